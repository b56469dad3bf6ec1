; definite: made by tools/make_loops_text.py from definite
; sources 8dcdab87053cb22aeb371eb7c6fa7a543c23be382254a1750d6204e84e697495
define i64 @definite_solve(i64 %0, ptr  %1, i64 %2, ptr  %3, double %4, ptr  %5) {
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %8, label %120

8:
  %9 = phi i64 [ %27, %26 ], [ 0, %6 ]
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %26, label %11

11:
  %12 = mul i64 %9, %0
  br label %15

13:
  %14 = icmp eq i64 %25, %9
  br i1 %14, label %26, label %15

15:
  %16 = phi i64 [ 0, %11 ], [ %25, %13 ]
  %17 = add i64 %16, %12
  %18 = getelementptr double, ptr %1, i64 %17
  %19 = load double, ptr %18
  %20 = mul i64 %16, %0
  %21 = add i64 %20, %9
  %22 = getelementptr double, ptr %1, i64 %21
  %23 = load double, ptr %22
  %24 = fcmp une double %19, %23
  %25 = add i64 %16, 1
  br i1 %24, label %177, label %13

26:
  %27 = add i64 %9, 1
  %28 = icmp eq i64 %27, %0
  br i1 %28, label %31, label %8

29:
  %30 = icmp eq i64 %95, %0
  br i1 %30, label %120, label %31

31:
  %32 = phi i1 [ %96, %29 ], [ true, %26 ]
  %33 = phi i64 [ %95, %29 ], [ 0, %26 ]
  %34 = phi double [ %92, %29 ], [ 0.000000e+00, %26 ]
  %35 = phi double [ %91, %29 ], [ 0x7FF0000000000000, %26 ]
  %36 = icmp eq i64 %33, 0
  br i1 %36, label %44, label %37

37:
  %38 = sub i64 %0, %33
  %39 = mul i64 %33, %0
  %40 = getelementptr double, ptr %1, i64 %39
  %41 = getelementptr double, ptr %40, i64 %33
  %42 = icmp slt i64 %38, 8
  %43 = getelementptr double, ptr %1, i64 %33
  br label %50

44:
  %45 = phi i64 [ 0, %31 ], [ %39, %87 ]
  %46 = add i64 %45, %33
  %47 = getelementptr double, ptr %1, i64 %46
  %48 = load double, ptr %47
  %49 = fcmp ogt double %48, 0.000000e+00
  br i1 %49, label %90, label %119

50:
  %51 = phi i64 [ 0, %37 ], [ %88, %87 ]
  %52 = mul i64 %51, %0
  %53 = add i64 %52, %33
  %54 = getelementptr double, ptr %1, i64 %53
  %55 = load double, ptr %54
  %56 = getelementptr double, ptr %43, i64 %52
  br i1 %42, label %61, label %57

57:
  %58 = insertelement <8 x double> poison, double %55, i64 0
  %59 = shufflevector <8 x double> %58, <8 x double> poison, <8 x i32> zeroinitializer
  %60 = fneg <8 x double> %59
  br label %66

61:
  %62 = phi i64 [ 0, %50 ], [ %67, %66 ]
  %63 = icmp slt i64 %62, %38
  br i1 %63, label %64, label %87

64:
  %65 = fneg double %55
  br label %78

66:
  %67 = phi i64 [ 8, %57 ], [ %76, %66 ]
  %68 = phi i64 [ 0, %57 ], [ %67, %66 ]
  %69 = getelementptr double, ptr %56, i64 %68
  %70 = bitcast ptr %69 to ptr
  %71 = load <8 x double>, ptr %70, align 8
  %72 = getelementptr double, ptr %41, i64 %68
  %73 = bitcast ptr %72 to ptr
  %74 = load <8 x double>, ptr %73, align 8
  %75 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %60, <8 x double> %71, <8 x double> %74)
  store <8 x double> %75, ptr %73, align 8
  %76 = add i64 %67, 8
  %77 = icmp sgt i64 %76, %38
  br i1 %77, label %61, label %66

78:
  %79 = phi i64 [ %62, %64 ], [ %85, %78 ]
  %80 = getelementptr double, ptr %56, i64 %79
  %81 = load double, ptr %80
  %82 = getelementptr double, ptr %41, i64 %79
  %83 = load double, ptr %82
  %84 = call double @llvm.fmuladd.f64(double %65, double %81, double %83)
  store double %84, ptr %82
  %85 = add i64 %79, 1
  %86 = icmp eq i64 %85, %38
  br i1 %86, label %87, label %78

87:
  %88 = add i64 %51, 1
  %89 = icmp eq i64 %88, %33
  br i1 %89, label %44, label %50

90:
  %91 = call double @llvm.minnum.f64(double %35, double %48)
  %92 = call double @llvm.maxnum.f64(double %34, double %48)
  %93 = call double @llvm.sqrt.f64(double %48)
  %94 = fdiv double 1.000000e+00, %93
  store double %94, ptr %47
  %95 = add i64 %33, 1
  %96 = icmp slt i64 %95, %0
  br i1 %96, label %97, label %29

