; radau5: made by tools/make_loops_text.py from radau5
; sources 29d450eee64f85aa988d18df2ae60f6e0a690fa0365f813f9968dd937970068f
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
  switch i64 %19, label %1645 [
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
  br label %1645

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
  br i1 %134, label %135, label %1645

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
  %158 = phi i32 [ %136, %135 ], [ %1643, %1641 ]
  %159 = load double, ptr %2, align 8
  %160 = load double, ptr %81, align 8
  %161 = tail call double @llvm.fabs.f64(double %160)
  %162 = tail call double @llvm.fabs.f64(double %159)
  %163 = load double, ptr %137, align 8
  %164 = tail call double @llvm.fabs.f64(double %163)
  %165 = tail call double @llvm.maxnum.f64(double %162, double %164)
  %166 = fmul double %165, 0x3CE4000000000000
  %167 = fcmp ugt double %161, %166
  br i1 %167, label %172, label %168

168:
  %169 = load i64, ptr %146, align 8
  %170 = icmp eq i64 %169, 0
  %171 = select i1 %170, i64 4, i64 %169
  br label %1645

172:
  %173 = load double, ptr %138, align 8
  %174 = fcmp ogt double %173, 0.000000e+00
  br i1 %174, label %175, label %195

175:
  %176 = load double, ptr %139, align 8
  %177 = fsub double %176, %159
  %178 = fmul double %177, 5.000000e-01
  %179 = fcmp olt double %160, 0.000000e+00
  %180 = fneg double %178
  %181 = select i1 %179, double %180, double %178
  %182 = fcmp ult double %181, 0.000000e+00
  br i1 %182, label %195, label %183

183:
  %184 = tail call double @llvm.maxnum.f64(double %181, double %173)
  %185 = fcmp ogt double %161, %184
  br i1 %185, label %186, label %195

186:
  %187 = load double, ptr %140, align 8
  %188 = tail call double @llvm.fabs.f64(double %187)
  %189 = fdiv double %184, %188
  %190 = fcmp oge double %189, 1.000000e+00
  %191 = fcmp olt double %189, 1.500000e+00
  %192 = and i1 %190, %191
  %193 = tail call double @llvm.copysign.f64(double %184, double %160)
  %194 = select i1 %192, double %187, double %193
  store double %194, ptr %81, align 8
  br label %195

195:
  %196 = phi double [ %160, %175 ], [ %160, %172 ], [ %194, %186 ], [ %160, %183 ]
  %197 = tail call double @llvm.fmuladd.f64(double %196, double 1.000100e+00, double %159)
  %198 = fsub double %197, %163
  %199 = fmul double %196, %198
  %200 = fcmp oge double %199, 0.000000e+00
  %201 = fsub double %163, %159
  %202 = select i1 %200, double %201, double %196
  %203 = load double, ptr %140, align 8
  %204 = fcmp une double %203, %202
  br i1 %204, label %205, label %485

205:
  %206 = load ptr, ptr %6, align 8
  %207 = getelementptr inbounds %struct.ode_system, ptr %206, i64 0, i32 0
  %208 = load i64, ptr %207, align 8
  %209 = load ptr, ptr %4, align 8
  %210 = mul nsw i64 %208, 27
  %211 = getelementptr inbounds double, ptr %209, i64 %210
  %212 = mul i64 %208, %208
  %213 = getelementptr inbounds double, ptr %211, i64 %212
  %214 = shl i64 %208, 1
  %215 = mul nsw i64 %214, %208
  %216 = getelementptr inbounds double, ptr %211, i64 %215
  %217 = icmp eq i64 %212, 0
  br i1 %217, label %218, label %224

218:
  %219 = icmp sgt i64 %208, 0
  br i1 %219, label %220, label %278

220:
  %221 = fdiv double 0x400D1A48D83E731D, %202
  %222 = fdiv double 0x400572DB93E0C671, %202
  %223 = fdiv double 0x40086747F2C3FCB6, %202
  br label %360

224:
  %225 = phi i64 [ %234, %224 ], [ 0, %205 ]
  %226 = getelementptr inbounds double, ptr %211, i64 %225
  %227 = load double, ptr %226, align 8
  %228 = fneg double %227
  %229 = getelementptr inbounds double, ptr %213, i64 %225
  store double %228, ptr %229, align 8
  %230 = shl nuw nsw i64 %225, 1
  %231 = getelementptr inbounds double, ptr %216, i64 %230
  store double %228, ptr %231, align 8
  %232 = or i64 %230, 1
  %233 = getelementptr inbounds double, ptr %216, i64 %232
  store double 0.000000e+00, ptr %233, align 8
  %234 = add nuw nsw i64 %225, 1
  %235 = icmp eq i64 %234, %212
  br i1 %235, label %218, label %224

236:
  %237 = load i64, ptr %141, align 8
  %238 = add nsw i64 %237, 1
  store i64 %238, ptr %141, align 8
  store double %202, ptr %140, align 8
  %239 = mul nsw i64 %208, 26
  %240 = getelementptr double, ptr %209, i64 %239
  br label %241

241:
  %242 = phi i64 [ %246, %245 ], [ 0, %236 ]
  %243 = getelementptr inbounds double, ptr %240, i64 %242
  store double 0.000000e+00, ptr %243, align 8
  %244 = mul nsw i64 %242, %208
  br label %248

245:
  %246 = add nuw nsw i64 %242, 1
  %247 = icmp eq i64 %246, %208
  br i1 %247, label %258, label %241

248:
  %249 = phi double [ 0.000000e+00, %241 ], [ %255, %248 ]
  %250 = phi i64 [ 0, %241 ], [ %256, %248 ]
  %251 = add nsw i64 %250, %244
  %252 = getelementptr inbounds double, ptr %211, i64 %251
  %253 = load double, ptr %252, align 8
  %254 = tail call double @llvm.fabs.f64(double %253)
  %255 = fadd double %249, %254
  store double %255, ptr %243, align 8
  %256 = add nuw nsw i64 %250, 1
  %257 = icmp eq i64 %256, %208
  br i1 %257, label %245, label %248

258:
  %259 = phi i64 [ %264, %262 ], [ 0, %245 ]
  %260 = phi double [ %263, %262 ], [ 0.000000e+00, %245 ]
  %261 = mul nsw i64 %259, %208
  br label %266

262:
  %263 = tail call double @llvm.maxnum.f64(double %260, double %275)
  %264 = add nuw nsw i64 %259, 1
  %265 = icmp eq i64 %264, %208
  br i1 %265, label %281, label %258

266:
  %267 = phi i64 [ 0, %258 ], [ %276, %266 ]
  %268 = phi double [ 0.000000e+00, %258 ], [ %275, %266 ]
  %269 = add nsw i64 %267, %261
  %270 = getelementptr inbounds double, ptr %211, i64 %269
  %271 = load double, ptr %270, align 8
  %272 = tail call double @llvm.fabs.f64(double %271)
  %273 = getelementptr inbounds double, ptr %240, i64 %267
  %274 = load double, ptr %273, align 8
  %275 = tail call double @llvm.fmuladd.f64(double %272, double %274, double %268)
  %276 = add nuw nsw i64 %267, 1
  %277 = icmp eq i64 %276, %208
  br i1 %277, label %262, label %266

278:
  %279 = load i64, ptr %141, align 8
  %280 = add nsw i64 %279, 1
  store i64 %280, ptr %141, align 8
  store double %202, ptr %140, align 8
  store double 0.000000e+00, ptr %142, align 8
  br label %485

281:
  %282 = tail call double @llvm.sqrt.f64(double %263)
  store double %282, ptr %142, align 8
  %283 = load ptr, ptr %143, align 8
  br label %286

284:
  %285 = icmp eq i64 %289, %208
  br i1 %285, label %358, label %286

286:
  %287 = phi i1 [ %290, %284 ], [ true, %281 ]
  %288 = phi i64 [ %289, %284 ], [ 0, %281 ]
  %289 = add nuw nsw i64 %288, 1
  %290 = icmp slt i64 %289, %208
  br i1 %290, label %299, label %291

291:
  %292 = phi i64 [ %288, %286 ], [ %313, %299 ]
  %293 = getelementptr inbounds i64, ptr %283, i64 %288
  store i64 %292, ptr %293, align 8
  %294 = mul nsw i64 %292, %208
  %295 = add nsw i64 %294, %288
  %296 = getelementptr inbounds double, ptr %213, i64 %295
  %297 = load double, ptr %296, align 8
  %298 = fcmp oeq double %297, 0.000000e+00
  br i1 %298, label %358, label %316

299:
  %300 = phi i64 [ %314, %299 ], [ %289, %286 ]
  %301 = phi i64 [ %313, %299 ], [ %288, %286 ]
  %302 = mul nsw i64 %300, %208
  %303 = add nsw i64 %302, %288
  %304 = getelementptr inbounds double, ptr %213, i64 %303
  %305 = load double, ptr %304, align 8
  %306 = tail call double @llvm.fabs.f64(double %305)
  %307 = mul nsw i64 %301, %208
  %308 = add nsw i64 %307, %288
  %309 = getelementptr inbounds double, ptr %213, i64 %308
  %310 = load double, ptr %309, align 8
  %311 = tail call double @llvm.fabs.f64(double %310)
  %312 = fcmp ogt double %306, %311
  %313 = select i1 %312, i64 %300, i64 %301
  %314 = add nuw nsw i64 %300, 1
  %315 = icmp slt i64 %314, %208
  br i1 %315, label %299, label %291

316:
  %317 = icmp eq i64 %292, %288
  %318 = mul nsw i64 %288, %208
  br i1 %317, label %329, label %319

319:
  %320 = phi i64 [ %327, %319 ], [ 0, %316 ]
  %321 = add nsw i64 %320, %318
  %322 = getelementptr inbounds double, ptr %213, i64 %321
  %323 = load double, ptr %322, align 8
  %324 = add nsw i64 %320, %294
  %325 = getelementptr inbounds double, ptr %213, i64 %324
  %326 = load double, ptr %325, align 8
  store double %326, ptr %322, align 8
  store double %323, ptr %325, align 8
  %327 = add nuw nsw i64 %320, 1
  %328 = icmp eq i64 %327, %208
  br i1 %328, label %329, label %319

329:
  %330 = add nsw i64 %318, %288
  %331 = getelementptr inbounds double, ptr %213, i64 %330
  %332 = load double, ptr %331, align 8
  %333 = fdiv double 1.000000e+00, %332
  br i1 %290, label %334, label %284

334:
  %335 = phi i64 [ %356, %355 ], [ %289, %329 ]
  %336 = mul nsw i64 %335, %208
  %337 = add nsw i64 %336, %288
  %338 = getelementptr inbounds double, ptr %213, i64 %337
  %339 = load double, ptr %338, align 8
  %340 = fcmp oeq double %339, 0.000000e+00
  br i1 %340, label %355, label %341

341:
  %342 = fmul double %333, %339
  store double %342, ptr %338, align 8
  %343 = fneg double %342
  br label %344

344:
  %345 = phi i64 [ %289, %341 ], [ %353, %344 ]
  %346 = add nsw i64 %345, %318
  %347 = getelementptr inbounds double, ptr %213, i64 %346
  %348 = load double, ptr %347, align 8
  %349 = add nsw i64 %345, %336
  %350 = getelementptr inbounds double, ptr %213, i64 %349
  %351 = load double, ptr %350, align 8
  %352 = tail call double @llvm.fmuladd.f64(double %343, double %348, double %351)
  store double %352, ptr %350, align 8
  %353 = add nuw nsw i64 %345, 1
  %354 = icmp slt i64 %353, %208
  br i1 %354, label %344, label %355

355:
  %356 = add nuw nsw i64 %335, 1
  %357 = icmp slt i64 %356, %208
  br i1 %357, label %334, label %284

358:
  %359 = phi i1 [ %287, %291 ], [ %290, %284 ]
  br i1 %359, label %481, label %375

360:
  %361 = phi i64 [ 0, %220 ], [ %373, %360 ]
  %362 = mul nsw i64 %361, %208
  %363 = add nsw i64 %362, %361
  %364 = getelementptr inbounds double, ptr %213, i64 %363
  %365 = load double, ptr %364, align 8
  %366 = fadd double %221, %365
  store double %366, ptr %364, align 8
  %367 = shl nsw i64 %363, 1
  %368 = getelementptr inbounds double, ptr %216, i64 %367
  %369 = load double, ptr %368, align 8
  %370 = fadd double %222, %369
  store double %370, ptr %368, align 8
  %371 = or i64 %367, 1
  %372 = getelementptr inbounds double, ptr %216, i64 %371
  store double %223, ptr %372, align 8
  %373 = add nuw nsw i64 %361, 1
  %374 = icmp eq i64 %373, %208
  br i1 %374, label %236, label %360

375:
  %376 = getelementptr inbounds i64, ptr %283, i64 %208
  %377 = tail call i64 @llvm.smax.i64(i64 %214, i64 1)
  br label %380

378:
  %379 = icmp eq i64 %434, %208
  br i1 %379, label %479, label %380

380:
  %381 = phi i1 [ true, %375 ], [ %435, %378 ]
  %382 = phi i64 [ 0, %375 ], [ %434, %378 ]
  br label %386

383:
  %384 = getelementptr inbounds i64, ptr %376, i64 %382
  store i64 %402, ptr %384, align 8
  %385 = fcmp oeq double %401, 0.000000e+00
  br i1 %385, label %479, label %405

386:
  %387 = phi i64 [ %402, %386 ], [ %382, %380 ]
  %388 = phi double [ %401, %386 ], [ -1.000000e+00, %380 ]
  %389 = phi i64 [ %403, %386 ], [ %382, %380 ]
  %390 = mul nsw i64 %389, %208
  %391 = add nsw i64 %390, %382
  %392 = shl nsw i64 %391, 1
  %393 = getelementptr inbounds double, ptr %216, i64 %392
  %394 = load double, ptr %393, align 8
  %395 = tail call double @llvm.fabs.f64(double %394)
  %396 = getelementptr inbounds double, ptr %393, i64 1
  %397 = load double, ptr %396, align 8
  %398 = tail call double @llvm.fabs.f64(double %397)
  %399 = fadd double %395, %398
  %400 = fcmp ogt double %399, %388
  %401 = select i1 %400, double %399, double %388
  %402 = select i1 %400, i64 %389, i64 %387
  %403 = add nuw nsw i64 %389, 1
  %404 = icmp slt i64 %403, %208
  br i1 %404, label %386, label %383

405:
  %406 = icmp eq i64 %402, %382
  br i1 %406, label %420, label %407

407:
  %408 = mul i64 %382, %214
  %409 = mul i64 %402, %214
  br label %410

410:
  %411 = phi i64 [ 0, %407 ], [ %418, %410 ]
  %412 = add nsw i64 %411, %408
  %413 = getelementptr inbounds double, ptr %216, i64 %412
  %414 = load double, ptr %413, align 8
  %415 = add nsw i64 %411, %409
  %416 = getelementptr inbounds double, ptr %216, i64 %415
  %417 = load double, ptr %416, align 8
  store double %417, ptr %413, align 8
  store double %414, ptr %416, align 8
  %418 = add nuw nsw i64 %411, 1
  %419 = icmp eq i64 %418, %377
  br i1 %419, label %420, label %410

420:
  %421 = shl nuw nsw i64 %382, 1
  %422 = mul nsw i64 %421, %208
  %423 = getelementptr inbounds double, ptr %216, i64 %422
  %424 = getelementptr inbounds double, ptr %423, i64 %421
  %425 = load double, ptr %424, align 8
  %426 = or i64 %421, 1
  %427 = getelementptr inbounds double, ptr %423, i64 %426
  %428 = load double, ptr %427, align 8
  %429 = fmul double %428, %428
  %430 = tail call double @llvm.fmuladd.f64(double %425, double %425, double %429)
  %431 = fdiv double %425, %430
  %432 = fneg double %428
  %433 = fdiv double %432, %430
  %434 = add nuw nsw i64 %382, 1
  %435 = icmp slt i64 %434, %208
  br i1 %435, label %436, label %378

436:
  %437 = phi i64 [ %477, %476 ], [ %434, %420 ]
  %438 = mul i64 %437, %214
  %439 = getelementptr inbounds double, ptr %216, i64 %438
  %440 = getelementptr inbounds double, ptr %439, i64 %421
  %441 = load double, ptr %440, align 8
  %442 = getelementptr inbounds double, ptr %439, i64 %426
  %443 = load double, ptr %442, align 8
  %444 = fcmp oeq double %441, 0.000000e+00
  %445 = fcmp oeq double %443, 0.000000e+00
  %446 = select i1 %444, i1 %445, i1 false
  br i1 %446, label %476, label %447

447:
  %448 = fneg double %443
  %449 = fmul double %433, %448
  %450 = tail call double @llvm.fmuladd.f64(double %441, double %431, double %449)
  %451 = fmul double %431, %443
  %452 = tail call double @llvm.fmuladd.f64(double %441, double %433, double %451)
  store double %450, ptr %440, align 8
  store double %452, ptr %442, align 8
  %453 = fneg double %452
  br label %454

454:
  %455 = phi i64 [ %434, %447 ], [ %474, %454 ]
  %456 = shl nuw nsw i64 %455, 1
  %457 = getelementptr inbounds double, ptr %423, i64 %456
  %458 = load double, ptr %457, align 8
  %459 = or i64 %456, 1
  %460 = getelementptr inbounds double, ptr %423, i64 %459
  %461 = load double, ptr %460, align 8
  %462 = fmul double %461, %453
  %463 = tail call double @llvm.fmuladd.f64(double %450, double %458, double %462)
  %464 = getelementptr inbounds double, ptr %439, i64 %456
  %465 = load double, ptr %464, align 8
  %466 = fsub double %465, %463
  store double %466, ptr %464, align 8
  %467 = load double, ptr %460, align 8
  %468 = load double, ptr %457, align 8
  %469 = fmul double %452, %468
  %470 = tail call double @llvm.fmuladd.f64(double %450, double %467, double %469)
  %471 = getelementptr inbounds double, ptr %439, i64 %459
  %472 = load double, ptr %471, align 8
  %473 = fsub double %472, %470
  store double %473, ptr %471, align 8
  %474 = add nuw nsw i64 %455, 1
  %475 = icmp slt i64 %474, %208
  br i1 %475, label %454, label %476

476:
  %477 = add nuw nsw i64 %437, 1
  %478 = icmp slt i64 %477, %208
  br i1 %478, label %436, label %378

479:
  %480 = phi i1 [ %435, %378 ], [ %381, %383 ]
  br i1 %480, label %481, label %485

481:
  %482 = fmul double %202, 5.000000e-01
  store double %482, ptr %81, align 8
  %483 = load i64, ptr %156, align 8
  %484 = add nsw i64 %483, 1
  store i64 %484, ptr %156, align 8
  store i64 1, ptr %148, align 8
  br label %1641

485:
  %486 = load ptr, ptr %42, align 8
  %487 = getelementptr inbounds %struct.ode_options, ptr %486, i64 0, i32 1
  %488 = load double, ptr %487, align 8
  %489 = tail call double @llvm.pow.f64(double %488, double 0x3FE5555555555555)
  %490 = fmul double %489, 1.000000e-02
  %491 = fdiv double 0x3CE4000000000000, %490
  %492 = tail call double @llvm.sqrt.f64(double %490)
  %493 = tail call double @llvm.minnum.f64(double %492, double 3.000000e-02)
  %494 = tail call double @llvm.maxnum.f64(double %491, double %493)
  store double 1.000000e-03, ptr %144, align 8
  %495 = load double, ptr %145, align 8
  %496 = tail call double @llvm.maxnum.f64(double %495, double 0x3CB0000000000000)
  %497 = tail call double @llvm.pow.f64(double %496, double 8.000000e-01)
  store double %497, ptr %145, align 8
  %498 = load ptr, ptr %6, align 8
  %499 = getelementptr inbounds %struct.ode_system, ptr %498, i64 0, i32 0
  %500 = load i64, ptr %499, align 8
  %501 = load ptr, ptr %4, align 8
  %502 = mul nsw i64 %500, 11
  %503 = getelementptr inbounds double, ptr %501, i64 %502
  %504 = mul nsw i64 %500, 12
  %505 = getelementptr inbounds double, ptr %501, i64 %504
  %506 = mul nsw i64 %500, 13
  %507 = getelementptr inbounds double, ptr %501, i64 %506
  %508 = mul nsw i64 %500, 22
  %509 = getelementptr inbounds double, ptr %501, i64 %508
  %510 = mul nsw i64 %500, 23
  %511 = getelementptr inbounds double, ptr %501, i64 %510
  %512 = mul nsw i64 %500, 24
  %513 = getelementptr inbounds double, ptr %501, i64 %512
  %514 = load double, ptr %72, align 8
  %515 = fcmp une double %514, 0.000000e+00
  %516 = fdiv double %202, %514
  %517 = select i1 %515, double %516, double 0.000000e+00
  %518 = fmul double %517, 0x3FC3D8B64657CAEA
  %519 = fmul double %517, 0x3FE4A36C0803A6DF
  %520 = icmp sgt i64 %500, 0
  br i1 %520, label %521, label %574

521:
  %522 = fcmp une double %517, 0.000000e+00
  %523 = fadd double %518, 0x3FD6B927EFF8B242
  %524 = fadd double %518, 0x3FEB09D26E6A0D46
  %525 = fadd double %519, 0x3FD6B927EFF8B242
  %526 = fadd double %519, 0x3FEB09D26E6A0D46
  %527 = fadd double %517, 0x3FD6B927EFF8B242
  %528 = fadd double %517, 0x3FEB09D26E6A0D46
  %529 = mul nsw i64 %500, 17
  %530 = getelementptr inbounds double, ptr %501, i64 %529
  %531 = mul nsw i64 %500, 18
  %532 = getelementptr inbounds double, ptr %501, i64 %531
  %533 = mul nsw i64 %500, 19
  %534 = getelementptr inbounds double, ptr %501, i64 %533
  br label %535

535:
  %536 = phi i64 [ 0, %521 ], [ %572, %544 ]
  br i1 %522, label %537, label %544

537:
  %538 = getelementptr inbounds double, ptr %509, i64 %536
  %539 = load double, ptr %538, align 8
  %540 = getelementptr inbounds double, ptr %511, i64 %536
  %541 = load double, ptr %540, align 8
  %542 = getelementptr inbounds double, ptr %513, i64 %536
  %543 = load double, ptr %542, align 8
  br label %544

544:
  %545 = phi double [ %541, %537 ], [ 0.000000e+00, %535 ]
  %546 = phi double [ %539, %537 ], [ 0.000000e+00, %535 ]
  %547 = phi double [ %543, %537 ], [ 0.000000e+00, %535 ]
  %548 = tail call double @llvm.fmuladd.f64(double %524, double %547, double %545)
  %549 = tail call double @llvm.fmuladd.f64(double %523, double %548, double %546)
  %550 = fmul double %518, %549
  %551 = getelementptr inbounds double, ptr %503, i64 %536
  store double %550, ptr %551, align 8
  %552 = tail call double @llvm.fmuladd.f64(double %526, double %547, double %545)
  %553 = tail call double @llvm.fmuladd.f64(double %525, double %552, double %546)
  %554 = fmul double %519, %553
  %555 = getelementptr inbounds double, ptr %505, i64 %536
  store double %554, ptr %555, align 8
  %556 = tail call double @llvm.fmuladd.f64(double %528, double %547, double %545)
  %557 = tail call double @llvm.fmuladd.f64(double %527, double %556, double %546)
  %558 = fmul double %517, %557
  %559 = getelementptr inbounds double, ptr %507, i64 %536
  store double %558, ptr %559, align 8
  %560 = fmul double %554, 0x3FD5B570C75819C1
  %561 = tail call double @llvm.fmuladd.f64(double %550, double 0x40114D64D09039E2, double %560)
  %562 = tail call double @llvm.fmuladd.f64(double %558, double 0x3FE1562F2BDEBF3D, double %561)
  %563 = getelementptr inbounds double, ptr %530, i64 %536
  store double %562, ptr %563, align 8
  %564 = fmul double %554, 0xBFD4F8C15DA84E86
  %565 = tail call double @llvm.fmuladd.f64(double %550, double 0xC010B70201A79C47, double %564)
  %566 = tail call double @llvm.fmuladd.f64(double %558, double 0x3FDE810014C55221, double %565)
  %567 = getelementptr inbounds double, ptr %532, i64 %536
  store double %566, ptr %567, align 8
  %568 = fmul double %554, 0x4004934E6FCAA598
  %569 = tail call double @llvm.fmuladd.f64(double %550, double 0xBFE017885A24A7F2, double %568)
  %570 = tail call double @llvm.fmuladd.f64(double %558, double 0xBFE312C0CF7BDFD1, double %569)
  %571 = getelementptr inbounds double, ptr %534, i64 %536
  store double %570, ptr %571, align 8
  %572 = add nuw nsw i64 %536, 1
  %573 = icmp eq i64 %572, %500
  br i1 %573, label %574, label %535

574:
  %575 = fdiv double 0x40086747F2C3FCB6, %202
  %576 = fdiv double 0xC00D1A48D83E731D, %202
  %577 = fdiv double 0xC00572DB93E0C671, %202
  %578 = fneg double %575
  br label %579

579:
  %580 = phi ptr [ %501, %574 ], [ %629, %940 ]
  %581 = phi i64 [ %500, %574 ], [ %628, %940 ]
  %582 = phi double [ 0.000000e+00, %574 ], [ %941, %940 ]
  %583 = phi double [ 0.000000e+00, %574 ], [ %938, %940 ]
  %584 = phi i32 [ 1, %574 ], [ %942, %940 ]
  %585 = mul nsw i64 %581, 3
  %586 = getelementptr inbounds double, ptr %580, i64 %585
  %587 = icmp sgt i64 %581, 0
  br label %588

588:
  %589 = phi i64 [ 0, %579 ], [ %592, %600 ]
  %590 = icmp eq i64 %589, 3
  br i1 %590, label %625, label %591

591:
  %592 = add nuw nsw i64 %589, 1
  %593 = add nuw nsw i64 %589, 11
  %594 = load ptr, ptr %4, align 8
  %595 = load ptr, ptr %6, align 8
  %596 = getelementptr inbounds %struct.ode_system, ptr %595, i64 0, i32 0
  %597 = load i64, ptr %596, align 8
  %598 = mul nsw i64 %597, %593
  %599 = getelementptr inbounds double, ptr %594, i64 %598
  br i1 %587, label %615, label %600

600:
  %601 = load double, ptr %2, align 8
  %602 = getelementptr inbounds [3 x double], ptr @__const.stage_rates.parts, i64 0, i64 %589
  %603 = load double, ptr %602, align 8
  %604 = tail call double @llvm.fmuladd.f64(double %603, double %202, double %601)
  %605 = add nuw nsw i64 %589, 14
  %606 = mul nsw i64 %597, %605
  %607 = getelementptr inbounds double, ptr %594, i64 %606
  %608 = load i64, ptr %12, align 8
  %609 = add nsw i64 %608, 1
  store i64 %609, ptr %12, align 8
  %610 = getelementptr inbounds %struct.ode_system, ptr %595, i64 0, i32 3
  %611 = load ptr, ptr %610, align 8
  %612 = getelementptr inbounds %struct.ode_system, ptr %595, i64 0, i32 2
  %613 = load ptr, ptr %612, align 8
  %614 = tail call i64 %611(ptr %613, double %604, ptr %586, ptr %607)
  switch i64 %614, label %1645 [
    i64 3, label %944
    i64 0, label %588
  ]

615:
  %616 = phi i64 [ %623, %615 ], [ 0, %591 ]
  %617 = getelementptr inbounds double, ptr %580, i64 %616
  %618 = load double, ptr %617, align 8
  %619 = getelementptr inbounds double, ptr %599, i64 %616
  %620 = load double, ptr %619, align 8
  %621 = fadd double %618, %620
  %622 = getelementptr inbounds double, ptr %586, i64 %616
  store double %621, ptr %622, align 8
  %623 = add nuw nsw i64 %616, 1
  %624 = icmp eq i64 %623, %581
  br i1 %624, label %600, label %615

625:
  %626 = load ptr, ptr %6, align 8
  %627 = getelementptr inbounds %struct.ode_system, ptr %626, i64 0, i32 0
  %628 = load i64, ptr %627, align 8
  %629 = load ptr, ptr %4, align 8
  %630 = mul nsw i64 %628, 14
  %631 = getelementptr inbounds double, ptr %629, i64 %630
  %632 = mul nsw i64 %628, 15
  %633 = getelementptr inbounds double, ptr %629, i64 %632
  %634 = shl nsw i64 %628, 4
  %635 = getelementptr inbounds double, ptr %629, i64 %634
  %636 = mul nsw i64 %628, 17
  %637 = getelementptr inbounds double, ptr %629, i64 %636
  %638 = mul nsw i64 %628, 18
  %639 = getelementptr inbounds double, ptr %629, i64 %638
  %640 = mul nsw i64 %628, 19
  %641 = getelementptr inbounds double, ptr %629, i64 %640
  %642 = mul nsw i64 %628, 20
  %643 = getelementptr inbounds double, ptr %629, i64 %642
  %644 = icmp sgt i64 %628, 0
  br i1 %644, label %824, label %893

645:
  %646 = mul nsw i64 %628, 27
  %647 = load ptr, ptr %143, align 8
  br label %654

648:
  %649 = mul nsw i64 %628, %628
  %650 = getelementptr inbounds double, ptr %629, i64 %646
  %651 = getelementptr inbounds double, ptr %650, i64 %649
  %652 = icmp sgt i64 %628, 1
  br i1 %652, label %664, label %653

653:
  br label %684

654:
  %655 = phi i64 [ %662, %654 ], [ 0, %645 ]
  %656 = getelementptr inbounds i64, ptr %647, i64 %655
  %657 = load i64, ptr %656, align 8
  %658 = getelementptr inbounds double, ptr %631, i64 %657
  %659 = load double, ptr %658, align 8
  %660 = getelementptr inbounds double, ptr %631, i64 %655
  %661 = load double, ptr %660, align 8
  store double %661, ptr %658, align 8
  store double %659, ptr %660, align 8
  %662 = add nuw nsw i64 %655, 1
  %663 = icmp eq i64 %662, %628
  br i1 %663, label %648, label %654

664:
  %665 = phi i64 [ %670, %669 ], [ 1, %648 ]
  %666 = getelementptr inbounds double, ptr %631, i64 %665
  %667 = load double, ptr %666, align 8
  %668 = mul nsw i64 %665, %628
  br label %672

669:
  store double %681, ptr %666, align 8
  %670 = add nuw nsw i64 %665, 1
  %671 = icmp eq i64 %670, %628
  br i1 %671, label %653, label %664

672:
  %673 = phi i64 [ 0, %664 ], [ %682, %672 ]
  %674 = phi double [ %667, %664 ], [ %681, %672 ]
  %675 = add nsw i64 %673, %668
  %676 = getelementptr inbounds double, ptr %651, i64 %675
  %677 = load double, ptr %676, align 8
  %678 = getelementptr inbounds double, ptr %631, i64 %673
  %679 = load double, ptr %678, align 8
  %680 = fneg double %677
  %681 = tail call double @llvm.fmuladd.f64(double %680, double %679, double %674)
  %682 = add nuw nsw i64 %673, 1
  %683 = icmp eq i64 %682, %665
  br i1 %683, label %669, label %672

684:
  %685 = phi i64 [ %686, %691 ], [ %628, %653 ]
  %686 = add nsw i64 %685, -1
  %687 = getelementptr inbounds double, ptr %631, i64 %686
  %688 = load double, ptr %687, align 8
  %689 = icmp slt i64 %685, %628
  %690 = mul nsw i64 %686, %628
  br i1 %689, label %698, label %691

691:
  %692 = phi double [ %688, %684 ], [ %707, %698 ]
  %693 = add nsw i64 %690, %686
  %694 = getelementptr inbounds double, ptr %651, i64 %693
  %695 = load double, ptr %694, align 8
  %696 = fdiv double %692, %695
  store double %696, ptr %687, align 8
  %697 = icmp sgt i64 %685, 1
  br i1 %697, label %684, label %710

698:
  %699 = phi i64 [ %708, %698 ], [ %685, %684 ]
  %700 = phi double [ %707, %698 ], [ %688, %684 ]
  %701 = add nsw i64 %699, %690
  %702 = getelementptr inbounds double, ptr %651, i64 %701
  %703 = load double, ptr %702, align 8
  %704 = getelementptr inbounds double, ptr %631, i64 %699
  %705 = load double, ptr %704, align 8
  %706 = fneg double %703
  %707 = tail call double @llvm.fmuladd.f64(double %706, double %705, double %700)
  %708 = add nsw i64 %699, 1
  %709 = icmp eq i64 %708, %628
  br i1 %709, label %691, label %698

710:
  %711 = shl i64 %628, 1
  %712 = getelementptr inbounds i64, ptr %647, i64 %628
  br label %717

713:
  %714 = mul nsw i64 %711, %628
  %715 = getelementptr inbounds double, ptr %650, i64 %714
  br i1 %652, label %731, label %716

716:
  br label %765

717:
  %718 = phi i64 [ %729, %717 ], [ 0, %710 ]
  %719 = getelementptr inbounds i64, ptr %712, i64 %718
  %720 = load i64, ptr %719, align 8
  %721 = getelementptr inbounds double, ptr %633, i64 %720
  %722 = load double, ptr %721, align 8
  %723 = getelementptr inbounds double, ptr %635, i64 %720
  %724 = load double, ptr %723, align 8
  %725 = getelementptr inbounds double, ptr %633, i64 %718
  %726 = load double, ptr %725, align 8
  store double %726, ptr %721, align 8
  %727 = getelementptr inbounds double, ptr %635, i64 %718
  %728 = load double, ptr %727, align 8
  store double %728, ptr %723, align 8
  store double %722, ptr %725, align 8
  store double %724, ptr %727, align 8
  %729 = add nuw nsw i64 %718, 1
  %730 = icmp eq i64 %729, %628
  br i1 %730, label %713, label %717

731:
  %732 = phi i64 [ %740, %739 ], [ 1, %713 ]
  %733 = mul i64 %732, %711
  %734 = getelementptr inbounds double, ptr %715, i64 %733
  %735 = getelementptr inbounds double, ptr %633, i64 %732
  %736 = load double, ptr %735, align 8
  %737 = getelementptr inbounds double, ptr %635, i64 %732
  %738 = load double, ptr %737, align 8
  br label %742

739:
  store double %759, ptr %735, align 8
  store double %762, ptr %737, align 8
  %740 = add nuw nsw i64 %732, 1
  %741 = icmp eq i64 %740, %628
  br i1 %741, label %716, label %731

742:
  %743 = phi double [ %736, %731 ], [ %759, %742 ]
  %744 = phi i64 [ 0, %731 ], [ %763, %742 ]
  %745 = phi double [ %738, %731 ], [ %762, %742 ]
  %746 = shl nuw nsw i64 %744, 1
  %747 = getelementptr inbounds double, ptr %734, i64 %746
  %748 = load double, ptr %747, align 8
  %749 = getelementptr inbounds double, ptr %633, i64 %744
  %750 = load double, ptr %749, align 8
  %751 = or i64 %746, 1
  %752 = getelementptr inbounds double, ptr %734, i64 %751
  %753 = load double, ptr %752, align 8
  %754 = getelementptr inbounds double, ptr %635, i64 %744
  %755 = load double, ptr %754, align 8
  %756 = fneg double %753
  %757 = fmul double %755, %756
  %758 = tail call double @llvm.fmuladd.f64(double %748, double %750, double %757)
  %759 = fsub double %743, %758
  %760 = fmul double %750, %753
  %761 = tail call double @llvm.fmuladd.f64(double %748, double %755, double %760)
  %762 = fsub double %745, %761
  %763 = add nuw nsw i64 %744, 1
  %764 = icmp eq i64 %763, %732
  br i1 %764, label %739, label %742

765:
  %766 = phi i64 [ %767, %776 ], [ %628, %716 ]
  %767 = add nsw i64 %766, -1
  %768 = shl nuw nsw i64 %767, 1
  %769 = mul nsw i64 %768, %628
  %770 = getelementptr inbounds double, ptr %715, i64 %769
  %771 = getelementptr inbounds double, ptr %633, i64 %767
  %772 = load double, ptr %771, align 8
  %773 = getelementptr inbounds double, ptr %635, i64 %767
  %774 = load double, ptr %773, align 8
  %775 = icmp slt i64 %766, %628
  br i1 %775, label %794, label %776

776:
  %777 = phi double [ %772, %765 ], [ %811, %794 ]
  %778 = phi double [ %774, %765 ], [ %814, %794 ]
  %779 = getelementptr inbounds double, ptr %770, i64 %768
  %780 = load double, ptr %779, align 8
  %781 = or i64 %768, 1
  %782 = getelementptr inbounds double, ptr %770, i64 %781
  %783 = load double, ptr %782, align 8
  %784 = fmul double %783, %783
  %785 = tail call double @llvm.fmuladd.f64(double %780, double %780, double %784)
  %786 = fmul double %778, %783
  %787 = tail call double @llvm.fmuladd.f64(double %777, double %780, double %786)
  %788 = fdiv double %787, %785
  store double %788, ptr %771, align 8
  %789 = fneg double %777
  %790 = fmul double %783, %789
  %791 = tail call double @llvm.fmuladd.f64(double %778, double %780, double %790)
  %792 = fdiv double %791, %785
  store double %792, ptr %773, align 8
  %793 = icmp sgt i64 %766, 1
  br i1 %793, label %765, label %817

794:
  %795 = phi i64 [ %815, %794 ], [ %766, %765 ]
  %796 = phi double [ %814, %794 ], [ %774, %765 ]
  %797 = phi double [ %811, %794 ], [ %772, %765 ]
  %798 = shl nsw i64 %795, 1
  %799 = getelementptr inbounds double, ptr %770, i64 %798
  %800 = load double, ptr %799, align 8
  %801 = getelementptr inbounds double, ptr %633, i64 %795
  %802 = load double, ptr %801, align 8
  %803 = or i64 %798, 1
  %804 = getelementptr inbounds double, ptr %770, i64 %803
  %805 = load double, ptr %804, align 8
  %806 = getelementptr inbounds double, ptr %635, i64 %795
  %807 = load double, ptr %806, align 8
  %808 = fneg double %805
  %809 = fmul double %807, %808
  %810 = tail call double @llvm.fmuladd.f64(double %800, double %802, double %809)
  %811 = fsub double %797, %810
  %812 = fmul double %802, %805
  %813 = tail call double @llvm.fmuladd.f64(double %800, double %807, double %812)
  %814 = fsub double %796, %813
  %815 = add nsw i64 %795, 1
  %816 = icmp eq i64 %815, %628
  br i1 %816, label %776, label %794

817:
  %818 = mul nsw i64 %628, 11
  %819 = getelementptr inbounds double, ptr %629, i64 %818
  %820 = mul nsw i64 %628, 12
  %821 = getelementptr inbounds double, ptr %629, i64 %820
  %822 = mul nsw i64 %628, 13
  %823 = getelementptr inbounds double, ptr %629, i64 %822
  br label %854

824:
  %825 = phi i64 [ %852, %824 ], [ 0, %625 ]
  %826 = getelementptr inbounds double, ptr %631, i64 %825
  %827 = load double, ptr %826, align 8
  %828 = getelementptr inbounds double, ptr %633, i64 %825
  %829 = load double, ptr %828, align 8
  %830 = getelementptr inbounds double, ptr %635, i64 %825
  %831 = load double, ptr %830, align 8
  %832 = fmul double %829, 0x3FD5B570C75819C1
  %833 = tail call double @llvm.fmuladd.f64(double %827, double 0x40114D64D09039E2, double %832)
  %834 = tail call double @llvm.fmuladd.f64(double %831, double 0x3FE1562F2BDEBF3D, double %833)
  %835 = getelementptr inbounds double, ptr %637, i64 %825
  %836 = load double, ptr %835, align 8
  %837 = tail call double @llvm.fmuladd.f64(double %576, double %836, double %834)
  store double %837, ptr %826, align 8
  %838 = fmul double %829, 0xBFD4F8C15DA84E86
  %839 = tail call double @llvm.fmuladd.f64(double %827, double 0xC010B70201A79C47, double %838)
  %840 = tail call double @llvm.fmuladd.f64(double %831, double 0x3FDE810014C55221, double %839)
  %841 = getelementptr inbounds double, ptr %639, i64 %825
  %842 = load double, ptr %841, align 8
  %843 = tail call double @llvm.fmuladd.f64(double %577, double %842, double %840)
  %844 = getelementptr inbounds double, ptr %641, i64 %825
  %845 = load double, ptr %844, align 8
  %846 = tail call double @llvm.fmuladd.f64(double %575, double %845, double %843)
  store double %846, ptr %828, align 8
  %847 = fmul double %829, 0x4004934E6FCAA598
  %848 = tail call double @llvm.fmuladd.f64(double %827, double 0xBFE017885A24A7F2, double %847)
  %849 = tail call double @llvm.fmuladd.f64(double %831, double 0xBFE312C0CF7BDFD1, double %848)
  %850 = tail call double @llvm.fmuladd.f64(double %577, double %845, double %849)
  %851 = tail call double @llvm.fmuladd.f64(double %578, double %842, double %850)
  store double %851, ptr %830, align 8
  %852 = add nuw nsw i64 %825, 1
  %853 = icmp eq i64 %852, %628
  br i1 %853, label %645, label %824

854:
  %855 = phi double [ 0.000000e+00, %817 ], [ %871, %854 ]
  %856 = phi i64 [ 0, %817 ], [ %891, %854 ]
  %857 = getelementptr inbounds double, ptr %631, i64 %856
  %858 = load double, ptr %857, align 8
  %859 = getelementptr inbounds double, ptr %643, i64 %856
  %860 = load double, ptr %859, align 8
  %861 = fdiv double %858, %860
  %862 = getelementptr inbounds double, ptr %633, i64 %856
  %863 = load double, ptr %862, align 8
  %864 = fdiv double %863, %860
  %865 = getelementptr inbounds double, ptr %635, i64 %856
  %866 = load double, ptr %865, align 8
  %867 = fdiv double %866, %860
  %868 = fmul double %864, %864
  %869 = tail call double @llvm.fmuladd.f64(double %861, double %861, double %868)
  %870 = tail call double @llvm.fmuladd.f64(double %867, double %867, double %869)
  %871 = fadd double %855, %870
  %872 = getelementptr inbounds double, ptr %637, i64 %856
  %873 = load double, ptr %872, align 8
  %874 = fadd double %858, %873
  store double %874, ptr %872, align 8
  %875 = getelementptr inbounds double, ptr %639, i64 %856
  %876 = load double, ptr %875, align 8
  %877 = fadd double %863, %876
  store double %877, ptr %875, align 8
  %878 = getelementptr inbounds double, ptr %641, i64 %856
  %879 = load double, ptr %878, align 8
  %880 = fadd double %866, %879
  store double %880, ptr %878, align 8
  %881 = fmul double %877, 0xBFC214A74C403BF7
  %882 = tail call double @llvm.fmuladd.f64(double %874, double 0x3FB75B01984E65F7, double %881)
  %883 = tail call double @llvm.fmuladd.f64(double %880, double 0xBF9EBFF91A6D688F, double %882)
  %884 = getelementptr inbounds double, ptr %819, i64 %856
  store double %883, ptr %884, align 8
  %885 = fmul double %877, 0x3FCA20E91E20B551
  %886 = tail call double @llvm.fmuladd.f64(double %874, double 0x3FCEF09CFBEAB86E, double %885)
  %887 = tail call double @llvm.fmuladd.f64(double %880, double 0x3FD8821FA2A36DED, double %886)
  %888 = getelementptr inbounds double, ptr %821, i64 %856
  store double %887, ptr %888, align 8
  %889 = tail call double @llvm.fmuladd.f64(double %874, double 0x3FEEE9DDE0D6255B, double %877)
  %890 = getelementptr inbounds double, ptr %823, i64 %856
  store double %889, ptr %890, align 8
  %891 = add nuw nsw i64 %856, 1
  %892 = icmp eq i64 %891, %628
  br i1 %892, label %893, label %854

893:
  %894 = phi double [ 0.000000e+00, %625 ], [ %871, %854 ]
  %895 = sitofp i64 %628 to double
  %896 = fmul double %895, 3.000000e+00
  %897 = fdiv double %894, %896
  %898 = tail call double @llvm.sqrt.f64(double %897)
  %899 = tail call double @llvm.fabs.f64(double %898)
  %900 = fcmp ueq double %899, 0x7FF0000000000000
  br i1 %900, label %963, label %901

901:
  %902 = icmp ugt i32 %584, 1
  br i1 %902, label %906, label %903

903:
  %904 = load double, ptr %145, align 8
  %905 = fmul double %898, %904
  br label %936

906:
  %907 = fdiv double %898, %582
  %908 = icmp eq i32 %584, 2
  br i1 %908, label %912, label %909

909:
  %910 = fmul double %583, %907
  %911 = tail call double @llvm.sqrt.f64(double %910)
  br label %912

912:
  %913 = phi double [ %911, %909 ], [ %907, %906 ]
  store double %913, ptr %144, align 8
  %914 = fcmp olt double %913, 0x3FEFAE147AE147AE
  br i1 %914, label %915, label %963

915:
  %916 = fsub double 1.000000e+00, %913
  %917 = fdiv double %913, %916
  store double %917, ptr %145, align 8
  %918 = sub nuw nsw i32 7, %584
  %919 = sitofp i32 %918 to double
  %920 = fmul double %898, %917
  %921 = fadd double %919, -1.000000e+00
  %922 = tail call double @llvm.pow.f64(double %913, double %921)
  %923 = fmul double %922, %920
  %924 = icmp ugt i32 %584, 6
  %925 = fcmp ult double %923, %494
  %926 = select i1 %924, i1 true, i1 %925
  br i1 %926, label %936, label %927

927:
  %928 = fdiv double %923, %494
  %929 = tail call double @llvm.minnum.f64(double %928, double 2.000000e+01)
  %930 = tail call double @llvm.maxnum.f64(double %929, double 1.000000e-04)
  %931 = fadd double %919, 4.000000e+00
  %932 = fadd double %931, -1.000000e+00
  %933 = fdiv double -1.000000e+00, %932
  %934 = tail call double @llvm.pow.f64(double %930, double %933)
  %935 = fmul double %934, 8.000000e-01
  br label %963

936:
  %937 = phi double [ %905, %903 ], [ %920, %915 ]
  %938 = phi double [ %583, %903 ], [ %907, %915 ]
  %939 = fcmp ugt double %937, %494
  br i1 %939, label %940, label %971

940:
  %941 = tail call double @llvm.maxnum.f64(double %898, double 0x3CB0000000000000)
  %942 = add nuw nsw i32 %584, 1
  %943 = icmp eq i32 %942, 8
  br i1 %943, label %963, label %579

944:
  store i64 3, ptr %146, align 8
  store double %604, ptr %147, align 8
  %945 = load ptr, ptr %4, align 8
  %946 = load ptr, ptr %6, align 8
  %947 = getelementptr inbounds %struct.ode_system, ptr %946, i64 0, i32 0
  %948 = load i64, ptr %947, align 8
  %949 = shl nsw i64 %948, 2
  %950 = getelementptr inbounds double, ptr %945, i64 %949
  %951 = bitcast ptr %950 to ptr
  %952 = bitcast ptr %607 to ptr
  %953 = shl i64 %948, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %951, ptr align 8 %952, i64 %953, i1 false)
  %954 = load ptr, ptr %4, align 8
  %955 = load ptr, ptr %6, align 8
  %956 = getelementptr inbounds %struct.ode_system, ptr %955, i64 0, i32 0
  %957 = load i64, ptr %956, align 8
  %958 = mul nsw i64 %957, 5
  %959 = getelementptr inbounds double, ptr %954, i64 %958
  %960 = bitcast ptr %959 to ptr
  %961 = bitcast ptr %586 to ptr
  %962 = shl i64 %957, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %960, ptr align 8 %961, i64 %962, i1 false)
  br label %963

