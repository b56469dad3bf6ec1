; dp853: made by tools/make_loops_text.py from dp853
; sources 1325efe7493be1065041af8c97ca522468375c99eb92ef871542b1c8ba742d9f
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
  br label %53

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
  br label %43

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
  switch i64 %39, label %43 [
    i64 12, label %405
    i64 3, label %405
  ]

43:
  %44 = phi i64 [ %33, %32 ], [ %39, %34 ]
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %46, label %429

46:
  br i1 %17, label %47, label %92

47:
  %48 = mul i64 %9, 5
  %49 = mul i64 %9, 6
  %50 = mul i64 %9, 7
  %51 = mul i64 %9, 11
  %52 = mul i64 %9, 12
  br label %120

53:
  %54 = phi i64 [ 0, %18 ], [ %90, %53 ]
  %55 = getelementptr double, ptr %12, i64 %54
  %56 = load double, ptr %55
  %57 = getelementptr double, ptr %16, i64 %54
  %58 = load double, ptr %57
  %59 = add i64 %54, %19
  %60 = getelementptr double, ptr %16, i64 %59
  %61 = load double, ptr %60
  %62 = fmul double %61, 0x3FD03958F21A35B8
  %63 = call double @llvm.fmuladd.f64(double %58, double 0x3FACC1FCA2CEB148, double %62)
  %64 = add i64 %54, %20
  %65 = getelementptr double, ptr %16, i64 %64
  %66 = load double, ptr %65
  %67 = call double @llvm.fmuladd.f64(double %66, double 0xBFCF84C2C277C23E, double %63)
  %68 = add i64 %54, %21
  %69 = getelementptr double, ptr %16, i64 %68
  %70 = load double, ptr %69
  %71 = call double @llvm.fmuladd.f64(double %70, double 0xBFBFCB02555C9DEF, double %67)
  %72 = add i64 %54, %22
  %73 = getelementptr double, ptr %16, i64 %72
  %74 = load double, ptr %73
  %75 = call double @llvm.fmuladd.f64(double %74, double 0x3FC39F10CE2D1913, double %71)
  %76 = add i64 %54, %15
  %77 = getelementptr double, ptr %16, i64 %76
  %78 = load double, ptr %77
  %79 = call double @llvm.fmuladd.f64(double %78, double 0x3F80CBB69B38652C, double %75)
  %80 = add i64 %54, %23
  %81 = getelementptr double, ptr %16, i64 %80
  %82 = load double, ptr %81
  %83 = call double @llvm.fmuladd.f64(double %82, double 0x3F7EFF840F396BA9, double %79)
  %84 = add i64 %54, %24
  %85 = getelementptr double, ptr %16, i64 %84
  %86 = load double, ptr %85
  %87 = call double @llvm.fmuladd.f64(double %86, double -8.298000e-03, double %83)
  %88 = call double @llvm.fmuladd.f64(double %5, double %87, double %56)
  %89 = getelementptr double, ptr %14, i64 %54
  store double %88, ptr %89
  %90 = add i64 %54, 1
  %91 = icmp eq i64 %90, %9
  br i1 %91, label %25, label %53

92:
  %93 = call double @llvm.fmuladd.f64(double %5, double 2.000000e-01, double %3)
  %94 = mul i64 %9, 14
  %95 = getelementptr double, ptr %16, i64 %94
  %96 = load i64, ptr %29
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %100, label %98

98:
  %99 = call i64 @ode_projected_rates(ptr %0, double %93, ptr %14, ptr %95, double 0.000000e+00)
  br label %110

100:
  %101 = load ptr, ptr %6
  %102 = getelementptr %struct.ode_system, ptr %101, i64 0, i32 5
  %103 = load ptr, ptr %102
  %104 = getelementptr %struct.ode_system, ptr %101, i64 0, i32 4
  %105 = load ptr, ptr %104
  %106 = call i64 %103(ptr %105, double %93, ptr %14, ptr %95)
  %107 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %108 = load i64, ptr %107
  %109 = add i64 %108, 1
  store i64 %109, ptr %107
  switch i64 %106, label %110 [
    i64 12, label %405
    i64 3, label %405
  ]

110:
  %111 = phi i64 [ %99, %98 ], [ %106, %100 ]
  %112 = icmp eq i64 %111, 0
  br i1 %112, label %113, label %429

113:
  br i1 %17, label %114, label %159

114:
  %115 = mul i64 %9, 5
  %116 = mul i64 %9, 6
  %117 = mul i64 %9, 7
  %118 = shl i64 %9, 3
  %119 = mul i64 %9, 12
  br label %177

120:
  %121 = phi i64 [ 0, %47 ], [ %157, %120 ]
  %122 = getelementptr double, ptr %12, i64 %121
  %123 = load double, ptr %122
  %124 = getelementptr double, ptr %16, i64 %121
  %125 = load double, ptr %124
  %126 = add i64 %121, %48
  %127 = getelementptr double, ptr %16, i64 %126
  %128 = load double, ptr %127
  %129 = fmul double %128, 0x3F9CFAE9E5F59F45
  %130 = call double @llvm.fmuladd.f64(double %125, double 0x3FA04CA1897BDB63, double %129)
  %131 = add i64 %121, %49
  %132 = getelementptr double, ptr %16, i64 %131
  %133 = load double, ptr %132
  %134 = call double @llvm.fmuladd.f64(double %133, double 0x3FAB69DB017C8CF9, double %130)
  %135 = add i64 %121, %50
  %136 = getelementptr double, ptr %16, i64 %135
  %137 = load double, ptr %136
  %138 = call double @llvm.fmuladd.f64(double %137, double 0xBFAC1EF72FC69469, double %134)
  %139 = add i64 %121, %15
  %140 = getelementptr double, ptr %16, i64 %139
  %141 = load double, ptr %140
  %142 = call double @llvm.fmuladd.f64(double %141, double 0xBF1C6710EEF6E153, double %138)
  %143 = add i64 %121, %51
  %144 = getelementptr double, ptr %16, i64 %143
  %145 = load double, ptr %144
  %146 = call double @llvm.fmuladd.f64(double %145, double 0x3F39127A52D32320, double %142)
  %147 = add i64 %121, %52
  %148 = getelementptr double, ptr %16, i64 %147
  %149 = load double, ptr %148
  %150 = call double @llvm.fmuladd.f64(double %149, double 0xBF36500E13E7149B, double %146)
  %151 = add i64 %121, %27
  %152 = getelementptr double, ptr %16, i64 %151
  %153 = load double, ptr %152
  %154 = call double @llvm.fmuladd.f64(double %153, double 0x3FC21686B20CD989, double %150)
  %155 = call double @llvm.fmuladd.f64(double %5, double %154, double %123)
  %156 = getelementptr double, ptr %14, i64 %121
  store double %155, ptr %156
  %157 = add i64 %121, 1
  %158 = icmp eq i64 %157, %9
  br i1 %158, label %92, label %120

159:
  %160 = call double @llvm.fmuladd.f64(double %5, double 0x3FE8E38E38E38E39, double %3)
  %161 = mul i64 %9, 15
  %162 = getelementptr double, ptr %16, i64 %161
  %163 = load i64, ptr %29
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %167, label %165

165:
  %166 = call i64 @ode_projected_rates(ptr %0, double %160, ptr %14, ptr %162, double 0.000000e+00)
  br label %216

