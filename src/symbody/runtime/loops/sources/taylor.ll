; taylor: made by tools/make_loops_text.py from taylor
; sources 4b52b9982751bf76550268f52a3863a48318b1cee9143de1f354fe5533f7b304
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, ptr, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_options = type { ptr, double, ptr, double, double, i64 }
%struct.ode_system = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.model_context = type { i64, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, i64, %struct.model_call, %struct.model_call, %struct.model_call, ptr, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, double, double, ptr, i64, [2 x double], ptr, ptr, ptr, i64, i64, ptr, ptr }
%struct.model_call = type { ptr, ptr, ptr }

@ode_taylor = constant { ptr, ptr, ptr, ptr, i64, i64, i64 } { ptr @step, ptr null, ptr @interpolate, ptr null, i64 26, i64 0, i64 0 }, align 8

define internal i64 @step(ptr %0) {
  %2 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %3 = load ptr, ptr %2
  %4 = getelementptr %struct.ode_options, ptr %3, i64 0, i32 1
  %5 = load double, ptr %4
  %6 = fcmp olt double %5, 1.000000e+00
  br i1 %6, label %10, label %18

7:
  %8 = icmp ugt i64 %14, 4
  %9 = select i1 %8, i64 %14, i64 4
  br label %18

10:
  %11 = phi double [ %13, %10 ], [ 1.000000e+00, %1 ]
  %12 = phi i64 [ %14, %10 ], [ 1, %1 ]
  %13 = fmul double %11, 2.150000e-01
  %14 = add i64 %12, 1
  %15 = fcmp ogt double %13, %5
  %16 = icmp ult i64 %12, 25
  %17 = select i1 %15, i1 %16, i1 false
  br i1 %17, label %10, label %7

18:
  %19 = phi i64 [ 4, %1 ], [ %9, %7 ]
  %20 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 52
  store i64 %19, ptr %20
  %21 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %22 = load ptr, ptr %21
  %23 = getelementptr %struct.ode_system, ptr %22, i64 0, i32 0
  %24 = load i64, ptr %23
  %25 = shl i64 %24, 3
  %26 = getelementptr %struct.ode_system, ptr %22, i64 0, i32 4
  %27 = bitcast ptr %26 to ptr
  %28 = load ptr, ptr %27
  %29 = getelementptr %struct.model_context, ptr %28, i64 0, i32 13
  %30 = load i64, ptr %29
  %31 = getelementptr %struct.model_context, ptr %28, i64 0, i32 12
  %32 = load i64, ptr %31
  %33 = add i64 %32, %24
  %34 = shl i64 %30, 1
  %35 = add i64 %24, 7
  %36 = and i64 %35, -8
  %37 = add i64 %34, %36
  %38 = getelementptr %struct.model_context, ptr %28, i64 0, i32 11
  %39 = load ptr, ptr %38
  %40 = getelementptr double, ptr %39, i64 %33
  %41 = getelementptr double, ptr %40, i64 %30
  %42 = getelementptr double, ptr %41, i64 3
  %43 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %44 = load double, ptr %43
  %45 = call double @model_time(ptr %28, double %44)
  %46 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %47 = load ptr, ptr %46
  %48 = call i64 @model_inputs(ptr %28, double %45, ptr %47)
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %50, label %404

50:
  %51 = getelementptr %struct.model_context, ptr %28, i64 0, i32 9, i32 0
  %52 = load ptr, ptr %51
  %53 = load ptr, ptr %46
  %54 = getelementptr %struct.model_context, ptr %28, i64 0, i32 14
  %55 = load ptr, ptr %54
  %56 = getelementptr %struct.model_context, ptr %28, i64 0, i32 9, i32 1
  %57 = load ptr, ptr %56
  %58 = getelementptr %struct.model_context, ptr %28, i64 0, i32 9, i32 2
  %59 = load ptr, ptr %58
  call void %52(double %45, ptr %53, ptr %55, ptr %57, ptr %59, ptr %39)
  %60 = icmp sgt i64 %24, 0
  br i1 %60, label %112, label %61

61:
  %62 = load ptr, ptr %46
  %63 = load ptr, ptr %21
  %64 = getelementptr %struct.ode_system, ptr %63, i64 0, i32 0
  %65 = load i64, ptr %64
  %66 = mul i64 %65, 10
  %67 = getelementptr double, ptr %62, i64 %66
  %68 = bitcast ptr %67 to ptr
  %69 = bitcast ptr %39 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %68, ptr align 8 %69, i64 %25, i1 false)
  %70 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %71 = load i64, ptr %70
  %72 = add i64 %71, 1
  store i64 %72, ptr %70
  br label %105

