; radau5: made by tools/make_loops_text.py from radau5
; sources cd4d793ebb6a53d16492beca87fbee4d0d106241a2b56dc0d7c0fa0fb6f5e586
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
  switch i64 %19, label %1639 [
    i64 3, label %20
    i64 0, label %41
  ]

20:
  %21 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 32
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
  br label %1639

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
  br i1 %134, label %135, label %1639

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
  %158 = phi i32 [ %136, %135 ], [ %1637, %1635 ]
  %159 = load double, ptr %2, align 8
  %160 = load double, ptr %81, align 8
  %161 = tail call double @llvm.fabs.f64(double %160)
  %162 = tail call double @llvm.fabs.f64(double %159)
  %163 = load double, ptr %137, align 8
  %164 = tail call double @llvm.fabs.f64(double %163)
  %165 = tail call double @llvm.maxnum.f64(double %162, double %164)
  %166 = fmul double %165, 0x3CE4000000000000
  %167 = fcmp ugt double %161, %166
  br i1 %167, label %174, label %168

168:
  %169 = load i64, ptr %146, align 8
  %170 = icmp eq i64 %169, 1
  %171 = icmp eq i64 %169, 2
  %172 = select i1 %171, i64 8, i64 4
  %173 = select i1 %170, i64 3, i64 %172
  br label %1639

174:
  %175 = load double, ptr %138, align 8
  %176 = fcmp ogt double %175, 0.000000e+00
  br i1 %176, label %177, label %197

177:
  %178 = load double, ptr %139, align 8
  %179 = fsub double %178, %159
  %180 = fmul double %179, 5.000000e-01
  %181 = fcmp olt double %160, 0.000000e+00
  %182 = fneg double %180
  %183 = select i1 %181, double %182, double %180
  %184 = fcmp ult double %183, 0.000000e+00
  br i1 %184, label %197, label %185

185:
  %186 = tail call double @llvm.maxnum.f64(double %183, double %175)
  %187 = fcmp ogt double %161, %186
  br i1 %187, label %188, label %197

188:
  %189 = load double, ptr %140, align 8
  %190 = tail call double @llvm.fabs.f64(double %189)
  %191 = fdiv double %186, %190
  %192 = fcmp oge double %191, 1.000000e+00
  %193 = fcmp olt double %191, 1.500000e+00
  %194 = and i1 %192, %193
  %195 = tail call double @llvm.copysign.f64(double %186, double %160)
  %196 = select i1 %194, double %189, double %195
  store double %196, ptr %81, align 8
  br label %197

197:
  %198 = phi double [ %160, %177 ], [ %160, %174 ], [ %196, %188 ], [ %160, %185 ]
  %199 = tail call double @llvm.fmuladd.f64(double %198, double 1.000100e+00, double %159)
  %200 = fsub double %199, %163
  %201 = fmul double %198, %200
  %202 = fcmp oge double %201, 0.000000e+00
  %203 = fsub double %163, %159
  %204 = select i1 %202, double %203, double %198
  %205 = load double, ptr %140, align 8
  %206 = fcmp une double %205, %204
  br i1 %206, label %207, label %487

207:
  %208 = load ptr, ptr %6, align 8
  %209 = getelementptr inbounds %struct.ode_system, ptr %208, i64 0, i32 0
  %210 = load i64, ptr %209, align 8
  %211 = load ptr, ptr %4, align 8
  %212 = mul nsw i64 %210, 27
  %213 = getelementptr inbounds double, ptr %211, i64 %212
  %214 = mul i64 %210, %210
  %215 = getelementptr inbounds double, ptr %213, i64 %214
  %216 = shl i64 %210, 1
  %217 = mul nsw i64 %216, %210
  %218 = getelementptr inbounds double, ptr %213, i64 %217
  %219 = icmp eq i64 %214, 0
  br i1 %219, label %220, label %226

220:
  %221 = icmp sgt i64 %210, 0
  br i1 %221, label %222, label %280

222:
  %223 = fdiv double 0x400D1A48D83E731D, %204
  %224 = fdiv double 0x400572DB93E0C671, %204
  %225 = fdiv double 0x40086747F2C3FCB6, %204
  br label %362

226:
  %227 = phi i64 [ %236, %226 ], [ 0, %207 ]
  %228 = getelementptr inbounds double, ptr %213, i64 %227
  %229 = load double, ptr %228, align 8
  %230 = fneg double %229
  %231 = getelementptr inbounds double, ptr %215, i64 %227
  store double %230, ptr %231, align 8
  %232 = shl nuw nsw i64 %227, 1
  %233 = getelementptr inbounds double, ptr %218, i64 %232
  store double %230, ptr %233, align 8
  %234 = or i64 %232, 1
  %235 = getelementptr inbounds double, ptr %218, i64 %234
  store double 0.000000e+00, ptr %235, align 8
  %236 = add nuw nsw i64 %227, 1
  %237 = icmp eq i64 %236, %214
  br i1 %237, label %220, label %226

238:
  %239 = load i64, ptr %141, align 8
  %240 = add nsw i64 %239, 1
  store i64 %240, ptr %141, align 8
  store double %204, ptr %140, align 8
  %241 = mul nsw i64 %210, 26
  %242 = getelementptr double, ptr %211, i64 %241
  br label %243

243:
  %244 = phi i64 [ %248, %247 ], [ 0, %238 ]
  %245 = getelementptr inbounds double, ptr %242, i64 %244
  store double 0.000000e+00, ptr %245, align 8
  %246 = mul nsw i64 %244, %210
  br label %250

247:
  %248 = add nuw nsw i64 %244, 1
  %249 = icmp eq i64 %248, %210
  br i1 %249, label %260, label %243

250:
  %251 = phi double [ 0.000000e+00, %243 ], [ %257, %250 ]
  %252 = phi i64 [ 0, %243 ], [ %258, %250 ]
  %253 = add nsw i64 %252, %246
  %254 = getelementptr inbounds double, ptr %213, i64 %253
  %255 = load double, ptr %254, align 8
  %256 = tail call double @llvm.fabs.f64(double %255)
  %257 = fadd double %251, %256
  store double %257, ptr %245, align 8
  %258 = add nuw nsw i64 %252, 1
  %259 = icmp eq i64 %258, %210
  br i1 %259, label %247, label %250

260:
  %261 = phi i64 [ %266, %264 ], [ 0, %247 ]
  %262 = phi double [ %265, %264 ], [ 0.000000e+00, %247 ]
  %263 = mul nsw i64 %261, %210
  br label %268

264:
  %265 = tail call double @llvm.maxnum.f64(double %262, double %277)
  %266 = add nuw nsw i64 %261, 1
  %267 = icmp eq i64 %266, %210
  br i1 %267, label %283, label %260

268:
  %269 = phi i64 [ 0, %260 ], [ %278, %268 ]
  %270 = phi double [ 0.000000e+00, %260 ], [ %277, %268 ]
  %271 = add nsw i64 %269, %263
  %272 = getelementptr inbounds double, ptr %213, i64 %271
  %273 = load double, ptr %272, align 8
  %274 = tail call double @llvm.fabs.f64(double %273)
  %275 = getelementptr inbounds double, ptr %242, i64 %269
  %276 = load double, ptr %275, align 8
  %277 = tail call double @llvm.fmuladd.f64(double %274, double %276, double %270)
  %278 = add nuw nsw i64 %269, 1
  %279 = icmp eq i64 %278, %210
  br i1 %279, label %264, label %268

280:
  %281 = load i64, ptr %141, align 8
  %282 = add nsw i64 %281, 1
  store i64 %282, ptr %141, align 8
  store double %204, ptr %140, align 8
  store double 0.000000e+00, ptr %142, align 8
  br label %487

283:
  %284 = tail call double @llvm.sqrt.f64(double %265)
  store double %284, ptr %142, align 8
  %285 = load ptr, ptr %143, align 8
  br label %288

286:
  %287 = icmp eq i64 %291, %210
  br i1 %287, label %360, label %288

288:
  %289 = phi i1 [ %292, %286 ], [ true, %283 ]
  %290 = phi i64 [ %291, %286 ], [ 0, %283 ]
  %291 = add nuw nsw i64 %290, 1
  %292 = icmp slt i64 %291, %210
  br i1 %292, label %301, label %293

293:
  %294 = phi i64 [ %290, %288 ], [ %315, %301 ]
  %295 = getelementptr inbounds i64, ptr %285, i64 %290
  store i64 %294, ptr %295, align 8
  %296 = mul nsw i64 %294, %210
  %297 = add nsw i64 %296, %290
  %298 = getelementptr inbounds double, ptr %215, i64 %297
  %299 = load double, ptr %298, align 8
  %300 = fcmp oeq double %299, 0.000000e+00
  br i1 %300, label %360, label %318

301:
  %302 = phi i64 [ %316, %301 ], [ %291, %288 ]
  %303 = phi i64 [ %315, %301 ], [ %290, %288 ]
  %304 = mul nsw i64 %302, %210
  %305 = add nsw i64 %304, %290
  %306 = getelementptr inbounds double, ptr %215, i64 %305
  %307 = load double, ptr %306, align 8
  %308 = tail call double @llvm.fabs.f64(double %307)
  %309 = mul nsw i64 %303, %210
  %310 = add nsw i64 %309, %290
  %311 = getelementptr inbounds double, ptr %215, i64 %310
  %312 = load double, ptr %311, align 8
  %313 = tail call double @llvm.fabs.f64(double %312)
  %314 = fcmp ogt double %308, %313
  %315 = select i1 %314, i64 %302, i64 %303
  %316 = add nuw nsw i64 %302, 1
  %317 = icmp slt i64 %316, %210
  br i1 %317, label %301, label %293

318:
  %319 = icmp eq i64 %294, %290
  %320 = mul nsw i64 %290, %210
  br i1 %319, label %331, label %321

321:
  %322 = phi i64 [ %329, %321 ], [ 0, %318 ]
  %323 = add nsw i64 %322, %320
  %324 = getelementptr inbounds double, ptr %215, i64 %323
  %325 = load double, ptr %324, align 8
  %326 = add nsw i64 %322, %296
  %327 = getelementptr inbounds double, ptr %215, i64 %326
  %328 = load double, ptr %327, align 8
  store double %328, ptr %324, align 8
  store double %325, ptr %327, align 8
  %329 = add nuw nsw i64 %322, 1
  %330 = icmp eq i64 %329, %210
  br i1 %330, label %331, label %321

331:
  %332 = add nsw i64 %320, %290
  %333 = getelementptr inbounds double, ptr %215, i64 %332
  %334 = load double, ptr %333, align 8
  %335 = fdiv double 1.000000e+00, %334
  br i1 %292, label %336, label %286

336:
  %337 = phi i64 [ %358, %357 ], [ %291, %331 ]
  %338 = mul nsw i64 %337, %210
  %339 = add nsw i64 %338, %290
  %340 = getelementptr inbounds double, ptr %215, i64 %339
  %341 = load double, ptr %340, align 8
  %342 = fcmp oeq double %341, 0.000000e+00
  br i1 %342, label %357, label %343

343:
  %344 = fmul double %335, %341
  store double %344, ptr %340, align 8
  %345 = fneg double %344
  br label %346

346:
  %347 = phi i64 [ %291, %343 ], [ %355, %346 ]
  %348 = add nsw i64 %347, %320
  %349 = getelementptr inbounds double, ptr %215, i64 %348
  %350 = load double, ptr %349, align 8
  %351 = add nsw i64 %347, %338
  %352 = getelementptr inbounds double, ptr %215, i64 %351
  %353 = load double, ptr %352, align 8
  %354 = tail call double @llvm.fmuladd.f64(double %345, double %350, double %353)
  store double %354, ptr %352, align 8
  %355 = add nuw nsw i64 %347, 1
  %356 = icmp slt i64 %355, %210
  br i1 %356, label %346, label %357

