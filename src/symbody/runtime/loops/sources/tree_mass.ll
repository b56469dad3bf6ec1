; tree_mass: made by tools/make_loops_text.py from tree_mass
; sources c3929ab7cdbd5e33b8d1d98a7091beec135909b5510c5d1613d85802b58917d5
%struct.body = type { [9 x double], [3 x double], [3 x double], [3 x double], double, [3 x double], [9 x double], double, [3 x double], [3 x double] }
%struct.tree_states = type { ptr, ptr, ptr, i64, ptr, ptr, ptr, i64, ptr, i64, ptr, ptr, i64, ptr, ptr, i64, i64, i64 }

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
  %314 = phi i64 [ 1, %214 ], [ %446, %445 ]
  %315 = mul i64 %314, 3
  %316 = add i64 %315, -2
  %317 = getelementptr i64, ptr %1, i64 %316
  %318 = load i64, ptr %317
  %319 = icmp slt i64 %318, 0
  br i1 %319, label %445, label %320

320:
  %321 = getelementptr %struct.body, ptr %10, i64 %314
  call void @load(ptr %321)
  %322 = getelementptr %struct.body, ptr %10, i64 %314, i32 9, i64 0
  %323 = getelementptr %struct.body, ptr %10, i64 %314, i32 9, i64 1
  %324 = getelementptr %struct.body, ptr %10, i64 %314, i32 9, i64 2
  %325 = getelementptr %struct.body, ptr %10, i64 %314, i32 8, i64 0
  %326 = getelementptr %struct.body, ptr %10, i64 %314, i32 8, i64 2
  %327 = getelementptr %struct.body, ptr %10, i64 %314, i32 8, i64 1
  %328 = mul i64 %318, %4
  br label %369

329:
  %330 = add i64 %328, %318
  %331 = getelementptr double, ptr %5, i64 %330
  %332 = load double, ptr %331
  br label %333

333:
  %334 = phi i64 [ 0, %329 ], [ %341, %333 ]
  %335 = phi double [ 0.000000e+00, %329 ], [ %340, %333 ]
  %336 = getelementptr %struct.body, ptr %10, i64 %314, i32 6, i64 %334
  %337 = load double, ptr %336
  %338 = call double @llvm.fabs.f64(double %337)
  %339 = fcmp ogt double %338, %335
  %340 = select i1 %339, double %338, double %335
  %341 = add i64 %334, 1
  %342 = icmp eq i64 %341, 9
  br i1 %342, label %343, label %333

343:
  %344 = call double @llvm.fabs.f64(double %332)
  %345 = getelementptr %struct.body, ptr %10, i64 %314, i32 2, i64 0
  %346 = load double, ptr %345
  %347 = getelementptr %struct.body, ptr %10, i64 %314, i32 2, i64 1
  %348 = load double, ptr %347
  %349 = fmul double %348, %348
  %350 = call double @llvm.fmuladd.f64(double %346, double %346, double %349)
  %351 = getelementptr %struct.body, ptr %10, i64 %314, i32 2, i64 2
  %352 = load double, ptr %351
  %353 = call double @llvm.fmuladd.f64(double %352, double %352, double %350)
  %354 = getelementptr %struct.body, ptr %10, i64 %314, i32 4
  %355 = load double, ptr %354
  %356 = getelementptr %struct.body, ptr %10, i64 %314, i32 3, i64 0
  %357 = load double, ptr %356
  %358 = getelementptr %struct.body, ptr %10, i64 %314, i32 3, i64 1
  %359 = load double, ptr %358
  %360 = fmul double %359, %359
  %361 = call double @llvm.fmuladd.f64(double %357, double %357, double %360)
  %362 = getelementptr %struct.body, ptr %10, i64 %314, i32 3, i64 2
  %363 = load double, ptr %362
  %364 = call double @llvm.fmuladd.f64(double %363, double %363, double %361)
  %365 = fmul double %355, %364
  %366 = call double @llvm.fmuladd.f64(double %340, double %353, double %365)
  %367 = fmul double %366, 0x3D06849B86A12B9B
  %368 = fcmp ogt double %344, %367
  br i1 %368, label %440, label %438

369:
  %370 = phi i64 [ %314, %320 ], [ %436, %434 ]
  %371 = mul i64 %370, 3
  %372 = add i64 %371, -3
  %373 = add i64 %371, -2
  %374 = getelementptr i64, ptr %1, i64 %373
  %375 = load i64, ptr %374
  %376 = icmp sgt i64 %375, -1
  br i1 %376, label %377, label %434