963:
  %964 = phi double [ 1.250000e-01, %944 ], [ %935, %927 ], [ 5.000000e-01, %940 ], [ 5.000000e-01, %912 ], [ 5.000000e-01, %893 ]
  %965 = load i64, ptr %156, align 8
  %966 = add nsw i64 %965, 1
  store i64 %966, ptr %156, align 8
  store i64 1, ptr %148, align 8
  %967 = fmul double %202, %964
  store double %967, ptr %81, align 8
  %968 = icmp eq i32 %158, 0
  br i1 %968, label %969, label %1641

969:
  %970 = tail call i64 @evaluate_jacobian(ptr %0)
  br label %1641

971:
  %972 = load ptr, ptr %6, align 8
  %973 = getelementptr inbounds %struct.ode_system, ptr %972, i64 0, i32 0
  %974 = load i64, ptr %973, align 8
  %975 = load ptr, ptr %4, align 8
  %976 = mul nsw i64 %974, 11
  %977 = getelementptr inbounds double, ptr %975, i64 %976
  %978 = mul nsw i64 %974, 12
  %979 = getelementptr inbounds double, ptr %975, i64 %978
  %980 = mul nsw i64 %974, 13
  %981 = getelementptr inbounds double, ptr %975, i64 %980
  %982 = mul nsw i64 %974, 20
  %983 = getelementptr inbounds double, ptr %975, i64 %982
  %984 = mul nsw i64 %974, 14
  %985 = getelementptr inbounds double, ptr %975, i64 %984
  %986 = mul nsw i64 %974, 21
  %987 = getelementptr inbounds double, ptr %975, i64 %986
  %988 = mul nsw i64 %974, 10
  %989 = getelementptr inbounds double, ptr %975, i64 %988
  %990 = icmp sgt i64 %974, 0
  br i1 %990, label %994, label %991

