; tree_mass: made by tools/make_loops_text.py from tree_mass
; sources 9184dcc25712742ab24df55a4f6640507914d444d5539cbe6217c3fa85a45c77
%struct.body = type { [9 x double], [3 x double], [3 x double], [3 x double], double, [3 x double], [9 x double], double, [3 x double], [3 x double] }
%struct.tree_states = type { ptr, ptr, ptr, i64, ptr, ptr, ptr, i64, ptr, i64, ptr, ptr, i64, ptr, ptr, i64 }

define void @tree_mass_matrix(i64 %0, ptr  %1, ptr  %2, ptr %3, i64 %4, ptr  %5) {
  %7 = alloca [3 x double], align 16
  %8 = alloca [3 x double], align 16
  %9 = alloca [9 x double], align 16
  %10 = bitcast ptr %3 to ptr
  %11 = bitcast ptr %3 to ptr
  store double 1.000000e+00, ptr %11
  %12 = getelementptr i8, ptr %3, i64 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %12, i8 0, i64 24, i1 false)
  %13 = getelementptr i8, ptr %3, i64 32
  %14 = bitcast ptr %13 to ptr
  store double 1.000000e+00, ptr %14
  %15 = getelementptr i8, ptr %3, i64 40
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %15, i8 0, i64 24, i1 false)
  %16 = getelementptr i8, ptr %3, i64 64
  %17 = bitcast ptr %16 to ptr
  store double 1.000000e+00, ptr %17
  %18 = getelementptr i8, ptr %3, i64 72
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(232) %18, i8 0, i64 232, i1 false)
  %19 = mul i64 %4, %4
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %24, label %21

21:
  %22 = bitcast ptr %5 to ptr
  %23 = shl i64 %19, 3
  call void @llvm.memset.p0.i64(ptr align 8 %22, i8 0, i64 %23, i1 false)
  br label %24

24:
  %25 = icmp slt i64 %0, 1
  br i1 %25, label %312, label %26

26:
  %27 = bitcast ptr %9 to ptr
  br label %35

28:
  %29 = icmp sgt i64 %0, 0
  br i1 %29, label %30, label %213

30:
  %31 = bitcast ptr %8 to ptr
  %32 = getelementptr [3 x double], ptr %8, i64 0, i64 0
  %33 = getelementptr [3 x double], ptr %8, i64 0, i64 1
  %34 = getelementptr [3 x double], ptr %8, i64 0, i64 2
  br label %219

35:
  %36 = phi ptr [ %2, %26 ], [ %210, %202 ]
  %37 = phi i64 [ 1, %26 ], [ %211, %202 ]
  %38 = mul i64 %37, 3
  %39 = add i64 %38, -3
  %40 = getelementptr i64, ptr %1, i64 %39
  %41 = load i64, ptr %40
  %42 = getelementptr i64, ptr %40, i64 2
  %43 = load i64, ptr %42
  %44 = getelementptr double, ptr %36, i64 1
  %45 = getelementptr double, ptr %36, i64 2
  br label %46

46:
  %47 = phi i64 [ 0, %35 ], [ %64, %46 ]
  %48 = mul i64 %47, 3
  %49 = getelementptr %struct.body, ptr %10, i64 %41, i32 0, i64 %48
  %50 = load double, ptr %49
  %51 = load double, ptr %36
  %52 = add i64 %48, 1
  %53 = getelementptr %struct.body, ptr %10, i64 %41, i32 0, i64 %52
  %54 = load double, ptr %53
  %55 = load double, ptr %44
  %56 = fmul double %54, %55
  %57 = call double @llvm.fmuladd.f64(double %50, double %51, double %56)
  %58 = add i64 %48, 2
  %59 = getelementptr %struct.body, ptr %10, i64 %41, i32 0, i64 %58
  %60 = load double, ptr %59
  %61 = load double, ptr %45
  %62 = call double @llvm.fmuladd.f64(double %60, double %61, double %57)
  %63 = getelementptr %struct.body, ptr %10, i64 %37, i32 1, i64 %47
  store double %62, ptr %63
  %64 = add i64 %47, 1
  %65 = icmp eq i64 %64, 3
  br i1 %65, label %66, label %46

66:
  %67 = phi i64 [ %73, %66 ], [ 0, %46 ]
  %68 = getelementptr %struct.body, ptr %10, i64 %41, i32 1, i64 %67
  %69 = load double, ptr %68
  %70 = getelementptr %struct.body, ptr %10, i64 %37, i32 1, i64 %67
  %71 = load double, ptr %70
  %72 = fadd double %69, %71
  store double %72, ptr %70
  %73 = add i64 %67, 1
  %74 = icmp eq i64 %73, 3
  br i1 %74, label %81, label %66

75:
  %76 = getelementptr %struct.body, ptr %10, i64 %37
  %77 = getelementptr double, ptr %36, i64 3
  %78 = icmp sgt i64 %43, 0
  br i1 %78, label %79, label %88

