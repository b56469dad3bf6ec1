; radau5: made by tools/make_loops_text.py from radau5
; sources d1d274653e19ac31562c5ce4603335781d88c85feba69c152116b112813f80a0
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
  switch i64 %19, label %1280 [
    i64 3, label %20
    i64 0, label %41
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
  br label %1280

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
  br i1 %134, label %135, label %1280

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
  %154 = phi i32 [ %136, %135 ], [ %1278, %1276 ]
  %155 = load double, ptr %2, align 8
  %156 = load double, ptr %81, align 8
  %157 = tail call double @llvm.fabs.f64(double %156)
  %158 = tail call double @llvm.fabs.f64(double %155)
  %159 = load double, ptr %137, align 8
  %160 = tail call double @llvm.fabs.f64(double %159)
  %161 = tail call double @llvm.maxnum.f64(double %158, double %160)
  %162 = fmul double %161, 0x3CE4000000000000
  %163 = fcmp ugt double %157, %162
  br i1 %163, label %170, label %164

164:
  %165 = load i64, ptr %143, align 8
  %166 = icmp eq i64 %165, 1
  %167 = icmp eq i64 %165, 2
  %168 = select i1 %167, i64 8, i64 4
  %169 = select i1 %166, i64 3, i64 %168
  br label %1280

170:
  %171 = tail call double @llvm.fmuladd.f64(double %156, double 1.000100e+00, double %155)
  %172 = fsub double %171, %159
  %173 = fmul double %156, %172
  %174 = fcmp oge double %173, 0.000000e+00
  %175 = fsub double %159, %155
  %176 = select i1 %174, double %175, double %156
  %177 = load double, ptr %138, align 8
  %178 = fcmp une double %177, %176
  br i1 %178, label %179, label %418

179:
  %180 = load ptr, ptr %6, align 8
  %181 = getelementptr inbounds %struct.ode_system, ptr %180, i64 0, i32 0
  %182 = load i64, ptr %181, align 8
  %183 = load ptr, ptr %4, align 8
  %184 = mul nsw i64 %182, 25
  %185 = getelementptr inbounds double, ptr %183, i64 %184
  %186 = mul i64 %182, %182
  %187 = getelementptr inbounds double, ptr %185, i64 %186
  %188 = shl i64 %182, 1
  %189 = mul nsw i64 %188, %182
  %190 = getelementptr inbounds double, ptr %185, i64 %189
  %191 = icmp eq i64 %186, 0
  br i1 %191, label %192, label %201

192:
  %193 = icmp sgt i64 %182, 0
  br i1 %193, label %197, label %194

194:
  %195 = load i64, ptr %139, align 8
  %196 = add nsw i64 %195, 1
  store i64 %196, ptr %139, align 8
  store double %176, ptr %138, align 8
  br label %418

197:
  %198 = fdiv double 0x400D1A48D83E731D, %176
  %199 = fdiv double 0x400572DB93E0C671, %176
  %200 = fdiv double 0x40086747F2C3FCB6, %176
  br label %293

201:
  %202 = phi i64 [ %211, %201 ], [ 0, %179 ]
  %203 = getelementptr inbounds double, ptr %185, i64 %202
  %204 = load double, ptr %203, align 8
  %205 = fneg double %204
  %206 = getelementptr inbounds double, ptr %187, i64 %202
  store double %205, ptr %206, align 8
  %207 = shl nuw nsw i64 %202, 1
  %208 = getelementptr inbounds double, ptr %190, i64 %207
  store double %205, ptr %208, align 8
  %209 = or i64 %207, 1
  %210 = getelementptr inbounds double, ptr %190, i64 %209
  store double 0.000000e+00, ptr %210, align 8
  %211 = add nuw nsw i64 %202, 1
  %212 = icmp eq i64 %211, %186
  br i1 %212, label %192, label %201

213:
  %214 = load i64, ptr %139, align 8
  %215 = add nsw i64 %214, 1
  store i64 %215, ptr %139, align 8
  store double %176, ptr %138, align 8
  %216 = load ptr, ptr %140, align 8
  br label %219

217:
  %218 = icmp eq i64 %222, %182
  br i1 %218, label %291, label %219

219:
  %220 = phi i1 [ %223, %217 ], [ true, %213 ]
  %221 = phi i64 [ %222, %217 ], [ 0, %213 ]
  %222 = add nuw nsw i64 %221, 1
  %223 = icmp slt i64 %222, %182
  br i1 %223, label %232, label %224

224:
  %225 = phi i64 [ %221, %219 ], [ %246, %232 ]
  %226 = getelementptr inbounds i64, ptr %216, i64 %221
  store i64 %225, ptr %226, align 8
  %227 = mul nsw i64 %225, %182
  %228 = add nsw i64 %227, %221
  %229 = getelementptr inbounds double, ptr %187, i64 %228
  %230 = load double, ptr %229, align 8
  %231 = fcmp oeq double %230, 0.000000e+00
  br i1 %231, label %291, label %249

232:
  %233 = phi i64 [ %247, %232 ], [ %222, %219 ]
  %234 = phi i64 [ %246, %232 ], [ %221, %219 ]
  %235 = mul nsw i64 %233, %182
  %236 = add nsw i64 %235, %221
  %237 = getelementptr inbounds double, ptr %187, i64 %236
  %238 = load double, ptr %237, align 8
  %239 = tail call double @llvm.fabs.f64(double %238)
  %240 = mul nsw i64 %234, %182
  %241 = add nsw i64 %240, %221
  %242 = getelementptr inbounds double, ptr %187, i64 %241
  %243 = load double, ptr %242, align 8
  %244 = tail call double @llvm.fabs.f64(double %243)
  %245 = fcmp ogt double %239, %244
  %246 = select i1 %245, i64 %233, i64 %234
  %247 = add nuw nsw i64 %233, 1
  %248 = icmp slt i64 %247, %182
  br i1 %248, label %232, label %224

249:
  %250 = icmp eq i64 %225, %221
  %251 = mul nsw i64 %221, %182
  br i1 %250, label %262, label %252

252:
  %253 = phi i64 [ %260, %252 ], [ 0, %249 ]
  %254 = add nsw i64 %253, %251
  %255 = getelementptr inbounds double, ptr %187, i64 %254
  %256 = load double, ptr %255, align 8
  %257 = add nsw i64 %253, %227
  %258 = getelementptr inbounds double, ptr %187, i64 %257
  %259 = load double, ptr %258, align 8
  store double %259, ptr %255, align 8
  store double %256, ptr %258, align 8
  %260 = add nuw nsw i64 %253, 1
  %261 = icmp eq i64 %260, %182
  br i1 %261, label %262, label %252

262:
  %263 = add nsw i64 %251, %221
  %264 = getelementptr inbounds double, ptr %187, i64 %263
  %265 = load double, ptr %264, align 8
  %266 = fdiv double 1.000000e+00, %265
  br i1 %223, label %267, label %217

267:
  %268 = phi i64 [ %289, %288 ], [ %222, %262 ]
  %269 = mul nsw i64 %268, %182
  %270 = add nsw i64 %269, %221
  %271 = getelementptr inbounds double, ptr %187, i64 %270
  %272 = load double, ptr %271, align 8
  %273 = fcmp oeq double %272, 0.000000e+00
  br i1 %273, label %288, label %274

274:
  %275 = fmul double %266, %272
  store double %275, ptr %271, align 8
  %276 = fneg double %275
  br label %277

277:
  %278 = phi i64 [ %222, %274 ], [ %286, %277 ]
  %279 = add nsw i64 %278, %251
  %280 = getelementptr inbounds double, ptr %187, i64 %279
  %281 = load double, ptr %280, align 8
  %282 = add nsw i64 %278, %269
  %283 = getelementptr inbounds double, ptr %187, i64 %282
  %284 = load double, ptr %283, align 8
  %285 = tail call double @llvm.fmuladd.f64(double %276, double %281, double %284)
  store double %285, ptr %283, align 8
  %286 = add nuw nsw i64 %278, 1
  %287 = icmp slt i64 %286, %182
  br i1 %287, label %277, label %288

288:
  %289 = add nuw nsw i64 %268, 1
  %290 = icmp slt i64 %289, %182
  br i1 %290, label %267, label %217

291:
  %292 = phi i1 [ %220, %224 ], [ %223, %217 ]
  br i1 %292, label %414, label %308

293:
  %294 = phi i64 [ 0, %197 ], [ %306, %293 ]
  %295 = mul nsw i64 %294, %182
  %296 = add nsw i64 %295, %294
  %297 = getelementptr inbounds double, ptr %187, i64 %296
  %298 = load double, ptr %297, align 8
  %299 = fadd double %198, %298
  store double %299, ptr %297, align 8
  %300 = shl nsw i64 %296, 1
  %301 = getelementptr inbounds double, ptr %190, i64 %300
  %302 = load double, ptr %301, align 8
  %303 = fadd double %199, %302
  store double %303, ptr %301, align 8
  %304 = or i64 %300, 1
  %305 = getelementptr inbounds double, ptr %190, i64 %304
  store double %200, ptr %305, align 8
  %306 = add nuw nsw i64 %294, 1
  %307 = icmp eq i64 %306, %182
  br i1 %307, label %213, label %293

308:
  %309 = getelementptr inbounds i64, ptr %216, i64 %182
  %310 = tail call i64 @llvm.smax.i64(i64 %188, i64 1)
  br label %313

311:
  %312 = icmp eq i64 %367, %182
  br i1 %312, label %412, label %313

313:
  %314 = phi i1 [ true, %308 ], [ %368, %311 ]
  %315 = phi i64 [ 0, %308 ], [ %367, %311 ]
  br label %319

316:
  %317 = getelementptr inbounds i64, ptr %309, i64 %315
  store i64 %335, ptr %317, align 8
  %318 = fcmp oeq double %334, 0.000000e+00
  br i1 %318, label %412, label %338

319:
  %320 = phi i64 [ %335, %319 ], [ %315, %313 ]
  %321 = phi double [ %334, %319 ], [ -1.000000e+00, %313 ]
  %322 = phi i64 [ %336, %319 ], [ %315, %313 ]
  %323 = mul nsw i64 %322, %182
  %324 = add nsw i64 %323, %315
  %325 = shl nsw i64 %324, 1
  %326 = getelementptr inbounds double, ptr %190, i64 %325
  %327 = load double, ptr %326, align 8
  %328 = tail call double @llvm.fabs.f64(double %327)
  %329 = getelementptr inbounds double, ptr %326, i64 1
  %330 = load double, ptr %329, align 8
  %331 = tail call double @llvm.fabs.f64(double %330)
  %332 = fadd double %328, %331
  %333 = fcmp ogt double %332, %321
  %334 = select i1 %333, double %332, double %321
  %335 = select i1 %333, i64 %322, i64 %320
  %336 = add nuw nsw i64 %322, 1
  %337 = icmp slt i64 %336, %182
  br i1 %337, label %319, label %316

338:
  %339 = icmp eq i64 %335, %315
  br i1 %339, label %353, label %340

340:
  %341 = mul i64 %315, %188
  %342 = mul i64 %335, %188
  br label %343

343:
  %344 = phi i64 [ 0, %340 ], [ %351, %343 ]
  %345 = add nsw i64 %344, %341
  %346 = getelementptr inbounds double, ptr %190, i64 %345
  %347 = load double, ptr %346, align 8
  %348 = add nsw i64 %344, %342
  %349 = getelementptr inbounds double, ptr %190, i64 %348
  %350 = load double, ptr %349, align 8
  store double %350, ptr %346, align 8
  store double %347, ptr %349, align 8
  %351 = add nuw nsw i64 %344, 1
  %352 = icmp eq i64 %351, %310
  br i1 %352, label %353, label %343

353:
  %354 = shl nuw nsw i64 %315, 1
  %355 = mul nsw i64 %354, %182
  %356 = getelementptr inbounds double, ptr %190, i64 %355
  %357 = getelementptr inbounds double, ptr %356, i64 %354
  %358 = load double, ptr %357, align 8
  %359 = or i64 %354, 1
  %360 = getelementptr inbounds double, ptr %356, i64 %359
  %361 = load double, ptr %360, align 8
  %362 = fmul double %361, %361
  %363 = tail call double @llvm.fmuladd.f64(double %358, double %358, double %362)
  %364 = fdiv double %358, %363
  %365 = fneg double %361
  %366 = fdiv double %365, %363
  %367 = add nuw nsw i64 %315, 1
  %368 = icmp slt i64 %367, %182
  br i1 %368, label %369, label %311

369:
  %370 = phi i64 [ %410, %409 ], [ %367, %353 ]
  %371 = mul i64 %370, %188
  %372 = getelementptr inbounds double, ptr %190, i64 %371
  %373 = getelementptr inbounds double, ptr %372, i64 %354
  %374 = load double, ptr %373, align 8
  %375 = getelementptr inbounds double, ptr %372, i64 %359
  %376 = load double, ptr %375, align 8
  %377 = fcmp oeq double %374, 0.000000e+00
  %378 = fcmp oeq double %376, 0.000000e+00
  %379 = select i1 %377, i1 %378, i1 false
  br i1 %379, label %409, label %380

380:
  %381 = fneg double %376
  %382 = fmul double %366, %381
  %383 = tail call double @llvm.fmuladd.f64(double %374, double %364, double %382)
  %384 = fmul double %364, %376
  %385 = tail call double @llvm.fmuladd.f64(double %374, double %366, double %384)
  store double %383, ptr %373, align 8
  store double %385, ptr %375, align 8
  %386 = fneg double %385
  br label %387

387:
  %388 = phi i64 [ %367, %380 ], [ %407, %387 ]
  %389 = shl nuw nsw i64 %388, 1
  %390 = getelementptr inbounds double, ptr %356, i64 %389
  %391 = load double, ptr %390, align 8
  %392 = or i64 %389, 1
  %393 = getelementptr inbounds double, ptr %356, i64 %392
  %394 = load double, ptr %393, align 8
  %395 = fmul double %394, %386
  %396 = tail call double @llvm.fmuladd.f64(double %383, double %391, double %395)
  %397 = getelementptr inbounds double, ptr %372, i64 %389
  %398 = load double, ptr %397, align 8
  %399 = fsub double %398, %396
  store double %399, ptr %397, align 8
  %400 = load double, ptr %393, align 8
  %401 = load double, ptr %390, align 8
  %402 = fmul double %385, %401
  %403 = tail call double @llvm.fmuladd.f64(double %383, double %400, double %402)
  %404 = getelementptr inbounds double, ptr %372, i64 %392
  %405 = load double, ptr %404, align 8
  %406 = fsub double %405, %403
  store double %406, ptr %404, align 8
  %407 = add nuw nsw i64 %388, 1
  %408 = icmp slt i64 %407, %182
  br i1 %408, label %387, label %409

409:
  %410 = add nuw nsw i64 %370, 1
  %411 = icmp slt i64 %410, %182
  br i1 %411, label %369, label %311

412:
  %413 = phi i1 [ %368, %311 ], [ %314, %316 ]
  br i1 %413, label %414, label %418

414:
  %415 = fmul double %176, 5.000000e-01
  store double %415, ptr %81, align 8
  %416 = load i64, ptr %152, align 8
  %417 = add nsw i64 %416, 1
  store i64 %417, ptr %152, align 8
  store i64 1, ptr %145, align 8
  br label %1276

418:
  %419 = load ptr, ptr %42, align 8
  %420 = getelementptr inbounds %struct.ode_options, ptr %419, i64 0, i32 1
  %421 = load double, ptr %420, align 8
  %422 = tail call double @llvm.pow.f64(double %421, double 0x3FE5555555555555)
  %423 = fmul double %422, 1.000000e-02
  %424 = fdiv double 0x3CE4000000000000, %423
  %425 = tail call double @llvm.sqrt.f64(double %423)
  %426 = tail call double @llvm.minnum.f64(double %425, double 3.000000e-02)
  %427 = tail call double @llvm.maxnum.f64(double %424, double %426)
  store double 1.000000e-03, ptr %141, align 8
  %428 = load double, ptr %142, align 8
  %429 = tail call double @llvm.maxnum.f64(double %428, double 0x3CB0000000000000)
  %430 = tail call double @llvm.pow.f64(double %429, double 8.000000e-01)
  store double %430, ptr %142, align 8
  %431 = load ptr, ptr %6, align 8
  %432 = getelementptr inbounds %struct.ode_system, ptr %431, i64 0, i32 0
  %433 = load i64, ptr %432, align 8
  %434 = load ptr, ptr %4, align 8
  %435 = mul nsw i64 %433, 11
  %436 = getelementptr inbounds double, ptr %434, i64 %435
  %437 = mul nsw i64 %433, 12
  %438 = getelementptr inbounds double, ptr %434, i64 %437
  %439 = mul nsw i64 %433, 13
  %440 = getelementptr inbounds double, ptr %434, i64 %439
  %441 = mul nsw i64 %433, 22
  %442 = getelementptr inbounds double, ptr %434, i64 %441
  %443 = mul nsw i64 %433, 23
  %444 = getelementptr inbounds double, ptr %434, i64 %443
  %445 = mul nsw i64 %433, 24
  %446 = getelementptr inbounds double, ptr %434, i64 %445
  %447 = load double, ptr %72, align 8
  %448 = fcmp une double %447, 0.000000e+00
  %449 = fdiv double %176, %447
  %450 = select i1 %448, double %449, double 0.000000e+00
  %451 = fmul double %450, 0x3FC3D8B64657CAEA
  %452 = fmul double %450, 0x3FE4A36C0803A6DF
  %453 = icmp sgt i64 %433, 0
  br i1 %453, label %454, label %507

454:
  %455 = fcmp une double %450, 0.000000e+00
  %456 = fadd double %451, 0x3FD6B927EFF8B242
  %457 = fadd double %451, 0x3FEB09D26E6A0D46
  %458 = fadd double %452, 0x3FD6B927EFF8B242
  %459 = fadd double %452, 0x3FEB09D26E6A0D46
  %460 = fadd double %450, 0x3FD6B927EFF8B242
  %461 = fadd double %450, 0x3FEB09D26E6A0D46
  %462 = mul nsw i64 %433, 17
  %463 = getelementptr inbounds double, ptr %434, i64 %462
  %464 = mul nsw i64 %433, 18
  %465 = getelementptr inbounds double, ptr %434, i64 %464
  %466 = mul nsw i64 %433, 19
  %467 = getelementptr inbounds double, ptr %434, i64 %466
  br label %468

468:
  %469 = phi i64 [ 0, %454 ], [ %505, %477 ]
  br i1 %455, label %470, label %477

470:
  %471 = getelementptr inbounds double, ptr %442, i64 %469
  %472 = load double, ptr %471, align 8
  %473 = getelementptr inbounds double, ptr %444, i64 %469
  %474 = load double, ptr %473, align 8
  %475 = getelementptr inbounds double, ptr %446, i64 %469
  %476 = load double, ptr %475, align 8
  br label %477

477:
  %478 = phi double [ %474, %470 ], [ 0.000000e+00, %468 ]
  %479 = phi double [ %472, %470 ], [ 0.000000e+00, %468 ]
  %480 = phi double [ %476, %470 ], [ 0.000000e+00, %468 ]
  %481 = tail call double @llvm.fmuladd.f64(double %457, double %480, double %478)
  %482 = tail call double @llvm.fmuladd.f64(double %456, double %481, double %479)
  %483 = fmul double %451, %482
  %484 = getelementptr inbounds double, ptr %436, i64 %469
  store double %483, ptr %484, align 8
  %485 = tail call double @llvm.fmuladd.f64(double %459, double %480, double %478)
  %486 = tail call double @llvm.fmuladd.f64(double %458, double %485, double %479)
  %487 = fmul double %452, %486
  %488 = getelementptr inbounds double, ptr %438, i64 %469
  store double %487, ptr %488, align 8
  %489 = tail call double @llvm.fmuladd.f64(double %461, double %480, double %478)
  %490 = tail call double @llvm.fmuladd.f64(double %460, double %489, double %479)
  %491 = fmul double %450, %490
  %492 = getelementptr inbounds double, ptr %440, i64 %469
  store double %491, ptr %492, align 8
  %493 = fmul double %487, 0x3FD5B570C75819C1
  %494 = tail call double @llvm.fmuladd.f64(double %483, double 0x40114D64D09039E2, double %493)
  %495 = tail call double @llvm.fmuladd.f64(double %491, double 0x3FE1562F2BDEBF3D, double %494)
  %496 = getelementptr inbounds double, ptr %463, i64 %469
  store double %495, ptr %496, align 8
  %497 = fmul double %487, 0xBFD4F8C15DA84E86
  %498 = tail call double @llvm.fmuladd.f64(double %483, double 0xC010B70201A79C47, double %497)
  %499 = tail call double @llvm.fmuladd.f64(double %491, double 0x3FDE810014C55221, double %498)
  %500 = getelementptr inbounds double, ptr %465, i64 %469
  store double %499, ptr %500, align 8
  %501 = fmul double %487, 0x4004934E6FCAA598
  %502 = tail call double @llvm.fmuladd.f64(double %483, double 0xBFE017885A24A7F2, double %501)
  %503 = tail call double @llvm.fmuladd.f64(double %491, double 0xBFE312C0CF7BDFD1, double %502)
  %504 = getelementptr inbounds double, ptr %467, i64 %469
  store double %503, ptr %504, align 8
  %505 = add nuw nsw i64 %469, 1
  %506 = icmp eq i64 %505, %433
  br i1 %506, label %507, label %468

507:
  %508 = fdiv double 0x40086747F2C3FCB6, %176
  %509 = fdiv double 0xC00D1A48D83E731D, %176
  %510 = fdiv double 0xC00572DB93E0C671, %176
  %511 = fneg double %508
  br label %512

512:
  %513 = phi ptr [ %434, %507 ], [ %562, %873 ]
  %514 = phi i64 [ %433, %507 ], [ %561, %873 ]
  %515 = phi double [ 0.000000e+00, %507 ], [ %874, %873 ]
  %516 = phi double [ 0.000000e+00, %507 ], [ %871, %873 ]
  %517 = phi i32 [ 1, %507 ], [ %875, %873 ]
  %518 = mul nsw i64 %514, 3
  %519 = getelementptr inbounds double, ptr %513, i64 %518
  %520 = icmp sgt i64 %514, 0
  br label %521

521:
  %522 = phi i64 [ 0, %512 ], [ %525, %533 ]
  %523 = icmp eq i64 %522, 3
  br i1 %523, label %558, label %524

524:
  %525 = add nuw nsw i64 %522, 1
  %526 = add nuw nsw i64 %522, 11
  %527 = load ptr, ptr %4, align 8
  %528 = load ptr, ptr %6, align 8
  %529 = getelementptr inbounds %struct.ode_system, ptr %528, i64 0, i32 0
  %530 = load i64, ptr %529, align 8
  %531 = mul nsw i64 %530, %526
  %532 = getelementptr inbounds double, ptr %527, i64 %531
  br i1 %520, label %548, label %533

533:
  %534 = load double, ptr %2, align 8
  %535 = getelementptr inbounds [3 x double], ptr @__const.stage_rates.parts, i64 0, i64 %522
  %536 = load double, ptr %535, align 8
  %537 = tail call double @llvm.fmuladd.f64(double %536, double %176, double %534)
  %538 = add nuw nsw i64 %522, 14
  %539 = mul nsw i64 %530, %538
  %540 = getelementptr inbounds double, ptr %527, i64 %539
  %541 = load i64, ptr %12, align 8
  %542 = add nsw i64 %541, 1
  store i64 %542, ptr %12, align 8
  %543 = getelementptr inbounds %struct.ode_system, ptr %528, i64 0, i32 3
  %544 = load ptr, ptr %543, align 8
  %545 = getelementptr inbounds %struct.ode_system, ptr %528, i64 0, i32 2
  %546 = load ptr, ptr %545, align 8
  %547 = tail call i64 %544(ptr %546, double %537, ptr %519, ptr %540)
  switch i64 %547, label %1280 [
    i64 3, label %877
    i64 0, label %521
  ]

548:
  %549 = phi i64 [ %556, %548 ], [ 0, %524 ]
  %550 = getelementptr inbounds double, ptr %513, i64 %549
  %551 = load double, ptr %550, align 8
  %552 = getelementptr inbounds double, ptr %532, i64 %549
  %553 = load double, ptr %552, align 8
  %554 = fadd double %551, %553
  %555 = getelementptr inbounds double, ptr %519, i64 %549
  store double %554, ptr %555, align 8
  %556 = add nuw nsw i64 %549, 1
  %557 = icmp eq i64 %556, %514
  br i1 %557, label %533, label %548

558:
  %559 = load ptr, ptr %6, align 8
  %560 = getelementptr inbounds %struct.ode_system, ptr %559, i64 0, i32 0
  %561 = load i64, ptr %560, align 8
  %562 = load ptr, ptr %4, align 8
  %563 = mul nsw i64 %561, 14
  %564 = getelementptr inbounds double, ptr %562, i64 %563
  %565 = mul nsw i64 %561, 15
  %566 = getelementptr inbounds double, ptr %562, i64 %565
  %567 = shl nsw i64 %561, 4
  %568 = getelementptr inbounds double, ptr %562, i64 %567
  %569 = mul nsw i64 %561, 17
  %570 = getelementptr inbounds double, ptr %562, i64 %569
  %571 = mul nsw i64 %561, 18
  %572 = getelementptr inbounds double, ptr %562, i64 %571
  %573 = mul nsw i64 %561, 19
  %574 = getelementptr inbounds double, ptr %562, i64 %573
  %575 = mul nsw i64 %561, 20
  %576 = getelementptr inbounds double, ptr %562, i64 %575
  %577 = icmp sgt i64 %561, 0
  br i1 %577, label %757, label %826

578:
  %579 = mul nsw i64 %561, 25
  %580 = load ptr, ptr %140, align 8
  br label %587

581:
  %582 = mul nsw i64 %561, %561
  %583 = getelementptr inbounds double, ptr %562, i64 %579
  %584 = getelementptr inbounds double, ptr %583, i64 %582
  %585 = icmp sgt i64 %561, 1
  br i1 %585, label %597, label %586

586:
  br label %617

587:
  %588 = phi i64 [ %595, %587 ], [ 0, %578 ]
  %589 = getelementptr inbounds i64, ptr %580, i64 %588
  %590 = load i64, ptr %589, align 8
  %591 = getelementptr inbounds double, ptr %564, i64 %590
  %592 = load double, ptr %591, align 8
  %593 = getelementptr inbounds double, ptr %564, i64 %588
  %594 = load double, ptr %593, align 8
  store double %594, ptr %591, align 8
  store double %592, ptr %593, align 8
  %595 = add nuw nsw i64 %588, 1
  %596 = icmp eq i64 %595, %561
  br i1 %596, label %581, label %587

597:
  %598 = phi i64 [ %603, %602 ], [ 1, %581 ]
  %599 = getelementptr inbounds double, ptr %564, i64 %598
  %600 = load double, ptr %599, align 8
  %601 = mul nsw i64 %598, %561
  br label %605

602:
  store double %614, ptr %599, align 8
  %603 = add nuw nsw i64 %598, 1
  %604 = icmp eq i64 %603, %561
  br i1 %604, label %586, label %597

605:
  %606 = phi i64 [ 0, %597 ], [ %615, %605 ]
  %607 = phi double [ %600, %597 ], [ %614, %605 ]
  %608 = add nsw i64 %606, %601
  %609 = getelementptr inbounds double, ptr %584, i64 %608
  %610 = load double, ptr %609, align 8
  %611 = getelementptr inbounds double, ptr %564, i64 %606
  %612 = load double, ptr %611, align 8
  %613 = fneg double %610
  %614 = tail call double @llvm.fmuladd.f64(double %613, double %612, double %607)
  %615 = add nuw nsw i64 %606, 1
  %616 = icmp eq i64 %615, %598
  br i1 %616, label %602, label %605

617:
  %618 = phi i64 [ %619, %624 ], [ %561, %586 ]
  %619 = add nsw i64 %618, -1
  %620 = getelementptr inbounds double, ptr %564, i64 %619
  %621 = load double, ptr %620, align 8
  %622 = icmp slt i64 %618, %561
  %623 = mul nsw i64 %619, %561
  br i1 %622, label %631, label %624

624:
  %625 = phi double [ %621, %617 ], [ %640, %631 ]
  %626 = add nsw i64 %623, %619
  %627 = getelementptr inbounds double, ptr %584, i64 %626
  %628 = load double, ptr %627, align 8
  %629 = fdiv double %625, %628
  store double %629, ptr %620, align 8
  %630 = icmp sgt i64 %618, 1
  br i1 %630, label %617, label %643

631:
  %632 = phi i64 [ %641, %631 ], [ %618, %617 ]
  %633 = phi double [ %640, %631 ], [ %621, %617 ]
  %634 = add nsw i64 %632, %623
  %635 = getelementptr inbounds double, ptr %584, i64 %634
  %636 = load double, ptr %635, align 8
  %637 = getelementptr inbounds double, ptr %564, i64 %632
  %638 = load double, ptr %637, align 8
  %639 = fneg double %636
  %640 = tail call double @llvm.fmuladd.f64(double %639, double %638, double %633)
  %641 = add nsw i64 %632, 1
  %642 = icmp eq i64 %641, %561
  br i1 %642, label %624, label %631

643:
  %644 = shl i64 %561, 1
  %645 = getelementptr inbounds i64, ptr %580, i64 %561
  br label %650

646:
  %647 = mul nsw i64 %644, %561
  %648 = getelementptr inbounds double, ptr %583, i64 %647
  br i1 %585, label %664, label %649

649:
  br label %698

650:
  %651 = phi i64 [ %662, %650 ], [ 0, %643 ]
  %652 = getelementptr inbounds i64, ptr %645, i64 %651
  %653 = load i64, ptr %652, align 8
  %654 = getelementptr inbounds double, ptr %566, i64 %653
  %655 = load double, ptr %654, align 8
  %656 = getelementptr inbounds double, ptr %568, i64 %653
  %657 = load double, ptr %656, align 8
  %658 = getelementptr inbounds double, ptr %566, i64 %651
  %659 = load double, ptr %658, align 8
  store double %659, ptr %654, align 8
  %660 = getelementptr inbounds double, ptr %568, i64 %651
  %661 = load double, ptr %660, align 8
  store double %661, ptr %656, align 8
  store double %655, ptr %658, align 8
  store double %657, ptr %660, align 8
  %662 = add nuw nsw i64 %651, 1
  %663 = icmp eq i64 %662, %561
  br i1 %663, label %646, label %650

664:
  %665 = phi i64 [ %673, %672 ], [ 1, %646 ]
  %666 = mul i64 %665, %644
  %667 = getelementptr inbounds double, ptr %648, i64 %666
  %668 = getelementptr inbounds double, ptr %566, i64 %665
  %669 = load double, ptr %668, align 8
  %670 = getelementptr inbounds double, ptr %568, i64 %665
  %671 = load double, ptr %670, align 8
  br label %675

672:
  store double %692, ptr %668, align 8
  store double %695, ptr %670, align 8
  %673 = add nuw nsw i64 %665, 1
  %674 = icmp eq i64 %673, %561
  br i1 %674, label %649, label %664

675:
  %676 = phi double [ %669, %664 ], [ %692, %675 ]
  %677 = phi i64 [ 0, %664 ], [ %696, %675 ]
  %678 = phi double [ %671, %664 ], [ %695, %675 ]
  %679 = shl nuw nsw i64 %677, 1
  %680 = getelementptr inbounds double, ptr %667, i64 %679
  %681 = load double, ptr %680, align 8
  %682 = getelementptr inbounds double, ptr %566, i64 %677
  %683 = load double, ptr %682, align 8
  %684 = or i64 %679, 1
  %685 = getelementptr inbounds double, ptr %667, i64 %684
  %686 = load double, ptr %685, align 8
  %687 = getelementptr inbounds double, ptr %568, i64 %677
  %688 = load double, ptr %687, align 8
  %689 = fneg double %686
  %690 = fmul double %688, %689
  %691 = tail call double @llvm.fmuladd.f64(double %681, double %683, double %690)
  %692 = fsub double %676, %691
  %693 = fmul double %683, %686
  %694 = tail call double @llvm.fmuladd.f64(double %681, double %688, double %693)
  %695 = fsub double %678, %694
  %696 = add nuw nsw i64 %677, 1
  %697 = icmp eq i64 %696, %665
  br i1 %697, label %672, label %675

698:
  %699 = phi i64 [ %700, %709 ], [ %561, %649 ]
  %700 = add nsw i64 %699, -1
  %701 = shl nuw nsw i64 %700, 1
  %702 = mul nsw i64 %701, %561
  %703 = getelementptr inbounds double, ptr %648, i64 %702
  %704 = getelementptr inbounds double, ptr %566, i64 %700
  %705 = load double, ptr %704, align 8
  %706 = getelementptr inbounds double, ptr %568, i64 %700
  %707 = load double, ptr %706, align 8
  %708 = icmp slt i64 %699, %561
  br i1 %708, label %727, label %709

709:
  %710 = phi double [ %705, %698 ], [ %744, %727 ]
  %711 = phi double [ %707, %698 ], [ %747, %727 ]
  %712 = getelementptr inbounds double, ptr %703, i64 %701
  %713 = load double, ptr %712, align 8
  %714 = or i64 %701, 1
  %715 = getelementptr inbounds double, ptr %703, i64 %714
  %716 = load double, ptr %715, align 8
  %717 = fmul double %716, %716
  %718 = tail call double @llvm.fmuladd.f64(double %713, double %713, double %717)
  %719 = fmul double %711, %716
  %720 = tail call double @llvm.fmuladd.f64(double %710, double %713, double %719)
  %721 = fdiv double %720, %718
  store double %721, ptr %704, align 8
  %722 = fneg double %710
  %723 = fmul double %716, %722
  %724 = tail call double @llvm.fmuladd.f64(double %711, double %713, double %723)
  %725 = fdiv double %724, %718
  store double %725, ptr %706, align 8
  %726 = icmp sgt i64 %699, 1
  br i1 %726, label %698, label %750

727:
  %728 = phi i64 [ %748, %727 ], [ %699, %698 ]
  %729 = phi double [ %747, %727 ], [ %707, %698 ]
  %730 = phi double [ %744, %727 ], [ %705, %698 ]
  %731 = shl nsw i64 %728, 1
  %732 = getelementptr inbounds double, ptr %703, i64 %731
  %733 = load double, ptr %732, align 8
  %734 = getelementptr inbounds double, ptr %566, i64 %728
  %735 = load double, ptr %734, align 8
  %736 = or i64 %731, 1
  %737 = getelementptr inbounds double, ptr %703, i64 %736
  %738 = load double, ptr %737, align 8
  %739 = getelementptr inbounds double, ptr %568, i64 %728
  %740 = load double, ptr %739, align 8
  %741 = fneg double %738
  %742 = fmul double %740, %741
  %743 = tail call double @llvm.fmuladd.f64(double %733, double %735, double %742)
  %744 = fsub double %730, %743
  %745 = fmul double %735, %738
  %746 = tail call double @llvm.fmuladd.f64(double %733, double %740, double %745)
  %747 = fsub double %729, %746
  %748 = add nsw i64 %728, 1
  %749 = icmp eq i64 %748, %561
  br i1 %749, label %709, label %727

750:
  %751 = mul nsw i64 %561, 11
  %752 = getelementptr inbounds double, ptr %562, i64 %751
  %753 = mul nsw i64 %561, 12
  %754 = getelementptr inbounds double, ptr %562, i64 %753
  %755 = mul nsw i64 %561, 13
  %756 = getelementptr inbounds double, ptr %562, i64 %755
  br label %787

757:
  %758 = phi i64 [ %785, %757 ], [ 0, %558 ]
  %759 = getelementptr inbounds double, ptr %564, i64 %758
  %760 = load double, ptr %759, align 8
  %761 = getelementptr inbounds double, ptr %566, i64 %758
  %762 = load double, ptr %761, align 8
  %763 = getelementptr inbounds double, ptr %568, i64 %758
  %764 = load double, ptr %763, align 8
  %765 = fmul double %762, 0x3FD5B570C75819C1
  %766 = tail call double @llvm.fmuladd.f64(double %760, double 0x40114D64D09039E2, double %765)
  %767 = tail call double @llvm.fmuladd.f64(double %764, double 0x3FE1562F2BDEBF3D, double %766)
  %768 = getelementptr inbounds double, ptr %570, i64 %758
  %769 = load double, ptr %768, align 8
  %770 = tail call double @llvm.fmuladd.f64(double %509, double %769, double %767)
  store double %770, ptr %759, align 8
  %771 = fmul double %762, 0xBFD4F8C15DA84E86
  %772 = tail call double @llvm.fmuladd.f64(double %760, double 0xC010B70201A79C47, double %771)
  %773 = tail call double @llvm.fmuladd.f64(double %764, double 0x3FDE810014C55221, double %772)
  %774 = getelementptr inbounds double, ptr %572, i64 %758
  %775 = load double, ptr %774, align 8
  %776 = tail call double @llvm.fmuladd.f64(double %510, double %775, double %773)
  %777 = getelementptr inbounds double, ptr %574, i64 %758
  %778 = load double, ptr %777, align 8
  %779 = tail call double @llvm.fmuladd.f64(double %508, double %778, double %776)
  store double %779, ptr %761, align 8
  %780 = fmul double %762, 0x4004934E6FCAA598
  %781 = tail call double @llvm.fmuladd.f64(double %760, double 0xBFE017885A24A7F2, double %780)
  %782 = tail call double @llvm.fmuladd.f64(double %764, double 0xBFE312C0CF7BDFD1, double %781)
  %783 = tail call double @llvm.fmuladd.f64(double %510, double %778, double %782)
  %784 = tail call double @llvm.fmuladd.f64(double %511, double %775, double %783)
  store double %784, ptr %763, align 8
  %785 = add nuw nsw i64 %758, 1
  %786 = icmp eq i64 %785, %561
  br i1 %786, label %578, label %757

787:
  %788 = phi double [ 0.000000e+00, %750 ], [ %804, %787 ]
  %789 = phi i64 [ 0, %750 ], [ %824, %787 ]
  %790 = getelementptr inbounds double, ptr %564, i64 %789
  %791 = load double, ptr %790, align 8
  %792 = getelementptr inbounds double, ptr %576, i64 %789
  %793 = load double, ptr %792, align 8
  %794 = fdiv double %791, %793
  %795 = getelementptr inbounds double, ptr %566, i64 %789
  %796 = load double, ptr %795, align 8
  %797 = fdiv double %796, %793
  %798 = getelementptr inbounds double, ptr %568, i64 %789
  %799 = load double, ptr %798, align 8
  %800 = fdiv double %799, %793
  %801 = fmul double %797, %797
  %802 = tail call double @llvm.fmuladd.f64(double %794, double %794, double %801)
  %803 = tail call double @llvm.fmuladd.f64(double %800, double %800, double %802)
  %804 = fadd double %788, %803
  %805 = getelementptr inbounds double, ptr %570, i64 %789
  %806 = load double, ptr %805, align 8
  %807 = fadd double %791, %806
  store double %807, ptr %805, align 8
  %808 = getelementptr inbounds double, ptr %572, i64 %789
  %809 = load double, ptr %808, align 8
  %810 = fadd double %796, %809
  store double %810, ptr %808, align 8
  %811 = getelementptr inbounds double, ptr %574, i64 %789
  %812 = load double, ptr %811, align 8
  %813 = fadd double %799, %812
  store double %813, ptr %811, align 8
  %814 = fmul double %810, 0xBFC214A74C403BF7
  %815 = tail call double @llvm.fmuladd.f64(double %807, double 0x3FB75B01984E65F7, double %814)
  %816 = tail call double @llvm.fmuladd.f64(double %813, double 0xBF9EBFF91A6D688F, double %815)
  %817 = getelementptr inbounds double, ptr %752, i64 %789
  store double %816, ptr %817, align 8
  %818 = fmul double %810, 0x3FCA20E91E20B551
  %819 = tail call double @llvm.fmuladd.f64(double %807, double 0x3FCEF09CFBEAB86E, double %818)
  %820 = tail call double @llvm.fmuladd.f64(double %813, double 0x3FD8821FA2A36DED, double %819)
  %821 = getelementptr inbounds double, ptr %754, i64 %789
  store double %820, ptr %821, align 8
  %822 = tail call double @llvm.fmuladd.f64(double %807, double 0x3FEEE9DDE0D6255B, double %810)
  %823 = getelementptr inbounds double, ptr %756, i64 %789
  store double %822, ptr %823, align 8
  %824 = add nuw nsw i64 %789, 1
  %825 = icmp eq i64 %824, %561
  br i1 %825, label %826, label %787

826:
  %827 = phi double [ 0.000000e+00, %558 ], [ %804, %787 ]
  %828 = sitofp i64 %561 to double
  %829 = fmul double %828, 3.000000e+00
  %830 = fdiv double %827, %829
  %831 = tail call double @llvm.sqrt.f64(double %830)
  %832 = tail call double @llvm.fabs.f64(double %831)
  %833 = fcmp ueq double %832, 0x7FF0000000000000
  br i1 %833, label %896, label %834

834:
  %835 = icmp ugt i32 %517, 1
  br i1 %835, label %839, label %836

836:
  %837 = load double, ptr %142, align 8
  %838 = fmul double %831, %837
  br label %869

839:
  %840 = fdiv double %831, %515
  %841 = icmp eq i32 %517, 2
  br i1 %841, label %845, label %842

842:
  %843 = fmul double %516, %840
  %844 = tail call double @llvm.sqrt.f64(double %843)
  br label %845

845:
  %846 = phi double [ %844, %842 ], [ %840, %839 ]
  store double %846, ptr %141, align 8
  %847 = fcmp olt double %846, 0x3FEFAE147AE147AE
  br i1 %847, label %848, label %896

848:
  %849 = fsub double 1.000000e+00, %846
  %850 = fdiv double %846, %849
  store double %850, ptr %142, align 8
  %851 = sub nuw nsw i32 7, %517
  %852 = sitofp i32 %851 to double
  %853 = fmul double %831, %850
  %854 = fadd double %852, -1.000000e+00
  %855 = tail call double @llvm.pow.f64(double %846, double %854)
  %856 = fmul double %855, %853
  %857 = icmp ugt i32 %517, 6
  %858 = fcmp ult double %856, %427
  %859 = select i1 %857, i1 true, i1 %858
  br i1 %859, label %869, label %860

860:
  %861 = fdiv double %856, %427
  %862 = tail call double @llvm.minnum.f64(double %861, double 2.000000e+01)
  %863 = tail call double @llvm.maxnum.f64(double %862, double 1.000000e-04)
  %864 = fadd double %852, 4.000000e+00
  %865 = fadd double %864, -1.000000e+00
  %866 = fdiv double -1.000000e+00, %865
  %867 = tail call double @llvm.pow.f64(double %863, double %866)
  %868 = fmul double %867, 8.000000e-01
  br label %896

869:
  %870 = phi double [ %838, %836 ], [ %853, %848 ]
  %871 = phi double [ %516, %836 ], [ %840, %848 ]
  %872 = fcmp ugt double %870, %427
  br i1 %872, label %873, label %904

873:
  %874 = tail call double @llvm.maxnum.f64(double %831, double 0x3CB0000000000000)
  %875 = add nuw nsw i32 %517, 1
  %876 = icmp eq i32 %875, 8
  br i1 %876, label %896, label %512

877:
  store i64 1, ptr %143, align 8
  store double %537, ptr %144, align 8
  %878 = load ptr, ptr %4, align 8
  %879 = load ptr, ptr %6, align 8
  %880 = getelementptr inbounds %struct.ode_system, ptr %879, i64 0, i32 0
  %881 = load i64, ptr %880, align 8
  %882 = shl nsw i64 %881, 2
  %883 = getelementptr inbounds double, ptr %878, i64 %882
  %884 = bitcast ptr %883 to ptr
  %885 = bitcast ptr %540 to ptr
  %886 = shl i64 %881, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %884, ptr align 8 %885, i64 %886, i1 false)
  %887 = load ptr, ptr %4, align 8
  %888 = load ptr, ptr %6, align 8
  %889 = getelementptr inbounds %struct.ode_system, ptr %888, i64 0, i32 0
  %890 = load i64, ptr %889, align 8
  %891 = mul nsw i64 %890, 5
  %892 = getelementptr inbounds double, ptr %887, i64 %891
  %893 = bitcast ptr %892 to ptr
  %894 = bitcast ptr %519 to ptr
  %895 = shl i64 %890, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %893, ptr align 8 %894, i64 %895, i1 false)
  br label %896

