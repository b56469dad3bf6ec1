; radau5: made by tools/make_loops_text.py from radau5
; sources 86ebee151ee2d702e384157cff90f02e9bcb9329c2bf92c96c1732c94cfed36f
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
  switch i64 %16, label %2780 [
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
  br label %2780

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
  br i1 %134, label %135, label %2780

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
  %157 = phi i32 [ %136, %135 ], [ %2778, %2776 ]
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
  br label %2780

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
  br i1 %203, label %204, label %1164

204:
  %205 = load i64, ptr %141
  %206 = add i64 %205, 1
  store i64 %206, ptr %141
  store double %201, ptr %140
  %207 = load ptr, ptr %142
  %208 = load ptr, ptr %6
  %209 = getelementptr %struct.ode_system, ptr %208, i64 0, i32 0
  %210 = load i64, ptr %209
  %211 = mul i64 %210, 3
  %212 = getelementptr i64, ptr %207, i64 %211
  %213 = load i64, ptr %212
  %214 = add i64 %213, 7
  %215 = and i64 %214, -8
  %216 = add i64 %210, 7
  %217 = and i64 %216, -8
  %218 = or i64 %217, 1
  %219 = mul i64 %218, %217
  %220 = load ptr, ptr %42
  %221 = getelementptr %struct.ode_options, ptr %220, i64 0, i32 0
  %222 = load ptr, ptr %221
  %223 = getelementptr %struct.ode_method, ptr %222, i64 0, i32 4
  %224 = load i64, ptr %223
  %225 = add i64 %224, 10
  %226 = load ptr, ptr %4
  %227 = mul i64 %225, %210
  %228 = add i64 %227, 7
  %229 = and i64 %228, -8
  %230 = getelementptr double, ptr %226, i64 %229
  %231 = getelementptr double, ptr %230, i64 %219
  %232 = shl i64 %219, 1
  %233 = getelementptr double, ptr %230, i64 %232
  %234 = mul i64 %219, 3
  %235 = getelementptr double, ptr %230, i64 %234
  %236 = shl i64 %219, 2
  %237 = getelementptr double, ptr %230, i64 %236
  %238 = sub i64 0, %217
  %239 = getelementptr double, ptr %237, i64 %238
  %240 = mul i64 %215, %213
  %241 = shl i64 %240, 3
  %242 = sub i64 %215, %213
  %243 = shl i64 %215, 3
  %244 = mul i64 %243, %242
  %245 = bitcast ptr %235 to ptr
  %246 = bitcast ptr %231 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %245, ptr align 8 %246, i64 %241, i1 false)
  %247 = shl i64 %242, 3
  %248 = getelementptr double, ptr %233, i64 %240
  %249 = getelementptr double, ptr %235, i64 %240
  %250 = getelementptr double, ptr %239, i64 %213
  br label %255

251:
  %252 = fdiv double 0x400D1A48D83E731D, %201
  %253 = call double @llvm.fmuladd.f64(double %252, double %252, double 0.000000e+00)
  %254 = icmp sgt i64 %213, 0
  br i1 %254, label %287, label %265

255:
  %256 = phi i64 [ 0, %204 ], [ %263, %255 ]
  %257 = getelementptr double, ptr %248, i64 %256
  %258 = bitcast ptr %257 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %258, i8 0, i64 %244, i1 false)
  %259 = getelementptr double, ptr %249, i64 %256
  %260 = bitcast ptr %259 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %260, i8 0, i64 %244, i1 false)
  %261 = getelementptr double, ptr %250, i64 %256
  %262 = bitcast ptr %261 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %262, i8 0, i64 %247, i1 false)
  %263 = add i64 %256, %219
  %264 = icmp sgt i64 %263, 0
  br i1 %264, label %251, label %255

265:
  %266 = icmp slt i64 %213, %210
  br i1 %266, label %267, label %296

267:
  %268 = load ptr, ptr %142
  %269 = load ptr, ptr %6
  %270 = getelementptr %struct.ode_system, ptr %269, i64 0, i32 0
  %271 = load i64, ptr %270
  %272 = shl i64 %271, 1
  %273 = getelementptr i64, ptr %268, i64 %272
  %274 = mul i64 %271, 3
  %275 = getelementptr i64, ptr %268, i64 %274
  %276 = load ptr, ptr %42
  %277 = getelementptr %struct.ode_options, ptr %276, i64 0, i32 0
  %278 = load ptr, ptr %277
  %279 = getelementptr %struct.ode_method, ptr %278, i64 0, i32 4
  %280 = load i64, ptr %279
  %281 = add i64 %280, 10
  %282 = load ptr, ptr %4
  %283 = mul i64 %281, %271
  %284 = add i64 %283, 7
  %285 = and i64 %284, -8
  %286 = getelementptr double, ptr %282, i64 %285
  br label %300

287:
  %288 = phi i64 [ %294, %287 ], [ 0, %251 ]
  %289 = mul i64 %288, %215
  %290 = add i64 %289, %288
  %291 = getelementptr double, ptr %235, i64 %290
  %292 = load double, ptr %291
  %293 = fadd double %252, %292
  store double %293, ptr %291
  %294 = add i64 %288, 1
  %295 = icmp eq i64 %294, %213
  br i1 %295, label %265, label %287

296:
  br i1 %254, label %297, label %577

297:
  %298 = shl i64 %215, 1
  %299 = mul i64 %215, 3
  br label %342

300:
  %301 = phi i64 [ %213, %267 ], [ %340, %339 ]
  %302 = getelementptr i64, ptr %273, i64 %301
  %303 = load i64, ptr %302
  %304 = mul i64 %303, %271
  %305 = getelementptr i64, ptr %275, i64 %301
  %306 = load i64, ptr %305
  %307 = getelementptr i64, ptr %273, i64 %306
  %308 = load i64, ptr %307
  %309 = add i64 %308, %304
  %310 = getelementptr double, ptr %286, i64 %309
  %311 = load double, ptr %310
  %312 = mul i64 %306, %215
  %313 = getelementptr double, ptr %235, i64 %312
  %314 = mul i64 %301, %215
  %315 = getelementptr double, ptr %231, i64 %314
  br i1 %254, label %316, label %339

316:
  %317 = fdiv double %311, %253
  %318 = fmul double %252, %317
  %319 = insertelement <8 x double> poison, double %318, i64 0
  %320 = shufflevector <8 x double> %319, <8 x double> poison, <8 x i32> zeroinitializer
  br label %321

321:
  %322 = phi i64 [ %337, %336 ], [ 0, %316 ]
  br label %323

323:
  %324 = phi i64 [ 0, %321 ], [ %334, %323 ]
  %325 = add i64 %322, %324
  %326 = getelementptr double, ptr %315, i64 %325
  %327 = bitcast ptr %326 to ptr
  %328 = load <8 x double>, ptr %327, align 8
  %329 = getelementptr double, ptr %313, i64 %325
  %330 = bitcast ptr %329 to ptr
  %331 = load <8 x double>, ptr %330, align 8
  %332 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %320, <8 x double> %328, <8 x double> %331)
  %333 = bitcast ptr %329 to ptr
  store <8 x double> %332, ptr %333, align 8
  %334 = add i64 %324, 8
  %335 = icmp eq i64 %324, 0
  br i1 %335, label %336, label %323

336:
  %337 = add i64 %322, 8
  %338 = icmp slt i64 %337, %213
  br i1 %338, label %321, label %339

339:
  %340 = add i64 %301, 1
  %341 = icmp eq i64 %340, %210
  br i1 %341, label %296, label %300

342:
  %343 = phi i64 [ 0, %297 ], [ %345, %574 ]
  %344 = and i64 %343, 9223372036854775800
  %345 = add i64 %343, 4
  %346 = icmp slt i64 %345, %213
  %347 = select i1 %346, i64 %345, i64 %213
  %348 = icmp slt i64 %343, %347
  br i1 %348, label %349, label %450

349:
  %350 = phi i64 [ %343, %342 ], [ %375, %447 ]
  %351 = mul i64 %350, %215
  %352 = getelementptr double, ptr %235, i64 %351
  br label %359

353:
  %354 = getelementptr double, ptr %233, i64 %351
  %355 = getelementptr i64, ptr %207, i64 %350
  store i64 %367, ptr %355
  %356 = fcmp oeq double %368, 0.000000e+00
  br i1 %356, label %1160, label %357

357:
  %358 = icmp eq i64 %367, %350
  br i1 %358, label %371, label %386

359:
  %360 = phi double [ %368, %359 ], [ -1.000000e+00, %349 ]
  %361 = phi i64 [ %367, %359 ], [ %350, %349 ]
  %362 = phi i64 [ %369, %359 ], [ %350, %349 ]
  %363 = getelementptr double, ptr %352, i64 %362
  %364 = load double, ptr %363
  %365 = call double @llvm.fabs.f64(double %364)
  %366 = fcmp ogt double %365, %360
  %367 = select i1 %366, i64 %362, i64 %361
  %368 = select i1 %366, double %365, double %360
  %369 = add i64 %362, 1
  %370 = icmp slt i64 %369, %213
  br i1 %370, label %359, label %353

371:
  %372 = getelementptr double, ptr %352, i64 %350
  %373 = load double, ptr %372
  %374 = fdiv double 1.000000e+00, %373
  %375 = add i64 %350, 1
  %376 = shl i64 %375, 3
  %377 = sub i64 %215, %350
  %378 = shl i64 %377, 3
  %379 = bitcast ptr %354 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %379, i8 0, i64 %243, i1 false)
  %380 = getelementptr double, ptr %239, i64 %350
  store double %374, ptr %380
  %381 = and i64 %375, 9223372036854775800
  %382 = icmp slt i64 %381, %213
  br i1 %382, label %383, label %416

383:
  %384 = insertelement <8 x double> poison, double %374, i64 0
  %385 = shufflevector <8 x double> %384, <8 x double> poison, <8 x i32> zeroinitializer
  br label %398

386:
  %387 = phi i64 [ %396, %386 ], [ %343, %357 ]
  %388 = icmp ult i64 %387, %350
  %389 = select i1 %388, ptr %233, ptr %235
  %390 = mul i64 %387, %215
  %391 = getelementptr double, ptr %389, i64 %390
  %392 = getelementptr double, ptr %391, i64 %350
  %393 = load double, ptr %392
  %394 = getelementptr double, ptr %391, i64 %367
  %395 = load double, ptr %394
  store double %395, ptr %392
  store double %393, ptr %394
  %396 = add i64 %387, 1
  %397 = icmp slt i64 %396, %347
  br i1 %397, label %386, label %371

398:
  %399 = phi i64 [ %414, %413 ], [ %381, %383 ]
  br label %400

400:
  %401 = phi i64 [ 0, %398 ], [ %411, %400 ]
  %402 = add i64 %399, %401
  %403 = getelementptr double, ptr %352, i64 %402
  %404 = bitcast ptr %403 to ptr
  %405 = load <8 x double>, ptr %404, align 8
  %406 = getelementptr double, ptr %354, i64 %402
  %407 = bitcast ptr %406 to ptr
  %408 = load <8 x double>, ptr %407, align 8
  %409 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %385, <8 x double> %405, <8 x double> %408)
  %410 = bitcast ptr %406 to ptr
  store <8 x double> %409, ptr %410, align 8
  %411 = add i64 %401, 8
  %412 = icmp eq i64 %401, 0
  br i1 %412, label %413, label %400

413:
  %414 = add i64 %399, 8
  %415 = icmp slt i64 %414, %213
  br i1 %415, label %398, label %416

416:
  call void @llvm.memset.p0.i64(ptr align 8 %379, i8 0, i64 %376, i1 false)
  %417 = bitcast ptr %372 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %417, i8 0, i64 %378, i1 false)
  %418 = icmp slt i64 %375, %347
  br i1 %418, label %419, label %450

419:
  %420 = phi i64 [ %448, %447 ], [ %375, %416 ]
  %421 = mul i64 %420, %215
  %422 = getelementptr double, ptr %235, i64 %421
  %423 = getelementptr double, ptr %422, i64 %350
  %424 = load double, ptr %423
  br i1 %382, label %425, label %447

425:
  %426 = fneg double %424
  %427 = insertelement <8 x double> poison, double %426, i64 0
  %428 = shufflevector <8 x double> %427, <8 x double> poison, <8 x i32> zeroinitializer
  br label %429

429:
  %430 = phi i64 [ %445, %444 ], [ %381, %425 ]
  br label %431

431:
  %432 = phi i64 [ 0, %429 ], [ %442, %431 ]
  %433 = add i64 %430, %432
  %434 = getelementptr double, ptr %354, i64 %433
  %435 = bitcast ptr %434 to ptr
  %436 = load <8 x double>, ptr %435, align 8
  %437 = getelementptr double, ptr %422, i64 %433
  %438 = bitcast ptr %437 to ptr
  %439 = load <8 x double>, ptr %438, align 8
  %440 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %428, <8 x double> %436, <8 x double> %439)
  %441 = bitcast ptr %437 to ptr
  store <8 x double> %440, ptr %441, align 8
  %442 = add i64 %432, 8
  %443 = icmp eq i64 %432, 0
  br i1 %443, label %444, label %431

444:
  %445 = add i64 %430, 8
  %446 = icmp slt i64 %445, %213
  br i1 %446, label %429, label %447

447:
  %448 = add i64 %420, 1
  %449 = icmp slt i64 %448, %347
  br i1 %449, label %419, label %349

450:
  br i1 %346, label %451, label %577

451:
  %452 = mul i64 %343, %215
  %453 = getelementptr double, ptr %233, i64 %452
  %454 = or i64 %343, 3
  %455 = or i64 %343, 1
  %456 = getelementptr double, ptr %453, i64 %455
  %457 = or i64 %343, 2
  %458 = getelementptr double, ptr %453, i64 %457
  %459 = add i64 %457, %215
  %460 = getelementptr double, ptr %453, i64 %459
  %461 = getelementptr double, ptr %453, i64 %454
  %462 = add i64 %454, %215
  %463 = getelementptr double, ptr %453, i64 %462
  %464 = add i64 %454, %298
  %465 = getelementptr double, ptr %453, i64 %464
  %466 = icmp slt i64 %344, %213
  br label %467

467:
  %468 = phi i64 [ %345, %451 ], [ %575, %574 ]
  %469 = mul i64 %468, %215
  %470 = getelementptr double, ptr %235, i64 %469
  br label %471

471:
  %472 = phi i64 [ %343, %467 ], [ %491, %490 ]
  %473 = getelementptr i64, ptr %207, i64 %472
  %474 = load i64, ptr %473
  %475 = icmp eq i64 %474, %472
  br i1 %475, label %485, label %476

476:
  %477 = getelementptr double, ptr %470, i64 %472
  %478 = load double, ptr %477
  %479 = getelementptr double, ptr %470, i64 %474
  %480 = load double, ptr %479
  store double %480, ptr %477
  store double %478, ptr %479
  %481 = add i64 %472, 1
  %482 = icmp slt i64 %472, %454
  %483 = icmp slt i64 %481, %213
  %484 = and i1 %482, %483
  br i1 %484, label %490, label %492

485:
  %486 = add i64 %472, 1
  %487 = icmp slt i64 %472, %454
  %488 = icmp slt i64 %486, %213
  %489 = and i1 %487, %488
  br i1 %489, label %490, label %492

490:
  %491 = phi i64 [ %486, %485 ], [ %481, %476 ]
  br label %471

492:
  %493 = getelementptr double, ptr %470, i64 %343
  %494 = load double, ptr %493
  %495 = call double @llvm.fabs.f64(double %494)
  %496 = getelementptr double, ptr %470, i64 %455
  %497 = load double, ptr %496
  %498 = load double, ptr %456
  %499 = fmul double %494, %498
  %500 = fsub double %497, %499
  %501 = call double @llvm.fabs.f64(double %500)
  %502 = fadd double %495, %501
  %503 = getelementptr double, ptr %470, i64 %457
  %504 = load double, ptr %503
  %505 = load double, ptr %458
  %506 = fmul double %494, %505
  %507 = load double, ptr %460
  %508 = fmul double %500, %507
  %509 = fsub double %504, %506
  %510 = fsub double %509, %508
  %511 = call double @llvm.fabs.f64(double %510)
  %512 = fadd double %502, %511
  %513 = getelementptr double, ptr %470, i64 %454
  %514 = load double, ptr %513
  %515 = load double, ptr %461
  %516 = fmul double %494, %515
  %517 = fsub double %514, %516
  %518 = load double, ptr %463
  %519 = fmul double %500, %518
  %520 = fsub double %517, %519
  %521 = load double, ptr %465
  %522 = fmul double %510, %521
  %523 = fsub double %520, %522
  %524 = call double @llvm.fabs.f64(double %523)
  %525 = fadd double %512, %524
  %526 = fcmp oeq double %525, 0.000000e+00
  br i1 %526, label %574, label %527

527:
  br i1 %466, label %528, label %574

528:
  %529 = fneg double %494
  %530 = fneg double %500
  %531 = fneg double %510
  %532 = fneg double %523
  %533 = insertelement <8 x double> poison, double %529, i64 0
  %534 = shufflevector <8 x double> %533, <8 x double> poison, <8 x i32> zeroinitializer
  %535 = insertelement <8 x double> poison, double %530, i64 0
  %536 = shufflevector <8 x double> %535, <8 x double> poison, <8 x i32> zeroinitializer
  %537 = insertelement <8 x double> poison, double %531, i64 0
  %538 = shufflevector <8 x double> %537, <8 x double> poison, <8 x i32> zeroinitializer
  %539 = insertelement <8 x double> poison, double %532, i64 0
  %540 = shufflevector <8 x double> %539, <8 x double> poison, <8 x i32> zeroinitializer
  br label %541

541:
  %542 = phi i64 [ %543, %572 ], [ %344, %528 ]
  %543 = add i64 %542, 8
  br label %544

544:
  %545 = phi i64 [ 0, %541 ], [ %570, %544 ]
  %546 = add i64 %542, %545
  %547 = getelementptr double, ptr %470, i64 %546
  %548 = bitcast ptr %547 to ptr
  %549 = load <8 x double>, ptr %548, align 8
  %550 = getelementptr double, ptr %453, i64 %546
  %551 = bitcast ptr %550 to ptr
  %552 = load <8 x double>, ptr %551, align 8
  %553 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %534, <8 x double> %552, <8 x double> %549)
  %554 = add i64 %546, %215
  %555 = getelementptr double, ptr %453, i64 %554
  %556 = bitcast ptr %555 to ptr
  %557 = load <8 x double>, ptr %556, align 8
  %558 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %536, <8 x double> %557, <8 x double> %553)
  %559 = add i64 %546, %298
  %560 = getelementptr double, ptr %453, i64 %559
  %561 = bitcast ptr %560 to ptr
  %562 = load <8 x double>, ptr %561, align 8
  %563 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %538, <8 x double> %562, <8 x double> %558)
  %564 = add i64 %546, %299
  %565 = getelementptr double, ptr %453, i64 %564
  %566 = bitcast ptr %565 to ptr
  %567 = load <8 x double>, ptr %566, align 8
  %568 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %540, <8 x double> %567, <8 x double> %563)
  %569 = bitcast ptr %547 to ptr
  store <8 x double> %568, ptr %569, align 8
  %570 = add i64 %545, 8
  %571 = icmp eq i64 %545, 0
  br i1 %571, label %572, label %544

572:
  %573 = icmp slt i64 %543, %213
  br i1 %573, label %541, label %574

574:
  %575 = add i64 %468, 1
  %576 = icmp slt i64 %575, %213
  br i1 %576, label %467, label %342

577:
  %578 = fdiv double 0x400572DB93E0C671, %201
  %579 = fdiv double 0x40086747F2C3FCB6, %201
  %580 = load ptr, ptr %142
  %581 = load ptr, ptr %6
  %582 = getelementptr %struct.ode_system, ptr %581, i64 0, i32 0
  %583 = load i64, ptr %582
  %584 = mul i64 %583, 3
  %585 = getelementptr i64, ptr %580, i64 %584
  %586 = load i64, ptr %585
  %587 = add i64 %586, 7
  %588 = and i64 %587, -8
  %589 = add i64 %583, 7
  %590 = and i64 %589, -8
  %591 = or i64 %590, 1
  %592 = mul i64 %591, %590
  %593 = load ptr, ptr %42
  %594 = getelementptr %struct.ode_options, ptr %593, i64 0, i32 0
  %595 = load ptr, ptr %594
  %596 = getelementptr %struct.ode_method, ptr %595, i64 0, i32 4
  %597 = load i64, ptr %596
  %598 = add i64 %597, 10
  %599 = load ptr, ptr %4
  %600 = mul i64 %598, %583
  %601 = add i64 %600, 7
  %602 = and i64 %601, -8
  %603 = getelementptr double, ptr %599, i64 %602
  %604 = getelementptr double, ptr %603, i64 %592
  %605 = fmul double %579, %579
  %606 = call double @llvm.fmuladd.f64(double %578, double %578, double %605)
  %607 = shl i64 %592, 2
  %608 = getelementptr double, ptr %603, i64 %607
  %609 = mul i64 %592, 6
  %610 = getelementptr double, ptr %603, i64 %609
  %611 = mul i64 %592, 7
  %612 = getelementptr double, ptr %603, i64 %611
  %613 = sub i64 0, %590
  %614 = getelementptr double, ptr %612, i64 %613
  %615 = getelementptr i64, ptr %580, i64 %583
  %616 = mul i64 %588, %586
  %617 = shl i64 %616, 3
  %618 = sub i64 %588, %586
  %619 = shl i64 %588, 3
  %620 = mul i64 %619, %618
  %621 = bitcast ptr %610 to ptr
  %622 = bitcast ptr %604 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %621, ptr align 8 %622, i64 %617, i1 false)
  %623 = icmp slt i64 %592, 0
  br i1 %623, label %629, label %624

624:
  %625 = shl i64 %618, 3
  %626 = getelementptr double, ptr %608, i64 %616
  %627 = getelementptr double, ptr %610, i64 %616
  %628 = getelementptr double, ptr %614, i64 %586
  br label %633

629:
  %630 = getelementptr double, ptr %610, i64 %592
  %631 = bitcast ptr %630 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %631, i8 0, i64 %617, i1 false)
  %632 = icmp sgt i64 %586, 0
  br i1 %632, label %665, label %643