79:
  %80 = getelementptr %struct.body, ptr %76, i64 0, i32 0, i64 0
  br label %196

81:
  %82 = phi i64 [ %86, %81 ], [ 0, %66 ]
  %83 = getelementptr %struct.body, ptr %10, i64 %41, i32 0, i64 %82
  %84 = load double, ptr %83
  %85 = getelementptr %struct.body, ptr %10, i64 %37, i32 0, i64 %82
  store double %84, ptr %85
  %86 = add i64 %82, 1
  %87 = icmp eq i64 %86, 9
  br i1 %87, label %75, label %81

88:
  %89 = phi ptr [ %77, %75 ], [ %200, %196 ]
  %90 = getelementptr double, ptr %89, i64 1
  %91 = getelementptr double, ptr %89, i64 2
  br label %92

92:
  %93 = phi i64 [ 0, %88 ], [ %110, %92 ]
  %94 = mul i64 %93, 3
  %95 = getelementptr %struct.body, ptr %10, i64 %37, i32 0, i64 %94
  %96 = load double, ptr %95
  %97 = load double, ptr %89
  %98 = add i64 %94, 1
  %99 = getelementptr %struct.body, ptr %10, i64 %37, i32 0, i64 %98
  %100 = load double, ptr %99
  %101 = load double, ptr %90
  %102 = fmul double %100, %101
  %103 = call double @llvm.fmuladd.f64(double %96, double %97, double %102)
  %104 = add i64 %94, 2
  %105 = getelementptr %struct.body, ptr %10, i64 %37, i32 0, i64 %104
  %106 = load double, ptr %105
  %107 = load double, ptr %91
  %108 = call double @llvm.fmuladd.f64(double %106, double %107, double %103)
  %109 = getelementptr %struct.body, ptr %10, i64 %37, i32 2, i64 %93
  store double %108, ptr %109
  %110 = add i64 %93, 1
  %111 = icmp eq i64 %110, 3
  br i1 %111, label %112, label %92

112:
  %113 = getelementptr double, ptr %89, i64 3
  %114 = getelementptr double, ptr %89, i64 4
  %115 = getelementptr double, ptr %89, i64 5
  br label %116

116:
  %117 = phi i64 [ 0, %112 ], [ %134, %116 ]
  %118 = mul i64 %117, 3
  %119 = getelementptr %struct.body, ptr %10, i64 %37, i32 0, i64 %118
  %120 = load double, ptr %119
  %121 = load double, ptr %113
  %122 = add i64 %118, 1
  %123 = getelementptr %struct.body, ptr %10, i64 %37, i32 0, i64 %122
  %124 = load double, ptr %123
  %125 = load double, ptr %114
  %126 = fmul double %124, %125
  %127 = call double @llvm.fmuladd.f64(double %120, double %121, double %126)
  %128 = add i64 %118, 2
  %129 = getelementptr %struct.body, ptr %10, i64 %37, i32 0, i64 %128
  %130 = load double, ptr %129
  %131 = load double, ptr %115
  %132 = call double @llvm.fmuladd.f64(double %130, double %131, double %127)
  %133 = getelementptr %struct.body, ptr %10, i64 %37, i32 3, i64 %117
  store double %132, ptr %133
  %134 = add i64 %117, 1
  %135 = icmp eq i64 %134, 3
  br i1 %135, label %136, label %116

136:
  %137 = getelementptr double, ptr %89, i64 6
  %138 = getelementptr double, ptr %89, i64 7
  %139 = getelementptr double, ptr %89, i64 8
  br label %140

140:
  %141 = phi i64 [ 0, %136 ], [ %158, %140 ]
  %142 = mul i64 %141, 3
  %143 = getelementptr %struct.body, ptr %10, i64 %37, i32 0, i64 %142
  %144 = load double, ptr %143
  %145 = load double, ptr %137
  %146 = add i64 %142, 1
  %147 = getelementptr %struct.body, ptr %10, i64 %37, i32 0, i64 %146
  %148 = load double, ptr %147
  %149 = load double, ptr %138
  %150 = fmul double %148, %149
  %151 = call double @llvm.fmuladd.f64(double %144, double %145, double %150)
  %152 = add i64 %142, 2
  %153 = getelementptr %struct.body, ptr %10, i64 %37, i32 0, i64 %152
  %154 = load double, ptr %153
  %155 = load double, ptr %139
  %156 = call double @llvm.fmuladd.f64(double %154, double %155, double %151)
  %157 = getelementptr %struct.body, ptr %10, i64 %37, i32 5, i64 %141
  store double %156, ptr %157
  %158 = add i64 %141, 1
  %159 = icmp eq i64 %158, 3
  br i1 %159, label %160, label %140

