; dp853: made by tools/make_loops_text.py from dp853
; sources cdb4e90ab43d13ac2f9ccb83364abae39b112a4bf96ca1078d9cc445ffb26e85
%struct.ode_adaptive = type { ptr, ptr, i64, double, double, double, double, double, double, double, ptr }
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.ode_options = type { ptr, double, ptr, double, double }

@ode_dp853 = constant { ptr, ptr, ptr, i64, i64 } { ptr @step, ptr @dense, ptr @interpolate, i64 23, i64 0 }, align 8
@step.method = internal constant %struct.ode_adaptive { ptr @try_step, ptr @error_of, i64 12, double 1.250000e-01, double 0.000000e+00, double 0x3FD5555555555555, double 6.000000e+00, double 8.000000e+00, double 6.100000e+00, double 4.700000e-01, ptr @E }, align 8
@E = internal constant [16 x double] [double 0x3F8ADEAEA1607E1A, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBFF39A3DA55AB5C3, double 0xBFDFBA83BEDE8A72, double 0x3FFAA149F7EDA509, double 0xBFD66BC9B10E7E71, double 0x3FD56330D0783989, double 0x3FB4F8EB54A31435, double 0xBF96E44F50AB6BC2, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], align 16

define internal i64 @step(ptr %0) {
  %2 = tail call i64 @ode_step_adaptive(ptr %0, ptr @step.method)
  ret i64 %2
}