357:
  %358 = add nuw nsw i64 %337, 1
  %359 = icmp slt i64 %358, %210
  br i1 %359, label %336, label %286

360:
  %361 = phi i1 [ %289, %293 ], [ %292, %286 ]
  br i1 %361, label %483, label %377

362:
  %363 = phi i64 [ 0, %222 ], [ %375, %362 ]
  %364 = mul nsw i64 %363, %210
  %365 = add nsw i64 %364, %363
  %366 = getelementptr inbounds double, ptr %215, i64 %365
  %367 = load double, ptr %366, align 8
  %368 = fadd double %223, %367
  store double %368, ptr %366, align 8
  %369 = shl nsw i64 %365, 1
  %370 = getelementptr inbounds double, ptr %218, i64 %369
  %371 = load double, ptr %370, align 8
  %372 = fadd double %224, %371
  store double %372, ptr %370, align 8
  %373 = or i64 %369, 1
  %374 = getelementptr inbounds double, ptr %218, i64 %373
  store double %225, ptr %374, align 8
  %375 = add nuw nsw i64 %363, 1
  %376 = icmp eq i64 %375, %210
  br i1 %376, label %238, label %362

377:
  %378 = getelementptr inbounds i64, ptr %285, i64 %210
  %379 = tail call i64 @llvm.smax.i64(i64 %216, i64 1)
  br label %382

380:
  %381 = icmp eq i64 %436, %210
  br i1 %381, label %481, label %382

382:
  %383 = phi i1 [ true, %377 ], [ %437, %380 ]
  %384 = phi i64 [ 0, %377 ], [ %436, %380 ]
  br label %388

385:
  %386 = getelementptr inbounds i64, ptr %378, i64 %384
  store i64 %404, ptr %386, align 8
  %387 = fcmp oeq double %403, 0.000000e+00
  br i1 %387, label %481, label %407

388:
  %389 = phi i64 [ %404, %388 ], [ %384, %382 ]
  %390 = phi double [ %403, %388 ], [ -1.000000e+00, %382 ]
  %391 = phi i64 [ %405, %388 ], [ %384, %382 ]
  %392 = mul nsw i64 %391, %210
  %393 = add nsw i64 %392, %384
  %394 = shl nsw i64 %393, 1
  %395 = getelementptr inbounds double, ptr %218, i64 %394
  %396 = load double, ptr %395, align 8
  %397 = tail call double @llvm.fabs.f64(double %396)
  %398 = getelementptr inbounds double, ptr %395, i64 1
  %399 = load double, ptr %398, align 8
  %400 = tail call double @llvm.fabs.f64(double %399)
  %401 = fadd double %397, %400
  %402 = fcmp ogt double %401, %390
  %403 = select i1 %402, double %401, double %390
  %404 = select i1 %402, i64 %391, i64 %389
  %405 = add nuw nsw i64 %391, 1
  %406 = icmp slt i64 %405, %210
  br i1 %406, label %388, label %385

407:
  %408 = icmp eq i64 %404, %384
  br i1 %408, label %422, label %409

409:
  %410 = mul i64 %384, %216
  %411 = mul i64 %404, %216
  br label %412

412:
  %413 = phi i64 [ 0, %409 ], [ %420, %412 ]
  %414 = add nsw i64 %413, %410
  %415 = getelementptr inbounds double, ptr %218, i64 %414
  %416 = load double, ptr %415, align 8
  %417 = add nsw i64 %413, %411
  %418 = getelementptr inbounds double, ptr %218, i64 %417
  %419 = load double, ptr %418, align 8
  store double %419, ptr %415, align 8
  store double %416, ptr %418, align 8
  %420 = add nuw nsw i64 %413, 1
  %421 = icmp eq i64 %420, %379
  br i1 %421, label %422, label %412

422:
  %423 = shl nuw nsw i64 %384, 1
  %424 = mul nsw i64 %423, %210
  %425 = getelementptr inbounds double, ptr %218, i64 %424
  %426 = getelementptr inbounds double, ptr %425, i64 %423
  %427 = load double, ptr %426, align 8
  %428 = or i64 %423, 1
  %429 = getelementptr inbounds double, ptr %425, i64 %428
  %430 = load double, ptr %429, align 8
  %431 = fmul double %430, %430
  %432 = tail call double @llvm.fmuladd.f64(double %427, double %427, double %431)
  %433 = fdiv double %427, %432
  %434 = fneg double %430
  %435 = fdiv double %434, %432
  %436 = add nuw nsw i64 %384, 1
  %437 = icmp slt i64 %436, %210
  br i1 %437, label %438, label %380

438:
  %439 = phi i64 [ %479, %478 ], [ %436, %422 ]
  %440 = mul i64 %439, %216
  %441 = getelementptr inbounds double, ptr %218, i64 %440
  %442 = getelementptr inbounds double, ptr %441, i64 %423
  %443 = load double, ptr %442, align 8
  %444 = getelementptr inbounds double, ptr %441, i64 %428
  %445 = load double, ptr %444, align 8
  %446 = fcmp oeq double %443, 0.000000e+00
  %447 = fcmp oeq double %445, 0.000000e+00
  %448 = select i1 %446, i1 %447, i1 false
  br i1 %448, label %478, label %449

449:
  %450 = fneg double %445
  %451 = fmul double %435, %450
  %452 = tail call double @llvm.fmuladd.f64(double %443, double %433, double %451)
  %453 = fmul double %433, %445
  %454 = tail call double @llvm.fmuladd.f64(double %443, double %435, double %453)
  store double %452, ptr %442, align 8
  store double %454, ptr %444, align 8
  %455 = fneg double %454
  br label %456

456:
  %457 = phi i64 [ %436, %449 ], [ %476, %456 ]
  %458 = shl nuw nsw i64 %457, 1
  %459 = getelementptr inbounds double, ptr %425, i64 %458
  %460 = load double, ptr %459, align 8
  %461 = or i64 %458, 1
  %462 = getelementptr inbounds double, ptr %425, i64 %461
  %463 = load double, ptr %462, align 8
  %464 = fmul double %463, %455
  %465 = tail call double @llvm.fmuladd.f64(double %452, double %460, double %464)
  %466 = getelementptr inbounds double, ptr %441, i64 %458
  %467 = load double, ptr %466, align 8
  %468 = fsub double %467, %465
  store double %468, ptr %466, align 8
  %469 = load double, ptr %462, align 8
  %470 = load double, ptr %459, align 8
  %471 = fmul double %454, %470
  %472 = tail call double @llvm.fmuladd.f64(double %452, double %469, double %471)
  %473 = getelementptr inbounds double, ptr %441, i64 %461
  %474 = load double, ptr %473, align 8
  %475 = fsub double %474, %472
  store double %475, ptr %473, align 8
  %476 = add nuw nsw i64 %457, 1
  %477 = icmp slt i64 %476, %210
  br i1 %477, label %456, label %478

478:
  %479 = add nuw nsw i64 %439, 1
  %480 = icmp slt i64 %479, %210
  br i1 %480, label %438, label %380

481:
  %482 = phi i1 [ %437, %380 ], [ %383, %385 ]
  br i1 %482, label %483, label %487

483:
  %484 = fmul double %204, 5.000000e-01
  store double %484, ptr %81, align 8
  %485 = load i64, ptr %156, align 8
  %486 = add nsw i64 %485, 1
  store i64 %486, ptr %156, align 8
  store i64 1, ptr %148, align 8
  br label %1635

487:
  %488 = load ptr, ptr %42, align 8
  %489 = getelementptr inbounds %struct.ode_options, ptr %488, i64 0, i32 1
  %490 = load double, ptr %489, align 8
  %491 = tail call double @llvm.pow.f64(double %490, double 0x3FE5555555555555)
  %492 = fmul double %491, 1.000000e-02
  %493 = fdiv double 0x3CE4000000000000, %492
  %494 = tail call double @llvm.sqrt.f64(double %492)
  %495 = tail call double @llvm.minnum.f64(double %494, double 3.000000e-02)
  %496 = tail call double @llvm.maxnum.f64(double %493, double %495)
  store double 1.000000e-03, ptr %144, align 8
  %497 = load double, ptr %145, align 8
  %498 = tail call double @llvm.maxnum.f64(double %497, double 0x3CB0000000000000)
  %499 = tail call double @llvm.pow.f64(double %498, double 8.000000e-01)
  store double %499, ptr %145, align 8
  %500 = load ptr, ptr %6, align 8
  %501 = getelementptr inbounds %struct.ode_system, ptr %500, i64 0, i32 0
  %502 = load i64, ptr %501, align 8
  %503 = load ptr, ptr %4, align 8
  %504 = mul nsw i64 %502, 11
  %505 = getelementptr inbounds double, ptr %503, i64 %504
  %506 = mul nsw i64 %502, 12
  %507 = getelementptr inbounds double, ptr %503, i64 %506
  %508 = mul nsw i64 %502, 13
  %509 = getelementptr inbounds double, ptr %503, i64 %508
  %510 = mul nsw i64 %502, 22
  %511 = getelementptr inbounds double, ptr %503, i64 %510
  %512 = mul nsw i64 %502, 23
  %513 = getelementptr inbounds double, ptr %503, i64 %512
  %514 = mul nsw i64 %502, 24
  %515 = getelementptr inbounds double, ptr %503, i64 %514
  %516 = load double, ptr %72, align 8
  %517 = fcmp une double %516, 0.000000e+00
  %518 = fdiv double %204, %516
  %519 = select i1 %517, double %518, double 0.000000e+00
  %520 = fmul double %519, 0x3FC3D8B64657CAEA
  %521 = fmul double %519, 0x3FE4A36C0803A6DF
  %522 = icmp sgt i64 %502, 0
  br i1 %522, label %523, label %576

523:
  %524 = fcmp une double %519, 0.000000e+00
  %525 = fadd double %520, 0x3FD6B927EFF8B242
  %526 = fadd double %520, 0x3FEB09D26E6A0D46
  %527 = fadd double %521, 0x3FD6B927EFF8B242
  %528 = fadd double %521, 0x3FEB09D26E6A0D46
  %529 = fadd double %519, 0x3FD6B927EFF8B242
  %530 = fadd double %519, 0x3FEB09D26E6A0D46
  %531 = mul nsw i64 %502, 17
  %532 = getelementptr inbounds double, ptr %503, i64 %531
  %533 = mul nsw i64 %502, 18
  %534 = getelementptr inbounds double, ptr %503, i64 %533
  %535 = mul nsw i64 %502, 19
  %536 = getelementptr inbounds double, ptr %503, i64 %535
  br label %537

537:
  %538 = phi i64 [ 0, %523 ], [ %574, %546 ]
  br i1 %524, label %539, label %546

539:
  %540 = getelementptr inbounds double, ptr %511, i64 %538
  %541 = load double, ptr %540, align 8
  %542 = getelementptr inbounds double, ptr %513, i64 %538
  %543 = load double, ptr %542, align 8
  %544 = getelementptr inbounds double, ptr %515, i64 %538
  %545 = load double, ptr %544, align 8
  br label %546