377:
  %378 = load double, ptr %322
  %379 = load double, ptr %323
  %380 = load double, ptr %324
  br label %381

381:
  %382 = phi i64 [ 0, %377 ], [ %389, %381 ]
  %383 = getelementptr %struct.body, ptr %10, i64 %314, i32 1, i64 %382
  %384 = load double, ptr %383
  %385 = getelementptr %struct.body, ptr %10, i64 %370, i32 1, i64 %382
  %386 = load double, ptr %385
  %387 = fsub double %384, %386
  %388 = getelementptr [3 x double], ptr %7, i64 0, i64 %382
  store double %387, ptr %388
  %389 = add i64 %382, 1
  %390 = icmp eq i64 %389, 3
  br i1 %390, label %391, label %381

391:
  %392 = load double, ptr %217
  %393 = load double, ptr %326
  %394 = load double, ptr %218, align 16
  %395 = load double, ptr %327
  %396 = fneg double %394
  %397 = fmul double %395, %396
  %398 = call double @llvm.fmuladd.f64(double %392, double %393, double %397)
  %399 = fadd double %378, %398
  %400 = load double, ptr %325
  %401 = load double, ptr %216, align 16
  %402 = fneg double %401
  %403 = fmul double %393, %402
  %404 = call double @llvm.fmuladd.f64(double %394, double %400, double %403)
  %405 = fadd double %379, %404
  %406 = fneg double %392
  %407 = fmul double %400, %406
  %408 = call double @llvm.fmuladd.f64(double %401, double %395, double %407)
  %409 = fadd double %380, %408
  %410 = getelementptr %struct.body, ptr %10, i64 %370, i32 2, i64 0
  %411 = load double, ptr %410
  %412 = getelementptr %struct.body, ptr %10, i64 %370, i32 2, i64 1
  %413 = load double, ptr %412
  %414 = fmul double %413, %405
  %415 = call double @llvm.fmuladd.f64(double %411, double %399, double %414)
  %416 = getelementptr %struct.body, ptr %10, i64 %370, i32 2, i64 2
  %417 = load double, ptr %416
  %418 = call double @llvm.fmuladd.f64(double %417, double %409, double %415)
  %419 = getelementptr %struct.body, ptr %10, i64 %370, i32 3, i64 0
  %420 = load double, ptr %419
  %421 = getelementptr %struct.body, ptr %10, i64 %370, i32 3, i64 1
  %422 = load double, ptr %421
  %423 = fmul double %395, %422
  %424 = call double @llvm.fmuladd.f64(double %420, double %400, double %423)
  %425 = getelementptr %struct.body, ptr %10, i64 %370, i32 3, i64 2
  %426 = load double, ptr %425
  %427 = call double @llvm.fmuladd.f64(double %426, double %393, double %424)
  %428 = fadd double %418, %427
  %429 = mul i64 %375, %4
  %430 = add i64 %429, %318
  %431 = getelementptr double, ptr %5, i64 %430
  store double %428, ptr %431
  %432 = add i64 %375, %328
  %433 = getelementptr double, ptr %5, i64 %432
  store double %428, ptr %433
  br label %434

434:
  %435 = getelementptr i64, ptr %1, i64 %372
  %436 = load i64, ptr %435
  %437 = icmp sgt i64 %436, 0
  br i1 %437, label %369, label %329

438:
  %439 = fsub double %332, %332
  store double %439, ptr %331
  br label %440

440:
  %441 = phi double [ %439, %438 ], [ %332, %343 ]
  %442 = getelementptr %struct.body, ptr %10, i64 %314, i32 7
  %443 = load double, ptr %442
  %444 = fadd double %443, %441
  store double %444, ptr %331
  br label %445

445:
  %446 = add i64 %314, 1
  %447 = icmp eq i64 %314, %0
  br i1 %447, label %312, label %313
}

