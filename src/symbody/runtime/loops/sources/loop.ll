; loop: made by tools/make_loops_text.py from ode, adaptive, dp54, model
; sources 15b0e702581adcb950e455c387de230869d16eefd2e4b3862b0bd445945d2d76
%struct.ode_adaptive = type { ptr, ptr, i64, double, double, double, double, double, double }
%struct.ode_method = type { ptr, ptr, ptr, i64, i64 }
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, ptr, ptr, ptr, ptr, ptr }
%struct.ode_options = type { ptr, i64, double, ptr, double, double }
%struct.model_context = type { i64, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, ptr, ptr, ptr, i64, i64, ptr, double, double, ptr, i64, ptr }
%struct.model_call = type { ptr, ptr, ptr }
%struct.model_run = type { ptr, ptr, ptr, i64, i64, i64 }

@ode_dp54 = constant { ptr, ptr, ptr, i64, i64 } { ptr @step, ptr @dense, ptr @interpolate, i64 11, i64 0 }, align 8
@step.method = internal constant %struct.ode_adaptive { ptr @try_step, ptr @error_of, i64 6, double 1.700000e-01, double 4.000000e-02, double 2.000000e-01, double 1.000000e+01, double 5.000000e+00, double 3.250000e+00 }, align 8

define i64 @ode_work(ptr  %0, i64 %1, i64 %2) {
  %4 = getelementptr inbounds %struct.ode_method, ptr %0, i64 0, i32 3
  %5 = load i64, ptr %4, align 8
  %6 = add nsw i64 %5, 5
  %7 = getelementptr inbounds %struct.ode_method, ptr %0, i64 0, i32 4
  %8 = load i64, ptr %7, align 8
  %9 = mul nsw i64 %8, %1
  %10 = add i64 %6, %9
  %11 = mul i64 %10, %1
  %12 = mul nsw i64 %2, 3
  %13 = add nsw i64 %11, %12
  ret i64 %13
}

define i64 @ode_pivots(ptr  %0, i64 %1) {
  %3 = getelementptr inbounds %struct.ode_method, ptr %0, i64 0, i32 4
  %4 = load i64, ptr %3, align 8
  %5 = mul nsw i64 %4, %1
  %6 = sdiv i64 %5, 2
  ret i64 %6
}

define ptr @ode_state(ptr  %0) {
  %2 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

define ptr @ode_state_old(ptr  %0) {
  %2 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds double, ptr %3, i64 %7
  ret ptr %8
}

define ptr @ode_bad(ptr  %0) {
  %2 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = shl nsw i64 %7, 2
  %9 = getelementptr inbounds double, ptr %3, i64 %8
  ret ptr %9
}

define void @ode_start(ptr  %0, double %1, double %2) {
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  store double %1, ptr %4, align 8
  %5 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  store double %1, ptr %5, align 8
  %6 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 7
  store double %2, ptr %6, align 8
  %7 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  store double 0.000000e+00, ptr %7, align 8
  %8 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 13
  store double 0.000000e+00, ptr %8, align 8
  %9 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 11
  store double 1.000000e-04, ptr %9, align 8
  %10 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 12
  store double 0x7FF0000000000000, ptr %10, align 8
  %11 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 19
  %12 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 17
  %13 = bitcast ptr %11 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %13, i8 0, i64 16, i1 false)
  store double %1, ptr %12, align 8
  %14 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 26
  %15 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 21
  %16 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  %17 = bitcast ptr %15 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %17, i8 0, i64 24, i1 false)
  %18 = bitcast ptr %14 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %18, i8 0, i64 24, i1 false)
  store i64 -1, ptr %16, align 8
  ret void
}

define i64 @ode_interpolate(ptr %0, double %1, ptr %2) {
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_options, ptr %5, i64 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 26
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %18

11:
  %12 = getelementptr inbounds %struct.ode_method, ptr %7, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %15

15:
  %16 = tail call i64 %13(ptr %0)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %21

18:
  store i64 1, ptr %8, align 8
  %19 = getelementptr inbounds %struct.ode_method, ptr %7, i64 0, i32 2
  %20 = load ptr, ptr %19, align 8
  tail call void %20(ptr %0, double %1, ptr %2)
  br label %21

21:
  %22 = phi i64 [ 0, %18 ], [ %16, %15 ]
  ret i64 %22
}

define i64 @ode_step(ptr %0) {
  %2 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %3 = load double, ptr %2, align 8
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 9
  %5 = load double, ptr %4, align 8
  %6 = fcmp oeq double %3, %5
  br i1 %6, label %443, label %7

7:
  %8 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, -1
  br i1 %10, label %11, label %24

11:
  %12 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  store double %3, ptr %12, align 8
  %13 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  store double 0.000000e+00, ptr %13, align 8
  %14 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 13
  store double 0.000000e+00, ptr %14, align 8
  %15 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 11
  store double 1.000000e-04, ptr %15, align 8
  %16 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 12
  store double 0x7FF0000000000000, ptr %16, align 8
  %17 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 19
  %18 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 17
  %19 = bitcast ptr %17 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %19, i8 0, i64 16, i1 false)
  store double %3, ptr %18, align 8
  %20 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 26
  %21 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 21
  %22 = bitcast ptr %21 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %22, i8 0, i64 24, i1 false)
  %23 = bitcast ptr %20 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %23, i8 0, i64 24, i1 false)
  store i64 -1, ptr %8, align 8
  br label %24

24:
  %25 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds %struct.ode_system, ptr %26, i64 0, i32 1
  %28 = load i64, ptr %27, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %63

30:
  %31 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 28
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %63

34:
  %35 = getelementptr inbounds %struct.ode_system, ptr %26, i64 0, i32 6
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds %struct.ode_system, ptr %26, i64 0, i32 2
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds %struct.ode_options, ptr %42, i64 0, i32 0
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.ode_system, ptr %26, i64 0, i32 0
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds %struct.ode_method, ptr %44, i64 0, i32 3
  %48 = load i64, ptr %47, align 8
  %49 = add nsw i64 %48, 5
  %50 = getelementptr inbounds %struct.ode_method, ptr %44, i64 0, i32 4
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %51, %46
  %53 = add i64 %49, %52
  %54 = mul i64 %53, %46
  %55 = getelementptr inbounds double, ptr %40, i64 %54
  %56 = getelementptr inbounds double, ptr %55, i64 %28
  %57 = tail call i64 %36(ptr %38, double %3, ptr %40, ptr %56)
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %59, label %443

59:
  %60 = load ptr, ptr %25, align 8
  %61 = getelementptr inbounds %struct.ode_system, ptr %60, i64 0, i32 1
  %62 = load i64, ptr %61, align 8
  br label %63

63:
  %64 = phi i64 [ %62, %59 ], [ %28, %24 ], [ %28, %30 ]
  %65 = phi ptr [ %60, %59 ], [ %26, %24 ], [ %26, %30 ]
  %66 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 28
  store i64 1, ptr %66, align 8
  %67 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds %struct.ode_options, ptr %70, i64 0, i32 0
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds %struct.ode_system, ptr %65, i64 0, i32 0
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds %struct.ode_method, ptr %72, i64 0, i32 3
  %76 = load i64, ptr %75, align 8
  %77 = add nsw i64 %76, 5
  %78 = getelementptr inbounds %struct.ode_method, ptr %72, i64 0, i32 4
  %79 = load i64, ptr %78, align 8
  %80 = mul nsw i64 %79, %74
  %81 = add i64 %77, %80
  %82 = mul i64 %81, %74
  %83 = getelementptr inbounds double, ptr %68, i64 %82
  %84 = bitcast ptr %83 to ptr
  %85 = getelementptr inbounds double, ptr %83, i64 %64
  %86 = bitcast ptr %85 to ptr
  %87 = shl i64 %64, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %84, ptr align 8 %86, i64 %87, i1 false)
  %88 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 26
  store i64 0, ptr %88, align 8
  %89 = load double, ptr %4, align 8
  %90 = load double, ptr %2, align 8
  %91 = fsub double %89, %90
  %92 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 7
  %93 = load double, ptr %92, align 8
  %94 = fmul double %91, %93
  %95 = fcmp olt double %94, 0.000000e+00
  br i1 %95, label %96, label %98

96:
  %97 = fneg double %93
  store double %97, ptr %92, align 8
  br label %98

98:
  %99 = load ptr, ptr %69, align 8
  %100 = getelementptr inbounds %struct.ode_options, ptr %99, i64 0, i32 0
  %101 = load ptr, ptr %100, align 8
  %102 = getelementptr inbounds %struct.ode_method, ptr %101, i64 0, i32 0
  %103 = load ptr, ptr %102, align 8
  %104 = tail call i64 %103(ptr %0)
  %105 = icmp eq i64 %104, 0
  br i1 %105, label %106, label %441

106:
  %107 = load ptr, ptr %25, align 8
  %108 = getelementptr inbounds %struct.ode_system, ptr %107, i64 0, i32 5
  %109 = load ptr, ptr %108, align 8
  %110 = icmp eq ptr %109, null
  br i1 %110, label %120, label %111

111:
  %112 = getelementptr inbounds %struct.ode_system, ptr %107, i64 0, i32 2
  %113 = load ptr, ptr %112, align 8
  %114 = load double, ptr %2, align 8
  %115 = load ptr, ptr %67, align 8
  %116 = tail call i64 %109(ptr %113, double %114, ptr %115, i64 1)
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %118, label %441

118:
  %119 = load ptr, ptr %25, align 8
  br label %120

120:
  %121 = phi ptr [ %119, %118 ], [ %107, %106 ]
  %122 = getelementptr inbounds %struct.ode_system, ptr %121, i64 0, i32 1
  %123 = load i64, ptr %122, align 8
  %124 = icmp sgt i64 %123, 0
  br i1 %124, label %125, label %437

125:
  %126 = shl i64 %123, 3
  %127 = load ptr, ptr %67, align 8
  %128 = load ptr, ptr %69, align 8
  %129 = getelementptr inbounds %struct.ode_options, ptr %128, i64 0, i32 0
  %130 = load ptr, ptr %129, align 8
  %131 = getelementptr inbounds %struct.ode_system, ptr %121, i64 0, i32 0
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds %struct.ode_method, ptr %130, i64 0, i32 3
  %134 = load i64, ptr %133, align 8
  %135 = add nsw i64 %134, 5
  %136 = getelementptr inbounds %struct.ode_method, ptr %130, i64 0, i32 4
  %137 = load i64, ptr %136, align 8
  %138 = mul nsw i64 %137, %132
  %139 = add i64 %135, %138
  %140 = mul i64 %139, %132
  %141 = getelementptr inbounds double, ptr %127, i64 %140
  %142 = getelementptr inbounds double, ptr %141, i64 %123
  %143 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  %144 = load double, ptr %143, align 8
  %145 = load double, ptr %2, align 8
  %146 = fsub double %145, %144
  %147 = tail call double @llvm.fmuladd.f64(double %146, double 1.000000e-02, double %144)
  %148 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  %149 = bitcast ptr %141 to ptr
  %150 = bitcast ptr %142 to ptr
  br label %151

151:
  %152 = phi double [ %144, %125 ], [ %230, %434 ]
  %153 = phi i32 [ 1, %125 ], [ %435, %434 ]
  %154 = icmp eq i32 %153, 8
  br i1 %154, label %191, label %155

155:
  %156 = sitofp i32 %153 to double
  %157 = fmul double %146, %156
  %158 = fmul double %157, 1.250000e-01
  %159 = fadd double %144, %158
  %160 = icmp eq i32 %153, 1
  %161 = and i1 %10, %160
  br i1 %161, label %162, label %199

162:
  %163 = load ptr, ptr %67, align 8
  %164 = load ptr, ptr %25, align 8
  %165 = getelementptr inbounds %struct.ode_system, ptr %164, i64 0, i32 0
  %166 = load i64, ptr %165, align 8
  %167 = mul nsw i64 %166, 3
  %168 = getelementptr inbounds double, ptr %163, i64 %167
  %169 = load ptr, ptr %69, align 8
  %170 = getelementptr inbounds %struct.ode_options, ptr %169, i64 0, i32 0
  %171 = load ptr, ptr %170, align 8
  %172 = load i64, ptr %88, align 8
  %173 = icmp eq i64 %172, 0
  br i1 %173, label %174, label %181

174:
  %175 = getelementptr inbounds %struct.ode_method, ptr %171, i64 0, i32 1
  %176 = load ptr, ptr %175, align 8
  %177 = icmp eq ptr %176, null
  br i1 %177, label %181, label %178

178:
  %179 = tail call i64 %176(ptr %0)
  %180 = icmp eq i64 %179, 0
  br i1 %180, label %181, label %441

