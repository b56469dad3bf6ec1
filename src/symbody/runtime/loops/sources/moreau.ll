; moreau: made by tools/make_loops_text.py from moreau, moreau_contacts, moreau_solve
; sources 20b204515df55d24a46c4abc689e7975c384e168bcbafa8ed54b78d3ef8fdfac
%struct.ode_method = type { ptr, ptr, ptr, ptr, i64, i64, i64 }
%struct.moreau_parts = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.model_context = type { i64, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, i64, %struct.model_call, %struct.model_call, %struct.model_call, ptr, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, double, double, ptr, i64, [2 x double], ptr, ptr, ptr, i64, i64, ptr, ptr }
%struct.model_call = type { ptr, ptr, ptr }
%struct.moreau_system = type { %struct.contact_system, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, double, double, double, double, i64, double, i64, i64, double, double, double, i64, i64, i64 }
%struct.contact_system = type { i64, i64, i64, i64, i64, ptr, ptr, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, double, ptr, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, i64, double }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, ptr, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.moreau_contact = type { i64, i64, i64, i64, i64, [2 x i64], [2 x ptr], [2 x ptr], [2 x ptr], [9 x double], double, [3 x double], [3 x double], [3 x double], double, double, double, double, double, [3 x double], [3 x double], [3 x double], [9 x double], [3 x double], i64 }
%struct.ode_options = type { ptr, double, ptr, double, double, i64 }
%struct.ode_system = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
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
  %4 = alloca %struct.moreau_system, align 8
  %5 = alloca %struct.ode_counts, align 8
  %6 = getelementptr %struct.model_context, ptr %0, i64 0, i32 34
  %7 = bitcast ptr %6 to ptr
  %8 = load ptr, ptr %7
  %9 = bitcast ptr %3 to ptr
  %10 = getelementptr %struct.model_context, ptr %0, i64 0, i32 0
  %11 = load i64, ptr %10
  call void @moreau_parts_of(ptr sret(%struct.moreau_parts) align 8 %3, ptr %8, i64 %11)
  %12 = getelementptr %struct.ode_solver, ptr %1, i64 0, i32 5
  %13 = load double, ptr %12
  %14 = call double @model_time(ptr %0, double %13)
  %15 = call ptr @ode_state(ptr %1)
  %16 = call i64 @model_inputs(ptr %0, double %14, ptr %15)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %118

18:
  %19 = load double, ptr %12
  %20 = call ptr @ode_state(ptr %1)
  %21 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 0
  %22 = load ptr, ptr %21
  %23 = getelementptr %struct.moreau_system, ptr %8, i64 0, i32 0, i32 7, i32 0
  %24 = load ptr, ptr %23
  %25 = call double @model_time(ptr %0, double %19)
  %26 = getelementptr %struct.model_context, ptr %0, i64 0, i32 14
  %27 = load ptr, ptr %26
  %28 = getelementptr %struct.moreau_system, ptr %8, i64 0, i32 0, i32 7, i32 1
  %29 = load ptr, ptr %28
  %30 = getelementptr %struct.moreau_system, ptr %8, i64 0, i32 0, i32 7, i32 2
  %31 = load ptr, ptr %30
  call void %24(double %25, ptr %20, ptr %27, ptr %29, ptr %31, ptr %22)
  %32 = call i64 @moreau_find(ptr %8, ptr %3, double 0.000000e+00)
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %44

34:
  %35 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 27
  %36 = load i64, ptr %35
  %37 = icmp sgt i64 %36, 0
  br i1 %37, label %38, label %92

38:
  %39 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 26
  %40 = load ptr, ptr %39
  %41 = getelementptr %struct.moreau_system, ptr %8, i64 0, i32 0, i32 5
  %42 = getelementptr %struct.moreau_system, ptr %8, i64 0, i32 24
  %43 = getelementptr %struct.moreau_system, ptr %8, i64 0, i32 0, i32 6
  br label %48

44:
  %45 = getelementptr %struct.moreau_system, ptr %8, i64 0, i32 0, i32 37
  store i64 %32, ptr %45
  %46 = getelementptr %struct.moreau_system, ptr %8, i64 0, i32 0, i32 38
  store i64 -1, ptr %46
  %47 = getelementptr %struct.moreau_system, ptr %8, i64 0, i32 0, i32 40
  store double 0.000000e+00, ptr %47
  br label %118

48:
  %49 = phi i64 [ 0, %38 ], [ %90, %89 ]
  %50 = getelementptr %struct.moreau_contact, ptr %40, i64 %49
  %51 = getelementptr %struct.moreau_contact, ptr %40, i64 %49, i32 4
  %52 = load i64, ptr %51
  %53 = icmp eq i64 %52, 2
  br i1 %53, label %62, label %54

54:
  %55 = getelementptr %struct.moreau_contact, ptr %50, i64 0, i32 0
  %56 = load i64, ptr %55
  %57 = load ptr, ptr %41
  %58 = shl i64 %56, 2
  %59 = getelementptr i64, ptr %57, i64 %58
  %60 = load i64, ptr %59
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %62, label %89

62:
  %63 = load i64, ptr %42
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %65, label %89

65:
  %66 = getelementptr %struct.moreau_contact, ptr %40, i64 %49, i32 17
  %67 = load double, ptr %66
  %68 = load ptr, ptr %43
  %69 = getelementptr %struct.moreau_contact, ptr %50, i64 0, i32 0
  %70 = load i64, ptr %69
  %71 = shl i64 %70, 1
  %72 = getelementptr double, ptr %68, i64 %71
  %73 = load double, ptr %72
  %74 = fneg double %73
  %75 = fcmp olt double %67, %74
  br i1 %75, label %76, label %89

76:
  %77 = getelementptr %struct.moreau_system, ptr %8, i64 0, i32 0, i32 0
  %78 = load i64, ptr %77
  %79 = getelementptr %struct.moreau_contact, ptr %40, i64 %49, i32 1
  %80 = load i64, ptr %79
  %81 = icmp slt i64 %80, 0
  %82 = mul i64 %78, %70
  %83 = add i64 %80, %78
  %84 = add i64 %83, %82
  %85 = select i1 %81, i64 %70, i64 %84
  %86 = getelementptr %struct.moreau_system, ptr %8, i64 0, i32 0, i32 37
  store i64 5, ptr %86
  %87 = getelementptr %struct.moreau_system, ptr %8, i64 0, i32 0, i32 38
  store i64 %85, ptr %87
  %88 = getelementptr %struct.moreau_system, ptr %8, i64 0, i32 0, i32 40
  store double %67, ptr %88
  br label %118

89:
  %90 = add i64 %49, 1
  %91 = icmp eq i64 %90, %36
  br i1 %91, label %92, label %48

92:
  %93 = getelementptr %struct.moreau_system, ptr %8, i64 0, i32 0, i32 29
  store i64 1, ptr %93
  %94 = getelementptr %struct.moreau_system, ptr %8, i64 0, i32 0, i32 30
  store i64 1, ptr %94
  %95 = getelementptr %struct.ode_solver, ptr %1, i64 0, i32 4
  %96 = getelementptr %struct.ode_counts, ptr %95, i64 0, i32 0
  %97 = load i64, ptr %96
  %98 = icmp sgt i64 %97, 0
  br i1 %98, label %118, label %99

99:
  %100 = bitcast ptr %4 to ptr
  %101 = bitcast ptr %8 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(696) %100, ptr align 8 dereferenceable(696) %101, i64 696, i1 false)
  %102 = bitcast ptr %5 to ptr
  %103 = bitcast ptr %95 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(48) %102, ptr align 8 dereferenceable(48) %103, i64 48, i1 false)
  %104 = getelementptr %struct.ode_solver, ptr %1, i64 0, i32 1
  %105 = load ptr, ptr %104
  %106 = getelementptr %struct.ode_options, ptr %105, i64 0, i32 4
  %107 = load double, ptr %106
  %108 = call i64 @advance(ptr %1, ptr %0, ptr %8, ptr %3, double %107)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(696) %101, ptr align 8 dereferenceable(696) %100, i64 696, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(48) %103, ptr align 8 dereferenceable(48) %102, i64 48, i1 false)
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %117, label %110

110:
  %111 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 10
  %112 = bitcast ptr %111 to ptr
  %113 = load ptr, ptr %112
  %114 = getelementptr %struct.moreau_system, ptr %8, i64 0, i32 0, i32 1
  %115 = load i64, ptr %114
  %116 = shl i64 %115, 3
  call void @llvm.memset.p0.i64(ptr align 8 %113, i8 0, i64 %116, i1 false)
  br label %117

117:
  br label %118

118:
  %119 = phi i64 [ %16, %2 ], [ 12, %44 ], [ 0, %117 ], [ 12, %76 ], [ 0, %92 ]
  ret i64 %119
}

