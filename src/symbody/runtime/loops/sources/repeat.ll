; repeat: made by tools/make_loops_text.py from repeat
; sources 8804ce8ddc8a0a7cba9513f0c5c5df83e558ff033c2e5e02c37c1f2ba6fe98e7
%struct.repeat_runs = type { ptr, ptr, ptr, ptr, ptr, i64, ptr, i64, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, i64, double, double, double }
%struct.model_run = type { ptr, ptr, ptr, i64, i64, i64 }
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.repeat_contacts = type { ptr, ptr, ptr, i64, i64, ptr, ptr, i64 }
%struct.model_context = type { i64, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, ptr, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, double, double, ptr, i64, [2 x double], ptr, ptr, ptr, i64, i64, ptr, ptr }
%struct.model_call = type { ptr, ptr, ptr }
%struct.repeat_memory = type { ptr, ptr, i64 }
%struct.contact_system = type { i64, i64, i64, i64, i64, ptr, ptr, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, double, ptr, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, i64 }
%struct.repeat_function = type { ptr, ptr, ptr, i64 }
%struct.repeat_numbers = type { ptr, ptr, i64 }
%struct.contact_event = type { double, i64, i64, [3 x double], double }

define i64 @repeat_advance(ptr %0, i64 %1, i64 %2) {
  %4 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 10
  %5 = load i64, ptr %4
  %6 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 11
  %7 = load i64, ptr %6
  %8 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.model_run, ptr %9, i64 0, i32 3
  %11 = load i64, ptr %10
  %12 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 13
  %13 = load ptr, ptr %12
  %14 = icmp slt i64 %1, %2
  br i1 %14, label %15, label %366

15:
  %16 = getelementptr %struct.model_run, ptr %9, i64 0, i32 0
  %17 = load ptr, ptr %16
  %18 = getelementptr %struct.ode_solver, ptr %17, i64 0, i32 0
  %19 = load ptr, ptr %18
  %20 = getelementptr %struct.ode_system, ptr %19, i64 0, i32 2
  %21 = bitcast ptr %20 to ptr
  %22 = load ptr, ptr %21
  %23 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 5
  %24 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 4
  %25 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 12
  %26 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 7
  %27 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 6
  %28 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 9
  %29 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 8
  %30 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 14
  %31 = icmp eq ptr %13, null
  %32 = getelementptr %struct.repeat_contacts, ptr %13, i64 0, i32 1
  %33 = getelementptr %struct.model_context, ptr %22, i64 0, i32 32
  %34 = getelementptr %struct.repeat_contacts, ptr %13, i64 0, i32 4
  %35 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 3
  %36 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 17
  %37 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 18
  %38 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 0
  %39 = bitcast ptr %35 to ptr
  %40 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 16
  %41 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 1
  %42 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 19
  %43 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 15
  %44 = getelementptr %struct.repeat_contacts, ptr %13, i64 0, i32 5
  %45 = getelementptr %struct.repeat_contacts, ptr %13, i64 0, i32 6
  %46 = getelementptr %struct.repeat_contacts, ptr %13, i64 0, i32 7
  %47 = bitcast ptr %33 to ptr
  br label %48

48:
  %49 = phi i64 [ %1, %15 ], [ %364, %363 ]
  %50 = load i64, ptr %23
  %51 = icmp sgt i64 %50, 0
  br i1 %51, label %52, label %54

52:
  %53 = mul i64 %49, %5
  br label %94

54:
  %55 = load ptr, ptr %8
  %56 = getelementptr %struct.model_run, ptr %55, i64 0, i32 0
  %57 = load ptr, ptr %56
  %58 = getelementptr %struct.ode_solver, ptr %57, i64 0, i32 0
  %59 = load ptr, ptr %58
  %60 = getelementptr %struct.ode_system, ptr %59, i64 0, i32 2
  %61 = bitcast ptr %60 to ptr
  %62 = load ptr, ptr %61
  %63 = load i64, ptr %26
  %64 = icmp sgt i64 %63, 0
  br i1 %64, label %68, label %65

65:
  %66 = load ptr, ptr %12
  %67 = icmp eq ptr %66, null
  br i1 %67, label %91, label %80

68:
  %69 = phi i64 [ %77, %68 ], [ 0, %54 ]
  %70 = load ptr, ptr %27
  %71 = getelementptr %struct.repeat_memory, ptr %70, i64 %69, i32 0
  %72 = load ptr, ptr %71
  %73 = getelementptr %struct.repeat_memory, ptr %70, i64 %69, i32 1
  %74 = load ptr, ptr %73
  %75 = getelementptr %struct.repeat_memory, ptr %70, i64 %69, i32 2
  %76 = load i64, ptr %75
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %72, ptr align 1 %74, i64 %76, i1 false)
  %77 = add i64 %69, 1
  %78 = load i64, ptr %26
  %79 = icmp slt i64 %77, %78
  br i1 %79, label %68, label %65

