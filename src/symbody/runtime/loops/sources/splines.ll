; splines: made by tools/make_loops_text.py from splines
; sources 816408e9a527e212c3079dc1db8f67461c55defccd749a82079da00b4266b4b1
define i64 @spline_work(i64 %0, i64 %1) {
  %3 = mul i64 %1, 50
  %4 = add i64 %0, 1
  %5 = add i64 %4, %1
  %6 = add i64 %5, %3
  ret i64 %6
}

define void @spline_slopes(i64 %0, i64 %1, i64 %2, i64 %3, ptr  %4, ptr  %5, ptr  %6, ptr  %7) {
  %9 = alloca [32 x double], align 16
  %10 = add i64 %0, 1
  %11 = sdiv i64 %10, -2
  %12 = getelementptr double, ptr %7, i64 %1
  %13 = getelementptr double, ptr %12, i64 %0
  %14 = getelementptr double, ptr %13, i64 1
  %15 = shl i64 %1, 5
  %16 = getelementptr double, ptr %14, i64 %15
  %17 = bitcast ptr %16 to ptr
  %18 = add i64 %1, %0
  %19 = icmp slt i64 %18, 0
  br i1 %19, label %22, label %20

20:
  %21 = add i64 %1, -1
  br label %30

22:
  %23 = icmp sgt i64 %1, 0
  br i1 %23, label %24, label %42

24:
  %25 = add i64 %0, -1
  %26 = sdiv i64 %25, -2
  %27 = xor i64 %0, -1
  %28 = add i64 %27, %1
  %29 = icmp slt i64 %0, 1
  br label %59

30:
  %31 = phi i64 [ 0, %20 ], [ %40, %30 ]
  %32 = icmp sgt i64 %31, %0
  %33 = icmp slt i64 %31, %1
  %34 = add i64 %31, %11
  %35 = select i1 %33, i64 %34, i64 %21
  %36 = select i1 %32, i64 %35, i64 0
  %37 = getelementptr double, ptr %4, i64 %36
  %38 = load double, ptr %37
  %39 = getelementptr double, ptr %7, i64 %31
  store double %38, ptr %39
  %40 = add i64 %31, 1
  %41 = icmp eq i64 %31, %18
  br i1 %41, label %22, label %30

42:
  %43 = icmp sgt i64 %2, 0
  br i1 %43, label %44, label %170

44:
  %45 = add i64 %0, -1
  %46 = sdiv i64 %45, -2
  %47 = xor i64 %0, -1
  %48 = add i64 %47, %1
  %49 = icmp sgt i64 %3, 0
  %50 = icmp sgt i64 %0, -1
  %51 = bitcast ptr %9 to ptr
  %52 = bitcast ptr %9 to ptr
  %53 = getelementptr [32 x double], ptr %9, i64 0, i64 8
  %54 = bitcast ptr %53 to ptr
  %55 = getelementptr [32 x double], ptr %9, i64 0, i64 16
  %56 = bitcast ptr %55 to ptr
  %57 = getelementptr [32 x double], ptr %9, i64 0, i64 24
  %58 = bitcast ptr %57 to ptr
  br label %171

59:
  %60 = phi i64 [ 0, %24 ], [ %161, %160 ]
  %61 = add i64 %60, %26
  %62 = icmp slt i64 %61, 0
  %63 = icmp sgt i64 %61, %28
  %64 = select i1 %63, i64 %28, i64 %61
  %65 = select i1 %62, i64 0, i64 %64
  %66 = getelementptr double, ptr %7, i64 %65
  %67 = getelementptr double, ptr %4, i64 %60
  %68 = load double, ptr %67
  %69 = getelementptr [3 x [6 x double]], ptr %17, i64 %60, i64 0, i64 1
  %70 = bitcast ptr %69 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(144) %70, i8 0, i64 136, i1 false)
  %71 = getelementptr [3 x [6 x double]], ptr %17, i64 %60, i64 0, i64 0
  store double 1.000000e+00, ptr %71
  br i1 %29, label %111, label %72

72:
  %73 = phi i64 [ %79, %75 ], [ 1, %59 ]
  %74 = sitofp i64 %73 to double
  br label %81

75:
  %76 = getelementptr [3 x [6 x double]], ptr %17, i64 %60, i64 0, i64 %73
  store double %109, ptr %76
  %77 = getelementptr [3 x [6 x double]], ptr %17, i64 %60, i64 1, i64 %73
  store double %99, ptr %77
  %78 = getelementptr [3 x [6 x double]], ptr %17, i64 %60, i64 2, i64 %73
  store double %102, ptr %78
  %79 = add i64 %73, 1
  %80 = icmp eq i64 %73, %0
  br i1 %80, label %111, label %72

