; repeat: made by tools/make_loops_text.py from repeat
; sources 698f814a24d772fa0ec33f54c949a6fc557fbcbd8567d64eaf4548e97ef35e77
%struct.repeat_runs = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, i64, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, double, double, double, double }
%struct.model_run = type { ptr, ptr, ptr, i64, i64, i64, %struct.model_changes }
%struct.model_changes = type { i64, [4 x double], [4 x i64] }
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, ptr, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.repeat_contacts = type { ptr, ptr, i64, i64, ptr, ptr, i64, ptr }
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
  br i1 %17, label %18, label %638

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
  %58 = getelementptr %struct.repeat_contacts, ptr %16, i64 0, i32 7
  %59 = bitcast ptr %4 to ptr
  %60 = bitcast ptr %5 to ptr
  %61 = bitcast ptr %6 to ptr
  %62 = bitcast ptr %7 to ptr
  %63 = bitcast ptr %8 to ptr
  br label %64

64:
  %65 = phi i64 [ %1, %18 ], [ %636, %635 ]
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
  %81 = load ptr, ptr %15
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
  br i1 %116, label %146, label %139

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
  %140 = load ptr, ptr %37
  %141 = mul i64 %65, %14
  %142 = mul i64 %141, %10
  %143 = getelementptr double, ptr %140, i64 %142
  %144 = load ptr, ptr %11
  %145 = getelementptr %struct.model_run, ptr %144, i64 0, i32 2
  store ptr %143, ptr %145
  br i1 %38, label %176, label %163

146:
  %147 = phi i64 [ %160, %146 ], [ 0, %114 ]
  %148 = load ptr, ptr %36
  %149 = getelementptr %struct.repeat_numbers, ptr %148, i64 %147
  %150 = bitcast ptr %149 to ptr
  %151 = load ptr, ptr %150
  %152 = getelementptr %struct.repeat_numbers, ptr %148, i64 %147, i32 1
  %153 = load ptr, ptr %152
  %154 = getelementptr %struct.repeat_numbers, ptr %148, i64 %147, i32 2
  %155 = load i64, ptr %154
  %156 = mul i64 %155, %65
  %157 = getelementptr double, ptr %153, i64 %156
  %158 = bitcast ptr %157 to ptr
  %159 = shl i64 %155, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %151, ptr align 8 %158, i64 %159, i1 false)
  %160 = add i64 %147, 1
  %161 = load i64, ptr %35
  %162 = icmp slt i64 %160, %161
  br i1 %162, label %146, label %139

163:
  %164 = load ptr, ptr %39
  %165 = icmp eq ptr %164, null
  %166 = load ptr, ptr %40
  br i1 %165, label %172, label %167

167:
  %168 = getelementptr %struct.contact_system, ptr %166, i64 0, i32 1
  %169 = load i64, ptr %168
  %170 = mul i64 %169, %141
  %171 = getelementptr double, ptr %164, i64 %170
  br label %172

172:
  %173 = phi ptr [ %171, %167 ], [ null, %163 ]
  %174 = getelementptr %struct.contact_system, ptr %166, i64 0, i32 14
  store ptr %173, ptr %174
  %175 = load i64, ptr %41
  br label %176

176:
  %177 = phi i64 [ %175, %172 ], [ 0, %139 ]
  %178 = getelementptr %struct.model_run, ptr %144, i64 0, i32 0
  %179 = load ptr, ptr %178
  %180 = getelementptr %struct.ode_solver, ptr %179, i64 0, i32 0
  %181 = load ptr, ptr %180
  %182 = getelementptr %struct.ode_system, ptr %181, i64 0, i32 4
  %183 = bitcast ptr %182 to ptr
  %184 = load ptr, ptr %183
  %185 = getelementptr %struct.model_run, ptr %144, i64 0, i32 1
  %186 = load ptr, ptr %185
  %187 = load double, ptr %186
  %188 = getelementptr %struct.model_run, ptr %144, i64 0, i32 3
  %189 = load i64, ptr %188
  %190 = add i64 %189, -1
  %191 = getelementptr double, ptr %186, i64 %190
  %192 = load double, ptr %191
  store double %187, ptr %4
  store double %192, ptr %5
  store double 0xFFF0000000000000, ptr %6
  store double 0x7FF0000000000000, ptr %7
  store i64 %189, ptr %8
  %193 = icmp sgt i64 %65, 0
  %194 = load ptr, ptr %42
  %195 = icmp eq ptr %194, null
  br i1 %193, label %196, label %202

