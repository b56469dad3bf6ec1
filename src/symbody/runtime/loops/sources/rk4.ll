; rk4: made by tools/make_loops_text.py from rk4
; sources 9b86e8ef482b5501cb1e8893768fce92ec8d6297bce02e4f24a384a998ae4961
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, ptr, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.ode_options = type { ptr, double, ptr, double, double, i64 }

@ode_rk4 = constant { ptr, ptr, ptr, ptr, i64, i64, i64 } { ptr @step, ptr @dense, ptr @interpolate, ptr null, i64 8, i64 0, i64 0 }, align 8

define internal i64 @step(ptr %0) {
  %2 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %3 = load ptr, ptr %2
  %4 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 0
  %5 = load i64, ptr %4
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %7 = load ptr, ptr %6
  %8 = mul i64 %5, 10
  %9 = getelementptr double, ptr %7, i64 %8
  %10 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 36
  %11 = load i64, ptr %10
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %19, label %13

13:
  %14 = bitcast ptr %9 to ptr
  %15 = shl i64 %5, 2
  %16 = getelementptr double, ptr %9, i64 %15
  %17 = bitcast ptr %16 to ptr
  %18 = shl i64 %5, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %17, i64 %18, i1 false)
  br label %53

19:
  %20 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 12
  store double 1.000000e-04, ptr %20
  %21 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 37
  store i64 0, ptr %21
  %22 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %23 = load double, ptr %22
  %24 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 5
  %25 = load ptr, ptr %24
  %26 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 4
  %27 = load ptr, ptr %26
  %28 = call i64 %25(ptr %27, double %23, ptr %7, ptr %9)
  %29 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %30 = load i64, ptr %29
  %31 = add i64 %30, 1
  store i64 %31, ptr %29
  switch i64 %28, label %265 [
    i64 12, label %32
    i64 3, label %32
    i64 0, label %53
  ]

32:
  %33 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %28, ptr %33
  %34 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %23, ptr %34
  %35 = load ptr, ptr %6
  %36 = load ptr, ptr %2
  %37 = getelementptr %struct.ode_system, ptr %36, i64 0, i32 0
  %38 = load i64, ptr %37
  %39 = shl i64 %38, 2
  %40 = getelementptr double, ptr %35, i64 %39
  %41 = bitcast ptr %40 to ptr
  %42 = bitcast ptr %9 to ptr
  %43 = shl i64 %38, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %41, ptr align 8 %42, i64 %43, i1 false)
  %44 = load ptr, ptr %6
  %45 = load ptr, ptr %2
  %46 = getelementptr %struct.ode_system, ptr %45, i64 0, i32 0
  %47 = load i64, ptr %46
  %48 = mul i64 %47, 5
  %49 = getelementptr double, ptr %44, i64 %48
  %50 = bitcast ptr %49 to ptr
  %51 = bitcast ptr %7 to ptr
  %52 = shl i64 %47, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %50, ptr align 8 %51, i64 %52, i1 false)
  br label %265

53:
  store i64 0, ptr %10
  %54 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 17
  %55 = load double, ptr %54
  %56 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 9
  %57 = load double, ptr %56
  %58 = fcmp une double %55, %57
  br i1 %58, label %71, label %59

59:
  %60 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 35
  %61 = load i64, ptr %60
  %62 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 34
  %63 = load i64, ptr %62
  %64 = icmp slt i64 %61, %63
  br i1 %64, label %65, label %71

65:
  %66 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %67 = load double, ptr %66
  %68 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 18
  %69 = load double, ptr %68
  %70 = fsub double %57, %69
  br label %88

71:
  %72 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %73 = load double, ptr %72
  %74 = fsub double %57, %73
  %75 = call double @llvm.fabs.f64(double %74)
  %76 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %77 = load ptr, ptr %76
  %78 = getelementptr %struct.ode_options, ptr %77, i64 0, i32 4
  %79 = load double, ptr %78
  %80 = fdiv double %75, %79
  %81 = fmul double %80, 0x3FEFFFFFFFFFDCD1
  %82 = call double @llvm.ceil.f64(double %81)
  %83 = call double @llvm.maxnum.f64(double %82, double 1.000000e+00)
  %84 = fptosi double %83 to i64
  %85 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 34
  store i64 %84, ptr %85
  store double %57, ptr %54
  %86 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 18
  store double %73, ptr %86
  %87 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 35
  store i64 0, ptr %87
  br label %88

