; repeat: made by tools/make_loops_text.py from repeat
; sources 687654ce6fa85fda6f4b9458f5e64da83a06c2b5bad98667f954d36117c938f3
%struct.repeat_runs = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, i64, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, double, double, double, double }
%struct.model_run = type { ptr, ptr, ptr, i64, i64, i64, %struct.model_changes }
%struct.model_changes = type { i64, [4 x double], [4 x i64] }
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, ptr, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.repeat_contacts = type { ptr, ptr, i64, i64, ptr, ptr, i64 }
%struct.model_context = type { i64, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, i64, %struct.model_call, %struct.model_call, %struct.model_call, ptr, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, double, double, ptr, i64, [2 x double], ptr, ptr, ptr, i64, i64, ptr, ptr }
%struct.model_call = type { ptr, ptr, ptr }
%struct.repeat_memory = type { ptr, ptr, i64 }
%struct.contact_system = type { i64, i64, i64, i64, i64, ptr, ptr, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, double, ptr, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, i64, double }
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
  %15 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 18
  %16 = load ptr, ptr %15
  %17 = icmp slt i64 %1, %2
  br i1 %17, label %18, label %630

18:
  %19 = getelementptr %struct.model_run, ptr %12, i64 0, i32 0
  %20 = load ptr, ptr %19
  %21 = getelementptr %struct.ode_solver, ptr %20, i64 0, i32 0
  %22 = load ptr, ptr %21
  %23 = getelementptr %struct.ode_system, ptr %22, i64 0, i32 4
  %24 = bitcast ptr %23 to ptr
  %25 = load ptr, ptr %24
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
  %38 = icmp eq ptr %16, null
  %39 = getelementptr %struct.repeat_contacts, ptr %16, i64 0, i32 0
  %40 = getelementptr %struct.model_context, ptr %25, i64 0, i32 34
  %41 = getelementptr %struct.repeat_contacts, ptr %16, i64 0, i32 3
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
  %54 = getelementptr %struct.repeat_contacts, ptr %16, i64 0, i32 4
  %55 = getelementptr %struct.repeat_contacts, ptr %16, i64 0, i32 5
  %56 = getelementptr %struct.repeat_contacts, ptr %16, i64 0, i32 6
  %57 = bitcast ptr %40 to ptr
  %58 = bitcast ptr %4 to ptr
  %59 = bitcast ptr %5 to ptr
  %60 = bitcast ptr %6 to ptr
  %61 = bitcast ptr %7 to ptr
  %62 = bitcast ptr %8 to ptr
  br label %63

63:
  %64 = phi i64 [ %1, %18 ], [ %628, %627 ]
  %65 = load i64, ptr %26
  %66 = icmp sgt i64 %65, 0
  br i1 %66, label %116, label %67

67:
  %68 = load ptr, ptr %30
  %69 = load ptr, ptr %11
  %70 = getelementptr %struct.model_run, ptr %69, i64 0, i32 0
  store ptr %68, ptr %70
  %71 = getelementptr %struct.model_run, ptr %69, i64 0, i32 6, i32 0
  store i64 0, ptr %71
  %72 = getelementptr %struct.ode_solver, ptr %68, i64 0, i32 0
  %73 = load ptr, ptr %72
  %74 = getelementptr %struct.ode_system, ptr %73, i64 0, i32 4
  %75 = bitcast ptr %74 to ptr
  %76 = load ptr, ptr %75
  %77 = load i64, ptr %31
  %78 = icmp sgt i64 %77, 0
  br i1 %78, label %82, label %79

79:
  %80 = load ptr, ptr %15
  %81 = icmp eq ptr %80, null
  br i1 %81, label %102, label %94

82:
  %83 = phi i64 [ %91, %82 ], [ 0, %67 ]
  %84 = load ptr, ptr %32
  %85 = getelementptr %struct.repeat_memory, ptr %84, i64 %83, i32 0
  %86 = load ptr, ptr %85
  %87 = getelementptr %struct.repeat_memory, ptr %84, i64 %83, i32 1
  %88 = load ptr, ptr %87
  %89 = getelementptr %struct.repeat_memory, ptr %84, i64 %83, i32 2
  %90 = load i64, ptr %89
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %86, ptr align 1 %88, i64 %90, i1 false)
  %91 = add i64 %83, 1
  %92 = load i64, ptr %31
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %82, label %79

