; moreau: made by tools/make_loops_text.py from moreau, moreau_contacts, moreau_solve
; sources ff4e6b53dadb7496d86ebdc4c156b64ebcd4146370ab83be7d1a41c4d590c01e
%struct.ode_method = type { ptr, ptr, ptr, ptr, i64, i64 }
%struct.moreau_parts = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.model_context = type { i64, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, double, double, ptr, i64, [2 x double], ptr, ptr, ptr, i64, i64, ptr, ptr }
%struct.model_call = type { ptr, ptr, ptr }
%struct.moreau_system = type { %struct.contact_system, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, double, double, double, double, double, i64, double, i64, i64, double, double, double, i64, i64, i64 }
%struct.contact_system = type { i64, i64, i64, i64, i64, ptr, ptr, %struct.model_call, %struct.model_call, %struct.model_call, double, ptr, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double }
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
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
  %5 = getelementptr %struct.model_context, ptr %0, i64 0, i32 27
  %6 = bitcast ptr %5 to ptr
  %7 = load ptr, ptr %6
  %8 = bitcast ptr %4 to ptr
  %9 = getelementptr %struct.model_context, ptr %0, i64 0, i32 0
  %10 = load i64, ptr %9
  call void @moreau_parts_of(ptr sret(%struct.moreau_parts) align 8 %4, ptr %7, i64 %10)
  %11 = getelementptr %struct.model_context, ptr %0, i64 0, i32 7
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
  %23 = getelementptr %struct.model_context, ptr %0, i64 0, i32 26
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
  %4 = getelementptr %struct.model_context, ptr %0, i64 0, i32 27
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
  %24 = getelementptr %struct.model_context, ptr %0, i64 0, i32 7
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
  %40 = getelementptr %struct.moreau_system, ptr %6, i64 0, i32 25
  %41 = getelementptr %struct.moreau_system, ptr %6, i64 0, i32 0, i32 6
  br label %46

42:
  %43 = getelementptr %struct.moreau_system, ptr %6, i64 0, i32 0, i32 30
  store i64 %30, ptr %43
  %44 = getelementptr %struct.moreau_system, ptr %6, i64 0, i32 0, i32 31
  store i64 -1, ptr %44
  %45 = getelementptr %struct.moreau_system, ptr %6, i64 0, i32 0, i32 33
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
  %84 = getelementptr %struct.moreau_system, ptr %6, i64 0, i32 0, i32 30
  store i64 5, ptr %84
  %85 = getelementptr %struct.moreau_system, ptr %6, i64 0, i32 0, i32 31
  store i64 %83, ptr %85
  %86 = getelementptr %struct.moreau_system, ptr %6, i64 0, i32 0, i32 33
  store double %65, ptr %86
  br label %93

87:
  %88 = add i64 %47, 1
  %89 = icmp eq i64 %88, %34
  br i1 %89, label %90, label %46

90:
  %91 = getelementptr %struct.moreau_system, ptr %6, i64 0, i32 0, i32 24
  store i64 1, ptr %91
  %92 = getelementptr %struct.moreau_system, ptr %6, i64 0, i32 0, i32 25
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
  %6 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 2
  %7 = load ptr, ptr %6
  %8 = bitcast ptr %7 to ptr
  %9 = getelementptr i8, ptr %7, i64 320
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
  %19 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 14
  %20 = load i64, ptr %19
  %21 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 8
  %22 = load i64, ptr %21
  %23 = mul i64 %22, 3
  %24 = add i64 %23, %20
  %25 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 13
  %26 = load i64, ptr %25
  %27 = icmp sgt i64 %24, %26
  br i1 %27, label %1174, label %28

28:
  %29 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 16
  %30 = load double, ptr %29
  %31 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 9
  %32 = load double, ptr %31
  %33 = fcmp une double %30, %32
  br i1 %33, label %46, label %34

34:
  %35 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 28
  %36 = load i64, ptr %35
  %37 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 27
  %38 = load i64, ptr %37
  %39 = icmp slt i64 %36, %38
  br i1 %39, label %40, label %46