73:
  %74 = load ptr, ptr %46
  %75 = load ptr, ptr %21
  %76 = getelementptr %struct.ode_system, ptr %75, i64 0, i32 0
  %77 = load i64, ptr %76
  %78 = mul i64 %77, 10
  %79 = getelementptr double, ptr %74, i64 %78
  %80 = bitcast ptr %79 to ptr
  %81 = bitcast ptr %39 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %80, ptr align 8 %81, i64 %25, i1 false)
  %82 = load ptr, ptr %46
  %83 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %84 = load i64, ptr %83
  %85 = add i64 %84, 1
  store i64 %85, ptr %83
  switch i64 %119, label %404 [
    i64 12, label %86
    i64 3, label %86
    i64 0, label %105
  ]

86:
  %87 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %119, ptr %87
  %88 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %45, ptr %88
  %89 = load ptr, ptr %21
  %90 = getelementptr %struct.ode_system, ptr %89, i64 0, i32 0
  %91 = load i64, ptr %90
  %92 = shl i64 %91, 2
  %93 = getelementptr double, ptr %82, i64 %92
  %94 = bitcast ptr %93 to ptr
  %95 = shl i64 %91, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %94, ptr align 8 %81, i64 %95, i1 false)
  %96 = load ptr, ptr %46
  %97 = load ptr, ptr %21
  %98 = getelementptr %struct.ode_system, ptr %97, i64 0, i32 0
  %99 = load i64, ptr %98
  %100 = mul i64 %99, 5
  %101 = getelementptr double, ptr %96, i64 %100
  %102 = bitcast ptr %101 to ptr
  %103 = bitcast ptr %82 to ptr
  %104 = shl i64 %99, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %102, ptr align 8 %103, i64 %104, i1 false)
  br label %404

105:
  %106 = icmp sgt i64 %30, 0
  %107 = getelementptr double, ptr %41, i64 1
  %108 = getelementptr double, ptr %41, i64 2
  %109 = getelementptr %struct.model_context, ptr %28, i64 0, i32 10, i32 0
  %110 = getelementptr %struct.model_context, ptr %28, i64 0, i32 10, i32 1
  %111 = getelementptr %struct.model_context, ptr %28, i64 0, i32 10, i32 2
  br label %124

112:
  %113 = phi i64 [ %119, %112 ], [ 0, %50 ]
  %114 = phi i64 [ %120, %112 ], [ 0, %50 ]
  %115 = getelementptr double, ptr %39, i64 %114
  %116 = load double, ptr %115
  %117 = call double @llvm.fabs.f64(double %116)
  %118 = fcmp ueq double %117, 0x7FF0000000000000
  %119 = select i1 %118, i64 3, i64 %113
  %120 = add i64 %114, 1
  %121 = icmp eq i64 %120, %24
  br i1 %121, label %73, label %112

122:
  %123 = icmp eq i64 %188, %19
  br i1 %123, label %209, label %124

124:
  %125 = phi i64 [ 1, %105 ], [ %188, %122 ]
  %126 = mul i64 %125, %37
  %127 = getelementptr double, ptr %42, i64 %126
  %128 = add i64 %125, -1
  %129 = mul i64 %128, %37
  br i1 %106, label %130, label %179

130:
  %131 = icmp ugt i64 %125, 3
  %132 = icmp ugt i64 %125, 2
  %133 = icmp eq i64 %125, 2
  br label %134

134:
  %135 = phi i64 [ 0, %130 ], [ %177, %173 ]
  %136 = getelementptr double, ptr %42, i64 %135
  %137 = getelementptr double, ptr %136, i64 %30
  br i1 %131, label %140, label %138

138:
  %139 = phi <8 x double> [ zeroinitializer, %134 ], [ %152, %140 ]
  br i1 %132, label %155, label %163

