; radau5: made by tools/make_loops_text.py from radau5
; sources 8d9f235de69c04d080116e200c22fd4966595f3bef41decc870c98b18806b38e
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.ode_options = type { ptr, double, ptr, double, double }

@ode_radau5 = constant { ptr, ptr, ptr, ptr, i64, i64 } { ptr @step, ptr null, ptr @interpolate, ptr @refine, i64 17, i64 4 }, align 8
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
  switch i64 %19, label %1493 [
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
  br label %1493

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
  br i1 %134, label %135, label %1493

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
  %158 = phi i32 [ %136, %135 ], [ %1491, %1489 ]
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
  br label %1493

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
  br i1 %204, label %205, label %485

205:
  %206 = load ptr, ptr %6
  %207 = getelementptr %struct.ode_system, ptr %206, i64 0, i32 0
  %208 = load i64, ptr %207
  %209 = load ptr, ptr %4
  %210 = mul i64 %208, 27
  %211 = getelementptr double, ptr %209, i64 %210
  %212 = mul i64 %208, %208
  %213 = getelementptr double, ptr %211, i64 %212
  %214 = shl i64 %208, 1
  %215 = mul i64 %214, %208
  %216 = getelementptr double, ptr %211, i64 %215
  %217 = icmp eq i64 %212, 0
  br i1 %217, label %218, label %224

218:
  %219 = icmp sgt i64 %208, 0
  br i1 %219, label %220, label %278

220:
  %221 = fdiv double 0x400D1A48D83E731D, %202
  %222 = fdiv double 0x400572DB93E0C671, %202
  %223 = fdiv double 0x40086747F2C3FCB6, %202
  br label %360

224:
  %225 = phi i64 [ %234, %224 ], [ 0, %205 ]
  %226 = getelementptr double, ptr %211, i64 %225
  %227 = load double, ptr %226
  %228 = fneg double %227
  %229 = getelementptr double, ptr %213, i64 %225
  store double %228, ptr %229
  %230 = shl i64 %225, 1
  %231 = getelementptr double, ptr %216, i64 %230
  store double %228, ptr %231
  %232 = or i64 %230, 1
  %233 = getelementptr double, ptr %216, i64 %232
  store double 0.000000e+00, ptr %233
  %234 = add i64 %225, 1
  %235 = icmp eq i64 %234, %212
  br i1 %235, label %218, label %224

236:
  %237 = load i64, ptr %141
  %238 = add i64 %237, 1
  store i64 %238, ptr %141
  store double %202, ptr %140
  %239 = mul i64 %208, 26
  %240 = getelementptr double, ptr %209, i64 %239
  br label %241

241:
  %242 = phi i64 [ %246, %245 ], [ 0, %236 ]
  %243 = getelementptr double, ptr %240, i64 %242
  store double 0.000000e+00, ptr %243
  %244 = mul i64 %242, %208
  br label %248

245:
  %246 = add i64 %242, 1
  %247 = icmp eq i64 %246, %208
  br i1 %247, label %258, label %241

248:
  %249 = phi double [ 0.000000e+00, %241 ], [ %255, %248 ]
  %250 = phi i64 [ 0, %241 ], [ %256, %248 ]
  %251 = add i64 %250, %244
  %252 = getelementptr double, ptr %211, i64 %251
  %253 = load double, ptr %252
  %254 = call double @llvm.fabs.f64(double %253)
  %255 = fadd double %249, %254
  store double %255, ptr %243
  %256 = add i64 %250, 1
  %257 = icmp eq i64 %256, %208
  br i1 %257, label %245, label %248

258:
  %259 = phi i64 [ %264, %262 ], [ 0, %245 ]
  %260 = phi double [ %263, %262 ], [ 0.000000e+00, %245 ]
  %261 = mul i64 %259, %208
  br label %266

262:
  %263 = call double @llvm.maxnum.f64(double %260, double %275)
  %264 = add i64 %259, 1
  %265 = icmp eq i64 %264, %208
  br i1 %265, label %281, label %258

266:
  %267 = phi i64 [ 0, %258 ], [ %276, %266 ]
  %268 = phi double [ 0.000000e+00, %258 ], [ %275, %266 ]
  %269 = add i64 %267, %261
  %270 = getelementptr double, ptr %211, i64 %269
  %271 = load double, ptr %270
  %272 = call double @llvm.fabs.f64(double %271)
  %273 = getelementptr double, ptr %240, i64 %267
  %274 = load double, ptr %273
  %275 = call double @llvm.fmuladd.f64(double %272, double %274, double %268)
  %276 = add i64 %267, 1
  %277 = icmp eq i64 %276, %208
  br i1 %277, label %262, label %266

278:
  %279 = load i64, ptr %141
  %280 = add i64 %279, 1
  store i64 %280, ptr %141
  store double %202, ptr %140
  store double 0.000000e+00, ptr %142
  br label %485

281:
  %282 = call double @llvm.sqrt.f64(double %263)
  store double %282, ptr %142
  %283 = load ptr, ptr %143
  br label %286

284:
  %285 = icmp eq i64 %289, %208
  br i1 %285, label %358, label %286

286:
  %287 = phi i1 [ %290, %284 ], [ true, %281 ]
  %288 = phi i64 [ %289, %284 ], [ 0, %281 ]
  %289 = add i64 %288, 1
  %290 = icmp slt i64 %289, %208
  br i1 %290, label %299, label %291

291:
  %292 = phi i64 [ %288, %286 ], [ %313, %299 ]
  %293 = getelementptr i64, ptr %283, i64 %288
  store i64 %292, ptr %293
  %294 = mul i64 %292, %208
  %295 = add i64 %294, %288
  %296 = getelementptr double, ptr %213, i64 %295
  %297 = load double, ptr %296
  %298 = fcmp oeq double %297, 0.000000e+00
  br i1 %298, label %358, label %316

299:
  %300 = phi i64 [ %314, %299 ], [ %289, %286 ]
  %301 = phi i64 [ %313, %299 ], [ %288, %286 ]
  %302 = mul i64 %300, %208
  %303 = add i64 %302, %288
  %304 = getelementptr double, ptr %213, i64 %303
  %305 = load double, ptr %304
  %306 = call double @llvm.fabs.f64(double %305)
  %307 = mul i64 %301, %208
  %308 = add i64 %307, %288
  %309 = getelementptr double, ptr %213, i64 %308
  %310 = load double, ptr %309
  %311 = call double @llvm.fabs.f64(double %310)
  %312 = fcmp ogt double %306, %311
  %313 = select i1 %312, i64 %300, i64 %301
  %314 = add i64 %300, 1
  %315 = icmp slt i64 %314, %208
  br i1 %315, label %299, label %291

316:
  %317 = icmp eq i64 %292, %288
  %318 = mul i64 %288, %208
  br i1 %317, label %329, label %319

319:
  %320 = phi i64 [ %327, %319 ], [ 0, %316 ]
  %321 = add i64 %320, %318
  %322 = getelementptr double, ptr %213, i64 %321
  %323 = load double, ptr %322
  %324 = add i64 %320, %294
  %325 = getelementptr double, ptr %213, i64 %324
  %326 = load double, ptr %325
  store double %326, ptr %322
  store double %323, ptr %325
  %327 = add i64 %320, 1
  %328 = icmp eq i64 %327, %208
  br i1 %328, label %329, label %319

329:
  %330 = add i64 %318, %288
  %331 = getelementptr double, ptr %213, i64 %330
  %332 = load double, ptr %331
  %333 = fdiv double 1.000000e+00, %332
  br i1 %290, label %334, label %284

334:
  %335 = phi i64 [ %356, %355 ], [ %289, %329 ]
  %336 = mul i64 %335, %208
  %337 = add i64 %336, %288
  %338 = getelementptr double, ptr %213, i64 %337
  %339 = load double, ptr %338
  %340 = fcmp oeq double %339, 0.000000e+00
  br i1 %340, label %355, label %341

341:
  %342 = fmul double %333, %339
  store double %342, ptr %338
  %343 = fneg double %342
  br label %344

344:
  %345 = phi i64 [ %289, %341 ], [ %353, %344 ]
  %346 = add i64 %345, %318
  %347 = getelementptr double, ptr %213, i64 %346
  %348 = load double, ptr %347
  %349 = add i64 %345, %336
  %350 = getelementptr double, ptr %213, i64 %349
  %351 = load double, ptr %350
  %352 = call double @llvm.fmuladd.f64(double %343, double %348, double %351)
  store double %352, ptr %350
  %353 = add i64 %345, 1
  %354 = icmp slt i64 %353, %208
  br i1 %354, label %344, label %355

355:
  %356 = add i64 %335, 1
  %357 = icmp slt i64 %356, %208
  br i1 %357, label %334, label %284

358:
  %359 = phi i1 [ %287, %291 ], [ %290, %284 ]
  br i1 %359, label %481, label %375

360:
  %361 = phi i64 [ 0, %220 ], [ %373, %360 ]
  %362 = mul i64 %361, %208
  %363 = add i64 %362, %361
  %364 = getelementptr double, ptr %213, i64 %363
  %365 = load double, ptr %364
  %366 = fadd double %221, %365
  store double %366, ptr %364
  %367 = shl i64 %363, 1
  %368 = getelementptr double, ptr %216, i64 %367
  %369 = load double, ptr %368
  %370 = fadd double %222, %369
  store double %370, ptr %368
  %371 = or i64 %367, 1
  %372 = getelementptr double, ptr %216, i64 %371
  store double %223, ptr %372
  %373 = add i64 %361, 1
  %374 = icmp eq i64 %373, %208
  br i1 %374, label %236, label %360

375:
  %376 = getelementptr i64, ptr %283, i64 %208
  %377 = call i64 @llvm.smax.i64(i64 %214, i64 1)
  br label %380

378:
  %379 = icmp eq i64 %434, %208
  br i1 %379, label %479, label %380

380:
  %381 = phi i1 [ true, %375 ], [ %435, %378 ]
  %382 = phi i64 [ 0, %375 ], [ %434, %378 ]
  br label %386

383:
  %384 = getelementptr i64, ptr %376, i64 %382
  store i64 %402, ptr %384
  %385 = fcmp oeq double %401, 0.000000e+00
  br i1 %385, label %479, label %405

386:
  %387 = phi i64 [ %402, %386 ], [ %382, %380 ]
  %388 = phi double [ %401, %386 ], [ -1.000000e+00, %380 ]
  %389 = phi i64 [ %403, %386 ], [ %382, %380 ]
  %390 = mul i64 %389, %208
  %391 = add i64 %390, %382
  %392 = shl i64 %391, 1
  %393 = getelementptr double, ptr %216, i64 %392
  %394 = load double, ptr %393
  %395 = call double @llvm.fabs.f64(double %394)
  %396 = getelementptr double, ptr %393, i64 1
  %397 = load double, ptr %396
  %398 = call double @llvm.fabs.f64(double %397)
  %399 = fadd double %395, %398
  %400 = fcmp ogt double %399, %388
  %401 = select i1 %400, double %399, double %388
  %402 = select i1 %400, i64 %389, i64 %387
  %403 = add i64 %389, 1
  %404 = icmp slt i64 %403, %208
  br i1 %404, label %386, label %383

405:
  %406 = icmp eq i64 %402, %382
  br i1 %406, label %420, label %407

407:
  %408 = mul i64 %382, %214
  %409 = mul i64 %402, %214
  br label %410

410:
  %411 = phi i64 [ 0, %407 ], [ %418, %410 ]
  %412 = add i64 %411, %408
  %413 = getelementptr double, ptr %216, i64 %412
  %414 = load double, ptr %413
  %415 = add i64 %411, %409
  %416 = getelementptr double, ptr %216, i64 %415
  %417 = load double, ptr %416
  store double %417, ptr %413
  store double %414, ptr %416
  %418 = add i64 %411, 1
  %419 = icmp eq i64 %418, %377
  br i1 %419, label %420, label %410

420:
  %421 = shl i64 %382, 1
  %422 = mul i64 %421, %208
  %423 = getelementptr double, ptr %216, i64 %422
  %424 = getelementptr double, ptr %423, i64 %421
  %425 = load double, ptr %424
  %426 = or i64 %421, 1
  %427 = getelementptr double, ptr %423, i64 %426
  %428 = load double, ptr %427
  %429 = fmul double %428, %428
  %430 = call double @llvm.fmuladd.f64(double %425, double %425, double %429)
  %431 = fdiv double %425, %430
  %432 = fneg double %428
  %433 = fdiv double %432, %430
  %434 = add i64 %382, 1
  %435 = icmp slt i64 %434, %208
  br i1 %435, label %436, label %378

436:
  %437 = phi i64 [ %477, %476 ], [ %434, %420 ]
  %438 = mul i64 %437, %214
  %439 = getelementptr double, ptr %216, i64 %438
  %440 = getelementptr double, ptr %439, i64 %421
  %441 = load double, ptr %440
  %442 = getelementptr double, ptr %439, i64 %426
  %443 = load double, ptr %442
  %444 = fcmp oeq double %441, 0.000000e+00
  %445 = fcmp oeq double %443, 0.000000e+00
  %446 = select i1 %444, i1 %445, i1 false
  br i1 %446, label %476, label %447

447:
  %448 = fneg double %443
  %449 = fmul double %433, %448
  %450 = call double @llvm.fmuladd.f64(double %441, double %431, double %449)
  %451 = fmul double %431, %443
  %452 = call double @llvm.fmuladd.f64(double %441, double %433, double %451)
  store double %450, ptr %440
  store double %452, ptr %442
  %453 = fneg double %452
  br label %454

454:
  %455 = phi i64 [ %434, %447 ], [ %474, %454 ]
  %456 = shl i64 %455, 1
  %457 = getelementptr double, ptr %423, i64 %456
  %458 = load double, ptr %457
  %459 = or i64 %456, 1
  %460 = getelementptr double, ptr %423, i64 %459
  %461 = load double, ptr %460
  %462 = fmul double %461, %453
  %463 = call double @llvm.fmuladd.f64(double %450, double %458, double %462)
  %464 = getelementptr double, ptr %439, i64 %456
  %465 = load double, ptr %464
  %466 = fsub double %465, %463
  store double %466, ptr %464
  %467 = load double, ptr %460
  %468 = load double, ptr %457
  %469 = fmul double %452, %468
  %470 = call double @llvm.fmuladd.f64(double %450, double %467, double %469)
  %471 = getelementptr double, ptr %439, i64 %459
  %472 = load double, ptr %471
  %473 = fsub double %472, %470
  store double %473, ptr %471
  %474 = add i64 %455, 1
  %475 = icmp slt i64 %474, %208
  br i1 %475, label %454, label %476

476:
  %477 = add i64 %437, 1
  %478 = icmp slt i64 %477, %208
  br i1 %478, label %436, label %378

479:
  %480 = phi i1 [ %435, %378 ], [ %381, %383 ]
  br i1 %480, label %481, label %485

481:
  %482 = fmul double %202, 5.000000e-01
  store double %482, ptr %81
  %483 = load i64, ptr %156
  %484 = add i64 %483, 1
  store i64 %484, ptr %156
  store i64 1, ptr %148
  br label %1489

485:
  %486 = load ptr, ptr %42
  %487 = getelementptr %struct.ode_options, ptr %486, i64 0, i32 1
  %488 = load double, ptr %487
  %489 = call double @llvm.pow.f64(double %488, double 0x3FE5555555555555)
  %490 = fmul double %489, 1.000000e-02
  %491 = fdiv double 0x3CE4000000000000, %490
  %492 = call double @llvm.sqrt.f64(double %490)
  %493 = call double @llvm.minnum.f64(double %492, double 3.000000e-02)
  %494 = call double @llvm.maxnum.f64(double %491, double %493)
  store double 1.000000e-03, ptr %144
  %495 = load double, ptr %145
  %496 = call double @llvm.maxnum.f64(double %495, double 0x3CB0000000000000)
  %497 = call double @llvm.pow.f64(double %496, double 8.000000e-01)
  store double %497, ptr %145
  %498 = load ptr, ptr %6
  %499 = getelementptr %struct.ode_system, ptr %498, i64 0, i32 0
  %500 = load i64, ptr %499
  %501 = load ptr, ptr %4
  %502 = mul i64 %500, 11
  %503 = getelementptr double, ptr %501, i64 %502
  %504 = mul i64 %500, 12
  %505 = getelementptr double, ptr %501, i64 %504
  %506 = mul i64 %500, 13
  %507 = getelementptr double, ptr %501, i64 %506
  %508 = mul i64 %500, 22
  %509 = getelementptr double, ptr %501, i64 %508
  %510 = mul i64 %500, 23
  %511 = getelementptr double, ptr %501, i64 %510
  %512 = mul i64 %500, 24
  %513 = getelementptr double, ptr %501, i64 %512
  %514 = load double, ptr %72
  %515 = fcmp une double %514, 0.000000e+00
  %516 = fdiv double %202, %514
  %517 = select i1 %515, double %516, double 0.000000e+00
  %518 = fmul double %517, 0x3FC3D8B64657CAEA
  %519 = fmul double %517, 0x3FE4A36C0803A6DF
  %520 = icmp sgt i64 %500, 0
  br i1 %520, label %521, label %574

521:
  %522 = fcmp une double %517, 0.000000e+00
  %523 = fadd double %518, 0x3FD6B927EFF8B242
  %524 = fadd double %518, 0x3FEB09D26E6A0D46
  %525 = fadd double %519, 0x3FD6B927EFF8B242
  %526 = fadd double %519, 0x3FEB09D26E6A0D46
  %527 = fadd double %517, 0x3FD6B927EFF8B242
  %528 = fadd double %517, 0x3FEB09D26E6A0D46
  %529 = mul i64 %500, 17
  %530 = getelementptr double, ptr %501, i64 %529
  %531 = mul i64 %500, 18
  %532 = getelementptr double, ptr %501, i64 %531
  %533 = mul i64 %500, 19
  %534 = getelementptr double, ptr %501, i64 %533
  br label %535

535:
  %536 = phi i64 [ 0, %521 ], [ %572, %544 ]
  br i1 %522, label %537, label %544

537:
  %538 = getelementptr double, ptr %509, i64 %536
  %539 = load double, ptr %538
  %540 = getelementptr double, ptr %511, i64 %536
  %541 = load double, ptr %540
  %542 = getelementptr double, ptr %513, i64 %536
  %543 = load double, ptr %542
  br label %544

544:
  %545 = phi double [ %541, %537 ], [ 0.000000e+00, %535 ]
  %546 = phi double [ %539, %537 ], [ 0.000000e+00, %535 ]
  %547 = phi double [ %543, %537 ], [ 0.000000e+00, %535 ]
  %548 = call double @llvm.fmuladd.f64(double %524, double %547, double %545)
  %549 = call double @llvm.fmuladd.f64(double %523, double %548, double %546)
  %550 = fmul double %518, %549
  %551 = getelementptr double, ptr %503, i64 %536
  store double %550, ptr %551
  %552 = call double @llvm.fmuladd.f64(double %526, double %547, double %545)
  %553 = call double @llvm.fmuladd.f64(double %525, double %552, double %546)
  %554 = fmul double %519, %553
  %555 = getelementptr double, ptr %505, i64 %536
  store double %554, ptr %555
  %556 = call double @llvm.fmuladd.f64(double %528, double %547, double %545)
  %557 = call double @llvm.fmuladd.f64(double %527, double %556, double %546)
  %558 = fmul double %517, %557
  %559 = getelementptr double, ptr %507, i64 %536
  store double %558, ptr %559
  %560 = fmul double %554, 0x3FD5B570C75819C1
  %561 = call double @llvm.fmuladd.f64(double %550, double 0x40114D64D09039E2, double %560)
  %562 = call double @llvm.fmuladd.f64(double %558, double 0x3FE1562F2BDEBF3D, double %561)
  %563 = getelementptr double, ptr %530, i64 %536
  store double %562, ptr %563
  %564 = fmul double %554, 0xBFD4F8C15DA84E86
  %565 = call double @llvm.fmuladd.f64(double %550, double 0xC010B70201A79C47, double %564)
  %566 = call double @llvm.fmuladd.f64(double %558, double 0x3FDE810014C55221, double %565)
  %567 = getelementptr double, ptr %532, i64 %536
  store double %566, ptr %567
  %568 = fmul double %554, 0x4004934E6FCAA598
  %569 = call double @llvm.fmuladd.f64(double %550, double 0xBFE017885A24A7F2, double %568)
  %570 = call double @llvm.fmuladd.f64(double %558, double 0xBFE312C0CF7BDFD1, double %569)
  %571 = getelementptr double, ptr %534, i64 %536
  store double %570, ptr %571
  %572 = add i64 %536, 1
  %573 = icmp eq i64 %572, %500
  br i1 %573, label %574, label %535

574:
  %575 = fdiv double 0x40086747F2C3FCB6, %202
  %576 = fdiv double 0xC00D1A48D83E731D, %202
  %577 = fdiv double 0xC00572DB93E0C671, %202
  %578 = fneg double %575
  br label %579

579:
  %580 = phi ptr [ %501, %574 ], [ %651, %895 ]
  %581 = phi i64 [ %500, %574 ], [ %654, %895 ]
  %582 = phi double [ 0.000000e+00, %574 ], [ %896, %895 ]
  %583 = phi double [ 0.000000e+00, %574 ], [ %893, %895 ]
  %584 = phi i32 [ 1, %574 ], [ %897, %895 ]
  %585 = mul i64 %581, 3
  %586 = getelementptr double, ptr %580, i64 %585
  %587 = icmp sgt i64 %581, 0
  br label %588

588:
  %589 = phi i64 [ 0, %579 ], [ %592, %600 ]
  %590 = icmp eq i64 %589, 3
  br i1 %590, label %625, label %591

591:
  %592 = add i64 %589, 1
  %593 = add i64 %589, 11
  %594 = load ptr, ptr %4
  %595 = load ptr, ptr %6
  %596 = getelementptr %struct.ode_system, ptr %595, i64 0, i32 0
  %597 = load i64, ptr %596
  %598 = mul i64 %597, %593
  %599 = getelementptr double, ptr %594, i64 %598
  br i1 %587, label %615, label %600

600:
  %601 = load double, ptr %2
  %602 = getelementptr [3 x double], ptr @__const.stage_rates.parts, i64 0, i64 %589
  %603 = load double, ptr %602
  %604 = call double @llvm.fmuladd.f64(double %603, double %202, double %601)
  %605 = add i64 %589, 14
  %606 = mul i64 %597, %605
  %607 = getelementptr double, ptr %594, i64 %606
  %608 = load i64, ptr %12
  %609 = add i64 %608, 1
  store i64 %609, ptr %12
  %610 = getelementptr %struct.ode_system, ptr %595, i64 0, i32 3
  %611 = load ptr, ptr %610
  %612 = getelementptr %struct.ode_system, ptr %595, i64 0, i32 2
  %613 = load ptr, ptr %612
  %614 = call i64 %611(ptr %613, double %604, ptr %586, ptr %607)
  switch i64 %614, label %1493 [
    i64 3, label %899
    i64 0, label %588
  ]

615:
  %616 = phi i64 [ %623, %615 ], [ 0, %591 ]
  %617 = getelementptr double, ptr %580, i64 %616
  %618 = load double, ptr %617
  %619 = getelementptr double, ptr %599, i64 %616
  %620 = load double, ptr %619
  %621 = fadd double %618, %620
  %622 = getelementptr double, ptr %586, i64 %616
  store double %621, ptr %622
  %623 = add i64 %616, 1
  %624 = icmp eq i64 %623, %581
  br i1 %624, label %600, label %615

625:
  %626 = load ptr, ptr %6
  %627 = getelementptr %struct.ode_system, ptr %626, i64 0, i32 0
  %628 = load i64, ptr %627
  %629 = load ptr, ptr %4
  %630 = mul i64 %628, 14
  %631 = getelementptr double, ptr %629, i64 %630
  %632 = mul i64 %628, 15
  %633 = getelementptr double, ptr %629, i64 %632
  %634 = shl i64 %628, 4
  %635 = getelementptr double, ptr %629, i64 %634
  %636 = mul i64 %628, 17
  %637 = getelementptr double, ptr %629, i64 %636
  %638 = mul i64 %628, 18
  %639 = getelementptr double, ptr %629, i64 %638
  %640 = mul i64 %628, 19
  %641 = getelementptr double, ptr %629, i64 %640
  %642 = mul i64 %628, 20
  %643 = getelementptr double, ptr %629, i64 %642
  %644 = icmp sgt i64 %628, 0
  br i1 %644, label %774, label %645

645:
  %646 = mul i64 %628, 27
  %647 = getelementptr double, ptr %629, i64 %646
  %648 = mul i64 %628, %628
  %649 = getelementptr double, ptr %647, i64 %648
  %650 = load ptr, ptr %143
  call void @solve(ptr %649, i64 %628, ptr %650, ptr %631)
  %651 = load ptr, ptr %4
  %652 = load ptr, ptr %6
  %653 = getelementptr %struct.ode_system, ptr %652, i64 0, i32 0
  %654 = load i64, ptr %653
  %655 = mul i64 %654, 27
  %656 = getelementptr double, ptr %651, i64 %655
  %657 = shl i64 %654, 1
  %658 = mul i64 %657, %654
  %659 = getelementptr double, ptr %656, i64 %658
  %660 = load ptr, ptr %143
  %661 = getelementptr i64, ptr %660, i64 %628
  br i1 %644, label %667, label %848

662:
  %663 = icmp sgt i64 %628, 1
  br i1 %663, label %665, label %664

664:
  br label %715

665:
  %666 = shl i64 %628, 1
  br label %681

667:
  %668 = phi i64 [ %679, %667 ], [ 0, %645 ]
  %669 = getelementptr i64, ptr %661, i64 %668
  %670 = load i64, ptr %669
  %671 = getelementptr double, ptr %633, i64 %670
  %672 = load double, ptr %671
  %673 = getelementptr double, ptr %635, i64 %670
  %674 = load double, ptr %673
  %675 = getelementptr double, ptr %633, i64 %668
  %676 = load double, ptr %675
  store double %676, ptr %671
  %677 = getelementptr double, ptr %635, i64 %668
  %678 = load double, ptr %677
  store double %678, ptr %673
  store double %672, ptr %675
  store double %674, ptr %677
  %679 = add i64 %668, 1
  %680 = icmp eq i64 %679, %628
  br i1 %680, label %662, label %667

681:
  %682 = phi i64 [ 1, %665 ], [ %690, %689 ]
  %683 = mul i64 %666, %682
  %684 = getelementptr double, ptr %659, i64 %683
  %685 = getelementptr double, ptr %633, i64 %682
  %686 = load double, ptr %685
  %687 = getelementptr double, ptr %635, i64 %682
  %688 = load double, ptr %687
  br label %692

689:
  store double %709, ptr %685
  store double %712, ptr %687
  %690 = add i64 %682, 1
  %691 = icmp eq i64 %690, %628
  br i1 %691, label %664, label %681

692:
  %693 = phi double [ %686, %681 ], [ %709, %692 ]
  %694 = phi i64 [ 0, %681 ], [ %713, %692 ]
  %695 = phi double [ %688, %681 ], [ %712, %692 ]
  %696 = shl i64 %694, 1
  %697 = getelementptr double, ptr %684, i64 %696
  %698 = load double, ptr %697
  %699 = getelementptr double, ptr %633, i64 %694
  %700 = load double, ptr %699
  %701 = or i64 %696, 1
  %702 = getelementptr double, ptr %684, i64 %701
  %703 = load double, ptr %702
  %704 = getelementptr double, ptr %635, i64 %694
  %705 = load double, ptr %704
  %706 = fneg double %703
  %707 = fmul double %705, %706
  %708 = call double @llvm.fmuladd.f64(double %698, double %700, double %707)
  %709 = fsub double %693, %708
  %710 = fmul double %700, %703
  %711 = call double @llvm.fmuladd.f64(double %698, double %705, double %710)
  %712 = fsub double %695, %711
  %713 = add i64 %694, 1
  %714 = icmp eq i64 %713, %682
  br i1 %714, label %689, label %692

715:
  %716 = phi i64 [ %717, %726 ], [ %628, %664 ]
  %717 = add i64 %716, -1
  %718 = shl i64 %717, 1
  %719 = mul i64 %718, %628
  %720 = getelementptr double, ptr %659, i64 %719
  %721 = getelementptr double, ptr %633, i64 %717
  %722 = load double, ptr %721
  %723 = getelementptr double, ptr %635, i64 %717
  %724 = load double, ptr %723
  %725 = icmp slt i64 %716, %628
  br i1 %725, label %744, label %726

726:
  %727 = phi double [ %722, %715 ], [ %761, %744 ]
  %728 = phi double [ %724, %715 ], [ %764, %744 ]
  %729 = getelementptr double, ptr %720, i64 %718
  %730 = load double, ptr %729
  %731 = or i64 %718, 1
  %732 = getelementptr double, ptr %720, i64 %731
  %733 = load double, ptr %732
  %734 = fmul double %733, %733
  %735 = call double @llvm.fmuladd.f64(double %730, double %730, double %734)
  %736 = fmul double %728, %733
  %737 = call double @llvm.fmuladd.f64(double %727, double %730, double %736)
  %738 = fdiv double %737, %735
  store double %738, ptr %721
  %739 = fneg double %727
  %740 = fmul double %733, %739
  %741 = call double @llvm.fmuladd.f64(double %728, double %730, double %740)
  %742 = fdiv double %741, %735
  store double %742, ptr %723
  %743 = icmp sgt i64 %716, 1
  br i1 %743, label %715, label %767

744:
  %745 = phi i64 [ %765, %744 ], [ %716, %715 ]
  %746 = phi double [ %764, %744 ], [ %724, %715 ]
  %747 = phi double [ %761, %744 ], [ %722, %715 ]
  %748 = shl i64 %745, 1
  %749 = getelementptr double, ptr %720, i64 %748
  %750 = load double, ptr %749
  %751 = getelementptr double, ptr %633, i64 %745
  %752 = load double, ptr %751
  %753 = or i64 %748, 1
  %754 = getelementptr double, ptr %720, i64 %753
  %755 = load double, ptr %754
  %756 = getelementptr double, ptr %635, i64 %745
  %757 = load double, ptr %756
  %758 = fneg double %755
  %759 = fmul double %757, %758
  %760 = call double @llvm.fmuladd.f64(double %750, double %752, double %759)
  %761 = fsub double %747, %760
  %762 = fmul double %752, %755
  %763 = call double @llvm.fmuladd.f64(double %750, double %757, double %762)
  %764 = fsub double %746, %763
  %765 = add i64 %745, 1
  %766 = icmp eq i64 %765, %628
  br i1 %766, label %726, label %744

767:
  %768 = mul i64 %654, 11
  %769 = getelementptr double, ptr %651, i64 %768
  %770 = mul i64 %654, 12
  %771 = getelementptr double, ptr %651, i64 %770
  %772 = mul i64 %654, 13
  %773 = getelementptr double, ptr %651, i64 %772
  br label %804

774:
  %775 = phi i64 [ %802, %774 ], [ 0, %625 ]
  %776 = getelementptr double, ptr %631, i64 %775
  %777 = load double, ptr %776
  %778 = getelementptr double, ptr %633, i64 %775
  %779 = load double, ptr %778
  %780 = getelementptr double, ptr %635, i64 %775
  %781 = load double, ptr %780
  %782 = fmul double %779, 0x3FD5B570C75819C1
  %783 = call double @llvm.fmuladd.f64(double %777, double 0x40114D64D09039E2, double %782)
  %784 = call double @llvm.fmuladd.f64(double %781, double 0x3FE1562F2BDEBF3D, double %783)
  %785 = getelementptr double, ptr %637, i64 %775
  %786 = load double, ptr %785
  %787 = call double @llvm.fmuladd.f64(double %576, double %786, double %784)
  store double %787, ptr %776
  %788 = fmul double %779, 0xBFD4F8C15DA84E86
  %789 = call double @llvm.fmuladd.f64(double %777, double 0xC010B70201A79C47, double %788)
  %790 = call double @llvm.fmuladd.f64(double %781, double 0x3FDE810014C55221, double %789)
  %791 = getelementptr double, ptr %639, i64 %775
  %792 = load double, ptr %791
  %793 = call double @llvm.fmuladd.f64(double %577, double %792, double %790)
  %794 = getelementptr double, ptr %641, i64 %775
  %795 = load double, ptr %794
  %796 = call double @llvm.fmuladd.f64(double %575, double %795, double %793)
  store double %796, ptr %778
  %797 = fmul double %779, 0x4004934E6FCAA598
  %798 = call double @llvm.fmuladd.f64(double %777, double 0xBFE017885A24A7F2, double %797)
  %799 = call double @llvm.fmuladd.f64(double %781, double 0xBFE312C0CF7BDFD1, double %798)
  %800 = call double @llvm.fmuladd.f64(double %577, double %795, double %799)
  %801 = call double @llvm.fmuladd.f64(double %578, double %792, double %800)
  store double %801, ptr %780
  %802 = add i64 %775, 1
  %803 = icmp eq i64 %802, %628
  br i1 %803, label %645, label %774

804:
  %805 = phi double [ 0.000000e+00, %767 ], [ %821, %804 ]
  %806 = phi i64 [ 0, %767 ], [ %846, %804 ]
  %807 = getelementptr double, ptr %631, i64 %806
  %808 = load double, ptr %807
  %809 = getelementptr double, ptr %643, i64 %806
  %810 = load double, ptr %809
  %811 = fdiv double %808, %810
  %812 = getelementptr double, ptr %633, i64 %806
  %813 = load double, ptr %812
  %814 = fdiv double %813, %810
  %815 = getelementptr double, ptr %635, i64 %806
  %816 = load double, ptr %815
  %817 = fdiv double %816, %810
  %818 = fmul double %814, %814
  %819 = call double @llvm.fmuladd.f64(double %811, double %811, double %818)
  %820 = call double @llvm.fmuladd.f64(double %817, double %817, double %819)
  %821 = fadd double %805, %820
  %822 = getelementptr double, ptr %637, i64 %806
  %823 = load double, ptr %822
  %824 = fadd double %808, %823
  store double %824, ptr %822
  %825 = getelementptr double, ptr %639, i64 %806
  %826 = load double, ptr %825
  %827 = fadd double %813, %826
  store double %827, ptr %825
  %828 = getelementptr double, ptr %641, i64 %806
  %829 = load double, ptr %828
  %830 = fadd double %816, %829
  store double %830, ptr %828
  %831 = fmul double %827, 0xBFC214A74C403BF7
  %832 = call double @llvm.fmuladd.f64(double %824, double 0x3FB75B01984E65F7, double %831)
  %833 = call double @llvm.fmuladd.f64(double %830, double 0xBF9EBFF91A6D688F, double %832)
  %834 = getelementptr double, ptr %769, i64 %806
  store double %833, ptr %834
  %835 = load double, ptr %822
  %836 = load double, ptr %825
  %837 = fmul double %836, 0x3FCA20E91E20B551
  %838 = call double @llvm.fmuladd.f64(double %835, double 0x3FCEF09CFBEAB86E, double %837)
  %839 = load double, ptr %828
  %840 = call double @llvm.fmuladd.f64(double %839, double 0x3FD8821FA2A36DED, double %838)
  %841 = getelementptr double, ptr %771, i64 %806
  store double %840, ptr %841
  %842 = load double, ptr %822
  %843 = load double, ptr %825
  %844 = call double @llvm.fmuladd.f64(double %842, double 0x3FEEE9DDE0D6255B, double %843)
  %845 = getelementptr double, ptr %773, i64 %806
  store double %844, ptr %845
  %846 = add i64 %806, 1
  %847 = icmp eq i64 %846, %628
  br i1 %847, label %848, label %804

848:
  %849 = phi double [ 0.000000e+00, %645 ], [ %821, %804 ]
  %850 = sitofp i64 %628 to double
  %851 = fmul double %850, 3.000000e+00
  %852 = fdiv double %849, %851
  %853 = call double @llvm.sqrt.f64(double %852)
  %854 = call double @llvm.fabs.f64(double %853)
  %855 = fcmp ueq double %854, 0x7FF0000000000000
  br i1 %855, label %918, label %856

856:
  %857 = icmp ugt i32 %584, 1
  br i1 %857, label %861, label %858

858:
  %859 = load double, ptr %145
  %860 = fmul double %853, %859
  br label %891

861:
  %862 = fdiv double %853, %582
  %863 = icmp eq i32 %584, 2
  br i1 %863, label %867, label %864

864:
  %865 = fmul double %583, %862
  %866 = call double @llvm.sqrt.f64(double %865)
  br label %867

867:
  %868 = phi double [ %866, %864 ], [ %862, %861 ]
  store double %868, ptr %144
  %869 = fcmp olt double %868, 0x3FEFAE147AE147AE
  br i1 %869, label %870, label %918

870:
  %871 = fsub double 1.000000e+00, %868
  %872 = fdiv double %868, %871
  store double %872, ptr %145
  %873 = sub i32 7, %584
  %874 = sitofp i32 %873 to double
  %875 = fmul double %853, %872
  %876 = fadd double %874, -1.000000e+00
  %877 = call double @llvm.pow.f64(double %868, double %876)
  %878 = fmul double %877, %875
  %879 = icmp ugt i32 %584, 6
  %880 = fcmp ult double %878, %494
  %881 = select i1 %879, i1 true, i1 %880
  br i1 %881, label %891, label %882

882:
  %883 = fdiv double %878, %494
  %884 = call double @llvm.minnum.f64(double %883, double 2.000000e+01)
  %885 = call double @llvm.maxnum.f64(double %884, double 1.000000e-04)
  %886 = fadd double %874, 4.000000e+00
  %887 = fadd double %886, -1.000000e+00
  %888 = fdiv double -1.000000e+00, %887
  %889 = call double @llvm.pow.f64(double %885, double %888)
  %890 = fmul double %889, 8.000000e-01
  br label %918

891:
  %892 = phi double [ %860, %858 ], [ %875, %870 ]
  %893 = phi double [ %583, %858 ], [ %862, %870 ]
  %894 = fcmp ugt double %892, %494
  br i1 %894, label %895, label %926

895:
  %896 = call double @llvm.maxnum.f64(double %853, double 0x3CB0000000000000)
  %897 = add i32 %584, 1
  %898 = icmp eq i32 %897, 8
  br i1 %898, label %918, label %579

899:
  store i64 3, ptr %146
  store double %604, ptr %147
  %900 = load ptr, ptr %4
  %901 = load ptr, ptr %6
  %902 = getelementptr %struct.ode_system, ptr %901, i64 0, i32 0
  %903 = load i64, ptr %902
  %904 = shl i64 %903, 2
  %905 = getelementptr double, ptr %900, i64 %904
  %906 = bitcast ptr %905 to ptr
  %907 = bitcast ptr %607 to ptr
  %908 = shl i64 %903, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %906, ptr align 8 %907, i64 %908, i1 false)
  %909 = load ptr, ptr %4
  %910 = load ptr, ptr %6
  %911 = getelementptr %struct.ode_system, ptr %910, i64 0, i32 0
  %912 = load i64, ptr %911
  %913 = mul i64 %912, 5
  %914 = getelementptr double, ptr %909, i64 %913
  %915 = bitcast ptr %914 to ptr
  %916 = bitcast ptr %586 to ptr
  %917 = shl i64 %912, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %915, ptr align 8 %916, i64 %917, i1 false)
  br label %918

