; moreau: made by tools/make_loops_text.py from moreau, moreau_contacts, moreau_solve
; sources 7ad462b5f72b1c75fd606e749933e6e5bb9c96ba03a953579889a95db2b3ddc3
%struct.ode_method = type { ptr, ptr, ptr, ptr, i64, i64, i64 }
%struct.moreau_parts = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.model_context = type { i64, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, i64, %struct.model_call, %struct.model_call, %struct.model_call, ptr, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, double, double, ptr, i64, [2 x double], ptr, ptr, ptr, i64, i64, ptr, ptr }
%struct.model_call = type { ptr, ptr, ptr }
%struct.moreau_system = type { %struct.contact_system, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, double, double, double, double, i64, double, i64, i64, double, double, double, i64, i64, i64 }
%struct.contact_system = type { i64, i64, i64, i64, i64, ptr, ptr, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, double, ptr, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, i64, double }
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, ptr, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.moreau_contact = type { i64, i64, i64, i64, i64, [2 x i64], [2 x ptr], [2 x ptr], [2 x ptr], [9 x double], double, [3 x double], [3 x double], [3 x double], double, double, double, double, double, [3 x double], [3 x double], [3 x double], [9 x double], [3 x double], i64 }
%struct.ode_system = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.ode_options = type { ptr, double, ptr, double, double, i64 }
%struct.contact_event = type { double, i64, i64, [3 x double], double }
%struct.anon = type { ptr, i64 }
%struct.law_problem = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, i64, i64, double, i64, ptr, double, ptr, ptr }

@ode_moreau = constant %struct.ode_method { ptr @step, ptr null, ptr @interpolate, ptr null, i64 0, i64 0, i64 0 }, align 8

define i64 @moreau_forces(ptr  %0, double %1, ptr  %2) {
  %4 = alloca %struct.moreau_parts, align 8
  %5 = getelementptr %struct.model_context, ptr %0, i64 0, i32 34
  %6 = bitcast ptr %5 to ptr
  %7 = load ptr, ptr %6
  %8 = bitcast ptr %4 to ptr
  %9 = getelementptr %struct.model_context, ptr %0, i64 0, i32 0
  %10 = load i64, ptr %9
  call void @moreau_parts_of(ptr sret(%struct.moreau_parts) align 8 %4, ptr %7, i64 %10)
  %11 = getelementptr %struct.model_context, ptr %0, i64 0, i32 14
  %12 = load ptr, ptr %11
  %13 = getelementptr %struct.moreau_system, ptr %7, i64 0, i32 0, i32 4
  %14 = load i64, ptr %13
  %15 = getelementptr double, ptr %12, i64 %14
  %16 = bitcast ptr %15 to ptr
  %17 = getelementptr %struct.moreau_parts, ptr %4, i64 0, i32 10
  %18 = bitcast ptr %17 to ptr
  %19 = load ptr, ptr %18
  %20 = getelementptr %struct.moreau_system, ptr %7, i64 0, i32 0, i32 1
  %21 = load i64, ptr %20
  %22 = shl i64 %21, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %19, i64 %22, i1 false)
  %23 = getelementptr %struct.model_context, ptr %0, i64 0, i32 33
  %24 = load ptr, ptr %23
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
  %4 = getelementptr %struct.model_context, ptr %0, i64 0, i32 34
  %5 = bitcast ptr %4 to ptr
  %6 = load ptr, ptr %5
  %7 = bitcast ptr %3 to ptr
  %8 = getelementptr %struct.model_context, ptr %0, i64 0, i32 0
  %9 = load i64, ptr %8
  call void @moreau_parts_of(ptr sret(%struct.moreau_parts) align 8 %3, ptr %6, i64 %9)
  %10 = getelementptr %struct.ode_solver, ptr %1, i64 0, i32 5
  %11 = load double, ptr %10
  %12 = call double @model_time(ptr %0, double %11)
  %13 = call ptr @ode_state(ptr %1)
  %14 = call i64 @model_inputs(ptr %0, double %12, ptr %13)
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %93

16:
  %17 = load double, ptr %10
  %18 = call ptr @ode_state(ptr %1)
  %19 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 0
  %20 = load ptr, ptr %19
  %21 = getelementptr %struct.moreau_system, ptr %6, i64 0, i32 0, i32 7, i32 0
  %22 = load ptr, ptr %21
  %23 = call double @model_time(ptr %0, double %17)
  %24 = getelementptr %struct.model_context, ptr %0, i64 0, i32 14
  %25 = load ptr, ptr %24
  %26 = getelementptr %struct.moreau_system, ptr %6, i64 0, i32 0, i32 7, i32 1
  %27 = load ptr, ptr %26
  %28 = getelementptr %struct.moreau_system, ptr %6, i64 0, i32 0, i32 7, i32 2
  %29 = load ptr, ptr %28
  call void %22(double %23, ptr %18, ptr %25, ptr %27, ptr %29, ptr %20)
  %30 = call i64 @moreau_find(ptr %6, ptr %3, double 0.000000e+00)
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %42

32:
  %33 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 27
  %34 = load i64, ptr %33
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %36, label %90

36:
  %37 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 26
  %38 = load ptr, ptr %37
  %39 = getelementptr %struct.moreau_system, ptr %6, i64 0, i32 0, i32 5
  %40 = getelementptr %struct.moreau_system, ptr %6, i64 0, i32 24
  %41 = getelementptr %struct.moreau_system, ptr %6, i64 0, i32 0, i32 6
  br label %46

42:
  %43 = getelementptr %struct.moreau_system, ptr %6, i64 0, i32 0, i32 37
  store i64 %30, ptr %43
  %44 = getelementptr %struct.moreau_system, ptr %6, i64 0, i32 0, i32 38
  store i64 -1, ptr %44
  %45 = getelementptr %struct.moreau_system, ptr %6, i64 0, i32 0, i32 40
  store double 0.000000e+00, ptr %45
  br label %93

46:
  %47 = phi i64 [ 0, %36 ], [ %88, %87 ]
  %48 = getelementptr %struct.moreau_contact, ptr %38, i64 %47
  %49 = getelementptr %struct.moreau_contact, ptr %38, i64 %47, i32 4
  %50 = load i64, ptr %49
  %51 = icmp eq i64 %50, 2
  br i1 %51, label %60, label %52

52:
  %53 = getelementptr %struct.moreau_contact, ptr %48, i64 0, i32 0
  %54 = load i64, ptr %53
  %55 = load ptr, ptr %39
  %56 = shl i64 %54, 2
  %57 = getelementptr i64, ptr %55, i64 %56
  %58 = load i64, ptr %57
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %60, label %87

60:
  %61 = load i64, ptr %40
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %63, label %87

63:
  %64 = getelementptr %struct.moreau_contact, ptr %38, i64 %47, i32 17
  %65 = load double, ptr %64
  %66 = load ptr, ptr %41
  %67 = getelementptr %struct.moreau_contact, ptr %48, i64 0, i32 0
  %68 = load i64, ptr %67
  %69 = shl i64 %68, 1
  %70 = getelementptr double, ptr %66, i64 %69
  %71 = load double, ptr %70
  %72 = fneg double %71
  %73 = fcmp olt double %65, %72
  br i1 %73, label %74, label %87

74:
  %75 = getelementptr %struct.moreau_system, ptr %6, i64 0, i32 0, i32 0
  %76 = load i64, ptr %75
  %77 = getelementptr %struct.moreau_contact, ptr %38, i64 %47, i32 1
  %78 = load i64, ptr %77
  %79 = icmp slt i64 %78, 0
  %80 = mul i64 %76, %68
  %81 = add i64 %78, %76
  %82 = add i64 %81, %80
  %83 = select i1 %79, i64 %68, i64 %82
  %84 = getelementptr %struct.moreau_system, ptr %6, i64 0, i32 0, i32 37
  store i64 5, ptr %84
  %85 = getelementptr %struct.moreau_system, ptr %6, i64 0, i32 0, i32 38
  store i64 %83, ptr %85
  %86 = getelementptr %struct.moreau_system, ptr %6, i64 0, i32 0, i32 40
  store double %65, ptr %86
  br label %93

87:
  %88 = add i64 %47, 1
  %89 = icmp eq i64 %88, %34
  br i1 %89, label %90, label %46

90:
  %91 = getelementptr %struct.moreau_system, ptr %6, i64 0, i32 0, i32 29
  store i64 1, ptr %91
  %92 = getelementptr %struct.moreau_system, ptr %6, i64 0, i32 0, i32 30
  store i64 1, ptr %92
  br label %93

93:
  %94 = phi i64 [ %14, %2 ], [ 12, %42 ], [ 0, %90 ], [ 12, %74 ]
  ret i64 %94
}

declare i64 @model_inputs(ptr, double, ptr)

declare double @model_time(ptr, double)

declare ptr @ode_state(ptr)

define internal i64 @step(ptr %0) {
  %2 = alloca [3 x double], align 16
  %3 = alloca %struct.moreau_parts, align 8
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 4
  %7 = load ptr, ptr %6
  %8 = bitcast ptr %7 to ptr
  %9 = getelementptr i8, ptr %7, i64 424
  %10 = bitcast ptr %9 to ptr
  %11 = load ptr, ptr %10
  %12 = bitcast ptr %3 to ptr
  %13 = bitcast ptr %7 to ptr
  %14 = load i64, ptr %13
  call void @moreau_parts_of(ptr sret(%struct.moreau_parts) align 8 %3, ptr %11, i64 %14)
  %15 = load ptr, ptr %4
  %16 = getelementptr %struct.ode_system, ptr %15, i64 0, i32 0
  %17 = load i64, ptr %16
  %18 = shl i64 %17, 3
  %19 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 17
  %20 = load i64, ptr %19
  %21 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 8
  %22 = load i64, ptr %21
  %23 = mul i64 %22, 3
  %24 = add i64 %23, %20
  %25 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 16
  %26 = load i64, ptr %25
  %27 = icmp sgt i64 %24, %26
  br i1 %27, label %1184, label %28

28:
  %29 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 17
  %30 = load double, ptr %29
  %31 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 9
  %32 = load double, ptr %31
  %33 = fcmp une double %30, %32
  br i1 %33, label %46, label %34

34:
  %35 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 35
  %36 = load i64, ptr %35
  %37 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 34
  %38 = load i64, ptr %37
  %39 = icmp slt i64 %36, %38
  br i1 %39, label %40, label %46

40:
  %41 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 18
  %42 = load double, ptr %41
  %43 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %44 = load double, ptr %43
  %45 = fsub double %32, %42
  br label %63

46:
  %47 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %48 = load double, ptr %47
  %49 = fsub double %32, %48
  %50 = call double @llvm.fabs.f64(double %49)
  %51 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %52 = load ptr, ptr %51
  %53 = getelementptr %struct.ode_options, ptr %52, i64 0, i32 4
  %54 = load double, ptr %53
  %55 = fdiv double %50, %54
  %56 = fmul double %55, 0x3FEFFFFFFFFFDCD1
  %57 = call double @llvm.ceil.f64(double %56)
  %58 = call double @llvm.maxnum.f64(double %57, double 1.000000e+00)
  %59 = fptosi double %58 to i64
  %60 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 34
  store i64 %59, ptr %60
  store double %32, ptr %29
  %61 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 18
  store double %48, ptr %61
  %62 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 35
  store i64 0, ptr %62
  br label %63

63:
  %64 = phi double [ %45, %40 ], [ %49, %46 ]
  %65 = phi double [ %44, %40 ], [ %48, %46 ]
  %66 = phi i64 [ %36, %40 ], [ 0, %46 ]
  %67 = phi i64 [ %38, %40 ], [ %59, %46 ]
  %68 = phi double [ %42, %40 ], [ %48, %46 ]
  %69 = sitofp i64 %67 to double
  %70 = fdiv double %64, %69
  %71 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 35
  %72 = add i64 %66, 1
  %73 = icmp eq i64 %72, %67
  %74 = sitofp i64 %72 to double
  %75 = call double @llvm.fmuladd.f64(double %74, double %70, double %68)
  %76 = select i1 %73, double %32, double %75
  %77 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 12
  store double %76, ptr %77
  %78 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 2
  %79 = load i64, ptr %78
  %80 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 3
  %81 = load i64, ptr %80
  %82 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %83 = load ptr, ptr %82
  %84 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %85 = call double @llvm.fmuladd.f64(double %70, double 5.000000e-01, double %65)
  %86 = shl i64 %17, 1
  %87 = getelementptr double, ptr %83, i64 %86
  %88 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 10
  %89 = bitcast ptr %88 to ptr
  %90 = load ptr, ptr %89
  %91 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 1
  %92 = load i64, ptr %91
  %93 = shl i64 %92, 3
  call void @llvm.memset.p0.i64(ptr align 8 %90, i8 0, i64 %93, i1 false)
  %94 = load double, ptr %84
  %95 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 12
  %96 = load ptr, ptr %95
  %97 = load ptr, ptr %4
  %98 = getelementptr %struct.ode_system, ptr %97, i64 0, i32 5
  %99 = load ptr, ptr %98
  %100 = getelementptr %struct.ode_system, ptr %97, i64 0, i32 4
  %101 = load ptr, ptr %100
  %102 = call i64 %99(ptr %101, double %94, ptr %83, ptr %96)
  %103 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %104 = load i64, ptr %103
  %105 = add i64 %104, 1
  store i64 %105, ptr %103
  switch i64 %102, label %1184 [
    i64 12, label %113
    i64 3, label %113
    i64 0, label %106
  ]

106:
  %107 = icmp sgt i64 %17, 0
  br i1 %107, label %108, label %134

108:
  %109 = fmul double %70, 5.000000e-01
  %110 = load ptr, ptr %95
  %111 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 14
  %112 = load ptr, ptr %111
  br label %139

113:
  %114 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %102, ptr %114
  %115 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %94, ptr %115
  %116 = load ptr, ptr %82
  %117 = load ptr, ptr %4
  %118 = getelementptr %struct.ode_system, ptr %117, i64 0, i32 0
  %119 = load i64, ptr %118
  %120 = shl i64 %119, 2
  %121 = getelementptr double, ptr %116, i64 %120
  %122 = bitcast ptr %121 to ptr
  %123 = bitcast ptr %96 to ptr
  %124 = shl i64 %119, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %122, ptr align 8 %123, i64 %124, i1 false)
  %125 = load ptr, ptr %82
  %126 = load ptr, ptr %4
  %127 = getelementptr %struct.ode_system, ptr %126, i64 0, i32 0
  %128 = load i64, ptr %127
  %129 = mul i64 %128, 5
  %130 = getelementptr double, ptr %125, i64 %129
  %131 = bitcast ptr %130 to ptr
  %132 = bitcast ptr %83 to ptr
  %133 = shl i64 %128, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %131, ptr align 8 %132, i64 %133, i1 false)
  br label %1184

134:
  %135 = load ptr, ptr %4
  %136 = getelementptr %struct.ode_system, ptr %135, i64 0, i32 8
  %137 = load ptr, ptr %136
  %138 = icmp eq ptr %137, null
  br i1 %138, label %153, label %149

139:
  %140 = phi i64 [ 0, %108 ], [ %147, %139 ]
  %141 = getelementptr double, ptr %83, i64 %140
  %142 = load double, ptr %141
  %143 = getelementptr double, ptr %110, i64 %140
  %144 = load double, ptr %143
  %145 = call double @llvm.fmuladd.f64(double %109, double %144, double %142)
  %146 = getelementptr double, ptr %112, i64 %140
  store double %145, ptr %146
  %147 = add i64 %140, 1
  %148 = icmp eq i64 %147, %17
  br i1 %148, label %134, label %139

149:
  %150 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 14
  %151 = load ptr, ptr %150
  %152 = call i64 %137(ptr %7, double %85, ptr %151, i64 0)
  switch i64 %152, label %1184 [
    i64 7, label %153
    i64 0, label %153
  ]

153:
  %154 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 14
  %155 = load ptr, ptr %154
  %156 = getelementptr double, ptr %155, i64 %79
  %157 = bitcast ptr %156 to ptr
  %158 = getelementptr double, ptr %83, i64 %79
  %159 = bitcast ptr %158 to ptr
  %160 = shl i64 %81, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %157, ptr align 8 %159, i64 %160, i1 false)
  %161 = load ptr, ptr %154
  %162 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 13
  %163 = load ptr, ptr %162
  %164 = load ptr, ptr %4
  %165 = getelementptr %struct.ode_system, ptr %164, i64 0, i32 5
  %166 = load ptr, ptr %165
  %167 = getelementptr %struct.ode_system, ptr %164, i64 0, i32 4
  %168 = load ptr, ptr %167
  %169 = call i64 %166(ptr %168, double %85, ptr %161, ptr %163)
  %170 = load i64, ptr %103
  %171 = add i64 %170, 1
  store i64 %171, ptr %103
  switch i64 %169, label %1184 [
    i64 12, label %172
    i64 3, label %172
    i64 0, label %193
  ]

172:
  %173 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %169, ptr %173
  %174 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %85, ptr %174
  %175 = load ptr, ptr %82
  %176 = load ptr, ptr %4
  %177 = getelementptr %struct.ode_system, ptr %176, i64 0, i32 0
  %178 = load i64, ptr %177
  %179 = shl i64 %178, 2
  %180 = getelementptr double, ptr %175, i64 %179
  %181 = bitcast ptr %180 to ptr
  %182 = bitcast ptr %163 to ptr
  %183 = shl i64 %178, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %181, ptr align 8 %182, i64 %183, i1 false)
  %184 = load ptr, ptr %82
  %185 = load ptr, ptr %4
  %186 = getelementptr %struct.ode_system, ptr %185, i64 0, i32 0
  %187 = load i64, ptr %186
  %188 = mul i64 %187, 5
  %189 = getelementptr double, ptr %184, i64 %188
  %190 = bitcast ptr %189 to ptr
  %191 = bitcast ptr %161 to ptr
  %192 = shl i64 %187, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %190, ptr align 8 %191, i64 %192, i1 false)
  br label %1184

193:
  %194 = load ptr, ptr %82
  %195 = load i64, ptr %78
  %196 = getelementptr double, ptr %194, i64 %195
  %197 = load ptr, ptr %154
  %198 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 0
  %199 = load ptr, ptr %198
  %200 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 7, i32 0
  %201 = load ptr, ptr %200
  %202 = call double @model_time(ptr %8, double %85)
  %203 = getelementptr i8, ptr %7, i64 256
  %204 = bitcast ptr %203 to ptr
  %205 = load ptr, ptr %204
  %206 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 7, i32 1
  %207 = load ptr, ptr %206
  %208 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 7, i32 2
  %209 = load ptr, ptr %208
  call void %201(double %202, ptr %197, ptr %205, ptr %207, ptr %209, ptr %199)
  %210 = call i64 @moreau_find(ptr %11, ptr %3, double %70)
  %211 = icmp eq i64 %210, 0
  br i1 %211, label %212, label %628

212:
  %213 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 27
  %214 = load i64, ptr %213
  %215 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 24
  %216 = load i64, ptr %215
  %217 = icmp sgt i64 %214, %216
  %218 = select i1 %217, i64 %214, i64 %216
  store i64 %218, ptr %215
  %219 = icmp eq i64 %214, 0
  br i1 %219, label %635, label %220

220:
  %221 = load ptr, ptr %204
  %222 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 4
  %223 = load i64, ptr %222
  %224 = getelementptr double, ptr %221, i64 %223
  %225 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 5
  %226 = load i64, ptr %225
  %227 = icmp sgt i64 %226, 0
  br i1 %227, label %228, label %378

228:
  %229 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 0
  %230 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 5
  %231 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 24
  %232 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 3
  %233 = getelementptr i8, ptr %7, i64 8
  %234 = bitcast ptr %233 to ptr
  %235 = getelementptr i8, ptr %7, i64 16
  %236 = bitcast ptr %235 to ptr
  %237 = getelementptr i8, ptr %7, i64 24
  %238 = bitcast ptr %237 to ptr
  %239 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 1
  %240 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 2
  %241 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 7
  %242 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 18
  %243 = load i64, ptr %229
  br label %244

244:
  %245 = phi i64 [ %243, %228 ], [ %374, %373 ]
  %246 = phi i64 [ 0, %228 ], [ %375, %373 ]
  %247 = icmp sgt i64 %245, 0
  br i1 %247, label %248, label %373

248:
  %249 = load ptr, ptr %230
  %250 = load ptr, ptr %231
  br label %253

251:
  %252 = icmp eq i32 %275, 0
  br i1 %252, label %373, label %296

253:
  %254 = phi i32 [ 0, %248 ], [ %275, %274 ]
  %255 = phi i64 [ 0, %248 ], [ %276, %274 ]
  %256 = shl i64 %255, 2
  %257 = getelementptr i64, ptr %249, i64 %256
  %258 = load i64, ptr %257
  %259 = icmp sgt i64 %258, 2
  br i1 %259, label %267, label %260

260:
  %261 = icmp ne i64 %258, 2
  %262 = zext i1 %261 to i64
  %263 = getelementptr i64, ptr %257, i64 2
  %264 = load i64, ptr %263
  %265 = add i64 %264, %262
  %266 = icmp sgt i64 %265, 0
  br i1 %266, label %267, label %274

267:
  %268 = phi i64 [ %265, %260 ], [ 6, %253 ]
  %269 = getelementptr i64, ptr %257, i64 1
  %270 = load i64, ptr %269
  %271 = getelementptr i64, ptr %250, i64 %255
  %272 = load i64, ptr %271
  %273 = icmp eq i64 %272, 0
  br label %278

274:
  %275 = phi i32 [ %254, %260 ], [ %293, %287 ]
  %276 = add i64 %255, 1
  %277 = icmp eq i64 %276, %245
  br i1 %277, label %251, label %253

278:
  %279 = phi i32 [ %254, %267 ], [ %293, %287 ]
  %280 = phi i64 [ 0, %267 ], [ %294, %287 ]
  %281 = add i64 %280, %270
  br i1 %273, label %287, label %282

282:
  %283 = load ptr, ptr %232
  %284 = getelementptr i64, ptr %283, i64 %281
  %285 = load i64, ptr %284
  %286 = icmp eq i64 %285, %246
  br label %287

287:
  %288 = phi i1 [ false, %278 ], [ %286, %282 ]
  %289 = uitofp i1 %288 to double
  %290 = getelementptr double, ptr %224, i64 %281
  store double %289, ptr %290
  %291 = icmp ne i32 %279, 0
  %292 = select i1 %291, i1 true, i1 %288
  %293 = zext i1 %292 to i32
  %294 = add i64 %280, 1
  %295 = icmp eq i64 %294, %268
  br i1 %295, label %274, label %278

296:
  %297 = load i64, ptr %103
  %298 = add i64 %297, 1
  store i64 %298, ptr %103
  %299 = load ptr, ptr %154
  %300 = load ptr, ptr %95
  %301 = load ptr, ptr %234
  %302 = call double @model_time(ptr %8, double %85)
  %303 = load ptr, ptr %204
  %304 = load ptr, ptr %236
  %305 = load ptr, ptr %238
  call void %301(double %302, ptr %299, ptr %303, ptr %304, ptr %305, ptr %300)
  %306 = load i64, ptr %229
  %307 = icmp sgt i64 %306, 0
  br i1 %307, label %308, label %373

308:
  %309 = load ptr, ptr %239
  %310 = load ptr, ptr %240
  %311 = load ptr, ptr %230
  %312 = load ptr, ptr %95
  %313 = load i64, ptr %78
  %314 = getelementptr double, ptr %312, i64 %313
  %315 = load ptr, ptr %162
  %316 = getelementptr double, ptr %315, i64 %313
  %317 = load i64, ptr %309
  %318 = load ptr, ptr %241
  %319 = load ptr, ptr %242
  br label %322

320:
  %321 = icmp eq i64 %325, %306
  br i1 %321, label %373, label %322

