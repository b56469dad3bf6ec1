; call: made by tools/make_loops_text.py from call
; sources a34e0b55242bd80b9665e816679a41006e93a1dfc986d93fd08c18730d6120c5
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
  %7 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 4)
  %8 = call ptr %7(ptr %0)
  %9 = bitcast ptr %8 to ptr
  %10 = getelementptr i8, ptr %8, i64 24
  %11 = bitcast ptr %10 to ptr
  %12 = getelementptr i8, ptr %8, i64 8
  %13 = bitcast ptr %12 to ptr
  %14 = load i64, ptr %13
  %15 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 4)
  %16 = load ptr, ptr %1
  %17 = call ptr %15(ptr %16)
  %18 = bitcast ptr %17 to ptr
  %19 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 17)
  %20 = getelementptr i8, ptr %8, i64 16
  %21 = bitcast ptr %20 to ptr
  %22 = load i64, ptr %21
  %23 = add i64 %14, 2
  %24 = add i64 %23, %22
  %25 = icmp eq i64 %24, %2
  %26 = select i1 %25, i64 %14, i64 -1
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %28, label %143

28:
  %29 = bitcast ptr %5 to ptr
  %30 = getelementptr %struct.buffer, ptr %5, i64 0, i32 5
  %31 = getelementptr %struct.buffer, ptr %5, i64 0, i32 7
  %32 = getelementptr %struct.buffer, ptr %5, i64 0, i32 8
  %33 = getelementptr %struct.buffer, ptr %5, i64 0, i32 6
  %34 = getelementptr %struct.buffer, ptr %5, i64 0, i32 3
  %35 = getelementptr %struct.buffer, ptr %5, i64 0, i32 0
  br label %36

36:
  %37 = phi i64 [ %14, %28 ], [ %41, %141 ]
  %38 = add i64 %37, 1
  %39 = getelementptr ptr, ptr %1, i64 %38
  %40 = load ptr, ptr %39
  %41 = add i64 %37, -1
  %42 = getelementptr %struct.slot, ptr %11, i64 %41, i32 2, i64 0
  %43 = load i64, ptr %42
  %44 = getelementptr %struct.slot, ptr %11, i64 %41, i32 0
  %45 = load i64, ptr %44
  %46 = getelementptr ptr, ptr %18, i64 %45
  %47 = bitcast ptr %46 to ptr
  %48 = load ptr, ptr %47
  %49 = load ptr, ptr @call_api
  %50 = call ptr %49(ptr %40)
  %51 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 1)
  call void %51(ptr %50)
  %52 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 12)
  %53 = icmp eq ptr %50, %52
  br i1 %53, label %54, label %90

54:
  %55 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 5)
  %56 = call i64 %55(ptr %40)
  %57 = icmp eq i64 %56, %43
  br i1 %57, label %58, label %287

58:
  %59 = icmp sgt i64 %43, 0
  br i1 %59, label %60, label %141

60:
  %61 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 6)
  %62 = call ptr %61(ptr %40, i64 0)
  %63 = load ptr, ptr @call_api
  %64 = call ptr %63(ptr %62)
  %65 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 13)
  %66 = icmp ne ptr %64, %65
  %67 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 14)
  %68 = icmp ne ptr %64, %67
  %69 = select i1 %66, i1 %68, i1 false
  %70 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 1)
  call void %70(ptr %64)
  br i1 %69, label %287, label %82

71:
  %72 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 6)
  %73 = call ptr %72(ptr %40, i64 %88)
  %74 = load ptr, ptr @call_api
  %75 = call ptr %74(ptr %73)
  %76 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 13)
  %77 = icmp ne ptr %75, %76
  %78 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 14)
  %79 = icmp ne ptr %75, %78
  %80 = select i1 %77, i1 %79, i1 false
  %81 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 1)
  call void %81(ptr %75)
  br i1 %80, label %139, label %82

82:
  %83 = phi ptr [ %73, %71 ], [ %62, %60 ]
  %84 = phi i64 [ %88, %71 ], [ 0, %60 ]
  %85 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 3)
  %86 = call double %85(ptr %83)
  %87 = getelementptr double, ptr %48, i64 %84
  store double %86, ptr %87
  %88 = add i64 %84, 1
  %89 = icmp eq i64 %88, %43
  br i1 %89, label %141, label %71

90:
  %91 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 15)
  %92 = icmp eq ptr %50, %91
  br i1 %92, label %93, label %287

93:
  %94 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 7)
  %95 = call i32 %94(ptr %40, ptr %5, i32 28)
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %99, label %97

97:
  %98 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 9)
  call void %98()
  br label %287