167:
  %168 = load ptr, ptr %6
  %169 = getelementptr %struct.ode_system, ptr %168, i64 0, i32 5
  %170 = load ptr, ptr %169
  %171 = getelementptr %struct.ode_system, ptr %168, i64 0, i32 4
  %172 = load ptr, ptr %171
  %173 = call i64 %170(ptr %172, double %160, ptr %14, ptr %162)
  %174 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %175 = load i64, ptr %174
  %176 = add i64 %175, 1
  store i64 %176, ptr %174
  switch i64 %173, label %216 [
    i64 12, label %405
    i64 3, label %405
  ]

177:
  %178 = phi i64 [ 0, %114 ], [ %214, %177 ]
  %179 = getelementptr double, ptr %12, i64 %178
  %180 = load double, ptr %179
  %181 = getelementptr double, ptr %16, i64 %178
  %182 = load double, ptr %181
  %183 = add i64 %178, %115
  %184 = getelementptr double, ptr %16, i64 %183
  %185 = load double, ptr %184
  %186 = fmul double %185, 0xC012CA5D44AFDC9A
  %187 = call double @llvm.fmuladd.f64(double %182, double 0xBFDB7309792B6015, double %186)
  %188 = add i64 %178, %116
  %189 = getelementptr double, ptr %16, i64 %188
  %190 = load double, ptr %189
  %191 = call double @llvm.fmuladd.f64(double %190, double 0x401EBBD2C419EDA3, double %187)
  %192 = add i64 %178, %117
  %193 = getelementptr double, ptr %16, i64 %192
  %194 = load double, ptr %193
  %195 = call double @llvm.fmuladd.f64(double %194, double 0x401046A54457171C, double %191)
  %196 = add i64 %178, %118
  %197 = getelementptr double, ptr %16, i64 %196
  %198 = load double, ptr %197
  %199 = call double @llvm.fmuladd.f64(double %198, double 0x3FD6D49E44EDBA44, double %195)
  %200 = add i64 %178, %119
  %201 = getelementptr double, ptr %16, i64 %200
  %202 = load double, ptr %201
  %203 = call double @llvm.fmuladd.f64(double %202, double 0xBF56EBEEC24871D4, double %199)
  %204 = add i64 %178, %27
  %205 = getelementptr double, ptr %16, i64 %204
  %206 = load double, ptr %205
  %207 = call double @llvm.fmuladd.f64(double %206, double 0x40079482A23F1996, double %203)
  %208 = add i64 %178, %94
  %209 = getelementptr double, ptr %16, i64 %208
  %210 = load double, ptr %209
  %211 = call double @llvm.fmuladd.f64(double %210, double 0xC0224D4A6DCA2222, double %207)
  %212 = call double @llvm.fmuladd.f64(double %5, double %211, double %180)
  %213 = getelementptr double, ptr %14, i64 %178
  store double %212, ptr %213
  %214 = add i64 %178, 1
  %215 = icmp eq i64 %214, %9
  br i1 %215, label %159, label %177

216:
  %217 = phi i64 [ %166, %165 ], [ %173, %167 ]
  %218 = icmp eq i64 %217, 0
  br i1 %218, label %219, label %429

219:
  %220 = load ptr, ptr %6
  %221 = getelementptr %struct.ode_system, ptr %220, i64 0, i32 0
  %222 = load i64, ptr %221
  %223 = load double, ptr %4
  %224 = load ptr, ptr %10
  %225 = mul i64 %222, 10
  %226 = getelementptr double, ptr %224, i64 %225
  %227 = getelementptr double, ptr %224, i64 %222
  %228 = shl i64 %222, 1
  %229 = getelementptr double, ptr %224, i64 %228
  %230 = shl i64 %222, 4
  %231 = getelementptr double, ptr %226, i64 %230
  %232 = icmp sgt i64 %222, 0
  br i1 %232, label %233, label %429

233:
  %234 = phi i64 [ %247, %233 ], [ 0, %219 ]
  %235 = getelementptr double, ptr %229, i64 %234
  %236 = load double, ptr %235
  %237 = getelementptr double, ptr %227, i64 %234
  %238 = load double, ptr %237
  %239 = fsub double %236, %238
  %240 = getelementptr double, ptr %231, i64 %234
  store double %239, ptr %240
  %241 = getelementptr double, ptr %226, i64 %234
  %242 = load double, ptr %241
  %243 = fneg double %239
  %244 = call double @llvm.fmuladd.f64(double %223, double %242, double %243)
  %245 = add i64 %234, %222
  %246 = getelementptr double, ptr %231, i64 %245
  store double %244, ptr %246
  %247 = add i64 %234, 1
  %248 = icmp eq i64 %247, %222
  br i1 %248, label %249, label %233

249:
  br i1 %232, label %250, label %429

250:
  %251 = mul i64 %222, 12
  %252 = fneg double %223
  %253 = mul i64 %222, 5
  %254 = mul i64 %222, 6
  %255 = mul i64 %222, 7
  %256 = shl i64 %222, 3
  %257 = mul i64 %222, 9
  %258 = mul i64 %222, 11
  %259 = mul i64 %222, 13
  %260 = mul i64 %222, 14
  %261 = mul i64 %222, 15
  %262 = mul i64 %222, 3
  %263 = shl i64 %222, 2
  br label %264