40:
  %41 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 17
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
  %60 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 27
  store i64 %59, ptr %60
  store double %32, ptr %29
  %61 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 17
  store double %48, ptr %61
  %62 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 28
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
  %71 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 28
  %72 = add i64 %66, 1
  %73 = icmp eq i64 %72, %67
  %74 = sitofp i64 %72 to double
  %75 = call double @llvm.fmuladd.f64(double %74, double %70, double %68)
  %76 = select i1 %73, double %32, double %75
  %77 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 13
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
  %97 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %98 = load i64, ptr %97
  %99 = add i64 %98, 1
  store i64 %99, ptr %97
  %100 = load ptr, ptr %4
  %101 = getelementptr %struct.ode_system, ptr %100, i64 0, i32 3
  %102 = load ptr, ptr %101
  %103 = getelementptr %struct.ode_system, ptr %100, i64 0, i32 2
  %104 = load ptr, ptr %103
  %105 = call i64 %102(ptr %104, double %94, ptr %83, ptr %96)
  switch i64 %105, label %1174 [
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
  %114 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 31
  store i64 3, ptr %114
  %115 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 10
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
  br label %1174

134:
  %135 = load ptr, ptr %4
  %136 = getelementptr %struct.ode_system, ptr %135, i64 0, i32 5
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
  switch i64 %152, label %1174 [
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
  %164 = load i64, ptr %97
  %165 = add i64 %164, 1
  store i64 %165, ptr %97
  %166 = load ptr, ptr %4
  %167 = getelementptr %struct.ode_system, ptr %166, i64 0, i32 3
  %168 = load ptr, ptr %167
  %169 = getelementptr %struct.ode_system, ptr %166, i64 0, i32 2
  %170 = load ptr, ptr %169
  %171 = call i64 %168(ptr %170, double %85, ptr %161, ptr %163)
  switch i64 %171, label %1174 [
    i64 3, label %172
    i64 0, label %193
  ]

172:
  %173 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 31
  store i64 3, ptr %173
  %174 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 10
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
  br label %1174

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
  %203 = getelementptr i8, ptr %7, i64 152
  %204 = bitcast ptr %203 to ptr
  %205 = load ptr, ptr %204
  %206 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 7, i32 1
  %207 = load ptr, ptr %206
  %208 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 7, i32 2
  %209 = load ptr, ptr %208
  call void %201(double %202, ptr %197, ptr %205, ptr %207, ptr %209, ptr %199)
  %210 = call i64 @moreau_find(ptr %11, ptr %3, double %70)
  %211 = icmp eq i64 %210, 0
  br i1 %211, label %212, label %617

212:
  %213 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 27
  %214 = load i64, ptr %213
  %215 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 25
  %216 = load i64, ptr %215
  %217 = icmp sgt i64 %214, %216
  %218 = select i1 %217, i64 %214, i64 %216
  store i64 %218, ptr %215
  %219 = icmp eq i64 %214, 0
  br i1 %219, label %624, label %220

220:
  %221 = load ptr, ptr %204
  %222 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 4
  %223 = load i64, ptr %222
  %224 = getelementptr double, ptr %221, i64 %223
  %225 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 5
  %226 = load i64, ptr %225
  %227 = icmp sgt i64 %226, 0
  br i1 %227, label %228, label %377

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
  %245 = phi i64 [ %243, %228 ], [ %373, %372 ]
  %246 = phi i64 [ 0, %228 ], [ %374, %372 ]
  %247 = icmp sgt i64 %245, 0
  br i1 %247, label %248, label %372

248:
  %249 = load ptr, ptr %230
  br label %250

250:
  %251 = phi i32 [ 0, %248 ], [ %267, %274 ]
  %252 = phi i64 [ 0, %248 ], [ %275, %274 ]
  %253 = shl i64 %252, 2
  %254 = getelementptr i64, ptr %249, i64 %253
  %255 = load i64, ptr %254
  %256 = icmp sgt i64 %255, 2
  %257 = icmp ne i64 %255, 2
  %258 = zext i1 %257 to i64
  %259 = getelementptr i64, ptr %254, i64 2
  %260 = getelementptr i64, ptr %254, i64 1
  %261 = load ptr, ptr %231
  %262 = getelementptr i64, ptr %261, i64 %252
  br label %265

263:
  %264 = icmp eq i32 %267, 0
  br i1 %264, label %372, label %295

265:
  %266 = phi i64 [ %294, %287 ], [ 0, %250 ]
  %267 = phi i32 [ %293, %287 ], [ %251, %250 ]
  br i1 %256, label %271, label %268

268:
  %269 = load i64, ptr %259
  %270 = add i64 %269, %258
  br label %271

271:
  %272 = phi i64 [ %270, %268 ], [ 6, %265 ]
  %273 = icmp slt i64 %266, %272
  br i1 %273, label %277, label %274

274:
  %275 = add i64 %252, 1
  %276 = icmp eq i64 %275, %245
  br i1 %276, label %263, label %250

277:
  %278 = load i64, ptr %260
  %279 = add i64 %278, %266
  %280 = load i64, ptr %262
  %281 = icmp eq i64 %280, 0
  br i1 %281, label %287, label %282

282:
  %283 = load ptr, ptr %232
  %284 = getelementptr i64, ptr %283, i64 %279
  %285 = load i64, ptr %284
  %286 = icmp eq i64 %285, %246
  br label %287

287:
  %288 = phi i1 [ false, %277 ], [ %286, %282 ]
  %289 = uitofp i1 %288 to double
  %290 = getelementptr double, ptr %224, i64 %279
  store double %289, ptr %290
  %291 = icmp ne i32 %267, 0
  %292 = select i1 %291, i1 true, i1 %288
  %293 = zext i1 %292 to i32
  %294 = add i64 %266, 1
  br label %265

295:
  %296 = load i64, ptr %97
  %297 = add i64 %296, 1
  store i64 %297, ptr %97
  %298 = load ptr, ptr %154
  %299 = load ptr, ptr %95
  %300 = load ptr, ptr %234
  %301 = call double @model_time(ptr %8, double %85)
  %302 = load ptr, ptr %204
  %303 = load ptr, ptr %236
  %304 = load ptr, ptr %238
  call void %300(double %301, ptr %298, ptr %302, ptr %303, ptr %304, ptr %299)
  %305 = load i64, ptr %229
  %306 = icmp sgt i64 %305, 0
  br i1 %306, label %307, label %372

307:
  %308 = load ptr, ptr %239
  %309 = load ptr, ptr %240
  %310 = load ptr, ptr %230
  %311 = load i64, ptr %308
  br label %314

312:
  %313 = icmp eq i64 %317, %305
  br i1 %313, label %372, label %314

314:
  %315 = phi i64 [ %311, %307 ], [ %319, %312 ]
  %316 = phi i64 [ 0, %307 ], [ %317, %312 ]
  %317 = add i64 %316, 1
  %318 = getelementptr i64, ptr %308, i64 %317
  %319 = load i64, ptr %318
  %320 = sub i64 %319, %315
  %321 = getelementptr i64, ptr %309, i64 %315
  %322 = shl i64 %316, 2
  %323 = getelementptr i64, ptr %310, i64 %322
  %324 = load i64, ptr %323
  %325 = icmp sgt i64 %324, 2
  %326 = icmp ne i64 %324, 2
  %327 = zext i1 %326 to i64
  %328 = getelementptr i64, ptr %323, i64 2
  %329 = getelementptr i64, ptr %323, i64 1
  %330 = icmp sgt i64 %320, 0
  br label %331

331:
  %332 = phi i64 [ 0, %314 ], [ %355, %354 ]
  br i1 %325, label %336, label %333

333:
  %334 = load i64, ptr %328
  %335 = add i64 %334, %327
  br label %336

336:
  %337 = phi i64 [ %335, %333 ], [ 6, %331 ]
  %338 = icmp slt i64 %332, %337
  br i1 %338, label %339, label %312

339:
  br i1 %330, label %340, label %354

340:
  %341 = load i64, ptr %329
  %342 = add i64 %341, %332
  %343 = getelementptr double, ptr %224, i64 %342
  %344 = mul i64 %332, %320
  %345 = load ptr, ptr %95
  %346 = load ptr, ptr %162
  %347 = load ptr, ptr %241
  %348 = load ptr, ptr %242
  %349 = getelementptr i64, ptr %348, i64 %316
  br label %350

350:
  %351 = phi i64 [ 0, %340 ], [ %370, %356 ]
  %352 = load double, ptr %343
  %353 = fcmp une double %352, 0.000000e+00
  br i1 %353, label %356, label %354

354:
  %355 = add i64 %332, 1
  br label %331

356:
  %357 = load i64, ptr %78
  %358 = getelementptr i64, ptr %321, i64 %351
  %359 = load i64, ptr %358
  %360 = add i64 %359, %357
  %361 = getelementptr double, ptr %345, i64 %360
  %362 = load double, ptr %361
  %363 = getelementptr double, ptr %346, i64 %360
  %364 = load double, ptr %363
  %365 = fsub double %362, %364
  %366 = load i64, ptr %349
  %367 = add i64 %351, %344
  %368 = add i64 %367, %366
  %369 = getelementptr double, ptr %347, i64 %368
  store double %365, ptr %369
  %370 = add i64 %351, 1
  %371 = icmp eq i64 %370, %320
  br i1 %371, label %354, label %350

372:
  %373 = phi i64 [ %305, %295 ], [ %245, %263 ], [ %245, %244 ], [ %305, %312 ]
  %374 = add i64 %246, 1
  %375 = load i64, ptr %225
  %376 = icmp slt i64 %374, %375
  br i1 %376, label %244, label %377

377:
  %378 = bitcast ptr %224 to ptr
  %379 = load i64, ptr %91
  %380 = shl i64 %379, 3
  call void @llvm.memset.p0.i64(ptr align 8 %378, i8 0, i64 %380, i1 false)
  %381 = load ptr, ptr %154
  %382 = load i64, ptr %78
  %383 = getelementptr double, ptr %381, i64 %382
  %384 = bitcast ptr %383 to ptr
  %385 = load i64, ptr %80
  %386 = shl i64 %385, 3
  call void @llvm.memset.p0.i64(ptr align 8 %384, i8 0, i64 %386, i1 false)
  %387 = load ptr, ptr %154
  %388 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 4
  %389 = load ptr, ptr %388
  %390 = load ptr, ptr %200
  %391 = call double @model_time(ptr %8, double %85)
  %392 = load ptr, ptr %204
  %393 = load ptr, ptr %206
  %394 = load ptr, ptr %208
  call void %390(double %391, ptr %387, ptr %392, ptr %393, ptr %394, ptr %389)
  %395 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 6
  %396 = load i64, ptr %395
  %397 = icmp sgt i64 %396, 0
  br i1 %397, label %398, label %511

398:
  %399 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 4
  %400 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 5
  %401 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 0
  %402 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 1
  %403 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 2
  %404 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 24
  %405 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 5
  %406 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 6
  %407 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 18
  br label %408

408:
  %409 = phi i64 [ 0, %398 ], [ %508, %507 ]
  %410 = load i64, ptr %80
  %411 = icmp sgt i64 %410, 0
  br i1 %411, label %412, label %507

412:
  %413 = load ptr, ptr %399
  br label %415

414:
  br i1 %424, label %428, label %507

415:
  %416 = phi i32 [ 0, %412 ], [ %425, %415 ]
  %417 = phi i64 [ 0, %412 ], [ %426, %415 ]
  %418 = getelementptr i64, ptr %413, i64 %417
  %419 = load i64, ptr %418
  %420 = icmp eq i64 %419, %409
  %421 = uitofp i1 %420 to double
  %422 = getelementptr double, ptr %383, i64 %417
  store double %421, ptr %422
  %423 = icmp ne i32 %416, 0
  %424 = select i1 %423, i1 true, i1 %420
  %425 = zext i1 %424 to i32
  %426 = add i64 %417, 1
  %427 = icmp eq i64 %426, %410
  br i1 %427, label %414, label %415

428:
  %429 = load ptr, ptr %154
  %430 = load ptr, ptr %400
  %431 = load ptr, ptr %200
  %432 = call double @model_time(ptr %8, double %85)
  %433 = load ptr, ptr %204
  %434 = load ptr, ptr %206
  %435 = load ptr, ptr %208
  call void %431(double %432, ptr %429, ptr %433, ptr %434, ptr %435, ptr %430)
  %436 = load i64, ptr %401
  %437 = icmp sgt i64 %436, 0
  br i1 %437, label %438, label %507

438:
  %439 = load ptr, ptr %402
  %440 = load ptr, ptr %403
  %441 = load i64, ptr %439
  %442 = load ptr, ptr %404
  br label %443

443:
  %444 = phi i64 [ %441, %438 ], [ %448, %474 ]
  %445 = phi i64 [ 0, %438 ], [ %446, %474 ]
  %446 = add i64 %445, 1
  %447 = getelementptr i64, ptr %439, i64 %446
  %448 = load i64, ptr %447
  %449 = sub i64 %448, %444
  %450 = getelementptr i64, ptr %440, i64 %444
  %451 = icmp sgt i64 %449, 0
  br i1 %451, label %452, label %474

452:
  %453 = getelementptr i64, ptr %442, i64 %445
  %454 = load i64, ptr %453
  %455 = icmp eq i64 %454, 0
  br i1 %455, label %474, label %456

456:
  %457 = shl i64 %445, 2
  %458 = load ptr, ptr %405
  %459 = getelementptr i64, ptr %458, i64 %457
  %460 = load i64, ptr %459
  %461 = icmp sgt i64 %460, 2
  %462 = icmp ne i64 %460, 2
  %463 = zext i1 %462 to i64
  %464 = getelementptr i64, ptr %459, i64 2
  %465 = getelementptr i64, ptr %459, i64 1
  br label %466

466:
  %467 = phi i64 [ 0, %456 ], [ %490, %489 ]
  %468 = getelementptr i64, ptr %450, i64 %467
  %469 = load ptr, ptr %400
  %470 = load ptr, ptr %388
  %471 = load ptr, ptr %406
  %472 = load ptr, ptr %407
  %473 = getelementptr i64, ptr %472, i64 %445
  br label %476

474:
  %475 = icmp eq i64 %446, %436
  br i1 %475, label %507, label %443

476:
  %477 = phi i64 [ %506, %492 ], [ 0, %466 ]
  br i1 %461, label %481, label %478

478:
  %479 = load i64, ptr %464
  %480 = add i64 %479, %463
  br label %481

481:
  %482 = phi i64 [ %480, %478 ], [ 6, %476 ]
  %483 = icmp slt i64 %477, %482
  br i1 %483, label %484, label %489

484:
  %485 = load i64, ptr %468
  %486 = getelementptr double, ptr %383, i64 %485
  %487 = load double, ptr %486
  %488 = fcmp une double %487, 0.000000e+00
  br i1 %488, label %492, label %489

489:
  %490 = add i64 %467, 1
  %491 = icmp eq i64 %490, %449
  br i1 %491, label %474, label %466

492:
  %493 = load i64, ptr %465
  %494 = add i64 %477, %436
  %495 = add i64 %494, %493
  %496 = getelementptr double, ptr %469, i64 %495
  %497 = load double, ptr %496
  %498 = getelementptr double, ptr %470, i64 %495
  %499 = load double, ptr %498
  %500 = fsub double %497, %499
  %501 = load i64, ptr %473
  %502 = mul i64 %477, %449
  %503 = add i64 %502, %467
  %504 = add i64 %503, %501
  %505 = getelementptr double, ptr %471, i64 %504
  store double %500, ptr %505
  %506 = add i64 %477, 1
  br label %476

507:
  %508 = add i64 %409, 1
  %509 = load i64, ptr %395
  %510 = icmp slt i64 %508, %509
  br i1 %510, label %408, label %511

511:
  %512 = load i64, ptr %80
  %513 = shl i64 %512, 3
  call void @llvm.memset.p0.i64(ptr align 8 %384, i8 0, i64 %513, i1 false)
  %514 = call i64 @moreau_write_rows(ptr %11, ptr %3)
  %515 = icmp eq i64 %514, 0
  br i1 %515, label %516, label %617

516:
  %517 = load i64, ptr %213
  %518 = icmp sgt i64 %517, 0
  br i1 %518, label %519, label %624

519:
  %520 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 26
  %521 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 5
  %522 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 14
  %523 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 15
  %524 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 0
  %525 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 16
  %526 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 12
  %527 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 7
  %528 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 3
  br label %529

529:
  %530 = phi i64 [ 0, %519 ], [ %614, %613 ]
  %531 = load ptr, ptr %520
  %532 = getelementptr %struct.moreau_contact, ptr %531, i64 %530
  %533 = getelementptr %struct.moreau_contact, ptr %532, i64 0, i32 0
  %534 = load i64, ptr %533
  %535 = load ptr, ptr %521
  %536 = shl i64 %534, 2
  %537 = getelementptr i64, ptr %535, i64 %536
  %538 = load i64, ptr %537
  %539 = getelementptr %struct.moreau_contact, ptr %531, i64 %530, i32 12, i64 0
  call void @moreau_speeds(ptr %532, ptr %196, ptr %539)
  %540 = getelementptr %struct.moreau_contact, ptr %531, i64 %530, i32 17
  %541 = load double, ptr %540
  %542 = fcmp ogt double %541, 0.000000e+00
  br i1 %542, label %543, label %546

543:
  %544 = fmul double %541, -2.000000e+00
  %545 = fdiv double %544, %70
  br label %553

546:
  %547 = getelementptr %struct.moreau_contact, ptr %531, i64 %530, i32 14
  %548 = load double, ptr %547
  %549 = load double, ptr %539
  %550 = fneg double %549
  %551 = call double @llvm.maxnum.f64(double %550, double 0.000000e+00)
  %552 = fmul double %548, %551
  br label %553

553:
  %554 = phi double [ %545, %543 ], [ %552, %546 ]
  %555 = getelementptr %struct.moreau_contact, ptr %531, i64 %530, i32 14
  store double %554, ptr %555
  %556 = icmp eq i64 %538, 2
  br i1 %556, label %557, label %564

557:
  store double 0.000000e+00, ptr %555
  %558 = getelementptr %struct.moreau_contact, ptr %531, i64 %530, i32 15
  %559 = load double, ptr %558
  %560 = fmul double %70, %559
  store double %560, ptr %558
  %561 = getelementptr %struct.moreau_contact, ptr %531, i64 %530, i32 16
  %562 = load double, ptr %561
  %563 = fmul double %70, %562
  store double %563, ptr %561
  br label %564

564:
  %565 = load double, ptr %522
  %566 = fcmp olt double %541, %565
  br i1 %566, label %567, label %577

567:
  store double %541, ptr %522
  store double %85, ptr %523
  %568 = load i64, ptr %524
  %569 = getelementptr %struct.moreau_contact, ptr %531, i64 %530, i32 1
  %570 = load i64, ptr %569
  %571 = icmp slt i64 %570, 0
  %572 = load i64, ptr %533
  %573 = mul i64 %572, %568
  %574 = add i64 %570, %568
  %575 = add i64 %574, %573
  %576 = select i1 %571, i64 %572, i64 %575
  store i64 %576, ptr %525
  br label %577

577:
  %578 = load double, ptr %526
  %579 = getelementptr %struct.moreau_contact, ptr %531, i64 %530, i32 4
  %580 = load i64, ptr %579
  %581 = icmp eq i64 %580, 2
  br i1 %581, label %582, label %599

582:
  %583 = getelementptr %struct.moreau_contact, ptr %531, i64 %530, i32 1
  %584 = load i64, ptr %527
  %585 = load ptr, ptr %528
  br label %586

586:
  %587 = phi double [ %578, %582 ], [ %598, %586 ]
  %588 = phi i1 [ true, %582 ], [ false, %586 ]
  %589 = select i1 %588, ptr %533, ptr %583
  %590 = load i64, ptr %589
  %591 = sub i64 %590, %584
  %592 = mul i64 %591, 7
  %593 = add i64 %592, 6
  %594 = getelementptr double, ptr %585, i64 %593
  %595 = load double, ptr %594
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
  %604 = load i64, ptr %524
  %605 = getelementptr %struct.moreau_contact, ptr %531, i64 %530, i32 1
  %606 = load i64, ptr %605
  %607 = icmp slt i64 %606, 0
  %608 = load i64, ptr %533
  %609 = mul i64 %608, %604
  %610 = add i64 %606, %604
  %611 = add i64 %610, %609
  %612 = select i1 %607, i64 %608, i64 %611
  br label %617

613:
  %614 = add i64 %530, 1
  %615 = load i64, ptr %213
  %616 = icmp slt i64 %614, %615
  br i1 %616, label %529, label %624

617:
  %618 = phi i64 [ 16, %603 ], [ %210, %193 ], [ %514, %511 ]
  %619 = phi i64 [ %612, %603 ], [ -1, %193 ], [ -1, %511 ]
  %620 = phi double [ %541, %603 ], [ 0.000000e+00, %193 ], [ 0.000000e+00, %511 ]
  %621 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 30
  store i64 %618, ptr %621
  %622 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 31
  store i64 %619, ptr %622
  %623 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 33
  store double %620, ptr %623
  br label %1174

624:
  %625 = bitcast ptr %95 to ptr
  %626 = load ptr, ptr %625
  %627 = bitcast ptr %162 to ptr
  %628 = load ptr, ptr %627
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %626, ptr align 8 %628, i64 %18, i1 false)
  %629 = call double @solve(ptr %0, ptr %11, ptr %3, double %70, i64 10)
  %630 = load ptr, ptr %154
  %631 = getelementptr double, ptr %630, i64 %79
  %632 = bitcast ptr %631 to ptr
  %633 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 9
  %634 = bitcast ptr %633 to ptr
  %635 = load ptr, ptr %634
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %632, ptr align 8 %635, i64 %160, i1 false)
  %636 = load ptr, ptr %154
  %637 = load ptr, ptr %95
  %638 = load i64, ptr %97
  %639 = add i64 %638, 1
  store i64 %639, ptr %97
  %640 = load ptr, ptr %4
  %641 = getelementptr %struct.ode_system, ptr %640, i64 0, i32 3
  %642 = load ptr, ptr %641
  %643 = getelementptr %struct.ode_system, ptr %640, i64 0, i32 2
  %644 = load ptr, ptr %643
  %645 = call i64 %642(ptr %644, double %85, ptr %636, ptr %637)
  switch i64 %645, label %1174 [
    i64 3, label %650
    i64 0, label %646
  ]

