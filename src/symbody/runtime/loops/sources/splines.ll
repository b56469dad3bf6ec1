; splines: made by tools/make_loops_text.py from splines
; sources f8f3ce0e5e256d4b7acb11b4387108ef945666c1541995dc6641678faf5a260d
define i64 @spline_work(i64 %0, i64 %1) {
  %3 = mul i64 %1, 50
  %4 = add i64 %0, 9
  %5 = add i64 %4, %1
  %6 = add i64 %5, %3
  ret i64 %6
}

define void @spline_slopes(i64 %0, i64 %1, i64 %2, i64 %3, ptr  %4, ptr  %5, ptr  %6, ptr %7) {
  %9 = alloca [4 x i64], align 16
  %10 = add i64 %0, 1
  %11 = sdiv i64 %10, -2
  %12 = ptrtoint ptr %7 to i64
  %13 = add i64 %12, 63
  %14 = and i64 %13, -64
  %15 = inttoptr i64 %14 to ptr
  %16 = shl i64 %1, 5
  %17 = getelementptr double, ptr %15, i64 %16
  %18 = getelementptr double, ptr %17, i64 %1
  %19 = getelementptr double, ptr %18, i64 %0
  %20 = getelementptr double, ptr %19, i64 1
  %21 = bitcast ptr %20 to ptr
  %22 = add i64 %1, %0
  %23 = icmp slt i64 %22, 0
  br i1 %23, label %26, label %24

24:
  %25 = add i64 %1, -1
  br label %34

26:
  %27 = icmp sgt i64 %1, 0
  br i1 %27, label %28, label %46

28:
  %29 = add i64 %0, -1
  %30 = sdiv i64 %29, -2
  %31 = xor i64 %0, -1
  %32 = add i64 %31, %1
  %33 = icmp slt i64 %0, 1
  br label %65

34:
  %35 = phi i64 [ 0, %24 ], [ %44, %34 ]
  %36 = icmp sgt i64 %35, %0
  %37 = icmp slt i64 %35, %1
  %38 = add i64 %35, %11
  %39 = select i1 %37, i64 %38, i64 %25
  %40 = select i1 %36, i64 %39, i64 0
  %41 = getelementptr double, ptr %4, i64 %40
  %42 = load double, ptr %41
  %43 = getelementptr double, ptr %17, i64 %35
  store double %42, ptr %43
  %44 = add i64 %35, 1
  %45 = icmp eq i64 %35, %22
  br i1 %45, label %26, label %34

46:
  %47 = icmp sgt i64 %2, 0
  br i1 %47, label %48, label %176

48:
  %49 = bitcast ptr %9 to ptr
  %50 = add i64 %2, -8
  %51 = add i64 %0, -1
  %52 = sdiv i64 %51, -2
  %53 = xor i64 %0, -1
  %54 = add i64 %53, %1
  %55 = icmp sgt i64 %3, 0
  %56 = icmp sgt i64 %0, -1
  %57 = getelementptr [4 x i64], ptr %9, i64 0, i64 0
  %58 = getelementptr [4 x i64], ptr %9, i64 0, i64 1
  %59 = getelementptr [4 x i64], ptr %9, i64 0, i64 2
  %60 = getelementptr [4 x i64], ptr %9, i64 0, i64 3
  %61 = getelementptr [4 x i64], ptr %9, i64 0, i64 0
  %62 = getelementptr [4 x i64], ptr %9, i64 0, i64 1
  %63 = getelementptr [4 x i64], ptr %9, i64 0, i64 2
  %64 = getelementptr [4 x i64], ptr %9, i64 0, i64 3
  br label %177

65:
  %66 = phi i64 [ 0, %28 ], [ %167, %166 ]
  %67 = add i64 %66, %30
  %68 = icmp slt i64 %67, 0
  %69 = icmp sgt i64 %67, %32
  %70 = select i1 %69, i64 %32, i64 %67
  %71 = select i1 %68, i64 0, i64 %70
  %72 = getelementptr double, ptr %17, i64 %71
  %73 = getelementptr double, ptr %4, i64 %66
  %74 = load double, ptr %73
  %75 = getelementptr [3 x [6 x double]], ptr %21, i64 %66, i64 0, i64 1
  %76 = bitcast ptr %75 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(144) %76, i8 0, i64 136, i1 false)
  %77 = getelementptr [3 x [6 x double]], ptr %21, i64 %66, i64 0, i64 0
  store double 1.000000e+00, ptr %77
  br i1 %33, label %117, label %78

