; radau5: made by tools/make_loops_text.py from radau5
; sources 1d268bde1327e44746262661ab9dbe90f0e678ec9378ee320e2b17f3a786d88e
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.ode_options = type { ptr, double, ptr, double, double }

@ode_radau5 = constant { ptr, ptr, ptr, ptr, i64, i64 } { ptr @step, ptr null, ptr @interpolate, ptr @refine, i64 17, i64 4 }, align 8
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
  switch i64 %19, label %1641 [
    i64 3, label %20
    i64 0, label %41
  ]

20:
  %21 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 32
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
  br label %1641

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
  %78 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 38
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
  %129 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 38
  %130 = load i64, ptr %129, align 8
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %132, label %135

132:
  %133 = tail call i64 @evaluate_jacobian(ptr %0)
  %134 = icmp eq i64 %133, 0
  br i1 %134, label %135, label %1641

135:
  %136 = phi i32 [ 1, %132 ], [ %128, %127 ]
  %137 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 9
  %138 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 24
  %139 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 22
  %140 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 12
  %141 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 4
  %142 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 23
  %143 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 3
  %144 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 13
  %145 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 14
  %146 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 32
  %147 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  %148 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 31
  %149 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 37
  %150 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  %151 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %152 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 30
  %153 = bitcast ptr %152 to ptr
  %154 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 15
  %155 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 11
  %156 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 1
  br label %157

157:
  %158 = phi i64 [ undef, %135 ], [ %1639, %1636 ]
  %159 = phi i32 [ %136, %135 ], [ %1638, %1636 ]
  %160 = load double, ptr %2, align 8
  %161 = load double, ptr %81, align 8
  %162 = tail call double @llvm.fabs.f64(double %161)
  %163 = tail call double @llvm.fabs.f64(double %160)
  %164 = load double, ptr %137, align 8
  %165 = tail call double @llvm.fabs.f64(double %164)
  %166 = tail call double @llvm.maxnum.f64(double %163, double %165)
  %167 = fmul double %166, 0x3CE4000000000000
  %168 = fcmp ugt double %162, %167
  br i1 %168, label %173, label %169

169:
  %170 = load i64, ptr %146, align 8
  %171 = icmp eq i64 %170, 0
  %172 = select i1 %171, i64 4, i64 %170
  br label %1641

173:
  %174 = load double, ptr %138, align 8
  %175 = fcmp ogt double %174, 0.000000e+00
  br i1 %175, label %176, label %196

176:
  %177 = load double, ptr %139, align 8
  %178 = fsub double %177, %160
  %179 = fmul double %178, 5.000000e-01
  %180 = fcmp olt double %161, 0.000000e+00
  %181 = fneg double %179
  %182 = select i1 %180, double %181, double %179
  %183 = fcmp ult double %182, 0.000000e+00
  br i1 %183, label %196, label %184

184:
  %185 = tail call double @llvm.maxnum.f64(double %182, double %174)
  %186 = fcmp ogt double %162, %185
  br i1 %186, label %187, label %196

187:
  %188 = load double, ptr %140, align 8
  %189 = tail call double @llvm.fabs.f64(double %188)
  %190 = fdiv double %185, %189
  %191 = fcmp oge double %190, 1.000000e+00
  %192 = fcmp olt double %190, 1.500000e+00
  %193 = and i1 %191, %192
  %194 = tail call double @llvm.copysign.f64(double %185, double %161)
  %195 = select i1 %193, double %188, double %194
  store double %195, ptr %81, align 8
  br label %196

196:
  %197 = phi double [ %161, %176 ], [ %161, %173 ], [ %195, %187 ], [ %161, %184 ]
  %198 = tail call double @llvm.fmuladd.f64(double %197, double 1.000100e+00, double %160)
  %199 = fsub double %198, %164
  %200 = fmul double %197, %199
  %201 = fcmp oge double %200, 0.000000e+00
  %202 = fsub double %164, %160
  %203 = select i1 %201, double %202, double %197
  %204 = load double, ptr %140, align 8
  %205 = fcmp une double %204, %203
  br i1 %205, label %206, label %486

206:
  %207 = load ptr, ptr %6, align 8
  %208 = getelementptr inbounds %struct.ode_system, ptr %207, i64 0, i32 0
  %209 = load i64, ptr %208, align 8
  %210 = load ptr, ptr %4, align 8
  %211 = mul nsw i64 %209, 27
  %212 = getelementptr inbounds double, ptr %210, i64 %211
  %213 = mul i64 %209, %209
  %214 = getelementptr inbounds double, ptr %212, i64 %213
  %215 = shl i64 %209, 1
  %216 = mul nsw i64 %215, %209
  %217 = getelementptr inbounds double, ptr %212, i64 %216
  %218 = icmp eq i64 %213, 0
  br i1 %218, label %219, label %225

219:
  %220 = icmp sgt i64 %209, 0
  br i1 %220, label %221, label %279

221:
  %222 = fdiv double 0x400D1A48D83E731D, %203
  %223 = fdiv double 0x400572DB93E0C671, %203
  %224 = fdiv double 0x40086747F2C3FCB6, %203
  br label %361

225:
  %226 = phi i64 [ %235, %225 ], [ 0, %206 ]
  %227 = getelementptr inbounds double, ptr %212, i64 %226
  %228 = load double, ptr %227, align 8
  %229 = fneg double %228
  %230 = getelementptr inbounds double, ptr %214, i64 %226
  store double %229, ptr %230, align 8
  %231 = shl nuw nsw i64 %226, 1
  %232 = getelementptr inbounds double, ptr %217, i64 %231
  store double %229, ptr %232, align 8
  %233 = or i64 %231, 1
  %234 = getelementptr inbounds double, ptr %217, i64 %233
  store double 0.000000e+00, ptr %234, align 8
  %235 = add nuw nsw i64 %226, 1
  %236 = icmp eq i64 %235, %213
  br i1 %236, label %219, label %225

237:
  %238 = load i64, ptr %141, align 8
  %239 = add nsw i64 %238, 1
  store i64 %239, ptr %141, align 8
  store double %203, ptr %140, align 8
  %240 = mul nsw i64 %209, 26
  %241 = getelementptr double, ptr %210, i64 %240
  br label %242

242:
  %243 = phi i64 [ %247, %246 ], [ 0, %237 ]
  %244 = getelementptr inbounds double, ptr %241, i64 %243
  store double 0.000000e+00, ptr %244, align 8
  %245 = mul nsw i64 %243, %209
  br label %249

246:
  %247 = add nuw nsw i64 %243, 1
  %248 = icmp eq i64 %247, %209
  br i1 %248, label %259, label %242

249:
  %250 = phi double [ 0.000000e+00, %242 ], [ %256, %249 ]
  %251 = phi i64 [ 0, %242 ], [ %257, %249 ]
  %252 = add nsw i64 %251, %245
  %253 = getelementptr inbounds double, ptr %212, i64 %252
  %254 = load double, ptr %253, align 8
  %255 = tail call double @llvm.fabs.f64(double %254)
  %256 = fadd double %250, %255
  store double %256, ptr %244, align 8
  %257 = add nuw nsw i64 %251, 1
  %258 = icmp eq i64 %257, %209
  br i1 %258, label %246, label %249

259:
  %260 = phi i64 [ %265, %263 ], [ 0, %246 ]
  %261 = phi double [ %264, %263 ], [ 0.000000e+00, %246 ]
  %262 = mul nsw i64 %260, %209
  br label %267

263:
  %264 = tail call double @llvm.maxnum.f64(double %261, double %276)
  %265 = add nuw nsw i64 %260, 1
  %266 = icmp eq i64 %265, %209
  br i1 %266, label %282, label %259

267:
  %268 = phi i64 [ 0, %259 ], [ %277, %267 ]
  %269 = phi double [ 0.000000e+00, %259 ], [ %276, %267 ]
  %270 = add nsw i64 %268, %262
  %271 = getelementptr inbounds double, ptr %212, i64 %270
  %272 = load double, ptr %271, align 8
  %273 = tail call double @llvm.fabs.f64(double %272)
  %274 = getelementptr inbounds double, ptr %241, i64 %268
  %275 = load double, ptr %274, align 8
  %276 = tail call double @llvm.fmuladd.f64(double %273, double %275, double %269)
  %277 = add nuw nsw i64 %268, 1
  %278 = icmp eq i64 %277, %209
  br i1 %278, label %263, label %267

279:
  %280 = load i64, ptr %141, align 8
  %281 = add nsw i64 %280, 1
  store i64 %281, ptr %141, align 8
  store double %203, ptr %140, align 8
  store double 0.000000e+00, ptr %142, align 8
  br label %486

282:
  %283 = tail call double @llvm.sqrt.f64(double %264)
  store double %283, ptr %142, align 8
  %284 = load ptr, ptr %143, align 8
  br label %287

285:
  %286 = icmp eq i64 %290, %209
  br i1 %286, label %359, label %287

287:
  %288 = phi i1 [ %291, %285 ], [ true, %282 ]
  %289 = phi i64 [ %290, %285 ], [ 0, %282 ]
  %290 = add nuw nsw i64 %289, 1
  %291 = icmp slt i64 %290, %209
  br i1 %291, label %300, label %292

292:
  %293 = phi i64 [ %289, %287 ], [ %314, %300 ]
  %294 = getelementptr inbounds i64, ptr %284, i64 %289
  store i64 %293, ptr %294, align 8
  %295 = mul nsw i64 %293, %209
  %296 = add nsw i64 %295, %289
  %297 = getelementptr inbounds double, ptr %214, i64 %296
  %298 = load double, ptr %297, align 8
  %299 = fcmp oeq double %298, 0.000000e+00
  br i1 %299, label %359, label %317

300:
  %301 = phi i64 [ %315, %300 ], [ %290, %287 ]
  %302 = phi i64 [ %314, %300 ], [ %289, %287 ]
  %303 = mul nsw i64 %301, %209
  %304 = add nsw i64 %303, %289
  %305 = getelementptr inbounds double, ptr %214, i64 %304
  %306 = load double, ptr %305, align 8
  %307 = tail call double @llvm.fabs.f64(double %306)
  %308 = mul nsw i64 %302, %209
  %309 = add nsw i64 %308, %289
  %310 = getelementptr inbounds double, ptr %214, i64 %309
  %311 = load double, ptr %310, align 8
  %312 = tail call double @llvm.fabs.f64(double %311)
  %313 = fcmp ogt double %307, %312
  %314 = select i1 %313, i64 %301, i64 %302
  %315 = add nuw nsw i64 %301, 1
  %316 = icmp slt i64 %315, %209
  br i1 %316, label %300, label %292

317:
  %318 = icmp eq i64 %293, %289
  %319 = mul nsw i64 %289, %209
  br i1 %318, label %330, label %320

320:
  %321 = phi i64 [ %328, %320 ], [ 0, %317 ]
  %322 = add nsw i64 %321, %319
  %323 = getelementptr inbounds double, ptr %214, i64 %322
  %324 = load double, ptr %323, align 8
  %325 = add nsw i64 %321, %295
  %326 = getelementptr inbounds double, ptr %214, i64 %325
  %327 = load double, ptr %326, align 8
  store double %327, ptr %323, align 8
  store double %324, ptr %326, align 8
  %328 = add nuw nsw i64 %321, 1
  %329 = icmp eq i64 %328, %209
  br i1 %329, label %330, label %320

330:
  %331 = add nsw i64 %319, %289
  %332 = getelementptr inbounds double, ptr %214, i64 %331
  %333 = load double, ptr %332, align 8
  %334 = fdiv double 1.000000e+00, %333
  br i1 %291, label %335, label %285

335:
  %336 = phi i64 [ %357, %356 ], [ %290, %330 ]
  %337 = mul nsw i64 %336, %209
  %338 = add nsw i64 %337, %289
  %339 = getelementptr inbounds double, ptr %214, i64 %338
  %340 = load double, ptr %339, align 8
  %341 = fcmp oeq double %340, 0.000000e+00
  br i1 %341, label %356, label %342

342:
  %343 = fmul double %334, %340
  store double %343, ptr %339, align 8
  %344 = fneg double %343
  br label %345

345:
  %346 = phi i64 [ %290, %342 ], [ %354, %345 ]
  %347 = add nsw i64 %346, %319
  %348 = getelementptr inbounds double, ptr %214, i64 %347
  %349 = load double, ptr %348, align 8
  %350 = add nsw i64 %346, %337
  %351 = getelementptr inbounds double, ptr %214, i64 %350
  %352 = load double, ptr %351, align 8
  %353 = tail call double @llvm.fmuladd.f64(double %344, double %349, double %352)
  store double %353, ptr %351, align 8
  %354 = add nuw nsw i64 %346, 1
  %355 = icmp slt i64 %354, %209
  br i1 %355, label %345, label %356

356:
  %357 = add nuw nsw i64 %336, 1
  %358 = icmp slt i64 %357, %209
  br i1 %358, label %335, label %285

359:
  %360 = phi i1 [ %288, %292 ], [ %291, %285 ]
  br i1 %360, label %482, label %376

361:
  %362 = phi i64 [ 0, %221 ], [ %374, %361 ]
  %363 = mul nsw i64 %362, %209
  %364 = add nsw i64 %363, %362
  %365 = getelementptr inbounds double, ptr %214, i64 %364
  %366 = load double, ptr %365, align 8
  %367 = fadd double %222, %366
  store double %367, ptr %365, align 8
  %368 = shl nsw i64 %364, 1
  %369 = getelementptr inbounds double, ptr %217, i64 %368
  %370 = load double, ptr %369, align 8
  %371 = fadd double %223, %370
  store double %371, ptr %369, align 8
  %372 = or i64 %368, 1
  %373 = getelementptr inbounds double, ptr %217, i64 %372
  store double %224, ptr %373, align 8
  %374 = add nuw nsw i64 %362, 1
  %375 = icmp eq i64 %374, %209
  br i1 %375, label %237, label %361