646:
  br i1 %107, label %647, label %671

647:
  %648 = load ptr, ptr %95
  %649 = load ptr, ptr %162
  br label %677

650:
  %651 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 31
  store i64 3, ptr %651
  %652 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %85, ptr %652
  %653 = load ptr, ptr %82
  %654 = load ptr, ptr %4
  %655 = getelementptr %struct.ode_system, ptr %654, i64 0, i32 0
  %656 = load i64, ptr %655
  %657 = shl i64 %656, 2
  %658 = getelementptr double, ptr %653, i64 %657
  %659 = bitcast ptr %658 to ptr
  %660 = bitcast ptr %637 to ptr
  %661 = shl i64 %656, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %659, ptr align 8 %660, i64 %661, i1 false)
  %662 = load ptr, ptr %82
  %663 = load ptr, ptr %4
  %664 = getelementptr %struct.ode_system, ptr %663, i64 0, i32 0
  %665 = load i64, ptr %664
  %666 = mul i64 %665, 5
  %667 = getelementptr double, ptr %662, i64 %666
  %668 = bitcast ptr %667 to ptr
  %669 = bitcast ptr %636 to ptr
  %670 = shl i64 %665, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %668, ptr align 8 %669, i64 %670, i1 false)
  br label %1174

671:
  %672 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 10
  %673 = load i64, ptr %672
  %674 = call double @solve(ptr %0, ptr %11, ptr %3, double %70, i64 %673)
  %675 = call double @llvm.fabs.f64(double %674)
  %676 = fcmp ueq double %675, 0x7FF0000000000000
  br i1 %676, label %687, label %691

677:
  %678 = phi i64 [ 0, %647 ], [ %685, %677 ]
  %679 = getelementptr double, ptr %648, i64 %678
  %680 = load double, ptr %679
  %681 = getelementptr double, ptr %649, i64 %678
  %682 = load double, ptr %681
  %683 = fadd double %680, %682
  %684 = fmul double %683, 5.000000e-01
  store double %684, ptr %679
  %685 = add i64 %678, 1
  %686 = icmp eq i64 %685, %17
  br i1 %686, label %671, label %677

687:
  %688 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 30
  store i64 6, ptr %688
  %689 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 31
  store i64 -1, ptr %689
  %690 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 33
  store double %674, ptr %690
  br label %1174

691:
  %692 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 34
  %693 = load double, ptr %692
  %694 = fcmp ogt double %674, %693
  br i1 %694, label %695, label %701

695:
  store double %674, ptr %692
  %696 = load double, ptr %77
  %697 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 17
  store double %696, ptr %697
  %698 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 19
  %699 = load i64, ptr %698
  %700 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 18
  store i64 %699, ptr %700
  br label %701

701:
  %702 = load ptr, ptr %89
  %703 = load i64, ptr %91
  %704 = shl i64 %703, 3
  call void @llvm.memset.p0.i64(ptr align 8 %702, i8 0, i64 %704, i1 false)
  %705 = load i64, ptr %213
  %706 = icmp sgt i64 %705, 0
  br i1 %706, label %707, label %801

707:
  %708 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 26
  %709 = load ptr, ptr %708
  %710 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 5
  %711 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 3
  %712 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 7
  %713 = load ptr, ptr %88
  br label %714

714:
  %715 = phi i64 [ 0, %707 ], [ %729, %728 ]
  %716 = getelementptr %struct.moreau_contact, ptr %709, i64 %715, i32 4
  %717 = load i64, ptr %716
  %718 = icmp sgt i64 %717, 0
  br i1 %718, label %719, label %728

719:
  %720 = getelementptr %struct.moreau_contact, ptr %709, i64 %715, i32 0
  %721 = getelementptr %struct.moreau_contact, ptr %709, i64 %715, i32 1
  %722 = load ptr, ptr %710
  %723 = getelementptr %struct.moreau_contact, ptr %709, i64 %715, i32 3
  %724 = load i64, ptr %723
  %725 = icmp sgt i64 %724, 0
  %726 = icmp eq i64 %717, 1
  %727 = getelementptr i64, ptr %722, i64 1
  br label %731

728:
  %729 = add i64 %715, 1
  %730 = icmp eq i64 %729, %705
  br i1 %730, label %801, label %714

731:
  %732 = phi i64 [ 0, %719 ], [ %743, %742 ]
  %733 = icmp eq i64 %732, 0
  %734 = select i1 %733, ptr %720, ptr %721
  %735 = load i64, ptr %734
  %736 = shl i64 %735, 2
  %737 = getelementptr i64, ptr %727, i64 %736
  %738 = load i64, ptr %737
  %739 = getelementptr double, ptr %713, i64 %738
  br i1 %725, label %740, label %742

740:
  %741 = load ptr, ptr %711
  br label %745

742:
  %743 = add i64 %732, 1
  %744 = icmp eq i64 %743, %717
  br i1 %744, label %728, label %731

745:
  %746 = phi i64 [ %799, %798 ], [ 0, %740 ]
  %747 = getelementptr %struct.moreau_contact, ptr %709, i64 %715, i32 19, i64 %746
  %748 = load double, ptr %747
  %749 = fdiv double %748, %70
  %750 = mul i64 %746, 3
  %751 = getelementptr %struct.moreau_contact, ptr %709, i64 %715, i32 22, i64 %750
  br i1 %726, label %752, label %754

752:
  %753 = getelementptr double, ptr %739, i64 %746
  store double %749, ptr %753
  br label %798

754:
  %755 = load i64, ptr %712
  %756 = sub i64 %735, %755
  %757 = mul i64 %756, 7
  %758 = getelementptr double, ptr %741, i64 %757
  %759 = fneg double %749
  %760 = select i1 %733, double %749, double %759
  br label %761