264:
  %265 = phi i64 [ 0, %250 ], [ %403, %264 ]
  %266 = getelementptr double, ptr %231, i64 %265
  %267 = load double, ptr %266
  %268 = add i64 %265, %251
  %269 = getelementptr double, ptr %226, i64 %268
  %270 = load double, ptr %269
  %271 = getelementptr double, ptr %226, i64 %265
  %272 = load double, ptr %271
  %273 = fadd double %270, %272
  %274 = fmul double %273, %252
  %275 = call double @llvm.fmuladd.f64(double %267, double 2.000000e+00, double %274)
  %276 = add i64 %265, %228
  %277 = getelementptr double, ptr %231, i64 %276
  store double %275, ptr %277
  %278 = load double, ptr %271
  %279 = add i64 %265, %253
  %280 = getelementptr double, ptr %226, i64 %279
  %281 = load double, ptr %280
  %282 = fmul double %281, 0x3FE2228765F0A2EB
  %283 = call double @llvm.fmuladd.f64(double %278, double 0xC020DB9DCC37C81B, double %282)
  %284 = add i64 %265, %254
  %285 = getelementptr double, ptr %226, i64 %284
  %286 = load double, ptr %285
  %287 = call double @llvm.fmuladd.f64(double %286, double 0xC0088D35A1175376, double %283)
  %288 = add i64 %265, %255
  %289 = getelementptr double, ptr %226, i64 %288
  %290 = load double, ptr %289
  %291 = call double @llvm.fmuladd.f64(double %290, double 0x400313CCA2E462EC, double %287)
  %292 = add i64 %265, %256
  %293 = getelementptr double, ptr %226, i64 %292
  %294 = load double, ptr %293
  %295 = call double @llvm.fmuladd.f64(double %294, double 0x4000EFAFD3C0D1BD, double %291)
  %296 = add i64 %265, %257
  %297 = getelementptr double, ptr %226, i64 %296
  %298 = load double, ptr %297
  %299 = call double @llvm.fmuladd.f64(double %298, double 0xBFEBE2709A4AC0D3, double %295)
  %300 = add i64 %265, %225
  %301 = getelementptr double, ptr %226, i64 %300
  %302 = load double, ptr %301
  %303 = call double @llvm.fmuladd.f64(double %302, double 0x4001EC6A759DA28B, double %299)
  %304 = add i64 %265, %258
  %305 = getelementptr double, ptr %226, i64 %304
  %306 = load double, ptr %305
  %307 = call double @llvm.fmuladd.f64(double %306, double 0x3FE435E4B2F53319, double %303)
  %308 = load double, ptr %269
  %309 = call double @llvm.fmuladd.f64(double %308, double 0xBFB6C81218B7F07C, double %307)
  %310 = add i64 %265, %259
  %311 = getelementptr double, ptr %226, i64 %310
  %312 = load double, ptr %311
  %313 = call double @llvm.fmuladd.f64(double %312, double 0x40322604753358B4, double %309)
  %314 = add i64 %265, %260
  %315 = getelementptr double, ptr %226, i64 %314
  %316 = load double, ptr %315
  %317 = call double @llvm.fmuladd.f64(double %316, double 0xC02263A6DB60DFA1, double %313)
  %318 = add i64 %265, %261
  %319 = getelementptr double, ptr %226, i64 %318
  %320 = load double, ptr %319
  %321 = call double @llvm.fmuladd.f64(double %320, double 0xC011BE8052A2581D, double %317)
  %322 = fmul double %223, %321
  %323 = add i64 %265, %262
  %324 = getelementptr double, ptr %231, i64 %323
  store double %322, ptr %324
  %325 = load double, ptr %271
  %326 = load double, ptr %280
  %327 = fmul double %326, 0x406E49125D57ED67
  %328 = call double @llvm.fmuladd.f64(double %325, double 0x4024DAE269AD44FC, double %327)
  %329 = load double, ptr %285
  %330 = call double @llvm.fmuladd.f64(double %329, double 0x4064A66A19B8434B, double %328)
  %331 = load double, ptr %289
  %332 = call double @llvm.fmuladd.f64(double %331, double 0xC07768BF81E14E35, double %330)
  %333 = load double, ptr %293
  %334 = call double @llvm.fmuladd.f64(double %333, double 0xC0361D194558CFFB, double %332)
  %335 = load double, ptr %297
  %336 = call double @llvm.fmuladd.f64(double %335, double 0x401EEF08F933A023, double %334)
  %337 = load double, ptr %301
  %338 = call double @llvm.fmuladd.f64(double %337, double 0xC03EAC90D122C30D, double %336)
  %339 = load double, ptr %305
  %340 = call double @llvm.fmuladd.f64(double %339, double 0xC022AA0D032A0ACD, double %338)
  %341 = load double, ptr %269
  %342 = call double @llvm.fmuladd.f64(double %341, double 0x402F64FC65250F7C, double %340)
  %343 = load double, ptr %311
  %344 = call double @llvm.fmuladd.f64(double %343, double 0xC03F23AFEDECFD53, double %342)
  %345 = load double, ptr %315
  %346 = call double @llvm.fmuladd.f64(double %345, double 0xC022B4B2806665CA, double %344)
  %347 = load double, ptr %319
  %348 = call double @llvm.fmuladd.f64(double %347, double 0x4041E88E43070A10, double %346)
  %349 = fmul double %223, %348
  %350 = add i64 %265, %263
  %351 = getelementptr double, ptr %231, i64 %350
  store double %349, ptr %351
  %352 = load double, ptr %271
  %353 = load double, ptr %280
  %354 = fmul double %353, 0xC0783098D10F2521
  %355 = call double @llvm.fmuladd.f64(double %352, double 0x4033FC2C7303381F, double %354)
  %356 = load double, ptr %285
  %357 = call double @llvm.fmuladd.f64(double %356, double 0xC067A5B34EDF4D39, double %355)
  %358 = load double, ptr %289
  %359 = call double @llvm.fmuladd.f64(double %358, double 0x40807E771C2C6A0C, double %357)
  %360 = load double, ptr %293
  %361 = call double @llvm.fmuladd.f64(double %360, double 0xC02725D68DC06F96, double %359)
  %362 = load double, ptr %297
  %363 = call double @llvm.fmuladd.f64(double %362, double 0x401B8661DD0F8BD7, double %361)
  %364 = load double, ptr %301
  %365 = call double @llvm.fmuladd.f64(double %364, double 0xBFF0027A7D67FC68, double %363)
  %366 = load double, ptr %305
  %367 = call double @llvm.fmuladd.f64(double %366, double 0x3FE8E308023D3331, double %365)
  %368 = load double, ptr %269
  %369 = call double @llvm.fmuladd.f64(double %368, double 0xC00639C3EFFF56D2, double %367)
  %370 = load double, ptr %311
  %371 = call double @llvm.fmuladd.f64(double %370, double 0xC04E192D4F30C77F, double %369)
  %372 = load double, ptr %315
  %373 = call double @llvm.fmuladd.f64(double %372, double 0x40551481861928C0, double %371)
  %374 = load double, ptr %319
  %375 = call double @llvm.fmuladd.f64(double %374, double 0x4027FC0D95740812, double %373)
  %376 = fmul double %223, %375
  %377 = getelementptr double, ptr %231, i64 %279
  store double %376, ptr %377
  %378 = load double, ptr %271
  %379 = fmul double %353, 0xC06346126BD860C7
  %380 = call double @llvm.fmuladd.f64(double %378, double 0xC039B1A59F97E9A3, double %379)
  %381 = load double, ptr %285
  %382 = call double @llvm.fmuladd.f64(double %381, double 0xC06CF0F0AC990990, double %380)
  %383 = load double, ptr %289
  %384 = call double @llvm.fmuladd.f64(double %383, double 0x40765A39D3B3C602, double %382)
  %385 = load double, ptr %293
  %386 = call double @llvm.fmuladd.f64(double %385, double 0x405759F0D4D83C70, double %384)
  %387 = load double, ptr %297
  %388 = call double @llvm.fmuladd.f64(double %387, double 0xC042BAAA552107AB, double %386)
  %389 = load double, ptr %301
  %390 = call double @llvm.fmuladd.f64(double %389, double 0x405A0660A855838E, double %388)
  %391 = load double, ptr %305
  %392 = call double @llvm.fmuladd.f64(double %391, double 0x403DD71D78528CF6, double %390)
  %393 = load double, ptr %269
  %394 = call double @llvm.fmuladd.f64(double %393, double 0xC045C4484E37F77E, double %392)
  %395 = load double, ptr %311
  %396 = call double @llvm.fmuladd.f64(double %395, double 0x405814C57DF82010, double %394)
  %397 = load double, ptr %315
  %398 = call double @llvm.fmuladd.f64(double %397, double 0xC04396B082B5CD1E, double %396)
  %399 = load double, ptr %319
  %400 = call double @llvm.fmuladd.f64(double %399, double 0xC062B7423E1CB30D, double %398)
  %401 = fmul double %223, %400
  %402 = getelementptr double, ptr %231, i64 %284
  store double %401, ptr %402
  %403 = add i64 %265, 1
  %404 = icmp eq i64 %403, %222
  br i1 %404, label %429, label %264

405:
  %406 = phi i64 [ %39, %34 ], [ %39, %34 ], [ %106, %100 ], [ %106, %100 ], [ %173, %167 ], [ %173, %167 ]
  %407 = phi double [ %26, %34 ], [ %26, %34 ], [ %93, %100 ], [ %93, %100 ], [ %160, %167 ], [ %160, %167 ]
  %408 = phi ptr [ %28, %34 ], [ %28, %34 ], [ %95, %100 ], [ %95, %100 ], [ %162, %167 ], [ %162, %167 ]
  %409 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %406, ptr %409
  %410 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %407, ptr %410
  %411 = load ptr, ptr %10
  %412 = load ptr, ptr %6
  %413 = getelementptr %struct.ode_system, ptr %412, i64 0, i32 0
  %414 = load i64, ptr %413
  %415 = shl i64 %414, 2
  %416 = getelementptr double, ptr %411, i64 %415
  %417 = bitcast ptr %416 to ptr
  %418 = bitcast ptr %408 to ptr
  %419 = shl i64 %414, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %417, ptr align 8 %418, i64 %419, i1 false)
  %420 = load ptr, ptr %10
  %421 = load ptr, ptr %6
  %422 = getelementptr %struct.ode_system, ptr %421, i64 0, i32 0
  %423 = load i64, ptr %422
  %424 = mul i64 %423, 5
  %425 = getelementptr double, ptr %420, i64 %424
  %426 = bitcast ptr %425 to ptr
  %427 = bitcast ptr %14 to ptr
  %428 = shl i64 %423, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %426, ptr align 8 %427, i64 %428, i1 false)
  br label %429

