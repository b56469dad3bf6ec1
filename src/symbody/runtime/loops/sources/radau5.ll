; radau5: made by tools/make_loops_text.py from radau5
; sources 88e4f3a07716786820a30b76fef888b4ae89d04bbb621c43848541572adce31e
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.ode_options = type { ptr, double, ptr, double, double }

@ode_radau5 = constant { ptr, ptr, ptr, ptr, i64, i64 } { ptr @step, ptr null, ptr @interpolate, ptr @refine, i64 19, i64 4 }, align 8
@__const.stage_rates.parts = private constant [3 x double] [double 0x3FC3D8B64657CAEA, double 0x3FE4A36C0803A6DF, double 1.000000e+00], align 16

define internal i64 @step(ptr %0) {
  %2 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %3 = load double, ptr %2
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.ode_system, ptr %7, i64 0, i32 0
  %9 = load i64, ptr %8
  %10 = mul i64 %9, 10
  %11 = getelementptr double, ptr %5, i64 %10
  %12 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %13 = load i64, ptr %12
  %14 = add i64 %13, 1
  store i64 %14, ptr %12
  %15 = getelementptr %struct.ode_system, ptr %7, i64 0, i32 3
  %16 = load ptr, ptr %15
  %17 = getelementptr %struct.ode_system, ptr %7, i64 0, i32 2
  %18 = load ptr, ptr %17
  %19 = call i64 %16(ptr %18, double %3, ptr %5, ptr %11)
  switch i64 %19, label %1701 [
    i64 3, label %20
    i64 0, label %41
  ]

20:
  %21 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 32
  store i64 3, ptr %21
  %22 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %3, ptr %22
  %23 = load ptr, ptr %4
  %24 = load ptr, ptr %6
  %25 = getelementptr %struct.ode_system, ptr %24, i64 0, i32 0
  %26 = load i64, ptr %25
  %27 = shl i64 %26, 2
  %28 = getelementptr double, ptr %23, i64 %27
  %29 = bitcast ptr %28 to ptr
  %30 = bitcast ptr %11 to ptr
  %31 = shl i64 %26, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %29, ptr align 8 %30, i64 %31, i1 false)
  %32 = load ptr, ptr %4
  %33 = load ptr, ptr %6
  %34 = getelementptr %struct.ode_system, ptr %33, i64 0, i32 0
  %35 = load i64, ptr %34
  %36 = mul i64 %35, 5
  %37 = getelementptr double, ptr %32, i64 %36
  %38 = bitcast ptr %37 to ptr
  %39 = bitcast ptr %5 to ptr
  %40 = shl i64 %35, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %38, ptr align 8 %39, i64 %40, i1 false)
  br label %1701

41:
  %42 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %43 = load ptr, ptr %42
  %44 = getelementptr %struct.ode_options, ptr %43, i64 0, i32 1
  %45 = load double, ptr %44
  %46 = call double @llvm.pow.f64(double %45, double 0x3FE5555555555555)
  %47 = fmul double %46, 1.000000e-02
  %48 = fdiv double %47, %45
  %49 = load ptr, ptr %4
  %50 = load ptr, ptr %6
  %51 = getelementptr %struct.ode_system, ptr %50, i64 0, i32 0
  %52 = load i64, ptr %51
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %54, label %71

54:
  %55 = getelementptr %struct.ode_options, ptr %43, i64 0, i32 2
  %56 = load ptr, ptr %55
  %57 = mul i64 %52, 20
  %58 = getelementptr double, ptr %49, i64 %57
  br label %59

59:
  %60 = phi i64 [ 0, %54 ], [ %69, %59 ]
  %61 = getelementptr double, ptr %56, i64 %60
  %62 = load double, ptr %61
  %63 = getelementptr double, ptr %49, i64 %60
  %64 = load double, ptr %63
  %65 = call double @llvm.fabs.f64(double %64)
  %66 = fmul double %47, %65
  %67 = call double @llvm.fmuladd.f64(double %48, double %62, double %66)
  %68 = getelementptr double, ptr %58, i64 %60
  store double %67, ptr %68
  %69 = add i64 %60, 1
  %70 = icmp eq i64 %69, %52
  br i1 %70, label %71, label %59

71:
  %72 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  %73 = load double, ptr %72
  %74 = fcmp oeq double %73, 0.000000e+00
  br i1 %74, label %75, label %80

75:
  %76 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 14
  store double 1.000000e+00, ptr %76
  %77 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 15
  store double 0.000000e+00, ptr %77
  %78 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 0, ptr %78
  %79 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 12
  store double 0.000000e+00, ptr %79
  br label %80

80:
  %81 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 7
  %82 = load double, ptr %81
  %83 = fcmp oeq double %82, 0.000000e+00
  br i1 %83, label %84, label %127

84:
  %85 = mul i64 %52, 10
  %86 = getelementptr double, ptr %49, i64 %85
  %87 = mul i64 %52, 20
  %88 = getelementptr double, ptr %49, i64 %87
  %89 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 9
  %90 = load double, ptr %89
  %91 = load double, ptr %2
  %92 = fsub double %90, %91
  br i1 %53, label %101, label %93

93:
  %94 = phi double [ 0.000000e+00, %84 ], [ %109, %101 ]
  %95 = icmp sgt i64 %52, 1
  %96 = select i1 %95, i64 %52, i64 1
  %97 = sitofp i64 %96 to double
  %98 = fdiv double %94, %97
  %99 = call double @llvm.sqrt.f64(double %98)
  %100 = fcmp ogt double %99, 0.000000e+00
  br i1 %100, label %112, label %115

101:
  %102 = phi double [ %109, %101 ], [ 0.000000e+00, %84 ]
  %103 = phi i64 [ %110, %101 ], [ 0, %84 ]
  %104 = getelementptr double, ptr %86, i64 %103
  %105 = load double, ptr %104
  %106 = getelementptr double, ptr %88, i64 %103
  %107 = load double, ptr %106
  %108 = fdiv double %105, %107
  %109 = call double @llvm.fmuladd.f64(double %108, double %108, double %102)
  %110 = add i64 %103, 1
  %111 = icmp eq i64 %110, %52
  br i1 %111, label %93, label %101

112:
  %113 = fdiv double 1.000000e-01, %99
  %114 = call double @llvm.fabs.f64(double %92)
  br label %118

115:
  %116 = call double @llvm.fabs.f64(double %92)
  %117 = fmul double %116, 1.000000e-03
  br label %118

118:
  %119 = phi double [ %116, %115 ], [ %114, %112 ]
  %120 = phi double [ %117, %115 ], [ %113, %112 ]
  %121 = call double @llvm.maxnum.f64(double %120, double 0x3EB0C6F7A0B5ED8D)
  %122 = call double @llvm.minnum.f64(double %121, double %119)
  %123 = getelementptr %struct.ode_options, ptr %43, i64 0, i32 3
  %124 = load double, ptr %123
  %125 = call double @llvm.minnum.f64(double %122, double %124)
  %126 = call double @llvm.copysign.f64(double %125, double %92)
  store double %126, ptr %81
  br label %127

127:
  %128 = zext i1 %74 to i32
  %129 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  %130 = load i64, ptr %129
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %132, label %135

132:
  %133 = call i64 @evaluate_jacobian(ptr %0)
  %134 = icmp eq i64 %133, 0
  br i1 %134, label %135, label %1701

135:
  %136 = phi i32 [ 1, %132 ], [ %128, %127 ]
  %137 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 9
  %138 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 24
  %139 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 22
  %140 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 12
  %141 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 4
  %142 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 23
  %143 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 3
  %144 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 13
  %145 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 14
  %146 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 32
  %147 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 10
  %148 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 31
  %149 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 37
  %150 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  %151 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %152 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 30
  %153 = bitcast ptr %152 to ptr
  %154 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 15
  %155 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  %156 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 1
  br label %157

157:
  %158 = phi i32 [ %136, %135 ], [ %1699, %1697 ]
  %159 = load double, ptr %2
  %160 = load double, ptr %81
  %161 = call double @llvm.fabs.f64(double %160)
  %162 = call double @llvm.fabs.f64(double %159)
  %163 = load double, ptr %137
  %164 = call double @llvm.fabs.f64(double %163)
  %165 = call double @llvm.maxnum.f64(double %162, double %164)
  %166 = fmul double %165, 0x3CE4000000000000
  %167 = fcmp ugt double %161, %166
  br i1 %167, label %172, label %168

168:
  %169 = load i64, ptr %146
  %170 = icmp eq i64 %169, 0
  %171 = select i1 %170, i64 4, i64 %169
  br label %1701

172:
  %173 = load double, ptr %138
  %174 = fcmp ogt double %173, 0.000000e+00
  br i1 %174, label %175, label %195

175:
  %176 = load double, ptr %139
  %177 = fsub double %176, %159
  %178 = fmul double %177, 5.000000e-01
  %179 = fcmp olt double %160, 0.000000e+00
  %180 = fneg double %178
  %181 = select i1 %179, double %180, double %178
  %182 = fcmp ult double %181, 0.000000e+00
  br i1 %182, label %195, label %183

183:
  %184 = call double @llvm.maxnum.f64(double %181, double %173)
  %185 = fcmp ogt double %161, %184
  br i1 %185, label %186, label %195

186:
  %187 = load double, ptr %140
  %188 = call double @llvm.fabs.f64(double %187)
  %189 = fdiv double %184, %188
  %190 = fcmp oge double %189, 1.000000e+00
  %191 = fcmp olt double %189, 1.500000e+00
  %192 = and i1 %190, %191
  %193 = call double @llvm.copysign.f64(double %184, double %160)
  %194 = select i1 %192, double %187, double %193
  store double %194, ptr %81
  br label %195

195:
  %196 = phi double [ %160, %175 ], [ %160, %172 ], [ %194, %186 ], [ %160, %183 ]
  %197 = call double @llvm.fmuladd.f64(double %196, double 1.000100e+00, double %159)
  %198 = fsub double %197, %163
  %199 = fmul double %196, %198
  %200 = fcmp oge double %199, 0.000000e+00
  %201 = fsub double %163, %159
  %202 = select i1 %200, double %201, double %196
  %203 = load double, ptr %140
  %204 = fcmp une double %203, %202
  br i1 %204, label %205, label %619

205:
  %206 = load i64, ptr %141
  %207 = add i64 %206, 1
  store i64 %207, ptr %141
  store double %202, ptr %140
  %208 = load ptr, ptr %6
  %209 = getelementptr %struct.ode_system, ptr %208, i64 0, i32 0
  %210 = load i64, ptr %209
  %211 = load ptr, ptr %4
  %212 = mul i64 %210, 29
  %213 = getelementptr double, ptr %211, i64 %212
  %214 = mul i64 %210, 26
  %215 = getelementptr double, ptr %211, i64 %214
  %216 = icmp sgt i64 %210, 0
  br i1 %216, label %217, label %254

217:
  %218 = phi i64 [ %222, %221 ], [ 0, %205 ]
  %219 = getelementptr double, ptr %215, i64 %218
  store double 0.000000e+00, ptr %219
  %220 = mul i64 %218, %210
  br label %224

221:
  %222 = add i64 %218, 1
  %223 = icmp eq i64 %222, %210
  br i1 %223, label %234, label %217

224:
  %225 = phi double [ 0.000000e+00, %217 ], [ %231, %224 ]
  %226 = phi i64 [ 0, %217 ], [ %232, %224 ]
  %227 = add i64 %226, %220
  %228 = getelementptr double, ptr %213, i64 %227
  %229 = load double, ptr %228
  %230 = call double @llvm.fabs.f64(double %229)
  %231 = fadd double %225, %230
  store double %231, ptr %219
  %232 = add i64 %226, 1
  %233 = icmp eq i64 %232, %210
  br i1 %233, label %221, label %224

234:
  %235 = phi i64 [ %240, %238 ], [ 0, %221 ]
  %236 = phi double [ %239, %238 ], [ 0.000000e+00, %221 ]
  %237 = mul i64 %235, %210
  br label %242

238:
  %239 = call double @llvm.maxnum.f64(double %236, double %251)
  %240 = add i64 %235, 1
  %241 = icmp eq i64 %240, %210
  br i1 %241, label %254, label %234

242:
  %243 = phi i64 [ 0, %234 ], [ %252, %242 ]
  %244 = phi double [ 0.000000e+00, %234 ], [ %251, %242 ]
  %245 = add i64 %243, %237
  %246 = getelementptr double, ptr %213, i64 %245
  %247 = load double, ptr %246
  %248 = call double @llvm.fabs.f64(double %247)
  %249 = getelementptr double, ptr %215, i64 %243
  %250 = load double, ptr %249
  %251 = call double @llvm.fmuladd.f64(double %248, double %250, double %244)
  %252 = add i64 %243, 1
  %253 = icmp eq i64 %252, %210
  br i1 %253, label %238, label %242

254:
  %255 = phi double [ 0.000000e+00, %205 ], [ %239, %238 ]
  %256 = call double @llvm.sqrt.f64(double %255)
  store double %256, ptr %142
  %257 = fdiv double 0x400D1A48D83E731D, %202
  %258 = load ptr, ptr %143
  %259 = mul i64 %210, 3
  %260 = getelementptr i64, ptr %258, i64 %259
  %261 = load i64, ptr %260
  %262 = shl i64 %210, 1
  %263 = getelementptr i64, ptr %258, i64 %262
  %264 = mul i64 %210, %210
  %265 = getelementptr double, ptr %213, i64 %264
  %266 = mul i64 %261, %261
  %267 = getelementptr double, ptr %265, i64 %266
  %268 = icmp sgt i64 %261, 0
  br i1 %268, label %269, label %274

269:
  %270 = phi i64 [ %277, %276 ], [ 0, %254 ]
  %271 = getelementptr i64, ptr %263, i64 %270
  %272 = load i64, ptr %271
  %273 = mul i64 %272, %210
  br label %279

274:
  %275 = icmp slt i64 %261, %210
  br i1 %275, label %295, label %294

276:
  %277 = add i64 %270, 1
  %278 = icmp eq i64 %277, %261
  br i1 %278, label %274, label %269

279:
  %280 = phi i64 [ 0, %269 ], [ %292, %279 ]
  %281 = icmp eq i64 %270, %280
  %282 = select i1 %281, double %257, double 0.000000e+00
  %283 = getelementptr i64, ptr %263, i64 %280
  %284 = load i64, ptr %283
  %285 = add i64 %284, %273
  %286 = getelementptr double, ptr %213, i64 %285
  %287 = load double, ptr %286
  %288 = fsub double %282, %287
  %289 = mul i64 %280, %261
  %290 = add i64 %289, %270
  %291 = getelementptr double, ptr %265, i64 %290
  store double %288, ptr %291
  %292 = add i64 %280, 1
  %293 = icmp eq i64 %292, %261
  br i1 %293, label %276, label %279

294:
  br i1 %268, label %329, label %411

295:
  %296 = phi i64 [ %316, %315 ], [ %261, %274 ]
  %297 = getelementptr i64, ptr %260, i64 %296
  %298 = load i64, ptr %297
  %299 = sub i64 %296, %261
  %300 = mul i64 %299, %261
  %301 = getelementptr double, ptr %267, i64 %300
  %302 = mul i64 %298, %261
  %303 = getelementptr double, ptr %265, i64 %302
  br i1 %268, label %304, label %315

