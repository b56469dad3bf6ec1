; radau5: made by tools/make_loops_text.py from radau5
; sources ac6f21966fa578691bd2108db4dcec4e8a29528ea99fda2e22f60bb0bf1abfb9
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
  %10 = mul nsw i64 %9, 9
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
  switch i64 %19, label %1253 [
    i64 3, label %20
    i64 0, label %32
  ]

20:
  %21 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  store i64 1, ptr %21, align 8
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
  br label %1253

32:
  %33 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds %struct.ode_options, ptr %34, i64 0, i32 1
  %36 = load double, ptr %35, align 8
  %37 = tail call double @llvm.pow.f64(double %36, double 0x3FE5555555555555)
  %38 = fmul double %37, 1.000000e-01
  %39 = fdiv double %38, %36
  %40 = load ptr, ptr %4, align 8
  %41 = load ptr, ptr %6, align 8
  %42 = getelementptr inbounds %struct.ode_system, ptr %41, i64 0, i32 0
  %43 = load i64, ptr %42, align 8
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %62

45:
  %46 = getelementptr inbounds %struct.ode_options, ptr %34, i64 0, i32 2
  %47 = load ptr, ptr %46, align 8
  %48 = mul nsw i64 %43, 19
  %49 = getelementptr inbounds double, ptr %40, i64 %48
  br label %50

50:
  %51 = phi i64 [ 0, %45 ], [ %60, %50 ]
  %52 = getelementptr inbounds double, ptr %47, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = getelementptr inbounds double, ptr %40, i64 %51
  %55 = load double, ptr %54, align 8
  %56 = tail call double @llvm.fabs.f64(double %55)
  %57 = fmul double %38, %56
  %58 = tail call double @llvm.fmuladd.f64(double %39, double %53, double %57)
  %59 = getelementptr inbounds double, ptr %49, i64 %51
  store double %58, ptr %59, align 8
  %60 = add nuw nsw i64 %51, 1
  %61 = icmp eq i64 %60, %43
  br i1 %61, label %62, label %50

62:
  %63 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  %64 = load double, ptr %63, align 8
  %65 = fcmp oeq double %64, 0.000000e+00
  br i1 %65, label %66, label %71

66:
  %67 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 14
  store double 1.000000e+00, ptr %67, align 8
  %68 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 15
  store double 0.000000e+00, ptr %68, align 8
  %69 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 34
  store i64 0, ptr %69, align 8
  %70 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 12
  store double 0.000000e+00, ptr %70, align 8
  br label %71

71:
  %72 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 7
  %73 = load double, ptr %72, align 8
  %74 = fcmp oeq double %73, 0.000000e+00
  br i1 %74, label %75, label %118

75:
  %76 = mul nsw i64 %43, 9
  %77 = getelementptr inbounds double, ptr %40, i64 %76
  %78 = mul nsw i64 %43, 19
  %79 = getelementptr inbounds double, ptr %40, i64 %78
  %80 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 9
  %81 = load double, ptr %80, align 8
  %82 = load double, ptr %2, align 8
  %83 = fsub double %81, %82
  br i1 %44, label %92, label %84

84:
  %85 = phi double [ 0.000000e+00, %75 ], [ %100, %92 ]
  %86 = icmp sgt i64 %43, 1
  %87 = select i1 %86, i64 %43, i64 1
  %88 = sitofp i64 %87 to double
  %89 = fdiv double %85, %88
  %90 = tail call double @llvm.sqrt.f64(double %89)
  %91 = fcmp ogt double %90, 0.000000e+00
  br i1 %91, label %103, label %106

92:
  %93 = phi double [ %100, %92 ], [ 0.000000e+00, %75 ]
  %94 = phi i64 [ %101, %92 ], [ 0, %75 ]
  %95 = getelementptr inbounds double, ptr %77, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds double, ptr %79, i64 %94
  %98 = load double, ptr %97, align 8
  %99 = fdiv double %96, %98
  %100 = tail call double @llvm.fmuladd.f64(double %99, double %99, double %93)
  %101 = add nuw nsw i64 %94, 1
  %102 = icmp eq i64 %101, %43
  br i1 %102, label %84, label %92

103:
  %104 = fdiv double 1.000000e-01, %90
  %105 = tail call double @llvm.fabs.f64(double %83)
  br label %109

106:
  %107 = tail call double @llvm.fabs.f64(double %83)
  %108 = fmul double %107, 1.000000e-03
  br label %109

109:
  %110 = phi double [ %107, %106 ], [ %105, %103 ]
  %111 = phi double [ %108, %106 ], [ %104, %103 ]
  %112 = tail call double @llvm.maxnum.f64(double %111, double 0x3EB0C6F7A0B5ED8D)
  %113 = tail call double @llvm.minnum.f64(double %112, double %110)
  %114 = getelementptr inbounds %struct.ode_options, ptr %34, i64 0, i32 3
  %115 = load double, ptr %114, align 8
  %116 = tail call double @llvm.minnum.f64(double %113, double %115)
  %117 = tail call double @llvm.copysign.f64(double %116, double %83)
  store double %117, ptr %72, align 8
  br label %118

118:
  %119 = zext i1 %65 to i32
  %120 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 34
  %121 = load i64, ptr %120, align 8
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %123, label %126

123:
  %124 = tail call i64 @evaluate_jacobian(ptr %0)
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %126, label %1253

126:
  %127 = phi i32 [ 1, %123 ], [ %119, %118 ]
  %128 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 9
  %129 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 12
  %130 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 4
  %131 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 3
  %132 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 13
  %133 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 14
  %134 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  %135 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  %136 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 28
  %137 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  %138 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %139 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 27
  %140 = bitcast ptr %139 to ptr
  %141 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 15
  %142 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 11
  %143 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 1
  br label %144

144:
  %145 = phi i32 [ %127, %126 ], [ %1251, %1249 ]
  %146 = load double, ptr %2, align 8
  %147 = load double, ptr %72, align 8
  %148 = tail call double @llvm.fabs.f64(double %147)
  %149 = tail call double @llvm.fabs.f64(double %146)
  %150 = load double, ptr %128, align 8
  %151 = tail call double @llvm.fabs.f64(double %150)
  %152 = tail call double @llvm.maxnum.f64(double %149, double %151)
  %153 = fmul double %152, 0x3CE4000000000000
  %154 = fcmp ugt double %148, %153
  br i1 %154, label %161, label %155

155:
  %156 = load i64, ptr %134, align 8
  %157 = icmp eq i64 %156, 1
  %158 = icmp eq i64 %156, 2
  %159 = select i1 %158, i64 8, i64 4
  %160 = select i1 %157, i64 3, i64 %159
  br label %1253

161:
  %162 = tail call double @llvm.fmuladd.f64(double %147, double 1.000100e+00, double %146)
  %163 = fsub double %162, %150
  %164 = fmul double %147, %163
  %165 = fcmp oge double %164, 0.000000e+00
  %166 = fsub double %150, %146
  %167 = select i1 %165, double %166, double %147
  %168 = load double, ptr %129, align 8
  %169 = fcmp une double %168, %167
  br i1 %169, label %170, label %409

170:
  %171 = load ptr, ptr %6, align 8
  %172 = getelementptr inbounds %struct.ode_system, ptr %171, i64 0, i32 0
  %173 = load i64, ptr %172, align 8
  %174 = load ptr, ptr %4, align 8
  %175 = mul nsw i64 %173, 24
  %176 = getelementptr inbounds double, ptr %174, i64 %175
  %177 = mul i64 %173, %173
  %178 = getelementptr inbounds double, ptr %176, i64 %177
  %179 = shl i64 %173, 1
  %180 = mul nsw i64 %179, %173
  %181 = getelementptr inbounds double, ptr %176, i64 %180
  %182 = icmp eq i64 %177, 0
  br i1 %182, label %183, label %192

183:
  %184 = icmp sgt i64 %173, 0
  br i1 %184, label %188, label %185

185:
  %186 = load i64, ptr %130, align 8
  %187 = add nsw i64 %186, 1
  store i64 %187, ptr %130, align 8
  store double %167, ptr %129, align 8
  br label %409

188:
  %189 = fdiv double 0x400D1A48D83E731D, %167
  %190 = fdiv double 0x400572DB93E0C671, %167
  %191 = fdiv double 0x40086747F2C3FCB6, %167
  br label %284

192:
  %193 = phi i64 [ %202, %192 ], [ 0, %170 ]
  %194 = getelementptr inbounds double, ptr %176, i64 %193
  %195 = load double, ptr %194, align 8
  %196 = fneg double %195
  %197 = getelementptr inbounds double, ptr %178, i64 %193
  store double %196, ptr %197, align 8
  %198 = shl nuw nsw i64 %193, 1
  %199 = getelementptr inbounds double, ptr %181, i64 %198
  store double %196, ptr %199, align 8
  %200 = or i64 %198, 1
  %201 = getelementptr inbounds double, ptr %181, i64 %200
  store double 0.000000e+00, ptr %201, align 8
  %202 = add nuw nsw i64 %193, 1
  %203 = icmp eq i64 %202, %177
  br i1 %203, label %183, label %192

204:
  %205 = load i64, ptr %130, align 8
  %206 = add nsw i64 %205, 1
  store i64 %206, ptr %130, align 8
  store double %167, ptr %129, align 8
  %207 = load ptr, ptr %131, align 8
  br label %210

208:
  %209 = icmp eq i64 %213, %173
  br i1 %209, label %282, label %210

210:
  %211 = phi i1 [ %214, %208 ], [ true, %204 ]
  %212 = phi i64 [ %213, %208 ], [ 0, %204 ]
  %213 = add nuw nsw i64 %212, 1
  %214 = icmp slt i64 %213, %173
  br i1 %214, label %223, label %215