160:
  %161 = getelementptr %struct.body, ptr %76, i64 0, i32 0, i64 0
  %162 = getelementptr double, ptr %89, i64 9
  %163 = getelementptr %struct.body, ptr %10, i64 %37, i32 6, i64 0
  call void @times_matrix(ptr %161, ptr %162, ptr %163)
  br label %164

164:
  %165 = phi i64 [ 0, %160 ], [ %176, %175 ]
  %166 = mul i64 %165, 3
  %167 = getelementptr %struct.body, ptr %10, i64 %37, i32 6, i64 %166
  %168 = load double, ptr %167
  %169 = add i64 %166, 1
  %170 = getelementptr %struct.body, ptr %10, i64 %37, i32 6, i64 %169
  %171 = load double, ptr %170
  %172 = add i64 %166, 2
  %173 = getelementptr %struct.body, ptr %10, i64 %37, i32 6, i64 %172
  %174 = load double, ptr %173
  br label %178

175:
  %176 = add i64 %165, 1
  %177 = icmp eq i64 %176, 3
  br i1 %177, label %202, label %164

178:
  %179 = phi i64 [ 0, %164 ], [ %194, %178 ]
  %180 = mul i64 %179, 3
  %181 = getelementptr %struct.body, ptr %10, i64 %37, i32 0, i64 %180
  %182 = load double, ptr %181
  %183 = add i64 %180, 1
  %184 = getelementptr %struct.body, ptr %10, i64 %37, i32 0, i64 %183
  %185 = load double, ptr %184
  %186 = fmul double %171, %185
  %187 = call double @llvm.fmuladd.f64(double %168, double %182, double %186)
  %188 = add i64 %180, 2
  %189 = getelementptr %struct.body, ptr %10, i64 %37, i32 0, i64 %188
  %190 = load double, ptr %189
  %191 = call double @llvm.fmuladd.f64(double %174, double %190, double %187)
  %192 = add i64 %179, %166
  %193 = getelementptr [9 x double], ptr %9, i64 0, i64 %192
  store double %191, ptr %193
  %194 = add i64 %179, 1
  %195 = icmp eq i64 %194, 3
  br i1 %195, label %175, label %178

196:
  %197 = phi i64 [ 0, %79 ], [ %199, %196 ]
  %198 = phi ptr [ %77, %79 ], [ %200, %196 ]
  call void @times_matrix(ptr %80, ptr %198, ptr %80)
  %199 = add i64 %197, 1
  %200 = getelementptr double, ptr %198, i64 9
  %201 = icmp eq i64 %199, %43
  br i1 %201, label %88, label %196

202:
  %203 = bitcast ptr %163 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(72) %203, ptr align 16 dereferenceable(72) %27, i64 72, i1 false)
  %204 = getelementptr double, ptr %89, i64 18
  %205 = load double, ptr %204
  %206 = getelementptr %struct.body, ptr %10, i64 %37, i32 4
  store double %205, ptr %206
  %207 = getelementptr double, ptr %89, i64 19
  %208 = load double, ptr %207
  %209 = getelementptr %struct.body, ptr %10, i64 %37, i32 7
  store double %208, ptr %209
  %210 = getelementptr double, ptr %89, i64 20
  %211 = add i64 %37, 1
  %212 = icmp eq i64 %37, %0
  br i1 %212, label %28, label %35

213:
  br i1 %25, label %312, label %214

214:
  %215 = bitcast ptr %7 to ptr
  %216 = getelementptr [3 x double], ptr %7, i64 0, i64 0
  %217 = getelementptr [3 x double], ptr %7, i64 0, i64 1
  %218 = getelementptr [3 x double], ptr %7, i64 0, i64 2
  br label %313

219:
  %220 = phi i64 [ %0, %30 ], [ %310, %305 ]
  %221 = mul i64 %220, 3
  %222 = add i64 %221, -3
  %223 = getelementptr i64, ptr %1, i64 %222
  %224 = load i64, ptr %223
  br label %245

225:
  %226 = getelementptr %struct.body, ptr %10, i64 %220, i32 4
  %227 = load double, ptr %226
  %228 = load double, ptr %32, align 16
  %229 = load double, ptr %33
  %230 = fmul double %229, %229
  %231 = call double @llvm.fmuladd.f64(double %228, double %228, double %230)
  %232 = load double, ptr %34, align 16
  %233 = call double @llvm.fmuladd.f64(double %232, double %232, double %231)
  %234 = getelementptr %struct.body, ptr %10, i64 %220, i32 5, i64 0
  %235 = load double, ptr %234
  %236 = getelementptr %struct.body, ptr %10, i64 %220, i32 5, i64 1
  %237 = load double, ptr %236
  %238 = fmul double %229, %237
  %239 = call double @llvm.fmuladd.f64(double %228, double %235, double %238)
  %240 = getelementptr %struct.body, ptr %10, i64 %220, i32 5, i64 2
  %241 = load double, ptr %240
  %242 = call double @llvm.fmuladd.f64(double %232, double %241, double %239)
  %243 = fmul double %242, 2.000000e+00
  %244 = call double @llvm.fmuladd.f64(double %227, double %233, double %243)
  br label %255