304:
  %305 = getelementptr i64, ptr %263, i64 %298
  %306 = load i64, ptr %305
  %307 = getelementptr i64, ptr %263, i64 %296
  %308 = load i64, ptr %307
  %309 = mul i64 %308, %210
  %310 = add i64 %309, %306
  %311 = getelementptr double, ptr %213, i64 %310
  %312 = load double, ptr %311
  %313 = fneg double %312
  %314 = fdiv double %313, %257
  br label %318

315:
  %316 = add i64 %296, 1
  %317 = icmp eq i64 %316, %210
  br i1 %317, label %294, label %295

318:
  %319 = phi i64 [ 0, %304 ], [ %325, %318 ]
  %320 = getelementptr double, ptr %301, i64 %319
  %321 = load double, ptr %320
  %322 = getelementptr double, ptr %303, i64 %319
  %323 = load double, ptr %322
  %324 = call double @llvm.fmuladd.f64(double %314, double %321, double %323)
  store double %324, ptr %322
  %325 = add i64 %319, 1
  %326 = icmp eq i64 %325, %261
  br i1 %326, label %315, label %318

327:
  %328 = icmp eq i64 %334, %261
  br i1 %328, label %400, label %329

329:
  %330 = phi i1 [ %335, %327 ], [ true, %294 ]
  %331 = phi i64 [ %334, %327 ], [ 0, %294 ]
  %332 = mul i64 %331, %261
  %333 = getelementptr double, ptr %265, i64 %332
  %334 = add i64 %331, 1
  %335 = icmp slt i64 %334, %261
  br i1 %335, label %342, label %336

336:
  %337 = phi i64 [ %331, %329 ], [ %352, %342 ]
  %338 = getelementptr i64, ptr %258, i64 %331
  store i64 %337, ptr %338
  %339 = getelementptr double, ptr %333, i64 %337
  %340 = load double, ptr %339
  %341 = fcmp oeq double %340, 0.000000e+00
  br i1 %341, label %400, label %355

342:
  %343 = phi i64 [ %353, %342 ], [ %334, %329 ]
  %344 = phi i64 [ %352, %342 ], [ %331, %329 ]
  %345 = getelementptr double, ptr %333, i64 %343
  %346 = load double, ptr %345
  %347 = call double @llvm.fabs.f64(double %346)
  %348 = getelementptr double, ptr %333, i64 %344
  %349 = load double, ptr %348
  %350 = call double @llvm.fabs.f64(double %349)
  %351 = fcmp ogt double %347, %350
  %352 = select i1 %351, i64 %343, i64 %344
  %353 = add i64 %343, 1
  %354 = icmp slt i64 %353, %261
  br i1 %354, label %342, label %336

355:
  %356 = icmp eq i64 %331, %337
  br i1 %356, label %368, label %357

357:
  %358 = phi i64 [ %366, %357 ], [ 0, %355 ]
  %359 = mul i64 %358, %261
  %360 = add i64 %359, %331
  %361 = getelementptr double, ptr %265, i64 %360
  %362 = load double, ptr %361
  %363 = add i64 %359, %337
  %364 = getelementptr double, ptr %265, i64 %363
  %365 = load double, ptr %364
  store double %365, ptr %361
  store double %362, ptr %364
  %366 = add i64 %358, 1
  %367 = icmp eq i64 %366, %261
  br i1 %367, label %368, label %357

368:
  %369 = getelementptr double, ptr %333, i64 %331
  %370 = load double, ptr %369
  %371 = fdiv double 1.000000e+00, %370
  br i1 %335, label %372, label %327

372:
  %373 = phi i64 [ %377, %372 ], [ %334, %368 ]
  %374 = getelementptr double, ptr %333, i64 %373
  %375 = load double, ptr %374
  %376 = fmul double %371, %375
  store double %376, ptr %374
  %377 = add i64 %373, 1
  %378 = icmp slt i64 %377, %261
  br i1 %378, label %372, label %379

379:
  %380 = phi i64 [ %398, %397 ], [ %334, %372 ]
  %381 = mul i64 %380, %261
  %382 = getelementptr double, ptr %265, i64 %381
  %383 = getelementptr double, ptr %382, i64 %331
  %384 = load double, ptr %383
  %385 = fcmp oeq double %384, 0.000000e+00
  br i1 %385, label %397, label %386

386:
  %387 = fneg double %384
  br label %388

388:
  %389 = phi i64 [ %334, %386 ], [ %395, %388 ]
  %390 = getelementptr double, ptr %333, i64 %389
  %391 = load double, ptr %390
  %392 = getelementptr double, ptr %382, i64 %389
  %393 = load double, ptr %392
  %394 = call double @llvm.fmuladd.f64(double %387, double %391, double %393)
  store double %394, ptr %392
  %395 = add i64 %389, 1
  %396 = icmp slt i64 %395, %261
  br i1 %396, label %388, label %397

397:
  %398 = add i64 %380, 1
  %399 = icmp slt i64 %398, %261
  br i1 %399, label %379, label %327

400:
  %401 = phi i1 [ %330, %336 ], [ %335, %327 ]
  br i1 %401, label %615, label %402

402:
  %403 = load i64, ptr %209
  %404 = mul i64 %403, 3
  %405 = getelementptr i64, ptr %258, i64 %404
  %406 = load i64, ptr %405
  %407 = shl i64 %403, 1
  %408 = mul i64 %403, 29
  %409 = mul i64 %403, %403
  %410 = mul i64 %406, %406
  br label %411

411:
  %412 = phi i64 [ %410, %402 ], [ %266, %294 ]
  %413 = phi i64 [ %409, %402 ], [ %264, %294 ]
  %414 = phi i64 [ %408, %402 ], [ %212, %294 ]
  %415 = phi i64 [ %407, %402 ], [ %262, %294 ]
  %416 = phi i64 [ %406, %402 ], [ %261, %294 ]
  %417 = phi i64 [ %404, %402 ], [ %259, %294 ]
  %418 = phi i64 [ %403, %402 ], [ %210, %294 ]
  %419 = fdiv double 0x400572DB93E0C671, %202
  %420 = fdiv double 0x40086747F2C3FCB6, %202
  %421 = getelementptr i64, ptr %258, i64 %417
  %422 = getelementptr i64, ptr %258, i64 %415
  %423 = getelementptr double, ptr %211, i64 %414
  %424 = getelementptr double, ptr %423, i64 %413
  %425 = getelementptr double, ptr %424, i64 %412
  %426 = fmul double %420, %420
  %427 = call double @llvm.fmuladd.f64(double %419, double %419, double %426)
  %428 = mul i64 %418, %415
  %429 = getelementptr double, ptr %423, i64 %428
  %430 = getelementptr double, ptr %429, i64 %412
  %431 = getelementptr i64, ptr %258, i64 %418
  %432 = icmp sgt i64 %416, 0
  br i1 %432, label %433, label %438

433:
  %434 = phi i64 [ %441, %440 ], [ 0, %411 ]
  %435 = getelementptr i64, ptr %422, i64 %434
  %436 = load i64, ptr %435
  %437 = mul i64 %436, %418
  br label %443

438:
  %439 = icmp slt i64 %416, %418
  br i1 %439, label %461, label %460

440:
  %441 = add i64 %434, 1
  %442 = icmp eq i64 %441, %416
  br i1 %442, label %438, label %433

443:
  %444 = phi i64 [ 0, %433 ], [ %458, %443 ]
  %445 = icmp eq i64 %434, %444
  %446 = select i1 %445, double %419, double 0.000000e+00
  %447 = getelementptr i64, ptr %422, i64 %444
  %448 = load i64, ptr %447
  %449 = add i64 %448, %437
  %450 = getelementptr double, ptr %423, i64 %449
  %451 = load double, ptr %450
  %452 = fsub double %446, %451
  %453 = mul i64 %444, %416
  %454 = add i64 %453, %434
  %455 = getelementptr double, ptr %429, i64 %454
  store double %452, ptr %455
  %456 = select i1 %445, double %420, double 0.000000e+00
  %457 = getelementptr double, ptr %430, i64 %454
  store double %456, ptr %457
  %458 = add i64 %444, 1
  %459 = icmp eq i64 %458, %416
  br i1 %459, label %440, label %443

460:
  br i1 %432, label %502, label %619

461:
  %462 = phi i64 [ %485, %484 ], [ %416, %438 ]
  %463 = getelementptr i64, ptr %422, i64 %462
  %464 = load i64, ptr %463
  %465 = mul i64 %464, %418
  %466 = getelementptr i64, ptr %421, i64 %462
  %467 = load i64, ptr %466
  %468 = getelementptr i64, ptr %422, i64 %467
  %469 = load i64, ptr %468
  %470 = add i64 %469, %465
  %471 = getelementptr double, ptr %423, i64 %470
  %472 = load double, ptr %471
  %473 = fdiv double %472, %427
  %474 = sub i64 %462, %416
  %475 = mul i64 %474, %416
  %476 = getelementptr double, ptr %425, i64 %475
  %477 = mul i64 %467, %416
  %478 = getelementptr double, ptr %429, i64 %477
  %479 = getelementptr double, ptr %430, i64 %477
  br i1 %432, label %480, label %484

480:
  %481 = fneg double %473
  %482 = fmul double %419, %481
  %483 = fmul double %420, %473
  br label %487

484:
  %485 = add i64 %462, 1
  %486 = icmp eq i64 %485, %418
  br i1 %486, label %460, label %461

487:
  %488 = phi i64 [ 0, %480 ], [ %498, %487 ]
  %489 = getelementptr double, ptr %476, i64 %488
  %490 = load double, ptr %489
  %491 = getelementptr double, ptr %478, i64 %488
  %492 = load double, ptr %491
  %493 = call double @llvm.fmuladd.f64(double %482, double %490, double %492)
  store double %493, ptr %491
  %494 = load double, ptr %489
  %495 = getelementptr double, ptr %479, i64 %488
  %496 = load double, ptr %495
  %497 = call double @llvm.fmuladd.f64(double %483, double %494, double %496)
  store double %497, ptr %495
  %498 = add i64 %488, 1
  %499 = icmp eq i64 %498, %416
  br i1 %499, label %484, label %487

500:
  %501 = icmp eq i64 %561, %416
  br i1 %501, label %613, label %502

502:
  %503 = phi i1 [ %562, %500 ], [ true, %460 ]
  %504 = phi i64 [ %561, %500 ], [ 0, %460 ]
  %505 = mul i64 %504, %416
  %506 = getelementptr double, ptr %429, i64 %505
  %507 = getelementptr double, ptr %430, i64 %505
  br label %511

508:
  %509 = getelementptr i64, ptr %431, i64 %504
  store i64 %523, ptr %509
  %510 = fcmp oeq double %524, 0.000000e+00
  br i1 %510, label %613, label %527

511:
  %512 = phi double [ %524, %511 ], [ -1.000000e+00, %502 ]
  %513 = phi i64 [ %523, %511 ], [ %504, %502 ]
  %514 = phi i64 [ %525, %511 ], [ %504, %502 ]
  %515 = getelementptr double, ptr %506, i64 %514
  %516 = load double, ptr %515
  %517 = call double @llvm.fabs.f64(double %516)
  %518 = getelementptr double, ptr %507, i64 %514
  %519 = load double, ptr %518
  %520 = call double @llvm.fabs.f64(double %519)
  %521 = fadd double %517, %520
  %522 = fcmp ogt double %521, %512
  %523 = select i1 %522, i64 %514, i64 %513
  %524 = select i1 %522, double %521, double %512
  %525 = add i64 %514, 1
  %526 = icmp slt i64 %525, %416
  br i1 %526, label %511, label %508

527:
  %528 = icmp eq i64 %504, %523
  br i1 %528, label %551, label %529

529:
  %530 = phi i64 [ %538, %529 ], [ 0, %527 ]
  %531 = mul i64 %530, %416
  %532 = add i64 %531, %504
  %533 = getelementptr double, ptr %429, i64 %532
  %534 = load double, ptr %533
  %535 = add i64 %531, %523
  %536 = getelementptr double, ptr %429, i64 %535
  %537 = load double, ptr %536
  store double %537, ptr %533
  store double %534, ptr %536
  %538 = add i64 %530, 1
  %539 = icmp eq i64 %538, %416
  br i1 %539, label %540, label %529

540:
  %541 = phi i64 [ %549, %540 ], [ 0, %529 ]
  %542 = mul i64 %541, %416
  %543 = add i64 %542, %504
  %544 = getelementptr double, ptr %430, i64 %543
  %545 = load double, ptr %544
  %546 = add i64 %542, %523
  %547 = getelementptr double, ptr %430, i64 %546
  %548 = load double, ptr %547
  store double %548, ptr %544
  store double %545, ptr %547
  %549 = add i64 %541, 1
  %550 = icmp eq i64 %549, %416
  br i1 %550, label %551, label %540

551:
  %552 = getelementptr double, ptr %506, i64 %504
  %553 = load double, ptr %552
  %554 = getelementptr double, ptr %507, i64 %504
  %555 = load double, ptr %554
  %556 = fmul double %555, %555
  %557 = call double @llvm.fmuladd.f64(double %553, double %553, double %556)
  %558 = fdiv double %553, %557
  %559 = fneg double %555
  %560 = fdiv double %559, %557
  %561 = add i64 %504, 1
  %562 = icmp slt i64 %561, %416
  br i1 %562, label %563, label %500

563:
  %564 = phi i64 [ %574, %563 ], [ %561, %551 ]
  %565 = getelementptr double, ptr %506, i64 %564
  %566 = load double, ptr %565
  %567 = getelementptr double, ptr %507, i64 %564
  %568 = load double, ptr %567
  %569 = fneg double %568
  %570 = fmul double %560, %569
  %571 = call double @llvm.fmuladd.f64(double %566, double %558, double %570)
  store double %571, ptr %565
  %572 = fmul double %558, %568
  %573 = call double @llvm.fmuladd.f64(double %566, double %560, double %572)
  store double %573, ptr %567
  %574 = add i64 %564, 1
  %575 = icmp slt i64 %574, %416
  br i1 %575, label %563, label %576

576:
  %577 = phi i64 [ %611, %610 ], [ %561, %563 ]
  %578 = mul i64 %577, %416
  %579 = getelementptr double, ptr %429, i64 %578
  %580 = getelementptr double, ptr %430, i64 %578
  %581 = getelementptr double, ptr %579, i64 %504
  %582 = load double, ptr %581
  %583 = getelementptr double, ptr %580, i64 %504
  %584 = load double, ptr %583
  %585 = fcmp oeq double %582, 0.000000e+00
  %586 = fcmp oeq double %584, 0.000000e+00
  %587 = select i1 %585, i1 %586, i1 false
  br i1 %587, label %610, label %588

588:
  %589 = fneg double %584
  br label %590

590:
  %591 = phi i64 [ %561, %588 ], [ %608, %590 ]
  %592 = getelementptr double, ptr %506, i64 %591
  %593 = load double, ptr %592
  %594 = getelementptr double, ptr %507, i64 %591
  %595 = load double, ptr %594
  %596 = fmul double %595, %589
  %597 = call double @llvm.fmuladd.f64(double %582, double %593, double %596)
  %598 = getelementptr double, ptr %579, i64 %591
  %599 = load double, ptr %598
  %600 = fsub double %599, %597
  store double %600, ptr %598
  %601 = load double, ptr %594
  %602 = load double, ptr %592
  %603 = fmul double %584, %602
  %604 = call double @llvm.fmuladd.f64(double %582, double %601, double %603)
  %605 = getelementptr double, ptr %580, i64 %591
  %606 = load double, ptr %605
  %607 = fsub double %606, %604
  store double %607, ptr %605
  %608 = add i64 %591, 1
  %609 = icmp slt i64 %608, %416
  br i1 %609, label %590, label %610

