; radau5: made by tools/make_loops_text.py from radau5
; sources 4e069484fb0f3a35c3b9f94e8250ac188d95a510395ecefd09cad444dc235c62
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
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
  %12 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %13 = load i64, ptr %12
  %14 = add i64 %13, 1
  store i64 %14, ptr %12
  %15 = getelementptr %struct.ode_system, ptr %7, i64 0, i32 3
  %16 = load ptr, ptr %15
  %17 = getelementptr %struct.ode_system, ptr %7, i64 0, i32 2
  %18 = load ptr, ptr %17
  %19 = call i64 %16(ptr %18, double %3, ptr %5, ptr %11)
  switch i64 %19, label %1955 [
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
  br label %1955

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
  br i1 %134, label %135, label %1955

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
  %157 = phi i32 [ %136, %135 ], [ %1953, %1951 ]
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
  br label %1955

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
  br label %1951

735:
  %736 = load ptr, ptr %42
  %737 = getelementptr %struct.ode_options, ptr %736, i64 0, i32 1
  %738 = load double, ptr %737
  %739 = call double @llvm.pow.f64(double %738, double 0x3FE5555555555555)
  %740 = fmul double %739, 1.000000e-02
  %741 = fdiv double 0x3CE4000000000000, %740
  %742 = call double @llvm.sqrt.f64(double %740)
  %743 = call double @llvm.minnum.f64(double %742, double 3.000000e-02)
  %744 = call double @llvm.maxnum.f64(double %741, double %743)
  store double 1.000000e-02, ptr %143
  %745 = load double, ptr %144
  %746 = call double @llvm.maxnum.f64(double %745, double 0x3CB0000000000000)
  %747 = call double @llvm.pow.f64(double %746, double 8.000000e-01)
  store double %747, ptr %144
  %748 = load ptr, ptr %6
  %749 = getelementptr %struct.ode_system, ptr %748, i64 0, i32 0
  %750 = load i64, ptr %749
  %751 = load ptr, ptr %4
  %752 = mul i64 %750, 11
  %753 = getelementptr double, ptr %751, i64 %752
  %754 = mul i64 %750, 12
  %755 = getelementptr double, ptr %751, i64 %754
  %756 = mul i64 %750, 13
  %757 = getelementptr double, ptr %751, i64 %756
  %758 = mul i64 %750, 22
  %759 = getelementptr double, ptr %751, i64 %758
  %760 = mul i64 %750, 23
  %761 = getelementptr double, ptr %751, i64 %760
  %762 = mul i64 %750, 24
  %763 = getelementptr double, ptr %751, i64 %762
  %764 = load double, ptr %72
  %765 = fcmp une double %764, 0.000000e+00
  %766 = fdiv double %201, %764
  %767 = select i1 %765, double %766, double 0.000000e+00
  %768 = fmul double %767, 0x3FC3D8B64657CAEA
  %769 = fmul double %767, 0x3FE4A36C0803A6DF
  %770 = icmp sgt i64 %750, 0
  br i1 %770, label %771, label %824

771:
  %772 = fcmp une double %767, 0.000000e+00
  %773 = fadd double %768, 0x3FD6B927EFF8B242
  %774 = fadd double %768, 0x3FEB09D26E6A0D46
  %775 = fadd double %769, 0x3FD6B927EFF8B242
  %776 = fadd double %769, 0x3FEB09D26E6A0D46
  %777 = fadd double %767, 0x3FD6B927EFF8B242
  %778 = fadd double %767, 0x3FEB09D26E6A0D46
  %779 = mul i64 %750, 17
  %780 = getelementptr double, ptr %751, i64 %779
  %781 = mul i64 %750, 18
  %782 = getelementptr double, ptr %751, i64 %781
  %783 = mul i64 %750, 19
  %784 = getelementptr double, ptr %751, i64 %783
  br label %785

785:
  %786 = phi i64 [ 0, %771 ], [ %822, %794 ]
  br i1 %772, label %787, label %794

787:
  %788 = getelementptr double, ptr %759, i64 %786
  %789 = load double, ptr %788
  %790 = getelementptr double, ptr %761, i64 %786
  %791 = load double, ptr %790
  %792 = getelementptr double, ptr %763, i64 %786
  %793 = load double, ptr %792
  br label %794

794:
  %795 = phi double [ %791, %787 ], [ 0.000000e+00, %785 ]
  %796 = phi double [ %789, %787 ], [ 0.000000e+00, %785 ]
  %797 = phi double [ %793, %787 ], [ 0.000000e+00, %785 ]
  %798 = call double @llvm.fmuladd.f64(double %774, double %797, double %795)
  %799 = call double @llvm.fmuladd.f64(double %773, double %798, double %796)
  %800 = fmul double %768, %799
  %801 = getelementptr double, ptr %753, i64 %786
  store double %800, ptr %801
  %802 = call double @llvm.fmuladd.f64(double %776, double %797, double %795)
  %803 = call double @llvm.fmuladd.f64(double %775, double %802, double %796)
  %804 = fmul double %769, %803
  %805 = getelementptr double, ptr %755, i64 %786
  store double %804, ptr %805
  %806 = call double @llvm.fmuladd.f64(double %778, double %797, double %795)
  %807 = call double @llvm.fmuladd.f64(double %777, double %806, double %796)
  %808 = fmul double %767, %807
  %809 = getelementptr double, ptr %757, i64 %786
  store double %808, ptr %809
  %810 = fmul double %804, 0x3FD5B570C75819C1
  %811 = call double @llvm.fmuladd.f64(double %800, double 0x40114D64D09039E2, double %810)
  %812 = call double @llvm.fmuladd.f64(double %808, double 0x3FE1562F2BDEBF3D, double %811)
  %813 = getelementptr double, ptr %780, i64 %786
  store double %812, ptr %813
  %814 = fmul double %804, 0xBFD4F8C15DA84E86
  %815 = call double @llvm.fmuladd.f64(double %800, double 0xC010B70201A79C47, double %814)
  %816 = call double @llvm.fmuladd.f64(double %808, double 0x3FDE810014C55221, double %815)
  %817 = getelementptr double, ptr %782, i64 %786
  store double %816, ptr %817
  %818 = fmul double %804, 0x4004934E6FCAA598
  %819 = call double @llvm.fmuladd.f64(double %800, double 0xBFE017885A24A7F2, double %818)
  %820 = call double @llvm.fmuladd.f64(double %808, double 0xBFE312C0CF7BDFD1, double %819)
  %821 = getelementptr double, ptr %784, i64 %786
  store double %820, ptr %821
  %822 = add i64 %786, 1
  %823 = icmp eq i64 %822, %750
  br i1 %823, label %824, label %785

824:
  %825 = fdiv double 0x400D1A48D83E731D, %201
  %826 = fdiv double 0x400572DB93E0C671, %201
  %827 = fdiv double 0x40086747F2C3FCB6, %201
  %828 = fneg double %825
  %829 = fneg double %826
  %830 = fneg double %827
  %831 = fmul double %827, %827
  %832 = call double @llvm.fmuladd.f64(double %826, double %826, double %831)
  br label %833

833:
  %834 = phi ptr [ %751, %824 ], [ %921, %1337 ]
  %835 = phi i64 [ %750, %824 ], [ %903, %1337 ]
  %836 = phi double [ 0.000000e+00, %824 ], [ %1338, %1337 ]
  %837 = phi double [ 0.000000e+00, %824 ], [ %1335, %1337 ]
  %838 = phi i32 [ 1, %824 ], [ %1339, %1337 ]
  %839 = mul i64 %835, 3
  %840 = getelementptr double, ptr %834, i64 %839
  %841 = icmp sgt i64 %835, 0
  br label %842

842:
  %843 = phi i64 [ 0, %833 ], [ %846, %854 ]
  %844 = icmp eq i64 %843, 3
  br i1 %844, label %879, label %845

845:
  %846 = add i64 %843, 1
  %847 = add i64 %843, 11
  %848 = load ptr, ptr %4
  %849 = load ptr, ptr %6
  %850 = getelementptr %struct.ode_system, ptr %849, i64 0, i32 0
  %851 = load i64, ptr %850
  %852 = mul i64 %851, %847
  %853 = getelementptr double, ptr %848, i64 %852
  br i1 %841, label %869, label %854

854:
  %855 = load double, ptr %2
  %856 = getelementptr [3 x double], ptr @__const.stage_rates.parts, i64 0, i64 %843
  %857 = load double, ptr %856
  %858 = call double @llvm.fmuladd.f64(double %857, double %201, double %855)
  %859 = add i64 %843, 14
  %860 = mul i64 %851, %859
  %861 = getelementptr double, ptr %848, i64 %860
  %862 = load i64, ptr %12
  %863 = add i64 %862, 1
  store i64 %863, ptr %12
  %864 = getelementptr %struct.ode_system, ptr %849, i64 0, i32 3
  %865 = load ptr, ptr %864
  %866 = getelementptr %struct.ode_system, ptr %849, i64 0, i32 2
  %867 = load ptr, ptr %866
  %868 = call i64 %865(ptr %867, double %858, ptr %840, ptr %861)
  switch i64 %868, label %1955 [
    i64 3, label %1341
    i64 0, label %842
  ]

869:
  %870 = phi i64 [ %877, %869 ], [ 0, %845 ]
  %871 = getelementptr double, ptr %834, i64 %870
  %872 = load double, ptr %871
  %873 = getelementptr double, ptr %853, i64 %870
  %874 = load double, ptr %873
  %875 = fadd double %872, %874
  %876 = getelementptr double, ptr %840, i64 %870
  store double %875, ptr %876
  %877 = add i64 %870, 1
  %878 = icmp eq i64 %877, %835
  br i1 %878, label %854, label %869

879:
  %880 = load ptr, ptr %6
  %881 = getelementptr %struct.ode_system, ptr %880, i64 0, i32 0
  %882 = load i64, ptr %881
  %883 = load ptr, ptr %4
  %884 = mul i64 %882, 14
  %885 = getelementptr double, ptr %883, i64 %884
  %886 = mul i64 %882, 15
  %887 = getelementptr double, ptr %883, i64 %886
  %888 = shl i64 %882, 4
  %889 = getelementptr double, ptr %883, i64 %888
  %890 = mul i64 %882, 17
  %891 = getelementptr double, ptr %883, i64 %890
  %892 = mul i64 %882, 18
  %893 = getelementptr double, ptr %883, i64 %892
  %894 = mul i64 %882, 19
  %895 = getelementptr double, ptr %883, i64 %894
  %896 = mul i64 %882, 20
  %897 = getelementptr double, ptr %883, i64 %896
  %898 = icmp sgt i64 %882, 0
  br i1 %898, label %1216, label %899

899:
  call void @solve_real(ptr %0, double %825, ptr %885)
  %900 = load ptr, ptr %142
  %901 = load ptr, ptr %6
  %902 = getelementptr %struct.ode_system, ptr %901, i64 0, i32 0
  %903 = load i64, ptr %902
  %904 = mul i64 %903, 3
  %905 = getelementptr i64, ptr %900, i64 %904
  %906 = load i64, ptr %905
  %907 = add i64 %906, 7
  %908 = and i64 %907, -8
  %909 = add i64 %903, 1
  %910 = add i64 %903, 7
  %911 = and i64 %910, -8
  %912 = mul i64 %911, %909
  %913 = shl i64 %903, 1
  %914 = getelementptr i64, ptr %900, i64 %913
  %915 = load ptr, ptr %42
  %916 = getelementptr %struct.ode_options, ptr %915, i64 0, i32 0
  %917 = load ptr, ptr %916
  %918 = getelementptr %struct.ode_method, ptr %917, i64 0, i32 4
  %919 = load i64, ptr %918
  %920 = add i64 %919, 10
  %921 = load ptr, ptr %4
  %922 = mul i64 %920, %903
  %923 = getelementptr double, ptr %921, i64 %922
  %924 = getelementptr double, ptr %923, i64 %912
  %925 = shl i64 %912, 2
  %926 = getelementptr double, ptr %923, i64 %925
  %927 = mul i64 %912, 6
  %928 = getelementptr double, ptr %923, i64 %927
  %929 = mul i64 %911, %903
  %930 = getelementptr double, ptr %928, i64 %929
  %931 = getelementptr i64, ptr %900, i64 %903
  %932 = getelementptr double, ptr %926, i64 %929
  %933 = getelementptr double, ptr %932, i64 %912
  %934 = icmp sgt i64 %908, 0
  br i1 %934, label %939, label %935

935:
  %936 = icmp slt i64 %906, %903
  br i1 %936, label %937, label %957

937:
  %938 = icmp sgt i64 %906, 0
  br label %959

939:
  %940 = phi i64 [ %955, %952 ], [ 0, %899 ]
  %941 = icmp slt i64 %940, %906
  br i1 %941, label %942, label %950

942:
  %943 = getelementptr i64, ptr %914, i64 %940
  %944 = load i64, ptr %943
  %945 = getelementptr double, ptr %887, i64 %944
  %946 = load double, ptr %945
  %947 = getelementptr double, ptr %932, i64 %940
  store double %946, ptr %947
  %948 = getelementptr double, ptr %889, i64 %944
  %949 = load double, ptr %948
  br label %952

950:
  %951 = getelementptr double, ptr %932, i64 %940
  store double 0.000000e+00, ptr %951
  br label %952

952:
  %953 = phi double [ %949, %942 ], [ 0.000000e+00, %950 ]
  %954 = getelementptr double, ptr %933, i64 %940
  store double %953, ptr %954
  %955 = add i64 %940, 1
  %956 = icmp eq i64 %955, %908
  br i1 %956, label %935, label %939

957:
  %958 = icmp sgt i64 %906, 0
  br i1 %958, label %1026, label %1106

959:
  %960 = phi i64 [ %906, %937 ], [ %1024, %1023 ]
  %961 = getelementptr i64, ptr %914, i64 %960
  %962 = load i64, ptr %961
  %963 = getelementptr double, ptr %887, i64 %962
  %964 = load double, ptr %963
  %965 = getelementptr double, ptr %889, i64 %962
  %966 = load double, ptr %965
  %967 = fmul double %827, %966
  %968 = call double @llvm.fmuladd.f64(double %964, double %826, double %967)
  %969 = fdiv double %968, %832
  store double %969, ptr %963
  br i1 %938, label %970, label %1001

970:
  %971 = mul i64 %960, %908
  %972 = getelementptr double, ptr %924, i64 %971
  %973 = fneg double %969
  %974 = insertelement <8 x double> poison, double %973, i64 0
  %975 = shufflevector <8 x double> %974, <8 x double> poison, <8 x i32> zeroinitializer
  br label %976

976:
  %977 = phi i64 [ 0, %970 ], [ %992, %991 ]
  br label %978

978:
  %979 = phi i64 [ 0, %976 ], [ %989, %978 ]
  %980 = add i64 %979, %977
  %981 = getelementptr double, ptr %972, i64 %980
  %982 = bitcast ptr %981 to ptr
  %983 = load <8 x double>, ptr %982, align 8
  %984 = getelementptr double, ptr %932, i64 %980
  %985 = bitcast ptr %984 to ptr
  %986 = load <8 x double>, ptr %985, align 8
  %987 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %975, <8 x double> %983, <8 x double> %986)
  %988 = bitcast ptr %984 to ptr
  store <8 x double> %987, ptr %988, align 8
  %989 = add i64 %979, 8
  %990 = icmp eq i64 %979, 0
  br i1 %990, label %991, label %978