78:
  %79 = phi i64 [ %85, %81 ], [ 1, %65 ]
  %80 = sitofp i64 %79 to double
  br label %87

81:
  %82 = getelementptr [3 x [6 x double]], ptr %21, i64 %66, i64 0, i64 %79
  store double %115, ptr %82
  %83 = getelementptr [3 x [6 x double]], ptr %21, i64 %66, i64 1, i64 %79
  store double %105, ptr %83
  %84 = getelementptr [3 x [6 x double]], ptr %21, i64 %66, i64 2, i64 %79
  store double %108, ptr %84
  %85 = add i64 %79, 1
  %86 = icmp eq i64 %79, %0
  br i1 %86, label %117, label %78

87:
  %88 = phi double [ 0.000000e+00, %78 ], [ %115, %87 ]
  %89 = phi double [ 0.000000e+00, %78 ], [ %105, %87 ]
  %90 = phi double [ 0.000000e+00, %78 ], [ %108, %87 ]
  %91 = phi i64 [ 0, %78 ], [ %92, %87 ]
  %92 = add i64 %91, 1
  %93 = add i64 %92, %0
  %94 = getelementptr double, ptr %72, i64 %93
  %95 = load double, ptr %94
  %96 = sub i64 %93, %79
  %97 = getelementptr double, ptr %72, i64 %96
  %98 = load double, ptr %97
  %99 = fsub double %95, %98
  %100 = fdiv double 1.000000e+00, %99
  %101 = fmul double %100, %80
  %102 = getelementptr [3 x [6 x double]], ptr %21, i64 %66, i64 0, i64 %91
  %103 = load double, ptr %102
  %104 = fmul double %103, %100
  %105 = fmul double %103, %101
  %106 = getelementptr [3 x [6 x double]], ptr %21, i64 %66, i64 1, i64 %91
  %107 = load double, ptr %106
  %108 = fmul double %107, %101
  %109 = fsub double %95, %74
  %110 = call double @llvm.fmuladd.f64(double %109, double %104, double %88)
  store double %110, ptr %102
  %111 = fsub double %89, %105
  store double %111, ptr %106
  %112 = fsub double %90, %108
  %113 = getelementptr [3 x [6 x double]], ptr %21, i64 %66, i64 2, i64 %91
  store double %112, ptr %113
  %114 = fsub double %74, %98
  %115 = fmul double %114, %104
  %116 = icmp eq i64 %92, %79
  br i1 %116, label %81, label %87

117:
  %118 = icmp sgt i64 %66, %71
  br i1 %118, label %119, label %121

119:
  %120 = sub i64 0, %71
  br label %127

121:
  %122 = sub i64 %66, %71
  %123 = getelementptr [3 x [6 x double]], ptr %21, i64 %66, i64 0, i64 %122
  %124 = load double, ptr %123
  %125 = fdiv double 1.000000e+00, %124
  store double %125, ptr %123
  %126 = icmp slt i64 %122, %0
  br i1 %126, label %169, label %166

127:
  %128 = phi i64 [ %71, %119 ], [ %153, %152 ]
  %129 = add i64 %128, %30
  %130 = icmp slt i64 %129, 0
  %131 = icmp sgt i64 %129, %32
  %132 = select i1 %131, i64 %32, i64 %129
  %133 = select i1 %130, i64 0, i64 %132
  %134 = sub i64 %128, %133
  %135 = getelementptr [3 x [6 x double]], ptr %21, i64 %66, i64 0, i64 %128
  %136 = getelementptr double, ptr %135, i64 %120
  %137 = getelementptr [3 x [6 x double]], ptr %21, i64 %128, i64 0, i64 %134
  %138 = load double, ptr %137
  %139 = fneg double %138
  %140 = load double, ptr %136
  %141 = fmul double %140, %139
  store double %141, ptr %136
  %142 = sub i64 %0, %134
  %143 = icmp slt i64 %142, 1
  br i1 %143, label %152, label %144

