; radau5: made by tools/make_loops_text.py from radau5
; sources 3c759d1680b573603b58b90843d8d5a03eef7f12992ede3a0bc074c535bb0588
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.ode_options = type { ptr, double, ptr, double, double }
%struct.ode_method = type { ptr, ptr, ptr, ptr, i64, i64 }

@ode_radau5 = constant { ptr, ptr, ptr, ptr, i64, i64 } { ptr @step, ptr null, ptr @interpolate, ptr @refine, i64 17, i64 8 }, align 8
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
  %12 = getelementptr %struct.ode_system, ptr %7, i64 0, i32 3
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.ode_system, ptr %7, i64 0, i32 2
  %15 = load ptr, ptr %14
  %16 = call i64 %13(ptr %15, double %3, ptr %5, ptr %11)
  %17 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %18 = load i64, ptr %17
  %19 = add i64 %18, 1
  store i64 %19, ptr %17
  switch i64 %16, label %1957 [
    i64 3, label %20
    i64 0, label %41
  ]

20:
  %21 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 31
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
  br label %1957

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
  %78 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 37
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
  %129 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 37
  %130 = load i64, ptr %129
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %132, label %135

132:
  %133 = call i64 @evaluate_jacobian(ptr %0)
  %134 = icmp eq i64 %133, 0
  br i1 %134, label %135, label %1957

135:
  %136 = phi i32 [ 1, %132 ], [ %128, %127 ]
  %137 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 9
  %138 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 23
  %139 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 22
  %140 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 12
  %141 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 4
  %142 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 3
  %143 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 13
  %144 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 14
  %145 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 31
  %146 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 10
  %147 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 30
  %148 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 36
  %149 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  %150 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %151 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 29
  %152 = bitcast ptr %151 to ptr
  %153 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 15
  %154 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  %155 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 1
  br label %156

156:
  %157 = phi i32 [ %136, %135 ], [ %1955, %1953 ]
  %158 = load double, ptr %2
  %159 = load double, ptr %81
  %160 = call double @llvm.fabs.f64(double %159)
  %161 = call double @llvm.fabs.f64(double %158)
  %162 = load double, ptr %137
  %163 = call double @llvm.fabs.f64(double %162)
  %164 = call double @llvm.maxnum.f64(double %161, double %163)
  %165 = fmul double %164, 0x3CE4000000000000
  %166 = fcmp ugt double %160, %165
  br i1 %166, label %171, label %167

167:
  %168 = load i64, ptr %145
  %169 = icmp eq i64 %168, 0
  %170 = select i1 %169, i64 4, i64 %168
  br label %1957

171:
  %172 = load double, ptr %138
  %173 = fcmp ogt double %172, 0.000000e+00
  br i1 %173, label %174, label %194

174:
  %175 = load double, ptr %139
  %176 = fsub double %175, %158
  %177 = fmul double %176, 5.000000e-01
  %178 = fcmp olt double %159, 0.000000e+00
  %179 = fneg double %177
  %180 = select i1 %178, double %179, double %177
  %181 = fcmp ult double %180, 0.000000e+00
  br i1 %181, label %194, label %182

182:
  %183 = call double @llvm.maxnum.f64(double %180, double %172)
  %184 = fcmp ogt double %160, %183
  br i1 %184, label %185, label %194

185:
  %186 = load double, ptr %140
  %187 = call double @llvm.fabs.f64(double %186)
  %188 = fdiv double %183, %187
  %189 = fcmp oge double %188, 1.000000e+00
  %190 = fcmp olt double %188, 1.500000e+00
  %191 = and i1 %189, %190
  %192 = call double @llvm.copysign.f64(double %183, double %159)
  %193 = select i1 %191, double %186, double %192
  store double %193, ptr %81
  br label %194

194:
  %195 = phi double [ %159, %174 ], [ %159, %171 ], [ %193, %185 ], [ %159, %182 ]
  %196 = call double @llvm.fmuladd.f64(double %195, double 1.000100e+00, double %158)
  %197 = fsub double %196, %162
  %198 = fmul double %195, %197
  %199 = fcmp oge double %198, 0.000000e+00
  %200 = fsub double %162, %158
  %201 = select i1 %199, double %200, double %195
  %202 = load double, ptr %140
  %203 = fcmp une double %202, %201
  br i1 %203, label %204, label %735

204:
  %205 = load i64, ptr %141
  %206 = add i64 %205, 1
  store i64 %206, ptr %141
  store double %201, ptr %140
  %207 = fdiv double 0x400D1A48D83E731D, %201
  %208 = load ptr, ptr %142
  %209 = load ptr, ptr %6
  %210 = getelementptr %struct.ode_system, ptr %209, i64 0, i32 0
  %211 = load i64, ptr %210
  %212 = mul i64 %211, 3
  %213 = getelementptr i64, ptr %208, i64 %212
  %214 = load i64, ptr %213
  %215 = add i64 %214, 7
  %216 = and i64 %215, -8
  %217 = add i64 %211, 1
  %218 = add i64 %211, 7
  %219 = and i64 %218, -8
  %220 = mul i64 %219, %217
  %221 = load ptr, ptr %42
  %222 = getelementptr %struct.ode_options, ptr %221, i64 0, i32 0
  %223 = load ptr, ptr %222
  %224 = getelementptr %struct.ode_method, ptr %223, i64 0, i32 4
  %225 = load i64, ptr %224
  %226 = add i64 %225, 10
  %227 = load ptr, ptr %4
  %228 = mul i64 %226, %211
  %229 = getelementptr double, ptr %227, i64 %228
  %230 = getelementptr double, ptr %229, i64 %220
  %231 = call double @llvm.fmuladd.f64(double %207, double %207, double 0.000000e+00)
  %232 = shl i64 %220, 1
  %233 = getelementptr double, ptr %229, i64 %232
  %234 = mul i64 %220, 3
  %235 = getelementptr double, ptr %229, i64 %234
  %236 = mul i64 %219, %211
  %237 = getelementptr double, ptr %235, i64 %236
  %238 = shl i64 %214, 3
  %239 = mul i64 %238, %216
  %240 = bitcast ptr %235 to ptr
  %241 = bitcast ptr %230 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %240, ptr align 8 %241, i64 %239, i1 false)
  %242 = icmp sgt i64 %214, 0
  br i1 %242, label %263, label %243

243:
  %244 = icmp slt i64 %214, %211
  br i1 %244, label %245, label %272

245:
  %246 = load ptr, ptr %142
  %247 = load ptr, ptr %6
  %248 = getelementptr %struct.ode_system, ptr %247, i64 0, i32 0
  %249 = load i64, ptr %248
  %250 = shl i64 %249, 1
  %251 = getelementptr i64, ptr %246, i64 %250
  %252 = mul i64 %249, 3
  %253 = getelementptr i64, ptr %246, i64 %252
  %254 = load ptr, ptr %42
  %255 = getelementptr %struct.ode_options, ptr %254, i64 0, i32 0
  %256 = load ptr, ptr %255
  %257 = getelementptr %struct.ode_method, ptr %256, i64 0, i32 4
  %258 = load i64, ptr %257
  %259 = add i64 %258, 10
  %260 = load ptr, ptr %4
  %261 = mul i64 %259, %249
  %262 = getelementptr double, ptr %260, i64 %261
  br label %276

263:
  %264 = phi i64 [ %270, %263 ], [ 0, %204 ]
  %265 = mul i64 %264, %216
  %266 = add i64 %265, %264
  %267 = getelementptr double, ptr %235, i64 %266
  %268 = load double, ptr %267
  %269 = fadd double %207, %268
  store double %269, ptr %267
  %270 = add i64 %264, 1
  %271 = icmp eq i64 %270, %214
  br i1 %271, label %243, label %263

272:
  %273 = shl i64 %216, 3
  %274 = call i64 @llvm.smax.i64(i64 %214, i64 0)
  %275 = icmp slt i64 %214, 1
  br i1 %275, label %421, label %318

276:
  %277 = phi i64 [ %214, %245 ], [ %316, %315 ]
  %278 = getelementptr i64, ptr %251, i64 %277
  %279 = load i64, ptr %278
  %280 = mul i64 %279, %249
  %281 = getelementptr i64, ptr %253, i64 %277
  %282 = load i64, ptr %281
  %283 = getelementptr i64, ptr %251, i64 %282
  %284 = load i64, ptr %283
  %285 = add i64 %284, %280
  %286 = getelementptr double, ptr %262, i64 %285
  %287 = load double, ptr %286
  %288 = mul i64 %282, %216
  %289 = getelementptr double, ptr %235, i64 %288
  %290 = mul i64 %277, %216
  %291 = getelementptr double, ptr %230, i64 %290
  br i1 %242, label %292, label %315

292:
  %293 = fdiv double %287, %231
  %294 = fmul double %207, %293
  %295 = insertelement <8 x double> poison, double %294, i64 0
  %296 = shufflevector <8 x double> %295, <8 x double> poison, <8 x i32> zeroinitializer
  br label %297

297:
  %298 = phi i64 [ 0, %292 ], [ %313, %312 ]
  br label %299

299:
  %300 = phi i64 [ 0, %297 ], [ %310, %299 ]
  %301 = add i64 %300, %298
  %302 = getelementptr double, ptr %291, i64 %301
  %303 = bitcast ptr %302 to ptr
  %304 = load <8 x double>, ptr %303, align 8
  %305 = getelementptr double, ptr %289, i64 %301
  %306 = bitcast ptr %305 to ptr
  %307 = load <8 x double>, ptr %306, align 8
  %308 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %296, <8 x double> %304, <8 x double> %307)
  %309 = bitcast ptr %305 to ptr
  store <8 x double> %308, ptr %309, align 8
  %310 = add i64 %300, 8
  %311 = icmp eq i64 %300, 0
  br i1 %311, label %312, label %299

312:
  %313 = add i64 %298, 8
  %314 = icmp slt i64 %313, %214
  br i1 %314, label %297, label %315

315:
  %316 = add i64 %277, 1
  %317 = icmp eq i64 %316, %211
  br i1 %317, label %272, label %276

318:
  %319 = phi i64 [ %344, %419 ], [ 0, %272 ]
  %320 = mul i64 %319, %216
  %321 = getelementptr double, ptr %235, i64 %320
  br label %327

322:
  %323 = getelementptr i64, ptr %208, i64 %319
  store i64 %335, ptr %323
  %324 = fcmp oeq double %336, 0.000000e+00
  br i1 %324, label %421, label %325

325:
  %326 = icmp eq i64 %335, %319
  br i1 %326, label %339, label %355

327:
  %328 = phi double [ -1.000000e+00, %318 ], [ %336, %327 ]
  %329 = phi i64 [ %319, %318 ], [ %335, %327 ]
  %330 = phi i64 [ %319, %318 ], [ %337, %327 ]
  %331 = getelementptr double, ptr %321, i64 %330
  %332 = load double, ptr %331
  %333 = call double @llvm.fabs.f64(double %332)
  %334 = fcmp ogt double %333, %328
  %335 = select i1 %334, i64 %330, i64 %329
  %336 = select i1 %334, double %333, double %328
  %337 = add i64 %330, 1
  %338 = icmp slt i64 %337, %214
  br i1 %338, label %327, label %322

339:
  %340 = getelementptr double, ptr %321, i64 %319
  %341 = load double, ptr %340
  %342 = fdiv double 1.000000e+00, %341
  %343 = getelementptr double, ptr %233, i64 %320
  %344 = add i64 %319, 1
  %345 = shl i64 %344, 3
  %346 = sub i64 %216, %319
  %347 = shl i64 %346, 3
  %348 = bitcast ptr %343 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %348, i8 0, i64 %273, i1 false)
  %349 = getelementptr double, ptr %237, i64 %319
  store double %342, ptr %349
  %350 = and i64 %344, 9223372036854775800
  %351 = icmp slt i64 %350, %214
  br i1 %351, label %352, label %383

352:
  %353 = insertelement <8 x double> poison, double %342, i64 0
  %354 = shufflevector <8 x double> %353, <8 x double> poison, <8 x i32> zeroinitializer
  br label %365

355:
  %356 = phi i64 [ %363, %355 ], [ %319, %325 ]
  %357 = mul i64 %356, %216
  %358 = getelementptr double, ptr %235, i64 %357
  %359 = getelementptr double, ptr %358, i64 %319
  %360 = load double, ptr %359
  %361 = getelementptr double, ptr %358, i64 %335
  %362 = load double, ptr %361
  store double %362, ptr %359
  store double %360, ptr %361
  %363 = add i64 %356, 1
  %364 = icmp slt i64 %363, %214
  br i1 %364, label %355, label %339

365:
  %366 = phi i64 [ %381, %380 ], [ %350, %352 ]
  br label %367

367:
  %368 = phi i64 [ 0, %365 ], [ %378, %367 ]
  %369 = add i64 %368, %366
  %370 = getelementptr double, ptr %321, i64 %369
  %371 = bitcast ptr %370 to ptr
  %372 = load <8 x double>, ptr %371, align 8
  %373 = getelementptr double, ptr %343, i64 %369
  %374 = bitcast ptr %373 to ptr
  %375 = load <8 x double>, ptr %374, align 8
  %376 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %354, <8 x double> %372, <8 x double> %375)
  %377 = bitcast ptr %373 to ptr
  store <8 x double> %376, ptr %377, align 8
  %378 = add i64 %368, 8
  %379 = icmp eq i64 %368, 0
  br i1 %379, label %380, label %367

380:
  %381 = add i64 %366, 8
  %382 = icmp slt i64 %381, %214
  br i1 %382, label %365, label %383

383:
  call void @llvm.memset.p0.i64(ptr align 8 %348, i8 0, i64 %345, i1 false)
  %384 = bitcast ptr %340 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %384, i8 0, i64 %347, i1 false)
  %385 = icmp slt i64 %344, %214
  br i1 %385, label %386, label %419

386:
  %387 = phi i64 [ %417, %416 ], [ %344, %383 ]
  %388 = mul i64 %387, %216
  %389 = getelementptr double, ptr %235, i64 %388
  %390 = getelementptr double, ptr %389, i64 %319
  %391 = load double, ptr %390
  %392 = fcmp oeq double %391, 0.000000e+00
  br i1 %392, label %416, label %393

393:
  br i1 %351, label %394, label %416

394:
  %395 = fneg double %391
  %396 = insertelement <8 x double> poison, double %395, i64 0
  %397 = shufflevector <8 x double> %396, <8 x double> poison, <8 x i32> zeroinitializer
  br label %398

398:
  %399 = phi i64 [ %350, %394 ], [ %414, %413 ]
  br label %400

400:
  %401 = phi i64 [ 0, %398 ], [ %411, %400 ]
  %402 = add i64 %401, %399
  %403 = getelementptr double, ptr %343, i64 %402
  %404 = bitcast ptr %403 to ptr
  %405 = load <8 x double>, ptr %404, align 8
  %406 = getelementptr double, ptr %389, i64 %402
  %407 = bitcast ptr %406 to ptr
  %408 = load <8 x double>, ptr %407, align 8
  %409 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %397, <8 x double> %405, <8 x double> %408)
  %410 = bitcast ptr %406 to ptr
  store <8 x double> %409, ptr %410, align 8
  %411 = add i64 %401, 8
  %412 = icmp eq i64 %401, 0
  br i1 %412, label %413, label %400

413:
  %414 = add i64 %399, 8
  %415 = icmp slt i64 %414, %214
  br i1 %415, label %398, label %416

416:
  %417 = add i64 %387, 1
  %418 = icmp slt i64 %417, %214
  br i1 %418, label %386, label %419

419:
  %420 = icmp eq i64 %344, %274
  br i1 %420, label %424, label %318

421:
  %422 = phi i64 [ 0, %272 ], [ %319, %322 ]
  %423 = icmp slt i64 %422, %214
  br i1 %423, label %731, label %424

