; moreau: made by tools/make_loops_text.py from moreau, moreau_contacts, moreau_solve
; sources 00d430814508ec8d49583c723bb2d434fc2cfff9e35db7fbb49eb727f1a520a0
%struct.ode_method = type { ptr, ptr, ptr, ptr, i64, i64 }
%struct.moreau_parts = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.model_context = type { i64, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, double, double, ptr, i64, [2 x double], ptr, ptr, ptr, i64, i64, ptr, ptr }
%struct.model_call = type { ptr, ptr, ptr }
%struct.moreau_system = type { %struct.contact_system, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, double, double, double, double, double, i64, double, double, double, double, i64, i64, i64 }
%struct.contact_system = type { i64, i64, i64, i64, i64, ptr, ptr, %struct.model_call, %struct.model_call, %struct.model_call, double, ptr, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double }
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.moreau_contact = type { i64, i64, i64, i64, i64, [2 x i64], [2 x ptr], [2 x ptr], [2 x ptr], [9 x double], double, [3 x double], [3 x double], [3 x double], double, double, double, double, double, [3 x double], [3 x double], [3 x double], [9 x double], [3 x double], i64 }
%struct.ode_system = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.ode_options = type { ptr, double, ptr, double, double }
%struct.contact_event = type { double, i64, i64, [3 x double], double }
%struct.anon = type { ptr, i64 }
%struct.law_problem = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, i64, i64, double, i64, ptr, ptr }

@ode_moreau = constant %struct.ode_method { ptr @step, ptr null, ptr @interpolate, ptr null, i64 0, i64 0 }, align 8

define i64 @moreau_forces(ptr  %0, double %1, ptr  %2) {
  %4 = alloca %struct.moreau_parts, align 8
  %5 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %6 = bitcast ptr %5 to ptr
  %7 = load ptr, ptr %6, align 8
  %8 = bitcast ptr %4 to ptr
  %9 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 0
  %10 = load i64, ptr %9, align 8
  call void @moreau_parts_of(ptr sret(%struct.moreau_parts) align 8 %4, ptr %7, i64 %10)
  %11 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.moreau_system, ptr %7, i64 0, i32 0, i32 4
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds double, ptr %12, i64 %14
  %16 = bitcast ptr %15 to ptr
  %17 = getelementptr inbounds %struct.moreau_parts, ptr %4, i64 0, i32 10
  %18 = bitcast ptr %17 to ptr
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds %struct.moreau_system, ptr %7, i64 0, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = shl i64 %21, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %19, i64 %22, i1 false)
  %23 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 26
  %24 = load ptr, ptr %23, align 8
  %25 = load volatile i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  %27 = select i1 %26, i64 0, i64 2
  ret i64 %27
}

define i64 @moreau_search(ptr  %0, ptr  %1, i64 returned %2) {
  ret i64 %2
}

define i64 @moreau_project(ptr  %0, double %1, ptr  %2) {
  ret i64 0
}

define i64 @moreau_resolve(ptr %0, ptr %1) {
  %3 = alloca %struct.moreau_parts, align 8
  %4 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %5 = bitcast ptr %4 to ptr
  %6 = load ptr, ptr %5, align 8
  %7 = bitcast ptr %3 to ptr
  %8 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 0
  %9 = load i64, ptr %8, align 8
  call void @moreau_parts_of(ptr sret(%struct.moreau_parts) align 8 %3, ptr %6, i64 %9)
  %10 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 5
  %11 = load double, ptr %10, align 8
  %12 = call double @model_time(ptr %0, double %11)
  %13 = call ptr @ode_state(ptr %1)
  %14 = call i64 @model_inputs(ptr %0, double %12, ptr %13)
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %86

16:
  %17 = load double, ptr %10, align 8
  %18 = call ptr @ode_state(ptr %1)
  %19 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds %struct.moreau_system, ptr %6, i64 0, i32 0, i32 7, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = call double @model_time(ptr %0, double %17)
  %24 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds %struct.moreau_system, ptr %6, i64 0, i32 0, i32 7, i32 1
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds %struct.moreau_system, ptr %6, i64 0, i32 0, i32 7, i32 2
  %29 = load ptr, ptr %28, align 8
  call void %22(double %23, ptr %18, ptr %25, ptr %27, ptr %29, ptr %20)
  %30 = call i64 @moreau_find(ptr %6, ptr %3, double 0.000000e+00)
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %41

32:
  %33 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 27
  %34 = load i64, ptr %33, align 8
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %36, label %83

36:
  %37 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 26
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds %struct.moreau_system, ptr %6, i64 0, i32 0, i32 5
  %40 = getelementptr inbounds %struct.moreau_system, ptr %6, i64 0, i32 0, i32 6
  br label %45

41:
  %42 = getelementptr inbounds %struct.moreau_system, ptr %6, i64 0, i32 0, i32 30
  store i64 %30, ptr %42, align 8
  %43 = getelementptr inbounds %struct.moreau_system, ptr %6, i64 0, i32 0, i32 31
  store i64 -1, ptr %43, align 8
  %44 = getelementptr inbounds %struct.moreau_system, ptr %6, i64 0, i32 0, i32 33
  store double 0.000000e+00, ptr %44, align 8
  br label %86

45:
  %46 = phi i64 [ 0, %36 ], [ %81, %80 ]
  %47 = getelementptr inbounds %struct.moreau_contact, ptr %38, i64 %46, i32 4
  %48 = load i64, ptr %47, align 8
  %49 = icmp eq i64 %48, 2
  %50 = getelementptr inbounds %struct.moreau_contact, ptr %38, i64 %46, i32 0
  %51 = load i64, ptr %50, align 8
  br i1 %49, label %58, label %52

52:
  %53 = load ptr, ptr %39, align 8
  %54 = shl nsw i64 %51, 2
  %55 = getelementptr inbounds i64, ptr %53, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %58, label %80

58:
  %59 = getelementptr inbounds %struct.moreau_contact, ptr %38, i64 %46, i32 17
  %60 = load double, ptr %59, align 8
  %61 = load ptr, ptr %40, align 8
  %62 = shl nsw i64 %51, 1
  %63 = getelementptr inbounds double, ptr %61, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = fneg double %64
  %66 = fcmp olt double %60, %65
  br i1 %66, label %67, label %80

67:
  %68 = getelementptr inbounds %struct.moreau_system, ptr %6, i64 0, i32 0, i32 0
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds %struct.moreau_contact, ptr %38, i64 %46, i32 1
  %71 = load i64, ptr %70, align 8
  %72 = icmp slt i64 %71, 0
  %73 = mul nsw i64 %69, %51
  %74 = add i64 %71, %69
  %75 = add i64 %74, %73
  %76 = select i1 %72, i64 %51, i64 %75
  %77 = getelementptr inbounds %struct.moreau_system, ptr %6, i64 0, i32 0, i32 30
  store i64 5, ptr %77, align 8
  %78 = getelementptr inbounds %struct.moreau_system, ptr %6, i64 0, i32 0, i32 31
  store i64 %76, ptr %78, align 8
  %79 = getelementptr inbounds %struct.moreau_system, ptr %6, i64 0, i32 0, i32 33
  store double %60, ptr %79, align 8
  br label %86

80:
  %81 = add nuw nsw i64 %46, 1
  %82 = icmp eq i64 %81, %34
  br i1 %82, label %83, label %45

83:
  %84 = getelementptr inbounds %struct.moreau_system, ptr %6, i64 0, i32 0, i32 24
  store i64 1, ptr %84, align 8
  %85 = getelementptr inbounds %struct.moreau_system, ptr %6, i64 0, i32 0, i32 25
  store i64 1, ptr %85, align 8
  br label %86

86:
  %87 = phi i64 [ %14, %2 ], [ 12, %41 ], [ 0, %83 ], [ 12, %67 ]
  ret i64 %87
}

declare i64 @model_inputs(ptr, double, ptr)

declare double @model_time(ptr, double)

declare ptr @ode_state(ptr)

define internal i64 @step(ptr %0) {
  %2 = alloca [3 x double], align 16
  %3 = alloca %struct.moreau_parts, align 8
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 2
  %7 = load ptr, ptr %6, align 8
  %8 = bitcast ptr %7 to ptr
  %9 = getelementptr inbounds i8, ptr %7, i64 320
  %10 = bitcast ptr %9 to ptr
  %11 = load ptr, ptr %10, align 8
  %12 = bitcast ptr %3 to ptr
  %13 = bitcast ptr %7 to ptr
  %14 = load i64, ptr %13, align 8
  call void @moreau_parts_of(ptr sret(%struct.moreau_parts) align 8 %3, ptr %11, i64 %14)
  %15 = load ptr, ptr %4, align 8
  %16 = getelementptr inbounds %struct.ode_system, ptr %15, i64 0, i32 0
  %17 = load i64, ptr %16, align 8
  %18 = shl i64 %17, 3
  %19 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 14
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 8
  %22 = load i64, ptr %21, align 8
  %23 = mul nsw i64 %22, 3
  %24 = add nsw i64 %23, %20
  %25 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 13
  %26 = load i64, ptr %25, align 8
  %27 = icmp sgt i64 %24, %26
  br i1 %27, label %1211, label %28

28:
  %29 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 16
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 9
  %32 = load double, ptr %31, align 8
  %33 = fcmp une double %30, %32
  br i1 %33, label %46, label %34

34:
  %35 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 28
  %38 = load i64, ptr %37, align 8
  %39 = icmp slt i64 %36, %38
  br i1 %39, label %40, label %46

40:
  %41 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 17
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %44 = load double, ptr %43, align 8
  %45 = fsub double %32, %42
  br label %63

46:
  %47 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %48 = load double, ptr %47, align 8
  %49 = fsub double %32, %48
  %50 = call double @llvm.fabs.f64(double %49)
  %51 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds %struct.ode_options, ptr %52, i64 0, i32 4
  %54 = load double, ptr %53, align 8
  %55 = fdiv double %50, %54
  %56 = fmul double %55, 0x3FEFFFFFFFFFDCD1
  %57 = call double @llvm.ceil.f64(double %56)
  %58 = call double @llvm.maxnum.f64(double %57, double 1.000000e+00)
  %59 = fptosi double %58 to i64
  %60 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 28
  store i64 %59, ptr %60, align 8
  store double %32, ptr %29, align 8
  %61 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 17
  store double %48, ptr %61, align 8
  %62 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  store i64 0, ptr %62, align 8
  br label %63

63:
  %64 = phi double [ %45, %40 ], [ %49, %46 ]
  %65 = phi double [ %44, %40 ], [ %48, %46 ]
  %66 = phi i64 [ %36, %40 ], [ 0, %46 ]
  %67 = phi i64 [ %38, %40 ], [ %59, %46 ]
  %68 = phi double [ %42, %40 ], [ %48, %46 ]
  %69 = sitofp i64 %67 to double
  %70 = fdiv double %64, %69
  %71 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  %72 = add nsw i64 %66, 1
  %73 = icmp eq i64 %72, %67
  %74 = sitofp i64 %72 to double
  %75 = call double @llvm.fmuladd.f64(double %74, double %70, double %68)
  %76 = select i1 %73, double %32, double %75
  %77 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 13
  store double %76, ptr %77, align 8
  %78 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 2
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 3
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %85 = call double @llvm.fmuladd.f64(double %70, double 5.000000e-01, double %65)
  %86 = shl nsw i64 %17, 1
  %87 = getelementptr inbounds double, ptr %83, i64 %86
  %88 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 10
  %89 = bitcast ptr %88 to ptr
  %90 = load ptr, ptr %89, align 8
  %91 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 1
  %92 = load i64, ptr %91, align 8
  %93 = shl i64 %92, 3
  call void @llvm.memset.p0.i64(ptr align 8 %90, i8 0, i64 %93, i1 false)
  %94 = load double, ptr %84, align 8
  %95 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 12
  %96 = load ptr, ptr %95, align 8
  %97 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %98 = load i64, ptr %97, align 8
  %99 = add nsw i64 %98, 1
  store i64 %99, ptr %97, align 8
  %100 = load ptr, ptr %4, align 8
  %101 = getelementptr inbounds %struct.ode_system, ptr %100, i64 0, i32 3
  %102 = load ptr, ptr %101, align 8
  %103 = getelementptr inbounds %struct.ode_system, ptr %100, i64 0, i32 2
  %104 = load ptr, ptr %103, align 8
  %105 = call i64 %102(ptr %104, double %94, ptr %83, ptr %96)
  switch i64 %105, label %1211 [
    i64 3, label %113
    i64 0, label %106
  ]

106:
  %107 = icmp sgt i64 %17, 0
  br i1 %107, label %108, label %134

108:
  %109 = fmul double %70, 5.000000e-01
  %110 = load ptr, ptr %95, align 8
  %111 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 14
  %112 = load ptr, ptr %111, align 8
  br label %139

113:
  %114 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 32
  store i64 3, ptr %114, align 8
  %115 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %94, ptr %115, align 8
  %116 = load ptr, ptr %82, align 8
  %117 = load ptr, ptr %4, align 8
  %118 = getelementptr inbounds %struct.ode_system, ptr %117, i64 0, i32 0
  %119 = load i64, ptr %118, align 8
  %120 = shl nsw i64 %119, 2
  %121 = getelementptr inbounds double, ptr %116, i64 %120
  %122 = bitcast ptr %121 to ptr
  %123 = bitcast ptr %96 to ptr
  %124 = shl i64 %119, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %122, ptr align 8 %123, i64 %124, i1 false)
  %125 = load ptr, ptr %82, align 8
  %126 = load ptr, ptr %4, align 8
  %127 = getelementptr inbounds %struct.ode_system, ptr %126, i64 0, i32 0
  %128 = load i64, ptr %127, align 8
  %129 = mul nsw i64 %128, 5
  %130 = getelementptr inbounds double, ptr %125, i64 %129
  %131 = bitcast ptr %130 to ptr
  %132 = bitcast ptr %83 to ptr
  %133 = shl i64 %128, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %131, ptr align 8 %132, i64 %133, i1 false)
  br label %1211

134:
  %135 = load ptr, ptr %4, align 8
  %136 = getelementptr inbounds %struct.ode_system, ptr %135, i64 0, i32 5
  %137 = load ptr, ptr %136, align 8
  %138 = icmp eq ptr %137, null
  br i1 %138, label %153, label %149

139:
  %140 = phi i64 [ 0, %108 ], [ %147, %139 ]
  %141 = getelementptr inbounds double, ptr %83, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = getelementptr inbounds double, ptr %110, i64 %140
  %144 = load double, ptr %143, align 8
  %145 = call double @llvm.fmuladd.f64(double %109, double %144, double %142)
  %146 = getelementptr inbounds double, ptr %112, i64 %140
  store double %145, ptr %146, align 8
  %147 = add nuw nsw i64 %140, 1
  %148 = icmp eq i64 %147, %17
  br i1 %148, label %134, label %139

149:
  %150 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 14
  %151 = load ptr, ptr %150, align 8
  %152 = call i64 %137(ptr %7, double %85, ptr %151, i64 0)
  switch i64 %152, label %1211 [
    i64 7, label %153
    i64 0, label %153
  ]

153:
  %154 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 14
  %155 = load ptr, ptr %154, align 8
  %156 = getelementptr inbounds double, ptr %155, i64 %79
  %157 = bitcast ptr %156 to ptr
  %158 = getelementptr inbounds double, ptr %83, i64 %79
  %159 = bitcast ptr %158 to ptr
  %160 = shl i64 %81, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %157, ptr align 8 %159, i64 %160, i1 false)
  %161 = load ptr, ptr %154, align 8
  %162 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 13
  %163 = load ptr, ptr %162, align 8
  %164 = load i64, ptr %97, align 8
  %165 = add nsw i64 %164, 1
  store i64 %165, ptr %97, align 8
  %166 = load ptr, ptr %4, align 8
  %167 = getelementptr inbounds %struct.ode_system, ptr %166, i64 0, i32 3
  %168 = load ptr, ptr %167, align 8
  %169 = getelementptr inbounds %struct.ode_system, ptr %166, i64 0, i32 2
  %170 = load ptr, ptr %169, align 8
  %171 = call i64 %168(ptr %170, double %85, ptr %161, ptr %163)
  switch i64 %171, label %1211 [
    i64 3, label %172
    i64 0, label %193
  ]

172:
  %173 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 32
  store i64 3, ptr %173, align 8
  %174 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %85, ptr %174, align 8
  %175 = load ptr, ptr %82, align 8
  %176 = load ptr, ptr %4, align 8
  %177 = getelementptr inbounds %struct.ode_system, ptr %176, i64 0, i32 0
  %178 = load i64, ptr %177, align 8
  %179 = shl nsw i64 %178, 2
  %180 = getelementptr inbounds double, ptr %175, i64 %179
  %181 = bitcast ptr %180 to ptr
  %182 = bitcast ptr %163 to ptr
  %183 = shl i64 %178, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %181, ptr align 8 %182, i64 %183, i1 false)
  %184 = load ptr, ptr %82, align 8
  %185 = load ptr, ptr %4, align 8
  %186 = getelementptr inbounds %struct.ode_system, ptr %185, i64 0, i32 0
  %187 = load i64, ptr %186, align 8
  %188 = mul nsw i64 %187, 5
  %189 = getelementptr inbounds double, ptr %184, i64 %188
  %190 = bitcast ptr %189 to ptr
  %191 = bitcast ptr %161 to ptr
  %192 = shl i64 %187, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %190, ptr align 8 %191, i64 %192, i1 false)
  br label %1211

193:
  %194 = load ptr, ptr %82, align 8
  %195 = load i64, ptr %78, align 8
  %196 = getelementptr inbounds double, ptr %194, i64 %195
  %197 = load ptr, ptr %154, align 8
  %198 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 0
  %199 = load ptr, ptr %198, align 8
  %200 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 7, i32 0
  %201 = load ptr, ptr %200, align 8
  %202 = call double @model_time(ptr %8, double %85)
  %203 = getelementptr inbounds i8, ptr %7, i64 152
  %204 = bitcast ptr %203 to ptr
  %205 = load ptr, ptr %204, align 8
  %206 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 7, i32 1
  %207 = load ptr, ptr %206, align 8
  %208 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 7, i32 2
  %209 = load ptr, ptr %208, align 8
  call void %201(double %202, ptr %197, ptr %205, ptr %207, ptr %209, ptr %199)
  %210 = call i64 @moreau_find(ptr %11, ptr %3, double %70)
  %211 = icmp eq i64 %210, 0
  br i1 %211, label %212, label %617

212:
  %213 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 27
  %214 = load i64, ptr %213, align 8
  %215 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 23
  %216 = load i64, ptr %215, align 8
  %217 = icmp sgt i64 %214, %216
  %218 = select i1 %217, i64 %214, i64 %216
  store i64 %218, ptr %215, align 8
  %219 = icmp eq i64 %214, 0
  br i1 %219, label %624, label %220

220:
  %221 = load ptr, ptr %204, align 8
  %222 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 4
  %223 = load i64, ptr %222, align 8
  %224 = getelementptr inbounds double, ptr %221, i64 %223
  %225 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 5
  %226 = load i64, ptr %225, align 8
  %227 = icmp sgt i64 %226, 0
  br i1 %227, label %228, label %377

228:
  %229 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 0
  %230 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 5
  %231 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 24
  %232 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 3
  %233 = getelementptr inbounds i8, ptr %7, i64 8
  %234 = bitcast ptr %233 to ptr
  %235 = getelementptr inbounds i8, ptr %7, i64 16
  %236 = bitcast ptr %235 to ptr
  %237 = getelementptr inbounds i8, ptr %7, i64 24
  %238 = bitcast ptr %237 to ptr
  %239 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 1
  %240 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 2
  %241 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 7
  %242 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 18
  %243 = load i64, ptr %229, align 8
  br label %244

244:
  %245 = phi i64 [ %243, %228 ], [ %373, %372 ]
  %246 = phi i64 [ 0, %228 ], [ %374, %372 ]
  %247 = icmp sgt i64 %245, 0
  br i1 %247, label %248, label %372

248:
  %249 = load ptr, ptr %230, align 8
  br label %250

250:
  %251 = phi i32 [ 0, %248 ], [ %267, %274 ]
  %252 = phi i64 [ 0, %248 ], [ %275, %274 ]
  %253 = shl nsw i64 %252, 2
  %254 = getelementptr inbounds i64, ptr %249, i64 %253
  %255 = load i64, ptr %254, align 8
  %256 = icmp sgt i64 %255, 2
  %257 = icmp ne i64 %255, 2
  %258 = zext i1 %257 to i64
  %259 = getelementptr inbounds i64, ptr %254, i64 2
  %260 = getelementptr inbounds i64, ptr %254, i64 1
  %261 = load ptr, ptr %231, align 8
  %262 = getelementptr inbounds i64, ptr %261, i64 %252
  br label %265

263:
  %264 = icmp eq i32 %267, 0
  br i1 %264, label %372, label %295

265:
  %266 = phi i64 [ %294, %287 ], [ 0, %250 ]
  %267 = phi i32 [ %293, %287 ], [ %251, %250 ]
  br i1 %256, label %271, label %268

268:
  %269 = load i64, ptr %259, align 8
  %270 = add nsw i64 %269, %258
  br label %271

271:
  %272 = phi i64 [ %270, %268 ], [ 6, %265 ]
  %273 = icmp slt i64 %266, %272
  br i1 %273, label %277, label %274

274:
  %275 = add nuw nsw i64 %252, 1
  %276 = icmp eq i64 %275, %245
  br i1 %276, label %263, label %250

277:
  %278 = load i64, ptr %260, align 8
  %279 = add nsw i64 %278, %266
  %280 = load i64, ptr %262, align 8
  %281 = icmp eq i64 %280, 0
  br i1 %281, label %287, label %282

282:
  %283 = load ptr, ptr %232, align 8
  %284 = getelementptr inbounds i64, ptr %283, i64 %279
  %285 = load i64, ptr %284, align 8
  %286 = icmp eq i64 %285, %246
  br label %287

287:
  %288 = phi i1 [ false, %277 ], [ %286, %282 ]
  %289 = uitofp i1 %288 to double
  %290 = getelementptr inbounds double, ptr %224, i64 %279
  store double %289, ptr %290, align 8
  %291 = icmp ne i32 %267, 0
  %292 = select i1 %291, i1 true, i1 %288
  %293 = zext i1 %292 to i32
  %294 = add nuw nsw i64 %266, 1
  br label %265

295:
  %296 = load i64, ptr %97, align 8
  %297 = add nsw i64 %296, 1
  store i64 %297, ptr %97, align 8
  %298 = load ptr, ptr %154, align 8
  %299 = load ptr, ptr %95, align 8
  %300 = load ptr, ptr %234, align 8
  %301 = call double @model_time(ptr %8, double %85)
  %302 = load ptr, ptr %204, align 8
  %303 = load ptr, ptr %236, align 8
  %304 = load ptr, ptr %238, align 8
  call void %300(double %301, ptr %298, ptr %302, ptr %303, ptr %304, ptr %299)
  %305 = load i64, ptr %229, align 8
  %306 = icmp sgt i64 %305, 0
  br i1 %306, label %307, label %372

307:
  %308 = load ptr, ptr %239, align 8
  %309 = load ptr, ptr %240, align 8
  %310 = load ptr, ptr %230, align 8
  %311 = load i64, ptr %308, align 8
  br label %314

312:
  %313 = icmp eq i64 %317, %305
  br i1 %313, label %372, label %314

314:
  %315 = phi i64 [ %311, %307 ], [ %319, %312 ]
  %316 = phi i64 [ 0, %307 ], [ %317, %312 ]
  %317 = add nuw nsw i64 %316, 1
  %318 = getelementptr inbounds i64, ptr %308, i64 %317
  %319 = load i64, ptr %318, align 8
  %320 = sub i64 %319, %315
  %321 = getelementptr inbounds i64, ptr %309, i64 %315
  %322 = shl nsw i64 %316, 2
  %323 = getelementptr inbounds i64, ptr %310, i64 %322
  %324 = load i64, ptr %323, align 8
  %325 = icmp sgt i64 %324, 2
  %326 = icmp ne i64 %324, 2
  %327 = zext i1 %326 to i64
  %328 = getelementptr inbounds i64, ptr %323, i64 2
  %329 = getelementptr inbounds i64, ptr %323, i64 1
  %330 = icmp sgt i64 %320, 0
  br label %331

331:
  %332 = phi i64 [ 0, %314 ], [ %355, %354 ]
  br i1 %325, label %336, label %333

333:
  %334 = load i64, ptr %328, align 8
  %335 = add nsw i64 %334, %327
  br label %336

336:
  %337 = phi i64 [ %335, %333 ], [ 6, %331 ]
  %338 = icmp slt i64 %332, %337
  br i1 %338, label %339, label %312

339:
  br i1 %330, label %340, label %354

340:
  %341 = load i64, ptr %329, align 8
  %342 = add nsw i64 %341, %332
  %343 = getelementptr inbounds double, ptr %224, i64 %342
  %344 = mul nsw i64 %332, %320
  %345 = load ptr, ptr %95, align 8
  %346 = load ptr, ptr %162, align 8
  %347 = load ptr, ptr %241, align 8
  %348 = load ptr, ptr %242, align 8
  %349 = getelementptr inbounds i64, ptr %348, i64 %316
  br label %350

350:
  %351 = phi i64 [ 0, %340 ], [ %370, %356 ]
  %352 = load double, ptr %343, align 8
  %353 = fcmp une double %352, 0.000000e+00
  br i1 %353, label %356, label %354

354:
  %355 = add nuw nsw i64 %332, 1
  br label %331

356:
  %357 = load i64, ptr %78, align 8
  %358 = getelementptr inbounds i64, ptr %321, i64 %351
  %359 = load i64, ptr %358, align 8
  %360 = add nsw i64 %359, %357
  %361 = getelementptr inbounds double, ptr %345, i64 %360
  %362 = load double, ptr %361, align 8
  %363 = getelementptr inbounds double, ptr %346, i64 %360
  %364 = load double, ptr %363, align 8
  %365 = fsub double %362, %364
  %366 = load i64, ptr %349, align 8
  %367 = add i64 %351, %344
  %368 = add i64 %367, %366
  %369 = getelementptr inbounds double, ptr %347, i64 %368
  store double %365, ptr %369, align 8
  %370 = add nuw nsw i64 %351, 1
  %371 = icmp eq i64 %370, %320
  br i1 %371, label %354, label %350

372:
  %373 = phi i64 [ %305, %295 ], [ %245, %263 ], [ %245, %244 ], [ %305, %312 ]
  %374 = add nuw nsw i64 %246, 1
  %375 = load i64, ptr %225, align 8
  %376 = icmp slt i64 %374, %375
  br i1 %376, label %244, label %377

377:
  %378 = bitcast ptr %224 to ptr
  %379 = load i64, ptr %91, align 8
  %380 = shl i64 %379, 3
  call void @llvm.memset.p0.i64(ptr align 8 %378, i8 0, i64 %380, i1 false)
  %381 = load ptr, ptr %154, align 8
  %382 = load i64, ptr %78, align 8
  %383 = getelementptr inbounds double, ptr %381, i64 %382
  %384 = bitcast ptr %383 to ptr
  %385 = load i64, ptr %80, align 8
  %386 = shl i64 %385, 3
  call void @llvm.memset.p0.i64(ptr align 8 %384, i8 0, i64 %386, i1 false)
  %387 = load ptr, ptr %154, align 8
  %388 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 4
  %389 = load ptr, ptr %388, align 8
  %390 = load ptr, ptr %200, align 8
  %391 = call double @model_time(ptr %8, double %85)
  %392 = load ptr, ptr %204, align 8
  %393 = load ptr, ptr %206, align 8
  %394 = load ptr, ptr %208, align 8
  call void %390(double %391, ptr %387, ptr %392, ptr %393, ptr %394, ptr %389)
  %395 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 6
  %396 = load i64, ptr %395, align 8
  %397 = icmp sgt i64 %396, 0
  br i1 %397, label %398, label %511