181:
  store i64 1, ptr %88, align 8
  %182 = getelementptr inbounds %struct.ode_method, ptr %171, i64 0, i32 2
  %183 = load ptr, ptr %182, align 8
  tail call void %183(ptr %0, double %147, ptr %168)
  %184 = load ptr, ptr %25, align 8
  %185 = getelementptr inbounds %struct.ode_system, ptr %184, i64 0, i32 6
  %186 = load ptr, ptr %185, align 8
  %187 = getelementptr inbounds %struct.ode_system, ptr %184, i64 0, i32 2
  %188 = load ptr, ptr %187, align 8
  %189 = tail call i64 %186(ptr %188, double %147, ptr %168, ptr %141)
  %190 = icmp eq i64 %189, 0
  br i1 %190, label %199, label %441

191:
  %192 = load ptr, ptr %25, align 8
  %193 = getelementptr inbounds %struct.ode_system, ptr %192, i64 0, i32 6
  %194 = load ptr, ptr %193, align 8
  %195 = getelementptr inbounds %struct.ode_system, ptr %192, i64 0, i32 2
  %196 = load ptr, ptr %195, align 8
  %197 = load ptr, ptr %67, align 8
  %198 = tail call i64 %194(ptr %196, double %145, ptr %197, ptr %142)
  br label %228

199:
  %200 = phi double [ %152, %155 ], [ %147, %181 ]
  %201 = load ptr, ptr %67, align 8
  %202 = load ptr, ptr %25, align 8
  %203 = getelementptr inbounds %struct.ode_system, ptr %202, i64 0, i32 0
  %204 = load i64, ptr %203, align 8
  %205 = mul nsw i64 %204, 3
  %206 = getelementptr inbounds double, ptr %201, i64 %205
  %207 = load ptr, ptr %69, align 8
  %208 = getelementptr inbounds %struct.ode_options, ptr %207, i64 0, i32 0
  %209 = load ptr, ptr %208, align 8
  %210 = load i64, ptr %88, align 8
  %211 = icmp eq i64 %210, 0
  br i1 %211, label %212, label %219

212:
  %213 = getelementptr inbounds %struct.ode_method, ptr %209, i64 0, i32 1
  %214 = load ptr, ptr %213, align 8
  %215 = icmp eq ptr %214, null
  br i1 %215, label %219, label %216

216:
  %217 = tail call i64 %214(ptr %0)
  %218 = icmp eq i64 %217, 0
  br i1 %218, label %219, label %441

219:
  store i64 1, ptr %88, align 8
  %220 = getelementptr inbounds %struct.ode_method, ptr %209, i64 0, i32 2
  %221 = load ptr, ptr %220, align 8
  tail call void %221(ptr %0, double %159, ptr %206)
  %222 = load ptr, ptr %25, align 8
  %223 = getelementptr inbounds %struct.ode_system, ptr %222, i64 0, i32 6
  %224 = load ptr, ptr %223, align 8
  %225 = getelementptr inbounds %struct.ode_system, ptr %222, i64 0, i32 2
  %226 = load ptr, ptr %225, align 8
  %227 = tail call i64 %224(ptr %226, double %159, ptr %206, ptr %142)
  br label %228

228:
  %229 = phi double [ %152, %191 ], [ %200, %219 ]
  %230 = phi double [ %145, %191 ], [ %159, %219 ]
  %231 = phi i64 [ %198, %191 ], [ %227, %219 ]
  %232 = icmp eq i64 %231, 0
  br i1 %232, label %233, label %441

233:
  %234 = load ptr, ptr %25, align 8
  %235 = getelementptr inbounds %struct.ode_system, ptr %234, i64 0, i32 1
  %236 = load ptr, ptr %67, align 8
  %237 = load ptr, ptr %69, align 8
  %238 = getelementptr inbounds %struct.ode_options, ptr %237, i64 0, i32 0
  %239 = load ptr, ptr %238, align 8
  %240 = getelementptr inbounds %struct.ode_system, ptr %234, i64 0, i32 0
  %241 = load i64, ptr %240, align 8
  %242 = getelementptr inbounds %struct.ode_method, ptr %239, i64 0, i32 3
  %243 = load i64, ptr %242, align 8
  %244 = add nsw i64 %243, 5
  %245 = getelementptr inbounds %struct.ode_method, ptr %239, i64 0, i32 4
  %246 = load i64, ptr %245, align 8
  %247 = mul nsw i64 %246, %241
  %248 = add i64 %244, %247
  %249 = mul i64 %248, %241
  %250 = getelementptr inbounds double, ptr %236, i64 %249
  %251 = load i64, ptr %235, align 8
  %252 = getelementptr inbounds double, ptr %250, i64 %251
  %253 = icmp sgt i64 %251, 0
  br i1 %253, label %254, label %434

254:
  %255 = phi i64 [ %382, %381 ], [ -1, %233 ]
  %256 = phi double [ %383, %381 ], [ %230, %233 ]
  %257 = phi i64 [ %387, %381 ], [ %251, %233 ]
  %258 = phi ptr [ %385, %381 ], [ %234, %233 ]
  %259 = phi i64 [ %384, %381 ], [ 0, %233 ]
  %260 = getelementptr inbounds double, ptr %250, i64 %259
  %261 = load double, ptr %260, align 8
  %262 = getelementptr inbounds double, ptr %252, i64 %259
  %263 = load double, ptr %262, align 8
  %264 = fcmp olt double %261, 0.000000e+00
  %265 = fcmp oge double %263, 0.000000e+00
  %266 = and i1 %264, %265
  %267 = fcmp ogt double %261, 0.000000e+00
  %268 = fcmp ole double %263, 0.000000e+00
  %269 = and i1 %267, %268
  %270 = or i1 %266, %269
  br i1 %270, label %271, label %381

271:
  %272 = load ptr, ptr %67, align 8
  %273 = load ptr, ptr %69, align 8
  %274 = getelementptr inbounds %struct.ode_options, ptr %273, i64 0, i32 0
  %275 = load ptr, ptr %274, align 8
  %276 = getelementptr inbounds %struct.ode_system, ptr %258, i64 0, i32 0
  %277 = load i64, ptr %276, align 8
  %278 = getelementptr inbounds %struct.ode_method, ptr %275, i64 0, i32 3
  %279 = load i64, ptr %278, align 8
  %280 = add nsw i64 %279, 5
  %281 = getelementptr inbounds %struct.ode_method, ptr %275, i64 0, i32 4
  %282 = load i64, ptr %281, align 8
  %283 = mul nsw i64 %282, %277
  %284 = add i64 %280, %283
  %285 = mul i64 %284, %277
  %286 = getelementptr inbounds double, ptr %272, i64 %285
  %287 = shl nsw i64 %257, 1
  %288 = getelementptr inbounds double, ptr %286, i64 %287
  %289 = getelementptr inbounds double, ptr %288, i64 %259
  br label %290

290:
  %291 = phi i32 [ 0, %271 ], [ %369, %363 ]
  %292 = phi double [ %229, %271 ], [ %367, %363 ]
  %293 = phi double [ %230, %271 ], [ %366, %363 ]
  %294 = phi double [ %263, %271 ], [ %365, %363 ]
  %295 = phi double [ %261, %271 ], [ %364, %363 ]
  %296 = fsub double %293, %292
  %297 = tail call double @llvm.fabs.f64(double %296)
  %298 = load double, ptr %2, align 8
  %299 = tail call double @llvm.fabs.f64(double %298)
  %300 = load double, ptr %4, align 8
  %301 = tail call double @llvm.fabs.f64(double %300)
  %302 = tail call double @llvm.maxnum.f64(double %299, double %301)
  %303 = fmul double %302, 0x3CE4000000000000
  %304 = fcmp ogt double %297, %303
  br i1 %304, label %305, label %372

305:
  %306 = fadd double %292, %293
  %307 = fmul double %306, 5.000000e-01
  %308 = trunc i32 %291 to i8
  %309 = urem i8 %308, 3
  %310 = icmp ne i8 %309, 2
  %311 = fcmp une double %294, %295
  %312 = select i1 %310, i1 %311, i1 false
  br i1 %312, label %313, label %323

313:
  %314 = fmul double %294, %296
  %315 = fsub double %294, %295
  %316 = fdiv double %314, %315
  %317 = fsub double %293, %316
  %318 = fsub double %317, %292
  %319 = fsub double %317, %293
  %320 = fmul double %318, %319
  %321 = fcmp olt double %320, 0.000000e+00
  br i1 %321, label %323, label %322

322:
  br label %323

323:
  %324 = phi double [ %317, %313 ], [ %307, %322 ], [ %307, %305 ]
  %325 = load ptr, ptr %67, align 8
  %326 = load ptr, ptr %25, align 8
  %327 = getelementptr inbounds %struct.ode_system, ptr %326, i64 0, i32 0
  %328 = load i64, ptr %327, align 8
  %329 = mul nsw i64 %328, 3
  %330 = getelementptr inbounds double, ptr %325, i64 %329
  %331 = load ptr, ptr %69, align 8
  %332 = getelementptr inbounds %struct.ode_options, ptr %331, i64 0, i32 0
  %333 = load ptr, ptr %332, align 8
  %334 = load i64, ptr %88, align 8
  %335 = icmp eq i64 %334, 0
  br i1 %335, label %336, label %343

336:
  %337 = getelementptr inbounds %struct.ode_method, ptr %333, i64 0, i32 1
  %338 = load ptr, ptr %337, align 8
  %339 = icmp eq ptr %338, null
  br i1 %339, label %343, label %340

340:
  %341 = tail call i64 %338(ptr %0)
  %342 = icmp eq i64 %341, 0
  br i1 %342, label %343, label %441

343:
  store i64 1, ptr %88, align 8
  %344 = getelementptr inbounds %struct.ode_method, ptr %333, i64 0, i32 2
  %345 = load ptr, ptr %344, align 8
  tail call void %345(ptr %0, double %324, ptr %330)
  %346 = load ptr, ptr %25, align 8
  %347 = getelementptr inbounds %struct.ode_system, ptr %346, i64 0, i32 6
  %348 = load ptr, ptr %347, align 8
  %349 = getelementptr inbounds %struct.ode_system, ptr %346, i64 0, i32 2
  %350 = load ptr, ptr %349, align 8
  %351 = tail call i64 %348(ptr %350, double %324, ptr %330, ptr %288)
  %352 = icmp eq i64 %351, 0
  br i1 %352, label %353, label %441

353:
  %354 = load double, ptr %289, align 8
  %355 = fcmp olt double %295, 0.000000e+00
  %356 = fcmp oge double %354, 0.000000e+00
  %357 = and i1 %355, %356
  %358 = fcmp ogt double %295, 0.000000e+00
  %359 = fcmp ole double %354, 0.000000e+00
  %360 = and i1 %358, %359
  %361 = or i1 %357, %360
  br i1 %361, label %363, label %362

362:
  br label %363

363:
  %364 = phi double [ %354, %362 ], [ %295, %353 ]
  %365 = phi double [ %294, %362 ], [ %354, %353 ]
  %366 = phi double [ %293, %362 ], [ %324, %353 ]
  %367 = phi double [ %324, %362 ], [ %292, %353 ]
  %368 = fcmp oeq double %365, 0.000000e+00
  %369 = add nuw nsw i32 %291, 1
  %370 = icmp eq i32 %369, 200
  %371 = select i1 %368, i1 true, i1 %370
  br i1 %371, label %372, label %290

372:
  %373 = phi double [ %366, %363 ], [ %293, %290 ]
  %374 = icmp slt i64 %255, 0
  br i1 %374, label %380, label %375

375:
  %376 = fsub double %373, %256
  %377 = load double, ptr %148, align 8
  %378 = fmul double %376, %377
  %379 = fcmp olt double %378, 0.000000e+00
  br i1 %379, label %380, label %381

380:
  br label %381

381:
  %382 = phi i64 [ %259, %380 ], [ %255, %375 ], [ %255, %254 ]
  %383 = phi double [ %373, %380 ], [ %256, %375 ], [ %256, %254 ]
  %384 = add nuw nsw i64 %259, 1
  %385 = load ptr, ptr %25, align 8
  %386 = getelementptr inbounds %struct.ode_system, ptr %385, i64 0, i32 1
  %387 = load i64, ptr %386, align 8
  %388 = icmp slt i64 %384, %387
  br i1 %388, label %254, label %389

389:
  %390 = icmp sgt i64 %382, -1
  br i1 %390, label %391, label %434

391:
  %392 = fcmp oeq double %383, %145
  br i1 %392, label %426, label %393

393:
  %394 = load ptr, ptr %67, align 8
  %395 = getelementptr inbounds %struct.ode_system, ptr %385, i64 0, i32 0
  %396 = load i64, ptr %395, align 8
  %397 = mul nsw i64 %396, 3
  %398 = getelementptr inbounds double, ptr %394, i64 %397
  %399 = load ptr, ptr %69, align 8
  %400 = getelementptr inbounds %struct.ode_options, ptr %399, i64 0, i32 0
  %401 = load ptr, ptr %400, align 8
  %402 = load i64, ptr %88, align 8
  %403 = icmp eq i64 %402, 0
  br i1 %403, label %404, label %412