94:
  %95 = getelementptr %struct.model_context, ptr %76, i64 0, i32 1
  %96 = getelementptr %struct.model_context, ptr %76, i64 0, i32 34
  %97 = load ptr, ptr %96
  %98 = getelementptr %struct.contact_system, ptr %97, i64 0, i32 12
  %99 = bitcast ptr %95 to ptr
  %100 = bitcast ptr %98 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %99, ptr align 8 dereferenceable(24) %100, i64 24, i1 false)
  %101 = load ptr, ptr %33
  call void %101(ptr %73, ptr %76)
  br label %102

102:
  %103 = load ptr, ptr %34
  %104 = icmp eq ptr %103, null
  br i1 %104, label %113, label %105

105:
  %106 = getelementptr %struct.repeat_choices, ptr %103, i64 0, i32 16
  %107 = load ptr, ptr %106
  %108 = getelementptr %struct.repeat_choices, ptr %103, i64 0, i32 17
  %109 = load ptr, ptr %108
  %110 = getelementptr i64, ptr %109, i64 %64
  %111 = load i64, ptr %110
  %112 = getelementptr %struct.repeat_partition, ptr %107, i64 %111
  call void @take(ptr %0, i64 %64, ptr %112)
  br label %113

113:
  %114 = load i64, ptr %35
  %115 = icmp sgt i64 %114, 0
  br i1 %115, label %145, label %138

116:
  %117 = phi i64 [ %135, %116 ], [ 0, %63 ]
  %118 = load ptr, ptr %27
  %119 = load ptr, ptr %28
  %120 = load i64, ptr %29
  %121 = mul i64 %120, %64
  %122 = getelementptr double, ptr %119, i64 %121
  %123 = getelementptr %struct.model_rebound, ptr %118, i64 %117, i32 2
  %124 = bitcast ptr %123 to ptr
  %125 = load ptr, ptr %124
  %126 = bitcast ptr %122 to ptr
  %127 = getelementptr %struct.model_rebound, ptr %118, i64 %117, i32 4
  %128 = load i64, ptr %127
  %129 = shl i64 %128, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %125, ptr align 8 %126, i64 %129, i1 false)
  %130 = getelementptr %struct.model_rebound, ptr %118, i64 %117, i32 1
  %131 = load ptr, ptr %130
  %132 = load ptr, ptr %123
  %133 = getelementptr %struct.model_rebound, ptr %118, i64 %117, i32 3
  %134 = load ptr, ptr %133
  call void %131(ptr %132, ptr %134)
  %135 = add i64 %117, 1
  %136 = load i64, ptr %26
  %137 = icmp slt i64 %135, %136
  br i1 %137, label %116, label %67

138:
  %139 = load ptr, ptr %37
  %140 = mul i64 %64, %14
  %141 = mul i64 %140, %10
  %142 = getelementptr double, ptr %139, i64 %141
  %143 = load ptr, ptr %11
  %144 = getelementptr %struct.model_run, ptr %143, i64 0, i32 2
  store ptr %142, ptr %144
  br i1 %38, label %175, label %162

145:
  %146 = phi i64 [ %159, %145 ], [ 0, %113 ]
  %147 = load ptr, ptr %36
  %148 = getelementptr %struct.repeat_numbers, ptr %147, i64 %146
  %149 = bitcast ptr %148 to ptr
  %150 = load ptr, ptr %149
  %151 = getelementptr %struct.repeat_numbers, ptr %147, i64 %146, i32 1
  %152 = load ptr, ptr %151
  %153 = getelementptr %struct.repeat_numbers, ptr %147, i64 %146, i32 2
  %154 = load i64, ptr %153
  %155 = mul i64 %154, %64
  %156 = getelementptr double, ptr %152, i64 %155
  %157 = bitcast ptr %156 to ptr
  %158 = shl i64 %154, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %150, ptr align 8 %157, i64 %158, i1 false)
  %159 = add i64 %146, 1
  %160 = load i64, ptr %35
  %161 = icmp slt i64 %159, %160
  br i1 %161, label %145, label %138

162:
  %163 = load ptr, ptr %39
  %164 = icmp eq ptr %163, null
  %165 = load ptr, ptr %40
  br i1 %164, label %171, label %166

166:
  %167 = getelementptr %struct.contact_system, ptr %165, i64 0, i32 1
  %168 = load i64, ptr %167
  %169 = mul i64 %168, %140
  %170 = getelementptr double, ptr %163, i64 %169
  br label %171

171:
  %172 = phi ptr [ %170, %166 ], [ null, %162 ]
  %173 = getelementptr %struct.contact_system, ptr %165, i64 0, i32 14
  store ptr %172, ptr %173
  %174 = load i64, ptr %41
  br label %175