196:
  br i1 %195, label %210, label %197

197:
  %198 = load ptr, ptr %43
  %199 = add i64 %65, -1
  %200 = getelementptr i64, ptr %198, i64 %199
  %201 = load i64, ptr %200
  br label %205

202:
  br i1 %195, label %210, label %203

203:
  %204 = load ptr, ptr %43
  br label %205

205:
  %206 = phi ptr [ %198, %197 ], [ %204, %203 ]
  %207 = phi i64 [ %201, %197 ], [ 0, %203 ]
  %208 = getelementptr i64, ptr %206, i64 %65
  %209 = load i64, ptr %208
  br label %210

210:
  %211 = phi i64 [ %207, %205 ], [ 0, %202 ], [ 0, %196 ]
  %212 = phi i64 [ %209, %205 ], [ 1, %202 ], [ 1, %196 ]
  %213 = getelementptr %struct.model_context, ptr %184, i64 0, i32 4, i32 0
  %214 = load ptr, ptr %213
  %215 = icmp eq ptr %214, null
  br i1 %215, label %246, label %216

216:
  %217 = getelementptr %struct.model_context, ptr %184, i64 0, i32 19
  %218 = load i64, ptr %217
  %219 = icmp eq i64 %218, 0
  br i1 %219, label %246, label %220

220:
  %221 = getelementptr %struct.ode_solver, ptr %179, i64 0, i32 26
  store double 0.000000e+00, ptr %221
  %222 = getelementptr %struct.ode_solver, ptr %179, i64 0, i32 20
  %223 = getelementptr %struct.ode_solver, ptr %179, i64 0, i32 2
  %224 = bitcast ptr %222 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %224, i8 0, i64 16, i1 false)
  %225 = load ptr, ptr %223
  %226 = getelementptr %struct.model_context, ptr %184, i64 0, i32 14
  %227 = load ptr, ptr %226
  %228 = getelementptr %struct.model_context, ptr %184, i64 0, i32 4, i32 1
  %229 = load ptr, ptr %228
  %230 = getelementptr %struct.model_context, ptr %184, i64 0, i32 4, i32 2
  %231 = load ptr, ptr %230
  %232 = getelementptr %struct.model_context, ptr %184, i64 0, i32 21
  %233 = load ptr, ptr %232
  call void %214(double %187, ptr %225, ptr %227, ptr %229, ptr %231, ptr %233)
  %234 = load double, ptr %44
  %235 = load double, ptr %45
  %236 = load ptr, ptr %232
  %237 = getelementptr %struct.model_context, ptr %184, i64 0, i32 22
  %238 = load i64, ptr %237
  %239 = getelementptr double, ptr %236, i64 %238
  %240 = load double, ptr %239
  %241 = fmul double %235, %240
  %242 = call double @llvm.maxnum.f64(double %234, double %241)
  %243 = getelementptr %struct.model_context, ptr %184, i64 0, i32 24
  store double %242, ptr %243
  %244 = getelementptr %struct.model_context, ptr %184, i64 0, i32 23
  store double %242, ptr %244
  %245 = load ptr, ptr %178
  br label %246

246:
  %247 = phi ptr [ %179, %210 ], [ %179, %216 ], [ %245, %220 ]
  %248 = getelementptr %struct.ode_solver, ptr %247, i64 0, i32 4
  %249 = bitcast ptr %248 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %249, i8 0, i64 48, i1 false)
  %250 = load ptr, ptr %46
  %251 = load ptr, ptr %178
  call void %250(ptr %251, double %187, double 0.000000e+00)
  %252 = load ptr, ptr %15
  %253 = icmp eq ptr %252, null
  br i1 %253, label %275, label %254