761:
  %762 = phi i64 [ 0, %754 ], [ %763, %761 ]
  %763 = add i64 %762, 1
  %764 = trunc i64 %763 to i8
  %765 = urem i8 %764, 3
  %766 = trunc i64 %762 to i8
  %767 = add i8 %766, 2
  %768 = urem i8 %767, 3
  %769 = getelementptr double, ptr %751, i64 %762
  %770 = load double, ptr %769
  %771 = getelementptr double, ptr %739, i64 %762
  %772 = load double, ptr %771
  %773 = call double @llvm.fmuladd.f64(double %760, double %770, double %772)
  store double %773, ptr %771
  %774 = zext i8 %765 to i64
  %775 = getelementptr %struct.moreau_contact, ptr %709, i64 %715, i32 23, i64 %774
  %776 = load double, ptr %775
  %777 = getelementptr double, ptr %758, i64 %774
  %778 = load double, ptr %777
  %779 = fsub double %776, %778
  %780 = zext i8 %768 to i64
  %781 = getelementptr double, ptr %751, i64 %780
  %782 = load double, ptr %781
  %783 = getelementptr %struct.moreau_contact, ptr %709, i64 %715, i32 23, i64 %780
  %784 = load double, ptr %783
  %785 = getelementptr double, ptr %758, i64 %780
  %786 = load double, ptr %785
  %787 = fsub double %784, %786
  %788 = getelementptr double, ptr %751, i64 %774
  %789 = load double, ptr %788
  %790 = fneg double %787
  %791 = fmul double %789, %790
  %792 = call double @llvm.fmuladd.f64(double %779, double %782, double %791)
  %793 = add i64 %762, 3
  %794 = getelementptr double, ptr %739, i64 %793
  %795 = load double, ptr %794
  %796 = call double @llvm.fmuladd.f64(double %760, double %792, double %795)
  store double %796, ptr %794
  %797 = icmp eq i64 %763, 3
  br i1 %797, label %798, label %761

798:
  %799 = add i64 %746, 1
  %800 = icmp eq i64 %799, %724
  br i1 %800, label %742, label %745

801:
  %802 = load i64, ptr %78
  %803 = load i64, ptr %80
  %804 = icmp sgt i64 %803, 0
  br i1 %804, label %807, label %805

805:
  %806 = load ptr, ptr %154
  br label %823

807:
  %808 = load ptr, ptr %82
  %809 = load ptr, ptr %633
  %810 = load ptr, ptr %154
  br label %811

811:
  %812 = phi i64 [ 0, %807 ], [ %821, %811 ]
  %813 = add i64 %812, %802
  %814 = getelementptr double, ptr %808, i64 %813
  %815 = load double, ptr %814
  %816 = getelementptr double, ptr %809, i64 %812
  %817 = load double, ptr %816
  %818 = fadd double %815, %817
  %819 = fmul double %818, 5.000000e-01
  %820 = getelementptr double, ptr %810, i64 %813
  store double %819, ptr %820
  %821 = add i64 %812, 1
  %822 = icmp eq i64 %821, %803
  br i1 %822, label %823, label %811

823:
  %824 = phi ptr [ %806, %805 ], [ %810, %811 ]
  %825 = load ptr, ptr %95
  %826 = load i64, ptr %97
  %827 = add i64 %826, 1
  store i64 %827, ptr %97
  %828 = load ptr, ptr %4
  %829 = getelementptr %struct.ode_system, ptr %828, i64 0, i32 3
  %830 = load ptr, ptr %829
  %831 = getelementptr %struct.ode_system, ptr %828, i64 0, i32 2
  %832 = load ptr, ptr %831
  %833 = call i64 %830(ptr %832, double %85, ptr %824, ptr %825)
  %834 = icmp eq i64 %833, 3
  br i1 %834, label %835, label %856

835:
  %836 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 31
  store i64 3, ptr %836
  %837 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %85, ptr %837
  %838 = load ptr, ptr %82
  %839 = load ptr, ptr %4
  %840 = getelementptr %struct.ode_system, ptr %839, i64 0, i32 0
  %841 = load i64, ptr %840
  %842 = shl i64 %841, 2
  %843 = getelementptr double, ptr %838, i64 %842
  %844 = bitcast ptr %843 to ptr
  %845 = bitcast ptr %825 to ptr
  %846 = shl i64 %841, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %844, ptr align 8 %845, i64 %846, i1 false)
  %847 = load ptr, ptr %82
  %848 = load ptr, ptr %4
  %849 = getelementptr %struct.ode_system, ptr %848, i64 0, i32 0
  %850 = load i64, ptr %849
  %851 = mul i64 %850, 5
  %852 = getelementptr double, ptr %847, i64 %851
  %853 = bitcast ptr %852 to ptr
  %854 = bitcast ptr %824 to ptr
  %855 = shl i64 %850, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %853, ptr align 8 %854, i64 %855, i1 false)
  br label %856

856:
  br i1 %107, label %857, label %859

857:
  %858 = load ptr, ptr %95
  br label %864

859:
  %860 = getelementptr double, ptr %87, i64 %79
  %861 = bitcast ptr %860 to ptr
  %862 = load ptr, ptr %634
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %861, ptr align 8 %862, i64 %160, i1 false)
  %863 = icmp eq i64 %833, 0
  br i1 %863, label %874, label %1174

864:
  %865 = phi i64 [ 0, %857 ], [ %872, %864 ]
  %866 = getelementptr double, ptr %83, i64 %865
  %867 = load double, ptr %866
  %868 = getelementptr double, ptr %858, i64 %865
  %869 = load double, ptr %868
  %870 = call double @llvm.fmuladd.f64(double %70, double %869, double %867)
  %871 = getelementptr double, ptr %87, i64 %865
  store double %870, ptr %871
  %872 = add i64 %865, 1
  %873 = icmp eq i64 %872, %17
  br i1 %873, label %859, label %864

874:
  %875 = call i32 @moreau_open(ptr %11, ptr %3, double %70)
  %876 = icmp eq i32 %875, 0
  br i1 %876, label %918, label %877

877:
  %878 = icmp sgt i64 %81, 0
  %879 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 15
  br i1 %878, label %883, label %880

880:
  %881 = bitcast ptr %879 to ptr
  %882 = load ptr, ptr %881
  br label %888

883:
  %884 = load ptr, ptr %879
  %885 = load ptr, ptr %154
  br label %896

886:
  %887 = bitcast ptr %884 to ptr
  br label %888

888:
  %889 = phi ptr [ %882, %880 ], [ %887, %886 ]
  call void @llvm.memset.p0.i64(ptr align 8 %889, i8 0, i64 %160, i1 false)
  %890 = load ptr, ptr %154
  %891 = load ptr, ptr %95
  %892 = call i64 @evaluate(ptr %0, double %85, ptr %890, ptr %891)
  %893 = icmp sgt i64 %79, 0
  br i1 %893, label %894, label %916

894:
  %895 = load ptr, ptr %95
  br label %906

896:
  %897 = phi i64 [ 0, %883 ], [ %904, %896 ]
  %898 = getelementptr double, ptr %884, i64 %897
  %899 = load double, ptr %898
  %900 = add i64 %897, %79
  %901 = getelementptr double, ptr %885, i64 %900
  %902 = load double, ptr %901
  %903 = fadd double %899, %902
  store double %903, ptr %901
  %904 = add i64 %897, 1
  %905 = icmp eq i64 %904, %81
  br i1 %905, label %886, label %896

906:
  %907 = phi i64 [ 0, %894 ], [ %914, %906 ]
  %908 = getelementptr double, ptr %83, i64 %907
  %909 = load double, ptr %908
  %910 = getelementptr double, ptr %895, i64 %907
  %911 = load double, ptr %910
  %912 = call double @llvm.fmuladd.f64(double %70, double %911, double %909)
  %913 = getelementptr double, ptr %87, i64 %907
  store double %912, ptr %913
  %914 = add i64 %907, 1
  %915 = icmp eq i64 %914, %79
  br i1 %915, label %916, label %906

916:
  %917 = icmp eq i64 %892, 0
  br i1 %917, label %918, label %1174

918:
  %919 = load ptr, ptr %4
  %920 = getelementptr %struct.ode_system, ptr %919, i64 0, i32 8
  %921 = load ptr, ptr %920
  %922 = icmp eq ptr %921, null
  br i1 %922, label %935, label %923

923:
  %924 = load double, ptr %84
  %925 = load ptr, ptr %82
  %926 = load double, ptr %77
  %927 = getelementptr %struct.ode_system, ptr %919, i64 0, i32 0
  %928 = load i64, ptr %927
  %929 = shl i64 %928, 1
  %930 = getelementptr double, ptr %925, i64 %929
  %931 = call i64 %921(ptr %7, double %924, ptr %925, double %926, ptr %930)
  %932 = icmp eq i64 %931, 0
  br i1 %932, label %933, label %1174

933:
  %934 = load ptr, ptr %4
  br label %935

935:
  %936 = phi ptr [ %934, %933 ], [ %919, %918 ]
  %937 = load ptr, ptr %82
  %938 = getelementptr %struct.ode_system, ptr %936, i64 0, i32 0
  %939 = load i64, ptr %938
  %940 = mul i64 %939, 6
  %941 = getelementptr double, ptr %937, i64 %940
  %942 = bitcast ptr %941 to ptr
  %943 = shl i64 %939, 1
  %944 = getelementptr double, ptr %937, i64 %943
  %945 = bitcast ptr %944 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %942, ptr align 8 %945, i64 %18, i1 false)
  %946 = load ptr, ptr %4
  %947 = getelementptr %struct.ode_system, ptr %946, i64 0, i32 5
  %948 = load ptr, ptr %947
  %949 = icmp eq ptr %948, null
  br i1 %949, label %958, label %950

950:
  %951 = load double, ptr %77
  %952 = load ptr, ptr %82
  %953 = getelementptr %struct.ode_system, ptr %946, i64 0, i32 0
  %954 = load i64, ptr %953
  %955 = mul i64 %954, 6
  %956 = getelementptr double, ptr %952, i64 %955
  %957 = call i64 %948(ptr %7, double %951, ptr %956, i64 1)
  switch i64 %957, label %1174 [
    i64 7, label %958
    i64 0, label %958
  ]

958:
  %959 = phi i64 [ %957, %950 ], [ %957, %950 ], [ 0, %935 ]
  %960 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 26
  %961 = load i64, ptr %960
  %962 = icmp ne i64 %961, 0
  %963 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 29
  store i64 0, ptr %963
  %964 = load i64, ptr %213
  %965 = icmp sgt i64 %964, 0
  br i1 %965, label %966, label %973

966:
  %967 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 26
  %968 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 0
  %969 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 20
  %970 = bitcast ptr %2 to ptr
  %971 = getelementptr [3 x double], ptr %2, i64 0, i64 0
  %972 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 12
  br label %982