88:
  %89 = phi double [ %70, %65 ], [ %74, %71 ]
  %90 = phi i64 [ %63, %65 ], [ %84, %71 ]
  %91 = phi double [ %67, %65 ], [ %73, %71 ]
  %92 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %93 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 18
  %94 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 34
  %95 = sitofp i64 %90 to double
  %96 = fdiv double %89, %95
  %97 = load ptr, ptr %6
  %98 = load ptr, ptr %2
  %99 = getelementptr %struct.ode_system, ptr %98, i64 0, i32 0
  %100 = load i64, ptr %99
  %101 = mul i64 %100, 3
  %102 = getelementptr double, ptr %97, i64 %101
  %103 = mul i64 %100, 10
  %104 = getelementptr double, ptr %97, i64 %103
  %105 = shl i64 %100, 1
  %106 = getelementptr double, ptr %97, i64 %105
  %107 = fmul double %96, 5.000000e-01
  %108 = icmp sgt i64 %5, 0
  %109 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  br label %110

110:
  %111 = phi i1 [ true, %88 ], [ %164, %162 ]
  %112 = phi i64 [ 1, %88 ], [ %163, %162 ]
  %113 = icmp eq i64 %112, 3
  %114 = select i1 %113, double %96, double %107
  br i1 %108, label %115, label %118

115:
  %116 = add i64 %112, -1
  %117 = mul i64 %116, %5
  br label %151

118:
  %119 = fadd double %91, %114
  %120 = mul i64 %112, %5
  %121 = getelementptr double, ptr %104, i64 %120
  %122 = load ptr, ptr %2
  %123 = getelementptr %struct.ode_system, ptr %122, i64 0, i32 5
  %124 = load ptr, ptr %123
  %125 = getelementptr %struct.ode_system, ptr %122, i64 0, i32 4
  %126 = load ptr, ptr %125
  %127 = call i64 %124(ptr %126, double %119, ptr %102, ptr %121)
  %128 = load i64, ptr %109
  %129 = add i64 %128, 1
  store i64 %129, ptr %109
  switch i64 %127, label %166 [
    i64 12, label %130
    i64 3, label %130
    i64 0, label %162
  ]

130:
  %131 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %127, ptr %131
  %132 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %119, ptr %132
  %133 = load ptr, ptr %6
  %134 = load ptr, ptr %2
  %135 = getelementptr %struct.ode_system, ptr %134, i64 0, i32 0
  %136 = load i64, ptr %135
  %137 = shl i64 %136, 2
  %138 = getelementptr double, ptr %133, i64 %137
  %139 = bitcast ptr %138 to ptr
  %140 = bitcast ptr %121 to ptr
  %141 = shl i64 %136, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %139, ptr align 8 %140, i64 %141, i1 false)
  %142 = load ptr, ptr %6
  %143 = load ptr, ptr %2
  %144 = getelementptr %struct.ode_system, ptr %143, i64 0, i32 0
  %145 = load i64, ptr %144
  %146 = mul i64 %145, 5
  %147 = getelementptr double, ptr %142, i64 %146
  %148 = bitcast ptr %147 to ptr
  %149 = bitcast ptr %102 to ptr
  %150 = shl i64 %145, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %148, ptr align 8 %149, i64 %150, i1 false)
  br i1 %111, label %265, label %168

151:
  %152 = phi i64 [ 0, %115 ], [ %160, %151 ]
  %153 = getelementptr double, ptr %97, i64 %152
  %154 = load double, ptr %153
  %155 = add i64 %152, %117
  %156 = getelementptr double, ptr %104, i64 %155
  %157 = load double, ptr %156
  %158 = call double @llvm.fmuladd.f64(double %114, double %157, double %154)
  %159 = getelementptr double, ptr %102, i64 %152
  store double %158, ptr %159
  %160 = add i64 %152, 1
  %161 = icmp eq i64 %160, %5
  br i1 %161, label %118, label %151

162:
  %163 = add i64 %112, 1
  %164 = icmp ult i64 %112, 3
  %165 = icmp eq i64 %163, 4
  br i1 %165, label %166, label %110

