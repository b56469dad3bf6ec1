; rk4: made by tools/make_loops_text.py from rk4
; sources 0302384ac088ba9e4e6654e7642038f38e7642a25b8f47d3f919d3ef29edb072
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.ode_options = type { ptr, double, ptr, double, double }

@ode_rk4 = constant { ptr, ptr, ptr, i64, i64 } { ptr @step, ptr @dense, ptr @interpolate, i64 8, i64 0 }, align 8

define internal i64 @step(ptr %0) {
  %2 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.ode_system, ptr %3, i64 0, i32 0
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %7 = load ptr, ptr %6, align 8
  %8 = mul nsw i64 %5, 9
  %9 = getelementptr inbounds double, ptr %7, i64 %8
  %10 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 27
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %19, label %13

13:
  %14 = bitcast ptr %9 to ptr
  %15 = shl nsw i64 %5, 2
  %16 = getelementptr inbounds double, ptr %9, i64 %15
  %17 = bitcast ptr %16 to ptr
  %18 = shl i64 %5, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %17, i64 %18, i1 false)
  br label %44

19:
  %20 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 11
  store double 1.000000e-04, ptr %20, align 8
  %21 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 28
  store i64 0, ptr %21, align 8
  %22 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %25 = load i64, ptr %24, align 8
  %26 = add nsw i64 %25, 1
  store i64 %26, ptr %24, align 8
  %27 = getelementptr inbounds %struct.ode_system, ptr %3, i64 0, i32 3
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds %struct.ode_system, ptr %3, i64 0, i32 2
  %30 = load ptr, ptr %29, align 8
  %31 = tail call i64 %28(ptr %30, double %23, ptr %7, ptr %9)
  switch i64 %31, label %239 [
    i64 3, label %32
    i64 0, label %44
  ]

32:
  %33 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  store i64 1, ptr %33, align 8
  %34 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %23, ptr %34, align 8
  %35 = load ptr, ptr %6, align 8
  %36 = load ptr, ptr %2, align 8
  %37 = getelementptr inbounds %struct.ode_system, ptr %36, i64 0, i32 0
  %38 = load i64, ptr %37, align 8
  %39 = shl nsw i64 %38, 2
  %40 = getelementptr inbounds double, ptr %35, i64 %39
  %41 = bitcast ptr %40 to ptr
  %42 = bitcast ptr %9 to ptr
  %43 = shl i64 %38, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %41, ptr align 8 %42, i64 %43, i1 false)
  br label %239

44:
  store i64 0, ptr %10, align 8
  %45 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 16
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 9
  %48 = load double, ptr %47, align 8
  %49 = fcmp une double %46, %48
  br i1 %49, label %62, label %50

50:
  %51 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 26
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 25
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %56, label %62

56:
  %57 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 17
  %60 = load double, ptr %59, align 8
  %61 = fsub double %48, %60
  br label %79

62:
  %63 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %64 = load double, ptr %63, align 8
  %65 = fsub double %48, %64
  %66 = tail call double @llvm.fabs.f64(double %65)
  %67 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds %struct.ode_options, ptr %68, i64 0, i32 4
  %70 = load double, ptr %69, align 8
  %71 = fdiv double %66, %70
  %72 = fmul double %71, 0x3FEFFFFFFFFFDCD1
  %73 = tail call double @llvm.ceil.f64(double %72)
  %74 = tail call double @llvm.maxnum.f64(double %73, double 1.000000e+00)
  %75 = fptosi double %74 to i64
  %76 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 25
  store i64 %75, ptr %76, align 8
  store double %48, ptr %45, align 8
  %77 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 17
  store double %64, ptr %77, align 8
  %78 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 26
  store i64 0, ptr %78, align 8
  br label %79