424:
  %425 = fdiv double 0x400572DB93E0C671, %201
  %426 = fdiv double 0x40086747F2C3FCB6, %201
  %427 = load ptr, ptr %142
  %428 = load ptr, ptr %6
  %429 = getelementptr %struct.ode_system, ptr %428, i64 0, i32 0
  %430 = load i64, ptr %429
  %431 = mul i64 %430, 3
  %432 = getelementptr i64, ptr %427, i64 %431
  %433 = load i64, ptr %432
  %434 = add i64 %433, 7
  %435 = and i64 %434, -8
  %436 = add i64 %430, 1
  %437 = add i64 %430, 7
  %438 = and i64 %437, -8
  %439 = mul i64 %438, %436
  %440 = load ptr, ptr %42
  %441 = getelementptr %struct.ode_options, ptr %440, i64 0, i32 0
  %442 = load ptr, ptr %441
  %443 = getelementptr %struct.ode_method, ptr %442, i64 0, i32 4
  %444 = load i64, ptr %443
  %445 = add i64 %444, 10
  %446 = load ptr, ptr %4
  %447 = mul i64 %445, %430
  %448 = getelementptr double, ptr %446, i64 %447
  %449 = getelementptr double, ptr %448, i64 %439
  %450 = fmul double %426, %426
  %451 = call double @llvm.fmuladd.f64(double %425, double %425, double %450)
  %452 = shl i64 %439, 2
  %453 = getelementptr double, ptr %448, i64 %452
  %454 = mul i64 %439, 6
  %455 = getelementptr double, ptr %448, i64 %454
  %456 = mul i64 %438, %430
  %457 = getelementptr double, ptr %455, i64 %456
  %458 = getelementptr i64, ptr %427, i64 %430
  %459 = shl i64 %433, 3
  %460 = mul i64 %435, %459
  %461 = bitcast ptr %455 to ptr
  %462 = bitcast ptr %449 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %461, ptr align 8 %462, i64 %460, i1 false)
  %463 = getelementptr double, ptr %455, i64 %439
  %464 = bitcast ptr %463 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %464, i8 0, i64 %460, i1 false)
  %465 = icmp sgt i64 %433, 0
  br i1 %465, label %486, label %466

466:
  %467 = icmp slt i64 %433, %430
  br i1 %467, label %468, label %497

468:
  %469 = load ptr, ptr %142
  %470 = load ptr, ptr %6
  %471 = getelementptr %struct.ode_system, ptr %470, i64 0, i32 0
  %472 = load i64, ptr %471
  %473 = shl i64 %472, 1
  %474 = getelementptr i64, ptr %469, i64 %473
  %475 = mul i64 %472, 3
  %476 = getelementptr i64, ptr %469, i64 %475
  %477 = load ptr, ptr %42
  %478 = getelementptr %struct.ode_options, ptr %477, i64 0, i32 0
  %479 = load ptr, ptr %478
  %480 = getelementptr %struct.ode_method, ptr %479, i64 0, i32 4
  %481 = load i64, ptr %480
  %482 = add i64 %481, 10
  %483 = load ptr, ptr %4
  %484 = mul i64 %482, %472
  %485 = getelementptr double, ptr %483, i64 %484
  br label %501

486:
  %487 = phi i64 [ %495, %486 ], [ 0, %424 ]
  %488 = mul i64 %487, %435
  %489 = add i64 %488, %487
  %490 = getelementptr double, ptr %455, i64 %489
  %491 = load double, ptr %490
  %492 = fadd double %425, %491
  store double %492, ptr %490
  %493 = add i64 %489, %439
  %494 = getelementptr double, ptr %455, i64 %493
  store double %426, ptr %494
  %495 = add i64 %487, 1
  %496 = icmp eq i64 %495, %433
  br i1 %496, label %466, label %486

497:
  %498 = shl i64 %435, 3
  %499 = call i64 @llvm.smax.i64(i64 %433, i64 0)
  %500 = icmp slt i64 %433, 1
  br i1 %500, label %728, label %567

501:
  %502 = phi i64 [ %433, %468 ], [ %565, %564 ]
  %503 = getelementptr i64, ptr %474, i64 %502
  %504 = load i64, ptr %503
  %505 = mul i64 %504, %472
  %506 = getelementptr i64, ptr %476, i64 %502
  %507 = load i64, ptr %506
  %508 = getelementptr i64, ptr %474, i64 %507
  %509 = load i64, ptr %508
  %510 = add i64 %509, %505
  %511 = getelementptr double, ptr %485, i64 %510
  %512 = load double, ptr %511
  %513 = fdiv double %512, %451
  %514 = mul i64 %507, %435
  %515 = getelementptr double, ptr %455, i64 %514
  %516 = mul i64 %502, %435
  %517 = getelementptr double, ptr %449, i64 %516
  br i1 %465, label %518, label %564

518:
  %519 = fmul double %425, %513
  %520 = insertelement <8 x double> poison, double %519, i64 0
  %521 = shufflevector <8 x double> %520, <8 x double> poison, <8 x i32> zeroinitializer
  br label %522

522:
  %523 = phi i64 [ 0, %518 ], [ %538, %537 ]
  br label %524

524:
  %525 = phi i64 [ 0, %522 ], [ %535, %524 ]
  %526 = add i64 %525, %523
  %527 = getelementptr double, ptr %517, i64 %526
  %528 = bitcast ptr %527 to ptr
  %529 = load <8 x double>, ptr %528, align 8
  %530 = getelementptr double, ptr %515, i64 %526
  %531 = bitcast ptr %530 to ptr
  %532 = load <8 x double>, ptr %531, align 8
  %533 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %521, <8 x double> %529, <8 x double> %532)
  %534 = bitcast ptr %530 to ptr
  store <8 x double> %533, ptr %534, align 8
  %535 = add i64 %525, 8
  %536 = icmp eq i64 %525, 0
  br i1 %536, label %537, label %524

537:
  %538 = add i64 %523, 8
  %539 = icmp slt i64 %538, %433
  br i1 %539, label %522, label %540

540:
  %541 = getelementptr double, ptr %515, i64 %439
  %542 = fneg double %513
  %543 = fmul double %426, %542
  %544 = insertelement <8 x double> poison, double %543, i64 0
  %545 = shufflevector <8 x double> %544, <8 x double> poison, <8 x i32> zeroinitializer
  br label %546

546:
  %547 = phi i64 [ 0, %540 ], [ %562, %561 ]
  br label %548

548:
  %549 = phi i64 [ 0, %546 ], [ %559, %548 ]
  %550 = add i64 %549, %547
  %551 = getelementptr double, ptr %517, i64 %550
  %552 = bitcast ptr %551 to ptr
  %553 = load <8 x double>, ptr %552, align 8
  %554 = getelementptr double, ptr %541, i64 %550
  %555 = bitcast ptr %554 to ptr
  %556 = load <8 x double>, ptr %555, align 8
  %557 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %545, <8 x double> %553, <8 x double> %556)
  %558 = bitcast ptr %554 to ptr
  store <8 x double> %557, ptr %558, align 8
  %559 = add i64 %549, 8
  %560 = icmp eq i64 %549, 0
  br i1 %560, label %561, label %548

561:
  %562 = add i64 %547, 8
  %563 = icmp slt i64 %562, %433
  br i1 %563, label %546, label %564

564:
  %565 = add i64 %502, 1
  %566 = icmp eq i64 %565, %430
  br i1 %566, label %497, label %501

567:
  %568 = phi i64 [ %605, %726 ], [ 0, %497 ]
  %569 = mul i64 %568, %435
  %570 = getelementptr double, ptr %455, i64 %569
  %571 = getelementptr double, ptr %570, i64 %439
  br label %577

572:
  %573 = getelementptr i64, ptr %458, i64 %568
  store i64 %589, ptr %573
  %574 = fcmp oeq double %590, 0.000000e+00
  br i1 %574, label %728, label %575

575:
  %576 = icmp eq i64 %589, %568
  br i1 %576, label %593, label %625

577:
  %578 = phi double [ -1.000000e+00, %567 ], [ %590, %577 ]
  %579 = phi i64 [ %568, %567 ], [ %589, %577 ]
  %580 = phi i64 [ %568, %567 ], [ %591, %577 ]
  %581 = getelementptr double, ptr %570, i64 %580
  %582 = load double, ptr %581
  %583 = call double @llvm.fabs.f64(double %582)
  %584 = getelementptr double, ptr %571, i64 %580
  %585 = load double, ptr %584
  %586 = call double @llvm.fabs.f64(double %585)
  %587 = fadd double %583, %586
  %588 = fcmp ogt double %587, %578
  %589 = select i1 %588, i64 %580, i64 %579
  %590 = select i1 %588, double %587, double %578
  %591 = add i64 %580, 1
  %592 = icmp slt i64 %591, %433
  br i1 %592, label %577, label %572

593:
  %594 = getelementptr double, ptr %570, i64 %568
  %595 = load double, ptr %594
  %596 = getelementptr double, ptr %571, i64 %568
  %597 = load double, ptr %596
  %598 = fmul double %597, %597
  %599 = call double @llvm.fmuladd.f64(double %595, double %595, double %598)
  %600 = fdiv double %595, %599
  %601 = fneg double %597
  %602 = fdiv double %601, %599
  %603 = getelementptr double, ptr %453, i64 %569
  %604 = getelementptr double, ptr %603, i64 %439
  %605 = add i64 %568, 1
  %606 = shl i64 %605, 3
  %607 = sub i64 %435, %568
  %608 = shl i64 %607, 3
  %609 = bitcast ptr %603 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %609, i8 0, i64 %498, i1 false)
  %610 = getelementptr double, ptr %457, i64 %568
  store double %600, ptr %610
  %611 = add i64 %568, %439
  %612 = getelementptr double, ptr %457, i64 %611
  store double %602, ptr %612
  %613 = bitcast ptr %604 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %613, i8 0, i64 %498, i1 false)
  %614 = fneg double %600
  %615 = fneg double %602
  %616 = and i64 %605, 9223372036854775800
  %617 = icmp slt i64 %616, %433
  br i1 %617, label %618, label %670

618:
  %619 = insertelement <8 x double> poison, double %602, i64 0
  %620 = shufflevector <8 x double> %619, <8 x double> poison, <8 x i32> zeroinitializer
  %621 = insertelement <8 x double> poison, double %614, i64 0
  %622 = shufflevector <8 x double> %621, <8 x double> poison, <8 x i32> zeroinitializer
  %623 = insertelement <8 x double> poison, double %615, i64 0
  %624 = shufflevector <8 x double> %623, <8 x double> poison, <8 x i32> zeroinitializer
  br label %640

625:
  %626 = phi i64 [ %638, %625 ], [ %568, %575 ]
  %627 = mul i64 %626, %435
  %628 = getelementptr double, ptr %455, i64 %627
  %629 = getelementptr double, ptr %628, i64 %568
  %630 = load double, ptr %629
  %631 = getelementptr double, ptr %628, i64 %589
  %632 = load double, ptr %631
  store double %632, ptr %629
  store double %630, ptr %631
  %633 = getelementptr double, ptr %463, i64 %627
  %634 = getelementptr double, ptr %633, i64 %568
  %635 = load double, ptr %634
  %636 = getelementptr double, ptr %633, i64 %589
  %637 = load double, ptr %636
  store double %637, ptr %634
  store double %635, ptr %636
  %638 = add i64 %626, 1
  %639 = icmp slt i64 %638, %433
  br i1 %639, label %625, label %593

640:
  %641 = phi i64 [ %668, %667 ], [ %616, %618 ]
  br label %642

642:
  %643 = phi i64 [ 0, %640 ], [ %665, %642 ]
  %644 = add i64 %643, %641
  %645 = getelementptr double, ptr %570, i64 %644
  %646 = bitcast ptr %645 to ptr
  %647 = load <8 x double>, ptr %646, align 8
  %648 = getelementptr double, ptr %571, i64 %644
  %649 = bitcast ptr %648 to ptr
  %650 = load <8 x double>, ptr %649, align 8
  %651 = fmul <8 x double> %620, %650
  %652 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %622, <8 x double> %647, <8 x double> %651)
  %653 = getelementptr double, ptr %603, i64 %644
  %654 = bitcast ptr %653 to ptr
  %655 = load <8 x double>, ptr %654, align 8
  %656 = fsub <8 x double> %655, %652
  %657 = bitcast ptr %653 to ptr
  store <8 x double> %656, ptr %657, align 8
  %658 = fmul <8 x double> %647, %624
  %659 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %622, <8 x double> %650, <8 x double> %658)
  %660 = getelementptr double, ptr %604, i64 %644
  %661 = bitcast ptr %660 to ptr
  %662 = load <8 x double>, ptr %661, align 8
  %663 = fsub <8 x double> %662, %659
  %664 = bitcast ptr %660 to ptr
  store <8 x double> %663, ptr %664, align 8
  %665 = add i64 %643, 8
  %666 = icmp eq i64 %643, 0
  br i1 %666, label %667, label %642

667:
  %668 = add i64 %641, 8
  %669 = icmp slt i64 %668, %433
  br i1 %669, label %640, label %670

670:
  call void @llvm.memset.p0.i64(ptr align 8 %613, i8 0, i64 %606, i1 false)
  %671 = bitcast ptr %596 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %671, i8 0, i64 %608, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %609, i8 0, i64 %606, i1 false)
  %672 = bitcast ptr %594 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %672, i8 0, i64 %608, i1 false)
  %673 = icmp slt i64 %605, %433
  br i1 %673, label %674, label %726

674:
  %675 = phi i64 [ %724, %723 ], [ %605, %670 ]
  %676 = mul i64 %675, %435
  %677 = getelementptr double, ptr %455, i64 %676
  %678 = getelementptr double, ptr %677, i64 %439
  %679 = getelementptr double, ptr %677, i64 %568
  %680 = load double, ptr %679
  %681 = getelementptr double, ptr %678, i64 %568
  %682 = load double, ptr %681
  %683 = fcmp oeq double %680, 0.000000e+00
  %684 = fcmp oeq double %682, 0.000000e+00
  %685 = select i1 %683, i1 %684, i1 false
  br i1 %685, label %723, label %686

686:
  br i1 %617, label %687, label %723

687:
  %688 = insertelement <8 x double> poison, double %682, i64 0
  %689 = shufflevector <8 x double> %688, <8 x double> poison, <8 x i32> zeroinitializer
  %690 = insertelement <8 x double> poison, double %680, i64 0
  %691 = shufflevector <8 x double> %690, <8 x double> poison, <8 x i32> zeroinitializer
  br label %692

692:
  %693 = phi i64 [ %721, %720 ], [ %616, %687 ]
  br label %694

694:
  %695 = phi i64 [ 0, %692 ], [ %718, %694 ]
  %696 = add i64 %695, %693
  %697 = getelementptr double, ptr %603, i64 %696
  %698 = bitcast ptr %697 to ptr
  %699 = load <8 x double>, ptr %698, align 8
  %700 = getelementptr double, ptr %604, i64 %696
  %701 = bitcast ptr %700 to ptr
  %702 = load <8 x double>, ptr %701, align 8
  %703 = fneg <8 x double> %702
  %704 = fmul <8 x double> %689, %703
  %705 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %691, <8 x double> %699, <8 x double> %704)
  %706 = getelementptr double, ptr %677, i64 %696
  %707 = bitcast ptr %706 to ptr
  %708 = load <8 x double>, ptr %707, align 8
  %709 = fsub <8 x double> %708, %705
  %710 = bitcast ptr %706 to ptr
  store <8 x double> %709, ptr %710, align 8
  %711 = fmul <8 x double> %689, %699
  %712 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %691, <8 x double> %702, <8 x double> %711)
  %713 = getelementptr double, ptr %678, i64 %696
  %714 = bitcast ptr %713 to ptr
  %715 = load <8 x double>, ptr %714, align 8
  %716 = fsub <8 x double> %715, %712
  %717 = bitcast ptr %713 to ptr
  store <8 x double> %716, ptr %717, align 8
  %718 = add i64 %695, 8
  %719 = icmp eq i64 %695, 0
  br i1 %719, label %720, label %694

720:
  %721 = add i64 %693, 8
  %722 = icmp slt i64 %721, %433
  br i1 %722, label %692, label %723

723:
  %724 = add i64 %675, 1
  %725 = icmp slt i64 %724, %433
  br i1 %725, label %674, label %726

726:
  %727 = icmp eq i64 %605, %499
  br i1 %727, label %735, label %567

728:
  %729 = phi i64 [ 0, %497 ], [ %568, %572 ]
  %730 = icmp slt i64 %729, %433
  br i1 %730, label %731, label %735

731:
  %732 = fmul double %201, 5.000000e-01
  store double %732, ptr %81
  %733 = load i64, ptr %155
  %734 = add i64 %733, 1
  store i64 %734, ptr %155
  store i64 1, ptr %147
  br label %1953

