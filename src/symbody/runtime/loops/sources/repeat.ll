; repeat: made by tools/make_loops_text.py from repeat
; sources a2bd431070866ff2acd16517ff1e5c79133fe571363c0faabb02b66de242f860
%struct.repeat_runs = type { ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, i64, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, double, double, double, double }
%struct.model_run = type { ptr, ptr, ptr, i64, i64, i64 }
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.repeat_contacts = type { ptr, ptr, i64, i64, ptr, ptr, i64 }
%struct.model_context = type { i64, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, i64, %struct.model_call, %struct.model_call, %struct.model_call, ptr, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, double, double, ptr, i64, [2 x double], ptr, ptr, ptr, i64, i64, ptr, ptr }
%struct.model_call = type { ptr, ptr, ptr }
%struct.repeat_memory = type { ptr, ptr, i64 }
%struct.contact_system = type { i64, i64, i64, i64, i64, ptr, ptr, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, double, ptr, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, i64 }
%struct.repeat_choices = type { ptr, ptr, ptr, %struct.repeat_function, ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, i64, ptr, i64, ptr, ptr, double }
%struct.repeat_function = type { ptr, ptr, ptr, ptr, i64 }
%struct.repeat_partition = type { %struct.repeat_function, %struct.repeat_function, %struct.repeat_function }
%struct.repeat_numbers = type { ptr, ptr, i64 }
%struct.contact_event = type { double, i64, i64, [3 x double], double }

define i64 @repeat_advance(ptr %0, i64 %1, i64 %2) {
  %4 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 12
  %5 = load i64, ptr %4
  %6 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 3
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.model_run, ptr %7, i64 0, i32 3
  %9 = load i64, ptr %8
  %10 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 14
  %11 = load ptr, ptr %10
  %12 = icmp slt i64 %1, %2
  br i1 %12, label %13, label %519

13:
  %14 = getelementptr %struct.model_run, ptr %7, i64 0, i32 0
  %15 = load ptr, ptr %14
  %16 = getelementptr %struct.ode_solver, ptr %15, i64 0, i32 0
  %17 = load ptr, ptr %16
  %18 = getelementptr %struct.ode_system, ptr %17, i64 0, i32 3
  %19 = bitcast ptr %18 to ptr
  %20 = load ptr, ptr %19
  %21 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 6
  %22 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 5
  %23 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 13
  %24 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 11
  %25 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 8
  %26 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 7
  %27 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 2
  %28 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 15
  %29 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 10
  %30 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 9
  %31 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 16
  %32 = icmp eq ptr %11, null
  %33 = getelementptr %struct.repeat_contacts, ptr %11, i64 0, i32 0
  %34 = getelementptr %struct.model_context, ptr %20, i64 0, i32 34
  %35 = getelementptr %struct.repeat_contacts, ptr %11, i64 0, i32 3
  %36 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 4
  %37 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 19
  %38 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 20
  %39 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 0
  %40 = bitcast ptr %36 to ptr
  %41 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 18
  %42 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 1
  %43 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 22
  %44 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 17
  %45 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 21
  %46 = getelementptr %struct.repeat_contacts, ptr %11, i64 0, i32 4
  %47 = getelementptr %struct.repeat_contacts, ptr %11, i64 0, i32 5
  %48 = getelementptr %struct.repeat_contacts, ptr %11, i64 0, i32 6
  %49 = bitcast ptr %34 to ptr
  br label %50

50:
  %51 = phi i64 [ %1, %13 ], [ %517, %516 ]
  %52 = load i64, ptr %21
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %102, label %54

54:
  %55 = load ptr, ptr %6
  %56 = getelementptr %struct.model_run, ptr %55, i64 0, i32 0
  %57 = load ptr, ptr %56
  %58 = getelementptr %struct.ode_solver, ptr %57, i64 0, i32 0
  %59 = load ptr, ptr %58
  %60 = getelementptr %struct.ode_system, ptr %59, i64 0, i32 3
  %61 = bitcast ptr %60 to ptr
  %62 = load ptr, ptr %61
  %63 = load i64, ptr %25
  %64 = icmp sgt i64 %63, 0
  br i1 %64, label %68, label %65

65:
  %66 = load ptr, ptr %10
  %67 = icmp eq ptr %66, null
  br i1 %67, label %88, label %80

68:
  %69 = phi i64 [ %77, %68 ], [ 0, %54 ]
  %70 = load ptr, ptr %26
  %71 = getelementptr %struct.repeat_memory, ptr %70, i64 %69, i32 0
  %72 = load ptr, ptr %71
  %73 = getelementptr %struct.repeat_memory, ptr %70, i64 %69, i32 1
  %74 = load ptr, ptr %73
  %75 = getelementptr %struct.repeat_memory, ptr %70, i64 %69, i32 2
  %76 = load i64, ptr %75
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %72, ptr align 1 %74, i64 %76, i1 false)
  %77 = add i64 %69, 1
  %78 = load i64, ptr %25
  %79 = icmp slt i64 %77, %78
  br i1 %79, label %68, label %65

