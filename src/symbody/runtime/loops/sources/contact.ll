; contact: made by tools/make_loops_text.py from contact_law
; sources 6893e4cc62c170445a13ff1fbaab46227a9639501ab264851ee30c7c02e54f06
%struct.law_problem = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, i64, i64, ptr, ptr }

@choose.directions = internal constant [4 x [2 x double]] [[2 x double] [double 1.000000e+00, double 0.000000e+00], [2 x double] [double -1.000000e+00, double 0.000000e+00], [2 x double] [double 0.000000e+00, double 1.000000e+00], [2 x double] [double 0.000000e+00, double -1.000000e+00]], align 16

define i64 @law_work(i64 %0) {
  %2 = shl nsw i64 %0, 1
  %3 = add nsw i64 %2, 6
  %4 = mul nsw i64 %3, %0
  ret i64 %4
}

define i64 @law_places(i64 %0) {
  %2 = mul nsw i64 %0, 3
  ret i64 %2
}

define void @law_forces(ptr %0) {
  %2 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %3 = bitcast ptr %2 to ptr
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = shl i64 %6, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %4, i8 0, i64 %7, i1 false)
  tail call void @newton_step(ptr %0)
  ret void
}

define internal void @newton_step(ptr %0) {
  %2 = alloca [2 x double], align 16
  %3 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 16
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i64, ptr %6, i64 %4
  %8 = getelementptr inbounds i64, ptr %7, i64 %4
  %9 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %80

12:
  %13 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %18 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %19 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  br label %20

20:
  %21 = phi i64 [ %10, %12 ], [ %74, %73 ]
  %22 = phi i64 [ 0, %12 ], [ %75, %73 ]
  %23 = phi i64 [ 0, %12 ], [ %76, %73 ]
  %24 = shl nsw i64 %23, 2
  %25 = getelementptr inbounds i64, ptr %14, i64 %24
  %26 = getelementptr inbounds i64, ptr %25, i64 1
  %27 = load i64, ptr %26, align 8
  %28 = load i64, ptr %25, align 8
  %29 = icmp ne i64 %28, 2
  %30 = zext i1 %29 to i64
  %31 = getelementptr inbounds i64, ptr %25, i64 2
  %32 = load i64, ptr %31, align 8
  %33 = add i64 %32, %27
  %34 = add i64 %33, %30
  %35 = getelementptr inbounds i64, ptr %16, i64 %23
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %73, label %38

38:
  %39 = load ptr, ptr %17, align 8
  %40 = getelementptr inbounds i64, ptr %39, i64 %23
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %43, label %50

43:
  %44 = load ptr, ptr %18, align 8
  %45 = getelementptr inbounds double, ptr %44, i64 %23
  %46 = load double, ptr %45, align 8
  %47 = fcmp ogt double %46, 0.000000e+00
  %48 = icmp slt i64 %27, %34
  %49 = select i1 %47, i1 %48, i1 false
  br i1 %49, label %52, label %73

50:
  %51 = icmp slt i64 %27, %34
  br i1 %51, label %52, label %73

52:
  %53 = load ptr, ptr %19, align 8
  br label %54

54:
  %55 = phi i64 [ %27, %52 ], [ %69, %67 ]
  %56 = phi i64 [ %22, %52 ], [ %68, %67 ]
  %57 = load i64, ptr %3, align 8
  %58 = mul nsw i64 %57, %55
  %59 = add nsw i64 %58, %55
  %60 = getelementptr inbounds double, ptr %53, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fcmp ogt double %61, 0.000000e+00
  br i1 %62, label %63, label %67

63:
  %64 = getelementptr inbounds i64, ptr %7, i64 %56
  store i64 %23, ptr %64, align 8
  %65 = add nsw i64 %56, 1
  %66 = getelementptr inbounds i64, ptr %6, i64 %56
  store i64 %55, ptr %66, align 8
  br label %67

67:
  %68 = phi i64 [ %65, %63 ], [ %56, %54 ]
  %69 = add nsw i64 %55, 1
  %70 = icmp slt i64 %69, %34
  br i1 %70, label %54, label %71

71:
  %72 = load i64, ptr %9, align 8
  br label %73

73:
  %74 = phi i64 [ %21, %20 ], [ %21, %43 ], [ %21, %50 ], [ %72, %71 ]
  %75 = phi i64 [ %22, %20 ], [ %22, %43 ], [ %22, %50 ], [ %68, %71 ]
  %76 = add nuw nsw i64 %23, 1
  %77 = icmp slt i64 %76, %74
  br i1 %77, label %20, label %78

78:
  %79 = load i64, ptr %3, align 8
  br label %80

80:
  %81 = phi i64 [ %4, %1 ], [ %79, %78 ]
  %82 = phi i64 [ 0, %1 ], [ %75, %78 ]
  %83 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 15
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds double, ptr %84, i64 %81
  %86 = mul nsw i64 %81, 6
  %87 = getelementptr inbounds double, ptr %84, i64 %86
  %88 = mul nsw i64 %4, %4
  %89 = getelementptr inbounds double, ptr %87, i64 %88
  %90 = mul nsw i64 %81, 3
  %91 = getelementptr inbounds double, ptr %84, i64 %90
  %92 = icmp sgt i64 %4, 0
  br i1 %92, label %93, label %95

93:
  %94 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  br label %143

95:
  %96 = icmp sgt i64 %81, 0
  br i1 %96, label %97, label %126

97:
  %98 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %99 = load ptr, ptr %98, align 8
  %100 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %101 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %102 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %103 = load ptr, ptr %102, align 8
  %104 = load ptr, ptr %100, align 8
  %105 = load ptr, ptr %101, align 8
  br label %106

106:
  %107 = phi i64 [ 0, %97 ], [ %113, %111 ]
  %108 = getelementptr inbounds double, ptr %99, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = mul nsw i64 %107, %81
  br label %115

111:
  %112 = getelementptr inbounds double, ptr %103, i64 %107
  store double %123, ptr %112, align 8
  %113 = add nuw nsw i64 %107, 1
  %114 = icmp eq i64 %113, %81
  br i1 %114, label %126, label %106

115:
  %116 = phi i64 [ 0, %106 ], [ %124, %115 ]
  %117 = phi double [ %109, %106 ], [ %123, %115 ]
  %118 = add nsw i64 %116, %110
  %119 = getelementptr inbounds double, ptr %104, i64 %118
  %120 = load double, ptr %119, align 8
  %121 = getelementptr inbounds double, ptr %105, i64 %116
  %122 = load double, ptr %121, align 8
  %123 = tail call double @llvm.fmuladd.f64(double %120, double %122, double %117)
  %124 = add nuw nsw i64 %116, 1
  %125 = icmp eq i64 %124, %81
  br i1 %125, label %111, label %115

126:
  %127 = icmp sgt i64 %82, 0
  br i1 %127, label %128, label %498

128:
  %129 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %130 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %131 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %132 = bitcast ptr %89 to ptr
  %133 = shl i64 %4, 3
  %134 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  %135 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %136 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %137 = bitcast ptr %2 to ptr
  %138 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %139 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %140 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 0
  %141 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 1
  %142 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  br label %167

143:
  %144 = phi i64 [ 0, %93 ], [ %158, %156 ]
  %145 = phi i64 [ 0, %93 ], [ %157, %156 ]
  %146 = icmp slt i64 %145, %82
  br i1 %146, label %147, label %153

147:
  %148 = getelementptr inbounds i64, ptr %6, i64 %145
  %149 = load i64, ptr %148, align 8
  %150 = icmp eq i64 %149, %144
  br i1 %150, label %151, label %153

151:
  %152 = add nsw i64 %145, 1
  br label %156

153:
  %154 = load ptr, ptr %94, align 8
  %155 = getelementptr inbounds double, ptr %154, i64 %144
  store double 0.000000e+00, ptr %155, align 8
  br label %156

156:
  %157 = phi i64 [ %152, %151 ], [ %145, %153 ]
  %158 = add nuw nsw i64 %144, 1
  %159 = icmp eq i64 %158, %4
  br i1 %159, label %95, label %143

160:
  br i1 %127, label %161, label %498

161:
  %162 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %163 = load ptr, ptr %162, align 8
  %164 = load i64, ptr %3, align 8
  %165 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %166 = load ptr, ptr %165, align 8
  br label %667

167:
  %168 = phi i64 [ %81, %128 ], [ %387, %386 ]
  %169 = phi i64 [ 0, %128 ], [ %384, %386 ]
  %170 = getelementptr inbounds i64, ptr %6, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = getelementptr inbounds i64, ptr %7, i64 %169
  %173 = load i64, ptr %172, align 8
  %174 = load ptr, ptr %129, align 8
  %175 = getelementptr inbounds i64, ptr %174, i64 %173
  %176 = load i64, ptr %175, align 8
  %177 = load ptr, ptr %130, align 8
  %178 = shl nsw i64 %173, 2
  %179 = getelementptr inbounds i64, ptr %177, i64 %178
  %180 = getelementptr inbounds i64, ptr %179, i64 1
  %181 = load i64, ptr %180, align 8
  %182 = load i64, ptr %179, align 8
  %183 = icmp ne i64 %182, 2
  %184 = zext i1 %183 to i64
  %185 = add nsw i64 %181, %184
  %186 = icmp slt i64 %171, %185
  %187 = load ptr, ptr %131, align 8
  %188 = mul nsw i64 %168, %171
  %189 = add nsw i64 %188, %171
  %190 = getelementptr inbounds double, ptr %187, i64 %189
  %191 = load double, ptr %190, align 8
  %192 = tail call double @llvm.sqrt.f64(double %191)
  tail call void @llvm.memset.p0.i64(ptr align 8 %132, i8 0, i64 %133, i1 false)
  br i1 %186, label %193, label %196

193:
  %194 = add i64 %176, -3
  %195 = icmp ult i64 %194, -2
  br i1 %195, label %209, label %199

196:
  %197 = and i64 %176, -3
  %198 = icmp eq i64 %197, 1
  br i1 %198, label %199, label %218

199:
  %200 = load ptr, ptr %131, align 8
  %201 = mul nsw i64 %171, %4
  %202 = getelementptr inbounds double, ptr %200, i64 %201
  %203 = bitcast ptr %202 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %132, ptr align 8 %203, i64 %133, i1 false)
  %204 = load ptr, ptr %139, align 8
  %205 = getelementptr inbounds double, ptr %204, i64 %171
  %206 = load double, ptr %205, align 8
  %207 = fneg double %206
  %208 = fdiv double 1.000000e+00, %192
  br label %375

209:
  %210 = getelementptr inbounds double, ptr %89, i64 %171
  store double 1.000000e+00, ptr %210, align 8
  %211 = load ptr, ptr %142, align 8
  %212 = getelementptr inbounds double, ptr %211, i64 %173
  %213 = load double, ptr %212, align 8
  %214 = load ptr, ptr %135, align 8
  %215 = getelementptr inbounds double, ptr %214, i64 %171
  %216 = load double, ptr %215, align 8
  %217 = fsub double %213, %216
  br label %375

218:
  %219 = load i64, ptr %180, align 8
  %220 = load i64, ptr %179, align 8
  %221 = icmp ne i64 %220, 2
  %222 = sext i1 %221 to i64
  %223 = sub i64 %171, %219
  %224 = add i64 %223, %222
  %225 = getelementptr inbounds double, ptr %84, i64 %169
  %226 = load ptr, ptr %130, align 8
  %227 = getelementptr inbounds i64, ptr %226, i64 %178
  %228 = load i64, ptr %3, align 8
  %229 = getelementptr inbounds i64, ptr %227, i64 1
  %230 = load i64, ptr %229, align 8
  %231 = load i64, ptr %227, align 8
  %232 = icmp ne i64 %231, 2
  %233 = zext i1 %232 to i64
  %234 = add i64 %230, %233
  %235 = add nsw i64 %234, %224
  %236 = load ptr, ptr %134, align 8
  %237 = getelementptr inbounds double, ptr %236, i64 %234
  %238 = load ptr, ptr %135, align 8
  %239 = getelementptr inbounds double, ptr %238, i64 %235
  %240 = load double, ptr %239, align 8
  %241 = load ptr, ptr %136, align 8
  %242 = mul nsw i64 %173, 3
  %243 = getelementptr inbounds double, ptr %241, i64 %242
  %244 = load double, ptr %243, align 8
  %245 = icmp eq i64 %231, 2
  br i1 %245, label %246, label %252

246:
  %247 = getelementptr inbounds double, ptr %237, i64 %224
  %248 = load double, ptr %247, align 8
  %249 = tail call double @llvm.fmuladd.f64(double %244, double %248, double %240)
  %250 = fneg double %249
  store double %250, ptr %225, align 8
  %251 = getelementptr inbounds double, ptr %89, i64 %235
  store double 1.000000e+00, ptr %251, align 8
  br label %267

252:
  %253 = getelementptr inbounds double, ptr %238, i64 %230
  %254 = load double, ptr %253, align 8
  %255 = tail call double @llvm.maxnum.f64(double %254, double 0.000000e+00)
  %256 = fmul double %244, %255
  %257 = getelementptr inbounds double, ptr %237, i64 %224
  %258 = load double, ptr %257, align 8
  %259 = tail call double @llvm.fmuladd.f64(double %256, double %258, double %240)
  %260 = fneg double %259
  store double %260, ptr %225, align 8
  %261 = getelementptr inbounds double, ptr %89, i64 %235
  store double 1.000000e+00, ptr %261, align 8
  %262 = load double, ptr %243, align 8
  %263 = load double, ptr %257, align 8
  %264 = getelementptr inbounds double, ptr %89, i64 %230
  %265 = load double, ptr %264, align 8
  %266 = tail call double @llvm.fmuladd.f64(double %262, double %263, double %265)
  store double %266, ptr %264, align 8
  br label %267

267:
  %268 = phi ptr [ %247, %246 ], [ %257, %252 ]
  %269 = getelementptr inbounds i64, ptr %227, i64 2
  %270 = load i64, ptr %269, align 8
  %271 = icmp slt i64 %270, 2
  br i1 %271, label %373, label %272

272:
  %273 = load ptr, ptr %138, align 8
  %274 = getelementptr inbounds i64, ptr %273, i64 %173
  %275 = load i64, ptr %274, align 8
  %276 = icmp eq i64 %275, 1
  br i1 %276, label %277, label %373

277:
  %278 = load ptr, ptr %131, align 8
  br label %279