735:
  %736 = load ptr, ptr %42
  %737 = getelementptr %struct.ode_options, ptr %736, i64 0, i32 1
  %738 = load double, ptr %737
  %739 = call double @llvm.pow.f64(double %738, double 0x3FE5555555555555)
  %740 = fmul double %739, 1.000000e-02
  %741 = fdiv double 0x3CE4000000000000, %740
  %742 = call double @llvm.sqrt.f64(double %740)
  %743 = fmul double %742, 3.000000e+00
  %744 = call double @llvm.minnum.f64(double %743, double 3.000000e-02)
  %745 = call double @llvm.maxnum.f64(double %741, double %744)
  store double 1.000000e-02, ptr %143
  %746 = load double, ptr %144
  %747 = call double @llvm.maxnum.f64(double %746, double 0x3CB0000000000000)
  %748 = call double @llvm.pow.f64(double %747, double 8.000000e-01)
  store double %748, ptr %144
  %749 = load ptr, ptr %6
  %750 = getelementptr %struct.ode_system, ptr %749, i64 0, i32 0
  %751 = load i64, ptr %750
  %752 = load ptr, ptr %4
  %753 = mul i64 %751, 11
  %754 = getelementptr double, ptr %752, i64 %753
  %755 = mul i64 %751, 12
  %756 = getelementptr double, ptr %752, i64 %755
  %757 = mul i64 %751, 13
  %758 = getelementptr double, ptr %752, i64 %757
  %759 = mul i64 %751, 22
  %760 = getelementptr double, ptr %752, i64 %759
  %761 = mul i64 %751, 23
  %762 = getelementptr double, ptr %752, i64 %761
  %763 = mul i64 %751, 24
  %764 = getelementptr double, ptr %752, i64 %763
  %765 = load double, ptr %72
  %766 = fcmp une double %765, 0.000000e+00
  %767 = fdiv double %201, %765
  %768 = select i1 %766, double %767, double 0.000000e+00
  %769 = fmul double %768, 0x3FC3D8B64657CAEA
  %770 = fmul double %768, 0x3FE4A36C0803A6DF
  %771 = icmp sgt i64 %751, 0
  br i1 %771, label %772, label %825

772:
  %773 = fcmp une double %768, 0.000000e+00
  %774 = fadd double %769, 0x3FD6B927EFF8B242
  %775 = fadd double %769, 0x3FEB09D26E6A0D46
  %776 = fadd double %770, 0x3FD6B927EFF8B242
  %777 = fadd double %770, 0x3FEB09D26E6A0D46
  %778 = fadd double %768, 0x3FD6B927EFF8B242
  %779 = fadd double %768, 0x3FEB09D26E6A0D46
  %780 = mul i64 %751, 17
  %781 = getelementptr double, ptr %752, i64 %780
  %782 = mul i64 %751, 18
  %783 = getelementptr double, ptr %752, i64 %782
  %784 = mul i64 %751, 19
  %785 = getelementptr double, ptr %752, i64 %784
  br label %786

786:
  %787 = phi i64 [ 0, %772 ], [ %823, %795 ]
  br i1 %773, label %788, label %795

788:
  %789 = getelementptr double, ptr %760, i64 %787
  %790 = load double, ptr %789
  %791 = getelementptr double, ptr %762, i64 %787
  %792 = load double, ptr %791
  %793 = getelementptr double, ptr %764, i64 %787
  %794 = load double, ptr %793
  br label %795

795:
  %796 = phi double [ %792, %788 ], [ 0.000000e+00, %786 ]
  %797 = phi double [ %790, %788 ], [ 0.000000e+00, %786 ]
  %798 = phi double [ %794, %788 ], [ 0.000000e+00, %786 ]
  %799 = call double @llvm.fmuladd.f64(double %775, double %798, double %796)
  %800 = call double @llvm.fmuladd.f64(double %774, double %799, double %797)
  %801 = fmul double %769, %800
  %802 = getelementptr double, ptr %754, i64 %787
  store double %801, ptr %802
  %803 = call double @llvm.fmuladd.f64(double %777, double %798, double %796)
  %804 = call double @llvm.fmuladd.f64(double %776, double %803, double %797)
  %805 = fmul double %770, %804
  %806 = getelementptr double, ptr %756, i64 %787
  store double %805, ptr %806
  %807 = call double @llvm.fmuladd.f64(double %779, double %798, double %796)
  %808 = call double @llvm.fmuladd.f64(double %778, double %807, double %797)
  %809 = fmul double %768, %808
  %810 = getelementptr double, ptr %758, i64 %787
  store double %809, ptr %810
  %811 = fmul double %805, 0x3FD5B570C75819C1
  %812 = call double @llvm.fmuladd.f64(double %801, double 0x40114D64D09039E2, double %811)
  %813 = call double @llvm.fmuladd.f64(double %809, double 0x3FE1562F2BDEBF3D, double %812)
  %814 = getelementptr double, ptr %781, i64 %787
  store double %813, ptr %814
  %815 = fmul double %805, 0xBFD4F8C15DA84E86
  %816 = call double @llvm.fmuladd.f64(double %801, double 0xC010B70201A79C47, double %815)
  %817 = call double @llvm.fmuladd.f64(double %809, double 0x3FDE810014C55221, double %816)
  %818 = getelementptr double, ptr %783, i64 %787
  store double %817, ptr %818
  %819 = fmul double %805, 0x4004934E6FCAA598
  %820 = call double @llvm.fmuladd.f64(double %801, double 0xBFE017885A24A7F2, double %819)
  %821 = call double @llvm.fmuladd.f64(double %809, double 0xBFE312C0CF7BDFD1, double %820)
  %822 = getelementptr double, ptr %785, i64 %787
  store double %821, ptr %822
  %823 = add i64 %787, 1
  %824 = icmp eq i64 %823, %751
  br i1 %824, label %825, label %786

825:
  %826 = fdiv double 0x400D1A48D83E731D, %201
  %827 = fdiv double 0x400572DB93E0C671, %201
  %828 = fdiv double 0x40086747F2C3FCB6, %201
  %829 = fneg double %826
  %830 = fneg double %827
  %831 = fneg double %828
  %832 = fmul double %828, %828
  %833 = call double @llvm.fmuladd.f64(double %827, double %827, double %832)
  br label %834

834:
  %835 = phi ptr [ %752, %825 ], [ %922, %1338 ]
  %836 = phi i64 [ %751, %825 ], [ %904, %1338 ]
  %837 = phi double [ 0.000000e+00, %825 ], [ %1339, %1338 ]
  %838 = phi double [ 0.000000e+00, %825 ], [ %1336, %1338 ]
  %839 = phi i32 [ 1, %825 ], [ %1340, %1338 ]
  %840 = mul i64 %836, 3
  %841 = getelementptr double, ptr %835, i64 %840
  %842 = icmp sgt i64 %836, 0
  br label %843

843:
  %844 = phi i64 [ 0, %834 ], [ %847, %855 ]
  %845 = icmp eq i64 %844, 3
  br i1 %845, label %880, label %846

846:
  %847 = add i64 %844, 1
  %848 = add i64 %844, 11
  %849 = load ptr, ptr %4
  %850 = load ptr, ptr %6
  %851 = getelementptr %struct.ode_system, ptr %850, i64 0, i32 0
  %852 = load i64, ptr %851
  %853 = mul i64 %852, %848
  %854 = getelementptr double, ptr %849, i64 %853
  br i1 %842, label %870, label %855

855:
  %856 = load double, ptr %2
  %857 = getelementptr [3 x double], ptr @__const.stage_rates.parts, i64 0, i64 %844
  %858 = load double, ptr %857
  %859 = call double @llvm.fmuladd.f64(double %858, double %201, double %856)
  %860 = add i64 %844, 14
  %861 = mul i64 %852, %860
  %862 = getelementptr double, ptr %849, i64 %861
  %863 = getelementptr %struct.ode_system, ptr %850, i64 0, i32 3
  %864 = load ptr, ptr %863
  %865 = getelementptr %struct.ode_system, ptr %850, i64 0, i32 2
  %866 = load ptr, ptr %865
  %867 = call i64 %864(ptr %866, double %859, ptr %841, ptr %862)
  %868 = load i64, ptr %17
  %869 = add i64 %868, 1
  store i64 %869, ptr %17
  switch i64 %867, label %1957 [
    i64 3, label %1342
    i64 0, label %843
  ]

870:
  %871 = phi i64 [ %878, %870 ], [ 0, %846 ]
  %872 = getelementptr double, ptr %835, i64 %871
  %873 = load double, ptr %872
  %874 = getelementptr double, ptr %854, i64 %871
  %875 = load double, ptr %874
  %876 = fadd double %873, %875
  %877 = getelementptr double, ptr %841, i64 %871
  store double %876, ptr %877
  %878 = add i64 %871, 1
  %879 = icmp eq i64 %878, %836
  br i1 %879, label %855, label %870

880:
  %881 = load ptr, ptr %6
  %882 = getelementptr %struct.ode_system, ptr %881, i64 0, i32 0
  %883 = load i64, ptr %882
  %884 = load ptr, ptr %4
  %885 = mul i64 %883, 14
  %886 = getelementptr double, ptr %884, i64 %885
  %887 = mul i64 %883, 15
  %888 = getelementptr double, ptr %884, i64 %887
  %889 = shl i64 %883, 4
  %890 = getelementptr double, ptr %884, i64 %889
  %891 = mul i64 %883, 17
  %892 = getelementptr double, ptr %884, i64 %891
  %893 = mul i64 %883, 18
  %894 = getelementptr double, ptr %884, i64 %893
  %895 = mul i64 %883, 19
  %896 = getelementptr double, ptr %884, i64 %895
  %897 = mul i64 %883, 20
  %898 = getelementptr double, ptr %884, i64 %897
  %899 = icmp sgt i64 %883, 0
  br i1 %899, label %1217, label %900

900:
  call void @solve_real(ptr %0, double %826, ptr %886)
  %901 = load ptr, ptr %142
  %902 = load ptr, ptr %6
  %903 = getelementptr %struct.ode_system, ptr %902, i64 0, i32 0
  %904 = load i64, ptr %903
  %905 = mul i64 %904, 3
  %906 = getelementptr i64, ptr %901, i64 %905
  %907 = load i64, ptr %906
  %908 = add i64 %907, 7
  %909 = and i64 %908, -8
  %910 = add i64 %904, 1
  %911 = add i64 %904, 7
  %912 = and i64 %911, -8
  %913 = mul i64 %912, %910
  %914 = shl i64 %904, 1
  %915 = getelementptr i64, ptr %901, i64 %914
  %916 = load ptr, ptr %42
  %917 = getelementptr %struct.ode_options, ptr %916, i64 0, i32 0
  %918 = load ptr, ptr %917
  %919 = getelementptr %struct.ode_method, ptr %918, i64 0, i32 4
  %920 = load i64, ptr %919
  %921 = add i64 %920, 10
  %922 = load ptr, ptr %4
  %923 = mul i64 %921, %904
  %924 = getelementptr double, ptr %922, i64 %923
  %925 = getelementptr double, ptr %924, i64 %913
  %926 = shl i64 %913, 2
  %927 = getelementptr double, ptr %924, i64 %926
  %928 = mul i64 %913, 6
  %929 = getelementptr double, ptr %924, i64 %928
  %930 = mul i64 %912, %904
  %931 = getelementptr double, ptr %929, i64 %930
  %932 = getelementptr i64, ptr %901, i64 %904
  %933 = getelementptr double, ptr %927, i64 %930
  %934 = getelementptr double, ptr %933, i64 %913
  %935 = icmp sgt i64 %909, 0
  br i1 %935, label %940, label %936

936:
  %937 = icmp slt i64 %907, %904
  br i1 %937, label %938, label %958

938:
  %939 = icmp sgt i64 %907, 0
  br label %960

940:
  %941 = phi i64 [ %956, %953 ], [ 0, %900 ]
  %942 = icmp slt i64 %941, %907
  br i1 %942, label %943, label %951

943:
  %944 = getelementptr i64, ptr %915, i64 %941
  %945 = load i64, ptr %944
  %946 = getelementptr double, ptr %888, i64 %945
  %947 = load double, ptr %946
  %948 = getelementptr double, ptr %933, i64 %941
  store double %947, ptr %948
  %949 = getelementptr double, ptr %890, i64 %945
  %950 = load double, ptr %949
  br label %953

951:
  %952 = getelementptr double, ptr %933, i64 %941
  store double 0.000000e+00, ptr %952
  br label %953

953:
  %954 = phi double [ %950, %943 ], [ 0.000000e+00, %951 ]
  %955 = getelementptr double, ptr %934, i64 %941
  store double %954, ptr %955
  %956 = add i64 %941, 1
  %957 = icmp eq i64 %956, %909
  br i1 %957, label %936, label %940

958:
  %959 = icmp sgt i64 %907, 0
  br i1 %959, label %1027, label %1107

960:
  %961 = phi i64 [ %907, %938 ], [ %1025, %1024 ]
  %962 = getelementptr i64, ptr %915, i64 %961
  %963 = load i64, ptr %962
  %964 = getelementptr double, ptr %888, i64 %963
  %965 = load double, ptr %964
  %966 = getelementptr double, ptr %890, i64 %963
  %967 = load double, ptr %966
  %968 = fmul double %828, %967
  %969 = call double @llvm.fmuladd.f64(double %965, double %827, double %968)
  %970 = fdiv double %969, %833
  store double %970, ptr %964
  br i1 %939, label %971, label %1002

971:
  %972 = mul i64 %961, %909
  %973 = getelementptr double, ptr %925, i64 %972
  %974 = fneg double %970
  %975 = insertelement <8 x double> poison, double %974, i64 0
  %976 = shufflevector <8 x double> %975, <8 x double> poison, <8 x i32> zeroinitializer
  br label %977

977:
  %978 = phi i64 [ 0, %971 ], [ %993, %992 ]
  br label %979

979:
  %980 = phi i64 [ 0, %977 ], [ %990, %979 ]
  %981 = add i64 %980, %978
  %982 = getelementptr double, ptr %973, i64 %981
  %983 = bitcast ptr %982 to ptr
  %984 = load <8 x double>, ptr %983, align 8
  %985 = getelementptr double, ptr %933, i64 %981
  %986 = bitcast ptr %985 to ptr
  %987 = load <8 x double>, ptr %986, align 8
  %988 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %976, <8 x double> %984, <8 x double> %987)
  %989 = bitcast ptr %985 to ptr
  store <8 x double> %988, ptr %989, align 8
  %990 = add i64 %980, 8
  %991 = icmp eq i64 %980, 0
  br i1 %991, label %992, label %979

992:
  %993 = add i64 %978, 8
  %994 = icmp slt i64 %993, %907
  br i1 %994, label %977, label %995

995:
  %996 = load double, ptr %966
  %997 = call double @llvm.fmuladd.f64(double %831, double %970, double %996)
  %998 = fdiv double %997, %827
  store double %998, ptr %966
  %999 = fneg double %998
  %1000 = insertelement <8 x double> poison, double %999, i64 0
  %1001 = shufflevector <8 x double> %1000, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1006

1002:
  %1003 = load double, ptr %966
  %1004 = call double @llvm.fmuladd.f64(double %831, double %970, double %1003)
  %1005 = fdiv double %1004, %827
  store double %1005, ptr %966
  br label %1024

1006:
  %1007 = phi i64 [ 0, %995 ], [ %1022, %1021 ]
  br label %1008

1008:
  %1009 = phi i64 [ 0, %1006 ], [ %1019, %1008 ]
  %1010 = add i64 %1009, %1007
  %1011 = getelementptr double, ptr %973, i64 %1010
  %1012 = bitcast ptr %1011 to ptr
  %1013 = load <8 x double>, ptr %1012, align 8
  %1014 = getelementptr double, ptr %934, i64 %1010
  %1015 = bitcast ptr %1014 to ptr
  %1016 = load <8 x double>, ptr %1015, align 8
  %1017 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1001, <8 x double> %1013, <8 x double> %1016)
  %1018 = bitcast ptr %1014 to ptr
  store <8 x double> %1017, ptr %1018, align 8
  %1019 = add i64 %1009, 8
  %1020 = icmp eq i64 %1009, 0
  br i1 %1020, label %1021, label %1008

1021:
  %1022 = add i64 %1007, 8
  %1023 = icmp slt i64 %1022, %907
  br i1 %1023, label %1006, label %1024

1024:
  %1025 = add i64 %961, 1
  %1026 = icmp eq i64 %1025, %904
  br i1 %1026, label %958, label %960

