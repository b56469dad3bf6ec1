; batch: made by tools/make_loops_text.py from batch, lanes
; sources f69b6c09385eac5e595c4d715ea121dd5ebf2b2e2351571fbb5a3707da3f326e
%struct.batch_function = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64 }
%struct.batch_array = type { ptr, ptr, i64 }
%struct.lanes_run = type { ptr, ptr, i64, i64, ptr, i64, ptr, i64, ptr, ptr, ptr, ptr, i64, i64, double, i64, i64 }

define void @batch_run(ptr  %0, i64 %1, i64 %2) {
  %4 = alloca [8 x ptr], align 16
  %5 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 0
  %6 = load ptr, ptr %5
  %7 = icmp eq ptr %6, null
  %8 = select i1 %7, i64 1, i64 8
  %9 = icmp slt i64 %1, %2
  br i1 %9, label %10, label %36

10:
  %11 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 9
  %12 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 4
  %13 = bitcast ptr %4 to ptr
  %14 = add i64 %2, -1
  %15 = xor i1 %7, true
  %16 = getelementptr [8 x ptr], ptr %4, i64 0, i64 3
  %17 = getelementptr [8 x ptr], ptr %4, i64 0, i64 4
  %18 = getelementptr [8 x ptr], ptr %4, i64 0, i64 5
  %19 = getelementptr [8 x ptr], ptr %4, i64 0, i64 6
  %20 = getelementptr [8 x ptr], ptr %4, i64 0, i64 7
  %21 = getelementptr [8 x ptr], ptr %4, i64 0, i64 0
  %22 = getelementptr [8 x ptr], ptr %4, i64 0, i64 1
  %23 = getelementptr [8 x ptr], ptr %4, i64 0, i64 2
  %24 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 2
  %25 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 7
  %26 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 8
  %27 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 3
  %28 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 1
  %29 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 6
  %30 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 10
  %31 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 5
  br label %32

32:
  %33 = phi i64 [ %1, %10 ], [ %220, %219 ]
  %34 = load i64, ptr %11
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %40, label %37

36:
  ret void

37:
  %38 = load ptr, ptr %24
  %39 = icmp eq ptr %38, null
  br i1 %39, label %190, label %187

40:
  %41 = phi i64 [ %184, %183 ], [ %34, %32 ]
  %42 = phi i64 [ %185, %183 ], [ 0, %32 ]
  %43 = load ptr, ptr %12
  %44 = getelementptr %struct.batch_array, ptr %43, i64 %42, i32 0
  %45 = load ptr, ptr %44
  %46 = getelementptr %struct.batch_array, ptr %43, i64 %42, i32 2
  %47 = load i64, ptr %46
  br label %51

48:
  %49 = icmp sgt i64 %47, 7
  %50 = select i1 %15, i1 %49, i1 false
  br i1 %50, label %61, label %160

51:
  %52 = phi i64 [ 0, %40 ], [ %59, %51 ]
  %53 = add i64 %52, %33
  %54 = icmp slt i64 %53, %2
  %55 = select i1 %54, i64 %53, i64 %14
  %56 = mul i64 %55, %47
  %57 = getelementptr double, ptr %45, i64 %56
  %58 = getelementptr [8 x ptr], ptr %4, i64 0, i64 %52
  store ptr %57, ptr %58
  %59 = add i64 %52, 1
  %60 = icmp eq i64 %59, %8
  br i1 %60, label %48, label %51

61:
  %62 = getelementptr %struct.batch_array, ptr %43, i64 %42, i32 1
  %63 = load ptr, ptr %16
  %64 = load ptr, ptr %17, align 16
  %65 = load ptr, ptr %18
  %66 = load ptr, ptr %19, align 16
  %67 = load ptr, ptr %20
  %68 = load ptr, ptr %21, align 16
  %69 = load ptr, ptr %22
  %70 = load ptr, ptr %23, align 16
  br label %71

71:
  %72 = phi i64 [ %47, %61 ], [ %158, %71 ]
  %73 = phi i64 [ 0, %61 ], [ %74, %71 ]
  %74 = add i64 %73, 8
  %75 = icmp slt i64 %74, %72
  %76 = add i64 %72, -8
  %77 = select i1 %75, i64 %73, i64 %76
  %78 = getelementptr double, ptr %68, i64 %77
  %79 = bitcast ptr %78 to ptr
  %80 = load <8 x double>, ptr %79, align 8
  %81 = getelementptr double, ptr %69, i64 %77
  %82 = bitcast ptr %81 to ptr
  %83 = load <8 x double>, ptr %82, align 8
  %84 = getelementptr double, ptr %70, i64 %77
  %85 = bitcast ptr %84 to ptr
  %86 = load <8 x double>, ptr %85, align 8
  %87 = getelementptr double, ptr %63, i64 %77
  %88 = bitcast ptr %87 to ptr
  %89 = load <8 x double>, ptr %88, align 8
  %90 = getelementptr double, ptr %64, i64 %77
  %91 = bitcast ptr %90 to ptr
  %92 = load <8 x double>, ptr %91, align 8
  %93 = getelementptr double, ptr %65, i64 %77
  %94 = bitcast ptr %93 to ptr
  %95 = load <8 x double>, ptr %94, align 8
  %96 = getelementptr double, ptr %66, i64 %77
  %97 = bitcast ptr %96 to ptr
  %98 = load <8 x double>, ptr %97, align 8
  %99 = getelementptr double, ptr %67, i64 %77
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
  %126 = load ptr, ptr %62
  %127 = shl i64 %77, 3
  %128 = getelementptr double, ptr %126, i64 %127
  %129 = bitcast ptr %128 to ptr
  store <8 x double> %118, ptr %129, align 64
  %130 = load ptr, ptr %62
  %131 = add i64 %127, 8
  %132 = getelementptr double, ptr %130, i64 %131
  %133 = bitcast ptr %132 to ptr
  store <8 x double> %120, ptr %133, align 64
  %134 = load ptr, ptr %62
  %135 = add i64 %127, 16
  %136 = getelementptr double, ptr %134, i64 %135
  %137 = bitcast ptr %136 to ptr
  store <8 x double> %122, ptr %137, align 64
  %138 = load ptr, ptr %62
  %139 = add i64 %127, 24
  %140 = getelementptr double, ptr %138, i64 %139
  %141 = bitcast ptr %140 to ptr
  store <8 x double> %124, ptr %141, align 64
  %142 = load ptr, ptr %62
  %143 = add i64 %127, 32
  %144 = getelementptr double, ptr %142, i64 %143
  %145 = bitcast ptr %144 to ptr
  store <8 x double> %119, ptr %145, align 64
  %146 = load ptr, ptr %62
  %147 = add i64 %127, 40
  %148 = getelementptr double, ptr %146, i64 %147
  %149 = bitcast ptr %148 to ptr
  store <8 x double> %121, ptr %149, align 64
  %150 = load ptr, ptr %62
  %151 = add i64 %127, 48
  %152 = getelementptr double, ptr %150, i64 %151
  %153 = bitcast ptr %152 to ptr
  store <8 x double> %123, ptr %153, align 64
  %154 = load ptr, ptr %62
  %155 = add i64 %127, 56
  %156 = getelementptr double, ptr %154, i64 %155
  %157 = bitcast ptr %156 to ptr
  store <8 x double> %125, ptr %157, align 64
  %158 = load i64, ptr %46
  %159 = icmp slt i64 %74, %158
  br i1 %159, label %71, label %181

160:
  %161 = icmp sgt i64 %47, 0
  %162 = getelementptr %struct.batch_array, ptr %43, i64 %42, i32 1
  br label %163

163:
  %164 = phi i64 [ 0, %160 ], [ %170, %169 ]
  br i1 %161, label %165, label %169

165:
  %166 = getelementptr [8 x ptr], ptr %4, i64 0, i64 %164
  %167 = load ptr, ptr %166
  %168 = load ptr, ptr %162
  br label %172

169:
  %170 = add i64 %164, 1
  %171 = icmp eq i64 %170, %8
  br i1 %171, label %183, label %163

172:
  %173 = phi i64 [ 0, %165 ], [ %179, %172 ]
  %174 = getelementptr double, ptr %167, i64 %173
  %175 = load double, ptr %174
  %176 = mul i64 %173, %8
  %177 = add i64 %176, %164
  %178 = getelementptr double, ptr %168, i64 %177
  store double %175, ptr %178
  %179 = add i64 %173, 1
  %180 = icmp eq i64 %179, %47
  br i1 %180, label %169, label %172

181:
  %182 = load i64, ptr %11
  br label %183

183:
  %184 = phi i64 [ %182, %181 ], [ %41, %169 ]
  %185 = add i64 %42, 1
  %186 = icmp slt i64 %185, %184
  br i1 %186, label %40, label %37

187:
  %188 = load ptr, ptr %25
  %189 = load ptr, ptr %26
  call void %38(ptr %188, ptr %189)
  br label %190

190:
  %191 = load ptr, ptr %5
  %192 = icmp eq ptr %191, null
  br i1 %192, label %195, label %193

193:
  %194 = load ptr, ptr %27
  call void %191(ptr %194)
  br label %204

195:
  %196 = load ptr, ptr %28
  %197 = load ptr, ptr %29
  %198 = icmp eq ptr %197, null
  br i1 %198, label %201, label %199

199:
  %200 = load double, ptr %197
  br label %201

201:
  %202 = phi double [ %200, %199 ], [ 0.000000e+00, %195 ]
  %203 = load ptr, ptr %27
  call void %196(double %202, ptr %203)
  br label %204

204:
  %205 = load i64, ptr %30
  %206 = icmp sgt i64 %205, 0
  br i1 %206, label %207, label %219

207:
  %208 = sub i64 %2, %33
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
  %220 = add i64 %33, %8
  %221 = icmp slt i64 %220, %2
  br i1 %221, label %32, label %36

222:
  %223 = phi i64 [ %205, %207 ], [ %365, %364 ]
  %224 = phi i64 [ 0, %207 ], [ %366, %364 ]
  %225 = load ptr, ptr %31
  %226 = getelementptr %struct.batch_array, ptr %225, i64 %224, i32 0
  %227 = load ptr, ptr %226
  %228 = getelementptr %struct.batch_array, ptr %225, i64 %224, i32 2
  %229 = load i64, ptr %228
  %230 = mul i64 %229, %33
  %231 = getelementptr double, ptr %227, i64 %230
  %232 = icmp sgt i64 %229, 7
  %233 = select i1 %15, i1 %232, i1 false
  br i1 %233, label %238, label %234

234:
  br i1 %211, label %235, label %364

235:
  %236 = icmp sgt i64 %229, 0
  %237 = getelementptr %struct.batch_array, ptr %225, i64 %224, i32 1
  br label %344

238:
  %239 = getelementptr %struct.batch_array, ptr %225, i64 %224, i32 1
  br label %240

240:
  %241 = phi i64 [ %229, %238 ], [ %342, %341 ]
  %242 = phi i64 [ 0, %238 ], [ %243, %341 ]
  %243 = add i64 %242, 8
  %244 = icmp slt i64 %243, %241
  %245 = add i64 %241, -8
  %246 = select i1 %244, i64 %242, i64 %245
  %247 = load ptr, ptr %239
  %248 = shl i64 %246, 3
  %249 = getelementptr double, ptr %247, i64 %248
  %250 = bitcast ptr %249 to ptr
  %251 = load <8 x double>, ptr %250, align 64
  %252 = getelementptr double, ptr %249, i64 8
  %253 = bitcast ptr %252 to ptr
  %254 = load <8 x double>, ptr %253, align 64
  %255 = getelementptr double, ptr %249, i64 16
  %256 = bitcast ptr %255 to ptr
  %257 = load <8 x double>, ptr %256, align 64
  %258 = getelementptr double, ptr %249, i64 24
  %259 = bitcast ptr %258 to ptr
  %260 = load <8 x double>, ptr %259, align 64
  %261 = getelementptr double, ptr %249, i64 32
  %262 = bitcast ptr %261 to ptr
  %263 = load <8 x double>, ptr %262, align 64
  %264 = getelementptr double, ptr %249, i64 40
  %265 = bitcast ptr %264 to ptr
  %266 = load <8 x double>, ptr %265, align 64
  %267 = getelementptr double, ptr %249, i64 48
  %268 = bitcast ptr %267 to ptr
  %269 = load <8 x double>, ptr %268, align 64
  %270 = getelementptr double, ptr %249, i64 56
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
  %298 = getelementptr double, ptr %231, i64 %246
  %299 = bitcast ptr %298 to ptr
  store <8 x double> %297, ptr %299, align 8
  br i1 %212, label %300, label %341

300:
  %301 = load i64, ptr %228
  %302 = getelementptr double, ptr %231, i64 %301
  %303 = getelementptr double, ptr %302, i64 %246
  %304 = bitcast ptr %303 to ptr
  store <8 x double> %290, ptr %304, align 8
  br i1 %213, label %305, label %341

305:
  %306 = load i64, ptr %228
  %307 = shl i64 %306, 1
  %308 = getelementptr double, ptr %231, i64 %307
  %309 = getelementptr double, ptr %308, i64 %246
  %310 = bitcast ptr %309 to ptr
  store <8 x double> %292, ptr %310, align 8
  br i1 %214, label %311, label %341

311:
  %312 = load i64, ptr %228
  %313 = mul i64 %312, 3
  %314 = getelementptr double, ptr %231, i64 %313
  %315 = getelementptr double, ptr %314, i64 %246
  %316 = bitcast ptr %315 to ptr
  store <8 x double> %294, ptr %316, align 8
  br i1 %215, label %317, label %341

317:
  %318 = load i64, ptr %228
  %319 = shl i64 %318, 2
  %320 = getelementptr double, ptr %231, i64 %319
  %321 = getelementptr double, ptr %320, i64 %246
  %322 = bitcast ptr %321 to ptr
  store <8 x double> %289, ptr %322, align 8
  br i1 %216, label %323, label %341

323:
  %324 = load i64, ptr %228
  %325 = mul i64 %324, 5
  %326 = getelementptr double, ptr %231, i64 %325
  %327 = getelementptr double, ptr %326, i64 %246
  %328 = bitcast ptr %327 to ptr
  store <8 x double> %291, ptr %328, align 8
  br i1 %217, label %329, label %341

329:
  %330 = load i64, ptr %228
  %331 = mul i64 %330, 6
  %332 = getelementptr double, ptr %231, i64 %331
  %333 = getelementptr double, ptr %332, i64 %246
  %334 = bitcast ptr %333 to ptr
  store <8 x double> %293, ptr %334, align 8
  br i1 %218, label %335, label %341

335:
  %336 = load i64, ptr %228
  %337 = mul i64 %336, 7
  %338 = getelementptr double, ptr %231, i64 %337
  %339 = getelementptr double, ptr %338, i64 %246
  %340 = bitcast ptr %339 to ptr
  store <8 x double> %295, ptr %340, align 8
  br label %341

341:
  %342 = load i64, ptr %228
  %343 = icmp slt i64 %243, %342
  br i1 %343, label %240, label %362

344:
  %345 = phi i64 [ 0, %235 ], [ %350, %349 ]
  br i1 %236, label %346, label %349

346:
  %347 = load ptr, ptr %237
  %348 = mul i64 %345, %229
  br label %352

349:
  %350 = add i64 %345, 1
  %351 = icmp eq i64 %350, %210
  br i1 %351, label %364, label %344

352:
  %353 = phi i64 [ 0, %346 ], [ %360, %352 ]
  %354 = mul i64 %353, %8
  %355 = add i64 %354, %345
  %356 = getelementptr double, ptr %347, i64 %355
  %357 = load double, ptr %356
  %358 = add i64 %353, %348
  %359 = getelementptr double, ptr %231, i64 %358
  store double %357, ptr %359
  %360 = add i64 %353, 1
  %361 = icmp eq i64 %360, %229
  br i1 %361, label %349, label %352

362:
  %363 = load i64, ptr %30
  br label %364

364:
  %365 = phi i64 [ %363, %362 ], [ %223, %234 ], [ %223, %349 ]
  %366 = add i64 %224, 1
  %367 = icmp slt i64 %366, %365
  br i1 %367, label %222, label %219
}