398:
  %399 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 4
  %400 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 5
  %401 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 0
  %402 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 1
  %403 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 2
  %404 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 24
  %405 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 5
  %406 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 6
  %407 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 18
  br label %408

408:
  %409 = phi i64 [ 0, %398 ], [ %508, %507 ]
  %410 = load i64, ptr %80, align 8
  %411 = icmp sgt i64 %410, 0
  br i1 %411, label %412, label %507

412:
  %413 = load ptr, ptr %399, align 8
  br label %415

414:
  br i1 %424, label %428, label %507

415:
  %416 = phi i32 [ 0, %412 ], [ %425, %415 ]
  %417 = phi i64 [ 0, %412 ], [ %426, %415 ]
  %418 = getelementptr inbounds i64, ptr %413, i64 %417
  %419 = load i64, ptr %418, align 8
  %420 = icmp eq i64 %419, %409
  %421 = uitofp i1 %420 to double
  %422 = getelementptr inbounds double, ptr %383, i64 %417
  store double %421, ptr %422, align 8
  %423 = icmp ne i32 %416, 0
  %424 = select i1 %423, i1 true, i1 %420
  %425 = zext i1 %424 to i32
  %426 = add nuw nsw i64 %417, 1
  %427 = icmp eq i64 %426, %410
  br i1 %427, label %414, label %415

428:
  %429 = load ptr, ptr %154, align 8
  %430 = load ptr, ptr %400, align 8
  %431 = load ptr, ptr %200, align 8
  %432 = call double @model_time(ptr %8, double %85)
  %433 = load ptr, ptr %204, align 8
  %434 = load ptr, ptr %206, align 8
  %435 = load ptr, ptr %208, align 8
  call void %431(double %432, ptr %429, ptr %433, ptr %434, ptr %435, ptr %430)
  %436 = load i64, ptr %401, align 8
  %437 = icmp sgt i64 %436, 0
  br i1 %437, label %438, label %507

438:
  %439 = load ptr, ptr %402, align 8
  %440 = load ptr, ptr %403, align 8
  %441 = load i64, ptr %439, align 8
  %442 = load ptr, ptr %404, align 8
  br label %443

443:
  %444 = phi i64 [ %441, %438 ], [ %448, %474 ]
  %445 = phi i64 [ 0, %438 ], [ %446, %474 ]
  %446 = add nuw nsw i64 %445, 1
  %447 = getelementptr inbounds i64, ptr %439, i64 %446
  %448 = load i64, ptr %447, align 8
  %449 = sub i64 %448, %444
  %450 = getelementptr inbounds i64, ptr %440, i64 %444
  %451 = icmp sgt i64 %449, 0
  br i1 %451, label %452, label %474

452:
  %453 = getelementptr inbounds i64, ptr %442, i64 %445
  %454 = load i64, ptr %453, align 8
  %455 = icmp eq i64 %454, 0
  br i1 %455, label %474, label %456

456:
  %457 = shl nsw i64 %445, 2
  %458 = load ptr, ptr %405, align 8
  %459 = getelementptr inbounds i64, ptr %458, i64 %457
  %460 = load i64, ptr %459, align 8
  %461 = icmp sgt i64 %460, 2
  %462 = icmp ne i64 %460, 2
  %463 = zext i1 %462 to i64
  %464 = getelementptr inbounds i64, ptr %459, i64 2
  %465 = getelementptr inbounds i64, ptr %459, i64 1
  br label %466

466:
  %467 = phi i64 [ 0, %456 ], [ %490, %489 ]
  %468 = getelementptr inbounds i64, ptr %450, i64 %467
  %469 = load ptr, ptr %400, align 8
  %470 = load ptr, ptr %388, align 8
  %471 = load ptr, ptr %406, align 8
  %472 = load ptr, ptr %407, align 8
  %473 = getelementptr inbounds i64, ptr %472, i64 %445
  br label %476

474:
  %475 = icmp eq i64 %446, %436
  br i1 %475, label %507, label %443

476:
  %477 = phi i64 [ %506, %492 ], [ 0, %466 ]
  br i1 %461, label %481, label %478

478:
  %479 = load i64, ptr %464, align 8
  %480 = add nsw i64 %479, %463
  br label %481

481:
  %482 = phi i64 [ %480, %478 ], [ 6, %476 ]
  %483 = icmp slt i64 %477, %482
  br i1 %483, label %484, label %489

484:
  %485 = load i64, ptr %468, align 8
  %486 = getelementptr inbounds double, ptr %383, i64 %485
  %487 = load double, ptr %486, align 8
  %488 = fcmp une double %487, 0.000000e+00
  br i1 %488, label %492, label %489

489:
  %490 = add nuw nsw i64 %467, 1
  %491 = icmp eq i64 %490, %449
  br i1 %491, label %474, label %466

492:
  %493 = load i64, ptr %465, align 8
  %494 = add i64 %477, %436
  %495 = add i64 %494, %493
  %496 = getelementptr inbounds double, ptr %469, i64 %495
  %497 = load double, ptr %496, align 8
  %498 = getelementptr inbounds double, ptr %470, i64 %495
  %499 = load double, ptr %498, align 8
  %500 = fsub double %497, %499
  %501 = load i64, ptr %473, align 8
  %502 = mul nsw i64 %477, %449
  %503 = add i64 %502, %467
  %504 = add i64 %503, %501
  %505 = getelementptr inbounds double, ptr %471, i64 %504
  store double %500, ptr %505, align 8
  %506 = add nuw nsw i64 %477, 1
  br label %476

507:
  %508 = add nuw nsw i64 %409, 1
  %509 = load i64, ptr %395, align 8
  %510 = icmp slt i64 %508, %509
  br i1 %510, label %408, label %511

511:
  %512 = load i64, ptr %80, align 8
  %513 = shl i64 %512, 3
  call void @llvm.memset.p0.i64(ptr align 8 %384, i8 0, i64 %513, i1 false)
  %514 = call i64 @moreau_write_rows(ptr %11, ptr %3)
  %515 = icmp eq i64 %514, 0
  br i1 %515, label %516, label %617

516:
  %517 = load i64, ptr %213, align 8
  %518 = icmp sgt i64 %517, 0
  br i1 %518, label %519, label %624

519:
  %520 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 26
  %521 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 5
  %522 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 14
  %523 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 15
  %524 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 0
  %525 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 16
  %526 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 12
  %527 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 7
  %528 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 3
  br label %529

529:
  %530 = phi i64 [ 0, %519 ], [ %614, %613 ]
  %531 = load ptr, ptr %520, align 8
  %532 = getelementptr inbounds %struct.moreau_contact, ptr %531, i64 %530
  %533 = getelementptr inbounds %struct.moreau_contact, ptr %532, i64 0, i32 0
  %534 = load i64, ptr %533, align 8
  %535 = load ptr, ptr %521, align 8
  %536 = shl nsw i64 %534, 2
  %537 = getelementptr inbounds i64, ptr %535, i64 %536
  %538 = load i64, ptr %537, align 8
  %539 = getelementptr inbounds %struct.moreau_contact, ptr %531, i64 %530, i32 12, i64 0
  call void @moreau_speeds(ptr %532, ptr %196, ptr %539)
  %540 = getelementptr inbounds %struct.moreau_contact, ptr %531, i64 %530, i32 17
  %541 = load double, ptr %540, align 8
  %542 = fcmp ogt double %541, 0.000000e+00
  br i1 %542, label %543, label %546

543:
  %544 = fmul double %541, -2.000000e+00
  %545 = fdiv double %544, %70
  br label %553

546:
  %547 = getelementptr inbounds %struct.moreau_contact, ptr %531, i64 %530, i32 14
  %548 = load double, ptr %547, align 8
  %549 = load double, ptr %539, align 8
  %550 = fneg double %549
  %551 = call double @llvm.maxnum.f64(double %550, double 0.000000e+00)
  %552 = fmul double %548, %551
  br label %553

553:
  %554 = phi double [ %545, %543 ], [ %552, %546 ]
  %555 = getelementptr inbounds %struct.moreau_contact, ptr %531, i64 %530, i32 14
  store double %554, ptr %555, align 8
  %556 = icmp eq i64 %538, 2
  br i1 %556, label %557, label %564

557:
  store double 0.000000e+00, ptr %555, align 8
  %558 = getelementptr inbounds %struct.moreau_contact, ptr %531, i64 %530, i32 15
  %559 = load double, ptr %558, align 8
  %560 = fmul double %70, %559
  store double %560, ptr %558, align 8
  %561 = getelementptr inbounds %struct.moreau_contact, ptr %531, i64 %530, i32 16
  %562 = load double, ptr %561, align 8
  %563 = fmul double %70, %562
  store double %563, ptr %561, align 8
  br label %564

564:
  %565 = load double, ptr %522, align 8
  %566 = fcmp olt double %541, %565
  br i1 %566, label %567, label %577

567:
  store double %541, ptr %522, align 8
  store double %85, ptr %523, align 8
  %568 = load i64, ptr %524, align 8
  %569 = getelementptr inbounds %struct.moreau_contact, ptr %531, i64 %530, i32 1
  %570 = load i64, ptr %569, align 8
  %571 = icmp slt i64 %570, 0
  %572 = load i64, ptr %533, align 8
  %573 = mul nsw i64 %572, %568
  %574 = add i64 %570, %568
  %575 = add i64 %574, %573
  %576 = select i1 %571, i64 %572, i64 %575
  store i64 %576, ptr %525, align 8
  br label %577

577:
  %578 = load double, ptr %526, align 8
  %579 = getelementptr inbounds %struct.moreau_contact, ptr %531, i64 %530, i32 4
  %580 = load i64, ptr %579, align 8
  %581 = icmp eq i64 %580, 2
  br i1 %581, label %582, label %599

582:
  %583 = getelementptr inbounds %struct.moreau_contact, ptr %531, i64 %530, i32 1
  %584 = load i64, ptr %527, align 8
  %585 = load ptr, ptr %528, align 8
  br label %586

586:
  %587 = phi double [ %578, %582 ], [ %598, %586 ]
  %588 = phi i1 [ true, %582 ], [ false, %586 ]
  %589 = select i1 %588, ptr %533, ptr %583
  %590 = load i64, ptr %589, align 8
  %591 = sub nsw i64 %590, %584
  %592 = mul nsw i64 %591, 7
  %593 = add nsw i64 %592, 6
  %594 = getelementptr inbounds double, ptr %585, i64 %593
  %595 = load double, ptr %594, align 8
  %596 = fcmp ogt double %595, 0.000000e+00
  %597 = call double @llvm.minnum.f64(double %587, double %595)
  %598 = select i1 %596, double %597, double %587
  br i1 %588, label %586, label %599

599:
  %600 = phi double [ %578, %577 ], [ %598, %586 ]
  %601 = fneg double %600
  %602 = fcmp olt double %541, %601
  br i1 %602, label %603, label %613

603:
  %604 = load i64, ptr %524, align 8
  %605 = getelementptr inbounds %struct.moreau_contact, ptr %531, i64 %530, i32 1
  %606 = load i64, ptr %605, align 8
  %607 = icmp slt i64 %606, 0
  %608 = load i64, ptr %533, align 8
  %609 = mul nsw i64 %608, %604
  %610 = add i64 %606, %604
  %611 = add i64 %610, %609
  %612 = select i1 %607, i64 %608, i64 %611
  br label %617

613:
  %614 = add nuw nsw i64 %530, 1
  %615 = load i64, ptr %213, align 8
  %616 = icmp slt i64 %614, %615
  br i1 %616, label %529, label %624

617:
  %618 = phi i64 [ 16, %603 ], [ %210, %193 ], [ %514, %511 ]
  %619 = phi i64 [ %612, %603 ], [ -1, %193 ], [ -1, %511 ]
  %620 = phi double [ %541, %603 ], [ 0.000000e+00, %193 ], [ 0.000000e+00, %511 ]
  %621 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 30
  store i64 %618, ptr %621, align 8
  %622 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 31
  store i64 %619, ptr %622, align 8
  %623 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 33
  store double %620, ptr %623, align 8
  br label %1211

624:
  %625 = bitcast ptr %95 to ptr
  %626 = load ptr, ptr %625, align 8
  %627 = bitcast ptr %162 to ptr
  %628 = load ptr, ptr %627, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %626, ptr align 8 %628, i64 %18, i1 false)
  %629 = load i64, ptr %78, align 8
  %630 = load i64, ptr %80, align 8
  %631 = icmp sgt i64 %630, 0
  br i1 %631, label %632, label %648

632:
  %633 = load ptr, ptr %82, align 8
  %634 = load ptr, ptr %95, align 8
  %635 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 8
  %636 = load ptr, ptr %635, align 8
  br label %637

637:
  %638 = phi i64 [ 0, %632 ], [ %646, %637 ]
  %639 = add nsw i64 %638, %629
  %640 = getelementptr inbounds double, ptr %633, i64 %639
  %641 = load double, ptr %640, align 8
  %642 = getelementptr inbounds double, ptr %634, i64 %639
  %643 = load double, ptr %642, align 8
  %644 = call double @llvm.fmuladd.f64(double %70, double %643, double %641)
  %645 = getelementptr inbounds double, ptr %636, i64 %638
  store double %644, ptr %645, align 8
  %646 = add nuw nsw i64 %638, 1
  %647 = icmp eq i64 %646, %630
  br i1 %647, label %648, label %637

648:
  %649 = call double @moreau_solve(ptr %11, ptr %3, i64 10)
  %650 = load ptr, ptr %154, align 8
  %651 = getelementptr inbounds double, ptr %650, i64 %79
  %652 = bitcast ptr %651 to ptr
  %653 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 9
  %654 = bitcast ptr %653 to ptr
  %655 = load ptr, ptr %654, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %652, ptr align 8 %655, i64 %160, i1 false)
  %656 = load ptr, ptr %154, align 8
  %657 = load ptr, ptr %95, align 8
  %658 = load i64, ptr %97, align 8
  %659 = add nsw i64 %658, 1
  store i64 %659, ptr %97, align 8
  %660 = load ptr, ptr %4, align 8
  %661 = getelementptr inbounds %struct.ode_system, ptr %660, i64 0, i32 3
  %662 = load ptr, ptr %661, align 8
  %663 = getelementptr inbounds %struct.ode_system, ptr %660, i64 0, i32 2
  %664 = load ptr, ptr %663, align 8
  %665 = call i64 %662(ptr %664, double %85, ptr %656, ptr %657)
  switch i64 %665, label %1211 [
    i64 3, label %670
    i64 0, label %666
  ]

666:
  br i1 %107, label %667, label %691

667:
  %668 = load ptr, ptr %95, align 8
  %669 = load ptr, ptr %162, align 8
  br label %717

670:
  %671 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 32
  store i64 3, ptr %671, align 8
  %672 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %85, ptr %672, align 8
  %673 = load ptr, ptr %82, align 8
  %674 = load ptr, ptr %4, align 8
  %675 = getelementptr inbounds %struct.ode_system, ptr %674, i64 0, i32 0
  %676 = load i64, ptr %675, align 8
  %677 = shl nsw i64 %676, 2
  %678 = getelementptr inbounds double, ptr %673, i64 %677
  %679 = bitcast ptr %678 to ptr
  %680 = bitcast ptr %657 to ptr
  %681 = shl i64 %676, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %679, ptr align 8 %680, i64 %681, i1 false)
  %682 = load ptr, ptr %82, align 8
  %683 = load ptr, ptr %4, align 8
  %684 = getelementptr inbounds %struct.ode_system, ptr %683, i64 0, i32 0
  %685 = load i64, ptr %684, align 8
  %686 = mul nsw i64 %685, 5
  %687 = getelementptr inbounds double, ptr %682, i64 %686
  %688 = bitcast ptr %687 to ptr
  %689 = bitcast ptr %656 to ptr
  %690 = shl i64 %685, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %688, ptr align 8 %689, i64 %690, i1 false)
  br label %1211

691:
  %692 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 10
  %693 = load i64, ptr %692, align 8
  %694 = load i64, ptr %78, align 8
  %695 = load i64, ptr %80, align 8
  %696 = icmp sgt i64 %695, 0
  br i1 %696, label %697, label %713

697:
  %698 = load ptr, ptr %82, align 8
  %699 = load ptr, ptr %95, align 8
  %700 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 8
  %701 = load ptr, ptr %700, align 8
  br label %702

702:
  %703 = phi i64 [ 0, %697 ], [ %711, %702 ]
  %704 = add nsw i64 %703, %694
  %705 = getelementptr inbounds double, ptr %698, i64 %704
  %706 = load double, ptr %705, align 8
  %707 = getelementptr inbounds double, ptr %699, i64 %704
  %708 = load double, ptr %707, align 8
  %709 = call double @llvm.fmuladd.f64(double %70, double %708, double %706)
  %710 = getelementptr inbounds double, ptr %701, i64 %703
  store double %709, ptr %710, align 8
  %711 = add nuw nsw i64 %703, 1
  %712 = icmp eq i64 %711, %695
  br i1 %712, label %713, label %702

713:
  %714 = call double @moreau_solve(ptr %11, ptr %3, i64 %693)
  %715 = call double @llvm.fabs.f64(double %714)
  %716 = fcmp ueq double %715, 0x7FF0000000000000
  br i1 %716, label %727, label %731

717:
  %718 = phi i64 [ 0, %667 ], [ %725, %717 ]
  %719 = getelementptr inbounds double, ptr %668, i64 %718
  %720 = load double, ptr %719, align 8
  %721 = getelementptr inbounds double, ptr %669, i64 %718
  %722 = load double, ptr %721, align 8
  %723 = fadd double %720, %722
  %724 = fmul double %723, 5.000000e-01
  store double %724, ptr %719, align 8
  %725 = add nuw nsw i64 %718, 1
  %726 = icmp eq i64 %725, %17
  br i1 %726, label %691, label %717

727:
  %728 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 30
  store i64 6, ptr %728, align 8
  %729 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 31
  store i64 -1, ptr %729, align 8
  %730 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 33
  store double %714, ptr %730, align 8
  br label %1211

731:
  %732 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 34
  %733 = load double, ptr %732, align 8
  %734 = fcmp ogt double %714, %733
  br i1 %734, label %735, label %738

735:
  store double %714, ptr %732, align 8
  %736 = load double, ptr %77, align 8
  %737 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 17
  store double %736, ptr %737, align 8
  br label %738

738:
  %739 = load ptr, ptr %89, align 8
  %740 = load i64, ptr %91, align 8
  %741 = shl i64 %740, 3
  call void @llvm.memset.p0.i64(ptr align 8 %739, i8 0, i64 %741, i1 false)
  %742 = load i64, ptr %213, align 8
  %743 = icmp sgt i64 %742, 0
  br i1 %743, label %744, label %838

744:
  %745 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 26
  %746 = load ptr, ptr %745, align 8
  %747 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 5
  %748 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 3
  %749 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 7
  %750 = load ptr, ptr %88, align 8
  br label %751

751:
  %752 = phi i64 [ 0, %744 ], [ %766, %765 ]
  %753 = getelementptr inbounds %struct.moreau_contact, ptr %746, i64 %752, i32 4
  %754 = load i64, ptr %753, align 8
  %755 = icmp sgt i64 %754, 0
  br i1 %755, label %756, label %765

756:
  %757 = getelementptr inbounds %struct.moreau_contact, ptr %746, i64 %752, i32 0
  %758 = getelementptr inbounds %struct.moreau_contact, ptr %746, i64 %752, i32 1
  %759 = load ptr, ptr %747, align 8
  %760 = getelementptr inbounds %struct.moreau_contact, ptr %746, i64 %752, i32 3
  %761 = load i64, ptr %760, align 8
  %762 = icmp sgt i64 %761, 0
  %763 = icmp eq i64 %754, 1
  %764 = getelementptr inbounds i64, ptr %759, i64 1
  br label %768

765:
  %766 = add nuw nsw i64 %752, 1
  %767 = icmp eq i64 %766, %742
  br i1 %767, label %838, label %751

768:
  %769 = phi i64 [ 0, %756 ], [ %780, %779 ]
  %770 = icmp eq i64 %769, 0
  %771 = select i1 %770, ptr %757, ptr %758
  %772 = load i64, ptr %771, align 8
  %773 = shl nsw i64 %772, 2
  %774 = getelementptr inbounds i64, ptr %764, i64 %773
  %775 = load i64, ptr %774, align 8
  %776 = getelementptr inbounds double, ptr %750, i64 %775
  br i1 %762, label %777, label %779

777:
  %778 = load ptr, ptr %748, align 8
  br label %782

779:
  %780 = add nuw nsw i64 %769, 1
  %781 = icmp eq i64 %780, %754
  br i1 %781, label %765, label %768

782:
  %783 = phi i64 [ %836, %835 ], [ 0, %777 ]
  %784 = getelementptr inbounds %struct.moreau_contact, ptr %746, i64 %752, i32 19, i64 %783
  %785 = load double, ptr %784, align 8
  %786 = fdiv double %785, %70
  %787 = mul nsw i64 %783, 3
  %788 = getelementptr inbounds %struct.moreau_contact, ptr %746, i64 %752, i32 22, i64 %787
  br i1 %763, label %789, label %791

789:
  %790 = getelementptr inbounds double, ptr %776, i64 %783
  store double %786, ptr %790, align 8
  br label %835

791:
  %792 = load i64, ptr %749, align 8
  %793 = sub nsw i64 %772, %792
  %794 = mul nsw i64 %793, 7
  %795 = getelementptr inbounds double, ptr %778, i64 %794
  %796 = fneg double %786
  %797 = select i1 %770, double %786, double %796
  br label %798

798:
  %799 = phi i64 [ 0, %791 ], [ %800, %798 ]
  %800 = add nuw nsw i64 %799, 1
  %801 = trunc i64 %800 to i8
  %802 = urem i8 %801, 3
  %803 = trunc i64 %799 to i8
  %804 = add i8 %803, 2
  %805 = urem i8 %804, 3
  %806 = getelementptr inbounds double, ptr %788, i64 %799
  %807 = load double, ptr %806, align 8
  %808 = getelementptr inbounds double, ptr %776, i64 %799
  %809 = load double, ptr %808, align 8
  %810 = call double @llvm.fmuladd.f64(double %797, double %807, double %809)
  store double %810, ptr %808, align 8
  %811 = zext i8 %802 to i64
  %812 = getelementptr inbounds %struct.moreau_contact, ptr %746, i64 %752, i32 23, i64 %811
  %813 = load double, ptr %812, align 8
  %814 = getelementptr inbounds double, ptr %795, i64 %811
  %815 = load double, ptr %814, align 8
  %816 = fsub double %813, %815
  %817 = zext i8 %805 to i64
  %818 = getelementptr inbounds double, ptr %788, i64 %817
  %819 = load double, ptr %818, align 8
  %820 = getelementptr inbounds %struct.moreau_contact, ptr %746, i64 %752, i32 23, i64 %817
  %821 = load double, ptr %820, align 8
  %822 = getelementptr inbounds double, ptr %795, i64 %817
  %823 = load double, ptr %822, align 8
  %824 = fsub double %821, %823
  %825 = getelementptr inbounds double, ptr %788, i64 %811
  %826 = load double, ptr %825, align 8
  %827 = fneg double %824
  %828 = fmul double %826, %827
  %829 = call double @llvm.fmuladd.f64(double %816, double %819, double %828)
  %830 = add nuw nsw i64 %799, 3
  %831 = getelementptr inbounds double, ptr %776, i64 %830
  %832 = load double, ptr %831, align 8
  %833 = call double @llvm.fmuladd.f64(double %797, double %829, double %832)
  store double %833, ptr %831, align 8
  %834 = icmp eq i64 %800, 3
  br i1 %834, label %835, label %798

835:
  %836 = add nuw nsw i64 %783, 1
  %837 = icmp eq i64 %836, %761
  br i1 %837, label %779, label %782

838:
  %839 = load i64, ptr %78, align 8
  %840 = load i64, ptr %80, align 8
  %841 = icmp sgt i64 %840, 0
  br i1 %841, label %844, label %842

842:
  %843 = load ptr, ptr %154, align 8
  br label %860

844:
  %845 = load ptr, ptr %82, align 8
  %846 = load ptr, ptr %653, align 8
  %847 = load ptr, ptr %154, align 8
  br label %848

848:
  %849 = phi i64 [ 0, %844 ], [ %858, %848 ]
  %850 = add nsw i64 %849, %839
  %851 = getelementptr inbounds double, ptr %845, i64 %850
  %852 = load double, ptr %851, align 8
  %853 = getelementptr inbounds double, ptr %846, i64 %849
  %854 = load double, ptr %853, align 8
  %855 = fadd double %852, %854
  %856 = fmul double %855, 5.000000e-01
  %857 = getelementptr inbounds double, ptr %847, i64 %850
  store double %856, ptr %857, align 8
  %858 = add nuw nsw i64 %849, 1
  %859 = icmp eq i64 %858, %840
  br i1 %859, label %860, label %848

860:
  %861 = phi ptr [ %843, %842 ], [ %847, %848 ]
  %862 = load ptr, ptr %95, align 8
  %863 = load i64, ptr %97, align 8
  %864 = add nsw i64 %863, 1
  store i64 %864, ptr %97, align 8
  %865 = load ptr, ptr %4, align 8
  %866 = getelementptr inbounds %struct.ode_system, ptr %865, i64 0, i32 3
  %867 = load ptr, ptr %866, align 8
  %868 = getelementptr inbounds %struct.ode_system, ptr %865, i64 0, i32 2
  %869 = load ptr, ptr %868, align 8
  %870 = call i64 %867(ptr %869, double %85, ptr %861, ptr %862)
  %871 = icmp eq i64 %870, 3
  br i1 %871, label %872, label %893

872:
  %873 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 32
  store i64 3, ptr %873, align 8
  %874 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %85, ptr %874, align 8
  %875 = load ptr, ptr %82, align 8
  %876 = load ptr, ptr %4, align 8
  %877 = getelementptr inbounds %struct.ode_system, ptr %876, i64 0, i32 0
  %878 = load i64, ptr %877, align 8
  %879 = shl nsw i64 %878, 2
  %880 = getelementptr inbounds double, ptr %875, i64 %879
  %881 = bitcast ptr %880 to ptr
  %882 = bitcast ptr %862 to ptr
  %883 = shl i64 %878, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %881, ptr align 8 %882, i64 %883, i1 false)
  %884 = load ptr, ptr %82, align 8
  %885 = load ptr, ptr %4, align 8
  %886 = getelementptr inbounds %struct.ode_system, ptr %885, i64 0, i32 0
  %887 = load i64, ptr %886, align 8
  %888 = mul nsw i64 %887, 5
  %889 = getelementptr inbounds double, ptr %884, i64 %888
  %890 = bitcast ptr %889 to ptr
  %891 = bitcast ptr %861 to ptr
  %892 = shl i64 %887, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %890, ptr align 8 %891, i64 %892, i1 false)
  br label %893

893:
  br i1 %107, label %894, label %896

894:
  %895 = load ptr, ptr %95, align 8
  br label %901

