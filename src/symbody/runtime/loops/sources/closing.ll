; closing: made by tools/make_loops_text.py from closing, pivots
; sources f17363f109e227f4f27483d2ed543f49c54283eb879881208bb3e069533b5cb1
%struct.closing_choice = type { i64, ptr, ptr, ptr, ptr, ptr }
%struct.closing_rows = type { ptr, ptr, double, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, ptr, ptr }
%struct.closing_start = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.closing_starts = type { ptr, ptr, ptr, ptr, ptr, i64, ptr, i64, ptr, i64, ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, ptr, ptr, ptr }

define i64 @closing_work(i64 %0, i64 %1, i64 %2) {
  %4 = shl i64 %1, 1
  %5 = shl nsw i64 %0, 2
  %6 = mul nsw i64 %1, 6
  %7 = add i64 %4, 6
  %8 = mul i64 %7, %2
  %9 = add i64 %5, 16
  %10 = add i64 %9, %6
  %11 = add i64 %10, %8
  ret i64 %11
}

define i64 @closing_places(i64 %0, i64 %1, i64 %2) {
  %4 = mul nsw i64 %1, 6
  %5 = add i64 %2, 3
  %6 = mul i64 %5, %0
  %7 = add i64 %6, %4
  ret i64 %7
}

define i64 @closing_pivots(ptr  %0, i64 %1, ptr  %2, ptr %3, ptr %4, ptr  %5, ptr  %6, ptr  %7) {
  %9 = getelementptr inbounds %struct.closing_choice, ptr %2, i64 0, i32 2
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.closing_choice, ptr %2, i64 0, i32 3
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.closing_choice, ptr %2, i64 0, i32 5
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.closing_choice, ptr %2, i64 0, i32 4
  %16 = load ptr, ptr %15, align 8
  store double 1.000000e+00, ptr %7, align 8
  %17 = getelementptr inbounds double, ptr %7, i64 1
  store double 0.000000e+00, ptr %17, align 8
  %18 = getelementptr inbounds %struct.closing_choice, ptr %2, i64 0, i32 0
  %19 = load i64, ptr %18, align 8
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %24

21:
  %22 = getelementptr inbounds %struct.closing_choice, ptr %2, i64 0, i32 1
  %23 = bitcast ptr %4 to ptr
  br label %26

24:
  %25 = phi i64 [ 0, %8 ], [ %163, %162 ]
  ret i64 %25

26:
  %27 = phi ptr [ %10, %21 ], [ %164, %162 ]
  %28 = phi ptr [ %12, %21 ], [ %165, %162 ]
  %29 = phi ptr [ %14, %21 ], [ %166, %162 ]
  %30 = phi ptr [ %16, %21 ], [ %167, %162 ]
  %31 = phi i64 [ 0, %21 ], [ %163, %162 ]
  %32 = phi i64 [ 0, %21 ], [ %168, %162 ]
  %33 = load ptr, ptr %22, align 8
  %34 = mul nuw nsw i64 %32, 3
  %35 = getelementptr inbounds i64, ptr %33, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds i64, ptr %35, i64 1
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds i64, ptr %35, i64 2
  %40 = load i64, ptr %39, align 8
  %41 = icmp sgt i64 %36, 0
  br i1 %41, label %42, label %74

42:
  %43 = icmp sgt i64 %38, 0
  br label %44

44:
  %45 = phi i64 [ 0, %42 ], [ %58, %56 ]
  %46 = phi double [ 0.000000e+00, %42 ], [ %57, %56 ]
  br i1 %43, label %47, label %56

47:
  %48 = getelementptr inbounds i64, ptr %27, i64 %45
  %49 = load i64, ptr %48, align 8
  %50 = mul nsw i64 %49, %1
  %51 = mul nsw i64 %45, %38
  br label %60

52:
  %53 = fmul double %57, 0x3DA5FD7FE1796495
  br i1 %41, label %54, label %74

54:
  %55 = icmp sgt i64 %38, 0
  br label %94

56:
  %57 = phi double [ %46, %44 ], [ %71, %60 ]
  %58 = add nuw nsw i64 %45, 1
  %59 = icmp eq i64 %58, %36
  br i1 %59, label %52, label %44

60:
  %61 = phi i64 [ 0, %47 ], [ %72, %60 ]
  %62 = phi double [ %46, %47 ], [ %71, %60 ]
  %63 = getelementptr inbounds i64, ptr %28, i64 %61
  %64 = load i64, ptr %63, align 8
  %65 = add nsw i64 %50, %64
  %66 = getelementptr inbounds double, ptr %0, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = add nsw i64 %61, %51
  %69 = getelementptr inbounds double, ptr %3, i64 %68
  store double %67, ptr %69, align 8
  %70 = tail call double @llvm.fabs.f64(double %67)
  %71 = tail call double @llvm.maxnum.f64(double %62, double %70)
  %72 = add nuw nsw i64 %61, 1
  %73 = icmp eq i64 %72, %38
  br i1 %73, label %56, label %60

74:
  %75 = mul nsw i64 %38, %36
  %76 = getelementptr inbounds double, ptr %3, i64 %75
  %77 = bitcast ptr %76 to ptr
  %78 = bitcast ptr %30 to ptr
  %79 = shl i64 %40, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %77, ptr align 8 %78, i64 %79, i1 false)
  %80 = bitcast ptr %29 to ptr
  %81 = mul nsw i64 %40, %38
  %82 = shl i64 %81, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %80, i64 %82, i1 false)
  %83 = tail call i64 @choose_pivots(i64 %36, i64 %38, i64 %40, ptr %3, ptr %4)
  %84 = getelementptr inbounds i64, ptr %4, i64 %81
  %85 = getelementptr inbounds i64, ptr %84, i64 %36
  %86 = load double, ptr %7, align 8
  %87 = add nsw i64 %75, %40
  %88 = getelementptr inbounds double, ptr %3, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = tail call double @llvm.minnum.f64(double %86, double %89)
  store double %90, ptr %7, align 8
  br i1 %41, label %91, label %125

91:
  %92 = icmp sgt i64 %83, 0
  %93 = icmp sgt i64 %38, 0
  br label %127

94:
  %95 = phi i64 [ 0, %54 ], [ %111, %110 ]
  %96 = mul nsw i64 %95, %38
  %97 = getelementptr inbounds double, ptr %3, i64 %96
  br i1 %55, label %98, label %110

98:
  %99 = phi i64 [ %105, %98 ], [ 0, %94 ]
  %100 = phi double [ %104, %98 ], [ 0.000000e+00, %94 ]
  %101 = getelementptr inbounds double, ptr %97, i64 %99
  %102 = load double, ptr %101, align 8
  %103 = tail call double @llvm.fabs.f64(double %102)
  %104 = tail call double @llvm.maxnum.f64(double %100, double %103)
  %105 = add nuw nsw i64 %99, 1
  %106 = icmp eq i64 %105, %38
  br i1 %106, label %107, label %98

107:
  br i1 %55, label %108, label %110

108:
  %109 = fcmp ogt double %104, %53
  br label %113

110:
  %111 = add nuw nsw i64 %95, 1
  %112 = icmp eq i64 %111, %36
  br i1 %112, label %74, label %94

113:
  %114 = phi i64 [ 0, %108 ], [ %123, %120 ]
  %115 = add nsw i64 %114, %96
  br i1 %109, label %116, label %120

116:
  %117 = getelementptr inbounds double, ptr %3, i64 %115
  %118 = load double, ptr %117, align 8
  %119 = fdiv double %118, %104
  br label %120

120:
  %121 = phi double [ %119, %116 ], [ 0.000000e+00, %113 ]
  %122 = getelementptr inbounds double, ptr %3, i64 %115
  store double %121, ptr %122, align 8
  %123 = add nuw nsw i64 %114, 1
  %124 = icmp eq i64 %123, %38
  br i1 %124, label %110, label %113

125:
  %126 = icmp sgt i64 %83, 0
  br i1 %126, label %171, label %162

127:
  %128 = phi i64 [ 0, %91 ], [ %160, %159 ]
  br i1 %92, label %130, label %143

129:
  br i1 %139, label %143, label %159

130:
  %131 = phi i64 [ %141, %138 ], [ 0, %127 ]
  %132 = phi i32 [ %140, %138 ], [ 1, %127 ]
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %138, label %134

134:
  %135 = getelementptr inbounds i64, ptr %84, i64 %131
  %136 = load i64, ptr %135, align 8
  %137 = icmp ne i64 %136, %128
  br label %138

138:
  %139 = phi i1 [ false, %130 ], [ %137, %134 ]
  %140 = zext i1 %139 to i32
  %141 = add nuw nsw i64 %131, 1
  %142 = icmp eq i64 %141, %83
  br i1 %142, label %129, label %130

143:
  %144 = load double, ptr %17, align 8
  %145 = mul nsw i64 %128, %38
  %146 = getelementptr inbounds double, ptr %3, i64 %145
  br i1 %93, label %147, label %156

147:
  %148 = phi i64 [ %154, %147 ], [ 0, %143 ]
  %149 = phi double [ %153, %147 ], [ 0.000000e+00, %143 ]
  %150 = getelementptr inbounds double, ptr %146, i64 %148
  %151 = load double, ptr %150, align 8
  %152 = tail call double @llvm.fabs.f64(double %151)
  %153 = tail call double @llvm.maxnum.f64(double %149, double %152)
  %154 = add nuw nsw i64 %148, 1
  %155 = icmp eq i64 %154, %38
  br i1 %155, label %156, label %147

156:
  %157 = phi double [ 0.000000e+00, %143 ], [ %153, %147 ]
  %158 = tail call double @llvm.maxnum.f64(double %144, double %157)
  store double %158, ptr %17, align 8
  br label %159

159:
  %160 = add nuw nsw i64 %128, 1
  %161 = icmp eq i64 %160, %36
  br i1 %161, label %125, label %127

162:
  %163 = phi i64 [ %31, %125 ], [ %183, %171 ]
  %164 = getelementptr inbounds i64, ptr %27, i64 %36
  %165 = getelementptr inbounds i64, ptr %28, i64 %38
  %166 = getelementptr inbounds i64, ptr %29, i64 %81
  %167 = getelementptr inbounds double, ptr %30, i64 %40
  %168 = add nuw nsw i64 %32, 1
  %169 = load i64, ptr %18, align 8
  %170 = icmp slt i64 %168, %169
  br i1 %170, label %26, label %24