633:
  %634 = phi i64 [ 0, %624 ], [ %641, %633 ]
  %635 = getelementptr double, ptr %626, i64 %634
  %636 = bitcast ptr %635 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %636, i8 0, i64 %620, i1 false)
  %637 = getelementptr double, ptr %627, i64 %634
  %638 = bitcast ptr %637 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %638, i8 0, i64 %620, i1 false)
  %639 = getelementptr double, ptr %628, i64 %634
  %640 = bitcast ptr %639 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %640, i8 0, i64 %625, i1 false)
  %641 = add i64 %634, %592
  %642 = icmp sgt i64 %634, 0
  br i1 %642, label %629, label %633

643:
  %644 = icmp slt i64 %586, %583
  br i1 %644, label %645, label %676

645:
  %646 = load ptr, ptr %142
  %647 = load ptr, ptr %6
  %648 = getelementptr %struct.ode_system, ptr %647, i64 0, i32 0
  %649 = load i64, ptr %648
  %650 = shl i64 %649, 1
  %651 = getelementptr i64, ptr %646, i64 %650
  %652 = mul i64 %649, 3
  %653 = getelementptr i64, ptr %646, i64 %652
  %654 = load ptr, ptr %42
  %655 = getelementptr %struct.ode_options, ptr %654, i64 0, i32 0
  %656 = load ptr, ptr %655
  %657 = getelementptr %struct.ode_method, ptr %656, i64 0, i32 4
  %658 = load i64, ptr %657
  %659 = add i64 %658, 10
  %660 = load ptr, ptr %4
  %661 = mul i64 %659, %649
  %662 = add i64 %661, 7
  %663 = and i64 %662, -8
  %664 = getelementptr double, ptr %660, i64 %663
  br label %680

665:
  %666 = phi i64 [ %674, %665 ], [ 0, %629 ]
  %667 = mul i64 %666, %588
  %668 = add i64 %667, %666
  %669 = getelementptr double, ptr %610, i64 %668
  %670 = load double, ptr %669
  %671 = fadd double %578, %670
  store double %671, ptr %669
  %672 = add i64 %668, %592
  %673 = getelementptr double, ptr %610, i64 %672
  store double %579, ptr %673
  %674 = add i64 %666, 1
  %675 = icmp eq i64 %674, %586
  br i1 %675, label %643, label %665

676:
  br i1 %632, label %677, label %1164

677:
  %678 = shl i64 %588, 1
  %679 = mul i64 %588, 3
  br label %746

680:
  %681 = phi i64 [ %586, %645 ], [ %744, %743 ]
  %682 = getelementptr i64, ptr %651, i64 %681
  %683 = load i64, ptr %682
  %684 = mul i64 %683, %649
  %685 = getelementptr i64, ptr %653, i64 %681
  %686 = load i64, ptr %685
  %687 = getelementptr i64, ptr %651, i64 %686
  %688 = load i64, ptr %687
  %689 = add i64 %688, %684
  %690 = getelementptr double, ptr %664, i64 %689
  %691 = load double, ptr %690
  %692 = fdiv double %691, %606
  %693 = mul i64 %686, %588
  %694 = getelementptr double, ptr %610, i64 %693
  %695 = mul i64 %681, %588
  %696 = getelementptr double, ptr %604, i64 %695
  br i1 %632, label %697, label %743

697:
  %698 = fmul double %578, %692
  %699 = insertelement <8 x double> poison, double %698, i64 0
  %700 = shufflevector <8 x double> %699, <8 x double> poison, <8 x i32> zeroinitializer
  br label %701

701:
  %702 = phi i64 [ %717, %716 ], [ 0, %697 ]
  br label %703

703:
  %704 = phi i64 [ 0, %701 ], [ %714, %703 ]
  %705 = add i64 %702, %704
  %706 = getelementptr double, ptr %696, i64 %705
  %707 = bitcast ptr %706 to ptr
  %708 = load <8 x double>, ptr %707, align 8
  %709 = getelementptr double, ptr %694, i64 %705
  %710 = bitcast ptr %709 to ptr
  %711 = load <8 x double>, ptr %710, align 8
  %712 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %700, <8 x double> %708, <8 x double> %711)
  %713 = bitcast ptr %709 to ptr
  store <8 x double> %712, ptr %713, align 8
  %714 = add i64 %704, 8
  %715 = icmp eq i64 %704, 0
  br i1 %715, label %716, label %703

716:
  %717 = add i64 %702, 8
  %718 = icmp slt i64 %717, %586
  br i1 %718, label %701, label %719

719:
  %720 = getelementptr double, ptr %694, i64 %592
  %721 = fneg double %692
  %722 = fmul double %579, %721
  %723 = insertelement <8 x double> poison, double %722, i64 0
  %724 = shufflevector <8 x double> %723, <8 x double> poison, <8 x i32> zeroinitializer
  br label %725

725:
  %726 = phi i64 [ %741, %740 ], [ 0, %719 ]
  br label %727

727:
  %728 = phi i64 [ 0, %725 ], [ %738, %727 ]
  %729 = add i64 %726, %728
  %730 = getelementptr double, ptr %696, i64 %729
  %731 = bitcast ptr %730 to ptr
  %732 = load <8 x double>, ptr %731, align 8
  %733 = getelementptr double, ptr %720, i64 %729
  %734 = bitcast ptr %733 to ptr
  %735 = load <8 x double>, ptr %734, align 8
  %736 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %724, <8 x double> %732, <8 x double> %735)
  %737 = bitcast ptr %733 to ptr
  store <8 x double> %736, ptr %737, align 8
  %738 = add i64 %728, 8
  %739 = icmp eq i64 %728, 0
  br i1 %739, label %740, label %727

740:
  %741 = add i64 %726, 8
  %742 = icmp slt i64 %741, %586
  br i1 %742, label %725, label %743

743:
  %744 = add i64 %681, 1
  %745 = icmp eq i64 %744, %583
  br i1 %745, label %676, label %680

746:
  %747 = phi i64 [ 0, %677 ], [ %749, %1157 ]
  %748 = and i64 %747, 9223372036854775800
  %749 = add i64 %747, 4
  %750 = icmp slt i64 %749, %586
  %751 = select i1 %750, i64 %749, i64 %586
  %752 = icmp slt i64 %747, %751
  br i1 %752, label %753, label %910

753:
  %754 = phi i64 [ %747, %746 ], [ %791, %907 ]
  %755 = mul i64 %754, %588
  %756 = getelementptr double, ptr %610, i64 %755
  %757 = getelementptr double, ptr %756, i64 %592
  br label %765

758:
  %759 = getelementptr double, ptr %608, i64 %755
  %760 = getelementptr double, ptr %759, i64 %592
  %761 = getelementptr i64, ptr %615, i64 %754
  store i64 %777, ptr %761
  %762 = fcmp oeq double %778, 0.000000e+00
  br i1 %762, label %1160, label %763

763:
  %764 = icmp eq i64 %777, %754
  br i1 %764, label %781, label %811

765:
  %766 = phi double [ %778, %765 ], [ -1.000000e+00, %753 ]
  %767 = phi i64 [ %777, %765 ], [ %754, %753 ]
  %768 = phi i64 [ %779, %765 ], [ %754, %753 ]
  %769 = getelementptr double, ptr %756, i64 %768
  %770 = load double, ptr %769
  %771 = call double @llvm.fabs.f64(double %770)
  %772 = getelementptr double, ptr %757, i64 %768
  %773 = load double, ptr %772
  %774 = call double @llvm.fabs.f64(double %773)
  %775 = fadd double %771, %774
  %776 = fcmp ogt double %775, %766
  %777 = select i1 %776, i64 %768, i64 %767
  %778 = select i1 %776, double %775, double %766
  %779 = add i64 %768, 1
  %780 = icmp slt i64 %779, %586
  br i1 %780, label %765, label %758

781:
  %782 = getelementptr double, ptr %756, i64 %754
  %783 = load double, ptr %782
  %784 = getelementptr double, ptr %757, i64 %754
  %785 = load double, ptr %784
  %786 = fmul double %785, %785
  %787 = call double @llvm.fmuladd.f64(double %783, double %783, double %786)
  %788 = fdiv double %783, %787
  %789 = fneg double %785
  %790 = fdiv double %789, %787
  %791 = add i64 %754, 1
  %792 = shl i64 %791, 3
  %793 = sub i64 %588, %754
  %794 = shl i64 %793, 3
  %795 = bitcast ptr %759 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %795, i8 0, i64 %619, i1 false)
  %796 = getelementptr double, ptr %614, i64 %754
  store double %788, ptr %796
  %797 = add i64 %754, %592
  %798 = getelementptr double, ptr %614, i64 %797
  store double %790, ptr %798
  %799 = bitcast ptr %760 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %799, i8 0, i64 %619, i1 false)
  %800 = fneg double %788
  %801 = fneg double %790
  %802 = and i64 %791, 9223372036854775800
  %803 = icmp slt i64 %802, %586
  br i1 %803, label %804, label %858

804:
  %805 = insertelement <8 x double> poison, double %790, i64 0
  %806 = shufflevector <8 x double> %805, <8 x double> poison, <8 x i32> zeroinitializer
  %807 = insertelement <8 x double> poison, double %800, i64 0
  %808 = shufflevector <8 x double> %807, <8 x double> poison, <8 x i32> zeroinitializer
  %809 = insertelement <8 x double> poison, double %801, i64 0
  %810 = shufflevector <8 x double> %809, <8 x double> poison, <8 x i32> zeroinitializer
  br label %828

811:
  %812 = phi i64 [ %826, %811 ], [ %747, %763 ]
  %813 = icmp ult i64 %812, %754
  %814 = select i1 %813, ptr %608, ptr %610
  %815 = mul i64 %812, %588
  %816 = getelementptr double, ptr %814, i64 %815
  %817 = getelementptr double, ptr %816, i64 %754
  %818 = load double, ptr %817
  %819 = getelementptr double, ptr %816, i64 %777
  %820 = load double, ptr %819
  store double %820, ptr %817
  store double %818, ptr %819
  %821 = getelementptr double, ptr %816, i64 %592
  %822 = getelementptr double, ptr %821, i64 %754
  %823 = load double, ptr %822
  %824 = getelementptr double, ptr %821, i64 %777
  %825 = load double, ptr %824
  store double %825, ptr %822
  store double %823, ptr %824
  %826 = add i64 %812, 1
  %827 = icmp slt i64 %826, %751
  br i1 %827, label %811, label %781

828:
  %829 = phi i64 [ %856, %855 ], [ %802, %804 ]
  br label %830

830:
  %831 = phi i64 [ 0, %828 ], [ %853, %830 ]
  %832 = add i64 %829, %831
  %833 = getelementptr double, ptr %756, i64 %832
  %834 = bitcast ptr %833 to ptr
  %835 = load <8 x double>, ptr %834, align 8
  %836 = getelementptr double, ptr %757, i64 %832
  %837 = bitcast ptr %836 to ptr
  %838 = load <8 x double>, ptr %837, align 8
  %839 = fmul <8 x double> %806, %838
  %840 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %808, <8 x double> %835, <8 x double> %839)
  %841 = getelementptr double, ptr %759, i64 %832
  %842 = bitcast ptr %841 to ptr
  %843 = load <8 x double>, ptr %842, align 8
  %844 = fsub <8 x double> %843, %840
  %845 = bitcast ptr %841 to ptr
  store <8 x double> %844, ptr %845, align 8
  %846 = fmul <8 x double> %835, %810
  %847 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %808, <8 x double> %838, <8 x double> %846)
  %848 = getelementptr double, ptr %760, i64 %832
  %849 = bitcast ptr %848 to ptr
  %850 = load <8 x double>, ptr %849, align 8
  %851 = fsub <8 x double> %850, %847
  %852 = bitcast ptr %848 to ptr
  store <8 x double> %851, ptr %852, align 8
  %853 = add i64 %831, 8
  %854 = icmp eq i64 %831, 0
  br i1 %854, label %855, label %830

855:
  %856 = add i64 %829, 8
  %857 = icmp slt i64 %856, %586
  br i1 %857, label %828, label %858

858:
  call void @llvm.memset.p0.i64(ptr align 8 %799, i8 0, i64 %792, i1 false)
  %859 = bitcast ptr %784 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %859, i8 0, i64 %794, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %795, i8 0, i64 %792, i1 false)
  %860 = bitcast ptr %782 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %860, i8 0, i64 %794, i1 false)
  %861 = icmp slt i64 %791, %751
  br i1 %861, label %862, label %910

862:
  %863 = phi i64 [ %908, %907 ], [ %791, %858 ]
  %864 = mul i64 %863, %588
  %865 = getelementptr double, ptr %610, i64 %864
  %866 = getelementptr double, ptr %865, i64 %592
  %867 = getelementptr double, ptr %865, i64 %754
  %868 = load double, ptr %867
  %869 = getelementptr double, ptr %866, i64 %754
  %870 = load double, ptr %869
  br i1 %803, label %871, label %907

871:
  %872 = insertelement <8 x double> poison, double %870, i64 0
  %873 = shufflevector <8 x double> %872, <8 x double> poison, <8 x i32> zeroinitializer
  %874 = insertelement <8 x double> poison, double %868, i64 0
  %875 = shufflevector <8 x double> %874, <8 x double> poison, <8 x i32> zeroinitializer
  br label %876

876:
  %877 = phi i64 [ %905, %904 ], [ %802, %871 ]
  br label %878

878:
  %879 = phi i64 [ 0, %876 ], [ %902, %878 ]
  %880 = add i64 %877, %879
  %881 = getelementptr double, ptr %759, i64 %880
  %882 = bitcast ptr %881 to ptr
  %883 = load <8 x double>, ptr %882, align 8
  %884 = getelementptr double, ptr %760, i64 %880
  %885 = bitcast ptr %884 to ptr
  %886 = load <8 x double>, ptr %885, align 8
  %887 = fneg <8 x double> %886
  %888 = fmul <8 x double> %873, %887
  %889 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %875, <8 x double> %883, <8 x double> %888)
  %890 = getelementptr double, ptr %865, i64 %880
  %891 = bitcast ptr %890 to ptr
  %892 = load <8 x double>, ptr %891, align 8
  %893 = fsub <8 x double> %892, %889
  %894 = bitcast ptr %890 to ptr
  store <8 x double> %893, ptr %894, align 8
  %895 = fmul <8 x double> %873, %883
  %896 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %875, <8 x double> %886, <8 x double> %895)
  %897 = getelementptr double, ptr %866, i64 %880
  %898 = bitcast ptr %897 to ptr
  %899 = load <8 x double>, ptr %898, align 8
  %900 = fsub <8 x double> %899, %896
  %901 = bitcast ptr %897 to ptr
  store <8 x double> %900, ptr %901, align 8
  %902 = add i64 %879, 8
  %903 = icmp eq i64 %879, 0
  br i1 %903, label %904, label %878

904:
  %905 = add i64 %877, 8
  %906 = icmp slt i64 %905, %586
  br i1 %906, label %876, label %907

907:
  %908 = add i64 %863, 1
  %909 = icmp slt i64 %908, %751
  br i1 %909, label %862, label %753

910:
  br i1 %750, label %911, label %1164

911:
  %912 = mul i64 %747, %588
  %913 = getelementptr double, ptr %608, i64 %912
  %914 = getelementptr double, ptr %913, i64 %592
  %915 = or i64 %747, 3
  %916 = or i64 %747, 1
  %917 = getelementptr double, ptr %913, i64 %916
  %918 = getelementptr double, ptr %914, i64 %916
  %919 = or i64 %747, 2
  %920 = getelementptr double, ptr %913, i64 %919
  %921 = getelementptr double, ptr %914, i64 %919
  %922 = add i64 %919, %588
  %923 = getelementptr double, ptr %913, i64 %922
  %924 = getelementptr double, ptr %914, i64 %922
  %925 = getelementptr double, ptr %913, i64 %915
  %926 = getelementptr double, ptr %914, i64 %915
  %927 = add i64 %915, %588
  %928 = getelementptr double, ptr %913, i64 %927
  %929 = getelementptr double, ptr %914, i64 %927
  %930 = add i64 %915, %678
  %931 = getelementptr double, ptr %913, i64 %930
  %932 = getelementptr double, ptr %914, i64 %930
  %933 = icmp slt i64 %748, %586
  br label %934

934:
  %935 = phi i64 [ %749, %911 ], [ %1158, %1157 ]
  %936 = mul i64 %935, %588
  %937 = getelementptr double, ptr %610, i64 %936
  %938 = getelementptr double, ptr %630, i64 %936
  br label %939

939:
  %940 = phi i64 [ %747, %934 ], [ %963, %962 ]
  %941 = getelementptr i64, ptr %615, i64 %940
  %942 = load i64, ptr %941
  %943 = icmp eq i64 %942, %940
  br i1 %943, label %957, label %944

944:
  %945 = getelementptr double, ptr %937, i64 %940
  %946 = load double, ptr %945
  %947 = getelementptr double, ptr %937, i64 %942
  %948 = load double, ptr %947
  store double %948, ptr %945
  store double %946, ptr %947
  %949 = getelementptr double, ptr %938, i64 %940
  %950 = load double, ptr %949
  %951 = getelementptr double, ptr %938, i64 %942
  %952 = load double, ptr %951
  store double %952, ptr %949
  store double %950, ptr %951
  %953 = add i64 %940, 1
  %954 = icmp slt i64 %940, %915
  %955 = icmp slt i64 %953, %586
  %956 = and i1 %954, %955
  br i1 %956, label %962, label %964

957:
  %958 = add i64 %940, 1
  %959 = icmp slt i64 %940, %915
  %960 = icmp slt i64 %958, %586
  %961 = and i1 %959, %960
  br i1 %961, label %962, label %964

962:
  %963 = phi i64 [ %958, %957 ], [ %953, %944 ]
  br label %939

964:
  %965 = getelementptr double, ptr %937, i64 %747
  %966 = load double, ptr %965
  %967 = getelementptr double, ptr %938, i64 %747
  %968 = load double, ptr %967
  %969 = call double @llvm.fabs.f64(double %966)
  %970 = call double @llvm.fabs.f64(double %968)
  %971 = fadd double %969, %970
  %972 = fadd double %971, 0.000000e+00
  %973 = getelementptr double, ptr %937, i64 %916
  %974 = load double, ptr %973
  %975 = getelementptr double, ptr %938, i64 %916
  %976 = load double, ptr %975
  %977 = load double, ptr %917
  %978 = load double, ptr %918
  %979 = fneg double %978
  %980 = fmul double %968, %979
  %981 = call double @llvm.fmuladd.f64(double %977, double %966, double %980)
  %982 = fmul double %966, %978
  %983 = call double @llvm.fmuladd.f64(double %977, double %968, double %982)
  %984 = fsub double %976, %983
  %985 = fsub double %974, %981
  %986 = call double @llvm.fabs.f64(double %985)
  %987 = call double @llvm.fabs.f64(double %984)
  %988 = fadd double %987, %986
  %989 = fadd double %972, %988
  %990 = getelementptr double, ptr %937, i64 %919
  %991 = load double, ptr %990
  %992 = getelementptr double, ptr %938, i64 %919
  %993 = load double, ptr %992
  %994 = load double, ptr %920
  %995 = load double, ptr %921
  %996 = fneg double %995
  %997 = fmul double %968, %996
  %998 = call double @llvm.fmuladd.f64(double %994, double %966, double %997)
  %999 = fmul double %966, %995
  %1000 = call double @llvm.fmuladd.f64(double %994, double %968, double %999)
  %1001 = fsub double %993, %1000
  %1002 = load double, ptr %923
  %1003 = load double, ptr %924
  %1004 = fneg double %1003
  %1005 = fmul double %984, %1004
  %1006 = call double @llvm.fmuladd.f64(double %1002, double %985, double %1005)
  %1007 = fmul double %985, %1003
  %1008 = call double @llvm.fmuladd.f64(double %1002, double %984, double %1007)
  %1009 = fsub double %1001, %1008
  %1010 = fsub double %991, %998
  %1011 = fsub double %1010, %1006
  %1012 = call double @llvm.fabs.f64(double %1011)
  %1013 = call double @llvm.fabs.f64(double %1009)
  %1014 = fadd double %1013, %1012
  %1015 = fadd double %989, %1014
  %1016 = getelementptr double, ptr %937, i64 %915
  %1017 = load double, ptr %1016
  %1018 = getelementptr double, ptr %938, i64 %915
  %1019 = load double, ptr %1018
  %1020 = load double, ptr %925
  %1021 = load double, ptr %926
  %1022 = fneg double %1021
  %1023 = fmul double %968, %1022
  %1024 = call double @llvm.fmuladd.f64(double %1020, double %966, double %1023)
  %1025 = fmul double %966, %1021
  %1026 = call double @llvm.fmuladd.f64(double %1020, double %968, double %1025)
  %1027 = fsub double %1019, %1026
  %1028 = fsub double %1017, %1024
  %1029 = load double, ptr %928
  %1030 = load double, ptr %929
  %1031 = fneg double %1030
  %1032 = fmul double %984, %1031
  %1033 = call double @llvm.fmuladd.f64(double %1029, double %985, double %1032)
  %1034 = fmul double %985, %1030
  %1035 = call double @llvm.fmuladd.f64(double %1029, double %984, double %1034)
  %1036 = fsub double %1027, %1035
  %1037 = fsub double %1028, %1033
  %1038 = load double, ptr %931
  %1039 = load double, ptr %932
  %1040 = fneg double %1039
  %1041 = fmul double %1009, %1040
  %1042 = call double @llvm.fmuladd.f64(double %1038, double %1011, double %1041)
  %1043 = fmul double %1011, %1039
  %1044 = call double @llvm.fmuladd.f64(double %1038, double %1009, double %1043)
  %1045 = fsub double %1036, %1044
  %1046 = fsub double %1037, %1042
  %1047 = call double @llvm.fabs.f64(double %1046)
  %1048 = call double @llvm.fabs.f64(double %1045)
  %1049 = fadd double %1048, %1047
  %1050 = fadd double %1015, %1049
  %1051 = fcmp oeq double %1050, 0.000000e+00
  br i1 %1051, label %1157, label %1052

1052:
  br i1 %933, label %1053, label %1157