610:
  %611 = add i64 %577, 1
  %612 = icmp slt i64 %611, %416
  br i1 %612, label %576, label %500

613:
  %614 = phi i1 [ %562, %500 ], [ %503, %508 ]
  br i1 %614, label %615, label %619

615:
  %616 = fmul double %202, 5.000000e-01
  store double %616, ptr %81
  %617 = load i64, ptr %156
  %618 = add i64 %617, 1
  store i64 %618, ptr %156
  store i64 1, ptr %148
  br label %1697

619:
  %620 = load ptr, ptr %42
  %621 = getelementptr %struct.ode_options, ptr %620, i64 0, i32 1
  %622 = load double, ptr %621
  %623 = call double @llvm.pow.f64(double %622, double 0x3FE5555555555555)
  %624 = fmul double %623, 1.000000e-02
  %625 = fdiv double 0x3CE4000000000000, %624
  %626 = call double @llvm.sqrt.f64(double %624)
  %627 = call double @llvm.minnum.f64(double %626, double 3.000000e-02)
  %628 = call double @llvm.maxnum.f64(double %625, double %627)
  store double 1.000000e-02, ptr %144
  %629 = load double, ptr %145
  %630 = call double @llvm.maxnum.f64(double %629, double 0x3CB0000000000000)
  %631 = call double @llvm.pow.f64(double %630, double 8.000000e-01)
  store double %631, ptr %145
  %632 = load ptr, ptr %6
  %633 = getelementptr %struct.ode_system, ptr %632, i64 0, i32 0
  %634 = load i64, ptr %633
  %635 = load ptr, ptr %4
  %636 = mul i64 %634, 11
  %637 = getelementptr double, ptr %635, i64 %636
  %638 = mul i64 %634, 12
  %639 = getelementptr double, ptr %635, i64 %638
  %640 = mul i64 %634, 13
  %641 = getelementptr double, ptr %635, i64 %640
  %642 = mul i64 %634, 22
  %643 = getelementptr double, ptr %635, i64 %642
  %644 = mul i64 %634, 23
  %645 = getelementptr double, ptr %635, i64 %644
  %646 = mul i64 %634, 24
  %647 = getelementptr double, ptr %635, i64 %646
  %648 = load double, ptr %72
  %649 = fcmp une double %648, 0.000000e+00
  %650 = fdiv double %202, %648
  %651 = select i1 %649, double %650, double 0.000000e+00
  %652 = fmul double %651, 0x3FC3D8B64657CAEA
  %653 = fmul double %651, 0x3FE4A36C0803A6DF
  %654 = icmp sgt i64 %634, 0
  br i1 %654, label %655, label %708

655:
  %656 = fcmp une double %651, 0.000000e+00
  %657 = fadd double %652, 0x3FD6B927EFF8B242
  %658 = fadd double %652, 0x3FEB09D26E6A0D46
  %659 = fadd double %653, 0x3FD6B927EFF8B242
  %660 = fadd double %653, 0x3FEB09D26E6A0D46
  %661 = fadd double %651, 0x3FD6B927EFF8B242
  %662 = fadd double %651, 0x3FEB09D26E6A0D46
  %663 = mul i64 %634, 17
  %664 = getelementptr double, ptr %635, i64 %663
  %665 = mul i64 %634, 18
  %666 = getelementptr double, ptr %635, i64 %665
  %667 = mul i64 %634, 19
  %668 = getelementptr double, ptr %635, i64 %667
  br label %669

669:
  %670 = phi i64 [ 0, %655 ], [ %706, %678 ]
  br i1 %656, label %671, label %678

671:
  %672 = getelementptr double, ptr %643, i64 %670
  %673 = load double, ptr %672
  %674 = getelementptr double, ptr %645, i64 %670
  %675 = load double, ptr %674
  %676 = getelementptr double, ptr %647, i64 %670
  %677 = load double, ptr %676
  br label %678

678:
  %679 = phi double [ %675, %671 ], [ 0.000000e+00, %669 ]
  %680 = phi double [ %673, %671 ], [ 0.000000e+00, %669 ]
  %681 = phi double [ %677, %671 ], [ 0.000000e+00, %669 ]
  %682 = call double @llvm.fmuladd.f64(double %658, double %681, double %679)
  %683 = call double @llvm.fmuladd.f64(double %657, double %682, double %680)
  %684 = fmul double %652, %683
  %685 = getelementptr double, ptr %637, i64 %670
  store double %684, ptr %685
  %686 = call double @llvm.fmuladd.f64(double %660, double %681, double %679)
  %687 = call double @llvm.fmuladd.f64(double %659, double %686, double %680)
  %688 = fmul double %653, %687
  %689 = getelementptr double, ptr %639, i64 %670
  store double %688, ptr %689
  %690 = call double @llvm.fmuladd.f64(double %662, double %681, double %679)
  %691 = call double @llvm.fmuladd.f64(double %661, double %690, double %680)
  %692 = fmul double %651, %691
  %693 = getelementptr double, ptr %641, i64 %670
  store double %692, ptr %693
  %694 = fmul double %688, 0x3FD5B570C75819C1
  %695 = call double @llvm.fmuladd.f64(double %684, double 0x40114D64D09039E2, double %694)
  %696 = call double @llvm.fmuladd.f64(double %692, double 0x3FE1562F2BDEBF3D, double %695)
  %697 = getelementptr double, ptr %664, i64 %670
  store double %696, ptr %697
  %698 = fmul double %688, 0xBFD4F8C15DA84E86
  %699 = call double @llvm.fmuladd.f64(double %684, double 0xC010B70201A79C47, double %698)
  %700 = call double @llvm.fmuladd.f64(double %692, double 0x3FDE810014C55221, double %699)
  %701 = getelementptr double, ptr %666, i64 %670
  store double %700, ptr %701
  %702 = fmul double %688, 0x4004934E6FCAA598
  %703 = call double @llvm.fmuladd.f64(double %684, double 0xBFE017885A24A7F2, double %702)
  %704 = call double @llvm.fmuladd.f64(double %692, double 0xBFE312C0CF7BDFD1, double %703)
  %705 = getelementptr double, ptr %668, i64 %670
  store double %704, ptr %705
  %706 = add i64 %670, 1
  %707 = icmp eq i64 %706, %634
  br i1 %707, label %708, label %669

708:
  %709 = fdiv double 0x400D1A48D83E731D, %202
  %710 = fdiv double 0x400572DB93E0C671, %202
  %711 = fdiv double 0x40086747F2C3FCB6, %202
  %712 = fneg double %709
  %713 = fneg double %710
  %714 = fneg double %711
  %715 = fmul double %711, %711
  %716 = call double @llvm.fmuladd.f64(double %710, double %710, double %715)
  br label %717

717:
  %718 = phi ptr [ %635, %708 ], [ %793, %1126 ]
  %719 = phi i64 [ %634, %708 ], [ %787, %1126 ]
  %720 = phi double [ 0.000000e+00, %708 ], [ %1127, %1126 ]
  %721 = phi double [ 0.000000e+00, %708 ], [ %1124, %1126 ]
  %722 = phi i32 [ 1, %708 ], [ %1128, %1126 ]
  %723 = mul i64 %719, 3
  %724 = getelementptr double, ptr %718, i64 %723
  %725 = icmp sgt i64 %719, 0
  br label %726

726:
  %727 = phi i64 [ 0, %717 ], [ %730, %738 ]
  %728 = icmp eq i64 %727, 3
  br i1 %728, label %763, label %729

729:
  %730 = add i64 %727, 1
  %731 = add i64 %727, 11
  %732 = load ptr, ptr %4
  %733 = load ptr, ptr %6
  %734 = getelementptr %struct.ode_system, ptr %733, i64 0, i32 0
  %735 = load i64, ptr %734
  %736 = mul i64 %735, %731
  %737 = getelementptr double, ptr %732, i64 %736
  br i1 %725, label %753, label %738

738:
  %739 = load double, ptr %2
  %740 = getelementptr [3 x double], ptr @__const.stage_rates.parts, i64 0, i64 %727
  %741 = load double, ptr %740
  %742 = call double @llvm.fmuladd.f64(double %741, double %202, double %739)
  %743 = add i64 %727, 14
  %744 = mul i64 %735, %743
  %745 = getelementptr double, ptr %732, i64 %744
  %746 = load i64, ptr %12
  %747 = add i64 %746, 1
  store i64 %747, ptr %12
  %748 = getelementptr %struct.ode_system, ptr %733, i64 0, i32 3
  %749 = load ptr, ptr %748
  %750 = getelementptr %struct.ode_system, ptr %733, i64 0, i32 2
  %751 = load ptr, ptr %750
  %752 = call i64 %749(ptr %751, double %742, ptr %724, ptr %745)
  switch i64 %752, label %1701 [
    i64 3, label %1130
    i64 0, label %726
  ]

753:
  %754 = phi i64 [ %761, %753 ], [ 0, %729 ]
  %755 = getelementptr double, ptr %718, i64 %754
  %756 = load double, ptr %755
  %757 = getelementptr double, ptr %737, i64 %754
  %758 = load double, ptr %757
  %759 = fadd double %756, %758
  %760 = getelementptr double, ptr %724, i64 %754
  store double %759, ptr %760
  %761 = add i64 %754, 1
  %762 = icmp eq i64 %761, %719
  br i1 %762, label %738, label %753

763:
  %764 = load ptr, ptr %6
  %765 = getelementptr %struct.ode_system, ptr %764, i64 0, i32 0
  %766 = load i64, ptr %765
  %767 = load ptr, ptr %4
  %768 = mul i64 %766, 14
  %769 = getelementptr double, ptr %767, i64 %768
  %770 = mul i64 %766, 15
  %771 = getelementptr double, ptr %767, i64 %770
  %772 = shl i64 %766, 4
  %773 = getelementptr double, ptr %767, i64 %772
  %774 = mul i64 %766, 17
  %775 = getelementptr double, ptr %767, i64 %774
  %776 = mul i64 %766, 18
  %777 = getelementptr double, ptr %767, i64 %776
  %778 = mul i64 %766, 19
  %779 = getelementptr double, ptr %767, i64 %778
  %780 = mul i64 %766, 20
  %781 = getelementptr double, ptr %767, i64 %780
  %782 = icmp sgt i64 %766, 0
  br i1 %782, label %1005, label %783

783:
  call void @solve(ptr %0, double %709, ptr %769)
  %784 = load ptr, ptr %143
  %785 = load ptr, ptr %6
  %786 = getelementptr %struct.ode_system, ptr %785, i64 0, i32 0
  %787 = load i64, ptr %786
  %788 = mul i64 %787, 3
  %789 = getelementptr i64, ptr %784, i64 %788
  %790 = load i64, ptr %789
  %791 = shl i64 %787, 1
  %792 = getelementptr i64, ptr %784, i64 %791
  %793 = load ptr, ptr %4
  %794 = mul i64 %787, 29
  %795 = getelementptr double, ptr %793, i64 %794
  %796 = mul i64 %791, %787
  %797 = getelementptr double, ptr %795, i64 %796
  %798 = mul i64 %790, %790
  %799 = getelementptr double, ptr %797, i64 %798
  %800 = mul i64 %787, %787
  %801 = getelementptr double, ptr %795, i64 %800
  %802 = getelementptr double, ptr %801, i64 %798
  %803 = getelementptr i64, ptr %784, i64 %787
  %804 = mul i64 %787, 27
  %805 = getelementptr double, ptr %793, i64 %804
  %806 = mul i64 %787, 28
  %807 = getelementptr double, ptr %793, i64 %806
  %808 = icmp sgt i64 %790, 0
  br i1 %808, label %811, label %809

809:
  %810 = icmp slt i64 %790, %787
  br i1 %810, label %824, label %823

811:
  %812 = phi i64 [ %821, %811 ], [ 0, %783 ]
  %813 = getelementptr i64, ptr %792, i64 %812
  %814 = load i64, ptr %813
  %815 = getelementptr double, ptr %771, i64 %814
  %816 = load double, ptr %815
  %817 = getelementptr double, ptr %805, i64 %812
  store double %816, ptr %817
  %818 = getelementptr double, ptr %773, i64 %814
  %819 = load double, ptr %818
  %820 = getelementptr double, ptr %807, i64 %812
  store double %819, ptr %820
  %821 = add i64 %812, 1
  %822 = icmp eq i64 %821, %790
  br i1 %822, label %809, label %811

823:
  br i1 %808, label %858, label %954

824:
  %825 = phi i64 [ %843, %842 ], [ %790, %809 ]
  %826 = getelementptr i64, ptr %792, i64 %825
  %827 = load i64, ptr %826
  %828 = getelementptr double, ptr %771, i64 %827
  %829 = load double, ptr %828
  %830 = getelementptr double, ptr %773, i64 %827
  %831 = load double, ptr %830
  %832 = fmul double %711, %831
  %833 = call double @llvm.fmuladd.f64(double %829, double %710, double %832)
  %834 = fdiv double %833, %716
  %835 = fneg double %829
  %836 = fmul double %711, %835
  %837 = call double @llvm.fmuladd.f64(double %831, double %710, double %836)
  %838 = fdiv double %837, %716
  %839 = sub i64 %825, %790
  %840 = mul i64 %839, %790
  %841 = getelementptr double, ptr %802, i64 %840
  store double %834, ptr %828
  store double %838, ptr %830
  br i1 %808, label %845, label %842

842:
  %843 = add i64 %825, 1
  %844 = icmp eq i64 %843, %787
  br i1 %844, label %823, label %824

845:
  %846 = phi i64 [ %856, %845 ], [ 0, %824 ]
  %847 = getelementptr double, ptr %841, i64 %846
  %848 = load double, ptr %847
  %849 = getelementptr double, ptr %805, i64 %846
  %850 = load double, ptr %849
  %851 = call double @llvm.fmuladd.f64(double %834, double %848, double %850)
  store double %851, ptr %849
  %852 = load double, ptr %847
  %853 = getelementptr double, ptr %807, i64 %846
  %854 = load double, ptr %853
  %855 = call double @llvm.fmuladd.f64(double %838, double %852, double %854)
  store double %855, ptr %853
  %856 = add i64 %846, 1
  %857 = icmp eq i64 %856, %790
  br i1 %857, label %842, label %845

858:
  %859 = phi i64 [ %870, %858 ], [ 0, %823 ]
  %860 = getelementptr i64, ptr %803, i64 %859
  %861 = load i64, ptr %860
  %862 = getelementptr double, ptr %805, i64 %861
  %863 = load double, ptr %862
  %864 = getelementptr double, ptr %807, i64 %861
  %865 = load double, ptr %864
  %866 = getelementptr double, ptr %805, i64 %859
  %867 = load double, ptr %866
  store double %867, ptr %862
  %868 = getelementptr double, ptr %807, i64 %859
  %869 = load double, ptr %868
  store double %869, ptr %864
  store double %863, ptr %866
  store double %865, ptr %868
  %870 = add i64 %859, 1
  %871 = icmp eq i64 %870, %790
  br i1 %871, label %874, label %858

872:
  %873 = icmp eq i64 %883, %790
  br i1 %873, label %907, label %874

874:
  %875 = phi i64 [ %883, %872 ], [ 0, %858 ]
  %876 = mul i64 %875, %790
  %877 = getelementptr double, ptr %797, i64 %876
  %878 = getelementptr double, ptr %799, i64 %876
  %879 = getelementptr double, ptr %805, i64 %875
  %880 = load double, ptr %879
  %881 = getelementptr double, ptr %807, i64 %875
  %882 = load double, ptr %881
  %883 = add i64 %875, 1
  %884 = icmp slt i64 %883, %790
  br i1 %884, label %885, label %872

