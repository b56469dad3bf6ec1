; dp54: made by tools/make_loops_text.py from dp54
; sources 67670419f89033563e3bb827a85a08fa29e76e490bd32a182864cb17b664c8c2
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
  br i1 %14, label %58, label %15

15:
  %16 = call double @llvm.fmuladd.f64(double %2, double 2.000000e-01, double %1)
  %17 = getelementptr double, ptr %13, i64 %7
  %18 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 39
  %19 = load i64, ptr %18
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %23, label %21

21:
  %22 = call i64 @ode_projected_rates(ptr %0, double %16, ptr %11, ptr %17, double 0.000000e+00)
  br label %54

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
  %32 = icmp eq i64 %28, 3
  br i1 %32, label %33, label %54

33:
  %34 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 3, ptr %34
  %35 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %16, ptr %35
  %36 = load ptr, ptr %8
  %37 = load ptr, ptr %4
  %38 = getelementptr %struct.ode_system, ptr %37, i64 0, i32 0
  %39 = load i64, ptr %38
  %40 = shl i64 %39, 2
  %41 = getelementptr double, ptr %36, i64 %40
  %42 = bitcast ptr %41 to ptr
  %43 = bitcast ptr %17 to ptr
  %44 = shl i64 %39, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 8 %43, i64 %44, i1 false)
  %45 = load ptr, ptr %8
  %46 = load ptr, ptr %4
  %47 = getelementptr %struct.ode_system, ptr %46, i64 0, i32 0
  %48 = load i64, ptr %47
  %49 = mul i64 %48, 5
  %50 = getelementptr double, ptr %45, i64 %49
  %51 = bitcast ptr %50 to ptr
  %52 = bitcast ptr %11 to ptr
  %53 = shl i64 %48, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %51, ptr align 8 %52, i64 %53, i1 false)
  br label %365

54:
  %55 = phi i64 [ %22, %21 ], [ %28, %23 ]
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %57, label %365

57:
  br i1 %14, label %113, label %69

58:
  %59 = phi i64 [ %67, %58 ], [ 0, %3 ]
  %60 = getelementptr double, ptr %9, i64 %59
  %61 = load double, ptr %60
  %62 = getelementptr double, ptr %13, i64 %59
  %63 = load double, ptr %62
  %64 = fmul double %63, 2.000000e-01
  %65 = call double @llvm.fmuladd.f64(double %2, double %64, double %61)
  %66 = getelementptr double, ptr %11, i64 %59
  store double %65, ptr %66
  %67 = add i64 %59, 1
  %68 = icmp eq i64 %67, %7
  br i1 %68, label %15, label %58

69:
  %70 = call double @llvm.fmuladd.f64(double %2, double 3.000000e-01, double %1)
  %71 = shl i64 %7, 1
  %72 = getelementptr double, ptr %13, i64 %71
  %73 = load i64, ptr %18
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %77, label %75

75:
  %76 = call i64 @ode_projected_rates(ptr %0, double %70, ptr %11, ptr %72, double 0xBF716B5A550ABFC4)
  br label %109

77:
  %78 = load ptr, ptr %4
  %79 = getelementptr %struct.ode_system, ptr %78, i64 0, i32 5
  %80 = load ptr, ptr %79
  %81 = getelementptr %struct.ode_system, ptr %78, i64 0, i32 4
  %82 = load ptr, ptr %81
  %83 = call i64 %80(ptr %82, double %70, ptr %11, ptr %72)
  %84 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %85 = load i64, ptr %84
  %86 = add i64 %85, 1
  store i64 %86, ptr %84
  %87 = icmp eq i64 %83, 3
  br i1 %87, label %88, label %109

88:
  %89 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 3, ptr %89
  %90 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %70, ptr %90
  %91 = load ptr, ptr %8
  %92 = load ptr, ptr %4
  %93 = getelementptr %struct.ode_system, ptr %92, i64 0, i32 0
  %94 = load i64, ptr %93
  %95 = shl i64 %94, 2
  %96 = getelementptr double, ptr %91, i64 %95
  %97 = bitcast ptr %96 to ptr
  %98 = bitcast ptr %72 to ptr
  %99 = shl i64 %94, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %97, ptr align 8 %98, i64 %99, i1 false)
  %100 = load ptr, ptr %8
  %101 = load ptr, ptr %4
  %102 = getelementptr %struct.ode_system, ptr %101, i64 0, i32 0
  %103 = load i64, ptr %102
  %104 = mul i64 %103, 5
  %105 = getelementptr double, ptr %100, i64 %104
  %106 = bitcast ptr %105 to ptr
  %107 = bitcast ptr %11 to ptr
  %108 = shl i64 %103, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %106, ptr align 8 %107, i64 %108, i1 false)
  br label %365

