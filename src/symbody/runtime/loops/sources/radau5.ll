; radau5: made by tools/make_loops_text.py from radau5
; sources 20c598a684a1ffc8d89e6b2d63a2df44e52d81a322328f57a9b5f42638ee3a71
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.ode_options = type { ptr, double, ptr, double, double }

@ode_radau5 = constant { ptr, ptr, ptr, i64, i64 } { ptr @step, ptr null, ptr @interpolate, i64 15, i64 4 }, align 8
@__const.stage_rates.parts = private constant [3 x double] [double 0x3FC3D8B64657CAEA, double 0x3FE4A36C0803A6DF, double 1.000000e+00], align 16

define internal i64 @step(ptr %0) {
  %2 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %3 = load double, ptr %2, align 8
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_system, ptr %7, i64 0, i32 0
  %9 = load i64, ptr %8, align 8
  %10 = mul nsw i64 %9, 10
  %11 = getelementptr inbounds double, ptr %5, i64 %10
  %12 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = add nsw i64 %13, 1
  store i64 %14, ptr %12, align 8
  %15 = getelementptr inbounds %struct.ode_system, ptr %7, i64 0, i32 3
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.ode_system, ptr %7, i64 0, i32 2
  %18 = load ptr, ptr %17, align 8
  %19 = tail call i64 %16(ptr %18, double %3, ptr %5, ptr %11)
  switch i64 %19, label %1282 [
    i64 3, label %20
    i64 0, label %41
  ]

20:
  %21 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  store i64 3, ptr %21, align 8
  %22 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %3, ptr %22, align 8
  %23 = load ptr, ptr %4, align 8
  %24 = load ptr, ptr %6, align 8
  %25 = getelementptr inbounds %struct.ode_system, ptr %24, i64 0, i32 0
  %26 = load i64, ptr %25, align 8
  %27 = shl nsw i64 %26, 2
  %28 = getelementptr inbounds double, ptr %23, i64 %27
  %29 = bitcast ptr %28 to ptr
  %30 = bitcast ptr %11 to ptr
  %31 = shl i64 %26, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %29, ptr align 8 %30, i64 %31, i1 false)
  %32 = load ptr, ptr %4, align 8
  %33 = load ptr, ptr %6, align 8
  %34 = getelementptr inbounds %struct.ode_system, ptr %33, i64 0, i32 0
  %35 = load i64, ptr %34, align 8
  %36 = mul nsw i64 %35, 5
  %37 = getelementptr inbounds double, ptr %32, i64 %36
  %38 = bitcast ptr %37 to ptr
  %39 = bitcast ptr %5 to ptr
  %40 = shl i64 %35, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %38, ptr align 8 %39, i64 %40, i1 false)
  br label %1282

41:
  %42 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds %struct.ode_options, ptr %43, i64 0, i32 1
  %45 = load double, ptr %44, align 8
  %46 = tail call double @llvm.pow.f64(double %45, double 0x3FE5555555555555)
  %47 = fmul double %46, 1.000000e-02
  %48 = fdiv double %47, %45
  %49 = load ptr, ptr %4, align 8
  %50 = load ptr, ptr %6, align 8
  %51 = getelementptr inbounds %struct.ode_system, ptr %50, i64 0, i32 0
  %52 = load i64, ptr %51, align 8
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %54, label %71

54:
  %55 = getelementptr inbounds %struct.ode_options, ptr %43, i64 0, i32 2
  %56 = load ptr, ptr %55, align 8
  %57 = mul nsw i64 %52, 20
  %58 = getelementptr inbounds double, ptr %49, i64 %57
  br label %59

59:
  %60 = phi i64 [ 0, %54 ], [ %69, %59 ]
  %61 = getelementptr inbounds double, ptr %56, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = getelementptr inbounds double, ptr %49, i64 %60
  %64 = load double, ptr %63, align 8
  %65 = tail call double @llvm.fabs.f64(double %64)
  %66 = fmul double %47, %65
  %67 = tail call double @llvm.fmuladd.f64(double %48, double %62, double %66)
  %68 = getelementptr inbounds double, ptr %58, i64 %60
  store double %67, ptr %68, align 8
  %69 = add nuw nsw i64 %60, 1
  %70 = icmp eq i64 %69, %52
  br i1 %70, label %71, label %59

71:
  %72 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  %73 = load double, ptr %72, align 8
  %74 = fcmp oeq double %73, 0.000000e+00
  br i1 %74, label %75, label %80

75:
  %76 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 14
  store double 1.000000e+00, ptr %76, align 8
  %77 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 15
  store double 0.000000e+00, ptr %77, align 8
  %78 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 34
  store i64 0, ptr %78, align 8
  %79 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 12
  store double 0.000000e+00, ptr %79, align 8
  br label %80

80:
  %81 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 7
  %82 = load double, ptr %81, align 8
  %83 = fcmp oeq double %82, 0.000000e+00
  br i1 %83, label %84, label %127

84:
  %85 = mul nsw i64 %52, 10
  %86 = getelementptr inbounds double, ptr %49, i64 %85
  %87 = mul nsw i64 %52, 20
  %88 = getelementptr inbounds double, ptr %49, i64 %87
  %89 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 9
  %90 = load double, ptr %89, align 8
  %91 = load double, ptr %2, align 8
  %92 = fsub double %90, %91
  br i1 %53, label %101, label %93

93:
  %94 = phi double [ 0.000000e+00, %84 ], [ %109, %101 ]
  %95 = icmp sgt i64 %52, 1
  %96 = select i1 %95, i64 %52, i64 1
  %97 = sitofp i64 %96 to double
  %98 = fdiv double %94, %97
  %99 = tail call double @llvm.sqrt.f64(double %98)
  %100 = fcmp ogt double %99, 0.000000e+00
  br i1 %100, label %112, label %115

101:
  %102 = phi double [ %109, %101 ], [ 0.000000e+00, %84 ]
  %103 = phi i64 [ %110, %101 ], [ 0, %84 ]
  %104 = getelementptr inbounds double, ptr %86, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = getelementptr inbounds double, ptr %88, i64 %103
  %107 = load double, ptr %106, align 8
  %108 = fdiv double %105, %107
  %109 = tail call double @llvm.fmuladd.f64(double %108, double %108, double %102)
  %110 = add nuw nsw i64 %103, 1
  %111 = icmp eq i64 %110, %52
  br i1 %111, label %93, label %101

112:
  %113 = fdiv double 1.000000e-01, %99
  %114 = tail call double @llvm.fabs.f64(double %92)
  br label %118

115:
  %116 = tail call double @llvm.fabs.f64(double %92)
  %117 = fmul double %116, 1.000000e-03
  br label %118

118:
  %119 = phi double [ %116, %115 ], [ %114, %112 ]
  %120 = phi double [ %117, %115 ], [ %113, %112 ]
  %121 = tail call double @llvm.maxnum.f64(double %120, double 0x3EB0C6F7A0B5ED8D)
  %122 = tail call double @llvm.minnum.f64(double %121, double %119)
  %123 = getelementptr inbounds %struct.ode_options, ptr %43, i64 0, i32 3
  %124 = load double, ptr %123, align 8
  %125 = tail call double @llvm.minnum.f64(double %122, double %124)
  %126 = tail call double @llvm.copysign.f64(double %125, double %92)
  store double %126, ptr %81, align 8
  br label %127

127:
  %128 = zext i1 %74 to i32
  %129 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 34
  %130 = load i64, ptr %129, align 8
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %132, label %135

132:
  %133 = tail call i64 @evaluate_jacobian(ptr %0)
  %134 = icmp eq i64 %133, 0
  br i1 %134, label %135, label %1282

135:
  %136 = phi i32 [ 1, %132 ], [ %128, %127 ]
  %137 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 9
  %138 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 12
  %139 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 4
  %140 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 3
  %141 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 13
  %142 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 14
  %143 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  %144 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  %145 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 28
  %146 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  %147 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %148 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 27
  %149 = bitcast ptr %148 to ptr
  %150 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 15
  %151 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 11
  %152 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 1
  br label %153

153:
  %154 = phi i64 [ undef, %135 ], [ %1280, %1277 ]
  %155 = phi i32 [ %136, %135 ], [ %1279, %1277 ]
  %156 = load double, ptr %2, align 8
  %157 = load double, ptr %81, align 8
  %158 = tail call double @llvm.fabs.f64(double %157)
  %159 = tail call double @llvm.fabs.f64(double %156)
  %160 = load double, ptr %137, align 8
  %161 = tail call double @llvm.fabs.f64(double %160)
  %162 = tail call double @llvm.maxnum.f64(double %159, double %161)
  %163 = fmul double %162, 0x3CE4000000000000
  %164 = fcmp ugt double %158, %163
  br i1 %164, label %169, label %165

165:
  %166 = load i64, ptr %143, align 8
  %167 = icmp eq i64 %166, 0
  %168 = select i1 %167, i64 4, i64 %166
  br label %1282

169:
  %170 = tail call double @llvm.fmuladd.f64(double %157, double 1.000100e+00, double %156)
  %171 = fsub double %170, %160
  %172 = fmul double %157, %171
  %173 = fcmp oge double %172, 0.000000e+00
  %174 = fsub double %160, %156
  %175 = select i1 %173, double %174, double %157
  %176 = load double, ptr %138, align 8
  %177 = fcmp une double %176, %175
  br i1 %177, label %178, label %417

178:
  %179 = load ptr, ptr %6, align 8
  %180 = getelementptr inbounds %struct.ode_system, ptr %179, i64 0, i32 0
  %181 = load i64, ptr %180, align 8
  %182 = load ptr, ptr %4, align 8
  %183 = mul nsw i64 %181, 25
  %184 = getelementptr inbounds double, ptr %182, i64 %183
  %185 = mul i64 %181, %181
  %186 = getelementptr inbounds double, ptr %184, i64 %185
  %187 = shl i64 %181, 1
  %188 = mul nsw i64 %187, %181
  %189 = getelementptr inbounds double, ptr %184, i64 %188
  %190 = icmp eq i64 %185, 0
  br i1 %190, label %191, label %200

191:
  %192 = icmp sgt i64 %181, 0
  br i1 %192, label %196, label %193

193:
  %194 = load i64, ptr %139, align 8
  %195 = add nsw i64 %194, 1
  store i64 %195, ptr %139, align 8
  store double %175, ptr %138, align 8
  br label %417

196:
  %197 = fdiv double 0x400D1A48D83E731D, %175
  %198 = fdiv double 0x400572DB93E0C671, %175
  %199 = fdiv double 0x40086747F2C3FCB6, %175
  br label %292