918:
  %919 = phi double [ 1.250000e-01, %899 ], [ %890, %882 ], [ 5.000000e-01, %895 ], [ 5.000000e-01, %867 ], [ 5.000000e-01, %848 ]
  %920 = load i64, ptr %156
  %921 = add i64 %920, 1
  store i64 %921, ptr %156
  store i64 1, ptr %148
  %922 = fmul double %202, %919
  store double %922, ptr %81
  %923 = icmp eq i32 %158, 0
  br i1 %923, label %924, label %1489

924:
  %925 = call i64 @evaluate_jacobian(ptr %0)
  br label %1489

926:
  %927 = load ptr, ptr %6
  %928 = getelementptr %struct.ode_system, ptr %927, i64 0, i32 0
  %929 = load i64, ptr %928
  %930 = load ptr, ptr %4
  %931 = mul i64 %929, 11
  %932 = getelementptr double, ptr %930, i64 %931
  %933 = mul i64 %929, 12
  %934 = getelementptr double, ptr %930, i64 %933
  %935 = mul i64 %929, 13
  %936 = getelementptr double, ptr %930, i64 %935
  %937 = mul i64 %929, 20
  %938 = getelementptr double, ptr %930, i64 %937
  %939 = mul i64 %929, 14
  %940 = getelementptr double, ptr %930, i64 %939
  %941 = mul i64 %929, 21
  %942 = getelementptr double, ptr %930, i64 %941
  %943 = mul i64 %929, 10
  %944 = getelementptr double, ptr %930, i64 %943
  %945 = icmp sgt i64 %929, 0
  br i1 %945, label %948, label %946