144:
  %145 = getelementptr double, ptr %137, i64 1
  %146 = load double, ptr %145
  %147 = getelementptr double, ptr %136, i64 1
  %148 = load double, ptr %147
  %149 = fneg double %141
  %150 = call double @llvm.fmuladd.f64(double %149, double %146, double %148)
  store double %150, ptr %147
  %151 = icmp eq i64 %142, 1
  br i1 %151, label %152, label %155

152:
  %153 = add i64 %128, 1
  %154 = icmp eq i64 %153, %66
  br i1 %154, label %121, label %127

155:
  %156 = phi i64 [ %157, %155 ], [ 1, %144 ]
  %157 = add i64 %156, 1
  %158 = load double, ptr %136
  %159 = getelementptr double, ptr %137, i64 %157
  %160 = load double, ptr %159
  %161 = getelementptr double, ptr %136, i64 %157
  %162 = load double, ptr %161
  %163 = fneg double %158
  %164 = call double @llvm.fmuladd.f64(double %163, double %160, double %162)
  store double %164, ptr %161
  %165 = icmp slt i64 %157, %142
  br i1 %165, label %155, label %152

166:
  %167 = add i64 %66, 1
  %168 = icmp eq i64 %167, %1
  br i1 %168, label %46, label %65

169:
  %170 = phi i64 [ %171, %169 ], [ %122, %121 ]
  %171 = add i64 %170, 1
  %172 = getelementptr [3 x [6 x double]], ptr %21, i64 %66, i64 0, i64 %171
  %173 = load double, ptr %172
  %174 = fneg double %173
  store double %174, ptr %172
  %175 = icmp slt i64 %171, %0
  br i1 %175, label %169, label %166

176:
  ret void

177:
  %178 = phi i64 [ 0, %48 ], [ %343, %342 ]
  br label %185

179:
  br i1 %27, label %180, label %342

180:
  %181 = load i64, ptr %57, align 16
  %182 = load i64, ptr %58
  %183 = load i64, ptr %59, align 16
  %184 = load i64, ptr %60
  br label %197

185:
  %186 = phi i64 [ 0, %177 ], [ %187, %185 ]
  %187 = add i64 %186, 1
  %188 = shl i64 %187, 3
  %189 = add i64 %188, %178
  %190 = icmp slt i64 %189, %2
  %191 = shl i64 %186, 3
  %192 = add i64 %191, %178
  %193 = select i1 %190, i64 %192, i64 %50
  %194 = getelementptr [4 x i64], ptr %9, i64 0, i64 %186
  store i64 %193, ptr %194
  %195 = icmp eq i64 %187, 4
  br i1 %195, label %179, label %185

196:
  br i1 %27, label %273, label %342

197:
  %198 = phi i64 [ %265, %251 ], [ 0, %180 ]
  %199 = add i64 %198, %52
  %200 = icmp sgt i64 %199, %54
  %201 = select i1 %200, i64 %54, i64 %199
  %202 = mul i64 %198, %2
  %203 = getelementptr double, ptr %5, i64 %202
  %204 = getelementptr double, ptr %203, i64 %181
  %205 = bitcast ptr %204 to ptr
  %206 = load <8 x double>, ptr %205, align 8
  %207 = getelementptr double, ptr %203, i64 %182
  %208 = bitcast ptr %207 to ptr
  %209 = load <8 x double>, ptr %208, align 8
  %210 = getelementptr double, ptr %203, i64 %183
  %211 = bitcast ptr %210 to ptr
  %212 = load <8 x double>, ptr %211, align 8
  %213 = getelementptr double, ptr %203, i64 %184
  %214 = bitcast ptr %213 to ptr
  %215 = load <8 x double>, ptr %214, align 8
  %216 = icmp slt i64 %199, 0
  %217 = select i1 %216, i64 0, i64 %201
  %218 = sub i64 %198, %217
  %219 = shl i64 %217, 5
  %220 = getelementptr double, ptr %15, i64 %219
  %221 = icmp sgt i64 %218, 0
  br i1 %221, label %222, label %251