1027:
  %1028 = phi i64 [ %1044, %1088 ], [ 0, %958 ]
  %1029 = getelementptr i64, ptr %932, i64 %1028
  %1030 = load i64, ptr %1029
  %1031 = icmp eq i64 %1030, %1028
  br i1 %1031, label %1041, label %1032

1032:
  %1033 = getelementptr double, ptr %933, i64 %1028
  %1034 = load double, ptr %1033
  %1035 = getelementptr double, ptr %933, i64 %1030
  %1036 = load double, ptr %1035
  store double %1036, ptr %1033
  store double %1034, ptr %1035
  %1037 = getelementptr double, ptr %934, i64 %1028
  %1038 = load double, ptr %1037
  %1039 = getelementptr double, ptr %934, i64 %1030
  %1040 = load double, ptr %1039
  store double %1040, ptr %1037
  store double %1038, ptr %1039
  br label %1041

1041:
  %1042 = mul i64 %1028, %909
  %1043 = getelementptr double, ptr %927, i64 %1042
  %1044 = add i64 %1028, 1
  %1045 = getelementptr double, ptr %933, i64 %1028
  %1046 = load double, ptr %1045
  %1047 = getelementptr double, ptr %934, i64 %1028
  %1048 = load double, ptr %1047
  %1049 = getelementptr double, ptr %1043, i64 %913
  %1050 = and i64 %1044, 9223372036854775800
  %1051 = icmp slt i64 %1050, %907
  br i1 %1051, label %1052, label %1088

1052:
  %1053 = insertelement <8 x double> poison, double %1048, i64 0
  %1054 = shufflevector <8 x double> %1053, <8 x double> poison, <8 x i32> zeroinitializer
  %1055 = insertelement <8 x double> poison, double %1046, i64 0
  %1056 = shufflevector <8 x double> %1055, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1057

1057:
  %1058 = phi i64 [ %1086, %1085 ], [ %1050, %1052 ]
  br label %1059

1059:
  %1060 = phi i64 [ 0, %1057 ], [ %1083, %1059 ]
  %1061 = add i64 %1060, %1058
  %1062 = getelementptr double, ptr %1043, i64 %1061
  %1063 = bitcast ptr %1062 to ptr
  %1064 = load <8 x double>, ptr %1063, align 8
  %1065 = getelementptr double, ptr %1049, i64 %1061
  %1066 = bitcast ptr %1065 to ptr
  %1067 = load <8 x double>, ptr %1066, align 8
  %1068 = fneg <8 x double> %1067
  %1069 = fmul <8 x double> %1054, %1068
  %1070 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1056, <8 x double> %1064, <8 x double> %1069)
  %1071 = getelementptr double, ptr %933, i64 %1061
  %1072 = bitcast ptr %1071 to ptr
  %1073 = load <8 x double>, ptr %1072, align 8
  %1074 = fsub <8 x double> %1073, %1070
  %1075 = bitcast ptr %1071 to ptr
  store <8 x double> %1074, ptr %1075, align 8
  %1076 = fmul <8 x double> %1054, %1064
  %1077 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1056, <8 x double> %1067, <8 x double> %1076)
  %1078 = getelementptr double, ptr %934, i64 %1061
  %1079 = bitcast ptr %1078 to ptr
  %1080 = load <8 x double>, ptr %1079, align 8
  %1081 = fsub <8 x double> %1080, %1077
  %1082 = bitcast ptr %1078 to ptr
  store <8 x double> %1081, ptr %1082, align 8
  %1083 = add i64 %1060, 8
  %1084 = icmp eq i64 %1060, 0
  br i1 %1084, label %1085, label %1059

1085:
  %1086 = add i64 %1058, 8
  %1087 = icmp slt i64 %1086, %907
  br i1 %1087, label %1057, label %1088

1088:
  %1089 = icmp eq i64 %1044, %907
  br i1 %1089, label %1090, label %1027

1090:
  %1091 = add i64 %907, -1
  %1092 = getelementptr double, ptr %931, i64 %1091
  %1093 = load double, ptr %1092
  %1094 = add i64 %913, %1091
  %1095 = getelementptr double, ptr %931, i64 %1094
  %1096 = load double, ptr %1095
  %1097 = getelementptr double, ptr %933, i64 %1091
  %1098 = load double, ptr %1097
  %1099 = getelementptr double, ptr %934, i64 %1091
  %1100 = load double, ptr %1099
  %1101 = fneg double %1100
  %1102 = fmul double %1096, %1101
  %1103 = call double @llvm.fmuladd.f64(double %1098, double %1093, double %1102)
  %1104 = fmul double %1093, %1100
  %1105 = call double @llvm.fmuladd.f64(double %1098, double %1096, double %1104)
  %1106 = icmp eq i64 %1091, 0
  br i1 %1106, label %1119, label %1108

1107:
  br i1 %937, label %1177, label %1209

1108:
  %1109 = phi double [ %1175, %1156 ], [ %1105, %1090 ]
  %1110 = phi double [ %1173, %1156 ], [ %1103, %1090 ]
  %1111 = phi i64 [ %1161, %1156 ], [ %1091, %1090 ]
  %1112 = mul i64 %1111, %909
  %1113 = getelementptr double, ptr %929, i64 %1112
  %1114 = getelementptr double, ptr %1113, i64 %913
  %1115 = insertelement <8 x double> poison, double %1109, i64 0
  %1116 = shufflevector <8 x double> %1115, <8 x double> poison, <8 x i32> zeroinitializer
  %1117 = insertelement <8 x double> poison, double %1110, i64 0
  %1118 = shufflevector <8 x double> %1117, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1125

1119:
  %1120 = phi double [ %1103, %1090 ], [ %1173, %1156 ]
  %1121 = phi double [ %1105, %1090 ], [ %1175, %1156 ]
  %1122 = load i64, ptr %915
  %1123 = getelementptr double, ptr %888, i64 %1122
  store double %1120, ptr %1123
  %1124 = getelementptr double, ptr %890, i64 %1122
  store double %1121, ptr %1124
  br label %1107

1125:
  %1126 = phi i64 [ %1154, %1153 ], [ 0, %1108 ]
  br label %1127

1127:
  %1128 = phi i64 [ 0, %1125 ], [ %1151, %1127 ]
  %1129 = add i64 %1128, %1126
  %1130 = getelementptr double, ptr %1113, i64 %1129
  %1131 = bitcast ptr %1130 to ptr
  %1132 = load <8 x double>, ptr %1131, align 8
  %1133 = getelementptr double, ptr %1114, i64 %1129
  %1134 = bitcast ptr %1133 to ptr
  %1135 = load <8 x double>, ptr %1134, align 8
  %1136 = fneg <8 x double> %1135
  %1137 = fmul <8 x double> %1116, %1136
  %1138 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1118, <8 x double> %1132, <8 x double> %1137)
  %1139 = getelementptr double, ptr %933, i64 %1129
  %1140 = bitcast ptr %1139 to ptr
  %1141 = load <8 x double>, ptr %1140, align 8
  %1142 = fsub <8 x double> %1141, %1138
  %1143 = bitcast ptr %1139 to ptr
  store <8 x double> %1142, ptr %1143, align 8
  %1144 = fmul <8 x double> %1116, %1132
  %1145 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1118, <8 x double> %1135, <8 x double> %1144)
  %1146 = getelementptr double, ptr %934, i64 %1129
  %1147 = bitcast ptr %1146 to ptr
  %1148 = load <8 x double>, ptr %1147, align 8
  %1149 = fsub <8 x double> %1148, %1145
  %1150 = bitcast ptr %1146 to ptr
  store <8 x double> %1149, ptr %1150, align 8
  %1151 = add i64 %1128, 8
  %1152 = icmp eq i64 %1128, 0
  br i1 %1152, label %1153, label %1127

1153:
  %1154 = add i64 %1126, 8
  %1155 = icmp slt i64 %1154, %1111
  br i1 %1155, label %1125, label %1156

1156:
  %1157 = getelementptr i64, ptr %915, i64 %1111
  %1158 = load i64, ptr %1157
  %1159 = getelementptr double, ptr %888, i64 %1158
  store double %1110, ptr %1159
  %1160 = getelementptr double, ptr %890, i64 %1158
  store double %1109, ptr %1160
  %1161 = add i64 %1111, -1
  %1162 = getelementptr double, ptr %931, i64 %1161
  %1163 = load double, ptr %1162
  %1164 = add i64 %1161, %913
  %1165 = getelementptr double, ptr %931, i64 %1164
  %1166 = load double, ptr %1165
  %1167 = getelementptr double, ptr %933, i64 %1161
  %1168 = load double, ptr %1167
  %1169 = getelementptr double, ptr %934, i64 %1161
  %1170 = load double, ptr %1169
  %1171 = fneg double %1170
  %1172 = fmul double %1166, %1171
  %1173 = call double @llvm.fmuladd.f64(double %1168, double %1163, double %1172)
  %1174 = fmul double %1163, %1170
  %1175 = call double @llvm.fmuladd.f64(double %1168, double %1166, double %1174)
  %1176 = icmp eq i64 %1161, 0
  br i1 %1176, label %1119, label %1108

1177:
  %1178 = phi i64 [ %1207, %1177 ], [ %907, %1107 ]
  %1179 = getelementptr i64, ptr %906, i64 %1178
  %1180 = load i64, ptr %1179
  %1181 = getelementptr i64, ptr %915, i64 %1180
  %1182 = load i64, ptr %1181
  %1183 = getelementptr i64, ptr %915, i64 %1178
  %1184 = load i64, ptr %1183
  %1185 = mul i64 %1184, %904
  %1186 = add i64 %1185, %1182
  %1187 = getelementptr double, ptr %924, i64 %1186
  %1188 = load double, ptr %1187
  %1189 = fdiv double %1188, %833
  %1190 = getelementptr double, ptr %888, i64 %1182
  %1191 = load double, ptr %1190
  %1192 = getelementptr double, ptr %890, i64 %1182
  %1193 = load double, ptr %1192
  %1194 = fmul double %828, %1193
  %1195 = call double @llvm.fmuladd.f64(double %1191, double %827, double %1194)
  %1196 = getelementptr double, ptr %888, i64 %1184
  %1197 = load double, ptr %1196
  %1198 = call double @llvm.fmuladd.f64(double %1189, double %1195, double %1197)
  store double %1198, ptr %1196
  %1199 = load double, ptr %1192
  %1200 = load double, ptr %1190
  %1201 = fneg double %1200
  %1202 = fmul double %828, %1201
  %1203 = call double @llvm.fmuladd.f64(double %1199, double %827, double %1202)
  %1204 = getelementptr double, ptr %890, i64 %1184
  %1205 = load double, ptr %1204
  %1206 = call double @llvm.fmuladd.f64(double %1189, double %1203, double %1205)
  store double %1206, ptr %1204
  %1207 = add i64 %1178, 1
  %1208 = icmp eq i64 %1207, %904
  br i1 %1208, label %1209, label %1177

1209:
  br i1 %899, label %1210, label %1291

1210:
  %1211 = mul i64 %904, 11
  %1212 = getelementptr double, ptr %922, i64 %1211
  %1213 = mul i64 %904, 12
  %1214 = getelementptr double, ptr %922, i64 %1213
  %1215 = mul i64 %904, 13
  %1216 = getelementptr double, ptr %922, i64 %1215
  br label %1247

1217:
  %1218 = phi i64 [ %1245, %1217 ], [ 0, %880 ]
  %1219 = getelementptr double, ptr %886, i64 %1218
  %1220 = load double, ptr %1219
  %1221 = getelementptr double, ptr %888, i64 %1218
  %1222 = load double, ptr %1221
  %1223 = getelementptr double, ptr %890, i64 %1218
  %1224 = load double, ptr %1223
  %1225 = fmul double %1222, 0x3FD5B570C75819C1
  %1226 = call double @llvm.fmuladd.f64(double %1220, double 0x40114D64D09039E2, double %1225)
  %1227 = call double @llvm.fmuladd.f64(double %1224, double 0x3FE1562F2BDEBF3D, double %1226)
  %1228 = getelementptr double, ptr %892, i64 %1218
  %1229 = load double, ptr %1228
  %1230 = call double @llvm.fmuladd.f64(double %829, double %1229, double %1227)
  store double %1230, ptr %1219
  %1231 = fmul double %1222, 0xBFD4F8C15DA84E86
  %1232 = call double @llvm.fmuladd.f64(double %1220, double 0xC010B70201A79C47, double %1231)
  %1233 = call double @llvm.fmuladd.f64(double %1224, double 0x3FDE810014C55221, double %1232)
  %1234 = getelementptr double, ptr %894, i64 %1218
  %1235 = load double, ptr %1234
  %1236 = call double @llvm.fmuladd.f64(double %830, double %1235, double %1233)
  %1237 = getelementptr double, ptr %896, i64 %1218
  %1238 = load double, ptr %1237
  %1239 = call double @llvm.fmuladd.f64(double %828, double %1238, double %1236)
  store double %1239, ptr %1221
  %1240 = fmul double %1222, 0x4004934E6FCAA598
  %1241 = call double @llvm.fmuladd.f64(double %1220, double 0xBFE017885A24A7F2, double %1240)
  %1242 = call double @llvm.fmuladd.f64(double %1224, double 0xBFE312C0CF7BDFD1, double %1241)
  %1243 = call double @llvm.fmuladd.f64(double %830, double %1238, double %1242)
  %1244 = call double @llvm.fmuladd.f64(double %831, double %1235, double %1243)
  store double %1244, ptr %1223
  %1245 = add i64 %1218, 1
  %1246 = icmp eq i64 %1245, %883
  br i1 %1246, label %900, label %1217

1247:
  %1248 = phi double [ 0.000000e+00, %1210 ], [ %1264, %1247 ]
  %1249 = phi i64 [ 0, %1210 ], [ %1289, %1247 ]
  %1250 = getelementptr double, ptr %886, i64 %1249
  %1251 = load double, ptr %1250
  %1252 = getelementptr double, ptr %898, i64 %1249
  %1253 = load double, ptr %1252
  %1254 = fdiv double %1251, %1253
  %1255 = getelementptr double, ptr %888, i64 %1249
  %1256 = load double, ptr %1255
  %1257 = fdiv double %1256, %1253
  %1258 = getelementptr double, ptr %890, i64 %1249
  %1259 = load double, ptr %1258
  %1260 = fdiv double %1259, %1253
  %1261 = fmul double %1257, %1257
  %1262 = call double @llvm.fmuladd.f64(double %1254, double %1254, double %1261)
  %1263 = call double @llvm.fmuladd.f64(double %1260, double %1260, double %1262)
  %1264 = fadd double %1248, %1263
  %1265 = getelementptr double, ptr %892, i64 %1249
  %1266 = load double, ptr %1265
  %1267 = fadd double %1251, %1266
  store double %1267, ptr %1265
  %1268 = getelementptr double, ptr %894, i64 %1249
  %1269 = load double, ptr %1268
  %1270 = fadd double %1256, %1269
  store double %1270, ptr %1268
  %1271 = getelementptr double, ptr %896, i64 %1249
  %1272 = load double, ptr %1271
  %1273 = fadd double %1259, %1272
  store double %1273, ptr %1271
  %1274 = fmul double %1270, 0xBFC214A74C403BF7
  %1275 = call double @llvm.fmuladd.f64(double %1267, double 0x3FB75B01984E65F7, double %1274)
  %1276 = call double @llvm.fmuladd.f64(double %1273, double 0xBF9EBFF91A6D688F, double %1275)
  %1277 = getelementptr double, ptr %1212, i64 %1249
  store double %1276, ptr %1277
  %1278 = load double, ptr %1265
  %1279 = load double, ptr %1268
  %1280 = fmul double %1279, 0x3FCA20E91E20B551
  %1281 = call double @llvm.fmuladd.f64(double %1278, double 0x3FCEF09CFBEAB86E, double %1280)
  %1282 = load double, ptr %1271
  %1283 = call double @llvm.fmuladd.f64(double %1282, double 0x3FD8821FA2A36DED, double %1281)
  %1284 = getelementptr double, ptr %1214, i64 %1249
  store double %1283, ptr %1284
  %1285 = load double, ptr %1265
  %1286 = load double, ptr %1268
  %1287 = call double @llvm.fmuladd.f64(double %1285, double 0x3FEEE9DDE0D6255B, double %1286)
  %1288 = getelementptr double, ptr %1216, i64 %1249
  store double %1287, ptr %1288
  %1289 = add i64 %1249, 1
  %1290 = icmp eq i64 %1289, %883
  br i1 %1290, label %1291, label %1247