946:
  %947 = sitofp i64 %929 to double
  br label %967

948:
  %949 = phi i64 [ %965, %948 ], [ 0, %926 ]
  %950 = getelementptr double, ptr %932, i64 %949
  %951 = load double, ptr %950
  %952 = getelementptr double, ptr %934, i64 %949
  %953 = load double, ptr %952
  %954 = fmul double %953, 0x3FF61D41B2D54580
  %955 = call double @llvm.fmuladd.f64(double %951, double 0xC02418FD8BAFFE05, double %954)
  %956 = getelementptr double, ptr %936, i64 %949
  %957 = load double, ptr %956
  %958 = call double @llvm.fmuladd.f64(double %957, double 0xBFD5555555555555, double %955)
  %959 = fdiv double %958, %202
  %960 = getelementptr double, ptr %940, i64 %949
  store double %959, ptr %960
  %961 = getelementptr double, ptr %944, i64 %949
  %962 = load double, ptr %961
  %963 = fadd double %962, %959
  %964 = getelementptr double, ptr %942, i64 %949
  store double %963, ptr %964
  %965 = add i64 %949, 1
  %966 = icmp eq i64 %965, %929
  br i1 %966, label %946, label %948

967:
  %968 = phi i64 [ %929, %946 ], [ %1059, %1055 ]
  %969 = phi ptr [ %930, %946 ], [ %1056, %1055 ]
  %970 = phi i1 [ false, %946 ], [ true, %1055 ]
  %971 = mul i64 %968, 27
  %972 = getelementptr double, ptr %969, i64 %971
  %973 = mul i64 %968, %968
  %974 = getelementptr double, ptr %972, i64 %973
  %975 = load ptr, ptr %143
  call void @solve(ptr %974, i64 %929, ptr %975, ptr %942)
  br i1 %945, label %983, label %976