222:
  %223 = phi <8 x double> [ %248, %222 ], [ %215, %197 ]
  %224 = phi <8 x double> [ %244, %222 ], [ %212, %197 ]
  %225 = phi <8 x double> [ %240, %222 ], [ %209, %197 ]
  %226 = phi <8 x double> [ %236, %222 ], [ %206, %197 ]
  %227 = phi i64 [ %249, %222 ], [ 0, %197 ]
  %228 = shl i64 %227, 5
  %229 = getelementptr double, ptr %220, i64 %228
  %230 = bitcast ptr %229 to ptr
  %231 = getelementptr [3 x [6 x double]], ptr %21, i64 %198, i64 0, i64 %227
  %232 = load double, ptr %231
  %233 = insertelement <8 x double> poison, double %232, i64 0
  %234 = shufflevector <8 x double> %233, <8 x double> poison, <8 x i32> zeroinitializer
  %235 = load <8 x double>, ptr %230, align 64
  %236 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %234, <8 x double> %235, <8 x double> %226)
  %237 = getelementptr double, ptr %229, i64 8
  %238 = bitcast ptr %237 to ptr
  %239 = load <8 x double>, ptr %238, align 64
  %240 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %234, <8 x double> %239, <8 x double> %225)
  %241 = getelementptr double, ptr %229, i64 16
  %242 = bitcast ptr %241 to ptr
  %243 = load <8 x double>, ptr %242, align 64
  %244 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %234, <8 x double> %243, <8 x double> %224)
  %245 = getelementptr double, ptr %229, i64 24
  %246 = bitcast ptr %245 to ptr
  %247 = load <8 x double>, ptr %246, align 64
  %248 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %234, <8 x double> %247, <8 x double> %223)
  %249 = add i64 %227, 1
  %250 = icmp eq i64 %249, %218
  br i1 %250, label %251, label %222

251:
  %252 = phi <8 x double> [ %215, %197 ], [ %248, %222 ]
  %253 = phi <8 x double> [ %212, %197 ], [ %244, %222 ]
  %254 = phi <8 x double> [ %209, %197 ], [ %240, %222 ]
  %255 = phi <8 x double> [ %206, %197 ], [ %236, %222 ]
  %256 = shl i64 %198, 5
  %257 = getelementptr double, ptr %15, i64 %256
  %258 = bitcast ptr %257 to ptr
  store <8 x double> %255, ptr %258, align 64
  %259 = getelementptr double, ptr %257, i64 8
  %260 = bitcast ptr %259 to ptr
  store <8 x double> %254, ptr %260, align 64
  %261 = getelementptr double, ptr %257, i64 16
  %262 = bitcast ptr %261 to ptr
  store <8 x double> %253, ptr %262, align 64
  %263 = getelementptr double, ptr %257, i64 24
  %264 = bitcast ptr %263 to ptr
  store <8 x double> %252, ptr %264, align 64
  %265 = add i64 %198, 1
  %266 = icmp eq i64 %265, %1
  br i1 %266, label %196, label %197

267:
  br i1 %27, label %268, label %342

268:
  %269 = load i64, ptr %61, align 16
  %270 = load i64, ptr %62
  %271 = load i64, ptr %63, align 16
  %272 = load i64, ptr %64
  br label %345