80:
  %81 = getelementptr %struct.model_context, ptr %62, i64 0, i32 1
  %82 = getelementptr %struct.model_context, ptr %62, i64 0, i32 34
  %83 = load ptr, ptr %82
  %84 = getelementptr %struct.contact_system, ptr %83, i64 0, i32 12
  %85 = bitcast ptr %81 to ptr
  %86 = bitcast ptr %84 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %85, ptr align 8 dereferenceable(24) %86, i64 24, i1 false)
  %87 = load ptr, ptr %27
  call void %87(ptr %59, ptr %62)
  br label %88

88:
  %89 = load ptr, ptr %28
  %90 = icmp eq ptr %89, null
  br i1 %90, label %99, label %91

91:
  %92 = getelementptr %struct.repeat_choices, ptr %89, i64 0, i32 16
  %93 = load ptr, ptr %92
  %94 = getelementptr %struct.repeat_choices, ptr %89, i64 0, i32 17
  %95 = load ptr, ptr %94
  %96 = getelementptr i64, ptr %95, i64 %51
  %97 = load i64, ptr %96
  %98 = getelementptr %struct.repeat_partition, ptr %93, i64 %97
  call void @take(ptr %0, i64 %51, ptr %98)
  br label %99

99:
  %100 = load i64, ptr %29
  %101 = icmp sgt i64 %100, 0
  br i1 %101, label %131, label %124

102:
  %103 = phi i64 [ %121, %102 ], [ 0, %50 ]
  %104 = load ptr, ptr %22
  %105 = getelementptr %struct.repeat_function, ptr %104, i64 %103, i32 2
  %106 = bitcast ptr %105 to ptr
  %107 = load ptr, ptr %106
  %108 = load ptr, ptr %23
  %109 = load i64, ptr %24
  %110 = mul i64 %109, %51
  %111 = getelementptr double, ptr %108, i64 %110
  %112 = bitcast ptr %111 to ptr
  %113 = getelementptr %struct.repeat_function, ptr %104, i64 %103, i32 4
  %114 = load i64, ptr %113
  %115 = shl i64 %114, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %107, ptr align 8 %112, i64 %115, i1 false)
  %116 = getelementptr %struct.repeat_function, ptr %104, i64 %103, i32 1
  %117 = load ptr, ptr %116
  %118 = load ptr, ptr %105
  %119 = getelementptr %struct.repeat_function, ptr %104, i64 %103, i32 3
  %120 = load ptr, ptr %119
  call void %117(ptr %118, ptr %120)
  %121 = add i64 %103, 1
  %122 = load i64, ptr %21
  %123 = icmp slt i64 %121, %122
  br i1 %123, label %102, label %54

124:
  %125 = load ptr, ptr %31
  %126 = mul i64 %51, %9
  %127 = mul i64 %126, %5
  %128 = getelementptr double, ptr %125, i64 %127
  %129 = load ptr, ptr %6
  %130 = getelementptr %struct.model_run, ptr %129, i64 0, i32 2
  store ptr %128, ptr %130
  br i1 %32, label %161, label %148