896:
  %897 = phi double [ 1.250000e-01, %877 ], [ %868, %860 ], [ 5.000000e-01, %873 ], [ 5.000000e-01, %845 ], [ 5.000000e-01, %826 ]
  %898 = load i64, ptr %152, align 8
  %899 = add nsw i64 %898, 1
  store i64 %899, ptr %152, align 8
  store i64 1, ptr %145, align 8
  %900 = fmul double %176, %897
  store double %900, ptr %81, align 8
  %901 = icmp eq i32 %154, 0
  br i1 %901, label %902, label %1276

902:
  %903 = tail call i64 @evaluate_jacobian(ptr %0)
  br label %1276

904:
  %905 = load ptr, ptr %6, align 8
  %906 = getelementptr inbounds %struct.ode_system, ptr %905, i64 0, i32 0
  %907 = load i64, ptr %906, align 8
  %908 = load ptr, ptr %4, align 8
  %909 = mul nsw i64 %907, 11
  %910 = getelementptr inbounds double, ptr %908, i64 %909
  %911 = mul nsw i64 %907, 12
  %912 = getelementptr inbounds double, ptr %908, i64 %911
  %913 = mul nsw i64 %907, 13
  %914 = getelementptr inbounds double, ptr %908, i64 %913
  %915 = mul nsw i64 %907, 20
  %916 = getelementptr inbounds double, ptr %908, i64 %915
  %917 = mul nsw i64 %907, 14
  %918 = getelementptr inbounds double, ptr %908, i64 %917
  %919 = mul nsw i64 %907, 21
  %920 = getelementptr inbounds double, ptr %908, i64 %919
  %921 = mul nsw i64 %907, 10
  %922 = getelementptr inbounds double, ptr %908, i64 %921
  %923 = icmp sgt i64 %907, 0
  br i1 %923, label %927, label %924