254:
  %255 = load ptr, ptr %11
  %256 = getelementptr %struct.model_run, ptr %255, i64 0, i32 0
  %257 = load ptr, ptr %256
  %258 = getelementptr %struct.ode_solver, ptr %257, i64 0, i32 0
  %259 = load ptr, ptr %258
  %260 = getelementptr %struct.ode_system, ptr %259, i64 0, i32 4
  %261 = bitcast ptr %260 to ptr
  %262 = load ptr, ptr %261
  %263 = fcmp oeq double %187, %192
  br i1 %263, label %264, label %266

264:
  %265 = getelementptr %struct.model_run, ptr %144, i64 0, i32 4
  store i64 0, ptr %265
  br label %600

266:
  %267 = getelementptr %struct.model_context, ptr %262, i64 0, i32 34
  %268 = load ptr, ptr %267
  %269 = getelementptr %struct.contact_system, ptr %268, i64 0, i32 20
  %270 = load ptr, ptr %269
  %271 = call i64 %270(ptr %262, ptr %257)
  %272 = load ptr, ptr %33
  call void %272(ptr %259, ptr %262)
  %273 = icmp eq i64 %271, 0
  %274 = select i1 %273, i64 1, i64 %271
  br label %275

275:
  %276 = phi i64 [ 1, %246 ], [ %274, %266 ]
  %277 = getelementptr %struct.model_run, ptr %144, i64 0, i32 4
  store i64 0, ptr %277
  %278 = icmp slt i64 %211, %212
  %279 = icmp eq i64 %276, 1
  %280 = select i1 %278, i1 %279, i1 false
  br i1 %280, label %281, label %582

281:
  %282 = getelementptr %struct.model_context, ptr %184, i64 0, i32 27, i64 0
  %283 = getelementptr %struct.model_context, ptr %184, i64 0, i32 27, i64 1
  br label %284

284:
  %285 = phi i64 [ %211, %281 ], [ %580, %579 ]
  %286 = load ptr, ptr %42
  %287 = icmp eq ptr %286, null
  %288 = getelementptr %struct.repeat_segment, ptr %286, i64 %285, i32 2
  %289 = select i1 %287, ptr %6, ptr %288
  %290 = load double, ptr %289
  store double %290, ptr %282
  %291 = getelementptr %struct.repeat_segment, ptr %286, i64 %285, i32 3
  %292 = select i1 %287, ptr %7, ptr %291
  %293 = load double, ptr %292
  store double %293, ptr %283
  %294 = load ptr, ptr %11
  %295 = load i64, ptr %9
  %296 = shl i64 %295, 3
  %297 = getelementptr %struct.repeat_segment, ptr %286, i64 %285, i32 0
  %298 = select i1 %287, ptr %4, ptr %297
  %299 = load double, ptr %298
  %300 = getelementptr %struct.repeat_segment, ptr %286, i64 %285, i32 1
  %301 = select i1 %287, ptr %5, ptr %300
  %302 = load double, ptr %301
  %303 = fcmp une double %299, %302
  br i1 %303, label %304, label %315

304:
  %305 = getelementptr %struct.model_run, ptr %294, i64 0, i32 1
  %306 = load ptr, ptr %305
  %307 = load double, ptr %306
  %308 = fcmp une double %299, %307
  br i1 %308, label %309, label %315

309:
  %310 = load ptr, ptr %47
  %311 = getelementptr %struct.model_run, ptr %294, i64 0, i32 0
  %312 = load ptr, ptr %311
  %313 = getelementptr %struct.ode_solver, ptr %312, i64 0, i32 7
  %314 = load double, ptr %313
  call void %310(ptr %312, double %299, double %314)
  br label %315