404:
  %405 = getelementptr inbounds %struct.ode_method, ptr %401, i64 0, i32 1
  %406 = load ptr, ptr %405, align 8
  %407 = icmp eq ptr %406, null
  br i1 %407, label %412, label %408

408:
  %409 = tail call i64 %406(ptr %0)
  %410 = icmp eq i64 %409, 0
  br i1 %410, label %412, label %411

411:
  store i64 %382, ptr %8, align 8
  br label %441

412:
  store i64 1, ptr %88, align 8
  %413 = getelementptr inbounds %struct.ode_method, ptr %401, i64 0, i32 2
  %414 = load ptr, ptr %413, align 8
  tail call void %414(ptr %0, double %383, ptr %398)
  %415 = bitcast ptr %67 to ptr
  %416 = load ptr, ptr %415, align 8
  %417 = bitcast ptr %398 to ptr
  %418 = load ptr, ptr %25, align 8
  %419 = getelementptr inbounds %struct.ode_system, ptr %418, i64 0, i32 0
  %420 = load i64, ptr %419, align 8
  %421 = shl i64 %420, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %416, ptr align 8 %417, i64 %421, i1 false)
  store double %383, ptr %2, align 8
  %422 = load ptr, ptr %25, align 8
  %423 = getelementptr inbounds %struct.ode_system, ptr %422, i64 0, i32 5
  %424 = load ptr, ptr %423, align 8
  %425 = icmp eq ptr %424, null
  br i1 %425, label %426, label %427

426:
  store i64 %382, ptr %8, align 8
  br label %433

427:
  %428 = getelementptr inbounds %struct.ode_system, ptr %422, i64 0, i32 2
  %429 = load ptr, ptr %428, align 8
  %430 = load ptr, ptr %67, align 8
  %431 = tail call i64 %424(ptr %429, double %383, ptr %430, i64 1)
  store i64 %382, ptr %8, align 8
  %432 = icmp eq i64 %431, 0
  br i1 %432, label %433, label %441

433:
  br label %441

434:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %149, ptr align 8 %150, i64 %126, i1 false)
  %435 = add nuw nsw i32 %153, 1
  %436 = icmp eq i32 %435, 9
  br i1 %436, label %437, label %151

437:
  %438 = load double, ptr %2, align 8
  %439 = load double, ptr %4, align 8
  %440 = fcmp oeq double %438, %439
  br i1 %440, label %443, label %441

441:
  %442 = phi i64 [ 0, %437 ], [ %409, %411 ], [ %431, %427 ], [ 9, %433 ], [ %116, %111 ], [ %104, %98 ], [ %351, %343 ], [ %341, %340 ], [ %231, %228 ], [ %189, %181 ], [ %217, %216 ], [ %179, %178 ]
  br label %443

443:
  %444 = phi i64 [ 1, %1 ], [ %442, %441 ], [ %57, %34 ], [ 1, %437 ]
  ret i64 %444
}

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.fabs.f64(double)

declare double @llvm.maxnum.f64(double, double)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)

define i64 @ode_step_adaptive(ptr %0, ptr  %1) {
  %3 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 2
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8
  %10 = mul nsw i64 %7, 5
  %11 = getelementptr inbounds double, ptr %9, i64 %10
  %12 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 21
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %22, label %15

15:
  %16 = load i64, ptr %3, align 8
  %17 = bitcast ptr %11 to ptr
  %18 = mul nsw i64 %16, %7
  %19 = getelementptr inbounds double, ptr %11, i64 %18
  %20 = bitcast ptr %19 to ptr
  %21 = shl i64 %7, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %20, i64 %21, i1 false)
  br label %48

22:
  %23 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 11
  store double 1.000000e-04, ptr %23, align 8
  %24 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 12
  store double 0x7FF0000000000000, ptr %24, align 8
  %25 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 22
  store i64 0, ptr %25, align 8
  %26 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %29 = load i64, ptr %28, align 8
  %30 = add nsw i64 %29, 1
  store i64 %30, ptr %28, align 8
  %31 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 3
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 2
  %34 = load ptr, ptr %33, align 8
  %35 = tail call i64 %32(ptr %34, double %27, ptr %9, ptr %11)
  switch i64 %35, label %437 [
    i64 3, label %36
    i64 0, label %48
  ]

36:
  %37 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 23
  store i64 1, ptr %37, align 8
  %38 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %27, ptr %38, align 8
  %39 = load ptr, ptr %8, align 8
  %40 = load ptr, ptr %4, align 8
  %41 = getelementptr inbounds %struct.ode_system, ptr %40, i64 0, i32 0
  %42 = load i64, ptr %41, align 8
  %43 = shl nsw i64 %42, 2
  %44 = getelementptr inbounds double, ptr %39, i64 %43
  %45 = bitcast ptr %44 to ptr
  %46 = bitcast ptr %11 to ptr
  %47 = shl i64 %42, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %45, ptr align 8 %46, i64 %47, i1 false)
  br label %437

48:
  %49 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 7
  %50 = load double, ptr %49, align 8
  %51 = fcmp oeq double %50, 0.000000e+00
  br i1 %51, label %52, label %219

52:
  %53 = load ptr, ptr %4, align 8
  %54 = getelementptr inbounds %struct.ode_system, ptr %53, i64 0, i32 0
  %55 = load i64, ptr %54, align 8
  %56 = load ptr, ptr %8, align 8
  %57 = mul nsw i64 %55, 5
  %58 = getelementptr inbounds double, ptr %56, i64 %57
  %59 = mul nsw i64 %55, 3
  %60 = getelementptr inbounds double, ptr %56, i64 %59
  %61 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 9
  %62 = load double, ptr %61, align 8
  %63 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %64 = load double, ptr %63, align 8
  %65 = fsub double %62, %64
  %66 = tail call double @llvm.fabs.f64(double %65)
  %67 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds %struct.ode_options, ptr %68, i64 0, i32 4
  %70 = load double, ptr %69, align 8
  %71 = tail call double @llvm.minnum.f64(double %66, double %70)
  %72 = icmp sgt i64 %55, 0
  br i1 %72, label %73, label %108

73:
  %74 = getelementptr inbounds %struct.ode_options, ptr %68, i64 0, i32 3
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds %struct.ode_options, ptr %68, i64 0, i32 2
  %77 = load double, ptr %76, align 8
  br label %78

78:
  %79 = phi double [ 0.000000e+00, %73 ], [ %88, %78 ]
  %80 = phi i64 [ 0, %73 ], [ %89, %78 ]
  %81 = getelementptr inbounds double, ptr %56, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = getelementptr inbounds double, ptr %75, i64 %80
  %84 = load double, ptr %83, align 8
  %85 = tail call double @llvm.fabs.f64(double %82)
  %86 = tail call double @llvm.fmuladd.f64(double %77, double %85, double %84)
  %87 = fdiv double %82, %86
  %88 = tail call double @llvm.fmuladd.f64(double %87, double %87, double %79)
  %89 = add nuw nsw i64 %80, 1
  %90 = icmp eq i64 %89, %55
  br i1 %90, label %91, label %78

91:
  %92 = phi double [ %103, %91 ], [ 0.000000e+00, %78 ]
  %93 = phi i64 [ %104, %91 ], [ 0, %78 ]
  %94 = getelementptr inbounds double, ptr %58, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds double, ptr %75, i64 %93
  %97 = load double, ptr %96, align 8
  %98 = getelementptr inbounds double, ptr %56, i64 %93
  %99 = load double, ptr %98, align 8
  %100 = tail call double @llvm.fabs.f64(double %99)
  %101 = tail call double @llvm.fmuladd.f64(double %77, double %100, double %97)
  %102 = fdiv double %95, %101
  %103 = tail call double @llvm.fmuladd.f64(double %102, double %102, double %92)
  %104 = add nuw nsw i64 %93, 1
  %105 = icmp eq i64 %104, %55
  br i1 %105, label %106, label %91

106:
  %107 = tail call double @llvm.sqrt.f64(double %88)
  br label %108

108:
  %109 = phi double [ 0.000000e+00, %52 ], [ %107, %106 ]
  %110 = phi double [ 0.000000e+00, %52 ], [ %103, %106 ]
  %111 = tail call double @llvm.sqrt.f64(double %110)
  %112 = tail call double @llvm.minnum.f64(double %109, double %111)
  %113 = fcmp ugt double %112, 1.000000e-05
  br i1 %113, label %114, label %117

114:
  %115 = fmul double %109, 1.000000e-02
  %116 = fdiv double %115, %111
  br label %117

117:
  %118 = phi double [ %116, %114 ], [ 0x3EB0C6F7A0B5ED8D, %108 ]
  %119 = tail call double @llvm.minnum.f64(double %118, double %71)
  %120 = tail call double @llvm.copysign.f64(double %119, double %65)
  store double %120, ptr %49, align 8
  br i1 %72, label %149, label %123

121:
  %122 = load double, ptr %63, align 8
  br label %123

123:
  %124 = phi double [ %122, %121 ], [ %64, %117 ]
  %125 = fadd double %120, %124
  %126 = getelementptr inbounds double, ptr %58, i64 %55
  %127 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %128 = load i64, ptr %127, align 8
  %129 = add nsw i64 %128, 1
  store i64 %129, ptr %127, align 8
  %130 = getelementptr inbounds %struct.ode_system, ptr %53, i64 0, i32 3
  %131 = load ptr, ptr %130, align 8
  %132 = getelementptr inbounds %struct.ode_system, ptr %53, i64 0, i32 2
  %133 = load ptr, ptr %132, align 8
  %134 = tail call i64 %131(ptr %133, double %125, ptr %60, ptr %126)
  %135 = icmp eq i64 %134, 3
  br i1 %135, label %137, label %136

136:
  br i1 %72, label %193, label %159

137:
  %138 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 23
  store i64 1, ptr %138, align 8
  %139 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %125, ptr %139, align 8
  %140 = load ptr, ptr %8, align 8
  %141 = load ptr, ptr %4, align 8
  %142 = getelementptr inbounds %struct.ode_system, ptr %141, i64 0, i32 0
  %143 = load i64, ptr %142, align 8
  %144 = shl nsw i64 %143, 2
  %145 = getelementptr inbounds double, ptr %140, i64 %144
  %146 = bitcast ptr %145 to ptr
  %147 = bitcast ptr %126 to ptr
  %148 = shl i64 %143, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %146, ptr align 8 %147, i64 %148, i1 false)
  br label %219

149:
  %150 = phi i64 [ %157, %149 ], [ 0, %117 ]
  %151 = getelementptr inbounds double, ptr %56, i64 %150
  %152 = load double, ptr %151, align 8
  %153 = getelementptr inbounds double, ptr %58, i64 %150
  %154 = load double, ptr %153, align 8
  %155 = tail call double @llvm.fmuladd.f64(double %120, double %154, double %152)
  %156 = getelementptr inbounds double, ptr %60, i64 %150
  store double %155, ptr %156, align 8
  %157 = add nuw nsw i64 %150, 1
  %158 = icmp eq i64 %157, %55
  br i1 %158, label %121, label %149

159:
  %160 = load ptr, ptr %8, align 8
  %161 = load ptr, ptr %4, align 8
  %162 = getelementptr inbounds %struct.ode_system, ptr %161, i64 0, i32 0
  %163 = load i64, ptr %162, align 8
  %164 = icmp sgt i64 %163, 0
  br i1 %164, label %165, label %186

165:
  %166 = load ptr, ptr %67, align 8
  %167 = getelementptr inbounds %struct.ode_options, ptr %166, i64 0, i32 3
  %168 = load ptr, ptr %167, align 8
  %169 = getelementptr inbounds %struct.ode_options, ptr %166, i64 0, i32 2
  %170 = load double, ptr %169, align 8
  br label %171

171:
  %172 = phi double [ 0.000000e+00, %165 ], [ %183, %171 ]
  %173 = phi i64 [ 0, %165 ], [ %184, %171 ]
  %174 = getelementptr inbounds double, ptr %126, i64 %173
  %175 = load double, ptr %174, align 8
  %176 = getelementptr inbounds double, ptr %168, i64 %173
  %177 = load double, ptr %176, align 8
  %178 = getelementptr inbounds double, ptr %160, i64 %173
  %179 = load double, ptr %178, align 8
  %180 = tail call double @llvm.fabs.f64(double %179)
  %181 = tail call double @llvm.fmuladd.f64(double %170, double %180, double %177)
  %182 = fdiv double %175, %181
  %183 = tail call double @llvm.fmuladd.f64(double %182, double %182, double %172)
  %184 = add nuw nsw i64 %173, 1
  %185 = icmp eq i64 %184, %163
  br i1 %185, label %186, label %171