376:
  %377 = getelementptr inbounds i64, ptr %284, i64 %209
  %378 = tail call i64 @llvm.smax.i64(i64 %215, i64 1)
  br label %381

379:
  %380 = icmp eq i64 %435, %209
  br i1 %380, label %480, label %381

381:
  %382 = phi i1 [ true, %376 ], [ %436, %379 ]
  %383 = phi i64 [ 0, %376 ], [ %435, %379 ]
  br label %387

384:
  %385 = getelementptr inbounds i64, ptr %377, i64 %383
  store i64 %403, ptr %385, align 8
  %386 = fcmp oeq double %402, 0.000000e+00
  br i1 %386, label %480, label %406

387:
  %388 = phi i64 [ %403, %387 ], [ %383, %381 ]
  %389 = phi double [ %402, %387 ], [ -1.000000e+00, %381 ]
  %390 = phi i64 [ %404, %387 ], [ %383, %381 ]
  %391 = mul nsw i64 %390, %209
  %392 = add nsw i64 %391, %383
  %393 = shl nsw i64 %392, 1
  %394 = getelementptr inbounds double, ptr %217, i64 %393
  %395 = load double, ptr %394, align 8
  %396 = tail call double @llvm.fabs.f64(double %395)
  %397 = getelementptr inbounds double, ptr %394, i64 1
  %398 = load double, ptr %397, align 8
  %399 = tail call double @llvm.fabs.f64(double %398)
  %400 = fadd double %396, %399
  %401 = fcmp ogt double %400, %389
  %402 = select i1 %401, double %400, double %389
  %403 = select i1 %401, i64 %390, i64 %388
  %404 = add nuw nsw i64 %390, 1
  %405 = icmp slt i64 %404, %209
  br i1 %405, label %387, label %384

406:
  %407 = icmp eq i64 %403, %383
  br i1 %407, label %421, label %408

408:
  %409 = mul i64 %383, %215
  %410 = mul i64 %403, %215
  br label %411

411:
  %412 = phi i64 [ 0, %408 ], [ %419, %411 ]
  %413 = add nsw i64 %412, %409
  %414 = getelementptr inbounds double, ptr %217, i64 %413
  %415 = load double, ptr %414, align 8
  %416 = add nsw i64 %412, %410
  %417 = getelementptr inbounds double, ptr %217, i64 %416
  %418 = load double, ptr %417, align 8
  store double %418, ptr %414, align 8
  store double %415, ptr %417, align 8
  %419 = add nuw nsw i64 %412, 1
  %420 = icmp eq i64 %419, %378
  br i1 %420, label %421, label %411

421:
  %422 = shl nuw nsw i64 %383, 1
  %423 = mul nsw i64 %422, %209
  %424 = getelementptr inbounds double, ptr %217, i64 %423
  %425 = getelementptr inbounds double, ptr %424, i64 %422
  %426 = load double, ptr %425, align 8
  %427 = or i64 %422, 1
  %428 = getelementptr inbounds double, ptr %424, i64 %427
  %429 = load double, ptr %428, align 8
  %430 = fmul double %429, %429
  %431 = tail call double @llvm.fmuladd.f64(double %426, double %426, double %430)
  %432 = fdiv double %426, %431
  %433 = fneg double %429
  %434 = fdiv double %433, %431
  %435 = add nuw nsw i64 %383, 1
  %436 = icmp slt i64 %435, %209
  br i1 %436, label %437, label %379

437:
  %438 = phi i64 [ %478, %477 ], [ %435, %421 ]
  %439 = mul i64 %438, %215
  %440 = getelementptr inbounds double, ptr %217, i64 %439
  %441 = getelementptr inbounds double, ptr %440, i64 %422
  %442 = load double, ptr %441, align 8
  %443 = getelementptr inbounds double, ptr %440, i64 %427
  %444 = load double, ptr %443, align 8
  %445 = fcmp oeq double %442, 0.000000e+00
  %446 = fcmp oeq double %444, 0.000000e+00
  %447 = select i1 %445, i1 %446, i1 false
  br i1 %447, label %477, label %448

448:
  %449 = fneg double %444
  %450 = fmul double %434, %449
  %451 = tail call double @llvm.fmuladd.f64(double %442, double %432, double %450)
  %452 = fmul double %432, %444
  %453 = tail call double @llvm.fmuladd.f64(double %442, double %434, double %452)
  store double %451, ptr %441, align 8
  store double %453, ptr %443, align 8
  %454 = fneg double %453
  br label %455

455:
  %456 = phi i64 [ %435, %448 ], [ %475, %455 ]
  %457 = shl nuw nsw i64 %456, 1
  %458 = getelementptr inbounds double, ptr %424, i64 %457
  %459 = load double, ptr %458, align 8
  %460 = or i64 %457, 1
  %461 = getelementptr inbounds double, ptr %424, i64 %460
  %462 = load double, ptr %461, align 8
  %463 = fmul double %462, %454
  %464 = tail call double @llvm.fmuladd.f64(double %451, double %459, double %463)
  %465 = getelementptr inbounds double, ptr %440, i64 %457
  %466 = load double, ptr %465, align 8
  %467 = fsub double %466, %464
  store double %467, ptr %465, align 8
  %468 = load double, ptr %461, align 8
  %469 = load double, ptr %458, align 8
  %470 = fmul double %453, %469
  %471 = tail call double @llvm.fmuladd.f64(double %451, double %468, double %470)
  %472 = getelementptr inbounds double, ptr %440, i64 %460
  %473 = load double, ptr %472, align 8
  %474 = fsub double %473, %471
  store double %474, ptr %472, align 8
  %475 = add nuw nsw i64 %456, 1
  %476 = icmp slt i64 %475, %209
  br i1 %476, label %455, label %477

477:
  %478 = add nuw nsw i64 %438, 1
  %479 = icmp slt i64 %478, %209
  br i1 %479, label %437, label %379

480:
  %481 = phi i1 [ %436, %379 ], [ %382, %384 ]
  br i1 %481, label %482, label %486

482:
  %483 = fmul double %203, 5.000000e-01
  store double %483, ptr %81, align 8
  %484 = load i64, ptr %156, align 8
  %485 = add nsw i64 %484, 1
  store i64 %485, ptr %156, align 8
  store i64 1, ptr %148, align 8
  br label %1636

486:
  %487 = load ptr, ptr %42, align 8
  %488 = getelementptr inbounds %struct.ode_options, ptr %487, i64 0, i32 1
  %489 = load double, ptr %488, align 8
  %490 = tail call double @llvm.pow.f64(double %489, double 0x3FE5555555555555)
  %491 = fmul double %490, 1.000000e-02
  %492 = fdiv double 0x3CE4000000000000, %491
  %493 = tail call double @llvm.sqrt.f64(double %491)
  %494 = tail call double @llvm.minnum.f64(double %493, double 3.000000e-02)
  %495 = tail call double @llvm.maxnum.f64(double %492, double %494)
  store double 1.000000e-03, ptr %144, align 8
  %496 = load double, ptr %145, align 8
  %497 = tail call double @llvm.maxnum.f64(double %496, double 0x3CB0000000000000)
  %498 = tail call double @llvm.pow.f64(double %497, double 8.000000e-01)
  store double %498, ptr %145, align 8
  %499 = load ptr, ptr %6, align 8
  %500 = getelementptr inbounds %struct.ode_system, ptr %499, i64 0, i32 0
  %501 = load i64, ptr %500, align 8
  %502 = load ptr, ptr %4, align 8
  %503 = mul nsw i64 %501, 11
  %504 = getelementptr inbounds double, ptr %502, i64 %503
  %505 = mul nsw i64 %501, 12
  %506 = getelementptr inbounds double, ptr %502, i64 %505
  %507 = mul nsw i64 %501, 13
  %508 = getelementptr inbounds double, ptr %502, i64 %507
  %509 = mul nsw i64 %501, 22
  %510 = getelementptr inbounds double, ptr %502, i64 %509
  %511 = mul nsw i64 %501, 23
  %512 = getelementptr inbounds double, ptr %502, i64 %511
  %513 = mul nsw i64 %501, 24
  %514 = getelementptr inbounds double, ptr %502, i64 %513
  %515 = load double, ptr %72, align 8
  %516 = fcmp une double %515, 0.000000e+00
  %517 = fdiv double %203, %515
  %518 = select i1 %516, double %517, double 0.000000e+00
  %519 = fmul double %518, 0x3FC3D8B64657CAEA
  %520 = fmul double %518, 0x3FE4A36C0803A6DF
  %521 = icmp sgt i64 %501, 0
  br i1 %521, label %522, label %575

522:
  %523 = fcmp une double %518, 0.000000e+00
  %524 = fadd double %519, 0x3FD6B927EFF8B242
  %525 = fadd double %519, 0x3FEB09D26E6A0D46
  %526 = fadd double %520, 0x3FD6B927EFF8B242
  %527 = fadd double %520, 0x3FEB09D26E6A0D46
  %528 = fadd double %518, 0x3FD6B927EFF8B242
  %529 = fadd double %518, 0x3FEB09D26E6A0D46
  %530 = mul nsw i64 %501, 17
  %531 = getelementptr inbounds double, ptr %502, i64 %530
  %532 = mul nsw i64 %501, 18
  %533 = getelementptr inbounds double, ptr %502, i64 %532
  %534 = mul nsw i64 %501, 19
  %535 = getelementptr inbounds double, ptr %502, i64 %534
  br label %536

536:
  %537 = phi i64 [ 0, %522 ], [ %573, %545 ]
  br i1 %523, label %538, label %545

538:
  %539 = getelementptr inbounds double, ptr %510, i64 %537
  %540 = load double, ptr %539, align 8
  %541 = getelementptr inbounds double, ptr %512, i64 %537
  %542 = load double, ptr %541, align 8
  %543 = getelementptr inbounds double, ptr %514, i64 %537
  %544 = load double, ptr %543, align 8
  br label %545

545:
  %546 = phi double [ %542, %538 ], [ 0.000000e+00, %536 ]
  %547 = phi double [ %540, %538 ], [ 0.000000e+00, %536 ]
  %548 = phi double [ %544, %538 ], [ 0.000000e+00, %536 ]
  %549 = tail call double @llvm.fmuladd.f64(double %525, double %548, double %546)
  %550 = tail call double @llvm.fmuladd.f64(double %524, double %549, double %547)
  %551 = fmul double %519, %550
  %552 = getelementptr inbounds double, ptr %504, i64 %537
  store double %551, ptr %552, align 8
  %553 = tail call double @llvm.fmuladd.f64(double %527, double %548, double %546)
  %554 = tail call double @llvm.fmuladd.f64(double %526, double %553, double %547)
  %555 = fmul double %520, %554
  %556 = getelementptr inbounds double, ptr %506, i64 %537
  store double %555, ptr %556, align 8
  %557 = tail call double @llvm.fmuladd.f64(double %529, double %548, double %546)
  %558 = tail call double @llvm.fmuladd.f64(double %528, double %557, double %547)
  %559 = fmul double %518, %558
  %560 = getelementptr inbounds double, ptr %508, i64 %537
  store double %559, ptr %560, align 8
  %561 = fmul double %555, 0x3FD5B570C75819C1
  %562 = tail call double @llvm.fmuladd.f64(double %551, double 0x40114D64D09039E2, double %561)
  %563 = tail call double @llvm.fmuladd.f64(double %559, double 0x3FE1562F2BDEBF3D, double %562)
  %564 = getelementptr inbounds double, ptr %531, i64 %537
  store double %563, ptr %564, align 8
  %565 = fmul double %555, 0xBFD4F8C15DA84E86
  %566 = tail call double @llvm.fmuladd.f64(double %551, double 0xC010B70201A79C47, double %565)
  %567 = tail call double @llvm.fmuladd.f64(double %559, double 0x3FDE810014C55221, double %566)
  %568 = getelementptr inbounds double, ptr %533, i64 %537
  store double %567, ptr %568, align 8
  %569 = fmul double %555, 0x4004934E6FCAA598
  %570 = tail call double @llvm.fmuladd.f64(double %551, double 0xBFE017885A24A7F2, double %569)
  %571 = tail call double @llvm.fmuladd.f64(double %559, double 0xBFE312C0CF7BDFD1, double %570)
  %572 = getelementptr inbounds double, ptr %535, i64 %537
  store double %571, ptr %572, align 8
  %573 = add nuw nsw i64 %537, 1
  %574 = icmp eq i64 %573, %501
  br i1 %574, label %575, label %536

575:
  %576 = fdiv double 0x40086747F2C3FCB6, %203
  %577 = fdiv double 0xC00D1A48D83E731D, %203
  %578 = fdiv double 0xC00572DB93E0C671, %203
  %579 = fneg double %576
  br label %580

580:
  %581 = phi ptr [ %502, %575 ], [ %630, %941 ]
  %582 = phi i64 [ %501, %575 ], [ %629, %941 ]
  %583 = phi double [ 0.000000e+00, %575 ], [ %942, %941 ]
  %584 = phi double [ 0.000000e+00, %575 ], [ %939, %941 ]
  %585 = phi i32 [ 1, %575 ], [ %943, %941 ]
  %586 = mul nsw i64 %582, 3
  %587 = getelementptr inbounds double, ptr %581, i64 %586
  %588 = icmp sgt i64 %582, 0
  br label %589