315:
  %316 = getelementptr %struct.model_run, ptr %294, i64 0, i32 1
  %317 = getelementptr %struct.model_run, ptr %294, i64 0, i32 4
  %318 = getelementptr %struct.repeat_segment, ptr %286, i64 %285, i32 4
  %319 = select i1 %287, ptr %8, ptr %318
  %320 = load i64, ptr %317
  %321 = load i64, ptr %319
  %322 = icmp slt i64 %320, %321
  br i1 %322, label %323, label %352

323:
  %324 = getelementptr %struct.model_run, ptr %294, i64 0, i32 2
  %325 = getelementptr %struct.model_run, ptr %294, i64 0, i32 0
  %326 = load ptr, ptr %316
  %327 = getelementptr double, ptr %326, i64 %320
  %328 = load double, ptr %327
  %329 = load double, ptr %298
  %330 = fcmp oeq double %328, %329
  br i1 %330, label %337, label %352

331:
  %332 = load ptr, ptr %316
  %333 = getelementptr double, ptr %332, i64 %349
  %334 = load double, ptr %333
  %335 = load double, ptr %298
  %336 = fcmp oeq double %334, %335
  br i1 %336, label %337, label %352

337:
  %338 = phi i64 [ %349, %331 ], [ %320, %323 ]
  %339 = load ptr, ptr %324
  %340 = load i64, ptr %9
  %341 = mul i64 %340, %338
  %342 = getelementptr double, ptr %339, i64 %341
  %343 = bitcast ptr %342 to ptr
  %344 = load ptr, ptr %325
  %345 = getelementptr %struct.ode_solver, ptr %344, i64 0, i32 2
  %346 = bitcast ptr %345 to ptr
  %347 = load ptr, ptr %346
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %343, ptr align 8 %347, i64 %296, i1 false)
  %348 = load i64, ptr %317
  %349 = add i64 %348, 1
  store i64 %349, ptr %317
  %350 = load i64, ptr %319
  %351 = icmp slt i64 %349, %350
  br i1 %351, label %331, label %352

352:
  %353 = phi i64 [ %320, %315 ], [ %320, %323 ], [ %349, %331 ], [ %349, %337 ]
  %354 = phi i64 [ %321, %315 ], [ %321, %323 ], [ %350, %331 ], [ %350, %337 ]
  %355 = getelementptr %struct.model_run, ptr %294, i64 0, i32 5
  store i64 %354, ptr %355
  %356 = load double, ptr %298
  %357 = load double, ptr %301
  %358 = fcmp une double %356, %357
  br i1 %358, label %359, label %558

359:
  %360 = load ptr, ptr %11
  %361 = getelementptr %struct.model_run, ptr %360, i64 0, i32 0
  %362 = load ptr, ptr %361
  %363 = getelementptr %struct.ode_solver, ptr %362, i64 0, i32 0
  %364 = load ptr, ptr %363
  %365 = getelementptr %struct.ode_system, ptr %364, i64 0, i32 4
  %366 = bitcast ptr %365 to ptr
  %367 = load ptr, ptr %366
  %368 = getelementptr %struct.model_context, ptr %367, i64 0, i32 34
  %369 = load ptr, ptr %368
  %370 = getelementptr %struct.ode_solver, ptr %362, i64 0, i32 9
  store double %357, ptr %370
  %371 = icmp eq ptr %369, null
  %372 = getelementptr %struct.contact_system, ptr %369, i64 0, i32 17
  %373 = getelementptr %struct.contact_system, ptr %369, i64 0, i32 15
  %374 = bitcast ptr %373 to ptr
  br label %375

375:
  %376 = phi ptr [ %554, %553 ], [ %362, %359 ]
  %377 = load ptr, ptr %48
  %378 = load i64, ptr %49
  %379 = getelementptr %struct.ode_solver, ptr %376, i64 0, i32 4, i32 0
  %380 = load i64, ptr %379
  %381 = getelementptr %struct.ode_solver, ptr %376, i64 0, i32 4, i32 1
  %382 = load i64, ptr %381
  %383 = add i64 %380, %382
  %384 = sub i64 %378, %383
  %385 = call i64 %377(ptr %360, i64 %384)
  br i1 %371, label %405, label %386