924:
  %925 = sitofp i64 %907 to double
  %926 = icmp sgt i64 %907, 1
  br label %946

927:
  %928 = phi i64 [ %944, %927 ], [ 0, %904 ]
  %929 = getelementptr inbounds double, ptr %910, i64 %928
  %930 = load double, ptr %929, align 8
  %931 = getelementptr inbounds double, ptr %912, i64 %928
  %932 = load double, ptr %931, align 8
  %933 = fmul double %932, 0x3FF61D41B2D54580
  %934 = tail call double @llvm.fmuladd.f64(double %930, double 0xC02418FD8BAFFE05, double %933)
  %935 = getelementptr inbounds double, ptr %914, i64 %928
  %936 = load double, ptr %935, align 8
  %937 = tail call double @llvm.fmuladd.f64(double %936, double 0xBFD5555555555555, double %934)
  %938 = fdiv double %937, %176
  %939 = getelementptr inbounds double, ptr %918, i64 %928
  store double %938, ptr %939, align 8
  %940 = getelementptr inbounds double, ptr %922, i64 %928
  %941 = load double, ptr %940, align 8
  %942 = fadd double %941, %938
  %943 = getelementptr inbounds double, ptr %920, i64 %928
  store double %942, ptr %943, align 8
  %944 = add nuw nsw i64 %928, 1
  %945 = icmp eq i64 %944, %907
  br i1 %945, label %924, label %927

