; repeat: made by tools/make_loops_text.py from repeat
; sources 72b36446e4389b1959fc815fcc25776385896512d23dbb3ec9cacdb562454741
%struct.repeat_runs = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, i64, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, double, double, double, double }
%struct.model_run = type { ptr, ptr, ptr, i64, i64, i64, %struct.model_changes }
%struct.model_changes = type { i64, [4 x double], [4 x i64] }
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, ptr, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.repeat_contacts = type { ptr, ptr, i64, i64, ptr, ptr, i64, ptr }
%struct.model_context = type { i64, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, i64, %struct.model_call, %struct.model_call, %struct.model_call, ptr, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, double, double, ptr, i64, [2 x double], ptr, ptr, ptr, i64, i64, ptr, ptr }
%struct.model_call = type { ptr, ptr, ptr }
%struct.repeat_memory = type { ptr, ptr, i64 }
%struct.contact_system = type { i64, i64, i64, i64, i64, ptr, ptr, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, double, ptr, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, i64, double }
%struct.repeat_choices = type { ptr, ptr, ptr, %struct.model_rebound, ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, i64, ptr, i64, ptr, ptr, double }
%struct.model_rebound = type { ptr, ptr, ptr, ptr, i64 }
%struct.repeat_partition = type { %struct.model_rebound, %struct.model_rebound, %struct.model_rebound }
%struct.repeat_numbers = type { ptr, ptr, i64 }
%struct.repeat_segment = type { double, double, double, double, i64 }
%struct.contact_event = type { double, i64, i64, [3 x double], double }
%struct.ode_options = type { ptr, double, ptr, double, double, i64 }

define i64 @repeat_advance(ptr %0, i64 %1, i64 %2) {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca i64, align 8
  %9 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 16
  %10 = load i64, ptr %9
  %11 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 4
  %12 = load ptr, ptr %11
  %13 = getelementptr %struct.model_run, ptr %12, i64 0, i32 3
  %14 = load i64, ptr %13
  %15 = getelementptr %struct.model_run, ptr %12, i64 0, i32 0
  %16 = load ptr, ptr %15
  %17 = getelementptr %struct.ode_solver, ptr %16, i64 0, i32 0
  %18 = load ptr, ptr %17
  %19 = getelementptr %struct.ode_system, ptr %18, i64 0, i32 4
  %20 = bitcast ptr %19 to ptr
  %21 = load ptr, ptr %20
  %22 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 18
  %23 = load ptr, ptr %22
  %24 = icmp slt i64 %1, %2
  br i1 %24, label %25, label %643

25:
  %26 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 10
  %27 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 9
  %28 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 17
  %29 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 15
  %30 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 5
  %31 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 12
  %32 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 11
  %33 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 3
  %34 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 19
  %35 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 14
  %36 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 13
  %37 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 20
  %38 = icmp eq ptr %23, null
  %39 = getelementptr %struct.repeat_contacts, ptr %23, i64 0, i32 0
  %40 = getelementptr %struct.model_context, ptr %21, i64 0, i32 34
  %41 = getelementptr %struct.repeat_contacts, ptr %23, i64 0, i32 3
  %42 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 6
  %43 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 7
  %44 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 23
  %45 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 24
  %46 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 0
  %47 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 1
  %48 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 2
  %49 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 22
  %50 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 26
  %51 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 25
  %52 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 21
  %53 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 8
  %54 = getelementptr %struct.repeat_contacts, ptr %23, i64 0, i32 4
  %55 = getelementptr %struct.repeat_contacts, ptr %23, i64 0, i32 5
  %56 = getelementptr %struct.repeat_contacts, ptr %23, i64 0, i32 6
  %57 = bitcast ptr %40 to ptr
  %58 = getelementptr %struct.repeat_contacts, ptr %23, i64 0, i32 7
  %59 = bitcast ptr %4 to ptr
  %60 = bitcast ptr %5 to ptr
  %61 = bitcast ptr %6 to ptr
  %62 = bitcast ptr %7 to ptr
  %63 = bitcast ptr %8 to ptr
  br label %64

64:
  %65 = phi i64 [ %1, %25 ], [ %641, %640 ]
  %66 = load i64, ptr %26
  %67 = icmp sgt i64 %66, 0
  br i1 %67, label %117, label %68

68:
  %69 = load ptr, ptr %30
  %70 = load ptr, ptr %11
  %71 = getelementptr %struct.model_run, ptr %70, i64 0, i32 0
  store ptr %69, ptr %71
  %72 = getelementptr %struct.model_run, ptr %70, i64 0, i32 6, i32 0
  store i64 0, ptr %72
  %73 = getelementptr %struct.ode_solver, ptr %69, i64 0, i32 0
  %74 = load ptr, ptr %73
  %75 = getelementptr %struct.ode_system, ptr %74, i64 0, i32 4
  %76 = bitcast ptr %75 to ptr
  %77 = load ptr, ptr %76
  %78 = load i64, ptr %31
  %79 = icmp sgt i64 %78, 0
  br i1 %79, label %83, label %80

80:
  %81 = load ptr, ptr %22
  %82 = icmp eq ptr %81, null
  br i1 %82, label %103, label %95

83:
  %84 = phi i64 [ %92, %83 ], [ 0, %68 ]
  %85 = load ptr, ptr %32
  %86 = getelementptr %struct.repeat_memory, ptr %85, i64 %84, i32 0
  %87 = load ptr, ptr %86
  %88 = getelementptr %struct.repeat_memory, ptr %85, i64 %84, i32 1
  %89 = load ptr, ptr %88
  %90 = getelementptr %struct.repeat_memory, ptr %85, i64 %84, i32 2
  %91 = load i64, ptr %90
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %87, ptr align 1 %89, i64 %91, i1 false)
  %92 = add i64 %84, 1
  %93 = load i64, ptr %31
  %94 = icmp slt i64 %92, %93
  br i1 %94, label %83, label %80