1053:
  %1054 = fneg double %966
  %1055 = fneg double %985
  %1056 = fneg double %1011
  %1057 = fneg double %1046
  %1058 = fneg double %968
  %1059 = fneg double %984
  %1060 = fneg double %1009
  %1061 = fneg double %1045
  %1062 = insertelement <8 x double> poison, double %1054, i64 0
  %1063 = shufflevector <8 x double> %1062, <8 x double> poison, <8 x i32> zeroinitializer
  %1064 = insertelement <8 x double> poison, double %1055, i64 0
  %1065 = shufflevector <8 x double> %1064, <8 x double> poison, <8 x i32> zeroinitializer
  %1066 = insertelement <8 x double> poison, double %1056, i64 0
  %1067 = shufflevector <8 x double> %1066, <8 x double> poison, <8 x i32> zeroinitializer
  %1068 = insertelement <8 x double> poison, double %1057, i64 0
  %1069 = shufflevector <8 x double> %1068, <8 x double> poison, <8 x i32> zeroinitializer
  %1070 = insertelement <8 x double> poison, double %984, i64 0
  %1071 = shufflevector <8 x double> %1070, <8 x double> poison, <8 x i32> zeroinitializer
  %1072 = insertelement <8 x double> poison, double %968, i64 0
  %1073 = shufflevector <8 x double> %1072, <8 x double> poison, <8 x i32> zeroinitializer
  %1074 = insertelement <8 x double> poison, double %1009, i64 0
  %1075 = shufflevector <8 x double> %1074, <8 x double> poison, <8 x i32> zeroinitializer
  %1076 = insertelement <8 x double> poison, double %1045, i64 0
  %1077 = shufflevector <8 x double> %1076, <8 x double> poison, <8 x i32> zeroinitializer
  %1078 = insertelement <8 x double> poison, double %1058, i64 0
  %1079 = shufflevector <8 x double> %1078, <8 x double> poison, <8 x i32> zeroinitializer
  %1080 = insertelement <8 x double> poison, double %1059, i64 0
  %1081 = shufflevector <8 x double> %1080, <8 x double> poison, <8 x i32> zeroinitializer
  %1082 = insertelement <8 x double> poison, double %1060, i64 0
  %1083 = shufflevector <8 x double> %1082, <8 x double> poison, <8 x i32> zeroinitializer
  %1084 = insertelement <8 x double> poison, double %1061, i64 0
  %1085 = shufflevector <8 x double> %1084, <8 x double> poison, <8 x i32> zeroinitializer
  %1086 = insertelement <8 x double> poison, double %985, i64 0
  %1087 = shufflevector <8 x double> %1086, <8 x double> poison, <8 x i32> zeroinitializer
  %1088 = insertelement <8 x double> poison, double %966, i64 0
  %1089 = shufflevector <8 x double> %1088, <8 x double> poison, <8 x i32> zeroinitializer
  %1090 = insertelement <8 x double> poison, double %1011, i64 0
  %1091 = shufflevector <8 x double> %1090, <8 x double> poison, <8 x i32> zeroinitializer
  %1092 = insertelement <8 x double> poison, double %1046, i64 0
  %1093 = shufflevector <8 x double> %1092, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1094

1094:
  %1095 = phi i64 [ %1096, %1155 ], [ %748, %1053 ]
  %1096 = add i64 %1095, 8
  br label %1097

1097:
  %1098 = phi i64 [ 0, %1094 ], [ %1153, %1097 ]
  %1099 = add i64 %1095, %1098
  %1100 = getelementptr double, ptr %913, i64 %1099
  %1101 = bitcast ptr %1100 to ptr
  %1102 = load <8 x double>, ptr %1101, align 8
  %1103 = add i64 %1099, %588
  %1104 = getelementptr double, ptr %913, i64 %1103
  %1105 = bitcast ptr %1104 to ptr
  %1106 = load <8 x double>, ptr %1105, align 8
  %1107 = add i64 %1099, %678
  %1108 = getelementptr double, ptr %913, i64 %1107
  %1109 = bitcast ptr %1108 to ptr
  %1110 = load <8 x double>, ptr %1109, align 8
  %1111 = add i64 %1099, %679
  %1112 = getelementptr double, ptr %913, i64 %1111
  %1113 = bitcast ptr %1112 to ptr
  %1114 = load <8 x double>, ptr %1113, align 8
  %1115 = getelementptr double, ptr %914, i64 %1099
  %1116 = bitcast ptr %1115 to ptr
  %1117 = load <8 x double>, ptr %1116, align 8
  %1118 = getelementptr double, ptr %914, i64 %1103
  %1119 = bitcast ptr %1118 to ptr
  %1120 = load <8 x double>, ptr %1119, align 8
  %1121 = getelementptr double, ptr %914, i64 %1107
  %1122 = bitcast ptr %1121 to ptr
  %1123 = load <8 x double>, ptr %1122, align 8
  %1124 = getelementptr double, ptr %914, i64 %1111
  %1125 = bitcast ptr %1124 to ptr
  %1126 = load <8 x double>, ptr %1125, align 8
  %1127 = getelementptr double, ptr %937, i64 %1099
  %1128 = bitcast ptr %1127 to ptr
  %1129 = load <8 x double>, ptr %1128, align 8
  %1130 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1063, <8 x double> %1102, <8 x double> %1129)
  %1131 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1065, <8 x double> %1106, <8 x double> %1130)
  %1132 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1067, <8 x double> %1110, <8 x double> %1131)
  %1133 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1069, <8 x double> %1114, <8 x double> %1132)
  %1134 = fmul <8 x double> %1071, %1120
  %1135 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1073, <8 x double> %1117, <8 x double> %1134)
  %1136 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1075, <8 x double> %1123, <8 x double> %1135)
  %1137 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1077, <8 x double> %1126, <8 x double> %1136)
  %1138 = fadd <8 x double> %1137, %1133
  %1139 = bitcast ptr %1127 to ptr
  store <8 x double> %1138, ptr %1139, align 8
  %1140 = getelementptr double, ptr %938, i64 %1099
  %1141 = bitcast ptr %1140 to ptr
  %1142 = load <8 x double>, ptr %1141, align 8
  %1143 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1079, <8 x double> %1102, <8 x double> %1142)
  %1144 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1081, <8 x double> %1106, <8 x double> %1143)
  %1145 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1083, <8 x double> %1110, <8 x double> %1144)
  %1146 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1085, <8 x double> %1114, <8 x double> %1145)
  %1147 = fmul <8 x double> %1087, %1120
  %1148 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1089, <8 x double> %1117, <8 x double> %1147)
  %1149 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1091, <8 x double> %1123, <8 x double> %1148)
  %1150 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1093, <8 x double> %1126, <8 x double> %1149)
  %1151 = fsub <8 x double> %1146, %1150
  %1152 = bitcast ptr %1140 to ptr
  store <8 x double> %1151, ptr %1152, align 8
  %1153 = add i64 %1098, 8
  %1154 = icmp eq i64 %1098, 0
  br i1 %1154, label %1155, label %1097

1155:
  %1156 = icmp slt i64 %1096, %586
  br i1 %1156, label %1094, label %1157

1157:
  %1158 = add i64 %935, 1
  %1159 = icmp slt i64 %1158, %586
  br i1 %1159, label %934, label %746

1160:
  %1161 = fmul double %201, 5.000000e-01
  store double %1161, ptr %81
  %1162 = load i64, ptr %155
  %1163 = add i64 %1162, 1
  store i64 %1163, ptr %155
  store i64 1, ptr %147
  br label %2776

1164:
  %1165 = load ptr, ptr %42
  %1166 = getelementptr %struct.ode_options, ptr %1165, i64 0, i32 1
  %1167 = load double, ptr %1166
  %1168 = call double @llvm.pow.f64(double %1167, double 0x3FE5555555555555)
  %1169 = fmul double %1168, 1.000000e-02
  %1170 = fdiv double 0x3CE4000000000000, %1169
  %1171 = call double @llvm.sqrt.f64(double %1169)
  %1172 = fmul double %1171, 3.000000e+00
  %1173 = call double @llvm.minnum.f64(double %1172, double 3.000000e-02)
  %1174 = call double @llvm.maxnum.f64(double %1170, double %1173)
  store double 1.000000e-02, ptr %143
  %1175 = load double, ptr %144
  %1176 = call double @llvm.maxnum.f64(double %1175, double 0x3CB0000000000000)
  %1177 = call double @llvm.pow.f64(double %1176, double 8.000000e-01)
  store double %1177, ptr %144
  %1178 = load ptr, ptr %6
  %1179 = getelementptr %struct.ode_system, ptr %1178, i64 0, i32 0
  %1180 = load i64, ptr %1179
  %1181 = load ptr, ptr %4
  %1182 = mul i64 %1180, 11
  %1183 = getelementptr double, ptr %1181, i64 %1182
  %1184 = mul i64 %1180, 12
  %1185 = getelementptr double, ptr %1181, i64 %1184
  %1186 = mul i64 %1180, 13
  %1187 = getelementptr double, ptr %1181, i64 %1186
  %1188 = mul i64 %1180, 22
  %1189 = getelementptr double, ptr %1181, i64 %1188
  %1190 = mul i64 %1180, 23
  %1191 = getelementptr double, ptr %1181, i64 %1190
  %1192 = mul i64 %1180, 24
  %1193 = getelementptr double, ptr %1181, i64 %1192
  %1194 = load double, ptr %72
  %1195 = fcmp une double %1194, 0.000000e+00
  %1196 = fdiv double %201, %1194
  %1197 = select i1 %1195, double %1196, double 0.000000e+00
  %1198 = fmul double %1197, 0x3FC3D8B64657CAEA
  %1199 = fmul double %1197, 0x3FE4A36C0803A6DF
  %1200 = icmp sgt i64 %1180, 0
  br i1 %1200, label %1201, label %1254

1201:
  %1202 = fcmp une double %1197, 0.000000e+00
  %1203 = fadd double %1198, 0x3FD6B927EFF8B242
  %1204 = fadd double %1198, 0x3FEB09D26E6A0D46
  %1205 = fadd double %1199, 0x3FD6B927EFF8B242
  %1206 = fadd double %1199, 0x3FEB09D26E6A0D46
  %1207 = fadd double %1197, 0x3FD6B927EFF8B242
  %1208 = fadd double %1197, 0x3FEB09D26E6A0D46
  %1209 = mul i64 %1180, 17
  %1210 = getelementptr double, ptr %1181, i64 %1209
  %1211 = mul i64 %1180, 18
  %1212 = getelementptr double, ptr %1181, i64 %1211
  %1213 = mul i64 %1180, 19
  %1214 = getelementptr double, ptr %1181, i64 %1213
  br label %1215

1215:
  %1216 = phi i64 [ 0, %1201 ], [ %1252, %1224 ]
  br i1 %1202, label %1217, label %1224

1217:
  %1218 = getelementptr double, ptr %1189, i64 %1216
  %1219 = load double, ptr %1218
  %1220 = getelementptr double, ptr %1191, i64 %1216
  %1221 = load double, ptr %1220
  %1222 = getelementptr double, ptr %1193, i64 %1216
  %1223 = load double, ptr %1222
  br label %1224

1224:
  %1225 = phi double [ %1221, %1217 ], [ 0.000000e+00, %1215 ]
  %1226 = phi double [ %1219, %1217 ], [ 0.000000e+00, %1215 ]
  %1227 = phi double [ %1223, %1217 ], [ 0.000000e+00, %1215 ]
  %1228 = call double @llvm.fmuladd.f64(double %1204, double %1227, double %1225)
  %1229 = call double @llvm.fmuladd.f64(double %1203, double %1228, double %1226)
  %1230 = fmul double %1198, %1229
  %1231 = getelementptr double, ptr %1183, i64 %1216
  store double %1230, ptr %1231
  %1232 = call double @llvm.fmuladd.f64(double %1206, double %1227, double %1225)
  %1233 = call double @llvm.fmuladd.f64(double %1205, double %1232, double %1226)
  %1234 = fmul double %1199, %1233
  %1235 = getelementptr double, ptr %1185, i64 %1216
  store double %1234, ptr %1235
  %1236 = call double @llvm.fmuladd.f64(double %1208, double %1227, double %1225)
  %1237 = call double @llvm.fmuladd.f64(double %1207, double %1236, double %1226)
  %1238 = fmul double %1197, %1237
  %1239 = getelementptr double, ptr %1187, i64 %1216
  store double %1238, ptr %1239
  %1240 = fmul double %1234, 0x3FD5B570C75819C1
  %1241 = call double @llvm.fmuladd.f64(double %1230, double 0x40114D64D09039E2, double %1240)
  %1242 = call double @llvm.fmuladd.f64(double %1238, double 0x3FE1562F2BDEBF3D, double %1241)
  %1243 = getelementptr double, ptr %1210, i64 %1216
  store double %1242, ptr %1243
  %1244 = fmul double %1234, 0xBFD4F8C15DA84E86
  %1245 = call double @llvm.fmuladd.f64(double %1230, double 0xC010B70201A79C47, double %1244)
  %1246 = call double @llvm.fmuladd.f64(double %1238, double 0x3FDE810014C55221, double %1245)
  %1247 = getelementptr double, ptr %1212, i64 %1216
  store double %1246, ptr %1247
  %1248 = fmul double %1234, 0x4004934E6FCAA598
  %1249 = call double @llvm.fmuladd.f64(double %1230, double 0xBFE017885A24A7F2, double %1248)
  %1250 = call double @llvm.fmuladd.f64(double %1238, double 0xBFE312C0CF7BDFD1, double %1249)
  %1251 = getelementptr double, ptr %1214, i64 %1216
  store double %1250, ptr %1251
  %1252 = add i64 %1216, 1
  %1253 = icmp eq i64 %1252, %1180
  br i1 %1253, label %1254, label %1215

1254:
  %1255 = fdiv double 0x400D1A48D83E731D, %201
  %1256 = fdiv double 0x400572DB93E0C671, %201
  %1257 = fdiv double 0x40086747F2C3FCB6, %201
  %1258 = fneg double %1255
  %1259 = fneg double %1256
  %1260 = fneg double %1257
  %1261 = fmul double %1257, %1257
  %1262 = call double @llvm.fmuladd.f64(double %1256, double %1256, double %1261)
  br label %1263

1263:
  %1264 = phi ptr [ %1181, %1254 ], [ %1351, %2161 ]
  %1265 = phi i64 [ %1180, %1254 ], [ %1333, %2161 ]
  %1266 = phi double [ 0.000000e+00, %1254 ], [ %2162, %2161 ]
  %1267 = phi double [ 0.000000e+00, %1254 ], [ %2156, %2161 ]
  %1268 = phi i32 [ 1, %1254 ], [ %2159, %2161 ]
  %1269 = mul i64 %1265, 3
  %1270 = getelementptr double, ptr %1264, i64 %1269
  %1271 = icmp sgt i64 %1265, 0
  br label %1272

1272:
  %1273 = phi i64 [ 0, %1263 ], [ %1276, %1284 ]
  %1274 = icmp eq i64 %1273, 3
  br i1 %1274, label %1309, label %1275

1275:
  %1276 = add i64 %1273, 1
  %1277 = add i64 %1273, 11
  %1278 = load ptr, ptr %4
  %1279 = load ptr, ptr %6
  %1280 = getelementptr %struct.ode_system, ptr %1279, i64 0, i32 0
  %1281 = load i64, ptr %1280
  %1282 = mul i64 %1281, %1277
  %1283 = getelementptr double, ptr %1278, i64 %1282
  br i1 %1271, label %1299, label %1284

1284:
  %1285 = load double, ptr %2
  %1286 = getelementptr [3 x double], ptr @__const.stage_rates.parts, i64 0, i64 %1273
  %1287 = load double, ptr %1286
  %1288 = call double @llvm.fmuladd.f64(double %1287, double %201, double %1285)
  %1289 = add i64 %1273, 14
  %1290 = mul i64 %1281, %1289
  %1291 = getelementptr double, ptr %1278, i64 %1290
  %1292 = getelementptr %struct.ode_system, ptr %1279, i64 0, i32 3
  %1293 = load ptr, ptr %1292
  %1294 = getelementptr %struct.ode_system, ptr %1279, i64 0, i32 2
  %1295 = load ptr, ptr %1294
  %1296 = call i64 %1293(ptr %1295, double %1288, ptr %1270, ptr %1291)
  %1297 = load i64, ptr %17
  %1298 = add i64 %1297, 1
  store i64 %1298, ptr %17
  switch i64 %1296, label %2780 [
    i64 3, label %2163
    i64 0, label %1272
  ]

1299:
  %1300 = phi i64 [ %1307, %1299 ], [ 0, %1275 ]
  %1301 = getelementptr double, ptr %1264, i64 %1300
  %1302 = load double, ptr %1301
  %1303 = getelementptr double, ptr %1283, i64 %1300
  %1304 = load double, ptr %1303
  %1305 = fadd double %1302, %1304
  %1306 = getelementptr double, ptr %1270, i64 %1300
  store double %1305, ptr %1306
  %1307 = add i64 %1300, 1
  %1308 = icmp eq i64 %1307, %1265
  br i1 %1308, label %1284, label %1299

1309:
  %1310 = load ptr, ptr %6
  %1311 = getelementptr %struct.ode_system, ptr %1310, i64 0, i32 0
  %1312 = load i64, ptr %1311
  %1313 = load ptr, ptr %4
  %1314 = mul i64 %1312, 14
  %1315 = getelementptr double, ptr %1313, i64 %1314
  %1316 = mul i64 %1312, 15
  %1317 = getelementptr double, ptr %1313, i64 %1316
  %1318 = shl i64 %1312, 4
  %1319 = getelementptr double, ptr %1313, i64 %1318
  %1320 = mul i64 %1312, 17
  %1321 = getelementptr double, ptr %1313, i64 %1320
  %1322 = mul i64 %1312, 18
  %1323 = getelementptr double, ptr %1313, i64 %1322
  %1324 = mul i64 %1312, 19
  %1325 = getelementptr double, ptr %1313, i64 %1324
  %1326 = mul i64 %1312, 20
  %1327 = getelementptr double, ptr %1313, i64 %1326
  %1328 = icmp sgt i64 %1312, 0
  br i1 %1328, label %2037, label %1329

1329:
  call void @solve_real(ptr %0, double %1255, ptr %1315)
  %1330 = load ptr, ptr %142
  %1331 = load ptr, ptr %6
  %1332 = getelementptr %struct.ode_system, ptr %1331, i64 0, i32 0
  %1333 = load i64, ptr %1332
  %1334 = mul i64 %1333, 3
  %1335 = getelementptr i64, ptr %1330, i64 %1334
  %1336 = load i64, ptr %1335
  %1337 = add i64 %1336, 7
  %1338 = and i64 %1337, -8
  %1339 = add i64 %1333, 7
  %1340 = and i64 %1339, -8
  %1341 = or i64 %1340, 1
  %1342 = mul i64 %1341, %1340
  %1343 = shl i64 %1333, 1
  %1344 = getelementptr i64, ptr %1330, i64 %1343
  %1345 = load ptr, ptr %42
  %1346 = getelementptr %struct.ode_options, ptr %1345, i64 0, i32 0
  %1347 = load ptr, ptr %1346
  %1348 = getelementptr %struct.ode_method, ptr %1347, i64 0, i32 4
  %1349 = load i64, ptr %1348
  %1350 = add i64 %1349, 10
  %1351 = load ptr, ptr %4
  %1352 = mul i64 %1350, %1333
  %1353 = add i64 %1352, 7
  %1354 = and i64 %1353, -8
  %1355 = getelementptr double, ptr %1351, i64 %1354
  %1356 = getelementptr double, ptr %1355, i64 %1342
  %1357 = shl i64 %1342, 2
  %1358 = getelementptr double, ptr %1355, i64 %1357
  %1359 = mul i64 %1342, 6
  %1360 = getelementptr double, ptr %1355, i64 %1359
  %1361 = mul i64 %1342, 7
  %1362 = getelementptr double, ptr %1355, i64 %1361
  %1363 = sub i64 0, %1340
  %1364 = getelementptr double, ptr %1362, i64 %1363
  %1365 = getelementptr i64, ptr %1330, i64 %1333
  %1366 = mul i64 %1342, 5
  %1367 = getelementptr double, ptr %1355, i64 %1366
  %1368 = getelementptr double, ptr %1367, i64 %1363
  %1369 = getelementptr double, ptr %1368, i64 %1342
  %1370 = icmp sgt i64 %1338, 0
  br i1 %1370, label %1375, label %1371

1371:
  %1372 = icmp slt i64 %1336, %1333
  br i1 %1372, label %1373, label %1393

1373:
  %1374 = icmp sgt i64 %1336, 0
  br label %1398

1375:
  %1376 = phi i64 [ %1391, %1388 ], [ 0, %1329 ]
  %1377 = icmp slt i64 %1376, %1336
  br i1 %1377, label %1378, label %1386

1378:
  %1379 = getelementptr i64, ptr %1344, i64 %1376
  %1380 = load i64, ptr %1379
  %1381 = getelementptr double, ptr %1317, i64 %1380
  %1382 = load double, ptr %1381
  %1383 = getelementptr double, ptr %1368, i64 %1376
  store double %1382, ptr %1383
  %1384 = getelementptr double, ptr %1319, i64 %1380
  %1385 = load double, ptr %1384
  br label %1388

1386:
  %1387 = getelementptr double, ptr %1368, i64 %1376
  store double 0.000000e+00, ptr %1387
  br label %1388

1388:
  %1389 = phi double [ %1385, %1378 ], [ 0.000000e+00, %1386 ]
  %1390 = getelementptr double, ptr %1369, i64 %1376
  store double %1389, ptr %1390
  %1391 = add i64 %1376, 1
  %1392 = icmp eq i64 %1391, %1338
  br i1 %1392, label %1371, label %1375

1393:
  %1394 = icmp sgt i64 %1336, 0
  br i1 %1394, label %1395, label %1465

1395:
  %1396 = shl i64 %1338, 1
  %1397 = mul i64 %1338, 3
  br label %1472

1398:
  %1399 = phi i64 [ %1336, %1373 ], [ %1463, %1462 ]
  %1400 = getelementptr i64, ptr %1344, i64 %1399
  %1401 = load i64, ptr %1400
  %1402 = getelementptr double, ptr %1317, i64 %1401
  %1403 = load double, ptr %1402
  %1404 = getelementptr double, ptr %1319, i64 %1401
  %1405 = load double, ptr %1404
  %1406 = fmul double %1257, %1405
  %1407 = call double @llvm.fmuladd.f64(double %1403, double %1256, double %1406)
  %1408 = fdiv double %1407, %1262
  store double %1408, ptr %1402
  br i1 %1374, label %1409, label %1440

1409:
  %1410 = mul i64 %1399, %1338
  %1411 = getelementptr double, ptr %1356, i64 %1410
  %1412 = fneg double %1408
  %1413 = insertelement <8 x double> poison, double %1412, i64 0
  %1414 = shufflevector <8 x double> %1413, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1415

1415:
  %1416 = phi i64 [ %1431, %1430 ], [ 0, %1409 ]
  br label %1417

