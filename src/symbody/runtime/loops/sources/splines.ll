; splines: made by tools/make_loops_text.py from splines
; sources 8ef8f69587e0b8ecfc0a04153f61b92ceb144321654ab667ff63316198c49b81
define i64 @spline_work(i64 %0, i64 %1) {
  %3 = mul i64 %1, 50
  %4 = add i64 %0, 1
  %5 = add i64 %4, %1
  %6 = add i64 %5, %3
  ret i64 %6
}

define void @spline_slopes(i64 %0, i64 %1, i64 %2, i64 %3, ptr  %4, ptr  %5, ptr  %6, ptr  %7) {
  %9 = alloca [4 x i64], align 16
  %10 = add i64 %0, 1
  %11 = sdiv i64 %10, -2
  %12 = shl i64 %1, 5
  %13 = getelementptr double, ptr %7, i64 %12
  %14 = getelementptr double, ptr %13, i64 %1
  %15 = getelementptr double, ptr %14, i64 %0
  %16 = getelementptr double, ptr %15, i64 1
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
  br label %61

30:
  %31 = phi i64 [ 0, %20 ], [ %40, %30 ]
  %32 = icmp sgt i64 %31, %0
  %33 = icmp slt i64 %31, %1
  %34 = add i64 %31, %11
  %35 = select i1 %33, i64 %34, i64 %21
  %36 = select i1 %32, i64 %35, i64 0
  %37 = getelementptr double, ptr %4, i64 %36
  %38 = load double, ptr %37
  %39 = getelementptr double, ptr %13, i64 %31
  store double %38, ptr %39
  %40 = add i64 %31, 1
  %41 = icmp eq i64 %31, %18
  br i1 %41, label %22, label %30

42:
  %43 = icmp sgt i64 %2, 0
  br i1 %43, label %44, label %172

44:
  %45 = bitcast ptr %9 to ptr
  %46 = add i64 %2, -8
  %47 = add i64 %0, -1
  %48 = sdiv i64 %47, -2
  %49 = xor i64 %0, -1
  %50 = add i64 %49, %1
  %51 = icmp sgt i64 %3, 0
  %52 = icmp sgt i64 %0, -1
  %53 = getelementptr [4 x i64], ptr %9, i64 0, i64 0
  %54 = getelementptr [4 x i64], ptr %9, i64 0, i64 1
  %55 = getelementptr [4 x i64], ptr %9, i64 0, i64 2
  %56 = getelementptr [4 x i64], ptr %9, i64 0, i64 3
  %57 = getelementptr [4 x i64], ptr %9, i64 0, i64 0
  %58 = getelementptr [4 x i64], ptr %9, i64 0, i64 1
  %59 = getelementptr [4 x i64], ptr %9, i64 0, i64 2
  %60 = getelementptr [4 x i64], ptr %9, i64 0, i64 3
  br label %173

61:
  %62 = phi i64 [ 0, %24 ], [ %163, %162 ]
  %63 = add i64 %62, %26
  %64 = icmp slt i64 %63, 0
  %65 = icmp sgt i64 %63, %28
  %66 = select i1 %65, i64 %28, i64 %63
  %67 = select i1 %64, i64 0, i64 %66
  %68 = getelementptr double, ptr %13, i64 %67
  %69 = getelementptr double, ptr %4, i64 %62
  %70 = load double, ptr %69
  %71 = getelementptr [3 x [6 x double]], ptr %17, i64 %62, i64 0, i64 1
  %72 = bitcast ptr %71 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(144) %72, i8 0, i64 136, i1 false)
  %73 = getelementptr [3 x [6 x double]], ptr %17, i64 %62, i64 0, i64 0
  store double 1.000000e+00, ptr %73
  br i1 %29, label %113, label %74

74:
  %75 = phi i64 [ %81, %77 ], [ 1, %61 ]
  %76 = sitofp i64 %75 to double
  br label %83