declare i64 @model_inputs(ptr, double, ptr)

declare double @model_time(ptr, double)

declare ptr @ode_state(ptr)

define internal i64 @advance(ptr %0, ptr %1, ptr %2, ptr %3, double %4) {
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.ode_system, ptr %7, i64 0, i32 0
  %9 = load i64, ptr %8
  %10 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 0, i32 2
  %11 = load i64, ptr %10
  %12 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 0, i32 3
  %13 = load i64, ptr %12
  %14 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %15 = load ptr, ptr %14
  %16 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %17 = load double, ptr %16
  %18 = call double @llvm.fmuladd.f64(double %4, double 5.000000e-01, double %17)
  %19 = shl i64 %9, 1
  %20 = getelementptr double, ptr %15, i64 %19
  %21 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 10
  %22 = bitcast ptr %21 to ptr
  %23 = load ptr, ptr %22
  %24 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 0, i32 1
  %25 = load i64, ptr %24
  %26 = shl i64 %25, 3
  call void @llvm.memset.p0.i64(ptr align 8 %23, i8 0, i64 %26, i1 false)
  %27 = load double, ptr %16
  %28 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 12
  %29 = load ptr, ptr %28
  %30 = load ptr, ptr %6
  %31 = getelementptr %struct.ode_system, ptr %30, i64 0, i32 5
  %32 = load ptr, ptr %31
  %33 = getelementptr %struct.ode_system, ptr %30, i64 0, i32 4
  %34 = load ptr, ptr %33
  %35 = call i64 %32(ptr %34, double %27, ptr %15, ptr %29)
  %36 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %37 = load i64, ptr %36
  %38 = add i64 %37, 1
  store i64 %38, ptr %36
  switch i64 %35, label %855 [
    i64 12, label %46
    i64 3, label %46
    i64 0, label %39
  ]

39:
  %40 = icmp sgt i64 %9, 0
  br i1 %40, label %41, label %67

41:
  %42 = fmul double %4, 5.000000e-01
  %43 = load ptr, ptr %28
  %44 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 14
  %45 = load ptr, ptr %44
  br label %72

46:
  %47 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %35, ptr %47
  %48 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %27, ptr %48
  %49 = load ptr, ptr %14
  %50 = load ptr, ptr %6
  %51 = getelementptr %struct.ode_system, ptr %50, i64 0, i32 0
  %52 = load i64, ptr %51
  %53 = shl i64 %52, 2
  %54 = getelementptr double, ptr %49, i64 %53
  %55 = bitcast ptr %54 to ptr
  %56 = bitcast ptr %29 to ptr
  %57 = shl i64 %52, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %55, ptr align 8 %56, i64 %57, i1 false)
  %58 = load ptr, ptr %14
  %59 = load ptr, ptr %6
  %60 = getelementptr %struct.ode_system, ptr %59, i64 0, i32 0
  %61 = load i64, ptr %60
  %62 = mul i64 %61, 5
  %63 = getelementptr double, ptr %58, i64 %62
  %64 = bitcast ptr %63 to ptr
  %65 = bitcast ptr %15 to ptr
  %66 = shl i64 %61, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %64, ptr align 8 %65, i64 %66, i1 false)
  br label %855

67:
  %68 = load ptr, ptr %6
  %69 = getelementptr %struct.ode_system, ptr %68, i64 0, i32 8
  %70 = load ptr, ptr %69
  %71 = icmp eq ptr %70, null
  br i1 %71, label %87, label %82

72:
  %73 = phi i64 [ 0, %41 ], [ %80, %72 ]
  %74 = getelementptr double, ptr %15, i64 %73
  %75 = load double, ptr %74
  %76 = getelementptr double, ptr %43, i64 %73
  %77 = load double, ptr %76
  %78 = call double @llvm.fmuladd.f64(double %42, double %77, double %75)
  %79 = getelementptr double, ptr %45, i64 %73
  store double %78, ptr %79
  %80 = add i64 %73, 1
  %81 = icmp eq i64 %80, %9
  br i1 %81, label %67, label %72

82:
  %83 = bitcast ptr %1 to ptr
  %84 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 14
  %85 = load ptr, ptr %84
  %86 = call i64 %70(ptr %83, double %18, ptr %85, i64 0)
  switch i64 %86, label %855 [
    i64 7, label %87
    i64 0, label %87
  ]

87:
  %88 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 14
  %89 = load ptr, ptr %88
  %90 = getelementptr double, ptr %89, i64 %11
  %91 = bitcast ptr %90 to ptr
  %92 = getelementptr double, ptr %15, i64 %11
  %93 = bitcast ptr %92 to ptr
  %94 = shl i64 %13, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %91, ptr align 8 %93, i64 %94, i1 false)
  %95 = load ptr, ptr %88
  %96 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 13
  %97 = load ptr, ptr %96
  %98 = load ptr, ptr %6
  %99 = getelementptr %struct.ode_system, ptr %98, i64 0, i32 5
  %100 = load ptr, ptr %99
  %101 = getelementptr %struct.ode_system, ptr %98, i64 0, i32 4
  %102 = load ptr, ptr %101
  %103 = call i64 %100(ptr %102, double %18, ptr %95, ptr %97)
  %104 = load i64, ptr %36
  %105 = add i64 %104, 1
  store i64 %105, ptr %36
  switch i64 %103, label %855 [
    i64 12, label %106
    i64 3, label %106
    i64 0, label %127
  ]

106:
  %107 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %103, ptr %107
  %108 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %18, ptr %108
  %109 = load ptr, ptr %14
  %110 = load ptr, ptr %6
  %111 = getelementptr %struct.ode_system, ptr %110, i64 0, i32 0
  %112 = load i64, ptr %111
  %113 = shl i64 %112, 2
  %114 = getelementptr double, ptr %109, i64 %113
  %115 = bitcast ptr %114 to ptr
  %116 = bitcast ptr %97 to ptr
  %117 = shl i64 %112, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %115, ptr align 8 %116, i64 %117, i1 false)
  %118 = load ptr, ptr %14
  %119 = load ptr, ptr %6
  %120 = getelementptr %struct.ode_system, ptr %119, i64 0, i32 0
  %121 = load i64, ptr %120
  %122 = mul i64 %121, 5
  %123 = getelementptr double, ptr %118, i64 %122
  %124 = bitcast ptr %123 to ptr
  %125 = bitcast ptr %95 to ptr
  %126 = shl i64 %121, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %124, ptr align 8 %125, i64 %126, i1 false)
  br label %855

127:
  %128 = load ptr, ptr %14
  %129 = load i64, ptr %10
  %130 = getelementptr double, ptr %128, i64 %129
  %131 = load ptr, ptr %88
  %132 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 0
  %133 = load ptr, ptr %132
  %134 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 0, i32 7, i32 0
  %135 = load ptr, ptr %134
  %136 = call double @model_time(ptr %1, double %18)
  %137 = getelementptr %struct.model_context, ptr %1, i64 0, i32 14
  %138 = load ptr, ptr %137
  %139 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 0, i32 7, i32 1
  %140 = load ptr, ptr %139
  %141 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 0, i32 7, i32 2
  %142 = load ptr, ptr %141
  call void %135(double %136, ptr %131, ptr %138, ptr %140, ptr %142, ptr %133)
  %143 = call i64 @moreau_find(ptr %2, ptr %3, double %4)
  %144 = icmp eq i64 %143, 0
  br i1 %144, label %145, label %557

145:
  %146 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 27
  %147 = load i64, ptr %146
  %148 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 24
  %149 = load i64, ptr %148
  %150 = icmp sgt i64 %147, %149
  %151 = select i1 %150, i64 %147, i64 %149
  store i64 %151, ptr %148
  %152 = icmp eq i64 %147, 0
  br i1 %152, label %564, label %153

153:
  %154 = load ptr, ptr %137
  %155 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 0, i32 4
  %156 = load i64, ptr %155
  %157 = getelementptr double, ptr %154, i64 %156
  %158 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 5
  %159 = load i64, ptr %158
  %160 = icmp sgt i64 %159, 0
  br i1 %160, label %161, label %308

161:
  %162 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 0, i32 0
  %163 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 0, i32 5
  %164 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 24
  %165 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 3
  %166 = getelementptr %struct.model_context, ptr %1, i64 0, i32 1, i32 0
  %167 = getelementptr %struct.model_context, ptr %1, i64 0, i32 1, i32 1
  %168 = getelementptr %struct.model_context, ptr %1, i64 0, i32 1, i32 2
  %169 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 1
  %170 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 2
  %171 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 7
  %172 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 18
  %173 = load i64, ptr %162
  br label %174

