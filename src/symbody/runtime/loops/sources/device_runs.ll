; device_runs: made by tools/make_loops_text.py from device_runs
; sources c1157a32d522733a0bc9229c79233fa470a5fdfa8de88f95519a40111162fc11
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
  store double 0x7FF8000000000000, ptr %7, align 8
  %25 = icmp sgt i64 %9, 0
  br i1 %25, label %28, label %26

26:
  %27 = icmp sgt i64 %15, 0
  br i1 %27, label %35, label %58

28:
  %29 = phi i64 [ %33, %28 ], [ 0, %12 ]
  %30 = getelementptr inbounds double, ptr %2, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds double, ptr %8, i64 %29
  store double %31, ptr %32, align 8
  %33 = add nuw nsw i64 %29, 1
  %34 = icmp eq i64 %33, %9
  br i1 %34, label %26, label %28

35:
  %36 = phi i64 [ %56, %55 ], [ 0, %26 ]
  %37 = getelementptr inbounds double, ptr %1, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = fcmp oeq double %38, %18
  br i1 %39, label %40, label %58

40:
  %41 = mul nsw i64 %36, %9
  %42 = getelementptr inbounds double, ptr %6, i64 %41
  br i1 %25, label %43, label %55

43:
  %44 = phi i64 [ %53, %50 ], [ 0, %40 ]
  %45 = load double, ptr %7, align 8
  %46 = fcmp uno double %45, 0.000000e+00
  br i1 %46, label %47, label %50

47:
  %48 = getelementptr inbounds double, ptr %8, i64 %44
  %49 = load double, ptr %48, align 8
  br label %50

50:
  %51 = phi double [ %49, %47 ], [ 0x7FF8000000000000, %43 ]
  %52 = getelementptr inbounds double, ptr %42, i64 %44
  store double %51, ptr %52, align 8
  %53 = add nuw nsw i64 %44, 1
  %54 = icmp eq i64 %53, %9
  br i1 %54, label %55, label %43

55:
  %56 = add nuw nsw i64 %36, 1
  %57 = icmp eq i64 %56, %15
  br i1 %57, label %58, label %35

58:
  %59 = phi i64 [ 0, %26 ], [ %15, %55 ], [ %36, %35 ]
  %60 = icmp sgt i64 %17, 0
  br i1 %60, label %61, label %98

61:
  %62 = shl nsw i64 %9, 2
  %63 = getelementptr inbounds double, ptr %8, i64 %62
  tail call void @device_rates(double %18, ptr %8, ptr %3, ptr %4, ptr %5, ptr %63)
  br i1 %25, label %66, label %79

64:
  %65 = fcmp une double %71, 0.000000e+00
  br i1 %65, label %74, label %78

66:
  %67 = phi i64 [ %72, %66 ], [ 0, %61 ]
  %68 = phi double [ %71, %66 ], [ 0.000000e+00, %61 ]
  %69 = getelementptr inbounds double, ptr %63, i64 %67
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
  br i1 %60, label %79, label %98

79:
  %80 = getelementptr double, ptr %8, i64 %9
  %81 = mul nsw i64 %9, 3
  %82 = getelementptr inbounds double, ptr %8, i64 %81
  %83 = shl nsw i64 %9, 2
  %84 = getelementptr inbounds double, ptr %8, i64 %83
  %85 = shl nsw i64 %9, 1
  %86 = getelementptr double, ptr %8, i64 %85
  %87 = mul nsw i64 %9, 5
  %88 = getelementptr double, ptr %8, i64 %87
  %89 = fmul double %24, 5.000000e-01
  %90 = fdiv double %24, 6.000000e+00
  %91 = icmp sgt i64 %11, 0
  %92 = fneg double %24
  br label %93

93:
  %94 = phi i64 [ 0, %79 ], [ %104, %336 ]
  %95 = phi i64 [ %59, %79 ], [ %337, %336 ]
  %96 = load double, ptr %7, align 8
  %97 = fcmp uno double %96, 0.000000e+00
  br i1 %97, label %101, label %98

