; call: made by tools/make_loops_text.py from call
; sources 2aa3c05864226d076747af99002e6a39c3c26c7017ffe2d5f7edc1983c492340
%struct.python_api = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.buffer = type { ptr, ptr, i64, i64, i32, i32, ptr, ptr, ptr, ptr, ptr }
%struct.slot = type { i64, i64, [4 x i64] }
%struct.call_plan = type { ptr, i64, i64, [0 x %struct.slot] }

@call_api = global %struct.python_api zeroinitializer, align 8
@.str = private constant [2 x i8] c"d\00", align 1

define ptr @call_function(ptr %0, ptr  %1, i64 %2) {
  %4 = alloca [32 x ptr], align 16
  %5 = alloca %struct.buffer, align 8
  %6 = alloca [32 x %struct.buffer], align 16
  %7 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 4), align 8
  %8 = tail call ptr %7(ptr %0)
  %9 = bitcast ptr %8 to ptr
  %10 = getelementptr inbounds i8, ptr %8, i64 24
  %11 = bitcast ptr %10 to ptr
  %12 = getelementptr inbounds i8, ptr %8, i64 8
  %13 = bitcast ptr %12 to ptr
  %14 = load i64, ptr %13, align 8
  %15 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 4), align 8
  %16 = load ptr, ptr %1, align 8
  %17 = tail call ptr %15(ptr %16)
  %18 = bitcast ptr %17 to ptr
  %19 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 17), align 8
  %20 = getelementptr inbounds i8, ptr %8, i64 16
  %21 = bitcast ptr %20 to ptr
  %22 = load i64, ptr %21, align 8
  %23 = add i64 %14, 2
  %24 = add i64 %23, %22
  %25 = icmp eq i64 %24, %2
  %26 = select i1 %25, i64 %14, i64 -1
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %28, label %146

28:
  %29 = bitcast ptr %5 to ptr
  %30 = getelementptr inbounds %struct.buffer, ptr %5, i64 0, i32 5
  %31 = getelementptr inbounds %struct.buffer, ptr %5, i64 0, i32 7
  %32 = getelementptr inbounds %struct.buffer, ptr %5, i64 0, i32 8
  %33 = getelementptr inbounds %struct.buffer, ptr %5, i64 0, i32 6
  %34 = getelementptr inbounds %struct.buffer, ptr %5, i64 0, i32 3
  %35 = getelementptr inbounds %struct.buffer, ptr %5, i64 0, i32 0
  br label %36

36:
  %37 = phi i64 [ %14, %28 ], [ %41, %144 ]
  %38 = add nuw nsw i64 %37, 1
  %39 = getelementptr inbounds ptr, ptr %1, i64 %38
  %40 = load ptr, ptr %39, align 8
  %41 = add nsw i64 %37, -1
  %42 = getelementptr inbounds %struct.slot, ptr %11, i64 %41, i32 2, i64 0
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds %struct.slot, ptr %11, i64 %41, i32 0
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds ptr, ptr %18, i64 %45
  %47 = bitcast ptr %46 to ptr
  %48 = load ptr, ptr %47, align 8
  %49 = load ptr, ptr @call_api, align 8
  %50 = call ptr %49(ptr %40)
  %51 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 1), align 8
  call void %51(ptr %50)
  %52 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 12), align 8
  %53 = icmp eq ptr %50, %52
  br i1 %53, label %54, label %94

54:
  %55 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 5), align 8
  %56 = call i64 %55(ptr %40)
  %57 = icmp eq i64 %56, %43
  br i1 %57, label %58, label %290

58:
  %59 = icmp sgt i64 %43, 0
  br i1 %59, label %60, label %144

60:
  %61 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 6), align 8
  %62 = call ptr %61(ptr %40, i64 0)
  %63 = load ptr, ptr @call_api, align 8
  %64 = call ptr %63(ptr %62)
  %65 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 13), align 8
  %66 = icmp ne ptr %64, %65
  %67 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 14), align 8
  %68 = icmp ne ptr %64, %67
  %69 = select i1 %66, i1 %68, i1 false
  %70 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 1), align 8
  call void %70(ptr %64)
  br i1 %69, label %290, label %82