1291:
  %1292 = phi double [ 0.000000e+00, %1209 ], [ %1264, %1247 ]
  %1293 = sitofp i64 %883 to double
  %1294 = fmul double %1293, 3.000000e+00
  %1295 = fdiv double %1292, %1294
  %1296 = call double @llvm.sqrt.f64(double %1295)
  %1297 = call double @llvm.fabs.f64(double %1296)
  %1298 = fcmp ueq double %1297, 0x7FF0000000000000
  br i1 %1298, label %1361, label %1299

1299:
  %1300 = icmp ugt i32 %839, 1
  br i1 %1300, label %1304, label %1301

1301:
  %1302 = load double, ptr %144
  %1303 = fmul double %1296, %1302
  br label %1334

1304:
  %1305 = fdiv double %1296, %837
  %1306 = icmp eq i32 %839, 2
  br i1 %1306, label %1310, label %1307

1307:
  %1308 = fmul double %838, %1305
  %1309 = call double @llvm.sqrt.f64(double %1308)
  br label %1310

1310:
  %1311 = phi double [ %1309, %1307 ], [ %1305, %1304 ]
  store double %1311, ptr %143
  %1312 = fcmp olt double %1311, 0x3FEFAE147AE147AE
  br i1 %1312, label %1313, label %1361

1313:
  %1314 = fsub double 1.000000e+00, %1311
  %1315 = fdiv double %1311, %1314
  store double %1315, ptr %144
  %1316 = sub i32 7, %839
  %1317 = sitofp i32 %1316 to double
  %1318 = fmul double %1296, %1315
  %1319 = fadd double %1317, -1.000000e+00
  %1320 = call double @llvm.pow.f64(double %1311, double %1319)
  %1321 = fmul double %1320, %1318
  %1322 = icmp ugt i32 %839, 6
  %1323 = fcmp ult double %1321, %745
  %1324 = select i1 %1322, i1 true, i1 %1323
  br i1 %1324, label %1334, label %1325

1325:
  %1326 = fdiv double %1321, %745
  %1327 = call double @llvm.minnum.f64(double %1326, double 2.000000e+01)
  %1328 = call double @llvm.maxnum.f64(double %1327, double 1.000000e-04)
  %1329 = fadd double %1317, 4.000000e+00
  %1330 = fadd double %1329, -1.000000e+00
  %1331 = fdiv double -1.000000e+00, %1330
  %1332 = call double @llvm.pow.f64(double %1328, double %1331)
  %1333 = fmul double %1332, 8.000000e-01
  br label %1361

1334:
  %1335 = phi double [ %1303, %1301 ], [ %1318, %1313 ]
  %1336 = phi double [ %838, %1301 ], [ %1305, %1313 ]
  %1337 = fcmp ugt double %1335, %745
  br i1 %1337, label %1338, label %1369

1338:
  %1339 = call double @llvm.maxnum.f64(double %1296, double 0x3CB0000000000000)
  %1340 = add i32 %839, 1
  %1341 = icmp eq i32 %1340, 8
  br i1 %1341, label %1361, label %834

1342:
  store i64 3, ptr %145
  store double %859, ptr %146
  %1343 = load ptr, ptr %4
  %1344 = load ptr, ptr %6
  %1345 = getelementptr %struct.ode_system, ptr %1344, i64 0, i32 0
  %1346 = load i64, ptr %1345
  %1347 = shl i64 %1346, 2
  %1348 = getelementptr double, ptr %1343, i64 %1347
  %1349 = bitcast ptr %1348 to ptr
  %1350 = bitcast ptr %862 to ptr
  %1351 = shl i64 %1346, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1349, ptr align 8 %1350, i64 %1351, i1 false)
  %1352 = load ptr, ptr %4
  %1353 = load ptr, ptr %6
  %1354 = getelementptr %struct.ode_system, ptr %1353, i64 0, i32 0
  %1355 = load i64, ptr %1354
  %1356 = mul i64 %1355, 5
  %1357 = getelementptr double, ptr %1352, i64 %1356
  %1358 = bitcast ptr %1357 to ptr
  %1359 = bitcast ptr %841 to ptr
  %1360 = shl i64 %1355, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1358, ptr align 8 %1359, i64 %1360, i1 false)
  br label %1361

1361:
  %1362 = phi double [ 1.250000e-01, %1342 ], [ %1333, %1325 ], [ 5.000000e-01, %1338 ], [ 5.000000e-01, %1310 ], [ 5.000000e-01, %1291 ]
  %1363 = load i64, ptr %155
  %1364 = add i64 %1363, 1
  store i64 %1364, ptr %155
  store i64 1, ptr %147
  %1365 = fmul double %201, %1362
  store double %1365, ptr %81
  %1366 = icmp eq i32 %157, 0
  br i1 %1366, label %1367, label %1953

1367:
  %1368 = call i64 @evaluate_jacobian(ptr %0)
  br label %1953

1369:
  %1370 = load ptr, ptr %6
  %1371 = getelementptr %struct.ode_system, ptr %1370, i64 0, i32 0
  %1372 = load i64, ptr %1371
  %1373 = load ptr, ptr %4
  %1374 = mul i64 %1372, 11
  %1375 = getelementptr double, ptr %1373, i64 %1374
  %1376 = mul i64 %1372, 12
  %1377 = getelementptr double, ptr %1373, i64 %1376
  %1378 = mul i64 %1372, 13
  %1379 = getelementptr double, ptr %1373, i64 %1378
  %1380 = mul i64 %1372, 20
  %1381 = getelementptr double, ptr %1373, i64 %1380
  %1382 = mul i64 %1372, 14
  %1383 = getelementptr double, ptr %1373, i64 %1382
  %1384 = mul i64 %1372, 21
  %1385 = getelementptr double, ptr %1373, i64 %1384
  %1386 = mul i64 %1372, 10
  %1387 = getelementptr double, ptr %1373, i64 %1386
  %1388 = icmp sgt i64 %1372, 0
  br i1 %1388, label %1391, label %1389

1389:
  %1390 = sitofp i64 %1372 to double
  br label %1410

1391:
  %1392 = phi i64 [ %1408, %1391 ], [ 0, %1369 ]
  %1393 = getelementptr double, ptr %1375, i64 %1392
  %1394 = load double, ptr %1393
  %1395 = getelementptr double, ptr %1377, i64 %1392
  %1396 = load double, ptr %1395
  %1397 = fmul double %1396, 0x3FF61D41B2D54580
  %1398 = call double @llvm.fmuladd.f64(double %1394, double 0xC02418FD8BAFFE05, double %1397)
  %1399 = getelementptr double, ptr %1379, i64 %1392
  %1400 = load double, ptr %1399
  %1401 = call double @llvm.fmuladd.f64(double %1400, double 0xBFD5555555555555, double %1398)
  %1402 = fdiv double %1401, %201
  %1403 = getelementptr double, ptr %1383, i64 %1392
  store double %1402, ptr %1403
  %1404 = getelementptr double, ptr %1387, i64 %1392
  %1405 = load double, ptr %1404
  %1406 = fadd double %1405, %1402
  %1407 = getelementptr double, ptr %1385, i64 %1392
  store double %1406, ptr %1407
  %1408 = add i64 %1392, 1
  %1409 = icmp eq i64 %1408, %1372
  br i1 %1409, label %1389, label %1391

1410:
  %1411 = phi i1 [ false, %1389 ], [ true, %1472 ]
  call void @solve_real(ptr %0, double %826, ptr %1385)
  br i1 %1388, label %1419, label %1412

1412:
  %1413 = phi double [ 0.000000e+00, %1410 ], [ %1427, %1419 ]
  %1414 = fdiv double %1413, %1390
  %1415 = call double @llvm.sqrt.f64(double %1414)
  %1416 = call double @llvm.maxnum.f64(double %1415, double 1.000000e-10)
  %1417 = fcmp olt double %1416, 1.000000e+00
  %1418 = or i1 %1411, %1417
  br i1 %1418, label %1492, label %1430

1419:
  %1420 = phi i64 [ %1428, %1419 ], [ 0, %1410 ]
  %1421 = phi double [ %1427, %1419 ], [ 0.000000e+00, %1410 ]
  %1422 = getelementptr double, ptr %1385, i64 %1420
  %1423 = load double, ptr %1422
  %1424 = getelementptr double, ptr %1381, i64 %1420
  %1425 = load double, ptr %1424
  %1426 = fdiv double %1423, %1425
  %1427 = call double @llvm.fmuladd.f64(double %1426, double %1426, double %1421)
  %1428 = add i64 %1420, 1
  %1429 = icmp eq i64 %1428, %1372
  br i1 %1429, label %1412, label %1419

1430:
  %1431 = load double, ptr %72
  %1432 = fcmp oeq double %1431, 0.000000e+00
  br i1 %1432, label %1436, label %1433

1433:
  %1434 = load i64, ptr %147
  %1435 = icmp eq i64 %1434, 0
  br i1 %1435, label %1496, label %1436

1436:
  %1437 = load ptr, ptr %4
  %1438 = load ptr, ptr %6
  %1439 = getelementptr %struct.ode_system, ptr %1438, i64 0, i32 0
  %1440 = load i64, ptr %1439
  %1441 = mul i64 %1440, 3
  %1442 = getelementptr double, ptr %1437, i64 %1441
  br i1 %1388, label %1473, label %1443

1443:
  %1444 = load double, ptr %2
  %1445 = getelementptr %struct.ode_system, ptr %1438, i64 0, i32 3
  %1446 = load ptr, ptr %1445
  %1447 = getelementptr %struct.ode_system, ptr %1438, i64 0, i32 2
  %1448 = load ptr, ptr %1447
  %1449 = call i64 %1446(ptr %1448, double %1444, ptr %1442, ptr %1385)
  %1450 = load i64, ptr %17
  %1451 = add i64 %1450, 1
  store i64 %1451, ptr %17
  switch i64 %1449, label %1957 [
    i64 3, label %1452
    i64 0, label %1471
  ]

1452:
  store i64 3, ptr %145
  store double %1444, ptr %146
  %1453 = load ptr, ptr %4
  %1454 = load ptr, ptr %6
  %1455 = getelementptr %struct.ode_system, ptr %1454, i64 0, i32 0
  %1456 = load i64, ptr %1455
  %1457 = shl i64 %1456, 2
  %1458 = getelementptr double, ptr %1453, i64 %1457
  %1459 = bitcast ptr %1458 to ptr
  %1460 = bitcast ptr %1385 to ptr
  %1461 = shl i64 %1456, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1459, ptr align 8 %1460, i64 %1461, i1 false)
  %1462 = load ptr, ptr %4
  %1463 = load ptr, ptr %6
  %1464 = getelementptr %struct.ode_system, ptr %1463, i64 0, i32 0
  %1465 = load i64, ptr %1464
  %1466 = mul i64 %1465, 5
  %1467 = getelementptr double, ptr %1462, i64 %1466
  %1468 = bitcast ptr %1467 to ptr
  %1469 = bitcast ptr %1442 to ptr
  %1470 = shl i64 %1465, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1468, ptr align 8 %1469, i64 %1470, i1 false)
  br label %1492

1471:
  br i1 %1388, label %1483, label %1472

1472:
  br label %1410

1473:
  %1474 = phi i64 [ %1481, %1473 ], [ 0, %1436 ]
  %1475 = getelementptr double, ptr %1373, i64 %1474
  %1476 = load double, ptr %1475
  %1477 = getelementptr double, ptr %1385, i64 %1474
  %1478 = load double, ptr %1477
  %1479 = fadd double %1476, %1478
  %1480 = getelementptr double, ptr %1442, i64 %1474
  store double %1479, ptr %1480
  %1481 = add i64 %1474, 1
  %1482 = icmp eq i64 %1481, %1372
  br i1 %1482, label %1443, label %1473

1483:
  %1484 = phi i64 [ %1490, %1483 ], [ 0, %1471 ]
  %1485 = getelementptr double, ptr %1383, i64 %1484
  %1486 = load double, ptr %1485
  %1487 = getelementptr double, ptr %1385, i64 %1484
  %1488 = load double, ptr %1487
  %1489 = fadd double %1486, %1488
  store double %1489, ptr %1487
  %1490 = add i64 %1484, 1
  %1491 = icmp eq i64 %1490, %1372
  br i1 %1491, label %1472, label %1483

1492:
  %1493 = phi i1 [ false, %1452 ], [ %1417, %1412 ]
  %1494 = phi i64 [ 3, %1452 ], [ 0, %1412 ]
  %1495 = load i64, ptr %147
  br label %1496

1496:
  %1497 = phi i64 [ %1495, %1492 ], [ 0, %1433 ]
  %1498 = phi i1 [ %1493, %1492 ], [ false, %1433 ]
  %1499 = phi i64 [ %1494, %1492 ], [ 0, %1433 ]
  %1500 = add i32 %839, 14
  %1501 = sitofp i32 %1500 to double
  %1502 = fdiv double 1.350000e+01, %1501
  %1503 = call double @llvm.minnum.f64(double %1502, double 9.000000e-01)
  store i64 0, ptr %148
  %1504 = icmp eq i64 %1499, 0
  %1505 = select i1 %1504, i1 %1498, i1 false
  br i1 %1505, label %1506, label %1930

1506:
  %1507 = call double @llvm.fabs.f64(double %201)
  %1508 = load double, ptr %139
  %1509 = fsub double %1508, %158
  %1510 = call double @llvm.fabs.f64(double %1509)
  %1511 = fmul double %1510, 5.000000e-01
  %1512 = fcmp ogt double %1507, %1511
  br i1 %1512, label %1513, label %1774

1513:
  %1514 = load ptr, ptr %6
  %1515 = getelementptr %struct.ode_system, ptr %1514, i64 0, i32 0
  %1516 = load i64, ptr %1515
  %1517 = load ptr, ptr %42
  %1518 = getelementptr %struct.ode_options, ptr %1517, i64 0, i32 0
  %1519 = load ptr, ptr %1518
  %1520 = getelementptr %struct.ode_method, ptr %1519, i64 0, i32 4
  %1521 = load i64, ptr %1520
  %1522 = add i64 %1521, 10
  %1523 = load ptr, ptr %4
  %1524 = mul i64 %1522, %1516
  %1525 = getelementptr double, ptr %1523, i64 %1524
  %1526 = mul i64 %1516, 26
  %1527 = getelementptr double, ptr %1523, i64 %1526
  %1528 = icmp sgt i64 %1516, 0
  br i1 %1528, label %1529, label %1566

1529:
  %1530 = phi i64 [ %1534, %1533 ], [ 0, %1513 ]
  %1531 = getelementptr double, ptr %1527, i64 %1530
  store double 0.000000e+00, ptr %1531
  %1532 = mul i64 %1530, %1516
  br label %1536

1533:
  %1534 = add i64 %1530, 1
  %1535 = icmp eq i64 %1534, %1516
  br i1 %1535, label %1546, label %1529

1536:
  %1537 = phi double [ 0.000000e+00, %1529 ], [ %1543, %1536 ]
  %1538 = phi i64 [ 0, %1529 ], [ %1544, %1536 ]
  %1539 = add i64 %1538, %1532
  %1540 = getelementptr double, ptr %1525, i64 %1539
  %1541 = load double, ptr %1540
  %1542 = call double @llvm.fabs.f64(double %1541)
  %1543 = fadd double %1537, %1542
  store double %1543, ptr %1531
  %1544 = add i64 %1538, 1
  %1545 = icmp eq i64 %1544, %1516
  br i1 %1545, label %1533, label %1536

1546:
  %1547 = phi i64 [ %1552, %1550 ], [ 0, %1533 ]
  %1548 = phi double [ %1551, %1550 ], [ 0.000000e+00, %1533 ]
  %1549 = mul i64 %1547, %1516
  br label %1554

1550:
  %1551 = call double @llvm.maxnum.f64(double %1548, double %1563)
  %1552 = add i64 %1547, 1
  %1553 = icmp eq i64 %1552, %1516
  br i1 %1553, label %1566, label %1546