79:
  %80 = phi double [ %61, %56 ], [ %65, %62 ]
  %81 = phi i64 [ %54, %56 ], [ %75, %62 ]
  %82 = phi double [ %58, %56 ], [ %64, %62 ]
  %83 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %84 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 17
  %85 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 25
  %86 = sitofp i64 %81 to double
  %87 = fdiv double %80, %86
  %88 = load ptr, ptr %6, align 8
  %89 = load ptr, ptr %2, align 8
  %90 = getelementptr inbounds %struct.ode_system, ptr %89, i64 0, i32 0
  %91 = load i64, ptr %90, align 8
  %92 = mul nsw i64 %91, 3
  %93 = getelementptr inbounds double, ptr %88, i64 %92
  %94 = mul nsw i64 %91, 9
  %95 = getelementptr inbounds double, ptr %88, i64 %94
  %96 = shl nsw i64 %91, 1
  %97 = getelementptr inbounds double, ptr %88, i64 %96
  %98 = fmul double %87, 5.000000e-01
  %99 = icmp sgt i64 %5, 0
  %100 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  br label %101

101:
  %102 = phi i1 [ true, %79 ], [ %146, %144 ]
  %103 = phi i64 [ 1, %79 ], [ %145, %144 ]
  %104 = icmp eq i64 %103, 3
  %105 = select i1 %104, double %87, double %98
  br i1 %99, label %106, label %109

106:
  %107 = add nsw i64 %103, -1
  %108 = mul nsw i64 %107, %5
  br label %133

109:
  %110 = fadd double %82, %105
  %111 = mul nsw i64 %103, %5
  %112 = getelementptr inbounds double, ptr %95, i64 %111
  %113 = load i64, ptr %100, align 8
  %114 = add nsw i64 %113, 1
  store i64 %114, ptr %100, align 8
  %115 = load ptr, ptr %2, align 8
  %116 = getelementptr inbounds %struct.ode_system, ptr %115, i64 0, i32 3
  %117 = load ptr, ptr %116, align 8
  %118 = getelementptr inbounds %struct.ode_system, ptr %115, i64 0, i32 2
  %119 = load ptr, ptr %118, align 8
  %120 = tail call i64 %117(ptr %119, double %110, ptr %93, ptr %112)
  switch i64 %120, label %148 [
    i64 3, label %121
    i64 0, label %144
  ]

121:
  %122 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  store i64 1, ptr %122, align 8
  %123 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %110, ptr %123, align 8
  %124 = load ptr, ptr %6, align 8
  %125 = load ptr, ptr %2, align 8
  %126 = getelementptr inbounds %struct.ode_system, ptr %125, i64 0, i32 0
  %127 = load i64, ptr %126, align 8
  %128 = shl nsw i64 %127, 2
  %129 = getelementptr inbounds double, ptr %124, i64 %128
  %130 = bitcast ptr %129 to ptr
  %131 = bitcast ptr %112 to ptr
  %132 = shl i64 %127, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %130, ptr align 8 %131, i64 %132, i1 false)
  br i1 %102, label %239, label %151

133:
  %134 = phi i64 [ 0, %106 ], [ %142, %133 ]
  %135 = getelementptr inbounds double, ptr %88, i64 %134
  %136 = load double, ptr %135, align 8
  %137 = add nsw i64 %134, %108
  %138 = getelementptr inbounds double, ptr %95, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = tail call double @llvm.fmuladd.f64(double %105, double %139, double %136)
  %141 = getelementptr inbounds double, ptr %93, i64 %134
  store double %140, ptr %141, align 8
  %142 = add nuw nsw i64 %134, 1
  %143 = icmp eq i64 %142, %5
  br i1 %143, label %109, label %133

144:
  %145 = add nuw nsw i64 %103, 1
  %146 = icmp ult i64 %103, 3
  %147 = icmp eq i64 %145, 4
  br i1 %147, label %148, label %101

148:
  %149 = phi i1 [ %102, %109 ], [ %146, %144 ]
  %150 = phi i64 [ %120, %109 ], [ 0, %144 ]
  br i1 %149, label %239, label %151

151:
  br i1 %99, label %152, label %156

152:
  %153 = fdiv double %87, 6.000000e+00
  %154 = shl nuw nsw i64 %5, 1
  %155 = mul nsw i64 %5, 3
  br label %162

