; pivots: made by tools/make_loops_text.py from pivots
; sources 637d411177f17c7f823a9e4c16dbe68104390a5c2177322264b9666f05be9550
define i64 @choose_pivots(i64 %0, i64 %1, i64 %2, ptr  %3, ptr  %4) {
  %6 = mul nsw i64 %1, %0
  %7 = getelementptr inbounds double, ptr %3, i64 %6
  %8 = getelementptr inbounds double, ptr %7, i64 %2
  %9 = mul i64 %2, %1
  %10 = getelementptr inbounds i64, ptr %4, i64 %9
  %11 = getelementptr inbounds i64, ptr %10, i64 %0
  %12 = getelementptr inbounds i64, ptr %11, i64 %0
  %13 = getelementptr inbounds i64, ptr %12, i64 %0
  %14 = getelementptr inbounds i64, ptr %13, i64 %0
  %15 = getelementptr inbounds i64, ptr %14, i64 %1
  %16 = icmp sgt i64 %0, 0
  br i1 %16, label %22, label %17

17:
  store double 1.000000e+00, ptr %8, align 8
  %18 = icmp sgt i64 %2, 0
  br i1 %18, label %19, label %34

19:
  %20 = icmp sgt i64 %1, 0
  %21 = bitcast ptr %15 to ptr
  br label %27

22:
  %23 = phi i64 [ %25, %22 ], [ 0, %5 ]
  %24 = getelementptr inbounds i64, ptr %12, i64 %23
  store i64 %23, ptr %24, align 8
  %25 = add nuw nsw i64 %23, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %17, label %22

27:
  %28 = phi i64 [ %0, %19 ], [ %218, %216 ]
  %29 = phi i64 [ 0, %19 ], [ %217, %216 ]
  %30 = phi i64 [ 0, %19 ], [ %219, %216 ]
  br i1 %20, label %31, label %216

31:
  %32 = mul nsw i64 %30, %1
  %33 = icmp sgt i64 %29, 0
  br label %42

34:
  %35 = phi i64 [ 0, %17 ], [ %217, %216 ]
  ret i64 %35

36:
  %37 = icmp sgt i64 %28, 0
  %38 = icmp sgt i64 %66, 0
  %39 = select i1 %37, i1 %38, i1 false
  br i1 %39, label %40, label %216

40:
  %41 = getelementptr inbounds double, ptr %7, i64 %30
  br label %69

42:
  %43 = phi i64 [ 0, %31 ], [ %67, %65 ]
  %44 = phi i64 [ 0, %31 ], [ %66, %65 ]
  %45 = add nsw i64 %43, %32
  %46 = getelementptr inbounds i64, ptr %4, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = icmp ne i64 %47, 0
  br i1 %33, label %51, label %49

49:
  %50 = phi i1 [ %48, %42 ], [ %59, %58 ]
  br i1 %50, label %62, label %65

51:
  %52 = phi i64 [ %60, %58 ], [ 0, %42 ]
  %53 = phi i1 [ %59, %58 ], [ %48, %42 ]
  br i1 %53, label %54, label %58

54:
  %55 = getelementptr inbounds i64, ptr %11, i64 %52
  %56 = load i64, ptr %55, align 8
  %57 = icmp ne i64 %56, %43
  br label %58

58:
  %59 = phi i1 [ false, %51 ], [ %57, %54 ]
  %60 = add nuw nsw i64 %52, 1
  %61 = icmp eq i64 %60, %29
  br i1 %61, label %49, label %51

62:
  %63 = add nsw i64 %44, 1
  %64 = getelementptr inbounds i64, ptr %14, i64 %44
  store i64 %43, ptr %64, align 8
  br label %65

65:
  %66 = phi i64 [ %63, %62 ], [ %44, %49 ]
  %67 = add nuw nsw i64 %43, 1
  %68 = icmp eq i64 %67, %1
  br i1 %68, label %36, label %42

69:
  %70 = phi i64 [ %28, %40 ], [ %140, %213 ]
  %71 = phi i64 [ %29, %40 ], [ %138, %213 ]
  %72 = phi i64 [ %66, %40 ], [ %152, %213 ]
  %73 = shl nuw i64 %72, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %21, i8 0, i64 %73, i1 false)
  br label %74