946:
  %947 = phi i64 [ %907, %924 ], [ %1093, %1089 ]
  %948 = phi ptr [ %905, %924 ], [ %1091, %1089 ]
  %949 = phi ptr [ %908, %924 ], [ %1090, %1089 ]
  %950 = phi i1 [ false, %924 ], [ true, %1089 ]
  %951 = mul nsw i64 %947, 25
  %952 = getelementptr inbounds double, ptr %949, i64 %951
  %953 = mul nsw i64 %947, %947
  %954 = getelementptr inbounds double, ptr %952, i64 %953
  %955 = load ptr, ptr %140, align 8
  br i1 %923, label %958, label %1014

956:
  br i1 %926, label %968, label %957

957:
  br label %988

958:
  %959 = phi i64 [ %966, %958 ], [ 0, %946 ]
  %960 = getelementptr inbounds i64, ptr %955, i64 %959
  %961 = load i64, ptr %960, align 8
  %962 = getelementptr inbounds double, ptr %920, i64 %961
  %963 = load double, ptr %962, align 8
  %964 = getelementptr inbounds double, ptr %920, i64 %959
  %965 = load double, ptr %964, align 8
  store double %965, ptr %962, align 8
  store double %963, ptr %964, align 8
  %966 = add nuw nsw i64 %959, 1
  %967 = icmp eq i64 %966, %907
  br i1 %967, label %956, label %958