140:
  %141 = phi i64 [ %153, %140 ], [ 2, %134 ]
  %142 = phi <8 x double> [ %152, %140 ], [ zeroinitializer, %134 ]
  %143 = mul i64 %141, %37
  %144 = getelementptr double, ptr %136, i64 %143
  %145 = bitcast ptr %144 to ptr
  %146 = load <8 x double>, ptr %145, align 8
  %147 = sub i64 %125, %141
  %148 = mul i64 %147, %37
  %149 = getelementptr double, ptr %137, i64 %148
  %150 = bitcast ptr %149 to ptr
  %151 = load <8 x double>, ptr %150, align 8
  %152 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %146, <8 x double> %151, <8 x double> %142)
  %153 = add i64 %141, 1
  %154 = icmp eq i64 %153, %128
  br i1 %154, label %138, label %140

155:
  %156 = getelementptr double, ptr %136, i64 %37
  %157 = bitcast ptr %156 to ptr
  %158 = load <8 x double>, ptr %157, align 8
  %159 = getelementptr double, ptr %137, i64 %129
  %160 = bitcast ptr %159 to ptr
  %161 = load <8 x double>, ptr %160, align 8
  %162 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %158, <8 x double> %161, <8 x double> %139)
  br label %164

163:
  br i1 %133, label %164, label %173

164:
  %165 = phi <8 x double> [ %162, %155 ], [ %139, %163 ]
  %166 = getelementptr double, ptr %136, i64 %129
  %167 = bitcast ptr %166 to ptr
  %168 = load <8 x double>, ptr %167, align 8
  %169 = getelementptr double, ptr %137, i64 %37
  %170 = bitcast ptr %169 to ptr
  %171 = load <8 x double>, ptr %170, align 8
  %172 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %168, <8 x double> %171, <8 x double> %165)
  br label %173

173:
  %174 = phi <8 x double> [ %172, %164 ], [ %139, %163 ]
  %175 = getelementptr double, ptr %40, i64 %135
  %176 = bitcast ptr %175 to ptr
  store <8 x double> %174, ptr %176, align 8
  %177 = add i64 %135, 8
  %178 = icmp slt i64 %177, %30
  br i1 %178, label %134, label %179

179:
  %180 = sitofp i64 %125 to double
  store double %180, ptr %41
  %181 = fdiv double 1.000000e+00, %180
  store double %181, ptr %107
  %182 = icmp eq i64 %125, 1
  %183 = uitofp i1 %182 to double
  store double %183, ptr %108
  %184 = load ptr, ptr %109
  %185 = load ptr, ptr %54
  %186 = load ptr, ptr %110
  %187 = load ptr, ptr %111
  call void %184(double %45, ptr %39, ptr %185, ptr %186, ptr %187, ptr %127)
  %188 = add i64 %125, 1
  %189 = sitofp i64 %188 to double
  %190 = fdiv double 1.000000e+00, %189
  br i1 %60, label %191, label %122

191:
  %192 = add i64 %125, 10
  %193 = load ptr, ptr %46
  %194 = load ptr, ptr %21
  %195 = getelementptr %struct.ode_system, ptr %194, i64 0, i32 0
  %196 = load i64, ptr %195
  %197 = mul i64 %196, %192
  %198 = getelementptr double, ptr %193, i64 %197
  br label %199

199:
  %200 = phi i64 [ 0, %191 ], [ %207, %199 ]
  %201 = add i64 %200, %34
  %202 = getelementptr double, ptr %127, i64 %201
  %203 = load double, ptr %202
  %204 = fmul double %190, %203
  %205 = getelementptr double, ptr %198, i64 %200
  store double %204, ptr %205
  %206 = getelementptr double, ptr %39, i64 %200
  store double %204, ptr %206
  %207 = add i64 %200, 1
  %208 = icmp eq i64 %207, %24
  br i1 %208, label %122, label %199

