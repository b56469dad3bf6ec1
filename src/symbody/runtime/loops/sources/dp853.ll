; dp853: made by tools/make_loops_text.py from dp853
; sources d46be290596ee98390c2318cd8efbd84f75e1569d1d5fced6a88046d05f214e0
%struct.ode_adaptive = type { ptr, ptr, i64, double, double, double, double, double, double, double, ptr, double, double, i64 }
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, ptr, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.ode_options = type { ptr, double, ptr, double, double, i64 }

@ode_dp853 = constant { ptr, ptr, ptr, ptr, i64, i64, i64 } { ptr @step, ptr @dense, ptr @interpolate, ptr null, i64 23, i64 0, i64 12 }, align 8
@step.method = internal constant %struct.ode_adaptive { ptr @try_step, ptr @error_of, i64 12, double 1.250000e-01, double 0.000000e+00, double 0x3FD5555555555555, double 6.000000e+00, double 8.000000e+00, double 6.100000e+00, double 4.700000e-01, ptr @E, double 5.000000e-01, double 7.500000e-01, i64 1 }, align 8
@E = internal constant [16 x double] [double 0x3F8ADEAEA1607E1A, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBFF39A3DA55AB5C3, double 0xBFDFBA83BEDE8A72, double 0x3FFAA149F7EDA509, double 0xBFD66BC9B10E7E71, double 0x3FD56330D0783989, double 0x3FB4F8EB54A31435, double 0xBF96E44F50AB6BC2, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], align 16

define internal i64 @step(ptr %0) {
  %2 = call i64 @ode_step_adaptive(ptr %0, ptr @step.method)
  ret i64 %2
}