131:
  %132 = phi i64 [ %145, %131 ], [ 0, %99 ]
  %133 = load ptr, ptr %30
  %134 = getelementptr %struct.repeat_numbers, ptr %133, i64 %132
  %135 = bitcast ptr %134 to ptr
  %136 = load ptr, ptr %135
  %137 = getelementptr %struct.repeat_numbers, ptr %133, i64 %132, i32 1
  %138 = load ptr, ptr %137
  %139 = getelementptr %struct.repeat_numbers, ptr %133, i64 %132, i32 2
  %140 = load i64, ptr %139
  %141 = mul i64 %140, %51
  %142 = getelementptr double, ptr %138, i64 %141
  %143 = bitcast ptr %142 to ptr
  %144 = shl i64 %140, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %136, ptr align 8 %143, i64 %144, i1 false)
  %145 = add i64 %132, 1
  %146 = load i64, ptr %29
  %147 = icmp slt i64 %145, %146
  br i1 %147, label %131, label %124

148:
  %149 = load ptr, ptr %33
  %150 = icmp eq ptr %149, null
  %151 = load ptr, ptr %34
  br i1 %150, label %157, label %152

152:
  %153 = getelementptr %struct.contact_system, ptr %151, i64 0, i32 1
  %154 = load i64, ptr %153
  %155 = mul i64 %154, %126
  %156 = getelementptr double, ptr %149, i64 %155
  br label %157

157:
  %158 = phi ptr [ %156, %152 ], [ null, %148 ]
  %159 = getelementptr %struct.contact_system, ptr %151, i64 0, i32 14
  store ptr %158, ptr %159
  %160 = load i64, ptr %35
  br label %161

161:
  %162 = phi i64 [ %160, %157 ], [ 0, %124 ]
  %163 = load i64, ptr %4
  %164 = shl i64 %163, 3
  %165 = getelementptr %struct.model_run, ptr %129, i64 0, i32 1
  %166 = load ptr, ptr %165
  %167 = load double, ptr %166
  %168 = getelementptr %struct.model_run, ptr %129, i64 0, i32 3
  %169 = load i64, ptr %168
  %170 = add i64 %169, -1
  %171 = getelementptr double, ptr %166, i64 %170
  %172 = load double, ptr %171
  %173 = getelementptr %struct.model_run, ptr %129, i64 0, i32 0
  %174 = load ptr, ptr %173
  %175 = getelementptr %struct.ode_solver, ptr %174, i64 0, i32 0
  %176 = load ptr, ptr %175
  %177 = getelementptr %struct.ode_system, ptr %176, i64 0, i32 3
  %178 = bitcast ptr %177 to ptr
  %179 = load ptr, ptr %178
  %180 = getelementptr %struct.model_context, ptr %179, i64 0, i32 4, i32 0
  %181 = load ptr, ptr %180
  %182 = icmp eq ptr %181, null
  br i1 %182, label %212, label %183

183:
  %184 = getelementptr %struct.model_context, ptr %179, i64 0, i32 19
  %185 = load i64, ptr %184
  %186 = icmp eq i64 %185, 0
  br i1 %186, label %212, label %187

187:
  %188 = getelementptr %struct.ode_solver, ptr %174, i64 0, i32 26
  store double 0.000000e+00, ptr %188
  %189 = getelementptr %struct.ode_solver, ptr %174, i64 0, i32 20
  %190 = bitcast ptr %189 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %190, i8 0, i64 16, i1 false)
  %191 = load ptr, ptr %36
  %192 = getelementptr %struct.model_context, ptr %179, i64 0, i32 14
  %193 = load ptr, ptr %192
  %194 = getelementptr %struct.model_context, ptr %179, i64 0, i32 4, i32 1
  %195 = load ptr, ptr %194
  %196 = getelementptr %struct.model_context, ptr %179, i64 0, i32 4, i32 2
  %197 = load ptr, ptr %196
  %198 = getelementptr %struct.model_context, ptr %179, i64 0, i32 21
  %199 = load ptr, ptr %198
  call void %181(double %167, ptr %191, ptr %193, ptr %195, ptr %197, ptr %199)
  %200 = load double, ptr %37
  %201 = load double, ptr %38
  %202 = load ptr, ptr %198
  %203 = getelementptr %struct.model_context, ptr %179, i64 0, i32 22
  %204 = load i64, ptr %203
  %205 = getelementptr double, ptr %202, i64 %204
  %206 = load double, ptr %205
  %207 = fmul double %201, %206
  %208 = call double @llvm.maxnum.f64(double %200, double %207)
  %209 = getelementptr %struct.model_context, ptr %179, i64 0, i32 24
  store double %208, ptr %209
  %210 = getelementptr %struct.model_context, ptr %179, i64 0, i32 23
  store double %208, ptr %210
  %211 = load ptr, ptr %173
  br label %212