200:
  %201 = phi i64 [ %210, %200 ], [ 0, %178 ]
  %202 = getelementptr inbounds double, ptr %184, i64 %201
  %203 = load double, ptr %202, align 8
  %204 = fneg double %203
  %205 = getelementptr inbounds double, ptr %186, i64 %201
  store double %204, ptr %205, align 8
  %206 = shl nuw nsw i64 %201, 1
  %207 = getelementptr inbounds double, ptr %189, i64 %206
  store double %204, ptr %207, align 8
  %208 = or i64 %206, 1
  %209 = getelementptr inbounds double, ptr %189, i64 %208
  store double 0.000000e+00, ptr %209, align 8
  %210 = add nuw nsw i64 %201, 1
  %211 = icmp eq i64 %210, %185
  br i1 %211, label %191, label %200

212:
  %213 = load i64, ptr %139, align 8
  %214 = add nsw i64 %213, 1
  store i64 %214, ptr %139, align 8
  store double %175, ptr %138, align 8
  %215 = load ptr, ptr %140, align 8
  br label %218

216:
  %217 = icmp eq i64 %221, %181
  br i1 %217, label %290, label %218

218:
  %219 = phi i1 [ %222, %216 ], [ true, %212 ]
  %220 = phi i64 [ %221, %216 ], [ 0, %212 ]
  %221 = add nuw nsw i64 %220, 1
  %222 = icmp slt i64 %221, %181
  br i1 %222, label %231, label %223

223:
  %224 = phi i64 [ %220, %218 ], [ %245, %231 ]
  %225 = getelementptr inbounds i64, ptr %215, i64 %220
  store i64 %224, ptr %225, align 8
  %226 = mul nsw i64 %224, %181
  %227 = add nsw i64 %226, %220
  %228 = getelementptr inbounds double, ptr %186, i64 %227
  %229 = load double, ptr %228, align 8
  %230 = fcmp oeq double %229, 0.000000e+00
  br i1 %230, label %290, label %248

231:
  %232 = phi i64 [ %246, %231 ], [ %221, %218 ]
  %233 = phi i64 [ %245, %231 ], [ %220, %218 ]
  %234 = mul nsw i64 %232, %181
  %235 = add nsw i64 %234, %220
  %236 = getelementptr inbounds double, ptr %186, i64 %235
  %237 = load double, ptr %236, align 8
  %238 = tail call double @llvm.fabs.f64(double %237)
  %239 = mul nsw i64 %233, %181
  %240 = add nsw i64 %239, %220
  %241 = getelementptr inbounds double, ptr %186, i64 %240
  %242 = load double, ptr %241, align 8
  %243 = tail call double @llvm.fabs.f64(double %242)
  %244 = fcmp ogt double %238, %243
  %245 = select i1 %244, i64 %232, i64 %233
  %246 = add nuw nsw i64 %232, 1
  %247 = icmp slt i64 %246, %181
  br i1 %247, label %231, label %223

248:
  %249 = icmp eq i64 %224, %220
  %250 = mul nsw i64 %220, %181
  br i1 %249, label %261, label %251

251:
  %252 = phi i64 [ %259, %251 ], [ 0, %248 ]
  %253 = add nsw i64 %252, %250
  %254 = getelementptr inbounds double, ptr %186, i64 %253
  %255 = load double, ptr %254, align 8
  %256 = add nsw i64 %252, %226
  %257 = getelementptr inbounds double, ptr %186, i64 %256
  %258 = load double, ptr %257, align 8
  store double %258, ptr %254, align 8
  store double %255, ptr %257, align 8
  %259 = add nuw nsw i64 %252, 1
  %260 = icmp eq i64 %259, %181
  br i1 %260, label %261, label %251

261:
  %262 = add nsw i64 %250, %220
  %263 = getelementptr inbounds double, ptr %186, i64 %262
  %264 = load double, ptr %263, align 8
  %265 = fdiv double 1.000000e+00, %264
  br i1 %222, label %266, label %216

266:
  %267 = phi i64 [ %288, %287 ], [ %221, %261 ]
  %268 = mul nsw i64 %267, %181
  %269 = add nsw i64 %268, %220
  %270 = getelementptr inbounds double, ptr %186, i64 %269
  %271 = load double, ptr %270, align 8
  %272 = fcmp oeq double %271, 0.000000e+00
  br i1 %272, label %287, label %273

273:
  %274 = fmul double %265, %271
  store double %274, ptr %270, align 8
  %275 = fneg double %274
  br label %276

276:
  %277 = phi i64 [ %221, %273 ], [ %285, %276 ]
  %278 = add nsw i64 %277, %250
  %279 = getelementptr inbounds double, ptr %186, i64 %278
  %280 = load double, ptr %279, align 8
  %281 = add nsw i64 %277, %268
  %282 = getelementptr inbounds double, ptr %186, i64 %281
  %283 = load double, ptr %282, align 8
  %284 = tail call double @llvm.fmuladd.f64(double %275, double %280, double %283)
  store double %284, ptr %282, align 8
  %285 = add nuw nsw i64 %277, 1
  %286 = icmp slt i64 %285, %181
  br i1 %286, label %276, label %287

287:
  %288 = add nuw nsw i64 %267, 1
  %289 = icmp slt i64 %288, %181
  br i1 %289, label %266, label %216

290:
  %291 = phi i1 [ %219, %223 ], [ %222, %216 ]
  br i1 %291, label %413, label %307

292:
  %293 = phi i64 [ 0, %196 ], [ %305, %292 ]
  %294 = mul nsw i64 %293, %181
  %295 = add nsw i64 %294, %293
  %296 = getelementptr inbounds double, ptr %186, i64 %295
  %297 = load double, ptr %296, align 8
  %298 = fadd double %197, %297
  store double %298, ptr %296, align 8
  %299 = shl nsw i64 %295, 1
  %300 = getelementptr inbounds double, ptr %189, i64 %299
  %301 = load double, ptr %300, align 8
  %302 = fadd double %198, %301
  store double %302, ptr %300, align 8
  %303 = or i64 %299, 1
  %304 = getelementptr inbounds double, ptr %189, i64 %303
  store double %199, ptr %304, align 8
  %305 = add nuw nsw i64 %293, 1
  %306 = icmp eq i64 %305, %181
  br i1 %306, label %212, label %292

307:
  %308 = getelementptr inbounds i64, ptr %215, i64 %181
  %309 = tail call i64 @llvm.smax.i64(i64 %187, i64 1)
  br label %312

310:
  %311 = icmp eq i64 %366, %181
  br i1 %311, label %411, label %312

312:
  %313 = phi i1 [ true, %307 ], [ %367, %310 ]
  %314 = phi i64 [ 0, %307 ], [ %366, %310 ]
  br label %318

315:
  %316 = getelementptr inbounds i64, ptr %308, i64 %314
  store i64 %334, ptr %316, align 8
  %317 = fcmp oeq double %333, 0.000000e+00
  br i1 %317, label %411, label %337

318:
  %319 = phi i64 [ %334, %318 ], [ %314, %312 ]
  %320 = phi double [ %333, %318 ], [ -1.000000e+00, %312 ]
  %321 = phi i64 [ %335, %318 ], [ %314, %312 ]
  %322 = mul nsw i64 %321, %181
  %323 = add nsw i64 %322, %314
  %324 = shl nsw i64 %323, 1
  %325 = getelementptr inbounds double, ptr %189, i64 %324
  %326 = load double, ptr %325, align 8
  %327 = tail call double @llvm.fabs.f64(double %326)
  %328 = getelementptr inbounds double, ptr %325, i64 1
  %329 = load double, ptr %328, align 8
  %330 = tail call double @llvm.fabs.f64(double %329)
  %331 = fadd double %327, %330
  %332 = fcmp ogt double %331, %320
  %333 = select i1 %332, double %331, double %320
  %334 = select i1 %332, i64 %321, i64 %319
  %335 = add nuw nsw i64 %321, 1
  %336 = icmp slt i64 %335, %181
  br i1 %336, label %318, label %315

337:
  %338 = icmp eq i64 %334, %314
  br i1 %338, label %352, label %339

339:
  %340 = mul i64 %314, %187
  %341 = mul i64 %334, %187
  br label %342

342:
  %343 = phi i64 [ 0, %339 ], [ %350, %342 ]
  %344 = add nsw i64 %343, %340
  %345 = getelementptr inbounds double, ptr %189, i64 %344
  %346 = load double, ptr %345, align 8
  %347 = add nsw i64 %343, %341
  %348 = getelementptr inbounds double, ptr %189, i64 %347
  %349 = load double, ptr %348, align 8
  store double %349, ptr %345, align 8
  store double %346, ptr %348, align 8
  %350 = add nuw nsw i64 %343, 1
  %351 = icmp eq i64 %350, %309
  br i1 %351, label %352, label %342

352:
  %353 = shl nuw nsw i64 %314, 1
  %354 = mul nsw i64 %353, %181
  %355 = getelementptr inbounds double, ptr %189, i64 %354
  %356 = getelementptr inbounds double, ptr %355, i64 %353
  %357 = load double, ptr %356, align 8
  %358 = or i64 %353, 1
  %359 = getelementptr inbounds double, ptr %355, i64 %358
  %360 = load double, ptr %359, align 8
  %361 = fmul double %360, %360
  %362 = tail call double @llvm.fmuladd.f64(double %357, double %357, double %361)
  %363 = fdiv double %357, %362
  %364 = fneg double %360
  %365 = fdiv double %364, %362
  %366 = add nuw nsw i64 %314, 1
  %367 = icmp slt i64 %366, %181
  br i1 %367, label %368, label %310

368:
  %369 = phi i64 [ %409, %408 ], [ %366, %352 ]
  %370 = mul i64 %369, %187
  %371 = getelementptr inbounds double, ptr %189, i64 %370
  %372 = getelementptr inbounds double, ptr %371, i64 %353
  %373 = load double, ptr %372, align 8
  %374 = getelementptr inbounds double, ptr %371, i64 %358
  %375 = load double, ptr %374, align 8
  %376 = fcmp oeq double %373, 0.000000e+00
  %377 = fcmp oeq double %375, 0.000000e+00
  %378 = select i1 %376, i1 %377, i1 false
  br i1 %378, label %408, label %379

379:
  %380 = fneg double %375
  %381 = fmul double %365, %380
  %382 = tail call double @llvm.fmuladd.f64(double %373, double %363, double %381)
  %383 = fmul double %363, %375
  %384 = tail call double @llvm.fmuladd.f64(double %373, double %365, double %383)
  store double %382, ptr %372, align 8
  store double %384, ptr %374, align 8
  %385 = fneg double %384
  br label %386