546:
  %547 = phi double [ %543, %539 ], [ 0.000000e+00, %537 ]
  %548 = phi double [ %541, %539 ], [ 0.000000e+00, %537 ]
  %549 = phi double [ %545, %539 ], [ 0.000000e+00, %537 ]
  %550 = tail call double @llvm.fmuladd.f64(double %526, double %549, double %547)
  %551 = tail call double @llvm.fmuladd.f64(double %525, double %550, double %548)
  %552 = fmul double %520, %551
  %553 = getelementptr inbounds double, ptr %505, i64 %538
  store double %552, ptr %553, align 8
  %554 = tail call double @llvm.fmuladd.f64(double %528, double %549, double %547)
  %555 = tail call double @llvm.fmuladd.f64(double %527, double %554, double %548)
  %556 = fmul double %521, %555
  %557 = getelementptr inbounds double, ptr %507, i64 %538
  store double %556, ptr %557, align 8
  %558 = tail call double @llvm.fmuladd.f64(double %530, double %549, double %547)
  %559 = tail call double @llvm.fmuladd.f64(double %529, double %558, double %548)
  %560 = fmul double %519, %559
  %561 = getelementptr inbounds double, ptr %509, i64 %538
  store double %560, ptr %561, align 8
  %562 = fmul double %556, 0x3FD5B570C75819C1
  %563 = tail call double @llvm.fmuladd.f64(double %552, double 0x40114D64D09039E2, double %562)
  %564 = tail call double @llvm.fmuladd.f64(double %560, double 0x3FE1562F2BDEBF3D, double %563)
  %565 = getelementptr inbounds double, ptr %532, i64 %538
  store double %564, ptr %565, align 8
  %566 = fmul double %556, 0xBFD4F8C15DA84E86
  %567 = tail call double @llvm.fmuladd.f64(double %552, double 0xC010B70201A79C47, double %566)
  %568 = tail call double @llvm.fmuladd.f64(double %560, double 0x3FDE810014C55221, double %567)
  %569 = getelementptr inbounds double, ptr %534, i64 %538
  store double %568, ptr %569, align 8
  %570 = fmul double %556, 0x4004934E6FCAA598
  %571 = tail call double @llvm.fmuladd.f64(double %552, double 0xBFE017885A24A7F2, double %570)
  %572 = tail call double @llvm.fmuladd.f64(double %560, double 0xBFE312C0CF7BDFD1, double %571)
  %573 = getelementptr inbounds double, ptr %536, i64 %538
  store double %572, ptr %573, align 8
  %574 = add nuw nsw i64 %538, 1
  %575 = icmp eq i64 %574, %502
  br i1 %575, label %576, label %537

576:
  %577 = fdiv double 0x40086747F2C3FCB6, %204
  %578 = fdiv double 0xC00D1A48D83E731D, %204
  %579 = fdiv double 0xC00572DB93E0C671, %204
  %580 = fneg double %577
  br label %581

581:
  %582 = phi ptr [ %503, %576 ], [ %631, %942 ]
  %583 = phi i64 [ %502, %576 ], [ %630, %942 ]
  %584 = phi double [ 0.000000e+00, %576 ], [ %943, %942 ]
  %585 = phi double [ 0.000000e+00, %576 ], [ %940, %942 ]
  %586 = phi i32 [ 1, %576 ], [ %944, %942 ]
  %587 = mul nsw i64 %583, 3
  %588 = getelementptr inbounds double, ptr %582, i64 %587
  %589 = icmp sgt i64 %583, 0
  br label %590

590:
  %591 = phi i64 [ 0, %581 ], [ %594, %602 ]
  %592 = icmp eq i64 %591, 3
  br i1 %592, label %627, label %593

593:
  %594 = add nuw nsw i64 %591, 1
  %595 = add nuw nsw i64 %591, 11
  %596 = load ptr, ptr %4, align 8
  %597 = load ptr, ptr %6, align 8
  %598 = getelementptr inbounds %struct.ode_system, ptr %597, i64 0, i32 0
  %599 = load i64, ptr %598, align 8
  %600 = mul nsw i64 %599, %595
  %601 = getelementptr inbounds double, ptr %596, i64 %600
  br i1 %589, label %617, label %602

602:
  %603 = load double, ptr %2, align 8
  %604 = getelementptr inbounds [3 x double], ptr @__const.stage_rates.parts, i64 0, i64 %591
  %605 = load double, ptr %604, align 8
  %606 = tail call double @llvm.fmuladd.f64(double %605, double %204, double %603)
  %607 = add nuw nsw i64 %591, 14
  %608 = mul nsw i64 %599, %607
  %609 = getelementptr inbounds double, ptr %596, i64 %608
  %610 = load i64, ptr %12, align 8
  %611 = add nsw i64 %610, 1
  store i64 %611, ptr %12, align 8
  %612 = getelementptr inbounds %struct.ode_system, ptr %597, i64 0, i32 3
  %613 = load ptr, ptr %612, align 8
  %614 = getelementptr inbounds %struct.ode_system, ptr %597, i64 0, i32 2
  %615 = load ptr, ptr %614, align 8
  %616 = tail call i64 %613(ptr %615, double %606, ptr %588, ptr %609)
  switch i64 %616, label %1639 [
    i64 3, label %946
    i64 0, label %590
  ]

617:
  %618 = phi i64 [ %625, %617 ], [ 0, %593 ]
  %619 = getelementptr inbounds double, ptr %582, i64 %618
  %620 = load double, ptr %619, align 8
  %621 = getelementptr inbounds double, ptr %601, i64 %618
  %622 = load double, ptr %621, align 8
  %623 = fadd double %620, %622
  %624 = getelementptr inbounds double, ptr %588, i64 %618
  store double %623, ptr %624, align 8
  %625 = add nuw nsw i64 %618, 1
  %626 = icmp eq i64 %625, %583
  br i1 %626, label %602, label %617

627:
  %628 = load ptr, ptr %6, align 8
  %629 = getelementptr inbounds %struct.ode_system, ptr %628, i64 0, i32 0
  %630 = load i64, ptr %629, align 8
  %631 = load ptr, ptr %4, align 8
  %632 = mul nsw i64 %630, 14
  %633 = getelementptr inbounds double, ptr %631, i64 %632
  %634 = mul nsw i64 %630, 15
  %635 = getelementptr inbounds double, ptr %631, i64 %634
  %636 = shl nsw i64 %630, 4
  %637 = getelementptr inbounds double, ptr %631, i64 %636
  %638 = mul nsw i64 %630, 17
  %639 = getelementptr inbounds double, ptr %631, i64 %638
  %640 = mul nsw i64 %630, 18
  %641 = getelementptr inbounds double, ptr %631, i64 %640
  %642 = mul nsw i64 %630, 19
  %643 = getelementptr inbounds double, ptr %631, i64 %642
  %644 = mul nsw i64 %630, 20
  %645 = getelementptr inbounds double, ptr %631, i64 %644
  %646 = icmp sgt i64 %630, 0
  br i1 %646, label %826, label %895

647:
  %648 = mul nsw i64 %630, 27
  %649 = load ptr, ptr %143, align 8
  br label %656

650:
  %651 = mul nsw i64 %630, %630
  %652 = getelementptr inbounds double, ptr %631, i64 %648
  %653 = getelementptr inbounds double, ptr %652, i64 %651
  %654 = icmp sgt i64 %630, 1
  br i1 %654, label %666, label %655

655:
  br label %686

656:
  %657 = phi i64 [ %664, %656 ], [ 0, %647 ]
  %658 = getelementptr inbounds i64, ptr %649, i64 %657
  %659 = load i64, ptr %658, align 8
  %660 = getelementptr inbounds double, ptr %633, i64 %659
  %661 = load double, ptr %660, align 8
  %662 = getelementptr inbounds double, ptr %633, i64 %657
  %663 = load double, ptr %662, align 8
  store double %663, ptr %660, align 8
  store double %661, ptr %662, align 8
  %664 = add nuw nsw i64 %657, 1
  %665 = icmp eq i64 %664, %630
  br i1 %665, label %650, label %656

666:
  %667 = phi i64 [ %672, %671 ], [ 1, %650 ]
  %668 = getelementptr inbounds double, ptr %633, i64 %667
  %669 = load double, ptr %668, align 8
  %670 = mul nsw i64 %667, %630
  br label %674

671:
  store double %683, ptr %668, align 8
  %672 = add nuw nsw i64 %667, 1
  %673 = icmp eq i64 %672, %630
  br i1 %673, label %655, label %666

674:
  %675 = phi i64 [ 0, %666 ], [ %684, %674 ]
  %676 = phi double [ %669, %666 ], [ %683, %674 ]
  %677 = add nsw i64 %675, %670
  %678 = getelementptr inbounds double, ptr %653, i64 %677
  %679 = load double, ptr %678, align 8
  %680 = getelementptr inbounds double, ptr %633, i64 %675
  %681 = load double, ptr %680, align 8
  %682 = fneg double %679
  %683 = tail call double @llvm.fmuladd.f64(double %682, double %681, double %676)
  %684 = add nuw nsw i64 %675, 1
  %685 = icmp eq i64 %684, %667
  br i1 %685, label %671, label %674

686:
  %687 = phi i64 [ %688, %693 ], [ %630, %655 ]
  %688 = add nsw i64 %687, -1
  %689 = getelementptr inbounds double, ptr %633, i64 %688
  %690 = load double, ptr %689, align 8
  %691 = icmp slt i64 %687, %630
  %692 = mul nsw i64 %688, %630
  br i1 %691, label %700, label %693

693:
  %694 = phi double [ %690, %686 ], [ %709, %700 ]
  %695 = add nsw i64 %692, %688
  %696 = getelementptr inbounds double, ptr %653, i64 %695
  %697 = load double, ptr %696, align 8
  %698 = fdiv double %694, %697
  store double %698, ptr %689, align 8
  %699 = icmp sgt i64 %687, 1
  br i1 %699, label %686, label %712

700:
  %701 = phi i64 [ %710, %700 ], [ %687, %686 ]
  %702 = phi double [ %709, %700 ], [ %690, %686 ]
  %703 = add nsw i64 %701, %692
  %704 = getelementptr inbounds double, ptr %653, i64 %703
  %705 = load double, ptr %704, align 8
  %706 = getelementptr inbounds double, ptr %633, i64 %701
  %707 = load double, ptr %706, align 8
  %708 = fneg double %705
  %709 = tail call double @llvm.fmuladd.f64(double %708, double %707, double %702)
  %710 = add nsw i64 %701, 1
  %711 = icmp eq i64 %710, %630
  br i1 %711, label %693, label %700

712:
  %713 = shl i64 %630, 1
  %714 = getelementptr inbounds i64, ptr %649, i64 %630
  br label %719

715:
  %716 = mul nsw i64 %713, %630
  %717 = getelementptr inbounds double, ptr %652, i64 %716
  br i1 %654, label %733, label %718

718:
  br label %767

719:
  %720 = phi i64 [ %731, %719 ], [ 0, %712 ]
  %721 = getelementptr inbounds i64, ptr %714, i64 %720
  %722 = load i64, ptr %721, align 8
  %723 = getelementptr inbounds double, ptr %635, i64 %722
  %724 = load double, ptr %723, align 8
  %725 = getelementptr inbounds double, ptr %637, i64 %722
  %726 = load double, ptr %725, align 8
  %727 = getelementptr inbounds double, ptr %635, i64 %720
  %728 = load double, ptr %727, align 8
  store double %728, ptr %723, align 8
  %729 = getelementptr inbounds double, ptr %637, i64 %720
  %730 = load double, ptr %729, align 8
  store double %730, ptr %725, align 8
  store double %724, ptr %727, align 8
  store double %726, ptr %729, align 8
  %731 = add nuw nsw i64 %720, 1
  %732 = icmp eq i64 %731, %630
  br i1 %732, label %715, label %719

733:
  %734 = phi i64 [ %742, %741 ], [ 1, %715 ]
  %735 = mul i64 %734, %713
  %736 = getelementptr inbounds double, ptr %717, i64 %735
  %737 = getelementptr inbounds double, ptr %635, i64 %734
  %738 = load double, ptr %737, align 8
  %739 = getelementptr inbounds double, ptr %637, i64 %734
  %740 = load double, ptr %739, align 8
  br label %744