95:
  %96 = getelementptr %struct.model_context, ptr %77, i64 0, i32 1
  %97 = getelementptr %struct.model_context, ptr %77, i64 0, i32 34
  %98 = load ptr, ptr %97
  %99 = getelementptr %struct.contact_system, ptr %98, i64 0, i32 12
  %100 = bitcast ptr %96 to ptr
  %101 = bitcast ptr %99 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %100, ptr align 8 dereferenceable(24) %101, i64 24, i1 false)
  %102 = load ptr, ptr %33
  call void %102(ptr %74, ptr %77)
  br label %103

103:
  %104 = load ptr, ptr %34
  %105 = icmp eq ptr %104, null
  br i1 %105, label %114, label %106

106:
  %107 = getelementptr %struct.repeat_choices, ptr %104, i64 0, i32 16
  %108 = load ptr, ptr %107
  %109 = getelementptr %struct.repeat_choices, ptr %104, i64 0, i32 17
  %110 = load ptr, ptr %109
  %111 = getelementptr i64, ptr %110, i64 %65
  %112 = load i64, ptr %111
  %113 = getelementptr %struct.repeat_partition, ptr %108, i64 %112
  call void @take(ptr %0, i64 %65, ptr %113)
  br label %114

114:
  %115 = load i64, ptr %35
  %116 = icmp sgt i64 %115, 0
  br i1 %116, label %151, label %139

117:
  %118 = phi i64 [ %136, %117 ], [ 0, %64 ]
  %119 = load ptr, ptr %27
  %120 = load ptr, ptr %28
  %121 = load i64, ptr %29
  %122 = mul i64 %121, %65
  %123 = getelementptr double, ptr %120, i64 %122
  %124 = getelementptr %struct.model_rebound, ptr %119, i64 %118, i32 2
  %125 = bitcast ptr %124 to ptr
  %126 = load ptr, ptr %125
  %127 = bitcast ptr %123 to ptr
  %128 = getelementptr %struct.model_rebound, ptr %119, i64 %118, i32 4
  %129 = load i64, ptr %128
  %130 = shl i64 %129, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %126, ptr align 8 %127, i64 %130, i1 false)
  %131 = getelementptr %struct.model_rebound, ptr %119, i64 %118, i32 1
  %132 = load ptr, ptr %131
  %133 = load ptr, ptr %124
  %134 = getelementptr %struct.model_rebound, ptr %119, i64 %118, i32 3
  %135 = load ptr, ptr %134
  call void %132(ptr %133, ptr %135)
  %136 = add i64 %118, 1
  %137 = load i64, ptr %26
  %138 = icmp slt i64 %136, %137
  br i1 %138, label %117, label %68

139:
  %140 = load ptr, ptr %11
  %141 = getelementptr %struct.model_run, ptr %140, i64 0, i32 0
  %142 = load ptr, ptr %141
  %143 = getelementptr %struct.ode_solver, ptr %142, i64 0, i32 2
  %144 = load ptr, ptr %143
  call void @model_normalize(ptr %21, ptr %144)
  %145 = load ptr, ptr %37
  %146 = mul i64 %65, %14
  %147 = mul i64 %146, %10
  %148 = getelementptr double, ptr %145, i64 %147
  %149 = load ptr, ptr %11
  %150 = getelementptr %struct.model_run, ptr %149, i64 0, i32 2
  store ptr %148, ptr %150
  br i1 %38, label %181, label %168

151:
  %152 = phi i64 [ %165, %151 ], [ 0, %114 ]
  %153 = load ptr, ptr %36
  %154 = getelementptr %struct.repeat_numbers, ptr %153, i64 %152
  %155 = bitcast ptr %154 to ptr
  %156 = load ptr, ptr %155
  %157 = getelementptr %struct.repeat_numbers, ptr %153, i64 %152, i32 1
  %158 = load ptr, ptr %157
  %159 = getelementptr %struct.repeat_numbers, ptr %153, i64 %152, i32 2
  %160 = load i64, ptr %159
  %161 = mul i64 %160, %65
  %162 = getelementptr double, ptr %158, i64 %161
  %163 = bitcast ptr %162 to ptr
  %164 = shl i64 %160, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %156, ptr align 8 %163, i64 %164, i1 false)
  %165 = add i64 %152, 1
  %166 = load i64, ptr %35
  %167 = icmp slt i64 %165, %166
  br i1 %167, label %151, label %139