279:
  %280 = phi i64 [ 0, %277 ], [ %288, %279 ]
  %281 = phi double [ 0.000000e+00, %277 ], [ %287, %279 ]
  %282 = add i64 %280, %234
  %283 = mul nsw i64 %282, %228
  %284 = add nsw i64 %283, %282
  %285 = getelementptr inbounds double, ptr %278, i64 %284
  %286 = load double, ptr %285, align 8
  %287 = tail call double @llvm.maxnum.f64(double %281, double %286)
  %288 = add nuw nsw i64 %280, 1
  %289 = icmp eq i64 %288, %270
  br i1 %289, label %290, label %279

290:
  %291 = fcmp ogt double %287, 0.000000e+00
  br label %300

292:
  %293 = icmp eq i64 %270, 1
  %294 = load double, ptr %140, align 16
  br i1 %293, label %295, label %297

295:
  %296 = tail call double @llvm.fabs.f64(double %294)
  br label %316

297:
  %298 = load double, ptr %141, align 8
  %299 = tail call double @hypot(double %294, double %298)
  br label %316

300:
  %301 = phi i64 [ 0, %290 ], [ %314, %310 ]
  %302 = add i64 %301, %234
  %303 = getelementptr inbounds double, ptr %238, i64 %302
  %304 = load double, ptr %303, align 8
  br i1 %291, label %305, label %310

305:
  %306 = load ptr, ptr %139, align 8
  %307 = getelementptr inbounds double, ptr %306, i64 %302
  %308 = load double, ptr %307, align 8
  %309 = fdiv double %308, %287
  br label %310

310:
  %311 = phi double [ %309, %305 ], [ 0.000000e+00, %300 ]
  %312 = fsub double %304, %311
  %313 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 %301
  store double %312, ptr %313, align 8
  %314 = add nuw nsw i64 %301, 1
  %315 = icmp eq i64 %314, %270
  br i1 %315, label %292, label %300

316:
  %317 = phi double [ %296, %295 ], [ %299, %297 ]
  br label %318

318:
  %319 = phi i64 [ 0, %316 ], [ %327, %318 ]
  %320 = phi double [ 0.000000e+00, %316 ], [ %326, %318 ]
  %321 = add i64 %319, %234
  %322 = mul nsw i64 %321, %228
  %323 = add nsw i64 %322, %321
  %324 = getelementptr inbounds double, ptr %278, i64 %323
  %325 = load double, ptr %324, align 8
  %326 = tail call double @llvm.maxnum.f64(double %320, double %325)
  %327 = add nuw nsw i64 %319, 1
  %328 = icmp eq i64 %327, %270
  br i1 %328, label %329, label %318

329:
  %330 = fcmp ogt double %317, 0.000000e+00
  br i1 %330, label %331, label %373

331:
  %332 = load double, ptr %243, align 8
  br i1 %245, label %338, label %333

333:
  %334 = getelementptr inbounds double, ptr %238, i64 %230
  %335 = load double, ptr %334, align 8
  %336 = tail call double @llvm.maxnum.f64(double %335, double 0.000000e+00)
  %337 = fmul double %332, %336
  br label %338

338:
  %339 = phi double [ %337, %333 ], [ %332, %331 ]
  %340 = fdiv double %339, %317
  %341 = tail call double @llvm.minnum.f64(double %340, double 1.000000e+00)
  %342 = icmp sgt i64 %228, 0
  br label %343

343:
  %344 = phi i1 [ true, %338 ], [ false, %360 ]
  %345 = phi i64 [ 0, %338 ], [ 1, %360 ]
  %346 = icmp eq i64 %345, %224
  %347 = uitofp i1 %346 to double
  %348 = load double, ptr %268, align 8
  %349 = getelementptr inbounds double, ptr %237, i64 %345
  %350 = load double, ptr %349, align 8
  %351 = fneg double %348
  %352 = tail call double @llvm.fmuladd.f64(double %351, double %350, double %347)
  %353 = fmul double %341, %352
  %354 = add nsw i64 %345, %234
  %355 = getelementptr inbounds double, ptr %89, i64 %354
  %356 = load double, ptr %355, align 8
  %357 = fsub double %356, %353
  store double %357, ptr %355, align 8
  br i1 %342, label %358, label %360

358:
  %359 = mul nsw i64 %354, %228
  br label %361

360:
  br i1 %344, label %343, label %373

361:
  %362 = phi i64 [ 0, %358 ], [ %371, %361 ]
  %363 = add nsw i64 %362, %359
  %364 = getelementptr inbounds double, ptr %278, i64 %363
  %365 = load double, ptr %364, align 8
  %366 = fmul double %353, %365
  %367 = fdiv double %366, %326
  %368 = getelementptr inbounds double, ptr %89, i64 %362
  %369 = load double, ptr %368, align 8
  %370 = fadd double %369, %367
  store double %370, ptr %368, align 8
  %371 = add nuw nsw i64 %362, 1
  %372 = icmp eq i64 %371, %228
  br i1 %372, label %360, label %361

373:
  %374 = load double, ptr %225, align 8
  br label %375

375:
  %376 = phi double [ %207, %199 ], [ %217, %209 ], [ %374, %373 ]
  %377 = phi double [ %208, %199 ], [ %192, %209 ], [ %192, %373 ]
  %378 = getelementptr inbounds double, ptr %84, i64 %169
  %379 = fmul double %377, %376
  store double %379, ptr %378, align 8
  %380 = load ptr, ptr %131, align 8
  %381 = load i64, ptr %3, align 8
  %382 = mul nsw i64 %169, %82
  br label %388

383:
  %384 = add nuw nsw i64 %169, 1
  %385 = icmp eq i64 %384, %82
  br i1 %385, label %160, label %386

386:
  %387 = load i64, ptr %3, align 8
  br label %167

388:
  %389 = phi i64 [ 0, %375 ], [ %403, %388 ]
  %390 = getelementptr inbounds i64, ptr %6, i64 %389
  %391 = load i64, ptr %390, align 8
  %392 = getelementptr inbounds double, ptr %89, i64 %391
  %393 = load double, ptr %392, align 8
  %394 = fmul double %377, %393
  %395 = mul nsw i64 %381, %391
  %396 = add nsw i64 %395, %391
  %397 = getelementptr inbounds double, ptr %380, i64 %396
  %398 = load double, ptr %397, align 8
  %399 = tail call double @llvm.sqrt.f64(double %398)
  %400 = fdiv double %394, %399
  %401 = add nsw i64 %389, %382
  %402 = getelementptr inbounds double, ptr %87, i64 %401
  store double %400, ptr %402, align 8
  %403 = add nuw nsw i64 %389, 1
  %404 = icmp eq i64 %403, %82
  br i1 %404, label %383, label %388

405:
  br i1 %127, label %406, label %498

406:
  %407 = phi i64 [ %409, %406 ], [ 0, %405 ]
  %408 = getelementptr inbounds i64, ptr %8, i64 %407
  store i64 %407, ptr %408, align 8
  %409 = add nuw nsw i64 %407, 1
  %410 = icmp eq i64 %409, %82
  br i1 %410, label %411, label %406

411:
  %412 = phi i64 [ %496, %495 ], [ 0, %406 ]
  %413 = phi double [ %427, %495 ], [ 0.000000e+00, %406 ]
  br label %414

414:
  %415 = phi double [ -1.000000e+00, %411 ], [ %433, %430 ]
  %416 = phi i64 [ %412, %411 ], [ %432, %430 ]
  %417 = phi i64 [ %412, %411 ], [ %434, %430 ]
  %418 = getelementptr inbounds i64, ptr %8, i64 %417
  %419 = load i64, ptr %418, align 8
  br label %436

420:
  %421 = getelementptr inbounds i64, ptr %8, i64 %432
  %422 = load i64, ptr %421, align 8
  %423 = getelementptr inbounds i64, ptr %8, i64 %412
  %424 = load i64, ptr %423, align 8
  store i64 %424, ptr %421, align 8
  store i64 %422, ptr %423, align 8
  %425 = tail call double @llvm.sqrt.f64(double %433)
  %426 = icmp eq i64 %412, 0
  %427 = select i1 %426, double %425, double %413
  %428 = fmul double %427, 1.000000e-10
  %429 = fcmp ogt double %425, %428
  br i1 %429, label %446, label %498

430:
  %431 = fcmp ogt double %443, %415
  %432 = select i1 %431, i64 %417, i64 %416
  %433 = select i1 %431, double %443, double %415
  %434 = add nuw nsw i64 %417, 1
  %435 = icmp slt i64 %434, %82
  br i1 %435, label %414, label %420

436:
  %437 = phi double [ 0.000000e+00, %414 ], [ %443, %436 ]
  %438 = phi i64 [ %412, %414 ], [ %444, %436 ]
  %439 = mul nsw i64 %438, %82
  %440 = add nsw i64 %439, %419
  %441 = getelementptr inbounds double, ptr %87, i64 %440
  %442 = load double, ptr %441, align 8
  %443 = tail call double @llvm.fmuladd.f64(double %442, double %442, double %437)
  %444 = add nuw nsw i64 %438, 1
  %445 = icmp slt i64 %444, %82
  br i1 %445, label %436, label %430

446:
  %447 = mul nsw i64 %412, %82
  %448 = add nsw i64 %422, %447
  %449 = getelementptr inbounds double, ptr %87, i64 %448
  %450 = load double, ptr %449, align 8
  %451 = tail call double @llvm.copysign.f64(double %425, double %450)
  %452 = fneg double %451
  %453 = fadd double %450, %451
  store double %453, ptr %449, align 8
  %454 = fmul double %453, %452
  %455 = fdiv double 1.000000e+00, %454
  br label %457

456:
  br i1 %460, label %457, label %495

457:
  %458 = phi i64 [ %412, %446 ], [ %459, %456 ]
  %459 = add nuw nsw i64 %458, 1
  %460 = icmp slt i64 %459, %82
  br i1 %460, label %461, label %465

461:
  %462 = getelementptr inbounds i64, ptr %8, i64 %459
  %463 = load i64, ptr %462, align 8
  %464 = getelementptr inbounds double, ptr %87, i64 %463
  br label %465

465:
  %466 = phi i64 [ %82, %461 ], [ 1, %457 ]
  %467 = phi ptr [ %464, %461 ], [ %84, %457 ]
  br label %470

468:
  %469 = fmul double %455, %480
  br label %483

470:
  %471 = phi i64 [ %481, %470 ], [ %412, %465 ]
  %472 = phi double [ %480, %470 ], [ 0.000000e+00, %465 ]
  %473 = mul nsw i64 %471, %82
  %474 = add nsw i64 %473, %422
  %475 = getelementptr inbounds double, ptr %87, i64 %474
  %476 = load double, ptr %475, align 8
  %477 = mul nsw i64 %471, %466
  %478 = getelementptr inbounds double, ptr %467, i64 %477
  %479 = load double, ptr %478, align 8
  %480 = tail call double @llvm.fmuladd.f64(double %476, double %479, double %472)
  %481 = add nuw nsw i64 %471, 1
  %482 = icmp slt i64 %481, %82
  br i1 %482, label %470, label %468

483:
  %484 = phi i64 [ %412, %468 ], [ %493, %483 ]
  %485 = mul nsw i64 %484, %82
  %486 = add nsw i64 %485, %422
  %487 = getelementptr inbounds double, ptr %87, i64 %486
  %488 = load double, ptr %487, align 8
  %489 = mul nsw i64 %484, %466
  %490 = getelementptr inbounds double, ptr %467, i64 %489
  %491 = load double, ptr %490, align 8
  %492 = tail call double @llvm.fmuladd.f64(double %469, double %488, double %491)
  store double %492, ptr %490, align 8
  %493 = add nuw nsw i64 %484, 1
  %494 = icmp slt i64 %493, %82
  br i1 %494, label %483, label %456

495:
  store double %452, ptr %449, align 8
  %496 = add nuw nsw i64 %412, 1
  %497 = icmp eq i64 %496, %82
  br i1 %497, label %501, label %411

498:
  %499 = phi i64 [ 0, %405 ], [ 0, %160 ], [ 0, %126 ], [ %412, %420 ]
  %500 = icmp sgt i64 %499, %82
  br i1 %500, label %504, label %501

501:
  %502 = phi i64 [ %499, %498 ], [ %82, %495 ]
  %503 = icmp sgt i64 %502, 0
  br label %507

504:
  %505 = phi i64 [ %499, %498 ], [ %502, %591 ]
  %506 = icmp sgt i64 %82, %505
  br i1 %506, label %594, label %661

507:
  %508 = phi i64 [ %82, %501 ], [ %592, %591 ]
  %509 = icmp eq i64 %508, %82
  %510 = mul nsw i64 %508, %82
  %511 = getelementptr inbounds double, ptr %89, i64 %510
  %512 = select i1 %509, ptr %84, ptr %511
  br i1 %127, label %513, label %515

513:
  %514 = getelementptr inbounds i64, ptr %8, i64 %508
  br label %516

515:
  br i1 %503, label %539, label %551

516:
  %517 = phi i64 [ 0, %513 ], [ %537, %534 ]
  %518 = icmp ult i64 %517, %502
  br i1 %509, label %519, label %523

519:
  br i1 %518, label %520, label %534

520:
  %521 = getelementptr inbounds double, ptr %84, i64 %517
  %522 = load double, ptr %521, align 8
  br label %534

523:
  br i1 %518, label %524, label %531

524:
  %525 = mul nsw i64 %517, %82
  %526 = load i64, ptr %514, align 8
  %527 = add nsw i64 %526, %525
  %528 = getelementptr inbounds double, ptr %87, i64 %527
  %529 = load double, ptr %528, align 8
  %530 = fneg double %529
  br label %534

531:
  %532 = icmp eq i64 %517, %508
  %533 = uitofp i1 %532 to double
  br label %534

534:
  %535 = phi double [ %522, %520 ], [ 0.000000e+00, %519 ], [ %530, %524 ], [ %533, %531 ]
  %536 = getelementptr inbounds double, ptr %512, i64 %517
  store double %535, ptr %536, align 8
  %537 = add nuw nsw i64 %517, 1
  %538 = icmp eq i64 %537, %82
  br i1 %538, label %515, label %516

539:
  %540 = phi i64 [ %541, %553 ], [ %502, %515 ]
  %541 = add nsw i64 %540, -1
  %542 = icmp slt i64 %540, %502
  br i1 %542, label %547, label %543

543:
  %544 = getelementptr inbounds double, ptr %512, i64 %541
  %545 = load double, ptr %544, align 8
  %546 = mul nsw i64 %541, %82
  br label %553

547:
  %548 = mul nsw i64 %541, %82
  %549 = getelementptr inbounds double, ptr %512, i64 %541
  %550 = load double, ptr %549, align 8
  br label %564