991:
  %992 = add i64 %977, 8
  %993 = icmp slt i64 %992, %906
  br i1 %993, label %976, label %994

994:
  %995 = load double, ptr %965
  %996 = call double @llvm.fmuladd.f64(double %830, double %969, double %995)
  %997 = fdiv double %996, %826
  store double %997, ptr %965
  %998 = fneg double %997
  %999 = insertelement <8 x double> poison, double %998, i64 0
  %1000 = shufflevector <8 x double> %999, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1005

1001:
  %1002 = load double, ptr %965
  %1003 = call double @llvm.fmuladd.f64(double %830, double %969, double %1002)
  %1004 = fdiv double %1003, %826
  store double %1004, ptr %965
  br label %1023

1005:
  %1006 = phi i64 [ 0, %994 ], [ %1021, %1020 ]
  br label %1007

1007:
  %1008 = phi i64 [ 0, %1005 ], [ %1018, %1007 ]
  %1009 = add i64 %1008, %1006
  %1010 = getelementptr double, ptr %972, i64 %1009
  %1011 = bitcast ptr %1010 to ptr
  %1012 = load <8 x double>, ptr %1011, align 8
  %1013 = getelementptr double, ptr %933, i64 %1009
  %1014 = bitcast ptr %1013 to ptr
  %1015 = load <8 x double>, ptr %1014, align 8
  %1016 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1000, <8 x double> %1012, <8 x double> %1015)
  %1017 = bitcast ptr %1013 to ptr
  store <8 x double> %1016, ptr %1017, align 8
  %1018 = add i64 %1008, 8
  %1019 = icmp eq i64 %1008, 0
  br i1 %1019, label %1020, label %1007

1020:
  %1021 = add i64 %1006, 8
  %1022 = icmp slt i64 %1021, %906
  br i1 %1022, label %1005, label %1023

1023:
  %1024 = add i64 %960, 1
  %1025 = icmp eq i64 %1024, %903
  br i1 %1025, label %957, label %959

1026:
  %1027 = phi i64 [ %1043, %1087 ], [ 0, %957 ]
  %1028 = getelementptr i64, ptr %931, i64 %1027
  %1029 = load i64, ptr %1028
  %1030 = icmp eq i64 %1029, %1027
  br i1 %1030, label %1040, label %1031

1031:
  %1032 = getelementptr double, ptr %932, i64 %1027
  %1033 = load double, ptr %1032
  %1034 = getelementptr double, ptr %932, i64 %1029
  %1035 = load double, ptr %1034
  store double %1035, ptr %1032
  store double %1033, ptr %1034
  %1036 = getelementptr double, ptr %933, i64 %1027
  %1037 = load double, ptr %1036
  %1038 = getelementptr double, ptr %933, i64 %1029
  %1039 = load double, ptr %1038
  store double %1039, ptr %1036
  store double %1037, ptr %1038
  br label %1040

1040:
  %1041 = mul i64 %1027, %908
  %1042 = getelementptr double, ptr %926, i64 %1041
  %1043 = add i64 %1027, 1
  %1044 = getelementptr double, ptr %932, i64 %1027
  %1045 = load double, ptr %1044
  %1046 = getelementptr double, ptr %933, i64 %1027
  %1047 = load double, ptr %1046
  %1048 = getelementptr double, ptr %1042, i64 %912
  %1049 = and i64 %1043, 9223372036854775800
  %1050 = icmp slt i64 %1049, %906
  br i1 %1050, label %1051, label %1087

1051:
  %1052 = insertelement <8 x double> poison, double %1047, i64 0
  %1053 = shufflevector <8 x double> %1052, <8 x double> poison, <8 x i32> zeroinitializer
  %1054 = insertelement <8 x double> poison, double %1045, i64 0
  %1055 = shufflevector <8 x double> %1054, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1056