define internal i64 @dense(ptr %0) {
  %2 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  %3 = load double, ptr %2
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  %5 = load double, ptr %4
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.ode_system, ptr %7, i64 0, i32 0
  %9 = load i64, ptr %8
  %10 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %11 = load ptr, ptr %10
  %12 = getelementptr double, ptr %11, i64 %9
  %13 = mul i64 %9, 3
  %14 = getelementptr double, ptr %11, i64 %13
  %15 = mul i64 %9, 10
  %16 = getelementptr double, ptr %11, i64 %15
  %17 = icmp sgt i64 %9, 0
  br i1 %17, label %18, label %25

18:
  %19 = mul i64 %9, 6
  %20 = mul i64 %9, 7
  %21 = shl i64 %9, 3
  %22 = mul i64 %9, 9
  %23 = mul i64 %9, 11
  %24 = mul i64 %9, 12
  br label %54

25:
  %26 = call double @llvm.fmuladd.f64(double %5, double 1.000000e-01, double %3)
  %27 = mul i64 %9, 13
  %28 = getelementptr double, ptr %16, i64 %27
  %29 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 39
  %30 = load i64, ptr %29
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %34, label %32

32:
  %33 = call i64 @ode_projected_rates(ptr %0, double %26, ptr %14, ptr %28, double 0.000000e+00)
  br label %44

34:
  %35 = getelementptr %struct.ode_system, ptr %7, i64 0, i32 5
  %36 = load ptr, ptr %35
  %37 = getelementptr %struct.ode_system, ptr %7, i64 0, i32 4
  %38 = load ptr, ptr %37
  %39 = call i64 %36(ptr %38, double %26, ptr %14, ptr %28)
  %40 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %41 = load i64, ptr %40
  %42 = add i64 %41, 1
  store i64 %42, ptr %40
  %43 = icmp eq i64 %39, 3
  br i1 %43, label %408, label %44

44:
  %45 = phi i64 [ %33, %32 ], [ %39, %34 ]
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %47, label %431

47:
  br i1 %17, label %48, label %93

48:
  %49 = mul i64 %9, 5
  %50 = mul i64 %9, 6
  %51 = mul i64 %9, 7
  %52 = mul i64 %9, 11
  %53 = mul i64 %9, 12
  br label %122

54:
  %55 = phi i64 [ 0, %18 ], [ %91, %54 ]
  %56 = getelementptr double, ptr %12, i64 %55
  %57 = load double, ptr %56
  %58 = getelementptr double, ptr %16, i64 %55
  %59 = load double, ptr %58
  %60 = add i64 %55, %19
  %61 = getelementptr double, ptr %16, i64 %60
  %62 = load double, ptr %61
  %63 = fmul double %62, 0x3FD03958F21A35B8
  %64 = call double @llvm.fmuladd.f64(double %59, double 0x3FACC1FCA2CEB148, double %63)
  %65 = add i64 %55, %20
  %66 = getelementptr double, ptr %16, i64 %65
  %67 = load double, ptr %66
  %68 = call double @llvm.fmuladd.f64(double %67, double 0xBFCF84C2C277C23E, double %64)
  %69 = add i64 %55, %21
  %70 = getelementptr double, ptr %16, i64 %69
  %71 = load double, ptr %70
  %72 = call double @llvm.fmuladd.f64(double %71, double 0xBFBFCB02555C9DEF, double %68)
  %73 = add i64 %55, %22
  %74 = getelementptr double, ptr %16, i64 %73
  %75 = load double, ptr %74
  %76 = call double @llvm.fmuladd.f64(double %75, double 0x3FC39F10CE2D1913, double %72)
  %77 = add i64 %55, %15
  %78 = getelementptr double, ptr %16, i64 %77
  %79 = load double, ptr %78
  %80 = call double @llvm.fmuladd.f64(double %79, double 0x3F80CBB69B38652C, double %76)
  %81 = add i64 %55, %23
  %82 = getelementptr double, ptr %16, i64 %81
  %83 = load double, ptr %82
  %84 = call double @llvm.fmuladd.f64(double %83, double 0x3F7EFF840F396BA9, double %80)
  %85 = add i64 %55, %24
  %86 = getelementptr double, ptr %16, i64 %85
  %87 = load double, ptr %86
  %88 = call double @llvm.fmuladd.f64(double %87, double -8.298000e-03, double %84)
  %89 = call double @llvm.fmuladd.f64(double %5, double %88, double %57)
  %90 = getelementptr double, ptr %14, i64 %55
  store double %89, ptr %90
  %91 = add i64 %55, 1
  %92 = icmp eq i64 %91, %9
  br i1 %92, label %25, label %54

93:
  %94 = call double @llvm.fmuladd.f64(double %5, double 2.000000e-01, double %3)
  %95 = mul i64 %9, 14
  %96 = getelementptr double, ptr %16, i64 %95
  %97 = load i64, ptr %29
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %101, label %99

99:
  %100 = call i64 @ode_projected_rates(ptr %0, double %94, ptr %14, ptr %96, double 0.000000e+00)
  br label %112

101:
  %102 = load ptr, ptr %6
  %103 = getelementptr %struct.ode_system, ptr %102, i64 0, i32 5
  %104 = load ptr, ptr %103
  %105 = getelementptr %struct.ode_system, ptr %102, i64 0, i32 4
  %106 = load ptr, ptr %105
  %107 = call i64 %104(ptr %106, double %94, ptr %14, ptr %96)
  %108 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %109 = load i64, ptr %108
  %110 = add i64 %109, 1
  store i64 %110, ptr %108
  %111 = icmp eq i64 %107, 3
  br i1 %111, label %408, label %112

112:
  %113 = phi i64 [ %100, %99 ], [ %107, %101 ]
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %115, label %431

115:
  br i1 %17, label %116, label %161

116:
  %117 = mul i64 %9, 5
  %118 = mul i64 %9, 6
  %119 = mul i64 %9, 7
  %120 = shl i64 %9, 3
  %121 = mul i64 %9, 12
  br label %180

122:
  %123 = phi i64 [ 0, %48 ], [ %159, %122 ]
  %124 = getelementptr double, ptr %12, i64 %123
  %125 = load double, ptr %124
  %126 = getelementptr double, ptr %16, i64 %123
  %127 = load double, ptr %126
  %128 = add i64 %123, %49
  %129 = getelementptr double, ptr %16, i64 %128
  %130 = load double, ptr %129
  %131 = fmul double %130, 0x3F9CFAE9E5F59F45
  %132 = call double @llvm.fmuladd.f64(double %127, double 0x3FA04CA1897BDB63, double %131)
  %133 = add i64 %123, %50
  %134 = getelementptr double, ptr %16, i64 %133
  %135 = load double, ptr %134
  %136 = call double @llvm.fmuladd.f64(double %135, double 0x3FAB69DB017C8CF9, double %132)
  %137 = add i64 %123, %51
  %138 = getelementptr double, ptr %16, i64 %137
  %139 = load double, ptr %138
  %140 = call double @llvm.fmuladd.f64(double %139, double 0xBFAC1EF72FC69469, double %136)
  %141 = add i64 %123, %15
  %142 = getelementptr double, ptr %16, i64 %141
  %143 = load double, ptr %142
  %144 = call double @llvm.fmuladd.f64(double %143, double 0xBF1C6710EEF6E153, double %140)
  %145 = add i64 %123, %52
  %146 = getelementptr double, ptr %16, i64 %145
  %147 = load double, ptr %146
  %148 = call double @llvm.fmuladd.f64(double %147, double 0x3F39127A52D32320, double %144)
  %149 = add i64 %123, %53
  %150 = getelementptr double, ptr %16, i64 %149
  %151 = load double, ptr %150
  %152 = call double @llvm.fmuladd.f64(double %151, double 0xBF36500E13E7149B, double %148)
  %153 = add i64 %123, %27
  %154 = getelementptr double, ptr %16, i64 %153
  %155 = load double, ptr %154
  %156 = call double @llvm.fmuladd.f64(double %155, double 0x3FC21686B20CD989, double %152)
  %157 = call double @llvm.fmuladd.f64(double %5, double %156, double %125)
  %158 = getelementptr double, ptr %14, i64 %123
  store double %157, ptr %158
  %159 = add i64 %123, 1
  %160 = icmp eq i64 %159, %9
  br i1 %160, label %93, label %122

161:
  %162 = call double @llvm.fmuladd.f64(double %5, double 0x3FE8E38E38E38E39, double %3)
  %163 = mul i64 %9, 15
  %164 = getelementptr double, ptr %16, i64 %163
  %165 = load i64, ptr %29
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %169, label %167

167:
  %168 = call i64 @ode_projected_rates(ptr %0, double %162, ptr %14, ptr %164, double 0.000000e+00)
  br label %219

169:
  %170 = load ptr, ptr %6
  %171 = getelementptr %struct.ode_system, ptr %170, i64 0, i32 5
  %172 = load ptr, ptr %171
  %173 = getelementptr %struct.ode_system, ptr %170, i64 0, i32 4
  %174 = load ptr, ptr %173
  %175 = call i64 %172(ptr %174, double %162, ptr %14, ptr %164)
  %176 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %177 = load i64, ptr %176
  %178 = add i64 %177, 1
  store i64 %178, ptr %176
  %179 = icmp eq i64 %175, 3
  br i1 %179, label %408, label %219

180:
  %181 = phi i64 [ 0, %116 ], [ %217, %180 ]
  %182 = getelementptr double, ptr %12, i64 %181
  %183 = load double, ptr %182
  %184 = getelementptr double, ptr %16, i64 %181
  %185 = load double, ptr %184
  %186 = add i64 %181, %117
  %187 = getelementptr double, ptr %16, i64 %186
  %188 = load double, ptr %187
  %189 = fmul double %188, 0xC012CA5D44AFDC9A
  %190 = call double @llvm.fmuladd.f64(double %185, double 0xBFDB7309792B6015, double %189)
  %191 = add i64 %181, %118
  %192 = getelementptr double, ptr %16, i64 %191
  %193 = load double, ptr %192
  %194 = call double @llvm.fmuladd.f64(double %193, double 0x401EBBD2C419EDA3, double %190)
  %195 = add i64 %181, %119
  %196 = getelementptr double, ptr %16, i64 %195
  %197 = load double, ptr %196
  %198 = call double @llvm.fmuladd.f64(double %197, double 0x401046A54457171C, double %194)
  %199 = add i64 %181, %120
  %200 = getelementptr double, ptr %16, i64 %199
  %201 = load double, ptr %200
  %202 = call double @llvm.fmuladd.f64(double %201, double 0x3FD6D49E44EDBA44, double %198)
  %203 = add i64 %181, %121
  %204 = getelementptr double, ptr %16, i64 %203
  %205 = load double, ptr %204
  %206 = call double @llvm.fmuladd.f64(double %205, double 0xBF56EBEEC24871D4, double %202)
  %207 = add i64 %181, %27
  %208 = getelementptr double, ptr %16, i64 %207
  %209 = load double, ptr %208
  %210 = call double @llvm.fmuladd.f64(double %209, double 0x40079482A23F1996, double %206)
  %211 = add i64 %181, %95
  %212 = getelementptr double, ptr %16, i64 %211
  %213 = load double, ptr %212
  %214 = call double @llvm.fmuladd.f64(double %213, double 0xC0224D4A6DCA2222, double %210)
  %215 = call double @llvm.fmuladd.f64(double %5, double %214, double %183)
  %216 = getelementptr double, ptr %14, i64 %181
  store double %215, ptr %216
  %217 = add i64 %181, 1
  %218 = icmp eq i64 %217, %9
  br i1 %218, label %161, label %180

219:
  %220 = phi i64 [ %168, %167 ], [ %175, %169 ]
  %221 = icmp eq i64 %220, 0
  br i1 %221, label %222, label %431

222:
  %223 = load ptr, ptr %6
  %224 = getelementptr %struct.ode_system, ptr %223, i64 0, i32 0
  %225 = load i64, ptr %224
  %226 = load double, ptr %4
  %227 = load ptr, ptr %10
  %228 = mul i64 %225, 10
  %229 = getelementptr double, ptr %227, i64 %228
  %230 = getelementptr double, ptr %227, i64 %225
  %231 = shl i64 %225, 1
  %232 = getelementptr double, ptr %227, i64 %231
  %233 = shl i64 %225, 4
  %234 = getelementptr double, ptr %229, i64 %233
  %235 = icmp sgt i64 %225, 0
  br i1 %235, label %236, label %431

236:
  %237 = phi i64 [ %250, %236 ], [ 0, %222 ]
  %238 = getelementptr double, ptr %232, i64 %237
  %239 = load double, ptr %238
  %240 = getelementptr double, ptr %230, i64 %237
  %241 = load double, ptr %240
  %242 = fsub double %239, %241
  %243 = getelementptr double, ptr %234, i64 %237
  store double %242, ptr %243
  %244 = getelementptr double, ptr %229, i64 %237
  %245 = load double, ptr %244
  %246 = fneg double %242
  %247 = call double @llvm.fmuladd.f64(double %226, double %245, double %246)
  %248 = add i64 %237, %225
  %249 = getelementptr double, ptr %234, i64 %248
  store double %247, ptr %249
  %250 = add i64 %237, 1
  %251 = icmp eq i64 %250, %225
  br i1 %251, label %252, label %236

252:
  br i1 %235, label %253, label %431

253:
  %254 = mul i64 %225, 12
  %255 = fneg double %226
  %256 = mul i64 %225, 5
  %257 = mul i64 %225, 6
  %258 = mul i64 %225, 7
  %259 = shl i64 %225, 3
  %260 = mul i64 %225, 9
  %261 = mul i64 %225, 11
  %262 = mul i64 %225, 13
  %263 = mul i64 %225, 14
  %264 = mul i64 %225, 15
  %265 = mul i64 %225, 3
  %266 = shl i64 %225, 2
  br label %267

267:
  %268 = phi i64 [ 0, %253 ], [ %406, %267 ]
  %269 = getelementptr double, ptr %234, i64 %268
  %270 = load double, ptr %269
  %271 = add i64 %268, %254
  %272 = getelementptr double, ptr %229, i64 %271
  %273 = load double, ptr %272
  %274 = getelementptr double, ptr %229, i64 %268
  %275 = load double, ptr %274
  %276 = fadd double %273, %275
  %277 = fmul double %276, %255
  %278 = call double @llvm.fmuladd.f64(double %270, double 2.000000e+00, double %277)
  %279 = add i64 %268, %231
  %280 = getelementptr double, ptr %234, i64 %279
  store double %278, ptr %280
  %281 = load double, ptr %274
  %282 = add i64 %268, %256
  %283 = getelementptr double, ptr %229, i64 %282
  %284 = load double, ptr %283
  %285 = fmul double %284, 0x3FE2228765F0A2EB
  %286 = call double @llvm.fmuladd.f64(double %281, double 0xC020DB9DCC37C81B, double %285)
  %287 = add i64 %268, %257
  %288 = getelementptr double, ptr %229, i64 %287
  %289 = load double, ptr %288
  %290 = call double @llvm.fmuladd.f64(double %289, double 0xC0088D35A1175376, double %286)
  %291 = add i64 %268, %258
  %292 = getelementptr double, ptr %229, i64 %291
  %293 = load double, ptr %292
  %294 = call double @llvm.fmuladd.f64(double %293, double 0x400313CCA2E462EC, double %290)
  %295 = add i64 %268, %259
  %296 = getelementptr double, ptr %229, i64 %295
  %297 = load double, ptr %296
  %298 = call double @llvm.fmuladd.f64(double %297, double 0x4000EFAFD3C0D1BD, double %294)
  %299 = add i64 %268, %260
  %300 = getelementptr double, ptr %229, i64 %299
  %301 = load double, ptr %300
  %302 = call double @llvm.fmuladd.f64(double %301, double 0xBFEBE2709A4AC0D3, double %298)
  %303 = add i64 %268, %228
  %304 = getelementptr double, ptr %229, i64 %303
  %305 = load double, ptr %304
  %306 = call double @llvm.fmuladd.f64(double %305, double 0x4001EC6A759DA28B, double %302)
  %307 = add i64 %268, %261
  %308 = getelementptr double, ptr %229, i64 %307
  %309 = load double, ptr %308
  %310 = call double @llvm.fmuladd.f64(double %309, double 0x3FE435E4B2F53319, double %306)
  %311 = load double, ptr %272
  %312 = call double @llvm.fmuladd.f64(double %311, double 0xBFB6C81218B7F07C, double %310)
  %313 = add i64 %268, %262
  %314 = getelementptr double, ptr %229, i64 %313
  %315 = load double, ptr %314
  %316 = call double @llvm.fmuladd.f64(double %315, double 0x40322604753358B4, double %312)
  %317 = add i64 %268, %263
  %318 = getelementptr double, ptr %229, i64 %317
  %319 = load double, ptr %318
  %320 = call double @llvm.fmuladd.f64(double %319, double 0xC02263A6DB60DFA1, double %316)
  %321 = add i64 %268, %264
  %322 = getelementptr double, ptr %229, i64 %321
  %323 = load double, ptr %322
  %324 = call double @llvm.fmuladd.f64(double %323, double 0xC011BE8052A2581D, double %320)
  %325 = fmul double %226, %324
  %326 = add i64 %268, %265
  %327 = getelementptr double, ptr %234, i64 %326
  store double %325, ptr %327
  %328 = load double, ptr %274
  %329 = load double, ptr %283
  %330 = fmul double %329, 0x406E49125D57ED67
  %331 = call double @llvm.fmuladd.f64(double %328, double 0x4024DAE269AD44FC, double %330)
  %332 = load double, ptr %288
  %333 = call double @llvm.fmuladd.f64(double %332, double 0x4064A66A19B8434B, double %331)
  %334 = load double, ptr %292
  %335 = call double @llvm.fmuladd.f64(double %334, double 0xC07768BF81E14E35, double %333)
  %336 = load double, ptr %296
  %337 = call double @llvm.fmuladd.f64(double %336, double 0xC0361D194558CFFB, double %335)
  %338 = load double, ptr %300
  %339 = call double @llvm.fmuladd.f64(double %338, double 0x401EEF08F933A023, double %337)
  %340 = load double, ptr %304
  %341 = call double @llvm.fmuladd.f64(double %340, double 0xC03EAC90D122C30D, double %339)
  %342 = load double, ptr %308
  %343 = call double @llvm.fmuladd.f64(double %342, double 0xC022AA0D032A0ACD, double %341)
  %344 = load double, ptr %272
  %345 = call double @llvm.fmuladd.f64(double %344, double 0x402F64FC65250F7C, double %343)
  %346 = load double, ptr %314
  %347 = call double @llvm.fmuladd.f64(double %346, double 0xC03F23AFEDECFD53, double %345)
  %348 = load double, ptr %318
  %349 = call double @llvm.fmuladd.f64(double %348, double 0xC022B4B2806665CA, double %347)
  %350 = load double, ptr %322
  %351 = call double @llvm.fmuladd.f64(double %350, double 0x4041E88E43070A10, double %349)
  %352 = fmul double %226, %351
  %353 = add i64 %268, %266
  %354 = getelementptr double, ptr %234, i64 %353
  store double %352, ptr %354
  %355 = load double, ptr %274
  %356 = load double, ptr %283
  %357 = fmul double %356, 0xC0783098D10F2521
  %358 = call double @llvm.fmuladd.f64(double %355, double 0x4033FC2C7303381F, double %357)
  %359 = load double, ptr %288
  %360 = call double @llvm.fmuladd.f64(double %359, double 0xC067A5B34EDF4D39, double %358)
  %361 = load double, ptr %292
  %362 = call double @llvm.fmuladd.f64(double %361, double 0x40807E771C2C6A0C, double %360)
  %363 = load double, ptr %296
  %364 = call double @llvm.fmuladd.f64(double %363, double 0xC02725D68DC06F96, double %362)
  %365 = load double, ptr %300
  %366 = call double @llvm.fmuladd.f64(double %365, double 0x401B8661DD0F8BD7, double %364)
  %367 = load double, ptr %304
  %368 = call double @llvm.fmuladd.f64(double %367, double 0xBFF0027A7D67FC68, double %366)
  %369 = load double, ptr %308
  %370 = call double @llvm.fmuladd.f64(double %369, double 0x3FE8E308023D3331, double %368)
  %371 = load double, ptr %272
  %372 = call double @llvm.fmuladd.f64(double %371, double 0xC00639C3EFFF56D2, double %370)
  %373 = load double, ptr %314
  %374 = call double @llvm.fmuladd.f64(double %373, double 0xC04E192D4F30C77F, double %372)
  %375 = load double, ptr %318
  %376 = call double @llvm.fmuladd.f64(double %375, double 0x40551481861928C0, double %374)
  %377 = load double, ptr %322
  %378 = call double @llvm.fmuladd.f64(double %377, double 0x4027FC0D95740812, double %376)
  %379 = fmul double %226, %378
  %380 = getelementptr double, ptr %234, i64 %282
  store double %379, ptr %380
  %381 = load double, ptr %274
  %382 = fmul double %356, 0xC06346126BD860C7
  %383 = call double @llvm.fmuladd.f64(double %381, double 0xC039B1A59F97E9A3, double %382)
  %384 = load double, ptr %288
  %385 = call double @llvm.fmuladd.f64(double %384, double 0xC06CF0F0AC990990, double %383)
  %386 = load double, ptr %292
  %387 = call double @llvm.fmuladd.f64(double %386, double 0x40765A39D3B3C602, double %385)
  %388 = load double, ptr %296
  %389 = call double @llvm.fmuladd.f64(double %388, double 0x405759F0D4D83C70, double %387)
  %390 = load double, ptr %300
  %391 = call double @llvm.fmuladd.f64(double %390, double 0xC042BAAA552107AB, double %389)
  %392 = load double, ptr %304
  %393 = call double @llvm.fmuladd.f64(double %392, double 0x405A0660A855838E, double %391)
  %394 = load double, ptr %308
  %395 = call double @llvm.fmuladd.f64(double %394, double 0x403DD71D78528CF6, double %393)
  %396 = load double, ptr %272
  %397 = call double @llvm.fmuladd.f64(double %396, double 0xC045C4484E37F77E, double %395)
  %398 = load double, ptr %314
  %399 = call double @llvm.fmuladd.f64(double %398, double 0x405814C57DF82010, double %397)
  %400 = load double, ptr %318
  %401 = call double @llvm.fmuladd.f64(double %400, double 0xC04396B082B5CD1E, double %399)
  %402 = load double, ptr %322
  %403 = call double @llvm.fmuladd.f64(double %402, double 0xC062B7423E1CB30D, double %401)
  %404 = fmul double %226, %403
  %405 = getelementptr double, ptr %234, i64 %287
  store double %404, ptr %405
  %406 = add i64 %268, 1
  %407 = icmp eq i64 %406, %225
  br i1 %407, label %431, label %267

408:
  %409 = phi double [ %26, %34 ], [ %94, %101 ], [ %162, %169 ]
  %410 = phi ptr [ %28, %34 ], [ %96, %101 ], [ %164, %169 ]
  %411 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 3, ptr %411
  %412 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %409, ptr %412
  %413 = load ptr, ptr %10
  %414 = load ptr, ptr %6
  %415 = getelementptr %struct.ode_system, ptr %414, i64 0, i32 0
  %416 = load i64, ptr %415
  %417 = shl i64 %416, 2
  %418 = getelementptr double, ptr %413, i64 %417
  %419 = bitcast ptr %418 to ptr
  %420 = bitcast ptr %410 to ptr
  %421 = shl i64 %416, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %419, ptr align 8 %420, i64 %421, i1 false)
  %422 = load ptr, ptr %10
  %423 = load ptr, ptr %6
  %424 = getelementptr %struct.ode_system, ptr %423, i64 0, i32 0
  %425 = load i64, ptr %424
  %426 = mul i64 %425, 5
  %427 = getelementptr double, ptr %422, i64 %426
  %428 = bitcast ptr %427 to ptr
  %429 = bitcast ptr %14 to ptr
  %430 = shl i64 %425, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %428, ptr align 8 %429, i64 %430, i1 false)
  br label %431