1554:
  %1555 = phi i64 [ 0, %1546 ], [ %1564, %1554 ]
  %1556 = phi double [ 0.000000e+00, %1546 ], [ %1563, %1554 ]
  %1557 = add i64 %1555, %1549
  %1558 = getelementptr double, ptr %1525, i64 %1557
  %1559 = load double, ptr %1558
  %1560 = call double @llvm.fabs.f64(double %1559)
  %1561 = getelementptr double, ptr %1527, i64 %1555
  %1562 = load double, ptr %1561
  %1563 = call double @llvm.fmuladd.f64(double %1560, double %1562, double %1556)
  %1564 = add i64 %1555, 1
  %1565 = icmp eq i64 %1564, %1516
  br i1 %1565, label %1550, label %1554

1566:
  %1567 = phi double [ 0.000000e+00, %1513 ], [ %1551, %1550 ]
  %1568 = call double @llvm.sqrt.f64(double %1567)
  %1569 = fmul double %1507, %1568
  %1570 = fcmp ogt double %1569, 3.000000e-01
  br i1 %1570, label %1571, label %1755

1571:
  %1572 = mul i64 %1516, 10
  %1573 = getelementptr double, ptr %1523, i64 %1572
  %1574 = mul i64 %1516, 20
  %1575 = getelementptr double, ptr %1523, i64 %1574
  %1576 = mul i64 %1516, 15
  %1577 = getelementptr double, ptr %1523, i64 %1576
  %1578 = shl i64 %1516, 4
  %1579 = getelementptr double, ptr %1523, i64 %1578
  %1580 = getelementptr %struct.ode_options, ptr %1517, i64 0, i32 1
  %1581 = load double, ptr %1580
  %1582 = call double @llvm.pow.f64(double %1581, double 0x3FE5555555555555)
  %1583 = fmul double %1582, 1.000000e-02
  %1584 = fdiv double 0x3CE4000000000000, %1583
  %1585 = call double @llvm.sqrt.f64(double %1583)
  %1586 = fmul double %1585, 3.000000e+00
  %1587 = call double @llvm.minnum.f64(double %1586, double 3.000000e-02)
  %1588 = call double @llvm.maxnum.f64(double %1584, double %1587)
  %1589 = load double, ptr %72
  %1590 = fadd double %201, %1589
  %1591 = call double @llvm.fabs.f64(double %1590)
  br i1 %1528, label %1593, label %1592

1592:
  br label %1692

1593:
  %1594 = mul i64 %1516, 11
  %1595 = getelementptr double, ptr %1523, i64 %1594
  %1596 = mul i64 %1516, 12
  %1597 = getelementptr double, ptr %1523, i64 %1596
  %1598 = mul i64 %1516, 13
  %1599 = getelementptr double, ptr %1523, i64 %1598
  %1600 = mul i64 %1516, 25
  %1601 = getelementptr double, ptr %1523, i64 %1600
  %1602 = fneg double %201
  %1603 = fmul double %201, %1602
  %1604 = fmul double %201, %1603
  %1605 = getelementptr %struct.ode_options, ptr %1517, i64 0, i32 2
  %1606 = load ptr, ptr %1605
  br label %1607

1607:
  %1608 = phi double [ %1589, %1593 ], [ %1678, %1677 ]
  %1609 = phi i64 [ 0, %1593 ], [ %1675, %1677 ]
  %1610 = getelementptr double, ptr %1523, i64 %1609
  %1611 = load double, ptr %1610
  %1612 = fdiv double %1611, %201
  %1613 = call double @llvm.fabs.f64(double %1612)
  %1614 = getelementptr double, ptr %1595, i64 %1609
  %1615 = load double, ptr %1614
  %1616 = getelementptr double, ptr %1597, i64 %1609
  %1617 = load double, ptr %1616
  %1618 = getelementptr double, ptr %1599, i64 %1609
  %1619 = load double, ptr %1618
  %1620 = fsub double %1615, %1617
  %1621 = fdiv double %1620, 0xBFDF5A7CECDB684A
  %1622 = fsub double %1617, %1619
  %1623 = fdiv double %1622, 0xBFD6B927EFF8B242
  %1624 = fsub double %1621, %1623
  %1625 = fdiv double %1624, 0xBFEB09D26E6A0D46
  %1626 = fdiv double %1615, 0x3FC3D8B64657CAEA
  %1627 = fsub double %1621, %1626
  %1628 = fdiv double %1627, 0x3FE4A36C0803A6DF
  %1629 = fsub double %1625, %1628
  %1630 = call double @llvm.fmuladd.f64(double %1629, double 0x3FEB09D26E6A0D46, double %1625)
  %1631 = call double @llvm.fmuladd.f64(double %1630, double 0x3FD6B927EFF8B242, double %1623)
  %1632 = call double @llvm.fmuladd.f64(double %1629, double 0x3FF3333333333334, double %1625)
  %1633 = call double @llvm.fmuladd.f64(double %1632, double 0.000000e+00, double %1631)
  %1634 = fdiv double %1633, %201
  %1635 = fcmp oeq double %1608, 0.000000e+00
  br i1 %1635, label %1636, label %1646

1636:
  %1637 = getelementptr double, ptr %1573, i64 %1609
  %1638 = load double, ptr %1637
  %1639 = call double @llvm.fmuladd.f64(double %1629, double 0xBFC3D8B64657CAE8, double %1625)
  %1640 = call double @llvm.fmuladd.f64(double %1639, double 0xBFE4A36C0803A6DF, double %1623)
  %1641 = call double @llvm.fmuladd.f64(double %1629, double 0xBFE9999999999999, double %1625)
  %1642 = call double @llvm.fmuladd.f64(double %1641, double -1.000000e+00, double %1640)
  %1643 = fdiv double %1642, %201
  %1644 = fsub double %1638, %1643
  %1645 = fmul double %1644, 3.000000e+00
  br label %1652

1646:
  %1647 = getelementptr double, ptr %1601, i64 %1609
  %1648 = load double, ptr %1647
  %1649 = call double @llvm.fmuladd.f64(double %1604, double %1648, double %1629)
  %1650 = fmul double %1649, 1.500000e-01
  %1651 = fdiv double %1650, %1591
  br label %1652

1652:
  %1653 = phi double [ %1645, %1636 ], [ %1651, %1646 ]
  %1654 = getelementptr double, ptr %1577, i64 %1609
  store double %1653, ptr %1654
  %1655 = getelementptr double, ptr %1579, i64 %1609
  store double %1653, ptr %1655
  %1656 = mul i64 %1609, %1516
  br label %1679

1657:
  %1658 = load double, ptr %1580
  %1659 = fmul double %1658, 5.000000e+00
  %1660 = getelementptr double, ptr %1573, i64 %1609
  %1661 = load double, ptr %1660
  %1662 = call double @llvm.fabs.f64(double %1661)
  %1663 = call double @llvm.fabs.f64(double %1634)
  %1664 = call double @llvm.maxnum.f64(double %1662, double %1663)
  %1665 = getelementptr double, ptr %1606, i64 %1609
  %1666 = load double, ptr %1665
  %1667 = call double @llvm.fmuladd.f64(double %1659, double %1664, double %1666)
  %1668 = call double @llvm.fmuladd.f64(double %1689, double 0x3CD0000000000000, double %1667)
  %1669 = getelementptr double, ptr %1575, i64 %1609
  %1670 = load double, ptr %1669
  %1671 = fmul double %1588, %1670
  %1672 = fdiv double %1671, %1507
  %1673 = fadd double %1668, %1672
  %1674 = getelementptr double, ptr %1527, i64 %1609
  store double %1673, ptr %1674
  %1675 = add i64 %1609, 1
  %1676 = icmp eq i64 %1675, %1516
  br i1 %1676, label %1592, label %1677

1677:
  %1678 = load double, ptr %72
  br label %1607

1679:
  %1680 = phi i64 [ 0, %1652 ], [ %1690, %1679 ]
  %1681 = phi double [ %1613, %1652 ], [ %1689, %1679 ]
  %1682 = add i64 %1680, %1656
  %1683 = getelementptr double, ptr %1525, i64 %1682
  %1684 = load double, ptr %1683
  %1685 = getelementptr double, ptr %1523, i64 %1680
  %1686 = load double, ptr %1685
  %1687 = fmul double %1684, %1686
  %1688 = call double @llvm.fabs.f64(double %1687)
  %1689 = fadd double %1681, %1688
  %1690 = add i64 %1680, 1
  %1691 = icmp eq i64 %1690, %1516
  br i1 %1691, label %1657, label %1679

1692:
  %1693 = phi i1 [ true, %1592 ], [ false, %1696 ]
  call void @solve_real(ptr %0, double %826, ptr %1577)
  br i1 %1528, label %1697, label %1695

1694:
  br i1 %1693, label %1696, label %1709

1695:
  br i1 %1693, label %1696, label %1748

1696:
  br label %1692

1697:
  %1698 = phi i64 [ %1705, %1697 ], [ 0, %1692 ]
  %1699 = getelementptr double, ptr %1577, i64 %1698
  %1700 = load double, ptr %1699
  %1701 = getelementptr double, ptr %1579, i64 %1698
  %1702 = load double, ptr %1701
  %1703 = fneg double %1702
  %1704 = call double @llvm.fmuladd.f64(double %826, double %1700, double %1703)
  store double %1704, ptr %1701
  store double %1704, ptr %1699
  %1705 = add i64 %1698, 1
  %1706 = icmp eq i64 %1705, %1516
  br i1 %1706, label %1694, label %1697

1707:
  %1708 = fmul double %201, 7.000000e-02
  br label %1721

1709:
  %1710 = phi i64 [ %1719, %1709 ], [ 0, %1694 ]
  %1711 = phi double [ %1718, %1709 ], [ 0.000000e+00, %1694 ]
  %1712 = getelementptr double, ptr %1579, i64 %1710
  %1713 = load double, ptr %1712
  %1714 = call double @llvm.fabs.f64(double %1713)
  %1715 = getelementptr double, ptr %1527, i64 %1710
  %1716 = load double, ptr %1715
  %1717 = fdiv double %1714, %1716
  %1718 = call double @llvm.maxnum.f64(double %1711, double %1717)
  %1719 = add i64 %1710, 1
  %1720 = icmp eq i64 %1719, %1516
  br i1 %1720, label %1707, label %1709

1721:
  %1722 = phi i64 [ 0, %1707 ], [ %1735, %1728 ]
  %1723 = phi double [ 0.000000e+00, %1707 ], [ %1734, %1728 ]
  %1724 = mul i64 %1722, %1516
  br label %1737

1725:
  %1726 = fcmp ogt double %1734, 1.000000e-01
  %1727 = zext i1 %1726 to i64
  br label %1748

1728:
  %1729 = fmul double %1708, %1745
  %1730 = call double @llvm.fabs.f64(double %1729)
  %1731 = getelementptr double, ptr %1527, i64 %1722
  %1732 = load double, ptr %1731
  %1733 = fdiv double %1730, %1732
  %1734 = call double @llvm.maxnum.f64(double %1723, double %1733)
  %1735 = add i64 %1722, 1
  %1736 = icmp eq i64 %1735, %1516
  br i1 %1736, label %1725, label %1721

1737:
  %1738 = phi i64 [ 0, %1721 ], [ %1746, %1737 ]
  %1739 = phi double [ 0.000000e+00, %1721 ], [ %1745, %1737 ]
  %1740 = add i64 %1738, %1724
  %1741 = getelementptr double, ptr %1525, i64 %1740
  %1742 = load double, ptr %1741
  %1743 = getelementptr double, ptr %1579, i64 %1738
  %1744 = load double, ptr %1743
  %1745 = call double @llvm.fmuladd.f64(double %1742, double %1744, double %1739)
  %1746 = add i64 %1738, 1
  %1747 = icmp eq i64 %1746, %1516
  br i1 %1747, label %1728, label %1737

1748:
  %1749 = phi double [ %1718, %1725 ], [ 0.000000e+00, %1695 ]
  %1750 = phi i64 [ %1727, %1725 ], [ 0, %1695 ]
  store i64 %1750, ptr %148
  %1751 = call double @llvm.maxnum.f64(double %1749, double 1.000000e-09)
  %1752 = call double @cbrt(double %1751)
  %1753 = fdiv double 8.000000e-01, %1752
  %1754 = call double @llvm.minnum.f64(double %1753, double 5.000000e+00)
  br label %1755

1755:
  %1756 = phi double [ %1754, %1748 ], [ 5.000000e+00, %1566 ]
  %1757 = fmul double %1507, %1756
  store double %1757, ptr %138
  %1758 = load double, ptr %139
  %1759 = load double, ptr %2
  %1760 = fsub double %1758, %1759
  %1761 = fmul double %1760, 5.000000e-01
  %1762 = load double, ptr %81
  %1763 = fcmp olt double %1762, 0.000000e+00
  %1764 = fneg double %1761
  %1765 = select i1 %1763, double %1764, double %1761
  %1766 = fcmp ult double %1765, 0.000000e+00
  %1767 = call double @llvm.maxnum.f64(double %1765, double %1757)
  %1768 = fdiv double %1767, 9.000000e-01
  %1769 = select i1 %1766, double 0x7FF0000000000000, double %1768
  %1770 = fcmp ogt double %1507, %1769
  br i1 %1770, label %1771, label %1774

1771:
  %1772 = load i64, ptr %155
  %1773 = add i64 %1772, 1
  store i64 %1773, ptr %155
  store i64 1, ptr %147
  br label %1953

1774:
  br i1 %199, label %1775, label %1777

1775:
  %1776 = load double, ptr %137
  br label %1779

1777:
  %1778 = fadd double %158, %201
  br label %1779

1779:
  %1780 = phi double [ %1776, %1775 ], [ %1778, %1777 ]
  %1781 = load ptr, ptr %4
  %1782 = load ptr, ptr %6
  %1783 = getelementptr %struct.ode_system, ptr %1782, i64 0, i32 0
  %1784 = load i64, ptr %1783
  %1785 = mul i64 %1784, 13
  %1786 = getelementptr double, ptr %1781, i64 %1785
  %1787 = shl i64 %1784, 1
  %1788 = getelementptr double, ptr %1781, i64 %1787
  %1789 = icmp sgt i64 %1784, 0
  br i1 %1789, label %1790, label %1800

1790:
  %1791 = phi i64 [ %1798, %1790 ], [ 0, %1779 ]
  %1792 = getelementptr double, ptr %1781, i64 %1791
  %1793 = load double, ptr %1792
  %1794 = getelementptr double, ptr %1786, i64 %1791
  %1795 = load double, ptr %1794
  %1796 = fadd double %1793, %1795
  %1797 = getelementptr double, ptr %1788, i64 %1791
  store double %1796, ptr %1797
  %1798 = add i64 %1791, 1
  %1799 = icmp eq i64 %1798, %1784
  br i1 %1799, label %1800, label %1790

1800:
  %1801 = call i64 @ode_keep_new(ptr %0, double %1780)
  switch i64 %1801, label %1957 [
    i64 7, label %1802
    i64 0, label %1802
    i64 11, label %1920
    i64 8, label %1920
  ]

1802:
  %1803 = load ptr, ptr %6
  %1804 = getelementptr %struct.ode_system, ptr %1803, i64 0, i32 0
  %1805 = load i64, ptr %1804
  %1806 = load ptr, ptr %4
  %1807 = getelementptr double, ptr %1806, i64 %1805
  %1808 = bitcast ptr %1807 to ptr
  %1809 = bitcast ptr %1806 to ptr
  %1810 = shl i64 %1805, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1808, ptr align 8 %1809, i64 %1810, i1 false)
  %1811 = load ptr, ptr %4
  %1812 = bitcast ptr %1811 to ptr
  %1813 = load ptr, ptr %6
  %1814 = getelementptr %struct.ode_system, ptr %1813, i64 0, i32 0
  %1815 = load i64, ptr %1814
  %1816 = mul i64 %1815, 6
  %1817 = getelementptr double, ptr %1811, i64 %1816
  %1818 = bitcast ptr %1817 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1812, ptr align 8 %1818, i64 %1810, i1 false)
  %1819 = icmp sgt i64 %1805, 0
  br i1 %1819, label %1820, label %1866

