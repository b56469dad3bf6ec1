; dp853: made by tools/make_loops_text.py from dp853
; sources 25b5b0b1f29bd49abffee63f78c60ebc17bf0dea3c8dcc719971c0419813f035
%struct.ode_adaptive = type { ptr, ptr, i64, double, double, double, double, double, double }
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, ptr, ptr, ptr, ptr, ptr }
%struct.ode_options = type { ptr, i64, double, ptr, double, double }

@ode_dp853 = constant { ptr, ptr, ptr, i64, i64 } { ptr @step, ptr @dense, ptr @interpolate, i64 23, i64 0 }, align 8
@step.method = internal constant %struct.ode_adaptive { ptr @try_step, ptr @error_of, i64 12, double 1.250000e-01, double 0.000000e+00, double 0x3FD5555555555555, double 6.000000e+00, double 8.000000e+00, double 6.100000e+00 }, align 8

define internal i64 @step(ptr %0) {
  %2 = tail call i64 @ode_step_adaptive(ptr %0, ptr @step.method)
  ret i64 %2
}

define internal i64 @dense(ptr  %0) {
  %2 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  %3 = load double, ptr %2, align 8
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  %5 = load double, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_system, ptr %7, i64 0, i32 0
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds double, ptr %11, i64 %9
  %13 = mul nsw i64 %9, 3
  %14 = getelementptr inbounds double, ptr %11, i64 %13
  %15 = mul nsw i64 %9, 5
  %16 = getelementptr inbounds double, ptr %11, i64 %15
  %17 = icmp sgt i64 %9, 0
  br i1 %17, label %18, label %26

18:
  %19 = mul nsw i64 %9, 6
  %20 = mul nsw i64 %9, 7
  %21 = shl nsw i64 %9, 3
  %22 = mul nsw i64 %9, 9
  %23 = mul nsw i64 %9, 10
  %24 = mul nsw i64 %9, 11
  %25 = mul nsw i64 %9, 12
  br label %45

26:
  %27 = tail call double @llvm.fmuladd.f64(double %3, double 1.000000e-01, double %5)
  %28 = mul nsw i64 %9, 13
  %29 = getelementptr inbounds double, ptr %16, i64 %28
  %30 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = add nsw i64 %31, 1
  store i64 %32, ptr %30, align 8
  %33 = getelementptr inbounds %struct.ode_system, ptr %7, i64 0, i32 3
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds %struct.ode_system, ptr %7, i64 0, i32 2
  %36 = load ptr, ptr %35, align 8
  %37 = tail call i64 %34(ptr %36, double %27, ptr %14, ptr %29)
  switch i64 %37, label %383 [
    i64 3, label %192
    i64 0, label %38
  ]

38:
  br i1 %17, label %39, label %84

39:
  %40 = mul nsw i64 %9, 6
  %41 = mul nsw i64 %9, 7
  %42 = mul nsw i64 %9, 10
  %43 = mul nsw i64 %9, 11
  %44 = mul nsw i64 %9, 12
  br label %102

45:
  %46 = phi i64 [ 0, %18 ], [ %82, %45 ]
  %47 = getelementptr inbounds double, ptr %12, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds double, ptr %16, i64 %46
  %50 = load double, ptr %49, align 8
  %51 = add nsw i64 %46, %19
  %52 = getelementptr inbounds double, ptr %16, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = fmul double %53, 0x3FD03958F21A35B8
  %55 = tail call double @llvm.fmuladd.f64(double %50, double 0x3FACC1FCA2CEB148, double %54)
  %56 = add nsw i64 %46, %20
  %57 = getelementptr inbounds double, ptr %16, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = tail call double @llvm.fmuladd.f64(double %58, double 0xBFCF84C2C277C23E, double %55)
  %60 = add nsw i64 %46, %21
  %61 = getelementptr inbounds double, ptr %16, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = tail call double @llvm.fmuladd.f64(double %62, double 0xBFBFCB02555C9DEF, double %59)
  %64 = add nsw i64 %46, %22
  %65 = getelementptr inbounds double, ptr %16, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = tail call double @llvm.fmuladd.f64(double %66, double 0x3FC39F10CE2D1913, double %63)
  %68 = add nsw i64 %46, %23
  %69 = getelementptr inbounds double, ptr %16, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = tail call double @llvm.fmuladd.f64(double %70, double 0x3F80CBB69B38652C, double %67)
  %72 = add nsw i64 %46, %24
  %73 = getelementptr inbounds double, ptr %16, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = tail call double @llvm.fmuladd.f64(double %74, double 0x3F7EFF840F396BA9, double %71)
  %76 = add nsw i64 %46, %25
  %77 = getelementptr inbounds double, ptr %16, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = tail call double @llvm.fmuladd.f64(double %78, double -8.298000e-03, double %75)
  %80 = tail call double @llvm.fmuladd.f64(double %3, double %79, double %48)
  %81 = getelementptr inbounds double, ptr %14, i64 %46
  store double %80, ptr %81, align 8
  %82 = add nuw nsw i64 %46, 1
  %83 = icmp eq i64 %82, %9
  br i1 %83, label %26, label %45

84:
  %85 = tail call double @llvm.fmuladd.f64(double %3, double 2.000000e-01, double %5)
  %86 = mul nsw i64 %9, 14
  %87 = getelementptr inbounds double, ptr %16, i64 %86
  %88 = load i64, ptr %30, align 8
  %89 = add nsw i64 %88, 1
  store i64 %89, ptr %30, align 8
  %90 = load ptr, ptr %6, align 8
  %91 = getelementptr inbounds %struct.ode_system, ptr %90, i64 0, i32 3
  %92 = load ptr, ptr %91, align 8
  %93 = getelementptr inbounds %struct.ode_system, ptr %90, i64 0, i32 2
  %94 = load ptr, ptr %93, align 8
  %95 = tail call i64 %92(ptr %94, double %85, ptr %14, ptr %87)
  switch i64 %95, label %383 [
    i64 3, label %192
    i64 0, label %96
  ]

96:
  br i1 %17, label %97, label %141

97:
  %98 = mul nsw i64 %9, 6
  %99 = mul nsw i64 %9, 7
  %100 = shl nsw i64 %9, 3
  %101 = mul nsw i64 %9, 12
  br label %153

102:
  %103 = phi i64 [ 0, %39 ], [ %139, %102 ]
  %104 = getelementptr inbounds double, ptr %12, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = getelementptr inbounds double, ptr %16, i64 %103
  %107 = load double, ptr %106, align 8
  %108 = add nsw i64 %103, %15
  %109 = getelementptr inbounds double, ptr %16, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = fmul double %110, 0x3F9CFAE9E5F59F45
  %112 = tail call double @llvm.fmuladd.f64(double %107, double 0x3FA04CA1897BDB63, double %111)
  %113 = add nsw i64 %103, %40
  %114 = getelementptr inbounds double, ptr %16, i64 %113
  %115 = load double, ptr %114, align 8
  %116 = tail call double @llvm.fmuladd.f64(double %115, double 0x3FAB69DB017C8CF9, double %112)
  %117 = add nsw i64 %103, %41
  %118 = getelementptr inbounds double, ptr %16, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = tail call double @llvm.fmuladd.f64(double %119, double 0xBFAC1EF72FC69469, double %116)
  %121 = add nsw i64 %103, %42
  %122 = getelementptr inbounds double, ptr %16, i64 %121
  %123 = load double, ptr %122, align 8
  %124 = tail call double @llvm.fmuladd.f64(double %123, double 0xBF1C6710EEF6E153, double %120)
  %125 = add nsw i64 %103, %43
  %126 = getelementptr inbounds double, ptr %16, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = tail call double @llvm.fmuladd.f64(double %127, double 0x3F39127A52D32320, double %124)
  %129 = add nsw i64 %103, %44
  %130 = getelementptr inbounds double, ptr %16, i64 %129
  %131 = load double, ptr %130, align 8
  %132 = tail call double @llvm.fmuladd.f64(double %131, double 0xBF36500E13E7149B, double %128)
  %133 = add nsw i64 %103, %28
  %134 = getelementptr inbounds double, ptr %16, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = tail call double @llvm.fmuladd.f64(double %135, double 0x3FC21686B20CD989, double %132)
  %137 = tail call double @llvm.fmuladd.f64(double %3, double %136, double %105)
  %138 = getelementptr inbounds double, ptr %14, i64 %103
  store double %137, ptr %138, align 8
  %139 = add nuw nsw i64 %103, 1
  %140 = icmp eq i64 %139, %9
  br i1 %140, label %84, label %102

141:
  %142 = tail call double @llvm.fmuladd.f64(double %3, double 0x3FE8E38E38E38E39, double %5)
  %143 = mul nsw i64 %9, 15
  %144 = getelementptr inbounds double, ptr %16, i64 %143
  %145 = load i64, ptr %30, align 8
  %146 = add nsw i64 %145, 1
  store i64 %146, ptr %30, align 8
  %147 = load ptr, ptr %6, align 8
  %148 = getelementptr inbounds %struct.ode_system, ptr %147, i64 0, i32 3
  %149 = load ptr, ptr %148, align 8
  %150 = getelementptr inbounds %struct.ode_system, ptr %147, i64 0, i32 2
  %151 = load ptr, ptr %150, align 8
  %152 = tail call i64 %149(ptr %151, double %142, ptr %14, ptr %144)
  switch i64 %152, label %383 [
    i64 3, label %192
    i64 0, label %206
  ]

153:
  %154 = phi i64 [ 0, %97 ], [ %190, %153 ]
  %155 = getelementptr inbounds double, ptr %12, i64 %154
  %156 = load double, ptr %155, align 8
  %157 = getelementptr inbounds double, ptr %16, i64 %154
  %158 = load double, ptr %157, align 8
  %159 = add nsw i64 %154, %15
  %160 = getelementptr inbounds double, ptr %16, i64 %159
  %161 = load double, ptr %160, align 8
  %162 = fmul double %161, 0xC012CA5D44AFDC9A
  %163 = tail call double @llvm.fmuladd.f64(double %158, double 0xBFDB7309792B6015, double %162)
  %164 = add nsw i64 %154, %98
  %165 = getelementptr inbounds double, ptr %16, i64 %164
  %166 = load double, ptr %165, align 8
  %167 = tail call double @llvm.fmuladd.f64(double %166, double 0x401EBBD2C419EDA3, double %163)
  %168 = add nsw i64 %154, %99
  %169 = getelementptr inbounds double, ptr %16, i64 %168
  %170 = load double, ptr %169, align 8
  %171 = tail call double @llvm.fmuladd.f64(double %170, double 0x401046A54457171C, double %167)
  %172 = add nsw i64 %154, %100
  %173 = getelementptr inbounds double, ptr %16, i64 %172
  %174 = load double, ptr %173, align 8
  %175 = tail call double @llvm.fmuladd.f64(double %174, double 0x3FD6D49E44EDBA44, double %171)
  %176 = add nsw i64 %154, %101
  %177 = getelementptr inbounds double, ptr %16, i64 %176
  %178 = load double, ptr %177, align 8
  %179 = tail call double @llvm.fmuladd.f64(double %178, double 0xBF56EBEEC24871D4, double %175)
  %180 = add nsw i64 %154, %28
  %181 = getelementptr inbounds double, ptr %16, i64 %180
  %182 = load double, ptr %181, align 8
  %183 = tail call double @llvm.fmuladd.f64(double %182, double 0x40079482A23F1996, double %179)
  %184 = add nsw i64 %154, %86
  %185 = getelementptr inbounds double, ptr %16, i64 %184
  %186 = load double, ptr %185, align 8
  %187 = tail call double @llvm.fmuladd.f64(double %186, double 0xC0224D4A6DCA2222, double %183)
  %188 = tail call double @llvm.fmuladd.f64(double %3, double %187, double %156)
  %189 = getelementptr inbounds double, ptr %14, i64 %154
  store double %188, ptr %189, align 8
  %190 = add nuw nsw i64 %154, 1
  %191 = icmp eq i64 %190, %9
  br i1 %191, label %141, label %153

192:
  %193 = phi double [ %27, %26 ], [ %85, %84 ], [ %142, %141 ]
  %194 = phi ptr [ %29, %26 ], [ %87, %84 ], [ %144, %141 ]
  %195 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 23
  store i64 1, ptr %195, align 8
  %196 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %193, ptr %196, align 8
  %197 = load ptr, ptr %10, align 8
  %198 = load ptr, ptr %6, align 8
  %199 = getelementptr inbounds %struct.ode_system, ptr %198, i64 0, i32 0
  %200 = load i64, ptr %199, align 8
  %201 = shl nsw i64 %200, 2
  %202 = getelementptr inbounds double, ptr %197, i64 %201
  %203 = bitcast ptr %202 to ptr
  %204 = bitcast ptr %194 to ptr
  %205 = shl i64 %200, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %203, ptr align 8 %204, i64 %205, i1 false)
  br label %383

