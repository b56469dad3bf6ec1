; batch: made by tools/make_loops_text.py from batch, lanes
; sources 86401e52aad2bc88d13d2db1b92a6c5090382ec6f46b93bbededc01d323bf506
%struct.batch_function = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64 }
%struct.batch_array = type { ptr, ptr, i64 }
%struct.lanes_run = type { ptr, ptr, i64, i64, ptr, i64, ptr, i64, ptr, ptr, ptr, ptr, i64, i64, double, i64, i64 }

define void @batch_run(ptr  %0, i64 %1, i64 %2) {
  %4 = alloca [8 x ptr], align 16
  %5 = getelementptr inbounds %struct.batch_function, ptr %0, i64 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  %8 = select i1 %7, i64 1, i64 8
  %9 = icmp slt i64 %1, %2
  br i1 %9, label %10, label %36

10:
  %11 = getelementptr inbounds %struct.batch_function, ptr %0, i64 0, i32 9
  %12 = getelementptr inbounds %struct.batch_function, ptr %0, i64 0, i32 4
  %13 = bitcast ptr %4 to ptr
  %14 = add nsw i64 %2, -1
  %15 = xor i1 %7, true
  %16 = getelementptr inbounds [8 x ptr], ptr %4, i64 0, i64 3
  %17 = getelementptr inbounds [8 x ptr], ptr %4, i64 0, i64 4
  %18 = getelementptr inbounds [8 x ptr], ptr %4, i64 0, i64 5
  %19 = getelementptr inbounds [8 x ptr], ptr %4, i64 0, i64 6
  %20 = getelementptr inbounds [8 x ptr], ptr %4, i64 0, i64 7
  %21 = getelementptr inbounds [8 x ptr], ptr %4, i64 0, i64 0
  %22 = getelementptr inbounds [8 x ptr], ptr %4, i64 0, i64 1
  %23 = getelementptr inbounds [8 x ptr], ptr %4, i64 0, i64 2
  %24 = getelementptr inbounds %struct.batch_function, ptr %0, i64 0, i32 2
  %25 = getelementptr inbounds %struct.batch_function, ptr %0, i64 0, i32 7
  %26 = getelementptr inbounds %struct.batch_function, ptr %0, i64 0, i32 8
  %27 = getelementptr inbounds %struct.batch_function, ptr %0, i64 0, i32 3
  %28 = getelementptr inbounds %struct.batch_function, ptr %0, i64 0, i32 1
  %29 = getelementptr inbounds %struct.batch_function, ptr %0, i64 0, i32 6
  %30 = getelementptr inbounds %struct.batch_function, ptr %0, i64 0, i32 10
  %31 = getelementptr inbounds %struct.batch_function, ptr %0, i64 0, i32 5
  br label %32

32:
  %33 = phi i64 [ %1, %10 ], [ %220, %219 ]
  %34 = load i64, ptr %11, align 8
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %40, label %37

36:
  ret void

37:
  %38 = load ptr, ptr %24, align 8
  %39 = icmp eq ptr %38, null
  br i1 %39, label %190, label %187

40:
  %41 = phi i64 [ %184, %183 ], [ %34, %32 ]
  %42 = phi i64 [ %185, %183 ], [ 0, %32 ]
  %43 = load ptr, ptr %12, align 8
  %44 = getelementptr inbounds %struct.batch_array, ptr %43, i64 %42, i32 0
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds %struct.batch_array, ptr %43, i64 %42, i32 2
  %47 = load i64, ptr %46, align 8
  br label %51

48:
  %49 = icmp sgt i64 %47, 7
  %50 = select i1 %15, i1 %49, i1 false
  br i1 %50, label %61, label %160

51:
  %52 = phi i64 [ 0, %40 ], [ %59, %51 ]
  %53 = add nsw i64 %52, %33
  %54 = icmp slt i64 %53, %2
  %55 = select i1 %54, i64 %53, i64 %14
  %56 = mul nsw i64 %55, %47
  %57 = getelementptr inbounds double, ptr %45, i64 %56
  %58 = getelementptr inbounds [8 x ptr], ptr %4, i64 0, i64 %52
  store ptr %57, ptr %58, align 8
  %59 = add nuw nsw i64 %52, 1
  %60 = icmp eq i64 %59, %8
  br i1 %60, label %48, label %51

61:
  %62 = getelementptr inbounds %struct.batch_array, ptr %43, i64 %42, i32 1
  %63 = load ptr, ptr %16, align 8
  %64 = load ptr, ptr %17, align 16
  %65 = load ptr, ptr %18, align 8
  %66 = load ptr, ptr %19, align 16
  %67 = load ptr, ptr %20, align 8
  %68 = load ptr, ptr %21, align 16
  %69 = load ptr, ptr %22, align 8
  %70 = load ptr, ptr %23, align 16
  br label %71

71:
  %72 = phi i64 [ %47, %61 ], [ %158, %71 ]
  %73 = phi i64 [ 0, %61 ], [ %74, %71 ]
  %74 = add nuw nsw i64 %73, 8
  %75 = icmp slt i64 %74, %72
  %76 = add nsw i64 %72, -8
  %77 = select i1 %75, i64 %73, i64 %76
  %78 = getelementptr inbounds double, ptr %68, i64 %77
  %79 = bitcast ptr %78 to ptr
  %80 = load <8 x double>, ptr %79, align 8
  %81 = getelementptr inbounds double, ptr %69, i64 %77
  %82 = bitcast ptr %81 to ptr
  %83 = load <8 x double>, ptr %82, align 8
  %84 = getelementptr inbounds double, ptr %70, i64 %77
  %85 = bitcast ptr %84 to ptr
  %86 = load <8 x double>, ptr %85, align 8
  %87 = getelementptr inbounds double, ptr %63, i64 %77
  %88 = bitcast ptr %87 to ptr
  %89 = load <8 x double>, ptr %88, align 8
  %90 = getelementptr inbounds double, ptr %64, i64 %77
  %91 = bitcast ptr %90 to ptr
  %92 = load <8 x double>, ptr %91, align 8
  %93 = getelementptr inbounds double, ptr %65, i64 %77
  %94 = bitcast ptr %93 to ptr
  %95 = load <8 x double>, ptr %94, align 8
  %96 = getelementptr inbounds double, ptr %66, i64 %77
  %97 = bitcast ptr %96 to ptr
  %98 = load <8 x double>, ptr %97, align 8
  %99 = getelementptr inbounds double, ptr %67, i64 %77
  %100 = bitcast ptr %99 to ptr
  %101 = load <8 x double>, ptr %100, align 8
  %102 = shufflevector <8 x double> %80, <8 x double> %83, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %103 = shufflevector <8 x double> %80, <8 x double> %83, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %104 = shufflevector <8 x double> %86, <8 x double> %89, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %105 = shufflevector <8 x double> %86, <8 x double> %89, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %106 = shufflevector <8 x double> %92, <8 x double> %95, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %107 = shufflevector <8 x double> %92, <8 x double> %95, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %108 = shufflevector <8 x double> %98, <8 x double> %101, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %109 = shufflevector <8 x double> %98, <8 x double> %101, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %110 = shufflevector <8 x double> %102, <8 x double> %104, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %111 = shufflevector <8 x double> %102, <8 x double> %104, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %112 = shufflevector <8 x double> %103, <8 x double> %105, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %113 = shufflevector <8 x double> %103, <8 x double> %105, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %114 = shufflevector <8 x double> %106, <8 x double> %108, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %115 = shufflevector <8 x double> %106, <8 x double> %108, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %116 = shufflevector <8 x double> %107, <8 x double> %109, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %117 = shufflevector <8 x double> %107, <8 x double> %109, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %118 = shufflevector <8 x double> %110, <8 x double> %114, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %119 = shufflevector <8 x double> %110, <8 x double> %114, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %120 = shufflevector <8 x double> %112, <8 x double> %116, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %121 = shufflevector <8 x double> %112, <8 x double> %116, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %122 = shufflevector <8 x double> %111, <8 x double> %115, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %123 = shufflevector <8 x double> %111, <8 x double> %115, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %124 = shufflevector <8 x double> %113, <8 x double> %117, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %125 = shufflevector <8 x double> %113, <8 x double> %117, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %126 = load ptr, ptr %62, align 8
  %127 = shl nsw i64 %77, 3
  %128 = getelementptr inbounds double, ptr %126, i64 %127
  %129 = bitcast ptr %128 to ptr
  store <8 x double> %118, ptr %129, align 64
  %130 = load ptr, ptr %62, align 8
  %131 = add i64 %127, 8
  %132 = getelementptr inbounds double, ptr %130, i64 %131
  %133 = bitcast ptr %132 to ptr
  store <8 x double> %120, ptr %133, align 64
  %134 = load ptr, ptr %62, align 8
  %135 = add i64 %127, 16
  %136 = getelementptr inbounds double, ptr %134, i64 %135
  %137 = bitcast ptr %136 to ptr
  store <8 x double> %122, ptr %137, align 64
  %138 = load ptr, ptr %62, align 8
  %139 = add i64 %127, 24
  %140 = getelementptr inbounds double, ptr %138, i64 %139
  %141 = bitcast ptr %140 to ptr
  store <8 x double> %124, ptr %141, align 64
  %142 = load ptr, ptr %62, align 8
  %143 = add i64 %127, 32
  %144 = getelementptr inbounds double, ptr %142, i64 %143
  %145 = bitcast ptr %144 to ptr
  store <8 x double> %119, ptr %145, align 64
  %146 = load ptr, ptr %62, align 8
  %147 = add i64 %127, 40
  %148 = getelementptr inbounds double, ptr %146, i64 %147
  %149 = bitcast ptr %148 to ptr
  store <8 x double> %121, ptr %149, align 64
  %150 = load ptr, ptr %62, align 8
  %151 = add i64 %127, 48
  %152 = getelementptr inbounds double, ptr %150, i64 %151
  %153 = bitcast ptr %152 to ptr
  store <8 x double> %123, ptr %153, align 64
  %154 = load ptr, ptr %62, align 8
  %155 = add i64 %127, 56
  %156 = getelementptr inbounds double, ptr %154, i64 %155
  %157 = bitcast ptr %156 to ptr
  store <8 x double> %125, ptr %157, align 64
  %158 = load i64, ptr %46, align 8
  %159 = icmp slt i64 %74, %158
  br i1 %159, label %71, label %181

160:
  %161 = icmp sgt i64 %47, 0
  %162 = getelementptr inbounds %struct.batch_array, ptr %43, i64 %42, i32 1
  br label %163

163:
  %164 = phi i64 [ 0, %160 ], [ %170, %169 ]
  br i1 %161, label %165, label %169

165:
  %166 = getelementptr inbounds [8 x ptr], ptr %4, i64 0, i64 %164
  %167 = load ptr, ptr %166, align 8
  %168 = load ptr, ptr %162, align 8
  br label %172

169:
  %170 = add nuw nsw i64 %164, 1
  %171 = icmp eq i64 %170, %8
  br i1 %171, label %183, label %163

172:
  %173 = phi i64 [ 0, %165 ], [ %179, %172 ]
  %174 = getelementptr inbounds double, ptr %167, i64 %173
  %175 = load double, ptr %174, align 8
  %176 = mul nuw nsw i64 %173, %8
  %177 = add nuw nsw i64 %176, %164
  %178 = getelementptr inbounds double, ptr %168, i64 %177
  store double %175, ptr %178, align 8
  %179 = add nuw nsw i64 %173, 1
  %180 = icmp eq i64 %179, %47
  br i1 %180, label %169, label %172

181:
  %182 = load i64, ptr %11, align 8
  br label %183

183:
  %184 = phi i64 [ %182, %181 ], [ %41, %169 ]
  %185 = add nuw nsw i64 %42, 1
  %186 = icmp slt i64 %185, %184
  br i1 %186, label %40, label %37

187:
  %188 = load ptr, ptr %25, align 8
  %189 = load ptr, ptr %26, align 8
  tail call void %38(ptr %188, ptr %189)
  br label %190

190:
  %191 = load ptr, ptr %5, align 8
  %192 = icmp eq ptr %191, null
  br i1 %192, label %195, label %193

193:
  %194 = load ptr, ptr %27, align 8
  tail call void %191(ptr %194)
  br label %204

195:
  %196 = load ptr, ptr %28, align 8
  %197 = load ptr, ptr %29, align 8
  %198 = icmp eq ptr %197, null
  br i1 %198, label %201, label %199

199:
  %200 = load double, ptr %197, align 8
  br label %201

201:
  %202 = phi double [ %200, %199 ], [ 0.000000e+00, %195 ]
  %203 = load ptr, ptr %27, align 8
  tail call void %196(double %202, ptr %203)
  br label %204

204:
  %205 = load i64, ptr %30, align 8
  %206 = icmp sgt i64 %205, 0
  br i1 %206, label %207, label %219

207:
  %208 = sub nsw i64 %2, %33
  %209 = icmp slt i64 %208, %8
  %210 = select i1 %209, i64 %208, i64 %8
  %211 = icmp sgt i64 %208, 0
  %212 = icmp ugt i64 %210, 1
  %213 = icmp ugt i64 %210, 2
  %214 = icmp ugt i64 %210, 3
  %215 = icmp ugt i64 %210, 4
  %216 = icmp ugt i64 %210, 5
  %217 = icmp ugt i64 %210, 6
  %218 = icmp ugt i64 %210, 7
  br label %222

219:
  %220 = add nsw i64 %33, %8
  %221 = icmp slt i64 %220, %2
  br i1 %221, label %32, label %36

222:
  %223 = phi i64 [ %205, %207 ], [ %365, %364 ]
  %224 = phi i64 [ 0, %207 ], [ %366, %364 ]
  %225 = load ptr, ptr %31, align 8
  %226 = getelementptr inbounds %struct.batch_array, ptr %225, i64 %224, i32 0
  %227 = load ptr, ptr %226, align 8
  %228 = getelementptr inbounds %struct.batch_array, ptr %225, i64 %224, i32 2
  %229 = load i64, ptr %228, align 8
  %230 = mul nsw i64 %229, %33
  %231 = getelementptr inbounds double, ptr %227, i64 %230
  %232 = icmp sgt i64 %229, 7
  %233 = select i1 %15, i1 %232, i1 false
  br i1 %233, label %238, label %234

234:
  br i1 %211, label %235, label %364

235:
  %236 = icmp sgt i64 %229, 0
  %237 = getelementptr inbounds %struct.batch_array, ptr %225, i64 %224, i32 1
  br label %344

238:
  %239 = getelementptr inbounds %struct.batch_array, ptr %225, i64 %224, i32 1
  br label %240

240:
  %241 = phi i64 [ %229, %238 ], [ %342, %341 ]
  %242 = phi i64 [ 0, %238 ], [ %243, %341 ]
  %243 = add nuw nsw i64 %242, 8
  %244 = icmp slt i64 %243, %241
  %245 = add nsw i64 %241, -8
  %246 = select i1 %244, i64 %242, i64 %245
  %247 = load ptr, ptr %239, align 8
  %248 = shl i64 %246, 3
  %249 = getelementptr double, ptr %247, i64 %248
  %250 = bitcast ptr %249 to ptr
  %251 = load <8 x double>, ptr %250, align 64
  %252 = getelementptr inbounds double, ptr %249, i64 8
  %253 = bitcast ptr %252 to ptr
  %254 = load <8 x double>, ptr %253, align 64
  %255 = getelementptr inbounds double, ptr %249, i64 16
  %256 = bitcast ptr %255 to ptr
  %257 = load <8 x double>, ptr %256, align 64
  %258 = getelementptr inbounds double, ptr %249, i64 24
  %259 = bitcast ptr %258 to ptr
  %260 = load <8 x double>, ptr %259, align 64
  %261 = getelementptr inbounds double, ptr %249, i64 32
  %262 = bitcast ptr %261 to ptr
  %263 = load <8 x double>, ptr %262, align 64
  %264 = getelementptr inbounds double, ptr %249, i64 40
  %265 = bitcast ptr %264 to ptr
  %266 = load <8 x double>, ptr %265, align 64
  %267 = getelementptr inbounds double, ptr %249, i64 48
  %268 = bitcast ptr %267 to ptr
  %269 = load <8 x double>, ptr %268, align 64
  %270 = getelementptr inbounds double, ptr %249, i64 56
  %271 = bitcast ptr %270 to ptr
  %272 = load <8 x double>, ptr %271, align 64
  %273 = shufflevector <8 x double> %251, <8 x double> %254, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %274 = shufflevector <8 x double> %251, <8 x double> %254, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %275 = shufflevector <8 x double> %257, <8 x double> %260, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %276 = shufflevector <8 x double> %257, <8 x double> %260, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %277 = shufflevector <8 x double> %263, <8 x double> %266, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %278 = shufflevector <8 x double> %263, <8 x double> %266, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %279 = shufflevector <8 x double> %269, <8 x double> %272, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %280 = shufflevector <8 x double> %269, <8 x double> %272, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %281 = shufflevector <8 x double> %273, <8 x double> %275, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %282 = shufflevector <8 x double> %273, <8 x double> %275, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %283 = shufflevector <8 x double> %274, <8 x double> %276, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %284 = shufflevector <8 x double> %274, <8 x double> %276, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %285 = shufflevector <8 x double> %277, <8 x double> %279, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %286 = shufflevector <8 x double> %277, <8 x double> %279, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %287 = shufflevector <8 x double> %278, <8 x double> %280, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %288 = shufflevector <8 x double> %278, <8 x double> %280, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %289 = shufflevector <8 x double> %281, <8 x double> %285, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %290 = shufflevector <8 x double> %283, <8 x double> %287, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %291 = shufflevector <8 x double> %283, <8 x double> %287, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %292 = shufflevector <8 x double> %282, <8 x double> %286, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %293 = shufflevector <8 x double> %282, <8 x double> %286, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %294 = shufflevector <8 x double> %284, <8 x double> %288, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %295 = shufflevector <8 x double> %284, <8 x double> %288, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  br i1 %211, label %296, label %341

296:
  %297 = shufflevector <8 x double> %281, <8 x double> %285, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %298 = getelementptr inbounds double, ptr %231, i64 %246
  %299 = bitcast ptr %298 to ptr
  store <8 x double> %297, ptr %299, align 8
  br i1 %212, label %300, label %341

300:
  %301 = load i64, ptr %228, align 8
  %302 = getelementptr inbounds double, ptr %231, i64 %301
  %303 = getelementptr inbounds double, ptr %302, i64 %246
  %304 = bitcast ptr %303 to ptr
  store <8 x double> %290, ptr %304, align 8
  br i1 %213, label %305, label %341

305:
  %306 = load i64, ptr %228, align 8
  %307 = shl nsw i64 %306, 1
  %308 = getelementptr inbounds double, ptr %231, i64 %307
  %309 = getelementptr inbounds double, ptr %308, i64 %246
  %310 = bitcast ptr %309 to ptr
  store <8 x double> %292, ptr %310, align 8
  br i1 %214, label %311, label %341

311:
  %312 = load i64, ptr %228, align 8
  %313 = mul nsw i64 %312, 3
  %314 = getelementptr inbounds double, ptr %231, i64 %313
  %315 = getelementptr inbounds double, ptr %314, i64 %246
  %316 = bitcast ptr %315 to ptr
  store <8 x double> %294, ptr %316, align 8
  br i1 %215, label %317, label %341

317:
  %318 = load i64, ptr %228, align 8
  %319 = shl nsw i64 %318, 2
  %320 = getelementptr inbounds double, ptr %231, i64 %319
  %321 = getelementptr inbounds double, ptr %320, i64 %246
  %322 = bitcast ptr %321 to ptr
  store <8 x double> %289, ptr %322, align 8
  br i1 %216, label %323, label %341

323:
  %324 = load i64, ptr %228, align 8
  %325 = mul nsw i64 %324, 5
  %326 = getelementptr inbounds double, ptr %231, i64 %325
  %327 = getelementptr inbounds double, ptr %326, i64 %246
  %328 = bitcast ptr %327 to ptr
  store <8 x double> %291, ptr %328, align 8
  br i1 %217, label %329, label %341

329:
  %330 = load i64, ptr %228, align 8
  %331 = mul nsw i64 %330, 6
  %332 = getelementptr inbounds double, ptr %231, i64 %331
  %333 = getelementptr inbounds double, ptr %332, i64 %246
  %334 = bitcast ptr %333 to ptr
  store <8 x double> %293, ptr %334, align 8
  br i1 %218, label %335, label %341

335:
  %336 = load i64, ptr %228, align 8
  %337 = mul nsw i64 %336, 7
  %338 = getelementptr inbounds double, ptr %231, i64 %337
  %339 = getelementptr inbounds double, ptr %338, i64 %246
  %340 = bitcast ptr %339 to ptr
  store <8 x double> %295, ptr %340, align 8
  br label %341

341:
  %342 = load i64, ptr %228, align 8
  %343 = icmp slt i64 %243, %342
  br i1 %343, label %240, label %362

344:
  %345 = phi i64 [ 0, %235 ], [ %350, %349 ]
  br i1 %236, label %346, label %349

346:
  %347 = load ptr, ptr %237, align 8
  %348 = mul nsw i64 %345, %229
  br label %352

349:
  %350 = add nuw nsw i64 %345, 1
  %351 = icmp eq i64 %350, %210
  br i1 %351, label %364, label %344

352:
  %353 = phi i64 [ 0, %346 ], [ %360, %352 ]
  %354 = mul nuw nsw i64 %353, %8
  %355 = add nuw nsw i64 %354, %345
  %356 = getelementptr inbounds double, ptr %347, i64 %355
  %357 = load double, ptr %356, align 8
  %358 = add nsw i64 %353, %348
  %359 = getelementptr inbounds double, ptr %231, i64 %358
  store double %357, ptr %359, align 8
  %360 = add nuw nsw i64 %353, 1
  %361 = icmp eq i64 %360, %229
  br i1 %361, label %349, label %352

362:
  %363 = load i64, ptr %30, align 8
  br label %364

364:
  %365 = phi i64 [ %363, %362 ], [ %223, %234 ], [ %223, %349 ]
  %366 = add nuw nsw i64 %224, 1
  %367 = icmp slt i64 %366, %365
  br i1 %367, label %222, label %219
}