97:
  %98 = add i64 %95, %45
  %99 = getelementptr double, ptr %1, i64 %98
  %100 = load double, ptr %99
  %101 = fmul double %94, %100
  store double %101, ptr %99
  %102 = mul i64 %95, %0
  %103 = add i64 %102, %33
  %104 = getelementptr double, ptr %1, i64 %103
  store double %101, ptr %104
  %105 = add i64 %33, 2
  %106 = icmp slt i64 %105, %0
  br i1 %106, label %107, label %29

107:
  %108 = phi i64 [ %117, %107 ], [ %105, %97 ]
  %109 = load double, ptr %47
  %110 = add i64 %108, %45
  %111 = getelementptr double, ptr %1, i64 %110
  %112 = load double, ptr %111
  %113 = fmul double %109, %112
  store double %113, ptr %111
  %114 = mul i64 %108, %0
  %115 = add i64 %114, %33
  %116 = getelementptr double, ptr %1, i64 %115
  store double %113, ptr %116
  %117 = add i64 %108, 1
  %118 = icmp slt i64 %117, %0
  br i1 %118, label %107, label %29

119:
  br i1 %32, label %177, label %120

120:
  %121 = phi double [ %34, %119 ], [ 0.000000e+00, %6 ], [ %92, %29 ]
  %122 = phi double [ %35, %119 ], [ 0x7FF0000000000000, %6 ], [ %91, %29 ]
  %123 = fmul double %121, %4
  %124 = fcmp ule double %122, %123
  %125 = fcmp uge double %121, 0x7FF0000000000000
  %126 = or i1 %125, %124
  br i1 %126, label %177, label %127

127:
  %128 = icmp sgt i64 %2, 0
  br i1 %128, label %129, label %177

129:
  %130 = phi i64 [ %165, %164 ], [ 0, %127 ]
  %131 = sub i64 %2, %130
  %132 = icmp slt i64 %131, 32
  %133 = select i1 %132, i64 %131, i64 32
  %134 = shl i64 %133, 3
  br i1 %7, label %135, label %164

135:
  %136 = getelementptr double, ptr %3, i64 %130
  br label %138

137:
  br i1 %7, label %149, label %164

138:
  %139 = phi i64 [ %146, %138 ], [ 0, %135 ]
  %140 = shl i64 %139, 5
  %141 = getelementptr double, ptr %5, i64 %140
  %142 = bitcast ptr %141 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(256) %142, i8 0, i64 256, i1 false)
  %143 = mul i64 %139, %2
  %144 = getelementptr double, ptr %136, i64 %143
  %145 = bitcast ptr %144 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %142, ptr align 8 %145, i64 %134, i1 false)
  %146 = add i64 %139, 1
  %147 = icmp eq i64 %146, %0
  br i1 %147, label %137, label %138

148:
  br i1 %7, label %158, label %164

149:
  %150 = phi i64 [ %153, %149 ], [ 0, %137 ]
  %151 = mul i64 %150, %0
  %152 = getelementptr double, ptr %1, i64 %151
  call void @eliminate(i64 %150, i64 0, i64 %150, ptr %152, ptr %5)
  %153 = add i64 %150, 1
  %154 = icmp eq i64 %153, %0
  br i1 %154, label %148, label %149

155:
  br i1 %7, label %156, label %164

156:
  %157 = getelementptr double, ptr %3, i64 %130
  br label %167

158:
  %159 = phi i64 [ %160, %158 ], [ %0, %148 ]
  %160 = add i64 %159, -1
  %161 = mul i64 %160, %0
  %162 = getelementptr double, ptr %1, i64 %161
  call void @eliminate(i64 %160, i64 %159, i64 %0, ptr %162, ptr %5)
  %163 = icmp ugt i64 %159, 1
  br i1 %163, label %158, label %155

164:
  %165 = add i64 %130, 32
  %166 = icmp slt i64 %165, %2
  br i1 %166, label %129, label %177

167:
  %168 = phi i64 [ %175, %167 ], [ 0, %156 ]
  %169 = mul i64 %168, %2
  %170 = getelementptr double, ptr %157, i64 %169
  %171 = bitcast ptr %170 to ptr
  %172 = shl i64 %168, 5
  %173 = getelementptr double, ptr %5, i64 %172
  %174 = bitcast ptr %173 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %171, ptr align 8 %174, i64 %134, i1 false)
  %175 = add i64 %168, 1
  %176 = icmp eq i64 %175, %0
  br i1 %176, label %164, label %167

177:
  %178 = phi i64 [ 0, %120 ], [ 0, %119 ], [ 1, %127 ], [ 1, %164 ], [ 0, %15 ]
  ret i64 %178
}