77:
  %78 = getelementptr [3 x [6 x double]], ptr %17, i64 %62, i64 0, i64 %75
  store double %111, ptr %78
  %79 = getelementptr [3 x [6 x double]], ptr %17, i64 %62, i64 1, i64 %75
  store double %101, ptr %79
  %80 = getelementptr [3 x [6 x double]], ptr %17, i64 %62, i64 2, i64 %75
  store double %104, ptr %80
  %81 = add i64 %75, 1
  %82 = icmp eq i64 %75, %0
  br i1 %82, label %113, label %74

83:
  %84 = phi double [ 0.000000e+00, %74 ], [ %111, %83 ]
  %85 = phi double [ 0.000000e+00, %74 ], [ %101, %83 ]
  %86 = phi double [ 0.000000e+00, %74 ], [ %104, %83 ]
  %87 = phi i64 [ 0, %74 ], [ %88, %83 ]
  %88 = add i64 %87, 1
  %89 = add i64 %88, %0
  %90 = getelementptr double, ptr %68, i64 %89
  %91 = load double, ptr %90
  %92 = sub i64 %89, %75
  %93 = getelementptr double, ptr %68, i64 %92
  %94 = load double, ptr %93
  %95 = fsub double %91, %94
  %96 = fdiv double 1.000000e+00, %95
  %97 = fmul double %96, %76
  %98 = getelementptr [3 x [6 x double]], ptr %17, i64 %62, i64 0, i64 %87
  %99 = load double, ptr %98
  %100 = fmul double %99, %96
  %101 = fmul double %99, %97
  %102 = getelementptr [3 x [6 x double]], ptr %17, i64 %62, i64 1, i64 %87
  %103 = load double, ptr %102
  %104 = fmul double %103, %97
  %105 = fsub double %91, %70
  %106 = call double @llvm.fmuladd.f64(double %105, double %100, double %84)
  store double %106, ptr %98
  %107 = fsub double %85, %101
  store double %107, ptr %102
  %108 = fsub double %86, %104
  %109 = getelementptr [3 x [6 x double]], ptr %17, i64 %62, i64 2, i64 %87
  store double %108, ptr %109
  %110 = fsub double %70, %94
  %111 = fmul double %110, %100
  %112 = icmp eq i64 %88, %75
  br i1 %112, label %77, label %83

113:
  %114 = icmp sgt i64 %62, %67
  br i1 %114, label %115, label %117

115:
  %116 = sub i64 0, %67
  br label %123

117:
  %118 = sub i64 %62, %67
  %119 = getelementptr [3 x [6 x double]], ptr %17, i64 %62, i64 0, i64 %118
  %120 = load double, ptr %119
  %121 = fdiv double 1.000000e+00, %120
  store double %121, ptr %119
  %122 = icmp slt i64 %118, %0
  br i1 %122, label %165, label %162

123:
  %124 = phi i64 [ %67, %115 ], [ %149, %148 ]
  %125 = add i64 %124, %26
  %126 = icmp slt i64 %125, 0
  %127 = icmp sgt i64 %125, %28
  %128 = select i1 %127, i64 %28, i64 %125
  %129 = select i1 %126, i64 0, i64 %128
  %130 = sub i64 %124, %129
  %131 = getelementptr [3 x [6 x double]], ptr %17, i64 %62, i64 0, i64 %124
  %132 = getelementptr double, ptr %131, i64 %116
  %133 = getelementptr [3 x [6 x double]], ptr %17, i64 %124, i64 0, i64 %130
  %134 = load double, ptr %133
  %135 = fneg double %134
  %136 = load double, ptr %132
  %137 = fmul double %136, %135
  store double %137, ptr %132
  %138 = sub i64 %0, %130
  %139 = icmp slt i64 %138, 1
  br i1 %139, label %148, label %140

140:
  %141 = getelementptr double, ptr %133, i64 1
  %142 = load double, ptr %141
  %143 = getelementptr double, ptr %132, i64 1
  %144 = load double, ptr %143
  %145 = fneg double %137
  %146 = call double @llvm.fmuladd.f64(double %145, double %142, double %144)
  store double %146, ptr %143
  %147 = icmp eq i64 %138, 1
  br i1 %147, label %148, label %151

148:
  %149 = add i64 %124, 1
  %150 = icmp eq i64 %149, %62
  br i1 %150, label %117, label %123