define internal i64 @dense(ptr %0) {
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
  %15 = mul nsw i64 %9, 9
  %16 = getelementptr inbounds double, ptr %11, i64 %15
  %17 = icmp sgt i64 %9, 0
  br i1 %17, label %18, label %25

18:
  %19 = mul nsw i64 %9, 6
  %20 = mul nsw i64 %9, 7
  %21 = shl nsw i64 %9, 3
  %22 = mul nsw i64 %9, 10
  %23 = mul nsw i64 %9, 11
  %24 = mul nsw i64 %9, 12
  br label %55

25:
  %26 = tail call double @llvm.fmuladd.f64(double %3, double 1.000000e-01, double %5)
  %27 = mul nsw i64 %9, 13
  %28 = getelementptr inbounds double, ptr %16, i64 %27
  %29 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 30
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %34, label %32

32:
  %33 = tail call i64 @ode_projected_rates(ptr %0, double %26, ptr %14, ptr %28, double 0.000000e+00)
  br label %44

34:
  %35 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %36 = load i64, ptr %35, align 8
  %37 = add nsw i64 %36, 1
  store i64 %37, ptr %35, align 8
  %38 = getelementptr inbounds %struct.ode_system, ptr %7, i64 0, i32 3
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds %struct.ode_system, ptr %7, i64 0, i32 2
  %41 = load ptr, ptr %40, align 8
  %42 = tail call i64 %39(ptr %41, double %26, ptr %14, ptr %28)
  %43 = icmp eq i64 %42, 3
  br i1 %43, label %400, label %44

44:
  %45 = phi i64 [ %33, %32 ], [ %42, %34 ]
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %47, label %414

47:
  br i1 %17, label %48, label %94

48:
  %49 = mul nsw i64 %9, 5
  %50 = mul nsw i64 %9, 6
  %51 = mul nsw i64 %9, 7
  %52 = mul nsw i64 %9, 10
  %53 = mul nsw i64 %9, 11
  %54 = mul nsw i64 %9, 12
  br label %123

55:
  %56 = phi i64 [ 0, %18 ], [ %92, %55 ]
  %57 = getelementptr inbounds double, ptr %12, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds double, ptr %16, i64 %56
  %60 = load double, ptr %59, align 8
  %61 = add nsw i64 %56, %19
  %62 = getelementptr inbounds double, ptr %16, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = fmul double %63, 0x3FD03958F21A35B8
  %65 = tail call double @llvm.fmuladd.f64(double %60, double 0x3FACC1FCA2CEB148, double %64)
  %66 = add nsw i64 %56, %20
  %67 = getelementptr inbounds double, ptr %16, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = tail call double @llvm.fmuladd.f64(double %68, double 0xBFCF84C2C277C23E, double %65)
  %70 = add nsw i64 %56, %21
  %71 = getelementptr inbounds double, ptr %16, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = tail call double @llvm.fmuladd.f64(double %72, double 0xBFBFCB02555C9DEF, double %69)
  %74 = add nsw i64 %56, %15
  %75 = getelementptr inbounds double, ptr %16, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = tail call double @llvm.fmuladd.f64(double %76, double 0x3FC39F10CE2D1913, double %73)
  %78 = add nsw i64 %56, %22
  %79 = getelementptr inbounds double, ptr %16, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = tail call double @llvm.fmuladd.f64(double %80, double 0x3F80CBB69B38652C, double %77)
  %82 = add nsw i64 %56, %23
  %83 = getelementptr inbounds double, ptr %16, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = tail call double @llvm.fmuladd.f64(double %84, double 0x3F7EFF840F396BA9, double %81)
  %86 = add nsw i64 %56, %24
  %87 = getelementptr inbounds double, ptr %16, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = tail call double @llvm.fmuladd.f64(double %88, double -8.298000e-03, double %85)
  %90 = tail call double @llvm.fmuladd.f64(double %3, double %89, double %58)
  %91 = getelementptr inbounds double, ptr %14, i64 %56
  store double %90, ptr %91, align 8
  %92 = add nuw nsw i64 %56, 1
  %93 = icmp eq i64 %92, %9
  br i1 %93, label %25, label %55

94:
  %95 = tail call double @llvm.fmuladd.f64(double %3, double 2.000000e-01, double %5)
  %96 = mul nsw i64 %9, 14
  %97 = getelementptr inbounds double, ptr %16, i64 %96
  %98 = load i64, ptr %29, align 8
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %102, label %100

100:
  %101 = tail call i64 @ode_projected_rates(ptr %0, double %95, ptr %14, ptr %97, double 0.000000e+00)
  br label %113

102:
  %103 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %104 = load i64, ptr %103, align 8
  %105 = add nsw i64 %104, 1
  store i64 %105, ptr %103, align 8
  %106 = load ptr, ptr %6, align 8
  %107 = getelementptr inbounds %struct.ode_system, ptr %106, i64 0, i32 3
  %108 = load ptr, ptr %107, align 8
  %109 = getelementptr inbounds %struct.ode_system, ptr %106, i64 0, i32 2
  %110 = load ptr, ptr %109, align 8
  %111 = tail call i64 %108(ptr %110, double %95, ptr %14, ptr %97)
  %112 = icmp eq i64 %111, 3
  br i1 %112, label %400, label %113

113:
  %114 = phi i64 [ %101, %100 ], [ %111, %102 ]
  %115 = icmp eq i64 %114, 0
  br i1 %115, label %116, label %414

116:
  br i1 %17, label %117, label %162

117:
  %118 = mul nsw i64 %9, 5
  %119 = mul nsw i64 %9, 6
  %120 = mul nsw i64 %9, 7
  %121 = shl nsw i64 %9, 3
  %122 = mul nsw i64 %9, 12
  br label %181

123:
  %124 = phi i64 [ 0, %48 ], [ %160, %123 ]
  %125 = getelementptr inbounds double, ptr %12, i64 %124
  %126 = load double, ptr %125, align 8
  %127 = getelementptr inbounds double, ptr %16, i64 %124
  %128 = load double, ptr %127, align 8
  %129 = add nsw i64 %124, %49
  %130 = getelementptr inbounds double, ptr %16, i64 %129
  %131 = load double, ptr %130, align 8
  %132 = fmul double %131, 0x3F9CFAE9E5F59F45
  %133 = tail call double @llvm.fmuladd.f64(double %128, double 0x3FA04CA1897BDB63, double %132)
  %134 = add nsw i64 %124, %50
  %135 = getelementptr inbounds double, ptr %16, i64 %134
  %136 = load double, ptr %135, align 8
  %137 = tail call double @llvm.fmuladd.f64(double %136, double 0x3FAB69DB017C8CF9, double %133)
  %138 = add nsw i64 %124, %51
  %139 = getelementptr inbounds double, ptr %16, i64 %138
  %140 = load double, ptr %139, align 8
  %141 = tail call double @llvm.fmuladd.f64(double %140, double 0xBFAC1EF72FC69469, double %137)
  %142 = add nsw i64 %124, %52
  %143 = getelementptr inbounds double, ptr %16, i64 %142
  %144 = load double, ptr %143, align 8
  %145 = tail call double @llvm.fmuladd.f64(double %144, double 0xBF1C6710EEF6E153, double %141)
  %146 = add nsw i64 %124, %53
  %147 = getelementptr inbounds double, ptr %16, i64 %146
  %148 = load double, ptr %147, align 8
  %149 = tail call double @llvm.fmuladd.f64(double %148, double 0x3F39127A52D32320, double %145)
  %150 = add nsw i64 %124, %54
  %151 = getelementptr inbounds double, ptr %16, i64 %150
  %152 = load double, ptr %151, align 8
  %153 = tail call double @llvm.fmuladd.f64(double %152, double 0xBF36500E13E7149B, double %149)
  %154 = add nsw i64 %124, %27
  %155 = getelementptr inbounds double, ptr %16, i64 %154
  %156 = load double, ptr %155, align 8
  %157 = tail call double @llvm.fmuladd.f64(double %156, double 0x3FC21686B20CD989, double %153)
  %158 = tail call double @llvm.fmuladd.f64(double %3, double %157, double %126)
  %159 = getelementptr inbounds double, ptr %14, i64 %124
  store double %158, ptr %159, align 8
  %160 = add nuw nsw i64 %124, 1
  %161 = icmp eq i64 %160, %9
  br i1 %161, label %94, label %123

162:
  %163 = tail call double @llvm.fmuladd.f64(double %3, double 0x3FE8E38E38E38E39, double %5)
  %164 = mul nsw i64 %9, 15
  %165 = getelementptr inbounds double, ptr %16, i64 %164
  %166 = load i64, ptr %29, align 8
  %167 = icmp eq i64 %166, 0
  br i1 %167, label %170, label %168

168:
  %169 = tail call i64 @ode_projected_rates(ptr %0, double %163, ptr %14, ptr %165, double 0.000000e+00)
  br label %220

170:
  %171 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %172 = load i64, ptr %171, align 8
  %173 = add nsw i64 %172, 1
  store i64 %173, ptr %171, align 8
  %174 = load ptr, ptr %6, align 8
  %175 = getelementptr inbounds %struct.ode_system, ptr %174, i64 0, i32 3
  %176 = load ptr, ptr %175, align 8
  %177 = getelementptr inbounds %struct.ode_system, ptr %174, i64 0, i32 2
  %178 = load ptr, ptr %177, align 8
  %179 = tail call i64 %176(ptr %178, double %163, ptr %14, ptr %165)
  %180 = icmp eq i64 %179, 3
  br i1 %180, label %400, label %220

181:
  %182 = phi i64 [ 0, %117 ], [ %218, %181 ]
  %183 = getelementptr inbounds double, ptr %12, i64 %182
  %184 = load double, ptr %183, align 8
  %185 = getelementptr inbounds double, ptr %16, i64 %182
  %186 = load double, ptr %185, align 8
  %187 = add nsw i64 %182, %118
  %188 = getelementptr inbounds double, ptr %16, i64 %187
  %189 = load double, ptr %188, align 8
  %190 = fmul double %189, 0xC012CA5D44AFDC9A
  %191 = tail call double @llvm.fmuladd.f64(double %186, double 0xBFDB7309792B6015, double %190)
  %192 = add nsw i64 %182, %119
  %193 = getelementptr inbounds double, ptr %16, i64 %192
  %194 = load double, ptr %193, align 8
  %195 = tail call double @llvm.fmuladd.f64(double %194, double 0x401EBBD2C419EDA3, double %191)
  %196 = add nsw i64 %182, %120
  %197 = getelementptr inbounds double, ptr %16, i64 %196
  %198 = load double, ptr %197, align 8
  %199 = tail call double @llvm.fmuladd.f64(double %198, double 0x401046A54457171C, double %195)
  %200 = add nsw i64 %182, %121
  %201 = getelementptr inbounds double, ptr %16, i64 %200
  %202 = load double, ptr %201, align 8
  %203 = tail call double @llvm.fmuladd.f64(double %202, double 0x3FD6D49E44EDBA44, double %199)
  %204 = add nsw i64 %182, %122
  %205 = getelementptr inbounds double, ptr %16, i64 %204
  %206 = load double, ptr %205, align 8
  %207 = tail call double @llvm.fmuladd.f64(double %206, double 0xBF56EBEEC24871D4, double %203)
  %208 = add nsw i64 %182, %27
  %209 = getelementptr inbounds double, ptr %16, i64 %208
  %210 = load double, ptr %209, align 8
  %211 = tail call double @llvm.fmuladd.f64(double %210, double 0x40079482A23F1996, double %207)
  %212 = add nsw i64 %182, %96
  %213 = getelementptr inbounds double, ptr %16, i64 %212
  %214 = load double, ptr %213, align 8
  %215 = tail call double @llvm.fmuladd.f64(double %214, double 0xC0224D4A6DCA2222, double %211)
  %216 = tail call double @llvm.fmuladd.f64(double %3, double %215, double %184)
  %217 = getelementptr inbounds double, ptr %14, i64 %182
  store double %216, ptr %217, align 8
  %218 = add nuw nsw i64 %182, 1
  %219 = icmp eq i64 %218, %9
  br i1 %219, label %162, label %181

220:
  %221 = phi i64 [ %169, %168 ], [ %179, %170 ]
  %222 = icmp eq i64 %221, 0
  br i1 %222, label %223, label %414

223:
  %224 = load ptr, ptr %10, align 8
  %225 = load ptr, ptr %6, align 8
  %226 = getelementptr inbounds %struct.ode_system, ptr %225, i64 0, i32 0
  %227 = load i64, ptr %226, align 8
  %228 = mul nsw i64 %227, 9
  %229 = getelementptr inbounds double, ptr %224, i64 %228
  %230 = shl nsw i64 %227, 4
  %231 = getelementptr inbounds double, ptr %229, i64 %230
  %232 = getelementptr inbounds double, ptr %224, i64 %227
  %233 = shl nsw i64 %227, 1
  %234 = getelementptr inbounds double, ptr %224, i64 %233
  %235 = icmp sgt i64 %227, 0
  br i1 %235, label %236, label %414

236:
  %237 = mul nsw i64 %227, 12
  %238 = fneg double %3
  %239 = mul nsw i64 %227, 5
  %240 = mul nsw i64 %227, 6
  %241 = mul nsw i64 %227, 7
  %242 = shl nsw i64 %227, 3
  %243 = mul nsw i64 %227, 10
  %244 = mul nsw i64 %227, 11
  %245 = mul nsw i64 %227, 13
  %246 = mul nsw i64 %227, 14
  %247 = mul nsw i64 %227, 15
  %248 = mul nsw i64 %227, 3
  %249 = shl nsw i64 %227, 2
  br label %250

250:
  %251 = phi i64 [ 0, %236 ], [ %398, %250 ]
  %252 = getelementptr inbounds double, ptr %234, i64 %251
  %253 = load double, ptr %252, align 8
  %254 = getelementptr inbounds double, ptr %232, i64 %251
  %255 = load double, ptr %254, align 8
  %256 = fsub double %253, %255
  %257 = getelementptr inbounds double, ptr %231, i64 %251
  store double %256, ptr %257, align 8
  %258 = getelementptr inbounds double, ptr %229, i64 %251
  %259 = load double, ptr %258, align 8
  %260 = fneg double %256
  %261 = tail call double @llvm.fmuladd.f64(double %3, double %259, double %260)
  %262 = add nsw i64 %251, %227
  %263 = getelementptr inbounds double, ptr %231, i64 %262
  store double %261, ptr %263, align 8
  %264 = add nsw i64 %251, %237
  %265 = getelementptr inbounds double, ptr %229, i64 %264
  %266 = load double, ptr %265, align 8
  %267 = load double, ptr %258, align 8
  %268 = fadd double %266, %267
  %269 = fmul double %268, %238
  %270 = tail call double @llvm.fmuladd.f64(double %256, double 2.000000e+00, double %269)
  %271 = add nsw i64 %251, %233
  %272 = getelementptr inbounds double, ptr %231, i64 %271
  store double %270, ptr %272, align 8
  %273 = load double, ptr %258, align 8
  %274 = add nsw i64 %251, %239
  %275 = getelementptr inbounds double, ptr %229, i64 %274
  %276 = load double, ptr %275, align 8
  %277 = fmul double %276, 0x3FE2228765F0A2EB
  %278 = tail call double @llvm.fmuladd.f64(double %273, double 0xC020DB9DCC37C81B, double %277)
  %279 = add nsw i64 %251, %240
  %280 = getelementptr inbounds double, ptr %229, i64 %279
  %281 = load double, ptr %280, align 8
  %282 = tail call double @llvm.fmuladd.f64(double %281, double 0xC0088D35A1175376, double %278)
  %283 = add nsw i64 %251, %241
  %284 = getelementptr inbounds double, ptr %229, i64 %283
  %285 = load double, ptr %284, align 8
  %286 = tail call double @llvm.fmuladd.f64(double %285, double 0x400313CCA2E462EC, double %282)
  %287 = add nsw i64 %251, %242
  %288 = getelementptr inbounds double, ptr %229, i64 %287
  %289 = load double, ptr %288, align 8
  %290 = tail call double @llvm.fmuladd.f64(double %289, double 0x4000EFAFD3C0D1BD, double %286)
  %291 = add nsw i64 %251, %228
  %292 = getelementptr inbounds double, ptr %229, i64 %291
  %293 = load double, ptr %292, align 8
  %294 = tail call double @llvm.fmuladd.f64(double %293, double 0xBFEBE2709A4AC0D3, double %290)
  %295 = add nsw i64 %251, %243
  %296 = getelementptr inbounds double, ptr %229, i64 %295
  %297 = load double, ptr %296, align 8
  %298 = tail call double @llvm.fmuladd.f64(double %297, double 0x4001EC6A759DA28B, double %294)
  %299 = add nsw i64 %251, %244
  %300 = getelementptr inbounds double, ptr %229, i64 %299
  %301 = load double, ptr %300, align 8
  %302 = tail call double @llvm.fmuladd.f64(double %301, double 0x3FE435E4B2F53319, double %298)
  %303 = load double, ptr %265, align 8
  %304 = tail call double @llvm.fmuladd.f64(double %303, double 0xBFB6C81218B7F07C, double %302)
  %305 = add nsw i64 %251, %245
  %306 = getelementptr inbounds double, ptr %229, i64 %305
  %307 = load double, ptr %306, align 8
  %308 = tail call double @llvm.fmuladd.f64(double %307, double 0x40322604753358B4, double %304)
  %309 = add nsw i64 %251, %246
  %310 = getelementptr inbounds double, ptr %229, i64 %309
  %311 = load double, ptr %310, align 8
  %312 = tail call double @llvm.fmuladd.f64(double %311, double 0xC02263A6DB60DFA1, double %308)
  %313 = add nsw i64 %251, %247
  %314 = getelementptr inbounds double, ptr %229, i64 %313
  %315 = load double, ptr %314, align 8
  %316 = tail call double @llvm.fmuladd.f64(double %315, double 0xC011BE8052A2581D, double %312)
  %317 = fmul double %3, %316
  %318 = add nsw i64 %251, %248
  %319 = getelementptr inbounds double, ptr %231, i64 %318
  store double %317, ptr %319, align 8
  %320 = load double, ptr %258, align 8
  %321 = load double, ptr %275, align 8
  %322 = fmul double %321, 0x406E49125D57ED67
  %323 = tail call double @llvm.fmuladd.f64(double %320, double 0x4024DAE269AD44FC, double %322)
  %324 = load double, ptr %280, align 8
  %325 = tail call double @llvm.fmuladd.f64(double %324, double 0x4064A66A19B8434B, double %323)
  %326 = load double, ptr %284, align 8
  %327 = tail call double @llvm.fmuladd.f64(double %326, double 0xC07768BF81E14E35, double %325)
  %328 = load double, ptr %288, align 8
  %329 = tail call double @llvm.fmuladd.f64(double %328, double 0xC0361D194558CFFB, double %327)
  %330 = load double, ptr %292, align 8
  %331 = tail call double @llvm.fmuladd.f64(double %330, double 0x401EEF08F933A023, double %329)
  %332 = load double, ptr %296, align 8
  %333 = tail call double @llvm.fmuladd.f64(double %332, double 0xC03EAC90D122C30D, double %331)
  %334 = load double, ptr %300, align 8
  %335 = tail call double @llvm.fmuladd.f64(double %334, double 0xC022AA0D032A0ACD, double %333)
  %336 = load double, ptr %265, align 8
  %337 = tail call double @llvm.fmuladd.f64(double %336, double 0x402F64FC65250F7C, double %335)
  %338 = load double, ptr %306, align 8
  %339 = tail call double @llvm.fmuladd.f64(double %338, double 0xC03F23AFEDECFD53, double %337)
  %340 = load double, ptr %310, align 8
  %341 = tail call double @llvm.fmuladd.f64(double %340, double 0xC022B4B2806665CA, double %339)
  %342 = load double, ptr %314, align 8
  %343 = tail call double @llvm.fmuladd.f64(double %342, double 0x4041E88E43070A10, double %341)
  %344 = fmul double %3, %343
  %345 = add nsw i64 %251, %249
  %346 = getelementptr inbounds double, ptr %231, i64 %345
  store double %344, ptr %346, align 8
  %347 = load double, ptr %258, align 8
  %348 = load double, ptr %275, align 8
  %349 = fmul double %348, 0xC0783098D10F2521
  %350 = tail call double @llvm.fmuladd.f64(double %347, double 0x4033FC2C7303381F, double %349)
  %351 = load double, ptr %280, align 8
  %352 = tail call double @llvm.fmuladd.f64(double %351, double 0xC067A5B34EDF4D39, double %350)
  %353 = load double, ptr %284, align 8
  %354 = tail call double @llvm.fmuladd.f64(double %353, double 0x40807E771C2C6A0C, double %352)
  %355 = load double, ptr %288, align 8
  %356 = tail call double @llvm.fmuladd.f64(double %355, double 0xC02725D68DC06F96, double %354)
  %357 = load double, ptr %292, align 8
  %358 = tail call double @llvm.fmuladd.f64(double %357, double 0x401B8661DD0F8BD7, double %356)
  %359 = load double, ptr %296, align 8
  %360 = tail call double @llvm.fmuladd.f64(double %359, double 0xBFF0027A7D67FC68, double %358)
  %361 = load double, ptr %300, align 8
  %362 = tail call double @llvm.fmuladd.f64(double %361, double 0x3FE8E308023D3331, double %360)
  %363 = load double, ptr %265, align 8
  %364 = tail call double @llvm.fmuladd.f64(double %363, double 0xC00639C3EFFF56D2, double %362)
  %365 = load double, ptr %306, align 8
  %366 = tail call double @llvm.fmuladd.f64(double %365, double 0xC04E192D4F30C77F, double %364)
  %367 = load double, ptr %310, align 8
  %368 = tail call double @llvm.fmuladd.f64(double %367, double 0x40551481861928C0, double %366)
  %369 = load double, ptr %314, align 8
  %370 = tail call double @llvm.fmuladd.f64(double %369, double 0x4027FC0D95740812, double %368)
  %371 = fmul double %3, %370
  %372 = getelementptr inbounds double, ptr %231, i64 %274
  store double %371, ptr %372, align 8
  %373 = load double, ptr %258, align 8
  %374 = fmul double %348, 0xC06346126BD860C7
  %375 = tail call double @llvm.fmuladd.f64(double %373, double 0xC039B1A59F97E9A3, double %374)
  %376 = load double, ptr %280, align 8
  %377 = tail call double @llvm.fmuladd.f64(double %376, double 0xC06CF0F0AC990990, double %375)
  %378 = load double, ptr %284, align 8
  %379 = tail call double @llvm.fmuladd.f64(double %378, double 0x40765A39D3B3C602, double %377)
  %380 = load double, ptr %288, align 8
  %381 = tail call double @llvm.fmuladd.f64(double %380, double 0x405759F0D4D83C70, double %379)
  %382 = load double, ptr %292, align 8
  %383 = tail call double @llvm.fmuladd.f64(double %382, double 0xC042BAAA552107AB, double %381)
  %384 = load double, ptr %296, align 8
  %385 = tail call double @llvm.fmuladd.f64(double %384, double 0x405A0660A855838E, double %383)
  %386 = load double, ptr %300, align 8
  %387 = tail call double @llvm.fmuladd.f64(double %386, double 0x403DD71D78528CF6, double %385)
  %388 = load double, ptr %265, align 8
  %389 = tail call double @llvm.fmuladd.f64(double %388, double 0xC045C4484E37F77E, double %387)
  %390 = load double, ptr %306, align 8
  %391 = tail call double @llvm.fmuladd.f64(double %390, double 0x405814C57DF82010, double %389)
  %392 = load double, ptr %310, align 8
  %393 = tail call double @llvm.fmuladd.f64(double %392, double 0xC04396B082B5CD1E, double %391)
  %394 = load double, ptr %314, align 8
  %395 = tail call double @llvm.fmuladd.f64(double %394, double 0xC062B7423E1CB30D, double %393)
  %396 = fmul double %3, %395
  %397 = getelementptr inbounds double, ptr %231, i64 %279
  store double %396, ptr %397, align 8
  %398 = add nuw nsw i64 %251, 1
  %399 = icmp eq i64 %398, %227
  br i1 %399, label %414, label %250

400:
  %401 = phi double [ %26, %34 ], [ %95, %102 ], [ %163, %170 ]
  %402 = phi ptr [ %28, %34 ], [ %97, %102 ], [ %165, %170 ]
  %403 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  store i64 1, ptr %403, align 8
  %404 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %401, ptr %404, align 8
  %405 = load ptr, ptr %10, align 8
  %406 = load ptr, ptr %6, align 8
  %407 = getelementptr inbounds %struct.ode_system, ptr %406, i64 0, i32 0
  %408 = load i64, ptr %407, align 8
  %409 = shl nsw i64 %408, 2
  %410 = getelementptr inbounds double, ptr %405, i64 %409
  %411 = bitcast ptr %410 to ptr
  %412 = bitcast ptr %402 to ptr
  %413 = shl i64 %408, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %411, ptr align 8 %412, i64 %413, i1 false)
  br label %414