741:
  store double %761, ptr %737, align 8
  store double %764, ptr %739, align 8
  %742 = add nuw nsw i64 %734, 1
  %743 = icmp eq i64 %742, %630
  br i1 %743, label %718, label %733

744:
  %745 = phi double [ %738, %733 ], [ %761, %744 ]
  %746 = phi i64 [ 0, %733 ], [ %765, %744 ]
  %747 = phi double [ %740, %733 ], [ %764, %744 ]
  %748 = shl nuw nsw i64 %746, 1
  %749 = getelementptr inbounds double, ptr %736, i64 %748
  %750 = load double, ptr %749, align 8
  %751 = getelementptr inbounds double, ptr %635, i64 %746
  %752 = load double, ptr %751, align 8
  %753 = or i64 %748, 1
  %754 = getelementptr inbounds double, ptr %736, i64 %753
  %755 = load double, ptr %754, align 8
  %756 = getelementptr inbounds double, ptr %637, i64 %746
  %757 = load double, ptr %756, align 8
  %758 = fneg double %755
  %759 = fmul double %757, %758
  %760 = tail call double @llvm.fmuladd.f64(double %750, double %752, double %759)
  %761 = fsub double %745, %760
  %762 = fmul double %752, %755
  %763 = tail call double @llvm.fmuladd.f64(double %750, double %757, double %762)
  %764 = fsub double %747, %763
  %765 = add nuw nsw i64 %746, 1
  %766 = icmp eq i64 %765, %734
  br i1 %766, label %741, label %744

767:
  %768 = phi i64 [ %769, %778 ], [ %630, %718 ]
  %769 = add nsw i64 %768, -1
  %770 = shl nuw nsw i64 %769, 1
  %771 = mul nsw i64 %770, %630
  %772 = getelementptr inbounds double, ptr %717, i64 %771
  %773 = getelementptr inbounds double, ptr %635, i64 %769
  %774 = load double, ptr %773, align 8
  %775 = getelementptr inbounds double, ptr %637, i64 %769
  %776 = load double, ptr %775, align 8
  %777 = icmp slt i64 %768, %630
  br i1 %777, label %796, label %778

778:
  %779 = phi double [ %774, %767 ], [ %813, %796 ]
  %780 = phi double [ %776, %767 ], [ %816, %796 ]
  %781 = getelementptr inbounds double, ptr %772, i64 %770
  %782 = load double, ptr %781, align 8
  %783 = or i64 %770, 1
  %784 = getelementptr inbounds double, ptr %772, i64 %783
  %785 = load double, ptr %784, align 8
  %786 = fmul double %785, %785
  %787 = tail call double @llvm.fmuladd.f64(double %782, double %782, double %786)
  %788 = fmul double %780, %785
  %789 = tail call double @llvm.fmuladd.f64(double %779, double %782, double %788)
  %790 = fdiv double %789, %787
  store double %790, ptr %773, align 8
  %791 = fneg double %779
  %792 = fmul double %785, %791
  %793 = tail call double @llvm.fmuladd.f64(double %780, double %782, double %792)
  %794 = fdiv double %793, %787
  store double %794, ptr %775, align 8
  %795 = icmp sgt i64 %768, 1
  br i1 %795, label %767, label %819

796:
  %797 = phi i64 [ %817, %796 ], [ %768, %767 ]
  %798 = phi double [ %816, %796 ], [ %776, %767 ]
  %799 = phi double [ %813, %796 ], [ %774, %767 ]
  %800 = shl nsw i64 %797, 1
  %801 = getelementptr inbounds double, ptr %772, i64 %800
  %802 = load double, ptr %801, align 8
  %803 = getelementptr inbounds double, ptr %635, i64 %797
  %804 = load double, ptr %803, align 8
  %805 = or i64 %800, 1
  %806 = getelementptr inbounds double, ptr %772, i64 %805
  %807 = load double, ptr %806, align 8
  %808 = getelementptr inbounds double, ptr %637, i64 %797
  %809 = load double, ptr %808, align 8
  %810 = fneg double %807
  %811 = fmul double %809, %810
  %812 = tail call double @llvm.fmuladd.f64(double %802, double %804, double %811)
  %813 = fsub double %799, %812
  %814 = fmul double %804, %807
  %815 = tail call double @llvm.fmuladd.f64(double %802, double %809, double %814)
  %816 = fsub double %798, %815
  %817 = add nsw i64 %797, 1
  %818 = icmp eq i64 %817, %630
  br i1 %818, label %778, label %796

819:
  %820 = mul nsw i64 %630, 11
  %821 = getelementptr inbounds double, ptr %631, i64 %820
  %822 = mul nsw i64 %630, 12
  %823 = getelementptr inbounds double, ptr %631, i64 %822
  %824 = mul nsw i64 %630, 13
  %825 = getelementptr inbounds double, ptr %631, i64 %824
  br label %856

826:
  %827 = phi i64 [ %854, %826 ], [ 0, %627 ]
  %828 = getelementptr inbounds double, ptr %633, i64 %827
  %829 = load double, ptr %828, align 8
  %830 = getelementptr inbounds double, ptr %635, i64 %827
  %831 = load double, ptr %830, align 8
  %832 = getelementptr inbounds double, ptr %637, i64 %827
  %833 = load double, ptr %832, align 8
  %834 = fmul double %831, 0x3FD5B570C75819C1
  %835 = tail call double @llvm.fmuladd.f64(double %829, double 0x40114D64D09039E2, double %834)
  %836 = tail call double @llvm.fmuladd.f64(double %833, double 0x3FE1562F2BDEBF3D, double %835)
  %837 = getelementptr inbounds double, ptr %639, i64 %827
  %838 = load double, ptr %837, align 8
  %839 = tail call double @llvm.fmuladd.f64(double %578, double %838, double %836)
  store double %839, ptr %828, align 8
  %840 = fmul double %831, 0xBFD4F8C15DA84E86
  %841 = tail call double @llvm.fmuladd.f64(double %829, double 0xC010B70201A79C47, double %840)
  %842 = tail call double @llvm.fmuladd.f64(double %833, double 0x3FDE810014C55221, double %841)
  %843 = getelementptr inbounds double, ptr %641, i64 %827
  %844 = load double, ptr %843, align 8
  %845 = tail call double @llvm.fmuladd.f64(double %579, double %844, double %842)
  %846 = getelementptr inbounds double, ptr %643, i64 %827
  %847 = load double, ptr %846, align 8
  %848 = tail call double @llvm.fmuladd.f64(double %577, double %847, double %845)
  store double %848, ptr %830, align 8
  %849 = fmul double %831, 0x4004934E6FCAA598
  %850 = tail call double @llvm.fmuladd.f64(double %829, double 0xBFE017885A24A7F2, double %849)
  %851 = tail call double @llvm.fmuladd.f64(double %833, double 0xBFE312C0CF7BDFD1, double %850)
  %852 = tail call double @llvm.fmuladd.f64(double %579, double %847, double %851)
  %853 = tail call double @llvm.fmuladd.f64(double %580, double %844, double %852)
  store double %853, ptr %832, align 8
  %854 = add nuw nsw i64 %827, 1
  %855 = icmp eq i64 %854, %630
  br i1 %855, label %647, label %826

856:
  %857 = phi double [ 0.000000e+00, %819 ], [ %873, %856 ]
  %858 = phi i64 [ 0, %819 ], [ %893, %856 ]
  %859 = getelementptr inbounds double, ptr %633, i64 %858
  %860 = load double, ptr %859, align 8
  %861 = getelementptr inbounds double, ptr %645, i64 %858
  %862 = load double, ptr %861, align 8
  %863 = fdiv double %860, %862
  %864 = getelementptr inbounds double, ptr %635, i64 %858
  %865 = load double, ptr %864, align 8
  %866 = fdiv double %865, %862
  %867 = getelementptr inbounds double, ptr %637, i64 %858
  %868 = load double, ptr %867, align 8
  %869 = fdiv double %868, %862
  %870 = fmul double %866, %866
  %871 = tail call double @llvm.fmuladd.f64(double %863, double %863, double %870)
  %872 = tail call double @llvm.fmuladd.f64(double %869, double %869, double %871)
  %873 = fadd double %857, %872
  %874 = getelementptr inbounds double, ptr %639, i64 %858
  %875 = load double, ptr %874, align 8
  %876 = fadd double %860, %875
  store double %876, ptr %874, align 8
  %877 = getelementptr inbounds double, ptr %641, i64 %858
  %878 = load double, ptr %877, align 8
  %879 = fadd double %865, %878
  store double %879, ptr %877, align 8
  %880 = getelementptr inbounds double, ptr %643, i64 %858
  %881 = load double, ptr %880, align 8
  %882 = fadd double %868, %881
  store double %882, ptr %880, align 8
  %883 = fmul double %879, 0xBFC214A74C403BF7
  %884 = tail call double @llvm.fmuladd.f64(double %876, double 0x3FB75B01984E65F7, double %883)
  %885 = tail call double @llvm.fmuladd.f64(double %882, double 0xBF9EBFF91A6D688F, double %884)
  %886 = getelementptr inbounds double, ptr %821, i64 %858
  store double %885, ptr %886, align 8
  %887 = fmul double %879, 0x3FCA20E91E20B551
  %888 = tail call double @llvm.fmuladd.f64(double %876, double 0x3FCEF09CFBEAB86E, double %887)
  %889 = tail call double @llvm.fmuladd.f64(double %882, double 0x3FD8821FA2A36DED, double %888)
  %890 = getelementptr inbounds double, ptr %823, i64 %858
  store double %889, ptr %890, align 8
  %891 = tail call double @llvm.fmuladd.f64(double %876, double 0x3FEEE9DDE0D6255B, double %879)
  %892 = getelementptr inbounds double, ptr %825, i64 %858
  store double %891, ptr %892, align 8
  %893 = add nuw nsw i64 %858, 1
  %894 = icmp eq i64 %893, %630
  br i1 %894, label %895, label %856

895:
  %896 = phi double [ 0.000000e+00, %627 ], [ %873, %856 ]
  %897 = sitofp i64 %630 to double
  %898 = fmul double %897, 3.000000e+00
  %899 = fdiv double %896, %898
  %900 = tail call double @llvm.sqrt.f64(double %899)
  %901 = tail call double @llvm.fabs.f64(double %900)
  %902 = fcmp ueq double %901, 0x7FF0000000000000
  br i1 %902, label %965, label %903

903:
  %904 = icmp ugt i32 %586, 1
  br i1 %904, label %908, label %905

905:
  %906 = load double, ptr %145, align 8
  %907 = fmul double %900, %906
  br label %938

908:
  %909 = fdiv double %900, %584
  %910 = icmp eq i32 %586, 2
  br i1 %910, label %914, label %911

911:
  %912 = fmul double %585, %909
  %913 = tail call double @llvm.sqrt.f64(double %912)
  br label %914

914:
  %915 = phi double [ %913, %911 ], [ %909, %908 ]
  store double %915, ptr %144, align 8
  %916 = fcmp olt double %915, 0x3FEFAE147AE147AE
  br i1 %916, label %917, label %965

917:
  %918 = fsub double 1.000000e+00, %915
  %919 = fdiv double %915, %918
  store double %919, ptr %145, align 8
  %920 = sub nuw nsw i32 7, %586
  %921 = sitofp i32 %920 to double
  %922 = fmul double %900, %919
  %923 = fadd double %921, -1.000000e+00
  %924 = tail call double @llvm.pow.f64(double %915, double %923)
  %925 = fmul double %924, %922
  %926 = icmp ugt i32 %586, 6
  %927 = fcmp ult double %925, %496
  %928 = select i1 %926, i1 true, i1 %927
  br i1 %928, label %938, label %929

