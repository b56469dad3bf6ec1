; splines: made by tools/make_loops_text.py from splines
; sources cd0eb4eb28704076e0ab548e55b4659415d393978682dd392ad6e2ac2733210f
define i64 @spline_work(i64 %0, i64 %1) {
  %3 = mul i64 %1, 50
  %4 = add i64 %0, 1
  %5 = add i64 %4, %1
  %6 = add i64 %5, %3
  ret i64 %6
}

define void @spline_slopes(i64 %0, i64 %1, i64 %2, ptr  %3, ptr  %4, ptr  %5, ptr  %6, ptr  %7) {
  %9 = alloca [2 x [32 x double]], align 16
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
  br label %67

30:
  %31 = phi i64 [ 0, %20 ], [ %40, %30 ]
  %32 = icmp sgt i64 %31, %0
  %33 = icmp slt i64 %31, %1
  %34 = add i64 %31, %11
  %35 = select i1 %33, i64 %34, i64 %21
  %36 = select i1 %32, i64 %35, i64 0
  %37 = getelementptr double, ptr %3, i64 %36
  %38 = load double, ptr %37
  %39 = getelementptr double, ptr %7, i64 %31
  store double %38, ptr %39
  %40 = add i64 %31, 1
  %41 = icmp eq i64 %31, %18
  br i1 %41, label %22, label %30

42:
  %43 = icmp sgt i64 %2, 0
  br i1 %43, label %44, label %178

44:
  %45 = add i64 %0, -1
  %46 = sdiv i64 %45, -2
  %47 = xor i64 %0, -1
  %48 = add i64 %47, %1
  %49 = icmp sgt i64 %0, -1
  %50 = bitcast ptr %9 to ptr
  %51 = bitcast ptr %9 to ptr
  %52 = getelementptr [2 x [32 x double]], ptr %9, i64 0, i64 0, i64 8
  %53 = bitcast ptr %52 to ptr
  %54 = getelementptr [2 x [32 x double]], ptr %9, i64 0, i64 0, i64 16
  %55 = bitcast ptr %54 to ptr
  %56 = getelementptr [2 x [32 x double]], ptr %9, i64 0, i64 0, i64 24
  %57 = bitcast ptr %56 to ptr
  %58 = getelementptr [2 x [32 x double]], ptr %9, i64 0, i64 1
  %59 = getelementptr [2 x [32 x double]], ptr %9, i64 0, i64 1, i64 8
  %60 = getelementptr [2 x [32 x double]], ptr %9, i64 0, i64 1, i64 16
  %61 = getelementptr [2 x [32 x double]], ptr %9, i64 0, i64 1, i64 24
  %62 = bitcast ptr %9 to ptr
  %63 = getelementptr [2 x [32 x double]], ptr %9, i64 0, i64 1
  %64 = getelementptr [2 x [32 x double]], ptr %9, i64 0, i64 1, i64 8
  %65 = getelementptr [2 x [32 x double]], ptr %9, i64 0, i64 1, i64 16
  %66 = getelementptr [2 x [32 x double]], ptr %9, i64 0, i64 1, i64 24
  br label %179

67:
  %68 = phi i64 [ 0, %24 ], [ %169, %168 ]
  %69 = add i64 %68, %26
  %70 = icmp slt i64 %69, 0
  %71 = icmp sgt i64 %69, %28
  %72 = select i1 %71, i64 %28, i64 %69
  %73 = select i1 %70, i64 0, i64 %72
  %74 = getelementptr double, ptr %7, i64 %73
  %75 = getelementptr double, ptr %3, i64 %68
  %76 = load double, ptr %75
  %77 = getelementptr [3 x [6 x double]], ptr %17, i64 %68, i64 0, i64 1
  %78 = bitcast ptr %77 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(144) %78, i8 0, i64 136, i1 false)
  %79 = getelementptr [3 x [6 x double]], ptr %17, i64 %68, i64 0, i64 0
  store double 1.000000e+00, ptr %79
  br i1 %29, label %119, label %80

80:
  %81 = phi i64 [ %87, %83 ], [ 1, %67 ]
  %82 = sitofp i64 %81 to double
  br label %89