215:
  %216 = phi i64 [ %212, %210 ], [ %237, %223 ]
  %217 = getelementptr inbounds i64, ptr %207, i64 %212
  store i64 %216, ptr %217, align 8
  %218 = mul nsw i64 %216, %173
  %219 = add nsw i64 %218, %212
  %220 = getelementptr inbounds double, ptr %178, i64 %219
  %221 = load double, ptr %220, align 8
  %222 = fcmp oeq double %221, 0.000000e+00
  br i1 %222, label %282, label %240

223:
  %224 = phi i64 [ %238, %223 ], [ %213, %210 ]
  %225 = phi i64 [ %237, %223 ], [ %212, %210 ]
  %226 = mul nsw i64 %224, %173
  %227 = add nsw i64 %226, %212
  %228 = getelementptr inbounds double, ptr %178, i64 %227
  %229 = load double, ptr %228, align 8
  %230 = tail call double @llvm.fabs.f64(double %229)
  %231 = mul nsw i64 %225, %173
  %232 = add nsw i64 %231, %212
  %233 = getelementptr inbounds double, ptr %178, i64 %232
  %234 = load double, ptr %233, align 8
  %235 = tail call double @llvm.fabs.f64(double %234)
  %236 = fcmp ogt double %230, %235
  %237 = select i1 %236, i64 %224, i64 %225
  %238 = add nuw nsw i64 %224, 1
  %239 = icmp slt i64 %238, %173
  br i1 %239, label %223, label %215

240:
  %241 = icmp eq i64 %216, %212
  %242 = mul nsw i64 %212, %173
  br i1 %241, label %253, label %243

243:
  %244 = phi i64 [ %251, %243 ], [ 0, %240 ]
  %245 = add nsw i64 %244, %242
  %246 = getelementptr inbounds double, ptr %178, i64 %245
  %247 = load double, ptr %246, align 8
  %248 = add nsw i64 %244, %218
  %249 = getelementptr inbounds double, ptr %178, i64 %248
  %250 = load double, ptr %249, align 8
  store double %250, ptr %246, align 8
  store double %247, ptr %249, align 8
  %251 = add nuw nsw i64 %244, 1
  %252 = icmp eq i64 %251, %173
  br i1 %252, label %253, label %243

253:
  %254 = add nsw i64 %242, %212
  %255 = getelementptr inbounds double, ptr %178, i64 %254
  %256 = load double, ptr %255, align 8
  %257 = fdiv double 1.000000e+00, %256
  br i1 %214, label %258, label %208

258:
  %259 = phi i64 [ %280, %279 ], [ %213, %253 ]
  %260 = mul nsw i64 %259, %173
  %261 = add nsw i64 %260, %212
  %262 = getelementptr inbounds double, ptr %178, i64 %261
  %263 = load double, ptr %262, align 8
  %264 = fcmp oeq double %263, 0.000000e+00
  br i1 %264, label %279, label %265

265:
  %266 = fmul double %257, %263
  store double %266, ptr %262, align 8
  %267 = fneg double %266
  br label %268

268:
  %269 = phi i64 [ %213, %265 ], [ %277, %268 ]
  %270 = add nsw i64 %269, %242
  %271 = getelementptr inbounds double, ptr %178, i64 %270
  %272 = load double, ptr %271, align 8
  %273 = add nsw i64 %269, %260
  %274 = getelementptr inbounds double, ptr %178, i64 %273
  %275 = load double, ptr %274, align 8
  %276 = tail call double @llvm.fmuladd.f64(double %267, double %272, double %275)
  store double %276, ptr %274, align 8
  %277 = add nuw nsw i64 %269, 1
  %278 = icmp slt i64 %277, %173
  br i1 %278, label %268, label %279

279:
  %280 = add nuw nsw i64 %259, 1
  %281 = icmp slt i64 %280, %173
  br i1 %281, label %258, label %208

282:
  %283 = phi i1 [ %211, %215 ], [ %214, %208 ]
  br i1 %283, label %405, label %299

284:
  %285 = phi i64 [ 0, %188 ], [ %297, %284 ]
  %286 = mul nsw i64 %285, %173
  %287 = add nsw i64 %286, %285
  %288 = getelementptr inbounds double, ptr %178, i64 %287
  %289 = load double, ptr %288, align 8
  %290 = fadd double %189, %289
  store double %290, ptr %288, align 8
  %291 = shl nsw i64 %287, 1
  %292 = getelementptr inbounds double, ptr %181, i64 %291
  %293 = load double, ptr %292, align 8
  %294 = fadd double %190, %293
  store double %294, ptr %292, align 8
  %295 = or i64 %291, 1
  %296 = getelementptr inbounds double, ptr %181, i64 %295
  store double %191, ptr %296, align 8
  %297 = add nuw nsw i64 %285, 1
  %298 = icmp eq i64 %297, %173
  br i1 %298, label %204, label %284

299:
  %300 = getelementptr inbounds i64, ptr %207, i64 %173
  %301 = tail call i64 @llvm.smax.i64(i64 %179, i64 1)
  br label %304

302:
  %303 = icmp eq i64 %358, %173
  br i1 %303, label %403, label %304

304:
  %305 = phi i1 [ true, %299 ], [ %359, %302 ]
  %306 = phi i64 [ 0, %299 ], [ %358, %302 ]
  br label %310

307:
  %308 = getelementptr inbounds i64, ptr %300, i64 %306
  store i64 %326, ptr %308, align 8
  %309 = fcmp oeq double %325, 0.000000e+00
  br i1 %309, label %403, label %329

310:
  %311 = phi i64 [ %326, %310 ], [ %306, %304 ]
  %312 = phi double [ %325, %310 ], [ -1.000000e+00, %304 ]
  %313 = phi i64 [ %327, %310 ], [ %306, %304 ]
  %314 = mul nsw i64 %313, %173
  %315 = add nsw i64 %314, %306
  %316 = shl nsw i64 %315, 1
  %317 = getelementptr inbounds double, ptr %181, i64 %316
  %318 = load double, ptr %317, align 8
  %319 = tail call double @llvm.fabs.f64(double %318)
  %320 = getelementptr inbounds double, ptr %317, i64 1
  %321 = load double, ptr %320, align 8
  %322 = tail call double @llvm.fabs.f64(double %321)
  %323 = fadd double %319, %322
  %324 = fcmp ogt double %323, %312
  %325 = select i1 %324, double %323, double %312
  %326 = select i1 %324, i64 %313, i64 %311
  %327 = add nuw nsw i64 %313, 1
  %328 = icmp slt i64 %327, %173
  br i1 %328, label %310, label %307

329:
  %330 = icmp eq i64 %326, %306
  br i1 %330, label %344, label %331

331:
  %332 = mul i64 %306, %179
  %333 = mul i64 %326, %179
  br label %334

334:
  %335 = phi i64 [ 0, %331 ], [ %342, %334 ]
  %336 = add nsw i64 %335, %332
  %337 = getelementptr inbounds double, ptr %181, i64 %336
  %338 = load double, ptr %337, align 8
  %339 = add nsw i64 %335, %333
  %340 = getelementptr inbounds double, ptr %181, i64 %339
  %341 = load double, ptr %340, align 8
  store double %341, ptr %337, align 8
  store double %338, ptr %340, align 8
  %342 = add nuw nsw i64 %335, 1
  %343 = icmp eq i64 %342, %301
  br i1 %343, label %344, label %334

344:
  %345 = shl nuw nsw i64 %306, 1
  %346 = mul nsw i64 %345, %173
  %347 = getelementptr inbounds double, ptr %181, i64 %346
  %348 = getelementptr inbounds double, ptr %347, i64 %345
  %349 = load double, ptr %348, align 8
  %350 = or i64 %345, 1
  %351 = getelementptr inbounds double, ptr %347, i64 %350
  %352 = load double, ptr %351, align 8
  %353 = fmul double %352, %352
  %354 = tail call double @llvm.fmuladd.f64(double %349, double %349, double %353)
  %355 = fdiv double %349, %354
  %356 = fneg double %352
  %357 = fdiv double %356, %354
  %358 = add nuw nsw i64 %306, 1
  %359 = icmp slt i64 %358, %173
  br i1 %359, label %360, label %302

360:
  %361 = phi i64 [ %401, %400 ], [ %358, %344 ]
  %362 = mul i64 %361, %179
  %363 = getelementptr inbounds double, ptr %181, i64 %362
  %364 = getelementptr inbounds double, ptr %363, i64 %345
  %365 = load double, ptr %364, align 8
  %366 = getelementptr inbounds double, ptr %363, i64 %350
  %367 = load double, ptr %366, align 8
  %368 = fcmp oeq double %365, 0.000000e+00
  %369 = fcmp oeq double %367, 0.000000e+00
  %370 = select i1 %368, i1 %369, i1 false
  br i1 %370, label %400, label %371

371:
  %372 = fneg double %367
  %373 = fmul double %357, %372
  %374 = tail call double @llvm.fmuladd.f64(double %365, double %355, double %373)
  %375 = fmul double %355, %367
  %376 = tail call double @llvm.fmuladd.f64(double %365, double %357, double %375)
  store double %374, ptr %364, align 8
  store double %376, ptr %366, align 8
  %377 = fneg double %376
  br label %378

378:
  %379 = phi i64 [ %358, %371 ], [ %398, %378 ]
  %380 = shl nuw nsw i64 %379, 1
  %381 = getelementptr inbounds double, ptr %347, i64 %380
  %382 = load double, ptr %381, align 8
  %383 = or i64 %380, 1
  %384 = getelementptr inbounds double, ptr %347, i64 %383
  %385 = load double, ptr %384, align 8
  %386 = fmul double %385, %377
  %387 = tail call double @llvm.fmuladd.f64(double %374, double %382, double %386)
  %388 = getelementptr inbounds double, ptr %363, i64 %380
  %389 = load double, ptr %388, align 8
  %390 = fsub double %389, %387
  store double %390, ptr %388, align 8
  %391 = load double, ptr %384, align 8
  %392 = load double, ptr %381, align 8
  %393 = fmul double %376, %392
  %394 = tail call double @llvm.fmuladd.f64(double %374, double %391, double %393)
  %395 = getelementptr inbounds double, ptr %363, i64 %383
  %396 = load double, ptr %395, align 8
  %397 = fsub double %396, %394
  store double %397, ptr %395, align 8
  %398 = add nuw nsw i64 %379, 1
  %399 = icmp slt i64 %398, %173
  br i1 %399, label %378, label %400