74:
  %75 = phi i64 [ %104, %103 ], [ 0, %69 ]
  %76 = phi double [ %93, %103 ], [ 0.000000e+00, %69 ]
  %77 = getelementptr inbounds i64, ptr %13, i64 %75
  store i64 0, ptr %77, align 8
  %78 = getelementptr inbounds i64, ptr %12, i64 %75
  br label %79

79:
  %80 = phi i64 [ 0, %74 ], [ %101, %91 ]
  %81 = phi double [ %76, %74 ], [ %93, %91 ]
  %82 = load i64, ptr %78, align 8
  %83 = mul nsw i64 %82, %1
  %84 = getelementptr inbounds i64, ptr %14, i64 %80
  %85 = load i64, ptr %84, align 8
  %86 = add nsw i64 %83, %85
  %87 = getelementptr inbounds double, ptr %3, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = tail call double @llvm.fabs.f64(double %88)
  %90 = fcmp uno double %88, 0.000000e+00
  br i1 %90, label %106, label %91

91:
  %92 = fcmp ole double %89, %81
  %93 = select i1 %92, double %81, double %89
  %94 = fcmp ogt double %89, 1.000000e-08
  %95 = zext i1 %94 to i64
  %96 = load i64, ptr %77, align 8
  %97 = add nsw i64 %96, %95
  store i64 %97, ptr %77, align 8
  %98 = getelementptr inbounds i64, ptr %15, i64 %80
  %99 = load i64, ptr %98, align 8
  %100 = add nsw i64 %99, %95
  store i64 %100, ptr %98, align 8
  %101 = add nuw nsw i64 %80, 1
  %102 = icmp eq i64 %101, %72
  br i1 %102, label %103, label %79

103:
  %104 = add nuw nsw i64 %75, 1
  %105 = icmp eq i64 %104, %70
  br i1 %105, label %106, label %74

106:
  %107 = phi double [ %89, %79 ], [ %93, %103 ]
  %108 = load double, ptr %41, align 8
  %109 = fcmp ogt double %107, %108
  br i1 %109, label %110, label %216

110:
  %111 = fmul double %107, 1.000000e-01
  br label %114

112:
  %113 = icmp sgt i64 %115, 1
  br i1 %113, label %114, label %125

114:
  %115 = phi i64 [ %72, %110 ], [ %119, %112 ]
  %116 = phi i64 [ 9223372036854775807, %110 ], [ %210, %112 ]
  %117 = phi i64 [ -1, %110 ], [ %209, %112 ]
  %118 = phi i64 [ -1, %110 ], [ %208, %112 ]
  %119 = add nsw i64 %115, -1
  %120 = getelementptr inbounds i64, ptr %15, i64 %119
  %121 = load i64, ptr %120, align 8
  %122 = add nsw i64 %121, -1
  %123 = getelementptr inbounds i64, ptr %14, i64 %119
  %124 = load i64, ptr %123, align 8
  br label %189

125:
  %126 = getelementptr inbounds i64, ptr %12, i64 %208
  %127 = load i64, ptr %126, align 8
  %128 = getelementptr inbounds i64, ptr %14, i64 %209
  %129 = load i64, ptr %128, align 8
  %130 = load double, ptr %8, align 8
  %131 = mul nsw i64 %127, %1
  %132 = add nsw i64 %131, %129
  %133 = getelementptr inbounds double, ptr %3, i64 %132
  %134 = load double, ptr %133, align 8
  %135 = tail call double @llvm.fabs.f64(double %134)
  %136 = tail call double @llvm.minnum.f64(double %130, double %135)
  store double %136, ptr %8, align 8
  %137 = getelementptr inbounds i64, ptr %10, i64 %71
  store i64 %127, ptr %137, align 8
  %138 = add nsw i64 %71, 1
  %139 = getelementptr inbounds i64, ptr %11, i64 %71
  store i64 %129, ptr %139, align 8
  %140 = add nsw i64 %70, -1
  %141 = add i64 %208, 1
  %142 = icmp slt i64 %141, %70
  br i1 %142, label %143, label %151

143:
  %144 = phi i64 [ %149, %143 ], [ %141, %125 ]
  %145 = phi i64 [ %144, %143 ], [ %208, %125 ]
  %146 = getelementptr inbounds i64, ptr %12, i64 %144
  %147 = load i64, ptr %146, align 8
  %148 = getelementptr inbounds i64, ptr %12, i64 %145
  store i64 %147, ptr %148, align 8
  %149 = add nsw i64 %144, 1
  %150 = icmp eq i64 %149, %70
  br i1 %150, label %151, label %143