386:
  %387 = phi i64 [ %366, %379 ], [ %406, %386 ]
  %388 = shl nuw nsw i64 %387, 1
  %389 = getelementptr inbounds double, ptr %355, i64 %388
  %390 = load double, ptr %389, align 8
  %391 = or i64 %388, 1
  %392 = getelementptr inbounds double, ptr %355, i64 %391
  %393 = load double, ptr %392, align 8
  %394 = fmul double %393, %385
  %395 = tail call double @llvm.fmuladd.f64(double %382, double %390, double %394)
  %396 = getelementptr inbounds double, ptr %371, i64 %388
  %397 = load double, ptr %396, align 8
  %398 = fsub double %397, %395
  store double %398, ptr %396, align 8
  %399 = load double, ptr %392, align 8
  %400 = load double, ptr %389, align 8
  %401 = fmul double %384, %400
  %402 = tail call double @llvm.fmuladd.f64(double %382, double %399, double %401)
  %403 = getelementptr inbounds double, ptr %371, i64 %391
  %404 = load double, ptr %403, align 8
  %405 = fsub double %404, %402
  store double %405, ptr %403, align 8
  %406 = add nuw nsw i64 %387, 1
  %407 = icmp slt i64 %406, %181
  br i1 %407, label %386, label %408

408:
  %409 = add nuw nsw i64 %369, 1
  %410 = icmp slt i64 %409, %181
  br i1 %410, label %368, label %310

411:
  %412 = phi i1 [ %367, %310 ], [ %313, %315 ]
  br i1 %412, label %413, label %417

413:
  %414 = fmul double %175, 5.000000e-01
  store double %414, ptr %81, align 8
  %415 = load i64, ptr %152, align 8
  %416 = add nsw i64 %415, 1
  store i64 %416, ptr %152, align 8
  store i64 1, ptr %145, align 8
  br label %1277

417:
  %418 = load ptr, ptr %42, align 8
  %419 = getelementptr inbounds %struct.ode_options, ptr %418, i64 0, i32 1
  %420 = load double, ptr %419, align 8
  %421 = tail call double @llvm.pow.f64(double %420, double 0x3FE5555555555555)
  %422 = fmul double %421, 1.000000e-02
  %423 = fdiv double 0x3CE4000000000000, %422
  %424 = tail call double @llvm.sqrt.f64(double %422)
  %425 = tail call double @llvm.minnum.f64(double %424, double 3.000000e-02)
  %426 = tail call double @llvm.maxnum.f64(double %423, double %425)
  store double 1.000000e-03, ptr %141, align 8
  %427 = load double, ptr %142, align 8
  %428 = tail call double @llvm.maxnum.f64(double %427, double 0x3CB0000000000000)
  %429 = tail call double @llvm.pow.f64(double %428, double 8.000000e-01)
  store double %429, ptr %142, align 8
  %430 = load ptr, ptr %6, align 8
  %431 = getelementptr inbounds %struct.ode_system, ptr %430, i64 0, i32 0
  %432 = load i64, ptr %431, align 8
  %433 = load ptr, ptr %4, align 8
  %434 = mul nsw i64 %432, 11
  %435 = getelementptr inbounds double, ptr %433, i64 %434
  %436 = mul nsw i64 %432, 12
  %437 = getelementptr inbounds double, ptr %433, i64 %436
  %438 = mul nsw i64 %432, 13
  %439 = getelementptr inbounds double, ptr %433, i64 %438
  %440 = mul nsw i64 %432, 22
  %441 = getelementptr inbounds double, ptr %433, i64 %440
  %442 = mul nsw i64 %432, 23
  %443 = getelementptr inbounds double, ptr %433, i64 %442
  %444 = mul nsw i64 %432, 24
  %445 = getelementptr inbounds double, ptr %433, i64 %444
  %446 = load double, ptr %72, align 8
  %447 = fcmp une double %446, 0.000000e+00
  %448 = fdiv double %175, %446
  %449 = select i1 %447, double %448, double 0.000000e+00
  %450 = fmul double %449, 0x3FC3D8B64657CAEA
  %451 = fmul double %449, 0x3FE4A36C0803A6DF
  %452 = icmp sgt i64 %432, 0
  br i1 %452, label %453, label %506

453:
  %454 = fcmp une double %449, 0.000000e+00
  %455 = fadd double %450, 0x3FD6B927EFF8B242
  %456 = fadd double %450, 0x3FEB09D26E6A0D46
  %457 = fadd double %451, 0x3FD6B927EFF8B242
  %458 = fadd double %451, 0x3FEB09D26E6A0D46
  %459 = fadd double %449, 0x3FD6B927EFF8B242
  %460 = fadd double %449, 0x3FEB09D26E6A0D46
  %461 = mul nsw i64 %432, 17
  %462 = getelementptr inbounds double, ptr %433, i64 %461
  %463 = mul nsw i64 %432, 18
  %464 = getelementptr inbounds double, ptr %433, i64 %463
  %465 = mul nsw i64 %432, 19
  %466 = getelementptr inbounds double, ptr %433, i64 %465
  br label %467

467:
  %468 = phi i64 [ 0, %453 ], [ %504, %476 ]
  br i1 %454, label %469, label %476

469:
  %470 = getelementptr inbounds double, ptr %441, i64 %468
  %471 = load double, ptr %470, align 8
  %472 = getelementptr inbounds double, ptr %443, i64 %468
  %473 = load double, ptr %472, align 8
  %474 = getelementptr inbounds double, ptr %445, i64 %468
  %475 = load double, ptr %474, align 8
  br label %476

476:
  %477 = phi double [ %473, %469 ], [ 0.000000e+00, %467 ]
  %478 = phi double [ %471, %469 ], [ 0.000000e+00, %467 ]
  %479 = phi double [ %475, %469 ], [ 0.000000e+00, %467 ]
  %480 = tail call double @llvm.fmuladd.f64(double %456, double %479, double %477)
  %481 = tail call double @llvm.fmuladd.f64(double %455, double %480, double %478)
  %482 = fmul double %450, %481
  %483 = getelementptr inbounds double, ptr %435, i64 %468
  store double %482, ptr %483, align 8
  %484 = tail call double @llvm.fmuladd.f64(double %458, double %479, double %477)
  %485 = tail call double @llvm.fmuladd.f64(double %457, double %484, double %478)
  %486 = fmul double %451, %485
  %487 = getelementptr inbounds double, ptr %437, i64 %468
  store double %486, ptr %487, align 8
  %488 = tail call double @llvm.fmuladd.f64(double %460, double %479, double %477)
  %489 = tail call double @llvm.fmuladd.f64(double %459, double %488, double %478)
  %490 = fmul double %449, %489
  %491 = getelementptr inbounds double, ptr %439, i64 %468
  store double %490, ptr %491, align 8
  %492 = fmul double %486, 0x3FD5B570C75819C1
  %493 = tail call double @llvm.fmuladd.f64(double %482, double 0x40114D64D09039E2, double %492)
  %494 = tail call double @llvm.fmuladd.f64(double %490, double 0x3FE1562F2BDEBF3D, double %493)
  %495 = getelementptr inbounds double, ptr %462, i64 %468
  store double %494, ptr %495, align 8
  %496 = fmul double %486, 0xBFD4F8C15DA84E86
  %497 = tail call double @llvm.fmuladd.f64(double %482, double 0xC010B70201A79C47, double %496)
  %498 = tail call double @llvm.fmuladd.f64(double %490, double 0x3FDE810014C55221, double %497)
  %499 = getelementptr inbounds double, ptr %464, i64 %468
  store double %498, ptr %499, align 8
  %500 = fmul double %486, 0x4004934E6FCAA598
  %501 = tail call double @llvm.fmuladd.f64(double %482, double 0xBFE017885A24A7F2, double %500)
  %502 = tail call double @llvm.fmuladd.f64(double %490, double 0xBFE312C0CF7BDFD1, double %501)
  %503 = getelementptr inbounds double, ptr %466, i64 %468
  store double %502, ptr %503, align 8
  %504 = add nuw nsw i64 %468, 1
  %505 = icmp eq i64 %504, %432
  br i1 %505, label %506, label %467

506:
  %507 = fdiv double 0x40086747F2C3FCB6, %175
  %508 = fdiv double 0xC00D1A48D83E731D, %175
  %509 = fdiv double 0xC00572DB93E0C671, %175
  %510 = fneg double %507
  br label %511

511:
  %512 = phi ptr [ %433, %506 ], [ %561, %872 ]
  %513 = phi i64 [ %432, %506 ], [ %560, %872 ]
  %514 = phi double [ 0.000000e+00, %506 ], [ %873, %872 ]
  %515 = phi double [ 0.000000e+00, %506 ], [ %870, %872 ]
  %516 = phi i32 [ 1, %506 ], [ %874, %872 ]
  %517 = mul nsw i64 %513, 3
  %518 = getelementptr inbounds double, ptr %512, i64 %517
  %519 = icmp sgt i64 %513, 0
  br label %520

520:
  %521 = phi i64 [ 0, %511 ], [ %524, %532 ]
  %522 = icmp eq i64 %521, 3
  br i1 %522, label %557, label %523

523:
  %524 = add nuw nsw i64 %521, 1
  %525 = add nuw nsw i64 %521, 11
  %526 = load ptr, ptr %4, align 8
  %527 = load ptr, ptr %6, align 8
  %528 = getelementptr inbounds %struct.ode_system, ptr %527, i64 0, i32 0
  %529 = load i64, ptr %528, align 8
  %530 = mul nsw i64 %529, %525
  %531 = getelementptr inbounds double, ptr %526, i64 %530
  br i1 %519, label %547, label %532

532:
  %533 = load double, ptr %2, align 8
  %534 = getelementptr inbounds [3 x double], ptr @__const.stage_rates.parts, i64 0, i64 %521
  %535 = load double, ptr %534, align 8
  %536 = tail call double @llvm.fmuladd.f64(double %535, double %175, double %533)
  %537 = add nuw nsw i64 %521, 14
  %538 = mul nsw i64 %529, %537
  %539 = getelementptr inbounds double, ptr %526, i64 %538
  %540 = load i64, ptr %12, align 8
  %541 = add nsw i64 %540, 1
  store i64 %541, ptr %12, align 8
  %542 = getelementptr inbounds %struct.ode_system, ptr %527, i64 0, i32 3
  %543 = load ptr, ptr %542, align 8
  %544 = getelementptr inbounds %struct.ode_system, ptr %527, i64 0, i32 2
  %545 = load ptr, ptr %544, align 8
  %546 = tail call i64 %543(ptr %545, double %536, ptr %518, ptr %539)
  switch i64 %546, label %1282 [
    i64 3, label %876
    i64 0, label %520
  ]

547:
  %548 = phi i64 [ %555, %547 ], [ 0, %523 ]
  %549 = getelementptr inbounds double, ptr %512, i64 %548
  %550 = load double, ptr %549, align 8
  %551 = getelementptr inbounds double, ptr %531, i64 %548
  %552 = load double, ptr %551, align 8
  %553 = fadd double %550, %552
  %554 = getelementptr inbounds double, ptr %518, i64 %548
  store double %553, ptr %554, align 8
  %555 = add nuw nsw i64 %548, 1
  %556 = icmp eq i64 %555, %513
  br i1 %556, label %532, label %547