589:
  %590 = phi i64 [ 0, %580 ], [ %593, %601 ]
  %591 = icmp eq i64 %590, 3
  br i1 %591, label %626, label %592

592:
  %593 = add nuw nsw i64 %590, 1
  %594 = add nuw nsw i64 %590, 11
  %595 = load ptr, ptr %4, align 8
  %596 = load ptr, ptr %6, align 8
  %597 = getelementptr inbounds %struct.ode_system, ptr %596, i64 0, i32 0
  %598 = load i64, ptr %597, align 8
  %599 = mul nsw i64 %598, %594
  %600 = getelementptr inbounds double, ptr %595, i64 %599
  br i1 %588, label %616, label %601

601:
  %602 = load double, ptr %2, align 8
  %603 = getelementptr inbounds [3 x double], ptr @__const.stage_rates.parts, i64 0, i64 %590
  %604 = load double, ptr %603, align 8
  %605 = tail call double @llvm.fmuladd.f64(double %604, double %203, double %602)
  %606 = add nuw nsw i64 %590, 14
  %607 = mul nsw i64 %598, %606
  %608 = getelementptr inbounds double, ptr %595, i64 %607
  %609 = load i64, ptr %12, align 8
  %610 = add nsw i64 %609, 1
  store i64 %610, ptr %12, align 8
  %611 = getelementptr inbounds %struct.ode_system, ptr %596, i64 0, i32 3
  %612 = load ptr, ptr %611, align 8
  %613 = getelementptr inbounds %struct.ode_system, ptr %596, i64 0, i32 2
  %614 = load ptr, ptr %613, align 8
  %615 = tail call i64 %612(ptr %614, double %605, ptr %587, ptr %608)
  switch i64 %615, label %1641 [
    i64 3, label %945
    i64 0, label %589
  ]

616:
  %617 = phi i64 [ %624, %616 ], [ 0, %592 ]
  %618 = getelementptr inbounds double, ptr %581, i64 %617
  %619 = load double, ptr %618, align 8
  %620 = getelementptr inbounds double, ptr %600, i64 %617
  %621 = load double, ptr %620, align 8
  %622 = fadd double %619, %621
  %623 = getelementptr inbounds double, ptr %587, i64 %617
  store double %622, ptr %623, align 8
  %624 = add nuw nsw i64 %617, 1
  %625 = icmp eq i64 %624, %582
  br i1 %625, label %601, label %616

626:
  %627 = load ptr, ptr %6, align 8
  %628 = getelementptr inbounds %struct.ode_system, ptr %627, i64 0, i32 0
  %629 = load i64, ptr %628, align 8
  %630 = load ptr, ptr %4, align 8
  %631 = mul nsw i64 %629, 14
  %632 = getelementptr inbounds double, ptr %630, i64 %631
  %633 = mul nsw i64 %629, 15
  %634 = getelementptr inbounds double, ptr %630, i64 %633
  %635 = shl nsw i64 %629, 4
  %636 = getelementptr inbounds double, ptr %630, i64 %635
  %637 = mul nsw i64 %629, 17
  %638 = getelementptr inbounds double, ptr %630, i64 %637
  %639 = mul nsw i64 %629, 18
  %640 = getelementptr inbounds double, ptr %630, i64 %639
  %641 = mul nsw i64 %629, 19
  %642 = getelementptr inbounds double, ptr %630, i64 %641
  %643 = mul nsw i64 %629, 20
  %644 = getelementptr inbounds double, ptr %630, i64 %643
  %645 = icmp sgt i64 %629, 0
  br i1 %645, label %825, label %894

646:
  %647 = mul nsw i64 %629, 27
  %648 = load ptr, ptr %143, align 8
  br label %655

649:
  %650 = mul nsw i64 %629, %629
  %651 = getelementptr inbounds double, ptr %630, i64 %647
  %652 = getelementptr inbounds double, ptr %651, i64 %650
  %653 = icmp sgt i64 %629, 1
  br i1 %653, label %665, label %654

654:
  br label %685

655:
  %656 = phi i64 [ %663, %655 ], [ 0, %646 ]
  %657 = getelementptr inbounds i64, ptr %648, i64 %656
  %658 = load i64, ptr %657, align 8
  %659 = getelementptr inbounds double, ptr %632, i64 %658
  %660 = load double, ptr %659, align 8
  %661 = getelementptr inbounds double, ptr %632, i64 %656
  %662 = load double, ptr %661, align 8
  store double %662, ptr %659, align 8
  store double %660, ptr %661, align 8
  %663 = add nuw nsw i64 %656, 1
  %664 = icmp eq i64 %663, %629
  br i1 %664, label %649, label %655

665:
  %666 = phi i64 [ %671, %670 ], [ 1, %649 ]
  %667 = getelementptr inbounds double, ptr %632, i64 %666
  %668 = load double, ptr %667, align 8
  %669 = mul nsw i64 %666, %629
  br label %673

670:
  store double %682, ptr %667, align 8
  %671 = add nuw nsw i64 %666, 1
  %672 = icmp eq i64 %671, %629
  br i1 %672, label %654, label %665

673:
  %674 = phi i64 [ 0, %665 ], [ %683, %673 ]
  %675 = phi double [ %668, %665 ], [ %682, %673 ]
  %676 = add nsw i64 %674, %669
  %677 = getelementptr inbounds double, ptr %652, i64 %676
  %678 = load double, ptr %677, align 8
  %679 = getelementptr inbounds double, ptr %632, i64 %674
  %680 = load double, ptr %679, align 8
  %681 = fneg double %678
  %682 = tail call double @llvm.fmuladd.f64(double %681, double %680, double %675)
  %683 = add nuw nsw i64 %674, 1
  %684 = icmp eq i64 %683, %666
  br i1 %684, label %670, label %673

685:
  %686 = phi i64 [ %687, %692 ], [ %629, %654 ]
  %687 = add nsw i64 %686, -1
  %688 = getelementptr inbounds double, ptr %632, i64 %687
  %689 = load double, ptr %688, align 8
  %690 = icmp slt i64 %686, %629
  %691 = mul nsw i64 %687, %629
  br i1 %690, label %699, label %692

692:
  %693 = phi double [ %689, %685 ], [ %708, %699 ]
  %694 = add nsw i64 %691, %687
  %695 = getelementptr inbounds double, ptr %652, i64 %694
  %696 = load double, ptr %695, align 8
  %697 = fdiv double %693, %696
  store double %697, ptr %688, align 8
  %698 = icmp sgt i64 %686, 1
  br i1 %698, label %685, label %711

699:
  %700 = phi i64 [ %709, %699 ], [ %686, %685 ]
  %701 = phi double [ %708, %699 ], [ %689, %685 ]
  %702 = add nsw i64 %700, %691
  %703 = getelementptr inbounds double, ptr %652, i64 %702
  %704 = load double, ptr %703, align 8
  %705 = getelementptr inbounds double, ptr %632, i64 %700
  %706 = load double, ptr %705, align 8
  %707 = fneg double %704
  %708 = tail call double @llvm.fmuladd.f64(double %707, double %706, double %701)
  %709 = add nsw i64 %700, 1
  %710 = icmp eq i64 %709, %629
  br i1 %710, label %692, label %699

711:
  %712 = shl i64 %629, 1
  %713 = getelementptr inbounds i64, ptr %648, i64 %629
  br label %718

714:
  %715 = mul nsw i64 %712, %629
  %716 = getelementptr inbounds double, ptr %651, i64 %715
  br i1 %653, label %732, label %717

717:
  br label %766

718:
  %719 = phi i64 [ %730, %718 ], [ 0, %711 ]
  %720 = getelementptr inbounds i64, ptr %713, i64 %719
  %721 = load i64, ptr %720, align 8
  %722 = getelementptr inbounds double, ptr %634, i64 %721
  %723 = load double, ptr %722, align 8
  %724 = getelementptr inbounds double, ptr %636, i64 %721
  %725 = load double, ptr %724, align 8
  %726 = getelementptr inbounds double, ptr %634, i64 %719
  %727 = load double, ptr %726, align 8
  store double %727, ptr %722, align 8
  %728 = getelementptr inbounds double, ptr %636, i64 %719
  %729 = load double, ptr %728, align 8
  store double %729, ptr %724, align 8
  store double %723, ptr %726, align 8
  store double %725, ptr %728, align 8
  %730 = add nuw nsw i64 %719, 1
  %731 = icmp eq i64 %730, %629
  br i1 %731, label %714, label %718

732:
  %733 = phi i64 [ %741, %740 ], [ 1, %714 ]
  %734 = mul i64 %733, %712
  %735 = getelementptr inbounds double, ptr %716, i64 %734
  %736 = getelementptr inbounds double, ptr %634, i64 %733
  %737 = load double, ptr %736, align 8
  %738 = getelementptr inbounds double, ptr %636, i64 %733
  %739 = load double, ptr %738, align 8
  br label %743

740:
  store double %760, ptr %736, align 8
  store double %763, ptr %738, align 8
  %741 = add nuw nsw i64 %733, 1
  %742 = icmp eq i64 %741, %629
  br i1 %742, label %717, label %732

743:
  %744 = phi double [ %737, %732 ], [ %760, %743 ]
  %745 = phi i64 [ 0, %732 ], [ %764, %743 ]
  %746 = phi double [ %739, %732 ], [ %763, %743 ]
  %747 = shl nuw nsw i64 %745, 1
  %748 = getelementptr inbounds double, ptr %735, i64 %747
  %749 = load double, ptr %748, align 8
  %750 = getelementptr inbounds double, ptr %634, i64 %745
  %751 = load double, ptr %750, align 8
  %752 = or i64 %747, 1
  %753 = getelementptr inbounds double, ptr %735, i64 %752
  %754 = load double, ptr %753, align 8
  %755 = getelementptr inbounds double, ptr %636, i64 %745
  %756 = load double, ptr %755, align 8
  %757 = fneg double %754
  %758 = fmul double %756, %757
  %759 = tail call double @llvm.fmuladd.f64(double %749, double %751, double %758)
  %760 = fsub double %744, %759
  %761 = fmul double %751, %754
  %762 = tail call double @llvm.fmuladd.f64(double %749, double %756, double %761)
  %763 = fsub double %746, %762
  %764 = add nuw nsw i64 %745, 1
  %765 = icmp eq i64 %764, %733
  br i1 %765, label %740, label %743

766:
  %767 = phi i64 [ %768, %777 ], [ %629, %717 ]
  %768 = add nsw i64 %767, -1
  %769 = shl nuw nsw i64 %768, 1
  %770 = mul nsw i64 %769, %629
  %771 = getelementptr inbounds double, ptr %716, i64 %770
  %772 = getelementptr inbounds double, ptr %634, i64 %768
  %773 = load double, ptr %772, align 8
  %774 = getelementptr inbounds double, ptr %636, i64 %768
  %775 = load double, ptr %774, align 8
  %776 = icmp slt i64 %767, %629
  br i1 %776, label %795, label %777

777:
  %778 = phi double [ %773, %766 ], [ %812, %795 ]
  %779 = phi double [ %775, %766 ], [ %815, %795 ]
  %780 = getelementptr inbounds double, ptr %771, i64 %769
  %781 = load double, ptr %780, align 8
  %782 = or i64 %769, 1
  %783 = getelementptr inbounds double, ptr %771, i64 %782
  %784 = load double, ptr %783, align 8
  %785 = fmul double %784, %784
  %786 = tail call double @llvm.fmuladd.f64(double %781, double %781, double %785)
  %787 = fmul double %779, %784
  %788 = tail call double @llvm.fmuladd.f64(double %778, double %781, double %787)
  %789 = fdiv double %788, %786
  store double %789, ptr %772, align 8
  %790 = fneg double %778
  %791 = fmul double %784, %790
  %792 = tail call double @llvm.fmuladd.f64(double %779, double %781, double %791)
  %793 = fdiv double %792, %786
  store double %793, ptr %774, align 8
  %794 = icmp sgt i64 %767, 1
  br i1 %794, label %766, label %818

795:
  %796 = phi i64 [ %816, %795 ], [ %767, %766 ]
  %797 = phi double [ %815, %795 ], [ %775, %766 ]
  %798 = phi double [ %812, %795 ], [ %773, %766 ]
  %799 = shl nsw i64 %796, 1
  %800 = getelementptr inbounds double, ptr %771, i64 %799
  %801 = load double, ptr %800, align 8
  %802 = getelementptr inbounds double, ptr %634, i64 %796
  %803 = load double, ptr %802, align 8
  %804 = or i64 %799, 1
  %805 = getelementptr inbounds double, ptr %771, i64 %804
  %806 = load double, ptr %805, align 8
  %807 = getelementptr inbounds double, ptr %636, i64 %796
  %808 = load double, ptr %807, align 8
  %809 = fneg double %806
  %810 = fmul double %808, %809
  %811 = tail call double @llvm.fmuladd.f64(double %801, double %803, double %810)
  %812 = fsub double %798, %811
  %813 = fmul double %803, %806
  %814 = tail call double @llvm.fmuladd.f64(double %801, double %808, double %813)
  %815 = fsub double %797, %814
  %816 = add nsw i64 %796, 1
  %817 = icmp eq i64 %816, %629
  br i1 %817, label %777, label %795

818:
  %819 = mul nsw i64 %629, 11
  %820 = getelementptr inbounds double, ptr %630, i64 %819
  %821 = mul nsw i64 %629, 12
  %822 = getelementptr inbounds double, ptr %630, i64 %821
  %823 = mul nsw i64 %629, 13
  %824 = getelementptr inbounds double, ptr %630, i64 %823
  br label %855