896:
  %897 = getelementptr inbounds double, ptr %87, i64 %79
  %898 = bitcast ptr %897 to ptr
  %899 = load ptr, ptr %654, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %898, ptr align 8 %899, i64 %160, i1 false)
  %900 = icmp eq i64 %870, 0
  br i1 %900, label %911, label %1211

901:
  %902 = phi i64 [ 0, %894 ], [ %909, %901 ]
  %903 = getelementptr inbounds double, ptr %83, i64 %902
  %904 = load double, ptr %903, align 8
  %905 = getelementptr inbounds double, ptr %895, i64 %902
  %906 = load double, ptr %905, align 8
  %907 = call double @llvm.fmuladd.f64(double %70, double %906, double %904)
  %908 = getelementptr inbounds double, ptr %87, i64 %902
  store double %907, ptr %908, align 8
  %909 = add nuw nsw i64 %902, 1
  %910 = icmp eq i64 %909, %17
  br i1 %910, label %896, label %901

911:
  %912 = call i32 @moreau_open(ptr %11, ptr %3, double %70)
  %913 = icmp eq i32 %912, 0
  br i1 %913, label %955, label %914

914:
  %915 = icmp sgt i64 %81, 0
  %916 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 15
  br i1 %915, label %920, label %917

917:
  %918 = bitcast ptr %916 to ptr
  %919 = load ptr, ptr %918, align 8
  br label %925

920:
  %921 = load ptr, ptr %916, align 8
  %922 = load ptr, ptr %154, align 8
  br label %933

923:
  %924 = bitcast ptr %921 to ptr
  br label %925

925:
  %926 = phi ptr [ %919, %917 ], [ %924, %923 ]
  call void @llvm.memset.p0.i64(ptr align 8 %926, i8 0, i64 %160, i1 false)
  %927 = load ptr, ptr %154, align 8
  %928 = load ptr, ptr %95, align 8
  %929 = call i64 @evaluate(ptr %0, double %85, ptr %927, ptr %928)
  %930 = icmp sgt i64 %79, 0
  br i1 %930, label %931, label %953

931:
  %932 = load ptr, ptr %95, align 8
  br label %943

933:
  %934 = phi i64 [ 0, %920 ], [ %941, %933 ]
  %935 = getelementptr inbounds double, ptr %921, i64 %934
  %936 = load double, ptr %935, align 8
  %937 = add nsw i64 %934, %79
  %938 = getelementptr inbounds double, ptr %922, i64 %937
  %939 = load double, ptr %938, align 8
  %940 = fadd double %936, %939
  store double %940, ptr %938, align 8
  %941 = add nuw nsw i64 %934, 1
  %942 = icmp eq i64 %941, %81
  br i1 %942, label %923, label %933

943:
  %944 = phi i64 [ 0, %931 ], [ %951, %943 ]
  %945 = getelementptr inbounds double, ptr %83, i64 %944
  %946 = load double, ptr %945, align 8
  %947 = getelementptr inbounds double, ptr %932, i64 %944
  %948 = load double, ptr %947, align 8
  %949 = call double @llvm.fmuladd.f64(double %70, double %948, double %946)
  %950 = getelementptr inbounds double, ptr %87, i64 %944
  store double %949, ptr %950, align 8
  %951 = add nuw nsw i64 %944, 1
  %952 = icmp eq i64 %951, %79
  br i1 %952, label %953, label %943

953:
  %954 = icmp eq i64 %929, 0
  br i1 %954, label %955, label %1211

955:
  %956 = load ptr, ptr %4, align 8
  %957 = getelementptr inbounds %struct.ode_system, ptr %956, i64 0, i32 8
  %958 = load ptr, ptr %957, align 8
  %959 = icmp eq ptr %958, null
  br i1 %959, label %972, label %960

960:
  %961 = load double, ptr %84, align 8
  %962 = load ptr, ptr %82, align 8
  %963 = load double, ptr %77, align 8
  %964 = getelementptr inbounds %struct.ode_system, ptr %956, i64 0, i32 0
  %965 = load i64, ptr %964, align 8
  %966 = shl nsw i64 %965, 1
  %967 = getelementptr inbounds double, ptr %962, i64 %966
  %968 = call i64 %958(ptr %7, double %961, ptr %962, double %963, ptr %967)
  %969 = icmp eq i64 %968, 0
  br i1 %969, label %970, label %1211

970:
  %971 = load ptr, ptr %4, align 8
  br label %972

972:
  %973 = phi ptr [ %971, %970 ], [ %956, %955 ]
  %974 = load ptr, ptr %82, align 8
  %975 = getelementptr inbounds %struct.ode_system, ptr %973, i64 0, i32 0
  %976 = load i64, ptr %975, align 8
  %977 = mul nsw i64 %976, 6
  %978 = getelementptr inbounds double, ptr %974, i64 %977
  %979 = bitcast ptr %978 to ptr
  %980 = shl nsw i64 %976, 1
  %981 = getelementptr inbounds double, ptr %974, i64 %980
  %982 = bitcast ptr %981 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %979, ptr align 8 %982, i64 %18, i1 false)
  %983 = load ptr, ptr %4, align 8
  %984 = getelementptr inbounds %struct.ode_system, ptr %983, i64 0, i32 5
  %985 = load ptr, ptr %984, align 8
  %986 = icmp eq ptr %985, null
  br i1 %986, label %995, label %987

987:
  %988 = load double, ptr %77, align 8
  %989 = load ptr, ptr %82, align 8
  %990 = getelementptr inbounds %struct.ode_system, ptr %983, i64 0, i32 0
  %991 = load i64, ptr %990, align 8
  %992 = mul nsw i64 %991, 6
  %993 = getelementptr inbounds double, ptr %989, i64 %992
  %994 = call i64 %985(ptr %7, double %988, ptr %993, i64 1)
  switch i64 %994, label %1211 [
    i64 7, label %995
    i64 0, label %995
  ]

995:
  %996 = phi i64 [ %994, %987 ], [ %994, %987 ], [ 0, %972 ]
  %997 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 26
  %998 = load i64, ptr %997, align 8
  %999 = icmp ne i64 %998, 0
  %1000 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 29
  store i64 0, ptr %1000, align 8
  %1001 = load i64, ptr %213, align 8
  %1002 = icmp sgt i64 %1001, 0
  br i1 %1002, label %1003, label %1010

1003:
  %1004 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 26
  %1005 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 0
  %1006 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 20
  %1007 = bitcast ptr %2 to ptr
  %1008 = getelementptr inbounds [3 x double], ptr %2, i64 0, i64 0
  %1009 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 12
  br label %1019

1010:
  %1011 = phi double [ 0.000000e+00, %995 ], [ %1048, %1139 ]
  %1012 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 22
  %1013 = load i64, ptr %1012, align 8
  %1014 = icmp sgt i64 %1013, 0
  br i1 %1014, label %1015, label %1148

1015:
  %1016 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 20
  %1017 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 19
  %1018 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 0, i32 12
  br label %1156

1019:
  %1020 = phi double [ 0.000000e+00, %1003 ], [ %1048, %1139 ]
  %1021 = phi i64 [ 0, %1003 ], [ %1145, %1139 ]
  %1022 = load ptr, ptr %1004, align 8
  %1023 = getelementptr inbounds %struct.moreau_contact, ptr %1022, i64 %1021
  %1024 = call i64 @moreau_last(ptr %11, ptr %3, ptr %1023)
  %1025 = load i64, ptr %1005, align 8
  %1026 = getelementptr inbounds %struct.moreau_contact, ptr %1022, i64 %1021, i32 1
  %1027 = load i64, ptr %1026, align 8
  %1028 = icmp slt i64 %1027, 0
  %1029 = getelementptr inbounds %struct.moreau_contact, ptr %1023, i64 0, i32 0
  %1030 = load i64, ptr %1029, align 8
  %1031 = mul nsw i64 %1030, %1025
  %1032 = add i64 %1027, %1025
  %1033 = add i64 %1032, %1031
  %1034 = select i1 %1028, i64 %1030, i64 %1033
  %1035 = icmp slt i64 %1024, 0
  br i1 %1035, label %1040, label %1036

1036:
  %1037 = load ptr, ptr %1006, align 8
  %1038 = getelementptr inbounds i64, ptr %1037, i64 %1024
  %1039 = load i64, ptr %1038, align 8
  br label %1040

1040:
  %1041 = phi i64 [ %1039, %1036 ], [ 0, %1019 ]
  %1042 = load ptr, ptr %653, align 8
  call void @moreau_speeds(ptr %1023, ptr %1042, ptr %1008)
  %1043 = getelementptr inbounds %struct.moreau_contact, ptr %1022, i64 %1021, i32 3
  %1044 = load i64, ptr %1043, align 8
  %1045 = icmp sgt i64 %1044, 0
  br i1 %1045, label %1055, label %1046

1046:
  %1047 = phi double [ 0.000000e+00, %1040 ], [ %1066, %1055 ]
  %1048 = fadd double %1020, %1047
  %1049 = icmp eq i64 %1041, 0
  %1050 = getelementptr inbounds %struct.moreau_contact, ptr %1022, i64 %1021, i32 4
  %1051 = load i64, ptr %1050, align 8
  %1052 = icmp eq i64 %1051, 2
  %1053 = call i32 @moreau_is_impact(ptr %1023)
  %1054 = icmp eq i32 %1053, 0
  br i1 %1054, label %1087, label %1069

1055:
  %1056 = phi i64 [ %1067, %1055 ], [ 0, %1040 ]
  %1057 = phi double [ %1066, %1055 ], [ 0.000000e+00, %1040 ]
  %1058 = getelementptr inbounds %struct.moreau_contact, ptr %1022, i64 %1021, i32 19, i64 %1056
  %1059 = load double, ptr %1058, align 8
  %1060 = getelementptr inbounds %struct.moreau_contact, ptr %1022, i64 %1021, i32 12, i64 %1056
  %1061 = load double, ptr %1060, align 8
  %1062 = getelementptr inbounds [3 x double], ptr %2, i64 0, i64 %1056
  %1063 = load double, ptr %1062, align 8
  %1064 = fadd double %1061, %1063
  %1065 = fmul double %1059, -5.000000e-01
  %1066 = call double @llvm.fmuladd.f64(double %1065, double %1064, double %1057)
  %1067 = add nuw nsw i64 %1056, 1
  %1068 = icmp eq i64 %1067, %1044
  br i1 %1068, label %1046, label %1055

1069:
  %1070 = xor i1 %1049, true
  %1071 = select i1 %1070, i1 %1052, i1 false
  br i1 %1071, label %1087, label %1072

1072:
  %1073 = getelementptr inbounds %struct.moreau_contact, ptr %1022, i64 %1021, i32 19, i64 0
  %1074 = load ptr, ptr %1009, align 8
  %1075 = load i64, ptr %19, align 8
  %1076 = add nsw i64 %1075, 1
  store i64 %1076, ptr %19, align 8
  %1077 = getelementptr inbounds %struct.contact_event, ptr %1074, i64 %1075
  %1078 = bitcast ptr %1077 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %1078, i8 0, i64 56, i1 false)
  %1079 = load double, ptr %77, align 8
  %1080 = getelementptr inbounds %struct.contact_event, ptr %1077, i64 0, i32 0
  store double %1079, ptr %1080, align 8
  %1081 = getelementptr inbounds %struct.contact_event, ptr %1074, i64 %1075, i32 1
  store i64 0, ptr %1081, align 8
  %1082 = getelementptr inbounds %struct.contact_event, ptr %1074, i64 %1075, i32 2
  store i64 %1034, ptr %1082, align 8
  %1083 = getelementptr inbounds %struct.contact_event, ptr %1074, i64 %1075, i32 4
  store double %1047, ptr %1083, align 8
  %1084 = getelementptr inbounds %struct.contact_event, ptr %1074, i64 %1075, i32 3, i64 0
  %1085 = bitcast ptr %1084 to ptr
  %1086 = bitcast ptr %1073 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %1085, ptr align 8 dereferenceable(24) %1086, i64 24, i1 false)
  br label %1087

1087:
  %1088 = getelementptr inbounds %struct.moreau_contact, ptr %1022, i64 %1021, i32 24
  %1089 = load i64, ptr %1088, align 8
  %1090 = icmp eq i64 %1089, 0
  br i1 %1090, label %1118, label %1091

1091:
  %1092 = icmp eq i64 %1089, %1041
  %1093 = select i1 %1092, i1 true, i1 %999
  br i1 %1093, label %1134, label %1094

1094:
  %1095 = xor i1 %1049, true
  %1096 = select i1 %1095, i1 %1052, i1 false
  br i1 %1096, label %1134, label %1097

1097:
  br i1 %1049, label %1098, label %1102

1098:
  %1099 = getelementptr inbounds %struct.moreau_contact, ptr %1022, i64 %1021, i32 2
  %1100 = load i64, ptr %1099, align 8
  %1101 = icmp eq i64 %1100, 0
  br i1 %1101, label %1102, label %1105

1102:
  %1103 = icmp eq i64 %1089, 1
  %1104 = select i1 %1103, i64 3, i64 4
  br label %1105

1105:
  %1106 = phi i64 [ %1104, %1102 ], [ 1, %1098 ]
  %1107 = load ptr, ptr %1009, align 8
  %1108 = load i64, ptr %19, align 8
  %1109 = add nsw i64 %1108, 1
  store i64 %1109, ptr %19, align 8
  %1110 = getelementptr inbounds %struct.contact_event, ptr %1107, i64 %1108
  %1111 = bitcast ptr %1110 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %1111, i8 0, i64 56, i1 false)
  %1112 = load double, ptr %77, align 8
  %1113 = getelementptr inbounds %struct.contact_event, ptr %1110, i64 0, i32 0
  store double %1112, ptr %1113, align 8
  %1114 = getelementptr inbounds %struct.contact_event, ptr %1107, i64 %1108, i32 1
  store i64 %1106, ptr %1114, align 8
  %1115 = getelementptr inbounds %struct.contact_event, ptr %1107, i64 %1108, i32 2
  store i64 %1034, ptr %1115, align 8
  %1116 = getelementptr inbounds %struct.contact_event, ptr %1107, i64 %1108, i32 4
  store double 0.000000e+00, ptr %1116, align 8
  %1117 = load i64, ptr %1088, align 8
  br label %1118

1118:
  %1119 = phi i64 [ %1117, %1105 ], [ 0, %1087 ]
  %1120 = icmp eq i64 %1119, 0
  %1121 = icmp ne i64 %1041, 0
  %1122 = select i1 %1120, i1 %1121, i1 false
  br i1 %1122, label %1123, label %1134

1123:
  %1124 = load ptr, ptr %1009, align 8
  %1125 = load i64, ptr %19, align 8
  %1126 = add nsw i64 %1125, 1
  store i64 %1126, ptr %19, align 8
  %1127 = getelementptr inbounds %struct.contact_event, ptr %1124, i64 %1125
  %1128 = bitcast ptr %1127 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %1128, i8 0, i64 56, i1 false)
  %1129 = load double, ptr %77, align 8
  %1130 = getelementptr inbounds %struct.contact_event, ptr %1127, i64 0, i32 0
  store double %1129, ptr %1130, align 8
  %1131 = getelementptr inbounds %struct.contact_event, ptr %1124, i64 %1125, i32 1
  store i64 2, ptr %1131, align 8
  %1132 = getelementptr inbounds %struct.contact_event, ptr %1124, i64 %1125, i32 2
  store i64 %1034, ptr %1132, align 8
  %1133 = getelementptr inbounds %struct.contact_event, ptr %1124, i64 %1125, i32 4
  store double 0.000000e+00, ptr %1133, align 8
  br label %1134

1134:
  %1135 = icmp sgt i64 %1024, -1
  br i1 %1135, label %1136, label %1139

1136:
  %1137 = load ptr, ptr %1006, align 8
  %1138 = getelementptr inbounds i64, ptr %1137, i64 %1024
  store i64 0, ptr %1138, align 8
  br label %1139

1139:
  %1140 = load i64, ptr %1088, align 8
  %1141 = icmp ne i64 %1140, 0
  %1142 = zext i1 %1141 to i64
  %1143 = load i64, ptr %1000, align 8
  %1144 = add nsw i64 %1143, %1142
  store i64 %1144, ptr %1000, align 8
  %1145 = add nuw nsw i64 %1021, 1
  %1146 = load i64, ptr %213, align 8
  %1147 = icmp slt i64 %1145, %1146
  br i1 %1147, label %1019, label %1010

1148:
  %1149 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 18
  %1150 = load double, ptr %1149, align 8
  %1151 = fadd double %1011, %1150
  store double %1151, ptr %1149, align 8
  %1152 = fneg double %1011
  %1153 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 19
  %1154 = load double, ptr %1153, align 8
  %1155 = fcmp olt double %1154, %1152
  br i1 %1155, label %1182, label %1185

1156:
  %1157 = phi i64 [ %1013, %1015 ], [ %1179, %1178 ]
  %1158 = phi i64 [ 0, %1015 ], [ %1180, %1178 ]
  %1159 = load ptr, ptr %1016, align 8
  %1160 = getelementptr inbounds i64, ptr %1159, i64 %1158
  %1161 = load i64, ptr %1160, align 8
  %1162 = icmp eq i64 %1161, 0
  br i1 %1162, label %1178, label %1163

1163:
  %1164 = load ptr, ptr %1017, align 8
  %1165 = getelementptr inbounds i64, ptr %1164, i64 %1158
  %1166 = load i64, ptr %1165, align 8
  %1167 = load ptr, ptr %1018, align 8
  %1168 = load i64, ptr %19, align 8
  %1169 = add nsw i64 %1168, 1
  store i64 %1169, ptr %19, align 8
  %1170 = getelementptr inbounds %struct.contact_event, ptr %1167, i64 %1168
  %1171 = bitcast ptr %1170 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %1171, i8 0, i64 56, i1 false)
  %1172 = load double, ptr %77, align 8
  %1173 = getelementptr inbounds %struct.contact_event, ptr %1170, i64 0, i32 0
  store double %1172, ptr %1173, align 8
  %1174 = getelementptr inbounds %struct.contact_event, ptr %1167, i64 %1168, i32 1
  store i64 2, ptr %1174, align 8
  %1175 = getelementptr inbounds %struct.contact_event, ptr %1167, i64 %1168, i32 2
  store i64 %1166, ptr %1175, align 8
  %1176 = getelementptr inbounds %struct.contact_event, ptr %1167, i64 %1168, i32 4
  store double 0.000000e+00, ptr %1176, align 8
  %1177 = load i64, ptr %1012, align 8
  br label %1178

1178:
  %1179 = phi i64 [ %1157, %1156 ], [ %1177, %1163 ]
  %1180 = add nuw nsw i64 %1158, 1
  %1181 = icmp slt i64 %1180, %1179
  br i1 %1181, label %1156, label %1148

1182:
  store double %1152, ptr %1153, align 8
  %1183 = load double, ptr %77, align 8
  %1184 = getelementptr inbounds %struct.moreau_system, ptr %11, i64 0, i32 20
  store double %1183, ptr %1184, align 8
  br label %1185

1185:
  store i64 0, ptr %997, align 8
  call void @moreau_remember(ptr %11, ptr %3)
  %1186 = load i64, ptr %71, align 8
  %1187 = add nsw i64 %1186, 1
  store i64 %1187, ptr %71, align 8
  %1188 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %1189 = load i64, ptr %1188, align 8
  %1190 = add nsw i64 %1189, 1
  store i64 %1190, ptr %1188, align 8
  %1191 = load double, ptr %84, align 8
  %1192 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  store double %1191, ptr %1192, align 8
  %1193 = load double, ptr %77, align 8
  store double %1193, ptr %84, align 8
  %1194 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  store double %70, ptr %1194, align 8
  %1195 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 7
  store double %70, ptr %1195, align 8
  %1196 = load ptr, ptr %82, align 8
  %1197 = load ptr, ptr %4, align 8
  %1198 = getelementptr inbounds %struct.ode_system, ptr %1197, i64 0, i32 0
  %1199 = load i64, ptr %1198, align 8
  %1200 = getelementptr inbounds double, ptr %1196, i64 %1199
  %1201 = bitcast ptr %1200 to ptr
  %1202 = bitcast ptr %1196 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1201, ptr align 8 %1202, i64 %18, i1 false)
  %1203 = load ptr, ptr %82, align 8
  %1204 = bitcast ptr %1203 to ptr
  %1205 = load ptr, ptr %4, align 8
  %1206 = getelementptr inbounds %struct.ode_system, ptr %1205, i64 0, i32 0
  %1207 = load i64, ptr %1206, align 8
  %1208 = mul nsw i64 %1207, 6
  %1209 = getelementptr inbounds double, ptr %1203, i64 %1208
  %1210 = bitcast ptr %1209 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1204, ptr align 8 %1210, i64 %18, i1 false)
  br label %1211

1211:
  %1212 = phi i64 [ 13, %1 ], [ %996, %1185 ], [ %968, %960 ], [ %994, %987 ], [ %929, %953 ], [ %665, %648 ], [ %171, %153 ], [ %105, %63 ], [ 3, %172 ], [ 12, %617 ], [ 3, %670 ], [ 3, %113 ], [ %870, %896 ], [ 12, %727 ], [ %152, %149 ]
  ret i64 %1212
}

define internal void @interpolate(ptr  %0, double %1, ptr  %2) {
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  %5 = load double, ptr %4, align 8
  %6 = fsub double %1, %5
  %7 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  %8 = load double, ptr %7, align 8
  %9 = fdiv double %6, %8
  %10 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.ode_system, ptr %11, i64 0, i32 0
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %19

15:
  %16 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds double, ptr %17, i64 %13
  br label %20

19:
  ret void

20:
  %21 = phi i64 [ 0, %15 ], [ %29, %20 ]
  %22 = getelementptr inbounds double, ptr %18, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds double, ptr %17, i64 %21
  %25 = load double, ptr %24, align 8
  %26 = fsub double %25, %23
  %27 = tail call double @llvm.fmuladd.f64(double %9, double %26, double %23)
  %28 = getelementptr inbounds double, ptr %2, i64 %21
  store double %27, ptr %28, align 8
  %29 = add nuw nsw i64 %21, 1
  %30 = icmp eq i64 %29, %13
  br i1 %30, label %19, label %20
}

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.fabs.f64(double)

declare double @llvm.ceil.f64(double)

declare double @llvm.maxnum.f64(double, double)

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
  br i1 %15, label %16, label %38

16:
  %17 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 32
  store i64 3, ptr %17, align 8
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
  %29 = load ptr, ptr %19, align 8
  %30 = load ptr, ptr %8, align 8
  %31 = getelementptr inbounds %struct.ode_system, ptr %30, i64 0, i32 0
  %32 = load i64, ptr %31, align 8
  %33 = mul nsw i64 %32, 5
  %34 = getelementptr inbounds double, ptr %29, i64 %33
  %35 = bitcast ptr %34 to ptr
  %36 = bitcast ptr %2 to ptr
  %37 = shl i64 %32, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %35, ptr align 8 %36, i64 %37, i1 false)
  br label %38

38:
  ret i64 %14
}

declare double @llvm.minnum.f64(double, double)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)

define i64 @moreau_work(ptr  %0, i64 %1) {
  %3 = alloca %struct.moreau_parts, align 8
  %4 = bitcast ptr %3 to ptr
  %5 = call i64 @lay_out_doubles(ptr %0, i64 %1, ptr %3)
  ret i64 %5
}