322:
  %323 = phi i64 [ %317, %308 ], [ %327, %320 ]
  %324 = phi i64 [ 0, %308 ], [ %325, %320 ]
  %325 = add i64 %324, 1
  %326 = getelementptr i64, ptr %309, i64 %325
  %327 = load i64, ptr %326
  %328 = sub i64 %327, %323
  %329 = getelementptr i64, ptr %310, i64 %323
  %330 = shl i64 %324, 2
  %331 = getelementptr i64, ptr %311, i64 %330
  %332 = getelementptr i64, ptr %331, i64 1
  %333 = load i64, ptr %332
  %334 = getelementptr double, ptr %224, i64 %333
  %335 = load i64, ptr %331
  %336 = icmp sgt i64 %335, 2
  br i1 %336, label %344, label %337

337:
  %338 = icmp ne i64 %335, 2
  %339 = zext i1 %338 to i64
  %340 = getelementptr i64, ptr %331, i64 2
  %341 = load i64, ptr %340
  %342 = add i64 %341, %339
  %343 = icmp sgt i64 %342, 0
  br i1 %343, label %344, label %320

344:
  %345 = phi i64 [ %342, %337 ], [ 6, %322 ]
  %346 = getelementptr i64, ptr %319, i64 %324
  %347 = load i64, ptr %346
  %348 = getelementptr double, ptr %318, i64 %347
  %349 = icmp sgt i64 %328, 0
  br label %350

350:
  %351 = phi i64 [ 0, %344 ], [ %360, %359 ]
  %352 = mul i64 %351, %328
  %353 = getelementptr double, ptr %348, i64 %352
  %354 = getelementptr double, ptr %334, i64 %351
  br i1 %349, label %355, label %359

355:
  %356 = phi i64 [ %371, %362 ], [ 0, %350 ]
  %357 = load double, ptr %354
  %358 = fcmp une double %357, 0.000000e+00
  br i1 %358, label %362, label %359

359:
  %360 = add i64 %351, 1
  %361 = icmp eq i64 %360, %345
  br i1 %361, label %320, label %350

362:
  %363 = getelementptr i64, ptr %329, i64 %356
  %364 = load i64, ptr %363
  %365 = getelementptr double, ptr %314, i64 %364
  %366 = load double, ptr %365
  %367 = getelementptr double, ptr %316, i64 %364
  %368 = load double, ptr %367
  %369 = fsub double %366, %368
  %370 = getelementptr double, ptr %353, i64 %356
  store double %369, ptr %370
  %371 = add i64 %356, 1
  %372 = icmp eq i64 %371, %328
  br i1 %372, label %359, label %355

373:
  %374 = phi i64 [ %306, %296 ], [ %245, %251 ], [ %245, %244 ], [ %306, %320 ]
  %375 = add i64 %246, 1
  %376 = load i64, ptr %225
  %377 = icmp slt i64 %375, %376
  br i1 %377, label %244, label %378

378:
  %379 = bitcast ptr %224 to ptr
  %380 = load i64, ptr %91
  %381 = shl i64 %380, 3
  call void @llvm.memset.p0.i64(ptr align 8 %379, i8 0, i64 %381, i1 false)
  %382 = load ptr, ptr %154
  %383 = load i64, ptr %78
  %384 = getelementptr double, ptr %382, i64 %383
  %385 = bitcast ptr %384 to ptr
  %386 = load i64, ptr %80
  %387 = shl i64 %386, 3
  call void @llvm.memset.p0.i64(ptr align 8 %385, i8 0, i64 %387, i1 false)
  %388 = load ptr, ptr %154
  %389 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 4
  %390 = load ptr, ptr %389
  %391 = load ptr, ptr %200
  %392 = call double @model_time(ptr %8, double %85)
  %393 = load ptr, ptr %204
  %394 = load ptr, ptr %206
  %395 = load ptr, ptr %208
  call void %391(double %392, ptr %388, ptr %393, ptr %394, ptr %395, ptr %390)
  %396 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 6
  %397 = load i64, ptr %396
  %398 = icmp sgt i64 %397, 0
  br i1 %398, label %399, label %514

399:
  %400 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 4
  %401 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 5
  %402 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 0
  %403 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 1
  %404 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 2
  %405 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 5
  %406 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 24
  %407 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 6
  %408 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 18
  br label %409

409:
  %410 = phi i64 [ 0, %399 ], [ %511, %510 ]
  %411 = load i64, ptr %80
  %412 = icmp sgt i64 %411, 0
  br i1 %412, label %413, label %510

413:
  %414 = load ptr, ptr %400
  br label %416

415:
  br i1 %425, label %429, label %510

416:
  %417 = phi i32 [ 0, %413 ], [ %426, %416 ]
  %418 = phi i64 [ 0, %413 ], [ %427, %416 ]
  %419 = getelementptr i64, ptr %414, i64 %418
  %420 = load i64, ptr %419
  %421 = icmp eq i64 %420, %410
  %422 = uitofp i1 %421 to double
  %423 = getelementptr double, ptr %384, i64 %418
  store double %422, ptr %423
  %424 = icmp ne i32 %417, 0
  %425 = select i1 %424, i1 true, i1 %421
  %426 = zext i1 %425 to i32
  %427 = add i64 %418, 1
  %428 = icmp eq i64 %427, %411
  br i1 %428, label %415, label %416

429:
  %430 = load ptr, ptr %154
  %431 = load ptr, ptr %401
  %432 = load ptr, ptr %200
  %433 = call double @model_time(ptr %8, double %85)
  %434 = load ptr, ptr %204
  %435 = load ptr, ptr %206
  %436 = load ptr, ptr %208
  call void %432(double %433, ptr %430, ptr %434, ptr %435, ptr %436, ptr %431)
  %437 = load i64, ptr %402
  %438 = icmp sgt i64 %437, 0
  br i1 %438, label %439, label %510

439:
  %440 = load ptr, ptr %403
  %441 = load ptr, ptr %404
  %442 = load ptr, ptr %405
  %443 = load i64, ptr %440
  %444 = load ptr, ptr %406
  br label %445

445:
  %446 = phi i64 [ %443, %439 ], [ %450, %490 ]
  %447 = phi i64 [ 0, %439 ], [ %448, %490 ]
  %448 = add i64 %447, 1
  %449 = getelementptr i64, ptr %440, i64 %448
  %450 = load i64, ptr %449
  %451 = sub i64 %450, %446
  %452 = getelementptr i64, ptr %441, i64 %446
  %453 = shl i64 %447, 2
  %454 = getelementptr i64, ptr %442, i64 %453
  %455 = load i64, ptr %454
  %456 = icmp sgt i64 %455, 2
  br i1 %456, label %463, label %457

457:
  %458 = icmp ne i64 %455, 2
  %459 = zext i1 %458 to i64
  %460 = getelementptr i64, ptr %454, i64 2
  %461 = load i64, ptr %460
  %462 = add i64 %461, %459
  br label %463

463:
  %464 = phi i64 [ %462, %457 ], [ 6, %445 ]
  %465 = getelementptr i64, ptr %454, i64 1
  %466 = load i64, ptr %465
  %467 = icmp sgt i64 %451, 0
  br i1 %467, label %468, label %490

468:
  %469 = getelementptr i64, ptr %444, i64 %447
  %470 = load i64, ptr %469
  %471 = icmp eq i64 %470, 0
  %472 = icmp sgt i64 %464, 0
  br i1 %471, label %490, label %473

473:
  %474 = load ptr, ptr %401
  %475 = getelementptr double, ptr %474, i64 %437
  %476 = getelementptr double, ptr %475, i64 %466
  %477 = load ptr, ptr %389
  %478 = getelementptr double, ptr %477, i64 %437
  %479 = getelementptr double, ptr %478, i64 %466
  %480 = load ptr, ptr %407
  %481 = load ptr, ptr %408
  %482 = getelementptr i64, ptr %481, i64 %447
  br label %483

483:
  %484 = phi i64 [ %508, %507 ], [ 0, %473 ]
  %485 = getelementptr i64, ptr %452, i64 %484
  %486 = load i64, ptr %485
  %487 = getelementptr double, ptr %384, i64 %486
  %488 = load double, ptr %487
  %489 = fcmp oeq double %488, 0.000000e+00
  br i1 %489, label %507, label %492

490:
  %491 = icmp eq i64 %448, %437
  br i1 %491, label %510, label %445

492:
  %493 = load i64, ptr %482
  %494 = getelementptr double, ptr %480, i64 %493
  %495 = getelementptr double, ptr %494, i64 %484
  br i1 %472, label %496, label %507

496:
  %497 = phi i64 [ %505, %496 ], [ 0, %492 ]
  %498 = getelementptr double, ptr %476, i64 %497
  %499 = load double, ptr %498
  %500 = getelementptr double, ptr %479, i64 %497
  %501 = load double, ptr %500
  %502 = fsub double %499, %501
  %503 = mul i64 %497, %451
  %504 = getelementptr double, ptr %495, i64 %503
  store double %502, ptr %504
  %505 = add i64 %497, 1
  %506 = icmp eq i64 %505, %464
  br i1 %506, label %507, label %496

507:
  %508 = add i64 %484, 1
  %509 = icmp eq i64 %508, %451
  br i1 %509, label %490, label %483

510:
  %511 = add i64 %410, 1
  %512 = load i64, ptr %396
  %513 = icmp slt i64 %511, %512
  br i1 %513, label %409, label %514

514:
  %515 = load i64, ptr %80
  %516 = shl i64 %515, 3
  call void @llvm.memset.p0.i64(ptr align 8 %385, i8 0, i64 %516, i1 false)
  %517 = call i64 @moreau_write_rows(ptr %11, ptr %3)
  %518 = icmp eq i64 %517, 0
  br i1 %518, label %519, label %628

519:
  %520 = load i64, ptr %213
  %521 = icmp sgt i64 %520, 0
  br i1 %521, label %522, label %635

522:
  %523 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 26
  %524 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 5
  %525 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 13
  %526 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 14
  %527 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 0
  %528 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 15
  %529 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 6
  %530 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 7
  %531 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 3
  br label %532

532:
  %533 = phi i64 [ 0, %522 ], [ %625, %624 ]
  %534 = load ptr, ptr %523
  %535 = getelementptr %struct.moreau_contact, ptr %534, i64 %533
  %536 = getelementptr %struct.moreau_contact, ptr %535, i64 0, i32 0
  %537 = load i64, ptr %536
  %538 = load ptr, ptr %524
  %539 = shl i64 %537, 2
  %540 = getelementptr i64, ptr %538, i64 %539
  %541 = load i64, ptr %540
  %542 = getelementptr %struct.moreau_contact, ptr %534, i64 %533, i32 12, i64 0
  call void @moreau_speeds(ptr %535, ptr %196, ptr %542)
  %543 = getelementptr %struct.moreau_contact, ptr %534, i64 %533, i32 14
  %544 = load double, ptr %543
  %545 = fcmp ogt double %544, 0.000000e+00
  br i1 %545, label %546, label %551

546:
  %547 = load double, ptr %542
  %548 = fneg double %547
  %549 = call double @llvm.maxnum.f64(double %548, double 0.000000e+00)
  %550 = fmul double %544, %549
  br label %557

551:
  %552 = getelementptr %struct.moreau_contact, ptr %534, i64 %533, i32 17
  %553 = load double, ptr %552
  %554 = fmul double %553, -2.000000e+00
  %555 = fdiv double %554, %70
  %556 = call double @llvm.minnum.f64(double %555, double 0.000000e+00)
  br label %557

557:
  %558 = phi double [ %550, %546 ], [ %556, %551 ]
  store double %558, ptr %543
  %559 = icmp eq i64 %541, 2
  br i1 %559, label %560, label %567

560:
  store double 0.000000e+00, ptr %543
  %561 = getelementptr %struct.moreau_contact, ptr %534, i64 %533, i32 15
  %562 = load double, ptr %561
  %563 = fmul double %70, %562
  store double %563, ptr %561
  %564 = getelementptr %struct.moreau_contact, ptr %534, i64 %533, i32 16
  %565 = load double, ptr %564
  %566 = fmul double %70, %565
  store double %566, ptr %564
  br label %567

567:
  %568 = getelementptr %struct.moreau_contact, ptr %534, i64 %533, i32 17
  %569 = load double, ptr %568
  %570 = load double, ptr %525
  %571 = fcmp olt double %569, %570
  br i1 %571, label %574, label %572

572:
  %573 = load i64, ptr %536
  br label %584

574:
  store double %569, ptr %525
  store double %85, ptr %526
  %575 = load i64, ptr %527
  %576 = getelementptr %struct.moreau_contact, ptr %534, i64 %533, i32 1
  %577 = load i64, ptr %576
  %578 = icmp slt i64 %577, 0
  %579 = load i64, ptr %536
  %580 = mul i64 %579, %575
  %581 = add i64 %577, %575
  %582 = add i64 %581, %580
  %583 = select i1 %578, i64 %579, i64 %582
  store i64 %583, ptr %528
  br label %584

584:
  %585 = phi i64 [ %573, %572 ], [ %579, %574 ]
  %586 = load ptr, ptr %529
  %587 = shl i64 %585, 1
  %588 = getelementptr double, ptr %586, i64 %587
  %589 = load double, ptr %588
  %590 = fmul double %589, 1.000000e+08
  %591 = getelementptr %struct.moreau_contact, ptr %534, i64 %533, i32 4
  %592 = load i64, ptr %591
  %593 = icmp eq i64 %592, 2
  br i1 %593, label %594, label %611

594:
  %595 = getelementptr %struct.moreau_contact, ptr %534, i64 %533, i32 1
  %596 = load i64, ptr %530
  %597 = load ptr, ptr %531
  br label %598

598:
  %599 = phi double [ %590, %594 ], [ %610, %598 ]
  %600 = phi i1 [ true, %594 ], [ false, %598 ]
  %601 = select i1 %600, ptr %536, ptr %595
  %602 = load i64, ptr %601
  %603 = sub i64 %602, %596
  %604 = mul i64 %603, 7
  %605 = add i64 %604, 6
  %606 = getelementptr double, ptr %597, i64 %605
  %607 = load double, ptr %606
  %608 = fcmp ogt double %607, 0.000000e+00
  %609 = call double @llvm.minnum.f64(double %599, double %607)
  %610 = select i1 %608, double %609, double %599
  br i1 %600, label %598, label %611

611:
  %612 = phi double [ %590, %584 ], [ %610, %598 ]
  %613 = fneg double %612
  %614 = fcmp olt double %569, %613
  br i1 %614, label %615, label %624

615:
  %616 = load i64, ptr %527
  %617 = getelementptr %struct.moreau_contact, ptr %534, i64 %533, i32 1
  %618 = load i64, ptr %617
  %619 = icmp slt i64 %618, 0
  %620 = mul i64 %616, %585
  %621 = add i64 %618, %616
  %622 = add i64 %621, %620
  %623 = select i1 %619, i64 %585, i64 %622
  br label %628

624:
  %625 = add i64 %533, 1
  %626 = load i64, ptr %213
  %627 = icmp slt i64 %625, %626
  br i1 %627, label %532, label %635

628:
  %629 = phi i64 [ 16, %615 ], [ %210, %193 ], [ %517, %514 ]
  %630 = phi i64 [ %623, %615 ], [ -1, %193 ], [ -1, %514 ]
  %631 = phi double [ %569, %615 ], [ 0.000000e+00, %193 ], [ 0.000000e+00, %514 ]
  %632 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 37
  store i64 %629, ptr %632
  %633 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 38
  store i64 %630, ptr %633
  %634 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 40
  store double %631, ptr %634
  br label %1184

635:
  %636 = bitcast ptr %95 to ptr
  %637 = load ptr, ptr %636
  %638 = bitcast ptr %162 to ptr
  %639 = load ptr, ptr %638
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %637, ptr align 8 %639, i64 %18, i1 false)
  %640 = call double @solve(ptr %0, ptr %11, ptr %3, double %70, i64 10)
  %641 = load ptr, ptr %154
  %642 = getelementptr double, ptr %641, i64 %79
  %643 = bitcast ptr %642 to ptr
  %644 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 9
  %645 = bitcast ptr %644 to ptr
  %646 = load ptr, ptr %645
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %643, ptr align 8 %646, i64 %160, i1 false)
  %647 = load ptr, ptr %154
  %648 = load ptr, ptr %95
  %649 = load ptr, ptr %4
  %650 = getelementptr %struct.ode_system, ptr %649, i64 0, i32 5
  %651 = load ptr, ptr %650
  %652 = getelementptr %struct.ode_system, ptr %649, i64 0, i32 4
  %653 = load ptr, ptr %652
  %654 = call i64 %651(ptr %653, double %85, ptr %647, ptr %648)
  %655 = load i64, ptr %103
  %656 = add i64 %655, 1
  store i64 %656, ptr %103
  switch i64 %654, label %1184 [
    i64 12, label %661
    i64 3, label %661
    i64 0, label %657
  ]

657:
  br i1 %107, label %658, label %682

658:
  %659 = load ptr, ptr %95
  %660 = load ptr, ptr %162
  br label %688

661:
  %662 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %654, ptr %662
  %663 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %85, ptr %663
  %664 = load ptr, ptr %82
  %665 = load ptr, ptr %4
  %666 = getelementptr %struct.ode_system, ptr %665, i64 0, i32 0
  %667 = load i64, ptr %666
  %668 = shl i64 %667, 2
  %669 = getelementptr double, ptr %664, i64 %668
  %670 = bitcast ptr %669 to ptr
  %671 = bitcast ptr %648 to ptr
  %672 = shl i64 %667, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %670, ptr align 8 %671, i64 %672, i1 false)
  %673 = load ptr, ptr %82
  %674 = load ptr, ptr %4
  %675 = getelementptr %struct.ode_system, ptr %674, i64 0, i32 0
  %676 = load i64, ptr %675
  %677 = mul i64 %676, 5
  %678 = getelementptr double, ptr %673, i64 %677
  %679 = bitcast ptr %678 to ptr
  %680 = bitcast ptr %647 to ptr
  %681 = shl i64 %676, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %679, ptr align 8 %680, i64 %681, i1 false)
  br label %1184

682:
  %683 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 10
  %684 = load i64, ptr %683
  %685 = call double @solve(ptr %0, ptr %11, ptr %3, double %70, i64 %684)
  %686 = call double @llvm.fabs.f64(double %685)
  %687 = fcmp ueq double %686, 0x7FF0000000000000
  br i1 %687, label %698, label %702

688:
  %689 = phi i64 [ 0, %658 ], [ %696, %688 ]
  %690 = getelementptr double, ptr %659, i64 %689
  %691 = load double, ptr %690
  %692 = getelementptr double, ptr %660, i64 %689
  %693 = load double, ptr %692
  %694 = fadd double %691, %693
  %695 = fmul double %694, 5.000000e-01
  store double %695, ptr %690
  %696 = add i64 %689, 1
  %697 = icmp eq i64 %696, %17
  br i1 %697, label %682, label %688

698:
  %699 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 37
  store i64 6, ptr %699
  %700 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 38
  store i64 -1, ptr %700
  %701 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 40
  store double %685, ptr %701
  br label %1184

702:
  %703 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 41
  %704 = load double, ptr %703
  %705 = fcmp ogt double %685, %704
  br i1 %705, label %706, label %712

706:
  store double %685, ptr %703
  %707 = load double, ptr %77
  %708 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 16
  store double %707, ptr %708
  %709 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 18
  %710 = load i64, ptr %709
  %711 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 17
  store i64 %710, ptr %711
  br label %712

712:
  %713 = load ptr, ptr %89
  %714 = load i64, ptr %91
  %715 = shl i64 %714, 3
  call void @llvm.memset.p0.i64(ptr align 8 %713, i8 0, i64 %715, i1 false)
  %716 = load i64, ptr %213
  %717 = icmp sgt i64 %716, 0
  br i1 %717, label %718, label %812

718:
  %719 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 26
  %720 = load ptr, ptr %719
  %721 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 5
  %722 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 3
  %723 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 7
  %724 = load ptr, ptr %88
  br label %725

725:
  %726 = phi i64 [ 0, %718 ], [ %740, %739 ]
  %727 = getelementptr %struct.moreau_contact, ptr %720, i64 %726, i32 4
  %728 = load i64, ptr %727
  %729 = icmp sgt i64 %728, 0
  br i1 %729, label %730, label %739

730:
  %731 = getelementptr %struct.moreau_contact, ptr %720, i64 %726, i32 0
  %732 = getelementptr %struct.moreau_contact, ptr %720, i64 %726, i32 1
  %733 = load ptr, ptr %721
  %734 = getelementptr %struct.moreau_contact, ptr %720, i64 %726, i32 3
  %735 = load i64, ptr %734
  %736 = icmp sgt i64 %735, 0
  %737 = icmp eq i64 %728, 1
  %738 = getelementptr i64, ptr %733, i64 1
  br label %742

739:
  %740 = add i64 %726, 1
  %741 = icmp eq i64 %740, %716
  br i1 %741, label %812, label %725

742:
  %743 = phi i64 [ 0, %730 ], [ %754, %753 ]
  %744 = icmp eq i64 %743, 0
  %745 = select i1 %744, ptr %731, ptr %732
  %746 = load i64, ptr %745
  %747 = shl i64 %746, 2
  %748 = getelementptr i64, ptr %738, i64 %747
  %749 = load i64, ptr %748
  %750 = getelementptr double, ptr %724, i64 %749
  br i1 %736, label %751, label %753

751:
  %752 = load ptr, ptr %722
  br label %756

753:
  %754 = add i64 %743, 1
  %755 = icmp eq i64 %754, %728
  br i1 %755, label %739, label %742

756:
  %757 = phi i64 [ %810, %809 ], [ 0, %751 ]
  %758 = getelementptr %struct.moreau_contact, ptr %720, i64 %726, i32 19, i64 %757
  %759 = load double, ptr %758
  %760 = fdiv double %759, %70
  %761 = mul i64 %757, 3
  %762 = getelementptr %struct.moreau_contact, ptr %720, i64 %726, i32 22, i64 %761
  br i1 %737, label %763, label %765

763:
  %764 = getelementptr double, ptr %750, i64 %757
  store double %760, ptr %764
  br label %809

765:
  %766 = load i64, ptr %723
  %767 = sub i64 %746, %766
  %768 = mul i64 %767, 7
  %769 = getelementptr double, ptr %752, i64 %768
  %770 = fneg double %760
  %771 = select i1 %744, double %760, double %770
  br label %772

772:
  %773 = phi i64 [ 0, %765 ], [ %774, %772 ]
  %774 = add i64 %773, 1
  %775 = trunc i64 %774 to i8
  %776 = urem i8 %775, 3
  %777 = trunc i64 %773 to i8
  %778 = add i8 %777, 2
  %779 = urem i8 %778, 3
  %780 = getelementptr double, ptr %762, i64 %773
  %781 = load double, ptr %780
  %782 = getelementptr double, ptr %750, i64 %773
  %783 = load double, ptr %782
  %784 = call double @llvm.fmuladd.f64(double %771, double %781, double %783)
  store double %784, ptr %782
  %785 = zext i8 %776 to i64
  %786 = getelementptr %struct.moreau_contact, ptr %720, i64 %726, i32 23, i64 %785
  %787 = load double, ptr %786
  %788 = getelementptr double, ptr %769, i64 %785
  %789 = load double, ptr %788
  %790 = fsub double %787, %789
  %791 = zext i8 %779 to i64
  %792 = getelementptr double, ptr %762, i64 %791
  %793 = load double, ptr %792
  %794 = getelementptr %struct.moreau_contact, ptr %720, i64 %726, i32 23, i64 %791
  %795 = load double, ptr %794
  %796 = getelementptr double, ptr %769, i64 %791
  %797 = load double, ptr %796
  %798 = fsub double %795, %797
  %799 = getelementptr double, ptr %762, i64 %785
  %800 = load double, ptr %799
  %801 = fneg double %798
  %802 = fmul double %800, %801
  %803 = call double @llvm.fmuladd.f64(double %790, double %793, double %802)
  %804 = add i64 %773, 3
  %805 = getelementptr double, ptr %750, i64 %804
  %806 = load double, ptr %805
  %807 = call double @llvm.fmuladd.f64(double %771, double %803, double %806)
  store double %807, ptr %805
  %808 = icmp eq i64 %774, 3
  br i1 %808, label %809, label %772