929:
  %930 = fdiv double %925, %496
  %931 = tail call double @llvm.minnum.f64(double %930, double 2.000000e+01)
  %932 = tail call double @llvm.maxnum.f64(double %931, double 1.000000e-04)
  %933 = fadd double %921, 4.000000e+00
  %934 = fadd double %933, -1.000000e+00
  %935 = fdiv double -1.000000e+00, %934
  %936 = tail call double @llvm.pow.f64(double %932, double %935)
  %937 = fmul double %936, 8.000000e-01
  br label %965

938:
  %939 = phi double [ %907, %905 ], [ %922, %917 ]
  %940 = phi double [ %585, %905 ], [ %909, %917 ]
  %941 = fcmp ugt double %939, %496
  br i1 %941, label %942, label %973

942:
  %943 = tail call double @llvm.maxnum.f64(double %900, double 0x3CB0000000000000)
  %944 = add nuw nsw i32 %586, 1
  %945 = icmp eq i32 %944, 8
  br i1 %945, label %965, label %581

946:
  store i64 1, ptr %146, align 8
  store double %606, ptr %147, align 8
  %947 = load ptr, ptr %4, align 8
  %948 = load ptr, ptr %6, align 8
  %949 = getelementptr inbounds %struct.ode_system, ptr %948, i64 0, i32 0
  %950 = load i64, ptr %949, align 8
  %951 = shl nsw i64 %950, 2
  %952 = getelementptr inbounds double, ptr %947, i64 %951
  %953 = bitcast ptr %952 to ptr
  %954 = bitcast ptr %609 to ptr
  %955 = shl i64 %950, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %953, ptr align 8 %954, i64 %955, i1 false)
  %956 = load ptr, ptr %4, align 8
  %957 = load ptr, ptr %6, align 8
  %958 = getelementptr inbounds %struct.ode_system, ptr %957, i64 0, i32 0
  %959 = load i64, ptr %958, align 8
  %960 = mul nsw i64 %959, 5
  %961 = getelementptr inbounds double, ptr %956, i64 %960
  %962 = bitcast ptr %961 to ptr
  %963 = bitcast ptr %588 to ptr
  %964 = shl i64 %959, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %962, ptr align 8 %963, i64 %964, i1 false)
  br label %965

965:
  %966 = phi double [ 1.250000e-01, %946 ], [ %937, %929 ], [ 5.000000e-01, %942 ], [ 5.000000e-01, %914 ], [ 5.000000e-01, %895 ]
  %967 = load i64, ptr %156, align 8
  %968 = add nsw i64 %967, 1
  store i64 %968, ptr %156, align 8
  store i64 1, ptr %148, align 8
  %969 = fmul double %204, %966
  store double %969, ptr %81, align 8
  %970 = icmp eq i32 %158, 0
  br i1 %970, label %971, label %1635

971:
  %972 = tail call i64 @evaluate_jacobian(ptr %0)
  br label %1635

973:
  %974 = load ptr, ptr %6, align 8
  %975 = getelementptr inbounds %struct.ode_system, ptr %974, i64 0, i32 0
  %976 = load i64, ptr %975, align 8
  %977 = load ptr, ptr %4, align 8
  %978 = mul nsw i64 %976, 11
  %979 = getelementptr inbounds double, ptr %977, i64 %978
  %980 = mul nsw i64 %976, 12
  %981 = getelementptr inbounds double, ptr %977, i64 %980
  %982 = mul nsw i64 %976, 13
  %983 = getelementptr inbounds double, ptr %977, i64 %982
  %984 = mul nsw i64 %976, 20
  %985 = getelementptr inbounds double, ptr %977, i64 %984
  %986 = mul nsw i64 %976, 14
  %987 = getelementptr inbounds double, ptr %977, i64 %986
  %988 = mul nsw i64 %976, 21
  %989 = getelementptr inbounds double, ptr %977, i64 %988
  %990 = mul nsw i64 %976, 10
  %991 = getelementptr inbounds double, ptr %977, i64 %990
  %992 = icmp sgt i64 %976, 0
  br i1 %992, label %996, label %993

993:
  %994 = sitofp i64 %976 to double
  %995 = icmp sgt i64 %976, 1
  br label %1015

996:
  %997 = phi i64 [ %1013, %996 ], [ 0, %973 ]
  %998 = getelementptr inbounds double, ptr %979, i64 %997
  %999 = load double, ptr %998, align 8
  %1000 = getelementptr inbounds double, ptr %981, i64 %997
  %1001 = load double, ptr %1000, align 8
  %1002 = fmul double %1001, 0x3FF61D41B2D54580
  %1003 = tail call double @llvm.fmuladd.f64(double %999, double 0xC02418FD8BAFFE05, double %1002)
  %1004 = getelementptr inbounds double, ptr %983, i64 %997
  %1005 = load double, ptr %1004, align 8
  %1006 = tail call double @llvm.fmuladd.f64(double %1005, double 0xBFD5555555555555, double %1003)
  %1007 = fdiv double %1006, %204
  %1008 = getelementptr inbounds double, ptr %987, i64 %997
  store double %1007, ptr %1008, align 8
  %1009 = getelementptr inbounds double, ptr %991, i64 %997
  %1010 = load double, ptr %1009, align 8
  %1011 = fadd double %1010, %1007
  %1012 = getelementptr inbounds double, ptr %989, i64 %997
  store double %1011, ptr %1012, align 8
  %1013 = add nuw nsw i64 %997, 1
  %1014 = icmp eq i64 %1013, %976
  br i1 %1014, label %993, label %996

1015:
  %1016 = phi i64 [ %976, %993 ], [ %1162, %1158 ]
  %1017 = phi ptr [ %974, %993 ], [ %1160, %1158 ]
  %1018 = phi ptr [ %977, %993 ], [ %1159, %1158 ]
  %1019 = phi i1 [ false, %993 ], [ true, %1158 ]
  %1020 = mul nsw i64 %1016, 27
  %1021 = getelementptr inbounds double, ptr %1018, i64 %1020
  %1022 = mul nsw i64 %1016, %1016
  %1023 = getelementptr inbounds double, ptr %1021, i64 %1022
  %1024 = load ptr, ptr %143, align 8
  br i1 %992, label %1027, label %1083

1025:
  br i1 %995, label %1037, label %1026

1026:
  br label %1057

1027:
  %1028 = phi i64 [ %1035, %1027 ], [ 0, %1015 ]
  %1029 = getelementptr inbounds i64, ptr %1024, i64 %1028
  %1030 = load i64, ptr %1029, align 8
  %1031 = getelementptr inbounds double, ptr %989, i64 %1030
  %1032 = load double, ptr %1031, align 8
  %1033 = getelementptr inbounds double, ptr %989, i64 %1028
  %1034 = load double, ptr %1033, align 8
  store double %1034, ptr %1031, align 8
  store double %1032, ptr %1033, align 8
  %1035 = add nuw nsw i64 %1028, 1
  %1036 = icmp eq i64 %1035, %976
  br i1 %1036, label %1025, label %1027

1037:
  %1038 = phi i64 [ %1043, %1042 ], [ 1, %1025 ]
  %1039 = getelementptr inbounds double, ptr %989, i64 %1038
  %1040 = load double, ptr %1039, align 8
  %1041 = mul nsw i64 %1038, %976
  br label %1045

1042:
  store double %1054, ptr %1039, align 8
  %1043 = add nuw nsw i64 %1038, 1
  %1044 = icmp eq i64 %1043, %976
  br i1 %1044, label %1026, label %1037

1045:
  %1046 = phi i64 [ 0, %1037 ], [ %1055, %1045 ]
  %1047 = phi double [ %1040, %1037 ], [ %1054, %1045 ]
  %1048 = add nsw i64 %1046, %1041
  %1049 = getelementptr inbounds double, ptr %1023, i64 %1048
  %1050 = load double, ptr %1049, align 8
  %1051 = getelementptr inbounds double, ptr %989, i64 %1046
  %1052 = load double, ptr %1051, align 8
  %1053 = fneg double %1050
  %1054 = tail call double @llvm.fmuladd.f64(double %1053, double %1052, double %1047)
  %1055 = add nuw nsw i64 %1046, 1
  %1056 = icmp eq i64 %1055, %1038
  br i1 %1056, label %1042, label %1045

1057:
  %1058 = phi i64 [ %1059, %1064 ], [ %976, %1026 ]
  %1059 = add nsw i64 %1058, -1
  %1060 = getelementptr inbounds double, ptr %989, i64 %1059
  %1061 = load double, ptr %1060, align 8
  %1062 = icmp slt i64 %1058, %976
  %1063 = mul nsw i64 %1059, %976
  br i1 %1062, label %1071, label %1064

1064:
  %1065 = phi double [ %1061, %1057 ], [ %1080, %1071 ]
  %1066 = add nsw i64 %1063, %1059
  %1067 = getelementptr inbounds double, ptr %1023, i64 %1066
  %1068 = load double, ptr %1067, align 8
  %1069 = fdiv double %1065, %1068
  store double %1069, ptr %1060, align 8
  %1070 = icmp sgt i64 %1058, 1
  br i1 %1070, label %1057, label %1090

1071:
  %1072 = phi i64 [ %1081, %1071 ], [ %1058, %1057 ]
  %1073 = phi double [ %1080, %1071 ], [ %1061, %1057 ]
  %1074 = add nsw i64 %1072, %1063
  %1075 = getelementptr inbounds double, ptr %1023, i64 %1074
  %1076 = load double, ptr %1075, align 8
  %1077 = getelementptr inbounds double, ptr %989, i64 %1072
  %1078 = load double, ptr %1077, align 8
  %1079 = fneg double %1076
  %1080 = tail call double @llvm.fmuladd.f64(double %1079, double %1078, double %1073)
  %1081 = add nsw i64 %1072, 1
  %1082 = icmp eq i64 %1081, %976
  br i1 %1082, label %1064, label %1071

1083:
  %1084 = phi double [ 0.000000e+00, %1015 ], [ %1098, %1090 ]
  %1085 = fdiv double %1084, %994
  %1086 = tail call double @llvm.sqrt.f64(double %1085)
  %1087 = tail call double @llvm.maxnum.f64(double %1086, double 1.000000e-10)
  %1088 = fcmp olt double %1087, 1.000000e+00
  %1089 = or i1 %1019, %1088
  br i1 %1089, label %1163, label %1101

1090:
  %1091 = phi i64 [ %1099, %1090 ], [ 0, %1064 ]
  %1092 = phi double [ %1098, %1090 ], [ 0.000000e+00, %1064 ]
  %1093 = getelementptr inbounds double, ptr %989, i64 %1091
  %1094 = load double, ptr %1093, align 8
  %1095 = getelementptr inbounds double, ptr %985, i64 %1091
  %1096 = load double, ptr %1095, align 8
  %1097 = fdiv double %1094, %1096
  %1098 = tail call double @llvm.fmuladd.f64(double %1097, double %1097, double %1092)
  %1099 = add nuw nsw i64 %1091, 1
  %1100 = icmp eq i64 %1099, %976
  br i1 %1100, label %1083, label %1090

1101:
  %1102 = load double, ptr %72, align 8
  %1103 = fcmp oeq double %1102, 0.000000e+00
  br i1 %1103, label %1107, label %1104

1104:
  %1105 = load i64, ptr %148, align 8
  %1106 = icmp eq i64 %1105, 0
  br i1 %1106, label %1167, label %1107

1107:
  %1108 = mul nsw i64 %1016, 3
  %1109 = getelementptr inbounds double, ptr %1018, i64 %1108
  br i1 %992, label %1139, label %1110