968:
  %969 = phi i64 [ %974, %973 ], [ 1, %956 ]
  %970 = getelementptr inbounds double, ptr %920, i64 %969
  %971 = load double, ptr %970, align 8
  %972 = mul nsw i64 %969, %907
  br label %976

973:
  store double %985, ptr %970, align 8
  %974 = add nuw nsw i64 %969, 1
  %975 = icmp eq i64 %974, %907
  br i1 %975, label %957, label %968

976:
  %977 = phi i64 [ 0, %968 ], [ %986, %976 ]
  %978 = phi double [ %971, %968 ], [ %985, %976 ]
  %979 = add nsw i64 %977, %972
  %980 = getelementptr inbounds double, ptr %954, i64 %979
  %981 = load double, ptr %980, align 8
  %982 = getelementptr inbounds double, ptr %920, i64 %977
  %983 = load double, ptr %982, align 8
  %984 = fneg double %981
  %985 = tail call double @llvm.fmuladd.f64(double %984, double %983, double %978)
  %986 = add nuw nsw i64 %977, 1
  %987 = icmp eq i64 %986, %969
  br i1 %987, label %973, label %976

988:
  %989 = phi i64 [ %990, %995 ], [ %907, %957 ]
  %990 = add nsw i64 %989, -1
  %991 = getelementptr inbounds double, ptr %920, i64 %990
  %992 = load double, ptr %991, align 8
  %993 = icmp slt i64 %989, %907
  %994 = mul nsw i64 %990, %907
  br i1 %993, label %1002, label %995