809:
  %810 = add i64 %757, 1
  %811 = icmp eq i64 %810, %735
  br i1 %811, label %753, label %756

812:
  %813 = load i64, ptr %78
  %814 = load i64, ptr %80
  %815 = icmp sgt i64 %814, 0
  br i1 %815, label %818, label %816

816:
  %817 = load ptr, ptr %154
  br label %834

818:
  %819 = load ptr, ptr %82
  %820 = load ptr, ptr %644
  %821 = load ptr, ptr %154
  br label %822

822:
  %823 = phi i64 [ 0, %818 ], [ %832, %822 ]
  %824 = add i64 %823, %813
  %825 = getelementptr double, ptr %819, i64 %824
  %826 = load double, ptr %825
  %827 = getelementptr double, ptr %820, i64 %823
  %828 = load double, ptr %827
  %829 = fadd double %826, %828
  %830 = fmul double %829, 5.000000e-01
  %831 = getelementptr double, ptr %821, i64 %824
  store double %830, ptr %831
  %832 = add i64 %823, 1
  %833 = icmp eq i64 %832, %814
  br i1 %833, label %834, label %822

834:
  %835 = phi ptr [ %817, %816 ], [ %821, %822 ]
  %836 = load ptr, ptr %95
  %837 = load ptr, ptr %4
  %838 = getelementptr %struct.ode_system, ptr %837, i64 0, i32 5
  %839 = load ptr, ptr %838
  %840 = getelementptr %struct.ode_system, ptr %837, i64 0, i32 4
  %841 = load ptr, ptr %840
  %842 = call i64 %839(ptr %841, double %85, ptr %835, ptr %836)
  %843 = load i64, ptr %103
  %844 = add i64 %843, 1
  store i64 %844, ptr %103
  switch i64 %842, label %866 [
    i64 12, label %845
    i64 3, label %845
  ]

845:
  %846 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %842, ptr %846
  %847 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %85, ptr %847
  %848 = load ptr, ptr %82
  %849 = load ptr, ptr %4
  %850 = getelementptr %struct.ode_system, ptr %849, i64 0, i32 0
  %851 = load i64, ptr %850
  %852 = shl i64 %851, 2
  %853 = getelementptr double, ptr %848, i64 %852
  %854 = bitcast ptr %853 to ptr
  %855 = bitcast ptr %836 to ptr
  %856 = shl i64 %851, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %854, ptr align 8 %855, i64 %856, i1 false)
  %857 = load ptr, ptr %82
  %858 = load ptr, ptr %4
  %859 = getelementptr %struct.ode_system, ptr %858, i64 0, i32 0
  %860 = load i64, ptr %859
  %861 = mul i64 %860, 5
  %862 = getelementptr double, ptr %857, i64 %861
  %863 = bitcast ptr %862 to ptr
  %864 = bitcast ptr %835 to ptr
  %865 = shl i64 %860, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %863, ptr align 8 %864, i64 %865, i1 false)
  br label %866

866:
  br i1 %107, label %867, label %869

867:
  %868 = load ptr, ptr %95
  br label %874

869:
  %870 = getelementptr double, ptr %87, i64 %79
  %871 = bitcast ptr %870 to ptr
  %872 = load ptr, ptr %645
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %871, ptr align 8 %872, i64 %160, i1 false)
  %873 = icmp eq i64 %842, 0
  br i1 %873, label %884, label %1184

874:
  %875 = phi i64 [ 0, %867 ], [ %882, %874 ]
  %876 = getelementptr double, ptr %83, i64 %875
  %877 = load double, ptr %876
  %878 = getelementptr double, ptr %868, i64 %875
  %879 = load double, ptr %878
  %880 = call double @llvm.fmuladd.f64(double %70, double %879, double %877)
  %881 = getelementptr double, ptr %87, i64 %875
  store double %880, ptr %881
  %882 = add i64 %875, 1
  %883 = icmp eq i64 %882, %17
  br i1 %883, label %869, label %874

884:
  %885 = call i32 @moreau_open(ptr %11, ptr %3, double %70)
  %886 = icmp eq i32 %885, 0
  br i1 %886, label %928, label %887

887:
  %888 = icmp sgt i64 %81, 0
  %889 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 15
  br i1 %888, label %893, label %890

890:
  %891 = bitcast ptr %889 to ptr
  %892 = load ptr, ptr %891
  br label %898

893:
  %894 = load ptr, ptr %889
  %895 = load ptr, ptr %154
  br label %906

896:
  %897 = bitcast ptr %894 to ptr
  br label %898

898:
  %899 = phi ptr [ %892, %890 ], [ %897, %896 ]
  call void @llvm.memset.p0.i64(ptr align 8 %899, i8 0, i64 %160, i1 false)
  %900 = load ptr, ptr %154
  %901 = load ptr, ptr %95
  %902 = call i64 @evaluate(ptr %0, double %85, ptr %900, ptr %901)
  %903 = icmp sgt i64 %79, 0
  br i1 %903, label %904, label %926

904:
  %905 = load ptr, ptr %95
  br label %916

906:
  %907 = phi i64 [ 0, %893 ], [ %914, %906 ]
  %908 = getelementptr double, ptr %894, i64 %907
  %909 = load double, ptr %908
  %910 = add i64 %907, %79
  %911 = getelementptr double, ptr %895, i64 %910
  %912 = load double, ptr %911
  %913 = fadd double %909, %912
  store double %913, ptr %911
  %914 = add i64 %907, 1
  %915 = icmp eq i64 %914, %81
  br i1 %915, label %896, label %906

916:
  %917 = phi i64 [ 0, %904 ], [ %924, %916 ]
  %918 = getelementptr double, ptr %83, i64 %917
  %919 = load double, ptr %918
  %920 = getelementptr double, ptr %905, i64 %917
  %921 = load double, ptr %920
  %922 = call double @llvm.fmuladd.f64(double %70, double %921, double %919)
  %923 = getelementptr double, ptr %87, i64 %917
  store double %922, ptr %923
  %924 = add i64 %917, 1
  %925 = icmp eq i64 %924, %79
  br i1 %925, label %926, label %916

926:
  %927 = icmp eq i64 %902, 0
  br i1 %927, label %928, label %1184

928:
  %929 = load ptr, ptr %4
  %930 = getelementptr %struct.ode_system, ptr %929, i64 0, i32 11
  %931 = load ptr, ptr %930
  %932 = icmp eq ptr %931, null
  br i1 %932, label %945, label %933

933:
  %934 = load double, ptr %84
  %935 = load ptr, ptr %82
  %936 = load double, ptr %77
  %937 = getelementptr %struct.ode_system, ptr %929, i64 0, i32 0
  %938 = load i64, ptr %937
  %939 = shl i64 %938, 1
  %940 = getelementptr double, ptr %935, i64 %939
  %941 = call i64 %931(ptr %7, double %934, ptr %935, double %936, ptr %940)
  %942 = icmp eq i64 %941, 0
  br i1 %942, label %943, label %1184

943:
  %944 = load ptr, ptr %4
  br label %945

945:
  %946 = phi ptr [ %944, %943 ], [ %929, %928 ]
  %947 = load ptr, ptr %82
  %948 = getelementptr %struct.ode_system, ptr %946, i64 0, i32 0
  %949 = load i64, ptr %948
  %950 = mul i64 %949, 6
  %951 = getelementptr double, ptr %947, i64 %950
  %952 = bitcast ptr %951 to ptr
  %953 = shl i64 %949, 1
  %954 = getelementptr double, ptr %947, i64 %953
  %955 = bitcast ptr %954 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %952, ptr align 8 %955, i64 %18, i1 false)
  %956 = load ptr, ptr %4
  %957 = getelementptr %struct.ode_system, ptr %956, i64 0, i32 8
  %958 = load ptr, ptr %957
  %959 = icmp eq ptr %958, null
  br i1 %959, label %968, label %960

960:
  %961 = load double, ptr %77
  %962 = load ptr, ptr %82
  %963 = getelementptr %struct.ode_system, ptr %956, i64 0, i32 0
  %964 = load i64, ptr %963
  %965 = mul i64 %964, 6
  %966 = getelementptr double, ptr %962, i64 %965
  %967 = call i64 %958(ptr %7, double %961, ptr %966, i64 1)
  switch i64 %967, label %1184 [
    i64 7, label %968
    i64 0, label %968
  ]

968:
  %969 = phi i64 [ %967, %960 ], [ %967, %960 ], [ 0, %945 ]
  %970 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 31
  %971 = load i64, ptr %970
  %972 = icmp ne i64 %971, 0
  %973 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 36
  store i64 0, ptr %973
  %974 = load i64, ptr %213
  %975 = icmp sgt i64 %974, 0
  br i1 %975, label %976, label %983

976:
  %977 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 26
  %978 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 0
  %979 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 20
  %980 = bitcast ptr %2 to ptr
  %981 = getelementptr [3 x double], ptr %2, i64 0, i64 0
  %982 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 15
  br label %992

983:
  %984 = phi double [ 0.000000e+00, %968 ], [ %1021, %1112 ]
  %985 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 23
  %986 = load i64, ptr %985
  %987 = icmp sgt i64 %986, 0
  br i1 %987, label %988, label %1121

988:
  %989 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 20
  %990 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 19
  %991 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 15
  br label %1129

992:
  %993 = phi double [ 0.000000e+00, %976 ], [ %1021, %1112 ]
  %994 = phi i64 [ 0, %976 ], [ %1118, %1112 ]
  %995 = load ptr, ptr %977
  %996 = getelementptr %struct.moreau_contact, ptr %995, i64 %994
  %997 = call i64 @moreau_last(ptr %11, ptr %3, ptr %996)
  %998 = load i64, ptr %978
  %999 = getelementptr %struct.moreau_contact, ptr %995, i64 %994, i32 1
  %1000 = load i64, ptr %999
  %1001 = icmp slt i64 %1000, 0
  %1002 = getelementptr %struct.moreau_contact, ptr %996, i64 0, i32 0
  %1003 = load i64, ptr %1002
  %1004 = mul i64 %1003, %998
  %1005 = add i64 %1000, %998
  %1006 = add i64 %1005, %1004
  %1007 = select i1 %1001, i64 %1003, i64 %1006
  %1008 = icmp slt i64 %997, 0
  br i1 %1008, label %1013, label %1009

1009:
  %1010 = load ptr, ptr %979
  %1011 = getelementptr i64, ptr %1010, i64 %997
  %1012 = load i64, ptr %1011
  br label %1013

1013:
  %1014 = phi i64 [ %1012, %1009 ], [ 0, %992 ]
  %1015 = load ptr, ptr %644
  call void @moreau_speeds(ptr %996, ptr %1015, ptr %981)
  %1016 = getelementptr %struct.moreau_contact, ptr %995, i64 %994, i32 3
  %1017 = load i64, ptr %1016
  %1018 = icmp sgt i64 %1017, 0
  br i1 %1018, label %1028, label %1019

1019:
  %1020 = phi double [ 0.000000e+00, %1013 ], [ %1039, %1028 ]
  %1021 = fadd double %993, %1020
  %1022 = icmp eq i64 %1014, 0
  %1023 = getelementptr %struct.moreau_contact, ptr %995, i64 %994, i32 4
  %1024 = load i64, ptr %1023
  %1025 = icmp eq i64 %1024, 2
  %1026 = call i32 @moreau_is_impact(ptr %996)
  %1027 = icmp eq i32 %1026, 0
  br i1 %1027, label %1060, label %1042

1028:
  %1029 = phi i64 [ %1040, %1028 ], [ 0, %1013 ]
  %1030 = phi double [ %1039, %1028 ], [ 0.000000e+00, %1013 ]
  %1031 = getelementptr %struct.moreau_contact, ptr %995, i64 %994, i32 19, i64 %1029
  %1032 = load double, ptr %1031
  %1033 = getelementptr %struct.moreau_contact, ptr %995, i64 %994, i32 12, i64 %1029
  %1034 = load double, ptr %1033
  %1035 = getelementptr [3 x double], ptr %2, i64 0, i64 %1029
  %1036 = load double, ptr %1035
  %1037 = fadd double %1034, %1036
  %1038 = fmul double %1032, -5.000000e-01
  %1039 = call double @llvm.fmuladd.f64(double %1038, double %1037, double %1030)
  %1040 = add i64 %1029, 1
  %1041 = icmp eq i64 %1040, %1017
  br i1 %1041, label %1019, label %1028

1042:
  %1043 = xor i1 %1022, true
  %1044 = select i1 %1043, i1 %1025, i1 false
  br i1 %1044, label %1060, label %1045

1045:
  %1046 = getelementptr %struct.moreau_contact, ptr %995, i64 %994, i32 19, i64 0
  %1047 = load ptr, ptr %982
  %1048 = load i64, ptr %19
  %1049 = add i64 %1048, 1
  store i64 %1049, ptr %19
  %1050 = getelementptr %struct.contact_event, ptr %1047, i64 %1048
  %1051 = bitcast ptr %1050 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %1051, i8 0, i64 56, i1 false)
  %1052 = load double, ptr %77
  %1053 = getelementptr %struct.contact_event, ptr %1050, i64 0, i32 0
  store double %1052, ptr %1053
  %1054 = getelementptr %struct.contact_event, ptr %1047, i64 %1048, i32 1
  store i64 0, ptr %1054
  %1055 = getelementptr %struct.contact_event, ptr %1047, i64 %1048, i32 2
  store i64 %1007, ptr %1055
  %1056 = getelementptr %struct.contact_event, ptr %1047, i64 %1048, i32 4
  store double %1020, ptr %1056
  %1057 = getelementptr %struct.contact_event, ptr %1047, i64 %1048, i32 3, i64 0
  %1058 = bitcast ptr %1057 to ptr
  %1059 = bitcast ptr %1046 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %1058, ptr align 8 dereferenceable(24) %1059, i64 24, i1 false)
  br label %1060

1060:
  %1061 = getelementptr %struct.moreau_contact, ptr %995, i64 %994, i32 24
  %1062 = load i64, ptr %1061
  %1063 = icmp eq i64 %1062, 0
  br i1 %1063, label %1091, label %1064

1064:
  %1065 = icmp eq i64 %1062, %1014
  %1066 = select i1 %1065, i1 true, i1 %972
  br i1 %1066, label %1107, label %1067

1067:
  %1068 = xor i1 %1022, true
  %1069 = select i1 %1068, i1 %1025, i1 false
  br i1 %1069, label %1107, label %1070

1070:
  br i1 %1022, label %1071, label %1075

1071:
  %1072 = getelementptr %struct.moreau_contact, ptr %995, i64 %994, i32 2
  %1073 = load i64, ptr %1072
  %1074 = icmp eq i64 %1073, 0
  br i1 %1074, label %1075, label %1078

1075:
  %1076 = icmp eq i64 %1062, 1
  %1077 = select i1 %1076, i64 3, i64 4
  br label %1078

1078:
  %1079 = phi i64 [ %1077, %1075 ], [ 1, %1071 ]
  %1080 = load ptr, ptr %982
  %1081 = load i64, ptr %19
  %1082 = add i64 %1081, 1
  store i64 %1082, ptr %19
  %1083 = getelementptr %struct.contact_event, ptr %1080, i64 %1081
  %1084 = bitcast ptr %1083 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %1084, i8 0, i64 56, i1 false)
  %1085 = load double, ptr %77
  %1086 = getelementptr %struct.contact_event, ptr %1083, i64 0, i32 0
  store double %1085, ptr %1086
  %1087 = getelementptr %struct.contact_event, ptr %1080, i64 %1081, i32 1
  store i64 %1079, ptr %1087
  %1088 = getelementptr %struct.contact_event, ptr %1080, i64 %1081, i32 2
  store i64 %1007, ptr %1088
  %1089 = getelementptr %struct.contact_event, ptr %1080, i64 %1081, i32 4
  store double 0.000000e+00, ptr %1089
  %1090 = load i64, ptr %1061
  br label %1091

1091:
  %1092 = phi i64 [ %1090, %1078 ], [ 0, %1060 ]
  %1093 = icmp eq i64 %1092, 0
  %1094 = icmp ne i64 %1014, 0
  %1095 = select i1 %1093, i1 %1094, i1 false
  br i1 %1095, label %1096, label %1107

1096:
  %1097 = load ptr, ptr %982
  %1098 = load i64, ptr %19
  %1099 = add i64 %1098, 1
  store i64 %1099, ptr %19
  %1100 = getelementptr %struct.contact_event, ptr %1097, i64 %1098
  %1101 = bitcast ptr %1100 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %1101, i8 0, i64 56, i1 false)
  %1102 = load double, ptr %77
  %1103 = getelementptr %struct.contact_event, ptr %1100, i64 0, i32 0
  store double %1102, ptr %1103
  %1104 = getelementptr %struct.contact_event, ptr %1097, i64 %1098, i32 1
  store i64 2, ptr %1104
  %1105 = getelementptr %struct.contact_event, ptr %1097, i64 %1098, i32 2
  store i64 %1007, ptr %1105
  %1106 = getelementptr %struct.contact_event, ptr %1097, i64 %1098, i32 4
  store double 0.000000e+00, ptr %1106
  br label %1107

1107:
  %1108 = icmp sgt i64 %997, -1
  br i1 %1108, label %1109, label %1112

1109:
  %1110 = load ptr, ptr %979
  %1111 = getelementptr i64, ptr %1110, i64 %997
  store i64 0, ptr %1111
  br label %1112

1112:
  %1113 = load i64, ptr %1061
  %1114 = icmp ne i64 %1113, 0
  %1115 = zext i1 %1114 to i64
  %1116 = load i64, ptr %973
  %1117 = add i64 %1116, %1115
  store i64 %1117, ptr %973
  %1118 = add i64 %994, 1
  %1119 = load i64, ptr %213
  %1120 = icmp slt i64 %1118, %1119
  br i1 %1120, label %992, label %983

1121:
  %1122 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 19
  %1123 = load double, ptr %1122
  %1124 = fadd double %984, %1123
  store double %1124, ptr %1122
  %1125 = fneg double %984
  %1126 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 20
  %1127 = load double, ptr %1126
  %1128 = fcmp olt double %1127, %1125
  br i1 %1128, label %1155, label %1158

1129:
  %1130 = phi i64 [ %986, %988 ], [ %1152, %1151 ]
  %1131 = phi i64 [ 0, %988 ], [ %1153, %1151 ]
  %1132 = load ptr, ptr %989
  %1133 = getelementptr i64, ptr %1132, i64 %1131
  %1134 = load i64, ptr %1133
  %1135 = icmp eq i64 %1134, 0
  br i1 %1135, label %1151, label %1136

1136:
  %1137 = load ptr, ptr %990
  %1138 = getelementptr i64, ptr %1137, i64 %1131
  %1139 = load i64, ptr %1138
  %1140 = load ptr, ptr %991
  %1141 = load i64, ptr %19
  %1142 = add i64 %1141, 1
  store i64 %1142, ptr %19
  %1143 = getelementptr %struct.contact_event, ptr %1140, i64 %1141
  %1144 = bitcast ptr %1143 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %1144, i8 0, i64 56, i1 false)
  %1145 = load double, ptr %77
  %1146 = getelementptr %struct.contact_event, ptr %1143, i64 0, i32 0
  store double %1145, ptr %1146
  %1147 = getelementptr %struct.contact_event, ptr %1140, i64 %1141, i32 1
  store i64 2, ptr %1147
  %1148 = getelementptr %struct.contact_event, ptr %1140, i64 %1141, i32 2
  store i64 %1139, ptr %1148
  %1149 = getelementptr %struct.contact_event, ptr %1140, i64 %1141, i32 4
  store double 0.000000e+00, ptr %1149
  %1150 = load i64, ptr %985
  br label %1151

1151:
  %1152 = phi i64 [ %1130, %1129 ], [ %1150, %1136 ]
  %1153 = add i64 %1131, 1
  %1154 = icmp slt i64 %1153, %1152
  br i1 %1154, label %1129, label %1121

1155:
  store double %1125, ptr %1126
  %1156 = load double, ptr %77
  %1157 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 21
  store double %1156, ptr %1157
  br label %1158

1158:
  store i64 0, ptr %970
  call void @moreau_remember(ptr %11, ptr %3)
  %1159 = load i64, ptr %71
  %1160 = add i64 %1159, 1
  store i64 %1160, ptr %71
  %1161 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %1162 = load i64, ptr %1161
  %1163 = add i64 %1162, 1
  store i64 %1163, ptr %1161
  %1164 = load double, ptr %84
  %1165 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  store double %1164, ptr %1165
  %1166 = load double, ptr %77
  store double %1166, ptr %84
  %1167 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  store double %70, ptr %1167
  %1168 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 7
  store double %70, ptr %1168
  %1169 = load ptr, ptr %82
  %1170 = load ptr, ptr %4
  %1171 = getelementptr %struct.ode_system, ptr %1170, i64 0, i32 0
  %1172 = load i64, ptr %1171
  %1173 = getelementptr double, ptr %1169, i64 %1172
  %1174 = bitcast ptr %1173 to ptr
  %1175 = bitcast ptr %1169 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1174, ptr align 8 %1175, i64 %18, i1 false)
  %1176 = load ptr, ptr %82
  %1177 = bitcast ptr %1176 to ptr
  %1178 = load ptr, ptr %4
  %1179 = getelementptr %struct.ode_system, ptr %1178, i64 0, i32 0
  %1180 = load i64, ptr %1179
  %1181 = mul i64 %1180, 6
  %1182 = getelementptr double, ptr %1176, i64 %1181
  %1183 = bitcast ptr %1182 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1177, ptr align 8 %1183, i64 %18, i1 false)
  br label %1184

1184:
  %1185 = phi i64 [ 13, %1 ], [ %969, %1158 ], [ %941, %933 ], [ %967, %960 ], [ %902, %926 ], [ %654, %635 ], [ %169, %153 ], [ %102, %63 ], [ %169, %172 ], [ 12, %628 ], [ %654, %661 ], [ %102, %113 ], [ %842, %869 ], [ 12, %698 ], [ %152, %149 ]
  ret i64 %1185
}

define internal void @interpolate(ptr  %0, double %1, ptr  %2) {
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  %5 = load double, ptr %4
  %6 = fsub double %1, %5
  %7 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  %8 = load double, ptr %7
  %9 = fdiv double %6, %8
  %10 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.ode_system, ptr %11, i64 0, i32 0
  %13 = load i64, ptr %12
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %19

15:
  %16 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %17 = load ptr, ptr %16
  %18 = getelementptr double, ptr %17, i64 %13
  br label %20

19:
  ret void

20:
  %21 = phi i64 [ 0, %15 ], [ %29, %20 ]
  %22 = getelementptr double, ptr %18, i64 %21
  %23 = load double, ptr %22
  %24 = getelementptr double, ptr %17, i64 %21
  %25 = load double, ptr %24
  %26 = fsub double %25, %23
  %27 = call double @llvm.fmuladd.f64(double %9, double %26, double %23)
  %28 = getelementptr double, ptr %2, i64 %21
  store double %27, ptr %28
  %29 = add i64 %21, 1
  %30 = icmp eq i64 %29, %13
  br i1 %30, label %19, label %20
}

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.fabs.f64(double)

declare double @llvm.ceil.f64(double)

declare double @llvm.maxnum.f64(double, double)