1417:
  %1418 = phi i64 [ 0, %1415 ], [ %1428, %1417 ]
  %1419 = add i64 %1416, %1418
  %1420 = getelementptr double, ptr %1411, i64 %1419
  %1421 = bitcast ptr %1420 to ptr
  %1422 = load <8 x double>, ptr %1421, align 8
  %1423 = getelementptr double, ptr %1368, i64 %1419
  %1424 = bitcast ptr %1423 to ptr
  %1425 = load <8 x double>, ptr %1424, align 8
  %1426 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1414, <8 x double> %1422, <8 x double> %1425)
  %1427 = bitcast ptr %1423 to ptr
  store <8 x double> %1426, ptr %1427, align 8
  %1428 = add i64 %1418, 8
  %1429 = icmp eq i64 %1418, 0
  br i1 %1429, label %1430, label %1417

1430:
  %1431 = add i64 %1416, 8
  %1432 = icmp slt i64 %1431, %1336
  br i1 %1432, label %1415, label %1433

1433:
  %1434 = load double, ptr %1404
  %1435 = call double @llvm.fmuladd.f64(double %1260, double %1408, double %1434)
  %1436 = fdiv double %1435, %1256
  store double %1436, ptr %1404
  %1437 = fneg double %1436
  %1438 = insertelement <8 x double> poison, double %1437, i64 0
  %1439 = shufflevector <8 x double> %1438, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1444

1440:
  %1441 = load double, ptr %1404
  %1442 = call double @llvm.fmuladd.f64(double %1260, double %1408, double %1441)
  %1443 = fdiv double %1442, %1256
  store double %1443, ptr %1404
  br label %1462

1444:
  %1445 = phi i64 [ %1460, %1459 ], [ 0, %1433 ]
  br label %1446

1446:
  %1447 = phi i64 [ 0, %1444 ], [ %1457, %1446 ]
  %1448 = add i64 %1445, %1447
  %1449 = getelementptr double, ptr %1411, i64 %1448
  %1450 = bitcast ptr %1449 to ptr
  %1451 = load <8 x double>, ptr %1450, align 8
  %1452 = getelementptr double, ptr %1369, i64 %1448
  %1453 = bitcast ptr %1452 to ptr
  %1454 = load <8 x double>, ptr %1453, align 8
  %1455 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1439, <8 x double> %1451, <8 x double> %1454)
  %1456 = bitcast ptr %1452 to ptr
  store <8 x double> %1455, ptr %1456, align 8
  %1457 = add i64 %1447, 8
  %1458 = icmp eq i64 %1447, 0
  br i1 %1458, label %1459, label %1446

1459:
  %1460 = add i64 %1445, 8
  %1461 = icmp slt i64 %1460, %1336
  br i1 %1461, label %1444, label %1462

1462:
  %1463 = add i64 %1399, 1
  %1464 = icmp eq i64 %1463, %1333
  br i1 %1464, label %1393, label %1398

1465:
  %1466 = add i64 %1336, -1
  %1467 = and i64 %1466, -4
  %1468 = icmp sgt i64 %1467, -1
  br i1 %1468, label %1469, label %1718

1469:
  %1470 = shl i64 %1338, 1
  %1471 = mul i64 %1338, 3
  br label %1719

1472:
  %1473 = phi i64 [ 0, %1395 ], [ %1716, %1715 ]
  %1474 = and i64 %1473, 9223372036854775800
  %1475 = mul i64 %1473, %1338
  %1476 = getelementptr double, ptr %1358, i64 %1475
  %1477 = getelementptr double, ptr %1476, i64 %1342
  %1478 = or i64 %1473, 3
  br label %1479

1479:
  %1480 = phi i64 [ %1473, %1472 ], [ %1503, %1502 ]
  %1481 = getelementptr i64, ptr %1365, i64 %1480
  %1482 = load i64, ptr %1481
  %1483 = icmp eq i64 %1482, %1480
  br i1 %1483, label %1497, label %1484

1484:
  %1485 = getelementptr double, ptr %1368, i64 %1480
  %1486 = load double, ptr %1485
  %1487 = getelementptr double, ptr %1368, i64 %1482
  %1488 = load double, ptr %1487
  store double %1488, ptr %1485
  store double %1486, ptr %1487
  %1489 = getelementptr double, ptr %1369, i64 %1480
  %1490 = load double, ptr %1489
  %1491 = getelementptr double, ptr %1369, i64 %1482
  %1492 = load double, ptr %1491
  store double %1492, ptr %1489
  store double %1490, ptr %1491
  %1493 = add i64 %1480, 1
  %1494 = icmp slt i64 %1480, %1478
  %1495 = icmp slt i64 %1493, %1336
  %1496 = and i1 %1494, %1495
  br i1 %1496, label %1502, label %1504

1497:
  %1498 = add i64 %1480, 1
  %1499 = icmp slt i64 %1480, %1478
  %1500 = icmp slt i64 %1498, %1336
  %1501 = and i1 %1499, %1500
  br i1 %1501, label %1502, label %1504

1502:
  %1503 = phi i64 [ %1498, %1497 ], [ %1493, %1484 ]
  br label %1479

1504:
  %1505 = getelementptr double, ptr %1368, i64 %1473
  %1506 = load double, ptr %1505
  %1507 = getelementptr double, ptr %1369, i64 %1473
  %1508 = load double, ptr %1507
  %1509 = call double @llvm.fabs.f64(double %1506)
  %1510 = call double @llvm.fabs.f64(double %1508)
  %1511 = fadd double %1509, %1510
  %1512 = fadd double %1511, 0.000000e+00
  %1513 = or i64 %1473, 1
  %1514 = getelementptr double, ptr %1368, i64 %1513
  %1515 = load double, ptr %1514
  %1516 = getelementptr double, ptr %1369, i64 %1513
  %1517 = load double, ptr %1516
  %1518 = getelementptr double, ptr %1476, i64 %1513
  %1519 = load double, ptr %1518
  %1520 = getelementptr double, ptr %1477, i64 %1513
  %1521 = load double, ptr %1520
  %1522 = fneg double %1521
  %1523 = fmul double %1508, %1522
  %1524 = call double @llvm.fmuladd.f64(double %1519, double %1506, double %1523)
  %1525 = fmul double %1506, %1521
  %1526 = call double @llvm.fmuladd.f64(double %1519, double %1508, double %1525)
  %1527 = fsub double %1517, %1526
  %1528 = fsub double %1515, %1524
  %1529 = call double @llvm.fabs.f64(double %1528)
  %1530 = call double @llvm.fabs.f64(double %1527)
  %1531 = fadd double %1530, %1529
  %1532 = fadd double %1512, %1531
  %1533 = or i64 %1473, 2
  %1534 = getelementptr double, ptr %1368, i64 %1533
  %1535 = load double, ptr %1534
  %1536 = getelementptr double, ptr %1369, i64 %1533
  %1537 = load double, ptr %1536
  %1538 = getelementptr double, ptr %1476, i64 %1533
  %1539 = load double, ptr %1538
  %1540 = getelementptr double, ptr %1477, i64 %1533
  %1541 = load double, ptr %1540
  %1542 = fneg double %1541
  %1543 = fmul double %1508, %1542
  %1544 = call double @llvm.fmuladd.f64(double %1539, double %1506, double %1543)
  %1545 = fmul double %1506, %1541
  %1546 = call double @llvm.fmuladd.f64(double %1539, double %1508, double %1545)
  %1547 = fsub double %1537, %1546
  %1548 = add i64 %1533, %1338
  %1549 = getelementptr double, ptr %1476, i64 %1548
  %1550 = load double, ptr %1549
  %1551 = getelementptr double, ptr %1477, i64 %1548
  %1552 = load double, ptr %1551
  %1553 = fneg double %1552
  %1554 = fmul double %1527, %1553
  %1555 = call double @llvm.fmuladd.f64(double %1550, double %1528, double %1554)
  %1556 = fmul double %1528, %1552
  %1557 = call double @llvm.fmuladd.f64(double %1550, double %1527, double %1556)
  %1558 = fsub double %1547, %1557
  %1559 = fsub double %1535, %1544
  %1560 = fsub double %1559, %1555
  %1561 = call double @llvm.fabs.f64(double %1560)
  %1562 = call double @llvm.fabs.f64(double %1558)
  %1563 = fadd double %1562, %1561
  %1564 = fadd double %1532, %1563
  %1565 = getelementptr double, ptr %1368, i64 %1478
  %1566 = load double, ptr %1565
  %1567 = getelementptr double, ptr %1369, i64 %1478
  %1568 = load double, ptr %1567
  %1569 = getelementptr double, ptr %1476, i64 %1478
  %1570 = load double, ptr %1569
  %1571 = getelementptr double, ptr %1477, i64 %1478
  %1572 = load double, ptr %1571
  %1573 = fneg double %1572
  %1574 = fmul double %1508, %1573
  %1575 = call double @llvm.fmuladd.f64(double %1570, double %1506, double %1574)
  %1576 = fmul double %1506, %1572
  %1577 = call double @llvm.fmuladd.f64(double %1570, double %1508, double %1576)
  %1578 = fsub double %1568, %1577
  %1579 = fsub double %1566, %1575
  %1580 = add i64 %1478, %1338
  %1581 = getelementptr double, ptr %1476, i64 %1580
  %1582 = load double, ptr %1581
  %1583 = getelementptr double, ptr %1477, i64 %1580
  %1584 = load double, ptr %1583
  %1585 = fneg double %1584
  %1586 = fmul double %1527, %1585
  %1587 = call double @llvm.fmuladd.f64(double %1582, double %1528, double %1586)
  %1588 = fmul double %1528, %1584
  %1589 = call double @llvm.fmuladd.f64(double %1582, double %1527, double %1588)
  %1590 = fsub double %1578, %1589
  %1591 = fsub double %1579, %1587
  %1592 = add i64 %1478, %1396
  %1593 = getelementptr double, ptr %1476, i64 %1592
  %1594 = load double, ptr %1593
  %1595 = getelementptr double, ptr %1477, i64 %1592
  %1596 = load double, ptr %1595
  %1597 = fneg double %1596
  %1598 = fmul double %1558, %1597
  %1599 = call double @llvm.fmuladd.f64(double %1594, double %1560, double %1598)
  %1600 = fmul double %1560, %1596
  %1601 = call double @llvm.fmuladd.f64(double %1594, double %1558, double %1600)
  %1602 = fsub double %1590, %1601
  %1603 = fsub double %1591, %1599
  %1604 = call double @llvm.fabs.f64(double %1603)
  %1605 = call double @llvm.fabs.f64(double %1602)
  %1606 = fadd double %1605, %1604
  %1607 = fadd double %1564, %1606
  %1608 = fcmp oeq double %1607, 0.000000e+00
  br i1 %1608, label %1715, label %1609

1609:
  %1610 = icmp slt i64 %1474, %1336
  br i1 %1610, label %1611, label %1715

1611:
  %1612 = fneg double %1506
  %1613 = fneg double %1528
  %1614 = fneg double %1560
  %1615 = fneg double %1603
  %1616 = fneg double %1508
  %1617 = fneg double %1527
  %1618 = fneg double %1558
  %1619 = fneg double %1602
  %1620 = insertelement <8 x double> poison, double %1612, i64 0
  %1621 = shufflevector <8 x double> %1620, <8 x double> poison, <8 x i32> zeroinitializer
  %1622 = insertelement <8 x double> poison, double %1613, i64 0
  %1623 = shufflevector <8 x double> %1622, <8 x double> poison, <8 x i32> zeroinitializer
  %1624 = insertelement <8 x double> poison, double %1614, i64 0
  %1625 = shufflevector <8 x double> %1624, <8 x double> poison, <8 x i32> zeroinitializer
  %1626 = insertelement <8 x double> poison, double %1615, i64 0
  %1627 = shufflevector <8 x double> %1626, <8 x double> poison, <8 x i32> zeroinitializer
  %1628 = insertelement <8 x double> poison, double %1527, i64 0
  %1629 = shufflevector <8 x double> %1628, <8 x double> poison, <8 x i32> zeroinitializer
  %1630 = insertelement <8 x double> poison, double %1508, i64 0
  %1631 = shufflevector <8 x double> %1630, <8 x double> poison, <8 x i32> zeroinitializer
  %1632 = insertelement <8 x double> poison, double %1558, i64 0
  %1633 = shufflevector <8 x double> %1632, <8 x double> poison, <8 x i32> zeroinitializer
  %1634 = insertelement <8 x double> poison, double %1602, i64 0
  %1635 = shufflevector <8 x double> %1634, <8 x double> poison, <8 x i32> zeroinitializer
  %1636 = insertelement <8 x double> poison, double %1616, i64 0
  %1637 = shufflevector <8 x double> %1636, <8 x double> poison, <8 x i32> zeroinitializer
  %1638 = insertelement <8 x double> poison, double %1617, i64 0
  %1639 = shufflevector <8 x double> %1638, <8 x double> poison, <8 x i32> zeroinitializer
  %1640 = insertelement <8 x double> poison, double %1618, i64 0
  %1641 = shufflevector <8 x double> %1640, <8 x double> poison, <8 x i32> zeroinitializer
  %1642 = insertelement <8 x double> poison, double %1619, i64 0
  %1643 = shufflevector <8 x double> %1642, <8 x double> poison, <8 x i32> zeroinitializer
  %1644 = insertelement <8 x double> poison, double %1528, i64 0
  %1645 = shufflevector <8 x double> %1644, <8 x double> poison, <8 x i32> zeroinitializer
  %1646 = insertelement <8 x double> poison, double %1506, i64 0
  %1647 = shufflevector <8 x double> %1646, <8 x double> poison, <8 x i32> zeroinitializer
  %1648 = insertelement <8 x double> poison, double %1560, i64 0
  %1649 = shufflevector <8 x double> %1648, <8 x double> poison, <8 x i32> zeroinitializer
  %1650 = insertelement <8 x double> poison, double %1603, i64 0
  %1651 = shufflevector <8 x double> %1650, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1652

1652:
  %1653 = phi i64 [ %1654, %1713 ], [ %1474, %1611 ]
  %1654 = add i64 %1653, 8
  br label %1655

1655:
  %1656 = phi i64 [ 0, %1652 ], [ %1711, %1655 ]
  %1657 = add i64 %1653, %1656
  %1658 = getelementptr double, ptr %1476, i64 %1657
  %1659 = bitcast ptr %1658 to ptr
  %1660 = load <8 x double>, ptr %1659, align 8
  %1661 = add i64 %1657, %1338
  %1662 = getelementptr double, ptr %1476, i64 %1661
  %1663 = bitcast ptr %1662 to ptr
  %1664 = load <8 x double>, ptr %1663, align 8
  %1665 = add i64 %1657, %1396
  %1666 = getelementptr double, ptr %1476, i64 %1665
  %1667 = bitcast ptr %1666 to ptr
  %1668 = load <8 x double>, ptr %1667, align 8
  %1669 = add i64 %1657, %1397
  %1670 = getelementptr double, ptr %1476, i64 %1669
  %1671 = bitcast ptr %1670 to ptr
  %1672 = load <8 x double>, ptr %1671, align 8
  %1673 = getelementptr double, ptr %1477, i64 %1657
  %1674 = bitcast ptr %1673 to ptr
  %1675 = load <8 x double>, ptr %1674, align 8
  %1676 = getelementptr double, ptr %1477, i64 %1661
  %1677 = bitcast ptr %1676 to ptr
  %1678 = load <8 x double>, ptr %1677, align 8
  %1679 = getelementptr double, ptr %1477, i64 %1665
  %1680 = bitcast ptr %1679 to ptr
  %1681 = load <8 x double>, ptr %1680, align 8
  %1682 = getelementptr double, ptr %1477, i64 %1669
  %1683 = bitcast ptr %1682 to ptr
  %1684 = load <8 x double>, ptr %1683, align 8
  %1685 = getelementptr double, ptr %1368, i64 %1657
  %1686 = bitcast ptr %1685 to ptr
  %1687 = load <8 x double>, ptr %1686, align 8
  %1688 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1621, <8 x double> %1660, <8 x double> %1687)
  %1689 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1623, <8 x double> %1664, <8 x double> %1688)
  %1690 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1625, <8 x double> %1668, <8 x double> %1689)
  %1691 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1627, <8 x double> %1672, <8 x double> %1690)
  %1692 = fmul <8 x double> %1629, %1678
  %1693 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1631, <8 x double> %1675, <8 x double> %1692)
  %1694 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1633, <8 x double> %1681, <8 x double> %1693)
  %1695 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1635, <8 x double> %1684, <8 x double> %1694)
  %1696 = fadd <8 x double> %1695, %1691
  %1697 = bitcast ptr %1685 to ptr
  store <8 x double> %1696, ptr %1697, align 8
  %1698 = getelementptr double, ptr %1369, i64 %1657
  %1699 = bitcast ptr %1698 to ptr
  %1700 = load <8 x double>, ptr %1699, align 8
  %1701 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1637, <8 x double> %1660, <8 x double> %1700)
  %1702 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1639, <8 x double> %1664, <8 x double> %1701)
  %1703 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1641, <8 x double> %1668, <8 x double> %1702)
  %1704 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1643, <8 x double> %1672, <8 x double> %1703)
  %1705 = fmul <8 x double> %1645, %1678
  %1706 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1647, <8 x double> %1675, <8 x double> %1705)
  %1707 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1649, <8 x double> %1681, <8 x double> %1706)
  %1708 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1651, <8 x double> %1684, <8 x double> %1707)
  %1709 = fsub <8 x double> %1704, %1708
  %1710 = bitcast ptr %1698 to ptr
  store <8 x double> %1709, ptr %1710, align 8
  %1711 = add i64 %1656, 8
  %1712 = icmp eq i64 %1656, 0
  br i1 %1712, label %1713, label %1655

1713:
  %1714 = icmp slt i64 %1654, %1336
  br i1 %1714, label %1652, label %1715

1715:
  %1716 = add i64 %1473, 4
  %1717 = icmp slt i64 %1716, %1336
  br i1 %1717, label %1472, label %1465

1718:
  br i1 %1372, label %1997, label %2029

1719:
  %1720 = phi i64 [ %1467, %1469 ], [ %1995, %1994 ]
  %1721 = mul i64 %1720, %1338
  %1722 = getelementptr double, ptr %1360, i64 %1721
  %1723 = or i64 %1720, 3
  %1724 = getelementptr double, ptr %1368, i64 %1723
  %1725 = load double, ptr %1724
  %1726 = getelementptr double, ptr %1369, i64 %1723
  %1727 = load double, ptr %1726
  %1728 = getelementptr double, ptr %1364, i64 %1723
  %1729 = load double, ptr %1728
  %1730 = add i64 %1723, %1342
  %1731 = getelementptr double, ptr %1364, i64 %1730
  %1732 = load double, ptr %1731
  %1733 = fneg double %1727
  %1734 = fmul double %1732, %1733
  %1735 = call double @llvm.fmuladd.f64(double %1725, double %1729, double %1734)
  %1736 = fmul double %1727, %1729
  %1737 = call double @llvm.fmuladd.f64(double %1725, double %1732, double %1736)
  %1738 = icmp slt i64 %1723, %1336
  br i1 %1738, label %1739, label %1744

1739:
  %1740 = getelementptr i64, ptr %1344, i64 %1723
  %1741 = load i64, ptr %1740
  %1742 = getelementptr double, ptr %1317, i64 %1741
  store double %1735, ptr %1742
  %1743 = getelementptr double, ptr %1319, i64 %1741
  store double %1737, ptr %1743
  br label %1744

1744:
  %1745 = or i64 %1720, 2
  %1746 = getelementptr double, ptr %1368, i64 %1745
  %1747 = load double, ptr %1746
  %1748 = getelementptr double, ptr %1369, i64 %1745
  %1749 = load double, ptr %1748
  %1750 = add i64 %1745, %1471
  %1751 = getelementptr double, ptr %1722, i64 %1750
  %1752 = load double, ptr %1751
  %1753 = add i64 %1750, %1342
  %1754 = getelementptr double, ptr %1722, i64 %1753
  %1755 = load double, ptr %1754
  %1756 = fneg double %1755
  %1757 = fmul double %1737, %1756
  %1758 = call double @llvm.fmuladd.f64(double %1752, double %1735, double %1757)
  %1759 = fmul double %1735, %1755
  %1760 = call double @llvm.fmuladd.f64(double %1752, double %1737, double %1759)
  %1761 = fsub double %1749, %1760
  %1762 = fsub double %1747, %1758
  %1763 = getelementptr double, ptr %1364, i64 %1745
  %1764 = load double, ptr %1763
  %1765 = add i64 %1745, %1342
  %1766 = getelementptr double, ptr %1364, i64 %1765
  %1767 = load double, ptr %1766
  %1768 = fneg double %1761
  %1769 = fmul double %1767, %1768
  %1770 = call double @llvm.fmuladd.f64(double %1762, double %1764, double %1769)
  %1771 = fmul double %1764, %1761
  %1772 = call double @llvm.fmuladd.f64(double %1762, double %1767, double %1771)
  %1773 = icmp slt i64 %1745, %1336
  br i1 %1773, label %1774, label %1779

1774:
  %1775 = getelementptr i64, ptr %1344, i64 %1745
  %1776 = load i64, ptr %1775
  %1777 = getelementptr double, ptr %1317, i64 %1776
  store double %1770, ptr %1777
  %1778 = getelementptr double, ptr %1319, i64 %1776
  store double %1772, ptr %1778
  br label %1779

1779:
  %1780 = or i64 %1720, 1
  %1781 = getelementptr double, ptr %1368, i64 %1780
  %1782 = load double, ptr %1781
  %1783 = getelementptr double, ptr %1369, i64 %1780
  %1784 = load double, ptr %1783
  %1785 = add i64 %1780, %1470
  %1786 = getelementptr double, ptr %1722, i64 %1785
  %1787 = load double, ptr %1786
  %1788 = add i64 %1785, %1342
  %1789 = getelementptr double, ptr %1722, i64 %1788
  %1790 = load double, ptr %1789
  %1791 = fneg double %1790
  %1792 = fmul double %1772, %1791
  %1793 = call double @llvm.fmuladd.f64(double %1787, double %1770, double %1792)
  %1794 = fmul double %1770, %1790
  %1795 = call double @llvm.fmuladd.f64(double %1787, double %1772, double %1794)
  %1796 = fsub double %1784, %1795
  %1797 = fsub double %1782, %1793
  %1798 = add i64 %1780, %1471
  %1799 = getelementptr double, ptr %1722, i64 %1798
  %1800 = load double, ptr %1799
  %1801 = add i64 %1798, %1342
  %1802 = getelementptr double, ptr %1722, i64 %1801
  %1803 = load double, ptr %1802
  %1804 = fneg double %1803
  %1805 = fmul double %1737, %1804
  %1806 = call double @llvm.fmuladd.f64(double %1800, double %1735, double %1805)
  %1807 = fmul double %1735, %1803
  %1808 = call double @llvm.fmuladd.f64(double %1800, double %1737, double %1807)
  %1809 = fsub double %1796, %1808
  %1810 = fsub double %1797, %1806
  %1811 = getelementptr double, ptr %1364, i64 %1780
  %1812 = load double, ptr %1811
  %1813 = add i64 %1780, %1342
  %1814 = getelementptr double, ptr %1364, i64 %1813
  %1815 = load double, ptr %1814
  %1816 = fneg double %1809
  %1817 = fmul double %1815, %1816
  %1818 = call double @llvm.fmuladd.f64(double %1810, double %1812, double %1817)
  %1819 = fmul double %1812, %1809
  %1820 = call double @llvm.fmuladd.f64(double %1810, double %1815, double %1819)
  %1821 = icmp slt i64 %1780, %1336
  br i1 %1821, label %1822, label %1827

