; taylor: made by tools/make_loops_text.py from taylor
; sources d6d9dcad940f30d63d4b42cb55fa86c3fa980006ecf615ef1795e58208f3d6ee
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
  br i1 %49, label %50, label %408

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
  br i1 %60, label %113, label %61

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
  switch i64 %120, label %408 [
    i64 3, label %86
    i64 0, label %105
  ]

86:
  %87 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 3, ptr %87
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
  br label %408

105:
  %106 = phi ptr [ %70, %61 ], [ %83, %73 ]
  %107 = icmp sgt i64 %30, 0
  %108 = getelementptr double, ptr %41, i64 1
  %109 = getelementptr double, ptr %41, i64 2
  %110 = getelementptr %struct.model_context, ptr %28, i64 0, i32 10, i32 0
  %111 = getelementptr %struct.model_context, ptr %28, i64 0, i32 10, i32 1
  %112 = getelementptr %struct.model_context, ptr %28, i64 0, i32 10, i32 2
  br label %125

113:
  %114 = phi i64 [ %120, %113 ], [ 0, %50 ]
  %115 = phi i64 [ %121, %113 ], [ 0, %50 ]
  %116 = getelementptr double, ptr %39, i64 %115
  %117 = load double, ptr %116
  %118 = call double @llvm.fabs.f64(double %117)
  %119 = fcmp ueq double %118, 0x7FF0000000000000
  %120 = select i1 %119, i64 3, i64 %114
  %121 = add i64 %115, 1
  %122 = icmp eq i64 %121, %24
  br i1 %122, label %73, label %113

123:
  %124 = icmp eq i64 %189, %19
  br i1 %124, label %210, label %125

125:
  %126 = phi i64 [ 1, %105 ], [ %189, %123 ]
  %127 = mul i64 %126, %37
  %128 = getelementptr double, ptr %42, i64 %127
  %129 = add i64 %126, -1
  %130 = mul i64 %129, %37
  br i1 %107, label %131, label %180

131:
  %132 = icmp ugt i64 %126, 3
  %133 = icmp ugt i64 %126, 2
  %134 = icmp eq i64 %126, 2
  br label %135

135:
  %136 = phi i64 [ 0, %131 ], [ %178, %174 ]
  %137 = getelementptr double, ptr %42, i64 %136
  %138 = getelementptr double, ptr %137, i64 %30
  br i1 %132, label %141, label %139

139:
  %140 = phi <8 x double> [ zeroinitializer, %135 ], [ %153, %141 ]
  br i1 %133, label %156, label %164

141:
  %142 = phi i64 [ %154, %141 ], [ 2, %135 ]
  %143 = phi <8 x double> [ %153, %141 ], [ zeroinitializer, %135 ]
  %144 = mul i64 %142, %37
  %145 = getelementptr double, ptr %137, i64 %144
  %146 = bitcast ptr %145 to ptr
  %147 = load <8 x double>, ptr %146, align 8
  %148 = sub i64 %126, %142
  %149 = mul i64 %148, %37
  %150 = getelementptr double, ptr %138, i64 %149
  %151 = bitcast ptr %150 to ptr
  %152 = load <8 x double>, ptr %151, align 8
  %153 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %147, <8 x double> %152, <8 x double> %143)
  %154 = add i64 %142, 1
  %155 = icmp eq i64 %154, %129
  br i1 %155, label %139, label %141

156:
  %157 = getelementptr double, ptr %137, i64 %37
  %158 = bitcast ptr %157 to ptr
  %159 = load <8 x double>, ptr %158, align 8
  %160 = getelementptr double, ptr %138, i64 %130
  %161 = bitcast ptr %160 to ptr
  %162 = load <8 x double>, ptr %161, align 8
  %163 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %162, <8 x double> %140)
  br label %165

164:
  br i1 %134, label %165, label %174

165:
  %166 = phi <8 x double> [ %163, %156 ], [ %140, %164 ]
  %167 = getelementptr double, ptr %137, i64 %130
  %168 = bitcast ptr %167 to ptr
  %169 = load <8 x double>, ptr %168, align 8
  %170 = getelementptr double, ptr %138, i64 %37
  %171 = bitcast ptr %170 to ptr
  %172 = load <8 x double>, ptr %171, align 8
  %173 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> %172, <8 x double> %166)
  br label %174