define internal i64 @evaluate(ptr  %0, double %1, ptr %2, ptr %3) {
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.ode_system, ptr %6, i64 0, i32 5
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.ode_system, ptr %6, i64 0, i32 4
  %10 = load ptr, ptr %9
  %11 = call i64 %8(ptr %10, double %1, ptr %2, ptr %3)
  %12 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %13 = load i64, ptr %12
  %14 = add i64 %13, 1
  store i64 %14, ptr %12
  switch i64 %11, label %37 [
    i64 12, label %15
    i64 3, label %15
  ]

15:
  %16 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %11, ptr %16
  %17 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %1, ptr %17
  %18 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %19 = load ptr, ptr %18
  %20 = load ptr, ptr %5
  %21 = getelementptr %struct.ode_system, ptr %20, i64 0, i32 0
  %22 = load i64, ptr %21
  %23 = shl i64 %22, 2
  %24 = getelementptr double, ptr %19, i64 %23
  %25 = bitcast ptr %24 to ptr
  %26 = bitcast ptr %3 to ptr
  %27 = shl i64 %22, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %26, i64 %27, i1 false)
  %28 = load ptr, ptr %18
  %29 = load ptr, ptr %5
  %30 = getelementptr %struct.ode_system, ptr %29, i64 0, i32 0
  %31 = load i64, ptr %30
  %32 = mul i64 %31, 5
  %33 = getelementptr double, ptr %28, i64 %32
  %34 = bitcast ptr %33 to ptr
  %35 = bitcast ptr %2 to ptr
  %36 = shl i64 %31, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %34, ptr align 8 %35, i64 %36, i1 false)
  br label %37

37:
  ret i64 %11
}

define internal double @solve(ptr  %0, ptr %1, ptr %2, double %3, i64 %4) {
  %6 = getelementptr %struct.moreau_system, ptr %1, i64 0, i32 0, i32 2
  %7 = load i64, ptr %6
  %8 = getelementptr %struct.moreau_system, ptr %1, i64 0, i32 0, i32 3
  %9 = load i64, ptr %8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %18

11:
  %12 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.moreau_parts, ptr %2, i64 0, i32 12
  %15 = load ptr, ptr %14
  %16 = getelementptr %struct.moreau_parts, ptr %2, i64 0, i32 8
  %17 = load ptr, ptr %16
  br label %20

18:
  %19 = call double @moreau_solve(ptr %1, ptr %2, i64 %4)
  ret double %19

20:
  %21 = phi i64 [ 0, %11 ], [ %29, %20 ]
  %22 = add i64 %21, %7
  %23 = getelementptr double, ptr %13, i64 %22
  %24 = load double, ptr %23
  %25 = getelementptr double, ptr %15, i64 %22
  %26 = load double, ptr %25
  %27 = call double @llvm.fmuladd.f64(double %3, double %26, double %24)
  %28 = getelementptr double, ptr %17, i64 %21
  store double %27, ptr %28
  %29 = add i64 %21, 1
  %30 = icmp eq i64 %29, %9
  br i1 %30, label %18, label %20
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
  %6 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 0
  %7 = load i64, ptr %6
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %38

9:
  %10 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 5
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 1
  %13 = load ptr, ptr %12
  br label %14

14:
  %15 = phi i64 [ 0, %9 ], [ %29, %27 ]
  %16 = phi i64 [ 0, %9 ], [ %36, %27 ]
  %17 = shl i64 %15, 2
  %18 = getelementptr i64, ptr %11, i64 %17
  %19 = load i64, ptr %18
  %20 = icmp sgt i64 %19, 2
  br i1 %20, label %27, label %21

21:
  %22 = icmp ne i64 %19, 2
  %23 = zext i1 %22 to i64
  %24 = getelementptr i64, ptr %18, i64 2
  %25 = load i64, ptr %24
  %26 = add i64 %25, %23
  br label %27

27:
  %28 = phi i64 [ %26, %21 ], [ 6, %14 ]
  %29 = add i64 %15, 1
  %30 = getelementptr i64, ptr %13, i64 %29
  %31 = load i64, ptr %30
  %32 = getelementptr i64, ptr %13, i64 %15
  %33 = load i64, ptr %32
  %34 = sub i64 %31, %33
  %35 = mul i64 %34, %28
  %36 = add i64 %35, %16
  %37 = icmp eq i64 %29, %7
  br i1 %37, label %38, label %14

38:
  %39 = phi i64 [ 0, %3 ], [ %36, %27 ]
  %40 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 8
  %41 = load i64, ptr %40
  %42 = mul i64 %41, 59
  %43 = bitcast ptr %4 to ptr
  store ptr null, ptr %4
  %44 = bitcast ptr %5 to ptr
  %45 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 0, i32 0
  %46 = getelementptr %struct.moreau_parts, ptr %2, i64 0, i32 0
  store ptr %46, ptr %45, align 16
  %47 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 0, i32 1
  store i64 %7, ptr %47
  %48 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 1, i32 0
  %49 = getelementptr %struct.moreau_parts, ptr %2, i64 0, i32 1
  store ptr %49, ptr %48, align 16
  %50 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 1, i32 1
  %51 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 1
  %52 = load i64, ptr %51
  store i64 %52, ptr %50
  %53 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 2, i32 0
  %54 = getelementptr %struct.moreau_parts, ptr %2, i64 0, i32 2
  store ptr %54, ptr %53, align 16
  %55 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 2, i32 1
  %56 = mul i64 %7, 3
  store i64 %56, ptr %55
  %57 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 3, i32 0
  %58 = getelementptr %struct.moreau_parts, ptr %2, i64 0, i32 3
  store ptr %58, ptr %57, align 16
  %59 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 3, i32 1
  %60 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 7
  %61 = load i64, ptr %60
  %62 = sub i64 %7, %61
  %63 = mul i64 %62, 7
  store i64 %63, ptr %59
  %64 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 4, i32 0
  %65 = getelementptr %struct.moreau_parts, ptr %2, i64 0, i32 4
  store ptr %65, ptr %64, align 16
  %66 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 4, i32 1
  %67 = shl i64 %7, 2
  %68 = add i64 %67, %52
  %69 = add i64 %68, %63
  store i64 %69, ptr %66
  %70 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 5, i32 0
  %71 = getelementptr %struct.moreau_parts, ptr %2, i64 0, i32 5
  store ptr %71, ptr %70, align 16
  %72 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 5, i32 1
  store i64 %69, ptr %72
  %73 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 6, i32 0
  %74 = getelementptr %struct.moreau_parts, ptr %2, i64 0, i32 6
  store ptr %74, ptr %73, align 16
  %75 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 6, i32 1
  store i64 %39, ptr %75
  %76 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 7, i32 0
  %77 = getelementptr %struct.moreau_parts, ptr %2, i64 0, i32 7
  store ptr %77, ptr %76, align 16
  %78 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 7, i32 1
  store i64 %39, ptr %78
  %79 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 8, i32 0
  %80 = getelementptr %struct.moreau_parts, ptr %2, i64 0, i32 8
  store ptr %80, ptr %79, align 16
  %81 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 8, i32 1
  %82 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 3
  %83 = load i64, ptr %82
  store i64 %83, ptr %81
  %84 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 9, i32 0
  %85 = getelementptr %struct.moreau_parts, ptr %2, i64 0, i32 9
  store ptr %85, ptr %84, align 16
  %86 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 9, i32 1
  store i64 %83, ptr %86
  %87 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 10, i32 0
  %88 = getelementptr %struct.moreau_parts, ptr %2, i64 0, i32 10
  store ptr %88, ptr %87, align 16
  %89 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 10, i32 1
  store i64 %52, ptr %89
  %90 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 11, i32 0
  %91 = getelementptr %struct.moreau_parts, ptr %2, i64 0, i32 11
  store ptr %91, ptr %90, align 16
  %92 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 11, i32 1
  %93 = mul i64 %41, 3
  store i64 %93, ptr %92
  %94 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 12, i32 0
  %95 = getelementptr %struct.moreau_parts, ptr %2, i64 0, i32 12
  store ptr %95, ptr %94, align 16
  %96 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 12, i32 1
  store i64 %1, ptr %96
  %97 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 13, i32 0
  %98 = getelementptr %struct.moreau_parts, ptr %2, i64 0, i32 13
  store ptr %98, ptr %97, align 16
  %99 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 13, i32 1
  store i64 %1, ptr %99
  %100 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 14, i32 0
  %101 = getelementptr %struct.moreau_parts, ptr %2, i64 0, i32 15
  store ptr %101, ptr %100, align 16
  %102 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 14, i32 1
  store i64 %83, ptr %102
  %103 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 15, i32 0
  %104 = getelementptr %struct.moreau_parts, ptr %2, i64 0, i32 14
  store ptr %104, ptr %103, align 16
  %105 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 15, i32 1
  store i64 %1, ptr %105
  %106 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 16, i32 0
  %107 = getelementptr %struct.moreau_parts, ptr %2, i64 0, i32 16
  store ptr %107, ptr %106, align 16
  %108 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 16, i32 1
  %109 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 9
  %110 = load i64, ptr %109
  store i64 %110, ptr %108
  %111 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 17, i32 0
  %112 = getelementptr %struct.moreau_parts, ptr %2, i64 0, i32 17
  store ptr %112, ptr %111, align 16
  %113 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 17, i32 1
  %114 = call i64 @law_work(i64 64)
  %115 = add i64 %114, 4608
  store i64 %115, ptr %113
  %116 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 18, i32 0
  store ptr %4, ptr %116, align 16
  %117 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 18, i32 1
  store i64 %42, ptr %117
  %118 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 24
  br label %123

119:
  %120 = bitcast ptr %4 to ptr
  %121 = load ptr, ptr %120
  %122 = getelementptr %struct.moreau_parts, ptr %2, i64 0, i32 26
  store ptr %121, ptr %122
  ret i64 %135

123:
  %124 = phi i64 [ 0, %38 ], [ %136, %132 ]
  %125 = phi i64 [ 0, %38 ], [ %135, %132 ]
  %126 = load ptr, ptr %118
  %127 = icmp eq ptr %126, null
  br i1 %127, label %132, label %128

128:
  %129 = getelementptr double, ptr %126, i64 %125
  %130 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 %124, i32 0
  %131 = load ptr, ptr %130, align 16
  store ptr %129, ptr %131
  br label %132

132:
  %133 = getelementptr [19 x %struct.anon], ptr %5, i64 0, i64 %124, i32 1
  %134 = load i64, ptr %133
  %135 = add i64 %134, %125
  %136 = add i64 %124, 1
  %137 = icmp eq i64 %136, 19
  br i1 %137, label %119, label %123
}

declare i64 @law_work(i64)

define i64 @moreau_places(ptr  %0) {
  %2 = alloca %struct.moreau_parts, align 8
  %3 = bitcast ptr %2 to ptr
  %4 = call i64 @lay_out_integers(ptr %0, ptr %2)
  ret i64 %4
}

define internal i64 @lay_out_integers(ptr  %0, ptr %1) {
  %3 = alloca [8 x %struct.anon], align 16
  %4 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 0
  %5 = load i64, ptr %4
  %6 = bitcast ptr %3 to ptr
  %7 = getelementptr [8 x %struct.anon], ptr %3, i64 0, i64 0, i32 0
  %8 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 18
  store ptr %8, ptr %7, align 16
  %9 = getelementptr [8 x %struct.anon], ptr %3, i64 0, i64 0, i32 1
  store i64 %5, ptr %9
  %10 = getelementptr [8 x %struct.anon], ptr %3, i64 0, i64 1, i32 0
  %11 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 24
  store ptr %11, ptr %10, align 16
  %12 = getelementptr [8 x %struct.anon], ptr %3, i64 0, i64 1, i32 1
  store i64 %5, ptr %12
  %13 = getelementptr [8 x %struct.anon], ptr %3, i64 0, i64 2, i32 0
  %14 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 19
  store ptr %14, ptr %13, align 16
  %15 = getelementptr [8 x %struct.anon], ptr %3, i64 0, i64 2, i32 1
  %16 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 8
  %17 = load i64, ptr %16
  store i64 %17, ptr %15
  %18 = getelementptr [8 x %struct.anon], ptr %3, i64 0, i64 3, i32 0
  %19 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 20
  store ptr %19, ptr %18, align 16
  %20 = getelementptr [8 x %struct.anon], ptr %3, i64 0, i64 3, i32 1
  store i64 %17, ptr %20
  %21 = getelementptr [8 x %struct.anon], ptr %3, i64 0, i64 4, i32 0
  %22 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 21
  store ptr %22, ptr %21, align 16
  %23 = shl i64 %17, 1
  br label %24

24:
  %25 = phi i64 [ 2, %2 ], [ %27, %24 ]
  %26 = icmp slt i64 %25, %23
  %27 = shl i64 %25, 1
  br i1 %26, label %24, label %28

28:
  %29 = getelementptr [8 x %struct.anon], ptr %3, i64 0, i64 4, i32 1
  store i64 %25, ptr %29
  %30 = getelementptr [8 x %struct.anon], ptr %3, i64 0, i64 5, i32 0
  %31 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 22
  store ptr %31, ptr %30, align 16
  %32 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 7
  %33 = load i64, ptr %32
  %34 = sub i64 %5, %33
  %35 = shl i64 %34, 1
  br label %36

36:
  %37 = phi i64 [ 2, %28 ], [ %39, %36 ]
  %38 = icmp slt i64 %37, %35
  %39 = shl i64 %37, 1
  br i1 %38, label %36, label %40

40:
  %41 = getelementptr [8 x %struct.anon], ptr %3, i64 0, i64 5, i32 1
  store i64 %37, ptr %41
  %42 = getelementptr [8 x %struct.anon], ptr %3, i64 0, i64 6, i32 0
  %43 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 23
  store ptr %43, ptr %42, align 16
  %44 = getelementptr [8 x %struct.anon], ptr %3, i64 0, i64 6, i32 1
  store i64 %34, ptr %44
  %45 = getelementptr [8 x %struct.anon], ptr %3, i64 0, i64 7, i32 0
  %46 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 25
  store ptr %46, ptr %45, align 16
  %47 = getelementptr [8 x %struct.anon], ptr %3, i64 0, i64 7, i32 1
  %48 = call i64 @law_places(i64 64)
  %49 = add i64 %48, 384
  store i64 %49, ptr %47
  %50 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 26
  br label %52

51:
  ret i64 %64

52:
  %53 = phi i64 [ 0, %40 ], [ %65, %61 ]
  %54 = phi i64 [ 0, %40 ], [ %64, %61 ]
  %55 = load ptr, ptr %50
  %56 = icmp eq ptr %55, null
  br i1 %56, label %61, label %57

57:
  %58 = getelementptr i64, ptr %55, i64 %54
  %59 = getelementptr [8 x %struct.anon], ptr %3, i64 0, i64 %53, i32 0
  %60 = load ptr, ptr %59, align 16
  store ptr %58, ptr %60
  br label %61

61:
  %62 = getelementptr [8 x %struct.anon], ptr %3, i64 0, i64 %53, i32 1
  %63 = load i64, ptr %62
  %64 = add i64 %63, %54
  %65 = add i64 %53, 1
  %66 = icmp eq i64 %65, 8
  br i1 %66, label %51, label %52
}

declare i64 @law_places(i64)

define void @moreau_parts_of(ptr sret(%struct.moreau_parts) align 8 %0, ptr  %1, i64 %2) {
  %4 = bitcast ptr %0 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(224) %4, i8 0, i64 224, i1 false)
  %5 = call i64 @lay_out_doubles(ptr %1, i64 %2, ptr %0)
  %6 = call i64 @lay_out_integers(ptr %1, ptr %0)
  %7 = getelementptr %struct.moreau_system, ptr %1, i64 0, i32 0, i32 0
  %8 = load i64, ptr %7
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %17

10:
  %11 = getelementptr %struct.moreau_parts, ptr %0, i64 0, i32 18
  %12 = load ptr, ptr %11
  %13 = getelementptr %struct.moreau_system, ptr %1, i64 0, i32 0, i32 5
  %14 = load ptr, ptr %13
  %15 = getelementptr %struct.moreau_system, ptr %1, i64 0, i32 1
  %16 = load ptr, ptr %15
  br label %18

17:
  ret void

18:
  %19 = phi i64 [ 0, %10 ], [ %41, %32 ]
  %20 = phi i64 [ 0, %10 ], [ %34, %32 ]
  %21 = getelementptr i64, ptr %12, i64 %20
  store i64 %19, ptr %21
  %22 = shl i64 %20, 2
  %23 = getelementptr i64, ptr %14, i64 %22
  %24 = load i64, ptr %23
  %25 = icmp sgt i64 %24, 2
  br i1 %25, label %32, label %26

26:
  %27 = icmp ne i64 %24, 2
  %28 = zext i1 %27 to i64
  %29 = getelementptr i64, ptr %23, i64 2
  %30 = load i64, ptr %29
  %31 = add i64 %30, %28
  br label %32

32:
  %33 = phi i64 [ %31, %26 ], [ 6, %18 ]
  %34 = add i64 %20, 1
  %35 = getelementptr i64, ptr %16, i64 %34
  %36 = load i64, ptr %35
  %37 = getelementptr i64, ptr %16, i64 %20
  %38 = load i64, ptr %37
  %39 = sub i64 %36, %38
  %40 = mul i64 %39, %33
  %41 = add i64 %40, %19
  %42 = load i64, ptr %7
  %43 = icmp slt i64 %34, %42
  br i1 %43, label %18, label %17
}

define i64 @moreau_last(ptr  %0, ptr  %1, ptr  %2) {
  %4 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 21
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 0
  %7 = load i64, ptr %6
  %8 = getelementptr %struct.moreau_contact, ptr %2, i64 0, i32 1
  %9 = load i64, ptr %8
  %10 = icmp slt i64 %9, 0
  %11 = getelementptr %struct.moreau_contact, ptr %2, i64 0, i32 0
  %12 = load i64, ptr %11
  %13 = mul i64 %12, %7
  %14 = add i64 %9, %7
  %15 = add i64 %14, %13
  %16 = select i1 %10, i64 %12, i64 %15
  %17 = call i64 @slot_of(ptr %0, ptr %1, i64 %16)
  %18 = getelementptr i64, ptr %5, i64 %17
  %19 = load i64, ptr %18
  %20 = add i64 %19, -1
  ret i64 %20
}

define internal i64 @slot_of(ptr  %0, ptr  %1, i64 %2) {
  %4 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 8
  %5 = load i64, ptr %4
  %6 = shl i64 %5, 1
  br label %7

7:
  %8 = phi i64 [ 2, %3 ], [ %10, %7 ]
  %9 = icmp slt i64 %8, %6
  %10 = shl i64 %8, 1
  br i1 %9, label %7, label %11

11:
  %12 = add i64 %8, -1
  %13 = mul i64 %2, -7046029254386353131
  %14 = lshr i64 %13, 32
  %15 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 21
  %16 = load ptr, ptr %15
  %17 = and i64 %14, %12
  %18 = getelementptr i64, ptr %16, i64 %17
  %19 = load i64, ptr %18
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %37

21:
  %22 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 19
  %23 = load ptr, ptr %22
  br label %24

24:
  %25 = phi i64 [ %19, %21 ], [ %35, %31 ]
  %26 = phi i64 [ %17, %21 ], [ %33, %31 ]
  %27 = add i64 %25, -1
  %28 = getelementptr i64, ptr %23, i64 %27
  %29 = load i64, ptr %28
  %30 = icmp eq i64 %29, %2
  br i1 %30, label %37, label %31

31:
  %32 = add i64 %26, 1
  %33 = and i64 %32, %12
  %34 = getelementptr i64, ptr %16, i64 %33
  %35 = load i64, ptr %34
  %36 = icmp sgt i64 %35, 0
  br i1 %36, label %24, label %37

37:
  %38 = phi i64 [ %17, %11 ], [ %33, %31 ], [ %26, %24 ]
  ret i64 %38
}

define void @moreau_remember(ptr  %0, ptr  %1) {
  %3 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 21
  %4 = bitcast ptr %3 to ptr
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 8
  %7 = load i64, ptr %6
  %8 = shl i64 %7, 1
  br label %9

9:
  %10 = phi i64 [ 2, %2 ], [ %12, %9 ]
  %11 = icmp slt i64 %10, %8
  %12 = shl i64 %10, 1
  br i1 %11, label %9, label %13

13:
  %14 = shl i64 %10, 3
  call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 %14, i1 false)
  %15 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 27
  %16 = load i64, ptr %15
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %25

18:
  %19 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 26
  %20 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 0
  %21 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 19
  %22 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 20
  %23 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 11
  %24 = load ptr, ptr %21
  br label %28

25:
  %26 = phi i64 [ %16, %13 ], [ %60, %28 ]
  %27 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 23
  store i64 %26, ptr %27
  ret void

28:
  %29 = phi ptr [ %24, %18 ], [ %55, %28 ]
  %30 = phi i64 [ 0, %18 ], [ %53, %28 ]
  %31 = load ptr, ptr %19
  %32 = load i64, ptr %20
  %33 = getelementptr %struct.moreau_contact, ptr %31, i64 %30, i32 1
  %34 = load i64, ptr %33
  %35 = icmp slt i64 %34, 0
  %36 = getelementptr %struct.moreau_contact, ptr %31, i64 %30, i32 0
  %37 = load i64, ptr %36
  %38 = mul i64 %37, %32
  %39 = add i64 %34, %32
  %40 = add i64 %39, %38
  %41 = select i1 %35, i64 %37, i64 %40
  %42 = getelementptr i64, ptr %29, i64 %30
  store i64 %41, ptr %42
  %43 = getelementptr %struct.moreau_contact, ptr %31, i64 %30, i32 24
  %44 = load i64, ptr %43
  %45 = load ptr, ptr %22
  %46 = getelementptr i64, ptr %45, i64 %30
  store i64 %44, ptr %46
  %47 = load ptr, ptr %23
  %48 = mul i64 %30, 3
  %49 = getelementptr double, ptr %47, i64 %48
  %50 = bitcast ptr %49 to ptr
  %51 = getelementptr %struct.moreau_contact, ptr %31, i64 %30, i32 19, i64 0
  %52 = bitcast ptr %51 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %50, ptr align 8 dereferenceable(24) %52, i64 24, i1 false)
  %53 = add i64 %30, 1
  %54 = load ptr, ptr %3
  %55 = load ptr, ptr %21
  %56 = getelementptr i64, ptr %55, i64 %30
  %57 = load i64, ptr %56
  %58 = call i64 @slot_of(ptr %0, ptr %1, i64 %57)
  %59 = getelementptr i64, ptr %54, i64 %58
  store i64 %53, ptr %59
  %60 = load i64, ptr %15
  %61 = icmp slt i64 %53, %60
  br i1 %61, label %28, label %25
}

