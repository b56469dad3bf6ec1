; rk4: made by tools/make_loops_text.py from rk4
; sources 1058521cf03d84ddd14d55a8490e187d3864d425015118c19881be928f51336f
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, ptr, ptr, ptr, ptr, ptr }
%struct.ode_options = type { ptr, i64, double, ptr, double, double }

@ode_rk4 = constant { ptr, ptr, ptr, i64, i64 } { ptr @step, ptr @dense, ptr @interpolate, i64 8, i64 0 }, align 8

define internal i64 @step(ptr %0) {
  %2 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.ode_system, ptr %3, i64 0, i32 0
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %7 = load ptr, ptr %6, align 8
  %8 = mul nsw i64 %5, 5
  %9 = getelementptr inbounds double, ptr %7, i64 %8
  %10 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 21
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
  br label %45

19:
  %20 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 11
  store double 1.000000e-04, ptr %20, align 8
  %21 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 12
  store double 0x7FF0000000000000, ptr %21, align 8
  %22 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 22
  store i64 0, ptr %22, align 8
  %23 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = add nsw i64 %26, 1
  store i64 %27, ptr %25, align 8
  %28 = getelementptr inbounds %struct.ode_system, ptr %3, i64 0, i32 3
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds %struct.ode_system, ptr %3, i64 0, i32 2
  %31 = load ptr, ptr %30, align 8
  %32 = tail call i64 %29(ptr %31, double %24, ptr %7, ptr %9)
  switch i64 %32, label %233 [
    i64 3, label %33
    i64 0, label %45
  ]

33:
  %34 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 23
  store i64 1, ptr %34, align 8
  %35 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %24, ptr %35, align 8
  %36 = load ptr, ptr %6, align 8
  %37 = load ptr, ptr %2, align 8
  %38 = getelementptr inbounds %struct.ode_system, ptr %37, i64 0, i32 0
  %39 = load i64, ptr %38, align 8
  %40 = shl nsw i64 %39, 2
  %41 = getelementptr inbounds double, ptr %36, i64 %40
  %42 = bitcast ptr %41 to ptr
  %43 = bitcast ptr %9 to ptr
  %44 = shl i64 %39, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 8 %43, i64 %44, i1 false)
  br label %233

45:
  store i64 0, ptr %10, align 8
  %46 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 17
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 9
  %49 = load double, ptr %48, align 8
  %50 = fcmp une double %47, %49
  br i1 %50, label %63, label %51

51:
  %52 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 20
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 19
  %55 = load i64, ptr %54, align 8
  %56 = icmp slt i64 %53, %55
  br i1 %56, label %57, label %63

57:
  %58 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %59 = load double, ptr %58, align 8
  %60 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 18
  %61 = load double, ptr %60, align 8
  %62 = fsub double %49, %61
  br label %80

63:
  %64 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %65 = load double, ptr %64, align 8
  %66 = fsub double %49, %65
  %67 = tail call double @llvm.fabs.f64(double %66)
  %68 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds %struct.ode_options, ptr %69, i64 0, i32 5
  %71 = load double, ptr %70, align 8
  %72 = fdiv double %67, %71
  %73 = fmul double %72, 0x3FEFFFFFFFFFDCD1
  %74 = tail call double @llvm.ceil.f64(double %73)
  %75 = tail call double @llvm.maxnum.f64(double %74, double 1.000000e+00)
  %76 = fptosi double %75 to i64
  %77 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 19
  store i64 %76, ptr %77, align 8
  store double %49, ptr %46, align 8
  %78 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 18
  store double %65, ptr %78, align 8
  %79 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 20
  store i64 0, ptr %79, align 8
  br label %80