976:
  %977 = phi double [ 0.000000e+00, %967 ], [ %991, %983 ]
  %978 = fdiv double %977, %947
  %979 = call double @llvm.sqrt.f64(double %978)
  %980 = call double @llvm.maxnum.f64(double %979, double 1.000000e-10)
  %981 = fcmp olt double %980, 1.000000e+00
  %982 = or i1 %970, %981
  br i1 %982, label %1060, label %994

983:
  %984 = phi i64 [ %992, %983 ], [ 0, %967 ]
  %985 = phi double [ %991, %983 ], [ 0.000000e+00, %967 ]
  %986 = getelementptr double, ptr %942, i64 %984
  %987 = load double, ptr %986
  %988 = getelementptr double, ptr %938, i64 %984
  %989 = load double, ptr %988
  %990 = fdiv double %987, %989
  %991 = call double @llvm.fmuladd.f64(double %990, double %990, double %985)
  %992 = add i64 %984, 1
  %993 = icmp eq i64 %992, %929
  br i1 %993, label %976, label %983

994:
  %995 = load double, ptr %72
  %996 = fcmp oeq double %995, 0.000000e+00
  br i1 %996, label %1000, label %997

997:
  %998 = load i64, ptr %148
  %999 = icmp eq i64 %998, 0
  br i1 %999, label %1064, label %1000