212:
  %213 = phi ptr [ %174, %161 ], [ %174, %183 ], [ %211, %187 ]
  %214 = load ptr, ptr %39
  call void %214(ptr %213, double %167, double 0.000000e+00)
  %215 = load ptr, ptr %10
  %216 = icmp eq ptr %215, null
  br i1 %216, label %235, label %217

217:
  %218 = load ptr, ptr %6
  %219 = getelementptr %struct.model_run, ptr %218, i64 0, i32 0
  %220 = load ptr, ptr %219
  %221 = getelementptr %struct.ode_solver, ptr %220, i64 0, i32 0
  %222 = load ptr, ptr %221
  %223 = getelementptr %struct.ode_system, ptr %222, i64 0, i32 3
  %224 = bitcast ptr %223 to ptr
  %225 = load ptr, ptr %224
  %226 = fcmp oeq double %167, %172
  br i1 %226, label %502, label %227

227:
  %228 = getelementptr %struct.model_context, ptr %225, i64 0, i32 34
  %229 = load ptr, ptr %228
  %230 = getelementptr %struct.contact_system, ptr %229, i64 0, i32 20
  %231 = load ptr, ptr %230
  %232 = call i64 %231(ptr %225, ptr %220)
  %233 = load ptr, ptr %27
  call void %233(ptr %222, ptr %225)
  %234 = icmp ult i64 %232, 2
  br i1 %234, label %235, label %496

235:
  %236 = phi i64 [ %232, %227 ], [ 1, %212 ]
  %237 = getelementptr %struct.model_run, ptr %129, i64 0, i32 4
  store i64 0, ptr %237
  %238 = load i64, ptr %168
  %239 = icmp sgt i64 %238, 0
  br i1 %239, label %240, label %257

240:
  %241 = phi i64 [ %254, %246 ], [ 0, %235 ]
  %242 = load ptr, ptr %165
  %243 = getelementptr double, ptr %242, i64 %241
  %244 = load double, ptr %243
  %245 = fcmp oeq double %244, %167
  br i1 %245, label %246, label %257

246:
  %247 = load ptr, ptr %130
  %248 = add i64 %241, 1
  store i64 %248, ptr %237
  %249 = load i64, ptr %4
  %250 = mul i64 %249, %241
  %251 = getelementptr double, ptr %247, i64 %250
  %252 = bitcast ptr %251 to ptr
  %253 = load ptr, ptr %40
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %252, ptr align 8 %253, i64 %164, i1 false)
  %254 = load i64, ptr %237
  %255 = load i64, ptr %168
  %256 = icmp slt i64 %254, %255
  br i1 %256, label %240, label %257

257:
  %258 = fcmp une double %167, %172
  br i1 %258, label %259, label %455

259:
  %260 = load ptr, ptr %173
  %261 = getelementptr %struct.ode_solver, ptr %260, i64 0, i32 9
  store double %172, ptr %261
  %262 = load ptr, ptr %6
  %263 = getelementptr %struct.model_run, ptr %262, i64 0, i32 0
  %264 = load ptr, ptr %263
  %265 = getelementptr %struct.ode_solver, ptr %264, i64 0, i32 0
  %266 = load ptr, ptr %265
  %267 = getelementptr %struct.ode_system, ptr %266, i64 0, i32 3
  %268 = bitcast ptr %267 to ptr
  %269 = load ptr, ptr %268
  %270 = getelementptr %struct.model_context, ptr %269, i64 0, i32 34
  %271 = load ptr, ptr %270
  %272 = getelementptr %struct.ode_solver, ptr %264, i64 0, i32 4, i32 0
  %273 = load i64, ptr %272
  %274 = getelementptr %struct.ode_solver, ptr %264, i64 0, i32 4, i32 1
  %275 = load i64, ptr %274
  %276 = load i64, ptr %41
  %277 = icmp eq ptr %271, null
  %278 = getelementptr %struct.contact_system, ptr %271, i64 0, i32 17
  %279 = getelementptr %struct.contact_system, ptr %271, i64 0, i32 15
  %280 = bitcast ptr %279 to ptr
  %281 = add i64 %275, %273
  %282 = add i64 %281, %276
  br label %283