151:
  %152 = phi i64 [ %153, %151 ], [ 1, %140 ]
  %153 = add i64 %152, 1
  %154 = load double, ptr %132
  %155 = getelementptr double, ptr %133, i64 %153
  %156 = load double, ptr %155
  %157 = getelementptr double, ptr %132, i64 %153
  %158 = load double, ptr %157
  %159 = fneg double %154
  %160 = call double @llvm.fmuladd.f64(double %159, double %156, double %158)
  store double %160, ptr %157
  %161 = icmp slt i64 %153, %138
  br i1 %161, label %151, label %148

162:
  %163 = add i64 %62, 1
  %164 = icmp eq i64 %163, %1
  br i1 %164, label %42, label %61

165:
  %166 = phi i64 [ %167, %165 ], [ %118, %117 ]
  %167 = add i64 %166, 1
  %168 = getelementptr [3 x [6 x double]], ptr %17, i64 %62, i64 0, i64 %167
  %169 = load double, ptr %168
  %170 = fneg double %169
  store double %170, ptr %168
  %171 = icmp slt i64 %167, %0
  br i1 %171, label %165, label %162

172:
  ret void

173:
  %174 = phi i64 [ 0, %44 ], [ %339, %338 ]
  br label %181

175:
  br i1 %23, label %176, label %338

176:
  %177 = load i64, ptr %53, align 16
  %178 = load i64, ptr %54
  %179 = load i64, ptr %55, align 16
  %180 = load i64, ptr %56
  br label %193

181:
  %182 = phi i64 [ 0, %173 ], [ %183, %181 ]
  %183 = add i64 %182, 1
  %184 = shl i64 %183, 3
  %185 = add i64 %184, %174
  %186 = icmp slt i64 %185, %2
  %187 = shl i64 %182, 3
  %188 = add i64 %187, %174
  %189 = select i1 %186, i64 %188, i64 %46
  %190 = getelementptr [4 x i64], ptr %9, i64 0, i64 %182
  store i64 %189, ptr %190
  %191 = icmp eq i64 %183, 4
  br i1 %191, label %175, label %181

192:
  br i1 %23, label %269, label %338

193:
  %194 = phi i64 [ %261, %247 ], [ 0, %176 ]
  %195 = add i64 %194, %48
  %196 = icmp sgt i64 %195, %50
  %197 = select i1 %196, i64 %50, i64 %195
  %198 = mul i64 %194, %2
  %199 = getelementptr double, ptr %5, i64 %198
  %200 = getelementptr double, ptr %199, i64 %177
  %201 = bitcast ptr %200 to ptr
  %202 = load <8 x double>, ptr %201, align 8
  %203 = getelementptr double, ptr %199, i64 %178
  %204 = bitcast ptr %203 to ptr
  %205 = load <8 x double>, ptr %204, align 8
  %206 = getelementptr double, ptr %199, i64 %179
  %207 = bitcast ptr %206 to ptr
  %208 = load <8 x double>, ptr %207, align 8
  %209 = getelementptr double, ptr %199, i64 %180
  %210 = bitcast ptr %209 to ptr
  %211 = load <8 x double>, ptr %210, align 8
  %212 = icmp slt i64 %195, 0
  %213 = select i1 %212, i64 0, i64 %197
  %214 = sub i64 %194, %213
  %215 = shl i64 %213, 5
  %216 = getelementptr double, ptr %7, i64 %215
  %217 = icmp sgt i64 %214, 0
  br i1 %217, label %218, label %247