429:
  %430 = phi i64 [ %217, %216 ], [ %111, %110 ], [ %44, %43 ], [ 0, %249 ], [ 0, %219 ], [ %406, %405 ], [ 0, %264 ]
  ret i64 %430
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
  br i1 %14, label %57, label %15

15:
  %16 = call double @llvm.fmuladd.f64(double %2, double 0x3FAAEE6838DAE63A, double %1)
  %17 = getelementptr double, ptr %13, i64 %7
  %18 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 39
  %19 = load i64, ptr %18
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %23, label %21

21:
  %22 = call i64 @ode_projected_rates(ptr %0, double %16, ptr %11, ptr %17, double 0.000000e+00)
  br label %53

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
  switch i64 %28, label %53 [
    i64 12, label %32
    i64 3, label %32
  ]

32:
  %33 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %28, ptr %33
  %34 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %16, ptr %34
  %35 = load ptr, ptr %8
  %36 = load ptr, ptr %4
  %37 = getelementptr %struct.ode_system, ptr %36, i64 0, i32 0
  %38 = load i64, ptr %37
  %39 = shl i64 %38, 2
  %40 = getelementptr double, ptr %35, i64 %39
  %41 = bitcast ptr %40 to ptr
  %42 = bitcast ptr %17 to ptr
  %43 = shl i64 %38, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %41, ptr align 8 %42, i64 %43, i1 false)
  %44 = load ptr, ptr %8
  %45 = load ptr, ptr %4
  %46 = getelementptr %struct.ode_system, ptr %45, i64 0, i32 0
  %47 = load i64, ptr %46
  %48 = mul i64 %47, 5
  %49 = getelementptr double, ptr %44, i64 %48
  %50 = bitcast ptr %49 to ptr
  %51 = bitcast ptr %11 to ptr
  %52 = shl i64 %47, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %50, ptr align 8 %51, i64 %52, i1 false)
  br label %562

53:
  %54 = phi i64 [ %22, %21 ], [ %28, %23 ]
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %56, label %562

56:
  br i1 %14, label %111, label %68

57:
  %58 = phi i64 [ %66, %57 ], [ 0, %3 ]
  %59 = getelementptr double, ptr %9, i64 %58
  %60 = load double, ptr %59
  %61 = getelementptr double, ptr %13, i64 %58
  %62 = load double, ptr %61
  %63 = fmul double %62, 0x3FAAEE6838DAE63A
  %64 = call double @llvm.fmuladd.f64(double %2, double %63, double %60)
  %65 = getelementptr double, ptr %11, i64 %58
  store double %64, ptr %65
  %66 = add i64 %58, 1
  %67 = icmp eq i64 %66, %7
  br i1 %67, label %15, label %57

68:
  %69 = call double @llvm.fmuladd.f64(double %2, double 0x3FB432CE2AA42CAC, double %1)
  %70 = shl i64 %7, 1
  %71 = getelementptr double, ptr %13, i64 %70
  %72 = load i64, ptr %18
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %76, label %74

74:
  %75 = call i64 @ode_projected_rates(ptr %0, double %69, ptr %11, ptr %71, double 0.000000e+00)
  br label %107

76:
  %77 = load ptr, ptr %4
  %78 = getelementptr %struct.ode_system, ptr %77, i64 0, i32 5
  %79 = load ptr, ptr %78
  %80 = getelementptr %struct.ode_system, ptr %77, i64 0, i32 4
  %81 = load ptr, ptr %80
  %82 = call i64 %79(ptr %81, double %69, ptr %11, ptr %71)
  %83 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %84 = load i64, ptr %83
  %85 = add i64 %84, 1
  store i64 %85, ptr %83
  switch i64 %82, label %107 [
    i64 12, label %86
    i64 3, label %86
  ]

86:
  %87 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %82, ptr %87
  %88 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %69, ptr %88
  %89 = load ptr, ptr %8
  %90 = load ptr, ptr %4
  %91 = getelementptr %struct.ode_system, ptr %90, i64 0, i32 0
  %92 = load i64, ptr %91
  %93 = shl i64 %92, 2
  %94 = getelementptr double, ptr %89, i64 %93
  %95 = bitcast ptr %94 to ptr
  %96 = bitcast ptr %71 to ptr
  %97 = shl i64 %92, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %95, ptr align 8 %96, i64 %97, i1 false)
  %98 = load ptr, ptr %8
  %99 = load ptr, ptr %4
  %100 = getelementptr %struct.ode_system, ptr %99, i64 0, i32 0
  %101 = load i64, ptr %100
  %102 = mul i64 %101, 5
  %103 = getelementptr double, ptr %98, i64 %102
  %104 = bitcast ptr %103 to ptr
  %105 = bitcast ptr %11 to ptr
  %106 = shl i64 %101, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %104, ptr align 8 %105, i64 %106, i1 false)
  br label %562

107:
  %108 = phi i64 [ %75, %74 ], [ %82, %76 ]
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %110, label %562

110:
  br i1 %14, label %168, label %126

111:
  %112 = phi i64 [ %124, %111 ], [ 0, %56 ]
  %113 = getelementptr double, ptr %9, i64 %112
  %114 = load double, ptr %113
  %115 = getelementptr double, ptr %13, i64 %112
  %116 = load double, ptr %115
  %117 = add i64 %112, %7
  %118 = getelementptr double, ptr %13, i64 %117
  %119 = load double, ptr %118
  %120 = fmul double %119, 0x3FAE4C353FF64302
  %121 = call double @llvm.fmuladd.f64(double %116, double 0x3F9432CE2AA42CAC, double %120)
  %122 = call double @llvm.fmuladd.f64(double %2, double %121, double %114)
  %123 = getelementptr double, ptr %11, i64 %112
  store double %122, ptr %123
  %124 = add i64 %112, 1
  %125 = icmp eq i64 %124, %7
  br i1 %125, label %68, label %111

126:
  %127 = call double @llvm.fmuladd.f64(double %2, double 0x3FBE4C353FF64302, double %1)
  %128 = getelementptr double, ptr %13, i64 %10
  %129 = load i64, ptr %18
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %133, label %131

131:
  %132 = call i64 @ode_projected_rates(ptr %0, double %127, ptr %11, ptr %128, double 0.000000e+00)
  br label %164

133:
  %134 = load ptr, ptr %4
  %135 = getelementptr %struct.ode_system, ptr %134, i64 0, i32 5
  %136 = load ptr, ptr %135
  %137 = getelementptr %struct.ode_system, ptr %134, i64 0, i32 4
  %138 = load ptr, ptr %137
  %139 = call i64 %136(ptr %138, double %127, ptr %11, ptr %128)
  %140 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %141 = load i64, ptr %140
  %142 = add i64 %141, 1
  store i64 %142, ptr %140
  switch i64 %139, label %164 [
    i64 12, label %143
    i64 3, label %143
  ]

