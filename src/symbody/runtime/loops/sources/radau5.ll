; radau5: made by tools/make_loops_text.py from radau5
; sources 1e2d3a0219066e0f253dffb2f316c3ed897a9993160f6e04c68d16bda5c7aeab
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, ptr, ptr, ptr, ptr, ptr }
%struct.ode_options = type { ptr, i64, double, ptr, double, double }

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
  %10 = mul nsw i64 %9, 5
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
  switch i64 %19, label %1224 [
    i64 3, label %20
    i64 0, label %32
  ]

20:
  %21 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 23
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
  br label %1224

32:
  %33 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds %struct.ode_options, ptr %34, i64 0, i32 2
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
  %46 = getelementptr inbounds %struct.ode_options, ptr %34, i64 0, i32 3
  %47 = load ptr, ptr %46, align 8
  %48 = mul nsw i64 %43, 15
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
  %67 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 15
  store double 1.000000e+00, ptr %67, align 8
  %68 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 16
  store double 0.000000e+00, ptr %68, align 8
  %69 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 27
  store i64 0, ptr %69, align 8
  %70 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 13
  store double 0.000000e+00, ptr %70, align 8
  br label %71

71:
  %72 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 7
  %73 = load double, ptr %72, align 8
  %74 = fcmp oeq double %73, 0.000000e+00
  br i1 %74, label %75, label %118

75:
  %76 = mul nsw i64 %43, 5
  %77 = getelementptr inbounds double, ptr %40, i64 %76
  %78 = mul nsw i64 %43, 15
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
  %114 = getelementptr inbounds %struct.ode_options, ptr %34, i64 0, i32 4
  %115 = load double, ptr %114, align 8
  %116 = tail call double @llvm.minnum.f64(double %113, double %115)
  %117 = tail call double @llvm.copysign.f64(double %116, double %83)
  store double %117, ptr %72, align 8
  br label %118

118:
  %119 = zext i1 %65 to i32
  %120 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 27
  %121 = load i64, ptr %120, align 8
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %123, label %126

123:
  %124 = tail call i64 @evaluate_jacobian(ptr %0)
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %126, label %1224

126:
  %127 = phi i32 [ 1, %123 ], [ %119, %118 ]
  %128 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 9
  %129 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 13
  %130 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 4
  %131 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 3
  %132 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 14
  %133 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 15
  %134 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 23
  %135 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  %136 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 22
  %137 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 1
  br label %138

138:
  %139 = phi i32 [ %127, %126 ], [ %1222, %1220 ]
  %140 = load double, ptr %2, align 8
  %141 = load double, ptr %72, align 8
  %142 = tail call double @llvm.fabs.f64(double %141)
  %143 = tail call double @llvm.fabs.f64(double %140)
  %144 = load double, ptr %128, align 8
  %145 = tail call double @llvm.fabs.f64(double %144)
  %146 = tail call double @llvm.maxnum.f64(double %143, double %145)
  %147 = fmul double %146, 0x3CE4000000000000
  %148 = fcmp ugt double %142, %147
  br i1 %148, label %153, label %149

149:
  %150 = load i64, ptr %134, align 8
  %151 = icmp eq i64 %150, 0
  %152 = select i1 %151, i64 4, i64 3
  br label %1224

153:
  %154 = tail call double @llvm.fmuladd.f64(double %141, double 1.000100e+00, double %140)
  %155 = fsub double %154, %144
  %156 = fmul double %141, %155
  %157 = fcmp oge double %156, 0.000000e+00
  %158 = fsub double %144, %140
  %159 = select i1 %157, double %158, double %141
  %160 = load double, ptr %129, align 8
  %161 = fcmp une double %160, %159
  br i1 %161, label %162, label %401

162:
  %163 = load ptr, ptr %6, align 8
  %164 = getelementptr inbounds %struct.ode_system, ptr %163, i64 0, i32 0
  %165 = load i64, ptr %164, align 8
  %166 = load ptr, ptr %4, align 8
  %167 = mul nsw i64 %165, 20
  %168 = getelementptr inbounds double, ptr %166, i64 %167
  %169 = mul i64 %165, %165
  %170 = getelementptr inbounds double, ptr %168, i64 %169
  %171 = shl i64 %165, 1
  %172 = mul nsw i64 %171, %165
  %173 = getelementptr inbounds double, ptr %168, i64 %172
  %174 = icmp eq i64 %169, 0
  br i1 %174, label %175, label %184

175:
  %176 = icmp sgt i64 %165, 0
  br i1 %176, label %180, label %177

177:
  %178 = load i64, ptr %130, align 8
  %179 = add nsw i64 %178, 1
  store i64 %179, ptr %130, align 8
  store double %159, ptr %129, align 8
  br label %401

180:
  %181 = fdiv double 0x400D1A48D83E731D, %159
  %182 = fdiv double 0x400572DB93E0C671, %159
  %183 = fdiv double 0x40086747F2C3FCB6, %159
  br label %276

184:
  %185 = phi i64 [ %194, %184 ], [ 0, %162 ]
  %186 = getelementptr inbounds double, ptr %168, i64 %185
  %187 = load double, ptr %186, align 8
  %188 = fneg double %187
  %189 = getelementptr inbounds double, ptr %170, i64 %185
  store double %188, ptr %189, align 8
  %190 = shl nuw nsw i64 %185, 1
  %191 = getelementptr inbounds double, ptr %173, i64 %190
  store double %188, ptr %191, align 8
  %192 = or i64 %190, 1
  %193 = getelementptr inbounds double, ptr %173, i64 %192
  store double 0.000000e+00, ptr %193, align 8
  %194 = add nuw nsw i64 %185, 1
  %195 = icmp eq i64 %194, %169
  br i1 %195, label %175, label %184

196:
  %197 = load i64, ptr %130, align 8
  %198 = add nsw i64 %197, 1
  store i64 %198, ptr %130, align 8
  store double %159, ptr %129, align 8
  %199 = load ptr, ptr %131, align 8
  br label %202

200:
  %201 = icmp eq i64 %205, %165
  br i1 %201, label %274, label %202

202:
  %203 = phi i1 [ %206, %200 ], [ true, %196 ]
  %204 = phi i64 [ %205, %200 ], [ 0, %196 ]
  %205 = add nuw nsw i64 %204, 1
  %206 = icmp slt i64 %205, %165
  br i1 %206, label %215, label %207

207:
  %208 = phi i64 [ %204, %202 ], [ %229, %215 ]
  %209 = getelementptr inbounds i64, ptr %199, i64 %204
  store i64 %208, ptr %209, align 8
  %210 = mul nsw i64 %208, %165
  %211 = add nsw i64 %210, %204
  %212 = getelementptr inbounds double, ptr %170, i64 %211
  %213 = load double, ptr %212, align 8
  %214 = fcmp oeq double %213, 0.000000e+00
  br i1 %214, label %274, label %232

215:
  %216 = phi i64 [ %230, %215 ], [ %205, %202 ]
  %217 = phi i64 [ %229, %215 ], [ %204, %202 ]
  %218 = mul nsw i64 %216, %165
  %219 = add nsw i64 %218, %204
  %220 = getelementptr inbounds double, ptr %170, i64 %219
  %221 = load double, ptr %220, align 8
  %222 = tail call double @llvm.fabs.f64(double %221)
  %223 = mul nsw i64 %217, %165
  %224 = add nsw i64 %223, %204
  %225 = getelementptr inbounds double, ptr %170, i64 %224
  %226 = load double, ptr %225, align 8
  %227 = tail call double @llvm.fabs.f64(double %226)
  %228 = fcmp ogt double %222, %227
  %229 = select i1 %228, i64 %216, i64 %217
  %230 = add nuw nsw i64 %216, 1
  %231 = icmp slt i64 %230, %165
  br i1 %231, label %215, label %207

232:
  %233 = icmp eq i64 %208, %204
  %234 = mul nsw i64 %204, %165
  br i1 %233, label %245, label %235

235:
  %236 = phi i64 [ %243, %235 ], [ 0, %232 ]
  %237 = add nsw i64 %236, %234
  %238 = getelementptr inbounds double, ptr %170, i64 %237
  %239 = load double, ptr %238, align 8
  %240 = add nsw i64 %236, %210
  %241 = getelementptr inbounds double, ptr %170, i64 %240
  %242 = load double, ptr %241, align 8
  store double %242, ptr %238, align 8
  store double %239, ptr %241, align 8
  %243 = add nuw nsw i64 %236, 1
  %244 = icmp eq i64 %243, %165
  br i1 %244, label %245, label %235

245:
  %246 = add nsw i64 %234, %204
  %247 = getelementptr inbounds double, ptr %170, i64 %246
  %248 = load double, ptr %247, align 8
  %249 = fdiv double 1.000000e+00, %248
  br i1 %206, label %250, label %200

