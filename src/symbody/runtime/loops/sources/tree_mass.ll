; tree_mass: made by tools/make_loops_text.py from tree_mass
; sources 6cb1ef112deff785337b77c95eaed041e7843ce402c9480f8569430105a39440
%struct.body = type { [9 x double], [3 x double], [3 x double], [3 x double], double, [3 x double], [9 x double], double, [3 x double], [3 x double] }
%struct.tree_states = type { ptr, ptr, ptr, i64, ptr, ptr, ptr, i64, ptr, i64, ptr, ptr, i64, ptr, ptr, i64 }

define void @tree_mass_matrix(i64 %0, ptr  %1, ptr  %2, ptr %3, i64 %4, ptr  %5) {
  %7 = alloca [3 x double], align 16
  %8 = alloca [3 x double], align 16
  %9 = alloca [9 x double], align 16
  %10 = alloca [9 x double], align 16
  %11 = alloca [9 x double], align 16
  %12 = bitcast ptr %3 to ptr
  %13 = bitcast ptr %3 to ptr
  store double 1.000000e+00, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %3, i64 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %14, i8 0, i64 24, i1 false)
  %15 = getelementptr inbounds i8, ptr %3, i64 32
  %16 = bitcast ptr %15 to ptr
  store double 1.000000e+00, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %3, i64 40
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %17, i8 0, i64 24, i1 false)
  %18 = getelementptr inbounds i8, ptr %3, i64 64
  %19 = bitcast ptr %18 to ptr
  store double 1.000000e+00, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %3, i64 72
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(232) %20, i8 0, i64 232, i1 false)
  %21 = mul i64 %4, %4
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %26, label %23

23:
  %24 = bitcast ptr %5 to ptr
  %25 = shl i64 %21, 3
  call void @llvm.memset.p0.i64(ptr align 8 %24, i8 0, i64 %25, i1 false)
  br label %26

26:
  %27 = icmp slt i64 %0, 1
  br i1 %27, label %379, label %28

28:
  %29 = bitcast ptr %9 to ptr
  %30 = bitcast ptr %11 to ptr
  %31 = bitcast ptr %10 to ptr
  br label %39

32:
  %33 = icmp sgt i64 %0, 0
  br i1 %33, label %34, label %280

34:
  %35 = bitcast ptr %8 to ptr
  %36 = getelementptr inbounds [3 x double], ptr %8, i64 0, i64 0
  %37 = getelementptr inbounds [3 x double], ptr %8, i64 0, i64 1
  %38 = getelementptr inbounds [3 x double], ptr %8, i64 0, i64 2
  br label %286

39:
  %40 = phi ptr [ %2, %28 ], [ %277, %270 ]
  %41 = phi i64 [ 1, %28 ], [ %278, %270 ]
  %42 = mul i64 %41, 3
  %43 = add i64 %42, -3
  %44 = getelementptr inbounds i64, ptr %1, i64 %43
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds i64, ptr %44, i64 2
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds double, ptr %40, i64 1
  %49 = getelementptr inbounds double, ptr %40, i64 2
  br label %50

50:
  %51 = phi i64 [ 0, %39 ], [ %68, %50 ]
  %52 = mul nuw nsw i64 %51, 3
  %53 = getelementptr inbounds %struct.body, ptr %12, i64 %45, i32 0, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = load double, ptr %40, align 8
  %56 = add nuw nsw i64 %52, 1
  %57 = getelementptr inbounds %struct.body, ptr %12, i64 %45, i32 0, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = load double, ptr %48, align 8
  %60 = fmul double %58, %59
  %61 = tail call double @llvm.fmuladd.f64(double %54, double %55, double %60)
  %62 = add nuw nsw i64 %52, 2
  %63 = getelementptr inbounds %struct.body, ptr %12, i64 %45, i32 0, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = load double, ptr %49, align 8
  %66 = tail call double @llvm.fmuladd.f64(double %64, double %65, double %61)
  %67 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 1, i64 %51
  store double %66, ptr %67, align 8
  %68 = add nuw nsw i64 %51, 1
  %69 = icmp eq i64 %68, 3
  br i1 %69, label %70, label %50

70:
  %71 = phi i64 [ %77, %70 ], [ 0, %50 ]
  %72 = getelementptr inbounds %struct.body, ptr %12, i64 %45, i32 1, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 1, i64 %71
  %75 = load double, ptr %74, align 8
  %76 = fadd double %73, %75
  store double %76, ptr %74, align 8
  %77 = add nuw nsw i64 %71, 1
  %78 = icmp eq i64 %77, 3
  br i1 %78, label %85, label %70