973:
  %974 = phi double [ 0.000000e+00, %958 ], [ %1011, %1102 ]
  %975 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 24
  %976 = load i64, ptr %975
  %977 = icmp sgt i64 %976, 0
  br i1 %977, label %978, label %1111

978:
  %979 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 20
  %980 = getelementptr %struct.moreau_parts, ptr %3, i64 0, i32 19
  %981 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 0, i32 12
  br label %1119

982:
  %983 = phi double [ 0.000000e+00, %966 ], [ %1011, %1102 ]
  %984 = phi i64 [ 0, %966 ], [ %1108, %1102 ]
  %985 = load ptr, ptr %967
  %986 = getelementptr %struct.moreau_contact, ptr %985, i64 %984
  %987 = call i64 @moreau_last(ptr %11, ptr %3, ptr %986)
  %988 = load i64, ptr %968
  %989 = getelementptr %struct.moreau_contact, ptr %985, i64 %984, i32 1
  %990 = load i64, ptr %989
  %991 = icmp slt i64 %990, 0
  %992 = getelementptr %struct.moreau_contact, ptr %986, i64 0, i32 0
  %993 = load i64, ptr %992
  %994 = mul i64 %993, %988
  %995 = add i64 %990, %988
  %996 = add i64 %995, %994
  %997 = select i1 %991, i64 %993, i64 %996
  %998 = icmp slt i64 %987, 0
  br i1 %998, label %1003, label %999

999:
  %1000 = load ptr, ptr %969
  %1001 = getelementptr i64, ptr %1000, i64 %987
  %1002 = load i64, ptr %1001
  br label %1003

1003:
  %1004 = phi i64 [ %1002, %999 ], [ 0, %982 ]
  %1005 = load ptr, ptr %633
  call void @moreau_speeds(ptr %986, ptr %1005, ptr %971)
  %1006 = getelementptr %struct.moreau_contact, ptr %985, i64 %984, i32 3
  %1007 = load i64, ptr %1006
  %1008 = icmp sgt i64 %1007, 0
  br i1 %1008, label %1018, label %1009

1009:
  %1010 = phi double [ 0.000000e+00, %1003 ], [ %1029, %1018 ]
  %1011 = fadd double %983, %1010
  %1012 = icmp eq i64 %1004, 0
  %1013 = getelementptr %struct.moreau_contact, ptr %985, i64 %984, i32 4
  %1014 = load i64, ptr %1013
  %1015 = icmp eq i64 %1014, 2
  %1016 = call i32 @moreau_is_impact(ptr %986)
  %1017 = icmp eq i32 %1016, 0
  br i1 %1017, label %1050, label %1032

1018:
  %1019 = phi i64 [ %1030, %1018 ], [ 0, %1003 ]
  %1020 = phi double [ %1029, %1018 ], [ 0.000000e+00, %1003 ]
  %1021 = getelementptr %struct.moreau_contact, ptr %985, i64 %984, i32 19, i64 %1019
  %1022 = load double, ptr %1021
  %1023 = getelementptr %struct.moreau_contact, ptr %985, i64 %984, i32 12, i64 %1019
  %1024 = load double, ptr %1023
  %1025 = getelementptr [3 x double], ptr %2, i64 0, i64 %1019
  %1026 = load double, ptr %1025
  %1027 = fadd double %1024, %1026
  %1028 = fmul double %1022, -5.000000e-01
  %1029 = call double @llvm.fmuladd.f64(double %1028, double %1027, double %1020)
  %1030 = add i64 %1019, 1
  %1031 = icmp eq i64 %1030, %1007
  br i1 %1031, label %1009, label %1018

1032:
  %1033 = xor i1 %1012, true
  %1034 = select i1 %1033, i1 %1015, i1 false
  br i1 %1034, label %1050, label %1035

1035:
  %1036 = getelementptr %struct.moreau_contact, ptr %985, i64 %984, i32 19, i64 0
  %1037 = load ptr, ptr %972
  %1038 = load i64, ptr %19
  %1039 = add i64 %1038, 1
  store i64 %1039, ptr %19
  %1040 = getelementptr %struct.contact_event, ptr %1037, i64 %1038
  %1041 = bitcast ptr %1040 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %1041, i8 0, i64 56, i1 false)
  %1042 = load double, ptr %77
  %1043 = getelementptr %struct.contact_event, ptr %1040, i64 0, i32 0
  store double %1042, ptr %1043
  %1044 = getelementptr %struct.contact_event, ptr %1037, i64 %1038, i32 1
  store i64 0, ptr %1044
  %1045 = getelementptr %struct.contact_event, ptr %1037, i64 %1038, i32 2
  store i64 %997, ptr %1045
  %1046 = getelementptr %struct.contact_event, ptr %1037, i64 %1038, i32 4
  store double %1010, ptr %1046
  %1047 = getelementptr %struct.contact_event, ptr %1037, i64 %1038, i32 3, i64 0
  %1048 = bitcast ptr %1047 to ptr
  %1049 = bitcast ptr %1036 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %1048, ptr align 8 dereferenceable(24) %1049, i64 24, i1 false)
  br label %1050

1050:
  %1051 = getelementptr %struct.moreau_contact, ptr %985, i64 %984, i32 24
  %1052 = load i64, ptr %1051
  %1053 = icmp eq i64 %1052, 0
  br i1 %1053, label %1081, label %1054

1054:
  %1055 = icmp eq i64 %1052, %1004
  %1056 = select i1 %1055, i1 true, i1 %962
  br i1 %1056, label %1097, label %1057

1057:
  %1058 = xor i1 %1012, true
  %1059 = select i1 %1058, i1 %1015, i1 false
  br i1 %1059, label %1097, label %1060

1060:
  br i1 %1012, label %1061, label %1065

1061:
  %1062 = getelementptr %struct.moreau_contact, ptr %985, i64 %984, i32 2
  %1063 = load i64, ptr %1062
  %1064 = icmp eq i64 %1063, 0
  br i1 %1064, label %1065, label %1068

1065:
  %1066 = icmp eq i64 %1052, 1
  %1067 = select i1 %1066, i64 3, i64 4
  br label %1068

1068:
  %1069 = phi i64 [ %1067, %1065 ], [ 1, %1061 ]
  %1070 = load ptr, ptr %972
  %1071 = load i64, ptr %19
  %1072 = add i64 %1071, 1
  store i64 %1072, ptr %19
  %1073 = getelementptr %struct.contact_event, ptr %1070, i64 %1071
  %1074 = bitcast ptr %1073 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %1074, i8 0, i64 56, i1 false)
  %1075 = load double, ptr %77
  %1076 = getelementptr %struct.contact_event, ptr %1073, i64 0, i32 0
  store double %1075, ptr %1076
  %1077 = getelementptr %struct.contact_event, ptr %1070, i64 %1071, i32 1
  store i64 %1069, ptr %1077
  %1078 = getelementptr %struct.contact_event, ptr %1070, i64 %1071, i32 2
  store i64 %997, ptr %1078
  %1079 = getelementptr %struct.contact_event, ptr %1070, i64 %1071, i32 4
  store double 0.000000e+00, ptr %1079
  %1080 = load i64, ptr %1051
  br label %1081

1081:
  %1082 = phi i64 [ %1080, %1068 ], [ 0, %1050 ]
  %1083 = icmp eq i64 %1082, 0
  %1084 = icmp ne i64 %1004, 0
  %1085 = select i1 %1083, i1 %1084, i1 false
  br i1 %1085, label %1086, label %1097

1086:
  %1087 = load ptr, ptr %972
  %1088 = load i64, ptr %19
  %1089 = add i64 %1088, 1
  store i64 %1089, ptr %19
  %1090 = getelementptr %struct.contact_event, ptr %1087, i64 %1088
  %1091 = bitcast ptr %1090 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %1091, i8 0, i64 56, i1 false)
  %1092 = load double, ptr %77
  %1093 = getelementptr %struct.contact_event, ptr %1090, i64 0, i32 0
  store double %1092, ptr %1093
  %1094 = getelementptr %struct.contact_event, ptr %1087, i64 %1088, i32 1
  store i64 2, ptr %1094
  %1095 = getelementptr %struct.contact_event, ptr %1087, i64 %1088, i32 2
  store i64 %997, ptr %1095
  %1096 = getelementptr %struct.contact_event, ptr %1087, i64 %1088, i32 4
  store double 0.000000e+00, ptr %1096
  br label %1097

1097:
  %1098 = icmp sgt i64 %987, -1
  br i1 %1098, label %1099, label %1102

1099:
  %1100 = load ptr, ptr %969
  %1101 = getelementptr i64, ptr %1100, i64 %987
  store i64 0, ptr %1101
  br label %1102

1102:
  %1103 = load i64, ptr %1051
  %1104 = icmp ne i64 %1103, 0
  %1105 = zext i1 %1104 to i64
  %1106 = load i64, ptr %963
  %1107 = add i64 %1106, %1105
  store i64 %1107, ptr %963
  %1108 = add i64 %984, 1
  %1109 = load i64, ptr %213
  %1110 = icmp slt i64 %1108, %1109
  br i1 %1110, label %982, label %973

1111:
  %1112 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 20
  %1113 = load double, ptr %1112
  %1114 = fadd double %974, %1113
  store double %1114, ptr %1112
  %1115 = fneg double %974
  %1116 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 21
  %1117 = load double, ptr %1116
  %1118 = fcmp olt double %1117, %1115
  br i1 %1118, label %1145, label %1148

1119:
  %1120 = phi i64 [ %976, %978 ], [ %1142, %1141 ]
  %1121 = phi i64 [ 0, %978 ], [ %1143, %1141 ]
  %1122 = load ptr, ptr %979
  %1123 = getelementptr i64, ptr %1122, i64 %1121
  %1124 = load i64, ptr %1123
  %1125 = icmp eq i64 %1124, 0
  br i1 %1125, label %1141, label %1126

1126:
  %1127 = load ptr, ptr %980
  %1128 = getelementptr i64, ptr %1127, i64 %1121
  %1129 = load i64, ptr %1128
  %1130 = load ptr, ptr %981
  %1131 = load i64, ptr %19
  %1132 = add i64 %1131, 1
  store i64 %1132, ptr %19
  %1133 = getelementptr %struct.contact_event, ptr %1130, i64 %1131
  %1134 = bitcast ptr %1133 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %1134, i8 0, i64 56, i1 false)
  %1135 = load double, ptr %77
  %1136 = getelementptr %struct.contact_event, ptr %1133, i64 0, i32 0
  store double %1135, ptr %1136
  %1137 = getelementptr %struct.contact_event, ptr %1130, i64 %1131, i32 1
  store i64 2, ptr %1137
  %1138 = getelementptr %struct.contact_event, ptr %1130, i64 %1131, i32 2
  store i64 %1129, ptr %1138
  %1139 = getelementptr %struct.contact_event, ptr %1130, i64 %1131, i32 4
  store double 0.000000e+00, ptr %1139
  %1140 = load i64, ptr %975
  br label %1141