define i64 @lanes_advance(ptr %0, i64 %1) {
  %3 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 10
  %4 = load ptr, ptr %3, align 8
  %5 = load double, ptr %4, align 8
  %6 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 14
  %7 = load double, ptr %6, align 8
  %8 = fsub double %7, %5
  %9 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 15
  %10 = load i64, ptr %9, align 8
  %11 = sitofp i64 %10 to double
  %12 = fdiv double %8, %11
  %13 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 8
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 5
  %16 = load i64, ptr %15, align 8
  %17 = shl nsw i64 %16, 2
  %18 = getelementptr inbounds <8 x double>, ptr %14, i64 %17
  %19 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 16
  %20 = load i64, ptr %19, align 8
  %21 = icmp slt i64 %20, 0
  br i1 %21, label %22, label %143

22:
  %23 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 13
  %24 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 12
  %25 = load i64, ptr %24, align 8
  %26 = load i64, ptr %23, align 8
  %27 = icmp slt i64 %26, %25
  br i1 %27, label %28, label %70

28:
  %29 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 11
  %30 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 9
  %31 = icmp sgt i64 %16, 0
  br label %32

32:
  %33 = phi i64 [ %26, %28 ], [ %68, %67 ]
  %34 = getelementptr inbounds double, ptr %4, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = fcmp oeq double %35, %5
  br i1 %36, label %37, label %70

37:
  %38 = load ptr, ptr %29, align 8
  %39 = mul nsw i64 %33, %16
  br label %40

40:
  %41 = phi i64 [ 0, %37 ], [ %65, %64 ]
  %42 = getelementptr inbounds ptr, ptr %38, i64 %41
  %43 = load ptr, ptr %42, align 8
  %44 = icmp eq ptr %43, null
  br i1 %44, label %64, label %45

45:
  %46 = getelementptr inbounds double, ptr %43, i64 %39
  %47 = load ptr, ptr %30, align 8
  %48 = getelementptr inbounds double, ptr %47, i64 %41
  %49 = load double, ptr %48, align 8
  %50 = fcmp ord double %49, 0.000000e+00
  br i1 %31, label %51, label %64

51:
  %52 = trunc i64 %41 to i32
  br label %53

53:
  %54 = phi i64 [ %62, %59 ], [ 0, %51 ]
  br i1 %50, label %59, label %55

55:
  %56 = getelementptr inbounds <8 x double>, ptr %14, i64 %54
  %57 = load <8 x double>, ptr %56, align 64
  %58 = extractelement <8 x double> %57, i32 %52
  br label %59

59:
  %60 = phi double [ %58, %55 ], [ 0x7FF8000000000000, %53 ]
  %61 = getelementptr inbounds double, ptr %46, i64 %54
  store double %60, ptr %61, align 8
  %62 = add nuw nsw i64 %54, 1
  %63 = icmp eq i64 %62, %16
  br i1 %63, label %64, label %53

64:
  %65 = add nuw nsw i64 %41, 1
  %66 = icmp eq i64 %65, 8
  br i1 %66, label %67, label %40

67:
  %68 = add i64 %33, 1
  store i64 %68, ptr %23, align 8
  %69 = icmp eq i64 %68, %25
  br i1 %69, label %70, label %32

70:
  %71 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 4
  %72 = load ptr, ptr %71, align 8
  store double %5, ptr %72, align 8
  %73 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 1
  %74 = load ptr, ptr %73, align 8
  %75 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 2
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds ptr, ptr %74, i64 %76
  %78 = bitcast ptr %77 to ptr
  store ptr %14, ptr %78, align 8
  %79 = load ptr, ptr %73, align 8
  %80 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 3
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds ptr, ptr %79, i64 %81
  %83 = bitcast ptr %82 to ptr
  store ptr %18, ptr %83, align 8
  %84 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 0
  %85 = load ptr, ptr %84, align 8
  %86 = load ptr, ptr %73, align 8
  tail call void %85(ptr %86)
  %87 = load i64, ptr %15, align 8
  %88 = icmp sgt i64 %87, 0
  br i1 %88, label %108, label %89

89:
  %90 = phi <8 x double> [ zeroinitializer, %70 ], [ %113, %108 ]
  %91 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 9
  br label %92

92:
  %93 = phi i64 [ 0, %89 ], [ %104, %103 ]
  %94 = trunc i64 %93 to i32
  %95 = extractelement <8 x double> %90, i32 %94
  %96 = fcmp oeq double %95, 0.000000e+00
  br i1 %96, label %103, label %97

97:
  %98 = load ptr, ptr %91, align 8
  %99 = getelementptr inbounds double, ptr %98, i64 %93
  %100 = load double, ptr %99, align 8
  %101 = fcmp uno double %100, 0.000000e+00
  br i1 %101, label %102, label %103

102:
  store double %5, ptr %99, align 8
  br label %103

103:
  %104 = add nuw nsw i64 %93, 1
  %105 = icmp eq i64 %104, 8
  br i1 %105, label %106, label %92

106:
  %107 = load ptr, ptr %91, align 8
  br label %120

108:
  %109 = phi i64 [ %114, %108 ], [ 0, %70 ]
  %110 = phi <8 x double> [ %113, %108 ], [ zeroinitializer, %70 ]
  %111 = getelementptr inbounds <8 x double>, ptr %18, i64 %109
  %112 = load <8 x double>, ptr %111, align 64
  %113 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %112, <8 x double> zeroinitializer, <8 x double> %110)
  %114 = add nuw nsw i64 %109, 1
  %115 = icmp eq i64 %114, %87
  br i1 %115, label %89, label %108