186:
  %187 = phi double [ 0.000000e+00, %159 ], [ %183, %171 ]
  %188 = tail call double @llvm.sqrt.f64(double %187)
  %189 = tail call double @llvm.fabs.f64(double %120)
  %190 = fdiv double %188, %189
  %191 = tail call double @llvm.maxnum.f64(double %190, double %111)
  %192 = fcmp ugt double %191, 1.000000e-15
  br i1 %192, label %206, label %203

193:
  %194 = phi i64 [ %201, %193 ], [ 0, %136 ]
  %195 = getelementptr inbounds double, ptr %58, i64 %194
  %196 = load double, ptr %195, align 8
  %197 = add nsw i64 %194, %55
  %198 = getelementptr inbounds double, ptr %58, i64 %197
  %199 = load double, ptr %198, align 8
  %200 = fsub double %199, %196
  store double %200, ptr %198, align 8
  %201 = add nuw nsw i64 %194, 1
  %202 = icmp eq i64 %201, %55
  br i1 %202, label %159, label %193

203:
  %204 = fmul double %189, 1.000000e-03
  %205 = tail call double @llvm.maxnum.f64(double %204, double 0x3EB0C6F7A0B5ED8D)
  br label %212

206:
  %207 = fdiv double 1.000000e-02, %191
  %208 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 7
  %209 = load double, ptr %208, align 8
  %210 = fdiv double 1.000000e+00, %209
  %211 = tail call double @llvm.pow.f64(double %207, double %210)
  br label %212

212:
  %213 = phi double [ %205, %203 ], [ %211, %206 ]
  %214 = fmul double %189, 1.000000e+02
  %215 = tail call double @llvm.minnum.f64(double %214, double %213)
  %216 = tail call double @llvm.minnum.f64(double %215, double %71)
  %217 = tail call double @llvm.copysign.f64(double %216, double %65)
  store double %217, ptr %49, align 8
  %218 = icmp eq i64 %134, 0
  br i1 %218, label %219, label %437

219:
  store i64 0, ptr %12, align 8
  %220 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %221 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 7
  %222 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 9
  %223 = load double, ptr %220, align 8
  %224 = load double, ptr %221, align 8
  %225 = tail call double @llvm.fabs.f64(double %224)
  %226 = tail call double @llvm.fabs.f64(double %223)
  %227 = load double, ptr %222, align 8
  %228 = tail call double @llvm.fabs.f64(double %227)
  %229 = tail call double @llvm.maxnum.f64(double %226, double %228)
  %230 = fmul double %229, 0x3CE4000000000000
  %231 = fcmp ugt double %225, %230
  br i1 %231, label %232, label %242

232:
  %233 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 0
  %234 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 1
  %235 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 23
  %236 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %237 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 22
  %238 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 12
  %239 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 1
  %240 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 3
  %241 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 5
  br label %247

242:
  %243 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 23
  %244 = load i64, ptr %243, align 8
  %245 = icmp eq i64 %244, 0
  %246 = select i1 %245, i64 4, i64 3
  br label %437

247:
  %248 = phi double [ %227, %232 ], [ %432, %426 ]
  %249 = phi double [ %224, %232 ], [ %428, %426 ]
  %250 = phi double [ %223, %232 ], [ %429, %426 ]
  %251 = tail call double @llvm.fmuladd.f64(double %249, double 1.010000e+00, double %250)
  %252 = fsub double %251, %248
  %253 = fmul double %249, %252
  %254 = fcmp oge double %253, 0.000000e+00
  %255 = fsub double %248, %250
  %256 = select i1 %254, double %255, double %249
  %257 = load ptr, ptr %233, align 8
  %258 = tail call i64 %257(ptr %0, double %250, double %256)
  switch i64 %258, label %437 [
    i64 0, label %259
    i64 3, label %422
  ]

259:
  %260 = load ptr, ptr %234, align 8
  %261 = tail call double %260(ptr %0, double %256)
  %262 = tail call double @llvm.fabs.f64(double %261)
  %263 = fcmp ueq double %262, 0x7FF0000000000000
  br i1 %263, label %422, label %264

264:
  store i64 0, ptr %235, align 8
  %265 = fcmp ugt double %261, 1.000000e+00
  br i1 %265, label %266, label %279

266:
  %267 = load ptr, ptr %236, align 8
  %268 = getelementptr inbounds %struct.ode_options, ptr %267, i64 0, i32 1
  %269 = load i64, ptr %268, align 8
  %270 = icmp eq i64 %269, 0
  br i1 %270, label %414, label %271

271:
  %272 = load i64, ptr %237, align 8
  %273 = icmp eq i64 %272, 0
  br i1 %273, label %414, label %274

274:
  %275 = load double, ptr %238, align 8
  %276 = fcmp ugt double %275, %261
  %277 = fcmp uge double %261, 1.000000e+04
  %278 = or i1 %277, %276
  br i1 %278, label %414, label %279

279:
  %280 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 5
  %281 = load i64, ptr %280, align 8
  %282 = icmp eq i64 %281, 0
  br i1 %282, label %283, label %351

283:
  %284 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 24
  %285 = load i64, ptr %284, align 8
  %286 = icmp eq i64 %285, 0
  br i1 %286, label %287, label %293

287:
  %288 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %289 = load i64, ptr %288, align 8
  %290 = add nsw i64 %289, 1
  %291 = srem i64 %290, 1000
  %292 = icmp eq i64 %291, 0
  br i1 %292, label %293, label %351

293:
  %294 = load ptr, ptr %4, align 8
  %295 = getelementptr inbounds %struct.ode_system, ptr %294, i64 0, i32 0
  %296 = load i64, ptr %295, align 8
  %297 = load ptr, ptr %8, align 8
  %298 = mul nsw i64 %296, 5
  %299 = getelementptr inbounds double, ptr %297, i64 %298
  %300 = shl nsw i64 %296, 1
  %301 = getelementptr inbounds double, ptr %297, i64 %300
  %302 = mul nsw i64 %296, 3
  %303 = getelementptr inbounds double, ptr %297, i64 %302
  %304 = icmp sgt i64 %296, 0
  br i1 %304, label %305, label %345

305:
  %306 = load i64, ptr %3, align 8
  %307 = mul nsw i64 %306, %296
  %308 = add nsw i64 %306, -1
  %309 = mul nsw i64 %308, %296
  br label %312

310:
  %311 = fcmp ogt double %329, 0.000000e+00
  br i1 %311, label %332, label %345

312:
  %313 = phi double [ 0.000000e+00, %305 ], [ %328, %312 ]
  %314 = phi double [ 0.000000e+00, %305 ], [ %329, %312 ]
  %315 = phi i64 [ 0, %305 ], [ %330, %312 ]
  %316 = add nsw i64 %315, %307
  %317 = getelementptr inbounds double, ptr %299, i64 %316
  %318 = load double, ptr %317, align 8
  %319 = add nsw i64 %315, %309
  %320 = getelementptr inbounds double, ptr %299, i64 %319
  %321 = load double, ptr %320, align 8
  %322 = fsub double %318, %321
  %323 = getelementptr inbounds double, ptr %301, i64 %315
  %324 = load double, ptr %323, align 8
  %325 = getelementptr inbounds double, ptr %303, i64 %315
  %326 = load double, ptr %325, align 8
  %327 = fsub double %324, %326
  %328 = tail call double @llvm.fmuladd.f64(double %322, double %322, double %313)
  %329 = tail call double @llvm.fmuladd.f64(double %327, double %327, double %314)
  %330 = add nuw nsw i64 %315, 1
  %331 = icmp eq i64 %330, %296
  br i1 %331, label %310, label %312

332:
  %333 = tail call double @llvm.fabs.f64(double %256)
  %334 = fdiv double %328, %329
  %335 = tail call double @llvm.sqrt.f64(double %334)
  %336 = fmul double %333, %335
  %337 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 8
  %338 = load double, ptr %337, align 8
  %339 = fcmp ogt double %336, %338
  br i1 %339, label %340, label %345

340:
  %341 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 25
  store i64 0, ptr %341, align 8
  %342 = add nsw i64 %285, 1
  store i64 %342, ptr %284, align 8
  %343 = icmp eq i64 %342, 15
  %344 = zext i1 %343 to i64
  store i64 %344, ptr %280, align 8
  br label %351

345:
  %346 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 25
  %347 = load i64, ptr %346, align 8
  %348 = add nsw i64 %347, 1
  store i64 %348, ptr %346, align 8
  %349 = icmp eq i64 %348, 6
  br i1 %349, label %350, label %351

350:
  store i64 0, ptr %284, align 8
  br label %351

351:
  br i1 %254, label %352, label %354

352:
  %353 = load double, ptr %222, align 8
  br label %356

354:
  %355 = fadd double %250, %256
  br label %356

356:
  %357 = phi double [ %353, %352 ], [ %355, %354 ]
  %358 = load ptr, ptr %4, align 8
  %359 = getelementptr inbounds %struct.ode_system, ptr %358, i64 0, i32 0
  %360 = load i64, ptr %359, align 8
  %361 = tail call double @llvm.maxnum.f64(double %261, double 1.000000e-300)
  %362 = load double, ptr %240, align 8
  %363 = tail call double @llvm.pow.f64(double %361, double %362)
  %364 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 11
  %365 = load double, ptr %364, align 8
  %366 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 4
  %367 = load double, ptr %366, align 8
  %368 = tail call double @llvm.pow.f64(double %365, double %367)
  %369 = fmul double %368, 9.000000e-01
  %370 = fdiv double %369, %363
  %371 = tail call double @llvm.fabs.f64(double %256)
  %372 = load i64, ptr %237, align 8
  %373 = icmp eq i64 %372, 0
  br i1 %373, label %374, label %377

374:
  %375 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 6
  %376 = load double, ptr %375, align 8
  br label %377

377:
  %378 = phi double [ %376, %374 ], [ 1.000000e+00, %356 ]
  %379 = load double, ptr %241, align 8
  %380 = tail call double @llvm.maxnum.f64(double %379, double %370)
  %381 = tail call double @llvm.minnum.f64(double %378, double %380)
  %382 = fmul double %371, %381
  br i1 %254, label %383, label %387

383:
  %384 = load double, ptr %221, align 8
  %385 = tail call double @llvm.fabs.f64(double %384)
  %386 = tail call double @llvm.maxnum.f64(double %382, double %385)
  br label %387

387:
  %388 = phi double [ %386, %383 ], [ %382, %377 ]
  %389 = load ptr, ptr %236, align 8
  %390 = getelementptr inbounds %struct.ode_options, ptr %389, i64 0, i32 4
  %391 = load double, ptr %390, align 8
  %392 = tail call double @llvm.minnum.f64(double %388, double %391)
  %393 = tail call double @llvm.copysign.f64(double %392, double %256)
  store double %393, ptr %221, align 8
  %394 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  store double %256, ptr %394, align 8
  %395 = tail call double @llvm.maxnum.f64(double %261, double 1.000000e-04)
  store double %395, ptr %364, align 8
  store double 0x7FF0000000000000, ptr %238, align 8
  store i64 0, ptr %237, align 8
  %396 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %397 = load i64, ptr %396, align 8
  %398 = add nsw i64 %397, 1
  store i64 %398, ptr %396, align 8
  %399 = load double, ptr %220, align 8
  %400 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  store double %399, ptr %400, align 8
  store double %357, ptr %220, align 8
  %401 = load ptr, ptr %8, align 8
  %402 = getelementptr inbounds double, ptr %401, i64 %360
  %403 = bitcast ptr %402 to ptr
  %404 = bitcast ptr %401 to ptr
  %405 = shl i64 %360, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %403, ptr align 8 %404, i64 %405, i1 false)
  %406 = load ptr, ptr %8, align 8
  %407 = bitcast ptr %406 to ptr
  %408 = load ptr, ptr %4, align 8
  %409 = getelementptr inbounds %struct.ode_system, ptr %408, i64 0, i32 0
  %410 = load i64, ptr %409, align 8
  %411 = shl nsw i64 %410, 1
  %412 = getelementptr inbounds double, ptr %406, i64 %411
  %413 = bitcast ptr %412 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %407, ptr align 8 %413, i64 %405, i1 false)
  store i64 1, ptr %12, align 8
  br label %437

414:
  %415 = load i64, ptr %239, align 8
  %416 = add nsw i64 %415, 1
  store i64 %416, ptr %239, align 8
  store i64 1, ptr %237, align 8
  store double %261, ptr %238, align 8
  %417 = load double, ptr %240, align 8
  %418 = tail call double @llvm.pow.f64(double %261, double %417)
  %419 = fdiv double 9.000000e-01, %418
  %420 = load double, ptr %241, align 8
  %421 = tail call double @llvm.maxnum.f64(double %420, double %419)
  br label %426