206:
  %207 = load ptr, ptr %10, align 8
  %208 = load ptr, ptr %6, align 8
  %209 = getelementptr inbounds %struct.ode_system, ptr %208, i64 0, i32 0
  %210 = load i64, ptr %209, align 8
  %211 = mul nsw i64 %210, 5
  %212 = getelementptr inbounds double, ptr %207, i64 %211
  %213 = shl nsw i64 %210, 4
  %214 = getelementptr inbounds double, ptr %212, i64 %213
  %215 = getelementptr inbounds double, ptr %207, i64 %210
  %216 = shl nsw i64 %210, 1
  %217 = getelementptr inbounds double, ptr %207, i64 %216
  %218 = icmp sgt i64 %210, 0
  br i1 %218, label %219, label %383

219:
  %220 = mul nsw i64 %210, 12
  %221 = fneg double %3
  %222 = mul nsw i64 %210, 6
  %223 = mul nsw i64 %210, 7
  %224 = shl nsw i64 %210, 3
  %225 = mul nsw i64 %210, 9
  %226 = mul nsw i64 %210, 10
  %227 = mul nsw i64 %210, 11
  %228 = mul nsw i64 %210, 13
  %229 = mul nsw i64 %210, 14
  %230 = mul nsw i64 %210, 15
  %231 = mul nsw i64 %210, 3
  %232 = shl nsw i64 %210, 2
  br label %233