171:
  %172 = phi i64 [ %185, %171 ], [ 0, %125 ]
  %173 = phi i64 [ %183, %171 ], [ %31, %125 ]
  %174 = getelementptr inbounds i64, ptr %84, i64 %172
  %175 = load i64, ptr %174, align 8
  %176 = getelementptr inbounds i64, ptr %27, i64 %175
  %177 = load i64, ptr %176, align 8
  %178 = getelementptr inbounds i64, ptr %5, i64 %173
  store i64 %177, ptr %178, align 8
  %179 = getelementptr inbounds i64, ptr %85, i64 %172
  %180 = load i64, ptr %179, align 8
  %181 = getelementptr inbounds i64, ptr %28, i64 %180
  %182 = load i64, ptr %181, align 8
  %183 = add nsw i64 %173, 1
  %184 = getelementptr inbounds i64, ptr %6, i64 %173
  store i64 %182, ptr %184, align 8
  %185 = add nuw nsw i64 %172, 1
  %186 = icmp eq i64 %185, %83
  br i1 %186, label %162, label %171
}

declare double @llvm.fabs.f64(double)

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.minnum.f64(double, double)

define i64 @closing_newton(ptr %0, ptr  %1, ptr  %2, ptr  %3) {
  %5 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 9
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 10
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 12
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 16
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 11
  %14 = load i64, ptr %13, align 8
  %15 = mul nsw i64 %14, %8
  %16 = getelementptr inbounds double, ptr %12, i64 %15
  %17 = shl nsw i64 %14, 1
  %18 = getelementptr inbounds double, ptr %16, i64 %17
  %19 = shl nsw i64 %8, 1
  %20 = getelementptr inbounds double, ptr %18, i64 %19
  %21 = getelementptr inbounds double, ptr %20, i64 %8
  %22 = getelementptr inbounds double, ptr %21, i64 %10
  %23 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 3
  %24 = bitcast ptr %23 to ptr
  %25 = load ptr, ptr %24, align 8
  %26 = bitcast ptr %3 to ptr
  %27 = shl i64 %6, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %26, i64 %27, i1 false)
  %28 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 0
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 2
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 1
  %33 = load ptr, ptr %32, align 8
  tail call void %29(double %31, ptr %33)
  %34 = load i64, ptr %9, align 8
  %35 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 5
  %36 = load ptr, ptr %35, align 8
  %37 = icmp sgt i64 %34, 0
  %38 = bitcast ptr %36 to ptr
  br i1 %37, label %39, label %49

39:
  %40 = phi i64 [ %45, %39 ], [ 0, %4 ]
  %41 = phi double [ %44, %39 ], [ 0.000000e+00, %4 ]
  %42 = getelementptr inbounds double, ptr %36, i64 %40
  %43 = load double, ptr %42, align 8
  %44 = tail call double @llvm.fmuladd.f64(double %43, double 0.000000e+00, double %41)
  %45 = add nuw nsw i64 %40, 1
  %46 = icmp eq i64 %45, %34
  br i1 %46, label %47, label %39

47:
  %48 = fcmp une double %44, 0.000000e+00
  br i1 %48, label %276, label %49

49:
  %50 = load i64, ptr %13, align 8
  %51 = load i64, ptr %7, align 8
  %52 = mul nsw i64 %51, %50
  %53 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 6
  %54 = load ptr, ptr %53, align 8
  %55 = icmp sgt i64 %52, 0
  br i1 %55, label %56, label %66

56:
  %57 = phi i64 [ %62, %56 ], [ 0, %49 ]
  %58 = phi double [ %61, %56 ], [ 0.000000e+00, %49 ]
  %59 = getelementptr inbounds double, ptr %54, i64 %57
  %60 = load double, ptr %59, align 8
  %61 = tail call double @llvm.fmuladd.f64(double %60, double 0.000000e+00, double %58)
  %62 = add nuw nsw i64 %57, 1
  %63 = icmp eq i64 %62, %52
  br i1 %63, label %64, label %56

64:
  %65 = fcmp une double %61, 0.000000e+00
  br i1 %65, label %276, label %66

66:
  %67 = bitcast ptr %21 to ptr
  %68 = bitcast ptr %35 to ptr
  %69 = shl i64 %10, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %67, ptr align 8 %38, i64 %69, i1 false)
  %70 = icmp sgt i64 %10, 0
  br i1 %70, label %71, label %79

71:
  %72 = phi i64 [ %77, %71 ], [ 0, %66 ]
  %73 = phi double [ %76, %71 ], [ 0.000000e+00, %66 ]
  %74 = getelementptr inbounds double, ptr %21, i64 %72
  %75 = load double, ptr %74, align 8
  %76 = tail call double @llvm.fmuladd.f64(double %75, double %75, double %73)
  %77 = add nuw nsw i64 %72, 1
  %78 = icmp eq i64 %77, %10
  br i1 %78, label %79, label %71

79:
  %80 = phi double [ 0.000000e+00, %66 ], [ %76, %71 ]
  %81 = tail call double @llvm.sqrt.f64(double %80)
  %82 = bitcast ptr %20 to ptr
  %83 = shl i64 %8, 3
  %84 = icmp sgt i64 %8, 0
  %85 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 13
  %86 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 4
  %87 = bitcast ptr %86 to ptr
  %88 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 8
  %89 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 15
  %90 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 14
  %91 = bitcast ptr %22 to ptr
  br label %92

92:
  %93 = phi i32 [ 0, %79 ], [ %274, %272 ]
  %94 = phi double [ %81, %79 ], [ %250, %272 ]
  tail call void @llvm.memset.p0.i64(ptr align 8 %82, i8 0, i64 %83, i1 false)
  tail call void @reduce(ptr %0, ptr %1, ptr %2, ptr %21, ptr %20)
  br i1 %70, label %95, label %106

95:
  %96 = phi i64 [ %102, %95 ], [ 0, %92 ]
  %97 = phi double [ %101, %95 ], [ 0.000000e+00, %92 ]
  %98 = getelementptr inbounds double, ptr %21, i64 %96
  %99 = load double, ptr %98, align 8
  %100 = tail call double @llvm.fabs.f64(double %99)
  %101 = tail call double @llvm.maxnum.f64(double %97, double %100)
  %102 = add nuw nsw i64 %96, 1
  %103 = icmp eq i64 %102, %10
  br i1 %103, label %104, label %95

104:
  %105 = fcmp olt double %101, 0x3D719799812DEA11
  br i1 %105, label %106, label %118

106:
  br i1 %84, label %107, label %276

107:
  %108 = phi i64 [ %114, %107 ], [ 0, %106 ]
  %109 = phi double [ %113, %107 ], [ 0.000000e+00, %106 ]
  %110 = getelementptr inbounds double, ptr %20, i64 %108
  %111 = load double, ptr %110, align 8
  %112 = tail call double @llvm.fabs.f64(double %111)
  %113 = tail call double @llvm.maxnum.f64(double %109, double %112)
  %114 = add nuw nsw i64 %108, 1
  %115 = icmp eq i64 %114, %8
  br i1 %115, label %116, label %107

116:
  %117 = fcmp olt double %113, 1.000000e-09
  br i1 %117, label %276, label %118

118:
  br label %119

119:
  %120 = phi double [ %257, %256 ], [ 1.000000e+00, %118 ]
  %121 = load i64, ptr %85, align 8
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %136, label %123

123:
  %124 = load i64, ptr %5, align 8
  %125 = icmp sgt i64 %124, 0
  br i1 %125, label %126, label %203

126:
  %127 = phi i64 [ %134, %126 ], [ 0, %123 ]
  %128 = getelementptr inbounds double, ptr %3, i64 %127
  %129 = load double, ptr %128, align 8
  %130 = getelementptr inbounds double, ptr %20, i64 %127
  %131 = load double, ptr %130, align 8
  %132 = tail call double @llvm.fmuladd.f64(double %120, double %131, double %129)
  %133 = getelementptr inbounds double, ptr %22, i64 %127
  store double %132, ptr %133, align 8
  %134 = add nuw nsw i64 %127, 1
  %135 = icmp eq i64 %134, %124
  br i1 %135, label %203, label %126

136:
  %137 = load ptr, ptr %24, align 8
  %138 = load i64, ptr %5, align 8
  %139 = shl i64 %138, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %137, ptr align 8 %26, i64 %139, i1 false)
  %140 = load i64, ptr %7, align 8
  %141 = icmp sgt i64 %140, 0
  br i1 %141, label %142, label %144

142:
  %143 = load ptr, ptr %86, align 8
  br label %155

144:
  %145 = load ptr, ptr %28, align 8
  %146 = load double, ptr %30, align 8
  %147 = load ptr, ptr %32, align 8
  tail call void %145(double %146, ptr %147)
  %148 = load ptr, ptr %87, align 8
  %149 = load i64, ptr %7, align 8
  %150 = shl i64 %149, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %148, i8 0, i64 %150, i1 false)
  %151 = load i64, ptr %5, align 8
  %152 = icmp sgt i64 %151, 0
  br i1 %152, label %153, label %163

153:
  %154 = load ptr, ptr %88, align 8
  br label %193

155:
  %156 = phi i64 [ 0, %142 ], [ %161, %155 ]
  %157 = getelementptr inbounds double, ptr %20, i64 %156
  %158 = load double, ptr %157, align 8
  %159 = fmul double %120, %158
  %160 = getelementptr inbounds double, ptr %143, i64 %156
  store double %159, ptr %160, align 8
  %161 = add nuw nsw i64 %156, 1
  %162 = icmp eq i64 %161, %140
  br i1 %162, label %144, label %155

163:
  %164 = load i64, ptr %89, align 8
  %165 = icmp sgt i64 %164, 0
  br i1 %165, label %166, label %203

166:
  %167 = load ptr, ptr %90, align 8
  br label %168

168:
  %169 = phi i64 [ 0, %166 ], [ %184, %183 ]
  %170 = getelementptr inbounds i64, ptr %167, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = getelementptr inbounds double, ptr %22, i64 %171
  br label %173

173:
  %174 = phi i64 [ %179, %173 ], [ 0, %168 ]
  %175 = phi double [ %178, %173 ], [ 0.000000e+00, %168 ]
  %176 = getelementptr inbounds double, ptr %172, i64 %174
  %177 = load double, ptr %176, align 8
  %178 = tail call double @llvm.fmuladd.f64(double %177, double %177, double %175)
  %179 = add nuw nsw i64 %174, 1
  %180 = icmp eq i64 %179, 4
  br i1 %180, label %181, label %173

181:
  %182 = tail call double @llvm.sqrt.f64(double %178)
  br label %186

183:
  %184 = add nuw nsw i64 %169, 1
  %185 = icmp eq i64 %184, %164
  br i1 %185, label %203, label %168

186:
  %187 = phi i64 [ 0, %181 ], [ %191, %186 ]
  %188 = getelementptr inbounds double, ptr %172, i64 %187
  %189 = load double, ptr %188, align 8
  %190 = fdiv double %189, %182
  store double %190, ptr %188, align 8
  %191 = add nuw nsw i64 %187, 1
  %192 = icmp eq i64 %191, 4
  br i1 %192, label %183, label %186