1141:
  %1142 = phi i64 [ %1120, %1119 ], [ %1140, %1126 ]
  %1143 = add i64 %1121, 1
  %1144 = icmp slt i64 %1143, %1142
  br i1 %1144, label %1119, label %1111

1145:
  store double %1115, ptr %1116
  %1146 = load double, ptr %77
  %1147 = getelementptr %struct.moreau_system, ptr %11, i64 0, i32 22
  store double %1146, ptr %1147
  br label %1148

1148:
  store i64 0, ptr %960
  call void @moreau_remember(ptr %11, ptr %3)
  %1149 = load i64, ptr %71
  %1150 = add i64 %1149, 1
  store i64 %1150, ptr %71
  %1151 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %1152 = load i64, ptr %1151
  %1153 = add i64 %1152, 1
  store i64 %1153, ptr %1151
  %1154 = load double, ptr %84
  %1155 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  store double %1154, ptr %1155
  %1156 = load double, ptr %77
  store double %1156, ptr %84
  %1157 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  store double %70, ptr %1157
  %1158 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 7
  store double %70, ptr %1158
  %1159 = load ptr, ptr %82
  %1160 = load ptr, ptr %4
  %1161 = getelementptr %struct.ode_system, ptr %1160, i64 0, i32 0
  %1162 = load i64, ptr %1161
  %1163 = getelementptr double, ptr %1159, i64 %1162
  %1164 = bitcast ptr %1163 to ptr
  %1165 = bitcast ptr %1159 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1164, ptr align 8 %1165, i64 %18, i1 false)
  %1166 = load ptr, ptr %82
  %1167 = bitcast ptr %1166 to ptr
  %1168 = load ptr, ptr %4
  %1169 = getelementptr %struct.ode_system, ptr %1168, i64 0, i32 0
  %1170 = load i64, ptr %1169
  %1171 = mul i64 %1170, 6
  %1172 = getelementptr double, ptr %1166, i64 %1171
  %1173 = bitcast ptr %1172 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1167, ptr align 8 %1173, i64 %18, i1 false)
  br label %1174

1174:
  %1175 = phi i64 [ 13, %1 ], [ %959, %1148 ], [ %931, %923 ], [ %957, %950 ], [ %892, %916 ], [ %645, %624 ], [ %171, %153 ], [ %105, %63 ], [ 3, %172 ], [ 12, %617 ], [ 3, %650 ], [ 3, %113 ], [ %833, %859 ], [ 12, %687 ], [ %152, %149 ]
  ret i64 %1175
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
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %6 = load i64, ptr %5
  %7 = add i64 %6, 1
  store i64 %7, ptr %5
  %8 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.ode_system, ptr %9, i64 0, i32 3
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.ode_system, ptr %9, i64 0, i32 2
  %13 = load ptr, ptr %12
  %14 = call i64 %11(ptr %13, double %1, ptr %2, ptr %3)
  %15 = icmp eq i64 %14, 3
  br i1 %15, label %16, label %38

16:
  %17 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 31
  store i64 3, ptr %17
  %18 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %1, ptr %18
  %19 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %20 = load ptr, ptr %19
  %21 = load ptr, ptr %8
  %22 = getelementptr %struct.ode_system, ptr %21, i64 0, i32 0
  %23 = load i64, ptr %22
  %24 = shl i64 %23, 2
  %25 = getelementptr double, ptr %20, i64 %24
  %26 = bitcast ptr %25 to ptr
  %27 = bitcast ptr %3 to ptr
  %28 = shl i64 %23, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %27, i64 %28, i1 false)
  %29 = load ptr, ptr %19
  %30 = load ptr, ptr %8
  %31 = getelementptr %struct.ode_system, ptr %30, i64 0, i32 0
  %32 = load i64, ptr %31
  %33 = mul i64 %32, 5
  %34 = getelementptr double, ptr %29, i64 %33
  %35 = bitcast ptr %34 to ptr
  %36 = bitcast ptr %2 to ptr
  %37 = shl i64 %32, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %35, ptr align 8 %36, i64 %37, i1 false)
  br label %38

38:
  ret i64 %14
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
  %118 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 21
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
  %50 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 22
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
  %27 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 24
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
  %11 = alloca %struct.law_problem, align 8
  %12 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 27
  %13 = load i64, ptr %12
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %32

15:
  %16 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 26
  %17 = load ptr, ptr %16
  br label %18

18:
  %19 = phi i64 [ 0, %15 ], [ %24, %18 ]
  %20 = phi i64 [ 0, %15 ], [ %23, %18 ]
  %21 = getelementptr %struct.moreau_contact, ptr %17, i64 %19, i32 3
  %22 = load i64, ptr %21
  %23 = add i64 %22, %20
  %24 = add i64 %19, 1
  %25 = icmp slt i64 %24, %13
  %26 = icmp slt i64 %23, 65
  %27 = select i1 %25, i1 %26, i1 false
  br i1 %27, label %18, label %28

28:
  br i1 %14, label %29, label %32

29:
  %30 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 26
  %31 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 8
  br label %74

32:
  %33 = phi i64 [ %23, %28 ], [ 0, %3 ], [ %23, %74 ]
  call void @write_velocities(ptr %0, ptr %1)
  %34 = load i64, ptr %12
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %36, label %71

36:
  %37 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 26
  %38 = load ptr, ptr %37
  br label %39

39:
  %40 = phi double [ 1.000000e-300, %36 ], [ %46, %45 ]
  %41 = phi i64 [ 0, %36 ], [ %47, %45 ]
  %42 = getelementptr %struct.moreau_contact, ptr %38, i64 %41, i32 3
  %43 = load i64, ptr %42
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %49, label %45

45:
  %46 = phi double [ %40, %39 ], [ %68, %67 ]
  %47 = add i64 %41, 1
  %48 = icmp eq i64 %47, %34
  br i1 %48, label %71, label %39

49:
  %50 = phi i64 [ %69, %67 ], [ 0, %39 ]
  %51 = phi double [ %68, %67 ], [ %40, %39 ]
  %52 = shl i64 %50, 2
  %53 = getelementptr %struct.moreau_contact, ptr %38, i64 %41, i32 9, i64 %52
  %54 = load double, ptr %53
  %55 = fcmp ogt double %54, 0.000000e+00
  br i1 %55, label %56, label %67

56:
  %57 = getelementptr %struct.moreau_contact, ptr %38, i64 %41, i32 13, i64 %50
  %58 = load double, ptr %57
  %59 = call double @llvm.fabs.f64(double %58)
  %60 = getelementptr %struct.moreau_contact, ptr %38, i64 %41, i32 12, i64 %50
  %61 = load double, ptr %60
  %62 = call double @llvm.fabs.f64(double %61)
  %63 = call double @llvm.maxnum.f64(double %59, double %62)
  %64 = call double @llvm.sqrt.f64(double %54)
  %65 = fdiv double %63, %64
  %66 = call double @llvm.maxnum.f64(double %51, double %65)
  br label %67

67:
  %68 = phi double [ %66, %56 ], [ %51, %49 ]
  %69 = add i64 %50, 1
  %70 = icmp eq i64 %69, %43
  br i1 %70, label %45, label %49

71:
  %72 = phi double [ 1.000000e-300, %32 ], [ %46, %45 ]
  %73 = icmp slt i64 %33, 65
  br i1 %73, label %86, label %83

74:
  %75 = phi i64 [ 0, %29 ], [ %80, %74 ]
  %76 = load ptr, ptr %30
  %77 = getelementptr %struct.moreau_contact, ptr %76, i64 %75
  %78 = load ptr, ptr %31
  %79 = getelementptr %struct.moreau_contact, ptr %76, i64 %75, i32 13, i64 0
  call void @moreau_speeds(ptr %77, ptr %78, ptr %79)
  %80 = add i64 %75, 1
  %81 = load i64, ptr %12
  %82 = icmp slt i64 %80, %81
  br i1 %82, label %74, label %32

83:
  %84 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 11
  %85 = load double, ptr %84
  br label %86

86:
  %87 = phi double [ %85, %83 ], [ 1.000000e-13, %71 ]
  %88 = icmp sgt i64 %2, 0
  br i1 %88, label %89, label %442

89:
  %90 = fmul double %72, %87
  %91 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 17
  %92 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 25
  %93 = bitcast ptr %11 to ptr
  %94 = getelementptr %struct.law_problem, ptr %11, i64 0, i32 0
  %95 = getelementptr %struct.law_problem, ptr %11, i64 0, i32 1
  %96 = getelementptr %struct.law_problem, ptr %11, i64 0, i32 2
  %97 = getelementptr %struct.law_problem, ptr %11, i64 0, i32 3
  %98 = getelementptr %struct.law_problem, ptr %11, i64 0, i32 4
  %99 = getelementptr %struct.law_problem, ptr %11, i64 0, i32 5
  %100 = getelementptr %struct.law_problem, ptr %11, i64 0, i32 6
  %101 = getelementptr %struct.law_problem, ptr %11, i64 0, i32 7
  %102 = getelementptr %struct.law_problem, ptr %11, i64 0, i32 8
  %103 = getelementptr %struct.law_problem, ptr %11, i64 0, i32 9
  %104 = getelementptr %struct.law_problem, ptr %11, i64 0, i32 10
  %105 = getelementptr %struct.law_problem, ptr %11, i64 0, i32 11
  %106 = getelementptr %struct.law_problem, ptr %11, i64 0, i32 13
  %107 = getelementptr ptr, ptr %103, i64 3
  %108 = bitcast ptr %107 to ptr
  %109 = getelementptr %struct.law_problem, ptr %11, i64 0, i32 14
  %110 = getelementptr %struct.law_problem, ptr %11, i64 0, i32 17
  %111 = getelementptr %struct.law_problem, ptr %11, i64 0, i32 18
  %112 = bitcast ptr %109 to ptr
  %113 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 26
  %114 = bitcast ptr %9 to ptr
  %115 = bitcast ptr %10 to ptr
  %116 = getelementptr [3 x double], ptr %9, i64 0, i64 0
  %117 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 15
  %118 = getelementptr [3 x double], ptr %10, i64 0, i64 0
  %119 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 11
  %120 = bitcast ptr %7 to ptr
  %121 = bitcast ptr %8 to ptr
  %122 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 9
  %123 = getelementptr [3 x double], ptr %7, i64 0, i64 0
  %124 = getelementptr [3 x double], ptr %8, i64 0, i64 0
  %125 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 23
  %126 = bitcast ptr %6 to ptr
  %127 = getelementptr [3 x double], ptr %6, i64 0, i64 0
  br label %128