233:
  %234 = phi i64 [ 0, %219 ], [ %381, %233 ]
  %235 = getelementptr inbounds double, ptr %217, i64 %234
  %236 = load double, ptr %235, align 8
  %237 = getelementptr inbounds double, ptr %215, i64 %234
  %238 = load double, ptr %237, align 8
  %239 = fsub double %236, %238
  %240 = getelementptr inbounds double, ptr %214, i64 %234
  store double %239, ptr %240, align 8
  %241 = getelementptr inbounds double, ptr %212, i64 %234
  %242 = load double, ptr %241, align 8
  %243 = fneg double %239
  %244 = tail call double @llvm.fmuladd.f64(double %3, double %242, double %243)
  %245 = add nsw i64 %234, %210
  %246 = getelementptr inbounds double, ptr %214, i64 %245
  store double %244, ptr %246, align 8
  %247 = add nsw i64 %234, %220
  %248 = getelementptr inbounds double, ptr %212, i64 %247
  %249 = load double, ptr %248, align 8
  %250 = load double, ptr %241, align 8
  %251 = fadd double %249, %250
  %252 = fmul double %251, %221
  %253 = tail call double @llvm.fmuladd.f64(double %239, double 2.000000e+00, double %252)
  %254 = add nsw i64 %234, %216
  %255 = getelementptr inbounds double, ptr %214, i64 %254
  store double %253, ptr %255, align 8
  %256 = load double, ptr %241, align 8
  %257 = add nsw i64 %234, %211
  %258 = getelementptr inbounds double, ptr %212, i64 %257
  %259 = load double, ptr %258, align 8
  %260 = fmul double %259, 0x3FE2228765F0A2EB
  %261 = tail call double @llvm.fmuladd.f64(double %256, double 0xC020DB9DCC37C81B, double %260)
  %262 = add nsw i64 %234, %222
  %263 = getelementptr inbounds double, ptr %212, i64 %262
  %264 = load double, ptr %263, align 8
  %265 = tail call double @llvm.fmuladd.f64(double %264, double 0xC0088D35A1175376, double %261)
  %266 = add nsw i64 %234, %223
  %267 = getelementptr inbounds double, ptr %212, i64 %266
  %268 = load double, ptr %267, align 8
  %269 = tail call double @llvm.fmuladd.f64(double %268, double 0x400313CCA2E462EC, double %265)
  %270 = add nsw i64 %234, %224
  %271 = getelementptr inbounds double, ptr %212, i64 %270
  %272 = load double, ptr %271, align 8
  %273 = tail call double @llvm.fmuladd.f64(double %272, double 0x4000EFAFD3C0D1BD, double %269)
  %274 = add nsw i64 %234, %225
  %275 = getelementptr inbounds double, ptr %212, i64 %274
  %276 = load double, ptr %275, align 8
  %277 = tail call double @llvm.fmuladd.f64(double %276, double 0xBFEBE2709A4AC0D3, double %273)
  %278 = add nsw i64 %234, %226
  %279 = getelementptr inbounds double, ptr %212, i64 %278
  %280 = load double, ptr %279, align 8
  %281 = tail call double @llvm.fmuladd.f64(double %280, double 0x4001EC6A759DA28B, double %277)
  %282 = add nsw i64 %234, %227
  %283 = getelementptr inbounds double, ptr %212, i64 %282
  %284 = load double, ptr %283, align 8
  %285 = tail call double @llvm.fmuladd.f64(double %284, double 0x3FE435E4B2F53319, double %281)
  %286 = load double, ptr %248, align 8
  %287 = tail call double @llvm.fmuladd.f64(double %286, double 0xBFB6C81218B7F07C, double %285)
  %288 = add nsw i64 %234, %228
  %289 = getelementptr inbounds double, ptr %212, i64 %288
  %290 = load double, ptr %289, align 8
  %291 = tail call double @llvm.fmuladd.f64(double %290, double 0x40322604753358B4, double %287)
  %292 = add nsw i64 %234, %229
  %293 = getelementptr inbounds double, ptr %212, i64 %292
  %294 = load double, ptr %293, align 8
  %295 = tail call double @llvm.fmuladd.f64(double %294, double 0xC02263A6DB60DFA1, double %291)
  %296 = add nsw i64 %234, %230
  %297 = getelementptr inbounds double, ptr %212, i64 %296
  %298 = load double, ptr %297, align 8
  %299 = tail call double @llvm.fmuladd.f64(double %298, double 0xC011BE8052A2581D, double %295)
  %300 = fmul double %3, %299
  %301 = add nsw i64 %234, %231
  %302 = getelementptr inbounds double, ptr %214, i64 %301
  store double %300, ptr %302, align 8
  %303 = load double, ptr %241, align 8
  %304 = load double, ptr %258, align 8
  %305 = fmul double %304, 0x406E49125D57ED67
  %306 = tail call double @llvm.fmuladd.f64(double %303, double 0x4024DAE269AD44FC, double %305)
  %307 = load double, ptr %263, align 8
  %308 = tail call double @llvm.fmuladd.f64(double %307, double 0x4064A66A19B8434B, double %306)
  %309 = load double, ptr %267, align 8
  %310 = tail call double @llvm.fmuladd.f64(double %309, double 0xC07768BF81E14E35, double %308)
  %311 = load double, ptr %271, align 8
  %312 = tail call double @llvm.fmuladd.f64(double %311, double 0xC0361D194558CFFB, double %310)
  %313 = load double, ptr %275, align 8
  %314 = tail call double @llvm.fmuladd.f64(double %313, double 0x401EEF08F933A023, double %312)
  %315 = load double, ptr %279, align 8
  %316 = tail call double @llvm.fmuladd.f64(double %315, double 0xC03EAC90D122C30D, double %314)
  %317 = load double, ptr %283, align 8
  %318 = tail call double @llvm.fmuladd.f64(double %317, double 0xC022AA0D032A0ACD, double %316)
  %319 = load double, ptr %248, align 8
  %320 = tail call double @llvm.fmuladd.f64(double %319, double 0x402F64FC65250F7C, double %318)
  %321 = load double, ptr %289, align 8
  %322 = tail call double @llvm.fmuladd.f64(double %321, double 0xC03F23AFEDECFD53, double %320)
  %323 = load double, ptr %293, align 8
  %324 = tail call double @llvm.fmuladd.f64(double %323, double 0xC022B4B2806665CA, double %322)
  %325 = load double, ptr %297, align 8
  %326 = tail call double @llvm.fmuladd.f64(double %325, double 0x4041E88E43070A10, double %324)
  %327 = fmul double %3, %326
  %328 = add nsw i64 %234, %232
  %329 = getelementptr inbounds double, ptr %214, i64 %328
  store double %327, ptr %329, align 8
  %330 = load double, ptr %241, align 8
  %331 = load double, ptr %258, align 8
  %332 = fmul double %331, 0xC0783098D10F2521
  %333 = tail call double @llvm.fmuladd.f64(double %330, double 0x4033FC2C7303381F, double %332)
  %334 = load double, ptr %263, align 8
  %335 = tail call double @llvm.fmuladd.f64(double %334, double 0xC067A5B34EDF4D39, double %333)
  %336 = load double, ptr %267, align 8
  %337 = tail call double @llvm.fmuladd.f64(double %336, double 0x40807E771C2C6A0C, double %335)
  %338 = load double, ptr %271, align 8
  %339 = tail call double @llvm.fmuladd.f64(double %338, double 0xC02725D68DC06F96, double %337)
  %340 = load double, ptr %275, align 8
  %341 = tail call double @llvm.fmuladd.f64(double %340, double 0x401B8661DD0F8BD7, double %339)
  %342 = load double, ptr %279, align 8
  %343 = tail call double @llvm.fmuladd.f64(double %342, double 0xBFF0027A7D67FC68, double %341)
  %344 = load double, ptr %283, align 8
  %345 = tail call double @llvm.fmuladd.f64(double %344, double 0x3FE8E308023D3331, double %343)
  %346 = load double, ptr %248, align 8
  %347 = tail call double @llvm.fmuladd.f64(double %346, double 0xC00639C3EFFF56D2, double %345)
  %348 = load double, ptr %289, align 8
  %349 = tail call double @llvm.fmuladd.f64(double %348, double 0xC04E192D4F30C77F, double %347)
  %350 = load double, ptr %293, align 8
  %351 = tail call double @llvm.fmuladd.f64(double %350, double 0x40551481861928C0, double %349)
  %352 = load double, ptr %297, align 8
  %353 = tail call double @llvm.fmuladd.f64(double %352, double 0x4027FC0D95740812, double %351)
  %354 = fmul double %3, %353
  %355 = getelementptr inbounds double, ptr %214, i64 %257
  store double %354, ptr %355, align 8
  %356 = load double, ptr %241, align 8
  %357 = fmul double %331, 0xC06346126BD860C7
  %358 = tail call double @llvm.fmuladd.f64(double %356, double 0xC039B1A59F97E9A3, double %357)
  %359 = load double, ptr %263, align 8
  %360 = tail call double @llvm.fmuladd.f64(double %359, double 0xC06CF0F0AC990990, double %358)
  %361 = load double, ptr %267, align 8
  %362 = tail call double @llvm.fmuladd.f64(double %361, double 0x40765A39D3B3C602, double %360)
  %363 = load double, ptr %271, align 8
  %364 = tail call double @llvm.fmuladd.f64(double %363, double 0x405759F0D4D83C70, double %362)
  %365 = load double, ptr %275, align 8
  %366 = tail call double @llvm.fmuladd.f64(double %365, double 0xC042BAAA552107AB, double %364)
  %367 = load double, ptr %279, align 8
  %368 = tail call double @llvm.fmuladd.f64(double %367, double 0x405A0660A855838E, double %366)
  %369 = load double, ptr %283, align 8
  %370 = tail call double @llvm.fmuladd.f64(double %369, double 0x403DD71D78528CF6, double %368)
  %371 = load double, ptr %248, align 8
  %372 = tail call double @llvm.fmuladd.f64(double %371, double 0xC045C4484E37F77E, double %370)
  %373 = load double, ptr %289, align 8
  %374 = tail call double @llvm.fmuladd.f64(double %373, double 0x405814C57DF82010, double %372)
  %375 = load double, ptr %293, align 8
  %376 = tail call double @llvm.fmuladd.f64(double %375, double 0xC04396B082B5CD1E, double %374)
  %377 = load double, ptr %297, align 8
  %378 = tail call double @llvm.fmuladd.f64(double %377, double 0xC062B7423E1CB30D, double %376)
  %379 = fmul double %3, %378
  %380 = getelementptr inbounds double, ptr %214, i64 %262
  store double %379, ptr %380, align 8
  %381 = add nuw nsw i64 %234, 1
  %382 = icmp eq i64 %381, %210
  br i1 %382, label %383, label %233

