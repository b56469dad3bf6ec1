; dp54: made by tools/make_loops_text.py from dp54
; sources 60489aaa9799eca317beb10c7638241203f39e7af8cc30c7ef7bad2afd6af0c1
%struct.ode_adaptive = type { ptr, ptr, i64, double, double, double, double, double, double, double, ptr, double, double, i64 }
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, ptr, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.ode_options = type { ptr, double, ptr, double, double, i64 }

@ode_dp54 = constant { ptr, ptr, ptr, ptr, i64, i64, i64 } { ptr @step, ptr @dense, ptr @interpolate, ptr null, i64 11, i64 0, i64 0 }, align 8
@step.method = internal constant %struct.ode_adaptive { ptr @try_step, ptr @error_of, i64 6, double 1.700000e-01, double 4.000000e-02, double 2.000000e-01, double 1.000000e+01, double 5.000000e+00, double 3.250000e+00, double 5.500000e-01, ptr @E, double 0.000000e+00, double 9.000000e-01, i64 0 }, align 8
@E = internal constant [7 x double] [double 0x3F54320FEDCBA987, double 0.000000e+00, double 0xBF716B5A550ABFC4, double 0x3FA2EEEEEEEEEEEF, double 0xBFAA0AD1D2CA1858, double 0x3FA5748A7BDAF0E2, double -2.500000e-02], align 16

define internal i64 @step(ptr %0) {
  %2 = call i64 @ode_step_adaptive(ptr %0, ptr @step.method)
  ret i64 %2
}

define internal i64 @dense(ptr  %0) {
  %2 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %3 = load ptr, ptr %2
  %4 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 0
  %5 = load i64, ptr %4
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  %7 = load double, ptr %6
  %8 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8
  %10 = mul i64 %5, 10
  %11 = getelementptr double, ptr %9, i64 %10
  %12 = getelementptr double, ptr %9, i64 %5
  %13 = shl i64 %5, 1
  %14 = getelementptr double, ptr %9, i64 %13
  %15 = mul i64 %5, 7
  %16 = getelementptr double, ptr %11, i64 %15
  %17 = icmp sgt i64 %5, 0
  br i1 %17, label %18, label %41

18:
  %19 = phi i64 [ %32, %18 ], [ 0, %1 ]
  %20 = getelementptr double, ptr %14, i64 %19
  %21 = load double, ptr %20
  %22 = getelementptr double, ptr %12, i64 %19
  %23 = load double, ptr %22
  %24 = fsub double %21, %23
  %25 = getelementptr double, ptr %16, i64 %19
  store double %24, ptr %25
  %26 = getelementptr double, ptr %11, i64 %19
  %27 = load double, ptr %26
  %28 = fneg double %24
  %29 = call double @llvm.fmuladd.f64(double %7, double %27, double %28)
  %30 = add i64 %19, %5
  %31 = getelementptr double, ptr %16, i64 %30
  store double %29, ptr %31
  %32 = add i64 %19, 1
  %33 = icmp eq i64 %32, %5
  br i1 %33, label %34, label %18

34:
  br i1 %17, label %35, label %41

35:
  %36 = mul i64 %5, 6
  %37 = fneg double %7
  %38 = mul i64 %5, 3
  %39 = shl i64 %5, 2
  %40 = mul i64 %5, 5
  br label %42

41:
  ret i64 0

42:
  %43 = phi i64 [ 0, %35 ], [ %78, %42 ]
  %44 = getelementptr double, ptr %16, i64 %43
  %45 = load double, ptr %44
  %46 = add i64 %43, %36
  %47 = getelementptr double, ptr %11, i64 %46
  %48 = load double, ptr %47
  %49 = call double @llvm.fmuladd.f64(double %37, double %48, double %45)
  %50 = add i64 %43, %5
  %51 = getelementptr double, ptr %16, i64 %50
  %52 = load double, ptr %51
  %53 = fsub double %49, %52
  %54 = add i64 %43, %13
  %55 = getelementptr double, ptr %16, i64 %54
  store double %53, ptr %55
  %56 = getelementptr double, ptr %11, i64 %43
  %57 = load double, ptr %56
  %58 = getelementptr double, ptr %11, i64 %54
  %59 = load double, ptr %58
  %60 = fmul double %59, 0x40056744F3B9A987
  %61 = call double @llvm.fmuladd.f64(double %57, double 0xBFF208439215A046, double %60)
  %62 = add i64 %43, %38
  %63 = getelementptr double, ptr %11, i64 %62
  %64 = load double, ptr %63
  %65 = call double @llvm.fmuladd.f64(double %64, double 0xC016BDFAC7A2320C, double %61)
  %66 = add i64 %43, %39
  %67 = getelementptr double, ptr %11, i64 %66
  %68 = load double, ptr %67
  %69 = call double @llvm.fmuladd.f64(double %68, double 0x400C2CEAE0978C92, double %65)
  %70 = add i64 %43, %40
  %71 = getelementptr double, ptr %11, i64 %70
  %72 = load double, ptr %71
  %73 = call double @llvm.fmuladd.f64(double %72, double 0xBFFC46C8B61F95E5, double %69)
  %74 = load double, ptr %47
  %75 = call double @llvm.fmuladd.f64(double %74, double 0x40030F4BDF0DC914, double %73)
  %76 = fmul double %7, %75
  %77 = getelementptr double, ptr %16, i64 %62
  store double %76, ptr %77
  %78 = add i64 %43, 1
  %79 = icmp eq i64 %78, %5
  br i1 %79, label %41, label %42
}