define i64 @lanes_advance(ptr %0, i64 %1) {
  %3 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 10
  %4 = load ptr, ptr %3
  %5 = load double, ptr %4
  %6 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 14
  %7 = load double, ptr %6
  %8 = fsub double %7, %5
  %9 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 15
  %10 = load i64, ptr %9
  %11 = sitofp i64 %10 to double
  %12 = fdiv double %8, %11
  %13 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 8
  %14 = load ptr, ptr %13
  %15 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 5
  %16 = load i64, ptr %15
  %17 = shl i64 %16, 2
  %18 = getelementptr <8 x double>, ptr %14, i64 %17
  %19 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 16
  %20 = load i64, ptr %19
  %21 = icmp slt i64 %20, 0
  br i1 %21, label %22, label %46

22:
  %23 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 13
  %24 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 12
  %25 = load i64, ptr %23
  %26 = load i64, ptr %24
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %28, label %44

28:
  %29 = getelementptr double, ptr %4, i64 %25
  %30 = load double, ptr %29
  %31 = fcmp oeq double %30, %5
  br i1 %31, label %32, label %42

32:
  %33 = load ptr, ptr %13
  call void @write(ptr %0, ptr %33)
  %34 = load i64, ptr %23
  %35 = load i64, ptr %24
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %37, label %42

37:
  %38 = load ptr, ptr %3
  %39 = getelementptr double, ptr %38, i64 %34
  %40 = load double, ptr %39
  %41 = fcmp oeq double %40, %5
  br i1 %41, label %32, label %42

42:
  %43 = load ptr, ptr %13
  br label %44

44:
  %45 = phi ptr [ %43, %42 ], [ %14, %22 ]
  call void @rates(ptr %0, double %5, ptr %45, ptr %18)
  store i64 0, ptr %19
  br label %46

46:
  %47 = phi i64 [ 0, %44 ], [ %20, %2 ]
  %48 = icmp sgt i64 %1, 0
  br i1 %48, label %49, label %282

49:
  %50 = bitcast ptr %18 to ptr
  %51 = fmul double %12, 5.000000e-01
  %52 = fdiv double %12, 6.000000e+00
  %53 = insertelement <8 x double> poison, double %52, i64 0
  %54 = shufflevector <8 x double> %53, <8 x double> poison, <8 x i32> zeroinitializer
  %55 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 13
  %56 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 12
  %57 = insertelement <8 x double> poison, double %12, i64 0
  %58 = shufflevector <8 x double> %57, <8 x double> poison, <8 x i32> zeroinitializer
  %59 = fneg <8 x double> %58
  %60 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 9
  %61 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 11
  %62 = load i64, ptr %9
  %63 = icmp slt i64 %47, %62
  br i1 %63, label %73, label %282

64:
  %65 = icmp sgt i64 %75, 1
  br i1 %65, label %68, label %66

66:
  %67 = load i64, ptr %19
  br label %282

68:
  %69 = add i64 %75, -1
  %70 = load i64, ptr %19
  %71 = load i64, ptr %9
  %72 = icmp slt i64 %70, %71
  br i1 %72, label %73, label %282

73:
  %74 = phi i64 [ %71, %68 ], [ %62, %49 ]
  %75 = phi i64 [ %69, %68 ], [ %1, %49 ]
  %76 = phi i64 [ %70, %68 ], [ %47, %49 ]
  %77 = sitofp i64 %76 to double
  %78 = call double @llvm.fmuladd.f64(double %77, double %12, double %5)
  %79 = add i64 %76, 1
  %80 = icmp eq i64 %79, %74
  br i1 %80, label %81, label %83

81:
  %82 = load double, ptr %6
  br label %86

83:
  %84 = sitofp i64 %79 to double
  %85 = call double @llvm.fmuladd.f64(double %84, double %12, double %5)
  br label %86

86:
  %87 = phi double [ %82, %81 ], [ %85, %83 ]
  %88 = icmp sgt i64 %76, 0
  br i1 %88, label %89, label %95

89:
  %90 = load i64, ptr %15
  %91 = shl i64 %90, 2
  %92 = getelementptr <8 x double>, ptr %18, i64 %91
  %93 = bitcast ptr %92 to ptr
  %94 = shl i64 %90, 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %50, ptr align 64 %93, i64 %94, i1 false)
  br label %95