422:
  %423 = load i64, ptr %239, align 8
  %424 = add nsw i64 %423, 1
  store i64 %424, ptr %239, align 8
  store i64 1, ptr %237, align 8
  %425 = load double, ptr %241, align 8
  br label %426

426:
  %427 = phi double [ %421, %414 ], [ %425, %422 ]
  %428 = fmul double %256, %427
  store double %428, ptr %221, align 8
  %429 = load double, ptr %220, align 8
  %430 = tail call double @llvm.fabs.f64(double %428)
  %431 = tail call double @llvm.fabs.f64(double %429)
  %432 = load double, ptr %222, align 8
  %433 = tail call double @llvm.fabs.f64(double %432)
  %434 = tail call double @llvm.maxnum.f64(double %431, double %433)
  %435 = fmul double %434, 0x3CE4000000000000
  %436 = fcmp ugt double %430, %435
  br i1 %436, label %247, label %242

437:
  %438 = phi i64 [ %134, %212 ], [ 3, %36 ], [ 0, %387 ], [ %246, %242 ], [ %35, %22 ], [ %258, %247 ]
  ret i64 %438
}

declare double @llvm.minnum.f64(double, double)

declare double @llvm.sqrt.f64(double)

declare double @llvm.copysign.f64(double, double)

declare double @llvm.pow.f64(double, double)

define internal i64 @step(ptr %0) {
  %2 = tail call i64 @ode_step_adaptive(ptr %0, ptr @step.method)
  ret i64 %2
}

define internal i64 @dense(ptr  %0) {
  %2 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  %3 = load double, ptr %2, align 8
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_system, ptr %7, i64 0, i32 0
  %9 = load i64, ptr %8, align 8
  %10 = mul nsw i64 %9, 5
  %11 = getelementptr inbounds double, ptr %5, i64 %10
  %12 = mul nsw i64 %9, 7
  %13 = getelementptr inbounds double, ptr %11, i64 %12
  %14 = getelementptr inbounds double, ptr %5, i64 %9
  %15 = shl nsw i64 %9, 1
  %16 = getelementptr inbounds double, ptr %5, i64 %15
  %17 = icmp sgt i64 %9, 0
  br i1 %17, label %18, label %23

18:
  %19 = mul nsw i64 %9, 6
  %20 = fneg double %3
  %21 = mul nsw i64 %9, 3
  %22 = shl nsw i64 %9, 2
  br label %24

23:
  ret i64 0

24:
  %25 = phi i64 [ 0, %18 ], [ %66, %24 ]
  %26 = getelementptr inbounds double, ptr %16, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds double, ptr %14, i64 %25
  %29 = load double, ptr %28, align 8
  %30 = fsub double %27, %29
  %31 = getelementptr inbounds double, ptr %11, i64 %25
  %32 = load double, ptr %31, align 8
  %33 = fneg double %30
  %34 = tail call double @llvm.fmuladd.f64(double %3, double %32, double %33)
  %35 = getelementptr inbounds double, ptr %13, i64 %25
  store double %30, ptr %35, align 8
  %36 = add nsw i64 %25, %9
  %37 = getelementptr inbounds double, ptr %13, i64 %36
  store double %34, ptr %37, align 8
  %38 = add nsw i64 %25, %19
  %39 = getelementptr inbounds double, ptr %11, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = tail call double @llvm.fmuladd.f64(double %20, double %40, double %30)
  %42 = fsub double %41, %34
  %43 = add nsw i64 %25, %15
  %44 = getelementptr inbounds double, ptr %13, i64 %43
  store double %42, ptr %44, align 8
  %45 = load double, ptr %31, align 8
  %46 = getelementptr inbounds double, ptr %11, i64 %43
  %47 = load double, ptr %46, align 8
  %48 = fmul double %47, 0x40056744F3B9A987
  %49 = tail call double @llvm.fmuladd.f64(double %45, double 0xBFF208439215A046, double %48)
  %50 = add nsw i64 %25, %21
  %51 = getelementptr inbounds double, ptr %11, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = tail call double @llvm.fmuladd.f64(double %52, double 0xC016BDFAC7A2320C, double %49)
  %54 = add nsw i64 %25, %22
  %55 = getelementptr inbounds double, ptr %11, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = tail call double @llvm.fmuladd.f64(double %56, double 0x400C2CEAE0978C92, double %53)
  %58 = add nsw i64 %25, %10
  %59 = getelementptr inbounds double, ptr %11, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = tail call double @llvm.fmuladd.f64(double %60, double 0xBFFC46C8B61F95E5, double %57)
  %62 = load double, ptr %39, align 8
  %63 = tail call double @llvm.fmuladd.f64(double %62, double 0x40030F4BDF0DC914, double %61)
  %64 = fmul double %3, %63
  %65 = getelementptr inbounds double, ptr %13, i64 %50
  store double %64, ptr %65, align 8
  %66 = add nuw nsw i64 %25, 1
  %67 = icmp eq i64 %66, %9
  br i1 %67, label %23, label %24
}

define internal void @interpolate(ptr  %0, double %1, ptr  %2) {
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_system, ptr %7, i64 0, i32 0
  %9 = load i64, ptr %8, align 8
  %10 = mul nsw i64 %9, 5
  %11 = getelementptr inbounds double, ptr %5, i64 %10
  %12 = mul nsw i64 %9, 7
  %13 = getelementptr inbounds double, ptr %11, i64 %12
  %14 = getelementptr inbounds double, ptr %5, i64 %9
  %15 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  %16 = load double, ptr %15, align 8
  %17 = fsub double %1, %16
  %18 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  %19 = load double, ptr %18, align 8
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
  %27 = getelementptr inbounds double, ptr %14, i64 %25
  %28 = load double, ptr %27, align 8
  %29 = fadd double %44, %28
  %30 = getelementptr inbounds double, ptr %2, i64 %25
  store double %29, ptr %30, align 8
  %31 = add nuw nsw i64 %25, 1
  %32 = icmp eq i64 %31, %9
  br i1 %32, label %47, label %24

33:
  %34 = phi i64 [ 3, %24 ], [ %45, %33 ]
  %35 = phi double [ 0.000000e+00, %24 ], [ %44, %33 ]
  %36 = mul nsw i64 %34, %9
  %37 = add nsw i64 %36, %25
  %38 = getelementptr inbounds double, ptr %13, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fadd double %35, %39
  %41 = and i64 %34, 1
  %42 = icmp eq i64 %41, 0
  %43 = select i1 %42, double %20, double %23
  %44 = fmul double %43, %40
  %45 = add nsw i64 %34, -1
  %46 = icmp eq i64 %34, 0
  br i1 %46, label %26, label %33

47:
  ret void
}

define internal i64 @try_step(ptr %0, double %1, double %2) {
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8
  %10 = mul nsw i64 %7, 3
  %11 = getelementptr inbounds double, ptr %9, i64 %10
  %12 = mul nsw i64 %7, 5
  %13 = getelementptr inbounds double, ptr %9, i64 %12
  %14 = icmp sgt i64 %7, 0
  br i1 %14, label %39, label %15

15:
  %16 = tail call double @llvm.fmuladd.f64(double %2, double 2.000000e-01, double %1)
  %17 = getelementptr inbounds double, ptr %13, i64 %7
  %18 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = add nsw i64 %19, 1
  store i64 %20, ptr %18, align 8
  %21 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 3
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8
  %25 = tail call i64 %22(ptr %24, double %16, ptr %11, ptr %17)
  switch i64 %25, label %269 [
    i64 3, label %27
    i64 0, label %26
  ]

26:
  br i1 %14, label %75, label %50

27:
  %28 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 23
  store i64 1, ptr %28, align 8
  %29 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %16, ptr %29, align 8
  %30 = load ptr, ptr %8, align 8
  %31 = load ptr, ptr %4, align 8
  %32 = getelementptr inbounds %struct.ode_system, ptr %31, i64 0, i32 0
  %33 = load i64, ptr %32, align 8
  %34 = shl nsw i64 %33, 2
  %35 = getelementptr inbounds double, ptr %30, i64 %34
  %36 = bitcast ptr %35 to ptr
  %37 = bitcast ptr %17 to ptr
  %38 = shl i64 %33, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %36, ptr align 8 %37, i64 %38, i1 false)
  br label %269

39:
  %40 = phi i64 [ %48, %39 ], [ 0, %3 ]
  %41 = getelementptr inbounds double, ptr %9, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds double, ptr %13, i64 %40
  %44 = load double, ptr %43, align 8
  %45 = fmul double %44, 2.000000e-01
  %46 = tail call double @llvm.fmuladd.f64(double %2, double %45, double %42)
  %47 = getelementptr inbounds double, ptr %11, i64 %40
  store double %46, ptr %47, align 8
  %48 = add nuw nsw i64 %40, 1
  %49 = icmp eq i64 %48, %7
  br i1 %49, label %15, label %39

50:
  %51 = tail call double @llvm.fmuladd.f64(double %2, double 3.000000e-01, double %1)
  %52 = shl nsw i64 %7, 1
  %53 = getelementptr inbounds double, ptr %13, i64 %52
  %54 = load i64, ptr %18, align 8
  %55 = add nsw i64 %54, 1
  store i64 %55, ptr %18, align 8
  %56 = load ptr, ptr %4, align 8
  %57 = getelementptr inbounds %struct.ode_system, ptr %56, i64 0, i32 3
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds %struct.ode_system, ptr %56, i64 0, i32 2
  %60 = load ptr, ptr %59, align 8
  %61 = tail call i64 %58(ptr %60, double %51, ptr %11, ptr %53)
  switch i64 %61, label %269 [
    i64 3, label %63
    i64 0, label %62
  ]

62:
  br i1 %14, label %114, label %90

63:
  %64 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 23
  store i64 1, ptr %64, align 8
  %65 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %51, ptr %65, align 8
  %66 = load ptr, ptr %8, align 8
  %67 = load ptr, ptr %4, align 8
  %68 = getelementptr inbounds %struct.ode_system, ptr %67, i64 0, i32 0
  %69 = load i64, ptr %68, align 8
  %70 = shl nsw i64 %69, 2
  %71 = getelementptr inbounds double, ptr %66, i64 %70
  %72 = bitcast ptr %71 to ptr
  %73 = bitcast ptr %53 to ptr
  %74 = shl i64 %69, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %72, ptr align 8 %73, i64 %74, i1 false)
  br label %269

75:
  %76 = phi i64 [ %88, %75 ], [ 0, %26 ]
  %77 = getelementptr inbounds double, ptr %9, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds double, ptr %13, i64 %76
  %80 = load double, ptr %79, align 8
  %81 = add nsw i64 %76, %7
  %82 = getelementptr inbounds double, ptr %13, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = fmul double %83, 2.250000e-01
  %85 = tail call double @llvm.fmuladd.f64(double %80, double 0x3FB3333333333333, double %84)
  %86 = tail call double @llvm.fmuladd.f64(double %2, double %85, double %78)
  %87 = getelementptr inbounds double, ptr %11, i64 %76
  store double %86, ptr %87, align 8
  %88 = add nuw nsw i64 %76, 1
  %89 = icmp eq i64 %88, %7
  br i1 %89, label %50, label %75

90:
  %91 = tail call double @llvm.fmuladd.f64(double %2, double 8.000000e-01, double %1)
  %92 = getelementptr inbounds double, ptr %13, i64 %10
  %93 = load i64, ptr %18, align 8
  %94 = add nsw i64 %93, 1
  store i64 %94, ptr %18, align 8
  %95 = load ptr, ptr %4, align 8
  %96 = getelementptr inbounds %struct.ode_system, ptr %95, i64 0, i32 3
  %97 = load ptr, ptr %96, align 8
  %98 = getelementptr inbounds %struct.ode_system, ptr %95, i64 0, i32 2
  %99 = load ptr, ptr %98, align 8
  %100 = tail call i64 %97(ptr %99, double %91, ptr %11, ptr %92)
  switch i64 %100, label %269 [
    i64 3, label %102
    i64 0, label %101
  ]

101:
  br i1 %14, label %158, label %133

102:
  %103 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 23
  store i64 1, ptr %103, align 8
  %104 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %91, ptr %104, align 8
  %105 = load ptr, ptr %8, align 8
  %106 = load ptr, ptr %4, align 8
  %107 = getelementptr inbounds %struct.ode_system, ptr %106, i64 0, i32 0
  %108 = load i64, ptr %107, align 8
  %109 = shl nsw i64 %108, 2
  %110 = getelementptr inbounds double, ptr %105, i64 %109
  %111 = bitcast ptr %110 to ptr
  %112 = bitcast ptr %92 to ptr
  %113 = shl i64 %108, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %111, ptr align 8 %112, i64 %113, i1 false)
  br label %269