1056:
  %1057 = phi i64 [ %1085, %1084 ], [ %1049, %1051 ]
  br label %1058

1058:
  %1059 = phi i64 [ 0, %1056 ], [ %1082, %1058 ]
  %1060 = add i64 %1059, %1057
  %1061 = getelementptr double, ptr %1042, i64 %1060
  %1062 = bitcast ptr %1061 to ptr
  %1063 = load <8 x double>, ptr %1062, align 8
  %1064 = getelementptr double, ptr %1048, i64 %1060
  %1065 = bitcast ptr %1064 to ptr
  %1066 = load <8 x double>, ptr %1065, align 8
  %1067 = fneg <8 x double> %1066
  %1068 = fmul <8 x double> %1053, %1067
  %1069 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1055, <8 x double> %1063, <8 x double> %1068)
  %1070 = getelementptr double, ptr %932, i64 %1060
  %1071 = bitcast ptr %1070 to ptr
  %1072 = load <8 x double>, ptr %1071, align 8
  %1073 = fsub <8 x double> %1072, %1069
  %1074 = bitcast ptr %1070 to ptr
  store <8 x double> %1073, ptr %1074, align 8
  %1075 = fmul <8 x double> %1053, %1063
  %1076 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1055, <8 x double> %1066, <8 x double> %1075)
  %1077 = getelementptr double, ptr %933, i64 %1060
  %1078 = bitcast ptr %1077 to ptr
  %1079 = load <8 x double>, ptr %1078, align 8
  %1080 = fsub <8 x double> %1079, %1076
  %1081 = bitcast ptr %1077 to ptr
  store <8 x double> %1080, ptr %1081, align 8
  %1082 = add i64 %1059, 8
  %1083 = icmp eq i64 %1059, 0
  br i1 %1083, label %1084, label %1058

1084:
  %1085 = add i64 %1057, 8
  %1086 = icmp slt i64 %1085, %906
  br i1 %1086, label %1056, label %1087

1087:
  %1088 = icmp eq i64 %1043, %906
  br i1 %1088, label %1089, label %1026

1089:
  %1090 = add i64 %906, -1
  %1091 = getelementptr double, ptr %930, i64 %1090
  %1092 = load double, ptr %1091
  %1093 = add i64 %912, %1090
  %1094 = getelementptr double, ptr %930, i64 %1093
  %1095 = load double, ptr %1094
  %1096 = getelementptr double, ptr %932, i64 %1090
  %1097 = load double, ptr %1096
  %1098 = getelementptr double, ptr %933, i64 %1090
  %1099 = load double, ptr %1098
  %1100 = fneg double %1099
  %1101 = fmul double %1095, %1100
  %1102 = call double @llvm.fmuladd.f64(double %1097, double %1092, double %1101)
  %1103 = fmul double %1092, %1099
  %1104 = call double @llvm.fmuladd.f64(double %1097, double %1095, double %1103)
  %1105 = icmp eq i64 %1090, 0
  br i1 %1105, label %1118, label %1107

1106:
  br i1 %936, label %1176, label %1208

1107:
  %1108 = phi double [ %1174, %1155 ], [ %1104, %1089 ]
  %1109 = phi double [ %1172, %1155 ], [ %1102, %1089 ]
  %1110 = phi i64 [ %1160, %1155 ], [ %1090, %1089 ]
  %1111 = mul i64 %1110, %908
  %1112 = getelementptr double, ptr %928, i64 %1111
  %1113 = getelementptr double, ptr %1112, i64 %912
  %1114 = insertelement <8 x double> poison, double %1108, i64 0
  %1115 = shufflevector <8 x double> %1114, <8 x double> poison, <8 x i32> zeroinitializer
  %1116 = insertelement <8 x double> poison, double %1109, i64 0
  %1117 = shufflevector <8 x double> %1116, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1124

1118:
  %1119 = phi double [ %1102, %1089 ], [ %1172, %1155 ]
  %1120 = phi double [ %1104, %1089 ], [ %1174, %1155 ]
  %1121 = load i64, ptr %914
  %1122 = getelementptr double, ptr %887, i64 %1121
  store double %1119, ptr %1122
  %1123 = getelementptr double, ptr %889, i64 %1121
  store double %1120, ptr %1123
  br label %1106

1124:
  %1125 = phi i64 [ %1153, %1152 ], [ 0, %1107 ]
  br label %1126

1126:
  %1127 = phi i64 [ 0, %1124 ], [ %1150, %1126 ]
  %1128 = add i64 %1127, %1125
  %1129 = getelementptr double, ptr %1112, i64 %1128
  %1130 = bitcast ptr %1129 to ptr
  %1131 = load <8 x double>, ptr %1130, align 8
  %1132 = getelementptr double, ptr %1113, i64 %1128
  %1133 = bitcast ptr %1132 to ptr
  %1134 = load <8 x double>, ptr %1133, align 8
  %1135 = fneg <8 x double> %1134
  %1136 = fmul <8 x double> %1115, %1135
  %1137 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1117, <8 x double> %1131, <8 x double> %1136)
  %1138 = getelementptr double, ptr %932, i64 %1128
  %1139 = bitcast ptr %1138 to ptr
  %1140 = load <8 x double>, ptr %1139, align 8
  %1141 = fsub <8 x double> %1140, %1137
  %1142 = bitcast ptr %1138 to ptr
  store <8 x double> %1141, ptr %1142, align 8
  %1143 = fmul <8 x double> %1115, %1131
  %1144 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1117, <8 x double> %1134, <8 x double> %1143)
  %1145 = getelementptr double, ptr %933, i64 %1128
  %1146 = bitcast ptr %1145 to ptr
  %1147 = load <8 x double>, ptr %1146, align 8
  %1148 = fsub <8 x double> %1147, %1144
  %1149 = bitcast ptr %1145 to ptr
  store <8 x double> %1148, ptr %1149, align 8
  %1150 = add i64 %1127, 8
  %1151 = icmp eq i64 %1127, 0
  br i1 %1151, label %1152, label %1126

1152:
  %1153 = add i64 %1125, 8
  %1154 = icmp slt i64 %1153, %1110
  br i1 %1154, label %1124, label %1155

1155:
  %1156 = getelementptr i64, ptr %914, i64 %1110
  %1157 = load i64, ptr %1156
  %1158 = getelementptr double, ptr %887, i64 %1157
  store double %1109, ptr %1158
  %1159 = getelementptr double, ptr %889, i64 %1157
  store double %1108, ptr %1159
  %1160 = add i64 %1110, -1
  %1161 = getelementptr double, ptr %930, i64 %1160
  %1162 = load double, ptr %1161
  %1163 = add i64 %1160, %912
  %1164 = getelementptr double, ptr %930, i64 %1163
  %1165 = load double, ptr %1164
  %1166 = getelementptr double, ptr %932, i64 %1160
  %1167 = load double, ptr %1166
  %1168 = getelementptr double, ptr %933, i64 %1160
  %1169 = load double, ptr %1168
  %1170 = fneg double %1169
  %1171 = fmul double %1165, %1170
  %1172 = call double @llvm.fmuladd.f64(double %1167, double %1162, double %1171)
  %1173 = fmul double %1162, %1169
  %1174 = call double @llvm.fmuladd.f64(double %1167, double %1165, double %1173)
  %1175 = icmp eq i64 %1160, 0
  br i1 %1175, label %1118, label %1107

1176:
  %1177 = phi i64 [ %1206, %1176 ], [ %906, %1106 ]
  %1178 = getelementptr i64, ptr %905, i64 %1177
  %1179 = load i64, ptr %1178
  %1180 = getelementptr i64, ptr %914, i64 %1179
  %1181 = load i64, ptr %1180
  %1182 = getelementptr i64, ptr %914, i64 %1177
  %1183 = load i64, ptr %1182
  %1184 = mul i64 %1183, %903
  %1185 = add i64 %1184, %1181
  %1186 = getelementptr double, ptr %923, i64 %1185
  %1187 = load double, ptr %1186
  %1188 = fdiv double %1187, %832
  %1189 = getelementptr double, ptr %887, i64 %1181
  %1190 = load double, ptr %1189
  %1191 = getelementptr double, ptr %889, i64 %1181
  %1192 = load double, ptr %1191
  %1193 = fmul double %827, %1192
  %1194 = call double @llvm.fmuladd.f64(double %1190, double %826, double %1193)
  %1195 = getelementptr double, ptr %887, i64 %1183
  %1196 = load double, ptr %1195
  %1197 = call double @llvm.fmuladd.f64(double %1188, double %1194, double %1196)
  store double %1197, ptr %1195
  %1198 = load double, ptr %1191
  %1199 = load double, ptr %1189
  %1200 = fneg double %1199
  %1201 = fmul double %827, %1200
  %1202 = call double @llvm.fmuladd.f64(double %1198, double %826, double %1201)
  %1203 = getelementptr double, ptr %889, i64 %1183
  %1204 = load double, ptr %1203
  %1205 = call double @llvm.fmuladd.f64(double %1188, double %1202, double %1204)
  store double %1205, ptr %1203
  %1206 = add i64 %1177, 1
  %1207 = icmp eq i64 %1206, %903
  br i1 %1207, label %1208, label %1176

1208:
  br i1 %898, label %1209, label %1290

1209:
  %1210 = mul i64 %903, 11
  %1211 = getelementptr double, ptr %921, i64 %1210
  %1212 = mul i64 %903, 12
  %1213 = getelementptr double, ptr %921, i64 %1212
  %1214 = mul i64 %903, 13
  %1215 = getelementptr double, ptr %921, i64 %1214
  br label %1246