109:
  %110 = phi i64 [ %76, %75 ], [ %83, %77 ]
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %112, label %365

112:
  br i1 %14, label %171, label %128

113:
  %114 = phi i64 [ %126, %113 ], [ 0, %57 ]
  %115 = getelementptr double, ptr %9, i64 %114
  %116 = load double, ptr %115
  %117 = getelementptr double, ptr %13, i64 %114
  %118 = load double, ptr %117
  %119 = add i64 %114, %7
  %120 = getelementptr double, ptr %13, i64 %119
  %121 = load double, ptr %120
  %122 = fmul double %121, 2.250000e-01
  %123 = call double @llvm.fmuladd.f64(double %118, double 0x3FB3333333333333, double %122)
  %124 = call double @llvm.fmuladd.f64(double %2, double %123, double %116)
  %125 = getelementptr double, ptr %11, i64 %114
  store double %124, ptr %125
  %126 = add i64 %114, 1
  %127 = icmp eq i64 %126, %7
  br i1 %127, label %69, label %113

128:
  %129 = call double @llvm.fmuladd.f64(double %2, double 8.000000e-01, double %1)
  %130 = getelementptr double, ptr %13, i64 %10
  %131 = load i64, ptr %18
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %135, label %133

133:
  %134 = call i64 @ode_projected_rates(ptr %0, double %129, ptr %11, ptr %130, double 0x3FA2EEEEEEEEEEEF)
  br label %167

135:
  %136 = load ptr, ptr %4
  %137 = getelementptr %struct.ode_system, ptr %136, i64 0, i32 5
  %138 = load ptr, ptr %137
  %139 = getelementptr %struct.ode_system, ptr %136, i64 0, i32 4
  %140 = load ptr, ptr %139
  %141 = call i64 %138(ptr %140, double %129, ptr %11, ptr %130)
  %142 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %143 = load i64, ptr %142
  %144 = add i64 %143, 1
  store i64 %144, ptr %142
  %145 = icmp eq i64 %141, 3
  br i1 %145, label %146, label %167

146:
  %147 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 3, ptr %147
  %148 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %129, ptr %148
  %149 = load ptr, ptr %8
  %150 = load ptr, ptr %4
  %151 = getelementptr %struct.ode_system, ptr %150, i64 0, i32 0
  %152 = load i64, ptr %151
  %153 = shl i64 %152, 2
  %154 = getelementptr double, ptr %149, i64 %153
  %155 = bitcast ptr %154 to ptr
  %156 = bitcast ptr %130 to ptr
  %157 = shl i64 %152, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %155, ptr align 8 %156, i64 %157, i1 false)
  %158 = load ptr, ptr %8
  %159 = load ptr, ptr %4
  %160 = getelementptr %struct.ode_system, ptr %159, i64 0, i32 0
  %161 = load i64, ptr %160
  %162 = mul i64 %161, 5
  %163 = getelementptr double, ptr %158, i64 %162
  %164 = bitcast ptr %163 to ptr
  %165 = bitcast ptr %11 to ptr
  %166 = shl i64 %161, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %164, ptr align 8 %165, i64 %166, i1 false)
  br label %365

167:
  %168 = phi i64 [ %134, %133 ], [ %141, %135 ]
  %169 = icmp eq i64 %168, 0
  br i1 %169, label %170, label %365

170:
  br i1 %14, label %234, label %190

171:
  %172 = phi i64 [ %188, %171 ], [ 0, %112 ]
  %173 = getelementptr double, ptr %9, i64 %172
  %174 = load double, ptr %173
  %175 = getelementptr double, ptr %13, i64 %172
  %176 = load double, ptr %175
  %177 = add i64 %172, %7
  %178 = getelementptr double, ptr %13, i64 %177
  %179 = load double, ptr %178
  %180 = fmul double %179, 0xC00DDDDDDDDDDDDE
  %181 = call double @llvm.fmuladd.f64(double %176, double 0x3FEF49F49F49F49F, double %180)
  %182 = add i64 %172, %71
  %183 = getelementptr double, ptr %13, i64 %182
  %184 = load double, ptr %183
  %185 = call double @llvm.fmuladd.f64(double %184, double 0x400C71C71C71C71C, double %181)
  %186 = call double @llvm.fmuladd.f64(double %2, double %185, double %174)
  %187 = getelementptr double, ptr %11, i64 %172
  store double %186, ptr %187
  %188 = add i64 %172, 1
  %189 = icmp eq i64 %188, %7
  br i1 %189, label %128, label %171