557:
  %558 = load ptr, ptr %6, align 8
  %559 = getelementptr inbounds %struct.ode_system, ptr %558, i64 0, i32 0
  %560 = load i64, ptr %559, align 8
  %561 = load ptr, ptr %4, align 8
  %562 = mul nsw i64 %560, 14
  %563 = getelementptr inbounds double, ptr %561, i64 %562
  %564 = mul nsw i64 %560, 15
  %565 = getelementptr inbounds double, ptr %561, i64 %564
  %566 = shl nsw i64 %560, 4
  %567 = getelementptr inbounds double, ptr %561, i64 %566
  %568 = mul nsw i64 %560, 17
  %569 = getelementptr inbounds double, ptr %561, i64 %568
  %570 = mul nsw i64 %560, 18
  %571 = getelementptr inbounds double, ptr %561, i64 %570
  %572 = mul nsw i64 %560, 19
  %573 = getelementptr inbounds double, ptr %561, i64 %572
  %574 = mul nsw i64 %560, 20
  %575 = getelementptr inbounds double, ptr %561, i64 %574
  %576 = icmp sgt i64 %560, 0
  br i1 %576, label %756, label %825

577:
  %578 = mul nsw i64 %560, 25
  %579 = load ptr, ptr %140, align 8
  br label %586

580:
  %581 = mul nsw i64 %560, %560
  %582 = getelementptr inbounds double, ptr %561, i64 %578
  %583 = getelementptr inbounds double, ptr %582, i64 %581
  %584 = icmp sgt i64 %560, 1
  br i1 %584, label %596, label %585

585:
  br label %616

586:
  %587 = phi i64 [ %594, %586 ], [ 0, %577 ]
  %588 = getelementptr inbounds i64, ptr %579, i64 %587
  %589 = load i64, ptr %588, align 8
  %590 = getelementptr inbounds double, ptr %563, i64 %589
  %591 = load double, ptr %590, align 8
  %592 = getelementptr inbounds double, ptr %563, i64 %587
  %593 = load double, ptr %592, align 8
  store double %593, ptr %590, align 8
  store double %591, ptr %592, align 8
  %594 = add nuw nsw i64 %587, 1
  %595 = icmp eq i64 %594, %560
  br i1 %595, label %580, label %586

596:
  %597 = phi i64 [ %602, %601 ], [ 1, %580 ]
  %598 = getelementptr inbounds double, ptr %563, i64 %597
  %599 = load double, ptr %598, align 8
  %600 = mul nsw i64 %597, %560
  br label %604

601:
  store double %613, ptr %598, align 8
  %602 = add nuw nsw i64 %597, 1
  %603 = icmp eq i64 %602, %560
  br i1 %603, label %585, label %596

604:
  %605 = phi i64 [ 0, %596 ], [ %614, %604 ]
  %606 = phi double [ %599, %596 ], [ %613, %604 ]
  %607 = add nsw i64 %605, %600
  %608 = getelementptr inbounds double, ptr %583, i64 %607
  %609 = load double, ptr %608, align 8
  %610 = getelementptr inbounds double, ptr %563, i64 %605
  %611 = load double, ptr %610, align 8
  %612 = fneg double %609
  %613 = tail call double @llvm.fmuladd.f64(double %612, double %611, double %606)
  %614 = add nuw nsw i64 %605, 1
  %615 = icmp eq i64 %614, %597
  br i1 %615, label %601, label %604

616:
  %617 = phi i64 [ %618, %623 ], [ %560, %585 ]
  %618 = add nsw i64 %617, -1
  %619 = getelementptr inbounds double, ptr %563, i64 %618
  %620 = load double, ptr %619, align 8
  %621 = icmp slt i64 %617, %560
  %622 = mul nsw i64 %618, %560
  br i1 %621, label %630, label %623

623:
  %624 = phi double [ %620, %616 ], [ %639, %630 ]
  %625 = add nsw i64 %622, %618
  %626 = getelementptr inbounds double, ptr %583, i64 %625
  %627 = load double, ptr %626, align 8
  %628 = fdiv double %624, %627
  store double %628, ptr %619, align 8
  %629 = icmp sgt i64 %617, 1
  br i1 %629, label %616, label %642

630:
  %631 = phi i64 [ %640, %630 ], [ %617, %616 ]
  %632 = phi double [ %639, %630 ], [ %620, %616 ]
  %633 = add nsw i64 %631, %622
  %634 = getelementptr inbounds double, ptr %583, i64 %633
  %635 = load double, ptr %634, align 8
  %636 = getelementptr inbounds double, ptr %563, i64 %631
  %637 = load double, ptr %636, align 8
  %638 = fneg double %635
  %639 = tail call double @llvm.fmuladd.f64(double %638, double %637, double %632)
  %640 = add nsw i64 %631, 1
  %641 = icmp eq i64 %640, %560
  br i1 %641, label %623, label %630

642:
  %643 = shl i64 %560, 1
  %644 = getelementptr inbounds i64, ptr %579, i64 %560
  br label %649

645:
  %646 = mul nsw i64 %643, %560
  %647 = getelementptr inbounds double, ptr %582, i64 %646
  br i1 %584, label %663, label %648

648:
  br label %697

649:
  %650 = phi i64 [ %661, %649 ], [ 0, %642 ]
  %651 = getelementptr inbounds i64, ptr %644, i64 %650
  %652 = load i64, ptr %651, align 8
  %653 = getelementptr inbounds double, ptr %565, i64 %652
  %654 = load double, ptr %653, align 8
  %655 = getelementptr inbounds double, ptr %567, i64 %652
  %656 = load double, ptr %655, align 8
  %657 = getelementptr inbounds double, ptr %565, i64 %650
  %658 = load double, ptr %657, align 8
  store double %658, ptr %653, align 8
  %659 = getelementptr inbounds double, ptr %567, i64 %650
  %660 = load double, ptr %659, align 8
  store double %660, ptr %655, align 8
  store double %654, ptr %657, align 8
  store double %656, ptr %659, align 8
  %661 = add nuw nsw i64 %650, 1
  %662 = icmp eq i64 %661, %560
  br i1 %662, label %645, label %649

663:
  %664 = phi i64 [ %672, %671 ], [ 1, %645 ]
  %665 = mul i64 %664, %643
  %666 = getelementptr inbounds double, ptr %647, i64 %665
  %667 = getelementptr inbounds double, ptr %565, i64 %664
  %668 = load double, ptr %667, align 8
  %669 = getelementptr inbounds double, ptr %567, i64 %664
  %670 = load double, ptr %669, align 8
  br label %674

671:
  store double %691, ptr %667, align 8
  store double %694, ptr %669, align 8
  %672 = add nuw nsw i64 %664, 1
  %673 = icmp eq i64 %672, %560
  br i1 %673, label %648, label %663

674:
  %675 = phi double [ %668, %663 ], [ %691, %674 ]
  %676 = phi i64 [ 0, %663 ], [ %695, %674 ]
  %677 = phi double [ %670, %663 ], [ %694, %674 ]
  %678 = shl nuw nsw i64 %676, 1
  %679 = getelementptr inbounds double, ptr %666, i64 %678
  %680 = load double, ptr %679, align 8
  %681 = getelementptr inbounds double, ptr %565, i64 %676
  %682 = load double, ptr %681, align 8
  %683 = or i64 %678, 1
  %684 = getelementptr inbounds double, ptr %666, i64 %683
  %685 = load double, ptr %684, align 8
  %686 = getelementptr inbounds double, ptr %567, i64 %676
  %687 = load double, ptr %686, align 8
  %688 = fneg double %685
  %689 = fmul double %687, %688
  %690 = tail call double @llvm.fmuladd.f64(double %680, double %682, double %689)
  %691 = fsub double %675, %690
  %692 = fmul double %682, %685
  %693 = tail call double @llvm.fmuladd.f64(double %680, double %687, double %692)
  %694 = fsub double %677, %693
  %695 = add nuw nsw i64 %676, 1
  %696 = icmp eq i64 %695, %664
  br i1 %696, label %671, label %674

697:
  %698 = phi i64 [ %699, %708 ], [ %560, %648 ]
  %699 = add nsw i64 %698, -1
  %700 = shl nuw nsw i64 %699, 1
  %701 = mul nsw i64 %700, %560
  %702 = getelementptr inbounds double, ptr %647, i64 %701
  %703 = getelementptr inbounds double, ptr %565, i64 %699
  %704 = load double, ptr %703, align 8
  %705 = getelementptr inbounds double, ptr %567, i64 %699
  %706 = load double, ptr %705, align 8
  %707 = icmp slt i64 %698, %560
  br i1 %707, label %726, label %708

708:
  %709 = phi double [ %704, %697 ], [ %743, %726 ]
  %710 = phi double [ %706, %697 ], [ %746, %726 ]
  %711 = getelementptr inbounds double, ptr %702, i64 %700
  %712 = load double, ptr %711, align 8
  %713 = or i64 %700, 1
  %714 = getelementptr inbounds double, ptr %702, i64 %713
  %715 = load double, ptr %714, align 8
  %716 = fmul double %715, %715
  %717 = tail call double @llvm.fmuladd.f64(double %712, double %712, double %716)
  %718 = fmul double %710, %715
  %719 = tail call double @llvm.fmuladd.f64(double %709, double %712, double %718)
  %720 = fdiv double %719, %717
  store double %720, ptr %703, align 8
  %721 = fneg double %709
  %722 = fmul double %715, %721
  %723 = tail call double @llvm.fmuladd.f64(double %710, double %712, double %722)
  %724 = fdiv double %723, %717
  store double %724, ptr %705, align 8
  %725 = icmp sgt i64 %698, 1
  br i1 %725, label %697, label %749

726:
  %727 = phi i64 [ %747, %726 ], [ %698, %697 ]
  %728 = phi double [ %746, %726 ], [ %706, %697 ]
  %729 = phi double [ %743, %726 ], [ %704, %697 ]
  %730 = shl nsw i64 %727, 1
  %731 = getelementptr inbounds double, ptr %702, i64 %730
  %732 = load double, ptr %731, align 8
  %733 = getelementptr inbounds double, ptr %565, i64 %727
  %734 = load double, ptr %733, align 8
  %735 = or i64 %730, 1
  %736 = getelementptr inbounds double, ptr %702, i64 %735
  %737 = load double, ptr %736, align 8
  %738 = getelementptr inbounds double, ptr %567, i64 %727
  %739 = load double, ptr %738, align 8
  %740 = fneg double %737
  %741 = fmul double %739, %740
  %742 = tail call double @llvm.fmuladd.f64(double %732, double %734, double %741)
  %743 = fsub double %729, %742
  %744 = fmul double %734, %737
  %745 = tail call double @llvm.fmuladd.f64(double %732, double %739, double %744)
  %746 = fsub double %728, %745
  %747 = add nsw i64 %727, 1
  %748 = icmp eq i64 %747, %560
  br i1 %748, label %708, label %726