define internal void @load(ptr  %0) {
  %2 = getelementptr %struct.body, ptr %0, i64 0, i32 4
  %3 = load double, ptr %2
  br label %33

4:
  %5 = getelementptr %struct.body, ptr %0, i64 0, i32 2, i64 0
  %6 = getelementptr %struct.body, ptr %0, i64 0, i32 5, i64 0
  %7 = getelementptr %struct.body, ptr %0, i64 0, i32 8, i64 0
  call void @add_cross(ptr %5, ptr %6, ptr %7)
  %8 = getelementptr %struct.body, ptr %0, i64 0, i32 2, i64 1
  %9 = getelementptr %struct.body, ptr %0, i64 0, i32 2, i64 2
  %10 = load double, ptr %5
  %11 = load double, ptr %8
  %12 = load double, ptr %9
  br label %13

13:
  %14 = phi i64 [ 0, %4 ], [ %28, %13 ]
  %15 = mul i64 %14, 3
  %16 = getelementptr %struct.body, ptr %0, i64 0, i32 6, i64 %15
  %17 = load double, ptr %16
  %18 = add i64 %15, 1
  %19 = getelementptr %struct.body, ptr %0, i64 0, i32 6, i64 %18
  %20 = load double, ptr %19
  %21 = fmul double %20, %11
  %22 = call double @llvm.fmuladd.f64(double %17, double %10, double %21)
  %23 = add i64 %15, 2
  %24 = getelementptr %struct.body, ptr %0, i64 0, i32 6, i64 %23
  %25 = load double, ptr %24
  %26 = call double @llvm.fmuladd.f64(double %25, double %12, double %22)
  %27 = getelementptr %struct.body, ptr %0, i64 0, i32 9, i64 %14
  store double %26, ptr %27
  %28 = add i64 %14, 1
  %29 = icmp eq i64 %28, 3
  br i1 %29, label %30, label %13

30:
  %31 = getelementptr %struct.body, ptr %0, i64 0, i32 9, i64 0
  %32 = getelementptr %struct.body, ptr %0, i64 0, i32 3, i64 0
  call void @add_cross(ptr %6, ptr %32, ptr %31)
  ret void

33:
  %34 = phi i64 [ 0, %1 ], [ %39, %33 ]
  %35 = getelementptr %struct.body, ptr %0, i64 0, i32 3, i64 %34
  %36 = load double, ptr %35
  %37 = fmul double %3, %36
  %38 = getelementptr %struct.body, ptr %0, i64 0, i32 8, i64 %34
  store double %37, ptr %38
  %39 = add i64 %34, 1
  %40 = icmp eq i64 %39, 3
  br i1 %40, label %4, label %33
}

declare double @llvm.fabs.f64(double)

define i64 @tree_mass_work(i64 %0) {
  %2 = mul i64 %0, 304
  %3 = add i64 %2, 304
  ret i64 %3
}

define void @tree_mass_at(ptr  %0, double %1, ptr  %2, ptr  %3, ptr  %4) {
  call void @read(ptr %0, double %1, ptr %2, ptr %3)
  %6 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 12
  %7 = load i64, ptr %6
  %8 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 13
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 11
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 14
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 15
  %15 = load i64, ptr %14
  call void @tree_mass_matrix(i64 %7, ptr %9, ptr %11, ptr %13, i64 %15, ptr %4)
  ret void
}

define internal void @read(ptr  %0, double %1, ptr  %2, ptr  %3) {
  %5 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 1
  %6 = bitcast ptr %5 to ptr
  %7 = load ptr, ptr %6
  %8 = bitcast ptr %3 to ptr
  %9 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 3
  %10 = load i64, ptr %9
  %11 = shl i64 %10, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %8, i64 %11, i1 false)
  %12 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 6
  %13 = bitcast ptr %12 to ptr
  %14 = load ptr, ptr %13
  %15 = bitcast ptr %2 to ptr
  %16 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 7
  %17 = load i64, ptr %16
  %18 = shl i64 %17, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %15, i64 %18, i1 false)
  %19 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 0
  %20 = load ptr, ptr %19
  %21 = load ptr, ptr %5
  %22 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 2
  %23 = load ptr, ptr %22
  call void %20(ptr %21, ptr %23)
  %24 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 4
  %25 = load ptr, ptr %24
  %26 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 5
  %27 = load ptr, ptr %26
  call void %25(double %1, ptr %27)
  %28 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 9
  %29 = load i64, ptr %28
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %38

31:
  %32 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 8
  %33 = load ptr, ptr %32
  %34 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 11
  %35 = load ptr, ptr %34
  %36 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 10
  %37 = load ptr, ptr %36
  br label %40

38:
  %39 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 17
  store i64 0, ptr %39
  ret void

40:
  %41 = phi i64 [ 0, %31 ], [ %47, %40 ]
  %42 = getelementptr double, ptr %33, i64 %41
  %43 = load double, ptr %42
  %44 = getelementptr i64, ptr %37, i64 %41
  %45 = load i64, ptr %44
  %46 = getelementptr double, ptr %35, i64 %45
  store double %43, ptr %46
  %47 = add i64 %41, 1
  %48 = icmp eq i64 %47, %29
  br i1 %48, label %38, label %40
}