250:
  %251 = phi i64 [ %272, %271 ], [ %205, %245 ]
  %252 = mul nsw i64 %251, %165
  %253 = add nsw i64 %252, %204
  %254 = getelementptr inbounds double, ptr %170, i64 %253
  %255 = load double, ptr %254, align 8
  %256 = fcmp oeq double %255, 0.000000e+00
  br i1 %256, label %271, label %257

257:
  %258 = fmul double %249, %255
  store double %258, ptr %254, align 8
  %259 = fneg double %258
  br label %260

260:
  %261 = phi i64 [ %205, %257 ], [ %269, %260 ]
  %262 = add nsw i64 %261, %234
  %263 = getelementptr inbounds double, ptr %170, i64 %262
  %264 = load double, ptr %263, align 8
  %265 = add nsw i64 %261, %252
  %266 = getelementptr inbounds double, ptr %170, i64 %265
  %267 = load double, ptr %266, align 8
  %268 = tail call double @llvm.fmuladd.f64(double %259, double %264, double %267)
  store double %268, ptr %266, align 8
  %269 = add nuw nsw i64 %261, 1
  %270 = icmp slt i64 %269, %165
  br i1 %270, label %260, label %271

271:
  %272 = add nuw nsw i64 %251, 1
  %273 = icmp slt i64 %272, %165
  br i1 %273, label %250, label %200

274:
  %275 = phi i1 [ %203, %207 ], [ %206, %200 ]
  br i1 %275, label %397, label %291

276:
  %277 = phi i64 [ 0, %180 ], [ %289, %276 ]
  %278 = mul nsw i64 %277, %165
  %279 = add nsw i64 %278, %277
  %280 = getelementptr inbounds double, ptr %170, i64 %279
  %281 = load double, ptr %280, align 8
  %282 = fadd double %181, %281
  store double %282, ptr %280, align 8
  %283 = shl nsw i64 %279, 1
  %284 = getelementptr inbounds double, ptr %173, i64 %283
  %285 = load double, ptr %284, align 8
  %286 = fadd double %182, %285
  store double %286, ptr %284, align 8
  %287 = or i64 %283, 1
  %288 = getelementptr inbounds double, ptr %173, i64 %287
  store double %183, ptr %288, align 8
  %289 = add nuw nsw i64 %277, 1
  %290 = icmp eq i64 %289, %165
  br i1 %290, label %196, label %276

291:
  %292 = getelementptr inbounds i64, ptr %199, i64 %165
  %293 = tail call i64 @llvm.smax.i64(i64 %171, i64 1)
  br label %296

294:
  %295 = icmp eq i64 %350, %165
  br i1 %295, label %395, label %296

296:
  %297 = phi i1 [ true, %291 ], [ %351, %294 ]
  %298 = phi i64 [ 0, %291 ], [ %350, %294 ]
  br label %302

299:
  %300 = getelementptr inbounds i64, ptr %292, i64 %298
  store i64 %318, ptr %300, align 8
  %301 = fcmp oeq double %317, 0.000000e+00
  br i1 %301, label %395, label %321

302:
  %303 = phi i64 [ %318, %302 ], [ %298, %296 ]
  %304 = phi double [ %317, %302 ], [ -1.000000e+00, %296 ]
  %305 = phi i64 [ %319, %302 ], [ %298, %296 ]
  %306 = mul nsw i64 %305, %165
  %307 = add nsw i64 %306, %298
  %308 = shl nsw i64 %307, 1
  %309 = getelementptr inbounds double, ptr %173, i64 %308
  %310 = load double, ptr %309, align 8
  %311 = tail call double @llvm.fabs.f64(double %310)
  %312 = getelementptr inbounds double, ptr %309, i64 1
  %313 = load double, ptr %312, align 8
  %314 = tail call double @llvm.fabs.f64(double %313)
  %315 = fadd double %311, %314
  %316 = fcmp ogt double %315, %304
  %317 = select i1 %316, double %315, double %304
  %318 = select i1 %316, i64 %305, i64 %303
  %319 = add nuw nsw i64 %305, 1
  %320 = icmp slt i64 %319, %165
  br i1 %320, label %302, label %299

321:
  %322 = icmp eq i64 %318, %298
  br i1 %322, label %336, label %323

323:
  %324 = mul i64 %298, %171
  %325 = mul i64 %318, %171
  br label %326

326:
  %327 = phi i64 [ 0, %323 ], [ %334, %326 ]
  %328 = add nsw i64 %327, %324
  %329 = getelementptr inbounds double, ptr %173, i64 %328
  %330 = load double, ptr %329, align 8
  %331 = add nsw i64 %327, %325
  %332 = getelementptr inbounds double, ptr %173, i64 %331
  %333 = load double, ptr %332, align 8
  store double %333, ptr %329, align 8
  store double %330, ptr %332, align 8
  %334 = add nuw nsw i64 %327, 1
  %335 = icmp eq i64 %334, %293
  br i1 %335, label %336, label %326

336:
  %337 = shl nuw nsw i64 %298, 1
  %338 = mul nsw i64 %337, %165
  %339 = getelementptr inbounds double, ptr %173, i64 %338
  %340 = getelementptr inbounds double, ptr %339, i64 %337
  %341 = load double, ptr %340, align 8
  %342 = or i64 %337, 1
  %343 = getelementptr inbounds double, ptr %339, i64 %342
  %344 = load double, ptr %343, align 8
  %345 = fmul double %344, %344
  %346 = tail call double @llvm.fmuladd.f64(double %341, double %341, double %345)
  %347 = fdiv double %341, %346
  %348 = fneg double %344
  %349 = fdiv double %348, %346
  %350 = add nuw nsw i64 %298, 1
  %351 = icmp slt i64 %350, %165
  br i1 %351, label %352, label %294

352:
  %353 = phi i64 [ %393, %392 ], [ %350, %336 ]
  %354 = mul i64 %353, %171
  %355 = getelementptr inbounds double, ptr %173, i64 %354
  %356 = getelementptr inbounds double, ptr %355, i64 %337
  %357 = load double, ptr %356, align 8
  %358 = getelementptr inbounds double, ptr %355, i64 %342
  %359 = load double, ptr %358, align 8
  %360 = fcmp oeq double %357, 0.000000e+00
  %361 = fcmp oeq double %359, 0.000000e+00
  %362 = select i1 %360, i1 %361, i1 false
  br i1 %362, label %392, label %363

363:
  %364 = fneg double %359
  %365 = fmul double %349, %364
  %366 = tail call double @llvm.fmuladd.f64(double %357, double %347, double %365)
  %367 = fmul double %347, %359
  %368 = tail call double @llvm.fmuladd.f64(double %357, double %349, double %367)
  store double %366, ptr %356, align 8
  store double %368, ptr %358, align 8
  %369 = fneg double %368
  br label %370

370:
  %371 = phi i64 [ %350, %363 ], [ %390, %370 ]
  %372 = shl nuw nsw i64 %371, 1
  %373 = getelementptr inbounds double, ptr %339, i64 %372
  %374 = load double, ptr %373, align 8
  %375 = or i64 %372, 1
  %376 = getelementptr inbounds double, ptr %339, i64 %375
  %377 = load double, ptr %376, align 8
  %378 = fmul double %377, %369
  %379 = tail call double @llvm.fmuladd.f64(double %366, double %374, double %378)
  %380 = getelementptr inbounds double, ptr %355, i64 %372
  %381 = load double, ptr %380, align 8
  %382 = fsub double %381, %379
  store double %382, ptr %380, align 8
  %383 = load double, ptr %376, align 8
  %384 = load double, ptr %373, align 8
  %385 = fmul double %368, %384
  %386 = tail call double @llvm.fmuladd.f64(double %366, double %383, double %385)
  %387 = getelementptr inbounds double, ptr %355, i64 %375
  %388 = load double, ptr %387, align 8
  %389 = fsub double %388, %386
  store double %389, ptr %387, align 8
  %390 = add nuw nsw i64 %371, 1
  %391 = icmp slt i64 %390, %165
  br i1 %391, label %370, label %392

392:
  %393 = add nuw nsw i64 %353, 1
  %394 = icmp slt i64 %393, %165
  br i1 %394, label %352, label %294

395:
  %396 = phi i1 [ %351, %294 ], [ %297, %299 ]
  br i1 %396, label %397, label %401

397:
  %398 = fmul double %159, 5.000000e-01
  store double %398, ptr %72, align 8
  %399 = load i64, ptr %137, align 8
  %400 = add nsw i64 %399, 1
  store i64 %400, ptr %137, align 8
  store i64 1, ptr %136, align 8
  br label %1220