885:
  %886 = fneg double %882
  br label %887

887:
  %888 = phi i64 [ %883, %885 ], [ %905, %887 ]
  %889 = getelementptr double, ptr %877, i64 %888
  %890 = load double, ptr %889
  %891 = getelementptr double, ptr %878, i64 %888
  %892 = load double, ptr %891
  %893 = fmul double %892, %886
  %894 = call double @llvm.fmuladd.f64(double %880, double %890, double %893)
  %895 = getelementptr double, ptr %805, i64 %888
  %896 = load double, ptr %895
  %897 = fsub double %896, %894
  store double %897, ptr %895
  %898 = load double, ptr %891
  %899 = load double, ptr %889
  %900 = fmul double %882, %899
  %901 = call double @llvm.fmuladd.f64(double %880, double %898, double %900)
  %902 = getelementptr double, ptr %807, i64 %888
  %903 = load double, ptr %902
  %904 = fsub double %903, %901
  store double %904, ptr %902
  %905 = add i64 %888, 1
  %906 = icmp slt i64 %905, %790
  br i1 %906, label %887, label %872

907:
  %908 = phi i64 [ %790, %872 ], [ %909, %934 ]
  %909 = add i64 %908, -1
  %910 = call i64 @llvm.smax.i64(i64 %909, i64 1)
  %911 = mul i64 %909, %790
  %912 = getelementptr double, ptr %797, i64 %911
  %913 = getelementptr double, ptr %799, i64 %911
  %914 = getelementptr double, ptr %912, i64 %909
  %915 = load double, ptr %914
  %916 = getelementptr double, ptr %913, i64 %909
  %917 = load double, ptr %916
  %918 = fmul double %917, %917
  %919 = call double @llvm.fmuladd.f64(double %915, double %915, double %918)
  %920 = getelementptr double, ptr %805, i64 %909
  %921 = load double, ptr %920
  %922 = getelementptr double, ptr %807, i64 %909
  %923 = load double, ptr %922
  %924 = fmul double %917, %923
  %925 = call double @llvm.fmuladd.f64(double %921, double %915, double %924)
  %926 = fdiv double %925, %919
  %927 = fneg double %921
  %928 = fmul double %917, %927
  %929 = call double @llvm.fmuladd.f64(double %923, double %915, double %928)
  %930 = fdiv double %929, %919
  store double %926, ptr %920
  store double %930, ptr %922
  %931 = icmp ugt i64 %908, 1
  br i1 %931, label %932, label %955

932:
  %933 = fneg double %930
  br label %934

934:
  %935 = phi i64 [ 0, %932 ], [ %952, %934 ]
  %936 = getelementptr double, ptr %912, i64 %935
  %937 = load double, ptr %936
  %938 = getelementptr double, ptr %913, i64 %935
  %939 = load double, ptr %938
  %940 = fmul double %939, %933
  %941 = call double @llvm.fmuladd.f64(double %926, double %937, double %940)
  %942 = getelementptr double, ptr %805, i64 %935
  %943 = load double, ptr %942
  %944 = fsub double %943, %941
  store double %944, ptr %942
  %945 = load double, ptr %938
  %946 = load double, ptr %936
  %947 = fmul double %930, %946
  %948 = call double @llvm.fmuladd.f64(double %926, double %945, double %947)
  %949 = getelementptr double, ptr %807, i64 %935
  %950 = load double, ptr %949
  %951 = fsub double %950, %948
  store double %951, ptr %949
  %952 = add i64 %935, 1
  %953 = icmp eq i64 %952, %910
  br i1 %953, label %907, label %934

954:
  br i1 %810, label %967, label %997

955:
  %956 = phi i64 [ %965, %955 ], [ 0, %907 ]
  %957 = getelementptr double, ptr %805, i64 %956
  %958 = load double, ptr %957
  %959 = getelementptr i64, ptr %792, i64 %956
  %960 = load i64, ptr %959
  %961 = getelementptr double, ptr %771, i64 %960
  store double %958, ptr %961
  %962 = getelementptr double, ptr %807, i64 %956
  %963 = load double, ptr %962
  %964 = getelementptr double, ptr %773, i64 %960
  store double %963, ptr %964
  %965 = add i64 %956, 1
  %966 = icmp eq i64 %965, %790
  br i1 %966, label %954, label %955

967:
  %968 = phi i64 [ %995, %967 ], [ %790, %954 ]
  %969 = getelementptr i64, ptr %792, i64 %968
  %970 = load i64, ptr %969
  %971 = mul i64 %970, %787
  %972 = getelementptr i64, ptr %789, i64 %968
  %973 = load i64, ptr %972
  %974 = getelementptr i64, ptr %792, i64 %973
  %975 = load i64, ptr %974
  %976 = add i64 %975, %971
  %977 = getelementptr double, ptr %795, i64 %976
  %978 = load double, ptr %977
  %979 = fdiv double %978, %716
  %980 = getelementptr double, ptr %805, i64 %973
  %981 = load double, ptr %980
  %982 = getelementptr double, ptr %807, i64 %973
  %983 = load double, ptr %982
  %984 = fmul double %711, %983
  %985 = call double @llvm.fmuladd.f64(double %981, double %710, double %984)
  %986 = getelementptr double, ptr %771, i64 %970
  %987 = load double, ptr %986
  %988 = call double @llvm.fmuladd.f64(double %979, double %985, double %987)
  store double %988, ptr %986
  %989 = fneg double %981
  %990 = fmul double %711, %989
  %991 = call double @llvm.fmuladd.f64(double %983, double %710, double %990)
  %992 = getelementptr double, ptr %773, i64 %970
  %993 = load double, ptr %992
  %994 = call double @llvm.fmuladd.f64(double %979, double %991, double %993)
  store double %994, ptr %992
  %995 = add i64 %968, 1
  %996 = icmp eq i64 %995, %787
  br i1 %996, label %997, label %967

997:
  br i1 %782, label %998, label %1079

998:
  %999 = mul i64 %787, 11
  %1000 = getelementptr double, ptr %793, i64 %999
  %1001 = mul i64 %787, 12
  %1002 = getelementptr double, ptr %793, i64 %1001
  %1003 = mul i64 %787, 13
  %1004 = getelementptr double, ptr %793, i64 %1003
  br label %1035

1005:
  %1006 = phi i64 [ %1033, %1005 ], [ 0, %763 ]
  %1007 = getelementptr double, ptr %769, i64 %1006
  %1008 = load double, ptr %1007
  %1009 = getelementptr double, ptr %771, i64 %1006
  %1010 = load double, ptr %1009
  %1011 = getelementptr double, ptr %773, i64 %1006
  %1012 = load double, ptr %1011
  %1013 = fmul double %1010, 0x3FD5B570C75819C1
  %1014 = call double @llvm.fmuladd.f64(double %1008, double 0x40114D64D09039E2, double %1013)
  %1015 = call double @llvm.fmuladd.f64(double %1012, double 0x3FE1562F2BDEBF3D, double %1014)
  %1016 = getelementptr double, ptr %775, i64 %1006
  %1017 = load double, ptr %1016
  %1018 = call double @llvm.fmuladd.f64(double %712, double %1017, double %1015)
  store double %1018, ptr %1007
  %1019 = fmul double %1010, 0xBFD4F8C15DA84E86
  %1020 = call double @llvm.fmuladd.f64(double %1008, double 0xC010B70201A79C47, double %1019)
  %1021 = call double @llvm.fmuladd.f64(double %1012, double 0x3FDE810014C55221, double %1020)
  %1022 = getelementptr double, ptr %777, i64 %1006
  %1023 = load double, ptr %1022
  %1024 = call double @llvm.fmuladd.f64(double %713, double %1023, double %1021)
  %1025 = getelementptr double, ptr %779, i64 %1006
  %1026 = load double, ptr %1025
  %1027 = call double @llvm.fmuladd.f64(double %711, double %1026, double %1024)
  store double %1027, ptr %1009
  %1028 = fmul double %1010, 0x4004934E6FCAA598
  %1029 = call double @llvm.fmuladd.f64(double %1008, double 0xBFE017885A24A7F2, double %1028)
  %1030 = call double @llvm.fmuladd.f64(double %1012, double 0xBFE312C0CF7BDFD1, double %1029)
  %1031 = call double @llvm.fmuladd.f64(double %713, double %1026, double %1030)
  %1032 = call double @llvm.fmuladd.f64(double %714, double %1023, double %1031)
  store double %1032, ptr %1011
  %1033 = add i64 %1006, 1
  %1034 = icmp eq i64 %1033, %766
  br i1 %1034, label %783, label %1005

1035:
  %1036 = phi double [ 0.000000e+00, %998 ], [ %1052, %1035 ]
  %1037 = phi i64 [ 0, %998 ], [ %1077, %1035 ]
  %1038 = getelementptr double, ptr %769, i64 %1037
  %1039 = load double, ptr %1038
  %1040 = getelementptr double, ptr %781, i64 %1037
  %1041 = load double, ptr %1040
  %1042 = fdiv double %1039, %1041
  %1043 = getelementptr double, ptr %771, i64 %1037
  %1044 = load double, ptr %1043
  %1045 = fdiv double %1044, %1041
  %1046 = getelementptr double, ptr %773, i64 %1037
  %1047 = load double, ptr %1046
  %1048 = fdiv double %1047, %1041
  %1049 = fmul double %1045, %1045
  %1050 = call double @llvm.fmuladd.f64(double %1042, double %1042, double %1049)
  %1051 = call double @llvm.fmuladd.f64(double %1048, double %1048, double %1050)
  %1052 = fadd double %1036, %1051
  %1053 = getelementptr double, ptr %775, i64 %1037
  %1054 = load double, ptr %1053
  %1055 = fadd double %1039, %1054
  store double %1055, ptr %1053
  %1056 = getelementptr double, ptr %777, i64 %1037
  %1057 = load double, ptr %1056
  %1058 = fadd double %1044, %1057
  store double %1058, ptr %1056
  %1059 = getelementptr double, ptr %779, i64 %1037
  %1060 = load double, ptr %1059
  %1061 = fadd double %1047, %1060
  store double %1061, ptr %1059
  %1062 = fmul double %1058, 0xBFC214A74C403BF7
  %1063 = call double @llvm.fmuladd.f64(double %1055, double 0x3FB75B01984E65F7, double %1062)
  %1064 = call double @llvm.fmuladd.f64(double %1061, double 0xBF9EBFF91A6D688F, double %1063)
  %1065 = getelementptr double, ptr %1000, i64 %1037
  store double %1064, ptr %1065
  %1066 = load double, ptr %1053
  %1067 = load double, ptr %1056
  %1068 = fmul double %1067, 0x3FCA20E91E20B551
  %1069 = call double @llvm.fmuladd.f64(double %1066, double 0x3FCEF09CFBEAB86E, double %1068)
  %1070 = load double, ptr %1059
  %1071 = call double @llvm.fmuladd.f64(double %1070, double 0x3FD8821FA2A36DED, double %1069)
  %1072 = getelementptr double, ptr %1002, i64 %1037
  store double %1071, ptr %1072
  %1073 = load double, ptr %1053
  %1074 = load double, ptr %1056
  %1075 = call double @llvm.fmuladd.f64(double %1073, double 0x3FEEE9DDE0D6255B, double %1074)
  %1076 = getelementptr double, ptr %1004, i64 %1037
  store double %1075, ptr %1076
  %1077 = add i64 %1037, 1
  %1078 = icmp eq i64 %1077, %766
  br i1 %1078, label %1079, label %1035

1079:
  %1080 = phi double [ 0.000000e+00, %997 ], [ %1052, %1035 ]
  %1081 = sitofp i64 %766 to double
  %1082 = fmul double %1081, 3.000000e+00
  %1083 = fdiv double %1080, %1082
  %1084 = call double @llvm.sqrt.f64(double %1083)
  %1085 = call double @llvm.fabs.f64(double %1084)
  %1086 = fcmp ueq double %1085, 0x7FF0000000000000
  br i1 %1086, label %1149, label %1087

1087:
  %1088 = icmp ugt i32 %722, 1
  br i1 %1088, label %1092, label %1089

1089:
  %1090 = load double, ptr %145
  %1091 = fmul double %1084, %1090
  br label %1122

1092:
  %1093 = fdiv double %1084, %720
  %1094 = icmp eq i32 %722, 2
  br i1 %1094, label %1098, label %1095

1095:
  %1096 = fmul double %721, %1093
  %1097 = call double @llvm.sqrt.f64(double %1096)
  br label %1098

1098:
  %1099 = phi double [ %1097, %1095 ], [ %1093, %1092 ]
  store double %1099, ptr %144
  %1100 = fcmp olt double %1099, 0x3FEFAE147AE147AE
  br i1 %1100, label %1101, label %1149

1101:
  %1102 = fsub double 1.000000e+00, %1099
  %1103 = fdiv double %1099, %1102
  store double %1103, ptr %145
  %1104 = sub i32 7, %722
  %1105 = sitofp i32 %1104 to double
  %1106 = fmul double %1084, %1103
  %1107 = fadd double %1105, -1.000000e+00
  %1108 = call double @llvm.pow.f64(double %1099, double %1107)
  %1109 = fmul double %1108, %1106
  %1110 = icmp ugt i32 %722, 6
  %1111 = fcmp ult double %1109, %628
  %1112 = select i1 %1110, i1 true, i1 %1111
  br i1 %1112, label %1122, label %1113

1113:
  %1114 = fdiv double %1109, %628
  %1115 = call double @llvm.minnum.f64(double %1114, double 2.000000e+01)
  %1116 = call double @llvm.maxnum.f64(double %1115, double 1.000000e-04)
  %1117 = fadd double %1105, 4.000000e+00
  %1118 = fadd double %1117, -1.000000e+00
  %1119 = fdiv double -1.000000e+00, %1118
  %1120 = call double @llvm.pow.f64(double %1116, double %1119)
  %1121 = fmul double %1120, 8.000000e-01
  br label %1149

1122:
  %1123 = phi double [ %1091, %1089 ], [ %1106, %1101 ]
  %1124 = phi double [ %721, %1089 ], [ %1093, %1101 ]
  %1125 = fcmp ugt double %1123, %628
  br i1 %1125, label %1126, label %1157

1126:
  %1127 = call double @llvm.maxnum.f64(double %1084, double 0x3CB0000000000000)
  %1128 = add i32 %722, 1
  %1129 = icmp eq i32 %1128, 8
  br i1 %1129, label %1149, label %717

1130:
  store i64 3, ptr %146
  store double %742, ptr %147
  %1131 = load ptr, ptr %4
  %1132 = load ptr, ptr %6
  %1133 = getelementptr %struct.ode_system, ptr %1132, i64 0, i32 0
  %1134 = load i64, ptr %1133
  %1135 = shl i64 %1134, 2
  %1136 = getelementptr double, ptr %1131, i64 %1135
  %1137 = bitcast ptr %1136 to ptr
  %1138 = bitcast ptr %745 to ptr
  %1139 = shl i64 %1134, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1137, ptr align 8 %1138, i64 %1139, i1 false)
  %1140 = load ptr, ptr %4
  %1141 = load ptr, ptr %6
  %1142 = getelementptr %struct.ode_system, ptr %1141, i64 0, i32 0
  %1143 = load i64, ptr %1142
  %1144 = mul i64 %1143, 5
  %1145 = getelementptr double, ptr %1140, i64 %1144
  %1146 = bitcast ptr %1145 to ptr
  %1147 = bitcast ptr %724 to ptr
  %1148 = shl i64 %1143, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1146, ptr align 8 %1147, i64 %1148, i1 false)
  br label %1149