define internal i64 @lay_out_doubles(ptr  %0, i64 %1, ptr %2) {
  %4 = alloca ptr, align 8
  %5 = alloca [19 x %struct.anon], align 16
  %6 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %38

9:
  %10 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 0, i32 5
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  br label %14

14:
  %15 = phi i64 [ 0, %9 ], [ %29, %27 ]
  %16 = phi i64 [ 0, %9 ], [ %36, %27 ]
  %17 = shl nsw i64 %15, 2
  %18 = getelementptr inbounds i64, ptr %11, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = icmp sgt i64 %19, 2
  br i1 %20, label %27, label %21

21:
  %22 = icmp ne i64 %19, 2
  %23 = zext i1 %22 to i64
  %24 = getelementptr inbounds i64, ptr %18, i64 2
  %25 = load i64, ptr %24, align 8
  %26 = add nsw i64 %25, %23
  br label %27

27:
  %28 = phi i64 [ %26, %21 ], [ 6, %14 ]
  %29 = add nuw nsw i64 %15, 1
  %30 = getelementptr inbounds i64, ptr %13, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds i64, ptr %13, i64 %15
  %33 = load i64, ptr %32, align 8
  %34 = sub nsw i64 %31, %33
  %35 = mul nsw i64 %34, %28
  %36 = add nsw i64 %35, %16
  %37 = icmp eq i64 %29, %7
  br i1 %37, label %38, label %14

38:
  %39 = phi i64 [ 0, %3 ], [ %36, %27 ]
  %40 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 8
  %41 = load i64, ptr %40, align 8
  %42 = mul nsw i64 %41, 59
  %43 = bitcast ptr %4 to ptr
  store ptr null, ptr %4, align 8
  %44 = bitcast ptr %5 to ptr
  %45 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 0, i32 0
  %46 = getelementptr inbounds %struct.moreau_parts, ptr %2, i64 0, i32 0
  store ptr %46, ptr %45, align 16
  %47 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 0, i32 1
  store i64 %7, ptr %47, align 8
  %48 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 1, i32 0
  %49 = getelementptr inbounds %struct.moreau_parts, ptr %2, i64 0, i32 1
  store ptr %49, ptr %48, align 16
  %50 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 1, i32 1
  %51 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 0, i32 1
  %52 = load i64, ptr %51, align 8
  store i64 %52, ptr %50, align 8
  %53 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 2, i32 0
  %54 = getelementptr inbounds %struct.moreau_parts, ptr %2, i64 0, i32 2
  store ptr %54, ptr %53, align 16
  %55 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 2, i32 1
  %56 = mul nsw i64 %7, 3
  store i64 %56, ptr %55, align 8
  %57 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 3, i32 0
  %58 = getelementptr inbounds %struct.moreau_parts, ptr %2, i64 0, i32 3
  store ptr %58, ptr %57, align 16
  %59 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 3, i32 1
  %60 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 7
  %61 = load i64, ptr %60, align 8
  %62 = sub nsw i64 %7, %61
  %63 = mul nsw i64 %62, 7
  store i64 %63, ptr %59, align 8
  %64 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 4, i32 0
  %65 = getelementptr inbounds %struct.moreau_parts, ptr %2, i64 0, i32 4
  store ptr %65, ptr %64, align 16
  %66 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 4, i32 1
  %67 = shl i64 %7, 2
  %68 = add i64 %67, %52
  %69 = add i64 %68, %63
  store i64 %69, ptr %66, align 8
  %70 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 5, i32 0
  %71 = getelementptr inbounds %struct.moreau_parts, ptr %2, i64 0, i32 5
  store ptr %71, ptr %70, align 16
  %72 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 5, i32 1
  store i64 %69, ptr %72, align 8
  %73 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 6, i32 0
  %74 = getelementptr inbounds %struct.moreau_parts, ptr %2, i64 0, i32 6
  store ptr %74, ptr %73, align 16
  %75 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 6, i32 1
  store i64 %39, ptr %75, align 8
  %76 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 7, i32 0
  %77 = getelementptr inbounds %struct.moreau_parts, ptr %2, i64 0, i32 7
  store ptr %77, ptr %76, align 16
  %78 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 7, i32 1
  store i64 %39, ptr %78, align 8
  %79 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 8, i32 0
  %80 = getelementptr inbounds %struct.moreau_parts, ptr %2, i64 0, i32 8
  store ptr %80, ptr %79, align 16
  %81 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 8, i32 1
  %82 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 0, i32 3
  %83 = load i64, ptr %82, align 8
  store i64 %83, ptr %81, align 8
  %84 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 9, i32 0
  %85 = getelementptr inbounds %struct.moreau_parts, ptr %2, i64 0, i32 9
  store ptr %85, ptr %84, align 16
  %86 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 9, i32 1
  store i64 %83, ptr %86, align 8
  %87 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 10, i32 0
  %88 = getelementptr inbounds %struct.moreau_parts, ptr %2, i64 0, i32 10
  store ptr %88, ptr %87, align 16
  %89 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 10, i32 1
  store i64 %52, ptr %89, align 8
  %90 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 11, i32 0
  %91 = getelementptr inbounds %struct.moreau_parts, ptr %2, i64 0, i32 11
  store ptr %91, ptr %90, align 16
  %92 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 11, i32 1
  %93 = mul nsw i64 %41, 3
  store i64 %93, ptr %92, align 8
  %94 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 12, i32 0
  %95 = getelementptr inbounds %struct.moreau_parts, ptr %2, i64 0, i32 12
  store ptr %95, ptr %94, align 16
  %96 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 12, i32 1
  store i64 %1, ptr %96, align 8
  %97 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 13, i32 0
  %98 = getelementptr inbounds %struct.moreau_parts, ptr %2, i64 0, i32 13
  store ptr %98, ptr %97, align 16
  %99 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 13, i32 1
  store i64 %1, ptr %99, align 8
  %100 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 14, i32 0
  %101 = getelementptr inbounds %struct.moreau_parts, ptr %2, i64 0, i32 15
  store ptr %101, ptr %100, align 16
  %102 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 14, i32 1
  store i64 %83, ptr %102, align 8
  %103 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 15, i32 0
  %104 = getelementptr inbounds %struct.moreau_parts, ptr %2, i64 0, i32 14
  store ptr %104, ptr %103, align 16
  %105 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 15, i32 1
  store i64 %1, ptr %105, align 8
  %106 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 16, i32 0
  %107 = getelementptr inbounds %struct.moreau_parts, ptr %2, i64 0, i32 16
  store ptr %107, ptr %106, align 16
  %108 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 16, i32 1
  %109 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 9
  %110 = load i64, ptr %109, align 8
  store i64 %110, ptr %108, align 8
  %111 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 17, i32 0
  %112 = getelementptr inbounds %struct.moreau_parts, ptr %2, i64 0, i32 17
  store ptr %112, ptr %111, align 16
  %113 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 17, i32 1
  %114 = tail call i64 @law_work(i64 64)
  %115 = add nsw i64 %114, 4608
  store i64 %115, ptr %113, align 8
  %116 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 18, i32 0
  store ptr %4, ptr %116, align 16
  %117 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 18, i32 1
  store i64 %42, ptr %117, align 8
  %118 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 0, i32 21
  br label %123

119:
  %120 = bitcast ptr %4 to ptr
  %121 = load ptr, ptr %120, align 8
  %122 = getelementptr inbounds %struct.moreau_parts, ptr %2, i64 0, i32 26
  store ptr %121, ptr %122, align 8
  ret i64 %135

123:
  %124 = phi i64 [ 0, %38 ], [ %136, %132 ]
  %125 = phi i64 [ 0, %38 ], [ %135, %132 ]
  %126 = load ptr, ptr %118, align 8
  %127 = icmp eq ptr %126, null
  br i1 %127, label %132, label %128

128:
  %129 = getelementptr inbounds double, ptr %126, i64 %125
  %130 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 %124, i32 0
  %131 = load ptr, ptr %130, align 16
  store ptr %129, ptr %131, align 8
  br label %132

132:
  %133 = getelementptr inbounds [19 x %struct.anon], ptr %5, i64 0, i64 %124, i32 1
  %134 = load i64, ptr %133, align 8
  %135 = add nsw i64 %134, %125
  %136 = add nuw nsw i64 %124, 1
  %137 = icmp eq i64 %136, 19
  br i1 %137, label %119, label %123
}

declare i64 @law_work(i64)

define i64 @moreau_places(ptr  %0) {
  %2 = alloca [8 x %struct.anon], align 16
  %3 = alloca %struct.moreau_parts, align 8
  %4 = bitcast ptr %3 to ptr
  %5 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 0, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = bitcast ptr %2 to ptr
  %8 = getelementptr inbounds [8 x %struct.anon], ptr %2, i64 0, i64 0, i32 0
  %9 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 18
  store ptr %9, ptr %8, align 16
  %10 = getelementptr inbounds [8 x %struct.anon], ptr %2, i64 0, i64 0, i32 1
  store i64 %6, ptr %10, align 8
  %11 = getelementptr inbounds [8 x %struct.anon], ptr %2, i64 0, i64 1, i32 0
  %12 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 24
  store ptr %12, ptr %11, align 16
  %13 = getelementptr inbounds [8 x %struct.anon], ptr %2, i64 0, i64 1, i32 1
  store i64 %6, ptr %13, align 8
  %14 = getelementptr inbounds [8 x %struct.anon], ptr %2, i64 0, i64 2, i32 0
  %15 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 19
  store ptr %15, ptr %14, align 16
  %16 = getelementptr inbounds [8 x %struct.anon], ptr %2, i64 0, i64 2, i32 1
  %17 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 8
  %18 = load i64, ptr %17, align 8
  store i64 %18, ptr %16, align 8
  %19 = getelementptr inbounds [8 x %struct.anon], ptr %2, i64 0, i64 3, i32 0
  %20 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 20
  store ptr %20, ptr %19, align 16
  %21 = getelementptr inbounds [8 x %struct.anon], ptr %2, i64 0, i64 3, i32 1
  store i64 %18, ptr %21, align 8
  %22 = getelementptr inbounds [8 x %struct.anon], ptr %2, i64 0, i64 4, i32 0
  %23 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 21
  store ptr %23, ptr %22, align 16
  %24 = shl nsw i64 %18, 1
  br label %25

25:
  %26 = phi i64 [ 2, %1 ], [ %28, %25 ]
  %27 = icmp slt i64 %26, %24
  %28 = shl nsw i64 %26, 1
  br i1 %27, label %25, label %29

29:
  %30 = getelementptr inbounds [8 x %struct.anon], ptr %2, i64 0, i64 4, i32 1
  store i64 %26, ptr %30, align 8
  %31 = getelementptr inbounds [8 x %struct.anon], ptr %2, i64 0, i64 5, i32 0
  %32 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 22
  store ptr %32, ptr %31, align 16
  %33 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 7
  %34 = load i64, ptr %33, align 8
  %35 = sub nsw i64 %6, %34
  %36 = shl nsw i64 %35, 1
  br label %37

37:
  %38 = phi i64 [ 2, %29 ], [ %40, %37 ]
  %39 = icmp slt i64 %38, %36
  %40 = shl nsw i64 %38, 1
  br i1 %39, label %37, label %41

41:
  %42 = getelementptr inbounds [8 x %struct.anon], ptr %2, i64 0, i64 5, i32 1
  store i64 %38, ptr %42, align 8
  %43 = getelementptr inbounds [8 x %struct.anon], ptr %2, i64 0, i64 6, i32 0
  %44 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 23
  store ptr %44, ptr %43, align 16
  %45 = getelementptr inbounds [8 x %struct.anon], ptr %2, i64 0, i64 6, i32 1
  store i64 %35, ptr %45, align 8
  %46 = getelementptr inbounds [8 x %struct.anon], ptr %2, i64 0, i64 7, i32 0
  %47 = getelementptr inbounds %struct.moreau_parts, ptr %3, i64 0, i32 25
  store ptr %47, ptr %46, align 16
  %48 = getelementptr inbounds [8 x %struct.anon], ptr %2, i64 0, i64 7, i32 1
  %49 = call i64 @law_places(i64 64)
  %50 = add nsw i64 %49, 384
  store i64 %50, ptr %48, align 8
  %51 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 0, i32 22
  br label %52

52:
  %53 = phi i64 [ 0, %41 ], [ %65, %61 ]
  %54 = phi i64 [ 0, %41 ], [ %64, %61 ]
  %55 = load ptr, ptr %51, align 8
  %56 = icmp eq ptr %55, null
  br i1 %56, label %61, label %57

57:
  %58 = getelementptr inbounds i64, ptr %55, i64 %54
  %59 = getelementptr inbounds [8 x %struct.anon], ptr %2, i64 0, i64 %53, i32 0
  %60 = load ptr, ptr %59, align 16
  store ptr %58, ptr %60, align 8
  br label %61

61:
  %62 = getelementptr inbounds [8 x %struct.anon], ptr %2, i64 0, i64 %53, i32 1
  %63 = load i64, ptr %62, align 8
  %64 = add nsw i64 %63, %54
  %65 = add nuw nsw i64 %53, 1
  %66 = icmp eq i64 %65, 8
  br i1 %66, label %67, label %52

67:
  ret i64 %64
}

declare i64 @law_places(i64)

define void @moreau_parts_of(ptr sret(%struct.moreau_parts) align 8 %0, ptr  %1, i64 %2) {
  %4 = alloca [8 x %struct.anon], align 16
  %5 = bitcast ptr %0 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(224) %5, i8 0, i64 224, i1 false)
  %6 = tail call i64 @lay_out_doubles(ptr %1, i64 %2, ptr %0)
  %7 = getelementptr inbounds %struct.moreau_system, ptr %1, i64 0, i32 0, i32 0
  %8 = load i64, ptr %7, align 8
  %9 = bitcast ptr %4 to ptr
  %10 = getelementptr inbounds [8 x %struct.anon], ptr %4, i64 0, i64 0, i32 0
  %11 = getelementptr inbounds %struct.moreau_parts, ptr %0, i64 0, i32 18
  store ptr %11, ptr %10, align 16
  %12 = getelementptr inbounds [8 x %struct.anon], ptr %4, i64 0, i64 0, i32 1
  store i64 %8, ptr %12, align 8
  %13 = getelementptr inbounds [8 x %struct.anon], ptr %4, i64 0, i64 1, i32 0
  %14 = getelementptr inbounds %struct.moreau_parts, ptr %0, i64 0, i32 24
  store ptr %14, ptr %13, align 16
  %15 = getelementptr inbounds [8 x %struct.anon], ptr %4, i64 0, i64 1, i32 1
  store i64 %8, ptr %15, align 8
  %16 = getelementptr inbounds [8 x %struct.anon], ptr %4, i64 0, i64 2, i32 0
  %17 = getelementptr inbounds %struct.moreau_parts, ptr %0, i64 0, i32 19
  store ptr %17, ptr %16, align 16
  %18 = getelementptr inbounds [8 x %struct.anon], ptr %4, i64 0, i64 2, i32 1
  %19 = getelementptr inbounds %struct.moreau_system, ptr %1, i64 0, i32 8
  %20 = load i64, ptr %19, align 8
  store i64 %20, ptr %18, align 8
  %21 = getelementptr inbounds [8 x %struct.anon], ptr %4, i64 0, i64 3, i32 0
  %22 = getelementptr inbounds %struct.moreau_parts, ptr %0, i64 0, i32 20
  store ptr %22, ptr %21, align 16
  %23 = getelementptr inbounds [8 x %struct.anon], ptr %4, i64 0, i64 3, i32 1
  store i64 %20, ptr %23, align 8
  %24 = getelementptr inbounds [8 x %struct.anon], ptr %4, i64 0, i64 4, i32 0
  %25 = getelementptr inbounds %struct.moreau_parts, ptr %0, i64 0, i32 21
  store ptr %25, ptr %24, align 16
  %26 = shl nsw i64 %20, 1
  br label %27

27:
  %28 = phi i64 [ 2, %3 ], [ %30, %27 ]
  %29 = icmp slt i64 %28, %26
  %30 = shl nsw i64 %28, 1
  br i1 %29, label %27, label %31

31:
  %32 = getelementptr inbounds [8 x %struct.anon], ptr %4, i64 0, i64 4, i32 1
  store i64 %28, ptr %32, align 8
  %33 = getelementptr inbounds [8 x %struct.anon], ptr %4, i64 0, i64 5, i32 0
  %34 = getelementptr inbounds %struct.moreau_parts, ptr %0, i64 0, i32 22
  store ptr %34, ptr %33, align 16
  %35 = getelementptr inbounds %struct.moreau_system, ptr %1, i64 0, i32 7
  %36 = load i64, ptr %35, align 8
  %37 = sub nsw i64 %8, %36
  %38 = shl nsw i64 %37, 1
  br label %39

39:
  %40 = phi i64 [ 2, %31 ], [ %42, %39 ]
  %41 = icmp slt i64 %40, %38
  %42 = shl nsw i64 %40, 1
  br i1 %41, label %39, label %43

43:
  %44 = getelementptr inbounds [8 x %struct.anon], ptr %4, i64 0, i64 5, i32 1
  store i64 %40, ptr %44, align 8
  %45 = getelementptr inbounds [8 x %struct.anon], ptr %4, i64 0, i64 6, i32 0
  %46 = getelementptr inbounds %struct.moreau_parts, ptr %0, i64 0, i32 23
  store ptr %46, ptr %45, align 16
  %47 = getelementptr inbounds [8 x %struct.anon], ptr %4, i64 0, i64 6, i32 1
  store i64 %37, ptr %47, align 8
  %48 = getelementptr inbounds [8 x %struct.anon], ptr %4, i64 0, i64 7, i32 0
  %49 = getelementptr inbounds %struct.moreau_parts, ptr %0, i64 0, i32 25
  store ptr %49, ptr %48, align 16
  %50 = getelementptr inbounds [8 x %struct.anon], ptr %4, i64 0, i64 7, i32 1
  %51 = tail call i64 @law_places(i64 64)
  %52 = add nsw i64 %51, 384
  store i64 %52, ptr %50, align 8
  %53 = getelementptr inbounds %struct.moreau_system, ptr %1, i64 0, i32 0, i32 22
  br label %54

54:
  %55 = phi i64 [ 0, %43 ], [ %67, %63 ]
  %56 = phi i64 [ 0, %43 ], [ %66, %63 ]
  %57 = load ptr, ptr %53, align 8
  %58 = icmp eq ptr %57, null
  br i1 %58, label %63, label %59

59:
  %60 = getelementptr inbounds i64, ptr %57, i64 %56
  %61 = getelementptr inbounds [8 x %struct.anon], ptr %4, i64 0, i64 %55, i32 0
  %62 = load ptr, ptr %61, align 16
  store ptr %60, ptr %62, align 8
  br label %63

63:
  %64 = getelementptr inbounds [8 x %struct.anon], ptr %4, i64 0, i64 %55, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = add nsw i64 %65, %56
  %67 = add nuw nsw i64 %55, 1
  %68 = icmp eq i64 %67, 8
  br i1 %68, label %69, label %54

69:
  %70 = load i64, ptr %7, align 8
  %71 = icmp sgt i64 %70, 0
  br i1 %71, label %72, label %78

72:
  %73 = load ptr, ptr %11, align 8
  %74 = getelementptr inbounds %struct.moreau_system, ptr %1, i64 0, i32 0, i32 5
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds %struct.moreau_system, ptr %1, i64 0, i32 1
  %77 = load ptr, ptr %76, align 8
  br label %79

78:
  ret void

79:
  %80 = phi i64 [ 0, %72 ], [ %102, %93 ]
  %81 = phi i64 [ 0, %72 ], [ %95, %93 ]
  %82 = getelementptr inbounds i64, ptr %73, i64 %81
  store i64 %80, ptr %82, align 8
  %83 = shl nsw i64 %81, 2
  %84 = getelementptr inbounds i64, ptr %75, i64 %83
  %85 = load i64, ptr %84, align 8
  %86 = icmp sgt i64 %85, 2
  br i1 %86, label %93, label %87

87:
  %88 = icmp ne i64 %85, 2
  %89 = zext i1 %88 to i64
  %90 = getelementptr inbounds i64, ptr %84, i64 2
  %91 = load i64, ptr %90, align 8
  %92 = add nsw i64 %91, %89
  br label %93

93:
  %94 = phi i64 [ %92, %87 ], [ 6, %79 ]
  %95 = add nuw nsw i64 %81, 1
  %96 = getelementptr inbounds i64, ptr %77, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds i64, ptr %77, i64 %81
  %99 = load i64, ptr %98, align 8
  %100 = sub nsw i64 %97, %99
  %101 = mul nsw i64 %100, %94
  %102 = add nsw i64 %101, %80
  %103 = load i64, ptr %7, align 8
  %104 = icmp slt i64 %95, %103
  br i1 %104, label %79, label %78
}

define i64 @moreau_last(ptr  %0, ptr  %1, ptr  %2) {
  %4 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 21
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.moreau_contact, ptr %2, i64 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.moreau_contact, ptr %2, i64 0, i32 0
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %11, %7
  %13 = add i64 %9, %7
  %14 = add i64 %13, %12
  %15 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 8
  %16 = load i64, ptr %15, align 8
  %17 = shl nsw i64 %16, 1
  br label %18

18:
  %19 = phi i64 [ 2, %3 ], [ %21, %18 ]
  %20 = icmp slt i64 %19, %17
  %21 = shl nsw i64 %19, 1
  br i1 %20, label %18, label %22

22:
  %23 = icmp slt i64 %9, 0
  %24 = select i1 %23, i64 %11, i64 %14
  %25 = add nsw i64 %19, -1
  %26 = mul i64 %24, -7046029254386353131
  %27 = lshr i64 %26, 32
  %28 = and i64 %25, %27
  %29 = getelementptr inbounds i64, ptr %5, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = icmp sgt i64 %30, 0
  br i1 %31, label %32, label %48

32:
  %33 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 19
  %34 = load ptr, ptr %33, align 8
  br label %35

35:
  %36 = phi i64 [ %30, %32 ], [ %46, %42 ]
  %37 = phi i64 [ %28, %32 ], [ %44, %42 ]
  %38 = add nsw i64 %36, -1
  %39 = getelementptr inbounds i64, ptr %34, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, %24
  br i1 %41, label %48, label %42

42:
  %43 = add nsw i64 %37, 1
  %44 = and i64 %43, %25
  %45 = getelementptr inbounds i64, ptr %5, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = icmp sgt i64 %46, 0
  br i1 %47, label %35, label %48

48:
  %49 = phi i64 [ %30, %22 ], [ %46, %42 ], [ %36, %35 ]
  %50 = add nsw i64 %49, -1
  ret i64 %50
}

define void @moreau_remember(ptr  %0, ptr  %1) {
  %3 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 21
  %4 = bitcast ptr %3 to ptr
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 8
  %7 = load i64, ptr %6, align 8
  %8 = shl nsw i64 %7, 1
  br label %9

9:
  %10 = phi i64 [ 2, %2 ], [ %12, %9 ]
  %11 = icmp slt i64 %10, %8
  %12 = shl nsw i64 %10, 1
  br i1 %11, label %9, label %13

13:
  %14 = shl i64 %10, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 %14, i1 false)
  %15 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 27
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %25

18:
  %19 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 26
  %20 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 0, i32 0
  %21 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 19
  %22 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 20
  %23 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 11
  %24 = load ptr, ptr %21, align 8
  br label %28

25:
  %26 = phi i64 [ %16, %13 ], [ %88, %85 ]
  %27 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 22
  store i64 %26, ptr %27, align 8
  ret void

28:
  %29 = phi ptr [ %24, %18 ], [ %54, %85 ]
  %30 = phi i64 [ 0, %18 ], [ %64, %85 ]
  %31 = load ptr, ptr %19, align 8
  %32 = load i64, ptr %20, align 8
  %33 = getelementptr inbounds %struct.moreau_contact, ptr %31, i64 %30, i32 1
  %34 = load i64, ptr %33, align 8
  %35 = icmp slt i64 %34, 0
  %36 = getelementptr inbounds %struct.moreau_contact, ptr %31, i64 %30, i32 0
  %37 = load i64, ptr %36, align 8
  %38 = mul nsw i64 %37, %32
  %39 = add i64 %34, %32
  %40 = add i64 %39, %38
  %41 = select i1 %35, i64 %37, i64 %40
  %42 = getelementptr inbounds i64, ptr %29, i64 %30
  store i64 %41, ptr %42, align 8
  %43 = getelementptr inbounds %struct.moreau_contact, ptr %31, i64 %30, i32 24
  %44 = load i64, ptr %43, align 8
  %45 = load ptr, ptr %22, align 8
  %46 = getelementptr inbounds i64, ptr %45, i64 %30
  store i64 %44, ptr %46, align 8
  %47 = load ptr, ptr %23, align 8
  %48 = mul nuw nsw i64 %30, 3
  %49 = getelementptr inbounds double, ptr %47, i64 %48
  %50 = bitcast ptr %49 to ptr
  %51 = getelementptr inbounds %struct.moreau_contact, ptr %31, i64 %30, i32 19, i64 0
  %52 = bitcast ptr %51 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %50, ptr align 8 dereferenceable(24) %52, i64 24, i1 false)
  %53 = load ptr, ptr %3, align 8
  %54 = load ptr, ptr %21, align 8
  %55 = getelementptr inbounds i64, ptr %54, i64 %30
  %56 = load i64, ptr %55, align 8
  %57 = load i64, ptr %6, align 8
  %58 = shl nsw i64 %57, 1
  br label %59

59:
  %60 = phi i64 [ 2, %28 ], [ %62, %59 ]
  %61 = icmp slt i64 %60, %58
  %62 = shl nsw i64 %60, 1
  br i1 %61, label %59, label %63

63:
  %64 = add nuw nsw i64 %30, 1
  %65 = add nsw i64 %60, -1
  %66 = mul i64 %56, -7046029254386353131
  %67 = lshr i64 %66, 32
  %68 = and i64 %65, %67
  %69 = getelementptr inbounds i64, ptr %53, i64 %68
  %70 = load i64, ptr %69, align 8
  %71 = icmp sgt i64 %70, 0
  br i1 %71, label %72, label %85

72:
  %73 = phi i64 [ %83, %79 ], [ %70, %63 ]
  %74 = phi i64 [ %81, %79 ], [ %68, %63 ]
  %75 = add nsw i64 %73, -1
  %76 = getelementptr inbounds i64, ptr %54, i64 %75
  %77 = load i64, ptr %76, align 8
  %78 = icmp eq i64 %77, %56
  br i1 %78, label %85, label %79

79:
  %80 = add nsw i64 %74, 1
  %81 = and i64 %80, %65
  %82 = getelementptr inbounds i64, ptr %53, i64 %81
  %83 = load i64, ptr %82, align 8
  %84 = icmp sgt i64 %83, 0
  br i1 %84, label %72, label %85

85:
  %86 = phi i64 [ %68, %63 ], [ %74, %72 ], [ %81, %79 ]
  %87 = getelementptr inbounds i64, ptr %53, i64 %86
  store i64 %64, ptr %87, align 8
  %88 = load i64, ptr %15, align 8
  %89 = icmp slt i64 %64, %88
  br i1 %89, label %28, label %25
}

define i64 @moreau_find(ptr  %0, ptr  %1, double %2) {
  %4 = alloca [3 x i64], align 16
  %5 = alloca [3 x i64], align 16
  %6 = alloca [3 x i64], align 16
  %7 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 27
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 24
  %9 = bitcast ptr %8 to ptr
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 0, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = shl i64 %12, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %10, i8 0, i64 %13, i1 false)
  %14 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 7
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %70

17:
  %18 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 0, i32 5
  %19 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 0
  %20 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 2
  %21 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 0, i32 6
  %22 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 1
  %23 = fneg double %2
  br label %24

24:
  %25 = phi i64 [ %15, %17 ], [ %67, %66 ]
  %26 = phi i64 [ 0, %17 ], [ %68, %66 ]
  %27 = load ptr, ptr %18, align 8
  %28 = shl nsw i64 %26, 2
  %29 = getelementptr inbounds i64, ptr %27, i64 %28
  %30 = load ptr, ptr %19, align 8
  %31 = getelementptr inbounds double, ptr %30, i64 %26
  %32 = load double, ptr %31, align 8
  %33 = tail call double @llvm.fabs.f64(double %32)
  %34 = fcmp ueq double %33, 0x7FF0000000000000
  br i1 %34, label %287, label %35

35:
  %36 = load i64, ptr %29, align 8
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %38, label %61

38:
  %39 = load ptr, ptr %20, align 8
  %40 = mul nsw i64 %26, 3
  %41 = add nuw nsw i64 %40, 2
  %42 = getelementptr inbounds double, ptr %39, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = load ptr, ptr %21, align 8
  %45 = shl nuw nsw i64 %26, 1
  %46 = getelementptr inbounds double, ptr %44, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = fcmp ogt double %43, 0.000000e+00
  br i1 %48, label %57, label %49

49:
  %50 = load ptr, ptr %22, align 8
  %51 = getelementptr inbounds i64, ptr %29, i64 1
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds double, ptr %50, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fmul double %54, %23
  %56 = tail call double @llvm.maxnum.f64(double %55, double 0.000000e+00)
  br label %57

57:
  %58 = phi double [ %56, %49 ], [ 0.000000e+00, %38 ]
  %59 = fadd double %47, %58
  %60 = fcmp ogt double %32, %59
  br i1 %60, label %66, label %61

61:
  %62 = tail call ptr @begin(ptr %0, ptr %1, i64 %26, i64 -1)
  %63 = icmp eq ptr %62, null
  br i1 %63, label %287, label %64

64:
  %65 = load i64, ptr %14, align 8
  br label %66

66:
  %67 = phi i64 [ %65, %64 ], [ %25, %57 ]
  %68 = add nuw nsw i64 %26, 1
  %69 = icmp slt i64 %68, %67
  br i1 %69, label %24, label %70

70:
  %71 = phi i64 [ %15, %3 ], [ %67, %66 ]
  %72 = load i64, ptr %11, align 8
  %73 = sub i64 %72, %71
  %74 = icmp sgt i64 %73, 0
  br i1 %74, label %75, label %287

75:
  %76 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 3
  %77 = load ptr, ptr %76, align 8
  br label %104

78:
  %79 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 22
  %80 = bitcast ptr %79 to ptr
  %81 = load ptr, ptr %80, align 8
  %82 = shl nsw i64 %73, 1
  br label %83

83:
  %84 = phi i64 [ 2, %78 ], [ %86, %83 ]
  %85 = icmp slt i64 %84, %82
  %86 = shl nsw i64 %84, 1
  br i1 %85, label %83, label %87

87:
  %88 = shl i64 %84, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %81, i8 0, i64 %88, i1 false)
  %89 = load i64, ptr %14, align 8
  %90 = load i64, ptr %11, align 8
  %91 = icmp slt i64 %89, %90
  br i1 %91, label %92, label %287

92:
  %93 = bitcast ptr %6 to ptr
  %94 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 0, i32 5
  %95 = getelementptr inbounds [3 x i64], ptr %6, i64 0, i64 0
  %96 = bitcast ptr %4 to ptr
  %97 = getelementptr inbounds [3 x i64], ptr %4, i64 0, i64 0
  %98 = getelementptr inbounds [3 x i64], ptr %4, i64 0, i64 1
  %99 = getelementptr inbounds [3 x i64], ptr %6, i64 0, i64 1
  %100 = getelementptr inbounds [3 x i64], ptr %4, i64 0, i64 2
  %101 = getelementptr inbounds [3 x i64], ptr %6, i64 0, i64 2
  %102 = bitcast ptr %5 to ptr
  %103 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 23
  br label %115