551:
  %552 = and i1 %127, %509
  br i1 %552, label %578, label %591

553:
  %554 = phi i64 [ %546, %543 ], [ %548, %564 ]
  %555 = phi double [ %545, %543 ], [ %575, %564 ]
  %556 = getelementptr inbounds i64, ptr %8, i64 %541
  %557 = load i64, ptr %556, align 8
  %558 = add nsw i64 %557, %554
  %559 = getelementptr inbounds double, ptr %87, i64 %558
  %560 = load double, ptr %559, align 8
  %561 = getelementptr inbounds double, ptr %512, i64 %541
  %562 = fdiv double %555, %560
  store double %562, ptr %561, align 8
  %563 = icmp sgt i64 %540, 1
  br i1 %563, label %539, label %551

564:
  %565 = phi double [ %550, %547 ], [ %575, %564 ]
  %566 = phi i64 [ %540, %547 ], [ %576, %564 ]
  %567 = getelementptr inbounds i64, ptr %8, i64 %566
  %568 = load i64, ptr %567, align 8
  %569 = add nsw i64 %568, %548
  %570 = getelementptr inbounds double, ptr %87, i64 %569
  %571 = load double, ptr %570, align 8
  %572 = getelementptr inbounds double, ptr %512, i64 %566
  %573 = load double, ptr %572, align 8
  %574 = fneg double %571
  %575 = tail call double @llvm.fmuladd.f64(double %574, double %573, double %565)
  store double %575, ptr %549, align 8
  %576 = add nsw i64 %566, 1
  %577 = icmp eq i64 %576, %502
  br i1 %577, label %553, label %564

578:
  %579 = phi i64 [ %589, %578 ], [ 0, %551 ]
  %580 = getelementptr inbounds i64, ptr %8, i64 %579
  %581 = load i64, ptr %580, align 8
  %582 = getelementptr inbounds double, ptr %85, i64 %581
  %583 = load double, ptr %582, align 8
  %584 = getelementptr inbounds double, ptr %512, i64 %579
  %585 = load double, ptr %584, align 8
  %586 = getelementptr inbounds double, ptr %91, i64 %581
  %587 = load double, ptr %586, align 8
  %588 = tail call double @llvm.fmuladd.f64(double %583, double %585, double %587)
  store double %588, ptr %586, align 8
  %589 = add nuw nsw i64 %579, 1
  %590 = icmp eq i64 %589, %82
  br i1 %590, label %591, label %578

591:
  %592 = add nsw i64 %508, -1
  %593 = icmp sgt i64 %508, %502
  br i1 %593, label %507, label %504

594:
  %595 = phi i64 [ %596, %612 ], [ %505, %504 ]
  %596 = add nsw i64 %595, 1
  %597 = mul nsw i64 %595, %82
  %598 = getelementptr inbounds double, ptr %89, i64 %597
  br i1 %127, label %601, label %599

599:
  %600 = icmp ugt i64 %505, %595
  br i1 %600, label %612, label %614

601:
  %602 = phi i64 [ %610, %601 ], [ 0, %594 ]
  %603 = getelementptr inbounds i64, ptr %8, i64 %602
  %604 = load i64, ptr %603, align 8
  %605 = getelementptr inbounds double, ptr %85, i64 %604
  %606 = load double, ptr %605, align 8
  %607 = getelementptr inbounds double, ptr %598, i64 %602
  %608 = load double, ptr %607, align 8
  %609 = fmul double %606, %608
  store double %609, ptr %607, align 8
  %610 = add nuw nsw i64 %602, 1
  %611 = icmp eq i64 %610, %82
  br i1 %611, label %599, label %601

612:
  %613 = icmp eq i64 %596, %82
  br i1 %613, label %661, label %594

614:
  %615 = phi i64 [ %643, %642 ], [ %505, %599 ]
  %616 = mul nsw i64 %615, %82
  %617 = getelementptr inbounds double, ptr %89, i64 %616
  br i1 %127, label %618, label %642

618:
  %619 = icmp ult i64 %615, %595
  br label %623

620:
  %621 = fneg double %638
  %622 = fdiv double %621, %639
  br label %645

623:
  %624 = phi i64 [ 0, %618 ], [ %640, %635 ]
  %625 = phi double [ 0.000000e+00, %618 ], [ %639, %635 ]
  %626 = phi double [ 0.000000e+00, %618 ], [ %638, %635 ]
  %627 = getelementptr inbounds double, ptr %617, i64 %624
  %628 = load double, ptr %627, align 8
  br i1 %619, label %629, label %631

629:
  %630 = getelementptr inbounds double, ptr %598, i64 %624
  br label %635

631:
  %632 = getelementptr inbounds i64, ptr %8, i64 %624
  %633 = load i64, ptr %632, align 8
  %634 = getelementptr inbounds double, ptr %91, i64 %633
  br label %635

635:
  %636 = phi ptr [ %630, %629 ], [ %634, %631 ]
  %637 = load double, ptr %636, align 8
  %638 = tail call double @llvm.fmuladd.f64(double %628, double %637, double %626)
  %639 = tail call double @llvm.fmuladd.f64(double %628, double %628, double %625)
  %640 = add nuw nsw i64 %624, 1
  %641 = icmp eq i64 %640, %82
  br i1 %641, label %620, label %623

642:
  %643 = add i64 %615, 1
  %644 = icmp eq i64 %615, %595
  br i1 %644, label %612, label %614

645:
  %646 = phi i64 [ 0, %620 ], [ %659, %655 ]
  %647 = getelementptr inbounds double, ptr %617, i64 %646
  %648 = load double, ptr %647, align 8
  br i1 %619, label %649, label %651

649:
  %650 = getelementptr inbounds double, ptr %598, i64 %646
  br label %655

651:
  %652 = getelementptr inbounds i64, ptr %8, i64 %646
  %653 = load i64, ptr %652, align 8
  %654 = getelementptr inbounds double, ptr %91, i64 %653
  br label %655

655:
  %656 = phi ptr [ %650, %649 ], [ %654, %651 ]
  %657 = load double, ptr %656, align 8
  %658 = tail call double @llvm.fmuladd.f64(double %622, double %648, double %657)
  store double %658, ptr %656, align 8
  %659 = add nuw nsw i64 %646, 1
  %660 = icmp eq i64 %659, %82
  br i1 %660, label %642, label %645

661:
  %662 = sub nsw i64 %82, %505
  %663 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 14
  store i64 %662, ptr %663, align 8
  br i1 %127, label %664, label %683

664:
  %665 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %666 = load ptr, ptr %665, align 8
  br label %716

667:
  %668 = phi i64 [ 0, %161 ], [ %681, %667 ]
  %669 = getelementptr inbounds i64, ptr %6, i64 %668
  %670 = load i64, ptr %669, align 8
  %671 = mul nsw i64 %164, %670
  %672 = add nsw i64 %671, %670
  %673 = getelementptr inbounds double, ptr %163, i64 %672
  %674 = load double, ptr %673, align 8
  %675 = tail call double @llvm.sqrt.f64(double %674)
  %676 = fdiv double 1.000000e+00, %675
  %677 = getelementptr inbounds double, ptr %85, i64 %668
  store double %676, ptr %677, align 8
  %678 = getelementptr inbounds double, ptr %166, i64 %670
  %679 = load double, ptr %678, align 8
  %680 = getelementptr inbounds double, ptr %91, i64 %668
  store double %679, ptr %680, align 8
  %681 = add nuw nsw i64 %668, 1
  %682 = icmp eq i64 %681, %82
  br i1 %682, label %405, label %667

683:
  %684 = load i64, ptr %3, align 8
  %685 = icmp sgt i64 %684, 0
  br i1 %685, label %686, label %715

686:
  %687 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %688 = load ptr, ptr %687, align 8
  %689 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %690 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %691 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %692 = load ptr, ptr %691, align 8
  %693 = load ptr, ptr %689, align 8
  %694 = load ptr, ptr %690, align 8
  br label %695

695:
  %696 = phi i64 [ 0, %686 ], [ %702, %700 ]
  %697 = getelementptr inbounds double, ptr %688, i64 %696
  %698 = load double, ptr %697, align 8
  %699 = mul nsw i64 %696, %684
  br label %704

700:
  %701 = getelementptr inbounds double, ptr %692, i64 %696
  store double %712, ptr %701, align 8
  %702 = add nuw nsw i64 %696, 1
  %703 = icmp eq i64 %702, %684
  br i1 %703, label %715, label %695

704:
  %705 = phi i64 [ 0, %695 ], [ %713, %704 ]
  %706 = phi double [ %698, %695 ], [ %712, %704 ]
  %707 = add nsw i64 %705, %699
  %708 = getelementptr inbounds double, ptr %693, i64 %707
  %709 = load double, ptr %708, align 8
  %710 = getelementptr inbounds double, ptr %694, i64 %705
  %711 = load double, ptr %710, align 8
  %712 = tail call double @llvm.fmuladd.f64(double %709, double %711, double %706)
  %713 = add nuw nsw i64 %705, 1
  %714 = icmp eq i64 %713, %684
  br i1 %714, label %700, label %704

715:
  ret void

716:
  %717 = phi i64 [ 0, %664 ], [ %723, %716 ]
  %718 = getelementptr inbounds double, ptr %91, i64 %717
  %719 = load double, ptr %718, align 8
  %720 = getelementptr inbounds i64, ptr %6, i64 %717
  %721 = load i64, ptr %720, align 8
  %722 = getelementptr inbounds double, ptr %666, i64 %721
  store double %719, ptr %722, align 8
  %723 = add nuw nsw i64 %717, 1
  %724 = icmp eq i64 %723, %82
  br i1 %724, label %683, label %716
}

define i64 @law_solve(ptr %0) {
  %2 = alloca [2 x double], align 16
  %3 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8
  %5 = mul i64 %4, %4
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %27, label %7

7:
  %8 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  br label %13

11:
  %12 = icmp eq i64 %26, %5
  br i1 %12, label %27, label %13

13:
  %14 = phi i64 [ 0, %7 ], [ %26, %11 ]
  %15 = getelementptr inbounds double, ptr %9, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = tail call double @llvm.fabs.f64(double %16)
  %18 = fcmp ueq double %17, 0x7FF0000000000000
  br i1 %18, label %539, label %19

19:
  %20 = load ptr, ptr %10, align 8
  %21 = sdiv i64 %14, %4
  %22 = getelementptr inbounds double, ptr %20, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = tail call double @llvm.fabs.f64(double %23)
  %25 = fcmp ueq double %24, 0x7FF0000000000000
  %26 = add nuw i64 %14, 1
  br i1 %25, label %539, label %11

27:
  %28 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %29 = bitcast ptr %28 to ptr
  %30 = load ptr, ptr %29, align 8
  %31 = shl i64 %4, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %30, i8 0, i64 %31, i1 false)
  %32 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %33 = load i64, ptr %32, align 8
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %40

35:
  %36 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %39 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  br label %43

40:
  %41 = tail call i32 @newton(ptr %0, i32 1)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %80, label %513

43:
  %44 = phi i64 [ 0, %35 ], [ %77, %76 ]
  %45 = getelementptr inbounds i64, ptr %37, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %51

48:
  %49 = load ptr, ptr %39, align 8
  %50 = getelementptr inbounds i64, ptr %49, i64 %44
  store i64 0, ptr %50, align 8
  br label %76

51:
  %52 = load ptr, ptr %38, align 8
  %53 = shl nsw i64 %44, 2
  %54 = getelementptr inbounds i64, ptr %52, i64 %53
  %55 = load i64, ptr %54, align 8
  %56 = icmp eq i64 %55, 2
  br i1 %56, label %57, label %63

57:
  %58 = load ptr, ptr %39, align 8
  %59 = getelementptr inbounds i64, ptr %58, i64 %44
  %60 = load i64, ptr %59, align 8
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %62, label %63

62:
  store i64 1, ptr %59, align 8
  br label %76

63:
  %64 = icmp eq i64 %46, 2
  br i1 %64, label %65, label %76

65:
  %66 = load ptr, ptr %39, align 8
  %67 = getelementptr inbounds i64, ptr %66, i64 %44
  %68 = load i64, ptr %67, align 8
  %69 = and i64 %68, -3
  %70 = icmp eq i64 %69, 1
  br i1 %70, label %71, label %76

71:
  %72 = getelementptr inbounds i64, ptr %54, i64 2
  %73 = load i64, ptr %72, align 8
  %74 = icmp sgt i64 %73, 0
  br i1 %74, label %75, label %76

75:
  store i64 2, ptr %67, align 8
  br label %76

76:
  %77 = add nuw nsw i64 %44, 1
  %78 = load i64, ptr %32, align 8
  %79 = icmp slt i64 %77, %78
  br i1 %79, label %43, label %40

80:
  %81 = load i64, ptr %3, align 8
  %82 = load ptr, ptr %29, align 8
  %83 = shl i64 %81, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %82, i8 0, i64 %83, i1 false)
  %84 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %85 = bitcast ptr %2 to ptr
  %86 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %87 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %88 = icmp sgt i64 %81, 0
  %89 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %90 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %91 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %92 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %93 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 0
  %94 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 1
  %95 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  %96 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %97 = load i64, ptr %32, align 8
  br label %98

98:
  %99 = phi i64 [ %97, %80 ], [ %108, %107 ]
  %100 = phi i64 [ %97, %80 ], [ %109, %107 ]
  %101 = phi i32 [ 0, %80 ], [ %110, %107 ]
  %102 = icmp sgt i64 %100, 0
  br i1 %102, label %103, label %107

103:
  %104 = load ptr, ptr %84, align 8
  %105 = load ptr, ptr %28, align 8
  %106 = load ptr, ptr %86, align 8
  br label %112

107:
  %108 = phi i64 [ %99, %98 ], [ %318, %317 ]
  %109 = phi i64 [ %100, %98 ], [ %318, %317 ]
  %110 = add nuw nsw i32 %101, 1
  %111 = icmp eq i32 %110, 300
  br i1 %111, label %321, label %98

112:
  %113 = phi i64 [ %99, %103 ], [ %318, %317 ]
  %114 = phi i64 [ 0, %103 ], [ %319, %317 ]
  %115 = shl nsw i64 %114, 2
  %116 = getelementptr inbounds i64, ptr %104, i64 %115
  %117 = getelementptr inbounds i64, ptr %116, i64 1
  %118 = load i64, ptr %117, align 8
  %119 = load i64, ptr %116, align 8
  %120 = icmp ne i64 %119, 2
  %121 = zext i1 %120 to i64
  %122 = add i64 %118, %121
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %85, i8 0, i64 16, i1 false)
  %123 = getelementptr inbounds i64, ptr %106, i64 %114
  %124 = load i64, ptr %123, align 8
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %317, label %126