174:
  %175 = phi <8 x double> [ %173, %165 ], [ %140, %164 ]
  %176 = getelementptr double, ptr %40, i64 %136
  %177 = bitcast ptr %176 to ptr
  store <8 x double> %175, ptr %177, align 8
  %178 = add i64 %136, 8
  %179 = icmp slt i64 %178, %30
  br i1 %179, label %135, label %180

180:
  %181 = sitofp i64 %126 to double
  store double %181, ptr %41
  %182 = fdiv double 1.000000e+00, %181
  store double %182, ptr %108
  %183 = icmp eq i64 %126, 1
  %184 = uitofp i1 %183 to double
  store double %184, ptr %109
  %185 = load ptr, ptr %110
  %186 = load ptr, ptr %54
  %187 = load ptr, ptr %111
  %188 = load ptr, ptr %112
  call void %185(double %45, ptr %39, ptr %186, ptr %187, ptr %188, ptr %128)
  %189 = add i64 %126, 1
  %190 = sitofp i64 %189 to double
  %191 = fdiv double 1.000000e+00, %190
  br i1 %60, label %192, label %123

192:
  %193 = add i64 %126, 10
  %194 = load ptr, ptr %46
  %195 = load ptr, ptr %21
  %196 = getelementptr %struct.ode_system, ptr %195, i64 0, i32 0
  %197 = load i64, ptr %196
  %198 = mul i64 %197, %193
  %199 = getelementptr double, ptr %194, i64 %198
  br label %200

200:
  %201 = phi i64 [ 0, %192 ], [ %208, %200 ]
  %202 = add i64 %201, %34
  %203 = getelementptr double, ptr %128, i64 %202
  %204 = load double, ptr %203
  %205 = fmul double %191, %204
  %206 = getelementptr double, ptr %199, i64 %201
  store double %205, ptr %206
  %207 = getelementptr double, ptr %39, i64 %201
  store double %205, ptr %207
  %208 = add i64 %201, 1
  %209 = icmp eq i64 %208, %24
  br i1 %209, label %123, label %200

210:
  %211 = load double, ptr %43
  %212 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 9
  %213 = load double, ptr %212
  %214 = fsub double %213, %211
  %215 = call double @step_of_term(ptr %0, i64 %19)
  %216 = add i64 %19, -1
  %217 = call double @step_of_term(ptr %0, i64 %216)
  %218 = call double @llvm.minnum.f64(double %215, double %217)
  %219 = load ptr, ptr %2
  %220 = getelementptr %struct.ode_options, ptr %219, i64 0, i32 3
  %221 = load double, ptr %220
  %222 = call double @llvm.minnum.f64(double %218, double %221)
  %223 = call double @llvm.fabs.f64(double %214)
  %224 = call double @llvm.minnum.f64(double %222, double %223)
  %225 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 7
  %226 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  %227 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  %228 = add i64 %19, 1
  %229 = sitofp i64 %228 to double
  %230 = fdiv double -1.000000e+00, %229
  %231 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 1
  %232 = call double @llvm.copysign.f64(double %224, double %214)
  store double %232, ptr %225
  %233 = call double @llvm.fabs.f64(double %211)
  %234 = call double @llvm.fabs.f64(double %213)
  %235 = call double @llvm.maxnum.f64(double %233, double %234)
  %236 = fmul double %235, 0x3CE4000000000000
  %237 = fcmp ule double %224, %236
  %238 = fcmp olt double %224, %223
  %239 = select i1 %237, i1 %238, i1 false
  br i1 %239, label %240, label %244

240:
  %241 = load i64, ptr %226
  %242 = icmp eq i64 %241, 0
  %243 = select i1 %242, i64 4, i64 %241
  br label %408