386:
  %387 = load ptr, ptr %15
  %388 = getelementptr %struct.repeat_contacts, ptr %387, i64 0, i32 3
  %389 = load i64, ptr %388
  %390 = load i64, ptr %372
  %391 = add i64 %390, %389
  %392 = getelementptr %struct.repeat_contacts, ptr %387, i64 0, i32 2
  %393 = load i64, ptr %392
  %394 = icmp sgt i64 %391, %393
  br i1 %394, label %600, label %395

395:
  %396 = getelementptr %struct.repeat_contacts, ptr %387, i64 0, i32 1
  %397 = load ptr, ptr %396
  %398 = getelementptr %struct.contact_event, ptr %397, i64 %389
  %399 = bitcast ptr %398 to ptr
  %400 = load ptr, ptr %374
  %401 = mul i64 %390, 56
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %399, ptr align 8 %400, i64 %401, i1 false)
  %402 = load i64, ptr %372
  %403 = load i64, ptr %388
  %404 = add i64 %403, %402
  store i64 %404, ptr %388
  store i64 0, ptr %372
  br label %405

405:
  switch i64 %385, label %600 [
    i64 7, label %406
    i64 13, label %553
    i64 1, label %555
  ]

406:
  %407 = load ptr, ptr %34
  %408 = icmp eq ptr %407, null
  br i1 %408, label %600, label %409

409:
  %410 = load ptr, ptr %11
  %411 = getelementptr %struct.model_run, ptr %410, i64 0, i32 0
  %412 = load ptr, ptr %411
  %413 = getelementptr %struct.ode_solver, ptr %412, i64 0, i32 0
  %414 = load ptr, ptr %413
  %415 = getelementptr %struct.ode_system, ptr %414, i64 0, i32 4
  %416 = bitcast ptr %415 to ptr
  %417 = load ptr, ptr %416
  %418 = getelementptr %struct.model_context, ptr %417, i64 0, i32 21
  %419 = load ptr, ptr %418
  %420 = getelementptr %struct.model_context, ptr %417, i64 0, i32 22
  %421 = load i64, ptr %420
  %422 = getelementptr double, ptr %419, i64 %421
  %423 = load double, ptr %422
  %424 = getelementptr %struct.model_context, ptr %417, i64 0, i32 24
  %425 = load double, ptr %424
  %426 = load ptr, ptr %28
  %427 = load i64, ptr %29
  %428 = mul i64 %427, %65
  %429 = getelementptr double, ptr %426, i64 %428
  %430 = getelementptr %struct.repeat_choices, ptr %407, i64 0, i32 3, i32 2
  %431 = bitcast ptr %430 to ptr
  %432 = load ptr, ptr %431
  %433 = bitcast ptr %429 to ptr
  %434 = getelementptr %struct.repeat_choices, ptr %407, i64 0, i32 3, i32 4
  %435 = load i64, ptr %434
  %436 = shl i64 %435, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %432, ptr align 8 %433, i64 %436, i1 false)
  %437 = getelementptr %struct.repeat_choices, ptr %407, i64 0, i32 3, i32 1
  %438 = load ptr, ptr %437
  %439 = load ptr, ptr %430
  %440 = getelementptr %struct.repeat_choices, ptr %407, i64 0, i32 3, i32 3
  %441 = load ptr, ptr %440
  call void %438(ptr %439, ptr %441)
  %442 = getelementptr %struct.ode_solver, ptr %412, i64 0, i32 5
  %443 = load double, ptr %442
  %444 = getelementptr %struct.repeat_choices, ptr %407, i64 0, i32 4
  %445 = load ptr, ptr %444
  store double %443, ptr %445
  %446 = getelementptr %struct.ode_solver, ptr %412, i64 0, i32 2
  %447 = load ptr, ptr %446
  %448 = getelementptr %struct.repeat_choices, ptr %407, i64 0, i32 5
  %449 = bitcast ptr %448 to ptr
  %450 = load ptr, ptr %449
  %451 = bitcast ptr %447 to ptr
  %452 = getelementptr %struct.repeat_choices, ptr %407, i64 0, i32 7
  %453 = load i64, ptr %452
  %454 = shl i64 %453, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %450, ptr align 8 %451, i64 %454, i1 false)
  %455 = getelementptr %struct.repeat_choices, ptr %407, i64 0, i32 6
  %456 = bitcast ptr %455 to ptr
  %457 = load ptr, ptr %456
  %458 = getelementptr %struct.repeat_choices, ptr %407, i64 0, i32 9
  %459 = load i64, ptr %458
  %460 = getelementptr double, ptr %447, i64 %459
  %461 = bitcast ptr %460 to ptr
  %462 = getelementptr %struct.repeat_choices, ptr %407, i64 0, i32 8
  %463 = load i64, ptr %462
  %464 = shl i64 %463, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %457, ptr align 8 %461, i64 %464, i1 false)
  %465 = getelementptr %struct.repeat_choices, ptr %407, i64 0, i32 0
  %466 = load ptr, ptr %465
  %467 = getelementptr %struct.repeat_choices, ptr %407, i64 0, i32 1
  %468 = load ptr, ptr %467
  %469 = getelementptr %struct.repeat_choices, ptr %407, i64 0, i32 2
  %470 = load ptr, ptr %469
  %471 = call i64 %466(ptr %468, ptr %470)
  %472 = icmp eq i64 %471, 0
  br i1 %472, label %473, label %600