1822:
  %1823 = getelementptr i64, ptr %1344, i64 %1780
  %1824 = load i64, ptr %1823
  %1825 = getelementptr double, ptr %1317, i64 %1824
  store double %1818, ptr %1825
  %1826 = getelementptr double, ptr %1319, i64 %1824
  store double %1820, ptr %1826
  br label %1827

1827:
  %1828 = getelementptr double, ptr %1368, i64 %1720
  %1829 = load double, ptr %1828
  %1830 = getelementptr double, ptr %1369, i64 %1720
  %1831 = load double, ptr %1830
  %1832 = add i64 %1720, %1338
  %1833 = getelementptr double, ptr %1722, i64 %1832
  %1834 = load double, ptr %1833
  %1835 = add i64 %1832, %1342
  %1836 = getelementptr double, ptr %1722, i64 %1835
  %1837 = load double, ptr %1836
  %1838 = fneg double %1837
  %1839 = fmul double %1820, %1838
  %1840 = call double @llvm.fmuladd.f64(double %1834, double %1818, double %1839)
  %1841 = fmul double %1818, %1837
  %1842 = call double @llvm.fmuladd.f64(double %1834, double %1820, double %1841)
  %1843 = fsub double %1831, %1842
  %1844 = fsub double %1829, %1840
  %1845 = add i64 %1720, %1470
  %1846 = getelementptr double, ptr %1722, i64 %1845
  %1847 = load double, ptr %1846
  %1848 = add i64 %1845, %1342
  %1849 = getelementptr double, ptr %1722, i64 %1848
  %1850 = load double, ptr %1849
  %1851 = fneg double %1850
  %1852 = fmul double %1772, %1851
  %1853 = call double @llvm.fmuladd.f64(double %1847, double %1770, double %1852)
  %1854 = fmul double %1770, %1850
  %1855 = call double @llvm.fmuladd.f64(double %1847, double %1772, double %1854)
  %1856 = fsub double %1843, %1855
  %1857 = fsub double %1844, %1853
  %1858 = add i64 %1720, %1471
  %1859 = getelementptr double, ptr %1722, i64 %1858
  %1860 = load double, ptr %1859
  %1861 = add i64 %1858, %1342
  %1862 = getelementptr double, ptr %1722, i64 %1861
  %1863 = load double, ptr %1862
  %1864 = fneg double %1863
  %1865 = fmul double %1737, %1864
  %1866 = call double @llvm.fmuladd.f64(double %1860, double %1735, double %1865)
  %1867 = fmul double %1735, %1863
  %1868 = call double @llvm.fmuladd.f64(double %1860, double %1737, double %1867)
  %1869 = fsub double %1856, %1868
  %1870 = fsub double %1857, %1866
  %1871 = getelementptr double, ptr %1364, i64 %1720
  %1872 = load double, ptr %1871
  %1873 = add i64 %1720, %1342
  %1874 = getelementptr double, ptr %1364, i64 %1873
  %1875 = load double, ptr %1874
  %1876 = fneg double %1869
  %1877 = fmul double %1875, %1876
  %1878 = call double @llvm.fmuladd.f64(double %1870, double %1872, double %1877)
  %1879 = fmul double %1872, %1869
  %1880 = call double @llvm.fmuladd.f64(double %1870, double %1875, double %1879)
  %1881 = icmp slt i64 %1720, %1336
  br i1 %1881, label %1882, label %1887

1882:
  %1883 = getelementptr i64, ptr %1344, i64 %1720
  %1884 = load i64, ptr %1883
  %1885 = getelementptr double, ptr %1317, i64 %1884
  store double %1878, ptr %1885
  %1886 = getelementptr double, ptr %1319, i64 %1884
  store double %1880, ptr %1886
  br label %1887

1887:
  %1888 = getelementptr double, ptr %1722, i64 %1342
  %1889 = icmp eq i64 %1720, 0
  br i1 %1889, label %1718, label %1890

1890:
  %1891 = fneg double %1878
  %1892 = fneg double %1818
  %1893 = fneg double %1770
  %1894 = fneg double %1735
  %1895 = fneg double %1880
  %1896 = fneg double %1820
  %1897 = fneg double %1772
  %1898 = fneg double %1737
  %1899 = insertelement <8 x double> poison, double %1891, i64 0
  %1900 = shufflevector <8 x double> %1899, <8 x double> poison, <8 x i32> zeroinitializer
  %1901 = insertelement <8 x double> poison, double %1892, i64 0
  %1902 = shufflevector <8 x double> %1901, <8 x double> poison, <8 x i32> zeroinitializer
  %1903 = insertelement <8 x double> poison, double %1893, i64 0
  %1904 = shufflevector <8 x double> %1903, <8 x double> poison, <8 x i32> zeroinitializer
  %1905 = insertelement <8 x double> poison, double %1894, i64 0
  %1906 = shufflevector <8 x double> %1905, <8 x double> poison, <8 x i32> zeroinitializer
  %1907 = insertelement <8 x double> poison, double %1820, i64 0
  %1908 = shufflevector <8 x double> %1907, <8 x double> poison, <8 x i32> zeroinitializer
  %1909 = insertelement <8 x double> poison, double %1880, i64 0
  %1910 = shufflevector <8 x double> %1909, <8 x double> poison, <8 x i32> zeroinitializer
  %1911 = insertelement <8 x double> poison, double %1772, i64 0
  %1912 = shufflevector <8 x double> %1911, <8 x double> poison, <8 x i32> zeroinitializer
  %1913 = insertelement <8 x double> poison, double %1737, i64 0
  %1914 = shufflevector <8 x double> %1913, <8 x double> poison, <8 x i32> zeroinitializer
  %1915 = insertelement <8 x double> poison, double %1895, i64 0
  %1916 = shufflevector <8 x double> %1915, <8 x double> poison, <8 x i32> zeroinitializer
  %1917 = insertelement <8 x double> poison, double %1896, i64 0
  %1918 = shufflevector <8 x double> %1917, <8 x double> poison, <8 x i32> zeroinitializer
  %1919 = insertelement <8 x double> poison, double %1897, i64 0
  %1920 = shufflevector <8 x double> %1919, <8 x double> poison, <8 x i32> zeroinitializer
  %1921 = insertelement <8 x double> poison, double %1898, i64 0
  %1922 = shufflevector <8 x double> %1921, <8 x double> poison, <8 x i32> zeroinitializer
  %1923 = insertelement <8 x double> poison, double %1818, i64 0
  %1924 = shufflevector <8 x double> %1923, <8 x double> poison, <8 x i32> zeroinitializer
  %1925 = insertelement <8 x double> poison, double %1878, i64 0
  %1926 = shufflevector <8 x double> %1925, <8 x double> poison, <8 x i32> zeroinitializer
  %1927 = insertelement <8 x double> poison, double %1770, i64 0
  %1928 = shufflevector <8 x double> %1927, <8 x double> poison, <8 x i32> zeroinitializer
  %1929 = insertelement <8 x double> poison, double %1735, i64 0
  %1930 = shufflevector <8 x double> %1929, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1931

1931:
  %1932 = phi i64 [ %1992, %1991 ], [ 0, %1890 ]
  br label %1933

1933:
  %1934 = phi i64 [ 0, %1931 ], [ %1989, %1933 ]
  %1935 = add i64 %1932, %1934
  %1936 = getelementptr double, ptr %1722, i64 %1935
  %1937 = bitcast ptr %1936 to ptr
  %1938 = load <8 x double>, ptr %1937, align 8
  %1939 = add i64 %1935, %1338
  %1940 = getelementptr double, ptr %1722, i64 %1939
  %1941 = bitcast ptr %1940 to ptr
  %1942 = load <8 x double>, ptr %1941, align 8
  %1943 = add i64 %1935, %1470
  %1944 = getelementptr double, ptr %1722, i64 %1943
  %1945 = bitcast ptr %1944 to ptr
  %1946 = load <8 x double>, ptr %1945, align 8
  %1947 = add i64 %1935, %1471
  %1948 = getelementptr double, ptr %1722, i64 %1947
  %1949 = bitcast ptr %1948 to ptr
  %1950 = load <8 x double>, ptr %1949, align 8
  %1951 = getelementptr double, ptr %1888, i64 %1935
  %1952 = bitcast ptr %1951 to ptr
  %1953 = load <8 x double>, ptr %1952, align 8
  %1954 = getelementptr double, ptr %1888, i64 %1939
  %1955 = bitcast ptr %1954 to ptr
  %1956 = load <8 x double>, ptr %1955, align 8
  %1957 = getelementptr double, ptr %1888, i64 %1943
  %1958 = bitcast ptr %1957 to ptr
  %1959 = load <8 x double>, ptr %1958, align 8
  %1960 = getelementptr double, ptr %1888, i64 %1947
  %1961 = bitcast ptr %1960 to ptr
  %1962 = load <8 x double>, ptr %1961, align 8
  %1963 = getelementptr double, ptr %1368, i64 %1935
  %1964 = bitcast ptr %1963 to ptr
  %1965 = load <8 x double>, ptr %1964, align 8
  %1966 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1900, <8 x double> %1938, <8 x double> %1965)
  %1967 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1902, <8 x double> %1942, <8 x double> %1966)
  %1968 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1904, <8 x double> %1946, <8 x double> %1967)
  %1969 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1906, <8 x double> %1950, <8 x double> %1968)
  %1970 = fmul <8 x double> %1908, %1956
  %1971 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1910, <8 x double> %1953, <8 x double> %1970)
  %1972 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1912, <8 x double> %1959, <8 x double> %1971)
  %1973 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1914, <8 x double> %1962, <8 x double> %1972)
  %1974 = fadd <8 x double> %1973, %1969
  %1975 = bitcast ptr %1963 to ptr
  store <8 x double> %1974, ptr %1975, align 8
  %1976 = getelementptr double, ptr %1369, i64 %1935
  %1977 = bitcast ptr %1976 to ptr
  %1978 = load <8 x double>, ptr %1977, align 8
  %1979 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1916, <8 x double> %1938, <8 x double> %1978)
  %1980 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1918, <8 x double> %1942, <8 x double> %1979)
  %1981 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1920, <8 x double> %1946, <8 x double> %1980)
  %1982 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1922, <8 x double> %1950, <8 x double> %1981)
  %1983 = fmul <8 x double> %1924, %1956
  %1984 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1926, <8 x double> %1953, <8 x double> %1983)
  %1985 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1928, <8 x double> %1959, <8 x double> %1984)
  %1986 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1930, <8 x double> %1962, <8 x double> %1985)
  %1987 = fsub <8 x double> %1982, %1986
  %1988 = bitcast ptr %1976 to ptr
  store <8 x double> %1987, ptr %1988, align 8
  %1989 = add i64 %1934, 8
  %1990 = icmp eq i64 %1934, 0
  br i1 %1990, label %1991, label %1933

1991:
  %1992 = add i64 %1932, 8
  %1993 = icmp slt i64 %1992, %1720
  br i1 %1993, label %1931, label %1994

1994:
  %1995 = add i64 %1720, -4
  %1996 = icmp sgt i64 %1720, 3
  br i1 %1996, label %1719, label %1718

1997:
  %1998 = phi i64 [ %2027, %1997 ], [ %1336, %1718 ]
  %1999 = getelementptr i64, ptr %1335, i64 %1998
  %2000 = load i64, ptr %1999
  %2001 = getelementptr i64, ptr %1344, i64 %2000
  %2002 = load i64, ptr %2001
  %2003 = getelementptr i64, ptr %1344, i64 %1998
  %2004 = load i64, ptr %2003
  %2005 = mul i64 %2004, %1333
  %2006 = add i64 %2005, %2002
  %2007 = getelementptr double, ptr %1355, i64 %2006
  %2008 = load double, ptr %2007
  %2009 = fdiv double %2008, %1262
  %2010 = getelementptr double, ptr %1317, i64 %2002
  %2011 = load double, ptr %2010
  %2012 = getelementptr double, ptr %1319, i64 %2002
  %2013 = load double, ptr %2012
  %2014 = fmul double %1257, %2013
  %2015 = call double @llvm.fmuladd.f64(double %2011, double %1256, double %2014)
  %2016 = getelementptr double, ptr %1317, i64 %2004
  %2017 = load double, ptr %2016
  %2018 = call double @llvm.fmuladd.f64(double %2009, double %2015, double %2017)
  store double %2018, ptr %2016
  %2019 = load double, ptr %2012
  %2020 = load double, ptr %2010
  %2021 = fneg double %2020
  %2022 = fmul double %1257, %2021
  %2023 = call double @llvm.fmuladd.f64(double %2019, double %1256, double %2022)
  %2024 = getelementptr double, ptr %1319, i64 %2004
  %2025 = load double, ptr %2024
  %2026 = call double @llvm.fmuladd.f64(double %2009, double %2023, double %2025)
  store double %2026, ptr %2024
  %2027 = add i64 %1998, 1
  %2028 = icmp eq i64 %2027, %1333
  br i1 %2028, label %2029, label %1997

2029:
  br i1 %1328, label %2030, label %2111

2030:
  %2031 = mul i64 %1333, 11
  %2032 = getelementptr double, ptr %1351, i64 %2031
  %2033 = mul i64 %1333, 12
  %2034 = getelementptr double, ptr %1351, i64 %2033
  %2035 = mul i64 %1333, 13
  %2036 = getelementptr double, ptr %1351, i64 %2035
  br label %2067

2037:
  %2038 = phi i64 [ %2065, %2037 ], [ 0, %1309 ]
  %2039 = getelementptr double, ptr %1315, i64 %2038
  %2040 = load double, ptr %2039
  %2041 = getelementptr double, ptr %1317, i64 %2038
  %2042 = load double, ptr %2041
  %2043 = getelementptr double, ptr %1319, i64 %2038
  %2044 = load double, ptr %2043
  %2045 = fmul double %2042, 0x3FD5B570C75819C1
  %2046 = call double @llvm.fmuladd.f64(double %2040, double 0x40114D64D09039E2, double %2045)
  %2047 = call double @llvm.fmuladd.f64(double %2044, double 0x3FE1562F2BDEBF3D, double %2046)
  %2048 = getelementptr double, ptr %1321, i64 %2038
  %2049 = load double, ptr %2048
  %2050 = call double @llvm.fmuladd.f64(double %1258, double %2049, double %2047)
  store double %2050, ptr %2039
  %2051 = fmul double %2042, 0xBFD4F8C15DA84E86
  %2052 = call double @llvm.fmuladd.f64(double %2040, double 0xC010B70201A79C47, double %2051)
  %2053 = call double @llvm.fmuladd.f64(double %2044, double 0x3FDE810014C55221, double %2052)
  %2054 = getelementptr double, ptr %1323, i64 %2038
  %2055 = load double, ptr %2054
  %2056 = call double @llvm.fmuladd.f64(double %1259, double %2055, double %2053)
  %2057 = getelementptr double, ptr %1325, i64 %2038
  %2058 = load double, ptr %2057
  %2059 = call double @llvm.fmuladd.f64(double %1257, double %2058, double %2056)
  store double %2059, ptr %2041
  %2060 = fmul double %2042, 0x4004934E6FCAA598
  %2061 = call double @llvm.fmuladd.f64(double %2040, double 0xBFE017885A24A7F2, double %2060)
  %2062 = call double @llvm.fmuladd.f64(double %2044, double 0xBFE312C0CF7BDFD1, double %2061)
  %2063 = call double @llvm.fmuladd.f64(double %1259, double %2058, double %2062)
  %2064 = call double @llvm.fmuladd.f64(double %1260, double %2055, double %2063)
  store double %2064, ptr %2043
  %2065 = add i64 %2038, 1
  %2066 = icmp eq i64 %2065, %1312
  br i1 %2066, label %1329, label %2037

2067:
  %2068 = phi double [ 0.000000e+00, %2030 ], [ %2084, %2067 ]
  %2069 = phi i64 [ 0, %2030 ], [ %2109, %2067 ]
  %2070 = getelementptr double, ptr %1315, i64 %2069
  %2071 = load double, ptr %2070
  %2072 = getelementptr double, ptr %1327, i64 %2069
  %2073 = load double, ptr %2072
  %2074 = fdiv double %2071, %2073
  %2075 = getelementptr double, ptr %1317, i64 %2069
  %2076 = load double, ptr %2075
  %2077 = fdiv double %2076, %2073
  %2078 = getelementptr double, ptr %1319, i64 %2069
  %2079 = load double, ptr %2078
  %2080 = fdiv double %2079, %2073
  %2081 = fmul double %2077, %2077
  %2082 = call double @llvm.fmuladd.f64(double %2074, double %2074, double %2081)
  %2083 = call double @llvm.fmuladd.f64(double %2080, double %2080, double %2082)
  %2084 = fadd double %2068, %2083
  %2085 = getelementptr double, ptr %1321, i64 %2069
  %2086 = load double, ptr %2085
  %2087 = fadd double %2071, %2086
  store double %2087, ptr %2085
  %2088 = getelementptr double, ptr %1323, i64 %2069
  %2089 = load double, ptr %2088
  %2090 = fadd double %2076, %2089
  store double %2090, ptr %2088
  %2091 = getelementptr double, ptr %1325, i64 %2069
  %2092 = load double, ptr %2091
  %2093 = fadd double %2079, %2092
  store double %2093, ptr %2091
  %2094 = fmul double %2090, 0xBFC214A74C403BF7
  %2095 = call double @llvm.fmuladd.f64(double %2087, double 0x3FB75B01984E65F7, double %2094)
  %2096 = call double @llvm.fmuladd.f64(double %2093, double 0xBF9EBFF91A6D688F, double %2095)
  %2097 = getelementptr double, ptr %2032, i64 %2069
  store double %2096, ptr %2097
  %2098 = load double, ptr %2085
  %2099 = load double, ptr %2088
  %2100 = fmul double %2099, 0x3FCA20E91E20B551
  %2101 = call double @llvm.fmuladd.f64(double %2098, double 0x3FCEF09CFBEAB86E, double %2100)
  %2102 = load double, ptr %2091
  %2103 = call double @llvm.fmuladd.f64(double %2102, double 0x3FD8821FA2A36DED, double %2101)
  %2104 = getelementptr double, ptr %2034, i64 %2069
  store double %2103, ptr %2104
  %2105 = load double, ptr %2085
  %2106 = load double, ptr %2088
  %2107 = call double @llvm.fmuladd.f64(double %2105, double 0x3FEEE9DDE0D6255B, double %2106)
  %2108 = getelementptr double, ptr %2036, i64 %2069
  store double %2107, ptr %2108
  %2109 = add i64 %2069, 1
  %2110 = icmp eq i64 %2109, %1312
  br i1 %2110, label %2111, label %2067

2111:
  %2112 = phi double [ 0.000000e+00, %2029 ], [ %2084, %2067 ]
  %2113 = sitofp i64 %1312 to double
  %2114 = fmul double %2113, 3.000000e+00
  %2115 = fdiv double %2112, %2114
  %2116 = call double @llvm.sqrt.f64(double %2115)
  %2117 = call double @llvm.fabs.f64(double %2116)
  %2118 = fcmp ueq double %2117, 0x7FF0000000000000
  br i1 %2118, label %2182, label %2119

2119:
  %2120 = icmp ugt i32 %1268, 1
  br i1 %2120, label %2124, label %2121

2121:
  %2122 = load double, ptr %144
  %2123 = fmul double %2116, %2122
  br label %2154

2124:
  %2125 = fdiv double %2116, %1266
  %2126 = icmp eq i32 %1268, 2
  br i1 %2126, label %2130, label %2127

2127:
  %2128 = fmul double %1267, %2125
  %2129 = call double @llvm.sqrt.f64(double %2128)
  br label %2130

2130:
  %2131 = phi double [ %2129, %2127 ], [ %2125, %2124 ]
  store double %2131, ptr %143
  %2132 = fcmp olt double %2131, 0x3FEFAE147AE147AE
  br i1 %2132, label %2133, label %2182

2133:
  %2134 = fsub double 1.000000e+00, %2131
  %2135 = fdiv double %2131, %2134
  store double %2135, ptr %144
  %2136 = sub i32 7, %1268
  %2137 = sitofp i32 %2136 to double
  %2138 = fmul double %2116, %2135
  %2139 = fadd double %2137, -1.000000e+00
  %2140 = call double @llvm.pow.f64(double %2131, double %2139)
  %2141 = fmul double %2140, %2138
  %2142 = icmp ugt i32 %1268, 6
  %2143 = fcmp ult double %2141, %1174
  %2144 = select i1 %2142, i1 true, i1 %2143
  br i1 %2144, label %2154, label %2145

2145:
  %2146 = fdiv double %2141, %1174
  %2147 = call double @llvm.minnum.f64(double %2146, double 2.000000e+01)
  %2148 = call double @llvm.maxnum.f64(double %2147, double 1.000000e-04)
  %2149 = fadd double %2137, 4.000000e+00
  %2150 = fadd double %2149, -1.000000e+00
  %2151 = fdiv double -1.000000e+00, %2150
  %2152 = call double @llvm.pow.f64(double %2148, double %2151)
  %2153 = fmul double %2152, 8.000000e-01
  br label %2182

2154:
  %2155 = phi double [ %2123, %2121 ], [ %2138, %2133 ]
  %2156 = phi double [ %1267, %2121 ], [ %2125, %2133 ]
  %2157 = fcmp ugt double %2155, %1174
  br i1 %2157, label %2158, label %2190

2158:
  %2159 = add i32 %1268, 1
  %2160 = icmp eq i32 %2159, 8
  br i1 %2160, label %2182, label %2161

2161:
  %2162 = call double @llvm.maxnum.f64(double %2116, double 0x3CB0000000000000)
  br label %1263