80:
  %81 = getelementptr %struct.model_context, ptr %62, i64 0, i32 1
  %82 = getelementptr %struct.model_context, ptr %62, i64 0, i32 32
  %83 = load ptr, ptr %82
  %84 = getelementptr %struct.contact_system, ptr %83, i64 0, i32 12
  %85 = bitcast ptr %81 to ptr
  %86 = bitcast ptr %84 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %85, ptr align 8 dereferenceable(24) %86, i64 24, i1 false)
  %87 = load ptr, ptr %12
  %88 = getelementptr %struct.repeat_contacts, ptr %87, i64 0, i32 0
  %89 = load ptr, ptr %88
  %90 = call i64 %89(ptr %59, ptr %62)
  br label %91

91:
  %92 = load i64, ptr %28
  %93 = icmp sgt i64 %92, 0
  br i1 %93, label %121, label %114

94:
  %95 = phi i64 [ 0, %52 ], [ %111, %94 ]
  %96 = load ptr, ptr %24
  %97 = getelementptr %struct.repeat_function, ptr %96, i64 %95, i32 1
  %98 = bitcast ptr %97 to ptr
  %99 = load ptr, ptr %98
  %100 = load ptr, ptr %25
  %101 = getelementptr double, ptr %100, i64 %53
  %102 = bitcast ptr %101 to ptr
  %103 = getelementptr %struct.repeat_function, ptr %96, i64 %95, i32 3
  %104 = load i64, ptr %103
  %105 = shl i64 %104, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %99, ptr align 8 %102, i64 %105, i1 false)
  %106 = getelementptr %struct.repeat_function, ptr %96, i64 %95, i32 0
  %107 = load ptr, ptr %106
  %108 = load ptr, ptr %97
  %109 = getelementptr %struct.repeat_function, ptr %96, i64 %95, i32 2
  %110 = load ptr, ptr %109
  call void %107(ptr %108, ptr %110)
  %111 = add i64 %95, 1
  %112 = load i64, ptr %23
  %113 = icmp slt i64 %111, %112
  br i1 %113, label %94, label %54

114:
  %115 = load ptr, ptr %30
  %116 = mul i64 %49, %11
  %117 = mul i64 %116, %7
  %118 = getelementptr double, ptr %115, i64 %117
  %119 = load ptr, ptr %8
  %120 = getelementptr %struct.model_run, ptr %119, i64 0, i32 2
  store ptr %118, ptr %120
  br i1 %31, label %151, label %138

121:
  %122 = phi i64 [ %135, %121 ], [ 0, %91 ]
  %123 = load ptr, ptr %29
  %124 = getelementptr %struct.repeat_numbers, ptr %123, i64 %122
  %125 = bitcast ptr %124 to ptr
  %126 = load ptr, ptr %125
  %127 = getelementptr %struct.repeat_numbers, ptr %123, i64 %122, i32 1
  %128 = load ptr, ptr %127
  %129 = getelementptr %struct.repeat_numbers, ptr %123, i64 %122, i32 2
  %130 = load i64, ptr %129
  %131 = mul i64 %130, %49
  %132 = getelementptr double, ptr %128, i64 %131
  %133 = bitcast ptr %132 to ptr
  %134 = shl i64 %130, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %126, ptr align 8 %133, i64 %134, i1 false)
  %135 = add i64 %122, 1
  %136 = load i64, ptr %28
  %137 = icmp slt i64 %135, %136
  br i1 %137, label %121, label %114

138:
  %139 = load ptr, ptr %32
  %140 = icmp eq ptr %139, null
  %141 = load ptr, ptr %33
  br i1 %140, label %147, label %142

142:
  %143 = getelementptr %struct.contact_system, ptr %141, i64 0, i32 1
  %144 = load i64, ptr %143
  %145 = mul i64 %144, %116
  %146 = getelementptr double, ptr %139, i64 %145
  br label %147