1216:
  %1217 = phi i64 [ %1244, %1216 ], [ 0, %879 ]
  %1218 = getelementptr double, ptr %885, i64 %1217
  %1219 = load double, ptr %1218
  %1220 = getelementptr double, ptr %887, i64 %1217
  %1221 = load double, ptr %1220
  %1222 = getelementptr double, ptr %889, i64 %1217
  %1223 = load double, ptr %1222
  %1224 = fmul double %1221, 0x3FD5B570C75819C1
  %1225 = call double @llvm.fmuladd.f64(double %1219, double 0x40114D64D09039E2, double %1224)
  %1226 = call double @llvm.fmuladd.f64(double %1223, double 0x3FE1562F2BDEBF3D, double %1225)
  %1227 = getelementptr double, ptr %891, i64 %1217
  %1228 = load double, ptr %1227
  %1229 = call double @llvm.fmuladd.f64(double %828, double %1228, double %1226)
  store double %1229, ptr %1218
  %1230 = fmul double %1221, 0xBFD4F8C15DA84E86
  %1231 = call double @llvm.fmuladd.f64(double %1219, double 0xC010B70201A79C47, double %1230)
  %1232 = call double @llvm.fmuladd.f64(double %1223, double 0x3FDE810014C55221, double %1231)
  %1233 = getelementptr double, ptr %893, i64 %1217
  %1234 = load double, ptr %1233
  %1235 = call double @llvm.fmuladd.f64(double %829, double %1234, double %1232)
  %1236 = getelementptr double, ptr %895, i64 %1217
  %1237 = load double, ptr %1236
  %1238 = call double @llvm.fmuladd.f64(double %827, double %1237, double %1235)
  store double %1238, ptr %1220
  %1239 = fmul double %1221, 0x4004934E6FCAA598
  %1240 = call double @llvm.fmuladd.f64(double %1219, double 0xBFE017885A24A7F2, double %1239)
  %1241 = call double @llvm.fmuladd.f64(double %1223, double 0xBFE312C0CF7BDFD1, double %1240)
  %1242 = call double @llvm.fmuladd.f64(double %829, double %1237, double %1241)
  %1243 = call double @llvm.fmuladd.f64(double %830, double %1234, double %1242)
  store double %1243, ptr %1222
  %1244 = add i64 %1217, 1
  %1245 = icmp eq i64 %1244, %882
  br i1 %1245, label %899, label %1216

1246:
  %1247 = phi double [ 0.000000e+00, %1209 ], [ %1263, %1246 ]
  %1248 = phi i64 [ 0, %1209 ], [ %1288, %1246 ]
  %1249 = getelementptr double, ptr %885, i64 %1248
  %1250 = load double, ptr %1249
  %1251 = getelementptr double, ptr %897, i64 %1248
  %1252 = load double, ptr %1251
  %1253 = fdiv double %1250, %1252
  %1254 = getelementptr double, ptr %887, i64 %1248
  %1255 = load double, ptr %1254
  %1256 = fdiv double %1255, %1252
  %1257 = getelementptr double, ptr %889, i64 %1248
  %1258 = load double, ptr %1257
  %1259 = fdiv double %1258, %1252
  %1260 = fmul double %1256, %1256
  %1261 = call double @llvm.fmuladd.f64(double %1253, double %1253, double %1260)
  %1262 = call double @llvm.fmuladd.f64(double %1259, double %1259, double %1261)
  %1263 = fadd double %1247, %1262
  %1264 = getelementptr double, ptr %891, i64 %1248
  %1265 = load double, ptr %1264
  %1266 = fadd double %1250, %1265
  store double %1266, ptr %1264
  %1267 = getelementptr double, ptr %893, i64 %1248
  %1268 = load double, ptr %1267
  %1269 = fadd double %1255, %1268
  store double %1269, ptr %1267
  %1270 = getelementptr double, ptr %895, i64 %1248
  %1271 = load double, ptr %1270
  %1272 = fadd double %1258, %1271
  store double %1272, ptr %1270
  %1273 = fmul double %1269, 0xBFC214A74C403BF7
  %1274 = call double @llvm.fmuladd.f64(double %1266, double 0x3FB75B01984E65F7, double %1273)
  %1275 = call double @llvm.fmuladd.f64(double %1272, double 0xBF9EBFF91A6D688F, double %1274)
  %1276 = getelementptr double, ptr %1211, i64 %1248
  store double %1275, ptr %1276
  %1277 = load double, ptr %1264
  %1278 = load double, ptr %1267
  %1279 = fmul double %1278, 0x3FCA20E91E20B551
  %1280 = call double @llvm.fmuladd.f64(double %1277, double 0x3FCEF09CFBEAB86E, double %1279)
  %1281 = load double, ptr %1270
  %1282 = call double @llvm.fmuladd.f64(double %1281, double 0x3FD8821FA2A36DED, double %1280)
  %1283 = getelementptr double, ptr %1213, i64 %1248
  store double %1282, ptr %1283
  %1284 = load double, ptr %1264
  %1285 = load double, ptr %1267
  %1286 = call double @llvm.fmuladd.f64(double %1284, double 0x3FEEE9DDE0D6255B, double %1285)
  %1287 = getelementptr double, ptr %1215, i64 %1248
  store double %1286, ptr %1287
  %1288 = add i64 %1248, 1
  %1289 = icmp eq i64 %1288, %882
  br i1 %1289, label %1290, label %1246

1290:
  %1291 = phi double [ 0.000000e+00, %1208 ], [ %1263, %1246 ]
  %1292 = sitofp i64 %882 to double
  %1293 = fmul double %1292, 3.000000e+00
  %1294 = fdiv double %1291, %1293
  %1295 = call double @llvm.sqrt.f64(double %1294)
  %1296 = call double @llvm.fabs.f64(double %1295)
  %1297 = fcmp ueq double %1296, 0x7FF0000000000000
  br i1 %1297, label %1360, label %1298

1298:
  %1299 = icmp ugt i32 %838, 1
  br i1 %1299, label %1303, label %1300

1300:
  %1301 = load double, ptr %144
  %1302 = fmul double %1295, %1301
  br label %1333

1303:
  %1304 = fdiv double %1295, %836
  %1305 = icmp eq i32 %838, 2
  br i1 %1305, label %1309, label %1306

1306:
  %1307 = fmul double %837, %1304
  %1308 = call double @llvm.sqrt.f64(double %1307)
  br label %1309

1309:
  %1310 = phi double [ %1308, %1306 ], [ %1304, %1303 ]
  store double %1310, ptr %143
  %1311 = fcmp olt double %1310, 0x3FEFAE147AE147AE
  br i1 %1311, label %1312, label %1360

1312:
  %1313 = fsub double 1.000000e+00, %1310
  %1314 = fdiv double %1310, %1313
  store double %1314, ptr %144
  %1315 = sub i32 7, %838
  %1316 = sitofp i32 %1315 to double
  %1317 = fmul double %1295, %1314
  %1318 = fadd double %1316, -1.000000e+00
  %1319 = call double @llvm.pow.f64(double %1310, double %1318)
  %1320 = fmul double %1319, %1317
  %1321 = icmp ugt i32 %838, 6
  %1322 = fcmp ult double %1320, %744
  %1323 = select i1 %1321, i1 true, i1 %1322
  br i1 %1323, label %1333, label %1324

1324:
  %1325 = fdiv double %1320, %744
  %1326 = call double @llvm.minnum.f64(double %1325, double 2.000000e+01)
  %1327 = call double @llvm.maxnum.f64(double %1326, double 1.000000e-04)
  %1328 = fadd double %1316, 4.000000e+00
  %1329 = fadd double %1328, -1.000000e+00
  %1330 = fdiv double -1.000000e+00, %1329
  %1331 = call double @llvm.pow.f64(double %1327, double %1330)
  %1332 = fmul double %1331, 8.000000e-01
  br label %1360

1333:
  %1334 = phi double [ %1302, %1300 ], [ %1317, %1312 ]
  %1335 = phi double [ %837, %1300 ], [ %1304, %1312 ]
  %1336 = fcmp ugt double %1334, %744
  br i1 %1336, label %1337, label %1368

1337:
  %1338 = call double @llvm.maxnum.f64(double %1295, double 0x3CB0000000000000)
  %1339 = add i32 %838, 1
  %1340 = icmp eq i32 %1339, 8
  br i1 %1340, label %1360, label %833

1341:
  store i64 3, ptr %145
  store double %858, ptr %146
  %1342 = load ptr, ptr %4
  %1343 = load ptr, ptr %6
  %1344 = getelementptr %struct.ode_system, ptr %1343, i64 0, i32 0
  %1345 = load i64, ptr %1344
  %1346 = shl i64 %1345, 2
  %1347 = getelementptr double, ptr %1342, i64 %1346
  %1348 = bitcast ptr %1347 to ptr
  %1349 = bitcast ptr %861 to ptr
  %1350 = shl i64 %1345, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1348, ptr align 8 %1349, i64 %1350, i1 false)
  %1351 = load ptr, ptr %4
  %1352 = load ptr, ptr %6
  %1353 = getelementptr %struct.ode_system, ptr %1352, i64 0, i32 0
  %1354 = load i64, ptr %1353
  %1355 = mul i64 %1354, 5
  %1356 = getelementptr double, ptr %1351, i64 %1355
  %1357 = bitcast ptr %1356 to ptr
  %1358 = bitcast ptr %840 to ptr
  %1359 = shl i64 %1354, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1357, ptr align 8 %1358, i64 %1359, i1 false)
  br label %1360