400:
  %401 = add nuw nsw i64 %361, 1
  %402 = icmp slt i64 %401, %173
  br i1 %402, label %360, label %302

403:
  %404 = phi i1 [ %359, %302 ], [ %305, %307 ]
  br i1 %404, label %405, label %409

405:
  %406 = fmul double %167, 5.000000e-01
  store double %406, ptr %72, align 8
  %407 = load i64, ptr %143, align 8
  %408 = add nsw i64 %407, 1
  store i64 %408, ptr %143, align 8
  store i64 1, ptr %136, align 8
  br label %1249

409:
  %410 = load ptr, ptr %33, align 8
  %411 = getelementptr inbounds %struct.ode_options, ptr %410, i64 0, i32 1
  %412 = load double, ptr %411, align 8
  %413 = tail call double @llvm.pow.f64(double %412, double 0x3FE5555555555555)
  %414 = fmul double %413, 1.000000e-01
  %415 = fdiv double 0x3CE4000000000000, %414
  %416 = tail call double @llvm.sqrt.f64(double %414)
  %417 = tail call double @llvm.minnum.f64(double %416, double 3.000000e-02)
  %418 = tail call double @llvm.maxnum.f64(double %415, double %417)
  store double 1.000000e-03, ptr %132, align 8
  %419 = load double, ptr %133, align 8
  %420 = tail call double @llvm.maxnum.f64(double %419, double 0x3CB0000000000000)
  %421 = tail call double @llvm.pow.f64(double %420, double 8.000000e-01)
  store double %421, ptr %133, align 8
  %422 = load ptr, ptr %6, align 8
  %423 = getelementptr inbounds %struct.ode_system, ptr %422, i64 0, i32 0
  %424 = load i64, ptr %423, align 8
  %425 = load ptr, ptr %4, align 8
  %426 = mul nsw i64 %424, 10
  %427 = getelementptr inbounds double, ptr %425, i64 %426
  %428 = mul nsw i64 %424, 11
  %429 = getelementptr inbounds double, ptr %425, i64 %428
  %430 = mul nsw i64 %424, 12
  %431 = getelementptr inbounds double, ptr %425, i64 %430
  %432 = mul nsw i64 %424, 21
  %433 = getelementptr inbounds double, ptr %425, i64 %432
  %434 = mul nsw i64 %424, 22
  %435 = getelementptr inbounds double, ptr %425, i64 %434
  %436 = mul nsw i64 %424, 23
  %437 = getelementptr inbounds double, ptr %425, i64 %436
  %438 = load double, ptr %63, align 8
  %439 = fcmp une double %438, 0.000000e+00
  %440 = fdiv double %167, %438
  %441 = select i1 %439, double %440, double 0.000000e+00
  %442 = fmul double %441, 0x3FC3D8B64657CAEA
  %443 = fmul double %441, 0x3FE4A36C0803A6DF
  %444 = icmp sgt i64 %424, 0
  br i1 %444, label %445, label %498

445:
  %446 = fcmp une double %441, 0.000000e+00
  %447 = fadd double %442, 0x3FD6B927EFF8B242
  %448 = fadd double %442, 0x3FEB09D26E6A0D46
  %449 = fadd double %443, 0x3FD6B927EFF8B242
  %450 = fadd double %443, 0x3FEB09D26E6A0D46
  %451 = fadd double %441, 0x3FD6B927EFF8B242
  %452 = fadd double %441, 0x3FEB09D26E6A0D46
  %453 = shl nsw i64 %424, 4
  %454 = getelementptr inbounds double, ptr %425, i64 %453
  %455 = mul nsw i64 %424, 17
  %456 = getelementptr inbounds double, ptr %425, i64 %455
  %457 = mul nsw i64 %424, 18
  %458 = getelementptr inbounds double, ptr %425, i64 %457
  br label %459

459:
  %460 = phi i64 [ 0, %445 ], [ %496, %468 ]
  br i1 %446, label %461, label %468

461:
  %462 = getelementptr inbounds double, ptr %433, i64 %460
  %463 = load double, ptr %462, align 8
  %464 = getelementptr inbounds double, ptr %435, i64 %460
  %465 = load double, ptr %464, align 8
  %466 = getelementptr inbounds double, ptr %437, i64 %460
  %467 = load double, ptr %466, align 8
  br label %468

468:
  %469 = phi double [ %465, %461 ], [ 0.000000e+00, %459 ]
  %470 = phi double [ %463, %461 ], [ 0.000000e+00, %459 ]
  %471 = phi double [ %467, %461 ], [ 0.000000e+00, %459 ]
  %472 = tail call double @llvm.fmuladd.f64(double %448, double %471, double %469)
  %473 = tail call double @llvm.fmuladd.f64(double %447, double %472, double %470)
  %474 = fmul double %442, %473
  %475 = getelementptr inbounds double, ptr %427, i64 %460
  store double %474, ptr %475, align 8
  %476 = tail call double @llvm.fmuladd.f64(double %450, double %471, double %469)
  %477 = tail call double @llvm.fmuladd.f64(double %449, double %476, double %470)
  %478 = fmul double %443, %477
  %479 = getelementptr inbounds double, ptr %429, i64 %460
  store double %478, ptr %479, align 8
  %480 = tail call double @llvm.fmuladd.f64(double %452, double %471, double %469)
  %481 = tail call double @llvm.fmuladd.f64(double %451, double %480, double %470)
  %482 = fmul double %441, %481
  %483 = getelementptr inbounds double, ptr %431, i64 %460
  store double %482, ptr %483, align 8
  %484 = fmul double %478, 0x3FD5B570C75819C1
  %485 = tail call double @llvm.fmuladd.f64(double %474, double 0x40114D64D09039E2, double %484)
  %486 = tail call double @llvm.fmuladd.f64(double %482, double 0x3FE1562F2BDEBF3D, double %485)
  %487 = getelementptr inbounds double, ptr %454, i64 %460
  store double %486, ptr %487, align 8
  %488 = fmul double %478, 0xBFD4F8C15DA84E86
  %489 = tail call double @llvm.fmuladd.f64(double %474, double 0xC010B70201A79C47, double %488)
  %490 = tail call double @llvm.fmuladd.f64(double %482, double 0x3FDE810014C55221, double %489)
  %491 = getelementptr inbounds double, ptr %456, i64 %460
  store double %490, ptr %491, align 8
  %492 = fmul double %478, 0x4004934E6FCAA598
  %493 = tail call double @llvm.fmuladd.f64(double %474, double 0xBFE017885A24A7F2, double %492)
  %494 = tail call double @llvm.fmuladd.f64(double %482, double 0xBFE312C0CF7BDFD1, double %493)
  %495 = getelementptr inbounds double, ptr %458, i64 %460
  store double %494, ptr %495, align 8
  %496 = add nuw nsw i64 %460, 1
  %497 = icmp eq i64 %496, %424
  br i1 %497, label %498, label %459

498:
  %499 = fdiv double 0x40086747F2C3FCB6, %167
  %500 = fdiv double 0xC00D1A48D83E731D, %167
  %501 = fdiv double 0xC00572DB93E0C671, %167
  %502 = fneg double %499
  br label %503

503:
  %504 = phi ptr [ %425, %498 ], [ %553, %864 ]
  %505 = phi i64 [ %424, %498 ], [ %552, %864 ]
  %506 = phi double [ 0.000000e+00, %498 ], [ %865, %864 ]
  %507 = phi double [ 0.000000e+00, %498 ], [ %862, %864 ]
  %508 = phi i32 [ 1, %498 ], [ %866, %864 ]
  %509 = mul nsw i64 %505, 3
  %510 = getelementptr inbounds double, ptr %504, i64 %509
  %511 = icmp sgt i64 %505, 0
  br label %512

512:
  %513 = phi i64 [ 0, %503 ], [ %516, %524 ]
  %514 = icmp eq i64 %513, 3
  br i1 %514, label %549, label %515

515:
  %516 = add nuw nsw i64 %513, 1
  %517 = add nuw nsw i64 %513, 10
  %518 = load ptr, ptr %4, align 8
  %519 = load ptr, ptr %6, align 8
  %520 = getelementptr inbounds %struct.ode_system, ptr %519, i64 0, i32 0
  %521 = load i64, ptr %520, align 8
  %522 = mul nsw i64 %521, %517
  %523 = getelementptr inbounds double, ptr %518, i64 %522
  br i1 %511, label %539, label %524

524:
  %525 = load double, ptr %2, align 8
  %526 = getelementptr inbounds [3 x double], ptr @__const.stage_rates.parts, i64 0, i64 %513
  %527 = load double, ptr %526, align 8
  %528 = tail call double @llvm.fmuladd.f64(double %527, double %167, double %525)
  %529 = add nuw nsw i64 %513, 13
  %530 = mul nsw i64 %521, %529
  %531 = getelementptr inbounds double, ptr %518, i64 %530
  %532 = load i64, ptr %12, align 8
  %533 = add nsw i64 %532, 1
  store i64 %533, ptr %12, align 8
  %534 = getelementptr inbounds %struct.ode_system, ptr %519, i64 0, i32 3
  %535 = load ptr, ptr %534, align 8
  %536 = getelementptr inbounds %struct.ode_system, ptr %519, i64 0, i32 2
  %537 = load ptr, ptr %536, align 8
  %538 = tail call i64 %535(ptr %537, double %528, ptr %510, ptr %531)
  switch i64 %538, label %1253 [
    i64 3, label %868
    i64 0, label %512
  ]