147:
  %148 = phi ptr [ %146, %142 ], [ null, %138 ]
  %149 = getelementptr %struct.contact_system, ptr %141, i64 0, i32 14
  store ptr %148, ptr %149
  %150 = load i64, ptr %34
  br label %151

151:
  %152 = phi i64 [ %150, %147 ], [ 0, %114 ]
  %153 = load i64, ptr %6
  %154 = shl i64 %153, 3
  %155 = getelementptr %struct.model_run, ptr %119, i64 0, i32 1
  %156 = load ptr, ptr %155
  %157 = load double, ptr %156
  %158 = getelementptr %struct.model_run, ptr %119, i64 0, i32 3
  %159 = load i64, ptr %158
  %160 = add i64 %159, -1
  %161 = getelementptr double, ptr %156, i64 %160
  %162 = load double, ptr %161
  %163 = getelementptr %struct.model_run, ptr %119, i64 0, i32 0
  %164 = load ptr, ptr %163
  %165 = getelementptr %struct.ode_solver, ptr %164, i64 0, i32 0
  %166 = load ptr, ptr %165
  %167 = getelementptr %struct.ode_system, ptr %166, i64 0, i32 2
  %168 = bitcast ptr %167 to ptr
  %169 = load ptr, ptr %168
  %170 = getelementptr %struct.model_context, ptr %169, i64 0, i32 4, i32 0
  %171 = load ptr, ptr %170
  %172 = icmp eq ptr %171, null
  br i1 %172, label %202, label %173

173:
  %174 = getelementptr %struct.model_context, ptr %169, i64 0, i32 17
  %175 = load i64, ptr %174
  %176 = icmp eq i64 %175, 0
  br i1 %176, label %202, label %177

177:
  %178 = getelementptr %struct.ode_solver, ptr %164, i64 0, i32 25
  store double 0.000000e+00, ptr %178
  %179 = getelementptr %struct.ode_solver, ptr %164, i64 0, i32 19
  %180 = bitcast ptr %179 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %180, i8 0, i64 16, i1 false)
  %181 = load ptr, ptr %35
  %182 = getelementptr %struct.model_context, ptr %169, i64 0, i32 12
  %183 = load ptr, ptr %182
  %184 = getelementptr %struct.model_context, ptr %169, i64 0, i32 4, i32 1
  %185 = load ptr, ptr %184
  %186 = getelementptr %struct.model_context, ptr %169, i64 0, i32 4, i32 2
  %187 = load ptr, ptr %186
  %188 = getelementptr %struct.model_context, ptr %169, i64 0, i32 19
  %189 = load ptr, ptr %188
  call void %171(double %157, ptr %181, ptr %183, ptr %185, ptr %187, ptr %189)
  %190 = load double, ptr %36
  %191 = load double, ptr %37
  %192 = load ptr, ptr %188
  %193 = getelementptr %struct.model_context, ptr %169, i64 0, i32 20
  %194 = load i64, ptr %193
  %195 = getelementptr double, ptr %192, i64 %194
  %196 = load double, ptr %195
  %197 = fmul double %191, %196
  %198 = call double @llvm.maxnum.f64(double %190, double %197)
  %199 = getelementptr %struct.model_context, ptr %169, i64 0, i32 22
  store double %198, ptr %199
  %200 = getelementptr %struct.model_context, ptr %169, i64 0, i32 21
  store double %198, ptr %200
  %201 = load ptr, ptr %163
  br label %202

202:
  %203 = phi ptr [ %164, %151 ], [ %164, %173 ], [ %201, %177 ]
  %204 = load ptr, ptr %38
  call void %204(ptr %203, double %157, double 0.000000e+00)
  %205 = load ptr, ptr %12
  %206 = icmp eq ptr %205, null
  br i1 %206, label %228, label %207

207:
  %208 = load ptr, ptr %8
  %209 = getelementptr %struct.model_run, ptr %208, i64 0, i32 0
  %210 = load ptr, ptr %209
  %211 = getelementptr %struct.ode_solver, ptr %210, i64 0, i32 0
  %212 = load ptr, ptr %211
  %213 = getelementptr %struct.ode_system, ptr %212, i64 0, i32 2
  %214 = bitcast ptr %213 to ptr
  %215 = load ptr, ptr %214
  %216 = fcmp oeq double %157, %162
  br i1 %216, label %347, label %217