114:
  %115 = phi i64 [ %131, %114 ], [ 0, %62 ]
  %116 = getelementptr inbounds double, ptr %9, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds double, ptr %13, i64 %115
  %119 = load double, ptr %118, align 8
  %120 = add nsw i64 %115, %7
  %121 = getelementptr inbounds double, ptr %13, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = fmul double %122, 0xC00DDDDDDDDDDDDE
  %124 = tail call double @llvm.fmuladd.f64(double %119, double 0x3FEF49F49F49F49F, double %123)
  %125 = add nsw i64 %115, %52
  %126 = getelementptr inbounds double, ptr %13, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = tail call double @llvm.fmuladd.f64(double %127, double 0x400C71C71C71C71C, double %124)
  %129 = tail call double @llvm.fmuladd.f64(double %2, double %128, double %117)
  %130 = getelementptr inbounds double, ptr %11, i64 %115
  store double %129, ptr %130, align 8
  %131 = add nuw nsw i64 %115, 1
  %132 = icmp eq i64 %131, %7
  br i1 %132, label %90, label %114

133:
  %134 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FEC71C71C71C71C, double %1)
  %135 = shl nsw i64 %7, 2
  %136 = getelementptr inbounds double, ptr %13, i64 %135
  %137 = load i64, ptr %18, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %18, align 8
  %139 = load ptr, ptr %4, align 8
  %140 = getelementptr inbounds %struct.ode_system, ptr %139, i64 0, i32 3
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr inbounds %struct.ode_system, ptr %139, i64 0, i32 2
  %143 = load ptr, ptr %142, align 8
  %144 = tail call i64 %141(ptr %143, double %134, ptr %11, ptr %136)
  switch i64 %144, label %269 [
    i64 3, label %146
    i64 0, label %145
  ]

145:
  br i1 %14, label %204, label %181

146:
  %147 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 23
  store i64 1, ptr %147, align 8
  %148 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %134, ptr %148, align 8
  %149 = load ptr, ptr %8, align 8
  %150 = load ptr, ptr %4, align 8
  %151 = getelementptr inbounds %struct.ode_system, ptr %150, i64 0, i32 0
  %152 = load i64, ptr %151, align 8
  %153 = shl nsw i64 %152, 2
  %154 = getelementptr inbounds double, ptr %149, i64 %153
  %155 = bitcast ptr %154 to ptr
  %156 = bitcast ptr %136 to ptr
  %157 = shl i64 %152, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %155, ptr align 8 %156, i64 %157, i1 false)
  br label %269

158:
  %159 = phi i64 [ %179, %158 ], [ 0, %101 ]
  %160 = getelementptr inbounds double, ptr %9, i64 %159
  %161 = load double, ptr %160, align 8
  %162 = getelementptr inbounds double, ptr %13, i64 %159
  %163 = load double, ptr %162, align 8
  %164 = add nsw i64 %159, %7
  %165 = getelementptr inbounds double, ptr %13, i64 %164
  %166 = load double, ptr %165, align 8
  %167 = fmul double %166, 0xC027310BD29520E4
  %168 = tail call double @llvm.fmuladd.f64(double %163, double 0x40079EEC0FC37181, double %167)
  %169 = add nsw i64 %159, %52
  %170 = getelementptr inbounds double, ptr %13, i64 %169
  %171 = load double, ptr %170, align 8
  %172 = tail call double @llvm.fmuladd.f64(double %171, double 0x4023A552363C5290, double %168)
  %173 = add nsw i64 %159, %10
  %174 = getelementptr inbounds double, ptr %13, i64 %173
  %175 = load double, ptr %174, align 8
  %176 = tail call double @llvm.fmuladd.f64(double %175, double 0xBFD29C9EBA1E3345, double %172)
  %177 = tail call double @llvm.fmuladd.f64(double %2, double %176, double %161)
  %178 = getelementptr inbounds double, ptr %11, i64 %159
  store double %177, ptr %178, align 8
  %179 = add nuw nsw i64 %159, 1
  %180 = icmp eq i64 %179, %7
  br i1 %180, label %133, label %158

181:
  %182 = fadd double %1, %2
  %183 = getelementptr inbounds double, ptr %13, i64 %12
  %184 = load i64, ptr %18, align 8
  %185 = add nsw i64 %184, 1
  store i64 %185, ptr %18, align 8
  %186 = load ptr, ptr %4, align 8
  %187 = getelementptr inbounds %struct.ode_system, ptr %186, i64 0, i32 3
  %188 = load ptr, ptr %187, align 8
  %189 = getelementptr inbounds %struct.ode_system, ptr %186, i64 0, i32 2
  %190 = load ptr, ptr %189, align 8
  %191 = tail call i64 %188(ptr %190, double %182, ptr %11, ptr %183)
  switch i64 %191, label %269 [
    i64 3, label %192
    i64 0, label %231
  ]

192:
  %193 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 23
  store i64 1, ptr %193, align 8
  %194 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %182, ptr %194, align 8
  %195 = load ptr, ptr %8, align 8
  %196 = load ptr, ptr %4, align 8
  %197 = getelementptr inbounds %struct.ode_system, ptr %196, i64 0, i32 0
  %198 = load i64, ptr %197, align 8
  %199 = shl nsw i64 %198, 2
  %200 = getelementptr inbounds double, ptr %195, i64 %199
  %201 = bitcast ptr %200 to ptr
  %202 = bitcast ptr %183 to ptr
  %203 = shl i64 %198, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %201, ptr align 8 %202, i64 %203, i1 false)
  br label %269

204:
  %205 = phi i64 [ %229, %204 ], [ 0, %145 ]
  %206 = getelementptr inbounds double, ptr %9, i64 %205
  %207 = load double, ptr %206, align 8
  %208 = getelementptr inbounds double, ptr %13, i64 %205
  %209 = load double, ptr %208, align 8
  %210 = add nsw i64 %205, %7
  %211 = getelementptr inbounds double, ptr %13, i64 %210
  %212 = load double, ptr %211, align 8
  %213 = fmul double %212, 0xC02583E0F83E0F84
  %214 = tail call double @llvm.fmuladd.f64(double %209, double 0x4006C52BF5A814B0, double %213)
  %215 = add nsw i64 %205, %52
  %216 = getelementptr inbounds double, ptr %13, i64 %215
  %217 = load double, ptr %216, align 8
  %218 = tail call double @llvm.fmuladd.f64(double %217, double 0x4021D016A3721E8B, double %214)
  %219 = add nsw i64 %205, %10
  %220 = getelementptr inbounds double, ptr %13, i64 %219
  %221 = load double, ptr %220, align 8
  %222 = tail call double @llvm.fmuladd.f64(double %221, double 0x3FD1D1745D1745D1, double %218)
  %223 = add nsw i64 %205, %135
  %224 = getelementptr inbounds double, ptr %13, i64 %223
  %225 = load double, ptr %224, align 8
  %226 = tail call double @llvm.fmuladd.f64(double %225, double 0xBFD1818970D9CC2F, double %222)
  %227 = tail call double @llvm.fmuladd.f64(double %2, double %226, double %207)
  %228 = getelementptr inbounds double, ptr %11, i64 %205
  store double %227, ptr %228, align 8
  %229 = add nuw nsw i64 %205, 1
  %230 = icmp eq i64 %229, %7
  br i1 %230, label %181, label %204

231:
  %232 = load ptr, ptr %8, align 8
  %233 = load ptr, ptr %4, align 8
  %234 = getelementptr inbounds %struct.ode_system, ptr %233, i64 0, i32 0
  %235 = load i64, ptr %234, align 8
  %236 = shl nsw i64 %235, 1
  %237 = getelementptr inbounds double, ptr %232, i64 %236
  br i1 %14, label %242, label %238

238:
  %239 = mul nsw i64 %7, 6
  %240 = getelementptr inbounds double, ptr %13, i64 %239
  %241 = tail call i64 @evaluate(ptr %0, double %182, ptr %237, ptr %240)
  br label %269

242:
  %243 = phi i64 [ %267, %242 ], [ 0, %231 ]
  %244 = getelementptr inbounds double, ptr %9, i64 %243
  %245 = load double, ptr %244, align 8
  %246 = getelementptr inbounds double, ptr %13, i64 %243
  %247 = load double, ptr %246, align 8
  %248 = add nsw i64 %243, %52
  %249 = getelementptr inbounds double, ptr %13, i64 %248
  %250 = load double, ptr %249, align 8
  %251 = fmul double %250, 0x3FDCC0499A5605FB
  %252 = tail call double @llvm.fmuladd.f64(double %247, double 0x3FB7555555555555, double %251)
  %253 = add nsw i64 %243, %10
  %254 = getelementptr inbounds double, ptr %13, i64 %253
  %255 = load double, ptr %254, align 8
  %256 = tail call double @llvm.fmuladd.f64(double %255, double 0x3FE4D55555555555, double %252)
  %257 = add nsw i64 %243, %135
  %258 = getelementptr inbounds double, ptr %13, i64 %257
  %259 = load double, ptr %258, align 8
  %260 = tail call double @llvm.fmuladd.f64(double %259, double 0xBFD4A1CFB2B78C13, double %256)
  %261 = add nsw i64 %243, %12
  %262 = getelementptr inbounds double, ptr %13, i64 %261
  %263 = load double, ptr %262, align 8
  %264 = tail call double @llvm.fmuladd.f64(double %263, double 0x3FC0C30C30C30C31, double %260)
  %265 = tail call double @llvm.fmuladd.f64(double %2, double %264, double %245)
  %266 = getelementptr inbounds double, ptr %237, i64 %243
  store double %265, ptr %266, align 8
  %267 = add nuw nsw i64 %243, 1
  %268 = icmp eq i64 %267, %7
  br i1 %268, label %238, label %242

269:
  %270 = phi i64 [ %241, %238 ], [ 3, %27 ], [ 3, %63 ], [ 3, %102 ], [ 3, %146 ], [ 3, %192 ], [ %25, %15 ], [ %61, %50 ], [ %100, %90 ], [ %144, %133 ], [ %191, %181 ]
  ret i64 %270
}

define internal double @error_of(ptr  %0, double %1) {
  %3 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.ode_system, ptr %4, i64 0, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8
  %9 = mul nsw i64 %6, 5
  %10 = getelementptr inbounds double, ptr %8, i64 %9
  %11 = icmp sgt i64 %6, 0
  br i1 %11, label %12, label %70

12:
  %13 = shl nuw nsw i64 %6, 1
  %14 = mul nsw i64 %6, 3
  %15 = shl nsw i64 %6, 2
  %16 = mul nsw i64 %6, 6
  %17 = getelementptr inbounds double, ptr %8, i64 %13
  %18 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds %struct.ode_options, ptr %19, i64 0, i32 3
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds %struct.ode_options, ptr %19, i64 0, i32 2
  %23 = load double, ptr %22, align 8
  br label %25

24:
  br i1 %11, label %66, label %70

25:
  %26 = phi double [ 0.000000e+00, %12 ], [ %63, %25 ]
  %27 = phi i64 [ 0, %12 ], [ %64, %25 ]
  %28 = getelementptr inbounds double, ptr %10, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = add nsw i64 %27, %13
  %31 = getelementptr inbounds double, ptr %10, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = fmul double %32, 0xBF716B5A550ABFC4
  %34 = tail call double @llvm.fmuladd.f64(double %29, double 0x3F54320FEDCBA987, double %33)
  %35 = add nsw i64 %27, %14
  %36 = getelementptr inbounds double, ptr %10, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = tail call double @llvm.fmuladd.f64(double %37, double 0x3FA2EEEEEEEEEEEF, double %34)
  %39 = add nsw i64 %27, %15
  %40 = getelementptr inbounds double, ptr %10, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = tail call double @llvm.fmuladd.f64(double %41, double 0xBFAA0AD1D2CA1858, double %38)
  %43 = add nsw i64 %27, %9
  %44 = getelementptr inbounds double, ptr %10, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = tail call double @llvm.fmuladd.f64(double %45, double 0x3FA5748A7BDAF0E2, double %42)
  %47 = add nsw i64 %27, %16
  %48 = getelementptr inbounds double, ptr %10, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = tail call double @llvm.fmuladd.f64(double %49, double -2.500000e-02, double %46)
  %51 = fmul double %50, %1
  %52 = getelementptr inbounds double, ptr %8, i64 %27
  %53 = load double, ptr %52, align 8
  %54 = tail call double @llvm.fabs.f64(double %53)
  %55 = getelementptr inbounds double, ptr %17, i64 %27
  %56 = load double, ptr %55, align 8
  %57 = tail call double @llvm.fabs.f64(double %56)
  %58 = tail call double @llvm.maxnum.f64(double %54, double %57)
  %59 = getelementptr inbounds double, ptr %21, i64 %27
  %60 = load double, ptr %59, align 8
  %61 = tail call double @llvm.fmuladd.f64(double %23, double %58, double %60)
  %62 = fdiv double %51, %61
  %63 = tail call double @llvm.fmuladd.f64(double %62, double %62, double %26)
  %64 = add nuw nsw i64 %27, 1
  %65 = icmp eq i64 %64, %6
  br i1 %65, label %24, label %25

66:
  %67 = sitofp i64 %6 to double
  %68 = fdiv double %63, %67
  %69 = tail call double @llvm.sqrt.f64(double %68)
  br label %70

70:
  %71 = phi double [ %69, %66 ], [ 0.000000e+00, %24 ], [ 0.000000e+00, %2 ]
  ret double %71
}