116:
  %117 = icmp ne i64 %130, 0
  %118 = xor i1 %88, true
  %119 = select i1 %117, i1 true, i1 %118
  br i1 %119, label %142, label %133

120:
  %121 = phi i64 [ 0, %106 ], [ %131, %120 ]
  %122 = phi i64 [ -1, %106 ], [ %130, %120 ]
  %123 = phi <8 x i64> [ undef, %106 ], [ %129, %120 ]
  %124 = getelementptr inbounds double, ptr %107, i64 %121
  %125 = load double, ptr %124, align 8
  %126 = fcmp uno double %125, 0.000000e+00
  %127 = sext i1 %126 to i64
  %128 = trunc i64 %121 to i32
  %129 = insertelement <8 x i64> %123, i64 %127, i32 %128
  %130 = and i64 %122, %127
  %131 = add nuw nsw i64 %121, 1
  %132 = icmp eq i64 %131, 8
  br i1 %132, label %116, label %120

133:
  %134 = phi i64 [ %139, %133 ], [ 0, %116 ]
  %135 = getelementptr inbounds <8 x double>, ptr %18, i64 %134
  %136 = bitcast ptr %135 to ptr
  %137 = load <8 x i64>, ptr %136, align 64
  %138 = and <8 x i64> %137, %129
  store <8 x i64> %138, ptr %136, align 64
  %139 = add nuw nsw i64 %134, 1
  %140 = load i64, ptr %15, align 8
  %141 = icmp slt i64 %139, %140
  br i1 %141, label %133, label %142