401:
  %402 = load ptr, ptr %33, align 8
  %403 = getelementptr inbounds %struct.ode_options, ptr %402, i64 0, i32 2
  %404 = load double, ptr %403, align 8
  %405 = tail call double @llvm.pow.f64(double %404, double 0x3FE5555555555555)
  %406 = fmul double %405, 1.000000e-01
  %407 = fdiv double 0x3CE4000000000000, %406
  %408 = tail call double @llvm.sqrt.f64(double %406)
  %409 = tail call double @llvm.minnum.f64(double %408, double 3.000000e-02)
  %410 = tail call double @llvm.maxnum.f64(double %407, double %409)
  store double 1.000000e-03, ptr %132, align 8
  %411 = load double, ptr %133, align 8
  %412 = tail call double @llvm.maxnum.f64(double %411, double 0x3CB0000000000000)
  %413 = tail call double @llvm.pow.f64(double %412, double 8.000000e-01)
  store double %413, ptr %133, align 8
  %414 = load ptr, ptr %6, align 8
  %415 = getelementptr inbounds %struct.ode_system, ptr %414, i64 0, i32 0
  %416 = load i64, ptr %415, align 8
  %417 = load ptr, ptr %4, align 8
  %418 = mul nsw i64 %416, 6
  %419 = getelementptr inbounds double, ptr %417, i64 %418
  %420 = mul nsw i64 %416, 7
  %421 = getelementptr inbounds double, ptr %417, i64 %420
  %422 = shl nsw i64 %416, 3
  %423 = getelementptr inbounds double, ptr %417, i64 %422
  %424 = mul nsw i64 %416, 17
  %425 = getelementptr inbounds double, ptr %417, i64 %424
  %426 = mul nsw i64 %416, 18
  %427 = getelementptr inbounds double, ptr %417, i64 %426
  %428 = mul nsw i64 %416, 19
  %429 = getelementptr inbounds double, ptr %417, i64 %428
  %430 = load double, ptr %63, align 8
  %431 = fcmp une double %430, 0.000000e+00
  %432 = fdiv double %159, %430
  %433 = select i1 %431, double %432, double 0.000000e+00
  %434 = fmul double %433, 0x3FC3D8B64657CAEA
  %435 = fmul double %433, 0x3FE4A36C0803A6DF
  %436 = icmp sgt i64 %416, 0
  br i1 %436, label %437, label %490

437:
  %438 = fcmp une double %433, 0.000000e+00
  %439 = fadd double %434, 0x3FD6B927EFF8B242
  %440 = fadd double %434, 0x3FEB09D26E6A0D46
  %441 = fadd double %435, 0x3FD6B927EFF8B242
  %442 = fadd double %435, 0x3FEB09D26E6A0D46
  %443 = fadd double %433, 0x3FD6B927EFF8B242
  %444 = fadd double %433, 0x3FEB09D26E6A0D46
  %445 = mul nsw i64 %416, 12
  %446 = getelementptr inbounds double, ptr %417, i64 %445
  %447 = mul nsw i64 %416, 13
  %448 = getelementptr inbounds double, ptr %417, i64 %447
  %449 = mul nsw i64 %416, 14
  %450 = getelementptr inbounds double, ptr %417, i64 %449
  br label %451

451:
  %452 = phi i64 [ 0, %437 ], [ %488, %460 ]
  br i1 %438, label %453, label %460

453:
  %454 = getelementptr inbounds double, ptr %425, i64 %452
  %455 = load double, ptr %454, align 8
  %456 = getelementptr inbounds double, ptr %427, i64 %452
  %457 = load double, ptr %456, align 8
  %458 = getelementptr inbounds double, ptr %429, i64 %452
  %459 = load double, ptr %458, align 8
  br label %460

460:
  %461 = phi double [ %457, %453 ], [ 0.000000e+00, %451 ]
  %462 = phi double [ %455, %453 ], [ 0.000000e+00, %451 ]
  %463 = phi double [ %459, %453 ], [ 0.000000e+00, %451 ]
  %464 = tail call double @llvm.fmuladd.f64(double %440, double %463, double %461)
  %465 = tail call double @llvm.fmuladd.f64(double %439, double %464, double %462)
  %466 = fmul double %434, %465
  %467 = getelementptr inbounds double, ptr %419, i64 %452
  store double %466, ptr %467, align 8
  %468 = tail call double @llvm.fmuladd.f64(double %442, double %463, double %461)
  %469 = tail call double @llvm.fmuladd.f64(double %441, double %468, double %462)
  %470 = fmul double %435, %469
  %471 = getelementptr inbounds double, ptr %421, i64 %452
  store double %470, ptr %471, align 8
  %472 = tail call double @llvm.fmuladd.f64(double %444, double %463, double %461)
  %473 = tail call double @llvm.fmuladd.f64(double %443, double %472, double %462)
  %474 = fmul double %433, %473
  %475 = getelementptr inbounds double, ptr %423, i64 %452
  store double %474, ptr %475, align 8
  %476 = fmul double %470, 0x3FD5B570C75819C1
  %477 = tail call double @llvm.fmuladd.f64(double %466, double 0x40114D64D09039E2, double %476)
  %478 = tail call double @llvm.fmuladd.f64(double %474, double 0x3FE1562F2BDEBF3D, double %477)
  %479 = getelementptr inbounds double, ptr %446, i64 %452
  store double %478, ptr %479, align 8
  %480 = fmul double %470, 0xBFD4F8C15DA84E86
  %481 = tail call double @llvm.fmuladd.f64(double %466, double 0xC010B70201A79C47, double %480)
  %482 = tail call double @llvm.fmuladd.f64(double %474, double 0x3FDE810014C55221, double %481)
  %483 = getelementptr inbounds double, ptr %448, i64 %452
  store double %482, ptr %483, align 8
  %484 = fmul double %470, 0x4004934E6FCAA598
  %485 = tail call double @llvm.fmuladd.f64(double %466, double 0xBFE017885A24A7F2, double %484)
  %486 = tail call double @llvm.fmuladd.f64(double %474, double 0xBFE312C0CF7BDFD1, double %485)
  %487 = getelementptr inbounds double, ptr %450, i64 %452
  store double %486, ptr %487, align 8
  %488 = add nuw nsw i64 %452, 1
  %489 = icmp eq i64 %488, %416
  br i1 %489, label %490, label %451

490:
  %491 = fdiv double 0x40086747F2C3FCB6, %159
  %492 = fdiv double 0xC00D1A48D83E731D, %159
  %493 = fdiv double 0xC00572DB93E0C671, %159
  %494 = fneg double %491
  br label %495

495:
  %496 = phi ptr [ %417, %490 ], [ %545, %856 ]
  %497 = phi i64 [ %416, %490 ], [ %544, %856 ]
  %498 = phi double [ 0.000000e+00, %490 ], [ %857, %856 ]
  %499 = phi double [ 0.000000e+00, %490 ], [ %854, %856 ]
  %500 = phi i32 [ 1, %490 ], [ %858, %856 ]
  %501 = mul nsw i64 %497, 3
  %502 = getelementptr inbounds double, ptr %496, i64 %501
  %503 = icmp sgt i64 %497, 0
  br label %504

504:
  %505 = phi i64 [ 0, %495 ], [ %508, %516 ]
  %506 = icmp eq i64 %505, 3
  br i1 %506, label %541, label %507

507:
  %508 = add nuw nsw i64 %505, 1
  %509 = add nuw nsw i64 %505, 6
  %510 = load ptr, ptr %4, align 8
  %511 = load ptr, ptr %6, align 8
  %512 = getelementptr inbounds %struct.ode_system, ptr %511, i64 0, i32 0
  %513 = load i64, ptr %512, align 8
  %514 = mul nsw i64 %513, %509
  %515 = getelementptr inbounds double, ptr %510, i64 %514
  br i1 %503, label %531, label %516

516:
  %517 = load double, ptr %2, align 8
  %518 = getelementptr inbounds [3 x double], ptr @__const.stage_rates.parts, i64 0, i64 %505
  %519 = load double, ptr %518, align 8
  %520 = tail call double @llvm.fmuladd.f64(double %519, double %159, double %517)
  %521 = add nuw nsw i64 %505, 9
  %522 = mul nsw i64 %513, %521
  %523 = getelementptr inbounds double, ptr %510, i64 %522
  %524 = load i64, ptr %12, align 8
  %525 = add nsw i64 %524, 1
  store i64 %525, ptr %12, align 8
  %526 = getelementptr inbounds %struct.ode_system, ptr %511, i64 0, i32 3
  %527 = load ptr, ptr %526, align 8
  %528 = getelementptr inbounds %struct.ode_system, ptr %511, i64 0, i32 2
  %529 = load ptr, ptr %528, align 8
  %530 = tail call i64 %527(ptr %529, double %520, ptr %502, ptr %523)
  switch i64 %530, label %1224 [
    i64 3, label %860
    i64 0, label %504
  ]