749:
  %750 = mul nsw i64 %560, 11
  %751 = getelementptr inbounds double, ptr %561, i64 %750
  %752 = mul nsw i64 %560, 12
  %753 = getelementptr inbounds double, ptr %561, i64 %752
  %754 = mul nsw i64 %560, 13
  %755 = getelementptr inbounds double, ptr %561, i64 %754
  br label %786

756:
  %757 = phi i64 [ %784, %756 ], [ 0, %557 ]
  %758 = getelementptr inbounds double, ptr %563, i64 %757
  %759 = load double, ptr %758, align 8
  %760 = getelementptr inbounds double, ptr %565, i64 %757
  %761 = load double, ptr %760, align 8
  %762 = getelementptr inbounds double, ptr %567, i64 %757
  %763 = load double, ptr %762, align 8
  %764 = fmul double %761, 0x3FD5B570C75819C1
  %765 = tail call double @llvm.fmuladd.f64(double %759, double 0x40114D64D09039E2, double %764)
  %766 = tail call double @llvm.fmuladd.f64(double %763, double 0x3FE1562F2BDEBF3D, double %765)
  %767 = getelementptr inbounds double, ptr %569, i64 %757
  %768 = load double, ptr %767, align 8
  %769 = tail call double @llvm.fmuladd.f64(double %508, double %768, double %766)
  store double %769, ptr %758, align 8
  %770 = fmul double %761, 0xBFD4F8C15DA84E86
  %771 = tail call double @llvm.fmuladd.f64(double %759, double 0xC010B70201A79C47, double %770)
  %772 = tail call double @llvm.fmuladd.f64(double %763, double 0x3FDE810014C55221, double %771)
  %773 = getelementptr inbounds double, ptr %571, i64 %757
  %774 = load double, ptr %773, align 8
  %775 = tail call double @llvm.fmuladd.f64(double %509, double %774, double %772)
  %776 = getelementptr inbounds double, ptr %573, i64 %757
  %777 = load double, ptr %776, align 8
  %778 = tail call double @llvm.fmuladd.f64(double %507, double %777, double %775)
  store double %778, ptr %760, align 8
  %779 = fmul double %761, 0x4004934E6FCAA598
  %780 = tail call double @llvm.fmuladd.f64(double %759, double 0xBFE017885A24A7F2, double %779)
  %781 = tail call double @llvm.fmuladd.f64(double %763, double 0xBFE312C0CF7BDFD1, double %780)
  %782 = tail call double @llvm.fmuladd.f64(double %509, double %777, double %781)
  %783 = tail call double @llvm.fmuladd.f64(double %510, double %774, double %782)
  store double %783, ptr %762, align 8
  %784 = add nuw nsw i64 %757, 1
  %785 = icmp eq i64 %784, %560
  br i1 %785, label %577, label %756

786:
  %787 = phi double [ 0.000000e+00, %749 ], [ %803, %786 ]
  %788 = phi i64 [ 0, %749 ], [ %823, %786 ]
  %789 = getelementptr inbounds double, ptr %563, i64 %788
  %790 = load double, ptr %789, align 8
  %791 = getelementptr inbounds double, ptr %575, i64 %788
  %792 = load double, ptr %791, align 8
  %793 = fdiv double %790, %792
  %794 = getelementptr inbounds double, ptr %565, i64 %788
  %795 = load double, ptr %794, align 8
  %796 = fdiv double %795, %792
  %797 = getelementptr inbounds double, ptr %567, i64 %788
  %798 = load double, ptr %797, align 8
  %799 = fdiv double %798, %792
  %800 = fmul double %796, %796
  %801 = tail call double @llvm.fmuladd.f64(double %793, double %793, double %800)
  %802 = tail call double @llvm.fmuladd.f64(double %799, double %799, double %801)
  %803 = fadd double %787, %802
  %804 = getelementptr inbounds double, ptr %569, i64 %788
  %805 = load double, ptr %804, align 8
  %806 = fadd double %790, %805
  store double %806, ptr %804, align 8
  %807 = getelementptr inbounds double, ptr %571, i64 %788
  %808 = load double, ptr %807, align 8
  %809 = fadd double %795, %808
  store double %809, ptr %807, align 8
  %810 = getelementptr inbounds double, ptr %573, i64 %788
  %811 = load double, ptr %810, align 8
  %812 = fadd double %798, %811
  store double %812, ptr %810, align 8
  %813 = fmul double %809, 0xBFC214A74C403BF7
  %814 = tail call double @llvm.fmuladd.f64(double %806, double 0x3FB75B01984E65F7, double %813)
  %815 = tail call double @llvm.fmuladd.f64(double %812, double 0xBF9EBFF91A6D688F, double %814)
  %816 = getelementptr inbounds double, ptr %751, i64 %788
  store double %815, ptr %816, align 8
  %817 = fmul double %809, 0x3FCA20E91E20B551
  %818 = tail call double @llvm.fmuladd.f64(double %806, double 0x3FCEF09CFBEAB86E, double %817)
  %819 = tail call double @llvm.fmuladd.f64(double %812, double 0x3FD8821FA2A36DED, double %818)
  %820 = getelementptr inbounds double, ptr %753, i64 %788
  store double %819, ptr %820, align 8
  %821 = tail call double @llvm.fmuladd.f64(double %806, double 0x3FEEE9DDE0D6255B, double %809)
  %822 = getelementptr inbounds double, ptr %755, i64 %788
  store double %821, ptr %822, align 8
  %823 = add nuw nsw i64 %788, 1
  %824 = icmp eq i64 %823, %560
  br i1 %824, label %825, label %786

825:
  %826 = phi double [ 0.000000e+00, %557 ], [ %803, %786 ]
  %827 = sitofp i64 %560 to double
  %828 = fmul double %827, 3.000000e+00
  %829 = fdiv double %826, %828
  %830 = tail call double @llvm.sqrt.f64(double %829)
  %831 = tail call double @llvm.fabs.f64(double %830)
  %832 = fcmp ueq double %831, 0x7FF0000000000000
  br i1 %832, label %895, label %833

833:
  %834 = icmp ugt i32 %516, 1
  br i1 %834, label %838, label %835

835:
  %836 = load double, ptr %142, align 8
  %837 = fmul double %830, %836
  br label %868

838:
  %839 = fdiv double %830, %514
  %840 = icmp eq i32 %516, 2
  br i1 %840, label %844, label %841

841:
  %842 = fmul double %515, %839
  %843 = tail call double @llvm.sqrt.f64(double %842)
  br label %844

844:
  %845 = phi double [ %843, %841 ], [ %839, %838 ]
  store double %845, ptr %141, align 8
  %846 = fcmp olt double %845, 0x3FEFAE147AE147AE
  br i1 %846, label %847, label %895

847:
  %848 = fsub double 1.000000e+00, %845
  %849 = fdiv double %845, %848
  store double %849, ptr %142, align 8
  %850 = sub nuw nsw i32 7, %516
  %851 = sitofp i32 %850 to double
  %852 = fmul double %830, %849
  %853 = fadd double %851, -1.000000e+00
  %854 = tail call double @llvm.pow.f64(double %845, double %853)
  %855 = fmul double %854, %852
  %856 = icmp ugt i32 %516, 6
  %857 = fcmp ult double %855, %426
  %858 = select i1 %856, i1 true, i1 %857
  br i1 %858, label %868, label %859

859:
  %860 = fdiv double %855, %426
  %861 = tail call double @llvm.minnum.f64(double %860, double 2.000000e+01)
  %862 = tail call double @llvm.maxnum.f64(double %861, double 1.000000e-04)
  %863 = fadd double %851, 4.000000e+00
  %864 = fadd double %863, -1.000000e+00
  %865 = fdiv double -1.000000e+00, %864
  %866 = tail call double @llvm.pow.f64(double %862, double %865)
  %867 = fmul double %866, 8.000000e-01
  br label %895

868:
  %869 = phi double [ %837, %835 ], [ %852, %847 ]
  %870 = phi double [ %515, %835 ], [ %839, %847 ]
  %871 = fcmp ugt double %869, %426
  br i1 %871, label %872, label %903

872:
  %873 = tail call double @llvm.maxnum.f64(double %830, double 0x3CB0000000000000)
  %874 = add nuw nsw i32 %516, 1
  %875 = icmp eq i32 %874, 8
  br i1 %875, label %895, label %511

876:
  store i64 3, ptr %143, align 8
  store double %536, ptr %144, align 8
  %877 = load ptr, ptr %4, align 8
  %878 = load ptr, ptr %6, align 8
  %879 = getelementptr inbounds %struct.ode_system, ptr %878, i64 0, i32 0
  %880 = load i64, ptr %879, align 8
  %881 = shl nsw i64 %880, 2
  %882 = getelementptr inbounds double, ptr %877, i64 %881
  %883 = bitcast ptr %882 to ptr
  %884 = bitcast ptr %539 to ptr
  %885 = shl i64 %880, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %883, ptr align 8 %884, i64 %885, i1 false)
  %886 = load ptr, ptr %4, align 8
  %887 = load ptr, ptr %6, align 8
  %888 = getelementptr inbounds %struct.ode_system, ptr %887, i64 0, i32 0
  %889 = load i64, ptr %888, align 8
  %890 = mul nsw i64 %889, 5
  %891 = getelementptr inbounds double, ptr %886, i64 %890
  %892 = bitcast ptr %891 to ptr
  %893 = bitcast ptr %518 to ptr
  %894 = shl i64 %889, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %892, ptr align 8 %893, i64 %894, i1 false)
  br label %895

895:
  %896 = phi double [ 1.250000e-01, %876 ], [ %867, %859 ], [ 5.000000e-01, %872 ], [ 5.000000e-01, %844 ], [ 5.000000e-01, %825 ]
  %897 = load i64, ptr %152, align 8
  %898 = add nsw i64 %897, 1
  store i64 %898, ptr %152, align 8
  store i64 1, ptr %145, align 8
  %899 = fmul double %175, %896
  store double %899, ptr %81, align 8
  %900 = icmp eq i32 %155, 0
  br i1 %900, label %901, label %1277

901:
  %902 = tail call i64 @evaluate_jacobian(ptr %0)
  br label %1277

903:
  %904 = load ptr, ptr %6, align 8
  %905 = getelementptr inbounds %struct.ode_system, ptr %904, i64 0, i32 0
  %906 = load i64, ptr %905, align 8
  %907 = load ptr, ptr %4, align 8
  %908 = mul nsw i64 %906, 11
  %909 = getelementptr inbounds double, ptr %907, i64 %908
  %910 = mul nsw i64 %906, 12
  %911 = getelementptr inbounds double, ptr %907, i64 %910
  %912 = mul nsw i64 %906, 13
  %913 = getelementptr inbounds double, ptr %907, i64 %912
  %914 = mul nsw i64 %906, 20
  %915 = getelementptr inbounds double, ptr %907, i64 %914
  %916 = mul nsw i64 %906, 14
  %917 = getelementptr inbounds double, ptr %907, i64 %916
  %918 = mul nsw i64 %906, 21
  %919 = getelementptr inbounds double, ptr %907, i64 %918
  %920 = mul nsw i64 %906, 10
  %921 = getelementptr inbounds double, ptr %907, i64 %920
  %922 = icmp sgt i64 %906, 0
  br i1 %922, label %926, label %923