245:
  %246 = phi i64 [ 0, %219 ], [ %253, %245 ]
  %247 = getelementptr %struct.body, ptr %10, i64 %220, i32 1, i64 %246
  %248 = load double, ptr %247
  %249 = getelementptr %struct.body, ptr %10, i64 %224, i32 1, i64 %246
  %250 = load double, ptr %249
  %251 = fsub double %248, %250
  %252 = getelementptr [3 x double], ptr %8, i64 0, i64 %246
  store double %251, ptr %252
  %253 = add i64 %246, 1
  %254 = icmp eq i64 %253, 3
  br i1 %254, label %225, label %245

255:
  %256 = phi double [ %228, %225 ], [ %266, %264 ]
  %257 = phi i64 [ 0, %225 ], [ %262, %264 ]
  %258 = mul i64 %257, 3
  %259 = fneg double %256
  %260 = getelementptr %struct.body, ptr %10, i64 %220, i32 5, i64 %257
  br label %267

261:
  %262 = add i64 %257, 1
  %263 = icmp eq i64 %262, 3
  br i1 %263, label %292, label %264

264:
  %265 = getelementptr [3 x double], ptr %8, i64 0, i64 %262
  %266 = load double, ptr %265
  br label %255

267:
  %268 = phi i64 [ 0, %255 ], [ %290, %267 ]
  %269 = add i64 %268, %258
  %270 = getelementptr %struct.body, ptr %10, i64 %220, i32 6, i64 %269
  %271 = load double, ptr %270
  %272 = icmp eq i64 %257, %268
  %273 = select i1 %272, double %244, double 0.000000e+00
  %274 = fadd double %271, %273
  %275 = getelementptr %struct.body, ptr %10, i64 %220, i32 5, i64 %268
  %276 = load double, ptr %275
  %277 = call double @llvm.fmuladd.f64(double %259, double %276, double %274)
  %278 = load double, ptr %260
  %279 = getelementptr [3 x double], ptr %8, i64 0, i64 %268
  %280 = load double, ptr %279
  %281 = fneg double %278
  %282 = call double @llvm.fmuladd.f64(double %281, double %280, double %277)
  %283 = load double, ptr %226
  %284 = fneg double %283
  %285 = fmul double %256, %284
  %286 = call double @llvm.fmuladd.f64(double %285, double %280, double %282)
  %287 = getelementptr %struct.body, ptr %10, i64 %224, i32 6, i64 %269
  %288 = load double, ptr %287
  %289 = fadd double %288, %286
  store double %289, ptr %287
  %290 = add i64 %268, 1
  %291 = icmp eq i64 %290, 3
  br i1 %291, label %261, label %267

292:
  %293 = phi i64 [ %303, %292 ], [ 0, %261 ]
  %294 = getelementptr %struct.body, ptr %10, i64 %220, i32 5, i64 %293
  %295 = load double, ptr %294
  %296 = load double, ptr %226
  %297 = getelementptr [3 x double], ptr %8, i64 0, i64 %293
  %298 = load double, ptr %297
  %299 = call double @llvm.fmuladd.f64(double %296, double %298, double %295)
  %300 = getelementptr %struct.body, ptr %10, i64 %224, i32 5, i64 %293
  %301 = load double, ptr %300
  %302 = fadd double %301, %299
  store double %302, ptr %300
  %303 = add i64 %293, 1
  %304 = icmp eq i64 %303, 3
  br i1 %304, label %305, label %292

305:
  %306 = load double, ptr %226
  %307 = getelementptr %struct.body, ptr %10, i64 %224, i32 4
  %308 = load double, ptr %307
  %309 = fadd double %306, %308
  store double %309, ptr %307
  %310 = add i64 %220, -1
  %311 = icmp sgt i64 %220, 1
  br i1 %311, label %219, label %213

312:
  ret void

313:
  %314 = phi i64 [ 1, %214 ], [ %477, %476 ]
  %315 = mul i64 %314, 3
  %316 = add i64 %315, -2
  %317 = getelementptr i64, ptr %1, i64 %316
  %318 = load i64, ptr %317
  %319 = icmp slt i64 %318, 0
  br i1 %319, label %476, label %320

320:
  %321 = getelementptr %struct.body, ptr %10, i64 %314, i32 4
  %322 = load double, ptr %321
  br label %349

323:
  %324 = getelementptr %struct.body, ptr %10, i64 %314, i32 2, i64 0
  %325 = getelementptr %struct.body, ptr %10, i64 %314, i32 5, i64 0
  %326 = getelementptr %struct.body, ptr %10, i64 %314, i32 8, i64 0
  call void @add_cross(ptr %324, ptr %325, ptr %326)
  %327 = getelementptr %struct.body, ptr %10, i64 %314, i32 2, i64 1
  %328 = getelementptr %struct.body, ptr %10, i64 %314, i32 2, i64 2
  %329 = load double, ptr %324
  %330 = load double, ptr %327
  %331 = load double, ptr %328
  br label %332