190:
  %191 = call double @llvm.fmuladd.f64(double %2, double 0x3FEC71C71C71C71C, double %1)
  %192 = shl i64 %7, 2
  %193 = getelementptr double, ptr %13, i64 %192
  %194 = load i64, ptr %18
  %195 = icmp eq i64 %194, 0
  br i1 %195, label %198, label %196

196:
  %197 = call i64 @ode_projected_rates(ptr %0, double %191, ptr %11, ptr %193, double 0xBFAA0AD1D2CA1858)
  br label %230

198:
  %199 = load ptr, ptr %4
  %200 = getelementptr %struct.ode_system, ptr %199, i64 0, i32 5
  %201 = load ptr, ptr %200
  %202 = getelementptr %struct.ode_system, ptr %199, i64 0, i32 4
  %203 = load ptr, ptr %202
  %204 = call i64 %201(ptr %203, double %191, ptr %11, ptr %193)
  %205 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %206 = load i64, ptr %205
  %207 = add i64 %206, 1
  store i64 %207, ptr %205
  %208 = icmp eq i64 %204, 3
  br i1 %208, label %209, label %230

209:
  %210 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 3, ptr %210
  %211 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %191, ptr %211
  %212 = load ptr, ptr %8
  %213 = load ptr, ptr %4
  %214 = getelementptr %struct.ode_system, ptr %213, i64 0, i32 0
  %215 = load i64, ptr %214
  %216 = shl i64 %215, 2
  %217 = getelementptr double, ptr %212, i64 %216
  %218 = bitcast ptr %217 to ptr
  %219 = bitcast ptr %193 to ptr
  %220 = shl i64 %215, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %218, ptr align 8 %219, i64 %220, i1 false)
  %221 = load ptr, ptr %8
  %222 = load ptr, ptr %4
  %223 = getelementptr %struct.ode_system, ptr %222, i64 0, i32 0
  %224 = load i64, ptr %223
  %225 = mul i64 %224, 5
  %226 = getelementptr double, ptr %221, i64 %225
  %227 = bitcast ptr %226 to ptr
  %228 = bitcast ptr %11 to ptr
  %229 = shl i64 %224, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %227, ptr align 8 %228, i64 %229, i1 false)
  br label %365

230:
  %231 = phi i64 [ %197, %196 ], [ %204, %198 ]
  %232 = icmp eq i64 %231, 0
  br i1 %232, label %233, label %365

233:
  br i1 %14, label %300, label %257

234:
  %235 = phi i64 [ %255, %234 ], [ 0, %170 ]
  %236 = getelementptr double, ptr %9, i64 %235
  %237 = load double, ptr %236
  %238 = getelementptr double, ptr %13, i64 %235
  %239 = load double, ptr %238
  %240 = add i64 %235, %7
  %241 = getelementptr double, ptr %13, i64 %240
  %242 = load double, ptr %241
  %243 = fmul double %242, 0xC027310BD29520E4
  %244 = call double @llvm.fmuladd.f64(double %239, double 0x40079EEC0FC37181, double %243)
  %245 = add i64 %235, %71
  %246 = getelementptr double, ptr %13, i64 %245
  %247 = load double, ptr %246
  %248 = call double @llvm.fmuladd.f64(double %247, double 0x4023A552363C5290, double %244)
  %249 = add i64 %235, %10
  %250 = getelementptr double, ptr %13, i64 %249
  %251 = load double, ptr %250
  %252 = call double @llvm.fmuladd.f64(double %251, double 0xBFD29C9EBA1E3345, double %248)
  %253 = call double @llvm.fmuladd.f64(double %2, double %252, double %237)
  %254 = getelementptr double, ptr %11, i64 %235
  store double %253, ptr %254
  %255 = add i64 %235, 1
  %256 = icmp eq i64 %255, %7
  br i1 %256, label %190, label %234

257:
  %258 = fadd double %1, %2
  %259 = mul i64 %7, 5
  %260 = getelementptr double, ptr %13, i64 %259
  %261 = load i64, ptr %18
  %262 = icmp eq i64 %261, 0
  br i1 %262, label %265, label %263

263:
  %264 = call i64 @ode_projected_rates(ptr %0, double %258, ptr %11, ptr %260, double 0x3FA5748A7BDAF0E2)
  br label %297