539:
  %540 = phi i64 [ %547, %539 ], [ 0, %515 ]
  %541 = getelementptr inbounds double, ptr %504, i64 %540
  %542 = load double, ptr %541, align 8
  %543 = getelementptr inbounds double, ptr %523, i64 %540
  %544 = load double, ptr %543, align 8
  %545 = fadd double %542, %544
  %546 = getelementptr inbounds double, ptr %510, i64 %540
  store double %545, ptr %546, align 8
  %547 = add nuw nsw i64 %540, 1
  %548 = icmp eq i64 %547, %505
  br i1 %548, label %524, label %539

549:
  %550 = load ptr, ptr %6, align 8
  %551 = getelementptr inbounds %struct.ode_system, ptr %550, i64 0, i32 0
  %552 = load i64, ptr %551, align 8
  %553 = load ptr, ptr %4, align 8
  %554 = mul nsw i64 %552, 13
  %555 = getelementptr inbounds double, ptr %553, i64 %554
  %556 = mul nsw i64 %552, 14
  %557 = getelementptr inbounds double, ptr %553, i64 %556
  %558 = mul nsw i64 %552, 15
  %559 = getelementptr inbounds double, ptr %553, i64 %558
  %560 = shl nsw i64 %552, 4
  %561 = getelementptr inbounds double, ptr %553, i64 %560
  %562 = mul nsw i64 %552, 17
  %563 = getelementptr inbounds double, ptr %553, i64 %562
  %564 = mul nsw i64 %552, 18
  %565 = getelementptr inbounds double, ptr %553, i64 %564
  %566 = mul nsw i64 %552, 19
  %567 = getelementptr inbounds double, ptr %553, i64 %566
  %568 = icmp sgt i64 %552, 0
  br i1 %568, label %748, label %817

569:
  %570 = mul nsw i64 %552, 24
  %571 = load ptr, ptr %131, align 8
  br label %578

572:
  %573 = mul nsw i64 %552, %552
  %574 = getelementptr inbounds double, ptr %553, i64 %570
  %575 = getelementptr inbounds double, ptr %574, i64 %573
  %576 = icmp sgt i64 %552, 1
  br i1 %576, label %588, label %577

577:
  br label %608

578:
  %579 = phi i64 [ %586, %578 ], [ 0, %569 ]
  %580 = getelementptr inbounds i64, ptr %571, i64 %579
  %581 = load i64, ptr %580, align 8
  %582 = getelementptr inbounds double, ptr %555, i64 %581
  %583 = load double, ptr %582, align 8
  %584 = getelementptr inbounds double, ptr %555, i64 %579
  %585 = load double, ptr %584, align 8
  store double %585, ptr %582, align 8
  store double %583, ptr %584, align 8
  %586 = add nuw nsw i64 %579, 1
  %587 = icmp eq i64 %586, %552
  br i1 %587, label %572, label %578

588:
  %589 = phi i64 [ %594, %593 ], [ 1, %572 ]
  %590 = getelementptr inbounds double, ptr %555, i64 %589
  %591 = load double, ptr %590, align 8
  %592 = mul nsw i64 %589, %552
  br label %596

593:
  store double %605, ptr %590, align 8
  %594 = add nuw nsw i64 %589, 1
  %595 = icmp eq i64 %594, %552
  br i1 %595, label %577, label %588

596:
  %597 = phi i64 [ 0, %588 ], [ %606, %596 ]
  %598 = phi double [ %591, %588 ], [ %605, %596 ]
  %599 = add nsw i64 %597, %592
  %600 = getelementptr inbounds double, ptr %575, i64 %599
  %601 = load double, ptr %600, align 8
  %602 = getelementptr inbounds double, ptr %555, i64 %597
  %603 = load double, ptr %602, align 8
  %604 = fneg double %601
  %605 = tail call double @llvm.fmuladd.f64(double %604, double %603, double %598)
  %606 = add nuw nsw i64 %597, 1
  %607 = icmp eq i64 %606, %589
  br i1 %607, label %593, label %596

608:
  %609 = phi i64 [ %610, %615 ], [ %552, %577 ]
  %610 = add nsw i64 %609, -1
  %611 = getelementptr inbounds double, ptr %555, i64 %610
  %612 = load double, ptr %611, align 8
  %613 = icmp slt i64 %609, %552
  %614 = mul nsw i64 %610, %552
  br i1 %613, label %622, label %615

615:
  %616 = phi double [ %612, %608 ], [ %631, %622 ]
  %617 = add nsw i64 %614, %610
  %618 = getelementptr inbounds double, ptr %575, i64 %617
  %619 = load double, ptr %618, align 8
  %620 = fdiv double %616, %619
  store double %620, ptr %611, align 8
  %621 = icmp sgt i64 %609, 1
  br i1 %621, label %608, label %634

622:
  %623 = phi i64 [ %632, %622 ], [ %609, %608 ]
  %624 = phi double [ %631, %622 ], [ %612, %608 ]
  %625 = add nsw i64 %623, %614
  %626 = getelementptr inbounds double, ptr %575, i64 %625
  %627 = load double, ptr %626, align 8
  %628 = getelementptr inbounds double, ptr %555, i64 %623
  %629 = load double, ptr %628, align 8
  %630 = fneg double %627
  %631 = tail call double @llvm.fmuladd.f64(double %630, double %629, double %624)
  %632 = add nsw i64 %623, 1
  %633 = icmp eq i64 %632, %552
  br i1 %633, label %615, label %622

634:
  %635 = shl i64 %552, 1
  %636 = getelementptr inbounds i64, ptr %571, i64 %552
  br label %641

637:
  %638 = mul nsw i64 %635, %552
  %639 = getelementptr inbounds double, ptr %574, i64 %638
  br i1 %576, label %655, label %640

640:
  br label %689

641:
  %642 = phi i64 [ %653, %641 ], [ 0, %634 ]
  %643 = getelementptr inbounds i64, ptr %636, i64 %642
  %644 = load i64, ptr %643, align 8
  %645 = getelementptr inbounds double, ptr %557, i64 %644
  %646 = load double, ptr %645, align 8
  %647 = getelementptr inbounds double, ptr %559, i64 %644
  %648 = load double, ptr %647, align 8
  %649 = getelementptr inbounds double, ptr %557, i64 %642
  %650 = load double, ptr %649, align 8
  store double %650, ptr %645, align 8
  %651 = getelementptr inbounds double, ptr %559, i64 %642
  %652 = load double, ptr %651, align 8
  store double %652, ptr %647, align 8
  store double %646, ptr %649, align 8
  store double %648, ptr %651, align 8
  %653 = add nuw nsw i64 %642, 1
  %654 = icmp eq i64 %653, %552
  br i1 %654, label %637, label %641

655:
  %656 = phi i64 [ %664, %663 ], [ 1, %637 ]
  %657 = mul i64 %656, %635
  %658 = getelementptr inbounds double, ptr %639, i64 %657
  %659 = getelementptr inbounds double, ptr %557, i64 %656
  %660 = load double, ptr %659, align 8
  %661 = getelementptr inbounds double, ptr %559, i64 %656
  %662 = load double, ptr %661, align 8
  br label %666

663:
  store double %683, ptr %659, align 8
  store double %686, ptr %661, align 8
  %664 = add nuw nsw i64 %656, 1
  %665 = icmp eq i64 %664, %552
  br i1 %665, label %640, label %655

666:
  %667 = phi double [ %660, %655 ], [ %683, %666 ]
  %668 = phi i64 [ 0, %655 ], [ %687, %666 ]
  %669 = phi double [ %662, %655 ], [ %686, %666 ]
  %670 = shl nuw nsw i64 %668, 1
  %671 = getelementptr inbounds double, ptr %658, i64 %670
  %672 = load double, ptr %671, align 8
  %673 = getelementptr inbounds double, ptr %557, i64 %668
  %674 = load double, ptr %673, align 8
  %675 = or i64 %670, 1
  %676 = getelementptr inbounds double, ptr %658, i64 %675
  %677 = load double, ptr %676, align 8
  %678 = getelementptr inbounds double, ptr %559, i64 %668
  %679 = load double, ptr %678, align 8
  %680 = fneg double %677
  %681 = fmul double %679, %680
  %682 = tail call double @llvm.fmuladd.f64(double %672, double %674, double %681)
  %683 = fsub double %667, %682
  %684 = fmul double %674, %677
  %685 = tail call double @llvm.fmuladd.f64(double %672, double %679, double %684)
  %686 = fsub double %669, %685
  %687 = add nuw nsw i64 %668, 1
  %688 = icmp eq i64 %687, %656
  br i1 %688, label %663, label %666

689:
  %690 = phi i64 [ %691, %700 ], [ %552, %640 ]
  %691 = add nsw i64 %690, -1
  %692 = shl nuw nsw i64 %691, 1
  %693 = mul nsw i64 %692, %552
  %694 = getelementptr inbounds double, ptr %639, i64 %693
  %695 = getelementptr inbounds double, ptr %557, i64 %691
  %696 = load double, ptr %695, align 8
  %697 = getelementptr inbounds double, ptr %559, i64 %691
  %698 = load double, ptr %697, align 8
  %699 = icmp slt i64 %690, %552
  br i1 %699, label %718, label %700

700:
  %701 = phi double [ %696, %689 ], [ %735, %718 ]
  %702 = phi double [ %698, %689 ], [ %738, %718 ]
  %703 = getelementptr inbounds double, ptr %694, i64 %692
  %704 = load double, ptr %703, align 8
  %705 = or i64 %692, 1
  %706 = getelementptr inbounds double, ptr %694, i64 %705
  %707 = load double, ptr %706, align 8
  %708 = fmul double %707, %707
  %709 = tail call double @llvm.fmuladd.f64(double %704, double %704, double %708)
  %710 = fmul double %702, %707
  %711 = tail call double @llvm.fmuladd.f64(double %701, double %704, double %710)
  %712 = fdiv double %711, %709
  store double %712, ptr %695, align 8
  %713 = fneg double %701
  %714 = fmul double %707, %713
  %715 = tail call double @llvm.fmuladd.f64(double %702, double %704, double %714)
  %716 = fdiv double %715, %709
  store double %716, ptr %697, align 8
  %717 = icmp sgt i64 %690, 1
  br i1 %717, label %689, label %741