define internal void @interpolate(ptr  %0, double %1, ptr  %2) {
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.ode_system, ptr %7, i64 0, i32 0
  %9 = load i64, ptr %8
  %10 = mul i64 %9, 10
  %11 = getelementptr double, ptr %5, i64 %10
  %12 = mul i64 %9, 7
  %13 = getelementptr double, ptr %11, i64 %12
  %14 = getelementptr double, ptr %5, i64 %9
  %15 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  %16 = load double, ptr %15
  %17 = fsub double %1, %16
  %18 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  %19 = load double, ptr %18
  %20 = fdiv double %17, %19
  %21 = icmp sgt i64 %9, 0
  br i1 %21, label %22, label %47

22:
  %23 = fsub double 1.000000e+00, %20
  br label %24

24:
  %25 = phi i64 [ 0, %22 ], [ %31, %26 ]
  br label %33

26:
  %27 = getelementptr double, ptr %14, i64 %25
  %28 = load double, ptr %27
  %29 = fadd double %44, %28
  %30 = getelementptr double, ptr %2, i64 %25
  store double %29, ptr %30
  %31 = add i64 %25, 1
  %32 = icmp eq i64 %31, %9
  br i1 %32, label %47, label %24

33:
  %34 = phi i64 [ 3, %24 ], [ %45, %33 ]
  %35 = phi double [ 0.000000e+00, %24 ], [ %44, %33 ]
  %36 = mul i64 %34, %9
  %37 = add i64 %36, %25
  %38 = getelementptr double, ptr %13, i64 %37
  %39 = load double, ptr %38
  %40 = fadd double %35, %39
  %41 = and i64 %34, 1
  %42 = icmp eq i64 %41, 0
  %43 = select i1 %42, double %20, double %23
  %44 = fmul double %43, %40
  %45 = add i64 %34, -1
  %46 = icmp eq i64 %34, 0
  br i1 %46, label %26, label %33

47:
  ret void
}

define internal i64 @try_step(ptr %0, double %1, double %2) {
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 0
  %7 = load i64, ptr %6
  %8 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8
  %10 = mul i64 %7, 3
  %11 = getelementptr double, ptr %9, i64 %10
  %12 = mul i64 %7, 10
  %13 = getelementptr double, ptr %9, i64 %12
  %14 = icmp sgt i64 %7, 0
  br i1 %14, label %57, label %15

15:
  %16 = call double @llvm.fmuladd.f64(double %2, double 2.000000e-01, double %1)
  %17 = getelementptr double, ptr %13, i64 %7
  %18 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 39
  %19 = load i64, ptr %18
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %23, label %21

21:
  %22 = call i64 @ode_projected_rates(ptr %0, double %16, ptr %11, ptr %17, double 0.000000e+00)
  br label %53

23:
  %24 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 5
  %25 = load ptr, ptr %24
  %26 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 4
  %27 = load ptr, ptr %26
  %28 = call i64 %25(ptr %27, double %16, ptr %11, ptr %17)
  %29 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %30 = load i64, ptr %29
  %31 = add i64 %30, 1
  store i64 %31, ptr %29
  switch i64 %28, label %53 [
    i64 12, label %32
    i64 3, label %32
  ]

32:
  %33 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %28, ptr %33
  %34 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %16, ptr %34
  %35 = load ptr, ptr %8
  %36 = load ptr, ptr %4
  %37 = getelementptr %struct.ode_system, ptr %36, i64 0, i32 0
  %38 = load i64, ptr %37
  %39 = shl i64 %38, 2
  %40 = getelementptr double, ptr %35, i64 %39
  %41 = bitcast ptr %40 to ptr
  %42 = bitcast ptr %17 to ptr
  %43 = shl i64 %38, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %41, ptr align 8 %42, i64 %43, i1 false)
  %44 = load ptr, ptr %8
  %45 = load ptr, ptr %4
  %46 = getelementptr %struct.ode_system, ptr %45, i64 0, i32 0
  %47 = load i64, ptr %46
  %48 = mul i64 %47, 5
  %49 = getelementptr double, ptr %44, i64 %48
  %50 = bitcast ptr %49 to ptr
  %51 = bitcast ptr %11 to ptr
  %52 = shl i64 %47, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %50, ptr align 8 %51, i64 %52, i1 false)
  br label %360