383:
  %384 = phi i64 [ 3, %192 ], [ %95, %84 ], [ %37, %26 ], [ %152, %141 ], [ 0, %206 ], [ 0, %233 ]
  ret i64 %384
}

define internal void @interpolate(ptr  %0, double %1, ptr  %2) {
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_system, ptr %7, i64 0, i32 0
  %9 = load i64, ptr %8, align 8
  %10 = mul nsw i64 %9, 5
  %11 = getelementptr inbounds double, ptr %5, i64 %10
  %12 = shl nsw i64 %9, 4
  %13 = getelementptr inbounds double, ptr %11, i64 %12
  %14 = getelementptr inbounds double, ptr %5, i64 %9
  %15 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  %16 = load double, ptr %15, align 8
  %17 = fsub double %1, %16
  %18 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  %19 = load double, ptr %18, align 8
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
  %27 = getelementptr inbounds double, ptr %14, i64 %25
  %28 = load double, ptr %27, align 8
  %29 = fadd double %44, %28
  %30 = getelementptr inbounds double, ptr %2, i64 %25
  store double %29, ptr %30, align 8
  %31 = add nuw nsw i64 %25, 1
  %32 = icmp eq i64 %31, %9
  br i1 %32, label %47, label %24

33:
  %34 = phi i64 [ 6, %24 ], [ %45, %33 ]
  %35 = phi double [ 0.000000e+00, %24 ], [ %44, %33 ]
  %36 = mul nsw i64 %34, %9
  %37 = add nsw i64 %36, %25
  %38 = getelementptr inbounds double, ptr %13, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fadd double %35, %39
  %41 = and i64 %34, 1
  %42 = icmp eq i64 %41, 0
  %43 = select i1 %42, double %20, double %23
  %44 = fmul double %43, %40
  %45 = add nsw i64 %34, -1
  %46 = icmp eq i64 %34, 0
  br i1 %46, label %26, label %33

47:
  ret void
}

define internal i64 @try_step(ptr %0, double %1, double %2) {
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8
  %10 = mul nsw i64 %7, 3
  %11 = getelementptr inbounds double, ptr %9, i64 %10
  %12 = mul nsw i64 %7, 5
  %13 = getelementptr inbounds double, ptr %9, i64 %12
  %14 = icmp sgt i64 %7, 0
  br i1 %14, label %39, label %15

15:
  %16 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FAAEE6838DAE63A, double %1)
  %17 = getelementptr inbounds double, ptr %13, i64 %7
  %18 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = add nsw i64 %19, 1
  store i64 %20, ptr %18, align 8
  %21 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 3
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8
  %25 = tail call i64 %22(ptr %24, double %16, ptr %11, ptr %17)
  switch i64 %25, label %487 [
    i64 3, label %27
    i64 0, label %26
  ]

26:
  br i1 %14, label %75, label %50

27:
  %28 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 23
  store i64 1, ptr %28, align 8
  %29 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %16, ptr %29, align 8
  %30 = load ptr, ptr %8, align 8
  %31 = load ptr, ptr %4, align 8
  %32 = getelementptr inbounds %struct.ode_system, ptr %31, i64 0, i32 0
  %33 = load i64, ptr %32, align 8
  %34 = shl nsw i64 %33, 2
  %35 = getelementptr inbounds double, ptr %30, i64 %34
  %36 = bitcast ptr %35 to ptr
  %37 = bitcast ptr %17 to ptr
  %38 = shl i64 %33, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %36, ptr align 8 %37, i64 %38, i1 false)
  br label %487

39:
  %40 = phi i64 [ %48, %39 ], [ 0, %3 ]
  %41 = getelementptr inbounds double, ptr %9, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds double, ptr %13, i64 %40
  %44 = load double, ptr %43, align 8
  %45 = fmul double %44, 0x3FAAEE6838DAE63A
  %46 = tail call double @llvm.fmuladd.f64(double %2, double %45, double %42)
  %47 = getelementptr inbounds double, ptr %11, i64 %40
  store double %46, ptr %47, align 8
  %48 = add nuw nsw i64 %40, 1
  %49 = icmp eq i64 %48, %7
  br i1 %49, label %15, label %39

50:
  %51 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FB432CE2AA42CAC, double %1)
  %52 = shl nsw i64 %7, 1
  %53 = getelementptr inbounds double, ptr %13, i64 %52
  %54 = load i64, ptr %18, align 8
  %55 = add nsw i64 %54, 1
  store i64 %55, ptr %18, align 8
  %56 = load ptr, ptr %4, align 8
  %57 = getelementptr inbounds %struct.ode_system, ptr %56, i64 0, i32 3
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds %struct.ode_system, ptr %56, i64 0, i32 2
  %60 = load ptr, ptr %59, align 8
  %61 = tail call i64 %58(ptr %60, double %51, ptr %11, ptr %53)
  switch i64 %61, label %487 [
    i64 3, label %63
    i64 0, label %62
  ]

62:
  br i1 %14, label %114, label %90

63:
  %64 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 23
  store i64 1, ptr %64, align 8
  %65 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %51, ptr %65, align 8
  %66 = load ptr, ptr %8, align 8
  %67 = load ptr, ptr %4, align 8
  %68 = getelementptr inbounds %struct.ode_system, ptr %67, i64 0, i32 0
  %69 = load i64, ptr %68, align 8
  %70 = shl nsw i64 %69, 2
  %71 = getelementptr inbounds double, ptr %66, i64 %70
  %72 = bitcast ptr %71 to ptr
  %73 = bitcast ptr %53 to ptr
  %74 = shl i64 %69, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %72, ptr align 8 %73, i64 %74, i1 false)
  br label %487

75:
  %76 = phi i64 [ %88, %75 ], [ 0, %26 ]
  %77 = getelementptr inbounds double, ptr %9, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds double, ptr %13, i64 %76
  %80 = load double, ptr %79, align 8
  %81 = add nsw i64 %76, %7
  %82 = getelementptr inbounds double, ptr %13, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = fmul double %83, 0x3FAE4C353FF64302
  %85 = tail call double @llvm.fmuladd.f64(double %80, double 0x3F9432CE2AA42CAC, double %84)
  %86 = tail call double @llvm.fmuladd.f64(double %2, double %85, double %78)
  %87 = getelementptr inbounds double, ptr %11, i64 %76
  store double %86, ptr %87, align 8
  %88 = add nuw nsw i64 %76, 1
  %89 = icmp eq i64 %88, %7
  br i1 %89, label %50, label %75

90:
  %91 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FBE4C353FF64302, double %1)
  %92 = getelementptr inbounds double, ptr %13, i64 %10
  %93 = load i64, ptr %18, align 8
  %94 = add nsw i64 %93, 1
  store i64 %94, ptr %18, align 8
  %95 = load ptr, ptr %4, align 8
  %96 = getelementptr inbounds %struct.ode_system, ptr %95, i64 0, i32 3
  %97 = load ptr, ptr %96, align 8
  %98 = getelementptr inbounds %struct.ode_system, ptr %95, i64 0, i32 2
  %99 = load ptr, ptr %98, align 8
  %100 = tail call i64 %97(ptr %99, double %91, ptr %11, ptr %92)
  switch i64 %100, label %487 [
    i64 3, label %102
    i64 0, label %101
  ]

101:
  br i1 %14, label %154, label %129