265:
  %266 = load ptr, ptr %4
  %267 = getelementptr %struct.ode_system, ptr %266, i64 0, i32 5
  %268 = load ptr, ptr %267
  %269 = getelementptr %struct.ode_system, ptr %266, i64 0, i32 4
  %270 = load ptr, ptr %269
  %271 = call i64 %268(ptr %270, double %258, ptr %11, ptr %260)
  %272 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %273 = load i64, ptr %272
  %274 = add i64 %273, 1
  store i64 %274, ptr %272
  %275 = icmp eq i64 %271, 3
  br i1 %275, label %276, label %297

276:
  %277 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 3, ptr %277
  %278 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %258, ptr %278
  %279 = load ptr, ptr %8
  %280 = load ptr, ptr %4
  %281 = getelementptr %struct.ode_system, ptr %280, i64 0, i32 0
  %282 = load i64, ptr %281
  %283 = shl i64 %282, 2
  %284 = getelementptr double, ptr %279, i64 %283
  %285 = bitcast ptr %284 to ptr
  %286 = bitcast ptr %260 to ptr
  %287 = shl i64 %282, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %285, ptr align 8 %286, i64 %287, i1 false)
  %288 = load ptr, ptr %8
  %289 = load ptr, ptr %4
  %290 = getelementptr %struct.ode_system, ptr %289, i64 0, i32 0
  %291 = load i64, ptr %290
  %292 = mul i64 %291, 5
  %293 = getelementptr double, ptr %288, i64 %292
  %294 = bitcast ptr %293 to ptr
  %295 = bitcast ptr %11 to ptr
  %296 = shl i64 %291, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %294, ptr align 8 %295, i64 %296, i1 false)
  br label %365

297:
  %298 = phi i64 [ %264, %263 ], [ %271, %265 ]
  %299 = icmp eq i64 %298, 0
  br i1 %299, label %327, label %365

300:
  %301 = phi i64 [ %325, %300 ], [ 0, %233 ]
  %302 = getelementptr double, ptr %9, i64 %301
  %303 = load double, ptr %302
  %304 = getelementptr double, ptr %13, i64 %301
  %305 = load double, ptr %304
  %306 = add i64 %301, %7
  %307 = getelementptr double, ptr %13, i64 %306
  %308 = load double, ptr %307
  %309 = fmul double %308, 0xC02583E0F83E0F84
  %310 = call double @llvm.fmuladd.f64(double %305, double 0x4006C52BF5A814B0, double %309)
  %311 = add i64 %301, %71
  %312 = getelementptr double, ptr %13, i64 %311
  %313 = load double, ptr %312
  %314 = call double @llvm.fmuladd.f64(double %313, double 0x4021D016A3721E8B, double %310)
  %315 = add i64 %301, %10
  %316 = getelementptr double, ptr %13, i64 %315
  %317 = load double, ptr %316
  %318 = call double @llvm.fmuladd.f64(double %317, double 0x3FD1D1745D1745D1, double %314)
  %319 = add i64 %301, %192
  %320 = getelementptr double, ptr %13, i64 %319
  %321 = load double, ptr %320
  %322 = call double @llvm.fmuladd.f64(double %321, double 0xBFD1818970D9CC2F, double %318)
  %323 = call double @llvm.fmuladd.f64(double %2, double %322, double %303)
  %324 = getelementptr double, ptr %11, i64 %301
  store double %323, ptr %324
  %325 = add i64 %301, 1
  %326 = icmp eq i64 %325, %7
  br i1 %326, label %257, label %300

327:
  %328 = load ptr, ptr %8
  %329 = load ptr, ptr %4
  %330 = getelementptr %struct.ode_system, ptr %329, i64 0, i32 0
  %331 = load i64, ptr %330
  %332 = shl i64 %331, 1
  %333 = getelementptr double, ptr %328, i64 %332
  br i1 %14, label %338, label %334

334:
  %335 = mul i64 %7, 6
  %336 = getelementptr double, ptr %13, i64 %335
  %337 = call i64 @end_rates(ptr %0, double %258, ptr %333, ptr %336)
  br label %365