53:
  %54 = phi i64 [ %22, %21 ], [ %28, %23 ]
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %56, label %360

56:
  br i1 %14, label %111, label %68

57:
  %58 = phi i64 [ %66, %57 ], [ 0, %3 ]
  %59 = getelementptr double, ptr %9, i64 %58
  %60 = load double, ptr %59
  %61 = getelementptr double, ptr %13, i64 %58
  %62 = load double, ptr %61
  %63 = fmul double %62, 2.000000e-01
  %64 = call double @llvm.fmuladd.f64(double %2, double %63, double %60)
  %65 = getelementptr double, ptr %11, i64 %58
  store double %64, ptr %65
  %66 = add i64 %58, 1
  %67 = icmp eq i64 %66, %7
  br i1 %67, label %15, label %57

68:
  %69 = call double @llvm.fmuladd.f64(double %2, double 3.000000e-01, double %1)
  %70 = shl i64 %7, 1
  %71 = getelementptr double, ptr %13, i64 %70
  %72 = load i64, ptr %18
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %76, label %74

74:
  %75 = call i64 @ode_projected_rates(ptr %0, double %69, ptr %11, ptr %71, double 0xBF716B5A550ABFC4)
  br label %107

76:
  %77 = load ptr, ptr %4
  %78 = getelementptr %struct.ode_system, ptr %77, i64 0, i32 5
  %79 = load ptr, ptr %78
  %80 = getelementptr %struct.ode_system, ptr %77, i64 0, i32 4
  %81 = load ptr, ptr %80
  %82 = call i64 %79(ptr %81, double %69, ptr %11, ptr %71)
  %83 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %84 = load i64, ptr %83
  %85 = add i64 %84, 1
  store i64 %85, ptr %83
  switch i64 %82, label %107 [
    i64 12, label %86
    i64 3, label %86
  ]

86:
  %87 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %82, ptr %87
  %88 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %69, ptr %88
  %89 = load ptr, ptr %8
  %90 = load ptr, ptr %4
  %91 = getelementptr %struct.ode_system, ptr %90, i64 0, i32 0
  %92 = load i64, ptr %91
  %93 = shl i64 %92, 2
  %94 = getelementptr double, ptr %89, i64 %93
  %95 = bitcast ptr %94 to ptr
  %96 = bitcast ptr %71 to ptr
  %97 = shl i64 %92, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %95, ptr align 8 %96, i64 %97, i1 false)
  %98 = load ptr, ptr %8
  %99 = load ptr, ptr %4
  %100 = getelementptr %struct.ode_system, ptr %99, i64 0, i32 0
  %101 = load i64, ptr %100
  %102 = mul i64 %101, 5
  %103 = getelementptr double, ptr %98, i64 %102
  %104 = bitcast ptr %103 to ptr
  %105 = bitcast ptr %11 to ptr
  %106 = shl i64 %101, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %104, ptr align 8 %105, i64 %106, i1 false)
  br label %360

107:
  %108 = phi i64 [ %75, %74 ], [ %82, %76 ]
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %110, label %360

110:
  br i1 %14, label %168, label %126

111:
  %112 = phi i64 [ %124, %111 ], [ 0, %56 ]
  %113 = getelementptr double, ptr %9, i64 %112
  %114 = load double, ptr %113
  %115 = getelementptr double, ptr %13, i64 %112
  %116 = load double, ptr %115
  %117 = add i64 %112, %7
  %118 = getelementptr double, ptr %13, i64 %117
  %119 = load double, ptr %118
  %120 = fmul double %119, 2.250000e-01
  %121 = call double @llvm.fmuladd.f64(double %116, double 0x3FB3333333333333, double %120)
  %122 = call double @llvm.fmuladd.f64(double %2, double %121, double %114)
  %123 = getelementptr double, ptr %11, i64 %112
  store double %122, ptr %123
  %124 = add i64 %112, 1
  %125 = icmp eq i64 %124, %7
  br i1 %125, label %68, label %111