166:
  %167 = phi i1 [ %164, %162 ], [ %111, %118 ]
  br i1 %167, label %265, label %168

168:
  br i1 %108, label %169, label %173

169:
  %170 = fdiv double %96, 6.000000e+00
  %171 = shl i64 %5, 1
  %172 = mul i64 %5, 3
  br label %179

173:
  %174 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 35
  %175 = load i64, ptr %174
  %176 = add i64 %175, 1
  store i64 %176, ptr %174
  %177 = load i64, ptr %94
  %178 = icmp eq i64 %176, %177
  br i1 %178, label %201, label %203

179:
  %180 = phi i64 [ 0, %169 ], [ %199, %179 ]
  %181 = getelementptr double, ptr %97, i64 %180
  %182 = load double, ptr %181
  %183 = getelementptr double, ptr %104, i64 %180
  %184 = load double, ptr %183
  %185 = add i64 %180, %5
  %186 = getelementptr double, ptr %104, i64 %185
  %187 = load double, ptr %186
  %188 = call double @llvm.fmuladd.f64(double %187, double 2.000000e+00, double %184)
  %189 = add i64 %180, %171
  %190 = getelementptr double, ptr %104, i64 %189
  %191 = load double, ptr %190
  %192 = call double @llvm.fmuladd.f64(double %191, double 2.000000e+00, double %188)
  %193 = add i64 %180, %172
  %194 = getelementptr double, ptr %104, i64 %193
  %195 = load double, ptr %194
  %196 = fadd double %192, %195
  %197 = call double @llvm.fmuladd.f64(double %170, double %196, double %182)
  %198 = getelementptr double, ptr %106, i64 %180
  store double %197, ptr %198
  %199 = add i64 %180, 1
  %200 = icmp eq i64 %199, %5
  br i1 %200, label %173, label %179

201:
  %202 = load double, ptr %56
  br label %207

203:
  %204 = load double, ptr %93
  %205 = sitofp i64 %176 to double
  %206 = call double @llvm.fmuladd.f64(double %205, double %96, double %204)
  br label %207

207:
  %208 = phi double [ %202, %201 ], [ %206, %203 ]
  %209 = shl i64 %5, 2
  %210 = getelementptr double, ptr %104, i64 %209
  %211 = load ptr, ptr %2
  %212 = getelementptr %struct.ode_system, ptr %211, i64 0, i32 5
  %213 = load ptr, ptr %212
  %214 = getelementptr %struct.ode_system, ptr %211, i64 0, i32 4
  %215 = load ptr, ptr %214
  %216 = call i64 %213(ptr %215, double %208, ptr %106, ptr %210)
  %217 = load i64, ptr %109
  %218 = add i64 %217, 1
  store i64 %218, ptr %109
  switch i64 %216, label %265 [
    i64 12, label %219
    i64 3, label %219
    i64 0, label %240
  ]

219:
  %220 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %216, ptr %220
  %221 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %208, ptr %221
  %222 = load ptr, ptr %6
  %223 = load ptr, ptr %2
  %224 = getelementptr %struct.ode_system, ptr %223, i64 0, i32 0
  %225 = load i64, ptr %224
  %226 = shl i64 %225, 2
  %227 = getelementptr double, ptr %222, i64 %226
  %228 = bitcast ptr %227 to ptr
  %229 = bitcast ptr %210 to ptr
  %230 = shl i64 %225, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %228, ptr align 8 %229, i64 %230, i1 false)
  %231 = load ptr, ptr %6
  %232 = load ptr, ptr %2
  %233 = getelementptr %struct.ode_system, ptr %232, i64 0, i32 0
  %234 = load i64, ptr %233
  %235 = mul i64 %234, 5
  %236 = getelementptr double, ptr %231, i64 %235
  %237 = bitcast ptr %236 to ptr
  %238 = bitcast ptr %106 to ptr
  %239 = shl i64 %234, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %237, ptr align 8 %238, i64 %239, i1 false)
  br label %265

240:
  %241 = call i64 @ode_keep_new(ptr %0, double %208)
  switch i64 %241, label %265 [
    i64 7, label %242
    i64 0, label %242
  ]