define i64 @tree_mass_is_clear(ptr  %0, double %1, ptr  %2, ptr  %3, double %4, ptr  %5) {
  %7 = alloca [9 x double], align 16
  %8 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 17
  %9 = load i64, ptr %8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %21, label %11

11:
  %12 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 1
  %13 = bitcast ptr %12 to ptr
  %14 = load ptr, ptr %13
  %15 = bitcast ptr %3 to ptr
  %16 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 3
  %17 = load i64, ptr %16
  %18 = shl i64 %17, 3
  %19 = call i32 @bcmp(ptr %14, ptr %15, i64 %18)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %380, label %21

21:
  call void @read(ptr %0, double %1, ptr %2, ptr %3)
  %22 = fcmp olt double %4, 1.000000e-08
  br i1 %22, label %23, label %313

23:
  %24 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 12
  %25 = load i64, ptr %24
  %26 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 13
  %27 = load ptr, ptr %26
  %28 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 11
  %29 = load ptr, ptr %28
  %30 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 14
  %31 = load ptr, ptr %30
  %32 = bitcast ptr %31 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(304) %31, i8 0, i64 304, i1 false)
  %33 = icmp slt i64 %25, 1
  br i1 %33, label %310, label %34

34:
  %35 = bitcast ptr %7 to ptr
  %36 = getelementptr [9 x double], ptr %7, i64 0, i64 0
  br label %39

37:
  %38 = icmp sgt i64 %25, 0
  br i1 %38, label %226, label %310

39:
  %40 = phi ptr [ %29, %34 ], [ %224, %219 ]
  %41 = phi i64 [ 1, %34 ], [ %223, %219 ]
  %42 = getelementptr %struct.body, ptr %32, i64 %41
  %43 = getelementptr %struct.body, ptr %32, i64 %41, i32 1, i64 0
  %44 = bitcast ptr %43 to ptr
  %45 = bitcast ptr %40 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %44, ptr align 8 dereferenceable(24) %45, i64 24, i1 false)
  %46 = mul i64 %41, 3
  %47 = add i64 %46, -1
  %48 = getelementptr i64, ptr %27, i64 %47
  %49 = load i64, ptr %48
  %50 = mul i64 %49, 9
  %51 = add i64 %50, 3
  %52 = getelementptr double, ptr %40, i64 %51
  %53 = getelementptr %struct.body, ptr %32, i64 %41, i32 2, i64 0
  %54 = bitcast ptr %53 to ptr
  %55 = bitcast ptr %52 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %54, ptr align 8 dereferenceable(24) %55, i64 24, i1 false)
  %56 = getelementptr %struct.body, ptr %32, i64 %41, i32 3, i64 0
  %57 = bitcast ptr %56 to ptr
  %58 = getelementptr double, ptr %52, i64 3
  %59 = bitcast ptr %58 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %57, ptr align 8 dereferenceable(24) %59, i64 24, i1 false)
  %60 = getelementptr %struct.body, ptr %32, i64 %41, i32 5, i64 0
  %61 = bitcast ptr %60 to ptr
  %62 = getelementptr double, ptr %52, i64 6
  %63 = bitcast ptr %62 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %61, ptr align 8 dereferenceable(24) %63, i64 24, i1 false)
  %64 = getelementptr %struct.body, ptr %32, i64 %41, i32 6
  %65 = getelementptr [9 x double], ptr %64, i64 0, i64 0
  %66 = bitcast ptr %64 to ptr
  %67 = getelementptr double, ptr %52, i64 9
  %68 = bitcast ptr %67 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(72) %66, ptr align 8 dereferenceable(72) %68, i64 72, i1 false)
  %69 = getelementptr double, ptr %52, i64 18
  %70 = load double, ptr %69
  %71 = getelementptr %struct.body, ptr %32, i64 %41, i32 4
  store double %70, ptr %71
  %72 = getelementptr double, ptr %52, i64 19
  %73 = load double, ptr %72
  %74 = getelementptr %struct.body, ptr %32, i64 %41, i32 7
  store double %73, ptr %74
  call void @load(ptr %42)
  %75 = getelementptr %struct.body, ptr %32, i64 %41, i32 9, i64 0
  %76 = load double, ptr %53
  %77 = load double, ptr %75
  %78 = getelementptr %struct.body, ptr %32, i64 %41, i32 2, i64 1
  %79 = load double, ptr %78
  %80 = getelementptr %struct.body, ptr %32, i64 %41, i32 9, i64 1
  %81 = load double, ptr %80
  %82 = fmul double %79, %81
  %83 = call double @llvm.fmuladd.f64(double %76, double %77, double %82)
  %84 = getelementptr %struct.body, ptr %32, i64 %41, i32 2, i64 2
  %85 = load double, ptr %84
  %86 = getelementptr %struct.body, ptr %32, i64 %41, i32 9, i64 2
  %87 = load double, ptr %86
  %88 = call double @llvm.fmuladd.f64(double %85, double %87, double %83)
  %89 = getelementptr %struct.body, ptr %32, i64 %41, i32 8, i64 0
  %90 = load double, ptr %56
  %91 = load double, ptr %89
  %92 = getelementptr %struct.body, ptr %32, i64 %41, i32 3, i64 1
  %93 = load double, ptr %92
  %94 = getelementptr %struct.body, ptr %32, i64 %41, i32 8, i64 1
  %95 = load double, ptr %94
  %96 = fmul double %93, %95
  %97 = call double @llvm.fmuladd.f64(double %90, double %91, double %96)
  %98 = getelementptr %struct.body, ptr %32, i64 %41, i32 3, i64 2
  %99 = load double, ptr %98
  %100 = getelementptr %struct.body, ptr %32, i64 %41, i32 8, i64 2
  %101 = load double, ptr %100
  %102 = call double @llvm.fmuladd.f64(double %99, double %101, double %97)
  %103 = fadd double %88, %102
  %104 = load double, ptr %74
  %105 = fadd double %104, %103
  %106 = getelementptr %struct.body, ptr %42, i64 0, i32 0, i64 0
  store double %105, ptr %106
  %107 = add i64 %46, -2
  %108 = getelementptr i64, ptr %27, i64 %107
  %109 = load i64, ptr %108
  %110 = icmp slt i64 %109, 0
  %111 = fcmp ogt double %105, 0.000000e+00
  %112 = select i1 %110, i1 true, i1 %111
  br i1 %112, label %113, label %313