2163:
  store i64 3, ptr %145
  store double %1288, ptr %146
  %2164 = load ptr, ptr %4
  %2165 = load ptr, ptr %6
  %2166 = getelementptr %struct.ode_system, ptr %2165, i64 0, i32 0
  %2167 = load i64, ptr %2166
  %2168 = shl i64 %2167, 2
  %2169 = getelementptr double, ptr %2164, i64 %2168
  %2170 = bitcast ptr %2169 to ptr
  %2171 = bitcast ptr %1291 to ptr
  %2172 = shl i64 %2167, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2170, ptr align 8 %2171, i64 %2172, i1 false)
  %2173 = load ptr, ptr %4
  %2174 = load ptr, ptr %6
  %2175 = getelementptr %struct.ode_system, ptr %2174, i64 0, i32 0
  %2176 = load i64, ptr %2175
  %2177 = mul i64 %2176, 5
  %2178 = getelementptr double, ptr %2173, i64 %2177
  %2179 = bitcast ptr %2178 to ptr
  %2180 = bitcast ptr %1270 to ptr
  %2181 = shl i64 %2176, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2179, ptr align 8 %2180, i64 %2181, i1 false)
  br label %2182

2182:
  %2183 = phi double [ 1.250000e-01, %2163 ], [ %2153, %2145 ], [ 5.000000e-01, %2158 ], [ 5.000000e-01, %2130 ], [ 5.000000e-01, %2111 ]
  %2184 = load i64, ptr %155
  %2185 = add i64 %2184, 1
  store i64 %2185, ptr %155
  store i64 1, ptr %147
  %2186 = fmul double %201, %2183
  store double %2186, ptr %81
  %2187 = icmp eq i32 %157, 0
  br i1 %2187, label %2188, label %2776

2188:
  %2189 = call i64 @evaluate_jacobian(ptr %0)
  br label %2776

2190:
  %2191 = load ptr, ptr %6
  %2192 = getelementptr %struct.ode_system, ptr %2191, i64 0, i32 0
  %2193 = load i64, ptr %2192
  %2194 = load ptr, ptr %4
  %2195 = mul i64 %2193, 11
  %2196 = getelementptr double, ptr %2194, i64 %2195
  %2197 = mul i64 %2193, 12
  %2198 = getelementptr double, ptr %2194, i64 %2197
  %2199 = mul i64 %2193, 13
  %2200 = getelementptr double, ptr %2194, i64 %2199
  %2201 = mul i64 %2193, 20
  %2202 = getelementptr double, ptr %2194, i64 %2201
  %2203 = mul i64 %2193, 14
  %2204 = getelementptr double, ptr %2194, i64 %2203
  %2205 = mul i64 %2193, 21
  %2206 = getelementptr double, ptr %2194, i64 %2205
  %2207 = mul i64 %2193, 10
  %2208 = getelementptr double, ptr %2194, i64 %2207
  %2209 = icmp sgt i64 %2193, 0
  br i1 %2209, label %2212, label %2210

2210:
  %2211 = sitofp i64 %2193 to double
  br label %2231

2212:
  %2213 = phi i64 [ %2229, %2212 ], [ 0, %2190 ]
  %2214 = getelementptr double, ptr %2196, i64 %2213
  %2215 = load double, ptr %2214
  %2216 = getelementptr double, ptr %2198, i64 %2213
  %2217 = load double, ptr %2216
  %2218 = fmul double %2217, 0x3FF61D41B2D54580
  %2219 = call double @llvm.fmuladd.f64(double %2215, double 0xC02418FD8BAFFE05, double %2218)
  %2220 = getelementptr double, ptr %2200, i64 %2213
  %2221 = load double, ptr %2220
  %2222 = call double @llvm.fmuladd.f64(double %2221, double 0xBFD5555555555555, double %2219)
  %2223 = fdiv double %2222, %201
  %2224 = getelementptr double, ptr %2204, i64 %2213
  store double %2223, ptr %2224
  %2225 = getelementptr double, ptr %2208, i64 %2213
  %2226 = load double, ptr %2225
  %2227 = fadd double %2226, %2223
  %2228 = getelementptr double, ptr %2206, i64 %2213
  store double %2227, ptr %2228
  %2229 = add i64 %2213, 1
  %2230 = icmp eq i64 %2229, %2193
  br i1 %2230, label %2210, label %2212

2231:
  %2232 = phi i1 [ false, %2210 ], [ true, %2293 ]
  call void @solve_real(ptr %0, double %1255, ptr %2206)
  br i1 %2209, label %2240, label %2233

2233:
  %2234 = phi double [ 0.000000e+00, %2231 ], [ %2248, %2240 ]
  %2235 = fdiv double %2234, %2211
  %2236 = call double @llvm.sqrt.f64(double %2235)
  %2237 = call double @llvm.maxnum.f64(double %2236, double 1.000000e-10)
  %2238 = fcmp olt double %2237, 1.000000e+00
  %2239 = or i1 %2232, %2238
  br i1 %2239, label %2313, label %2251

2240:
  %2241 = phi i64 [ %2249, %2240 ], [ 0, %2231 ]
  %2242 = phi double [ %2248, %2240 ], [ 0.000000e+00, %2231 ]
  %2243 = getelementptr double, ptr %2206, i64 %2241
  %2244 = load double, ptr %2243
  %2245 = getelementptr double, ptr %2202, i64 %2241
  %2246 = load double, ptr %2245
  %2247 = fdiv double %2244, %2246
  %2248 = call double @llvm.fmuladd.f64(double %2247, double %2247, double %2242)
  %2249 = add i64 %2241, 1
  %2250 = icmp eq i64 %2249, %2193
  br i1 %2250, label %2233, label %2240

2251:
  %2252 = load double, ptr %72
  %2253 = fcmp oeq double %2252, 0.000000e+00
  br i1 %2253, label %2257, label %2254

2254:
  %2255 = load i64, ptr %147
  %2256 = icmp eq i64 %2255, 0
  br i1 %2256, label %2317, label %2257

2257:
  %2258 = load ptr, ptr %4
  %2259 = load ptr, ptr %6
  %2260 = getelementptr %struct.ode_system, ptr %2259, i64 0, i32 0
  %2261 = load i64, ptr %2260
  %2262 = mul i64 %2261, 3
  %2263 = getelementptr double, ptr %2258, i64 %2262
  br i1 %2209, label %2294, label %2264

2264:
  %2265 = load double, ptr %2
  %2266 = getelementptr %struct.ode_system, ptr %2259, i64 0, i32 3
  %2267 = load ptr, ptr %2266
  %2268 = getelementptr %struct.ode_system, ptr %2259, i64 0, i32 2
  %2269 = load ptr, ptr %2268
  %2270 = call i64 %2267(ptr %2269, double %2265, ptr %2263, ptr %2206)
  %2271 = load i64, ptr %17
  %2272 = add i64 %2271, 1
  store i64 %2272, ptr %17
  switch i64 %2270, label %2780 [
    i64 3, label %2273
    i64 0, label %2292
  ]

2273:
  store i64 3, ptr %145
  store double %2265, ptr %146
  %2274 = load ptr, ptr %4
  %2275 = load ptr, ptr %6
  %2276 = getelementptr %struct.ode_system, ptr %2275, i64 0, i32 0
  %2277 = load i64, ptr %2276
  %2278 = shl i64 %2277, 2
  %2279 = getelementptr double, ptr %2274, i64 %2278
  %2280 = bitcast ptr %2279 to ptr
  %2281 = bitcast ptr %2206 to ptr
  %2282 = shl i64 %2277, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2280, ptr align 8 %2281, i64 %2282, i1 false)
  %2283 = load ptr, ptr %4
  %2284 = load ptr, ptr %6
  %2285 = getelementptr %struct.ode_system, ptr %2284, i64 0, i32 0
  %2286 = load i64, ptr %2285
  %2287 = mul i64 %2286, 5
  %2288 = getelementptr double, ptr %2283, i64 %2287
  %2289 = bitcast ptr %2288 to ptr
  %2290 = bitcast ptr %2263 to ptr
  %2291 = shl i64 %2286, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2289, ptr align 8 %2290, i64 %2291, i1 false)
  br label %2313

2292:
  br i1 %2209, label %2304, label %2293

2293:
  br label %2231

2294:
  %2295 = phi i64 [ %2302, %2294 ], [ 0, %2257 ]
  %2296 = getelementptr double, ptr %2194, i64 %2295
  %2297 = load double, ptr %2296
  %2298 = getelementptr double, ptr %2206, i64 %2295
  %2299 = load double, ptr %2298
  %2300 = fadd double %2297, %2299
  %2301 = getelementptr double, ptr %2263, i64 %2295
  store double %2300, ptr %2301
  %2302 = add i64 %2295, 1
  %2303 = icmp eq i64 %2302, %2193
  br i1 %2303, label %2264, label %2294

2304:
  %2305 = phi i64 [ %2311, %2304 ], [ 0, %2292 ]
  %2306 = getelementptr double, ptr %2204, i64 %2305
  %2307 = load double, ptr %2306
  %2308 = getelementptr double, ptr %2206, i64 %2305
  %2309 = load double, ptr %2308
  %2310 = fadd double %2307, %2309
  store double %2310, ptr %2308
  %2311 = add i64 %2305, 1
  %2312 = icmp eq i64 %2311, %2193
  br i1 %2312, label %2293, label %2304

2313:
  %2314 = phi i1 [ false, %2273 ], [ %2238, %2233 ]
  %2315 = phi i64 [ 3, %2273 ], [ 0, %2233 ]
  %2316 = load i64, ptr %147
  br label %2317

2317:
  %2318 = phi i64 [ %2316, %2313 ], [ 0, %2254 ]
  %2319 = phi i1 [ %2314, %2313 ], [ false, %2254 ]
  %2320 = phi i64 [ %2315, %2313 ], [ 0, %2254 ]
  %2321 = add i32 %1268, 14
  %2322 = sitofp i32 %2321 to double
  %2323 = fdiv double 1.350000e+01, %2322
  %2324 = call double @llvm.minnum.f64(double %2323, double 9.000000e-01)
  store i64 0, ptr %148
  %2325 = icmp eq i64 %2320, 0
  %2326 = select i1 %2325, i1 %2319, i1 false
  br i1 %2326, label %2327, label %2753

2327:
  %2328 = call double @llvm.fabs.f64(double %201)
  %2329 = load double, ptr %139
  %2330 = fsub double %2329, %158
  %2331 = call double @llvm.fabs.f64(double %2330)
  %2332 = fmul double %2331, 5.000000e-01
  %2333 = fcmp ogt double %2328, %2332
  br i1 %2333, label %2334, label %2597

2334:
  %2335 = load ptr, ptr %6
  %2336 = getelementptr %struct.ode_system, ptr %2335, i64 0, i32 0
  %2337 = load i64, ptr %2336
  %2338 = load ptr, ptr %42
  %2339 = getelementptr %struct.ode_options, ptr %2338, i64 0, i32 0
  %2340 = load ptr, ptr %2339
  %2341 = getelementptr %struct.ode_method, ptr %2340, i64 0, i32 4
  %2342 = load i64, ptr %2341
  %2343 = add i64 %2342, 10
  %2344 = load ptr, ptr %4
  %2345 = mul i64 %2343, %2337
  %2346 = add i64 %2345, 7
  %2347 = and i64 %2346, -8
  %2348 = getelementptr double, ptr %2344, i64 %2347
  %2349 = mul i64 %2337, 26
  %2350 = getelementptr double, ptr %2344, i64 %2349
  %2351 = icmp sgt i64 %2337, 0
  br i1 %2351, label %2352, label %2389

2352:
  %2353 = phi i64 [ %2357, %2356 ], [ 0, %2334 ]
  %2354 = getelementptr double, ptr %2350, i64 %2353
  store double 0.000000e+00, ptr %2354
  %2355 = mul i64 %2353, %2337
  br label %2359

2356:
  %2357 = add i64 %2353, 1
  %2358 = icmp eq i64 %2357, %2337
  br i1 %2358, label %2369, label %2352

2359:
  %2360 = phi double [ 0.000000e+00, %2352 ], [ %2366, %2359 ]
  %2361 = phi i64 [ 0, %2352 ], [ %2367, %2359 ]
  %2362 = add i64 %2361, %2355
  %2363 = getelementptr double, ptr %2348, i64 %2362
  %2364 = load double, ptr %2363
  %2365 = call double @llvm.fabs.f64(double %2364)
  %2366 = fadd double %2360, %2365
  store double %2366, ptr %2354
  %2367 = add i64 %2361, 1
  %2368 = icmp eq i64 %2367, %2337
  br i1 %2368, label %2356, label %2359

2369:
  %2370 = phi i64 [ %2375, %2373 ], [ 0, %2356 ]
  %2371 = phi double [ %2374, %2373 ], [ 0.000000e+00, %2356 ]
  %2372 = mul i64 %2370, %2337
  br label %2377

2373:
  %2374 = call double @llvm.maxnum.f64(double %2371, double %2386)
  %2375 = add i64 %2370, 1
  %2376 = icmp eq i64 %2375, %2337
  br i1 %2376, label %2389, label %2369

2377:
  %2378 = phi i64 [ 0, %2369 ], [ %2387, %2377 ]
  %2379 = phi double [ 0.000000e+00, %2369 ], [ %2386, %2377 ]
  %2380 = add i64 %2378, %2372
  %2381 = getelementptr double, ptr %2348, i64 %2380
  %2382 = load double, ptr %2381
  %2383 = call double @llvm.fabs.f64(double %2382)
  %2384 = getelementptr double, ptr %2350, i64 %2378
  %2385 = load double, ptr %2384
  %2386 = call double @llvm.fmuladd.f64(double %2383, double %2385, double %2379)
  %2387 = add i64 %2378, 1
  %2388 = icmp eq i64 %2387, %2337
  br i1 %2388, label %2373, label %2377

2389:
  %2390 = phi double [ 0.000000e+00, %2334 ], [ %2374, %2373 ]
  %2391 = call double @llvm.sqrt.f64(double %2390)
  %2392 = fmul double %2328, %2391
  %2393 = fcmp ogt double %2392, 3.000000e-01
  br i1 %2393, label %2394, label %2578

2394:
  %2395 = mul i64 %2337, 10
  %2396 = getelementptr double, ptr %2344, i64 %2395
  %2397 = mul i64 %2337, 20
  %2398 = getelementptr double, ptr %2344, i64 %2397
  %2399 = mul i64 %2337, 15
  %2400 = getelementptr double, ptr %2344, i64 %2399
  %2401 = shl i64 %2337, 4
  %2402 = getelementptr double, ptr %2344, i64 %2401
  %2403 = getelementptr %struct.ode_options, ptr %2338, i64 0, i32 1
  %2404 = load double, ptr %2403
  %2405 = call double @llvm.pow.f64(double %2404, double 0x3FE5555555555555)
  %2406 = fmul double %2405, 1.000000e-02
  %2407 = fdiv double 0x3CE4000000000000, %2406
  %2408 = call double @llvm.sqrt.f64(double %2406)
  %2409 = fmul double %2408, 3.000000e+00
  %2410 = call double @llvm.minnum.f64(double %2409, double 3.000000e-02)
  %2411 = call double @llvm.maxnum.f64(double %2407, double %2410)
  %2412 = load double, ptr %72
  %2413 = fadd double %201, %2412
  %2414 = call double @llvm.fabs.f64(double %2413)
  br i1 %2351, label %2416, label %2415

2415:
  br label %2515

2416:
  %2417 = mul i64 %2337, 11
  %2418 = getelementptr double, ptr %2344, i64 %2417
  %2419 = mul i64 %2337, 12
  %2420 = getelementptr double, ptr %2344, i64 %2419
  %2421 = mul i64 %2337, 13
  %2422 = getelementptr double, ptr %2344, i64 %2421
  %2423 = mul i64 %2337, 25
  %2424 = getelementptr double, ptr %2344, i64 %2423
  %2425 = fneg double %201
  %2426 = fmul double %201, %2425
  %2427 = fmul double %201, %2426
  %2428 = getelementptr %struct.ode_options, ptr %2338, i64 0, i32 2
  %2429 = load ptr, ptr %2428
  br label %2430

2430:
  %2431 = phi double [ %2412, %2416 ], [ %2501, %2500 ]
  %2432 = phi i64 [ 0, %2416 ], [ %2498, %2500 ]
  %2433 = getelementptr double, ptr %2344, i64 %2432
  %2434 = load double, ptr %2433
  %2435 = fdiv double %2434, %201
  %2436 = call double @llvm.fabs.f64(double %2435)
  %2437 = getelementptr double, ptr %2418, i64 %2432
  %2438 = load double, ptr %2437
  %2439 = getelementptr double, ptr %2420, i64 %2432
  %2440 = load double, ptr %2439
  %2441 = getelementptr double, ptr %2422, i64 %2432
  %2442 = load double, ptr %2441
  %2443 = fsub double %2438, %2440
  %2444 = fdiv double %2443, 0xBFDF5A7CECDB684A
  %2445 = fsub double %2440, %2442
  %2446 = fdiv double %2445, 0xBFD6B927EFF8B242
  %2447 = fsub double %2444, %2446
  %2448 = fdiv double %2447, 0xBFEB09D26E6A0D46
  %2449 = fdiv double %2438, 0x3FC3D8B64657CAEA
  %2450 = fsub double %2444, %2449
  %2451 = fdiv double %2450, 0x3FE4A36C0803A6DF
  %2452 = fsub double %2448, %2451
  %2453 = call double @llvm.fmuladd.f64(double %2452, double 0x3FEB09D26E6A0D46, double %2448)
  %2454 = call double @llvm.fmuladd.f64(double %2453, double 0x3FD6B927EFF8B242, double %2446)
  %2455 = call double @llvm.fmuladd.f64(double %2452, double 0x3FF3333333333334, double %2448)
  %2456 = call double @llvm.fmuladd.f64(double %2455, double 0.000000e+00, double %2454)
  %2457 = fdiv double %2456, %201
  %2458 = fcmp oeq double %2431, 0.000000e+00
  br i1 %2458, label %2459, label %2469

2459:
  %2460 = getelementptr double, ptr %2396, i64 %2432
  %2461 = load double, ptr %2460
  %2462 = call double @llvm.fmuladd.f64(double %2452, double 0xBFC3D8B64657CAE8, double %2448)
  %2463 = call double @llvm.fmuladd.f64(double %2462, double 0xBFE4A36C0803A6DF, double %2446)
  %2464 = call double @llvm.fmuladd.f64(double %2452, double 0xBFE9999999999999, double %2448)
  %2465 = call double @llvm.fmuladd.f64(double %2464, double -1.000000e+00, double %2463)
  %2466 = fdiv double %2465, %201
  %2467 = fsub double %2461, %2466
  %2468 = fmul double %2467, 3.000000e+00
  br label %2475

2469:
  %2470 = getelementptr double, ptr %2424, i64 %2432
  %2471 = load double, ptr %2470
  %2472 = call double @llvm.fmuladd.f64(double %2427, double %2471, double %2452)
  %2473 = fmul double %2472, 1.500000e-01
  %2474 = fdiv double %2473, %2414
  br label %2475

2475:
  %2476 = phi double [ %2468, %2459 ], [ %2474, %2469 ]
  %2477 = getelementptr double, ptr %2400, i64 %2432
  store double %2476, ptr %2477
  %2478 = getelementptr double, ptr %2402, i64 %2432
  store double %2476, ptr %2478
  %2479 = mul i64 %2432, %2337
  br label %2502

2480:
  %2481 = load double, ptr %2403
  %2482 = fmul double %2481, 5.000000e+00
  %2483 = getelementptr double, ptr %2396, i64 %2432
  %2484 = load double, ptr %2483
  %2485 = call double @llvm.fabs.f64(double %2484)
  %2486 = call double @llvm.fabs.f64(double %2457)
  %2487 = call double @llvm.maxnum.f64(double %2485, double %2486)
  %2488 = getelementptr double, ptr %2429, i64 %2432
  %2489 = load double, ptr %2488
  %2490 = call double @llvm.fmuladd.f64(double %2482, double %2487, double %2489)
  %2491 = call double @llvm.fmuladd.f64(double %2512, double 0x3CD0000000000000, double %2490)
  %2492 = getelementptr double, ptr %2398, i64 %2432
  %2493 = load double, ptr %2492
  %2494 = fmul double %2411, %2493
  %2495 = fdiv double %2494, %2328
  %2496 = fadd double %2491, %2495
  %2497 = getelementptr double, ptr %2350, i64 %2432
  store double %2496, ptr %2497
  %2498 = add i64 %2432, 1
  %2499 = icmp eq i64 %2498, %2337
  br i1 %2499, label %2415, label %2500

2500:
  %2501 = load double, ptr %72
  br label %2430

2502:
  %2503 = phi i64 [ 0, %2475 ], [ %2513, %2502 ]
  %2504 = phi double [ %2436, %2475 ], [ %2512, %2502 ]
  %2505 = add i64 %2503, %2479
  %2506 = getelementptr double, ptr %2348, i64 %2505
  %2507 = load double, ptr %2506
  %2508 = getelementptr double, ptr %2344, i64 %2503
  %2509 = load double, ptr %2508
  %2510 = fmul double %2507, %2509
  %2511 = call double @llvm.fabs.f64(double %2510)
  %2512 = fadd double %2504, %2511
  %2513 = add i64 %2503, 1
  %2514 = icmp eq i64 %2513, %2337
  br i1 %2514, label %2480, label %2502

2515:
  %2516 = phi i1 [ true, %2415 ], [ false, %2519 ]
  call void @solve_real(ptr %0, double %1255, ptr %2400)
  br i1 %2351, label %2520, label %2518

2517:
  br i1 %2516, label %2519, label %2532

2518:
  br i1 %2516, label %2519, label %2571

2519:
  br label %2515

2520:
  %2521 = phi i64 [ %2528, %2520 ], [ 0, %2515 ]
  %2522 = getelementptr double, ptr %2400, i64 %2521
  %2523 = load double, ptr %2522
  %2524 = getelementptr double, ptr %2402, i64 %2521
  %2525 = load double, ptr %2524
  %2526 = fneg double %2525
  %2527 = call double @llvm.fmuladd.f64(double %1255, double %2523, double %2526)
  store double %2527, ptr %2524
  store double %2527, ptr %2522
  %2528 = add i64 %2521, 1
  %2529 = icmp eq i64 %2528, %2337
  br i1 %2529, label %2517, label %2520

2530:
  %2531 = fmul double %201, 7.000000e-02
  br label %2544