define i64 @moreau_find(ptr  %0, ptr  %1, double %2) {
  %4 = alloca [3 x i64], align 16
  %5 = alloca [3 x i64], align 16
  %6 = alloca [3 x i64], align 16
  %7 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 27
  store i64 0, ptr %7
  %8 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 24
  %9 = bitcast ptr %8 to ptr
  %10 = load ptr, ptr %9
  %11 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 0
  %12 = load i64, ptr %11
  %13 = shl i64 %12, 3
  call void @llvm.memset.p0.i64(ptr align 8 %10, i8 0, i64 %13, i1 false)
  %14 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 7
  %15 = load i64, ptr %14
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %70

17:
  %18 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 5
  %19 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 0
  %20 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 2
  %21 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 6
  %22 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 1
  %23 = fneg double %2
  br label %24

24:
  %25 = phi i64 [ %15, %17 ], [ %67, %66 ]
  %26 = phi i64 [ 0, %17 ], [ %68, %66 ]
  %27 = load ptr, ptr %18
  %28 = shl i64 %26, 2
  %29 = getelementptr i64, ptr %27, i64 %28
  %30 = load ptr, ptr %19
  %31 = getelementptr double, ptr %30, i64 %26
  %32 = load double, ptr %31
  %33 = call double @llvm.fabs.f64(double %32)
  %34 = fcmp ueq double %33, 0x7FF0000000000000
  br i1 %34, label %287, label %35

35:
  %36 = load i64, ptr %29
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %38, label %61

38:
  %39 = load ptr, ptr %20
  %40 = mul i64 %26, 3
  %41 = add i64 %40, 2
  %42 = getelementptr double, ptr %39, i64 %41
  %43 = load double, ptr %42
  %44 = load ptr, ptr %21
  %45 = shl i64 %26, 1
  %46 = getelementptr double, ptr %44, i64 %45
  %47 = load double, ptr %46
  %48 = fcmp ogt double %43, 0.000000e+00
  br i1 %48, label %57, label %49

49:
  %50 = load ptr, ptr %22
  %51 = getelementptr i64, ptr %29, i64 1
  %52 = load i64, ptr %51
  %53 = getelementptr double, ptr %50, i64 %52
  %54 = load double, ptr %53
  %55 = fmul double %54, %23
  %56 = call double @llvm.maxnum.f64(double %55, double 0.000000e+00)
  br label %57

57:
  %58 = phi double [ %56, %49 ], [ 0.000000e+00, %38 ]
  %59 = fadd double %47, %58
  %60 = fcmp ogt double %32, %59
  br i1 %60, label %66, label %61

61:
  %62 = call ptr @begin(ptr %0, ptr %1, i64 %26, i64 -1)
  %63 = icmp eq ptr %62, null
  br i1 %63, label %287, label %64

64:
  %65 = load i64, ptr %14
  br label %66

66:
  %67 = phi i64 [ %65, %64 ], [ %25, %57 ]
  %68 = add i64 %26, 1
  %69 = icmp slt i64 %68, %67
  br i1 %69, label %24, label %70

70:
  %71 = phi i64 [ %15, %3 ], [ %67, %66 ]
  %72 = load i64, ptr %11
  %73 = sub i64 %72, %71
  %74 = icmp sgt i64 %73, 0
  br i1 %74, label %75, label %287

75:
  %76 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 3
  %77 = load ptr, ptr %76
  br label %104

78:
  %79 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 22
  %80 = bitcast ptr %79 to ptr
  %81 = load ptr, ptr %80
  %82 = shl i64 %73, 1
  br label %83

83:
  %84 = phi i64 [ 2, %78 ], [ %86, %83 ]
  %85 = icmp slt i64 %84, %82
  %86 = shl i64 %84, 1
  br i1 %85, label %83, label %87

87:
  %88 = shl i64 %84, 3
  call void @llvm.memset.p0.i64(ptr align 8 %81, i8 0, i64 %88, i1 false)
  %89 = load i64, ptr %14
  %90 = load i64, ptr %11
  %91 = icmp slt i64 %89, %90
  br i1 %91, label %92, label %287

92:
  %93 = bitcast ptr %6 to ptr
  %94 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 5
  %95 = getelementptr [3 x i64], ptr %6, i64 0, i64 0
  %96 = bitcast ptr %4 to ptr
  %97 = getelementptr [3 x i64], ptr %4, i64 0, i64 0
  %98 = getelementptr [3 x i64], ptr %4, i64 0, i64 1
  %99 = getelementptr [3 x i64], ptr %6, i64 0, i64 1
  %100 = getelementptr [3 x i64], ptr %4, i64 0, i64 2
  %101 = getelementptr [3 x i64], ptr %6, i64 0, i64 2
  %102 = bitcast ptr %5 to ptr
  %103 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 23
  br label %115

104:
  %105 = phi double [ 0.000000e+00, %75 ], [ %112, %104 ]
  %106 = phi i64 [ 0, %75 ], [ %113, %104 ]
  %107 = mul i64 %106, 7
  %108 = add i64 %107, 6
  %109 = getelementptr double, ptr %77, i64 %108
  %110 = load double, ptr %109
  %111 = fmul double %110, 2.500000e+00
  %112 = call double @llvm.maxnum.f64(double %105, double %111)
  %113 = add i64 %106, 1
  %114 = icmp eq i64 %113, %73
  br i1 %114, label %78, label %104

115:
  %116 = phi i64 [ %90, %92 ], [ %282, %281 ]
  %117 = phi i64 [ %89, %92 ], [ %283, %281 ]
  %118 = load ptr, ptr %94
  %119 = shl i64 %117, 2
  %120 = getelementptr i64, ptr %118, i64 %119
  %121 = load i64, ptr %120
  %122 = icmp eq i64 %121, 3
  br i1 %122, label %123, label %281

123:
  %124 = load ptr, ptr %76
  %125 = load i64, ptr %14
  %126 = sub i64 %117, %125
  %127 = mul i64 %126, 7
  %128 = getelementptr double, ptr %124, i64 %127
  %129 = load double, ptr %128
  %130 = fdiv double %129, %112
  %131 = call double @llvm.floor.f64(double %130)
  %132 = call double @llvm.fabs.f64(double %131)
  %133 = fcmp olt double %132, 1.000000e+15
  br i1 %133, label %141, label %285

134:
  %135 = getelementptr double, ptr %128, i64 %146
  %136 = load double, ptr %135
  %137 = fdiv double %136, %112
  %138 = call double @llvm.floor.f64(double %137)
  %139 = call double @llvm.fabs.f64(double %138)
  %140 = fcmp olt double %139, 1.000000e+15
  br i1 %140, label %141, label %148

141:
  %142 = phi double [ %138, %134 ], [ %131, %123 ]
  %143 = phi i64 [ %146, %134 ], [ 0, %123 ]
  %144 = fptosi double %142 to i64
  %145 = getelementptr [3 x i64], ptr %6, i64 0, i64 %143
  store i64 %144, ptr %145
  %146 = add i64 %143, 1
  %147 = icmp eq i64 %146, 3
  br i1 %147, label %150, label %134

148:
  %149 = icmp ult i64 %143, 2
  br i1 %149, label %285, label %150

150:
  %151 = load i64, ptr %95, align 16
  %152 = add i64 %151, -1
  %153 = load i64, ptr %99
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
  store i64 %168, ptr %98
  %169 = udiv i8 %161, 9
  %170 = zext i8 %169 to i64
  %171 = add i64 %156, %170
  store i64 %171, ptr %100, align 16
  %172 = load ptr, ptr %79
  %173 = sub i64 %159, %158
  %174 = shl i64 %173, 1
  br label %175

175:
  %176 = phi i64 [ 2, %157 ], [ %178, %175 ]
  %177 = icmp slt i64 %176, %174
  %178 = shl i64 %176, 1
  br i1 %177, label %175, label %179

179:
  %180 = mul i64 %164, 73856093
  %181 = mul i64 %168, 19349663
  %182 = mul i64 %171, 83492791
  %183 = xor i64 %182, %180
  %184 = xor i64 %183, %181
  %185 = add i64 %176, -1
  %186 = and i64 %185, %184
  %187 = getelementptr i64, ptr %172, i64 %186
  %188 = load i64, ptr %187
  %189 = icmp sgt i64 %188, 0
  br i1 %189, label %190, label %223

190:
  %191 = phi i64 [ %220, %217 ], [ %188, %179 ]
  %192 = load ptr, ptr %76
  %193 = add i64 %191, -1
  %194 = mul i64 %193, 7
  %195 = getelementptr double, ptr %192, i64 %194
  br label %196

196:
  %197 = phi i64 [ 0, %190 ], [ %207, %204 ]
  %198 = getelementptr double, ptr %195, i64 %197
  %199 = load double, ptr %198
  %200 = fdiv double %199, %112
  %201 = call double @llvm.floor.f64(double %200)
  %202 = call double @llvm.fabs.f64(double %201)
  %203 = fcmp olt double %202, 1.000000e+15
  br i1 %203, label %204, label %209

204:
  %205 = fptosi double %201 to i64
  %206 = getelementptr [3 x i64], ptr %5, i64 0, i64 %197
  store i64 %205, ptr %206
  %207 = add i64 %197, 1
  %208 = icmp eq i64 %207, 3
  br i1 %208, label %209, label %196

209:
  %210 = call i32 @bcmp(ptr dereferenceable(24) %102, ptr dereferenceable(24) %96, i64 24)
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %212, label %217

212:
  %213 = load i64, ptr %14
  %214 = add i64 %213, %193
  %215 = call i64 @pair(ptr %0, ptr %1, i64 %117, i64 %214, double %2)
  %216 = icmp eq i64 %215, 0
  br i1 %216, label %217, label %222

217:
  %218 = load ptr, ptr %103
  %219 = getelementptr i64, ptr %218, i64 %193
  %220 = load i64, ptr %219
  %221 = icmp sgt i64 %220, 0
  br i1 %221, label %190, label %223

222:
  br label %229

223:
  %224 = add i64 %160, 1
  %225 = icmp eq i64 %224, 27
  br i1 %225, label %229, label %226

226:
  %227 = load i64, ptr %11
  %228 = load i64, ptr %14
  br label %157

229:
  %230 = phi i64 [ %215, %222 ], [ 0, %223 ]
  %231 = load i64, ptr %14
  %232 = load i64, ptr %11
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
  %244 = load ptr, ptr %94
  %245 = shl i64 %240, 2
  %246 = getelementptr i64, ptr %244, i64 %245
  %247 = load i64, ptr %246
  %248 = icmp eq i64 %247, 4
  br i1 %248, label %249, label %252

249:
  %250 = call i64 @pair(ptr %0, ptr %1, i64 %117, i64 %240, double %2)
  %251 = load i64, ptr %11
  br label %252

252:
  %253 = phi i64 [ %251, %249 ], [ %239, %243 ], [ %239, %238 ]
  %254 = phi i64 [ %250, %249 ], [ 0, %243 ], [ %241, %238 ]
  %255 = add i64 %240, 1
  %256 = icmp slt i64 %255, %253
  br i1 %256, label %238, label %234

257:
  %258 = load i64, ptr %14
  %259 = sub i64 %236, %258
  %260 = shl i64 %259, 1
  br label %261

261:
  %262 = phi i64 [ 2, %257 ], [ %264, %261 ]
  %263 = icmp slt i64 %262, %260
  %264 = shl i64 %262, 1
  br i1 %263, label %261, label %265

265:
  %266 = sub i64 %117, %258
  %267 = mul i64 %151, 73856093
  %268 = mul i64 %153, 19349663
  %269 = xor i64 %268, %267
  %270 = mul i64 %154, 83492791
  %271 = xor i64 %269, %270
  %272 = add i64 %262, -1
  %273 = and i64 %272, %271
  %274 = load ptr, ptr %79
  %275 = getelementptr i64, ptr %274, i64 %273
  %276 = load i64, ptr %275
  %277 = load ptr, ptr %103
  %278 = getelementptr i64, ptr %277, i64 %266
  store i64 %276, ptr %278
  %279 = add i64 %266, 1
  store i64 %279, ptr %275
  %280 = load i64, ptr %11
  br label %281

281:
  %282 = phi i64 [ %280, %265 ], [ %116, %115 ]
  %283 = add i64 %117, 1
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
  %5 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 27
  %6 = load i64, ptr %5
  %7 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 8
  %8 = load i64, ptr %7
  %9 = icmp eq i64 %6, %8
  br i1 %9, label %126, label %10

10:
  %11 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 5
  %12 = load ptr, ptr %11
  %13 = shl i64 %2, 2
  %14 = getelementptr i64, ptr %12, i64 %13
  %15 = load i64, ptr %14
  %16 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 2
  %17 = load ptr, ptr %16
  %18 = mul i64 %2, 3
  %19 = getelementptr double, ptr %17, i64 %18
  %20 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 26
  %21 = load ptr, ptr %20
  %22 = add i64 %6, 1
  store i64 %22, ptr %5
  %23 = getelementptr %struct.moreau_contact, ptr %21, i64 %6
  %24 = getelementptr %struct.moreau_contact, ptr %21, i64 %6, i32 1
  %25 = bitcast ptr %24 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(472) %25, i8 0, i64 464, i1 false)
  %26 = getelementptr %struct.moreau_contact, ptr %23, i64 0, i32 0
  store i64 %2, ptr %26
  %27 = getelementptr %struct.moreau_contact, ptr %21, i64 %6, i32 1
  store i64 %3, ptr %27
  %28 = icmp ne i64 %15, 2
  %29 = zext i1 %28 to i64
  %30 = getelementptr %struct.moreau_contact, ptr %21, i64 %6, i32 2
  store i64 %29, ptr %30
  %31 = icmp eq i64 %15, 3
  br i1 %31, label %43, label %32

32:
  %33 = load ptr, ptr %11
  %34 = getelementptr i64, ptr %33, i64 %13
  %35 = load i64, ptr %34
  %36 = icmp sgt i64 %35, 2
  br i1 %36, label %43, label %37

37:
  %38 = icmp ne i64 %35, 2
  %39 = zext i1 %38 to i64
  %40 = getelementptr i64, ptr %34, i64 2
  %41 = load i64, ptr %40
  %42 = add i64 %41, %39
  br label %43

43:
  %44 = phi i64 [ 3, %10 ], [ %42, %37 ], [ 6, %32 ]
  %45 = getelementptr %struct.moreau_contact, ptr %21, i64 %6, i32 3
  store i64 %44, ptr %45
  %46 = icmp slt i64 %3, 0
  %47 = select i1 %46, i64 1, i64 2
  %48 = getelementptr %struct.moreau_contact, ptr %21, i64 %6, i32 4
  store i64 %47, ptr %48
  %49 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 0
  %50 = load ptr, ptr %49
  %51 = getelementptr double, ptr %50, i64 %2
  %52 = load double, ptr %51
  %53 = getelementptr %struct.moreau_contact, ptr %21, i64 %6, i32 17
  store double %52, ptr %53
  %54 = load double, ptr %19
  %55 = getelementptr %struct.moreau_contact, ptr %21, i64 %6, i32 15
  store double %54, ptr %55
  %56 = getelementptr double, ptr %19, i64 1
  %57 = load double, ptr %56
  %58 = getelementptr %struct.moreau_contact, ptr %21, i64 %6, i32 16
  store double %57, ptr %58
  %59 = getelementptr double, ptr %19, i64 2
  %60 = load double, ptr %59
  %61 = getelementptr %struct.moreau_contact, ptr %21, i64 %6, i32 14
  store double %60, ptr %61
  %62 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 24
  %63 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 1
  %64 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 2
  %65 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 6
  %66 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 18
  %67 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 7
  br label %84

68:
  %69 = load i64, ptr %27
  %70 = load i64, ptr %26
  %71 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 21
  %72 = load ptr, ptr %71
  %73 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 0
  %74 = load i64, ptr %73
  %75 = icmp slt i64 %69, 0
  %76 = mul i64 %70, %74
  %77 = add i64 %69, %74
  %78 = add i64 %77, %76
  %79 = select i1 %75, i64 %70, i64 %78
  %80 = call i64 @slot_of(ptr %0, ptr %1, i64 %79)
  %81 = getelementptr i64, ptr %72, i64 %80
  %82 = load i64, ptr %81
  %83 = icmp sgt i64 %82, 0
  br i1 %83, label %117, label %126

84:
  %85 = phi i64 [ 0, %43 ], [ %114, %84 ]
  %86 = icmp eq i64 %85, 0
  %87 = select i1 %86, i64 %2, i64 %3
  %88 = load ptr, ptr %62
  %89 = getelementptr i64, ptr %88, i64 %87
  store i64 1, ptr %89
  %90 = load ptr, ptr %63
  %91 = add i64 %87, 1
  %92 = getelementptr i64, ptr %90, i64 %91
  %93 = load i64, ptr %92
  %94 = getelementptr i64, ptr %90, i64 %87
  %95 = load i64, ptr %94
  %96 = sub i64 %93, %95
  %97 = getelementptr %struct.moreau_contact, ptr %21, i64 %6, i32 5, i64 %85
  store i64 %96, ptr %97
  %98 = load ptr, ptr %64
  %99 = load i64, ptr %94
  %100 = getelementptr i64, ptr %98, i64 %99
  %101 = getelementptr %struct.moreau_contact, ptr %21, i64 %6, i32 6, i64 %85
  store ptr %100, ptr %101
  %102 = load ptr, ptr %65
  %103 = load ptr, ptr %66
  %104 = getelementptr i64, ptr %103, i64 %87
  %105 = load i64, ptr %104
  %106 = getelementptr double, ptr %102, i64 %105
  %107 = getelementptr %struct.moreau_contact, ptr %21, i64 %6, i32 7, i64 %85
  store ptr %106, ptr %107
  %108 = load ptr, ptr %67
  %109 = load ptr, ptr %66
  %110 = getelementptr i64, ptr %109, i64 %87
  %111 = load i64, ptr %110
  %112 = getelementptr double, ptr %108, i64 %111
  %113 = getelementptr %struct.moreau_contact, ptr %21, i64 %6, i32 8, i64 %85
  store ptr %112, ptr %113
  %114 = add i64 %85, 1
  %115 = load i64, ptr %48
  %116 = icmp slt i64 %114, %115
  br i1 %116, label %84, label %68

117:
  %118 = getelementptr %struct.moreau_contact, ptr %21, i64 %6, i32 19, i64 0
  %119 = bitcast ptr %118 to ptr
  %120 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 11
  %121 = load ptr, ptr %120
  %122 = mul i64 %82, 3
  %123 = add i64 %122, -3
  %124 = getelementptr double, ptr %121, i64 %123
  %125 = bitcast ptr %124 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %119, ptr align 8 dereferenceable(24) %125, i64 24, i1 false)
  br label %126

126:
  %127 = phi ptr [ null, %4 ], [ %23, %117 ], [ %23, %68 ]
  ret ptr %127
}

declare double @llvm.floor.f64(double)

declare i32 @bcmp(ptr , ptr , i64)