923:
  %924 = sitofp i64 %906 to double
  %925 = icmp sgt i64 %906, 1
  br label %945

926:
  %927 = phi i64 [ %943, %926 ], [ 0, %903 ]
  %928 = getelementptr inbounds double, ptr %909, i64 %927
  %929 = load double, ptr %928, align 8
  %930 = getelementptr inbounds double, ptr %911, i64 %927
  %931 = load double, ptr %930, align 8
  %932 = fmul double %931, 0x3FF61D41B2D54580
  %933 = tail call double @llvm.fmuladd.f64(double %929, double 0xC02418FD8BAFFE05, double %932)
  %934 = getelementptr inbounds double, ptr %913, i64 %927
  %935 = load double, ptr %934, align 8
  %936 = tail call double @llvm.fmuladd.f64(double %935, double 0xBFD5555555555555, double %933)
  %937 = fdiv double %936, %175
  %938 = getelementptr inbounds double, ptr %917, i64 %927
  store double %937, ptr %938, align 8
  %939 = getelementptr inbounds double, ptr %921, i64 %927
  %940 = load double, ptr %939, align 8
  %941 = fadd double %940, %937
  %942 = getelementptr inbounds double, ptr %919, i64 %927
  store double %941, ptr %942, align 8
  %943 = add nuw nsw i64 %927, 1
  %944 = icmp eq i64 %943, %906
  br i1 %944, label %923, label %926

945:
  %946 = phi i64 [ %906, %923 ], [ %1092, %1088 ]
  %947 = phi ptr [ %904, %923 ], [ %1090, %1088 ]
  %948 = phi ptr [ %907, %923 ], [ %1089, %1088 ]
  %949 = phi i1 [ false, %923 ], [ true, %1088 ]
  %950 = mul nsw i64 %946, 25
  %951 = getelementptr inbounds double, ptr %948, i64 %950
  %952 = mul nsw i64 %946, %946
  %953 = getelementptr inbounds double, ptr %951, i64 %952
  %954 = load ptr, ptr %140, align 8
  br i1 %922, label %957, label %1013

955:
  br i1 %925, label %967, label %956

956:
  br label %987

957:
  %958 = phi i64 [ %965, %957 ], [ 0, %945 ]
  %959 = getelementptr inbounds i64, ptr %954, i64 %958
  %960 = load i64, ptr %959, align 8
  %961 = getelementptr inbounds double, ptr %919, i64 %960
  %962 = load double, ptr %961, align 8
  %963 = getelementptr inbounds double, ptr %919, i64 %958
  %964 = load double, ptr %963, align 8
  store double %964, ptr %961, align 8
  store double %962, ptr %963, align 8
  %965 = add nuw nsw i64 %958, 1
  %966 = icmp eq i64 %965, %906
  br i1 %966, label %955, label %957

967:
  %968 = phi i64 [ %973, %972 ], [ 1, %955 ]
  %969 = getelementptr inbounds double, ptr %919, i64 %968
  %970 = load double, ptr %969, align 8
  %971 = mul nsw i64 %968, %906
  br label %975

972:
  store double %984, ptr %969, align 8
  %973 = add nuw nsw i64 %968, 1
  %974 = icmp eq i64 %973, %906
  br i1 %974, label %956, label %967

975:
  %976 = phi i64 [ 0, %967 ], [ %985, %975 ]
  %977 = phi double [ %970, %967 ], [ %984, %975 ]
  %978 = add nsw i64 %976, %971
  %979 = getelementptr inbounds double, ptr %953, i64 %978
  %980 = load double, ptr %979, align 8
  %981 = getelementptr inbounds double, ptr %919, i64 %976
  %982 = load double, ptr %981, align 8
  %983 = fneg double %980
  %984 = tail call double @llvm.fmuladd.f64(double %983, double %982, double %977)
  %985 = add nuw nsw i64 %976, 1
  %986 = icmp eq i64 %985, %968
  br i1 %986, label %972, label %975

987:
  %988 = phi i64 [ %989, %994 ], [ %906, %956 ]
  %989 = add nsw i64 %988, -1
  %990 = getelementptr inbounds double, ptr %919, i64 %989
  %991 = load double, ptr %990, align 8
  %992 = icmp slt i64 %988, %906
  %993 = mul nsw i64 %989, %906
  br i1 %992, label %1001, label %994

994:
  %995 = phi double [ %991, %987 ], [ %1010, %1001 ]
  %996 = add nsw i64 %993, %989
  %997 = getelementptr inbounds double, ptr %953, i64 %996
  %998 = load double, ptr %997, align 8
  %999 = fdiv double %995, %998
  store double %999, ptr %990, align 8
  %1000 = icmp sgt i64 %988, 1
  br i1 %1000, label %987, label %1020

1001:
  %1002 = phi i64 [ %1011, %1001 ], [ %988, %987 ]
  %1003 = phi double [ %1010, %1001 ], [ %991, %987 ]
  %1004 = add nsw i64 %1002, %993
  %1005 = getelementptr inbounds double, ptr %953, i64 %1004
  %1006 = load double, ptr %1005, align 8
  %1007 = getelementptr inbounds double, ptr %919, i64 %1002
  %1008 = load double, ptr %1007, align 8
  %1009 = fneg double %1006
  %1010 = tail call double @llvm.fmuladd.f64(double %1009, double %1008, double %1003)
  %1011 = add nsw i64 %1002, 1
  %1012 = icmp eq i64 %1011, %906
  br i1 %1012, label %994, label %1001

1013:
  %1014 = phi double [ 0.000000e+00, %945 ], [ %1028, %1020 ]
  %1015 = fdiv double %1014, %924
  %1016 = tail call double @llvm.sqrt.f64(double %1015)
  %1017 = tail call double @llvm.maxnum.f64(double %1016, double 1.000000e-10)
  %1018 = fcmp olt double %1017, 1.000000e+00
  %1019 = or i1 %949, %1018
  br i1 %1019, label %1093, label %1031

1020:
  %1021 = phi i64 [ %1029, %1020 ], [ 0, %994 ]
  %1022 = phi double [ %1028, %1020 ], [ 0.000000e+00, %994 ]
  %1023 = getelementptr inbounds double, ptr %919, i64 %1021
  %1024 = load double, ptr %1023, align 8
  %1025 = getelementptr inbounds double, ptr %915, i64 %1021
  %1026 = load double, ptr %1025, align 8
  %1027 = fdiv double %1024, %1026
  %1028 = tail call double @llvm.fmuladd.f64(double %1027, double %1027, double %1022)
  %1029 = add nuw nsw i64 %1021, 1
  %1030 = icmp eq i64 %1029, %906
  br i1 %1030, label %1013, label %1020

1031:
  %1032 = load double, ptr %72, align 8
  %1033 = fcmp oeq double %1032, 0.000000e+00
  br i1 %1033, label %1037, label %1034

1034:
  %1035 = load i64, ptr %145, align 8
  %1036 = icmp eq i64 %1035, 0
  br i1 %1036, label %1097, label %1037

1037:
  %1038 = mul nsw i64 %946, 3
  %1039 = getelementptr inbounds double, ptr %948, i64 %1038
  br i1 %922, label %1069, label %1040

1040:
  %1041 = load double, ptr %2, align 8
  %1042 = load i64, ptr %12, align 8
  %1043 = add nsw i64 %1042, 1
  store i64 %1043, ptr %12, align 8
  %1044 = getelementptr inbounds %struct.ode_system, ptr %947, i64 0, i32 3
  %1045 = load ptr, ptr %1044, align 8
  %1046 = getelementptr inbounds %struct.ode_system, ptr %947, i64 0, i32 2
  %1047 = load ptr, ptr %1046, align 8
  %1048 = tail call i64 %1045(ptr %1047, double %1041, ptr %1039, ptr %919)
  switch i64 %1048, label %1282 [
    i64 3, label %1049
    i64 0, label %1068
  ]

1049:
  store i64 3, ptr %143, align 8
  store double %1041, ptr %144, align 8
  %1050 = load ptr, ptr %4, align 8
  %1051 = load ptr, ptr %6, align 8
  %1052 = getelementptr inbounds %struct.ode_system, ptr %1051, i64 0, i32 0
  %1053 = load i64, ptr %1052, align 8
  %1054 = shl nsw i64 %1053, 2
  %1055 = getelementptr inbounds double, ptr %1050, i64 %1054
  %1056 = bitcast ptr %1055 to ptr
  %1057 = bitcast ptr %919 to ptr
  %1058 = shl i64 %1053, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1056, ptr align 8 %1057, i64 %1058, i1 false)
  %1059 = load ptr, ptr %4, align 8
  %1060 = load ptr, ptr %6, align 8
  %1061 = getelementptr inbounds %struct.ode_system, ptr %1060, i64 0, i32 0
  %1062 = load i64, ptr %1061, align 8
  %1063 = mul nsw i64 %1062, 5
  %1064 = getelementptr inbounds double, ptr %1059, i64 %1063
  %1065 = bitcast ptr %1064 to ptr
  %1066 = bitcast ptr %1039 to ptr
  %1067 = shl i64 %1062, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1065, ptr align 8 %1066, i64 %1067, i1 false)
  br label %1093

1068:
  br i1 %922, label %1079, label %1088

1069:
  %1070 = phi i64 [ %1077, %1069 ], [ 0, %1037 ]
  %1071 = getelementptr inbounds double, ptr %907, i64 %1070
  %1072 = load double, ptr %1071, align 8
  %1073 = getelementptr inbounds double, ptr %919, i64 %1070
  %1074 = load double, ptr %1073, align 8
  %1075 = fadd double %1072, %1074
  %1076 = getelementptr inbounds double, ptr %1039, i64 %1070
  store double %1075, ptr %1076, align 8
  %1077 = add nuw nsw i64 %1070, 1
  %1078 = icmp eq i64 %1077, %906
  br i1 %1078, label %1040, label %1069

1079:
  %1080 = phi i64 [ %1086, %1079 ], [ 0, %1068 ]
  %1081 = getelementptr inbounds double, ptr %917, i64 %1080
  %1082 = load double, ptr %1081, align 8
  %1083 = getelementptr inbounds double, ptr %919, i64 %1080
  %1084 = load double, ptr %1083, align 8
  %1085 = fadd double %1082, %1084
  store double %1085, ptr %1083, align 8
  %1086 = add nuw nsw i64 %1080, 1
  %1087 = icmp eq i64 %1086, %906
  br i1 %1087, label %1088, label %1079