142:
  store i64 0, ptr %19, align 8
  br label %143

143:
  %144 = phi i64 [ 0, %142 ], [ %20, %2 ]
  %145 = icmp sgt i64 %1, 0
  br i1 %145, label %146, label %698

146:
  %147 = bitcast ptr %18 to ptr
  %148 = fmul double %12, 5.000000e-01
  %149 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 4
  %150 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 1
  %151 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 2
  %152 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 3
  %153 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 0
  %154 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 9
  %155 = fdiv double %12, 6.000000e+00
  %156 = insertelement <8 x double> poison, double %155, i64 0
  %157 = shufflevector <8 x double> %156, <8 x double> poison, <8 x i32> zeroinitializer
  %158 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 7
  %159 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 6
  %160 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 13
  %161 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 12
  %162 = insertelement <8 x double> poison, double %12, i64 0
  %163 = shufflevector <8 x double> %162, <8 x double> poison, <8 x i32> zeroinitializer
  %164 = fneg <8 x double> %163
  %165 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 11
  %166 = load i64, ptr %9, align 8
  %167 = icmp slt i64 %144, %166
  br i1 %167, label %177, label %698

168:
  %169 = icmp sgt i64 %179, 1
  br i1 %169, label %172, label %170

170:
  %171 = load i64, ptr %19, align 8
  br label %698

172:
  %173 = add nsw i64 %179, -1
  %174 = load i64, ptr %19, align 8
  %175 = load i64, ptr %9, align 8
  %176 = icmp slt i64 %174, %175
  br i1 %176, label %177, label %698