104:
  %105 = phi double [ 0.000000e+00, %75 ], [ %112, %104 ]
  %106 = phi i64 [ 0, %75 ], [ %113, %104 ]
  %107 = mul nuw nsw i64 %106, 7
  %108 = add nuw nsw i64 %107, 6
  %109 = getelementptr inbounds double, ptr %77, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = fmul double %110, 2.500000e+00
  %112 = tail call double @llvm.maxnum.f64(double %105, double %111)
  %113 = add nuw nsw i64 %106, 1
  %114 = icmp eq i64 %113, %73
  br i1 %114, label %78, label %104

115:
  %116 = phi i64 [ %90, %92 ], [ %282, %281 ]
  %117 = phi i64 [ %89, %92 ], [ %283, %281 ]
  %118 = load ptr, ptr %94, align 8
  %119 = shl nsw i64 %117, 2
  %120 = getelementptr inbounds i64, ptr %118, i64 %119
  %121 = load i64, ptr %120, align 8
  %122 = icmp eq i64 %121, 3
  br i1 %122, label %123, label %281

123:
  %124 = load ptr, ptr %76, align 8
  %125 = load i64, ptr %14, align 8
  %126 = sub nsw i64 %117, %125
  %127 = mul nsw i64 %126, 7
  %128 = getelementptr inbounds double, ptr %124, i64 %127
  %129 = load double, ptr %128, align 8
  %130 = fdiv double %129, %112
  %131 = tail call double @llvm.floor.f64(double %130)
  %132 = tail call double @llvm.fabs.f64(double %131)
  %133 = fcmp olt double %132, 1.000000e+15
  br i1 %133, label %141, label %285

134:
  %135 = getelementptr inbounds double, ptr %128, i64 %146
  %136 = load double, ptr %135, align 8
  %137 = fdiv double %136, %112
  %138 = tail call double @llvm.floor.f64(double %137)
  %139 = tail call double @llvm.fabs.f64(double %138)
  %140 = fcmp olt double %139, 1.000000e+15
  br i1 %140, label %141, label %148

141:
  %142 = phi double [ %138, %134 ], [ %131, %123 ]
  %143 = phi i64 [ %146, %134 ], [ 0, %123 ]
  %144 = fptosi double %142 to i64
  %145 = getelementptr inbounds [3 x i64], ptr %6, i64 0, i64 %143
  store i64 %144, ptr %145, align 8
  %146 = add nuw nsw i64 %143, 1
  %147 = icmp eq i64 %146, 3
  br i1 %147, label %150, label %134

148:
  %149 = icmp ult i64 %143, 2
  br i1 %149, label %285, label %150

150:
  %151 = load i64, ptr %95, align 16
  %152 = add i64 %151, -1
  %153 = load i64, ptr %99, align 8
  %154 = load i64, ptr %101, align 16
  %155 = add i64 %153, -1
  %156 = add i64 %154, -1
  br label %157

157:
  %158 = phi i64 [ %125, %150 ], [ %228, %226 ]
  %159 = phi i64 [ %116, %150 ], [ %227, %226 ]
  %160 = phi i64 [ 0, %150 ], [ %224, %226 ]
  %161 = trunc i64 %160 to i8
  %162 = urem i8 %161, 3
  %163 = zext i8 %162 to i64
  %164 = add i64 %152, %163
  store i64 %164, ptr %97, align 16
  %165 = udiv i8 %161, 3
  %166 = urem i8 %165, 3
  %167 = zext i8 %166 to i64
  %168 = add i64 %155, %167
  store i64 %168, ptr %98, align 8
  %169 = udiv i8 %161, 9
  %170 = zext i8 %169 to i64
  %171 = add i64 %156, %170
  store i64 %171, ptr %100, align 16
  %172 = load ptr, ptr %79, align 8
  %173 = sub nsw i64 %159, %158
  %174 = shl nsw i64 %173, 1
  br label %175

175:
  %176 = phi i64 [ 2, %157 ], [ %178, %175 ]
  %177 = icmp slt i64 %176, %174
  %178 = shl nsw i64 %176, 1
  br i1 %177, label %175, label %179

179:
  %180 = mul i64 %164, 73856093
  %181 = mul i64 %168, 19349663
  %182 = mul i64 %171, 83492791
  %183 = xor i64 %182, %180
  %184 = xor i64 %183, %181
  %185 = add nsw i64 %176, -1
  %186 = and i64 %185, %184
  %187 = getelementptr inbounds i64, ptr %172, i64 %186
  %188 = load i64, ptr %187, align 8
  %189 = icmp sgt i64 %188, 0
  br i1 %189, label %190, label %223

190:
  %191 = phi i64 [ %220, %217 ], [ %188, %179 ]
  %192 = load ptr, ptr %76, align 8
  %193 = add nsw i64 %191, -1
  %194 = mul nsw i64 %193, 7
  %195 = getelementptr inbounds double, ptr %192, i64 %194
  br label %196

196:
  %197 = phi i64 [ 0, %190 ], [ %207, %204 ]
  %198 = getelementptr inbounds double, ptr %195, i64 %197
  %199 = load double, ptr %198, align 8
  %200 = fdiv double %199, %112
  %201 = tail call double @llvm.floor.f64(double %200)
  %202 = tail call double @llvm.fabs.f64(double %201)
  %203 = fcmp olt double %202, 1.000000e+15
  br i1 %203, label %204, label %209

204:
  %205 = fptosi double %201 to i64
  %206 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 %197
  store i64 %205, ptr %206, align 8
  %207 = add nuw nsw i64 %197, 1
  %208 = icmp eq i64 %207, 3
  br i1 %208, label %209, label %196

209:
  %210 = call i32 @bcmp(ptr dereferenceable(24) %102, ptr dereferenceable(24) %96, i64 24)
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %212, label %217

212:
  %213 = load i64, ptr %14, align 8
  %214 = add i64 %213, %193
  %215 = tail call i64 @pair(ptr %0, ptr %1, i64 %117, i64 %214, double %2)
  %216 = icmp eq i64 %215, 0
  br i1 %216, label %217, label %222

217:
  %218 = load ptr, ptr %103, align 8
  %219 = getelementptr inbounds i64, ptr %218, i64 %193
  %220 = load i64, ptr %219, align 8
  %221 = icmp sgt i64 %220, 0
  br i1 %221, label %190, label %223

222:
  br label %229

223:
  %224 = add nuw nsw i64 %160, 1
  %225 = icmp eq i64 %224, 27
  br i1 %225, label %229, label %226

226:
  %227 = load i64, ptr %11, align 8
  %228 = load i64, ptr %14, align 8
  br label %157

229:
  %230 = phi i64 [ %215, %222 ], [ 0, %223 ]
  %231 = load i64, ptr %14, align 8
  %232 = load i64, ptr %11, align 8
  %233 = icmp slt i64 %231, %232
  br i1 %233, label %238, label %234

234:
  %235 = phi i64 [ %230, %229 ], [ %254, %252 ]
  %236 = phi i64 [ %232, %229 ], [ %253, %252 ]
  %237 = icmp eq i64 %235, 0
  br i1 %237, label %257, label %285

238:
  %239 = phi i64 [ %253, %252 ], [ %232, %229 ]
  %240 = phi i64 [ %255, %252 ], [ %231, %229 ]
  %241 = phi i64 [ %254, %252 ], [ %230, %229 ]
  %242 = icmp eq i64 %241, 0
  br i1 %242, label %243, label %252

243:
  %244 = load ptr, ptr %94, align 8
  %245 = shl nsw i64 %240, 2
  %246 = getelementptr inbounds i64, ptr %244, i64 %245
  %247 = load i64, ptr %246, align 8
  %248 = icmp eq i64 %247, 4
  br i1 %248, label %249, label %252

249:
  %250 = tail call i64 @pair(ptr %0, ptr %1, i64 %117, i64 %240, double %2)
  %251 = load i64, ptr %11, align 8
  br label %252

252:
  %253 = phi i64 [ %251, %249 ], [ %239, %243 ], [ %239, %238 ]
  %254 = phi i64 [ %250, %249 ], [ 0, %243 ], [ %241, %238 ]
  %255 = add nsw i64 %240, 1
  %256 = icmp slt i64 %255, %253
  br i1 %256, label %238, label %234

257:
  %258 = load i64, ptr %14, align 8
  %259 = sub nsw i64 %236, %258
  %260 = shl nsw i64 %259, 1
  br label %261

261:
  %262 = phi i64 [ 2, %257 ], [ %264, %261 ]
  %263 = icmp slt i64 %262, %260
  %264 = shl nsw i64 %262, 1
  br i1 %263, label %261, label %265

265:
  %266 = sub nsw i64 %117, %258
  %267 = mul i64 %151, 73856093
  %268 = mul i64 %153, 19349663
  %269 = xor i64 %268, %267
  %270 = mul i64 %154, 83492791
  %271 = xor i64 %269, %270
  %272 = add nsw i64 %262, -1
  %273 = and i64 %272, %271
  %274 = load ptr, ptr %79, align 8
  %275 = getelementptr inbounds i64, ptr %274, i64 %273
  %276 = load i64, ptr %275, align 8
  %277 = load ptr, ptr %103, align 8
  %278 = getelementptr inbounds i64, ptr %277, i64 %266
  store i64 %276, ptr %278, align 8
  %279 = add nsw i64 %266, 1
  store i64 %279, ptr %275, align 8
  %280 = load i64, ptr %11, align 8
  br label %281

281:
  %282 = phi i64 [ %280, %265 ], [ %116, %115 ]
  %283 = add nsw i64 %117, 1
  %284 = icmp slt i64 %283, %282
  br i1 %284, label %115, label %287

285:
  %286 = phi i64 [ %235, %234 ], [ 6, %148 ], [ 6, %123 ]
  br label %287

287:
  %288 = phi i64 [ 0, %70 ], [ %286, %285 ], [ 0, %87 ], [ 0, %281 ], [ 17, %61 ], [ 6, %24 ]
  ret i64 %288
}

define internal ptr @begin(ptr  %0, ptr  %1, i64 %2, i64 %3) {
  %5 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 27
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %6, %8
  br i1 %9, label %152, label %10

10:
  %11 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 0, i32 5
  %12 = load ptr, ptr %11, align 8
  %13 = shl nsw i64 %2, 2
  %14 = getelementptr inbounds i64, ptr %12, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 2
  %17 = load ptr, ptr %16, align 8
  %18 = mul nsw i64 %2, 3
  %19 = getelementptr inbounds double, ptr %17, i64 %18
  %20 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 26
  %21 = load ptr, ptr %20, align 8
  %22 = add nsw i64 %6, 1
  store i64 %22, ptr %5, align 8
  %23 = getelementptr inbounds %struct.moreau_contact, ptr %21, i64 %6
  %24 = getelementptr inbounds %struct.moreau_contact, ptr %21, i64 %6, i32 1
  %25 = bitcast ptr %24 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(472) %25, i8 0, i64 464, i1 false)
  %26 = getelementptr inbounds %struct.moreau_contact, ptr %23, i64 0, i32 0
  store i64 %2, ptr %26, align 8
  %27 = getelementptr inbounds %struct.moreau_contact, ptr %21, i64 %6, i32 1
  store i64 %3, ptr %27, align 8
  %28 = icmp ne i64 %15, 2
  %29 = zext i1 %28 to i64
  %30 = getelementptr inbounds %struct.moreau_contact, ptr %21, i64 %6, i32 2
  store i64 %29, ptr %30, align 8
  %31 = icmp eq i64 %15, 3
  br i1 %31, label %43, label %32

32:
  %33 = load ptr, ptr %11, align 8
  %34 = getelementptr inbounds i64, ptr %33, i64 %13
  %35 = load i64, ptr %34, align 8
  %36 = icmp sgt i64 %35, 2
  br i1 %36, label %43, label %37

37:
  %38 = icmp ne i64 %35, 2
  %39 = zext i1 %38 to i64
  %40 = getelementptr inbounds i64, ptr %34, i64 2
  %41 = load i64, ptr %40, align 8
  %42 = add nsw i64 %41, %39
  br label %43

43:
  %44 = phi i64 [ 3, %10 ], [ %42, %37 ], [ 6, %32 ]
  %45 = getelementptr inbounds %struct.moreau_contact, ptr %21, i64 %6, i32 3
  store i64 %44, ptr %45, align 8
  %46 = icmp slt i64 %3, 0
  %47 = select i1 %46, i64 1, i64 2
  %48 = getelementptr inbounds %struct.moreau_contact, ptr %21, i64 %6, i32 4
  store i64 %47, ptr %48, align 8
  %49 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 0
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds double, ptr %50, i64 %2
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds %struct.moreau_contact, ptr %21, i64 %6, i32 17
  store double %52, ptr %53, align 8
  %54 = load double, ptr %19, align 8
  %55 = getelementptr inbounds %struct.moreau_contact, ptr %21, i64 %6, i32 15
  store double %54, ptr %55, align 8
  %56 = getelementptr inbounds double, ptr %19, i64 1
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds %struct.moreau_contact, ptr %21, i64 %6, i32 16
  store double %57, ptr %58, align 8
  %59 = getelementptr inbounds double, ptr %19, i64 2
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds %struct.moreau_contact, ptr %21, i64 %6, i32 14
  store double %60, ptr %61, align 8
  %62 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 24
  %63 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 1
  %64 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 2
  %65 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 6
  %66 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 18
  %67 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 7
  br label %110

68:
  %69 = load i64, ptr %27, align 8
  %70 = load i64, ptr %26, align 8
  %71 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 21
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 0, i32 0
  %74 = load i64, ptr %73, align 8
  %75 = add i64 %69, %74
  %76 = load i64, ptr %7, align 8
  %77 = shl nsw i64 %76, 1
  br label %78

78:
  %79 = phi i64 [ 2, %68 ], [ %81, %78 ]
  %80 = icmp slt i64 %79, %77
  %81 = shl nsw i64 %79, 1
  br i1 %80, label %78, label %82

82:
  %83 = mul nsw i64 %70, %74
  %84 = add i64 %75, %83
  %85 = icmp slt i64 %69, 0
  %86 = select i1 %85, i64 %70, i64 %84
  %87 = add nsw i64 %79, -1
  %88 = mul i64 %86, -7046029254386353131
  %89 = lshr i64 %88, 32
  %90 = and i64 %87, %89
  %91 = getelementptr inbounds i64, ptr %72, i64 %90
  %92 = load i64, ptr %91, align 8
  %93 = icmp sgt i64 %92, 0
  br i1 %93, label %94, label %152

94:
  %95 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 19
  %96 = load ptr, ptr %95, align 8
  br label %97

97:
  %98 = phi i64 [ %92, %94 ], [ %108, %104 ]
  %99 = phi i64 [ %90, %94 ], [ %106, %104 ]
  %100 = add nsw i64 %98, -1
  %101 = getelementptr inbounds i64, ptr %96, i64 %100
  %102 = load i64, ptr %101, align 8
  %103 = icmp eq i64 %102, %86
  br i1 %103, label %143, label %104

104:
  %105 = add nsw i64 %99, 1
  %106 = and i64 %105, %87
  %107 = getelementptr inbounds i64, ptr %72, i64 %106
  %108 = load i64, ptr %107, align 8
  %109 = icmp sgt i64 %108, 0
  br i1 %109, label %97, label %152

110:
  %111 = phi i64 [ 0, %43 ], [ %140, %110 ]
  %112 = icmp eq i64 %111, 0
  %113 = select i1 %112, i64 %2, i64 %3
  %114 = load ptr, ptr %62, align 8
  %115 = getelementptr inbounds i64, ptr %114, i64 %113
  store i64 1, ptr %115, align 8
  %116 = load ptr, ptr %63, align 8
  %117 = add nsw i64 %113, 1
  %118 = getelementptr inbounds i64, ptr %116, i64 %117
  %119 = load i64, ptr %118, align 8
  %120 = getelementptr inbounds i64, ptr %116, i64 %113
  %121 = load i64, ptr %120, align 8
  %122 = sub nsw i64 %119, %121
  %123 = getelementptr inbounds %struct.moreau_contact, ptr %21, i64 %6, i32 5, i64 %111
  store i64 %122, ptr %123, align 8
  %124 = load ptr, ptr %64, align 8
  %125 = load i64, ptr %120, align 8
  %126 = getelementptr inbounds i64, ptr %124, i64 %125
  %127 = getelementptr inbounds %struct.moreau_contact, ptr %21, i64 %6, i32 6, i64 %111
  store ptr %126, ptr %127, align 8
  %128 = load ptr, ptr %65, align 8
  %129 = load ptr, ptr %66, align 8
  %130 = getelementptr inbounds i64, ptr %129, i64 %113
  %131 = load i64, ptr %130, align 8
  %132 = getelementptr inbounds double, ptr %128, i64 %131
  %133 = getelementptr inbounds %struct.moreau_contact, ptr %21, i64 %6, i32 7, i64 %111
  store ptr %132, ptr %133, align 8
  %134 = load ptr, ptr %67, align 8
  %135 = load ptr, ptr %66, align 8
  %136 = getelementptr inbounds i64, ptr %135, i64 %113
  %137 = load i64, ptr %136, align 8
  %138 = getelementptr inbounds double, ptr %134, i64 %137
  %139 = getelementptr inbounds %struct.moreau_contact, ptr %21, i64 %6, i32 8, i64 %111
  store ptr %138, ptr %139, align 8
  %140 = add nuw nsw i64 %111, 1
  %141 = load i64, ptr %48, align 8
  %142 = icmp slt i64 %140, %141
  br i1 %142, label %110, label %68

143:
  %144 = getelementptr inbounds %struct.moreau_contact, ptr %21, i64 %6, i32 19, i64 0
  %145 = bitcast ptr %144 to ptr
  %146 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 11
  %147 = load ptr, ptr %146, align 8
  %148 = mul i64 %98, 3
  %149 = add i64 %148, -3
  %150 = getelementptr inbounds double, ptr %147, i64 %149
  %151 = bitcast ptr %150 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %145, ptr align 8 dereferenceable(24) %151, i64 24, i1 false)
  br label %152

152:
  %153 = phi ptr [ null, %4 ], [ %23, %143 ], [ %23, %82 ], [ %23, %104 ]
  ret ptr %153
}

declare double @llvm.floor.f64(double)

declare i32 @bcmp(ptr , ptr , i64)

define internal i64 @pair(ptr  %0, ptr  %1, i64 %2, i64 %3, double %4) {
  %6 = alloca [3 x double], align 16
  %7 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 3
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 7
  %10 = load i64, ptr %9, align 8
  %11 = sub nsw i64 %2, %10
  %12 = mul nsw i64 %11, 7
  %13 = getelementptr inbounds double, ptr %8, i64 %12
  %14 = sub nsw i64 %3, %10
  %15 = mul nsw i64 %14, 7
  %16 = getelementptr inbounds double, ptr %8, i64 %15
  %17 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 0, i32 5
  %18 = load ptr, ptr %17, align 8
  %19 = shl nsw i64 %3, 2
  %20 = getelementptr inbounds i64, ptr %18, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 4
  %23 = bitcast ptr %6 to ptr
  %24 = shl nsw i64 %2, 2
  %25 = getelementptr inbounds i64, ptr %18, i64 %24
  %26 = getelementptr inbounds i64, ptr %25, i64 3
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds i64, ptr %20, i64 3
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %27, %29
  br i1 %30, label %45, label %164

31:
  %32 = getelementptr inbounds double, ptr %13, i64 6
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds double, ptr %16, i64 6
  %35 = load double, ptr %34, align 8
  %36 = tail call double @llvm.sqrt.f64(double %55)
  %37 = select i1 %22, double %59, double %36
  %38 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 1
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds i64, ptr %25, i64 1
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds i64, ptr %20, i64 1
  %43 = load i64, ptr %42, align 8
  %44 = fcmp ogt double %36, 0.000000e+00
  br label %85

45:
  %46 = phi i64 [ %60, %45 ], [ 0, %5 ]
  %47 = phi double [ %55, %45 ], [ 0.000000e+00, %5 ]
  %48 = phi double [ %59, %45 ], [ 0.000000e+00, %5 ]
  %49 = getelementptr inbounds double, ptr %13, i64 %46
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds double, ptr %16, i64 %46
  %52 = load double, ptr %51, align 8
  %53 = fsub double %50, %52
  %54 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %46
  store double %53, ptr %54, align 8
  %55 = tail call double @llvm.fmuladd.f64(double %53, double %53, double %47)
  %56 = add nuw nsw i64 %46, 3
  %57 = getelementptr inbounds double, ptr %16, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = tail call double @llvm.fmuladd.f64(double %53, double %58, double %48)
  %60 = add nuw nsw i64 %46, 1
  %61 = icmp eq i64 %60, 3
  br i1 %61, label %31, label %45

62:
  %63 = fadd double %33, %35
  %64 = fsub double %37, %63
  %65 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 2
  %66 = load ptr, ptr %65, align 8
  %67 = mul nsw i64 %2, 3
  %68 = add nsw i64 %67, 2
  %69 = getelementptr inbounds double, ptr %66, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 0, i32 6
  %72 = load ptr, ptr %71, align 8
  %73 = shl nsw i64 %2, 1
  %74 = getelementptr inbounds double, ptr %72, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = fcmp ogt double %70, 0.000000e+00
  br i1 %76, label %81, label %77

77:
  %78 = fneg double %4
  %79 = fmul double %110, %78
  %80 = tail call double @llvm.maxnum.f64(double %79, double 0.000000e+00)
  br label %81

81:
  %82 = phi double [ %80, %77 ], [ 0.000000e+00, %62 ]
  %83 = fadd double %75, %82
  %84 = fcmp ugt double %64, %83
  br i1 %84, label %164, label %113

85:
  %86 = phi i64 [ 0, %31 ], [ %111, %100 ]
  %87 = phi double [ 0.000000e+00, %31 ], [ %110, %100 ]
  br i1 %22, label %88, label %92

88:
  %89 = add nuw nsw i64 %86, 3
  %90 = getelementptr inbounds double, ptr %16, i64 %89
  %91 = load double, ptr %90, align 8
  br label %100

92:
  br i1 %44, label %93, label %97

93:
  %94 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %86
  %95 = load double, ptr %94, align 8
  %96 = fdiv double %95, %36
  br label %100

97:
  %98 = icmp eq i64 %86, 2
  %99 = uitofp i1 %98 to double
  br label %100

100:
  %101 = phi double [ %91, %88 ], [ %96, %93 ], [ %99, %97 ]
  %102 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %86
  store double %101, ptr %102, align 8
  %103 = add nsw i64 %41, %86
  %104 = getelementptr inbounds double, ptr %39, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = add nsw i64 %43, %86
  %107 = getelementptr inbounds double, ptr %39, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = fsub double %105, %108
  %110 = tail call double @llvm.fmuladd.f64(double %101, double %109, double %87)
  %111 = add nuw nsw i64 %86, 1
  %112 = icmp eq i64 %111, 3
  br i1 %112, label %62, label %85

113:
  %114 = tail call ptr @begin(ptr %0, ptr %1, i64 %2, i64 %3)
  %115 = icmp eq ptr %114, null
  br i1 %115, label %164, label %116

116:
  %117 = getelementptr inbounds %struct.moreau_contact, ptr %114, i64 0, i32 17
  store double %64, ptr %117, align 8
  %118 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 0
  %119 = getelementptr inbounds %struct.moreau_contact, ptr %114, i64 0, i32 22, i64 0
  %120 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 2
  %121 = load double, ptr %120, align 16
  %122 = tail call double @llvm.copysign.f64(double 1.000000e+00, double %121)
  %123 = fadd double %121, %122
  %124 = fdiv double -1.000000e+00, %123
  %125 = load double, ptr %118, align 16
  %126 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 1
  %127 = load double, ptr %126, align 8
  %128 = fmul double %125, %127
  %129 = fmul double %128, %124
  %130 = fmul double %122, %125
  %131 = fmul double %125, %130
  %132 = tail call double @llvm.fmuladd.f64(double %131, double %124, double 1.000000e+00)
  %133 = fmul double %122, %129
  %134 = fneg double %122
  %135 = fmul double %125, %134
  %136 = fmul double %127, %127
  %137 = tail call double @llvm.fmuladd.f64(double %136, double %124, double %122)
  %138 = fneg double %127
  store double %125, ptr %119, align 8
  %139 = getelementptr inbounds %struct.moreau_contact, ptr %114, i64 0, i32 22, i64 1
  store double %127, ptr %139, align 8
  %140 = getelementptr inbounds %struct.moreau_contact, ptr %114, i64 0, i32 22, i64 2
  store double %121, ptr %140, align 8
  %141 = getelementptr inbounds %struct.moreau_contact, ptr %114, i64 0, i32 22, i64 3
  store double %132, ptr %141, align 8
  %142 = getelementptr inbounds %struct.moreau_contact, ptr %114, i64 0, i32 22, i64 4
  store double %133, ptr %142, align 8
  %143 = getelementptr inbounds %struct.moreau_contact, ptr %114, i64 0, i32 22, i64 5
  store double %135, ptr %143, align 8
  %144 = getelementptr inbounds %struct.moreau_contact, ptr %114, i64 0, i32 22, i64 6
  store double %129, ptr %144, align 8
  %145 = getelementptr inbounds %struct.moreau_contact, ptr %114, i64 0, i32 22, i64 7
  store double %137, ptr %145, align 8
  %146 = getelementptr inbounds %struct.moreau_contact, ptr %114, i64 0, i32 22, i64 8
  store double %138, ptr %146, align 8
  %147 = load double, ptr %13, align 8
  %148 = load double, ptr %32, align 8
  %149 = fneg double %148
  %150 = tail call double @llvm.fmuladd.f64(double %149, double %125, double %147)
  %151 = getelementptr inbounds %struct.moreau_contact, ptr %114, i64 0, i32 23, i64 0
  store double %150, ptr %151, align 8
  br label %152

152:
  %153 = phi i64 [ 1, %116 ], [ %162, %152 ]
  %154 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %153
  %155 = load double, ptr %154, align 8
  %156 = getelementptr inbounds double, ptr %13, i64 %153
  %157 = load double, ptr %156, align 8
  %158 = load double, ptr %32, align 8
  %159 = fneg double %158
  %160 = tail call double @llvm.fmuladd.f64(double %159, double %155, double %157)
  %161 = getelementptr inbounds %struct.moreau_contact, ptr %114, i64 0, i32 23, i64 %153
  store double %160, ptr %161, align 8
  %162 = add nuw nsw i64 %153, 1
  %163 = icmp eq i64 %162, 3
  br i1 %163, label %164, label %152

164:
  %165 = phi i64 [ 0, %5 ], [ 0, %81 ], [ 17, %113 ], [ 0, %152 ]
  ret i64 %165
}

declare double @llvm.sqrt.f64(double)

declare double @llvm.copysign.f64(double, double)