126:
  %127 = getelementptr inbounds i64, ptr %116, i64 2
  %128 = load i64, ptr %127, align 8
  %129 = add i64 %128, %122
  %130 = icmp slt i64 %118, %129
  br i1 %130, label %131, label %134

131:
  %132 = load ptr, ptr %87, align 8
  %133 = load ptr, ptr %90, align 8
  br label %202

134:
  %135 = load ptr, ptr %92, align 8
  %136 = mul nsw i64 %114, 3
  %137 = getelementptr inbounds double, ptr %135, i64 %136
  %138 = load double, ptr %137, align 8
  %139 = icmp eq i64 %119, 2
  br i1 %139, label %145, label %140

140:
  %141 = getelementptr inbounds double, ptr %105, i64 %118
  %142 = load double, ptr %141, align 8
  %143 = tail call double @llvm.maxnum.f64(double %142, double 0.000000e+00)
  %144 = fmul double %138, %143
  br label %145

145:
  %146 = phi double [ %144, %140 ], [ %138, %134 ]
  %147 = icmp sgt i64 %128, 0
  br i1 %147, label %148, label %171

148:
  %149 = load ptr, ptr %89, align 8
  %150 = load i64, ptr %3, align 8
  br label %151

151:
  %152 = phi i64 [ 0, %148 ], [ %160, %151 ]
  %153 = phi double [ 0.000000e+00, %148 ], [ %159, %151 ]
  %154 = add i64 %152, %122
  %155 = mul nsw i64 %154, %150
  %156 = add nsw i64 %155, %154
  %157 = getelementptr inbounds double, ptr %149, i64 %156
  %158 = load double, ptr %157, align 8
  %159 = tail call double @llvm.maxnum.f64(double %153, double %158)
  %160 = add nuw nsw i64 %152, 1
  %161 = icmp eq i64 %160, %128
  br i1 %161, label %162, label %151

162:
  %163 = fcmp ogt double %159, 0.000000e+00
  br label %175

164:
  %165 = icmp eq i64 %128, 1
  %166 = load double, ptr %93, align 16
  br i1 %165, label %169, label %167

167:
  %168 = load double, ptr %94, align 8
  br label %171

169:
  %170 = tail call double @llvm.fabs.f64(double %166)
  br label %191

171:
  %172 = phi double [ %168, %167 ], [ 0.000000e+00, %145 ]
  %173 = phi double [ %166, %167 ], [ 0.000000e+00, %145 ]
  %174 = tail call double @hypot(double %173, double %172)
  br label %191

175:
  %176 = phi i64 [ 0, %162 ], [ %189, %185 ]
  %177 = add i64 %176, %122
  %178 = getelementptr inbounds double, ptr %105, i64 %177
  %179 = load double, ptr %178, align 8
  br i1 %163, label %180, label %185

180:
  %181 = load ptr, ptr %90, align 8
  %182 = getelementptr inbounds double, ptr %181, i64 %177
  %183 = load double, ptr %182, align 8
  %184 = fdiv double %183, %159
  br label %185

185:
  %186 = phi double [ %184, %180 ], [ 0.000000e+00, %175 ]
  %187 = fsub double %179, %186
  %188 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 %176
  store double %187, ptr %188, align 8
  %189 = add nuw nsw i64 %176, 1
  %190 = icmp eq i64 %189, %128
  br i1 %190, label %164, label %175

191:
  %192 = phi double [ %166, %169 ], [ %173, %171 ]
  %193 = phi double [ %170, %169 ], [ %174, %171 ]
  %194 = fcmp ogt double %193, %146
  %195 = fdiv double %146, %193
  %196 = select i1 %194, double %195, double 1.000000e+00
  %197 = icmp eq i64 %124, 2
  %198 = xor i1 %197, true
  %199 = fcmp ogt double %193, 0.000000e+00
  %200 = and i1 %147, %199
  %201 = select i1 %198, i1 %200, i1 false
  br i1 %201, label %244, label %260

202:
  %203 = phi i64 [ %118, %131 ], [ %242, %241 ]
  %204 = getelementptr inbounds double, ptr %132, i64 %203
  %205 = load double, ptr %204, align 8
  br i1 %88, label %206, label %209

206:
  %207 = load ptr, ptr %89, align 8
  %208 = mul nsw i64 %203, %81
  br label %213

209:
  %210 = phi double [ %205, %202 ], [ %221, %213 ]
  %211 = getelementptr inbounds double, ptr %133, i64 %203
  store double %210, ptr %211, align 8
  %212 = icmp slt i64 %203, %122
  br i1 %212, label %224, label %241

213:
  %214 = phi double [ %205, %206 ], [ %221, %213 ]
  %215 = phi i64 [ 0, %206 ], [ %222, %213 ]
  %216 = add nsw i64 %215, %208
  %217 = getelementptr inbounds double, ptr %207, i64 %216
  %218 = load double, ptr %217, align 8
  %219 = getelementptr inbounds double, ptr %105, i64 %215
  %220 = load double, ptr %219, align 8
  %221 = tail call double @llvm.fmuladd.f64(double %218, double %220, double %214)
  %222 = add nuw nsw i64 %215, 1
  %223 = icmp eq i64 %222, %81
  br i1 %223, label %209, label %213

224:
  %225 = load ptr, ptr %89, align 8
  %226 = load i64, ptr %3, align 8
  %227 = mul nsw i64 %226, %203
  %228 = add nsw i64 %227, %203
  %229 = getelementptr inbounds double, ptr %225, i64 %228
  %230 = load double, ptr %229, align 8
  %231 = fcmp ogt double %230, 0.000000e+00
  br i1 %231, label %232, label %241

232:
  %233 = load ptr, ptr %91, align 8
  %234 = getelementptr inbounds double, ptr %233, i64 %114
  %235 = load double, ptr %234, align 8
  %236 = getelementptr inbounds double, ptr %105, i64 %203
  %237 = load double, ptr %236, align 8
  %238 = fdiv double %210, %230
  %239 = fsub double %237, %238
  %240 = tail call double @llvm.maxnum.f64(double %235, double %239)
  store double %240, ptr %236, align 8
  br label %241

241:
  %242 = add nsw i64 %203, 1
  %243 = icmp eq i64 %242, %129
  br i1 %243, label %134, label %202

244:
  %245 = load ptr, ptr %95, align 8
  %246 = fneg double %192
  %247 = fdiv double %246, %193
  %248 = getelementptr inbounds double, ptr %245, i64 %122
  store double %247, ptr %248, align 8
  %249 = icmp eq i64 %128, 1
  br i1 %249, label %260, label %250

250:
  %251 = phi i64 [ %258, %250 ], [ 1, %244 ]
  %252 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 %251
  %253 = load double, ptr %252, align 8
  %254 = fneg double %253
  %255 = fdiv double %254, %193
  %256 = add i64 %251, %122
  %257 = getelementptr inbounds double, ptr %245, i64 %256
  store double %255, ptr %257, align 8
  %258 = add nuw nsw i64 %251, 1
  %259 = icmp eq i64 %258, %128
  br i1 %259, label %260, label %250

260:
  br i1 %147, label %261, label %265

261:
  %262 = load ptr, ptr %89, align 8
  %263 = load i64, ptr %3, align 8
  %264 = fneg double %146
  br label %271

265:
  br i1 %139, label %266, label %295

266:
  %267 = fcmp ole double %193, %146
  %268 = select i1 %198, i1 %267, i1 false
  %269 = icmp eq i64 %128, 0
  %270 = select i1 %268, i1 true, i1 %269
  br i1 %270, label %307, label %312

271:
  %272 = phi i64 [ 0, %261 ], [ %293, %292 ]
  %273 = add nsw i64 %272, %122
  %274 = mul nsw i64 %273, %263
  %275 = add nsw i64 %274, %273
  %276 = getelementptr inbounds double, ptr %262, i64 %275
  %277 = load double, ptr %276, align 8
  %278 = fcmp ogt double %277, 0.000000e+00
  br i1 %278, label %279, label %292

279:
  br i1 %197, label %280, label %284

280:
  %281 = load ptr, ptr %95, align 8
  %282 = getelementptr inbounds double, ptr %281, i64 %273
  %283 = load double, ptr %282, align 8
  br label %287

284:
  %285 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 %272
  %286 = load double, ptr %285, align 8
  br label %287

287:
  %288 = phi double [ %286, %284 ], [ %264, %280 ]
  %289 = phi double [ %196, %284 ], [ %283, %280 ]
  %290 = fmul double %288, %289
  %291 = getelementptr inbounds double, ptr %105, i64 %273
  store double %290, ptr %291, align 8
  br label %292

292:
  %293 = add nuw nsw i64 %272, 1
  %294 = icmp eq i64 %293, %128
  br i1 %294, label %265, label %271

295:
  %296 = getelementptr inbounds double, ptr %105, i64 %118
  %297 = load double, ptr %296, align 8
  %298 = load ptr, ptr %91, align 8
  %299 = getelementptr inbounds double, ptr %298, i64 %114
  %300 = load double, ptr %299, align 8
  %301 = fcmp ogt double %297, %300
  %302 = fcmp ole double %193, %146
  %303 = select i1 %198, i1 %302, i1 false
  br i1 %301, label %304, label %308

304:
  %305 = icmp eq i64 %128, 0
  %306 = select i1 %303, i1 true, i1 %305
  br i1 %306, label %307, label %312

307:
  br label %312

308:
  %309 = fcmp ogt double %300, 0.000000e+00
  %310 = select i1 %303, i1 %309, i1 false
  %311 = select i1 %310, i64 3, i64 0
  br label %312

312:
  %313 = phi i64 [ 1, %307 ], [ 2, %304 ], [ 2, %266 ], [ %311, %308 ]
  %314 = load ptr, ptr %96, align 8
  %315 = getelementptr inbounds i64, ptr %314, i64 %114
  store i64 %313, ptr %315, align 8
  %316 = load i64, ptr %32, align 8
  br label %317

317:
  %318 = phi i64 [ %113, %112 ], [ %316, %312 ]
  %319 = add nuw nsw i64 %114, 1
  %320 = icmp slt i64 %319, %318
  br i1 %320, label %112, label %107

321:
  %322 = tail call i32 @newton(ptr %0, i32 1)
  %323 = icmp eq i32 %322, 0
  br i1 %323, label %324, label %513

324:
  %325 = load i64, ptr %32, align 8
  %326 = icmp sgt i64 %325, 0
  br i1 %326, label %327, label %332

327:
  %328 = load ptr, ptr %84, align 8
  %329 = load ptr, ptr %86, align 8
  br label %337

330:
  %331 = fcmp ogt double %369, 2.000000e+04
  br i1 %331, label %513, label %332

332:
  %333 = phi i32 [ %379, %330 ], [ 0, %324 ]
  %334 = phi double [ %369, %330 ], [ 1.000000e+00, %324 ]
  %335 = fptosi double %334 to i64
  %336 = icmp sgt i64 %335, 0
  br i1 %336, label %387, label %510

337:
  %338 = phi i64 [ 0, %327 ], [ %380, %377 ]
  %339 = phi i32 [ 0, %327 ], [ %379, %377 ]
  %340 = phi double [ 1.000000e+00, %327 ], [ %369, %377 ]
  %341 = shl nsw i64 %338, 2
  %342 = getelementptr inbounds i64, ptr %328, i64 %341
  %343 = getelementptr inbounds i64, ptr %329, i64 %338
  %344 = load i64, ptr %343, align 8
  switch i64 %344, label %345 [
    i64 0, label %353
    i64 2, label %352
  ]

345:
  %346 = getelementptr inbounds i64, ptr %342, i64 2
  %347 = load i64, ptr %346, align 8
  %348 = icmp eq i64 %347, 0
  br i1 %348, label %353, label %349

349:
  %350 = icmp eq i64 %347, 1
  %351 = select i1 %350, i64 3, i64 5
  br label %353

352:
  br label %353

353:
  %354 = phi i64 [ %344, %337 ], [ %351, %349 ], [ 1, %345 ], [ 1, %352 ]
  %355 = load i64, ptr %342, align 8
  %356 = icmp eq i64 %355, 2
  br i1 %356, label %363, label %357

357:
  %358 = load ptr, ptr %91, align 8
  %359 = getelementptr inbounds double, ptr %358, i64 %338
  %360 = load double, ptr %359, align 8
  %361 = fcmp ogt double %360, 0.000000e+00
  %362 = select i1 %361, i64 %354, i64 1
  br label %363

363:
  %364 = phi i64 [ %362, %357 ], [ 0, %353 ]
  %365 = add nuw nsw i64 %364, %354
  %366 = icmp ugt i64 %365, 1
  %367 = select i1 %366, i64 %365, i64 1
  %368 = sitofp i64 %367 to double
  %369 = fmul double %340, %368
  %370 = icmp eq i32 %339, 0
  br i1 %370, label %371, label %377

371:
  %372 = icmp eq i64 %344, 1
  br i1 %372, label %373, label %377

373:
  %374 = getelementptr inbounds i64, ptr %342, i64 2
  %375 = load i64, ptr %374, align 8
  %376 = icmp eq i64 %375, 2
  br label %377

377:
  %378 = phi i1 [ true, %363 ], [ false, %371 ], [ %376, %373 ]
  %379 = zext i1 %378 to i32
  %380 = add nuw nsw i64 %338, 1
  %381 = icmp eq i64 %380, %325
  br i1 %381, label %330, label %337

382:
  %383 = icmp eq i64 %401, %335
  br i1 %383, label %510, label %384

384:
  %385 = icmp slt i64 %401, %335
  %386 = load i64, ptr %32, align 8
  br label %387

387:
  %388 = phi i64 [ %386, %384 ], [ %325, %332 ]
  %389 = phi i1 [ %385, %384 ], [ true, %332 ]
  %390 = phi i64 [ %401, %384 ], [ 0, %332 ]
  %391 = icmp sgt i64 %388, 0
  br i1 %391, label %392, label %395

392:
  %393 = load ptr, ptr %84, align 8
  %394 = load ptr, ptr %86, align 8
  br label %402

395:
  %396 = load ptr, ptr %29, align 8
  %397 = load i64, ptr %3, align 8
  %398 = shl i64 %397, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %396, i8 0, i64 %398, i1 false)
  %399 = tail call i32 @newton(ptr %0, i32 0)
  %400 = icmp eq i32 %399, 0
  %401 = add nuw nsw i64 %390, 1
  br i1 %400, label %382, label %509