102:
  %103 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 23
  store i64 1, ptr %103, align 8
  %104 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %91, ptr %104, align 8
  %105 = load ptr, ptr %8, align 8
  %106 = load ptr, ptr %4, align 8
  %107 = getelementptr inbounds %struct.ode_system, ptr %106, i64 0, i32 0
  %108 = load i64, ptr %107, align 8
  %109 = shl nsw i64 %108, 2
  %110 = getelementptr inbounds double, ptr %105, i64 %109
  %111 = bitcast ptr %110 to ptr
  %112 = bitcast ptr %92 to ptr
  %113 = shl i64 %108, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %111, ptr align 8 %112, i64 %113, i1 false)
  br label %487

114:
  %115 = phi i64 [ %127, %114 ], [ 0, %62 ]
  %116 = getelementptr inbounds double, ptr %9, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds double, ptr %13, i64 %115
  %119 = load double, ptr %118, align 8
  %120 = add nsw i64 %115, %52
  %121 = getelementptr inbounds double, ptr %13, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = fmul double %122, 0x3FB6B927EFF8B241
  %124 = tail call double @llvm.fmuladd.f64(double %119, double 0x3F9E4C353FF64302, double %123)
  %125 = tail call double @llvm.fmuladd.f64(double %2, double %124, double %117)
  %126 = getelementptr inbounds double, ptr %11, i64 %115
  store double %125, ptr %126, align 8
  %127 = add nuw nsw i64 %115, 1
  %128 = icmp eq i64 %127, %7
  br i1 %128, label %90, label %114

129:
  %130 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FD2068C499C08D9, double %1)
  %131 = shl nsw i64 %7, 2
  %132 = getelementptr inbounds double, ptr %13, i64 %131
  %133 = load i64, ptr %18, align 8
  %134 = add nsw i64 %133, 1
  store i64 %134, ptr %18, align 8
  %135 = load ptr, ptr %4, align 8
  %136 = getelementptr inbounds %struct.ode_system, ptr %135, i64 0, i32 3
  %137 = load ptr, ptr %136, align 8
  %138 = getelementptr inbounds %struct.ode_system, ptr %135, i64 0, i32 2
  %139 = load ptr, ptr %138, align 8
  %140 = tail call i64 %137(ptr %139, double %130, ptr %11, ptr %132)
  switch i64 %140, label %487 [
    i64 3, label %142
    i64 0, label %141
  ]

141:
  br i1 %14, label %179, label %173

142:
  %143 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 23
  store i64 1, ptr %143, align 8
  %144 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %130, ptr %144, align 8
  %145 = load ptr, ptr %8, align 8
  %146 = load ptr, ptr %4, align 8
  %147 = getelementptr inbounds %struct.ode_system, ptr %146, i64 0, i32 0
  %148 = load i64, ptr %147, align 8
  %149 = shl nsw i64 %148, 2
  %150 = getelementptr inbounds double, ptr %145, i64 %149
  %151 = bitcast ptr %150 to ptr
  %152 = bitcast ptr %132 to ptr
  %153 = shl i64 %148, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %151, ptr align 8 %152, i64 %153, i1 false)
  br label %487

154:
  %155 = phi i64 [ %171, %154 ], [ 0, %101 ]
  %156 = getelementptr inbounds double, ptr %9, i64 %155
  %157 = load double, ptr %156, align 8
  %158 = getelementptr inbounds double, ptr %13, i64 %155
  %159 = load double, ptr %158, align 8
  %160 = add nsw i64 %155, %52
  %161 = getelementptr inbounds double, ptr %13, i64 %160
  %162 = load double, ptr %161, align 8
  %163 = fmul double %162, 0xBFEC4E3AB5AD1507
  %164 = tail call double @llvm.fmuladd.f64(double %159, double 0x3FCEE50D7ECDE9FA, double %163)
  %165 = add nsw i64 %155, %10
  %166 = getelementptr inbounds double, ptr %13, i64 %165
  %167 = load double, ptr %166, align 8
  %168 = tail call double @llvm.fmuladd.f64(double %167, double 0x3FED983D7AC79EF5, double %164)
  %169 = tail call double @llvm.fmuladd.f64(double %2, double %168, double %157)
  %170 = getelementptr inbounds double, ptr %11, i64 %155
  store double %169, ptr %170, align 8
  %171 = add nuw nsw i64 %155, 1
  %172 = icmp eq i64 %171, %7
  br i1 %172, label %129, label %154

173:
  %174 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FD5555555555555, double %1)
  %175 = getelementptr inbounds double, ptr %13, i64 %12
  %176 = tail call i64 @evaluate(ptr %0, double %174, ptr %11, ptr %175)
  %177 = icmp eq i64 %176, 0
  br i1 %177, label %178, label %487

178:
  br i1 %14, label %205, label %198

179:
  %180 = phi i64 [ %196, %179 ], [ 0, %141 ]
  %181 = getelementptr inbounds double, ptr %9, i64 %180
  %182 = load double, ptr %181, align 8
  %183 = getelementptr inbounds double, ptr %13, i64 %180
  %184 = load double, ptr %183, align 8
  %185 = add nsw i64 %180, %10
  %186 = getelementptr inbounds double, ptr %13, i64 %185
  %187 = load double, ptr %186, align 8
  %188 = fmul double %187, 0x3FC5DDB63BDB6D36
  %189 = tail call double @llvm.fmuladd.f64(double %184, double 0x3FA2F684BDA12F68, double %188)
  %190 = add nsw i64 %180, %131
  %191 = getelementptr inbounds double, ptr %13, i64 %190
  %192 = load double, ptr %191, align 8
  %193 = tail call double @llvm.fmuladd.f64(double %192, double 0x3FC00F533F66F19A, double %189)
  %194 = tail call double @llvm.fmuladd.f64(double %2, double %193, double %182)
  %195 = getelementptr inbounds double, ptr %11, i64 %180
  store double %194, ptr %195, align 8
  %196 = add nuw nsw i64 %180, 1
  %197 = icmp eq i64 %196, %7
  br i1 %197, label %173, label %179

198:
  %199 = tail call double @llvm.fmuladd.f64(double %2, double 2.500000e-01, double %1)
  %200 = mul nsw i64 %7, 6
  %201 = getelementptr inbounds double, ptr %13, i64 %200
  %202 = tail call i64 @evaluate(ptr %0, double %199, ptr %11, ptr %201)
  %203 = icmp eq i64 %202, 0
  br i1 %203, label %204, label %487

204:
  br i1 %14, label %235, label %228

205:
  %206 = phi i64 [ %226, %205 ], [ 0, %178 ]
  %207 = getelementptr inbounds double, ptr %9, i64 %206
  %208 = load double, ptr %207, align 8
  %209 = getelementptr inbounds double, ptr %13, i64 %206
  %210 = load double, ptr %209, align 8
  %211 = add nsw i64 %206, %10
  %212 = getelementptr inbounds double, ptr %13, i64 %211
  %213 = load double, ptr %212, align 8
  %214 = fmul double %213, 0x3FC5CAD30F3347ED
  %215 = tail call double @llvm.fmuladd.f64(double %210, double 0x3FA3000000000000, double %214)
  %216 = add nsw i64 %206, %131
  %217 = getelementptr inbounds double, ptr %13, i64 %216
  %218 = load double, ptr %217, align 8
  %219 = tail call double @llvm.fmuladd.f64(double %218, double 0x3FAED4B3C332E04D, double %215)
  %220 = add nsw i64 %206, %12
  %221 = getelementptr inbounds double, ptr %13, i64 %220
  %222 = load double, ptr %221, align 8
  %223 = tail call double @llvm.fmuladd.f64(double %222, double 0xBF92000000000000, double %219)
  %224 = tail call double @llvm.fmuladd.f64(double %2, double %223, double %208)
  %225 = getelementptr inbounds double, ptr %11, i64 %206
  store double %224, ptr %225, align 8
  %226 = add nuw nsw i64 %206, 1
  %227 = icmp eq i64 %226, %7
  br i1 %227, label %198, label %205

228:
  %229 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FD3B13B13B13B14, double %1)
  %230 = mul nsw i64 %7, 7
  %231 = getelementptr inbounds double, ptr %13, i64 %230
  %232 = tail call i64 @evaluate(ptr %0, double %229, ptr %11, ptr %231)
  %233 = icmp eq i64 %232, 0
  br i1 %233, label %234, label %487