283:
  %284 = phi i64 [ %454, %451 ], [ %275, %259 ]
  %285 = phi i64 [ %453, %451 ], [ %273, %259 ]
  %286 = phi ptr [ %452, %451 ], [ %262, %259 ]
  %287 = load ptr, ptr %42
  %288 = add i64 %284, %285
  %289 = sub i64 %282, %288
  %290 = call i64 %287(ptr %286, i64 %289)
  br i1 %277, label %310, label %291

291:
  %292 = load ptr, ptr %10
  %293 = getelementptr %struct.repeat_contacts, ptr %292, i64 0, i32 3
  %294 = load i64, ptr %293
  %295 = load i64, ptr %278
  %296 = add i64 %295, %294
  %297 = getelementptr %struct.repeat_contacts, ptr %292, i64 0, i32 2
  %298 = load i64, ptr %297
  %299 = icmp sgt i64 %296, %298
  br i1 %299, label %491, label %300

300:
  %301 = getelementptr %struct.repeat_contacts, ptr %292, i64 0, i32 1
  %302 = load ptr, ptr %301
  %303 = getelementptr %struct.contact_event, ptr %302, i64 %294
  %304 = bitcast ptr %303 to ptr
  %305 = load ptr, ptr %280
  %306 = mul i64 %295, 56
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %304, ptr align 8 %305, i64 %306, i1 false)
  %307 = load i64, ptr %278
  %308 = load i64, ptr %293
  %309 = add i64 %308, %307
  store i64 %309, ptr %293
  store i64 0, ptr %278
  br label %310

310:
  switch i64 %290, label %455 [
    i64 7, label %311
    i64 13, label %451
  ]

311:
  %312 = load ptr, ptr %28
  %313 = icmp eq ptr %312, null
  br i1 %313, label %502, label %314

314:
  %315 = load ptr, ptr %6
  %316 = getelementptr %struct.model_run, ptr %315, i64 0, i32 0
  %317 = load ptr, ptr %316
  %318 = getelementptr %struct.ode_solver, ptr %317, i64 0, i32 0
  %319 = load ptr, ptr %318
  %320 = getelementptr %struct.ode_system, ptr %319, i64 0, i32 3
  %321 = bitcast ptr %320 to ptr
  %322 = load ptr, ptr %321
  %323 = getelementptr %struct.model_context, ptr %322, i64 0, i32 21
  %324 = load ptr, ptr %323
  %325 = getelementptr %struct.model_context, ptr %322, i64 0, i32 22
  %326 = load i64, ptr %325
  %327 = getelementptr double, ptr %324, i64 %326
  %328 = load double, ptr %327
  %329 = getelementptr %struct.model_context, ptr %322, i64 0, i32 24
  %330 = load double, ptr %329
  %331 = getelementptr %struct.repeat_choices, ptr %312, i64 0, i32 3, i32 2
  %332 = bitcast ptr %331 to ptr
  %333 = load ptr, ptr %332
  %334 = load ptr, ptr %23
  %335 = load i64, ptr %24
  %336 = mul i64 %335, %51
  %337 = getelementptr double, ptr %334, i64 %336
  %338 = bitcast ptr %337 to ptr
  %339 = getelementptr %struct.repeat_choices, ptr %312, i64 0, i32 3, i32 4
  %340 = load i64, ptr %339
  %341 = shl i64 %340, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %333, ptr align 8 %338, i64 %341, i1 false)
  %342 = getelementptr %struct.repeat_choices, ptr %312, i64 0, i32 3, i32 1
  %343 = load ptr, ptr %342
  %344 = load ptr, ptr %331
  %345 = getelementptr %struct.repeat_choices, ptr %312, i64 0, i32 3, i32 3
  %346 = load ptr, ptr %345
  call void %343(ptr %344, ptr %346)
  %347 = getelementptr %struct.ode_solver, ptr %317, i64 0, i32 5
  %348 = load double, ptr %347
  %349 = getelementptr %struct.repeat_choices, ptr %312, i64 0, i32 4
  %350 = load ptr, ptr %349
  store double %348, ptr %350
  %351 = getelementptr %struct.repeat_choices, ptr %312, i64 0, i32 5
  %352 = bitcast ptr %351 to ptr
  %353 = load ptr, ptr %352
  %354 = load ptr, ptr %40
  %355 = getelementptr %struct.repeat_choices, ptr %312, i64 0, i32 7
  %356 = load i64, ptr %355
  %357 = shl i64 %356, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %353, ptr align 8 %354, i64 %357, i1 false)
  %358 = getelementptr %struct.repeat_choices, ptr %312, i64 0, i32 6
  %359 = bitcast ptr %358 to ptr
  %360 = load ptr, ptr %359
  %361 = load ptr, ptr %36
  %362 = getelementptr %struct.repeat_choices, ptr %312, i64 0, i32 9
  %363 = load i64, ptr %362
  %364 = getelementptr double, ptr %361, i64 %363
  %365 = bitcast ptr %364 to ptr
  %366 = getelementptr %struct.repeat_choices, ptr %312, i64 0, i32 8
  %367 = load i64, ptr %366
  %368 = shl i64 %367, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %360, ptr align 8 %365, i64 %368, i1 false)
  %369 = getelementptr %struct.repeat_choices, ptr %312, i64 0, i32 0
  %370 = load ptr, ptr %369
  %371 = getelementptr %struct.repeat_choices, ptr %312, i64 0, i32 1
  %372 = load ptr, ptr %371
  %373 = getelementptr %struct.repeat_choices, ptr %312, i64 0, i32 2
  %374 = load ptr, ptr %373
  %375 = call i64 %370(ptr %372, ptr %374)
  %376 = icmp eq i64 %375, 0
  br i1 %376, label %377, label %502