156:
  %157 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 26
  %158 = load i64, ptr %157, align 8
  %159 = add nsw i64 %158, 1
  store i64 %159, ptr %157, align 8
  %160 = load i64, ptr %85, align 8
  %161 = icmp eq i64 %159, %160
  br i1 %161, label %184, label %186

162:
  %163 = phi i64 [ 0, %152 ], [ %182, %162 ]
  %164 = getelementptr inbounds double, ptr %88, i64 %163
  %165 = load double, ptr %164, align 8
  %166 = getelementptr inbounds double, ptr %95, i64 %163
  %167 = load double, ptr %166, align 8
  %168 = add nsw i64 %163, %5
  %169 = getelementptr inbounds double, ptr %95, i64 %168
  %170 = load double, ptr %169, align 8
  %171 = tail call double @llvm.fmuladd.f64(double %170, double 2.000000e+00, double %167)
  %172 = add nsw i64 %163, %154
  %173 = getelementptr inbounds double, ptr %95, i64 %172
  %174 = load double, ptr %173, align 8
  %175 = tail call double @llvm.fmuladd.f64(double %174, double 2.000000e+00, double %171)
  %176 = add nsw i64 %163, %155
  %177 = getelementptr inbounds double, ptr %95, i64 %176
  %178 = load double, ptr %177, align 8
  %179 = fadd double %175, %178
  %180 = tail call double @llvm.fmuladd.f64(double %153, double %179, double %165)
  %181 = getelementptr inbounds double, ptr %97, i64 %163
  store double %180, ptr %181, align 8
  %182 = add nuw nsw i64 %163, 1
  %183 = icmp eq i64 %182, %5
  br i1 %183, label %156, label %162

184:
  %185 = load double, ptr %47, align 8
  br label %190

186:
  %187 = load double, ptr %84, align 8
  %188 = sitofp i64 %159 to double
  %189 = tail call double @llvm.fmuladd.f64(double %188, double %87, double %187)
  br label %190

190:
  %191 = phi double [ %185, %184 ], [ %189, %186 ]
  %192 = shl nsw i64 %5, 2
  %193 = getelementptr inbounds double, ptr %95, i64 %192
  %194 = load i64, ptr %100, align 8
  %195 = add nsw i64 %194, 1
  store i64 %195, ptr %100, align 8
  %196 = load ptr, ptr %2, align 8
  %197 = getelementptr inbounds %struct.ode_system, ptr %196, i64 0, i32 3
  %198 = load ptr, ptr %197, align 8
  %199 = getelementptr inbounds %struct.ode_system, ptr %196, i64 0, i32 2
  %200 = load ptr, ptr %199, align 8
  %201 = tail call i64 %198(ptr %200, double %191, ptr %97, ptr %193)
  switch i64 %201, label %239 [
    i64 3, label %202
    i64 0, label %214
  ]

202:
  %203 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  store i64 1, ptr %203, align 8
  %204 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %191, ptr %204, align 8
  %205 = load ptr, ptr %6, align 8
  %206 = load ptr, ptr %2, align 8
  %207 = getelementptr inbounds %struct.ode_system, ptr %206, i64 0, i32 0
  %208 = load i64, ptr %207, align 8
  %209 = shl nsw i64 %208, 2
  %210 = getelementptr inbounds double, ptr %205, i64 %209
  %211 = bitcast ptr %210 to ptr
  %212 = bitcast ptr %193 to ptr
  %213 = shl i64 %208, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %211, ptr align 8 %212, i64 %213, i1 false)
  br label %239

214:
  %215 = tail call i64 @ode_keep_new(ptr %0, double %191)
  switch i64 %215, label %239 [
    i64 7, label %216
    i64 0, label %216
  ]