168:
  %169 = load ptr, ptr %39
  %170 = icmp eq ptr %169, null
  %171 = load ptr, ptr %40
  br i1 %170, label %177, label %172

172:
  %173 = getelementptr %struct.contact_system, ptr %171, i64 0, i32 1
  %174 = load i64, ptr %173
  %175 = mul i64 %174, %146
  %176 = getelementptr double, ptr %169, i64 %175
  br label %177

177:
  %178 = phi ptr [ %176, %172 ], [ null, %168 ]
  %179 = getelementptr %struct.contact_system, ptr %171, i64 0, i32 14
  store ptr %178, ptr %179
  %180 = load i64, ptr %41
  br label %181

181:
  %182 = phi i64 [ %180, %177 ], [ 0, %139 ]
  %183 = getelementptr %struct.model_run, ptr %149, i64 0, i32 0
  %184 = load ptr, ptr %183
  %185 = getelementptr %struct.ode_solver, ptr %184, i64 0, i32 0
  %186 = load ptr, ptr %185
  %187 = getelementptr %struct.ode_system, ptr %186, i64 0, i32 4
  %188 = bitcast ptr %187 to ptr
  %189 = load ptr, ptr %188
  %190 = getelementptr %struct.model_run, ptr %149, i64 0, i32 1
  %191 = load ptr, ptr %190
  %192 = load double, ptr %191
  %193 = getelementptr %struct.model_run, ptr %149, i64 0, i32 3
  %194 = load i64, ptr %193
  %195 = add i64 %194, -1
  %196 = getelementptr double, ptr %191, i64 %195
  %197 = load double, ptr %196
  store double %192, ptr %4
  store double %197, ptr %5
  store double 0xFFF0000000000000, ptr %6
  store double 0x7FF0000000000000, ptr %7
  store i64 %194, ptr %8
  %198 = icmp sgt i64 %65, 0
  %199 = load ptr, ptr %42
  %200 = icmp eq ptr %199, null
  br i1 %198, label %201, label %207

201:
  br i1 %200, label %215, label %202

202:
  %203 = load ptr, ptr %43
  %204 = add i64 %65, -1
  %205 = getelementptr i64, ptr %203, i64 %204
  %206 = load i64, ptr %205
  br label %210

207:
  br i1 %200, label %215, label %208

208:
  %209 = load ptr, ptr %43
  br label %210

210:
  %211 = phi ptr [ %203, %202 ], [ %209, %208 ]
  %212 = phi i64 [ %206, %202 ], [ 0, %208 ]
  %213 = getelementptr i64, ptr %211, i64 %65
  %214 = load i64, ptr %213
  br label %215

215:
  %216 = phi i64 [ %212, %210 ], [ 0, %207 ], [ 0, %201 ]
  %217 = phi i64 [ %214, %210 ], [ 1, %207 ], [ 1, %201 ]
  %218 = getelementptr %struct.model_context, ptr %189, i64 0, i32 4, i32 0
  %219 = load ptr, ptr %218
  %220 = icmp eq ptr %219, null
  br i1 %220, label %251, label %221

221:
  %222 = getelementptr %struct.model_context, ptr %189, i64 0, i32 19
  %223 = load i64, ptr %222
  %224 = icmp eq i64 %223, 0
  br i1 %224, label %251, label %225

225:
  %226 = getelementptr %struct.ode_solver, ptr %184, i64 0, i32 26
  store double 0.000000e+00, ptr %226
  %227 = getelementptr %struct.ode_solver, ptr %184, i64 0, i32 20
  %228 = getelementptr %struct.ode_solver, ptr %184, i64 0, i32 2
  %229 = bitcast ptr %227 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %229, i8 0, i64 16, i1 false)
  %230 = load ptr, ptr %228
  %231 = getelementptr %struct.model_context, ptr %189, i64 0, i32 14
  %232 = load ptr, ptr %231
  %233 = getelementptr %struct.model_context, ptr %189, i64 0, i32 4, i32 1
  %234 = load ptr, ptr %233
  %235 = getelementptr %struct.model_context, ptr %189, i64 0, i32 4, i32 2
  %236 = load ptr, ptr %235
  %237 = getelementptr %struct.model_context, ptr %189, i64 0, i32 21
  %238 = load ptr, ptr %237
  call void %219(double %192, ptr %230, ptr %232, ptr %234, ptr %236, ptr %238)
  %239 = load double, ptr %44
  %240 = load double, ptr %45
  %241 = load ptr, ptr %237
  %242 = getelementptr %struct.model_context, ptr %189, i64 0, i32 22
  %243 = load i64, ptr %242
  %244 = getelementptr double, ptr %241, i64 %243
  %245 = load double, ptr %244
  %246 = fmul double %240, %245
  %247 = call double @llvm.maxnum.f64(double %239, double %246)
  %248 = getelementptr %struct.model_context, ptr %189, i64 0, i32 24
  store double %247, ptr %248
  %249 = getelementptr %struct.model_context, ptr %189, i64 0, i32 23
  store double %247, ptr %249
  %250 = load ptr, ptr %183
  br label %251