995:
  %996 = phi double [ %992, %988 ], [ %1011, %1002 ]
  %997 = add nsw i64 %994, %990
  %998 = getelementptr inbounds double, ptr %954, i64 %997
  %999 = load double, ptr %998, align 8
  %1000 = fdiv double %996, %999
  store double %1000, ptr %991, align 8
  %1001 = icmp sgt i64 %989, 1
  br i1 %1001, label %988, label %1021

1002:
  %1003 = phi i64 [ %1012, %1002 ], [ %989, %988 ]
  %1004 = phi double [ %1011, %1002 ], [ %992, %988 ]
  %1005 = add nsw i64 %1003, %994
  %1006 = getelementptr inbounds double, ptr %954, i64 %1005
  %1007 = load double, ptr %1006, align 8
  %1008 = getelementptr inbounds double, ptr %920, i64 %1003
  %1009 = load double, ptr %1008, align 8
  %1010 = fneg double %1007
  %1011 = tail call double @llvm.fmuladd.f64(double %1010, double %1009, double %1004)
  %1012 = add nsw i64 %1003, 1
  %1013 = icmp eq i64 %1012, %907
  br i1 %1013, label %995, label %1002

1014:
  %1015 = phi double [ 0.000000e+00, %946 ], [ %1029, %1021 ]
  %1016 = fdiv double %1015, %925
  %1017 = tail call double @llvm.sqrt.f64(double %1016)
  %1018 = tail call double @llvm.maxnum.f64(double %1017, double 1.000000e-10)
  %1019 = fcmp olt double %1018, 1.000000e+00
  %1020 = or i1 %950, %1019
  br i1 %1020, label %1094, label %1032