209:
  %210 = load double, ptr %43
  %211 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 9
  %212 = load double, ptr %211
  %213 = fsub double %212, %210
  %214 = call double @step_of_term(ptr %0, i64 %19)
  %215 = add i64 %19, -1
  %216 = call double @step_of_term(ptr %0, i64 %215)
  %217 = call double @llvm.minnum.f64(double %214, double %216)
  %218 = load ptr, ptr %2
  %219 = getelementptr %struct.ode_options, ptr %218, i64 0, i32 3
  %220 = load double, ptr %219
  %221 = call double @llvm.minnum.f64(double %217, double %220)
  %222 = call double @llvm.fabs.f64(double %213)
  %223 = call double @llvm.minnum.f64(double %221, double %222)
  %224 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 7
  %225 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %226 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  %227 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  %228 = add i64 %19, 1
  %229 = sitofp i64 %228 to double
  %230 = fdiv double -1.000000e+00, %229
  %231 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 1
  %232 = call double @llvm.copysign.f64(double %223, double %213)
  store double %232, ptr %224
  %233 = call double @llvm.fabs.f64(double %210)
  %234 = call double @llvm.fabs.f64(double %212)
  %235 = call double @llvm.maxnum.f64(double %233, double %234)
  %236 = fmul double %235, 0x3CE4000000000000
  %237 = fcmp ule double %223, %236
  %238 = fcmp olt double %223, %222
  %239 = select i1 %237, i1 %238, i1 false
  br i1 %239, label %240, label %244

240:
  %241 = load i64, ptr %226
  %242 = icmp eq i64 %241, 0
  %243 = select i1 %242, i64 4, i64 %241
  br label %404

244:
  %245 = phi double [ %396, %388 ], [ %232, %209 ]
  %246 = call double @ode_placed_step(ptr %0, double %245, double 5.000000e-01)
  %247 = call double @llvm.fmuladd.f64(double %246, double 1.010000e+00, double %210)
  %248 = load double, ptr %211
  %249 = fsub double %247, %248
  %250 = fmul double %246, %249
  %251 = fcmp ult double %250, 0.000000e+00
  %252 = fadd double %210, %246
  %253 = select i1 %251, double %252, double %248
  %254 = fsub double %253, %210
  %255 = load ptr, ptr %46
  %256 = load ptr, ptr %21
  %257 = getelementptr %struct.ode_system, ptr %256, i64 0, i32 0
  %258 = load i64, ptr %257
  %259 = mul i64 %258, 7
  %260 = getelementptr double, ptr %255, i64 %259
  %261 = shl i64 %258, 3
  %262 = getelementptr double, ptr %255, i64 %261
  %263 = shl i64 %258, 1
  %264 = getelementptr double, ptr %255, i64 %263
  call void @sum_up(ptr %0, ptr %255, double %254, ptr %264, ptr %260)
  %265 = load double, ptr %43
  %266 = fadd double %265, %254
  %267 = load ptr, ptr %46
  %268 = load ptr, ptr %21
  %269 = getelementptr %struct.ode_system, ptr %268, i64 0, i32 0
  %270 = load i64, ptr %269
  %271 = shl i64 %270, 1
  %272 = getelementptr double, ptr %267, i64 %271
  %273 = getelementptr %struct.ode_system, ptr %268, i64 0, i32 5
  %274 = load ptr, ptr %273
  %275 = getelementptr %struct.ode_system, ptr %268, i64 0, i32 4
  %276 = load ptr, ptr %275
  %277 = call i64 %274(ptr %276, double %266, ptr %272, ptr %262)
  %278 = load i64, ptr %225
  %279 = add i64 %278, 1
  store i64 %279, ptr %225
  switch i64 %277, label %299 [
    i64 12, label %280
    i64 3, label %280
  ]

280:
  store i64 %277, ptr %226
  store double %266, ptr %227
  %281 = load ptr, ptr %46
  %282 = load ptr, ptr %21
  %283 = getelementptr %struct.ode_system, ptr %282, i64 0, i32 0
  %284 = load i64, ptr %283
  %285 = shl i64 %284, 2
  %286 = getelementptr double, ptr %281, i64 %285
  %287 = bitcast ptr %286 to ptr
  %288 = bitcast ptr %262 to ptr
  %289 = shl i64 %284, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %287, ptr align 8 %288, i64 %289, i1 false)
  %290 = load ptr, ptr %46
  %291 = load ptr, ptr %21
  %292 = getelementptr %struct.ode_system, ptr %291, i64 0, i32 0
  %293 = load i64, ptr %292
  %294 = mul i64 %293, 5
  %295 = getelementptr double, ptr %290, i64 %294
  %296 = bitcast ptr %295 to ptr
  %297 = bitcast ptr %272 to ptr
  %298 = shl i64 %293, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %296, ptr align 8 %297, i64 %298, i1 false)
  br label %299