define i64 @moreau_write_rows(ptr  %0, ptr  %1) {
  %3 = alloca [3 x double], align 16
  %4 = alloca [6 x double], align 16
  %5 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 4
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 0, i32 0
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds double, ptr %6, i64 %8
  %10 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 16
  %11 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 27
  %12 = load i64, ptr %11, align 8
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %292

14:
  %15 = load ptr, ptr %10, align 8
  %16 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 26
  %17 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 0, i32 5
  %18 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 9
  %19 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 3
  %20 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 7
  %21 = bitcast ptr %3 to ptr
  %22 = bitcast ptr %4 to ptr
  %23 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 0
  %24 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 1
  %25 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 2
  %26 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 3
  %27 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 1
  %28 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 2
  %29 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 4
  %30 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 0
  %31 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 5
  %32 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 15
  br label %33

33:
  %34 = phi ptr [ %15, %14 ], [ %187, %286 ]
  %35 = phi i64 [ 0, %14 ], [ %289, %286 ]
  %36 = load ptr, ptr %16, align 8
  %37 = getelementptr inbounds %struct.moreau_contact, ptr %36, i64 %35
  %38 = getelementptr inbounds %struct.moreau_contact, ptr %36, i64 %35, i32 3
  %39 = load i64, ptr %38, align 8
  %40 = icmp sgt i64 %39, 0
  %41 = getelementptr inbounds %struct.moreau_contact, ptr %36, i64 %35, i32 4
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 1
  %44 = select i1 %40, i1 %43, i1 false
  br i1 %44, label %45, label %61

45:
  %46 = getelementptr inbounds %struct.moreau_contact, ptr %37, i64 0, i32 0
  %47 = load i64, ptr %46, align 8
  %48 = load ptr, ptr %17, align 8
  %49 = shl nsw i64 %47, 2
  %50 = getelementptr inbounds i64, ptr %48, i64 1
  %51 = getelementptr inbounds i64, ptr %50, i64 %49
  %52 = load i64, ptr %51, align 8
  br label %53

53:
  %54 = phi i64 [ 0, %45 ], [ %59, %53 ]
  %55 = add nsw i64 %52, %54
  %56 = getelementptr inbounds double, ptr %9, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds %struct.moreau_contact, ptr %36, i64 %35, i32 11, i64 %54
  store double %57, ptr %58, align 8
  %59 = add nuw nsw i64 %54, 1
  %60 = icmp eq i64 %59, %39
  br i1 %60, label %185, label %53

61:
  %62 = icmp eq i64 %42, 2
  br i1 %62, label %63, label %185

63:
  %64 = getelementptr inbounds %struct.moreau_contact, ptr %37, i64 0, i32 0
  %65 = getelementptr inbounds %struct.moreau_contact, ptr %36, i64 %35, i32 1
  %66 = load i64, ptr %18, align 8
  br label %68

67:
  store ptr %69, ptr %104, align 8
  store ptr %95, ptr %105, align 8
  br i1 %70, label %68, label %185

68:
  %69 = phi ptr [ %34, %63 ], [ %77, %67 ]
  %70 = phi i1 [ true, %63 ], [ false, %67 ]
  %71 = phi i64 [ 0, %63 ], [ 1, %67 ]
  %72 = select i1 %70, ptr %64, ptr %65
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds %struct.moreau_contact, ptr %36, i64 %35, i32 5, i64 %71
  %75 = load i64, ptr %74, align 8
  %76 = mul i64 %75, 6
  %77 = getelementptr inbounds double, ptr %69, i64 %76
  %78 = load ptr, ptr %10, align 8
  %79 = getelementptr inbounds double, ptr %78, i64 %66
  %80 = icmp ugt ptr %77, %79
  br i1 %80, label %292, label %81

81:
  %82 = load ptr, ptr %19, align 8
  %83 = load i64, ptr %20, align 8
  %84 = sub nsw i64 %73, %83
  %85 = mul nsw i64 %84, 7
  %86 = getelementptr inbounds double, ptr %82, i64 %85
  %87 = load ptr, ptr %17, align 8
  %88 = shl nsw i64 %73, 2
  %89 = getelementptr inbounds i64, ptr %87, i64 1
  %90 = getelementptr inbounds i64, ptr %89, i64 %88
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds double, ptr %9, i64 %91
  br label %107

93:
  %94 = mul nsw i64 %75, 3
  %95 = getelementptr inbounds double, ptr %69, i64 %94
  %96 = select i1 %70, double 1.000000e+00, double -1.000000e+00
  %97 = load double, ptr %27, align 8
  %98 = load double, ptr %28, align 16
  %99 = fneg double %98
  %100 = load double, ptr %30, align 16
  %101 = fneg double %100
  %102 = fneg double %97
  %103 = icmp sgt i64 %75, 0
  %104 = getelementptr inbounds %struct.moreau_contact, ptr %36, i64 %35, i32 7, i64 %71
  %105 = getelementptr inbounds %struct.moreau_contact, ptr %36, i64 %35, i32 8, i64 %71
  %106 = getelementptr inbounds double, ptr %92, i64 1
  br label %117

107:
  %108 = phi i64 [ 0, %81 ], [ %115, %107 ]
  %109 = getelementptr inbounds %struct.moreau_contact, ptr %36, i64 %35, i32 23, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = getelementptr inbounds double, ptr %86, i64 %108
  %112 = load double, ptr %111, align 8
  %113 = fsub double %110, %112
  %114 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 %108
  store double %113, ptr %114, align 8
  %115 = add nuw nsw i64 %108, 1
  %116 = icmp eq i64 %115, 3
  br i1 %116, label %93, label %107

117:
  %118 = phi i64 [ 0, %93 ], [ %159, %158 ]
  %119 = mul nuw nsw i64 %118, 3
  %120 = getelementptr inbounds %struct.moreau_contact, ptr %36, i64 %35, i32 22, i64 %119
  %121 = load double, ptr %120, align 8
  store double %121, ptr %23, align 16
  %122 = getelementptr inbounds double, ptr %120, i64 1
  %123 = load double, ptr %122, align 8
  store double %123, ptr %24, align 8
  %124 = getelementptr inbounds double, ptr %120, i64 2
  %125 = load double, ptr %124, align 8
  store double %125, ptr %25, align 16
  %126 = fmul double %123, %99
  %127 = tail call double @llvm.fmuladd.f64(double %97, double %125, double %126)
  store double %127, ptr %26, align 8
  %128 = fmul double %125, %101
  %129 = tail call double @llvm.fmuladd.f64(double %98, double %121, double %128)
  store double %129, ptr %29, align 16
  %130 = fmul double %121, %102
  %131 = tail call double @llvm.fmuladd.f64(double %100, double %123, double %130)
  store double %131, ptr %31, align 8
  %132 = getelementptr inbounds %struct.moreau_contact, ptr %36, i64 %35, i32 11, i64 %118
  %133 = load double, ptr %132, align 8
  %134 = fmul double %96, %121
  %135 = load double, ptr %92, align 8
  %136 = tail call double @llvm.fmuladd.f64(double %134, double %135, double %133)
  store double %136, ptr %132, align 8
  %137 = fmul double %96, %123
  %138 = load double, ptr %106, align 8
  %139 = tail call double @llvm.fmuladd.f64(double %137, double %138, double %136)
  store double %139, ptr %132, align 8
  br label %145

140:
  br i1 %103, label %141, label %158

141:
  %142 = load ptr, ptr %104, align 8
  %143 = load ptr, ptr %105, align 8
  %144 = mul nsw i64 %118, %75
  br label %156

145:
  %146 = phi i64 [ 2, %117 ], [ %154, %145 ]
  %147 = phi double [ %139, %117 ], [ %153, %145 ]
  %148 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 %146
  %149 = load double, ptr %148, align 8
  %150 = fmul double %96, %149
  %151 = getelementptr inbounds double, ptr %92, i64 %146
  %152 = load double, ptr %151, align 8
  %153 = tail call double @llvm.fmuladd.f64(double %150, double %152, double %147)
  store double %153, ptr %132, align 8
  %154 = add nuw nsw i64 %146, 1
  %155 = icmp eq i64 %154, 6
  br i1 %155, label %140, label %145

156:
  %157 = phi i64 [ 0, %141 ], [ %167, %161 ]
  br label %169

158:
  %159 = add nuw nsw i64 %118, 1
  %160 = icmp eq i64 %159, 3
  br i1 %160, label %67, label %117

161:
  %162 = fmul double %96, %179
  %163 = add nsw i64 %157, %144
  %164 = getelementptr inbounds double, ptr %69, i64 %163
  store double %162, ptr %164, align 8
  %165 = fmul double %96, %182
  %166 = getelementptr inbounds double, ptr %95, i64 %163
  store double %165, ptr %166, align 8
  %167 = add nuw nsw i64 %157, 1
  %168 = icmp eq i64 %167, %75
  br i1 %168, label %158, label %156

169:
  %170 = phi i64 [ 0, %156 ], [ %183, %169 ]
  %171 = phi double [ 0.000000e+00, %156 ], [ %182, %169 ]
  %172 = phi double [ 0.000000e+00, %156 ], [ %179, %169 ]
  %173 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 %170
  %174 = load double, ptr %173, align 8
  %175 = mul nsw i64 %170, %75
  %176 = add nsw i64 %175, %157
  %177 = getelementptr inbounds double, ptr %142, i64 %176
  %178 = load double, ptr %177, align 8
  %179 = tail call double @llvm.fmuladd.f64(double %174, double %178, double %172)
  %180 = getelementptr inbounds double, ptr %143, i64 %176
  %181 = load double, ptr %180, align 8
  %182 = tail call double @llvm.fmuladd.f64(double %174, double %181, double %171)
  %183 = add nuw nsw i64 %170, 1
  %184 = icmp eq i64 %183, 6
  br i1 %184, label %161, label %169

185:
  %186 = phi i64 [ %42, %61 ], [ 1, %53 ], [ %42, %67 ]
  %187 = phi ptr [ %34, %61 ], [ %34, %53 ], [ %77, %67 ]
  %188 = load ptr, ptr %32, align 8
  br i1 %40, label %189, label %286

189:
  %190 = icmp sgt i64 %186, 0
  br label %191

191:
  %192 = phi i64 [ 0, %189 ], [ %274, %273 ]
  br i1 %190, label %194, label %193

193:
  br label %220

194:
  %195 = phi i64 [ %206, %205 ], [ 0, %191 ]
  %196 = getelementptr inbounds %struct.moreau_contact, ptr %36, i64 %35, i32 5, i64 %195
  %197 = load i64, ptr %196, align 8
  %198 = icmp sgt i64 %197, 0
  br i1 %198, label %199, label %205

199:
  %200 = getelementptr inbounds %struct.moreau_contact, ptr %36, i64 %35, i32 8, i64 %195
  %201 = load ptr, ptr %200, align 8
  %202 = mul nsw i64 %197, %192
  %203 = getelementptr inbounds %struct.moreau_contact, ptr %36, i64 %35, i32 6, i64 %195
  %204 = load ptr, ptr %203, align 8
  br label %208

205:
  %206 = add nuw nsw i64 %195, 1
  %207 = icmp eq i64 %206, %186
  br i1 %207, label %193, label %194

208:
  %209 = phi i64 [ 0, %199 ], [ %218, %208 ]
  %210 = add nsw i64 %209, %202
  %211 = getelementptr inbounds double, ptr %201, i64 %210
  %212 = load double, ptr %211, align 8
  %213 = getelementptr inbounds i64, ptr %204, i64 %209
  %214 = load i64, ptr %213, align 8
  %215 = getelementptr inbounds double, ptr %188, i64 %214
  %216 = load double, ptr %215, align 8
  %217 = fadd double %212, %216
  store double %217, ptr %215, align 8
  %218 = add nuw nsw i64 %209, 1
  %219 = icmp eq i64 %218, %197
  br i1 %219, label %205, label %208

220:
  %221 = phi i64 [ 0, %193 ], [ %247, %246 ]
  br i1 %190, label %222, label %240

222:
  %223 = phi i64 [ %250, %248 ], [ 0, %220 ]
  %224 = phi double [ %249, %248 ], [ 0.000000e+00, %220 ]
  %225 = getelementptr inbounds %struct.moreau_contact, ptr %36, i64 %35, i32 5, i64 %223
  %226 = load i64, ptr %225, align 8
  %227 = icmp sgt i64 %226, 0
  br i1 %227, label %228, label %248

228:
  %229 = getelementptr inbounds %struct.moreau_contact, ptr %36, i64 %35, i32 7, i64 %223
  %230 = load ptr, ptr %229, align 8
  %231 = mul nsw i64 %226, %221
  %232 = getelementptr inbounds %struct.moreau_contact, ptr %36, i64 %35, i32 6, i64 %223
  %233 = load ptr, ptr %232, align 8
  br label %252

234:
  %235 = mul nsw i64 %221, 3
  %236 = add nuw nsw i64 %235, %192
  %237 = getelementptr inbounds %struct.moreau_contact, ptr %36, i64 %35, i32 9, i64 %236
  store double %249, ptr %237, align 8
  %238 = add nuw nsw i64 %221, 1
  %239 = icmp eq i64 %238, %39
  br i1 %239, label %265, label %246

240:
  %241 = mul nsw i64 %221, 3
  %242 = add nuw nsw i64 %241, %192
  %243 = getelementptr inbounds %struct.moreau_contact, ptr %36, i64 %35, i32 9, i64 %242
  store double 0.000000e+00, ptr %243, align 8
  %244 = add nuw nsw i64 %221, 1
  %245 = icmp eq i64 %244, %39
  br i1 %245, label %273, label %246

246:
  %247 = phi i64 [ %238, %234 ], [ %244, %240 ]
  br label %220

248:
  %249 = phi double [ %224, %222 ], [ %262, %252 ]
  %250 = add nuw nsw i64 %223, 1
  %251 = icmp eq i64 %250, %186
  br i1 %251, label %234, label %222

252:
  %253 = phi i64 [ 0, %228 ], [ %263, %252 ]
  %254 = phi double [ %224, %228 ], [ %262, %252 ]
  %255 = add nsw i64 %253, %231
  %256 = getelementptr inbounds double, ptr %230, i64 %255
  %257 = load double, ptr %256, align 8
  %258 = getelementptr inbounds i64, ptr %233, i64 %253
  %259 = load i64, ptr %258, align 8
  %260 = getelementptr inbounds double, ptr %188, i64 %259
  %261 = load double, ptr %260, align 8
  %262 = tail call double @llvm.fmuladd.f64(double %257, double %261, double %254)
  %263 = add nuw nsw i64 %253, 1
  %264 = icmp eq i64 %263, %226
  br i1 %264, label %248, label %252

265:
  %266 = phi i64 [ %277, %276 ], [ 0, %234 ]
  %267 = getelementptr inbounds %struct.moreau_contact, ptr %36, i64 %35, i32 5, i64 %266
  %268 = load i64, ptr %267, align 8
  %269 = icmp sgt i64 %268, 0
  br i1 %269, label %270, label %276

270:
  %271 = getelementptr inbounds %struct.moreau_contact, ptr %36, i64 %35, i32 6, i64 %266
  %272 = load ptr, ptr %271, align 8
  br label %279

273:
  %274 = add nuw nsw i64 %192, 1
  %275 = icmp eq i64 %274, %39
  br i1 %275, label %286, label %191

276:
  %277 = add nuw nsw i64 %266, 1
  %278 = icmp eq i64 %277, %186
  br i1 %278, label %273, label %265

279:
  %280 = phi i64 [ 0, %270 ], [ %284, %279 ]
  %281 = getelementptr inbounds i64, ptr %272, i64 %280
  %282 = load i64, ptr %281, align 8
  %283 = getelementptr inbounds double, ptr %188, i64 %282
  store double 0.000000e+00, ptr %283, align 8
  %284 = add nuw nsw i64 %280, 1
  %285 = icmp eq i64 %284, %268
  br i1 %285, label %276, label %279

286:
  %287 = tail call double @moreau_tangent_response(ptr %37)
  %288 = getelementptr inbounds %struct.moreau_contact, ptr %36, i64 %35, i32 10
  store double %287, ptr %288, align 8
  %289 = add nuw nsw i64 %35, 1
  %290 = load i64, ptr %11, align 8
  %291 = icmp slt i64 %289, %290
  br i1 %291, label %33, label %292

292:
  %293 = phi i64 [ 0, %2 ], [ 17, %68 ], [ 0, %286 ]
  ret i64 %293
}

define void @moreau_speeds(ptr  %0, ptr  %1, ptr  %2) {
  %4 = alloca [3 x double], align 16
  %5 = bitcast ptr %2 to ptr
  %6 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 11, i64 0
  %7 = bitcast ptr %6 to ptr
  %8 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 3
  %9 = load i64, ptr %8, align 8
  %10 = shl i64 %9, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %7, i64 %10, i1 false)
  %11 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 4
  %12 = load i64, ptr %11, align 8
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %22

14:
  %15 = bitcast ptr %4 to ptr
  %16 = load i64, ptr %8, align 8
  %17 = icmp eq i64 %16, 3
  %18 = icmp sgt i64 %16, 0
  %19 = getelementptr inbounds [3 x double], ptr %4, i64 0, i64 0
  %20 = getelementptr inbounds [3 x double], ptr %4, i64 0, i64 1
  %21 = getelementptr inbounds [3 x double], ptr %4, i64 0, i64 2
  br label %23

22:
  ret void

23:
  %24 = phi i64 [ 0, %14 ], [ %86, %85 ]
  %25 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 5, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 6, i64 %24
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 7, i64 %24
  %30 = load ptr, ptr %29, align 8
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(24) %15, i8 0, i64 24, i1 false)
  br i1 %17, label %34, label %31

31:
  br i1 %18, label %32, label %85

32:
  %33 = icmp sgt i64 %26, 0
  br label %60

34:
  %35 = icmp sgt i64 %26, 0
  br i1 %35, label %36, label %84

36:
  %37 = shl nuw nsw i64 %26, 1
  br label %38

38:
  %39 = phi double [ 0.000000e+00, %36 ], [ %57, %38 ]
  %40 = phi double [ 0.000000e+00, %36 ], [ %53, %38 ]
  %41 = phi double [ 0.000000e+00, %36 ], [ %49, %38 ]
  %42 = phi i64 [ 0, %36 ], [ %58, %38 ]
  %43 = getelementptr inbounds i64, ptr %28, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds double, ptr %1, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds double, ptr %30, i64 %42
  %48 = load double, ptr %47, align 8
  %49 = tail call double @llvm.fmuladd.f64(double %48, double %46, double %41)
  %50 = add nsw i64 %42, %26
  %51 = getelementptr inbounds double, ptr %30, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = tail call double @llvm.fmuladd.f64(double %52, double %46, double %40)
  %54 = add nsw i64 %42, %37
  %55 = getelementptr inbounds double, ptr %30, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = tail call double @llvm.fmuladd.f64(double %56, double %46, double %39)
  %58 = add nuw nsw i64 %42, 1
  %59 = icmp eq i64 %58, %26
  br i1 %59, label %83, label %38

60:
  %61 = phi i64 [ 0, %32 ], [ %68, %67 ]
  br i1 %33, label %62, label %67

62:
  %63 = mul nsw i64 %61, %26
  %64 = getelementptr inbounds [3 x double], ptr %4, i64 0, i64 %61
  %65 = load double, ptr %64, align 8
  br label %70

66:
  store double %80, ptr %64, align 8
  br label %67

67:
  %68 = add nuw nsw i64 %61, 1
  %69 = icmp eq i64 %68, %16
  br i1 %69, label %84, label %60

70:
  %71 = phi double [ %65, %62 ], [ %80, %70 ]
  %72 = phi i64 [ 0, %62 ], [ %81, %70 ]
  %73 = add nsw i64 %72, %63
  %74 = getelementptr inbounds double, ptr %30, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = getelementptr inbounds i64, ptr %28, i64 %72
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds double, ptr %1, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = tail call double @llvm.fmuladd.f64(double %75, double %79, double %71)
  %81 = add nuw nsw i64 %72, 1
  %82 = icmp eq i64 %81, %26
  br i1 %82, label %66, label %70

83:
  store double %49, ptr %19, align 16
  store double %53, ptr %20, align 8
  store double %57, ptr %21, align 16
  br label %84

84:
  br i1 %18, label %88, label %85

85:
  %86 = add nuw nsw i64 %24, 1
  %87 = icmp eq i64 %86, %12
  br i1 %87, label %22, label %23

88:
  %89 = phi i64 [ %95, %88 ], [ 0, %84 ]
  %90 = getelementptr inbounds [3 x double], ptr %4, i64 0, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = getelementptr inbounds double, ptr %2, i64 %89
  %93 = load double, ptr %92, align 8
  %94 = fadd double %91, %93
  store double %94, ptr %92, align 8
  %95 = add nuw nsw i64 %89, 1
  %96 = icmp eq i64 %95, %16
  br i1 %96, label %85, label %88
}

define double @moreau_tangent_response(ptr  %0) {
  %2 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 2
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 3
  %5 = load i64, ptr %4, align 8
  %6 = icmp slt i64 %3, %5
  br i1 %6, label %7, label %27

7:
  %8 = shl nsw i64 %3, 2
  %9 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 9, i64 %8
  %10 = load double, ptr %9, align 8
  %11 = add nsw i64 %3, 1
  %12 = icmp eq i64 %11, %5
  br i1 %12, label %27, label %13

13:
  %14 = shl nsw i64 %11, 2
  %15 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 9, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = or i64 %8, 1
  %18 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 9, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = fadd double %10, %16
  %21 = fsub double %10, %16
  %22 = fmul double %21, 2.500000e-01
  %23 = fmul double %19, %19
  %24 = tail call double @llvm.fmuladd.f64(double %22, double %21, double %23)
  %25 = tail call double @llvm.sqrt.f64(double %24)
  %26 = tail call double @llvm.fmuladd.f64(double %20, double 5.000000e-01, double %25)
  br label %27

27:
  %28 = phi double [ 0.000000e+00, %1 ], [ %26, %13 ], [ %10, %7 ]
  ret double %28
}

define double @moreau_solve(ptr  %0, ptr %1, i64 %2) {
  %4 = alloca [3 x double], align 16
  %5 = alloca [3 x double], align 16
  %6 = alloca [3 x double], align 16
  %7 = alloca [3 x double], align 16
  %8 = alloca [3 x double], align 16
  %9 = alloca [3 x double], align 16
  %10 = alloca [3 x double], align 16
  %11 = alloca %struct.law_problem, align 8
  %12 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 27
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %32

15:
  %16 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 26
  %17 = load ptr, ptr %16, align 8
  br label %18

18:
  %19 = phi i64 [ 0, %15 ], [ %24, %18 ]
  %20 = phi i64 [ 0, %15 ], [ %23, %18 ]
  %21 = getelementptr inbounds %struct.moreau_contact, ptr %17, i64 %19, i32 3
  %22 = load i64, ptr %21, align 8
  %23 = add nsw i64 %22, %20
  %24 = add nuw nsw i64 %19, 1
  %25 = icmp slt i64 %24, %13
  %26 = icmp slt i64 %23, 65
  %27 = select i1 %25, i1 %26, i1 false
  br i1 %27, label %18, label %28

28:
  br i1 %14, label %29, label %32

29:
  %30 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 26
  %31 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 8
  br label %74

32:
  %33 = phi i64 [ %23, %28 ], [ 0, %3 ], [ %23, %74 ]
  tail call void @write_velocities(ptr %0, ptr %1)
  %34 = load i64, ptr %12, align 8
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %36, label %71

36:
  %37 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 26
  %38 = load ptr, ptr %37, align 8
  br label %39

39:
  %40 = phi double [ 1.000000e-300, %36 ], [ %46, %45 ]
  %41 = phi i64 [ 0, %36 ], [ %47, %45 ]
  %42 = getelementptr inbounds %struct.moreau_contact, ptr %38, i64 %41, i32 3
  %43 = load i64, ptr %42, align 8
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %49, label %45

45:
  %46 = phi double [ %40, %39 ], [ %68, %67 ]
  %47 = add nuw nsw i64 %41, 1
  %48 = icmp eq i64 %47, %34
  br i1 %48, label %71, label %39

49:
  %50 = phi i64 [ %69, %67 ], [ 0, %39 ]
  %51 = phi double [ %68, %67 ], [ %40, %39 ]
  %52 = shl nsw i64 %50, 2
  %53 = getelementptr inbounds %struct.moreau_contact, ptr %38, i64 %41, i32 9, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fcmp ogt double %54, 0.000000e+00
  br i1 %55, label %56, label %67

56:
  %57 = getelementptr inbounds %struct.moreau_contact, ptr %38, i64 %41, i32 13, i64 %50
  %58 = load double, ptr %57, align 8
  %59 = tail call double @llvm.fabs.f64(double %58)
  %60 = getelementptr inbounds %struct.moreau_contact, ptr %38, i64 %41, i32 12, i64 %50
  %61 = load double, ptr %60, align 8
  %62 = tail call double @llvm.fabs.f64(double %61)
  %63 = tail call double @llvm.maxnum.f64(double %59, double %62)
  %64 = tail call double @llvm.sqrt.f64(double %54)
  %65 = fdiv double %63, %64
  %66 = tail call double @llvm.maxnum.f64(double %51, double %65)
  br label %67

67:
  %68 = phi double [ %66, %56 ], [ %51, %49 ]
  %69 = add nuw nsw i64 %50, 1
  %70 = icmp eq i64 %69, %43
  br i1 %70, label %45, label %49

71:
  %72 = phi double [ 1.000000e-300, %32 ], [ %46, %45 ]
  %73 = icmp slt i64 %33, 65
  br i1 %73, label %86, label %83

74:
  %75 = phi i64 [ 0, %29 ], [ %80, %74 ]
  %76 = load ptr, ptr %30, align 8
  %77 = getelementptr inbounds %struct.moreau_contact, ptr %76, i64 %75
  %78 = load ptr, ptr %31, align 8
  %79 = getelementptr inbounds %struct.moreau_contact, ptr %76, i64 %75, i32 13, i64 0
  tail call void @moreau_speeds(ptr %77, ptr %78, ptr %79)
  %80 = add nuw nsw i64 %75, 1
  %81 = load i64, ptr %12, align 8
  %82 = icmp slt i64 %80, %81
  br i1 %82, label %74, label %32

83:
  %84 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 11
  %85 = load double, ptr %84, align 8
  br label %86

86:
  %87 = phi double [ %85, %83 ], [ 1.000000e-13, %71 ]
  %88 = icmp sgt i64 %2, 0
  br i1 %88, label %89, label %650

89:
  %90 = fmul double %72, %87
  %91 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 17
  %92 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 25
  %93 = bitcast ptr %11 to ptr
  %94 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 0
  %95 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 1
  %96 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 2
  %97 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 3
  %98 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 4
  %99 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 5
  %100 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 6
  %101 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 7
  %102 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 8
  %103 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 9
  %104 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 10
  %105 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 11
  %106 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 13
  %107 = getelementptr inbounds ptr, ptr %103, i64 3
  %108 = bitcast ptr %107 to ptr
  %109 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 14
  %110 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 17
  %111 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 18
  %112 = bitcast ptr %109 to ptr
  %113 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 26
  %114 = bitcast ptr %9 to ptr
  %115 = bitcast ptr %10 to ptr
  %116 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 0
  %117 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 15
  %118 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 1
  %119 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 2
  %120 = getelementptr inbounds [3 x double], ptr %10, i64 0, i64 0
  %121 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 11
  %122 = bitcast ptr %7 to ptr
  %123 = bitcast ptr %8 to ptr
  %124 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 9
  %125 = getelementptr inbounds [3 x double], ptr %7, i64 0, i64 0
  %126 = getelementptr inbounds [3 x double], ptr %8, i64 0, i64 0
  %127 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 21
  %128 = bitcast ptr %6 to ptr
  %129 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 0
  %130 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 1
  %131 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 2
  br label %132

132:
  %133 = phi i64 [ %34, %89 ], [ %541, %647 ]
  %134 = phi i64 [ 0, %89 ], [ %648, %647 ]
  %135 = phi double [ %90, %89 ], [ %428, %647 ]
  %136 = phi double [ 0.000000e+00, %89 ], [ %542, %647 ]
  %137 = icmp eq i64 %134, 8
  %138 = select i1 %137, i1 %73, i1 false
  br i1 %138, label %139, label %426

139:
  %140 = load ptr, ptr %91, align 8
  %141 = getelementptr inbounds double, ptr %140, i64 4096
  %142 = load ptr, ptr %92, align 8
  %143 = getelementptr inbounds i64, ptr %142, i64 256
  store i64 %133, ptr %94, align 8
  store i64 %33, ptr %95, align 8
  store ptr %142, ptr %96, align 8
  store ptr %140, ptr %98, align 8
  store ptr %143, ptr %100, align 8
  %144 = getelementptr inbounds i64, ptr %142, i64 320
  store ptr %144, ptr %102, align 8
  store i64 0, ptr %108, align 8
  store i64 -1, ptr %106, align 8
  %145 = getelementptr inbounds i64, ptr %142, i64 384
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %112, i8 0, i64 24, i1 false)
  store ptr %145, ptr %111, align 8
  %146 = getelementptr inbounds double, ptr %140, i64 4416
  store ptr %146, ptr %97, align 8
  store ptr %141, ptr %99, align 8
  %147 = getelementptr inbounds double, ptr %140, i64 4160
  store ptr %147, ptr %101, align 8
  %148 = getelementptr inbounds double, ptr %140, i64 4224
  store ptr %148, ptr %103, align 8
  %149 = getelementptr inbounds double, ptr %140, i64 4288
  store ptr %149, ptr %104, align 8
  %150 = getelementptr inbounds double, ptr %140, i64 4352
  store ptr %150, ptr %105, align 8
  %151 = getelementptr inbounds double, ptr %140, i64 4608
  store ptr %151, ptr %110, align 8
  %152 = icmp sgt i64 %133, 0
  br i1 %152, label %153, label %310