175:
  %176 = phi i64 [ %174, %171 ], [ 0, %138 ]
  %177 = getelementptr %struct.model_run, ptr %143, i64 0, i32 0
  %178 = load ptr, ptr %177
  %179 = getelementptr %struct.ode_solver, ptr %178, i64 0, i32 0
  %180 = load ptr, ptr %179
  %181 = getelementptr %struct.ode_system, ptr %180, i64 0, i32 4
  %182 = bitcast ptr %181 to ptr
  %183 = load ptr, ptr %182
  %184 = getelementptr %struct.model_run, ptr %143, i64 0, i32 1
  %185 = load ptr, ptr %184
  %186 = load double, ptr %185
  %187 = getelementptr %struct.model_run, ptr %143, i64 0, i32 3
  %188 = load i64, ptr %187
  %189 = add i64 %188, -1
  %190 = getelementptr double, ptr %185, i64 %189
  %191 = load double, ptr %190
  store double %186, ptr %4
  store double %191, ptr %5
  store double 0xFFF0000000000000, ptr %6
  store double 0x7FF0000000000000, ptr %7
  store i64 %188, ptr %8
  %192 = icmp sgt i64 %64, 0
  %193 = load ptr, ptr %42
  %194 = icmp eq ptr %193, null
  br i1 %192, label %195, label %201

195:
  br i1 %194, label %209, label %196

196:
  %197 = load ptr, ptr %43
  %198 = add i64 %64, -1
  %199 = getelementptr i64, ptr %197, i64 %198
  %200 = load i64, ptr %199
  br label %204

201:
  br i1 %194, label %209, label %202

202:
  %203 = load ptr, ptr %43
  br label %204

204:
  %205 = phi ptr [ %197, %196 ], [ %203, %202 ]
  %206 = phi i64 [ %200, %196 ], [ 0, %202 ]
  %207 = getelementptr i64, ptr %205, i64 %64
  %208 = load i64, ptr %207
  br label %209

209:
  %210 = phi i64 [ %206, %204 ], [ 0, %201 ], [ 0, %195 ]
  %211 = phi i64 [ %208, %204 ], [ 1, %201 ], [ 1, %195 ]
  %212 = getelementptr %struct.model_context, ptr %183, i64 0, i32 4, i32 0
  %213 = load ptr, ptr %212
  %214 = icmp eq ptr %213, null
  br i1 %214, label %245, label %215

215:
  %216 = getelementptr %struct.model_context, ptr %183, i64 0, i32 19
  %217 = load i64, ptr %216
  %218 = icmp eq i64 %217, 0
  br i1 %218, label %245, label %219

219:
  %220 = getelementptr %struct.ode_solver, ptr %178, i64 0, i32 26
  store double 0.000000e+00, ptr %220
  %221 = getelementptr %struct.ode_solver, ptr %178, i64 0, i32 20
  %222 = getelementptr %struct.ode_solver, ptr %178, i64 0, i32 2
  %223 = bitcast ptr %221 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %223, i8 0, i64 16, i1 false)
  %224 = load ptr, ptr %222
  %225 = getelementptr %struct.model_context, ptr %183, i64 0, i32 14
  %226 = load ptr, ptr %225
  %227 = getelementptr %struct.model_context, ptr %183, i64 0, i32 4, i32 1
  %228 = load ptr, ptr %227
  %229 = getelementptr %struct.model_context, ptr %183, i64 0, i32 4, i32 2
  %230 = load ptr, ptr %229
  %231 = getelementptr %struct.model_context, ptr %183, i64 0, i32 21
  %232 = load ptr, ptr %231
  call void %213(double %186, ptr %224, ptr %226, ptr %228, ptr %230, ptr %232)
  %233 = load double, ptr %44
  %234 = load double, ptr %45
  %235 = load ptr, ptr %231
  %236 = getelementptr %struct.model_context, ptr %183, i64 0, i32 22
  %237 = load i64, ptr %236
  %238 = getelementptr double, ptr %235, i64 %237
  %239 = load double, ptr %238
  %240 = fmul double %234, %239
  %241 = call double @llvm.maxnum.f64(double %233, double %240)
  %242 = getelementptr %struct.model_context, ptr %183, i64 0, i32 24
  store double %241, ptr %242
  %243 = getelementptr %struct.model_context, ptr %183, i64 0, i32 23
  store double %241, ptr %243
  %244 = load ptr, ptr %177
  br label %245

245:
  %246 = phi ptr [ %178, %209 ], [ %178, %215 ], [ %244, %219 ]
  %247 = getelementptr %struct.ode_solver, ptr %246, i64 0, i32 4
  %248 = bitcast ptr %247 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %248, i8 0, i64 48, i1 false)
  %249 = load ptr, ptr %46
  %250 = load ptr, ptr %177
  call void %249(ptr %250, double %186, double 0.000000e+00)
  %251 = load ptr, ptr %15
  %252 = icmp eq ptr %251, null
  br i1 %252, label %274, label %253