299:
  %300 = load ptr, ptr %21
  %301 = getelementptr %struct.ode_system, ptr %300, i64 0, i32 0
  %302 = load i64, ptr %301
  %303 = icmp sgt i64 %302, 0
  br i1 %303, label %304, label %342

304:
  %305 = load ptr, ptr %46
  %306 = shl i64 %302, 1
  %307 = getelementptr double, ptr %305, i64 %306
  %308 = load ptr, ptr %2
  %309 = getelementptr %struct.ode_options, ptr %308, i64 0, i32 2
  %310 = load ptr, ptr %309
  %311 = getelementptr %struct.ode_options, ptr %308, i64 0, i32 1
  %312 = load i64, ptr %20
  %313 = add i64 %312, 1
  %314 = sitofp i64 %313 to double
  %315 = load double, ptr %311
  br label %316

316:
  %317 = phi double [ 0.000000e+00, %304 ], [ %338, %316 ]
  %318 = phi i64 [ 0, %304 ], [ %339, %316 ]
  %319 = getelementptr double, ptr %260, i64 %318
  %320 = load double, ptr %319
  %321 = getelementptr double, ptr %262, i64 %318
  %322 = load double, ptr %321
  %323 = fsub double %320, %322
  %324 = fmul double %254, %323
  %325 = call double @llvm.fabs.f64(double %324)
  %326 = getelementptr double, ptr %305, i64 %318
  %327 = load double, ptr %326
  %328 = call double @llvm.fabs.f64(double %327)
  %329 = getelementptr double, ptr %307, i64 %318
  %330 = load double, ptr %329
  %331 = call double @llvm.fabs.f64(double %330)
  %332 = call double @llvm.maxnum.f64(double %328, double %331)
  %333 = getelementptr double, ptr %310, i64 %318
  %334 = load double, ptr %333
  %335 = call double @llvm.fmuladd.f64(double %315, double %332, double %334)
  %336 = fdiv double %325, %335
  %337 = fdiv double %336, %314
  %338 = call double @llvm.maxnum.f64(double %317, double %337)
  %339 = add i64 %318, 1
  %340 = icmp eq i64 %339, %302
  br i1 %340, label %341, label %316

341:
  switch i64 %277, label %404 [
    i64 0, label %343
    i64 12, label %388
    i64 3, label %388
  ]

342:
  switch i64 %277, label %404 [
    i64 0, label %345
    i64 12, label %388
    i64 3, label %388
  ]

343:
  %344 = fcmp ugt double %338, 1.000000e+00
  br i1 %344, label %381, label %345

345:
  %346 = phi double [ %338, %343 ], [ 0.000000e+00, %342 ]
  store i64 0, ptr %226
  %347 = call i64 @ode_keep_new(ptr %0, double %253)
  switch i64 %347, label %404 [
    i64 11, label %370
    i64 8, label %370
    i64 7, label %348
    i64 0, label %348
  ]

348:
  call void @ode_look_ahead(ptr %0, double %253, double %254)
  %349 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %350 = load i64, ptr %349
  %351 = add i64 %350, 1
  store i64 %351, ptr %349
  %352 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  store double %210, ptr %352
  store double %253, ptr %43
  %353 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  store double %254, ptr %353
  %354 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 12
  store double %346, ptr %354
  %355 = load ptr, ptr %46
  %356 = load ptr, ptr %21
  %357 = getelementptr %struct.ode_system, ptr %356, i64 0, i32 0
  %358 = load i64, ptr %357
  %359 = getelementptr double, ptr %355, i64 %358
  %360 = bitcast ptr %359 to ptr
  %361 = bitcast ptr %355 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %360, ptr align 8 %361, i64 %25, i1 false)
  %362 = load ptr, ptr %46
  %363 = bitcast ptr %362 to ptr
  %364 = load ptr, ptr %21
  %365 = getelementptr %struct.ode_system, ptr %364, i64 0, i32 0
  %366 = load i64, ptr %365
  %367 = mul i64 %366, 6
  %368 = getelementptr double, ptr %362, i64 %367
  %369 = bitcast ptr %368 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %363, ptr align 8 %369, i64 %25, i1 false)
  br label %404