98:
  %99 = phi i64 [ %59, %78 ], [ %59, %58 ], [ %337, %336 ], [ %95, %93 ]
  %100 = icmp slt i64 %99, %15
  br i1 %100, label %339, label %358

101:
  %102 = sitofp i64 %94 to double
  %103 = tail call double @llvm.fmuladd.f64(double %102, double %24, double %18)
  %104 = add nuw nsw i64 %94, 1
  %105 = icmp eq i64 %104, %17
  %106 = sitofp i64 %104 to double
  %107 = tail call double @llvm.fmuladd.f64(double %106, double %24, double %18)
  %108 = select i1 %105, double %21, double %107
  br i1 %25, label %109, label %121

109:
  %110 = phi i64 [ %119, %109 ], [ 0, %101 ]
  %111 = getelementptr inbounds double, ptr %84, i64 %110
  %112 = load double, ptr %111, align 8
  %113 = getelementptr inbounds double, ptr %88, i64 %110
  store double %112, ptr %113, align 8
  %114 = getelementptr inbounds double, ptr %86, i64 %110
  store double %112, ptr %114, align 8
  %115 = getelementptr inbounds double, ptr %8, i64 %110
  %116 = load double, ptr %115, align 8
  %117 = tail call double @llvm.fmuladd.f64(double %89, double %112, double %116)
  %118 = getelementptr inbounds double, ptr %82, i64 %110
  store double %117, ptr %118, align 8
  %119 = add nuw nsw i64 %110, 1
  %120 = icmp eq i64 %119, %9
  br i1 %120, label %121, label %109

121:
  br label %122

122:
  %123 = phi i32 [ 1, %121 ], [ %152, %151 ]
  %124 = icmp eq i32 %123, 3
  %125 = select i1 %124, double %24, double %89
  %126 = fadd double %103, %125
  tail call void @device_rates(double %126, ptr %82, ptr %3, ptr %4, ptr %5, ptr %84)
  br i1 %25, label %129, label %148

127:
  %128 = fcmp une double %134, 0.000000e+00
  br i1 %128, label %137, label %141

129:
  %130 = phi i64 [ %135, %129 ], [ 0, %122 ]
  %131 = phi double [ %134, %129 ], [ 0.000000e+00, %122 ]
  %132 = getelementptr inbounds double, ptr %84, i64 %130
  %133 = load double, ptr %132, align 8
  %134 = tail call double @llvm.fmuladd.f64(double %133, double 0.000000e+00, double %131)
  %135 = add nuw nsw i64 %130, 1
  %136 = icmp eq i64 %135, %9
  br i1 %136, label %127, label %129

137:
  %138 = load double, ptr %7, align 8
  %139 = fcmp uno double %138, 0.000000e+00
  br i1 %139, label %140, label %141

140:
  store double %126, ptr %7, align 8
  br label %141

141:
  %142 = select i1 %124, double 1.000000e+00, double 2.000000e+00
  %143 = icmp ult i32 %123, 2
  %144 = select i1 %143, double %89, double %24
  br label %154

145:
  %146 = add nuw nsw i32 %123, 1
  %147 = icmp eq i32 %146, 4
  br i1 %147, label %220, label %151

148:
  %149 = add nuw nsw i32 %123, 1
  %150 = icmp eq i32 %149, 4
  br i1 %150, label %153, label %151

151:
  %152 = phi i32 [ %146, %145 ], [ %149, %148 ]
  br label %122

153:
  tail call void @device_rates(double %108, ptr %8, ptr %3, ptr %4, ptr %5, ptr %84)
  br label %184

154:
  %155 = phi i64 [ 0, %141 ], [ %167, %166 ]
  %156 = getelementptr inbounds double, ptr %84, i64 %155
  %157 = load double, ptr %156, align 8
  %158 = getelementptr inbounds double, ptr %88, i64 %155
  %159 = load double, ptr %158, align 8
  %160 = tail call double @llvm.fmuladd.f64(double %142, double %157, double %159)
  store double %160, ptr %158, align 8
  br i1 %124, label %166, label %161