174:
  %175 = phi i64 [ %173, %161 ], [ %304, %303 ]
  %176 = phi i64 [ 0, %161 ], [ %305, %303 ]
  %177 = icmp sgt i64 %175, 0
  br i1 %177, label %178, label %303

178:
  %179 = load ptr, ptr %163
  br label %182

180:
  %181 = icmp eq i32 %205, 0
  br i1 %181, label %303, label %226

182:
  %183 = phi i32 [ 0, %178 ], [ %205, %204 ]
  %184 = phi i64 [ 0, %178 ], [ %206, %204 ]
  %185 = shl i64 %184, 2
  %186 = getelementptr i64, ptr %179, i64 %185
  %187 = load i64, ptr %186
  %188 = icmp sgt i64 %187, 2
  br i1 %188, label %196, label %189

189:
  %190 = icmp ne i64 %187, 2
  %191 = zext i1 %190 to i64
  %192 = getelementptr i64, ptr %186, i64 2
  %193 = load i64, ptr %192
  %194 = add i64 %193, %191
  %195 = icmp sgt i64 %194, 0
  br i1 %195, label %196, label %204

196:
  %197 = phi i64 [ %194, %189 ], [ 6, %182 ]
  %198 = getelementptr i64, ptr %186, i64 1
  %199 = load i64, ptr %198
  %200 = load ptr, ptr %164
  %201 = getelementptr i64, ptr %200, i64 %184
  %202 = load i64, ptr %201
  %203 = icmp eq i64 %202, 0
  br label %208

204:
  %205 = phi i32 [ %183, %189 ], [ %223, %217 ]
  %206 = add i64 %184, 1
  %207 = icmp eq i64 %206, %175
  br i1 %207, label %180, label %182

208:
  %209 = phi i32 [ %183, %196 ], [ %223, %217 ]
  %210 = phi i64 [ 0, %196 ], [ %224, %217 ]
  %211 = add i64 %210, %199
  br i1 %203, label %217, label %212

212:
  %213 = load ptr, ptr %165
  %214 = getelementptr i64, ptr %213, i64 %211
  %215 = load i64, ptr %214
  %216 = icmp eq i64 %215, %176
  br label %217

217:
  %218 = phi i1 [ false, %208 ], [ %216, %212 ]
  %219 = uitofp i1 %218 to double
  %220 = getelementptr double, ptr %157, i64 %211
  store double %219, ptr %220
  %221 = icmp ne i32 %209, 0
  %222 = select i1 %221, i1 true, i1 %218
  %223 = zext i1 %222 to i32
  %224 = add i64 %210, 1
  %225 = icmp eq i64 %224, %197
  br i1 %225, label %204, label %208

226:
  %227 = load i64, ptr %36
  %228 = add i64 %227, 1
  store i64 %228, ptr %36
  %229 = load ptr, ptr %88
  %230 = load ptr, ptr %28
  %231 = load ptr, ptr %166
  %232 = call double @model_time(ptr %1, double %18)
  %233 = load ptr, ptr %137
  %234 = load ptr, ptr %167
  %235 = load ptr, ptr %168
  call void %231(double %232, ptr %229, ptr %233, ptr %234, ptr %235, ptr %230)
  %236 = load i64, ptr %162
  %237 = icmp sgt i64 %236, 0
  br i1 %237, label %238, label %303

238:
  %239 = load ptr, ptr %169
  %240 = load ptr, ptr %170
  %241 = load ptr, ptr %163
  %242 = load ptr, ptr %28
  %243 = load i64, ptr %10
  %244 = getelementptr double, ptr %242, i64 %243
  %245 = load ptr, ptr %96
  %246 = getelementptr double, ptr %245, i64 %243
  %247 = load i64, ptr %239
  br label %250

248:
  %249 = icmp eq i64 %253, %236
  br i1 %249, label %303, label %250

250:
  %251 = phi i64 [ %247, %238 ], [ %255, %248 ]
  %252 = phi i64 [ 0, %238 ], [ %253, %248 ]
  %253 = add i64 %252, 1
  %254 = getelementptr i64, ptr %239, i64 %253
  %255 = load i64, ptr %254
  %256 = sub i64 %255, %251
  %257 = getelementptr i64, ptr %240, i64 %251
  %258 = shl i64 %252, 2
  %259 = getelementptr i64, ptr %241, i64 %258
  %260 = getelementptr i64, ptr %259, i64 1
  %261 = load i64, ptr %260
  %262 = getelementptr double, ptr %157, i64 %261
  %263 = load i64, ptr %259
  %264 = icmp sgt i64 %263, 2
  br i1 %264, label %272, label %265

265:
  %266 = icmp ne i64 %263, 2
  %267 = zext i1 %266 to i64
  %268 = getelementptr i64, ptr %259, i64 2
  %269 = load i64, ptr %268
  %270 = add i64 %269, %267
  %271 = icmp sgt i64 %270, 0
  br i1 %271, label %272, label %248

272:
  %273 = phi i64 [ %270, %265 ], [ 6, %250 ]
  %274 = load ptr, ptr %171
  %275 = load ptr, ptr %172
  %276 = getelementptr i64, ptr %275, i64 %252
  %277 = load i64, ptr %276
  %278 = getelementptr double, ptr %274, i64 %277
  %279 = icmp sgt i64 %256, 0
  br label %280

280:
  %281 = phi i64 [ 0, %272 ], [ %290, %289 ]
  %282 = mul i64 %281, %256
  %283 = getelementptr double, ptr %278, i64 %282
  %284 = getelementptr double, ptr %262, i64 %281
  br i1 %279, label %285, label %289

285:
  %286 = phi i64 [ %301, %292 ], [ 0, %280 ]
  %287 = load double, ptr %284
  %288 = fcmp une double %287, 0.000000e+00
  br i1 %288, label %292, label %289

289:
  %290 = add i64 %281, 1
  %291 = icmp eq i64 %290, %273
  br i1 %291, label %248, label %280

292:
  %293 = getelementptr i64, ptr %257, i64 %286
  %294 = load i64, ptr %293
  %295 = getelementptr double, ptr %244, i64 %294
  %296 = load double, ptr %295
  %297 = getelementptr double, ptr %246, i64 %294
  %298 = load double, ptr %297
  %299 = fsub double %296, %298
  %300 = getelementptr double, ptr %283, i64 %286
  store double %299, ptr %300
  %301 = add i64 %286, 1
  %302 = icmp eq i64 %301, %256
  br i1 %302, label %289, label %285

303:
  %304 = phi i64 [ %236, %226 ], [ %175, %180 ], [ %175, %174 ], [ %236, %248 ]
  %305 = add i64 %176, 1
  %306 = load i64, ptr %158
  %307 = icmp slt i64 %305, %306
  br i1 %307, label %174, label %308

308:
  %309 = bitcast ptr %157 to ptr
  %310 = load i64, ptr %24
  %311 = shl i64 %310, 3
  call void @llvm.memset.p0.i64(ptr align 8 %309, i8 0, i64 %311, i1 false)
  %312 = load ptr, ptr %88
  %313 = load i64, ptr %10
  %314 = getelementptr double, ptr %312, i64 %313
  %315 = bitcast ptr %314 to ptr
  %316 = load i64, ptr %12
  %317 = shl i64 %316, 3
  call void @llvm.memset.p0.i64(ptr align 8 %315, i8 0, i64 %317, i1 false)
  %318 = load ptr, ptr %88
  %319 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 4
  %320 = load ptr, ptr %319
  %321 = load ptr, ptr %134
  %322 = call double @model_time(ptr %1, double %18)
  %323 = load ptr, ptr %137
  %324 = load ptr, ptr %139
  %325 = load ptr, ptr %141
  call void %321(double %322, ptr %318, ptr %323, ptr %324, ptr %325, ptr %320)
  %326 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 6
  %327 = load i64, ptr %326
  %328 = icmp sgt i64 %327, 0
  br i1 %328, label %329, label %443

329:
  %330 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 4
  %331 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 5
  %332 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 0, i32 0
  %333 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 1
  %334 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 2
  %335 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 0, i32 5
  %336 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 24
  %337 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 6
  %338 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 18
  br label %339

339:
  %340 = phi i64 [ 0, %329 ], [ %440, %439 ]
  %341 = load i64, ptr %12
  %342 = icmp sgt i64 %341, 0
  br i1 %342, label %343, label %439

343:
  %344 = load ptr, ptr %330
  br label %346

345:
  br i1 %355, label %359, label %439