991:
  %992 = sitofp i64 %974 to double
  %993 = icmp sgt i64 %974, 1
  br label %1013

994:
  %995 = phi i64 [ %1011, %994 ], [ 0, %971 ]
  %996 = getelementptr inbounds double, ptr %977, i64 %995
  %997 = load double, ptr %996, align 8
  %998 = getelementptr inbounds double, ptr %979, i64 %995
  %999 = load double, ptr %998, align 8
  %1000 = fmul double %999, 0x3FF61D41B2D54580
  %1001 = tail call double @llvm.fmuladd.f64(double %997, double 0xC02418FD8BAFFE05, double %1000)
  %1002 = getelementptr inbounds double, ptr %981, i64 %995
  %1003 = load double, ptr %1002, align 8
  %1004 = tail call double @llvm.fmuladd.f64(double %1003, double 0xBFD5555555555555, double %1001)
  %1005 = fdiv double %1004, %202
  %1006 = getelementptr inbounds double, ptr %985, i64 %995
  store double %1005, ptr %1006, align 8
  %1007 = getelementptr inbounds double, ptr %989, i64 %995
  %1008 = load double, ptr %1007, align 8
  %1009 = fadd double %1008, %1005
  %1010 = getelementptr inbounds double, ptr %987, i64 %995
  store double %1009, ptr %1010, align 8
  %1011 = add nuw nsw i64 %995, 1
  %1012 = icmp eq i64 %1011, %974
  br i1 %1012, label %991, label %994