473:
  %474 = getelementptr %struct.repeat_choices, ptr %407, i64 0, i32 12
  %475 = load ptr, ptr %474
  %476 = load i64, ptr %475
  %477 = getelementptr %struct.repeat_choices, ptr %407, i64 0, i32 13
  %478 = load i64, ptr %477
  %479 = icmp eq i64 %476, %478
  br i1 %479, label %480, label %600

480:
  %481 = shl i64 %476, 3
  %482 = getelementptr %struct.repeat_choices, ptr %407, i64 0, i32 15
  %483 = load i64, ptr %482
  %484 = icmp sgt i64 %483, 0
  br i1 %484, label %485, label %600

485:
  %486 = getelementptr %struct.repeat_choices, ptr %407, i64 0, i32 14
  %487 = load ptr, ptr %486
  %488 = shl i64 %476, 1
  %489 = getelementptr %struct.repeat_choices, ptr %407, i64 0, i32 10
  %490 = bitcast ptr %489 to ptr
  %491 = load ptr, ptr %490
  %492 = getelementptr %struct.repeat_choices, ptr %407, i64 0, i32 11
  %493 = bitcast ptr %492 to ptr
  br label %494

494:
  %495 = phi i64 [ 0, %485 ], [ %508, %507 ]
  %496 = mul i64 %488, %495
  %497 = getelementptr i64, ptr %487, i64 %496
  %498 = bitcast ptr %497 to ptr
  %499 = call i32 @bcmp(ptr %498, ptr %491, i64 %481)
  %500 = icmp eq i32 %499, 0
  br i1 %500, label %501, label %507

501:
  %502 = getelementptr i64, ptr %497, i64 %476
  %503 = bitcast ptr %502 to ptr
  %504 = load ptr, ptr %493
  %505 = call i32 @bcmp(ptr %503, ptr %504, i64 %481)
  %506 = icmp eq i32 %505, 0
  br i1 %506, label %510, label %507

507:
  %508 = add i64 %495, 1
  %509 = icmp eq i64 %508, %483
  br i1 %509, label %600, label %494