338:
  %339 = phi i64 [ %363, %338 ], [ 0, %327 ]
  %340 = getelementptr double, ptr %9, i64 %339
  %341 = load double, ptr %340
  %342 = getelementptr double, ptr %13, i64 %339
  %343 = load double, ptr %342
  %344 = add i64 %339, %71
  %345 = getelementptr double, ptr %13, i64 %344
  %346 = load double, ptr %345
  %347 = fmul double %346, 0x3FDCC0499A5605FB
  %348 = call double @llvm.fmuladd.f64(double %343, double 0x3FB7555555555555, double %347)
  %349 = add i64 %339, %10
  %350 = getelementptr double, ptr %13, i64 %349
  %351 = load double, ptr %350
  %352 = call double @llvm.fmuladd.f64(double %351, double 0x3FE4D55555555555, double %348)
  %353 = add i64 %339, %192
  %354 = getelementptr double, ptr %13, i64 %353
  %355 = load double, ptr %354
  %356 = call double @llvm.fmuladd.f64(double %355, double 0xBFD4A1CFB2B78C13, double %352)
  %357 = add i64 %339, %259
  %358 = getelementptr double, ptr %13, i64 %357
  %359 = load double, ptr %358
  %360 = call double @llvm.fmuladd.f64(double %359, double 0x3FC0C30C30C30C31, double %356)
  %361 = call double @llvm.fmuladd.f64(double %2, double %360, double %341)
  %362 = getelementptr double, ptr %333, i64 %339
  store double %361, ptr %362
  %363 = add i64 %339, 1
  %364 = icmp eq i64 %363, %7
  br i1 %364, label %334, label %338

365:
  %366 = phi i64 [ %337, %334 ], [ %55, %54 ], [ %110, %109 ], [ %168, %167 ], [ %231, %230 ], [ %298, %297 ], [ 3, %33 ], [ 3, %88 ], [ 3, %146 ], [ 3, %209 ], [ 3, %276 ]
  ret i64 %366
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
  br i1 %13, label %16, label %48

14:
  %15 = call i64 @ode_projected_rates(ptr %0, double %1, ptr %2, ptr %3, double -2.500000e-02)
  br label %78

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
  %25 = icmp eq i64 %21, 3
  br i1 %25, label %26, label %78

26:
  %27 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 3, ptr %27
  %28 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %1, ptr %28
  %29 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %30 = load ptr, ptr %29
  %31 = load ptr, ptr %9
  %32 = getelementptr %struct.ode_system, ptr %31, i64 0, i32 0
  %33 = load i64, ptr %32
  %34 = shl i64 %33, 2
  %35 = getelementptr double, ptr %30, i64 %34
  %36 = bitcast ptr %35 to ptr
  %37 = bitcast ptr %3 to ptr
  %38 = shl i64 %33, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %36, ptr align 8 %37, i64 %38, i1 false)
  %39 = load ptr, ptr %29
  %40 = load ptr, ptr %9
  %41 = getelementptr %struct.ode_system, ptr %40, i64 0, i32 0
  %42 = load i64, ptr %41
  %43 = mul i64 %42, 5
  %44 = getelementptr double, ptr %39, i64 %43
  %45 = bitcast ptr %44 to ptr
  %46 = bitcast ptr %2 to ptr
  %47 = shl i64 %42, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %45, ptr align 8 %46, i64 %47, i1 false)
  br label %78

48:
  %49 = getelementptr %struct.ode_system, ptr %10, i64 0, i32 4
  %50 = load ptr, ptr %49
  %51 = call i64 %12(ptr %50, double %1, ptr %2, ptr %3)
  %52 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %53 = load i64, ptr %52
  %54 = add i64 %53, 1
  store i64 %54, ptr %52
  %55 = icmp eq i64 %51, 3
  br i1 %55, label %56, label %78

56:
  %57 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 3, ptr %57
  %58 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %1, ptr %58
  %59 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %60 = load ptr, ptr %59
  %61 = load ptr, ptr %9
  %62 = getelementptr %struct.ode_system, ptr %61, i64 0, i32 0
  %63 = load i64, ptr %62
  %64 = shl i64 %63, 2
  %65 = getelementptr double, ptr %60, i64 %64
  %66 = bitcast ptr %65 to ptr
  %67 = bitcast ptr %3 to ptr
  %68 = shl i64 %63, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %66, ptr align 8 %67, i64 %68, i1 false)
  %69 = load ptr, ptr %59
  %70 = load ptr, ptr %9
  %71 = getelementptr %struct.ode_system, ptr %70, i64 0, i32 0
  %72 = load i64, ptr %71
  %73 = mul i64 %72, 5
  %74 = getelementptr double, ptr %69, i64 %73
  %75 = bitcast ptr %74 to ptr
  %76 = bitcast ptr %2 to ptr
  %77 = shl i64 %72, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %75, ptr align 8 %76, i64 %77, i1 false)
  br label %78

78:
  %79 = phi i64 [ %15, %14 ], [ %21, %16 ], [ 3, %26 ], [ %51, %48 ], [ 3, %56 ]
  ret i64 %79
}

declare i64 @ode_projected_rates(ptr, double, ptr, ptr, double)

declare double @llvm.sqrt.f64(double)

declare double @llvm.fabs.f64(double)

declare double @llvm.maxnum.f64(double, double)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)