346:
  %347 = phi i32 [ 0, %343 ], [ %356, %346 ]
  %348 = phi i64 [ 0, %343 ], [ %357, %346 ]
  %349 = getelementptr i64, ptr %344, i64 %348
  %350 = load i64, ptr %349
  %351 = icmp eq i64 %350, %340
  %352 = uitofp i1 %351 to double
  %353 = getelementptr double, ptr %314, i64 %348
  store double %352, ptr %353
  %354 = icmp ne i32 %347, 0
  %355 = select i1 %354, i1 true, i1 %351
  %356 = zext i1 %355 to i32
  %357 = add i64 %348, 1
  %358 = icmp eq i64 %357, %341
  br i1 %358, label %345, label %346

359:
  %360 = load ptr, ptr %88
  %361 = load ptr, ptr %331
  %362 = load ptr, ptr %134
  %363 = call double @model_time(ptr %1, double %18)
  %364 = load ptr, ptr %137
  %365 = load ptr, ptr %139
  %366 = load ptr, ptr %141
  call void %362(double %363, ptr %360, ptr %364, ptr %365, ptr %366, ptr %361)
  %367 = load i64, ptr %332
  %368 = icmp sgt i64 %367, 0
  br i1 %368, label %369, label %439

369:
  %370 = load ptr, ptr %333
  %371 = load ptr, ptr %334
  %372 = load ptr, ptr %335
  %373 = load i64, ptr %370
  br label %374

374:
  %375 = phi i64 [ %373, %369 ], [ %379, %410 ]
  %376 = phi i64 [ 0, %369 ], [ %377, %410 ]
  %377 = add i64 %376, 1
  %378 = getelementptr i64, ptr %370, i64 %377
  %379 = load i64, ptr %378
  %380 = sub i64 %379, %375
  %381 = getelementptr i64, ptr %371, i64 %375
  %382 = shl i64 %376, 2
  %383 = getelementptr i64, ptr %372, i64 %382
  %384 = load i64, ptr %383
  %385 = icmp sgt i64 %384, 2
  br i1 %385, label %392, label %386

386:
  %387 = icmp ne i64 %384, 2
  %388 = zext i1 %387 to i64
  %389 = getelementptr i64, ptr %383, i64 2
  %390 = load i64, ptr %389
  %391 = add i64 %390, %388
  br label %392

392:
  %393 = phi i64 [ %391, %386 ], [ 6, %374 ]
  %394 = getelementptr i64, ptr %383, i64 1
  %395 = load i64, ptr %394
  %396 = icmp sgt i64 %380, 0
  br i1 %396, label %397, label %410

397:
  %398 = load ptr, ptr %336
  %399 = getelementptr i64, ptr %398, i64 %376
  %400 = load i64, ptr %399
  %401 = icmp eq i64 %400, 0
  %402 = icmp sgt i64 %393, 0
  br i1 %401, label %410, label %403

403:
  %404 = phi i64 [ %437, %436 ], [ 0, %397 ]
  %405 = getelementptr i64, ptr %381, i64 %404
  %406 = load i64, ptr %405
  %407 = getelementptr double, ptr %314, i64 %406
  %408 = load double, ptr %407
  %409 = fcmp oeq double %408, 0.000000e+00
  br i1 %409, label %436, label %412

410:
  %411 = icmp eq i64 %377, %367
  br i1 %411, label %439, label %374

412:
  %413 = load ptr, ptr %331
  %414 = getelementptr double, ptr %413, i64 %367
  %415 = getelementptr double, ptr %414, i64 %395
  %416 = load ptr, ptr %319
  %417 = getelementptr double, ptr %416, i64 %367
  %418 = getelementptr double, ptr %417, i64 %395
  %419 = load ptr, ptr %337
  %420 = load ptr, ptr %338
  %421 = getelementptr i64, ptr %420, i64 %376
  %422 = load i64, ptr %421
  %423 = getelementptr double, ptr %419, i64 %422
  %424 = getelementptr double, ptr %423, i64 %404
  br i1 %402, label %425, label %436

425:
  %426 = phi i64 [ %434, %425 ], [ 0, %412 ]
  %427 = getelementptr double, ptr %415, i64 %426
  %428 = load double, ptr %427
  %429 = getelementptr double, ptr %418, i64 %426
  %430 = load double, ptr %429
  %431 = fsub double %428, %430
  %432 = mul i64 %426, %380
  %433 = getelementptr double, ptr %424, i64 %432
  store double %431, ptr %433
  %434 = add i64 %426, 1
  %435 = icmp eq i64 %434, %393
  br i1 %435, label %436, label %425

436:
  %437 = add i64 %404, 1
  %438 = icmp eq i64 %437, %380
  br i1 %438, label %410, label %403

439:
  %440 = add i64 %340, 1
  %441 = load i64, ptr %326
  %442 = icmp slt i64 %440, %441
  br i1 %442, label %339, label %443

443:
  %444 = load i64, ptr %12
  %445 = shl i64 %444, 3
  call void @llvm.memset.p0.i64(ptr align 8 %315, i8 0, i64 %445, i1 false)
  %446 = call i64 @moreau_write_rows(ptr %2, ptr %3)
  %447 = icmp eq i64 %446, 0
  br i1 %447, label %448, label %557

448:
  %449 = load i64, ptr %146
  %450 = icmp sgt i64 %449, 0
  br i1 %450, label %451, label %564

451:
  %452 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 26
  %453 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 0, i32 5
  %454 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 13
  %455 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 14
  %456 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 0, i32 0
  %457 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 15
  %458 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 0, i32 6
  %459 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 7
  %460 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 3
  br label %461

461:
  %462 = phi i64 [ 0, %451 ], [ %554, %553 ]
  %463 = load ptr, ptr %452
  %464 = getelementptr %struct.moreau_contact, ptr %463, i64 %462
  %465 = getelementptr %struct.moreau_contact, ptr %464, i64 0, i32 0
  %466 = load i64, ptr %465
  %467 = load ptr, ptr %453
  %468 = shl i64 %466, 2
  %469 = getelementptr i64, ptr %467, i64 %468
  %470 = load i64, ptr %469
  %471 = getelementptr %struct.moreau_contact, ptr %463, i64 %462, i32 12, i64 0
  call void @moreau_speeds(ptr %464, ptr %130, ptr %471)
  %472 = getelementptr %struct.moreau_contact, ptr %463, i64 %462, i32 14
  %473 = load double, ptr %472
  %474 = fcmp ogt double %473, 0.000000e+00
  br i1 %474, label %475, label %480

475:
  %476 = load double, ptr %471
  %477 = fneg double %476
  %478 = call double @llvm.maxnum.f64(double %477, double 0.000000e+00)
  %479 = fmul double %473, %478
  br label %486

480:
  %481 = getelementptr %struct.moreau_contact, ptr %463, i64 %462, i32 17
  %482 = load double, ptr %481
  %483 = fmul double %482, -2.000000e+00
  %484 = fdiv double %483, %4
  %485 = call double @llvm.minnum.f64(double %484, double 0.000000e+00)
  br label %486

486:
  %487 = phi double [ %479, %475 ], [ %485, %480 ]
  store double %487, ptr %472
  %488 = icmp eq i64 %470, 2
  br i1 %488, label %489, label %496

489:
  store double 0.000000e+00, ptr %472
  %490 = getelementptr %struct.moreau_contact, ptr %463, i64 %462, i32 15
  %491 = load double, ptr %490
  %492 = fmul double %491, %4
  store double %492, ptr %490
  %493 = getelementptr %struct.moreau_contact, ptr %463, i64 %462, i32 16
  %494 = load double, ptr %493
  %495 = fmul double %494, %4
  store double %495, ptr %493
  br label %496

496:
  %497 = getelementptr %struct.moreau_contact, ptr %463, i64 %462, i32 17
  %498 = load double, ptr %497
  %499 = load double, ptr %454
  %500 = fcmp olt double %498, %499
  br i1 %500, label %503, label %501

501:
  %502 = load i64, ptr %465
  br label %513

503:
  store double %498, ptr %454
  store double %18, ptr %455
  %504 = load i64, ptr %456
  %505 = getelementptr %struct.moreau_contact, ptr %463, i64 %462, i32 1
  %506 = load i64, ptr %505
  %507 = icmp slt i64 %506, 0
  %508 = load i64, ptr %465
  %509 = mul i64 %508, %504
  %510 = add i64 %506, %504
  %511 = add i64 %510, %509
  %512 = select i1 %507, i64 %508, i64 %511
  store i64 %512, ptr %457
  br label %513

513:
  %514 = phi i64 [ %502, %501 ], [ %508, %503 ]
  %515 = load ptr, ptr %458
  %516 = shl i64 %514, 1
  %517 = getelementptr double, ptr %515, i64 %516
  %518 = load double, ptr %517
  %519 = fmul double %518, 1.000000e+08
  %520 = getelementptr %struct.moreau_contact, ptr %463, i64 %462, i32 4
  %521 = load i64, ptr %520
  %522 = icmp eq i64 %521, 2
  br i1 %522, label %523, label %540