153:
  %154 = phi i64 [ %165, %164 ], [ %133, %139 ]
  %155 = phi i64 [ %166, %164 ], [ 0, %139 ]
  %156 = phi i64 [ %167, %164 ], [ 0, %139 ]
  %157 = load ptr, ptr %113, align 8
  %158 = getelementptr inbounds %struct.moreau_contact, ptr %157, i64 %156, i32 3
  %159 = load i64, ptr %158, align 8
  %160 = icmp sgt i64 %159, 0
  br i1 %160, label %161, label %164

161:
  %162 = getelementptr inbounds %struct.moreau_contact, ptr %157, i64 %156, i32 4
  %163 = load i64, ptr %162, align 8
  br label %169

164:
  %165 = phi i64 [ %154, %153 ], [ %249, %292 ]
  %166 = phi i64 [ %155, %153 ], [ %294, %292 ]
  %167 = add nuw nsw i64 %156, 1
  %168 = icmp slt i64 %167, %165
  br i1 %168, label %153, label %316

169:
  %170 = phi i64 [ %154, %161 ], [ %249, %292 ]
  %171 = phi i64 [ %163, %161 ], [ %250, %292 ]
  %172 = phi i64 [ %154, %161 ], [ %251, %292 ]
  %173 = phi i64 [ %159, %161 ], [ %295, %292 ]
  %174 = phi i64 [ %155, %161 ], [ %294, %292 ]
  %175 = phi i64 [ 0, %161 ], [ %293, %292 ]
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(24) %114, i8 0, i64 24, i1 false)
  %176 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 %175
  store double 1.000000e+00, ptr %176, align 8
  %177 = load ptr, ptr %117, align 8
  %178 = icmp sgt i64 %171, 0
  br i1 %178, label %179, label %244

179:
  %180 = icmp eq i64 %173, 3
  %181 = icmp sgt i64 %173, 0
  %182 = load double, ptr %116, align 16
  %183 = load double, ptr %118, align 8
  %184 = load double, ptr %119, align 16
  br label %185

185:
  %186 = phi i64 [ 0, %179 ], [ %242, %241 ]
  %187 = getelementptr inbounds %struct.moreau_contact, ptr %157, i64 %156, i32 5, i64 %186
  %188 = load i64, ptr %187, align 8
  %189 = getelementptr inbounds %struct.moreau_contact, ptr %157, i64 %156, i32 6, i64 %186
  %190 = load ptr, ptr %189, align 8
  %191 = getelementptr inbounds %struct.moreau_contact, ptr %157, i64 %156, i32 8, i64 %186
  %192 = load ptr, ptr %191, align 8
  br i1 %180, label %196, label %193

193:
  br i1 %181, label %194, label %241

194:
  %195 = icmp sgt i64 %188, 0
  br label %220

196:
  %197 = icmp sgt i64 %188, 0
  br i1 %197, label %198, label %241

198:
  %199 = shl nuw nsw i64 %188, 1
  br label %200

200:
  %201 = phi i64 [ 0, %198 ], [ %218, %200 ]
  %202 = getelementptr inbounds double, ptr %192, i64 %201
  %203 = load double, ptr %202, align 8
  %204 = add nsw i64 %201, %188
  %205 = getelementptr inbounds double, ptr %192, i64 %204
  %206 = load double, ptr %205, align 8
  %207 = fmul double %183, %206
  %208 = call double @llvm.fmuladd.f64(double %203, double %182, double %207)
  %209 = add nsw i64 %201, %199
  %210 = getelementptr inbounds double, ptr %192, i64 %209
  %211 = load double, ptr %210, align 8
  %212 = call double @llvm.fmuladd.f64(double %211, double %184, double %208)
  %213 = getelementptr inbounds i64, ptr %190, i64 %201
  %214 = load i64, ptr %213, align 8
  %215 = getelementptr inbounds double, ptr %177, i64 %214
  %216 = load double, ptr %215, align 8
  %217 = fadd double %212, %216
  store double %217, ptr %215, align 8
  %218 = add nuw nsw i64 %201, 1
  %219 = icmp eq i64 %218, %188
  br i1 %219, label %241, label %200

220:
  %221 = phi i64 [ 0, %194 ], [ %227, %226 ]
  br i1 %195, label %222, label %226

222:
  %223 = mul nsw i64 %221, %188
  %224 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 %221
  %225 = load double, ptr %224, align 8
  br label %229

226:
  %227 = add nuw nsw i64 %221, 1
  %228 = icmp eq i64 %227, %173
  br i1 %228, label %241, label %220

229:
  %230 = phi i64 [ 0, %222 ], [ %239, %229 ]
  %231 = add nsw i64 %230, %223
  %232 = getelementptr inbounds double, ptr %192, i64 %231
  %233 = load double, ptr %232, align 8
  %234 = getelementptr inbounds i64, ptr %190, i64 %230
  %235 = load i64, ptr %234, align 8
  %236 = getelementptr inbounds double, ptr %177, i64 %235
  %237 = load double, ptr %236, align 8
  %238 = call double @llvm.fmuladd.f64(double %233, double %225, double %237)
  store double %238, ptr %236, align 8
  %239 = add nuw nsw i64 %230, 1
  %240 = icmp eq i64 %239, %188
  br i1 %240, label %226, label %229

241:
  %242 = add nuw nsw i64 %186, 1
  %243 = icmp eq i64 %242, %171
  br i1 %243, label %244, label %185

244:
  %245 = icmp sgt i64 %172, 0
  br i1 %245, label %253, label %248

246:
  %247 = load i64, ptr %162, align 8
  br label %248

248:
  %249 = phi i64 [ %265, %246 ], [ %170, %244 ]
  %250 = phi i64 [ %247, %246 ], [ %171, %244 ]
  %251 = phi i64 [ %265, %246 ], [ %172, %244 ]
  %252 = icmp sgt i64 %250, 0
  br i1 %252, label %283, label %292

253:
  %254 = phi ptr [ %268, %267 ], [ %177, %244 ]
  %255 = phi i64 [ %264, %267 ], [ 0, %244 ]
  %256 = phi i64 [ %263, %267 ], [ 0, %244 ]
  %257 = load ptr, ptr %113, align 8
  %258 = getelementptr inbounds %struct.moreau_contact, ptr %257, i64 %255
  call void @moreau_speeds(ptr %258, ptr %254, ptr %120)
  %259 = getelementptr inbounds %struct.moreau_contact, ptr %257, i64 %255, i32 3
  %260 = load i64, ptr %259, align 8
  %261 = icmp sgt i64 %260, 0
  br i1 %261, label %269, label %262

262:
  %263 = phi i64 [ %256, %253 ], [ %281, %269 ]
  %264 = add nuw nsw i64 %255, 1
  %265 = load i64, ptr %12, align 8
  %266 = icmp slt i64 %264, %265
  br i1 %266, label %267, label %246

267:
  %268 = load ptr, ptr %117, align 8
  br label %253

269:
  %270 = phi i64 [ %280, %269 ], [ 0, %253 ]
  %271 = phi i64 [ %281, %269 ], [ %256, %253 ]
  %272 = getelementptr inbounds [3 x double], ptr %10, i64 0, i64 %270
  %273 = load double, ptr %272, align 8
  %274 = getelementptr inbounds %struct.moreau_contact, ptr %257, i64 %255, i32 11, i64 %270
  %275 = load double, ptr %274, align 8
  %276 = fsub double %273, %275
  %277 = mul nsw i64 %271, %33
  %278 = add nsw i64 %277, %174
  %279 = getelementptr inbounds double, ptr %140, i64 %278
  store double %276, ptr %279, align 8
  %280 = add nuw nsw i64 %270, 1
  %281 = add nsw i64 %271, 1
  %282 = icmp eq i64 %280, %260
  br i1 %282, label %262, label %269

283:
  %284 = phi i64 [ %298, %297 ], [ 0, %248 ]
  %285 = getelementptr inbounds %struct.moreau_contact, ptr %157, i64 %156, i32 5, i64 %284
  %286 = load i64, ptr %285, align 8
  %287 = icmp sgt i64 %286, 0
  br i1 %287, label %288, label %297

288:
  %289 = load ptr, ptr %117, align 8
  %290 = getelementptr inbounds %struct.moreau_contact, ptr %157, i64 %156, i32 6, i64 %284
  %291 = load ptr, ptr %290, align 8
  br label %300

292:
  %293 = add nuw nsw i64 %175, 1
  %294 = add nsw i64 %174, 1
  %295 = load i64, ptr %158, align 8
  %296 = icmp slt i64 %293, %295
  br i1 %296, label %169, label %164

297:
  %298 = add nuw nsw i64 %284, 1
  %299 = icmp eq i64 %298, %250
  br i1 %299, label %292, label %283

300:
  %301 = phi i64 [ 0, %288 ], [ %305, %300 ]
  %302 = getelementptr inbounds i64, ptr %291, i64 %301
  %303 = load i64, ptr %302, align 8
  %304 = getelementptr inbounds double, ptr %289, i64 %303
  store double 0.000000e+00, ptr %304, align 8
  %305 = add nuw nsw i64 %301, 1
  %306 = icmp eq i64 %305, %286
  br i1 %306, label %297, label %300

307:
  %308 = call i64 @law_solve(ptr %11)
  %309 = icmp eq i64 %308, 0
  br i1 %309, label %313, label %422

310:
  %311 = call i64 @law_solve(ptr %11)
  %312 = icmp eq i64 %311, 0
  br i1 %312, label %398, label %422

313:
  %314 = load ptr, ptr %113, align 8
  %315 = load ptr, ptr %104, align 8
  br label %392

316:
  %317 = phi i64 [ %367, %365 ], [ 0, %164 ]
  %318 = phi i64 [ %366, %365 ], [ 0, %164 ]
  %319 = load ptr, ptr %113, align 8
  %320 = getelementptr inbounds %struct.moreau_contact, ptr %319, i64 %317, i32 2
  %321 = load i64, ptr %320, align 8
  %322 = icmp eq i64 %321, 0
  %323 = select i1 %322, i64 2, i64 0
  %324 = getelementptr inbounds %struct.moreau_contact, ptr %319, i64 %317, i32 3
  %325 = load i64, ptr %324, align 8
  %326 = sub nsw i64 %325, %321
  %327 = getelementptr inbounds %struct.moreau_contact, ptr %319, i64 %317, i32 15
  %328 = load double, ptr %327, align 8
  %329 = getelementptr inbounds %struct.moreau_contact, ptr %319, i64 %317, i32 16
  %330 = load double, ptr %329, align 8
  %331 = getelementptr inbounds %struct.moreau_contact, ptr %319, i64 %317, i32 19, i64 %321
  %332 = load double, ptr %331, align 8
  %333 = icmp eq i64 %326, 2
  br i1 %333, label %334, label %338

334:
  %335 = add nsw i64 %321, 1
  %336 = getelementptr inbounds %struct.moreau_contact, ptr %319, i64 %317, i32 19, i64 %335
  %337 = load double, ptr %336, align 8
  br label %338

338:
  %339 = phi double [ %337, %334 ], [ 0.000000e+00, %316 ]
  %340 = call double @hypot(double %332, double %339)
  %341 = shl nsw i64 %317, 2
  %342 = getelementptr inbounds i64, ptr %142, i64 %341
  store i64 %323, ptr %342, align 8
  %343 = getelementptr inbounds i64, ptr %342, i64 1
  store i64 %318, ptr %343, align 8
  %344 = getelementptr inbounds i64, ptr %342, i64 2
  store i64 %326, ptr %344, align 8
  %345 = getelementptr inbounds i64, ptr %342, i64 3
  store i64 0, ptr %345, align 8
  %346 = mul nsw i64 %317, 3
  %347 = getelementptr inbounds double, ptr %146, i64 %346
  store double %328, ptr %347, align 8
  %348 = getelementptr inbounds double, ptr %347, i64 1
  store double %330, ptr %348, align 8
  %349 = getelementptr inbounds double, ptr %347, i64 2
  store double 0.000000e+00, ptr %349, align 8
  %350 = getelementptr inbounds i64, ptr %143, i64 %317
  store i64 1, ptr %350, align 8
  %351 = load ptr, ptr %101, align 8
  %352 = getelementptr inbounds double, ptr %351, i64 %317
  store double 0.000000e+00, ptr %352, align 8
  %353 = getelementptr inbounds %struct.moreau_contact, ptr %319, i64 %317, i32 24
  %354 = load i64, ptr %353, align 8
  %355 = load ptr, ptr %102, align 8
  %356 = getelementptr inbounds i64, ptr %355, i64 %317
  store i64 %354, ptr %356, align 8
  %357 = load i64, ptr %324, align 8
  %358 = icmp sgt i64 %357, 0
  br i1 %358, label %359, label %365

359:
  %360 = load i64, ptr %320, align 8
  %361 = getelementptr inbounds %struct.moreau_contact, ptr %319, i64 %317, i32 14
  %362 = load ptr, ptr %99, align 8
  %363 = fcmp ogt double %340, 0.000000e+00
  %364 = load ptr, ptr %103, align 8
  br label %369

365:
  %366 = phi i64 [ %318, %338 ], [ %390, %386 ]
  %367 = add nuw nsw i64 %317, 1
  %368 = icmp eq i64 %367, %133
  br i1 %368, label %307, label %316

369:
  %370 = phi i64 [ 0, %359 ], [ %389, %386 ]
  %371 = phi i64 [ %318, %359 ], [ %390, %386 ]
  %372 = getelementptr inbounds %struct.moreau_contact, ptr %319, i64 %317, i32 13, i64 %370
  %373 = load double, ptr %372, align 8
  %374 = icmp slt i64 %370, %360
  br i1 %374, label %375, label %377

375:
  %376 = load double, ptr %361, align 8
  br label %377

377:
  %378 = phi double [ %376, %375 ], [ 0.000000e+00, %369 ]
  %379 = fsub double %373, %378
  %380 = getelementptr inbounds double, ptr %362, i64 %371
  store double %379, ptr %380, align 8
  br i1 %363, label %381, label %386

381:
  %382 = getelementptr inbounds %struct.moreau_contact, ptr %319, i64 %317, i32 19, i64 %370
  %383 = load double, ptr %382, align 8
  %384 = fneg double %383
  %385 = fdiv double %384, %340
  br label %386

386:
  %387 = phi double [ %385, %381 ], [ 0.000000e+00, %377 ]
  %388 = getelementptr inbounds double, ptr %364, i64 %371
  store double %387, ptr %388, align 8
  %389 = add nuw nsw i64 %370, 1
  %390 = add nsw i64 %371, 1
  %391 = icmp eq i64 %389, %357
  br i1 %391, label %365, label %369

392:
  %393 = phi i64 [ 0, %313 ], [ %402, %401 ]
  %394 = phi i64 [ 0, %313 ], [ %403, %401 ]
  %395 = getelementptr inbounds %struct.moreau_contact, ptr %314, i64 %394, i32 3
  %396 = load i64, ptr %395, align 8
  %397 = icmp sgt i64 %396, 0
  br i1 %397, label %405, label %401

398:
  %399 = load i64, ptr %109, align 8
  %400 = icmp sgt i64 %399, 0
  br i1 %400, label %414, label %421

401:
  %402 = phi i64 [ %393, %392 ], [ %412, %405 ]
  %403 = add nuw nsw i64 %394, 1
  %404 = icmp eq i64 %403, %133
  br i1 %404, label %398, label %392

405:
  %406 = phi i64 [ %411, %405 ], [ 0, %392 ]
  %407 = phi i64 [ %412, %405 ], [ %393, %392 ]
  %408 = getelementptr inbounds double, ptr %315, i64 %407
  %409 = load double, ptr %408, align 8
  %410 = getelementptr inbounds %struct.moreau_contact, ptr %314, i64 %394, i32 19, i64 %406
  store double %409, ptr %410, align 8
  %411 = add nuw nsw i64 %406, 1
  %412 = add nsw i64 %407, 1
  %413 = icmp eq i64 %411, %396
  br i1 %413, label %401, label %405

414:
  %415 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 0, i32 35
  %416 = load double, ptr %415, align 8
  %417 = fcmp uno double %416, 0.000000e+00
  br i1 %417, label %418, label %421

418:
  %419 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 13
  %420 = load double, ptr %419, align 8
  store double %420, ptr %415, align 8
  br label %421

421:
  call void @write_velocities(ptr %0, ptr %1)
  br label %650

422:
  %423 = load double, ptr %121, align 8
  %424 = fmul double %72, %423
  %425 = load i64, ptr %12, align 8
  br label %426

426:
  %427 = phi i64 [ %425, %422 ], [ %133, %132 ]
  %428 = phi double [ %424, %422 ], [ %135, %132 ]
  %429 = icmp sgt i64 %427, 0
  br i1 %429, label %430, label %540

430:
  %431 = load ptr, ptr %124, align 8
  br label %432

432:
  %433 = phi double [ 0.000000e+00, %430 ], [ %448, %520 ]
  %434 = phi ptr [ %431, %430 ], [ %450, %520 ]
  %435 = phi double [ 0.000000e+00, %430 ], [ %443, %520 ]
  %436 = phi i64 [ 0, %430 ], [ %521, %520 ]
  %437 = load ptr, ptr %113, align 8
  %438 = getelementptr inbounds %struct.moreau_contact, ptr %437, i64 %436
  call void @moreau_speeds(ptr %438, ptr %434, ptr %125)
  %439 = call double @obey(ptr %438, ptr %125, ptr %126)
  %440 = fcmp ogt double %439, %435
  %441 = fcmp uno double %439, 0.000000e+00
  %442 = or i1 %440, %441
  %443 = select i1 %442, double %439, double %435
  %444 = getelementptr inbounds %struct.moreau_contact, ptr %437, i64 %436, i32 3
  %445 = load i64, ptr %444, align 8
  %446 = icmp sgt i64 %445, 0
  br i1 %446, label %524, label %447

447:
  %448 = phi double [ %433, %432 ], [ %537, %524 ]
  %449 = getelementptr inbounds %struct.moreau_contact, ptr %437, i64 %436, i32 20, i64 0
  %450 = load ptr, ptr %124, align 8
  %451 = getelementptr inbounds %struct.moreau_contact, ptr %437, i64 %436, i32 4
  %452 = load i64, ptr %451, align 8
  %453 = icmp sgt i64 %452, 0
  br i1 %453, label %454, label %520

454:
  %455 = icmp eq i64 %445, 3
  %456 = getelementptr inbounds %struct.moreau_contact, ptr %437, i64 %436, i32 20, i64 1
  %457 = getelementptr inbounds %struct.moreau_contact, ptr %437, i64 %436, i32 20, i64 2
  br label %458

458:
  %459 = phi i64 [ 0, %454 ], [ %518, %517 ]
  %460 = getelementptr inbounds %struct.moreau_contact, ptr %437, i64 %436, i32 5, i64 %459
  %461 = load i64, ptr %460, align 8
  %462 = getelementptr inbounds %struct.moreau_contact, ptr %437, i64 %436, i32 6, i64 %459
  %463 = load ptr, ptr %462, align 8
  %464 = getelementptr inbounds %struct.moreau_contact, ptr %437, i64 %436, i32 8, i64 %459
  %465 = load ptr, ptr %464, align 8
  br i1 %455, label %469, label %466

466:
  br i1 %446, label %467, label %517

467:
  %468 = icmp sgt i64 %461, 0
  br label %496

469:
  %470 = icmp sgt i64 %461, 0
  br i1 %470, label %471, label %517

471:
  %472 = shl nuw nsw i64 %461, 1
  br label %473

473:
  %474 = phi i64 [ 0, %471 ], [ %494, %473 ]
  %475 = getelementptr inbounds double, ptr %465, i64 %474
  %476 = load double, ptr %475, align 8
  %477 = load double, ptr %449, align 8
  %478 = add nsw i64 %474, %461
  %479 = getelementptr inbounds double, ptr %465, i64 %478
  %480 = load double, ptr %479, align 8
  %481 = load double, ptr %456, align 8
  %482 = fmul double %480, %481
  %483 = call double @llvm.fmuladd.f64(double %476, double %477, double %482)
  %484 = add nsw i64 %474, %472
  %485 = getelementptr inbounds double, ptr %465, i64 %484
  %486 = load double, ptr %485, align 8
  %487 = load double, ptr %457, align 8
  %488 = call double @llvm.fmuladd.f64(double %486, double %487, double %483)
  %489 = getelementptr inbounds i64, ptr %463, i64 %474
  %490 = load i64, ptr %489, align 8
  %491 = getelementptr inbounds double, ptr %450, i64 %490
  %492 = load double, ptr %491, align 8
  %493 = fadd double %488, %492
  store double %493, ptr %491, align 8
  %494 = add nuw nsw i64 %474, 1
  %495 = icmp eq i64 %494, %461
  br i1 %495, label %517, label %473

496:
  %497 = phi i64 [ 0, %467 ], [ %502, %501 ]
  br i1 %468, label %498, label %501

498:
  %499 = mul nsw i64 %497, %461
  %500 = getelementptr inbounds %struct.moreau_contact, ptr %437, i64 %436, i32 20, i64 %497
  br label %504

501:
  %502 = add nuw nsw i64 %497, 1
  %503 = icmp eq i64 %502, %445
  br i1 %503, label %517, label %496

504:
  %505 = phi i64 [ 0, %498 ], [ %515, %504 ]
  %506 = add nsw i64 %505, %499
  %507 = getelementptr inbounds double, ptr %465, i64 %506
  %508 = load double, ptr %507, align 8
  %509 = load double, ptr %500, align 8
  %510 = getelementptr inbounds i64, ptr %463, i64 %505
  %511 = load i64, ptr %510, align 8
  %512 = getelementptr inbounds double, ptr %450, i64 %511
  %513 = load double, ptr %512, align 8
  %514 = call double @llvm.fmuladd.f64(double %508, double %509, double %513)
  store double %514, ptr %512, align 8
  %515 = add nuw nsw i64 %505, 1
  %516 = icmp eq i64 %515, %461
  br i1 %516, label %501, label %504

517:
  %518 = add nuw nsw i64 %459, 1
  %519 = icmp eq i64 %518, %452
  br i1 %519, label %520, label %458

520:
  %521 = add nuw nsw i64 %436, 1
  %522 = load i64, ptr %12, align 8
  %523 = icmp slt i64 %521, %522
  br i1 %523, label %432, label %540

524:
  %525 = phi double [ %537, %524 ], [ %433, %432 ]
  %526 = phi i64 [ %538, %524 ], [ 0, %432 ]
  %527 = getelementptr inbounds [3 x double], ptr %8, i64 0, i64 %526
  %528 = load double, ptr %527, align 8
  %529 = getelementptr inbounds %struct.moreau_contact, ptr %437, i64 %436, i32 19, i64 %526
  %530 = load double, ptr %529, align 8
  %531 = fsub double %528, %530
  %532 = getelementptr inbounds %struct.moreau_contact, ptr %437, i64 %436, i32 20, i64 %526
  store double %531, ptr %532, align 8
  store double %528, ptr %529, align 8
  %533 = shl nsw i64 %526, 2
  %534 = getelementptr inbounds %struct.moreau_contact, ptr %437, i64 %436, i32 9, i64 %533
  %535 = load double, ptr %534, align 8
  %536 = fmul double %531, %535
  %537 = call double @llvm.fmuladd.f64(double %536, double %531, double %525)
  %538 = add nuw nsw i64 %526, 1
  %539 = icmp eq i64 %538, %445
  br i1 %539, label %447, label %524

540:
  %541 = phi i64 [ %427, %426 ], [ %522, %520 ]
  %542 = phi double [ 0.000000e+00, %426 ], [ %448, %520 ]
  %543 = phi double [ 0.000000e+00, %426 ], [ %443, %520 ]
  %544 = load i64, ptr %127, align 8
  %545 = add nsw i64 %544, 1
  store i64 %545, ptr %127, align 8
  %546 = fcmp ugt double %543, %428
  br i1 %546, label %547, label %650

547:
  %548 = fcmp olt double %542, %136
  %549 = fdiv double %542, %136
  %550 = select i1 %548, double %549, double 0.000000e+00
  %551 = icmp sgt i64 %541, 0
  br i1 %551, label %552, label %647

552:
  %553 = load ptr, ptr %113, align 8
  %554 = fcmp ogt double %550, 0.000000e+00
  br label %555

555:
  %556 = phi i64 [ 0, %552 ], [ %645, %644 ]
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(24) %128, i8 0, i64 24, i1 false)
  %557 = getelementptr inbounds %struct.moreau_contact, ptr %553, i64 %556, i32 3
  %558 = load i64, ptr %557, align 8
  %559 = icmp sgt i64 %558, 0
  br i1 %559, label %561, label %560

560:
  br i1 %554, label %575, label %644

561:
  %562 = phi i64 [ %573, %561 ], [ 0, %555 ]
  %563 = getelementptr inbounds %struct.moreau_contact, ptr %553, i64 %556, i32 21, i64 %562
  %564 = load double, ptr %563, align 8
  %565 = fmul double %550, %564
  %566 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %562
  store double %565, ptr %566, align 8
  %567 = getelementptr inbounds %struct.moreau_contact, ptr %553, i64 %556, i32 19, i64 %562
  %568 = load double, ptr %567, align 8
  %569 = fadd double %565, %568
  store double %569, ptr %567, align 8
  %570 = getelementptr inbounds %struct.moreau_contact, ptr %553, i64 %556, i32 20, i64 %562
  %571 = load double, ptr %570, align 8
  %572 = fadd double %565, %571
  store double %572, ptr %563, align 8
  %573 = add nuw nsw i64 %562, 1
  %574 = icmp eq i64 %573, %558
  br i1 %574, label %560, label %561