402:
  %403 = phi i64 [ 0, %392 ], [ %506, %500 ]
  %404 = phi i64 [ %390, %392 ], [ %505, %500 ]
  %405 = shl nsw i64 %403, 2
  %406 = getelementptr inbounds i64, ptr %393, i64 %405
  %407 = getelementptr inbounds i64, ptr %394, i64 %403
  %408 = load i64, ptr %407, align 8
  switch i64 %408, label %409 [
    i64 0, label %417
    i64 2, label %416
  ]

409:
  %410 = getelementptr inbounds i64, ptr %406, i64 2
  %411 = load i64, ptr %410, align 8
  %412 = icmp eq i64 %411, 0
  br i1 %412, label %417, label %413

413:
  %414 = icmp eq i64 %411, 1
  %415 = select i1 %414, i64 3, i64 5
  br label %417

416:
  br label %417

417:
  %418 = phi i64 [ %408, %402 ], [ %415, %413 ], [ 1, %409 ], [ 1, %416 ]
  %419 = load i64, ptr %406, align 8
  %420 = icmp eq i64 %419, 2
  br i1 %420, label %427, label %421

421:
  %422 = load ptr, ptr %91, align 8
  %423 = getelementptr inbounds double, ptr %422, i64 %403
  %424 = load double, ptr %423, align 8
  %425 = fcmp ogt double %424, 0.000000e+00
  %426 = select i1 %425, i64 %418, i64 1
  br label %427

427:
  %428 = phi i64 [ %426, %421 ], [ 0, %417 ]
  %429 = add nuw nsw i64 %428, %418
  %430 = icmp ugt i64 %429, 1
  %431 = select i1 %430, i64 %429, i64 1
  %432 = srem i64 %404, %431
  %433 = getelementptr inbounds i64, ptr %406, i64 2
  %434 = load i64, ptr %433, align 8
  %435 = icmp eq i64 %408, 2
  %436 = icmp eq i64 %434, 0
  %437 = select i1 %435, i1 true, i1 %436
  %438 = icmp eq i64 %434, 1
  %439 = select i1 %438, i64 3, i64 5
  %440 = select i1 %437, i64 1, i64 %439
  %441 = icmp sgt i64 %440, %432
  %442 = select i1 %441, i64 0, i64 %440
  br i1 %436, label %447, label %443

443:
  %444 = icmp eq i64 %432, %442
  %445 = xor i1 %435, true
  %446 = select i1 %445, i1 %444, i1 false
  br label %447

447:
  %448 = phi i1 [ true, %427 ], [ %446, %443 ]
  %449 = icmp eq i64 %408, 0
  br i1 %449, label %490, label %450

450:
  %451 = icmp slt i64 %434, 1
  %452 = select i1 %451, i1 true, i1 %435
  %453 = select i1 %452, i1 true, i1 %448
  br i1 %453, label %468, label %454

454:
  %455 = load ptr, ptr %95, align 8
  %456 = getelementptr inbounds i64, ptr %406, i64 1
  %457 = load i64, ptr %456, align 8
  %458 = icmp ne i64 %419, 2
  %459 = zext i1 %458 to i64
  %460 = add i64 %457, %459
  %461 = getelementptr double, ptr %455, i64 %460
  %462 = bitcast ptr %461 to ptr
  %463 = sub nsw i64 %432, %442
  %464 = shl nsw i64 %463, 1
  %465 = getelementptr [4 x [2 x double]], ptr @choose.directions, i64 -1, i64 3, i64 %464
  %466 = bitcast ptr %465 to ptr
  %467 = shl nuw i64 %434, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %462, ptr align 16 %466, i64 %467, i1 false)
  br label %468

468:
  br i1 %441, label %469, label %471

469:
  %470 = select i1 %448, i64 1, i64 2
  br label %478

471:
  br i1 %448, label %472, label %478

472:
  %473 = load ptr, ptr %91, align 8
  %474 = getelementptr inbounds double, ptr %473, i64 %403
  %475 = load double, ptr %474, align 8
  %476 = fcmp ogt double %475, 0.000000e+00
  %477 = select i1 %476, i64 3, i64 0
  br label %478

478:
  %479 = phi i64 [ %470, %469 ], [ 0, %471 ], [ %477, %472 ]
  %480 = load ptr, ptr %96, align 8
  %481 = getelementptr inbounds i64, ptr %480, i64 %403
  store i64 %479, ptr %481, align 8
  %482 = load i64, ptr %407, align 8
  switch i64 %482, label %483 [
    i64 0, label %490
    i64 2, label %489
  ]

483:
  %484 = load i64, ptr %433, align 8
  %485 = icmp eq i64 %484, 0
  br i1 %485, label %490, label %486

486:
  %487 = icmp eq i64 %484, 1
  %488 = select i1 %487, i64 3, i64 5
  br label %490

489:
  br label %490

490:
  %491 = phi i64 [ %482, %478 ], [ %488, %486 ], [ 1, %483 ], [ 1, %489 ], [ 0, %447 ]
  %492 = load i64, ptr %406, align 8
  %493 = icmp eq i64 %492, 2
  br i1 %493, label %500, label %494

494:
  %495 = load ptr, ptr %91, align 8
  %496 = getelementptr inbounds double, ptr %495, i64 %403
  %497 = load double, ptr %496, align 8
  %498 = fcmp ogt double %497, 0.000000e+00
  %499 = select i1 %498, i64 %491, i64 1
  br label %500

500:
  %501 = phi i64 [ %499, %494 ], [ 0, %490 ]
  %502 = add nuw nsw i64 %501, %491
  %503 = icmp ugt i64 %502, 1
  %504 = select i1 %503, i64 %502, i64 1
  %505 = sdiv i64 %404, %504
  %506 = add nuw nsw i64 %403, 1
  %507 = load i64, ptr %32, align 8
  %508 = icmp slt i64 %506, %507
  br i1 %508, label %402, label %395

509:
  br i1 %389, label %513, label %510

510:
  %511 = icmp eq i32 %333, 0
  %512 = select i1 %511, i64 1, i64 2
  br label %513

513:
  %514 = phi i64 [ 0, %40 ], [ 0, %321 ], [ %512, %510 ], [ 0, %509 ], [ 2, %330 ]
  %515 = load i64, ptr %32, align 8
  %516 = icmp sgt i64 %515, 0
  br i1 %516, label %517, label %539

517:
  %518 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %519 = load ptr, ptr %518, align 8
  %520 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %521 = load ptr, ptr %520, align 8
  br label %522

522:
  %523 = phi i64 [ %515, %517 ], [ %536, %535 ]
  %524 = phi i64 [ 0, %517 ], [ %537, %535 ]
  %525 = getelementptr inbounds i64, ptr %519, i64 %524
  %526 = load i64, ptr %525, align 8
  %527 = icmp eq i64 %526, 0
  br i1 %527, label %532, label %528

528:
  %529 = getelementptr inbounds i64, ptr %521, i64 %524
  %530 = load i64, ptr %529, align 8
  %531 = icmp eq i64 %530, 3
  br i1 %531, label %532, label %535

532:
  %533 = getelementptr inbounds i64, ptr %521, i64 %524
  store i64 0, ptr %533, align 8
  %534 = load i64, ptr %32, align 8
  br label %535

535:
  %536 = phi i64 [ %523, %528 ], [ %534, %532 ]
  %537 = add nuw nsw i64 %524, 1
  %538 = icmp slt i64 %537, %536
  br i1 %538, label %522, label %539

539:
  %540 = phi i64 [ %514, %513 ], [ %514, %535 ], [ 6, %13 ], [ 6, %19 ]
  ret i64 %540
}

declare double @llvm.fabs.f64(double)