523:
  %524 = getelementptr %struct.moreau_contact, ptr %463, i64 %462, i32 1
  %525 = load i64, ptr %459
  %526 = load ptr, ptr %460
  br label %527

527:
  %528 = phi double [ %519, %523 ], [ %539, %527 ]
  %529 = phi i1 [ true, %523 ], [ false, %527 ]
  %530 = select i1 %529, ptr %465, ptr %524
  %531 = load i64, ptr %530
  %532 = sub i64 %531, %525
  %533 = mul i64 %532, 7
  %534 = add i64 %533, 6
  %535 = getelementptr double, ptr %526, i64 %534
  %536 = load double, ptr %535
  %537 = fcmp ogt double %536, 0.000000e+00
  %538 = call double @llvm.minnum.f64(double %528, double %536)
  %539 = select i1 %537, double %538, double %528
  br i1 %529, label %527, label %540

540:
  %541 = phi double [ %519, %513 ], [ %539, %527 ]
  %542 = fneg double %541
  %543 = fcmp olt double %498, %542
  br i1 %543, label %544, label %553

544:
  %545 = load i64, ptr %456
  %546 = getelementptr %struct.moreau_contact, ptr %463, i64 %462, i32 1
  %547 = load i64, ptr %546
  %548 = icmp slt i64 %547, 0
  %549 = mul i64 %545, %514
  %550 = add i64 %547, %545
  %551 = add i64 %550, %549
  %552 = select i1 %548, i64 %514, i64 %551
  br label %557

553:
  %554 = add i64 %462, 1
  %555 = load i64, ptr %146
  %556 = icmp slt i64 %554, %555
  br i1 %556, label %461, label %564

557:
  %558 = phi i64 [ 16, %544 ], [ %143, %127 ], [ %446, %443 ]
  %559 = phi i64 [ %552, %544 ], [ -1, %127 ], [ -1, %443 ]
  %560 = phi double [ %498, %544 ], [ 0.000000e+00, %127 ], [ 0.000000e+00, %443 ]
  %561 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 0, i32 37
  store i64 %558, ptr %561
  %562 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 0, i32 38
  store i64 %559, ptr %562
  %563 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 0, i32 40
  store double %560, ptr %563
  br label %855

564:
  %565 = bitcast ptr %28 to ptr
  %566 = load ptr, ptr %565
  %567 = bitcast ptr %96 to ptr
  %568 = load ptr, ptr %567
  %569 = shl i64 %9, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %566, ptr align 8 %568, i64 %569, i1 false)
  %570 = call double @solve(ptr %0, ptr %2, ptr %3, double %4, i64 10)
  %571 = load ptr, ptr %88
  %572 = getelementptr double, ptr %571, i64 %11
  %573 = bitcast ptr %572 to ptr
  %574 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 9
  %575 = bitcast ptr %574 to ptr
  %576 = load ptr, ptr %575
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %573, ptr align 8 %576, i64 %94, i1 false)
  %577 = load ptr, ptr %88
  %578 = load ptr, ptr %28
  %579 = load ptr, ptr %6
  %580 = getelementptr %struct.ode_system, ptr %579, i64 0, i32 5
  %581 = load ptr, ptr %580
  %582 = getelementptr %struct.ode_system, ptr %579, i64 0, i32 4
  %583 = load ptr, ptr %582
  %584 = call i64 %581(ptr %583, double %18, ptr %577, ptr %578)
  %585 = load i64, ptr %36
  %586 = add i64 %585, 1
  store i64 %586, ptr %36
  switch i64 %584, label %855 [
    i64 12, label %591
    i64 3, label %591
    i64 0, label %587
  ]

587:
  br i1 %40, label %588, label %612

588:
  %589 = load ptr, ptr %28
  %590 = load ptr, ptr %96
  br label %618

591:
  %592 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %584, ptr %592
  %593 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %18, ptr %593
  %594 = load ptr, ptr %14
  %595 = load ptr, ptr %6
  %596 = getelementptr %struct.ode_system, ptr %595, i64 0, i32 0
  %597 = load i64, ptr %596
  %598 = shl i64 %597, 2
  %599 = getelementptr double, ptr %594, i64 %598
  %600 = bitcast ptr %599 to ptr
  %601 = bitcast ptr %578 to ptr
  %602 = shl i64 %597, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %600, ptr align 8 %601, i64 %602, i1 false)
  %603 = load ptr, ptr %14
  %604 = load ptr, ptr %6
  %605 = getelementptr %struct.ode_system, ptr %604, i64 0, i32 0
  %606 = load i64, ptr %605
  %607 = mul i64 %606, 5
  %608 = getelementptr double, ptr %603, i64 %607
  %609 = bitcast ptr %608 to ptr
  %610 = bitcast ptr %577 to ptr
  %611 = shl i64 %606, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %609, ptr align 8 %610, i64 %611, i1 false)
  br label %855

612:
  %613 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 10
  %614 = load i64, ptr %613
  %615 = call double @solve(ptr %0, ptr %2, ptr %3, double %4, i64 %614)
  %616 = call double @llvm.fabs.f64(double %615)
  %617 = fcmp ueq double %616, 0x7FF0000000000000
  br i1 %617, label %628, label %632

618:
  %619 = phi i64 [ 0, %588 ], [ %626, %618 ]
  %620 = getelementptr double, ptr %589, i64 %619
  %621 = load double, ptr %620
  %622 = getelementptr double, ptr %590, i64 %619
  %623 = load double, ptr %622
  %624 = fadd double %621, %623
  %625 = fmul double %624, 5.000000e-01
  store double %625, ptr %620
  %626 = add i64 %619, 1
  %627 = icmp eq i64 %626, %9
  br i1 %627, label %612, label %618

628:
  %629 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 0, i32 37
  store i64 6, ptr %629
  %630 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 0, i32 38
  store i64 -1, ptr %630
  %631 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 0, i32 40
  store double %615, ptr %631
  br label %855

632:
  %633 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 0, i32 41
  %634 = load double, ptr %633
  %635 = fcmp ogt double %615, %634
  br i1 %635, label %636, label %643

636:
  store double %615, ptr %633
  %637 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 12
  %638 = load double, ptr %637
  %639 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 16
  store double %638, ptr %639
  %640 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 18
  %641 = load i64, ptr %640
  %642 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 17
  store i64 %641, ptr %642
  br label %643

643:
  %644 = load ptr, ptr %22
  %645 = load i64, ptr %24
  %646 = shl i64 %645, 3
  call void @llvm.memset.p0.i64(ptr align 8 %644, i8 0, i64 %646, i1 false)
  %647 = load i64, ptr %146
  %648 = icmp sgt i64 %647, 0
  br i1 %648, label %649, label %742

649:
  %650 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 26
  %651 = load ptr, ptr %650
  %652 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 0, i32 5
  %653 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 3
  %654 = getelementptr %struct.moreau_system, ptr %2, i64 0, i32 7
  br label %655

655:
  %656 = phi i64 [ 0, %649 ], [ %671, %670 ]
  %657 = getelementptr %struct.moreau_contact, ptr %651, i64 %656, i32 4
  %658 = load i64, ptr %657
  %659 = icmp sgt i64 %658, 0
  br i1 %659, label %660, label %670

660:
  %661 = getelementptr %struct.moreau_contact, ptr %651, i64 %656, i32 0
  %662 = getelementptr %struct.moreau_contact, ptr %651, i64 %656, i32 1
  %663 = load ptr, ptr %21
  %664 = load ptr, ptr %652
  %665 = getelementptr %struct.moreau_contact, ptr %651, i64 %656, i32 3
  %666 = load i64, ptr %665
  %667 = icmp sgt i64 %666, 0
  %668 = icmp eq i64 %658, 1
  %669 = getelementptr i64, ptr %664, i64 1
  br label %673

670:
  %671 = add i64 %656, 1
  %672 = icmp eq i64 %671, %647
  br i1 %672, label %742, label %655

673:
  %674 = phi i64 [ 0, %660 ], [ %683, %682 ]
  %675 = icmp eq i64 %674, 0
  %676 = select i1 %675, ptr %661, ptr %662
  %677 = load i64, ptr %676
  %678 = shl i64 %677, 2
  %679 = getelementptr i64, ptr %669, i64 %678
  %680 = load i64, ptr %679
  %681 = getelementptr double, ptr %663, i64 %680
  br i1 %667, label %685, label %682

682:
  %683 = add i64 %674, 1
  %684 = icmp eq i64 %683, %658
  br i1 %684, label %670, label %673