define internal void @eliminate(i64 %0, i64 %1, i64 %2, ptr  %3, ptr  %4) {
  %6 = shl i64 %0, 5
  %7 = getelementptr double, ptr %4, i64 %6
  %8 = bitcast ptr %7 to ptr
  %9 = load <8 x double>, ptr %8, align 8
  %10 = getelementptr double, ptr %7, i64 8
  %11 = bitcast ptr %10 to ptr
  %12 = load <8 x double>, ptr %11, align 8
  %13 = getelementptr double, ptr %7, i64 16
  %14 = bitcast ptr %13 to ptr
  %15 = load <8 x double>, ptr %14, align 8
  %16 = getelementptr double, ptr %7, i64 24
  %17 = bitcast ptr %16 to ptr
  %18 = load <8 x double>, ptr %17, align 8
  %19 = icmp slt i64 %1, %2
  br i1 %19, label %48, label %20

20:
  %21 = phi <8 x double> [ %18, %5 ], [ %75, %48 ]
  %22 = phi <8 x double> [ %15, %5 ], [ %71, %48 ]
  %23 = phi <8 x double> [ %12, %5 ], [ %67, %48 ]
  %24 = phi <8 x double> [ %9, %5 ], [ %63, %48 ]
  %25 = getelementptr double, ptr %3, i64 %0
  %26 = load double, ptr %25
  %27 = insertelement <8 x double> poison, double %26, i64 0
  %28 = shufflevector <8 x double> %27, <8 x double> poison, <8 x i32> zeroinitializer
  %29 = fmul <8 x double> %24, %28
  store <8 x double> %29, ptr %8, align 8
  %30 = load double, ptr %25
  %31 = insertelement <8 x double> poison, double %30, i64 0
  %32 = shufflevector <8 x double> %31, <8 x double> poison, <8 x i32> zeroinitializer
  %33 = fmul <8 x double> %23, %32
  %34 = getelementptr double, ptr %7, i64 8
  %35 = bitcast ptr %34 to ptr
  store <8 x double> %33, ptr %35, align 8
  %36 = load double, ptr %25
  %37 = insertelement <8 x double> poison, double %36, i64 0
  %38 = shufflevector <8 x double> %37, <8 x double> poison, <8 x i32> zeroinitializer
  %39 = fmul <8 x double> %22, %38
  %40 = getelementptr double, ptr %7, i64 16
  %41 = bitcast ptr %40 to ptr
  store <8 x double> %39, ptr %41, align 8
  %42 = load double, ptr %25
  %43 = insertelement <8 x double> poison, double %42, i64 0
  %44 = shufflevector <8 x double> %43, <8 x double> poison, <8 x i32> zeroinitializer
  %45 = fmul <8 x double> %21, %44
  %46 = getelementptr double, ptr %7, i64 24
  %47 = bitcast ptr %46 to ptr
  store <8 x double> %45, ptr %47, align 8
  ret void

48:
  %49 = phi <8 x double> [ %75, %48 ], [ %18, %5 ]
  %50 = phi <8 x double> [ %71, %48 ], [ %15, %5 ]
  %51 = phi <8 x double> [ %67, %48 ], [ %12, %5 ]
  %52 = phi <8 x double> [ %63, %48 ], [ %9, %5 ]
  %53 = phi i64 [ %76, %48 ], [ %1, %5 ]
  %54 = shl i64 %53, 5
  %55 = getelementptr double, ptr %4, i64 %54
  %56 = bitcast ptr %55 to ptr
  %57 = getelementptr double, ptr %3, i64 %53
  %58 = load double, ptr %57
  %59 = insertelement <8 x double> poison, double %58, i64 0
  %60 = shufflevector <8 x double> %59, <8 x double> poison, <8 x i32> zeroinitializer
  %61 = fneg <8 x double> %60
  %62 = load <8 x double>, ptr %56, align 8
  %63 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %61, <8 x double> %62, <8 x double> %52)
  %64 = getelementptr double, ptr %55, i64 8
  %65 = bitcast ptr %64 to ptr
  %66 = load <8 x double>, ptr %65, align 8
  %67 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %61, <8 x double> %66, <8 x double> %51)
  %68 = getelementptr double, ptr %55, i64 16
  %69 = bitcast ptr %68 to ptr
  %70 = load <8 x double>, ptr %69, align 8
  %71 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %61, <8 x double> %70, <8 x double> %50)
  %72 = getelementptr double, ptr %55, i64 24
  %73 = bitcast ptr %72 to ptr
  %74 = load <8 x double>, ptr %73, align 8
  %75 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %61, <8 x double> %74, <8 x double> %49)
  %76 = add i64 %53, 1
  %77 = icmp eq i64 %76, %2
  br i1 %77, label %20, label %48
}

define i64 @definite_work(i64 %0) {
  %2 = shl i64 %0, 5
  ret i64 %2
}

declare double @llvm.minnum.f64(double, double)

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.sqrt.f64(double)

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

declare double @llvm.fmuladd.f64(double, double, double)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)