1088:
  %1089 = load ptr, ptr %4, align 8
  %1090 = load ptr, ptr %6, align 8
  %1091 = getelementptr inbounds %struct.ode_system, ptr %1090, i64 0, i32 0
  %1092 = load i64, ptr %1091, align 8
  br label %945

1093:
  %1094 = phi i1 [ false, %1049 ], [ %1018, %1013 ]
  %1095 = phi i64 [ 3, %1049 ], [ 0, %1013 ]
  %1096 = load i64, ptr %145, align 8
  br label %1097

1097:
  %1098 = phi i64 [ %1096, %1093 ], [ 0, %1034 ]
  %1099 = phi i1 [ %1094, %1093 ], [ false, %1034 ]
  %1100 = phi i64 [ %1095, %1093 ], [ 0, %1034 ]
  %1101 = add nuw nsw i32 %516, 14
  %1102 = sitofp i32 %1101 to double
  %1103 = fdiv double 1.350000e+01, %1102
  %1104 = tail call double @llvm.minnum.f64(double %1103, double 9.000000e-01)
  %1105 = icmp eq i64 %1100, 0
  %1106 = select i1 %1105, i1 %1099, i1 false
  br i1 %1106, label %1107, label %1253

1107:
  br i1 %173, label %1108, label %1110

1108:
  %1109 = load double, ptr %137, align 8
  br label %1112

1110:
  %1111 = fadd double %156, %175
  br label %1112

1112:
  %1113 = phi double [ %1109, %1108 ], [ %1111, %1110 ]
  %1114 = load ptr, ptr %4, align 8
  %1115 = load ptr, ptr %6, align 8
  %1116 = getelementptr inbounds %struct.ode_system, ptr %1115, i64 0, i32 0
  %1117 = load i64, ptr %1116, align 8
  %1118 = mul nsw i64 %1117, 13
  %1119 = getelementptr inbounds double, ptr %1114, i64 %1118
  %1120 = shl nsw i64 %1117, 1
  %1121 = getelementptr inbounds double, ptr %1114, i64 %1120
  %1122 = icmp sgt i64 %1117, 0
  br i1 %1122, label %1123, label %1133

1123:
  %1124 = phi i64 [ %1131, %1123 ], [ 0, %1112 ]
  %1125 = getelementptr inbounds double, ptr %1114, i64 %1124
  %1126 = load double, ptr %1125, align 8
  %1127 = getelementptr inbounds double, ptr %1119, i64 %1124
  %1128 = load double, ptr %1127, align 8
  %1129 = fadd double %1126, %1128
  %1130 = getelementptr inbounds double, ptr %1121, i64 %1124
  store double %1129, ptr %1130, align 8
  %1131 = add nuw nsw i64 %1124, 1
  %1132 = icmp eq i64 %1131, %1117
  br i1 %1132, label %1133, label %1123

1133:
  %1134 = tail call i64 @ode_keep_new(ptr %0, double %1113)
  switch i64 %1134, label %1251 [
    i64 7, label %1135
    i64 0, label %1135
    i64 11, label %1250
    i64 8, label %1250
  ]

1135:
  %1136 = load ptr, ptr %6, align 8
  %1137 = getelementptr inbounds %struct.ode_system, ptr %1136, i64 0, i32 0
  %1138 = load i64, ptr %1137, align 8
  %1139 = load ptr, ptr %4, align 8
  %1140 = mul nsw i64 %1138, 11
  %1141 = getelementptr inbounds double, ptr %1139, i64 %1140
  %1142 = mul nsw i64 %1138, 12
  %1143 = getelementptr inbounds double, ptr %1139, i64 %1142
  %1144 = mul nsw i64 %1138, 13
  %1145 = getelementptr inbounds double, ptr %1139, i64 %1144
  %1146 = getelementptr inbounds double, ptr %1139, i64 %1138
  %1147 = bitcast ptr %1146 to ptr
  %1148 = bitcast ptr %1139 to ptr
  %1149 = shl i64 %1138, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1147, ptr align 8 %1148, i64 %1149, i1 false)
  %1150 = load ptr, ptr %4, align 8
  %1151 = bitcast ptr %1150 to ptr
  %1152 = load ptr, ptr %6, align 8
  %1153 = getelementptr inbounds %struct.ode_system, ptr %1152, i64 0, i32 0
  %1154 = load i64, ptr %1153, align 8
  %1155 = mul nsw i64 %1154, 6
  %1156 = getelementptr inbounds double, ptr %1150, i64 %1155
  %1157 = bitcast ptr %1156 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1151, ptr align 8 %1157, i64 %1149, i1 false)
  %1158 = icmp sgt i64 %1138, 0
  br i1 %1158, label %1159, label %1193

1159:
  %1160 = load ptr, ptr %4, align 8
  %1161 = load ptr, ptr %6, align 8
  %1162 = getelementptr inbounds %struct.ode_system, ptr %1161, i64 0, i32 0
  %1163 = load i64, ptr %1162, align 8
  %1164 = mul nsw i64 %1163, 22
  %1165 = getelementptr inbounds double, ptr %1160, i64 %1164
  %1166 = mul nsw i64 %1163, 23
  %1167 = getelementptr inbounds double, ptr %1160, i64 %1166
  %1168 = mul nsw i64 %1163, 24
  %1169 = getelementptr inbounds double, ptr %1160, i64 %1168
  br label %1170

1170:
  %1171 = phi i64 [ 0, %1159 ], [ %1191, %1170 ]
  %1172 = getelementptr inbounds double, ptr %1143, i64 %1171
  %1173 = load double, ptr %1172, align 8
  %1174 = getelementptr inbounds double, ptr %1145, i64 %1171
  %1175 = load double, ptr %1174, align 8
  %1176 = fsub double %1173, %1175
  %1177 = fdiv double %1176, 0xBFD6B927EFF8B242
  %1178 = getelementptr inbounds double, ptr %1141, i64 %1171
  %1179 = load double, ptr %1178, align 8
  %1180 = fsub double %1179, %1173
  %1181 = fdiv double %1180, 0xBFDF5A7CECDB684A
  %1182 = fdiv double %1179, 0x3FC3D8B64657CAEA
  %1183 = fsub double %1181, %1182
  %1184 = fdiv double %1183, 0x3FE4A36C0803A6DF
  %1185 = getelementptr inbounds double, ptr %1165, i64 %1171
  store double %1177, ptr %1185, align 8
  %1186 = fsub double %1181, %1177
  %1187 = fdiv double %1186, 0xBFEB09D26E6A0D46
  %1188 = getelementptr inbounds double, ptr %1167, i64 %1171
  store double %1187, ptr %1188, align 8
  %1189 = fsub double %1187, %1184
  %1190 = getelementptr inbounds double, ptr %1169, i64 %1171
  store double %1189, ptr %1190, align 8
  %1191 = add nuw nsw i64 %1171, 1
  %1192 = icmp eq i64 %1191, %1138
  br i1 %1192, label %1193, label %1170

1193:
  %1194 = load double, ptr %2, align 8
  store double %1194, ptr %146, align 8
  store double %1113, ptr %2, align 8
  store double %175, ptr %72, align 8
  %1195 = load i64, ptr %147, align 8
  %1196 = add nsw i64 %1195, 1
  store i64 %1196, ptr %147, align 8
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %149, i8 0, i64 24, i1 false)
  %1197 = tail call double @llvm.pow.f64(double %1017, double 2.500000e-01)
  %1198 = fdiv double %1197, %1104
  %1199 = tail call double @llvm.minnum.f64(double %1198, double 8.000000e+00)
  %1200 = tail call double @llvm.maxnum.f64(double %1199, double 2.000000e-01)
  %1201 = load double, ptr %150, align 8
  %1202 = fcmp une double %1201, 0.000000e+00
  br i1 %1202, label %1203, label %1215

1203:
  %1204 = fdiv double %1201, %175
  %1205 = fmul double %1017, %1017
  %1206 = load double, ptr %151, align 8
  %1207 = fdiv double %1205, %1206
  %1208 = tail call double @llvm.pow.f64(double %1207, double 2.500000e-01)
  %1209 = fmul double %1204, %1208
  %1210 = fdiv double %1209, 9.000000e-01
  %1211 = tail call double @llvm.fabs.f64(double %1210)
  %1212 = tail call double @llvm.minnum.f64(double %1211, double 8.000000e+00)
  %1213 = tail call double @llvm.maxnum.f64(double %1212, double 2.000000e-01)
  %1214 = tail call double @llvm.maxnum.f64(double %1200, double %1213)
  br label %1215

1215:
  %1216 = phi double [ %1214, %1203 ], [ %1200, %1193 ]
  store double %175, ptr %150, align 8
  %1217 = tail call double @llvm.maxnum.f64(double %1016, double 1.000000e-02)
  store double %1217, ptr %151, align 8
  %1218 = fdiv double %175, %1216
  %1219 = icmp eq i64 %1098, 0
  br i1 %1219, label %1225, label %1220

1220:
  %1221 = tail call double @llvm.fabs.f64(double %1218)
  %1222 = tail call double @llvm.fabs.f64(double %175)
  %1223 = fcmp ogt double %1221, %1222
  br i1 %1223, label %1224, label %1225

1224:
  br label %1225

1225:
  %1226 = phi double [ %175, %1224 ], [ %1218, %1220 ], [ %1218, %1215 ]
  %1227 = fdiv double %1226, %175
  %1228 = load double, ptr %141, align 8
  %1229 = fcmp ole double %1228, 1.000000e-03
  %1230 = zext i1 %1229 to i64
  store i64 %1230, ptr %129, align 8
  %1231 = fcmp oge double %1227, 1.000000e+00
  %1232 = select i1 %1229, i1 %1231, i1 false
  %1233 = fcmp ole double %1227, 1.200000e+00
  %1234 = select i1 %1232, i1 %1233, i1 false
  %1235 = select i1 %1234, double %175, double %1226
  br i1 %173, label %1236, label %1242

1236:
  %1237 = tail call double @llvm.fabs.f64(double %1235)
  %1238 = load double, ptr %81, align 8
  %1239 = tail call double @llvm.fabs.f64(double %1238)
  %1240 = tail call double @llvm.maxnum.f64(double %1237, double %1239)
  %1241 = tail call double @llvm.copysign.f64(double %1240, double %175)
  br label %1242

1242:
  %1243 = phi double [ %1241, %1236 ], [ %1235, %1225 ]
  %1244 = tail call double @llvm.fabs.f64(double %1243)
  %1245 = load ptr, ptr %42, align 8
  %1246 = getelementptr inbounds %struct.ode_options, ptr %1245, i64 0, i32 3
  %1247 = load double, ptr %1246, align 8
  %1248 = tail call double @llvm.minnum.f64(double %1244, double %1247)
  %1249 = tail call double @llvm.copysign.f64(double %1248, double %175)
  store double %1249, ptr %81, align 8
  switch i64 %1134, label %1251 [
    i64 11, label %1250
    i64 8, label %1250
  ]