685:
  %686 = phi i64 [ %740, %739 ], [ 0, %673 ]
  %687 = getelementptr %struct.moreau_contact, ptr %651, i64 %656, i32 19, i64 %686
  %688 = load double, ptr %687
  %689 = fdiv double %688, %4
  %690 = mul i64 %686, 3
  %691 = getelementptr %struct.moreau_contact, ptr %651, i64 %656, i32 22, i64 %690
  br i1 %668, label %692, label %694

692:
  %693 = getelementptr double, ptr %681, i64 %686
  store double %689, ptr %693
  br label %739

694:
  %695 = load ptr, ptr %653
  %696 = load i64, ptr %654
  %697 = sub i64 %677, %696
  %698 = mul i64 %697, 7
  %699 = getelementptr double, ptr %695, i64 %698
  %700 = fneg double %689
  %701 = select i1 %675, double %689, double %700
  br label %702

702:
  %703 = phi i64 [ 0, %694 ], [ %704, %702 ]
  %704 = add i64 %703, 1
  %705 = trunc i64 %704 to i8
  %706 = urem i8 %705, 3
  %707 = trunc i64 %703 to i8
  %708 = add i8 %707, 2
  %709 = urem i8 %708, 3
  %710 = getelementptr double, ptr %691, i64 %703
  %711 = load double, ptr %710
  %712 = getelementptr double, ptr %681, i64 %703
  %713 = load double, ptr %712
  %714 = call double @llvm.fmuladd.f64(double %701, double %711, double %713)
  store double %714, ptr %712
  %715 = zext i8 %706 to i64
  %716 = getelementptr %struct.moreau_contact, ptr %651, i64 %656, i32 23, i64 %715
  %717 = load double, ptr %716
  %718 = getelementptr double, ptr %699, i64 %715
  %719 = load double, ptr %718
  %720 = fsub double %717, %719
  %721 = zext i8 %709 to i64
  %722 = getelementptr double, ptr %691, i64 %721
  %723 = load double, ptr %722
  %724 = getelementptr %struct.moreau_contact, ptr %651, i64 %656, i32 23, i64 %721
  %725 = load double, ptr %724
  %726 = getelementptr double, ptr %699, i64 %721
  %727 = load double, ptr %726
  %728 = fsub double %725, %727
  %729 = getelementptr double, ptr %691, i64 %715
  %730 = load double, ptr %729
  %731 = fneg double %728
  %732 = fmul double %730, %731
  %733 = call double @llvm.fmuladd.f64(double %720, double %723, double %732)
  %734 = add i64 %703, 3
  %735 = getelementptr double, ptr %681, i64 %734
  %736 = load double, ptr %735
  %737 = call double @llvm.fmuladd.f64(double %701, double %733, double %736)
  store double %737, ptr %735
  %738 = icmp eq i64 %704, 3
  br i1 %738, label %739, label %702

739:
  %740 = add i64 %686, 1
  %741 = icmp eq i64 %740, %666
  br i1 %741, label %682, label %685

742:
  %743 = load i64, ptr %10
  %744 = load i64, ptr %12
  %745 = icmp sgt i64 %744, 0
  br i1 %745, label %748, label %746

746:
  %747 = load ptr, ptr %88
  br label %764

748:
  %749 = load ptr, ptr %14
  %750 = load ptr, ptr %574
  %751 = load ptr, ptr %88
  br label %752

752:
  %753 = phi i64 [ 0, %748 ], [ %762, %752 ]
  %754 = add i64 %753, %743
  %755 = getelementptr double, ptr %749, i64 %754
  %756 = load double, ptr %755
  %757 = getelementptr double, ptr %750, i64 %753
  %758 = load double, ptr %757
  %759 = fadd double %756, %758
  %760 = fmul double %759, 5.000000e-01
  %761 = getelementptr double, ptr %751, i64 %754
  store double %760, ptr %761
  %762 = add i64 %753, 1
  %763 = icmp eq i64 %762, %744
  br i1 %763, label %764, label %752

764:
  %765 = phi ptr [ %747, %746 ], [ %751, %752 ]
  %766 = load ptr, ptr %28
  %767 = load ptr, ptr %6
  %768 = getelementptr %struct.ode_system, ptr %767, i64 0, i32 5
  %769 = load ptr, ptr %768
  %770 = getelementptr %struct.ode_system, ptr %767, i64 0, i32 4
  %771 = load ptr, ptr %770
  %772 = call i64 %769(ptr %771, double %18, ptr %765, ptr %766)
  %773 = load i64, ptr %36
  %774 = add i64 %773, 1
  store i64 %774, ptr %36
  switch i64 %772, label %796 [
    i64 12, label %775
    i64 3, label %775
  ]

775:
  %776 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %772, ptr %776
  %777 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %18, ptr %777
  %778 = load ptr, ptr %14
  %779 = load ptr, ptr %6
  %780 = getelementptr %struct.ode_system, ptr %779, i64 0, i32 0
  %781 = load i64, ptr %780
  %782 = shl i64 %781, 2
  %783 = getelementptr double, ptr %778, i64 %782
  %784 = bitcast ptr %783 to ptr
  %785 = bitcast ptr %766 to ptr
  %786 = shl i64 %781, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %784, ptr align 8 %785, i64 %786, i1 false)
  %787 = load ptr, ptr %14
  %788 = load ptr, ptr %6
  %789 = getelementptr %struct.ode_system, ptr %788, i64 0, i32 0
  %790 = load i64, ptr %789
  %791 = mul i64 %790, 5
  %792 = getelementptr double, ptr %787, i64 %791
  %793 = bitcast ptr %792 to ptr
  %794 = bitcast ptr %765 to ptr
  %795 = shl i64 %790, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %793, ptr align 8 %794, i64 %795, i1 false)
  br label %796

796:
  br i1 %40, label %797, label %799

797:
  %798 = load ptr, ptr %28
  br label %804

799:
  %800 = getelementptr double, ptr %20, i64 %11
  %801 = bitcast ptr %800 to ptr
  %802 = load ptr, ptr %575
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %801, ptr align 8 %802, i64 %94, i1 false)
  %803 = icmp eq i64 %772, 0
  br i1 %803, label %814, label %855

804:
  %805 = phi i64 [ 0, %797 ], [ %812, %804 ]
  %806 = getelementptr double, ptr %15, i64 %805
  %807 = load double, ptr %806
  %808 = getelementptr double, ptr %798, i64 %805
  %809 = load double, ptr %808
  %810 = call double @llvm.fmuladd.f64(double %4, double %809, double %807)
  %811 = getelementptr double, ptr %20, i64 %805
  store double %810, ptr %811
  %812 = add i64 %805, 1
  %813 = icmp eq i64 %812, %9
  br i1 %813, label %799, label %804

814:
  %815 = call i32 @moreau_open(ptr %2, ptr %3, double %4)
  %816 = icmp eq i32 %815, 0
  br i1 %816, label %855, label %817

817:
  %818 = icmp sgt i64 %13, 0
  %819 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 15
  br i1 %818, label %823, label %820

820:
  %821 = bitcast ptr %819 to ptr
  %822 = load ptr, ptr %821
  br label %827

823:
  %824 = load ptr, ptr %819
  %825 = load ptr, ptr %88
  %826 = bitcast ptr %824 to ptr
  br label %835

827:
  %828 = phi ptr [ %822, %820 ], [ %826, %835 ]
  call void @llvm.memset.p0.i64(ptr align 8 %828, i8 0, i64 %94, i1 false)
  %829 = load ptr, ptr %88
  %830 = load ptr, ptr %28
  %831 = call i64 @evaluate(ptr %0, double %18, ptr %829, ptr %830)
  %832 = icmp sgt i64 %11, 0
  br i1 %832, label %833, label %855

833:
  %834 = load ptr, ptr %28
  br label %845

835:
  %836 = phi i64 [ 0, %823 ], [ %843, %835 ]
  %837 = getelementptr double, ptr %824, i64 %836
  %838 = load double, ptr %837
  %839 = add i64 %836, %11
  %840 = getelementptr double, ptr %825, i64 %839
  %841 = load double, ptr %840
  %842 = fadd double %838, %841
  store double %842, ptr %840
  %843 = add i64 %836, 1
  %844 = icmp eq i64 %843, %13
  br i1 %844, label %827, label %835

845:
  %846 = phi i64 [ 0, %833 ], [ %853, %845 ]
  %847 = getelementptr double, ptr %15, i64 %846
  %848 = load double, ptr %847
  %849 = getelementptr double, ptr %834, i64 %846
  %850 = load double, ptr %849
  %851 = call double @llvm.fmuladd.f64(double %4, double %850, double %848)
  %852 = getelementptr double, ptr %20, i64 %846
  store double %851, ptr %852
  %853 = add i64 %846, 1
  %854 = icmp eq i64 %853, %11
  br i1 %854, label %855, label %845