81:
  %82 = phi double [ 0.000000e+00, %72 ], [ %109, %81 ]
  %83 = phi double [ 0.000000e+00, %72 ], [ %99, %81 ]
  %84 = phi double [ 0.000000e+00, %72 ], [ %102, %81 ]
  %85 = phi i64 [ 0, %72 ], [ %86, %81 ]
  %86 = add i64 %85, 1
  %87 = add i64 %86, %0
  %88 = getelementptr double, ptr %66, i64 %87
  %89 = load double, ptr %88
  %90 = sub i64 %87, %73
  %91 = getelementptr double, ptr %66, i64 %90
  %92 = load double, ptr %91
  %93 = fsub double %89, %92
  %94 = fdiv double 1.000000e+00, %93
  %95 = fmul double %94, %74
  %96 = getelementptr [3 x [6 x double]], ptr %17, i64 %60, i64 0, i64 %85
  %97 = load double, ptr %96
  %98 = fmul double %97, %94
  %99 = fmul double %97, %95
  %100 = getelementptr [3 x [6 x double]], ptr %17, i64 %60, i64 1, i64 %85
  %101 = load double, ptr %100
  %102 = fmul double %101, %95
  %103 = fsub double %89, %68
  %104 = call double @llvm.fmuladd.f64(double %103, double %98, double %82)
  store double %104, ptr %96
  %105 = fsub double %83, %99
  store double %105, ptr %100
  %106 = fsub double %84, %102
  %107 = getelementptr [3 x [6 x double]], ptr %17, i64 %60, i64 2, i64 %85
  store double %106, ptr %107
  %108 = fsub double %68, %92
  %109 = fmul double %108, %98
  %110 = icmp eq i64 %86, %73
  br i1 %110, label %75, label %81

111:
  %112 = icmp sgt i64 %60, %65
  br i1 %112, label %113, label %115

113:
  %114 = sub i64 0, %65
  br label %121

115:
  %116 = sub i64 %60, %65
  %117 = getelementptr [3 x [6 x double]], ptr %17, i64 %60, i64 0, i64 %116
  %118 = load double, ptr %117
  %119 = fdiv double 1.000000e+00, %118
  store double %119, ptr %117
  %120 = icmp slt i64 %116, %0
  br i1 %120, label %163, label %160

121:
  %122 = phi i64 [ %65, %113 ], [ %147, %146 ]
  %123 = add i64 %122, %26
  %124 = icmp slt i64 %123, 0
  %125 = icmp sgt i64 %123, %28
  %126 = select i1 %125, i64 %28, i64 %123
  %127 = select i1 %124, i64 0, i64 %126
  %128 = sub i64 %122, %127
  %129 = getelementptr [3 x [6 x double]], ptr %17, i64 %60, i64 0, i64 %122
  %130 = getelementptr double, ptr %129, i64 %114
  %131 = getelementptr [3 x [6 x double]], ptr %17, i64 %122, i64 0, i64 %128
  %132 = load double, ptr %131
  %133 = fneg double %132
  %134 = load double, ptr %130
  %135 = fmul double %134, %133
  store double %135, ptr %130
  %136 = sub i64 %0, %128
  %137 = icmp slt i64 %136, 1
  br i1 %137, label %146, label %138

138:
  %139 = getelementptr double, ptr %131, i64 1
  %140 = load double, ptr %139
  %141 = getelementptr double, ptr %130, i64 1
  %142 = load double, ptr %141
  %143 = fneg double %135
  %144 = call double @llvm.fmuladd.f64(double %143, double %140, double %142)
  store double %144, ptr %141
  %145 = icmp eq i64 %136, 1
  br i1 %145, label %146, label %149

146:
  %147 = add i64 %122, 1
  %148 = icmp eq i64 %147, %60
  br i1 %148, label %115, label %121

149:
  %150 = phi i64 [ %151, %149 ], [ 1, %138 ]
  %151 = add i64 %150, 1
  %152 = load double, ptr %130
  %153 = getelementptr double, ptr %131, i64 %151
  %154 = load double, ptr %153
  %155 = getelementptr double, ptr %130, i64 %151
  %156 = load double, ptr %155
  %157 = fneg double %152
  %158 = call double @llvm.fmuladd.f64(double %157, double %154, double %156)
  store double %158, ptr %155
  %159 = icmp slt i64 %151, %136
  br i1 %159, label %149, label %146