79:
  %80 = getelementptr inbounds double, ptr %40, i64 3
  %81 = icmp sgt i64 %47, 0
  br i1 %81, label %82, label %92

82:
  %83 = getelementptr inbounds %struct.body, ptr %12, i64 %41
  %84 = bitcast ptr %83 to ptr
  br label %232

85:
  %86 = phi i64 [ %90, %85 ], [ 0, %70 ]
  %87 = getelementptr inbounds %struct.body, ptr %12, i64 %45, i32 0, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 0, i64 %86
  store double %88, ptr %89, align 8
  %90 = add nuw nsw i64 %86, 1
  %91 = icmp eq i64 %90, 9
  br i1 %91, label %79, label %85

92:
  %93 = phi ptr [ %80, %79 ], [ %268, %266 ]
  %94 = getelementptr inbounds double, ptr %93, i64 1
  %95 = getelementptr inbounds double, ptr %93, i64 2
  br label %96

96:
  %97 = phi i64 [ 0, %92 ], [ %114, %96 ]
  %98 = mul nuw nsw i64 %97, 3
  %99 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 0, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = load double, ptr %93, align 8
  %102 = add nuw nsw i64 %98, 1
  %103 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 0, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = load double, ptr %94, align 8
  %106 = fmul double %104, %105
  %107 = tail call double @llvm.fmuladd.f64(double %100, double %101, double %106)
  %108 = add nuw nsw i64 %98, 2
  %109 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 0, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = load double, ptr %95, align 8
  %112 = tail call double @llvm.fmuladd.f64(double %110, double %111, double %107)
  %113 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 2, i64 %97
  store double %112, ptr %113, align 8
  %114 = add nuw nsw i64 %97, 1
  %115 = icmp eq i64 %114, 3
  br i1 %115, label %116, label %96

116:
  %117 = getelementptr inbounds double, ptr %93, i64 3
  %118 = getelementptr inbounds double, ptr %93, i64 4
  %119 = getelementptr inbounds double, ptr %93, i64 5
  br label %120

120:
  %121 = phi i64 [ 0, %116 ], [ %138, %120 ]
  %122 = mul nuw nsw i64 %121, 3
  %123 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 0, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = load double, ptr %117, align 8
  %126 = add nuw nsw i64 %122, 1
  %127 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 0, i64 %126
  %128 = load double, ptr %127, align 8
  %129 = load double, ptr %118, align 8
  %130 = fmul double %128, %129
  %131 = tail call double @llvm.fmuladd.f64(double %124, double %125, double %130)
  %132 = add nuw nsw i64 %122, 2
  %133 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 0, i64 %132
  %134 = load double, ptr %133, align 8
  %135 = load double, ptr %119, align 8
  %136 = tail call double @llvm.fmuladd.f64(double %134, double %135, double %131)
  %137 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 3, i64 %121
  store double %136, ptr %137, align 8
  %138 = add nuw nsw i64 %121, 1
  %139 = icmp eq i64 %138, 3
  br i1 %139, label %140, label %120

140:
  %141 = getelementptr inbounds double, ptr %93, i64 6
  %142 = getelementptr inbounds double, ptr %93, i64 7
  %143 = getelementptr inbounds double, ptr %93, i64 8
  br label %144

144:
  %145 = phi i64 [ 0, %140 ], [ %162, %144 ]
  %146 = mul nuw nsw i64 %145, 3
  %147 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 0, i64 %146
  %148 = load double, ptr %147, align 8
  %149 = load double, ptr %141, align 8
  %150 = add nuw nsw i64 %146, 1
  %151 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 0, i64 %150
  %152 = load double, ptr %151, align 8
  %153 = load double, ptr %142, align 8
  %154 = fmul double %152, %153
  %155 = tail call double @llvm.fmuladd.f64(double %148, double %149, double %154)
  %156 = add nuw nsw i64 %146, 2
  %157 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 0, i64 %156
  %158 = load double, ptr %157, align 8
  %159 = load double, ptr %143, align 8
  %160 = tail call double @llvm.fmuladd.f64(double %158, double %159, double %155)
  %161 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 5, i64 %145
  store double %160, ptr %161, align 8
  %162 = add nuw nsw i64 %145, 1
  %163 = icmp eq i64 %162, 3
  br i1 %163, label %164, label %144

164:
  %165 = getelementptr inbounds double, ptr %93, i64 9
  br label %166

166:
  %167 = phi i64 [ 0, %164 ], [ %178, %177 ]
  %168 = mul nuw nsw i64 %167, 3
  %169 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 0, i64 %168
  %170 = load double, ptr %169, align 8
  %171 = add nuw nsw i64 %168, 1
  %172 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 0, i64 %171
  %173 = load double, ptr %172, align 8
  %174 = add nuw nsw i64 %168, 2
  %175 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 0, i64 %174
  %176 = load double, ptr %175, align 8
  br label %180