define internal i32 @newton(ptr %0, i32 %1) {
  %3 = alloca [2 x double], align 16
  %4 = alloca [2 x double], align 16
  %5 = alloca [2 x double], align 16
  %6 = icmp eq i32 %1, 0
  %7 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %8 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 15
  %9 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %10 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %11 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %12 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %13 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %14 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %15 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %16 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %17 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %18 = bitcast ptr %4 to ptr
  %19 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 0
  %20 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 1
  %21 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %22 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  %23 = bitcast ptr %5 to ptr
  %24 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 0
  %25 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 1
  %26 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 12
  %27 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 13
  %28 = bitcast ptr %3 to ptr
  %29 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 1
  %30 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 1
  br label %31

31:
  %32 = phi double [ 0x7FF0000000000000, %2 ], [ %718, %717 ]
  %33 = phi i32 [ 0, %2 ], [ %719, %717 ]
  tail call void @newton_step(ptr %0)
  br i1 %6, label %369, label %34

34:
  %35 = load i64, ptr %7, align 8
  %36 = load ptr, ptr %8, align 8
  %37 = shl nsw i64 %35, 1
  %38 = getelementptr inbounds double, ptr %36, i64 %37
  %39 = icmp sgt i64 %35, 0
  br i1 %39, label %40, label %95

40:
  %41 = load ptr, ptr %9, align 8
  %42 = load ptr, ptr %10, align 8
  %43 = load ptr, ptr %11, align 8
  br label %46

44:
  %45 = fmul double %77, 1.000000e-04
  br label %80

46:
  %47 = phi i64 [ 0, %40 ], [ %78, %76 ]
  %48 = phi double [ 0.000000e+00, %40 ], [ %77, %76 ]
  %49 = getelementptr inbounds double, ptr %41, i64 %47
  %50 = load double, ptr %49, align 8
  %51 = tail call double @llvm.fabs.f64(double %50)
  %52 = mul nsw i64 %47, %35
  br label %59

53:
  %54 = getelementptr inbounds double, ptr %38, i64 %47
  store double %69, ptr %54, align 8
  %55 = add nsw i64 %52, %47
  %56 = getelementptr inbounds double, ptr %42, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = fcmp ogt double %57, 0.000000e+00
  br i1 %58, label %72, label %76

59:
  %60 = phi i64 [ 0, %46 ], [ %70, %59 ]
  %61 = phi double [ %51, %46 ], [ %69, %59 ]
  %62 = add nsw i64 %60, %52
  %63 = getelementptr inbounds double, ptr %42, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds double, ptr %43, i64 %60
  %66 = load double, ptr %65, align 8
  %67 = fmul double %64, %66
  %68 = tail call double @llvm.fabs.f64(double %67)
  %69 = fadd double %61, %68
  %70 = add nuw nsw i64 %60, 1
  %71 = icmp eq i64 %70, %35
  br i1 %71, label %53, label %59

72:
  %73 = tail call double @llvm.sqrt.f64(double %57)
  %74 = fdiv double %69, %73
  %75 = tail call double @llvm.maxnum.f64(double %48, double %74)
  br label %76

76:
  %77 = phi double [ %75, %72 ], [ %48, %53 ]
  %78 = add nuw nsw i64 %47, 1
  %79 = icmp eq i64 %78, %35
  br i1 %79, label %44, label %46

80:
  %81 = phi i64 [ 0, %44 ], [ %93, %80 ]
  %82 = getelementptr inbounds double, ptr %38, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = mul nsw i64 %81, %35
  %85 = add nsw i64 %84, %81
  %86 = getelementptr inbounds double, ptr %42, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = tail call double @llvm.maxnum.f64(double %87, double 0.000000e+00)
  %89 = tail call double @llvm.sqrt.f64(double %88)
  %90 = fmul double %45, %89
  %91 = tail call double @llvm.maxnum.f64(double %83, double %90)
  %92 = fadd double %91, 1.000000e-300
  store double %92, ptr %82, align 8
  %93 = add nuw nsw i64 %81, 1
  %94 = icmp eq i64 %93, %35
  br i1 %94, label %95, label %80

95:
  %96 = load i64, ptr %12, align 8
  %97 = icmp sgt i64 %96, 0
  br i1 %97, label %98, label %367

98:
  %99 = load ptr, ptr %13, align 8
  %100 = load ptr, ptr %14, align 8
  %101 = load ptr, ptr %15, align 8
  br label %102

102:
  %103 = phi i64 [ %96, %98 ], [ %363, %362 ]
  %104 = phi i64 [ 0, %98 ], [ %364, %362 ]
  %105 = phi i64 [ 0, %98 ], [ %365, %362 ]
  %106 = shl nsw i64 %105, 2
  %107 = getelementptr inbounds i64, ptr %99, i64 %106
  %108 = getelementptr inbounds i64, ptr %107, i64 1
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds i64, ptr %100, i64 %105
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds i64, ptr %101, i64 %105
  %113 = load i64, ptr %112, align 8
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %362, label %115

115:
  %116 = and i64 %111, -3
  %117 = icmp eq i64 %116, 1
  %118 = zext i1 %117 to i32
  %119 = load i64, ptr %107, align 8
  %120 = icmp eq i64 %119, 2
  br i1 %120, label %160, label %121

121:
  %122 = load i64, ptr %7, align 8
  %123 = shl nsw i64 %122, 1
  %124 = getelementptr inbounds double, ptr %36, i64 %123
  %125 = getelementptr inbounds double, ptr %124, i64 %109
  %126 = load double, ptr %125, align 8
  %127 = fmul double %126, 0x3D719799812DEA11
  %128 = load ptr, ptr %10, align 8
  %129 = mul nsw i64 %122, %109
  %130 = add nsw i64 %129, %109
  %131 = getelementptr inbounds double, ptr %128, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = add i64 %111, -3
  %134 = icmp ult i64 %133, -2
  br i1 %134, label %146, label %135

135:
  %136 = load ptr, ptr %16, align 8
  %137 = getelementptr inbounds double, ptr %136, i64 %105
  %138 = load double, ptr %137, align 8
  %139 = load ptr, ptr %11, align 8
  %140 = getelementptr inbounds double, ptr %139, i64 %109
  %141 = load double, ptr %140, align 8
  %142 = fsub double %141, %138
  %143 = fmul double %132, %142
  %144 = fneg double %127
  %145 = fcmp oge double %143, %144
  br label %154

146:
  %147 = load ptr, ptr %17, align 8
  %148 = getelementptr inbounds double, ptr %147, i64 %109
  %149 = load double, ptr %148, align 8
  %150 = fneg double %127
  %151 = fcmp olt double %149, %150
  br i1 %151, label %152, label %158

152:
  %153 = fcmp ogt double %132, 0.000000e+00
  br label %154

154:
  %155 = phi i1 [ %145, %135 ], [ %153, %152 ]
  %156 = zext i1 %155 to i32
  %157 = icmp eq i64 %113, 2
  br i1 %157, label %162, label %168

158:
  %159 = icmp eq i64 %113, 2
  br i1 %159, label %162, label %169

160:
  %161 = icmp eq i64 %113, 2
  br i1 %161, label %162, label %174

162:
  %163 = phi i32 [ 1, %160 ], [ %156, %154 ], [ 0, %158 ]
  %164 = getelementptr inbounds i64, ptr %107, i64 2
  %165 = load i64, ptr %164, align 8
  %166 = icmp eq i64 %165, 0
  %167 = zext i1 %166 to i32
  br label %340

168:
  br i1 %155, label %174, label %169

169:
  %170 = load ptr, ptr %16, align 8
  %171 = getelementptr inbounds double, ptr %170, i64 %105
  %172 = load double, ptr %171, align 8
  %173 = fcmp ogt double %172, 0.000000e+00
  br i1 %173, label %179, label %347

174:
  %175 = icmp eq i64 %111, 0
  br i1 %175, label %356, label %176

176:
  %177 = load i64, ptr %7, align 8
  %178 = shl nsw i64 %177, 1
  br label %179

179:
  %180 = phi i64 [ %178, %176 ], [ %123, %169 ]
  %181 = phi i64 [ %177, %176 ], [ %122, %169 ]
  %182 = phi i32 [ 1, %176 ], [ 0, %169 ]
  %183 = getelementptr inbounds i64, ptr %107, i64 2
  %184 = load i64, ptr %183, align 8
  %185 = icmp ne i64 %119, 2
  %186 = zext i1 %185 to i64
  %187 = add i64 %109, %186
  %188 = getelementptr inbounds double, ptr %36, i64 %180
  %189 = getelementptr inbounds double, ptr %188, i64 %187
  %190 = load double, ptr %189, align 8
  %191 = fmul double %190, 0x3D719799812DEA11
  %192 = icmp sgt i64 %184, 0
  br i1 %192, label %193, label %206

193:
  %194 = load ptr, ptr %10, align 8
  br label %195

195:
  %196 = phi i64 [ 0, %193 ], [ %204, %195 ]
  %197 = phi double [ 0.000000e+00, %193 ], [ %203, %195 ]
  %198 = add i64 %196, %187
  %199 = mul nsw i64 %198, %181
  %200 = add nsw i64 %199, %198
  %201 = getelementptr inbounds double, ptr %194, i64 %200
  %202 = load double, ptr %201, align 8
  %203 = tail call double @llvm.maxnum.f64(double %197, double %202)
  %204 = add nuw nsw i64 %196, 1
  %205 = icmp eq i64 %204, %184
  br i1 %205, label %206, label %195

206:
  %207 = phi double [ 0.000000e+00, %179 ], [ %203, %195 ]
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  %208 = icmp eq i64 %184, 0
  br i1 %208, label %338, label %209

209:
  br i1 %117, label %210, label %256

210:
  %211 = load ptr, ptr %11, align 8
  %212 = getelementptr inbounds double, ptr %211, i64 %187
  %213 = icmp eq i64 %184, 1
  %214 = load double, ptr %212, align 8
  br i1 %213, label %215, label %217

215:
  %216 = tail call double @llvm.fabs.f64(double %214)
  br label %221

217:
  %218 = getelementptr inbounds double, ptr %212, i64 1
  %219 = load double, ptr %218, align 8
  %220 = tail call double @hypot(double %214, double %219)
  br label %221

221:
  %222 = phi double [ %216, %215 ], [ %220, %217 ]
  %223 = load ptr, ptr %21, align 8
  %224 = mul nsw i64 %105, 3
  %225 = getelementptr inbounds double, ptr %223, i64 1
  %226 = getelementptr inbounds double, ptr %225, i64 %224
  %227 = load double, ptr %226, align 8
  br i1 %120, label %233, label %228

228:
  %229 = getelementptr inbounds double, ptr %211, i64 %109
  %230 = load double, ptr %229, align 8
  %231 = tail call double @llvm.maxnum.f64(double %230, double 0.000000e+00)
  %232 = fmul double %227, %231
  br label %233

233:
  %234 = phi double [ %232, %228 ], [ %227, %221 ]
  %235 = fsub double %222, %234
  %236 = fmul double %207, %235
  %237 = fcmp ugt double %236, %191
  br i1 %237, label %238, label %338

238:
  %239 = fcmp ogt double %222, 0.000000e+00
  %240 = and i1 %192, %239
  br i1 %240, label %241, label %338

241:
  %242 = load ptr, ptr %22, align 8
  %243 = fneg double %214
  %244 = fdiv double %243, %222
  %245 = getelementptr inbounds double, ptr %242, i64 %187
  store double %244, ptr %245, align 8
  br i1 %213, label %338, label %246

246:
  %247 = phi i64 [ %254, %246 ], [ 1, %241 ]
  %248 = getelementptr inbounds double, ptr %212, i64 %247
  %249 = load double, ptr %248, align 8
  %250 = fneg double %249
  %251 = fdiv double %250, %222
  %252 = add i64 %247, %187
  %253 = getelementptr inbounds double, ptr %242, i64 %252
  store double %251, ptr %253, align 8
  %254 = add nuw nsw i64 %247, 1
  %255 = icmp eq i64 %254, %184
  br i1 %255, label %338, label %246

256:
  br i1 %192, label %257, label %280

257:
  %258 = load ptr, ptr %10, align 8
  br label %259

259:
  %260 = phi i64 [ 0, %257 ], [ %268, %259 ]
  %261 = phi double [ 0.000000e+00, %257 ], [ %267, %259 ]
  %262 = add i64 %260, %187
  %263 = mul nsw i64 %262, %181
  %264 = add nsw i64 %263, %262
  %265 = getelementptr inbounds double, ptr %258, i64 %264
  %266 = load double, ptr %265, align 8
  %267 = tail call double @llvm.maxnum.f64(double %261, double %266)
  %268 = add nuw nsw i64 %260, 1
  %269 = icmp eq i64 %268, %184
  br i1 %269, label %270, label %259

270:
  %271 = load ptr, ptr %11, align 8
  %272 = fcmp ogt double %267, 0.000000e+00
  br label %284

273:
  %274 = icmp eq i64 %184, 1
  %275 = load double, ptr %19, align 16
  br i1 %274, label %278, label %276

276:
  %277 = load double, ptr %20, align 8
  br label %280

278:
  %279 = tail call double @llvm.fabs.f64(double %275)
  br label %300

280:
  %281 = phi double [ %277, %276 ], [ 0.000000e+00, %256 ]
  %282 = phi double [ %275, %276 ], [ 0.000000e+00, %256 ]
  %283 = tail call double @hypot(double %282, double %281)
  br label %300

284:
  %285 = phi i64 [ 0, %270 ], [ %298, %294 ]
  %286 = add i64 %285, %187
  %287 = getelementptr inbounds double, ptr %271, i64 %286
  %288 = load double, ptr %287, align 8
  br i1 %272, label %289, label %294

289:
  %290 = load ptr, ptr %17, align 8
  %291 = getelementptr inbounds double, ptr %290, i64 %286
  %292 = load double, ptr %291, align 8
  %293 = fdiv double %292, %267
  br label %294

294:
  %295 = phi double [ %293, %289 ], [ 0.000000e+00, %284 ]
  %296 = fsub double %288, %295
  %297 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 %285
  store double %296, ptr %297, align 8
  %298 = add nuw nsw i64 %285, 1
  %299 = icmp eq i64 %298, %184
  br i1 %299, label %273, label %284

300:
  %301 = phi double [ %275, %278 ], [ %282, %280 ]
  %302 = phi double [ %279, %278 ], [ %283, %280 ]
  %303 = load ptr, ptr %21, align 8
  %304 = mul nsw i64 %105, 3
  %305 = getelementptr inbounds double, ptr %303, i64 %304
  %306 = load double, ptr %305, align 8
  br i1 %120, label %313, label %307

307:
  %308 = load ptr, ptr %11, align 8
  %309 = getelementptr inbounds double, ptr %308, i64 %109
  %310 = load double, ptr %309, align 8
  %311 = tail call double @llvm.maxnum.f64(double %310, double 0.000000e+00)
  %312 = fmul double %306, %311
  br label %313

313:
  %314 = phi double [ %312, %307 ], [ %306, %300 ]
  %315 = fsub double %302, %314
  %316 = fmul double %207, %315
  %317 = fneg double %191
  %318 = fcmp olt double %316, %317
  br i1 %318, label %338, label %319

319:
  %320 = fcmp ogt double %302, 0.000000e+00
  %321 = and i1 %192, %320
  br i1 %321, label %322, label %338

322:
  %323 = load ptr, ptr %22, align 8
  %324 = fneg double %301
  %325 = fdiv double %324, %302
  %326 = getelementptr inbounds double, ptr %323, i64 %187
  store double %325, ptr %326, align 8
  %327 = icmp eq i64 %184, 1
  br i1 %327, label %338, label %328

328:
  %329 = phi i64 [ %336, %328 ], [ 1, %322 ]
  %330 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 %329
  %331 = load double, ptr %330, align 8
  %332 = fneg double %331
  %333 = fdiv double %332, %302
  %334 = add i64 %329, %187
  %335 = getelementptr inbounds double, ptr %323, i64 %334
  store double %333, ptr %335, align 8
  %336 = add nuw nsw i64 %329, 1
  %337 = icmp eq i64 %336, %184
  br i1 %337, label %338, label %328

338:
  %339 = phi i32 [ 1, %206 ], [ 1, %233 ], [ 1, %313 ], [ 0, %238 ], [ 0, %319 ], [ 0, %241 ], [ 0, %322 ], [ 0, %246 ], [ 0, %328 ]
  br label %340

340:
  %341 = phi i32 [ %163, %162 ], [ %182, %338 ]
  %342 = phi i32 [ %167, %162 ], [ %339, %338 ]
  %343 = icmp eq i32 %341, 0
  br i1 %343, label %347, label %344

344:
  %345 = icmp eq i32 %342, 0
  %346 = select i1 %345, i64 2, i64 1
  br label %356

347:
  %348 = phi i32 [ %342, %340 ], [ %118, %169 ]
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %356, label %350

350:
  %351 = load ptr, ptr %16, align 8
  %352 = getelementptr inbounds double, ptr %351, i64 %105
  %353 = load double, ptr %352, align 8
  %354 = fcmp ogt double %353, 0.000000e+00
  br i1 %354, label %355, label %356

355:
  br label %356

356:
  %357 = phi i64 [ 3, %355 ], [ 0, %350 ], [ 1, %174 ], [ 0, %347 ], [ %346, %344 ]
  store i64 %357, ptr %110, align 8
  %358 = icmp ne i64 %357, %111
  %359 = zext i1 %358 to i64
  %360 = add nsw i64 %104, %359
  %361 = load i64, ptr %12, align 8
  br label %362

362:
  %363 = phi i64 [ %361, %356 ], [ %103, %102 ]
  %364 = phi i64 [ %360, %356 ], [ %104, %102 ]
  %365 = add nuw nsw i64 %105, 1
  %366 = icmp slt i64 %365, %363
  br i1 %366, label %102, label %367

367:
  %368 = phi i64 [ 0, %95 ], [ %364, %362 ]
  br i1 %6, label %369, label %451

369:
  %370 = phi i64 [ %368, %367 ], [ 0, %31 ]
  %371 = load i64, ptr %12, align 8
  %372 = icmp sgt i64 %371, 0
  br i1 %372, label %373, label %451

373:
  %374 = load ptr, ptr %15, align 8
  br label %375

375:
  %376 = phi i64 [ 0, %373 ], [ %449, %448 ]
  %377 = getelementptr inbounds i64, ptr %374, i64 %376
  %378 = load i64, ptr %377, align 8
  %379 = icmp eq i64 %378, 1
  br i1 %379, label %380, label %448

380:
  %381 = load ptr, ptr %14, align 8
  %382 = getelementptr inbounds i64, ptr %381, i64 %376
  %383 = load i64, ptr %382, align 8
  %384 = and i64 %383, -3
  %385 = icmp eq i64 %384, 1
  br i1 %385, label %448, label %386

386:
  %387 = load ptr, ptr %13, align 8
  %388 = shl nsw i64 %376, 2
  %389 = getelementptr inbounds i64, ptr %387, i64 %388
  %390 = getelementptr inbounds i64, ptr %389, i64 2
  %391 = load i64, ptr %390, align 8
  %392 = icmp eq i64 %391, 2
  br i1 %392, label %393, label %448

393:
  %394 = getelementptr inbounds i64, ptr %389, i64 1
  %395 = load i64, ptr %394, align 8
  %396 = load i64, ptr %389, align 8
  %397 = icmp ne i64 %396, 2
  %398 = zext i1 %397 to i64
  %399 = load ptr, ptr %10, align 8
  %400 = load i64, ptr %7, align 8
  %401 = add i64 %395, %398
  br label %402

402:
  %403 = phi i64 [ 0, %393 ], [ %411, %402 ]
  %404 = phi double [ 0.000000e+00, %393 ], [ %410, %402 ]
  %405 = add i64 %401, %403
  %406 = mul nsw i64 %405, %400
  %407 = add nsw i64 %406, %405
  %408 = getelementptr inbounds double, ptr %399, i64 %407
  %409 = load double, ptr %408, align 8
  %410 = tail call double @llvm.maxnum.f64(double %404, double %409)
  %411 = add nuw nsw i64 %403, 1
  %412 = icmp eq i64 %411, 2
  br i1 %412, label %413, label %402

413:
  %414 = load ptr, ptr %11, align 8
  %415 = fcmp ogt double %410, 0.000000e+00
  br label %416

416:
  %417 = phi i64 [ 0, %413 ], [ %430, %426 ]
  %418 = add i64 %401, %417
  %419 = getelementptr inbounds double, ptr %414, i64 %418
  %420 = load double, ptr %419, align 8
  br i1 %415, label %421, label %426

421:
  %422 = load ptr, ptr %17, align 8
  %423 = getelementptr inbounds double, ptr %422, i64 %418
  %424 = load double, ptr %423, align 8
  %425 = fdiv double %424, %410
  br label %426

426:
  %427 = phi double [ %425, %421 ], [ 0.000000e+00, %416 ]
  %428 = fsub double %420, %427
  %429 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %417
  store double %428, ptr %429, align 8
  %430 = add nuw nsw i64 %417, 1
  %431 = icmp eq i64 %430, 2
  br i1 %431, label %432, label %416

432:
  %433 = load double, ptr %24, align 16
  %434 = load double, ptr %25, align 8
  %435 = tail call double @hypot(double %433, double %434)
  %436 = fcmp ogt double %435, 0.000000e+00
  br i1 %436, label %437, label %447

437:
  %438 = load ptr, ptr %22, align 8
  %439 = fneg double %433
  %440 = fdiv double %439, %435
  %441 = getelementptr inbounds double, ptr %438, i64 %401
  store double %440, ptr %441, align 8
  %442 = load double, ptr %30, align 8
  %443 = fneg double %442
  %444 = fdiv double %443, %435
  %445 = add i64 %401, 1
  %446 = getelementptr inbounds double, ptr %438, i64 %445
  store double %444, ptr %446, align 8
  br label %447

447:
  br label %448

448:
  %449 = add nuw nsw i64 %376, 1
  %450 = icmp eq i64 %449, %371
  br i1 %450, label %451, label %375

451:
  %452 = phi i64 [ %370, %369 ], [ %368, %367 ], [ %370, %448 ]
  store double 0.000000e+00, ptr %26, align 8
  store i64 -1, ptr %27, align 8
  %453 = load i64, ptr %7, align 8
  %454 = load ptr, ptr %8, align 8
  %455 = shl nsw i64 %453, 1
  %456 = getelementptr inbounds double, ptr %454, i64 %455
  %457 = icmp sgt i64 %453, 0
  br i1 %457, label %458, label %513

458:
  %459 = load ptr, ptr %9, align 8
  %460 = load ptr, ptr %10, align 8
  %461 = load ptr, ptr %11, align 8
  br label %464

462:
  %463 = fmul double %495, 1.000000e-04
  br label %498

464:
  %465 = phi i64 [ 0, %458 ], [ %496, %494 ]
  %466 = phi double [ 0.000000e+00, %458 ], [ %495, %494 ]
  %467 = getelementptr inbounds double, ptr %459, i64 %465
  %468 = load double, ptr %467, align 8
  %469 = tail call double @llvm.fabs.f64(double %468)
  %470 = mul nsw i64 %465, %453
  br label %477

471:
  %472 = getelementptr inbounds double, ptr %456, i64 %465
  store double %487, ptr %472, align 8
  %473 = add nsw i64 %470, %465
  %474 = getelementptr inbounds double, ptr %460, i64 %473
  %475 = load double, ptr %474, align 8
  %476 = fcmp ogt double %475, 0.000000e+00
  br i1 %476, label %490, label %494

477:
  %478 = phi i64 [ 0, %464 ], [ %488, %477 ]
  %479 = phi double [ %469, %464 ], [ %487, %477 ]
  %480 = add nsw i64 %478, %470
  %481 = getelementptr inbounds double, ptr %460, i64 %480
  %482 = load double, ptr %481, align 8
  %483 = getelementptr inbounds double, ptr %461, i64 %478
  %484 = load double, ptr %483, align 8
  %485 = fmul double %482, %484
  %486 = tail call double @llvm.fabs.f64(double %485)
  %487 = fadd double %479, %486
  %488 = add nuw nsw i64 %478, 1
  %489 = icmp eq i64 %488, %453
  br i1 %489, label %471, label %477

490:
  %491 = tail call double @llvm.sqrt.f64(double %475)
  %492 = fdiv double %487, %491
  %493 = tail call double @llvm.maxnum.f64(double %466, double %492)
  br label %494

494:
  %495 = phi double [ %493, %490 ], [ %466, %471 ]
  %496 = add nuw nsw i64 %465, 1
  %497 = icmp eq i64 %496, %453
  br i1 %497, label %462, label %464

498:
  %499 = phi i64 [ 0, %462 ], [ %511, %498 ]
  %500 = getelementptr inbounds double, ptr %456, i64 %499
  %501 = load double, ptr %500, align 8
  %502 = mul nsw i64 %499, %453
  %503 = add nsw i64 %502, %499
  %504 = getelementptr inbounds double, ptr %460, i64 %503
  %505 = load double, ptr %504, align 8
  %506 = tail call double @llvm.maxnum.f64(double %505, double 0.000000e+00)
  %507 = tail call double @llvm.sqrt.f64(double %506)
  %508 = fmul double %463, %507
  %509 = tail call double @llvm.maxnum.f64(double %501, double %508)
  %510 = fadd double %509, 1.000000e-300
  store double %510, ptr %500, align 8
  %511 = add nuw nsw i64 %499, 1
  %512 = icmp eq i64 %511, %453
  br i1 %512, label %513, label %498

513:
  %514 = load i64, ptr %12, align 8
  %515 = icmp sgt i64 %514, 0
  br i1 %515, label %516, label %704

516:
  %517 = load ptr, ptr %13, align 8
  %518 = load ptr, ptr %15, align 8
  br label %519

519:
  %520 = phi i64 [ 0, %516 ], [ %702, %701 ]
  %521 = shl nsw i64 %520, 2
  %522 = getelementptr inbounds i64, ptr %517, i64 %521
  %523 = getelementptr inbounds i64, ptr %522, i64 1
  %524 = load i64, ptr %523, align 8
  %525 = load i64, ptr %522, align 8
  %526 = icmp ne i64 %525, 2
  %527 = zext i1 %526 to i64
  %528 = add i64 %524, %527
  %529 = getelementptr inbounds i64, ptr %518, i64 %520
  %530 = load i64, ptr %529, align 8
  %531 = icmp eq i64 %530, 0
  br i1 %531, label %701, label %532

532:
  %533 = icmp eq i64 %525, 2
  br i1 %533, label %558, label %534

534:
  %535 = load ptr, ptr %10, align 8
  %536 = mul nsw i64 %524, %453
  %537 = add nsw i64 %536, %524
  %538 = getelementptr inbounds double, ptr %535, i64 %537
  %539 = load double, ptr %538, align 8
  %540 = fcmp ogt double %539, 0.000000e+00
  br i1 %540, label %541, label %558

541:
  %542 = load ptr, ptr %11, align 8
  %543 = getelementptr inbounds double, ptr %542, i64 %524
  %544 = load double, ptr %543, align 8
  %545 = load ptr, ptr %16, align 8
  %546 = getelementptr inbounds double, ptr %545, i64 %520
  %547 = load double, ptr %546, align 8
  %548 = fsub double %544, %547
  %549 = fmul double %539, %548
  %550 = load ptr, ptr %17, align 8
  %551 = getelementptr inbounds double, ptr %550, i64 %524
  %552 = load double, ptr %551, align 8
  %553 = tail call double @llvm.minnum.f64(double %549, double %552)
  %554 = tail call double @llvm.fabs.f64(double %553)
  %555 = getelementptr inbounds double, ptr %456, i64 %524
  %556 = load double, ptr %555, align 8
  %557 = fdiv double %554, %556
  br label %558

558:
  %559 = phi double [ %557, %541 ], [ 0.000000e+00, %534 ], [ 0.000000e+00, %532 ]
  %560 = getelementptr inbounds i64, ptr %522, i64 2
  %561 = load i64, ptr %560, align 8
  %562 = icmp sgt i64 %561, 0
  br i1 %562, label %563, label %696

563:
  %564 = load ptr, ptr %10, align 8
  br label %565

565:
  %566 = phi i64 [ 0, %563 ], [ %574, %565 ]
  %567 = phi double [ 0.000000e+00, %563 ], [ %573, %565 ]
  %568 = add i64 %566, %528
  %569 = mul nsw i64 %568, %453
  %570 = add nsw i64 %569, %568
  %571 = getelementptr inbounds double, ptr %564, i64 %570
  %572 = load double, ptr %571, align 8
  %573 = tail call double @llvm.maxnum.f64(double %567, double %572)
  %574 = add nuw nsw i64 %566, 1
  %575 = icmp eq i64 %574, %561
  br i1 %575, label %576, label %565

576:
  %577 = fcmp ogt double %573, 0.000000e+00
  br i1 %577, label %578, label %696

578:
  %579 = icmp eq i64 %561, 2
  br i1 %579, label %580, label %584

580:
  %581 = add nsw i64 %528, 1
  %582 = getelementptr inbounds double, ptr %456, i64 %581
  %583 = load double, ptr %582, align 8
  br label %584

584:
  %585 = phi double [ %583, %580 ], [ 0.000000e+00, %578 ]
  %586 = load ptr, ptr %11, align 8
  %587 = getelementptr inbounds double, ptr %586, i64 %528
  %588 = load ptr, ptr %17, align 8
  %589 = getelementptr inbounds double, ptr %588, i64 %528
  %590 = icmp eq i64 %530, 2
  br i1 %590, label %591, label %594

591:
  %592 = load ptr, ptr %22, align 8
  %593 = getelementptr inbounds double, ptr %592, i64 %528
  br label %594

594:
  %595 = phi ptr [ %593, %591 ], [ %589, %584 ]
  br label %596

596:
  %597 = phi i64 [ 0, %594 ], [ %605, %596 ]
  %598 = phi double [ 0.000000e+00, %594 ], [ %604, %596 ]
  %599 = add i64 %597, %528
  %600 = mul nsw i64 %599, %453
  %601 = add nsw i64 %600, %599
  %602 = getelementptr inbounds double, ptr %564, i64 %601
  %603 = load double, ptr %602, align 8
  %604 = tail call double @llvm.maxnum.f64(double %598, double %603)
  %605 = add nuw nsw i64 %597, 1
  %606 = icmp eq i64 %605, %561
  br i1 %606, label %607, label %596

607:
  %608 = icmp eq i64 %561, 1
  %609 = load double, ptr %595, align 8
  br i1 %608, label %610, label %612

610:
  %611 = tail call double @llvm.fabs.f64(double %609)
  br label %616

612:
  %613 = getelementptr inbounds double, ptr %595, i64 1
  %614 = load double, ptr %613, align 8
  %615 = tail call double @hypot(double %609, double %614)
  br label %616

616:
  %617 = phi double [ %611, %610 ], [ %615, %612 ]
  %618 = load ptr, ptr %21, align 8
  %619 = mul nsw i64 %520, 3
  %620 = getelementptr inbounds double, ptr %618, i64 %619
  %621 = load double, ptr %620, align 8
  br i1 %533, label %627, label %622

622:
  %623 = getelementptr inbounds double, ptr %586, i64 %524
  %624 = load double, ptr %623, align 8
  %625 = tail call double @llvm.maxnum.f64(double %624, double 0.000000e+00)
  %626 = fmul double %621, %625
  br label %627

627:
  %628 = phi double [ %626, %622 ], [ %621, %616 ]
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  %629 = fcmp ogt double %617, 0.000000e+00
  br i1 %629, label %630, label %655

630:
  %631 = load double, ptr %587, align 8
  %632 = fmul double %609, %628
  %633 = fdiv double %632, %617
  %634 = fadd double %633, %631
  br i1 %608, label %635, label %643

635:
  %636 = tail call double @llvm.fabs.f64(double %634)
  br label %640

637:
  %638 = load double, ptr %29, align 8
  %639 = tail call double @hypot(double %634, double %638)
  br label %640

640:
  %641 = phi double [ %636, %635 ], [ %639, %637 ]
  %642 = fmul double %604, %641
  br label %655

643:
  %644 = phi i64 [ %653, %643 ], [ 1, %630 ]
  %645 = getelementptr inbounds double, ptr %595, i64 %644
  %646 = load double, ptr %645, align 8
  %647 = getelementptr inbounds double, ptr %587, i64 %644
  %648 = load double, ptr %647, align 8
  %649 = fmul double %628, %646
  %650 = fdiv double %649, %617
  %651 = fadd double %648, %650
  %652 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 %644
  store double %651, ptr %652, align 8
  %653 = add nuw nsw i64 %644, 1
  %654 = icmp eq i64 %653, %561
  br i1 %654, label %637, label %643

655:
  %656 = phi double [ %642, %640 ], [ 0x7FF0000000000000, %627 ]
  br i1 %590, label %689, label %657

657:
  %658 = load double, ptr %587, align 8
  br i1 %608, label %659, label %661

659:
  %660 = tail call double @llvm.fabs.f64(double %658)
  br label %665

661:
  %662 = getelementptr inbounds double, ptr %587, i64 1
  %663 = load double, ptr %662, align 8
  %664 = tail call double @hypot(double %658, double %663)
  br label %665

665:
  %666 = phi double [ %660, %659 ], [ %664, %661 ]
  %667 = getelementptr inbounds double, ptr %620, i64 1
  %668 = load double, ptr %667, align 8
  br i1 %533, label %674, label %669

669:
  %670 = getelementptr inbounds double, ptr %586, i64 %524
  %671 = load double, ptr %670, align 8
  %672 = tail call double @llvm.maxnum.f64(double %671, double 0.000000e+00)
  %673 = fmul double %668, %672
  br label %674

674:
  %675 = phi double [ %673, %669 ], [ %668, %665 ]
  %676 = fsub double %666, %675
  %677 = fmul double %604, %676
  %678 = load double, ptr %589, align 8
  br i1 %608, label %679, label %681

679:
  %680 = tail call double @llvm.fabs.f64(double %678)
  br label %685

681:
  %682 = getelementptr inbounds double, ptr %589, i64 1
  %683 = load double, ptr %682, align 8
  %684 = tail call double @hypot(double %678, double %683)
  br label %685

685:
  %686 = phi double [ %680, %679 ], [ %684, %681 ]
  %687 = tail call double @llvm.maxnum.f64(double %686, double %677)
  %688 = tail call double @llvm.minnum.f64(double %656, double %687)
  br label %689

689:
  %690 = phi double [ %688, %685 ], [ %656, %655 ]
  %691 = getelementptr inbounds double, ptr %456, i64 %528
  %692 = load double, ptr %691, align 8
  %693 = tail call double @llvm.maxnum.f64(double %692, double %585)
  %694 = fdiv double %690, %693
  %695 = tail call double @llvm.maxnum.f64(double %559, double %694)
  br label %696

696:
  %697 = phi double [ %695, %689 ], [ %559, %576 ], [ %559, %558 ]
  %698 = load double, ptr %26, align 8
  %699 = fcmp ugt double %697, %698
  br i1 %699, label %700, label %701

700:
  store double %697, ptr %26, align 8
  store i64 %520, ptr %27, align 8
  br label %701

701:
  %702 = add nuw nsw i64 %520, 1
  %703 = icmp eq i64 %702, %514
  br i1 %703, label %704, label %519

704:
  %705 = load double, ptr %26, align 8
  %706 = tail call double @llvm.fabs.f64(double %705)
  %707 = fcmp ueq double %706, 0x7FF0000000000000
  br i1 %707, label %721, label %708

708:
  %709 = icmp eq i64 %452, 0
  %710 = fcmp ole double %705, 1.000000e-10
  %711 = select i1 %709, i1 %710, i1 false
  br i1 %711, label %712, label %717

712:
  %713 = fcmp ole double %705, 0x3D06849B86A12B9B
  %714 = fmul double %32, 5.000000e-01
  %715 = fcmp ogt double %705, %714
  %716 = select i1 %713, i1 true, i1 %715
  br i1 %716, label %721, label %717

717:
  %718 = phi double [ %32, %708 ], [ %705, %712 ]
  %719 = add nuw nsw i32 %33, 1
  %720 = icmp eq i32 %719, 30
  br i1 %720, label %721, label %31

721:
  %722 = phi i32 [ 1, %712 ], [ 0, %704 ], [ 0, %717 ]
  ret i32 %722
}