332:
  %333 = phi i64 [ 0, %323 ], [ %347, %332 ]
  %334 = mul i64 %333, 3
  %335 = getelementptr %struct.body, ptr %10, i64 %314, i32 6, i64 %334
  %336 = load double, ptr %335
  %337 = add i64 %334, 1
  %338 = getelementptr %struct.body, ptr %10, i64 %314, i32 6, i64 %337
  %339 = load double, ptr %338
  %340 = fmul double %330, %339
  %341 = call double @llvm.fmuladd.f64(double %336, double %329, double %340)
  %342 = add i64 %334, 2
  %343 = getelementptr %struct.body, ptr %10, i64 %314, i32 6, i64 %342
  %344 = load double, ptr %343
  %345 = call double @llvm.fmuladd.f64(double %344, double %331, double %341)
  %346 = getelementptr %struct.body, ptr %10, i64 %314, i32 9, i64 %333
  store double %345, ptr %346
  %347 = add i64 %333, 1
  %348 = icmp eq i64 %347, 3
  br i1 %348, label %357, label %332

349:
  %350 = phi i64 [ 0, %320 ], [ %355, %349 ]
  %351 = getelementptr %struct.body, ptr %10, i64 %314, i32 3, i64 %350
  %352 = load double, ptr %351
  %353 = fmul double %322, %352
  %354 = getelementptr %struct.body, ptr %10, i64 %314, i32 8, i64 %350
  store double %353, ptr %354
  %355 = add i64 %350, 1
  %356 = icmp eq i64 %355, 3
  br i1 %356, label %323, label %349

357:
  %358 = getelementptr %struct.body, ptr %10, i64 %314, i32 9, i64 0
  %359 = getelementptr %struct.body, ptr %10, i64 %314, i32 3, i64 0
  call void @add_cross(ptr %325, ptr %359, ptr %358)
  %360 = getelementptr %struct.body, ptr %10, i64 %314, i32 9, i64 1
  %361 = getelementptr %struct.body, ptr %10, i64 %314, i32 9, i64 2
  %362 = getelementptr %struct.body, ptr %10, i64 %314, i32 8, i64 2
  %363 = getelementptr %struct.body, ptr %10, i64 %314, i32 8, i64 1
  %364 = mul i64 %318, %4
  br label %400

365:
  %366 = add i64 %364, %318
  %367 = getelementptr double, ptr %5, i64 %366
  %368 = load double, ptr %367
  br label %369

369:
  %370 = phi i64 [ 0, %365 ], [ %377, %369 ]
  %371 = phi double [ 0.000000e+00, %365 ], [ %376, %369 ]
  %372 = getelementptr %struct.body, ptr %10, i64 %314, i32 6, i64 %370
  %373 = load double, ptr %372
  %374 = call double @llvm.fabs.f64(double %373)
  %375 = fcmp ogt double %374, %371
  %376 = select i1 %375, double %374, double %371
  %377 = add i64 %370, 1
  %378 = icmp eq i64 %377, 9
  br i1 %378, label %379, label %369

379:
  %380 = call double @llvm.fabs.f64(double %368)
  %381 = load double, ptr %324
  %382 = load double, ptr %327
  %383 = fmul double %382, %382
  %384 = call double @llvm.fmuladd.f64(double %381, double %381, double %383)
  %385 = load double, ptr %328
  %386 = call double @llvm.fmuladd.f64(double %385, double %385, double %384)
  %387 = load double, ptr %321
  %388 = load double, ptr %359
  %389 = getelementptr %struct.body, ptr %10, i64 %314, i32 3, i64 1
  %390 = load double, ptr %389
  %391 = fmul double %390, %390
  %392 = call double @llvm.fmuladd.f64(double %388, double %388, double %391)
  %393 = getelementptr %struct.body, ptr %10, i64 %314, i32 3, i64 2
  %394 = load double, ptr %393
  %395 = call double @llvm.fmuladd.f64(double %394, double %394, double %392)
  %396 = fmul double %387, %395
  %397 = call double @llvm.fmuladd.f64(double %376, double %386, double %396)
  %398 = fmul double %397, 0x3D06849B86A12B9B
  %399 = fcmp ogt double %380, %398
  br i1 %399, label %471, label %469

400:
  %401 = phi i64 [ %314, %357 ], [ %467, %465 ]
  %402 = mul i64 %401, 3
  %403 = add i64 %402, -3
  %404 = add i64 %402, -2
  %405 = getelementptr i64, ptr %1, i64 %404
  %406 = load i64, ptr %405
  %407 = icmp sgt i64 %406, -1
  br i1 %407, label %408, label %465