1000:
  %1001 = load ptr, ptr %4
  %1002 = load ptr, ptr %6
  %1003 = getelementptr %struct.ode_system, ptr %1002, i64 0, i32 0
  %1004 = load i64, ptr %1003
  %1005 = mul i64 %1004, 3
  %1006 = getelementptr double, ptr %1001, i64 %1005
  br i1 %945, label %1036, label %1007

1007:
  %1008 = load double, ptr %2
  %1009 = load i64, ptr %12
  %1010 = add i64 %1009, 1
  store i64 %1010, ptr %12
  %1011 = getelementptr %struct.ode_system, ptr %1002, i64 0, i32 3
  %1012 = load ptr, ptr %1011
  %1013 = getelementptr %struct.ode_system, ptr %1002, i64 0, i32 2
  %1014 = load ptr, ptr %1013
  %1015 = call i64 %1012(ptr %1014, double %1008, ptr %1006, ptr %942)
  switch i64 %1015, label %1493 [
    i64 3, label %1016
    i64 0, label %1035
  ]

1016:
  store i64 3, ptr %146
  store double %1008, ptr %147
  %1017 = load ptr, ptr %4
  %1018 = load ptr, ptr %6
  %1019 = getelementptr %struct.ode_system, ptr %1018, i64 0, i32 0
  %1020 = load i64, ptr %1019
  %1021 = shl i64 %1020, 2
  %1022 = getelementptr double, ptr %1017, i64 %1021
  %1023 = bitcast ptr %1022 to ptr
  %1024 = bitcast ptr %942 to ptr
  %1025 = shl i64 %1020, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1023, ptr align 8 %1024, i64 %1025, i1 false)
  %1026 = load ptr, ptr %4
  %1027 = load ptr, ptr %6
  %1028 = getelementptr %struct.ode_system, ptr %1027, i64 0, i32 0
  %1029 = load i64, ptr %1028
  %1030 = mul i64 %1029, 5
  %1031 = getelementptr double, ptr %1026, i64 %1030
  %1032 = bitcast ptr %1031 to ptr
  %1033 = bitcast ptr %1006 to ptr
  %1034 = shl i64 %1029, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1032, ptr align 8 %1033, i64 %1034, i1 false)
  br label %1060

1035:
  br i1 %945, label %1046, label %1055

1036:
  %1037 = phi i64 [ %1044, %1036 ], [ 0, %1000 ]
  %1038 = getelementptr double, ptr %930, i64 %1037
  %1039 = load double, ptr %1038
  %1040 = getelementptr double, ptr %942, i64 %1037
  %1041 = load double, ptr %1040
  %1042 = fadd double %1039, %1041
  %1043 = getelementptr double, ptr %1006, i64 %1037
  store double %1042, ptr %1043
  %1044 = add i64 %1037, 1
  %1045 = icmp eq i64 %1044, %929
  br i1 %1045, label %1007, label %1036

1046:
  %1047 = phi i64 [ %1053, %1046 ], [ 0, %1035 ]
  %1048 = getelementptr double, ptr %940, i64 %1047
  %1049 = load double, ptr %1048
  %1050 = getelementptr double, ptr %942, i64 %1047
  %1051 = load double, ptr %1050
  %1052 = fadd double %1049, %1051
  store double %1052, ptr %1050
  %1053 = add i64 %1047, 1
  %1054 = icmp eq i64 %1053, %929
  br i1 %1054, label %1055, label %1046

1055:
  %1056 = load ptr, ptr %4
  %1057 = load ptr, ptr %6
  %1058 = getelementptr %struct.ode_system, ptr %1057, i64 0, i32 0
  %1059 = load i64, ptr %1058
  br label %967

1060:
  %1061 = phi i1 [ false, %1016 ], [ %981, %976 ]
  %1062 = phi i64 [ 3, %1016 ], [ 0, %976 ]
  %1063 = load i64, ptr %148
  br label %1064

1064:
  %1065 = phi i64 [ %1063, %1060 ], [ 0, %997 ]
  %1066 = phi i1 [ %1061, %1060 ], [ false, %997 ]
  %1067 = phi i64 [ %1062, %1060 ], [ 0, %997 ]
  %1068 = add i32 %584, 14
  %1069 = sitofp i32 %1068 to double
  %1070 = fdiv double 1.350000e+01, %1069
  %1071 = call double @llvm.minnum.f64(double %1070, double 9.000000e-01)
  store i64 0, ptr %149
  %1072 = icmp eq i64 %1067, 0
  %1073 = select i1 %1072, i1 %1066, i1 false
  br i1 %1073, label %1074, label %1466

1074:
  %1075 = call double @llvm.fabs.f64(double %202)
  %1076 = load double, ptr %139
  %1077 = fsub double %1076, %159
  %1078 = call double @llvm.fabs.f64(double %1077)
  %1079 = fmul double %1078, 5.000000e-01
  %1080 = fcmp ogt double %1075, %1079
  br i1 %1080, label %1081, label %1310

1081:
  %1082 = load double, ptr %142
  %1083 = fmul double %1075, %1082
  %1084 = fcmp ogt double %1083, 3.000000e-01
  br i1 %1084, label %1085, label %1291

1085:
  %1086 = load ptr, ptr %6
  %1087 = getelementptr %struct.ode_system, ptr %1086, i64 0, i32 0
  %1088 = load i64, ptr %1087
  %1089 = load ptr, ptr %4
  %1090 = mul i64 %1088, 27
  %1091 = getelementptr double, ptr %1089, i64 %1090
  %1092 = mul i64 %1088, 10
  %1093 = getelementptr double, ptr %1089, i64 %1092
  %1094 = mul i64 %1088, 20
  %1095 = getelementptr double, ptr %1089, i64 %1094
  %1096 = mul i64 %1088, 15
  %1097 = getelementptr double, ptr %1089, i64 %1096
  %1098 = shl i64 %1088, 4
  %1099 = getelementptr double, ptr %1089, i64 %1098
  %1100 = mul i64 %1088, 26
  %1101 = getelementptr double, ptr %1089, i64 %1100
  %1102 = load ptr, ptr %42
  %1103 = getelementptr %struct.ode_options, ptr %1102, i64 0, i32 1
  %1104 = load double, ptr %1103
  %1105 = call double @llvm.pow.f64(double %1104, double 0x3FE5555555555555)
  %1106 = fmul double %1105, 1.000000e-02
  %1107 = fdiv double 0x3CE4000000000000, %1106
  %1108 = call double @llvm.sqrt.f64(double %1106)
  %1109 = call double @llvm.minnum.f64(double %1108, double 3.000000e-02)
  %1110 = call double @llvm.maxnum.f64(double %1107, double %1109)
  %1111 = load double, ptr %72
  %1112 = fadd double %202, %1111
  %1113 = call double @llvm.fabs.f64(double %1112)
  %1114 = icmp sgt i64 %1088, 0
  br i1 %1114, label %1115, label %1129