251:
  %252 = phi ptr [ %184, %215 ], [ %184, %221 ], [ %250, %225 ]
  %253 = getelementptr %struct.ode_solver, ptr %252, i64 0, i32 4
  %254 = bitcast ptr %253 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %254, i8 0, i64 48, i1 false)
  %255 = load ptr, ptr %46
  %256 = load ptr, ptr %183
  call void %255(ptr %256, double %192, double 0.000000e+00)
  %257 = load ptr, ptr %22
  %258 = icmp eq ptr %257, null
  br i1 %258, label %280, label %259

259:
  %260 = load ptr, ptr %11
  %261 = getelementptr %struct.model_run, ptr %260, i64 0, i32 0
  %262 = load ptr, ptr %261
  %263 = getelementptr %struct.ode_solver, ptr %262, i64 0, i32 0
  %264 = load ptr, ptr %263
  %265 = getelementptr %struct.ode_system, ptr %264, i64 0, i32 4
  %266 = bitcast ptr %265 to ptr
  %267 = load ptr, ptr %266
  %268 = fcmp oeq double %192, %197
  br i1 %268, label %269, label %271

269:
  %270 = getelementptr %struct.model_run, ptr %149, i64 0, i32 4
  store i64 0, ptr %270
  br label %605

271:
  %272 = getelementptr %struct.model_context, ptr %267, i64 0, i32 34
  %273 = load ptr, ptr %272
  %274 = getelementptr %struct.contact_system, ptr %273, i64 0, i32 20
  %275 = load ptr, ptr %274
  %276 = call i64 %275(ptr %267, ptr %262)
  %277 = load ptr, ptr %33
  call void %277(ptr %264, ptr %267)
  %278 = icmp eq i64 %276, 0
  %279 = select i1 %278, i64 1, i64 %276
  br label %280

280:
  %281 = phi i64 [ 1, %251 ], [ %279, %271 ]
  %282 = getelementptr %struct.model_run, ptr %149, i64 0, i32 4
  store i64 0, ptr %282
  %283 = icmp slt i64 %216, %217
  %284 = icmp eq i64 %281, 1
  %285 = select i1 %283, i1 %284, i1 false
  br i1 %285, label %286, label %587

286:
  %287 = getelementptr %struct.model_context, ptr %189, i64 0, i32 27, i64 0
  %288 = getelementptr %struct.model_context, ptr %189, i64 0, i32 27, i64 1
  br label %289

289:
  %290 = phi i64 [ %216, %286 ], [ %585, %584 ]
  %291 = load ptr, ptr %42
  %292 = icmp eq ptr %291, null
  %293 = getelementptr %struct.repeat_segment, ptr %291, i64 %290, i32 2
  %294 = select i1 %292, ptr %6, ptr %293
  %295 = load double, ptr %294
  store double %295, ptr %287
  %296 = getelementptr %struct.repeat_segment, ptr %291, i64 %290, i32 3
  %297 = select i1 %292, ptr %7, ptr %296
  %298 = load double, ptr %297
  store double %298, ptr %288
  %299 = load ptr, ptr %11
  %300 = load i64, ptr %9
  %301 = shl i64 %300, 3
  %302 = getelementptr %struct.repeat_segment, ptr %291, i64 %290, i32 0
  %303 = select i1 %292, ptr %4, ptr %302
  %304 = load double, ptr %303
  %305 = getelementptr %struct.repeat_segment, ptr %291, i64 %290, i32 1
  %306 = select i1 %292, ptr %5, ptr %305
  %307 = load double, ptr %306
  %308 = fcmp une double %304, %307
  br i1 %308, label %309, label %320

309:
  %310 = getelementptr %struct.model_run, ptr %299, i64 0, i32 1
  %311 = load ptr, ptr %310
  %312 = load double, ptr %311
  %313 = fcmp une double %304, %312
  br i1 %313, label %314, label %320

314:
  %315 = load ptr, ptr %47
  %316 = getelementptr %struct.model_run, ptr %299, i64 0, i32 0
  %317 = load ptr, ptr %316
  %318 = getelementptr %struct.ode_solver, ptr %317, i64 0, i32 7
  %319 = load double, ptr %318
  call void %315(ptr %317, double %304, double %319)
  br label %320

320:
  %321 = getelementptr %struct.model_run, ptr %299, i64 0, i32 1
  %322 = getelementptr %struct.model_run, ptr %299, i64 0, i32 4
  %323 = getelementptr %struct.repeat_segment, ptr %291, i64 %290, i32 4
  %324 = select i1 %292, ptr %8, ptr %323
  %325 = load i64, ptr %322
  %326 = load i64, ptr %324
  %327 = icmp slt i64 %325, %326
  br i1 %327, label %328, label %357

328:
  %329 = getelementptr %struct.model_run, ptr %299, i64 0, i32 2
  %330 = getelementptr %struct.model_run, ptr %299, i64 0, i32 0
  %331 = load ptr, ptr %321
  %332 = getelementptr double, ptr %331, i64 %325
  %333 = load double, ptr %332
  %334 = load double, ptr %303
  %335 = fcmp oeq double %333, %334
  br i1 %335, label %342, label %357

336:
  %337 = load ptr, ptr %321
  %338 = getelementptr double, ptr %337, i64 %354
  %339 = load double, ptr %338
  %340 = load double, ptr %303
  %341 = fcmp oeq double %339, %340
  br i1 %341, label %342, label %357