95:
  %96 = load i64, ptr %15
  %97 = load ptr, ptr %13
  %98 = mul i64 %96, 3
  %99 = getelementptr <8 x double>, ptr %97, i64 %98
  %100 = shl i64 %96, 2
  %101 = getelementptr <8 x double>, ptr %97, i64 %100
  %102 = icmp sgt i64 %96, 0
  br label %106

103:
  %104 = shl i64 %96, 1
  %105 = getelementptr <8 x double>, ptr %97, i64 %104
  br i1 %102, label %132, label %154

106:
  %107 = phi i64 [ 1, %95 ], [ %119, %115 ]
  %108 = icmp eq i64 %107, 3
  %109 = select i1 %108, double %12, double %51
  br i1 %102, label %110, label %115

110:
  %111 = insertelement <8 x double> poison, double %109, i64 0
  %112 = shufflevector <8 x double> %111, <8 x double> poison, <8 x i32> zeroinitializer
  %113 = add i64 %107, -1
  %114 = mul i64 %113, %96
  br label %121

115:
  %116 = fadd double %78, %109
  %117 = mul i64 %107, %96
  %118 = getelementptr <8 x double>, ptr %101, i64 %117
  call void @rates(ptr %0, double %116, ptr %99, ptr %118)
  %119 = add i64 %107, 1
  %120 = icmp eq i64 %119, 4
  br i1 %120, label %103, label %106