377:
  %378 = getelementptr %struct.repeat_choices, ptr %312, i64 0, i32 12
  %379 = load ptr, ptr %378
  %380 = load i64, ptr %379
  %381 = getelementptr %struct.repeat_choices, ptr %312, i64 0, i32 13
  %382 = load i64, ptr %381
  %383 = icmp eq i64 %380, %382
  br i1 %383, label %384, label %502

384:
  %385 = shl i64 %380, 3
  %386 = getelementptr %struct.repeat_choices, ptr %312, i64 0, i32 15
  %387 = load i64, ptr %386
  %388 = icmp sgt i64 %387, 0
  br i1 %388, label %389, label %491

389:
  %390 = getelementptr %struct.repeat_choices, ptr %312, i64 0, i32 14
  %391 = load ptr, ptr %390
  %392 = shl i64 %380, 1
  %393 = getelementptr %struct.repeat_choices, ptr %312, i64 0, i32 10
  %394 = bitcast ptr %393 to ptr
  %395 = load ptr, ptr %394
  %396 = getelementptr %struct.repeat_choices, ptr %312, i64 0, i32 11
  %397 = bitcast ptr %396 to ptr
  br label %398

398:
  %399 = phi i64 [ 0, %389 ], [ %412, %411 ]
  %400 = mul i64 %392, %399
  %401 = getelementptr i64, ptr %391, i64 %400
  %402 = bitcast ptr %401 to ptr
  %403 = call i32 @bcmp(ptr %402, ptr %395, i64 %385)
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %405, label %411

405:
  %406 = getelementptr i64, ptr %401, i64 %380
  %407 = bitcast ptr %406 to ptr
  %408 = load ptr, ptr %397
  %409 = call i32 @bcmp(ptr %407, ptr %408, i64 %385)
  %410 = icmp eq i32 %409, 0
  br i1 %410, label %414, label %411

411:
  %412 = add i64 %399, 1
  %413 = icmp eq i64 %412, %387
  br i1 %413, label %491, label %398

414:
  %415 = getelementptr %struct.repeat_choices, ptr %312, i64 0, i32 16
  %416 = load ptr, ptr %415
  %417 = getelementptr %struct.repeat_partition, ptr %416, i64 %399
  call void @take(ptr %0, i64 %51, ptr %417)
  %418 = getelementptr %struct.model_context, ptr %322, i64 0, i32 4, i32 0
  %419 = load ptr, ptr %418
  %420 = load double, ptr %347
  %421 = load ptr, ptr %36
  %422 = getelementptr %struct.model_context, ptr %322, i64 0, i32 14
  %423 = load ptr, ptr %422
  %424 = getelementptr %struct.model_context, ptr %322, i64 0, i32 4, i32 1
  %425 = load ptr, ptr %424
  %426 = getelementptr %struct.model_context, ptr %322, i64 0, i32 4, i32 2
  %427 = load ptr, ptr %426
  %428 = load ptr, ptr %323
  call void %419(double %420, ptr %421, ptr %423, ptr %425, ptr %427, ptr %428)
  %429 = load double, ptr %327
  store double %328, ptr %327
  %430 = load double, ptr %37
  %431 = load double, ptr %38
  %432 = fmul double %429, %431
  %433 = call double @llvm.maxnum.f64(double %430, double %432)
  store double %433, ptr %329
  %434 = getelementptr %struct.model_context, ptr %322, i64 0, i32 23
  store double %433, ptr %434
  %435 = getelementptr %struct.ode_solver, ptr %317, i64 0, i32 19
  store double %429, ptr %435
  %436 = load double, ptr %43
  %437 = fmul double %429, %436
  %438 = fcmp olt double %437, %328
  br i1 %438, label %442, label %439