161:
  %162 = getelementptr inbounds double, ptr %8, i64 %155
  %163 = load double, ptr %162, align 8
  %164 = tail call double @llvm.fmuladd.f64(double %144, double %157, double %163)
  %165 = getelementptr inbounds double, ptr %82, i64 %155
  store double %164, ptr %165, align 8
  br label %166

166:
  %167 = add nuw nsw i64 %155, 1
  %168 = icmp eq i64 %167, %9
  br i1 %168, label %145, label %154

169:
  tail call void @device_rates(double %108, ptr %8, ptr %3, ptr %4, ptr %5, ptr %84)
  br label %172

170:
  %171 = fcmp une double %177, 0.000000e+00
  br i1 %171, label %180, label %184

172:
  %173 = phi i64 [ %178, %172 ], [ 0, %169 ]
  %174 = phi double [ %177, %172 ], [ 0.000000e+00, %169 ]
  %175 = getelementptr inbounds double, ptr %84, i64 %173
  %176 = load double, ptr %175, align 8
  %177 = tail call double @llvm.fmuladd.f64(double %176, double 0.000000e+00, double %174)
  %178 = add nuw nsw i64 %173, 1
  %179 = icmp eq i64 %178, %9
  br i1 %179, label %170, label %172

180:
  %181 = load double, ptr %7, align 8
  %182 = fcmp uno double %181, 0.000000e+00
  br i1 %182, label %183, label %184

183:
  store double %108, ptr %7, align 8
  br label %184

184:
  br i1 %91, label %185, label %230

185:
  %186 = phi i64 [ %211, %210 ], [ 0, %184 ]
  %187 = getelementptr inbounds i64, ptr %10, i64 %186
  %188 = load i64, ptr %187, align 8
  %189 = getelementptr inbounds double, ptr %8, i64 %188
  %190 = load double, ptr %189, align 8
  %191 = getelementptr inbounds double, ptr %189, i64 1
  %192 = load double, ptr %191, align 8
  %193 = fmul double %192, %192
  %194 = tail call double @llvm.fmuladd.f64(double %190, double %190, double %193)
  %195 = getelementptr inbounds double, ptr %189, i64 2
  %196 = load double, ptr %195, align 8
  %197 = tail call double @llvm.fmuladd.f64(double %196, double %196, double %194)
  %198 = getelementptr inbounds double, ptr %189, i64 3
  %199 = load double, ptr %198, align 8
  %200 = tail call double @llvm.fmuladd.f64(double %199, double %199, double %197)
  %201 = tail call double @llvm.sqrt.f64(double %200)
  %202 = fcmp olt double %201, 0x3FF000010C6F7A0B
  %203 = fcmp ogt double %201, 0x3FEFFFFDE7210BE9
  %204 = and i1 %202, %203
  br i1 %204, label %205, label %206

205:
  br label %213

206:
  %207 = load double, ptr %7, align 8
  %208 = fcmp uno double %207, 0.000000e+00
  br i1 %208, label %209, label %205

209:
  store double %108, ptr %7, align 8
  br label %205

210:
  %211 = add nuw nsw i64 %186, 1
  %212 = icmp eq i64 %211, %11
  br i1 %212, label %230, label %185

213:
  %214 = phi i64 [ %218, %213 ], [ 0, %205 ]
  %215 = getelementptr inbounds double, ptr %189, i64 %214
  %216 = load double, ptr %215, align 8
  %217 = fdiv double %216, %201
  store double %217, ptr %215, align 8
  %218 = add nuw nsw i64 %214, 1
  %219 = icmp eq i64 %218, 4
  br i1 %219, label %210, label %213

220:
  %221 = phi i64 [ %228, %220 ], [ 0, %145 ]
  %222 = getelementptr inbounds double, ptr %8, i64 %221
  %223 = load double, ptr %222, align 8
  %224 = getelementptr inbounds double, ptr %80, i64 %221
  store double %223, ptr %224, align 8
  %225 = getelementptr inbounds double, ptr %88, i64 %221
  %226 = load double, ptr %225, align 8
  %227 = tail call double @llvm.fmuladd.f64(double %90, double %226, double %223)
  store double %227, ptr %225, align 8
  store double %227, ptr %222, align 8
  %228 = add nuw nsw i64 %221, 1
  %229 = icmp eq i64 %228, %9
  br i1 %229, label %169, label %220