1360:
  %1361 = phi double [ 1.250000e-01, %1341 ], [ %1332, %1324 ], [ 5.000000e-01, %1337 ], [ 5.000000e-01, %1309 ], [ 5.000000e-01, %1290 ]
  %1362 = load i64, ptr %155
  %1363 = add i64 %1362, 1
  store i64 %1363, ptr %155
  store i64 1, ptr %147
  %1364 = fmul double %201, %1361
  store double %1364, ptr %81
  %1365 = icmp eq i32 %157, 0
  br i1 %1365, label %1366, label %1951

1366:
  %1367 = call i64 @evaluate_jacobian(ptr %0)
  br label %1951

1368:
  %1369 = load ptr, ptr %6
  %1370 = getelementptr %struct.ode_system, ptr %1369, i64 0, i32 0
  %1371 = load i64, ptr %1370
  %1372 = load ptr, ptr %4
  %1373 = mul i64 %1371, 11
  %1374 = getelementptr double, ptr %1372, i64 %1373
  %1375 = mul i64 %1371, 12
  %1376 = getelementptr double, ptr %1372, i64 %1375
  %1377 = mul i64 %1371, 13
  %1378 = getelementptr double, ptr %1372, i64 %1377
  %1379 = mul i64 %1371, 20
  %1380 = getelementptr double, ptr %1372, i64 %1379
  %1381 = mul i64 %1371, 14
  %1382 = getelementptr double, ptr %1372, i64 %1381
  %1383 = mul i64 %1371, 21
  %1384 = getelementptr double, ptr %1372, i64 %1383
  %1385 = mul i64 %1371, 10
  %1386 = getelementptr double, ptr %1372, i64 %1385
  %1387 = icmp sgt i64 %1371, 0
  br i1 %1387, label %1390, label %1388

1388:
  %1389 = sitofp i64 %1371 to double
  br label %1409

1390:
  %1391 = phi i64 [ %1407, %1390 ], [ 0, %1368 ]
  %1392 = getelementptr double, ptr %1374, i64 %1391
  %1393 = load double, ptr %1392
  %1394 = getelementptr double, ptr %1376, i64 %1391
  %1395 = load double, ptr %1394
  %1396 = fmul double %1395, 0x3FF61D41B2D54580
  %1397 = call double @llvm.fmuladd.f64(double %1393, double 0xC02418FD8BAFFE05, double %1396)
  %1398 = getelementptr double, ptr %1378, i64 %1391
  %1399 = load double, ptr %1398
  %1400 = call double @llvm.fmuladd.f64(double %1399, double 0xBFD5555555555555, double %1397)
  %1401 = fdiv double %1400, %201
  %1402 = getelementptr double, ptr %1382, i64 %1391
  store double %1401, ptr %1402
  %1403 = getelementptr double, ptr %1386, i64 %1391
  %1404 = load double, ptr %1403
  %1405 = fadd double %1404, %1401
  %1406 = getelementptr double, ptr %1384, i64 %1391
  store double %1405, ptr %1406
  %1407 = add i64 %1391, 1
  %1408 = icmp eq i64 %1407, %1371
  br i1 %1408, label %1388, label %1390

1409:
  %1410 = phi i1 [ false, %1388 ], [ true, %1471 ]
  call void @solve_real(ptr %0, double %825, ptr %1384)
  br i1 %1387, label %1418, label %1411

1411:
  %1412 = phi double [ 0.000000e+00, %1409 ], [ %1426, %1418 ]
  %1413 = fdiv double %1412, %1389
  %1414 = call double @llvm.sqrt.f64(double %1413)
  %1415 = call double @llvm.maxnum.f64(double %1414, double 1.000000e-10)
  %1416 = fcmp olt double %1415, 1.000000e+00
  %1417 = or i1 %1410, %1416
  br i1 %1417, label %1491, label %1429

1418:
  %1419 = phi i64 [ %1427, %1418 ], [ 0, %1409 ]
  %1420 = phi double [ %1426, %1418 ], [ 0.000000e+00, %1409 ]
  %1421 = getelementptr double, ptr %1384, i64 %1419
  %1422 = load double, ptr %1421
  %1423 = getelementptr double, ptr %1380, i64 %1419
  %1424 = load double, ptr %1423
  %1425 = fdiv double %1422, %1424
  %1426 = call double @llvm.fmuladd.f64(double %1425, double %1425, double %1420)
  %1427 = add i64 %1419, 1
  %1428 = icmp eq i64 %1427, %1371
  br i1 %1428, label %1411, label %1418

1429:
  %1430 = load double, ptr %72
  %1431 = fcmp oeq double %1430, 0.000000e+00
  br i1 %1431, label %1435, label %1432

1432:
  %1433 = load i64, ptr %147
  %1434 = icmp eq i64 %1433, 0
  br i1 %1434, label %1495, label %1435

1435:
  %1436 = load ptr, ptr %4
  %1437 = load ptr, ptr %6
  %1438 = getelementptr %struct.ode_system, ptr %1437, i64 0, i32 0
  %1439 = load i64, ptr %1438
  %1440 = mul i64 %1439, 3
  %1441 = getelementptr double, ptr %1436, i64 %1440
  br i1 %1387, label %1472, label %1442

1442:
  %1443 = load double, ptr %2
  %1444 = load i64, ptr %12
  %1445 = add i64 %1444, 1
  store i64 %1445, ptr %12
  %1446 = getelementptr %struct.ode_system, ptr %1437, i64 0, i32 3
  %1447 = load ptr, ptr %1446
  %1448 = getelementptr %struct.ode_system, ptr %1437, i64 0, i32 2
  %1449 = load ptr, ptr %1448
  %1450 = call i64 %1447(ptr %1449, double %1443, ptr %1441, ptr %1384)
  switch i64 %1450, label %1955 [
    i64 3, label %1451
    i64 0, label %1470
  ]

1451:
  store i64 3, ptr %145
  store double %1443, ptr %146
  %1452 = load ptr, ptr %4
  %1453 = load ptr, ptr %6
  %1454 = getelementptr %struct.ode_system, ptr %1453, i64 0, i32 0
  %1455 = load i64, ptr %1454
  %1456 = shl i64 %1455, 2
  %1457 = getelementptr double, ptr %1452, i64 %1456
  %1458 = bitcast ptr %1457 to ptr
  %1459 = bitcast ptr %1384 to ptr
  %1460 = shl i64 %1455, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1458, ptr align 8 %1459, i64 %1460, i1 false)
  %1461 = load ptr, ptr %4
  %1462 = load ptr, ptr %6
  %1463 = getelementptr %struct.ode_system, ptr %1462, i64 0, i32 0
  %1464 = load i64, ptr %1463
  %1465 = mul i64 %1464, 5
  %1466 = getelementptr double, ptr %1461, i64 %1465
  %1467 = bitcast ptr %1466 to ptr
  %1468 = bitcast ptr %1441 to ptr
  %1469 = shl i64 %1464, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1467, ptr align 8 %1468, i64 %1469, i1 false)
  br label %1491

1470:
  br i1 %1387, label %1482, label %1471

1471:
  br label %1409

1472:
  %1473 = phi i64 [ %1480, %1472 ], [ 0, %1435 ]
  %1474 = getelementptr double, ptr %1372, i64 %1473
  %1475 = load double, ptr %1474
  %1476 = getelementptr double, ptr %1384, i64 %1473
  %1477 = load double, ptr %1476
  %1478 = fadd double %1475, %1477
  %1479 = getelementptr double, ptr %1441, i64 %1473
  store double %1478, ptr %1479
  %1480 = add i64 %1473, 1
  %1481 = icmp eq i64 %1480, %1371
  br i1 %1481, label %1442, label %1472

1482:
  %1483 = phi i64 [ %1489, %1482 ], [ 0, %1470 ]
  %1484 = getelementptr double, ptr %1382, i64 %1483
  %1485 = load double, ptr %1484
  %1486 = getelementptr double, ptr %1384, i64 %1483
  %1487 = load double, ptr %1486
  %1488 = fadd double %1485, %1487
  store double %1488, ptr %1486
  %1489 = add i64 %1483, 1
  %1490 = icmp eq i64 %1489, %1371
  br i1 %1490, label %1471, label %1482

1491:
  %1492 = phi i1 [ false, %1451 ], [ %1416, %1411 ]
  %1493 = phi i64 [ 3, %1451 ], [ 0, %1411 ]
  %1494 = load i64, ptr %147
  br label %1495

1495:
  %1496 = phi i64 [ %1494, %1491 ], [ 0, %1432 ]
  %1497 = phi i1 [ %1492, %1491 ], [ false, %1432 ]
  %1498 = phi i64 [ %1493, %1491 ], [ 0, %1432 ]
  %1499 = add i32 %838, 14
  %1500 = sitofp i32 %1499 to double
  %1501 = fdiv double 1.350000e+01, %1500
  %1502 = call double @llvm.minnum.f64(double %1501, double 9.000000e-01)
  store i64 0, ptr %148
  %1503 = icmp eq i64 %1498, 0
  %1504 = select i1 %1503, i1 %1497, i1 false
  br i1 %1504, label %1505, label %1928

1505:
  %1506 = call double @llvm.fabs.f64(double %201)
  %1507 = load double, ptr %139
  %1508 = fsub double %1507, %158
  %1509 = call double @llvm.fabs.f64(double %1508)
  %1510 = fmul double %1509, 5.000000e-01
  %1511 = fcmp ogt double %1506, %1510
  br i1 %1511, label %1512, label %1772