126:
  %127 = call double @llvm.fmuladd.f64(double %2, double 8.000000e-01, double %1)
  %128 = getelementptr double, ptr %13, i64 %10
  %129 = load i64, ptr %18
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %133, label %131

131:
  %132 = call i64 @ode_projected_rates(ptr %0, double %127, ptr %11, ptr %128, double 0x3FA2EEEEEEEEEEEF)
  br label %164

133:
  %134 = load ptr, ptr %4
  %135 = getelementptr %struct.ode_system, ptr %134, i64 0, i32 5
  %136 = load ptr, ptr %135
  %137 = getelementptr %struct.ode_system, ptr %134, i64 0, i32 4
  %138 = load ptr, ptr %137
  %139 = call i64 %136(ptr %138, double %127, ptr %11, ptr %128)
  %140 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %141 = load i64, ptr %140
  %142 = add i64 %141, 1
  store i64 %142, ptr %140
  switch i64 %139, label %164 [
    i64 12, label %143
    i64 3, label %143
  ]

143:
  %144 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %139, ptr %144
  %145 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %127, ptr %145
  %146 = load ptr, ptr %8
  %147 = load ptr, ptr %4
  %148 = getelementptr %struct.ode_system, ptr %147, i64 0, i32 0
  %149 = load i64, ptr %148
  %150 = shl i64 %149, 2
  %151 = getelementptr double, ptr %146, i64 %150
  %152 = bitcast ptr %151 to ptr
  %153 = bitcast ptr %128 to ptr
  %154 = shl i64 %149, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %152, ptr align 8 %153, i64 %154, i1 false)
  %155 = load ptr, ptr %8
  %156 = load ptr, ptr %4
  %157 = getelementptr %struct.ode_system, ptr %156, i64 0, i32 0
  %158 = load i64, ptr %157
  %159 = mul i64 %158, 5
  %160 = getelementptr double, ptr %155, i64 %159
  %161 = bitcast ptr %160 to ptr
  %162 = bitcast ptr %11 to ptr
  %163 = shl i64 %158, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %161, ptr align 8 %162, i64 %163, i1 false)
  br label %360

164:
  %165 = phi i64 [ %132, %131 ], [ %139, %133 ]
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %167, label %360

167:
  br i1 %14, label %230, label %187

168:
  %169 = phi i64 [ %185, %168 ], [ 0, %110 ]
  %170 = getelementptr double, ptr %9, i64 %169
  %171 = load double, ptr %170
  %172 = getelementptr double, ptr %13, i64 %169
  %173 = load double, ptr %172
  %174 = add i64 %169, %7
  %175 = getelementptr double, ptr %13, i64 %174
  %176 = load double, ptr %175
  %177 = fmul double %176, 0xC00DDDDDDDDDDDDE
  %178 = call double @llvm.fmuladd.f64(double %173, double 0x3FEF49F49F49F49F, double %177)
  %179 = add i64 %169, %70
  %180 = getelementptr double, ptr %13, i64 %179
  %181 = load double, ptr %180
  %182 = call double @llvm.fmuladd.f64(double %181, double 0x400C71C71C71C71C, double %178)
  %183 = call double @llvm.fmuladd.f64(double %2, double %182, double %171)
  %184 = getelementptr double, ptr %11, i64 %169
  store double %183, ptr %184
  %185 = add i64 %169, 1
  %186 = icmp eq i64 %185, %7
  br i1 %186, label %126, label %168

187:
  %188 = call double @llvm.fmuladd.f64(double %2, double 0x3FEC71C71C71C71C, double %1)
  %189 = shl i64 %7, 2
  %190 = getelementptr double, ptr %13, i64 %189
  %191 = load i64, ptr %18
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %195, label %193

193:
  %194 = call i64 @ode_projected_rates(ptr %0, double %188, ptr %11, ptr %190, double 0xBFAA0AD1D2CA1858)
  br label %226