531:
  %532 = phi i64 [ %539, %531 ], [ 0, %507 ]
  %533 = getelementptr inbounds double, ptr %496, i64 %532
  %534 = load double, ptr %533, align 8
  %535 = getelementptr inbounds double, ptr %515, i64 %532
  %536 = load double, ptr %535, align 8
  %537 = fadd double %534, %536
  %538 = getelementptr inbounds double, ptr %502, i64 %532
  store double %537, ptr %538, align 8
  %539 = add nuw nsw i64 %532, 1
  %540 = icmp eq i64 %539, %497
  br i1 %540, label %516, label %531

541:
  %542 = load ptr, ptr %6, align 8
  %543 = getelementptr inbounds %struct.ode_system, ptr %542, i64 0, i32 0
  %544 = load i64, ptr %543, align 8
  %545 = load ptr, ptr %4, align 8
  %546 = mul nsw i64 %544, 9
  %547 = getelementptr inbounds double, ptr %545, i64 %546
  %548 = mul nsw i64 %544, 10
  %549 = getelementptr inbounds double, ptr %545, i64 %548
  %550 = mul nsw i64 %544, 11
  %551 = getelementptr inbounds double, ptr %545, i64 %550
  %552 = mul nsw i64 %544, 12
  %553 = getelementptr inbounds double, ptr %545, i64 %552
  %554 = mul nsw i64 %544, 13
  %555 = getelementptr inbounds double, ptr %545, i64 %554
  %556 = mul nsw i64 %544, 14
  %557 = getelementptr inbounds double, ptr %545, i64 %556
  %558 = mul nsw i64 %544, 15
  %559 = getelementptr inbounds double, ptr %545, i64 %558
  %560 = icmp sgt i64 %544, 0
  br i1 %560, label %740, label %809

561:
  %562 = mul nsw i64 %544, 20
  %563 = load ptr, ptr %131, align 8
  br label %570

564:
  %565 = mul nsw i64 %544, %544
  %566 = getelementptr inbounds double, ptr %545, i64 %562
  %567 = getelementptr inbounds double, ptr %566, i64 %565
  %568 = icmp sgt i64 %544, 1
  br i1 %568, label %580, label %569

569:
  br label %600

570:
  %571 = phi i64 [ %578, %570 ], [ 0, %561 ]
  %572 = getelementptr inbounds i64, ptr %563, i64 %571
  %573 = load i64, ptr %572, align 8
  %574 = getelementptr inbounds double, ptr %547, i64 %573
  %575 = load double, ptr %574, align 8
  %576 = getelementptr inbounds double, ptr %547, i64 %571
  %577 = load double, ptr %576, align 8
  store double %577, ptr %574, align 8
  store double %575, ptr %576, align 8
  %578 = add nuw nsw i64 %571, 1
  %579 = icmp eq i64 %578, %544
  br i1 %579, label %564, label %570

580:
  %581 = phi i64 [ %586, %585 ], [ 1, %564 ]
  %582 = getelementptr inbounds double, ptr %547, i64 %581
  %583 = load double, ptr %582, align 8
  %584 = mul nsw i64 %581, %544
  br label %588

585:
  store double %597, ptr %582, align 8
  %586 = add nuw nsw i64 %581, 1
  %587 = icmp eq i64 %586, %544
  br i1 %587, label %569, label %580

588:
  %589 = phi i64 [ 0, %580 ], [ %598, %588 ]
  %590 = phi double [ %583, %580 ], [ %597, %588 ]
  %591 = add nsw i64 %589, %584
  %592 = getelementptr inbounds double, ptr %567, i64 %591
  %593 = load double, ptr %592, align 8
  %594 = getelementptr inbounds double, ptr %547, i64 %589
  %595 = load double, ptr %594, align 8
  %596 = fneg double %593
  %597 = tail call double @llvm.fmuladd.f64(double %596, double %595, double %590)
  %598 = add nuw nsw i64 %589, 1
  %599 = icmp eq i64 %598, %581
  br i1 %599, label %585, label %588

600:
  %601 = phi i64 [ %602, %607 ], [ %544, %569 ]
  %602 = add nsw i64 %601, -1
  %603 = getelementptr inbounds double, ptr %547, i64 %602
  %604 = load double, ptr %603, align 8
  %605 = icmp slt i64 %601, %544
  %606 = mul nsw i64 %602, %544
  br i1 %605, label %614, label %607

607:
  %608 = phi double [ %604, %600 ], [ %623, %614 ]
  %609 = add nsw i64 %606, %602
  %610 = getelementptr inbounds double, ptr %567, i64 %609
  %611 = load double, ptr %610, align 8
  %612 = fdiv double %608, %611
  store double %612, ptr %603, align 8
  %613 = icmp sgt i64 %601, 1
  br i1 %613, label %600, label %626

614:
  %615 = phi i64 [ %624, %614 ], [ %601, %600 ]
  %616 = phi double [ %623, %614 ], [ %604, %600 ]
  %617 = add nsw i64 %615, %606
  %618 = getelementptr inbounds double, ptr %567, i64 %617
  %619 = load double, ptr %618, align 8
  %620 = getelementptr inbounds double, ptr %547, i64 %615
  %621 = load double, ptr %620, align 8
  %622 = fneg double %619
  %623 = tail call double @llvm.fmuladd.f64(double %622, double %621, double %616)
  %624 = add nsw i64 %615, 1
  %625 = icmp eq i64 %624, %544
  br i1 %625, label %607, label %614

626:
  %627 = shl i64 %544, 1
  %628 = getelementptr inbounds i64, ptr %563, i64 %544
  br label %633

629:
  %630 = mul nsw i64 %627, %544
  %631 = getelementptr inbounds double, ptr %566, i64 %630
  br i1 %568, label %647, label %632

632:
  br label %681

633:
  %634 = phi i64 [ %645, %633 ], [ 0, %626 ]
  %635 = getelementptr inbounds i64, ptr %628, i64 %634
  %636 = load i64, ptr %635, align 8
  %637 = getelementptr inbounds double, ptr %549, i64 %636
  %638 = load double, ptr %637, align 8
  %639 = getelementptr inbounds double, ptr %551, i64 %636
  %640 = load double, ptr %639, align 8
  %641 = getelementptr inbounds double, ptr %549, i64 %634
  %642 = load double, ptr %641, align 8
  store double %642, ptr %637, align 8
  %643 = getelementptr inbounds double, ptr %551, i64 %634
  %644 = load double, ptr %643, align 8
  store double %644, ptr %639, align 8
  store double %638, ptr %641, align 8
  store double %640, ptr %643, align 8
  %645 = add nuw nsw i64 %634, 1
  %646 = icmp eq i64 %645, %544
  br i1 %646, label %629, label %633

647:
  %648 = phi i64 [ %656, %655 ], [ 1, %629 ]
  %649 = mul i64 %648, %627
  %650 = getelementptr inbounds double, ptr %631, i64 %649
  %651 = getelementptr inbounds double, ptr %549, i64 %648
  %652 = load double, ptr %651, align 8
  %653 = getelementptr inbounds double, ptr %551, i64 %648
  %654 = load double, ptr %653, align 8
  br label %658

655:
  store double %675, ptr %651, align 8
  store double %678, ptr %653, align 8
  %656 = add nuw nsw i64 %648, 1
  %657 = icmp eq i64 %656, %544
  br i1 %657, label %632, label %647

658:
  %659 = phi double [ %652, %647 ], [ %675, %658 ]
  %660 = phi i64 [ 0, %647 ], [ %679, %658 ]
  %661 = phi double [ %654, %647 ], [ %678, %658 ]
  %662 = shl nuw nsw i64 %660, 1
  %663 = getelementptr inbounds double, ptr %650, i64 %662
  %664 = load double, ptr %663, align 8
  %665 = getelementptr inbounds double, ptr %549, i64 %660
  %666 = load double, ptr %665, align 8
  %667 = or i64 %662, 1
  %668 = getelementptr inbounds double, ptr %650, i64 %667
  %669 = load double, ptr %668, align 8
  %670 = getelementptr inbounds double, ptr %551, i64 %660
  %671 = load double, ptr %670, align 8
  %672 = fneg double %669
  %673 = fmul double %671, %672
  %674 = tail call double @llvm.fmuladd.f64(double %664, double %666, double %673)
  %675 = fsub double %659, %674
  %676 = fmul double %666, %669
  %677 = tail call double @llvm.fmuladd.f64(double %664, double %671, double %676)
  %678 = fsub double %661, %677
  %679 = add nuw nsw i64 %660, 1
  %680 = icmp eq i64 %679, %648
  br i1 %680, label %655, label %658

681:
  %682 = phi i64 [ %683, %692 ], [ %544, %632 ]
  %683 = add nsw i64 %682, -1
  %684 = shl nuw nsw i64 %683, 1
  %685 = mul nsw i64 %684, %544
  %686 = getelementptr inbounds double, ptr %631, i64 %685
  %687 = getelementptr inbounds double, ptr %549, i64 %683
  %688 = load double, ptr %687, align 8
  %689 = getelementptr inbounds double, ptr %551, i64 %683
  %690 = load double, ptr %689, align 8
  %691 = icmp slt i64 %682, %544
  br i1 %691, label %710, label %692