1013:
  %1014 = phi i64 [ %974, %991 ], [ %1160, %1156 ]
  %1015 = phi ptr [ %972, %991 ], [ %1158, %1156 ]
  %1016 = phi ptr [ %975, %991 ], [ %1157, %1156 ]
  %1017 = phi i1 [ false, %991 ], [ true, %1156 ]
  %1018 = mul nsw i64 %1014, 27
  %1019 = getelementptr inbounds double, ptr %1016, i64 %1018
  %1020 = mul nsw i64 %1014, %1014
  %1021 = getelementptr inbounds double, ptr %1019, i64 %1020
  %1022 = load ptr, ptr %143, align 8
  br i1 %990, label %1025, label %1081

1023:
  br i1 %993, label %1035, label %1024

1024:
  br label %1055

1025:
  %1026 = phi i64 [ %1033, %1025 ], [ 0, %1013 ]
  %1027 = getelementptr inbounds i64, ptr %1022, i64 %1026
  %1028 = load i64, ptr %1027, align 8
  %1029 = getelementptr inbounds double, ptr %987, i64 %1028
  %1030 = load double, ptr %1029, align 8
  %1031 = getelementptr inbounds double, ptr %987, i64 %1026
  %1032 = load double, ptr %1031, align 8
  store double %1032, ptr %1029, align 8
  store double %1030, ptr %1031, align 8
  %1033 = add nuw nsw i64 %1026, 1
  %1034 = icmp eq i64 %1033, %974
  br i1 %1034, label %1023, label %1025