253:
  %254 = load ptr, ptr %11
  %255 = getelementptr %struct.model_run, ptr %254, i64 0, i32 0
  %256 = load ptr, ptr %255
  %257 = getelementptr %struct.ode_solver, ptr %256, i64 0, i32 0
  %258 = load ptr, ptr %257
  %259 = getelementptr %struct.ode_system, ptr %258, i64 0, i32 4
  %260 = bitcast ptr %259 to ptr
  %261 = load ptr, ptr %260
  %262 = fcmp oeq double %186, %191
  br i1 %262, label %263, label %265

263:
  %264 = getelementptr %struct.model_run, ptr %143, i64 0, i32 4
  store i64 0, ptr %264
  br label %599

265:
  %266 = getelementptr %struct.model_context, ptr %261, i64 0, i32 34
  %267 = load ptr, ptr %266
  %268 = getelementptr %struct.contact_system, ptr %267, i64 0, i32 20
  %269 = load ptr, ptr %268
  %270 = call i64 %269(ptr %261, ptr %256)
  %271 = load ptr, ptr %33
  call void %271(ptr %258, ptr %261)
  %272 = icmp eq i64 %270, 0
  %273 = select i1 %272, i64 1, i64 %270
  br label %274

274:
  %275 = phi i64 [ 1, %245 ], [ %273, %265 ]
  %276 = getelementptr %struct.model_run, ptr %143, i64 0, i32 4
  store i64 0, ptr %276
  %277 = icmp slt i64 %210, %211
  %278 = icmp eq i64 %275, 1
  %279 = select i1 %277, i1 %278, i1 false
  br i1 %279, label %280, label %581

280:
  %281 = getelementptr %struct.model_context, ptr %183, i64 0, i32 27, i64 0
  %282 = getelementptr %struct.model_context, ptr %183, i64 0, i32 27, i64 1
  br label %283

283:
  %284 = phi i64 [ %210, %280 ], [ %579, %578 ]
  %285 = load ptr, ptr %42
  %286 = icmp eq ptr %285, null
  %287 = getelementptr %struct.repeat_segment, ptr %285, i64 %284, i32 2
  %288 = select i1 %286, ptr %6, ptr %287
  %289 = load double, ptr %288
  store double %289, ptr %281
  %290 = getelementptr %struct.repeat_segment, ptr %285, i64 %284, i32 3
  %291 = select i1 %286, ptr %7, ptr %290
  %292 = load double, ptr %291
  store double %292, ptr %282
  %293 = load ptr, ptr %11
  %294 = load i64, ptr %9
  %295 = shl i64 %294, 3
  %296 = getelementptr %struct.repeat_segment, ptr %285, i64 %284, i32 0
  %297 = select i1 %286, ptr %4, ptr %296
  %298 = load double, ptr %297
  %299 = getelementptr %struct.repeat_segment, ptr %285, i64 %284, i32 1
  %300 = select i1 %286, ptr %5, ptr %299
  %301 = load double, ptr %300
  %302 = fcmp une double %298, %301
  br i1 %302, label %303, label %314

303:
  %304 = getelementptr %struct.model_run, ptr %293, i64 0, i32 1
  %305 = load ptr, ptr %304
  %306 = load double, ptr %305
  %307 = fcmp une double %298, %306
  br i1 %307, label %308, label %314

308:
  %309 = load ptr, ptr %47
  %310 = getelementptr %struct.model_run, ptr %293, i64 0, i32 0
  %311 = load ptr, ptr %310
  %312 = getelementptr %struct.ode_solver, ptr %311, i64 0, i32 7
  %313 = load double, ptr %312
  call void %309(ptr %311, double %298, double %313)
  br label %314

314:
  %315 = getelementptr %struct.model_run, ptr %293, i64 0, i32 1
  %316 = getelementptr %struct.model_run, ptr %293, i64 0, i32 4
  %317 = getelementptr %struct.repeat_segment, ptr %285, i64 %284, i32 4
  %318 = select i1 %286, ptr %8, ptr %317
  %319 = load i64, ptr %316
  %320 = load i64, ptr %318
  %321 = icmp slt i64 %319, %320
  br i1 %321, label %322, label %351

322:
  %323 = getelementptr %struct.model_run, ptr %293, i64 0, i32 2
  %324 = getelementptr %struct.model_run, ptr %293, i64 0, i32 0
  %325 = load ptr, ptr %315
  %326 = getelementptr double, ptr %325, i64 %319
  %327 = load double, ptr %326
  %328 = load double, ptr %297
  %329 = fcmp oeq double %327, %328
  br i1 %329, label %336, label %351