510:
  %511 = getelementptr %struct.repeat_choices, ptr %407, i64 0, i32 16
  %512 = load ptr, ptr %511
  %513 = getelementptr %struct.repeat_partition, ptr %512, i64 %495
  call void @take(ptr %0, i64 %65, ptr %513)
  %514 = getelementptr %struct.model_context, ptr %417, i64 0, i32 4, i32 0
  %515 = load ptr, ptr %514
  %516 = load double, ptr %442
  %517 = getelementptr %struct.model_context, ptr %417, i64 0, i32 14
  %518 = load ptr, ptr %517
  %519 = getelementptr %struct.model_context, ptr %417, i64 0, i32 4, i32 1
  %520 = load ptr, ptr %519
  %521 = getelementptr %struct.model_context, ptr %417, i64 0, i32 4, i32 2
  %522 = load ptr, ptr %521
  %523 = load ptr, ptr %418
  call void %515(double %516, ptr %447, ptr %518, ptr %520, ptr %522, ptr %523)
  %524 = load double, ptr %422
  store double %423, ptr %422
  %525 = load double, ptr %44
  %526 = load double, ptr %45
  %527 = fmul double %524, %526
  %528 = call double @llvm.maxnum.f64(double %525, double %527)
  store double %528, ptr %424
  %529 = getelementptr %struct.model_context, ptr %417, i64 0, i32 23
  store double %528, ptr %529
  %530 = getelementptr %struct.ode_solver, ptr %412, i64 0, i32 19
  store double %524, ptr %530
  %531 = load double, ptr %50
  %532 = fmul double %524, %531
  %533 = fcmp olt double %532, %423
  br i1 %533, label %537, label %534

534:
  %535 = call double @llvm.maxnum.f64(double %423, double %524)
  %536 = fmul double %535, %531
  store double %536, ptr %529
  store double %425, ptr %424
  br label %537

537:
  %538 = phi double [ %536, %534 ], [ %528, %510 ]
  %539 = getelementptr %struct.ode_solver, ptr %412, i64 0, i32 1
  %540 = load ptr, ptr %539
  %541 = getelementptr %struct.ode_options, ptr %540, i64 0, i32 0
  %542 = load ptr, ptr %541
  %543 = call i64 @ode_pivots(ptr %542, i64 1)
  %544 = icmp sgt i64 %543, 0
  br i1 %544, label %545, label %553

545:
  %546 = fdiv double %538, %531
  %547 = call double @llvm.minnum.f64(double %423, double %546)
  %548 = getelementptr %struct.repeat_choices, ptr %407, i64 0, i32 18
  %549 = load double, ptr %548
  %550 = load double, ptr %424
  %551 = fmul double %549, %550
  %552 = fcmp ogt double %547, %551
  br i1 %552, label %600, label %553

553:
  %554 = load ptr, ptr %361
  br label %375

555:
  %556 = load i64, ptr %317
  %557 = load i64, ptr %319
  br label %558

558:
  %559 = phi i64 [ %557, %555 ], [ %354, %352 ]
  %560 = phi i64 [ %556, %555 ], [ %353, %352 ]
  %561 = getelementptr %struct.model_run, ptr %294, i64 0, i32 2
  %562 = getelementptr %struct.model_run, ptr %294, i64 0, i32 0
  %563 = icmp slt i64 %560, %559
  br i1 %563, label %564, label %579

564:
  %565 = phi i64 [ %576, %564 ], [ %560, %558 ]
  %566 = load ptr, ptr %561
  %567 = load i64, ptr %9
  %568 = mul i64 %567, %565
  %569 = getelementptr double, ptr %566, i64 %568
  %570 = bitcast ptr %569 to ptr
  %571 = load ptr, ptr %562
  %572 = getelementptr %struct.ode_solver, ptr %571, i64 0, i32 2
  %573 = bitcast ptr %572 to ptr
  %574 = load ptr, ptr %573
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %570, ptr align 8 %574, i64 %296, i1 false)
  %575 = load i64, ptr %317
  %576 = add i64 %575, 1
  store i64 %576, ptr %317
  %577 = load i64, ptr %319
  %578 = icmp slt i64 %576, %577
  br i1 %578, label %564, label %579