692:
  %693 = phi double [ %688, %681 ], [ %727, %710 ]
  %694 = phi double [ %690, %681 ], [ %730, %710 ]
  %695 = getelementptr inbounds double, ptr %686, i64 %684
  %696 = load double, ptr %695, align 8
  %697 = or i64 %684, 1
  %698 = getelementptr inbounds double, ptr %686, i64 %697
  %699 = load double, ptr %698, align 8
  %700 = fmul double %699, %699
  %701 = tail call double @llvm.fmuladd.f64(double %696, double %696, double %700)
  %702 = fmul double %694, %699
  %703 = tail call double @llvm.fmuladd.f64(double %693, double %696, double %702)
  %704 = fdiv double %703, %701
  store double %704, ptr %687, align 8
  %705 = fneg double %693
  %706 = fmul double %699, %705
  %707 = tail call double @llvm.fmuladd.f64(double %694, double %696, double %706)
  %708 = fdiv double %707, %701
  store double %708, ptr %689, align 8
  %709 = icmp sgt i64 %682, 1
  br i1 %709, label %681, label %733

710:
  %711 = phi i64 [ %731, %710 ], [ %682, %681 ]
  %712 = phi double [ %730, %710 ], [ %690, %681 ]
  %713 = phi double [ %727, %710 ], [ %688, %681 ]
  %714 = shl nsw i64 %711, 1
  %715 = getelementptr inbounds double, ptr %686, i64 %714
  %716 = load double, ptr %715, align 8
  %717 = getelementptr inbounds double, ptr %549, i64 %711
  %718 = load double, ptr %717, align 8
  %719 = or i64 %714, 1
  %720 = getelementptr inbounds double, ptr %686, i64 %719
  %721 = load double, ptr %720, align 8
  %722 = getelementptr inbounds double, ptr %551, i64 %711
  %723 = load double, ptr %722, align 8
  %724 = fneg double %721
  %725 = fmul double %723, %724
  %726 = tail call double @llvm.fmuladd.f64(double %716, double %718, double %725)
  %727 = fsub double %713, %726
  %728 = fmul double %718, %721
  %729 = tail call double @llvm.fmuladd.f64(double %716, double %723, double %728)
  %730 = fsub double %712, %729
  %731 = add nsw i64 %711, 1
  %732 = icmp eq i64 %731, %544
  br i1 %732, label %692, label %710

733:
  %734 = mul nsw i64 %544, 6
  %735 = getelementptr inbounds double, ptr %545, i64 %734
  %736 = mul nsw i64 %544, 7
  %737 = getelementptr inbounds double, ptr %545, i64 %736
  %738 = shl nsw i64 %544, 3
  %739 = getelementptr inbounds double, ptr %545, i64 %738
  br label %770

740:
  %741 = phi i64 [ %768, %740 ], [ 0, %541 ]
  %742 = getelementptr inbounds double, ptr %547, i64 %741
  %743 = load double, ptr %742, align 8
  %744 = getelementptr inbounds double, ptr %549, i64 %741
  %745 = load double, ptr %744, align 8
  %746 = getelementptr inbounds double, ptr %551, i64 %741
  %747 = load double, ptr %746, align 8
  %748 = fmul double %745, 0x3FD5B570C75819C1
  %749 = tail call double @llvm.fmuladd.f64(double %743, double 0x40114D64D09039E2, double %748)
  %750 = tail call double @llvm.fmuladd.f64(double %747, double 0x3FE1562F2BDEBF3D, double %749)
  %751 = getelementptr inbounds double, ptr %553, i64 %741
  %752 = load double, ptr %751, align 8
  %753 = tail call double @llvm.fmuladd.f64(double %492, double %752, double %750)
  store double %753, ptr %742, align 8
  %754 = fmul double %745, 0xBFD4F8C15DA84E86
  %755 = tail call double @llvm.fmuladd.f64(double %743, double 0xC010B70201A79C47, double %754)
  %756 = tail call double @llvm.fmuladd.f64(double %747, double 0x3FDE810014C55221, double %755)
  %757 = getelementptr inbounds double, ptr %555, i64 %741
  %758 = load double, ptr %757, align 8
  %759 = tail call double @llvm.fmuladd.f64(double %493, double %758, double %756)
  %760 = getelementptr inbounds double, ptr %557, i64 %741
  %761 = load double, ptr %760, align 8
  %762 = tail call double @llvm.fmuladd.f64(double %491, double %761, double %759)
  store double %762, ptr %744, align 8
  %763 = fmul double %745, 0x4004934E6FCAA598
  %764 = tail call double @llvm.fmuladd.f64(double %743, double 0xBFE017885A24A7F2, double %763)
  %765 = tail call double @llvm.fmuladd.f64(double %747, double 0xBFE312C0CF7BDFD1, double %764)
  %766 = tail call double @llvm.fmuladd.f64(double %493, double %761, double %765)
  %767 = tail call double @llvm.fmuladd.f64(double %494, double %758, double %766)
  store double %767, ptr %746, align 8
  %768 = add nuw nsw i64 %741, 1
  %769 = icmp eq i64 %768, %544
  br i1 %769, label %561, label %740

770:
  %771 = phi double [ 0.000000e+00, %733 ], [ %787, %770 ]
  %772 = phi i64 [ 0, %733 ], [ %807, %770 ]
  %773 = getelementptr inbounds double, ptr %547, i64 %772
  %774 = load double, ptr %773, align 8
  %775 = getelementptr inbounds double, ptr %559, i64 %772
  %776 = load double, ptr %775, align 8
  %777 = fdiv double %774, %776
  %778 = getelementptr inbounds double, ptr %549, i64 %772
  %779 = load double, ptr %778, align 8
  %780 = fdiv double %779, %776
  %781 = getelementptr inbounds double, ptr %551, i64 %772
  %782 = load double, ptr %781, align 8
  %783 = fdiv double %782, %776
  %784 = fmul double %780, %780
  %785 = tail call double @llvm.fmuladd.f64(double %777, double %777, double %784)
  %786 = tail call double @llvm.fmuladd.f64(double %783, double %783, double %785)
  %787 = fadd double %771, %786
  %788 = getelementptr inbounds double, ptr %553, i64 %772
  %789 = load double, ptr %788, align 8
  %790 = fadd double %774, %789
  store double %790, ptr %788, align 8
  %791 = getelementptr inbounds double, ptr %555, i64 %772
  %792 = load double, ptr %791, align 8
  %793 = fadd double %779, %792
  store double %793, ptr %791, align 8
  %794 = getelementptr inbounds double, ptr %557, i64 %772
  %795 = load double, ptr %794, align 8
  %796 = fadd double %782, %795
  store double %796, ptr %794, align 8
  %797 = fmul double %793, 0xBFC214A74C403BF7
  %798 = tail call double @llvm.fmuladd.f64(double %790, double 0x3FB75B01984E65F7, double %797)
  %799 = tail call double @llvm.fmuladd.f64(double %796, double 0xBF9EBFF91A6D688F, double %798)
  %800 = getelementptr inbounds double, ptr %735, i64 %772
  store double %799, ptr %800, align 8
  %801 = fmul double %793, 0x3FCA20E91E20B551
  %802 = tail call double @llvm.fmuladd.f64(double %790, double 0x3FCEF09CFBEAB86E, double %801)
  %803 = tail call double @llvm.fmuladd.f64(double %796, double 0x3FD8821FA2A36DED, double %802)
  %804 = getelementptr inbounds double, ptr %737, i64 %772
  store double %803, ptr %804, align 8
  %805 = tail call double @llvm.fmuladd.f64(double %790, double 0x3FEEE9DDE0D6255B, double %793)
  %806 = getelementptr inbounds double, ptr %739, i64 %772
  store double %805, ptr %806, align 8
  %807 = add nuw nsw i64 %772, 1
  %808 = icmp eq i64 %807, %544
  br i1 %808, label %809, label %770

809:
  %810 = phi double [ 0.000000e+00, %541 ], [ %787, %770 ]
  %811 = sitofp i64 %544 to double
  %812 = fmul double %811, 3.000000e+00
  %813 = fdiv double %810, %812
  %814 = tail call double @llvm.sqrt.f64(double %813)
  %815 = tail call double @llvm.fabs.f64(double %814)
  %816 = fcmp ueq double %815, 0x7FF0000000000000
  br i1 %816, label %870, label %817

817:
  %818 = icmp ugt i32 %500, 1
  br i1 %818, label %822, label %819

819:
  %820 = load double, ptr %133, align 8
  %821 = fmul double %814, %820
  br label %852

822:
  %823 = fdiv double %814, %498
  %824 = icmp eq i32 %500, 2
  br i1 %824, label %828, label %825

825:
  %826 = fmul double %499, %823
  %827 = tail call double @llvm.sqrt.f64(double %826)
  br label %828