121:
  %122 = phi i64 [ 0, %110 ], [ %130, %121 ]
  %123 = getelementptr <8 x double>, ptr %97, i64 %122
  %124 = load <8 x double>, ptr %123, align 64
  %125 = add i64 %122, %114
  %126 = getelementptr <8 x double>, ptr %101, i64 %125
  %127 = load <8 x double>, ptr %126, align 64
  %128 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %112, <8 x double> %127, <8 x double> %124)
  %129 = getelementptr <8 x double>, ptr %99, i64 %122
  store <8 x double> %128, ptr %129, align 64
  %130 = add i64 %122, 1
  %131 = icmp eq i64 %130, %96
  br i1 %131, label %115, label %121

132:
  %133 = phi i64 [ %152, %132 ], [ 0, %103 ]
  %134 = getelementptr <8 x double>, ptr %97, i64 %133
  %135 = load <8 x double>, ptr %134, align 64
  %136 = getelementptr <8 x double>, ptr %101, i64 %133
  %137 = load <8 x double>, ptr %136, align 64
  %138 = add i64 %133, %96
  %139 = getelementptr <8 x double>, ptr %101, i64 %138
  %140 = load <8 x double>, ptr %139, align 64
  %141 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %140, <8 x double> splat (double 2.000000e+00), <8 x double> %137)
  %142 = add i64 %133, %104
  %143 = getelementptr <8 x double>, ptr %101, i64 %142
  %144 = load <8 x double>, ptr %143, align 64
  %145 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %144, <8 x double> splat (double 2.000000e+00), <8 x double> %141)
  %146 = add i64 %133, %98
  %147 = getelementptr <8 x double>, ptr %101, i64 %146
  %148 = load <8 x double>, ptr %147, align 64
  %149 = fadd <8 x double> %145, %148
  %150 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %54, <8 x double> %149, <8 x double> %135)
  %151 = getelementptr <8 x double>, ptr %105, i64 %133
  store <8 x double> %150, ptr %151, align 64
  %152 = add i64 %133, 1
  %153 = icmp eq i64 %152, %96
  br i1 %153, label %154, label %132