193:
  %194 = phi i64 [ 0, %153 ], [ %201, %193 ]
  %195 = getelementptr inbounds double, ptr %3, i64 %194
  %196 = load double, ptr %195, align 8
  %197 = getelementptr inbounds double, ptr %154, i64 %194
  %198 = load double, ptr %197, align 8
  %199 = fadd double %196, %198
  %200 = getelementptr inbounds double, ptr %22, i64 %194
  store double %199, ptr %200, align 8
  %201 = add nuw nsw i64 %194, 1
  %202 = icmp eq i64 %201, %151
  br i1 %202, label %163, label %193

203:
  %204 = phi i64 [ %124, %123 ], [ %151, %163 ], [ %151, %183 ], [ %124, %126 ]
  %205 = load ptr, ptr %24, align 8
  %206 = shl i64 %204, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %205, ptr align 8 %91, i64 %206, i1 false)
  %207 = load ptr, ptr %28, align 8
  %208 = load double, ptr %30, align 8
  %209 = load ptr, ptr %32, align 8
  tail call void %207(double %208, ptr %209)
  %210 = load i64, ptr %9, align 8
  %211 = load ptr, ptr %35, align 8
  %212 = icmp sgt i64 %210, 0
  br i1 %212, label %213, label %223

213:
  %214 = phi i64 [ %219, %213 ], [ 0, %203 ]
  %215 = phi double [ %218, %213 ], [ 0.000000e+00, %203 ]
  %216 = getelementptr inbounds double, ptr %211, i64 %214
  %217 = load double, ptr %216, align 8
  %218 = tail call double @llvm.fmuladd.f64(double %217, double 0.000000e+00, double %215)
  %219 = add nuw nsw i64 %214, 1
  %220 = icmp eq i64 %219, %210
  br i1 %220, label %221, label %213

221:
  %222 = fcmp une double %218, 0.000000e+00
  br i1 %222, label %276, label %223

223:
  %224 = load i64, ptr %13, align 8
  %225 = load i64, ptr %7, align 8
  %226 = mul nsw i64 %225, %224
  %227 = load ptr, ptr %53, align 8
  %228 = icmp sgt i64 %226, 0
  br i1 %228, label %229, label %239

229:
  %230 = phi i64 [ %235, %229 ], [ 0, %223 ]
  %231 = phi double [ %234, %229 ], [ 0.000000e+00, %223 ]
  %232 = getelementptr inbounds double, ptr %227, i64 %230
  %233 = load double, ptr %232, align 8
  %234 = tail call double @llvm.fmuladd.f64(double %233, double 0.000000e+00, double %231)
  %235 = add nuw nsw i64 %230, 1
  %236 = icmp eq i64 %235, %226
  br i1 %236, label %237, label %229

237:
  %238 = fcmp une double %234, 0.000000e+00
  br i1 %238, label %276, label %239

239:
  br i1 %70, label %240, label %248

240:
  %241 = phi i64 [ %246, %240 ], [ 0, %239 ]
  %242 = phi double [ %245, %240 ], [ 0.000000e+00, %239 ]
  %243 = getelementptr inbounds double, ptr %211, i64 %241
  %244 = load double, ptr %243, align 8
  %245 = tail call double @llvm.fmuladd.f64(double %244, double %244, double %242)
  %246 = add nuw nsw i64 %241, 1
  %247 = icmp eq i64 %246, %10
  br i1 %247, label %248, label %240

248:
  %249 = phi double [ 0.000000e+00, %239 ], [ %245, %240 ]
  %250 = tail call double @llvm.sqrt.f64(double %249)
  %251 = tail call double @llvm.fmuladd.f64(double %120, double -1.000000e-01, double 1.000000e+00)
  %252 = fmul double %94, %251
  %253 = fcmp olt double %250, %252
  %254 = fcmp olt double %250, 0x3D719799812DEA11
  %255 = or i1 %253, %254
  br i1 %255, label %272, label %256

256:
  %257 = fmul double %120, 5.000000e-01
  %258 = fcmp ogt double %257, 1.000000e-04
  br i1 %258, label %119, label %259

259:
  br i1 %70, label %260, label %276

260:
  %261 = phi i64 [ %267, %260 ], [ 0, %259 ]
  %262 = phi double [ %266, %260 ], [ 0.000000e+00, %259 ]
  %263 = getelementptr inbounds double, ptr %21, i64 %261
  %264 = load double, ptr %263, align 8
  %265 = tail call double @llvm.fabs.f64(double %264)
  %266 = tail call double @llvm.maxnum.f64(double %262, double %265)
  %267 = add nuw nsw i64 %261, 1
  %268 = icmp eq i64 %267, %10
  br i1 %268, label %269, label %260

269:
  %270 = fcmp uge double %266, 1.000000e-10
  %271 = zext i1 %270 to i64
  br label %276

272:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %91, i64 %27, i1 false)
  %273 = load ptr, ptr %68, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %67, ptr align 8 %273, i64 %69, i1 false)
  %274 = add nuw nsw i32 %93, 1
  %275 = icmp eq i32 %274, 60
  br i1 %275, label %276, label %92

276:
  %277 = phi i64 [ 1, %64 ], [ 1, %47 ], [ 0, %259 ], [ %271, %269 ], [ 1, %237 ], [ 1, %221 ], [ 0, %106 ], [ 0, %116 ], [ 1, %272 ]
  ret i64 %277
}