342:
  %343 = phi i64 [ %354, %336 ], [ %325, %328 ]
  %344 = load ptr, ptr %329
  %345 = load i64, ptr %9
  %346 = mul i64 %345, %343
  %347 = getelementptr double, ptr %344, i64 %346
  %348 = bitcast ptr %347 to ptr
  %349 = load ptr, ptr %330
  %350 = getelementptr %struct.ode_solver, ptr %349, i64 0, i32 2
  %351 = bitcast ptr %350 to ptr
  %352 = load ptr, ptr %351
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %348, ptr align 8 %352, i64 %301, i1 false)
  %353 = load i64, ptr %322
  %354 = add i64 %353, 1
  store i64 %354, ptr %322
  %355 = load i64, ptr %324
  %356 = icmp slt i64 %354, %355
  br i1 %356, label %336, label %357

357:
  %358 = phi i64 [ %325, %320 ], [ %325, %328 ], [ %354, %336 ], [ %354, %342 ]
  %359 = phi i64 [ %326, %320 ], [ %326, %328 ], [ %355, %336 ], [ %355, %342 ]
  %360 = getelementptr %struct.model_run, ptr %299, i64 0, i32 5
  store i64 %359, ptr %360
  %361 = load double, ptr %303
  %362 = load double, ptr %306
  %363 = fcmp une double %361, %362
  br i1 %363, label %364, label %563

364:
  %365 = load ptr, ptr %11
  %366 = getelementptr %struct.model_run, ptr %365, i64 0, i32 0
  %367 = load ptr, ptr %366
  %368 = getelementptr %struct.ode_solver, ptr %367, i64 0, i32 0
  %369 = load ptr, ptr %368
  %370 = getelementptr %struct.ode_system, ptr %369, i64 0, i32 4
  %371 = bitcast ptr %370 to ptr
  %372 = load ptr, ptr %371
  %373 = getelementptr %struct.model_context, ptr %372, i64 0, i32 34
  %374 = load ptr, ptr %373
  %375 = getelementptr %struct.ode_solver, ptr %367, i64 0, i32 9
  store double %362, ptr %375
  %376 = icmp eq ptr %374, null
  %377 = getelementptr %struct.contact_system, ptr %374, i64 0, i32 17
  %378 = getelementptr %struct.contact_system, ptr %374, i64 0, i32 15
  %379 = bitcast ptr %378 to ptr
  br label %380

380:
  %381 = phi ptr [ %559, %558 ], [ %367, %364 ]
  %382 = load ptr, ptr %48
  %383 = load i64, ptr %49
  %384 = getelementptr %struct.ode_solver, ptr %381, i64 0, i32 4, i32 0
  %385 = load i64, ptr %384
  %386 = getelementptr %struct.ode_solver, ptr %381, i64 0, i32 4, i32 1
  %387 = load i64, ptr %386
  %388 = add i64 %385, %387
  %389 = sub i64 %383, %388
  %390 = call i64 %382(ptr %365, i64 %389)
  br i1 %376, label %410, label %391

391:
  %392 = load ptr, ptr %22
  %393 = getelementptr %struct.repeat_contacts, ptr %392, i64 0, i32 3
  %394 = load i64, ptr %393
  %395 = load i64, ptr %377
  %396 = add i64 %395, %394
  %397 = getelementptr %struct.repeat_contacts, ptr %392, i64 0, i32 2
  %398 = load i64, ptr %397
  %399 = icmp sgt i64 %396, %398
  br i1 %399, label %605, label %400

400:
  %401 = getelementptr %struct.repeat_contacts, ptr %392, i64 0, i32 1
  %402 = load ptr, ptr %401
  %403 = getelementptr %struct.contact_event, ptr %402, i64 %394
  %404 = bitcast ptr %403 to ptr
  %405 = load ptr, ptr %379
  %406 = mul i64 %395, 56
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %404, ptr align 8 %405, i64 %406, i1 false)
  %407 = load i64, ptr %377
  %408 = load i64, ptr %393
  %409 = add i64 %408, %407
  store i64 %409, ptr %393
  store i64 0, ptr %377
  br label %410

410:
  switch i64 %390, label %605 [
    i64 7, label %411
    i64 13, label %558
    i64 1, label %560
  ]

411:
  %412 = load ptr, ptr %34
  %413 = icmp eq ptr %412, null
  br i1 %413, label %605, label %414