330:
  %331 = load ptr, ptr %315
  %332 = getelementptr double, ptr %331, i64 %348
  %333 = load double, ptr %332
  %334 = load double, ptr %297
  %335 = fcmp oeq double %333, %334
  br i1 %335, label %336, label %351

336:
  %337 = phi i64 [ %348, %330 ], [ %319, %322 ]
  %338 = load ptr, ptr %323
  %339 = load i64, ptr %9
  %340 = mul i64 %339, %337
  %341 = getelementptr double, ptr %338, i64 %340
  %342 = bitcast ptr %341 to ptr
  %343 = load ptr, ptr %324
  %344 = getelementptr %struct.ode_solver, ptr %343, i64 0, i32 2
  %345 = bitcast ptr %344 to ptr
  %346 = load ptr, ptr %345
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %342, ptr align 8 %346, i64 %295, i1 false)
  %347 = load i64, ptr %316
  %348 = add i64 %347, 1
  store i64 %348, ptr %316
  %349 = load i64, ptr %318
  %350 = icmp slt i64 %348, %349
  br i1 %350, label %330, label %351

351:
  %352 = phi i64 [ %319, %314 ], [ %319, %322 ], [ %348, %330 ], [ %348, %336 ]
  %353 = phi i64 [ %320, %314 ], [ %320, %322 ], [ %349, %330 ], [ %349, %336 ]
  %354 = getelementptr %struct.model_run, ptr %293, i64 0, i32 5
  store i64 %353, ptr %354
  %355 = load double, ptr %297
  %356 = load double, ptr %300
  %357 = fcmp une double %355, %356
  br i1 %357, label %358, label %557

358:
  %359 = load ptr, ptr %11
  %360 = getelementptr %struct.model_run, ptr %359, i64 0, i32 0
  %361 = load ptr, ptr %360
  %362 = getelementptr %struct.ode_solver, ptr %361, i64 0, i32 0
  %363 = load ptr, ptr %362
  %364 = getelementptr %struct.ode_system, ptr %363, i64 0, i32 4
  %365 = bitcast ptr %364 to ptr
  %366 = load ptr, ptr %365
  %367 = getelementptr %struct.model_context, ptr %366, i64 0, i32 34
  %368 = load ptr, ptr %367
  %369 = getelementptr %struct.ode_solver, ptr %361, i64 0, i32 9
  store double %356, ptr %369
  %370 = icmp eq ptr %368, null
  %371 = getelementptr %struct.contact_system, ptr %368, i64 0, i32 17
  %372 = getelementptr %struct.contact_system, ptr %368, i64 0, i32 15
  %373 = bitcast ptr %372 to ptr
  br label %374

374:
  %375 = phi ptr [ %553, %552 ], [ %361, %358 ]
  %376 = load ptr, ptr %48
  %377 = load i64, ptr %49
  %378 = getelementptr %struct.ode_solver, ptr %375, i64 0, i32 4, i32 0
  %379 = load i64, ptr %378
  %380 = getelementptr %struct.ode_solver, ptr %375, i64 0, i32 4, i32 1
  %381 = load i64, ptr %380
  %382 = add i64 %379, %381
  %383 = sub i64 %377, %382
  %384 = call i64 %376(ptr %359, i64 %383)
  br i1 %370, label %404, label %385

385:
  %386 = load ptr, ptr %15
  %387 = getelementptr %struct.repeat_contacts, ptr %386, i64 0, i32 3
  %388 = load i64, ptr %387
  %389 = load i64, ptr %371
  %390 = add i64 %389, %388
  %391 = getelementptr %struct.repeat_contacts, ptr %386, i64 0, i32 2
  %392 = load i64, ptr %391
  %393 = icmp sgt i64 %390, %392
  br i1 %393, label %599, label %394

394:
  %395 = getelementptr %struct.repeat_contacts, ptr %386, i64 0, i32 1
  %396 = load ptr, ptr %395
  %397 = getelementptr %struct.contact_event, ptr %396, i64 %388
  %398 = bitcast ptr %397 to ptr
  %399 = load ptr, ptr %373
  %400 = mul i64 %389, 56
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %398, ptr align 8 %399, i64 %400, i1 false)
  %401 = load i64, ptr %371
  %402 = load i64, ptr %387
  %403 = add i64 %402, %401
  store i64 %403, ptr %387
  store i64 0, ptr %371
  br label %404

404:
  switch i64 %384, label %599 [
    i64 7, label %405
    i64 13, label %552
    i64 1, label %554
  ]