230:
  %231 = icmp slt i64 %95, %15
  br i1 %231, label %232, label %336

232:
  %233 = phi i64 [ %334, %333 ], [ %95, %230 ]
  %234 = getelementptr inbounds double, ptr %1, i64 %233
  %235 = load double, ptr %234, align 8
  %236 = fsub double %235, %108
  %237 = fmul double %24, %236
  %238 = fcmp ogt double %237, 0.000000e+00
  br i1 %238, label %336, label %239

239:
  %240 = fcmp oeq double %235, %108
  br i1 %240, label %241, label %256

241:
  %242 = mul nsw i64 %233, %9
  %243 = getelementptr inbounds double, ptr %6, i64 %242
  br i1 %25, label %244, label %333

244:
  %245 = phi i64 [ %254, %251 ], [ 0, %241 ]
  %246 = load double, ptr %7, align 8
  %247 = fcmp uno double %246, 0.000000e+00
  br i1 %247, label %248, label %251

248:
  %249 = getelementptr inbounds double, ptr %8, i64 %245
  %250 = load double, ptr %249, align 8
  br label %251

251:
  %252 = phi double [ %250, %248 ], [ 0x7FF8000000000000, %244 ]
  %253 = getelementptr inbounds double, ptr %243, i64 %245
  store double %252, ptr %253, align 8
  %254 = add nuw nsw i64 %245, 1
  %255 = icmp eq i64 %254, %9
  br i1 %255, label %333, label %244

256:
  %257 = fsub double %235, %103
  %258 = fdiv double %257, %24
  br i1 %25, label %259, label %261

259:
  %260 = fsub double 1.000000e+00, %258
  br label %312

261:
  br i1 %91, label %262, label %297

262:
  %263 = phi i64 [ %288, %287 ], [ 0, %261 ]
  %264 = getelementptr inbounds i64, ptr %10, i64 %263
  %265 = load i64, ptr %264, align 8
  %266 = getelementptr inbounds double, ptr %82, i64 %265
  %267 = load double, ptr %266, align 8
  %268 = getelementptr inbounds double, ptr %266, i64 1
  %269 = load double, ptr %268, align 8
  %270 = fmul double %269, %269
  %271 = tail call double @llvm.fmuladd.f64(double %267, double %267, double %270)
  %272 = getelementptr inbounds double, ptr %266, i64 2
  %273 = load double, ptr %272, align 8
  %274 = tail call double @llvm.fmuladd.f64(double %273, double %273, double %271)
  %275 = getelementptr inbounds double, ptr %266, i64 3
  %276 = load double, ptr %275, align 8
  %277 = tail call double @llvm.fmuladd.f64(double %276, double %276, double %274)
  %278 = tail call double @llvm.sqrt.f64(double %277)
  %279 = fcmp olt double %278, 0x3FF000010C6F7A0B
  %280 = fcmp ogt double %278, 0x3FEFFFFDE7210BE9
  %281 = and i1 %279, %280
  br i1 %281, label %282, label %283

282:
  br label %290

283:
  %284 = load double, ptr %7, align 8
  %285 = fcmp uno double %284, 0.000000e+00
  br i1 %285, label %286, label %282

286:
  store double %235, ptr %7, align 8
  br label %282

287:
  %288 = add nuw nsw i64 %263, 1
  %289 = icmp eq i64 %288, %11
  br i1 %289, label %297, label %262

290:
  %291 = phi i64 [ %295, %290 ], [ 0, %282 ]
  %292 = getelementptr inbounds double, ptr %266, i64 %291
  %293 = load double, ptr %292, align 8
  %294 = fdiv double %293, %278
  store double %294, ptr %292, align 8
  %295 = add nuw nsw i64 %291, 1
  %296 = icmp eq i64 %295, 4
  br i1 %296, label %287, label %290