177:
  %178 = add nuw nsw i64 %167, 1
  %179 = icmp eq i64 %178, 3
  br i1 %179, label %197, label %166

180:
  %181 = phi i64 [ 0, %166 ], [ %195, %180 ]
  %182 = getelementptr inbounds double, ptr %165, i64 %181
  %183 = load double, ptr %182, align 8
  %184 = add nuw nsw i64 %181, 3
  %185 = getelementptr inbounds double, ptr %165, i64 %184
  %186 = load double, ptr %185, align 8
  %187 = fmul double %173, %186
  %188 = tail call double @llvm.fmuladd.f64(double %170, double %183, double %187)
  %189 = add nuw nsw i64 %181, 6
  %190 = getelementptr inbounds double, ptr %165, i64 %189
  %191 = load double, ptr %190, align 8
  %192 = tail call double @llvm.fmuladd.f64(double %176, double %191, double %188)
  %193 = add nuw nsw i64 %181, %168
  %194 = getelementptr inbounds [9 x double], ptr %11, i64 0, i64 %193
  store double %192, ptr %194, align 8
  %195 = add nuw nsw i64 %181, 1
  %196 = icmp eq i64 %195, 3
  br i1 %196, label %177, label %180

197:
  %198 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 6, i64 0
  %199 = bitcast ptr %198 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(72) %199, ptr align 16 dereferenceable(72) %30, i64 72, i1 false)
  br label %200

200:
  %201 = phi i64 [ 0, %197 ], [ %212, %211 ]
  %202 = mul nuw nsw i64 %201, 3
  %203 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 6, i64 %202
  %204 = load double, ptr %203, align 8
  %205 = add nuw nsw i64 %202, 1
  %206 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 6, i64 %205
  %207 = load double, ptr %206, align 8
  %208 = add nuw nsw i64 %202, 2
  %209 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 6, i64 %208
  %210 = load double, ptr %209, align 8
  br label %214

211:
  %212 = add nuw nsw i64 %201, 1
  %213 = icmp eq i64 %212, 3
  br i1 %213, label %270, label %200

214:
  %215 = phi i64 [ 0, %200 ], [ %230, %214 ]
  %216 = mul nuw nsw i64 %215, 3
  %217 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 0, i64 %216
  %218 = load double, ptr %217, align 8
  %219 = add nuw nsw i64 %216, 1
  %220 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 0, i64 %219
  %221 = load double, ptr %220, align 8
  %222 = fmul double %207, %221
  %223 = tail call double @llvm.fmuladd.f64(double %204, double %218, double %222)
  %224 = add nuw nsw i64 %216, 2
  %225 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 0, i64 %224
  %226 = load double, ptr %225, align 8
  %227 = tail call double @llvm.fmuladd.f64(double %210, double %226, double %223)
  %228 = add nuw nsw i64 %215, %202
  %229 = getelementptr inbounds [9 x double], ptr %10, i64 0, i64 %228
  store double %227, ptr %229, align 8
  %230 = add nuw nsw i64 %215, 1
  %231 = icmp eq i64 %230, 3
  br i1 %231, label %211, label %214

232:
  %233 = phi i64 [ 0, %82 ], [ %267, %266 ]
  %234 = phi ptr [ %80, %82 ], [ %268, %266 ]
  br label %235

235:
  %236 = phi i64 [ 0, %232 ], [ %247, %246 ]
  %237 = mul nuw nsw i64 %236, 3
  %238 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 0, i64 %237
  %239 = load double, ptr %238, align 8
  %240 = add nuw nsw i64 %237, 1
  %241 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 0, i64 %240
  %242 = load double, ptr %241, align 8
  %243 = add nuw nsw i64 %237, 2
  %244 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 0, i64 %243
  %245 = load double, ptr %244, align 8
  br label %249

246:
  %247 = add nuw nsw i64 %236, 1
  %248 = icmp eq i64 %247, 3
  br i1 %248, label %266, label %235

249:
  %250 = phi i64 [ 0, %235 ], [ %264, %249 ]
  %251 = getelementptr inbounds double, ptr %234, i64 %250
  %252 = load double, ptr %251, align 8
  %253 = add nuw nsw i64 %250, 3
  %254 = getelementptr inbounds double, ptr %234, i64 %253
  %255 = load double, ptr %254, align 8
  %256 = fmul double %242, %255
  %257 = tail call double @llvm.fmuladd.f64(double %239, double %252, double %256)
  %258 = add nuw nsw i64 %250, 6
  %259 = getelementptr inbounds double, ptr %234, i64 %258
  %260 = load double, ptr %259, align 8
  %261 = tail call double @llvm.fmuladd.f64(double %245, double %260, double %257)
  %262 = add nuw nsw i64 %250, %237
  %263 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 %262
  store double %261, ptr %263, align 8
  %264 = add nuw nsw i64 %250, 1
  %265 = icmp eq i64 %264, 3
  br i1 %265, label %246, label %249

266:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(72) %84, ptr align 16 dereferenceable(72) %29, i64 72, i1 false)
  %267 = add nuw nsw i64 %233, 1
  %268 = getelementptr inbounds double, ptr %234, i64 9
  %269 = icmp eq i64 %267, %47
  br i1 %269, label %92, label %232

270:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(72) %199, ptr align 16 dereferenceable(72) %31, i64 72, i1 false)
  %271 = getelementptr inbounds double, ptr %93, i64 18
  %272 = load double, ptr %271, align 8
  %273 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 4
  store double %272, ptr %273, align 8
  %274 = getelementptr inbounds double, ptr %93, i64 19
  %275 = load double, ptr %274, align 8
  %276 = getelementptr inbounds %struct.body, ptr %12, i64 %41, i32 7
  store double %275, ptr %276, align 8
  %277 = getelementptr inbounds double, ptr %93, i64 20
  %278 = add nuw i64 %41, 1
  %279 = icmp eq i64 %41, %0
  br i1 %279, label %32, label %39

280:
  br i1 %27, label %379, label %281

281:
  %282 = bitcast ptr %7 to ptr
  %283 = getelementptr inbounds [3 x double], ptr %7, i64 0, i64 0
  %284 = getelementptr inbounds [3 x double], ptr %7, i64 0, i64 1
  %285 = getelementptr inbounds [3 x double], ptr %7, i64 0, i64 2
  br label %380

286:
  %287 = phi i64 [ %0, %34 ], [ %377, %372 ]
  %288 = mul i64 %287, 3
  %289 = add i64 %288, -3
  %290 = getelementptr inbounds i64, ptr %1, i64 %289
  %291 = load i64, ptr %290, align 8
  br label %312

292:
  %293 = getelementptr inbounds %struct.body, ptr %12, i64 %287, i32 4
  %294 = load double, ptr %293, align 8
  %295 = load double, ptr %36, align 16
  %296 = load double, ptr %37, align 8
  %297 = fmul double %296, %296
  %298 = tail call double @llvm.fmuladd.f64(double %295, double %295, double %297)
  %299 = load double, ptr %38, align 16
  %300 = tail call double @llvm.fmuladd.f64(double %299, double %299, double %298)
  %301 = getelementptr inbounds %struct.body, ptr %12, i64 %287, i32 5, i64 0
  %302 = load double, ptr %301, align 8
  %303 = getelementptr inbounds %struct.body, ptr %12, i64 %287, i32 5, i64 1
  %304 = load double, ptr %303, align 8
  %305 = fmul double %296, %304
  %306 = tail call double @llvm.fmuladd.f64(double %295, double %302, double %305)
  %307 = getelementptr inbounds %struct.body, ptr %12, i64 %287, i32 5, i64 2
  %308 = load double, ptr %307, align 8
  %309 = tail call double @llvm.fmuladd.f64(double %299, double %308, double %306)
  %310 = fmul double %309, 2.000000e+00
  %311 = tail call double @llvm.fmuladd.f64(double %294, double %300, double %310)
  br label %322

312:
  %313 = phi i64 [ 0, %286 ], [ %320, %312 ]
  %314 = getelementptr inbounds %struct.body, ptr %12, i64 %287, i32 1, i64 %313
  %315 = load double, ptr %314, align 8
  %316 = getelementptr inbounds %struct.body, ptr %12, i64 %291, i32 1, i64 %313
  %317 = load double, ptr %316, align 8
  %318 = fsub double %315, %317
  %319 = getelementptr inbounds [3 x double], ptr %8, i64 0, i64 %313
  store double %318, ptr %319, align 8
  %320 = add nuw nsw i64 %313, 1
  %321 = icmp eq i64 %320, 3
  br i1 %321, label %292, label %312

322:
  %323 = phi double [ %295, %292 ], [ %333, %331 ]
  %324 = phi i64 [ 0, %292 ], [ %329, %331 ]
  %325 = mul nuw nsw i64 %324, 3
  %326 = fneg double %323
  %327 = getelementptr inbounds %struct.body, ptr %12, i64 %287, i32 5, i64 %324
  br label %334

328:
  %329 = add nuw nsw i64 %324, 1
  %330 = icmp eq i64 %329, 3
  br i1 %330, label %359, label %331