579:
  %580 = add i64 %285, 1
  %581 = icmp eq i64 %580, %212
  br i1 %581, label %583, label %284

582:
  br i1 %279, label %583, label %600

583:
  %584 = load ptr, ptr %11
  %585 = getelementptr %struct.model_run, ptr %584, i64 0, i32 0
  %586 = load ptr, ptr %585
  %587 = getelementptr %struct.ode_solver, ptr %586, i64 0, i32 26
  %588 = load double, ptr %587
  %589 = fcmp ogt double %588, 0.000000e+00
  br i1 %589, label %603, label %590

590:
  %591 = getelementptr %struct.ode_solver, ptr %586, i64 0, i32 20
  %592 = load double, ptr %591
  %593 = fcmp ogt double %592, 0.000000e+00
  br i1 %593, label %594, label %600

594:
  %595 = getelementptr %struct.ode_solver, ptr %586, i64 0, i32 21
  %596 = load double, ptr %595
  %597 = load double, ptr %51
  %598 = fmul double %592, %597
  %599 = fcmp ogt double %596, %598
  br i1 %599, label %603, label %600

600:
  %601 = phi i64 [ 2, %264 ], [ 1, %590 ], [ 1, %594 ], [ %276, %582 ], [ -1, %507 ], [ %385, %405 ], [ 7, %406 ], [ 13, %386 ], [ -1, %480 ], [ 7, %409 ], [ 7, %473 ], [ 7, %545 ]
  %602 = load ptr, ptr %11
  br label %603

603:
  %604 = phi ptr [ %602, %600 ], [ %584, %594 ], [ %584, %583 ]
  %605 = phi i64 [ %601, %600 ], [ 0, %594 ], [ 0, %583 ]
  %606 = load ptr, ptr %52
  %607 = getelementptr i64, ptr %606, i64 %65
  store i64 %605, ptr %607
  %608 = load ptr, ptr %53
  %609 = getelementptr %struct.model_changes, ptr %608, i64 %65
  %610 = getelementptr %struct.model_run, ptr %604, i64 0, i32 6
  %611 = bitcast ptr %609 to ptr
  %612 = bitcast ptr %610 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(72) %611, ptr align 8 dereferenceable(72) %612, i64 72, i1 false)
  %613 = load ptr, ptr %52
  %614 = getelementptr i64, ptr %613, i64 %65
  %615 = load i64, ptr %614
  switch i64 %615, label %618 [
    i64 -1, label %616
    i64 13, label %616
    i64 16, label %616
  ]

616:
  br i1 %38, label %638, label %617

617:
  store i64 %177, ptr %41
  br label %638

618:
  br i1 %38, label %635, label %619

619:
  %620 = load i64, ptr %41
  %621 = load ptr, ptr %54
  %622 = getelementptr i64, ptr %621, i64 %65
  store i64 %620, ptr %622
  %623 = load ptr, ptr %55
  %624 = load i64, ptr %56
  %625 = mul i64 %624, %65
  %626 = getelementptr i8, ptr %623, i64 %625
  %627 = load ptr, ptr %57
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %626, ptr align 8 %627, i64 %624, i1 false)
  %628 = load ptr, ptr %11
  %629 = getelementptr %struct.model_run, ptr %628, i64 0, i32 0
  %630 = load ptr, ptr %629
  %631 = getelementptr %struct.ode_solver, ptr %630, i64 0, i32 8
  %632 = load double, ptr %631
  %633 = load ptr, ptr %58
  %634 = getelementptr double, ptr %633, i64 %65
  store double %632, ptr %634
  br label %635

635:
  %636 = add i64 %65, 1
  %637 = icmp eq i64 %636, %2
  br i1 %637, label %638, label %64

638:
  %639 = phi i64 [ %65, %617 ], [ %65, %616 ], [ %2, %3 ], [ %2, %635 ]
  ret i64 %639
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