217:
  %218 = getelementptr %struct.model_context, ptr %215, i64 0, i32 32
  %219 = load ptr, ptr %218
  %220 = getelementptr %struct.contact_system, ptr %219, i64 0, i32 20
  %221 = load ptr, ptr %220
  %222 = call i64 %221(ptr %215, ptr %210)
  %223 = load ptr, ptr %12
  %224 = getelementptr %struct.repeat_contacts, ptr %223, i64 0, i32 0
  %225 = load ptr, ptr %224
  %226 = call i64 %225(ptr %212, ptr %215)
  %227 = icmp ult i64 %222, 2
  br i1 %227, label %228, label %347

228:
  %229 = phi i64 [ %222, %217 ], [ 1, %202 ]
  %230 = getelementptr %struct.model_run, ptr %119, i64 0, i32 4
  store i64 0, ptr %230
  %231 = load i64, ptr %158
  %232 = icmp sgt i64 %231, 0
  br i1 %232, label %233, label %250

233:
  %234 = phi i64 [ %247, %239 ], [ 0, %228 ]
  %235 = load ptr, ptr %155
  %236 = getelementptr double, ptr %235, i64 %234
  %237 = load double, ptr %236
  %238 = fcmp oeq double %237, %157
  br i1 %238, label %239, label %250

239:
  %240 = load ptr, ptr %120
  %241 = add i64 %234, 1
  store i64 %241, ptr %230
  %242 = load i64, ptr %6
  %243 = mul i64 %242, %234
  %244 = getelementptr double, ptr %240, i64 %243
  %245 = bitcast ptr %244 to ptr
  %246 = load ptr, ptr %39
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %245, ptr align 8 %246, i64 %154, i1 false)
  %247 = load i64, ptr %230
  %248 = load i64, ptr %158
  %249 = icmp slt i64 %247, %248
  br i1 %249, label %233, label %250

250:
  %251 = fcmp une double %157, %162
  br i1 %251, label %252, label %309

252:
  %253 = load ptr, ptr %163
  %254 = getelementptr %struct.ode_solver, ptr %253, i64 0, i32 9
  store double %162, ptr %254
  %255 = load ptr, ptr %8
  %256 = getelementptr %struct.model_run, ptr %255, i64 0, i32 0
  %257 = load ptr, ptr %256
  %258 = getelementptr %struct.ode_solver, ptr %257, i64 0, i32 0
  %259 = load ptr, ptr %258
  %260 = getelementptr %struct.ode_system, ptr %259, i64 0, i32 2
  %261 = bitcast ptr %260 to ptr
  %262 = load ptr, ptr %261
  %263 = getelementptr %struct.model_context, ptr %262, i64 0, i32 32
  %264 = load ptr, ptr %263
  %265 = getelementptr %struct.ode_solver, ptr %257, i64 0, i32 4, i32 0
  %266 = load i64, ptr %265
  %267 = getelementptr %struct.ode_solver, ptr %257, i64 0, i32 4, i32 1
  %268 = load i64, ptr %267
  %269 = load i64, ptr %40
  %270 = icmp eq ptr %264, null
  %271 = getelementptr %struct.contact_system, ptr %264, i64 0, i32 17
  %272 = getelementptr %struct.contact_system, ptr %264, i64 0, i32 15
  %273 = bitcast ptr %272 to ptr
  %274 = add i64 %268, %266
  %275 = add i64 %274, %269
  br label %276

276:
  %277 = phi i64 [ %268, %252 ], [ %308, %305 ]
  %278 = phi i64 [ %266, %252 ], [ %307, %305 ]
  %279 = phi ptr [ %255, %252 ], [ %306, %305 ]
  %280 = load ptr, ptr %41
  %281 = add i64 %277, %278
  %282 = sub i64 %275, %281
  %283 = call i64 %280(ptr %279, i64 %282)
  br i1 %270, label %303, label %284

284:
  %285 = load ptr, ptr %12
  %286 = getelementptr %struct.repeat_contacts, ptr %285, i64 0, i32 4
  %287 = load i64, ptr %286
  %288 = load i64, ptr %271
  %289 = add i64 %288, %287
  %290 = getelementptr %struct.repeat_contacts, ptr %285, i64 0, i32 3
  %291 = load i64, ptr %290
  %292 = icmp sgt i64 %289, %291
  br i1 %292, label %345, label %293