195:
  %196 = load ptr, ptr %4
  %197 = getelementptr %struct.ode_system, ptr %196, i64 0, i32 5
  %198 = load ptr, ptr %197
  %199 = getelementptr %struct.ode_system, ptr %196, i64 0, i32 4
  %200 = load ptr, ptr %199
  %201 = call i64 %198(ptr %200, double %188, ptr %11, ptr %190)
  %202 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %203 = load i64, ptr %202
  %204 = add i64 %203, 1
  store i64 %204, ptr %202
  switch i64 %201, label %226 [
    i64 12, label %205
    i64 3, label %205
  ]

205:
  %206 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %201, ptr %206
  %207 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %188, ptr %207
  %208 = load ptr, ptr %8
  %209 = load ptr, ptr %4
  %210 = getelementptr %struct.ode_system, ptr %209, i64 0, i32 0
  %211 = load i64, ptr %210
  %212 = shl i64 %211, 2
  %213 = getelementptr double, ptr %208, i64 %212
  %214 = bitcast ptr %213 to ptr
  %215 = bitcast ptr %190 to ptr
  %216 = shl i64 %211, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %214, ptr align 8 %215, i64 %216, i1 false)
  %217 = load ptr, ptr %8
  %218 = load ptr, ptr %4
  %219 = getelementptr %struct.ode_system, ptr %218, i64 0, i32 0
  %220 = load i64, ptr %219
  %221 = mul i64 %220, 5
  %222 = getelementptr double, ptr %217, i64 %221
  %223 = bitcast ptr %222 to ptr
  %224 = bitcast ptr %11 to ptr
  %225 = shl i64 %220, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %223, ptr align 8 %224, i64 %225, i1 false)
  br label %360

226:
  %227 = phi i64 [ %194, %193 ], [ %201, %195 ]
  %228 = icmp eq i64 %227, 0
  br i1 %228, label %229, label %360

229:
  br i1 %14, label %295, label %253

230:
  %231 = phi i64 [ %251, %230 ], [ 0, %167 ]
  %232 = getelementptr double, ptr %9, i64 %231
  %233 = load double, ptr %232
  %234 = getelementptr double, ptr %13, i64 %231
  %235 = load double, ptr %234
  %236 = add i64 %231, %7
  %237 = getelementptr double, ptr %13, i64 %236
  %238 = load double, ptr %237
  %239 = fmul double %238, 0xC027310BD29520E4
  %240 = call double @llvm.fmuladd.f64(double %235, double 0x40079EEC0FC37181, double %239)
  %241 = add i64 %231, %70
  %242 = getelementptr double, ptr %13, i64 %241
  %243 = load double, ptr %242
  %244 = call double @llvm.fmuladd.f64(double %243, double 0x4023A552363C5290, double %240)
  %245 = add i64 %231, %10
  %246 = getelementptr double, ptr %13, i64 %245
  %247 = load double, ptr %246
  %248 = call double @llvm.fmuladd.f64(double %247, double 0xBFD29C9EBA1E3345, double %244)
  %249 = call double @llvm.fmuladd.f64(double %2, double %248, double %233)
  %250 = getelementptr double, ptr %11, i64 %231
  store double %249, ptr %250
  %251 = add i64 %231, 1
  %252 = icmp eq i64 %251, %7
  br i1 %252, label %187, label %230

253:
  %254 = fadd double %1, %2
  %255 = mul i64 %7, 5
  %256 = getelementptr double, ptr %13, i64 %255
  %257 = load i64, ptr %18
  %258 = icmp eq i64 %257, 0
  br i1 %258, label %261, label %259

259:
  %260 = call i64 @ode_projected_rates(ptr %0, double %254, ptr %11, ptr %256, double 0x3FA5748A7BDAF0E2)
  br label %292

261:
  %262 = load ptr, ptr %4
  %263 = getelementptr %struct.ode_system, ptr %262, i64 0, i32 5
  %264 = load ptr, ptr %263
  %265 = getelementptr %struct.ode_system, ptr %262, i64 0, i32 4
  %266 = load ptr, ptr %265
  %267 = call i64 %264(ptr %266, double %254, ptr %11, ptr %256)
  %268 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %269 = load i64, ptr %268
  %270 = add i64 %269, 1
  store i64 %270, ptr %268
  switch i64 %267, label %292 [
    i64 12, label %271
    i64 3, label %271
  ]