718:
  %719 = phi i64 [ %739, %718 ], [ %690, %689 ]
  %720 = phi double [ %738, %718 ], [ %698, %689 ]
  %721 = phi double [ %735, %718 ], [ %696, %689 ]
  %722 = shl nsw i64 %719, 1
  %723 = getelementptr inbounds double, ptr %694, i64 %722
  %724 = load double, ptr %723, align 8
  %725 = getelementptr inbounds double, ptr %557, i64 %719
  %726 = load double, ptr %725, align 8
  %727 = or i64 %722, 1
  %728 = getelementptr inbounds double, ptr %694, i64 %727
  %729 = load double, ptr %728, align 8
  %730 = getelementptr inbounds double, ptr %559, i64 %719
  %731 = load double, ptr %730, align 8
  %732 = fneg double %729
  %733 = fmul double %731, %732
  %734 = tail call double @llvm.fmuladd.f64(double %724, double %726, double %733)
  %735 = fsub double %721, %734
  %736 = fmul double %726, %729
  %737 = tail call double @llvm.fmuladd.f64(double %724, double %731, double %736)
  %738 = fsub double %720, %737
  %739 = add nsw i64 %719, 1
  %740 = icmp eq i64 %739, %552
  br i1 %740, label %700, label %718

741:
  %742 = mul nsw i64 %552, 10
  %743 = getelementptr inbounds double, ptr %553, i64 %742
  %744 = mul nsw i64 %552, 11
  %745 = getelementptr inbounds double, ptr %553, i64 %744
  %746 = mul nsw i64 %552, 12
  %747 = getelementptr inbounds double, ptr %553, i64 %746
  br label %778

748:
  %749 = phi i64 [ %776, %748 ], [ 0, %549 ]
  %750 = getelementptr inbounds double, ptr %555, i64 %749
  %751 = load double, ptr %750, align 8
  %752 = getelementptr inbounds double, ptr %557, i64 %749
  %753 = load double, ptr %752, align 8
  %754 = getelementptr inbounds double, ptr %559, i64 %749
  %755 = load double, ptr %754, align 8
  %756 = fmul double %753, 0x3FD5B570C75819C1
  %757 = tail call double @llvm.fmuladd.f64(double %751, double 0x40114D64D09039E2, double %756)
  %758 = tail call double @llvm.fmuladd.f64(double %755, double 0x3FE1562F2BDEBF3D, double %757)
  %759 = getelementptr inbounds double, ptr %561, i64 %749
  %760 = load double, ptr %759, align 8
  %761 = tail call double @llvm.fmuladd.f64(double %500, double %760, double %758)
  store double %761, ptr %750, align 8
  %762 = fmul double %753, 0xBFD4F8C15DA84E86
  %763 = tail call double @llvm.fmuladd.f64(double %751, double 0xC010B70201A79C47, double %762)
  %764 = tail call double @llvm.fmuladd.f64(double %755, double 0x3FDE810014C55221, double %763)
  %765 = getelementptr inbounds double, ptr %563, i64 %749
  %766 = load double, ptr %765, align 8
  %767 = tail call double @llvm.fmuladd.f64(double %501, double %766, double %764)
  %768 = getelementptr inbounds double, ptr %565, i64 %749
  %769 = load double, ptr %768, align 8
  %770 = tail call double @llvm.fmuladd.f64(double %499, double %769, double %767)
  store double %770, ptr %752, align 8
  %771 = fmul double %753, 0x4004934E6FCAA598
  %772 = tail call double @llvm.fmuladd.f64(double %751, double 0xBFE017885A24A7F2, double %771)
  %773 = tail call double @llvm.fmuladd.f64(double %755, double 0xBFE312C0CF7BDFD1, double %772)
  %774 = tail call double @llvm.fmuladd.f64(double %501, double %769, double %773)
  %775 = tail call double @llvm.fmuladd.f64(double %502, double %766, double %774)
  store double %775, ptr %754, align 8
  %776 = add nuw nsw i64 %749, 1
  %777 = icmp eq i64 %776, %552
  br i1 %777, label %569, label %748

778:
  %779 = phi double [ 0.000000e+00, %741 ], [ %795, %778 ]
  %780 = phi i64 [ 0, %741 ], [ %815, %778 ]
  %781 = getelementptr inbounds double, ptr %555, i64 %780
  %782 = load double, ptr %781, align 8
  %783 = getelementptr inbounds double, ptr %567, i64 %780
  %784 = load double, ptr %783, align 8
  %785 = fdiv double %782, %784
  %786 = getelementptr inbounds double, ptr %557, i64 %780
  %787 = load double, ptr %786, align 8
  %788 = fdiv double %787, %784
  %789 = getelementptr inbounds double, ptr %559, i64 %780
  %790 = load double, ptr %789, align 8
  %791 = fdiv double %790, %784
  %792 = fmul double %788, %788
  %793 = tail call double @llvm.fmuladd.f64(double %785, double %785, double %792)
  %794 = tail call double @llvm.fmuladd.f64(double %791, double %791, double %793)
  %795 = fadd double %779, %794
  %796 = getelementptr inbounds double, ptr %561, i64 %780
  %797 = load double, ptr %796, align 8
  %798 = fadd double %782, %797
  store double %798, ptr %796, align 8
  %799 = getelementptr inbounds double, ptr %563, i64 %780
  %800 = load double, ptr %799, align 8
  %801 = fadd double %787, %800
  store double %801, ptr %799, align 8
  %802 = getelementptr inbounds double, ptr %565, i64 %780
  %803 = load double, ptr %802, align 8
  %804 = fadd double %790, %803
  store double %804, ptr %802, align 8
  %805 = fmul double %801, 0xBFC214A74C403BF7
  %806 = tail call double @llvm.fmuladd.f64(double %798, double 0x3FB75B01984E65F7, double %805)
  %807 = tail call double @llvm.fmuladd.f64(double %804, double 0xBF9EBFF91A6D688F, double %806)
  %808 = getelementptr inbounds double, ptr %743, i64 %780
  store double %807, ptr %808, align 8
  %809 = fmul double %801, 0x3FCA20E91E20B551
  %810 = tail call double @llvm.fmuladd.f64(double %798, double 0x3FCEF09CFBEAB86E, double %809)
  %811 = tail call double @llvm.fmuladd.f64(double %804, double 0x3FD8821FA2A36DED, double %810)
  %812 = getelementptr inbounds double, ptr %745, i64 %780
  store double %811, ptr %812, align 8
  %813 = tail call double @llvm.fmuladd.f64(double %798, double 0x3FEEE9DDE0D6255B, double %801)
  %814 = getelementptr inbounds double, ptr %747, i64 %780
  store double %813, ptr %814, align 8
  %815 = add nuw nsw i64 %780, 1
  %816 = icmp eq i64 %815, %552
  br i1 %816, label %817, label %778

817:
  %818 = phi double [ 0.000000e+00, %549 ], [ %795, %778 ]
  %819 = sitofp i64 %552 to double
  %820 = fmul double %819, 3.000000e+00
  %821 = fdiv double %818, %820
  %822 = tail call double @llvm.sqrt.f64(double %821)
  %823 = tail call double @llvm.fabs.f64(double %822)
  %824 = fcmp ueq double %823, 0x7FF0000000000000
  br i1 %824, label %878, label %825

825:
  %826 = icmp ugt i32 %508, 1
  br i1 %826, label %830, label %827

827:
  %828 = load double, ptr %133, align 8
  %829 = fmul double %822, %828
  br label %860

830:
  %831 = fdiv double %822, %506
  %832 = icmp eq i32 %508, 2
  br i1 %832, label %836, label %833

833:
  %834 = fmul double %507, %831
  %835 = tail call double @llvm.sqrt.f64(double %834)
  br label %836

836:
  %837 = phi double [ %835, %833 ], [ %831, %830 ]
  store double %837, ptr %132, align 8
  %838 = fcmp olt double %837, 0x3FEFAE147AE147AE
  br i1 %838, label %839, label %878

839:
  %840 = fsub double 1.000000e+00, %837
  %841 = fdiv double %837, %840
  store double %841, ptr %133, align 8
  %842 = sub nuw nsw i32 7, %508
  %843 = sitofp i32 %842 to double
  %844 = fmul double %822, %841
  %845 = fadd double %843, -1.000000e+00
  %846 = tail call double @llvm.pow.f64(double %837, double %845)
  %847 = fmul double %846, %844
  %848 = icmp ugt i32 %508, 6
  %849 = fcmp ult double %847, %418
  %850 = select i1 %848, i1 true, i1 %849
  br i1 %850, label %860, label %851

851:
  %852 = fdiv double %847, %418
  %853 = tail call double @llvm.minnum.f64(double %852, double 2.000000e+01)
  %854 = tail call double @llvm.maxnum.f64(double %853, double 1.000000e-04)
  %855 = fadd double %843, 4.000000e+00
  %856 = fadd double %855, -1.000000e+00
  %857 = fdiv double -1.000000e+00, %856
  %858 = tail call double @llvm.pow.f64(double %854, double %857)
  %859 = fmul double %858, 8.000000e-01
  br label %878

860:
  %861 = phi double [ %829, %827 ], [ %844, %839 ]
  %862 = phi double [ %507, %827 ], [ %831, %839 ]
  %863 = fcmp ugt double %861, %418
  br i1 %863, label %864, label %886

864:
  %865 = tail call double @llvm.maxnum.f64(double %822, double 0x3CB0000000000000)
  %866 = add nuw nsw i32 %508, 1
  %867 = icmp eq i32 %866, 8
  br i1 %867, label %878, label %503