242:
  %243 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %244 = load i64, ptr %243
  %245 = add i64 %244, 1
  store i64 %245, ptr %243
  %246 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  store double %91, ptr %246
  store double %208, ptr %92
  %247 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  store double %96, ptr %247
  %248 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 7
  store double %96, ptr %248
  %249 = load ptr, ptr %6
  %250 = load ptr, ptr %2
  %251 = getelementptr %struct.ode_system, ptr %250, i64 0, i32 0
  %252 = load i64, ptr %251
  %253 = getelementptr double, ptr %249, i64 %252
  %254 = bitcast ptr %253 to ptr
  %255 = bitcast ptr %97 to ptr
  %256 = shl i64 %5, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %254, ptr align 8 %255, i64 %256, i1 false)
  %257 = load ptr, ptr %6
  %258 = bitcast ptr %257 to ptr
  %259 = load ptr, ptr %2
  %260 = getelementptr %struct.ode_system, ptr %259, i64 0, i32 0
  %261 = load i64, ptr %260
  %262 = mul i64 %261, 6
  %263 = getelementptr double, ptr %257, i64 %262
  %264 = bitcast ptr %263 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %258, ptr align 8 %264, i64 %256, i1 false)
  store i64 1, ptr %10
  br label %265

265:
  %266 = phi i64 [ %127, %166 ], [ %241, %240 ], [ %241, %242 ], [ %28, %32 ], [ %216, %219 ], [ %28, %19 ], [ %216, %207 ], [ %127, %130 ]
  ret i64 %266
}

define internal i64 @dense(ptr  %0) {
  %2 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %3 = load ptr, ptr %2
  %4 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 0
  %5 = load i64, ptr %4
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  %7 = load double, ptr %6
  %8 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8
  %10 = mul i64 %5, 10
  %11 = getelementptr double, ptr %9, i64 %10
  %12 = getelementptr double, ptr %9, i64 %5
  %13 = shl i64 %5, 1
  %14 = getelementptr double, ptr %9, i64 %13
  %15 = mul i64 %5, 5
  %16 = getelementptr double, ptr %11, i64 %15
  %17 = icmp sgt i64 %5, 0
  br i1 %17, label %18, label %38

18:
  %19 = phi i64 [ %32, %18 ], [ 0, %1 ]
  %20 = getelementptr double, ptr %14, i64 %19
  %21 = load double, ptr %20
  %22 = getelementptr double, ptr %12, i64 %19
  %23 = load double, ptr %22
  %24 = fsub double %21, %23
  %25 = getelementptr double, ptr %16, i64 %19
  store double %24, ptr %25
  %26 = getelementptr double, ptr %11, i64 %19
  %27 = load double, ptr %26
  %28 = fneg double %24
  %29 = call double @llvm.fmuladd.f64(double %7, double %27, double %28)
  %30 = add i64 %19, %5
  %31 = getelementptr double, ptr %16, i64 %30
  store double %29, ptr %31
  %32 = add i64 %19, 1
  %33 = icmp eq i64 %32, %5
  br i1 %33, label %34, label %18

34:
  br i1 %17, label %35, label %38

35:
  %36 = shl i64 %5, 2
  %37 = fneg double %7
  br label %39

38:
  ret i64 0

39:
  %40 = phi i64 [ 0, %35 ], [ %53, %39 ]
  %41 = getelementptr double, ptr %16, i64 %40
  %42 = load double, ptr %41
  %43 = add i64 %40, %36
  %44 = getelementptr double, ptr %11, i64 %43
  %45 = load double, ptr %44
  %46 = call double @llvm.fmuladd.f64(double %37, double %45, double %42)
  %47 = add i64 %40, %5
  %48 = getelementptr double, ptr %16, i64 %47
  %49 = load double, ptr %48
  %50 = fsub double %46, %49
  %51 = add i64 %40, %13
  %52 = getelementptr double, ptr %16, i64 %51
  store double %50, ptr %52
  %53 = add i64 %40, 1
  %54 = icmp eq i64 %53, %5
  br i1 %54, label %38, label %39
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
  %12 = mul i64 %9, 5
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
  %34 = phi i64 [ 2, %24 ], [ %45, %33 ]
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

declare double @llvm.fmuladd.f64(double, double, double)

declare i64 @ode_keep_new(ptr, double)

declare double @llvm.fabs.f64(double)

declare double @llvm.ceil.f64(double)

declare double @llvm.maxnum.f64(double, double)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)