154:
  %155 = getelementptr <8 x double>, ptr %101, i64 %100
  call void @rates(ptr %0, double %87, ptr %105, ptr %155)
  %156 = load ptr, ptr %13
  %157 = load i64, ptr %15
  %158 = getelementptr <8 x double>, ptr %156, i64 %157
  %159 = bitcast ptr %158 to ptr
  %160 = bitcast ptr %97 to ptr
  %161 = shl i64 %96, 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %159, ptr align 64 %160, i64 %161, i1 false)
  %162 = bitcast ptr %105 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %160, ptr align 64 %162, i64 %161, i1 false)
  call void @normalize(ptr %0, double %87, ptr %97)
  store i64 %79, ptr %19
  %163 = load i64, ptr %15
  %164 = load i64, ptr %55
  %165 = load i64, ptr %56
  %166 = icmp slt i64 %164, %165
  br i1 %166, label %167, label %263

167:
  %168 = icmp sgt i64 %163, 0
  br label %169

169:
  %170 = phi i64 [ %164, %167 ], [ %260, %258 ]
  %171 = phi i32 [ 0, %167 ], [ %259, %258 ]
  %172 = load ptr, ptr %3
  %173 = getelementptr double, ptr %172, i64 %170
  %174 = load double, ptr %173
  %175 = fsub double %174, %87
  %176 = fmul double %12, %175
  %177 = fcmp ogt double %176, 0.000000e+00
  br i1 %177, label %263, label %178