define internal i64 @evaluate(ptr  %0, double %1, ptr %2, ptr %3) {
  %5 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %6, 1
  store i64 %7, ptr %5, align 8
  %8 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.ode_system, ptr %9, i64 0, i32 3
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.ode_system, ptr %9, i64 0, i32 2
  %13 = load ptr, ptr %12, align 8
  %14 = tail call i64 %11(ptr %13, double %1, ptr %2, ptr %3)
  %15 = icmp eq i64 %14, 3
  br i1 %15, label %16, label %29

16:
  %17 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 23
  store i64 1, ptr %17, align 8
  %18 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %1, ptr %18, align 8
  %19 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %20 = load ptr, ptr %19, align 8
  %21 = load ptr, ptr %8, align 8
  %22 = getelementptr inbounds %struct.ode_system, ptr %21, i64 0, i32 0
  %23 = load i64, ptr %22, align 8
  %24 = shl nsw i64 %23, 2
  %25 = getelementptr inbounds double, ptr %20, i64 %24
  %26 = bitcast ptr %25 to ptr
  %27 = bitcast ptr %3 to ptr
  %28 = shl i64 %23, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %27, i64 %28, i1 false)
  br label %29

29:
  ret i64 %14
}

define void @model_connect(ptr  %0, ptr %1) {
  %3 = getelementptr inbounds %struct.model_context, ptr %1, i64 0, i32 0
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds %struct.ode_system, ptr %0, i64 0, i32 0
  store i64 %4, ptr %5, align 8
  %6 = getelementptr inbounds %struct.ode_system, ptr %0, i64 0, i32 2
  %7 = bitcast ptr %6 to ptr
  store ptr %1, ptr %7, align 8
  %8 = getelementptr inbounds %struct.ode_system, ptr %0, i64 0, i32 3
  store ptr @rates, ptr %8, align 8
  %9 = getelementptr inbounds %struct.model_context, ptr %1, i64 0, i32 2, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  %12 = select i1 %11, ptr null, ptr @jacobian
  %13 = getelementptr inbounds %struct.ode_system, ptr %0, i64 0, i32 4
  store ptr %12, ptr %13, align 8
  %14 = getelementptr inbounds %struct.model_context, ptr %1, i64 0, i32 9
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %22

17:
  %18 = getelementptr inbounds %struct.model_context, ptr %1, i64 0, i32 4, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  %21 = select i1 %20, ptr null, ptr @keep
  br label %22

22:
  %23 = phi ptr [ @keep, %2 ], [ %21, %17 ]
  %24 = getelementptr inbounds %struct.ode_system, ptr %0, i64 0, i32 5
  store ptr %23, ptr %24, align 8
  %25 = getelementptr inbounds %struct.model_context, ptr %1, i64 0, i32 5, i32 0
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, null
  %28 = select i1 %27, ptr null, ptr @event
  %29 = getelementptr inbounds %struct.ode_system, ptr %0, i64 0, i32 6
  store ptr %28, ptr %29, align 8
  ret void
}

define internal i64 @rates(ptr  %0, double %1, ptr %2, ptr %3) {
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = bitcast ptr %0 to ptr
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 56
  %9 = bitcast ptr %8 to ptr
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %25, label %12

12:
  %13 = getelementptr inbounds i8, ptr %0, i64 136
  %14 = bitcast ptr %13 to ptr
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %0, i64 64
  %17 = bitcast ptr %16 to ptr
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 72
  %20 = bitcast ptr %19 to ptr
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %0, i64 128
  %23 = bitcast ptr %22 to ptr
  %24 = load ptr, ptr %23, align 8
  tail call void %10(double %1, ptr %2, ptr %15, ptr %18, ptr %21, ptr %24)
  br label %25

25:
  %26 = getelementptr inbounds i8, ptr %0, i64 208
  %27 = bitcast ptr %26 to ptr
  %28 = load ptr, ptr %27, align 8
  %29 = load volatile i64, ptr %28, align 8
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %31, label %64

31:
  %32 = bitcast ptr %5 to ptr
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds i8, ptr %0, i64 128
  %35 = bitcast ptr %34 to ptr
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds i8, ptr %0, i64 16
  %38 = bitcast ptr %37 to ptr
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds i8, ptr %0, i64 24
  %41 = bitcast ptr %40 to ptr
  %42 = load ptr, ptr %41, align 8
  tail call void %33(double %1, ptr %2, ptr %36, ptr %39, ptr %42, ptr %3)
  %43 = icmp sgt i64 %7, 0
  br i1 %43, label %46, label %64

44:
  %45 = fcmp oeq double %51, 0.000000e+00
  br i1 %45, label %64, label %54

46:
  %47 = phi i64 [ %52, %46 ], [ 0, %31 ]
  %48 = phi double [ %51, %46 ], [ 0.000000e+00, %31 ]
  %49 = getelementptr inbounds double, ptr %3, i64 %47
  %50 = load double, ptr %49, align 8
  %51 = tail call double @llvm.fmuladd.f64(double %50, double 0.000000e+00, double %48)
  %52 = add nuw nsw i64 %47, 1
  %53 = icmp eq i64 %52, %7
  br i1 %53, label %44, label %46

54:
  %55 = getelementptr inbounds i8, ptr %0, i64 192
  %56 = bitcast ptr %55 to ptr
  %57 = load ptr, ptr %56, align 8
  %58 = bitcast ptr %34 to ptr
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds i8, ptr %0, i64 200
  %61 = bitcast ptr %60 to ptr
  %62 = load i64, ptr %61, align 8
  %63 = shl i64 %62, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %57, ptr align 8 %59, i64 %63, i1 false)
  br label %64

64:
  %65 = phi i64 [ 3, %54 ], [ 0, %31 ], [ 2, %25 ], [ 0, %44 ]
  ret i64 %65
}

define internal i64 @jacobian(ptr  %0, double %1, ptr %2, ptr %3) {
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  %6 = bitcast ptr %0 to ptr
  %7 = load i64, ptr %6, align 8
  %8 = mul nsw i64 %7, %7
  %9 = getelementptr inbounds i8, ptr %0, i64 56
  %10 = bitcast ptr %9 to ptr
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %26, label %13

13:
  %14 = getelementptr inbounds i8, ptr %0, i64 136
  %15 = bitcast ptr %14 to ptr
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 64
  %18 = bitcast ptr %17 to ptr
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %0, i64 72
  %21 = bitcast ptr %20 to ptr
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %0, i64 128
  %24 = bitcast ptr %23 to ptr
  %25 = load ptr, ptr %24, align 8
  tail call void %11(double %1, ptr %2, ptr %16, ptr %19, ptr %22, ptr %25)
  br label %26

26:
  %27 = getelementptr inbounds i8, ptr %0, i64 208
  %28 = bitcast ptr %27 to ptr
  %29 = load ptr, ptr %28, align 8
  %30 = load volatile i64, ptr %29, align 8
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %56

32:
  %33 = bitcast ptr %5 to ptr
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds i8, ptr %0, i64 128
  %36 = bitcast ptr %35 to ptr
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds i8, ptr %0, i64 40
  %39 = bitcast ptr %38 to ptr
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds i8, ptr %0, i64 48
  %42 = bitcast ptr %41 to ptr
  %43 = load ptr, ptr %42, align 8
  tail call void %34(double %1, ptr %2, ptr %37, ptr %40, ptr %43, ptr %3)
  %44 = icmp eq i64 %8, 0
  br i1 %44, label %56, label %48

45:
  %46 = fcmp oeq double %53, 0.000000e+00
  %47 = select i1 %46, i64 0, i64 3
  br label %56

48:
  %49 = phi i64 [ %54, %48 ], [ 0, %32 ]
  %50 = phi double [ %53, %48 ], [ 0.000000e+00, %32 ]
  %51 = getelementptr inbounds double, ptr %3, i64 %49
  %52 = load double, ptr %51, align 8
  %53 = tail call double @llvm.fmuladd.f64(double %52, double 0.000000e+00, double %50)
  %54 = add nuw nsw i64 %49, 1
  %55 = icmp eq i64 %54, %8
  br i1 %55, label %45, label %48

56:
  %57 = phi i64 [ 2, %26 ], [ 0, %32 ], [ %47, %45 ]
  ret i64 %57
}

define internal i64 @keep(ptr  %0, double %1, ptr %2, i64 %3) {
  %5 = getelementptr inbounds i8, ptr %0, i64 152
  %6 = bitcast ptr %5 to ptr
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %44

9:
  %10 = getelementptr inbounds i8, ptr %0, i64 144
  %11 = bitcast ptr %10 to ptr
  %12 = load ptr, ptr %11, align 8
  br label %13

13:
  %14 = phi i64 [ 0, %9 ], [ %34, %33 ]
  %15 = getelementptr inbounds i64, ptr %12, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds double, ptr %2, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds double, ptr %17, i64 1
  %20 = load double, ptr %19, align 8
  %21 = fmul double %20, %20
  %22 = tail call double @llvm.fmuladd.f64(double %18, double %18, double %21)
  %23 = getelementptr inbounds double, ptr %17, i64 2
  %24 = load double, ptr %23, align 8
  %25 = tail call double @llvm.fmuladd.f64(double %24, double %24, double %22)
  %26 = getelementptr inbounds double, ptr %17, i64 3
  %27 = load double, ptr %26, align 8
  %28 = tail call double @llvm.fmuladd.f64(double %27, double %27, double %25)
  %29 = tail call double @llvm.sqrt.f64(double %28)
  %30 = fdiv double %18, %29
  store double %30, ptr %17, align 8
  %31 = getelementptr inbounds double, ptr %17, i64 1
  %32 = fdiv double %20, %29
  store double %32, ptr %31, align 8
  br label %36

33:
  %34 = add nuw nsw i64 %14, 1
  %35 = icmp eq i64 %34, %7
  br i1 %35, label %44, label %13

36:
  %37 = phi i64 [ 2, %13 ], [ %42, %36 ]
  %38 = getelementptr inbounds double, ptr %17, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds double, ptr %17, i64 %37
  %41 = fdiv double %39, %29
  store double %41, ptr %40, align 8
  %42 = add nuw nsw i64 %37, 1
  %43 = icmp eq i64 %42, 4
  br i1 %43, label %33, label %36

44:
  %45 = getelementptr inbounds i8, ptr %0, i64 80
  %46 = bitcast ptr %45 to ptr
  %47 = load ptr, ptr %46, align 8
  %48 = icmp eq ptr %47, null
  br i1 %48, label %134, label %49

49:
  %50 = getelementptr inbounds i8, ptr %0, i64 176
  %51 = bitcast ptr %50 to ptr
  %52 = load double, ptr %51, align 8
  %53 = bitcast ptr %0 to ptr
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds i8, ptr %0, i64 168
  %56 = bitcast ptr %55 to ptr
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds i8, ptr %0, i64 128
  %59 = bitcast ptr %58 to ptr
  %60 = getelementptr inbounds i8, ptr %0, i64 88
  %61 = bitcast ptr %60 to ptr
  %62 = getelementptr inbounds i8, ptr %0, i64 96
  %63 = bitcast ptr %62 to ptr
  %64 = getelementptr inbounds i8, ptr %0, i64 160
  %65 = bitcast ptr %64 to ptr
  %66 = icmp slt i64 %54, 1
  %67 = load ptr, ptr %59, align 8
  %68 = load ptr, ptr %61, align 8
  %69 = load ptr, ptr %63, align 8
  tail call void %47(double %1, ptr %2, ptr %67, ptr %68, ptr %69, ptr %57)
  %70 = load i64, ptr %65, align 8
  %71 = icmp eq i64 %70, 0
  %72 = select i1 %71, i1 true, i1 %66
  br i1 %72, label %118, label %73

73:
  %74 = phi i32 [ %108, %110 ], [ 0, %49 ]
  %75 = load double, ptr %57, align 8
  %76 = tail call double @llvm.fabs.f64(double %75)
  %77 = fcmp ueq double %76, 0x7FF0000000000000
  br i1 %77, label %103, label %83

78:
  %79 = getelementptr inbounds double, ptr %57, i64 %95
  %80 = load double, ptr %79, align 8
  %81 = tail call double @llvm.fabs.f64(double %80)
  %82 = fcmp ueq double %81, 0x7FF0000000000000
  br i1 %82, label %97, label %83

83:
  %84 = phi double [ %80, %78 ], [ %75, %73 ]
  %85 = phi double [ %92, %78 ], [ 0.000000e+00, %73 ]
  %86 = phi double [ %94, %78 ], [ 1.000000e+00, %73 ]
  %87 = phi i64 [ %95, %78 ], [ 0, %73 ]
  %88 = getelementptr inbounds double, ptr %2, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = fsub double %84, %89
  %91 = tail call double @llvm.fabs.f64(double %90)
  %92 = tail call double @llvm.maxnum.f64(double %85, double %91)
  %93 = tail call double @llvm.fabs.f64(double %89)
  %94 = tail call double @llvm.maxnum.f64(double %86, double %93)
  store double %84, ptr %88, align 8
  %95 = add nuw nsw i64 %87, 1
  %96 = icmp eq i64 %95, %54
  br i1 %96, label %97, label %78

97:
  %98 = phi i32 [ 1, %78 ], [ 5, %83 ]
  %99 = icmp slt i64 %95, %54
  %100 = fmul double %94, 1.000000e-13
  %101 = fcmp ugt double %92, %100
  %102 = select i1 %101, i32 0, i32 2
  br i1 %99, label %103, label %105

103:
  %104 = phi i32 [ %98, %97 ], [ 1, %73 ]
  br label %105

105:
  %106 = phi i32 [ %104, %103 ], [ %102, %97 ]
  switch i32 %106, label %130 [
    i32 0, label %107
    i32 2, label %118
  ]

107:
  %108 = add nuw nsw i32 %74, 1
  %109 = icmp eq i32 %108, 6
  br i1 %109, label %118, label %110

110:
  %111 = load ptr, ptr %46, align 8
  %112 = load ptr, ptr %59, align 8
  %113 = load ptr, ptr %61, align 8
  %114 = load ptr, ptr %63, align 8
  tail call void %111(double %1, ptr %2, ptr %112, ptr %113, ptr %114, ptr %57)
  %115 = load i64, ptr %65, align 8
  %116 = icmp eq i64 %115, 0
  %117 = select i1 %116, i1 true, i1 %66
  br i1 %117, label %118, label %73

118:
  %119 = getelementptr inbounds double, ptr %57, i64 %54
  %120 = load double, ptr %119, align 8
  %121 = load double, ptr %51, align 8
  %122 = fcmp ogt double %120, %121
  br i1 %122, label %130, label %123

123:
  %124 = getelementptr inbounds i8, ptr %0, i64 184
  %125 = bitcast ptr %124 to ptr
  %126 = load double, ptr %125, align 8
  %127 = fmul double %120, 4.000000e+00
  %128 = tail call double @llvm.minnum.f64(double %121, double %127)
  %129 = tail call double @llvm.maxnum.f64(double %126, double %128)
  store double %129, ptr %51, align 8
  br label %130

130:
  %131 = phi i64 [ 0, %123 ], [ 7, %118 ], [ 8, %105 ]
  %132 = icmp eq i64 %3, 0
  br i1 %132, label %133, label %134

133:
  store double %52, ptr %51, align 8
  br label %134

134:
  %135 = phi i64 [ 0, %44 ], [ 0, %133 ], [ %131, %130 ]
  ret i64 %135
}