868:
  store i64 1, ptr %134, align 8
  store double %528, ptr %135, align 8
  %869 = load ptr, ptr %4, align 8
  %870 = load ptr, ptr %6, align 8
  %871 = getelementptr inbounds %struct.ode_system, ptr %870, i64 0, i32 0
  %872 = load i64, ptr %871, align 8
  %873 = shl nsw i64 %872, 2
  %874 = getelementptr inbounds double, ptr %869, i64 %873
  %875 = bitcast ptr %874 to ptr
  %876 = bitcast ptr %531 to ptr
  %877 = shl i64 %872, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %875, ptr align 8 %876, i64 %877, i1 false)
  br label %878

878:
  %879 = phi double [ 1.250000e-01, %868 ], [ %859, %851 ], [ 5.000000e-01, %864 ], [ 5.000000e-01, %836 ], [ 5.000000e-01, %817 ]
  %880 = load i64, ptr %143, align 8
  %881 = add nsw i64 %880, 1
  store i64 %881, ptr %143, align 8
  store i64 1, ptr %136, align 8
  %882 = fmul double %167, %879
  store double %882, ptr %72, align 8
  %883 = icmp eq i32 %145, 0
  br i1 %883, label %884, label %1249

884:
  %885 = tail call i64 @evaluate_jacobian(ptr %0)
  br label %1249

886:
  %887 = load ptr, ptr %6, align 8
  %888 = getelementptr inbounds %struct.ode_system, ptr %887, i64 0, i32 0
  %889 = load i64, ptr %888, align 8
  %890 = load ptr, ptr %4, align 8
  %891 = mul nsw i64 %889, 10
  %892 = getelementptr inbounds double, ptr %890, i64 %891
  %893 = mul nsw i64 %889, 11
  %894 = getelementptr inbounds double, ptr %890, i64 %893
  %895 = mul nsw i64 %889, 12
  %896 = getelementptr inbounds double, ptr %890, i64 %895
  %897 = mul nsw i64 %889, 19
  %898 = getelementptr inbounds double, ptr %890, i64 %897
  %899 = mul nsw i64 %889, 13
  %900 = getelementptr inbounds double, ptr %890, i64 %899
  %901 = mul nsw i64 %889, 20
  %902 = getelementptr inbounds double, ptr %890, i64 %901
  %903 = mul nsw i64 %889, 9
  %904 = getelementptr inbounds double, ptr %890, i64 %903
  %905 = icmp sgt i64 %889, 0
  br i1 %905, label %909, label %906

906:
  %907 = sitofp i64 %889 to double
  %908 = icmp sgt i64 %889, 1
  br label %928

909:
  %910 = phi i64 [ %926, %909 ], [ 0, %886 ]
  %911 = getelementptr inbounds double, ptr %892, i64 %910
  %912 = load double, ptr %911, align 8
  %913 = getelementptr inbounds double, ptr %894, i64 %910
  %914 = load double, ptr %913, align 8
  %915 = fmul double %914, 0x3FF61D41B2D54580
  %916 = tail call double @llvm.fmuladd.f64(double %912, double 0xC02418FD8BAFFE05, double %915)
  %917 = getelementptr inbounds double, ptr %896, i64 %910
  %918 = load double, ptr %917, align 8
  %919 = tail call double @llvm.fmuladd.f64(double %918, double 0xBFD5555555555555, double %916)
  %920 = fdiv double %919, %167
  %921 = getelementptr inbounds double, ptr %900, i64 %910
  store double %920, ptr %921, align 8
  %922 = getelementptr inbounds double, ptr %904, i64 %910
  %923 = load double, ptr %922, align 8
  %924 = fadd double %923, %920
  %925 = getelementptr inbounds double, ptr %902, i64 %910
  store double %924, ptr %925, align 8
  %926 = add nuw nsw i64 %910, 1
  %927 = icmp eq i64 %926, %889
  br i1 %927, label %906, label %909

928:
  %929 = phi i64 [ %889, %906 ], [ %1066, %1062 ]
  %930 = phi ptr [ %887, %906 ], [ %1064, %1062 ]
  %931 = phi ptr [ %890, %906 ], [ %1063, %1062 ]
  %932 = phi i1 [ false, %906 ], [ true, %1062 ]
  %933 = mul nsw i64 %929, 24
  %934 = getelementptr inbounds double, ptr %931, i64 %933
  %935 = mul nsw i64 %929, %929
  %936 = getelementptr inbounds double, ptr %934, i64 %935
  %937 = load ptr, ptr %131, align 8
  br i1 %905, label %940, label %996

938:
  br i1 %908, label %950, label %939

939:
  br label %970

940:
  %941 = phi i64 [ %948, %940 ], [ 0, %928 ]
  %942 = getelementptr inbounds i64, ptr %937, i64 %941
  %943 = load i64, ptr %942, align 8
  %944 = getelementptr inbounds double, ptr %902, i64 %943
  %945 = load double, ptr %944, align 8
  %946 = getelementptr inbounds double, ptr %902, i64 %941
  %947 = load double, ptr %946, align 8
  store double %947, ptr %944, align 8
  store double %945, ptr %946, align 8
  %948 = add nuw nsw i64 %941, 1
  %949 = icmp eq i64 %948, %889
  br i1 %949, label %938, label %940

950:
  %951 = phi i64 [ %956, %955 ], [ 1, %938 ]
  %952 = getelementptr inbounds double, ptr %902, i64 %951
  %953 = load double, ptr %952, align 8
  %954 = mul nsw i64 %951, %889
  br label %958

955:
  store double %967, ptr %952, align 8
  %956 = add nuw nsw i64 %951, 1
  %957 = icmp eq i64 %956, %889
  br i1 %957, label %939, label %950

958:
  %959 = phi i64 [ 0, %950 ], [ %968, %958 ]
  %960 = phi double [ %953, %950 ], [ %967, %958 ]
  %961 = add nsw i64 %959, %954
  %962 = getelementptr inbounds double, ptr %936, i64 %961
  %963 = load double, ptr %962, align 8
  %964 = getelementptr inbounds double, ptr %902, i64 %959
  %965 = load double, ptr %964, align 8
  %966 = fneg double %963
  %967 = tail call double @llvm.fmuladd.f64(double %966, double %965, double %960)
  %968 = add nuw nsw i64 %959, 1
  %969 = icmp eq i64 %968, %951
  br i1 %969, label %955, label %958

970:
  %971 = phi i64 [ %972, %977 ], [ %889, %939 ]
  %972 = add nsw i64 %971, -1
  %973 = getelementptr inbounds double, ptr %902, i64 %972
  %974 = load double, ptr %973, align 8
  %975 = icmp slt i64 %971, %889
  %976 = mul nsw i64 %972, %889
  br i1 %975, label %984, label %977

977:
  %978 = phi double [ %974, %970 ], [ %993, %984 ]
  %979 = add nsw i64 %976, %972
  %980 = getelementptr inbounds double, ptr %936, i64 %979
  %981 = load double, ptr %980, align 8
  %982 = fdiv double %978, %981
  store double %982, ptr %973, align 8
  %983 = icmp sgt i64 %971, 1
  br i1 %983, label %970, label %1003

984:
  %985 = phi i64 [ %994, %984 ], [ %971, %970 ]
  %986 = phi double [ %993, %984 ], [ %974, %970 ]
  %987 = add nsw i64 %985, %976
  %988 = getelementptr inbounds double, ptr %936, i64 %987
  %989 = load double, ptr %988, align 8
  %990 = getelementptr inbounds double, ptr %902, i64 %985
  %991 = load double, ptr %990, align 8
  %992 = fneg double %989
  %993 = tail call double @llvm.fmuladd.f64(double %992, double %991, double %986)
  %994 = add nsw i64 %985, 1
  %995 = icmp eq i64 %994, %889
  br i1 %995, label %977, label %984

996:
  %997 = phi double [ 0.000000e+00, %928 ], [ %1011, %1003 ]
  %998 = fdiv double %997, %907
  %999 = tail call double @llvm.sqrt.f64(double %998)
  %1000 = tail call double @llvm.maxnum.f64(double %999, double 1.000000e-10)
  %1001 = fcmp olt double %1000, 1.000000e+00
  %1002 = or i1 %932, %1001
  br i1 %1002, label %1067, label %1014

1003:
  %1004 = phi i64 [ %1012, %1003 ], [ 0, %977 ]
  %1005 = phi double [ %1011, %1003 ], [ 0.000000e+00, %977 ]
  %1006 = getelementptr inbounds double, ptr %902, i64 %1004
  %1007 = load double, ptr %1006, align 8
  %1008 = getelementptr inbounds double, ptr %898, i64 %1004
  %1009 = load double, ptr %1008, align 8
  %1010 = fdiv double %1007, %1009
  %1011 = tail call double @llvm.fmuladd.f64(double %1010, double %1010, double %1005)
  %1012 = add nuw nsw i64 %1004, 1
  %1013 = icmp eq i64 %1012, %889
  br i1 %1013, label %996, label %1003

1014:
  %1015 = load double, ptr %63, align 8
  %1016 = fcmp oeq double %1015, 0.000000e+00
  br i1 %1016, label %1020, label %1017

1017:
  %1018 = load i64, ptr %136, align 8
  %1019 = icmp eq i64 %1018, 0
  br i1 %1019, label %1071, label %1020

1020:
  %1021 = mul nsw i64 %929, 3
  %1022 = getelementptr inbounds double, ptr %931, i64 %1021
  br i1 %905, label %1043, label %1023

1023:
  %1024 = load double, ptr %2, align 8
  %1025 = load i64, ptr %12, align 8
  %1026 = add nsw i64 %1025, 1
  store i64 %1026, ptr %12, align 8
  %1027 = getelementptr inbounds %struct.ode_system, ptr %930, i64 0, i32 3
  %1028 = load ptr, ptr %1027, align 8
  %1029 = getelementptr inbounds %struct.ode_system, ptr %930, i64 0, i32 2
  %1030 = load ptr, ptr %1029, align 8
  %1031 = tail call i64 %1028(ptr %1030, double %1024, ptr %1022, ptr %902)
  switch i64 %1031, label %1253 [
    i64 3, label %1032
    i64 0, label %1042
  ]