160:
  %161 = add i64 %60, 1
  %162 = icmp eq i64 %161, %1
  br i1 %162, label %42, label %59

163:
  %164 = phi i64 [ %165, %163 ], [ %116, %115 ]
  %165 = add i64 %164, 1
  %166 = getelementptr [3 x [6 x double]], ptr %17, i64 %60, i64 0, i64 %165
  %167 = load double, ptr %166
  %168 = fneg double %167
  store double %168, ptr %166
  %169 = icmp slt i64 %165, %0
  br i1 %169, label %163, label %160

170:
  ret void

171:
  %172 = phi i64 [ 0, %44 ], [ %317, %316 ]
  %173 = sub i64 %2, %172
  %174 = icmp slt i64 %173, 32
  %175 = select i1 %174, i64 %173, i64 32
  %176 = shl i64 %175, 3
  br i1 %23, label %177, label %316

177:
  %178 = getelementptr double, ptr %5, i64 %172
  br label %180

179:
  br i1 %23, label %247, label %316

180:
  %181 = phi i64 [ %242, %237 ], [ 0, %177 ]
  %182 = shl i64 %181, 5
  %183 = getelementptr double, ptr %14, i64 %182
  %184 = add i64 %181, %46
  %185 = icmp slt i64 %184, 0
  %186 = icmp sgt i64 %184, %48
  %187 = select i1 %186, i64 %48, i64 %184
  %188 = select i1 %185, i64 0, i64 %187
  %189 = bitcast ptr %183 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(256) %189, i8 0, i64 256, i1 false)
  %190 = mul i64 %181, %2
  %191 = getelementptr double, ptr %178, i64 %190
  %192 = bitcast ptr %191 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %189, ptr align 8 %192, i64 %176, i1 false)
  %193 = sub i64 %181, %188
  %194 = shl i64 %188, 5
  %195 = getelementptr double, ptr %14, i64 %194
  %196 = bitcast ptr %183 to ptr
  %197 = load <8 x double>, ptr %196, align 8
  %198 = getelementptr double, ptr %183, i64 8
  %199 = bitcast ptr %198 to ptr
  %200 = load <8 x double>, ptr %199, align 8
  %201 = getelementptr double, ptr %183, i64 16
  %202 = bitcast ptr %201 to ptr
  %203 = load <8 x double>, ptr %202, align 8
  %204 = getelementptr double, ptr %183, i64 24
  %205 = bitcast ptr %204 to ptr
  %206 = load <8 x double>, ptr %205, align 8
  %207 = icmp sgt i64 %193, 0
  br i1 %207, label %208, label %237

208:
  %209 = phi <8 x double> [ %234, %208 ], [ %206, %180 ]
  %210 = phi <8 x double> [ %230, %208 ], [ %203, %180 ]
  %211 = phi <8 x double> [ %226, %208 ], [ %200, %180 ]
  %212 = phi <8 x double> [ %222, %208 ], [ %197, %180 ]
  %213 = phi i64 [ %235, %208 ], [ 0, %180 ]
  %214 = shl i64 %213, 5
  %215 = getelementptr double, ptr %195, i64 %214
  %216 = bitcast ptr %215 to ptr
  %217 = getelementptr [3 x [6 x double]], ptr %17, i64 %181, i64 0, i64 %213
  %218 = load double, ptr %217
  %219 = insertelement <8 x double> poison, double %218, i64 0
  %220 = shufflevector <8 x double> %219, <8 x double> poison, <8 x i32> zeroinitializer
  %221 = load <8 x double>, ptr %216, align 8
  %222 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %220, <8 x double> %221, <8 x double> %212)
  %223 = getelementptr double, ptr %215, i64 8
  %224 = bitcast ptr %223 to ptr
  %225 = load <8 x double>, ptr %224, align 8
  %226 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %220, <8 x double> %225, <8 x double> %211)
  %227 = getelementptr double, ptr %215, i64 16
  %228 = bitcast ptr %227 to ptr
  %229 = load <8 x double>, ptr %228, align 8
  %230 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %220, <8 x double> %229, <8 x double> %210)
  %231 = getelementptr double, ptr %215, i64 24
  %232 = bitcast ptr %231 to ptr
  %233 = load <8 x double>, ptr %232, align 8
  %234 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %220, <8 x double> %233, <8 x double> %209)
  %235 = add i64 %213, 1
  %236 = icmp eq i64 %235, %193
  br i1 %236, label %237, label %208