1512:
  %1513 = load ptr, ptr %6
  %1514 = getelementptr %struct.ode_system, ptr %1513, i64 0, i32 0
  %1515 = load i64, ptr %1514
  %1516 = load ptr, ptr %42
  %1517 = getelementptr %struct.ode_options, ptr %1516, i64 0, i32 0
  %1518 = load ptr, ptr %1517
  %1519 = getelementptr %struct.ode_method, ptr %1518, i64 0, i32 4
  %1520 = load i64, ptr %1519
  %1521 = add i64 %1520, 10
  %1522 = load ptr, ptr %4
  %1523 = mul i64 %1521, %1515
  %1524 = getelementptr double, ptr %1522, i64 %1523
  %1525 = mul i64 %1515, 26
  %1526 = getelementptr double, ptr %1522, i64 %1525
  %1527 = icmp sgt i64 %1515, 0
  br i1 %1527, label %1528, label %1565

1528:
  %1529 = phi i64 [ %1533, %1532 ], [ 0, %1512 ]
  %1530 = getelementptr double, ptr %1526, i64 %1529
  store double 0.000000e+00, ptr %1530
  %1531 = mul i64 %1529, %1515
  br label %1535

1532:
  %1533 = add i64 %1529, 1
  %1534 = icmp eq i64 %1533, %1515
  br i1 %1534, label %1545, label %1528

1535:
  %1536 = phi double [ 0.000000e+00, %1528 ], [ %1542, %1535 ]
  %1537 = phi i64 [ 0, %1528 ], [ %1543, %1535 ]
  %1538 = add i64 %1537, %1531
  %1539 = getelementptr double, ptr %1524, i64 %1538
  %1540 = load double, ptr %1539
  %1541 = call double @llvm.fabs.f64(double %1540)
  %1542 = fadd double %1536, %1541
  store double %1542, ptr %1530
  %1543 = add i64 %1537, 1
  %1544 = icmp eq i64 %1543, %1515
  br i1 %1544, label %1532, label %1535

1545:
  %1546 = phi i64 [ %1551, %1549 ], [ 0, %1532 ]
  %1547 = phi double [ %1550, %1549 ], [ 0.000000e+00, %1532 ]
  %1548 = mul i64 %1546, %1515
  br label %1553

1549:
  %1550 = call double @llvm.maxnum.f64(double %1547, double %1562)
  %1551 = add i64 %1546, 1
  %1552 = icmp eq i64 %1551, %1515
  br i1 %1552, label %1565, label %1545

1553:
  %1554 = phi i64 [ 0, %1545 ], [ %1563, %1553 ]
  %1555 = phi double [ 0.000000e+00, %1545 ], [ %1562, %1553 ]
  %1556 = add i64 %1554, %1548
  %1557 = getelementptr double, ptr %1524, i64 %1556
  %1558 = load double, ptr %1557
  %1559 = call double @llvm.fabs.f64(double %1558)
  %1560 = getelementptr double, ptr %1526, i64 %1554
  %1561 = load double, ptr %1560
  %1562 = call double @llvm.fmuladd.f64(double %1559, double %1561, double %1555)
  %1563 = add i64 %1554, 1
  %1564 = icmp eq i64 %1563, %1515
  br i1 %1564, label %1549, label %1553

1565:
  %1566 = phi double [ 0.000000e+00, %1512 ], [ %1550, %1549 ]
  %1567 = call double @llvm.sqrt.f64(double %1566)
  %1568 = fmul double %1506, %1567
  %1569 = fcmp ogt double %1568, 3.000000e-01
  br i1 %1569, label %1570, label %1753

1570:
  %1571 = mul i64 %1515, 10
  %1572 = getelementptr double, ptr %1522, i64 %1571
  %1573 = mul i64 %1515, 20
  %1574 = getelementptr double, ptr %1522, i64 %1573
  %1575 = mul i64 %1515, 15
  %1576 = getelementptr double, ptr %1522, i64 %1575
  %1577 = shl i64 %1515, 4
  %1578 = getelementptr double, ptr %1522, i64 %1577
  %1579 = getelementptr %struct.ode_options, ptr %1516, i64 0, i32 1
  %1580 = load double, ptr %1579
  %1581 = call double @llvm.pow.f64(double %1580, double 0x3FE5555555555555)
  %1582 = fmul double %1581, 1.000000e-02
  %1583 = fdiv double 0x3CE4000000000000, %1582
  %1584 = call double @llvm.sqrt.f64(double %1582)
  %1585 = call double @llvm.minnum.f64(double %1584, double 3.000000e-02)
  %1586 = call double @llvm.maxnum.f64(double %1583, double %1585)
  %1587 = load double, ptr %72
  %1588 = fadd double %201, %1587
  %1589 = call double @llvm.fabs.f64(double %1588)
  br i1 %1527, label %1591, label %1590

1590:
  br label %1690

1591:
  %1592 = mul i64 %1515, 11
  %1593 = getelementptr double, ptr %1522, i64 %1592
  %1594 = mul i64 %1515, 12
  %1595 = getelementptr double, ptr %1522, i64 %1594
  %1596 = mul i64 %1515, 13
  %1597 = getelementptr double, ptr %1522, i64 %1596
  %1598 = mul i64 %1515, 25
  %1599 = getelementptr double, ptr %1522, i64 %1598
  %1600 = fneg double %201
  %1601 = fmul double %201, %1600
  %1602 = fmul double %201, %1601
  %1603 = getelementptr %struct.ode_options, ptr %1516, i64 0, i32 2
  %1604 = load ptr, ptr %1603
  br label %1605

1605:
  %1606 = phi double [ %1587, %1591 ], [ %1676, %1675 ]
  %1607 = phi i64 [ 0, %1591 ], [ %1673, %1675 ]
  %1608 = getelementptr double, ptr %1522, i64 %1607
  %1609 = load double, ptr %1608
  %1610 = fdiv double %1609, %201
  %1611 = call double @llvm.fabs.f64(double %1610)
  %1612 = getelementptr double, ptr %1593, i64 %1607
  %1613 = load double, ptr %1612
  %1614 = getelementptr double, ptr %1595, i64 %1607
  %1615 = load double, ptr %1614
  %1616 = getelementptr double, ptr %1597, i64 %1607
  %1617 = load double, ptr %1616
  %1618 = fsub double %1613, %1615
  %1619 = fdiv double %1618, 0xBFDF5A7CECDB684A
  %1620 = fsub double %1615, %1617
  %1621 = fdiv double %1620, 0xBFD6B927EFF8B242
  %1622 = fsub double %1619, %1621
  %1623 = fdiv double %1622, 0xBFEB09D26E6A0D46
  %1624 = fdiv double %1613, 0x3FC3D8B64657CAEA
  %1625 = fsub double %1619, %1624
  %1626 = fdiv double %1625, 0x3FE4A36C0803A6DF
  %1627 = fsub double %1623, %1626
  %1628 = call double @llvm.fmuladd.f64(double %1627, double 0x3FEB09D26E6A0D46, double %1623)
  %1629 = call double @llvm.fmuladd.f64(double %1628, double 0x3FD6B927EFF8B242, double %1621)
  %1630 = call double @llvm.fmuladd.f64(double %1627, double 0x3FF3333333333334, double %1623)
  %1631 = call double @llvm.fmuladd.f64(double %1630, double 0.000000e+00, double %1629)
  %1632 = fdiv double %1631, %201
  %1633 = fcmp oeq double %1606, 0.000000e+00
  br i1 %1633, label %1634, label %1644

1634:
  %1635 = getelementptr double, ptr %1572, i64 %1607
  %1636 = load double, ptr %1635
  %1637 = call double @llvm.fmuladd.f64(double %1627, double 0xBFC3D8B64657CAE8, double %1623)
  %1638 = call double @llvm.fmuladd.f64(double %1637, double 0xBFE4A36C0803A6DF, double %1621)
  %1639 = call double @llvm.fmuladd.f64(double %1627, double 0xBFE9999999999999, double %1623)
  %1640 = call double @llvm.fmuladd.f64(double %1639, double -1.000000e+00, double %1638)
  %1641 = fdiv double %1640, %201
  %1642 = fsub double %1636, %1641
  %1643 = fmul double %1642, 3.000000e+00
  br label %1650

1644:
  %1645 = getelementptr double, ptr %1599, i64 %1607
  %1646 = load double, ptr %1645
  %1647 = call double @llvm.fmuladd.f64(double %1602, double %1646, double %1627)
  %1648 = fmul double %1647, 1.500000e-01
  %1649 = fdiv double %1648, %1589
  br label %1650

1650:
  %1651 = phi double [ %1643, %1634 ], [ %1649, %1644 ]
  %1652 = getelementptr double, ptr %1576, i64 %1607
  store double %1651, ptr %1652
  %1653 = getelementptr double, ptr %1578, i64 %1607
  store double %1651, ptr %1653
  %1654 = mul i64 %1607, %1515
  br label %1677

1655:
  %1656 = load double, ptr %1579
  %1657 = fmul double %1656, 5.000000e+00
  %1658 = getelementptr double, ptr %1572, i64 %1607
  %1659 = load double, ptr %1658
  %1660 = call double @llvm.fabs.f64(double %1659)
  %1661 = call double @llvm.fabs.f64(double %1632)
  %1662 = call double @llvm.maxnum.f64(double %1660, double %1661)
  %1663 = getelementptr double, ptr %1604, i64 %1607
  %1664 = load double, ptr %1663
  %1665 = call double @llvm.fmuladd.f64(double %1657, double %1662, double %1664)
  %1666 = call double @llvm.fmuladd.f64(double %1687, double 0x3CD0000000000000, double %1665)
  %1667 = getelementptr double, ptr %1574, i64 %1607
  %1668 = load double, ptr %1667
  %1669 = fmul double %1586, %1668
  %1670 = fdiv double %1669, %1506
  %1671 = fadd double %1666, %1670
  %1672 = getelementptr double, ptr %1526, i64 %1607
  store double %1671, ptr %1672
  %1673 = add i64 %1607, 1
  %1674 = icmp eq i64 %1673, %1515
  br i1 %1674, label %1590, label %1675