151:
  %152 = add nsw i64 %72, -1
  %153 = add i64 %209, 1
  %154 = icmp slt i64 %153, %72
  br i1 %154, label %155, label %163

155:
  %156 = phi i64 [ %161, %155 ], [ %153, %151 ]
  %157 = phi i64 [ %156, %155 ], [ %209, %151 ]
  %158 = getelementptr inbounds i64, ptr %14, i64 %156
  %159 = load i64, ptr %158, align 8
  %160 = getelementptr inbounds i64, ptr %14, i64 %157
  store i64 %159, ptr %160, align 8
  %161 = add nsw i64 %156, 1
  %162 = icmp eq i64 %161, %72
  br i1 %162, label %163, label %155

163:
  %164 = icmp sgt i64 %70, 1
  br i1 %164, label %165, label %216

165:
  %166 = phi i64 [ %176, %175 ], [ 0, %163 ]
  %167 = getelementptr inbounds i64, ptr %12, i64 %166
  %168 = load i64, ptr %167, align 8
  %169 = mul nsw i64 %168, %1
  %170 = getelementptr inbounds double, ptr %3, i64 %169
  %171 = getelementptr inbounds double, ptr %170, i64 %129
  %172 = load double, ptr %171, align 8
  %173 = load double, ptr %133, align 8
  %174 = fdiv double %172, %173
  br i1 %20, label %178, label %175

175:
  store double 0.000000e+00, ptr %171, align 8
  %176 = add nuw nsw i64 %166, 1
  %177 = icmp eq i64 %176, %140
  br i1 %177, label %213, label %165

178:
  %179 = phi i64 [ %187, %178 ], [ 0, %165 ]
  %180 = add nsw i64 %179, %131
  %181 = getelementptr inbounds double, ptr %3, i64 %180
  %182 = load double, ptr %181, align 8
  %183 = fmul double %174, %182
  %184 = getelementptr inbounds double, ptr %170, i64 %179
  %185 = load double, ptr %184, align 8
  %186 = fsub double %185, %183
  store double %186, ptr %184, align 8
  %187 = add nuw nsw i64 %179, 1
  %188 = icmp eq i64 %187, %1
  br i1 %188, label %175, label %178

189:
  %190 = phi i64 [ 0, %114 ], [ %211, %189 ]
  %191 = phi i64 [ %116, %114 ], [ %210, %189 ]
  %192 = phi i64 [ %117, %114 ], [ %209, %189 ]
  %193 = phi i64 [ %118, %114 ], [ %208, %189 ]
  %194 = getelementptr inbounds i64, ptr %13, i64 %190
  %195 = load i64, ptr %194, align 8
  %196 = add nsw i64 %195, -1
  %197 = mul nsw i64 %122, %196
  %198 = getelementptr inbounds i64, ptr %12, i64 %190
  %199 = load i64, ptr %198, align 8
  %200 = mul nsw i64 %199, %1
  %201 = add nsw i64 %200, %124
  %202 = getelementptr inbounds double, ptr %3, i64 %201
  %203 = load double, ptr %202, align 8
  %204 = tail call double @llvm.fabs.f64(double %203)
  %205 = fcmp oge double %204, %111
  %206 = icmp slt i64 %197, %191
  %207 = select i1 %205, i1 %206, i1 false
  %208 = select i1 %207, i64 %190, i64 %193
  %209 = select i1 %207, i64 %119, i64 %192
  %210 = select i1 %207, i64 %197, i64 %191
  %211 = add nuw nsw i64 %190, 1
  %212 = icmp slt i64 %211, %70
  br i1 %212, label %189, label %112

213:
  %214 = icmp sgt i64 %72, 1
  %215 = select i1 %164, i1 %214, i1 false
  br i1 %215, label %69, label %216

216:
  %217 = phi i64 [ %29, %36 ], [ %29, %27 ], [ %138, %163 ], [ %71, %106 ], [ %138, %213 ]
  %218 = phi i64 [ %28, %36 ], [ %28, %27 ], [ %140, %163 ], [ %70, %106 ], [ %140, %213 ]
  %219 = add nuw nsw i64 %30, 1
  %220 = icmp eq i64 %219, %2
  br i1 %220, label %34, label %27
}

declare double @llvm.fabs.f64(double)

declare double @llvm.minnum.f64(double, double)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)