define internal void @reduce(ptr  %0, ptr  %1, ptr  %2, ptr  %3, ptr  %4) {
  %6 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 10
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 16
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 11
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %11, %7
  %13 = getelementptr inbounds double, ptr %9, i64 %12
  %14 = getelementptr inbounds double, ptr %13, i64 %11
  %15 = getelementptr inbounds double, ptr %14, i64 %7
  %16 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 17
  %17 = load ptr, ptr %16, align 8
  %18 = shl nsw i64 %11, 1
  %19 = getelementptr inbounds i64, ptr %17, i64 %18
  %20 = getelementptr inbounds i64, ptr %19, i64 %7
  %21 = getelementptr inbounds i64, ptr %20, i64 %7
  %22 = getelementptr inbounds %struct.closing_choice, ptr %1, i64 0, i32 0
  %23 = load i64, ptr %22, align 8
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %33

25:
  %26 = getelementptr inbounds %struct.closing_choice, ptr %1, i64 0, i32 3
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds %struct.closing_choice, ptr %1, i64 0, i32 2
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds %struct.closing_choice, ptr %1, i64 0, i32 1
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 6
  br label %34

33:
  ret void

34:
  %35 = phi ptr [ %29, %25 ], [ %407, %406 ]
  %36 = phi ptr [ %27, %25 ], [ %408, %406 ]
  %37 = phi i64 [ 0, %25 ], [ %409, %406 ]
  %38 = mul nuw nsw i64 %37, 3
  %39 = getelementptr inbounds i64, ptr %31, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = add nuw nsw i64 %38, 1
  %42 = getelementptr inbounds i64, ptr %31, i64 %41
  %43 = load i64, ptr %42, align 8
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %50, label %45

45:
  %46 = phi i64 [ 0, %34 ], [ %62, %61 ]
  %47 = icmp sgt i64 %40, 0
  br i1 %47, label %48, label %76

48:
  %49 = icmp sgt i64 %46, 0
  br label %65

50:
  %51 = phi i64 [ %63, %61 ], [ 0, %34 ]
  %52 = phi i64 [ %62, %61 ], [ 0, %34 ]
  %53 = getelementptr inbounds i64, ptr %36, i64 %51
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds i64, ptr %2, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %61, label %58

58:
  %59 = add nsw i64 %52, 1
  %60 = getelementptr inbounds i64, ptr %20, i64 %52
  store i64 %54, ptr %60, align 8
  br label %61

61:
  %62 = phi i64 [ %59, %58 ], [ %52, %50 ]
  %63 = add nuw nsw i64 %51, 1
  %64 = icmp eq i64 %63, %43
  br i1 %64, label %45, label %50

65:
  %66 = phi i64 [ 0, %48 ], [ %393, %388 ]
  br i1 %49, label %70, label %67

67:
  %68 = getelementptr inbounds i64, ptr %35, i64 %66
  %69 = load i64, ptr %68, align 8
  br label %388

70:
  %71 = load ptr, ptr %32, align 8
  %72 = getelementptr inbounds i64, ptr %35, i64 %66
  %73 = load i64, ptr %72, align 8
  %74 = mul nsw i64 %73, %7
  %75 = mul nsw i64 %66, %46
  br label %395

76:
  %77 = icmp sgt i64 %46, 0
  br i1 %77, label %84, label %406

78:
  br i1 %47, label %79, label %299

79:
  %80 = add nsw i64 %46, -1
  %81 = add nsw i64 %40, -1
  %82 = tail call i64 @llvm.umin.i64(i64 %80, i64 %81)
  %83 = add nuw nsw i64 %82, 1
  br label %89

84:
  %85 = phi i64 [ %87, %84 ], [ 0, %76 ]
  %86 = getelementptr inbounds i64, ptr %21, i64 %85
  store i64 %85, ptr %86, align 8
  %87 = add nuw nsw i64 %85, 1
  %88 = icmp eq i64 %87, %46
  br i1 %88, label %78, label %84

89:
  %90 = phi i1 [ true, %79 ], [ %212, %210 ]
  %91 = phi i1 [ true, %79 ], [ %211, %210 ]
  %92 = phi i64 [ 0, %79 ], [ %141, %210 ]
  br label %93

93:
  %94 = phi i64 [ %92, %89 ], [ %103, %100 ]
  %95 = phi double [ -1.000000e+00, %89 ], [ %102, %100 ]
  %96 = phi i64 [ %92, %89 ], [ %104, %100 ]
  br label %106

97:
  %98 = tail call double @llvm.sqrt.f64(double %102)
  %99 = icmp eq i64 %92, 0
  br i1 %99, label %120, label %116

100:
  %101 = fcmp ogt double %113, %95
  %102 = select i1 %101, double %113, double %95
  %103 = select i1 %101, i64 %96, i64 %94
  %104 = add nuw nsw i64 %96, 1
  %105 = icmp slt i64 %104, %46
  br i1 %105, label %93, label %97

106:
  %107 = phi i64 [ %114, %106 ], [ %92, %93 ]
  %108 = phi double [ %113, %106 ], [ 0.000000e+00, %93 ]
  %109 = mul nsw i64 %107, %46
  %110 = add nsw i64 %109, %96
  %111 = getelementptr inbounds double, ptr %9, i64 %110
  %112 = load double, ptr %111, align 8
  %113 = tail call double @llvm.fmuladd.f64(double %112, double %112, double %108)
  %114 = add nuw nsw i64 %107, 1
  %115 = icmp slt i64 %114, %40
  br i1 %115, label %106, label %100

116:
  %117 = load double, ptr %9, align 8
  %118 = tail call double @llvm.fabs.f64(double %117)
  %119 = fmul double %118, 1.000000e-09
  br label %120

120:
  %121 = phi double [ %119, %116 ], [ 0.000000e+00, %97 ]
  %122 = fcmp ogt double %98, %121
  br i1 %122, label %123, label %214

123:
  %124 = icmp eq i64 %103, %92
  br i1 %124, label %125, label %199

125:
  %126 = getelementptr inbounds i64, ptr %21, i64 %92
  %127 = load i64, ptr %126, align 8
  %128 = getelementptr inbounds i64, ptr %21, i64 %103
  %129 = load i64, ptr %128, align 8
  store i64 %129, ptr %126, align 8
  store i64 %127, ptr %128, align 8
  br i1 %91, label %145, label %130

130:
  %131 = phi double [ 0.000000e+00, %125 ], [ %152, %145 ]
  %132 = mul nsw i64 %92, %46
  %133 = add nsw i64 %132, %92
  %134 = getelementptr inbounds double, ptr %9, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = fcmp ogt double %135, 0.000000e+00
  %137 = tail call double @llvm.sqrt.f64(double %131)
  %138 = fneg double %137
  %139 = select i1 %136, double %138, double %137
  %140 = fsub double %135, %139
  %141 = add nuw nsw i64 %92, 1
  br i1 %90, label %142, label %210

142:
  %143 = icmp slt i64 %141, %40
  %144 = fmul double %139, %140
  br label %155

145:
  %146 = phi double [ %152, %145 ], [ 0.000000e+00, %125 ]
  %147 = phi i64 [ %153, %145 ], [ %92, %125 ]
  %148 = mul nsw i64 %147, %46
  %149 = add nsw i64 %148, %92
  %150 = getelementptr inbounds double, ptr %9, i64 %149
  %151 = load double, ptr %150, align 8
  %152 = tail call double @llvm.fmuladd.f64(double %151, double %151, double %146)
  %153 = add nuw nsw i64 %147, 1
  %154 = icmp eq i64 %153, %40
  br i1 %154, label %130, label %145

155:
  %156 = phi i64 [ %141, %142 ], [ %185, %184 ]
  %157 = icmp slt i64 %156, %46
  %158 = getelementptr inbounds double, ptr %9, i64 %156
  %159 = select i1 %157, ptr %158, ptr %13
  %160 = select i1 %157, i64 %46, i64 1
  %161 = mul nsw i64 %160, %92
  %162 = getelementptr inbounds double, ptr %159, i64 %161
  %163 = load double, ptr %162, align 8
  %164 = fmul double %140, %163
  br i1 %143, label %171, label %165

165:
  %166 = fdiv double %164, %144
  %167 = tail call double @llvm.fmuladd.f64(double %166, double %140, double %163)
  store double %167, ptr %162, align 8
  br label %184

168:
  %169 = fdiv double %181, %144
  %170 = tail call double @llvm.fmuladd.f64(double %169, double %140, double %163)
  store double %170, ptr %162, align 8
  br label %187

171:
  %172 = phi i64 [ %182, %171 ], [ %141, %155 ]
  %173 = phi double [ %181, %171 ], [ %164, %155 ]
  %174 = mul nsw i64 %172, %46
  %175 = add nsw i64 %174, %92
  %176 = getelementptr inbounds double, ptr %9, i64 %175
  %177 = load double, ptr %176, align 8
  %178 = mul nsw i64 %172, %160
  %179 = getelementptr inbounds double, ptr %159, i64 %178
  %180 = load double, ptr %179, align 8
  %181 = tail call double @llvm.fmuladd.f64(double %177, double %180, double %173)
  %182 = add nuw nsw i64 %172, 1
  %183 = icmp eq i64 %182, %40
  br i1 %183, label %168, label %171

184:
  %185 = add i64 %156, 1
  %186 = icmp eq i64 %156, %46
  br i1 %186, label %210, label %155

187:
  %188 = phi i64 [ %197, %187 ], [ %141, %168 ]
  %189 = mul nsw i64 %188, %46
  %190 = add nsw i64 %189, %92
  %191 = getelementptr inbounds double, ptr %9, i64 %190
  %192 = load double, ptr %191, align 8
  %193 = mul nsw i64 %188, %160
  %194 = getelementptr inbounds double, ptr %159, i64 %193
  %195 = load double, ptr %194, align 8
  %196 = tail call double @llvm.fmuladd.f64(double %169, double %192, double %195)
  store double %196, ptr %194, align 8
  %197 = add nuw nsw i64 %188, 1
  %198 = icmp eq i64 %197, %40
  br i1 %198, label %184, label %187

199:
  %200 = phi i64 [ %208, %199 ], [ 0, %123 ]
  %201 = mul nsw i64 %200, %46
  %202 = add nsw i64 %201, %92
  %203 = getelementptr inbounds double, ptr %9, i64 %202
  %204 = load double, ptr %203, align 8
  %205 = add nsw i64 %201, %103
  %206 = getelementptr inbounds double, ptr %9, i64 %205
  %207 = load double, ptr %206, align 8
  store double %207, ptr %203, align 8
  store double %204, ptr %206, align 8
  %208 = add nuw nsw i64 %200, 1
  %209 = icmp eq i64 %208, %40
  br i1 %209, label %125, label %199

210:
  store double %139, ptr %134, align 8
  %211 = icmp slt i64 %141, %40
  %212 = icmp slt i64 %141, %46
  %213 = icmp eq i64 %92, %82
  br i1 %213, label %214, label %89

214:
  %215 = phi i64 [ %83, %210 ], [ %92, %120 ]
  %216 = phi i1 [ %212, %210 ], [ %90, %120 ]
  %217 = add nsw i64 %215, -1
  %218 = icmp sgt i64 %215, 0
  %219 = select i1 %218, i1 %216, i1 false
  br i1 %219, label %220, label %222

220:
  %221 = icmp slt i64 %215, %46
  br label %224

222:
  br i1 %218, label %223, label %299

223:
  br label %287

224:
  %225 = phi i64 [ %217, %220 ], [ %250, %249 ]
  %226 = mul nsw i64 %225, %46
  %227 = getelementptr inbounds double, ptr %9, i64 %226
  %228 = getelementptr inbounds double, ptr %227, i64 %225
  %229 = load double, ptr %228, align 8
  %230 = fmul double %229, %229
  br i1 %221, label %241, label %231

231:
  %232 = phi double [ %230, %224 ], [ %246, %241 ]
  %233 = fcmp ogt double %229, 0.000000e+00
  %234 = tail call double @llvm.sqrt.f64(double %232)
  %235 = fneg double %234
  %236 = select i1 %233, double %235, double %234
  %237 = fsub double %229, %236
  %238 = getelementptr inbounds double, ptr %15, i64 %225
  store double %237, ptr %238, align 8
  %239 = icmp sgt i64 %225, 0
  br i1 %239, label %251, label %240

240:
  store double %236, ptr %9, align 8
  br label %223

241:
  %242 = phi i64 [ %247, %241 ], [ %215, %224 ]
  %243 = phi double [ %246, %241 ], [ %230, %224 ]
  %244 = getelementptr inbounds double, ptr %227, i64 %242
  %245 = load double, ptr %244, align 8
  %246 = tail call double @llvm.fmuladd.f64(double %245, double %245, double %243)
  %247 = add nuw nsw i64 %242, 1
  %248 = icmp eq i64 %247, %46
  br i1 %248, label %231, label %241

249:
  store double %236, ptr %228, align 8
  %250 = add nsw i64 %225, -1
  br label %224

251:
  %252 = phi double [ %286, %285 ], [ %237, %231 ]
  %253 = phi i64 [ %283, %285 ], [ 0, %231 ]
  %254 = mul nsw i64 %253, %46
  %255 = getelementptr inbounds double, ptr %9, i64 %254
  %256 = getelementptr inbounds double, ptr %255, i64 %225
  %257 = load double, ptr %256, align 8
  %258 = fmul double %252, %257
  br label %263

259:
  %260 = fmul double %236, %252
  %261 = fdiv double %270, %260
  %262 = tail call double @llvm.fmuladd.f64(double %261, double %252, double %257)
  store double %262, ptr %256, align 8
  br label %273

263:
  %264 = phi i64 [ %271, %263 ], [ %215, %251 ]
  %265 = phi double [ %270, %263 ], [ %258, %251 ]
  %266 = getelementptr inbounds double, ptr %227, i64 %264
  %267 = load double, ptr %266, align 8
  %268 = getelementptr inbounds double, ptr %255, i64 %264
  %269 = load double, ptr %268, align 8
  %270 = tail call double @llvm.fmuladd.f64(double %267, double %269, double %265)
  %271 = add nuw nsw i64 %264, 1
  %272 = icmp eq i64 %271, %46
  br i1 %272, label %259, label %263

273:
  %274 = phi i64 [ %280, %273 ], [ %215, %259 ]
  %275 = getelementptr inbounds double, ptr %227, i64 %274
  %276 = load double, ptr %275, align 8
  %277 = getelementptr inbounds double, ptr %255, i64 %274
  %278 = load double, ptr %277, align 8
  %279 = tail call double @llvm.fmuladd.f64(double %261, double %276, double %278)
  store double %279, ptr %277, align 8
  %280 = add nuw nsw i64 %274, 1
  %281 = icmp eq i64 %280, %46
  br i1 %281, label %282, label %273

282:
  %283 = add nuw nsw i64 %253, 1
  %284 = icmp slt i64 %283, %225
  br i1 %284, label %285, label %249

285:
  %286 = load double, ptr %238, align 8
  br label %251

287:
  %288 = phi i64 [ %311, %303 ], [ %217, %223 ]
  %289 = add nsw i64 %288, 1
  %290 = icmp slt i64 %289, %215
  br i1 %290, label %295, label %291

291:
  %292 = getelementptr inbounds double, ptr %13, i64 %288
  %293 = load double, ptr %292, align 8
  %294 = mul nsw i64 %288, %46
  br label %303

295:
  %296 = mul nsw i64 %288, %46
  %297 = getelementptr inbounds double, ptr %13, i64 %288
  %298 = load double, ptr %297, align 8
  br label %313

299:
  %300 = phi i64 [ %215, %222 ], [ 0, %78 ], [ %215, %303 ]
  %301 = phi i1 [ %216, %222 ], [ true, %78 ], [ %216, %303 ]
  %302 = getelementptr inbounds double, ptr %15, i64 %40
  br label %328

303:
  %304 = phi i64 [ %294, %291 ], [ %296, %313 ]
  %305 = phi double [ %293, %291 ], [ %322, %313 ]
  %306 = add nsw i64 %304, %288
  %307 = getelementptr inbounds double, ptr %9, i64 %306
  %308 = load double, ptr %307, align 8
  %309 = getelementptr inbounds double, ptr %13, i64 %288
  %310 = fdiv double %305, %308
  store double %310, ptr %309, align 8
  %311 = add nsw i64 %288, -1
  %312 = icmp sgt i64 %288, 0
  br i1 %312, label %287, label %299

313:
  %314 = phi double [ %298, %295 ], [ %322, %313 ]
  %315 = phi i64 [ %289, %295 ], [ %323, %313 ]
  %316 = add nsw i64 %315, %296
  %317 = getelementptr inbounds double, ptr %9, i64 %316
  %318 = load double, ptr %317, align 8
  %319 = getelementptr inbounds double, ptr %13, i64 %315
  %320 = load double, ptr %319, align 8
  %321 = fneg double %318
  %322 = tail call double @llvm.fmuladd.f64(double %321, double %320, double %314)
  store double %322, ptr %297, align 8
  %323 = add nsw i64 %315, 1
  %324 = icmp eq i64 %323, %215
  br i1 %324, label %303, label %313

325:
  %326 = icmp ne i64 %300, 0
  %327 = and i1 %301, %326
  br i1 %327, label %339, label %377

328:
  %329 = phi i64 [ %337, %334 ], [ 0, %299 ]
  %330 = icmp ult i64 %329, %300
  br i1 %330, label %331, label %334

331:
  %332 = getelementptr inbounds double, ptr %13, i64 %329
  %333 = load double, ptr %332, align 8
  br label %334

334:
  %335 = phi double [ %333, %331 ], [ 0.000000e+00, %328 ]
  %336 = getelementptr inbounds double, ptr %302, i64 %329
  store double %335, ptr %336, align 8
  %337 = add nuw nsw i64 %329, 1
  %338 = icmp eq i64 %337, %46
  br i1 %338, label %325, label %328

339:
  %340 = phi i64 [ %375, %374 ], [ 0, %325 ]
  %341 = mul nsw i64 %340, %46
  %342 = getelementptr inbounds double, ptr %9, i64 %341
  %343 = getelementptr inbounds double, ptr %15, i64 %340
  %344 = load double, ptr %343, align 8
  %345 = add nsw i64 %341, %340
  %346 = getelementptr inbounds double, ptr %9, i64 %345
  %347 = load double, ptr %346, align 8
  %348 = getelementptr inbounds double, ptr %302, i64 %340
  %349 = load double, ptr %348, align 8
  %350 = fmul double %344, %349
  br label %355

351:
  %352 = fmul double %344, %347
  %353 = fdiv double %362, %352
  %354 = tail call double @llvm.fmuladd.f64(double %353, double %344, double %349)
  store double %354, ptr %348, align 8
  br label %365

355:
  %356 = phi i64 [ %363, %355 ], [ %300, %339 ]
  %357 = phi double [ %362, %355 ], [ %350, %339 ]
  %358 = getelementptr inbounds double, ptr %342, i64 %356
  %359 = load double, ptr %358, align 8
  %360 = getelementptr inbounds double, ptr %302, i64 %356
  %361 = load double, ptr %360, align 8
  %362 = tail call double @llvm.fmuladd.f64(double %359, double %361, double %357)
  %363 = add nuw nsw i64 %356, 1
  %364 = icmp eq i64 %363, %46
  br i1 %364, label %351, label %355

365:
  %366 = phi i64 [ %372, %365 ], [ %300, %351 ]
  %367 = getelementptr inbounds double, ptr %342, i64 %366
  %368 = load double, ptr %367, align 8
  %369 = getelementptr inbounds double, ptr %302, i64 %366
  %370 = load double, ptr %369, align 8
  %371 = tail call double @llvm.fmuladd.f64(double %353, double %368, double %370)
  store double %371, ptr %369, align 8
  %372 = add nuw nsw i64 %366, 1
  %373 = icmp eq i64 %372, %46
  br i1 %373, label %374, label %365

374:
  %375 = add nuw nsw i64 %340, 1
  %376 = icmp eq i64 %375, %300
  br i1 %376, label %377, label %339

377:
  br label %378

378:
  %379 = phi i64 [ %385, %378 ], [ 0, %377 ]
  %380 = getelementptr inbounds double, ptr %302, i64 %379
  %381 = load double, ptr %380, align 8
  %382 = getelementptr inbounds i64, ptr %21, i64 %379
  %383 = load i64, ptr %382, align 8
  %384 = getelementptr inbounds double, ptr %14, i64 %383
  store double %381, ptr %384, align 8
  %385 = add nuw nsw i64 %379, 1
  %386 = icmp eq i64 %385, %46
  br i1 %386, label %387, label %378

387:
  br i1 %77, label %412, label %406

388:
  %389 = phi i64 [ %69, %67 ], [ %73, %395 ]
  %390 = getelementptr inbounds double, ptr %3, i64 %389
  %391 = load double, ptr %390, align 8
  %392 = getelementptr inbounds double, ptr %13, i64 %66
  store double %391, ptr %392, align 8
  %393 = add nuw nsw i64 %66, 1
  %394 = icmp eq i64 %393, %40
  br i1 %394, label %76, label %65

395:
  %396 = phi i64 [ 0, %70 ], [ %404, %395 ]
  %397 = getelementptr inbounds i64, ptr %20, i64 %396
  %398 = load i64, ptr %397, align 8
  %399 = add nsw i64 %74, %398
  %400 = getelementptr inbounds double, ptr %71, i64 %399
  %401 = load double, ptr %400, align 8
  %402 = add nsw i64 %396, %75
  %403 = getelementptr inbounds double, ptr %9, i64 %402
  store double %401, ptr %403, align 8
  %404 = add nuw nsw i64 %396, 1
  %405 = icmp eq i64 %404, %46
  br i1 %405, label %388, label %395

406:
  %407 = getelementptr inbounds i64, ptr %35, i64 %40
  %408 = getelementptr inbounds i64, ptr %36, i64 %43
  %409 = add nuw nsw i64 %37, 1
  %410 = load i64, ptr %22, align 8
  %411 = icmp slt i64 %409, %410
  br i1 %411, label %34, label %33

412:
  %413 = phi i64 [ %421, %412 ], [ 0, %387 ]
  %414 = getelementptr inbounds double, ptr %14, i64 %413
  %415 = load double, ptr %414, align 8
  %416 = getelementptr inbounds i64, ptr %20, i64 %413
  %417 = load i64, ptr %416, align 8
  %418 = getelementptr inbounds double, ptr %4, i64 %417
  %419 = load double, ptr %418, align 8
  %420 = fsub double %419, %415
  store double %420, ptr %418, align 8
  %421 = add nuw nsw i64 %413, 1
  %422 = icmp eq i64 %421, %46
  br i1 %422, label %406, label %412
}