define i64 @law_impact(ptr %0, ptr  %1) {
  %3 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %6 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %30

9:
  %10 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %11 = load ptr, ptr %10, align 8
  br label %12

12:
  %13 = phi i1 [ true, %9 ], [ %28, %26 ]
  %14 = phi i64 [ 0, %9 ], [ %27, %26 ]
  %15 = getelementptr inbounds i64, ptr %11, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %26, label %18

18:
  %19 = load ptr, ptr %5, align 8
  %20 = shl nsw i64 %14, 2
  %21 = getelementptr inbounds i64, ptr %19, i64 3
  %22 = getelementptr inbounds i64, ptr %21, i64 %20
  %23 = load i64, ptr %22, align 8
  %24 = and i64 %23, 1
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %26, label %30

26:
  %27 = add nuw nsw i64 %14, 1
  %28 = icmp slt i64 %27, %7
  %29 = icmp eq i64 %27, %7
  br i1 %29, label %30, label %12

30:
  %31 = phi i1 [ false, %2 ], [ %28, %26 ], [ %13, %18 ]
  %32 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 15
  %33 = load ptr, ptr %32, align 8
  %34 = shl nsw i64 %4, 2
  %35 = getelementptr inbounds double, ptr %33, i64 %34
  %36 = mul nsw i64 %4, 5
  %37 = getelementptr inbounds double, ptr %33, i64 %36
  %38 = bitcast ptr %35 to ptr
  %39 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %40 = bitcast ptr %39 to ptr
  %41 = load ptr, ptr %40, align 8
  %42 = shl i64 %4, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %38, ptr align 8 %41, i64 %42, i1 false)
  %43 = load i64, ptr %6, align 8
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %81