71:
  %72 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 6), align 8
  %73 = call ptr %72(ptr %40, i64 %88)
  %74 = load ptr, ptr @call_api, align 8
  %75 = call ptr %74(ptr %73)
  %76 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 13), align 8
  %77 = icmp ne ptr %75, %76
  %78 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 14), align 8
  %79 = icmp ne ptr %75, %78
  %80 = select i1 %77, i1 %79, i1 false
  %81 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 1), align 8
  call void %81(ptr %75)
  br i1 %80, label %90, label %82

82:
  %83 = phi ptr [ %73, %71 ], [ %62, %60 ]
  %84 = phi i64 [ %88, %71 ], [ 0, %60 ]
  %85 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 3), align 8
  %86 = call double %85(ptr %83)
  %87 = getelementptr inbounds double, ptr %48, i64 %84
  store double %86, ptr %87, align 8
  %88 = add nuw nsw i64 %84, 1
  %89 = icmp eq i64 %88, %43
  br i1 %89, label %90, label %71

90:
  %91 = phi i64 [ %43, %82 ], [ %88, %71 ]
  %92 = icmp sge i64 %91, %43
  %93 = zext i1 %92 to i32
  br label %141

94:
  %95 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 7), align 8
  %96 = call i32 %95(ptr %40, ptr %5, i32 28)
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %100, label %98

98:
  %99 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 9), align 8
  call void %99()
  br label %139

100:
  %101 = load i32, ptr %30, align 4
  %102 = icmp eq i32 %101, 1
  %103 = load ptr, ptr %31, align 8
  %104 = icmp ne ptr %103, null
  %105 = select i1 %102, i1 %104, i1 false
  %106 = load ptr, ptr %32, align 8
  %107 = icmp ne ptr %106, null
  %108 = select i1 %105, i1 %107, i1 false
  %109 = load ptr, ptr %33, align 8
  %110 = icmp ne ptr %109, null
  %111 = select i1 %108, i1 %110, i1 false
  br i1 %111, label %112, label %136

112:
  %113 = load i64, ptr %103, align 8
  %114 = icmp eq i64 %113, %43
  %115 = load i64, ptr %34, align 8
  %116 = icmp eq i64 %115, 8
  %117 = select i1 %114, i1 %116, i1 false
  br i1 %117, label %118, label %136

118:
  %119 = call i32 @strcmp(ptr %109, ptr dereferenceable(2) @.str)
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %136

121:
  %122 = icmp sgt i64 %43, 0
  br i1 %122, label %123, label %136

123:
  %124 = load ptr, ptr %35, align 8
  br label %125

125:
  %126 = phi i64 [ 0, %123 ], [ %134, %125 ]
  %127 = getelementptr inbounds double, ptr %48, i64 %126
  %128 = load i64, ptr %106, align 8
  %129 = mul nsw i64 %128, %126
  %130 = getelementptr inbounds i8, ptr %124, i64 %129
  %131 = bitcast ptr %130 to ptr
  %132 = bitcast ptr %127 to ptr
  %133 = load i64, ptr %131, align 1
  store i64 %133, ptr %132, align 8
  %134 = add nuw nsw i64 %126, 1
  %135 = icmp eq i64 %134, %43
  br i1 %135, label %136, label %125

136:
  %137 = phi i32 [ 0, %118 ], [ 0, %112 ], [ 0, %100 ], [ 1, %121 ], [ 1, %125 ]
  %138 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 8), align 8
  call void %138(ptr %5)
  br label %139

139:
  %140 = phi i32 [ 0, %98 ], [ %137, %136 ]
  br label %141

141:
  %142 = phi i32 [ %140, %139 ], [ %93, %90 ]
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %146, label %144

144:
  %145 = icmp sgt i64 %37, 1
  br i1 %145, label %36, label %149

146:
  %147 = phi i64 [ %26, %3 ], [ %37, %141 ]
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %149, label %290

149:
  %150 = bitcast ptr %6 to ptr
  %151 = getelementptr inbounds ptr, ptr %1, i64 2
  %152 = getelementptr inbounds ptr, ptr %151, i64 %14
  %153 = getelementptr inbounds %struct.slot, ptr %11, i64 %14
  %154 = load i64, ptr %21, align 8
  %155 = icmp sgt i64 %154, 0
  br i1 %155, label %156, label %236