575:
  %576 = load ptr, ptr %124, align 8
  %577 = getelementptr inbounds %struct.moreau_contact, ptr %553, i64 %556, i32 4
  %578 = load i64, ptr %577, align 8
  %579 = icmp sgt i64 %578, 0
  br i1 %579, label %580, label %644

580:
  %581 = icmp eq i64 %558, 3
  %582 = load double, ptr %129, align 16
  %583 = load double, ptr %130, align 8
  %584 = load double, ptr %131, align 16
  br label %585

585:
  %586 = phi i64 [ 0, %580 ], [ %642, %641 ]
  %587 = getelementptr inbounds %struct.moreau_contact, ptr %553, i64 %556, i32 5, i64 %586
  %588 = load i64, ptr %587, align 8
  %589 = getelementptr inbounds %struct.moreau_contact, ptr %553, i64 %556, i32 6, i64 %586
  %590 = load ptr, ptr %589, align 8
  %591 = getelementptr inbounds %struct.moreau_contact, ptr %553, i64 %556, i32 8, i64 %586
  %592 = load ptr, ptr %591, align 8
  br i1 %581, label %596, label %593

593:
  br i1 %559, label %594, label %641

594:
  %595 = icmp sgt i64 %588, 0
  br label %620

596:
  %597 = icmp sgt i64 %588, 0
  br i1 %597, label %598, label %641

598:
  %599 = shl nuw nsw i64 %588, 1
  br label %600

600:
  %601 = phi i64 [ 0, %598 ], [ %618, %600 ]
  %602 = getelementptr inbounds double, ptr %592, i64 %601
  %603 = load double, ptr %602, align 8
  %604 = add nsw i64 %601, %588
  %605 = getelementptr inbounds double, ptr %592, i64 %604
  %606 = load double, ptr %605, align 8
  %607 = fmul double %583, %606
  %608 = call double @llvm.fmuladd.f64(double %603, double %582, double %607)
  %609 = add nsw i64 %601, %599
  %610 = getelementptr inbounds double, ptr %592, i64 %609
  %611 = load double, ptr %610, align 8
  %612 = call double @llvm.fmuladd.f64(double %611, double %584, double %608)
  %613 = getelementptr inbounds i64, ptr %590, i64 %601
  %614 = load i64, ptr %613, align 8
  %615 = getelementptr inbounds double, ptr %576, i64 %614
  %616 = load double, ptr %615, align 8
  %617 = fadd double %612, %616
  store double %617, ptr %615, align 8
  %618 = add nuw nsw i64 %601, 1
  %619 = icmp eq i64 %618, %588
  br i1 %619, label %641, label %600

620:
  %621 = phi i64 [ 0, %594 ], [ %627, %626 ]
  br i1 %595, label %622, label %626

622:
  %623 = mul nsw i64 %621, %588
  %624 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %621
  %625 = load double, ptr %624, align 8
  br label %629

626:
  %627 = add nuw nsw i64 %621, 1
  %628 = icmp eq i64 %627, %558
  br i1 %628, label %641, label %620

629:
  %630 = phi i64 [ 0, %622 ], [ %639, %629 ]
  %631 = add nsw i64 %630, %623
  %632 = getelementptr inbounds double, ptr %592, i64 %631
  %633 = load double, ptr %632, align 8
  %634 = getelementptr inbounds i64, ptr %590, i64 %630
  %635 = load i64, ptr %634, align 8
  %636 = getelementptr inbounds double, ptr %576, i64 %635
  %637 = load double, ptr %636, align 8
  %638 = call double @llvm.fmuladd.f64(double %633, double %625, double %637)
  store double %638, ptr %636, align 8
  %639 = add nuw nsw i64 %630, 1
  %640 = icmp eq i64 %639, %588
  br i1 %640, label %626, label %629

641:
  %642 = add nuw nsw i64 %586, 1
  %643 = icmp eq i64 %642, %578
  br i1 %643, label %644, label %585

644:
  %645 = add nuw nsw i64 %556, 1
  %646 = icmp eq i64 %645, %541
  br i1 %646, label %647, label %555

647:
  %648 = add nuw nsw i64 %134, 1
  %649 = icmp eq i64 %648, %2
  br i1 %649, label %650, label %132

650:
  call void @write_velocities(ptr %0, ptr %1)
  %651 = load i64, ptr %12, align 8
  %652 = icmp sgt i64 %651, 0
  br i1 %652, label %653, label %676

653:
  %654 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 26
  %655 = bitcast ptr %4 to ptr
  %656 = bitcast ptr %5 to ptr
  %657 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 9
  %658 = getelementptr inbounds [3 x double], ptr %4, i64 0, i64 0
  %659 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 0
  br label %660

660:
  %661 = phi double [ 0.000000e+00, %653 ], [ %670, %660 ]
  %662 = phi i64 [ 0, %653 ], [ %671, %660 ]
  %663 = load ptr, ptr %654, align 8
  %664 = getelementptr inbounds %struct.moreau_contact, ptr %663, i64 %662
  %665 = load ptr, ptr %657, align 8
  call void @moreau_speeds(ptr %664, ptr %665, ptr %658)
  %666 = call double @obey(ptr %664, ptr %658, ptr %659)
  %667 = fcmp ogt double %666, %661
  %668 = fcmp uno double %666, 0.000000e+00
  %669 = or i1 %667, %668
  %670 = select i1 %669, double %666, double %661
  %671 = add nuw nsw i64 %662, 1
  %672 = load i64, ptr %12, align 8
  %673 = icmp slt i64 %671, %672
  br i1 %673, label %660, label %674

674:
  %675 = fdiv double %670, %72
  br label %676

676:
  %677 = phi double [ %675, %674 ], [ 0.000000e+00, %650 ]
  ret double %677
}

define internal void @write_velocities(ptr  %0, ptr  %1) {
  %3 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 9
  %4 = bitcast ptr %3 to ptr
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 8
  %7 = bitcast ptr %6 to ptr
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = shl i64 %10, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %8, i64 %11, i1 false)
  %12 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 27
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %19

15:
  %16 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 26
  %17 = load ptr, ptr %16, align 8
  %18 = load ptr, ptr %3, align 8
  br label %20

19:
  ret void

20:
  %21 = phi i64 [ 0, %15 ], [ %96, %95 ]
  %22 = getelementptr inbounds %struct.moreau_contact, ptr %17, i64 %21, i32 19, i64 0
  %23 = getelementptr inbounds %struct.moreau_contact, ptr %17, i64 %21, i32 4
  %24 = load i64, ptr %23, align 8
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %26, label %95

26:
  %27 = getelementptr inbounds %struct.moreau_contact, ptr %17, i64 %21, i32 3
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 3
  %30 = icmp sgt i64 %28, 0
  %31 = getelementptr inbounds %struct.moreau_contact, ptr %17, i64 %21, i32 19, i64 1
  %32 = getelementptr inbounds %struct.moreau_contact, ptr %17, i64 %21, i32 19, i64 2
  br label %33

33:
  %34 = phi i64 [ 0, %26 ], [ %93, %92 ]
  %35 = getelementptr inbounds %struct.moreau_contact, ptr %17, i64 %21, i32 5, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds %struct.moreau_contact, ptr %17, i64 %21, i32 6, i64 %34
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds %struct.moreau_contact, ptr %17, i64 %21, i32 8, i64 %34
  %40 = load ptr, ptr %39, align 8
  br i1 %29, label %44, label %41

41:
  br i1 %30, label %42, label %92

42:
  %43 = icmp sgt i64 %36, 0
  br label %71

44:
  %45 = icmp sgt i64 %36, 0
  br i1 %45, label %46, label %92

46:
  %47 = shl nuw nsw i64 %36, 1
  br label %48

48:
  %49 = phi i64 [ 0, %46 ], [ %69, %48 ]
  %50 = getelementptr inbounds double, ptr %40, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = load double, ptr %22, align 8
  %53 = add nsw i64 %49, %36
  %54 = getelementptr inbounds double, ptr %40, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = load double, ptr %31, align 8
  %57 = fmul double %55, %56
  %58 = tail call double @llvm.fmuladd.f64(double %51, double %52, double %57)
  %59 = add nsw i64 %49, %47
  %60 = getelementptr inbounds double, ptr %40, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = load double, ptr %32, align 8
  %63 = tail call double @llvm.fmuladd.f64(double %61, double %62, double %58)
  %64 = getelementptr inbounds i64, ptr %38, i64 %49
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds double, ptr %18, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = fadd double %63, %67
  store double %68, ptr %66, align 8
  %69 = add nuw nsw i64 %49, 1
  %70 = icmp eq i64 %69, %36
  br i1 %70, label %92, label %48

71:
  %72 = phi i64 [ 0, %42 ], [ %77, %76 ]
  br i1 %43, label %73, label %76

73:
  %74 = mul nsw i64 %72, %36
  %75 = getelementptr inbounds %struct.moreau_contact, ptr %17, i64 %21, i32 19, i64 %72
  br label %79

76:
  %77 = add nuw nsw i64 %72, 1
  %78 = icmp eq i64 %77, %28
  br i1 %78, label %92, label %71

79:
  %80 = phi i64 [ 0, %73 ], [ %90, %79 ]
  %81 = add nsw i64 %80, %74
  %82 = getelementptr inbounds double, ptr %40, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = load double, ptr %75, align 8
  %85 = getelementptr inbounds i64, ptr %38, i64 %80
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds double, ptr %18, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = tail call double @llvm.fmuladd.f64(double %83, double %84, double %88)
  store double %89, ptr %87, align 8
  %90 = add nuw nsw i64 %80, 1
  %91 = icmp eq i64 %90, %36
  br i1 %91, label %76, label %79

92:
  %93 = add nuw nsw i64 %34, 1
  %94 = icmp eq i64 %93, %24
  br i1 %94, label %95, label %33

95:
  %96 = add nuw nsw i64 %21, 1
  %97 = icmp eq i64 %96, %13
  br i1 %97, label %19, label %20
}

declare i64 @law_solve(ptr)

declare double @hypot(double, double)

define internal double @obey(ptr  %0, ptr  %1, ptr  %2) {
  %4 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 2
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 15
  %7 = load double, ptr %6, align 8
  %8 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 16
  %9 = load double, ptr %8, align 8
  %10 = bitcast ptr %2 to ptr
  %11 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 19
  %12 = getelementptr inbounds [3 x double], ptr %11, i64 0, i64 0
  %13 = bitcast ptr %11 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %10, ptr align 8 dereferenceable(24) %13, i64 24, i1 false)
  %14 = load i64, ptr %4, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %66, label %16

16:
  %17 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 9, i64 0
  %18 = load double, ptr %17, align 8
  %19 = fcmp ogt double %18, 0.000000e+00
  br i1 %19, label %20, label %59

20:
  %21 = load double, ptr %2, align 8
  %22 = load double, ptr %1, align 8
  %23 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 14
  %24 = load double, ptr %23, align 8
  %25 = fsub double %22, %24
  %26 = fdiv double %25, %18
  %27 = fsub double %21, %26
  %28 = tail call double @llvm.maxnum.f64(double %27, double 0.000000e+00)
  store double %28, ptr %2, align 8
  %29 = load double, ptr %12, align 8
  %30 = fsub double %28, %29
  %31 = tail call double @llvm.fabs.f64(double %30)
  %32 = load double, ptr %17, align 8
  %33 = tail call double @llvm.sqrt.f64(double %32)
  %34 = fmul double %33, %31
  %35 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 3
  %36 = load i64, ptr %35, align 8
  %37 = icmp sgt i64 %36, 1
  br i1 %37, label %38, label %59

38:
  %39 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 9, i64 3
  %40 = load double, ptr %39, align 8
  %41 = fsub double %28, %29
  %42 = getelementptr inbounds double, ptr %1, i64 1
  %43 = load double, ptr %42, align 8
  %44 = tail call double @llvm.fmuladd.f64(double %40, double %41, double %43)
  store double %44, ptr %42, align 8
  %45 = icmp eq i64 %36, 2
  br i1 %45, label %59, label %46

46:
  %47 = phi i64 [ %57, %46 ], [ 2, %38 ]
  %48 = load double, ptr %2, align 8
  %49 = load double, ptr %12, align 8
  %50 = mul nuw nsw i64 %47, 3
  %51 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 9, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = fsub double %48, %49
  %54 = getelementptr inbounds double, ptr %1, i64 %47
  %55 = load double, ptr %54, align 8
  %56 = tail call double @llvm.fmuladd.f64(double %52, double %53, double %55)
  store double %56, ptr %54, align 8
  %57 = add nuw nsw i64 %47, 1
  %58 = icmp eq i64 %57, %36
  br i1 %58, label %59, label %46

59:
  %60 = phi double [ 0.000000e+00, %16 ], [ %34, %20 ], [ %34, %38 ], [ %34, %46 ]
  %61 = load double, ptr %2, align 8
  %62 = fmul double %7, %61
  %63 = fmul double %9, %61
  %64 = fcmp ogt double %61, 0.000000e+00
  %65 = zext i1 %64 to i64
  br label %66

66:
  %67 = phi double [ %62, %59 ], [ %7, %3 ]
  %68 = phi double [ %63, %59 ], [ %9, %3 ]
  %69 = phi double [ %60, %59 ], [ 0.000000e+00, %3 ]
  %70 = phi i64 [ %65, %59 ], [ 1, %3 ]
  %71 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 24
  store i64 %70, ptr %71, align 8
  %72 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 10
  %73 = load double, ptr %72, align 8
  %74 = fcmp ogt double %73, 0.000000e+00
  br i1 %74, label %75, label %126

75:
  %76 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 3
  %77 = load i64, ptr %76, align 8
  %78 = icmp slt i64 %5, %77
  br i1 %78, label %87, label %79

79:
  %80 = phi double [ 0.000000e+00, %75 ], [ %96, %87 ]
  %81 = tail call double @llvm.sqrt.f64(double %80)
  %82 = fcmp ogt double %81, %68
  %83 = fdiv double %67, %81
  %84 = select i1 %82, double %83, double 1.000000e+00
  %85 = icmp eq i64 %70, 1
  %86 = select i1 %82, i1 %85, i1 false
  br i1 %86, label %99, label %100

87:
  %88 = phi i64 [ %97, %87 ], [ %5, %75 ]
  %89 = phi double [ %96, %87 ], [ 0.000000e+00, %75 ]
  %90 = getelementptr inbounds double, ptr %1, i64 %88
  %91 = load double, ptr %90, align 8
  %92 = fdiv double %91, %73
  %93 = getelementptr inbounds double, ptr %2, i64 %88
  %94 = load double, ptr %93, align 8
  %95 = fsub double %94, %92
  store double %95, ptr %93, align 8
  %96 = tail call double @llvm.fmuladd.f64(double %95, double %95, double %89)
  %97 = add nsw i64 %88, 1
  %98 = icmp eq i64 %97, %77
  br i1 %98, label %79, label %87

99:
  store i64 2, ptr %71, align 8
  br label %100

100:
  br i1 %78, label %106, label %101

101:
  %102 = phi double [ 0.000000e+00, %100 ], [ %123, %117 ]
  %103 = fmul double %73, %102
  %104 = tail call double @llvm.sqrt.f64(double %103)
  %105 = tail call double @llvm.maxnum.f64(double %69, double %104)
  br label %126

106:
  %107 = phi i64 [ %124, %117 ], [ %5, %100 ]
  %108 = phi double [ %123, %117 ], [ 0.000000e+00, %100 ]
  %109 = shl nsw i64 %107, 2
  %110 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 9, i64 %109
  %111 = load double, ptr %110, align 8
  %112 = fcmp ogt double %111, 0.000000e+00
  br i1 %112, label %113, label %117

113:
  %114 = getelementptr inbounds double, ptr %2, i64 %107
  %115 = load double, ptr %114, align 8
  %116 = fmul double %84, %115
  br label %117

117:
  %118 = phi double [ %116, %113 ], [ 0.000000e+00, %106 ]
  %119 = getelementptr inbounds double, ptr %2, i64 %107
  store double %118, ptr %119, align 8
  %120 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 19, i64 %107
  %121 = load double, ptr %120, align 8
  %122 = fsub double %118, %121
  %123 = tail call double @llvm.fmuladd.f64(double %122, double %122, double %108)
  %124 = add nsw i64 %107, 1
  %125 = icmp eq i64 %124, %77
  br i1 %125, label %101, label %106

126:
  %127 = phi double [ %105, %101 ], [ %69, %66 ]
  ret double %127
}

define i32 @moreau_is_impact(ptr  %0) {
  %2 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 2
  %3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %19, label %5

5:
  %6 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 19, i64 0
  %7 = load double, ptr %6, align 8
  %8 = fcmp ogt double %7, 0.000000e+00
  br i1 %8, label %9, label %19

9:
  %10 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 12, i64 0
  %11 = load double, ptr %10, align 8
  %12 = fneg double %11
  %13 = getelementptr inbounds %struct.moreau_contact, ptr %0, i64 0, i32 13, i64 0
  %14 = load double, ptr %13, align 8
  %15 = fsub double %14, %11
  %16 = tail call double @llvm.fabs.f64(double %15)
  %17 = fcmp olt double %16, %12
  %18 = zext i1 %17 to i32
  br label %19

19:
  %20 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %18, %9 ]
  ret i32 %20
}

define i32 @moreau_open(ptr  %0, ptr  %1, double %2) {
  %4 = alloca [3 x double], align 16
  %5 = alloca [3 x double], align 16
  %6 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 27
  %7 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 26
  %8 = getelementptr inbounds %struct.moreau_system, ptr %0, i64 0, i32 0, i32 6
  %9 = bitcast ptr %4 to ptr
  %10 = bitcast ptr %5 to ptr
  %11 = getelementptr inbounds %struct.moreau_parts, ptr %1, i64 0, i32 15
  %12 = getelementptr inbounds [3 x double], ptr %4, i64 0, i64 0
  %13 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 0
  %14 = load i64, ptr %6, align 8
  br label %15

15:
  %16 = phi i64 [ %14, %3 ], [ %25, %24 ]
  %17 = phi i64 [ %14, %3 ], [ %26, %24 ]
  %18 = phi double [ 0.000000e+00, %3 ], [ %27, %24 ]
  %19 = phi i32 [ 0, %3 ], [ %29, %24 ]
  %20 = icmp sgt i64 %17, 0
  br i1 %20, label %34, label %24

21:
  %22 = fcmp ogt double %27, 0.000000e+00
  %23 = zext i1 %22 to i32
  ret i32 %23

24:
  %25 = phi i64 [ %16, %15 ], [ %172, %171 ]
  %26 = phi i64 [ %17, %15 ], [ %172, %171 ]
  %27 = phi double [ %18, %15 ], [ %173, %171 ]
  %28 = phi double [ 0.000000e+00, %15 ], [ %174, %171 ]
  %29 = add nuw nsw i32 %19, 1
  %30 = icmp ult i32 %19, 9
  %31 = fmul double %27, 1.000000e-02
  %32 = fcmp ogt double %28, %31
  %33 = select i1 %30, i1 %32, i1 false
  br i1 %33, label %15, label %21

34:
  %35 = phi i64 [ %172, %171 ], [ %16, %15 ]
  %36 = phi double [ %174, %171 ], [ 0.000000e+00, %15 ]
  %37 = phi double [ %173, %171 ], [ %18, %15 ]
  %38 = phi i64 [ %175, %171 ], [ 0, %15 ]
  %39 = load ptr, ptr %7, align 8
  %40 = getelementptr inbounds %struct.moreau_contact, ptr %39, i64 %38
  %41 = getelementptr inbounds %struct.moreau_contact, ptr %39, i64 %38, i32 17
  %42 = load double, ptr %41, align 8
  %43 = load ptr, ptr %8, align 8
  %44 = getelementptr inbounds %struct.moreau_contact, ptr %40, i64 0, i32 0
  %45 = load i64, ptr %44, align 8
  %46 = shl nsw i64 %45, 1
  %47 = getelementptr inbounds double, ptr %43, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = fadd double %42, %48
  %50 = tail call double @llvm.minnum.f64(double %49, double 0.000000e+00)
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(24) %10, i8 0, i64 24, i1 false)
  %51 = getelementptr inbounds %struct.moreau_contact, ptr %39, i64 %38, i32 2
  %52 = load i64, ptr %51, align 8
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %171, label %54

54:
  %55 = getelementptr inbounds %struct.moreau_contact, ptr %39, i64 %38, i32 19, i64 0
  %56 = load double, ptr %55, align 8
  %57 = fcmp ogt double %56, 0.000000e+00
  %58 = fcmp ult double %42, 0.000000e+00
  %59 = select i1 %57, i1 %58, i1 false
  br i1 %59, label %60, label %171

60:
  %61 = getelementptr inbounds %struct.moreau_contact, ptr %39, i64 %38, i32 12, i64 0
  %62 = load double, ptr %61, align 8
  %63 = fneg double %62
  %64 = getelementptr inbounds %struct.moreau_contact, ptr %39, i64 %38, i32 13, i64 0
  %65 = load double, ptr %64, align 8
  %66 = fsub double %65, %62
  %67 = tail call double @llvm.fabs.f64(double %66)
  %68 = fcmp uge double %67, %63
  br i1 %68, label %73, label %69

69:
  %70 = getelementptr inbounds %struct.moreau_contact, ptr %39, i64 %38, i32 14
  %71 = load double, ptr %70, align 8
  %72 = fcmp ogt double %71, 0.000000e+00
  br i1 %72, label %171, label %73

73:
  %74 = load ptr, ptr %11, align 8
  call void @moreau_speeds(ptr %40, ptr %74, ptr %12)
  %75 = fmul double %50, -5.000000e-01
  %76 = fdiv double %75, %2
  %77 = load double, ptr %12, align 16
  %78 = getelementptr inbounds %struct.moreau_contact, ptr %39, i64 %38, i32 11, i64 0
  %79 = load double, ptr %78, align 8
  %80 = fsub double %77, %79
  %81 = fsub double %76, %80
  %82 = getelementptr inbounds %struct.moreau_contact, ptr %39, i64 %38, i32 18
  %83 = load double, ptr %82, align 8
  %84 = fneg double %83
  %85 = getelementptr inbounds %struct.moreau_contact, ptr %39, i64 %38, i32 9, i64 0
  %86 = load double, ptr %85, align 8
  %87 = fdiv double %81, %86
  %88 = tail call double @llvm.maxnum.f64(double %84, double %87)
  store double %88, ptr %13, align 16
  %89 = fadd double %83, %88
  store double %89, ptr %82, align 8
  %90 = load ptr, ptr %11, align 8
  %91 = getelementptr inbounds %struct.moreau_contact, ptr %39, i64 %38, i32 4
  %92 = load i64, ptr %91, align 8
  %93 = icmp sgt i64 %92, 0
  br i1 %93, label %94, label %161

94:
  %95 = getelementptr inbounds %struct.moreau_contact, ptr %39, i64 %38, i32 3
  %96 = load i64, ptr %95, align 8
  %97 = icmp eq i64 %96, 3
  %98 = icmp sgt i64 %96, 0
  br label %99

99:
  %100 = phi i64 [ 0, %94 ], [ %156, %155 ]
  %101 = getelementptr inbounds %struct.moreau_contact, ptr %39, i64 %38, i32 5, i64 %100
  %102 = load i64, ptr %101, align 8
  %103 = getelementptr inbounds %struct.moreau_contact, ptr %39, i64 %38, i32 6, i64 %100
  %104 = load ptr, ptr %103, align 8
  %105 = getelementptr inbounds %struct.moreau_contact, ptr %39, i64 %38, i32 8, i64 %100
  %106 = load ptr, ptr %105, align 8
  br i1 %97, label %110, label %107

107:
  br i1 %98, label %108, label %155

108:
  %109 = icmp sgt i64 %102, 0
  br label %134

110:
  %111 = icmp sgt i64 %102, 0
  br i1 %111, label %112, label %155

112:
  %113 = shl nuw nsw i64 %102, 1
  br label %114

114:
  %115 = phi i64 [ 0, %112 ], [ %132, %114 ]
  %116 = getelementptr inbounds double, ptr %106, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = add nsw i64 %115, %102
  %119 = getelementptr inbounds double, ptr %106, i64 %118
  %120 = load double, ptr %119, align 8
  %121 = fmul double %120, 0.000000e+00
  %122 = tail call double @llvm.fmuladd.f64(double %117, double %88, double %121)
  %123 = add nsw i64 %115, %113
  %124 = getelementptr inbounds double, ptr %106, i64 %123
  %125 = load double, ptr %124, align 8
  %126 = tail call double @llvm.fmuladd.f64(double %125, double 0.000000e+00, double %122)
  %127 = getelementptr inbounds i64, ptr %104, i64 %115
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr inbounds double, ptr %90, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = fadd double %126, %130
  store double %131, ptr %129, align 8
  %132 = add nuw nsw i64 %115, 1
  %133 = icmp eq i64 %132, %102
  br i1 %133, label %155, label %114

134:
  %135 = phi i64 [ 0, %108 ], [ %141, %140 ]
  br i1 %109, label %136, label %140

136:
  %137 = mul nsw i64 %135, %102
  %138 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 %135
  %139 = load double, ptr %138, align 8
  br label %143

140:
  %141 = add nuw nsw i64 %135, 1
  %142 = icmp eq i64 %141, %96
  br i1 %142, label %155, label %134

143:
  %144 = phi i64 [ 0, %136 ], [ %153, %143 ]
  %145 = add nsw i64 %144, %137
  %146 = getelementptr inbounds double, ptr %106, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = getelementptr inbounds i64, ptr %104, i64 %144
  %149 = load i64, ptr %148, align 8
  %150 = getelementptr inbounds double, ptr %90, i64 %149
  %151 = load double, ptr %150, align 8
  %152 = tail call double @llvm.fmuladd.f64(double %147, double %139, double %151)
  store double %152, ptr %150, align 8
  %153 = add nuw nsw i64 %144, 1
  %154 = icmp eq i64 %153, %102
  br i1 %154, label %140, label %143

155:
  %156 = add nuw nsw i64 %100, 1
  %157 = icmp eq i64 %156, %92
  br i1 %157, label %158, label %99

158:
  %159 = load double, ptr %85, align 8
  %160 = load double, ptr %82, align 8
  br label %161

161:
  %162 = phi double [ %160, %158 ], [ %89, %73 ]
  %163 = phi double [ %159, %158 ], [ %86, %73 ]
  %164 = tail call double @llvm.fabs.f64(double %88)
  %165 = tail call double @llvm.sqrt.f64(double %163)
  %166 = fmul double %164, %165
  %167 = tail call double @llvm.maxnum.f64(double %36, double %166)
  %168 = fmul double %162, %165
  %169 = tail call double @llvm.maxnum.f64(double %37, double %168)
  %170 = load i64, ptr %6, align 8
  br label %171

171:
  %172 = phi i64 [ %170, %161 ], [ %35, %69 ], [ %35, %54 ], [ %35, %34 ]
  %173 = phi double [ %169, %161 ], [ %37, %69 ], [ %37, %54 ], [ %37, %34 ]
  %174 = phi double [ %167, %161 ], [ %36, %69 ], [ %36, %54 ], [ %36, %34 ]
  %175 = add nuw nsw i64 %38, 1
  %176 = icmp slt i64 %175, %172
  br i1 %176, label %34, label %24
}