431:
  %432 = phi i64 [ %220, %219 ], [ %113, %112 ], [ %45, %44 ], [ 0, %252 ], [ 0, %222 ], [ 3, %408 ], [ 0, %267 ]
  ret i64 %432
}

define internal void @interpolate(ptr  %0, double %1, ptr  %2) {
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.ode_system, ptr %7, i64 0, i32 0
  %9 = load i64, ptr %8
  %10 = mul i64 %9, 10
  %11 = getelementptr double, ptr %5, i64 %10
  %12 = shl i64 %9, 4
  %13 = getelementptr double, ptr %11, i64 %12
  %14 = getelementptr double, ptr %5, i64 %9
  %15 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  %16 = load double, ptr %15
  %17 = fsub double %1, %16
  %18 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  %19 = load double, ptr %18
  %20 = fdiv double %17, %19
  %21 = icmp sgt i64 %9, 0
  br i1 %21, label %22, label %47

22:
  %23 = fsub double 1.000000e+00, %20
  br label %24

24:
  %25 = phi i64 [ 0, %22 ], [ %31, %26 ]
  br label %33

26:
  %27 = getelementptr double, ptr %14, i64 %25
  %28 = load double, ptr %27
  %29 = fadd double %44, %28
  %30 = getelementptr double, ptr %2, i64 %25
  store double %29, ptr %30
  %31 = add i64 %25, 1
  %32 = icmp eq i64 %31, %9
  br i1 %32, label %47, label %24

33:
  %34 = phi i64 [ 6, %24 ], [ %45, %33 ]
  %35 = phi double [ 0.000000e+00, %24 ], [ %44, %33 ]
  %36 = mul i64 %34, %9
  %37 = add i64 %36, %25
  %38 = getelementptr double, ptr %13, i64 %37
  %39 = load double, ptr %38
  %40 = fadd double %35, %39
  %41 = and i64 %34, 1
  %42 = icmp eq i64 %41, 0
  %43 = select i1 %42, double %20, double %23
  %44 = fmul double %43, %40
  %45 = add i64 %34, -1
  %46 = icmp eq i64 %34, 0
  br i1 %46, label %26, label %33

47:
  ret void
}