1675:
  %1676 = load double, ptr %72
  br label %1605

1677:
  %1678 = phi i64 [ 0, %1650 ], [ %1688, %1677 ]
  %1679 = phi double [ %1611, %1650 ], [ %1687, %1677 ]
  %1680 = add i64 %1678, %1654
  %1681 = getelementptr double, ptr %1524, i64 %1680
  %1682 = load double, ptr %1681
  %1683 = getelementptr double, ptr %1522, i64 %1678
  %1684 = load double, ptr %1683
  %1685 = fmul double %1682, %1684
  %1686 = call double @llvm.fabs.f64(double %1685)
  %1687 = fadd double %1679, %1686
  %1688 = add i64 %1678, 1
  %1689 = icmp eq i64 %1688, %1515
  br i1 %1689, label %1655, label %1677

1690:
  %1691 = phi i1 [ true, %1590 ], [ false, %1694 ]
  call void @solve_real(ptr %0, double %825, ptr %1576)
  br i1 %1527, label %1695, label %1693

1692:
  br i1 %1691, label %1694, label %1707

1693:
  br i1 %1691, label %1694, label %1746

1694:
  br label %1690

1695:
  %1696 = phi i64 [ %1703, %1695 ], [ 0, %1690 ]
  %1697 = getelementptr double, ptr %1576, i64 %1696
  %1698 = load double, ptr %1697
  %1699 = getelementptr double, ptr %1578, i64 %1696
  %1700 = load double, ptr %1699
  %1701 = fneg double %1700
  %1702 = call double @llvm.fmuladd.f64(double %825, double %1698, double %1701)
  store double %1702, ptr %1699
  store double %1702, ptr %1697
  %1703 = add i64 %1696, 1
  %1704 = icmp eq i64 %1703, %1515
  br i1 %1704, label %1692, label %1695

1705:
  %1706 = fmul double %201, 7.000000e-02
  br label %1719

1707:
  %1708 = phi i64 [ %1717, %1707 ], [ 0, %1692 ]
  %1709 = phi double [ %1716, %1707 ], [ 0.000000e+00, %1692 ]
  %1710 = getelementptr double, ptr %1578, i64 %1708
  %1711 = load double, ptr %1710
  %1712 = call double @llvm.fabs.f64(double %1711)
  %1713 = getelementptr double, ptr %1526, i64 %1708
  %1714 = load double, ptr %1713
  %1715 = fdiv double %1712, %1714
  %1716 = call double @llvm.maxnum.f64(double %1709, double %1715)
  %1717 = add i64 %1708, 1
  %1718 = icmp eq i64 %1717, %1515
  br i1 %1718, label %1705, label %1707

1719:
  %1720 = phi i64 [ 0, %1705 ], [ %1733, %1726 ]
  %1721 = phi double [ 0.000000e+00, %1705 ], [ %1732, %1726 ]
  %1722 = mul i64 %1720, %1515
  br label %1735

1723:
  %1724 = fcmp ogt double %1732, 1.000000e-01
  %1725 = zext i1 %1724 to i64
  br label %1746

1726:
  %1727 = fmul double %1706, %1743
  %1728 = call double @llvm.fabs.f64(double %1727)
  %1729 = getelementptr double, ptr %1526, i64 %1720
  %1730 = load double, ptr %1729
  %1731 = fdiv double %1728, %1730
  %1732 = call double @llvm.maxnum.f64(double %1721, double %1731)
  %1733 = add i64 %1720, 1
  %1734 = icmp eq i64 %1733, %1515
  br i1 %1734, label %1723, label %1719

1735:
  %1736 = phi i64 [ 0, %1719 ], [ %1744, %1735 ]
  %1737 = phi double [ 0.000000e+00, %1719 ], [ %1743, %1735 ]
  %1738 = add i64 %1736, %1722
  %1739 = getelementptr double, ptr %1524, i64 %1738
  %1740 = load double, ptr %1739
  %1741 = getelementptr double, ptr %1578, i64 %1736
  %1742 = load double, ptr %1741
  %1743 = call double @llvm.fmuladd.f64(double %1740, double %1742, double %1737)
  %1744 = add i64 %1736, 1
  %1745 = icmp eq i64 %1744, %1515
  br i1 %1745, label %1726, label %1735

1746:
  %1747 = phi double [ %1716, %1723 ], [ 0.000000e+00, %1693 ]
  %1748 = phi i64 [ %1725, %1723 ], [ 0, %1693 ]
  store i64 %1748, ptr %148
  %1749 = call double @llvm.maxnum.f64(double %1747, double 1.000000e-09)
  %1750 = call double @cbrt(double %1749)
  %1751 = fdiv double 8.000000e-01, %1750
  %1752 = call double @llvm.minnum.f64(double %1751, double 5.000000e+00)
  br label %1753

1753:
  %1754 = phi double [ %1752, %1746 ], [ 5.000000e+00, %1565 ]
  %1755 = fmul double %1506, %1754
  store double %1755, ptr %138
  %1756 = load double, ptr %139
  %1757 = load double, ptr %2
  %1758 = fsub double %1756, %1757
  %1759 = fmul double %1758, 5.000000e-01
  %1760 = load double, ptr %81
  %1761 = fcmp olt double %1760, 0.000000e+00
  %1762 = fneg double %1759
  %1763 = select i1 %1761, double %1762, double %1759
  %1764 = fcmp ult double %1763, 0.000000e+00
  %1765 = call double @llvm.maxnum.f64(double %1763, double %1755)
  %1766 = fdiv double %1765, 9.000000e-01
  %1767 = select i1 %1764, double 0x7FF0000000000000, double %1766
  %1768 = fcmp ogt double %1506, %1767
  br i1 %1768, label %1769, label %1772

1769:
  %1770 = load i64, ptr %155
  %1771 = add i64 %1770, 1
  store i64 %1771, ptr %155
  store i64 1, ptr %147
  br label %1951

1772:
  br i1 %199, label %1773, label %1775

1773:
  %1774 = load double, ptr %137
  br label %1777

1775:
  %1776 = fadd double %158, %201
  br label %1777

1777:
  %1778 = phi double [ %1774, %1773 ], [ %1776, %1775 ]
  %1779 = load ptr, ptr %4
  %1780 = load ptr, ptr %6
  %1781 = getelementptr %struct.ode_system, ptr %1780, i64 0, i32 0
  %1782 = load i64, ptr %1781
  %1783 = mul i64 %1782, 13
  %1784 = getelementptr double, ptr %1779, i64 %1783
  %1785 = shl i64 %1782, 1
  %1786 = getelementptr double, ptr %1779, i64 %1785
  %1787 = icmp sgt i64 %1782, 0
  br i1 %1787, label %1788, label %1798

1788:
  %1789 = phi i64 [ %1796, %1788 ], [ 0, %1777 ]
  %1790 = getelementptr double, ptr %1779, i64 %1789
  %1791 = load double, ptr %1790
  %1792 = getelementptr double, ptr %1784, i64 %1789
  %1793 = load double, ptr %1792
  %1794 = fadd double %1791, %1793
  %1795 = getelementptr double, ptr %1786, i64 %1789
  store double %1794, ptr %1795
  %1796 = add i64 %1789, 1
  %1797 = icmp eq i64 %1796, %1782
  br i1 %1797, label %1798, label %1788

1798:
  %1799 = call i64 @ode_keep_new(ptr %0, double %1778)
  switch i64 %1799, label %1955 [
    i64 7, label %1800
    i64 0, label %1800
    i64 11, label %1918
    i64 8, label %1918
  ]

1800:
  %1801 = load ptr, ptr %6
  %1802 = getelementptr %struct.ode_system, ptr %1801, i64 0, i32 0
  %1803 = load i64, ptr %1802
  %1804 = load ptr, ptr %4
  %1805 = getelementptr double, ptr %1804, i64 %1803
  %1806 = bitcast ptr %1805 to ptr
  %1807 = bitcast ptr %1804 to ptr
  %1808 = shl i64 %1803, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1806, ptr align 8 %1807, i64 %1808, i1 false)
  %1809 = load ptr, ptr %4
  %1810 = bitcast ptr %1809 to ptr
  %1811 = load ptr, ptr %6
  %1812 = getelementptr %struct.ode_system, ptr %1811, i64 0, i32 0
  %1813 = load i64, ptr %1812
  %1814 = mul i64 %1813, 6
  %1815 = getelementptr double, ptr %1809, i64 %1814
  %1816 = bitcast ptr %1815 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1810, ptr align 8 %1816, i64 %1808, i1 false)
  %1817 = icmp sgt i64 %1803, 0
  br i1 %1817, label %1818, label %1864