218:
  %219 = phi <8 x double> [ %244, %218 ], [ %211, %193 ]
  %220 = phi <8 x double> [ %240, %218 ], [ %208, %193 ]
  %221 = phi <8 x double> [ %236, %218 ], [ %205, %193 ]
  %222 = phi <8 x double> [ %232, %218 ], [ %202, %193 ]
  %223 = phi i64 [ %245, %218 ], [ 0, %193 ]
  %224 = shl i64 %223, 5
  %225 = getelementptr double, ptr %216, i64 %224
  %226 = bitcast ptr %225 to ptr
  %227 = getelementptr [3 x [6 x double]], ptr %17, i64 %194, i64 0, i64 %223
  %228 = load double, ptr %227
  %229 = insertelement <8 x double> poison, double %228, i64 0
  %230 = shufflevector <8 x double> %229, <8 x double> poison, <8 x i32> zeroinitializer
  %231 = load <8 x double>, ptr %226, align 8
  %232 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %230, <8 x double> %231, <8 x double> %222)
  %233 = getelementptr double, ptr %225, i64 8
  %234 = bitcast ptr %233 to ptr
  %235 = load <8 x double>, ptr %234, align 8
  %236 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %230, <8 x double> %235, <8 x double> %221)
  %237 = getelementptr double, ptr %225, i64 16
  %238 = bitcast ptr %237 to ptr
  %239 = load <8 x double>, ptr %238, align 8
  %240 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %230, <8 x double> %239, <8 x double> %220)
  %241 = getelementptr double, ptr %225, i64 24
  %242 = bitcast ptr %241 to ptr
  %243 = load <8 x double>, ptr %242, align 8
  %244 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %230, <8 x double> %243, <8 x double> %219)
  %245 = add i64 %223, 1
  %246 = icmp eq i64 %245, %214
  br i1 %246, label %247, label %218

247:
  %248 = phi <8 x double> [ %211, %193 ], [ %244, %218 ]
  %249 = phi <8 x double> [ %208, %193 ], [ %240, %218 ]
  %250 = phi <8 x double> [ %205, %193 ], [ %236, %218 ]
  %251 = phi <8 x double> [ %202, %193 ], [ %232, %218 ]
  %252 = shl i64 %194, 5
  %253 = getelementptr double, ptr %7, i64 %252
  %254 = bitcast ptr %253 to ptr
  store <8 x double> %251, ptr %254, align 8
  %255 = getelementptr double, ptr %253, i64 8
  %256 = bitcast ptr %255 to ptr
  store <8 x double> %250, ptr %256, align 8
  %257 = getelementptr double, ptr %253, i64 16
  %258 = bitcast ptr %257 to ptr
  store <8 x double> %249, ptr %258, align 8
  %259 = getelementptr double, ptr %253, i64 24
  %260 = bitcast ptr %259 to ptr
  store <8 x double> %248, ptr %260, align 8
  %261 = add i64 %194, 1
  %262 = icmp eq i64 %261, %1
  br i1 %262, label %192, label %193

263:
  br i1 %23, label %264, label %338

264:
  %265 = load i64, ptr %57, align 16
  %266 = load i64, ptr %58
  %267 = load i64, ptr %59, align 16
  %268 = load i64, ptr %60
  br label %341

269:
  %270 = phi i64 [ %271, %325 ], [ %1, %192 ]
  %271 = add i64 %270, -1
  %272 = add i64 %271, %48
  %273 = icmp slt i64 %272, 0
  %274 = icmp sgt i64 %272, %50
  %275 = select i1 %274, i64 %50, i64 %272
  %276 = select i1 %273, i64 0, i64 %275
  %277 = sub i64 %271, %276
  %278 = getelementptr [3 x [6 x double]], ptr %17, i64 %271, i64 0, i64 %277
  %279 = shl i64 %271, 5
  %280 = getelementptr double, ptr %7, i64 %279
  %281 = bitcast ptr %280 to ptr
  %282 = load <8 x double>, ptr %281, align 8
  %283 = getelementptr double, ptr %280, i64 8
  %284 = bitcast ptr %283 to ptr
  %285 = load <8 x double>, ptr %284, align 8
  %286 = getelementptr double, ptr %280, i64 16
  %287 = bitcast ptr %286 to ptr
  %288 = load <8 x double>, ptr %287, align 8
  %289 = getelementptr double, ptr %280, i64 24
  %290 = bitcast ptr %289 to ptr
  %291 = load <8 x double>, ptr %290, align 8
  %292 = sub i64 %0, %277
  %293 = getelementptr double, ptr %278, i64 1
  %294 = getelementptr double, ptr %280, i64 32
  %295 = icmp sgt i64 %292, 0
  br i1 %295, label %296, label %325