113:
  %114 = getelementptr %struct.body, ptr %32, i64 %41, i32 6, i64 0
  %115 = load double, ptr %114
  %116 = getelementptr %struct.body, ptr %32, i64 %41, i32 6, i64 4
  %117 = load double, ptr %116
  %118 = fadd double %115, %117
  %119 = getelementptr %struct.body, ptr %32, i64 %41, i32 6, i64 8
  %120 = load double, ptr %119
  %121 = fadd double %118, %120
  %122 = load double, ptr %60
  %123 = getelementptr %struct.body, ptr %32, i64 %41, i32 5, i64 1
  %124 = load double, ptr %123
  %125 = fmul double %124, %124
  %126 = call double @llvm.fmuladd.f64(double %122, double %122, double %125)
  %127 = getelementptr %struct.body, ptr %32, i64 %41, i32 5, i64 2
  %128 = load double, ptr %127
  %129 = call double @llvm.fmuladd.f64(double %128, double %128, double %126)
  %130 = load double, ptr %71
  %131 = fcmp ult double %130, 0.000000e+00
  br i1 %131, label %217, label %132

132:
  %133 = fcmp oge double %104, 0.000000e+00
  %134 = fcmp oge double %121, 0.000000e+00
  %135 = select i1 %133, i1 %134, i1 false
  br i1 %135, label %136, label %217

136:
  %137 = fcmp oeq double %130, 0.000000e+00
  %138 = fcmp oeq double %121, 0.000000e+00
  %139 = select i1 %137, i1 %138, i1 false
  br i1 %139, label %142, label %140

140:
  %141 = fmul double %121, 1.000000e-13
  br label %144

142:
  %143 = fcmp oeq double %129, 0.000000e+00
  br i1 %143, label %219, label %313

144:
  %145 = phi double [ %122, %140 ], [ %158, %156 ]
  %146 = phi i64 [ 0, %140 ], [ %150, %156 ]
  %147 = fneg double %145
  %148 = mul i64 %146, 3
  br label %159

149:
  %150 = add i64 %146, 1
  %151 = icmp eq i64 %150, 3
  br i1 %151, label %152, label %156

152:
  %153 = load double, ptr %36, align 16
  %154 = fcmp ogt double %153, 0.000000e+00
  br i1 %154, label %186, label %155

155:
  br label %313