1021:
  %1022 = phi i64 [ %1030, %1021 ], [ 0, %995 ]
  %1023 = phi double [ %1029, %1021 ], [ 0.000000e+00, %995 ]
  %1024 = getelementptr inbounds double, ptr %920, i64 %1022
  %1025 = load double, ptr %1024, align 8
  %1026 = getelementptr inbounds double, ptr %916, i64 %1022
  %1027 = load double, ptr %1026, align 8
  %1028 = fdiv double %1025, %1027
  %1029 = tail call double @llvm.fmuladd.f64(double %1028, double %1028, double %1023)
  %1030 = add nuw nsw i64 %1022, 1
  %1031 = icmp eq i64 %1030, %907
  br i1 %1031, label %1014, label %1021

1032:
  %1033 = load double, ptr %72, align 8
  %1034 = fcmp oeq double %1033, 0.000000e+00
  br i1 %1034, label %1038, label %1035

1035:
  %1036 = load i64, ptr %145, align 8
  %1037 = icmp eq i64 %1036, 0
  br i1 %1037, label %1098, label %1038

1038:
  %1039 = mul nsw i64 %947, 3
  %1040 = getelementptr inbounds double, ptr %949, i64 %1039
  br i1 %923, label %1070, label %1041

1041:
  %1042 = load double, ptr %2, align 8
  %1043 = load i64, ptr %12, align 8
  %1044 = add nsw i64 %1043, 1
  store i64 %1044, ptr %12, align 8
  %1045 = getelementptr inbounds %struct.ode_system, ptr %948, i64 0, i32 3
  %1046 = load ptr, ptr %1045, align 8
  %1047 = getelementptr inbounds %struct.ode_system, ptr %948, i64 0, i32 2
  %1048 = load ptr, ptr %1047, align 8
  %1049 = tail call i64 %1046(ptr %1048, double %1042, ptr %1040, ptr %920)
  switch i64 %1049, label %1280 [
    i64 3, label %1050
    i64 0, label %1069
  ]

1050:
  store i64 1, ptr %143, align 8
  store double %1042, ptr %144, align 8
  %1051 = load ptr, ptr %4, align 8
  %1052 = load ptr, ptr %6, align 8
  %1053 = getelementptr inbounds %struct.ode_system, ptr %1052, i64 0, i32 0
  %1054 = load i64, ptr %1053, align 8
  %1055 = shl nsw i64 %1054, 2
  %1056 = getelementptr inbounds double, ptr %1051, i64 %1055
  %1057 = bitcast ptr %1056 to ptr
  %1058 = bitcast ptr %920 to ptr
  %1059 = shl i64 %1054, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1057, ptr align 8 %1058, i64 %1059, i1 false)
  %1060 = load ptr, ptr %4, align 8
  %1061 = load ptr, ptr %6, align 8
  %1062 = getelementptr inbounds %struct.ode_system, ptr %1061, i64 0, i32 0
  %1063 = load i64, ptr %1062, align 8
  %1064 = mul nsw i64 %1063, 5
  %1065 = getelementptr inbounds double, ptr %1060, i64 %1064
  %1066 = bitcast ptr %1065 to ptr
  %1067 = bitcast ptr %1040 to ptr
  %1068 = shl i64 %1063, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1066, ptr align 8 %1067, i64 %1068, i1 false)
  br label %1094

1069:
  br i1 %923, label %1080, label %1089

1070:
  %1071 = phi i64 [ %1078, %1070 ], [ 0, %1038 ]
  %1072 = getelementptr inbounds double, ptr %908, i64 %1071
  %1073 = load double, ptr %1072, align 8
  %1074 = getelementptr inbounds double, ptr %920, i64 %1071
  %1075 = load double, ptr %1074, align 8
  %1076 = fadd double %1073, %1075
  %1077 = getelementptr inbounds double, ptr %1040, i64 %1071
  store double %1076, ptr %1077, align 8
  %1078 = add nuw nsw i64 %1071, 1
  %1079 = icmp eq i64 %1078, %907
  br i1 %1079, label %1041, label %1070

1080:
  %1081 = phi i64 [ %1087, %1080 ], [ 0, %1069 ]
  %1082 = getelementptr inbounds double, ptr %918, i64 %1081
  %1083 = load double, ptr %1082, align 8
  %1084 = getelementptr inbounds double, ptr %920, i64 %1081
  %1085 = load double, ptr %1084, align 8
  %1086 = fadd double %1083, %1085
  store double %1086, ptr %1084, align 8
  %1087 = add nuw nsw i64 %1081, 1
  %1088 = icmp eq i64 %1087, %907
  br i1 %1088, label %1089, label %1080

1089:
  %1090 = load ptr, ptr %4, align 8
  %1091 = load ptr, ptr %6, align 8
  %1092 = getelementptr inbounds %struct.ode_system, ptr %1091, i64 0, i32 0
  %1093 = load i64, ptr %1092, align 8
  br label %946

1094:
  %1095 = phi i1 [ false, %1050 ], [ %1019, %1014 ]
  %1096 = phi i64 [ 3, %1050 ], [ 0, %1014 ]
  %1097 = load i64, ptr %145, align 8
  br label %1098

1098:
  %1099 = phi i64 [ %1097, %1094 ], [ 0, %1035 ]
  %1100 = phi i1 [ %1095, %1094 ], [ false, %1035 ]
  %1101 = phi i64 [ %1096, %1094 ], [ 0, %1035 ]
  %1102 = add nuw nsw i32 %517, 14
  %1103 = sitofp i32 %1102 to double
  %1104 = fdiv double 1.350000e+01, %1103
  %1105 = tail call double @llvm.minnum.f64(double %1104, double 9.000000e-01)
  %1106 = icmp eq i64 %1101, 0
  %1107 = select i1 %1106, i1 %1100, i1 false
  br i1 %1107, label %1108, label %1253

1108:
  br i1 %174, label %1109, label %1111

1109:
  %1110 = load double, ptr %137, align 8
  br label %1113

1111:
  %1112 = fadd double %155, %176
  br label %1113

1113:
  %1114 = phi double [ %1110, %1109 ], [ %1112, %1111 ]
  %1115 = load ptr, ptr %4, align 8
  %1116 = load ptr, ptr %6, align 8
  %1117 = getelementptr inbounds %struct.ode_system, ptr %1116, i64 0, i32 0
  %1118 = load i64, ptr %1117, align 8
  %1119 = mul nsw i64 %1118, 13
  %1120 = getelementptr inbounds double, ptr %1115, i64 %1119
  %1121 = shl nsw i64 %1118, 1
  %1122 = getelementptr inbounds double, ptr %1115, i64 %1121
  %1123 = icmp sgt i64 %1118, 0
  br i1 %1123, label %1124, label %1134

1124:
  %1125 = phi i64 [ %1132, %1124 ], [ 0, %1113 ]
  %1126 = getelementptr inbounds double, ptr %1115, i64 %1125
  %1127 = load double, ptr %1126, align 8
  %1128 = getelementptr inbounds double, ptr %1120, i64 %1125
  %1129 = load double, ptr %1128, align 8
  %1130 = fadd double %1127, %1129
  %1131 = getelementptr inbounds double, ptr %1122, i64 %1125
  store double %1130, ptr %1131, align 8
  %1132 = add nuw nsw i64 %1125, 1
  %1133 = icmp eq i64 %1132, %1118
  br i1 %1133, label %1134, label %1124

1134:
  %1135 = tail call i64 @ode_keep_new(ptr %0, double %1114)
  switch i64 %1135, label %1280 [
    i64 7, label %1136
    i64 0, label %1136
    i64 8, label %1252
  ]

1136:
  %1137 = load ptr, ptr %6, align 8
  %1138 = getelementptr inbounds %struct.ode_system, ptr %1137, i64 0, i32 0
  %1139 = load i64, ptr %1138, align 8
  %1140 = load ptr, ptr %4, align 8
  %1141 = mul nsw i64 %1139, 11
  %1142 = getelementptr inbounds double, ptr %1140, i64 %1141
  %1143 = mul nsw i64 %1139, 12
  %1144 = getelementptr inbounds double, ptr %1140, i64 %1143
  %1145 = mul nsw i64 %1139, 13
  %1146 = getelementptr inbounds double, ptr %1140, i64 %1145
  %1147 = getelementptr inbounds double, ptr %1140, i64 %1139
  %1148 = bitcast ptr %1147 to ptr
  %1149 = bitcast ptr %1140 to ptr
  %1150 = shl i64 %1139, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1148, ptr align 8 %1149, i64 %1150, i1 false)
  %1151 = load ptr, ptr %4, align 8
  %1152 = bitcast ptr %1151 to ptr
  %1153 = load ptr, ptr %6, align 8
  %1154 = getelementptr inbounds %struct.ode_system, ptr %1153, i64 0, i32 0
  %1155 = load i64, ptr %1154, align 8
  %1156 = mul nsw i64 %1155, 6
  %1157 = getelementptr inbounds double, ptr %1151, i64 %1156
  %1158 = bitcast ptr %1157 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1152, ptr align 8 %1158, i64 %1150, i1 false)
  %1159 = icmp sgt i64 %1139, 0
  br i1 %1159, label %1160, label %1194