1820:
  %1821 = load ptr, ptr %4
  %1822 = load ptr, ptr %6
  %1823 = getelementptr %struct.ode_system, ptr %1822, i64 0, i32 0
  %1824 = load i64, ptr %1823
  %1825 = mul i64 %1824, 11
  %1826 = getelementptr double, ptr %1821, i64 %1825
  %1827 = mul i64 %1824, 12
  %1828 = getelementptr double, ptr %1821, i64 %1827
  %1829 = mul i64 %1824, 13
  %1830 = getelementptr double, ptr %1821, i64 %1829
  %1831 = mul i64 %1824, 22
  %1832 = getelementptr double, ptr %1821, i64 %1831
  %1833 = mul i64 %1824, 23
  %1834 = getelementptr double, ptr %1821, i64 %1833
  %1835 = mul i64 %1824, 24
  %1836 = getelementptr double, ptr %1821, i64 %1835
  %1837 = fmul double %201, %201
  %1838 = fmul double %201, %1837
  %1839 = mul i64 %1824, 25
  %1840 = getelementptr double, ptr %1821, i64 %1839
  br label %1841

1841:
  %1842 = phi i64 [ 0, %1820 ], [ %1864, %1841 ]
  %1843 = getelementptr double, ptr %1826, i64 %1842
  %1844 = load double, ptr %1843
  %1845 = getelementptr double, ptr %1828, i64 %1842
  %1846 = load double, ptr %1845
  %1847 = getelementptr double, ptr %1830, i64 %1842
  %1848 = load double, ptr %1847
  %1849 = fsub double %1844, %1846
  %1850 = fdiv double %1849, 0xBFDF5A7CECDB684A
  %1851 = fsub double %1846, %1848
  %1852 = fdiv double %1851, 0xBFD6B927EFF8B242
  %1853 = fsub double %1850, %1852
  %1854 = fdiv double %1853, 0xBFEB09D26E6A0D46
  %1855 = fdiv double %1844, 0x3FC3D8B64657CAEA
  %1856 = fsub double %1850, %1855
  %1857 = fdiv double %1856, 0x3FE4A36C0803A6DF
  %1858 = fsub double %1854, %1857
  %1859 = getelementptr double, ptr %1832, i64 %1842
  store double %1852, ptr %1859
  %1860 = getelementptr double, ptr %1834, i64 %1842
  store double %1854, ptr %1860
  %1861 = getelementptr double, ptr %1836, i64 %1842
  store double %1858, ptr %1861
  %1862 = fdiv double %1858, %1838
  %1863 = getelementptr double, ptr %1840, i64 %1842
  store double %1862, ptr %1863
  %1864 = add i64 %1842, 1
  %1865 = icmp eq i64 %1864, %1805
  br i1 %1865, label %1866, label %1841

1866:
  %1867 = load double, ptr %2
  store double %1867, ptr %149
  store double %1780, ptr %2
  store double %201, ptr %72
  %1868 = load i64, ptr %150
  %1869 = add i64 %1868, 1
  store i64 %1869, ptr %150
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %152, i8 0, i64 24, i1 false)
  %1870 = call double @llvm.pow.f64(double %1416, double 2.500000e-01)
  %1871 = fdiv double %1870, %1503
  %1872 = call double @llvm.minnum.f64(double %1871, double 8.000000e+00)
  %1873 = call double @llvm.maxnum.f64(double %1872, double 2.000000e-01)
  %1874 = load double, ptr %153
  %1875 = fcmp une double %1874, 0.000000e+00
  br i1 %1875, label %1876, label %1888

1876:
  %1877 = fdiv double %1874, %201
  %1878 = fmul double %1416, %1416
  %1879 = load double, ptr %154
  %1880 = fdiv double %1878, %1879
  %1881 = call double @llvm.pow.f64(double %1880, double 2.500000e-01)
  %1882 = fmul double %1877, %1881
  %1883 = fdiv double %1882, 9.000000e-01
  %1884 = call double @llvm.fabs.f64(double %1883)
  %1885 = call double @llvm.minnum.f64(double %1884, double 8.000000e+00)
  %1886 = call double @llvm.maxnum.f64(double %1885, double 2.000000e-01)
  %1887 = call double @llvm.maxnum.f64(double %1873, double %1886)
  br label %1888

1888:
  %1889 = phi double [ %1887, %1876 ], [ %1873, %1866 ]
  store double %201, ptr %153
  %1890 = call double @llvm.maxnum.f64(double %1415, double 1.000000e-02)
  store double %1890, ptr %154
  %1891 = fdiv double %201, %1889
  %1892 = icmp ne i64 %1497, 0
  %1893 = call double @llvm.fabs.f64(double %1891)
  %1894 = fcmp ogt double %1893, %1507
  %1895 = select i1 %1892, i1 %1894, i1 false
  %1896 = select i1 %1895, double %201, double %1891
  %1897 = fdiv double %1896, %201
  %1898 = load double, ptr %143
  %1899 = fcmp ole double %1898, 1.000000e-02
  %1900 = zext i1 %1899 to i64
  store i64 %1900, ptr %129
  %1901 = fcmp oge double %1897, 9.200000e-01
  %1902 = select i1 %1899, i1 %1901, i1 false
  %1903 = fcmp ole double %1897, 1.200000e+00
  %1904 = select i1 %1902, i1 %1903, i1 false
  %1905 = select i1 %1904, double %201, double %1896
  br i1 %199, label %1906, label %1912

1906:
  %1907 = call double @llvm.fabs.f64(double %1905)
  %1908 = load double, ptr %81
  %1909 = call double @llvm.fabs.f64(double %1908)
  %1910 = call double @llvm.maxnum.f64(double %1907, double %1909)
  %1911 = call double @llvm.copysign.f64(double %1910, double %201)
  br label %1912

1912:
  %1913 = phi double [ %1911, %1906 ], [ %1905, %1888 ]
  %1914 = call double @llvm.fabs.f64(double %1913)
  %1915 = load ptr, ptr %42
  %1916 = getelementptr %struct.ode_options, ptr %1915, i64 0, i32 3
  %1917 = load double, ptr %1916
  %1918 = call double @llvm.minnum.f64(double %1914, double %1917)
  %1919 = call double @llvm.copysign.f64(double %1918, double %201)
  store double %1919, ptr %81
  switch i64 %1801, label %1957 [
    i64 11, label %1920
    i64 8, label %1920
  ]

1920:
  store i64 %1801, ptr %145
  %1921 = icmp eq i64 %1801, 11
  br i1 %1921, label %1922, label %1930

1922:
  %1923 = load double, ptr %2
  %1924 = call double @llvm.fabs.f64(double %1923)
  %1925 = load double, ptr %137
  %1926 = call double @llvm.fabs.f64(double %1925)
  %1927 = call double @llvm.maxnum.f64(double %1924, double %1926)
  %1928 = fmul double %1927, 1.000000e-10
  %1929 = fcmp ugt double %1507, %1928
  br i1 %1929, label %1930, label %1957

1930:
  %1931 = phi i64 [ 11, %1922 ], [ %1499, %1496 ], [ %1801, %1920 ]
  %1932 = call double @llvm.pow.f64(double %1416, double 2.500000e-01)
  %1933 = fdiv double %1932, %1503
  %1934 = call double @llvm.minnum.f64(double %1933, double 8.000000e+00)
  %1935 = call double @llvm.maxnum.f64(double %1934, double 2.000000e-01)
  %1936 = load i64, ptr %155
  %1937 = add i64 %1936, 1
  store i64 %1937, ptr %155
  store i64 1, ptr %147
  %1938 = icmp eq i64 %1931, 0
  br i1 %1938, label %1941, label %1939

1939:
  %1940 = fmul double %201, 1.250000e-01
  br label %1948

1941:
  %1942 = load double, ptr %72
  %1943 = fcmp oeq double %1942, 0.000000e+00
  br i1 %1943, label %1944, label %1946

1944:
  %1945 = fmul double %201, 1.000000e-01
  br label %1948

1946:
  %1947 = fdiv double %201, %1935
  br label %1948

1948:
  %1949 = phi double [ %1940, %1939 ], [ %1945, %1944 ], [ %1947, %1946 ]
  store double %1949, ptr %81
  %1950 = icmp eq i32 %157, 0
  br i1 %1950, label %1951, label %1953

1951:
  %1952 = call i64 @evaluate_jacobian(ptr %0)
  br label %1953

1953:
  %1954 = phi i64 [ 0, %731 ], [ %1368, %1367 ], [ 0, %1361 ], [ 0, %1771 ], [ %1952, %1951 ], [ 0, %1948 ]
  %1955 = phi i32 [ %157, %731 ], [ 1, %1367 ], [ %157, %1361 ], [ %157, %1771 ], [ 1, %1951 ], [ 1, %1948 ]
  %1956 = icmp eq i64 %1954, 0
  br i1 %1956, label %156, label %1957

1957:
  %1958 = phi i64 [ 3, %20 ], [ %170, %167 ], [ %16, %1 ], [ %133, %132 ], [ %867, %855 ], [ %1449, %1443 ], [ %1954, %1953 ], [ 11, %1922 ], [ %1801, %1912 ], [ %1801, %1800 ]
  ret i64 %1958
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
  %43 = load ptr, ptr %4
  %44 = getelementptr %struct.ode_system, ptr %43, i64 0, i32 3
  %45 = load ptr, ptr %44
  %46 = getelementptr %struct.ode_system, ptr %43, i64 0, i32 2
  %47 = load ptr, ptr %46
  %48 = call i64 %45(ptr %47, double %1, ptr %30, ptr %26)
  %49 = load i64, ptr %35
  %50 = add i64 %49, 1
  store i64 %50, ptr %35
  switch i64 %48, label %121 [
    i64 3, label %52
    i64 0, label %51
  ]

51:
  br i1 %36, label %74, label %120

52:
  %53 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 31
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
  call void @solve_real(ptr %0, double %40, ptr %26)
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
  %122 = phi i64 [ 0, %120 ], [ 0, %52 ], [ %48, %41 ]
  ret i64 %122
}

define internal i64 @evaluate_jacobian(ptr %0) {
  %2 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %3 = load ptr, ptr %2
  %4 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 0
  %5 = load i64, ptr %4
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.ode_options, ptr %7, i64 0, i32 0
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.ode_method, ptr %9, i64 0, i32 4
  %11 = load i64, ptr %10
  %12 = add i64 %11, 10
  %13 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %14 = load ptr, ptr %13
  %15 = mul i64 %12, %5
  %16 = getelementptr double, ptr %14, i64 %15
  %17 = mul i64 %5, 14
  %18 = getelementptr double, ptr %14, i64 %17
  %19 = mul i64 %5, 15
  %20 = getelementptr double, ptr %14, i64 %19
  %21 = mul i64 %5, 10
  %22 = getelementptr double, ptr %14, i64 %21
  %23 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 3
  %24 = load i64, ptr %23
  %25 = add i64 %24, 1
  store i64 %25, ptr %23
  %26 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 12
  store double 0.000000e+00, ptr %26
  %27 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 5
  %28 = load ptr, ptr %27
  %29 = icmp eq ptr %28, null
  br i1 %29, label %43, label %30

30:
  %31 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 2
  %32 = load ptr, ptr %31
  %33 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %34 = load double, ptr %33
  %35 = call i64 %28(ptr %32, double %34, ptr %14, ptr %16)
  switch i64 %35, label %39 [
    i64 15, label %43
    i64 3, label %36
  ]

36:
  %37 = load double, ptr %33
  %38 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %37, ptr %38
  br label %118

39:
  %40 = icmp eq i64 %35, 0
  %41 = zext i1 %40 to i64
  %42 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 37
  store i64 %41, ptr %42
  call void @reduce(ptr %0)
  br label %118

43:
  %44 = bitcast ptr %18 to ptr
  %45 = bitcast ptr %14 to ptr
  %46 = shl i64 %5, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %44, ptr align 8 %45, i64 %46, i1 false)
  %47 = icmp sgt i64 %5, 0
  br i1 %47, label %48, label %116

48:
  %49 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %50 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  br label %51

51:
  %52 = phi i1 [ true, %48 ], [ %111, %108 ]
  %53 = phi i64 [ 0, %48 ], [ %110, %108 ]
  %54 = getelementptr double, ptr %14, i64 %53
  %55 = load double, ptr %54
  %56 = call double @llvm.fabs.f64(double %55)
  %57 = call double @llvm.maxnum.f64(double %56, double 1.000000e-05)
  %58 = fmul double %57, 0x3CB0000000000000
  %59 = call double @llvm.sqrt.f64(double %58)
  %60 = fadd double %55, %59
  %61 = getelementptr double, ptr %18, i64 %53
  store double %60, ptr %61
  %62 = load double, ptr %49
  %63 = load ptr, ptr %2
  %64 = getelementptr %struct.ode_system, ptr %63, i64 0, i32 3
  %65 = load ptr, ptr %64
  %66 = getelementptr %struct.ode_system, ptr %63, i64 0, i32 2
  %67 = load ptr, ptr %66
  %68 = call i64 %65(ptr %67, double %62, ptr %18, ptr %20)
  %69 = load i64, ptr %50
  %70 = add i64 %69, 1
  store i64 %70, ptr %50
  switch i64 %68, label %118 [
    i64 3, label %71
    i64 0, label %93
  ]

71:
  %72 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 31
  store i64 3, ptr %72
  %73 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %62, ptr %73
  %74 = load ptr, ptr %13
  %75 = load ptr, ptr %2
  %76 = getelementptr %struct.ode_system, ptr %75, i64 0, i32 0
  %77 = load i64, ptr %76
  %78 = shl i64 %77, 2
  %79 = getelementptr double, ptr %74, i64 %78
  %80 = bitcast ptr %79 to ptr
  %81 = bitcast ptr %20 to ptr
  %82 = shl i64 %77, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %80, ptr align 8 %81, i64 %82, i1 false)
  %83 = load ptr, ptr %13
  %84 = load ptr, ptr %2
  %85 = getelementptr %struct.ode_system, ptr %84, i64 0, i32 0
  %86 = load i64, ptr %85
  %87 = mul i64 %86, 5
  %88 = getelementptr double, ptr %83, i64 %87
  %89 = bitcast ptr %88 to ptr
  %90 = shl i64 %86, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %89, ptr align 8 %44, i64 %90, i1 false)
  br label %118

91:
  %92 = fcmp une double %105, 0.000000e+00
  br i1 %92, label %113, label %108

93:
  %94 = phi i64 [ %106, %93 ], [ %68, %51 ]
  %95 = phi double [ %105, %93 ], [ 0.000000e+00, %51 ]
  %96 = getelementptr double, ptr %20, i64 %94
  %97 = load double, ptr %96
  %98 = getelementptr double, ptr %22, i64 %94
  %99 = load double, ptr %98
  %100 = fsub double %97, %99
  %101 = fdiv double %100, %59
  %102 = mul i64 %94, %5
  %103 = add i64 %102, %53
  %104 = getelementptr double, ptr %16, i64 %103
  store double %101, ptr %104
  %105 = call double @llvm.fmuladd.f64(double %101, double 0.000000e+00, double %95)
  %106 = add i64 %94, 1
  %107 = icmp eq i64 %106, %5
  br i1 %107, label %91, label %93

108:
  %109 = load double, ptr %54
  store double %109, ptr %61
  %110 = add i64 %53, 1
  %111 = icmp slt i64 %110, %5
  %112 = icmp eq i64 %110, %5
  br i1 %112, label %116, label %51

113:
  %114 = load double, ptr %49
  %115 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %114, ptr %115
  br i1 %52, label %118, label %116

116:
  %117 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 37
  store i64 1, ptr %117
  call void @reduce(ptr %0)
  br label %118

118:
  %119 = phi i64 [ 5, %36 ], [ %35, %39 ], [ 0, %116 ], [ 5, %113 ], [ 3, %71 ], [ %68, %51 ]
  ret i64 %119
}

declare double @llvm.fabs.f64(double)

declare double @llvm.copysign.f64(double, double)

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.minnum.f64(double, double)

declare double @llvm.pow.f64(double, double)

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.sqrt.f64(double)