405:
  %406 = load ptr, ptr %34
  %407 = icmp eq ptr %406, null
  br i1 %407, label %599, label %408

408:
  %409 = load ptr, ptr %11
  %410 = getelementptr %struct.model_run, ptr %409, i64 0, i32 0
  %411 = load ptr, ptr %410
  %412 = getelementptr %struct.ode_solver, ptr %411, i64 0, i32 0
  %413 = load ptr, ptr %412
  %414 = getelementptr %struct.ode_system, ptr %413, i64 0, i32 4
  %415 = bitcast ptr %414 to ptr
  %416 = load ptr, ptr %415
  %417 = getelementptr %struct.model_context, ptr %416, i64 0, i32 21
  %418 = load ptr, ptr %417
  %419 = getelementptr %struct.model_context, ptr %416, i64 0, i32 22
  %420 = load i64, ptr %419
  %421 = getelementptr double, ptr %418, i64 %420
  %422 = load double, ptr %421
  %423 = getelementptr %struct.model_context, ptr %416, i64 0, i32 24
  %424 = load double, ptr %423
  %425 = load ptr, ptr %28
  %426 = load i64, ptr %29
  %427 = mul i64 %426, %64
  %428 = getelementptr double, ptr %425, i64 %427
  %429 = getelementptr %struct.repeat_choices, ptr %406, i64 0, i32 3, i32 2
  %430 = bitcast ptr %429 to ptr
  %431 = load ptr, ptr %430
  %432 = bitcast ptr %428 to ptr
  %433 = getelementptr %struct.repeat_choices, ptr %406, i64 0, i32 3, i32 4
  %434 = load i64, ptr %433
  %435 = shl i64 %434, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %431, ptr align 8 %432, i64 %435, i1 false)
  %436 = getelementptr %struct.repeat_choices, ptr %406, i64 0, i32 3, i32 1
  %437 = load ptr, ptr %436
  %438 = load ptr, ptr %429
  %439 = getelementptr %struct.repeat_choices, ptr %406, i64 0, i32 3, i32 3
  %440 = load ptr, ptr %439
  call void %437(ptr %438, ptr %440)
  %441 = getelementptr %struct.ode_solver, ptr %411, i64 0, i32 5
  %442 = load double, ptr %441
  %443 = getelementptr %struct.repeat_choices, ptr %406, i64 0, i32 4
  %444 = load ptr, ptr %443
  store double %442, ptr %444
  %445 = getelementptr %struct.ode_solver, ptr %411, i64 0, i32 2
  %446 = load ptr, ptr %445
  %447 = getelementptr %struct.repeat_choices, ptr %406, i64 0, i32 5
  %448 = bitcast ptr %447 to ptr
  %449 = load ptr, ptr %448
  %450 = bitcast ptr %446 to ptr
  %451 = getelementptr %struct.repeat_choices, ptr %406, i64 0, i32 7
  %452 = load i64, ptr %451
  %453 = shl i64 %452, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %449, ptr align 8 %450, i64 %453, i1 false)
  %454 = getelementptr %struct.repeat_choices, ptr %406, i64 0, i32 6
  %455 = bitcast ptr %454 to ptr
  %456 = load ptr, ptr %455
  %457 = getelementptr %struct.repeat_choices, ptr %406, i64 0, i32 9
  %458 = load i64, ptr %457
  %459 = getelementptr double, ptr %446, i64 %458
  %460 = bitcast ptr %459 to ptr
  %461 = getelementptr %struct.repeat_choices, ptr %406, i64 0, i32 8
  %462 = load i64, ptr %461
  %463 = shl i64 %462, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %456, ptr align 8 %460, i64 %463, i1 false)
  %464 = getelementptr %struct.repeat_choices, ptr %406, i64 0, i32 0
  %465 = load ptr, ptr %464
  %466 = getelementptr %struct.repeat_choices, ptr %406, i64 0, i32 1
  %467 = load ptr, ptr %466
  %468 = getelementptr %struct.repeat_choices, ptr %406, i64 0, i32 2
  %469 = load ptr, ptr %468
  %470 = call i64 %465(ptr %467, ptr %469)
  %471 = icmp eq i64 %470, 0
  br i1 %471, label %472, label %599

472:
  %473 = getelementptr %struct.repeat_choices, ptr %406, i64 0, i32 12
  %474 = load ptr, ptr %473
  %475 = load i64, ptr %474
  %476 = getelementptr %struct.repeat_choices, ptr %406, i64 0, i32 13
  %477 = load i64, ptr %476
  %478 = icmp eq i64 %475, %477
  br i1 %478, label %479, label %599