1160:
  %1161 = load ptr, ptr %4, align 8
  %1162 = load ptr, ptr %6, align 8
  %1163 = getelementptr inbounds %struct.ode_system, ptr %1162, i64 0, i32 0
  %1164 = load i64, ptr %1163, align 8
  %1165 = mul nsw i64 %1164, 22
  %1166 = getelementptr inbounds double, ptr %1161, i64 %1165
  %1167 = mul nsw i64 %1164, 23
  %1168 = getelementptr inbounds double, ptr %1161, i64 %1167
  %1169 = mul nsw i64 %1164, 24
  %1170 = getelementptr inbounds double, ptr %1161, i64 %1169
  br label %1171

1171:
  %1172 = phi i64 [ 0, %1160 ], [ %1192, %1171 ]
  %1173 = getelementptr inbounds double, ptr %1144, i64 %1172
  %1174 = load double, ptr %1173, align 8
  %1175 = getelementptr inbounds double, ptr %1146, i64 %1172
  %1176 = load double, ptr %1175, align 8
  %1177 = fsub double %1174, %1176
  %1178 = fdiv double %1177, 0xBFD6B927EFF8B242
  %1179 = getelementptr inbounds double, ptr %1142, i64 %1172
  %1180 = load double, ptr %1179, align 8
  %1181 = fsub double %1180, %1174
  %1182 = fdiv double %1181, 0xBFDF5A7CECDB684A
  %1183 = fdiv double %1180, 0x3FC3D8B64657CAEA
  %1184 = fsub double %1182, %1183
  %1185 = fdiv double %1184, 0x3FE4A36C0803A6DF
  %1186 = getelementptr inbounds double, ptr %1166, i64 %1172
  store double %1178, ptr %1186, align 8
  %1187 = fsub double %1182, %1178
  %1188 = fdiv double %1187, 0xBFEB09D26E6A0D46
  %1189 = getelementptr inbounds double, ptr %1168, i64 %1172
  store double %1188, ptr %1189, align 8
  %1190 = fsub double %1188, %1185
  %1191 = getelementptr inbounds double, ptr %1170, i64 %1172
  store double %1190, ptr %1191, align 8
  %1192 = add nuw nsw i64 %1172, 1
  %1193 = icmp eq i64 %1192, %1139
  br i1 %1193, label %1194, label %1171

1194:
  %1195 = load double, ptr %2, align 8
  store double %1195, ptr %146, align 8
  store double %1114, ptr %2, align 8
  store double %176, ptr %72, align 8
  %1196 = load i64, ptr %147, align 8
  %1197 = add nsw i64 %1196, 1
  store i64 %1197, ptr %147, align 8
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %149, i8 0, i64 24, i1 false)
  %1198 = tail call double @llvm.pow.f64(double %1018, double 2.500000e-01)
  %1199 = fdiv double %1198, %1105
  %1200 = tail call double @llvm.minnum.f64(double %1199, double 8.000000e+00)
  %1201 = tail call double @llvm.maxnum.f64(double %1200, double 2.000000e-01)
  %1202 = load double, ptr %150, align 8
  %1203 = fcmp une double %1202, 0.000000e+00
  br i1 %1203, label %1204, label %1216

1204:
  %1205 = fdiv double %1202, %176
  %1206 = fmul double %1018, %1018
  %1207 = load double, ptr %151, align 8
  %1208 = fdiv double %1206, %1207
  %1209 = tail call double @llvm.pow.f64(double %1208, double 2.500000e-01)
  %1210 = fmul double %1205, %1209
  %1211 = fdiv double %1210, 9.000000e-01
  %1212 = tail call double @llvm.fabs.f64(double %1211)
  %1213 = tail call double @llvm.minnum.f64(double %1212, double 8.000000e+00)
  %1214 = tail call double @llvm.maxnum.f64(double %1213, double 2.000000e-01)
  %1215 = tail call double @llvm.maxnum.f64(double %1201, double %1214)
  br label %1216

1216:
  %1217 = phi double [ %1215, %1204 ], [ %1201, %1194 ]
  store double %176, ptr %150, align 8
  %1218 = tail call double @llvm.maxnum.f64(double %1017, double 1.000000e-02)
  store double %1218, ptr %151, align 8
  %1219 = fdiv double %176, %1217
  %1220 = icmp eq i64 %1099, 0
  br i1 %1220, label %1226, label %1221

1221:
  %1222 = tail call double @llvm.fabs.f64(double %1219)
  %1223 = tail call double @llvm.fabs.f64(double %176)
  %1224 = fcmp ogt double %1222, %1223
  br i1 %1224, label %1225, label %1226

1225:
  br label %1226

1226:
  %1227 = phi double [ %176, %1225 ], [ %1219, %1221 ], [ %1219, %1216 ]
  %1228 = fdiv double %1227, %176
  %1229 = load double, ptr %141, align 8
  %1230 = fcmp ole double %1229, 1.000000e-03
  %1231 = zext i1 %1230 to i64
  store i64 %1231, ptr %129, align 8
  %1232 = fcmp oge double %1228, 1.000000e+00
  %1233 = select i1 %1230, i1 %1232, i1 false
  %1234 = fcmp ole double %1228, 1.200000e+00
  %1235 = select i1 %1233, i1 %1234, i1 false
  %1236 = select i1 %1235, double %176, double %1227
  br i1 %174, label %1237, label %1243

1237:
  %1238 = tail call double @llvm.fabs.f64(double %1236)
  %1239 = load double, ptr %81, align 8
  %1240 = tail call double @llvm.fabs.f64(double %1239)
  %1241 = tail call double @llvm.maxnum.f64(double %1238, double %1240)
  %1242 = tail call double @llvm.copysign.f64(double %1241, double %176)
  br label %1243

1243:
  %1244 = phi double [ %1242, %1237 ], [ %1236, %1226 ]
  %1245 = tail call double @llvm.fabs.f64(double %1244)
  %1246 = load ptr, ptr %42, align 8
  %1247 = getelementptr inbounds %struct.ode_options, ptr %1246, i64 0, i32 3
  %1248 = load double, ptr %1247, align 8
  %1249 = tail call double @llvm.minnum.f64(double %1245, double %1248)
  %1250 = tail call double @llvm.copysign.f64(double %1249, double %176)
  store double %1250, ptr %81, align 8
  %1251 = icmp eq i64 %1135, 8
  br i1 %1251, label %1252, label %1280

1252:
  store i64 2, ptr %143, align 8
  br label %1253

1253:
  %1254 = phi i64 [ %1101, %1098 ], [ 8, %1252 ]
  %1255 = tail call double @llvm.pow.f64(double %1018, double 2.500000e-01)
  %1256 = fdiv double %1255, %1105
  %1257 = tail call double @llvm.minnum.f64(double %1256, double 8.000000e+00)
  %1258 = tail call double @llvm.maxnum.f64(double %1257, double 2.000000e-01)
  %1259 = load i64, ptr %152, align 8
  %1260 = add nsw i64 %1259, 1
  store i64 %1260, ptr %152, align 8
  store i64 1, ptr %145, align 8
  %1261 = icmp eq i64 %1254, 0
  br i1 %1261, label %1264, label %1262

1262:
  %1263 = fmul double %176, 1.250000e-01
  br label %1271

1264:
  %1265 = load double, ptr %72, align 8
  %1266 = fcmp oeq double %1265, 0.000000e+00
  br i1 %1266, label %1267, label %1269

1267:
  %1268 = fmul double %176, 1.000000e-01
  br label %1271

1269:
  %1270 = fdiv double %176, %1258
  br label %1271

1271:
  %1272 = phi double [ %1263, %1262 ], [ %1268, %1267 ], [ %1270, %1269 ]
  store double %1272, ptr %81, align 8
  %1273 = icmp eq i32 %154, 0
  br i1 %1273, label %1274, label %1276

1274:
  %1275 = tail call i64 @evaluate_jacobian(ptr %0)
  br label %1276

1276:
  %1277 = phi i64 [ 0, %414 ], [ %903, %902 ], [ 0, %896 ], [ %1275, %1274 ], [ 0, %1271 ]
  %1278 = phi i32 [ %154, %414 ], [ 1, %902 ], [ %154, %896 ], [ 1, %1274 ], [ 1, %1271 ]
  %1279 = icmp eq i64 %1277, 0
  br i1 %1279, label %153, label %1280

1280:
  %1281 = phi i64 [ 3, %20 ], [ %169, %164 ], [ %19, %1 ], [ %133, %132 ], [ %547, %533 ], [ %1049, %1041 ], [ %1277, %1276 ], [ %1135, %1243 ], [ %1135, %1134 ]
  ret i64 %1281
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