128:
  %129 = phi i64 [ %34, %89 ], [ %438, %437 ]
  %130 = phi i64 [ %34, %89 ], [ %439, %437 ]
  %131 = phi i64 [ 0, %89 ], [ %440, %437 ]
  %132 = phi double [ %90, %89 ], [ %351, %437 ]
  %133 = phi double [ 0.000000e+00, %89 ], [ %393, %437 ]
  %134 = icmp eq i64 %131, 8
  %135 = select i1 %134, i1 %73, i1 false
  br i1 %135, label %136, label %348

136:
  %137 = load ptr, ptr %91
  %138 = getelementptr double, ptr %137, i64 4096
  %139 = load ptr, ptr %92
  %140 = getelementptr i64, ptr %139, i64 256
  store i64 %130, ptr %94
  store i64 %33, ptr %95
  store ptr %139, ptr %96
  store ptr %137, ptr %98
  store ptr %140, ptr %100
  %141 = getelementptr i64, ptr %139, i64 320
  store ptr %141, ptr %102
  store i64 0, ptr %108
  store i64 -1, ptr %106
  %142 = getelementptr i64, ptr %139, i64 384
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %112, i8 0, i64 24, i1 false)
  store ptr %142, ptr %111
  %143 = getelementptr double, ptr %137, i64 4416
  store ptr %143, ptr %97
  store ptr %138, ptr %99
  %144 = getelementptr double, ptr %137, i64 4160
  store ptr %144, ptr %101
  %145 = getelementptr double, ptr %137, i64 4224
  store ptr %145, ptr %103
  %146 = getelementptr double, ptr %137, i64 4288
  store ptr %146, ptr %104
  %147 = getelementptr double, ptr %137, i64 4352
  store ptr %147, ptr %105
  %148 = getelementptr double, ptr %137, i64 4608
  store ptr %148, ptr %110
  %149 = icmp sgt i64 %130, 0
  br i1 %149, label %150, label %232

150:
  %151 = phi i64 [ %162, %161 ], [ %130, %136 ]
  %152 = phi i64 [ %163, %161 ], [ 0, %136 ]
  %153 = phi i64 [ %164, %161 ], [ 0, %136 ]
  %154 = load ptr, ptr %113
  %155 = getelementptr %struct.moreau_contact, ptr %154, i64 %153
  %156 = getelementptr %struct.moreau_contact, ptr %154, i64 %153, i32 3
  %157 = load i64, ptr %156
  %158 = icmp sgt i64 %157, 0
  br i1 %158, label %159, label %161

159:
  %160 = getelementptr %struct.moreau_contact, ptr %154, i64 %153, i32 4
  br label %166

161:
  %162 = phi i64 [ %151, %150 ], [ %174, %214 ]
  %163 = phi i64 [ %152, %150 ], [ %216, %214 ]
  %164 = add i64 %153, 1
  %165 = icmp slt i64 %164, %162
  br i1 %165, label %150, label %238

166:
  %167 = phi i64 [ %152, %159 ], [ %216, %214 ]
  %168 = phi i64 [ 0, %159 ], [ %215, %214 ]
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(24) %114, i8 0, i64 24, i1 false)
  %169 = getelementptr [3 x double], ptr %9, i64 0, i64 %168
  store double 1.000000e+00, ptr %169
  %170 = load ptr, ptr %117
  call void @push(ptr %155, ptr %116, ptr %170)
  %171 = load i64, ptr %12
  %172 = icmp sgt i64 %171, 0
  br i1 %172, label %177, label %173

173:
  %174 = phi i64 [ %171, %166 ], [ %189, %186 ]
  %175 = load i64, ptr %160
  %176 = icmp sgt i64 %175, 0
  br i1 %176, label %205, label %214

177:
  %178 = phi i64 [ %188, %186 ], [ 0, %166 ]
  %179 = phi i64 [ %187, %186 ], [ 0, %166 ]
  %180 = load ptr, ptr %113
  %181 = getelementptr %struct.moreau_contact, ptr %180, i64 %178
  %182 = load ptr, ptr %117
  call void @moreau_speeds(ptr %181, ptr %182, ptr %118)
  %183 = getelementptr %struct.moreau_contact, ptr %180, i64 %178, i32 3
  %184 = load i64, ptr %183
  %185 = icmp sgt i64 %184, 0
  br i1 %185, label %191, label %186

186:
  %187 = phi i64 [ %179, %177 ], [ %203, %191 ]
  %188 = add i64 %178, 1
  %189 = load i64, ptr %12
  %190 = icmp slt i64 %188, %189
  br i1 %190, label %177, label %173

191:
  %192 = phi i64 [ %202, %191 ], [ 0, %177 ]
  %193 = phi i64 [ %203, %191 ], [ %179, %177 ]
  %194 = getelementptr [3 x double], ptr %10, i64 0, i64 %192
  %195 = load double, ptr %194
  %196 = getelementptr %struct.moreau_contact, ptr %180, i64 %178, i32 11, i64 %192
  %197 = load double, ptr %196
  %198 = fsub double %195, %197
  %199 = mul i64 %193, %33
  %200 = add i64 %199, %167
  %201 = getelementptr double, ptr %137, i64 %200
  store double %198, ptr %201
  %202 = add i64 %192, 1
  %203 = add i64 %193, 1
  %204 = icmp eq i64 %202, %184
  br i1 %204, label %186, label %191

205:
  %206 = phi i64 [ %220, %219 ], [ 0, %173 ]
  %207 = getelementptr %struct.moreau_contact, ptr %154, i64 %153, i32 5, i64 %206
  %208 = load i64, ptr %207
  %209 = icmp sgt i64 %208, 0
  br i1 %209, label %210, label %219

210:
  %211 = load ptr, ptr %117
  %212 = getelementptr %struct.moreau_contact, ptr %154, i64 %153, i32 6, i64 %206
  %213 = load ptr, ptr %212
  br label %222

214:
  %215 = add i64 %168, 1
  %216 = add i64 %167, 1
  %217 = load i64, ptr %156
  %218 = icmp slt i64 %215, %217
  br i1 %218, label %166, label %161

219:
  %220 = add i64 %206, 1
  %221 = icmp eq i64 %220, %175
  br i1 %221, label %214, label %205

222:
  %223 = phi i64 [ 0, %210 ], [ %227, %222 ]
  %224 = getelementptr i64, ptr %213, i64 %223
  %225 = load i64, ptr %224
  %226 = getelementptr double, ptr %211, i64 %225
  store double 0.000000e+00, ptr %226
  %227 = add i64 %223, 1
  %228 = icmp eq i64 %227, %208
  br i1 %228, label %219, label %222

229:
  %230 = call i64 @law_solve(ptr %11)
  %231 = icmp eq i64 %230, 0
  br i1 %231, label %235, label %344

232:
  %233 = call i64 @law_solve(ptr %11)
  %234 = icmp eq i64 %233, 0
  br i1 %234, label %320, label %344

235:
  %236 = load ptr, ptr %113
  %237 = load ptr, ptr %104
  br label %314

238:
  %239 = phi i64 [ %289, %287 ], [ 0, %161 ]
  %240 = phi i64 [ %288, %287 ], [ 0, %161 ]
  %241 = load ptr, ptr %113
  %242 = getelementptr %struct.moreau_contact, ptr %241, i64 %239, i32 2
  %243 = load i64, ptr %242
  %244 = icmp eq i64 %243, 0
  %245 = select i1 %244, i64 2, i64 0
  %246 = getelementptr %struct.moreau_contact, ptr %241, i64 %239, i32 3
  %247 = load i64, ptr %246
  %248 = sub i64 %247, %243
  %249 = getelementptr %struct.moreau_contact, ptr %241, i64 %239, i32 15
  %250 = load double, ptr %249
  %251 = getelementptr %struct.moreau_contact, ptr %241, i64 %239, i32 16
  %252 = load double, ptr %251
  %253 = getelementptr %struct.moreau_contact, ptr %241, i64 %239, i32 19, i64 %243
  %254 = load double, ptr %253
  %255 = icmp eq i64 %248, 2
  br i1 %255, label %256, label %260

256:
  %257 = add i64 %243, 1
  %258 = getelementptr %struct.moreau_contact, ptr %241, i64 %239, i32 19, i64 %257
  %259 = load double, ptr %258
  br label %260

260:
  %261 = phi double [ %259, %256 ], [ 0.000000e+00, %238 ]
  %262 = call double @hypot(double %254, double %261)
  %263 = shl i64 %239, 2
  %264 = getelementptr i64, ptr %139, i64 %263
  store i64 %245, ptr %264
  %265 = getelementptr i64, ptr %264, i64 1
  store i64 %240, ptr %265
  %266 = getelementptr i64, ptr %264, i64 2
  store i64 %248, ptr %266
  %267 = getelementptr i64, ptr %264, i64 3
  store i64 0, ptr %267
  %268 = mul i64 %239, 3
  %269 = getelementptr double, ptr %143, i64 %268
  store double %250, ptr %269
  %270 = getelementptr double, ptr %269, i64 1
  store double %252, ptr %270
  %271 = getelementptr double, ptr %269, i64 2
  store double 0.000000e+00, ptr %271
  %272 = getelementptr i64, ptr %140, i64 %239
  store i64 1, ptr %272
  %273 = load ptr, ptr %101
  %274 = getelementptr double, ptr %273, i64 %239
  store double 0.000000e+00, ptr %274
  %275 = getelementptr %struct.moreau_contact, ptr %241, i64 %239, i32 24
  %276 = load i64, ptr %275
  %277 = load ptr, ptr %102
  %278 = getelementptr i64, ptr %277, i64 %239
  store i64 %276, ptr %278
  %279 = load i64, ptr %246
  %280 = icmp sgt i64 %279, 0
  br i1 %280, label %281, label %287

281:
  %282 = load i64, ptr %242
  %283 = getelementptr %struct.moreau_contact, ptr %241, i64 %239, i32 14
  %284 = load ptr, ptr %99
  %285 = fcmp ogt double %262, 0.000000e+00
  %286 = load ptr, ptr %103
  br label %291

287:
  %288 = phi i64 [ %240, %260 ], [ %312, %308 ]
  %289 = add i64 %239, 1
  %290 = icmp eq i64 %289, %130
  br i1 %290, label %229, label %238

291:
  %292 = phi i64 [ 0, %281 ], [ %311, %308 ]
  %293 = phi i64 [ %240, %281 ], [ %312, %308 ]
  %294 = getelementptr %struct.moreau_contact, ptr %241, i64 %239, i32 13, i64 %292
  %295 = load double, ptr %294
  %296 = icmp slt i64 %292, %282
  br i1 %296, label %297, label %299

297:
  %298 = load double, ptr %283
  br label %299