178:
  %179 = fcmp oeq double %174, %87
  br i1 %179, label %180, label %182

180:
  %181 = load ptr, ptr %13
  call void @write(ptr %0, ptr %181)
  br label %258

182:
  %183 = icmp eq i32 %171, 0
  br i1 %183, label %184, label %222

184:
  %185 = load i64, ptr %15
  %186 = load ptr, ptr %13
  %187 = getelementptr <8 x double>, ptr %186, i64 %185
  %188 = shl i64 %185, 1
  %189 = getelementptr <8 x double>, ptr %186, i64 %188
  %190 = shl i64 %185, 2
  %191 = getelementptr <8 x double>, ptr %186, i64 %190
  %192 = shl i64 %185, 3
  %193 = getelementptr <8 x double>, ptr %186, i64 %192
  %194 = mul i64 %185, 9
  %195 = getelementptr <8 x double>, ptr %186, i64 %194
  %196 = icmp sgt i64 %185, 0
  br i1 %196, label %197, label %222

197:
  %198 = phi i64 [ %220, %197 ], [ 0, %184 ]
  %199 = getelementptr <8 x double>, ptr %189, i64 %198
  %200 = load <8 x double>, ptr %199, align 64
  %201 = getelementptr <8 x double>, ptr %187, i64 %198
  %202 = load <8 x double>, ptr %201, align 64
  %203 = fsub <8 x double> %200, %202
  %204 = getelementptr <8 x double>, ptr %195, i64 %198
  store <8 x double> %203, ptr %204, align 64
  %205 = getelementptr <8 x double>, ptr %191, i64 %198
  %206 = load <8 x double>, ptr %205, align 64
  %207 = fneg <8 x double> %203
  %208 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %58, <8 x double> %206, <8 x double> %207)
  %209 = add i64 %198, %185
  %210 = getelementptr <8 x double>, ptr %195, i64 %209
  store <8 x double> %208, ptr %210, align 64
  %211 = getelementptr <8 x double>, ptr %193, i64 %198
  %212 = load <8 x double>, ptr %211, align 64
  %213 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %59, <8 x double> %212, <8 x double> %203)
  %214 = fsub <8 x double> %213, %208
  %215 = load ptr, ptr %13
  %216 = load i64, ptr %15
  %217 = mul i64 %216, 3
  %218 = getelementptr <8 x double>, ptr %215, i64 %217
  %219 = getelementptr <8 x double>, ptr %218, i64 %198
  store <8 x double> %214, ptr %219, align 64
  %220 = add i64 %198, 1
  %221 = icmp eq i64 %220, %185
  br i1 %221, label %222, label %197

222:
  %223 = fsub double %174, %78
  %224 = fdiv double %223, %12
  %225 = load ptr, ptr %13
  %226 = load i64, ptr %15
  %227 = getelementptr <8 x double>, ptr %225, i64 %226
  %228 = mul i64 %226, 9
  %229 = getelementptr <8 x double>, ptr %225, i64 %228
  %230 = mul i64 %226, 3
  %231 = getelementptr <8 x double>, ptr %225, i64 %230
  %232 = mul i64 %226, 6
  %233 = getelementptr <8 x double>, ptr %225, i64 %232
  br i1 %168, label %234, label %240

234:
  %235 = insertelement <8 x double> poison, double %224, i64 0
  %236 = shufflevector <8 x double> %235, <8 x double> poison, <8 x i32> zeroinitializer
  %237 = fsub double 1.000000e+00, %224
  %238 = insertelement <8 x double> poison, double %237, i64 0
  %239 = shufflevector <8 x double> %238, <8 x double> poison, <8 x i32> zeroinitializer
  br label %241

240:
  call void @normalize(ptr %0, double %174, ptr %233)
  call void @write(ptr %0, ptr %233)
  br label %258

241:
  %242 = phi i64 [ 0, %234 ], [ %256, %241 ]
  %243 = getelementptr <8 x double>, ptr %227, i64 %242
  %244 = load <8 x double>, ptr %243, align 64
  %245 = getelementptr <8 x double>, ptr %229, i64 %242
  %246 = load <8 x double>, ptr %245, align 64
  %247 = add i64 %242, %163
  %248 = getelementptr <8 x double>, ptr %229, i64 %247
  %249 = load <8 x double>, ptr %248, align 64
  %250 = getelementptr <8 x double>, ptr %231, i64 %242
  %251 = load <8 x double>, ptr %250, align 64
  %252 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %236, <8 x double> %251, <8 x double> %249)
  %253 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %239, <8 x double> %252, <8 x double> %246)
  %254 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %236, <8 x double> %253, <8 x double> %244)
  %255 = getelementptr <8 x double>, ptr %233, i64 %242
  store <8 x double> %254, ptr %255, align 64
  %256 = add i64 %242, 1
  %257 = icmp eq i64 %256, %163
  br i1 %257, label %240, label %241

258:
  %259 = phi i32 [ %171, %180 ], [ 1, %240 ]
  %260 = load i64, ptr %55
  %261 = load i64, ptr %56
  %262 = icmp slt i64 %260, %261
  br i1 %262, label %169, label %263

263:
  %264 = load ptr, ptr %61
  br label %265