1035:
  %1036 = phi i64 [ %1041, %1040 ], [ 1, %1023 ]
  %1037 = getelementptr inbounds double, ptr %987, i64 %1036
  %1038 = load double, ptr %1037, align 8
  %1039 = mul nsw i64 %1036, %974
  br label %1043

1040:
  store double %1052, ptr %1037, align 8
  %1041 = add nuw nsw i64 %1036, 1
  %1042 = icmp eq i64 %1041, %974
  br i1 %1042, label %1024, label %1035

1043:
  %1044 = phi i64 [ 0, %1035 ], [ %1053, %1043 ]
  %1045 = phi double [ %1038, %1035 ], [ %1052, %1043 ]
  %1046 = add nsw i64 %1044, %1039
  %1047 = getelementptr inbounds double, ptr %1021, i64 %1046
  %1048 = load double, ptr %1047, align 8
  %1049 = getelementptr inbounds double, ptr %987, i64 %1044
  %1050 = load double, ptr %1049, align 8
  %1051 = fneg double %1048
  %1052 = tail call double @llvm.fmuladd.f64(double %1051, double %1050, double %1045)
  %1053 = add nuw nsw i64 %1044, 1
  %1054 = icmp eq i64 %1053, %1036
  br i1 %1054, label %1040, label %1043

1055:
  %1056 = phi i64 [ %1057, %1062 ], [ %974, %1024 ]
  %1057 = add nsw i64 %1056, -1
  %1058 = getelementptr inbounds double, ptr %987, i64 %1057
  %1059 = load double, ptr %1058, align 8
  %1060 = icmp slt i64 %1056, %974
  %1061 = mul nsw i64 %1057, %974
  br i1 %1060, label %1069, label %1062

1062:
  %1063 = phi double [ %1059, %1055 ], [ %1078, %1069 ]
  %1064 = add nsw i64 %1061, %1057
  %1065 = getelementptr inbounds double, ptr %1021, i64 %1064
  %1066 = load double, ptr %1065, align 8
  %1067 = fdiv double %1063, %1066
  store double %1067, ptr %1058, align 8
  %1068 = icmp sgt i64 %1056, 1
  br i1 %1068, label %1055, label %1088

1069:
  %1070 = phi i64 [ %1079, %1069 ], [ %1056, %1055 ]
  %1071 = phi double [ %1078, %1069 ], [ %1059, %1055 ]
  %1072 = add nsw i64 %1070, %1061
  %1073 = getelementptr inbounds double, ptr %1021, i64 %1072
  %1074 = load double, ptr %1073, align 8
  %1075 = getelementptr inbounds double, ptr %987, i64 %1070
  %1076 = load double, ptr %1075, align 8
  %1077 = fneg double %1074
  %1078 = tail call double @llvm.fmuladd.f64(double %1077, double %1076, double %1071)
  %1079 = add nsw i64 %1070, 1
  %1080 = icmp eq i64 %1079, %974
  br i1 %1080, label %1062, label %1069

1081:
  %1082 = phi double [ 0.000000e+00, %1013 ], [ %1096, %1088 ]
  %1083 = fdiv double %1082, %992
  %1084 = tail call double @llvm.sqrt.f64(double %1083)
  %1085 = tail call double @llvm.maxnum.f64(double %1084, double 1.000000e-10)
  %1086 = fcmp olt double %1085, 1.000000e+00
  %1087 = or i1 %1017, %1086
  br i1 %1087, label %1161, label %1099

1088:
  %1089 = phi i64 [ %1097, %1088 ], [ 0, %1062 ]
  %1090 = phi double [ %1096, %1088 ], [ 0.000000e+00, %1062 ]
  %1091 = getelementptr inbounds double, ptr %987, i64 %1089
  %1092 = load double, ptr %1091, align 8
  %1093 = getelementptr inbounds double, ptr %983, i64 %1089
  %1094 = load double, ptr %1093, align 8
  %1095 = fdiv double %1092, %1094
  %1096 = tail call double @llvm.fmuladd.f64(double %1095, double %1095, double %1090)
  %1097 = add nuw nsw i64 %1089, 1
  %1098 = icmp eq i64 %1097, %974
  br i1 %1098, label %1081, label %1088

1099:
  %1100 = load double, ptr %72, align 8
  %1101 = fcmp oeq double %1100, 0.000000e+00
  br i1 %1101, label %1105, label %1102

1102:
  %1103 = load i64, ptr %148, align 8
  %1104 = icmp eq i64 %1103, 0
  br i1 %1104, label %1165, label %1105

1105:
  %1106 = mul nsw i64 %1014, 3
  %1107 = getelementptr inbounds double, ptr %1016, i64 %1106
  br i1 %990, label %1137, label %1108

1108:
  %1109 = load double, ptr %2, align 8
  %1110 = load i64, ptr %12, align 8
  %1111 = add nsw i64 %1110, 1
  store i64 %1111, ptr %12, align 8
  %1112 = getelementptr inbounds %struct.ode_system, ptr %1015, i64 0, i32 3
  %1113 = load ptr, ptr %1112, align 8
  %1114 = getelementptr inbounds %struct.ode_system, ptr %1015, i64 0, i32 2
  %1115 = load ptr, ptr %1114, align 8
  %1116 = tail call i64 %1113(ptr %1115, double %1109, ptr %1107, ptr %987)
  switch i64 %1116, label %1645 [
    i64 3, label %1117
    i64 0, label %1136
  ]

1117:
  store i64 3, ptr %146, align 8
  store double %1109, ptr %147, align 8
  %1118 = load ptr, ptr %4, align 8
  %1119 = load ptr, ptr %6, align 8
  %1120 = getelementptr inbounds %struct.ode_system, ptr %1119, i64 0, i32 0
  %1121 = load i64, ptr %1120, align 8
  %1122 = shl nsw i64 %1121, 2
  %1123 = getelementptr inbounds double, ptr %1118, i64 %1122
  %1124 = bitcast ptr %1123 to ptr
  %1125 = bitcast ptr %987 to ptr
  %1126 = shl i64 %1121, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1124, ptr align 8 %1125, i64 %1126, i1 false)
  %1127 = load ptr, ptr %4, align 8
  %1128 = load ptr, ptr %6, align 8
  %1129 = getelementptr inbounds %struct.ode_system, ptr %1128, i64 0, i32 0
  %1130 = load i64, ptr %1129, align 8
  %1131 = mul nsw i64 %1130, 5
  %1132 = getelementptr inbounds double, ptr %1127, i64 %1131
  %1133 = bitcast ptr %1132 to ptr
  %1134 = bitcast ptr %1107 to ptr
  %1135 = shl i64 %1130, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1133, ptr align 8 %1134, i64 %1135, i1 false)
  br label %1161

1136:
  br i1 %990, label %1147, label %1156

1137:
  %1138 = phi i64 [ %1145, %1137 ], [ 0, %1105 ]
  %1139 = getelementptr inbounds double, ptr %975, i64 %1138
  %1140 = load double, ptr %1139, align 8
  %1141 = getelementptr inbounds double, ptr %987, i64 %1138
  %1142 = load double, ptr %1141, align 8
  %1143 = fadd double %1140, %1142
  %1144 = getelementptr inbounds double, ptr %1107, i64 %1138
  store double %1143, ptr %1144, align 8
  %1145 = add nuw nsw i64 %1138, 1
  %1146 = icmp eq i64 %1145, %974
  br i1 %1146, label %1108, label %1137

1147:
  %1148 = phi i64 [ %1154, %1147 ], [ 0, %1136 ]
  %1149 = getelementptr inbounds double, ptr %985, i64 %1148
  %1150 = load double, ptr %1149, align 8
  %1151 = getelementptr inbounds double, ptr %987, i64 %1148
  %1152 = load double, ptr %1151, align 8
  %1153 = fadd double %1150, %1152
  store double %1153, ptr %1151, align 8
  %1154 = add nuw nsw i64 %1148, 1
  %1155 = icmp eq i64 %1154, %974
  br i1 %1155, label %1156, label %1147

1156:
  %1157 = load ptr, ptr %4, align 8
  %1158 = load ptr, ptr %6, align 8
  %1159 = getelementptr inbounds %struct.ode_system, ptr %1158, i64 0, i32 0
  %1160 = load i64, ptr %1159, align 8
  br label %1013

1161:
  %1162 = phi i1 [ false, %1117 ], [ %1086, %1081 ]
  %1163 = phi i64 [ 3, %1117 ], [ 0, %1081 ]
  %1164 = load i64, ptr %148, align 8
  br label %1165