1149:
  %1150 = phi double [ 1.250000e-01, %1130 ], [ %1121, %1113 ], [ 5.000000e-01, %1126 ], [ 5.000000e-01, %1098 ], [ 5.000000e-01, %1079 ]
  %1151 = load i64, ptr %156
  %1152 = add i64 %1151, 1
  store i64 %1152, ptr %156
  store i64 1, ptr %148
  %1153 = fmul double %202, %1150
  store double %1153, ptr %81
  %1154 = icmp eq i32 %158, 0
  br i1 %1154, label %1155, label %1697

1155:
  %1156 = call i64 @evaluate_jacobian(ptr %0)
  br label %1697

1157:
  %1158 = load ptr, ptr %6
  %1159 = getelementptr %struct.ode_system, ptr %1158, i64 0, i32 0
  %1160 = load i64, ptr %1159
  %1161 = load ptr, ptr %4
  %1162 = mul i64 %1160, 11
  %1163 = getelementptr double, ptr %1161, i64 %1162
  %1164 = mul i64 %1160, 12
  %1165 = getelementptr double, ptr %1161, i64 %1164
  %1166 = mul i64 %1160, 13
  %1167 = getelementptr double, ptr %1161, i64 %1166
  %1168 = mul i64 %1160, 20
  %1169 = getelementptr double, ptr %1161, i64 %1168
  %1170 = mul i64 %1160, 14
  %1171 = getelementptr double, ptr %1161, i64 %1170
  %1172 = mul i64 %1160, 21
  %1173 = getelementptr double, ptr %1161, i64 %1172
  %1174 = mul i64 %1160, 10
  %1175 = getelementptr double, ptr %1161, i64 %1174
  %1176 = icmp sgt i64 %1160, 0
  br i1 %1176, label %1179, label %1177

1177:
  %1178 = sitofp i64 %1160 to double
  br label %1198

1179:
  %1180 = phi i64 [ %1196, %1179 ], [ 0, %1157 ]
  %1181 = getelementptr double, ptr %1163, i64 %1180
  %1182 = load double, ptr %1181
  %1183 = getelementptr double, ptr %1165, i64 %1180
  %1184 = load double, ptr %1183
  %1185 = fmul double %1184, 0x3FF61D41B2D54580
  %1186 = call double @llvm.fmuladd.f64(double %1182, double 0xC02418FD8BAFFE05, double %1185)
  %1187 = getelementptr double, ptr %1167, i64 %1180
  %1188 = load double, ptr %1187
  %1189 = call double @llvm.fmuladd.f64(double %1188, double 0xBFD5555555555555, double %1186)
  %1190 = fdiv double %1189, %202
  %1191 = getelementptr double, ptr %1171, i64 %1180
  store double %1190, ptr %1191
  %1192 = getelementptr double, ptr %1175, i64 %1180
  %1193 = load double, ptr %1192
  %1194 = fadd double %1193, %1190
  %1195 = getelementptr double, ptr %1173, i64 %1180
  store double %1194, ptr %1195
  %1196 = add i64 %1180, 1
  %1197 = icmp eq i64 %1196, %1160
  br i1 %1197, label %1177, label %1179

1198:
  %1199 = phi i1 [ false, %1177 ], [ true, %1260 ]
  call void @solve(ptr %0, double %709, ptr %1173)
  br i1 %1176, label %1207, label %1200

1200:
  %1201 = phi double [ 0.000000e+00, %1198 ], [ %1215, %1207 ]
  %1202 = fdiv double %1201, %1178
  %1203 = call double @llvm.sqrt.f64(double %1202)
  %1204 = call double @llvm.maxnum.f64(double %1203, double 1.000000e-10)
  %1205 = fcmp olt double %1204, 1.000000e+00
  %1206 = or i1 %1199, %1205
  br i1 %1206, label %1280, label %1218

1207:
  %1208 = phi i64 [ %1216, %1207 ], [ 0, %1198 ]
  %1209 = phi double [ %1215, %1207 ], [ 0.000000e+00, %1198 ]
  %1210 = getelementptr double, ptr %1173, i64 %1208
  %1211 = load double, ptr %1210
  %1212 = getelementptr double, ptr %1169, i64 %1208
  %1213 = load double, ptr %1212
  %1214 = fdiv double %1211, %1213
  %1215 = call double @llvm.fmuladd.f64(double %1214, double %1214, double %1209)
  %1216 = add i64 %1208, 1
  %1217 = icmp eq i64 %1216, %1160
  br i1 %1217, label %1200, label %1207

1218:
  %1219 = load double, ptr %72
  %1220 = fcmp oeq double %1219, 0.000000e+00
  br i1 %1220, label %1224, label %1221

1221:
  %1222 = load i64, ptr %148
  %1223 = icmp eq i64 %1222, 0
  br i1 %1223, label %1284, label %1224

1224:
  %1225 = load ptr, ptr %4
  %1226 = load ptr, ptr %6
  %1227 = getelementptr %struct.ode_system, ptr %1226, i64 0, i32 0
  %1228 = load i64, ptr %1227
  %1229 = mul i64 %1228, 3
  %1230 = getelementptr double, ptr %1225, i64 %1229
  br i1 %1176, label %1261, label %1231

1231:
  %1232 = load double, ptr %2
  %1233 = load i64, ptr %12
  %1234 = add i64 %1233, 1
  store i64 %1234, ptr %12
  %1235 = getelementptr %struct.ode_system, ptr %1226, i64 0, i32 3
  %1236 = load ptr, ptr %1235
  %1237 = getelementptr %struct.ode_system, ptr %1226, i64 0, i32 2
  %1238 = load ptr, ptr %1237
  %1239 = call i64 %1236(ptr %1238, double %1232, ptr %1230, ptr %1173)
  switch i64 %1239, label %1701 [
    i64 3, label %1240
    i64 0, label %1259
  ]

1240:
  store i64 3, ptr %146
  store double %1232, ptr %147
  %1241 = load ptr, ptr %4
  %1242 = load ptr, ptr %6
  %1243 = getelementptr %struct.ode_system, ptr %1242, i64 0, i32 0
  %1244 = load i64, ptr %1243
  %1245 = shl i64 %1244, 2
  %1246 = getelementptr double, ptr %1241, i64 %1245
  %1247 = bitcast ptr %1246 to ptr
  %1248 = bitcast ptr %1173 to ptr
  %1249 = shl i64 %1244, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1247, ptr align 8 %1248, i64 %1249, i1 false)
  %1250 = load ptr, ptr %4
  %1251 = load ptr, ptr %6
  %1252 = getelementptr %struct.ode_system, ptr %1251, i64 0, i32 0
  %1253 = load i64, ptr %1252
  %1254 = mul i64 %1253, 5
  %1255 = getelementptr double, ptr %1250, i64 %1254
  %1256 = bitcast ptr %1255 to ptr
  %1257 = bitcast ptr %1230 to ptr
  %1258 = shl i64 %1253, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1256, ptr align 8 %1257, i64 %1258, i1 false)
  br label %1280

1259:
  br i1 %1176, label %1271, label %1260

1260:
  br label %1198

1261:
  %1262 = phi i64 [ %1269, %1261 ], [ 0, %1224 ]
  %1263 = getelementptr double, ptr %1161, i64 %1262
  %1264 = load double, ptr %1263
  %1265 = getelementptr double, ptr %1173, i64 %1262
  %1266 = load double, ptr %1265
  %1267 = fadd double %1264, %1266
  %1268 = getelementptr double, ptr %1230, i64 %1262
  store double %1267, ptr %1268
  %1269 = add i64 %1262, 1
  %1270 = icmp eq i64 %1269, %1160
  br i1 %1270, label %1231, label %1261

1271:
  %1272 = phi i64 [ %1278, %1271 ], [ 0, %1259 ]
  %1273 = getelementptr double, ptr %1171, i64 %1272
  %1274 = load double, ptr %1273
  %1275 = getelementptr double, ptr %1173, i64 %1272
  %1276 = load double, ptr %1275
  %1277 = fadd double %1274, %1276
  store double %1277, ptr %1275
  %1278 = add i64 %1272, 1
  %1279 = icmp eq i64 %1278, %1160
  br i1 %1279, label %1260, label %1271

1280:
  %1281 = phi i1 [ false, %1240 ], [ %1205, %1200 ]
  %1282 = phi i64 [ 3, %1240 ], [ 0, %1200 ]
  %1283 = load i64, ptr %148
  br label %1284

1284:
  %1285 = phi i64 [ %1283, %1280 ], [ 0, %1221 ]
  %1286 = phi i1 [ %1281, %1280 ], [ false, %1221 ]
  %1287 = phi i64 [ %1282, %1280 ], [ 0, %1221 ]
  %1288 = add i32 %722, 14
  %1289 = sitofp i32 %1288 to double
  %1290 = fdiv double 1.350000e+01, %1289
  %1291 = call double @llvm.minnum.f64(double %1290, double 9.000000e-01)
  store i64 0, ptr %149
  %1292 = icmp eq i64 %1287, 0
  %1293 = select i1 %1292, i1 %1286, i1 false
  br i1 %1293, label %1294, label %1674

1294:
  %1295 = call double @llvm.fabs.f64(double %202)
  %1296 = load double, ptr %139
  %1297 = fsub double %1296, %159
  %1298 = call double @llvm.fabs.f64(double %1297)
  %1299 = fmul double %1298, 5.000000e-01
  %1300 = fcmp ogt double %1295, %1299
  br i1 %1300, label %1301, label %1518

1301:
  %1302 = load double, ptr %142
  %1303 = fmul double %1295, %1302
  %1304 = fcmp ogt double %1303, 3.000000e-01
  br i1 %1304, label %1305, label %1499

1305:
  %1306 = load ptr, ptr %6
  %1307 = getelementptr %struct.ode_system, ptr %1306, i64 0, i32 0
  %1308 = load i64, ptr %1307
  %1309 = load ptr, ptr %4
  %1310 = mul i64 %1308, 29
  %1311 = getelementptr double, ptr %1309, i64 %1310
  %1312 = mul i64 %1308, 10
  %1313 = getelementptr double, ptr %1309, i64 %1312
  %1314 = mul i64 %1308, 20
  %1315 = getelementptr double, ptr %1309, i64 %1314
  %1316 = mul i64 %1308, 15
  %1317 = getelementptr double, ptr %1309, i64 %1316
  %1318 = shl i64 %1308, 4
  %1319 = getelementptr double, ptr %1309, i64 %1318
  %1320 = mul i64 %1308, 26
  %1321 = getelementptr double, ptr %1309, i64 %1320
  %1322 = load ptr, ptr %42
  %1323 = getelementptr %struct.ode_options, ptr %1322, i64 0, i32 1
  %1324 = load double, ptr %1323
  %1325 = call double @llvm.pow.f64(double %1324, double 0x3FE5555555555555)
  %1326 = fmul double %1325, 1.000000e-02
  %1327 = fdiv double 0x3CE4000000000000, %1326
  %1328 = call double @llvm.sqrt.f64(double %1326)
  %1329 = call double @llvm.minnum.f64(double %1328, double 3.000000e-02)
  %1330 = call double @llvm.maxnum.f64(double %1327, double %1329)
  %1331 = load double, ptr %72
  %1332 = fadd double %202, %1331
  %1333 = call double @llvm.fabs.f64(double %1332)
  %1334 = icmp sgt i64 %1308, 0
  br i1 %1334, label %1336, label %1335

1335:
  br label %1435

1336:
  %1337 = mul i64 %1308, 11
  %1338 = getelementptr double, ptr %1309, i64 %1337
  %1339 = mul i64 %1308, 12
  %1340 = getelementptr double, ptr %1309, i64 %1339
  %1341 = mul i64 %1308, 13
  %1342 = getelementptr double, ptr %1309, i64 %1341
  %1343 = mul i64 %1308, 25
  %1344 = getelementptr double, ptr %1309, i64 %1343
  %1345 = fneg double %202
  %1346 = fmul double %202, %1345
  %1347 = fmul double %202, %1346
  %1348 = getelementptr %struct.ode_options, ptr %1322, i64 0, i32 2
  %1349 = load ptr, ptr %1348
  br label %1350

1350:
  %1351 = phi double [ %1331, %1336 ], [ %1421, %1420 ]
  %1352 = phi i64 [ 0, %1336 ], [ %1418, %1420 ]
  %1353 = getelementptr double, ptr %1309, i64 %1352
  %1354 = load double, ptr %1353
  %1355 = fdiv double %1354, %202
  %1356 = call double @llvm.fabs.f64(double %1355)
  %1357 = getelementptr double, ptr %1338, i64 %1352
  %1358 = load double, ptr %1357
  %1359 = getelementptr double, ptr %1340, i64 %1352
  %1360 = load double, ptr %1359
  %1361 = getelementptr double, ptr %1342, i64 %1352
  %1362 = load double, ptr %1361
  %1363 = fsub double %1358, %1360
  %1364 = fdiv double %1363, 0xBFDF5A7CECDB684A
  %1365 = fsub double %1360, %1362
  %1366 = fdiv double %1365, 0xBFD6B927EFF8B242
  %1367 = fsub double %1364, %1366
  %1368 = fdiv double %1367, 0xBFEB09D26E6A0D46
  %1369 = fdiv double %1358, 0x3FC3D8B64657CAEA
  %1370 = fsub double %1364, %1369
  %1371 = fdiv double %1370, 0x3FE4A36C0803A6DF
  %1372 = fsub double %1368, %1371
  %1373 = call double @llvm.fmuladd.f64(double %1372, double 0x3FEB09D26E6A0D46, double %1368)
  %1374 = call double @llvm.fmuladd.f64(double %1373, double 0x3FD6B927EFF8B242, double %1366)
  %1375 = call double @llvm.fmuladd.f64(double %1372, double 0x3FF3333333333334, double %1368)
  %1376 = call double @llvm.fmuladd.f64(double %1375, double 0.000000e+00, double %1374)
  %1377 = fdiv double %1376, %202
  %1378 = fcmp oeq double %1351, 0.000000e+00
  br i1 %1378, label %1379, label %1389

1379:
  %1380 = getelementptr double, ptr %1313, i64 %1352
  %1381 = load double, ptr %1380
  %1382 = call double @llvm.fmuladd.f64(double %1372, double 0xBFC3D8B64657CAE8, double %1368)
  %1383 = call double @llvm.fmuladd.f64(double %1382, double 0xBFE4A36C0803A6DF, double %1366)
  %1384 = call double @llvm.fmuladd.f64(double %1372, double 0xBFE9999999999999, double %1368)
  %1385 = call double @llvm.fmuladd.f64(double %1384, double -1.000000e+00, double %1383)
  %1386 = fdiv double %1385, %202
  %1387 = fsub double %1381, %1386
  %1388 = fmul double %1387, 3.000000e+00
  br label %1395

1389:
  %1390 = getelementptr double, ptr %1344, i64 %1352
  %1391 = load double, ptr %1390
  %1392 = call double @llvm.fmuladd.f64(double %1347, double %1391, double %1372)
  %1393 = fmul double %1392, 1.500000e-01
  %1394 = fdiv double %1393, %1333
  br label %1395

1395:
  %1396 = phi double [ %1388, %1379 ], [ %1394, %1389 ]
  %1397 = getelementptr double, ptr %1317, i64 %1352
  store double %1396, ptr %1397
  %1398 = getelementptr double, ptr %1319, i64 %1352
  store double %1396, ptr %1398
  %1399 = mul i64 %1352, %1308
  br label %1422