2532:
  %2533 = phi i64 [ %2542, %2532 ], [ 0, %2517 ]
  %2534 = phi double [ %2541, %2532 ], [ 0.000000e+00, %2517 ]
  %2535 = getelementptr double, ptr %2402, i64 %2533
  %2536 = load double, ptr %2535
  %2537 = call double @llvm.fabs.f64(double %2536)
  %2538 = getelementptr double, ptr %2350, i64 %2533
  %2539 = load double, ptr %2538
  %2540 = fdiv double %2537, %2539
  %2541 = call double @llvm.maxnum.f64(double %2534, double %2540)
  %2542 = add i64 %2533, 1
  %2543 = icmp eq i64 %2542, %2337
  br i1 %2543, label %2530, label %2532

2544:
  %2545 = phi i64 [ 0, %2530 ], [ %2558, %2551 ]
  %2546 = phi double [ 0.000000e+00, %2530 ], [ %2557, %2551 ]
  %2547 = mul i64 %2545, %2337
  br label %2560

2548:
  %2549 = fcmp ogt double %2557, 1.000000e-01
  %2550 = zext i1 %2549 to i64
  br label %2571

2551:
  %2552 = fmul double %2531, %2568
  %2553 = call double @llvm.fabs.f64(double %2552)
  %2554 = getelementptr double, ptr %2350, i64 %2545
  %2555 = load double, ptr %2554
  %2556 = fdiv double %2553, %2555
  %2557 = call double @llvm.maxnum.f64(double %2546, double %2556)
  %2558 = add i64 %2545, 1
  %2559 = icmp eq i64 %2558, %2337
  br i1 %2559, label %2548, label %2544

2560:
  %2561 = phi i64 [ 0, %2544 ], [ %2569, %2560 ]
  %2562 = phi double [ 0.000000e+00, %2544 ], [ %2568, %2560 ]
  %2563 = add i64 %2561, %2547
  %2564 = getelementptr double, ptr %2348, i64 %2563
  %2565 = load double, ptr %2564
  %2566 = getelementptr double, ptr %2402, i64 %2561
  %2567 = load double, ptr %2566
  %2568 = call double @llvm.fmuladd.f64(double %2565, double %2567, double %2562)
  %2569 = add i64 %2561, 1
  %2570 = icmp eq i64 %2569, %2337
  br i1 %2570, label %2551, label %2560

2571:
  %2572 = phi double [ %2541, %2548 ], [ 0.000000e+00, %2518 ]
  %2573 = phi i64 [ %2550, %2548 ], [ 0, %2518 ]
  store i64 %2573, ptr %148
  %2574 = call double @llvm.maxnum.f64(double %2572, double 1.000000e-09)
  %2575 = call double @cbrt(double %2574)
  %2576 = fdiv double 8.000000e-01, %2575
  %2577 = call double @llvm.minnum.f64(double %2576, double 5.000000e+00)
  br label %2578

2578:
  %2579 = phi double [ %2577, %2571 ], [ 5.000000e+00, %2389 ]
  %2580 = fmul double %2328, %2579
  store double %2580, ptr %138
  %2581 = load double, ptr %139
  %2582 = load double, ptr %2
  %2583 = fsub double %2581, %2582
  %2584 = fmul double %2583, 5.000000e-01
  %2585 = load double, ptr %81
  %2586 = fcmp olt double %2585, 0.000000e+00
  %2587 = fneg double %2584
  %2588 = select i1 %2586, double %2587, double %2584
  %2589 = fcmp ult double %2588, 0.000000e+00
  %2590 = call double @llvm.maxnum.f64(double %2588, double %2580)
  %2591 = fdiv double %2590, 9.000000e-01
  %2592 = select i1 %2589, double 0x7FF0000000000000, double %2591
  %2593 = fcmp ogt double %2328, %2592
  br i1 %2593, label %2594, label %2597

2594:
  %2595 = load i64, ptr %155
  %2596 = add i64 %2595, 1
  store i64 %2596, ptr %155
  store i64 1, ptr %147
  br label %2776

2597:
  br i1 %199, label %2598, label %2600

2598:
  %2599 = load double, ptr %137
  br label %2602

2600:
  %2601 = fadd double %158, %201
  br label %2602

2602:
  %2603 = phi double [ %2599, %2598 ], [ %2601, %2600 ]
  %2604 = load ptr, ptr %4
  %2605 = load ptr, ptr %6
  %2606 = getelementptr %struct.ode_system, ptr %2605, i64 0, i32 0
  %2607 = load i64, ptr %2606
  %2608 = mul i64 %2607, 13
  %2609 = getelementptr double, ptr %2604, i64 %2608
  %2610 = shl i64 %2607, 1
  %2611 = getelementptr double, ptr %2604, i64 %2610
  %2612 = icmp sgt i64 %2607, 0
  br i1 %2612, label %2613, label %2623

2613:
  %2614 = phi i64 [ %2621, %2613 ], [ 0, %2602 ]
  %2615 = getelementptr double, ptr %2604, i64 %2614
  %2616 = load double, ptr %2615
  %2617 = getelementptr double, ptr %2609, i64 %2614
  %2618 = load double, ptr %2617
  %2619 = fadd double %2616, %2618
  %2620 = getelementptr double, ptr %2611, i64 %2614
  store double %2619, ptr %2620
  %2621 = add i64 %2614, 1
  %2622 = icmp eq i64 %2621, %2607
  br i1 %2622, label %2623, label %2613

2623:
  %2624 = call i64 @ode_keep_new(ptr %0, double %2603)
  switch i64 %2624, label %2780 [
    i64 7, label %2625
    i64 0, label %2625
    i64 11, label %2743
    i64 8, label %2743
  ]

2625:
  %2626 = load ptr, ptr %6
  %2627 = getelementptr %struct.ode_system, ptr %2626, i64 0, i32 0
  %2628 = load i64, ptr %2627
  %2629 = load ptr, ptr %4
  %2630 = getelementptr double, ptr %2629, i64 %2628
  %2631 = bitcast ptr %2630 to ptr
  %2632 = bitcast ptr %2629 to ptr
  %2633 = shl i64 %2628, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2631, ptr align 8 %2632, i64 %2633, i1 false)
  %2634 = load ptr, ptr %4
  %2635 = bitcast ptr %2634 to ptr
  %2636 = load ptr, ptr %6
  %2637 = getelementptr %struct.ode_system, ptr %2636, i64 0, i32 0
  %2638 = load i64, ptr %2637
  %2639 = mul i64 %2638, 6
  %2640 = getelementptr double, ptr %2634, i64 %2639
  %2641 = bitcast ptr %2640 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2635, ptr align 8 %2641, i64 %2633, i1 false)
  %2642 = icmp sgt i64 %2628, 0
  br i1 %2642, label %2643, label %2689

2643:
  %2644 = load ptr, ptr %4
  %2645 = load ptr, ptr %6
  %2646 = getelementptr %struct.ode_system, ptr %2645, i64 0, i32 0
  %2647 = load i64, ptr %2646
  %2648 = mul i64 %2647, 11
  %2649 = getelementptr double, ptr %2644, i64 %2648
  %2650 = mul i64 %2647, 12
  %2651 = getelementptr double, ptr %2644, i64 %2650
  %2652 = mul i64 %2647, 13
  %2653 = getelementptr double, ptr %2644, i64 %2652
  %2654 = mul i64 %2647, 22
  %2655 = getelementptr double, ptr %2644, i64 %2654
  %2656 = mul i64 %2647, 23
  %2657 = getelementptr double, ptr %2644, i64 %2656
  %2658 = mul i64 %2647, 24
  %2659 = getelementptr double, ptr %2644, i64 %2658
  %2660 = fmul double %201, %201
  %2661 = fmul double %201, %2660
  %2662 = mul i64 %2647, 25
  %2663 = getelementptr double, ptr %2644, i64 %2662
  br label %2664

2664:
  %2665 = phi i64 [ 0, %2643 ], [ %2687, %2664 ]
  %2666 = getelementptr double, ptr %2649, i64 %2665
  %2667 = load double, ptr %2666
  %2668 = getelementptr double, ptr %2651, i64 %2665
  %2669 = load double, ptr %2668
  %2670 = getelementptr double, ptr %2653, i64 %2665
  %2671 = load double, ptr %2670
  %2672 = fsub double %2667, %2669
  %2673 = fdiv double %2672, 0xBFDF5A7CECDB684A
  %2674 = fsub double %2669, %2671
  %2675 = fdiv double %2674, 0xBFD6B927EFF8B242
  %2676 = fsub double %2673, %2675
  %2677 = fdiv double %2676, 0xBFEB09D26E6A0D46
  %2678 = fdiv double %2667, 0x3FC3D8B64657CAEA
  %2679 = fsub double %2673, %2678
  %2680 = fdiv double %2679, 0x3FE4A36C0803A6DF
  %2681 = fsub double %2677, %2680
  %2682 = getelementptr double, ptr %2655, i64 %2665
  store double %2675, ptr %2682
  %2683 = getelementptr double, ptr %2657, i64 %2665
  store double %2677, ptr %2683
  %2684 = getelementptr double, ptr %2659, i64 %2665
  store double %2681, ptr %2684
  %2685 = fdiv double %2681, %2661
  %2686 = getelementptr double, ptr %2663, i64 %2665
  store double %2685, ptr %2686
  %2687 = add i64 %2665, 1
  %2688 = icmp eq i64 %2687, %2628
  br i1 %2688, label %2689, label %2664

2689:
  %2690 = load double, ptr %2
  store double %2690, ptr %149
  store double %2603, ptr %2
  store double %201, ptr %72
  %2691 = load i64, ptr %150
  %2692 = add i64 %2691, 1
  store i64 %2692, ptr %150
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %152, i8 0, i64 24, i1 false)
  %2693 = call double @llvm.pow.f64(double %2237, double 2.500000e-01)
  %2694 = fdiv double %2693, %2324
  %2695 = call double @llvm.minnum.f64(double %2694, double 8.000000e+00)
  %2696 = call double @llvm.maxnum.f64(double %2695, double 2.000000e-01)
  %2697 = load double, ptr %153
  %2698 = fcmp une double %2697, 0.000000e+00
  br i1 %2698, label %2699, label %2711

2699:
  %2700 = fdiv double %2697, %201
  %2701 = fmul double %2237, %2237
  %2702 = load double, ptr %154
  %2703 = fdiv double %2701, %2702
  %2704 = call double @llvm.pow.f64(double %2703, double 2.500000e-01)
  %2705 = fmul double %2700, %2704
  %2706 = fdiv double %2705, 9.000000e-01
  %2707 = call double @llvm.fabs.f64(double %2706)
  %2708 = call double @llvm.minnum.f64(double %2707, double 8.000000e+00)
  %2709 = call double @llvm.maxnum.f64(double %2708, double 2.000000e-01)
  %2710 = call double @llvm.maxnum.f64(double %2696, double %2709)
  br label %2711

2711:
  %2712 = phi double [ %2710, %2699 ], [ %2696, %2689 ]
  store double %201, ptr %153
  %2713 = call double @llvm.maxnum.f64(double %2236, double 1.000000e-02)
  store double %2713, ptr %154
  %2714 = fdiv double %201, %2712
  %2715 = icmp ne i64 %2318, 0
  %2716 = call double @llvm.fabs.f64(double %2714)
  %2717 = fcmp ogt double %2716, %2328
  %2718 = select i1 %2715, i1 %2717, i1 false
  %2719 = select i1 %2718, double %201, double %2714
  %2720 = fdiv double %2719, %201
  %2721 = load double, ptr %143
  %2722 = fcmp ole double %2721, 1.000000e-02
  %2723 = zext i1 %2722 to i64
  store i64 %2723, ptr %129
  %2724 = fcmp oge double %2720, 9.200000e-01
  %2725 = select i1 %2722, i1 %2724, i1 false
  %2726 = fcmp ole double %2720, 1.200000e+00
  %2727 = select i1 %2725, i1 %2726, i1 false
  %2728 = select i1 %2727, double %201, double %2719
  br i1 %199, label %2729, label %2735

2729:
  %2730 = call double @llvm.fabs.f64(double %2728)
  %2731 = load double, ptr %81
  %2732 = call double @llvm.fabs.f64(double %2731)
  %2733 = call double @llvm.maxnum.f64(double %2730, double %2732)
  %2734 = call double @llvm.copysign.f64(double %2733, double %201)
  br label %2735

2735:
  %2736 = phi double [ %2734, %2729 ], [ %2728, %2711 ]
  %2737 = call double @llvm.fabs.f64(double %2736)
  %2738 = load ptr, ptr %42
  %2739 = getelementptr %struct.ode_options, ptr %2738, i64 0, i32 3
  %2740 = load double, ptr %2739
  %2741 = call double @llvm.minnum.f64(double %2737, double %2740)
  %2742 = call double @llvm.copysign.f64(double %2741, double %201)
  store double %2742, ptr %81
  switch i64 %2624, label %2780 [
    i64 11, label %2743
    i64 8, label %2743
  ]

2743:
  store i64 %2624, ptr %145
  %2744 = icmp eq i64 %2624, 11
  br i1 %2744, label %2745, label %2753

2745:
  %2746 = load double, ptr %2
  %2747 = call double @llvm.fabs.f64(double %2746)
  %2748 = load double, ptr %137
  %2749 = call double @llvm.fabs.f64(double %2748)
  %2750 = call double @llvm.maxnum.f64(double %2747, double %2749)
  %2751 = fmul double %2750, 1.000000e-10
  %2752 = fcmp ugt double %2328, %2751
  br i1 %2752, label %2753, label %2780

2753:
  %2754 = phi i64 [ 11, %2745 ], [ %2320, %2317 ], [ %2624, %2743 ]
  %2755 = call double @llvm.pow.f64(double %2237, double 2.500000e-01)
  %2756 = fdiv double %2755, %2324
  %2757 = call double @llvm.minnum.f64(double %2756, double 8.000000e+00)
  %2758 = call double @llvm.maxnum.f64(double %2757, double 2.000000e-01)
  %2759 = load i64, ptr %155
  %2760 = add i64 %2759, 1
  store i64 %2760, ptr %155
  store i64 1, ptr %147
  %2761 = icmp eq i64 %2754, 0
  br i1 %2761, label %2764, label %2762

2762:
  %2763 = fmul double %201, 1.250000e-01
  br label %2771

2764:
  %2765 = load double, ptr %72
  %2766 = fcmp oeq double %2765, 0.000000e+00
  br i1 %2766, label %2767, label %2769

2767:
  %2768 = fmul double %201, 1.000000e-01
  br label %2771

2769:
  %2770 = fdiv double %201, %2758
  br label %2771

2771:
  %2772 = phi double [ %2763, %2762 ], [ %2768, %2767 ], [ %2770, %2769 ]
  store double %2772, ptr %81
  %2773 = icmp eq i32 %157, 0
  br i1 %2773, label %2774, label %2776

2774:
  %2775 = call i64 @evaluate_jacobian(ptr %0)
  br label %2776

2776:
  %2777 = phi i64 [ 0, %1160 ], [ %2189, %2188 ], [ 0, %2182 ], [ 0, %2594 ], [ %2775, %2774 ], [ 0, %2771 ]
  %2778 = phi i32 [ %157, %1160 ], [ 1, %2188 ], [ %157, %2182 ], [ %157, %2594 ], [ 1, %2774 ], [ 1, %2771 ]
  %2779 = icmp eq i64 %2777, 0
  br i1 %2779, label %156, label %2780

2780:
  %2781 = phi i64 [ 3, %20 ], [ %170, %167 ], [ %16, %1 ], [ %133, %132 ], [ %1296, %1284 ], [ %2270, %2264 ], [ %2777, %2776 ], [ 11, %2745 ], [ %2624, %2735 ], [ %2624, %2623 ]
  ret i64 %2781
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
  %16 = add i64 %15, 7
  %17 = and i64 %16, -8
  %18 = getelementptr double, ptr %14, i64 %17
  %19 = mul i64 %5, 14
  %20 = getelementptr double, ptr %14, i64 %19
  %21 = mul i64 %5, 15
  %22 = getelementptr double, ptr %14, i64 %21
  %23 = mul i64 %5, 10
  %24 = getelementptr double, ptr %14, i64 %23
  %25 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 3
  %26 = load i64, ptr %25
  %27 = add i64 %26, 1
  store i64 %27, ptr %25
  %28 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 12
  store double 0.000000e+00, ptr %28
  %29 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 5
  %30 = load ptr, ptr %29
  %31 = icmp eq ptr %30, null
  br i1 %31, label %45, label %32

32:
  %33 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 2
  %34 = load ptr, ptr %33
  %35 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %36 = load double, ptr %35
  %37 = call i64 %30(ptr %34, double %36, ptr %14, ptr %18)
  switch i64 %37, label %41 [
    i64 15, label %45
    i64 3, label %38
  ]

38:
  %39 = load double, ptr %35
  %40 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %39, ptr %40
  br label %120

41:
  %42 = icmp eq i64 %37, 0
  %43 = zext i1 %42 to i64
  %44 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 37
  store i64 %43, ptr %44
  call void @reduce(ptr %0)
  br label %120

45:
  %46 = bitcast ptr %20 to ptr
  %47 = bitcast ptr %14 to ptr
  %48 = shl i64 %5, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %47, i64 %48, i1 false)
  %49 = icmp sgt i64 %5, 0
  br i1 %49, label %50, label %118

50:
  %51 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %52 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  br label %53

53:
  %54 = phi i1 [ true, %50 ], [ %113, %110 ]
  %55 = phi i64 [ 0, %50 ], [ %112, %110 ]
  %56 = getelementptr double, ptr %14, i64 %55
  %57 = load double, ptr %56
  %58 = call double @llvm.fabs.f64(double %57)
  %59 = call double @llvm.maxnum.f64(double %58, double 1.000000e-05)
  %60 = fmul double %59, 0x3CB0000000000000
  %61 = call double @llvm.sqrt.f64(double %60)
  %62 = fadd double %57, %61
  %63 = getelementptr double, ptr %20, i64 %55
  store double %62, ptr %63
  %64 = load double, ptr %51
  %65 = load ptr, ptr %2
  %66 = getelementptr %struct.ode_system, ptr %65, i64 0, i32 3
  %67 = load ptr, ptr %66
  %68 = getelementptr %struct.ode_system, ptr %65, i64 0, i32 2
  %69 = load ptr, ptr %68
  %70 = call i64 %67(ptr %69, double %64, ptr %20, ptr %22)
  %71 = load i64, ptr %52
  %72 = add i64 %71, 1
  store i64 %72, ptr %52
  switch i64 %70, label %120 [
    i64 3, label %73
    i64 0, label %95
  ]

73:
  %74 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 31
  store i64 3, ptr %74
  %75 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %64, ptr %75
  %76 = load ptr, ptr %13
  %77 = load ptr, ptr %2
  %78 = getelementptr %struct.ode_system, ptr %77, i64 0, i32 0
  %79 = load i64, ptr %78
  %80 = shl i64 %79, 2
  %81 = getelementptr double, ptr %76, i64 %80
  %82 = bitcast ptr %81 to ptr
  %83 = bitcast ptr %22 to ptr
  %84 = shl i64 %79, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %82, ptr align 8 %83, i64 %84, i1 false)
  %85 = load ptr, ptr %13
  %86 = load ptr, ptr %2
  %87 = getelementptr %struct.ode_system, ptr %86, i64 0, i32 0
  %88 = load i64, ptr %87
  %89 = mul i64 %88, 5
  %90 = getelementptr double, ptr %85, i64 %89
  %91 = bitcast ptr %90 to ptr
  %92 = shl i64 %88, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %91, ptr align 8 %46, i64 %92, i1 false)
  br label %120

93:
  %94 = fcmp une double %107, 0.000000e+00
  br i1 %94, label %115, label %110

95:
  %96 = phi i64 [ %108, %95 ], [ %70, %53 ]
  %97 = phi double [ %107, %95 ], [ 0.000000e+00, %53 ]
  %98 = getelementptr double, ptr %22, i64 %96
  %99 = load double, ptr %98
  %100 = getelementptr double, ptr %24, i64 %96
  %101 = load double, ptr %100
  %102 = fsub double %99, %101
  %103 = fdiv double %102, %61
  %104 = mul i64 %96, %5
  %105 = add i64 %104, %55
  %106 = getelementptr double, ptr %18, i64 %105
  store double %103, ptr %106
  %107 = call double @llvm.fmuladd.f64(double %103, double 0.000000e+00, double %97)
  %108 = add i64 %96, 1
  %109 = icmp eq i64 %108, %5
  br i1 %109, label %93, label %95

110:
  %111 = load double, ptr %56
  store double %111, ptr %63
  %112 = add i64 %55, 1
  %113 = icmp slt i64 %112, %5
  %114 = icmp eq i64 %112, %5
  br i1 %114, label %118, label %53

115:
  %116 = load double, ptr %51
  %117 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %116, ptr %117
  br i1 %54, label %120, label %118

118:
  %119 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 37
  store i64 1, ptr %119
  call void @reduce(ptr %0)
  br label %120

120:
  %121 = phi i64 [ 5, %38 ], [ %37, %41 ], [ 0, %118 ], [ 5, %115 ], [ 3, %73 ], [ %70, %53 ]
  ret i64 %121
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
  %16 = add i64 %15, 7
  %17 = and i64 %16, -8
  %18 = getelementptr double, ptr %14, i64 %17
  %19 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 3
  %20 = load ptr, ptr %19
  %21 = getelementptr i64, ptr %20, i64 %5
  %22 = shl i64 %5, 1
  %23 = getelementptr i64, ptr %20, i64 %22
  %24 = mul i64 %5, 3
  %25 = getelementptr i64, ptr %20, i64 %24
  %26 = icmp sgt i64 %5, 0
  br i1 %26, label %28, label %71

27:
  br i1 %26, label %53, label %71

28:
  %29 = phi i64 [ %50, %47 ], [ 0, %1 ]
  %30 = mul i64 %29, %5
  %31 = getelementptr double, ptr %18, i64 %30
  br label %32

32:
  %33 = phi i64 [ %42, %40 ], [ 0, %28 ]
  %34 = phi i64 [ %41, %40 ], [ -1, %28 ]
  %35 = getelementptr double, ptr %31, i64 %33
  %36 = load double, ptr %35
  %37 = fcmp une double %36, 0.000000e+00
  br i1 %37, label %38, label %40

38:
  %39 = icmp sgt i64 %34, -1
  br i1 %39, label %47, label %40

40:
  %41 = phi i64 [ %34, %32 ], [ %33, %38 ]
  %42 = add i64 %33, 1
  %43 = icmp eq i64 %42, %5
  br i1 %43, label %44, label %32