define internal i64 @event(ptr  %0, double %1, ptr %2, ptr %3) {
  %5 = getelementptr inbounds i8, ptr %0, i64 104
  %6 = getelementptr inbounds i8, ptr %0, i64 56
  %7 = bitcast ptr %6 to ptr
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %23, label %10

10:
  %11 = getelementptr inbounds i8, ptr %0, i64 136
  %12 = bitcast ptr %11 to ptr
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 64
  %15 = bitcast ptr %14 to ptr
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 72
  %18 = bitcast ptr %17 to ptr
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %0, i64 128
  %21 = bitcast ptr %20 to ptr
  %22 = load ptr, ptr %21, align 8
  tail call void %8(double %1, ptr %2, ptr %13, ptr %16, ptr %19, ptr %22)
  br label %23

23:
  %24 = getelementptr inbounds i8, ptr %0, i64 208
  %25 = bitcast ptr %24 to ptr
  %26 = load ptr, ptr %25, align 8
  %27 = load volatile i64, ptr %26, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %41

29:
  %30 = bitcast ptr %5 to ptr
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds i8, ptr %0, i64 128
  %33 = bitcast ptr %32 to ptr
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds i8, ptr %0, i64 112
  %36 = bitcast ptr %35 to ptr
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds i8, ptr %0, i64 120
  %39 = bitcast ptr %38 to ptr
  %40 = load ptr, ptr %39, align 8
  tail call void %31(double %1, ptr %2, ptr %34, ptr %37, ptr %40, ptr %3)
  br label %41

41:
  %42 = phi i64 [ 2, %23 ], [ 0, %29 ]
  ret i64 %42
}

define i64 @model_advance(ptr  %0, i64 %1) {
  %3 = icmp sgt i64 %1, 0
  br i1 %3, label %4, label %83

4:
  %5 = getelementptr inbounds %struct.model_run, ptr %0, i64 0, i32 0
  %6 = getelementptr inbounds %struct.model_run, ptr %0, i64 0, i32 1
  %7 = getelementptr inbounds %struct.model_run, ptr %0, i64 0, i32 4
  %8 = getelementptr inbounds %struct.model_run, ptr %0, i64 0, i32 5
  %9 = getelementptr inbounds %struct.model_run, ptr %0, i64 0, i32 2
  br label %12

10:
  %11 = icmp eq i64 %82, %1
  br i1 %11, label %83, label %12

12:
  %13 = phi i64 [ 0, %4 ], [ %82, %10 ]
  %14 = load ptr, ptr %5, align 8
  %15 = tail call i64 @ode_step(ptr %14)
  switch i64 %15, label %83 [
    i64 9, label %16
    i64 7, label %16
    i64 1, label %16
    i64 0, label %16
  ]

16:
  %17 = load ptr, ptr %5, align 8
  %18 = getelementptr inbounds %struct.ode_solver, ptr %17, i64 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds %struct.ode_system, ptr %19, i64 0, i32 0
  %21 = load i64, ptr %20, align 8
  %22 = shl i64 %21, 3
  %23 = getelementptr inbounds %struct.ode_system, ptr %19, i64 0, i32 2
  %24 = load i64, ptr %7, align 8
  %25 = load i64, ptr %8, align 8
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %27, label %80

27:
  %28 = getelementptr inbounds %struct.ode_solver, ptr %17, i64 0, i32 5
  %29 = getelementptr inbounds %struct.ode_solver, ptr %17, i64 0, i32 8
  %30 = getelementptr inbounds %struct.ode_system, ptr %19, i64 0, i32 5
  %31 = load ptr, ptr %6, align 8
  %32 = getelementptr inbounds double, ptr %31, i64 %24
  %33 = load double, ptr %32, align 8
  %34 = load double, ptr %28, align 8
  %35 = fsub double %33, %34
  %36 = load double, ptr %29, align 8
  %37 = fmul double %35, %36
  %38 = fcmp ogt double %37, 0.000000e+00
  br i1 %38, label %80, label %39

39:
  %40 = load ptr, ptr %9, align 8
  %41 = mul nsw i64 %24, %21
  %42 = getelementptr inbounds double, ptr %40, i64 %41
  br label %43

43:
  %44 = phi double [ %75, %67 ], [ %34, %39 ]
  %45 = phi ptr [ %74, %67 ], [ %42, %39 ]
  %46 = phi double [ %71, %67 ], [ %33, %39 ]
  %47 = fcmp oeq double %46, %44
  br i1 %47, label %48, label %52

48:
  %49 = bitcast ptr %45 to ptr
  %50 = tail call ptr @ode_state(ptr %17)
  %51 = bitcast ptr %50 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 8 %51, i64 %22, i1 false)
  br label %62

52:
  %53 = tail call i64 @ode_interpolate(ptr %17, double %46, ptr %45)
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %55, label %83

55:
  %56 = load ptr, ptr %30, align 8
  %57 = icmp eq ptr %56, null
  br i1 %57, label %62, label %58

58:
  %59 = load ptr, ptr %23, align 8
  %60 = tail call i64 %56(ptr %59, double %46, ptr %45, i64 0)
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %62, label %83

62:
  %63 = load i64, ptr %7, align 8
  %64 = add nsw i64 %63, 1
  store i64 %64, ptr %7, align 8
  %65 = load i64, ptr %8, align 8
  %66 = icmp slt i64 %64, %65
  br i1 %66, label %67, label %80

67:
  %68 = load i64, ptr %20, align 8
  %69 = load ptr, ptr %6, align 8
  %70 = getelementptr inbounds double, ptr %69, i64 %64
  %71 = load double, ptr %70, align 8
  %72 = load ptr, ptr %9, align 8
  %73 = mul nsw i64 %64, %68
  %74 = getelementptr inbounds double, ptr %72, i64 %73
  %75 = load double, ptr %28, align 8
  %76 = fsub double %71, %75
  %77 = load double, ptr %29, align 8
  %78 = fmul double %76, %77
  %79 = fcmp ogt double %78, 0.000000e+00
  br i1 %79, label %80, label %43

80:
  %81 = icmp eq i64 %15, 0
  %82 = add nuw nsw i64 %13, 1
  br i1 %81, label %10, label %83

83:
  %84 = phi i64 [ 0, %2 ], [ %60, %58 ], [ %53, %52 ], [ %15, %80 ], [ 0, %10 ], [ %15, %12 ]
  ret i64 %84
}

define void @model_map(ptr  %0, i64 %1, ptr  %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) {
  %10 = icmp sgt i64 %1, 0
  br i1 %10, label %11, label %15

11:
  %12 = getelementptr inbounds %struct.model_call, ptr %0, i64 0, i32 0
  %13 = getelementptr inbounds %struct.model_call, ptr %0, i64 0, i32 1
  %14 = getelementptr inbounds %struct.model_call, ptr %0, i64 0, i32 2
  br label %16

15:
  ret void

16:
  %17 = phi i64 [ 0, %11 ], [ %29, %16 ]
  %18 = load ptr, ptr %12, align 8
  %19 = getelementptr inbounds double, ptr %2, i64 %17
  %20 = load double, ptr %19, align 8
  %21 = mul nsw i64 %17, %4
  %22 = getelementptr inbounds double, ptr %3, i64 %21
  %23 = mul nsw i64 %17, %6
  %24 = getelementptr inbounds double, ptr %5, i64 %23
  %25 = load ptr, ptr %13, align 8
  %26 = load ptr, ptr %14, align 8
  %27 = mul nsw i64 %17, %8
  %28 = getelementptr inbounds double, ptr %7, i64 %27
  tail call void %18(double %20, ptr %22, ptr %24, ptr %25, ptr %26, ptr %28)
  %29 = add nuw nsw i64 %17, 1
  %30 = icmp eq i64 %29, %1
  br i1 %30, label %15, label %16
}

define void @model_map_inputs(ptr  %0, i64 %1, ptr  %2, ptr %3, i64 %4, ptr  %5) {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %43

8:
  %9 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 3, i32 0
  %10 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 0
  %11 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  %12 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 3, i32 1
  %13 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 3, i32 2
  %14 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 6
  %15 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 16
  %16 = bitcast ptr %14 to ptr
  %17 = shl i64 %4, 3
  br label %18

18:
  %19 = phi i64 [ 0, %8 ], [ %41, %36 ]
  %20 = load ptr, ptr %9, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %32, label %22

22:
  %23 = load i64, ptr %10, align 8
  %24 = mul nsw i64 %23, %19
  %25 = getelementptr inbounds double, ptr %3, i64 %24
  %26 = getelementptr inbounds double, ptr %2, i64 %19
  %27 = load double, ptr %26, align 8
  %28 = load ptr, ptr %11, align 8
  %29 = load ptr, ptr %12, align 8
  %30 = load ptr, ptr %13, align 8
  %31 = load ptr, ptr %14, align 8
  tail call void %20(double %27, ptr %25, ptr %28, ptr %29, ptr %30, ptr %31)
  br label %32

32:
  %33 = load ptr, ptr %15, align 8
  %34 = load volatile i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %43

36:
  %37 = mul nsw i64 %19, %4
  %38 = getelementptr inbounds double, ptr %5, i64 %37
  %39 = bitcast ptr %38 to ptr
  %40 = load ptr, ptr %16, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %39, ptr align 8 %40, i64 %17, i1 false)
  %41 = add nuw nsw i64 %19, 1
  %42 = icmp eq i64 %41, %1
  br i1 %42, label %43, label %18

43:
  ret void
}