216:
  %217 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %218 = load i64, ptr %217, align 8
  %219 = add nsw i64 %218, 1
  store i64 %219, ptr %217, align 8
  %220 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  store double %82, ptr %220, align 8
  store double %191, ptr %83, align 8
  %221 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  store double %87, ptr %221, align 8
  %222 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 7
  store double %87, ptr %222, align 8
  %223 = load ptr, ptr %6, align 8
  %224 = load ptr, ptr %2, align 8
  %225 = getelementptr inbounds %struct.ode_system, ptr %224, i64 0, i32 0
  %226 = load i64, ptr %225, align 8
  %227 = getelementptr inbounds double, ptr %223, i64 %226
  %228 = bitcast ptr %227 to ptr
  %229 = bitcast ptr %88 to ptr
  %230 = shl i64 %5, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %228, ptr align 8 %229, i64 %230, i1 false)
  %231 = load ptr, ptr %6, align 8
  %232 = bitcast ptr %231 to ptr
  %233 = load ptr, ptr %2, align 8
  %234 = getelementptr inbounds %struct.ode_system, ptr %233, i64 0, i32 0
  %235 = load i64, ptr %234, align 8
  %236 = mul nsw i64 %235, 5
  %237 = getelementptr inbounds double, ptr %231, i64 %236
  %238 = bitcast ptr %237 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %232, ptr align 8 %238, i64 %230, i1 false)
  store i64 1, ptr %10, align 8
  br label %239

239:
  %240 = phi i64 [ %150, %148 ], [ %215, %214 ], [ %215, %216 ], [ 3, %32 ], [ 3, %202 ], [ %31, %19 ], [ %201, %190 ], [ 3, %121 ]
  ret i64 %240
}

define internal i64 @dense(ptr  %0) {
  %2 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  %3 = load double, ptr %2, align 8
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_system, ptr %7, i64 0, i32 0
  %9 = load i64, ptr %8, align 8
  %10 = mul nsw i64 %9, 9
  %11 = getelementptr inbounds double, ptr %5, i64 %10
  %12 = mul nsw i64 %9, 5
  %13 = getelementptr inbounds double, ptr %11, i64 %12
  %14 = getelementptr inbounds double, ptr %5, i64 %9
  %15 = shl nsw i64 %9, 1
  %16 = getelementptr inbounds double, ptr %5, i64 %15
  %17 = icmp sgt i64 %9, 0
  br i1 %17, label %18, label %21

18:
  %19 = shl nsw i64 %9, 2
  %20 = fneg double %3
  br label %22

21:
  ret i64 0

22:
  %23 = phi i64 [ 0, %18 ], [ %43, %22 ]
  %24 = getelementptr inbounds double, ptr %16, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds double, ptr %14, i64 %23
  %27 = load double, ptr %26, align 8
  %28 = fsub double %25, %27
  %29 = getelementptr inbounds double, ptr %13, i64 %23
  store double %28, ptr %29, align 8
  %30 = getelementptr inbounds double, ptr %11, i64 %23
  %31 = load double, ptr %30, align 8
  %32 = fneg double %28
  %33 = tail call double @llvm.fmuladd.f64(double %3, double %31, double %32)
  %34 = add nsw i64 %23, %9
  %35 = getelementptr inbounds double, ptr %13, i64 %34
  store double %33, ptr %35, align 8
  %36 = add nsw i64 %23, %19
  %37 = getelementptr inbounds double, ptr %11, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = tail call double @llvm.fmuladd.f64(double %20, double %38, double %28)
  %40 = fsub double %39, %33
  %41 = add nsw i64 %23, %15
  %42 = getelementptr inbounds double, ptr %13, i64 %41
  store double %40, ptr %42, align 8
  %43 = add nuw nsw i64 %23, 1
  %44 = icmp eq i64 %43, %9
  br i1 %44, label %21, label %22
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
  %12 = mul nsw i64 %9, 5
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
  %34 = phi i64 [ 2, %24 ], [ %45, %33 ]
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

declare double @llvm.fmuladd.f64(double, double, double)

declare i64 @ode_keep_new(ptr, double)

declare double @llvm.fabs.f64(double)

declare double @llvm.ceil.f64(double)

declare double @llvm.maxnum.f64(double, double)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)