143:
  %144 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %139, ptr %144
  %145 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %127, ptr %145
  %146 = load ptr, ptr %8
  %147 = load ptr, ptr %4
  %148 = getelementptr %struct.ode_system, ptr %147, i64 0, i32 0
  %149 = load i64, ptr %148
  %150 = shl i64 %149, 2
  %151 = getelementptr double, ptr %146, i64 %150
  %152 = bitcast ptr %151 to ptr
  %153 = bitcast ptr %128 to ptr
  %154 = shl i64 %149, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %152, ptr align 8 %153, i64 %154, i1 false)
  %155 = load ptr, ptr %8
  %156 = load ptr, ptr %4
  %157 = getelementptr %struct.ode_system, ptr %156, i64 0, i32 0
  %158 = load i64, ptr %157
  %159 = mul i64 %158, 5
  %160 = getelementptr double, ptr %155, i64 %159
  %161 = bitcast ptr %160 to ptr
  %162 = bitcast ptr %11 to ptr
  %163 = shl i64 %158, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %161, ptr align 8 %162, i64 %163, i1 false)
  br label %562

164:
  %165 = phi i64 [ %132, %131 ], [ %139, %133 ]
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %167, label %562

167:
  br i1 %14, label %226, label %183

168:
  %169 = phi i64 [ %181, %168 ], [ 0, %110 ]
  %170 = getelementptr double, ptr %9, i64 %169
  %171 = load double, ptr %170
  %172 = getelementptr double, ptr %13, i64 %169
  %173 = load double, ptr %172
  %174 = add i64 %169, %70
  %175 = getelementptr double, ptr %13, i64 %174
  %176 = load double, ptr %175
  %177 = fmul double %176, 0x3FB6B927EFF8B241
  %178 = call double @llvm.fmuladd.f64(double %173, double 0x3F9E4C353FF64302, double %177)
  %179 = call double @llvm.fmuladd.f64(double %2, double %178, double %171)
  %180 = getelementptr double, ptr %11, i64 %169
  store double %179, ptr %180
  %181 = add i64 %169, 1
  %182 = icmp eq i64 %181, %7
  br i1 %182, label %126, label %168

183:
  %184 = call double @llvm.fmuladd.f64(double %2, double 0x3FD2068C499C08D9, double %1)
  %185 = shl i64 %7, 2
  %186 = getelementptr double, ptr %13, i64 %185
  %187 = load i64, ptr %18
  %188 = icmp eq i64 %187, 0
  br i1 %188, label %191, label %189

189:
  %190 = call i64 @ode_projected_rates(ptr %0, double %184, ptr %11, ptr %186, double 0.000000e+00)
  br label %222

191:
  %192 = load ptr, ptr %4
  %193 = getelementptr %struct.ode_system, ptr %192, i64 0, i32 5
  %194 = load ptr, ptr %193
  %195 = getelementptr %struct.ode_system, ptr %192, i64 0, i32 4
  %196 = load ptr, ptr %195
  %197 = call i64 %194(ptr %196, double %184, ptr %11, ptr %186)
  %198 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %199 = load i64, ptr %198
  %200 = add i64 %199, 1
  store i64 %200, ptr %198
  switch i64 %197, label %222 [
    i64 12, label %201
    i64 3, label %201
  ]

201:
  %202 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %197, ptr %202
  %203 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %184, ptr %203
  %204 = load ptr, ptr %8
  %205 = load ptr, ptr %4
  %206 = getelementptr %struct.ode_system, ptr %205, i64 0, i32 0
  %207 = load i64, ptr %206
  %208 = shl i64 %207, 2
  %209 = getelementptr double, ptr %204, i64 %208
  %210 = bitcast ptr %209 to ptr
  %211 = bitcast ptr %186 to ptr
  %212 = shl i64 %207, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %210, ptr align 8 %211, i64 %212, i1 false)
  %213 = load ptr, ptr %8
  %214 = load ptr, ptr %4
  %215 = getelementptr %struct.ode_system, ptr %214, i64 0, i32 0
  %216 = load i64, ptr %215
  %217 = mul i64 %216, 5
  %218 = getelementptr double, ptr %213, i64 %217
  %219 = bitcast ptr %218 to ptr
  %220 = bitcast ptr %11 to ptr
  %221 = shl i64 %216, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %219, ptr align 8 %220, i64 %221, i1 false)
  br label %562

222:
  %223 = phi i64 [ %190, %189 ], [ %197, %191 ]
  %224 = icmp eq i64 %223, 0
  br i1 %224, label %225, label %562

225:
  br i1 %14, label %252, label %245

226:
  %227 = phi i64 [ %243, %226 ], [ 0, %167 ]
  %228 = getelementptr double, ptr %9, i64 %227
  %229 = load double, ptr %228
  %230 = getelementptr double, ptr %13, i64 %227
  %231 = load double, ptr %230
  %232 = add i64 %227, %70
  %233 = getelementptr double, ptr %13, i64 %232
  %234 = load double, ptr %233
  %235 = fmul double %234, 0xBFEC4E3AB5AD1507
  %236 = call double @llvm.fmuladd.f64(double %231, double 0x3FCEE50D7ECDE9FA, double %235)
  %237 = add i64 %227, %10
  %238 = getelementptr double, ptr %13, i64 %237
  %239 = load double, ptr %238
  %240 = call double @llvm.fmuladd.f64(double %239, double 0x3FED983D7AC79EF5, double %236)
  %241 = call double @llvm.fmuladd.f64(double %2, double %240, double %229)
  %242 = getelementptr double, ptr %11, i64 %227
  store double %241, ptr %242
  %243 = add i64 %227, 1
  %244 = icmp eq i64 %243, %7
  br i1 %244, label %183, label %226

245:
  %246 = call double @llvm.fmuladd.f64(double %2, double 0x3FD5555555555555, double %1)
  %247 = mul i64 %7, 5
  %248 = getelementptr double, ptr %13, i64 %247
  %249 = call i64 @stage_rates(ptr %0, double %246, ptr %11, ptr %248, double 0xBFF39A3DA55AB5C3)
  %250 = icmp eq i64 %249, 0
  br i1 %250, label %251, label %562

251:
  br i1 %14, label %278, label %271

252:
  %253 = phi i64 [ %269, %252 ], [ 0, %225 ]
  %254 = getelementptr double, ptr %9, i64 %253
  %255 = load double, ptr %254
  %256 = getelementptr double, ptr %13, i64 %253
  %257 = load double, ptr %256
  %258 = add i64 %253, %10
  %259 = getelementptr double, ptr %13, i64 %258
  %260 = load double, ptr %259
  %261 = fmul double %260, 0x3FC5DDB63BDB6D36
  %262 = call double @llvm.fmuladd.f64(double %257, double 0x3FA2F684BDA12F68, double %261)
  %263 = add i64 %253, %185
  %264 = getelementptr double, ptr %13, i64 %263
  %265 = load double, ptr %264
  %266 = call double @llvm.fmuladd.f64(double %265, double 0x3FC00F533F66F19A, double %262)
  %267 = call double @llvm.fmuladd.f64(double %2, double %266, double %255)
  %268 = getelementptr double, ptr %11, i64 %253
  store double %267, ptr %268
  %269 = add i64 %253, 1
  %270 = icmp eq i64 %269, %7
  br i1 %270, label %245, label %252

271:
  %272 = call double @llvm.fmuladd.f64(double %2, double 2.500000e-01, double %1)
  %273 = mul i64 %7, 6
  %274 = getelementptr double, ptr %13, i64 %273
  %275 = call i64 @stage_rates(ptr %0, double %272, ptr %11, ptr %274, double 0xBFDFBA83BEDE8A72)
  %276 = icmp eq i64 %275, 0
  br i1 %276, label %277, label %562