99:
  %100 = load i32, ptr %30, align 4
  %101 = icmp eq i32 %100, 1
  %102 = load ptr, ptr %31
  %103 = icmp ne ptr %102, null
  %104 = select i1 %101, i1 %103, i1 false
  %105 = load ptr, ptr %32
  %106 = icmp ne ptr %105, null
  %107 = select i1 %104, i1 %106, i1 false
  %108 = load ptr, ptr %33
  %109 = icmp ne ptr %108, null
  %110 = select i1 %107, i1 %109, i1 false
  br i1 %110, label %111, label %135

111:
  %112 = load i64, ptr %102
  %113 = icmp eq i64 %112, %43
  %114 = load i64, ptr %34
  %115 = icmp eq i64 %114, 8
  %116 = select i1 %113, i1 %115, i1 false
  br i1 %116, label %117, label %135

117:
  %118 = call i32 @strcmp(ptr %108, ptr dereferenceable(2) @.str)
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %135

120:
  %121 = icmp sgt i64 %43, 0
  br i1 %121, label %122, label %137

122:
  %123 = load ptr, ptr %35
  br label %124

124:
  %125 = phi i64 [ 0, %122 ], [ %133, %124 ]
  %126 = getelementptr double, ptr %48, i64 %125
  %127 = load i64, ptr %105
  %128 = mul i64 %127, %125
  %129 = getelementptr i8, ptr %123, i64 %128
  %130 = bitcast ptr %129 to ptr
  %131 = bitcast ptr %126 to ptr
  %132 = load i64, ptr %130, align 1
  store i64 %132, ptr %131
  %133 = add i64 %125, 1
  %134 = icmp eq i64 %133, %43
  br i1 %134, label %137, label %124

135:
  %136 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 8)
  call void %136(ptr %5)
  br label %287

137:
  %138 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 8)
  call void %138(ptr %5)
  br label %141

139:
  %140 = icmp slt i64 %88, %43
  br i1 %140, label %143, label %141

141:
  %142 = icmp sgt i64 %37, 1
  br i1 %142, label %36, label %146

143:
  %144 = phi i64 [ %26, %3 ], [ %37, %139 ]
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %146, label %287

146:
  %147 = bitcast ptr %6 to ptr
  %148 = getelementptr ptr, ptr %1, i64 2
  %149 = getelementptr ptr, ptr %148, i64 %14
  %150 = getelementptr %struct.slot, ptr %11, i64 %14
  %151 = load i64, ptr %21
  %152 = icmp sgt i64 %151, 0
  br i1 %152, label %153, label %233

153:
  %154 = phi i64 [ %231, %230 ], [ 0, %146 ]
  %155 = getelementptr ptr, ptr %149, i64 %154
  %156 = load ptr, ptr %155
  %157 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %154
  %158 = load ptr, ptr @call_api
  %159 = call ptr %158(ptr %156)
  %160 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 1)
  call void %160(ptr %159)
  %161 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 15)
  %162 = icmp eq ptr %159, %161
  br i1 %162, label %163, label %233

163:
  %164 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 7)
  %165 = call i32 %164(ptr %156, ptr %157, i32 61)
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %169, label %167

167:
  %168 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 9)
  call void %168()
  br label %233

169:
  %170 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %154, i32 3
  %171 = load i64, ptr %170
  %172 = icmp eq i64 %171, 8
  br i1 %172, label %173, label %211

173:
  %174 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %154, i32 6
  %175 = load ptr, ptr %174
  %176 = icmp eq ptr %175, null
  br i1 %176, label %211, label %177

177:
  %178 = call i32 @strcmp(ptr %175, ptr dereferenceable(2) @.str)
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %180, label %211

180:
  %181 = getelementptr %struct.buffer, ptr %157, i64 0, i32 0
  %182 = load ptr, ptr %181, align 16
  %183 = ptrtoint ptr %182 to i64
  %184 = and i64 %183, 7
  %185 = icmp eq i64 %184, 0
  br i1 %185, label %186, label %211

186:
  %187 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %154, i32 5
  %188 = load i32, ptr %187, align 4
  %189 = sext i32 %188 to i64
  %190 = getelementptr %struct.slot, ptr %150, i64 %154, i32 1
  %191 = load i64, ptr %190
  %192 = icmp eq i64 %191, %189
  br i1 %192, label %193, label %211

193:
  %194 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %154, i32 7
  %195 = call i64 @llvm.smax.i64(i64 %189, i64 0)
  br label %196

196:
  %197 = phi i64 [ 0, %193 ], [ %210, %203 ]
  %198 = icmp eq i64 %197, %195
  br i1 %198, label %199, label %203

199:
  %200 = icmp eq i64 %154, 0
  br i1 %200, label %230, label %201

201:
  %202 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %154, i32 2
  br label %213