828:
  %829 = phi double [ %827, %825 ], [ %823, %822 ]
  store double %829, ptr %132, align 8
  %830 = fcmp olt double %829, 0x3FEFAE147AE147AE
  br i1 %830, label %831, label %870

831:
  %832 = fsub double 1.000000e+00, %829
  %833 = fdiv double %829, %832
  store double %833, ptr %133, align 8
  %834 = sub nuw nsw i32 7, %500
  %835 = sitofp i32 %834 to double
  %836 = fmul double %814, %833
  %837 = fadd double %835, -1.000000e+00
  %838 = tail call double @llvm.pow.f64(double %829, double %837)
  %839 = fmul double %838, %836
  %840 = icmp ugt i32 %500, 6
  %841 = fcmp ult double %839, %410
  %842 = select i1 %840, i1 true, i1 %841
  br i1 %842, label %852, label %843

843:
  %844 = fdiv double %839, %410
  %845 = tail call double @llvm.minnum.f64(double %844, double 2.000000e+01)
  %846 = tail call double @llvm.maxnum.f64(double %845, double 1.000000e-04)
  %847 = fadd double %835, 4.000000e+00
  %848 = fadd double %847, -1.000000e+00
  %849 = fdiv double -1.000000e+00, %848
  %850 = tail call double @llvm.pow.f64(double %846, double %849)
  %851 = fmul double %850, 8.000000e-01
  br label %870

852:
  %853 = phi double [ %821, %819 ], [ %836, %831 ]
  %854 = phi double [ %499, %819 ], [ %823, %831 ]
  %855 = fcmp ugt double %853, %410
  br i1 %855, label %856, label %878

856:
  %857 = tail call double @llvm.maxnum.f64(double %814, double 0x3CB0000000000000)
  %858 = add nuw nsw i32 %500, 1
  %859 = icmp eq i32 %858, 8
  br i1 %859, label %870, label %495

860:
  store i64 1, ptr %134, align 8
  store double %520, ptr %135, align 8
  %861 = load ptr, ptr %4, align 8
  %862 = load ptr, ptr %6, align 8
  %863 = getelementptr inbounds %struct.ode_system, ptr %862, i64 0, i32 0
  %864 = load i64, ptr %863, align 8
  %865 = shl nsw i64 %864, 2
  %866 = getelementptr inbounds double, ptr %861, i64 %865
  %867 = bitcast ptr %866 to ptr
  %868 = bitcast ptr %523 to ptr
  %869 = shl i64 %864, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %867, ptr align 8 %868, i64 %869, i1 false)
  br label %870

870:
  %871 = phi double [ 1.250000e-01, %860 ], [ %851, %843 ], [ 5.000000e-01, %856 ], [ 5.000000e-01, %828 ], [ 5.000000e-01, %809 ]
  %872 = load i64, ptr %137, align 8
  %873 = add nsw i64 %872, 1
  store i64 %873, ptr %137, align 8
  store i64 1, ptr %136, align 8
  %874 = fmul double %159, %871
  store double %874, ptr %72, align 8
  %875 = icmp eq i32 %139, 0
  br i1 %875, label %876, label %1220

876:
  %877 = tail call i64 @evaluate_jacobian(ptr %0)
  br label %1220

878:
  %879 = load ptr, ptr %6, align 8
  %880 = getelementptr inbounds %struct.ode_system, ptr %879, i64 0, i32 0
  %881 = load i64, ptr %880, align 8
  %882 = load ptr, ptr %4, align 8
  %883 = mul nsw i64 %881, 6
  %884 = getelementptr inbounds double, ptr %882, i64 %883
  %885 = mul nsw i64 %881, 7
  %886 = getelementptr inbounds double, ptr %882, i64 %885
  %887 = shl nsw i64 %881, 3
  %888 = getelementptr inbounds double, ptr %882, i64 %887
  %889 = mul nsw i64 %881, 15
  %890 = getelementptr inbounds double, ptr %882, i64 %889
  %891 = mul nsw i64 %881, 9
  %892 = getelementptr inbounds double, ptr %882, i64 %891
  %893 = shl nsw i64 %881, 4
  %894 = getelementptr inbounds double, ptr %882, i64 %893
  %895 = mul nsw i64 %881, 5
  %896 = getelementptr inbounds double, ptr %882, i64 %895
  %897 = icmp sgt i64 %881, 0
  br i1 %897, label %901, label %898

898:
  %899 = sitofp i64 %881 to double
  %900 = icmp sgt i64 %881, 1
  br label %920

901:
  %902 = phi i64 [ %918, %901 ], [ 0, %878 ]
  %903 = getelementptr inbounds double, ptr %884, i64 %902
  %904 = load double, ptr %903, align 8
  %905 = getelementptr inbounds double, ptr %886, i64 %902
  %906 = load double, ptr %905, align 8
  %907 = fmul double %906, 0x3FF61D41B2D54580
  %908 = tail call double @llvm.fmuladd.f64(double %904, double 0xC02418FD8BAFFE05, double %907)
  %909 = getelementptr inbounds double, ptr %888, i64 %902
  %910 = load double, ptr %909, align 8
  %911 = tail call double @llvm.fmuladd.f64(double %910, double 0xBFD5555555555555, double %908)
  %912 = fdiv double %911, %159
  %913 = getelementptr inbounds double, ptr %892, i64 %902
  store double %912, ptr %913, align 8
  %914 = getelementptr inbounds double, ptr %896, i64 %902
  %915 = load double, ptr %914, align 8
  %916 = fadd double %915, %912
  %917 = getelementptr inbounds double, ptr %894, i64 %902
  store double %916, ptr %917, align 8
  %918 = add nuw nsw i64 %902, 1
  %919 = icmp eq i64 %918, %881
  br i1 %919, label %898, label %901

920:
  %921 = phi i64 [ %881, %898 ], [ %1058, %1054 ]
  %922 = phi ptr [ %879, %898 ], [ %1056, %1054 ]
  %923 = phi ptr [ %882, %898 ], [ %1055, %1054 ]
  %924 = phi i1 [ false, %898 ], [ true, %1054 ]
  %925 = mul nsw i64 %921, 20
  %926 = getelementptr inbounds double, ptr %923, i64 %925
  %927 = mul nsw i64 %921, %921
  %928 = getelementptr inbounds double, ptr %926, i64 %927
  %929 = load ptr, ptr %131, align 8
  br i1 %897, label %932, label %988

930:
  br i1 %900, label %942, label %931

931:
  br label %962

932:
  %933 = phi i64 [ %940, %932 ], [ 0, %920 ]
  %934 = getelementptr inbounds i64, ptr %929, i64 %933
  %935 = load i64, ptr %934, align 8
  %936 = getelementptr inbounds double, ptr %894, i64 %935
  %937 = load double, ptr %936, align 8
  %938 = getelementptr inbounds double, ptr %894, i64 %933
  %939 = load double, ptr %938, align 8
  store double %939, ptr %936, align 8
  store double %937, ptr %938, align 8
  %940 = add nuw nsw i64 %933, 1
  %941 = icmp eq i64 %940, %881
  br i1 %941, label %930, label %932

942:
  %943 = phi i64 [ %948, %947 ], [ 1, %930 ]
  %944 = getelementptr inbounds double, ptr %894, i64 %943
  %945 = load double, ptr %944, align 8
  %946 = mul nsw i64 %943, %881
  br label %950

947:
  store double %959, ptr %944, align 8
  %948 = add nuw nsw i64 %943, 1
  %949 = icmp eq i64 %948, %881
  br i1 %949, label %931, label %942

950:
  %951 = phi i64 [ 0, %942 ], [ %960, %950 ]
  %952 = phi double [ %945, %942 ], [ %959, %950 ]
  %953 = add nsw i64 %951, %946
  %954 = getelementptr inbounds double, ptr %928, i64 %953
  %955 = load double, ptr %954, align 8
  %956 = getelementptr inbounds double, ptr %894, i64 %951
  %957 = load double, ptr %956, align 8
  %958 = fneg double %955
  %959 = tail call double @llvm.fmuladd.f64(double %958, double %957, double %952)
  %960 = add nuw nsw i64 %951, 1
  %961 = icmp eq i64 %960, %943
  br i1 %961, label %947, label %950

962:
  %963 = phi i64 [ %964, %969 ], [ %881, %931 ]
  %964 = add nsw i64 %963, -1
  %965 = getelementptr inbounds double, ptr %894, i64 %964
  %966 = load double, ptr %965, align 8
  %967 = icmp slt i64 %963, %881
  %968 = mul nsw i64 %964, %881
  br i1 %967, label %976, label %969

969:
  %970 = phi double [ %966, %962 ], [ %985, %976 ]
  %971 = add nsw i64 %968, %964
  %972 = getelementptr inbounds double, ptr %928, i64 %971
  %973 = load double, ptr %972, align 8
  %974 = fdiv double %970, %973
  store double %974, ptr %965, align 8
  %975 = icmp sgt i64 %963, 1
  br i1 %975, label %962, label %995