1110:
  %1111 = load double, ptr %2, align 8
  %1112 = load i64, ptr %12, align 8
  %1113 = add nsw i64 %1112, 1
  store i64 %1113, ptr %12, align 8
  %1114 = getelementptr inbounds %struct.ode_system, ptr %1017, i64 0, i32 3
  %1115 = load ptr, ptr %1114, align 8
  %1116 = getelementptr inbounds %struct.ode_system, ptr %1017, i64 0, i32 2
  %1117 = load ptr, ptr %1116, align 8
  %1118 = tail call i64 %1115(ptr %1117, double %1111, ptr %1109, ptr %989)
  switch i64 %1118, label %1639 [
    i64 3, label %1119
    i64 0, label %1138
  ]

1119:
  store i64 1, ptr %146, align 8
  store double %1111, ptr %147, align 8
  %1120 = load ptr, ptr %4, align 8
  %1121 = load ptr, ptr %6, align 8
  %1122 = getelementptr inbounds %struct.ode_system, ptr %1121, i64 0, i32 0
  %1123 = load i64, ptr %1122, align 8
  %1124 = shl nsw i64 %1123, 2
  %1125 = getelementptr inbounds double, ptr %1120, i64 %1124
  %1126 = bitcast ptr %1125 to ptr
  %1127 = bitcast ptr %989 to ptr
  %1128 = shl i64 %1123, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1126, ptr align 8 %1127, i64 %1128, i1 false)
  %1129 = load ptr, ptr %4, align 8
  %1130 = load ptr, ptr %6, align 8
  %1131 = getelementptr inbounds %struct.ode_system, ptr %1130, i64 0, i32 0
  %1132 = load i64, ptr %1131, align 8
  %1133 = mul nsw i64 %1132, 5
  %1134 = getelementptr inbounds double, ptr %1129, i64 %1133
  %1135 = bitcast ptr %1134 to ptr
  %1136 = bitcast ptr %1109 to ptr
  %1137 = shl i64 %1132, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1135, ptr align 8 %1136, i64 %1137, i1 false)
  br label %1163

1138:
  br i1 %992, label %1149, label %1158

1139:
  %1140 = phi i64 [ %1147, %1139 ], [ 0, %1107 ]
  %1141 = getelementptr inbounds double, ptr %977, i64 %1140
  %1142 = load double, ptr %1141, align 8
  %1143 = getelementptr inbounds double, ptr %989, i64 %1140
  %1144 = load double, ptr %1143, align 8
  %1145 = fadd double %1142, %1144
  %1146 = getelementptr inbounds double, ptr %1109, i64 %1140
  store double %1145, ptr %1146, align 8
  %1147 = add nuw nsw i64 %1140, 1
  %1148 = icmp eq i64 %1147, %976
  br i1 %1148, label %1110, label %1139

1149:
  %1150 = phi i64 [ %1156, %1149 ], [ 0, %1138 ]
  %1151 = getelementptr inbounds double, ptr %987, i64 %1150
  %1152 = load double, ptr %1151, align 8
  %1153 = getelementptr inbounds double, ptr %989, i64 %1150
  %1154 = load double, ptr %1153, align 8
  %1155 = fadd double %1152, %1154
  store double %1155, ptr %1153, align 8
  %1156 = add nuw nsw i64 %1150, 1
  %1157 = icmp eq i64 %1156, %976
  br i1 %1157, label %1158, label %1149

1158:
  %1159 = load ptr, ptr %4, align 8
  %1160 = load ptr, ptr %6, align 8
  %1161 = getelementptr inbounds %struct.ode_system, ptr %1160, i64 0, i32 0
  %1162 = load i64, ptr %1161, align 8
  br label %1015

1163:
  %1164 = phi i1 [ false, %1119 ], [ %1088, %1083 ]
  %1165 = phi i64 [ 3, %1119 ], [ 0, %1083 ]
  %1166 = load i64, ptr %148, align 8
  br label %1167

1167:
  %1168 = phi i64 [ %1166, %1163 ], [ 0, %1104 ]
  %1169 = phi i1 [ %1164, %1163 ], [ false, %1104 ]
  %1170 = phi i64 [ %1165, %1163 ], [ 0, %1104 ]
  %1171 = add nuw nsw i32 %586, 14
  %1172 = sitofp i32 %1171 to double
  %1173 = fdiv double 1.350000e+01, %1172
  %1174 = tail call double @llvm.minnum.f64(double %1173, double 9.000000e-01)
  store i64 0, ptr %149, align 8
  %1175 = icmp eq i64 %1170, 0
  %1176 = select i1 %1175, i1 %1169, i1 false
  br i1 %1176, label %1177, label %1612

1177:
  %1178 = tail call double @llvm.fabs.f64(double %204)
  %1179 = load double, ptr %139, align 8
  %1180 = fsub double %1179, %159
  %1181 = tail call double @llvm.fabs.f64(double %1180)
  %1182 = fmul double %1181, 5.000000e-01
  %1183 = fcmp ogt double %1178, %1182
  br i1 %1183, label %1184, label %1464

1184:
  %1185 = load double, ptr %142, align 8
  %1186 = fmul double %1178, %1185
  %1187 = fcmp ogt double %1186, 3.000000e-01
  br i1 %1187, label %1188, label %1445

1188:
  %1189 = load ptr, ptr %6, align 8
  %1190 = getelementptr inbounds %struct.ode_system, ptr %1189, i64 0, i32 0
  %1191 = load i64, ptr %1190, align 8
  %1192 = load ptr, ptr %4, align 8
  %1193 = mul nsw i64 %1191, 27
  %1194 = getelementptr inbounds double, ptr %1192, i64 %1193
  %1195 = mul nsw i64 %1191, 10
  %1196 = getelementptr inbounds double, ptr %1192, i64 %1195
  %1197 = mul nsw i64 %1191, 20
  %1198 = getelementptr inbounds double, ptr %1192, i64 %1197
  %1199 = mul nsw i64 %1191, 15
  %1200 = getelementptr inbounds double, ptr %1192, i64 %1199
  %1201 = shl nsw i64 %1191, 4
  %1202 = getelementptr inbounds double, ptr %1192, i64 %1201
  %1203 = mul nsw i64 %1191, 26
  %1204 = getelementptr inbounds double, ptr %1192, i64 %1203
  %1205 = load ptr, ptr %42, align 8
  %1206 = getelementptr inbounds %struct.ode_options, ptr %1205, i64 0, i32 1
  %1207 = load double, ptr %1206, align 8
  %1208 = tail call double @llvm.pow.f64(double %1207, double 0x3FE5555555555555)
  %1209 = fmul double %1208, 1.000000e-02
  %1210 = fdiv double 0x3CE4000000000000, %1209
  %1211 = tail call double @llvm.sqrt.f64(double %1209)
  %1212 = tail call double @llvm.minnum.f64(double %1211, double 3.000000e-02)
  %1213 = tail call double @llvm.maxnum.f64(double %1210, double %1212)
  %1214 = load double, ptr %72, align 8
  %1215 = fadd double %204, %1214
  %1216 = tail call double @llvm.fabs.f64(double %1215)
  %1217 = icmp sgt i64 %1191, 0
  br i1 %1217, label %1218, label %1232

1218:
  %1219 = mul nsw i64 %1191, 11
  %1220 = getelementptr inbounds double, ptr %1192, i64 %1219
  %1221 = mul nsw i64 %1191, 12
  %1222 = getelementptr inbounds double, ptr %1192, i64 %1221
  %1223 = mul nsw i64 %1191, 13
  %1224 = getelementptr inbounds double, ptr %1192, i64 %1223
  %1225 = mul nsw i64 %1191, 25
  %1226 = getelementptr inbounds double, ptr %1192, i64 %1225
  %1227 = fneg double %204
  %1228 = fmul double %204, %1227
  %1229 = fmul double %204, %1228
  %1230 = getelementptr inbounds %struct.ode_options, ptr %1205, i64 0, i32 2
  %1231 = load ptr, ptr %1230, align 8
  br label %1238

1232:
  %1233 = mul nsw i64 %1191, %1191
  %1234 = getelementptr inbounds double, ptr %1194, i64 %1233
  %1235 = load ptr, ptr %143, align 8
  %1236 = icmp sgt i64 %1191, 1
  %1237 = fdiv double 0x400D1A48D83E731D, %204
  br label %1323

1238:
  %1239 = phi double [ %1214, %1218 ], [ %1309, %1308 ]
  %1240 = phi i64 [ 0, %1218 ], [ %1306, %1308 ]
  %1241 = getelementptr inbounds double, ptr %1192, i64 %1240
  %1242 = load double, ptr %1241, align 8
  %1243 = fdiv double %1242, %204
  %1244 = tail call double @llvm.fabs.f64(double %1243)
  %1245 = getelementptr inbounds double, ptr %1220, i64 %1240
  %1246 = load double, ptr %1245, align 8
  %1247 = getelementptr inbounds double, ptr %1222, i64 %1240
  %1248 = load double, ptr %1247, align 8
  %1249 = getelementptr inbounds double, ptr %1224, i64 %1240
  %1250 = load double, ptr %1249, align 8
  %1251 = fsub double %1246, %1248
  %1252 = fdiv double %1251, 0xBFDF5A7CECDB684A
  %1253 = fsub double %1248, %1250
  %1254 = fdiv double %1253, 0xBFD6B927EFF8B242
  %1255 = fsub double %1252, %1254
  %1256 = fdiv double %1255, 0xBFEB09D26E6A0D46
  %1257 = fdiv double %1246, 0x3FC3D8B64657CAEA
  %1258 = fsub double %1252, %1257
  %1259 = fdiv double %1258, 0x3FE4A36C0803A6DF
  %1260 = fsub double %1256, %1259
  %1261 = tail call double @llvm.fmuladd.f64(double %1260, double 0x3FEB09D26E6A0D46, double %1256)
  %1262 = tail call double @llvm.fmuladd.f64(double %1261, double 0x3FD6B927EFF8B242, double %1254)
  %1263 = tail call double @llvm.fmuladd.f64(double %1260, double 0x3FF3333333333334, double %1256)
  %1264 = tail call double @llvm.fmuladd.f64(double %1263, double 0.000000e+00, double %1262)
  %1265 = fdiv double %1264, %204
  %1266 = fcmp oeq double %1239, 0.000000e+00
  br i1 %1266, label %1267, label %1277

1267:
  %1268 = getelementptr inbounds double, ptr %1196, i64 %1240
  %1269 = load double, ptr %1268, align 8
  %1270 = tail call double @llvm.fmuladd.f64(double %1260, double 0xBFC3D8B64657CAE8, double %1256)
  %1271 = tail call double @llvm.fmuladd.f64(double %1270, double 0xBFE4A36C0803A6DF, double %1254)
  %1272 = tail call double @llvm.fmuladd.f64(double %1260, double 0xBFE9999999999999, double %1256)
  %1273 = tail call double @llvm.fmuladd.f64(double %1272, double -1.000000e+00, double %1271)
  %1274 = fdiv double %1273, %204
  %1275 = fsub double %1269, %1274
  %1276 = fmul double %1275, 3.000000e+00
  br label %1283

1277:
  %1278 = getelementptr inbounds double, ptr %1226, i64 %1240
  %1279 = load double, ptr %1278, align 8
  %1280 = tail call double @llvm.fmuladd.f64(double %1229, double %1279, double %1260)
  %1281 = fmul double %1280, 1.500000e-01
  %1282 = fdiv double %1281, %1216
  br label %1283

1283:
  %1284 = phi double [ %1276, %1267 ], [ %1282, %1277 ]
  %1285 = getelementptr inbounds double, ptr %1200, i64 %1240
  store double %1284, ptr %1285, align 8
  %1286 = getelementptr inbounds double, ptr %1202, i64 %1240
  store double %1284, ptr %1286, align 8
  %1287 = mul nsw i64 %1240, %1191
  br label %1310