80:
  %81 = phi double [ %62, %57 ], [ %66, %63 ]
  %82 = phi i64 [ %55, %57 ], [ %76, %63 ]
  %83 = phi double [ %59, %57 ], [ %65, %63 ]
  %84 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %85 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 18
  %86 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 19
  %87 = sitofp i64 %82 to double
  %88 = fdiv double %81, %87
  %89 = load ptr, ptr %6, align 8
  %90 = load ptr, ptr %2, align 8
  %91 = getelementptr inbounds %struct.ode_system, ptr %90, i64 0, i32 0
  %92 = load i64, ptr %91, align 8
  %93 = mul nsw i64 %92, 3
  %94 = getelementptr inbounds double, ptr %89, i64 %93
  %95 = mul nsw i64 %92, 5
  %96 = getelementptr inbounds double, ptr %89, i64 %95
  %97 = shl nsw i64 %92, 1
  %98 = getelementptr inbounds double, ptr %89, i64 %97
  %99 = fmul double %88, 5.000000e-01
  %100 = icmp sgt i64 %5, 0
  %101 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  br label %102

102:
  %103 = phi i1 [ true, %80 ], [ %147, %145 ]
  %104 = phi i64 [ 1, %80 ], [ %146, %145 ]
  %105 = icmp eq i64 %104, 3
  %106 = select i1 %105, double %88, double %99
  br i1 %100, label %107, label %110

107:
  %108 = add nsw i64 %104, -1
  %109 = mul nsw i64 %108, %5
  br label %134

110:
  %111 = fadd double %83, %106
  %112 = mul nsw i64 %104, %5
  %113 = getelementptr inbounds double, ptr %96, i64 %112
  %114 = load i64, ptr %101, align 8
  %115 = add nsw i64 %114, 1
  store i64 %115, ptr %101, align 8
  %116 = load ptr, ptr %2, align 8
  %117 = getelementptr inbounds %struct.ode_system, ptr %116, i64 0, i32 3
  %118 = load ptr, ptr %117, align 8
  %119 = getelementptr inbounds %struct.ode_system, ptr %116, i64 0, i32 2
  %120 = load ptr, ptr %119, align 8
  %121 = tail call i64 %118(ptr %120, double %111, ptr %94, ptr %113)
  switch i64 %121, label %149 [
    i64 3, label %122
    i64 0, label %145
  ]

122:
  %123 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 23
  store i64 1, ptr %123, align 8
  %124 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %111, ptr %124, align 8
  %125 = load ptr, ptr %6, align 8
  %126 = load ptr, ptr %2, align 8
  %127 = getelementptr inbounds %struct.ode_system, ptr %126, i64 0, i32 0
  %128 = load i64, ptr %127, align 8
  %129 = shl nsw i64 %128, 2
  %130 = getelementptr inbounds double, ptr %125, i64 %129
  %131 = bitcast ptr %130 to ptr
  %132 = bitcast ptr %113 to ptr
  %133 = shl i64 %128, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %131, ptr align 8 %132, i64 %133, i1 false)
  br i1 %103, label %233, label %152

134:
  %135 = phi i64 [ 0, %107 ], [ %143, %134 ]
  %136 = getelementptr inbounds double, ptr %89, i64 %135
  %137 = load double, ptr %136, align 8
  %138 = add nsw i64 %135, %109
  %139 = getelementptr inbounds double, ptr %96, i64 %138
  %140 = load double, ptr %139, align 8
  %141 = tail call double @llvm.fmuladd.f64(double %106, double %140, double %137)
  %142 = getelementptr inbounds double, ptr %94, i64 %135
  store double %141, ptr %142, align 8
  %143 = add nuw nsw i64 %135, 1
  %144 = icmp eq i64 %143, %5
  br i1 %144, label %110, label %134

145:
  %146 = add nuw nsw i64 %104, 1
  %147 = icmp ult i64 %104, 3
  %148 = icmp eq i64 %146, 4
  br i1 %148, label %149, label %102

149:
  %150 = phi i1 [ %103, %110 ], [ %147, %145 ]
  %151 = phi i64 [ %121, %110 ], [ 0, %145 ]
  br i1 %150, label %233, label %152

152:
  br i1 %100, label %153, label %157

153:
  %154 = fdiv double %88, 6.000000e+00
  %155 = shl nuw nsw i64 %5, 1
  %156 = mul nsw i64 %5, 3
  br label %163

157:
  %158 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 20
  %159 = load i64, ptr %158, align 8
  %160 = add nsw i64 %159, 1
  store i64 %160, ptr %158, align 8
  %161 = load i64, ptr %86, align 8
  %162 = icmp eq i64 %160, %161
  br i1 %162, label %185, label %187