277:
  br i1 %14, label %308, label %301

278:
  %279 = phi i64 [ %299, %278 ], [ 0, %251 ]
  %280 = getelementptr double, ptr %9, i64 %279
  %281 = load double, ptr %280
  %282 = getelementptr double, ptr %13, i64 %279
  %283 = load double, ptr %282
  %284 = add i64 %279, %10
  %285 = getelementptr double, ptr %13, i64 %284
  %286 = load double, ptr %285
  %287 = fmul double %286, 0x3FC5CAD30F3347ED
  %288 = call double @llvm.fmuladd.f64(double %283, double 0x3FA3000000000000, double %287)
  %289 = add i64 %279, %185
  %290 = getelementptr double, ptr %13, i64 %289
  %291 = load double, ptr %290
  %292 = call double @llvm.fmuladd.f64(double %291, double 0x3FAED4B3C332E04D, double %288)
  %293 = add i64 %279, %247
  %294 = getelementptr double, ptr %13, i64 %293
  %295 = load double, ptr %294
  %296 = call double @llvm.fmuladd.f64(double %295, double 0xBF92000000000000, double %292)
  %297 = call double @llvm.fmuladd.f64(double %2, double %296, double %281)
  %298 = getelementptr double, ptr %11, i64 %279
  store double %297, ptr %298
  %299 = add i64 %279, 1
  %300 = icmp eq i64 %299, %7
  br i1 %300, label %271, label %278

301:
  %302 = call double @llvm.fmuladd.f64(double %2, double 0x3FD3B13B13B13B14, double %1)
  %303 = mul i64 %7, 7
  %304 = getelementptr double, ptr %13, i64 %303
  %305 = call i64 @stage_rates(ptr %0, double %302, ptr %11, ptr %304, double 0x3FFAA149F7EDA509)
  %306 = icmp eq i64 %305, 0
  br i1 %306, label %307, label %562

307:
  br i1 %14, label %342, label %335

308:
  %309 = phi i64 [ %333, %308 ], [ 0, %277 ]
  %310 = getelementptr double, ptr %9, i64 %309
  %311 = load double, ptr %310
  %312 = getelementptr double, ptr %13, i64 %309
  %313 = load double, ptr %312
  %314 = add i64 %309, %10
  %315 = getelementptr double, ptr %13, i64 %314
  %316 = load double, ptr %315
  %317 = fmul double %316, 0x3FC5CF23F6595D72
  %318 = call double @llvm.fmuladd.f64(double %313, double 0x3FA2FDB8FEE78792, double %317)
  %319 = add i64 %309, %185
  %320 = getelementptr double, ptr %13, i64 %319
  %321 = load double, ptr %320
  %322 = call double @llvm.fmuladd.f64(double %321, double 0x3FBB758640DEA698, double %318)
  %323 = add i64 %309, %247
  %324 = getelementptr double, ptr %13, i64 %323
  %325 = load double, ptr %324
  %326 = call double @llvm.fmuladd.f64(double %325, double 0xBF8F5FCC20FCD32F, double %322)
  %327 = add i64 %309, %273
  %328 = getelementptr double, ptr %13, i64 %327
  %329 = load double, ptr %328
  %330 = call double @llvm.fmuladd.f64(double %329, double 0x3F80F1D92EFB0B71, double %326)
  %331 = call double @llvm.fmuladd.f64(double %2, double %330, double %311)
  %332 = getelementptr double, ptr %11, i64 %309
  store double %331, ptr %332
  %333 = add i64 %309, 1
  %334 = icmp eq i64 %333, %7
  br i1 %334, label %301, label %308

335:
  %336 = call double @llvm.fmuladd.f64(double %2, double 0x3FE4D74D74D74D75, double %1)
  %337 = shl i64 %7, 3
  %338 = getelementptr double, ptr %13, i64 %337
  %339 = call i64 @stage_rates(ptr %0, double %336, ptr %11, ptr %338, double 0xBFD66BC9B10E7E71)
  %340 = icmp eq i64 %339, 0
  br i1 %340, label %341, label %562

341:
  br i1 %14, label %380, label %373

342:
  %343 = phi i64 [ %371, %342 ], [ 0, %307 ]
  %344 = getelementptr double, ptr %9, i64 %343
  %345 = load double, ptr %344
  %346 = getelementptr double, ptr %13, i64 %343
  %347 = load double, ptr %346
  %348 = add i64 %343, %10
  %349 = getelementptr double, ptr %13, i64 %348
  %350 = load double, ptr %349
  %351 = fmul double %350, 0xC00AE31BACC6BC8A
  %352 = call double @llvm.fmuladd.f64(double %347, double 0x3FE3F8B78B985813, double %351)
  %353 = add i64 %343, %185
  %354 = getelementptr double, ptr %13, i64 %353
  %355 = load double, ptr %354
  %356 = call double @llvm.fmuladd.f64(double %355, double 0xBFEBC873F08E11F9, double %352)
  %357 = add i64 %343, %247
  %358 = getelementptr double, ptr %13, i64 %357
  %359 = load double, ptr %358
  %360 = call double @llvm.fmuladd.f64(double %359, double 0x403B9793D88D1855, double %356)
  %361 = add i64 %343, %273
  %362 = getelementptr double, ptr %13, i64 %361
  %363 = load double, ptr %362
  %364 = call double @llvm.fmuladd.f64(double %363, double 0x40342770F892AD69, double %360)
  %365 = add i64 %343, %303
  %366 = getelementptr double, ptr %13, i64 %365
  %367 = load double, ptr %366
  %368 = call double @llvm.fmuladd.f64(double %367, double 0xC045BEB4865C42F9, double %364)
  %369 = call double @llvm.fmuladd.f64(double %2, double %368, double %345)
  %370 = getelementptr double, ptr %11, i64 %343
  store double %369, ptr %370
  %371 = add i64 %343, 1
  %372 = icmp eq i64 %371, %7
  br i1 %372, label %335, label %342

373:
  %374 = call double @llvm.fmuladd.f64(double %2, double 6.000000e-01, double %1)
  %375 = mul i64 %7, 9
  %376 = getelementptr double, ptr %13, i64 %375
  %377 = call i64 @stage_rates(ptr %0, double %374, ptr %11, ptr %376, double 0x3FD56330D0783989)
  %378 = icmp eq i64 %377, 0
  br i1 %378, label %379, label %562

379:
  br i1 %14, label %421, label %415