234:
  br i1 %14, label %269, label %262

235:
  %236 = phi i64 [ %260, %235 ], [ 0, %204 ]
  %237 = getelementptr inbounds double, ptr %9, i64 %236
  %238 = load double, ptr %237, align 8
  %239 = getelementptr inbounds double, ptr %13, i64 %236
  %240 = load double, ptr %239, align 8
  %241 = add nsw i64 %236, %10
  %242 = getelementptr inbounds double, ptr %13, i64 %241
  %243 = load double, ptr %242, align 8
  %244 = fmul double %243, 0x3FC5CF23F6595D72
  %245 = tail call double @llvm.fmuladd.f64(double %240, double 0x3FA2FDB8FEE78792, double %244)
  %246 = add nsw i64 %236, %131
  %247 = getelementptr inbounds double, ptr %13, i64 %246
  %248 = load double, ptr %247, align 8
  %249 = tail call double @llvm.fmuladd.f64(double %248, double 0x3FBB758640DEA698, double %245)
  %250 = add nsw i64 %236, %12
  %251 = getelementptr inbounds double, ptr %13, i64 %250
  %252 = load double, ptr %251, align 8
  %253 = tail call double @llvm.fmuladd.f64(double %252, double 0xBF8F5FCC20FCD32F, double %249)
  %254 = add nsw i64 %236, %200
  %255 = getelementptr inbounds double, ptr %13, i64 %254
  %256 = load double, ptr %255, align 8
  %257 = tail call double @llvm.fmuladd.f64(double %256, double 0x3F80F1D92EFB0B71, double %253)
  %258 = tail call double @llvm.fmuladd.f64(double %2, double %257, double %238)
  %259 = getelementptr inbounds double, ptr %11, i64 %236
  store double %258, ptr %259, align 8
  %260 = add nuw nsw i64 %236, 1
  %261 = icmp eq i64 %260, %7
  br i1 %261, label %228, label %235

262:
  %263 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FE4D74D74D74D75, double %1)
  %264 = shl nsw i64 %7, 3
  %265 = getelementptr inbounds double, ptr %13, i64 %264
  %266 = tail call i64 @evaluate(ptr %0, double %263, ptr %11, ptr %265)
  %267 = icmp eq i64 %266, 0
  br i1 %267, label %268, label %487

268:
  br i1 %14, label %307, label %300

269:
  %270 = phi i64 [ %298, %269 ], [ 0, %234 ]
  %271 = getelementptr inbounds double, ptr %9, i64 %270
  %272 = load double, ptr %271, align 8
  %273 = getelementptr inbounds double, ptr %13, i64 %270
  %274 = load double, ptr %273, align 8
  %275 = add nsw i64 %270, %10
  %276 = getelementptr inbounds double, ptr %13, i64 %275
  %277 = load double, ptr %276, align 8
  %278 = fmul double %277, 0xC00AE31BACC6BC8A
  %279 = tail call double @llvm.fmuladd.f64(double %274, double 0x3FE3F8B78B985813, double %278)
  %280 = add nsw i64 %270, %131
  %281 = getelementptr inbounds double, ptr %13, i64 %280
  %282 = load double, ptr %281, align 8
  %283 = tail call double @llvm.fmuladd.f64(double %282, double 0xBFEBC873F08E11F9, double %279)
  %284 = add nsw i64 %270, %12
  %285 = getelementptr inbounds double, ptr %13, i64 %284
  %286 = load double, ptr %285, align 8
  %287 = tail call double @llvm.fmuladd.f64(double %286, double 0x403B9793D88D1855, double %283)
  %288 = add nsw i64 %270, %200
  %289 = getelementptr inbounds double, ptr %13, i64 %288
  %290 = load double, ptr %289, align 8
  %291 = tail call double @llvm.fmuladd.f64(double %290, double 0x40342770F892AD69, double %287)
  %292 = add nsw i64 %270, %230
  %293 = getelementptr inbounds double, ptr %13, i64 %292
  %294 = load double, ptr %293, align 8
  %295 = tail call double @llvm.fmuladd.f64(double %294, double 0xC045BEB4865C42F9, double %291)
  %296 = tail call double @llvm.fmuladd.f64(double %2, double %295, double %272)
  %297 = getelementptr inbounds double, ptr %11, i64 %270
  store double %296, ptr %297, align 8
  %298 = add nuw nsw i64 %270, 1
  %299 = icmp eq i64 %298, %7
  br i1 %299, label %262, label %269

300:
  %301 = tail call double @llvm.fmuladd.f64(double %2, double 6.000000e-01, double %1)
  %302 = mul nsw i64 %7, 9
  %303 = getelementptr inbounds double, ptr %13, i64 %302
  %304 = tail call i64 @evaluate(ptr %0, double %301, ptr %11, ptr %303)
  %305 = icmp eq i64 %304, 0
  br i1 %305, label %306, label %487

306:
  br i1 %14, label %349, label %342

307:
  %308 = phi i64 [ %340, %307 ], [ 0, %268 ]
  %309 = getelementptr inbounds double, ptr %9, i64 %308
  %310 = load double, ptr %309, align 8
  %311 = getelementptr inbounds double, ptr %13, i64 %308
  %312 = load double, ptr %311, align 8
  %313 = add nsw i64 %308, %10
  %314 = getelementptr inbounds double, ptr %13, i64 %313
  %315 = load double, ptr %314, align 8
  %316 = fmul double %315, 0xC003E7A8A34BD27F
  %317 = tail call double @llvm.fmuladd.f64(double %312, double 0x3FDE9205E321B655, double %316)
  %318 = add nsw i64 %308, %131
  %319 = getelementptr inbounds double, ptr %13, i64 %318
  %320 = load double, ptr %319, align 8
  %321 = tail call double @llvm.fmuladd.f64(double %320, double 0xBFE2E3A9968C93C8, double %317)
  %322 = add nsw i64 %308, %12
  %323 = getelementptr inbounds double, ptr %13, i64 %322
  %324 = load double, ptr %323, align 8
  %325 = tail call double @llvm.fmuladd.f64(double %324, double 0x40353AE4A6D655EE, double %321)
  %326 = add nsw i64 %308, %200
  %327 = getelementptr inbounds double, ptr %13, i64 %326
  %328 = load double, ptr %327, align 8
  %329 = tail call double @llvm.fmuladd.f64(double %328, double 0x402E8EF7B5F258B8, double %325)
  %330 = add nsw i64 %308, %230
  %331 = getelementptr inbounds double, ptr %13, i64 %330
  %332 = load double, ptr %331, align 8
  %333 = tail call double @llvm.fmuladd.f64(double %332, double 0xC040A4E418D711B9, double %329)
  %334 = add nsw i64 %308, %264
  %335 = getelementptr inbounds double, ptr %13, i64 %334
  %336 = load double, ptr %335, align 8
  %337 = tail call double @llvm.fmuladd.f64(double %336, double 0xBF94D1B3D9B4A876, double %333)
  %338 = tail call double @llvm.fmuladd.f64(double %2, double %337, double %310)
  %339 = getelementptr inbounds double, ptr %11, i64 %308
  store double %338, ptr %339, align 8
  %340 = add nuw nsw i64 %308, 1
  %341 = icmp eq i64 %340, %7
  br i1 %341, label %300, label %307

342:
  %343 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FEB6DB6DB6DB6DB, double %1)
  %344 = mul nsw i64 %7, 10
  %345 = getelementptr inbounds double, ptr %13, i64 %344
  %346 = tail call i64 @evaluate(ptr %0, double %343, ptr %11, ptr %345)
  %347 = icmp eq i64 %346, 0
  br i1 %347, label %348, label %487

348:
  br i1 %14, label %394, label %388