1165:
  %1166 = phi i64 [ %1164, %1161 ], [ 0, %1102 ]
  %1167 = phi i1 [ %1162, %1161 ], [ false, %1102 ]
  %1168 = phi i64 [ %1163, %1161 ], [ 0, %1102 ]
  %1169 = add nuw nsw i32 %584, 14
  %1170 = sitofp i32 %1169 to double
  %1171 = fdiv double 1.350000e+01, %1170
  %1172 = tail call double @llvm.minnum.f64(double %1171, double 9.000000e-01)
  store i64 0, ptr %149, align 8
  %1173 = icmp eq i64 %1168, 0
  %1174 = select i1 %1173, i1 %1167, i1 false
  br i1 %1174, label %1175, label %1618

1175:
  %1176 = tail call double @llvm.fabs.f64(double %202)
  %1177 = load double, ptr %139, align 8
  %1178 = fsub double %1177, %159
  %1179 = tail call double @llvm.fabs.f64(double %1178)
  %1180 = fmul double %1179, 5.000000e-01
  %1181 = fcmp ogt double %1176, %1180
  br i1 %1181, label %1182, label %1462

1182:
  %1183 = load double, ptr %142, align 8
  %1184 = fmul double %1176, %1183
  %1185 = fcmp ogt double %1184, 3.000000e-01
  br i1 %1185, label %1186, label %1443

1186:
  %1187 = load ptr, ptr %6, align 8
  %1188 = getelementptr inbounds %struct.ode_system, ptr %1187, i64 0, i32 0
  %1189 = load i64, ptr %1188, align 8
  %1190 = load ptr, ptr %4, align 8
  %1191 = mul nsw i64 %1189, 27
  %1192 = getelementptr inbounds double, ptr %1190, i64 %1191
  %1193 = mul nsw i64 %1189, 10
  %1194 = getelementptr inbounds double, ptr %1190, i64 %1193
  %1195 = mul nsw i64 %1189, 20
  %1196 = getelementptr inbounds double, ptr %1190, i64 %1195
  %1197 = mul nsw i64 %1189, 15
  %1198 = getelementptr inbounds double, ptr %1190, i64 %1197
  %1199 = shl nsw i64 %1189, 4
  %1200 = getelementptr inbounds double, ptr %1190, i64 %1199
  %1201 = mul nsw i64 %1189, 26
  %1202 = getelementptr inbounds double, ptr %1190, i64 %1201
  %1203 = load ptr, ptr %42, align 8
  %1204 = getelementptr inbounds %struct.ode_options, ptr %1203, i64 0, i32 1
  %1205 = load double, ptr %1204, align 8
  %1206 = tail call double @llvm.pow.f64(double %1205, double 0x3FE5555555555555)
  %1207 = fmul double %1206, 1.000000e-02
  %1208 = fdiv double 0x3CE4000000000000, %1207
  %1209 = tail call double @llvm.sqrt.f64(double %1207)
  %1210 = tail call double @llvm.minnum.f64(double %1209, double 3.000000e-02)
  %1211 = tail call double @llvm.maxnum.f64(double %1208, double %1210)
  %1212 = load double, ptr %72, align 8
  %1213 = fadd double %202, %1212
  %1214 = tail call double @llvm.fabs.f64(double %1213)
  %1215 = icmp sgt i64 %1189, 0
  br i1 %1215, label %1216, label %1230

1216:
  %1217 = mul nsw i64 %1189, 11
  %1218 = getelementptr inbounds double, ptr %1190, i64 %1217
  %1219 = mul nsw i64 %1189, 12
  %1220 = getelementptr inbounds double, ptr %1190, i64 %1219
  %1221 = mul nsw i64 %1189, 13
  %1222 = getelementptr inbounds double, ptr %1190, i64 %1221
  %1223 = mul nsw i64 %1189, 25
  %1224 = getelementptr inbounds double, ptr %1190, i64 %1223
  %1225 = fneg double %202
  %1226 = fmul double %202, %1225
  %1227 = fmul double %202, %1226
  %1228 = getelementptr inbounds %struct.ode_options, ptr %1203, i64 0, i32 2
  %1229 = load ptr, ptr %1228, align 8
  br label %1236

1230:
  %1231 = mul nsw i64 %1189, %1189
  %1232 = getelementptr inbounds double, ptr %1192, i64 %1231
  %1233 = load ptr, ptr %143, align 8
  %1234 = icmp sgt i64 %1189, 1
  %1235 = fdiv double 0x400D1A48D83E731D, %202
  br label %1321

1236:
  %1237 = phi double [ %1212, %1216 ], [ %1307, %1306 ]
  %1238 = phi i64 [ 0, %1216 ], [ %1304, %1306 ]
  %1239 = getelementptr inbounds double, ptr %1190, i64 %1238
  %1240 = load double, ptr %1239, align 8
  %1241 = fdiv double %1240, %202
  %1242 = tail call double @llvm.fabs.f64(double %1241)
  %1243 = getelementptr inbounds double, ptr %1218, i64 %1238
  %1244 = load double, ptr %1243, align 8
  %1245 = getelementptr inbounds double, ptr %1220, i64 %1238
  %1246 = load double, ptr %1245, align 8
  %1247 = getelementptr inbounds double, ptr %1222, i64 %1238
  %1248 = load double, ptr %1247, align 8
  %1249 = fsub double %1244, %1246
  %1250 = fdiv double %1249, 0xBFDF5A7CECDB684A
  %1251 = fsub double %1246, %1248
  %1252 = fdiv double %1251, 0xBFD6B927EFF8B242
  %1253 = fsub double %1250, %1252
  %1254 = fdiv double %1253, 0xBFEB09D26E6A0D46
  %1255 = fdiv double %1244, 0x3FC3D8B64657CAEA
  %1256 = fsub double %1250, %1255
  %1257 = fdiv double %1256, 0x3FE4A36C0803A6DF
  %1258 = fsub double %1254, %1257
  %1259 = tail call double @llvm.fmuladd.f64(double %1258, double 0x3FEB09D26E6A0D46, double %1254)
  %1260 = tail call double @llvm.fmuladd.f64(double %1259, double 0x3FD6B927EFF8B242, double %1252)
  %1261 = tail call double @llvm.fmuladd.f64(double %1258, double 0x3FF3333333333334, double %1254)
  %1262 = tail call double @llvm.fmuladd.f64(double %1261, double 0.000000e+00, double %1260)
  %1263 = fdiv double %1262, %202
  %1264 = fcmp oeq double %1237, 0.000000e+00
  br i1 %1264, label %1265, label %1275

1265:
  %1266 = getelementptr inbounds double, ptr %1194, i64 %1238
  %1267 = load double, ptr %1266, align 8
  %1268 = tail call double @llvm.fmuladd.f64(double %1258, double 0xBFC3D8B64657CAE8, double %1254)
  %1269 = tail call double @llvm.fmuladd.f64(double %1268, double 0xBFE4A36C0803A6DF, double %1252)
  %1270 = tail call double @llvm.fmuladd.f64(double %1258, double 0xBFE9999999999999, double %1254)
  %1271 = tail call double @llvm.fmuladd.f64(double %1270, double -1.000000e+00, double %1269)
  %1272 = fdiv double %1271, %202
  %1273 = fsub double %1267, %1272
  %1274 = fmul double %1273, 3.000000e+00
  br label %1281

1275:
  %1276 = getelementptr inbounds double, ptr %1224, i64 %1238
  %1277 = load double, ptr %1276, align 8
  %1278 = tail call double @llvm.fmuladd.f64(double %1227, double %1277, double %1258)
  %1279 = fmul double %1278, 1.500000e-01
  %1280 = fdiv double %1279, %1214
  br label %1281

1281:
  %1282 = phi double [ %1274, %1265 ], [ %1280, %1275 ]
  %1283 = getelementptr inbounds double, ptr %1198, i64 %1238
  store double %1282, ptr %1283, align 8
  %1284 = getelementptr inbounds double, ptr %1200, i64 %1238
  store double %1282, ptr %1284, align 8
  %1285 = mul nsw i64 %1238, %1189
  br label %1308

1286:
  %1287 = load double, ptr %1204, align 8
  %1288 = fmul double %1287, 5.000000e+00
  %1289 = getelementptr inbounds double, ptr %1194, i64 %1238
  %1290 = load double, ptr %1289, align 8
  %1291 = tail call double @llvm.fabs.f64(double %1290)
  %1292 = tail call double @llvm.fabs.f64(double %1263)
  %1293 = tail call double @llvm.maxnum.f64(double %1291, double %1292)
  %1294 = getelementptr inbounds double, ptr %1229, i64 %1238
  %1295 = load double, ptr %1294, align 8
  %1296 = tail call double @llvm.fmuladd.f64(double %1288, double %1293, double %1295)
  %1297 = tail call double @llvm.fmuladd.f64(double %1318, double 0x3CD0000000000000, double %1296)
  %1298 = getelementptr inbounds double, ptr %1196, i64 %1238
  %1299 = load double, ptr %1298, align 8
  %1300 = fmul double %1211, %1299
  %1301 = fdiv double %1300, %1176
  %1302 = fadd double %1297, %1301
  %1303 = getelementptr inbounds double, ptr %1202, i64 %1238
  store double %1302, ptr %1303, align 8
  %1304 = add nuw nsw i64 %1238, 1
  %1305 = icmp eq i64 %1304, %1189
  br i1 %1305, label %1230, label %1306

1306:
  %1307 = load double, ptr %72, align 8
  br label %1236

1308:
  %1309 = phi i64 [ 0, %1281 ], [ %1319, %1308 ]
  %1310 = phi double [ %1242, %1281 ], [ %1318, %1308 ]
  %1311 = add nsw i64 %1309, %1285
  %1312 = getelementptr inbounds double, ptr %1192, i64 %1311
  %1313 = load double, ptr %1312, align 8
  %1314 = getelementptr inbounds double, ptr %1190, i64 %1309
  %1315 = load double, ptr %1314, align 8
  %1316 = fmul double %1313, %1315
  %1317 = tail call double @llvm.fabs.f64(double %1316)
  %1318 = fadd double %1310, %1317
  %1319 = add nuw nsw i64 %1309, 1
  %1320 = icmp eq i64 %1319, %1189
  br i1 %1320, label %1286, label %1308

1321:
  %1322 = phi i1 [ true, %1230 ], [ false, %1383 ]
  br i1 %1215, label %1325, label %1382

1323:
  br i1 %1234, label %1335, label %1324

1324:
  br label %1355

1325:
  %1326 = phi i64 [ %1333, %1325 ], [ 0, %1321 ]
  %1327 = getelementptr inbounds i64, ptr %1233, i64 %1326
  %1328 = load i64, ptr %1327, align 8
  %1329 = getelementptr inbounds double, ptr %1198, i64 %1328
  %1330 = load double, ptr %1329, align 8
  %1331 = getelementptr inbounds double, ptr %1198, i64 %1326
  %1332 = load double, ptr %1331, align 8
  store double %1332, ptr %1329, align 8
  store double %1330, ptr %1331, align 8
  %1333 = add nuw nsw i64 %1326, 1
  %1334 = icmp eq i64 %1333, %1189
  br i1 %1334, label %1323, label %1325

1335:
  %1336 = phi i64 [ %1341, %1340 ], [ 1, %1323 ]
  %1337 = getelementptr inbounds double, ptr %1198, i64 %1336
  %1338 = load double, ptr %1337, align 8
  %1339 = mul nsw i64 %1336, %1189
  br label %1343

1340:
  store double %1352, ptr %1337, align 8
  %1341 = add nuw nsw i64 %1336, 1
  %1342 = icmp eq i64 %1341, %1189
  br i1 %1342, label %1324, label %1335

1343:
  %1344 = phi i64 [ 0, %1335 ], [ %1353, %1343 ]
  %1345 = phi double [ %1338, %1335 ], [ %1352, %1343 ]
  %1346 = add nsw i64 %1344, %1339
  %1347 = getelementptr inbounds double, ptr %1232, i64 %1346
  %1348 = load double, ptr %1347, align 8
  %1349 = getelementptr inbounds double, ptr %1198, i64 %1344
  %1350 = load double, ptr %1349, align 8
  %1351 = fneg double %1348
  %1352 = tail call double @llvm.fmuladd.f64(double %1351, double %1350, double %1345)
  %1353 = add nuw nsw i64 %1344, 1
  %1354 = icmp eq i64 %1353, %1336
  br i1 %1354, label %1340, label %1343