define internal i64 @pair(ptr  %0, ptr  %1, i64 %2, i64 %3, double %4) {
  %6 = alloca [3 x double], align 16
  %7 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 3
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 7
  %10 = load i64, ptr %9
  %11 = sub i64 %2, %10
  %12 = mul i64 %11, 7
  %13 = getelementptr double, ptr %8, i64 %12
  %14 = sub i64 %3, %10
  %15 = mul i64 %14, 7
  %16 = getelementptr double, ptr %8, i64 %15
  %17 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 5
  %18 = load ptr, ptr %17
  %19 = shl i64 %3, 2
  %20 = getelementptr i64, ptr %18, i64 %19
  %21 = load i64, ptr %20
  %22 = icmp eq i64 %21, 4
  %23 = bitcast ptr %6 to ptr
  %24 = shl i64 %2, 2
  %25 = getelementptr i64, ptr %18, i64 %24
  %26 = getelementptr i64, ptr %25, i64 3
  %27 = load i64, ptr %26
  %28 = getelementptr i64, ptr %20, i64 3
  %29 = load i64, ptr %28
  %30 = icmp eq i64 %27, %29
  br i1 %30, label %45, label %164

31:
  %32 = getelementptr double, ptr %13, i64 6
  %33 = load double, ptr %32
  %34 = getelementptr double, ptr %16, i64 6
  %35 = load double, ptr %34
  %36 = call double @llvm.sqrt.f64(double %55)
  %37 = select i1 %22, double %59, double %36
  %38 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 1
  %39 = load ptr, ptr %38
  %40 = getelementptr i64, ptr %25, i64 1
  %41 = load i64, ptr %40
  %42 = getelementptr i64, ptr %20, i64 1
  %43 = load i64, ptr %42
  %44 = fcmp ogt double %36, 0.000000e+00
  br label %85

45:
  %46 = phi i64 [ %60, %45 ], [ 0, %5 ]
  %47 = phi double [ %55, %45 ], [ 0.000000e+00, %5 ]
  %48 = phi double [ %59, %45 ], [ 0.000000e+00, %5 ]
  %49 = getelementptr double, ptr %13, i64 %46
  %50 = load double, ptr %49
  %51 = getelementptr double, ptr %16, i64 %46
  %52 = load double, ptr %51
  %53 = fsub double %50, %52
  %54 = getelementptr [3 x double], ptr %6, i64 0, i64 %46
  store double %53, ptr %54
  %55 = call double @llvm.fmuladd.f64(double %53, double %53, double %47)
  %56 = add i64 %46, 3
  %57 = getelementptr double, ptr %16, i64 %56
  %58 = load double, ptr %57
  %59 = call double @llvm.fmuladd.f64(double %53, double %58, double %48)
  %60 = add i64 %46, 1
  %61 = icmp eq i64 %60, 3
  br i1 %61, label %31, label %45

62:
  %63 = fadd double %33, %35
  %64 = fsub double %37, %63
  %65 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 2
  %66 = load ptr, ptr %65
  %67 = mul i64 %2, 3
  %68 = add i64 %67, 2
  %69 = getelementptr double, ptr %66, i64 %68
  %70 = load double, ptr %69
  %71 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 6
  %72 = load ptr, ptr %71
  %73 = shl i64 %2, 1
  %74 = getelementptr double, ptr %72, i64 %73
  %75 = load double, ptr %74
  %76 = fcmp ogt double %70, 0.000000e+00
  br i1 %76, label %81, label %77

77:
  %78 = fneg double %4
  %79 = fmul double %110, %78
  %80 = call double @llvm.maxnum.f64(double %79, double 0.000000e+00)
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
  %89 = add i64 %86, 3
  %90 = getelementptr double, ptr %16, i64 %89
  %91 = load double, ptr %90
  br label %100

92:
  br i1 %44, label %93, label %97

93:
  %94 = getelementptr [3 x double], ptr %6, i64 0, i64 %86
  %95 = load double, ptr %94
  %96 = fdiv double %95, %36
  br label %100

97:
  %98 = icmp eq i64 %86, 2
  %99 = uitofp i1 %98 to double
  br label %100

100:
  %101 = phi double [ %91, %88 ], [ %96, %93 ], [ %99, %97 ]
  %102 = getelementptr [3 x double], ptr %6, i64 0, i64 %86
  store double %101, ptr %102
  %103 = add i64 %41, %86
  %104 = getelementptr double, ptr %39, i64 %103
  %105 = load double, ptr %104
  %106 = add i64 %43, %86
  %107 = getelementptr double, ptr %39, i64 %106
  %108 = load double, ptr %107
  %109 = fsub double %105, %108
  %110 = call double @llvm.fmuladd.f64(double %101, double %109, double %87)
  %111 = add i64 %86, 1
  %112 = icmp eq i64 %111, 3
  br i1 %112, label %62, label %85

113:
  %114 = call ptr @begin(ptr %0, ptr %1, i64 %2, i64 %3)
  %115 = icmp eq ptr %114, null
  br i1 %115, label %164, label %116

116:
  %117 = getelementptr %struct.moreau_contact, ptr %114, i64 0, i32 17
  store double %64, ptr %117
  %118 = getelementptr [3 x double], ptr %6, i64 0, i64 0
  %119 = getelementptr %struct.moreau_contact, ptr %114, i64 0, i32 22, i64 0
  %120 = getelementptr [3 x double], ptr %6, i64 0, i64 2
  %121 = load double, ptr %120, align 16
  %122 = call double @llvm.copysign.f64(double 1.000000e+00, double %121)
  %123 = fadd double %121, %122
  %124 = fdiv double -1.000000e+00, %123
  %125 = load double, ptr %118, align 16
  %126 = getelementptr [3 x double], ptr %6, i64 0, i64 1
  %127 = load double, ptr %126
  %128 = fmul double %125, %127
  %129 = fmul double %128, %124
  %130 = fmul double %122, %125
  %131 = fmul double %125, %130
  %132 = call double @llvm.fmuladd.f64(double %131, double %124, double 1.000000e+00)
  %133 = fmul double %122, %129
  %134 = fneg double %122
  %135 = fmul double %125, %134
  %136 = fmul double %127, %127
  %137 = call double @llvm.fmuladd.f64(double %136, double %124, double %122)
  %138 = fneg double %127
  store double %125, ptr %119
  %139 = getelementptr %struct.moreau_contact, ptr %114, i64 0, i32 22, i64 1
  store double %127, ptr %139
  %140 = getelementptr %struct.moreau_contact, ptr %114, i64 0, i32 22, i64 2
  store double %121, ptr %140
  %141 = getelementptr %struct.moreau_contact, ptr %114, i64 0, i32 22, i64 3
  store double %132, ptr %141
  %142 = getelementptr %struct.moreau_contact, ptr %114, i64 0, i32 22, i64 4
  store double %133, ptr %142
  %143 = getelementptr %struct.moreau_contact, ptr %114, i64 0, i32 22, i64 5
  store double %135, ptr %143
  %144 = getelementptr %struct.moreau_contact, ptr %114, i64 0, i32 22, i64 6
  store double %129, ptr %144
  %145 = getelementptr %struct.moreau_contact, ptr %114, i64 0, i32 22, i64 7
  store double %137, ptr %145
  %146 = getelementptr %struct.moreau_contact, ptr %114, i64 0, i32 22, i64 8
  store double %138, ptr %146
  %147 = load double, ptr %13
  %148 = load double, ptr %32
  %149 = fneg double %148
  %150 = call double @llvm.fmuladd.f64(double %149, double %125, double %147)
  %151 = getelementptr %struct.moreau_contact, ptr %114, i64 0, i32 23, i64 0
  store double %150, ptr %151
  br label %152

152:
  %153 = phi i64 [ 1, %116 ], [ %162, %152 ]
  %154 = getelementptr [3 x double], ptr %6, i64 0, i64 %153
  %155 = load double, ptr %154
  %156 = getelementptr double, ptr %13, i64 %153
  %157 = load double, ptr %156
  %158 = load double, ptr %32
  %159 = fneg double %158
  %160 = call double @llvm.fmuladd.f64(double %159, double %155, double %157)
  %161 = getelementptr %struct.moreau_contact, ptr %114, i64 0, i32 23, i64 %153
  store double %160, ptr %161
  %162 = add i64 %153, 1
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
  %5 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 4
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 0
  %8 = load i64, ptr %7
  %9 = getelementptr double, ptr %6, i64 %8
  %10 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 16
  %11 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 27
  %12 = load i64, ptr %11
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %292

14:
  %15 = load ptr, ptr %10
  %16 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 26
  %17 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 5
  %18 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 9
  %19 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 3
  %20 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 7
  %21 = bitcast ptr %3 to ptr
  %22 = bitcast ptr %4 to ptr
  %23 = getelementptr [6 x double], ptr %4, i64 0, i64 0
  %24 = getelementptr [6 x double], ptr %4, i64 0, i64 1
  %25 = getelementptr [6 x double], ptr %4, i64 0, i64 2
  %26 = getelementptr [6 x double], ptr %4, i64 0, i64 3
  %27 = getelementptr [3 x double], ptr %3, i64 0, i64 1
  %28 = getelementptr [3 x double], ptr %3, i64 0, i64 2
  %29 = getelementptr [6 x double], ptr %4, i64 0, i64 4
  %30 = getelementptr [3 x double], ptr %3, i64 0, i64 0
  %31 = getelementptr [6 x double], ptr %4, i64 0, i64 5
  %32 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 15
  br label %33

33:
  %34 = phi ptr [ %15, %14 ], [ %187, %286 ]
  %35 = phi i64 [ 0, %14 ], [ %289, %286 ]
  %36 = load ptr, ptr %16
  %37 = getelementptr %struct.moreau_contact, ptr %36, i64 %35
  %38 = getelementptr %struct.moreau_contact, ptr %36, i64 %35, i32 3
  %39 = load i64, ptr %38
  %40 = icmp sgt i64 %39, 0
  %41 = getelementptr %struct.moreau_contact, ptr %36, i64 %35, i32 4
  %42 = load i64, ptr %41
  %43 = icmp eq i64 %42, 1
  %44 = select i1 %40, i1 %43, i1 false
  br i1 %44, label %45, label %61

45:
  %46 = getelementptr %struct.moreau_contact, ptr %37, i64 0, i32 0
  %47 = load i64, ptr %46
  %48 = load ptr, ptr %17
  %49 = shl i64 %47, 2
  %50 = getelementptr i64, ptr %48, i64 1
  %51 = getelementptr i64, ptr %50, i64 %49
  %52 = load i64, ptr %51
  br label %53

53:
  %54 = phi i64 [ 0, %45 ], [ %59, %53 ]
  %55 = add i64 %52, %54
  %56 = getelementptr double, ptr %9, i64 %55
  %57 = load double, ptr %56
  %58 = getelementptr %struct.moreau_contact, ptr %36, i64 %35, i32 11, i64 %54
  store double %57, ptr %58
  %59 = add i64 %54, 1
  %60 = icmp eq i64 %59, %39
  br i1 %60, label %185, label %53

61:
  %62 = icmp eq i64 %42, 2
  br i1 %62, label %63, label %185

63:
  %64 = getelementptr %struct.moreau_contact, ptr %37, i64 0, i32 0
  %65 = getelementptr %struct.moreau_contact, ptr %36, i64 %35, i32 1
  %66 = load i64, ptr %18
  br label %68

67:
  store ptr %69, ptr %104
  store ptr %95, ptr %105
  br i1 %70, label %68, label %185

68:
  %69 = phi ptr [ %34, %63 ], [ %77, %67 ]
  %70 = phi i1 [ true, %63 ], [ false, %67 ]
  %71 = phi i64 [ 0, %63 ], [ 1, %67 ]
  %72 = select i1 %70, ptr %64, ptr %65
  %73 = load i64, ptr %72
  %74 = getelementptr %struct.moreau_contact, ptr %36, i64 %35, i32 5, i64 %71
  %75 = load i64, ptr %74
  %76 = mul i64 %75, 6
  %77 = getelementptr double, ptr %69, i64 %76
  %78 = load ptr, ptr %10
  %79 = getelementptr double, ptr %78, i64 %66
  %80 = icmp ugt ptr %77, %79
  br i1 %80, label %292, label %81

81:
  %82 = load ptr, ptr %19
  %83 = load i64, ptr %20
  %84 = sub i64 %73, %83
  %85 = mul i64 %84, 7
  %86 = getelementptr double, ptr %82, i64 %85
  %87 = load ptr, ptr %17
  %88 = shl i64 %73, 2
  %89 = getelementptr i64, ptr %87, i64 1
  %90 = getelementptr i64, ptr %89, i64 %88
  %91 = load i64, ptr %90
  %92 = getelementptr double, ptr %9, i64 %91
  br label %107

93:
  %94 = mul i64 %75, 3
  %95 = getelementptr double, ptr %69, i64 %94
  %96 = select i1 %70, double 1.000000e+00, double -1.000000e+00
  %97 = load double, ptr %27
  %98 = load double, ptr %28, align 16
  %99 = fneg double %98
  %100 = load double, ptr %30, align 16
  %101 = fneg double %100
  %102 = fneg double %97
  %103 = icmp sgt i64 %75, 0
  %104 = getelementptr %struct.moreau_contact, ptr %36, i64 %35, i32 7, i64 %71
  %105 = getelementptr %struct.moreau_contact, ptr %36, i64 %35, i32 8, i64 %71
  %106 = getelementptr double, ptr %92, i64 1
  br label %117

107:
  %108 = phi i64 [ 0, %81 ], [ %115, %107 ]
  %109 = getelementptr %struct.moreau_contact, ptr %36, i64 %35, i32 23, i64 %108
  %110 = load double, ptr %109
  %111 = getelementptr double, ptr %86, i64 %108
  %112 = load double, ptr %111
  %113 = fsub double %110, %112
  %114 = getelementptr [3 x double], ptr %3, i64 0, i64 %108
  store double %113, ptr %114
  %115 = add i64 %108, 1
  %116 = icmp eq i64 %115, 3
  br i1 %116, label %93, label %107

117:
  %118 = phi i64 [ 0, %93 ], [ %159, %158 ]
  %119 = mul i64 %118, 3
  %120 = getelementptr %struct.moreau_contact, ptr %36, i64 %35, i32 22, i64 %119
  %121 = load double, ptr %120
  store double %121, ptr %23, align 16
  %122 = getelementptr double, ptr %120, i64 1
  %123 = load double, ptr %122
  store double %123, ptr %24
  %124 = getelementptr double, ptr %120, i64 2
  %125 = load double, ptr %124
  store double %125, ptr %25, align 16
  %126 = fmul double %123, %99
  %127 = call double @llvm.fmuladd.f64(double %97, double %125, double %126)
  store double %127, ptr %26
  %128 = fmul double %125, %101
  %129 = call double @llvm.fmuladd.f64(double %98, double %121, double %128)
  store double %129, ptr %29, align 16
  %130 = fmul double %121, %102
  %131 = call double @llvm.fmuladd.f64(double %100, double %123, double %130)
  store double %131, ptr %31
  %132 = getelementptr %struct.moreau_contact, ptr %36, i64 %35, i32 11, i64 %118
  %133 = load double, ptr %132
  %134 = fmul double %96, %121
  %135 = load double, ptr %92
  %136 = call double @llvm.fmuladd.f64(double %134, double %135, double %133)
  store double %136, ptr %132
  %137 = fmul double %96, %123
  %138 = load double, ptr %106
  %139 = call double @llvm.fmuladd.f64(double %137, double %138, double %136)
  store double %139, ptr %132
  br label %145

140:
  br i1 %103, label %141, label %158

141:
  %142 = load ptr, ptr %104
  %143 = load ptr, ptr %105
  %144 = mul i64 %118, %75
  br label %156

145:
  %146 = phi i64 [ 2, %117 ], [ %154, %145 ]
  %147 = phi double [ %139, %117 ], [ %153, %145 ]
  %148 = getelementptr [6 x double], ptr %4, i64 0, i64 %146
  %149 = load double, ptr %148
  %150 = fmul double %96, %149
  %151 = getelementptr double, ptr %92, i64 %146
  %152 = load double, ptr %151
  %153 = call double @llvm.fmuladd.f64(double %150, double %152, double %147)
  store double %153, ptr %132
  %154 = add i64 %146, 1
  %155 = icmp eq i64 %154, 6
  br i1 %155, label %140, label %145

156:
  %157 = phi i64 [ 0, %141 ], [ %167, %161 ]
  br label %169

158:
  %159 = add i64 %118, 1
  %160 = icmp eq i64 %159, 3
  br i1 %160, label %67, label %117

161:
  %162 = fmul double %96, %179
  %163 = add i64 %157, %144
  %164 = getelementptr double, ptr %69, i64 %163
  store double %162, ptr %164
  %165 = fmul double %96, %182
  %166 = getelementptr double, ptr %95, i64 %163
  store double %165, ptr %166
  %167 = add i64 %157, 1
  %168 = icmp eq i64 %167, %75
  br i1 %168, label %158, label %156

169:
  %170 = phi i64 [ 0, %156 ], [ %183, %169 ]
  %171 = phi double [ 0.000000e+00, %156 ], [ %182, %169 ]
  %172 = phi double [ 0.000000e+00, %156 ], [ %179, %169 ]
  %173 = getelementptr [6 x double], ptr %4, i64 0, i64 %170
  %174 = load double, ptr %173
  %175 = mul i64 %170, %75
  %176 = add i64 %175, %157
  %177 = getelementptr double, ptr %142, i64 %176
  %178 = load double, ptr %177
  %179 = call double @llvm.fmuladd.f64(double %174, double %178, double %172)
  %180 = getelementptr double, ptr %143, i64 %176
  %181 = load double, ptr %180
  %182 = call double @llvm.fmuladd.f64(double %174, double %181, double %171)
  %183 = add i64 %170, 1
  %184 = icmp eq i64 %183, 6
  br i1 %184, label %161, label %169

185:
  %186 = phi i64 [ %42, %61 ], [ 1, %53 ], [ %42, %67 ]
  %187 = phi ptr [ %34, %61 ], [ %34, %53 ], [ %77, %67 ]
  %188 = load ptr, ptr %32
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
  %196 = getelementptr %struct.moreau_contact, ptr %36, i64 %35, i32 5, i64 %195
  %197 = load i64, ptr %196
  %198 = icmp sgt i64 %197, 0
  br i1 %198, label %199, label %205

199:
  %200 = getelementptr %struct.moreau_contact, ptr %36, i64 %35, i32 8, i64 %195
  %201 = load ptr, ptr %200
  %202 = mul i64 %197, %192
  %203 = getelementptr %struct.moreau_contact, ptr %36, i64 %35, i32 6, i64 %195
  %204 = load ptr, ptr %203
  br label %208

205:
  %206 = add i64 %195, 1
  %207 = icmp eq i64 %206, %186
  br i1 %207, label %193, label %194

208:
  %209 = phi i64 [ 0, %199 ], [ %218, %208 ]
  %210 = add i64 %209, %202
  %211 = getelementptr double, ptr %201, i64 %210
  %212 = load double, ptr %211
  %213 = getelementptr i64, ptr %204, i64 %209
  %214 = load i64, ptr %213
  %215 = getelementptr double, ptr %188, i64 %214
  %216 = load double, ptr %215
  %217 = fadd double %212, %216
  store double %217, ptr %215
  %218 = add i64 %209, 1
  %219 = icmp eq i64 %218, %197
  br i1 %219, label %205, label %208

220:
  %221 = phi i64 [ 0, %193 ], [ %247, %246 ]
  br i1 %190, label %222, label %240

222:
  %223 = phi i64 [ %250, %248 ], [ 0, %220 ]
  %224 = phi double [ %249, %248 ], [ 0.000000e+00, %220 ]
  %225 = getelementptr %struct.moreau_contact, ptr %36, i64 %35, i32 5, i64 %223
  %226 = load i64, ptr %225
  %227 = icmp sgt i64 %226, 0
  br i1 %227, label %228, label %248

228:
  %229 = getelementptr %struct.moreau_contact, ptr %36, i64 %35, i32 7, i64 %223
  %230 = load ptr, ptr %229
  %231 = mul i64 %226, %221
  %232 = getelementptr %struct.moreau_contact, ptr %36, i64 %35, i32 6, i64 %223
  %233 = load ptr, ptr %232
  br label %252

234:
  %235 = mul i64 %221, 3
  %236 = add i64 %235, %192
  %237 = getelementptr %struct.moreau_contact, ptr %36, i64 %35, i32 9, i64 %236
  store double %249, ptr %237
  %238 = add i64 %221, 1
  %239 = icmp eq i64 %238, %39
  br i1 %239, label %265, label %246

240:
  %241 = mul i64 %221, 3
  %242 = add i64 %241, %192
  %243 = getelementptr %struct.moreau_contact, ptr %36, i64 %35, i32 9, i64 %242
  store double 0.000000e+00, ptr %243
  %244 = add i64 %221, 1
  %245 = icmp eq i64 %244, %39
  br i1 %245, label %273, label %246

246:
  %247 = phi i64 [ %238, %234 ], [ %244, %240 ]
  br label %220

248:
  %249 = phi double [ %224, %222 ], [ %262, %252 ]
  %250 = add i64 %223, 1
  %251 = icmp eq i64 %250, %186
  br i1 %251, label %234, label %222

252:
  %253 = phi i64 [ 0, %228 ], [ %263, %252 ]
  %254 = phi double [ %224, %228 ], [ %262, %252 ]
  %255 = add i64 %253, %231
  %256 = getelementptr double, ptr %230, i64 %255
  %257 = load double, ptr %256
  %258 = getelementptr i64, ptr %233, i64 %253
  %259 = load i64, ptr %258
  %260 = getelementptr double, ptr %188, i64 %259
  %261 = load double, ptr %260
  %262 = call double @llvm.fmuladd.f64(double %257, double %261, double %254)
  %263 = add i64 %253, 1
  %264 = icmp eq i64 %263, %226
  br i1 %264, label %248, label %252

265:
  %266 = phi i64 [ %277, %276 ], [ 0, %234 ]
  %267 = getelementptr %struct.moreau_contact, ptr %36, i64 %35, i32 5, i64 %266
  %268 = load i64, ptr %267
  %269 = icmp sgt i64 %268, 0
  br i1 %269, label %270, label %276

270:
  %271 = getelementptr %struct.moreau_contact, ptr %36, i64 %35, i32 6, i64 %266
  %272 = load ptr, ptr %271
  br label %279

273:
  %274 = add i64 %192, 1
  %275 = icmp eq i64 %274, %39
  br i1 %275, label %286, label %191

276:
  %277 = add i64 %266, 1
  %278 = icmp eq i64 %277, %186
  br i1 %278, label %273, label %265

279:
  %280 = phi i64 [ 0, %270 ], [ %284, %279 ]
  %281 = getelementptr i64, ptr %272, i64 %280
  %282 = load i64, ptr %281
  %283 = getelementptr double, ptr %188, i64 %282
  store double 0.000000e+00, ptr %283
  %284 = add i64 %280, 1
  %285 = icmp eq i64 %284, %268
  br i1 %285, label %276, label %279

286:
  %287 = call double @moreau_tangent_response(ptr %37)
  %288 = getelementptr %struct.moreau_contact, ptr %36, i64 %35, i32 10
  store double %287, ptr %288
  %289 = add i64 %35, 1
  %290 = load i64, ptr %11
  %291 = icmp slt i64 %289, %290
  br i1 %291, label %33, label %292

292:
  %293 = phi i64 [ 0, %2 ], [ 17, %68 ], [ 0, %286 ]
  ret i64 %293
}

define void @moreau_speeds(ptr  %0, ptr  %1, ptr  %2) {
  %4 = alloca [3 x double], align 16
  %5 = bitcast ptr %2 to ptr
  %6 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 11, i64 0
  %7 = bitcast ptr %6 to ptr
  %8 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 3
  %9 = load i64, ptr %8
  %10 = shl i64 %9, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %7, i64 %10, i1 false)
  %11 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 4
  %12 = load i64, ptr %11
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %22

14:
  %15 = bitcast ptr %4 to ptr
  %16 = load i64, ptr %8
  %17 = icmp eq i64 %16, 3
  %18 = icmp sgt i64 %16, 0
  %19 = getelementptr [3 x double], ptr %4, i64 0, i64 0
  %20 = getelementptr [3 x double], ptr %4, i64 0, i64 1
  %21 = getelementptr [3 x double], ptr %4, i64 0, i64 2
  br label %23

22:
  ret void

23:
  %24 = phi i64 [ 0, %14 ], [ %86, %85 ]
  %25 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 5, i64 %24
  %26 = load i64, ptr %25
  %27 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 6, i64 %24
  %28 = load ptr, ptr %27
  %29 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 7, i64 %24
  %30 = load ptr, ptr %29
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
  %37 = shl i64 %26, 1
  br label %38

38:
  %39 = phi double [ 0.000000e+00, %36 ], [ %57, %38 ]
  %40 = phi double [ 0.000000e+00, %36 ], [ %53, %38 ]
  %41 = phi double [ 0.000000e+00, %36 ], [ %49, %38 ]
  %42 = phi i64 [ 0, %36 ], [ %58, %38 ]
  %43 = getelementptr i64, ptr %28, i64 %42
  %44 = load i64, ptr %43
  %45 = getelementptr double, ptr %1, i64 %44
  %46 = load double, ptr %45
  %47 = getelementptr double, ptr %30, i64 %42
  %48 = load double, ptr %47
  %49 = call double @llvm.fmuladd.f64(double %48, double %46, double %41)
  %50 = add i64 %42, %26
  %51 = getelementptr double, ptr %30, i64 %50
  %52 = load double, ptr %51
  %53 = call double @llvm.fmuladd.f64(double %52, double %46, double %40)
  %54 = add i64 %42, %37
  %55 = getelementptr double, ptr %30, i64 %54
  %56 = load double, ptr %55
  %57 = call double @llvm.fmuladd.f64(double %56, double %46, double %39)
  %58 = add i64 %42, 1
  %59 = icmp eq i64 %58, %26
  br i1 %59, label %83, label %38

60:
  %61 = phi i64 [ 0, %32 ], [ %68, %67 ]
  br i1 %33, label %62, label %67

62:
  %63 = mul i64 %61, %26
  %64 = getelementptr [3 x double], ptr %4, i64 0, i64 %61
  %65 = load double, ptr %64
  br label %70

66:
  store double %80, ptr %64
  br label %67

67:
  %68 = add i64 %61, 1
  %69 = icmp eq i64 %68, %16
  br i1 %69, label %84, label %60

70:
  %71 = phi double [ %65, %62 ], [ %80, %70 ]
  %72 = phi i64 [ 0, %62 ], [ %81, %70 ]
  %73 = add i64 %72, %63
  %74 = getelementptr double, ptr %30, i64 %73
  %75 = load double, ptr %74
  %76 = getelementptr i64, ptr %28, i64 %72
  %77 = load i64, ptr %76
  %78 = getelementptr double, ptr %1, i64 %77
  %79 = load double, ptr %78
  %80 = call double @llvm.fmuladd.f64(double %75, double %79, double %71)
  %81 = add i64 %72, 1
  %82 = icmp eq i64 %81, %26
  br i1 %82, label %66, label %70

83:
  store double %49, ptr %19, align 16
  store double %53, ptr %20
  store double %57, ptr %21, align 16
  br label %84

84:
  br i1 %18, label %88, label %85

85:
  %86 = add i64 %24, 1
  %87 = icmp eq i64 %86, %12
  br i1 %87, label %22, label %23

88:
  %89 = phi i64 [ %95, %88 ], [ 0, %84 ]
  %90 = getelementptr [3 x double], ptr %4, i64 0, i64 %89
  %91 = load double, ptr %90
  %92 = getelementptr double, ptr %2, i64 %89
  %93 = load double, ptr %92
  %94 = fadd double %91, %93
  store double %94, ptr %92
  %95 = add i64 %89, 1
  %96 = icmp eq i64 %95, %16
  br i1 %96, label %85, label %88
}