declare double @llvm.fmuladd.f64(double, double, double)

define i64 @closing_sign(ptr  %0, ptr  %1, i64 %2, ptr  %3, ptr  %4) {
  %6 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 16
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 3
  %9 = bitcast ptr %8 to ptr
  %10 = load ptr, ptr %9, align 8
  %11 = bitcast ptr %1 to ptr
  %12 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 9
  %13 = load i64, ptr %12, align 8
  %14 = shl i64 %13, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %11, i64 %14, i1 false)
  %15 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 2
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8
  tail call void %16(double %18, ptr %20)
  %21 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 12
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 5
  %24 = load ptr, ptr %23, align 8
  %25 = icmp sgt i64 %22, 0
  br i1 %25, label %26, label %36

26:
  %27 = phi i64 [ %32, %26 ], [ 0, %5 ]
  %28 = phi double [ %31, %26 ], [ 0.000000e+00, %5 ]
  %29 = getelementptr inbounds double, ptr %24, i64 %27
  %30 = load double, ptr %29, align 8
  %31 = tail call double @llvm.fmuladd.f64(double %30, double 0.000000e+00, double %28)
  %32 = add nuw nsw i64 %27, 1
  %33 = icmp eq i64 %32, %22
  br i1 %33, label %34, label %26

34:
  %35 = fcmp une double %31, 0.000000e+00
  br i1 %35, label %156, label %36

36:
  %37 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 11
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 10
  %40 = load i64, ptr %39, align 8
  %41 = mul nsw i64 %40, %38
  %42 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 6
  %43 = load ptr, ptr %42, align 8
  %44 = icmp sgt i64 %41, 0
  br i1 %44, label %49, label %45

45:
  %46 = icmp sgt i64 %2, 0
  br i1 %46, label %57, label %63

47:
  %48 = fcmp une double %54, 0.000000e+00
  br i1 %48, label %156, label %45

49:
  %50 = phi i64 [ %55, %49 ], [ 0, %36 ]
  %51 = phi double [ %54, %49 ], [ 0.000000e+00, %36 ]
  %52 = getelementptr inbounds double, ptr %43, i64 %50
  %53 = load double, ptr %52, align 8
  %54 = tail call double @llvm.fmuladd.f64(double %53, double 0.000000e+00, double %51)
  %55 = add nuw nsw i64 %50, 1
  %56 = icmp eq i64 %55, %41
  br i1 %56, label %47, label %49

57:
  %58 = phi i64 [ %67, %66 ], [ 0, %45 ]
  %59 = getelementptr inbounds i64, ptr %3, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %40, %60
  %62 = mul nsw i64 %58, %2
  br label %69

63:
  %64 = call i64 @llvm.smax.i64(i64 %2, i64 0)
  %65 = icmp slt i64 %2, 1
  br i1 %65, label %156, label %80

66:
  %67 = add nuw nsw i64 %58, 1
  %68 = icmp eq i64 %67, %2
  br i1 %68, label %63, label %57

69:
  %70 = phi i64 [ 0, %57 ], [ %78, %69 ]
  %71 = getelementptr inbounds i64, ptr %4, i64 %70
  %72 = load i64, ptr %71, align 8
  %73 = add nsw i64 %61, %72
  %74 = getelementptr inbounds double, ptr %43, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = add nsw i64 %70, %62
  %77 = getelementptr inbounds double, ptr %7, i64 %76
  store double %75, ptr %77, align 8
  %78 = add nuw nsw i64 %70, 1
  %79 = icmp eq i64 %78, %2
  br i1 %79, label %66, label %69

80:
  %81 = phi i64 [ %120, %154 ], [ 1, %63 ]
  %82 = phi i64 [ %83, %154 ], [ 0, %63 ]
  %83 = add nuw i64 %82, 1
  %84 = icmp slt i64 %83, %2
  br i1 %84, label %96, label %85

85:
  %86 = phi i64 [ %82, %80 ], [ %110, %96 ]
  %87 = mul nsw i64 %86, %2
  %88 = add nsw i64 %87, %82
  %89 = getelementptr inbounds double, ptr %7, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = fcmp oeq double %90, 0.000000e+00
  br i1 %91, label %156, label %92