177:
  %178 = phi i64 [ %175, %172 ], [ %166, %146 ]
  %179 = phi i64 [ %173, %172 ], [ %1, %146 ]
  %180 = phi i64 [ %174, %172 ], [ %144, %146 ]
  %181 = sitofp i64 %180 to double
  %182 = tail call double @llvm.fmuladd.f64(double %181, double %12, double %5)
  %183 = add nsw i64 %180, 1
  %184 = icmp eq i64 %183, %178
  br i1 %184, label %185, label %187

185:
  %186 = load double, ptr %6, align 8
  br label %190

187:
  %188 = sitofp i64 %183 to double
  %189 = tail call double @llvm.fmuladd.f64(double %188, double %12, double %5)
  br label %190

190:
  %191 = phi double [ %186, %185 ], [ %189, %187 ]
  %192 = icmp sgt i64 %180, 0
  br i1 %192, label %193, label %199

193:
  %194 = load i64, ptr %15, align 8
  %195 = shl nsw i64 %194, 2
  %196 = getelementptr inbounds <8 x double>, ptr %18, i64 %195
  %197 = bitcast ptr %196 to ptr
  %198 = shl i64 %194, 6
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 64 %147, ptr align 64 %197, i64 %198, i1 false)
  br label %199

199:
  %200 = load i64, ptr %15, align 8
  %201 = load ptr, ptr %13, align 8
  %202 = mul nsw i64 %200, 3
  %203 = getelementptr inbounds <8 x double>, ptr %201, i64 %202
  %204 = shl nsw i64 %200, 2
  %205 = getelementptr inbounds <8 x double>, ptr %201, i64 %204
  %206 = icmp sgt i64 %200, 0
  br label %210

207:
  %208 = shl nsw i64 %200, 1
  %209 = getelementptr inbounds <8 x double>, ptr %201, i64 %208
  br i1 %206, label %432, label %302

210:
  %211 = phi i64 [ 1, %199 ], [ %289, %288 ]
  %212 = icmp eq i64 %211, 3
  %213 = select i1 %212, double %12, double %148
  br i1 %206, label %214, label %219

214:
  %215 = insertelement <8 x double> poison, double %213, i64 0
  %216 = shufflevector <8 x double> %215, <8 x double> poison, <8 x i32> zeroinitializer
  %217 = add nsw i64 %211, -1
  %218 = mul nsw i64 %217, %200
  br label %291

219:
  %220 = fadd double %182, %213
  %221 = mul nsw i64 %211, %200
  %222 = getelementptr inbounds <8 x double>, ptr %205, i64 %221
  %223 = load ptr, ptr %149, align 8
  store double %220, ptr %223, align 8
  %224 = load ptr, ptr %150, align 8
  %225 = load i64, ptr %151, align 8
  %226 = getelementptr inbounds ptr, ptr %224, i64 %225
  %227 = bitcast ptr %226 to ptr
  store ptr %203, ptr %227, align 8
  %228 = load ptr, ptr %150, align 8
  %229 = load i64, ptr %152, align 8
  %230 = getelementptr inbounds ptr, ptr %228, i64 %229
  %231 = bitcast ptr %230 to ptr
  store ptr %222, ptr %231, align 8
  %232 = load ptr, ptr %153, align 8
  %233 = load ptr, ptr %150, align 8
  tail call void %232(ptr %233)
  %234 = load i64, ptr %15, align 8
  %235 = icmp sgt i64 %234, 0
  br i1 %235, label %254, label %236

236:
  %237 = phi <8 x double> [ zeroinitializer, %219 ], [ %259, %254 ]
  br label %238

238:
  %239 = phi i64 [ 0, %236 ], [ %250, %249 ]
  %240 = trunc i64 %239 to i32
  %241 = extractelement <8 x double> %237, i32 %240
  %242 = fcmp oeq double %241, 0.000000e+00
  br i1 %242, label %249, label %243

243:
  %244 = load ptr, ptr %154, align 8
  %245 = getelementptr inbounds double, ptr %244, i64 %239
  %246 = load double, ptr %245, align 8
  %247 = fcmp uno double %246, 0.000000e+00
  br i1 %247, label %248, label %249

248:
  store double %220, ptr %245, align 8
  br label %249

249:
  %250 = add nuw nsw i64 %239, 1
  %251 = icmp eq i64 %250, 8
  br i1 %251, label %252, label %238

252:
  %253 = load ptr, ptr %154, align 8
  br label %266

254:
  %255 = phi i64 [ %260, %254 ], [ 0, %219 ]
  %256 = phi <8 x double> [ %259, %254 ], [ zeroinitializer, %219 ]
  %257 = getelementptr inbounds <8 x double>, ptr %222, i64 %255
  %258 = load <8 x double>, ptr %257, align 64
  %259 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %258, <8 x double> zeroinitializer, <8 x double> %256)
  %260 = add nuw nsw i64 %255, 1
  %261 = icmp eq i64 %260, %234
  br i1 %261, label %236, label %254

262:
  %263 = icmp ne i64 %276, 0
  %264 = xor i1 %235, true
  %265 = select i1 %263, i1 true, i1 %264
  br i1 %265, label %288, label %279

266:
  %267 = phi i64 [ 0, %252 ], [ %277, %266 ]
  %268 = phi i64 [ -1, %252 ], [ %276, %266 ]
  %269 = phi <8 x i64> [ undef, %252 ], [ %275, %266 ]
  %270 = getelementptr inbounds double, ptr %253, i64 %267
  %271 = load double, ptr %270, align 8
  %272 = fcmp uno double %271, 0.000000e+00
  %273 = sext i1 %272 to i64
  %274 = trunc i64 %267 to i32
  %275 = insertelement <8 x i64> %269, i64 %273, i32 %274
  %276 = and i64 %268, %273
  %277 = add nuw nsw i64 %267, 1
  %278 = icmp eq i64 %277, 8
  br i1 %278, label %262, label %266

279:
  %280 = phi i64 [ %285, %279 ], [ 0, %262 ]
  %281 = getelementptr inbounds <8 x double>, ptr %222, i64 %280
  %282 = bitcast ptr %281 to ptr
  %283 = load <8 x i64>, ptr %282, align 64
  %284 = and <8 x i64> %283, %275
  store <8 x i64> %284, ptr %282, align 64
  %285 = add nuw nsw i64 %280, 1
  %286 = load i64, ptr %15, align 8
  %287 = icmp slt i64 %285, %286
  br i1 %287, label %279, label %288

288:
  %289 = add nuw nsw i64 %211, 1
  %290 = icmp eq i64 %289, 4
  br i1 %290, label %207, label %210

291:
  %292 = phi i64 [ 0, %214 ], [ %300, %291 ]
  %293 = getelementptr inbounds <8 x double>, ptr %201, i64 %292
  %294 = load <8 x double>, ptr %293, align 64
  %295 = add nsw i64 %292, %218
  %296 = getelementptr inbounds <8 x double>, ptr %205, i64 %295
  %297 = load <8 x double>, ptr %296, align 64
  %298 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %216, <8 x double> %297, <8 x double> %294)
  %299 = getelementptr inbounds <8 x double>, ptr %203, i64 %292
  store <8 x double> %298, ptr %299, align 64
  %300 = add nuw nsw i64 %292, 1
  %301 = icmp eq i64 %300, %200
  br i1 %301, label %219, label %291

302:
  %303 = getelementptr inbounds <8 x double>, ptr %205, i64 %204
  %304 = load ptr, ptr %149, align 8
  store double %191, ptr %304, align 8
  %305 = load ptr, ptr %150, align 8
  %306 = load i64, ptr %151, align 8
  %307 = getelementptr inbounds ptr, ptr %305, i64 %306
  %308 = bitcast ptr %307 to ptr
  store ptr %209, ptr %308, align 8
  %309 = load ptr, ptr %150, align 8
  %310 = load i64, ptr %152, align 8
  %311 = getelementptr inbounds ptr, ptr %309, i64 %310
  %312 = bitcast ptr %311 to ptr
  store ptr %303, ptr %312, align 8
  %313 = load ptr, ptr %153, align 8
  %314 = load ptr, ptr %150, align 8
  tail call void %313(ptr %314)
  %315 = load i64, ptr %15, align 8
  %316 = icmp sgt i64 %315, 0
  br i1 %316, label %335, label %317