349:
  %350 = phi i64 [ %386, %349 ], [ 0, %306 ]
  %351 = getelementptr inbounds double, ptr %9, i64 %350
  %352 = load double, ptr %351, align 8
  %353 = getelementptr inbounds double, ptr %13, i64 %350
  %354 = load double, ptr %353, align 8
  %355 = add nsw i64 %350, %10
  %356 = getelementptr inbounds double, ptr %13, i64 %355
  %357 = load double, ptr %356, align 8
  %358 = fmul double %357, 0x4014BED869FB0B9D
  %359 = tail call double @llvm.fmuladd.f64(double %354, double 0xBFEDFD121F1D399B, double %358)
  %360 = add nsw i64 %350, %131
  %361 = getelementptr inbounds double, ptr %13, i64 %360
  %362 = load double, ptr %361, align 8
  %363 = tail call double @llvm.fmuladd.f64(double %362, double 0x3FF1768702792EA9, double %359)
  %364 = add nsw i64 %350, %12
  %365 = getelementptr inbounds double, ptr %13, i64 %364
  %366 = load double, ptr %365, align 8
  %367 = tail call double @llvm.fmuladd.f64(double %366, double 0xC0204CB0E2110C1C, double %363)
  %368 = add nsw i64 %350, %200
  %369 = getelementptr inbounds double, ptr %13, i64 %368
  %370 = load double, ptr %369, align 8
  %371 = tail call double @llvm.fmuladd.f64(double %370, double 0xC032852305E975A8, double %367)
  %372 = add nsw i64 %350, %230
  %373 = getelementptr inbounds double, ptr %13, i64 %372
  %374 = load double, ptr %373, align 8
  %375 = tail call double @llvm.fmuladd.f64(double %374, double 0x4036BD4F06CB863A, double %371)
  %376 = add nsw i64 %350, %264
  %377 = getelementptr inbounds double, ptr %13, i64 %376
  %378 = load double, ptr %377, align 8
  %379 = tail call double @llvm.fmuladd.f64(double %378, double 0x4003F2E777CF109D, double %375)
  %380 = add nsw i64 %350, %302
  %381 = getelementptr inbounds double, ptr %13, i64 %380
  %382 = load double, ptr %381, align 8
  %383 = tail call double @llvm.fmuladd.f64(double %382, double 0xC0085FC60D2B572C, double %379)
  %384 = tail call double @llvm.fmuladd.f64(double %2, double %383, double %352)
  %385 = getelementptr inbounds double, ptr %11, i64 %350
  store double %384, ptr %385, align 8
  %386 = add nuw nsw i64 %350, 1
  %387 = icmp eq i64 %386, %7
  br i1 %387, label %342, label %349

388:
  %389 = fadd double %1, %2
  %390 = mul nsw i64 %7, 11
  %391 = getelementptr inbounds double, ptr %13, i64 %390
  %392 = tail call i64 @evaluate(ptr %0, double %389, ptr %11, ptr %391)
  %393 = icmp eq i64 %392, 0
  br i1 %393, label %437, label %487

394:
  %395 = phi i64 [ %435, %394 ], [ 0, %348 ]
  %396 = getelementptr inbounds double, ptr %9, i64 %395
  %397 = load double, ptr %396, align 8
  %398 = getelementptr inbounds double, ptr %13, i64 %395
  %399 = load double, ptr %398, align 8
  %400 = add nsw i64 %395, %10
  %401 = getelementptr inbounds double, ptr %13, i64 %400
  %402 = load double, ptr %401, align 8
  %403 = fmul double %402, 0xC02511A963CAFE55
  %404 = tail call double @llvm.fmuladd.f64(double %399, double 0x40022FBD3B09FCDC, double %403)
  %405 = add nsw i64 %395, %131
  %406 = getelementptr inbounds double, ptr %13, i64 %405
  %407 = load double, ptr %406, align 8
  %408 = tail call double @llvm.fmuladd.f64(double %407, double 0xC00001C935AC72AC, double %404)
  %409 = add nsw i64 %395, %12
  %410 = getelementptr inbounds double, ptr %13, i64 %409
  %411 = load double, ptr %410, align 8
  %412 = tail call double @llvm.fmuladd.f64(double %411, double 0xC031F57C8EFF3006, double %408)
  %413 = add nsw i64 %395, %200
  %414 = getelementptr inbounds double, ptr %13, i64 %413
  %415 = load double, ptr %414, align 8
  %416 = tail call double @llvm.fmuladd.f64(double %415, double 0x403BF2EA18B58A01, double %412)
  %417 = add nsw i64 %395, %230
  %418 = getelementptr inbounds double, ptr %13, i64 %417
  %419 = load double, ptr %418, align 8
  %420 = tail call double @llvm.fmuladd.f64(double %419, double 0xC006DF3A7D1CEC13, double %416)
  %421 = add nsw i64 %395, %264
  %422 = getelementptr inbounds double, ptr %13, i64 %421
  %423 = load double, ptr %422, align 8
  %424 = tail call double @llvm.fmuladd.f64(double %423, double 0xC021BEE71A9F33A9, double %420)
  %425 = add nsw i64 %395, %302
  %426 = getelementptr inbounds double, ptr %13, i64 %425
  %427 = load double, ptr %426, align 8
  %428 = tail call double @llvm.fmuladd.f64(double %427, double 0x4028B89C42C81861, double %424)
  %429 = add nsw i64 %395, %344
  %430 = getelementptr inbounds double, ptr %13, i64 %429
  %431 = load double, ptr %430, align 8
  %432 = tail call double @llvm.fmuladd.f64(double %431, double 0x3FE496AC6253E202, double %428)
  %433 = tail call double @llvm.fmuladd.f64(double %2, double %432, double %397)
  %434 = getelementptr inbounds double, ptr %11, i64 %395
  store double %433, ptr %434, align 8
  %435 = add nuw nsw i64 %395, 1
  %436 = icmp eq i64 %435, %7
  br i1 %436, label %388, label %394

437:
  %438 = load ptr, ptr %8, align 8
  %439 = load ptr, ptr %4, align 8
  %440 = getelementptr inbounds %struct.ode_system, ptr %439, i64 0, i32 0
  %441 = load i64, ptr %440, align 8
  %442 = shl nsw i64 %441, 1
  %443 = getelementptr inbounds double, ptr %438, i64 %442
  br i1 %14, label %448, label %444

444:
  %445 = mul nsw i64 %7, 12
  %446 = getelementptr inbounds double, ptr %13, i64 %445
  %447 = tail call i64 @evaluate(ptr %0, double %389, ptr %443, ptr %446)
  br label %487

448:
  %449 = phi i64 [ %485, %448 ], [ 0, %437 ]
  %450 = getelementptr inbounds double, ptr %9, i64 %449
  %451 = load double, ptr %450, align 8
  %452 = getelementptr inbounds double, ptr %13, i64 %449
  %453 = load double, ptr %452, align 8
  %454 = add nsw i64 %449, %12
  %455 = getelementptr inbounds double, ptr %13, i64 %454
  %456 = load double, ptr %455, align 8
  %457 = fmul double %456, 0x4011CD1ED2AD5AE2
  %458 = tail call double @llvm.fmuladd.f64(double %453, double 0x3FABCC6368D1177C, double %457)
  %459 = add nsw i64 %449, %200
  %460 = getelementptr inbounds double, ptr %13, i64 %459
  %461 = load double, ptr %460, align 8
  %462 = tail call double @llvm.fmuladd.f64(double %461, double 0x3FFE43A845D5AB9F, double %458)
  %463 = add nsw i64 %449, %230
  %464 = getelementptr inbounds double, ptr %13, i64 %463
  %465 = load double, ptr %464, align 8
  %466 = tail call double @llvm.fmuladd.f64(double %465, double 0xC017346ECF96AF43, double %462)
  %467 = add nsw i64 %449, %264
  %468 = getelementptr inbounds double, ptr %13, i64 %467
  %469 = load double, ptr %468, align 8
  %470 = tail call double @llvm.fmuladd.f64(double %469, double 0x3FD3EA1DF2F0EB98, double %466)
  %471 = add nsw i64 %449, %302
  %472 = getelementptr inbounds double, ptr %13, i64 %471
  %473 = load double, ptr %472, align 8
  %474 = tail call double @llvm.fmuladd.f64(double %473, double 0xBFC37A028F43B002, double %470)
  %475 = add nsw i64 %449, %344
  %476 = getelementptr inbounds double, ptr %13, i64 %475
  %477 = load double, ptr %476, align 8
  %478 = tail call double @llvm.fmuladd.f64(double %477, double 0x3FC9C657697FE72D, double %474)
  %479 = add nsw i64 %449, %390
  %480 = getelementptr inbounds double, ptr %13, i64 %479
  %481 = load double, ptr %480, align 8
  %482 = tail call double @llvm.fmuladd.f64(double %481, double 0x3FA6E44F50AB6BC2, double %478)
  %483 = tail call double @llvm.fmuladd.f64(double %2, double %482, double %451)
  %484 = getelementptr inbounds double, ptr %443, i64 %449
  store double %483, ptr %484, align 8
  %485 = add nuw nsw i64 %449, 1
  %486 = icmp eq i64 %485, %7
  br i1 %486, label %444, label %448