156:
  %157 = phi i64 [ %234, %233 ], [ 0, %149 ]
  %158 = getelementptr inbounds ptr, ptr %152, i64 %157
  %159 = load ptr, ptr %158, align 8
  %160 = getelementptr inbounds [32 x %struct.buffer], ptr %6, i64 0, i64 %157
  %161 = load ptr, ptr @call_api, align 8
  %162 = call ptr %161(ptr %159)
  %163 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 1), align 8
  call void %163(ptr %162)
  %164 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 15), align 8
  %165 = icmp eq ptr %162, %164
  br i1 %165, label %166, label %236

166:
  %167 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 7), align 8
  %168 = call i32 %167(ptr %159, ptr %160, i32 61)
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %172, label %170

170:
  %171 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 9), align 8
  call void %171()
  br label %236

172:
  %173 = getelementptr inbounds [32 x %struct.buffer], ptr %6, i64 0, i64 %157, i32 3
  %174 = load i64, ptr %173, align 8
  %175 = icmp eq i64 %174, 8
  br i1 %175, label %176, label %214

176:
  %177 = getelementptr inbounds [32 x %struct.buffer], ptr %6, i64 0, i64 %157, i32 6
  %178 = load ptr, ptr %177, align 8
  %179 = icmp eq ptr %178, null
  br i1 %179, label %214, label %180

180:
  %181 = call i32 @strcmp(ptr %178, ptr dereferenceable(2) @.str)
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %183, label %214

183:
  %184 = getelementptr inbounds %struct.buffer, ptr %160, i64 0, i32 0
  %185 = load ptr, ptr %184, align 16
  %186 = ptrtoint ptr %185 to i64
  %187 = and i64 %186, 7
  %188 = icmp eq i64 %187, 0
  br i1 %188, label %189, label %214

189:
  %190 = getelementptr inbounds [32 x %struct.buffer], ptr %6, i64 0, i64 %157, i32 5
  %191 = load i32, ptr %190, align 4
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds %struct.slot, ptr %153, i64 %157, i32 1
  %194 = load i64, ptr %193, align 8
  %195 = icmp eq i64 %194, %192
  br i1 %195, label %196, label %214

196:
  %197 = getelementptr inbounds [32 x %struct.buffer], ptr %6, i64 0, i64 %157, i32 7
  %198 = call i64 @llvm.smax.i64(i64 %192, i64 0)
  br label %199

199:
  %200 = phi i64 [ 0, %196 ], [ %213, %206 ]
  %201 = icmp eq i64 %200, %198
  br i1 %201, label %202, label %206

202:
  %203 = icmp eq i64 %157, 0
  br i1 %203, label %233, label %204

204:
  %205 = getelementptr inbounds [32 x %struct.buffer], ptr %6, i64 0, i64 %157, i32 2
  br label %216

206:
  %207 = load ptr, ptr %197, align 16
  %208 = getelementptr inbounds i64, ptr %207, i64 %200
  %209 = load i64, ptr %208, align 8
  %210 = getelementptr inbounds %struct.slot, ptr %153, i64 %157, i32 2, i64 %200
  %211 = load i64, ptr %210, align 8
  %212 = icmp eq i64 %209, %211
  %213 = add nuw nsw i64 %200, 1
  br i1 %212, label %199, label %214

214:
  %215 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 8), align 8
  call void %215(ptr %160)
  br label %236

216:
  %217 = phi i64 [ 0, %204 ], [ %231, %230 ]
  %218 = getelementptr inbounds [32 x %struct.buffer], ptr %6, i64 0, i64 %217, i32 0
  %219 = load ptr, ptr %218, align 16
  %220 = getelementptr inbounds [32 x %struct.buffer], ptr %6, i64 0, i64 %217, i32 2
  %221 = load i64, ptr %220, align 16
  %222 = getelementptr inbounds i8, ptr %219, i64 %221
  %223 = icmp ult ptr %185, %222
  br i1 %223, label %224, label %230

224:
  %225 = load i64, ptr %205, align 16
  %226 = getelementptr inbounds i8, ptr %185, i64 %225
  %227 = icmp ult ptr %219, %226
  br i1 %227, label %228, label %230