825:
  %826 = phi i64 [ %853, %825 ], [ 0, %626 ]
  %827 = getelementptr inbounds double, ptr %632, i64 %826
  %828 = load double, ptr %827, align 8
  %829 = getelementptr inbounds double, ptr %634, i64 %826
  %830 = load double, ptr %829, align 8
  %831 = getelementptr inbounds double, ptr %636, i64 %826
  %832 = load double, ptr %831, align 8
  %833 = fmul double %830, 0x3FD5B570C75819C1
  %834 = tail call double @llvm.fmuladd.f64(double %828, double 0x40114D64D09039E2, double %833)
  %835 = tail call double @llvm.fmuladd.f64(double %832, double 0x3FE1562F2BDEBF3D, double %834)
  %836 = getelementptr inbounds double, ptr %638, i64 %826
  %837 = load double, ptr %836, align 8
  %838 = tail call double @llvm.fmuladd.f64(double %577, double %837, double %835)
  store double %838, ptr %827, align 8
  %839 = fmul double %830, 0xBFD4F8C15DA84E86
  %840 = tail call double @llvm.fmuladd.f64(double %828, double 0xC010B70201A79C47, double %839)
  %841 = tail call double @llvm.fmuladd.f64(double %832, double 0x3FDE810014C55221, double %840)
  %842 = getelementptr inbounds double, ptr %640, i64 %826
  %843 = load double, ptr %842, align 8
  %844 = tail call double @llvm.fmuladd.f64(double %578, double %843, double %841)
  %845 = getelementptr inbounds double, ptr %642, i64 %826
  %846 = load double, ptr %845, align 8
  %847 = tail call double @llvm.fmuladd.f64(double %576, double %846, double %844)
  store double %847, ptr %829, align 8
  %848 = fmul double %830, 0x4004934E6FCAA598
  %849 = tail call double @llvm.fmuladd.f64(double %828, double 0xBFE017885A24A7F2, double %848)
  %850 = tail call double @llvm.fmuladd.f64(double %832, double 0xBFE312C0CF7BDFD1, double %849)
  %851 = tail call double @llvm.fmuladd.f64(double %578, double %846, double %850)
  %852 = tail call double @llvm.fmuladd.f64(double %579, double %843, double %851)
  store double %852, ptr %831, align 8
  %853 = add nuw nsw i64 %826, 1
  %854 = icmp eq i64 %853, %629
  br i1 %854, label %646, label %825

855:
  %856 = phi double [ 0.000000e+00, %818 ], [ %872, %855 ]
  %857 = phi i64 [ 0, %818 ], [ %892, %855 ]
  %858 = getelementptr inbounds double, ptr %632, i64 %857
  %859 = load double, ptr %858, align 8
  %860 = getelementptr inbounds double, ptr %644, i64 %857
  %861 = load double, ptr %860, align 8
  %862 = fdiv double %859, %861
  %863 = getelementptr inbounds double, ptr %634, i64 %857
  %864 = load double, ptr %863, align 8
  %865 = fdiv double %864, %861
  %866 = getelementptr inbounds double, ptr %636, i64 %857
  %867 = load double, ptr %866, align 8
  %868 = fdiv double %867, %861
  %869 = fmul double %865, %865
  %870 = tail call double @llvm.fmuladd.f64(double %862, double %862, double %869)
  %871 = tail call double @llvm.fmuladd.f64(double %868, double %868, double %870)
  %872 = fadd double %856, %871
  %873 = getelementptr inbounds double, ptr %638, i64 %857
  %874 = load double, ptr %873, align 8
  %875 = fadd double %859, %874
  store double %875, ptr %873, align 8
  %876 = getelementptr inbounds double, ptr %640, i64 %857
  %877 = load double, ptr %876, align 8
  %878 = fadd double %864, %877
  store double %878, ptr %876, align 8
  %879 = getelementptr inbounds double, ptr %642, i64 %857
  %880 = load double, ptr %879, align 8
  %881 = fadd double %867, %880
  store double %881, ptr %879, align 8
  %882 = fmul double %878, 0xBFC214A74C403BF7
  %883 = tail call double @llvm.fmuladd.f64(double %875, double 0x3FB75B01984E65F7, double %882)
  %884 = tail call double @llvm.fmuladd.f64(double %881, double 0xBF9EBFF91A6D688F, double %883)
  %885 = getelementptr inbounds double, ptr %820, i64 %857
  store double %884, ptr %885, align 8
  %886 = fmul double %878, 0x3FCA20E91E20B551
  %887 = tail call double @llvm.fmuladd.f64(double %875, double 0x3FCEF09CFBEAB86E, double %886)
  %888 = tail call double @llvm.fmuladd.f64(double %881, double 0x3FD8821FA2A36DED, double %887)
  %889 = getelementptr inbounds double, ptr %822, i64 %857
  store double %888, ptr %889, align 8
  %890 = tail call double @llvm.fmuladd.f64(double %875, double 0x3FEEE9DDE0D6255B, double %878)
  %891 = getelementptr inbounds double, ptr %824, i64 %857
  store double %890, ptr %891, align 8
  %892 = add nuw nsw i64 %857, 1
  %893 = icmp eq i64 %892, %629
  br i1 %893, label %894, label %855

894:
  %895 = phi double [ 0.000000e+00, %626 ], [ %872, %855 ]
  %896 = sitofp i64 %629 to double
  %897 = fmul double %896, 3.000000e+00
  %898 = fdiv double %895, %897
  %899 = tail call double @llvm.sqrt.f64(double %898)
  %900 = tail call double @llvm.fabs.f64(double %899)
  %901 = fcmp ueq double %900, 0x7FF0000000000000
  br i1 %901, label %964, label %902

902:
  %903 = icmp ugt i32 %585, 1
  br i1 %903, label %907, label %904

904:
  %905 = load double, ptr %145, align 8
  %906 = fmul double %899, %905
  br label %937

907:
  %908 = fdiv double %899, %583
  %909 = icmp eq i32 %585, 2
  br i1 %909, label %913, label %910

910:
  %911 = fmul double %584, %908
  %912 = tail call double @llvm.sqrt.f64(double %911)
  br label %913

913:
  %914 = phi double [ %912, %910 ], [ %908, %907 ]
  store double %914, ptr %144, align 8
  %915 = fcmp olt double %914, 0x3FEFAE147AE147AE
  br i1 %915, label %916, label %964

916:
  %917 = fsub double 1.000000e+00, %914
  %918 = fdiv double %914, %917
  store double %918, ptr %145, align 8
  %919 = sub nuw nsw i32 7, %585
  %920 = sitofp i32 %919 to double
  %921 = fmul double %899, %918
  %922 = fadd double %920, -1.000000e+00
  %923 = tail call double @llvm.pow.f64(double %914, double %922)
  %924 = fmul double %923, %921
  %925 = icmp ugt i32 %585, 6
  %926 = fcmp ult double %924, %495
  %927 = select i1 %925, i1 true, i1 %926
  br i1 %927, label %937, label %928

928:
  %929 = fdiv double %924, %495
  %930 = tail call double @llvm.minnum.f64(double %929, double 2.000000e+01)
  %931 = tail call double @llvm.maxnum.f64(double %930, double 1.000000e-04)
  %932 = fadd double %920, 4.000000e+00
  %933 = fadd double %932, -1.000000e+00
  %934 = fdiv double -1.000000e+00, %933
  %935 = tail call double @llvm.pow.f64(double %931, double %934)
  %936 = fmul double %935, 8.000000e-01
  br label %964

937:
  %938 = phi double [ %906, %904 ], [ %921, %916 ]
  %939 = phi double [ %584, %904 ], [ %908, %916 ]
  %940 = fcmp ugt double %938, %495
  br i1 %940, label %941, label %972

941:
  %942 = tail call double @llvm.maxnum.f64(double %899, double 0x3CB0000000000000)
  %943 = add nuw nsw i32 %585, 1
  %944 = icmp eq i32 %943, 8
  br i1 %944, label %964, label %580

945:
  store i64 3, ptr %146, align 8
  store double %605, ptr %147, align 8
  %946 = load ptr, ptr %4, align 8
  %947 = load ptr, ptr %6, align 8
  %948 = getelementptr inbounds %struct.ode_system, ptr %947, i64 0, i32 0
  %949 = load i64, ptr %948, align 8
  %950 = shl nsw i64 %949, 2
  %951 = getelementptr inbounds double, ptr %946, i64 %950
  %952 = bitcast ptr %951 to ptr
  %953 = bitcast ptr %608 to ptr
  %954 = shl i64 %949, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %952, ptr align 8 %953, i64 %954, i1 false)
  %955 = load ptr, ptr %4, align 8
  %956 = load ptr, ptr %6, align 8
  %957 = getelementptr inbounds %struct.ode_system, ptr %956, i64 0, i32 0
  %958 = load i64, ptr %957, align 8
  %959 = mul nsw i64 %958, 5
  %960 = getelementptr inbounds double, ptr %955, i64 %959
  %961 = bitcast ptr %960 to ptr
  %962 = bitcast ptr %587 to ptr
  %963 = shl i64 %958, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %961, ptr align 8 %962, i64 %963, i1 false)
  br label %964

964:
  %965 = phi double [ 1.250000e-01, %945 ], [ %936, %928 ], [ 5.000000e-01, %941 ], [ 5.000000e-01, %913 ], [ 5.000000e-01, %894 ]
  %966 = load i64, ptr %156, align 8
  %967 = add nsw i64 %966, 1
  store i64 %967, ptr %156, align 8
  store i64 1, ptr %148, align 8
  %968 = fmul double %203, %965
  store double %968, ptr %81, align 8
  %969 = icmp eq i32 %159, 0
  br i1 %969, label %970, label %1636

970:
  %971 = tail call i64 @evaluate_jacobian(ptr %0)
  br label %1636

972:
  %973 = load ptr, ptr %6, align 8
  %974 = getelementptr inbounds %struct.ode_system, ptr %973, i64 0, i32 0
  %975 = load i64, ptr %974, align 8
  %976 = load ptr, ptr %4, align 8
  %977 = mul nsw i64 %975, 11
  %978 = getelementptr inbounds double, ptr %976, i64 %977
  %979 = mul nsw i64 %975, 12
  %980 = getelementptr inbounds double, ptr %976, i64 %979
  %981 = mul nsw i64 %975, 13
  %982 = getelementptr inbounds double, ptr %976, i64 %981
  %983 = mul nsw i64 %975, 20
  %984 = getelementptr inbounds double, ptr %976, i64 %983
  %985 = mul nsw i64 %975, 14
  %986 = getelementptr inbounds double, ptr %976, i64 %985
  %987 = mul nsw i64 %975, 21
  %988 = getelementptr inbounds double, ptr %976, i64 %987
  %989 = mul nsw i64 %975, 10
  %990 = getelementptr inbounds double, ptr %976, i64 %989
  %991 = icmp sgt i64 %975, 0
  br i1 %991, label %995, label %992

992:
  %993 = sitofp i64 %975 to double
  %994 = icmp sgt i64 %975, 1
  br label %1014

995:
  %996 = phi i64 [ %1012, %995 ], [ 0, %972 ]
  %997 = getelementptr inbounds double, ptr %978, i64 %996
  %998 = load double, ptr %997, align 8
  %999 = getelementptr inbounds double, ptr %980, i64 %996
  %1000 = load double, ptr %999, align 8
  %1001 = fmul double %1000, 0x3FF61D41B2D54580
  %1002 = tail call double @llvm.fmuladd.f64(double %998, double 0xC02418FD8BAFFE05, double %1001)
  %1003 = getelementptr inbounds double, ptr %982, i64 %996
  %1004 = load double, ptr %1003, align 8
  %1005 = tail call double @llvm.fmuladd.f64(double %1004, double 0xBFD5555555555555, double %1002)
  %1006 = fdiv double %1005, %203
  %1007 = getelementptr inbounds double, ptr %986, i64 %996
  store double %1006, ptr %1007, align 8
  %1008 = getelementptr inbounds double, ptr %990, i64 %996
  %1009 = load double, ptr %1008, align 8
  %1010 = fadd double %1009, %1006
  %1011 = getelementptr inbounds double, ptr %988, i64 %996
  store double %1010, ptr %1011, align 8
  %1012 = add nuw nsw i64 %996, 1
  %1013 = icmp eq i64 %1012, %975
  br i1 %1013, label %992, label %995

1014:
  %1015 = phi i64 [ %975, %992 ], [ %1161, %1157 ]
  %1016 = phi ptr [ %973, %992 ], [ %1159, %1157 ]
  %1017 = phi ptr [ %976, %992 ], [ %1158, %1157 ]
  %1018 = phi i1 [ false, %992 ], [ true, %1157 ]
  %1019 = mul nsw i64 %1015, 27
  %1020 = getelementptr inbounds double, ptr %1017, i64 %1019
  %1021 = mul nsw i64 %1015, %1015
  %1022 = getelementptr inbounds double, ptr %1020, i64 %1021
  %1023 = load ptr, ptr %143, align 8
  br i1 %991, label %1026, label %1082

1024:
  br i1 %994, label %1036, label %1025

1025:
  br label %1056