414:
  %415 = phi i64 [ %221, %220 ], [ %114, %113 ], [ %45, %44 ], [ 0, %223 ], [ 3, %400 ], [ 0, %250 ]
  ret i64 %415
}

define internal void @interpolate(ptr  %0, double %1, ptr  %2) {
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_system, ptr %7, i64 0, i32 0
  %9 = load i64, ptr %8, align 8
  %10 = mul nsw i64 %9, 9
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
  %12 = mul nsw i64 %7, 9
  %13 = getelementptr inbounds double, ptr %9, i64 %12
  %14 = icmp sgt i64 %7, 0
  br i1 %14, label %49, label %15

15:
  %16 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FAAEE6838DAE63A, double %1)
  %17 = getelementptr inbounds double, ptr %13, i64 %7
  %18 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 30
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %23, label %21

21:
  %22 = tail call i64 @ode_projected_rates(ptr %0, double %16, ptr %11, ptr %17, double 0.000000e+00)
  br label %45

23:
  %24 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %25 = load i64, ptr %24, align 8
  %26 = add nsw i64 %25, 1
  store i64 %26, ptr %24, align 8
  %27 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 3
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 2
  %30 = load ptr, ptr %29, align 8
  %31 = tail call i64 %28(ptr %30, double %16, ptr %11, ptr %17)
  %32 = icmp eq i64 %31, 3
  br i1 %32, label %33, label %45