855:
  %856 = phi i64 [ %86, %82 ], [ 12, %628 ], [ 0, %814 ], [ %772, %799 ], [ %35, %46 ], [ %584, %591 ], [ 12, %557 ], [ %103, %106 ], [ %35, %5 ], [ %103, %87 ], [ %584, %564 ], [ %831, %827 ], [ %831, %845 ]
  ret i64 %856
}

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
  br i1 %27, label %339, label %28

28:
  %29 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 17
  %30 = load double, ptr %29
  %31 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 9
  %32 = load double, ptr %31
  %33 = fcmp une double %30, %32
  br i1 %33, label %45, label %34

34:
  %35 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 35
  %36 = load i64, ptr %35
  %37 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 34
  %38 = load i64, ptr %37
  %39 = icmp slt i64 %36, %38
  br i1 %39, label %40, label %45

40:
  %41 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 18
  %42 = load double, ptr %41
  %43 = fsub double %32, %42
  %44 = add i64 %36, 1
  br label %62

45:
  %46 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %47 = load double, ptr %46
  %48 = fsub double %32, %47
  %49 = call double @llvm.fabs.f64(double %48)
  %50 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %51 = load ptr, ptr %50
  %52 = getelementptr %struct.ode_options, ptr %51, i64 0, i32 4
  %53 = load double, ptr %52
  %54 = fdiv double %49, %53
  %55 = fmul double %54, 0x3FEFFFFFFFFFDCD1
  %56 = call double @llvm.ceil.f64(double %55)
  %57 = call double @llvm.maxnum.f64(double %56, double 1.000000e+00)
  %58 = fptosi double %57 to i64
  %59 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 34
  store i64 %58, ptr %59
  store double %32, ptr %29
  %60 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 18
  store double %47, ptr %60
  %61 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 35
  store i64 0, ptr %61
  br label %62

62:
  %63 = phi double [ %43, %40 ], [ %48, %45 ]
  %64 = phi i64 [ %44, %40 ], [ 1, %45 ]
  %65 = phi i64 [ %38, %40 ], [ %58, %45 ]
  %66 = phi double [ %42, %40 ], [ %47, %45 ]
  %67 = sitofp i64 %65 to double
  %68 = fdiv double %63, %67
  %69 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 35
  %70 = icmp eq i64 %64, %65
  %71 = sitofp i64 %64 to double
  %72 = call double @llvm.fmuladd.f64(double %71, double %68, double %66)
  %73 = select i1 %70, double %32, double %72
  %74 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 12
  store double %73, ptr %74
  %75 = call i64 @advance(ptr %0, ptr %8, ptr %11, ptr %3, double %68)
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %77, label %339

77:
  %78 = load ptr, ptr %4
  %79 = getelementptr %struct.ode_system, ptr %78, i64 0, i32 11
  %80 = load ptr, ptr %79
  %81 = icmp eq ptr %80, null
  br i1 %81, label %96, label %82

82:
  %83 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %84 = load double, ptr %83
  %85 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %86 = load ptr, ptr %85
  %87 = load double, ptr %74
  %88 = getelementptr %struct.ode_system, ptr %78, i64 0, i32 0
  %89 = load i64, ptr %88
  %90 = shl i64 %89, 1
  %91 = getelementptr double, ptr %86, i64 %90
  %92 = call i64 %80(ptr %7, double %84, ptr %86, double %87, ptr %91)
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %94, label %339

94:
  %95 = load ptr, ptr %4
  br label %96

96:
  %97 = phi ptr [ %95, %94 ], [ %78, %77 ]
  %98 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %99 = load ptr, ptr %98
  %100 = getelementptr %struct.ode_system, ptr %97, i64 0, i32 0
  %101 = load i64, ptr %100
  %102 = mul i64 %101, 6
  %103 = getelementptr double, ptr %99, i64 %102
  %104 = bitcast ptr %103 to ptr
  %105 = shl i64 %101, 1
  %106 = getelementptr double, ptr %99, i64 %105
  %107 = bitcast ptr %106 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %104, ptr align 8 %107, i64 %18, i1 false)
  %108 = load ptr, ptr %4
  %109 = getelementptr %struct.ode_system, ptr %108, i64 0, i32 8
  %110 = load ptr, ptr %109
  %111 = icmp eq ptr %110, null
  br i1 %111, label %120, label %112

112:
  %113 = load double, ptr %74
  %114 = load ptr, ptr %98
  %115 = getelementptr %struct.ode_system, ptr %108, i64 0, i32 0
  %116 = load i64, ptr %115
  %117 = mul i64 %116, 6
  %118 = getelementptr double, ptr %114, i64 %117
  %119 = call i64 %110(ptr %7, double %113, ptr %118, i64 1)
  switch i64 %119, label %339 [
    i64 7, label %120
    i64 0, label %120
  ]

120:
  %121 = phi i64 [ %119, %112 ], [ %119, %112 ], [ 0, %96 ]
  %122 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 31
  %123 = load i64, ptr %122
  %124 = icmp ne i64 %123, 0
  %125 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 36
  store i64 0, ptr %125
  %126 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 27
  %127 = load i64, ptr %126
  %128 = icmp sgt i64 %127, 0
  br i1 %128, label %129, label %137

129:
  %130 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 26
  %131 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 0
  %132 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 20
  %133 = bitcast ptr %2 to ptr
  %134 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 9
  %135 = getelementptr [3 x double], ptr %2, i64 0, i64 0
  %136 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 15
  br label %146

137:
  %138 = phi double [ 0.000000e+00, %120 ], [ %175, %266 ]
  %139 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 23
  %140 = load i64, ptr %139
  %141 = icmp sgt i64 %140, 0
  br i1 %141, label %142, label %275

142:
  %143 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 20
  %144 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 19
  %145 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 15
  br label %283

146:
  %147 = phi double [ 0.000000e+00, %129 ], [ %175, %266 ]
  %148 = phi i64 [ 0, %129 ], [ %272, %266 ]
  %149 = load ptr, ptr %130
  %150 = getelementptr %struct.moreau_contact, ptr %149, i64 %148
  %151 = call i64 @moreau_last(ptr %11, ptr %3, ptr %150)
  %152 = load i64, ptr %131
  %153 = getelementptr %struct.moreau_contact, ptr %149, i64 %148, i32 1
  %154 = load i64, ptr %153
  %155 = icmp slt i64 %154, 0
  %156 = getelementptr %struct.moreau_contact, ptr %150, i64 0, i32 0
  %157 = load i64, ptr %156
  %158 = mul i64 %157, %152
  %159 = add i64 %154, %152
  %160 = add i64 %159, %158
  %161 = select i1 %155, i64 %157, i64 %160
  %162 = icmp slt i64 %151, 0
  br i1 %162, label %167, label %163

163:
  %164 = load ptr, ptr %132
  %165 = getelementptr i64, ptr %164, i64 %151
  %166 = load i64, ptr %165
  br label %167

167:
  %168 = phi i64 [ %166, %163 ], [ 0, %146 ]
  %169 = load ptr, ptr %134
  call void @moreau_speeds(ptr %150, ptr %169, ptr %135)
  %170 = getelementptr %struct.moreau_contact, ptr %149, i64 %148, i32 3
  %171 = load i64, ptr %170
  %172 = icmp sgt i64 %171, 0
  br i1 %172, label %182, label %173

173:
  %174 = phi double [ 0.000000e+00, %167 ], [ %193, %182 ]
  %175 = fadd double %147, %174
  %176 = icmp eq i64 %168, 0
  %177 = getelementptr %struct.moreau_contact, ptr %149, i64 %148, i32 4
  %178 = load i64, ptr %177
  %179 = icmp eq i64 %178, 2
  %180 = call i32 @moreau_is_impact(ptr %150)
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %214, label %196

182:
  %183 = phi i64 [ %194, %182 ], [ 0, %167 ]
  %184 = phi double [ %193, %182 ], [ 0.000000e+00, %167 ]
  %185 = getelementptr %struct.moreau_contact, ptr %149, i64 %148, i32 19, i64 %183
  %186 = load double, ptr %185
  %187 = getelementptr %struct.moreau_contact, ptr %149, i64 %148, i32 12, i64 %183
  %188 = load double, ptr %187
  %189 = getelementptr [3 x double], ptr %2, i64 0, i64 %183
  %190 = load double, ptr %189
  %191 = fadd double %188, %190
  %192 = fmul double %186, -5.000000e-01
  %193 = call double @llvm.fmuladd.f64(double %192, double %191, double %184)
  %194 = add i64 %183, 1
  %195 = icmp eq i64 %194, %171
  br i1 %195, label %173, label %182

196:
  %197 = xor i1 %176, true
  %198 = select i1 %197, i1 %179, i1 false
  br i1 %198, label %214, label %199