1032:
  store i64 1, ptr %134, align 8
  store double %1024, ptr %135, align 8
  %1033 = load ptr, ptr %4, align 8
  %1034 = load ptr, ptr %6, align 8
  %1035 = getelementptr inbounds %struct.ode_system, ptr %1034, i64 0, i32 0
  %1036 = load i64, ptr %1035, align 8
  %1037 = shl nsw i64 %1036, 2
  %1038 = getelementptr inbounds double, ptr %1033, i64 %1037
  %1039 = bitcast ptr %1038 to ptr
  %1040 = bitcast ptr %902 to ptr
  %1041 = shl i64 %1036, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1039, ptr align 8 %1040, i64 %1041, i1 false)
  br label %1067

1042:
  br i1 %905, label %1053, label %1062

1043:
  %1044 = phi i64 [ %1051, %1043 ], [ 0, %1020 ]
  %1045 = getelementptr inbounds double, ptr %890, i64 %1044
  %1046 = load double, ptr %1045, align 8
  %1047 = getelementptr inbounds double, ptr %902, i64 %1044
  %1048 = load double, ptr %1047, align 8
  %1049 = fadd double %1046, %1048
  %1050 = getelementptr inbounds double, ptr %1022, i64 %1044
  store double %1049, ptr %1050, align 8
  %1051 = add nuw nsw i64 %1044, 1
  %1052 = icmp eq i64 %1051, %889
  br i1 %1052, label %1023, label %1043

1053:
  %1054 = phi i64 [ %1060, %1053 ], [ 0, %1042 ]
  %1055 = getelementptr inbounds double, ptr %900, i64 %1054
  %1056 = load double, ptr %1055, align 8
  %1057 = getelementptr inbounds double, ptr %902, i64 %1054
  %1058 = load double, ptr %1057, align 8
  %1059 = fadd double %1056, %1058
  store double %1059, ptr %1057, align 8
  %1060 = add nuw nsw i64 %1054, 1
  %1061 = icmp eq i64 %1060, %889
  br i1 %1061, label %1062, label %1053

1062:
  %1063 = load ptr, ptr %4, align 8
  %1064 = load ptr, ptr %6, align 8
  %1065 = getelementptr inbounds %struct.ode_system, ptr %1064, i64 0, i32 0
  %1066 = load i64, ptr %1065, align 8
  br label %928

1067:
  %1068 = phi i1 [ false, %1032 ], [ %1001, %996 ]
  %1069 = phi i64 [ 3, %1032 ], [ 0, %996 ]
  %1070 = load i64, ptr %136, align 8
  br label %1071

1071:
  %1072 = phi i64 [ %1070, %1067 ], [ 0, %1017 ]
  %1073 = phi i1 [ %1068, %1067 ], [ false, %1017 ]
  %1074 = phi i64 [ %1069, %1067 ], [ 0, %1017 ]
  %1075 = add nuw nsw i32 %508, 14
  %1076 = sitofp i32 %1075 to double
  %1077 = fdiv double 1.350000e+01, %1076
  %1078 = tail call double @llvm.minnum.f64(double %1077, double 9.000000e-01)
  %1079 = icmp eq i64 %1074, 0
  %1080 = select i1 %1079, i1 %1073, i1 false
  br i1 %1080, label %1081, label %1226

1081:
  br i1 %165, label %1082, label %1084

1082:
  %1083 = load double, ptr %128, align 8
  br label %1086

1084:
  %1085 = fadd double %146, %167
  br label %1086

1086:
  %1087 = phi double [ %1083, %1082 ], [ %1085, %1084 ]
  %1088 = load ptr, ptr %4, align 8
  %1089 = load ptr, ptr %6, align 8
  %1090 = getelementptr inbounds %struct.ode_system, ptr %1089, i64 0, i32 0
  %1091 = load i64, ptr %1090, align 8
  %1092 = mul nsw i64 %1091, 12
  %1093 = getelementptr inbounds double, ptr %1088, i64 %1092
  %1094 = shl nsw i64 %1091, 1
  %1095 = getelementptr inbounds double, ptr %1088, i64 %1094
  %1096 = icmp sgt i64 %1091, 0
  br i1 %1096, label %1097, label %1107

1097:
  %1098 = phi i64 [ %1105, %1097 ], [ 0, %1086 ]
  %1099 = getelementptr inbounds double, ptr %1088, i64 %1098
  %1100 = load double, ptr %1099, align 8
  %1101 = getelementptr inbounds double, ptr %1093, i64 %1098
  %1102 = load double, ptr %1101, align 8
  %1103 = fadd double %1100, %1102
  %1104 = getelementptr inbounds double, ptr %1095, i64 %1098
  store double %1103, ptr %1104, align 8
  %1105 = add nuw nsw i64 %1098, 1
  %1106 = icmp eq i64 %1105, %1091
  br i1 %1106, label %1107, label %1097

1107:
  %1108 = tail call i64 @ode_keep_new(ptr %0, double %1087)
  switch i64 %1108, label %1253 [
    i64 7, label %1109
    i64 0, label %1109
    i64 8, label %1225
  ]

1109:
  %1110 = load ptr, ptr %6, align 8
  %1111 = getelementptr inbounds %struct.ode_system, ptr %1110, i64 0, i32 0
  %1112 = load i64, ptr %1111, align 8
  %1113 = load ptr, ptr %4, align 8
  %1114 = mul nsw i64 %1112, 10
  %1115 = getelementptr inbounds double, ptr %1113, i64 %1114
  %1116 = mul nsw i64 %1112, 11
  %1117 = getelementptr inbounds double, ptr %1113, i64 %1116
  %1118 = mul nsw i64 %1112, 12
  %1119 = getelementptr inbounds double, ptr %1113, i64 %1118
  %1120 = getelementptr inbounds double, ptr %1113, i64 %1112
  %1121 = bitcast ptr %1120 to ptr
  %1122 = bitcast ptr %1113 to ptr
  %1123 = shl i64 %1112, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1121, ptr align 8 %1122, i64 %1123, i1 false)
  %1124 = load ptr, ptr %4, align 8
  %1125 = bitcast ptr %1124 to ptr
  %1126 = load ptr, ptr %6, align 8
  %1127 = getelementptr inbounds %struct.ode_system, ptr %1126, i64 0, i32 0
  %1128 = load i64, ptr %1127, align 8
  %1129 = mul nsw i64 %1128, 5
  %1130 = getelementptr inbounds double, ptr %1124, i64 %1129
  %1131 = bitcast ptr %1130 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1125, ptr align 8 %1131, i64 %1123, i1 false)
  %1132 = icmp sgt i64 %1112, 0
  br i1 %1132, label %1133, label %1167

1133:
  %1134 = load ptr, ptr %4, align 8
  %1135 = load ptr, ptr %6, align 8
  %1136 = getelementptr inbounds %struct.ode_system, ptr %1135, i64 0, i32 0
  %1137 = load i64, ptr %1136, align 8
  %1138 = mul nsw i64 %1137, 21
  %1139 = getelementptr inbounds double, ptr %1134, i64 %1138
  %1140 = mul nsw i64 %1137, 22
  %1141 = getelementptr inbounds double, ptr %1134, i64 %1140
  %1142 = mul nsw i64 %1137, 23
  %1143 = getelementptr inbounds double, ptr %1134, i64 %1142
  br label %1144

1144:
  %1145 = phi i64 [ 0, %1133 ], [ %1165, %1144 ]
  %1146 = getelementptr inbounds double, ptr %1117, i64 %1145
  %1147 = load double, ptr %1146, align 8
  %1148 = getelementptr inbounds double, ptr %1119, i64 %1145
  %1149 = load double, ptr %1148, align 8
  %1150 = fsub double %1147, %1149
  %1151 = fdiv double %1150, 0xBFD6B927EFF8B242
  %1152 = getelementptr inbounds double, ptr %1115, i64 %1145
  %1153 = load double, ptr %1152, align 8
  %1154 = fsub double %1153, %1147
  %1155 = fdiv double %1154, 0xBFDF5A7CECDB684A
  %1156 = fdiv double %1153, 0x3FC3D8B64657CAEA
  %1157 = fsub double %1155, %1156
  %1158 = fdiv double %1157, 0x3FE4A36C0803A6DF
  %1159 = getelementptr inbounds double, ptr %1139, i64 %1145
  store double %1151, ptr %1159, align 8
  %1160 = fsub double %1155, %1151
  %1161 = fdiv double %1160, 0xBFEB09D26E6A0D46
  %1162 = getelementptr inbounds double, ptr %1141, i64 %1145
  store double %1161, ptr %1162, align 8
  %1163 = fsub double %1161, %1158
  %1164 = getelementptr inbounds double, ptr %1143, i64 %1145
  store double %1163, ptr %1164, align 8
  %1165 = add nuw nsw i64 %1145, 1
  %1166 = icmp eq i64 %1165, %1112
  br i1 %1166, label %1167, label %1144

1167:
  %1168 = load double, ptr %2, align 8
  store double %1168, ptr %137, align 8
  store double %1087, ptr %2, align 8
  store double %167, ptr %63, align 8
  %1169 = load i64, ptr %138, align 8
  %1170 = add nsw i64 %1169, 1
  store i64 %1170, ptr %138, align 8
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %140, i8 0, i64 24, i1 false)
  %1171 = tail call double @llvm.pow.f64(double %1000, double 2.500000e-01)
  %1172 = fdiv double %1171, %1078
  %1173 = tail call double @llvm.minnum.f64(double %1172, double 8.000000e+00)
  %1174 = tail call double @llvm.maxnum.f64(double %1173, double 2.000000e-01)
  %1175 = load double, ptr %141, align 8
  %1176 = fcmp une double %1175, 0.000000e+00
  br i1 %1176, label %1177, label %1189