92:
  %93 = icmp ne i64 %86, %82
  %94 = select i1 %46, i1 %93, i1 false
  %95 = mul nsw i64 %82, %2
  br i1 %94, label %121, label %113

96:
  %97 = phi i64 [ %111, %96 ], [ %83, %80 ]
  %98 = phi i64 [ %110, %96 ], [ %82, %80 ]
  %99 = mul nsw i64 %97, %2
  %100 = add nsw i64 %99, %82
  %101 = getelementptr inbounds double, ptr %7, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = tail call double @llvm.fabs.f64(double %102)
  %104 = mul nsw i64 %98, %2
  %105 = add nsw i64 %104, %82
  %106 = getelementptr inbounds double, ptr %7, i64 %105
  %107 = load double, ptr %106, align 8
  %108 = tail call double @llvm.fabs.f64(double %107)
  %109 = fcmp ogt double %103, %108
  %110 = select i1 %109, i64 %97, i64 %98
  %111 = add nuw nsw i64 %97, 1
  %112 = icmp slt i64 %111, %2
  br i1 %112, label %96, label %85

113:
  %114 = add nsw i64 %95, %82
  %115 = getelementptr inbounds double, ptr %7, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = fcmp uge double %116, 0.000000e+00
  %118 = xor i1 %93, %117
  %119 = sub nsw i64 0, %81
  %120 = select i1 %118, i64 %81, i64 %119
  br i1 %84, label %131, label %154

121:
  %122 = phi i64 [ %129, %121 ], [ 0, %92 ]
  %123 = add nsw i64 %122, %95
  %124 = getelementptr inbounds double, ptr %7, i64 %123
  %125 = load double, ptr %124, align 8
  %126 = add nsw i64 %122, %87
  %127 = getelementptr inbounds double, ptr %7, i64 %126
  %128 = load double, ptr %127, align 8
  store double %128, ptr %124, align 8
  store double %125, ptr %127, align 8
  %129 = add nuw nsw i64 %122, 1
  %130 = icmp slt i64 %129, %2
  br i1 %130, label %121, label %113

131:
  %132 = phi i64 [ %141, %140 ], [ %83, %113 ]
  %133 = mul nsw i64 %132, %2
  %134 = load double, ptr %115, align 8
  %135 = add nsw i64 %133, %82
  %136 = getelementptr inbounds double, ptr %7, i64 %135
  %137 = load double, ptr %136, align 8
  %138 = fneg double %137
  %139 = fdiv double %138, %134
  br label %143

140:
  %141 = add nuw nsw i64 %132, 1
  %142 = icmp slt i64 %141, %2
  br i1 %142, label %131, label %154

143:
  %144 = phi i64 [ %82, %131 ], [ %152, %143 ]
  %145 = add nsw i64 %144, %95
  %146 = getelementptr inbounds double, ptr %7, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = add nsw i64 %144, %133
  %149 = getelementptr inbounds double, ptr %7, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = tail call double @llvm.fmuladd.f64(double %139, double %147, double %150)
  store double %151, ptr %149, align 8
  %152 = add nuw nsw i64 %144, 1
  %153 = icmp slt i64 %152, %2
  br i1 %153, label %143, label %140

154:
  %155 = icmp eq i64 %83, %64
  br i1 %155, label %156, label %80

156:
  %157 = phi i64 [ 0, %47 ], [ 0, %34 ], [ 1, %63 ], [ %120, %154 ], [ 0, %85 ]
  ret i64 %157
}

define i64 @closing_chosen(ptr  %0, ptr  %1) {
  %3 = alloca [2 x double], align 16
  %4 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 4
  %5 = bitcast ptr %4 to ptr
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 3
  %8 = bitcast ptr %7 to ptr
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 9
  %11 = load i64, ptr %10, align 8
  %12 = shl i64 %11, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %6, i64 %12, i1 false)
  %13 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 2
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8
  tail call void %14(double %16, ptr %18)
  %19 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 12
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 5
  %22 = load ptr, ptr %21, align 8
  %23 = icmp sgt i64 %20, 0
  br i1 %23, label %24, label %34

24:
  %25 = phi i64 [ %30, %24 ], [ 0, %2 ]
  %26 = phi double [ %29, %24 ], [ 0.000000e+00, %2 ]
  %27 = getelementptr inbounds double, ptr %22, i64 %25
  %28 = load double, ptr %27, align 8
  %29 = tail call double @llvm.fmuladd.f64(double %28, double 0.000000e+00, double %26)
  %30 = add nuw nsw i64 %25, 1
  %31 = icmp eq i64 %30, %20
  br i1 %31, label %32, label %24

32:
  %33 = fcmp une double %29, 0.000000e+00
  br i1 %33, label %78, label %34

34:
  %35 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 11
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 10
  %38 = load i64, ptr %37, align 8
  %39 = mul nsw i64 %38, %36
  %40 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 6
  %41 = load ptr, ptr %40, align 8
  %42 = icmp sgt i64 %39, 0
  br i1 %42, label %43, label %53

43:
  %44 = phi i64 [ %49, %43 ], [ 0, %34 ]
  %45 = phi double [ %48, %43 ], [ 0.000000e+00, %34 ]
  %46 = getelementptr inbounds double, ptr %41, i64 %44
  %47 = load double, ptr %46, align 8
  %48 = tail call double @llvm.fmuladd.f64(double %47, double 0.000000e+00, double %45)
  %49 = add nuw nsw i64 %44, 1
  %50 = icmp eq i64 %49, %39
  br i1 %50, label %51, label %43

51:
  %52 = fcmp une double %48, 0.000000e+00
  br i1 %52, label %78, label %53

53:
  %54 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 1
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 6
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 7
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 8
  %61 = bitcast ptr %3 to ptr
  %62 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 16
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 17
  %65 = load ptr, ptr %64, align 8
  %66 = shl nsw i64 %36, 1
  %67 = getelementptr inbounds i64, ptr %65, i64 %66
  %68 = getelementptr inbounds i64, ptr %67, i64 %38
  %69 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %70 = call i64 @closing_pivots(ptr %41, i64 %38, ptr %55, ptr %63, ptr %68, ptr %57, ptr %59, ptr %69)
  store i64 %70, ptr %60, align 8
  %71 = load double, ptr %69, align 16
  %72 = fcmp ule double %71, 1.000000e-04
  %73 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 1
  %74 = load double, ptr %73, align 8
  %75 = fcmp uge double %74, 0x3DA5FD7FE1796495
  %76 = select i1 %72, i1 true, i1 %75
  %77 = zext i1 %76 to i64
  br label %78

78:
  %79 = phi i64 [ %77, %53 ], [ 1, %51 ], [ 1, %32 ]
  ret i64 %79
}

define i64 @closing_velocities(ptr  %0, ptr  %1, ptr  %2, ptr  %3, ptr  %4) {
  %6 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 3
  %7 = bitcast ptr %6 to ptr
  %8 = load ptr, ptr %7, align 8
  %9 = bitcast ptr %3 to ptr
  %10 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 9
  %11 = load i64, ptr %10, align 8
  %12 = shl i64 %11, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %9, i64 %12, i1 false)
  %13 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 2
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8
  tail call void %14(double %16, ptr %18)
  %19 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 12
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 5
  %22 = load ptr, ptr %21, align 8
  %23 = icmp sgt i64 %20, 0
  br i1 %23, label %24, label %34

24:
  %25 = phi i64 [ %30, %24 ], [ 0, %5 ]
  %26 = phi double [ %29, %24 ], [ 0.000000e+00, %5 ]
  %27 = getelementptr inbounds double, ptr %22, i64 %25
  %28 = load double, ptr %27, align 8
  %29 = tail call double @llvm.fmuladd.f64(double %28, double 0.000000e+00, double %26)
  %30 = add nuw nsw i64 %25, 1
  %31 = icmp eq i64 %30, %20
  br i1 %31, label %32, label %24

32:
  %33 = fcmp une double %29, 0.000000e+00
  br i1 %33, label %55, label %34

34:
  %35 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 11
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 10
  %38 = load i64, ptr %37, align 8
  %39 = mul nsw i64 %38, %36
  %40 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 6
  %41 = load ptr, ptr %40, align 8
  %42 = icmp sgt i64 %39, 0
  br i1 %42, label %43, label %53

43:
  %44 = phi i64 [ %49, %43 ], [ 0, %34 ]
  %45 = phi double [ %48, %43 ], [ 0.000000e+00, %34 ]
  %46 = getelementptr inbounds double, ptr %41, i64 %44
  %47 = load double, ptr %46, align 8
  %48 = tail call double @llvm.fmuladd.f64(double %47, double 0.000000e+00, double %45)
  %49 = add nuw nsw i64 %44, 1
  %50 = icmp eq i64 %49, %39
  br i1 %50, label %51, label %43

51:
  %52 = fcmp une double %48, 0.000000e+00
  br i1 %52, label %55, label %53

53:
  %54 = tail call i64 @keep_velocities(ptr %0, ptr %1, ptr %2, ptr %4)
  br label %55

55:
  %56 = phi i64 [ %54, %53 ], [ 1, %51 ], [ 1, %32 ]
  ret i64 %56
}

define internal i64 @keep_velocities(ptr  %0, ptr  %1, ptr  %2, ptr  %3) {
  %5 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 10
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 11
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 16
  %10 = load ptr, ptr %9, align 8
  %11 = mul nsw i64 %8, %6
  %12 = getelementptr inbounds double, ptr %10, i64 %11
  %13 = shl nsw i64 %8, 1
  %14 = getelementptr inbounds double, ptr %12, i64 %13
  %15 = shl nsw i64 %6, 1
  %16 = getelementptr double, ptr %14, i64 %15
  %17 = getelementptr inbounds double, ptr %16, i64 %8
  %18 = bitcast ptr %17 to ptr
  %19 = bitcast ptr %3 to ptr
  %20 = shl i64 %6, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %19, i64 %20, i1 false)
  %21 = icmp sgt i64 %8, 0
  %22 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 7
  %23 = icmp sgt i64 %6, 0
  %24 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 6
  br label %25

25:
  %26 = phi i1 [ false, %83 ], [ true, %4 ]
  br i1 %21, label %27, label %59

27:
  %28 = load ptr, ptr %22, align 8
  br label %61

29:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %18, i64 %20, i1 false)
  br i1 %21, label %30, label %40

30:
  %31 = phi i64 [ %37, %30 ], [ 0, %29 ]
  %32 = phi double [ %36, %30 ], [ 0.000000e+00, %29 ]
  %33 = getelementptr inbounds double, ptr %16, i64 %31
  %34 = load double, ptr %33, align 8
  %35 = tail call double @llvm.fabs.f64(double %34)
  %36 = tail call double @llvm.maxnum.f64(double %32, double %35)
  %37 = add nuw nsw i64 %31, 1
  %38 = icmp eq i64 %37, %8
  br i1 %38, label %39, label %30