317:
  %318 = phi <8 x double> [ zeroinitializer, %302 ], [ %340, %335 ]
  br label %319

319:
  %320 = phi i64 [ 0, %317 ], [ %331, %330 ]
  %321 = trunc i64 %320 to i32
  %322 = extractelement <8 x double> %318, i32 %321
  %323 = fcmp oeq double %322, 0.000000e+00
  br i1 %323, label %330, label %324

324:
  %325 = load ptr, ptr %154, align 8
  %326 = getelementptr inbounds double, ptr %325, i64 %320
  %327 = load double, ptr %326, align 8
  %328 = fcmp uno double %327, 0.000000e+00
  br i1 %328, label %329, label %330

329:
  store double %191, ptr %326, align 8
  br label %330

330:
  %331 = add nuw nsw i64 %320, 1
  %332 = icmp eq i64 %331, 8
  br i1 %332, label %333, label %319

333:
  %334 = load ptr, ptr %154, align 8
  br label %347

335:
  %336 = phi i64 [ %341, %335 ], [ 0, %302 ]
  %337 = phi <8 x double> [ %340, %335 ], [ zeroinitializer, %302 ]
  %338 = getelementptr inbounds <8 x double>, ptr %303, i64 %336
  %339 = load <8 x double>, ptr %338, align 64
  %340 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %339, <8 x double> zeroinitializer, <8 x double> %337)
  %341 = add nuw nsw i64 %336, 1
  %342 = icmp eq i64 %341, %315
  br i1 %342, label %317, label %335

343:
  %344 = icmp ne i64 %357, 0
  %345 = xor i1 %316, true
  %346 = select i1 %344, i1 true, i1 %345
  br i1 %346, label %369, label %360

347:
  %348 = phi i64 [ 0, %333 ], [ %358, %347 ]
  %349 = phi i64 [ -1, %333 ], [ %357, %347 ]
  %350 = phi <8 x i64> [ undef, %333 ], [ %356, %347 ]
  %351 = getelementptr inbounds double, ptr %334, i64 %348
  %352 = load double, ptr %351, align 8
  %353 = fcmp uno double %352, 0.000000e+00
  %354 = sext i1 %353 to i64
  %355 = trunc i64 %348 to i32
  %356 = insertelement <8 x i64> %350, i64 %354, i32 %355
  %357 = and i64 %349, %354
  %358 = add nuw nsw i64 %348, 1
  %359 = icmp eq i64 %358, 8
  br i1 %359, label %343, label %347

360:
  %361 = phi i64 [ %366, %360 ], [ 0, %343 ]
  %362 = getelementptr inbounds <8 x double>, ptr %303, i64 %361
  %363 = bitcast ptr %362 to ptr
  %364 = load <8 x i64>, ptr %363, align 64
  %365 = and <8 x i64> %364, %356
  store <8 x i64> %365, ptr %363, align 64
  %366 = add nuw nsw i64 %361, 1
  %367 = load i64, ptr %15, align 8
  %368 = icmp slt i64 %366, %367
  br i1 %368, label %360, label %369

369:
  %370 = phi i64 [ %315, %343 ], [ %367, %360 ]
  %371 = load ptr, ptr %13, align 8
  %372 = getelementptr inbounds <8 x double>, ptr %371, i64 %370
  %373 = bitcast ptr %372 to ptr
  %374 = bitcast ptr %201 to ptr
  %375 = shl i64 %200, 6
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 64 %373, ptr align 64 %374, i64 %375, i1 false)
  %376 = bitcast ptr %209 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 64 %374, ptr align 64 %376, i64 %375, i1 false)
  %377 = load i64, ptr %158, align 8
  %378 = icmp sgt i64 %377, 0
  br i1 %378, label %379, label %454

379:
  %380 = phi <8 x double> [ %418, %421 ], [ undef, %369 ]
  %381 = phi i64 [ %422, %421 ], [ 0, %369 ]
  %382 = load ptr, ptr %159, align 8
  %383 = getelementptr inbounds i64, ptr %382, i64 %381
  %384 = load i64, ptr %383, align 8
  %385 = getelementptr inbounds <8 x double>, ptr %201, i64 %384
  %386 = load <8 x double>, ptr %385, align 64
  %387 = getelementptr inbounds <8 x double>, ptr %385, i64 1
  %388 = load <8 x double>, ptr %387, align 64
  %389 = fmul <8 x double> %388, %388
  %390 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %386, <8 x double> %386, <8 x double> %389)
  %391 = getelementptr inbounds <8 x double>, ptr %385, i64 2
  %392 = load <8 x double>, ptr %391, align 64
  %393 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %392, <8 x double> %392, <8 x double> %390)
  %394 = getelementptr inbounds <8 x double>, ptr %385, i64 3
  %395 = load <8 x double>, ptr %394, align 64
  %396 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %395, <8 x double> %395, <8 x double> %393)
  br label %413

397:
  %398 = phi i64 [ %411, %410 ], [ 0, %413 ]
  %399 = trunc i64 %398 to i32
  %400 = extractelement <8 x double> %418, i32 %399
  %401 = fcmp olt double %400, 0x3FF000010C6F7A0B
  %402 = fcmp ogt double %400, 0x3FEFFFFDE7210BE9
  %403 = and i1 %401, %402
  br i1 %403, label %410, label %404

404:
  %405 = load ptr, ptr %154, align 8
  %406 = getelementptr inbounds double, ptr %405, i64 %398
  %407 = load double, ptr %406, align 8
  %408 = fcmp uno double %407, 0.000000e+00
  br i1 %408, label %409, label %410

409:
  store double %191, ptr %406, align 8
  br label %410

410:
  %411 = add nuw nsw i64 %398, 1
  %412 = icmp eq i64 %411, 8
  br i1 %412, label %425, label %397

413:
  %414 = phi i32 [ 0, %379 ], [ %419, %413 ]
  %415 = phi <8 x double> [ %380, %379 ], [ %418, %413 ]
  %416 = extractelement <8 x double> %396, i32 %414
  %417 = tail call double @llvm.sqrt.f64(double %416)
  %418 = insertelement <8 x double> %415, double %417, i32 %414
  %419 = add nuw nsw i32 %414, 1
  %420 = icmp eq i32 %419, 8
  br i1 %420, label %397, label %413

421:
  %422 = add nuw nsw i64 %381, 1
  %423 = load i64, ptr %158, align 8
  %424 = icmp slt i64 %422, %423
  br i1 %424, label %379, label %454

425:
  %426 = phi i64 [ %430, %425 ], [ 0, %410 ]
  %427 = getelementptr inbounds <8 x double>, ptr %385, i64 %426
  %428 = load <8 x double>, ptr %427, align 64
  %429 = fdiv <8 x double> %428, %418
  store <8 x double> %429, ptr %427, align 64
  %430 = add nuw nsw i64 %426, 1
  %431 = icmp eq i64 %430, 4
  br i1 %431, label %421, label %425