45:
  %46 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %47 = load ptr, ptr %46, align 8
  %48 = load ptr, ptr %39, align 8
  %49 = load ptr, ptr %5, align 8
  %50 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %51 = getelementptr inbounds i64, ptr %49, i64 1
  br label %86

52:
  br i1 %44, label %53, label %81

53:
  %54 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %57 = load ptr, ptr %56, align 8
  br label %58

58:
  %59 = phi i64 [ 0, %53 ], [ %78, %73 ]
  %60 = getelementptr inbounds double, ptr %55, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fcmp ogt double %61, 0.000000e+00
  br i1 %62, label %73, label %63

63:
  %64 = load ptr, ptr %39, align 8
  %65 = load ptr, ptr %5, align 8
  %66 = shl nsw i64 %59, 2
  %67 = getelementptr inbounds i64, ptr %65, i64 1
  %68 = getelementptr inbounds i64, ptr %67, i64 %66
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds double, ptr %64, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = fcmp oge double %71, 0.000000e+00
  br label %73

73:
  %74 = phi i1 [ true, %58 ], [ %72, %63 ]
  %75 = xor i1 %74, true
  %76 = zext i1 %75 to i64
  %77 = getelementptr inbounds i64, ptr %57, i64 %59
  store i64 %76, ptr %77, align 8
  %78 = add nuw nsw i64 %59, 1
  %79 = load i64, ptr %6, align 8
  %80 = icmp slt i64 %78, %79
  br i1 %80, label %58, label %81

81:
  %82 = tail call i64 @law_solve(ptr %0)
  %83 = bitcast ptr %37 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 8 %83, i8 0, i64 %42, i1 false)
  %84 = icmp eq i64 %82, 0
  %85 = select i1 %31, i1 %84, i1 false
  br i1 %85, label %105, label %173

86:
  %87 = phi i64 [ 0, %45 ], [ %103, %102 ]
  %88 = getelementptr inbounds double, ptr %47, i64 %87
  store double 0.000000e+00, ptr %88, align 8
  %89 = shl nsw i64 %87, 2
  %90 = getelementptr inbounds i64, ptr %51, i64 %89
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds double, ptr %48, i64 %91
  br i1 %31, label %102, label %93

93:
  %94 = load ptr, ptr %50, align 8
  %95 = mul nsw i64 %87, 3
  %96 = getelementptr inbounds double, ptr %94, i64 2
  %97 = getelementptr inbounds double, ptr %96, i64 %95
  %98 = load double, ptr %97, align 8
  %99 = load double, ptr %92, align 8
  %100 = tail call double @llvm.minnum.f64(double %99, double 0.000000e+00)
  %101 = tail call double @llvm.fmuladd.f64(double %98, double %100, double %99)
  store double %101, ptr %92, align 8
  br label %102

102:
  %103 = add nuw nsw i64 %87, 1
  %104 = icmp eq i64 %103, %43
  br i1 %104, label %52, label %86

105:
  %106 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %107 = bitcast ptr %106 to ptr
  %108 = load ptr, ptr %107, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %83, ptr align 8 %108, i64 %42, i1 false)
  %109 = load ptr, ptr %40, align 8
  %110 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %111 = bitcast ptr %110 to ptr
  %112 = load ptr, ptr %111, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %109, ptr align 8 %112, i64 %42, i1 false)
  %113 = load i64, ptr %6, align 8
  %114 = icmp sgt i64 %113, 0
  br i1 %114, label %115, label %152

115:
  %116 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %117 = load ptr, ptr %116, align 8
  %118 = load ptr, ptr %5, align 8
  %119 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %120 = load ptr, ptr %119, align 8
  %121 = getelementptr inbounds double, ptr %117, i64 2
  %122 = getelementptr inbounds i64, ptr %118, i64 1
  br label %159

123:
  br i1 %114, label %124, label %152

124:
  %125 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %126 = load ptr, ptr %125, align 8
  %127 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %128 = load ptr, ptr %127, align 8
  br label %129

129:
  %130 = phi i64 [ 0, %124 ], [ %149, %144 ]
  %131 = getelementptr inbounds double, ptr %126, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = fcmp ogt double %132, 0.000000e+00
  br i1 %133, label %144, label %134

134:
  %135 = load ptr, ptr %39, align 8
  %136 = load ptr, ptr %5, align 8
  %137 = shl nsw i64 %130, 2
  %138 = getelementptr inbounds i64, ptr %136, i64 1
  %139 = getelementptr inbounds i64, ptr %138, i64 %137
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds double, ptr %135, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = fcmp oge double %142, 0.000000e+00
  br label %144

144:
  %145 = phi i1 [ true, %129 ], [ %143, %134 ]
  %146 = xor i1 %145, true
  %147 = zext i1 %146 to i64
  %148 = getelementptr inbounds i64, ptr %128, i64 %130
  store i64 %147, ptr %148, align 8
  %149 = add nuw nsw i64 %130, 1
  %150 = load i64, ptr %6, align 8
  %151 = icmp slt i64 %149, %150
  br i1 %151, label %129, label %152

152:
  %153 = tail call i64 @law_solve(ptr %0)
  %154 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %155 = bitcast ptr %154 to ptr
  %156 = load ptr, ptr %155, align 8
  %157 = load i64, ptr %6, align 8
  %158 = shl i64 %157, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %156, i8 0, i64 %158, i1 false)
  br label %173

159:
  %160 = phi i64 [ 0, %115 ], [ %171, %159 ]
  %161 = mul nuw nsw i64 %160, 3
  %162 = getelementptr inbounds double, ptr %121, i64 %161
  %163 = load double, ptr %162, align 8
  %164 = shl nsw i64 %160, 2
  %165 = getelementptr inbounds i64, ptr %122, i64 %164
  %166 = load i64, ptr %165, align 8
  %167 = getelementptr inbounds double, ptr %37, i64 %166
  %168 = load double, ptr %167, align 8
  %169 = fmul double %163, %168
  %170 = getelementptr inbounds double, ptr %120, i64 %160
  store double %169, ptr %170, align 8
  %171 = add nuw nsw i64 %160, 1
  %172 = icmp eq i64 %171, %113
  br i1 %172, label %123, label %159

173:
  %174 = phi i64 [ %153, %152 ], [ %82, %81 ]
  %175 = icmp sgt i64 %4, 0
  br i1 %175, label %176, label %179

176:
  %177 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %178 = load ptr, ptr %177, align 8
  br label %218

179:
  %180 = load ptr, ptr %40, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %180, ptr align 8 %38, i64 %42, i1 false)
  %181 = load i64, ptr %3, align 8
  %182 = icmp sgt i64 %181, 0
  br i1 %182, label %183, label %211

183:
  %184 = load ptr, ptr %39, align 8
  %185 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %186 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %187 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %188 = load ptr, ptr %187, align 8
  %189 = load ptr, ptr %185, align 8
  %190 = load ptr, ptr %186, align 8
  br label %191

191:
  %192 = phi i64 [ 0, %183 ], [ %198, %196 ]
  %193 = getelementptr inbounds double, ptr %184, i64 %192
  %194 = load double, ptr %193, align 8
  %195 = mul nsw i64 %192, %181
  br label %200

196:
  %197 = getelementptr inbounds double, ptr %188, i64 %192
  store double %208, ptr %197, align 8
  %198 = add nuw nsw i64 %192, 1
  %199 = icmp eq i64 %198, %181
  br i1 %199, label %211, label %191

200:
  %201 = phi i64 [ 0, %191 ], [ %209, %200 ]
  %202 = phi double [ %194, %191 ], [ %208, %200 ]
  %203 = add nsw i64 %201, %195
  %204 = getelementptr inbounds double, ptr %189, i64 %203
  %205 = load double, ptr %204, align 8
  %206 = getelementptr inbounds double, ptr %190, i64 %201
  %207 = load double, ptr %206, align 8
  %208 = tail call double @llvm.fmuladd.f64(double %205, double %207, double %202)
  %209 = add nuw nsw i64 %201, 1
  %210 = icmp eq i64 %209, %181
  br i1 %210, label %196, label %200

211:
  %212 = load i64, ptr %6, align 8
  %213 = icmp sgt i64 %212, 0
  br i1 %213, label %214, label %227

214:
  %215 = load ptr, ptr %5, align 8
  %216 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %217 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  br label %235

218:
  %219 = phi i64 [ 0, %176 ], [ %225, %218 ]
  %220 = getelementptr inbounds double, ptr %37, i64 %219
  %221 = load double, ptr %220, align 8
  %222 = getelementptr inbounds double, ptr %178, i64 %219
  %223 = load double, ptr %222, align 8
  %224 = fadd double %221, %223
  store double %224, ptr %222, align 8
  %225 = add nuw nsw i64 %219, 1
  %226 = icmp eq i64 %225, %4
  br i1 %226, label %179, label %218

227:
  %228 = phi double [ 0.000000e+00, %211 ], [ %258, %255 ]
  %229 = phi double [ 0.000000e+00, %211 ], [ %257, %255 ]
  %230 = icmp eq i64 %174, 0
  %231 = fmul double %229, -1.000000e-10
  %232 = fcmp olt double %228, %231
  %233 = select i1 %230, i1 %232, i1 false
  %234 = select i1 %233, i64 3, i64 %174
  ret i64 %234

235:
  %236 = phi i64 [ 0, %214 ], [ %259, %255 ]
  %237 = phi double [ 0.000000e+00, %214 ], [ %257, %255 ]
  %238 = phi double [ 0.000000e+00, %214 ], [ %258, %255 ]
  %239 = shl nsw i64 %236, 2
  %240 = getelementptr inbounds i64, ptr %215, i64 %239
  %241 = getelementptr inbounds double, ptr %1, i64 %236
  store double 0.000000e+00, ptr %241, align 8
  %242 = getelementptr inbounds i64, ptr %240, i64 1
  %243 = load i64, ptr %242, align 8
  %244 = load i64, ptr %240, align 8
  %245 = icmp ne i64 %244, 2
  %246 = zext i1 %245 to i64
  %247 = getelementptr inbounds i64, ptr %240, i64 2
  %248 = load i64, ptr %247, align 8
  %249 = add i64 %248, %243
  %250 = add i64 %249, %246
  %251 = icmp slt i64 %243, %250
  br i1 %251, label %252, label %255

252:
  %253 = load ptr, ptr %216, align 8
  %254 = load ptr, ptr %217, align 8
  br label %261

255:
  %256 = phi double [ 0.000000e+00, %235 ], [ %274, %261 ]
  %257 = phi double [ %237, %235 ], [ %282, %261 ]
  %258 = fadd double %238, %256
  %259 = add nuw nsw i64 %236, 1
  %260 = icmp eq i64 %259, %212
  br i1 %260, label %227, label %235

261:
  %262 = phi double [ 0.000000e+00, %252 ], [ %274, %261 ]
  %263 = phi i64 [ %243, %252 ], [ %283, %261 ]
  %264 = phi double [ %237, %252 ], [ %282, %261 ]
  %265 = getelementptr inbounds double, ptr %253, i64 %263
  %266 = load double, ptr %265, align 8
  %267 = fmul double %266, 5.000000e-01
  %268 = getelementptr inbounds double, ptr %35, i64 %263
  %269 = load double, ptr %268, align 8
  %270 = getelementptr inbounds double, ptr %254, i64 %263
  %271 = load double, ptr %270, align 8
  %272 = fadd double %269, %271
  %273 = fmul double %267, %272
  %274 = fsub double %262, %273
  store double %274, ptr %241, align 8
  %275 = load double, ptr %265, align 8
  %276 = tail call double @llvm.fabs.f64(double %275)
  %277 = load double, ptr %268, align 8
  %278 = tail call double @llvm.fabs.f64(double %277)
  %279 = load double, ptr %270, align 8
  %280 = tail call double @llvm.fabs.f64(double %279)
  %281 = fadd double %278, %280
  %282 = tail call double @llvm.fmuladd.f64(double %276, double %281, double %264)
  %283 = add nsw i64 %263, 1
  %284 = icmp eq i64 %283, %250
  br i1 %284, label %255, label %261
}

declare double @llvm.minnum.f64(double, double)

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.sqrt.f64(double)

declare double @llvm.maxnum.f64(double, double)

declare double @hypot(double, double)

declare double @llvm.copysign.f64(double, double)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)