83:
  %84 = getelementptr [3 x [6 x double]], ptr %17, i64 %68, i64 0, i64 %81
  store double %117, ptr %84
  %85 = getelementptr [3 x [6 x double]], ptr %17, i64 %68, i64 1, i64 %81
  store double %107, ptr %85
  %86 = getelementptr [3 x [6 x double]], ptr %17, i64 %68, i64 2, i64 %81
  store double %110, ptr %86
  %87 = add i64 %81, 1
  %88 = icmp eq i64 %81, %0
  br i1 %88, label %119, label %80

89:
  %90 = phi double [ 0.000000e+00, %80 ], [ %117, %89 ]
  %91 = phi double [ 0.000000e+00, %80 ], [ %107, %89 ]
  %92 = phi double [ 0.000000e+00, %80 ], [ %110, %89 ]
  %93 = phi i64 [ 0, %80 ], [ %94, %89 ]
  %94 = add i64 %93, 1
  %95 = add i64 %94, %0
  %96 = getelementptr double, ptr %74, i64 %95
  %97 = load double, ptr %96
  %98 = sub i64 %95, %81
  %99 = getelementptr double, ptr %74, i64 %98
  %100 = load double, ptr %99
  %101 = fsub double %97, %100
  %102 = fdiv double 1.000000e+00, %101
  %103 = fmul double %102, %82
  %104 = getelementptr [3 x [6 x double]], ptr %17, i64 %68, i64 0, i64 %93
  %105 = load double, ptr %104
  %106 = fmul double %105, %102
  %107 = fmul double %105, %103
  %108 = getelementptr [3 x [6 x double]], ptr %17, i64 %68, i64 1, i64 %93
  %109 = load double, ptr %108
  %110 = fmul double %109, %103
  %111 = fsub double %97, %76
  %112 = call double @llvm.fmuladd.f64(double %111, double %106, double %90)
  store double %112, ptr %104
  %113 = fsub double %91, %107
  store double %113, ptr %108
  %114 = fsub double %92, %110
  %115 = getelementptr [3 x [6 x double]], ptr %17, i64 %68, i64 2, i64 %93
  store double %114, ptr %115
  %116 = fsub double %76, %100
  %117 = fmul double %116, %106
  %118 = icmp eq i64 %94, %81
  br i1 %118, label %83, label %89

119:
  %120 = icmp sgt i64 %68, %73
  br i1 %120, label %121, label %123

121:
  %122 = sub i64 0, %73
  br label %129

123:
  %124 = sub i64 %68, %73
  %125 = getelementptr [3 x [6 x double]], ptr %17, i64 %68, i64 0, i64 %124
  %126 = load double, ptr %125
  %127 = fdiv double 1.000000e+00, %126
  store double %127, ptr %125
  %128 = icmp slt i64 %124, %0
  br i1 %128, label %171, label %168

129:
  %130 = phi i64 [ %73, %121 ], [ %155, %154 ]
  %131 = add i64 %130, %26
  %132 = icmp slt i64 %131, 0
  %133 = icmp sgt i64 %131, %28
  %134 = select i1 %133, i64 %28, i64 %131
  %135 = select i1 %132, i64 0, i64 %134
  %136 = sub i64 %130, %135
  %137 = getelementptr [3 x [6 x double]], ptr %17, i64 %68, i64 0, i64 %130
  %138 = getelementptr double, ptr %137, i64 %122
  %139 = getelementptr [3 x [6 x double]], ptr %17, i64 %130, i64 0, i64 %136
  %140 = load double, ptr %139
  %141 = fneg double %140
  %142 = load double, ptr %138
  %143 = fmul double %142, %141
  store double %143, ptr %138
  %144 = sub i64 %0, %136
  %145 = icmp slt i64 %144, 1
  br i1 %145, label %154, label %146

146:
  %147 = getelementptr double, ptr %139, i64 1
  %148 = load double, ptr %147
  %149 = getelementptr double, ptr %138, i64 1
  %150 = load double, ptr %149
  %151 = fneg double %143
  %152 = call double @llvm.fmuladd.f64(double %151, double %148, double %150)
  store double %152, ptr %149
  %153 = icmp eq i64 %144, 1
  br i1 %153, label %154, label %157

154:
  %155 = add i64 %130, 1
  %156 = icmp eq i64 %155, %68
  br i1 %156, label %123, label %129