1400:
  %1401 = load double, ptr %1323
  %1402 = fmul double %1401, 5.000000e+00
  %1403 = getelementptr double, ptr %1313, i64 %1352
  %1404 = load double, ptr %1403
  %1405 = call double @llvm.fabs.f64(double %1404)
  %1406 = call double @llvm.fabs.f64(double %1377)
  %1407 = call double @llvm.maxnum.f64(double %1405, double %1406)
  %1408 = getelementptr double, ptr %1349, i64 %1352
  %1409 = load double, ptr %1408
  %1410 = call double @llvm.fmuladd.f64(double %1402, double %1407, double %1409)
  %1411 = call double @llvm.fmuladd.f64(double %1432, double 0x3CD0000000000000, double %1410)
  %1412 = getelementptr double, ptr %1315, i64 %1352
  %1413 = load double, ptr %1412
  %1414 = fmul double %1330, %1413
  %1415 = fdiv double %1414, %1295
  %1416 = fadd double %1411, %1415
  %1417 = getelementptr double, ptr %1321, i64 %1352
  store double %1416, ptr %1417
  %1418 = add i64 %1352, 1
  %1419 = icmp eq i64 %1418, %1308
  br i1 %1419, label %1335, label %1420

1420:
  %1421 = load double, ptr %72
  br label %1350

1422:
  %1423 = phi i64 [ 0, %1395 ], [ %1433, %1422 ]
  %1424 = phi double [ %1356, %1395 ], [ %1432, %1422 ]
  %1425 = add i64 %1423, %1399
  %1426 = getelementptr double, ptr %1311, i64 %1425
  %1427 = load double, ptr %1426
  %1428 = getelementptr double, ptr %1309, i64 %1423
  %1429 = load double, ptr %1428
  %1430 = fmul double %1427, %1429
  %1431 = call double @llvm.fabs.f64(double %1430)
  %1432 = fadd double %1424, %1431
  %1433 = add i64 %1423, 1
  %1434 = icmp eq i64 %1433, %1308
  br i1 %1434, label %1400, label %1422

1435:
  %1436 = phi i1 [ true, %1335 ], [ false, %1439 ]
  call void @solve(ptr %0, double %709, ptr %1317)
  br i1 %1334, label %1440, label %1438

1437:
  br i1 %1436, label %1439, label %1452

1438:
  br i1 %1436, label %1439, label %1491

1439:
  br label %1435

1440:
  %1441 = phi i64 [ %1448, %1440 ], [ 0, %1435 ]
  %1442 = getelementptr double, ptr %1317, i64 %1441
  %1443 = load double, ptr %1442
  %1444 = getelementptr double, ptr %1319, i64 %1441
  %1445 = load double, ptr %1444
  %1446 = fneg double %1445
  %1447 = call double @llvm.fmuladd.f64(double %709, double %1443, double %1446)
  store double %1447, ptr %1444
  store double %1447, ptr %1442
  %1448 = add i64 %1441, 1
  %1449 = icmp eq i64 %1448, %1308
  br i1 %1449, label %1437, label %1440

1450:
  %1451 = fmul double %202, 7.000000e-02
  br label %1464

1452:
  %1453 = phi i64 [ %1462, %1452 ], [ 0, %1437 ]
  %1454 = phi double [ %1461, %1452 ], [ 0.000000e+00, %1437 ]
  %1455 = getelementptr double, ptr %1319, i64 %1453
  %1456 = load double, ptr %1455
  %1457 = call double @llvm.fabs.f64(double %1456)
  %1458 = getelementptr double, ptr %1321, i64 %1453
  %1459 = load double, ptr %1458
  %1460 = fdiv double %1457, %1459
  %1461 = call double @llvm.maxnum.f64(double %1454, double %1460)
  %1462 = add i64 %1453, 1
  %1463 = icmp eq i64 %1462, %1308
  br i1 %1463, label %1450, label %1452

1464:
  %1465 = phi i64 [ 0, %1450 ], [ %1478, %1471 ]
  %1466 = phi double [ 0.000000e+00, %1450 ], [ %1477, %1471 ]
  %1467 = mul i64 %1465, %1308
  br label %1480

1468:
  %1469 = fcmp ogt double %1477, 1.000000e-01
  %1470 = zext i1 %1469 to i64
  br label %1491

1471:
  %1472 = fmul double %1451, %1488
  %1473 = call double @llvm.fabs.f64(double %1472)
  %1474 = getelementptr double, ptr %1321, i64 %1465
  %1475 = load double, ptr %1474
  %1476 = fdiv double %1473, %1475
  %1477 = call double @llvm.maxnum.f64(double %1466, double %1476)
  %1478 = add i64 %1465, 1
  %1479 = icmp eq i64 %1478, %1308
  br i1 %1479, label %1468, label %1464

1480:
  %1481 = phi i64 [ 0, %1464 ], [ %1489, %1480 ]
  %1482 = phi double [ 0.000000e+00, %1464 ], [ %1488, %1480 ]
  %1483 = add i64 %1481, %1467
  %1484 = getelementptr double, ptr %1311, i64 %1483
  %1485 = load double, ptr %1484
  %1486 = getelementptr double, ptr %1319, i64 %1481
  %1487 = load double, ptr %1486
  %1488 = call double @llvm.fmuladd.f64(double %1485, double %1487, double %1482)
  %1489 = add i64 %1481, 1
  %1490 = icmp eq i64 %1489, %1308
  br i1 %1490, label %1471, label %1480

1491:
  %1492 = phi double [ %1461, %1468 ], [ 0.000000e+00, %1438 ]
  %1493 = phi i64 [ %1470, %1468 ], [ 0, %1438 ]
  store i64 %1493, ptr %149
  %1494 = call double @llvm.maxnum.f64(double %1492, double 1.000000e-09)
  %1495 = call double @cbrt(double %1494)
  %1496 = fdiv double 8.000000e-01, %1495
  %1497 = call double @llvm.minnum.f64(double %1496, double 5.000000e+00)
  %1498 = load double, ptr %139
  br label %1499

1499:
  %1500 = phi double [ %1498, %1491 ], [ %1296, %1301 ]
  %1501 = phi double [ %1497, %1491 ], [ 5.000000e+00, %1301 ]
  %1502 = fmul double %1295, %1501
  store double %1502, ptr %138
  %1503 = load double, ptr %2
  %1504 = fsub double %1500, %1503
  %1505 = fmul double %1504, 5.000000e-01
  %1506 = load double, ptr %81
  %1507 = fcmp olt double %1506, 0.000000e+00
  %1508 = fneg double %1505
  %1509 = select i1 %1507, double %1508, double %1505
  %1510 = fcmp ult double %1509, 0.000000e+00
  %1511 = call double @llvm.maxnum.f64(double %1509, double %1502)
  %1512 = fdiv double %1511, 9.000000e-01
  %1513 = select i1 %1510, double 0x7FF0000000000000, double %1512
  %1514 = fcmp ogt double %1295, %1513
  br i1 %1514, label %1515, label %1518

1515:
  %1516 = load i64, ptr %156
  %1517 = add i64 %1516, 1
  store i64 %1517, ptr %156
  store i64 1, ptr %148
  br label %1697

1518:
  br i1 %200, label %1519, label %1521

1519:
  %1520 = load double, ptr %137
  br label %1523

1521:
  %1522 = fadd double %159, %202
  br label %1523

1523:
  %1524 = phi double [ %1520, %1519 ], [ %1522, %1521 ]
  %1525 = load ptr, ptr %4
  %1526 = load ptr, ptr %6
  %1527 = getelementptr %struct.ode_system, ptr %1526, i64 0, i32 0
  %1528 = load i64, ptr %1527
  %1529 = mul i64 %1528, 13
  %1530 = getelementptr double, ptr %1525, i64 %1529
  %1531 = shl i64 %1528, 1
  %1532 = getelementptr double, ptr %1525, i64 %1531
  %1533 = icmp sgt i64 %1528, 0
  br i1 %1533, label %1534, label %1544

1534:
  %1535 = phi i64 [ %1542, %1534 ], [ 0, %1523 ]
  %1536 = getelementptr double, ptr %1525, i64 %1535
  %1537 = load double, ptr %1536
  %1538 = getelementptr double, ptr %1530, i64 %1535
  %1539 = load double, ptr %1538
  %1540 = fadd double %1537, %1539
  %1541 = getelementptr double, ptr %1532, i64 %1535
  store double %1540, ptr %1541
  %1542 = add i64 %1535, 1
  %1543 = icmp eq i64 %1542, %1528
  br i1 %1543, label %1544, label %1534

1544:
  %1545 = call i64 @ode_keep_new(ptr %0, double %1524)
  switch i64 %1545, label %1701 [
    i64 7, label %1546
    i64 0, label %1546
    i64 11, label %1664
    i64 8, label %1664
  ]

1546:
  %1547 = load ptr, ptr %6
  %1548 = getelementptr %struct.ode_system, ptr %1547, i64 0, i32 0
  %1549 = load i64, ptr %1548
  %1550 = load ptr, ptr %4
  %1551 = getelementptr double, ptr %1550, i64 %1549
  %1552 = bitcast ptr %1551 to ptr
  %1553 = bitcast ptr %1550 to ptr
  %1554 = shl i64 %1549, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1552, ptr align 8 %1553, i64 %1554, i1 false)
  %1555 = load ptr, ptr %4
  %1556 = bitcast ptr %1555 to ptr
  %1557 = load ptr, ptr %6
  %1558 = getelementptr %struct.ode_system, ptr %1557, i64 0, i32 0
  %1559 = load i64, ptr %1558
  %1560 = mul i64 %1559, 6
  %1561 = getelementptr double, ptr %1555, i64 %1560
  %1562 = bitcast ptr %1561 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1556, ptr align 8 %1562, i64 %1554, i1 false)
  %1563 = icmp sgt i64 %1549, 0
  br i1 %1563, label %1564, label %1610

1564:
  %1565 = load ptr, ptr %4
  %1566 = load ptr, ptr %6
  %1567 = getelementptr %struct.ode_system, ptr %1566, i64 0, i32 0
  %1568 = load i64, ptr %1567
  %1569 = mul i64 %1568, 11
  %1570 = getelementptr double, ptr %1565, i64 %1569
  %1571 = mul i64 %1568, 12
  %1572 = getelementptr double, ptr %1565, i64 %1571
  %1573 = mul i64 %1568, 13
  %1574 = getelementptr double, ptr %1565, i64 %1573
  %1575 = mul i64 %1568, 22
  %1576 = getelementptr double, ptr %1565, i64 %1575
  %1577 = mul i64 %1568, 23
  %1578 = getelementptr double, ptr %1565, i64 %1577
  %1579 = mul i64 %1568, 24
  %1580 = getelementptr double, ptr %1565, i64 %1579
  %1581 = fmul double %202, %202
  %1582 = fmul double %202, %1581
  %1583 = mul i64 %1568, 25
  %1584 = getelementptr double, ptr %1565, i64 %1583
  br label %1585

1585:
  %1586 = phi i64 [ 0, %1564 ], [ %1608, %1585 ]
  %1587 = getelementptr double, ptr %1570, i64 %1586
  %1588 = load double, ptr %1587
  %1589 = getelementptr double, ptr %1572, i64 %1586
  %1590 = load double, ptr %1589
  %1591 = getelementptr double, ptr %1574, i64 %1586
  %1592 = load double, ptr %1591
  %1593 = fsub double %1588, %1590
  %1594 = fdiv double %1593, 0xBFDF5A7CECDB684A
  %1595 = fsub double %1590, %1592
  %1596 = fdiv double %1595, 0xBFD6B927EFF8B242
  %1597 = fsub double %1594, %1596
  %1598 = fdiv double %1597, 0xBFEB09D26E6A0D46
  %1599 = fdiv double %1588, 0x3FC3D8B64657CAEA
  %1600 = fsub double %1594, %1599
  %1601 = fdiv double %1600, 0x3FE4A36C0803A6DF
  %1602 = fsub double %1598, %1601
  %1603 = getelementptr double, ptr %1576, i64 %1586
  store double %1596, ptr %1603
  %1604 = getelementptr double, ptr %1578, i64 %1586
  store double %1598, ptr %1604
  %1605 = getelementptr double, ptr %1580, i64 %1586
  store double %1602, ptr %1605
  %1606 = fdiv double %1602, %1582
  %1607 = getelementptr double, ptr %1584, i64 %1586
  store double %1606, ptr %1607
  %1608 = add i64 %1586, 1
  %1609 = icmp eq i64 %1608, %1549
  br i1 %1609, label %1610, label %1585

1610:
  %1611 = load double, ptr %2
  store double %1611, ptr %150
  store double %1524, ptr %2
  store double %202, ptr %72
  %1612 = load i64, ptr %151
  %1613 = add i64 %1612, 1
  store i64 %1613, ptr %151
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %153, i8 0, i64 24, i1 false)
  %1614 = call double @llvm.pow.f64(double %1204, double 2.500000e-01)
  %1615 = fdiv double %1614, %1291
  %1616 = call double @llvm.minnum.f64(double %1615, double 8.000000e+00)
  %1617 = call double @llvm.maxnum.f64(double %1616, double 2.000000e-01)
  %1618 = load double, ptr %154
  %1619 = fcmp une double %1618, 0.000000e+00
  br i1 %1619, label %1620, label %1632

1620:
  %1621 = fdiv double %1618, %202
  %1622 = fmul double %1204, %1204
  %1623 = load double, ptr %155
  %1624 = fdiv double %1622, %1623
  %1625 = call double @llvm.pow.f64(double %1624, double 2.500000e-01)
  %1626 = fmul double %1621, %1625
  %1627 = fdiv double %1626, 9.000000e-01
  %1628 = call double @llvm.fabs.f64(double %1627)
  %1629 = call double @llvm.minnum.f64(double %1628, double 8.000000e+00)
  %1630 = call double @llvm.maxnum.f64(double %1629, double 2.000000e-01)
  %1631 = call double @llvm.maxnum.f64(double %1617, double %1630)
  br label %1632

1632:
  %1633 = phi double [ %1631, %1620 ], [ %1617, %1610 ]
  store double %202, ptr %154
  %1634 = call double @llvm.maxnum.f64(double %1203, double 1.000000e-02)
  store double %1634, ptr %155
  %1635 = fdiv double %202, %1633
  %1636 = icmp ne i64 %1285, 0
  %1637 = call double @llvm.fabs.f64(double %1635)
  %1638 = fcmp ogt double %1637, %1295
  %1639 = select i1 %1636, i1 %1638, i1 false
  %1640 = select i1 %1639, double %202, double %1635
  %1641 = fdiv double %1640, %202
  %1642 = load double, ptr %144
  %1643 = fcmp ole double %1642, 1.000000e-02
  %1644 = zext i1 %1643 to i64
  store i64 %1644, ptr %129
  %1645 = fcmp oge double %1641, 1.000000e+00
  %1646 = select i1 %1643, i1 %1645, i1 false
  %1647 = fcmp ole double %1641, 1.200000e+00
  %1648 = select i1 %1646, i1 %1647, i1 false
  %1649 = select i1 %1648, double %202, double %1640
  br i1 %200, label %1650, label %1656

1650:
  %1651 = call double @llvm.fabs.f64(double %1649)
  %1652 = load double, ptr %81
  %1653 = call double @llvm.fabs.f64(double %1652)
  %1654 = call double @llvm.maxnum.f64(double %1651, double %1653)
  %1655 = call double @llvm.copysign.f64(double %1654, double %202)
  br label %1656