414:
  %415 = load ptr, ptr %11
  %416 = getelementptr %struct.model_run, ptr %415, i64 0, i32 0
  %417 = load ptr, ptr %416
  %418 = getelementptr %struct.ode_solver, ptr %417, i64 0, i32 0
  %419 = load ptr, ptr %418
  %420 = getelementptr %struct.ode_system, ptr %419, i64 0, i32 4
  %421 = bitcast ptr %420 to ptr
  %422 = load ptr, ptr %421
  %423 = getelementptr %struct.model_context, ptr %422, i64 0, i32 21
  %424 = load ptr, ptr %423
  %425 = getelementptr %struct.model_context, ptr %422, i64 0, i32 22
  %426 = load i64, ptr %425
  %427 = getelementptr double, ptr %424, i64 %426
  %428 = load double, ptr %427
  %429 = getelementptr %struct.model_context, ptr %422, i64 0, i32 24
  %430 = load double, ptr %429
  %431 = load ptr, ptr %28
  %432 = load i64, ptr %29
  %433 = mul i64 %432, %65
  %434 = getelementptr double, ptr %431, i64 %433
  %435 = getelementptr %struct.repeat_choices, ptr %412, i64 0, i32 3, i32 2
  %436 = bitcast ptr %435 to ptr
  %437 = load ptr, ptr %436
  %438 = bitcast ptr %434 to ptr
  %439 = getelementptr %struct.repeat_choices, ptr %412, i64 0, i32 3, i32 4
  %440 = load i64, ptr %439
  %441 = shl i64 %440, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %437, ptr align 8 %438, i64 %441, i1 false)
  %442 = getelementptr %struct.repeat_choices, ptr %412, i64 0, i32 3, i32 1
  %443 = load ptr, ptr %442
  %444 = load ptr, ptr %435
  %445 = getelementptr %struct.repeat_choices, ptr %412, i64 0, i32 3, i32 3
  %446 = load ptr, ptr %445
  call void %443(ptr %444, ptr %446)
  %447 = getelementptr %struct.ode_solver, ptr %417, i64 0, i32 5
  %448 = load double, ptr %447
  %449 = getelementptr %struct.repeat_choices, ptr %412, i64 0, i32 4
  %450 = load ptr, ptr %449
  store double %448, ptr %450
  %451 = getelementptr %struct.ode_solver, ptr %417, i64 0, i32 2
  %452 = load ptr, ptr %451
  %453 = getelementptr %struct.repeat_choices, ptr %412, i64 0, i32 5
  %454 = bitcast ptr %453 to ptr
  %455 = load ptr, ptr %454
  %456 = bitcast ptr %452 to ptr
  %457 = getelementptr %struct.repeat_choices, ptr %412, i64 0, i32 7
  %458 = load i64, ptr %457
  %459 = shl i64 %458, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %455, ptr align 8 %456, i64 %459, i1 false)
  %460 = getelementptr %struct.repeat_choices, ptr %412, i64 0, i32 6
  %461 = bitcast ptr %460 to ptr
  %462 = load ptr, ptr %461
  %463 = getelementptr %struct.repeat_choices, ptr %412, i64 0, i32 9
  %464 = load i64, ptr %463
  %465 = getelementptr double, ptr %452, i64 %464
  %466 = bitcast ptr %465 to ptr
  %467 = getelementptr %struct.repeat_choices, ptr %412, i64 0, i32 8
  %468 = load i64, ptr %467
  %469 = shl i64 %468, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %462, ptr align 8 %466, i64 %469, i1 false)
  %470 = getelementptr %struct.repeat_choices, ptr %412, i64 0, i32 0
  %471 = load ptr, ptr %470
  %472 = getelementptr %struct.repeat_choices, ptr %412, i64 0, i32 1
  %473 = load ptr, ptr %472
  %474 = getelementptr %struct.repeat_choices, ptr %412, i64 0, i32 2
  %475 = load ptr, ptr %474
  %476 = call i64 %471(ptr %473, ptr %475)
  %477 = icmp eq i64 %476, 0
  br i1 %477, label %478, label %605

478:
  %479 = getelementptr %struct.repeat_choices, ptr %412, i64 0, i32 12
  %480 = load ptr, ptr %479
  %481 = load i64, ptr %480
  %482 = getelementptr %struct.repeat_choices, ptr %412, i64 0, i32 13
  %483 = load i64, ptr %482
  %484 = icmp eq i64 %481, %483
  br i1 %484, label %485, label %605

485:
  %486 = shl i64 %481, 3
  %487 = getelementptr %struct.repeat_choices, ptr %412, i64 0, i32 15
  %488 = load i64, ptr %487
  %489 = icmp sgt i64 %488, 0
  br i1 %489, label %490, label %605

490:
  %491 = getelementptr %struct.repeat_choices, ptr %412, i64 0, i32 14
  %492 = load ptr, ptr %491
  %493 = shl i64 %481, 1
  %494 = getelementptr %struct.repeat_choices, ptr %412, i64 0, i32 10
  %495 = bitcast ptr %494 to ptr
  %496 = load ptr, ptr %495
  %497 = getelementptr %struct.repeat_choices, ptr %412, i64 0, i32 11
  %498 = bitcast ptr %497 to ptr
  br label %499

499:
  %500 = phi i64 [ 0, %490 ], [ %513, %512 ]
  %501 = mul i64 %493, %500
  %502 = getelementptr i64, ptr %492, i64 %501
  %503 = bitcast ptr %502 to ptr
  %504 = call i32 @bcmp(ptr %503, ptr %496, i64 %486)
  %505 = icmp eq i32 %504, 0
  br i1 %505, label %506, label %512

506:
  %507 = getelementptr i64, ptr %502, i64 %481
  %508 = bitcast ptr %507 to ptr
  %509 = load ptr, ptr %498
  %510 = call i32 @bcmp(ptr %508, ptr %509, i64 %486)
  %511 = icmp eq i32 %510, 0
  br i1 %511, label %515, label %512