1115:
  %1116 = mul i64 %1088, 11
  %1117 = getelementptr double, ptr %1089, i64 %1116
  %1118 = mul i64 %1088, 12
  %1119 = getelementptr double, ptr %1089, i64 %1118
  %1120 = mul i64 %1088, 13
  %1121 = getelementptr double, ptr %1089, i64 %1120
  %1122 = mul i64 %1088, 25
  %1123 = getelementptr double, ptr %1089, i64 %1122
  %1124 = fneg double %202
  %1125 = fmul double %202, %1124
  %1126 = fmul double %202, %1125
  %1127 = getelementptr %struct.ode_options, ptr %1102, i64 0, i32 2
  %1128 = load ptr, ptr %1127
  br label %1131

1129:
  %1130 = fdiv double 0x400D1A48D83E731D, %202
  br label %1216

1131:
  %1132 = phi double [ %1111, %1115 ], [ %1202, %1201 ]
  %1133 = phi i64 [ 0, %1115 ], [ %1199, %1201 ]
  %1134 = getelementptr double, ptr %1089, i64 %1133
  %1135 = load double, ptr %1134
  %1136 = fdiv double %1135, %202
  %1137 = call double @llvm.fabs.f64(double %1136)
  %1138 = getelementptr double, ptr %1117, i64 %1133
  %1139 = load double, ptr %1138
  %1140 = getelementptr double, ptr %1119, i64 %1133
  %1141 = load double, ptr %1140
  %1142 = getelementptr double, ptr %1121, i64 %1133
  %1143 = load double, ptr %1142
  %1144 = fsub double %1139, %1141
  %1145 = fdiv double %1144, 0xBFDF5A7CECDB684A
  %1146 = fsub double %1141, %1143
  %1147 = fdiv double %1146, 0xBFD6B927EFF8B242
  %1148 = fsub double %1145, %1147
  %1149 = fdiv double %1148, 0xBFEB09D26E6A0D46
  %1150 = fdiv double %1139, 0x3FC3D8B64657CAEA
  %1151 = fsub double %1145, %1150
  %1152 = fdiv double %1151, 0x3FE4A36C0803A6DF
  %1153 = fsub double %1149, %1152
  %1154 = call double @llvm.fmuladd.f64(double %1153, double 0x3FEB09D26E6A0D46, double %1149)
  %1155 = call double @llvm.fmuladd.f64(double %1154, double 0x3FD6B927EFF8B242, double %1147)
  %1156 = call double @llvm.fmuladd.f64(double %1153, double 0x3FF3333333333334, double %1149)
  %1157 = call double @llvm.fmuladd.f64(double %1156, double 0.000000e+00, double %1155)
  %1158 = fdiv double %1157, %202
  %1159 = fcmp oeq double %1132, 0.000000e+00
  br i1 %1159, label %1160, label %1170

1160:
  %1161 = getelementptr double, ptr %1093, i64 %1133
  %1162 = load double, ptr %1161
  %1163 = call double @llvm.fmuladd.f64(double %1153, double 0xBFC3D8B64657CAE8, double %1149)
  %1164 = call double @llvm.fmuladd.f64(double %1163, double 0xBFE4A36C0803A6DF, double %1147)
  %1165 = call double @llvm.fmuladd.f64(double %1153, double 0xBFE9999999999999, double %1149)
  %1166 = call double @llvm.fmuladd.f64(double %1165, double -1.000000e+00, double %1164)
  %1167 = fdiv double %1166, %202
  %1168 = fsub double %1162, %1167
  %1169 = fmul double %1168, 3.000000e+00
  br label %1176

1170:
  %1171 = getelementptr double, ptr %1123, i64 %1133
  %1172 = load double, ptr %1171
  %1173 = call double @llvm.fmuladd.f64(double %1126, double %1172, double %1153)
  %1174 = fmul double %1173, 1.500000e-01
  %1175 = fdiv double %1174, %1113
  br label %1176

1176:
  %1177 = phi double [ %1169, %1160 ], [ %1175, %1170 ]
  %1178 = getelementptr double, ptr %1097, i64 %1133
  store double %1177, ptr %1178
  %1179 = getelementptr double, ptr %1099, i64 %1133
  store double %1177, ptr %1179
  %1180 = mul i64 %1133, %1088
  br label %1203

1181:
  %1182 = load double, ptr %1103
  %1183 = fmul double %1182, 5.000000e+00
  %1184 = getelementptr double, ptr %1093, i64 %1133
  %1185 = load double, ptr %1184
  %1186 = call double @llvm.fabs.f64(double %1185)
  %1187 = call double @llvm.fabs.f64(double %1158)
  %1188 = call double @llvm.maxnum.f64(double %1186, double %1187)
  %1189 = getelementptr double, ptr %1128, i64 %1133
  %1190 = load double, ptr %1189
  %1191 = call double @llvm.fmuladd.f64(double %1183, double %1188, double %1190)
  %1192 = call double @llvm.fmuladd.f64(double %1213, double 0x3CD0000000000000, double %1191)
  %1193 = getelementptr double, ptr %1095, i64 %1133
  %1194 = load double, ptr %1193
  %1195 = fmul double %1110, %1194
  %1196 = fdiv double %1195, %1075
  %1197 = fadd double %1192, %1196
  %1198 = getelementptr double, ptr %1101, i64 %1133
  store double %1197, ptr %1198
  %1199 = add i64 %1133, 1
  %1200 = icmp eq i64 %1199, %1088
  br i1 %1200, label %1129, label %1201

1201:
  %1202 = load double, ptr %72
  br label %1131

1203:
  %1204 = phi i64 [ 0, %1176 ], [ %1214, %1203 ]
  %1205 = phi double [ %1137, %1176 ], [ %1213, %1203 ]
  %1206 = add i64 %1204, %1180
  %1207 = getelementptr double, ptr %1091, i64 %1206
  %1208 = load double, ptr %1207
  %1209 = getelementptr double, ptr %1089, i64 %1204
  %1210 = load double, ptr %1209
  %1211 = fmul double %1208, %1210
  %1212 = call double @llvm.fabs.f64(double %1211)
  %1213 = fadd double %1205, %1212
  %1214 = add i64 %1204, 1
  %1215 = icmp eq i64 %1214, %1088
  br i1 %1215, label %1181, label %1203

1216:
  %1217 = phi i64 [ %1088, %1129 ], [ %1231, %1227 ]
  %1218 = phi ptr [ %1089, %1129 ], [ %1228, %1227 ]
  %1219 = phi i1 [ true, %1129 ], [ false, %1227 ]
  %1220 = mul i64 %1217, 27
  %1221 = getelementptr double, ptr %1218, i64 %1220
  %1222 = mul i64 %1217, %1217
  %1223 = getelementptr double, ptr %1221, i64 %1222
  %1224 = load ptr, ptr %143
  call void @solve(ptr %1223, i64 %1088, ptr %1224, ptr %1097)
  br i1 %1114, label %1232, label %1226

1225:
  br i1 %1219, label %1227, label %1244

1226:
  br i1 %1219, label %1227, label %1283

1227:
  %1228 = load ptr, ptr %4
  %1229 = load ptr, ptr %6
  %1230 = getelementptr %struct.ode_system, ptr %1229, i64 0, i32 0
  %1231 = load i64, ptr %1230
  br label %1216

1232:
  %1233 = phi i64 [ %1240, %1232 ], [ 0, %1216 ]
  %1234 = getelementptr double, ptr %1097, i64 %1233
  %1235 = load double, ptr %1234
  %1236 = getelementptr double, ptr %1099, i64 %1233
  %1237 = load double, ptr %1236
  %1238 = fneg double %1237
  %1239 = call double @llvm.fmuladd.f64(double %1130, double %1235, double %1238)
  store double %1239, ptr %1236
  store double %1239, ptr %1234
  %1240 = add i64 %1233, 1
  %1241 = icmp eq i64 %1240, %1088
  br i1 %1241, label %1225, label %1232

1242:
  %1243 = fmul double %202, 7.000000e-02
  br label %1256

1244:
  %1245 = phi i64 [ %1254, %1244 ], [ 0, %1225 ]
  %1246 = phi double [ %1253, %1244 ], [ 0.000000e+00, %1225 ]
  %1247 = getelementptr double, ptr %1099, i64 %1245
  %1248 = load double, ptr %1247
  %1249 = call double @llvm.fabs.f64(double %1248)
  %1250 = getelementptr double, ptr %1101, i64 %1245
  %1251 = load double, ptr %1250
  %1252 = fdiv double %1249, %1251
  %1253 = call double @llvm.maxnum.f64(double %1246, double %1252)
  %1254 = add i64 %1245, 1
  %1255 = icmp eq i64 %1254, %1088
  br i1 %1255, label %1242, label %1244

1256:
  %1257 = phi i64 [ 0, %1242 ], [ %1270, %1263 ]
  %1258 = phi double [ 0.000000e+00, %1242 ], [ %1269, %1263 ]
  %1259 = mul i64 %1257, %1088
  br label %1272

1260:
  %1261 = fcmp ogt double %1269, 1.000000e-01
  %1262 = zext i1 %1261 to i64
  br label %1283

1263:
  %1264 = fmul double %1243, %1280
  %1265 = call double @llvm.fabs.f64(double %1264)
  %1266 = getelementptr double, ptr %1101, i64 %1257
  %1267 = load double, ptr %1266
  %1268 = fdiv double %1265, %1267
  %1269 = call double @llvm.maxnum.f64(double %1258, double %1268)
  %1270 = add i64 %1257, 1
  %1271 = icmp eq i64 %1270, %1088
  br i1 %1271, label %1260, label %1256