331:
  %332 = getelementptr inbounds [3 x double], ptr %8, i64 0, i64 %329
  %333 = load double, ptr %332, align 8
  br label %322

334:
  %335 = phi i64 [ 0, %322 ], [ %357, %334 ]
  %336 = add nuw nsw i64 %335, %325
  %337 = getelementptr inbounds %struct.body, ptr %12, i64 %287, i32 6, i64 %336
  %338 = load double, ptr %337, align 8
  %339 = icmp eq i64 %324, %335
  %340 = select i1 %339, double %311, double 0.000000e+00
  %341 = fadd double %338, %340
  %342 = getelementptr inbounds %struct.body, ptr %12, i64 %287, i32 5, i64 %335
  %343 = load double, ptr %342, align 8
  %344 = tail call double @llvm.fmuladd.f64(double %326, double %343, double %341)
  %345 = load double, ptr %327, align 8
  %346 = getelementptr inbounds [3 x double], ptr %8, i64 0, i64 %335
  %347 = load double, ptr %346, align 8
  %348 = fneg double %345
  %349 = tail call double @llvm.fmuladd.f64(double %348, double %347, double %344)
  %350 = load double, ptr %293, align 8
  %351 = fneg double %350
  %352 = fmul double %323, %351
  %353 = tail call double @llvm.fmuladd.f64(double %352, double %347, double %349)
  %354 = getelementptr inbounds %struct.body, ptr %12, i64 %291, i32 6, i64 %336
  %355 = load double, ptr %354, align 8
  %356 = fadd double %355, %353
  store double %356, ptr %354, align 8
  %357 = add nuw nsw i64 %335, 1
  %358 = icmp eq i64 %357, 3
  br i1 %358, label %328, label %334

359:
  %360 = phi i64 [ %370, %359 ], [ 0, %328 ]
  %361 = getelementptr inbounds %struct.body, ptr %12, i64 %287, i32 5, i64 %360
  %362 = load double, ptr %361, align 8
  %363 = load double, ptr %293, align 8
  %364 = getelementptr inbounds [3 x double], ptr %8, i64 0, i64 %360
  %365 = load double, ptr %364, align 8
  %366 = tail call double @llvm.fmuladd.f64(double %363, double %365, double %362)
  %367 = getelementptr inbounds %struct.body, ptr %12, i64 %291, i32 5, i64 %360
  %368 = load double, ptr %367, align 8
  %369 = fadd double %368, %366
  store double %369, ptr %367, align 8
  %370 = add nuw nsw i64 %360, 1
  %371 = icmp eq i64 %370, 3
  br i1 %371, label %372, label %359

372:
  %373 = load double, ptr %293, align 8
  %374 = getelementptr inbounds %struct.body, ptr %12, i64 %291, i32 4
  %375 = load double, ptr %374, align 8
  %376 = fadd double %373, %375
  store double %376, ptr %374, align 8
  %377 = add nsw i64 %287, -1
  %378 = icmp sgt i64 %287, 1
  br i1 %378, label %286, label %280

379:
  ret void

380:
  %381 = phi i64 [ 1, %281 ], [ %549, %548 ]
  %382 = mul i64 %381, 3
  %383 = add i64 %382, -2
  %384 = getelementptr inbounds i64, ptr %1, i64 %383
  %385 = load i64, ptr %384, align 8
  %386 = icmp slt i64 %385, 0
  br i1 %386, label %548, label %387

387:
  %388 = getelementptr inbounds %struct.body, ptr %12, i64 %381, i32 4
  %389 = load double, ptr %388, align 8
  br label %438

390:
  %391 = getelementptr inbounds %struct.body, ptr %12, i64 %381, i32 2, i64 0
  %392 = getelementptr inbounds %struct.body, ptr %12, i64 %381, i32 5, i64 0
  %393 = getelementptr inbounds %struct.body, ptr %12, i64 %381, i32 8, i64 0
  %394 = getelementptr inbounds %struct.body, ptr %12, i64 %381, i32 2, i64 1
  %395 = load double, ptr %394, align 8
  %396 = getelementptr inbounds %struct.body, ptr %12, i64 %381, i32 5, i64 2
  %397 = load double, ptr %396, align 8
  %398 = getelementptr inbounds %struct.body, ptr %12, i64 %381, i32 2, i64 2
  %399 = load double, ptr %398, align 8
  %400 = getelementptr inbounds %struct.body, ptr %12, i64 %381, i32 5, i64 1
  %401 = load double, ptr %400, align 8
  %402 = fneg double %399
  %403 = fmul double %401, %402
  %404 = tail call double @llvm.fmuladd.f64(double %395, double %397, double %403)
  %405 = load double, ptr %393, align 8
  %406 = fadd double %405, %404
  store double %406, ptr %393, align 8
  %407 = load double, ptr %392, align 8
  %408 = load double, ptr %391, align 8
  %409 = fneg double %408
  %410 = fmul double %397, %409
  %411 = tail call double @llvm.fmuladd.f64(double %399, double %407, double %410)
  %412 = getelementptr inbounds %struct.body, ptr %12, i64 %381, i32 8, i64 1
  %413 = load double, ptr %412, align 8
  %414 = fadd double %413, %411
  store double %414, ptr %412, align 8
  %415 = fneg double %395
  %416 = fmul double %407, %415
  %417 = tail call double @llvm.fmuladd.f64(double %408, double %401, double %416)
  %418 = getelementptr inbounds %struct.body, ptr %12, i64 %381, i32 8, i64 2
  %419 = load double, ptr %418, align 8
  %420 = fadd double %417, %419
  store double %420, ptr %418, align 8
  br label %421