271:
  %272 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %267, ptr %272
  %273 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %254, ptr %273
  %274 = load ptr, ptr %8
  %275 = load ptr, ptr %4
  %276 = getelementptr %struct.ode_system, ptr %275, i64 0, i32 0
  %277 = load i64, ptr %276
  %278 = shl i64 %277, 2
  %279 = getelementptr double, ptr %274, i64 %278
  %280 = bitcast ptr %279 to ptr
  %281 = bitcast ptr %256 to ptr
  %282 = shl i64 %277, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %280, ptr align 8 %281, i64 %282, i1 false)
  %283 = load ptr, ptr %8
  %284 = load ptr, ptr %4
  %285 = getelementptr %struct.ode_system, ptr %284, i64 0, i32 0
  %286 = load i64, ptr %285
  %287 = mul i64 %286, 5
  %288 = getelementptr double, ptr %283, i64 %287
  %289 = bitcast ptr %288 to ptr
  %290 = bitcast ptr %11 to ptr
  %291 = shl i64 %286, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %289, ptr align 8 %290, i64 %291, i1 false)
  br label %360

292:
  %293 = phi i64 [ %260, %259 ], [ %267, %261 ]
  %294 = icmp eq i64 %293, 0
  br i1 %294, label %322, label %360

295:
  %296 = phi i64 [ %320, %295 ], [ 0, %229 ]
  %297 = getelementptr double, ptr %9, i64 %296
  %298 = load double, ptr %297
  %299 = getelementptr double, ptr %13, i64 %296
  %300 = load double, ptr %299
  %301 = add i64 %296, %7
  %302 = getelementptr double, ptr %13, i64 %301
  %303 = load double, ptr %302
  %304 = fmul double %303, 0xC02583E0F83E0F84
  %305 = call double @llvm.fmuladd.f64(double %300, double 0x4006C52BF5A814B0, double %304)
  %306 = add i64 %296, %70
  %307 = getelementptr double, ptr %13, i64 %306
  %308 = load double, ptr %307
  %309 = call double @llvm.fmuladd.f64(double %308, double 0x4021D016A3721E8B, double %305)
  %310 = add i64 %296, %10
  %311 = getelementptr double, ptr %13, i64 %310
  %312 = load double, ptr %311
  %313 = call double @llvm.fmuladd.f64(double %312, double 0x3FD1D1745D1745D1, double %309)
  %314 = add i64 %296, %189
  %315 = getelementptr double, ptr %13, i64 %314
  %316 = load double, ptr %315
  %317 = call double @llvm.fmuladd.f64(double %316, double 0xBFD1818970D9CC2F, double %313)
  %318 = call double @llvm.fmuladd.f64(double %2, double %317, double %298)
  %319 = getelementptr double, ptr %11, i64 %296
  store double %318, ptr %319
  %320 = add i64 %296, 1
  %321 = icmp eq i64 %320, %7
  br i1 %321, label %253, label %295

322:
  %323 = load ptr, ptr %8
  %324 = load ptr, ptr %4
  %325 = getelementptr %struct.ode_system, ptr %324, i64 0, i32 0
  %326 = load i64, ptr %325
  %327 = shl i64 %326, 1
  %328 = getelementptr double, ptr %323, i64 %327
  br i1 %14, label %333, label %329

329:
  %330 = mul i64 %7, 6
  %331 = getelementptr double, ptr %13, i64 %330
  %332 = call i64 @end_rates(ptr %0, double %254, ptr %328, ptr %331)
  br label %360

333:
  %334 = phi i64 [ %358, %333 ], [ 0, %322 ]
  %335 = getelementptr double, ptr %9, i64 %334
  %336 = load double, ptr %335
  %337 = getelementptr double, ptr %13, i64 %334
  %338 = load double, ptr %337
  %339 = add i64 %334, %70
  %340 = getelementptr double, ptr %13, i64 %339
  %341 = load double, ptr %340
  %342 = fmul double %341, 0x3FDCC0499A5605FB
  %343 = call double @llvm.fmuladd.f64(double %338, double 0x3FB7555555555555, double %342)
  %344 = add i64 %334, %10
  %345 = getelementptr double, ptr %13, i64 %344
  %346 = load double, ptr %345
  %347 = call double @llvm.fmuladd.f64(double %346, double 0x3FE4D55555555555, double %343)
  %348 = add i64 %334, %189
  %349 = getelementptr double, ptr %13, i64 %348
  %350 = load double, ptr %349
  %351 = call double @llvm.fmuladd.f64(double %350, double 0xBFD4A1CFB2B78C13, double %347)
  %352 = add i64 %334, %255
  %353 = getelementptr double, ptr %13, i64 %352
  %354 = load double, ptr %353
  %355 = call double @llvm.fmuladd.f64(double %354, double 0x3FC0C30C30C30C31, double %351)
  %356 = call double @llvm.fmuladd.f64(double %2, double %355, double %336)
  %357 = getelementptr double, ptr %328, i64 %334
  store double %356, ptr %357
  %358 = add i64 %334, 1
  %359 = icmp eq i64 %358, %7
  br i1 %359, label %329, label %333