define internal i64 @try_step(ptr %0, double %1, double %2) {
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 0
  %7 = load i64, ptr %6
  %8 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8
  %10 = mul i64 %7, 3
  %11 = getelementptr double, ptr %9, i64 %10
  %12 = mul i64 %7, 10
  %13 = getelementptr double, ptr %9, i64 %12
  %14 = icmp sgt i64 %7, 0
  br i1 %14, label %58, label %15

15:
  %16 = call double @llvm.fmuladd.f64(double %2, double 0x3FAAEE6838DAE63A, double %1)
  %17 = getelementptr double, ptr %13, i64 %7
  %18 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 39
  %19 = load i64, ptr %18
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %23, label %21

21:
  %22 = call i64 @ode_projected_rates(ptr %0, double %16, ptr %11, ptr %17, double 0.000000e+00)
  br label %54

23:
  %24 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 5
  %25 = load ptr, ptr %24
  %26 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 4
  %27 = load ptr, ptr %26
  %28 = call i64 %25(ptr %27, double %16, ptr %11, ptr %17)
  %29 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %30 = load i64, ptr %29
  %31 = add i64 %30, 1
  store i64 %31, ptr %29
  %32 = icmp eq i64 %28, 3
  br i1 %32, label %33, label %54

33:
  %34 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 3, ptr %34
  %35 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %16, ptr %35
  %36 = load ptr, ptr %8
  %37 = load ptr, ptr %4
  %38 = getelementptr %struct.ode_system, ptr %37, i64 0, i32 0
  %39 = load i64, ptr %38
  %40 = shl i64 %39, 2
  %41 = getelementptr double, ptr %36, i64 %40
  %42 = bitcast ptr %41 to ptr
  %43 = bitcast ptr %17 to ptr
  %44 = shl i64 %39, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 8 %43, i64 %44, i1 false)
  %45 = load ptr, ptr %8
  %46 = load ptr, ptr %4
  %47 = getelementptr %struct.ode_system, ptr %46, i64 0, i32 0
  %48 = load i64, ptr %47
  %49 = mul i64 %48, 5
  %50 = getelementptr double, ptr %45, i64 %49
  %51 = bitcast ptr %50 to ptr
  %52 = bitcast ptr %11 to ptr
  %53 = shl i64 %48, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %51, ptr align 8 %52, i64 %53, i1 false)
  br label %566

54:
  %55 = phi i64 [ %22, %21 ], [ %28, %23 ]
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %57, label %566

57:
  br i1 %14, label %113, label %69

58:
  %59 = phi i64 [ %67, %58 ], [ 0, %3 ]
  %60 = getelementptr double, ptr %9, i64 %59
  %61 = load double, ptr %60
  %62 = getelementptr double, ptr %13, i64 %59
  %63 = load double, ptr %62
  %64 = fmul double %63, 0x3FAAEE6838DAE63A
  %65 = call double @llvm.fmuladd.f64(double %2, double %64, double %61)
  %66 = getelementptr double, ptr %11, i64 %59
  store double %65, ptr %66
  %67 = add i64 %59, 1
  %68 = icmp eq i64 %67, %7
  br i1 %68, label %15, label %58

69:
  %70 = call double @llvm.fmuladd.f64(double %2, double 0x3FB432CE2AA42CAC, double %1)
  %71 = shl i64 %7, 1
  %72 = getelementptr double, ptr %13, i64 %71
  %73 = load i64, ptr %18
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %77, label %75

75:
  %76 = call i64 @ode_projected_rates(ptr %0, double %70, ptr %11, ptr %72, double 0.000000e+00)
  br label %109

77:
  %78 = load ptr, ptr %4
  %79 = getelementptr %struct.ode_system, ptr %78, i64 0, i32 5
  %80 = load ptr, ptr %79
  %81 = getelementptr %struct.ode_system, ptr %78, i64 0, i32 4
  %82 = load ptr, ptr %81
  %83 = call i64 %80(ptr %82, double %70, ptr %11, ptr %72)
  %84 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %85 = load i64, ptr %84
  %86 = add i64 %85, 1
  store i64 %86, ptr %84
  %87 = icmp eq i64 %83, 3
  br i1 %87, label %88, label %109

88:
  %89 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 3, ptr %89
  %90 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %70, ptr %90
  %91 = load ptr, ptr %8
  %92 = load ptr, ptr %4
  %93 = getelementptr %struct.ode_system, ptr %92, i64 0, i32 0
  %94 = load i64, ptr %93
  %95 = shl i64 %94, 2
  %96 = getelementptr double, ptr %91, i64 %95
  %97 = bitcast ptr %96 to ptr
  %98 = bitcast ptr %72 to ptr
  %99 = shl i64 %94, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %97, ptr align 8 %98, i64 %99, i1 false)
  %100 = load ptr, ptr %8
  %101 = load ptr, ptr %4
  %102 = getelementptr %struct.ode_system, ptr %101, i64 0, i32 0
  %103 = load i64, ptr %102
  %104 = mul i64 %103, 5
  %105 = getelementptr double, ptr %100, i64 %104
  %106 = bitcast ptr %105 to ptr
  %107 = bitcast ptr %11 to ptr
  %108 = shl i64 %103, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %106, ptr align 8 %107, i64 %108, i1 false)
  br label %566

109:
  %110 = phi i64 [ %76, %75 ], [ %83, %77 ]
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %112, label %566

112:
  br i1 %14, label %171, label %128

113:
  %114 = phi i64 [ %126, %113 ], [ 0, %57 ]
  %115 = getelementptr double, ptr %9, i64 %114
  %116 = load double, ptr %115
  %117 = getelementptr double, ptr %13, i64 %114
  %118 = load double, ptr %117
  %119 = add i64 %114, %7
  %120 = getelementptr double, ptr %13, i64 %119
  %121 = load double, ptr %120
  %122 = fmul double %121, 0x3FAE4C353FF64302
  %123 = call double @llvm.fmuladd.f64(double %118, double 0x3F9432CE2AA42CAC, double %122)
  %124 = call double @llvm.fmuladd.f64(double %2, double %123, double %116)
  %125 = getelementptr double, ptr %11, i64 %114
  store double %124, ptr %125
  %126 = add i64 %114, 1
  %127 = icmp eq i64 %126, %7
  br i1 %127, label %69, label %113

128:
  %129 = call double @llvm.fmuladd.f64(double %2, double 0x3FBE4C353FF64302, double %1)
  %130 = getelementptr double, ptr %13, i64 %10
  %131 = load i64, ptr %18
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %135, label %133

133:
  %134 = call i64 @ode_projected_rates(ptr %0, double %129, ptr %11, ptr %130, double 0.000000e+00)
  br label %167

135:
  %136 = load ptr, ptr %4
  %137 = getelementptr %struct.ode_system, ptr %136, i64 0, i32 5
  %138 = load ptr, ptr %137
  %139 = getelementptr %struct.ode_system, ptr %136, i64 0, i32 4
  %140 = load ptr, ptr %139
  %141 = call i64 %138(ptr %140, double %129, ptr %11, ptr %130)
  %142 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %143 = load i64, ptr %142
  %144 = add i64 %143, 1
  store i64 %144, ptr %142
  %145 = icmp eq i64 %141, 3
  br i1 %145, label %146, label %167

146:
  %147 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 3, ptr %147
  %148 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %129, ptr %148
  %149 = load ptr, ptr %8
  %150 = load ptr, ptr %4
  %151 = getelementptr %struct.ode_system, ptr %150, i64 0, i32 0
  %152 = load i64, ptr %151
  %153 = shl i64 %152, 2
  %154 = getelementptr double, ptr %149, i64 %153
  %155 = bitcast ptr %154 to ptr
  %156 = bitcast ptr %130 to ptr
  %157 = shl i64 %152, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %155, ptr align 8 %156, i64 %157, i1 false)
  %158 = load ptr, ptr %8
  %159 = load ptr, ptr %4
  %160 = getelementptr %struct.ode_system, ptr %159, i64 0, i32 0
  %161 = load i64, ptr %160
  %162 = mul i64 %161, 5
  %163 = getelementptr double, ptr %158, i64 %162
  %164 = bitcast ptr %163 to ptr
  %165 = bitcast ptr %11 to ptr
  %166 = shl i64 %161, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %164, ptr align 8 %165, i64 %166, i1 false)
  br label %566