1177:
  %1178 = fdiv double %1175, %167
  %1179 = fmul double %1000, %1000
  %1180 = load double, ptr %142, align 8
  %1181 = fdiv double %1179, %1180
  %1182 = tail call double @llvm.pow.f64(double %1181, double 2.500000e-01)
  %1183 = fmul double %1178, %1182
  %1184 = fdiv double %1183, 9.000000e-01
  %1185 = tail call double @llvm.fabs.f64(double %1184)
  %1186 = tail call double @llvm.minnum.f64(double %1185, double 8.000000e+00)
  %1187 = tail call double @llvm.maxnum.f64(double %1186, double 2.000000e-01)
  %1188 = tail call double @llvm.maxnum.f64(double %1174, double %1187)
  br label %1189

1189:
  %1190 = phi double [ %1188, %1177 ], [ %1174, %1167 ]
  store double %167, ptr %141, align 8
  %1191 = tail call double @llvm.maxnum.f64(double %999, double 1.000000e-02)
  store double %1191, ptr %142, align 8
  %1192 = fdiv double %167, %1190
  %1193 = icmp eq i64 %1072, 0
  br i1 %1193, label %1199, label %1194

1194:
  %1195 = tail call double @llvm.fabs.f64(double %1192)
  %1196 = tail call double @llvm.fabs.f64(double %167)
  %1197 = fcmp ogt double %1195, %1196
  br i1 %1197, label %1198, label %1199

1198:
  br label %1199

1199:
  %1200 = phi double [ %167, %1198 ], [ %1192, %1194 ], [ %1192, %1189 ]
  %1201 = fdiv double %1200, %167
  %1202 = load double, ptr %132, align 8
  %1203 = fcmp ole double %1202, 1.000000e-03
  %1204 = zext i1 %1203 to i64
  store i64 %1204, ptr %120, align 8
  %1205 = fcmp oge double %1201, 1.000000e+00
  %1206 = select i1 %1203, i1 %1205, i1 false
  %1207 = fcmp ole double %1201, 1.200000e+00
  %1208 = select i1 %1206, i1 %1207, i1 false
  %1209 = select i1 %1208, double %167, double %1200
  br i1 %165, label %1210, label %1216

1210:
  %1211 = tail call double @llvm.fabs.f64(double %1209)
  %1212 = load double, ptr %72, align 8
  %1213 = tail call double @llvm.fabs.f64(double %1212)
  %1214 = tail call double @llvm.maxnum.f64(double %1211, double %1213)
  %1215 = tail call double @llvm.copysign.f64(double %1214, double %167)
  br label %1216

1216:
  %1217 = phi double [ %1215, %1210 ], [ %1209, %1199 ]
  %1218 = tail call double @llvm.fabs.f64(double %1217)
  %1219 = load ptr, ptr %33, align 8
  %1220 = getelementptr inbounds %struct.ode_options, ptr %1219, i64 0, i32 3
  %1221 = load double, ptr %1220, align 8
  %1222 = tail call double @llvm.minnum.f64(double %1218, double %1221)
  %1223 = tail call double @llvm.copysign.f64(double %1222, double %167)
  store double %1223, ptr %72, align 8
  %1224 = icmp eq i64 %1108, 8
  br i1 %1224, label %1225, label %1253

1225:
  store i64 2, ptr %134, align 8
  br label %1226

1226:
  %1227 = phi i64 [ %1074, %1071 ], [ 8, %1225 ]
  %1228 = tail call double @llvm.pow.f64(double %1000, double 2.500000e-01)
  %1229 = fdiv double %1228, %1078
  %1230 = tail call double @llvm.minnum.f64(double %1229, double 8.000000e+00)
  %1231 = tail call double @llvm.maxnum.f64(double %1230, double 2.000000e-01)
  %1232 = load i64, ptr %143, align 8
  %1233 = add nsw i64 %1232, 1
  store i64 %1233, ptr %143, align 8
  store i64 1, ptr %136, align 8
  %1234 = icmp eq i64 %1227, 0
  br i1 %1234, label %1237, label %1235

1235:
  %1236 = fmul double %167, 1.250000e-01
  br label %1244

1237:
  %1238 = load double, ptr %63, align 8
  %1239 = fcmp oeq double %1238, 0.000000e+00
  br i1 %1239, label %1240, label %1242

1240:
  %1241 = fmul double %167, 1.000000e-01
  br label %1244

1242:
  %1243 = fdiv double %167, %1231
  br label %1244

1244:
  %1245 = phi double [ %1236, %1235 ], [ %1241, %1240 ], [ %1243, %1242 ]
  store double %1245, ptr %72, align 8
  %1246 = icmp eq i32 %145, 0
  br i1 %1246, label %1247, label %1249

1247:
  %1248 = tail call i64 @evaluate_jacobian(ptr %0)
  br label %1249

1249:
  %1250 = phi i64 [ 0, %405 ], [ %885, %884 ], [ 0, %878 ], [ %1248, %1247 ], [ 0, %1244 ]
  %1251 = phi i32 [ %145, %405 ], [ 1, %884 ], [ %145, %878 ], [ 1, %1247 ], [ 1, %1244 ]
  %1252 = icmp eq i64 %1250, 0
  br i1 %1252, label %144, label %1253

1253:
  %1254 = phi i64 [ 3, %20 ], [ %160, %155 ], [ %19, %1 ], [ %124, %123 ], [ %538, %524 ], [ %1031, %1023 ], [ %1250, %1249 ], [ %1108, %1216 ], [ %1108, %1107 ]
  ret i64 %1254
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
  %16 = mul nsw i64 %7, 21
  %17 = getelementptr inbounds double, ptr %15, i64 %16
  %18 = mul nsw i64 %7, 22
  %19 = getelementptr inbounds double, ptr %15, i64 %18
  %20 = mul nsw i64 %7, 23
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
  %8 = mul nsw i64 %5, 24
  %9 = getelementptr inbounds double, ptr %7, i64 %8
  %10 = mul nsw i64 %5, 13
  %11 = getelementptr inbounds double, ptr %7, i64 %10
  %12 = mul nsw i64 %5, 14
  %13 = getelementptr inbounds double, ptr %7, i64 %12
  %14 = mul nsw i64 %5, 9
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
  br label %95

33:
  %34 = icmp eq i64 %28, 0
  %35 = zext i1 %34 to i64
  %36 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 34
  store i64 %35, ptr %36, align 8
  br label %95

37:
  %38 = bitcast ptr %11 to ptr
  %39 = bitcast ptr %7 to ptr
  %40 = shl i64 %5, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %38, ptr align 8 %39, i64 %40, i1 false)
  %41 = icmp sgt i64 %5, 0
  br i1 %41, label %42, label %93

42:
  %43 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %44 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  br label %49

45:
  %46 = load double, ptr %51, align 8
  store double %46, ptr %58, align 8
  %47 = add nuw nsw i64 %50, 1
  %48 = icmp eq i64 %47, %5
  br i1 %48, label %93, label %49

49:
  %50 = phi i64 [ 0, %42 ], [ %47, %45 ]
  %51 = getelementptr inbounds double, ptr %7, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = tail call double @llvm.fabs.f64(double %52)
  %54 = tail call double @llvm.maxnum.f64(double %53, double 1.000000e-05)
  %55 = fmul double %54, 0x3CB0000000000000
  %56 = tail call double @llvm.sqrt.f64(double %55)
  %57 = fadd double %52, %56
  %58 = getelementptr inbounds double, ptr %11, i64 %50
  store double %57, ptr %58, align 8
  %59 = load double, ptr %43, align 8
  %60 = load i64, ptr %44, align 8
  %61 = add nsw i64 %60, 1
  store i64 %61, ptr %44, align 8
  %62 = load ptr, ptr %2, align 8
  %63 = getelementptr inbounds %struct.ode_system, ptr %62, i64 0, i32 3
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr inbounds %struct.ode_system, ptr %62, i64 0, i32 2
  %66 = load ptr, ptr %65, align 8
  %67 = tail call i64 %64(ptr %66, double %59, ptr %11, ptr %13)
  switch i64 %67, label %95 [
    i64 3, label %68
    i64 0, label %80
  ]

68:
  %69 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  store i64 1, ptr %69, align 8
  %70 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %59, ptr %70, align 8
  %71 = load ptr, ptr %6, align 8
  %72 = load ptr, ptr %2, align 8
  %73 = getelementptr inbounds %struct.ode_system, ptr %72, i64 0, i32 0
  %74 = load i64, ptr %73, align 8
  %75 = shl nsw i64 %74, 2
  %76 = getelementptr inbounds double, ptr %71, i64 %75
  %77 = bitcast ptr %76 to ptr
  %78 = bitcast ptr %13 to ptr
  %79 = shl i64 %74, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %77, ptr align 8 %78, i64 %79, i1 false)
  br label %95

80:
  %81 = phi i64 [ %91, %80 ], [ %67, %49 ]
  %82 = getelementptr inbounds double, ptr %13, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = getelementptr inbounds double, ptr %15, i64 %81
  %85 = load double, ptr %84, align 8
  %86 = fsub double %83, %85
  %87 = fdiv double %86, %56
  %88 = mul nsw i64 %81, %5
  %89 = add nsw i64 %88, %50
  %90 = getelementptr inbounds double, ptr %9, i64 %89
  store double %87, ptr %90, align 8
  %91 = add nuw nsw i64 %81, 1
  %92 = icmp eq i64 %91, %5
  br i1 %92, label %45, label %80

93:
  %94 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 34
  store i64 1, ptr %94, align 8
  br label %95

95:
  %96 = phi i64 [ 0, %93 ], [ 5, %30 ], [ %28, %33 ], [ 5, %68 ], [ %67, %49 ]
  ret i64 %96
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