237:
  %238 = phi <8 x double> [ %206, %180 ], [ %234, %208 ]
  %239 = phi <8 x double> [ %203, %180 ], [ %230, %208 ]
  %240 = phi <8 x double> [ %200, %180 ], [ %226, %208 ]
  %241 = phi <8 x double> [ %197, %180 ], [ %222, %208 ]
  store <8 x double> %241, ptr %196, align 8
  store <8 x double> %240, ptr %199, align 8
  store <8 x double> %239, ptr %202, align 8
  store <8 x double> %238, ptr %205, align 8
  %242 = add i64 %181, 1
  %243 = icmp eq i64 %242, %1
  br i1 %243, label %179, label %180

244:
  br i1 %23, label %245, label %316

245:
  %246 = getelementptr double, ptr %6, i64 %172
  br label %319

247:
  %248 = phi i64 [ %249, %304 ], [ %1, %179 ]
  %249 = add i64 %248, -1
  %250 = add i64 %249, %46
  %251 = icmp slt i64 %250, 0
  %252 = icmp sgt i64 %250, %48
  %253 = select i1 %252, i64 %48, i64 %250
  %254 = select i1 %251, i64 0, i64 %253
  %255 = sub i64 %249, %254
  %256 = getelementptr [3 x [6 x double]], ptr %17, i64 %249, i64 0, i64 %255
  %257 = shl i64 %249, 5
  %258 = getelementptr double, ptr %14, i64 %257
  %259 = sub i64 %0, %255
  %260 = getelementptr double, ptr %256, i64 1
  %261 = getelementptr double, ptr %258, i64 32
  %262 = load double, ptr %256
  %263 = bitcast ptr %258 to ptr
  %264 = load <8 x double>, ptr %263, align 8
  %265 = getelementptr double, ptr %258, i64 8
  %266 = bitcast ptr %265 to ptr
  %267 = load <8 x double>, ptr %266, align 8
  %268 = getelementptr double, ptr %258, i64 16
  %269 = bitcast ptr %268 to ptr
  %270 = load <8 x double>, ptr %269, align 8
  %271 = getelementptr double, ptr %258, i64 24
  %272 = bitcast ptr %271 to ptr
  %273 = load <8 x double>, ptr %272, align 8
  %274 = icmp sgt i64 %259, 0
  br i1 %274, label %275, label %304

275:
  %276 = phi <8 x double> [ %301, %275 ], [ %273, %247 ]
  %277 = phi <8 x double> [ %297, %275 ], [ %270, %247 ]
  %278 = phi <8 x double> [ %293, %275 ], [ %267, %247 ]
  %279 = phi <8 x double> [ %289, %275 ], [ %264, %247 ]
  %280 = phi i64 [ %302, %275 ], [ 0, %247 ]
  %281 = shl i64 %280, 5
  %282 = getelementptr double, ptr %261, i64 %281
  %283 = bitcast ptr %282 to ptr
  %284 = getelementptr double, ptr %260, i64 %280
  %285 = load double, ptr %284
  %286 = insertelement <8 x double> poison, double %285, i64 0
  %287 = shufflevector <8 x double> %286, <8 x double> poison, <8 x i32> zeroinitializer
  %288 = load <8 x double>, ptr %283, align 8
  %289 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %287, <8 x double> %288, <8 x double> %279)
  %290 = getelementptr double, ptr %282, i64 8
  %291 = bitcast ptr %290 to ptr
  %292 = load <8 x double>, ptr %291, align 8
  %293 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %287, <8 x double> %292, <8 x double> %278)
  %294 = getelementptr double, ptr %282, i64 16
  %295 = bitcast ptr %294 to ptr
  %296 = load <8 x double>, ptr %295, align 8
  %297 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %287, <8 x double> %296, <8 x double> %277)
  %298 = getelementptr double, ptr %282, i64 24
  %299 = bitcast ptr %298 to ptr
  %300 = load <8 x double>, ptr %299, align 8
  %301 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %287, <8 x double> %300, <8 x double> %276)
  %302 = add i64 %280, 1
  %303 = icmp eq i64 %302, %259
  br i1 %303, label %304, label %275