380:
  %381 = phi i64 [ %413, %380 ], [ 0, %341 ]
  %382 = getelementptr double, ptr %9, i64 %381
  %383 = load double, ptr %382
  %384 = getelementptr double, ptr %13, i64 %381
  %385 = load double, ptr %384
  %386 = add i64 %381, %10
  %387 = getelementptr double, ptr %13, i64 %386
  %388 = load double, ptr %387
  %389 = fmul double %388, 0xC003E7A8A34BD27F
  %390 = call double @llvm.fmuladd.f64(double %385, double 0x3FDE9205E321B655, double %389)
  %391 = add i64 %381, %185
  %392 = getelementptr double, ptr %13, i64 %391
  %393 = load double, ptr %392
  %394 = call double @llvm.fmuladd.f64(double %393, double 0xBFE2E3A9968C93C8, double %390)
  %395 = add i64 %381, %247
  %396 = getelementptr double, ptr %13, i64 %395
  %397 = load double, ptr %396
  %398 = call double @llvm.fmuladd.f64(double %397, double 0x40353AE4A6D655EE, double %394)
  %399 = add i64 %381, %273
  %400 = getelementptr double, ptr %13, i64 %399
  %401 = load double, ptr %400
  %402 = call double @llvm.fmuladd.f64(double %401, double 0x402E8EF7B5F258B8, double %398)
  %403 = add i64 %381, %303
  %404 = getelementptr double, ptr %13, i64 %403
  %405 = load double, ptr %404
  %406 = call double @llvm.fmuladd.f64(double %405, double 0xC040A4E418D711B9, double %402)
  %407 = add i64 %381, %337
  %408 = getelementptr double, ptr %13, i64 %407
  %409 = load double, ptr %408
  %410 = call double @llvm.fmuladd.f64(double %409, double 0xBF94D1B3D9B4A876, double %406)
  %411 = call double @llvm.fmuladd.f64(double %2, double %410, double %383)
  %412 = getelementptr double, ptr %11, i64 %381
  store double %411, ptr %412
  %413 = add i64 %381, 1
  %414 = icmp eq i64 %413, %7
  br i1 %414, label %373, label %380

415:
  %416 = call double @llvm.fmuladd.f64(double %2, double 0x3FEB6DB6DB6DB6DB, double %1)
  %417 = getelementptr double, ptr %13, i64 %12
  %418 = call i64 @stage_rates(ptr %0, double %416, ptr %11, ptr %417, double 0x3FB4F8EB54A31435)
  %419 = icmp eq i64 %418, 0
  br i1 %419, label %420, label %562

420:
  br i1 %14, label %466, label %460

421:
  %422 = phi i64 [ %458, %421 ], [ 0, %379 ]
  %423 = getelementptr double, ptr %9, i64 %422
  %424 = load double, ptr %423
  %425 = getelementptr double, ptr %13, i64 %422
  %426 = load double, ptr %425
  %427 = add i64 %422, %10
  %428 = getelementptr double, ptr %13, i64 %427
  %429 = load double, ptr %428
  %430 = fmul double %429, 0x4014BED869FB0B9D
  %431 = call double @llvm.fmuladd.f64(double %426, double 0xBFEDFD121F1D399B, double %430)
  %432 = add i64 %422, %185
  %433 = getelementptr double, ptr %13, i64 %432
  %434 = load double, ptr %433
  %435 = call double @llvm.fmuladd.f64(double %434, double 0x3FF1768702792EA9, double %431)
  %436 = add i64 %422, %247
  %437 = getelementptr double, ptr %13, i64 %436
  %438 = load double, ptr %437
  %439 = call double @llvm.fmuladd.f64(double %438, double 0xC0204CB0E2110C1C, double %435)
  %440 = add i64 %422, %273
  %441 = getelementptr double, ptr %13, i64 %440
  %442 = load double, ptr %441
  %443 = call double @llvm.fmuladd.f64(double %442, double 0xC032852305E975A8, double %439)
  %444 = add i64 %422, %303
  %445 = getelementptr double, ptr %13, i64 %444
  %446 = load double, ptr %445
  %447 = call double @llvm.fmuladd.f64(double %446, double 0x4036BD4F06CB863A, double %443)
  %448 = add i64 %422, %337
  %449 = getelementptr double, ptr %13, i64 %448
  %450 = load double, ptr %449
  %451 = call double @llvm.fmuladd.f64(double %450, double 0x4003F2E777CF109D, double %447)
  %452 = add i64 %422, %375
  %453 = getelementptr double, ptr %13, i64 %452
  %454 = load double, ptr %453
  %455 = call double @llvm.fmuladd.f64(double %454, double 0xC0085FC60D2B572C, double %451)
  %456 = call double @llvm.fmuladd.f64(double %2, double %455, double %424)
  %457 = getelementptr double, ptr %11, i64 %422
  store double %456, ptr %457
  %458 = add i64 %422, 1
  %459 = icmp eq i64 %458, %7
  br i1 %459, label %415, label %421

460:
  %461 = fadd double %1, %2
  %462 = mul i64 %7, 11
  %463 = getelementptr double, ptr %13, i64 %462
  %464 = call i64 @stage_rates(ptr %0, double %461, ptr %11, ptr %463, double 0xBF96E44F50AB6BC2)
  %465 = icmp eq i64 %464, 0
  br i1 %465, label %509, label %562

466:
  %467 = phi i64 [ %507, %466 ], [ 0, %420 ]
  %468 = getelementptr double, ptr %9, i64 %467
  %469 = load double, ptr %468
  %470 = getelementptr double, ptr %13, i64 %467
  %471 = load double, ptr %470
  %472 = add i64 %467, %10
  %473 = getelementptr double, ptr %13, i64 %472
  %474 = load double, ptr %473
  %475 = fmul double %474, 0xC02511A963CAFE55
  %476 = call double @llvm.fmuladd.f64(double %471, double 0x40022FBD3B09FCDC, double %475)
  %477 = add i64 %467, %185
  %478 = getelementptr double, ptr %13, i64 %477
  %479 = load double, ptr %478
  %480 = call double @llvm.fmuladd.f64(double %479, double 0xC00001C935AC72AC, double %476)
  %481 = add i64 %467, %247
  %482 = getelementptr double, ptr %13, i64 %481
  %483 = load double, ptr %482
  %484 = call double @llvm.fmuladd.f64(double %483, double 0xC031F57C8EFF3006, double %480)
  %485 = add i64 %467, %273
  %486 = getelementptr double, ptr %13, i64 %485
  %487 = load double, ptr %486
  %488 = call double @llvm.fmuladd.f64(double %487, double 0x403BF2EA18B58A01, double %484)
  %489 = add i64 %467, %303
  %490 = getelementptr double, ptr %13, i64 %489
  %491 = load double, ptr %490
  %492 = call double @llvm.fmuladd.f64(double %491, double 0xC006DF3A7D1CEC13, double %488)
  %493 = add i64 %467, %337
  %494 = getelementptr double, ptr %13, i64 %493
  %495 = load double, ptr %494
  %496 = call double @llvm.fmuladd.f64(double %495, double 0xC021BEE71A9F33A9, double %492)
  %497 = add i64 %467, %375
  %498 = getelementptr double, ptr %13, i64 %497
  %499 = load double, ptr %498
  %500 = call double @llvm.fmuladd.f64(double %499, double 0x4028B89C42C81861, double %496)
  %501 = add i64 %467, %12
  %502 = getelementptr double, ptr %13, i64 %501
  %503 = load double, ptr %502
  %504 = call double @llvm.fmuladd.f64(double %503, double 0x3FE496AC6253E202, double %500)
  %505 = call double @llvm.fmuladd.f64(double %2, double %504, double %469)
  %506 = getelementptr double, ptr %11, i64 %467
  store double %505, ptr %506
  %507 = add i64 %467, 1
  %508 = icmp eq i64 %507, %7
  br i1 %508, label %460, label %466

509:
  %510 = load ptr, ptr %8
  %511 = load ptr, ptr %4
  %512 = getelementptr %struct.ode_system, ptr %511, i64 0, i32 0
  %513 = load i64, ptr %512
  %514 = shl i64 %513, 1
  %515 = getelementptr double, ptr %510, i64 %514
  br i1 %14, label %519, label %516

516:
  %517 = load i64, ptr %18
  %518 = icmp eq i64 %517, 0
  br i1 %518, label %562, label %558