163:
  %164 = phi i64 [ 0, %153 ], [ %183, %163 ]
  %165 = getelementptr inbounds double, ptr %89, i64 %164
  %166 = load double, ptr %165, align 8
  %167 = getelementptr inbounds double, ptr %96, i64 %164
  %168 = load double, ptr %167, align 8
  %169 = add nsw i64 %164, %5
  %170 = getelementptr inbounds double, ptr %96, i64 %169
  %171 = load double, ptr %170, align 8
  %172 = tail call double @llvm.fmuladd.f64(double %171, double 2.000000e+00, double %168)
  %173 = add nsw i64 %164, %155
  %174 = getelementptr inbounds double, ptr %96, i64 %173
  %175 = load double, ptr %174, align 8
  %176 = tail call double @llvm.fmuladd.f64(double %175, double 2.000000e+00, double %172)
  %177 = add nsw i64 %164, %156
  %178 = getelementptr inbounds double, ptr %96, i64 %177
  %179 = load double, ptr %178, align 8
  %180 = fadd double %176, %179
  %181 = tail call double @llvm.fmuladd.f64(double %154, double %180, double %166)
  %182 = getelementptr inbounds double, ptr %98, i64 %164
  store double %181, ptr %182, align 8
  %183 = add nuw nsw i64 %164, 1
  %184 = icmp eq i64 %183, %5
  br i1 %184, label %157, label %163

185:
  %186 = load double, ptr %48, align 8
  br label %191

187:
  %188 = load double, ptr %85, align 8
  %189 = sitofp i64 %160 to double
  %190 = tail call double @llvm.fmuladd.f64(double %189, double %88, double %188)
  br label %191

191:
  %192 = phi double [ %186, %185 ], [ %190, %187 ]
  %193 = shl nsw i64 %5, 2
  %194 = getelementptr inbounds double, ptr %96, i64 %193
  %195 = load i64, ptr %101, align 8
  %196 = add nsw i64 %195, 1
  store i64 %196, ptr %101, align 8
  %197 = load ptr, ptr %2, align 8
  %198 = getelementptr inbounds %struct.ode_system, ptr %197, i64 0, i32 3
  %199 = load ptr, ptr %198, align 8
  %200 = getelementptr inbounds %struct.ode_system, ptr %197, i64 0, i32 2
  %201 = load ptr, ptr %200, align 8
  %202 = tail call i64 %199(ptr %201, double %192, ptr %98, ptr %194)
  switch i64 %202, label %233 [
    i64 3, label %203
    i64 0, label %215
  ]

203:
  %204 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 23
  store i64 1, ptr %204, align 8
  %205 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %192, ptr %205, align 8
  %206 = load ptr, ptr %6, align 8
  %207 = load ptr, ptr %2, align 8
  %208 = getelementptr inbounds %struct.ode_system, ptr %207, i64 0, i32 0
  %209 = load i64, ptr %208, align 8
  %210 = shl nsw i64 %209, 2
  %211 = getelementptr inbounds double, ptr %206, i64 %210
  %212 = bitcast ptr %211 to ptr
  %213 = bitcast ptr %194 to ptr
  %214 = shl i64 %209, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %212, ptr align 8 %213, i64 %214, i1 false)
  br label %233

215:
  %216 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %217 = load i64, ptr %216, align 8
  %218 = add nsw i64 %217, 1
  store i64 %218, ptr %216, align 8
  %219 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  store double %83, ptr %219, align 8
  store double %192, ptr %84, align 8
  %220 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  store double %88, ptr %220, align 8
  %221 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 7
  store double %88, ptr %221, align 8
  %222 = load ptr, ptr %6, align 8
  %223 = load ptr, ptr %2, align 8
  %224 = getelementptr inbounds %struct.ode_system, ptr %223, i64 0, i32 0
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds double, ptr %222, i64 %225
  %227 = bitcast ptr %226 to ptr
  %228 = bitcast ptr %89 to ptr
  %229 = shl i64 %5, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %227, ptr align 8 %228, i64 %229, i1 false)
  %230 = bitcast ptr %6 to ptr
  %231 = load ptr, ptr %230, align 8
  %232 = bitcast ptr %98 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %231, ptr align 8 %232, i64 %229, i1 false)
  store i64 1, ptr %10, align 8
  br label %233