512:
  %513 = add i64 %500, 1
  %514 = icmp eq i64 %513, %488
  br i1 %514, label %605, label %499

515:
  %516 = getelementptr %struct.repeat_choices, ptr %412, i64 0, i32 16
  %517 = load ptr, ptr %516
  %518 = getelementptr %struct.repeat_partition, ptr %517, i64 %500
  call void @take(ptr %0, i64 %65, ptr %518)
  %519 = getelementptr %struct.model_context, ptr %422, i64 0, i32 4, i32 0
  %520 = load ptr, ptr %519
  %521 = load double, ptr %447
  %522 = getelementptr %struct.model_context, ptr %422, i64 0, i32 14
  %523 = load ptr, ptr %522
  %524 = getelementptr %struct.model_context, ptr %422, i64 0, i32 4, i32 1
  %525 = load ptr, ptr %524
  %526 = getelementptr %struct.model_context, ptr %422, i64 0, i32 4, i32 2
  %527 = load ptr, ptr %526
  %528 = load ptr, ptr %423
  call void %520(double %521, ptr %452, ptr %523, ptr %525, ptr %527, ptr %528)
  %529 = load double, ptr %427
  store double %428, ptr %427
  %530 = load double, ptr %44
  %531 = load double, ptr %45
  %532 = fmul double %529, %531
  %533 = call double @llvm.maxnum.f64(double %530, double %532)
  store double %533, ptr %429
  %534 = getelementptr %struct.model_context, ptr %422, i64 0, i32 23
  store double %533, ptr %534
  %535 = getelementptr %struct.ode_solver, ptr %417, i64 0, i32 19
  store double %529, ptr %535
  %536 = load double, ptr %50
  %537 = fmul double %529, %536
  %538 = fcmp olt double %537, %428
  br i1 %538, label %542, label %539

539:
  %540 = call double @llvm.maxnum.f64(double %428, double %529)
  %541 = fmul double %540, %536
  store double %541, ptr %534
  store double %430, ptr %429
  br label %542

542:
  %543 = phi double [ %541, %539 ], [ %533, %515 ]
  %544 = getelementptr %struct.ode_solver, ptr %417, i64 0, i32 1
  %545 = load ptr, ptr %544
  %546 = getelementptr %struct.ode_options, ptr %545, i64 0, i32 0
  %547 = load ptr, ptr %546
  %548 = call i64 @ode_pivots(ptr %547, i64 1)
  %549 = icmp sgt i64 %548, 0
  br i1 %549, label %550, label %558

550:
  %551 = fdiv double %543, %536
  %552 = call double @llvm.minnum.f64(double %428, double %551)
  %553 = getelementptr %struct.repeat_choices, ptr %412, i64 0, i32 18
  %554 = load double, ptr %553
  %555 = load double, ptr %429
  %556 = fmul double %554, %555
  %557 = fcmp ogt double %552, %556
  br i1 %557, label %605, label %558

558:
  %559 = load ptr, ptr %366
  br label %380

560:
  %561 = load i64, ptr %322
  %562 = load i64, ptr %324
  br label %563

563:
  %564 = phi i64 [ %562, %560 ], [ %359, %357 ]
  %565 = phi i64 [ %561, %560 ], [ %358, %357 ]
  %566 = getelementptr %struct.model_run, ptr %299, i64 0, i32 2
  %567 = getelementptr %struct.model_run, ptr %299, i64 0, i32 0
  %568 = icmp slt i64 %565, %564
  br i1 %568, label %569, label %584

569:
  %570 = phi i64 [ %581, %569 ], [ %565, %563 ]
  %571 = load ptr, ptr %566
  %572 = load i64, ptr %9
  %573 = mul i64 %572, %570
  %574 = getelementptr double, ptr %571, i64 %573
  %575 = bitcast ptr %574 to ptr
  %576 = load ptr, ptr %567
  %577 = getelementptr %struct.ode_solver, ptr %576, i64 0, i32 2
  %578 = bitcast ptr %577 to ptr
  %579 = load ptr, ptr %578
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %575, ptr align 8 %579, i64 %301, i1 false)
  %580 = load i64, ptr %322
  %581 = add i64 %580, 1
  store i64 %581, ptr %322
  %582 = load i64, ptr %324
  %583 = icmp slt i64 %581, %582
  br i1 %583, label %569, label %584

584:
  %585 = add i64 %290, 1
  %586 = icmp eq i64 %585, %217
  br i1 %586, label %588, label %289

587:
  br i1 %284, label %588, label %605

588:
  %589 = load ptr, ptr %11
  %590 = getelementptr %struct.model_run, ptr %589, i64 0, i32 0
  %591 = load ptr, ptr %590
  %592 = getelementptr %struct.ode_solver, ptr %591, i64 0, i32 26
  %593 = load double, ptr %592
  %594 = fcmp ogt double %593, 0.000000e+00
  br i1 %594, label %608, label %595

595:
  %596 = getelementptr %struct.ode_solver, ptr %591, i64 0, i32 20
  %597 = load double, ptr %596
  %598 = fcmp ogt double %597, 0.000000e+00
  br i1 %598, label %599, label %605