156:
  %157 = getelementptr %struct.body, ptr %32, i64 %41, i32 5, i64 %150
  %158 = load double, ptr %157
  br label %144

159:
  %160 = phi i64 [ 0, %144 ], [ %176, %159 ]
  %161 = icmp eq i64 %146, %160
  %162 = select i1 %161, double %129, double 0.000000e+00
  %163 = getelementptr %struct.body, ptr %32, i64 %41, i32 5, i64 %160
  %164 = load double, ptr %163
  %165 = call double @llvm.fmuladd.f64(double %147, double %164, double %162)
  %166 = add i64 %160, %148
  %167 = getelementptr %struct.body, ptr %32, i64 %41, i32 6, i64 %166
  %168 = load double, ptr %167
  %169 = fcmp une double %165, 0.000000e+00
  %170 = fdiv double %165, %130
  %171 = select i1 %169, double %170, double 0.000000e+00
  %172 = fsub double %168, %171
  %173 = select i1 %161, double %141, double 0.000000e+00
  %174 = fadd double %173, %172
  %175 = getelementptr [9 x double], ptr %7, i64 0, i64 %166
  store double %174, ptr %175
  %176 = add i64 %160, 1
  %177 = icmp eq i64 %176, 3
  br i1 %177, label %149, label %159

178:
  %179 = icmp eq i64 %190, 3
  br i1 %179, label %218, label %180

180:
  %181 = add i64 %188, 1
  %182 = shl i64 %190, 2
  %183 = getelementptr [9 x double], ptr %7, i64 0, i64 %182
  %184 = load double, ptr %183, align 16
  %185 = fcmp ogt double %184, 0.000000e+00
  br i1 %185, label %186, label %218

186:
  %187 = phi ptr [ %183, %180 ], [ %36, %152 ]
  %188 = phi i64 [ %181, %180 ], [ 1, %152 ]
  %189 = phi i64 [ %190, %180 ], [ 0, %152 ]
  %190 = add i64 %189, 1
  %191 = icmp ult i64 %189, 2
  br i1 %191, label %192, label %178

192:
  %193 = mul i64 %189, 3
  br label %194

194:
  %195 = phi i64 [ %188, %192 ], [ %200, %199 ]
  %196 = mul i64 %195, 3
  %197 = add i64 %196, %189
  %198 = getelementptr [9 x double], ptr %7, i64 0, i64 %197
  br label %202

199:
  %200 = add i64 %195, 1
  %201 = icmp eq i64 %200, 3
  br i1 %201, label %178, label %194

202:
  %203 = phi i64 [ %188, %194 ], [ %215, %202 ]
  %204 = load double, ptr %198
  %205 = add i64 %203, %193
  %206 = getelementptr [9 x double], ptr %7, i64 0, i64 %205
  %207 = load double, ptr %206
  %208 = fmul double %204, %207
  %209 = load double, ptr %187, align 16
  %210 = fdiv double %208, %209
  %211 = add i64 %203, %196
  %212 = getelementptr [9 x double], ptr %7, i64 0, i64 %211
  %213 = load double, ptr %212
  %214 = fsub double %213, %210
  store double %214, ptr %212
  %215 = add i64 %203, 1
  %216 = icmp eq i64 %215, 3
  br i1 %216, label %199, label %202

217:
  br label %313

218:
  br i1 %191, label %313, label %219

219:
  %220 = fadd double %117, %120
  %221 = fadd double %115, %220
  store double %221, ptr %65
  %222 = call double @llvm.sqrt.f64(double %129)
  store double %222, ptr %60
  %223 = add i64 %41, 1
  %224 = getelementptr double, ptr %52, i64 20
  %225 = icmp eq i64 %41, %25
  br i1 %225, label %37, label %39