define internal void @reduce(ptr  %0) {
  %2 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %3 = load ptr, ptr %2
  %4 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 0
  %5 = load i64, ptr %4
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.ode_options, ptr %7, i64 0, i32 0
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.ode_method, ptr %9, i64 0, i32 4
  %11 = load i64, ptr %10
  %12 = add i64 %11, 10
  %13 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %14 = load ptr, ptr %13
  %15 = mul i64 %12, %5
  %16 = getelementptr double, ptr %14, i64 %15
  %17 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 3
  %18 = load ptr, ptr %17
  %19 = getelementptr i64, ptr %18, i64 %5
  %20 = shl i64 %5, 1
  %21 = getelementptr i64, ptr %18, i64 %20
  %22 = mul i64 %5, 3
  %23 = getelementptr i64, ptr %18, i64 %22
  %24 = icmp sgt i64 %5, 0
  br i1 %24, label %26, label %69

25:
  br i1 %24, label %51, label %69

26:
  %27 = phi i64 [ %48, %45 ], [ 0, %1 ]
  %28 = mul i64 %27, %5
  %29 = getelementptr double, ptr %16, i64 %28
  br label %30

30:
  %31 = phi i64 [ %40, %38 ], [ 0, %26 ]
  %32 = phi i64 [ %39, %38 ], [ -1, %26 ]
  %33 = getelementptr double, ptr %29, i64 %31
  %34 = load double, ptr %33
  %35 = fcmp une double %34, 0.000000e+00
  br i1 %35, label %36, label %38

36:
  %37 = icmp sgt i64 %32, -1
  br i1 %37, label %45, label %38

38:
  %39 = phi i64 [ %32, %30 ], [ %31, %36 ]
  %40 = add i64 %31, 1
  %41 = icmp eq i64 %40, %5
  br i1 %41, label %42, label %30

42:
  %43 = icmp eq i64 %39, %27
  %44 = select i1 %43, i64 -1, i64 %39
  br label %45

45:
  %46 = phi i64 [ %44, %42 ], [ -1, %36 ]
  %47 = getelementptr i64, ptr %18, i64 %27
  store i64 %46, ptr %47
  %48 = add i64 %27, 1
  %49 = icmp eq i64 %48, %5
  br i1 %49, label %25, label %26

50:
  br i1 %24, label %87, label %69

51:
  %52 = phi i64 [ %66, %65 ], [ 0, %25 ]
  %53 = phi i64 [ %67, %65 ], [ 0, %25 ]
  %54 = getelementptr i64, ptr %18, i64 %53
  %55 = load i64, ptr %54
  %56 = icmp slt i64 %55, 0
  br i1 %56, label %61, label %57

57:
  %58 = getelementptr i64, ptr %18, i64 %55
  %59 = load i64, ptr %58
  %60 = icmp sgt i64 %59, -1
  br i1 %60, label %61, label %65

61:
  %62 = getelementptr i64, ptr %19, i64 %53
  store i64 %52, ptr %62
  %63 = add i64 %52, 1
  %64 = getelementptr i64, ptr %21, i64 %52
  store i64 %53, ptr %64
  br label %65

65:
  %66 = phi i64 [ %63, %61 ], [ %52, %57 ]
  %67 = add i64 %53, 1
  %68 = icmp eq i64 %67, %5
  br i1 %68, label %50, label %51

69:
  %70 = phi i64 [ %66, %50 ], [ 0, %25 ], [ 0, %1 ], [ %66, %105 ]
  store i64 %70, ptr %23
  %71 = add i64 %70, 7
  %72 = and i64 %71, -8
  %73 = load i64, ptr %10
  %74 = add i64 %73, 10
  %75 = load i64, ptr %4
  %76 = mul i64 %75, %74
  %77 = getelementptr double, ptr %14, i64 %76
  %78 = add i64 %75, 1
  %79 = add i64 %75, 7
  %80 = and i64 %79, -8
  %81 = mul i64 %80, %78
  %82 = getelementptr double, ptr %77, i64 %81
  %83 = bitcast ptr %82 to ptr
  %84 = shl i64 %5, 3
  %85 = mul i64 %84, %72
  call void @llvm.memset.p0.i64(ptr align 8 %83, i8 0, i64 %85, i1 false)
  %86 = icmp sgt i64 %70, 0
  br i1 %86, label %108, label %114

87:
  %88 = phi i64 [ %90, %105 ], [ %5, %50 ]
  %89 = phi i64 [ %106, %105 ], [ %5, %50 ]
  %90 = add i64 %88, -1
  %91 = getelementptr i64, ptr %18, i64 %90
  %92 = load i64, ptr %91
  %93 = icmp sgt i64 %92, -1
  br i1 %93, label %94, label %105

94:
  %95 = getelementptr i64, ptr %18, i64 %92
  %96 = load i64, ptr %95
  %97 = icmp slt i64 %96, 0
  br i1 %97, label %98, label %105

98:
  %99 = add i64 %89, -1
  %100 = getelementptr i64, ptr %21, i64 %99
  store i64 %90, ptr %100
  %101 = load i64, ptr %91
  %102 = getelementptr i64, ptr %19, i64 %101
  %103 = load i64, ptr %102
  %104 = getelementptr i64, ptr %23, i64 %99
  store i64 %103, ptr %104
  br label %105

105:
  %106 = phi i64 [ %99, %98 ], [ %89, %94 ], [ %89, %87 ]
  %107 = icmp ugt i64 %88, 1
  br i1 %107, label %87, label %69

108:
  %109 = phi i64 [ %116, %115 ], [ 0, %69 ]
  br i1 %24, label %110, label %115

110:
  %111 = getelementptr i64, ptr %21, i64 %109
  %112 = load i64, ptr %111
  %113 = mul i64 %112, %5
  br label %118

114:
  ret void

115:
  %116 = add i64 %109, 1
  %117 = icmp eq i64 %116, %70
  br i1 %117, label %114, label %108

118:
  %119 = phi i64 [ 0, %110 ], [ %129, %118 ]
  %120 = getelementptr i64, ptr %21, i64 %119
  %121 = load i64, ptr %120
  %122 = add i64 %113, %121
  %123 = getelementptr double, ptr %16, i64 %122
  %124 = load double, ptr %123
  %125 = fneg double %124
  %126 = mul i64 %119, %72
  %127 = add i64 %126, %109
  %128 = getelementptr double, ptr %82, i64 %127
  store double %125, ptr %128
  %129 = add i64 %119, 1
  %130 = icmp eq i64 %129, %5
  br i1 %130, label %115, label %118
}

define internal void @solve_real(ptr  %0, double %1, ptr  %2) {
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 3
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.ode_system, ptr %7, i64 0, i32 0
  %9 = load i64, ptr %8
  %10 = mul i64 %9, 3
  %11 = getelementptr i64, ptr %5, i64 %10
  %12 = load i64, ptr %11
  %13 = add i64 %12, 7
  %14 = and i64 %13, -8
  %15 = add i64 %9, 1
  %16 = add i64 %9, 7
  %17 = and i64 %16, -8
  %18 = mul i64 %17, %15
  %19 = shl i64 %9, 1
  %20 = getelementptr i64, ptr %5, i64 %19
  %21 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %22 = load ptr, ptr %21
  %23 = getelementptr %struct.ode_options, ptr %22, i64 0, i32 0
  %24 = load ptr, ptr %23
  %25 = getelementptr %struct.ode_method, ptr %24, i64 0, i32 4
  %26 = load i64, ptr %25
  %27 = add i64 %26, 10
  %28 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %29 = load ptr, ptr %28
  %30 = mul i64 %27, %9
  %31 = getelementptr double, ptr %29, i64 %30
  %32 = getelementptr double, ptr %31, i64 %18
  %33 = call double @llvm.fmuladd.f64(double %1, double %1, double 0.000000e+00)
  %34 = shl i64 %18, 1
  %35 = getelementptr double, ptr %31, i64 %34
  %36 = mul i64 %18, 3
  %37 = getelementptr double, ptr %31, i64 %36
  %38 = mul i64 %17, %9
  %39 = getelementptr double, ptr %37, i64 %38
  %40 = shl i64 %18, 2
  %41 = getelementptr double, ptr %31, i64 %40
  %42 = getelementptr double, ptr %41, i64 %38
  %43 = icmp sgt i64 %14, 0
  br i1 %43, label %48, label %44

44:
  %45 = icmp slt i64 %12, %9
  br i1 %45, label %46, label %61

46:
  %47 = icmp sgt i64 %12, 0
  br label %63

48:
  %49 = phi i64 [ %59, %56 ], [ 0, %3 ]
  %50 = icmp slt i64 %49, %12
  br i1 %50, label %51, label %56

51:
  %52 = getelementptr i64, ptr %20, i64 %49
  %53 = load i64, ptr %52
  %54 = getelementptr double, ptr %2, i64 %53
  %55 = load double, ptr %54
  br label %56

56:
  %57 = phi double [ %55, %51 ], [ 0.000000e+00, %48 ]
  %58 = getelementptr double, ptr %42, i64 %49
  store double %57, ptr %58
  %59 = add i64 %49, 1
  %60 = icmp eq i64 %59, %14
  br i1 %60, label %44, label %48

61:
  %62 = icmp sgt i64 %12, 0
  br i1 %62, label %97, label %150

63:
  %64 = phi i64 [ %12, %46 ], [ %95, %94 ]
  %65 = getelementptr i64, ptr %20, i64 %64
  %66 = load i64, ptr %65
  %67 = getelementptr double, ptr %2, i64 %66
  %68 = load double, ptr %67
  %69 = fdiv double %68, %1
  store double %69, ptr %67
  br i1 %47, label %70, label %94

70:
  %71 = mul i64 %64, %14
  %72 = getelementptr double, ptr %32, i64 %71
  %73 = fneg double %69
  %74 = insertelement <8 x double> poison, double %73, i64 0
  %75 = shufflevector <8 x double> %74, <8 x double> poison, <8 x i32> zeroinitializer
  br label %76

76:
  %77 = phi i64 [ 0, %70 ], [ %92, %91 ]
  br label %78

78:
  %79 = phi i64 [ 0, %76 ], [ %89, %78 ]
  %80 = add i64 %79, %77
  %81 = getelementptr double, ptr %72, i64 %80
  %82 = bitcast ptr %81 to ptr
  %83 = load <8 x double>, ptr %82, align 8
  %84 = getelementptr double, ptr %42, i64 %80
  %85 = bitcast ptr %84 to ptr
  %86 = load <8 x double>, ptr %85, align 8
  %87 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %75, <8 x double> %83, <8 x double> %86)
  %88 = bitcast ptr %84 to ptr
  store <8 x double> %87, ptr %88, align 8
  %89 = add i64 %79, 8
  %90 = icmp eq i64 %79, 0
  br i1 %90, label %91, label %78

91:
  %92 = add i64 %77, 8
  %93 = icmp slt i64 %92, %12
  br i1 %93, label %76, label %94

94:
  %95 = add i64 %64, 1
  %96 = icmp eq i64 %95, %9
  br i1 %96, label %61, label %63

97:
  %98 = phi i64 [ %108, %137 ], [ 0, %61 ]
  %99 = getelementptr i64, ptr %5, i64 %98
  %100 = load i64, ptr %99
  %101 = icmp eq i64 %100, %98
  br i1 %101, label %107, label %102

102:
  %103 = getelementptr double, ptr %42, i64 %98
  %104 = load double, ptr %103
  %105 = getelementptr double, ptr %42, i64 %100
  %106 = load double, ptr %105
  store double %106, ptr %103
  store double %104, ptr %105
  br label %107

107:
  %108 = add i64 %98, 1
  %109 = getelementptr double, ptr %42, i64 %98
  %110 = load double, ptr %109
  %111 = and i64 %108, 9223372036854775800
  %112 = icmp slt i64 %111, %12
  br i1 %112, label %113, label %137

113:
  %114 = mul i64 %98, %14
  %115 = fneg double %110
  %116 = getelementptr double, ptr %35, i64 %114
  %117 = insertelement <8 x double> poison, double %115, i64 0
  %118 = shufflevector <8 x double> %117, <8 x double> poison, <8 x i32> zeroinitializer
  br label %119

119:
  %120 = phi i64 [ %111, %113 ], [ %135, %134 ]
  br label %121

121:
  %122 = phi i64 [ 0, %119 ], [ %132, %121 ]
  %123 = add i64 %122, %120
  %124 = getelementptr double, ptr %116, i64 %123
  %125 = bitcast ptr %124 to ptr
  %126 = load <8 x double>, ptr %125, align 8
  %127 = getelementptr double, ptr %42, i64 %123
  %128 = bitcast ptr %127 to ptr
  %129 = load <8 x double>, ptr %128, align 8
  %130 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %118, <8 x double> %126, <8 x double> %129)
  %131 = bitcast ptr %127 to ptr
  store <8 x double> %130, ptr %131, align 8
  %132 = add i64 %122, 8
  %133 = icmp eq i64 %122, 0
  br i1 %133, label %134, label %121

134:
  %135 = add i64 %120, 8
  %136 = icmp slt i64 %135, %12
  br i1 %136, label %119, label %137

137:
  %138 = icmp eq i64 %108, %12
  br i1 %138, label %139, label %97

139:
  %140 = add i64 %12, -1
  %141 = getelementptr double, ptr %39, i64 %140
  %142 = load double, ptr %141
  %143 = getelementptr double, ptr %42, i64 %140
  %144 = load double, ptr %143
  %145 = fmul double %142, %144
  %146 = getelementptr i64, ptr %20, i64 %140
  %147 = load i64, ptr %146
  %148 = getelementptr double, ptr %2, i64 %147
  store double %145, ptr %148
  %149 = icmp eq i64 %140, 0
  br i1 %149, label %150, label %162

150:
  br i1 %45, label %191, label %212

151:
  %152 = add i64 %165, -1
  %153 = getelementptr double, ptr %39, i64 %152
  %154 = load double, ptr %153
  %155 = getelementptr double, ptr %42, i64 %152
  %156 = load double, ptr %155
  %157 = fmul double %154, %156
  %158 = getelementptr i64, ptr %20, i64 %152
  %159 = load i64, ptr %158
  %160 = getelementptr double, ptr %2, i64 %159
  store double %157, ptr %160
  %161 = icmp eq i64 %152, 0
  br i1 %161, label %150, label %162

162:
  %163 = phi ptr [ %155, %151 ], [ %143, %139 ]
  %164 = phi double [ %154, %151 ], [ %142, %139 ]
  %165 = phi i64 [ %152, %151 ], [ %140, %139 ]
  %166 = mul i64 %165, %14
  %167 = getelementptr double, ptr %37, i64 %166
  %168 = load double, ptr %163
  %169 = fneg double %168
  %170 = fmul double %164, %169
  %171 = insertelement <8 x double> poison, double %170, i64 0
  %172 = shufflevector <8 x double> %171, <8 x double> poison, <8 x i32> zeroinitializer
  br label %173

173:
  %174 = phi i64 [ 0, %162 ], [ %189, %188 ]
  br label %175

175:
  %176 = phi i64 [ 0, %173 ], [ %186, %175 ]
  %177 = add i64 %176, %174
  %178 = getelementptr double, ptr %167, i64 %177
  %179 = bitcast ptr %178 to ptr
  %180 = load <8 x double>, ptr %179, align 8
  %181 = getelementptr double, ptr %42, i64 %177
  %182 = bitcast ptr %181 to ptr
  %183 = load <8 x double>, ptr %182, align 8
  %184 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %172, <8 x double> %180, <8 x double> %183)
  %185 = bitcast ptr %181 to ptr
  store <8 x double> %184, ptr %185, align 8
  %186 = add i64 %176, 8
  %187 = icmp eq i64 %176, 0
  br i1 %187, label %188, label %175

188:
  %189 = add i64 %174, 8
  %190 = icmp slt i64 %189, %165
  br i1 %190, label %173, label %151

191:
  %192 = phi i64 [ %210, %191 ], [ %12, %150 ]
  %193 = getelementptr i64, ptr %11, i64 %192
  %194 = load i64, ptr %193
  %195 = getelementptr i64, ptr %20, i64 %194
  %196 = load i64, ptr %195
  %197 = getelementptr i64, ptr %20, i64 %192
  %198 = load i64, ptr %197
  %199 = mul i64 %198, %9
  %200 = add i64 %199, %196
  %201 = getelementptr double, ptr %31, i64 %200
  %202 = load double, ptr %201
  %203 = fdiv double %202, %33
  %204 = fmul double %203, %1
  %205 = getelementptr double, ptr %2, i64 %196
  %206 = load double, ptr %205
  %207 = getelementptr double, ptr %2, i64 %198
  %208 = load double, ptr %207
  %209 = call double @llvm.fmuladd.f64(double %204, double %206, double %208)
  store double %209, ptr %207
  %210 = add i64 %192, 1
  %211 = icmp eq i64 %210, %9
  br i1 %211, label %212, label %191

212:
  ret void
}

declare double @cbrt(double)

declare i64 @ode_keep_new(ptr, double)

declare i64 @llvm.smax.i64(i64, i64)

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)