39:
  br i1 %23, label %41, label %56

40:
  br i1 %23, label %41, label %95

41:
  %42 = phi double [ 0.000000e+00, %40 ], [ %36, %39 ]
  br label %43

43:
  %44 = phi i64 [ %50, %43 ], [ 0, %41 ]
  %45 = phi double [ %49, %43 ], [ 0.000000e+00, %41 ]
  %46 = getelementptr inbounds double, ptr %17, i64 %44
  %47 = load double, ptr %46, align 8
  %48 = tail call double @llvm.fabs.f64(double %47)
  %49 = tail call double @llvm.maxnum.f64(double %45, double %48)
  %50 = add nuw nsw i64 %44, 1
  %51 = icmp eq i64 %50, %6
  br i1 %51, label %52, label %43

52:
  %53 = fadd double %49, 1.000000e+00
  %54 = fmul double %53, 1.000000e-09
  %55 = fcmp olt double %42, %54
  br i1 %55, label %87, label %97

56:
  %57 = fcmp olt double %36, 1.000000e-09
  br i1 %57, label %95, label %97

58:
  br i1 %26, label %83, label %29

59:
  br i1 %26, label %83, label %60

60:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %18, i64 %20, i1 false)
  br label %40

61:
  %62 = phi i64 [ 0, %27 ], [ %70, %69 ]
  %63 = getelementptr inbounds double, ptr %28, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds double, ptr %16, i64 %62
  store double %64, ptr %65, align 8
  br i1 %23, label %66, label %69

66:
  %67 = load ptr, ptr %24, align 8
  %68 = mul nsw i64 %62, %6
  br label %72

69:
  %70 = add nuw nsw i64 %62, 1
  %71 = icmp eq i64 %70, %8
  br i1 %71, label %58, label %61

72:
  %73 = phi double [ %64, %66 ], [ %80, %72 ]
  %74 = phi i64 [ 0, %66 ], [ %81, %72 ]
  %75 = add nsw i64 %74, %68
  %76 = getelementptr inbounds double, ptr %67, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = getelementptr inbounds double, ptr %17, i64 %74
  %79 = load double, ptr %78, align 8
  %80 = tail call double @llvm.fmuladd.f64(double %77, double %79, double %73)
  store double %80, ptr %65, align 8
  %81 = add nuw nsw i64 %74, 1
  %82 = icmp eq i64 %81, %6
  br i1 %82, label %69, label %72

83:
  tail call void @reduce(ptr %0, ptr %1, ptr %2, ptr %16, ptr %17)
  br label %25

84:
  %85 = fcmp une double %92, 0.000000e+00
  %86 = zext i1 %85 to i64
  br label %95

87:
  %88 = phi i64 [ %93, %87 ], [ 0, %52 ]
  %89 = phi double [ %92, %87 ], [ 0.000000e+00, %52 ]
  %90 = getelementptr inbounds double, ptr %17, i64 %88
  %91 = load double, ptr %90, align 8
  %92 = tail call double @llvm.fmuladd.f64(double %91, double 0.000000e+00, double %89)
  %93 = add nuw nsw i64 %88, 1
  %94 = icmp eq i64 %93, %6
  br i1 %94, label %84, label %87

95:
  %96 = phi i64 [ %86, %84 ], [ 0, %56 ], [ 0, %40 ]
  br label %97

97:
  %98 = phi i64 [ 1, %52 ], [ %96, %95 ], [ 1, %56 ]
  ret i64 %98
}

define i64 @closing_settled(ptr %0, ptr  %1) {
  %3 = alloca [2 x double], align 16
  %4 = alloca [2 x double], align 16
  %5 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 10
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 17
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 11
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds i64, ptr %8, i64 %10
  %12 = getelementptr inbounds i64, ptr %11, i64 %10
  %13 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 4
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 15
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %46

18:
  %19 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 14
  %20 = load ptr, ptr %19, align 8
  br label %21

21:
  %22 = phi i64 [ 0, %18 ], [ %37, %36 ]
  %23 = getelementptr inbounds i64, ptr %20, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %14, i64 %24
  br label %26

26:
  %27 = phi i64 [ %32, %26 ], [ 0, %21 ]
  %28 = phi double [ %31, %26 ], [ 0.000000e+00, %21 ]
  %29 = getelementptr inbounds double, ptr %25, i64 %27
  %30 = load double, ptr %29, align 8
  %31 = tail call double @llvm.fmuladd.f64(double %30, double %30, double %28)
  %32 = add nuw nsw i64 %27, 1
  %33 = icmp eq i64 %32, 4
  br i1 %33, label %34, label %26

34:
  %35 = tail call double @llvm.sqrt.f64(double %31)
  br label %39

36:
  %37 = add nuw nsw i64 %22, 1
  %38 = icmp eq i64 %37, %16
  br i1 %38, label %46, label %21

39:
  %40 = phi i64 [ 0, %34 ], [ %44, %39 ]
  %41 = getelementptr inbounds double, ptr %25, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = fdiv double %42, %35
  store double %43, ptr %41, align 8
  %44 = add nuw nsw i64 %40, 1
  %45 = icmp eq i64 %44, 4
  br i1 %45, label %36, label %39

46:
  %47 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 3
  %48 = bitcast ptr %47 to ptr
  %49 = load ptr, ptr %48, align 8
  %50 = bitcast ptr %14 to ptr
  %51 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 9
  %52 = load i64, ptr %51, align 8
  %53 = shl i64 %52, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 8 %50, i64 %53, i1 false)
  %54 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 0
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 2
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 1
  %59 = load ptr, ptr %58, align 8
  tail call void %55(double %57, ptr %59)
  %60 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 12
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 5
  %63 = load ptr, ptr %62, align 8
  %64 = icmp sgt i64 %61, 0
  br i1 %64, label %65, label %75

65:
  %66 = phi i64 [ %71, %65 ], [ 0, %46 ]
  %67 = phi double [ %70, %65 ], [ 0.000000e+00, %46 ]
  %68 = getelementptr inbounds double, ptr %63, i64 %66
  %69 = load double, ptr %68, align 8
  %70 = tail call double @llvm.fmuladd.f64(double %69, double 0.000000e+00, double %67)
  %71 = add nuw nsw i64 %66, 1
  %72 = icmp eq i64 %71, %61
  br i1 %72, label %73, label %65

73:
  %74 = fcmp une double %70, 0.000000e+00
  br i1 %74, label %191, label %75

75:
  %76 = load i64, ptr %9, align 8
  %77 = load i64, ptr %5, align 8
  %78 = mul nsw i64 %77, %76
  %79 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 6
  %80 = load ptr, ptr %79, align 8
  %81 = icmp sgt i64 %78, 0
  br i1 %81, label %82, label %92

82:
  %83 = phi i64 [ %88, %82 ], [ 0, %75 ]
  %84 = phi double [ %87, %82 ], [ 0.000000e+00, %75 ]
  %85 = getelementptr inbounds double, ptr %80, i64 %83
  %86 = load double, ptr %85, align 8
  %87 = tail call double @llvm.fmuladd.f64(double %86, double 0.000000e+00, double %84)
  %88 = add nuw nsw i64 %83, 1
  %89 = icmp eq i64 %88, %78
  br i1 %89, label %90, label %82

90:
  %91 = fcmp une double %87, 0.000000e+00
  br i1 %91, label %191, label %92

92:
  %93 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 0
  %94 = load ptr, ptr %93, align 8
  %95 = bitcast ptr %4 to ptr
  %96 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 16
  %97 = load ptr, ptr %96, align 8
  %98 = load ptr, ptr %7, align 8
  %99 = shl nsw i64 %76, 1
  %100 = getelementptr inbounds i64, ptr %98, i64 %99
  %101 = getelementptr inbounds i64, ptr %100, i64 %77
  %102 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 0
  %103 = call i64 @closing_pivots(ptr %80, i64 %77, ptr %94, ptr %97, ptr %101, ptr %8, ptr %11, ptr %102)
  %104 = load double, ptr %102, align 16
  %105 = fcmp ogt double %104, 1.000000e-04
  %106 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 1
  %107 = load double, ptr %106, align 8
  %108 = fcmp olt double %107, 0x3DA5FD7FE1796495
  %109 = select i1 %105, i1 %108, i1 false
  br i1 %109, label %110, label %191

110:
  %111 = bitcast ptr %12 to ptr
  %112 = shl i64 %6, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %111, i8 0, i64 %112, i1 false)
  %113 = icmp sgt i64 %103, 0
  br i1 %113, label %119, label %114

114:
  %115 = load ptr, ptr %93, align 8
  %116 = load ptr, ptr %13, align 8
  %117 = tail call i64 @closing_newton(ptr %0, ptr %115, ptr %12, ptr %116)
  %118 = icmp eq i64 %117, 0
  br i1 %118, label %126, label %191

119:
  %120 = phi i64 [ %124, %119 ], [ 0, %110 ]
  %121 = getelementptr inbounds i64, ptr %11, i64 %120
  %122 = load i64, ptr %121, align 8
  %123 = getelementptr inbounds i64, ptr %12, i64 %122
  store i64 1, ptr %123, align 8
  %124 = add nuw nsw i64 %120, 1
  %125 = icmp eq i64 %124, %103
  br i1 %125, label %114, label %119

126:
  %127 = tail call i64 @closing_chosen(ptr %0, ptr %1)
  %128 = icmp eq i64 %127, 0
  br i1 %128, label %129, label %191

129:
  tail call void @llvm.memset.p0.i64(ptr align 8 %111, i8 0, i64 %112, i1 false)
  %130 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 8
  %131 = load i64, ptr %130, align 8
  %132 = icmp sgt i64 %131, 0
  br i1 %132, label %133, label %186

133:
  %134 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 7
  %135 = load ptr, ptr %134, align 8
  %136 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 3
  br label %138

137:
  br i1 %152, label %157, label %186

138:
  %139 = phi i64 [ 0, %133 ], [ %154, %151 ]
  %140 = phi i32 [ 0, %133 ], [ %153, %151 ]
  %141 = getelementptr inbounds i64, ptr %135, i64 %139
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds i64, ptr %12, i64 %142
  store i64 1, ptr %143, align 8
  %144 = icmp eq i32 %140, 0
  br i1 %144, label %145, label %151

145:
  %146 = load ptr, ptr %136, align 8
  %147 = load i64, ptr %141, align 8
  %148 = getelementptr inbounds i64, ptr %146, i64 %147
  %149 = load i64, ptr %148, align 8
  %150 = icmp ne i64 %149, 0
  br label %151