273:
  %274 = phi i64 [ %275, %329 ], [ %1, %196 ]
  %275 = add i64 %274, -1
  %276 = add i64 %275, %52
  %277 = icmp slt i64 %276, 0
  %278 = icmp sgt i64 %276, %54
  %279 = select i1 %278, i64 %54, i64 %276
  %280 = select i1 %277, i64 0, i64 %279
  %281 = sub i64 %275, %280
  %282 = getelementptr [3 x [6 x double]], ptr %21, i64 %275, i64 0, i64 %281
  %283 = shl i64 %275, 5
  %284 = getelementptr double, ptr %15, i64 %283
  %285 = bitcast ptr %284 to ptr
  %286 = load <8 x double>, ptr %285, align 64
  %287 = getelementptr double, ptr %284, i64 8
  %288 = bitcast ptr %287 to ptr
  %289 = load <8 x double>, ptr %288, align 64
  %290 = getelementptr double, ptr %284, i64 16
  %291 = bitcast ptr %290 to ptr
  %292 = load <8 x double>, ptr %291, align 64
  %293 = getelementptr double, ptr %284, i64 24
  %294 = bitcast ptr %293 to ptr
  %295 = load <8 x double>, ptr %294, align 64
  %296 = sub i64 %0, %281
  %297 = getelementptr double, ptr %282, i64 1
  %298 = getelementptr double, ptr %284, i64 32
  %299 = icmp sgt i64 %296, 0
  br i1 %299, label %300, label %329

300:
  %301 = phi <8 x double> [ %326, %300 ], [ %295, %273 ]
  %302 = phi <8 x double> [ %322, %300 ], [ %292, %273 ]
  %303 = phi <8 x double> [ %318, %300 ], [ %289, %273 ]
  %304 = phi <8 x double> [ %314, %300 ], [ %286, %273 ]
  %305 = phi i64 [ %327, %300 ], [ 0, %273 ]
  %306 = shl i64 %305, 5
  %307 = getelementptr double, ptr %298, i64 %306
  %308 = bitcast ptr %307 to ptr
  %309 = getelementptr double, ptr %297, i64 %305
  %310 = load double, ptr %309
  %311 = insertelement <8 x double> poison, double %310, i64 0
  %312 = shufflevector <8 x double> %311, <8 x double> poison, <8 x i32> zeroinitializer
  %313 = load <8 x double>, ptr %308, align 64
  %314 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %312, <8 x double> %313, <8 x double> %304)
  %315 = getelementptr double, ptr %307, i64 8
  %316 = bitcast ptr %315 to ptr
  %317 = load <8 x double>, ptr %316, align 8
  %318 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %312, <8 x double> %317, <8 x double> %303)
  %319 = getelementptr double, ptr %307, i64 16
  %320 = bitcast ptr %319 to ptr
  %321 = load <8 x double>, ptr %320, align 8
  %322 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %312, <8 x double> %321, <8 x double> %302)
  %323 = getelementptr double, ptr %307, i64 24
  %324 = bitcast ptr %323 to ptr
  %325 = load <8 x double>, ptr %324, align 8
  %326 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %312, <8 x double> %325, <8 x double> %301)
  %327 = add i64 %305, 1
  %328 = icmp eq i64 %327, %296
  br i1 %328, label %329, label %300

329:
  %330 = phi <8 x double> [ %295, %273 ], [ %326, %300 ]
  %331 = phi <8 x double> [ %292, %273 ], [ %322, %300 ]
  %332 = phi <8 x double> [ %289, %273 ], [ %318, %300 ]
  %333 = phi <8 x double> [ %286, %273 ], [ %314, %300 ]
  %334 = load double, ptr %282
  %335 = insertelement <8 x double> poison, double %334, i64 0
  %336 = shufflevector <8 x double> %335, <8 x double> poison, <8 x i32> zeroinitializer
  %337 = fmul <8 x double> %333, %336
  %338 = fmul <8 x double> %332, %336
  %339 = fmul <8 x double> %331, %336
  %340 = fmul <8 x double> %330, %336
  store <8 x double> %337, ptr %285, align 64
  store <8 x double> %338, ptr %288, align 64
  store <8 x double> %339, ptr %291, align 64
  store <8 x double> %340, ptr %294, align 64
  %341 = icmp sgt i64 %274, 1
  br i1 %341, label %273, label %267

342:
  %343 = add i64 %178, 32
  %344 = icmp slt i64 %343, %2
  br i1 %344, label %177, label %176