233:
  %234 = phi i64 [ %151, %149 ], [ 0, %215 ], [ 3, %33 ], [ 3, %203 ], [ %32, %19 ], [ %202, %191 ], [ 3, %122 ]
  ret i64 %234
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
  %10 = mul nsw i64 %9, 5
  %11 = getelementptr inbounds double, ptr %5, i64 %10
  %12 = getelementptr inbounds double, ptr %11, i64 %10
  %13 = getelementptr inbounds double, ptr %5, i64 %9
  %14 = shl nsw i64 %9, 1
  %15 = getelementptr inbounds double, ptr %5, i64 %14
  %16 = icmp sgt i64 %9, 0
  br i1 %16, label %17, label %20

17:
  %18 = shl nsw i64 %9, 2
  %19 = fneg double %3
  br label %21

20:
  ret i64 0

21:
  %22 = phi i64 [ 0, %17 ], [ %42, %21 ]
  %23 = getelementptr inbounds double, ptr %15, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %13, i64 %22
  %26 = load double, ptr %25, align 8
  %27 = fsub double %24, %26
  %28 = getelementptr inbounds double, ptr %12, i64 %22
  store double %27, ptr %28, align 8
  %29 = getelementptr inbounds double, ptr %11, i64 %22
  %30 = load double, ptr %29, align 8
  %31 = fneg double %27
  %32 = tail call double @llvm.fmuladd.f64(double %3, double %30, double %31)
  %33 = add nsw i64 %22, %9
  %34 = getelementptr inbounds double, ptr %12, i64 %33
  store double %32, ptr %34, align 8
  %35 = add nsw i64 %22, %18
  %36 = getelementptr inbounds double, ptr %11, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = tail call double @llvm.fmuladd.f64(double %19, double %37, double %27)
  %39 = fsub double %38, %32
  %40 = add nsw i64 %22, %14
  %41 = getelementptr inbounds double, ptr %12, i64 %40
  store double %39, ptr %41, align 8
  %42 = add nuw nsw i64 %22, 1
  %43 = icmp eq i64 %42, %9
  br i1 %43, label %20, label %21
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
  %12 = getelementptr inbounds double, ptr %11, i64 %10
  %13 = getelementptr inbounds double, ptr %5, i64 %9
  %14 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  %15 = load double, ptr %14, align 8
  %16 = fsub double %1, %15
  %17 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  %18 = load double, ptr %17, align 8
  %19 = fdiv double %16, %18
  %20 = icmp sgt i64 %9, 0
  br i1 %20, label %21, label %46

21:
  %22 = fsub double 1.000000e+00, %19
  br label %23

23:
  %24 = phi i64 [ 0, %21 ], [ %30, %25 ]
  br label %32

25:
  %26 = getelementptr inbounds double, ptr %13, i64 %24
  %27 = load double, ptr %26, align 8
  %28 = fadd double %43, %27
  %29 = getelementptr inbounds double, ptr %2, i64 %24
  store double %28, ptr %29, align 8
  %30 = add nuw nsw i64 %24, 1
  %31 = icmp eq i64 %30, %9
  br i1 %31, label %46, label %23

32:
  %33 = phi i64 [ 2, %23 ], [ %44, %32 ]
  %34 = phi double [ 0.000000e+00, %23 ], [ %43, %32 ]
  %35 = mul nsw i64 %33, %9
  %36 = add nsw i64 %35, %24
  %37 = getelementptr inbounds double, ptr %12, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = fadd double %34, %38
  %40 = and i64 %33, 1
  %41 = icmp eq i64 %40, 0
  %42 = select i1 %41, double %19, double %22
  %43 = fmul double %42, %39
  %44 = add nsw i64 %33, -1
  %45 = icmp eq i64 %33, 0
  br i1 %45, label %25, label %32

46:
  ret void
}

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.fabs.f64(double)

declare double @llvm.ceil.f64(double)

declare double @llvm.maxnum.f64(double, double)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)