976:
  %977 = phi i64 [ %986, %976 ], [ %963, %962 ]
  %978 = phi double [ %985, %976 ], [ %966, %962 ]
  %979 = add nsw i64 %977, %968
  %980 = getelementptr inbounds double, ptr %928, i64 %979
  %981 = load double, ptr %980, align 8
  %982 = getelementptr inbounds double, ptr %894, i64 %977
  %983 = load double, ptr %982, align 8
  %984 = fneg double %981
  %985 = tail call double @llvm.fmuladd.f64(double %984, double %983, double %978)
  %986 = add nsw i64 %977, 1
  %987 = icmp eq i64 %986, %881
  br i1 %987, label %969, label %976

988:
  %989 = phi double [ 0.000000e+00, %920 ], [ %1003, %995 ]
  %990 = fdiv double %989, %899
  %991 = tail call double @llvm.sqrt.f64(double %990)
  %992 = tail call double @llvm.maxnum.f64(double %991, double 1.000000e-10)
  %993 = fcmp olt double %992, 1.000000e+00
  %994 = or i1 %924, %993
  br i1 %994, label %1059, label %1006

995:
  %996 = phi i64 [ %1004, %995 ], [ 0, %969 ]
  %997 = phi double [ %1003, %995 ], [ 0.000000e+00, %969 ]
  %998 = getelementptr inbounds double, ptr %894, i64 %996
  %999 = load double, ptr %998, align 8
  %1000 = getelementptr inbounds double, ptr %890, i64 %996
  %1001 = load double, ptr %1000, align 8
  %1002 = fdiv double %999, %1001
  %1003 = tail call double @llvm.fmuladd.f64(double %1002, double %1002, double %997)
  %1004 = add nuw nsw i64 %996, 1
  %1005 = icmp eq i64 %1004, %881
  br i1 %1005, label %988, label %995

1006:
  %1007 = load double, ptr %63, align 8
  %1008 = fcmp oeq double %1007, 0.000000e+00
  br i1 %1008, label %1012, label %1009

1009:
  %1010 = load i64, ptr %136, align 8
  %1011 = icmp eq i64 %1010, 0
  br i1 %1011, label %1063, label %1012

1012:
  %1013 = mul nsw i64 %921, 3
  %1014 = getelementptr inbounds double, ptr %923, i64 %1013
  br i1 %897, label %1035, label %1015

1015:
  %1016 = load double, ptr %2, align 8
  %1017 = load i64, ptr %12, align 8
  %1018 = add nsw i64 %1017, 1
  store i64 %1018, ptr %12, align 8
  %1019 = getelementptr inbounds %struct.ode_system, ptr %922, i64 0, i32 3
  %1020 = load ptr, ptr %1019, align 8
  %1021 = getelementptr inbounds %struct.ode_system, ptr %922, i64 0, i32 2
  %1022 = load ptr, ptr %1021, align 8
  %1023 = tail call i64 %1020(ptr %1022, double %1016, ptr %1014, ptr %894)
  switch i64 %1023, label %1224 [
    i64 3, label %1024
    i64 0, label %1034
  ]

1024:
  store i64 1, ptr %134, align 8
  store double %1016, ptr %135, align 8
  %1025 = load ptr, ptr %4, align 8
  %1026 = load ptr, ptr %6, align 8
  %1027 = getelementptr inbounds %struct.ode_system, ptr %1026, i64 0, i32 0
  %1028 = load i64, ptr %1027, align 8
  %1029 = shl nsw i64 %1028, 2
  %1030 = getelementptr inbounds double, ptr %1025, i64 %1029
  %1031 = bitcast ptr %1030 to ptr
  %1032 = bitcast ptr %894 to ptr
  %1033 = shl i64 %1028, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1031, ptr align 8 %1032, i64 %1033, i1 false)
  br label %1059

1034:
  br i1 %897, label %1045, label %1054

1035:
  %1036 = phi i64 [ %1043, %1035 ], [ 0, %1012 ]
  %1037 = getelementptr inbounds double, ptr %882, i64 %1036
  %1038 = load double, ptr %1037, align 8
  %1039 = getelementptr inbounds double, ptr %894, i64 %1036
  %1040 = load double, ptr %1039, align 8
  %1041 = fadd double %1038, %1040
  %1042 = getelementptr inbounds double, ptr %1014, i64 %1036
  store double %1041, ptr %1042, align 8
  %1043 = add nuw nsw i64 %1036, 1
  %1044 = icmp eq i64 %1043, %881
  br i1 %1044, label %1015, label %1035

1045:
  %1046 = phi i64 [ %1052, %1045 ], [ 0, %1034 ]
  %1047 = getelementptr inbounds double, ptr %892, i64 %1046
  %1048 = load double, ptr %1047, align 8
  %1049 = getelementptr inbounds double, ptr %894, i64 %1046
  %1050 = load double, ptr %1049, align 8
  %1051 = fadd double %1048, %1050
  store double %1051, ptr %1049, align 8
  %1052 = add nuw nsw i64 %1046, 1
  %1053 = icmp eq i64 %1052, %881
  br i1 %1053, label %1054, label %1045

1054:
  %1055 = load ptr, ptr %4, align 8
  %1056 = load ptr, ptr %6, align 8
  %1057 = getelementptr inbounds %struct.ode_system, ptr %1056, i64 0, i32 0
  %1058 = load i64, ptr %1057, align 8
  br label %920

1059:
  %1060 = phi i1 [ false, %1024 ], [ %993, %988 ]
  %1061 = phi i64 [ 3, %1024 ], [ 0, %988 ]
  %1062 = load i64, ptr %136, align 8
  br label %1063

1063:
  %1064 = phi i64 [ %1062, %1059 ], [ 0, %1009 ]
  %1065 = phi i1 [ %1060, %1059 ], [ false, %1009 ]
  %1066 = phi i64 [ %1061, %1059 ], [ 0, %1009 ]
  %1067 = add nuw nsw i32 %500, 14
  %1068 = sitofp i32 %1067 to double
  %1069 = fdiv double 1.350000e+01, %1068
  %1070 = tail call double @llvm.minnum.f64(double %1069, double 9.000000e-01)
  %1071 = icmp eq i64 %1066, 0
  %1072 = select i1 %1071, i1 %1065, i1 false
  br i1 %1072, label %1073, label %1198

1073:
  br i1 %157, label %1074, label %1076

1074:
  %1075 = load double, ptr %128, align 8
  br label %1078

1076:
  %1077 = fadd double %140, %159
  br label %1078

1078:
  %1079 = phi double [ %1075, %1074 ], [ %1077, %1076 ]
  %1080 = load ptr, ptr %6, align 8
  %1081 = getelementptr inbounds %struct.ode_system, ptr %1080, i64 0, i32 0
  %1082 = load i64, ptr %1081, align 8
  %1083 = load ptr, ptr %4, align 8
  %1084 = mul nsw i64 %1082, 6
  %1085 = getelementptr inbounds double, ptr %1083, i64 %1084
  %1086 = mul nsw i64 %1082, 7
  %1087 = getelementptr inbounds double, ptr %1083, i64 %1086
  %1088 = shl i64 %1082, 3
  %1089 = getelementptr inbounds double, ptr %1083, i64 %1088
  %1090 = shl nsw i64 %1082, 1
  %1091 = getelementptr inbounds double, ptr %1083, i64 %1090
  %1092 = getelementptr inbounds double, ptr %1083, i64 %1082
  %1093 = bitcast ptr %1092 to ptr
  %1094 = bitcast ptr %1083 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1093, ptr align 8 %1094, i64 %1088, i1 false)
  %1095 = icmp sgt i64 %1082, 0
  br i1 %1095, label %1096, label %1134

1096:
  %1097 = load ptr, ptr %4, align 8
  %1098 = load ptr, ptr %6, align 8
  %1099 = getelementptr inbounds %struct.ode_system, ptr %1098, i64 0, i32 0
  %1100 = load i64, ptr %1099, align 8
  %1101 = mul nsw i64 %1100, 17
  %1102 = getelementptr inbounds double, ptr %1097, i64 %1101
  %1103 = mul nsw i64 %1100, 18
  %1104 = getelementptr inbounds double, ptr %1097, i64 %1103
  %1105 = mul nsw i64 %1100, 19
  %1106 = getelementptr inbounds double, ptr %1097, i64 %1105
  br label %1107