296:
  %297 = phi <8 x double> [ %322, %296 ], [ %291, %269 ]
  %298 = phi <8 x double> [ %318, %296 ], [ %288, %269 ]
  %299 = phi <8 x double> [ %314, %296 ], [ %285, %269 ]
  %300 = phi <8 x double> [ %310, %296 ], [ %282, %269 ]
  %301 = phi i64 [ %323, %296 ], [ 0, %269 ]
  %302 = shl i64 %301, 5
  %303 = getelementptr double, ptr %294, i64 %302
  %304 = bitcast ptr %303 to ptr
  %305 = getelementptr double, ptr %293, i64 %301
  %306 = load double, ptr %305
  %307 = insertelement <8 x double> poison, double %306, i64 0
  %308 = shufflevector <8 x double> %307, <8 x double> poison, <8 x i32> zeroinitializer
  %309 = load <8 x double>, ptr %304, align 8
  %310 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %308, <8 x double> %309, <8 x double> %300)
  %311 = getelementptr double, ptr %303, i64 8
  %312 = bitcast ptr %311 to ptr
  %313 = load <8 x double>, ptr %312, align 8
  %314 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %308, <8 x double> %313, <8 x double> %299)
  %315 = getelementptr double, ptr %303, i64 16
  %316 = bitcast ptr %315 to ptr
  %317 = load <8 x double>, ptr %316, align 8
  %318 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %308, <8 x double> %317, <8 x double> %298)
  %319 = getelementptr double, ptr %303, i64 24
  %320 = bitcast ptr %319 to ptr
  %321 = load <8 x double>, ptr %320, align 8
  %322 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %308, <8 x double> %321, <8 x double> %297)
  %323 = add i64 %301, 1
  %324 = icmp eq i64 %323, %292
  br i1 %324, label %325, label %296

325:
  %326 = phi <8 x double> [ %291, %269 ], [ %322, %296 ]
  %327 = phi <8 x double> [ %288, %269 ], [ %318, %296 ]
  %328 = phi <8 x double> [ %285, %269 ], [ %314, %296 ]
  %329 = phi <8 x double> [ %282, %269 ], [ %310, %296 ]
  %330 = load double, ptr %278
  %331 = insertelement <8 x double> poison, double %330, i64 0
  %332 = shufflevector <8 x double> %331, <8 x double> poison, <8 x i32> zeroinitializer
  %333 = fmul <8 x double> %329, %332
  %334 = fmul <8 x double> %328, %332
  %335 = fmul <8 x double> %327, %332
  %336 = fmul <8 x double> %326, %332
  store <8 x double> %333, ptr %281, align 8
  store <8 x double> %334, ptr %284, align 8
  store <8 x double> %335, ptr %287, align 8
  store <8 x double> %336, ptr %290, align 8
  %337 = icmp sgt i64 %270, 1
  br i1 %337, label %269, label %263

338:
  %339 = add i64 %174, 32
  %340 = icmp slt i64 %339, %2
  br i1 %340, label %173, label %172

341:
  %342 = phi i64 [ %351, %350 ], [ 0, %264 ]
  %343 = add i64 %342, %48
  %344 = icmp slt i64 %343, 0
  %345 = icmp sgt i64 %343, %50
  %346 = select i1 %345, i64 %50, i64 %343
  %347 = shl i64 %346, 5
  %348 = select i1 %344, i64 0, i64 %347
  %349 = getelementptr double, ptr %7, i64 %348
  br i1 %51, label %353, label %350

350:
  %351 = add i64 %342, 1
  %352 = icmp eq i64 %351, %1
  br i1 %352, label %338, label %341

353:
  %354 = phi i64 [ %355, %385 ], [ 0, %341 ]
  %355 = add i64 %354, 1
  br i1 %52, label %356, label %385