1288:
  %1289 = load double, ptr %1206, align 8
  %1290 = fmul double %1289, 5.000000e+00
  %1291 = getelementptr inbounds double, ptr %1196, i64 %1240
  %1292 = load double, ptr %1291, align 8
  %1293 = tail call double @llvm.fabs.f64(double %1292)
  %1294 = tail call double @llvm.fabs.f64(double %1265)
  %1295 = tail call double @llvm.maxnum.f64(double %1293, double %1294)
  %1296 = getelementptr inbounds double, ptr %1231, i64 %1240
  %1297 = load double, ptr %1296, align 8
  %1298 = tail call double @llvm.fmuladd.f64(double %1290, double %1295, double %1297)
  %1299 = tail call double @llvm.fmuladd.f64(double %1320, double 0x3CD0000000000000, double %1298)
  %1300 = getelementptr inbounds double, ptr %1198, i64 %1240
  %1301 = load double, ptr %1300, align 8
  %1302 = fmul double %1213, %1301
  %1303 = fdiv double %1302, %1178
  %1304 = fadd double %1299, %1303
  %1305 = getelementptr inbounds double, ptr %1204, i64 %1240
  store double %1304, ptr %1305, align 8
  %1306 = add nuw nsw i64 %1240, 1
  %1307 = icmp eq i64 %1306, %1191
  br i1 %1307, label %1232, label %1308

1308:
  %1309 = load double, ptr %72, align 8
  br label %1238

1310:
  %1311 = phi i64 [ 0, %1283 ], [ %1321, %1310 ]
  %1312 = phi double [ %1244, %1283 ], [ %1320, %1310 ]
  %1313 = add nsw i64 %1311, %1287
  %1314 = getelementptr inbounds double, ptr %1194, i64 %1313
  %1315 = load double, ptr %1314, align 8
  %1316 = getelementptr inbounds double, ptr %1192, i64 %1311
  %1317 = load double, ptr %1316, align 8
  %1318 = fmul double %1315, %1317
  %1319 = tail call double @llvm.fabs.f64(double %1318)
  %1320 = fadd double %1312, %1319
  %1321 = add nuw nsw i64 %1311, 1
  %1322 = icmp eq i64 %1321, %1191
  br i1 %1322, label %1288, label %1310

1323:
  %1324 = phi i1 [ true, %1232 ], [ false, %1385 ]
  br i1 %1217, label %1327, label %1384

1325:
  br i1 %1236, label %1337, label %1326

1326:
  br label %1357

1327:
  %1328 = phi i64 [ %1335, %1327 ], [ 0, %1323 ]
  %1329 = getelementptr inbounds i64, ptr %1235, i64 %1328
  %1330 = load i64, ptr %1329, align 8
  %1331 = getelementptr inbounds double, ptr %1200, i64 %1330
  %1332 = load double, ptr %1331, align 8
  %1333 = getelementptr inbounds double, ptr %1200, i64 %1328
  %1334 = load double, ptr %1333, align 8
  store double %1334, ptr %1331, align 8
  store double %1332, ptr %1333, align 8
  %1335 = add nuw nsw i64 %1328, 1
  %1336 = icmp eq i64 %1335, %1191
  br i1 %1336, label %1325, label %1327

1337:
  %1338 = phi i64 [ %1343, %1342 ], [ 1, %1325 ]
  %1339 = getelementptr inbounds double, ptr %1200, i64 %1338
  %1340 = load double, ptr %1339, align 8
  %1341 = mul nsw i64 %1338, %1191
  br label %1345

1342:
  store double %1354, ptr %1339, align 8
  %1343 = add nuw nsw i64 %1338, 1
  %1344 = icmp eq i64 %1343, %1191
  br i1 %1344, label %1326, label %1337

1345:
  %1346 = phi i64 [ 0, %1337 ], [ %1355, %1345 ]
  %1347 = phi double [ %1340, %1337 ], [ %1354, %1345 ]
  %1348 = add nsw i64 %1346, %1341
  %1349 = getelementptr inbounds double, ptr %1234, i64 %1348
  %1350 = load double, ptr %1349, align 8
  %1351 = getelementptr inbounds double, ptr %1200, i64 %1346
  %1352 = load double, ptr %1351, align 8
  %1353 = fneg double %1350
  %1354 = tail call double @llvm.fmuladd.f64(double %1353, double %1352, double %1347)
  %1355 = add nuw nsw i64 %1346, 1
  %1356 = icmp eq i64 %1355, %1338
  br i1 %1356, label %1342, label %1345

1357:
  %1358 = phi i64 [ %1359, %1364 ], [ %1191, %1326 ]
  %1359 = add nsw i64 %1358, -1
  %1360 = getelementptr inbounds double, ptr %1200, i64 %1359
  %1361 = load double, ptr %1360, align 8
  %1362 = icmp slt i64 %1358, %1191
  %1363 = mul nsw i64 %1359, %1191
  br i1 %1362, label %1371, label %1364

1364:
  %1365 = phi double [ %1361, %1357 ], [ %1380, %1371 ]
  %1366 = add nsw i64 %1363, %1359
  %1367 = getelementptr inbounds double, ptr %1234, i64 %1366
  %1368 = load double, ptr %1367, align 8
  %1369 = fdiv double %1365, %1368
  store double %1369, ptr %1360, align 8
  %1370 = icmp sgt i64 %1358, 1
  br i1 %1370, label %1357, label %1386

1371:
  %1372 = phi i64 [ %1381, %1371 ], [ %1358, %1357 ]
  %1373 = phi double [ %1380, %1371 ], [ %1361, %1357 ]
  %1374 = add nsw i64 %1372, %1363
  %1375 = getelementptr inbounds double, ptr %1234, i64 %1374
  %1376 = load double, ptr %1375, align 8
  %1377 = getelementptr inbounds double, ptr %1200, i64 %1372
  %1378 = load double, ptr %1377, align 8
  %1379 = fneg double %1376
  %1380 = tail call double @llvm.fmuladd.f64(double %1379, double %1378, double %1373)
  %1381 = add nsw i64 %1372, 1
  %1382 = icmp eq i64 %1381, %1191
  br i1 %1382, label %1364, label %1371

1383:
  br i1 %1324, label %1385, label %1398

1384:
  br i1 %1324, label %1385, label %1437

1385:
  br label %1323

1386:
  %1387 = phi i64 [ %1394, %1386 ], [ 0, %1364 ]
  %1388 = getelementptr inbounds double, ptr %1200, i64 %1387
  %1389 = load double, ptr %1388, align 8
  %1390 = getelementptr inbounds double, ptr %1202, i64 %1387
  %1391 = load double, ptr %1390, align 8
  %1392 = fneg double %1391
  %1393 = tail call double @llvm.fmuladd.f64(double %1237, double %1389, double %1392)
  store double %1393, ptr %1390, align 8
  store double %1393, ptr %1388, align 8
  %1394 = add nuw nsw i64 %1387, 1
  %1395 = icmp eq i64 %1394, %1191
  br i1 %1395, label %1383, label %1386

1396:
  %1397 = fmul double %204, 7.000000e-02
  br label %1410

1398:
  %1399 = phi i64 [ %1408, %1398 ], [ 0, %1383 ]
  %1400 = phi double [ %1407, %1398 ], [ 0.000000e+00, %1383 ]
  %1401 = getelementptr inbounds double, ptr %1202, i64 %1399
  %1402 = load double, ptr %1401, align 8
  %1403 = tail call double @llvm.fabs.f64(double %1402)
  %1404 = getelementptr inbounds double, ptr %1204, i64 %1399
  %1405 = load double, ptr %1404, align 8
  %1406 = fdiv double %1403, %1405
  %1407 = tail call double @llvm.maxnum.f64(double %1400, double %1406)
  %1408 = add nuw nsw i64 %1399, 1
  %1409 = icmp eq i64 %1408, %1191
  br i1 %1409, label %1396, label %1398

1410:
  %1411 = phi i64 [ 0, %1396 ], [ %1424, %1417 ]
  %1412 = phi double [ 0.000000e+00, %1396 ], [ %1423, %1417 ]
  %1413 = mul nsw i64 %1411, %1191
  br label %1426

1414:
  %1415 = fcmp ogt double %1423, 1.000000e-01
  %1416 = zext i1 %1415 to i64
  br label %1437

1417:
  %1418 = fmul double %1397, %1434
  %1419 = tail call double @llvm.fabs.f64(double %1418)
  %1420 = getelementptr inbounds double, ptr %1204, i64 %1411
  %1421 = load double, ptr %1420, align 8
  %1422 = fdiv double %1419, %1421
  %1423 = tail call double @llvm.maxnum.f64(double %1412, double %1422)
  %1424 = add nuw nsw i64 %1411, 1
  %1425 = icmp eq i64 %1424, %1191
  br i1 %1425, label %1414, label %1410

1426:
  %1427 = phi i64 [ 0, %1410 ], [ %1435, %1426 ]
  %1428 = phi double [ 0.000000e+00, %1410 ], [ %1434, %1426 ]
  %1429 = add nsw i64 %1427, %1413
  %1430 = getelementptr inbounds double, ptr %1194, i64 %1429
  %1431 = load double, ptr %1430, align 8
  %1432 = getelementptr inbounds double, ptr %1202, i64 %1427
  %1433 = load double, ptr %1432, align 8
  %1434 = tail call double @llvm.fmuladd.f64(double %1431, double %1433, double %1428)
  %1435 = add nuw nsw i64 %1427, 1
  %1436 = icmp eq i64 %1435, %1191
  br i1 %1436, label %1417, label %1426

1437:
  %1438 = phi double [ %1407, %1414 ], [ 0.000000e+00, %1384 ]
  %1439 = phi i64 [ %1416, %1414 ], [ 0, %1384 ]
  store i64 %1439, ptr %149, align 8
  %1440 = tail call double @llvm.maxnum.f64(double %1438, double 1.000000e-09)
  %1441 = tail call double @cbrt(double %1440)
  %1442 = fdiv double 8.000000e-01, %1441
  %1443 = tail call double @llvm.minnum.f64(double %1442, double 5.000000e+00)
  %1444 = load double, ptr %139, align 8
  br label %1445

1445:
  %1446 = phi double [ %1444, %1437 ], [ %1179, %1184 ]
  %1447 = phi double [ %1443, %1437 ], [ 5.000000e+00, %1184 ]
  %1448 = fmul double %1178, %1447
  store double %1448, ptr %138, align 8
  %1449 = load double, ptr %2, align 8
  %1450 = fsub double %1446, %1449
  %1451 = fmul double %1450, 5.000000e-01
  %1452 = load double, ptr %81, align 8
  %1453 = fcmp olt double %1452, 0.000000e+00
  %1454 = fneg double %1451
  %1455 = select i1 %1453, double %1454, double %1451
  %1456 = fcmp ult double %1455, 0.000000e+00
  %1457 = tail call double @llvm.maxnum.f64(double %1455, double %1448)
  %1458 = fdiv double %1457, 9.000000e-01
  %1459 = select i1 %1456, double 0x7FF0000000000000, double %1458
  %1460 = fcmp ogt double %1178, %1459
  br i1 %1460, label %1461, label %1464

1461:
  %1462 = load i64, ptr %156, align 8
  %1463 = add nsw i64 %1462, 1
  store i64 %1463, ptr %156, align 8
  store i64 1, ptr %148, align 8
  br label %1635

1464:
  br i1 %202, label %1465, label %1467

1465:
  %1466 = load double, ptr %137, align 8
  br label %1469

1467:
  %1468 = fadd double %159, %204
  br label %1469

1469:
  %1470 = phi double [ %1466, %1465 ], [ %1468, %1467 ]
  %1471 = load ptr, ptr %4, align 8
  %1472 = load ptr, ptr %6, align 8
  %1473 = getelementptr inbounds %struct.ode_system, ptr %1472, i64 0, i32 0
  %1474 = load i64, ptr %1473, align 8
  %1475 = mul nsw i64 %1474, 13
  %1476 = getelementptr inbounds double, ptr %1471, i64 %1475
  %1477 = shl nsw i64 %1474, 1
  %1478 = getelementptr inbounds double, ptr %1471, i64 %1477
  %1479 = icmp sgt i64 %1474, 0
  br i1 %1479, label %1480, label %1490