226:
  %227 = phi i64 [ %308, %290 ], [ %25, %37 ]
  %228 = mul i64 %227, 3
  %229 = add i64 %228, -3
  %230 = getelementptr i64, ptr %27, i64 %229
  %231 = load i64, ptr %230
  %232 = getelementptr %struct.body, ptr %32, i64 %227, i32 1, i64 0
  %233 = load double, ptr %232
  %234 = getelementptr %struct.body, ptr %32, i64 %227, i32 1, i64 1
  %235 = load double, ptr %234
  %236 = fmul double %235, %235
  %237 = call double @llvm.fmuladd.f64(double %233, double %233, double %236)
  %238 = getelementptr %struct.body, ptr %32, i64 %227, i32 1, i64 2
  %239 = load double, ptr %238
  %240 = call double @llvm.fmuladd.f64(double %239, double %239, double %237)
  %241 = call double @llvm.sqrt.f64(double %240)
  %242 = getelementptr %struct.body, ptr %32, i64 %227, i32 2, i64 0
  %243 = load double, ptr %242
  %244 = getelementptr %struct.body, ptr %32, i64 %227, i32 2, i64 1
  %245 = load double, ptr %244
  %246 = fmul double %245, %245
  %247 = call double @llvm.fmuladd.f64(double %243, double %243, double %246)
  %248 = getelementptr %struct.body, ptr %32, i64 %227, i32 2, i64 2
  %249 = load double, ptr %248
  %250 = call double @llvm.fmuladd.f64(double %249, double %249, double %247)
  %251 = call double @llvm.sqrt.f64(double %250)
  %252 = getelementptr %struct.body, ptr %32, i64 %227, i32 3, i64 0
  %253 = load double, ptr %252
  %254 = getelementptr %struct.body, ptr %32, i64 %227, i32 3, i64 1
  %255 = load double, ptr %254
  %256 = fmul double %255, %255
  %257 = call double @llvm.fmuladd.f64(double %253, double %253, double %256)
  %258 = getelementptr %struct.body, ptr %32, i64 %227, i32 3, i64 2
  %259 = load double, ptr %258
  %260 = call double @llvm.fmuladd.f64(double %259, double %259, double %257)
  %261 = call double @llvm.sqrt.f64(double %260)
  %262 = getelementptr %struct.body, ptr %32, i64 %227, i32 6, i64 0
  %263 = getelementptr %struct.body, ptr %32, i64 %227, i32 5, i64 0
  %264 = getelementptr %struct.body, ptr %32, i64 %227, i32 4
  %265 = getelementptr i64, ptr %230, i64 1
  %266 = load i64, ptr %265
  %267 = icmp sgt i64 %266, -1
  br i1 %267, label %272, label %268

268:
  %269 = load double, ptr %262
  %270 = load double, ptr %263
  %271 = load double, ptr %264
  br label %290

272:
  %273 = load double, ptr %264
  %274 = fmul double %261, %273
  %275 = load double, ptr %262
  %276 = fmul double %251, %275
  %277 = load double, ptr %263
  %278 = fmul double %277, 2.000000e+00
  %279 = fmul double %251, %278
  %280 = fmul double %261, %279
  %281 = call double @llvm.fmuladd.f64(double %276, double %251, double %280)
  %282 = call double @llvm.fmuladd.f64(double %274, double %261, double %281)
  %283 = getelementptr %struct.body, ptr %32, i64 %227, i32 7
  %284 = load double, ptr %283
  %285 = fadd double %284, %282
  %286 = getelementptr %struct.body, ptr %32, i64 %227, i32 0, i64 0
  %287 = load double, ptr %286
  %288 = fmul double %285, 1.000000e-08
  %289 = fcmp ogt double %287, %288
  br i1 %289, label %290, label %313

290:
  %291 = phi double [ %271, %268 ], [ %273, %272 ]
  %292 = phi double [ %270, %268 ], [ %277, %272 ]
  %293 = phi double [ %269, %268 ], [ %275, %272 ]
  %294 = fmul double %241, 4.000000e+00
  %295 = call double @llvm.fmuladd.f64(double %294, double %292, double %293)
  %296 = fmul double %241, %291
  %297 = call double @llvm.fmuladd.f64(double %296, double %241, double %295)
  %298 = getelementptr %struct.body, ptr %32, i64 %231, i32 6, i64 0
  %299 = load double, ptr %298
  %300 = fadd double %299, %297
  store double %300, ptr %298
  %301 = call double @llvm.fmuladd.f64(double %291, double %241, double %292)
  %302 = getelementptr %struct.body, ptr %32, i64 %231, i32 5, i64 0
  %303 = load double, ptr %302
  %304 = fadd double %301, %303
  store double %304, ptr %302
  %305 = getelementptr %struct.body, ptr %32, i64 %231, i32 4
  %306 = load double, ptr %305
  %307 = fadd double %291, %306
  store double %307, ptr %305
  %308 = add i64 %227, -1
  %309 = icmp sgt i64 %227, 1
  br i1 %309, label %226, label %310

310:
  %311 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 16
  %312 = load i64, ptr %311
  store i64 %312, ptr %8
  br label %380