345:
  %346 = phi i64 [ %355, %354 ], [ 0, %268 ]
  %347 = add i64 %346, %52
  %348 = icmp slt i64 %347, 0
  %349 = icmp sgt i64 %347, %54
  %350 = select i1 %349, i64 %54, i64 %347
  %351 = shl i64 %350, 5
  %352 = select i1 %348, i64 0, i64 %351
  %353 = getelementptr double, ptr %15, i64 %352
  br i1 %55, label %357, label %354

354:
  %355 = add i64 %346, 1
  %356 = icmp eq i64 %355, %1
  br i1 %356, label %342, label %345

357:
  %358 = phi i64 [ %359, %389 ], [ 0, %345 ]
  %359 = add i64 %358, 1
  br i1 %56, label %360, label %389

360:
  %361 = phi <8 x double> [ %386, %360 ], [ zeroinitializer, %357 ]
  %362 = phi <8 x double> [ %382, %360 ], [ zeroinitializer, %357 ]
  %363 = phi <8 x double> [ %378, %360 ], [ zeroinitializer, %357 ]
  %364 = phi <8 x double> [ %374, %360 ], [ zeroinitializer, %357 ]
  %365 = phi i64 [ %387, %360 ], [ 0, %357 ]
  %366 = shl i64 %365, 5
  %367 = getelementptr double, ptr %353, i64 %366
  %368 = bitcast ptr %367 to ptr
  %369 = getelementptr [3 x [6 x double]], ptr %21, i64 %346, i64 %359, i64 %365
  %370 = load double, ptr %369
  %371 = insertelement <8 x double> poison, double %370, i64 0
  %372 = shufflevector <8 x double> %371, <8 x double> poison, <8 x i32> zeroinitializer
  %373 = load <8 x double>, ptr %368, align 64
  %374 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %372, <8 x double> %373, <8 x double> %364)
  %375 = getelementptr double, ptr %367, i64 8
  %376 = bitcast ptr %375 to ptr
  %377 = load <8 x double>, ptr %376, align 64
  %378 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %372, <8 x double> %377, <8 x double> %363)
  %379 = getelementptr double, ptr %367, i64 16
  %380 = bitcast ptr %379 to ptr
  %381 = load <8 x double>, ptr %380, align 64
  %382 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %372, <8 x double> %381, <8 x double> %362)
  %383 = getelementptr double, ptr %367, i64 24
  %384 = bitcast ptr %383 to ptr
  %385 = load <8 x double>, ptr %384, align 64
  %386 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %372, <8 x double> %385, <8 x double> %361)
  %387 = add i64 %365, 1
  %388 = icmp eq i64 %365, %0
  br i1 %388, label %389, label %360

389:
  %390 = phi <8 x double> [ zeroinitializer, %357 ], [ %386, %360 ]
  %391 = phi <8 x double> [ zeroinitializer, %357 ], [ %382, %360 ]
  %392 = phi <8 x double> [ zeroinitializer, %357 ], [ %378, %360 ]
  %393 = phi <8 x double> [ zeroinitializer, %357 ], [ %374, %360 ]
  %394 = mul i64 %358, %1
  %395 = add i64 %394, %346
  %396 = mul i64 %395, %2
  %397 = getelementptr double, ptr %6, i64 %396
  %398 = getelementptr double, ptr %397, i64 %269
  %399 = bitcast ptr %398 to ptr
  store <8 x double> %393, ptr %399, align 8
  %400 = getelementptr double, ptr %397, i64 %270
  %401 = bitcast ptr %400 to ptr
  store <8 x double> %392, ptr %401, align 8
  %402 = getelementptr double, ptr %397, i64 %271
  %403 = bitcast ptr %402 to ptr
  store <8 x double> %391, ptr %403, align 8
  %404 = getelementptr double, ptr %397, i64 %272
  %405 = bitcast ptr %404 to ptr
  store <8 x double> %390, ptr %405, align 8
  %406 = icmp eq i64 %359, %3
  br i1 %406, label %354, label %357
}

declare double @llvm.fmuladd.f64(double, double, double)

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)