1355:
  %1356 = phi i64 [ %1357, %1362 ], [ %1189, %1324 ]
  %1357 = add nsw i64 %1356, -1
  %1358 = getelementptr inbounds double, ptr %1198, i64 %1357
  %1359 = load double, ptr %1358, align 8
  %1360 = icmp slt i64 %1356, %1189
  %1361 = mul nsw i64 %1357, %1189
  br i1 %1360, label %1369, label %1362

1362:
  %1363 = phi double [ %1359, %1355 ], [ %1378, %1369 ]
  %1364 = add nsw i64 %1361, %1357
  %1365 = getelementptr inbounds double, ptr %1232, i64 %1364
  %1366 = load double, ptr %1365, align 8
  %1367 = fdiv double %1363, %1366
  store double %1367, ptr %1358, align 8
  %1368 = icmp sgt i64 %1356, 1
  br i1 %1368, label %1355, label %1384

1369:
  %1370 = phi i64 [ %1379, %1369 ], [ %1356, %1355 ]
  %1371 = phi double [ %1378, %1369 ], [ %1359, %1355 ]
  %1372 = add nsw i64 %1370, %1361
  %1373 = getelementptr inbounds double, ptr %1232, i64 %1372
  %1374 = load double, ptr %1373, align 8
  %1375 = getelementptr inbounds double, ptr %1198, i64 %1370
  %1376 = load double, ptr %1375, align 8
  %1377 = fneg double %1374
  %1378 = tail call double @llvm.fmuladd.f64(double %1377, double %1376, double %1371)
  %1379 = add nsw i64 %1370, 1
  %1380 = icmp eq i64 %1379, %1189
  br i1 %1380, label %1362, label %1369

1381:
  br i1 %1322, label %1383, label %1396

1382:
  br i1 %1322, label %1383, label %1435

1383:
  br label %1321

1384:
  %1385 = phi i64 [ %1392, %1384 ], [ 0, %1362 ]
  %1386 = getelementptr inbounds double, ptr %1198, i64 %1385
  %1387 = load double, ptr %1386, align 8
  %1388 = getelementptr inbounds double, ptr %1200, i64 %1385
  %1389 = load double, ptr %1388, align 8
  %1390 = fneg double %1389
  %1391 = tail call double @llvm.fmuladd.f64(double %1235, double %1387, double %1390)
  store double %1391, ptr %1388, align 8
  store double %1391, ptr %1386, align 8
  %1392 = add nuw nsw i64 %1385, 1
  %1393 = icmp eq i64 %1392, %1189
  br i1 %1393, label %1381, label %1384

1394:
  %1395 = fmul double %202, 7.000000e-02
  br label %1408

1396:
  %1397 = phi i64 [ %1406, %1396 ], [ 0, %1381 ]
  %1398 = phi double [ %1405, %1396 ], [ 0.000000e+00, %1381 ]
  %1399 = getelementptr inbounds double, ptr %1200, i64 %1397
  %1400 = load double, ptr %1399, align 8
  %1401 = tail call double @llvm.fabs.f64(double %1400)
  %1402 = getelementptr inbounds double, ptr %1202, i64 %1397
  %1403 = load double, ptr %1402, align 8
  %1404 = fdiv double %1401, %1403
  %1405 = tail call double @llvm.maxnum.f64(double %1398, double %1404)
  %1406 = add nuw nsw i64 %1397, 1
  %1407 = icmp eq i64 %1406, %1189
  br i1 %1407, label %1394, label %1396

1408:
  %1409 = phi i64 [ 0, %1394 ], [ %1422, %1415 ]
  %1410 = phi double [ 0.000000e+00, %1394 ], [ %1421, %1415 ]
  %1411 = mul nsw i64 %1409, %1189
  br label %1424

1412:
  %1413 = fcmp ogt double %1421, 1.000000e-01
  %1414 = zext i1 %1413 to i64
  br label %1435

1415:
  %1416 = fmul double %1395, %1432
  %1417 = tail call double @llvm.fabs.f64(double %1416)
  %1418 = getelementptr inbounds double, ptr %1202, i64 %1409
  %1419 = load double, ptr %1418, align 8
  %1420 = fdiv double %1417, %1419
  %1421 = tail call double @llvm.maxnum.f64(double %1410, double %1420)
  %1422 = add nuw nsw i64 %1409, 1
  %1423 = icmp eq i64 %1422, %1189
  br i1 %1423, label %1412, label %1408

1424:
  %1425 = phi i64 [ 0, %1408 ], [ %1433, %1424 ]
  %1426 = phi double [ 0.000000e+00, %1408 ], [ %1432, %1424 ]
  %1427 = add nsw i64 %1425, %1411
  %1428 = getelementptr inbounds double, ptr %1192, i64 %1427
  %1429 = load double, ptr %1428, align 8
  %1430 = getelementptr inbounds double, ptr %1200, i64 %1425
  %1431 = load double, ptr %1430, align 8
  %1432 = tail call double @llvm.fmuladd.f64(double %1429, double %1431, double %1426)
  %1433 = add nuw nsw i64 %1425, 1
  %1434 = icmp eq i64 %1433, %1189
  br i1 %1434, label %1415, label %1424

1435:
  %1436 = phi double [ %1405, %1412 ], [ 0.000000e+00, %1382 ]
  %1437 = phi i64 [ %1414, %1412 ], [ 0, %1382 ]
  store i64 %1437, ptr %149, align 8
  %1438 = tail call double @llvm.maxnum.f64(double %1436, double 1.000000e-09)
  %1439 = tail call double @cbrt(double %1438)
  %1440 = fdiv double 8.000000e-01, %1439
  %1441 = tail call double @llvm.minnum.f64(double %1440, double 5.000000e+00)
  %1442 = load double, ptr %139, align 8
  br label %1443

1443:
  %1444 = phi double [ %1442, %1435 ], [ %1177, %1182 ]
  %1445 = phi double [ %1441, %1435 ], [ 5.000000e+00, %1182 ]
  %1446 = fmul double %1176, %1445
  store double %1446, ptr %138, align 8
  %1447 = load double, ptr %2, align 8
  %1448 = fsub double %1444, %1447
  %1449 = fmul double %1448, 5.000000e-01
  %1450 = load double, ptr %81, align 8
  %1451 = fcmp olt double %1450, 0.000000e+00
  %1452 = fneg double %1449
  %1453 = select i1 %1451, double %1452, double %1449
  %1454 = fcmp ult double %1453, 0.000000e+00
  %1455 = tail call double @llvm.maxnum.f64(double %1453, double %1446)
  %1456 = fdiv double %1455, 9.000000e-01
  %1457 = select i1 %1454, double 0x7FF0000000000000, double %1456
  %1458 = fcmp ogt double %1176, %1457
  br i1 %1458, label %1459, label %1462

1459:
  %1460 = load i64, ptr %156, align 8
  %1461 = add nsw i64 %1460, 1
  store i64 %1461, ptr %156, align 8
  store i64 1, ptr %148, align 8
  br label %1641

1462:
  br i1 %200, label %1463, label %1465

1463:
  %1464 = load double, ptr %137, align 8
  br label %1467

1465:
  %1466 = fadd double %159, %202
  br label %1467

1467:
  %1468 = phi double [ %1464, %1463 ], [ %1466, %1465 ]
  %1469 = load ptr, ptr %4, align 8
  %1470 = load ptr, ptr %6, align 8
  %1471 = getelementptr inbounds %struct.ode_system, ptr %1470, i64 0, i32 0
  %1472 = load i64, ptr %1471, align 8
  %1473 = mul nsw i64 %1472, 13
  %1474 = getelementptr inbounds double, ptr %1469, i64 %1473
  %1475 = shl nsw i64 %1472, 1
  %1476 = getelementptr inbounds double, ptr %1469, i64 %1475
  %1477 = icmp sgt i64 %1472, 0
  br i1 %1477, label %1478, label %1488

1478:
  %1479 = phi i64 [ %1486, %1478 ], [ 0, %1467 ]
  %1480 = getelementptr inbounds double, ptr %1469, i64 %1479
  %1481 = load double, ptr %1480, align 8
  %1482 = getelementptr inbounds double, ptr %1474, i64 %1479
  %1483 = load double, ptr %1482, align 8
  %1484 = fadd double %1481, %1483
  %1485 = getelementptr inbounds double, ptr %1476, i64 %1479
  store double %1484, ptr %1485, align 8
  %1486 = add nuw nsw i64 %1479, 1
  %1487 = icmp eq i64 %1486, %1472
  br i1 %1487, label %1488, label %1478

1488:
  %1489 = tail call i64 @ode_keep_new(ptr %0, double %1468)
  switch i64 %1489, label %1645 [
    i64 7, label %1490
    i64 0, label %1490
    i64 11, label %1608
    i64 8, label %1608
  ]

1490:
  %1491 = load ptr, ptr %6, align 8
  %1492 = getelementptr inbounds %struct.ode_system, ptr %1491, i64 0, i32 0
  %1493 = load i64, ptr %1492, align 8
  %1494 = load ptr, ptr %4, align 8
  %1495 = getelementptr inbounds double, ptr %1494, i64 %1493
  %1496 = bitcast ptr %1495 to ptr
  %1497 = bitcast ptr %1494 to ptr
  %1498 = shl i64 %1493, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1496, ptr align 8 %1497, i64 %1498, i1 false)
  %1499 = load ptr, ptr %4, align 8
  %1500 = bitcast ptr %1499 to ptr
  %1501 = load ptr, ptr %6, align 8
  %1502 = getelementptr inbounds %struct.ode_system, ptr %1501, i64 0, i32 0
  %1503 = load i64, ptr %1502, align 8
  %1504 = mul nsw i64 %1503, 6
  %1505 = getelementptr inbounds double, ptr %1499, i64 %1504
  %1506 = bitcast ptr %1505 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1500, ptr align 8 %1506, i64 %1498, i1 false)
  %1507 = icmp sgt i64 %1493, 0
  br i1 %1507, label %1508, label %1554

1508:
  %1509 = load ptr, ptr %4, align 8
  %1510 = load ptr, ptr %6, align 8
  %1511 = getelementptr inbounds %struct.ode_system, ptr %1510, i64 0, i32 0
  %1512 = load i64, ptr %1511, align 8
  %1513 = mul nsw i64 %1512, 11
  %1514 = getelementptr inbounds double, ptr %1509, i64 %1513
  %1515 = mul nsw i64 %1512, 12
  %1516 = getelementptr inbounds double, ptr %1509, i64 %1515
  %1517 = mul nsw i64 %1512, 13
  %1518 = getelementptr inbounds double, ptr %1509, i64 %1517
  %1519 = mul nsw i64 %1512, 22
  %1520 = getelementptr inbounds double, ptr %1509, i64 %1519
  %1521 = mul nsw i64 %1512, 23
  %1522 = getelementptr inbounds double, ptr %1509, i64 %1521
  %1523 = mul nsw i64 %1512, 24
  %1524 = getelementptr inbounds double, ptr %1509, i64 %1523
  %1525 = fmul double %202, %202
  %1526 = fmul double %202, %1525
  %1527 = mul nsw i64 %1512, 25
  %1528 = getelementptr inbounds double, ptr %1509, i64 %1527
  br label %1529

1529:
  %1530 = phi i64 [ 0, %1508 ], [ %1552, %1529 ]
  %1531 = getelementptr inbounds double, ptr %1514, i64 %1530
  %1532 = load double, ptr %1531, align 8
  %1533 = getelementptr inbounds double, ptr %1516, i64 %1530
  %1534 = load double, ptr %1533, align 8
  %1535 = getelementptr inbounds double, ptr %1518, i64 %1530
  %1536 = load double, ptr %1535, align 8
  %1537 = fsub double %1532, %1534
  %1538 = fdiv double %1537, 0xBFDF5A7CECDB684A
  %1539 = fsub double %1534, %1536
  %1540 = fdiv double %1539, 0xBFD6B927EFF8B242
  %1541 = fsub double %1538, %1540
  %1542 = fdiv double %1541, 0xBFEB09D26E6A0D46
  %1543 = fdiv double %1532, 0x3FC3D8B64657CAEA
  %1544 = fsub double %1538, %1543
  %1545 = fdiv double %1544, 0x3FE4A36C0803A6DF
  %1546 = fsub double %1542, %1545
  %1547 = getelementptr inbounds double, ptr %1520, i64 %1530
  store double %1540, ptr %1547, align 8
  %1548 = getelementptr inbounds double, ptr %1522, i64 %1530
  store double %1542, ptr %1548, align 8
  %1549 = getelementptr inbounds double, ptr %1524, i64 %1530
  store double %1546, ptr %1549, align 8
  %1550 = fdiv double %1546, %1526
  %1551 = getelementptr inbounds double, ptr %1528, i64 %1530
  store double %1550, ptr %1551, align 8
  %1552 = add nuw nsw i64 %1530, 1
  %1553 = icmp eq i64 %1552, %1493
  br i1 %1553, label %1554, label %1529