421:
  %422 = phi i64 [ 0, %390 ], [ %436, %421 ]
  %423 = mul nuw nsw i64 %422, 3
  %424 = getelementptr inbounds %struct.body, ptr %12, i64 %381, i32 6, i64 %423
  %425 = load double, ptr %424, align 8
  %426 = add nuw nsw i64 %423, 1
  %427 = getelementptr inbounds %struct.body, ptr %12, i64 %381, i32 6, i64 %426
  %428 = load double, ptr %427, align 8
  %429 = fmul double %395, %428
  %430 = tail call double @llvm.fmuladd.f64(double %425, double %408, double %429)
  %431 = add nuw nsw i64 %423, 2
  %432 = getelementptr inbounds %struct.body, ptr %12, i64 %381, i32 6, i64 %431
  %433 = load double, ptr %432, align 8
  %434 = tail call double @llvm.fmuladd.f64(double %433, double %399, double %430)
  %435 = getelementptr inbounds %struct.body, ptr %12, i64 %381, i32 9, i64 %422
  store double %434, ptr %435, align 8
  %436 = add nuw nsw i64 %422, 1
  %437 = icmp eq i64 %436, 3
  br i1 %437, label %446, label %421

438:
  %439 = phi i64 [ 0, %387 ], [ %444, %438 ]
  %440 = getelementptr inbounds %struct.body, ptr %12, i64 %381, i32 3, i64 %439
  %441 = load double, ptr %440, align 8
  %442 = fmul double %389, %441
  %443 = getelementptr inbounds %struct.body, ptr %12, i64 %381, i32 8, i64 %439
  store double %442, ptr %443, align 8
  %444 = add nuw nsw i64 %439, 1
  %445 = icmp eq i64 %444, 3
  br i1 %445, label %390, label %438

446:
  %447 = getelementptr inbounds %struct.body, ptr %12, i64 %381, i32 9, i64 0
  %448 = getelementptr inbounds %struct.body, ptr %12, i64 %381, i32 3, i64 0
  %449 = getelementptr inbounds %struct.body, ptr %12, i64 %381, i32 3, i64 2
  %450 = load double, ptr %449, align 8
  %451 = getelementptr inbounds %struct.body, ptr %12, i64 %381, i32 3, i64 1
  %452 = load double, ptr %451, align 8
  %453 = fneg double %397
  %454 = fmul double %452, %453
  %455 = tail call double @llvm.fmuladd.f64(double %401, double %450, double %454)
  %456 = load double, ptr %447, align 8
  %457 = fadd double %456, %455
  store double %457, ptr %447, align 8
  %458 = load double, ptr %448, align 8
  %459 = fneg double %407
  %460 = fmul double %450, %459
  %461 = tail call double @llvm.fmuladd.f64(double %397, double %458, double %460)
  %462 = getelementptr inbounds %struct.body, ptr %12, i64 %381, i32 9, i64 1
  %463 = load double, ptr %462, align 8
  %464 = fadd double %463, %461
  store double %464, ptr %462, align 8
  %465 = fneg double %401
  %466 = fmul double %458, %465
  %467 = tail call double @llvm.fmuladd.f64(double %407, double %452, double %466)
  %468 = getelementptr inbounds %struct.body, ptr %12, i64 %381, i32 9, i64 2
  %469 = load double, ptr %468, align 8
  %470 = fadd double %467, %469
  store double %470, ptr %468, align 8
  %471 = mul nsw i64 %385, %4
  br label %479