199:
  %200 = getelementptr %struct.moreau_contact, ptr %149, i64 %148, i32 19, i64 0
  %201 = load ptr, ptr %136
  %202 = load i64, ptr %19
  %203 = add i64 %202, 1
  store i64 %203, ptr %19
  %204 = getelementptr %struct.contact_event, ptr %201, i64 %202
  %205 = bitcast ptr %204 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %205, i8 0, i64 56, i1 false)
  %206 = load double, ptr %74
  %207 = getelementptr %struct.contact_event, ptr %204, i64 0, i32 0
  store double %206, ptr %207
  %208 = getelementptr %struct.contact_event, ptr %201, i64 %202, i32 1
  store i64 0, ptr %208
  %209 = getelementptr %struct.contact_event, ptr %201, i64 %202, i32 2
  store i64 %161, ptr %209
  %210 = getelementptr %struct.contact_event, ptr %201, i64 %202, i32 4
  store double %174, ptr %210
  %211 = getelementptr %struct.contact_event, ptr %201, i64 %202, i32 3, i64 0
  %212 = bitcast ptr %211 to ptr
  %213 = bitcast ptr %200 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %212, ptr align 8 dereferenceable(24) %213, i64 24, i1 false)
  br label %214

214:
  %215 = getelementptr %struct.moreau_contact, ptr %149, i64 %148, i32 24
  %216 = load i64, ptr %215
  %217 = icmp eq i64 %216, 0
  br i1 %217, label %245, label %218

218:
  %219 = icmp eq i64 %216, %168
  %220 = select i1 %219, i1 true, i1 %124
  br i1 %220, label %261, label %221

221:
  %222 = xor i1 %176, true
  %223 = select i1 %222, i1 %179, i1 false
  br i1 %223, label %261, label %224

224:
  br i1 %176, label %225, label %229

225:
  %226 = getelementptr %struct.moreau_contact, ptr %149, i64 %148, i32 2
  %227 = load i64, ptr %226
  %228 = icmp eq i64 %227, 0
  br i1 %228, label %229, label %232

229:
  %230 = icmp eq i64 %216, 1
  %231 = select i1 %230, i64 3, i64 4
  br label %232

232:
  %233 = phi i64 [ %231, %229 ], [ 1, %225 ]
  %234 = load ptr, ptr %136
  %235 = load i64, ptr %19
  %236 = add i64 %235, 1
  store i64 %236, ptr %19
  %237 = getelementptr %struct.contact_event, ptr %234, i64 %235
  %238 = bitcast ptr %237 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %238, i8 0, i64 56, i1 false)
  %239 = load double, ptr %74
  %240 = getelementptr %struct.contact_event, ptr %237, i64 0, i32 0
  store double %239, ptr %240
  %241 = getelementptr %struct.contact_event, ptr %234, i64 %235, i32 1
  store i64 %233, ptr %241
  %242 = getelementptr %struct.contact_event, ptr %234, i64 %235, i32 2
  store i64 %161, ptr %242
  %243 = getelementptr %struct.contact_event, ptr %234, i64 %235, i32 4
  store double 0.000000e+00, ptr %243
  %244 = load i64, ptr %215
  br label %245

245:
  %246 = phi i64 [ %244, %232 ], [ 0, %214 ]
  %247 = icmp eq i64 %246, 0
  %248 = icmp ne i64 %168, 0
  %249 = select i1 %247, i1 %248, i1 false
  br i1 %249, label %250, label %261

250:
  %251 = load ptr, ptr %136
  %252 = load i64, ptr %19
  %253 = add i64 %252, 1
  store i64 %253, ptr %19
  %254 = getelementptr %struct.contact_event, ptr %251, i64 %252
  %255 = bitcast ptr %254 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %255, i8 0, i64 56, i1 false)
  %256 = load double, ptr %74
  %257 = getelementptr %struct.contact_event, ptr %254, i64 0, i32 0
  store double %256, ptr %257
  %258 = getelementptr %struct.contact_event, ptr %251, i64 %252, i32 1
  store i64 2, ptr %258
  %259 = getelementptr %struct.contact_event, ptr %251, i64 %252, i32 2
  store i64 %161, ptr %259
  %260 = getelementptr %struct.contact_event, ptr %251, i64 %252, i32 4
  store double 0.000000e+00, ptr %260
  br label %261

261:
  %262 = icmp sgt i64 %151, -1
  br i1 %262, label %263, label %266

263:
  %264 = load ptr, ptr %132
  %265 = getelementptr i64, ptr %264, i64 %151
  store i64 0, ptr %265
  br label %266

266:
  %267 = load i64, ptr %215
  %268 = icmp ne i64 %267, 0
  %269 = zext i1 %268 to i64
  %270 = load i64, ptr %125
  %271 = add i64 %270, %269
  store i64 %271, ptr %125
  %272 = add i64 %148, 1
  %273 = load i64, ptr %126
  %274 = icmp slt i64 %272, %273
  br i1 %274, label %146, label %137

275:
  %276 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 19
  %277 = load double, ptr %276
  %278 = fadd double %138, %277
  store double %278, ptr %276
  %279 = fneg double %138
  %280 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 20
  %281 = load double, ptr %280
  %282 = fcmp olt double %281, %279
  br i1 %282, label %309, label %312

283:
  %284 = phi i64 [ %140, %142 ], [ %306, %305 ]
  %285 = phi i64 [ 0, %142 ], [ %307, %305 ]
  %286 = load ptr, ptr %143
  %287 = getelementptr i64, ptr %286, i64 %285
  %288 = load i64, ptr %287
  %289 = icmp eq i64 %288, 0
  br i1 %289, label %305, label %290

290:
  %291 = load ptr, ptr %144
  %292 = getelementptr i64, ptr %291, i64 %285
  %293 = load i64, ptr %292
  %294 = load ptr, ptr %145
  %295 = load i64, ptr %19
  %296 = add i64 %295, 1
  store i64 %296, ptr %19
  %297 = getelementptr %struct.contact_event, ptr %294, i64 %295
  %298 = bitcast ptr %297 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %298, i8 0, i64 56, i1 false)
  %299 = load double, ptr %74
  %300 = getelementptr %struct.contact_event, ptr %297, i64 0, i32 0
  store double %299, ptr %300
  %301 = getelementptr %struct.contact_event, ptr %294, i64 %295, i32 1
  store i64 2, ptr %301
  %302 = getelementptr %struct.contact_event, ptr %294, i64 %295, i32 2
  store i64 %293, ptr %302
  %303 = getelementptr %struct.contact_event, ptr %294, i64 %295, i32 4
  store double 0.000000e+00, ptr %303
  %304 = load i64, ptr %139
  br label %305

305:
  %306 = phi i64 [ %284, %283 ], [ %304, %290 ]
  %307 = add i64 %285, 1
  %308 = icmp slt i64 %307, %306
  br i1 %308, label %283, label %275

309:
  store double %279, ptr %280
  %310 = load double, ptr %74
  %311 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 21
  store double %310, ptr %311
  br label %312

312:
  store i64 0, ptr %122
  call void @moreau_remember(ptr %11, ptr %3)
  %313 = load i64, ptr %69
  %314 = add i64 %313, 1
  store i64 %314, ptr %69
  %315 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %316 = load i64, ptr %315
  %317 = add i64 %316, 1
  store i64 %317, ptr %315
  %318 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %319 = load double, ptr %318
  %320 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  store double %319, ptr %320
  %321 = load double, ptr %74
  store double %321, ptr %318
  %322 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  store double %68, ptr %322
  %323 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 7
  store double %68, ptr %323
  %324 = load ptr, ptr %98
  %325 = load ptr, ptr %4
  %326 = getelementptr %struct.ode_system, ptr %325, i64 0, i32 0
  %327 = load i64, ptr %326
  %328 = getelementptr double, ptr %324, i64 %327
  %329 = bitcast ptr %328 to ptr
  %330 = bitcast ptr %324 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %329, ptr align 8 %330, i64 %18, i1 false)
  %331 = load ptr, ptr %98
  %332 = bitcast ptr %331 to ptr
  %333 = load ptr, ptr %4
  %334 = getelementptr %struct.ode_system, ptr %333, i64 0, i32 0
  %335 = load i64, ptr %334
  %336 = mul i64 %335, 6
  %337 = getelementptr double, ptr %331, i64 %336
  %338 = bitcast ptr %337 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %332, ptr align 8 %338, i64 %18, i1 false)
  br label %339

339:
  %340 = phi i64 [ 13, %1 ], [ %121, %312 ], [ %92, %82 ], [ %119, %112 ], [ %75, %62 ]
  ret i64 %340
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

declare double @llvm.fabs.f64(double)

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.minnum.f64(double, double)

declare double @llvm.ceil.f64(double)

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