304:
  %305 = phi <8 x double> [ %273, %247 ], [ %301, %275 ]
  %306 = phi <8 x double> [ %270, %247 ], [ %297, %275 ]
  %307 = phi <8 x double> [ %267, %247 ], [ %293, %275 ]
  %308 = phi <8 x double> [ %264, %247 ], [ %289, %275 ]
  %309 = insertelement <8 x double> poison, double %262, i64 0
  %310 = shufflevector <8 x double> %309, <8 x double> poison, <8 x i32> zeroinitializer
  %311 = fmul <8 x double> %310, %308
  %312 = fmul <8 x double> %310, %307
  %313 = fmul <8 x double> %310, %306
  %314 = fmul <8 x double> %310, %305
  store <8 x double> %311, ptr %263, align 8
  store <8 x double> %312, ptr %266, align 8
  store <8 x double> %313, ptr %269, align 8
  store <8 x double> %314, ptr %272, align 8
  %315 = icmp sgt i64 %248, 1
  br i1 %315, label %247, label %244

316:
  %317 = add i64 %172, 32
  %318 = icmp slt i64 %317, %2
  br i1 %318, label %171, label %170

319:
  %320 = phi i64 [ %329, %328 ], [ 0, %245 ]
  %321 = add i64 %320, %46
  %322 = icmp slt i64 %321, 0
  %323 = icmp sgt i64 %321, %48
  %324 = select i1 %323, i64 %48, i64 %321
  %325 = shl i64 %324, 5
  %326 = select i1 %322, i64 0, i64 %325
  %327 = getelementptr double, ptr %14, i64 %326
  br i1 %49, label %331, label %328

328:
  %329 = add i64 %320, 1
  %330 = icmp eq i64 %329, %1
  br i1 %330, label %316, label %319

331:
  %332 = phi i64 [ %333, %363 ], [ 0, %319 ]
  %333 = add i64 %332, 1
  br i1 %50, label %334, label %363

334:
  %335 = phi <8 x double> [ %360, %334 ], [ zeroinitializer, %331 ]
  %336 = phi <8 x double> [ %356, %334 ], [ zeroinitializer, %331 ]
  %337 = phi <8 x double> [ %352, %334 ], [ zeroinitializer, %331 ]
  %338 = phi <8 x double> [ %348, %334 ], [ zeroinitializer, %331 ]
  %339 = phi i64 [ %361, %334 ], [ 0, %331 ]
  %340 = shl i64 %339, 5
  %341 = getelementptr double, ptr %327, i64 %340
  %342 = bitcast ptr %341 to ptr
  %343 = getelementptr [3 x [6 x double]], ptr %17, i64 %320, i64 %333, i64 %339
  %344 = load double, ptr %343
  %345 = insertelement <8 x double> poison, double %344, i64 0
  %346 = shufflevector <8 x double> %345, <8 x double> poison, <8 x i32> zeroinitializer
  %347 = load <8 x double>, ptr %342, align 8
  %348 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %346, <8 x double> %347, <8 x double> %338)
  %349 = getelementptr double, ptr %341, i64 8
  %350 = bitcast ptr %349 to ptr
  %351 = load <8 x double>, ptr %350, align 8
  %352 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %346, <8 x double> %351, <8 x double> %337)
  %353 = getelementptr double, ptr %341, i64 16
  %354 = bitcast ptr %353 to ptr
  %355 = load <8 x double>, ptr %354, align 8
  %356 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %346, <8 x double> %355, <8 x double> %336)
  %357 = getelementptr double, ptr %341, i64 24
  %358 = bitcast ptr %357 to ptr
  %359 = load <8 x double>, ptr %358, align 8
  %360 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %346, <8 x double> %359, <8 x double> %335)
  %361 = add i64 %339, 1
  %362 = icmp eq i64 %339, %0
  br i1 %362, label %363, label %334

363:
  %364 = phi <8 x double> [ zeroinitializer, %331 ], [ %360, %334 ]
  %365 = phi <8 x double> [ zeroinitializer, %331 ], [ %356, %334 ]
  %366 = phi <8 x double> [ zeroinitializer, %331 ], [ %352, %334 ]
  %367 = phi <8 x double> [ zeroinitializer, %331 ], [ %348, %334 ]
  store <8 x double> %367, ptr %52, align 16
  store <8 x double> %366, ptr %54, align 16
  store <8 x double> %365, ptr %56, align 16
  store <8 x double> %364, ptr %58, align 16
  %368 = mul i64 %332, %1
  %369 = add i64 %368, %320
  %370 = mul i64 %369, %2
  %371 = getelementptr double, ptr %246, i64 %370
  %372 = bitcast ptr %371 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %372, ptr align 16 %51, i64 %176, i1 false)
  %373 = icmp eq i64 %333, %3
  br i1 %373, label %328, label %331
}

declare double @llvm.fmuladd.f64(double, double, double)

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)