313:
  %314 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 12
  %315 = load i64, ptr %314
  %316 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 13
  %317 = load ptr, ptr %316
  %318 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 11
  %319 = load ptr, ptr %318
  %320 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 14
  %321 = load ptr, ptr %320
  %322 = getelementptr %struct.tree_states, ptr %0, i64 0, i32 15
  %323 = load i64, ptr %322
  call void @tree_mass_matrix(i64 %315, ptr %317, ptr %319, ptr %321, i64 %323, ptr %5)
  %324 = load i64, ptr %322
  %325 = bitcast ptr %320 to ptr
  %326 = load ptr, ptr %325
  %327 = icmp sgt i64 %324, 0
  br i1 %327, label %329, label %380

328:
  br i1 %327, label %338, label %380

329:
  %330 = phi i64 [ %336, %329 ], [ 0, %313 ]
  %331 = mul i64 %330, %324
  %332 = add i64 %331, %330
  %333 = getelementptr double, ptr %5, i64 %332
  %334 = load double, ptr %333
  %335 = getelementptr double, ptr %326, i64 %330
  store double %334, ptr %335
  %336 = add i64 %330, 1
  %337 = icmp eq i64 %336, %324
  br i1 %337, label %328, label %329

338:
  %339 = phi i64 [ %341, %378 ], [ %324, %328 ]
  %340 = phi i64 [ %343, %378 ], [ %324, %328 ]
  %341 = add i64 %339, -1
  %342 = call i64 @llvm.smax.i64(i64 %341, i64 1)
  %343 = add i64 %340, -1
  %344 = mul i64 %343, %324
  %345 = add i64 %344, %343
  %346 = getelementptr double, ptr %5, i64 %345
  %347 = load double, ptr %346
  %348 = getelementptr double, ptr %326, i64 %343
  %349 = load double, ptr %348
  %350 = fmul double %349, %4
  %351 = fcmp ogt double %347, %350
  br i1 %351, label %352, label %380

352:
  %353 = icmp ugt i64 %340, 1
  br i1 %353, label %354, label %380

354:
  %355 = phi i64 [ %365, %363 ], [ 1, %352 ]
  %356 = phi i64 [ %364, %363 ], [ 0, %352 ]
  %357 = add i64 %356, %344
  %358 = getelementptr double, ptr %5, i64 %357
  %359 = load double, ptr %358
  %360 = mul i64 %356, %324
  %361 = fneg double %359
  %362 = fdiv double %361, %347
  br label %367

363:
  %364 = add i64 %356, 1
  %365 = add i64 %355, 1
  %366 = icmp eq i64 %364, %342
  br i1 %366, label %378, label %354

367:
  %368 = phi i64 [ 0, %354 ], [ %376, %367 ]
  %369 = add i64 %368, %344
  %370 = getelementptr double, ptr %5, i64 %369
  %371 = load double, ptr %370
  %372 = add i64 %368, %360
  %373 = getelementptr double, ptr %5, i64 %372
  %374 = load double, ptr %373
  %375 = call double @llvm.fmuladd.f64(double %362, double %371, double %374)
  store double %375, ptr %373
  %376 = add i64 %368, 1
  %377 = icmp eq i64 %376, %355
  br i1 %377, label %363, label %367

378:
  %379 = icmp sgt i64 %340, 1
  br i1 %379, label %338, label %380

380:
  %381 = phi i64 [ 1, %310 ], [ 1, %11 ], [ 1, %328 ], [ 1, %313 ], [ 1, %352 ], [ 1, %378 ], [ 0, %338 ]
  ret i64 %381
}

define void @tree_mass_clear(ptr  %0, double %1, i64 %2, ptr  %3, i64 %4, ptr  %5, i64 %6, double %7, ptr  %8, ptr  %9) {
  %11 = icmp sgt i64 %2, 0
  br i1 %11, label %13, label %12

12:
  ret void

13:
  %14 = phi i64 [ %21, %13 ], [ 0, %10 ]
  %15 = mul i64 %14, %4
  %16 = getelementptr double, ptr %3, i64 %15
  %17 = mul i64 %14, %6
  %18 = getelementptr double, ptr %5, i64 %17
  %19 = call i64 @tree_mass_is_clear(ptr %0, double %1, ptr %16, ptr %18, double %7, ptr %8)
  %20 = getelementptr i64, ptr %9, i64 %14
  store i64 %19, ptr %20
  %21 = add i64 %14, 1
  %22 = icmp eq i64 %21, %2
  br i1 %22, label %12, label %13
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

declare double @llvm.sqrt.f64(double)

declare i32 @bcmp(ptr , ptr , i64)

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)