167:
  %168 = phi i64 [ %134, %133 ], [ %141, %135 ]
  %169 = icmp eq i64 %168, 0
  br i1 %169, label %170, label %566

170:
  br i1 %14, label %230, label %186

171:
  %172 = phi i64 [ %184, %171 ], [ 0, %112 ]
  %173 = getelementptr double, ptr %9, i64 %172
  %174 = load double, ptr %173
  %175 = getelementptr double, ptr %13, i64 %172
  %176 = load double, ptr %175
  %177 = add i64 %172, %71
  %178 = getelementptr double, ptr %13, i64 %177
  %179 = load double, ptr %178
  %180 = fmul double %179, 0x3FB6B927EFF8B241
  %181 = call double @llvm.fmuladd.f64(double %176, double 0x3F9E4C353FF64302, double %180)
  %182 = call double @llvm.fmuladd.f64(double %2, double %181, double %174)
  %183 = getelementptr double, ptr %11, i64 %172
  store double %182, ptr %183
  %184 = add i64 %172, 1
  %185 = icmp eq i64 %184, %7
  br i1 %185, label %128, label %171

186:
  %187 = call double @llvm.fmuladd.f64(double %2, double 0x3FD2068C499C08D9, double %1)
  %188 = shl i64 %7, 2
  %189 = getelementptr double, ptr %13, i64 %188
  %190 = load i64, ptr %18
  %191 = icmp eq i64 %190, 0
  br i1 %191, label %194, label %192

192:
  %193 = call i64 @ode_projected_rates(ptr %0, double %187, ptr %11, ptr %189, double 0.000000e+00)
  br label %226

194:
  %195 = load ptr, ptr %4
  %196 = getelementptr %struct.ode_system, ptr %195, i64 0, i32 5
  %197 = load ptr, ptr %196
  %198 = getelementptr %struct.ode_system, ptr %195, i64 0, i32 4
  %199 = load ptr, ptr %198
  %200 = call i64 %197(ptr %199, double %187, ptr %11, ptr %189)
  %201 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %202 = load i64, ptr %201
  %203 = add i64 %202, 1
  store i64 %203, ptr %201
  %204 = icmp eq i64 %200, 3
  br i1 %204, label %205, label %226

205:
  %206 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 3, ptr %206
  %207 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %187, ptr %207
  %208 = load ptr, ptr %8
  %209 = load ptr, ptr %4
  %210 = getelementptr %struct.ode_system, ptr %209, i64 0, i32 0
  %211 = load i64, ptr %210
  %212 = shl i64 %211, 2
  %213 = getelementptr double, ptr %208, i64 %212
  %214 = bitcast ptr %213 to ptr
  %215 = bitcast ptr %189 to ptr
  %216 = shl i64 %211, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %214, ptr align 8 %215, i64 %216, i1 false)
  %217 = load ptr, ptr %8
  %218 = load ptr, ptr %4
  %219 = getelementptr %struct.ode_system, ptr %218, i64 0, i32 0
  %220 = load i64, ptr %219
  %221 = mul i64 %220, 5
  %222 = getelementptr double, ptr %217, i64 %221
  %223 = bitcast ptr %222 to ptr
  %224 = bitcast ptr %11 to ptr
  %225 = shl i64 %220, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %223, ptr align 8 %224, i64 %225, i1 false)
  br label %566

226:
  %227 = phi i64 [ %193, %192 ], [ %200, %194 ]
  %228 = icmp eq i64 %227, 0
  br i1 %228, label %229, label %566

229:
  br i1 %14, label %256, label %249

230:
  %231 = phi i64 [ %247, %230 ], [ 0, %170 ]
  %232 = getelementptr double, ptr %9, i64 %231
  %233 = load double, ptr %232
  %234 = getelementptr double, ptr %13, i64 %231
  %235 = load double, ptr %234
  %236 = add i64 %231, %71
  %237 = getelementptr double, ptr %13, i64 %236
  %238 = load double, ptr %237
  %239 = fmul double %238, 0xBFEC4E3AB5AD1507
  %240 = call double @llvm.fmuladd.f64(double %235, double 0x3FCEE50D7ECDE9FA, double %239)
  %241 = add i64 %231, %10
  %242 = getelementptr double, ptr %13, i64 %241
  %243 = load double, ptr %242
  %244 = call double @llvm.fmuladd.f64(double %243, double 0x3FED983D7AC79EF5, double %240)
  %245 = call double @llvm.fmuladd.f64(double %2, double %244, double %233)
  %246 = getelementptr double, ptr %11, i64 %231
  store double %245, ptr %246
  %247 = add i64 %231, 1
  %248 = icmp eq i64 %247, %7
  br i1 %248, label %186, label %230

249:
  %250 = call double @llvm.fmuladd.f64(double %2, double 0x3FD5555555555555, double %1)
  %251 = mul i64 %7, 5
  %252 = getelementptr double, ptr %13, i64 %251
  %253 = call i64 @stage_rates(ptr %0, double %250, ptr %11, ptr %252, double 0xBFF39A3DA55AB5C3)
  %254 = icmp eq i64 %253, 0
  br i1 %254, label %255, label %566

255:
  br i1 %14, label %282, label %275

256:
  %257 = phi i64 [ %273, %256 ], [ 0, %229 ]
  %258 = getelementptr double, ptr %9, i64 %257
  %259 = load double, ptr %258
  %260 = getelementptr double, ptr %13, i64 %257
  %261 = load double, ptr %260
  %262 = add i64 %257, %10
  %263 = getelementptr double, ptr %13, i64 %262
  %264 = load double, ptr %263
  %265 = fmul double %264, 0x3FC5DDB63BDB6D36
  %266 = call double @llvm.fmuladd.f64(double %261, double 0x3FA2F684BDA12F68, double %265)
  %267 = add i64 %257, %188
  %268 = getelementptr double, ptr %13, i64 %267
  %269 = load double, ptr %268
  %270 = call double @llvm.fmuladd.f64(double %269, double 0x3FC00F533F66F19A, double %266)
  %271 = call double @llvm.fmuladd.f64(double %2, double %270, double %259)
  %272 = getelementptr double, ptr %11, i64 %257
  store double %271, ptr %272
  %273 = add i64 %257, 1
  %274 = icmp eq i64 %273, %7
  br i1 %274, label %249, label %256

275:
  %276 = call double @llvm.fmuladd.f64(double %2, double 2.500000e-01, double %1)
  %277 = mul i64 %7, 6
  %278 = getelementptr double, ptr %13, i64 %277
  %279 = call i64 @stage_rates(ptr %0, double %276, ptr %11, ptr %278, double 0xBFDFBA83BEDE8A72)
  %280 = icmp eq i64 %279, 0
  br i1 %280, label %281, label %566

281:
  br i1 %14, label %312, label %305

282:
  %283 = phi i64 [ %303, %282 ], [ 0, %255 ]
  %284 = getelementptr double, ptr %9, i64 %283
  %285 = load double, ptr %284
  %286 = getelementptr double, ptr %13, i64 %283
  %287 = load double, ptr %286
  %288 = add i64 %283, %10
  %289 = getelementptr double, ptr %13, i64 %288
  %290 = load double, ptr %289
  %291 = fmul double %290, 0x3FC5CAD30F3347ED
  %292 = call double @llvm.fmuladd.f64(double %287, double 0x3FA3000000000000, double %291)
  %293 = add i64 %283, %188
  %294 = getelementptr double, ptr %13, i64 %293
  %295 = load double, ptr %294
  %296 = call double @llvm.fmuladd.f64(double %295, double 0x3FAED4B3C332E04D, double %292)
  %297 = add i64 %283, %251
  %298 = getelementptr double, ptr %13, i64 %297
  %299 = load double, ptr %298
  %300 = call double @llvm.fmuladd.f64(double %299, double 0xBF92000000000000, double %296)
  %301 = call double @llvm.fmuladd.f64(double %2, double %300, double %285)
  %302 = getelementptr double, ptr %11, i64 %283
  store double %301, ptr %302
  %303 = add i64 %283, 1
  %304 = icmp eq i64 %303, %7
  br i1 %304, label %275, label %282

305:
  %306 = call double @llvm.fmuladd.f64(double %2, double 0x3FD3B13B13B13B14, double %1)
  %307 = mul i64 %7, 7
  %308 = getelementptr double, ptr %13, i64 %307
  %309 = call i64 @stage_rates(ptr %0, double %306, ptr %11, ptr %308, double 0x3FFAA149F7EDA509)
  %310 = icmp eq i64 %309, 0
  br i1 %310, label %311, label %566

311:
  br i1 %14, label %346, label %339