1480:
  %1481 = phi i64 [ %1488, %1480 ], [ 0, %1469 ]
  %1482 = getelementptr inbounds double, ptr %1471, i64 %1481
  %1483 = load double, ptr %1482, align 8
  %1484 = getelementptr inbounds double, ptr %1476, i64 %1481
  %1485 = load double, ptr %1484, align 8
  %1486 = fadd double %1483, %1485
  %1487 = getelementptr inbounds double, ptr %1478, i64 %1481
  store double %1486, ptr %1487, align 8
  %1488 = add nuw nsw i64 %1481, 1
  %1489 = icmp eq i64 %1488, %1474
  br i1 %1489, label %1490, label %1480

1490:
  %1491 = tail call i64 @ode_keep_new(ptr %0, double %1470)
  switch i64 %1491, label %1639 [
    i64 7, label %1492
    i64 0, label %1492
    i64 8, label %1611
  ]

1492:
  %1493 = load ptr, ptr %6, align 8
  %1494 = getelementptr inbounds %struct.ode_system, ptr %1493, i64 0, i32 0
  %1495 = load i64, ptr %1494, align 8
  %1496 = load ptr, ptr %4, align 8
  %1497 = getelementptr inbounds double, ptr %1496, i64 %1495
  %1498 = bitcast ptr %1497 to ptr
  %1499 = bitcast ptr %1496 to ptr
  %1500 = shl i64 %1495, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1498, ptr align 8 %1499, i64 %1500, i1 false)
  %1501 = load ptr, ptr %4, align 8
  %1502 = bitcast ptr %1501 to ptr
  %1503 = load ptr, ptr %6, align 8
  %1504 = getelementptr inbounds %struct.ode_system, ptr %1503, i64 0, i32 0
  %1505 = load i64, ptr %1504, align 8
  %1506 = mul nsw i64 %1505, 6
  %1507 = getelementptr inbounds double, ptr %1501, i64 %1506
  %1508 = bitcast ptr %1507 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1502, ptr align 8 %1508, i64 %1500, i1 false)
  %1509 = icmp sgt i64 %1495, 0
  br i1 %1509, label %1510, label %1556

1510:
  %1511 = load ptr, ptr %4, align 8
  %1512 = load ptr, ptr %6, align 8
  %1513 = getelementptr inbounds %struct.ode_system, ptr %1512, i64 0, i32 0
  %1514 = load i64, ptr %1513, align 8
  %1515 = mul nsw i64 %1514, 11
  %1516 = getelementptr inbounds double, ptr %1511, i64 %1515
  %1517 = mul nsw i64 %1514, 12
  %1518 = getelementptr inbounds double, ptr %1511, i64 %1517
  %1519 = mul nsw i64 %1514, 13
  %1520 = getelementptr inbounds double, ptr %1511, i64 %1519
  %1521 = mul nsw i64 %1514, 22
  %1522 = getelementptr inbounds double, ptr %1511, i64 %1521
  %1523 = mul nsw i64 %1514, 23
  %1524 = getelementptr inbounds double, ptr %1511, i64 %1523
  %1525 = mul nsw i64 %1514, 24
  %1526 = getelementptr inbounds double, ptr %1511, i64 %1525
  %1527 = fmul double %204, %204
  %1528 = fmul double %204, %1527
  %1529 = mul nsw i64 %1514, 25
  %1530 = getelementptr inbounds double, ptr %1511, i64 %1529
  br label %1531

1531:
  %1532 = phi i64 [ 0, %1510 ], [ %1554, %1531 ]
  %1533 = getelementptr inbounds double, ptr %1516, i64 %1532
  %1534 = load double, ptr %1533, align 8
  %1535 = getelementptr inbounds double, ptr %1518, i64 %1532
  %1536 = load double, ptr %1535, align 8
  %1537 = getelementptr inbounds double, ptr %1520, i64 %1532
  %1538 = load double, ptr %1537, align 8
  %1539 = fsub double %1534, %1536
  %1540 = fdiv double %1539, 0xBFDF5A7CECDB684A
  %1541 = fsub double %1536, %1538
  %1542 = fdiv double %1541, 0xBFD6B927EFF8B242
  %1543 = fsub double %1540, %1542
  %1544 = fdiv double %1543, 0xBFEB09D26E6A0D46
  %1545 = fdiv double %1534, 0x3FC3D8B64657CAEA
  %1546 = fsub double %1540, %1545
  %1547 = fdiv double %1546, 0x3FE4A36C0803A6DF
  %1548 = fsub double %1544, %1547
  %1549 = getelementptr inbounds double, ptr %1522, i64 %1532
  store double %1542, ptr %1549, align 8
  %1550 = getelementptr inbounds double, ptr %1524, i64 %1532
  store double %1544, ptr %1550, align 8
  %1551 = getelementptr inbounds double, ptr %1526, i64 %1532
  store double %1548, ptr %1551, align 8
  %1552 = fdiv double %1548, %1528
  %1553 = getelementptr inbounds double, ptr %1530, i64 %1532
  store double %1552, ptr %1553, align 8
  %1554 = add nuw nsw i64 %1532, 1
  %1555 = icmp eq i64 %1554, %1495
  br i1 %1555, label %1556, label %1531

1556:
  %1557 = load double, ptr %2, align 8
  store double %1557, ptr %150, align 8
  store double %1470, ptr %2, align 8
  store double %204, ptr %72, align 8
  %1558 = load i64, ptr %151, align 8
  %1559 = add nsw i64 %1558, 1
  store i64 %1559, ptr %151, align 8
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %153, i8 0, i64 24, i1 false)
  %1560 = tail call double @llvm.pow.f64(double %1087, double 2.500000e-01)
  %1561 = fdiv double %1560, %1174
  %1562 = tail call double @llvm.minnum.f64(double %1561, double 8.000000e+00)
  %1563 = tail call double @llvm.maxnum.f64(double %1562, double 2.000000e-01)
  %1564 = load double, ptr %154, align 8
  %1565 = fcmp une double %1564, 0.000000e+00
  br i1 %1565, label %1566, label %1578

1566:
  %1567 = fdiv double %1564, %204
  %1568 = fmul double %1087, %1087
  %1569 = load double, ptr %155, align 8
  %1570 = fdiv double %1568, %1569
  %1571 = tail call double @llvm.pow.f64(double %1570, double 2.500000e-01)
  %1572 = fmul double %1567, %1571
  %1573 = fdiv double %1572, 9.000000e-01
  %1574 = tail call double @llvm.fabs.f64(double %1573)
  %1575 = tail call double @llvm.minnum.f64(double %1574, double 8.000000e+00)
  %1576 = tail call double @llvm.maxnum.f64(double %1575, double 2.000000e-01)
  %1577 = tail call double @llvm.maxnum.f64(double %1563, double %1576)
  br label %1578

1578:
  %1579 = phi double [ %1577, %1566 ], [ %1563, %1556 ]
  store double %204, ptr %154, align 8
  %1580 = tail call double @llvm.maxnum.f64(double %1086, double 1.000000e-02)
  store double %1580, ptr %155, align 8
  %1581 = fdiv double %204, %1579
  %1582 = icmp ne i64 %1168, 0
  %1583 = tail call double @llvm.fabs.f64(double %1581)
  %1584 = fcmp ogt double %1583, %1178
  %1585 = select i1 %1582, i1 %1584, i1 false
  %1586 = select i1 %1585, double %204, double %1581
  %1587 = fdiv double %1586, %204
  %1588 = load double, ptr %144, align 8
  %1589 = fcmp ole double %1588, 1.000000e-03
  %1590 = zext i1 %1589 to i64
  store i64 %1590, ptr %129, align 8
  %1591 = fcmp oge double %1587, 1.000000e+00
  %1592 = select i1 %1589, i1 %1591, i1 false
  %1593 = fcmp ole double %1587, 1.200000e+00
  %1594 = select i1 %1592, i1 %1593, i1 false
  %1595 = select i1 %1594, double %204, double %1586
  br i1 %202, label %1596, label %1602

1596:
  %1597 = tail call double @llvm.fabs.f64(double %1595)
  %1598 = load double, ptr %81, align 8
  %1599 = tail call double @llvm.fabs.f64(double %1598)
  %1600 = tail call double @llvm.maxnum.f64(double %1597, double %1599)
  %1601 = tail call double @llvm.copysign.f64(double %1600, double %204)
  br label %1602

1602:
  %1603 = phi double [ %1601, %1596 ], [ %1595, %1578 ]
  %1604 = tail call double @llvm.fabs.f64(double %1603)
  %1605 = load ptr, ptr %42, align 8
  %1606 = getelementptr inbounds %struct.ode_options, ptr %1605, i64 0, i32 3
  %1607 = load double, ptr %1606, align 8
  %1608 = tail call double @llvm.minnum.f64(double %1604, double %1607)
  %1609 = tail call double @llvm.copysign.f64(double %1608, double %204)
  store double %1609, ptr %81, align 8
  %1610 = icmp eq i64 %1491, 8
  br i1 %1610, label %1611, label %1639

1611:
  store i64 2, ptr %146, align 8
  br label %1612

1612:
  %1613 = phi i64 [ 8, %1611 ], [ %1170, %1167 ]
  %1614 = tail call double @llvm.pow.f64(double %1087, double 2.500000e-01)
  %1615 = fdiv double %1614, %1174
  %1616 = tail call double @llvm.minnum.f64(double %1615, double 8.000000e+00)
  %1617 = tail call double @llvm.maxnum.f64(double %1616, double 2.000000e-01)
  %1618 = load i64, ptr %156, align 8
  %1619 = add nsw i64 %1618, 1
  store i64 %1619, ptr %156, align 8
  store i64 1, ptr %148, align 8
  %1620 = icmp eq i64 %1613, 0
  br i1 %1620, label %1623, label %1621

1621:
  %1622 = fmul double %204, 1.250000e-01
  br label %1630

1623:
  %1624 = load double, ptr %72, align 8
  %1625 = fcmp oeq double %1624, 0.000000e+00
  br i1 %1625, label %1626, label %1628

1626:
  %1627 = fmul double %204, 1.000000e-01
  br label %1630

1628:
  %1629 = fdiv double %204, %1617
  br label %1630

1630:
  %1631 = phi double [ %1622, %1621 ], [ %1627, %1626 ], [ %1629, %1628 ]
  store double %1631, ptr %81, align 8
  %1632 = icmp eq i32 %158, 0
  br i1 %1632, label %1633, label %1635

1633:
  %1634 = tail call i64 @evaluate_jacobian(ptr %0)
  br label %1635

1635:
  %1636 = phi i64 [ 0, %483 ], [ %972, %971 ], [ 0, %965 ], [ 0, %1461 ], [ %1634, %1633 ], [ 0, %1630 ]
  %1637 = phi i32 [ %158, %483 ], [ 1, %971 ], [ %158, %965 ], [ %158, %1461 ], [ 1, %1633 ], [ 1, %1630 ]
  %1638 = icmp eq i64 %1636, 0
  br i1 %1638, label %157, label %1639

1639:
  %1640 = phi i64 [ 3, %20 ], [ %173, %168 ], [ %19, %1 ], [ %133, %132 ], [ %616, %602 ], [ %1118, %1110 ], [ %1636, %1635 ], [ %1491, %1602 ], [ %1491, %1490 ]
  ret i64 %1640
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
  store i64 1, ptr %55, align 8
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
  store i64 1, ptr %66, align 8
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