408:
  %409 = load double, ptr %358
  %410 = load double, ptr %360
  %411 = load double, ptr %361
  br label %412

412:
  %413 = phi i64 [ 0, %408 ], [ %420, %412 ]
  %414 = getelementptr %struct.body, ptr %10, i64 %314, i32 1, i64 %413
  %415 = load double, ptr %414
  %416 = getelementptr %struct.body, ptr %10, i64 %401, i32 1, i64 %413
  %417 = load double, ptr %416
  %418 = fsub double %415, %417
  %419 = getelementptr [3 x double], ptr %7, i64 0, i64 %413
  store double %418, ptr %419
  %420 = add i64 %413, 1
  %421 = icmp eq i64 %420, 3
  br i1 %421, label %422, label %412

422:
  %423 = load double, ptr %217
  %424 = load double, ptr %362
  %425 = load double, ptr %218, align 16
  %426 = load double, ptr %363
  %427 = fneg double %425
  %428 = fmul double %426, %427
  %429 = call double @llvm.fmuladd.f64(double %423, double %424, double %428)
  %430 = fadd double %409, %429
  %431 = load double, ptr %326
  %432 = load double, ptr %216, align 16
  %433 = fneg double %432
  %434 = fmul double %424, %433
  %435 = call double @llvm.fmuladd.f64(double %425, double %431, double %434)
  %436 = fadd double %410, %435
  %437 = fneg double %423
  %438 = fmul double %431, %437
  %439 = call double @llvm.fmuladd.f64(double %432, double %426, double %438)
  %440 = fadd double %411, %439
  %441 = getelementptr %struct.body, ptr %10, i64 %401, i32 2, i64 0
  %442 = load double, ptr %441
  %443 = getelementptr %struct.body, ptr %10, i64 %401, i32 2, i64 1
  %444 = load double, ptr %443
  %445 = fmul double %444, %436
  %446 = call double @llvm.fmuladd.f64(double %442, double %430, double %445)
  %447 = getelementptr %struct.body, ptr %10, i64 %401, i32 2, i64 2
  %448 = load double, ptr %447
  %449 = call double @llvm.fmuladd.f64(double %448, double %440, double %446)
  %450 = getelementptr %struct.body, ptr %10, i64 %401, i32 3, i64 0
  %451 = load double, ptr %450
  %452 = getelementptr %struct.body, ptr %10, i64 %401, i32 3, i64 1
  %453 = load double, ptr %452
  %454 = fmul double %426, %453
  %455 = call double @llvm.fmuladd.f64(double %451, double %431, double %454)
  %456 = getelementptr %struct.body, ptr %10, i64 %401, i32 3, i64 2
  %457 = load double, ptr %456
  %458 = call double @llvm.fmuladd.f64(double %457, double %424, double %455)
  %459 = fadd double %449, %458
  %460 = mul i64 %406, %4
  %461 = add i64 %460, %318
  %462 = getelementptr double, ptr %5, i64 %461
  store double %459, ptr %462
  %463 = add i64 %406, %364
  %464 = getelementptr double, ptr %5, i64 %463
  store double %459, ptr %464
  br label %465

465:
  %466 = getelementptr i64, ptr %1, i64 %403
  %467 = load i64, ptr %466
  %468 = icmp sgt i64 %467, 0
  br i1 %468, label %400, label %365

469:
  %470 = fsub double %368, %368
  store double %470, ptr %367
  br label %471

471:
  %472 = phi double [ %470, %469 ], [ %368, %379 ]
  %473 = getelementptr %struct.body, ptr %10, i64 %314, i32 7
  %474 = load double, ptr %473
  %475 = fadd double %474, %472
  store double %475, ptr %367
  br label %476

476:
  %477 = add i64 %314, 1
  %478 = icmp eq i64 %314, %0
  br i1 %478, label %312, label %313
}

declare double @llvm.fabs.f64(double)

define i64 @tree_mass_work(i64 %0) {
  %2 = mul i64 %0, 304
  %3 = add i64 %2, 304
  ret i64 %3
}

define void @tree_mass_at(ptr  %0, double %1, ptr  %2, ptr  %3, ptr  %4) {
  %6 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 1
  %7 = bitcast ptr %6 to ptr
  %8 = load ptr, ptr %7
  %9 = bitcast ptr %3 to ptr
  %10 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 3
  %11 = load i64, ptr %10
  %12 = shl i64 %11, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %9, i64 %12, i1 false)
  %13 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 6
  %14 = bitcast ptr %13 to ptr
  %15 = load ptr, ptr %14
  %16 = bitcast ptr %2 to ptr
  %17 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 7
  %18 = load i64, ptr %17
  %19 = shl i64 %18, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %16, i64 %19, i1 false)
  %20 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 0
  %21 = load ptr, ptr %20
  %22 = load ptr, ptr %6
  %23 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 2
  %24 = load ptr, ptr %23
  call void %21(ptr %22, ptr %24)
  %25 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 4
  %26 = load ptr, ptr %25
  %27 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 5
  %28 = load ptr, ptr %27
  call void %26(double %1, ptr %28)
  %29 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 9
  %30 = load i64, ptr %29
  %31 = icmp sgt i64 %30, 0
  br i1 %31, label %35, label %32