157:
  %158 = phi i64 [ %159, %157 ], [ 1, %146 ]
  %159 = add i64 %158, 1
  %160 = load double, ptr %138
  %161 = getelementptr double, ptr %139, i64 %159
  %162 = load double, ptr %161
  %163 = getelementptr double, ptr %138, i64 %159
  %164 = load double, ptr %163
  %165 = fneg double %160
  %166 = call double @llvm.fmuladd.f64(double %165, double %162, double %164)
  store double %166, ptr %163
  %167 = icmp slt i64 %159, %144
  br i1 %167, label %157, label %154

168:
  %169 = add i64 %68, 1
  %170 = icmp eq i64 %169, %1
  br i1 %170, label %42, label %67

171:
  %172 = phi i64 [ %173, %171 ], [ %124, %123 ]
  %173 = add i64 %172, 1
  %174 = getelementptr [3 x [6 x double]], ptr %17, i64 %68, i64 0, i64 %173
  %175 = load double, ptr %174
  %176 = fneg double %175
  store double %176, ptr %174
  %177 = icmp slt i64 %173, %0
  br i1 %177, label %171, label %168

178:
  ret void

179:
  %180 = phi i64 [ 0, %44 ], [ %326, %325 ]
  %181 = sub i64 %2, %180
  %182 = icmp slt i64 %181, 32
  %183 = select i1 %182, i64 %181, i64 32
  %184 = shl i64 %183, 3
  br i1 %23, label %185, label %325

185:
  %186 = getelementptr double, ptr %4, i64 %180
  br label %188

187:
  br i1 %23, label %256, label %325

188:
  %189 = phi i64 [ %250, %245 ], [ 0, %185 ]
  %190 = shl i64 %189, 5
  %191 = getelementptr double, ptr %14, i64 %190
  %192 = add i64 %189, %46
  %193 = icmp slt i64 %192, 0
  %194 = icmp sgt i64 %192, %48
  %195 = select i1 %194, i64 %48, i64 %192
  %196 = select i1 %193, i64 0, i64 %195
  %197 = bitcast ptr %191 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(256) %197, i8 0, i64 256, i1 false)
  %198 = mul i64 %189, %2
  %199 = getelementptr double, ptr %186, i64 %198
  %200 = bitcast ptr %199 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %197, ptr align 8 %200, i64 %184, i1 false)
  %201 = sub i64 %189, %196
  %202 = shl i64 %196, 5
  %203 = getelementptr double, ptr %14, i64 %202
  %204 = bitcast ptr %191 to ptr
  %205 = load <8 x double>, ptr %204, align 8
  %206 = getelementptr double, ptr %191, i64 8
  %207 = bitcast ptr %206 to ptr
  %208 = load <8 x double>, ptr %207, align 8
  %209 = getelementptr double, ptr %191, i64 16
  %210 = bitcast ptr %209 to ptr
  %211 = load <8 x double>, ptr %210, align 8
  %212 = getelementptr double, ptr %191, i64 24
  %213 = bitcast ptr %212 to ptr
  %214 = load <8 x double>, ptr %213, align 8
  %215 = icmp sgt i64 %201, 0
  br i1 %215, label %216, label %245

216:
  %217 = phi <8 x double> [ %242, %216 ], [ %214, %188 ]
  %218 = phi <8 x double> [ %238, %216 ], [ %211, %188 ]
  %219 = phi <8 x double> [ %234, %216 ], [ %208, %188 ]
  %220 = phi <8 x double> [ %230, %216 ], [ %205, %188 ]
  %221 = phi i64 [ %243, %216 ], [ 0, %188 ]
  %222 = shl i64 %221, 5
  %223 = getelementptr double, ptr %203, i64 %222
  %224 = bitcast ptr %223 to ptr
  %225 = getelementptr [3 x [6 x double]], ptr %17, i64 %189, i64 0, i64 %221
  %226 = load double, ptr %225
  %227 = insertelement <8 x double> poison, double %226, i64 0
  %228 = shufflevector <8 x double> %227, <8 x double> poison, <8 x i32> zeroinitializer
  %229 = load <8 x double>, ptr %224, align 8
  %230 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %228, <8 x double> %229, <8 x double> %220)
  %231 = getelementptr double, ptr %223, i64 8
  %232 = bitcast ptr %231 to ptr
  %233 = load <8 x double>, ptr %232, align 8
  %234 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %228, <8 x double> %233, <8 x double> %219)
  %235 = getelementptr double, ptr %223, i64 16
  %236 = bitcast ptr %235 to ptr
  %237 = load <8 x double>, ptr %236, align 8
  %238 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %228, <8 x double> %237, <8 x double> %218)
  %239 = getelementptr double, ptr %223, i64 24
  %240 = bitcast ptr %239 to ptr
  %241 = load <8 x double>, ptr %240, align 8
  %242 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %228, <8 x double> %241, <8 x double> %217)
  %243 = add i64 %221, 1
  %244 = icmp eq i64 %243, %201
  br i1 %244, label %245, label %216