1026:
  %1027 = phi i64 [ %1034, %1026 ], [ 0, %1014 ]
  %1028 = getelementptr inbounds i64, ptr %1023, i64 %1027
  %1029 = load i64, ptr %1028, align 8
  %1030 = getelementptr inbounds double, ptr %988, i64 %1029
  %1031 = load double, ptr %1030, align 8
  %1032 = getelementptr inbounds double, ptr %988, i64 %1027
  %1033 = load double, ptr %1032, align 8
  store double %1033, ptr %1030, align 8
  store double %1031, ptr %1032, align 8
  %1034 = add nuw nsw i64 %1027, 1
  %1035 = icmp eq i64 %1034, %975
  br i1 %1035, label %1024, label %1026

1036:
  %1037 = phi i64 [ %1042, %1041 ], [ 1, %1024 ]
  %1038 = getelementptr inbounds double, ptr %988, i64 %1037
  %1039 = load double, ptr %1038, align 8
  %1040 = mul nsw i64 %1037, %975
  br label %1044

1041:
  store double %1053, ptr %1038, align 8
  %1042 = add nuw nsw i64 %1037, 1
  %1043 = icmp eq i64 %1042, %975
  br i1 %1043, label %1025, label %1036

1044:
  %1045 = phi i64 [ 0, %1036 ], [ %1054, %1044 ]
  %1046 = phi double [ %1039, %1036 ], [ %1053, %1044 ]
  %1047 = add nsw i64 %1045, %1040
  %1048 = getelementptr inbounds double, ptr %1022, i64 %1047
  %1049 = load double, ptr %1048, align 8
  %1050 = getelementptr inbounds double, ptr %988, i64 %1045
  %1051 = load double, ptr %1050, align 8
  %1052 = fneg double %1049
  %1053 = tail call double @llvm.fmuladd.f64(double %1052, double %1051, double %1046)
  %1054 = add nuw nsw i64 %1045, 1
  %1055 = icmp eq i64 %1054, %1037
  br i1 %1055, label %1041, label %1044

1056:
  %1057 = phi i64 [ %1058, %1063 ], [ %975, %1025 ]
  %1058 = add nsw i64 %1057, -1
  %1059 = getelementptr inbounds double, ptr %988, i64 %1058
  %1060 = load double, ptr %1059, align 8
  %1061 = icmp slt i64 %1057, %975
  %1062 = mul nsw i64 %1058, %975
  br i1 %1061, label %1070, label %1063

1063:
  %1064 = phi double [ %1060, %1056 ], [ %1079, %1070 ]
  %1065 = add nsw i64 %1062, %1058
  %1066 = getelementptr inbounds double, ptr %1022, i64 %1065
  %1067 = load double, ptr %1066, align 8
  %1068 = fdiv double %1064, %1067
  store double %1068, ptr %1059, align 8
  %1069 = icmp sgt i64 %1057, 1
  br i1 %1069, label %1056, label %1089

1070:
  %1071 = phi i64 [ %1080, %1070 ], [ %1057, %1056 ]
  %1072 = phi double [ %1079, %1070 ], [ %1060, %1056 ]
  %1073 = add nsw i64 %1071, %1062
  %1074 = getelementptr inbounds double, ptr %1022, i64 %1073
  %1075 = load double, ptr %1074, align 8
  %1076 = getelementptr inbounds double, ptr %988, i64 %1071
  %1077 = load double, ptr %1076, align 8
  %1078 = fneg double %1075
  %1079 = tail call double @llvm.fmuladd.f64(double %1078, double %1077, double %1072)
  %1080 = add nsw i64 %1071, 1
  %1081 = icmp eq i64 %1080, %975
  br i1 %1081, label %1063, label %1070

1082:
  %1083 = phi double [ 0.000000e+00, %1014 ], [ %1097, %1089 ]
  %1084 = fdiv double %1083, %993
  %1085 = tail call double @llvm.sqrt.f64(double %1084)
  %1086 = tail call double @llvm.maxnum.f64(double %1085, double 1.000000e-10)
  %1087 = fcmp olt double %1086, 1.000000e+00
  %1088 = or i1 %1018, %1087
  br i1 %1088, label %1162, label %1100

1089:
  %1090 = phi i64 [ %1098, %1089 ], [ 0, %1063 ]
  %1091 = phi double [ %1097, %1089 ], [ 0.000000e+00, %1063 ]
  %1092 = getelementptr inbounds double, ptr %988, i64 %1090
  %1093 = load double, ptr %1092, align 8
  %1094 = getelementptr inbounds double, ptr %984, i64 %1090
  %1095 = load double, ptr %1094, align 8
  %1096 = fdiv double %1093, %1095
  %1097 = tail call double @llvm.fmuladd.f64(double %1096, double %1096, double %1091)
  %1098 = add nuw nsw i64 %1090, 1
  %1099 = icmp eq i64 %1098, %975
  br i1 %1099, label %1082, label %1089

1100:
  %1101 = load double, ptr %72, align 8
  %1102 = fcmp oeq double %1101, 0.000000e+00
  br i1 %1102, label %1106, label %1103

1103:
  %1104 = load i64, ptr %148, align 8
  %1105 = icmp eq i64 %1104, 0
  br i1 %1105, label %1166, label %1106

1106:
  %1107 = mul nsw i64 %1015, 3
  %1108 = getelementptr inbounds double, ptr %1017, i64 %1107
  br i1 %991, label %1138, label %1109

1109:
  %1110 = load double, ptr %2, align 8
  %1111 = load i64, ptr %12, align 8
  %1112 = add nsw i64 %1111, 1
  store i64 %1112, ptr %12, align 8
  %1113 = getelementptr inbounds %struct.ode_system, ptr %1016, i64 0, i32 3
  %1114 = load ptr, ptr %1113, align 8
  %1115 = getelementptr inbounds %struct.ode_system, ptr %1016, i64 0, i32 2
  %1116 = load ptr, ptr %1115, align 8
  %1117 = tail call i64 %1114(ptr %1116, double %1110, ptr %1108, ptr %988)
  switch i64 %1117, label %1641 [
    i64 3, label %1118
    i64 0, label %1137
  ]

1118:
  store i64 3, ptr %146, align 8
  store double %1110, ptr %147, align 8
  %1119 = load ptr, ptr %4, align 8
  %1120 = load ptr, ptr %6, align 8
  %1121 = getelementptr inbounds %struct.ode_system, ptr %1120, i64 0, i32 0
  %1122 = load i64, ptr %1121, align 8
  %1123 = shl nsw i64 %1122, 2
  %1124 = getelementptr inbounds double, ptr %1119, i64 %1123
  %1125 = bitcast ptr %1124 to ptr
  %1126 = bitcast ptr %988 to ptr
  %1127 = shl i64 %1122, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1125, ptr align 8 %1126, i64 %1127, i1 false)
  %1128 = load ptr, ptr %4, align 8
  %1129 = load ptr, ptr %6, align 8
  %1130 = getelementptr inbounds %struct.ode_system, ptr %1129, i64 0, i32 0
  %1131 = load i64, ptr %1130, align 8
  %1132 = mul nsw i64 %1131, 5
  %1133 = getelementptr inbounds double, ptr %1128, i64 %1132
  %1134 = bitcast ptr %1133 to ptr
  %1135 = bitcast ptr %1108 to ptr
  %1136 = shl i64 %1131, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1134, ptr align 8 %1135, i64 %1136, i1 false)
  br label %1162

1137:
  br i1 %991, label %1148, label %1157

1138:
  %1139 = phi i64 [ %1146, %1138 ], [ 0, %1106 ]
  %1140 = getelementptr inbounds double, ptr %976, i64 %1139
  %1141 = load double, ptr %1140, align 8
  %1142 = getelementptr inbounds double, ptr %988, i64 %1139
  %1143 = load double, ptr %1142, align 8
  %1144 = fadd double %1141, %1143
  %1145 = getelementptr inbounds double, ptr %1108, i64 %1139
  store double %1144, ptr %1145, align 8
  %1146 = add nuw nsw i64 %1139, 1
  %1147 = icmp eq i64 %1146, %975
  br i1 %1147, label %1109, label %1138

1148:
  %1149 = phi i64 [ %1155, %1148 ], [ 0, %1137 ]
  %1150 = getelementptr inbounds double, ptr %986, i64 %1149
  %1151 = load double, ptr %1150, align 8
  %1152 = getelementptr inbounds double, ptr %988, i64 %1149
  %1153 = load double, ptr %1152, align 8
  %1154 = fadd double %1151, %1153
  store double %1154, ptr %1152, align 8
  %1155 = add nuw nsw i64 %1149, 1
  %1156 = icmp eq i64 %1155, %975
  br i1 %1156, label %1157, label %1148

1157:
  %1158 = load ptr, ptr %4, align 8
  %1159 = load ptr, ptr %6, align 8
  %1160 = getelementptr inbounds %struct.ode_system, ptr %1159, i64 0, i32 0
  %1161 = load i64, ptr %1160, align 8
  br label %1014

1162:
  %1163 = phi i1 [ false, %1118 ], [ %1087, %1082 ]
  %1164 = phi i64 [ 3, %1118 ], [ 0, %1082 ]
  %1165 = load i64, ptr %148, align 8
  br label %1166

1166:
  %1167 = phi i64 [ %1165, %1162 ], [ 0, %1103 ]
  %1168 = phi i1 [ %1163, %1162 ], [ false, %1103 ]
  %1169 = phi i64 [ %1164, %1162 ], [ 0, %1103 ]
  %1170 = add nuw nsw i32 %585, 14
  %1171 = sitofp i32 %1170 to double
  %1172 = fdiv double 1.350000e+01, %1171
  %1173 = tail call double @llvm.minnum.f64(double %1172, double 9.000000e-01)
  store i64 0, ptr %149, align 8
  %1174 = icmp eq i64 %1169, 0
  %1175 = select i1 %1174, i1 %1168, i1 false
  br i1 %1175, label %1176, label %1612

1176:
  %1177 = tail call double @llvm.fabs.f64(double %203)
  %1178 = load double, ptr %139, align 8
  %1179 = fsub double %1178, %160
  %1180 = tail call double @llvm.fabs.f64(double %1179)
  %1181 = fmul double %1180, 5.000000e-01
  %1182 = fcmp ogt double %1177, %1181
  br i1 %1182, label %1183, label %1463

1183:
  %1184 = load double, ptr %142, align 8
  %1185 = fmul double %1177, %1184
  %1186 = fcmp ogt double %1185, 3.000000e-01
  br i1 %1186, label %1187, label %1444

1187:
  %1188 = load ptr, ptr %6, align 8
  %1189 = getelementptr inbounds %struct.ode_system, ptr %1188, i64 0, i32 0
  %1190 = load i64, ptr %1189, align 8
  %1191 = load ptr, ptr %4, align 8
  %1192 = mul nsw i64 %1190, 27
  %1193 = getelementptr inbounds double, ptr %1191, i64 %1192
  %1194 = mul nsw i64 %1190, 10
  %1195 = getelementptr inbounds double, ptr %1191, i64 %1194
  %1196 = mul nsw i64 %1190, 20
  %1197 = getelementptr inbounds double, ptr %1191, i64 %1196
  %1198 = mul nsw i64 %1190, 15
  %1199 = getelementptr inbounds double, ptr %1191, i64 %1198
  %1200 = shl nsw i64 %1190, 4
  %1201 = getelementptr inbounds double, ptr %1191, i64 %1200
  %1202 = mul nsw i64 %1190, 26
  %1203 = getelementptr inbounds double, ptr %1191, i64 %1202
  %1204 = load ptr, ptr %42, align 8
  %1205 = getelementptr inbounds %struct.ode_options, ptr %1204, i64 0, i32 1
  %1206 = load double, ptr %1205, align 8
  %1207 = tail call double @llvm.pow.f64(double %1206, double 0x3FE5555555555555)
  %1208 = fmul double %1207, 1.000000e-02
  %1209 = fdiv double 0x3CE4000000000000, %1208
  %1210 = tail call double @llvm.sqrt.f64(double %1208)
  %1211 = tail call double @llvm.minnum.f64(double %1210, double 3.000000e-02)
  %1212 = tail call double @llvm.maxnum.f64(double %1209, double %1211)
  %1213 = load double, ptr %72, align 8
  %1214 = fadd double %203, %1213
  %1215 = tail call double @llvm.fabs.f64(double %1214)
  %1216 = icmp sgt i64 %1190, 0
  br i1 %1216, label %1217, label %1231

1217:
  %1218 = mul nsw i64 %1190, 11
  %1219 = getelementptr inbounds double, ptr %1191, i64 %1218
  %1220 = mul nsw i64 %1190, 12
  %1221 = getelementptr inbounds double, ptr %1191, i64 %1220
  %1222 = mul nsw i64 %1190, 13
  %1223 = getelementptr inbounds double, ptr %1191, i64 %1222
  %1224 = mul nsw i64 %1190, 25
  %1225 = getelementptr inbounds double, ptr %1191, i64 %1224
  %1226 = fneg double %203
  %1227 = fmul double %203, %1226
  %1228 = fmul double %203, %1227
  %1229 = getelementptr inbounds %struct.ode_options, ptr %1204, i64 0, i32 2
  %1230 = load ptr, ptr %1229, align 8
  br label %1237

1231:
  %1232 = mul nsw i64 %1190, %1190
  %1233 = getelementptr inbounds double, ptr %1193, i64 %1232
  %1234 = load ptr, ptr %143, align 8
  %1235 = icmp sgt i64 %1190, 1
  %1236 = fdiv double 0x400D1A48D83E731D, %203
  br label %1322