32:
  %33 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 11
  %34 = load ptr, ptr %33
  br label %42

35:
  %36 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 8
  %37 = load ptr, ptr %36
  %38 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 11
  %39 = load ptr, ptr %38
  %40 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 10
  %41 = load ptr, ptr %40
  br label %52

42:
  %43 = phi ptr [ %34, %32 ], [ %39, %52 ]
  %44 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 12
  %45 = load i64, ptr %44
  %46 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 13
  %47 = load ptr, ptr %46
  %48 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 14
  %49 = load ptr, ptr %48
  %50 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 15
  %51 = load i64, ptr %50
  call void @tree_mass_matrix(i64 %45, ptr %47, ptr %43, ptr %49, i64 %51, ptr %4)
  ret void

52:
  %53 = phi i64 [ 0, %35 ], [ %59, %52 ]
  %54 = getelementptr double, ptr %37, i64 %53
  %55 = load double, ptr %54
  %56 = getelementptr i64, ptr %41, i64 %53
  %57 = load i64, ptr %56
  %58 = getelementptr double, ptr %39, i64 %57
  store double %55, ptr %58
  %59 = add i64 %53, 1
  %60 = icmp eq i64 %59, %30
  br i1 %60, label %42, label %52
}

define void @tree_mass_clear(ptr  %0, double %1, i64 %2, ptr  %3, i64 %4, ptr  %5, i64 %6, double %7, ptr  %8, ptr  %9) {
  %11 = icmp sgt i64 %2, 0
  br i1 %11, label %12, label %16

12:
  %13 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 15
  %14 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 14
  %15 = bitcast ptr %14 to ptr
  br label %17

16:
  ret void

17:
  %18 = phi i64 [ 0, %12 ], [ %27, %17 ]
  %19 = mul i64 %18, %4
  %20 = getelementptr double, ptr %3, i64 %19
  %21 = mul i64 %18, %6
  %22 = getelementptr double, ptr %5, i64 %21
  call void @tree_mass_at(ptr %0, double %1, ptr %20, ptr %22, ptr %8)
  %23 = load i64, ptr %13
  %24 = load ptr, ptr %15
  %25 = call i64 @is_definite(i64 %23, ptr %8, double %7, ptr %24)
  %26 = getelementptr i64, ptr %9, i64 %18
  store i64 %25, ptr %26
  %27 = add i64 %18, 1
  %28 = icmp eq i64 %27, %2
  br i1 %28, label %16, label %17
}

define internal i64 @is_definite(i64 %0, ptr  %1, double %2, ptr  %3) {
  %5 = icmp sgt i64 %0, 0
  br i1 %5, label %8, label %6

6:
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %17, label %56

8:
  %9 = phi i64 [ %15, %8 ], [ 0, %4 ]
  %10 = mul i64 %9, %0
  %11 = add i64 %10, %9
  %12 = getelementptr double, ptr %1, i64 %11
  %13 = load double, ptr %12
  %14 = getelementptr double, ptr %3, i64 %9
  store double %13, ptr %14
  %15 = add i64 %9, 1
  %16 = icmp eq i64 %15, %0
  br i1 %16, label %6, label %8

17:
  %18 = phi i64 [ %19, %54 ], [ %0, %6 ]
  %19 = add i64 %18, -1
  %20 = mul i64 %19, %0
  %21 = add i64 %20, %19
  %22 = getelementptr double, ptr %1, i64 %21
  %23 = load double, ptr %22
  %24 = getelementptr double, ptr %3, i64 %19
  %25 = load double, ptr %24
  %26 = fmul double %25, %2
  %27 = fcmp ogt double %23, %26
  br i1 %27, label %28, label %56

28:
  %29 = icmp ugt i64 %18, 1
  br i1 %29, label %30, label %54

30:
  %31 = phi i64 [ %42, %39 ], [ 1, %28 ]
  %32 = phi i64 [ %40, %39 ], [ 0, %28 ]
  %33 = add i64 %32, %20
  %34 = getelementptr double, ptr %1, i64 %33
  %35 = load double, ptr %34
  %36 = mul i64 %32, %0
  %37 = fneg double %35
  %38 = fdiv double %37, %23
  br label %43

39:
  %40 = add i64 %32, 1
  %41 = icmp slt i64 %40, %19
  %42 = add i64 %31, 1
  br i1 %41, label %30, label %54

43:
  %44 = phi i64 [ 0, %30 ], [ %52, %43 ]
  %45 = add i64 %44, %20
  %46 = getelementptr double, ptr %1, i64 %45
  %47 = load double, ptr %46
  %48 = add i64 %44, %36
  %49 = getelementptr double, ptr %1, i64 %48
  %50 = load double, ptr %49
  %51 = call double @llvm.fmuladd.f64(double %38, double %47, double %50)
  store double %51, ptr %49
  %52 = add i64 %44, 1
  %53 = icmp eq i64 %52, %31
  br i1 %53, label %39, label %43

54:
  %55 = icmp sgt i64 %18, 1
  br i1 %55, label %17, label %56

56:
  %57 = phi i64 [ 1, %6 ], [ 1, %54 ], [ 0, %17 ]
  ret i64 %57
}