245:
  %246 = phi <8 x double> [ %214, %188 ], [ %242, %216 ]
  %247 = phi <8 x double> [ %211, %188 ], [ %238, %216 ]
  %248 = phi <8 x double> [ %208, %188 ], [ %234, %216 ]
  %249 = phi <8 x double> [ %205, %188 ], [ %230, %216 ]
  store <8 x double> %249, ptr %204, align 8
  store <8 x double> %248, ptr %207, align 8
  store <8 x double> %247, ptr %210, align 8
  store <8 x double> %246, ptr %213, align 8
  %250 = add i64 %189, 1
  %251 = icmp eq i64 %250, %1
  br i1 %251, label %187, label %188

252:
  br i1 %23, label %253, label %325

253:
  %254 = getelementptr double, ptr %5, i64 %180
  %255 = getelementptr double, ptr %6, i64 %180
  br label %328

256:
  %257 = phi i64 [ %258, %313 ], [ %1, %187 ]
  %258 = add i64 %257, -1
  %259 = add i64 %258, %46
  %260 = icmp slt i64 %259, 0
  %261 = icmp sgt i64 %259, %48
  %262 = select i1 %261, i64 %48, i64 %259
  %263 = select i1 %260, i64 0, i64 %262
  %264 = sub i64 %258, %263
  %265 = getelementptr [3 x [6 x double]], ptr %17, i64 %258, i64 0, i64 %264
  %266 = shl i64 %258, 5
  %267 = getelementptr double, ptr %14, i64 %266
  %268 = sub i64 %0, %264
  %269 = getelementptr double, ptr %265, i64 1
  %270 = getelementptr double, ptr %267, i64 32
  %271 = load double, ptr %265
  %272 = bitcast ptr %267 to ptr
  %273 = load <8 x double>, ptr %272, align 8
  %274 = getelementptr double, ptr %267, i64 8
  %275 = bitcast ptr %274 to ptr
  %276 = load <8 x double>, ptr %275, align 8
  %277 = getelementptr double, ptr %267, i64 16
  %278 = bitcast ptr %277 to ptr
  %279 = load <8 x double>, ptr %278, align 8
  %280 = getelementptr double, ptr %267, i64 24
  %281 = bitcast ptr %280 to ptr
  %282 = load <8 x double>, ptr %281, align 8
  %283 = icmp sgt i64 %268, 0
  br i1 %283, label %284, label %313

284:
  %285 = phi <8 x double> [ %310, %284 ], [ %282, %256 ]
  %286 = phi <8 x double> [ %306, %284 ], [ %279, %256 ]
  %287 = phi <8 x double> [ %302, %284 ], [ %276, %256 ]
  %288 = phi <8 x double> [ %298, %284 ], [ %273, %256 ]
  %289 = phi i64 [ %311, %284 ], [ 0, %256 ]
  %290 = shl i64 %289, 5
  %291 = getelementptr double, ptr %270, i64 %290
  %292 = bitcast ptr %291 to ptr
  %293 = getelementptr double, ptr %269, i64 %289
  %294 = load double, ptr %293
  %295 = insertelement <8 x double> poison, double %294, i64 0
  %296 = shufflevector <8 x double> %295, <8 x double> poison, <8 x i32> zeroinitializer
  %297 = load <8 x double>, ptr %292, align 8
  %298 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %296, <8 x double> %297, <8 x double> %288)
  %299 = getelementptr double, ptr %291, i64 8
  %300 = bitcast ptr %299 to ptr
  %301 = load <8 x double>, ptr %300, align 8
  %302 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %296, <8 x double> %301, <8 x double> %287)
  %303 = getelementptr double, ptr %291, i64 16
  %304 = bitcast ptr %303 to ptr
  %305 = load <8 x double>, ptr %304, align 8
  %306 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %296, <8 x double> %305, <8 x double> %286)
  %307 = getelementptr double, ptr %291, i64 24
  %308 = bitcast ptr %307 to ptr
  %309 = load <8 x double>, ptr %308, align 8
  %310 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %296, <8 x double> %309, <8 x double> %285)
  %311 = add i64 %289, 1
  %312 = icmp eq i64 %311, %268
  br i1 %312, label %313, label %284