472:
  %473 = getelementptr inbounds %struct.body, ptr %12, i64 %381, i32 7
  %474 = load double, ptr %473, align 8
  %475 = add nsw i64 %471, %385
  %476 = getelementptr inbounds double, ptr %5, i64 %475
  %477 = load double, ptr %476, align 8
  %478 = fadd double %474, %477
  store double %478, ptr %476, align 8
  br label %548

479:
  %480 = phi i64 [ %381, %446 ], [ %546, %544 ]
  %481 = mul i64 %480, 3
  %482 = add i64 %481, -3
  %483 = add i64 %481, -2
  %484 = getelementptr inbounds i64, ptr %1, i64 %483
  %485 = load i64, ptr %484, align 8
  %486 = icmp sgt i64 %485, -1
  br i1 %486, label %487, label %544

487:
  %488 = load double, ptr %447, align 8
  %489 = load double, ptr %462, align 8
  %490 = load double, ptr %468, align 8
  br label %491

491:
  %492 = phi i64 [ 0, %487 ], [ %499, %491 ]
  %493 = getelementptr inbounds %struct.body, ptr %12, i64 %381, i32 1, i64 %492
  %494 = load double, ptr %493, align 8
  %495 = getelementptr inbounds %struct.body, ptr %12, i64 %480, i32 1, i64 %492
  %496 = load double, ptr %495, align 8
  %497 = fsub double %494, %496
  %498 = getelementptr inbounds [3 x double], ptr %7, i64 0, i64 %492
  store double %497, ptr %498, align 8
  %499 = add nuw nsw i64 %492, 1
  %500 = icmp eq i64 %499, 3
  br i1 %500, label %501, label %491

501:
  %502 = load double, ptr %284, align 8
  %503 = load double, ptr %418, align 8
  %504 = load double, ptr %285, align 16
  %505 = load double, ptr %412, align 8
  %506 = fneg double %504
  %507 = fmul double %505, %506
  %508 = tail call double @llvm.fmuladd.f64(double %502, double %503, double %507)
  %509 = fadd double %488, %508
  %510 = load double, ptr %393, align 8
  %511 = load double, ptr %283, align 16
  %512 = fneg double %511
  %513 = fmul double %503, %512
  %514 = tail call double @llvm.fmuladd.f64(double %504, double %510, double %513)
  %515 = fadd double %489, %514
  %516 = fneg double %502
  %517 = fmul double %510, %516
  %518 = tail call double @llvm.fmuladd.f64(double %511, double %505, double %517)
  %519 = fadd double %490, %518
  %520 = getelementptr inbounds %struct.body, ptr %12, i64 %480, i32 2, i64 0
  %521 = load double, ptr %520, align 8
  %522 = getelementptr inbounds %struct.body, ptr %12, i64 %480, i32 2, i64 1
  %523 = load double, ptr %522, align 8
  %524 = fmul double %523, %515
  %525 = tail call double @llvm.fmuladd.f64(double %521, double %509, double %524)
  %526 = getelementptr inbounds %struct.body, ptr %12, i64 %480, i32 2, i64 2
  %527 = load double, ptr %526, align 8
  %528 = tail call double @llvm.fmuladd.f64(double %527, double %519, double %525)
  %529 = getelementptr inbounds %struct.body, ptr %12, i64 %480, i32 3, i64 0
  %530 = load double, ptr %529, align 8
  %531 = getelementptr inbounds %struct.body, ptr %12, i64 %480, i32 3, i64 1
  %532 = load double, ptr %531, align 8
  %533 = fmul double %505, %532
  %534 = tail call double @llvm.fmuladd.f64(double %530, double %510, double %533)
  %535 = getelementptr inbounds %struct.body, ptr %12, i64 %480, i32 3, i64 2
  %536 = load double, ptr %535, align 8
  %537 = tail call double @llvm.fmuladd.f64(double %536, double %503, double %534)
  %538 = fadd double %528, %537
  %539 = mul nsw i64 %485, %4
  %540 = add nsw i64 %539, %385
  %541 = getelementptr inbounds double, ptr %5, i64 %540
  store double %538, ptr %541, align 8
  %542 = add nsw i64 %485, %471
  %543 = getelementptr inbounds double, ptr %5, i64 %542
  store double %538, ptr %543, align 8
  br label %544

544:
  %545 = getelementptr inbounds i64, ptr %1, i64 %482
  %546 = load i64, ptr %545, align 8
  %547 = icmp sgt i64 %546, 0
  br i1 %547, label %479, label %472

548:
  %549 = add nuw i64 %381, 1
  %550 = icmp eq i64 %381, %0
  br i1 %550, label %379, label %380
}

define i64 @tree_mass_work(i64 %0) {
  %2 = mul i64 %0, 304
  %3 = add i64 %2, 304
  ret i64 %3
}