228:
  %229 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 8), align 8
  call void %229(ptr %160)
  br label %236

230:
  %231 = add nuw nsw i64 %217, 1
  %232 = icmp eq i64 %231, %157
  br i1 %232, label %233, label %216

233:
  %234 = add nuw nsw i64 %157, 1
  %235 = icmp eq i64 %234, %154
  br i1 %235, label %236, label %156

236:
  %237 = phi i64 [ %157, %214 ], [ %157, %170 ], [ %157, %228 ], [ %154, %149 ], [ %157, %156 ], [ %154, %233 ]
  %238 = load i64, ptr %21, align 8
  %239 = icmp eq i64 %237, %238
  br i1 %239, label %240, label %280

240:
  %241 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 3), align 8
  %242 = getelementptr inbounds ptr, ptr %1, i64 1
  %243 = load ptr, ptr %242, align 8
  %244 = call double %241(ptr %243)
  %245 = load i64, ptr %13, align 8
  %246 = getelementptr inbounds %struct.call_plan, ptr %9, i64 0, i32 3, i64 %245
  %247 = bitcast ptr %4 to ptr
  %248 = load i64, ptr %21, align 8
  %249 = icmp sgt i64 %248, 0
  br i1 %249, label %258, label %250

250:
  %251 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 10), align 8
  %252 = call ptr %251()
  %253 = bitcast ptr %8 to ptr
  %254 = load ptr, ptr %253, align 8
  call void %254(double %244, ptr %18)
  %255 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 11), align 8
  call void %255(ptr %252)
  %256 = load i64, ptr %21, align 8
  %257 = icmp sgt i64 %256, 0
  br i1 %257, label %269, label %278

258:
  %259 = phi i64 [ %267, %258 ], [ 0, %240 ]
  %260 = getelementptr inbounds %struct.slot, ptr %246, i64 %259, i32 0
  %261 = load i64, ptr %260, align 8
  %262 = getelementptr inbounds ptr, ptr %18, i64 %261
  %263 = load ptr, ptr %262, align 8
  %264 = getelementptr inbounds [32 x ptr], ptr %4, i64 0, i64 %259
  store ptr %263, ptr %264, align 8
  %265 = getelementptr inbounds [32 x %struct.buffer], ptr %6, i64 0, i64 %259, i32 0
  %266 = load ptr, ptr %265, align 16
  store ptr %266, ptr %262, align 8
  %267 = add nuw nsw i64 %259, 1
  %268 = icmp eq i64 %267, %248
  br i1 %268, label %250, label %258

269:
  %270 = phi i64 [ %276, %269 ], [ 0, %250 ]
  %271 = getelementptr inbounds [32 x ptr], ptr %4, i64 0, i64 %270
  %272 = load ptr, ptr %271, align 8
  %273 = getelementptr inbounds %struct.slot, ptr %246, i64 %270, i32 0
  %274 = load i64, ptr %273, align 8
  %275 = getelementptr inbounds ptr, ptr %18, i64 %274
  store ptr %272, ptr %275, align 8
  %276 = add nuw nsw i64 %270, 1
  %277 = icmp eq i64 %276, %256
  br i1 %277, label %278, label %269

278:
  %279 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 16), align 8
  br label %280

280:
  %281 = phi ptr [ %279, %278 ], [ %19, %236 ]
  %282 = icmp sgt i64 %237, 0
  br i1 %282, label %283, label %289

283:
  %284 = phi i64 [ %286, %283 ], [ %237, %280 ]
  %285 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 8), align 8
  %286 = add nsw i64 %284, -1
  %287 = getelementptr inbounds [32 x %struct.buffer], ptr %6, i64 0, i64 %286
  call void %285(ptr %287)
  %288 = icmp ugt i64 %284, 1
  br i1 %288, label %283, label %289

289:
  br label %290

290:
  %291 = phi ptr [ %281, %289 ], [ %19, %146 ], [ %19, %60 ], [ %19, %54 ]
  %292 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 2), align 8
  call void %292(ptr %291)
  ret ptr %291
}

declare i32 @strcmp(ptr , ptr )

declare i64 @llvm.smax.i64(i64, i64)