1554:
  %1555 = load double, ptr %2, align 8
  store double %1555, ptr %150, align 8
  store double %1468, ptr %2, align 8
  store double %202, ptr %72, align 8
  %1556 = load i64, ptr %151, align 8
  %1557 = add nsw i64 %1556, 1
  store i64 %1557, ptr %151, align 8
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %153, i8 0, i64 24, i1 false)
  %1558 = tail call double @llvm.pow.f64(double %1085, double 2.500000e-01)
  %1559 = fdiv double %1558, %1172
  %1560 = tail call double @llvm.minnum.f64(double %1559, double 8.000000e+00)
  %1561 = tail call double @llvm.maxnum.f64(double %1560, double 2.000000e-01)
  %1562 = load double, ptr %154, align 8
  %1563 = fcmp une double %1562, 0.000000e+00
  br i1 %1563, label %1564, label %1576

1564:
  %1565 = fdiv double %1562, %202
  %1566 = fmul double %1085, %1085
  %1567 = load double, ptr %155, align 8
  %1568 = fdiv double %1566, %1567
  %1569 = tail call double @llvm.pow.f64(double %1568, double 2.500000e-01)
  %1570 = fmul double %1565, %1569
  %1571 = fdiv double %1570, 9.000000e-01
  %1572 = tail call double @llvm.fabs.f64(double %1571)
  %1573 = tail call double @llvm.minnum.f64(double %1572, double 8.000000e+00)
  %1574 = tail call double @llvm.maxnum.f64(double %1573, double 2.000000e-01)
  %1575 = tail call double @llvm.maxnum.f64(double %1561, double %1574)
  br label %1576

1576:
  %1577 = phi double [ %1575, %1564 ], [ %1561, %1554 ]
  store double %202, ptr %154, align 8
  %1578 = tail call double @llvm.maxnum.f64(double %1084, double 1.000000e-02)
  store double %1578, ptr %155, align 8
  %1579 = fdiv double %202, %1577
  %1580 = icmp ne i64 %1166, 0
  %1581 = tail call double @llvm.fabs.f64(double %1579)
  %1582 = fcmp ogt double %1581, %1176
  %1583 = select i1 %1580, i1 %1582, i1 false
  %1584 = select i1 %1583, double %202, double %1579
  %1585 = fdiv double %1584, %202
  %1586 = load double, ptr %144, align 8
  %1587 = fcmp ole double %1586, 1.000000e-03
  %1588 = zext i1 %1587 to i64
  store i64 %1588, ptr %129, align 8
  %1589 = fcmp oge double %1585, 1.000000e+00
  %1590 = select i1 %1587, i1 %1589, i1 false
  %1591 = fcmp ole double %1585, 1.200000e+00
  %1592 = select i1 %1590, i1 %1591, i1 false
  %1593 = select i1 %1592, double %202, double %1584
  br i1 %200, label %1594, label %1600

1594:
  %1595 = tail call double @llvm.fabs.f64(double %1593)
  %1596 = load double, ptr %81, align 8
  %1597 = tail call double @llvm.fabs.f64(double %1596)
  %1598 = tail call double @llvm.maxnum.f64(double %1595, double %1597)
  %1599 = tail call double @llvm.copysign.f64(double %1598, double %202)
  br label %1600

1600:
  %1601 = phi double [ %1599, %1594 ], [ %1593, %1576 ]
  %1602 = tail call double @llvm.fabs.f64(double %1601)
  %1603 = load ptr, ptr %42, align 8
  %1604 = getelementptr inbounds %struct.ode_options, ptr %1603, i64 0, i32 3
  %1605 = load double, ptr %1604, align 8
  %1606 = tail call double @llvm.minnum.f64(double %1602, double %1605)
  %1607 = tail call double @llvm.copysign.f64(double %1606, double %202)
  store double %1607, ptr %81, align 8
  switch i64 %1489, label %1645 [
    i64 11, label %1608
    i64 8, label %1608
  ]

1608:
  store i64 %1489, ptr %146, align 8
  %1609 = icmp eq i64 %1489, 11
  br i1 %1609, label %1610, label %1618

1610:
  %1611 = load double, ptr %2, align 8
  %1612 = tail call double @llvm.fabs.f64(double %1611)
  %1613 = load double, ptr %137, align 8
  %1614 = tail call double @llvm.fabs.f64(double %1613)
  %1615 = tail call double @llvm.maxnum.f64(double %1612, double %1614)
  %1616 = fmul double %1615, 1.000000e-10
  %1617 = fcmp ugt double %1176, %1616
  br i1 %1617, label %1618, label %1645

1618:
  %1619 = phi i64 [ 11, %1610 ], [ %1168, %1165 ], [ %1489, %1608 ]
  %1620 = tail call double @llvm.pow.f64(double %1085, double 2.500000e-01)
  %1621 = fdiv double %1620, %1172
  %1622 = tail call double @llvm.minnum.f64(double %1621, double 8.000000e+00)
  %1623 = tail call double @llvm.maxnum.f64(double %1622, double 2.000000e-01)
  %1624 = load i64, ptr %156, align 8
  %1625 = add nsw i64 %1624, 1
  store i64 %1625, ptr %156, align 8
  store i64 1, ptr %148, align 8
  %1626 = icmp eq i64 %1619, 0
  br i1 %1626, label %1629, label %1627

1627:
  %1628 = fmul double %202, 1.250000e-01
  br label %1636

1629:
  %1630 = load double, ptr %72, align 8
  %1631 = fcmp oeq double %1630, 0.000000e+00
  br i1 %1631, label %1632, label %1634

1632:
  %1633 = fmul double %202, 1.000000e-01
  br label %1636

1634:
  %1635 = fdiv double %202, %1623
  br label %1636

1636:
  %1637 = phi double [ %1628, %1627 ], [ %1633, %1632 ], [ %1635, %1634 ]
  store double %1637, ptr %81, align 8
  %1638 = icmp eq i32 %158, 0
  br i1 %1638, label %1639, label %1641

1639:
  %1640 = tail call i64 @evaluate_jacobian(ptr %0)
  br label %1641

1641:
  %1642 = phi i64 [ 0, %481 ], [ %970, %969 ], [ 0, %963 ], [ 0, %1459 ], [ %1640, %1639 ], [ 0, %1636 ]
  %1643 = phi i32 [ %158, %481 ], [ 1, %969 ], [ %158, %963 ], [ %158, %1459 ], [ 1, %1639 ], [ 1, %1636 ]
  %1644 = icmp eq i64 %1642, 0
  br i1 %1644, label %157, label %1645

1645:
  %1646 = phi i64 [ 3, %20 ], [ %171, %168 ], [ %19, %1 ], [ %133, %132 ], [ %614, %600 ], [ %1116, %1108 ], [ %1642, %1641 ], [ 11, %1610 ], [ %1489, %1600 ], [ %1489, %1488 ]
  ret i64 %1646
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
  br i1 %22, label %36, label %23

23:
  %24 = getelementptr inbounds %struct.ode_system, ptr %3, i64 0, i32 2
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %27 = load double, ptr %26, align 8
  %28 = tail call i64 %21(ptr %25, double %27, ptr %7, ptr %9)
  switch i64 %28, label %32 [
    i64 15, label %36
    i64 3, label %29
  ]

29:
  %30 = load double, ptr %26, align 8
  %31 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %30, ptr %31, align 8
  br label %111

32:
  %33 = icmp eq i64 %28, 0
  %34 = zext i1 %33 to i64
  %35 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %34, ptr %35, align 8
  br label %111

36:
  %37 = bitcast ptr %11 to ptr
  %38 = bitcast ptr %7 to ptr
  %39 = shl i64 %5, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %37, ptr align 8 %38, i64 %39, i1 false)
  %40 = icmp sgt i64 %5, 0
  br i1 %40, label %41, label %109

41:
  %42 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %43 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  br label %44

44:
  %45 = phi i1 [ true, %41 ], [ %104, %101 ]
  %46 = phi i64 [ 0, %41 ], [ %103, %101 ]
  %47 = getelementptr inbounds double, ptr %7, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = tail call double @llvm.fabs.f64(double %48)
  %50 = tail call double @llvm.maxnum.f64(double %49, double 1.000000e-05)
  %51 = fmul double %50, 0x3CB0000000000000
  %52 = tail call double @llvm.sqrt.f64(double %51)
  %53 = fadd double %48, %52
  %54 = getelementptr inbounds double, ptr %11, i64 %46
  store double %53, ptr %54, align 8
  %55 = load double, ptr %42, align 8
  %56 = load i64, ptr %43, align 8
  %57 = add nsw i64 %56, 1
  store i64 %57, ptr %43, align 8
  %58 = load ptr, ptr %2, align 8
  %59 = getelementptr inbounds %struct.ode_system, ptr %58, i64 0, i32 3
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds %struct.ode_system, ptr %58, i64 0, i32 2
  %62 = load ptr, ptr %61, align 8
  %63 = tail call i64 %60(ptr %62, double %55, ptr %11, ptr %13)
  switch i64 %63, label %111 [
    i64 3, label %64
    i64 0, label %86
  ]

64:
  %65 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 32
  store i64 3, ptr %65, align 8
  %66 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %55, ptr %66, align 8
  %67 = load ptr, ptr %6, align 8
  %68 = load ptr, ptr %2, align 8
  %69 = getelementptr inbounds %struct.ode_system, ptr %68, i64 0, i32 0
  %70 = load i64, ptr %69, align 8
  %71 = shl nsw i64 %70, 2
  %72 = getelementptr inbounds double, ptr %67, i64 %71
  %73 = bitcast ptr %72 to ptr
  %74 = bitcast ptr %13 to ptr
  %75 = shl i64 %70, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %73, ptr align 8 %74, i64 %75, i1 false)
  %76 = load ptr, ptr %6, align 8
  %77 = load ptr, ptr %2, align 8
  %78 = getelementptr inbounds %struct.ode_system, ptr %77, i64 0, i32 0
  %79 = load i64, ptr %78, align 8
  %80 = mul nsw i64 %79, 5
  %81 = getelementptr inbounds double, ptr %76, i64 %80
  %82 = bitcast ptr %81 to ptr
  %83 = shl i64 %79, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %82, ptr align 8 %37, i64 %83, i1 false)
  br label %111

84:
  %85 = fcmp une double %98, 0.000000e+00
  br i1 %85, label %106, label %101

86:
  %87 = phi i64 [ %99, %86 ], [ %63, %44 ]
  %88 = phi double [ %98, %86 ], [ 0.000000e+00, %44 ]
  %89 = getelementptr inbounds double, ptr %13, i64 %87
  %90 = load double, ptr %89, align 8
  %91 = getelementptr inbounds double, ptr %15, i64 %87
  %92 = load double, ptr %91, align 8
  %93 = fsub double %90, %92
  %94 = fdiv double %93, %52
  %95 = mul nsw i64 %87, %5
  %96 = add nsw i64 %95, %46
  %97 = getelementptr inbounds double, ptr %9, i64 %96
  store double %94, ptr %97, align 8
  %98 = tail call double @llvm.fmuladd.f64(double %94, double 0.000000e+00, double %88)
  %99 = add nuw nsw i64 %87, 1
  %100 = icmp eq i64 %99, %5
  br i1 %100, label %84, label %86

101:
  %102 = load double, ptr %47, align 8
  store double %102, ptr %54, align 8
  %103 = add nuw nsw i64 %46, 1
  %104 = icmp slt i64 %103, %5
  %105 = icmp eq i64 %103, %5
  br i1 %105, label %109, label %44

106:
  %107 = load double, ptr %42, align 8
  %108 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %107, ptr %108, align 8
  br i1 %45, label %111, label %109

109:
  %110 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 1, ptr %110, align 8
  br label %111

111:
  %112 = phi i64 [ 5, %29 ], [ %28, %32 ], [ 0, %109 ], [ 5, %106 ], [ 3, %64 ], [ %63, %44 ]
  ret i64 %112
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