599:
  %600 = getelementptr %struct.ode_solver, ptr %591, i64 0, i32 21
  %601 = load double, ptr %600
  %602 = load double, ptr %51
  %603 = fmul double %597, %602
  %604 = fcmp ogt double %601, %603
  br i1 %604, label %608, label %605

605:
  %606 = phi i64 [ 2, %269 ], [ 1, %595 ], [ 1, %599 ], [ %281, %587 ], [ -1, %512 ], [ %390, %410 ], [ 7, %411 ], [ 13, %391 ], [ -1, %485 ], [ 7, %414 ], [ 7, %478 ], [ 7, %550 ]
  %607 = load ptr, ptr %11
  br label %608

608:
  %609 = phi ptr [ %607, %605 ], [ %589, %599 ], [ %589, %588 ]
  %610 = phi i64 [ %606, %605 ], [ 0, %599 ], [ 0, %588 ]
  %611 = load ptr, ptr %52
  %612 = getelementptr i64, ptr %611, i64 %65
  store i64 %610, ptr %612
  %613 = load ptr, ptr %53
  %614 = getelementptr %struct.model_changes, ptr %613, i64 %65
  %615 = getelementptr %struct.model_run, ptr %609, i64 0, i32 6
  %616 = bitcast ptr %614 to ptr
  %617 = bitcast ptr %615 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(72) %616, ptr align 8 dereferenceable(72) %617, i64 72, i1 false)
  %618 = load ptr, ptr %52
  %619 = getelementptr i64, ptr %618, i64 %65
  %620 = load i64, ptr %619
  switch i64 %620, label %623 [
    i64 -1, label %621
    i64 13, label %621
    i64 16, label %621
  ]

621:
  br i1 %38, label %643, label %622

622:
  store i64 %182, ptr %41
  br label %643

623:
  br i1 %38, label %640, label %624

624:
  %625 = load i64, ptr %41
  %626 = load ptr, ptr %54
  %627 = getelementptr i64, ptr %626, i64 %65
  store i64 %625, ptr %627
  %628 = load ptr, ptr %55
  %629 = load i64, ptr %56
  %630 = mul i64 %629, %65
  %631 = getelementptr i8, ptr %628, i64 %630
  %632 = load ptr, ptr %57
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %631, ptr align 8 %632, i64 %629, i1 false)
  %633 = load ptr, ptr %11
  %634 = getelementptr %struct.model_run, ptr %633, i64 0, i32 0
  %635 = load ptr, ptr %634
  %636 = getelementptr %struct.ode_solver, ptr %635, i64 0, i32 8
  %637 = load double, ptr %636
  %638 = load ptr, ptr %58
  %639 = getelementptr double, ptr %638, i64 %65
  store double %637, ptr %639
  br label %640

640:
  %641 = add i64 %65, 1
  %642 = icmp eq i64 %641, %2
  br i1 %642, label %643, label %64

643:
  %644 = phi i64 [ %65, %622 ], [ %65, %621 ], [ %2, %3 ], [ %2, %640 ]
  ret i64 %644
}

declare void @model_normalize(ptr, ptr)

define internal void @take(ptr  %0, i64 %1, ptr  %2) {
  %4 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 4
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.model_run, ptr %5, i64 0, i32 0
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.ode_solver, ptr %7, i64 0, i32 0
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.ode_system, ptr %9, i64 0, i32 4
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
  %19 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 3
  %20 = load ptr, ptr %19
  call void %20(ptr %9, ptr %12)
  ret void
}

define internal void @put(ptr  %0, i64 %1, ptr  %2, ptr  %3) {
  %5 = getelementptr %struct.model_rebound, ptr %2, i64 0, i32 0
  %6 = load ptr, ptr %5
  %7 = icmp eq ptr %6, null
  br i1 %7, label %33, label %8

8:
  %9 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 17
  %10 = load ptr, ptr %9
  %11 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 15
  %12 = load i64, ptr %11
  %13 = mul i64 %12, %1
  %14 = getelementptr double, ptr %10, i64 %13
  %15 = getelementptr %struct.model_rebound, ptr %2, i64 0, i32 2
  %16 = bitcast ptr %15 to ptr
  %17 = load ptr, ptr %16
  %18 = bitcast ptr %14 to ptr
  %19 = getelementptr %struct.model_rebound, ptr %2, i64 0, i32 4
  %20 = load i64, ptr %19
  %21 = shl i64 %20, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %18, i64 %21, i1 false)
  %22 = getelementptr %struct.model_rebound, ptr %2, i64 0, i32 1
  %23 = load ptr, ptr %22
  %24 = load ptr, ptr %15
  %25 = getelementptr %struct.model_rebound, ptr %2, i64 0, i32 3
  %26 = load ptr, ptr %25
  call void %23(ptr %24, ptr %26)
  %27 = load ptr, ptr %5
  %28 = getelementptr %struct.model_call, ptr %3, i64 0, i32 0
  store ptr %27, ptr %28
  %29 = load ptr, ptr %15
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

declare i64 @ode_pivots(ptr, i64)

declare i32 @bcmp(ptr , ptr , i64)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)