479:
  %480 = shl i64 %475, 3
  %481 = getelementptr %struct.repeat_choices, ptr %406, i64 0, i32 15
  %482 = load i64, ptr %481
  %483 = icmp sgt i64 %482, 0
  br i1 %483, label %484, label %599

484:
  %485 = getelementptr %struct.repeat_choices, ptr %406, i64 0, i32 14
  %486 = load ptr, ptr %485
  %487 = shl i64 %475, 1
  %488 = getelementptr %struct.repeat_choices, ptr %406, i64 0, i32 10
  %489 = bitcast ptr %488 to ptr
  %490 = load ptr, ptr %489
  %491 = getelementptr %struct.repeat_choices, ptr %406, i64 0, i32 11
  %492 = bitcast ptr %491 to ptr
  br label %493

493:
  %494 = phi i64 [ 0, %484 ], [ %507, %506 ]
  %495 = mul i64 %487, %494
  %496 = getelementptr i64, ptr %486, i64 %495
  %497 = bitcast ptr %496 to ptr
  %498 = call i32 @bcmp(ptr %497, ptr %490, i64 %480)
  %499 = icmp eq i32 %498, 0
  br i1 %499, label %500, label %506

500:
  %501 = getelementptr i64, ptr %496, i64 %475
  %502 = bitcast ptr %501 to ptr
  %503 = load ptr, ptr %492
  %504 = call i32 @bcmp(ptr %502, ptr %503, i64 %480)
  %505 = icmp eq i32 %504, 0
  br i1 %505, label %509, label %506

506:
  %507 = add i64 %494, 1
  %508 = icmp eq i64 %507, %482
  br i1 %508, label %599, label %493

509:
  %510 = getelementptr %struct.repeat_choices, ptr %406, i64 0, i32 16
  %511 = load ptr, ptr %510
  %512 = getelementptr %struct.repeat_partition, ptr %511, i64 %494
  call void @take(ptr %0, i64 %64, ptr %512)
  %513 = getelementptr %struct.model_context, ptr %416, i64 0, i32 4, i32 0
  %514 = load ptr, ptr %513
  %515 = load double, ptr %441
  %516 = getelementptr %struct.model_context, ptr %416, i64 0, i32 14
  %517 = load ptr, ptr %516
  %518 = getelementptr %struct.model_context, ptr %416, i64 0, i32 4, i32 1
  %519 = load ptr, ptr %518
  %520 = getelementptr %struct.model_context, ptr %416, i64 0, i32 4, i32 2
  %521 = load ptr, ptr %520
  %522 = load ptr, ptr %417
  call void %514(double %515, ptr %446, ptr %517, ptr %519, ptr %521, ptr %522)
  %523 = load double, ptr %421
  store double %422, ptr %421
  %524 = load double, ptr %44
  %525 = load double, ptr %45
  %526 = fmul double %523, %525
  %527 = call double @llvm.maxnum.f64(double %524, double %526)
  store double %527, ptr %423
  %528 = getelementptr %struct.model_context, ptr %416, i64 0, i32 23
  store double %527, ptr %528
  %529 = getelementptr %struct.ode_solver, ptr %411, i64 0, i32 19
  store double %523, ptr %529
  %530 = load double, ptr %50
  %531 = fmul double %523, %530
  %532 = fcmp olt double %531, %422
  br i1 %532, label %536, label %533

533:
  %534 = call double @llvm.maxnum.f64(double %422, double %523)
  %535 = fmul double %534, %530
  store double %535, ptr %528
  store double %424, ptr %423
  br label %536

536:
  %537 = phi double [ %535, %533 ], [ %527, %509 ]
  %538 = getelementptr %struct.ode_solver, ptr %411, i64 0, i32 1
  %539 = load ptr, ptr %538
  %540 = getelementptr %struct.ode_options, ptr %539, i64 0, i32 0
  %541 = load ptr, ptr %540
  %542 = call i64 @ode_pivots(ptr %541, i64 1)
  %543 = icmp sgt i64 %542, 0
  br i1 %543, label %544, label %552

544:
  %545 = fdiv double %537, %530
  %546 = call double @llvm.minnum.f64(double %422, double %545)
  %547 = getelementptr %struct.repeat_choices, ptr %406, i64 0, i32 18
  %548 = load double, ptr %547
  %549 = load double, ptr %423
  %550 = fmul double %548, %549
  %551 = fcmp ogt double %546, %550
  br i1 %551, label %599, label %552

552:
  %553 = load ptr, ptr %360
  br label %374

554:
  %555 = load i64, ptr %316
  %556 = load i64, ptr %318
  br label %557