1656:
  %1657 = phi double [ %1655, %1650 ], [ %1649, %1632 ]
  %1658 = call double @llvm.fabs.f64(double %1657)
  %1659 = load ptr, ptr %42
  %1660 = getelementptr %struct.ode_options, ptr %1659, i64 0, i32 3
  %1661 = load double, ptr %1660
  %1662 = call double @llvm.minnum.f64(double %1658, double %1661)
  %1663 = call double @llvm.copysign.f64(double %1662, double %202)
  store double %1663, ptr %81
  switch i64 %1545, label %1701 [
    i64 11, label %1664
    i64 8, label %1664
  ]

1664:
  store i64 %1545, ptr %146
  %1665 = icmp eq i64 %1545, 11
  br i1 %1665, label %1666, label %1674

1666:
  %1667 = load double, ptr %2
  %1668 = call double @llvm.fabs.f64(double %1667)
  %1669 = load double, ptr %137
  %1670 = call double @llvm.fabs.f64(double %1669)
  %1671 = call double @llvm.maxnum.f64(double %1668, double %1670)
  %1672 = fmul double %1671, 1.000000e-10
  %1673 = fcmp ugt double %1295, %1672
  br i1 %1673, label %1674, label %1701

1674:
  %1675 = phi i64 [ 11, %1666 ], [ %1287, %1284 ], [ %1545, %1664 ]
  %1676 = call double @llvm.pow.f64(double %1204, double 2.500000e-01)
  %1677 = fdiv double %1676, %1291
  %1678 = call double @llvm.minnum.f64(double %1677, double 8.000000e+00)
  %1679 = call double @llvm.maxnum.f64(double %1678, double 2.000000e-01)
  %1680 = load i64, ptr %156
  %1681 = add i64 %1680, 1
  store i64 %1681, ptr %156
  store i64 1, ptr %148
  %1682 = icmp eq i64 %1675, 0
  br i1 %1682, label %1685, label %1683

1683:
  %1684 = fmul double %202, 1.250000e-01
  br label %1692

1685:
  %1686 = load double, ptr %72
  %1687 = fcmp oeq double %1686, 0.000000e+00
  br i1 %1687, label %1688, label %1690

1688:
  %1689 = fmul double %202, 1.000000e-01
  br label %1692

1690:
  %1691 = fdiv double %202, %1679
  br label %1692

1692:
  %1693 = phi double [ %1684, %1683 ], [ %1689, %1688 ], [ %1691, %1690 ]
  store double %1693, ptr %81
  %1694 = icmp eq i32 %158, 0
  br i1 %1694, label %1695, label %1697

1695:
  %1696 = call i64 @evaluate_jacobian(ptr %0)
  br label %1697

1697:
  %1698 = phi i64 [ 0, %615 ], [ %1156, %1155 ], [ 0, %1149 ], [ 0, %1515 ], [ %1696, %1695 ], [ 0, %1692 ]
  %1699 = phi i32 [ %158, %615 ], [ 1, %1155 ], [ %158, %1149 ], [ %158, %1515 ], [ 1, %1695 ], [ 1, %1692 ]
  %1700 = icmp eq i64 %1698, 0
  br i1 %1700, label %157, label %1701

1701:
  %1702 = phi i64 [ 3, %20 ], [ %171, %168 ], [ %19, %1 ], [ %133, %132 ], [ %752, %738 ], [ %1239, %1231 ], [ %1698, %1697 ], [ 11, %1666 ], [ %1545, %1656 ], [ %1545, %1544 ]
  ret i64 %1702
}

define internal void @interpolate(ptr  %0, double %1, ptr  %2) {
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 0
  %7 = load i64, ptr %6
  %8 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  %9 = load double, ptr %8
  %10 = fsub double %1, %9
  %11 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  %12 = load double, ptr %11
  %13 = fdiv double %10, %12
  %14 = fadd double %13, -1.000000e+00
  %15 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %16 = load ptr, ptr %15
  %17 = mul i64 %7, 22
  %18 = getelementptr double, ptr %16, i64 %17
  %19 = mul i64 %7, 23
  %20 = getelementptr double, ptr %16, i64 %19
  %21 = mul i64 %7, 24
  %22 = getelementptr double, ptr %16, i64 %21
  %23 = shl i64 %7, 1
  %24 = getelementptr double, ptr %16, i64 %23
  %25 = icmp sgt i64 %7, 0
  br i1 %25, label %26, label %29

26:
  %27 = fadd double %14, 0x3FD6B927EFF8B242
  %28 = fadd double %14, 0x3FEB09D26E6A0D46
  br label %30

29:
  ret void

30:
  %31 = phi i64 [ 0, %26 ], [ %44, %30 ]
  %32 = getelementptr double, ptr %24, i64 %31
  %33 = load double, ptr %32
  %34 = getelementptr double, ptr %18, i64 %31
  %35 = load double, ptr %34
  %36 = getelementptr double, ptr %20, i64 %31
  %37 = load double, ptr %36
  %38 = getelementptr double, ptr %22, i64 %31
  %39 = load double, ptr %38
  %40 = call double @llvm.fmuladd.f64(double %28, double %39, double %37)
  %41 = call double @llvm.fmuladd.f64(double %27, double %40, double %35)
  %42 = call double @llvm.fmuladd.f64(double %14, double %41, double %33)
  %43 = getelementptr double, ptr %2, i64 %31
  store double %42, ptr %43
  %44 = add i64 %31, 1
  %45 = icmp eq i64 %44, %7
  br i1 %45, label %29, label %30
}

define internal i64 @refine(ptr %0, double %1, ptr  %2) {
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 0
  %7 = load i64, ptr %6
  %8 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  %9 = load double, ptr %8
  %10 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  %11 = load double, ptr %10
  %12 = fsub double %1, %11
  %13 = fdiv double %12, %9
  %14 = fadd double %13, -1.000000e+00
  %15 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %16 = load ptr, ptr %15
  %17 = mul i64 %7, 22
  %18 = getelementptr double, ptr %16, i64 %17
  %19 = mul i64 %7, 23
  %20 = getelementptr double, ptr %16, i64 %19
  %21 = mul i64 %7, 24
  %22 = getelementptr double, ptr %16, i64 %21
  %23 = mul i64 %7, 26
  %24 = getelementptr double, ptr %16, i64 %23
  %25 = mul i64 %7, 14
  %26 = getelementptr double, ptr %16, i64 %25
  %27 = mul i64 %7, 15
  %28 = getelementptr double, ptr %16, i64 %27
  %29 = shl i64 %7, 4
  %30 = getelementptr double, ptr %16, i64 %29
  %31 = bitcast ptr %28 to ptr
  %32 = shl i64 %7, 3
  call void @llvm.memset.p0.i64(ptr align 8 %31, i8 0, i64 %32, i1 false)
  %33 = bitcast ptr %30 to ptr
  %34 = bitcast ptr %2 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %34, i64 %32, i1 false)
  %35 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %36 = icmp sgt i64 %7, 0
  %37 = fadd double %14, 0x3FD6B927EFF8B242
  %38 = fadd double %14, 0x3FEB09D26E6A0D46
  %39 = fadd double %37, %38
  %40 = fdiv double 0x400D1A48D83E731D, %9
  br label %41

41:
  %42 = phi i32 [ 0, %3 ], [ %118, %117 ]
  %43 = load i64, ptr %35
  %44 = add i64 %43, 1
  store i64 %44, ptr %35
  %45 = load ptr, ptr %4
  %46 = getelementptr %struct.ode_system, ptr %45, i64 0, i32 3
  %47 = load ptr, ptr %46
  %48 = getelementptr %struct.ode_system, ptr %45, i64 0, i32 2
  %49 = load ptr, ptr %48
  %50 = call i64 %47(ptr %49, double %1, ptr %30, ptr %26)
  switch i64 %50, label %121 [
    i64 3, label %52
    i64 0, label %51
  ]

51:
  br i1 %36, label %74, label %120

52:
  %53 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 32
  store i64 3, ptr %53
  %54 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %1, ptr %54
  %55 = load ptr, ptr %15
  %56 = load ptr, ptr %4
  %57 = getelementptr %struct.ode_system, ptr %56, i64 0, i32 0
  %58 = load i64, ptr %57
  %59 = shl i64 %58, 2
  %60 = getelementptr double, ptr %55, i64 %59
  %61 = bitcast ptr %60 to ptr
  %62 = bitcast ptr %26 to ptr
  %63 = shl i64 %58, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %61, ptr align 8 %62, i64 %63, i1 false)
  %64 = load ptr, ptr %15
  %65 = load ptr, ptr %4
  %66 = getelementptr %struct.ode_system, ptr %65, i64 0, i32 0
  %67 = load i64, ptr %66
  %68 = mul i64 %67, 5
  %69 = getelementptr double, ptr %64, i64 %68
  %70 = bitcast ptr %69 to ptr
  %71 = shl i64 %67, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %70, ptr align 8 %33, i64 %71, i1 false)
  br label %121

72:
  %73 = fcmp olt double %100, 1.000000e-01
  br i1 %73, label %120, label %103

74:
  %75 = phi i64 [ %101, %74 ], [ 0, %51 ]
  %76 = phi double [ %100, %74 ], [ 0.000000e+00, %51 ]
  %77 = getelementptr double, ptr %18, i64 %75
  %78 = load double, ptr %77
  %79 = getelementptr double, ptr %20, i64 %75
  %80 = load double, ptr %79
  %81 = getelementptr double, ptr %22, i64 %75
  %82 = load double, ptr %81
  %83 = call double @llvm.fmuladd.f64(double %38, double %82, double %80)
  %84 = call double @llvm.fmuladd.f64(double %37, double %83, double %78)
  %85 = call double @llvm.fmuladd.f64(double %39, double %82, double %80)
  %86 = call double @llvm.fmuladd.f64(double %14, double %85, double %84)
  %87 = fdiv double %86, %9
  %88 = getelementptr double, ptr %28, i64 %75
  %89 = load double, ptr %88
  %90 = fmul double %89, 0x400D1A48D83E731D
  %91 = fdiv double %90, %9
  %92 = fadd double %91, %87
  %93 = getelementptr double, ptr %26, i64 %75
  %94 = load double, ptr %93
  %95 = fsub double %94, %92
  store double %95, ptr %93
  %96 = call double @llvm.fabs.f64(double %95)
  %97 = getelementptr double, ptr %24, i64 %75
  %98 = load double, ptr %97
  %99 = fdiv double %96, %98
  %100 = call double @llvm.maxnum.f64(double %76, double %99)
  %101 = add i64 %75, 1
  %102 = icmp eq i64 %101, %7
  br i1 %102, label %72, label %74

103:
  call void @solve(ptr %0, double %40, ptr %26)
  br i1 %36, label %104, label %117

104:
  %105 = phi i64 [ %115, %104 ], [ 0, %103 ]
  %106 = getelementptr double, ptr %26, i64 %105
  %107 = load double, ptr %106
  %108 = getelementptr double, ptr %28, i64 %105
  %109 = load double, ptr %108
  %110 = fadd double %107, %109
  store double %110, ptr %108
  %111 = getelementptr double, ptr %2, i64 %105
  %112 = load double, ptr %111
  %113 = fadd double %110, %112
  %114 = getelementptr double, ptr %30, i64 %105
  store double %113, ptr %114
  %115 = add i64 %105, 1
  %116 = icmp eq i64 %115, %7
  br i1 %116, label %117, label %104

117:
  %118 = add i32 %42, 1
  %119 = icmp eq i32 %118, 4
  br i1 %119, label %120, label %41

120:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %34, ptr align 8 %33, i64 %32, i1 false)
  br label %121

121:
  %122 = phi i64 [ 0, %120 ], [ 0, %52 ], [ %50, %41 ]
  ret i64 %122
}

define internal i64 @evaluate_jacobian(ptr %0) {
  %2 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %3 = load ptr, ptr %2
  %4 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 0
  %5 = load i64, ptr %4
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %7 = load ptr, ptr %6
  %8 = mul i64 %5, 29
  %9 = getelementptr double, ptr %7, i64 %8
  %10 = mul i64 %5, 14
  %11 = getelementptr double, ptr %7, i64 %10
  %12 = mul i64 %5, 15
  %13 = getelementptr double, ptr %7, i64 %12
  %14 = mul i64 %5, 10
  %15 = getelementptr double, ptr %7, i64 %14
  %16 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 3
  %17 = load i64, ptr %16
  %18 = add i64 %17, 1
  store i64 %18, ptr %16
  %19 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 12
  store double 0.000000e+00, ptr %19
  %20 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 4
  %21 = load ptr, ptr %20
  %22 = icmp eq ptr %21, null
  br i1 %22, label %36, label %23

23:
  %24 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 2
  %25 = load ptr, ptr %24
  %26 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %27 = load double, ptr %26
  %28 = call i64 %21(ptr %25, double %27, ptr %7, ptr %9)
  switch i64 %28, label %32 [
    i64 15, label %36
    i64 3, label %29
  ]

29:
  %30 = load double, ptr %26
  %31 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %30, ptr %31
  br label %111

32:
  %33 = icmp eq i64 %28, 0
  %34 = zext i1 %33 to i64
  %35 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %34, ptr %35
  call void @find_followers(ptr %0)
  br label %111

36:
  %37 = bitcast ptr %11 to ptr
  %38 = bitcast ptr %7 to ptr
  %39 = shl i64 %5, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %37, ptr align 8 %38, i64 %39, i1 false)
  %40 = icmp sgt i64 %5, 0
  br i1 %40, label %41, label %109

41:
  %42 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %43 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  br label %44

44:
  %45 = phi i1 [ true, %41 ], [ %104, %101 ]
  %46 = phi i64 [ 0, %41 ], [ %103, %101 ]
  %47 = getelementptr double, ptr %7, i64 %46
  %48 = load double, ptr %47
  %49 = call double @llvm.fabs.f64(double %48)
  %50 = call double @llvm.maxnum.f64(double %49, double 1.000000e-05)
  %51 = fmul double %50, 0x3CB0000000000000
  %52 = call double @llvm.sqrt.f64(double %51)
  %53 = fadd double %48, %52
  %54 = getelementptr double, ptr %11, i64 %46
  store double %53, ptr %54
  %55 = load double, ptr %42
  %56 = load i64, ptr %43
  %57 = add i64 %56, 1
  store i64 %57, ptr %43
  %58 = load ptr, ptr %2
  %59 = getelementptr %struct.ode_system, ptr %58, i64 0, i32 3
  %60 = load ptr, ptr %59
  %61 = getelementptr %struct.ode_system, ptr %58, i64 0, i32 2
  %62 = load ptr, ptr %61
  %63 = call i64 %60(ptr %62, double %55, ptr %11, ptr %13)
  switch i64 %63, label %111 [
    i64 3, label %64
    i64 0, label %86
  ]

64:
  %65 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 32
  store i64 3, ptr %65
  %66 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %55, ptr %66
  %67 = load ptr, ptr %6
  %68 = load ptr, ptr %2
  %69 = getelementptr %struct.ode_system, ptr %68, i64 0, i32 0
  %70 = load i64, ptr %69
  %71 = shl i64 %70, 2
  %72 = getelementptr double, ptr %67, i64 %71
  %73 = bitcast ptr %72 to ptr
  %74 = bitcast ptr %13 to ptr
  %75 = shl i64 %70, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %73, ptr align 8 %74, i64 %75, i1 false)
  %76 = load ptr, ptr %6
  %77 = load ptr, ptr %2
  %78 = getelementptr %struct.ode_system, ptr %77, i64 0, i32 0
  %79 = load i64, ptr %78
  %80 = mul i64 %79, 5
  %81 = getelementptr double, ptr %76, i64 %80
  %82 = bitcast ptr %81 to ptr
  %83 = shl i64 %79, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %82, ptr align 8 %37, i64 %83, i1 false)
  br label %111