define double @moreau_tangent_response(ptr  %0) {
  %2 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 2
  %3 = load i64, ptr %2
  %4 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 3
  %5 = load i64, ptr %4
  %6 = icmp slt i64 %3, %5
  br i1 %6, label %7, label %27

7:
  %8 = shl i64 %3, 2
  %9 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 9, i64 %8
  %10 = load double, ptr %9
  %11 = add i64 %3, 1
  %12 = icmp eq i64 %11, %5
  br i1 %12, label %27, label %13

13:
  %14 = shl i64 %11, 2
  %15 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 9, i64 %14
  %16 = load double, ptr %15
  %17 = or i64 %8, 1
  %18 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 9, i64 %17
  %19 = load double, ptr %18
  %20 = fadd double %10, %16
  %21 = fsub double %10, %16
  %22 = fmul double %21, 2.500000e-01
  %23 = fmul double %19, %19
  %24 = call double @llvm.fmuladd.f64(double %22, double %21, double %23)
  %25 = call double @llvm.sqrt.f64(double %24)
  %26 = call double @llvm.fmuladd.f64(double %20, double 5.000000e-01, double %25)
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
  %11 = alloca [3 x double], align 16
  %12 = alloca %struct.law_problem, align 8
  %13 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 27
  %14 = load i64, ptr %13
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %33

16:
  %17 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 26
  %18 = load ptr, ptr %17
  br label %19

19:
  %20 = phi i64 [ 0, %16 ], [ %25, %19 ]
  %21 = phi i64 [ 0, %16 ], [ %24, %19 ]
  %22 = getelementptr %struct.moreau_contact, ptr %18, i64 %20, i32 3
  %23 = load i64, ptr %22
  %24 = add i64 %23, %21
  %25 = add i64 %20, 1
  %26 = icmp slt i64 %25, %14
  %27 = icmp slt i64 %24, 65
  %28 = select i1 %26, i1 %27, i1 false
  br i1 %28, label %19, label %29

29:
  br i1 %15, label %30, label %33

30:
  %31 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 26
  %32 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 8
  br label %75

33:
  %34 = phi i64 [ %24, %29 ], [ 0, %3 ], [ %24, %75 ]
  call void @write_velocities(ptr %0, ptr %1)
  %35 = load i64, ptr %13
  %36 = icmp sgt i64 %35, 0
  br i1 %36, label %37, label %72

37:
  %38 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 26
  %39 = load ptr, ptr %38
  br label %40

40:
  %41 = phi double [ 1.000000e-300, %37 ], [ %47, %46 ]
  %42 = phi i64 [ 0, %37 ], [ %48, %46 ]
  %43 = getelementptr %struct.moreau_contact, ptr %39, i64 %42, i32 3
  %44 = load i64, ptr %43
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %50, label %46

46:
  %47 = phi double [ %41, %40 ], [ %69, %68 ]
  %48 = add i64 %42, 1
  %49 = icmp eq i64 %48, %35
  br i1 %49, label %72, label %40

50:
  %51 = phi i64 [ %70, %68 ], [ 0, %40 ]
  %52 = phi double [ %69, %68 ], [ %41, %40 ]
  %53 = shl i64 %51, 2
  %54 = getelementptr %struct.moreau_contact, ptr %39, i64 %42, i32 9, i64 %53
  %55 = load double, ptr %54
  %56 = fcmp ogt double %55, 0.000000e+00
  br i1 %56, label %57, label %68

57:
  %58 = getelementptr %struct.moreau_contact, ptr %39, i64 %42, i32 13, i64 %51
  %59 = load double, ptr %58
  %60 = call double @llvm.fabs.f64(double %59)
  %61 = getelementptr %struct.moreau_contact, ptr %39, i64 %42, i32 12, i64 %51
  %62 = load double, ptr %61
  %63 = call double @llvm.fabs.f64(double %62)
  %64 = call double @llvm.maxnum.f64(double %60, double %63)
  %65 = call double @llvm.sqrt.f64(double %55)
  %66 = fdiv double %64, %65
  %67 = call double @llvm.maxnum.f64(double %52, double %66)
  br label %68

68:
  %69 = phi double [ %67, %57 ], [ %52, %50 ]
  %70 = add i64 %51, 1
  %71 = icmp eq i64 %70, %44
  br i1 %71, label %46, label %50

72:
  %73 = phi double [ 1.000000e-300, %33 ], [ %47, %46 ]
  %74 = icmp slt i64 %34, 65
  br i1 %74, label %87, label %84

75:
  %76 = phi i64 [ 0, %30 ], [ %81, %75 ]
  %77 = load ptr, ptr %31
  %78 = getelementptr %struct.moreau_contact, ptr %77, i64 %76
  %79 = load ptr, ptr %32
  %80 = getelementptr %struct.moreau_contact, ptr %77, i64 %76, i32 13, i64 0
  call void @moreau_speeds(ptr %78, ptr %79, ptr %80)
  %81 = add i64 %76, 1
  %82 = load i64, ptr %13
  %83 = icmp slt i64 %81, %82
  br i1 %83, label %75, label %33

84:
  %85 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 11
  %86 = load double, ptr %85
  br label %87

87:
  %88 = phi double [ %86, %84 ], [ 1.000000e-13, %72 ]
  %89 = icmp sgt i64 %2, 0
  br i1 %89, label %90, label %445

90:
  %91 = fmul double %73, %88
  %92 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 17
  %93 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 25
  %94 = bitcast ptr %12 to ptr
  %95 = getelementptr %struct.law_problem, ptr %12, i64 0, i32 0
  %96 = getelementptr %struct.law_problem, ptr %12, i64 0, i32 1
  %97 = getelementptr %struct.law_problem, ptr %12, i64 0, i32 2
  %98 = getelementptr %struct.law_problem, ptr %12, i64 0, i32 3
  %99 = getelementptr %struct.law_problem, ptr %12, i64 0, i32 4
  %100 = getelementptr %struct.law_problem, ptr %12, i64 0, i32 5
  %101 = getelementptr %struct.law_problem, ptr %12, i64 0, i32 7
  %102 = getelementptr %struct.law_problem, ptr %12, i64 0, i32 8
  %103 = bitcast ptr %100 to ptr
  %104 = getelementptr %struct.law_problem, ptr %12, i64 0, i32 9
  %105 = getelementptr %struct.law_problem, ptr %12, i64 0, i32 10
  %106 = getelementptr %struct.law_problem, ptr %12, i64 0, i32 11
  %107 = getelementptr %struct.law_problem, ptr %12, i64 0, i32 12
  %108 = getelementptr %struct.law_problem, ptr %12, i64 0, i32 13
  %109 = getelementptr %struct.law_problem, ptr %12, i64 0, i32 15
  %110 = getelementptr ptr, ptr %106, i64 3
  %111 = bitcast ptr %110 to ptr
  %112 = getelementptr %struct.law_problem, ptr %12, i64 0, i32 16
  %113 = getelementptr %struct.law_problem, ptr %12, i64 0, i32 21
  %114 = getelementptr %struct.law_problem, ptr %12, i64 0, i32 22
  %115 = bitcast ptr %112 to ptr
  %116 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 26
  %117 = bitcast ptr %10 to ptr
  %118 = bitcast ptr %11 to ptr
  %119 = getelementptr [3 x double], ptr %10, i64 0, i64 0
  %120 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 15
  %121 = getelementptr [3 x double], ptr %11, i64 0, i64 0
  %122 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 11
  %123 = bitcast ptr %8 to ptr
  %124 = bitcast ptr %9 to ptr
  %125 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 9
  %126 = getelementptr [3 x double], ptr %8, i64 0, i64 0
  %127 = getelementptr [3 x double], ptr %9, i64 0, i64 0
  %128 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 22
  %129 = bitcast ptr %7 to ptr
  %130 = getelementptr [3 x double], ptr %7, i64 0, i64 0
  br label %131

131:
  %132 = phi i64 [ %35, %90 ], [ %441, %440 ]
  %133 = phi i64 [ %35, %90 ], [ %442, %440 ]
  %134 = phi i64 [ 0, %90 ], [ %443, %440 ]
  %135 = phi double [ %91, %90 ], [ %354, %440 ]
  %136 = phi double [ 0.000000e+00, %90 ], [ %396, %440 ]
  %137 = icmp eq i64 %134, 8
  %138 = select i1 %137, i1 %74, i1 false
  br i1 %138, label %139, label %351

139:
  %140 = load ptr, ptr %92
  %141 = getelementptr double, ptr %140, i64 4096
  %142 = load ptr, ptr %93
  %143 = getelementptr i64, ptr %142, i64 256
  store i64 %133, ptr %95
  store i64 %34, ptr %96
  store ptr %142, ptr %97
  store ptr %140, ptr %99
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %103, i8 0, i64 16, i1 false)
  store ptr %143, ptr %102
  %144 = getelementptr i64, ptr %142, i64 320
  store ptr %144, ptr %105
  store i64 0, ptr %111
  store i64 -1, ptr %109
  %145 = getelementptr i64, ptr %142, i64 384
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(40) %115, i8 0, i64 40, i1 false)
  store ptr %145, ptr %114
  %146 = getelementptr double, ptr %140, i64 4416
  store ptr %146, ptr %98
  store ptr %141, ptr %101
  %147 = getelementptr double, ptr %140, i64 4160
  store ptr %147, ptr %104
  %148 = getelementptr double, ptr %140, i64 4224
  store ptr %148, ptr %106
  %149 = getelementptr double, ptr %140, i64 4288
  store ptr %149, ptr %107
  %150 = getelementptr double, ptr %140, i64 4352
  store ptr %150, ptr %108
  %151 = getelementptr double, ptr %140, i64 4608
  store ptr %151, ptr %113
  %152 = icmp sgt i64 %133, 0
  br i1 %152, label %153, label %235

153:
  %154 = phi i64 [ %165, %164 ], [ %133, %139 ]
  %155 = phi i64 [ %166, %164 ], [ 0, %139 ]
  %156 = phi i64 [ %167, %164 ], [ 0, %139 ]
  %157 = load ptr, ptr %116
  %158 = getelementptr %struct.moreau_contact, ptr %157, i64 %156
  %159 = getelementptr %struct.moreau_contact, ptr %157, i64 %156, i32 3
  %160 = load i64, ptr %159
  %161 = icmp sgt i64 %160, 0
  br i1 %161, label %162, label %164

162:
  %163 = getelementptr %struct.moreau_contact, ptr %157, i64 %156, i32 4
  br label %169

164:
  %165 = phi i64 [ %154, %153 ], [ %177, %217 ]
  %166 = phi i64 [ %155, %153 ], [ %219, %217 ]
  %167 = add i64 %156, 1
  %168 = icmp slt i64 %167, %165
  br i1 %168, label %153, label %241

169:
  %170 = phi i64 [ %155, %162 ], [ %219, %217 ]
  %171 = phi i64 [ 0, %162 ], [ %218, %217 ]
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(24) %117, i8 0, i64 24, i1 false)
  %172 = getelementptr [3 x double], ptr %10, i64 0, i64 %171
  store double 1.000000e+00, ptr %172
  %173 = load ptr, ptr %120
  call void @push(ptr %158, ptr %119, ptr %173)
  %174 = load i64, ptr %13
  %175 = icmp sgt i64 %174, 0
  br i1 %175, label %180, label %176

176:
  %177 = phi i64 [ %174, %169 ], [ %192, %189 ]
  %178 = load i64, ptr %163
  %179 = icmp sgt i64 %178, 0
  br i1 %179, label %208, label %217

180:
  %181 = phi i64 [ %191, %189 ], [ 0, %169 ]
  %182 = phi i64 [ %190, %189 ], [ 0, %169 ]
  %183 = load ptr, ptr %116
  %184 = getelementptr %struct.moreau_contact, ptr %183, i64 %181
  %185 = load ptr, ptr %120
  call void @moreau_speeds(ptr %184, ptr %185, ptr %121)
  %186 = getelementptr %struct.moreau_contact, ptr %183, i64 %181, i32 3
  %187 = load i64, ptr %186
  %188 = icmp sgt i64 %187, 0
  br i1 %188, label %194, label %189

189:
  %190 = phi i64 [ %182, %180 ], [ %206, %194 ]
  %191 = add i64 %181, 1
  %192 = load i64, ptr %13
  %193 = icmp slt i64 %191, %192
  br i1 %193, label %180, label %176

194:
  %195 = phi i64 [ %205, %194 ], [ 0, %180 ]
  %196 = phi i64 [ %206, %194 ], [ %182, %180 ]
  %197 = getelementptr [3 x double], ptr %11, i64 0, i64 %195
  %198 = load double, ptr %197
  %199 = getelementptr %struct.moreau_contact, ptr %183, i64 %181, i32 11, i64 %195
  %200 = load double, ptr %199
  %201 = fsub double %198, %200
  %202 = mul i64 %196, %34
  %203 = add i64 %202, %170
  %204 = getelementptr double, ptr %140, i64 %203
  store double %201, ptr %204
  %205 = add i64 %195, 1
  %206 = add i64 %196, 1
  %207 = icmp eq i64 %205, %187
  br i1 %207, label %189, label %194

208:
  %209 = phi i64 [ %223, %222 ], [ 0, %176 ]
  %210 = getelementptr %struct.moreau_contact, ptr %157, i64 %156, i32 5, i64 %209
  %211 = load i64, ptr %210
  %212 = icmp sgt i64 %211, 0
  br i1 %212, label %213, label %222

213:
  %214 = load ptr, ptr %120
  %215 = getelementptr %struct.moreau_contact, ptr %157, i64 %156, i32 6, i64 %209
  %216 = load ptr, ptr %215
  br label %225

217:
  %218 = add i64 %171, 1
  %219 = add i64 %170, 1
  %220 = load i64, ptr %159
  %221 = icmp slt i64 %218, %220
  br i1 %221, label %169, label %164

222:
  %223 = add i64 %209, 1
  %224 = icmp eq i64 %223, %178
  br i1 %224, label %217, label %208

225:
  %226 = phi i64 [ 0, %213 ], [ %230, %225 ]
  %227 = getelementptr i64, ptr %216, i64 %226
  %228 = load i64, ptr %227
  %229 = getelementptr double, ptr %214, i64 %228
  store double 0.000000e+00, ptr %229
  %230 = add i64 %226, 1
  %231 = icmp eq i64 %230, %211
  br i1 %231, label %222, label %225

232:
  %233 = call i64 @law_solve(ptr %12)
  %234 = icmp eq i64 %233, 0
  br i1 %234, label %238, label %347

235:
  %236 = call i64 @law_solve(ptr %12)
  %237 = icmp eq i64 %236, 0
  br i1 %237, label %323, label %347

238:
  %239 = load ptr, ptr %116
  %240 = load ptr, ptr %107
  br label %317

241:
  %242 = phi i64 [ %292, %290 ], [ 0, %164 ]
  %243 = phi i64 [ %291, %290 ], [ 0, %164 ]
  %244 = load ptr, ptr %116
  %245 = getelementptr %struct.moreau_contact, ptr %244, i64 %242, i32 2
  %246 = load i64, ptr %245
  %247 = icmp eq i64 %246, 0
  %248 = select i1 %247, i64 2, i64 0
  %249 = getelementptr %struct.moreau_contact, ptr %244, i64 %242, i32 3
  %250 = load i64, ptr %249
  %251 = sub i64 %250, %246
  %252 = getelementptr %struct.moreau_contact, ptr %244, i64 %242, i32 15
  %253 = load double, ptr %252
  %254 = getelementptr %struct.moreau_contact, ptr %244, i64 %242, i32 16
  %255 = load double, ptr %254
  %256 = getelementptr %struct.moreau_contact, ptr %244, i64 %242, i32 19, i64 %246
  %257 = load double, ptr %256
  %258 = icmp eq i64 %251, 2
  br i1 %258, label %259, label %263

259:
  %260 = add i64 %246, 1
  %261 = getelementptr %struct.moreau_contact, ptr %244, i64 %242, i32 19, i64 %260
  %262 = load double, ptr %261
  br label %263

263:
  %264 = phi double [ %262, %259 ], [ 0.000000e+00, %241 ]
  %265 = call double @hypot(double %257, double %264)
  %266 = shl i64 %242, 2
  %267 = getelementptr i64, ptr %142, i64 %266
  store i64 %248, ptr %267
  %268 = getelementptr i64, ptr %267, i64 1
  store i64 %243, ptr %268
  %269 = getelementptr i64, ptr %267, i64 2
  store i64 %251, ptr %269
  %270 = getelementptr i64, ptr %267, i64 3
  store i64 0, ptr %270
  %271 = mul i64 %242, 3
  %272 = getelementptr double, ptr %146, i64 %271
  store double %253, ptr %272
  %273 = getelementptr double, ptr %272, i64 1
  store double %255, ptr %273
  %274 = getelementptr double, ptr %272, i64 2
  store double 0.000000e+00, ptr %274
  %275 = getelementptr i64, ptr %143, i64 %242
  store i64 1, ptr %275
  %276 = load ptr, ptr %104
  %277 = getelementptr double, ptr %276, i64 %242
  store double 0.000000e+00, ptr %277
  %278 = getelementptr %struct.moreau_contact, ptr %244, i64 %242, i32 24
  %279 = load i64, ptr %278
  %280 = load ptr, ptr %105
  %281 = getelementptr i64, ptr %280, i64 %242
  store i64 %279, ptr %281
  %282 = load i64, ptr %249
  %283 = icmp sgt i64 %282, 0
  br i1 %283, label %284, label %290

284:
  %285 = load i64, ptr %245
  %286 = getelementptr %struct.moreau_contact, ptr %244, i64 %242, i32 14
  %287 = load ptr, ptr %101
  %288 = fcmp ogt double %265, 0.000000e+00
  %289 = load ptr, ptr %106
  br label %294

290:
  %291 = phi i64 [ %243, %263 ], [ %315, %311 ]
  %292 = add i64 %242, 1
  %293 = icmp eq i64 %292, %133
  br i1 %293, label %232, label %241

294:
  %295 = phi i64 [ 0, %284 ], [ %314, %311 ]
  %296 = phi i64 [ %243, %284 ], [ %315, %311 ]
  %297 = getelementptr %struct.moreau_contact, ptr %244, i64 %242, i32 13, i64 %295
  %298 = load double, ptr %297
  %299 = icmp slt i64 %295, %285
  br i1 %299, label %300, label %302

300:
  %301 = load double, ptr %286
  br label %302

302:
  %303 = phi double [ %301, %300 ], [ 0.000000e+00, %294 ]
  %304 = fsub double %298, %303
  %305 = getelementptr double, ptr %287, i64 %296
  store double %304, ptr %305
  br i1 %288, label %306, label %311

306:
  %307 = getelementptr %struct.moreau_contact, ptr %244, i64 %242, i32 19, i64 %295
  %308 = load double, ptr %307
  %309 = fneg double %308
  %310 = fdiv double %309, %265
  br label %311

311:
  %312 = phi double [ %310, %306 ], [ 0.000000e+00, %302 ]
  %313 = getelementptr double, ptr %289, i64 %296
  store double %312, ptr %313
  %314 = add i64 %295, 1
  %315 = add i64 %296, 1
  %316 = icmp eq i64 %314, %282
  br i1 %316, label %290, label %294

317:
  %318 = phi i64 [ 0, %238 ], [ %327, %326 ]
  %319 = phi i64 [ 0, %238 ], [ %328, %326 ]
  %320 = getelementptr %struct.moreau_contact, ptr %239, i64 %319, i32 3
  %321 = load i64, ptr %320
  %322 = icmp sgt i64 %321, 0
  br i1 %322, label %330, label %326

323:
  %324 = load i64, ptr %112
  %325 = icmp sgt i64 %324, 0
  br i1 %325, label %339, label %346

326:
  %327 = phi i64 [ %318, %317 ], [ %337, %330 ]
  %328 = add i64 %319, 1
  %329 = icmp eq i64 %328, %133
  br i1 %329, label %323, label %317

330:
  %331 = phi i64 [ %336, %330 ], [ 0, %317 ]
  %332 = phi i64 [ %337, %330 ], [ %318, %317 ]
  %333 = getelementptr double, ptr %240, i64 %332
  %334 = load double, ptr %333
  %335 = getelementptr %struct.moreau_contact, ptr %239, i64 %319, i32 19, i64 %331
  store double %334, ptr %335
  %336 = add i64 %331, 1
  %337 = add i64 %332, 1
  %338 = icmp eq i64 %336, %321
  br i1 %338, label %326, label %330

339:
  %340 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 42
  %341 = load double, ptr %340
  %342 = fcmp uno double %341, 0.000000e+00
  br i1 %342, label %343, label %346

343:
  %344 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 12
  %345 = load double, ptr %344
  store double %345, ptr %340
  br label %346

346:
  call void @write_velocities(ptr %0, ptr %1)
  br label %445

347:
  %348 = load double, ptr %122
  %349 = fmul double %73, %348
  %350 = load i64, ptr %13
  br label %351

351:
  %352 = phi i64 [ %350, %347 ], [ %132, %131 ]
  %353 = phi i64 [ %350, %347 ], [ %133, %131 ]
  %354 = phi double [ %349, %347 ], [ %135, %131 ]
  %355 = icmp sgt i64 %353, 0
  br i1 %355, label %356, label %394

356:
  %357 = phi double [ %372, %371 ], [ 0.000000e+00, %351 ]
  %358 = phi double [ %367, %371 ], [ 0.000000e+00, %351 ]
  %359 = phi i64 [ %375, %371 ], [ 0, %351 ]
  %360 = load ptr, ptr %116
  %361 = getelementptr %struct.moreau_contact, ptr %360, i64 %359
  %362 = load ptr, ptr %125
  call void @moreau_speeds(ptr %361, ptr %362, ptr %126)
  %363 = call double @obey(ptr %361, ptr %126, ptr %127)
  %364 = fcmp ogt double %363, %358
  %365 = fcmp uno double %363, 0.000000e+00
  %366 = or i1 %364, %365
  %367 = select i1 %366, double %363, double %358
  %368 = getelementptr %struct.moreau_contact, ptr %360, i64 %359, i32 3
  %369 = load i64, ptr %368
  %370 = icmp sgt i64 %369, 0
  br i1 %370, label %378, label %371

371:
  %372 = phi double [ %357, %356 ], [ %391, %378 ]
  %373 = getelementptr %struct.moreau_contact, ptr %360, i64 %359, i32 20, i64 0
  %374 = load ptr, ptr %125
  call void @push(ptr %361, ptr %373, ptr %374)
  %375 = add i64 %359, 1
  %376 = load i64, ptr %13
  %377 = icmp slt i64 %375, %376
  br i1 %377, label %356, label %394

378:
  %379 = phi double [ %391, %378 ], [ %357, %356 ]
  %380 = phi i64 [ %392, %378 ], [ 0, %356 ]
  %381 = getelementptr [3 x double], ptr %9, i64 0, i64 %380
  %382 = load double, ptr %381
  %383 = getelementptr %struct.moreau_contact, ptr %360, i64 %359, i32 19, i64 %380
  %384 = load double, ptr %383
  %385 = fsub double %382, %384
  %386 = getelementptr %struct.moreau_contact, ptr %360, i64 %359, i32 20, i64 %380
  store double %385, ptr %386
  store double %382, ptr %383
  %387 = shl i64 %380, 2
  %388 = getelementptr %struct.moreau_contact, ptr %360, i64 %359, i32 9, i64 %387
  %389 = load double, ptr %388
  %390 = fmul double %385, %389
  %391 = call double @llvm.fmuladd.f64(double %390, double %385, double %379)
  %392 = add i64 %380, 1
  %393 = icmp eq i64 %392, %369
  br i1 %393, label %371, label %378

394:
  %395 = phi i64 [ %352, %351 ], [ %376, %371 ]
  %396 = phi double [ 0.000000e+00, %351 ], [ %372, %371 ]
  %397 = phi double [ 0.000000e+00, %351 ], [ %367, %371 ]
  %398 = load i64, ptr %128
  %399 = add i64 %398, 1
  store i64 %399, ptr %128
  %400 = fcmp ugt double %397, %354
  br i1 %400, label %401, label %445

401:
  %402 = fcmp olt double %396, %136
  %403 = fdiv double %396, %136
  %404 = select i1 %402, double %403, double 0.000000e+00
  %405 = icmp sgt i64 %395, 0
  br i1 %405, label %406, label %440

406:
  %407 = fcmp ogt double %404, 0.000000e+00
  br label %408

408:
  %409 = phi i64 [ %395, %406 ], [ %436, %435 ]
  %410 = phi i64 [ %395, %406 ], [ %437, %435 ]
  %411 = phi i64 [ 0, %406 ], [ %438, %435 ]
  %412 = load ptr, ptr %116
  %413 = getelementptr %struct.moreau_contact, ptr %412, i64 %411
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(24) %129, i8 0, i64 24, i1 false)
  %414 = getelementptr %struct.moreau_contact, ptr %412, i64 %411, i32 3
  %415 = load i64, ptr %414
  %416 = icmp sgt i64 %415, 0
  br i1 %416, label %418, label %417

417:
  br i1 %407, label %432, label %435

418:
  %419 = phi i64 [ %430, %418 ], [ 0, %408 ]
  %420 = getelementptr %struct.moreau_contact, ptr %412, i64 %411, i32 21, i64 %419
  %421 = load double, ptr %420
  %422 = fmul double %404, %421
  %423 = getelementptr [3 x double], ptr %7, i64 0, i64 %419
  store double %422, ptr %423
  %424 = getelementptr %struct.moreau_contact, ptr %412, i64 %411, i32 19, i64 %419
  %425 = load double, ptr %424
  %426 = fadd double %422, %425
  store double %426, ptr %424
  %427 = getelementptr %struct.moreau_contact, ptr %412, i64 %411, i32 20, i64 %419
  %428 = load double, ptr %427
  %429 = fadd double %422, %428
  store double %429, ptr %420
  %430 = add i64 %419, 1
  %431 = icmp eq i64 %430, %415
  br i1 %431, label %417, label %418