312:
  %313 = phi i64 [ %337, %312 ], [ 0, %281 ]
  %314 = getelementptr double, ptr %9, i64 %313
  %315 = load double, ptr %314
  %316 = getelementptr double, ptr %13, i64 %313
  %317 = load double, ptr %316
  %318 = add i64 %313, %10
  %319 = getelementptr double, ptr %13, i64 %318
  %320 = load double, ptr %319
  %321 = fmul double %320, 0x3FC5CF23F6595D72
  %322 = call double @llvm.fmuladd.f64(double %317, double 0x3FA2FDB8FEE78792, double %321)
  %323 = add i64 %313, %188
  %324 = getelementptr double, ptr %13, i64 %323
  %325 = load double, ptr %324
  %326 = call double @llvm.fmuladd.f64(double %325, double 0x3FBB758640DEA698, double %322)
  %327 = add i64 %313, %251
  %328 = getelementptr double, ptr %13, i64 %327
  %329 = load double, ptr %328
  %330 = call double @llvm.fmuladd.f64(double %329, double 0xBF8F5FCC20FCD32F, double %326)
  %331 = add i64 %313, %277
  %332 = getelementptr double, ptr %13, i64 %331
  %333 = load double, ptr %332
  %334 = call double @llvm.fmuladd.f64(double %333, double 0x3F80F1D92EFB0B71, double %330)
  %335 = call double @llvm.fmuladd.f64(double %2, double %334, double %315)
  %336 = getelementptr double, ptr %11, i64 %313
  store double %335, ptr %336
  %337 = add i64 %313, 1
  %338 = icmp eq i64 %337, %7
  br i1 %338, label %305, label %312

339:
  %340 = call double @llvm.fmuladd.f64(double %2, double 0x3FE4D74D74D74D75, double %1)
  %341 = shl i64 %7, 3
  %342 = getelementptr double, ptr %13, i64 %341
  %343 = call i64 @stage_rates(ptr %0, double %340, ptr %11, ptr %342, double 0xBFD66BC9B10E7E71)
  %344 = icmp eq i64 %343, 0
  br i1 %344, label %345, label %566

345:
  br i1 %14, label %384, label %377

346:
  %347 = phi i64 [ %375, %346 ], [ 0, %311 ]
  %348 = getelementptr double, ptr %9, i64 %347
  %349 = load double, ptr %348
  %350 = getelementptr double, ptr %13, i64 %347
  %351 = load double, ptr %350
  %352 = add i64 %347, %10
  %353 = getelementptr double, ptr %13, i64 %352
  %354 = load double, ptr %353
  %355 = fmul double %354, 0xC00AE31BACC6BC8A
  %356 = call double @llvm.fmuladd.f64(double %351, double 0x3FE3F8B78B985813, double %355)
  %357 = add i64 %347, %188
  %358 = getelementptr double, ptr %13, i64 %357
  %359 = load double, ptr %358
  %360 = call double @llvm.fmuladd.f64(double %359, double 0xBFEBC873F08E11F9, double %356)
  %361 = add i64 %347, %251
  %362 = getelementptr double, ptr %13, i64 %361
  %363 = load double, ptr %362
  %364 = call double @llvm.fmuladd.f64(double %363, double 0x403B9793D88D1855, double %360)
  %365 = add i64 %347, %277
  %366 = getelementptr double, ptr %13, i64 %365
  %367 = load double, ptr %366
  %368 = call double @llvm.fmuladd.f64(double %367, double 0x40342770F892AD69, double %364)
  %369 = add i64 %347, %307
  %370 = getelementptr double, ptr %13, i64 %369
  %371 = load double, ptr %370
  %372 = call double @llvm.fmuladd.f64(double %371, double 0xC045BEB4865C42F9, double %368)
  %373 = call double @llvm.fmuladd.f64(double %2, double %372, double %349)
  %374 = getelementptr double, ptr %11, i64 %347
  store double %373, ptr %374
  %375 = add i64 %347, 1
  %376 = icmp eq i64 %375, %7
  br i1 %376, label %339, label %346

377:
  %378 = call double @llvm.fmuladd.f64(double %2, double 6.000000e-01, double %1)
  %379 = mul i64 %7, 9
  %380 = getelementptr double, ptr %13, i64 %379
  %381 = call i64 @stage_rates(ptr %0, double %378, ptr %11, ptr %380, double 0x3FD56330D0783989)
  %382 = icmp eq i64 %381, 0
  br i1 %382, label %383, label %566

383:
  br i1 %14, label %425, label %419

384:
  %385 = phi i64 [ %417, %384 ], [ 0, %345 ]
  %386 = getelementptr double, ptr %9, i64 %385
  %387 = load double, ptr %386
  %388 = getelementptr double, ptr %13, i64 %385
  %389 = load double, ptr %388
  %390 = add i64 %385, %10
  %391 = getelementptr double, ptr %13, i64 %390
  %392 = load double, ptr %391
  %393 = fmul double %392, 0xC003E7A8A34BD27F
  %394 = call double @llvm.fmuladd.f64(double %389, double 0x3FDE9205E321B655, double %393)
  %395 = add i64 %385, %188
  %396 = getelementptr double, ptr %13, i64 %395
  %397 = load double, ptr %396
  %398 = call double @llvm.fmuladd.f64(double %397, double 0xBFE2E3A9968C93C8, double %394)
  %399 = add i64 %385, %251
  %400 = getelementptr double, ptr %13, i64 %399
  %401 = load double, ptr %400
  %402 = call double @llvm.fmuladd.f64(double %401, double 0x40353AE4A6D655EE, double %398)
  %403 = add i64 %385, %277
  %404 = getelementptr double, ptr %13, i64 %403
  %405 = load double, ptr %404
  %406 = call double @llvm.fmuladd.f64(double %405, double 0x402E8EF7B5F258B8, double %402)
  %407 = add i64 %385, %307
  %408 = getelementptr double, ptr %13, i64 %407
  %409 = load double, ptr %408
  %410 = call double @llvm.fmuladd.f64(double %409, double 0xC040A4E418D711B9, double %406)
  %411 = add i64 %385, %341
  %412 = getelementptr double, ptr %13, i64 %411
  %413 = load double, ptr %412
  %414 = call double @llvm.fmuladd.f64(double %413, double 0xBF94D1B3D9B4A876, double %410)
  %415 = call double @llvm.fmuladd.f64(double %2, double %414, double %387)
  %416 = getelementptr double, ptr %11, i64 %385
  store double %415, ptr %416
  %417 = add i64 %385, 1
  %418 = icmp eq i64 %417, %7
  br i1 %418, label %377, label %384

419:
  %420 = call double @llvm.fmuladd.f64(double %2, double 0x3FEB6DB6DB6DB6DB, double %1)
  %421 = getelementptr double, ptr %13, i64 %12
  %422 = call i64 @stage_rates(ptr %0, double %420, ptr %11, ptr %421, double 0x3FB4F8EB54A31435)
  %423 = icmp eq i64 %422, 0
  br i1 %423, label %424, label %566

424:
  br i1 %14, label %470, label %464

425:
  %426 = phi i64 [ %462, %425 ], [ 0, %383 ]
  %427 = getelementptr double, ptr %9, i64 %426
  %428 = load double, ptr %427
  %429 = getelementptr double, ptr %13, i64 %426
  %430 = load double, ptr %429
  %431 = add i64 %426, %10
  %432 = getelementptr double, ptr %13, i64 %431
  %433 = load double, ptr %432
  %434 = fmul double %433, 0x4014BED869FB0B9D
  %435 = call double @llvm.fmuladd.f64(double %430, double 0xBFEDFD121F1D399B, double %434)
  %436 = add i64 %426, %188
  %437 = getelementptr double, ptr %13, i64 %436
  %438 = load double, ptr %437
  %439 = call double @llvm.fmuladd.f64(double %438, double 0x3FF1768702792EA9, double %435)
  %440 = add i64 %426, %251
  %441 = getelementptr double, ptr %13, i64 %440
  %442 = load double, ptr %441
  %443 = call double @llvm.fmuladd.f64(double %442, double 0xC0204CB0E2110C1C, double %439)
  %444 = add i64 %426, %277
  %445 = getelementptr double, ptr %13, i64 %444
  %446 = load double, ptr %445
  %447 = call double @llvm.fmuladd.f64(double %446, double 0xC032852305E975A8, double %443)
  %448 = add i64 %426, %307
  %449 = getelementptr double, ptr %13, i64 %448
  %450 = load double, ptr %449
  %451 = call double @llvm.fmuladd.f64(double %450, double 0x4036BD4F06CB863A, double %447)
  %452 = add i64 %426, %341
  %453 = getelementptr double, ptr %13, i64 %452
  %454 = load double, ptr %453
  %455 = call double @llvm.fmuladd.f64(double %454, double 0x4003F2E777CF109D, double %451)
  %456 = add i64 %426, %379
  %457 = getelementptr double, ptr %13, i64 %456
  %458 = load double, ptr %457
  %459 = call double @llvm.fmuladd.f64(double %458, double 0xC0085FC60D2B572C, double %455)
  %460 = call double @llvm.fmuladd.f64(double %2, double %459, double %428)
  %461 = getelementptr double, ptr %11, i64 %426
  store double %460, ptr %461
  %462 = add i64 %426, 1
  %463 = icmp eq i64 %462, %7
  br i1 %463, label %419, label %425

464:
  %465 = fadd double %1, %2
  %466 = mul i64 %7, 11
  %467 = getelementptr double, ptr %13, i64 %466
  %468 = call i64 @stage_rates(ptr %0, double %465, ptr %11, ptr %467, double 0xBF96E44F50AB6BC2)
  %469 = icmp eq i64 %468, 0
  br i1 %469, label %513, label %566