557:
  %558 = phi i64 [ %556, %554 ], [ %353, %351 ]
  %559 = phi i64 [ %555, %554 ], [ %352, %351 ]
  %560 = getelementptr %struct.model_run, ptr %293, i64 0, i32 2
  %561 = getelementptr %struct.model_run, ptr %293, i64 0, i32 0
  %562 = icmp slt i64 %559, %558
  br i1 %562, label %563, label %578

563:
  %564 = phi i64 [ %575, %563 ], [ %559, %557 ]
  %565 = load ptr, ptr %560
  %566 = load i64, ptr %9
  %567 = mul i64 %566, %564
  %568 = getelementptr double, ptr %565, i64 %567
  %569 = bitcast ptr %568 to ptr
  %570 = load ptr, ptr %561
  %571 = getelementptr %struct.ode_solver, ptr %570, i64 0, i32 2
  %572 = bitcast ptr %571 to ptr
  %573 = load ptr, ptr %572
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %569, ptr align 8 %573, i64 %295, i1 false)
  %574 = load i64, ptr %316
  %575 = add i64 %574, 1
  store i64 %575, ptr %316
  %576 = load i64, ptr %318
  %577 = icmp slt i64 %575, %576
  br i1 %577, label %563, label %578

578:
  %579 = add i64 %284, 1
  %580 = icmp eq i64 %579, %211
  br i1 %580, label %582, label %283

581:
  br i1 %278, label %582, label %599

582:
  %583 = load ptr, ptr %11
  %584 = getelementptr %struct.model_run, ptr %583, i64 0, i32 0
  %585 = load ptr, ptr %584
  %586 = getelementptr %struct.ode_solver, ptr %585, i64 0, i32 26
  %587 = load double, ptr %586
  %588 = fcmp ogt double %587, 0.000000e+00
  br i1 %588, label %602, label %589

589:
  %590 = getelementptr %struct.ode_solver, ptr %585, i64 0, i32 20
  %591 = load double, ptr %590
  %592 = fcmp ogt double %591, 0.000000e+00
  br i1 %592, label %593, label %599

593:
  %594 = getelementptr %struct.ode_solver, ptr %585, i64 0, i32 21
  %595 = load double, ptr %594
  %596 = load double, ptr %51
  %597 = fmul double %591, %596
  %598 = fcmp ogt double %595, %597
  br i1 %598, label %602, label %599

599:
  %600 = phi i64 [ 2, %263 ], [ 1, %589 ], [ 1, %593 ], [ %275, %581 ], [ -1, %506 ], [ %384, %404 ], [ 7, %405 ], [ 13, %385 ], [ -1, %479 ], [ 7, %408 ], [ 7, %472 ], [ 7, %544 ]
  %601 = load ptr, ptr %11
  br label %602

602:
  %603 = phi ptr [ %601, %599 ], [ %583, %593 ], [ %583, %582 ]
  %604 = phi i64 [ %600, %599 ], [ 0, %593 ], [ 0, %582 ]
  %605 = load ptr, ptr %52
  %606 = getelementptr i64, ptr %605, i64 %64
  store i64 %604, ptr %606
  %607 = load ptr, ptr %53
  %608 = getelementptr %struct.model_changes, ptr %607, i64 %64
  %609 = getelementptr %struct.model_run, ptr %603, i64 0, i32 6
  %610 = bitcast ptr %608 to ptr
  %611 = bitcast ptr %609 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(72) %610, ptr align 8 dereferenceable(72) %611, i64 72, i1 false)
  %612 = load ptr, ptr %52
  %613 = getelementptr i64, ptr %612, i64 %64
  %614 = load i64, ptr %613
  switch i64 %614, label %617 [
    i64 -1, label %615
    i64 13, label %615
    i64 16, label %615
  ]

615:
  br i1 %38, label %630, label %616

616:
  store i64 %176, ptr %41
  br label %630

617:
  br i1 %38, label %627, label %618

618:
  %619 = load i64, ptr %41
  %620 = load ptr, ptr %54
  %621 = getelementptr i64, ptr %620, i64 %64
  store i64 %619, ptr %621
  %622 = load ptr, ptr %55
  %623 = load i64, ptr %56
  %624 = mul i64 %623, %64
  %625 = getelementptr i8, ptr %622, i64 %624
  %626 = load ptr, ptr %57
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %625, ptr align 8 %626, i64 %623, i1 false)
  br label %627

627:
  %628 = add i64 %64, 1
  %629 = icmp eq i64 %628, %2
  br i1 %629, label %630, label %63

630:
  %631 = phi i64 [ %64, %616 ], [ %64, %615 ], [ %2, %3 ], [ %2, %627 ]
  ret i64 %631
}

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