1272:
  %1273 = phi i64 [ 0, %1256 ], [ %1281, %1272 ]
  %1274 = phi double [ 0.000000e+00, %1256 ], [ %1280, %1272 ]
  %1275 = add i64 %1273, %1259
  %1276 = getelementptr double, ptr %1091, i64 %1275
  %1277 = load double, ptr %1276
  %1278 = getelementptr double, ptr %1099, i64 %1273
  %1279 = load double, ptr %1278
  %1280 = call double @llvm.fmuladd.f64(double %1277, double %1279, double %1274)
  %1281 = add i64 %1273, 1
  %1282 = icmp eq i64 %1281, %1088
  br i1 %1282, label %1263, label %1272

1283:
  %1284 = phi double [ %1253, %1260 ], [ 0.000000e+00, %1226 ]
  %1285 = phi i64 [ %1262, %1260 ], [ 0, %1226 ]
  store i64 %1285, ptr %149
  %1286 = call double @llvm.maxnum.f64(double %1284, double 1.000000e-09)
  %1287 = call double @cbrt(double %1286)
  %1288 = fdiv double 8.000000e-01, %1287
  %1289 = call double @llvm.minnum.f64(double %1288, double 5.000000e+00)
  %1290 = load double, ptr %139
  br label %1291

1291:
  %1292 = phi double [ %1290, %1283 ], [ %1076, %1081 ]
  %1293 = phi double [ %1289, %1283 ], [ 5.000000e+00, %1081 ]
  %1294 = fmul double %1075, %1293
  store double %1294, ptr %138
  %1295 = load double, ptr %2
  %1296 = fsub double %1292, %1295
  %1297 = fmul double %1296, 5.000000e-01
  %1298 = load double, ptr %81
  %1299 = fcmp olt double %1298, 0.000000e+00
  %1300 = fneg double %1297
  %1301 = select i1 %1299, double %1300, double %1297
  %1302 = fcmp ult double %1301, 0.000000e+00
  %1303 = call double @llvm.maxnum.f64(double %1301, double %1294)
  %1304 = fdiv double %1303, 9.000000e-01
  %1305 = select i1 %1302, double 0x7FF0000000000000, double %1304
  %1306 = fcmp ogt double %1075, %1305
  br i1 %1306, label %1307, label %1310

1307:
  %1308 = load i64, ptr %156
  %1309 = add i64 %1308, 1
  store i64 %1309, ptr %156
  store i64 1, ptr %148
  br label %1489

1310:
  br i1 %200, label %1311, label %1313

1311:
  %1312 = load double, ptr %137
  br label %1315

1313:
  %1314 = fadd double %159, %202
  br label %1315

1315:
  %1316 = phi double [ %1312, %1311 ], [ %1314, %1313 ]
  %1317 = load ptr, ptr %4
  %1318 = load ptr, ptr %6
  %1319 = getelementptr %struct.ode_system, ptr %1318, i64 0, i32 0
  %1320 = load i64, ptr %1319
  %1321 = mul i64 %1320, 13
  %1322 = getelementptr double, ptr %1317, i64 %1321
  %1323 = shl i64 %1320, 1
  %1324 = getelementptr double, ptr %1317, i64 %1323
  %1325 = icmp sgt i64 %1320, 0
  br i1 %1325, label %1326, label %1336

1326:
  %1327 = phi i64 [ %1334, %1326 ], [ 0, %1315 ]
  %1328 = getelementptr double, ptr %1317, i64 %1327
  %1329 = load double, ptr %1328
  %1330 = getelementptr double, ptr %1322, i64 %1327
  %1331 = load double, ptr %1330
  %1332 = fadd double %1329, %1331
  %1333 = getelementptr double, ptr %1324, i64 %1327
  store double %1332, ptr %1333
  %1334 = add i64 %1327, 1
  %1335 = icmp eq i64 %1334, %1320
  br i1 %1335, label %1336, label %1326

1336:
  %1337 = call i64 @ode_keep_new(ptr %0, double %1316)
  switch i64 %1337, label %1493 [
    i64 7, label %1338
    i64 0, label %1338
    i64 11, label %1456
    i64 8, label %1456
  ]

1338:
  %1339 = load ptr, ptr %6
  %1340 = getelementptr %struct.ode_system, ptr %1339, i64 0, i32 0
  %1341 = load i64, ptr %1340
  %1342 = load ptr, ptr %4
  %1343 = getelementptr double, ptr %1342, i64 %1341
  %1344 = bitcast ptr %1343 to ptr
  %1345 = bitcast ptr %1342 to ptr
  %1346 = shl i64 %1341, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1344, ptr align 8 %1345, i64 %1346, i1 false)
  %1347 = load ptr, ptr %4
  %1348 = bitcast ptr %1347 to ptr
  %1349 = load ptr, ptr %6
  %1350 = getelementptr %struct.ode_system, ptr %1349, i64 0, i32 0
  %1351 = load i64, ptr %1350
  %1352 = mul i64 %1351, 6
  %1353 = getelementptr double, ptr %1347, i64 %1352
  %1354 = bitcast ptr %1353 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1348, ptr align 8 %1354, i64 %1346, i1 false)
  %1355 = icmp sgt i64 %1341, 0
  br i1 %1355, label %1356, label %1402

1356:
  %1357 = load ptr, ptr %4
  %1358 = load ptr, ptr %6
  %1359 = getelementptr %struct.ode_system, ptr %1358, i64 0, i32 0
  %1360 = load i64, ptr %1359
  %1361 = mul i64 %1360, 11
  %1362 = getelementptr double, ptr %1357, i64 %1361
  %1363 = mul i64 %1360, 12
  %1364 = getelementptr double, ptr %1357, i64 %1363
  %1365 = mul i64 %1360, 13
  %1366 = getelementptr double, ptr %1357, i64 %1365
  %1367 = mul i64 %1360, 22
  %1368 = getelementptr double, ptr %1357, i64 %1367
  %1369 = mul i64 %1360, 23
  %1370 = getelementptr double, ptr %1357, i64 %1369
  %1371 = mul i64 %1360, 24
  %1372 = getelementptr double, ptr %1357, i64 %1371
  %1373 = fmul double %202, %202
  %1374 = fmul double %202, %1373
  %1375 = mul i64 %1360, 25
  %1376 = getelementptr double, ptr %1357, i64 %1375
  br label %1377

1377:
  %1378 = phi i64 [ 0, %1356 ], [ %1400, %1377 ]
  %1379 = getelementptr double, ptr %1362, i64 %1378
  %1380 = load double, ptr %1379
  %1381 = getelementptr double, ptr %1364, i64 %1378
  %1382 = load double, ptr %1381
  %1383 = getelementptr double, ptr %1366, i64 %1378
  %1384 = load double, ptr %1383
  %1385 = fsub double %1380, %1382
  %1386 = fdiv double %1385, 0xBFDF5A7CECDB684A
  %1387 = fsub double %1382, %1384
  %1388 = fdiv double %1387, 0xBFD6B927EFF8B242
  %1389 = fsub double %1386, %1388
  %1390 = fdiv double %1389, 0xBFEB09D26E6A0D46
  %1391 = fdiv double %1380, 0x3FC3D8B64657CAEA
  %1392 = fsub double %1386, %1391
  %1393 = fdiv double %1392, 0x3FE4A36C0803A6DF
  %1394 = fsub double %1390, %1393
  %1395 = getelementptr double, ptr %1368, i64 %1378
  store double %1388, ptr %1395
  %1396 = getelementptr double, ptr %1370, i64 %1378
  store double %1390, ptr %1396
  %1397 = getelementptr double, ptr %1372, i64 %1378
  store double %1394, ptr %1397
  %1398 = fdiv double %1394, %1374
  %1399 = getelementptr double, ptr %1376, i64 %1378
  store double %1398, ptr %1399
  %1400 = add i64 %1378, 1
  %1401 = icmp eq i64 %1400, %1341
  br i1 %1401, label %1402, label %1377

1402:
  %1403 = load double, ptr %2
  store double %1403, ptr %150
  store double %1316, ptr %2
  store double %202, ptr %72
  %1404 = load i64, ptr %151
  %1405 = add i64 %1404, 1
  store i64 %1405, ptr %151
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %153, i8 0, i64 24, i1 false)
  %1406 = call double @llvm.pow.f64(double %980, double 2.500000e-01)
  %1407 = fdiv double %1406, %1071
  %1408 = call double @llvm.minnum.f64(double %1407, double 8.000000e+00)
  %1409 = call double @llvm.maxnum.f64(double %1408, double 2.000000e-01)
  %1410 = load double, ptr %154
  %1411 = fcmp une double %1410, 0.000000e+00
  br i1 %1411, label %1412, label %1424

1412:
  %1413 = fdiv double %1410, %202
  %1414 = fmul double %980, %980
  %1415 = load double, ptr %155
  %1416 = fdiv double %1414, %1415
  %1417 = call double @llvm.pow.f64(double %1416, double 2.500000e-01)
  %1418 = fmul double %1413, %1417
  %1419 = fdiv double %1418, 9.000000e-01
  %1420 = call double @llvm.fabs.f64(double %1419)
  %1421 = call double @llvm.minnum.f64(double %1420, double 8.000000e+00)
  %1422 = call double @llvm.maxnum.f64(double %1421, double 2.000000e-01)
  %1423 = call double @llvm.maxnum.f64(double %1409, double %1422)
  br label %1424

1424:
  %1425 = phi double [ %1423, %1412 ], [ %1409, %1402 ]
  store double %202, ptr %154
  %1426 = call double @llvm.maxnum.f64(double %979, double 1.000000e-02)
  store double %1426, ptr %155
  %1427 = fdiv double %202, %1425
  %1428 = icmp ne i64 %1065, 0
  %1429 = call double @llvm.fabs.f64(double %1427)
  %1430 = fcmp ogt double %1429, %1075
  %1431 = select i1 %1428, i1 %1430, i1 false
  %1432 = select i1 %1431, double %202, double %1427
  %1433 = fdiv double %1432, %202
  %1434 = load double, ptr %144
  %1435 = fcmp ole double %1434, 1.000000e-03
  %1436 = zext i1 %1435 to i64
  store i64 %1436, ptr %129
  %1437 = fcmp oge double %1433, 1.000000e+00
  %1438 = select i1 %1435, i1 %1437, i1 false
  %1439 = fcmp ole double %1433, 1.200000e+00
  %1440 = select i1 %1438, i1 %1439, i1 false
  %1441 = select i1 %1440, double %202, double %1432
  br i1 %200, label %1442, label %1448