360:
  %361 = phi i64 [ %332, %329 ], [ %54, %53 ], [ %108, %107 ], [ %165, %164 ], [ %227, %226 ], [ %293, %292 ], [ %28, %32 ], [ %82, %86 ], [ %139, %143 ], [ %201, %205 ], [ %267, %271 ]
  ret i64 %361
}

define internal double @error_of(ptr  %0, double %1) {
  %3 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3
  %5 = getelementptr %struct.ode_system, ptr %4, i64 0, i32 0
  %6 = load i64, ptr %5
  %7 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7
  %9 = mul i64 %6, 10
  %10 = getelementptr double, ptr %8, i64 %9
  %11 = icmp sgt i64 %6, 0
  br i1 %11, label %12, label %71

12:
  %13 = shl i64 %6, 1
  %14 = mul i64 %6, 3
  %15 = shl i64 %6, 2
  %16 = mul i64 %6, 5
  %17 = mul i64 %6, 6
  %18 = getelementptr double, ptr %8, i64 %13
  %19 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19
  %21 = getelementptr %struct.ode_options, ptr %20, i64 0, i32 2
  %22 = load ptr, ptr %21
  %23 = getelementptr %struct.ode_options, ptr %20, i64 0, i32 1
  %24 = load double, ptr %23
  br label %26

25:
  br i1 %11, label %67, label %71

26:
  %27 = phi double [ 0.000000e+00, %12 ], [ %64, %26 ]
  %28 = phi i64 [ 0, %12 ], [ %65, %26 ]
  %29 = getelementptr double, ptr %10, i64 %28
  %30 = load double, ptr %29
  %31 = add i64 %28, %13
  %32 = getelementptr double, ptr %10, i64 %31
  %33 = load double, ptr %32
  %34 = fmul double %33, 0xBF716B5A550ABFC4
  %35 = call double @llvm.fmuladd.f64(double %30, double 0x3F54320FEDCBA987, double %34)
  %36 = add i64 %28, %14
  %37 = getelementptr double, ptr %10, i64 %36
  %38 = load double, ptr %37
  %39 = call double @llvm.fmuladd.f64(double %38, double 0x3FA2EEEEEEEEEEEF, double %35)
  %40 = add i64 %28, %15
  %41 = getelementptr double, ptr %10, i64 %40
  %42 = load double, ptr %41
  %43 = call double @llvm.fmuladd.f64(double %42, double 0xBFAA0AD1D2CA1858, double %39)
  %44 = add i64 %28, %16
  %45 = getelementptr double, ptr %10, i64 %44
  %46 = load double, ptr %45
  %47 = call double @llvm.fmuladd.f64(double %46, double 0x3FA5748A7BDAF0E2, double %43)
  %48 = add i64 %28, %17
  %49 = getelementptr double, ptr %10, i64 %48
  %50 = load double, ptr %49
  %51 = call double @llvm.fmuladd.f64(double %50, double -2.500000e-02, double %47)
  %52 = fmul double %51, %1
  %53 = getelementptr double, ptr %8, i64 %28
  %54 = load double, ptr %53
  %55 = call double @llvm.fabs.f64(double %54)
  %56 = getelementptr double, ptr %18, i64 %28
  %57 = load double, ptr %56
  %58 = call double @llvm.fabs.f64(double %57)
  %59 = call double @llvm.maxnum.f64(double %55, double %58)
  %60 = getelementptr double, ptr %22, i64 %28
  %61 = load double, ptr %60
  %62 = call double @llvm.fmuladd.f64(double %24, double %59, double %61)
  %63 = fdiv double %52, %62
  %64 = call double @llvm.fmuladd.f64(double %63, double %63, double %27)
  %65 = add i64 %28, 1
  %66 = icmp eq i64 %65, %6
  br i1 %66, label %25, label %26

67:
  %68 = sitofp i64 %6 to double
  %69 = fdiv double %64, %68
  %70 = call double @llvm.sqrt.f64(double %69)
  br label %71

71:
  %72 = phi double [ %70, %67 ], [ 0.000000e+00, %25 ], [ 0.000000e+00, %2 ]
  ret double %72
}