519:
  %520 = phi i64 [ %556, %519 ], [ 0, %509 ]
  %521 = getelementptr double, ptr %9, i64 %520
  %522 = load double, ptr %521
  %523 = getelementptr double, ptr %13, i64 %520
  %524 = load double, ptr %523
  %525 = add i64 %520, %247
  %526 = getelementptr double, ptr %13, i64 %525
  %527 = load double, ptr %526
  %528 = fmul double %527, 0x4011CD1ED2AD5AE2
  %529 = call double @llvm.fmuladd.f64(double %524, double 0x3FABCC6368D1177C, double %528)
  %530 = add i64 %520, %273
  %531 = getelementptr double, ptr %13, i64 %530
  %532 = load double, ptr %531
  %533 = call double @llvm.fmuladd.f64(double %532, double 0x3FFE43A845D5AB9F, double %529)
  %534 = add i64 %520, %303
  %535 = getelementptr double, ptr %13, i64 %534
  %536 = load double, ptr %535
  %537 = call double @llvm.fmuladd.f64(double %536, double 0xC017346ECF96AF43, double %533)
  %538 = add i64 %520, %337
  %539 = getelementptr double, ptr %13, i64 %538
  %540 = load double, ptr %539
  %541 = call double @llvm.fmuladd.f64(double %540, double 0x3FD3EA1DF2F0EB98, double %537)
  %542 = add i64 %520, %375
  %543 = getelementptr double, ptr %13, i64 %542
  %544 = load double, ptr %543
  %545 = call double @llvm.fmuladd.f64(double %544, double 0xBFC37A028F43B002, double %541)
  %546 = add i64 %520, %12
  %547 = getelementptr double, ptr %13, i64 %546
  %548 = load double, ptr %547
  %549 = call double @llvm.fmuladd.f64(double %548, double 0x3FC9C657697FE72D, double %545)
  %550 = add i64 %520, %462
  %551 = getelementptr double, ptr %13, i64 %550
  %552 = load double, ptr %551
  %553 = call double @llvm.fmuladd.f64(double %552, double 0x3FA6E44F50AB6BC2, double %549)
  %554 = call double @llvm.fmuladd.f64(double %2, double %553, double %522)
  %555 = getelementptr double, ptr %515, i64 %520
  store double %554, ptr %555
  %556 = add i64 %520, 1
  %557 = icmp eq i64 %556, %7
  br i1 %557, label %516, label %519

558:
  %559 = mul i64 %7, 12
  %560 = getelementptr double, ptr %13, i64 %559
  %561 = call i64 @end_rates(ptr %0, double %461, ptr %515, ptr %560)
  br label %562

562:
  %563 = phi i64 [ %54, %53 ], [ %108, %107 ], [ %165, %164 ], [ %223, %222 ], [ %249, %245 ], [ %275, %271 ], [ %305, %301 ], [ %339, %335 ], [ %377, %373 ], [ %418, %415 ], [ %464, %460 ], [ %561, %558 ], [ 0, %516 ], [ %28, %32 ], [ %82, %86 ], [ %139, %143 ], [ %197, %201 ]
  ret i64 %563
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
  br label %44

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
  switch i64 %18, label %44 [
    i64 12, label %22
    i64 3, label %22
  ]

22:
  %23 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %18, ptr %23
  %24 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %1, ptr %24
  %25 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %26 = load ptr, ptr %25
  %27 = load ptr, ptr %12
  %28 = getelementptr %struct.ode_system, ptr %27, i64 0, i32 0
  %29 = load i64, ptr %28
  %30 = shl i64 %29, 2
  %31 = getelementptr double, ptr %26, i64 %30
  %32 = bitcast ptr %31 to ptr
  %33 = bitcast ptr %3 to ptr
  %34 = shl i64 %29, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %32, ptr align 8 %33, i64 %34, i1 false)
  %35 = load ptr, ptr %25
  %36 = load ptr, ptr %12
  %37 = getelementptr %struct.ode_system, ptr %36, i64 0, i32 0
  %38 = load i64, ptr %37
  %39 = mul i64 %38, 5
  %40 = getelementptr double, ptr %35, i64 %39
  %41 = bitcast ptr %40 to ptr
  %42 = bitcast ptr %2 to ptr
  %43 = shl i64 %38, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %41, ptr align 8 %42, i64 %43, i1 false)
  br label %44

44:
  %45 = phi i64 [ %10, %9 ], [ %18, %11 ], [ %18, %22 ]
  ret i64 %45
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
  br i1 %13, label %16, label %47

14:
  %15 = call i64 @ode_projected_rates(ptr %0, double %1, ptr %2, ptr %3, double 0.000000e+00)
  br label %76

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
  switch i64 %21, label %76 [
    i64 12, label %25
    i64 3, label %25
  ]

25:
  %26 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %21, ptr %26
  %27 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %1, ptr %27
  %28 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %29 = load ptr, ptr %28
  %30 = load ptr, ptr %9
  %31 = getelementptr %struct.ode_system, ptr %30, i64 0, i32 0
  %32 = load i64, ptr %31
  %33 = shl i64 %32, 2
  %34 = getelementptr double, ptr %29, i64 %33
  %35 = bitcast ptr %34 to ptr
  %36 = bitcast ptr %3 to ptr
  %37 = shl i64 %32, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %35, ptr align 8 %36, i64 %37, i1 false)
  %38 = load ptr, ptr %28
  %39 = load ptr, ptr %9
  %40 = getelementptr %struct.ode_system, ptr %39, i64 0, i32 0
  %41 = load i64, ptr %40
  %42 = mul i64 %41, 5
  %43 = getelementptr double, ptr %38, i64 %42
  %44 = bitcast ptr %43 to ptr
  %45 = bitcast ptr %2 to ptr
  %46 = shl i64 %41, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %44, ptr align 8 %45, i64 %46, i1 false)
  br label %76

47:
  %48 = getelementptr %struct.ode_system, ptr %10, i64 0, i32 4
  %49 = load ptr, ptr %48
  %50 = call i64 %12(ptr %49, double %1, ptr %2, ptr %3)
  %51 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %52 = load i64, ptr %51
  %53 = add i64 %52, 1
  store i64 %53, ptr %51
  switch i64 %50, label %76 [
    i64 12, label %54
    i64 3, label %54
  ]

54:
  %55 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %50, ptr %55
  %56 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %1, ptr %56
  %57 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %58 = load ptr, ptr %57
  %59 = load ptr, ptr %9
  %60 = getelementptr %struct.ode_system, ptr %59, i64 0, i32 0
  %61 = load i64, ptr %60
  %62 = shl i64 %61, 2
  %63 = getelementptr double, ptr %58, i64 %62
  %64 = bitcast ptr %63 to ptr
  %65 = bitcast ptr %3 to ptr
  %66 = shl i64 %61, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %64, ptr align 8 %65, i64 %66, i1 false)
  %67 = load ptr, ptr %57
  %68 = load ptr, ptr %9
  %69 = getelementptr %struct.ode_system, ptr %68, i64 0, i32 0
  %70 = load i64, ptr %69
  %71 = mul i64 %70, 5
  %72 = getelementptr double, ptr %67, i64 %71
  %73 = bitcast ptr %72 to ptr
  %74 = bitcast ptr %2 to ptr
  %75 = shl i64 %70, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %73, ptr align 8 %74, i64 %75, i1 false)
  br label %76

76:
  %77 = phi i64 [ %15, %14 ], [ %21, %16 ], [ %21, %25 ], [ %50, %47 ], [ %50, %54 ]
  ret i64 %77
}

declare i64 @ode_projected_rates(ptr, double, ptr, ptr, double)

declare double @llvm.fabs.f64(double)

declare double @llvm.sqrt.f64(double)

declare double @llvm.maxnum.f64(double, double)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)