356:
  %357 = phi <8 x double> [ %382, %356 ], [ zeroinitializer, %353 ]
  %358 = phi <8 x double> [ %378, %356 ], [ zeroinitializer, %353 ]
  %359 = phi <8 x double> [ %374, %356 ], [ zeroinitializer, %353 ]
  %360 = phi <8 x double> [ %370, %356 ], [ zeroinitializer, %353 ]
  %361 = phi i64 [ %383, %356 ], [ 0, %353 ]
  %362 = shl i64 %361, 5
  %363 = getelementptr double, ptr %349, i64 %362
  %364 = bitcast ptr %363 to ptr
  %365 = getelementptr [3 x [6 x double]], ptr %17, i64 %342, i64 %355, i64 %361
  %366 = load double, ptr %365
  %367 = insertelement <8 x double> poison, double %366, i64 0
  %368 = shufflevector <8 x double> %367, <8 x double> poison, <8 x i32> zeroinitializer
  %369 = load <8 x double>, ptr %364, align 8
  %370 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %368, <8 x double> %369, <8 x double> %360)
  %371 = getelementptr double, ptr %363, i64 8
  %372 = bitcast ptr %371 to ptr
  %373 = load <8 x double>, ptr %372, align 8
  %374 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %368, <8 x double> %373, <8 x double> %359)
  %375 = getelementptr double, ptr %363, i64 16
  %376 = bitcast ptr %375 to ptr
  %377 = load <8 x double>, ptr %376, align 8
  %378 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %368, <8 x double> %377, <8 x double> %358)
  %379 = getelementptr double, ptr %363, i64 24
  %380 = bitcast ptr %379 to ptr
  %381 = load <8 x double>, ptr %380, align 8
  %382 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %368, <8 x double> %381, <8 x double> %357)
  %383 = add i64 %361, 1
  %384 = icmp eq i64 %361, %0
  br i1 %384, label %385, label %356

385:
  %386 = phi <8 x double> [ zeroinitializer, %353 ], [ %382, %356 ]
  %387 = phi <8 x double> [ zeroinitializer, %353 ], [ %378, %356 ]
  %388 = phi <8 x double> [ zeroinitializer, %353 ], [ %374, %356 ]
  %389 = phi <8 x double> [ zeroinitializer, %353 ], [ %370, %356 ]
  %390 = mul i64 %354, %1
  %391 = add i64 %390, %342
  %392 = mul i64 %391, %2
  %393 = getelementptr double, ptr %6, i64 %392
  %394 = getelementptr double, ptr %393, i64 %265
  %395 = bitcast ptr %394 to ptr
  store <8 x double> %389, ptr %395, align 8
  %396 = getelementptr double, ptr %393, i64 %266
  %397 = bitcast ptr %396 to ptr
  store <8 x double> %388, ptr %397, align 8
  %398 = getelementptr double, ptr %393, i64 %267
  %399 = bitcast ptr %398 to ptr
  store <8 x double> %387, ptr %399, align 8
  %400 = getelementptr double, ptr %393, i64 %268
  %401 = bitcast ptr %400 to ptr
  store <8 x double> %386, ptr %401, align 8
  %402 = icmp eq i64 %355, %3
  br i1 %402, label %350, label %353
}

declare double @llvm.fmuladd.f64(double, double, double)