1237:
  %1238 = phi double [ %1213, %1217 ], [ %1308, %1307 ]
  %1239 = phi i64 [ 0, %1217 ], [ %1305, %1307 ]
  %1240 = getelementptr inbounds double, ptr %1191, i64 %1239
  %1241 = load double, ptr %1240, align 8
  %1242 = fdiv double %1241, %203
  %1243 = tail call double @llvm.fabs.f64(double %1242)
  %1244 = getelementptr inbounds double, ptr %1219, i64 %1239
  %1245 = load double, ptr %1244, align 8
  %1246 = getelementptr inbounds double, ptr %1221, i64 %1239
  %1247 = load double, ptr %1246, align 8
  %1248 = getelementptr inbounds double, ptr %1223, i64 %1239
  %1249 = load double, ptr %1248, align 8
  %1250 = fsub double %1245, %1247
  %1251 = fdiv double %1250, 0xBFDF5A7CECDB684A
  %1252 = fsub double %1247, %1249
  %1253 = fdiv double %1252, 0xBFD6B927EFF8B242
  %1254 = fsub double %1251, %1253
  %1255 = fdiv double %1254, 0xBFEB09D26E6A0D46
  %1256 = fdiv double %1245, 0x3FC3D8B64657CAEA
  %1257 = fsub double %1251, %1256
  %1258 = fdiv double %1257, 0x3FE4A36C0803A6DF
  %1259 = fsub double %1255, %1258
  %1260 = tail call double @llvm.fmuladd.f64(double %1259, double 0x3FEB09D26E6A0D46, double %1255)
  %1261 = tail call double @llvm.fmuladd.f64(double %1260, double 0x3FD6B927EFF8B242, double %1253)
  %1262 = tail call double @llvm.fmuladd.f64(double %1259, double 0x3FF3333333333334, double %1255)
  %1263 = tail call double @llvm.fmuladd.f64(double %1262, double 0.000000e+00, double %1261)
  %1264 = fdiv double %1263, %203
  %1265 = fcmp oeq double %1238, 0.000000e+00
  br i1 %1265, label %1266, label %1276

1266:
  %1267 = getelementptr inbounds double, ptr %1195, i64 %1239
  %1268 = load double, ptr %1267, align 8
  %1269 = tail call double @llvm.fmuladd.f64(double %1259, double 0xBFC3D8B64657CAE8, double %1255)
  %1270 = tail call double @llvm.fmuladd.f64(double %1269, double 0xBFE4A36C0803A6DF, double %1253)
  %1271 = tail call double @llvm.fmuladd.f64(double %1259, double 0xBFE9999999999999, double %1255)
  %1272 = tail call double @llvm.fmuladd.f64(double %1271, double -1.000000e+00, double %1270)
  %1273 = fdiv double %1272, %203
  %1274 = fsub double %1268, %1273
  %1275 = fmul double %1274, 3.000000e+00
  br label %1282

1276:
  %1277 = getelementptr inbounds double, ptr %1225, i64 %1239
  %1278 = load double, ptr %1277, align 8
  %1279 = tail call double @llvm.fmuladd.f64(double %1228, double %1278, double %1259)
  %1280 = fmul double %1279, 1.500000e-01
  %1281 = fdiv double %1280, %1215
  br label %1282

1282:
  %1283 = phi double [ %1275, %1266 ], [ %1281, %1276 ]
  %1284 = getelementptr inbounds double, ptr %1199, i64 %1239
  store double %1283, ptr %1284, align 8
  %1285 = getelementptr inbounds double, ptr %1201, i64 %1239
  store double %1283, ptr %1285, align 8
  %1286 = mul nsw i64 %1239, %1190
  br label %1309

1287:
  %1288 = load double, ptr %1205, align 8
  %1289 = fmul double %1288, 5.000000e+00
  %1290 = getelementptr inbounds double, ptr %1195, i64 %1239
  %1291 = load double, ptr %1290, align 8
  %1292 = tail call double @llvm.fabs.f64(double %1291)
  %1293 = tail call double @llvm.fabs.f64(double %1264)
  %1294 = tail call double @llvm.maxnum.f64(double %1292, double %1293)
  %1295 = getelementptr inbounds double, ptr %1230, i64 %1239
  %1296 = load double, ptr %1295, align 8
  %1297 = tail call double @llvm.fmuladd.f64(double %1289, double %1294, double %1296)
  %1298 = tail call double @llvm.fmuladd.f64(double %1319, double 0x3CD0000000000000, double %1297)
  %1299 = getelementptr inbounds double, ptr %1197, i64 %1239
  %1300 = load double, ptr %1299, align 8
  %1301 = fmul double %1212, %1300
  %1302 = fdiv double %1301, %1177
  %1303 = fadd double %1298, %1302
  %1304 = getelementptr inbounds double, ptr %1203, i64 %1239
  store double %1303, ptr %1304, align 8
  %1305 = add nuw nsw i64 %1239, 1
  %1306 = icmp eq i64 %1305, %1190
  br i1 %1306, label %1231, label %1307

1307:
  %1308 = load double, ptr %72, align 8
  br label %1237

1309:
  %1310 = phi i64 [ 0, %1282 ], [ %1320, %1309 ]
  %1311 = phi double [ %1243, %1282 ], [ %1319, %1309 ]
  %1312 = add nsw i64 %1310, %1286
  %1313 = getelementptr inbounds double, ptr %1193, i64 %1312
  %1314 = load double, ptr %1313, align 8
  %1315 = getelementptr inbounds double, ptr %1191, i64 %1310
  %1316 = load double, ptr %1315, align 8
  %1317 = fmul double %1314, %1316
  %1318 = tail call double @llvm.fabs.f64(double %1317)
  %1319 = fadd double %1311, %1318
  %1320 = add nuw nsw i64 %1310, 1
  %1321 = icmp eq i64 %1320, %1190
  br i1 %1321, label %1287, label %1309

1322:
  %1323 = phi i1 [ true, %1231 ], [ false, %1384 ]
  br i1 %1216, label %1326, label %1383

1324:
  br i1 %1235, label %1336, label %1325

1325:
  br label %1356

1326:
  %1327 = phi i64 [ %1334, %1326 ], [ 0, %1322 ]
  %1328 = getelementptr inbounds i64, ptr %1234, i64 %1327
  %1329 = load i64, ptr %1328, align 8
  %1330 = getelementptr inbounds double, ptr %1199, i64 %1329
  %1331 = load double, ptr %1330, align 8
  %1332 = getelementptr inbounds double, ptr %1199, i64 %1327
  %1333 = load double, ptr %1332, align 8
  store double %1333, ptr %1330, align 8
  store double %1331, ptr %1332, align 8
  %1334 = add nuw nsw i64 %1327, 1
  %1335 = icmp eq i64 %1334, %1190
  br i1 %1335, label %1324, label %1326

1336:
  %1337 = phi i64 [ %1342, %1341 ], [ 1, %1324 ]
  %1338 = getelementptr inbounds double, ptr %1199, i64 %1337
  %1339 = load double, ptr %1338, align 8
  %1340 = mul nsw i64 %1337, %1190
  br label %1344

1341:
  store double %1353, ptr %1338, align 8
  %1342 = add nuw nsw i64 %1337, 1
  %1343 = icmp eq i64 %1342, %1190
  br i1 %1343, label %1325, label %1336

1344:
  %1345 = phi i64 [ 0, %1336 ], [ %1354, %1344 ]
  %1346 = phi double [ %1339, %1336 ], [ %1353, %1344 ]
  %1347 = add nsw i64 %1345, %1340
  %1348 = getelementptr inbounds double, ptr %1233, i64 %1347
  %1349 = load double, ptr %1348, align 8
  %1350 = getelementptr inbounds double, ptr %1199, i64 %1345
  %1351 = load double, ptr %1350, align 8
  %1352 = fneg double %1349
  %1353 = tail call double @llvm.fmuladd.f64(double %1352, double %1351, double %1346)
  %1354 = add nuw nsw i64 %1345, 1
  %1355 = icmp eq i64 %1354, %1337
  br i1 %1355, label %1341, label %1344

1356:
  %1357 = phi i64 [ %1358, %1363 ], [ %1190, %1325 ]
  %1358 = add nsw i64 %1357, -1
  %1359 = getelementptr inbounds double, ptr %1199, i64 %1358
  %1360 = load double, ptr %1359, align 8
  %1361 = icmp slt i64 %1357, %1190
  %1362 = mul nsw i64 %1358, %1190
  br i1 %1361, label %1370, label %1363

1363:
  %1364 = phi double [ %1360, %1356 ], [ %1379, %1370 ]
  %1365 = add nsw i64 %1362, %1358
  %1366 = getelementptr inbounds double, ptr %1233, i64 %1365
  %1367 = load double, ptr %1366, align 8
  %1368 = fdiv double %1364, %1367
  store double %1368, ptr %1359, align 8
  %1369 = icmp sgt i64 %1357, 1
  br i1 %1369, label %1356, label %1385

1370:
  %1371 = phi i64 [ %1380, %1370 ], [ %1357, %1356 ]
  %1372 = phi double [ %1379, %1370 ], [ %1360, %1356 ]
  %1373 = add nsw i64 %1371, %1362
  %1374 = getelementptr inbounds double, ptr %1233, i64 %1373
  %1375 = load double, ptr %1374, align 8
  %1376 = getelementptr inbounds double, ptr %1199, i64 %1371
  %1377 = load double, ptr %1376, align 8
  %1378 = fneg double %1375
  %1379 = tail call double @llvm.fmuladd.f64(double %1378, double %1377, double %1372)
  %1380 = add nsw i64 %1371, 1
  %1381 = icmp eq i64 %1380, %1190
  br i1 %1381, label %1363, label %1370

1382:
  br i1 %1323, label %1384, label %1397

1383:
  br i1 %1323, label %1384, label %1436

1384:
  br label %1322

1385:
  %1386 = phi i64 [ %1393, %1385 ], [ 0, %1363 ]
  %1387 = getelementptr inbounds double, ptr %1199, i64 %1386
  %1388 = load double, ptr %1387, align 8
  %1389 = getelementptr inbounds double, ptr %1201, i64 %1386
  %1390 = load double, ptr %1389, align 8
  %1391 = fneg double %1390
  %1392 = tail call double @llvm.fmuladd.f64(double %1236, double %1388, double %1391)
  store double %1392, ptr %1389, align 8
  store double %1392, ptr %1387, align 8
  %1393 = add nuw nsw i64 %1386, 1
  %1394 = icmp eq i64 %1393, %1190
  br i1 %1394, label %1382, label %1385

1395:
  %1396 = fmul double %203, 7.000000e-02
  br label %1409

1397:
  %1398 = phi i64 [ %1407, %1397 ], [ 0, %1382 ]
  %1399 = phi double [ %1406, %1397 ], [ 0.000000e+00, %1382 ]
  %1400 = getelementptr inbounds double, ptr %1201, i64 %1398
  %1401 = load double, ptr %1400, align 8
  %1402 = tail call double @llvm.fabs.f64(double %1401)
  %1403 = getelementptr inbounds double, ptr %1203, i64 %1398
  %1404 = load double, ptr %1403, align 8
  %1405 = fdiv double %1402, %1404
  %1406 = tail call double @llvm.maxnum.f64(double %1399, double %1405)
  %1407 = add nuw nsw i64 %1398, 1
  %1408 = icmp eq i64 %1407, %1190
  br i1 %1408, label %1395, label %1397

1409:
  %1410 = phi i64 [ 0, %1395 ], [ %1423, %1416 ]
  %1411 = phi double [ 0.000000e+00, %1395 ], [ %1422, %1416 ]
  %1412 = mul nsw i64 %1410, %1190
  br label %1425

1413:
  %1414 = fcmp ogt double %1422, 1.000000e-01
  %1415 = zext i1 %1414 to i64
  br label %1436

1416:
  %1417 = fmul double %1396, %1433
  %1418 = tail call double @llvm.fabs.f64(double %1417)
  %1419 = getelementptr inbounds double, ptr %1203, i64 %1410
  %1420 = load double, ptr %1419, align 8
  %1421 = fdiv double %1418, %1420
  %1422 = tail call double @llvm.maxnum.f64(double %1411, double %1421)
  %1423 = add nuw nsw i64 %1410, 1
  %1424 = icmp eq i64 %1423, %1190
  br i1 %1424, label %1413, label %1409

1425:
  %1426 = phi i64 [ 0, %1409 ], [ %1434, %1425 ]
  %1427 = phi double [ 0.000000e+00, %1409 ], [ %1433, %1425 ]
  %1428 = add nsw i64 %1426, %1412
  %1429 = getelementptr inbounds double, ptr %1193, i64 %1428
  %1430 = load double, ptr %1429, align 8
  %1431 = getelementptr inbounds double, ptr %1201, i64 %1426
  %1432 = load double, ptr %1431, align 8
  %1433 = tail call double @llvm.fmuladd.f64(double %1430, double %1432, double %1427)
  %1434 = add nuw nsw i64 %1426, 1
  %1435 = icmp eq i64 %1434, %1190
  br i1 %1435, label %1416, label %1425

1436:
  %1437 = phi double [ %1406, %1413 ], [ 0.000000e+00, %1383 ]
  %1438 = phi i64 [ %1415, %1413 ], [ 0, %1383 ]
  store i64 %1438, ptr %149, align 8
  %1439 = tail call double @llvm.maxnum.f64(double %1437, double 1.000000e-09)
  %1440 = tail call double @cbrt(double %1439)
  %1441 = fdiv double 8.000000e-01, %1440
  %1442 = tail call double @llvm.minnum.f64(double %1441, double 5.000000e+00)
  %1443 = load double, ptr %139, align 8
  br label %1444