432:
  %433 = phi i64 [ %452, %432 ], [ 0, %207 ]
  %434 = getelementptr inbounds <8 x double>, ptr %201, i64 %433
  %435 = load <8 x double>, ptr %434, align 64
  %436 = getelementptr inbounds <8 x double>, ptr %205, i64 %433
  %437 = load <8 x double>, ptr %436, align 64
  %438 = add nsw i64 %433, %200
  %439 = getelementptr inbounds <8 x double>, ptr %205, i64 %438
  %440 = load <8 x double>, ptr %439, align 64
  %441 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %440, <8 x double> splat (double 2.000000e+00), <8 x double> %437)
  %442 = add nsw i64 %433, %208
  %443 = getelementptr inbounds <8 x double>, ptr %205, i64 %442
  %444 = load <8 x double>, ptr %443, align 64
  %445 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %444, <8 x double> splat (double 2.000000e+00), <8 x double> %441)
  %446 = add nsw i64 %433, %202
  %447 = getelementptr inbounds <8 x double>, ptr %205, i64 %446
  %448 = load <8 x double>, ptr %447, align 64
  %449 = fadd <8 x double> %445, %448
  %450 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %157, <8 x double> %449, <8 x double> %435)
  %451 = getelementptr inbounds <8 x double>, ptr %209, i64 %433
  store <8 x double> %450, ptr %451, align 64
  %452 = add nuw nsw i64 %433, 1
  %453 = icmp eq i64 %452, %200
  br i1 %453, label %302, label %432

454:
  store i64 %183, ptr %19, align 8
  %455 = load i64, ptr %15, align 8
  %456 = load i64, ptr %160, align 8
  %457 = load i64, ptr %161, align 8
  %458 = icmp slt i64 %456, %457
  br i1 %458, label %459, label %679

459:
  %460 = icmp sgt i64 %455, 0
  br label %461

461:
  %462 = phi i64 [ %457, %459 ], [ %674, %673 ]
  %463 = phi i64 [ %456, %459 ], [ %677, %673 ]
  %464 = phi i32 [ 0, %459 ], [ %676, %673 ]
  %465 = load ptr, ptr %3, align 8
  %466 = getelementptr inbounds double, ptr %465, i64 %463
  %467 = load double, ptr %466, align 8
  %468 = fsub double %467, %191
  %469 = fmul double %12, %468
  %470 = fcmp ogt double %469, 0.000000e+00
  br i1 %470, label %679, label %471

471:
  %472 = fcmp oeq double %467, %191
  br i1 %472, label %473, label %506

473:
  %474 = load ptr, ptr %13, align 8
  %475 = load ptr, ptr %165, align 8
  br label %476

476:
  %477 = phi i64 [ 0, %473 ], [ %504, %503 ]
  %478 = getelementptr inbounds ptr, ptr %475, i64 %477
  %479 = load ptr, ptr %478, align 8
  %480 = icmp eq ptr %479, null
  br i1 %480, label %503, label %481

481:
  %482 = load i64, ptr %15, align 8
  %483 = mul nsw i64 %482, %463
  %484 = getelementptr inbounds double, ptr %479, i64 %483
  %485 = load ptr, ptr %154, align 8
  %486 = getelementptr inbounds double, ptr %485, i64 %477
  %487 = load double, ptr %486, align 8
  %488 = fcmp ord double %487, 0.000000e+00
  %489 = icmp sgt i64 %482, 0
  br i1 %489, label %490, label %503

490:
  %491 = trunc i64 %477 to i32
  br label %492

492:
  %493 = phi i64 [ %501, %498 ], [ 0, %490 ]
  br i1 %488, label %498, label %494

494:
  %495 = getelementptr inbounds <8 x double>, ptr %474, i64 %493
  %496 = load <8 x double>, ptr %495, align 64
  %497 = extractelement <8 x double> %496, i32 %491
  br label %498

498:
  %499 = phi double [ %497, %494 ], [ 0x7FF8000000000000, %492 ]
  %500 = getelementptr inbounds double, ptr %484, i64 %493
  store double %499, ptr %500, align 8
  %501 = add nuw nsw i64 %493, 1
  %502 = icmp eq i64 %501, %482
  br i1 %502, label %503, label %492

503:
  %504 = add nuw nsw i64 %477, 1
  %505 = icmp eq i64 %504, 8
  br i1 %505, label %673, label %476

506:
  %507 = icmp eq i32 %464, 0
  br i1 %507, label %508, label %546

508:
  %509 = load i64, ptr %15, align 8
  %510 = load ptr, ptr %13, align 8
  %511 = getelementptr inbounds <8 x double>, ptr %510, i64 %509
  %512 = shl nsw i64 %509, 1
  %513 = getelementptr inbounds <8 x double>, ptr %510, i64 %512
  %514 = shl nsw i64 %509, 2
  %515 = getelementptr inbounds <8 x double>, ptr %510, i64 %514
  %516 = shl nsw i64 %509, 3
  %517 = getelementptr inbounds <8 x double>, ptr %510, i64 %516
  %518 = mul nsw i64 %509, 9
  %519 = getelementptr inbounds <8 x double>, ptr %510, i64 %518
  %520 = icmp sgt i64 %509, 0
  br i1 %520, label %521, label %546

521:
  %522 = phi i64 [ %544, %521 ], [ 0, %508 ]
  %523 = getelementptr inbounds <8 x double>, ptr %513, i64 %522
  %524 = load <8 x double>, ptr %523, align 64
  %525 = getelementptr inbounds <8 x double>, ptr %511, i64 %522
  %526 = load <8 x double>, ptr %525, align 64
  %527 = fsub <8 x double> %524, %526
  %528 = getelementptr inbounds <8 x double>, ptr %519, i64 %522
  store <8 x double> %527, ptr %528, align 64
  %529 = getelementptr inbounds <8 x double>, ptr %515, i64 %522
  %530 = load <8 x double>, ptr %529, align 64
  %531 = fneg <8 x double> %527
  %532 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %163, <8 x double> %530, <8 x double> %531)
  %533 = add nsw i64 %522, %509
  %534 = getelementptr inbounds <8 x double>, ptr %519, i64 %533
  store <8 x double> %532, ptr %534, align 64
  %535 = getelementptr inbounds <8 x double>, ptr %517, i64 %522
  %536 = load <8 x double>, ptr %535, align 64
  %537 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %164, <8 x double> %536, <8 x double> %527)
  %538 = fsub <8 x double> %537, %532
  %539 = load ptr, ptr %13, align 8
  %540 = load i64, ptr %15, align 8
  %541 = mul nsw i64 %540, 3
  %542 = getelementptr inbounds <8 x double>, ptr %539, i64 %541
  %543 = getelementptr inbounds <8 x double>, ptr %542, i64 %522
  store <8 x double> %538, ptr %543, align 64
  %544 = add nuw nsw i64 %522, 1
  %545 = icmp eq i64 %544, %509
  br i1 %545, label %546, label %521

546:
  %547 = fsub double %467, %182
  %548 = fdiv double %547, %12
  %549 = load ptr, ptr %13, align 8
  %550 = load i64, ptr %15, align 8
  %551 = getelementptr inbounds <8 x double>, ptr %549, i64 %550
  %552 = mul nsw i64 %550, 9
  %553 = getelementptr inbounds <8 x double>, ptr %549, i64 %552
  %554 = mul nsw i64 %550, 3
  %555 = getelementptr inbounds <8 x double>, ptr %549, i64 %554
  %556 = mul nsw i64 %550, 6
  %557 = getelementptr inbounds <8 x double>, ptr %549, i64 %556
  br i1 %460, label %558, label %564

558:
  %559 = insertelement <8 x double> poison, double %548, i64 0
  %560 = shufflevector <8 x double> %559, <8 x double> poison, <8 x i32> zeroinitializer
  %561 = fsub double 1.000000e+00, %548
  %562 = insertelement <8 x double> poison, double %561, i64 0
  %563 = shufflevector <8 x double> %562, <8 x double> poison, <8 x i32> zeroinitializer
  br label %656

564:
  %565 = load i64, ptr %158, align 8
  %566 = icmp sgt i64 %565, 0
  br i1 %566, label %567, label %620