44:
  %45 = icmp eq i64 %41, %29
  %46 = select i1 %45, i64 -1, i64 %41
  br label %47

47:
  %48 = phi i64 [ %46, %44 ], [ -1, %38 ]
  %49 = getelementptr i64, ptr %20, i64 %29
  store i64 %48, ptr %49
  %50 = add i64 %29, 1
  %51 = icmp eq i64 %50, %5
  br i1 %51, label %27, label %28

52:
  br i1 %26, label %91, label %71

53:
  %54 = phi i64 [ %68, %67 ], [ 0, %27 ]
  %55 = phi i64 [ %69, %67 ], [ 0, %27 ]
  %56 = getelementptr i64, ptr %20, i64 %55
  %57 = load i64, ptr %56
  %58 = icmp slt i64 %57, 0
  br i1 %58, label %63, label %59

59:
  %60 = getelementptr i64, ptr %20, i64 %57
  %61 = load i64, ptr %60
  %62 = icmp sgt i64 %61, -1
  br i1 %62, label %63, label %67

63:
  %64 = getelementptr i64, ptr %21, i64 %55
  store i64 %54, ptr %64
  %65 = add i64 %54, 1
  %66 = getelementptr i64, ptr %23, i64 %54
  store i64 %55, ptr %66
  br label %67

67:
  %68 = phi i64 [ %65, %63 ], [ %54, %59 ]
  %69 = add i64 %55, 1
  %70 = icmp eq i64 %69, %5
  br i1 %70, label %52, label %53

71:
  %72 = phi i64 [ %68, %52 ], [ 0, %27 ], [ 0, %1 ], [ %68, %109 ]
  store i64 %72, ptr %25
  %73 = add i64 %72, 7
  %74 = and i64 %73, -8
  %75 = load i64, ptr %4
  %76 = load i64, ptr %10
  %77 = add i64 %76, 10
  %78 = mul i64 %77, %75
  %79 = add i64 %78, 7
  %80 = and i64 %79, -8
  %81 = getelementptr double, ptr %14, i64 %80
  %82 = add i64 %75, 7
  %83 = and i64 %82, -8
  %84 = or i64 %83, 1
  %85 = mul i64 %84, %83
  %86 = getelementptr double, ptr %81, i64 %85
  %87 = bitcast ptr %86 to ptr
  %88 = shl i64 %5, 3
  %89 = mul i64 %88, %74
  call void @llvm.memset.p0.i64(ptr align 8 %87, i8 0, i64 %89, i1 false)
  %90 = icmp sgt i64 %72, 0
  br i1 %90, label %112, label %118

91:
  %92 = phi i64 [ %94, %109 ], [ %5, %52 ]
  %93 = phi i64 [ %110, %109 ], [ %5, %52 ]
  %94 = add i64 %92, -1
  %95 = getelementptr i64, ptr %20, i64 %94
  %96 = load i64, ptr %95
  %97 = icmp sgt i64 %96, -1
  br i1 %97, label %98, label %109

98:
  %99 = getelementptr i64, ptr %20, i64 %96
  %100 = load i64, ptr %99
  %101 = icmp slt i64 %100, 0
  br i1 %101, label %102, label %109

102:
  %103 = add i64 %93, -1
  %104 = getelementptr i64, ptr %23, i64 %103
  store i64 %94, ptr %104
  %105 = load i64, ptr %95
  %106 = getelementptr i64, ptr %21, i64 %105
  %107 = load i64, ptr %106
  %108 = getelementptr i64, ptr %25, i64 %103
  store i64 %107, ptr %108
  br label %109

109:
  %110 = phi i64 [ %103, %102 ], [ %93, %98 ], [ %93, %91 ]
  %111 = icmp ugt i64 %92, 1
  br i1 %111, label %91, label %71

112:
  %113 = phi i64 [ %120, %119 ], [ 0, %71 ]
  br i1 %26, label %114, label %119

114:
  %115 = getelementptr i64, ptr %23, i64 %113
  %116 = load i64, ptr %115
  %117 = mul i64 %116, %5
  br label %122

118:
  ret void

119:
  %120 = add i64 %113, 1
  %121 = icmp eq i64 %120, %72
  br i1 %121, label %118, label %112

122:
  %123 = phi i64 [ 0, %114 ], [ %133, %122 ]
  %124 = getelementptr i64, ptr %23, i64 %123
  %125 = load i64, ptr %124
  %126 = add i64 %117, %125
  %127 = getelementptr double, ptr %18, i64 %126
  %128 = load double, ptr %127
  %129 = fneg double %128
  %130 = mul i64 %123, %74
  %131 = add i64 %130, %113
  %132 = getelementptr double, ptr %86, i64 %131
  store double %129, ptr %132
  %133 = add i64 %123, 1
  %134 = icmp eq i64 %133, %5
  br i1 %134, label %119, label %122
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
  %15 = add i64 %9, 7
  %16 = and i64 %15, -8
  %17 = or i64 %16, 1
  %18 = mul i64 %17, %16
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
  %31 = add i64 %30, 7
  %32 = and i64 %31, -8
  %33 = getelementptr double, ptr %29, i64 %32
  %34 = getelementptr double, ptr %33, i64 %18
  %35 = call double @llvm.fmuladd.f64(double %1, double %1, double 0.000000e+00)
  %36 = shl i64 %18, 1
  %37 = getelementptr double, ptr %33, i64 %36
  %38 = mul i64 %18, 3
  %39 = getelementptr double, ptr %33, i64 %38
  %40 = shl i64 %18, 2
  %41 = getelementptr double, ptr %33, i64 %40
  %42 = sub i64 0, %16
  %43 = getelementptr double, ptr %41, i64 %42
  %44 = mul i64 %18, 5
  %45 = getelementptr double, ptr %33, i64 %44
  %46 = getelementptr double, ptr %45, i64 %42
  %47 = icmp sgt i64 %14, 0
  br i1 %47, label %52, label %48

48:
  %49 = icmp slt i64 %12, %9
  br i1 %49, label %50, label %65

50:
  %51 = icmp sgt i64 %12, 0
  br label %70

52:
  %53 = phi i64 [ %63, %60 ], [ 0, %3 ]
  %54 = icmp slt i64 %53, %12
  br i1 %54, label %55, label %60

55:
  %56 = getelementptr i64, ptr %20, i64 %53
  %57 = load i64, ptr %56
  %58 = getelementptr double, ptr %2, i64 %57
  %59 = load double, ptr %58
  br label %60

60:
  %61 = phi double [ %59, %55 ], [ 0.000000e+00, %52 ]
  %62 = getelementptr double, ptr %46, i64 %53
  store double %61, ptr %62
  %63 = add i64 %53, 1
  %64 = icmp eq i64 %63, %14
  br i1 %64, label %48, label %52

65:
  %66 = icmp sgt i64 %12, 0
  br i1 %66, label %67, label %104

67:
  %68 = shl i64 %14, 1
  %69 = mul i64 %14, 3
  br label %111

70:
  %71 = phi i64 [ %12, %50 ], [ %102, %101 ]
  %72 = getelementptr i64, ptr %20, i64 %71
  %73 = load i64, ptr %72
  %74 = getelementptr double, ptr %2, i64 %73
  %75 = load double, ptr %74
  %76 = fdiv double %75, %1
  store double %76, ptr %74
  br i1 %51, label %77, label %101

77:
  %78 = mul i64 %71, %14
  %79 = getelementptr double, ptr %34, i64 %78
  %80 = fneg double %76
  %81 = insertelement <8 x double> poison, double %80, i64 0
  %82 = shufflevector <8 x double> %81, <8 x double> poison, <8 x i32> zeroinitializer
  br label %83

83:
  %84 = phi i64 [ %99, %98 ], [ 0, %77 ]
  br label %85

85:
  %86 = phi i64 [ 0, %83 ], [ %96, %85 ]
  %87 = add i64 %84, %86
  %88 = getelementptr double, ptr %79, i64 %87
  %89 = bitcast ptr %88 to ptr
  %90 = load <8 x double>, ptr %89, align 8
  %91 = getelementptr double, ptr %46, i64 %87
  %92 = bitcast ptr %91 to ptr
  %93 = load <8 x double>, ptr %92, align 8
  %94 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %82, <8 x double> %90, <8 x double> %93)
  %95 = bitcast ptr %91 to ptr
  store <8 x double> %94, ptr %95, align 8
  %96 = add i64 %86, 8
  %97 = icmp eq i64 %86, 0
  br i1 %97, label %98, label %85

98:
  %99 = add i64 %84, 8
  %100 = icmp slt i64 %99, %12
  br i1 %100, label %83, label %101

101:
  %102 = add i64 %71, 1
  %103 = icmp eq i64 %102, %9
  br i1 %103, label %65, label %70

104:
  %105 = add i64 %12, -1
  %106 = and i64 %105, -4
  %107 = icmp sgt i64 %106, -1
  br i1 %107, label %108, label %235

108:
  %109 = shl i64 %14, 1
  %110 = mul i64 %14, 3
  br label %236

111:
  %112 = phi i64 [ 0, %67 ], [ %233, %232 ]
  %113 = and i64 %112, 9223372036854775800
  %114 = mul i64 %112, %14
  %115 = getelementptr double, ptr %37, i64 %114
  %116 = or i64 %112, 3
  br label %117

117:
  %118 = phi i64 [ %112, %111 ], [ %132, %131 ]
  %119 = getelementptr i64, ptr %5, i64 %118
  %120 = load i64, ptr %119
  %121 = icmp eq i64 %120, %118
  br i1 %121, label %133, label %122

122:
  %123 = getelementptr double, ptr %46, i64 %118
  %124 = load double, ptr %123
  %125 = getelementptr double, ptr %46, i64 %120
  %126 = load double, ptr %125
  store double %126, ptr %123
  store double %124, ptr %125
  %127 = add i64 %118, 1
  %128 = icmp slt i64 %118, %116
  %129 = icmp slt i64 %127, %12
  %130 = and i1 %128, %129
  br i1 %130, label %131, label %138

131:
  %132 = phi i64 [ %134, %133 ], [ %127, %122 ]
  br label %117

133:
  %134 = add i64 %118, 1
  %135 = icmp slt i64 %118, %116
  %136 = icmp slt i64 %134, %12
  %137 = and i1 %135, %136
  br i1 %137, label %131, label %138

138:
  %139 = getelementptr double, ptr %46, i64 %112
  %140 = load double, ptr %139
  %141 = call double @llvm.fabs.f64(double %140)
  %142 = or i64 %112, 1
  %143 = getelementptr double, ptr %46, i64 %142
  %144 = load double, ptr %143
  %145 = getelementptr double, ptr %115, i64 %142
  %146 = load double, ptr %145
  %147 = fmul double %140, %146
  %148 = fsub double %144, %147
  %149 = call double @llvm.fabs.f64(double %148)
  %150 = fadd double %141, %149
  %151 = or i64 %112, 2
  %152 = getelementptr double, ptr %46, i64 %151
  %153 = load double, ptr %152
  %154 = getelementptr double, ptr %115, i64 %151
  %155 = load double, ptr %154
  %156 = fmul double %140, %155
  %157 = add i64 %151, %14
  %158 = getelementptr double, ptr %115, i64 %157
  %159 = load double, ptr %158
  %160 = fmul double %148, %159
  %161 = fsub double %153, %156
  %162 = fsub double %161, %160
  %163 = call double @llvm.fabs.f64(double %162)
  %164 = fadd double %150, %163
  %165 = getelementptr double, ptr %46, i64 %116
  %166 = load double, ptr %165
  %167 = getelementptr double, ptr %115, i64 %116
  %168 = load double, ptr %167
  %169 = fmul double %140, %168
  %170 = fsub double %166, %169
  %171 = add i64 %116, %14
  %172 = getelementptr double, ptr %115, i64 %171
  %173 = load double, ptr %172
  %174 = fmul double %148, %173
  %175 = fsub double %170, %174
  %176 = add i64 %116, %68
  %177 = getelementptr double, ptr %115, i64 %176
  %178 = load double, ptr %177
  %179 = fmul double %162, %178
  %180 = fsub double %175, %179
  %181 = call double @llvm.fabs.f64(double %180)
  %182 = fadd double %164, %181
  %183 = fcmp oeq double %182, 0.000000e+00
  br i1 %183, label %232, label %184

184:
  %185 = icmp slt i64 %113, %12
  br i1 %185, label %186, label %232

186:
  %187 = fneg double %140
  %188 = fneg double %148
  %189 = fneg double %162
  %190 = fneg double %180
  %191 = insertelement <8 x double> poison, double %187, i64 0
  %192 = shufflevector <8 x double> %191, <8 x double> poison, <8 x i32> zeroinitializer
  %193 = insertelement <8 x double> poison, double %188, i64 0
  %194 = shufflevector <8 x double> %193, <8 x double> poison, <8 x i32> zeroinitializer
  %195 = insertelement <8 x double> poison, double %189, i64 0
  %196 = shufflevector <8 x double> %195, <8 x double> poison, <8 x i32> zeroinitializer
  %197 = insertelement <8 x double> poison, double %190, i64 0
  %198 = shufflevector <8 x double> %197, <8 x double> poison, <8 x i32> zeroinitializer
  br label %199

199:
  %200 = phi i64 [ %201, %230 ], [ %113, %186 ]
  %201 = add i64 %200, 8
  br label %202

202:
  %203 = phi i64 [ 0, %199 ], [ %228, %202 ]
  %204 = add i64 %200, %203
  %205 = getelementptr double, ptr %46, i64 %204
  %206 = bitcast ptr %205 to ptr
  %207 = load <8 x double>, ptr %206, align 8
  %208 = getelementptr double, ptr %115, i64 %204
  %209 = bitcast ptr %208 to ptr
  %210 = load <8 x double>, ptr %209, align 8
  %211 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %192, <8 x double> %210, <8 x double> %207)
  %212 = add i64 %204, %14
  %213 = getelementptr double, ptr %115, i64 %212
  %214 = bitcast ptr %213 to ptr
  %215 = load <8 x double>, ptr %214, align 8
  %216 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %194, <8 x double> %215, <8 x double> %211)
  %217 = add i64 %204, %68
  %218 = getelementptr double, ptr %115, i64 %217
  %219 = bitcast ptr %218 to ptr
  %220 = load <8 x double>, ptr %219, align 8
  %221 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %196, <8 x double> %220, <8 x double> %216)
  %222 = add i64 %204, %69
  %223 = getelementptr double, ptr %115, i64 %222
  %224 = bitcast ptr %223 to ptr
  %225 = load <8 x double>, ptr %224, align 8
  %226 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %198, <8 x double> %225, <8 x double> %221)
  %227 = bitcast ptr %205 to ptr
  store <8 x double> %226, ptr %227, align 8
  %228 = add i64 %203, 8
  %229 = icmp eq i64 %203, 0
  br i1 %229, label %230, label %202

230:
  %231 = icmp slt i64 %201, %12
  br i1 %231, label %199, label %232

232:
  %233 = add i64 %112, 4
  %234 = icmp slt i64 %233, %12
  br i1 %234, label %111, label %104

235:
  br i1 %49, label %367, label %388

236:
  %237 = phi i64 [ %106, %108 ], [ %365, %364 ]
  %238 = mul i64 %237, %14
  %239 = getelementptr double, ptr %39, i64 %238
  %240 = or i64 %237, 3
  %241 = getelementptr double, ptr %46, i64 %240
  %242 = load double, ptr %241
  %243 = getelementptr double, ptr %43, i64 %240
  %244 = load double, ptr %243
  %245 = fmul double %242, %244
  %246 = icmp slt i64 %240, %12
  br i1 %246, label %247, label %251

247:
  %248 = getelementptr i64, ptr %20, i64 %240
  %249 = load i64, ptr %248
  %250 = getelementptr double, ptr %2, i64 %249
  store double %245, ptr %250
  br label %251

251:
  %252 = or i64 %237, 2
  %253 = getelementptr double, ptr %46, i64 %252
  %254 = load double, ptr %253
  %255 = add i64 %252, %110
  %256 = getelementptr double, ptr %239, i64 %255
  %257 = load double, ptr %256
  %258 = fmul double %245, %257
  %259 = fsub double %254, %258
  %260 = getelementptr double, ptr %43, i64 %252
  %261 = load double, ptr %260
  %262 = fmul double %261, %259
  %263 = icmp slt i64 %252, %12
  br i1 %263, label %264, label %268

264:
  %265 = getelementptr i64, ptr %20, i64 %252
  %266 = load i64, ptr %265
  %267 = getelementptr double, ptr %2, i64 %266
  store double %262, ptr %267
  br label %268

268:
  %269 = or i64 %237, 1
  %270 = getelementptr double, ptr %46, i64 %269
  %271 = load double, ptr %270
  %272 = add i64 %269, %109
  %273 = getelementptr double, ptr %239, i64 %272
  %274 = load double, ptr %273
  %275 = fmul double %262, %274
  %276 = fsub double %271, %275
  %277 = add i64 %269, %110
  %278 = getelementptr double, ptr %239, i64 %277
  %279 = load double, ptr %278
  %280 = fmul double %245, %279
  %281 = fsub double %276, %280
  %282 = getelementptr double, ptr %43, i64 %269
  %283 = load double, ptr %282
  %284 = fmul double %283, %281
  %285 = icmp slt i64 %269, %12
  br i1 %285, label %286, label %290

286:
  %287 = getelementptr i64, ptr %20, i64 %269
  %288 = load i64, ptr %287
  %289 = getelementptr double, ptr %2, i64 %288
  store double %284, ptr %289
  br label %290

290:
  %291 = getelementptr double, ptr %46, i64 %237
  %292 = load double, ptr %291
  %293 = add i64 %237, %14
  %294 = getelementptr double, ptr %239, i64 %293
  %295 = load double, ptr %294
  %296 = fmul double %284, %295
  %297 = fsub double %292, %296
  %298 = add i64 %237, %109
  %299 = getelementptr double, ptr %239, i64 %298
  %300 = load double, ptr %299
  %301 = fmul double %262, %300
  %302 = fsub double %297, %301
  %303 = add i64 %237, %110
  %304 = getelementptr double, ptr %239, i64 %303
  %305 = load double, ptr %304
  %306 = fmul double %245, %305
  %307 = fsub double %302, %306
  %308 = getelementptr double, ptr %43, i64 %237
  %309 = load double, ptr %308
  %310 = fmul double %309, %307
  %311 = icmp slt i64 %237, %12
  br i1 %311, label %312, label %316

312:
  %313 = getelementptr i64, ptr %20, i64 %237
  %314 = load i64, ptr %313
  %315 = getelementptr double, ptr %2, i64 %314
  store double %310, ptr %315
  br label %316

316:
  %317 = icmp eq i64 %237, 0
  br i1 %317, label %235, label %318

318:
  %319 = fneg double %310
  %320 = fneg double %284
  %321 = fneg double %262
  %322 = fneg double %245
  %323 = insertelement <8 x double> poison, double %319, i64 0
  %324 = shufflevector <8 x double> %323, <8 x double> poison, <8 x i32> zeroinitializer
  %325 = insertelement <8 x double> poison, double %320, i64 0
  %326 = shufflevector <8 x double> %325, <8 x double> poison, <8 x i32> zeroinitializer
  %327 = insertelement <8 x double> poison, double %321, i64 0
  %328 = shufflevector <8 x double> %327, <8 x double> poison, <8 x i32> zeroinitializer
  %329 = insertelement <8 x double> poison, double %322, i64 0
  %330 = shufflevector <8 x double> %329, <8 x double> poison, <8 x i32> zeroinitializer
  br label %331

331:
  %332 = phi i64 [ %362, %361 ], [ 0, %318 ]
  br label %333

333:
  %334 = phi i64 [ 0, %331 ], [ %359, %333 ]
  %335 = add i64 %332, %334
  %336 = getelementptr double, ptr %46, i64 %335
  %337 = bitcast ptr %336 to ptr
  %338 = load <8 x double>, ptr %337, align 8
  %339 = getelementptr double, ptr %239, i64 %335
  %340 = bitcast ptr %339 to ptr
  %341 = load <8 x double>, ptr %340, align 8
  %342 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %324, <8 x double> %341, <8 x double> %338)
  %343 = add i64 %335, %14
  %344 = getelementptr double, ptr %239, i64 %343
  %345 = bitcast ptr %344 to ptr
  %346 = load <8 x double>, ptr %345, align 8
  %347 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %326, <8 x double> %346, <8 x double> %342)
  %348 = add i64 %335, %109
  %349 = getelementptr double, ptr %239, i64 %348
  %350 = bitcast ptr %349 to ptr
  %351 = load <8 x double>, ptr %350, align 8
  %352 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %328, <8 x double> %351, <8 x double> %347)
  %353 = add i64 %335, %110
  %354 = getelementptr double, ptr %239, i64 %353
  %355 = bitcast ptr %354 to ptr
  %356 = load <8 x double>, ptr %355, align 8
  %357 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %330, <8 x double> %356, <8 x double> %352)
  %358 = bitcast ptr %336 to ptr
  store <8 x double> %357, ptr %358, align 8
  %359 = add i64 %334, 8
  %360 = icmp eq i64 %334, 0
  br i1 %360, label %361, label %333

361:
  %362 = add i64 %332, 8
  %363 = icmp slt i64 %362, %237
  br i1 %363, label %331, label %364

364:
  %365 = add i64 %237, -4
  %366 = icmp sgt i64 %237, 3
  br i1 %366, label %236, label %235

367:
  %368 = phi i64 [ %386, %367 ], [ %12, %235 ]
  %369 = getelementptr i64, ptr %11, i64 %368
  %370 = load i64, ptr %369
  %371 = getelementptr i64, ptr %20, i64 %370
  %372 = load i64, ptr %371
  %373 = getelementptr i64, ptr %20, i64 %368
  %374 = load i64, ptr %373
  %375 = mul i64 %374, %9
  %376 = add i64 %375, %372
  %377 = getelementptr double, ptr %33, i64 %376
  %378 = load double, ptr %377
  %379 = fdiv double %378, %35
  %380 = fmul double %379, %1
  %381 = getelementptr double, ptr %2, i64 %372
  %382 = load double, ptr %381
  %383 = getelementptr double, ptr %2, i64 %374
  %384 = load double, ptr %383
  %385 = call double @llvm.fmuladd.f64(double %380, double %382, double %384)
  store double %385, ptr %383
  %386 = add i64 %368, 1
  %387 = icmp eq i64 %386, %9
  br i1 %387, label %388, label %367

388:
  ret void
}

declare double @cbrt(double)

declare i64 @ode_keep_new(ptr, double)

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)