470:
  %471 = phi i64 [ %511, %470 ], [ 0, %424 ]
  %472 = getelementptr double, ptr %9, i64 %471
  %473 = load double, ptr %472
  %474 = getelementptr double, ptr %13, i64 %471
  %475 = load double, ptr %474
  %476 = add i64 %471, %10
  %477 = getelementptr double, ptr %13, i64 %476
  %478 = load double, ptr %477
  %479 = fmul double %478, 0xC02511A963CAFE55
  %480 = call double @llvm.fmuladd.f64(double %475, double 0x40022FBD3B09FCDC, double %479)
  %481 = add i64 %471, %188
  %482 = getelementptr double, ptr %13, i64 %481
  %483 = load double, ptr %482
  %484 = call double @llvm.fmuladd.f64(double %483, double 0xC00001C935AC72AC, double %480)
  %485 = add i64 %471, %251
  %486 = getelementptr double, ptr %13, i64 %485
  %487 = load double, ptr %486
  %488 = call double @llvm.fmuladd.f64(double %487, double 0xC031F57C8EFF3006, double %484)
  %489 = add i64 %471, %277
  %490 = getelementptr double, ptr %13, i64 %489
  %491 = load double, ptr %490
  %492 = call double @llvm.fmuladd.f64(double %491, double 0x403BF2EA18B58A01, double %488)
  %493 = add i64 %471, %307
  %494 = getelementptr double, ptr %13, i64 %493
  %495 = load double, ptr %494
  %496 = call double @llvm.fmuladd.f64(double %495, double 0xC006DF3A7D1CEC13, double %492)
  %497 = add i64 %471, %341
  %498 = getelementptr double, ptr %13, i64 %497
  %499 = load double, ptr %498
  %500 = call double @llvm.fmuladd.f64(double %499, double 0xC021BEE71A9F33A9, double %496)
  %501 = add i64 %471, %379
  %502 = getelementptr double, ptr %13, i64 %501
  %503 = load double, ptr %502
  %504 = call double @llvm.fmuladd.f64(double %503, double 0x4028B89C42C81861, double %500)
  %505 = add i64 %471, %12
  %506 = getelementptr double, ptr %13, i64 %505
  %507 = load double, ptr %506
  %508 = call double @llvm.fmuladd.f64(double %507, double 0x3FE496AC6253E202, double %504)
  %509 = call double @llvm.fmuladd.f64(double %2, double %508, double %473)
  %510 = getelementptr double, ptr %11, i64 %471
  store double %509, ptr %510
  %511 = add i64 %471, 1
  %512 = icmp eq i64 %511, %7
  br i1 %512, label %464, label %470

513:
  %514 = load ptr, ptr %8
  %515 = load ptr, ptr %4
  %516 = getelementptr %struct.ode_system, ptr %515, i64 0, i32 0
  %517 = load i64, ptr %516
  %518 = shl i64 %517, 1
  %519 = getelementptr double, ptr %514, i64 %518
  br i1 %14, label %523, label %520

520:
  %521 = load i64, ptr %18
  %522 = icmp eq i64 %521, 0
  br i1 %522, label %566, label %562

523:
  %524 = phi i64 [ %560, %523 ], [ 0, %513 ]
  %525 = getelementptr double, ptr %9, i64 %524
  %526 = load double, ptr %525
  %527 = getelementptr double, ptr %13, i64 %524
  %528 = load double, ptr %527
  %529 = add i64 %524, %251
  %530 = getelementptr double, ptr %13, i64 %529
  %531 = load double, ptr %530
  %532 = fmul double %531, 0x4011CD1ED2AD5AE2
  %533 = call double @llvm.fmuladd.f64(double %528, double 0x3FABCC6368D1177C, double %532)
  %534 = add i64 %524, %277
  %535 = getelementptr double, ptr %13, i64 %534
  %536 = load double, ptr %535
  %537 = call double @llvm.fmuladd.f64(double %536, double 0x3FFE43A845D5AB9F, double %533)
  %538 = add i64 %524, %307
  %539 = getelementptr double, ptr %13, i64 %538
  %540 = load double, ptr %539
  %541 = call double @llvm.fmuladd.f64(double %540, double 0xC017346ECF96AF43, double %537)
  %542 = add i64 %524, %341
  %543 = getelementptr double, ptr %13, i64 %542
  %544 = load double, ptr %543
  %545 = call double @llvm.fmuladd.f64(double %544, double 0x3FD3EA1DF2F0EB98, double %541)
  %546 = add i64 %524, %379
  %547 = getelementptr double, ptr %13, i64 %546
  %548 = load double, ptr %547
  %549 = call double @llvm.fmuladd.f64(double %548, double 0xBFC37A028F43B002, double %545)
  %550 = add i64 %524, %12
  %551 = getelementptr double, ptr %13, i64 %550
  %552 = load double, ptr %551
  %553 = call double @llvm.fmuladd.f64(double %552, double 0x3FC9C657697FE72D, double %549)
  %554 = add i64 %524, %466
  %555 = getelementptr double, ptr %13, i64 %554
  %556 = load double, ptr %555
  %557 = call double @llvm.fmuladd.f64(double %556, double 0x3FA6E44F50AB6BC2, double %553)
  %558 = call double @llvm.fmuladd.f64(double %2, double %557, double %526)
  %559 = getelementptr double, ptr %519, i64 %524
  store double %558, ptr %559
  %560 = add i64 %524, 1
  %561 = icmp eq i64 %560, %7
  br i1 %561, label %520, label %523

562:
  %563 = mul i64 %7, 12
  %564 = getelementptr double, ptr %13, i64 %563
  %565 = call i64 @end_rates(ptr %0, double %465, ptr %519, ptr %564)
  br label %566

566:
  %567 = phi i64 [ %55, %54 ], [ %110, %109 ], [ %168, %167 ], [ %227, %226 ], [ %253, %249 ], [ %279, %275 ], [ %309, %305 ], [ %343, %339 ], [ %381, %377 ], [ %422, %419 ], [ %468, %464 ], [ %565, %562 ], [ 0, %520 ], [ 3, %33 ], [ 3, %88 ], [ 3, %146 ], [ 3, %205 ]
  ret i64 %567
}

define internal double @error_of(ptr  %0, double %1) {
  %3 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3
  %5 = getelementptr %struct.ode_system, ptr %4, i64 0, i32 0
  %6 = load i64, ptr %5
  %7 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7
  %9 = mul i64 %6, 10
  %10 = getelementptr double, ptr %8, i64 %9
  %11 = icmp sgt i64 %6, 0
  br i1 %11, label %12, label %27

12:
  %13 = shl i64 %6, 1
  %14 = getelementptr double, ptr %8, i64 %13
  %15 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %16 = load ptr, ptr %15
  %17 = getelementptr %struct.ode_options, ptr %16, i64 0, i32 2
  %18 = load ptr, ptr %17
  %19 = getelementptr %struct.ode_options, ptr %16, i64 0, i32 1
  %20 = load double, ptr %19
  %21 = mul i64 %6, 5
  %22 = mul i64 %6, 6
  %23 = mul i64 %6, 7
  %24 = shl i64 %6, 3
  %25 = mul i64 %6, 9
  %26 = mul i64 %6, 11
  br label %32

27:
  %28 = phi double [ 0.000000e+00, %2 ], [ %88, %32 ]
  %29 = phi double [ 0.000000e+00, %2 ], [ %87, %32 ]
  %30 = call double @llvm.fmuladd.f64(double %28, double 1.000000e-02, double %29)
  %31 = fcmp ogt double %30, 0.000000e+00
  br i1 %31, label %91, label %98

32:
  %33 = phi double [ 0.000000e+00, %12 ], [ %87, %32 ]
  %34 = phi double [ 0.000000e+00, %12 ], [ %88, %32 ]
  %35 = phi i64 [ 0, %12 ], [ %89, %32 ]
  %36 = getelementptr double, ptr %8, i64 %35
  %37 = load double, ptr %36
  %38 = call double @llvm.fabs.f64(double %37)
  %39 = getelementptr double, ptr %14, i64 %35
  %40 = load double, ptr %39
  %41 = call double @llvm.fabs.f64(double %40)
  %42 = call double @llvm.maxnum.f64(double %38, double %41)
  %43 = getelementptr double, ptr %18, i64 %35
  %44 = load double, ptr %43
  %45 = call double @llvm.fmuladd.f64(double %20, double %42, double %44)
  %46 = getelementptr double, ptr %10, i64 %35
  %47 = load double, ptr %46
  %48 = add i64 %35, %21
  %49 = getelementptr double, ptr %10, i64 %48
  %50 = load double, ptr %49
  %51 = fmul double %50, 0xBFF39A3DA55AB5C3
  %52 = call double @llvm.fmuladd.f64(double %47, double 0x3F8ADEAEA1607E1A, double %51)
  %53 = add i64 %35, %22
  %54 = getelementptr double, ptr %10, i64 %53
  %55 = load double, ptr %54
  %56 = call double @llvm.fmuladd.f64(double %55, double 0xBFDFBA83BEDE8A72, double %52)
  %57 = add i64 %35, %23
  %58 = getelementptr double, ptr %10, i64 %57
  %59 = load double, ptr %58
  %60 = call double @llvm.fmuladd.f64(double %59, double 0x3FFAA149F7EDA509, double %56)
  %61 = add i64 %35, %24
  %62 = getelementptr double, ptr %10, i64 %61
  %63 = load double, ptr %62
  %64 = call double @llvm.fmuladd.f64(double %63, double 0xBFD66BC9B10E7E71, double %60)
  %65 = add i64 %35, %25
  %66 = getelementptr double, ptr %10, i64 %65
  %67 = load double, ptr %66
  %68 = call double @llvm.fmuladd.f64(double %67, double 0x3FD56330D0783989, double %64)
  %69 = add i64 %35, %9
  %70 = getelementptr double, ptr %10, i64 %69
  %71 = load double, ptr %70
  %72 = call double @llvm.fmuladd.f64(double %71, double 0x3FB4F8EB54A31435, double %68)
  %73 = add i64 %35, %26
  %74 = getelementptr double, ptr %10, i64 %73
  %75 = load double, ptr %74
  %76 = call double @llvm.fmuladd.f64(double %75, double 0xBF96E44F50AB6BC2, double %72)
  %77 = fdiv double %76, %45
  %78 = fmul double %50, 0x4011CD1ED2AD5AE2
  %79 = call double @llvm.fmuladd.f64(double %47, double 0xBFC84B641FBFA1F1, double %78)
  %80 = call double @llvm.fmuladd.f64(double %55, double 0x3FFE43A845D5AB9F, double %79)
  %81 = call double @llvm.fmuladd.f64(double %59, double 0xC017346ECF96AF43, double %80)
  %82 = call double @llvm.fmuladd.f64(double %63, double 0xBFDB0D3A26ABB716, double %81)
  %83 = call double @llvm.fmuladd.f64(double %67, double 0xBFC37A028F43B002, double %82)
  %84 = call double @llvm.fmuladd.f64(double %71, double 0x3FC9C657697FE72D, double %83)
  %85 = call double @llvm.fmuladd.f64(double %75, double 0x3F9732080AC040ED, double %84)
  %86 = fdiv double %85, %45
  %87 = call double @llvm.fmuladd.f64(double %77, double %77, double %33)
  %88 = call double @llvm.fmuladd.f64(double %86, double %86, double %34)
  %89 = add i64 %35, 1
  %90 = icmp eq i64 %89, %6
  br i1 %90, label %27, label %32

91:
  %92 = call double @llvm.fabs.f64(double %1)
  %93 = fmul double %92, %29
  %94 = sitofp i64 %6 to double
  %95 = fmul double %30, %94
  %96 = call double @llvm.sqrt.f64(double %95)
  %97 = fdiv double %93, %96
  br label %98

98:
  %99 = phi double [ %97, %91 ], [ 0.000000e+00, %27 ]
  ret double %99
}