293:
  %294 = getelementptr %struct.repeat_contacts, ptr %285, i64 0, i32 2
  %295 = load ptr, ptr %294
  %296 = getelementptr %struct.contact_event, ptr %295, i64 %287
  %297 = bitcast ptr %296 to ptr
  %298 = load ptr, ptr %273
  %299 = mul i64 %288, 56
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %297, ptr align 8 %298, i64 %299, i1 false)
  %300 = load i64, ptr %271
  %301 = load i64, ptr %286
  %302 = add i64 %301, %300
  store i64 %302, ptr %286
  store i64 0, ptr %271
  br label %303

303:
  %304 = icmp eq i64 %283, 13
  br i1 %304, label %305, label %309

305:
  %306 = load ptr, ptr %8
  %307 = load i64, ptr %265
  %308 = load i64, ptr %267
  br label %276

309:
  %310 = phi i64 [ %229, %250 ], [ %283, %303 ]
  %311 = icmp eq i64 %310, 1
  br i1 %311, label %312, label %345

312:
  %313 = load i64, ptr %230
  %314 = load i64, ptr %158
  %315 = icmp slt i64 %313, %314
  br i1 %315, label %316, label %328

316:
  %317 = phi i64 [ %325, %316 ], [ %313, %312 ]
  %318 = load ptr, ptr %120
  %319 = load i64, ptr %6
  %320 = mul i64 %319, %317
  %321 = getelementptr double, ptr %318, i64 %320
  %322 = bitcast ptr %321 to ptr
  %323 = load ptr, ptr %39
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %322, ptr align 8 %323, i64 %154, i1 false)
  %324 = load i64, ptr %230
  %325 = add i64 %324, 1
  store i64 %325, ptr %230
  %326 = load i64, ptr %158
  %327 = icmp slt i64 %325, %326
  br i1 %327, label %316, label %328

328:
  %329 = load ptr, ptr %8
  %330 = getelementptr %struct.model_run, ptr %329, i64 0, i32 0
  %331 = load ptr, ptr %330
  %332 = getelementptr %struct.ode_solver, ptr %331, i64 0, i32 25
  %333 = load double, ptr %332
  %334 = fcmp ogt double %333, 0.000000e+00
  br i1 %334, label %347, label %335

335:
  %336 = getelementptr %struct.ode_solver, ptr %331, i64 0, i32 19
  %337 = load double, ptr %336
  %338 = fcmp ogt double %337, 0.000000e+00
  br i1 %338, label %339, label %345

339:
  %340 = getelementptr %struct.ode_solver, ptr %331, i64 0, i32 20
  %341 = load double, ptr %340
  %342 = load double, ptr %42
  %343 = fmul double %337, %342
  %344 = fcmp ogt double %341, %343
  br i1 %344, label %347, label %345

345:
  %346 = phi i64 [ %310, %309 ], [ 1, %335 ], [ 1, %339 ], [ 13, %284 ]
  br label %347

347:
  %348 = phi i64 [ %346, %345 ], [ %222, %217 ], [ 0, %339 ], [ 2, %207 ], [ 0, %328 ]
  %349 = load ptr, ptr %43
  %350 = getelementptr i64, ptr %349, i64 %49
  store i64 %348, ptr %350
  br i1 %31, label %363, label %351

351:
  %352 = icmp eq i64 %348, 13
  br i1 %352, label %362, label %353

353:
  %354 = load i64, ptr %34
  %355 = load ptr, ptr %44
  %356 = getelementptr i64, ptr %355, i64 %49
  store i64 %354, ptr %356
  %357 = load ptr, ptr %45
  %358 = load i64, ptr %46
  %359 = mul i64 %358, %49
  %360 = getelementptr i8, ptr %357, i64 %359
  %361 = load ptr, ptr %47
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %360, ptr align 8 %361, i64 %358, i1 false)
  br label %363

362:
  store i64 %152, ptr %34
  br label %366

363:
  %364 = add i64 %49, 1
  %365 = icmp eq i64 %364, %2
  br i1 %365, label %366, label %48

366:
  %367 = phi i64 [ %49, %362 ], [ %2, %3 ], [ %2, %363 ]
  ret i64 %367
}

declare double @llvm.maxnum.f64(double, double)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)