151:
  %152 = phi i1 [ true, %138 ], [ %150, %145 ]
  %153 = zext i1 %152 to i32
  %154 = add nuw nsw i64 %139, 1
  %155 = load i64, ptr %130, align 8
  %156 = icmp slt i64 %154, %155
  br i1 %156, label %138, label %137

157:
  %158 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 2
  %159 = load ptr, ptr %158, align 8
  %160 = bitcast ptr %3 to ptr
  %161 = load ptr, ptr %79, align 8
  %162 = load i64, ptr %5, align 8
  %163 = load ptr, ptr %96, align 8
  %164 = load ptr, ptr %7, align 8
  %165 = load i64, ptr %9, align 8
  %166 = shl nsw i64 %165, 1
  %167 = getelementptr inbounds i64, ptr %164, i64 %166
  %168 = getelementptr inbounds i64, ptr %167, i64 %162
  %169 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %170 = call i64 @closing_pivots(ptr %161, i64 %162, ptr %159, ptr %163, ptr %168, ptr %8, ptr %11, ptr %169)
  %171 = load double, ptr %169, align 16
  %172 = fcmp ogt double %171, 1.000000e-04
  %173 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 1
  %174 = load double, ptr %173, align 8
  %175 = fcmp olt double %174, 0x3DA5FD7FE1796495
  %176 = select i1 %172, i1 %175, i1 false
  br i1 %176, label %177, label %191

177:
  tail call void @llvm.memset.p0.i64(ptr align 8 %111, i8 0, i64 %112, i1 false)
  %178 = icmp sgt i64 %170, 0
  br i1 %178, label %179, label %186

179:
  %180 = phi i64 [ %184, %179 ], [ 0, %177 ]
  %181 = getelementptr inbounds i64, ptr %11, i64 %180
  %182 = load i64, ptr %181, align 8
  %183 = getelementptr inbounds i64, ptr %12, i64 %182
  store i64 1, ptr %183, align 8
  %184 = add nuw nsw i64 %180, 1
  %185 = icmp eq i64 %184, %170
  br i1 %185, label %186, label %179

186:
  %187 = load ptr, ptr %93, align 8
  %188 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 5
  %189 = load ptr, ptr %188, align 8
  %190 = tail call i64 @keep_velocities(ptr %0, ptr %187, ptr %12, ptr %189)
  br label %191

191:
  %192 = phi i64 [ 1, %92 ], [ 1, %90 ], [ 1, %126 ], [ 1, %114 ], [ %190, %186 ], [ 1, %157 ], [ 1, %73 ]
  ret i64 %192
}

define void @closing_many(ptr %0, i64 %1) {
  %3 = getelementptr inbounds %struct.closing_starts, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.closing_starts, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.closing_rows, ptr %4, i64 0, i32 2
  store double 0.000000e+00, ptr %7, align 8
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %39

9:
  %10 = getelementptr inbounds %struct.closing_starts, ptr %0, i64 0, i32 10
  %11 = getelementptr inbounds %struct.closing_starts, ptr %0, i64 0, i32 11
  %12 = getelementptr inbounds %struct.closing_starts, ptr %0, i64 0, i32 3
  %13 = bitcast ptr %12 to ptr
  %14 = getelementptr inbounds %struct.closing_starts, ptr %0, i64 0, i32 8
  %15 = getelementptr inbounds %struct.closing_starts, ptr %0, i64 0, i32 9
  %16 = getelementptr inbounds %struct.closing_starts, ptr %0, i64 0, i32 5
  %17 = getelementptr inbounds %struct.closing_starts, ptr %0, i64 0, i32 2
  %18 = getelementptr inbounds %struct.closing_starts, ptr %0, i64 0, i32 4
  %19 = getelementptr inbounds %struct.closing_starts, ptr %0, i64 0, i32 6
  %20 = bitcast ptr %19 to ptr
  %21 = getelementptr inbounds %struct.closing_starts, ptr %0, i64 0, i32 15
  %22 = bitcast ptr %21 to ptr
  %23 = getelementptr inbounds %struct.closing_starts, ptr %0, i64 0, i32 7
  %24 = getelementptr inbounds %struct.closing_starts, ptr %0, i64 0, i32 14
  %25 = getelementptr inbounds %struct.closing_starts, ptr %0, i64 0, i32 18
  %26 = getelementptr inbounds %struct.closing_starts, ptr %0, i64 0, i32 19
  %27 = getelementptr inbounds %struct.closing_starts, ptr %0, i64 0, i32 20
  %28 = getelementptr inbounds %struct.closing_starts, ptr %0, i64 0, i32 13
  %29 = getelementptr inbounds %struct.closing_start, ptr %6, i64 0, i32 4
  %30 = bitcast ptr %29 to ptr
  %31 = getelementptr inbounds %struct.closing_rows, ptr %4, i64 0, i32 9
  %32 = getelementptr inbounds %struct.closing_start, ptr %6, i64 0, i32 5
  %33 = bitcast ptr %32 to ptr
  %34 = getelementptr inbounds %struct.closing_starts, ptr %0, i64 0, i32 12
  %35 = getelementptr inbounds %struct.closing_rows, ptr %4, i64 0, i32 10
  %36 = getelementptr inbounds %struct.closing_starts, ptr %0, i64 0, i32 21
  %37 = getelementptr inbounds %struct.closing_starts, ptr %0, i64 0, i32 16
  %38 = getelementptr inbounds %struct.closing_starts, ptr %0, i64 0, i32 17
  br label %40

39:
  ret void

40:
  %41 = phi i64 [ 0, %9 ], [ %128, %127 ]
  %42 = load ptr, ptr %10, align 8
  %43 = load i64, ptr %11, align 8
  %44 = mul nsw i64 %43, %41
  %45 = getelementptr inbounds double, ptr %42, i64 %44
  %46 = load ptr, ptr %13, align 8
  %47 = load ptr, ptr %14, align 8
  %48 = load i64, ptr %15, align 8
  %49 = mul nsw i64 %48, %41
  %50 = getelementptr inbounds double, ptr %47, i64 %49
  %51 = load i64, ptr %16, align 8
  %52 = bitcast ptr %50 to ptr
  %53 = shl i64 %51, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %52, i64 %53, i1 false)
  %54 = load ptr, ptr %17, align 8
  %55 = load ptr, ptr %12, align 8
  %56 = load ptr, ptr %18, align 8
  tail call void %54(ptr %55, ptr %56)
  %57 = load ptr, ptr %20, align 8
  %58 = load ptr, ptr %22, align 8
  %59 = load i64, ptr %23, align 8
  %60 = shl i64 %59, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %57, ptr align 8 %58, i64 %60, i1 false)
  %61 = load ptr, ptr %24, align 8
  %62 = load i64, ptr %25, align 8
  %63 = load ptr, ptr %26, align 8
  %64 = load ptr, ptr %27, align 8
  %65 = tail call i64 @closing_sign(ptr %4, ptr %61, i64 %62, ptr %63, ptr %64)
  %66 = load ptr, ptr %20, align 8
  %67 = load i64, ptr %28, align 8
  %68 = getelementptr inbounds double, ptr %45, i64 %67
  %69 = load i64, ptr %23, align 8
  %70 = bitcast ptr %68 to ptr
  %71 = shl i64 %69, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %66, ptr align 8 %70, i64 %71, i1 false)
  %72 = load ptr, ptr %30, align 8
  %73 = load i64, ptr %31, align 8
  %74 = bitcast ptr %45 to ptr
  %75 = shl i64 %73, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %72, ptr align 8 %74, i64 %75, i1 false)
  %76 = load ptr, ptr %33, align 8
  %77 = load i64, ptr %34, align 8
  %78 = getelementptr inbounds double, ptr %45, i64 %77
  %79 = load i64, ptr %35, align 8
  %80 = bitcast ptr %78 to ptr
  %81 = shl i64 %79, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %76, ptr align 8 %80, i64 %81, i1 false)
  %82 = load ptr, ptr %36, align 8
  %83 = getelementptr inbounds i64, ptr %82, i64 %41
  store i64 0, ptr %83, align 8
  %84 = tail call i64 @closing_settled(ptr %4, ptr %6)
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %86, label %127

86:
  %87 = load ptr, ptr %5, align 8
  %88 = load i64, ptr %37, align 8
  %89 = shl i64 %88, 3
  %90 = getelementptr inbounds %struct.closing_start, ptr %87, i64 0, i32 8
  %91 = load i64, ptr %90, align 8
  %92 = icmp eq i64 %91, %88
  br i1 %92, label %93, label %127

93:
  %94 = getelementptr inbounds %struct.closing_start, ptr %87, i64 0, i32 6
  %95 = bitcast ptr %94 to ptr
  %96 = load ptr, ptr %95, align 8
  %97 = load ptr, ptr %38, align 8
  %98 = bitcast ptr %97 to ptr
  %99 = tail call i32 @bcmp(ptr %96, ptr %98, i64 %89)
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %127

101:
  %102 = getelementptr inbounds %struct.closing_start, ptr %87, i64 0, i32 7
  %103 = bitcast ptr %102 to ptr
  %104 = load ptr, ptr %103, align 8
  %105 = getelementptr inbounds i64, ptr %97, i64 %88
  %106 = bitcast ptr %105 to ptr
  %107 = tail call i32 @bcmp(ptr %104, ptr %106, i64 %89)
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %127

109:
  %110 = load ptr, ptr %30, align 8
  %111 = load i64, ptr %31, align 8
  %112 = shl i64 %111, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %74, ptr align 8 %110, i64 %112, i1 false)
  %113 = load i64, ptr %34, align 8
  %114 = getelementptr inbounds double, ptr %45, i64 %113
  %115 = load ptr, ptr %33, align 8
  %116 = load i64, ptr %35, align 8
  %117 = bitcast ptr %114 to ptr
  %118 = shl i64 %116, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %117, ptr align 8 %115, i64 %118, i1 false)
  %119 = load ptr, ptr %29, align 8
  %120 = load i64, ptr %25, align 8
  %121 = load ptr, ptr %26, align 8
  %122 = load ptr, ptr %27, align 8
  %123 = tail call i64 @closing_sign(ptr %4, ptr %119, i64 %120, ptr %121, ptr %122)
  %124 = mul nsw i64 %123, %65
  %125 = load ptr, ptr %36, align 8
  %126 = getelementptr inbounds i64, ptr %125, i64 %41
  store i64 %124, ptr %126, align 8
  br label %127

127:
  %128 = add nuw nsw i64 %41, 1
  %129 = icmp eq i64 %128, %1
  br i1 %129, label %39, label %40
}

declare double @llvm.sqrt.f64(double)

declare i32 @bcmp(ptr , ptr , i64)

declare i64 @llvm.umin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)

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