declare i64 @ode_step_adaptive(ptr, ptr)

declare double @llvm.fmuladd.f64(double, double, double)

define internal i64 @stage_rates(ptr %0, double %1, ptr %2, ptr %3, double %4) {
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 39
  %7 = load i64, ptr %6
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = call i64 @ode_projected_rates(ptr %0, double %1, ptr %2, ptr %3, double %4)
  br label %45

11:
  %12 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.ode_system, ptr %13, i64 0, i32 5
  %15 = load ptr, ptr %14
  %16 = getelementptr %struct.ode_system, ptr %13, i64 0, i32 4
  %17 = load ptr, ptr %16
  %18 = call i64 %15(ptr %17, double %1, ptr %2, ptr %3)
  %19 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %20 = load i64, ptr %19
  %21 = add i64 %20, 1
  store i64 %21, ptr %19
  %22 = icmp eq i64 %18, 3
  br i1 %22, label %23, label %45

23:
  %24 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 3, ptr %24
  %25 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %1, ptr %25
  %26 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %27 = load ptr, ptr %26
  %28 = load ptr, ptr %12
  %29 = getelementptr %struct.ode_system, ptr %28, i64 0, i32 0
  %30 = load i64, ptr %29
  %31 = shl i64 %30, 2
  %32 = getelementptr double, ptr %27, i64 %31
  %33 = bitcast ptr %32 to ptr
  %34 = bitcast ptr %3 to ptr
  %35 = shl i64 %30, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %34, i64 %35, i1 false)
  %36 = load ptr, ptr %26
  %37 = load ptr, ptr %12
  %38 = getelementptr %struct.ode_system, ptr %37, i64 0, i32 0
  %39 = load i64, ptr %38
  %40 = mul i64 %39, 5
  %41 = getelementptr double, ptr %36, i64 %40
  %42 = bitcast ptr %41 to ptr
  %43 = bitcast ptr %2 to ptr
  %44 = shl i64 %39, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 8 %43, i64 %44, i1 false)
  br label %45

45:
  %46 = phi i64 [ %10, %9 ], [ %18, %11 ], [ 3, %23 ]
  ret i64 %46
}

define internal i64 @end_rates(ptr %0, double %1, ptr %2, ptr %3) {
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 39
  %6 = load i64, ptr %5
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %14

8:
  %9 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %10 = load ptr, ptr %9
  %11 = getelementptr %struct.ode_system, ptr %10, i64 0, i32 6
  %12 = load ptr, ptr %11
  %13 = icmp eq ptr %12, null
  br i1 %13, label %16, label %48

14:
  %15 = call i64 @ode_projected_rates(ptr %0, double %1, ptr %2, ptr %3, double 0.000000e+00)
  br label %78

16:
  %17 = getelementptr %struct.ode_system, ptr %10, i64 0, i32 5
  %18 = load ptr, ptr %17
  %19 = getelementptr %struct.ode_system, ptr %10, i64 0, i32 4
  %20 = load ptr, ptr %19
  %21 = call i64 %18(ptr %20, double %1, ptr %2, ptr %3)
  %22 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %23 = load i64, ptr %22
  %24 = add i64 %23, 1
  store i64 %24, ptr %22
  %25 = icmp eq i64 %21, 3
  br i1 %25, label %26, label %78

26:
  %27 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 3, ptr %27
  %28 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %1, ptr %28
  %29 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %30 = load ptr, ptr %29
  %31 = load ptr, ptr %9
  %32 = getelementptr %struct.ode_system, ptr %31, i64 0, i32 0
  %33 = load i64, ptr %32
  %34 = shl i64 %33, 2
  %35 = getelementptr double, ptr %30, i64 %34
  %36 = bitcast ptr %35 to ptr
  %37 = bitcast ptr %3 to ptr
  %38 = shl i64 %33, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %36, ptr align 8 %37, i64 %38, i1 false)
  %39 = load ptr, ptr %29
  %40 = load ptr, ptr %9
  %41 = getelementptr %struct.ode_system, ptr %40, i64 0, i32 0
  %42 = load i64, ptr %41
  %43 = mul i64 %42, 5
  %44 = getelementptr double, ptr %39, i64 %43
  %45 = bitcast ptr %44 to ptr
  %46 = bitcast ptr %2 to ptr
  %47 = shl i64 %42, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %45, ptr align 8 %46, i64 %47, i1 false)
  br label %78

48:
  %49 = getelementptr %struct.ode_system, ptr %10, i64 0, i32 4
  %50 = load ptr, ptr %49
  %51 = call i64 %12(ptr %50, double %1, ptr %2, ptr %3)
  %52 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %53 = load i64, ptr %52
  %54 = add i64 %53, 1
  store i64 %54, ptr %52
  %55 = icmp eq i64 %51, 3
  br i1 %55, label %56, label %78

56:
  %57 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 3, ptr %57
  %58 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %1, ptr %58
  %59 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %60 = load ptr, ptr %59
  %61 = load ptr, ptr %9
  %62 = getelementptr %struct.ode_system, ptr %61, i64 0, i32 0
  %63 = load i64, ptr %62
  %64 = shl i64 %63, 2
  %65 = getelementptr double, ptr %60, i64 %64
  %66 = bitcast ptr %65 to ptr
  %67 = bitcast ptr %3 to ptr
  %68 = shl i64 %63, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %66, ptr align 8 %67, i64 %68, i1 false)
  %69 = load ptr, ptr %59
  %70 = load ptr, ptr %9
  %71 = getelementptr %struct.ode_system, ptr %70, i64 0, i32 0
  %72 = load i64, ptr %71
  %73 = mul i64 %72, 5
  %74 = getelementptr double, ptr %69, i64 %73
  %75 = bitcast ptr %74 to ptr
  %76 = bitcast ptr %2 to ptr
  %77 = shl i64 %72, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %75, ptr align 8 %76, i64 %77, i1 false)
  br label %78

78:
  %79 = phi i64 [ %15, %14 ], [ %21, %16 ], [ 3, %26 ], [ %51, %48 ], [ 3, %56 ]
  ret i64 %79
}

declare i64 @ode_projected_rates(ptr, double, ptr, ptr, double)

declare double @llvm.fabs.f64(double)

declare double @llvm.sqrt.f64(double)

declare double @llvm.maxnum.f64(double, double)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)