439:
  %440 = call double @llvm.maxnum.f64(double %328, double %429)
  %441 = fmul double %440, %436
  store double %441, ptr %434
  store double %330, ptr %329
  br label %442

442:
  %443 = phi double [ %330, %439 ], [ %433, %414 ]
  %444 = phi double [ %441, %439 ], [ %433, %414 ]
  %445 = fdiv double %444, %436
  %446 = call double @llvm.minnum.f64(double %328, double %445)
  %447 = getelementptr %struct.repeat_choices, ptr %312, i64 0, i32 18
  %448 = load double, ptr %447
  %449 = fmul double %443, %448
  %450 = fcmp ogt double %446, %449
  br i1 %450, label %502, label %451

451:
  %452 = load ptr, ptr %6
  %453 = load i64, ptr %272
  %454 = load i64, ptr %274
  br label %283

455:
  %456 = phi i64 [ %236, %257 ], [ %290, %310 ]
  %457 = icmp eq i64 %456, 1
  br i1 %457, label %458, label %496

458:
  %459 = load i64, ptr %237
  %460 = load i64, ptr %168
  %461 = icmp slt i64 %459, %460
  br i1 %461, label %462, label %474

462:
  %463 = phi i64 [ %471, %462 ], [ %459, %458 ]
  %464 = load ptr, ptr %130
  %465 = load i64, ptr %4
  %466 = mul i64 %465, %463
  %467 = getelementptr double, ptr %464, i64 %466
  %468 = bitcast ptr %467 to ptr
  %469 = load ptr, ptr %40
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %468, ptr align 8 %469, i64 %164, i1 false)
  %470 = load i64, ptr %237
  %471 = add i64 %470, 1
  store i64 %471, ptr %237
  %472 = load i64, ptr %168
  %473 = icmp slt i64 %471, %472
  br i1 %473, label %462, label %474

474:
  %475 = load ptr, ptr %6
  %476 = getelementptr %struct.model_run, ptr %475, i64 0, i32 0
  %477 = load ptr, ptr %476
  %478 = getelementptr %struct.ode_solver, ptr %477, i64 0, i32 26
  %479 = load double, ptr %478
  %480 = fcmp ogt double %479, 0.000000e+00
  br i1 %480, label %502, label %481

481:
  %482 = getelementptr %struct.ode_solver, ptr %477, i64 0, i32 20
  %483 = load double, ptr %482
  %484 = fcmp ogt double %483, 0.000000e+00
  br i1 %484, label %485, label %495

485:
  %486 = getelementptr %struct.ode_solver, ptr %477, i64 0, i32 21
  %487 = load double, ptr %486
  %488 = load double, ptr %45
  %489 = fmul double %483, %488
  %490 = fcmp ogt double %487, %489
  br i1 %490, label %502, label %495

491:
  %492 = phi i64 [ -1, %411 ], [ -1, %384 ], [ 13, %291 ]
  %493 = load ptr, ptr %44
  %494 = getelementptr i64, ptr %493, i64 %51
  store i64 %492, ptr %494
  br label %500

495:
  br label %502

496:
  %497 = phi i64 [ %232, %227 ], [ %456, %455 ]
  %498 = load ptr, ptr %44
  %499 = getelementptr i64, ptr %498, i64 %51
  store i64 %497, ptr %499
  switch i64 %497, label %506 [
    i64 -1, label %500
    i64 13, label %500
  ]

500:
  br i1 %32, label %519, label %501

501:
  store i64 %162, ptr %35
  br label %519