define void @tree_mass_matrices(ptr  %0, double %1, i64 %2, ptr  %3, i64 %4, ptr  %5, i64 %6, ptr  %7) {
  %9 = icmp sgt i64 %2, 0
  br i1 %9, label %10, label %29

10:
  %11 = getelementptr inbounds %struct.tree_states, ptr %0, i64 0, i32 1
  %12 = bitcast ptr %11 to ptr
  %13 = getelementptr inbounds %struct.tree_states, ptr %0, i64 0, i32 3
  %14 = getelementptr inbounds %struct.tree_states, ptr %0, i64 0, i32 6
  %15 = bitcast ptr %14 to ptr
  %16 = getelementptr inbounds %struct.tree_states, ptr %0, i64 0, i32 7
  %17 = getelementptr inbounds %struct.tree_states, ptr %0, i64 0, i32 0
  %18 = getelementptr inbounds %struct.tree_states, ptr %0, i64 0, i32 2
  %19 = getelementptr inbounds %struct.tree_states, ptr %0, i64 0, i32 4
  %20 = getelementptr inbounds %struct.tree_states, ptr %0, i64 0, i32 5
  %21 = getelementptr inbounds %struct.tree_states, ptr %0, i64 0, i32 9
  %22 = getelementptr inbounds %struct.tree_states, ptr %0, i64 0, i32 8
  %23 = getelementptr inbounds %struct.tree_states, ptr %0, i64 0, i32 11
  %24 = getelementptr inbounds %struct.tree_states, ptr %0, i64 0, i32 10
  %25 = getelementptr inbounds %struct.tree_states, ptr %0, i64 0, i32 12
  %26 = getelementptr inbounds %struct.tree_states, ptr %0, i64 0, i32 13
  %27 = getelementptr inbounds %struct.tree_states, ptr %0, i64 0, i32 14
  %28 = getelementptr inbounds %struct.tree_states, ptr %0, i64 0, i32 15
  br label %30

29:
  ret void

30:
  %31 = phi i64 [ 0, %10 ], [ %66, %57 ]
  %32 = load ptr, ptr %12, align 8
  %33 = mul nsw i64 %31, %6
  %34 = getelementptr inbounds double, ptr %5, i64 %33
  %35 = bitcast ptr %34 to ptr
  %36 = load i64, ptr %13, align 8
  %37 = shl i64 %36, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %32, ptr align 8 %35, i64 %37, i1 false)
  %38 = load ptr, ptr %15, align 8
  %39 = mul nsw i64 %31, %4
  %40 = getelementptr inbounds double, ptr %3, i64 %39
  %41 = bitcast ptr %40 to ptr
  %42 = load i64, ptr %16, align 8
  %43 = shl i64 %42, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %38, ptr align 8 %41, i64 %43, i1 false)
  %44 = load ptr, ptr %17, align 8
  %45 = load ptr, ptr %11, align 8
  %46 = load ptr, ptr %18, align 8
  tail call void %44(ptr %45, ptr %46)
  %47 = load ptr, ptr %19, align 8
  %48 = load ptr, ptr %20, align 8
  tail call void %47(double %1, ptr %48)
  %49 = load i64, ptr %21, align 8
  %50 = icmp sgt i64 %49, 0
  br i1 %50, label %53, label %51

51:
  %52 = load ptr, ptr %23, align 8
  br label %57

53:
  %54 = load ptr, ptr %22, align 8
  %55 = load ptr, ptr %23, align 8
  %56 = load ptr, ptr %24, align 8
  br label %68

57:
  %58 = phi ptr [ %52, %51 ], [ %55, %68 ]
  %59 = load i64, ptr %25, align 8
  %60 = load ptr, ptr %26, align 8
  %61 = load ptr, ptr %27, align 8
  %62 = load i64, ptr %28, align 8
  %63 = mul nsw i64 %62, %31
  %64 = mul nsw i64 %63, %62
  %65 = getelementptr inbounds double, ptr %7, i64 %64
  tail call void @tree_mass_matrix(i64 %59, ptr %60, ptr %58, ptr %61, i64 %62, ptr %65)
  %66 = add nuw nsw i64 %31, 1
  %67 = icmp eq i64 %66, %2
  br i1 %67, label %29, label %30

68:
  %69 = phi i64 [ 0, %53 ], [ %75, %68 ]
  %70 = getelementptr inbounds double, ptr %54, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds i64, ptr %56, i64 %69
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds double, ptr %55, i64 %73
  store double %71, ptr %74, align 8
  %75 = add nuw nsw i64 %69, 1
  %76 = icmp eq i64 %75, %49
  br i1 %76, label %57, label %68
}

declare double @llvm.fmuladd.f64(double, double, double)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)