33:
  %34 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  store i64 1, ptr %34, align 8
  %35 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %16, ptr %35, align 8
  %36 = load ptr, ptr %8, align 8
  %37 = load ptr, ptr %4, align 8
  %38 = getelementptr inbounds %struct.ode_system, ptr %37, i64 0, i32 0
  %39 = load i64, ptr %38, align 8
  %40 = shl nsw i64 %39, 2
  %41 = getelementptr inbounds double, ptr %36, i64 %40
  %42 = bitcast ptr %41 to ptr
  %43 = bitcast ptr %17 to ptr
  %44 = shl i64 %39, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 8 %43, i64 %44, i1 false)
  br label %527

45:
  %46 = phi i64 [ %22, %21 ], [ %31, %23 ]
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %527

48:
  br i1 %14, label %95, label %60

49:
  %50 = phi i64 [ %58, %49 ], [ 0, %3 ]
  %51 = getelementptr inbounds double, ptr %9, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds double, ptr %13, i64 %50
  %54 = load double, ptr %53, align 8
  %55 = fmul double %54, 0x3FAAEE6838DAE63A
  %56 = tail call double @llvm.fmuladd.f64(double %2, double %55, double %52)
  %57 = getelementptr inbounds double, ptr %11, i64 %50
  store double %56, ptr %57, align 8
  %58 = add nuw nsw i64 %50, 1
  %59 = icmp eq i64 %58, %7
  br i1 %59, label %15, label %49

60:
  %61 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FB432CE2AA42CAC, double %1)
  %62 = shl nsw i64 %7, 1
  %63 = getelementptr inbounds double, ptr %13, i64 %62
  %64 = load i64, ptr %18, align 8
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %68, label %66

66:
  %67 = tail call i64 @ode_projected_rates(ptr %0, double %61, ptr %11, ptr %63, double 0.000000e+00)
  br label %91

68:
  %69 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %70 = load i64, ptr %69, align 8
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr %69, align 8
  %72 = load ptr, ptr %4, align 8
  %73 = getelementptr inbounds %struct.ode_system, ptr %72, i64 0, i32 3
  %74 = load ptr, ptr %73, align 8
  %75 = getelementptr inbounds %struct.ode_system, ptr %72, i64 0, i32 2
  %76 = load ptr, ptr %75, align 8
  %77 = tail call i64 %74(ptr %76, double %61, ptr %11, ptr %63)
  %78 = icmp eq i64 %77, 3
  br i1 %78, label %79, label %91

79:
  %80 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  store i64 1, ptr %80, align 8
  %81 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %61, ptr %81, align 8
  %82 = load ptr, ptr %8, align 8
  %83 = load ptr, ptr %4, align 8
  %84 = getelementptr inbounds %struct.ode_system, ptr %83, i64 0, i32 0
  %85 = load i64, ptr %84, align 8
  %86 = shl nsw i64 %85, 2
  %87 = getelementptr inbounds double, ptr %82, i64 %86
  %88 = bitcast ptr %87 to ptr
  %89 = bitcast ptr %63 to ptr
  %90 = shl i64 %85, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %88, ptr align 8 %89, i64 %90, i1 false)
  br label %527

91:
  %92 = phi i64 [ %67, %66 ], [ %77, %68 ]
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %94, label %527

94:
  br i1 %14, label %144, label %110