567:
  %568 = phi <8 x double> [ %606, %609 ], [ undef, %564 ]
  %569 = phi i64 [ %610, %609 ], [ 0, %564 ]
  %570 = load ptr, ptr %159, align 8
  %571 = getelementptr inbounds i64, ptr %570, i64 %569
  %572 = load i64, ptr %571, align 8
  %573 = getelementptr inbounds <8 x double>, ptr %557, i64 %572
  %574 = load <8 x double>, ptr %573, align 64
  %575 = getelementptr inbounds <8 x double>, ptr %573, i64 1
  %576 = load <8 x double>, ptr %575, align 64
  %577 = fmul <8 x double> %576, %576
  %578 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %574, <8 x double> %574, <8 x double> %577)
  %579 = getelementptr inbounds <8 x double>, ptr %573, i64 2
  %580 = load <8 x double>, ptr %579, align 64
  %581 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %580, <8 x double> %580, <8 x double> %578)
  %582 = getelementptr inbounds <8 x double>, ptr %573, i64 3
  %583 = load <8 x double>, ptr %582, align 64
  %584 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %583, <8 x double> %583, <8 x double> %581)
  br label %601

585:
  %586 = phi i64 [ %599, %598 ], [ 0, %601 ]
  %587 = trunc i64 %586 to i32
  %588 = extractelement <8 x double> %606, i32 %587
  %589 = fcmp olt double %588, 0x3FF000010C6F7A0B
  %590 = fcmp ogt double %588, 0x3FEFFFFDE7210BE9
  %591 = and i1 %589, %590
  br i1 %591, label %598, label %592

592:
  %593 = load ptr, ptr %154, align 8
  %594 = getelementptr inbounds double, ptr %593, i64 %586
  %595 = load double, ptr %594, align 8
  %596 = fcmp uno double %595, 0.000000e+00
  br i1 %596, label %597, label %598

597:
  store double %467, ptr %594, align 8
  br label %598

598:
  %599 = add nuw nsw i64 %586, 1
  %600 = icmp eq i64 %599, 8
  br i1 %600, label %613, label %585

601:
  %602 = phi i32 [ 0, %567 ], [ %607, %601 ]
  %603 = phi <8 x double> [ %568, %567 ], [ %606, %601 ]
  %604 = extractelement <8 x double> %584, i32 %602
  %605 = tail call double @llvm.sqrt.f64(double %604)
  %606 = insertelement <8 x double> %603, double %605, i32 %602
  %607 = add nuw nsw i32 %602, 1
  %608 = icmp eq i32 %607, 8
  br i1 %608, label %585, label %601

609:
  %610 = add nuw nsw i64 %569, 1
  %611 = load i64, ptr %158, align 8
  %612 = icmp slt i64 %610, %611
  br i1 %612, label %567, label %620

613:
  %614 = phi i64 [ %618, %613 ], [ 0, %598 ]
  %615 = getelementptr inbounds <8 x double>, ptr %573, i64 %614
  %616 = load <8 x double>, ptr %615, align 64
  %617 = fdiv <8 x double> %616, %606
  store <8 x double> %617, ptr %615, align 64
  %618 = add nuw nsw i64 %614, 1
  %619 = icmp eq i64 %618, 4
  br i1 %619, label %609, label %613

620:
  %621 = load ptr, ptr %165, align 8
  br label %622

622:
  %623 = phi i64 [ 0, %620 ], [ %651, %650 ]
  %624 = getelementptr inbounds ptr, ptr %621, i64 %623
  %625 = load ptr, ptr %624, align 8
  %626 = icmp eq ptr %625, null
  br i1 %626, label %650, label %627

627:
  %628 = load i64, ptr %160, align 8
  %629 = load i64, ptr %15, align 8
  %630 = mul nsw i64 %629, %628
  %631 = getelementptr inbounds double, ptr %625, i64 %630
  %632 = load ptr, ptr %154, align 8
  %633 = getelementptr inbounds double, ptr %632, i64 %623
  %634 = load double, ptr %633, align 8
  %635 = fcmp ord double %634, 0.000000e+00
  %636 = icmp sgt i64 %629, 0
  br i1 %636, label %637, label %650

637:
  %638 = trunc i64 %623 to i32
  br label %639

639:
  %640 = phi i64 [ %648, %645 ], [ 0, %637 ]
  br i1 %635, label %645, label %641

641:
  %642 = getelementptr inbounds <8 x double>, ptr %557, i64 %640
  %643 = load <8 x double>, ptr %642, align 64
  %644 = extractelement <8 x double> %643, i32 %638
  br label %645

645:
  %646 = phi double [ %644, %641 ], [ 0x7FF8000000000000, %639 ]
  %647 = getelementptr inbounds double, ptr %631, i64 %640
  store double %646, ptr %647, align 8
  %648 = add nuw nsw i64 %640, 1
  %649 = icmp eq i64 %648, %629
  br i1 %649, label %650, label %639

650:
  %651 = add nuw nsw i64 %623, 1
  %652 = icmp eq i64 %651, 8
  br i1 %652, label %653, label %622

653:
  %654 = load i64, ptr %160, align 8
  %655 = load i64, ptr %161, align 8
  br label %673

656:
  %657 = phi i64 [ 0, %558 ], [ %671, %656 ]
  %658 = getelementptr inbounds <8 x double>, ptr %551, i64 %657
  %659 = load <8 x double>, ptr %658, align 64
  %660 = getelementptr inbounds <8 x double>, ptr %553, i64 %657
  %661 = load <8 x double>, ptr %660, align 64
  %662 = add nsw i64 %657, %455
  %663 = getelementptr inbounds <8 x double>, ptr %553, i64 %662
  %664 = load <8 x double>, ptr %663, align 64
  %665 = getelementptr inbounds <8 x double>, ptr %555, i64 %657
  %666 = load <8 x double>, ptr %665, align 64
  %667 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %560, <8 x double> %666, <8 x double> %664)
  %668 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %563, <8 x double> %667, <8 x double> %661)
  %669 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %560, <8 x double> %668, <8 x double> %659)
  %670 = getelementptr inbounds <8 x double>, ptr %557, i64 %657
  store <8 x double> %669, ptr %670, align 64
  %671 = add nuw nsw i64 %657, 1
  %672 = icmp eq i64 %671, %455
  br i1 %672, label %564, label %656

673:
  %674 = phi i64 [ %655, %653 ], [ %462, %503 ]
  %675 = phi i64 [ %654, %653 ], [ %463, %503 ]
  %676 = phi i32 [ 1, %653 ], [ %464, %503 ]
  %677 = add nsw i64 %675, 1
  store i64 %677, ptr %160, align 8
  %678 = icmp slt i64 %677, %674
  br i1 %678, label %461, label %679

679:
  %680 = load ptr, ptr %165, align 8
  br label %681

681:
  %682 = phi i64 [ 0, %679 ], [ %693, %692 ]
  %683 = phi i1 [ true, %679 ], [ %694, %692 ]
  %684 = getelementptr inbounds ptr, ptr %680, i64 %682
  %685 = load ptr, ptr %684, align 8
  %686 = icmp eq ptr %685, null
  br i1 %686, label %692, label %687

687:
  %688 = load ptr, ptr %154, align 8
  %689 = getelementptr inbounds double, ptr %688, i64 %682
  %690 = load double, ptr %689, align 8
  %691 = fcmp uno double %690, 0.000000e+00
  br i1 %691, label %696, label %692

692:
  %693 = add nuw nsw i64 %682, 1
  %694 = icmp ult i64 %682, 7
  %695 = icmp eq i64 %693, 8
  br i1 %695, label %696, label %681

696:
  %697 = phi i1 [ %683, %687 ], [ %694, %692 ]
  br i1 %697, label %168, label %703

698:
  %699 = phi i64 [ %144, %143 ], [ %171, %170 ], [ %144, %146 ], [ %174, %172 ]
  %700 = load i64, ptr %9, align 8
  %701 = icmp eq i64 %699, %700
  %702 = zext i1 %701 to i64
  br label %703

703:
  %704 = phi i64 [ %702, %698 ], [ 1, %696 ]
  ret i64 %704
}

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

declare double @llvm.fmuladd.f64(double, double, double)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare double @llvm.sqrt.f64(double)