299:
  %300 = phi double [ %298, %297 ], [ 0.000000e+00, %291 ]
  %301 = fsub double %295, %300
  %302 = getelementptr double, ptr %284, i64 %293
  store double %301, ptr %302
  br i1 %285, label %303, label %308

303:
  %304 = getelementptr %struct.moreau_contact, ptr %241, i64 %239, i32 19, i64 %292
  %305 = load double, ptr %304
  %306 = fneg double %305
  %307 = fdiv double %306, %262
  br label %308

308:
  %309 = phi double [ %307, %303 ], [ 0.000000e+00, %299 ]
  %310 = getelementptr double, ptr %286, i64 %293
  store double %309, ptr %310
  %311 = add i64 %292, 1
  %312 = add i64 %293, 1
  %313 = icmp eq i64 %311, %279
  br i1 %313, label %287, label %291

314:
  %315 = phi i64 [ 0, %235 ], [ %324, %323 ]
  %316 = phi i64 [ 0, %235 ], [ %325, %323 ]
  %317 = getelementptr %struct.moreau_contact, ptr %236, i64 %316, i32 3
  %318 = load i64, ptr %317
  %319 = icmp sgt i64 %318, 0
  br i1 %319, label %327, label %323

320:
  %321 = load i64, ptr %109
  %322 = icmp sgt i64 %321, 0
  br i1 %322, label %336, label %343

323:
  %324 = phi i64 [ %315, %314 ], [ %334, %327 ]
  %325 = add i64 %316, 1
  %326 = icmp eq i64 %325, %130
  br i1 %326, label %320, label %314

327:
  %328 = phi i64 [ %333, %327 ], [ 0, %314 ]
  %329 = phi i64 [ %334, %327 ], [ %315, %314 ]
  %330 = getelementptr double, ptr %237, i64 %329
  %331 = load double, ptr %330
  %332 = getelementptr %struct.moreau_contact, ptr %236, i64 %316, i32 19, i64 %328
  store double %331, ptr %332
  %333 = add i64 %328, 1
  %334 = add i64 %329, 1
  %335 = icmp eq i64 %333, %318
  br i1 %335, label %323, label %327

336:
  %337 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 35
  %338 = load double, ptr %337
  %339 = fcmp uno double %338, 0.000000e+00
  br i1 %339, label %340, label %343

340:
  %341 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 13
  %342 = load double, ptr %341
  store double %342, ptr %337
  br label %343

343:
  call void @write_velocities(ptr %0, ptr %1)
  br label %442

344:
  %345 = load double, ptr %119
  %346 = fmul double %72, %345
  %347 = load i64, ptr %12
  br label %348

348:
  %349 = phi i64 [ %347, %344 ], [ %129, %128 ]
  %350 = phi i64 [ %347, %344 ], [ %130, %128 ]
  %351 = phi double [ %346, %344 ], [ %132, %128 ]
  %352 = icmp sgt i64 %350, 0
  br i1 %352, label %353, label %391

353:
  %354 = phi double [ %369, %368 ], [ 0.000000e+00, %348 ]
  %355 = phi double [ %364, %368 ], [ 0.000000e+00, %348 ]
  %356 = phi i64 [ %372, %368 ], [ 0, %348 ]
  %357 = load ptr, ptr %113
  %358 = getelementptr %struct.moreau_contact, ptr %357, i64 %356
  %359 = load ptr, ptr %122
  call void @moreau_speeds(ptr %358, ptr %359, ptr %123)
  %360 = call double @obey(ptr %358, ptr %123, ptr %124)
  %361 = fcmp ogt double %360, %355
  %362 = fcmp uno double %360, 0.000000e+00
  %363 = or i1 %361, %362
  %364 = select i1 %363, double %360, double %355
  %365 = getelementptr %struct.moreau_contact, ptr %357, i64 %356, i32 3
  %366 = load i64, ptr %365
  %367 = icmp sgt i64 %366, 0
  br i1 %367, label %375, label %368

368:
  %369 = phi double [ %354, %353 ], [ %388, %375 ]
  %370 = getelementptr %struct.moreau_contact, ptr %357, i64 %356, i32 20, i64 0
  %371 = load ptr, ptr %122
  call void @push(ptr %358, ptr %370, ptr %371)
  %372 = add i64 %356, 1
  %373 = load i64, ptr %12
  %374 = icmp slt i64 %372, %373
  br i1 %374, label %353, label %391

375:
  %376 = phi double [ %388, %375 ], [ %354, %353 ]
  %377 = phi i64 [ %389, %375 ], [ 0, %353 ]
  %378 = getelementptr [3 x double], ptr %8, i64 0, i64 %377
  %379 = load double, ptr %378
  %380 = getelementptr %struct.moreau_contact, ptr %357, i64 %356, i32 19, i64 %377
  %381 = load double, ptr %380
  %382 = fsub double %379, %381
  %383 = getelementptr %struct.moreau_contact, ptr %357, i64 %356, i32 20, i64 %377
  store double %382, ptr %383
  store double %379, ptr %380
  %384 = shl i64 %377, 2
  %385 = getelementptr %struct.moreau_contact, ptr %357, i64 %356, i32 9, i64 %384
  %386 = load double, ptr %385
  %387 = fmul double %382, %386
  %388 = call double @llvm.fmuladd.f64(double %387, double %382, double %376)
  %389 = add i64 %377, 1
  %390 = icmp eq i64 %389, %366
  br i1 %390, label %368, label %375

391:
  %392 = phi i64 [ %349, %348 ], [ %373, %368 ]
  %393 = phi double [ 0.000000e+00, %348 ], [ %369, %368 ]
  %394 = phi double [ 0.000000e+00, %348 ], [ %364, %368 ]
  %395 = load i64, ptr %125
  %396 = add i64 %395, 1
  store i64 %396, ptr %125
  %397 = fcmp ugt double %394, %351
  br i1 %397, label %398, label %442

398:
  %399 = fcmp olt double %393, %133
  %400 = fdiv double %393, %133
  %401 = select i1 %399, double %400, double 0.000000e+00
  %402 = icmp sgt i64 %392, 0
  br i1 %402, label %403, label %437

403:
  %404 = fcmp ogt double %401, 0.000000e+00
  br label %405

405:
  %406 = phi i64 [ %392, %403 ], [ %433, %432 ]
  %407 = phi i64 [ %392, %403 ], [ %434, %432 ]
  %408 = phi i64 [ 0, %403 ], [ %435, %432 ]
  %409 = load ptr, ptr %113
  %410 = getelementptr %struct.moreau_contact, ptr %409, i64 %408
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(24) %126, i8 0, i64 24, i1 false)
  %411 = getelementptr %struct.moreau_contact, ptr %409, i64 %408, i32 3
  %412 = load i64, ptr %411
  %413 = icmp sgt i64 %412, 0
  br i1 %413, label %415, label %414

414:
  br i1 %404, label %429, label %432

415:
  %416 = phi i64 [ %427, %415 ], [ 0, %405 ]
  %417 = getelementptr %struct.moreau_contact, ptr %409, i64 %408, i32 21, i64 %416
  %418 = load double, ptr %417
  %419 = fmul double %401, %418
  %420 = getelementptr [3 x double], ptr %6, i64 0, i64 %416
  store double %419, ptr %420
  %421 = getelementptr %struct.moreau_contact, ptr %409, i64 %408, i32 19, i64 %416
  %422 = load double, ptr %421
  %423 = fadd double %419, %422
  store double %423, ptr %421
  %424 = getelementptr %struct.moreau_contact, ptr %409, i64 %408, i32 20, i64 %416
  %425 = load double, ptr %424
  %426 = fadd double %419, %425
  store double %426, ptr %417
  %427 = add i64 %416, 1
  %428 = icmp eq i64 %427, %412
  br i1 %428, label %414, label %415

429:
  %430 = load ptr, ptr %122
  call void @push(ptr %410, ptr %127, ptr %430)
  %431 = load i64, ptr %12
  br label %432

432:
  %433 = phi i64 [ %431, %429 ], [ %406, %414 ]
  %434 = phi i64 [ %431, %429 ], [ %407, %414 ]
  %435 = add i64 %408, 1
  %436 = icmp slt i64 %435, %434
  br i1 %436, label %405, label %437

437:
  %438 = phi i64 [ %392, %398 ], [ %433, %432 ]
  %439 = phi i64 [ %392, %398 ], [ %434, %432 ]
  %440 = add i64 %131, 1
  %441 = icmp eq i64 %440, %2
  br i1 %441, label %442, label %128

442:
  call void @write_velocities(ptr %0, ptr %1)
  %443 = load i64, ptr %12
  %444 = icmp sgt i64 %443, 0
  br i1 %444, label %445, label %482

445:
  %446 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 26
  %447 = bitcast ptr %4 to ptr
  %448 = bitcast ptr %5 to ptr
  %449 = getelementptr %struct.moreau_parts, ptr %1, i64 0, i32 9
  %450 = getelementptr [3 x double], ptr %4, i64 0, i64 0
  %451 = getelementptr [3 x double], ptr %5, i64 0, i64 0
  %452 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 0, i32 0
  %453 = getelementptr %struct.moreau_system, ptr %0, i64 0, i32 19
  br label %454

454:
  %455 = phi double [ 0.000000e+00, %445 ], [ %476, %475 ]
  %456 = phi i64 [ 0, %445 ], [ %477, %475 ]
  %457 = load ptr, ptr %446
  %458 = getelementptr %struct.moreau_contact, ptr %457, i64 %456
  %459 = load ptr, ptr %449
  call void @moreau_speeds(ptr %458, ptr %459, ptr %450)
  %460 = call double @obey(ptr %458, ptr %450, ptr %451)
  %461 = fcmp ogt double %460, %455
  %462 = fcmp uno double %460, 0.000000e+00
  %463 = or i1 %461, %462
  br i1 %463, label %464, label %475

464:
  %465 = load i64, ptr %452
  %466 = getelementptr %struct.moreau_contact, ptr %457, i64 %456, i32 1
  %467 = load i64, ptr %466
  %468 = icmp slt i64 %467, 0
  %469 = getelementptr %struct.moreau_contact, ptr %458, i64 0, i32 0
  %470 = load i64, ptr %469
  %471 = mul i64 %470, %465
  %472 = add i64 %467, %465
  %473 = add i64 %472, %471
  %474 = select i1 %468, i64 %470, i64 %473
  store i64 %474, ptr %453
  br label %475

475:
  %476 = phi double [ %460, %464 ], [ %455, %454 ]
  %477 = add i64 %456, 1
  %478 = load i64, ptr %12
  %479 = icmp slt i64 %477, %478
  br i1 %479, label %454, label %480

480:
  %481 = fdiv double %476, %72
  br label %482

482:
  %483 = phi double [ %481, %480 ], [ 0.000000e+00, %442 ]
  ret double %483
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