95:
  %96 = phi i64 [ %108, %95 ], [ 0, %48 ]
  %97 = getelementptr inbounds double, ptr %9, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = getelementptr inbounds double, ptr %13, i64 %96
  %100 = load double, ptr %99, align 8
  %101 = add nsw i64 %96, %7
  %102 = getelementptr inbounds double, ptr %13, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = fmul double %103, 0x3FAE4C353FF64302
  %105 = tail call double @llvm.fmuladd.f64(double %100, double 0x3F9432CE2AA42CAC, double %104)
  %106 = tail call double @llvm.fmuladd.f64(double %2, double %105, double %98)
  %107 = getelementptr inbounds double, ptr %11, i64 %96
  store double %106, ptr %107, align 8
  %108 = add nuw nsw i64 %96, 1
  %109 = icmp eq i64 %108, %7
  br i1 %109, label %60, label %95

110:
  %111 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FBE4C353FF64302, double %1)
  %112 = getelementptr inbounds double, ptr %13, i64 %10
  %113 = load i64, ptr %18, align 8
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %117, label %115

115:
  %116 = tail call i64 @ode_projected_rates(ptr %0, double %111, ptr %11, ptr %112, double 0.000000e+00)
  br label %140

117:
  %118 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %119 = load i64, ptr %118, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %118, align 8
  %121 = load ptr, ptr %4, align 8
  %122 = getelementptr inbounds %struct.ode_system, ptr %121, i64 0, i32 3
  %123 = load ptr, ptr %122, align 8
  %124 = getelementptr inbounds %struct.ode_system, ptr %121, i64 0, i32 2
  %125 = load ptr, ptr %124, align 8
  %126 = tail call i64 %123(ptr %125, double %111, ptr %11, ptr %112)
  %127 = icmp eq i64 %126, 3
  br i1 %127, label %128, label %140

128:
  %129 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  store i64 1, ptr %129, align 8
  %130 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %111, ptr %130, align 8
  %131 = load ptr, ptr %8, align 8
  %132 = load ptr, ptr %4, align 8
  %133 = getelementptr inbounds %struct.ode_system, ptr %132, i64 0, i32 0
  %134 = load i64, ptr %133, align 8
  %135 = shl nsw i64 %134, 2
  %136 = getelementptr inbounds double, ptr %131, i64 %135
  %137 = bitcast ptr %136 to ptr
  %138 = bitcast ptr %112 to ptr
  %139 = shl i64 %134, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %137, ptr align 8 %138, i64 %139, i1 false)
  br label %527

140:
  %141 = phi i64 [ %116, %115 ], [ %126, %117 ]
  %142 = icmp eq i64 %141, 0
  br i1 %142, label %143, label %527

143:
  br i1 %14, label %194, label %159

144:
  %145 = phi i64 [ %157, %144 ], [ 0, %94 ]
  %146 = getelementptr inbounds double, ptr %9, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = getelementptr inbounds double, ptr %13, i64 %145
  %149 = load double, ptr %148, align 8
  %150 = add nsw i64 %145, %62
  %151 = getelementptr inbounds double, ptr %13, i64 %150
  %152 = load double, ptr %151, align 8
  %153 = fmul double %152, 0x3FB6B927EFF8B241
  %154 = tail call double @llvm.fmuladd.f64(double %149, double 0x3F9E4C353FF64302, double %153)
  %155 = tail call double @llvm.fmuladd.f64(double %2, double %154, double %147)
  %156 = getelementptr inbounds double, ptr %11, i64 %145
  store double %155, ptr %156, align 8
  %157 = add nuw nsw i64 %145, 1
  %158 = icmp eq i64 %157, %7
  br i1 %158, label %110, label %144

159:
  %160 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FD2068C499C08D9, double %1)
  %161 = shl nsw i64 %7, 2
  %162 = getelementptr inbounds double, ptr %13, i64 %161
  %163 = load i64, ptr %18, align 8
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %167, label %165

165:
  %166 = tail call i64 @ode_projected_rates(ptr %0, double %160, ptr %11, ptr %162, double 0.000000e+00)
  br label %190

167:
  %168 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %169 = load i64, ptr %168, align 8
  %170 = add nsw i64 %169, 1
  store i64 %170, ptr %168, align 8
  %171 = load ptr, ptr %4, align 8
  %172 = getelementptr inbounds %struct.ode_system, ptr %171, i64 0, i32 3
  %173 = load ptr, ptr %172, align 8
  %174 = getelementptr inbounds %struct.ode_system, ptr %171, i64 0, i32 2
  %175 = load ptr, ptr %174, align 8
  %176 = tail call i64 %173(ptr %175, double %160, ptr %11, ptr %162)
  %177 = icmp eq i64 %176, 3
  br i1 %177, label %178, label %190

178:
  %179 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  store i64 1, ptr %179, align 8
  %180 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %160, ptr %180, align 8
  %181 = load ptr, ptr %8, align 8
  %182 = load ptr, ptr %4, align 8
  %183 = getelementptr inbounds %struct.ode_system, ptr %182, i64 0, i32 0
  %184 = load i64, ptr %183, align 8
  %185 = shl nsw i64 %184, 2
  %186 = getelementptr inbounds double, ptr %181, i64 %185
  %187 = bitcast ptr %186 to ptr
  %188 = bitcast ptr %162 to ptr
  %189 = shl i64 %184, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %187, ptr align 8 %188, i64 %189, i1 false)
  br label %527

190:
  %191 = phi i64 [ %166, %165 ], [ %176, %167 ]
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %193, label %527

193:
  br i1 %14, label %220, label %213

194:
  %195 = phi i64 [ %211, %194 ], [ 0, %143 ]
  %196 = getelementptr inbounds double, ptr %9, i64 %195
  %197 = load double, ptr %196, align 8
  %198 = getelementptr inbounds double, ptr %13, i64 %195
  %199 = load double, ptr %198, align 8
  %200 = add nsw i64 %195, %62
  %201 = getelementptr inbounds double, ptr %13, i64 %200
  %202 = load double, ptr %201, align 8
  %203 = fmul double %202, 0xBFEC4E3AB5AD1507
  %204 = tail call double @llvm.fmuladd.f64(double %199, double 0x3FCEE50D7ECDE9FA, double %203)
  %205 = add nsw i64 %195, %10
  %206 = getelementptr inbounds double, ptr %13, i64 %205
  %207 = load double, ptr %206, align 8
  %208 = tail call double @llvm.fmuladd.f64(double %207, double 0x3FED983D7AC79EF5, double %204)
  %209 = tail call double @llvm.fmuladd.f64(double %2, double %208, double %197)
  %210 = getelementptr inbounds double, ptr %11, i64 %195
  store double %209, ptr %210, align 8
  %211 = add nuw nsw i64 %195, 1
  %212 = icmp eq i64 %211, %7
  br i1 %212, label %159, label %194

213:
  %214 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FD5555555555555, double %1)
  %215 = mul nsw i64 %7, 5
  %216 = getelementptr inbounds double, ptr %13, i64 %215
  %217 = tail call i64 @stage_rates(ptr %0, double %214, ptr %11, ptr %216, double 0xBFF39A3DA55AB5C3)
  %218 = icmp eq i64 %217, 0
  br i1 %218, label %219, label %527

219:
  br i1 %14, label %246, label %239

220:
  %221 = phi i64 [ %237, %220 ], [ 0, %193 ]
  %222 = getelementptr inbounds double, ptr %9, i64 %221
  %223 = load double, ptr %222, align 8
  %224 = getelementptr inbounds double, ptr %13, i64 %221
  %225 = load double, ptr %224, align 8
  %226 = add nsw i64 %221, %10
  %227 = getelementptr inbounds double, ptr %13, i64 %226
  %228 = load double, ptr %227, align 8
  %229 = fmul double %228, 0x3FC5DDB63BDB6D36
  %230 = tail call double @llvm.fmuladd.f64(double %225, double 0x3FA2F684BDA12F68, double %229)
  %231 = add nsw i64 %221, %161
  %232 = getelementptr inbounds double, ptr %13, i64 %231
  %233 = load double, ptr %232, align 8
  %234 = tail call double @llvm.fmuladd.f64(double %233, double 0x3FC00F533F66F19A, double %230)
  %235 = tail call double @llvm.fmuladd.f64(double %2, double %234, double %223)
  %236 = getelementptr inbounds double, ptr %11, i64 %221
  store double %235, ptr %236, align 8
  %237 = add nuw nsw i64 %221, 1
  %238 = icmp eq i64 %237, %7
  br i1 %238, label %213, label %220