487:
  %488 = phi i64 [ %447, %444 ], [ %176, %173 ], [ %202, %198 ], [ %232, %228 ], [ %266, %262 ], [ %304, %300 ], [ %346, %342 ], [ %392, %388 ], [ 3, %27 ], [ 3, %63 ], [ 3, %102 ], [ 3, %142 ], [ %25, %15 ], [ %61, %50 ], [ %100, %90 ], [ %140, %129 ]
  ret i64 %488
}

define internal double @error_of(ptr  %0, double %1) {
  %3 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.ode_system, ptr %4, i64 0, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8
  %9 = mul nsw i64 %6, 5
  %10 = getelementptr inbounds double, ptr %8, i64 %9
  %11 = icmp sgt i64 %6, 0
  br i1 %11, label %12, label %27

12:
  %13 = shl nuw nsw i64 %6, 1
  %14 = getelementptr inbounds double, ptr %8, i64 %13
  %15 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.ode_options, ptr %16, i64 0, i32 3
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds %struct.ode_options, ptr %16, i64 0, i32 2
  %20 = load double, ptr %19, align 8
  %21 = mul nsw i64 %6, 6
  %22 = mul nsw i64 %6, 7
  %23 = shl nsw i64 %6, 3
  %24 = mul nsw i64 %6, 9
  %25 = mul nsw i64 %6, 10
  %26 = mul nsw i64 %6, 11
  br label %32

27:
  %28 = phi double [ 0.000000e+00, %2 ], [ %88, %32 ]
  %29 = phi double [ 0.000000e+00, %2 ], [ %87, %32 ]
  %30 = tail call double @llvm.fmuladd.f64(double %28, double 1.000000e-02, double %29)
  %31 = fcmp ogt double %30, 0.000000e+00
  br i1 %31, label %91, label %98

32:
  %33 = phi double [ 0.000000e+00, %12 ], [ %87, %32 ]
  %34 = phi double [ 0.000000e+00, %12 ], [ %88, %32 ]
  %35 = phi i64 [ 0, %12 ], [ %89, %32 ]
  %36 = getelementptr inbounds double, ptr %8, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = tail call double @llvm.fabs.f64(double %37)
  %39 = getelementptr inbounds double, ptr %14, i64 %35
  %40 = load double, ptr %39, align 8
  %41 = tail call double @llvm.fabs.f64(double %40)
  %42 = tail call double @llvm.maxnum.f64(double %38, double %41)
  %43 = getelementptr inbounds double, ptr %18, i64 %35
  %44 = load double, ptr %43, align 8
  %45 = tail call double @llvm.fmuladd.f64(double %20, double %42, double %44)
  %46 = getelementptr inbounds double, ptr %10, i64 %35
  %47 = load double, ptr %46, align 8
  %48 = add nsw i64 %35, %9
  %49 = getelementptr inbounds double, ptr %10, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fmul double %50, 0xBFF39A3DA55AB5C3
  %52 = tail call double @llvm.fmuladd.f64(double %47, double 0x3F8ADEAEA1607E1A, double %51)
  %53 = add nsw i64 %35, %21
  %54 = getelementptr inbounds double, ptr %10, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = tail call double @llvm.fmuladd.f64(double %55, double 0xBFDFBA83BEDE8A72, double %52)
  %57 = add nsw i64 %35, %22
  %58 = getelementptr inbounds double, ptr %10, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = tail call double @llvm.fmuladd.f64(double %59, double 0x3FFAA149F7EDA509, double %56)
  %61 = add nsw i64 %35, %23
  %62 = getelementptr inbounds double, ptr %10, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = tail call double @llvm.fmuladd.f64(double %63, double 0xBFD66BC9B10E7E71, double %60)
  %65 = add nsw i64 %35, %24
  %66 = getelementptr inbounds double, ptr %10, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = tail call double @llvm.fmuladd.f64(double %67, double 0x3FD56330D0783989, double %64)
  %69 = add nsw i64 %35, %25
  %70 = getelementptr inbounds double, ptr %10, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = tail call double @llvm.fmuladd.f64(double %71, double 0x3FB4F8EB54A31435, double %68)
  %73 = add nsw i64 %35, %26
  %74 = getelementptr inbounds double, ptr %10, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = tail call double @llvm.fmuladd.f64(double %75, double 0xBF96E44F50AB6BC2, double %72)
  %77 = fdiv double %76, %45
  %78 = fmul double %50, 0x4011CD1ED2AD5AE2
  %79 = tail call double @llvm.fmuladd.f64(double %47, double 0xBFC84B641FBFA1F1, double %78)
  %80 = tail call double @llvm.fmuladd.f64(double %55, double 0x3FFE43A845D5AB9F, double %79)
  %81 = tail call double @llvm.fmuladd.f64(double %59, double 0xC017346ECF96AF43, double %80)
  %82 = tail call double @llvm.fmuladd.f64(double %63, double 0xBFDB0D3A26ABB716, double %81)
  %83 = tail call double @llvm.fmuladd.f64(double %67, double 0xBFC37A028F43B002, double %82)
  %84 = tail call double @llvm.fmuladd.f64(double %71, double 0x3FC9C657697FE72D, double %83)
  %85 = tail call double @llvm.fmuladd.f64(double %75, double 0x3F9732080AC040ED, double %84)
  %86 = fdiv double %85, %45
  %87 = tail call double @llvm.fmuladd.f64(double %77, double %77, double %33)
  %88 = tail call double @llvm.fmuladd.f64(double %86, double %86, double %34)
  %89 = add nuw nsw i64 %35, 1
  %90 = icmp eq i64 %89, %6
  br i1 %90, label %27, label %32

91:
  %92 = tail call double @llvm.fabs.f64(double %1)
  %93 = fmul double %92, %29
  %94 = sitofp i64 %6 to double
  %95 = fmul double %30, %94
  %96 = tail call double @llvm.sqrt.f64(double %95)
  %97 = fdiv double %93, %96
  br label %98

98:
  %99 = phi double [ %97, %91 ], [ 0.000000e+00, %27 ]
  ret double %99
}

declare i64 @ode_step_adaptive(ptr, ptr)

declare double @llvm.fmuladd.f64(double, double, double)

define internal i64 @evaluate(ptr  %0, double %1, ptr %2, ptr %3) {
  %5 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %6, 1
  store i64 %7, ptr %5, align 8
  %8 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.ode_system, ptr %9, i64 0, i32 3
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.ode_system, ptr %9, i64 0, i32 2
  %13 = load ptr, ptr %12, align 8
  %14 = tail call i64 %11(ptr %13, double %1, ptr %2, ptr %3)
  %15 = icmp eq i64 %14, 3
  br i1 %15, label %16, label %29

16:
  %17 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 23
  store i64 1, ptr %17, align 8
  %18 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %1, ptr %18, align 8
  %19 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %20 = load ptr, ptr %19, align 8
  %21 = load ptr, ptr %8, align 8
  %22 = getelementptr inbounds %struct.ode_system, ptr %21, i64 0, i32 0
  %23 = load i64, ptr %22, align 8
  %24 = shl nsw i64 %23, 2
  %25 = getelementptr inbounds double, ptr %20, i64 %24
  %26 = bitcast ptr %25 to ptr
  %27 = bitcast ptr %3 to ptr
  %28 = shl i64 %23, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %27, i64 %28, i1 false)
  br label %29

29:
  ret i64 %14
}

declare double @llvm.fabs.f64(double)

declare double @llvm.sqrt.f64(double)

declare double @llvm.maxnum.f64(double, double)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)