1107:
  %1108 = phi i64 [ 0, %1096 ], [ %1132, %1107 ]
  %1109 = getelementptr inbounds double, ptr %1089, i64 %1108
  %1110 = load double, ptr %1109, align 8
  %1111 = getelementptr inbounds double, ptr %1083, i64 %1108
  %1112 = load double, ptr %1111, align 8
  %1113 = fadd double %1110, %1112
  store double %1113, ptr %1111, align 8
  %1114 = getelementptr inbounds double, ptr %1091, i64 %1108
  store double %1113, ptr %1114, align 8
  %1115 = getelementptr inbounds double, ptr %1087, i64 %1108
  %1116 = load double, ptr %1115, align 8
  %1117 = fsub double %1116, %1110
  %1118 = fdiv double %1117, 0xBFD6B927EFF8B242
  %1119 = getelementptr inbounds double, ptr %1085, i64 %1108
  %1120 = load double, ptr %1119, align 8
  %1121 = fsub double %1120, %1116
  %1122 = fdiv double %1121, 0xBFDF5A7CECDB684A
  %1123 = fdiv double %1120, 0x3FC3D8B64657CAEA
  %1124 = fsub double %1122, %1123
  %1125 = fdiv double %1124, 0x3FE4A36C0803A6DF
  %1126 = getelementptr inbounds double, ptr %1102, i64 %1108
  store double %1118, ptr %1126, align 8
  %1127 = fsub double %1122, %1118
  %1128 = fdiv double %1127, 0xBFEB09D26E6A0D46
  %1129 = getelementptr inbounds double, ptr %1104, i64 %1108
  store double %1128, ptr %1129, align 8
  %1130 = fsub double %1128, %1125
  %1131 = getelementptr inbounds double, ptr %1106, i64 %1108
  store double %1130, ptr %1131, align 8
  %1132 = add nuw nsw i64 %1108, 1
  %1133 = icmp eq i64 %1132, %1082
  br i1 %1133, label %1134, label %1107

1134:
  %1135 = load double, ptr %2, align 8
  %1136 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  store double %1135, ptr %1136, align 8
  store double %1079, ptr %2, align 8
  store double %159, ptr %63, align 8
  %1137 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %1138 = load i64, ptr %1137, align 8
  %1139 = add nsw i64 %1138, 1
  store i64 %1139, ptr %1137, align 8
  %1140 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 21
  %1141 = bitcast ptr %1140 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %1141, i8 0, i64 24, i1 false)
  %1142 = tail call double @llvm.pow.f64(double %992, double 2.500000e-01)
  %1143 = fdiv double %1142, %1070
  %1144 = tail call double @llvm.minnum.f64(double %1143, double 8.000000e+00)
  %1145 = tail call double @llvm.maxnum.f64(double %1144, double 2.000000e-01)
  %1146 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 16
  %1147 = load double, ptr %1146, align 8
  %1148 = fcmp une double %1147, 0.000000e+00
  br i1 %1148, label %1149, label %1162

1149:
  %1150 = fdiv double %1147, %159
  %1151 = fmul double %992, %992
  %1152 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 11
  %1153 = load double, ptr %1152, align 8
  %1154 = fdiv double %1151, %1153
  %1155 = tail call double @llvm.pow.f64(double %1154, double 2.500000e-01)
  %1156 = fmul double %1150, %1155
  %1157 = fdiv double %1156, 9.000000e-01
  %1158 = tail call double @llvm.fabs.f64(double %1157)
  %1159 = tail call double @llvm.minnum.f64(double %1158, double 8.000000e+00)
  %1160 = tail call double @llvm.maxnum.f64(double %1159, double 2.000000e-01)
  %1161 = tail call double @llvm.maxnum.f64(double %1145, double %1160)
  br label %1162

1162:
  %1163 = phi double [ %1161, %1149 ], [ %1145, %1134 ]
  store double %159, ptr %1146, align 8
  %1164 = tail call double @llvm.maxnum.f64(double %991, double 1.000000e-02)
  %1165 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %1164, ptr %1165, align 8
  %1166 = fdiv double %159, %1163
  %1167 = icmp eq i64 %1064, 0
  br i1 %1167, label %1173, label %1168

1168:
  %1169 = tail call double @llvm.fabs.f64(double %1166)
  %1170 = tail call double @llvm.fabs.f64(double %159)
  %1171 = fcmp ogt double %1169, %1170
  br i1 %1171, label %1172, label %1173

1172:
  br label %1173

1173:
  %1174 = phi double [ %159, %1172 ], [ %1166, %1168 ], [ %1166, %1162 ]
  %1175 = fdiv double %1174, %159
  %1176 = load double, ptr %132, align 8
  %1177 = fcmp ole double %1176, 1.000000e-03
  %1178 = zext i1 %1177 to i64
  store i64 %1178, ptr %120, align 8
  %1179 = fcmp oge double %1175, 1.000000e+00
  %1180 = select i1 %1177, i1 %1179, i1 false
  %1181 = fcmp ole double %1175, 1.200000e+00
  %1182 = select i1 %1180, i1 %1181, i1 false
  %1183 = select i1 %1182, double %159, double %1174
  br i1 %157, label %1184, label %1190

1184:
  %1185 = tail call double @llvm.fabs.f64(double %1183)
  %1186 = load double, ptr %72, align 8
  %1187 = tail call double @llvm.fabs.f64(double %1186)
  %1188 = tail call double @llvm.maxnum.f64(double %1185, double %1187)
  %1189 = tail call double @llvm.copysign.f64(double %1188, double %159)
  br label %1190

1190:
  %1191 = phi double [ %1189, %1184 ], [ %1183, %1173 ]
  %1192 = tail call double @llvm.fabs.f64(double %1191)
  %1193 = load ptr, ptr %33, align 8
  %1194 = getelementptr inbounds %struct.ode_options, ptr %1193, i64 0, i32 4
  %1195 = load double, ptr %1194, align 8
  %1196 = tail call double @llvm.minnum.f64(double %1192, double %1195)
  %1197 = tail call double @llvm.copysign.f64(double %1196, double %159)
  store double %1197, ptr %72, align 8
  br label %1224

1198:
  %1199 = tail call double @llvm.pow.f64(double %992, double 2.500000e-01)
  %1200 = fdiv double %1199, %1070
  %1201 = tail call double @llvm.minnum.f64(double %1200, double 8.000000e+00)
  %1202 = tail call double @llvm.maxnum.f64(double %1201, double 2.000000e-01)
  %1203 = load i64, ptr %137, align 8
  %1204 = add nsw i64 %1203, 1
  store i64 %1204, ptr %137, align 8
  store i64 1, ptr %136, align 8
  %1205 = icmp eq i64 %1066, 3
  br i1 %1205, label %1206, label %1208

1206:
  %1207 = fmul double %159, 1.250000e-01
  br label %1215

1208:
  %1209 = load double, ptr %63, align 8
  %1210 = fcmp oeq double %1209, 0.000000e+00
  br i1 %1210, label %1211, label %1213

1211:
  %1212 = fmul double %159, 1.000000e-01
  br label %1215

1213:
  %1214 = fdiv double %159, %1202
  br label %1215

1215:
  %1216 = phi double [ %1207, %1206 ], [ %1212, %1211 ], [ %1214, %1213 ]
  store double %1216, ptr %72, align 8
  %1217 = icmp eq i32 %139, 0
  br i1 %1217, label %1218, label %1220

1218:
  %1219 = tail call i64 @evaluate_jacobian(ptr %0)
  br label %1220

1220:
  %1221 = phi i64 [ 0, %397 ], [ %877, %876 ], [ 0, %870 ], [ %1219, %1218 ], [ 0, %1215 ]
  %1222 = phi i32 [ %139, %397 ], [ 1, %876 ], [ %139, %870 ], [ 1, %1218 ], [ 1, %1215 ]
  %1223 = icmp eq i64 %1221, 0
  br i1 %1223, label %138, label %1224

1224:
  %1225 = phi i64 [ 3, %20 ], [ 0, %1190 ], [ %152, %149 ], [ %19, %1 ], [ %124, %123 ], [ %530, %516 ], [ %1023, %1015 ], [ %1221, %1220 ]
  ret i64 %1225
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
  %16 = mul nsw i64 %7, 17
  %17 = getelementptr inbounds double, ptr %15, i64 %16
  %18 = mul nsw i64 %7, 18
  %19 = getelementptr inbounds double, ptr %15, i64 %18
  %20 = mul nsw i64 %7, 19
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
  %8 = mul nsw i64 %5, 20
  %9 = getelementptr inbounds double, ptr %7, i64 %8
  %10 = mul nsw i64 %5, 9
  %11 = getelementptr inbounds double, ptr %7, i64 %10
  %12 = mul nsw i64 %5, 10
  %13 = getelementptr inbounds double, ptr %7, i64 %12
  %14 = mul nsw i64 %5, 5
  %15 = getelementptr inbounds double, ptr %7, i64 %14
  %16 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 3
  %17 = load i64, ptr %16, align 8
  %18 = add nsw i64 %17, 1
  store i64 %18, ptr %16, align 8
  %19 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 13
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
  %36 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 27
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
  %69 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 23
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
  %94 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 27
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

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)