1818:
  %1819 = load ptr, ptr %4
  %1820 = load ptr, ptr %6
  %1821 = getelementptr %struct.ode_system, ptr %1820, i64 0, i32 0
  %1822 = load i64, ptr %1821
  %1823 = mul i64 %1822, 11
  %1824 = getelementptr double, ptr %1819, i64 %1823
  %1825 = mul i64 %1822, 12
  %1826 = getelementptr double, ptr %1819, i64 %1825
  %1827 = mul i64 %1822, 13
  %1828 = getelementptr double, ptr %1819, i64 %1827
  %1829 = mul i64 %1822, 22
  %1830 = getelementptr double, ptr %1819, i64 %1829
  %1831 = mul i64 %1822, 23
  %1832 = getelementptr double, ptr %1819, i64 %1831
  %1833 = mul i64 %1822, 24
  %1834 = getelementptr double, ptr %1819, i64 %1833
  %1835 = fmul double %201, %201
  %1836 = fmul double %201, %1835
  %1837 = mul i64 %1822, 25
  %1838 = getelementptr double, ptr %1819, i64 %1837
  br label %1839

1839:
  %1840 = phi i64 [ 0, %1818 ], [ %1862, %1839 ]
  %1841 = getelementptr double, ptr %1824, i64 %1840
  %1842 = load double, ptr %1841
  %1843 = getelementptr double, ptr %1826, i64 %1840
  %1844 = load double, ptr %1843
  %1845 = getelementptr double, ptr %1828, i64 %1840
  %1846 = load double, ptr %1845
  %1847 = fsub double %1842, %1844
  %1848 = fdiv double %1847, 0xBFDF5A7CECDB684A
  %1849 = fsub double %1844, %1846
  %1850 = fdiv double %1849, 0xBFD6B927EFF8B242
  %1851 = fsub double %1848, %1850
  %1852 = fdiv double %1851, 0xBFEB09D26E6A0D46
  %1853 = fdiv double %1842, 0x3FC3D8B64657CAEA
  %1854 = fsub double %1848, %1853
  %1855 = fdiv double %1854, 0x3FE4A36C0803A6DF
  %1856 = fsub double %1852, %1855
  %1857 = getelementptr double, ptr %1830, i64 %1840
  store double %1850, ptr %1857
  %1858 = getelementptr double, ptr %1832, i64 %1840
  store double %1852, ptr %1858
  %1859 = getelementptr double, ptr %1834, i64 %1840
  store double %1856, ptr %1859
  %1860 = fdiv double %1856, %1836
  %1861 = getelementptr double, ptr %1838, i64 %1840
  store double %1860, ptr %1861
  %1862 = add i64 %1840, 1
  %1863 = icmp eq i64 %1862, %1803
  br i1 %1863, label %1864, label %1839

1864:
  %1865 = load double, ptr %2
  store double %1865, ptr %149
  store double %1778, ptr %2
  store double %201, ptr %72
  %1866 = load i64, ptr %150
  %1867 = add i64 %1866, 1
  store i64 %1867, ptr %150
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %152, i8 0, i64 24, i1 false)
  %1868 = call double @llvm.pow.f64(double %1415, double 2.500000e-01)
  %1869 = fdiv double %1868, %1502
  %1870 = call double @llvm.minnum.f64(double %1869, double 8.000000e+00)
  %1871 = call double @llvm.maxnum.f64(double %1870, double 2.000000e-01)
  %1872 = load double, ptr %153
  %1873 = fcmp une double %1872, 0.000000e+00
  br i1 %1873, label %1874, label %1886

1874:
  %1875 = fdiv double %1872, %201
  %1876 = fmul double %1415, %1415
  %1877 = load double, ptr %154
  %1878 = fdiv double %1876, %1877
  %1879 = call double @llvm.pow.f64(double %1878, double 2.500000e-01)
  %1880 = fmul double %1875, %1879
  %1881 = fdiv double %1880, 9.000000e-01
  %1882 = call double @llvm.fabs.f64(double %1881)
  %1883 = call double @llvm.minnum.f64(double %1882, double 8.000000e+00)
  %1884 = call double @llvm.maxnum.f64(double %1883, double 2.000000e-01)
  %1885 = call double @llvm.maxnum.f64(double %1871, double %1884)
  br label %1886

1886:
  %1887 = phi double [ %1885, %1874 ], [ %1871, %1864 ]
  store double %201, ptr %153
  %1888 = call double @llvm.maxnum.f64(double %1414, double 1.000000e-02)
  store double %1888, ptr %154
  %1889 = fdiv double %201, %1887
  %1890 = icmp ne i64 %1496, 0
  %1891 = call double @llvm.fabs.f64(double %1889)
  %1892 = fcmp ogt double %1891, %1506
  %1893 = select i1 %1890, i1 %1892, i1 false
  %1894 = select i1 %1893, double %201, double %1889
  %1895 = fdiv double %1894, %201
  %1896 = load double, ptr %143
  %1897 = fcmp ole double %1896, 1.000000e-02
  %1898 = zext i1 %1897 to i64
  store i64 %1898, ptr %129
  %1899 = fcmp oge double %1895, 1.000000e+00
  %1900 = select i1 %1897, i1 %1899, i1 false
  %1901 = fcmp ole double %1895, 1.200000e+00
  %1902 = select i1 %1900, i1 %1901, i1 false
  %1903 = select i1 %1902, double %201, double %1894
  br i1 %199, label %1904, label %1910

1904:
  %1905 = call double @llvm.fabs.f64(double %1903)
  %1906 = load double, ptr %81
  %1907 = call double @llvm.fabs.f64(double %1906)
  %1908 = call double @llvm.maxnum.f64(double %1905, double %1907)
  %1909 = call double @llvm.copysign.f64(double %1908, double %201)
  br label %1910

1910:
  %1911 = phi double [ %1909, %1904 ], [ %1903, %1886 ]
  %1912 = call double @llvm.fabs.f64(double %1911)
  %1913 = load ptr, ptr %42
  %1914 = getelementptr %struct.ode_options, ptr %1913, i64 0, i32 3
  %1915 = load double, ptr %1914
  %1916 = call double @llvm.minnum.f64(double %1912, double %1915)
  %1917 = call double @llvm.copysign.f64(double %1916, double %201)
  store double %1917, ptr %81
  switch i64 %1799, label %1955 [
    i64 11, label %1918
    i64 8, label %1918
  ]

1918:
  store i64 %1799, ptr %145
  %1919 = icmp eq i64 %1799, 11
  br i1 %1919, label %1920, label %1928

1920:
  %1921 = load double, ptr %2
  %1922 = call double @llvm.fabs.f64(double %1921)
  %1923 = load double, ptr %137
  %1924 = call double @llvm.fabs.f64(double %1923)
  %1925 = call double @llvm.maxnum.f64(double %1922, double %1924)
  %1926 = fmul double %1925, 1.000000e-10
  %1927 = fcmp ugt double %1506, %1926
  br i1 %1927, label %1928, label %1955

1928:
  %1929 = phi i64 [ 11, %1920 ], [ %1498, %1495 ], [ %1799, %1918 ]
  %1930 = call double @llvm.pow.f64(double %1415, double 2.500000e-01)
  %1931 = fdiv double %1930, %1502
  %1932 = call double @llvm.minnum.f64(double %1931, double 8.000000e+00)
  %1933 = call double @llvm.maxnum.f64(double %1932, double 2.000000e-01)
  %1934 = load i64, ptr %155
  %1935 = add i64 %1934, 1
  store i64 %1935, ptr %155
  store i64 1, ptr %147
  %1936 = icmp eq i64 %1929, 0
  br i1 %1936, label %1939, label %1937

1937:
  %1938 = fmul double %201, 1.250000e-01
  br label %1946

1939:
  %1940 = load double, ptr %72
  %1941 = fcmp oeq double %1940, 0.000000e+00
  br i1 %1941, label %1942, label %1944

1942:
  %1943 = fmul double %201, 1.000000e-01
  br label %1946

1944:
  %1945 = fdiv double %201, %1933
  br label %1946

1946:
  %1947 = phi double [ %1938, %1937 ], [ %1943, %1942 ], [ %1945, %1944 ]
  store double %1947, ptr %81
  %1948 = icmp eq i32 %157, 0
  br i1 %1948, label %1949, label %1951

1949:
  %1950 = call i64 @evaluate_jacobian(ptr %0)
  br label %1951

1951:
  %1952 = phi i64 [ 0, %731 ], [ %1367, %1366 ], [ 0, %1360 ], [ 0, %1769 ], [ %1950, %1949 ], [ 0, %1946 ]
  %1953 = phi i32 [ %157, %731 ], [ 1, %1366 ], [ %157, %1360 ], [ %157, %1769 ], [ 1, %1949 ], [ 1, %1946 ]
  %1954 = icmp eq i64 %1952, 0
  br i1 %1954, label %156, label %1955

1955:
  %1956 = phi i64 [ 3, %20 ], [ %170, %167 ], [ %19, %1 ], [ %133, %132 ], [ %868, %854 ], [ %1450, %1442 ], [ %1952, %1951 ], [ 11, %1920 ], [ %1799, %1910 ], [ %1799, %1798 ]
  ret i64 %1956
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
  %122 = phi i64 [ 0, %120 ], [ 0, %52 ], [ %50, %41 ]
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
  %27 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 4
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
  %63 = load i64, ptr %50
  %64 = add i64 %63, 1
  store i64 %64, ptr %50
  %65 = load ptr, ptr %2
  %66 = getelementptr %struct.ode_system, ptr %65, i64 0, i32 3
  %67 = load ptr, ptr %66
  %68 = getelementptr %struct.ode_system, ptr %65, i64 0, i32 2
  %69 = load ptr, ptr %68
  %70 = call i64 %67(ptr %69, double %62, ptr %18, ptr %20)
  switch i64 %70, label %118 [
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
  %94 = phi i64 [ %106, %93 ], [ %70, %51 ]
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
  %119 = phi i64 [ 5, %36 ], [ %35, %39 ], [ 0, %116 ], [ 5, %113 ], [ 3, %71 ], [ %70, %51 ]
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
