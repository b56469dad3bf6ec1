; batch: made by tools/make_loops_text.py from batch, lanes
; sources 183e030360a2a2555ff710c54b936a539c2b443da14eebb8fa5de08f523b78cb
%struct.batch_function = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64 }
%struct.batch_array = type { ptr, ptr, i64 }
%struct.lanes_run = type { ptr, ptr, i64, i64, ptr, i64, ptr, i64, ptr, ptr, ptr, ptr, i64, i64, double, i64, i64 }

define void @batch_run(ptr  %0, i64 %1, i64 %2) {
  %4 = alloca [8 x ptr], align 16
  %5 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 0
  %6 = load ptr, ptr %5
  %7 = icmp eq ptr %6, null
  %8 = icmp slt i64 %1, %2
  br i1 %7, label %29, label %9

9:
  br i1 %8, label %10, label %400

10:
  %11 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 9
  %12 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 4
  %13 = bitcast ptr %4 to ptr
  %14 = add i64 %2, -1
  %15 = getelementptr [8 x ptr], ptr %4, i64 0, i64 0
  %16 = getelementptr [8 x ptr], ptr %4, i64 0, i64 1
  %17 = getelementptr [8 x ptr], ptr %4, i64 0, i64 2
  %18 = getelementptr [8 x ptr], ptr %4, i64 0, i64 3
  %19 = getelementptr [8 x ptr], ptr %4, i64 0, i64 4
  %20 = getelementptr [8 x ptr], ptr %4, i64 0, i64 5
  %21 = getelementptr [8 x ptr], ptr %4, i64 0, i64 6
  %22 = getelementptr [8 x ptr], ptr %4, i64 0, i64 7
  %23 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 2
  %24 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 7
  %25 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 8
  %26 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 3
  %27 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 10
  %28 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 5
  br label %41

29:
  br i1 %8, label %30, label %400

30:
  %31 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 4
  %32 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 9
  %33 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 5
  %34 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 10
  %35 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 2
  %36 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 7
  %37 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 8
  %38 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 1
  %39 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 6
  %40 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 3
  br label %348

41:
  %42 = phi i64 [ %1, %10 ], [ %346, %345 ]
  %43 = load i64, ptr %11
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %48, label %45

45:
  %46 = load ptr, ptr %23
  %47 = icmp eq ptr %46, null
  br i1 %47, label %183, label %179

48:
  %49 = phi i64 [ %176, %175 ], [ %43, %41 ]
  %50 = phi i64 [ %177, %175 ], [ 0, %41 ]
  %51 = load ptr, ptr %12
  %52 = getelementptr %struct.batch_array, ptr %51, i64 %50, i32 1
  %53 = load ptr, ptr %52
  %54 = load ptr, ptr %53
  %55 = getelementptr %struct.batch_array, ptr %51, i64 %50, i32 0
  %56 = load ptr, ptr %55
  %57 = getelementptr %struct.batch_array, ptr %51, i64 %50, i32 2
  %58 = load i64, ptr %57
  br label %72

59:
  %60 = icmp sgt i64 %58, 7
  br i1 %60, label %63, label %61

61:
  %62 = icmp sgt i64 %58, 0
  br label %156

63:
  %64 = load ptr, ptr %15, align 16
  %65 = load ptr, ptr %16
  %66 = load ptr, ptr %17, align 16
  %67 = load ptr, ptr %18
  %68 = load ptr, ptr %19, align 16
  %69 = load ptr, ptr %20
  %70 = load ptr, ptr %21, align 16
  %71 = load ptr, ptr %22
  br label %82

72:
  %73 = phi i64 [ 0, %48 ], [ %80, %72 ]
  %74 = add i64 %73, %42
  %75 = icmp slt i64 %74, %2
  %76 = select i1 %75, i64 %74, i64 %14
  %77 = mul i64 %76, %58
  %78 = getelementptr double, ptr %56, i64 %77
  %79 = getelementptr [8 x ptr], ptr %4, i64 0, i64 %73
  store ptr %78, ptr %79
  %80 = add i64 %73, 1
  %81 = icmp eq i64 %80, 8
  br i1 %81, label %59, label %72

82:
  %83 = phi i64 [ %58, %63 ], [ %154, %82 ]
  %84 = phi i64 [ 0, %63 ], [ %85, %82 ]
  %85 = add i64 %84, 8
  %86 = icmp slt i64 %85, %83
  %87 = add i64 %83, -8
  %88 = select i1 %86, i64 %84, i64 %87
  %89 = getelementptr double, ptr %64, i64 %88
  %90 = bitcast ptr %89 to ptr
  %91 = load <8 x double>, ptr %90, align 8
  %92 = getelementptr double, ptr %65, i64 %88
  %93 = bitcast ptr %92 to ptr
  %94 = load <8 x double>, ptr %93, align 8
  %95 = getelementptr double, ptr %66, i64 %88
  %96 = bitcast ptr %95 to ptr
  %97 = load <8 x double>, ptr %96, align 8
  %98 = getelementptr double, ptr %67, i64 %88
  %99 = bitcast ptr %98 to ptr
  %100 = load <8 x double>, ptr %99, align 8
  %101 = getelementptr double, ptr %68, i64 %88
  %102 = bitcast ptr %101 to ptr
  %103 = load <8 x double>, ptr %102, align 8
  %104 = getelementptr double, ptr %69, i64 %88
  %105 = bitcast ptr %104 to ptr
  %106 = load <8 x double>, ptr %105, align 8
  %107 = getelementptr double, ptr %70, i64 %88
  %108 = bitcast ptr %107 to ptr
  %109 = load <8 x double>, ptr %108, align 8
  %110 = getelementptr double, ptr %71, i64 %88
  %111 = bitcast ptr %110 to ptr
  %112 = load <8 x double>, ptr %111, align 8
  %113 = shufflevector <8 x double> %91, <8 x double> %94, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %114 = shufflevector <8 x double> %91, <8 x double> %94, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %115 = shufflevector <8 x double> %97, <8 x double> %100, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %116 = shufflevector <8 x double> %97, <8 x double> %100, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %117 = shufflevector <8 x double> %103, <8 x double> %106, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %118 = shufflevector <8 x double> %103, <8 x double> %106, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %119 = shufflevector <8 x double> %109, <8 x double> %112, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %120 = shufflevector <8 x double> %109, <8 x double> %112, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %121 = shufflevector <8 x double> %113, <8 x double> %115, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %122 = shufflevector <8 x double> %113, <8 x double> %115, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %123 = shufflevector <8 x double> %114, <8 x double> %116, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %124 = shufflevector <8 x double> %114, <8 x double> %116, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %125 = shufflevector <8 x double> %117, <8 x double> %119, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %126 = shufflevector <8 x double> %117, <8 x double> %119, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %127 = shufflevector <8 x double> %118, <8 x double> %120, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %128 = shufflevector <8 x double> %118, <8 x double> %120, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %129 = shufflevector <8 x double> %121, <8 x double> %125, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %130 = shufflevector <8 x double> %121, <8 x double> %125, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %131 = shufflevector <8 x double> %123, <8 x double> %127, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %132 = shufflevector <8 x double> %123, <8 x double> %127, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %133 = shufflevector <8 x double> %122, <8 x double> %126, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %134 = shufflevector <8 x double> %122, <8 x double> %126, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %135 = shufflevector <8 x double> %124, <8 x double> %128, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %136 = shufflevector <8 x double> %124, <8 x double> %128, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %137 = shl i64 %88, 3
  %138 = getelementptr double, ptr %54, i64 %137
  %139 = bitcast ptr %138 to ptr
  store <8 x double> %129, ptr %139, align 64
  %140 = getelementptr double, ptr %138, i64 8
  %141 = bitcast ptr %140 to ptr
  store <8 x double> %131, ptr %141, align 64
  %142 = getelementptr double, ptr %138, i64 16
  %143 = bitcast ptr %142 to ptr
  store <8 x double> %133, ptr %143, align 64
  %144 = getelementptr double, ptr %138, i64 24
  %145 = bitcast ptr %144 to ptr
  store <8 x double> %135, ptr %145, align 64
  %146 = getelementptr double, ptr %138, i64 32
  %147 = bitcast ptr %146 to ptr
  store <8 x double> %130, ptr %147, align 64
  %148 = getelementptr double, ptr %138, i64 40
  %149 = bitcast ptr %148 to ptr
  store <8 x double> %132, ptr %149, align 64
  %150 = getelementptr double, ptr %138, i64 48
  %151 = bitcast ptr %150 to ptr
  store <8 x double> %134, ptr %151, align 64
  %152 = getelementptr double, ptr %138, i64 56
  %153 = bitcast ptr %152 to ptr
  store <8 x double> %136, ptr %153, align 64
  %154 = load i64, ptr %57
  %155 = icmp slt i64 %85, %154
  br i1 %155, label %82, label %173

156:
  %157 = phi i64 [ 0, %61 ], [ %162, %161 ]
  br i1 %62, label %158, label %161

158:
  %159 = getelementptr [8 x ptr], ptr %4, i64 0, i64 %157
  %160 = load ptr, ptr %159
  br label %164

161:
  %162 = add i64 %157, 1
  %163 = icmp eq i64 %162, 8
  br i1 %163, label %175, label %156

164:
  %165 = phi i64 [ 0, %158 ], [ %171, %164 ]
  %166 = getelementptr double, ptr %160, i64 %165
  %167 = load double, ptr %166
  %168 = shl i64 %165, 3
  %169 = add i64 %168, %157
  %170 = getelementptr double, ptr %54, i64 %169
  store double %167, ptr %170
  %171 = add i64 %165, 1
  %172 = icmp eq i64 %171, %58
  br i1 %172, label %161, label %164

173:
  %174 = load i64, ptr %11
  br label %175

175:
  %176 = phi i64 [ %174, %173 ], [ %49, %161 ]
  %177 = add i64 %50, 1
  %178 = icmp slt i64 %177, %176
  br i1 %178, label %48, label %45

179:
  %180 = load ptr, ptr %24
  %181 = load ptr, ptr %180
  %182 = load ptr, ptr %25
  call void %46(ptr %181, ptr %182)
  br label %183

183:
  %184 = load ptr, ptr %5
  %185 = load ptr, ptr %26
  call void %184(ptr %185)
  %186 = load i64, ptr %27
  %187 = icmp sgt i64 %186, 0
  br i1 %187, label %188, label %345

188:
  %189 = sub i64 %2, %42
  %190 = icmp slt i64 %189, 8
  %191 = select i1 %190, i64 %189, i64 8
  %192 = icmp sgt i64 %189, 0
  %193 = call i64 @llvm.smax.i64(i64 %191, i64 1)
  %194 = icmp sgt i64 %191, 1
  %195 = icmp ugt i64 %191, 2
  %196 = icmp ugt i64 %191, 3
  %197 = icmp ugt i64 %191, 4
  %198 = icmp ugt i64 %191, 5
  %199 = icmp ugt i64 %191, 6
  %200 = icmp ugt i64 %191, 7
  br label %201

201:
  %202 = phi i64 [ %186, %188 ], [ %342, %341 ]
  %203 = phi i64 [ 0, %188 ], [ %343, %341 ]
  %204 = load ptr, ptr %28
  %205 = getelementptr %struct.batch_array, ptr %204, i64 %203, i32 0
  %206 = load ptr, ptr %205
  %207 = getelementptr %struct.batch_array, ptr %204, i64 %203, i32 2
  %208 = load i64, ptr %207
  %209 = mul i64 %208, %42
  %210 = getelementptr double, ptr %206, i64 %209
  %211 = getelementptr %struct.batch_array, ptr %204, i64 %203, i32 1
  %212 = load ptr, ptr %211
  %213 = load ptr, ptr %212
  %214 = icmp sgt i64 %208, 7
  br i1 %214, label %218, label %215

215:
  br i1 %192, label %216, label %341

216:
  %217 = icmp sgt i64 %208, 0
  br label %322

218:
  %219 = phi i64 [ %320, %319 ], [ %208, %201 ]
  %220 = phi i64 [ %221, %319 ], [ 0, %201 ]
  %221 = add i64 %220, 8
  %222 = icmp slt i64 %221, %219
  %223 = add i64 %219, -8
  %224 = select i1 %222, i64 %220, i64 %223
  %225 = shl i64 %224, 3
  %226 = getelementptr double, ptr %213, i64 %225
  %227 = bitcast ptr %226 to ptr
  %228 = load <8 x double>, ptr %227, align 64
  %229 = getelementptr double, ptr %226, i64 8
  %230 = bitcast ptr %229 to ptr
  %231 = load <8 x double>, ptr %230, align 64
  %232 = getelementptr double, ptr %226, i64 16
  %233 = bitcast ptr %232 to ptr
  %234 = load <8 x double>, ptr %233, align 64
  %235 = getelementptr double, ptr %226, i64 24
  %236 = bitcast ptr %235 to ptr
  %237 = load <8 x double>, ptr %236, align 64
  %238 = getelementptr double, ptr %226, i64 32
  %239 = bitcast ptr %238 to ptr
  %240 = load <8 x double>, ptr %239, align 64
  %241 = getelementptr double, ptr %226, i64 40
  %242 = bitcast ptr %241 to ptr
  %243 = load <8 x double>, ptr %242, align 64
  %244 = getelementptr double, ptr %226, i64 48
  %245 = bitcast ptr %244 to ptr
  %246 = load <8 x double>, ptr %245, align 64
  %247 = getelementptr double, ptr %226, i64 56
  %248 = bitcast ptr %247 to ptr
  %249 = load <8 x double>, ptr %248, align 64
  %250 = shufflevector <8 x double> %228, <8 x double> %231, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %251 = shufflevector <8 x double> %228, <8 x double> %231, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %252 = shufflevector <8 x double> %234, <8 x double> %237, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %253 = shufflevector <8 x double> %234, <8 x double> %237, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %254 = shufflevector <8 x double> %240, <8 x double> %243, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %255 = shufflevector <8 x double> %240, <8 x double> %243, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %256 = shufflevector <8 x double> %246, <8 x double> %249, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %257 = shufflevector <8 x double> %246, <8 x double> %249, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %258 = shufflevector <8 x double> %250, <8 x double> %252, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %259 = shufflevector <8 x double> %250, <8 x double> %252, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %260 = shufflevector <8 x double> %251, <8 x double> %253, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %261 = shufflevector <8 x double> %251, <8 x double> %253, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %262 = shufflevector <8 x double> %254, <8 x double> %256, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %263 = shufflevector <8 x double> %254, <8 x double> %256, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %264 = shufflevector <8 x double> %255, <8 x double> %257, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %265 = shufflevector <8 x double> %255, <8 x double> %257, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %266 = shufflevector <8 x double> %258, <8 x double> %262, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %267 = shufflevector <8 x double> %260, <8 x double> %264, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %268 = shufflevector <8 x double> %260, <8 x double> %264, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %269 = shufflevector <8 x double> %259, <8 x double> %263, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %270 = shufflevector <8 x double> %259, <8 x double> %263, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %271 = shufflevector <8 x double> %261, <8 x double> %265, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %272 = shufflevector <8 x double> %261, <8 x double> %265, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  br i1 %192, label %273, label %277

273:
  %274 = shufflevector <8 x double> %258, <8 x double> %262, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %275 = getelementptr double, ptr %210, i64 %224
  %276 = bitcast ptr %275 to ptr
  store <8 x double> %274, ptr %276, align 8
  br label %277

277:
  br i1 %194, label %278, label %319

278:
  %279 = load i64, ptr %207
  %280 = getelementptr double, ptr %210, i64 %279
  %281 = getelementptr double, ptr %280, i64 %224
  %282 = bitcast ptr %281 to ptr
  store <8 x double> %267, ptr %282, align 8
  br i1 %195, label %283, label %319

283:
  %284 = load i64, ptr %207
  %285 = shl i64 %284, 1
  %286 = getelementptr double, ptr %210, i64 %285
  %287 = getelementptr double, ptr %286, i64 %224
  %288 = bitcast ptr %287 to ptr
  store <8 x double> %269, ptr %288, align 8
  br i1 %196, label %289, label %319

289:
  %290 = load i64, ptr %207
  %291 = mul i64 %290, 3
  %292 = getelementptr double, ptr %210, i64 %291
  %293 = getelementptr double, ptr %292, i64 %224
  %294 = bitcast ptr %293 to ptr
  store <8 x double> %271, ptr %294, align 8
  br i1 %197, label %295, label %319

295:
  %296 = load i64, ptr %207
  %297 = shl i64 %296, 2
  %298 = getelementptr double, ptr %210, i64 %297
  %299 = getelementptr double, ptr %298, i64 %224
  %300 = bitcast ptr %299 to ptr
  store <8 x double> %266, ptr %300, align 8
  br i1 %198, label %301, label %319

301:
  %302 = load i64, ptr %207
  %303 = mul i64 %302, 5
  %304 = getelementptr double, ptr %210, i64 %303
  %305 = getelementptr double, ptr %304, i64 %224
  %306 = bitcast ptr %305 to ptr
  store <8 x double> %268, ptr %306, align 8
  br i1 %199, label %307, label %319

307:
  %308 = load i64, ptr %207
  %309 = mul i64 %308, 6
  %310 = getelementptr double, ptr %210, i64 %309
  %311 = getelementptr double, ptr %310, i64 %224
  %312 = bitcast ptr %311 to ptr
  store <8 x double> %270, ptr %312, align 8
  br i1 %200, label %313, label %319

313:
  %314 = load i64, ptr %207
  %315 = mul i64 %314, 7
  %316 = getelementptr double, ptr %210, i64 %315
  %317 = getelementptr double, ptr %316, i64 %224
  %318 = bitcast ptr %317 to ptr
  store <8 x double> %272, ptr %318, align 8
  br label %319

319:
  %320 = load i64, ptr %207
  %321 = icmp slt i64 %221, %320
  br i1 %321, label %218, label %339

322:
  %323 = phi i64 [ 0, %216 ], [ %327, %326 ]
  br i1 %217, label %324, label %326

324:
  %325 = mul i64 %323, %208
  br label %329

326:
  %327 = add i64 %323, 1
  %328 = icmp eq i64 %327, %193
  br i1 %328, label %341, label %322

329:
  %330 = phi i64 [ 0, %324 ], [ %337, %329 ]
  %331 = shl i64 %330, 3
  %332 = add i64 %331, %323
  %333 = getelementptr double, ptr %213, i64 %332
  %334 = load double, ptr %333
  %335 = add i64 %330, %325
  %336 = getelementptr double, ptr %210, i64 %335
  store double %334, ptr %336
  %337 = add i64 %330, 1
  %338 = icmp eq i64 %337, %208
  br i1 %338, label %326, label %329

339:
  %340 = load i64, ptr %27
  br label %341

341:
  %342 = phi i64 [ %340, %339 ], [ %202, %215 ], [ %202, %326 ]
  %343 = add i64 %203, 1
  %344 = icmp slt i64 %343, %342
  br i1 %344, label %201, label %345

345:
  %346 = add i64 %42, 8
  %347 = icmp slt i64 %346, %2
  br i1 %347, label %41, label %400

348:
  %349 = phi i64 [ %1, %30 ], [ %398, %395 ]
  %350 = load ptr, ptr %31
  %351 = load i64, ptr %32
  %352 = icmp sgt i64 %351, 0
  br i1 %352, label %353, label %365

353:
  %354 = phi i64 [ %363, %353 ], [ 0, %348 ]
  %355 = getelementptr %struct.batch_array, ptr %350, i64 %354, i32 0
  %356 = load ptr, ptr %355
  %357 = getelementptr %struct.batch_array, ptr %350, i64 %354, i32 2
  %358 = load i64, ptr %357
  %359 = mul i64 %358, %349
  %360 = getelementptr double, ptr %356, i64 %359
  %361 = getelementptr %struct.batch_array, ptr %350, i64 %354, i32 1
  %362 = load ptr, ptr %361
  store ptr %360, ptr %362
  %363 = add i64 %354, 1
  %364 = icmp eq i64 %363, %351
  br i1 %364, label %365, label %353

365:
  %366 = load ptr, ptr %33
  %367 = load i64, ptr %34
  %368 = icmp sgt i64 %367, 0
  br i1 %368, label %369, label %381

369:
  %370 = phi i64 [ %379, %369 ], [ 0, %365 ]
  %371 = getelementptr %struct.batch_array, ptr %366, i64 %370, i32 0
  %372 = load ptr, ptr %371
  %373 = getelementptr %struct.batch_array, ptr %366, i64 %370, i32 2
  %374 = load i64, ptr %373
  %375 = mul i64 %374, %349
  %376 = getelementptr double, ptr %372, i64 %375
  %377 = getelementptr %struct.batch_array, ptr %366, i64 %370, i32 1
  %378 = load ptr, ptr %377
  store ptr %376, ptr %378
  %379 = add i64 %370, 1
  %380 = icmp eq i64 %379, %367
  br i1 %380, label %381, label %369

381:
  %382 = load ptr, ptr %35
  %383 = icmp eq ptr %382, null
  br i1 %383, label %388, label %384

384:
  %385 = load ptr, ptr %36
  %386 = load ptr, ptr %385
  %387 = load ptr, ptr %37
  call void %382(ptr %386, ptr %387)
  br label %388

388:
  %389 = load ptr, ptr %38
  %390 = load ptr, ptr %39
  %391 = icmp eq ptr %390, null
  br i1 %391, label %395, label %392

392:
  %393 = load ptr, ptr %390
  %394 = load double, ptr %393
  br label %395

395:
  %396 = phi double [ %394, %392 ], [ 0.000000e+00, %388 ]
  %397 = load ptr, ptr %40
  call void %389(double %396, ptr %397)
  %398 = add i64 %349, 1
  %399 = icmp eq i64 %398, %2
  br i1 %399, label %400, label %348

400:
  ret void
}

declare i64 @llvm.smax.i64(i64, i64)

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