239:
  %240 = tail call double @llvm.fmuladd.f64(double %2, double 2.500000e-01, double %1)
  %241 = mul nsw i64 %7, 6
  %242 = getelementptr inbounds double, ptr %13, i64 %241
  %243 = tail call i64 @stage_rates(ptr %0, double %240, ptr %11, ptr %242, double 0xBFDFBA83BEDE8A72)
  %244 = icmp eq i64 %243, 0
  br i1 %244, label %245, label %527

245:
  br i1 %14, label %276, label %269

246:
  %247 = phi i64 [ %267, %246 ], [ 0, %219 ]
  %248 = getelementptr inbounds double, ptr %9, i64 %247
  %249 = load double, ptr %248, align 8
  %250 = getelementptr inbounds double, ptr %13, i64 %247
  %251 = load double, ptr %250, align 8
  %252 = add nsw i64 %247, %10
  %253 = getelementptr inbounds double, ptr %13, i64 %252
  %254 = load double, ptr %253, align 8
  %255 = fmul double %254, 0x3FC5CAD30F3347ED
  %256 = tail call double @llvm.fmuladd.f64(double %251, double 0x3FA3000000000000, double %255)
  %257 = add nsw i64 %247, %161
  %258 = getelementptr inbounds double, ptr %13, i64 %257
  %259 = load double, ptr %258, align 8
  %260 = tail call double @llvm.fmuladd.f64(double %259, double 0x3FAED4B3C332E04D, double %256)
  %261 = add nsw i64 %247, %215
  %262 = getelementptr inbounds double, ptr %13, i64 %261
  %263 = load double, ptr %262, align 8
  %264 = tail call double @llvm.fmuladd.f64(double %263, double 0xBF92000000000000, double %260)
  %265 = tail call double @llvm.fmuladd.f64(double %2, double %264, double %249)
  %266 = getelementptr inbounds double, ptr %11, i64 %247
  store double %265, ptr %266, align 8
  %267 = add nuw nsw i64 %247, 1
  %268 = icmp eq i64 %267, %7
  br i1 %268, label %239, label %246

269:
  %270 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FD3B13B13B13B14, double %1)
  %271 = mul nsw i64 %7, 7
  %272 = getelementptr inbounds double, ptr %13, i64 %271
  %273 = tail call i64 @stage_rates(ptr %0, double %270, ptr %11, ptr %272, double 0x3FFAA149F7EDA509)
  %274 = icmp eq i64 %273, 0
  br i1 %274, label %275, label %527

275:
  br i1 %14, label %310, label %303

276:
  %277 = phi i64 [ %301, %276 ], [ 0, %245 ]
  %278 = getelementptr inbounds double, ptr %9, i64 %277
  %279 = load double, ptr %278, align 8
  %280 = getelementptr inbounds double, ptr %13, i64 %277
  %281 = load double, ptr %280, align 8
  %282 = add nsw i64 %277, %10
  %283 = getelementptr inbounds double, ptr %13, i64 %282
  %284 = load double, ptr %283, align 8
  %285 = fmul double %284, 0x3FC5CF23F6595D72
  %286 = tail call double @llvm.fmuladd.f64(double %281, double 0x3FA2FDB8FEE78792, double %285)
  %287 = add nsw i64 %277, %161
  %288 = getelementptr inbounds double, ptr %13, i64 %287
  %289 = load double, ptr %288, align 8
  %290 = tail call double @llvm.fmuladd.f64(double %289, double 0x3FBB758640DEA698, double %286)
  %291 = add nsw i64 %277, %215
  %292 = getelementptr inbounds double, ptr %13, i64 %291
  %293 = load double, ptr %292, align 8
  %294 = tail call double @llvm.fmuladd.f64(double %293, double 0xBF8F5FCC20FCD32F, double %290)
  %295 = add nsw i64 %277, %241
  %296 = getelementptr inbounds double, ptr %13, i64 %295
  %297 = load double, ptr %296, align 8
  %298 = tail call double @llvm.fmuladd.f64(double %297, double 0x3F80F1D92EFB0B71, double %294)
  %299 = tail call double @llvm.fmuladd.f64(double %2, double %298, double %279)
  %300 = getelementptr inbounds double, ptr %11, i64 %277
  store double %299, ptr %300, align 8
  %301 = add nuw nsw i64 %277, 1
  %302 = icmp eq i64 %301, %7
  br i1 %302, label %269, label %276

303:
  %304 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FE4D74D74D74D75, double %1)
  %305 = shl nsw i64 %7, 3
  %306 = getelementptr inbounds double, ptr %13, i64 %305
  %307 = tail call i64 @stage_rates(ptr %0, double %304, ptr %11, ptr %306, double 0xBFD66BC9B10E7E71)
  %308 = icmp eq i64 %307, 0
  br i1 %308, label %309, label %527

309:
  br i1 %14, label %347, label %341

310:
  %311 = phi i64 [ %339, %310 ], [ 0, %275 ]
  %312 = getelementptr inbounds double, ptr %9, i64 %311
  %313 = load double, ptr %312, align 8
  %314 = getelementptr inbounds double, ptr %13, i64 %311
  %315 = load double, ptr %314, align 8
  %316 = add nsw i64 %311, %10
  %317 = getelementptr inbounds double, ptr %13, i64 %316
  %318 = load double, ptr %317, align 8
  %319 = fmul double %318, 0xC00AE31BACC6BC8A
  %320 = tail call double @llvm.fmuladd.f64(double %315, double 0x3FE3F8B78B985813, double %319)
  %321 = add nsw i64 %311, %161
  %322 = getelementptr inbounds double, ptr %13, i64 %321
  %323 = load double, ptr %322, align 8
  %324 = tail call double @llvm.fmuladd.f64(double %323, double 0xBFEBC873F08E11F9, double %320)
  %325 = add nsw i64 %311, %215
  %326 = getelementptr inbounds double, ptr %13, i64 %325
  %327 = load double, ptr %326, align 8
  %328 = tail call double @llvm.fmuladd.f64(double %327, double 0x403B9793D88D1855, double %324)
  %329 = add nsw i64 %311, %241
  %330 = getelementptr inbounds double, ptr %13, i64 %329
  %331 = load double, ptr %330, align 8
  %332 = tail call double @llvm.fmuladd.f64(double %331, double 0x40342770F892AD69, double %328)
  %333 = add nsw i64 %311, %271
  %334 = getelementptr inbounds double, ptr %13, i64 %333
  %335 = load double, ptr %334, align 8
  %336 = tail call double @llvm.fmuladd.f64(double %335, double 0xC045BEB4865C42F9, double %332)
  %337 = tail call double @llvm.fmuladd.f64(double %2, double %336, double %313)
  %338 = getelementptr inbounds double, ptr %11, i64 %311
  store double %337, ptr %338, align 8
  %339 = add nuw nsw i64 %311, 1
  %340 = icmp eq i64 %339, %7
  br i1 %340, label %303, label %310

341:
  %342 = tail call double @llvm.fmuladd.f64(double %2, double 6.000000e-01, double %1)
  %343 = getelementptr inbounds double, ptr %13, i64 %12
  %344 = tail call i64 @stage_rates(ptr %0, double %342, ptr %11, ptr %343, double 0x3FD56330D0783989)
  %345 = icmp eq i64 %344, 0
  br i1 %345, label %346, label %527

346:
  br i1 %14, label %389, label %382