313:
  %314 = phi <8 x double> [ %282, %256 ], [ %310, %284 ]
  %315 = phi <8 x double> [ %279, %256 ], [ %306, %284 ]
  %316 = phi <8 x double> [ %276, %256 ], [ %302, %284 ]
  %317 = phi <8 x double> [ %273, %256 ], [ %298, %284 ]
  %318 = insertelement <8 x double> poison, double %271, i64 0
  %319 = shufflevector <8 x double> %318, <8 x double> poison, <8 x i32> zeroinitializer
  %320 = fmul <8 x double> %319, %317
  %321 = fmul <8 x double> %319, %316
  %322 = fmul <8 x double> %319, %315
  %323 = fmul <8 x double> %319, %314
  store <8 x double> %320, ptr %272, align 8
  store <8 x double> %321, ptr %275, align 8
  store <8 x double> %322, ptr %278, align 8
  store <8 x double> %323, ptr %281, align 8
  %324 = icmp sgt i64 %257, 1
  br i1 %324, label %256, label %252

325:
  %326 = add i64 %180, 32
  %327 = icmp slt i64 %326, %2
  br i1 %327, label %179, label %178

328:
  %329 = phi i64 [ %416, %397 ], [ 0, %253 ]
  %330 = add i64 %329, %46
  %331 = icmp slt i64 %330, 0
  %332 = icmp sgt i64 %330, %48
  %333 = select i1 %332, i64 %48, i64 %330
  %334 = shl i64 %333, 5
  %335 = select i1 %331, i64 0, i64 %334
  %336 = getelementptr double, ptr %14, i64 %335
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(512) %50, i8 0, i64 512, i1 false)
  br i1 %49, label %338, label %337

337:
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(256) %62, i8 0, i64 256, i1 false)
  br label %397

338:
  %339 = phi <8 x double> [ %364, %338 ], [ zeroinitializer, %328 ]
  %340 = phi <8 x double> [ %360, %338 ], [ zeroinitializer, %328 ]
  %341 = phi <8 x double> [ %356, %338 ], [ zeroinitializer, %328 ]
  %342 = phi <8 x double> [ %352, %338 ], [ zeroinitializer, %328 ]
  %343 = phi i64 [ %365, %338 ], [ 0, %328 ]
  %344 = shl i64 %343, 5
  %345 = getelementptr double, ptr %336, i64 %344
  %346 = bitcast ptr %345 to ptr
  %347 = getelementptr [3 x [6 x double]], ptr %17, i64 %329, i64 1, i64 %343
  %348 = load double, ptr %347
  %349 = insertelement <8 x double> poison, double %348, i64 0
  %350 = shufflevector <8 x double> %349, <8 x double> poison, <8 x i32> zeroinitializer
  %351 = load <8 x double>, ptr %346, align 8
  %352 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %350, <8 x double> %351, <8 x double> %342)
  %353 = getelementptr double, ptr %345, i64 8
  %354 = bitcast ptr %353 to ptr
  %355 = load <8 x double>, ptr %354, align 8
  %356 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %350, <8 x double> %355, <8 x double> %341)
  %357 = getelementptr double, ptr %345, i64 16
  %358 = bitcast ptr %357 to ptr
  %359 = load <8 x double>, ptr %358, align 8
  %360 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %350, <8 x double> %359, <8 x double> %340)
  %361 = getelementptr double, ptr %345, i64 24
  %362 = bitcast ptr %361 to ptr
  %363 = load <8 x double>, ptr %362, align 8
  %364 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %350, <8 x double> %363, <8 x double> %339)
  %365 = add i64 %343, 1
  %366 = icmp eq i64 %343, %0
  br i1 %366, label %367, label %338