203:
  %204 = load ptr, ptr %194, align 16
  %205 = getelementptr i64, ptr %204, i64 %197
  %206 = load i64, ptr %205
  %207 = getelementptr %struct.slot, ptr %150, i64 %154, i32 2, i64 %197
  %208 = load i64, ptr %207
  %209 = icmp eq i64 %206, %208
  %210 = add i64 %197, 1
  br i1 %209, label %196, label %211

211:
  %212 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 8)
  call void %212(ptr %157)
  br label %233

213:
  %214 = phi i64 [ 0, %201 ], [ %228, %227 ]
  %215 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %214, i32 0
  %216 = load ptr, ptr %215, align 16
  %217 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %214, i32 2
  %218 = load i64, ptr %217, align 16
  %219 = getelementptr i8, ptr %216, i64 %218
  %220 = icmp ult ptr %182, %219
  br i1 %220, label %221, label %227

221:
  %222 = load i64, ptr %202, align 16
  %223 = getelementptr i8, ptr %182, i64 %222
  %224 = icmp ult ptr %216, %223
  br i1 %224, label %225, label %227

225:
  %226 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 8)
  call void %226(ptr %157)
  br label %233

227:
  %228 = add i64 %214, 1
  %229 = icmp eq i64 %228, %154
  br i1 %229, label %230, label %213

230:
  %231 = add i64 %154, 1
  %232 = icmp eq i64 %231, %151
  br i1 %232, label %233, label %153

233:
  %234 = phi i64 [ %154, %211 ], [ %154, %167 ], [ %154, %225 ], [ %151, %146 ], [ %154, %153 ], [ %151, %230 ]
  %235 = load i64, ptr %21
  %236 = icmp eq i64 %234, %235
  br i1 %236, label %237, label %277

237:
  %238 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 3)
  %239 = getelementptr ptr, ptr %1, i64 1
  %240 = load ptr, ptr %239
  %241 = call double %238(ptr %240)
  %242 = load i64, ptr %13
  %243 = getelementptr %struct.call_plan, ptr %9, i64 0, i32 3, i64 %242
  %244 = bitcast ptr %4 to ptr
  %245 = load i64, ptr %21
  %246 = icmp sgt i64 %245, 0
  br i1 %246, label %255, label %247

247:
  %248 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 10)
  %249 = call ptr %248()
  %250 = bitcast ptr %8 to ptr
  %251 = load ptr, ptr %250
  call void %251(double %241, ptr %18)
  %252 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 11)
  call void %252(ptr %249)
  %253 = load i64, ptr %21
  %254 = icmp sgt i64 %253, 0
  br i1 %254, label %266, label %275

255:
  %256 = phi i64 [ %264, %255 ], [ 0, %237 ]
  %257 = getelementptr %struct.slot, ptr %243, i64 %256, i32 0
  %258 = load i64, ptr %257
  %259 = getelementptr ptr, ptr %18, i64 %258
  %260 = load ptr, ptr %259
  %261 = getelementptr [32 x ptr], ptr %4, i64 0, i64 %256
  store ptr %260, ptr %261
  %262 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %256, i32 0
  %263 = load ptr, ptr %262, align 16
  store ptr %263, ptr %259
  %264 = add i64 %256, 1
  %265 = icmp eq i64 %264, %245
  br i1 %265, label %247, label %255

266:
  %267 = phi i64 [ %273, %266 ], [ 0, %247 ]
  %268 = getelementptr [32 x ptr], ptr %4, i64 0, i64 %267
  %269 = load ptr, ptr %268
  %270 = getelementptr %struct.slot, ptr %243, i64 %267, i32 0
  %271 = load i64, ptr %270
  %272 = getelementptr ptr, ptr %18, i64 %271
  store ptr %269, ptr %272
  %273 = add i64 %267, 1
  %274 = icmp eq i64 %273, %253
  br i1 %274, label %275, label %266

275:
  %276 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 16)
  br label %277

277:
  %278 = phi ptr [ %276, %275 ], [ %19, %233 ]
  %279 = icmp sgt i64 %234, 0
  br i1 %279, label %280, label %286

280:
  %281 = phi i64 [ %283, %280 ], [ %234, %277 ]
  %282 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 8)
  %283 = add i64 %281, -1
  %284 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %283
  call void %282(ptr %284)
  %285 = icmp ugt i64 %281, 1
  br i1 %285, label %280, label %286

286:
  br label %287

287:
  %288 = phi ptr [ %278, %286 ], [ %19, %143 ], [ %19, %97 ], [ %19, %135 ], [ %19, %60 ], [ %19, %54 ], [ %19, %90 ]
  %289 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 2)
  call void %289(ptr %288)
  ret ptr %288
}

declare i32 @strcmp(ptr , ptr )

declare i64 @llvm.smax.i64(i64, i64)