370:
  store i64 %347, ptr %226
  %371 = icmp eq i64 %347, 11
  br i1 %371, label %372, label %388

372:
  %373 = call double @llvm.fabs.f64(double %254)
  %374 = load double, ptr %43
  %375 = call double @llvm.fabs.f64(double %374)
  %376 = load double, ptr %211
  %377 = call double @llvm.fabs.f64(double %376)
  %378 = call double @llvm.maxnum.f64(double %375, double %377)
  %379 = fmul double %378, 1.000000e-10
  %380 = fcmp ugt double %373, %379
  br i1 %380, label %388, label %404

381:
  %382 = call double @llvm.fabs.f64(double %338)
  %383 = fcmp ueq double %382, 0x7FF0000000000000
  br i1 %383, label %388, label %384

384:
  %385 = call double @llvm.pow.f64(double %338, double %230)
  %386 = fmul double %385, 9.000000e-01
  %387 = call double @llvm.maxnum.f64(double %386, double 2.000000e-01)
  br label %388

388:
  %389 = phi double [ 2.000000e-01, %372 ], [ 2.000000e-01, %370 ], [ %387, %384 ], [ 2.000000e-01, %381 ], [ 2.000000e-01, %341 ], [ 2.000000e-01, %341 ], [ 2.000000e-01, %342 ], [ 2.000000e-01, %342 ]
  %390 = load i64, ptr %231
  %391 = add i64 %390, 1
  store i64 %391, ptr %231
  %392 = call double @llvm.fabs.f64(double %254)
  %393 = fmul double %392, %389
  %394 = load double, ptr %43
  %395 = load double, ptr %211
  %396 = call double @llvm.copysign.f64(double %393, double %213)
  store double %396, ptr %224
  %397 = call double @llvm.fabs.f64(double %394)
  %398 = call double @llvm.fabs.f64(double %395)
  %399 = call double @llvm.maxnum.f64(double %397, double %398)
  %400 = fmul double %399, 0x3CE4000000000000
  %401 = fcmp ule double %393, %400
  %402 = fcmp olt double %393, %222
  %403 = select i1 %401, i1 %402, i1 false
  br i1 %403, label %240, label %244

404:
  %405 = phi i64 [ %243, %240 ], [ %119, %86 ], [ %48, %18 ], [ %347, %348 ], [ %119, %73 ], [ 11, %372 ], [ %347, %345 ], [ %277, %341 ], [ %277, %342 ]
  ret i64 %405
}

define internal void @interpolate(ptr  %0, double %1, ptr  %2) {
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.ode_system, ptr %7, i64 0, i32 0
  %9 = load i64, ptr %8
  %10 = getelementptr double, ptr %5, i64 %9
  %11 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  %12 = load double, ptr %11
  %13 = fsub double %1, %12
  call void @sum_up(ptr %0, ptr %10, double %13, ptr %2, ptr null)
  ret void
}

