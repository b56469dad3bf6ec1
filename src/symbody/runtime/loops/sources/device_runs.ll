; device_runs: made by tools/make_loops_text.py from device_runs
; sources 9073b0e854135cb3fd0dea269f732303f6ca154b819160fbba419e9842fa1c93
define void @device_run_of(ptr  %0, ptr %1, ptr  %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11) {
  %13 = getelementptr inbounds double, ptr %0, i64 1
  %14 = load double, ptr %13, align 8
  %15 = fptosi double %14 to i64
  %16 = load double, ptr %0, align 8
  %17 = fptosi double %16 to i64
  %18 = load double, ptr %1, align 8
  %19 = add nsw i64 %15, -1
  %20 = getelementptr inbounds double, ptr %1, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = fsub double %21, %18
  %23 = sitofp i64 %17 to double
  %24 = fdiv double %22, %23
  %25 = shl nsw i64 %9, 2
  %26 = getelementptr double, ptr %8, i64 %25
  store double 0x7FF8000000000000, ptr %7, align 8
  %27 = icmp sgt i64 %9, 0
  br i1 %27, label %30, label %28

28:
  %29 = icmp sgt i64 %15, 0
  br i1 %29, label %37, label %60

30:
  %31 = phi i64 [ %35, %30 ], [ 0, %12 ]
  %32 = getelementptr inbounds double, ptr %2, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds double, ptr %8, i64 %31
  store double %33, ptr %34, align 8
  %35 = add nuw nsw i64 %31, 1
  %36 = icmp eq i64 %35, %9
  br i1 %36, label %28, label %30

37:
  %38 = phi i64 [ %58, %57 ], [ 0, %28 ]
  %39 = getelementptr inbounds double, ptr %1, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = fcmp oeq double %40, %18
  br i1 %41, label %42, label %60

42:
  %43 = mul nsw i64 %38, %9
  %44 = getelementptr inbounds double, ptr %6, i64 %43
  br i1 %27, label %45, label %57

45:
  %46 = phi i64 [ %55, %52 ], [ 0, %42 ]
  %47 = load double, ptr %7, align 8
  %48 = fcmp uno double %47, 0.000000e+00
  br i1 %48, label %49, label %52

49:
  %50 = getelementptr inbounds double, ptr %8, i64 %46
  %51 = load double, ptr %50, align 8
  br label %52

52:
  %53 = phi double [ %51, %49 ], [ 0x7FF8000000000000, %45 ]
  %54 = getelementptr inbounds double, ptr %44, i64 %46
  store double %53, ptr %54, align 8
  %55 = add nuw nsw i64 %46, 1
  %56 = icmp eq i64 %55, %9
  br i1 %56, label %57, label %45

57:
  %58 = add nuw nsw i64 %38, 1
  %59 = icmp eq i64 %58, %15
  br i1 %59, label %60, label %37

60:
  %61 = phi i64 [ 0, %28 ], [ %15, %57 ], [ %38, %37 ]
  %62 = icmp sgt i64 %17, 0
  br i1 %62, label %63, label %102

63:
  tail call void @device_rates(double %18, ptr %8, ptr %3, ptr %4, ptr %5, ptr %26)
  br i1 %27, label %66, label %79

64:
  %65 = fcmp une double %71, 0.000000e+00
  br i1 %65, label %74, label %78

66:
  %67 = phi i64 [ %72, %66 ], [ 0, %63 ]
  %68 = phi double [ %71, %66 ], [ 0.000000e+00, %63 ]
  %69 = getelementptr inbounds double, ptr %26, i64 %67
  %70 = load double, ptr %69, align 8
  %71 = tail call double @llvm.fmuladd.f64(double %70, double 0.000000e+00, double %68)
  %72 = add nuw nsw i64 %67, 1
  %73 = icmp eq i64 %72, %9
  br i1 %73, label %64, label %66

74:
  %75 = load double, ptr %7, align 8
  %76 = fcmp uno double %75, 0.000000e+00
  br i1 %76, label %77, label %78

77:
  store double %18, ptr %7, align 8
  br label %78

78:
  br i1 %62, label %79, label %102

79:
  %80 = icmp slt i64 %9, 1
  %81 = shl nsw i64 %9, 1
  %82 = mul nsw i64 %9, 3
  %83 = getelementptr inbounds double, ptr %8, i64 %82
  %84 = fmul double %24, 5.000000e-01
  %85 = getelementptr inbounds double, ptr %8, i64 %81
  %86 = getelementptr inbounds double, ptr %26, i64 %25
  %87 = fdiv double %24, 6.000000e+00
  %88 = getelementptr double, ptr %8, i64 %9
  %89 = icmp sgt i64 %11, 0
  %90 = shl nsw i64 %9, 3
  %91 = mul nsw i64 %9, 9
  %92 = fneg double %24
  %93 = mul nsw i64 %9, 6
  %94 = getelementptr inbounds double, ptr %8, i64 %90
  %95 = getelementptr inbounds double, ptr %8, i64 %91
  %96 = getelementptr inbounds double, ptr %8, i64 %93
  br label %97

97:
  %98 = phi i64 [ 0, %79 ], [ %108, %383 ]
  %99 = phi i64 [ %61, %79 ], [ %384, %383 ]
  %100 = load double, ptr %7, align 8
  %101 = fcmp uno double %100, 0.000000e+00
  br i1 %101, label %105, label %102

102:
  %103 = phi i64 [ %61, %78 ], [ %61, %60 ], [ %384, %383 ], [ %99, %97 ]
  %104 = icmp slt i64 %103, %15
  br i1 %104, label %386, label %405

105:
  %106 = sitofp i64 %98 to double
  %107 = tail call double @llvm.fmuladd.f64(double %106, double %24, double %18)
  %108 = add nuw nsw i64 %98, 1
  %109 = icmp eq i64 %108, %17
  %110 = sitofp i64 %108 to double
  %111 = tail call double @llvm.fmuladd.f64(double %110, double %24, double %18)
  %112 = select i1 %109, double %21, double %111
  %113 = icmp eq i64 %98, 0
  %114 = or i1 %113, %80
  br i1 %114, label %123, label %115

115:
  %116 = phi i64 [ %121, %115 ], [ 0, %105 ]
  %117 = add nsw i64 %116, %25
  %118 = getelementptr inbounds double, ptr %26, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = getelementptr inbounds double, ptr %26, i64 %116
  store double %119, ptr %120, align 8
  %121 = add nuw nsw i64 %116, 1
  %122 = icmp eq i64 %121, %9
  br i1 %122, label %123, label %115

123:
  br label %124

124:
  %125 = phi i64 [ 1, %123 ], [ %153, %152 ]
  %126 = icmp eq i64 %125, 3
  %127 = select i1 %126, double %24, double %84
  br i1 %27, label %128, label %154

128:
  %129 = add nsw i64 %125, -1
  %130 = mul nsw i64 %129, %9
  br label %160

131:
  %132 = fadd double %107, %127
  %133 = mul nsw i64 %125, %9
  %134 = getelementptr inbounds double, ptr %26, i64 %133
  tail call void @device_rates(double %132, ptr %83, ptr %3, ptr %4, ptr %5, ptr %134)
  br label %137

135:
  %136 = fcmp une double %142, 0.000000e+00
  br i1 %136, label %145, label %149

137:
  %138 = phi i64 [ %143, %137 ], [ 0, %131 ]
  %139 = phi double [ %142, %137 ], [ 0.000000e+00, %131 ]
  %140 = getelementptr inbounds double, ptr %134, i64 %138
  %141 = load double, ptr %140, align 8
  %142 = tail call double @llvm.fmuladd.f64(double %141, double 0.000000e+00, double %139)
  %143 = add nuw nsw i64 %138, 1
  %144 = icmp eq i64 %143, %9
  br i1 %144, label %135, label %137

145:
  %146 = load double, ptr %7, align 8
  %147 = fcmp uno double %146, 0.000000e+00
  br i1 %147, label %148, label %149

148:
  store double %132, ptr %7, align 8
  br label %149

149:
  %150 = add nuw nsw i64 %125, 1
  %151 = icmp eq i64 %150, 4
  br i1 %151, label %188, label %152

152:
  %153 = phi i64 [ %150, %149 ], [ %158, %154 ]
  br label %124

154:
  %155 = fadd double %107, %127
  %156 = mul nsw i64 %125, %9
  %157 = getelementptr inbounds double, ptr %26, i64 %156
  tail call void @device_rates(double %155, ptr %83, ptr %3, ptr %4, ptr %5, ptr %157)
  %158 = add nuw nsw i64 %125, 1
  %159 = icmp eq i64 %158, 4
  br i1 %159, label %171, label %152

160:
  %161 = phi i64 [ 0, %128 ], [ %169, %160 ]
  %162 = getelementptr inbounds double, ptr %8, i64 %161
  %163 = load double, ptr %162, align 8
  %164 = add nsw i64 %161, %130
  %165 = getelementptr inbounds double, ptr %26, i64 %164
  %166 = load double, ptr %165, align 8
  %167 = tail call double @llvm.fmuladd.f64(double %127, double %166, double %163)
  %168 = getelementptr inbounds double, ptr %83, i64 %161
  store double %167, ptr %168, align 8
  %169 = add nuw nsw i64 %161, 1
  %170 = icmp eq i64 %169, %9
  br i1 %170, label %131, label %160

171:
  tail call void @device_rates(double %112, ptr %85, ptr %3, ptr %4, ptr %5, ptr %86)
  br label %210

172:
  tail call void @device_rates(double %112, ptr %85, ptr %3, ptr %4, ptr %5, ptr %86)
  br label %175

173:
  %174 = fcmp une double %180, 0.000000e+00
  br i1 %174, label %183, label %187

175:
  %176 = phi i64 [ %181, %175 ], [ 0, %172 ]
  %177 = phi double [ %180, %175 ], [ 0.000000e+00, %172 ]
  %178 = getelementptr inbounds double, ptr %86, i64 %176
  %179 = load double, ptr %178, align 8
  %180 = tail call double @llvm.fmuladd.f64(double %179, double 0.000000e+00, double %177)
  %181 = add nuw nsw i64 %176, 1
  %182 = icmp eq i64 %181, %9
  br i1 %182, label %173, label %175

183:
  %184 = load double, ptr %7, align 8
  %185 = fcmp uno double %184, 0.000000e+00
  br i1 %185, label %186, label %187

186:
  store double %112, ptr %7, align 8
  br label %187

187:
  br label %246

188:
  %189 = phi i64 [ %208, %188 ], [ 0, %149 ]
  %190 = getelementptr inbounds double, ptr %8, i64 %189
  %191 = load double, ptr %190, align 8
  %192 = getelementptr inbounds double, ptr %26, i64 %189
  %193 = load double, ptr %192, align 8
  %194 = add nsw i64 %189, %9
  %195 = getelementptr inbounds double, ptr %26, i64 %194
  %196 = load double, ptr %195, align 8
  %197 = tail call double @llvm.fmuladd.f64(double %196, double 2.000000e+00, double %193)
  %198 = add nsw i64 %189, %81
  %199 = getelementptr inbounds double, ptr %26, i64 %198
  %200 = load double, ptr %199, align 8
  %201 = tail call double @llvm.fmuladd.f64(double %200, double 2.000000e+00, double %197)
  %202 = add nsw i64 %189, %82
  %203 = getelementptr inbounds double, ptr %26, i64 %202
  %204 = load double, ptr %203, align 8
  %205 = fadd double %201, %204
  %206 = tail call double @llvm.fmuladd.f64(double %87, double %205, double %191)
  %207 = getelementptr inbounds double, ptr %85, i64 %189
  store double %206, ptr %207, align 8
  %208 = add nuw nsw i64 %189, 1
  %209 = icmp eq i64 %208, %9
  br i1 %209, label %172, label %188

210:
  br i1 %89, label %211, label %255

211:
  %212 = phi i64 [ %237, %236 ], [ 0, %210 ]
  %213 = getelementptr inbounds i64, ptr %10, i64 %212
  %214 = load i64, ptr %213, align 8
  %215 = getelementptr inbounds double, ptr %8, i64 %214
  %216 = load double, ptr %215, align 8
  %217 = getelementptr inbounds double, ptr %215, i64 1
  %218 = load double, ptr %217, align 8
  %219 = fmul double %218, %218
  %220 = tail call double @llvm.fmuladd.f64(double %216, double %216, double %219)
  %221 = getelementptr inbounds double, ptr %215, i64 2
  %222 = load double, ptr %221, align 8
  %223 = tail call double @llvm.fmuladd.f64(double %222, double %222, double %220)
  %224 = getelementptr inbounds double, ptr %215, i64 3
  %225 = load double, ptr %224, align 8
  %226 = tail call double @llvm.fmuladd.f64(double %225, double %225, double %223)
  %227 = tail call double @llvm.sqrt.f64(double %226)
  %228 = fcmp olt double %227, 0x3FF000010C6F7A0B
  %229 = fcmp ogt double %227, 0x3FEFFFFDE7210BE9
  %230 = and i1 %228, %229
  br i1 %230, label %231, label %232

231:
  br label %239

232:
  %233 = load double, ptr %7, align 8
  %234 = fcmp uno double %233, 0.000000e+00
  br i1 %234, label %235, label %231

235:
  store double %112, ptr %7, align 8
  br label %231

236:
  %237 = add nuw nsw i64 %212, 1
  %238 = icmp eq i64 %237, %11
  br i1 %238, label %255, label %211

239:
  %240 = phi i64 [ %244, %239 ], [ 0, %231 ]
  %241 = getelementptr inbounds double, ptr %215, i64 %240
  %242 = load double, ptr %241, align 8
  %243 = fdiv double %242, %227
  store double %243, ptr %241, align 8
  %244 = add nuw nsw i64 %240, 1
  %245 = icmp eq i64 %244, 4
  br i1 %245, label %236, label %239

246:
  %247 = phi i64 [ %253, %246 ], [ 0, %187 ]
  %248 = getelementptr inbounds double, ptr %8, i64 %247
  %249 = load double, ptr %248, align 8
  %250 = getelementptr inbounds double, ptr %88, i64 %247
  store double %249, ptr %250, align 8
  %251 = getelementptr inbounds double, ptr %85, i64 %247
  %252 = load double, ptr %251, align 8
  store double %252, ptr %248, align 8
  %253 = add nuw nsw i64 %247, 1
  %254 = icmp eq i64 %253, %9
  br i1 %254, label %210, label %246

255:
  %256 = icmp slt i64 %99, %15
  br i1 %256, label %257, label %383

257:
  %258 = phi i64 [ %381, %379 ], [ %99, %255 ]
  %259 = phi i32 [ %380, %379 ], [ 0, %255 ]
  %260 = getelementptr inbounds double, ptr %1, i64 %258
  %261 = load double, ptr %260, align 8
  %262 = fsub double %261, %112
  %263 = fmul double %24, %262
  %264 = fcmp ogt double %263, 0.000000e+00
  br i1 %264, label %383, label %265

265:
  %266 = fcmp oeq double %261, %112
  br i1 %266, label %267, label %282

267:
  %268 = mul nsw i64 %258, %9
  %269 = getelementptr inbounds double, ptr %6, i64 %268
  br i1 %27, label %270, label %379

270:
  %271 = phi i64 [ %280, %277 ], [ 0, %267 ]
  %272 = load double, ptr %7, align 8
  %273 = fcmp uno double %272, 0.000000e+00
  br i1 %273, label %274, label %277

274:
  %275 = getelementptr inbounds double, ptr %8, i64 %271
  %276 = load double, ptr %275, align 8
  br label %277

277:
  %278 = phi double [ %276, %274 ], [ 0x7FF8000000000000, %270 ]
  %279 = getelementptr inbounds double, ptr %269, i64 %271
  store double %278, ptr %279, align 8
  %280 = add nuw nsw i64 %271, 1
  %281 = icmp eq i64 %280, %9
  br i1 %281, label %379, label %270

282:
  %283 = icmp eq i32 %259, 0
  br i1 %283, label %284, label %306

284:
  br i1 %27, label %285, label %311

285:
  %286 = phi i64 [ %304, %285 ], [ 0, %284 ]
  %287 = getelementptr inbounds double, ptr %85, i64 %286
  %288 = load double, ptr %287, align 8
  %289 = getelementptr inbounds double, ptr %88, i64 %286
  %290 = load double, ptr %289, align 8
  %291 = fsub double %288, %290
  %292 = getelementptr inbounds double, ptr %95, i64 %286
  store double %291, ptr %292, align 8
  %293 = getelementptr inbounds double, ptr %26, i64 %286
  %294 = load double, ptr %293, align 8
  %295 = fneg double %291
  %296 = tail call double @llvm.fmuladd.f64(double %24, double %294, double %295)
  %297 = add nsw i64 %286, %9
  %298 = getelementptr inbounds double, ptr %95, i64 %297
  store double %296, ptr %298, align 8
  %299 = getelementptr inbounds double, ptr %94, i64 %286
  %300 = load double, ptr %299, align 8
  %301 = tail call double @llvm.fmuladd.f64(double %92, double %300, double %291)
  %302 = fsub double %301, %296
  %303 = getelementptr inbounds double, ptr %83, i64 %286
  store double %302, ptr %303, align 8
  %304 = add nuw nsw i64 %286, 1
  %305 = icmp eq i64 %304, %9
  br i1 %305, label %306, label %285

306:
  %307 = fsub double %261, %107
  %308 = fdiv double %307, %24
  br i1 %27, label %309, label %311

309:
  %310 = fsub double 1.000000e+00, %308
  br label %362

311:
  br i1 %89, label %312, label %347

312:
  %313 = phi i64 [ %338, %337 ], [ 0, %311 ]
  %314 = getelementptr inbounds i64, ptr %10, i64 %313
  %315 = load i64, ptr %314, align 8
  %316 = getelementptr inbounds double, ptr %96, i64 %315
  %317 = load double, ptr %316, align 8
  %318 = getelementptr inbounds double, ptr %316, i64 1
  %319 = load double, ptr %318, align 8
  %320 = fmul double %319, %319
  %321 = tail call double @llvm.fmuladd.f64(double %317, double %317, double %320)
  %322 = getelementptr inbounds double, ptr %316, i64 2
  %323 = load double, ptr %322, align 8
  %324 = tail call double @llvm.fmuladd.f64(double %323, double %323, double %321)
  %325 = getelementptr inbounds double, ptr %316, i64 3
  %326 = load double, ptr %325, align 8
  %327 = tail call double @llvm.fmuladd.f64(double %326, double %326, double %324)
  %328 = tail call double @llvm.sqrt.f64(double %327)
  %329 = fcmp olt double %328, 0x3FF000010C6F7A0B
  %330 = fcmp ogt double %328, 0x3FEFFFFDE7210BE9
  %331 = and i1 %329, %330
  br i1 %331, label %332, label %333

332:
  br label %340

333:
  %334 = load double, ptr %7, align 8
  %335 = fcmp uno double %334, 0.000000e+00
  br i1 %335, label %336, label %332

336:
  store double %261, ptr %7, align 8
  br label %332

337:
  %338 = add nuw nsw i64 %313, 1
  %339 = icmp eq i64 %338, %11
  br i1 %339, label %347, label %312

340:
  %341 = phi i64 [ %345, %340 ], [ 0, %332 ]
  %342 = getelementptr inbounds double, ptr %316, i64 %341
  %343 = load double, ptr %342, align 8
  %344 = fdiv double %343, %328
  store double %344, ptr %342, align 8
  %345 = add nuw nsw i64 %341, 1
  %346 = icmp eq i64 %345, 4
  br i1 %346, label %337, label %340

347:
  %348 = mul nsw i64 %258, %9
  %349 = getelementptr inbounds double, ptr %6, i64 %348
  br i1 %27, label %350, label %379

350:
  %351 = phi i64 [ %360, %357 ], [ 0, %347 ]
  %352 = load double, ptr %7, align 8
  %353 = fcmp uno double %352, 0.000000e+00
  br i1 %353, label %354, label %357

354:
  %355 = getelementptr inbounds double, ptr %96, i64 %351
  %356 = load double, ptr %355, align 8
  br label %357

357:
  %358 = phi double [ %356, %354 ], [ 0x7FF8000000000000, %350 ]
  %359 = getelementptr inbounds double, ptr %349, i64 %351
  store double %358, ptr %359, align 8
  %360 = add nuw nsw i64 %351, 1
  %361 = icmp eq i64 %360, %9
  br i1 %361, label %379, label %350

362:
  %363 = phi i64 [ 0, %309 ], [ %377, %362 ]
  %364 = getelementptr inbounds double, ptr %88, i64 %363
  %365 = load double, ptr %364, align 8
  %366 = getelementptr inbounds double, ptr %95, i64 %363
  %367 = load double, ptr %366, align 8
  %368 = add nsw i64 %363, %9
  %369 = getelementptr inbounds double, ptr %95, i64 %368
  %370 = load double, ptr %369, align 8
  %371 = getelementptr inbounds double, ptr %83, i64 %363
  %372 = load double, ptr %371, align 8
  %373 = tail call double @llvm.fmuladd.f64(double %308, double %372, double %370)
  %374 = tail call double @llvm.fmuladd.f64(double %310, double %373, double %367)
  %375 = tail call double @llvm.fmuladd.f64(double %308, double %374, double %365)
  %376 = getelementptr inbounds double, ptr %96, i64 %363
  store double %375, ptr %376, align 8
  %377 = add nuw nsw i64 %363, 1
  %378 = icmp eq i64 %377, %9
  br i1 %378, label %311, label %362

379:
  %380 = phi i32 [ %259, %267 ], [ 1, %347 ], [ %259, %277 ], [ 1, %357 ]
  %381 = add i64 %258, 1
  %382 = icmp eq i64 %381, %15
  br i1 %382, label %383, label %257

383:
  %384 = phi i64 [ %99, %255 ], [ %15, %379 ], [ %258, %257 ]
  %385 = icmp eq i64 %108, %17
  br i1 %385, label %102, label %97

386:
  %387 = phi i64 [ %403, %402 ], [ %103, %102 ]
  %388 = mul nsw i64 %387, %9
  %389 = getelementptr inbounds double, ptr %6, i64 %388
  br i1 %27, label %390, label %402

390:
  %391 = phi i64 [ %400, %397 ], [ 0, %386 ]
  %392 = load double, ptr %7, align 8
  %393 = fcmp uno double %392, 0.000000e+00
  br i1 %393, label %394, label %397

394:
  %395 = getelementptr inbounds double, ptr %8, i64 %391
  %396 = load double, ptr %395, align 8
  br label %397

397:
  %398 = phi double [ %396, %394 ], [ 0x7FF8000000000000, %390 ]
  %399 = getelementptr inbounds double, ptr %389, i64 %391
  store double %398, ptr %399, align 8
  %400 = add nuw nsw i64 %391, 1
  %401 = icmp eq i64 %400, %9
  br i1 %401, label %402, label %390

402:
  %403 = add nsw i64 %387, 1
  %404 = icmp eq i64 %403, %15
  br i1 %404, label %405, label %386

405:
  ret void
}

declare double @llvm.fmuladd.f64(double, double, double)

declare void @device_rates(double, ptr, ptr, ptr, ptr, ptr)

declare double @llvm.sqrt.f64(double)