297:
  %298 = mul nsw i64 %233, %9
  %299 = getelementptr inbounds double, ptr %6, i64 %298
  br i1 %25, label %300, label %333

300:
  %301 = phi i64 [ %310, %307 ], [ 0, %297 ]
  %302 = load double, ptr %7, align 8
  %303 = fcmp uno double %302, 0.000000e+00
  br i1 %303, label %304, label %307

304:
  %305 = getelementptr inbounds double, ptr %82, i64 %301
  %306 = load double, ptr %305, align 8
  br label %307

307:
  %308 = phi double [ %306, %304 ], [ 0x7FF8000000000000, %300 ]
  %309 = getelementptr inbounds double, ptr %299, i64 %301
  store double %308, ptr %309, align 8
  %310 = add nuw nsw i64 %301, 1
  %311 = icmp eq i64 %310, %9
  br i1 %311, label %333, label %300

312:
  %313 = phi i64 [ 0, %259 ], [ %331, %312 ]
  %314 = getelementptr inbounds double, ptr %88, i64 %313
  %315 = load double, ptr %314, align 8
  %316 = getelementptr inbounds double, ptr %80, i64 %313
  %317 = load double, ptr %316, align 8
  %318 = fsub double %315, %317
  %319 = getelementptr inbounds double, ptr %86, i64 %313
  %320 = load double, ptr %319, align 8
  %321 = fneg double %318
  %322 = tail call double @llvm.fmuladd.f64(double %24, double %320, double %321)
  %323 = getelementptr inbounds double, ptr %84, i64 %313
  %324 = load double, ptr %323, align 8
  %325 = tail call double @llvm.fmuladd.f64(double %92, double %324, double %318)
  %326 = fsub double %325, %322
  %327 = tail call double @llvm.fmuladd.f64(double %258, double %326, double %322)
  %328 = tail call double @llvm.fmuladd.f64(double %260, double %327, double %318)
  %329 = tail call double @llvm.fmuladd.f64(double %258, double %328, double %317)
  %330 = getelementptr inbounds double, ptr %82, i64 %313
  store double %329, ptr %330, align 8
  %331 = add nuw nsw i64 %313, 1
  %332 = icmp eq i64 %331, %9
  br i1 %332, label %261, label %312

333:
  %334 = add i64 %233, 1
  %335 = icmp eq i64 %334, %15
  br i1 %335, label %336, label %232

336:
  %337 = phi i64 [ %95, %230 ], [ %15, %333 ], [ %233, %232 ]
  %338 = icmp eq i64 %104, %17
  br i1 %338, label %98, label %93

339:
  %340 = phi i64 [ %356, %355 ], [ %99, %98 ]
  %341 = mul nsw i64 %340, %9
  %342 = getelementptr inbounds double, ptr %6, i64 %341
  br i1 %25, label %343, label %355

343:
  %344 = phi i64 [ %353, %350 ], [ 0, %339 ]
  %345 = load double, ptr %7, align 8
  %346 = fcmp uno double %345, 0.000000e+00
  br i1 %346, label %347, label %350

347:
  %348 = getelementptr inbounds double, ptr %8, i64 %344
  %349 = load double, ptr %348, align 8
  br label %350

350:
  %351 = phi double [ %349, %347 ], [ 0x7FF8000000000000, %343 ]
  %352 = getelementptr inbounds double, ptr %342, i64 %344
  store double %351, ptr %352, align 8
  %353 = add nuw nsw i64 %344, 1
  %354 = icmp eq i64 %353, %9
  br i1 %354, label %355, label %343

355:
  %356 = add nsw i64 %340, 1
  %357 = icmp eq i64 %356, %15
  br i1 %357, label %358, label %339

358:
  ret void
}

declare double @llvm.fmuladd.f64(double, double, double)

declare void @device_rates(double, ptr, ptr, ptr, ptr, ptr)

declare double @llvm.sqrt.f64(double)