265:
  %266 = phi i64 [ 0, %263 ], [ %277, %276 ]
  %267 = phi i1 [ true, %263 ], [ %278, %276 ]
  %268 = getelementptr ptr, ptr %264, i64 %266
  %269 = load ptr, ptr %268
  %270 = icmp eq ptr %269, null
  br i1 %270, label %276, label %271

271:
  %272 = load ptr, ptr %60
  %273 = getelementptr double, ptr %272, i64 %266
  %274 = load double, ptr %273
  %275 = fcmp uno double %274, 0.000000e+00
  br i1 %275, label %280, label %276

276:
  %277 = add i64 %266, 1
  %278 = icmp ult i64 %266, 7
  %279 = icmp eq i64 %277, 8
  br i1 %279, label %280, label %265

280:
  %281 = phi i1 [ %267, %271 ], [ %278, %276 ]
  br i1 %281, label %64, label %287

282:
  %283 = phi i64 [ %47, %46 ], [ %67, %66 ], [ %47, %49 ], [ %70, %68 ]
  %284 = load i64, ptr %9
  %285 = icmp eq i64 %283, %284
  %286 = zext i1 %285 to i64
  br label %287

287:
  %288 = phi i64 [ %286, %282 ], [ 1, %280 ]
  ret i64 %288
}

define internal void @write(ptr  %0, ptr  %1) {
  %3 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 11
  %4 = load ptr, ptr %3
  %5 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 13
  %6 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 5
  %7 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 9
  br label %11

8:
  %9 = load i64, ptr %5
  %10 = add i64 %9, 1
  store i64 %10, ptr %5
  ret void

11:
  %12 = phi i64 [ 0, %2 ], [ %40, %39 ]
  %13 = getelementptr ptr, ptr %4, i64 %12
  %14 = load ptr, ptr %13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %39, label %16

16:
  %17 = load i64, ptr %5
  %18 = load i64, ptr %6
  %19 = mul i64 %18, %17
  %20 = getelementptr double, ptr %14, i64 %19
  %21 = load ptr, ptr %7
  %22 = getelementptr double, ptr %21, i64 %12
  %23 = load double, ptr %22
  %24 = fcmp ord double %23, 0.000000e+00
  %25 = icmp sgt i64 %18, 0
  br i1 %25, label %26, label %39

26:
  %27 = trunc i64 %12 to i32
  br label %28

28:
  %29 = phi i64 [ %37, %34 ], [ 0, %26 ]
  br i1 %24, label %34, label %30

30:
  %31 = getelementptr <8 x double>, ptr %1, i64 %29
  %32 = load <8 x double>, ptr %31, align 64
  %33 = extractelement <8 x double> %32, i32 %27
  br label %34

34:
  %35 = phi double [ %33, %30 ], [ 0x7FF8000000000000, %28 ]
  %36 = getelementptr double, ptr %20, i64 %29
  store double %35, ptr %36
  %37 = add i64 %29, 1
  %38 = icmp eq i64 %37, %18
  br i1 %38, label %39, label %28

39:
  %40 = add i64 %12, 1
  %41 = icmp eq i64 %40, 8
  br i1 %41, label %8, label %11
}

define internal void @rates(ptr  %0, double %1, ptr %2, ptr %3) {
  %5 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 4
  %6 = load ptr, ptr %5
  store double %1, ptr %6
  %7 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 2
  %10 = load i64, ptr %9
  %11 = getelementptr ptr, ptr %8, i64 %10
  %12 = bitcast ptr %11 to ptr
  store ptr %2, ptr %12
  %13 = load ptr, ptr %7
  %14 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 3
  %15 = load i64, ptr %14
  %16 = getelementptr ptr, ptr %13, i64 %15
  %17 = bitcast ptr %16 to ptr
  store ptr %3, ptr %17
  %18 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 0
  %19 = load ptr, ptr %18
  %20 = load ptr, ptr %7
  call void %19(ptr %20)
  %21 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 5
  %22 = load i64, ptr %21
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %43, label %24

24:
  %25 = phi <8 x double> [ zeroinitializer, %4 ], [ %48, %43 ]
  %26 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 9
  br label %27

27:
  %28 = phi i64 [ 0, %24 ], [ %39, %38 ]
  %29 = trunc i64 %28 to i32
  %30 = extractelement <8 x double> %25, i32 %29
  %31 = fcmp oeq double %30, 0.000000e+00
  br i1 %31, label %38, label %32

32:
  %33 = load ptr, ptr %26
  %34 = getelementptr double, ptr %33, i64 %28
  %35 = load double, ptr %34
  %36 = fcmp uno double %35, 0.000000e+00
  br i1 %36, label %37, label %38

37:
  store double %1, ptr %34
  br label %38

38:
  %39 = add i64 %28, 1
  %40 = icmp eq i64 %39, 8
  br i1 %40, label %41, label %27

41:
  %42 = load ptr, ptr %26
  br label %55

43:
  %44 = phi i64 [ %49, %43 ], [ 0, %4 ]
  %45 = phi <8 x double> [ %48, %43 ], [ zeroinitializer, %4 ]
  %46 = getelementptr <8 x double>, ptr %3, i64 %44
  %47 = load <8 x double>, ptr %46, align 64
  %48 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %47, <8 x double> zeroinitializer, <8 x double> %45)
  %49 = add i64 %44, 1
  %50 = icmp eq i64 %49, %22
  br i1 %50, label %24, label %43