declare i64 @ode_step_adaptive(ptr, ptr)

declare double @llvm.fmuladd.f64(double, double, double)

define internal i64 @end_rates(ptr %0, double %1, ptr %2, ptr %3) {
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 39
  %6 = load i64, ptr %5
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %14

8:
  %9 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %10 = load ptr, ptr %9
  %11 = getelementptr %struct.ode_system, ptr %10, i64 0, i32 6
  %12 = load ptr, ptr %11
  %13 = icmp eq ptr %12, null
  br i1 %13, label %16, label %47

14:
  %15 = call i64 @ode_projected_rates(ptr %0, double %1, ptr %2, ptr %3, double -2.500000e-02)
  br label %76

16:
  %17 = getelementptr %struct.ode_system, ptr %10, i64 0, i32 5
  %18 = load ptr, ptr %17
  %19 = getelementptr %struct.ode_system, ptr %10, i64 0, i32 4
  %20 = load ptr, ptr %19
  %21 = call i64 %18(ptr %20, double %1, ptr %2, ptr %3)
  %22 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %23 = load i64, ptr %22
  %24 = add i64 %23, 1
  store i64 %24, ptr %22
  switch i64 %21, label %76 [
    i64 12, label %25
    i64 3, label %25
  ]

25:
  %26 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %21, ptr %26
  %27 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %1, ptr %27
  %28 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %29 = load ptr, ptr %28
  %30 = load ptr, ptr %9
  %31 = getelementptr %struct.ode_system, ptr %30, i64 0, i32 0
  %32 = load i64, ptr %31
  %33 = shl i64 %32, 2
  %34 = getelementptr double, ptr %29, i64 %33
  %35 = bitcast ptr %34 to ptr
  %36 = bitcast ptr %3 to ptr
  %37 = shl i64 %32, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %35, ptr align 8 %36, i64 %37, i1 false)
  %38 = load ptr, ptr %28
  %39 = load ptr, ptr %9
  %40 = getelementptr %struct.ode_system, ptr %39, i64 0, i32 0
  %41 = load i64, ptr %40
  %42 = mul i64 %41, 5
  %43 = getelementptr double, ptr %38, i64 %42
  %44 = bitcast ptr %43 to ptr
  %45 = bitcast ptr %2 to ptr
  %46 = shl i64 %41, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %44, ptr align 8 %45, i64 %46, i1 false)
  br label %76

47:
  %48 = getelementptr %struct.ode_system, ptr %10, i64 0, i32 4
  %49 = load ptr, ptr %48
  %50 = call i64 %12(ptr %49, double %1, ptr %2, ptr %3)
  %51 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %52 = load i64, ptr %51
  %53 = add i64 %52, 1
  store i64 %53, ptr %51
  switch i64 %50, label %76 [
    i64 12, label %54
    i64 3, label %54
  ]

54:
  %55 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %50, ptr %55
  %56 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %1, ptr %56
  %57 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %58 = load ptr, ptr %57
  %59 = load ptr, ptr %9
  %60 = getelementptr %struct.ode_system, ptr %59, i64 0, i32 0
  %61 = load i64, ptr %60
  %62 = shl i64 %61, 2
  %63 = getelementptr double, ptr %58, i64 %62
  %64 = bitcast ptr %63 to ptr
  %65 = bitcast ptr %3 to ptr
  %66 = shl i64 %61, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %64, ptr align 8 %65, i64 %66, i1 false)
  %67 = load ptr, ptr %57
  %68 = load ptr, ptr %9
  %69 = getelementptr %struct.ode_system, ptr %68, i64 0, i32 0
  %70 = load i64, ptr %69
  %71 = mul i64 %70, 5
  %72 = getelementptr double, ptr %67, i64 %71
  %73 = bitcast ptr %72 to ptr
  %74 = bitcast ptr %2 to ptr
  %75 = shl i64 %70, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %73, ptr align 8 %74, i64 %75, i1 false)
  br label %76

76:
  %77 = phi i64 [ %15, %14 ], [ %21, %16 ], [ %21, %25 ], [ %50, %47 ], [ %50, %54 ]
  ret i64 %77
}

declare i64 @ode_projected_rates(ptr, double, ptr, ptr, double)

declare double @llvm.sqrt.f64(double)

declare double @llvm.fabs.f64(double)

declare double @llvm.maxnum.f64(double, double)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)