1442:
  %1443 = call double @llvm.fabs.f64(double %1441)
  %1444 = load double, ptr %81
  %1445 = call double @llvm.fabs.f64(double %1444)
  %1446 = call double @llvm.maxnum.f64(double %1443, double %1445)
  %1447 = call double @llvm.copysign.f64(double %1446, double %202)
  br label %1448

1448:
  %1449 = phi double [ %1447, %1442 ], [ %1441, %1424 ]
  %1450 = call double @llvm.fabs.f64(double %1449)
  %1451 = load ptr, ptr %42
  %1452 = getelementptr %struct.ode_options, ptr %1451, i64 0, i32 3
  %1453 = load double, ptr %1452
  %1454 = call double @llvm.minnum.f64(double %1450, double %1453)
  %1455 = call double @llvm.copysign.f64(double %1454, double %202)
  store double %1455, ptr %81
  switch i64 %1337, label %1493 [
    i64 11, label %1456
    i64 8, label %1456
  ]

1456:
  store i64 %1337, ptr %146
  %1457 = icmp eq i64 %1337, 11
  br i1 %1457, label %1458, label %1466

1458:
  %1459 = load double, ptr %2
  %1460 = call double @llvm.fabs.f64(double %1459)
  %1461 = load double, ptr %137
  %1462 = call double @llvm.fabs.f64(double %1461)
  %1463 = call double @llvm.maxnum.f64(double %1460, double %1462)
  %1464 = fmul double %1463, 1.000000e-10
  %1465 = fcmp ugt double %1075, %1464
  br i1 %1465, label %1466, label %1493

1466:
  %1467 = phi i64 [ 11, %1458 ], [ %1067, %1064 ], [ %1337, %1456 ]
  %1468 = call double @llvm.pow.f64(double %980, double 2.500000e-01)
  %1469 = fdiv double %1468, %1071
  %1470 = call double @llvm.minnum.f64(double %1469, double 8.000000e+00)
  %1471 = call double @llvm.maxnum.f64(double %1470, double 2.000000e-01)
  %1472 = load i64, ptr %156
  %1473 = add i64 %1472, 1
  store i64 %1473, ptr %156
  store i64 1, ptr %148
  %1474 = icmp eq i64 %1467, 0
  br i1 %1474, label %1477, label %1475

1475:
  %1476 = fmul double %202, 1.250000e-01
  br label %1484

1477:
  %1478 = load double, ptr %72
  %1479 = fcmp oeq double %1478, 0.000000e+00
  br i1 %1479, label %1480, label %1482

1480:
  %1481 = fmul double %202, 1.000000e-01
  br label %1484

1482:
  %1483 = fdiv double %202, %1471
  br label %1484

1484:
  %1485 = phi double [ %1476, %1475 ], [ %1481, %1480 ], [ %1483, %1482 ]
  store double %1485, ptr %81
  %1486 = icmp eq i32 %158, 0
  br i1 %1486, label %1487, label %1489

1487:
  %1488 = call i64 @evaluate_jacobian(ptr %0)
  br label %1489

1489:
  %1490 = phi i64 [ 0, %481 ], [ %925, %924 ], [ 0, %918 ], [ 0, %1307 ], [ %1488, %1487 ], [ 0, %1484 ]
  %1491 = phi i32 [ %158, %481 ], [ 1, %924 ], [ %158, %918 ], [ %158, %1307 ], [ 1, %1487 ], [ 1, %1484 ]
  %1492 = icmp eq i64 %1490, 0
  br i1 %1492, label %157, label %1493

1493:
  %1494 = phi i64 [ 3, %20 ], [ %171, %168 ], [ %19, %1 ], [ %133, %132 ], [ %614, %600 ], [ %1015, %1007 ], [ %1490, %1489 ], [ 11, %1458 ], [ %1337, %1448 ], [ %1337, %1336 ]
  ret i64 %1494
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
  %40 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 3
  br label %41

41:
  %42 = phi i32 [ 0, %3 ], [ %127, %126 ]
  %43 = load i64, ptr %35
  %44 = add i64 %43, 1
  store i64 %44, ptr %35
  %45 = load ptr, ptr %4
  %46 = getelementptr %struct.ode_system, ptr %45, i64 0, i32 3
  %47 = load ptr, ptr %46
  %48 = getelementptr %struct.ode_system, ptr %45, i64 0, i32 2
  %49 = load ptr, ptr %48
  %50 = call i64 %47(ptr %49, double %1, ptr %30, ptr %26)
  switch i64 %50, label %130 [
    i64 3, label %52
    i64 0, label %51
  ]

51:
  br i1 %36, label %74, label %129

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
  br label %130

72:
  %73 = fcmp olt double %100, 1.000000e-01
  br i1 %73, label %129, label %103

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
  %104 = load ptr, ptr %15
  %105 = load ptr, ptr %4
  %106 = getelementptr %struct.ode_system, ptr %105, i64 0, i32 0
  %107 = load i64, ptr %106
  %108 = mul i64 %107, 27
  %109 = getelementptr double, ptr %104, i64 %108
  %110 = mul i64 %107, %107
  %111 = getelementptr double, ptr %109, i64 %110
  %112 = load ptr, ptr %40
  call void @solve(ptr %111, i64 %7, ptr %112, ptr %26)
  br i1 %36, label %113, label %126

113:
  %114 = phi i64 [ %124, %113 ], [ 0, %103 ]
  %115 = getelementptr double, ptr %26, i64 %114
  %116 = load double, ptr %115
  %117 = getelementptr double, ptr %28, i64 %114
  %118 = load double, ptr %117
  %119 = fadd double %116, %118
  store double %119, ptr %117
  %120 = getelementptr double, ptr %2, i64 %114
  %121 = load double, ptr %120
  %122 = fadd double %119, %121
  %123 = getelementptr double, ptr %30, i64 %114
  store double %122, ptr %123
  %124 = add i64 %114, 1
  %125 = icmp eq i64 %124, %7
  br i1 %125, label %126, label %113

126:
  %127 = add i32 %42, 1
  %128 = icmp eq i32 %127, 4
  br i1 %128, label %129, label %41

129:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %34, ptr align 8 %33, i64 %32, i1 false)
  br label %130

130:
  %131 = phi i64 [ 0, %129 ], [ 0, %52 ], [ %50, %41 ]
  ret i64 %131
}

define internal i64 @evaluate_jacobian(ptr %0) {
  %2 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %3 = load ptr, ptr %2
  %4 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 0
  %5 = load i64, ptr %4
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %7 = load ptr, ptr %6
  %8 = mul i64 %5, 27
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

define internal void @solve(ptr  %0, i64 %1, ptr  %2, ptr  %3) {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %8, label %39

6:
  %7 = icmp sgt i64 %1, 1
  br i1 %7, label %19, label %18

8:
  %9 = phi i64 [ %16, %8 ], [ 0, %4 ]
  %10 = getelementptr i64, ptr %2, i64 %9
  %11 = load i64, ptr %10
  %12 = getelementptr double, ptr %3, i64 %11
  %13 = load double, ptr %12
  %14 = getelementptr double, ptr %3, i64 %9
  %15 = load double, ptr %14
  store double %15, ptr %12
  store double %13, ptr %14
  %16 = add i64 %9, 1
  %17 = icmp eq i64 %16, %1
  br i1 %17, label %6, label %8

18:
  br i1 %5, label %40, label %39

19:
  %20 = phi i64 [ %25, %24 ], [ 1, %6 ]
  %21 = getelementptr double, ptr %3, i64 %20
  %22 = load double, ptr %21
  %23 = mul i64 %20, %1
  br label %27

24:
  store double %36, ptr %21
  %25 = add i64 %20, 1
  %26 = icmp eq i64 %25, %1
  br i1 %26, label %18, label %19

27:
  %28 = phi i64 [ 0, %19 ], [ %37, %27 ]
  %29 = phi double [ %22, %19 ], [ %36, %27 ]
  %30 = add i64 %28, %23
  %31 = getelementptr double, ptr %0, i64 %30
  %32 = load double, ptr %31
  %33 = getelementptr double, ptr %3, i64 %28
  %34 = load double, ptr %33
  %35 = fneg double %32
  %36 = call double @llvm.fmuladd.f64(double %35, double %34, double %29)
  %37 = add i64 %28, 1
  %38 = icmp eq i64 %37, %20
  br i1 %38, label %24, label %27

39:
  ret void

40:
  %41 = phi i64 [ %42, %47 ], [ %1, %18 ]
  %42 = add i64 %41, -1
  %43 = getelementptr double, ptr %3, i64 %42
  %44 = load double, ptr %43
  %45 = icmp slt i64 %41, %1
  %46 = mul i64 %42, %1
  br i1 %45, label %54, label %47

47:
  %48 = phi double [ %44, %40 ], [ %63, %54 ]
  %49 = add i64 %46, %42
  %50 = getelementptr double, ptr %0, i64 %49
  %51 = load double, ptr %50
  %52 = fdiv double %48, %51
  store double %52, ptr %43
  %53 = icmp sgt i64 %41, 1
  br i1 %53, label %40, label %39

54:
  %55 = phi i64 [ %64, %54 ], [ %41, %40 ]
  %56 = phi double [ %63, %54 ], [ %44, %40 ]
  %57 = add i64 %55, %46
  %58 = getelementptr double, ptr %0, i64 %57
  %59 = load double, ptr %58
  %60 = getelementptr double, ptr %3, i64 %55
  %61 = load double, ptr %60
  %62 = fneg double %59
  %63 = call double @llvm.fmuladd.f64(double %62, double %61, double %56)
  %64 = add i64 %55, 1
  %65 = icmp eq i64 %64, %1
  br i1 %65, label %47, label %54
}

declare double @cbrt(double)

declare i64 @ode_keep_new(ptr, double)

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)