432:
  %433 = load ptr, ptr %125
  call void @push(ptr %413, ptr %130, ptr %433)
  %434 = load i64, ptr %13
  br label %435

435:
  %436 = phi i64 [ %434, %432 ], [ %409, %417 ]
  %437 = phi i64 [ %434, %432 ], [ %410, %417 ]
  %438 = add i64 %411, 1
  %439 = icmp slt i64 %438, %437
  br i1 %439, label %408, label %440

440:
  %441 = phi i64 [ %395, %401 ], [ %436, %435 ]
  %442 = phi i64 [ %395, %401 ], [ %437, %435 ]
  %443 = add i64 %134, 1
  %444 = icmp eq i64 %443, %2
  br i1 %444, label %445, label %131

445:
  call void @write_velocities(ptr %0, ptr %1)
  %446 = load i64, ptr %13
  %447 = icmp sgt i64 %446, 0
  br i1 %447, label %448, label %571

448:
  %449 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 26
  %450 = bitcast ptr %6 to ptr
  %451 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 9
  %452 = getelementptr [3 x double], ptr %6, i64 0, i64 0
  %453 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 6
  br label %454

454:
  %455 = phi i64 [ 0, %448 ], [ %531, %530 ]
  %456 = load ptr, ptr %449
  %457 = getelementptr %struct.moreau_contact, ptr %456, i64 %455
  %458 = getelementptr %struct.moreau_contact, ptr %456, i64 %455, i32 2
  %459 = load i64, ptr %458
  %460 = getelementptr %struct.moreau_contact, ptr %456, i64 %455, i32 15
  %461 = load double, ptr %460
  %462 = icmp eq i64 %459, 0
  br i1 %462, label %466, label %463

463:
  %464 = getelementptr %struct.moreau_contact, ptr %456, i64 %455, i32 19, i64 0
  %465 = load double, ptr %464
  br label %466

466:
  %467 = phi double [ %465, %463 ], [ 1.000000e+00, %454 ]
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(24) %450, i8 0, i64 24, i1 false)
  %468 = getelementptr %struct.moreau_contact, ptr %456, i64 %455, i32 3
  %469 = load i64, ptr %468
  %470 = icmp slt i64 %459, %469
  br i1 %470, label %472, label %530

471:
  br i1 %480, label %530, label %490

472:
  %473 = phi i64 [ %485, %484 ], [ %459, %466 ]
  %474 = phi i32 [ %486, %484 ], [ 1, %466 ]
  %475 = icmp eq i32 %474, 0
  br i1 %475, label %487, label %476

476:
  %477 = shl i64 %473, 2
  %478 = getelementptr %struct.moreau_contact, ptr %456, i64 %455, i32 9, i64 %477
  %479 = load double, ptr %478
  %480 = fcmp ogt double %479, 0.000000e+00
  %481 = zext i1 %480 to i32
  %482 = add i64 %473, 1
  %483 = icmp eq i64 %482, %469
  br i1 %483, label %471, label %484

484:
  %485 = phi i64 [ %482, %476 ], [ %488, %487 ]
  %486 = phi i32 [ %481, %476 ], [ 0, %487 ]
  br label %472

487:
  %488 = add i64 %473, 1
  %489 = icmp eq i64 %488, %469
  br i1 %489, label %490, label %484

490:
  %491 = load ptr, ptr %451
  call void @moreau_speeds(ptr %457, ptr %491, ptr %452)
  %492 = load i64, ptr %468
  %493 = icmp slt i64 %459, %492
  br i1 %493, label %504, label %530

494:
  %495 = call double @llvm.sqrt.f64(double %509)
  %496 = load ptr, ptr %453
  %497 = getelementptr %struct.moreau_contact, ptr %457, i64 0, i32 0
  %498 = load i64, ptr %497
  %499 = shl i64 %498, 1
  %500 = or i64 %499, 1
  %501 = getelementptr double, ptr %496, i64 %500
  %502 = fneg double %461
  %503 = fmul double %467, %502
  br label %512

504:
  %505 = phi i64 [ %510, %504 ], [ %459, %490 ]
  %506 = phi double [ %509, %504 ], [ 0.000000e+00, %490 ]
  %507 = getelementptr [3 x double], ptr %6, i64 0, i64 %505
  %508 = load double, ptr %507
  %509 = call double @llvm.fmuladd.f64(double %508, double %508, double %506)
  %510 = add i64 %505, 1
  %511 = icmp eq i64 %510, %492
  br i1 %511, label %494, label %504

512:
  %513 = phi i64 [ %459, %494 ], [ %528, %527 ]
  %514 = load double, ptr %501
  %515 = fcmp ogt double %495, %514
  br i1 %515, label %516, label %530

516:
  %517 = shl i64 %513, 2
  %518 = getelementptr %struct.moreau_contact, ptr %456, i64 %455, i32 9, i64 %517
  %519 = load double, ptr %518
  %520 = fcmp ogt double %519, 0.000000e+00
  br i1 %520, label %527, label %521

521:
  %522 = getelementptr [3 x double], ptr %6, i64 0, i64 %513
  %523 = load double, ptr %522
  %524 = fmul double %503, %523
  %525 = fdiv double %524, %495
  %526 = getelementptr %struct.moreau_contact, ptr %456, i64 %455, i32 19, i64 %513
  store double %525, ptr %526
  br label %527

527:
  %528 = add i64 %513, 1
  %529 = icmp eq i64 %528, %492
  br i1 %529, label %530, label %512

530:
  %531 = add i64 %455, 1
  %532 = load i64, ptr %13
  %533 = icmp slt i64 %531, %532
  br i1 %533, label %454, label %534

534:
  %535 = icmp sgt i64 %532, 0
  br i1 %535, label %536, label %571

536:
  %537 = bitcast ptr %4 to ptr
  %538 = bitcast ptr %5 to ptr
  %539 = getelementptr [3 x double], ptr %4, i64 0, i64 0
  %540 = getelementptr [3 x double], ptr %5, i64 0, i64 0
  %541 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 0
  %542 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 18
  br label %543

543:
  %544 = phi double [ 0.000000e+00, %536 ], [ %565, %564 ]
  %545 = phi i64 [ 0, %536 ], [ %566, %564 ]
  %546 = load ptr, ptr %449
  %547 = getelementptr %struct.moreau_contact, ptr %546, i64 %545
  %548 = load ptr, ptr %451
  call void @moreau_speeds(ptr %547, ptr %548, ptr %539)
  %549 = call double @obey(ptr %547, ptr %539, ptr %540)
  %550 = fcmp ogt double %549, %544
  %551 = fcmp uno double %549, 0.000000e+00
  %552 = or i1 %550, %551
  br i1 %552, label %553, label %564

553:
  %554 = load i64, ptr %541
  %555 = getelementptr %struct.moreau_contact, ptr %546, i64 %545, i32 1
  %556 = load i64, ptr %555
  %557 = icmp slt i64 %556, 0
  %558 = getelementptr %struct.moreau_contact, ptr %547, i64 0, i32 0
  %559 = load i64, ptr %558
  %560 = mul i64 %559, %554
  %561 = add i64 %556, %554
  %562 = add i64 %561, %560
  %563 = select i1 %557, i64 %559, i64 %562
  store i64 %563, ptr %542
  br label %564

564:
  %565 = phi double [ %549, %553 ], [ %544, %543 ]
  %566 = add i64 %545, 1
  %567 = load i64, ptr %13
  %568 = icmp slt i64 %566, %567
  br i1 %568, label %543, label %569

569:
  %570 = fdiv double %565, %73
  br label %571

571:
  %572 = phi double [ %570, %569 ], [ 0.000000e+00, %534 ], [ 0.000000e+00, %445 ]
  ret double %572
}

define internal void @write_velocities(ptr  %0, ptr  %1) {
  %3 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 9
  %4 = bitcast ptr %3 to ptr
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 8
  %7 = bitcast ptr %6 to ptr
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 3
  %10 = load i64, ptr %9
  %11 = shl i64 %10, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %8, i64 %11, i1 false)
  %12 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 27
  %13 = load i64, ptr %12
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %17

15:
  %16 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 26
  br label %18

17:
  ret void

18:
  %19 = phi i64 [ 0, %15 ], [ %24, %18 ]
  %20 = load ptr, ptr %16
  %21 = getelementptr %struct.moreau_contact, ptr %20, i64 %19
  %22 = getelementptr %struct.moreau_contact, ptr %20, i64 %19, i32 19, i64 0
  %23 = load ptr, ptr %3
  call void @push(ptr %21, ptr %22, ptr %23)
  %24 = add i64 %19, 1
  %25 = load i64, ptr %12
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %18, label %17
}

define internal void @push(ptr  %0, ptr  %1, ptr  %2) {
  %4 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 4
  %5 = load i64, ptr %4
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %14

7:
  %8 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 3
  %9 = load i64, ptr %8
  %10 = icmp eq i64 %9, 3
  %11 = icmp sgt i64 %9, 0
  %12 = getelementptr double, ptr %1, i64 1
  %13 = getelementptr double, ptr %1, i64 2
  br label %15

14:
  ret void

15:
  %16 = phi i64 [ 0, %7 ], [ %75, %74 ]
  %17 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 5, i64 %16
  %18 = load i64, ptr %17
  %19 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 6, i64 %16
  %20 = load ptr, ptr %19
  %21 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 8, i64 %16
  %22 = load ptr, ptr %21
  br i1 %10, label %26, label %23

23:
  br i1 %11, label %24, label %74

24:
  %25 = icmp sgt i64 %18, 0
  br label %53

26:
  %27 = icmp sgt i64 %18, 0
  br i1 %27, label %28, label %74

28:
  %29 = shl i64 %18, 1
  br label %30

30:
  %31 = phi i64 [ 0, %28 ], [ %51, %30 ]
  %32 = getelementptr double, ptr %22, i64 %31
  %33 = load double, ptr %32
  %34 = load double, ptr %1
  %35 = add i64 %31, %18
  %36 = getelementptr double, ptr %22, i64 %35
  %37 = load double, ptr %36
  %38 = load double, ptr %12
  %39 = fmul double %37, %38
  %40 = call double @llvm.fmuladd.f64(double %33, double %34, double %39)
  %41 = add i64 %31, %29
  %42 = getelementptr double, ptr %22, i64 %41
  %43 = load double, ptr %42
  %44 = load double, ptr %13
  %45 = call double @llvm.fmuladd.f64(double %43, double %44, double %40)
  %46 = getelementptr i64, ptr %20, i64 %31
  %47 = load i64, ptr %46
  %48 = getelementptr double, ptr %2, i64 %47
  %49 = load double, ptr %48
  %50 = fadd double %45, %49
  store double %50, ptr %48
  %51 = add i64 %31, 1
  %52 = icmp eq i64 %51, %18
  br i1 %52, label %74, label %30

53:
  %54 = phi i64 [ 0, %24 ], [ %59, %58 ]
  br i1 %25, label %55, label %58

55:
  %56 = mul i64 %54, %18
  %57 = getelementptr double, ptr %1, i64 %54
  br label %61

58:
  %59 = add i64 %54, 1
  %60 = icmp eq i64 %59, %9
  br i1 %60, label %74, label %53

61:
  %62 = phi i64 [ 0, %55 ], [ %72, %61 ]
  %63 = add i64 %62, %56
  %64 = getelementptr double, ptr %22, i64 %63
  %65 = load double, ptr %64
  %66 = load double, ptr %57
  %67 = getelementptr i64, ptr %20, i64 %62
  %68 = load i64, ptr %67
  %69 = getelementptr double, ptr %2, i64 %68
  %70 = load double, ptr %69
  %71 = call double @llvm.fmuladd.f64(double %65, double %66, double %70)
  store double %71, ptr %69
  %72 = add i64 %62, 1
  %73 = icmp eq i64 %72, %18
  br i1 %73, label %58, label %61

74:
  %75 = add i64 %16, 1
  %76 = icmp eq i64 %75, %5
  br i1 %76, label %14, label %15
}

declare i64 @law_solve(ptr)

declare double @hypot(double, double)

define internal double @obey(ptr  %0, ptr  %1, ptr  %2) {
  %4 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 2
  %5 = load i64, ptr %4
  %6 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 15
  %7 = load double, ptr %6
  %8 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 16
  %9 = load double, ptr %8
  %10 = bitcast ptr %2 to ptr
  %11 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 19
  %12 = getelementptr [3 x double], ptr %11, i64 0, i64 0
  %13 = bitcast ptr %11 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %10, ptr align 8 dereferenceable(24) %13, i64 24, i1 false)
  %14 = load i64, ptr %4
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %66, label %16

16:
  %17 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 9, i64 0
  %18 = load double, ptr %17
  %19 = fcmp ogt double %18, 0.000000e+00
  br i1 %19, label %20, label %59

20:
  %21 = load double, ptr %2
  %22 = load double, ptr %1
  %23 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 14
  %24 = load double, ptr %23
  %25 = fsub double %22, %24
  %26 = fdiv double %25, %18
  %27 = fsub double %21, %26
  %28 = call double @llvm.maxnum.f64(double %27, double 0.000000e+00)
  store double %28, ptr %2
  %29 = load double, ptr %12
  %30 = fsub double %28, %29
  %31 = call double @llvm.fabs.f64(double %30)
  %32 = load double, ptr %17
  %33 = call double @llvm.sqrt.f64(double %32)
  %34 = fmul double %33, %31
  %35 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 3
  %36 = load i64, ptr %35
  %37 = icmp sgt i64 %36, 1
  br i1 %37, label %38, label %59

38:
  %39 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 9, i64 3
  %40 = load double, ptr %39
  %41 = fsub double %28, %29
  %42 = getelementptr double, ptr %1, i64 1
  %43 = load double, ptr %42
  %44 = call double @llvm.fmuladd.f64(double %40, double %41, double %43)
  store double %44, ptr %42
  %45 = icmp eq i64 %36, 2
  br i1 %45, label %59, label %46

46:
  %47 = phi i64 [ %57, %46 ], [ 2, %38 ]
  %48 = load double, ptr %2
  %49 = load double, ptr %12
  %50 = mul i64 %47, 3
  %51 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 9, i64 %50
  %52 = load double, ptr %51
  %53 = fsub double %48, %49
  %54 = getelementptr double, ptr %1, i64 %47
  %55 = load double, ptr %54
  %56 = call double @llvm.fmuladd.f64(double %52, double %53, double %55)
  store double %56, ptr %54
  %57 = add i64 %47, 1
  %58 = icmp eq i64 %57, %36
  br i1 %58, label %59, label %46

59:
  %60 = phi double [ 0.000000e+00, %16 ], [ %34, %20 ], [ %34, %38 ], [ %34, %46 ]
  %61 = load double, ptr %2
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
  %71 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 24
  store i64 %70, ptr %71
  %72 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 10
  %73 = load double, ptr %72
  %74 = fcmp ogt double %73, 0.000000e+00
  br i1 %74, label %75, label %126

75:
  %76 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 3
  %77 = load i64, ptr %76
  %78 = icmp slt i64 %5, %77
  br i1 %78, label %87, label %79

79:
  %80 = phi double [ 0.000000e+00, %75 ], [ %96, %87 ]
  %81 = call double @llvm.sqrt.f64(double %80)
  %82 = fcmp ogt double %81, %68
  %83 = fdiv double %67, %81
  %84 = select i1 %82, double %83, double 1.000000e+00
  %85 = icmp eq i64 %70, 1
  %86 = select i1 %82, i1 %85, i1 false
  br i1 %86, label %99, label %100

87:
  %88 = phi i64 [ %97, %87 ], [ %5, %75 ]
  %89 = phi double [ %96, %87 ], [ 0.000000e+00, %75 ]
  %90 = getelementptr double, ptr %1, i64 %88
  %91 = load double, ptr %90
  %92 = fdiv double %91, %73
  %93 = getelementptr double, ptr %2, i64 %88
  %94 = load double, ptr %93
  %95 = fsub double %94, %92
  store double %95, ptr %93
  %96 = call double @llvm.fmuladd.f64(double %95, double %95, double %89)
  %97 = add i64 %88, 1
  %98 = icmp eq i64 %97, %77
  br i1 %98, label %79, label %87

99:
  store i64 2, ptr %71
  br label %100

100:
  br i1 %78, label %106, label %101

101:
  %102 = phi double [ 0.000000e+00, %100 ], [ %123, %117 ]
  %103 = fmul double %73, %102
  %104 = call double @llvm.sqrt.f64(double %103)
  %105 = call double @llvm.maxnum.f64(double %69, double %104)
  br label %126

106:
  %107 = phi i64 [ %124, %117 ], [ %5, %100 ]
  %108 = phi double [ %123, %117 ], [ 0.000000e+00, %100 ]
  %109 = shl i64 %107, 2
  %110 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 9, i64 %109
  %111 = load double, ptr %110
  %112 = fcmp ogt double %111, 0.000000e+00
  br i1 %112, label %113, label %117

113:
  %114 = getelementptr double, ptr %2, i64 %107
  %115 = load double, ptr %114
  %116 = fmul double %84, %115
  br label %117

117:
  %118 = phi double [ %116, %113 ], [ 0.000000e+00, %106 ]
  %119 = getelementptr double, ptr %2, i64 %107
  store double %118, ptr %119
  %120 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 19, i64 %107
  %121 = load double, ptr %120
  %122 = fsub double %118, %121
  %123 = call double @llvm.fmuladd.f64(double %122, double %122, double %108)
  %124 = add i64 %107, 1
  %125 = icmp eq i64 %124, %77
  br i1 %125, label %101, label %106

126:
  %127 = phi double [ %105, %101 ], [ %69, %66 ]
  ret double %127
}

define i32 @moreau_is_impact(ptr  %0) {
  %2 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 2
  %3 = load i64, ptr %2
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %19, label %5

5:
  %6 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 19, i64 0
  %7 = load double, ptr %6
  %8 = fcmp ogt double %7, 0.000000e+00
  br i1 %8, label %9, label %19

9:
  %10 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 12, i64 0
  %11 = load double, ptr %10
  %12 = fneg double %11
  %13 = getelementptr %struct.moreau_contact, ptr %0, i64 0, i32 13, i64 0
  %14 = load double, ptr %13
  %15 = fsub double %14, %11
  %16 = call double @llvm.fabs.f64(double %15)
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
  %6 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 27
  %7 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 26
  %8 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 6
  %9 = bitcast ptr %4 to ptr
  %10 = bitcast ptr %5 to ptr
  %11 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 15
  %12 = getelementptr [3 x double], ptr %4, i64 0, i64 0
  %13 = getelementptr [3 x double], ptr %5, i64 0, i64 0
  %14 = load i64, ptr %6
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
  %25 = phi i64 [ %16, %15 ], [ %101, %100 ]
  %26 = phi i64 [ %17, %15 ], [ %101, %100 ]
  %27 = phi double [ %18, %15 ], [ %102, %100 ]
  %28 = phi double [ 0.000000e+00, %15 ], [ %103, %100 ]
  %29 = add i32 %19, 1
  %30 = icmp ult i32 %19, 9
  %31 = fmul double %27, 1.000000e-02
  %32 = fcmp ogt double %28, %31
  %33 = select i1 %30, i1 %32, i1 false
  br i1 %33, label %15, label %21

34:
  %35 = phi i64 [ %101, %100 ], [ %16, %15 ]
  %36 = phi double [ %103, %100 ], [ 0.000000e+00, %15 ]
  %37 = phi double [ %102, %100 ], [ %18, %15 ]
  %38 = phi i64 [ %104, %100 ], [ 0, %15 ]
  %39 = load ptr, ptr %7
  %40 = getelementptr %struct.moreau_contact, ptr %39, i64 %38
  %41 = getelementptr %struct.moreau_contact, ptr %39, i64 %38, i32 17
  %42 = load double, ptr %41
  %43 = load ptr, ptr %8
  %44 = getelementptr %struct.moreau_contact, ptr %40, i64 0, i32 0
  %45 = load i64, ptr %44
  %46 = shl i64 %45, 1
  %47 = getelementptr double, ptr %43, i64 %46
  %48 = load double, ptr %47
  %49 = fadd double %42, %48
  %50 = call double @llvm.minnum.f64(double %49, double 0.000000e+00)
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(24) %10, i8 0, i64 24, i1 false)
  %51 = getelementptr %struct.moreau_contact, ptr %39, i64 %38, i32 2
  %52 = load i64, ptr %51
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %100, label %54

54:
  %55 = getelementptr %struct.moreau_contact, ptr %39, i64 %38, i32 19, i64 0
  %56 = load double, ptr %55
  %57 = fcmp ogt double %56, 0.000000e+00
  %58 = fcmp ult double %42, 0.000000e+00
  %59 = select i1 %57, i1 %58, i1 false
  br i1 %59, label %60, label %100

60:
  %61 = getelementptr %struct.moreau_contact, ptr %39, i64 %38, i32 12, i64 0
  %62 = load double, ptr %61
  %63 = fneg double %62
  %64 = getelementptr %struct.moreau_contact, ptr %39, i64 %38, i32 13, i64 0
  %65 = load double, ptr %64
  %66 = fsub double %65, %62
  %67 = call double @llvm.fabs.f64(double %66)
  %68 = fcmp uge double %67, %63
  br i1 %68, label %73, label %69

69:
  %70 = getelementptr %struct.moreau_contact, ptr %39, i64 %38, i32 14
  %71 = load double, ptr %70
  %72 = fcmp ogt double %71, 0.000000e+00
  br i1 %72, label %100, label %73

73:
  %74 = load ptr, ptr %11
  call void @moreau_speeds(ptr %40, ptr %74, ptr %12)
  %75 = fmul double %50, -5.000000e-01
  %76 = fdiv double %75, %2
  %77 = load double, ptr %12, align 16
  %78 = getelementptr %struct.moreau_contact, ptr %39, i64 %38, i32 11, i64 0
  %79 = load double, ptr %78
  %80 = fsub double %77, %79
  %81 = fsub double %76, %80
  %82 = getelementptr %struct.moreau_contact, ptr %39, i64 %38, i32 18
  %83 = load double, ptr %82
  %84 = fneg double %83
  %85 = getelementptr %struct.moreau_contact, ptr %39, i64 %38, i32 9, i64 0
  %86 = load double, ptr %85
  %87 = fdiv double %81, %86
  %88 = call double @llvm.maxnum.f64(double %84, double %87)
  store double %88, ptr %13, align 16
  %89 = fadd double %83, %88
  store double %89, ptr %82
  %90 = load ptr, ptr %11
  call void @push(ptr %40, ptr %13, ptr %90)
  %91 = call double @llvm.fabs.f64(double %88)
  %92 = load double, ptr %85
  %93 = call double @llvm.sqrt.f64(double %92)
  %94 = fmul double %91, %93
  %95 = call double @llvm.maxnum.f64(double %36, double %94)
  %96 = load double, ptr %82
  %97 = fmul double %96, %93
  %98 = call double @llvm.maxnum.f64(double %37, double %97)
  %99 = load i64, ptr %6
  br label %100

100:
  %101 = phi i64 [ %99, %73 ], [ %35, %69 ], [ %35, %54 ], [ %35, %34 ]
  %102 = phi double [ %98, %73 ], [ %37, %69 ], [ %37, %54 ], [ %37, %34 ]
  %103 = phi double [ %95, %73 ], [ %36, %69 ], [ %36, %54 ], [ %36, %34 ]
  %104 = add i64 %38, 1
  %105 = icmp slt i64 %104, %101
  br i1 %105, label %34, label %24
}