1444:
  %1445 = phi double [ %1443, %1436 ], [ %1178, %1183 ]
  %1446 = phi double [ %1442, %1436 ], [ 5.000000e+00, %1183 ]
  %1447 = fmul double %1177, %1446
  store double %1447, ptr %138, align 8
  %1448 = load double, ptr %2, align 8
  %1449 = fsub double %1445, %1448
  %1450 = fmul double %1449, 5.000000e-01
  %1451 = load double, ptr %81, align 8
  %1452 = fcmp olt double %1451, 0.000000e+00
  %1453 = fneg double %1450
  %1454 = select i1 %1452, double %1453, double %1450
  %1455 = fcmp ult double %1454, 0.000000e+00
  %1456 = tail call double @llvm.maxnum.f64(double %1454, double %1447)
  %1457 = fdiv double %1456, 9.000000e-01
  %1458 = select i1 %1455, double 0x7FF0000000000000, double %1457
  %1459 = fcmp ogt double %1177, %1458
  br i1 %1459, label %1460, label %1463

1460:
  %1461 = load i64, ptr %156, align 8
  %1462 = add nsw i64 %1461, 1
  store i64 %1462, ptr %156, align 8
  store i64 1, ptr %148, align 8
  br label %1636

1463:
  br i1 %201, label %1464, label %1466

1464:
  %1465 = load double, ptr %137, align 8
  br label %1468

1466:
  %1467 = fadd double %160, %203
  br label %1468

1468:
  %1469 = phi double [ %1465, %1464 ], [ %1467, %1466 ]
  %1470 = load ptr, ptr %4, align 8
  %1471 = load ptr, ptr %6, align 8
  %1472 = getelementptr inbounds %struct.ode_system, ptr %1471, i64 0, i32 0
  %1473 = load i64, ptr %1472, align 8
  %1474 = mul nsw i64 %1473, 13
  %1475 = getelementptr inbounds double, ptr %1470, i64 %1474
  %1476 = shl nsw i64 %1473, 1
  %1477 = getelementptr inbounds double, ptr %1470, i64 %1476
  %1478 = icmp sgt i64 %1473, 0
  br i1 %1478, label %1479, label %1489

1479:
  %1480 = phi i64 [ %1487, %1479 ], [ 0, %1468 ]
  %1481 = getelementptr inbounds double, ptr %1470, i64 %1480
  %1482 = load double, ptr %1481, align 8
  %1483 = getelementptr inbounds double, ptr %1475, i64 %1480
  %1484 = load double, ptr %1483, align 8
  %1485 = fadd double %1482, %1484
  %1486 = getelementptr inbounds double, ptr %1477, i64 %1480
  store double %1485, ptr %1486, align 8
  %1487 = add nuw nsw i64 %1480, 1
  %1488 = icmp eq i64 %1487, %1473
  br i1 %1488, label %1489, label %1479

1489:
  %1490 = tail call i64 @ode_keep_new(ptr %0, double %1469)
  switch i64 %1490, label %1610 [
    i64 7, label %1491
    i64 0, label %1491
    i64 11, label %1609
    i64 8, label %1609
  ]

1491:
  %1492 = load ptr, ptr %6, align 8
  %1493 = getelementptr inbounds %struct.ode_system, ptr %1492, i64 0, i32 0
  %1494 = load i64, ptr %1493, align 8
  %1495 = load ptr, ptr %4, align 8
  %1496 = getelementptr inbounds double, ptr %1495, i64 %1494
  %1497 = bitcast ptr %1496 to ptr
  %1498 = bitcast ptr %1495 to ptr
  %1499 = shl i64 %1494, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1497, ptr align 8 %1498, i64 %1499, i1 false)
  %1500 = load ptr, ptr %4, align 8
  %1501 = bitcast ptr %1500 to ptr
  %1502 = load ptr, ptr %6, align 8
  %1503 = getelementptr inbounds %struct.ode_system, ptr %1502, i64 0, i32 0
  %1504 = load i64, ptr %1503, align 8
  %1505 = mul nsw i64 %1504, 6
  %1506 = getelementptr inbounds double, ptr %1500, i64 %1505
  %1507 = bitcast ptr %1506 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1501, ptr align 8 %1507, i64 %1499, i1 false)
  %1508 = icmp sgt i64 %1494, 0
  br i1 %1508, label %1509, label %1555

1509:
  %1510 = load ptr, ptr %4, align 8
  %1511 = load ptr, ptr %6, align 8
  %1512 = getelementptr inbounds %struct.ode_system, ptr %1511, i64 0, i32 0
  %1513 = load i64, ptr %1512, align 8
  %1514 = mul nsw i64 %1513, 11
  %1515 = getelementptr inbounds double, ptr %1510, i64 %1514
  %1516 = mul nsw i64 %1513, 12
  %1517 = getelementptr inbounds double, ptr %1510, i64 %1516
  %1518 = mul nsw i64 %1513, 13
  %1519 = getelementptr inbounds double, ptr %1510, i64 %1518
  %1520 = mul nsw i64 %1513, 22
  %1521 = getelementptr inbounds double, ptr %1510, i64 %1520
  %1522 = mul nsw i64 %1513, 23
  %1523 = getelementptr inbounds double, ptr %1510, i64 %1522
  %1524 = mul nsw i64 %1513, 24
  %1525 = getelementptr inbounds double, ptr %1510, i64 %1524
  %1526 = fmul double %203, %203
  %1527 = fmul double %203, %1526
  %1528 = mul nsw i64 %1513, 25
  %1529 = getelementptr inbounds double, ptr %1510, i64 %1528
  br label %1530

1530:
  %1531 = phi i64 [ 0, %1509 ], [ %1553, %1530 ]
  %1532 = getelementptr inbounds double, ptr %1515, i64 %1531
  %1533 = load double, ptr %1532, align 8
  %1534 = getelementptr inbounds double, ptr %1517, i64 %1531
  %1535 = load double, ptr %1534, align 8
  %1536 = getelementptr inbounds double, ptr %1519, i64 %1531
  %1537 = load double, ptr %1536, align 8
  %1538 = fsub double %1533, %1535
  %1539 = fdiv double %1538, 0xBFDF5A7CECDB684A
  %1540 = fsub double %1535, %1537
  %1541 = fdiv double %1540, 0xBFD6B927EFF8B242
  %1542 = fsub double %1539, %1541
  %1543 = fdiv double %1542, 0xBFEB09D26E6A0D46
  %1544 = fdiv double %1533, 0x3FC3D8B64657CAEA
  %1545 = fsub double %1539, %1544
  %1546 = fdiv double %1545, 0x3FE4A36C0803A6DF
  %1547 = fsub double %1543, %1546
  %1548 = getelementptr inbounds double, ptr %1521, i64 %1531
  store double %1541, ptr %1548, align 8
  %1549 = getelementptr inbounds double, ptr %1523, i64 %1531
  store double %1543, ptr %1549, align 8
  %1550 = getelementptr inbounds double, ptr %1525, i64 %1531
  store double %1547, ptr %1550, align 8
  %1551 = fdiv double %1547, %1527
  %1552 = getelementptr inbounds double, ptr %1529, i64 %1531
  store double %1551, ptr %1552, align 8
  %1553 = add nuw nsw i64 %1531, 1
  %1554 = icmp eq i64 %1553, %1494
  br i1 %1554, label %1555, label %1530

1555:
  %1556 = load double, ptr %2, align 8
  store double %1556, ptr %150, align 8
  store double %1469, ptr %2, align 8
  store double %203, ptr %72, align 8
  %1557 = load i64, ptr %151, align 8
  %1558 = add nsw i64 %1557, 1
  store i64 %1558, ptr %151, align 8
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %153, i8 0, i64 24, i1 false)
  %1559 = tail call double @llvm.pow.f64(double %1086, double 2.500000e-01)
  %1560 = fdiv double %1559, %1173
  %1561 = tail call double @llvm.minnum.f64(double %1560, double 8.000000e+00)
  %1562 = tail call double @llvm.maxnum.f64(double %1561, double 2.000000e-01)
  %1563 = load double, ptr %154, align 8
  %1564 = fcmp une double %1563, 0.000000e+00
  br i1 %1564, label %1565, label %1577

1565:
  %1566 = fdiv double %1563, %203
  %1567 = fmul double %1086, %1086
  %1568 = load double, ptr %155, align 8
  %1569 = fdiv double %1567, %1568
  %1570 = tail call double @llvm.pow.f64(double %1569, double 2.500000e-01)
  %1571 = fmul double %1566, %1570
  %1572 = fdiv double %1571, 9.000000e-01
  %1573 = tail call double @llvm.fabs.f64(double %1572)
  %1574 = tail call double @llvm.minnum.f64(double %1573, double 8.000000e+00)
  %1575 = tail call double @llvm.maxnum.f64(double %1574, double 2.000000e-01)
  %1576 = tail call double @llvm.maxnum.f64(double %1562, double %1575)
  br label %1577

1577:
  %1578 = phi double [ %1576, %1565 ], [ %1562, %1555 ]
  store double %203, ptr %154, align 8
  %1579 = tail call double @llvm.maxnum.f64(double %1085, double 1.000000e-02)
  store double %1579, ptr %155, align 8
  %1580 = fdiv double %203, %1578
  %1581 = icmp ne i64 %1167, 0
  %1582 = tail call double @llvm.fabs.f64(double %1580)
  %1583 = fcmp ogt double %1582, %1177
  %1584 = select i1 %1581, i1 %1583, i1 false
  %1585 = select i1 %1584, double %203, double %1580
  %1586 = fdiv double %1585, %203
  %1587 = load double, ptr %144, align 8
  %1588 = fcmp ole double %1587, 1.000000e-03
  %1589 = zext i1 %1588 to i64
  store i64 %1589, ptr %129, align 8
  %1590 = fcmp oge double %1586, 1.000000e+00
  %1591 = select i1 %1588, i1 %1590, i1 false
  %1592 = fcmp ole double %1586, 1.200000e+00
  %1593 = select i1 %1591, i1 %1592, i1 false
  %1594 = select i1 %1593, double %203, double %1585
  br i1 %201, label %1595, label %1601

1595:
  %1596 = tail call double @llvm.fabs.f64(double %1594)
  %1597 = load double, ptr %81, align 8
  %1598 = tail call double @llvm.fabs.f64(double %1597)
  %1599 = tail call double @llvm.maxnum.f64(double %1596, double %1598)
  %1600 = tail call double @llvm.copysign.f64(double %1599, double %203)
  br label %1601

1601:
  %1602 = phi double [ %1600, %1595 ], [ %1594, %1577 ]
  %1603 = tail call double @llvm.fabs.f64(double %1602)
  %1604 = load ptr, ptr %42, align 8
  %1605 = getelementptr inbounds %struct.ode_options, ptr %1604, i64 0, i32 3
  %1606 = load double, ptr %1605, align 8
  %1607 = tail call double @llvm.minnum.f64(double %1603, double %1606)
  %1608 = tail call double @llvm.copysign.f64(double %1607, double %203)
  store double %1608, ptr %81, align 8
  switch i64 %1490, label %1610 [
    i64 11, label %1609
    i64 8, label %1609
  ]

1609:
  store i64 %1490, ptr %146, align 8
  br label %1610

1610:
  %1611 = phi i64 [ %158, %1609 ], [ %1490, %1601 ], [ %1490, %1489 ]
  switch i64 %1490, label %1641 [
    i64 11, label %1612
    i64 8, label %1612
  ]

1612:
  %1613 = phi i64 [ %1490, %1610 ], [ %1490, %1610 ], [ %1169, %1166 ]
  %1614 = phi i64 [ %1611, %1610 ], [ %1611, %1610 ], [ %158, %1166 ]
  %1615 = tail call double @llvm.pow.f64(double %1086, double 2.500000e-01)
  %1616 = fdiv double %1615, %1173
  %1617 = tail call double @llvm.minnum.f64(double %1616, double 8.000000e+00)
  %1618 = tail call double @llvm.maxnum.f64(double %1617, double 2.000000e-01)
  %1619 = load i64, ptr %156, align 8
  %1620 = add nsw i64 %1619, 1
  store i64 %1620, ptr %156, align 8
  store i64 1, ptr %148, align 8
  %1621 = icmp eq i64 %1613, 0
  br i1 %1621, label %1624, label %1622

1622:
  %1623 = fmul double %203, 1.250000e-01
  br label %1631

1624:
  %1625 = load double, ptr %72, align 8
  %1626 = fcmp oeq double %1625, 0.000000e+00
  br i1 %1626, label %1627, label %1629

1627:
  %1628 = fmul double %203, 1.000000e-01
  br label %1631

1629:
  %1630 = fdiv double %203, %1618
  br label %1631

1631:
  %1632 = phi double [ %1623, %1622 ], [ %1628, %1627 ], [ %1630, %1629 ]
  store double %1632, ptr %81, align 8
  %1633 = icmp eq i32 %159, 0
  br i1 %1633, label %1634, label %1636

1634:
  %1635 = tail call i64 @evaluate_jacobian(ptr %0)
  br label %1636

1636:
  %1637 = phi i64 [ 0, %482 ], [ %971, %970 ], [ 0, %964 ], [ 0, %1460 ], [ %1635, %1634 ], [ 0, %1631 ]
  %1638 = phi i32 [ %159, %482 ], [ 1, %970 ], [ %159, %964 ], [ %159, %1460 ], [ 1, %1634 ], [ 1, %1631 ]
  %1639 = phi i64 [ %158, %482 ], [ %158, %970 ], [ %158, %964 ], [ %158, %1460 ], [ %1614, %1634 ], [ %1614, %1631 ]
  %1640 = icmp eq i64 %1637, 0
  br i1 %1640, label %157, label %1641