1250:
  store i64 %1134, ptr %143, align 8
  br label %1251

1251:
  %1252 = phi i64 [ %154, %1250 ], [ %1134, %1242 ], [ %1134, %1133 ]
  switch i64 %1134, label %1282 [
    i64 11, label %1253
    i64 8, label %1253
  ]

1253:
  %1254 = phi i64 [ %1134, %1251 ], [ %1134, %1251 ], [ %1100, %1097 ]
  %1255 = phi i64 [ %1252, %1251 ], [ %1252, %1251 ], [ %154, %1097 ]
  %1256 = tail call double @llvm.pow.f64(double %1017, double 2.500000e-01)
  %1257 = fdiv double %1256, %1104
  %1258 = tail call double @llvm.minnum.f64(double %1257, double 8.000000e+00)
  %1259 = tail call double @llvm.maxnum.f64(double %1258, double 2.000000e-01)
  %1260 = load i64, ptr %152, align 8
  %1261 = add nsw i64 %1260, 1
  store i64 %1261, ptr %152, align 8
  store i64 1, ptr %145, align 8
  %1262 = icmp eq i64 %1254, 0
  br i1 %1262, label %1265, label %1263

1263:
  %1264 = fmul double %175, 1.250000e-01
  br label %1272

1265:
  %1266 = load double, ptr %72, align 8
  %1267 = fcmp oeq double %1266, 0.000000e+00
  br i1 %1267, label %1268, label %1270

1268:
  %1269 = fmul double %175, 1.000000e-01
  br label %1272

1270:
  %1271 = fdiv double %175, %1259
  br label %1272

1272:
  %1273 = phi double [ %1264, %1263 ], [ %1269, %1268 ], [ %1271, %1270 ]
  store double %1273, ptr %81, align 8
  %1274 = icmp eq i32 %155, 0
  br i1 %1274, label %1275, label %1277

1275:
  %1276 = tail call i64 @evaluate_jacobian(ptr %0)
  br label %1277

1277:
  %1278 = phi i64 [ 0, %413 ], [ %902, %901 ], [ 0, %895 ], [ %1276, %1275 ], [ 0, %1272 ]
  %1279 = phi i32 [ %155, %413 ], [ 1, %901 ], [ %155, %895 ], [ 1, %1275 ], [ 1, %1272 ]
  %1280 = phi i64 [ %154, %413 ], [ %154, %901 ], [ %154, %895 ], [ %1255, %1275 ], [ %1255, %1272 ]
  %1281 = icmp eq i64 %1278, 0
  br i1 %1281, label %153, label %1282

1282:
  %1283 = phi i64 [ 3, %20 ], [ %168, %165 ], [ %19, %1 ], [ %133, %132 ], [ %546, %532 ], [ %1048, %1040 ], [ %1278, %1277 ], [ %1252, %1251 ]
  ret i64 %1283
}

define internal void @interpolate(ptr  %0, double %1, ptr  %2) {
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %9 = load double, ptr %8, align 8
  %10 = fsub double %1, %9
  %11 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  %12 = load double, ptr %11, align 8
  %13 = fdiv double %10, %12
  %14 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = mul nsw i64 %7, 22
  %17 = getelementptr inbounds double, ptr %15, i64 %16
  %18 = mul nsw i64 %7, 23
  %19 = getelementptr inbounds double, ptr %15, i64 %18
  %20 = mul nsw i64 %7, 24
  %21 = getelementptr inbounds double, ptr %15, i64 %20
  %22 = shl nsw i64 %7, 1
  %23 = getelementptr inbounds double, ptr %15, i64 %22
  %24 = icmp sgt i64 %7, 0
  br i1 %24, label %25, label %28

25:
  %26 = fadd double %13, 0x3FD6B927EFF8B242
  %27 = fadd double %13, 0x3FEB09D26E6A0D46
  br label %29

28:
  ret void

29:
  %30 = phi i64 [ 0, %25 ], [ %43, %29 ]
  %31 = getelementptr inbounds double, ptr %23, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds double, ptr %17, i64 %30
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds double, ptr %19, i64 %30
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds double, ptr %21, i64 %30
  %38 = load double, ptr %37, align 8
  %39 = tail call double @llvm.fmuladd.f64(double %27, double %38, double %36)
  %40 = tail call double @llvm.fmuladd.f64(double %26, double %39, double %34)
  %41 = tail call double @llvm.fmuladd.f64(double %13, double %40, double %32)
  %42 = getelementptr inbounds double, ptr %2, i64 %30
  store double %41, ptr %42, align 8
  %43 = add nuw nsw i64 %30, 1
  %44 = icmp eq i64 %43, %7
  br i1 %44, label %28, label %29
}

define internal i64 @evaluate_jacobian(ptr %0) {
  %2 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.ode_system, ptr %3, i64 0, i32 0
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %7 = load ptr, ptr %6, align 8
  %8 = mul nsw i64 %5, 25
  %9 = getelementptr inbounds double, ptr %7, i64 %8
  %10 = mul nsw i64 %5, 14
  %11 = getelementptr inbounds double, ptr %7, i64 %10
  %12 = mul nsw i64 %5, 15
  %13 = getelementptr inbounds double, ptr %7, i64 %12
  %14 = mul nsw i64 %5, 10
  %15 = getelementptr inbounds double, ptr %7, i64 %14
  %16 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 3
  %17 = load i64, ptr %16, align 8
  %18 = add nsw i64 %17, 1
  store i64 %18, ptr %16, align 8
  %19 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 12
  store double 0.000000e+00, ptr %19, align 8
  %20 = getelementptr inbounds %struct.ode_system, ptr %3, i64 0, i32 4
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %37, label %23

23:
  %24 = getelementptr inbounds %struct.ode_system, ptr %3, i64 0, i32 2
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %27 = load double, ptr %26, align 8
  %28 = tail call i64 %21(ptr %25, double %27, ptr %7, ptr %9)
  %29 = icmp eq i64 %28, 3
  br i1 %29, label %30, label %33

30:
  %31 = load double, ptr %26, align 8
  %32 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %31, ptr %32, align 8
  br label %112

33:
  %34 = icmp eq i64 %28, 0
  %35 = zext i1 %34 to i64
  %36 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 34
  store i64 %35, ptr %36, align 8
  br label %112

37:
  %38 = bitcast ptr %11 to ptr
  %39 = bitcast ptr %7 to ptr
  %40 = shl i64 %5, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %38, ptr align 8 %39, i64 %40, i1 false)
  %41 = icmp sgt i64 %5, 0
  br i1 %41, label %42, label %110

42:
  %43 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %44 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  br label %45

45:
  %46 = phi i1 [ true, %42 ], [ %105, %102 ]
  %47 = phi i64 [ 0, %42 ], [ %104, %102 ]
  %48 = getelementptr inbounds double, ptr %7, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = tail call double @llvm.fabs.f64(double %49)
  %51 = tail call double @llvm.maxnum.f64(double %50, double 1.000000e-05)
  %52 = fmul double %51, 0x3CB0000000000000
  %53 = tail call double @llvm.sqrt.f64(double %52)
  %54 = fadd double %49, %53
  %55 = getelementptr inbounds double, ptr %11, i64 %47
  store double %54, ptr %55, align 8
  %56 = load double, ptr %43, align 8
  %57 = load i64, ptr %44, align 8
  %58 = add nsw i64 %57, 1
  store i64 %58, ptr %44, align 8
  %59 = load ptr, ptr %2, align 8
  %60 = getelementptr inbounds %struct.ode_system, ptr %59, i64 0, i32 3
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds %struct.ode_system, ptr %59, i64 0, i32 2
  %63 = load ptr, ptr %62, align 8
  %64 = tail call i64 %61(ptr %63, double %56, ptr %11, ptr %13)
  switch i64 %64, label %112 [
    i64 3, label %65
    i64 0, label %87
  ]

65:
  %66 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  store i64 3, ptr %66, align 8
  %67 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %56, ptr %67, align 8
  %68 = load ptr, ptr %6, align 8
  %69 = load ptr, ptr %2, align 8
  %70 = getelementptr inbounds %struct.ode_system, ptr %69, i64 0, i32 0
  %71 = load i64, ptr %70, align 8
  %72 = shl nsw i64 %71, 2
  %73 = getelementptr inbounds double, ptr %68, i64 %72
  %74 = bitcast ptr %73 to ptr
  %75 = bitcast ptr %13 to ptr
  %76 = shl i64 %71, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %74, ptr align 8 %75, i64 %76, i1 false)
  %77 = load ptr, ptr %6, align 8
  %78 = load ptr, ptr %2, align 8
  %79 = getelementptr inbounds %struct.ode_system, ptr %78, i64 0, i32 0
  %80 = load i64, ptr %79, align 8
  %81 = mul nsw i64 %80, 5
  %82 = getelementptr inbounds double, ptr %77, i64 %81
  %83 = bitcast ptr %82 to ptr
  %84 = shl i64 %80, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %83, ptr align 8 %38, i64 %84, i1 false)
  br label %112

85:
  %86 = fcmp une double %99, 0.000000e+00
  br i1 %86, label %107, label %102

87:
  %88 = phi i64 [ %100, %87 ], [ %64, %45 ]
  %89 = phi double [ %99, %87 ], [ 0.000000e+00, %45 ]
  %90 = getelementptr inbounds double, ptr %13, i64 %88
  %91 = load double, ptr %90, align 8
  %92 = getelementptr inbounds double, ptr %15, i64 %88
  %93 = load double, ptr %92, align 8
  %94 = fsub double %91, %93
  %95 = fdiv double %94, %53
  %96 = mul nsw i64 %88, %5
  %97 = add nsw i64 %96, %47
  %98 = getelementptr inbounds double, ptr %9, i64 %97
  store double %95, ptr %98, align 8
  %99 = tail call double @llvm.fmuladd.f64(double %95, double 0.000000e+00, double %89)
  %100 = add nuw nsw i64 %88, 1
  %101 = icmp eq i64 %100, %5
  br i1 %101, label %85, label %87

102:
  %103 = load double, ptr %48, align 8
  store double %103, ptr %55, align 8
  %104 = add nuw nsw i64 %47, 1
  %105 = icmp slt i64 %104, %5
  %106 = icmp eq i64 %104, %5
  br i1 %106, label %110, label %45

107:
  %108 = load double, ptr %43, align 8
  %109 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %108, ptr %109, align 8
  br i1 %46, label %112, label %110

110:
  %111 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 34
  store i64 1, ptr %111, align 8
  br label %112

112:
  %113 = phi i64 [ 0, %110 ], [ 5, %107 ], [ 5, %30 ], [ %28, %33 ], [ 3, %65 ], [ %64, %45 ]
  ret i64 %113
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.minnum.f64(double, double)

declare double @llvm.pow.f64(double, double)

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.sqrt.f64(double)

declare double @llvm.copysign.f64(double, double)

declare i64 @ode_keep_new(ptr, double)

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)