244:
  %245 = phi double [ %400, %392 ], [ %232, %210 ]
  %246 = call double @ode_placed_step(ptr %0, double %245, double 5.000000e-01)
  %247 = call double @llvm.fmuladd.f64(double %246, double 1.010000e+00, double %211)
  %248 = load double, ptr %212
  %249 = fsub double %247, %248
  %250 = fmul double %246, %249
  %251 = fcmp oge double %250, 0.000000e+00
  %252 = select i1 %251, double %214, double %246
  %253 = fadd double %211, %246
  %254 = select i1 %251, double %248, double %253
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
  call void @sum_up(ptr %0, ptr %255, double %252, ptr %264, ptr %260)
  %265 = load double, ptr %43
  %266 = fadd double %252, %265
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
  %278 = load i64, ptr %106
  %279 = add i64 %278, 1
  store i64 %279, ptr %106
  %280 = icmp eq i64 %277, 3
  br i1 %280, label %281, label %300

281:
  store i64 3, ptr %226
  store double %266, ptr %227
  %282 = load ptr, ptr %46
  %283 = load ptr, ptr %21
  %284 = getelementptr %struct.ode_system, ptr %283, i64 0, i32 0
  %285 = load i64, ptr %284
  %286 = shl i64 %285, 2
  %287 = getelementptr double, ptr %282, i64 %286
  %288 = bitcast ptr %287 to ptr
  %289 = bitcast ptr %262 to ptr
  %290 = shl i64 %285, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %288, ptr align 8 %289, i64 %290, i1 false)
  %291 = load ptr, ptr %46
  %292 = load ptr, ptr %21
  %293 = getelementptr %struct.ode_system, ptr %292, i64 0, i32 0
  %294 = load i64, ptr %293
  %295 = mul i64 %294, 5
  %296 = getelementptr double, ptr %291, i64 %295
  %297 = bitcast ptr %296 to ptr
  %298 = bitcast ptr %272 to ptr
  %299 = shl i64 %294, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %297, ptr align 8 %298, i64 %299, i1 false)
  br label %300

300:
  %301 = load ptr, ptr %21
  %302 = getelementptr %struct.ode_system, ptr %301, i64 0, i32 0
  %303 = load i64, ptr %302
  %304 = icmp sgt i64 %303, 0
  br i1 %304, label %305, label %342

305:
  %306 = load ptr, ptr %46
  %307 = shl i64 %303, 1
  %308 = getelementptr double, ptr %306, i64 %307
  %309 = load ptr, ptr %2
  %310 = getelementptr %struct.ode_options, ptr %309, i64 0, i32 2
  %311 = load ptr, ptr %310
  %312 = getelementptr %struct.ode_options, ptr %309, i64 0, i32 1
  %313 = load i64, ptr %20
  %314 = add i64 %313, 1
  %315 = sitofp i64 %314 to double
  %316 = load double, ptr %312
  br label %317

317:
  %318 = phi double [ 0.000000e+00, %305 ], [ %339, %317 ]
  %319 = phi i64 [ 0, %305 ], [ %340, %317 ]
  %320 = getelementptr double, ptr %260, i64 %319
  %321 = load double, ptr %320
  %322 = getelementptr double, ptr %262, i64 %319
  %323 = load double, ptr %322
  %324 = fsub double %321, %323
  %325 = fmul double %252, %324
  %326 = call double @llvm.fabs.f64(double %325)
  %327 = getelementptr double, ptr %306, i64 %319
  %328 = load double, ptr %327
  %329 = call double @llvm.fabs.f64(double %328)
  %330 = getelementptr double, ptr %308, i64 %319
  %331 = load double, ptr %330
  %332 = call double @llvm.fabs.f64(double %331)
  %333 = call double @llvm.maxnum.f64(double %329, double %332)
  %334 = getelementptr double, ptr %311, i64 %319
  %335 = load double, ptr %334
  %336 = call double @llvm.fmuladd.f64(double %316, double %333, double %335)
  %337 = fdiv double %326, %336
  %338 = fdiv double %337, %315
  %339 = call double @llvm.maxnum.f64(double %318, double %338)
  %340 = add i64 %319, 1
  %341 = icmp eq i64 %340, %303
  br i1 %341, label %342, label %317

342:
  %343 = phi double [ 0.000000e+00, %300 ], [ %339, %317 ]
  switch i64 %277, label %408 [
    i64 3, label %344
    i64 0, label %344
  ]