1641:
  %1642 = phi i64 [ 3, %20 ], [ %172, %169 ], [ %19, %1 ], [ %133, %132 ], [ %615, %601 ], [ %1117, %1109 ], [ %1637, %1636 ], [ %1611, %1610 ]
  ret i64 %1642
}

define internal void @interpolate(ptr  %0, double %1, ptr  %2) {
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  %9 = load double, ptr %8, align 8
  %10 = fsub double %1, %9
  %11 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  %12 = load double, ptr %11, align 8
  %13 = fdiv double %10, %12
  %14 = fadd double %13, -1.000000e+00
  %15 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %16 = load ptr, ptr %15, align 8
  %17 = mul nsw i64 %7, 22
  %18 = getelementptr inbounds double, ptr %16, i64 %17
  %19 = mul nsw i64 %7, 23
  %20 = getelementptr inbounds double, ptr %16, i64 %19
  %21 = mul nsw i64 %7, 24
  %22 = getelementptr inbounds double, ptr %16, i64 %21
  %23 = shl nsw i64 %7, 1
  %24 = getelementptr inbounds double, ptr %16, i64 %23
  %25 = icmp sgt i64 %7, 0
  br i1 %25, label %26, label %29

26:
  %27 = fadd double %14, 0x3FD6B927EFF8B242
  %28 = fadd double %14, 0x3FEB09D26E6A0D46
  br label %30

29:
  ret void

30:
  %31 = phi i64 [ 0, %26 ], [ %44, %30 ]
  %32 = getelementptr inbounds double, ptr %24, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds double, ptr %18, i64 %31
  %35 = load double, ptr %34, align 8
  %36 = getelementptr inbounds double, ptr %20, i64 %31
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds double, ptr %22, i64 %31
  %39 = load double, ptr %38, align 8
  %40 = tail call double @llvm.fmuladd.f64(double %28, double %39, double %37)
  %41 = tail call double @llvm.fmuladd.f64(double %27, double %40, double %35)
  %42 = tail call double @llvm.fmuladd.f64(double %14, double %41, double %33)
  %43 = getelementptr inbounds double, ptr %2, i64 %31
  store double %42, ptr %43, align 8
  %44 = add nuw nsw i64 %31, 1
  %45 = icmp eq i64 %44, %7
  br i1 %45, label %29, label %30
}

define internal i64 @refine(ptr %0, double %1, ptr  %2) {
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  %9 = load double, ptr %8, align 8
  %10 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  %11 = load double, ptr %10, align 8
  %12 = fsub double %1, %11
  %13 = fdiv double %12, %9
  %14 = fadd double %13, -1.000000e+00
  %15 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %16 = load ptr, ptr %15, align 8
  %17 = mul nsw i64 %7, 22
  %18 = getelementptr inbounds double, ptr %16, i64 %17
  %19 = mul nsw i64 %7, 23
  %20 = getelementptr inbounds double, ptr %16, i64 %19
  %21 = mul nsw i64 %7, 24
  %22 = getelementptr inbounds double, ptr %16, i64 %21
  %23 = mul nsw i64 %7, 26
  %24 = getelementptr inbounds double, ptr %16, i64 %23
  %25 = mul nsw i64 %7, 14
  %26 = getelementptr inbounds double, ptr %16, i64 %25
  %27 = mul nsw i64 %7, 15
  %28 = getelementptr inbounds double, ptr %16, i64 %27
  %29 = shl nsw i64 %7, 4
  %30 = getelementptr inbounds double, ptr %16, i64 %29
  %31 = bitcast ptr %28 to ptr
  %32 = shl i64 %7, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %31, i8 0, i64 %32, i1 false)
  %33 = bitcast ptr %30 to ptr
  %34 = bitcast ptr %2 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %34, i64 %32, i1 false)
  %35 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %36 = icmp sgt i64 %7, 0
  %37 = fadd double %14, 0x3FD6B927EFF8B242
  %38 = fadd double %14, 0x3FEB09D26E6A0D46
  %39 = fadd double %37, %38
  %40 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 3
  %41 = icmp sgt i64 %7, 1
  %42 = load ptr, ptr %4, align 8
  br label %43

43:
  %44 = phi ptr [ %42, %3 ], [ %107, %187 ]
  %45 = phi i32 [ 0, %3 ], [ %188, %187 ]
  %46 = load i64, ptr %35, align 8
  %47 = add nsw i64 %46, 1
  store i64 %47, ptr %35, align 8
  %48 = getelementptr inbounds %struct.ode_system, ptr %44, i64 0, i32 3
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.ode_system, ptr %44, i64 0, i32 2
  %51 = load ptr, ptr %50, align 8
  %52 = tail call i64 %49(ptr %51, double %1, ptr %30, ptr %26)
  switch i64 %52, label %191 [
    i64 3, label %54
    i64 0, label %53
  ]

53:
  br i1 %36, label %76, label %190

54:
  %55 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 32
  store i64 3, ptr %55, align 8
  %56 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %1, ptr %56, align 8
  %57 = load ptr, ptr %15, align 8
  %58 = load ptr, ptr %4, align 8
  %59 = getelementptr inbounds %struct.ode_system, ptr %58, i64 0, i32 0
  %60 = load i64, ptr %59, align 8
  %61 = shl nsw i64 %60, 2
  %62 = getelementptr inbounds double, ptr %57, i64 %61
  %63 = bitcast ptr %62 to ptr
  %64 = bitcast ptr %26 to ptr
  %65 = shl i64 %60, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %63, ptr align 8 %64, i64 %65, i1 false)
  %66 = load ptr, ptr %15, align 8
  %67 = load ptr, ptr %4, align 8
  %68 = getelementptr inbounds %struct.ode_system, ptr %67, i64 0, i32 0
  %69 = load i64, ptr %68, align 8
  %70 = mul nsw i64 %69, 5
  %71 = getelementptr inbounds double, ptr %66, i64 %70
  %72 = bitcast ptr %71 to ptr
  %73 = shl i64 %69, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %72, ptr align 8 %33, i64 %73, i1 false)
  br label %191

74:
  %75 = fcmp olt double %102, 1.000000e-01
  br i1 %75, label %190, label %105

76:
  %77 = phi i64 [ %103, %76 ], [ 0, %53 ]
  %78 = phi double [ %102, %76 ], [ 0.000000e+00, %53 ]
  %79 = getelementptr inbounds double, ptr %18, i64 %77
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds double, ptr %20, i64 %77
  %82 = load double, ptr %81, align 8
  %83 = getelementptr inbounds double, ptr %22, i64 %77
  %84 = load double, ptr %83, align 8
  %85 = tail call double @llvm.fmuladd.f64(double %38, double %84, double %82)
  %86 = tail call double @llvm.fmuladd.f64(double %37, double %85, double %80)
  %87 = tail call double @llvm.fmuladd.f64(double %39, double %84, double %82)
  %88 = tail call double @llvm.fmuladd.f64(double %14, double %87, double %86)
  %89 = fdiv double %88, %9
  %90 = getelementptr inbounds double, ptr %28, i64 %77
  %91 = load double, ptr %90, align 8
  %92 = fmul double %91, 0x400D1A48D83E731D
  %93 = fdiv double %92, %9
  %94 = fadd double %93, %89
  %95 = getelementptr inbounds double, ptr %26, i64 %77
  %96 = load double, ptr %95, align 8
  %97 = fsub double %96, %94
  store double %97, ptr %95, align 8
  %98 = tail call double @llvm.fabs.f64(double %97)
  %99 = getelementptr inbounds double, ptr %24, i64 %77
  %100 = load double, ptr %99, align 8
  %101 = fdiv double %98, %100
  %102 = tail call double @llvm.maxnum.f64(double %78, double %101)
  %103 = add nuw nsw i64 %77, 1
  %104 = icmp eq i64 %103, %7
  br i1 %104, label %74, label %76

105:
  %106 = load ptr, ptr %15, align 8
  %107 = load ptr, ptr %4, align 8
  %108 = getelementptr inbounds %struct.ode_system, ptr %107, i64 0, i32 0
  %109 = load i64, ptr %108, align 8
  %110 = mul nsw i64 %109, 27
  %111 = getelementptr inbounds double, ptr %106, i64 %110
  %112 = mul nsw i64 %109, %109
  %113 = getelementptr inbounds double, ptr %111, i64 %112
  %114 = load ptr, ptr %40, align 8
  br i1 %36, label %117, label %187

115:
  br i1 %41, label %127, label %116

116:
  br label %147

117:
  %118 = phi i64 [ %125, %117 ], [ 0, %105 ]
  %119 = getelementptr inbounds i64, ptr %114, i64 %118
  %120 = load i64, ptr %119, align 8
  %121 = getelementptr inbounds double, ptr %26, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = getelementptr inbounds double, ptr %26, i64 %118
  %124 = load double, ptr %123, align 8
  store double %124, ptr %121, align 8
  store double %122, ptr %123, align 8
  %125 = add nuw nsw i64 %118, 1
  %126 = icmp eq i64 %125, %7
  br i1 %126, label %115, label %117

127:
  %128 = phi i64 [ %133, %132 ], [ 1, %115 ]
  %129 = getelementptr inbounds double, ptr %26, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = mul nsw i64 %128, %7
  br label %135

132:
  store double %144, ptr %129, align 8
  %133 = add nuw nsw i64 %128, 1
  %134 = icmp eq i64 %133, %7
  br i1 %134, label %116, label %127

135:
  %136 = phi i64 [ 0, %127 ], [ %145, %135 ]
  %137 = phi double [ %130, %127 ], [ %144, %135 ]
  %138 = add nsw i64 %136, %131
  %139 = getelementptr inbounds double, ptr %113, i64 %138
  %140 = load double, ptr %139, align 8
  %141 = getelementptr inbounds double, ptr %26, i64 %136
  %142 = load double, ptr %141, align 8
  %143 = fneg double %140
  %144 = tail call double @llvm.fmuladd.f64(double %143, double %142, double %137)
  %145 = add nuw nsw i64 %136, 1
  %146 = icmp eq i64 %145, %128
  br i1 %146, label %132, label %135

147:
  %148 = phi i64 [ %149, %154 ], [ %7, %116 ]
  %149 = add nsw i64 %148, -1
  %150 = getelementptr inbounds double, ptr %26, i64 %149
  %151 = load double, ptr %150, align 8
  %152 = icmp slt i64 %148, %7
  %153 = mul nsw i64 %149, %7
  br i1 %152, label %161, label %154

154:
  %155 = phi double [ %151, %147 ], [ %170, %161 ]
  %156 = add nsw i64 %153, %149
  %157 = getelementptr inbounds double, ptr %113, i64 %156
  %158 = load double, ptr %157, align 8
  %159 = fdiv double %155, %158
  store double %159, ptr %150, align 8
  %160 = icmp sgt i64 %148, 1
  br i1 %160, label %147, label %173

161:
  %162 = phi i64 [ %171, %161 ], [ %148, %147 ]
  %163 = phi double [ %170, %161 ], [ %151, %147 ]
  %164 = add nsw i64 %162, %153
  %165 = getelementptr inbounds double, ptr %113, i64 %164
  %166 = load double, ptr %165, align 8
  %167 = getelementptr inbounds double, ptr %26, i64 %162
  %168 = load double, ptr %167, align 8
  %169 = fneg double %166
  %170 = tail call double @llvm.fmuladd.f64(double %169, double %168, double %163)
  %171 = add nsw i64 %162, 1
  %172 = icmp eq i64 %171, %7
  br i1 %172, label %154, label %161

173:
  br i1 %36, label %174, label %187

174:
  %175 = phi i64 [ %185, %174 ], [ 0, %173 ]
  %176 = getelementptr inbounds double, ptr %26, i64 %175
  %177 = load double, ptr %176, align 8
  %178 = getelementptr inbounds double, ptr %28, i64 %175
  %179 = load double, ptr %178, align 8
  %180 = fadd double %177, %179
  store double %180, ptr %178, align 8
  %181 = getelementptr inbounds double, ptr %2, i64 %175
  %182 = load double, ptr %181, align 8
  %183 = fadd double %180, %182
  %184 = getelementptr inbounds double, ptr %30, i64 %175
  store double %183, ptr %184, align 8
  %185 = add nuw nsw i64 %175, 1
  %186 = icmp eq i64 %185, %7
  br i1 %186, label %187, label %174

187:
  %188 = add nuw nsw i32 %45, 1
  %189 = icmp eq i32 %188, 4
  br i1 %189, label %190, label %43

190:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %34, ptr align 8 %33, i64 %32, i1 false)
  br label %191

191:
  %192 = phi i64 [ 0, %190 ], [ 0, %54 ], [ %52, %43 ]
  ret i64 %192
}

define internal i64 @evaluate_jacobian(ptr %0) {
  %2 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.ode_system, ptr %3, i64 0, i32 0
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %7 = load ptr, ptr %6, align 8
  %8 = mul nsw i64 %5, 27
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
  %36 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 38
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
  %66 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 32
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
  %111 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 1, ptr %111, align 8
  br label %112

112:
  %113 = phi i64 [ 0, %110 ], [ 5, %107 ], [ 5, %30 ], [ %28, %33 ], [ 3, %65 ], [ %64, %45 ]
  ret i64 %113
}

declare double @llvm.fabs.f64(double)

declare double @llvm.copysign.f64(double, double)

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.minnum.f64(double, double)

declare double @llvm.pow.f64(double, double)

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.sqrt.f64(double)

declare double @cbrt(double)

declare i64 @ode_keep_new(ptr, double)

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)