367:
  store <8 x double> %352, ptr %51, align 16
  store <8 x double> %356, ptr %53, align 16
  store <8 x double> %360, ptr %55, align 16
  store <8 x double> %364, ptr %57, align 16
  br i1 %49, label %368, label %397

368:
  %369 = phi <8 x double> [ %394, %368 ], [ zeroinitializer, %367 ]
  %370 = phi <8 x double> [ %390, %368 ], [ zeroinitializer, %367 ]
  %371 = phi <8 x double> [ %386, %368 ], [ zeroinitializer, %367 ]
  %372 = phi <8 x double> [ %382, %368 ], [ zeroinitializer, %367 ]
  %373 = phi i64 [ %395, %368 ], [ 0, %367 ]
  %374 = shl i64 %373, 5
  %375 = getelementptr double, ptr %336, i64 %374
  %376 = bitcast ptr %375 to ptr
  %377 = getelementptr [3 x [6 x double]], ptr %17, i64 %329, i64 2, i64 %373
  %378 = load double, ptr %377
  %379 = insertelement <8 x double> poison, double %378, i64 0
  %380 = shufflevector <8 x double> %379, <8 x double> poison, <8 x i32> zeroinitializer
  %381 = load <8 x double>, ptr %376, align 8
  %382 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %380, <8 x double> %381, <8 x double> %372)
  %383 = getelementptr double, ptr %375, i64 8
  %384 = bitcast ptr %383 to ptr
  %385 = load <8 x double>, ptr %384, align 8
  %386 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %380, <8 x double> %385, <8 x double> %371)
  %387 = getelementptr double, ptr %375, i64 16
  %388 = bitcast ptr %387 to ptr
  %389 = load <8 x double>, ptr %388, align 8
  %390 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %380, <8 x double> %389, <8 x double> %370)
  %391 = getelementptr double, ptr %375, i64 24
  %392 = bitcast ptr %391 to ptr
  %393 = load <8 x double>, ptr %392, align 8
  %394 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %380, <8 x double> %393, <8 x double> %369)
  %395 = add i64 %373, 1
  %396 = icmp eq i64 %373, %0
  br i1 %396, label %397, label %368

397:
  %398 = phi ptr [ %66, %367 ], [ %61, %337 ], [ %66, %368 ]
  %399 = phi ptr [ %65, %367 ], [ %60, %337 ], [ %65, %368 ]
  %400 = phi ptr [ %64, %367 ], [ %59, %337 ], [ %64, %368 ]
  %401 = phi ptr [ %63, %367 ], [ %58, %337 ], [ %63, %368 ]
  %402 = phi <8 x double> [ zeroinitializer, %367 ], [ zeroinitializer, %337 ], [ %394, %368 ]
  %403 = phi <8 x double> [ zeroinitializer, %367 ], [ zeroinitializer, %337 ], [ %390, %368 ]
  %404 = phi <8 x double> [ zeroinitializer, %367 ], [ zeroinitializer, %337 ], [ %386, %368 ]
  %405 = phi <8 x double> [ zeroinitializer, %367 ], [ zeroinitializer, %337 ], [ %382, %368 ]
  %406 = bitcast ptr %401 to ptr
  %407 = bitcast ptr %400 to ptr
  %408 = bitcast ptr %399 to ptr
  %409 = bitcast ptr %398 to ptr
  store <8 x double> %405, ptr %406, align 16
  store <8 x double> %404, ptr %407, align 16
  store <8 x double> %403, ptr %408, align 16
  store <8 x double> %402, ptr %409, align 16
  %410 = mul i64 %329, %2
  %411 = getelementptr double, ptr %254, i64 %410
  %412 = bitcast ptr %411 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %412, ptr align 16 %50, i64 %184, i1 false)
  %413 = getelementptr double, ptr %255, i64 %410
  %414 = bitcast ptr %413 to ptr
  %415 = bitcast ptr %401 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %414, ptr align 16 %415, i64 %184, i1 false)
  %416 = add i64 %329, 1
  %417 = icmp eq i64 %416, %1
  br i1 %417, label %325, label %328
}

declare double @llvm.fmuladd.f64(double, double, double)

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)