502:
  %503 = phi i64 [ 1, %495 ], [ 0, %474 ], [ 2, %217 ], [ 0, %485 ], [ 7, %442 ], [ 7, %377 ], [ 7, %314 ], [ 7, %311 ]
  %504 = load ptr, ptr %44
  %505 = getelementptr i64, ptr %504, i64 %51
  store i64 %503, ptr %505
  br label %506

506:
  br i1 %32, label %516, label %507

507:
  %508 = load i64, ptr %35
  %509 = load ptr, ptr %46
  %510 = getelementptr i64, ptr %509, i64 %51
  store i64 %508, ptr %510
  %511 = load ptr, ptr %47
  %512 = load i64, ptr %48
  %513 = mul i64 %512, %51
  %514 = getelementptr i8, ptr %511, i64 %513
  %515 = load ptr, ptr %49
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %514, ptr align 8 %515, i64 %512, i1 false)
  br label %516

516:
  %517 = add i64 %51, 1
  %518 = icmp eq i64 %517, %2
  br i1 %518, label %519, label %50

519:
  %520 = phi i64 [ %51, %501 ], [ %51, %500 ], [ %2, %3 ], [ %2, %516 ]
  ret i64 %520
}

define internal void @take(ptr  %0, i64 %1, ptr  %2) {
  %4 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 3
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.model_run, ptr %5, i64 0, i32 0
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.ode_solver, ptr %7, i64 0, i32 0
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.ode_system, ptr %9, i64 0, i32 3
  %11 = bitcast ptr %10 to ptr
  %12 = load ptr, ptr %11
  %13 = getelementptr %struct.repeat_partition, ptr %2, i64 0, i32 0
  %14 = getelementptr %struct.model_context, ptr %12, i64 0, i32 1
  call void @put(ptr %0, i64 %1, ptr %13, ptr %14)
  %15 = getelementptr %struct.repeat_partition, ptr %2, i64 0, i32 1
  %16 = getelementptr %struct.model_context, ptr %12, i64 0, i32 4
  call void @put(ptr %0, i64 %1, ptr %15, ptr %16)
  %17 = getelementptr %struct.repeat_partition, ptr %2, i64 0, i32 2
  %18 = getelementptr %struct.model_context, ptr %12, i64 0, i32 2
  call void @put(ptr %0, i64 %1, ptr %17, ptr %18)
  %19 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 2
  %20 = load ptr, ptr %19
  call void %20(ptr %9, ptr %12)
  ret void
}

define internal void @put(ptr  %0, i64 %1, ptr  %2, ptr  %3) {
  %5 = getelementptr %struct.repeat_function, ptr %2, i64 0, i32 0
  %6 = load ptr, ptr %5
  %7 = icmp eq ptr %6, null
  br i1 %7, label %33, label %8

8:
  %9 = getelementptr %struct.repeat_function, ptr %2, i64 0, i32 2
  %10 = bitcast ptr %9 to ptr
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 13
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 11
  %15 = load i64, ptr %14
  %16 = mul i64 %15, %1
  %17 = getelementptr double, ptr %13, i64 %16
  %18 = bitcast ptr %17 to ptr
  %19 = getelementptr %struct.repeat_function, ptr %2, i64 0, i32 4
  %20 = load i64, ptr %19
  %21 = shl i64 %20, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %18, i64 %21, i1 false)
  %22 = getelementptr %struct.repeat_function, ptr %2, i64 0, i32 1
  %23 = load ptr, ptr %22
  %24 = load ptr, ptr %9
  %25 = getelementptr %struct.repeat_function, ptr %2, i64 0, i32 3
  %26 = load ptr, ptr %25
  call void %23(ptr %24, ptr %26)
  %27 = load ptr, ptr %5
  %28 = getelementptr %struct.model_call, ptr %3, i64 0, i32 0
  store ptr %27, ptr %28
  %29 = load ptr, ptr %9
  %30 = getelementptr %struct.model_call, ptr %3, i64 0, i32 1
  store ptr %29, ptr %30
  %31 = load ptr, ptr %25
  %32 = getelementptr %struct.model_call, ptr %3, i64 0, i32 2
  store ptr %31, ptr %32
  br label %33

33:
  ret void
}

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.minnum.f64(double, double)

declare i32 @bcmp(ptr , ptr , i64)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)