344:
  %345 = icmp eq i64 %277, 0
  %346 = fcmp ole double %343, 1.000000e+00
  %347 = select i1 %345, i1 %346, i1 false
  br i1 %347, label %348, label %383

348:
  store i64 0, ptr %226
  %349 = call i64 @ode_keep_new(ptr %0, double %254)
  switch i64 %349, label %408 [
    i64 11, label %372
    i64 8, label %372
    i64 7, label %350
    i64 0, label %350
  ]

350:
  call void @ode_look_ahead(ptr %0, double %254, double %252)
  %351 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %352 = load i64, ptr %351
  %353 = add i64 %352, 1
  store i64 %353, ptr %351
  %354 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  store double %211, ptr %354
  store double %254, ptr %43
  %355 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  store double %252, ptr %355
  %356 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 12
  store double %343, ptr %356
  %357 = load ptr, ptr %46
  %358 = load ptr, ptr %21
  %359 = getelementptr %struct.ode_system, ptr %358, i64 0, i32 0
  %360 = load i64, ptr %359
  %361 = getelementptr double, ptr %357, i64 %360
  %362 = bitcast ptr %361 to ptr
  %363 = bitcast ptr %357 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %362, ptr align 8 %363, i64 %25, i1 false)
  %364 = load ptr, ptr %46
  %365 = bitcast ptr %364 to ptr
  %366 = load ptr, ptr %21
  %367 = getelementptr %struct.ode_system, ptr %366, i64 0, i32 0
  %368 = load i64, ptr %367
  %369 = mul i64 %368, 6
  %370 = getelementptr double, ptr %364, i64 %369
  %371 = bitcast ptr %370 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %365, ptr align 8 %371, i64 %25, i1 false)
  br label %408

372:
  store i64 %349, ptr %226
  %373 = icmp eq i64 %349, 11
  br i1 %373, label %374, label %392

374:
  %375 = call double @llvm.fabs.f64(double %252)
  %376 = load double, ptr %43
  %377 = call double @llvm.fabs.f64(double %376)
  %378 = load double, ptr %212
  %379 = call double @llvm.fabs.f64(double %378)
  %380 = call double @llvm.maxnum.f64(double %377, double %379)
  %381 = fmul double %380, 1.000000e-10
  %382 = fcmp ugt double %375, %381
  br i1 %382, label %392, label %408

383:
  %384 = xor i1 %345, true
  %385 = call double @llvm.fabs.f64(double %343)
  %386 = fcmp ueq double %385, 0x7FF0000000000000
  %387 = select i1 %384, i1 true, i1 %386
  br i1 %387, label %392, label %388

388:
  %389 = call double @llvm.pow.f64(double %343, double %230)
  %390 = fmul double %389, 9.000000e-01
  %391 = call double @llvm.maxnum.f64(double %390, double 2.000000e-01)
  br label %392

392:
  %393 = phi double [ 2.000000e-01, %374 ], [ 2.000000e-01, %372 ], [ %391, %388 ], [ 2.000000e-01, %383 ]
  %394 = load i64, ptr %231
  %395 = add i64 %394, 1
  store i64 %395, ptr %231
  %396 = call double @llvm.fabs.f64(double %252)
  %397 = fmul double %396, %393
  %398 = load double, ptr %43
  %399 = load double, ptr %212
  %400 = call double @llvm.copysign.f64(double %397, double %214)
  store double %400, ptr %225
  %401 = call double @llvm.fabs.f64(double %398)
  %402 = call double @llvm.fabs.f64(double %399)
  %403 = call double @llvm.maxnum.f64(double %401, double %402)
  %404 = fmul double %403, 0x3CE4000000000000
  %405 = fcmp ule double %397, %404
  %406 = fcmp olt double %397, %223
  %407 = select i1 %405, i1 %406, i1 false
  br i1 %407, label %240, label %244

408:
  %409 = phi i64 [ %243, %240 ], [ 3, %86 ], [ 2, %18 ], [ %349, %350 ], [ %120, %73 ], [ %277, %342 ], [ 11, %374 ], [ %349, %348 ]
  ret i64 %409
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