define void @spline_misfit(i64 %0, i64 %1, i64 %2, i64 %3, ptr  %4, ptr  %5, ptr  %6, ptr  %7) {
  %9 = getelementptr double, ptr %7, i64 %1
  %10 = getelementptr double, ptr %9, i64 %1
  %11 = bitcast ptr %7 to ptr
  %12 = mul i64 %1, 24
  call void @llvm.memset.p0.i64(ptr align 8 %11, i8 0, i64 %12, i1 false)
  %13 = icmp sgt i64 %0, 0
  br i1 %13, label %14, label %17

14:
  %15 = icmp sgt i64 %1, 0
  %16 = add i64 %0, -1
  br label %18

17:
  ret void

18:
  %19 = phi i64 [ 0, %14 ], [ %103, %102 ]
  %20 = mul i64 %19, %3
  %21 = getelementptr double, ptr %6, i64 %20
  %22 = mul i64 %19, %2
  %23 = getelementptr double, ptr %5, i64 %22
  br i1 %15, label %30, label %24

24:
  %25 = icmp eq i64 %19, 0
  %26 = icmp eq i64 %19, %16
  %27 = select i1 %25, i1 true, i1 %26
  br i1 %27, label %28, label %41

28:
  %29 = add i64 %19, 1
  br label %102

30:
  %31 = phi i64 [ %39, %30 ], [ 0, %18 ]
  %32 = getelementptr double, ptr %21, i64 %31
  %33 = load double, ptr %32
  %34 = call double @llvm.fabs.f64(double %33)
  %35 = getelementptr double, ptr %10, i64 %31
  %36 = load double, ptr %35
  %37 = fcmp ogt double %34, %36
  %38 = select i1 %37, double %34, double %36
  store double %38, ptr %35
  %39 = add i64 %31, 1
  %40 = icmp eq i64 %39, %1
  br i1 %40, label %24, label %30

41:
  %42 = getelementptr double, ptr %4, i64 %19
  %43 = load double, ptr %42
  %44 = add i64 %19, -1
  %45 = getelementptr double, ptr %4, i64 %44
  %46 = load double, ptr %45
  %47 = fsub double %43, %46
  %48 = add i64 %19, 1
  %49 = getelementptr double, ptr %4, i64 %48
  %50 = load double, ptr %49
  %51 = fsub double %50, %43
  %52 = fadd double %47, %51
  %53 = fmul double %51, %52
  %54 = fdiv double 2.000000e+00, %53
  %55 = fmul double %52, 3.000000e+00
  br i1 %15, label %56, label %102

56:
  %57 = fmul double %47, %52
  %58 = fdiv double -2.000000e+00, %57
  %59 = fneg double %47
  %60 = fdiv double %59, %55
  %61 = fneg double %51
  %62 = fdiv double %61, %55
  %63 = sitofp i64 %19 to double
  br label %64

64:
  %65 = phi i64 [ 0, %56 ], [ %100, %96 ]
  %66 = add i64 %65, %2
  %67 = getelementptr double, ptr %23, i64 %66
  %68 = load double, ptr %67
  %69 = getelementptr double, ptr %23, i64 %65
  %70 = load double, ptr %69
  %71 = fsub double %68, %70
  %72 = sub i64 %65, %2
  %73 = getelementptr double, ptr %23, i64 %72
  %74 = load double, ptr %73
  %75 = fsub double %70, %74
  %76 = fmul double %58, %75
  %77 = call double @llvm.fmuladd.f64(double %54, double %71, double %76)
  %78 = sub i64 %65, %3
  %79 = getelementptr double, ptr %21, i64 %78
  %80 = load double, ptr %79
  %81 = call double @llvm.fmuladd.f64(double %60, double %80, double %77)
  %82 = getelementptr double, ptr %21, i64 %65
  %83 = load double, ptr %82
  %84 = call double @llvm.fmuladd.f64(double %83, double 0xBFE5555555555555, double %81)
  %85 = add i64 %65, %3
  %86 = getelementptr double, ptr %21, i64 %85
  %87 = load double, ptr %86
  %88 = call double @llvm.fmuladd.f64(double %62, double %87, double %84)
  %89 = call double @llvm.fabs.f64(double %88)
  %90 = getelementptr double, ptr %7, i64 %65
  %91 = load double, ptr %90
  %92 = fcmp ogt double %89, %91
  br i1 %92, label %96, label %93

93:
  %94 = getelementptr double, ptr %9, i64 %65
  %95 = load double, ptr %94
  br label %96

96:
  %97 = phi double [ %89, %64 ], [ %91, %93 ]
  %98 = phi double [ %63, %64 ], [ %95, %93 ]
  %99 = getelementptr double, ptr %9, i64 %65
  store double %98, ptr %99
  store double %97, ptr %90
  %100 = add i64 %65, 1
  %101 = icmp eq i64 %100, %1
  br i1 %101, label %102, label %64

102:
  %103 = phi i64 [ %29, %28 ], [ %48, %41 ], [ %48, %96 ]
  %104 = icmp eq i64 %103, %0
  br i1 %104, label %17, label %18
}

declare double @llvm.fabs.f64(double)

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)