84:
  %85 = fcmp une double %98, 0.000000e+00
  br i1 %85, label %106, label %101

86:
  %87 = phi i64 [ %99, %86 ], [ %63, %44 ]
  %88 = phi double [ %98, %86 ], [ 0.000000e+00, %44 ]
  %89 = getelementptr double, ptr %13, i64 %87
  %90 = load double, ptr %89
  %91 = getelementptr double, ptr %15, i64 %87
  %92 = load double, ptr %91
  %93 = fsub double %90, %92
  %94 = fdiv double %93, %52
  %95 = mul i64 %87, %5
  %96 = add i64 %95, %46
  %97 = getelementptr double, ptr %9, i64 %96
  store double %94, ptr %97
  %98 = call double @llvm.fmuladd.f64(double %94, double 0.000000e+00, double %88)
  %99 = add i64 %87, 1
  %100 = icmp eq i64 %99, %5
  br i1 %100, label %84, label %86

101:
  %102 = load double, ptr %47
  store double %102, ptr %54
  %103 = add i64 %46, 1
  %104 = icmp slt i64 %103, %5
  %105 = icmp eq i64 %103, %5
  br i1 %105, label %109, label %44

106:
  %107 = load double, ptr %42
  %108 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %107, ptr %108
  br i1 %45, label %111, label %109

109:
  %110 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 1, ptr %110
  call void @find_followers(ptr %0)
  br label %111

111:
  %112 = phi i64 [ 5, %29 ], [ %28, %32 ], [ 0, %109 ], [ 5, %106 ], [ 3, %64 ], [ %63, %44 ]
  ret i64 %112
}

declare double @llvm.fabs.f64(double)

declare double @llvm.copysign.f64(double, double)

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.minnum.f64(double, double)

declare double @llvm.pow.f64(double, double)

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.sqrt.f64(double)

define internal void @find_followers(ptr  %0) {
  %2 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %3 = load ptr, ptr %2
  %4 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 0
  %5 = load i64, ptr %4
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %7 = load ptr, ptr %6
  %8 = mul i64 %5, 29
  %9 = getelementptr double, ptr %7, i64 %8
  %10 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 3
  %11 = load ptr, ptr %10
  %12 = getelementptr i64, ptr %11, i64 %5
  %13 = shl i64 %5, 1
  %14 = getelementptr i64, ptr %11, i64 %13
  %15 = mul i64 %5, 3
  %16 = getelementptr i64, ptr %11, i64 %15
  %17 = icmp sgt i64 %5, 0
  br i1 %17, label %19, label %62

18:
  br i1 %17, label %44, label %62

19:
  %20 = phi i64 [ %41, %38 ], [ 0, %1 ]
  %21 = mul i64 %20, %5
  %22 = getelementptr double, ptr %9, i64 %21
  br label %23

23:
  %24 = phi i64 [ %33, %31 ], [ 0, %19 ]
  %25 = phi i64 [ %32, %31 ], [ -1, %19 ]
  %26 = getelementptr double, ptr %22, i64 %24
  %27 = load double, ptr %26
  %28 = fcmp une double %27, 0.000000e+00
  br i1 %28, label %29, label %31

29:
  %30 = icmp sgt i64 %25, -1
  br i1 %30, label %38, label %31

31:
  %32 = phi i64 [ %25, %23 ], [ %24, %29 ]
  %33 = add i64 %24, 1
  %34 = icmp eq i64 %33, %5
  br i1 %34, label %35, label %23

35:
  %36 = icmp eq i64 %32, %20
  %37 = select i1 %36, i64 -1, i64 %32
  br label %38

38:
  %39 = phi i64 [ %37, %35 ], [ -1, %29 ]
  %40 = getelementptr i64, ptr %11, i64 %20
  store i64 %39, ptr %40
  %41 = add i64 %20, 1
  %42 = icmp eq i64 %41, %5
  br i1 %42, label %18, label %19

43:
  br i1 %17, label %77, label %62

44:
  %45 = phi i64 [ %59, %58 ], [ 0, %18 ]
  %46 = phi i64 [ %60, %58 ], [ 0, %18 ]
  %47 = getelementptr i64, ptr %11, i64 %46
  %48 = load i64, ptr %47
  %49 = icmp slt i64 %48, 0
  br i1 %49, label %54, label %50

50:
  %51 = getelementptr i64, ptr %11, i64 %48
  %52 = load i64, ptr %51
  %53 = icmp sgt i64 %52, -1
  br i1 %53, label %54, label %58

54:
  %55 = getelementptr i64, ptr %12, i64 %46
  store i64 %45, ptr %55
  %56 = add i64 %45, 1
  %57 = getelementptr i64, ptr %14, i64 %45
  store i64 %46, ptr %57
  br label %58

58:
  %59 = phi i64 [ %56, %54 ], [ %45, %50 ]
  %60 = add i64 %46, 1
  %61 = icmp eq i64 %60, %5
  br i1 %61, label %43, label %44

62:
  %63 = phi i64 [ %59, %43 ], [ 0, %18 ], [ 0, %1 ], [ %59, %95 ]
  store i64 %63, ptr %16
  %64 = load i64, ptr %4
  %65 = mul i64 %64, 29
  %66 = getelementptr double, ptr %7, i64 %65
  %67 = mul i64 %64, %64
  %68 = getelementptr double, ptr %66, i64 %67
  %69 = mul i64 %64, 3
  %70 = getelementptr i64, ptr %11, i64 %69
  %71 = load i64, ptr %70
  %72 = mul i64 %71, %71
  %73 = getelementptr double, ptr %68, i64 %72
  %74 = icmp slt i64 %63, %5
  br i1 %74, label %75, label %105

75:
  %76 = icmp sgt i64 %63, 0
  br label %98

77:
  %78 = phi i64 [ %80, %95 ], [ %5, %43 ]
  %79 = phi i64 [ %96, %95 ], [ %5, %43 ]
  %80 = add i64 %78, -1
  %81 = getelementptr i64, ptr %11, i64 %80
  %82 = load i64, ptr %81
  %83 = icmp sgt i64 %82, -1
  br i1 %83, label %84, label %95

84:
  %85 = getelementptr i64, ptr %11, i64 %82
  %86 = load i64, ptr %85
  %87 = icmp slt i64 %86, 0
  br i1 %87, label %88, label %95

88:
  %89 = add i64 %79, -1
  %90 = getelementptr i64, ptr %14, i64 %89
  store i64 %80, ptr %90
  %91 = load i64, ptr %81
  %92 = getelementptr i64, ptr %12, i64 %91
  %93 = load i64, ptr %92
  %94 = getelementptr i64, ptr %16, i64 %89
  store i64 %93, ptr %94
  br label %95

95:
  %96 = phi i64 [ %89, %88 ], [ %79, %84 ], [ %79, %77 ]
  %97 = icmp ugt i64 %78, 1
  br i1 %97, label %77, label %62

98:
  %99 = phi i64 [ %63, %75 ], [ %107, %106 ]
  br i1 %76, label %100, label %106

100:
  %101 = getelementptr i64, ptr %14, i64 %99
  %102 = load i64, ptr %101
  %103 = sub i64 %99, %63
  %104 = mul i64 %103, %63
  br label %109

105:
  ret void

106:
  %107 = add i64 %99, 1
  %108 = icmp eq i64 %107, %5
  br i1 %108, label %105, label %98

109:
  %110 = phi i64 [ 0, %100 ], [ %119, %109 ]
  %111 = getelementptr i64, ptr %14, i64 %110
  %112 = load i64, ptr %111
  %113 = mul i64 %112, %5
  %114 = add i64 %113, %102
  %115 = getelementptr double, ptr %9, i64 %114
  %116 = load double, ptr %115
  %117 = add i64 %110, %104
  %118 = getelementptr double, ptr %73, i64 %117
  store double %116, ptr %118
  %119 = add i64 %110, 1
  %120 = icmp eq i64 %119, %63
  br i1 %120, label %106, label %109
}

define internal void @solve(ptr  %0, double %1, ptr  %2) {
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 3
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.ode_system, ptr %7, i64 0, i32 0
  %9 = load i64, ptr %8
  %10 = mul i64 %9, 3
  %11 = getelementptr i64, ptr %5, i64 %10
  %12 = load i64, ptr %11
  %13 = shl i64 %9, 1
  %14 = getelementptr i64, ptr %5, i64 %13
  %15 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %16 = load ptr, ptr %15
  %17 = mul i64 %9, 29
  %18 = getelementptr double, ptr %16, i64 %17
  %19 = mul i64 %9, %9
  %20 = getelementptr double, ptr %18, i64 %19
  %21 = mul i64 %12, %12
  %22 = getelementptr double, ptr %20, i64 %21
  %23 = mul i64 %9, 27
  %24 = getelementptr double, ptr %16, i64 %23
  %25 = icmp sgt i64 %12, 0
  br i1 %25, label %28, label %26

26:
  %27 = icmp slt i64 %12, %9
  br i1 %27, label %38, label %37

28:
  %29 = phi i64 [ %35, %28 ], [ 0, %3 ]
  %30 = getelementptr i64, ptr %14, i64 %29
  %31 = load i64, ptr %30
  %32 = getelementptr double, ptr %2, i64 %31
  %33 = load double, ptr %32
  %34 = getelementptr double, ptr %24, i64 %29
  store double %33, ptr %34
  %35 = add i64 %29, 1
  %36 = icmp eq i64 %35, %12
  br i1 %36, label %26, label %28

37:
  br i1 %25, label %61, label %118

38:
  %39 = phi i64 [ %49, %48 ], [ %12, %26 ]
  %40 = getelementptr i64, ptr %14, i64 %39
  %41 = load i64, ptr %40
  %42 = getelementptr double, ptr %2, i64 %41
  %43 = load double, ptr %42
  %44 = fdiv double %43, %1
  store double %44, ptr %42
  %45 = sub i64 %39, %12
  %46 = mul i64 %45, %12
  %47 = getelementptr double, ptr %22, i64 %46
  br i1 %25, label %51, label %48

48:
  %49 = add i64 %39, 1
  %50 = icmp eq i64 %49, %9
  br i1 %50, label %37, label %38

51:
  %52 = phi i64 [ %58, %51 ], [ 0, %38 ]
  %53 = getelementptr double, ptr %47, i64 %52
  %54 = load double, ptr %53
  %55 = getelementptr double, ptr %24, i64 %52
  %56 = load double, ptr %55
  %57 = call double @llvm.fmuladd.f64(double %44, double %54, double %56)
  store double %57, ptr %55
  %58 = add i64 %52, 1
  %59 = icmp eq i64 %58, %12
  br i1 %59, label %48, label %51

60:
  br i1 %25, label %74, label %118

61:
  %62 = phi i64 [ %69, %61 ], [ 0, %37 ]
  %63 = getelementptr i64, ptr %5, i64 %62
  %64 = load i64, ptr %63
  %65 = getelementptr double, ptr %24, i64 %64
  %66 = load double, ptr %65
  %67 = getelementptr double, ptr %24, i64 %62
  %68 = load double, ptr %67
  store double %68, ptr %65
  store double %66, ptr %67
  %69 = add i64 %62, 1
  %70 = icmp eq i64 %69, %12
  br i1 %70, label %60, label %61

71:
  %72 = icmp eq i64 %76, %12
  br i1 %72, label %73, label %74

73:
  br i1 %25, label %95, label %118

74:
  %75 = phi i64 [ %76, %71 ], [ 0, %60 ]
  %76 = add i64 %75, 1
  %77 = icmp slt i64 %76, %12
  br i1 %77, label %78, label %71

78:
  %79 = getelementptr double, ptr %24, i64 %75
  %80 = load double, ptr %79
  %81 = mul i64 %75, %12
  %82 = fneg double %80
  br label %83

83:
  %84 = phi i64 [ %76, %78 ], [ %91, %83 ]
  %85 = add i64 %84, %81
  %86 = getelementptr double, ptr %20, i64 %85
  %87 = load double, ptr %86
  %88 = getelementptr double, ptr %24, i64 %84
  %89 = load double, ptr %88
  %90 = call double @llvm.fmuladd.f64(double %82, double %87, double %89)
  store double %90, ptr %88
  %91 = add i64 %84, 1
  %92 = icmp slt i64 %91, %12
  br i1 %92, label %83, label %71

93:
  br i1 %105, label %95, label %94

94:
  br i1 %25, label %119, label %118

95:
  %96 = phi i64 [ %97, %93 ], [ %12, %73 ]
  %97 = add i64 %96, -1
  %98 = mul i64 %97, %12
  %99 = add i64 %98, %97
  %100 = getelementptr double, ptr %20, i64 %99
  %101 = load double, ptr %100
  %102 = getelementptr double, ptr %24, i64 %97
  %103 = load double, ptr %102
  %104 = fdiv double %103, %101
  store double %104, ptr %102
  %105 = icmp ugt i64 %96, 1
  br i1 %105, label %106, label %94

106:
  %107 = fneg double %104
  br label %108

108:
  %109 = phi i64 [ 0, %106 ], [ %116, %108 ]
  %110 = add i64 %109, %98
  %111 = getelementptr double, ptr %20, i64 %110
  %112 = load double, ptr %111
  %113 = getelementptr double, ptr %24, i64 %109
  %114 = load double, ptr %113
  %115 = call double @llvm.fmuladd.f64(double %107, double %112, double %114)
  store double %115, ptr %113
  %116 = add i64 %109, 1
  %117 = icmp slt i64 %116, %97
  br i1 %117, label %108, label %93

118:
  br i1 %27, label %129, label %128

119:
  %120 = phi i64 [ %126, %119 ], [ 0, %94 ]
  %121 = getelementptr double, ptr %24, i64 %120
  %122 = load double, ptr %121
  %123 = getelementptr i64, ptr %14, i64 %120
  %124 = load i64, ptr %123
  %125 = getelementptr double, ptr %2, i64 %124
  store double %122, ptr %125
  %126 = add i64 %120, 1
  %127 = icmp eq i64 %126, %12
  br i1 %127, label %118, label %119

128:
  ret void

129:
  %130 = phi i64 [ %147, %129 ], [ %12, %118 ]
  %131 = getelementptr i64, ptr %14, i64 %130
  %132 = load i64, ptr %131
  %133 = mul i64 %132, %9
  %134 = getelementptr i64, ptr %11, i64 %130
  %135 = load i64, ptr %134
  %136 = getelementptr i64, ptr %14, i64 %135
  %137 = load i64, ptr %136
  %138 = add i64 %137, %133
  %139 = getelementptr double, ptr %18, i64 %138
  %140 = load double, ptr %139
  %141 = fdiv double %140, %1
  %142 = getelementptr double, ptr %24, i64 %135
  %143 = load double, ptr %142
  %144 = getelementptr double, ptr %2, i64 %132
  %145 = load double, ptr %144
  %146 = call double @llvm.fmuladd.f64(double %141, double %143, double %145)
  store double %146, ptr %144
  %147 = add i64 %130, 1
  %148 = icmp eq i64 %147, %9
  br i1 %148, label %128, label %129
}

declare double @cbrt(double)

declare i64 @ode_keep_new(ptr, double)

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)