51:
  %52 = icmp ne i64 %65, 0
  %53 = xor i1 %23, true
  %54 = select i1 %52, i1 true, i1 %53
  br i1 %54, label %77, label %68

55:
  %56 = phi i64 [ 0, %41 ], [ %66, %55 ]
  %57 = phi i64 [ -1, %41 ], [ %65, %55 ]
  %58 = phi <8 x i64> [ undef, %41 ], [ %64, %55 ]
  %59 = getelementptr double, ptr %42, i64 %56
  %60 = load double, ptr %59
  %61 = fcmp uno double %60, 0.000000e+00
  %62 = sext i1 %61 to i64
  %63 = trunc i64 %56 to i32
  %64 = insertelement <8 x i64> %58, i64 %62, i32 %63
  %65 = and i64 %57, %62
  %66 = add i64 %56, 1
  %67 = icmp eq i64 %66, 8
  br i1 %67, label %51, label %55

68:
  %69 = phi i64 [ %74, %68 ], [ 0, %51 ]
  %70 = getelementptr <8 x double>, ptr %3, i64 %69
  %71 = bitcast ptr %70 to ptr
  %72 = load <8 x i64>, ptr %71, align 64
  %73 = and <8 x i64> %72, %64
  store <8 x i64> %73, ptr %71, align 64
  %74 = add i64 %69, 1
  %75 = load i64, ptr %21
  %76 = icmp slt i64 %74, %75
  br i1 %76, label %68, label %77

77:
  ret void
}

declare double @llvm.fmuladd.f64(double, double, double)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

define internal void @normalize(ptr  %0, double %1, ptr  %2) {
  %4 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 7
  %5 = load i64, ptr %4
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %10

7:
  %8 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 6
  %9 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 9
  br label %11

10:
  ret void

11:
  %12 = phi <8 x double> [ undef, %7 ], [ %50, %53 ]
  %13 = phi i64 [ 0, %7 ], [ %54, %53 ]
  %14 = load ptr, ptr %8
  %15 = getelementptr i64, ptr %14, i64 %13
  %16 = load i64, ptr %15
  %17 = getelementptr <8 x double>, ptr %2, i64 %16
  %18 = load <8 x double>, ptr %17, align 64
  %19 = getelementptr <8 x double>, ptr %17, i64 1
  %20 = load <8 x double>, ptr %19, align 64
  %21 = fmul <8 x double> %20, %20
  %22 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %18, <8 x double> %18, <8 x double> %21)
  %23 = getelementptr <8 x double>, ptr %17, i64 2
  %24 = load <8 x double>, ptr %23, align 64
  %25 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %24, <8 x double> %24, <8 x double> %22)
  %26 = getelementptr <8 x double>, ptr %17, i64 3
  %27 = load <8 x double>, ptr %26, align 64
  %28 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %27, <8 x double> %27, <8 x double> %25)
  br label %45

29:
  %30 = phi i64 [ %43, %42 ], [ 0, %45 ]
  %31 = trunc i64 %30 to i32
  %32 = extractelement <8 x double> %50, i32 %31
  %33 = fcmp olt double %32, 0x3FF000010C6F7A0B
  %34 = fcmp ogt double %32, 0x3FEFFFFDE7210BE9
  %35 = and i1 %33, %34
  br i1 %35, label %42, label %36

36:
  %37 = load ptr, ptr %9
  %38 = getelementptr double, ptr %37, i64 %30
  %39 = load double, ptr %38
  %40 = fcmp uno double %39, 0.000000e+00
  br i1 %40, label %41, label %42

41:
  store double %1, ptr %38
  br label %42

42:
  %43 = add i64 %30, 1
  %44 = icmp eq i64 %43, 8
  br i1 %44, label %57, label %29

45:
  %46 = phi i32 [ 0, %11 ], [ %51, %45 ]
  %47 = phi <8 x double> [ %12, %11 ], [ %50, %45 ]
  %48 = extractelement <8 x double> %28, i32 %46
  %49 = call double @llvm.sqrt.f64(double %48)
  %50 = insertelement <8 x double> %47, double %49, i32 %46
  %51 = add i32 %46, 1
  %52 = icmp eq i32 %51, 8
  br i1 %52, label %29, label %45

53:
  %54 = add i64 %13, 1
  %55 = load i64, ptr %4
  %56 = icmp slt i64 %54, %55
  br i1 %56, label %11, label %10

57:
  %58 = phi i64 [ %62, %57 ], [ 0, %42 ]
  %59 = getelementptr <8 x double>, ptr %17, i64 %58
  %60 = load <8 x double>, ptr %59, align 64
  %61 = fdiv <8 x double> %60, %50
  store <8 x double> %61, ptr %59, align 64
  %62 = add i64 %58, 1
  %63 = icmp eq i64 %62, 4
  br i1 %63, label %53, label %57
}

declare double @llvm.sqrt.f64(double)