347:
  %348 = phi i64 [ %380, %347 ], [ 0, %309 ]
  %349 = getelementptr inbounds double, ptr %9, i64 %348
  %350 = load double, ptr %349, align 8
  %351 = getelementptr inbounds double, ptr %13, i64 %348
  %352 = load double, ptr %351, align 8
  %353 = add nsw i64 %348, %10
  %354 = getelementptr inbounds double, ptr %13, i64 %353
  %355 = load double, ptr %354, align 8
  %356 = fmul double %355, 0xC003E7A8A34BD27F
  %357 = tail call double @llvm.fmuladd.f64(double %352, double 0x3FDE9205E321B655, double %356)
  %358 = add nsw i64 %348, %161
  %359 = getelementptr inbounds double, ptr %13, i64 %358
  %360 = load double, ptr %359, align 8
  %361 = tail call double @llvm.fmuladd.f64(double %360, double 0xBFE2E3A9968C93C8, double %357)
  %362 = add nsw i64 %348, %215
  %363 = getelementptr inbounds double, ptr %13, i64 %362
  %364 = load double, ptr %363, align 8
  %365 = tail call double @llvm.fmuladd.f64(double %364, double 0x40353AE4A6D655EE, double %361)
  %366 = add nsw i64 %348, %241
  %367 = getelementptr inbounds double, ptr %13, i64 %366
  %368 = load double, ptr %367, align 8
  %369 = tail call double @llvm.fmuladd.f64(double %368, double 0x402E8EF7B5F258B8, double %365)
  %370 = add nsw i64 %348, %271
  %371 = getelementptr inbounds double, ptr %13, i64 %370
  %372 = load double, ptr %371, align 8
  %373 = tail call double @llvm.fmuladd.f64(double %372, double 0xC040A4E418D711B9, double %369)
  %374 = add nsw i64 %348, %305
  %375 = getelementptr inbounds double, ptr %13, i64 %374
  %376 = load double, ptr %375, align 8
  %377 = tail call double @llvm.fmuladd.f64(double %376, double 0xBF94D1B3D9B4A876, double %373)
  %378 = tail call double @llvm.fmuladd.f64(double %2, double %377, double %350)
  %379 = getelementptr inbounds double, ptr %11, i64 %348
  store double %378, ptr %379, align 8
  %380 = add nuw nsw i64 %348, 1
  %381 = icmp eq i64 %380, %7
  br i1 %381, label %341, label %347

382:
  %383 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FEB6DB6DB6DB6DB, double %1)
  %384 = mul nsw i64 %7, 10
  %385 = getelementptr inbounds double, ptr %13, i64 %384
  %386 = tail call i64 @stage_rates(ptr %0, double %383, ptr %11, ptr %385, double 0x3FB4F8EB54A31435)
  %387 = icmp eq i64 %386, 0
  br i1 %387, label %388, label %527

388:
  br i1 %14, label %434, label %428

389:
  %390 = phi i64 [ %426, %389 ], [ 0, %346 ]
  %391 = getelementptr inbounds double, ptr %9, i64 %390
  %392 = load double, ptr %391, align 8
  %393 = getelementptr inbounds double, ptr %13, i64 %390
  %394 = load double, ptr %393, align 8
  %395 = add nsw i64 %390, %10
  %396 = getelementptr inbounds double, ptr %13, i64 %395
  %397 = load double, ptr %396, align 8
  %398 = fmul double %397, 0x4014BED869FB0B9D
  %399 = tail call double @llvm.fmuladd.f64(double %394, double 0xBFEDFD121F1D399B, double %398)
  %400 = add nsw i64 %390, %161
  %401 = getelementptr inbounds double, ptr %13, i64 %400
  %402 = load double, ptr %401, align 8
  %403 = tail call double @llvm.fmuladd.f64(double %402, double 0x3FF1768702792EA9, double %399)
  %404 = add nsw i64 %390, %215
  %405 = getelementptr inbounds double, ptr %13, i64 %404
  %406 = load double, ptr %405, align 8
  %407 = tail call double @llvm.fmuladd.f64(double %406, double 0xC0204CB0E2110C1C, double %403)
  %408 = add nsw i64 %390, %241
  %409 = getelementptr inbounds double, ptr %13, i64 %408
  %410 = load double, ptr %409, align 8
  %411 = tail call double @llvm.fmuladd.f64(double %410, double 0xC032852305E975A8, double %407)
  %412 = add nsw i64 %390, %271
  %413 = getelementptr inbounds double, ptr %13, i64 %412
  %414 = load double, ptr %413, align 8
  %415 = tail call double @llvm.fmuladd.f64(double %414, double 0x4036BD4F06CB863A, double %411)
  %416 = add nsw i64 %390, %305
  %417 = getelementptr inbounds double, ptr %13, i64 %416
  %418 = load double, ptr %417, align 8
  %419 = tail call double @llvm.fmuladd.f64(double %418, double 0x4003F2E777CF109D, double %415)
  %420 = add nsw i64 %390, %12
  %421 = getelementptr inbounds double, ptr %13, i64 %420
  %422 = load double, ptr %421, align 8
  %423 = tail call double @llvm.fmuladd.f64(double %422, double 0xC0085FC60D2B572C, double %419)
  %424 = tail call double @llvm.fmuladd.f64(double %2, double %423, double %392)
  %425 = getelementptr inbounds double, ptr %11, i64 %390
  store double %424, ptr %425, align 8
  %426 = add nuw nsw i64 %390, 1
  %427 = icmp eq i64 %426, %7
  br i1 %427, label %382, label %389

428:
  %429 = fadd double %1, %2
  %430 = mul nsw i64 %7, 11
  %431 = getelementptr inbounds double, ptr %13, i64 %430
  %432 = tail call i64 @stage_rates(ptr %0, double %429, ptr %11, ptr %431, double 0xBF96E44F50AB6BC2)
  %433 = icmp eq i64 %432, 0
  br i1 %433, label %477, label %527

434:
  %435 = phi i64 [ %475, %434 ], [ 0, %388 ]
  %436 = getelementptr inbounds double, ptr %9, i64 %435
  %437 = load double, ptr %436, align 8
  %438 = getelementptr inbounds double, ptr %13, i64 %435
  %439 = load double, ptr %438, align 8
  %440 = add nsw i64 %435, %10
  %441 = getelementptr inbounds double, ptr %13, i64 %440
  %442 = load double, ptr %441, align 8
  %443 = fmul double %442, 0xC02511A963CAFE55
  %444 = tail call double @llvm.fmuladd.f64(double %439, double 0x40022FBD3B09FCDC, double %443)
  %445 = add nsw i64 %435, %161
  %446 = getelementptr inbounds double, ptr %13, i64 %445
  %447 = load double, ptr %446, align 8
  %448 = tail call double @llvm.fmuladd.f64(double %447, double 0xC00001C935AC72AC, double %444)
  %449 = add nsw i64 %435, %215
  %450 = getelementptr inbounds double, ptr %13, i64 %449
  %451 = load double, ptr %450, align 8
  %452 = tail call double @llvm.fmuladd.f64(double %451, double 0xC031F57C8EFF3006, double %448)
  %453 = add nsw i64 %435, %241
  %454 = getelementptr inbounds double, ptr %13, i64 %453
  %455 = load double, ptr %454, align 8
  %456 = tail call double @llvm.fmuladd.f64(double %455, double 0x403BF2EA18B58A01, double %452)
  %457 = add nsw i64 %435, %271
  %458 = getelementptr inbounds double, ptr %13, i64 %457
  %459 = load double, ptr %458, align 8
  %460 = tail call double @llvm.fmuladd.f64(double %459, double 0xC006DF3A7D1CEC13, double %456)
  %461 = add nsw i64 %435, %305
  %462 = getelementptr inbounds double, ptr %13, i64 %461
  %463 = load double, ptr %462, align 8
  %464 = tail call double @llvm.fmuladd.f64(double %463, double 0xC021BEE71A9F33A9, double %460)
  %465 = add nsw i64 %435, %12
  %466 = getelementptr inbounds double, ptr %13, i64 %465
  %467 = load double, ptr %466, align 8
  %468 = tail call double @llvm.fmuladd.f64(double %467, double 0x4028B89C42C81861, double %464)
  %469 = add nsw i64 %435, %384
  %470 = getelementptr inbounds double, ptr %13, i64 %469
  %471 = load double, ptr %470, align 8
  %472 = tail call double @llvm.fmuladd.f64(double %471, double 0x3FE496AC6253E202, double %468)
  %473 = tail call double @llvm.fmuladd.f64(double %2, double %472, double %437)
  %474 = getelementptr inbounds double, ptr %11, i64 %435
  store double %473, ptr %474, align 8
  %475 = add nuw nsw i64 %435, 1
  %476 = icmp eq i64 %475, %7
  br i1 %476, label %428, label %434