define internal double @step_of_term(ptr  %0, i64 %1) {
  %3 = add i64 %1, 9
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.ode_system, ptr %7, i64 0, i32 0
  %9 = load i64, ptr %8
  %10 = mul i64 %9, %3
  %11 = getelementptr double, ptr %5, i64 %10
  %12 = icmp sgt i64 %9, 0
  br i1 %12, label %13, label %39

13:
  %14 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %15 = load ptr, ptr %14
  %16 = getelementptr %struct.ode_options, ptr %15, i64 0, i32 2
  %17 = load ptr, ptr %16
  %18 = getelementptr %struct.ode_options, ptr %15, i64 0, i32 1
  %19 = load double, ptr %18
  br label %20

20:
  %21 = phi i64 [ 0, %13 ], [ %37, %35 ]
  %22 = phi double [ 0.000000e+00, %13 ], [ %36, %35 ]
  %23 = getelementptr double, ptr %11, i64 %21
  %24 = load double, ptr %23
  %25 = call double @llvm.fabs.f64(double %24)
  %26 = getelementptr double, ptr %17, i64 %21
  %27 = load double, ptr %26
  %28 = getelementptr double, ptr %5, i64 %21
  %29 = load double, ptr %28
  %30 = call double @llvm.fabs.f64(double %29)
  %31 = call double @llvm.fmuladd.f64(double %19, double %30, double %27)
  %32 = fdiv double %25, %31
  %33 = call double @llvm.fabs.f64(double %32)
  %34 = fcmp ueq double %33, 0x7FF0000000000000
  br i1 %34, label %44, label %35

35:
  %36 = call double @llvm.maxnum.f64(double %22, double %32)
  %37 = add i64 %21, 1
  %38 = icmp eq i64 %37, %9
  br i1 %38, label %39, label %20

39:
  %40 = phi double [ 0.000000e+00, %2 ], [ %36, %35 ]
  %41 = sitofp i64 %1 to double
  %42 = fdiv double -1.000000e+00, %41
  %43 = call double @llvm.pow.f64(double %40, double %42)
  br label %44

44:
  %45 = phi double [ %43, %39 ], [ 0.000000e+00, %20 ]
  ret double %45
}

declare double @llvm.minnum.f64(double, double)

declare double @llvm.fabs.f64(double)

declare double @llvm.copysign.f64(double, double)

declare double @ode_placed_step(ptr, double, double)

declare double @llvm.fmuladd.f64(double, double, double)

declare i64 @ode_keep_new(ptr, double)

declare void @ode_look_ahead(ptr, double, double)

declare double @llvm.pow.f64(double, double)

declare double @llvm.maxnum.f64(double, double)

declare double @model_time(ptr, double)

declare i64 @model_inputs(ptr, double, ptr)

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

define internal void @sum_up(ptr  %0, ptr  %1, double %2, ptr  %3, ptr %4) {
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.ode_system, ptr %7, i64 0, i32 0
  %9 = load i64, ptr %8
  %10 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 52
  %11 = load i64, ptr %10
  %12 = icmp sgt i64 %9, 0
  br i1 %12, label %13, label %22

13:
  %14 = icmp sgt i64 %11, 0
  %15 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %16 = icmp eq ptr %4, null
  br label %17

17:
  %18 = phi i64 [ 0, %13 ], [ %47, %46 ]
  br i1 %14, label %19, label %23

19:
  %20 = load ptr, ptr %15
  %21 = getelementptr double, ptr %20, i64 %18
  br label %30

22:
  ret void

23:
  %24 = phi double [ 0.000000e+00, %17 ], [ %41, %30 ]
  %25 = phi double [ 0.000000e+00, %17 ], [ %40, %30 ]
  %26 = getelementptr double, ptr %1, i64 %18
  %27 = load double, ptr %26
  %28 = call double @llvm.fmuladd.f64(double %2, double %24, double %27)
  %29 = getelementptr double, ptr %3, i64 %18
  store double %28, ptr %29
  br i1 %16, label %46, label %44

30:
  %31 = phi i64 [ %11, %19 ], [ %42, %30 ]
  %32 = phi double [ 0.000000e+00, %19 ], [ %40, %30 ]
  %33 = phi double [ 0.000000e+00, %19 ], [ %41, %30 ]
  %34 = add i64 %31, 9
  %35 = mul i64 %34, %9
  %36 = getelementptr double, ptr %21, i64 %35
  %37 = load double, ptr %36
  %38 = sitofp i64 %31 to double
  %39 = fmul double %37, %38
  %40 = call double @llvm.fmuladd.f64(double %32, double %2, double %39)
  %41 = call double @llvm.fmuladd.f64(double %33, double %2, double %37)
  %42 = add i64 %31, -1
  %43 = icmp ugt i64 %31, 1
  br i1 %43, label %30, label %23

44:
  %45 = getelementptr double, ptr %4, i64 %18
  store double %25, ptr %45
  br label %46

46:
  %47 = add i64 %18, 1
  %48 = icmp eq i64 %47, %9
  br i1 %48, label %22, label %17
}

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)