define i64 @tree_mass_is_clear(ptr  %0, double %1, ptr  %2, ptr  %3, double %4, ptr  %5) {
  call void @tree_mass_at(ptr %0, double %1, ptr %2, ptr %3, ptr %5)
  %7 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 15
  %8 = load i64, ptr %7
  %9 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 14
  %10 = bitcast ptr %9 to ptr
  %11 = load ptr, ptr %10
  %12 = call i64 @is_definite(i64 %8, ptr %5, double %4, ptr %11)
  ret i64 %12
}

define internal void @times_matrix(ptr  %0, ptr  %1, ptr  %2) {
  %4 = alloca [9 x double], align 16
  %5 = bitcast ptr %4 to ptr
  br label %6

6:
  %7 = phi i64 [ 0, %3 ], [ %18, %17 ]
  %8 = mul i64 %7, 3
  %9 = getelementptr double, ptr %0, i64 %8
  %10 = load double, ptr %9
  %11 = add i64 %8, 1
  %12 = getelementptr double, ptr %0, i64 %11
  %13 = load double, ptr %12
  %14 = add i64 %8, 2
  %15 = getelementptr double, ptr %0, i64 %14
  %16 = load double, ptr %15
  br label %22

17:
  %18 = add i64 %7, 1
  %19 = icmp eq i64 %18, 3
  br i1 %19, label %20, label %6

20:
  %21 = bitcast ptr %2 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(72) %21, ptr align 16 dereferenceable(72) %5, i64 72, i1 false)
  ret void

22:
  %23 = phi i64 [ 0, %6 ], [ %37, %22 ]
  %24 = getelementptr double, ptr %1, i64 %23
  %25 = load double, ptr %24
  %26 = add i64 %23, 3
  %27 = getelementptr double, ptr %1, i64 %26
  %28 = load double, ptr %27
  %29 = fmul double %13, %28
  %30 = call double @llvm.fmuladd.f64(double %10, double %25, double %29)
  %31 = add i64 %23, 6
  %32 = getelementptr double, ptr %1, i64 %31
  %33 = load double, ptr %32
  %34 = call double @llvm.fmuladd.f64(double %16, double %33, double %30)
  %35 = add i64 %23, %8
  %36 = getelementptr [9 x double], ptr %4, i64 0, i64 %35
  store double %34, ptr %36
  %37 = add i64 %23, 1
  %38 = icmp eq i64 %37, 3
  br i1 %38, label %17, label %22
}

declare double @llvm.fmuladd.f64(double, double, double)

define internal void @add_cross(ptr  %0, ptr  %1, ptr  %2) {
  %4 = getelementptr double, ptr %0, i64 1
  %5 = load double, ptr %4
  %6 = getelementptr double, ptr %1, i64 2
  %7 = load double, ptr %6
  %8 = getelementptr double, ptr %0, i64 2
  %9 = load double, ptr %8
  %10 = getelementptr double, ptr %1, i64 1
  %11 = load double, ptr %10
  %12 = fneg double %9
  %13 = fmul double %11, %12
  %14 = call double @llvm.fmuladd.f64(double %5, double %7, double %13)
  %15 = load double, ptr %2
  %16 = fadd double %15, %14
  store double %16, ptr %2
  %17 = load double, ptr %8
  %18 = load double, ptr %1
  %19 = load double, ptr %0
  %20 = load double, ptr %6
  %21 = fneg double %19
  %22 = fmul double %20, %21
  %23 = call double @llvm.fmuladd.f64(double %17, double %18, double %22)
  %24 = getelementptr double, ptr %2, i64 1
  %25 = load double, ptr %24
  %26 = fadd double %25, %23
  store double %26, ptr %24
  %27 = load double, ptr %0
  %28 = load double, ptr %10
  %29 = load double, ptr %4
  %30 = load double, ptr %1
  %31 = fneg double %29
  %32 = fmul double %30, %31
  %33 = call double @llvm.fmuladd.f64(double %27, double %28, double %32)
  %34 = getelementptr double, ptr %2, i64 2
  %35 = load double, ptr %34
  %36 = fadd double %35, %33
  store double %36, ptr %34
  ret void
}

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)