477:
  %478 = load ptr, ptr %8, align 8
  %479 = load ptr, ptr %4, align 8
  %480 = getelementptr inbounds %struct.ode_system, ptr %479, i64 0, i32 0
  %481 = load i64, ptr %480, align 8
  %482 = shl nsw i64 %481, 1
  %483 = getelementptr inbounds double, ptr %478, i64 %482
  br i1 %14, label %488, label %484

484:
  %485 = mul nsw i64 %7, 12
  %486 = getelementptr inbounds double, ptr %13, i64 %485
  %487 = tail call i64 @stage_rates(ptr %0, double %429, ptr %483, ptr %486, double 0.000000e+00)
  br label %527

488:
  %489 = phi i64 [ %525, %488 ], [ 0, %477 ]
  %490 = getelementptr inbounds double, ptr %9, i64 %489
  %491 = load double, ptr %490, align 8
  %492 = getelementptr inbounds double, ptr %13, i64 %489
  %493 = load double, ptr %492, align 8
  %494 = add nsw i64 %489, %215
  %495 = getelementptr inbounds double, ptr %13, i64 %494
  %496 = load double, ptr %495, align 8
  %497 = fmul double %496, 0x4011CD1ED2AD5AE2
  %498 = tail call double @llvm.fmuladd.f64(double %493, double 0x3FABCC6368D1177C, double %497)
  %499 = add nsw i64 %489, %241
  %500 = getelementptr inbounds double, ptr %13, i64 %499
  %501 = load double, ptr %500, align 8
  %502 = tail call double @llvm.fmuladd.f64(double %501, double 0x3FFE43A845D5AB9F, double %498)
  %503 = add nsw i64 %489, %271
  %504 = getelementptr inbounds double, ptr %13, i64 %503
  %505 = load double, ptr %504, align 8
  %506 = tail call double @llvm.fmuladd.f64(double %505, double 0xC017346ECF96AF43, double %502)
  %507 = add nsw i64 %489, %305
  %508 = getelementptr inbounds double, ptr %13, i64 %507
  %509 = load double, ptr %508, align 8
  %510 = tail call double @llvm.fmuladd.f64(double %509, double 0x3FD3EA1DF2F0EB98, double %506)
  %511 = add nsw i64 %489, %12
  %512 = getelementptr inbounds double, ptr %13, i64 %511
  %513 = load double, ptr %512, align 8
  %514 = tail call double @llvm.fmuladd.f64(double %513, double 0xBFC37A028F43B002, double %510)
  %515 = add nsw i64 %489, %384
  %516 = getelementptr inbounds double, ptr %13, i64 %515
  %517 = load double, ptr %516, align 8
  %518 = tail call double @llvm.fmuladd.f64(double %517, double 0x3FC9C657697FE72D, double %514)
  %519 = add nsw i64 %489, %430
  %520 = getelementptr inbounds double, ptr %13, i64 %519
  %521 = load double, ptr %520, align 8
  %522 = tail call double @llvm.fmuladd.f64(double %521, double 0x3FA6E44F50AB6BC2, double %518)
  %523 = tail call double @llvm.fmuladd.f64(double %2, double %522, double %491)
  %524 = getelementptr inbounds double, ptr %483, i64 %489
  store double %523, ptr %524, align 8
  %525 = add nuw nsw i64 %489, 1
  %526 = icmp eq i64 %525, %7
  br i1 %526, label %484, label %488

527:
  %528 = phi i64 [ %487, %484 ], [ %46, %45 ], [ %92, %91 ], [ %141, %140 ], [ %191, %190 ], [ %217, %213 ], [ %243, %239 ], [ %273, %269 ], [ %307, %303 ], [ %344, %341 ], [ %386, %382 ], [ %432, %428 ], [ 3, %33 ], [ 3, %79 ], [ 3, %128 ], [ 3, %178 ]
  ret i64 %528
}

define internal double @error_of(ptr  %0, double %1) {
  %3 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.ode_system, ptr %4, i64 0, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8
  %9 = mul nsw i64 %6, 9
  %10 = getelementptr inbounds double, ptr %8, i64 %9
  %11 = icmp sgt i64 %6, 0
  br i1 %11, label %12, label %27

12:
  %13 = shl nuw nsw i64 %6, 1
  %14 = getelementptr inbounds double, ptr %8, i64 %13
  %15 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.ode_options, ptr %16, i64 0, i32 2
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds %struct.ode_options, ptr %16, i64 0, i32 1
  %20 = load double, ptr %19, align 8
  %21 = mul nsw i64 %6, 5
  %22 = mul nsw i64 %6, 6
  %23 = mul nsw i64 %6, 7
  %24 = shl nsw i64 %6, 3
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
  %48 = add nsw i64 %35, %21
  %49 = getelementptr inbounds double, ptr %10, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fmul double %50, 0xBFF39A3DA55AB5C3
  %52 = tail call double @llvm.fmuladd.f64(double %47, double 0x3F8ADEAEA1607E1A, double %51)
  %53 = add nsw i64 %35, %22
  %54 = getelementptr inbounds double, ptr %10, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = tail call double @llvm.fmuladd.f64(double %55, double 0xBFDFBA83BEDE8A72, double %52)
  %57 = add nsw i64 %35, %23
  %58 = getelementptr inbounds double, ptr %10, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = tail call double @llvm.fmuladd.f64(double %59, double 0x3FFAA149F7EDA509, double %56)
  %61 = add nsw i64 %35, %24
  %62 = getelementptr inbounds double, ptr %10, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = tail call double @llvm.fmuladd.f64(double %63, double 0xBFD66BC9B10E7E71, double %60)
  %65 = add nsw i64 %35, %9
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

define internal i64 @stage_rates(ptr %0, double %1, ptr %2, ptr %3, double %4) {
  %6 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 30
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i64 @ode_projected_rates(ptr %0, double %1, ptr %2, ptr %3, double %4)
  br label %36

11:
  %12 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = add nsw i64 %13, 1
  store i64 %14, ptr %12, align 8
  %15 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.ode_system, ptr %16, i64 0, i32 3
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds %struct.ode_system, ptr %16, i64 0, i32 2
  %20 = load ptr, ptr %19, align 8
  %21 = tail call i64 %18(ptr %20, double %1, ptr %2, ptr %3)
  %22 = icmp eq i64 %21, 3
  br i1 %22, label %23, label %36

23:
  %24 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  store i64 1, ptr %24, align 8
  %25 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %1, ptr %25, align 8
  %26 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %27 = load ptr, ptr %26, align 8
  %28 = load ptr, ptr %15, align 8
  %29 = getelementptr inbounds %struct.ode_system, ptr %28, i64 0, i32 0
  %30 = load i64, ptr %29, align 8
  %31 = shl nsw i64 %30, 2
  %32 = getelementptr inbounds double, ptr %27, i64 %31
  %33 = bitcast ptr %32 to ptr
  %34 = bitcast ptr %3 to ptr
  %35 = shl i64 %30, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %34, i64 %35, i1 false)
  br label %36

36:
  %37 = phi i64 [ %10, %9 ], [ %21, %11 ], [ 3, %23 ]
  ret i64 %37
}

declare i64 @ode_projected_rates(ptr, double, ptr, ptr, double)

declare double @llvm.fabs.f64(double)

declare double @llvm.sqrt.f64(double)

declare double @llvm.maxnum.f64(double, double)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)
