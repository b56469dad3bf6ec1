; contact: made by tools/make_loops_text.py from contact, contact_combinations, contact_events, contact_guards, contact_impacts, contact_law, contact_modes, contact_newton, contact_pivots, contact_search
; sources 60784641f0cb8e0e80669aa69f6b049c5d091c459c9785263700203a32f692ea
%struct.contact_system = type { i64, i64, i64, i64, i64, ptr, ptr, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, double, ptr, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, i64, double }
%struct.model_call = type { ptr, ptr, ptr }
%struct.anon = type { ptr, i64 }
%struct.law_problem = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, i64, i64, double, i64, ptr, double, ptr, ptr }
%struct.contact_parts = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.model_context = type { i64, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, i64, %struct.model_call, %struct.model_call, %struct.model_call, ptr, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, double, double, ptr, i64, [2 x double], ptr, ptr, ptr, i64, i64, ptr, ptr }
%struct.ode_solver.7 = type { ptr, ptr, ptr, ptr, %struct.ode_counts.6, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, ptr, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts.6 = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_options.5 = type { ptr, double, ptr, double, double, i64 }
%struct.contact_sample = type { double, ptr, ptr, ptr }
%struct.contact_event.22 = type { double, i64, i64, [3 x double], double }
%struct.tableau = type { i64, double, ptr, ptr, ptr, ptr, ptr }
%struct.unknown = type { i64, i64, i64 }

define i64 @contact_work(ptr  %0, i64 %1) {
  %3 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3
  %5 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 0
  %6 = load i64, ptr %5
  %7 = mul i64 %4, 6
  %8 = mul i64 %6, 7
  %9 = add i64 %8, %7
  %10 = shl i64 %6, 2
  %11 = add i64 %4, 1
  %12 = add i64 %11, %10
  %13 = mul i64 %12, 21
  %14 = add i64 %9, %13
  %15 = shl i64 %14, 1
  %16 = mul i64 %6, 3
  %17 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 3
  %18 = load i64, ptr %17
  %19 = shl i64 %18, 2
  %20 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 2
  %21 = load i64, ptr %20
  %22 = add i64 %18, %4
  %23 = add i64 %22, %21
  %24 = shl i64 %4, 1
  %25 = or i64 %24, 1
  %26 = mul i64 %23, %25
  %27 = call i64 @law_work(i64 %4)
  %28 = add i64 %4, 4
  %29 = add i64 %28, %19
  %30 = mul i64 %29, %4
  %31 = add i64 %1, 22
  %32 = add i64 %31, %4
  %33 = add i64 %32, %6
  %34 = add i64 %33, %16
  %35 = add i64 %34, %27
  %36 = add i64 %35, %15
  %37 = add i64 %36, %26
  %38 = add i64 %37, %30
  ret i64 %38
}

define i64 @contact_places(ptr  %0) {
  %2 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 0
  %3 = load i64, ptr %2
  %4 = mul i64 %3, 3
  %5 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5
  %7 = call i64 @law_places(i64 %6)
  %8 = add i64 %6, 29
  %9 = add i64 %8, %4
  %10 = add i64 %9, %7
  ret i64 %10
}

define void @contact_connect(ptr  %0) {
  %2 = alloca [23 x %struct.anon], align 16
  %3 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3
  %5 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 0
  %6 = load i64, ptr %5
  %7 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 26
  %8 = load ptr, ptr %7
  %9 = mul i64 %6, 3
  %10 = getelementptr i64, ptr %8, i64 %9
  %11 = getelementptr i64, ptr %10, i64 %4
  %12 = getelementptr i64, ptr %11, i64 1
  %13 = call i64 @law_places(i64 %4)
  %14 = getelementptr i64, ptr %12, i64 %13
  %15 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 24
  %16 = load ptr, ptr %15
  %17 = bitcast ptr %2 to ptr
  %18 = getelementptr i64, ptr %14, i64 7
  %19 = bitcast ptr %2 to ptr
  store ptr %18, ptr %19, align 16
  %20 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 0, i32 1
  store i64 %6, ptr %20
  %21 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 1
  %22 = getelementptr i64, ptr %14, i64 8
  %23 = bitcast ptr %21 to ptr
  store ptr %22, ptr %23, align 16
  %24 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 1, i32 1
  store i64 %4, ptr %24
  %25 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 2
  %26 = getelementptr i64, ptr %14, i64 9
  %27 = bitcast ptr %25 to ptr
  store ptr %26, ptr %27, align 16
  %28 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 2, i32 1
  store i64 %4, ptr %28
  %29 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 3
  %30 = getelementptr i64, ptr %14, i64 10
  %31 = bitcast ptr %29 to ptr
  store ptr %30, ptr %31, align 16
  %32 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 3, i32 1
  store i64 %4, ptr %32
  %33 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 4
  %34 = getelementptr i64, ptr %14, i64 11
  %35 = bitcast ptr %33 to ptr
  store ptr %34, ptr %35, align 16
  %36 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 4, i32 1
  store i64 %4, ptr %36
  %37 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 5
  %38 = getelementptr i64, ptr %14, i64 12
  %39 = bitcast ptr %37 to ptr
  store ptr %38, ptr %39, align 16
  %40 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 5, i32 1
  store i64 %4, ptr %40
  %41 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 6
  %42 = getelementptr i64, ptr %14, i64 13
  %43 = bitcast ptr %41 to ptr
  store ptr %42, ptr %43, align 16
  %44 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 6, i32 1
  store i64 %6, ptr %44
  %45 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 7
  %46 = getelementptr i64, ptr %14, i64 14
  %47 = bitcast ptr %45 to ptr
  store ptr %46, ptr %47, align 16
  %48 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 7, i32 1
  store i64 %6, ptr %48
  %49 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 8
  %50 = getelementptr i64, ptr %14, i64 15
  %51 = bitcast ptr %49 to ptr
  store ptr %50, ptr %51, align 16
  %52 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 8, i32 1
  store i64 %4, ptr %52
  %53 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 9
  %54 = getelementptr i64, ptr %14, i64 16
  %55 = bitcast ptr %53 to ptr
  store ptr %54, ptr %55, align 16
  %56 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 9, i32 1
  %57 = load i64, ptr %5
  %58 = shl i64 %57, 2
  %59 = load i64, ptr %3
  %60 = add i64 %59, 1
  %61 = add i64 %60, %58
  %62 = mul i64 %61, 21
  store i64 %62, ptr %56
  %63 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 10
  %64 = getelementptr i64, ptr %14, i64 19
  %65 = bitcast ptr %63 to ptr
  store ptr %64, ptr %65, align 16
  %66 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 10, i32 1
  %67 = shl i64 %6, 1
  store i64 %67, ptr %66
  %68 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 11
  %69 = getelementptr i64, ptr %14, i64 17
  %70 = bitcast ptr %68 to ptr
  store ptr %69, ptr %70, align 16
  %71 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 11, i32 1
  store i64 %6, ptr %71
  %72 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 12
  %73 = getelementptr i64, ptr %14, i64 18
  %74 = bitcast ptr %72 to ptr
  store ptr %73, ptr %74, align 16
  %75 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 12, i32 1
  store i64 %6, ptr %75
  %76 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 13
  %77 = getelementptr i64, ptr %14, i64 20
  %78 = bitcast ptr %76 to ptr
  store ptr %77, ptr %78, align 16
  %79 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 13, i32 1
  %80 = mul i64 %59, 6
  %81 = mul i64 %57, 7
  %82 = add i64 %4, 21
  %83 = add i64 %82, %81
  %84 = add i64 %83, %80
  %85 = add i64 %84, %62
  store i64 %85, ptr %79
  %86 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 14
  %87 = bitcast ptr %86 to ptr
  store ptr %14, ptr %87, align 16
  %88 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 14, i32 1
  store i64 %6, ptr %88
  %89 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 15
  %90 = getelementptr i64, ptr %14, i64 1
  %91 = bitcast ptr %89 to ptr
  store ptr %90, ptr %91, align 16
  %92 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 15, i32 1
  store i64 %4, ptr %92
  %93 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 16
  %94 = getelementptr i64, ptr %14, i64 2
  %95 = bitcast ptr %93 to ptr
  store ptr %94, ptr %95, align 16
  %96 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 16, i32 1
  store i64 %4, ptr %96
  %97 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 17
  %98 = getelementptr i64, ptr %14, i64 3
  %99 = bitcast ptr %97 to ptr
  store ptr %98, ptr %99, align 16
  %100 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 17, i32 1
  store i64 %9, ptr %100
  %101 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 18
  %102 = getelementptr i64, ptr %14, i64 4
  %103 = bitcast ptr %101 to ptr
  store ptr %102, ptr %103, align 16
  %104 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 18, i32 1
  %105 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 3
  %106 = load i64, ptr %105
  %107 = shl i64 %106, 2
  %108 = or i64 %107, 2
  %109 = mul i64 %108, %59
  %110 = shl i64 %4, 1
  %111 = or i64 %110, 1
  %112 = mul i64 %111, %4
  %113 = add i64 %112, 1
  %114 = add i64 %113, %109
  store i64 %114, ptr %104
  %115 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 19
  %116 = getelementptr i64, ptr %14, i64 5
  %117 = bitcast ptr %115 to ptr
  store ptr %116, ptr %117, align 16
  %118 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 19, i32 1
  %119 = mul i64 %4, %4
  store i64 %119, ptr %118
  %120 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 20
  %121 = getelementptr i64, ptr %14, i64 6
  %122 = bitcast ptr %120 to ptr
  store ptr %121, ptr %122, align 16
  %123 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 20, i32 1
  %124 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 2
  %125 = load i64, ptr %124
  %126 = add i64 %125, %106
  %127 = mul i64 %126, %111
  store i64 %127, ptr %123
  %128 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 21
  %129 = getelementptr i64, ptr %14, i64 22
  %130 = bitcast ptr %128 to ptr
  store ptr %129, ptr %130, align 16
  %131 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 21, i32 1
  %132 = call i64 @law_work(i64 %4)
  store i64 %132, ptr %131
  %133 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 22
  %134 = getelementptr i64, ptr %14, i64 21
  %135 = bitcast ptr %133 to ptr
  store ptr %134, ptr %135, align 16
  %136 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 22, i32 1
  store i64 0, ptr %136
  br label %170

137:
  %138 = load ptr, ptr %7
  %139 = getelementptr i64, ptr %14, i64 24
  %140 = bitcast ptr %139 to ptr
  store ptr %138, ptr %140
  %141 = getelementptr i64, ptr %138, i64 %6
  %142 = getelementptr i64, ptr %14, i64 25
  %143 = bitcast ptr %142 to ptr
  store ptr %141, ptr %143
  %144 = getelementptr i64, ptr %141, i64 %6
  %145 = getelementptr i64, ptr %14, i64 26
  %146 = bitcast ptr %145 to ptr
  store ptr %144, ptr %146
  %147 = getelementptr i64, ptr %144, i64 %6
  %148 = getelementptr i64, ptr %14, i64 23
  %149 = bitcast ptr %148 to ptr
  store ptr %147, ptr %149
  %150 = getelementptr i64, ptr %147, i64 %4
  %151 = getelementptr i64, ptr %150, i64 1
  %152 = getelementptr i64, ptr %14, i64 27
  %153 = bitcast ptr %152 to ptr
  store ptr %151, ptr %153
  store i64 0, ptr %147
  %154 = bitcast ptr %116 to ptr
  %155 = load ptr, ptr %154
  %156 = shl i64 %119, 3
  call void @llvm.memset.p0.i64(ptr align 8 %155, i8 0, i64 %156, i1 false)
  %157 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 27
  %158 = bitcast ptr %157 to ptr
  store ptr %14, ptr %158
  %159 = load i64, ptr %3
  %160 = mul i64 %159, 6
  %161 = load i64, ptr %5
  %162 = mul i64 %161, 7
  %163 = add i64 %162, %160
  %164 = shl i64 %161, 2
  %165 = add i64 %159, 1
  %166 = add i64 %165, %164
  %167 = mul i64 %166, 21
  %168 = add i64 %163, %167
  %169 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 25
  store i64 %168, ptr %169
  ret void

170:
  %171 = phi i64 [ 0, %1 ], [ %178, %170 ]
  %172 = phi ptr [ %16, %1 ], [ %177, %170 ]
  %173 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 %171, i32 0
  %174 = load ptr, ptr %173, align 16
  store ptr %172, ptr %174
  %175 = getelementptr [23 x %struct.anon], ptr %2, i64 0, i64 %171, i32 1
  %176 = load i64, ptr %175
  %177 = getelementptr double, ptr %172, i64 %176
  %178 = add i64 %171, 1
  %179 = icmp eq i64 %178, 23
  br i1 %179, label %137, label %170
}

define void @contact_problem(ptr sret(%struct.law_problem) align 8 %0, ptr  %1) {
  %3 = getelementptr %struct.contact_system, ptr %1, i64 0, i32 27
  %4 = load ptr, ptr %3
  %5 = getelementptr %struct.contact_parts, ptr %4, i64 0, i32 4
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.contact_system, ptr %1, i64 0, i32 1
  %8 = load i64, ptr %7
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %20

10:
  %11 = load double, ptr %6
  %12 = fcmp uge double %11, 0.000000e+00
  br i1 %12, label %20, label %13

13:
  %14 = getelementptr %struct.contact_system, ptr %1, i64 0, i32 3
  %15 = load i64, ptr %14
  %16 = shl i64 %15, 2
  %17 = or i64 %16, 2
  %18 = mul i64 %17, %8
  %19 = or i64 %18, 1
  br label %20

20:
  %21 = phi i64 [ %19, %13 ], [ %8, %10 ], [ %8, %2 ]
  %22 = getelementptr double, ptr %6, i64 %21
  %23 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 0
  %24 = getelementptr %struct.contact_system, ptr %1, i64 0, i32 0
  %25 = load i64, ptr %24
  store i64 %25, ptr %23
  %26 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  store i64 %8, ptr %26
  %27 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %28 = getelementptr %struct.contact_system, ptr %1, i64 0, i32 5
  %29 = load ptr, ptr %28
  store ptr %29, ptr %27
  %30 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 3
  %31 = getelementptr %struct.contact_parts, ptr %4, i64 0, i32 3
  %32 = load ptr, ptr %31
  store ptr %32, ptr %30
  %33 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %34 = getelementptr %struct.contact_parts, ptr %4, i64 0, i32 5
  %35 = load ptr, ptr %34
  store ptr %35, ptr %33
  %36 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 5
  %37 = getelementptr %struct.contact_parts, ptr %4, i64 0, i32 23
  %38 = load ptr, ptr %37
  store ptr %38, ptr %36
  %39 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 6
  store ptr %22, ptr %39
  %40 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 7
  %41 = getelementptr %struct.contact_parts, ptr %4, i64 0, i32 2
  %42 = load ptr, ptr %41
  store ptr %42, ptr %40
  %43 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %44 = getelementptr %struct.contact_parts, ptr %4, i64 0, i32 24
  %45 = load ptr, ptr %44
  store ptr %45, ptr %43
  %46 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
  %47 = getelementptr %struct.contact_parts, ptr %4, i64 0, i32 13
  %48 = load ptr, ptr %47
  store ptr %48, ptr %46
  %49 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %50 = getelementptr %struct.contact_parts, ptr %4, i64 0, i32 25
  %51 = load ptr, ptr %50
  store ptr %51, ptr %49
  %52 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 11
  %53 = getelementptr %struct.contact_parts, ptr %4, i64 0, i32 10
  %54 = load ptr, ptr %53
  store ptr %54, ptr %52
  %55 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 12
  %56 = getelementptr %struct.contact_parts, ptr %4, i64 0, i32 11
  %57 = load ptr, ptr %56
  store ptr %57, ptr %55
  %58 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 13
  %59 = getelementptr %struct.contact_parts, ptr %4, i64 0, i32 12
  %60 = load ptr, ptr %59
  store ptr %60, ptr %58
  %61 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 14
  store double 0.000000e+00, ptr %61
  %62 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 15
  store i64 -1, ptr %62
  %63 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 16
  %64 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 18
  %65 = bitcast ptr %63 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %65, i8 0, i64 16, i1 false)
  store i64 4096, ptr %64
  %66 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 19
  %67 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 21
  %68 = getelementptr %struct.contact_parts, ptr %4, i64 0, i32 22
  %69 = bitcast ptr %66 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %69, i8 0, i64 16, i1 false)
  %70 = load ptr, ptr %68
  store ptr %70, ptr %67
  %71 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 22
  %72 = getelementptr %struct.contact_parts, ptr %4, i64 0, i32 27
  %73 = load ptr, ptr %72
  store ptr %73, ptr %71
  ret void
}

define void @contact_call(ptr  %0, ptr  %1, double %2, ptr %3, ptr %4) {
  %6 = getelementptr %struct.model_call, ptr %1, i64 0, i32 0
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.model_context, ptr %0, i64 0, i32 14
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.model_call, ptr %1, i64 0, i32 1
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.model_call, ptr %1, i64 0, i32 2
  %13 = load ptr, ptr %12
  call void %7(double %2, ptr %3, ptr %9, ptr %11, ptr %13, ptr %4)
  ret void
}

define void @contact_evaluate(ptr  %0, double %1, ptr %2) {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = getelementptr %struct.model_context, ptr %0, i64 0, i32 34
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.contact_system, ptr %7, i64 0, i32 27
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.contact_system, ptr %7, i64 0, i32 1
  %11 = load i64, ptr %10
  %12 = getelementptr %struct.contact_parts, ptr %9, i64 0, i32 0
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.contact_system, ptr %7, i64 0, i32 8, i32 0
  %15 = load ptr, ptr %14
  %16 = getelementptr %struct.model_context, ptr %0, i64 0, i32 14
  %17 = load ptr, ptr %16
  %18 = getelementptr %struct.contact_system, ptr %7, i64 0, i32 8, i32 1
  %19 = load ptr, ptr %18
  %20 = getelementptr %struct.contact_system, ptr %7, i64 0, i32 8, i32 2
  %21 = load ptr, ptr %20
  call void %15(double %1, ptr %2, ptr %17, ptr %19, ptr %21, ptr %13)
  %22 = load i64, ptr %10
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %30

24:
  %25 = load ptr, ptr %8
  %26 = getelementptr %struct.contact_parts, ptr %25, i64 0, i32 4
  %27 = load ptr, ptr %26
  %28 = load double, ptr %27
  %29 = fcmp uge double %28, 0.000000e+00
  br i1 %29, label %30, label %38

30:
  %31 = icmp sgt i64 %11, 0
  br i1 %31, label %32, label %297

32:
  %33 = getelementptr %struct.contact_parts, ptr %9, i64 0, i32 23
  %34 = load ptr, ptr %33
  %35 = getelementptr %struct.contact_parts, ptr %9, i64 0, i32 4
  %36 = load ptr, ptr %35
  %37 = load i64, ptr %34
  br label %264

38:
  %39 = load ptr, ptr %8
  %40 = getelementptr %struct.contact_parts, ptr %39, i64 0, i32 4
  %41 = load ptr, ptr %40
  %42 = getelementptr double, ptr %41, i64 1
  %43 = shl i64 %22, 1
  %44 = getelementptr double, ptr %42, i64 %43
  %45 = getelementptr %struct.contact_system, ptr %7, i64 0, i32 3
  %46 = load i64, ptr %45
  %47 = shl i64 %46, 2
  %48 = or i64 %47, 2
  %49 = mul i64 %48, %22
  %50 = or i64 %49, 1
  %51 = getelementptr double, ptr %41, i64 %50
  %52 = getelementptr %struct.contact_parts, ptr %39, i64 0, i32 27
  %53 = load ptr, ptr %52
  %54 = getelementptr i64, ptr %53, i64 %22
  %55 = getelementptr %struct.contact_parts, ptr %39, i64 0, i32 23
  %56 = load ptr, ptr %55
  %57 = getelementptr %struct.contact_parts, ptr %39, i64 0, i32 5
  %58 = load i64, ptr %56
  br label %63

59:
  %60 = icmp eq i64 %66, %22
  br i1 %60, label %61, label %63

61:
  store i64 0, ptr %54
  %62 = call i64 @llvm.smax.i64(i64 %43, i64 1)
  br label %93

63:
  %64 = phi i64 [ %58, %38 ], [ %68, %59 ]
  %65 = phi i64 [ 0, %38 ], [ %66, %59 ]
  %66 = add i64 %65, 1
  %67 = getelementptr i64, ptr %56, i64 %66
  %68 = load i64, ptr %67
  %69 = icmp slt i64 %64, %68
  br i1 %69, label %70, label %59

70:
  %71 = load ptr, ptr %57
  %72 = mul i64 %65, %22
  br label %73

73:
  %74 = phi i64 [ %64, %70 ], [ %80, %73 ]
  %75 = getelementptr double, ptr %51, i64 %74
  %76 = load double, ptr %75
  %77 = fptosi double %76 to i64
  %78 = add i64 %72, %77
  %79 = getelementptr double, ptr %71, i64 %78
  store double 0.000000e+00, ptr %79
  %80 = add i64 %74, 1
  %81 = icmp eq i64 %80, %68
  br i1 %81, label %59, label %73

82:
  %83 = getelementptr %struct.contact_system, ptr %7, i64 0, i32 0
  %84 = load i64, ptr %83
  %85 = icmp sgt i64 %84, 0
  br i1 %85, label %86, label %103

86:
  %87 = getelementptr %struct.contact_system, ptr %7, i64 0, i32 5
  %88 = load ptr, ptr %87
  %89 = getelementptr %struct.contact_parts, ptr %39, i64 0, i32 0
  %90 = getelementptr %struct.contact_system, ptr %7, i64 0, i32 22
  %91 = getelementptr %struct.contact_system, ptr %7, i64 0, i32 35
  %92 = getelementptr %struct.contact_system, ptr %7, i64 0, i32 6
  br label %117

93:
  %94 = phi i64 [ %99, %93 ], [ 0, %61 ]
  %95 = phi i64 [ %100, %93 ], [ 0, %61 ]
  %96 = getelementptr double, ptr %42, i64 %95
  %97 = load double, ptr %96
  %98 = fptosi double %97 to i64
  %99 = add i64 %94, %98
  %100 = add i64 %95, 1
  %101 = getelementptr i64, ptr %54, i64 %100
  store i64 %99, ptr %101
  %102 = icmp eq i64 %100, %62
  br i1 %102, label %82, label %93

103:
  %104 = phi i64 [ 0, %82 ], [ %162, %160 ]
  %105 = getelementptr i64, ptr %54, i64 %43
  %106 = load i64, ptr %105
  %107 = getelementptr double, ptr %44, i64 %106
  br i1 %23, label %108, label %297

108:
  %109 = getelementptr %struct.contact_parts, ptr %39, i64 0, i32 23
  %110 = load ptr, ptr %109
  %111 = icmp sgt i64 %104, 0
  %112 = getelementptr i64, ptr %54, i64 %22
  %113 = getelementptr %struct.contact_parts, ptr %39, i64 0, i32 5
  %114 = load i64, ptr %110
  %115 = bitcast ptr %4 to ptr
  %116 = bitcast ptr %5 to ptr
  br label %172

117:
  %118 = phi i64 [ %84, %86 ], [ %161, %160 ]
  %119 = phi i64 [ 0, %86 ], [ %162, %160 ]
  %120 = phi i64 [ 0, %86 ], [ %163, %160 ]
  %121 = shl i64 %120, 2
  %122 = getelementptr i64, ptr %88, i64 %121
  %123 = getelementptr i64, ptr %122, i64 1
  %124 = load i64, ptr %123
  %125 = load i64, ptr %122
  %126 = icmp ne i64 %125, 2
  %127 = zext i1 %126 to i64
  %128 = getelementptr i64, ptr %122, i64 2
  %129 = load i64, ptr %128
  %130 = add i64 %129, %127
  %131 = add i64 %130, %124
  %132 = icmp slt i64 %124, %131
  br i1 %132, label %133, label %160

133:
  %134 = shl i64 %120, 1
  %135 = add i64 %130, %119
  br label %136

136:
  %137 = phi i64 [ %125, %133 ], [ %171, %169 ]
  %138 = phi i64 [ %119, %133 ], [ %166, %169 ]
  %139 = phi i64 [ %124, %133 ], [ %170, %169 ]
  %140 = icmp eq i64 %137, 0
  br i1 %140, label %141, label %165

141:
  %142 = load ptr, ptr %90
  %143 = getelementptr i64, ptr %142, i64 %120
  %144 = load i64, ptr %143
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %146, label %165

146:
  %147 = load i64, ptr %91
  %148 = icmp eq i64 %147, %134
  br i1 %148, label %165, label %149

149:
  %150 = load ptr, ptr %89
  %151 = getelementptr double, ptr %150, i64 %120
  %152 = load double, ptr %151
  %153 = load ptr, ptr %92
  %154 = getelementptr double, ptr %153, i64 %134
  %155 = load double, ptr %154
  %156 = fcmp ugt double %152, %155
  br i1 %156, label %157, label %165

157:
  %158 = phi i64 [ %138, %149 ], [ %135, %165 ]
  %159 = load i64, ptr %83
  br label %160

160:
  %161 = phi i64 [ %118, %117 ], [ %159, %157 ]
  %162 = phi i64 [ %119, %117 ], [ %158, %157 ]
  %163 = add i64 %120, 1
  %164 = icmp slt i64 %163, %161
  br i1 %164, label %117, label %103

165:
  %166 = add i64 %138, 1
  %167 = getelementptr i64, ptr %53, i64 %138
  store i64 %139, ptr %167
  %168 = icmp eq i64 %166, %135
  br i1 %168, label %157, label %169

169:
  %170 = add i64 %139, 1
  %171 = load i64, ptr %122
  br label %136

172:
  %173 = phi i64 [ %114, %108 ], [ %253, %252 ]
  %174 = phi i64 [ 0, %108 ], [ %254, %252 ]
  %175 = phi i64 [ 0, %108 ], [ %176, %252 ]
  %176 = add i64 %175, 1
  %177 = getelementptr i64, ptr %110, i64 %176
  store i64 %173, ptr %177
  %178 = icmp eq i64 %174, %104
  br i1 %178, label %252, label %179

179:
  %180 = getelementptr i64, ptr %53, i64 %174
  %181 = load i64, ptr %180
  %182 = icmp eq i64 %181, %175
  br i1 %182, label %183, label %252

183:
  %184 = add i64 %174, 1
  br i1 %111, label %185, label %252

185:
  %186 = getelementptr i64, ptr %54, i64 %175
  %187 = load ptr, ptr %113
  %188 = mul i64 %175, %22
  %189 = getelementptr double, ptr %187, i64 %188
  %190 = getelementptr i64, ptr %186, i64 1
  br label %191

191:
  %192 = phi i64 [ %173, %185 ], [ %249, %248 ]
  %193 = phi i64 [ 0, %185 ], [ %250, %248 ]
  %194 = getelementptr i64, ptr %53, i64 %193
  %195 = load i64, ptr %194
  %196 = getelementptr i64, ptr %112, i64 %195
  %197 = getelementptr double, ptr %189, i64 %195
  store double 0.000000e+00, ptr %197
  %198 = load i64, ptr %186
  store i64 %198, ptr %4
  %199 = load i64, ptr %196
  store i64 %199, ptr %5
  %200 = load i64, ptr %190
  %201 = icmp slt i64 %198, %200
  br i1 %201, label %203, label %202

202:
  br label %248

203:
  %204 = getelementptr i64, ptr %196, i64 1
  %205 = load i64, ptr %204
  %206 = icmp slt i64 %199, %205
  br i1 %206, label %237, label %207

207:
  br label %248

208:
  %209 = phi i64 [ %221, %216 ], [ %239, %237 ]
  %210 = phi i64 [ %222, %216 ], [ %240, %237 ]
  %211 = getelementptr double, ptr %44, i64 %209
  %212 = load double, ptr %211
  %213 = getelementptr double, ptr %44, i64 %210
  %214 = load double, ptr %213
  %215 = fcmp oeq double %212, %214
  br i1 %215, label %226, label %216

216:
  %217 = fcmp olt double %212, %214
  %218 = select i1 %217, ptr %4, ptr %5
  %219 = load i64, ptr %218
  %220 = add i64 %219, 1
  store i64 %220, ptr %218
  %221 = load i64, ptr %4
  %222 = load i64, ptr %5
  %223 = icmp slt i64 %221, %200
  %224 = icmp slt i64 %222, %205
  %225 = select i1 %223, i1 %224, i1 false
  br i1 %225, label %208, label %243

226:
  %227 = add i64 %209, 1
  store i64 %227, ptr %4
  %228 = getelementptr double, ptr %107, i64 %209
  %229 = load double, ptr %228
  %230 = add i64 %210, 1
  store i64 %230, ptr %5
  %231 = getelementptr double, ptr %107, i64 %210
  %232 = load double, ptr %231
  %233 = call double @llvm.fmuladd.f64(double %229, double %232, double %241)
  store double %233, ptr %197
  %234 = icmp slt i64 %227, %200
  %235 = icmp slt i64 %230, %205
  %236 = select i1 %234, i1 %235, i1 false
  br i1 %236, label %237, label %242

237:
  %238 = phi i1 [ false, %226 ], [ true, %203 ]
  %239 = phi i64 [ %227, %226 ], [ %198, %203 ]
  %240 = phi i64 [ %230, %226 ], [ %199, %203 ]
  %241 = phi double [ %233, %226 ], [ 0.000000e+00, %203 ]
  br label %208

242:
  br label %244

243:
  br i1 %238, label %248, label %244

244:
  %245 = sitofp i64 %195 to double
  %246 = add i64 %192, 1
  store i64 %246, ptr %177
  %247 = getelementptr double, ptr %51, i64 %192
  store double %245, ptr %247
  br label %248

248:
  %249 = phi i64 [ %192, %202 ], [ %246, %244 ], [ %192, %243 ], [ %192, %207 ]
  %250 = add i64 %193, 1
  %251 = icmp eq i64 %250, %104
  br i1 %251, label %252, label %191

252:
  %253 = phi i64 [ %173, %172 ], [ %173, %179 ], [ %173, %183 ], [ %249, %248 ]
  %254 = phi i64 [ %104, %172 ], [ %174, %179 ], [ %184, %183 ], [ %184, %248 ]
  %255 = icmp eq i64 %176, %22
  br i1 %255, label %297, label %172

256:
  %257 = getelementptr double, ptr %36, i64 %11
  %258 = getelementptr i64, ptr %34, i64 %11
  %259 = load i64, ptr %258
  %260 = getelementptr double, ptr %257, i64 %259
  br i1 %31, label %261, label %297

261:
  %262 = getelementptr %struct.contact_parts, ptr %9, i64 0, i32 5
  %263 = load i64, ptr %34
  br label %276

264:
  %265 = phi i64 [ %37, %32 ], [ %270, %264 ]
  %266 = phi i64 [ 0, %32 ], [ %271, %264 ]
  %267 = getelementptr double, ptr %36, i64 %266
  %268 = load double, ptr %267
  %269 = fptosi double %268 to i64
  %270 = add i64 %265, %269
  %271 = add i64 %266, 1
  %272 = getelementptr i64, ptr %34, i64 %271
  store i64 %270, ptr %272
  %273 = icmp eq i64 %271, %11
  br i1 %273, label %256, label %264

274:
  %275 = icmp eq i64 %279, %11
  br i1 %275, label %297, label %276

276:
  %277 = phi i64 [ %263, %261 ], [ %281, %274 ]
  %278 = phi i64 [ 0, %261 ], [ %279, %274 ]
  %279 = add i64 %278, 1
  %280 = getelementptr i64, ptr %34, i64 %279
  %281 = load i64, ptr %280
  %282 = icmp slt i64 %277, %281
  br i1 %282, label %283, label %274

283:
  %284 = load ptr, ptr %262
  %285 = mul i64 %278, %11
  br label %286

286:
  %287 = phi i64 [ %277, %283 ], [ %295, %286 ]
  %288 = getelementptr double, ptr %260, i64 %287
  %289 = load double, ptr %288
  %290 = getelementptr double, ptr %257, i64 %287
  %291 = load double, ptr %290
  %292 = fptosi double %291 to i64
  %293 = add i64 %285, %292
  %294 = getelementptr double, ptr %284, i64 %293
  store double %289, ptr %294
  %295 = add i64 %287, 1
  %296 = icmp eq i64 %295, %281
  br i1 %296, label %274, label %286

297:
  ret void
}

define void @contact_without_forces(ptr  %0) {
  %2 = getelementptr %struct.model_context, ptr %0, i64 0, i32 34
  %3 = load ptr, ptr %2
  %4 = getelementptr %struct.model_context, ptr %0, i64 0, i32 14
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.contact_system, ptr %3, i64 0, i32 4
  %7 = load i64, ptr %6
  %8 = getelementptr double, ptr %5, i64 %7
  %9 = bitcast ptr %8 to ptr
  %10 = getelementptr %struct.contact_system, ptr %3, i64 0, i32 1
  %11 = load i64, ptr %10
  %12 = shl i64 %11, 3
  call void @llvm.memset.p0.i64(ptr align 8 %9, i8 0, i64 %12, i1 false)
  %13 = getelementptr %struct.contact_system, ptr %3, i64 0, i32 29
  store i64 0, ptr %13
  ret void
}

define double @contact_slide(ptr  %0, i64 %1, ptr  %2, ptr  %3) {
  %5 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  %6 = load ptr, ptr %5
  %7 = shl i64 %1, 2
  %8 = getelementptr i64, ptr %6, i64 %7
  %9 = getelementptr i64, ptr %8, i64 1
  %10 = load i64, ptr %9
  %11 = load i64, ptr %8
  %12 = icmp ne i64 %11, 2
  %13 = zext i1 %12 to i64
  %14 = add i64 %10, %13
  %15 = getelementptr i64, ptr %8, i64 2
  %16 = load i64, ptr %15
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %22, label %31

18:
  %19 = call double @llvm.sqrt.f64(double %28)
  %20 = fcmp ogt double %19, 0.000000e+00
  %21 = select i1 %17, i1 %20, i1 false
  br i1 %21, label %33, label %31

22:
  %23 = phi double [ %28, %22 ], [ 0.000000e+00, %4 ]
  %24 = phi i64 [ %29, %22 ], [ 0, %4 ]
  %25 = add i64 %24, %14
  %26 = getelementptr double, ptr %2, i64 %25
  %27 = load double, ptr %26
  %28 = call double @llvm.fmuladd.f64(double %27, double %27, double %23)
  %29 = add i64 %24, 1
  %30 = icmp eq i64 %29, %16
  br i1 %30, label %18, label %22

31:
  %32 = phi double [ %19, %18 ], [ 0.000000e+00, %4 ], [ %19, %33 ]
  ret double %32

33:
  %34 = phi i64 [ %40, %33 ], [ 0, %18 ]
  %35 = add i64 %34, %14
  %36 = getelementptr double, ptr %2, i64 %35
  %37 = load double, ptr %36
  %38 = fdiv double %37, %19
  %39 = getelementptr double, ptr %3, i64 %35
  store double %38, ptr %39
  %40 = add i64 %34, 1
  %41 = icmp slt i64 %40, %16
  br i1 %41, label %33, label %31
}

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.sqrt.f64(double)

define void @contact_point_slips(ptr  %0, ptr  %1) {
  %3 = getelementptr %struct.contact_parts, ptr %1, i64 0, i32 10
  %4 = bitcast ptr %3 to ptr
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 23
  %7 = bitcast ptr %6 to ptr
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 1
  %10 = load i64, ptr %9
  %11 = shl i64 %10, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %8, i64 %11, i1 false)
  %12 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 0
  %13 = load i64, ptr %12
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %20

15:
  %16 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  %17 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 22
  %18 = getelementptr %struct.contact_parts, ptr %1, i64 0, i32 1
  %19 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 6
  br label %21

20:
  ret void

21:
  %22 = phi i64 [ 0, %15 ], [ %87, %86 ]
  %23 = load ptr, ptr %16
  %24 = shl i64 %22, 2
  %25 = getelementptr i64, ptr %23, i64 %24
  %26 = getelementptr i64, ptr %25, i64 1
  %27 = load i64, ptr %26
  %28 = load i64, ptr %25
  %29 = icmp ne i64 %28, 2
  %30 = zext i1 %29 to i64
  %31 = add i64 %27, %30
  %32 = load ptr, ptr %17
  %33 = getelementptr i64, ptr %32, i64 %22
  %34 = load i64, ptr %33
  %35 = icmp eq i64 %34, 2
  br i1 %35, label %36, label %86

36:
  %37 = load ptr, ptr %18
  %38 = load ptr, ptr %3
  %39 = call double @contact_slide(ptr %0, i64 %22, ptr %37, ptr %38)
  %40 = load ptr, ptr %19
  %41 = shl i64 %22, 1
  %42 = or i64 %41, 1
  %43 = getelementptr double, ptr %40, i64 %42
  %44 = load double, ptr %43
  %45 = fcmp ugt double %39, %44
  br i1 %45, label %46, label %54

46:
  %47 = getelementptr i64, ptr %25, i64 2
  %48 = load i64, ptr %47
  %49 = add i64 %48, %31
  %50 = icmp sgt i64 %48, 0
  br i1 %50, label %51, label %86

51:
  %52 = load ptr, ptr %3
  %53 = load ptr, ptr %6
  br label %69

54:
  %55 = load ptr, ptr %3
  %56 = getelementptr double, ptr %55, i64 %31
  %57 = bitcast ptr %56 to ptr
  %58 = load ptr, ptr %6
  %59 = getelementptr double, ptr %58, i64 %31
  %60 = bitcast ptr %59 to ptr
  %61 = getelementptr i64, ptr %25, i64 2
  %62 = load i64, ptr %61
  %63 = shl i64 %62, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %57, ptr align 8 %60, i64 %63, i1 false)
  br label %86

64:
  %65 = fcmp olt double %76, 0.000000e+00
  %66 = select i1 %50, i1 %65, i1 false
  br i1 %66, label %67, label %86

67:
  %68 = load ptr, ptr %3
  br label %79

69:
  %70 = phi i64 [ %31, %51 ], [ %77, %69 ]
  %71 = phi double [ 0.000000e+00, %51 ], [ %76, %69 ]
  %72 = getelementptr double, ptr %52, i64 %70
  %73 = load double, ptr %72
  %74 = getelementptr double, ptr %53, i64 %70
  %75 = load double, ptr %74
  %76 = call double @llvm.fmuladd.f64(double %73, double %75, double %71)
  %77 = add i64 %70, 1
  %78 = icmp slt i64 %77, %49
  br i1 %78, label %69, label %64

79:
  %80 = phi i64 [ %31, %67 ], [ %84, %79 ]
  %81 = getelementptr double, ptr %68, i64 %80
  %82 = load double, ptr %81
  %83 = fneg double %82
  store double %83, ptr %81
  %84 = add i64 %80, 1
  %85 = icmp slt i64 %84, %49
  br i1 %85, label %79, label %86

86:
  %87 = add i64 %22, 1
  %88 = load i64, ptr %12
  %89 = icmp slt i64 %87, %88
  br i1 %89, label %21, label %20
}

define void @contact_in_modes(ptr sret(%struct.law_problem) align 8 %0, ptr  %1) {
  call void @contact_problem(ptr sret(%struct.law_problem) align 8 %0, ptr %1)
  %3 = getelementptr %struct.contact_system, ptr %1, i64 0, i32 0
  %4 = load i64, ptr %3
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %13

6:
  %7 = getelementptr %struct.contact_system, ptr %1, i64 0, i32 22
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %10 = load ptr, ptr %9
  %11 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %12 = load ptr, ptr %11
  br label %14

13:
  ret void

14:
  %15 = phi i64 [ 0, %6 ], [ %25, %14 ]
  %16 = getelementptr i64, ptr %8, i64 %15
  %17 = load i64, ptr %16
  %18 = getelementptr i64, ptr %10, i64 %15
  store i64 %17, ptr %18
  %19 = load i64, ptr %16
  %20 = icmp eq i64 %19, 0
  %21 = icmp eq i64 %19, 2
  %22 = select i1 %21, i64 2, i64 1
  %23 = select i1 %20, i64 0, i64 %22
  %24 = getelementptr i64, ptr %12, i64 %15
  store i64 %23, ptr %24
  %25 = add i64 %15, 1
  %26 = load i64, ptr %3
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %14, label %13
}

define i32 @contact_slips_in_plane(ptr  %0, i64 %1) {
  %3 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 22
  %4 = load ptr, ptr %3
  %5 = getelementptr i64, ptr %4, i64 %1
  %6 = load i64, ptr %5
  %7 = icmp eq i64 %6, 2
  br i1 %7, label %8, label %47

8:
  %9 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  %10 = load ptr, ptr %9
  %11 = shl i64 %1, 2
  %12 = getelementptr i64, ptr %10, i64 %11
  %13 = getelementptr i64, ptr %12, i64 2
  %14 = load i64, ptr %13
  %15 = icmp eq i64 %14, 2
  br i1 %15, label %16, label %47

16:
  %17 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 1
  %18 = load i64, ptr %17
  %19 = getelementptr i64, ptr %12, i64 1
  %20 = load i64, ptr %19
  %21 = load i64, ptr %12
  %22 = icmp ne i64 %21, 2
  %23 = zext i1 %22 to i64
  %24 = add i64 %20, %23
  %25 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 27
  %26 = load ptr, ptr %25
  %27 = getelementptr %struct.contact_parts, ptr %26, i64 0, i32 5
  %28 = load ptr, ptr %27
  %29 = add i64 %18, 1
  %30 = mul i64 %24, %29
  %31 = getelementptr double, ptr %28, i64 %30
  %32 = load double, ptr %31
  %33 = getelementptr double, ptr %31, i64 %29
  %34 = load double, ptr %33
  %35 = fadd double %32, %34
  %36 = getelementptr double, ptr %31, i64 1
  %37 = load double, ptr %36
  %38 = getelementptr double, ptr %31, i64 %18
  %39 = load double, ptr %38
  %40 = fneg double %37
  %41 = fmul double %39, %40
  %42 = call double @llvm.fmuladd.f64(double %32, double %34, double %41)
  %43 = fmul double %35, %35
  %44 = fdiv double %42, %43
  %45 = fcmp ogt double %44, 1.000000e-04
  %46 = zext i1 %45 to i32
  br label %47

47:
  %48 = phi i32 [ 0, %8 ], [ 0, %2 ], [ %46, %16 ]
  ret i32 %48
}

define i32 @contact_is_carried(ptr  %0, i64 %1) {
  %3 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  %4 = load ptr, ptr %3
  %5 = shl i64 %1, 2
  %6 = getelementptr i64, ptr %4, i64 %5
  %7 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7
  %9 = getelementptr i64, ptr %6, i64 1
  %10 = load i64, ptr %9
  %11 = load i64, ptr %6
  %12 = icmp ne i64 %11, 2
  %13 = zext i1 %12 to i64
  %14 = add i64 %10, %13
  %15 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 27
  %16 = load ptr, ptr %15
  %17 = getelementptr %struct.contact_parts, ptr %16, i64 0, i32 5
  %18 = load ptr, ptr %17
  %19 = add i64 %8, 1
  %20 = mul i64 %14, %19
  %21 = getelementptr double, ptr %18, i64 %20
  %22 = getelementptr %struct.contact_parts, ptr %16, i64 0, i32 1
  %23 = load ptr, ptr %22
  %24 = getelementptr double, ptr %23, i64 %14
  %25 = getelementptr i64, ptr %6, i64 2
  %26 = load i64, ptr %25
  %27 = icmp eq i64 %26, 2
  br i1 %27, label %28, label %67

28:
  %29 = load double, ptr %21
  %30 = getelementptr double, ptr %21, i64 %19
  %31 = load double, ptr %30
  %32 = fadd double %29, %31
  %33 = getelementptr double, ptr %21, i64 1
  %34 = load double, ptr %33
  %35 = getelementptr double, ptr %21, i64 %8
  %36 = load double, ptr %35
  %37 = fneg double %34
  %38 = fmul double %36, %37
  %39 = call double @llvm.fmuladd.f64(double %29, double %31, double %38)
  %40 = fmul double %32, %32
  %41 = fdiv double %39, %40
  %42 = fcmp ogt double %41, 0x3DA5FD7FE1796495
  br i1 %42, label %67, label %43

43:
  %44 = fcmp ogt double %29, %31
  %45 = select i1 %44, i64 0, i64 %8
  %46 = getelementptr double, ptr %21, i64 %45
  %47 = load double, ptr %24
  %48 = getelementptr double, ptr %46, i64 1
  %49 = load double, ptr %48
  %50 = getelementptr double, ptr %24, i64 1
  %51 = load double, ptr %50
  %52 = load double, ptr %46
  %53 = fneg double %51
  %54 = fmul double %52, %53
  %55 = call double @llvm.fmuladd.f64(double %47, double %49, double %54)
  %56 = call double @hypot(double %52, double %49)
  %57 = fdiv double %55, %56
  %58 = call double @llvm.fabs.f64(double %57)
  %59 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 6
  %60 = load ptr, ptr %59
  %61 = shl i64 %1, 1
  %62 = or i64 %61, 1
  %63 = getelementptr double, ptr %60, i64 %62
  %64 = load double, ptr %63
  %65 = fcmp ogt double %58, %64
  %66 = zext i1 %65 to i32
  br label %67

67:
  %68 = phi i32 [ %66, %43 ], [ 0, %28 ], [ 0, %2 ]
  ret i32 %68
}

declare double @hypot(double, double)

declare double @llvm.fabs.f64(double)

define i32 @contact_begins(ptr  %0, i64 %1) {
  %3 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  %4 = load ptr, ptr %3
  %5 = shl i64 %1, 2
  %6 = getelementptr i64, ptr %4, i64 %5
  %7 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 27
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 1
  %10 = load ptr, ptr %9
  %11 = getelementptr i64, ptr %6, i64 1
  %12 = load i64, ptr %11
  %13 = load i64, ptr %6
  %14 = icmp ne i64 %13, 2
  %15 = zext i1 %14 to i64
  %16 = add i64 %12, %15
  %17 = getelementptr double, ptr %10, i64 %16
  %18 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 22
  %19 = load ptr, ptr %18
  %20 = getelementptr i64, ptr %19, i64 %1
  %21 = load i64, ptr %20
  %22 = icmp eq i64 %21, 2
  br i1 %22, label %23, label %41

23:
  %24 = getelementptr i64, ptr %6, i64 2
  %25 = load i64, ptr %24
  %26 = icmp eq i64 %25, 2
  br i1 %26, label %27, label %41

27:
  %28 = load double, ptr %17
  %29 = getelementptr double, ptr %17, i64 1
  %30 = load double, ptr %29
  %31 = call double @hypot(double %28, double %30)
  %32 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 6
  %33 = load ptr, ptr %32
  %34 = shl i64 %1, 1
  %35 = or i64 %34, 1
  %36 = getelementptr double, ptr %33, i64 %35
  %37 = load double, ptr %36
  %38 = fmul double %37, 1.000000e+03
  %39 = fcmp ole double %31, %38
  %40 = zext i1 %39 to i32
  br label %41

41:
  %42 = phi i32 [ 0, %23 ], [ 0, %2 ], [ %40, %27 ]
  ret i32 %42
}

define i32 @contact_force(ptr  %0, double %1, ptr %2) {
  %4 = alloca %struct.law_problem, align 8
  %5 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 27
  %6 = load ptr, ptr %5
  %7 = bitcast ptr %4 to ptr
  %8 = bitcast ptr %2 to ptr
  %9 = getelementptr %struct.law_problem, ptr %2, i64 0, i32 12
  %10 = bitcast ptr %9 to ptr
  %11 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 1
  %12 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 43
  %13 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 13
  %14 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 6
  %15 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 0
  %16 = getelementptr %struct.law_problem, ptr %2, i64 0, i32 8
  %17 = getelementptr %struct.law_problem, ptr %2, i64 0, i32 19
  %18 = getelementptr %struct.law_problem, ptr %2, i64 0, i32 20
  %19 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  %20 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 22
  br label %21

21:
  %22 = phi i32 [ 1, %3 ], [ %197, %196 ]
  call void @contact_in_modes(ptr sret(%struct.law_problem) align 8 %4, ptr %0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(184) %8, ptr align 8 dereferenceable(184) %7, i64 184, i1 false)
  call void @contact_point_slips(ptr %0, ptr %6)
  %23 = load ptr, ptr %5
  %24 = load ptr, ptr %10
  %25 = load i64, ptr %11
  %26 = shl i64 %25, 3
  call void @llvm.memset.p0.i64(ptr align 8 %24, i8 0, i64 %26, i1 false)
  %27 = load i64, ptr %11
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %71

29:
  %30 = getelementptr %struct.contact_parts, ptr %23, i64 0, i32 9
  %31 = load ptr, ptr %30
  br label %34

32:
  %33 = fcmp oeq double %39, 0.000000e+00
  br i1 %33, label %71, label %42

34:
  %35 = phi i64 [ 0, %29 ], [ %40, %34 ]
  %36 = phi double [ 0.000000e+00, %29 ], [ %39, %34 ]
  %37 = getelementptr double, ptr %31, i64 %35
  %38 = load double, ptr %37
  %39 = call double @llvm.fmuladd.f64(double %38, double %38, double %36)
  %40 = add i64 %35, 1
  %41 = icmp eq i64 %40, %27
  br i1 %41, label %32, label %34

42:
  call void @law_forces(ptr %2)
  %43 = load i64, ptr %11
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %71

45:
  %46 = load ptr, ptr %9
  %47 = load ptr, ptr %30
  br label %52

48:
  %49 = fdiv double %59, %39
  %50 = getelementptr %struct.contact_parts, ptr %23, i64 0, i32 8
  %51 = load ptr, ptr %50
  br label %62

52:
  %53 = phi i64 [ 0, %45 ], [ %60, %52 ]
  %54 = phi double [ 0.000000e+00, %45 ], [ %59, %52 ]
  %55 = getelementptr double, ptr %46, i64 %53
  %56 = load double, ptr %55
  %57 = getelementptr double, ptr %47, i64 %53
  %58 = load double, ptr %57
  %59 = call double @llvm.fmuladd.f64(double %56, double %58, double %54)
  %60 = add i64 %53, 1
  %61 = icmp eq i64 %60, %43
  br i1 %61, label %48, label %52

62:
  %63 = phi i64 [ 0, %48 ], [ %69, %62 ]
  %64 = getelementptr double, ptr %51, i64 %63
  %65 = load double, ptr %64
  %66 = getelementptr double, ptr %46, i64 %63
  %67 = load double, ptr %66
  %68 = call double @llvm.fmuladd.f64(double %49, double %65, double %67)
  store double %68, ptr %66
  %69 = add i64 %63, 1
  %70 = icmp eq i64 %69, %43
  br i1 %70, label %71, label %62

71:
  %72 = icmp eq i32 %22, 0
  br i1 %72, label %198, label %73

73:
  %74 = load ptr, ptr %5
  %75 = load double, ptr %12
  %76 = fsub double %1, %75
  %77 = call double @llvm.fabs.f64(double %76)
  %78 = load double, ptr %13
  %79 = load ptr, ptr %14
  %80 = load double, ptr %79
  %81 = fmul double %80, 5.000000e-06
  %82 = getelementptr double, ptr %79, i64 1
  %83 = load double, ptr %82
  %84 = fdiv double %81, %83
  %85 = call double @llvm.maxnum.f64(double %78, double %84)
  %86 = fmul double %85, 1.000000e+01
  %87 = call double @llvm.fmuladd.f64(double %77, double 2.000000e-01, double %86)
  %88 = load i64, ptr %15
  %89 = icmp sgt i64 %88, 0
  br i1 %89, label %90, label %196

90:
  %91 = getelementptr %struct.contact_parts, ptr %74, i64 0, i32 7
  %92 = load ptr, ptr %91
  br label %93

93:
  %94 = phi i64 [ %112, %109 ], [ %88, %90 ]
  %95 = phi i1 [ false, %109 ], [ true, %90 ]
  %96 = phi i64 [ %113, %109 ], [ 0, %90 ]
  br label %98

97:
  br i1 %95, label %196, label %115

98:
  %99 = phi i64 [ %107, %106 ], [ %96, %93 ]
  %100 = getelementptr double, ptr %92, i64 %99
  %101 = load double, ptr %100
  %102 = fcmp une double %101, 0.000000e+00
  br i1 %102, label %103, label %106

103:
  %104 = call i32 @contact_begins(ptr %0, i64 %99)
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %109

106:
  %107 = add i64 %99, 1
  %108 = icmp slt i64 %107, %94
  br i1 %108, label %98, label %97

109:
  %110 = load ptr, ptr %16
  %111 = getelementptr i64, ptr %110, i64 %99
  store i64 1, ptr %111
  %112 = load i64, ptr %15
  %113 = add i64 %99, 1
  %114 = icmp slt i64 %113, %112
  br i1 %114, label %93, label %115

115:
  %116 = getelementptr %struct.contact_parts, ptr %74, i64 0, i32 1
  %117 = load ptr, ptr %116
  store ptr %117, ptr %17
  %118 = fdiv double 1.000000e+00, %87
  store double %118, ptr %18
  %119 = call i32 @law_follow(ptr %2)
  store double 0.000000e+00, ptr %18
  %120 = load i64, ptr %15
  %121 = icmp sgt i64 %120, 0
  br i1 %121, label %122, label %199

122:
  %123 = load ptr, ptr %19
  %124 = load ptr, ptr %116
  %125 = getelementptr %struct.contact_parts, ptr %74, i64 0, i32 12
  %126 = load ptr, ptr %125
  %127 = getelementptr %struct.contact_parts, ptr %74, i64 0, i32 10
  %128 = load ptr, ptr %127
  %129 = load ptr, ptr %16
  %130 = icmp eq i32 %119, 0
  br label %131

131:
  %132 = phi i64 [ %120, %122 ], [ %190, %189 ]
  %133 = phi i32 [ 1, %122 ], [ %191, %189 ]
  %134 = phi i64 [ 0, %122 ], [ %192, %189 ]
  %135 = shl i64 %134, 2
  %136 = getelementptr i64, ptr %123, i64 %135
  %137 = getelementptr i64, ptr %136, i64 1
  %138 = load i64, ptr %137
  %139 = load i64, ptr %136
  %140 = icmp ne i64 %139, 2
  %141 = zext i1 %140 to i64
  %142 = add i64 %138, %141
  %143 = getelementptr double, ptr %124, i64 %142
  %144 = getelementptr double, ptr %126, i64 %142
  %145 = getelementptr double, ptr %128, i64 %142
  %146 = getelementptr i64, ptr %129, i64 %134
  %147 = load i64, ptr %146
  %148 = icmp eq i64 %147, 1
  br i1 %148, label %149, label %189

149:
  %150 = load ptr, ptr %20
  %151 = getelementptr i64, ptr %150, i64 %134
  %152 = load i64, ptr %151
  %153 = icmp eq i64 %152, 2
  br i1 %153, label %154, label %189

154:
  %155 = load double, ptr %145
  %156 = getelementptr double, ptr %145, i64 1
  %157 = load double, ptr %156
  br i1 %130, label %180, label %158

158:
  %159 = load double, ptr %143
  %160 = getelementptr double, ptr %143, i64 1
  %161 = load double, ptr %160
  %162 = fmul double %157, %161
  %163 = call double @llvm.fmuladd.f64(double %159, double %155, double %162)
  %164 = load double, ptr %144
  %165 = getelementptr double, ptr %144, i64 1
  %166 = load double, ptr %165
  %167 = fmul double %157, %166
  %168 = call double @llvm.fmuladd.f64(double %164, double %155, double %167)
  %169 = fmul double %87, %168
  %170 = call double @llvm.minnum.f64(double %169, double 0.000000e+00)
  %171 = fadd double %163, %170
  %172 = load ptr, ptr %14
  %173 = shl i64 %134, 1
  %174 = or i64 %173, 1
  %175 = getelementptr double, ptr %172, i64 %174
  %176 = load double, ptr %175
  %177 = fneg double %176
  %178 = fcmp ult double %171, %177
  br i1 %178, label %180, label %179

179:
  br label %180

180:
  %181 = phi i1 [ true, %179 ], [ false, %158 ], [ false, %154 ]
  %182 = phi double [ 1.000000e+00, %179 ], [ -1.000000e+00, %158 ], [ -1.000000e+00, %154 ]
  %183 = load ptr, ptr %91
  %184 = getelementptr double, ptr %183, i64 %134
  store double %182, ptr %184
  %185 = icmp ne i32 %133, 0
  %186 = and i1 %185, %181
  %187 = zext i1 %186 to i32
  store i64 2, ptr %146
  %188 = load i64, ptr %15
  br label %189

189:
  %190 = phi i64 [ %188, %180 ], [ %132, %149 ], [ %132, %131 ]
  %191 = phi i32 [ %187, %180 ], [ %133, %149 ], [ %133, %131 ]
  %192 = add i64 %134, 1
  %193 = icmp slt i64 %192, %190
  br i1 %193, label %131, label %194

194:
  %195 = icmp eq i32 %191, 0
  br i1 %195, label %196, label %199

196:
  %197 = add i32 %22, -1
  br label %21

198:
  call void @law_forces(ptr %2)
  br label %199

199:
  %200 = phi i32 [ 0, %198 ], [ 1, %194 ], [ 1, %115 ]
  ret i32 %200
}

define i64 @contact_fail(ptr  %0, i64 %1, i64 %2, double %3) {
  %5 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 37
  store i64 %1, ptr %5
  %6 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 38
  store i64 %2, ptr %6
  %7 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 40
  store double %3, ptr %7
  ret i64 12
}

define i64 @contact_follower(ptr  %0) {
  %2 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 0
  %3 = load i64, ptr %2
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %5, label %19

5:
  %6 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  %7 = load ptr, ptr %6
  %8 = getelementptr i64, ptr %7, i64 3
  br label %9

9:
  %10 = phi i64 [ 0, %5 ], [ %17, %16 ]
  %11 = shl i64 %10, 2
  %12 = getelementptr i64, ptr %8, i64 %11
  %13 = load i64, ptr %12
  %14 = and i64 %13, 2
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %19

16:
  %17 = add i64 %10, 1
  %18 = icmp eq i64 %17, %3
  br i1 %18, label %19, label %9

19:
  %20 = phi i64 [ -1, %1 ], [ %10, %9 ], [ -1, %16 ]
  ret i64 %20
}

define i32 @contact_let_act(ptr  %0, ptr  %1) {
  %3 = getelementptr %struct.model_context, ptr %0, i64 0, i32 34
  %4 = load ptr, ptr %3
  %5 = getelementptr %struct.model_context, ptr %0, i64 0, i32 14
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.contact_system, ptr %4, i64 0, i32 4
  %8 = load i64, ptr %7
  %9 = getelementptr double, ptr %6, i64 %8
  %10 = getelementptr %struct.contact_system, ptr %4, i64 0, i32 1
  %11 = load i64, ptr %10
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %21, label %15

13:
  %14 = fmul double %33, 1.000000e-13
  br label %15

15:
  %16 = phi double [ 0.000000e+00, %2 ], [ %31, %13 ]
  %17 = phi double [ 0.000000e+00, %2 ], [ %14, %13 ]
  %18 = getelementptr %struct.contact_system, ptr %4, i64 0, i32 29
  store i64 1, ptr %18
  %19 = fcmp ogt double %16, %17
  %20 = zext i1 %19 to i32
  ret i32 %20

21:
  %22 = phi i64 [ %34, %21 ], [ 0, %2 ]
  %23 = phi double [ %33, %21 ], [ 0.000000e+00, %2 ]
  %24 = phi double [ %31, %21 ], [ 0.000000e+00, %2 ]
  %25 = getelementptr double, ptr %1, i64 %22
  %26 = load double, ptr %25
  %27 = getelementptr double, ptr %9, i64 %22
  %28 = load double, ptr %27
  %29 = fsub double %26, %28
  %30 = call double @llvm.fabs.f64(double %29)
  %31 = call double @llvm.maxnum.f64(double %24, double %30)
  %32 = call double @llvm.fabs.f64(double %26)
  %33 = call double @llvm.maxnum.f64(double %23, double %32)
  store double %26, ptr %27
  %34 = add i64 %22, 1
  %35 = icmp eq i64 %34, %11
  br i1 %35, label %13, label %21
}

declare double @llvm.maxnum.f64(double, double)

define i64 @contact_forces(ptr  %0, double %1, ptr %2) {
  %4 = alloca %struct.law_problem, align 8
  %5 = getelementptr %struct.model_context, ptr %0, i64 0, i32 34
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.model_context, ptr %0, i64 0, i32 14
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 4
  %10 = load i64, ptr %9
  %11 = getelementptr double, ptr %8, i64 %10
  %12 = bitcast ptr %11 to ptr
  %13 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 1
  %14 = load i64, ptr %13
  %15 = shl i64 %14, 3
  call void @llvm.memset.p0.i64(ptr align 8 %12, i8 0, i64 %15, i1 false)
  %16 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 29
  store i64 0, ptr %16
  %17 = getelementptr %struct.model_context, ptr %0, i64 0, i32 33
  %18 = load ptr, ptr %17
  %19 = load volatile i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %62

21:
  %22 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 36
  %23 = load i64, ptr %22
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %62, label %25

25:
  %26 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 0
  %27 = load i64, ptr %26
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %43

29:
  %30 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 5
  %31 = load ptr, ptr %30
  %32 = getelementptr i64, ptr %31, i64 3
  br label %33

33:
  %34 = phi i64 [ 0, %29 ], [ %41, %40 ]
  %35 = shl i64 %34, 2
  %36 = getelementptr i64, ptr %32, i64 %35
  %37 = load i64, ptr %36
  %38 = and i64 %37, 2
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %40, label %43

40:
  %41 = add i64 %34, 1
  %42 = icmp eq i64 %41, %27
  br i1 %42, label %43, label %33

43:
  %44 = phi i64 [ -1, %25 ], [ -1, %40 ], [ %34, %33 ]
  %45 = bitcast ptr %4 to ptr
  %46 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 12
  %47 = icmp slt i64 %44, 0
  br label %51

48:
  %49 = add i32 %52, 1
  %50 = icmp eq i32 %49, 200
  br i1 %50, label %58, label %51

51:
  %52 = phi i32 [ 0, %43 ], [ %49, %48 ]
  call void @contact_evaluate(ptr %0, double %1, ptr %2)
  %53 = call i32 @contact_force(ptr %6, double %1, ptr %4)
  %54 = load ptr, ptr %46
  %55 = call i32 @contact_let_act(ptr %0, ptr %54)
  %56 = icmp eq i32 %55, 0
  %57 = select i1 %56, i1 true, i1 %47
  br i1 %57, label %62, label %48

58:
  %59 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 37
  store i64 7, ptr %59
  %60 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 38
  store i64 %44, ptr %60
  %61 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 40
  store double 0x7FF8000000000000, ptr %61
  br label %62

62:
  %63 = phi i64 [ 2, %3 ], [ 0, %21 ], [ 12, %58 ], [ 0, %51 ]
  ret i64 %63
}

define void @contact_push(ptr  %0, double %1, ptr %2, i64 %3, i64 %4, ptr  %5) {
  %7 = getelementptr %struct.model_context, ptr %0, i64 0, i32 34
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.contact_system, ptr %8, i64 0, i32 27
  %10 = load ptr, ptr %9
  %11 = getelementptr %struct.contact_parts, ptr %10, i64 0, i32 6
  %12 = load ptr, ptr %11
  %13 = getelementptr %struct.contact_system, ptr %8, i64 0, i32 2
  %14 = load i64, ptr %13
  %15 = getelementptr double, ptr %12, i64 %14
  %16 = getelementptr %struct.contact_system, ptr %8, i64 0, i32 3
  %17 = load i64, ptr %16
  %18 = getelementptr double, ptr %15, i64 %17
  %19 = getelementptr %struct.contact_system, ptr %8, i64 0, i32 9, i32 0
  %20 = load ptr, ptr %19
  %21 = getelementptr %struct.model_context, ptr %0, i64 0, i32 14
  %22 = load ptr, ptr %21
  %23 = getelementptr %struct.contact_system, ptr %8, i64 0, i32 9, i32 1
  %24 = load ptr, ptr %23
  %25 = getelementptr %struct.contact_system, ptr %8, i64 0, i32 9, i32 2
  %26 = load ptr, ptr %25
  call void %20(double %1, ptr %2, ptr %22, ptr %24, ptr %26, ptr %12)
  %27 = icmp ult ptr %12, %18
  br i1 %27, label %32, label %28

28:
  %29 = phi ptr [ %18, %6 ], [ %37, %32 ]
  %30 = add i64 %4, %3
  %31 = icmp sgt i64 %30, 0
  br i1 %31, label %40, label %51

32:
  %33 = phi ptr [ %38, %32 ], [ %12, %6 ]
  %34 = phi ptr [ %37, %32 ], [ %18, %6 ]
  %35 = load double, ptr %33
  %36 = fptosi double %35 to i64
  %37 = getelementptr double, ptr %34, i64 %36
  %38 = getelementptr double, ptr %33, i64 1
  %39 = icmp ult ptr %38, %18
  br i1 %39, label %32, label %28

40:
  %41 = phi i64 [ %55, %52 ], [ 0, %28 ]
  %42 = phi ptr [ %54, %52 ], [ %29, %28 ]
  %43 = phi ptr [ %53, %52 ], [ %18, %28 ]
  %44 = getelementptr double, ptr %12, i64 %41
  %45 = load double, ptr %44
  %46 = fptosi double %45 to i64
  %47 = icmp sgt i64 %46, 0
  br i1 %47, label %48, label %52

48:
  %49 = icmp slt i64 %41, %3
  %50 = getelementptr double, ptr %2, i64 %41
  br label %57

51:
  ret void

52:
  %53 = phi ptr [ %43, %40 ], [ %74, %71 ]
  %54 = phi ptr [ %42, %40 ], [ %75, %71 ]
  %55 = add i64 %41, 1
  %56 = icmp eq i64 %55, %30
  br i1 %56, label %51, label %40

57:
  %58 = phi double [ %45, %48 ], [ %72, %71 ]
  %59 = phi i64 [ 0, %48 ], [ %73, %71 ]
  %60 = phi ptr [ %42, %48 ], [ %75, %71 ]
  %61 = phi ptr [ %43, %48 ], [ %74, %71 ]
  br i1 %49, label %71, label %62

62:
  %63 = load double, ptr %60
  %64 = load double, ptr %61
  %65 = fptosi double %64 to i64
  %66 = getelementptr double, ptr %5, i64 %65
  %67 = load double, ptr %66
  %68 = load double, ptr %50
  %69 = call double @llvm.fmuladd.f64(double %63, double %67, double %68)
  store double %69, ptr %50
  %70 = load double, ptr %44
  br label %71

71:
  %72 = phi double [ %58, %57 ], [ %70, %62 ]
  %73 = add i64 %59, 1
  %74 = getelementptr double, ptr %61, i64 1
  %75 = getelementptr double, ptr %60, i64 1
  %76 = fptosi double %72 to i64
  %77 = icmp slt i64 %73, %76
  br i1 %77, label %57, label %52
}

define i64 @contact_project(ptr  %0, double %1, ptr %2) {
  %4 = getelementptr %struct.model_context, ptr %0, i64 0, i32 34
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 27
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 36
  %9 = load i64, ptr %8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %161, label %11

11:
  %12 = getelementptr %struct.model_context, ptr %0, i64 0, i32 14
  %13 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 7
  %14 = getelementptr %struct.model_call, ptr %13, i64 0, i32 0
  %15 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 8
  %16 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 0
  %17 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 0
  %18 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 5
  %19 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 22
  %20 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 6
  %21 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 1
  %22 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 2
  %23 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 3
  %24 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 11
  %25 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 15
  %26 = bitcast ptr %25 to ptr
  %27 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 1
  br label %28

28:
  %29 = phi ptr [ %5, %11 ], [ %160, %159 ]
  %30 = phi i32 [ 0, %11 ], [ %157, %159 ]
  %31 = load ptr, ptr %12
  %32 = getelementptr %struct.contact_system, ptr %29, i64 0, i32 4
  %33 = load i64, ptr %32
  %34 = getelementptr double, ptr %31, i64 %33
  %35 = bitcast ptr %34 to ptr
  %36 = getelementptr %struct.contact_system, ptr %29, i64 0, i32 1
  %37 = load i64, ptr %36
  %38 = shl i64 %37, 3
  call void @llvm.memset.p0.i64(ptr align 8 %35, i8 0, i64 %38, i1 false)
  %39 = getelementptr %struct.contact_system, ptr %29, i64 0, i32 29
  store i64 0, ptr %39
  %40 = load ptr, ptr %14
  %41 = icmp eq ptr %40, null
  %42 = select i1 %41, ptr %15, ptr %13
  %43 = load ptr, ptr %16
  %44 = getelementptr %struct.model_call, ptr %42, i64 0, i32 0
  %45 = load ptr, ptr %44
  %46 = load ptr, ptr %12
  %47 = getelementptr %struct.model_call, ptr %42, i64 0, i32 1
  %48 = load ptr, ptr %47
  %49 = getelementptr %struct.model_call, ptr %42, i64 0, i32 2
  %50 = load ptr, ptr %49
  call void %45(double %1, ptr %2, ptr %46, ptr %48, ptr %50, ptr %43)
  %51 = load i64, ptr %17
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %116

53:
  %54 = load ptr, ptr %18
  %55 = load ptr, ptr %19
  br label %56

56:
  %57 = phi double [ 0.000000e+00, %53 ], [ %112, %111 ]
  %58 = phi double [ 0.000000e+00, %53 ], [ %113, %111 ]
  %59 = phi i64 [ 0, %53 ], [ %114, %111 ]
  %60 = shl i64 %59, 2
  %61 = getelementptr i64, ptr %54, i64 %60
  %62 = getelementptr i64, ptr %61, i64 1
  %63 = load i64, ptr %62
  %64 = load i64, ptr %61
  %65 = icmp ne i64 %64, 2
  %66 = zext i1 %65 to i64
  %67 = add i64 %63, %66
  %68 = getelementptr i64, ptr %55, i64 %59
  %69 = load i64, ptr %68
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %111, label %71

71:
  %72 = icmp eq i64 %64, 0
  br i1 %72, label %73, label %84

73:
  %74 = load ptr, ptr %16
  %75 = getelementptr double, ptr %74, i64 %59
  %76 = load double, ptr %75
  %77 = call double @llvm.fabs.f64(double %76)
  %78 = load ptr, ptr %20
  %79 = shl i64 %59, 1
  %80 = getelementptr double, ptr %78, i64 %79
  %81 = load double, ptr %80
  %82 = fdiv double %77, %81
  %83 = call double @llvm.maxnum.f64(double %57, double %82)
  br label %84

84:
  %85 = phi double [ %83, %73 ], [ %57, %71 ]
  %86 = icmp eq i64 %69, 1
  br i1 %86, label %87, label %91

87:
  %88 = getelementptr i64, ptr %61, i64 2
  %89 = load i64, ptr %88
  %90 = add i64 %89, %67
  br label %91

91:
  %92 = phi i64 [ %90, %87 ], [ %67, %84 ]
  %93 = icmp slt i64 %63, %92
  br i1 %93, label %94, label %111

94:
  %95 = load ptr, ptr %21
  %96 = load ptr, ptr %20
  %97 = shl i64 %59, 1
  %98 = or i64 %97, 1
  %99 = getelementptr double, ptr %96, i64 %98
  %100 = load double, ptr %99
  br label %101

101:
  %102 = phi double [ %58, %94 ], [ %108, %101 ]
  %103 = phi i64 [ %63, %94 ], [ %109, %101 ]
  %104 = getelementptr double, ptr %95, i64 %103
  %105 = load double, ptr %104
  %106 = call double @llvm.fabs.f64(double %105)
  %107 = fdiv double %106, %100
  %108 = call double @llvm.maxnum.f64(double %102, double %107)
  %109 = add i64 %103, 1
  %110 = icmp eq i64 %109, %92
  br i1 %110, label %111, label %101

111:
  %112 = phi double [ %57, %56 ], [ %85, %91 ], [ %85, %101 ]
  %113 = phi double [ %58, %56 ], [ %58, %91 ], [ %108, %101 ]
  %114 = add i64 %59, 1
  %115 = icmp eq i64 %114, %51
  br i1 %115, label %116, label %56

116:
  %117 = phi double [ 0.000000e+00, %28 ], [ %112, %111 ]
  %118 = phi double [ 0.000000e+00, %28 ], [ %113, %111 ]
  %119 = fcmp ole double %117, 1.000000e-03
  %120 = fcmp ole double %118, 1.000000e-03
  %121 = select i1 %119, i1 %120, i1 false
  br i1 %121, label %161, label %122

122:
  call void @contact_evaluate(ptr %0, double %1, ptr %2)
  %123 = fcmp ogt double %117, 1.000000e-03
  br i1 %123, label %124, label %149

124:
  %125 = load ptr, ptr %26
  %126 = load i64, ptr %27
  %127 = shl i64 %126, 3
  call void @llvm.memset.p0.i64(ptr align 8 %125, i8 0, i64 %127, i1 false)
  %128 = load i64, ptr %17
  %129 = icmp sgt i64 %128, 0
  br i1 %129, label %132, label %130

130:
  %131 = load ptr, ptr %25
  br label %137

132:
  %133 = load ptr, ptr %16
  %134 = load ptr, ptr %25
  %135 = load ptr, ptr %18
  %136 = getelementptr i64, ptr %135, i64 1
  br label %139

137:
  %138 = phi ptr [ %131, %130 ], [ %134, %139 ]
  call void @change_rows(ptr %5, ptr %138, i32 0)
  br label %152

139:
  %140 = phi i64 [ 0, %132 ], [ %147, %139 ]
  %141 = getelementptr double, ptr %133, i64 %140
  %142 = load double, ptr %141
  %143 = shl i64 %140, 2
  %144 = getelementptr i64, ptr %136, i64 %143
  %145 = load i64, ptr %144
  %146 = getelementptr double, ptr %134, i64 %145
  store double %142, ptr %146
  %147 = add i64 %140, 1
  %148 = icmp eq i64 %147, %128
  br i1 %148, label %137, label %139

149:
  %150 = load ptr, ptr %21
  call void @change_rows(ptr %5, ptr %150, i32 1)
  %151 = load i64, ptr %22
  br label %152

152:
  %153 = phi ptr [ %23, %149 ], [ %22, %137 ]
  %154 = phi i64 [ %151, %149 ], [ 0, %137 ]
  %155 = load i64, ptr %153
  %156 = load ptr, ptr %24
  call void @contact_push(ptr %0, double %1, ptr %2, i64 %154, i64 %155, ptr %156)
  %157 = add i32 %30, 1
  %158 = icmp eq i32 %157, 3
  br i1 %158, label %161, label %159

159:
  %160 = load ptr, ptr %4
  br label %28

161:
  ret i64 0
}

define internal void @change_rows(ptr  %0, ptr  %1, i32 %2) {
  %4 = alloca %struct.law_problem, align 8
  %5 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 27
  %6 = load ptr, ptr %5
  %7 = bitcast ptr %4 to ptr
  call void @contact_in_modes(ptr sret(%struct.law_problem) align 8 %4, ptr %0)
  %8 = getelementptr %struct.contact_parts, ptr %6, i64 0, i32 10
  %9 = bitcast ptr %8 to ptr
  %10 = load ptr, ptr %9
  %11 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 1
  %12 = load i64, ptr %11
  %13 = shl i64 %12, 3
  call void @llvm.memset.p0.i64(ptr align 8 %10, i8 0, i64 %13, i1 false)
  %14 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 0
  %15 = load i64, ptr %14
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %24

17:
  %18 = icmp eq i32 %2, 0
  %19 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 8
  %20 = load ptr, ptr %19
  %21 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  %22 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 10
  %23 = load ptr, ptr %22
  br label %36

24:
  %25 = getelementptr %struct.contact_parts, ptr %6, i64 0, i32 2
  %26 = bitcast ptr %25 to ptr
  %27 = load ptr, ptr %26
  %28 = bitcast ptr %1 to ptr
  %29 = load i64, ptr %11
  %30 = shl i64 %29, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %27, ptr align 8 %28, i64 %30, i1 false)
  %31 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 12
  %32 = bitcast ptr %31 to ptr
  %33 = load ptr, ptr %32
  %34 = load i64, ptr %11
  %35 = shl i64 %34, 3
  call void @llvm.memset.p0.i64(ptr align 8 %33, i8 0, i64 %35, i1 false)
  call void @law_forces(ptr %4)
  ret void

36:
  %37 = phi i64 [ %15, %17 ], [ %56, %55 ]
  %38 = phi i64 [ 0, %17 ], [ %57, %55 ]
  br i1 %18, label %39, label %55

39:
  %40 = getelementptr i64, ptr %20, i64 %38
  %41 = load i64, ptr %40
  %42 = icmp eq i64 %41, 1
  br i1 %42, label %43, label %55

43:
  %44 = load ptr, ptr %21
  %45 = shl i64 %38, 2
  %46 = getelementptr i64, ptr %44, i64 %45
  %47 = load i64, ptr %46
  %48 = icmp eq i64 %47, 0
  %49 = select i1 %48, i64 2, i64 0
  %50 = getelementptr i64, ptr %23, i64 %38
  store i64 %49, ptr %50
  %51 = load i64, ptr %46
  %52 = icmp eq i64 %51, 0
  %53 = select i1 %52, i64 2, i64 0
  store i64 %53, ptr %40
  %54 = load i64, ptr %14
  br label %55

55:
  %56 = phi i64 [ %37, %36 ], [ %37, %39 ], [ %54, %43 ]
  %57 = add i64 %38, 1
  %58 = icmp slt i64 %57, %56
  br i1 %58, label %36, label %24
}

declare double @llvm.minnum.f64(double, double)

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

define i32 @law_combine(ptr %0, ptr  %1) {
  %3 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 0
  %4 = load i64, ptr %3
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %13

6:
  %7 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 18
  %8 = load i64, ptr %7
  br label %9

9:
  %10 = phi i64 [ 1, %6 ], [ %30, %28 ]
  %11 = phi i64 [ 0, %6 ], [ %31, %28 ]
  %12 = icmp sgt i64 %10, %8
  br i1 %12, label %13, label %28

13:
  %14 = phi i64 [ 1, %2 ], [ %30, %28 ], [ %10, %9 ]
  %15 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 18
  %16 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 12
  %17 = bitcast ptr %16 to ptr
  %18 = shl i64 %14, 2
  %19 = load i64, ptr %1
  %20 = icmp slt i64 %19, %18
  br i1 %20, label %21, label %149

21:
  %22 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %23 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %24 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
  %25 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %26 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 11
  %27 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  br label %33

28:
  %29 = call i64 @options(ptr %0, i64 %11)
  %30 = mul i64 %29, %10
  %31 = add i64 %11, 1
  %32 = icmp eq i64 %31, %4
  br i1 %32, label %13, label %9

33:
  %34 = phi i64 [ %19, %21 ], [ %147, %146 ]
  %35 = load i64, ptr %15
  %36 = icmp sgt i64 %14, %35
  br i1 %36, label %149, label %37

37:
  %38 = sdiv i64 %34, %14
  %39 = srem i64 %34, %14
  %40 = sitofp i64 %38 to double
  %41 = fmul double %40, 0x3FD921FB54442D18
  %42 = add i64 %34, 1
  store i64 %42, ptr %1
  %43 = load i64, ptr %3
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %53, label %47

45:
  %46 = load i64, ptr %1
  br label %47

47:
  %48 = phi i64 [ %42, %37 ], [ %46, %45 ]
  %49 = phi i32 [ 0, %37 ], [ %133, %45 ]
  %50 = icmp slt i64 %48, %14
  %51 = icmp ne i32 %49, 0
  %52 = select i1 %50, i1 true, i1 %51
  br i1 %52, label %137, label %146

53:
  %54 = phi i64 [ %134, %131 ], [ 0, %37 ]
  %55 = phi i64 [ %59, %131 ], [ %39, %37 ]
  %56 = phi i32 [ %133, %131 ], [ 0, %37 ]
  %57 = call i64 @options(ptr %0, i64 %54)
  %58 = srem i64 %55, %57
  %59 = sdiv i64 %55, %57
  %60 = load ptr, ptr %22
  %61 = shl i64 %54, 2
  %62 = getelementptr i64, ptr %60, i64 %61
  %63 = getelementptr i64, ptr %62, i64 1
  %64 = load i64, ptr %63
  %65 = load i64, ptr %62
  %66 = icmp ne i64 %65, 2
  %67 = zext i1 %66 to i64
  %68 = add i64 %64, %67
  %69 = call i64 @frictions(ptr %0, i64 %54)
  %70 = srem i64 %58, %69
  %71 = load ptr, ptr %23
  %72 = getelementptr i64, ptr %71, i64 %54
  %73 = load i64, ptr %72
  switch i64 %73, label %74 [
    i64 2, label %77
    i64 0, label %131
  ]

74:
  %75 = getelementptr i64, ptr %62, i64 2
  %76 = load i64, ptr %75
  br label %81

77:
  %78 = getelementptr i64, ptr %62, i64 2
  %79 = load i64, ptr %78
  %80 = icmp slt i64 %79, 1
  br label %81

81:
  %82 = phi i64 [ %79, %77 ], [ %76, %74 ]
  %83 = phi i1 [ %80, %77 ], [ true, %74 ]
  %84 = getelementptr i64, ptr %62, i64 2
  %85 = icmp eq i64 %82, 2
  %86 = sitofp i64 %70 to double
  %87 = call double @llvm.fmuladd.f64(double %86, double 0x3FF921FB54442D18, double %41)
  %88 = fmul double %86, 0x400921FB54442D18
  %89 = select i1 %85, double %87, double %88
  %90 = icmp sgt i64 %70, 0
  br i1 %90, label %91, label %114

91:
  %92 = call double @llvm.sin.f64(double %89)
  %93 = call double @llvm.cos.f64(double %89)
  %94 = call i64 @llvm.smax.i64(i64 %82, i64 0)
  %95 = icmp slt i64 %82, 1
  br i1 %95, label %98, label %96

96:
  %97 = load ptr, ptr %26
  br label %106

98:
  %99 = icmp sgt i64 %69, %58
  %100 = select i1 %99, i64 2, i64 0
  %101 = load ptr, ptr %25
  %102 = getelementptr i64, ptr %101, i64 %54
  store i64 %100, ptr %102
  %103 = load i64, ptr %84
  %104 = icmp eq i64 %103, 2
  %105 = zext i1 %104 to i32
  br label %131

106:
  %107 = phi i64 [ 0, %96 ], [ %112, %106 ]
  %108 = icmp eq i64 %107, 0
  %109 = select i1 %108, double %93, double %92
  %110 = add i64 %68, %107
  %111 = getelementptr double, ptr %97, i64 %110
  store double %109, ptr %111
  %112 = add i64 %107, 1
  %113 = icmp eq i64 %112, %94
  br i1 %113, label %98, label %106

114:
  %115 = icmp sgt i64 %69, %58
  %116 = icmp eq i64 %70, 0
  %117 = select i1 %116, i1 %83, i1 false
  br i1 %115, label %118, label %120

118:
  %119 = select i1 %117, i64 1, i64 2
  br label %127

120:
  br i1 %117, label %121, label %127

121:
  %122 = load ptr, ptr %24
  %123 = getelementptr double, ptr %122, i64 %54
  %124 = load double, ptr %123
  %125 = fcmp ogt double %124, 0.000000e+00
  %126 = select i1 %125, i64 3, i64 0
  br label %127

127:
  %128 = phi i64 [ %119, %118 ], [ 0, %120 ], [ %126, %121 ]
  %129 = load ptr, ptr %25
  %130 = getelementptr i64, ptr %129, i64 %54
  store i64 %128, ptr %130
  br label %131

131:
  %132 = phi i32 [ %105, %98 ], [ 0, %127 ], [ 0, %53 ]
  %133 = or i32 %132, %56
  %134 = add i64 %54, 1
  %135 = load i64, ptr %3
  %136 = icmp slt i64 %134, %135
  br i1 %136, label %53, label %45

137:
  %138 = load ptr, ptr %17
  %139 = load i64, ptr %27
  %140 = shl i64 %139, 3
  call void @llvm.memset.p0.i64(ptr align 8 %138, i8 0, i64 %140, i1 false)
  %141 = select i1 %51, i32 12, i32 2
  %142 = call i32 @law_newton(ptr %0, i64 0, i32 %141, i32 1)
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %149

144:
  %145 = load i64, ptr %1
  br label %146

146:
  %147 = phi i64 [ %145, %144 ], [ %48, %47 ]
  %148 = icmp slt i64 %147, %18
  br i1 %148, label %33, label %149

149:
  %150 = phi i32 [ 0, %13 ], [ 1, %137 ], [ 0, %33 ], [ 0, %146 ]
  ret i32 %150
}

define internal i64 @options(ptr  %0, i64 %1) {
  %3 = call i64 @frictions(ptr %0, i64 %1)
  %4 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %5 = load ptr, ptr %4
  %6 = getelementptr i64, ptr %5, i64 %1
  %7 = load i64, ptr %6
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %24, label %9

9:
  %10 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %11 = load ptr, ptr %10
  %12 = shl i64 %1, 2
  %13 = getelementptr i64, ptr %11, i64 %12
  %14 = load i64, ptr %13
  %15 = icmp eq i64 %14, 2
  br i1 %15, label %24, label %16

16:
  %17 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
  %18 = load ptr, ptr %17
  %19 = getelementptr double, ptr %18, i64 %1
  %20 = load double, ptr %19
  %21 = fcmp ogt double %20, 0.000000e+00
  %22 = select i1 %21, i64 %3, i64 1
  %23 = add i64 %22, %3
  br label %24

24:
  %25 = phi i64 [ 1, %2 ], [ %23, %16 ], [ %3, %9 ]
  ret i64 %25
}

define internal i64 @frictions(ptr  %0, i64 %1) {
  %3 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %4 = load ptr, ptr %3
  %5 = getelementptr i64, ptr %4, i64 %1
  %6 = load i64, ptr %5
  %7 = icmp eq i64 %6, 1
  br i1 %7, label %8, label %43

8:
  %9 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %10 = load ptr, ptr %9
  %11 = shl i64 %1, 2
  %12 = getelementptr i64, ptr %10, i64 %11
  %13 = getelementptr i64, ptr %12, i64 2
  %14 = load i64, ptr %13
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %43

16:
  %17 = getelementptr i64, ptr %12, i64 1
  %18 = load i64, ptr %17
  %19 = load i64, ptr %12
  %20 = icmp ne i64 %19, 2
  %21 = zext i1 %20 to i64
  %22 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %23 = load ptr, ptr %22
  %24 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  %25 = load i64, ptr %24
  %26 = add i64 %18, %21
  br label %27

27:
  %28 = phi i64 [ 0, %16 ], [ %36, %27 ]
  %29 = phi double [ 0.000000e+00, %16 ], [ %35, %27 ]
  %30 = add i64 %26, %28
  %31 = mul i64 %30, %25
  %32 = add i64 %31, %30
  %33 = getelementptr double, ptr %23, i64 %32
  %34 = load double, ptr %33
  %35 = call double @llvm.maxnum.f64(double %29, double %34)
  %36 = add i64 %28, 1
  %37 = icmp eq i64 %36, %14
  br i1 %37, label %38, label %27

38:
  %39 = fcmp ogt double %35, 0.000000e+00
  br i1 %39, label %40, label %43

40:
  %41 = shl i64 %14, 1
  %42 = or i64 %41, 1
  br label %43

43:
  %44 = phi i64 [ %42, %40 ], [ 1, %38 ], [ 1, %2 ], [ 1, %8 ]
  ret i64 %44
}

declare double @llvm.sin.f64(double)

declare double @llvm.cos.f64(double)

define i64 @contact_resolve(ptr %0, ptr %1) {
  %3 = alloca %struct.law_problem, align 8
  %4 = alloca %struct.law_problem, align 8
  %5 = getelementptr %struct.model_context, ptr %0, i64 0, i32 34
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 27
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 26
  %10 = load ptr, ptr %9
  %11 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 35
  %12 = load i64, ptr %11
  %13 = sdiv i64 %12, 2
  %14 = and i64 %12, -9223372036854775807
  %15 = icmp eq i64 %14, 1
  br i1 %15, label %16, label %211

16:
  %17 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 22
  %18 = load ptr, ptr %17
  %19 = getelementptr i64, ptr %18, i64 %13
  %20 = load i64, ptr %19
  %21 = icmp eq i64 %20, 2
  br i1 %21, label %22, label %211

22:
  %23 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %24 = load double, ptr %23
  %25 = call double @model_time(ptr %0, double %24)
  %26 = call ptr @ode_state(ptr %1)
  %27 = call i64 @model_inputs(ptr %0, double %25, ptr %26)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %214

29:
  %30 = call i32 @contact_slips_in_plane(ptr %6, i64 %13)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %211, label %32

32:
  %33 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 0
  %34 = load i64, ptr %33
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %36, label %45

36:
  %37 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 5
  %38 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 6
  %39 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 13
  %40 = shl i64 %13, 2
  %41 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 8
  %42 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 1
  %43 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 43
  %44 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 9
  br label %55

45:
  %46 = phi double [ 0.000000e+00, %32 ], [ %168, %167 ]
  %47 = phi i64 [ %34, %32 ], [ %170, %167 ]
  %48 = getelementptr i64, ptr %10, i64 %13
  %49 = load i64, ptr %48
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %211, label %51

51:
  %52 = icmp sgt i64 %47, 0
  br i1 %52, label %53, label %172

53:
  %54 = load ptr, ptr %17
  br label %181

55:
  %56 = phi double [ 0.000000e+00, %36 ], [ %168, %167 ]
  %57 = phi i64 [ 0, %36 ], [ %169, %167 ]
  %58 = load ptr, ptr %7
  %59 = load ptr, ptr %37
  %60 = shl i64 %57, 2
  %61 = getelementptr i64, ptr %59, i64 %60
  %62 = getelementptr i64, ptr %61, i64 1
  %63 = load i64, ptr %62
  %64 = load i64, ptr %61
  %65 = icmp ne i64 %64, 2
  %66 = zext i1 %65 to i64
  %67 = add i64 %63, %66
  %68 = call i32 @contact_slips_in_plane(ptr %6, i64 %57)
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %109, label %70

70:
  %71 = getelementptr %struct.contact_parts, ptr %58, i64 0, i32 1
  %72 = load ptr, ptr %71
  %73 = getelementptr double, ptr %72, i64 %67
  %74 = getelementptr %struct.contact_parts, ptr %58, i64 0, i32 12
  %75 = load ptr, ptr %74
  %76 = getelementptr double, ptr %75, i64 %67
  %77 = load double, ptr %73
  %78 = getelementptr double, ptr %73, i64 1
  %79 = load double, ptr %78
  %80 = fmul double %79, %79
  %81 = call double @llvm.fmuladd.f64(double %77, double %77, double %80)
  %82 = load double, ptr %76
  %83 = getelementptr double, ptr %76, i64 1
  %84 = load double, ptr %83
  %85 = fmul double %79, %84
  %86 = call double @llvm.fmuladd.f64(double %77, double %82, double %85)
  %87 = fneg double %86
  %88 = call double @llvm.sqrt.f64(double %81)
  %89 = load ptr, ptr %38
  %90 = shl i64 %57, 1
  %91 = or i64 %90, 1
  %92 = getelementptr double, ptr %89, i64 %91
  %93 = load double, ptr %92
  %94 = fcmp ugt double %88, %93
  br i1 %94, label %95, label %163

95:
  %96 = load double, ptr %39
  %97 = load double, ptr %89
  %98 = fmul double %97, 5.000000e-06
  %99 = getelementptr double, ptr %89, i64 1
  %100 = load double, ptr %99
  %101 = fdiv double %98, %100
  %102 = call double @llvm.maxnum.f64(double %96, double %101)
  %103 = fmul double %102, 2.000000e-01
  %104 = fmul double %103, %87
  %105 = fcmp ugt double %81, %104
  %106 = fdiv double %81, %87
  %107 = fcmp uno double %106, 0.000000e+00
  %108 = or i1 %107, %105
  br i1 %108, label %109, label %163

109:
  %110 = icmp eq i64 %57, %13
  br i1 %110, label %111, label %159

111:
  %112 = load ptr, ptr %7
  %113 = getelementptr %struct.contact_parts, ptr %112, i64 0, i32 1
  %114 = load ptr, ptr %113
  %115 = load ptr, ptr %37
  %116 = getelementptr i64, ptr %115, i64 %40
  %117 = getelementptr i64, ptr %116, i64 1
  %118 = load i64, ptr %117
  %119 = load i64, ptr %116
  %120 = icmp ne i64 %119, 2
  %121 = zext i1 %120 to i64
  %122 = add i64 %118, %121
  %123 = getelementptr double, ptr %114, i64 %122
  %124 = getelementptr %struct.contact_parts, ptr %112, i64 0, i32 12
  %125 = load ptr, ptr %124
  %126 = getelementptr double, ptr %125, i64 %122
  %127 = load double, ptr %126
  %128 = getelementptr double, ptr %126, i64 1
  %129 = load double, ptr %128
  %130 = call double @hypot(double %127, double %129)
  %131 = load double, ptr %41
  %132 = call double @llvm.fabs.f64(double %131)
  %133 = fmul double %130, %132
  %134 = load double, ptr %123
  %135 = getelementptr double, ptr %123, i64 1
  %136 = load double, ptr %135
  %137 = call double @hypot(double %134, double %136)
  %138 = load ptr, ptr %42
  %139 = getelementptr %struct.ode_options.5, ptr %138, i64 0, i32 1
  %140 = load double, ptr %139
  %141 = fmul double %140, 1.000000e+02
  %142 = fmul double %133, %141
  %143 = fcmp ugt double %137, %142
  br i1 %143, label %144, label %156

144:
  %145 = load double, ptr %23
  %146 = load double, ptr %43
  %147 = fsub double %145, %146
  %148 = call double @llvm.fabs.f64(double %147)
  %149 = call double @llvm.fabs.f64(double %145)
  %150 = load double, ptr %44
  %151 = call double @llvm.fabs.f64(double %150)
  %152 = call double @llvm.maxnum.f64(double %149, double %151)
  %153 = fmul double %152, 0x3D719799812DEA11
  %154 = fcmp ole double %148, %153
  %155 = zext i1 %154 to i32
  br label %156

156:
  %157 = phi i32 [ 1, %111 ], [ %155, %144 ]
  %158 = icmp ne i32 %157, 0
  br label %159

159:
  %160 = phi i1 [ false, %109 ], [ %158, %156 ]
  %161 = zext i1 %160 to i64
  %162 = getelementptr i64, ptr %10, i64 %57
  store i64 %161, ptr %162
  br label %167

163:
  %164 = phi double [ 0.000000e+00, %70 ], [ %106, %95 ]
  %165 = getelementptr i64, ptr %10, i64 %57
  store i64 1, ptr %165
  %166 = call double @llvm.maxnum.f64(double %56, double %164)
  br label %167

167:
  %168 = phi double [ %56, %159 ], [ %166, %163 ]
  %169 = add i64 %57, 1
  %170 = load i64, ptr %33
  %171 = icmp slt i64 %169, %170
  br i1 %171, label %55, label %45

172:
  %173 = load double, ptr %23
  %174 = call double @model_time(ptr %0, double %173)
  %175 = call ptr @ode_state(ptr %1)
  %176 = call i64 @contact_project(ptr %0, double %174, ptr %175)
  %177 = load i64, ptr %33
  %178 = icmp sgt i64 %177, 0
  br i1 %178, label %179, label %209

179:
  %180 = load ptr, ptr %17
  br label %195

181:
  %182 = phi i64 [ 0, %53 ], [ %192, %189 ]
  %183 = getelementptr i64, ptr %10, i64 %182
  %184 = load i64, ptr %183
  %185 = icmp eq i64 %184, 0
  br i1 %185, label %186, label %189

186:
  %187 = getelementptr i64, ptr %54, i64 %182
  %188 = load i64, ptr %187
  br label %189

189:
  %190 = phi i64 [ %188, %186 ], [ 1, %181 ]
  %191 = getelementptr i64, ptr %54, i64 %182
  store i64 %190, ptr %191
  %192 = add i64 %182, 1
  %193 = load i64, ptr %33
  %194 = icmp slt i64 %192, %193
  br i1 %194, label %181, label %172

195:
  %196 = phi i64 [ 0, %179 ], [ %206, %203 ]
  %197 = getelementptr i64, ptr %10, i64 %196
  %198 = load i64, ptr %197
  %199 = icmp eq i64 %198, 0
  br i1 %199, label %200, label %203

200:
  %201 = getelementptr i64, ptr %180, i64 %196
  %202 = load i64, ptr %201
  br label %203

203:
  %204 = phi i64 [ %202, %200 ], [ 2, %195 ]
  %205 = getelementptr i64, ptr %180, i64 %196
  store i64 %204, ptr %205
  %206 = add i64 %196, 1
  %207 = load i64, ptr %33
  %208 = icmp slt i64 %206, %207
  br i1 %208, label %195, label %209

209:
  %210 = icmp eq i64 %176, 0
  br i1 %210, label %211, label %214

211:
  %212 = phi double [ %46, %209 ], [ 0.000000e+00, %2 ], [ 0.000000e+00, %16 ], [ %46, %45 ], [ 0.000000e+00, %29 ]
  %213 = call i64 @contact_look(ptr %0, ptr %1)
  br label %214

214:
  %215 = phi double [ %212, %211 ], [ %46, %209 ], [ 0.000000e+00, %22 ]
  %216 = phi i64 [ %213, %211 ], [ %176, %209 ], [ %27, %22 ]
  %217 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 0
  %218 = load i64, ptr %217
  %219 = icmp sgt i64 %218, 0
  br i1 %219, label %220, label %257

220:
  %221 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 30
  %222 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 5
  %223 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 0
  %224 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 6
  br label %225

225:
  %226 = phi i64 [ 0, %220 ], [ %254, %253 ]
  %227 = call i32 @contact_touches(ptr %6, ptr %8, i64 %226)
  %228 = sext i32 %227 to i64
  %229 = getelementptr i64, ptr %10, i64 %226
  store i64 %228, ptr %229
  %230 = load i64, ptr %221
  %231 = icmp eq i64 %230, 0
  br i1 %231, label %232, label %253

232:
  %233 = load i64, ptr %11
  %234 = icmp slt i64 %233, 0
  br i1 %234, label %235, label %253

235:
  %236 = load ptr, ptr %222
  %237 = shl i64 %226, 2
  %238 = getelementptr i64, ptr %236, i64 %237
  %239 = load i64, ptr %238
  %240 = icmp eq i64 %239, 0
  br i1 %240, label %241, label %253

241:
  %242 = load ptr, ptr %223
  %243 = getelementptr double, ptr %242, i64 %226
  %244 = load double, ptr %243
  %245 = load ptr, ptr %224
  %246 = shl i64 %226, 1
  %247 = getelementptr double, ptr %245, i64 %246
  %248 = load double, ptr %247
  %249 = fneg double %248
  %250 = fcmp olt double %244, %249
  br i1 %250, label %251, label %253

251:
  %252 = call i64 @contact_fail(ptr %6, i64 5, i64 %226, double %244)
  br label %582

253:
  %254 = add i64 %226, 1
  %255 = load i64, ptr %217
  %256 = icmp slt i64 %254, %255
  br i1 %256, label %225, label %257

257:
  %258 = phi i64 [ %218, %214 ], [ %255, %253 ]
  %259 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %260 = load double, ptr %259
  %261 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 43
  %262 = load double, ptr %261
  %263 = fsub double %260, %262
  %264 = call double @llvm.fabs.f64(double %263)
  %265 = call double @llvm.fabs.f64(double %260)
  %266 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 9
  %267 = load double, ptr %266
  %268 = call double @llvm.fabs.f64(double %267)
  %269 = call double @llvm.maxnum.f64(double %265, double %268)
  %270 = fmul double %269, 0x3D719799812DEA11
  %271 = fcmp ugt double %264, %270
  br i1 %271, label %275, label %272

272:
  %273 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 39
  %274 = load i64, ptr %273
  br label %275

275:
  %276 = phi i64 [ %274, %272 ], [ 0, %257 ]
  store double %260, ptr %261
  %277 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 39
  %278 = add i64 %276, 1
  store i64 %278, ptr %277
  %279 = mul i64 %258, 20
  %280 = icmp slt i64 %276, %279
  br i1 %280, label %281, label %291

281:
  %282 = icmp eq i64 %216, 0
  %283 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 17
  br i1 %282, label %284, label %330

284:
  %285 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 16
  %286 = load i64, ptr %283
  %287 = mul i64 %258, 3
  %288 = add i64 %287, %286
  %289 = load i64, ptr %285
  %290 = icmp sgt i64 %288, %289
  br i1 %290, label %319, label %297

291:
  %292 = load i64, ptr %11
  %293 = sdiv i64 %292, 2
  %294 = icmp sgt i64 %292, -1
  %295 = select i1 %294, i64 %293, i64 -1
  %296 = call i64 @contact_fail(ptr %6, i64 4, i64 %295, double %260)
  br label %582

297:
  %298 = phi i32 [ %312, %311 ], [ 0, %284 ]
  %299 = icmp eq i32 %298, 0
  %300 = zext i1 %299 to i32
  %301 = call i32 @contact_any_approaches(ptr %6, ptr %8, i32 %300)
  %302 = icmp eq i32 %301, 0
  br i1 %302, label %319, label %303

303:
  %304 = icmp eq i32 %298, 100
  br i1 %304, label %305, label %308

305:
  %306 = load double, ptr %259
  %307 = call i64 @contact_fail(ptr %6, i64 4, i64 -1, double %306)
  br label %582

308:
  %309 = call i64 @contact_impact(ptr %0, ptr %1)
  %310 = icmp eq i64 %309, 0
  br i1 %310, label %311, label %319

311:
  %312 = add i32 %298, 1
  %313 = load i64, ptr %217
  %314 = load i64, ptr %283
  %315 = mul i64 %313, 3
  %316 = add i64 %315, %314
  %317 = load i64, ptr %285
  %318 = icmp sgt i64 %316, %317
  br i1 %318, label %319, label %297

319:
  %320 = phi i64 [ 0, %284 ], [ %309, %308 ], [ 0, %311 ], [ 0, %297 ]
  %321 = phi i1 [ true, %284 ], [ false, %308 ], [ true, %311 ], [ true, %297 ]
  %322 = load i64, ptr %217
  %323 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 17
  %324 = load i64, ptr %323
  %325 = mul i64 %322, 3
  %326 = add i64 %325, %324
  %327 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 16
  %328 = load i64, ptr %327
  %329 = icmp sgt i64 %326, %328
  br i1 %329, label %337, label %339

330:
  %331 = load i64, ptr %283
  %332 = mul i64 %258, 3
  %333 = add i64 %332, %331
  %334 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 16
  %335 = load i64, ptr %334
  %336 = icmp sgt i64 %333, %335
  br i1 %336, label %337, label %359

337:
  %338 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 30
  store i64 0, ptr %338
  br label %582

339:
  br i1 %321, label %340, label %359

340:
  %341 = call i64 @settle_modes(ptr %0, ptr %1, ptr %10)
  %342 = icmp eq i64 %341, 0
  br i1 %342, label %343, label %359

343:
  %344 = load i64, ptr %11
  %345 = icmp eq i64 %344, -2
  br i1 %345, label %346, label %362

346:
  %347 = load double, ptr %259
  %348 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 50
  store double %347, ptr %348
  %349 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 25
  %350 = bitcast ptr %349 to ptr
  %351 = load ptr, ptr %350
  %352 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 22
  %353 = bitcast ptr %352 to ptr
  %354 = load ptr, ptr %353
  %355 = load i64, ptr %217
  %356 = shl i64 %355, 3
  %357 = call i32 @bcmp(ptr %351, ptr %354, i64 %356)
  %358 = icmp eq i32 %357, 0
  br i1 %358, label %359, label %362

359:
  %360 = phi i64 [ %341, %340 ], [ %320, %339 ], [ 4, %346 ], [ %216, %330 ]
  %361 = bitcast ptr %4 to ptr
  call void @contact_problem(ptr sret(%struct.law_problem) align 8 %4, ptr %6)
  br label %380

362:
  %363 = bitcast ptr %4 to ptr
  call void @contact_problem(ptr sret(%struct.law_problem) align 8 %4, ptr %6)
  %364 = load double, ptr %259
  %365 = call double @llvm.fabs.f64(double %364)
  %366 = load double, ptr %266
  %367 = call double @llvm.fabs.f64(double %366)
  %368 = call double @llvm.maxnum.f64(double %365, double %367)
  %369 = fmul double %368, 0x3D719799812DEA11
  %370 = call double @contact_series_limit(ptr %6, ptr %10, double %369, ptr %4)
  %371 = fcmp ogt double %370, 0.000000e+00
  br i1 %371, label %372, label %382

372:
  %373 = load i64, ptr %323
  call void @contact_end_series(ptr %0, ptr %1, double %370, ptr %4)
  %374 = call i64 @contact_look(ptr %0, ptr %1)
  %375 = icmp eq i64 %374, 0
  br i1 %375, label %376, label %380

376:
  %377 = call i64 @settle_modes(ptr %0, ptr %1, ptr %10)
  %378 = icmp eq i64 %377, 0
  br i1 %378, label %379, label %380

379:
  call void @contact_add_rest(ptr %6, i64 %373, double %370)
  br label %382

380:
  %381 = phi i64 [ %360, %359 ], [ %377, %376 ], [ %374, %372 ]
  store i64 -1, ptr %11
  br label %579

382:
  %383 = load double, ptr %259
  %384 = load ptr, ptr %7
  %385 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 36
  store i64 0, ptr %385
  %386 = load i64, ptr %217
  %387 = icmp sgt i64 %386, 0
  br i1 %387, label %388, label %393

388:
  %389 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 22
  %390 = getelementptr %struct.contact_parts, ptr %384, i64 0, i32 25
  %391 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 31
  %392 = getelementptr %struct.contact_parts, ptr %384, i64 0, i32 7
  br label %395

393:
  %394 = bitcast ptr %3 to ptr
  br label %437

395:
  %396 = phi i64 [ 0, %388 ], [ %434, %423 ]
  %397 = load ptr, ptr %389
  %398 = getelementptr i64, ptr %397, i64 %396
  %399 = load i64, ptr %398
  %400 = load ptr, ptr %390
  %401 = getelementptr i64, ptr %400, i64 %396
  %402 = load i64, ptr %401
  %403 = icmp eq i64 %399, 0
  br i1 %403, label %409, label %404

404:
  %405 = icmp eq i64 %402, 0
  br i1 %405, label %409, label %406

406:
  %407 = icmp eq i64 %402, 1
  %408 = select i1 %407, i64 3, i64 4
  br label %409

409:
  %410 = phi i64 [ 1, %395 ], [ %408, %406 ], [ 2, %404 ]
  %411 = icmp eq i64 %402, %399
  br i1 %411, label %423, label %412

412:
  %413 = load i64, ptr %391
  %414 = icmp eq i64 %413, 0
  br i1 %414, label %415, label %423

415:
  %416 = icmp eq i64 %410, 1
  %417 = icmp eq i64 %410, 3
  %418 = select i1 %417, double %215, double -0.000000e+00
  %419 = select i1 %416, double %370, double %418
  %420 = fadd double %383, %419
  %421 = call ptr @contact_record(ptr %6, double %420, i64 %410, i64 %396)
  %422 = load ptr, ptr %389
  br label %423

423:
  %424 = phi ptr [ %422, %415 ], [ %397, %412 ], [ %397, %409 ]
  %425 = getelementptr i64, ptr %424, i64 %396
  store i64 %402, ptr %425
  %426 = call i32 @contact_begins(ptr %6, i64 %396)
  %427 = sitofp i32 %426 to double
  %428 = load ptr, ptr %392
  %429 = getelementptr double, ptr %428, i64 %396
  store double %427, ptr %429
  %430 = icmp ne i64 %402, 0
  %431 = zext i1 %430 to i64
  %432 = load i64, ptr %385
  %433 = add i64 %432, %431
  store i64 %433, ptr %385
  %434 = add i64 %396, 1
  %435 = load i64, ptr %217
  %436 = icmp slt i64 %434, %435
  br i1 %436, label %395, label %393

437:
  %438 = call i32 @contact_force(ptr %6, double %383, ptr %3)
  %439 = icmp eq i32 %438, 0
  br i1 %439, label %440, label %461

440:
  %441 = load i64, ptr %217
  %442 = icmp sgt i64 %441, 0
  br i1 %442, label %443, label %461

443:
  %444 = load ptr, ptr %7
  %445 = getelementptr %struct.contact_parts, ptr %444, i64 0, i32 7
  %446 = load ptr, ptr %445
  br label %447

447:
  %448 = phi i64 [ 0, %443 ], [ %458, %447 ]
  %449 = phi i32 [ 0, %443 ], [ %455, %447 ]
  %450 = icmp ne i32 %449, 0
  %451 = getelementptr double, ptr %446, i64 %448
  %452 = load double, ptr %451
  %453 = fcmp olt double %452, 0.000000e+00
  %454 = select i1 %450, i1 true, i1 %453
  %455 = zext i1 %454 to i32
  %456 = fcmp ogt double %452, 0.000000e+00
  %457 = uitofp i1 %456 to double
  store double %457, ptr %451
  %458 = add i64 %448, 1
  %459 = icmp eq i64 %458, %441
  br i1 %459, label %460, label %447

460:
  br i1 %454, label %437, label %461

461:
  %462 = load double, ptr %259
  %463 = call double @model_time(ptr %0, double %462)
  %464 = call ptr @ode_state(ptr %1)
  %465 = call i64 @contact_project(ptr %0, double %463, ptr %464)
  %466 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 50
  %467 = load i64, ptr %466
  %468 = load double, ptr %259
  %469 = load ptr, ptr %7
  %470 = call double @llvm.fabs.f64(double %468)
  %471 = load double, ptr %266
  %472 = call double @llvm.fabs.f64(double %471)
  %473 = call double @llvm.maxnum.f64(double %470, double %472)
  %474 = fmul double %473, 1.000000e-09
  %475 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 7
  %476 = load double, ptr %475
  %477 = fcmp oeq double %476, 0.000000e+00
  br i1 %477, label %481, label %478

478:
  %479 = call double @llvm.fabs.f64(double %476)
  %480 = call double @llvm.maxnum.f64(double %479, double %474)
  br label %481

481:
  %482 = phi double [ %480, %478 ], [ 0.000000e+00, %461 ]
  %483 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 46
  %484 = load double, ptr %483
  %485 = call double @llvm.maxnum.f64(double %482, double %484)
  store double 0.000000e+00, ptr %483
  %486 = load i64, ptr %11
  %487 = icmp eq i64 %486, -2
  br i1 %487, label %569, label %488

488:
  %489 = icmp sgt i64 %486, -1
  br i1 %489, label %490, label %513

490:
  %491 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 6
  %492 = load double, ptr %491
  %493 = fsub double %468, %492
  %494 = call double @llvm.fabs.f64(double %493)
  %495 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 8
  %496 = load double, ptr %495
  %497 = call double @llvm.fabs.f64(double %496)
  %498 = fmul double %497, 1.000000e-04
  %499 = call double @llvm.maxnum.f64(double %494, double %498)
  %500 = fmul double %499, 1.000000e+02
  %501 = call double @llvm.maxnum.f64(double %500, double %474)
  %502 = call double @llvm.minnum.f64(double %485, double %501)
  %503 = load i64, ptr %385
  %504 = icmp sgt i64 %503, 0
  br i1 %504, label %505, label %513

505:
  %506 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 47
  %507 = load double, ptr %506
  %508 = fcmp ogt double %507, 0.000000e+00
  br i1 %508, label %509, label %513

509:
  %510 = fmul double %507, 3.000000e+00
  %511 = call double @llvm.maxnum.f64(double %510, double %474)
  %512 = call double @llvm.minnum.f64(double %502, double %511)
  br label %513

513:
  %514 = phi double [ %485, %488 ], [ %512, %509 ], [ %502, %505 ], [ %502, %490 ]
  %515 = load i64, ptr %217
  %516 = icmp sgt i64 %515, 0
  br i1 %516, label %517, label %526

517:
  %518 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 5
  %519 = load ptr, ptr %518
  %520 = getelementptr %struct.contact_parts, ptr %469, i64 0, i32 1
  %521 = load ptr, ptr %520
  %522 = getelementptr %struct.contact_parts, ptr %469, i64 0, i32 12
  %523 = load ptr, ptr %522
  %524 = getelementptr %struct.contact_parts, ptr %469, i64 0, i32 26
  %525 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 6
  br label %529

526:
  %527 = phi double [ %514, %513 ], [ %566, %564 ]
  %528 = call double @llvm.copysign.f64(double %527, double %476)
  br label %569

529:
  %530 = phi double [ 0.000000e+00, %517 ], [ %565, %564 ]
  %531 = phi double [ %514, %517 ], [ %566, %564 ]
  %532 = phi i64 [ 0, %517 ], [ %567, %564 ]
  %533 = shl i64 %532, 2
  %534 = getelementptr i64, ptr %519, i64 %533
  %535 = getelementptr i64, ptr %534, i64 1
  %536 = load i64, ptr %535
  %537 = getelementptr double, ptr %521, i64 %536
  %538 = load double, ptr %537
  %539 = getelementptr double, ptr %523, i64 %536
  %540 = load double, ptr %539
  %541 = fneg double %540
  %542 = load i64, ptr %534
  %543 = icmp eq i64 %542, 0
  br i1 %543, label %544, label %564

544:
  %545 = load ptr, ptr %524
  %546 = getelementptr i64, ptr %545, i64 %532
  %547 = load i64, ptr %546
  %548 = icmp ne i64 %547, 0
  %549 = fcmp olt double %540, 0.000000e+00
  %550 = select i1 %548, i1 %549, i1 false
  br i1 %550, label %551, label %564

551:
  %552 = load ptr, ptr %525
  %553 = shl i64 %532, 1
  %554 = or i64 %553, 1
  %555 = getelementptr double, ptr %552, i64 %554
  %556 = load double, ptr %555
  %557 = fcmp ogt double %538, %556
  br i1 %557, label %558, label %564

558:
  %559 = fmul double %538, 2.500000e+00
  %560 = fdiv double %559, %541
  %561 = fcmp olt double %560, %531
  br i1 %561, label %562, label %564

562:
  %563 = call double @llvm.maxnum.f64(double %530, double %531)
  store double %563, ptr %483
  br label %564

564:
  %565 = phi double [ %563, %562 ], [ %530, %558 ], [ %530, %551 ], [ %530, %544 ], [ %530, %529 ]
  %566 = phi double [ %560, %562 ], [ %531, %558 ], [ %531, %551 ], [ %531, %544 ], [ %531, %529 ]
  %567 = add i64 %532, 1
  %568 = icmp eq i64 %567, %515
  br i1 %568, label %526, label %529

569:
  %570 = phi double [ %528, %526 ], [ 0.000000e+00, %481 ]
  call void @ode_start(ptr %1, double %468, double %570)
  store i64 %467, ptr %466
  %571 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 30
  store i64 1, ptr %571
  %572 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 31
  %573 = bitcast ptr %572 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %573, i8 0, i64 16, i1 false)
  store i64 -1, ptr %11
  %574 = load double, ptr %259
  %575 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 45
  store double %574, ptr %575
  %576 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 17
  %577 = load ptr, ptr %576
  store double 0x7FF8000000000000, ptr %577
  %578 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 44
  store double 0.000000e+00, ptr %578
  br label %579

579:
  %580 = phi i64 [ %381, %380 ], [ %465, %569 ]
  %581 = bitcast ptr %4 to ptr
  br label %582

582:
  %583 = phi i64 [ %296, %291 ], [ %307, %305 ], [ %580, %579 ], [ 13, %337 ], [ %252, %251 ]
  ret i64 %583
}

declare double @model_time(ptr, double)

declare ptr @ode_state(ptr)

declare i64 @model_inputs(ptr, double, ptr)

define internal i64 @settle_modes(ptr %0, ptr %1, ptr  %2) {
  %4 = getelementptr %struct.model_context, ptr %0, i64 0, i32 34
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 27
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %9 = load double, ptr %8
  %10 = call i64 @choose_modes(ptr %5, double %9, ptr %2)
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %35

12:
  %13 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 11
  br label %14

14:
  %15 = phi i32 [ 0, %12 ], [ %30, %24 ]
  %16 = call i64 @contact_follower(ptr %5)
  %17 = icmp sgt i64 %16, -1
  br i1 %17, label %18, label %35

18:
  %19 = load ptr, ptr %13
  %20 = call i32 @contact_let_act(ptr %0, ptr %19)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %35, label %22

22:
  %23 = icmp eq i32 %15, 200
  br i1 %23, label %32, label %24

24:
  %25 = load double, ptr %8
  %26 = call double @model_time(ptr %0, double %25)
  %27 = call ptr @ode_state(ptr %1)
  call void @contact_evaluate(ptr %0, double %26, ptr %27)
  %28 = load double, ptr %8
  %29 = call i64 @choose_modes(ptr %5, double %28, ptr %2)
  %30 = add i32 %15, 1
  %31 = icmp eq i64 %29, 0
  br i1 %31, label %14, label %35

32:
  %33 = call i64 @contact_follower(ptr %5)
  %34 = call i64 @contact_fail(ptr %5, i64 7, i64 %33, double 0x7FF8000000000000)
  br label %35

35:
  %36 = phi i64 [ %34, %32 ], [ %10, %3 ], [ %29, %24 ], [ 0, %14 ], [ 0, %18 ]
  ret i64 %36
}

declare i32 @bcmp(ptr , ptr , i64)

declare double @llvm.copysign.f64(double, double)

declare void @ode_start(ptr, double, double)

define internal i64 @choose_modes(ptr %0, double %1, ptr  %2) {
  %4 = alloca %struct.law_problem, align 8
  %5 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 27
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 0
  %8 = load i64, ptr %7
  %9 = getelementptr %struct.contact_parts, ptr %6, i64 0, i32 16
  %10 = load ptr, ptr %9
  %11 = shl i64 %8, 2
  %12 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12
  %14 = or i64 %11, 1
  %15 = add i64 %14, %13
  %16 = mul i64 %15, 20
  %17 = getelementptr double, ptr %10, i64 %16
  %18 = bitcast ptr %4 to ptr
  %19 = getelementptr %struct.contact_parts, ptr %6, i64 0, i32 3
  %20 = load ptr, ptr %19
  %21 = call i64 @solve_modes(ptr %0, double %1, ptr %2, ptr %20, ptr %4)
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %137

23:
  %24 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 16
  %25 = bitcast ptr %17 to ptr
  %26 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 10
  %27 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 3
  br label %28

28:
  %29 = phi double [ 1.000000e-01, %23 ], [ %131, %128 ]
  %30 = load ptr, ptr %5
  %31 = getelementptr %struct.contact_parts, ptr %30, i64 0, i32 3
  %32 = load ptr, ptr %31
  %33 = load i64, ptr %24
  %34 = bitcast ptr %32 to ptr
  %35 = load i64, ptr %7
  %36 = mul i64 %35, 24
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %34, i64 %36, i1 false)
  %37 = load i64, ptr %7
  %38 = icmp sgt i64 %37, 0
  br i1 %38, label %39, label %144

39:
  %40 = fsub double 1.000000e+00, %29
  br label %41

41:
  %42 = phi i64 [ %64, %53 ], [ 0, %39 ]
  %43 = phi i1 [ false, %53 ], [ true, %39 ]
  br label %45

44:
  br i1 %43, label %144, label %67

45:
  %46 = phi i64 [ %50, %49 ], [ %42, %41 ]
  %47 = call i32 @law_waits(ptr %4, i64 %46)
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %53

49:
  %50 = add i64 %46, 1
  %51 = load i64, ptr %7
  %52 = icmp slt i64 %50, %51
  br i1 %52, label %45, label %44

53:
  %54 = mul i64 %46, 3
  %55 = getelementptr double, ptr %17, i64 %54
  %56 = load double, ptr %55
  %57 = fmul double %40, %56
  store double %57, ptr %55
  %58 = add i64 %54, 1
  %59 = getelementptr double, ptr %17, i64 %58
  %60 = load double, ptr %59
  %61 = fmul double %40, %60
  store double %61, ptr %59
  %62 = load ptr, ptr %26
  %63 = getelementptr i64, ptr %62, i64 %46
  store i64 1, ptr %63
  %64 = add i64 %46, 1
  %65 = load i64, ptr %7
  %66 = icmp slt i64 %64, %65
  br i1 %66, label %41, label %67

67:
  call void @law_forces(ptr %4)
  %68 = load i64, ptr %7
  %69 = icmp sgt i64 %68, 0
  br i1 %69, label %70, label %88

70:
  %71 = load ptr, ptr %26
  br label %72

72:
  %73 = phi i64 [ %85, %84 ], [ %68, %70 ]
  %74 = phi i64 [ %86, %84 ], [ 0, %70 ]
  %75 = mul i64 %74, 3
  %76 = getelementptr double, ptr %17, i64 %75
  %77 = load double, ptr %76
  %78 = getelementptr double, ptr %32, i64 %75
  %79 = load double, ptr %78
  %80 = fcmp une double %77, %79
  br i1 %80, label %81, label %84

81:
  %82 = getelementptr i64, ptr %71, i64 %74
  store i64 2, ptr %82
  %83 = load i64, ptr %7
  br label %84

84:
  %85 = phi i64 [ %73, %72 ], [ %83, %81 ]
  %86 = add i64 %74, 1
  %87 = icmp slt i64 %86, %85
  br i1 %87, label %72, label %88

88:
  %89 = load i64, ptr %24
  %90 = icmp slt i64 %89, 1
  store i64 %33, ptr %24
  br i1 %90, label %144, label %91

91:
  %92 = call i64 @solve_modes(ptr %0, double %1, ptr %2, ptr %17, ptr %4)
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %94, label %128

94:
  %95 = load ptr, ptr %5
  %96 = getelementptr %struct.contact_parts, ptr %95, i64 0, i32 3
  %97 = load ptr, ptr %96
  %98 = load i64, ptr %7
  %99 = icmp sgt i64 %98, 0
  br i1 %99, label %100, label %127

100:
  %101 = phi i64 [ %124, %123 ], [ %98, %94 ]
  %102 = phi i64 [ %125, %123 ], [ 0, %94 ]
  %103 = mul i64 %102, 3
  %104 = load ptr, ptr %27
  %105 = getelementptr double, ptr %104, i64 %103
  %106 = load double, ptr %105
  %107 = getelementptr double, ptr %97, i64 %103
  %108 = load double, ptr %107
  %109 = fcmp oeq double %106, %108
  br i1 %109, label %123, label %110

110:
  %111 = load ptr, ptr %26
  %112 = getelementptr i64, ptr %111, i64 %102
  %113 = load i64, ptr %112
  switch i64 %113, label %119 [
    i64 0, label %123
    i64 2, label %114
  ]

114:
  %115 = call i32 @law_waits(ptr %4, i64 %102)
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %128, label %117

117:
  %118 = load ptr, ptr %26
  br label %119

119:
  %120 = phi ptr [ %118, %117 ], [ %111, %110 ]
  %121 = getelementptr i64, ptr %120, i64 %102
  store i64 1, ptr %121
  %122 = load i64, ptr %7
  br label %123

123:
  %124 = phi i64 [ %122, %119 ], [ %101, %110 ], [ %101, %100 ]
  %125 = add i64 %102, 1
  %126 = icmp slt i64 %125, %124
  br i1 %126, label %100, label %127

127:
  store ptr %97, ptr %27
  call void @law_forces(ptr %4)
  br label %144

128:
  %129 = load ptr, ptr %19
  %130 = call i64 @solve_modes(ptr %0, double %1, ptr %2, ptr %129, ptr %4)
  %131 = fmul double %29, 1.000000e-01
  %132 = icmp eq i64 %130, 0
  %133 = fcmp ogt double %131, 1.000000e-04
  %134 = select i1 %132, i1 %133, i1 false
  br i1 %134, label %28, label %135

135:
  %136 = icmp eq i64 %130, 0
  br i1 %136, label %144, label %137

137:
  %138 = phi i64 [ %130, %135 ], [ %21, %3 ]
  %139 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 15
  %140 = load i64, ptr %139
  %141 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 14
  %142 = load double, ptr %141
  %143 = call i64 @contact_fail(ptr %0, i64 %138, i64 %140, double %142)
  br label %235

144:
  %145 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 41
  %146 = load double, ptr %145
  %147 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 14
  %148 = load double, ptr %147
  %149 = call double @llvm.maxnum.f64(double %146, double %148)
  store double %149, ptr %145
  %150 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 16
  %151 = load i64, ptr %150
  %152 = icmp sgt i64 %151, 0
  br i1 %152, label %153, label %158

153:
  %154 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 42
  %155 = load double, ptr %154
  %156 = fcmp ugt double %155, %1
  br i1 %156, label %157, label %158

157:
  store double %1, ptr %154
  br label %158

158:
  %159 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 23
  %160 = bitcast ptr %159 to ptr
  %161 = load ptr, ptr %160
  %162 = getelementptr %struct.contact_parts, ptr %6, i64 0, i32 10
  %163 = bitcast ptr %162 to ptr
  %164 = load ptr, ptr %163
  %165 = load i64, ptr %12
  %166 = shl i64 %165, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %161, ptr align 8 %164, i64 %166, i1 false)
  %167 = load ptr, ptr %5
  %168 = getelementptr %struct.contact_parts, ptr %167, i64 0, i32 9
  %169 = bitcast ptr %168 to ptr
  %170 = load ptr, ptr %169
  %171 = load i64, ptr %12
  %172 = shl i64 %171, 3
  call void @llvm.memset.p0.i64(ptr align 8 %170, i8 0, i64 %172, i1 false)
  %173 = load i64, ptr %150
  %174 = icmp eq i64 %173, 0
  br i1 %174, label %235, label %175

175:
  %176 = getelementptr %struct.contact_parts, ptr %167, i64 0, i32 15
  %177 = bitcast ptr %176 to ptr
  %178 = load ptr, ptr %177
  %179 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 12
  %180 = bitcast ptr %179 to ptr
  %181 = load ptr, ptr %180
  %182 = load i64, ptr %12
  %183 = shl i64 %182, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %178, ptr align 8 %181, i64 %183, i1 false)
  %184 = load ptr, ptr %180
  %185 = load i64, ptr %12
  %186 = shl i64 %185, 3
  call void @llvm.memset.p0.i64(ptr align 8 %184, i8 0, i64 %186, i1 false)
  call void @law_forces(ptr %4)
  %187 = load i64, ptr %12
  %188 = icmp sgt i64 %187, 0
  br i1 %188, label %192, label %189

189:
  %190 = load ptr, ptr %180
  %191 = load ptr, ptr %177
  br label %219

192:
  %193 = load ptr, ptr %176
  %194 = load ptr, ptr %179
  %195 = bitcast ptr %194 to ptr
  %196 = bitcast ptr %193 to ptr
  br label %204

197:
  %198 = fmul double %211, 1.000000e-09
  %199 = fcmp ogt double %216, %198
  br i1 %199, label %200, label %219

200:
  %201 = load ptr, ptr %168
  %202 = getelementptr %struct.contact_parts, ptr %167, i64 0, i32 8
  %203 = load ptr, ptr %202
  br label %223

204:
  %205 = phi i64 [ 0, %192 ], [ %217, %204 ]
  %206 = phi double [ 0.000000e+00, %192 ], [ %216, %204 ]
  %207 = phi double [ 0.000000e+00, %192 ], [ %211, %204 ]
  %208 = getelementptr double, ptr %193, i64 %205
  %209 = load double, ptr %208
  %210 = call double @llvm.fabs.f64(double %209)
  %211 = call double @llvm.maxnum.f64(double %207, double %210)
  %212 = getelementptr double, ptr %194, i64 %205
  %213 = load double, ptr %212
  %214 = fsub double %209, %213
  %215 = call double @llvm.fabs.f64(double %214)
  %216 = call double @llvm.maxnum.f64(double %206, double %215)
  %217 = add i64 %205, 1
  %218 = icmp eq i64 %217, %187
  br i1 %218, label %197, label %204

219:
  %220 = phi ptr [ %191, %189 ], [ %196, %197 ], [ %196, %223 ]
  %221 = phi ptr [ %190, %189 ], [ %195, %197 ], [ %195, %223 ]
  %222 = shl i64 %187, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %221, ptr align 8 %220, i64 %222, i1 false)
  br label %235

223:
  %224 = phi i64 [ 0, %200 ], [ %233, %223 ]
  %225 = getelementptr double, ptr %194, i64 %224
  %226 = load double, ptr %225
  %227 = getelementptr double, ptr %201, i64 %224
  store double %226, ptr %227
  %228 = getelementptr double, ptr %193, i64 %224
  %229 = load double, ptr %228
  %230 = load double, ptr %225
  %231 = fsub double %229, %230
  %232 = getelementptr double, ptr %203, i64 %224
  store double %231, ptr %232
  %233 = add i64 %224, 1
  %234 = icmp eq i64 %233, %187
  br i1 %234, label %219, label %223

235:
  %236 = phi i64 [ %143, %137 ], [ 0, %158 ], [ 0, %219 ]
  ret i64 %236
}

define internal i64 @solve_modes(ptr %0, double %1, ptr  %2, ptr %3, ptr %4) {
  %6 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 27
  %7 = load ptr, ptr %6
  %8 = call i32 @contact_force(ptr %0, double %1, ptr %4)
  %9 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 35
  %10 = load i64, ptr %9
  %11 = icmp sgt i64 %10, -1
  %12 = srem i64 %10, 2
  %13 = icmp eq i64 %12, 1
  %14 = and i1 %11, %13
  %15 = sdiv i64 %10, 2
  %16 = select i1 %14, i64 %15, i64 -1
  %17 = icmp sgt i64 %16, -1
  br i1 %17, label %18, label %24

18:
  %19 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 22
  %20 = load ptr, ptr %19
  %21 = getelementptr i64, ptr %20, i64 %16
  %22 = load i64, ptr %21
  %23 = icmp eq i64 %22, 1
  br label %24

24:
  %25 = phi i1 [ false, %5 ], [ %23, %18 ]
  %26 = and i64 %10, -9223372036854775807
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %34

28:
  %29 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 22
  %30 = load ptr, ptr %29
  %31 = getelementptr i64, ptr %30, i64 %15
  %32 = load i64, ptr %31
  %33 = icmp ne i64 %32, 0
  br label %34

34:
  %35 = phi i1 [ false, %24 ], [ %33, %28 ]
  %36 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 39
  %37 = load i64, ptr %36
  %38 = icmp sgt i64 %37, 1
  br i1 %38, label %39, label %41

39:
  %40 = select i1 %25, i1 true, i1 %35
  br label %41

41:
  %42 = phi i1 [ false, %34 ], [ %40, %39 ]
  %43 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 3
  store ptr %3, ptr %43
  %44 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 0
  %45 = load i64, ptr %44
  %46 = icmp sgt i64 %45, 0
  br i1 %46, label %47, label %62

47:
  %48 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  %49 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 6
  %50 = icmp eq i32 %8, 0
  %51 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 7
  %52 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 1
  %53 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 8
  %54 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 22
  %55 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 10
  %56 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 1
  %57 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 10
  %58 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 15
  %59 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 12
  %60 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 9
  %61 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 8
  br label %64

62:
  %63 = call i64 @law_solve(ptr %4)
  ret i64 %63

64:
  %65 = phi i64 [ 0, %47 ], [ %268, %267 ]
  %66 = load ptr, ptr %48
  %67 = shl i64 %65, 2
  %68 = getelementptr i64, ptr %66, i64 %67
  %69 = getelementptr i64, ptr %68, i64 1
  %70 = load i64, ptr %69
  %71 = load i64, ptr %68
  %72 = icmp ne i64 %71, 2
  %73 = zext i1 %72 to i64
  %74 = add i64 %70, %73
  %75 = load ptr, ptr %49
  %76 = shl i64 %65, 1
  %77 = or i64 %76, 1
  %78 = getelementptr double, ptr %75, i64 %77
  %79 = load double, ptr %78
  br i1 %50, label %97, label %80

80:
  %81 = load ptr, ptr %51
  %82 = getelementptr double, ptr %81, i64 %65
  %83 = load double, ptr %82
  %84 = fcmp une double %83, 0.000000e+00
  br i1 %84, label %85, label %97

85:
  %86 = call i32 @contact_begins(ptr %0, i64 %65)
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %97, label %88

88:
  %89 = load i64, ptr %9
  %90 = sdiv i64 %89, 2
  %91 = icmp eq i64 %65, %90
  br i1 %91, label %97, label %92

92:
  %93 = load i64, ptr %36
  %94 = load i64, ptr %44
  %95 = shl i64 %94, 1
  %96 = icmp sgt i64 %93, %95
  br label %97

97:
  %98 = phi i1 [ false, %88 ], [ true, %92 ], [ false, %85 ], [ false, %80 ], [ false, %64 ]
  %99 = phi i1 [ false, %88 ], [ %96, %92 ], [ false, %85 ], [ false, %80 ], [ false, %64 ]
  %100 = load ptr, ptr %48
  %101 = getelementptr i64, ptr %100, i64 %67
  %102 = load i64, ptr %101
  %103 = icmp eq i64 %102, 2
  br i1 %103, label %115, label %104

104:
  %105 = getelementptr i64, ptr %2, i64 %65
  %106 = load i64, ptr %105
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %115, label %108

108:
  %109 = load ptr, ptr %52
  %110 = getelementptr i64, ptr %101, i64 1
  %111 = load i64, ptr %110
  %112 = getelementptr double, ptr %109, i64 %111
  %113 = load double, ptr %112
  %114 = fcmp ole double %113, %79
  br label %115

115:
  %116 = phi i1 [ true, %97 ], [ false, %104 ], [ %114, %108 ]
  %117 = zext i1 %116 to i64
  %118 = load ptr, ptr %53
  %119 = getelementptr i64, ptr %118, i64 %65
  store i64 %117, ptr %119
  %120 = load ptr, ptr %54
  %121 = getelementptr i64, ptr %120, i64 %65
  %122 = load i64, ptr %121
  %123 = icmp ne i64 %122, 0
  %124 = select i1 %123, i1 true, i1 %42
  br i1 %124, label %125, label %129

125:
  %126 = load i64, ptr %9
  %127 = icmp slt i64 %126, 0
  %128 = select i1 %127, i64 1, i64 %122
  br label %129

129:
  %130 = phi i64 [ 1, %115 ], [ %128, %125 ]
  %131 = load ptr, ptr %55
  %132 = getelementptr i64, ptr %131, i64 %65
  store i64 %130, ptr %132
  %133 = load i64, ptr %101
  %134 = icmp eq i64 %133, 2
  br i1 %134, label %142, label %135

135:
  %136 = load i64, ptr %9
  %137 = icmp eq i64 %136, %76
  br i1 %137, label %138, label %144

138:
  %139 = load i64, ptr %121
  %140 = icmp eq i64 %139, 0
  br i1 %140, label %193, label %141

141:
  store i64 0, ptr %132
  br label %142

142:
  %143 = load i64, ptr %9
  br label %144

144:
  %145 = phi i64 [ %143, %142 ], [ %136, %135 ]
  %146 = icmp eq i64 %145, -2
  br i1 %146, label %147, label %193

147:
  %148 = getelementptr i64, ptr %101, i64 2
  %149 = load i64, ptr %148
  %150 = getelementptr i64, ptr %101, i64 1
  %151 = load i64, ptr %150
  %152 = load i64, ptr %101
  %153 = icmp ne i64 %152, 2
  %154 = zext i1 %153 to i64
  %155 = add i64 %151, %154
  %156 = add i64 %155, %149
  %157 = icmp sgt i64 %149, 0
  br i1 %157, label %158, label %193

158:
  %159 = load ptr, ptr %6
  %160 = getelementptr %struct.contact_parts, ptr %159, i64 0, i32 5
  %161 = load ptr, ptr %160
  %162 = load i64, ptr %56
  %163 = add i64 %162, 1
  br label %164

164:
  %165 = phi i64 [ %155, %158 ], [ %171, %164 ]
  %166 = phi double [ 0.000000e+00, %158 ], [ %170, %164 ]
  %167 = mul i64 %165, %163
  %168 = getelementptr double, ptr %161, i64 %167
  %169 = load double, ptr %168
  %170 = fadd double %166, %169
  %171 = add i64 %165, 1
  %172 = icmp slt i64 %171, %156
  br i1 %172, label %164, label %173

173:
  %174 = fcmp ogt double %170, 0.000000e+00
  %175 = load i64, ptr %121
  %176 = icmp ne i64 %175, 1
  %177 = select i1 %176, i1 true, i1 %174
  br i1 %177, label %193, label %178

178:
  %179 = getelementptr i64, ptr %68, i64 2
  %180 = load i64, ptr %179
  %181 = icmp sgt i64 %180, 0
  br i1 %181, label %182, label %184

182:
  %183 = load ptr, ptr %57
  br label %185

184:
  store i64 2, ptr %119
  store i64 2, ptr %132
  br label %267

185:
  %186 = phi i64 [ 0, %182 ], [ %191, %185 ]
  %187 = icmp eq i64 %186, 0
  %188 = uitofp i1 %187 to double
  %189 = add i64 %186, %74
  %190 = getelementptr double, ptr %183, i64 %189
  store double %188, ptr %190
  %191 = add i64 %186, 1
  %192 = icmp eq i64 %191, %180
  br i1 %192, label %184, label %185

193:
  %194 = icmp eq i64 %65, %16
  %195 = select i1 %194, i1 %25, i1 false
  br i1 %195, label %196, label %239

196:
  %197 = load ptr, ptr %59
  %198 = load ptr, ptr %57
  %199 = call double @contact_slide(ptr %0, i64 %16, ptr %197, ptr %198)
  %200 = load i64, ptr %69
  %201 = getelementptr i64, ptr %68, i64 2
  %202 = load i64, ptr %201
  %203 = add i64 %202, %74
  %204 = fcmp ogt double %199, 0.000000e+00
  %205 = icmp sgt i64 %202, 0
  %206 = select i1 %205, i1 %204, i1 false
  br i1 %206, label %207, label %209

207:
  %208 = load ptr, ptr %57
  br label %214

209:
  %210 = load ptr, ptr %48
  %211 = getelementptr i64, ptr %210, i64 %67
  %212 = load i64, ptr %211
  %213 = icmp eq i64 %212, 2
  br i1 %213, label %235, label %221

214:
  %215 = phi i64 [ %74, %207 ], [ %219, %214 ]
  %216 = getelementptr double, ptr %208, i64 %215
  %217 = load double, ptr %216
  %218 = fneg double %217
  store double %218, ptr %216
  %219 = add i64 %215, 1
  %220 = icmp slt i64 %219, %203
  br i1 %220, label %214, label %209

221:
  %222 = load ptr, ptr %59
  %223 = getelementptr double, ptr %222, i64 %200
  %224 = load double, ptr %223
  %225 = load ptr, ptr %60
  %226 = getelementptr double, ptr %225, i64 %200
  %227 = load double, ptr %226
  %228 = load ptr, ptr %61
  %229 = getelementptr double, ptr %228, i64 %200
  %230 = load double, ptr %229
  %231 = fadd double %227, %230
  %232 = fmul double %231, 1.000000e-09
  %233 = fcmp olt double %224, %232
  br i1 %233, label %234, label %235

234:
  br label %235

235:
  %236 = phi i64 [ 0, %234 ], [ 2, %221 ], [ 2, %209 ]
  %237 = load ptr, ptr %55
  %238 = getelementptr i64, ptr %237, i64 %16
  store i64 %236, ptr %238
  br label %267

239:
  br i1 %116, label %240, label %267

240:
  br i1 %99, label %246, label %241

241:
  %242 = load ptr, ptr %52
  %243 = load ptr, ptr %58
  %244 = call double @contact_slide(ptr %0, i64 %65, ptr %242, ptr %243)
  %245 = fcmp ogt double %244, %79
  br i1 %245, label %246, label %259

246:
  br i1 %98, label %251, label %247

247:
  %248 = load ptr, ptr %52
  %249 = load ptr, ptr %57
  %250 = call double @contact_slide(ptr %0, i64 %65, ptr %248, ptr %249)
  br label %251

251:
  %252 = load ptr, ptr %53
  %253 = getelementptr i64, ptr %252, i64 %65
  store i64 2, ptr %253
  %254 = load ptr, ptr %55
  %255 = getelementptr i64, ptr %254, i64 %65
  %256 = load i64, ptr %255
  %257 = icmp eq i64 %256, 0
  %258 = select i1 %257, i64 0, i64 2
  store i64 %258, ptr %255
  br label %267

259:
  %260 = select i1 %98, i1 true, i1 %42
  br i1 %260, label %267, label %261

261:
  %262 = load ptr, ptr %55
  %263 = getelementptr i64, ptr %262, i64 %65
  %264 = load i64, ptr %263
  %265 = icmp eq i64 %264, 2
  br i1 %265, label %266, label %267

266:
  store i64 1, ptr %263
  br label %267

267:
  %268 = add i64 %65, 1
  %269 = load i64, ptr %44
  %270 = icmp slt i64 %268, %269
  br i1 %270, label %64, label %62
}

define i64 @contact_guards_at(ptr %0, double %1, ptr %2, ptr  %3) {
  %5 = getelementptr %struct.model_context, ptr %0, i64 0, i32 34
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 27
  %8 = load ptr, ptr %7
  %9 = call i64 @model_inputs(ptr %0, double %1, ptr %2)
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %247

11:
  %12 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 36
  %13 = load i64, ptr %12
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %32

15:
  %16 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 7
  %17 = getelementptr %struct.model_call, ptr %16, i64 0, i32 0
  %18 = load ptr, ptr %17
  %19 = icmp eq ptr %18, null
  %20 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 8
  %21 = select i1 %19, ptr %20, ptr %16
  %22 = getelementptr %struct.model_call, ptr %21, i64 0, i32 0
  %23 = load ptr, ptr %22
  %24 = getelementptr %struct.model_context, ptr %0, i64 0, i32 14
  %25 = load ptr, ptr %24
  %26 = getelementptr %struct.model_call, ptr %21, i64 0, i32 1
  %27 = load ptr, ptr %26
  %28 = getelementptr %struct.model_call, ptr %21, i64 0, i32 2
  %29 = load ptr, ptr %28
  %30 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 0
  %31 = load ptr, ptr %30
  call void %23(double %1, ptr %2, ptr %25, ptr %27, ptr %29, ptr %31)
  br label %32

32:
  %33 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 1
  %34 = load i64, ptr %33
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %36, label %51

36:
  %37 = load i64, ptr %12
  %38 = icmp sgt i64 %37, 0
  br i1 %38, label %39, label %51

39:
  %40 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 11
  %41 = load ptr, ptr %40
  br label %42

42:
  %43 = phi double [ 0.000000e+00, %39 ], [ %48, %42 ]
  %44 = phi i64 [ 0, %39 ], [ %49, %42 ]
  %45 = getelementptr double, ptr %41, i64 %44
  %46 = load double, ptr %45
  %47 = call double @llvm.fabs.f64(double %46)
  %48 = call double @llvm.maxnum.f64(double %43, double %47)
  %49 = add i64 %44, 1
  %50 = icmp eq i64 %49, %34
  br i1 %50, label %51, label %42

51:
  %52 = phi double [ 0.000000e+00, %32 ], [ 0.000000e+00, %36 ], [ %48, %42 ]
  %53 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 0
  %54 = load i64, ptr %53
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %56, label %238

56:
  %57 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 5
  %58 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 3
  %59 = getelementptr %struct.contact_sample, ptr %3, i64 0, i32 1
  %60 = getelementptr %struct.contact_sample, ptr %3, i64 0, i32 2
  %61 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 22
  %62 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 11
  %63 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 1
  %64 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 10
  %65 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 12
  %66 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 7
  %67 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 13
  %68 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 6
  %69 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 23
  %70 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 0
  br label %71

71:
  %72 = phi i64 [ 0, %56 ], [ %233, %232 ]
  %73 = load ptr, ptr %57
  %74 = shl i64 %72, 2
  %75 = getelementptr i64, ptr %73, i64 %74
  %76 = getelementptr i64, ptr %75, i64 1
  %77 = load i64, ptr %76
  %78 = load i64, ptr %75
  %79 = icmp ne i64 %78, 2
  %80 = zext i1 %79 to i64
  %81 = add i64 %77, %80
  %82 = getelementptr i64, ptr %75, i64 2
  %83 = load i64, ptr %82
  %84 = load ptr, ptr %58
  %85 = mul i64 %72, 3
  %86 = getelementptr double, ptr %84, i64 1
  %87 = load ptr, ptr %59
  %88 = shl i64 %72, 1
  %89 = getelementptr double, ptr %87, i64 %88
  %90 = load ptr, ptr %60
  %91 = getelementptr double, ptr %90, i64 %88
  %92 = icmp eq i64 %78, 2
  %93 = getelementptr double, ptr %89, i64 1
  store double 1.000000e+00, ptr %93
  store double 1.000000e+00, ptr %89
  %94 = getelementptr double, ptr %91, i64 1
  store double 0x7FF8000000000000, ptr %94
  store double 0x7FF8000000000000, ptr %91
  %95 = load ptr, ptr %61
  %96 = getelementptr i64, ptr %95, i64 %72
  %97 = load i64, ptr %96
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %99, label %114

99:
  %100 = icmp eq i64 %78, 0
  br i1 %100, label %105, label %101

101:
  %102 = load ptr, ptr %63
  %103 = getelementptr double, ptr %102, i64 %77
  %104 = load double, ptr %103
  store double %104, ptr %89
  br label %112

105:
  %106 = load ptr, ptr %70
  %107 = getelementptr double, ptr %106, i64 %72
  %108 = load double, ptr %107
  store double %108, ptr %89
  %109 = load ptr, ptr %63
  %110 = getelementptr double, ptr %109, i64 %77
  %111 = load double, ptr %110
  br label %112

112:
  %113 = phi double [ %111, %105 ], [ 0x7FF8000000000000, %101 ]
  store double %113, ptr %91
  br label %232

114:
  br i1 %92, label %120, label %115

115:
  %116 = load ptr, ptr %62
  %117 = getelementptr double, ptr %116, i64 %77
  %118 = load double, ptr %117
  %119 = call double @llvm.fmuladd.f64(double %52, double 1.000000e-13, double %118)
  store double %119, ptr %89
  br label %120

120:
  %121 = icmp eq i64 %83, 0
  br i1 %121, label %232, label %122

122:
  %123 = icmp eq i64 %97, 1
  br i1 %123, label %124, label %152

124:
  %125 = getelementptr double, ptr %86, i64 %85
  %126 = load double, ptr %125
  %127 = load ptr, ptr %62
  br i1 %92, label %131, label %128

128:
  %129 = getelementptr double, ptr %127, i64 %77
  %130 = load double, ptr %129
  br label %131

131:
  %132 = phi double [ %130, %128 ], [ 1.000000e+00, %124 ]
  %133 = fmul double %126, %132
  %134 = getelementptr double, ptr %127, i64 %81
  %135 = icmp sgt i64 %83, 0
  br i1 %135, label %136, label %144

136:
  %137 = phi i64 [ %142, %136 ], [ 0, %131 ]
  %138 = phi double [ %141, %136 ], [ 0.000000e+00, %131 ]
  %139 = getelementptr double, ptr %134, i64 %137
  %140 = load double, ptr %139
  %141 = call double @llvm.fmuladd.f64(double %140, double %140, double %138)
  %142 = add i64 %137, 1
  %143 = icmp eq i64 %142, %83
  br i1 %143, label %144, label %136

144:
  %145 = phi double [ 0.000000e+00, %131 ], [ %141, %136 ]
  %146 = call double @llvm.sqrt.f64(double %145)
  %147 = fsub double %133, %146
  %148 = call double @llvm.fmuladd.f64(double %52, double 1.000000e-13, double %147)
  store double %148, ptr %93
  %149 = call i32 @contact_is_carried(ptr %6, i64 %72)
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %232, label %151

151:
  store double -1.000000e+00, ptr %93
  br label %232

152:
  %153 = call i32 @contact_slips_in_plane(ptr %6, i64 %72)
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %162, label %155

155:
  %156 = add i64 %81, %83
  %157 = icmp sgt i64 %83, 0
  br i1 %157, label %158, label %197

158:
  %159 = load ptr, ptr %63
  %160 = load ptr, ptr %64
  %161 = load ptr, ptr %65
  br label %204

162:
  store double 0.000000e+00, ptr %94
  store double 0.000000e+00, ptr %93
  %163 = add i64 %81, %83
  %164 = icmp sgt i64 %83, 0
  br i1 %164, label %165, label %232

165:
  %166 = load ptr, ptr %63
  %167 = load ptr, ptr %69
  %168 = load ptr, ptr %65
  %169 = getelementptr double, ptr %166, i64 %81
  %170 = load double, ptr %169
  %171 = getelementptr double, ptr %167, i64 %81
  %172 = load double, ptr %171
  %173 = call double @llvm.fmuladd.f64(double %170, double %172, double 0.000000e+00)
  store double %173, ptr %93
  %174 = getelementptr double, ptr %168, i64 %81
  %175 = load double, ptr %174
  %176 = load double, ptr %171
  %177 = load double, ptr %94
  %178 = call double @llvm.fmuladd.f64(double %175, double %176, double %177)
  store double %178, ptr %94
  %179 = icmp eq i64 %83, 1
  br i1 %179, label %232, label %180

180:
  %181 = add i64 %81, 1
  br label %182

182:
  %183 = phi i64 [ %195, %182 ], [ %181, %180 ]
  %184 = load double, ptr %93
  %185 = getelementptr double, ptr %166, i64 %183
  %186 = load double, ptr %185
  %187 = getelementptr double, ptr %167, i64 %183
  %188 = load double, ptr %187
  %189 = call double @llvm.fmuladd.f64(double %186, double %188, double %184)
  store double %189, ptr %93
  %190 = getelementptr double, ptr %168, i64 %183
  %191 = load double, ptr %190
  %192 = load double, ptr %187
  %193 = load double, ptr %94
  %194 = call double @llvm.fmuladd.f64(double %191, double %192, double %193)
  store double %194, ptr %94
  %195 = add i64 %183, 1
  %196 = icmp slt i64 %195, %163
  br i1 %196, label %182, label %232

197:
  %198 = phi double [ 0.000000e+00, %155 ], [ %212, %204 ]
  %199 = phi double [ 0.000000e+00, %155 ], [ %216, %204 ]
  %200 = load ptr, ptr %66
  %201 = getelementptr double, ptr %200, i64 %72
  %202 = load double, ptr %201
  %203 = fcmp olt double %202, 0.000000e+00
  br i1 %203, label %230, label %219

204:
  %205 = phi i64 [ %81, %158 ], [ %217, %204 ]
  %206 = phi double [ 0.000000e+00, %158 ], [ %216, %204 ]
  %207 = phi double [ 0.000000e+00, %158 ], [ %212, %204 ]
  %208 = getelementptr double, ptr %159, i64 %205
  %209 = load double, ptr %208
  %210 = getelementptr double, ptr %160, i64 %205
  %211 = load double, ptr %210
  %212 = call double @llvm.fmuladd.f64(double %209, double %211, double %207)
  %213 = getelementptr double, ptr %161, i64 %205
  %214 = load double, ptr %213
  %215 = fneg double %214
  %216 = call double @llvm.fmuladd.f64(double %215, double %211, double %206)
  %217 = add i64 %205, 1
  %218 = icmp slt i64 %217, %156
  br i1 %218, label %204, label %197

219:
  %220 = load double, ptr %67
  %221 = load ptr, ptr %68
  %222 = load double, ptr %221
  %223 = fmul double %222, 5.000000e-06
  %224 = getelementptr double, ptr %221, i64 1
  %225 = load double, ptr %224
  %226 = fdiv double %223, %225
  %227 = call double @llvm.maxnum.f64(double %220, double %226)
  %228 = fmul double %227, -1.000000e-01
  %229 = call double @llvm.fmuladd.f64(double %228, double %199, double %198)
  br label %230

230:
  %231 = phi double [ %229, %219 ], [ -1.000000e+00, %197 ]
  store double %231, ptr %93
  br label %232

232:
  %233 = add i64 %72, 1
  %234 = load i64, ptr %53
  %235 = icmp slt i64 %233, %234
  br i1 %235, label %71, label %236

236:
  %237 = load i64, ptr %33
  br label %238

238:
  %239 = phi i64 [ %237, %236 ], [ %34, %51 ]
  %240 = getelementptr %struct.contact_sample, ptr %3, i64 0, i32 3
  %241 = bitcast ptr %240 to ptr
  %242 = load ptr, ptr %241
  %243 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 11
  %244 = bitcast ptr %243 to ptr
  %245 = load ptr, ptr %244
  %246 = shl i64 %239, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %242, ptr align 8 %245, i64 %246, i1 false)
  br label %247

247:
  %248 = phi i64 [ 0, %238 ], [ %9, %4 ]
  ret i64 %248
}

define double @contact_slack(ptr  %0, i64 %1) {
  %3 = sdiv i64 %1, 2
  %4 = srem i64 %1, 2
  %5 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 22
  %6 = load ptr, ptr %5
  %7 = getelementptr i64, ptr %6, i64 %3
  %8 = load i64, ptr %7
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %20

10:
  %11 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  %12 = load ptr, ptr %11
  %13 = shl i64 %3, 2
  %14 = getelementptr i64, ptr %12, i64 %13
  %15 = load i64, ptr %14
  %16 = icmp eq i64 %15, 0
  %17 = and i64 %1, 1
  %18 = select i1 %16, i64 %17, i64 1
  %19 = shl i64 %3, 1
  br label %26

20:
  %21 = icmp eq i64 %4, 1
  %22 = icmp eq i64 %8, 2
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %24, label %35

24:
  %25 = shl i64 %3, 1
  br label %26

26:
  %27 = phi i64 [ 1, %24 ], [ %19, %10 ]
  %28 = phi i64 [ %25, %24 ], [ %18, %10 ]
  %29 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 6
  %30 = load ptr, ptr %29
  %31 = or i64 %28, %27
  %32 = getelementptr double, ptr %30, i64 %31
  %33 = load double, ptr %32
  %34 = fmul double %33, 1.000000e-03
  br label %35

35:
  %36 = phi double [ 0x10000000000000, %20 ], [ %34, %26 ]
  ret double %36
}

define i64 @contact_values(ptr %0, double %1, ptr %2, ptr  %3) {
  %5 = alloca %struct.contact_sample, align 8
  %6 = getelementptr %struct.model_context, ptr %0, i64 0, i32 34
  %7 = load ptr, ptr %6
  %8 = bitcast ptr %5 to ptr
  %9 = getelementptr %struct.contact_system, ptr %7, i64 0, i32 0
  %10 = load i64, ptr %9
  %11 = shl i64 %10, 1
  %12 = getelementptr %struct.contact_system, ptr %7, i64 0, i32 27
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.contact_parts, ptr %13, i64 0, i32 16
  %15 = load ptr, ptr %14
  %16 = shl i64 %10, 2
  %17 = getelementptr %struct.contact_system, ptr %7, i64 0, i32 1
  %18 = load i64, ptr %17
  %19 = or i64 %16, 1
  %20 = add i64 %19, %18
  %21 = mul i64 %20, 20
  %22 = getelementptr double, ptr %15, i64 %21
  %23 = getelementptr %struct.contact_sample, ptr %5, i64 0, i32 0
  store double %1, ptr %23
  %24 = getelementptr %struct.contact_sample, ptr %5, i64 0, i32 1
  store ptr %22, ptr %24
  %25 = getelementptr %struct.contact_sample, ptr %5, i64 0, i32 2
  %26 = getelementptr double, ptr %22, i64 %11
  store ptr %26, ptr %25
  %27 = getelementptr %struct.contact_sample, ptr %5, i64 0, i32 3
  %28 = getelementptr double, ptr %22, i64 %16
  store ptr %28, ptr %27
  %29 = call i64 @contact_guards_at(ptr %0, double %1, ptr %2, ptr %5)
  %30 = load i64, ptr %9
  %31 = icmp sgt i64 %30, 0
  br i1 %31, label %32, label %35

32:
  %33 = shl i64 %30, 1
  %34 = call i64 @llvm.smax.i64(i64 %33, i64 1)
  br label %36

35:
  ret i64 %29

36:
  %37 = phi i64 [ %43, %36 ], [ 0, %32 ]
  %38 = getelementptr double, ptr %22, i64 %37
  %39 = load double, ptr %38
  %40 = call double @contact_slack(ptr %7, i64 %37)
  %41 = fadd double %39, %40
  %42 = getelementptr double, ptr %3, i64 %37
  store double %41, ptr %42
  %43 = add i64 %37, 1
  %44 = icmp eq i64 %43, %34
  br i1 %44, label %35, label %36
}

define ptr @contact_record(ptr  %0, double %1, i64 %2, i64 %3) {
  %5 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 15
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 17
  %8 = load i64, ptr %7
  %9 = add i64 %8, 1
  store i64 %9, ptr %7
  %10 = getelementptr %struct.contact_event.22, ptr %6, i64 %8
  %11 = getelementptr %struct.contact_event.22, ptr %6, i64 %8, i32 1
  %12 = bitcast ptr %11 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %12, i8 0, i64 48, i1 false)
  %13 = getelementptr %struct.contact_event.22, ptr %10, i64 0, i32 0
  store double %1, ptr %13
  %14 = getelementptr %struct.contact_event.22, ptr %6, i64 %8, i32 1
  store i64 %2, ptr %14
  %15 = getelementptr %struct.contact_event.22, ptr %6, i64 %8, i32 2
  store i64 %3, ptr %15
  ret ptr %10
}

define i32 @contact_touches(ptr  %0, ptr  %1, i64 %2) {
  %4 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  %5 = load ptr, ptr %4
  %6 = shl i64 %2, 2
  %7 = getelementptr i64, ptr %5, i64 %6
  %8 = load i64, ptr %7
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %18

10:
  %11 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 30
  %12 = load i64, ptr %11
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %20

14:
  %15 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 35
  %16 = load i64, ptr %15
  %17 = icmp slt i64 %16, 0
  br label %20

18:
  %19 = icmp eq i64 %8, 2
  br i1 %19, label %58, label %20

20:
  %21 = phi i1 [ false, %18 ], [ %17, %14 ], [ false, %10 ]
  %22 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 22
  %23 = load ptr, ptr %22
  %24 = getelementptr i64, ptr %23, i64 %2
  %25 = load i64, ptr %24
  %26 = icmp eq i64 %25, 0
  %27 = select i1 %26, i1 true, i1 %21
  br i1 %27, label %28, label %58

28:
  %29 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 35
  %30 = load i64, ptr %29
  %31 = shl i64 %2, 1
  %32 = icmp eq i64 %30, %31
  br i1 %32, label %58, label %33

33:
  br i1 %9, label %34, label %41

34:
  %35 = getelementptr %struct.contact_parts, ptr %1, i64 0, i32 0
  %36 = load ptr, ptr %35
  %37 = getelementptr double, ptr %36, i64 %2
  %38 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 6
  %39 = load ptr, ptr %38
  %40 = getelementptr double, ptr %39, i64 %31
  br label %51

41:
  %42 = getelementptr %struct.contact_parts, ptr %1, i64 0, i32 1
  %43 = load ptr, ptr %42
  %44 = getelementptr i64, ptr %7, i64 1
  %45 = load i64, ptr %44
  %46 = getelementptr double, ptr %43, i64 %45
  %47 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 6
  %48 = load ptr, ptr %47
  %49 = or i64 %31, 1
  %50 = getelementptr double, ptr %48, i64 %49
  br label %51

51:
  %52 = phi ptr [ %50, %41 ], [ %40, %34 ]
  %53 = phi ptr [ %46, %41 ], [ %37, %34 ]
  %54 = load double, ptr %53
  %55 = load double, ptr %52
  %56 = fcmp ole double %54, %55
  %57 = zext i1 %56 to i32
  br label %58

58:
  %59 = phi i32 [ %57, %51 ], [ 1, %20 ], [ 1, %18 ], [ 1, %28 ]
  ret i32 %59
}

define i32 @contact_any_approaches(ptr  %0, ptr  %1, i32 %2) {
  %4 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 0
  %5 = load i64, ptr %4
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %56

7:
  %8 = icmp eq i32 %2, 0
  %9 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 35
  %10 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 22
  %11 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  %12 = load ptr, ptr %11
  %13 = getelementptr %struct.contact_parts, ptr %1, i64 0, i32 1
  %14 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 6
  br label %15

15:
  %16 = phi i1 [ true, %7 ], [ %54, %52 ]
  %17 = phi i64 [ 0, %7 ], [ %53, %52 ]
  br i1 %8, label %27, label %18

18:
  %19 = load i64, ptr %9
  %20 = shl i64 %17, 1
  %21 = icmp eq i64 %19, %20
  br i1 %21, label %22, label %27

22:
  %23 = load ptr, ptr %10
  %24 = getelementptr i64, ptr %23, i64 %17
  %25 = load i64, ptr %24
  %26 = icmp eq i64 %25, 0
  br label %27

27:
  %28 = phi i1 [ false, %18 ], [ false, %15 ], [ %26, %22 ]
  %29 = shl i64 %17, 2
  %30 = getelementptr i64, ptr %12, i64 %29
  %31 = load i64, ptr %30
  %32 = icmp eq i64 %31, 2
  br i1 %32, label %52, label %33

33:
  %34 = call i32 @contact_touches(ptr %0, ptr %1, i64 %17)
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %52, label %36

36:
  %37 = load ptr, ptr %13
  %38 = getelementptr i64, ptr %30, i64 1
  %39 = load i64, ptr %38
  %40 = getelementptr double, ptr %37, i64 %39
  %41 = load double, ptr %40
  br i1 %28, label %49, label %42

42:
  %43 = load ptr, ptr %14
  %44 = shl i64 %17, 1
  %45 = or i64 %44, 1
  %46 = getelementptr double, ptr %43, i64 %45
  %47 = load double, ptr %46
  %48 = fneg double %47
  br label %49

49:
  %50 = phi double [ %48, %42 ], [ 0.000000e+00, %36 ]
  %51 = fcmp olt double %41, %50
  br i1 %51, label %56, label %52

52:
  %53 = add i64 %17, 1
  %54 = icmp slt i64 %53, %5
  %55 = icmp eq i64 %53, %5
  br i1 %55, label %56, label %15

56:
  %57 = phi i1 [ false, %3 ], [ %16, %49 ], [ %54, %52 ]
  %58 = zext i1 %57 to i32
  ret i32 %58
}

define i64 @contact_look(ptr %0, ptr %1) {
  %3 = getelementptr %struct.model_context, ptr %0, i64 0, i32 34
  %4 = load ptr, ptr %3
  %5 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %6 = load double, ptr %5
  %7 = call double @model_time(ptr %0, double %6)
  %8 = getelementptr %struct.contact_system, ptr %4, i64 0, i32 36
  %9 = load i64, ptr %8
  store i64 0, ptr %8
  %10 = call ptr @ode_state(ptr %1)
  %11 = call i64 @model_inputs(ptr %0, double %7, ptr %10)
  store i64 %9, ptr %8
  %12 = call ptr @ode_state(ptr %1)
  call void @contact_evaluate(ptr %0, double %7, ptr %12)
  ret i64 %11
}

define i64 @contact_impact(ptr %0, ptr %1) {
  %3 = alloca %struct.law_problem, align 8
  %4 = getelementptr %struct.model_context, ptr %0, i64 0, i32 34
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 27
  %7 = load ptr, ptr %6
  %8 = bitcast ptr %3 to ptr
  call void @contact_problem(ptr sret(%struct.law_problem) align 8 %3, ptr %5)
  %9 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 0
  %10 = load i64, ptr %9
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %22

12:
  %13 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 5
  %14 = load ptr, ptr %13
  %15 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 8
  %16 = load ptr, ptr %15
  %17 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 1
  %18 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 6
  %19 = load ptr, ptr %18
  br label %55

20:
  %21 = fmul double %84, 1.000000e-03
  br label %22

22:
  %23 = phi double [ 0x7FF0000000000000, %2 ], [ %21, %20 ]
  %24 = phi double [ 0.000000e+00, %2 ], [ %79, %20 ]
  %25 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 7
  %26 = bitcast ptr %25 to ptr
  %27 = load ptr, ptr %26
  %28 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 1
  %29 = bitcast ptr %28 to ptr
  %30 = load ptr, ptr %29
  %31 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 1
  %32 = load i64, ptr %31
  %33 = shl i64 %32, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %27, ptr align 8 %30, i64 %33, i1 false)
  %34 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 17
  store double %23, ptr %34
  %35 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 14
  %36 = load ptr, ptr %35
  %37 = call i64 @law_impact(ptr %3, ptr %36)
  %38 = load i64, ptr %9
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %143

40:
  %41 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 8
  %42 = load ptr, ptr %41
  %43 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 13
  %44 = load ptr, ptr %43
  %45 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 5
  %46 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 5
  %47 = load ptr, ptr %46
  %48 = load ptr, ptr %45
  %49 = load i64, ptr %31
  %50 = add i64 %49, 1
  %51 = load ptr, ptr %35
  %52 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 6
  %53 = getelementptr i64, ptr %48, i64 1
  %54 = getelementptr i64, ptr %48, i64 1
  br label %92

55:
  %56 = phi double [ 0.000000e+00, %12 ], [ %79, %78 ]
  %57 = phi i64 [ 0, %12 ], [ %85, %78 ]
  %58 = phi double [ 0x7FF0000000000000, %12 ], [ %84, %78 ]
  %59 = shl i64 %57, 2
  %60 = getelementptr i64, ptr %14, i64 %59
  %61 = load i64, ptr %60
  %62 = icmp eq i64 %61, 2
  br i1 %62, label %63, label %65

63:
  %64 = getelementptr i64, ptr %16, i64 %57
  store i64 0, ptr %64
  br label %78

65:
  %66 = call i32 @contact_touches(ptr %5, ptr %7, i64 %57)
  %67 = icmp ne i32 %66, 0
  %68 = zext i1 %67 to i64
  %69 = getelementptr i64, ptr %16, i64 %57
  store i64 %68, ptr %69
  br i1 %67, label %70, label %78

70:
  %71 = load ptr, ptr %17
  %72 = getelementptr i64, ptr %60, i64 1
  %73 = load i64, ptr %72
  %74 = getelementptr double, ptr %71, i64 %73
  %75 = load double, ptr %74
  %76 = fneg double %75
  %77 = call double @llvm.maxnum.f64(double %56, double %76)
  br label %78

78:
  %79 = phi double [ %77, %70 ], [ %56, %65 ], [ %56, %63 ]
  %80 = shl i64 %57, 1
  %81 = or i64 %80, 1
  %82 = getelementptr double, ptr %19, i64 %81
  %83 = load double, ptr %82
  %84 = call double @llvm.minnum.f64(double %58, double %83)
  %85 = add i64 %57, 1
  %86 = load i64, ptr %9
  %87 = icmp slt i64 %85, %86
  br i1 %87, label %55, label %20

88:
  %89 = fcmp oge double %134, 0.000000e+00
  %90 = icmp ne i64 %37, 3
  %91 = select i1 %90, i1 true, i1 %89
  br i1 %91, label %143, label %140

92:
  %93 = phi i64 [ 0, %40 ], [ %138, %131 ]
  %94 = phi double [ 0.000000e+00, %40 ], [ %114, %131 ]
  %95 = phi i64 [ -1, %40 ], [ %137, %131 ]
  %96 = phi double [ 0.000000e+00, %40 ], [ %134, %131 ]
  %97 = phi double [ 0.000000e+00, %40 ], [ %136, %131 ]
  %98 = getelementptr i64, ptr %42, i64 %93
  %99 = load i64, ptr %98
  %100 = icmp eq i64 %99, 1
  %101 = shl i64 %93, 2
  br i1 %100, label %102, label %113

102:
  %103 = getelementptr i64, ptr %53, i64 %101
  %104 = load i64, ptr %103
  %105 = getelementptr double, ptr %44, i64 %104
  %106 = load double, ptr %105
  %107 = load ptr, ptr %28
  %108 = getelementptr double, ptr %107, i64 %104
  %109 = load double, ptr %108
  %110 = call double @llvm.maxnum.f64(double %109, double 0.000000e+00)
  %111 = fsub double %106, %110
  %112 = call double @llvm.maxnum.f64(double %94, double %111)
  br label %113

113:
  %114 = phi double [ %112, %102 ], [ %94, %92 ]
  %115 = getelementptr i64, ptr %54, i64 %101
  %116 = load i64, ptr %115
  %117 = mul i64 %50, %116
  %118 = getelementptr double, ptr %47, i64 %117
  %119 = load double, ptr %118
  %120 = getelementptr double, ptr %51, i64 %93
  %121 = load double, ptr %120
  %122 = fcmp ogt double %119, 0.000000e+00
  br i1 %122, label %123, label %131

123:
  %124 = load ptr, ptr %52
  %125 = shl i64 %93, 1
  %126 = or i64 %125, 1
  %127 = getelementptr double, ptr %124, i64 %126
  %128 = load double, ptr %127
  %129 = fmul double %128, %128
  %130 = fdiv double %129, %119
  br label %131

131:
  %132 = phi double [ %130, %123 ], [ 0.000000e+00, %113 ]
  %133 = fadd double %121, %132
  %134 = fadd double %96, %133
  %135 = fcmp ult double %121, %97
  %136 = select i1 %135, double %121, double %97
  %137 = select i1 %135, i64 %93, i64 %95
  %138 = add i64 %93, 1
  %139 = icmp eq i64 %138, %38
  br i1 %139, label %88, label %92

140:
  %141 = fneg double %136
  %142 = call i64 @contact_fail(ptr %5, i64 3, i64 %137, double %141)
  br label %167

143:
  %144 = phi double [ %114, %88 ], [ 0.000000e+00, %22 ]
  switch i64 %37, label %145 [
    i64 3, label %151
    i64 0, label %151
  ]

145:
  %146 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 15
  %147 = load i64, ptr %146
  %148 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 14
  %149 = load double, ptr %148
  %150 = call i64 @contact_fail(ptr %5, i64 %37, i64 %147, double %149)
  br label %167

151:
  %152 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 41
  %153 = load double, ptr %152
  %154 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 14
  %155 = load double, ptr %154
  %156 = call double @llvm.maxnum.f64(double %153, double %155)
  store double %156, ptr %152
  %157 = fcmp ogt double %24, 0.000000e+00
  %158 = fdiv double %144, %24
  %159 = select i1 %157, double %158, double 0.000000e+00
  %160 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 44
  store double %159, ptr %160
  %161 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %162 = load double, ptr %161
  %163 = load ptr, ptr %35
  call void @record_impulses(ptr %5, double %162, i64 0, ptr %3, ptr %163)
  %164 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 12
  %165 = load ptr, ptr %164
  call void @jump(ptr %0, ptr %1, ptr %165)
  %166 = call i64 @contact_look(ptr %0, ptr %1)
  br label %167

167:
  %168 = phi i64 [ %150, %145 ], [ %166, %151 ], [ %142, %140 ]
  ret i64 %168
}

define internal void @record_impulses(ptr  %0, double %1, i64 %2, ptr  %3, ptr  %4) {
  %6 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 0
  %7 = load i64, ptr %6
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %48

9:
  %10 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 8
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 12
  %13 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  br label %27

14:
  br i1 %8, label %15, label %48

15:
  %16 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  %17 = icmp eq i64 %2, 0
  %18 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 27
  %19 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 22
  %20 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 6
  %21 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 1
  %22 = fmul double %45, 0x3EB0C6F7A0B5ED8D
  %23 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 8
  %24 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 12
  %25 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 15
  %26 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 17
  br label %49

27:
  %28 = phi double [ 0.000000e+00, %9 ], [ %45, %44 ]
  %29 = phi i64 [ 0, %9 ], [ %46, %44 ]
  %30 = getelementptr i64, ptr %11, i64 %29
  %31 = load i64, ptr %30
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %44, label %33

33:
  %34 = load ptr, ptr %12
  %35 = load ptr, ptr %13
  %36 = shl i64 %29, 2
  %37 = getelementptr i64, ptr %35, i64 1
  %38 = getelementptr i64, ptr %37, i64 %36
  %39 = load i64, ptr %38
  %40 = getelementptr double, ptr %34, i64 %39
  %41 = load double, ptr %40
  %42 = call double @llvm.fabs.f64(double %41)
  %43 = call double @llvm.maxnum.f64(double %28, double %42)
  br label %44

44:
  %45 = phi double [ %43, %33 ], [ %28, %27 ]
  %46 = add i64 %29, 1
  %47 = icmp eq i64 %46, %7
  br i1 %47, label %14, label %27

48:
  ret void

49:
  %50 = phi i64 [ %7, %15 ], [ %120, %119 ]
  %51 = phi i64 [ 0, %15 ], [ %121, %119 ]
  %52 = load ptr, ptr %16
  %53 = shl i64 %51, 2
  %54 = getelementptr i64, ptr %52, i64 %53
  %55 = getelementptr i64, ptr %54, i64 1
  %56 = load i64, ptr %55
  %57 = load i64, ptr %54
  %58 = icmp ne i64 %57, 2
  %59 = zext i1 %58 to i64
  %60 = getelementptr i64, ptr %54, i64 2
  %61 = load i64, ptr %60
  %62 = add i64 %61, %59
  br i1 %17, label %63, label %84

63:
  %64 = load ptr, ptr %19
  %65 = getelementptr i64, ptr %64, i64 %51
  %66 = load i64, ptr %65
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %84, label %68

68:
  %69 = load ptr, ptr %20
  %70 = shl i64 %51, 1
  %71 = or i64 %70, 1
  %72 = getelementptr double, ptr %69, i64 %71
  %73 = load double, ptr %72
  %74 = load ptr, ptr %18
  %75 = getelementptr %struct.contact_parts, ptr %74, i64 0, i32 5
  %76 = load ptr, ptr %75
  %77 = load i64, ptr %21
  %78 = add i64 %77, 1
  %79 = mul i64 %78, %56
  %80 = getelementptr double, ptr %76, i64 %79
  %81 = load double, ptr %80
  %82 = fdiv double %73, %81
  %83 = call double @llvm.minnum.f64(double %82, double %22)
  br label %84

84:
  %85 = phi double [ %83, %68 ], [ 0.000000e+00, %63 ], [ 0.000000e+00, %49 ]
  %86 = load ptr, ptr %23
  %87 = getelementptr i64, ptr %86, i64 %51
  %88 = load i64, ptr %87
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %119, label %90

90:
  %91 = load ptr, ptr %24
  %92 = getelementptr double, ptr %91, i64 %56
  %93 = load double, ptr %92
  %94 = call double @llvm.fabs.f64(double %93)
  %95 = fcmp ogt double %94, %85
  br i1 %95, label %96, label %119

96:
  %97 = load ptr, ptr %25
  %98 = load i64, ptr %26
  %99 = add i64 %98, 1
  store i64 %99, ptr %26
  %100 = getelementptr %struct.contact_event.22, ptr %97, i64 %98, i32 1
  %101 = getelementptr i64, ptr %100, i64 1
  %102 = bitcast ptr %101 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %102, i8 0, i64 40, i1 false)
  %103 = getelementptr %struct.contact_event.22, ptr %97, i64 %98, i32 0
  store double %1, ptr %103
  store i64 %2, ptr %100
  %104 = getelementptr %struct.contact_event.22, ptr %97, i64 %98, i32 2
  store i64 %51, ptr %104
  %105 = getelementptr %struct.contact_event.22, ptr %97, i64 %98, i32 3, i64 0
  %106 = bitcast ptr %105 to ptr
  %107 = load ptr, ptr %24
  %108 = getelementptr double, ptr %107, i64 %56
  %109 = bitcast ptr %108 to ptr
  %110 = shl i64 %62, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %106, ptr align 8 %109, i64 %110, i1 false)
  %111 = getelementptr double, ptr %4, i64 %51
  %112 = load double, ptr %111
  %113 = getelementptr %struct.contact_event.22, ptr %97, i64 %98, i32 4
  store double %112, ptr %113
  %114 = load ptr, ptr %18
  %115 = getelementptr %struct.contact_parts, ptr %114, i64 0, i32 7
  %116 = load ptr, ptr %115
  %117 = getelementptr double, ptr %116, i64 %51
  store double 0.000000e+00, ptr %117
  %118 = load i64, ptr %6
  br label %119

119:
  %120 = phi i64 [ %50, %84 ], [ %50, %90 ], [ %118, %96 ]
  %121 = add i64 %51, 1
  %122 = icmp slt i64 %121, %120
  br i1 %122, label %49, label %48
}

define internal void @jump(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr %struct.model_context, ptr %0, i64 0, i32 34
  %5 = load ptr, ptr %4
  call void @contact_without_forces(ptr %0)
  %6 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %7 = load double, ptr %6
  %8 = call double @model_time(ptr %0, double %7)
  %9 = call ptr @ode_state(ptr %1)
  %10 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 2
  %11 = load i64, ptr %10
  %12 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 3
  %13 = load i64, ptr %12
  call void @contact_push(ptr %0, double %8, ptr %9, i64 %11, i64 %13, ptr %2)
  ret void
}

define double @contact_series_limit(ptr %0, ptr  %1, double %2, ptr  %3) {
  %5 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 27
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 0
  %8 = load i64, ptr %7
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %114

10:
  %11 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  %12 = load ptr, ptr %11
  %13 = getelementptr %struct.contact_parts, ptr %6, i64 0, i32 1
  %14 = load ptr, ptr %13
  %15 = getelementptr %struct.contact_parts, ptr %6, i64 0, i32 12
  %16 = load ptr, ptr %15
  %17 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 44
  %18 = load double, ptr %17
  %19 = fsub double 1.000000e+00, %18
  %20 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 8
  %21 = load ptr, ptr %20
  %22 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 6
  %23 = fcmp olt double %18, 1.000000e+00
  %24 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 13
  %25 = getelementptr %struct.contact_parts, ptr %6, i64 0, i32 0
  %26 = getelementptr %struct.contact_parts, ptr %6, i64 0, i32 5
  %27 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 1
  br label %42

28:
  %29 = fcmp ogt double %110, 0.000000e+00
  %30 = icmp sgt i64 %112, 0
  %31 = select i1 %30, i1 %29, i1 false
  br i1 %31, label %32, label %114

32:
  %33 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  %34 = getelementptr %struct.contact_parts, ptr %6, i64 0, i32 5
  %35 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 1
  %36 = getelementptr %struct.contact_parts, ptr %6, i64 0, i32 3
  %37 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 10
  %38 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 8
  %39 = getelementptr %struct.contact_parts, ptr %6, i64 0, i32 1
  %40 = getelementptr %struct.contact_parts, ptr %6, i64 0, i32 10
  %41 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 6
  br label %116

42:
  %43 = phi double [ 0.000000e+00, %10 ], [ %110, %108 ]
  %44 = phi double [ 0.000000e+00, %10 ], [ %109, %108 ]
  %45 = phi i64 [ 0, %10 ], [ %111, %108 ]
  %46 = shl i64 %45, 2
  %47 = getelementptr i64, ptr %12, i64 %46
  %48 = getelementptr i64, ptr %47, i64 1
  %49 = load i64, ptr %48
  %50 = getelementptr double, ptr %14, i64 %49
  %51 = load double, ptr %50
  %52 = getelementptr double, ptr %16, i64 %49
  %53 = load double, ptr %52
  %54 = fneg double %53
  %55 = fmul double %51, 2.000000e+00
  %56 = fdiv double %55, %54
  %57 = fdiv double %56, %19
  %58 = getelementptr i64, ptr %21, i64 %45
  store i64 0, ptr %58
  %59 = load i64, ptr %47
  %60 = icmp eq i64 %59, 2
  br i1 %60, label %108, label %61

61:
  %62 = getelementptr i64, ptr %1, i64 %45
  %63 = load i64, ptr %62
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %108, label %65

65:
  %66 = load ptr, ptr %22
  %67 = shl i64 %45, 1
  %68 = or i64 %67, 1
  %69 = getelementptr double, ptr %66, i64 %68
  %70 = load double, ptr %69
  %71 = fcmp ogt double %51, %70
  br i1 %71, label %72, label %105

72:
  %73 = fcmp olt double %53, 0.000000e+00
  %74 = select i1 %73, i1 %23, i1 false
  br i1 %74, label %75, label %108

75:
  %76 = load double, ptr %24
  %77 = load double, ptr %66
  %78 = fmul double %77, 5.000000e-06
  %79 = getelementptr double, ptr %66, i64 1
  %80 = load double, ptr %79
  %81 = fdiv double %78, %80
  %82 = call double @llvm.maxnum.f64(double %76, double %81)
  %83 = fcmp olt double %57, %82
  %84 = fcmp ole double %56, %2
  %85 = or i1 %84, %83
  %86 = fmul double %51, %51
  %87 = fmul double %53, 2.000000e+00
  %88 = load ptr, ptr %25
  %89 = getelementptr double, ptr %88, i64 %45
  %90 = load double, ptr %89
  %91 = fmul double %87, %90
  %92 = fcmp olt double %86, %91
  %93 = select i1 %85, i1 true, i1 %92
  br i1 %93, label %94, label %108

94:
  %95 = call double @llvm.maxnum.f64(double %43, double %57)
  %96 = fmul double %57, %54
  %97 = load ptr, ptr %26
  %98 = load i64, ptr %27
  %99 = mul i64 %98, %49
  %100 = add i64 %99, %49
  %101 = getelementptr double, ptr %97, i64 %100
  %102 = load double, ptr %101
  %103 = fdiv double %96, %102
  %104 = call double @llvm.maxnum.f64(double %44, double %103)
  br label %105

105:
  %106 = phi double [ %104, %94 ], [ %44, %65 ]
  %107 = phi double [ %95, %94 ], [ %43, %65 ]
  store i64 2, ptr %58
  br label %108

108:
  %109 = phi double [ %106, %105 ], [ %44, %61 ], [ %44, %42 ], [ %44, %75 ], [ %44, %72 ]
  %110 = phi double [ %107, %105 ], [ %43, %61 ], [ %43, %42 ], [ %43, %75 ], [ %43, %72 ]
  %111 = add i64 %45, 1
  %112 = load i64, ptr %7
  %113 = icmp slt i64 %111, %112
  br i1 %113, label %42, label %28

114:
  %115 = phi double [ %110, %28 ], [ 0.000000e+00, %4 ], [ %110, %174 ]
  ret double %115

116:
  %117 = phi i64 [ 0, %32 ], [ %175, %174 ]
  %118 = load ptr, ptr %33
  %119 = shl i64 %117, 2
  %120 = getelementptr i64, ptr %118, i64 %119
  %121 = getelementptr i64, ptr %120, i64 1
  %122 = load i64, ptr %121
  %123 = load i64, ptr %120
  %124 = icmp ne i64 %123, 2
  %125 = zext i1 %124 to i64
  %126 = add i64 %122, %125
  %127 = getelementptr i64, ptr %120, i64 2
  %128 = load i64, ptr %127
  %129 = add i64 %128, %126
  %130 = icmp sgt i64 %128, 0
  br i1 %130, label %131, label %134

131:
  %132 = load ptr, ptr %34
  %133 = load i64, ptr %35
  br label %146

134:
  %135 = phi double [ 0.000000e+00, %116 ], [ %154, %146 ]
  %136 = load ptr, ptr %36
  %137 = mul i64 %117, 3
  %138 = getelementptr double, ptr %136, i64 %137
  %139 = load double, ptr %138
  %140 = load ptr, ptr %37
  %141 = getelementptr i64, ptr %140, i64 %117
  store i64 2, ptr %141
  %142 = load ptr, ptr %38
  %143 = getelementptr i64, ptr %142, i64 %117
  %144 = load i64, ptr %143
  %145 = icmp eq i64 %144, 2
  br i1 %145, label %157, label %174

146:
  %147 = phi i64 [ %126, %131 ], [ %155, %146 ]
  %148 = phi double [ 0.000000e+00, %131 ], [ %154, %146 ]
  %149 = mul i64 %133, %147
  %150 = add i64 %149, %147
  %151 = getelementptr double, ptr %132, i64 %150
  %152 = load double, ptr %151
  %153 = fmul double %109, %152
  %154 = call double @llvm.maxnum.f64(double %148, double %153)
  %155 = add i64 %147, 1
  %156 = icmp slt i64 %155, %129
  br i1 %156, label %146, label %134

157:
  %158 = fmul double %135, %139
  %159 = load ptr, ptr %39
  %160 = load ptr, ptr %40
  %161 = call double @contact_slide(ptr %0, i64 %117, ptr %159, ptr %160)
  %162 = load ptr, ptr %41
  %163 = shl i64 %117, 1
  %164 = or i64 %163, 1
  %165 = getelementptr double, ptr %162, i64 %164
  %166 = load double, ptr %165
  %167 = call double @llvm.maxnum.f64(double %158, double %166)
  %168 = fcmp ugt double %161, %167
  br i1 %168, label %174, label %169

169:
  %170 = load ptr, ptr %38
  %171 = getelementptr i64, ptr %170, i64 %117
  store i64 1, ptr %171
  %172 = load ptr, ptr %37
  %173 = getelementptr i64, ptr %172, i64 %117
  store i64 1, ptr %173
  br label %174

174:
  %175 = add i64 %117, 1
  %176 = load i64, ptr %7
  %177 = icmp slt i64 %175, %176
  br i1 %177, label %116, label %114
}

define void @contact_end_series(ptr %0, ptr %1, double %2, ptr %3) {
  %5 = getelementptr %struct.model_context, ptr %0, i64 0, i32 34
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 27
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 7
  %10 = bitcast ptr %9 to ptr
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 1
  %13 = bitcast ptr %12 to ptr
  %14 = load ptr, ptr %13
  %15 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 1
  %16 = load i64, ptr %15
  %17 = shl i64 %16, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %14, i64 %17, i1 false)
  %18 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 12
  %19 = bitcast ptr %18 to ptr
  %20 = load ptr, ptr %19
  %21 = load i64, ptr %15
  %22 = shl i64 %21, 3
  call void @llvm.memset.p0.i64(ptr align 8 %20, i8 0, i64 %22, i1 false)
  call void @law_forces(ptr %3)
  %23 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 0
  %24 = load i64, ptr %23
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %29, label %26

26:
  %27 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 14
  %28 = load ptr, ptr %27
  br label %35

29:
  %30 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 5
  %31 = load ptr, ptr %30
  %32 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 14
  %33 = load ptr, ptr %32
  %34 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 13
  br label %41

35:
  %36 = phi ptr [ %28, %26 ], [ %33, %60 ]
  %37 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %38 = load double, ptr %37
  %39 = fadd double %38, %2
  call void @record_impulses(ptr %6, double %39, i64 5, ptr %3, ptr %36)
  %40 = load ptr, ptr %18
  call void @jump(ptr %0, ptr %1, ptr %40)
  ret void

41:
  %42 = phi i64 [ 0, %29 ], [ %61, %60 ]
  %43 = shl i64 %42, 2
  %44 = getelementptr i64, ptr %31, i64 %43
  %45 = getelementptr double, ptr %33, i64 %42
  store double 0.000000e+00, ptr %45
  %46 = getelementptr i64, ptr %44, i64 1
  %47 = load i64, ptr %46
  %48 = load i64, ptr %44
  %49 = icmp ne i64 %48, 2
  %50 = zext i1 %49 to i64
  %51 = getelementptr i64, ptr %44, i64 2
  %52 = load i64, ptr %51
  %53 = add i64 %52, %47
  %54 = add i64 %53, %50
  %55 = icmp slt i64 %47, %54
  br i1 %55, label %56, label %60

56:
  %57 = load ptr, ptr %18
  %58 = load ptr, ptr %12
  %59 = load ptr, ptr %34
  br label %63

60:
  %61 = add i64 %42, 1
  %62 = icmp eq i64 %61, %24
  br i1 %62, label %35, label %41

63:
  %64 = phi double [ 0.000000e+00, %56 ], [ %74, %63 ]
  %65 = phi i64 [ %47, %56 ], [ %75, %63 ]
  %66 = getelementptr double, ptr %57, i64 %65
  %67 = load double, ptr %66
  %68 = getelementptr double, ptr %58, i64 %65
  %69 = load double, ptr %68
  %70 = getelementptr double, ptr %59, i64 %65
  %71 = load double, ptr %70
  %72 = fadd double %69, %71
  %73 = fmul double %67, -5.000000e-01
  %74 = call double @llvm.fmuladd.f64(double %73, double %72, double %64)
  store double %74, ptr %45
  %75 = add i64 %65, 1
  %76 = icmp eq i64 %75, %54
  br i1 %76, label %60, label %63
}

define void @contact_add_rest(ptr  %0, i64 %1, double %2) {
  %4 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 17
  %5 = load i64, ptr %4
  %6 = icmp sgt i64 %5, %1
  br i1 %6, label %7, label %13

7:
  %8 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 15
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 27
  br label %14

13:
  ret void

14:
  %15 = phi i64 [ %1, %7 ], [ %34, %33 ]
  %16 = getelementptr %struct.contact_event.22, ptr %9, i64 %15, i32 2
  %17 = load i64, ptr %16
  %18 = shl i64 %17, 2
  %19 = getelementptr i64, ptr %11, i64 %18
  %20 = getelementptr i64, ptr %19, i64 1
  %21 = load i64, ptr %20
  %22 = load i64, ptr %19
  %23 = icmp ne i64 %22, 2
  %24 = zext i1 %23 to i64
  %25 = getelementptr i64, ptr %19, i64 2
  %26 = load i64, ptr %25
  %27 = add i64 %26, %24
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %33

29:
  %30 = load ptr, ptr %12
  %31 = getelementptr %struct.contact_parts, ptr %30, i64 0, i32 11
  %32 = load ptr, ptr %31
  br label %36

33:
  %34 = add i64 %15, 1
  %35 = icmp eq i64 %34, %5
  br i1 %35, label %13, label %14

36:
  %37 = phi i64 [ 0, %29 ], [ %44, %36 ]
  %38 = add i64 %37, %21
  %39 = getelementptr double, ptr %32, i64 %38
  %40 = load double, ptr %39
  %41 = getelementptr %struct.contact_event.22, ptr %9, i64 %15, i32 3, i64 %37
  %42 = load double, ptr %41
  %43 = call double @llvm.fmuladd.f64(double %2, double %40, double %42)
  store double %43, ptr %41
  %44 = add i64 %37, 1
  %45 = icmp eq i64 %44, %27
  br i1 %45, label %33, label %36
}

define i64 @law_work(i64 %0) {
  %2 = shl i64 %0, 1
  %3 = call i64 @law_pivot_work(i64 %0)
  %4 = add i64 %0, 18
  %5 = add i64 %4, %2
  %6 = mul i64 %5, %0
  %7 = add i64 %3, %6
  ret i64 %7
}

define i64 @law_places(i64 %0) {
  %2 = call i64 @law_pivot_places(i64 %0)
  %3 = mul i64 %0, 13
  %4 = add i64 %2, %3
  ret i64 %4
}

define void @law_forces(ptr %0) {
  %2 = call i64 @by_islands(ptr %0, ptr @forces_of_island, ptr null)
  ret void
}

define internal i64 @forces_of_island(ptr %0, ptr  %1) {
  call void @law_newton_step(ptr %0, i32 0)
  ret i64 0
}

define internal i64 @by_islands(ptr %0, ptr  %1, ptr %2) {
  %4 = alloca %struct.law_problem, align 8
  %5 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 22
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7
  %9 = mul i64 %8, 3
  %10 = call i64 @law_pivot_places(i64 %8)
  %11 = add i64 %10, %9
  %12 = getelementptr i64, ptr %6, i64 %11
  %13 = load i64, ptr %7
  %14 = getelementptr i64, ptr %12, i64 %13
  %15 = mul i64 %13, 9
  %16 = getelementptr i64, ptr %12, i64 %15
  %17 = bitcast ptr %12 to ptr
  %18 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 0
  %19 = load i64, ptr %18
  %20 = shl i64 %19, 3
  call void @llvm.memset.p0.i64(ptr align 8 %17, i8 0, i64 %20, i1 false)
  %21 = load i64, ptr %18
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %59

23:
  %24 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %25 = load ptr, ptr %24
  br label %26

26:
  %27 = phi i64 [ %21, %23 ], [ %44, %43 ]
  %28 = phi i64 [ 0, %23 ], [ %45, %43 ]
  %29 = shl i64 %28, 2
  %30 = getelementptr i64, ptr %25, i64 %29
  %31 = getelementptr i64, ptr %30, i64 1
  %32 = load i64, ptr %31
  %33 = getelementptr i64, ptr %30, i64 2
  %34 = load i64, ptr %30
  %35 = icmp ne i64 %34, 2
  %36 = zext i1 %35 to i64
  %37 = load i64, ptr %33
  %38 = add i64 %37, %32
  %39 = add i64 %38, %36
  %40 = icmp slt i64 %32, %39
  br i1 %40, label %47, label %43

41:
  %42 = load i64, ptr %18
  br label %43

43:
  %44 = phi i64 [ %42, %41 ], [ %27, %26 ]
  %45 = add i64 %28, 1
  %46 = icmp slt i64 %45, %44
  br i1 %46, label %26, label %59

47:
  %48 = phi i64 [ %50, %47 ], [ %32, %26 ]
  %49 = getelementptr i64, ptr %16, i64 %48
  store i64 %28, ptr %49
  %50 = add i64 %48, 1
  %51 = load i64, ptr %31
  %52 = load i64, ptr %30
  %53 = icmp ne i64 %52, 2
  %54 = zext i1 %53 to i64
  %55 = load i64, ptr %33
  %56 = add i64 %55, %51
  %57 = add i64 %56, %54
  %58 = icmp slt i64 %50, %57
  br i1 %58, label %47, label %41

59:
  %60 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 16
  store i64 0, ptr %60
  %61 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 14
  store double 0.000000e+00, ptr %61
  %62 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 15
  store i64 -1, ptr %62
  %63 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 13
  %64 = bitcast ptr %63 to ptr
  %65 = load ptr, ptr %64
  %66 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 7
  %67 = bitcast ptr %66 to ptr
  %68 = load ptr, ptr %67
  %69 = load i64, ptr %7
  %70 = shl i64 %69, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %65, ptr align 8 %68, i64 %70, i1 false)
  %71 = load i64, ptr %18
  %72 = icmp sgt i64 %71, 0
  br i1 %72, label %73, label %542

73:
  %74 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %75 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %76 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 12
  %77 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %78 = icmp eq ptr %2, null
  br label %79

79:
  %80 = phi i64 [ 0, %73 ], [ %106, %105 ]
  %81 = load ptr, ptr %74
  %82 = shl i64 %80, 2
  %83 = getelementptr i64, ptr %81, i64 %82
  %84 = load ptr, ptr %75
  %85 = getelementptr i64, ptr %84, i64 %80
  %86 = load i64, ptr %85
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %88, label %105

88:
  %89 = load ptr, ptr %76
  %90 = getelementptr i64, ptr %83, i64 1
  %91 = load i64, ptr %90
  %92 = getelementptr double, ptr %89, i64 %91
  %93 = bitcast ptr %92 to ptr
  %94 = load i64, ptr %83
  %95 = icmp ne i64 %94, 2
  %96 = zext i1 %95 to i64
  %97 = getelementptr i64, ptr %83, i64 2
  %98 = load i64, ptr %97
  %99 = add i64 %98, %96
  %100 = shl i64 %99, 3
  call void @llvm.memset.p0.i64(ptr align 8 %93, i8 0, i64 %100, i1 false)
  %101 = load ptr, ptr %77
  %102 = getelementptr i64, ptr %101, i64 %80
  store i64 0, ptr %102
  br i1 %78, label %105, label %103

103:
  %104 = getelementptr double, ptr %2, i64 %80
  store double 0.000000e+00, ptr %104
  br label %105

105:
  %106 = add i64 %80, 1
  %107 = load i64, ptr %18
  %108 = icmp slt i64 %106, %107
  br i1 %108, label %79, label %109

109:
  %110 = icmp sgt i64 %107, 0
  br i1 %110, label %111, label %542

111:
  %112 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %113 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %114 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 5
  %115 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 6
  %116 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %117 = bitcast ptr %4 to ptr
  %118 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 21
  %119 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 17
  %120 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 18
  %121 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 20
  %122 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 0
  %123 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 1
  %124 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 2
  %125 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 3
  %126 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 4
  %127 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 5
  %128 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 7
  %129 = bitcast ptr %127 to ptr
  %130 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 8
  %131 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 9
  %132 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 10
  %133 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 11
  %134 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 12
  %135 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 13
  %136 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 14
  %137 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 15
  %138 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 16
  %139 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 17
  %140 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 18
  %141 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 19
  %142 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 20
  %143 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 21
  %144 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 22
  %145 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 3
  %146 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %147 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
  %148 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 11
  %149 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 12
  %150 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 19
  %151 = icmp eq ptr %2, null
  br label %152

152:
  %153 = phi i64 [ %107, %111 ], [ %538, %537 ]
  %154 = phi i64 [ 0, %111 ], [ %539, %537 ]
  %155 = phi i64 [ 0, %111 ], [ %540, %537 ]
  %156 = load ptr, ptr %112
  %157 = getelementptr i64, ptr %156, i64 %155
  %158 = load i64, ptr %157
  %159 = icmp eq i64 %158, 0
  br i1 %159, label %537, label %160

160:
  %161 = getelementptr i64, ptr %12, i64 %155
  %162 = load i64, ptr %161
  %163 = icmp eq i64 %162, 0
  br i1 %163, label %164, label %537

164:
  store i64 %155, ptr %14
  %165 = add i64 %155, 1
  store i64 %165, ptr %161
  %166 = load ptr, ptr %113
  br label %169

167:
  %168 = icmp sgt i64 %211, 1
  br i1 %168, label %263, label %281

169:
  %170 = phi i64 [ 1, %164 ], [ %211, %210 ]
  %171 = phi i64 [ 0, %164 ], [ %212, %210 ]
  %172 = getelementptr i64, ptr %14, i64 %171
  %173 = load i64, ptr %172
  %174 = shl i64 %173, 2
  %175 = getelementptr i64, ptr %166, i64 %174
  %176 = getelementptr i64, ptr %175, i64 1
  %177 = load i64, ptr %176
  %178 = getelementptr i64, ptr %175, i64 2
  %179 = load i64, ptr %175
  %180 = icmp ne i64 %179, 2
  %181 = zext i1 %180 to i64
  %182 = load i64, ptr %178
  %183 = add i64 %182, %177
  %184 = add i64 %183, %181
  %185 = icmp slt i64 %177, %184
  br i1 %185, label %186, label %210

186:
  %187 = getelementptr i64, ptr %156, i64 %173
  br label %202

188:
  %189 = load i64, ptr %176
  %190 = load i64, ptr %175
  %191 = load i64, ptr %178
  br label %192

192:
  %193 = phi i64 [ %203, %224 ], [ %191, %188 ]
  %194 = phi i64 [ %204, %224 ], [ %190, %188 ]
  %195 = phi i64 [ %205, %224 ], [ %189, %188 ]
  %196 = phi i64 [ %206, %224 ], [ %260, %188 ]
  %197 = icmp ne i64 %194, 2
  %198 = zext i1 %197 to i64
  %199 = add i64 %195, %193
  %200 = add i64 %199, %198
  %201 = icmp slt i64 %217, %200
  br i1 %201, label %202, label %210

202:
  %203 = phi i64 [ %182, %186 ], [ %193, %192 ]
  %204 = phi i64 [ %179, %186 ], [ %194, %192 ]
  %205 = phi i64 [ %177, %186 ], [ %195, %192 ]
  %206 = phi i64 [ %170, %186 ], [ %196, %192 ]
  %207 = phi i64 [ %177, %186 ], [ %217, %192 ]
  %208 = load i64, ptr %187
  %209 = icmp eq i64 %208, 0
  br i1 %209, label %210, label %214

210:
  %211 = phi i64 [ %170, %169 ], [ %206, %202 ], [ %196, %192 ]
  %212 = add i64 %171, 1
  %213 = icmp slt i64 %212, %211
  br i1 %213, label %169, label %167

214:
  %215 = load ptr, ptr %114
  %216 = icmp eq ptr %215, null
  %217 = add i64 %207, 1
  %218 = getelementptr i64, ptr %215, i64 %217
  %219 = select i1 %216, ptr %7, ptr %218
  %220 = load i64, ptr %219
  br i1 %216, label %224, label %221

221:
  %222 = getelementptr i64, ptr %215, i64 %207
  %223 = load i64, ptr %222
  br label %224

224:
  %225 = phi i64 [ %223, %221 ], [ 0, %214 ]
  %226 = icmp slt i64 %225, %220
  br i1 %226, label %227, label %192

227:
  %228 = phi i64 [ %260, %259 ], [ %206, %224 ]
  %229 = phi i64 [ %261, %259 ], [ %225, %224 ]
  br i1 %216, label %235, label %230

230:
  %231 = load ptr, ptr %115
  %232 = getelementptr double, ptr %231, i64 %229
  %233 = load double, ptr %232
  %234 = fptosi double %233 to i64
  br label %235

235:
  %236 = phi i64 [ %234, %230 ], [ %229, %227 ]
  %237 = getelementptr i64, ptr %16, i64 %236
  %238 = load i64, ptr %237
  %239 = getelementptr i64, ptr %156, i64 %238
  %240 = load i64, ptr %239
  %241 = icmp eq i64 %240, 0
  %242 = getelementptr i64, ptr %12, i64 %238
  %243 = load i64, ptr %242
  br i1 %241, label %246, label %244

244:
  %245 = icmp eq i64 %243, 0
  br i1 %245, label %248, label %259

246:
  %247 = icmp eq i64 %243, %165
  br i1 %247, label %259, label %248

248:
  %249 = load ptr, ptr %116
  %250 = load i64, ptr %7
  %251 = mul i64 %250, %207
  %252 = add i64 %251, %236
  %253 = getelementptr double, ptr %249, i64 %252
  %254 = load double, ptr %253
  %255 = fcmp oeq double %254, 0.000000e+00
  br i1 %255, label %259, label %256

256:
  store i64 %165, ptr %242
  %257 = add i64 %228, 1
  %258 = getelementptr i64, ptr %14, i64 %228
  store i64 %238, ptr %258
  br label %259

259:
  %260 = phi i64 [ %257, %256 ], [ %228, %248 ], [ %228, %246 ], [ %228, %244 ]
  %261 = add i64 %229, 1
  %262 = icmp eq i64 %261, %220
  br i1 %262, label %188, label %227

263:
  %264 = phi i64 [ %279, %276 ], [ 1, %167 ]
  %265 = getelementptr i64, ptr %14, i64 %264
  %266 = load i64, ptr %265
  br label %267

267:
  %268 = phi i64 [ %264, %263 ], [ %269, %273 ]
  %269 = add i64 %268, -1
  %270 = getelementptr i64, ptr %14, i64 %269
  %271 = load i64, ptr %270
  %272 = icmp sgt i64 %271, %266
  br i1 %272, label %273, label %276

273:
  %274 = getelementptr i64, ptr %14, i64 %268
  store i64 %271, ptr %274
  %275 = icmp sgt i64 %268, 1
  br i1 %275, label %267, label %276

276:
  %277 = phi i64 [ 0, %273 ], [ %268, %267 ]
  %278 = getelementptr i64, ptr %14, i64 %277
  store i64 %266, ptr %278
  %279 = add i64 %264, 1
  %280 = icmp eq i64 %279, %211
  br i1 %280, label %281, label %263

281:
  %282 = load i64, ptr %18
  %283 = icmp eq i64 %211, %282
  br i1 %283, label %284, label %286

284:
  %285 = call i64 %1(ptr %0, ptr %2)
  br label %542

286:
  %287 = load i64, ptr %7
  %288 = load ptr, ptr %118
  %289 = shl i64 %287, 1
  %290 = add i64 %289, 8
  %291 = mul i64 %290, %287
  %292 = call i64 @law_pivot_work(i64 %287)
  %293 = add i64 %291, %292
  %294 = getelementptr double, ptr %288, i64 %293
  %295 = mul i64 %287, 10
  %296 = getelementptr double, ptr %294, i64 %295
  %297 = getelementptr double, ptr %294, i64 %287
  %298 = getelementptr double, ptr %294, i64 %289
  %299 = mul i64 %287, 7
  %300 = getelementptr double, ptr %294, i64 %299
  %301 = load ptr, ptr %5
  %302 = mul i64 %287, 3
  %303 = call i64 @law_pivot_places(i64 %287)
  %304 = add i64 %303, %302
  %305 = getelementptr i64, ptr %301, i64 %304
  %306 = getelementptr i64, ptr %305, i64 %289
  %307 = getelementptr i64, ptr %306, i64 %289
  %308 = getelementptr i64, ptr %307, i64 %287
  %309 = getelementptr double, ptr %294, i64 %302
  %310 = getelementptr i64, ptr %306, i64 %287
  %311 = shl i64 %287, 2
  %312 = getelementptr double, ptr %294, i64 %311
  %313 = mul i64 %287, 5
  %314 = getelementptr double, ptr %294, i64 %313
  %315 = mul i64 %287, 6
  %316 = getelementptr double, ptr %294, i64 %315
  %317 = load double, ptr %119
  %318 = load i64, ptr %120
  %319 = load double, ptr %121
  %320 = load ptr, ptr %118
  %321 = load ptr, ptr %5
  store i64 %211, ptr %122
  store i64 0, ptr %123
  store ptr %308, ptr %124
  store ptr %300, ptr %125
  store ptr %296, ptr %126
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %129, i8 0, i64 16, i1 false)
  store ptr %309, ptr %128
  store ptr %306, ptr %130
  store ptr %294, ptr %131
  store ptr %310, ptr %132
  store ptr %312, ptr %133
  store ptr %314, ptr %134
  store ptr %316, ptr %135
  store double 0.000000e+00, ptr %136
  store i64 -1, ptr %137
  store i64 0, ptr %138
  store double %317, ptr %139
  store i64 %318, ptr %140
  store ptr %297, ptr %141
  store double %319, ptr %142
  store ptr %320, ptr %143
  store ptr %321, ptr %144
  %322 = icmp sgt i64 %211, 0
  br i1 %322, label %334, label %397

323:
  %324 = load i64, ptr %123
  %325 = icmp sgt i64 %324, 0
  br i1 %325, label %326, label %397

326:
  %327 = load ptr, ptr %66
  %328 = load ptr, ptr %128
  %329 = load ptr, ptr %148
  %330 = load ptr, ptr %133
  %331 = load ptr, ptr %149
  %332 = load ptr, ptr %134
  %333 = load ptr, ptr %116
  br label %409

334:
  %335 = phi i64 [ %381, %380 ], [ 0, %286 ]
  %336 = getelementptr i64, ptr %14, i64 %335
  %337 = load i64, ptr %336
  %338 = load ptr, ptr %113
  %339 = shl i64 %337, 2
  %340 = getelementptr i64, ptr %338, i64 %339
  %341 = shl i64 %335, 2
  %342 = getelementptr i64, ptr %308, i64 %341
  %343 = bitcast ptr %342 to ptr
  %344 = bitcast ptr %340 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(32) %343, ptr align 8 dereferenceable(32) %344, i64 32, i1 false)
  %345 = mul i64 %335, 3
  %346 = getelementptr double, ptr %300, i64 %345
  %347 = bitcast ptr %346 to ptr
  %348 = load ptr, ptr %145
  %349 = mul i64 %337, 3
  %350 = getelementptr double, ptr %348, i64 %349
  %351 = bitcast ptr %350 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %347, ptr align 8 dereferenceable(24) %351, i64 24, i1 false)
  %352 = load i64, ptr %123
  %353 = or i64 %341, 1
  %354 = getelementptr i64, ptr %308, i64 %353
  store i64 %352, ptr %354
  %355 = load ptr, ptr %146
  %356 = getelementptr i64, ptr %355, i64 %337
  %357 = load i64, ptr %356
  %358 = load ptr, ptr %132
  %359 = getelementptr i64, ptr %358, i64 %335
  store i64 %357, ptr %359
  %360 = load ptr, ptr %112
  %361 = getelementptr i64, ptr %360, i64 %337
  %362 = load i64, ptr %361
  %363 = load ptr, ptr %130
  %364 = getelementptr i64, ptr %363, i64 %335
  store i64 %362, ptr %364
  %365 = load ptr, ptr %147
  %366 = getelementptr double, ptr %365, i64 %337
  %367 = load double, ptr %366
  %368 = load ptr, ptr %131
  %369 = getelementptr double, ptr %368, i64 %335
  store double %367, ptr %369
  %370 = getelementptr i64, ptr %340, i64 1
  %371 = load i64, ptr %370
  %372 = getelementptr i64, ptr %340, i64 2
  %373 = load i64, ptr %340
  %374 = icmp ne i64 %373, 2
  %375 = zext i1 %374 to i64
  %376 = load i64, ptr %372
  %377 = add i64 %376, %371
  %378 = add i64 %377, %375
  %379 = icmp slt i64 %371, %378
  br i1 %379, label %383, label %380

380:
  %381 = add i64 %335, 1
  %382 = icmp eq i64 %381, %211
  br i1 %382, label %323, label %334

383:
  %384 = phi i64 [ %388, %383 ], [ %371, %334 ]
  %385 = load i64, ptr %123
  %386 = add i64 %385, 1
  store i64 %386, ptr %123
  %387 = getelementptr i64, ptr %307, i64 %385
  store i64 %384, ptr %387
  %388 = add i64 %384, 1
  %389 = load i64, ptr %370
  %390 = load i64, ptr %340
  %391 = icmp ne i64 %390, 2
  %392 = zext i1 %391 to i64
  %393 = load i64, ptr %372
  %394 = add i64 %393, %389
  %395 = add i64 %394, %392
  %396 = icmp slt i64 %388, %395
  br i1 %396, label %383, label %380

397:
  %398 = call i64 %1(ptr %4, ptr %298)
  %399 = load i64, ptr %123
  %400 = icmp sgt i64 %399, 0
  br i1 %400, label %401, label %447

401:
  %402 = load ptr, ptr %133
  %403 = load ptr, ptr %148
  %404 = load ptr, ptr %134
  %405 = load ptr, ptr %149
  %406 = load ptr, ptr %135
  %407 = load ptr, ptr %128
  %408 = load ptr, ptr %63
  br label %448

409:
  %410 = phi i64 [ 0, %326 ], [ %434, %433 ]
  %411 = getelementptr i64, ptr %307, i64 %410
  %412 = load i64, ptr %411
  %413 = getelementptr double, ptr %327, i64 %412
  %414 = load double, ptr %413
  %415 = getelementptr double, ptr %328, i64 %410
  store double %414, ptr %415
  %416 = getelementptr double, ptr %329, i64 %412
  %417 = load double, ptr %416
  %418 = getelementptr double, ptr %330, i64 %410
  store double %417, ptr %418
  %419 = getelementptr double, ptr %331, i64 %412
  %420 = load double, ptr %419
  %421 = getelementptr double, ptr %332, i64 %410
  store double %420, ptr %421
  %422 = load double, ptr %121
  %423 = fcmp ogt double %422, 0.000000e+00
  br i1 %423, label %424, label %428

424:
  %425 = load ptr, ptr %150
  %426 = getelementptr double, ptr %425, i64 %412
  %427 = load double, ptr %426
  br label %428

428:
  %429 = phi double [ %427, %424 ], [ 0.000000e+00, %409 ]
  %430 = getelementptr double, ptr %297, i64 %410
  store double %429, ptr %430
  %431 = mul i64 %412, %287
  %432 = mul i64 %410, %324
  br label %436

433:
  %434 = add i64 %410, 1
  %435 = icmp eq i64 %434, %324
  br i1 %435, label %397, label %409

436:
  %437 = phi i64 [ 0, %428 ], [ %445, %436 ]
  %438 = getelementptr i64, ptr %307, i64 %437
  %439 = load i64, ptr %438
  %440 = add i64 %439, %431
  %441 = getelementptr double, ptr %333, i64 %440
  %442 = load double, ptr %441
  %443 = add i64 %437, %432
  %444 = getelementptr double, ptr %296, i64 %443
  store double %442, ptr %444
  %445 = add i64 %437, 1
  %446 = icmp eq i64 %445, %324
  br i1 %446, label %433, label %436

447:
  br i1 %322, label %471, label %468

448:
  %449 = phi i64 [ 0, %401 ], [ %466, %448 ]
  %450 = getelementptr double, ptr %402, i64 %449
  %451 = load double, ptr %450
  %452 = getelementptr i64, ptr %307, i64 %449
  %453 = load i64, ptr %452
  %454 = getelementptr double, ptr %403, i64 %453
  store double %451, ptr %454
  %455 = getelementptr double, ptr %404, i64 %449
  %456 = load double, ptr %455
  %457 = getelementptr double, ptr %405, i64 %453
  store double %456, ptr %457
  %458 = getelementptr double, ptr %406, i64 %449
  %459 = load double, ptr %458
  %460 = getelementptr double, ptr %407, i64 %449
  %461 = load double, ptr %460
  %462 = fsub double %459, %461
  %463 = getelementptr double, ptr %408, i64 %453
  %464 = load double, ptr %463
  %465 = fadd double %462, %464
  store double %465, ptr %463
  %466 = add i64 %449, 1
  %467 = icmp eq i64 %466, %399
  br i1 %467, label %447, label %448

468:
  %469 = load i64, ptr %137
  %470 = icmp slt i64 %469, 0
  br i1 %470, label %517, label %514

471:
  %472 = phi i64 [ %512, %511 ], [ 0, %447 ]
  %473 = getelementptr i64, ptr %14, i64 %472
  %474 = load i64, ptr %473
  %475 = shl i64 %472, 2
  %476 = or i64 %475, 1
  %477 = getelementptr i64, ptr %308, i64 %476
  %478 = load i64, ptr %477
  %479 = load ptr, ptr %132
  %480 = getelementptr i64, ptr %479, i64 %472
  %481 = load i64, ptr %480
  %482 = load ptr, ptr %146
  %483 = getelementptr i64, ptr %482, i64 %474
  store i64 %481, ptr %483
  %484 = load ptr, ptr %130
  %485 = getelementptr i64, ptr %484, i64 %472
  %486 = load i64, ptr %485
  %487 = icmp eq i64 %486, 0
  br i1 %487, label %511, label %488

488:
  %489 = load ptr, ptr %63
  %490 = load ptr, ptr %113
  %491 = shl i64 %474, 2
  %492 = getelementptr i64, ptr %490, i64 %491
  %493 = getelementptr i64, ptr %492, i64 1
  %494 = load i64, ptr %493
  %495 = getelementptr double, ptr %489, i64 %494
  %496 = bitcast ptr %495 to ptr
  %497 = load ptr, ptr %135
  %498 = getelementptr double, ptr %497, i64 %478
  %499 = bitcast ptr %498 to ptr
  %500 = load i64, ptr %492
  %501 = icmp ne i64 %500, 2
  %502 = zext i1 %501 to i64
  %503 = getelementptr i64, ptr %492, i64 2
  %504 = load i64, ptr %503
  %505 = add i64 %504, %502
  %506 = shl i64 %505, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %496, ptr align 8 %499, i64 %506, i1 false)
  br i1 %151, label %511, label %507

507:
  %508 = getelementptr double, ptr %298, i64 %472
  %509 = load double, ptr %508
  %510 = getelementptr double, ptr %2, i64 %474
  store double %509, ptr %510
  br label %511

511:
  %512 = add i64 %472, 1
  %513 = icmp eq i64 %512, %211
  br i1 %513, label %468, label %471

514:
  %515 = getelementptr i64, ptr %14, i64 %469
  %516 = load i64, ptr %515
  br label %517

517:
  %518 = phi i64 [ %516, %514 ], [ -1, %468 ]
  %519 = icmp eq i64 %154, 0
  %520 = icmp eq i64 %154, 3
  %521 = or i1 %519, %520
  %522 = load i64, ptr %138
  %523 = load i64, ptr %60
  %524 = add i64 %523, %522
  store i64 %524, ptr %60
  switch i64 %154, label %532 [
    i64 3, label %525
    i64 0, label %525
  ]

525:
  %526 = icmp eq i64 %398, 0
  %527 = load double, ptr %136
  br i1 %526, label %528, label %531

528:
  %529 = load double, ptr %61
  %530 = fcmp ugt double %527, %529
  br i1 %530, label %531, label %532

531:
  store double %527, ptr %61
  store i64 %518, ptr %62
  br label %532

532:
  %533 = icmp ne i64 %398, 0
  %534 = select i1 %521, i1 %533, i1 false
  %535 = select i1 %534, i64 %398, i64 %154
  %536 = load i64, ptr %18
  br label %537

537:
  %538 = phi i64 [ %153, %152 ], [ %153, %160 ], [ %536, %532 ]
  %539 = phi i64 [ %154, %152 ], [ %154, %160 ], [ %535, %532 ]
  %540 = add i64 %155, 1
  %541 = icmp slt i64 %540, %538
  br i1 %541, label %152, label %542

542:
  %543 = phi i64 [ %285, %284 ], [ 0, %109 ], [ 0, %59 ], [ %539, %537 ]
  ret i64 %543
}

define internal i64 @follow_island(ptr %0, ptr  %1) {
  %3 = alloca [2 x double], align 16
  %4 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 0
  %5 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %6 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 11
  %7 = bitcast ptr %3 to ptr
  %8 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %9 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %10 = getelementptr [2 x double], ptr %3, i64 0, i64 0
  call void @law_newton_step(ptr %0, i32 0)
  %11 = load i64, ptr %4
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %20, label %69

13:
  %14 = add i32 %22, 1
  %15 = icmp ult i32 %22, 29
  %16 = icmp eq i32 %14, 30
  br i1 %16, label %69, label %17

17:
  call void @law_newton_step(ptr %0, i32 0)
  %18 = load i64, ptr %4
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %20, label %69

20:
  %21 = phi i64 [ %18, %17 ], [ %11, %2 ]
  %22 = phi i32 [ %14, %17 ], [ 0, %2 ]
  %23 = phi i1 [ %15, %17 ], [ true, %2 ]
  br label %26

24:
  %25 = fcmp ugt double %66, 1.000000e-13
  br i1 %25, label %13, label %69

26:
  %27 = phi i64 [ %65, %64 ], [ %21, %20 ]
  %28 = phi double [ %66, %64 ], [ 0.000000e+00, %20 ]
  %29 = phi i64 [ %67, %64 ], [ 0, %20 ]
  %30 = load ptr, ptr %5
  %31 = shl i64 %29, 2
  %32 = getelementptr i64, ptr %30, i64 %31
  %33 = getelementptr i64, ptr %32, i64 1
  %34 = load i64, ptr %33
  %35 = load i64, ptr %32
  %36 = icmp ne i64 %35, 2
  %37 = zext i1 %36 to i64
  %38 = add i64 %34, %37
  %39 = load ptr, ptr %6
  %40 = getelementptr double, ptr %39, i64 %38
  %41 = load double, ptr %40
  %42 = getelementptr double, ptr %40, i64 1
  %43 = load double, ptr %42
  %44 = load ptr, ptr %8
  %45 = getelementptr i64, ptr %44, i64 %29
  %46 = load i64, ptr %45
  %47 = icmp eq i64 %46, 1
  br i1 %47, label %48, label %64

48:
  %49 = load ptr, ptr %9
  %50 = getelementptr i64, ptr %49, i64 %29
  %51 = load i64, ptr %50
  %52 = icmp eq i64 %51, 2
  br i1 %52, label %53, label %64

53:
  %54 = call double @law_pull(ptr %0, i64 %29, ptr %10)
  call void @law_turn_against(ptr %0, i64 %29, ptr %10, double %54)
  %55 = load double, ptr %40
  %56 = fsub double %55, %41
  %57 = call double @llvm.fabs.f64(double %56)
  %58 = load double, ptr %42
  %59 = fsub double %58, %43
  %60 = call double @llvm.fabs.f64(double %59)
  %61 = call double @llvm.maxnum.f64(double %57, double %60)
  %62 = call double @llvm.maxnum.f64(double %28, double %61)
  %63 = load i64, ptr %4
  br label %64

64:
  %65 = phi i64 [ %63, %53 ], [ %27, %48 ], [ %27, %26 ]
  %66 = phi double [ %62, %53 ], [ %28, %48 ], [ %28, %26 ]
  %67 = add i64 %29, 1
  %68 = icmp slt i64 %67, %65
  br i1 %68, label %26, label %24

69:
  %70 = phi double [ 0.000000e+00, %2 ], [ %66, %13 ], [ %66, %24 ], [ 0.000000e+00, %17 ]
  %71 = phi i1 [ true, %2 ], [ %15, %13 ], [ %23, %24 ], [ %15, %17 ]
  %72 = fcmp ole double %70, 0x3EB0C6F7A0B5ED8D
  %73 = select i1 %71, i1 true, i1 %72
  %74 = select i1 %73, i64 0, i64 2
  ret i64 %74
}

define internal i64 @impact_of_island(ptr %0, ptr  %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4
  %6 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %7 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 0
  %8 = load i64, ptr %7
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %31

10:
  %11 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %12 = load ptr, ptr %11
  br label %13

13:
  %14 = phi i1 [ true, %10 ], [ %29, %27 ]
  %15 = phi i64 [ 0, %10 ], [ %28, %27 ]
  %16 = getelementptr i64, ptr %12, i64 %15
  %17 = load i64, ptr %16
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %27, label %19

19:
  %20 = load ptr, ptr %6
  %21 = shl i64 %15, 2
  %22 = getelementptr i64, ptr %20, i64 3
  %23 = getelementptr i64, ptr %22, i64 %21
  %24 = load i64, ptr %23
  %25 = and i64 %24, 1
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %31

27:
  %28 = add i64 %15, 1
  %29 = icmp slt i64 %28, %8
  %30 = icmp eq i64 %28, %8
  br i1 %30, label %31, label %13

31:
  %32 = phi i1 [ false, %2 ], [ %29, %27 ], [ %14, %19 ]
  %33 = shl i64 %5, 3
  %34 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 21
  %35 = load ptr, ptr %34
  %36 = shl i64 %5, 2
  %37 = getelementptr double, ptr %35, i64 %36
  %38 = mul i64 %5, 5
  %39 = getelementptr double, ptr %35, i64 %38
  %40 = mul i64 %5, 6
  %41 = getelementptr double, ptr %35, i64 %40
  %42 = bitcast ptr %37 to ptr
  %43 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 7
  %44 = bitcast ptr %43 to ptr
  %45 = load ptr, ptr %44
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 8 %45, i64 %33, i1 false)
  %46 = bitcast ptr %39 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %46, i8 0, i64 %33, i1 false)
  %47 = load i64, ptr %7
  %48 = icmp sgt i64 %47, 0
  br i1 %48, label %49, label %53

49:
  %50 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
  %51 = load ptr, ptr %50
  %52 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 3
  br label %58

53:
  call void @guess(ptr %0)
  %54 = call i64 @laws_of_island(ptr %0, ptr null)
  %55 = bitcast ptr %3 to ptr
  store i64 0, ptr %3
  %56 = icmp eq i64 %54, 0
  %57 = select i1 %32, i1 %56, i1 false
  br i1 %57, label %80, label %114

58:
  %59 = phi i64 [ 0, %49 ], [ %78, %77 ]
  %60 = getelementptr double, ptr %51, i64 %59
  store double 0.000000e+00, ptr %60
  br i1 %32, label %77, label %61

61:
  %62 = load ptr, ptr %52
  %63 = mul i64 %59, 3
  %64 = getelementptr double, ptr %62, i64 2
  %65 = getelementptr double, ptr %64, i64 %63
  %66 = load double, ptr %65
  %67 = fadd double %66, 1.000000e+00
  %68 = load ptr, ptr %43
  %69 = load ptr, ptr %6
  %70 = shl i64 %59, 2
  %71 = getelementptr i64, ptr %69, i64 1
  %72 = getelementptr i64, ptr %71, i64 %70
  %73 = load i64, ptr %72
  %74 = getelementptr double, ptr %68, i64 %73
  %75 = load double, ptr %74
  %76 = fmul double %67, %75
  store double %76, ptr %74
  br label %77

77:
  %78 = add i64 %59, 1
  %79 = icmp eq i64 %78, %47
  br i1 %79, label %53, label %58

80:
  %81 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 12
  %82 = bitcast ptr %81 to ptr
  %83 = load ptr, ptr %82
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %83, i64 %33, i1 false)
  %84 = load ptr, ptr %44
  %85 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 13
  %86 = bitcast ptr %85 to ptr
  %87 = load ptr, ptr %86
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %84, ptr align 8 %87, i64 %33, i1 false)
  %88 = load i64, ptr %7
  %89 = icmp sgt i64 %88, 0
  br i1 %89, label %90, label %98

90:
  %91 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 3
  %92 = load ptr, ptr %91
  %93 = load ptr, ptr %6
  %94 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
  %95 = load ptr, ptr %94
  %96 = getelementptr double, ptr %92, i64 2
  %97 = getelementptr i64, ptr %93, i64 1
  br label %100

98:
  call void @guess(ptr %0)
  %99 = call i64 @laws_of_island(ptr %0, ptr null)
  br label %114

100:
  %101 = phi i64 [ 0, %90 ], [ %112, %100 ]
  %102 = mul i64 %101, 3
  %103 = getelementptr double, ptr %96, i64 %102
  %104 = load double, ptr %103
  %105 = shl i64 %101, 2
  %106 = getelementptr i64, ptr %97, i64 %105
  %107 = load i64, ptr %106
  %108 = getelementptr double, ptr %39, i64 %107
  %109 = load double, ptr %108
  %110 = fmul double %104, %109
  %111 = getelementptr double, ptr %95, i64 %101
  store double %110, ptr %111
  %112 = add i64 %101, 1
  %113 = icmp eq i64 %112, %88
  br i1 %113, label %98, label %100

114:
  %115 = phi i64 [ %99, %98 ], [ %54, %53 ]
  %116 = add i64 %115, -1
  %117 = icmp ult i64 %116, 2
  %118 = select i1 %117, i64 8, i64 %115
  %119 = select i1 %32, i64 %115, i64 %118
  %120 = bitcast ptr %41 to ptr
  %121 = load ptr, ptr %44
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %120, ptr align 8 %121, i64 %33, i1 false)
  %122 = icmp sgt i64 %5, 0
  %123 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 12
  %124 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 13
  br label %125

125:
  %126 = phi i64 [ %119, %114 ], [ %209, %208 ]
  br i1 %122, label %127, label %129

127:
  %128 = load ptr, ptr %123
  br label %193

129:
  %130 = load ptr, ptr %44
  %131 = load i64, ptr %4
  %132 = shl i64 %131, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %130, ptr align 8 %42, i64 %132, i1 false)
  call void @law_accelerate(ptr %0)
  %133 = load i64, ptr %7
  %134 = icmp sgt i64 %133, 0
  br i1 %134, label %135, label %186

135:
  %136 = load ptr, ptr %6
  br label %137

137:
  %138 = phi double [ 0.000000e+00, %135 ], [ %160, %157 ]
  %139 = phi i64 [ 0, %135 ], [ %161, %157 ]
  %140 = phi double [ 0.000000e+00, %135 ], [ %159, %157 ]
  %141 = shl i64 %139, 2
  %142 = getelementptr i64, ptr %136, i64 %141
  %143 = getelementptr double, ptr %1, i64 %139
  store double 0.000000e+00, ptr %143
  %144 = getelementptr i64, ptr %142, i64 1
  %145 = load i64, ptr %144
  %146 = load i64, ptr %142
  %147 = icmp ne i64 %146, 2
  %148 = zext i1 %147 to i64
  %149 = getelementptr i64, ptr %142, i64 2
  %150 = load i64, ptr %149
  %151 = add i64 %150, %145
  %152 = add i64 %151, %148
  %153 = icmp slt i64 %145, %152
  br i1 %153, label %154, label %157

154:
  %155 = load ptr, ptr %123
  %156 = load ptr, ptr %124
  br label %163

157:
  %158 = phi double [ 0.000000e+00, %137 ], [ %175, %163 ]
  %159 = phi double [ %140, %137 ], [ %183, %163 ]
  %160 = fadd double %138, %158
  %161 = add i64 %139, 1
  %162 = icmp eq i64 %161, %133
  br i1 %162, label %186, label %137

163:
  %164 = phi double [ 0.000000e+00, %154 ], [ %175, %163 ]
  %165 = phi i64 [ %145, %154 ], [ %184, %163 ]
  %166 = phi double [ %140, %154 ], [ %183, %163 ]
  %167 = getelementptr double, ptr %155, i64 %165
  %168 = load double, ptr %167
  %169 = getelementptr double, ptr %37, i64 %165
  %170 = load double, ptr %169
  %171 = getelementptr double, ptr %156, i64 %165
  %172 = load double, ptr %171
  %173 = fadd double %170, %172
  %174 = fmul double %168, -5.000000e-01
  %175 = call double @llvm.fmuladd.f64(double %174, double %173, double %164)
  store double %175, ptr %143
  %176 = load double, ptr %167
  %177 = call double @llvm.fabs.f64(double %176)
  %178 = load double, ptr %169
  %179 = call double @llvm.fabs.f64(double %178)
  %180 = load double, ptr %171
  %181 = call double @llvm.fabs.f64(double %180)
  %182 = fadd double %179, %181
  %183 = call double @llvm.fmuladd.f64(double %177, double %182, double %166)
  %184 = add i64 %165, 1
  %185 = icmp eq i64 %184, %152
  br i1 %185, label %157, label %163

186:
  %187 = phi double [ 0.000000e+00, %129 ], [ %159, %157 ]
  %188 = phi double [ 0.000000e+00, %129 ], [ %160, %157 ]
  %189 = fmul double %187, -1.000000e-10
  %190 = fcmp uge double %188, %189
  %191 = icmp ne i64 %126, 0
  %192 = select i1 %190, i1 true, i1 %191
  br i1 %192, label %210, label %202

193:
  %194 = phi i64 [ 0, %127 ], [ %200, %193 ]
  %195 = getelementptr double, ptr %39, i64 %194
  %196 = load double, ptr %195
  %197 = getelementptr double, ptr %128, i64 %194
  %198 = load double, ptr %197
  %199 = fadd double %196, %198
  store double %199, ptr %197
  %200 = add i64 %194, 1
  %201 = icmp eq i64 %200, %5
  br i1 %201, label %129, label %193

202:
  %203 = load ptr, ptr %44
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %203, ptr align 8 %120, i64 %33, i1 false)
  %204 = call i32 @law_combine(ptr %0, ptr %3)
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %206, label %208

206:
  %207 = call i64 @laws_of_island(ptr %0, ptr null)
  br label %208

208:
  %209 = phi i64 [ 0, %202 ], [ 3, %206 ]
  br label %125

210:
  %211 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
  %212 = bitcast ptr %211 to ptr
  %213 = load ptr, ptr %212
  %214 = shl i64 %133, 3
  call void @llvm.memset.p0.i64(ptr align 8 %213, i8 0, i64 %214, i1 false)
  ret i64 %126
}

define internal i64 @laws_of_island(ptr %0, ptr  %1) {
  %3 = alloca [2 x double], align 16
  %4 = alloca i64, align 8
  %5 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5
  %7 = mul i64 %6, %6
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %29, label %9

9:
  %10 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 7
  br label %15

13:
  %14 = icmp eq i64 %28, %7
  br i1 %14, label %29, label %15

15:
  %16 = phi i64 [ 0, %9 ], [ %28, %13 ]
  %17 = getelementptr double, ptr %11, i64 %16
  %18 = load double, ptr %17
  %19 = call double @llvm.fabs.f64(double %18)
  %20 = fcmp ueq double %19, 0x7FF0000000000000
  br i1 %20, label %377, label %21

21:
  %22 = load ptr, ptr %12
  %23 = sdiv i64 %16, %6
  %24 = getelementptr double, ptr %22, i64 %23
  %25 = load double, ptr %24
  %26 = call double @llvm.fabs.f64(double %25)
  %27 = fcmp ueq double %26, 0x7FF0000000000000
  %28 = add i64 %16, 1
  br i1 %27, label %377, label %13

29:
  %30 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 12
  %31 = bitcast ptr %30 to ptr
  %32 = load ptr, ptr %31
  %33 = shl i64 %6, 3
  call void @llvm.memset.p0.i64(ptr align 8 %32, i8 0, i64 %33, i1 false)
  %34 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 0
  %35 = load i64, ptr %34
  %36 = icmp sgt i64 %35, 0
  br i1 %36, label %37, label %42

37:
  %38 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %39 = load ptr, ptr %38
  %40 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %41 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  br label %46

42:
  %43 = phi i64 [ %35, %29 ], [ %81, %79 ]
  %44 = call i32 @law_newton(ptr %0, i64 %43, i32 30, i32 1)
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %86, label %101

46:
  %47 = phi i64 [ 0, %37 ], [ %80, %79 ]
  %48 = getelementptr i64, ptr %39, i64 %47
  %49 = load i64, ptr %48
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %54

51:
  %52 = load ptr, ptr %41
  %53 = getelementptr i64, ptr %52, i64 %47
  store i64 0, ptr %53
  br label %79

54:
  %55 = load ptr, ptr %40
  %56 = shl i64 %47, 2
  %57 = getelementptr i64, ptr %55, i64 %56
  %58 = load i64, ptr %57
  %59 = icmp eq i64 %58, 2
  br i1 %59, label %60, label %66

60:
  %61 = load ptr, ptr %41
  %62 = getelementptr i64, ptr %61, i64 %47
  %63 = load i64, ptr %62
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %65, label %66

65:
  store i64 1, ptr %62
  br label %79

66:
  %67 = icmp eq i64 %49, 2
  br i1 %67, label %68, label %79

68:
  %69 = load ptr, ptr %41
  %70 = getelementptr i64, ptr %69, i64 %47
  %71 = load i64, ptr %70
  %72 = and i64 %71, -3
  %73 = icmp eq i64 %72, 1
  br i1 %73, label %74, label %79

74:
  %75 = getelementptr i64, ptr %57, i64 2
  %76 = load i64, ptr %75
  %77 = icmp sgt i64 %76, 0
  br i1 %77, label %78, label %79

78:
  store i64 2, ptr %70
  br label %79

79:
  %80 = add i64 %47, 1
  %81 = load i64, ptr %34
  %82 = icmp slt i64 %80, %81
  br i1 %82, label %46, label %42

83:
  %84 = add i32 %87, 1
  %85 = icmp eq i32 %84, 4
  br i1 %85, label %103, label %86

86:
  %87 = phi i32 [ %84, %83 ], [ 0, %42 ]
  %88 = icmp ult i32 %87, 2
  %89 = zext i1 %88 to i32
  %90 = call i32 @law_pivot(ptr %0, i32 %89)
  %91 = icmp eq i32 %90, 1
  br i1 %91, label %95, label %92

92:
  %93 = icmp eq i32 %90, 0
  %94 = select i1 %93, i64 1, i64 2
  br label %103

95:
  %96 = load i64, ptr %34
  %97 = and i32 %87, 1
  %98 = xor i32 %97, 1
  %99 = call i32 @law_newton(ptr %0, i64 %96, i32 30, i32 %98)
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %83, label %101

101:
  %102 = bitcast ptr %4 to ptr
  store i64 0, ptr %4
  br label %349

103:
  %104 = phi i64 [ %94, %92 ], [ 2, %83 ]
  %105 = bitcast ptr %4 to ptr
  store i64 0, ptr %4
  %106 = call i32 @law_combine(ptr %0, ptr %4)
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %349

108:
  %109 = icmp eq i64 %104, 2
  br i1 %109, label %110, label %349

110:
  %111 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 21
  %112 = load ptr, ptr %111
  %113 = load i64, ptr %5
  %114 = mul i64 %113, 7
  %115 = getelementptr double, ptr %112, i64 %114
  %116 = load ptr, ptr %31
  %117 = shl i64 %113, 3
  call void @llvm.memset.p0.i64(ptr align 8 %116, i8 0, i64 %117, i1 false)
  %118 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %119 = bitcast ptr %3 to ptr
  %120 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %121 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 7
  %122 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %123 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 13
  %124 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
  %125 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 3
  %126 = getelementptr [2 x double], ptr %3, i64 0, i64 0
  %127 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 11
  %128 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %129 = bitcast ptr %115 to ptr
  br label %130

130:
  %131 = phi i32 [ 0, %110 ], [ %343, %339 ]
  %132 = load i64, ptr %5
  %133 = icmp sgt i64 %132, 0
  %134 = load i64, ptr %34
  br label %135

135:
  %136 = phi i64 [ %134, %130 ], [ %141, %140 ]
  %137 = phi i64 [ %134, %130 ], [ %142, %140 ]
  %138 = phi i32 [ 0, %130 ], [ %143, %140 ]
  %139 = icmp sgt i64 %137, 0
  br i1 %139, label %145, label %140

140:
  %141 = phi i64 [ %136, %135 ], [ %322, %321 ]
  %142 = phi i64 [ %137, %135 ], [ %322, %321 ]
  %143 = add i32 %138, 1
  %144 = icmp eq i32 %143, 500
  br i1 %144, label %325, label %135

145:
  %146 = phi i64 [ %322, %321 ], [ %136, %135 ]
  %147 = phi i64 [ %323, %321 ], [ 0, %135 ]
  %148 = load ptr, ptr %118
  %149 = shl i64 %147, 2
  %150 = getelementptr i64, ptr %148, i64 %149
  %151 = getelementptr i64, ptr %150, i64 1
  %152 = load i64, ptr %151
  %153 = load i64, ptr %150
  %154 = icmp ne i64 %153, 2
  %155 = zext i1 %154 to i64
  %156 = add i64 %152, %155
  %157 = load ptr, ptr %30
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %119, i8 0, i64 16, i1 false)
  %158 = load ptr, ptr %120
  %159 = getelementptr i64, ptr %158, i64 %147
  %160 = load i64, ptr %159
  %161 = icmp eq i64 %160, 0
  br i1 %161, label %321, label %162

162:
  %163 = load i64, ptr %151
  %164 = getelementptr i64, ptr %150, i64 2
  %165 = load i64, ptr %164
  %166 = add i64 %165, %156
  %167 = icmp slt i64 %163, %166
  br i1 %167, label %168, label %171

168:
  %169 = load ptr, ptr %121
  %170 = load ptr, ptr %123
  br label %193

171:
  %172 = load ptr, ptr %125
  %173 = mul i64 %147, 3
  %174 = getelementptr double, ptr %172, i64 %173
  %175 = load double, ptr %174
  %176 = load i64, ptr %150
  %177 = icmp eq i64 %176, 2
  br i1 %177, label %183, label %178

178:
  %179 = getelementptr double, ptr %157, i64 %163
  %180 = load double, ptr %179
  %181 = call double @llvm.maxnum.f64(double %180, double 0.000000e+00)
  %182 = fmul double %175, %181
  br label %183

183:
  %184 = phi double [ %182, %178 ], [ %175, %171 ]
  %185 = call double @law_pull(ptr %0, i64 %147, ptr %126)
  %186 = fcmp ogt double %185, %184
  %187 = fdiv double %184, %185
  %188 = select i1 %186, double %187, double 1.000000e+00
  %189 = load ptr, ptr %120
  %190 = getelementptr i64, ptr %189, i64 %147
  %191 = load i64, ptr %190
  %192 = icmp eq i64 %191, 2
  br i1 %192, label %236, label %235

193:
  %194 = phi i64 [ %163, %168 ], [ %233, %232 ]
  %195 = getelementptr double, ptr %169, i64 %194
  %196 = load double, ptr %195
  br i1 %133, label %197, label %200

197:
  %198 = load ptr, ptr %122
  %199 = mul i64 %194, %132
  br label %204

200:
  %201 = phi double [ %196, %193 ], [ %212, %204 ]
  %202 = getelementptr double, ptr %170, i64 %194
  store double %201, ptr %202
  %203 = icmp slt i64 %194, %156
  br i1 %203, label %215, label %232

204:
  %205 = phi double [ %196, %197 ], [ %212, %204 ]
  %206 = phi i64 [ 0, %197 ], [ %213, %204 ]
  %207 = add i64 %206, %199
  %208 = getelementptr double, ptr %198, i64 %207
  %209 = load double, ptr %208
  %210 = getelementptr double, ptr %157, i64 %206
  %211 = load double, ptr %210
  %212 = call double @llvm.fmuladd.f64(double %209, double %211, double %205)
  %213 = add i64 %206, 1
  %214 = icmp eq i64 %213, %132
  br i1 %214, label %200, label %204

215:
  %216 = load ptr, ptr %122
  %217 = load i64, ptr %5
  %218 = mul i64 %217, %194
  %219 = add i64 %218, %194
  %220 = getelementptr double, ptr %216, i64 %219
  %221 = load double, ptr %220
  %222 = fcmp ogt double %221, 0.000000e+00
  br i1 %222, label %223, label %232

223:
  %224 = load ptr, ptr %124
  %225 = getelementptr double, ptr %224, i64 %147
  %226 = load double, ptr %225
  %227 = getelementptr double, ptr %157, i64 %194
  %228 = load double, ptr %227
  %229 = fdiv double %201, %221
  %230 = fsub double %228, %229
  %231 = call double @llvm.maxnum.f64(double %226, double %230)
  store double %231, ptr %227
  br label %232

232:
  %233 = add i64 %194, 1
  %234 = icmp slt i64 %233, %166
  br i1 %234, label %193, label %171

235:
  call void @law_turn_against(ptr %0, i64 %147, ptr %126, double %185)
  br label %236

236:
  %237 = load i64, ptr %164
  %238 = icmp sgt i64 %237, 0
  br i1 %238, label %239, label %247

239:
  %240 = load ptr, ptr %118
  %241 = getelementptr i64, ptr %240, i64 %149
  %242 = getelementptr i64, ptr %241, i64 2
  %243 = load i64, ptr %242
  %244 = icmp sgt i64 %243, 0
  %245 = getelementptr i64, ptr %241, i64 1
  %246 = fneg double %184
  br label %255

247:
  %248 = load i64, ptr %150
  %249 = icmp eq i64 %248, 2
  br i1 %249, label %250, label %297

250:
  %251 = fcmp ugt double %185, %184
  %252 = icmp ne i64 %237, 0
  %253 = select i1 %192, i1 true, i1 %251
  %254 = select i1 %253, i1 %252, i1 false
  br label %309

255:
  %256 = phi i64 [ 0, %239 ], [ %295, %294 ]
  br i1 %244, label %257, label %294

257:
  %258 = load i64, ptr %245
  %259 = load i64, ptr %241
  %260 = icmp ne i64 %259, 2
  %261 = zext i1 %260 to i64
  %262 = load ptr, ptr %122
  %263 = load i64, ptr %5
  %264 = add i64 %258, %261
  br label %265

265:
  %266 = phi i64 [ 0, %257 ], [ %274, %265 ]
  %267 = phi double [ 0.000000e+00, %257 ], [ %273, %265 ]
  %268 = add i64 %264, %266
  %269 = mul i64 %268, %263
  %270 = add i64 %269, %268
  %271 = getelementptr double, ptr %262, i64 %270
  %272 = load double, ptr %271
  %273 = call double @llvm.maxnum.f64(double %267, double %272)
  %274 = add i64 %266, 1
  %275 = icmp eq i64 %274, %243
  br i1 %275, label %276, label %265

276:
  %277 = fcmp ogt double %273, 0.000000e+00
  br i1 %277, label %278, label %294

278:
  br i1 %192, label %279, label %285

279:
  %280 = load ptr, ptr %127
  %281 = add i64 %256, %156
  %282 = getelementptr double, ptr %280, i64 %281
  %283 = load double, ptr %282
  %284 = fmul double %283, %246
  br label %290

285:
  %286 = getelementptr [2 x double], ptr %3, i64 0, i64 %256
  %287 = load double, ptr %286
  %288 = fmul double %188, %287
  %289 = add i64 %256, %156
  br label %290

290:
  %291 = phi i64 [ %289, %285 ], [ %281, %279 ]
  %292 = phi double [ %288, %285 ], [ %284, %279 ]
  %293 = getelementptr double, ptr %157, i64 %291
  store double %292, ptr %293
  br label %294

294:
  %295 = add i64 %256, 1
  %296 = icmp eq i64 %295, %237
  br i1 %296, label %247, label %255

297:
  %298 = load i64, ptr %151
  %299 = getelementptr double, ptr %157, i64 %298
  %300 = load double, ptr %299
  %301 = load ptr, ptr %124
  %302 = getelementptr double, ptr %301, i64 %147
  %303 = load double, ptr %302
  %304 = fcmp ogt double %300, %303
  %305 = fcmp ugt double %185, %184
  %306 = icmp ne i64 %237, 0
  %307 = select i1 %192, i1 true, i1 %305
  %308 = select i1 %307, i1 %306, i1 false
  br i1 %304, label %309, label %312

309:
  %310 = phi i1 [ %254, %250 ], [ %308, %297 ]
  %311 = select i1 %310, i64 2, i64 1
  br label %316

312:
  br i1 %308, label %316, label %313

313:
  %314 = fcmp ogt double %303, 0.000000e+00
  %315 = select i1 %314, i64 3, i64 0
  br label %316

316:
  %317 = phi i64 [ %311, %309 ], [ 0, %312 ], [ %315, %313 ]
  %318 = load ptr, ptr %128
  %319 = getelementptr i64, ptr %318, i64 %147
  store i64 %317, ptr %319
  %320 = load i64, ptr %34
  br label %321

321:
  %322 = phi i64 [ %146, %145 ], [ %320, %316 ]
  %323 = add i64 %147, 1
  %324 = icmp slt i64 %323, %322
  br i1 %324, label %145, label %140

325:
  %326 = load ptr, ptr %31
  %327 = load i64, ptr %5
  %328 = shl i64 %327, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %129, ptr align 8 %326, i64 %328, i1 false)
  %329 = load i64, ptr %34
  %330 = and i32 %131, 1
  %331 = xor i32 %330, 1
  %332 = call i32 @law_newton(ptr %0, i64 %329, i32 30, i32 %331)
  %333 = icmp eq i32 %332, 0
  br i1 %333, label %334, label %349

334:
  %335 = icmp eq i32 %131, 0
  br i1 %335, label %336, label %339

336:
  %337 = call i32 @law_newton(ptr %0, i64 1, i32 300, i32 1)
  %338 = icmp eq i32 %337, 0
  br i1 %338, label %339, label %349

339:
  %340 = load ptr, ptr %31
  %341 = load i64, ptr %5
  %342 = shl i64 %341, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %340, ptr align 8 %129, i64 %342, i1 false)
  %343 = add i32 %131, 1
  %344 = icmp eq i32 %343, 12
  br i1 %344, label %345, label %130

345:
  call void @law_accelerate(ptr %0)
  %346 = call double @law_measure(ptr %0)
  %347 = fcmp ugt double %346, 1.000000e-10
  %348 = select i1 %347, i64 2, i64 0
  br label %349

349:
  %350 = phi i64 [ 1, %108 ], [ 0, %103 ], [ 0, %101 ], [ %348, %345 ], [ 0, %325 ], [ 0, %336 ]
  %351 = bitcast ptr %4 to ptr
  %352 = load i64, ptr %34
  %353 = icmp sgt i64 %352, 0
  br i1 %353, label %354, label %376

354:
  %355 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %356 = load ptr, ptr %355
  %357 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %358 = load ptr, ptr %357
  br label %359

359:
  %360 = phi i64 [ %352, %354 ], [ %373, %372 ]
  %361 = phi i64 [ 0, %354 ], [ %374, %372 ]
  %362 = getelementptr i64, ptr %356, i64 %361
  %363 = load i64, ptr %362
  %364 = icmp eq i64 %363, 0
  br i1 %364, label %369, label %365

365:
  %366 = getelementptr i64, ptr %358, i64 %361
  %367 = load i64, ptr %366
  %368 = icmp eq i64 %367, 3
  br i1 %368, label %369, label %372

369:
  %370 = getelementptr i64, ptr %358, i64 %361
  store i64 0, ptr %370
  %371 = load i64, ptr %34
  br label %372

372:
  %373 = phi i64 [ %360, %365 ], [ %371, %369 ]
  %374 = add i64 %361, 1
  %375 = icmp slt i64 %374, %373
  br i1 %375, label %359, label %376

376:
  br label %377

377:
  %378 = phi i64 [ %350, %376 ], [ 6, %15 ], [ 6, %21 ]
  ret i64 %378
}

define internal void @guess(ptr  %0) {
  %2 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 0
  %3 = load i64, ptr %2
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %5, label %12

5:
  %6 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 7
  %9 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %10 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %11 = load ptr, ptr %10
  br label %13

12:
  ret void

13:
  %14 = phi i64 [ 0, %5 ], [ %33, %28 ]
  %15 = getelementptr double, ptr %7, i64 %14
  %16 = load double, ptr %15
  %17 = fcmp ogt double %16, 0.000000e+00
  br i1 %17, label %28, label %18

18:
  %19 = load ptr, ptr %8
  %20 = load ptr, ptr %9
  %21 = shl i64 %14, 2
  %22 = getelementptr i64, ptr %20, i64 1
  %23 = getelementptr i64, ptr %22, i64 %21
  %24 = load i64, ptr %23
  %25 = getelementptr double, ptr %19, i64 %24
  %26 = load double, ptr %25
  %27 = fcmp oge double %26, 0.000000e+00
  br label %28

28:
  %29 = phi i1 [ true, %13 ], [ %27, %18 ]
  %30 = xor i1 %29, true
  %31 = zext i1 %30 to i64
  %32 = getelementptr i64, ptr %11, i64 %14
  store i64 %31, ptr %32
  %33 = add i64 %14, 1
  %34 = load i64, ptr %2
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %13, label %12
}

define i32 @law_follow(ptr %0) {
  %2 = call i64 @by_islands(ptr %0, ptr @follow_island, ptr null)
  %3 = icmp eq i64 %2, 0
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define i64 @law_solve(ptr %0) {
  %2 = call i64 @by_islands(ptr %0, ptr @laws_of_island, ptr null)
  ret i64 %2
}

define i64 @law_impact(ptr %0, ptr %1) {
  %3 = call i64 @by_islands(ptr %0, ptr @impact_of_island, ptr %1)
  ret i64 %3
}

define i32 @law_is_faint(ptr  %0, ptr  %1, i64 %2) {
  %4 = getelementptr i64, ptr %1, i64 1
  %5 = load i64, ptr %4
  %6 = load i64, ptr %1
  %7 = icmp ne i64 %6, 2
  %8 = zext i1 %7 to i64
  %9 = getelementptr i64, ptr %1, i64 2
  %10 = load i64, ptr %9
  %11 = add i64 %10, %5
  %12 = add i64 %11, %8
  %13 = icmp slt i64 %5, %12
  %14 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %15 = load ptr, ptr %14
  %16 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  %17 = load i64, ptr %16
  br i1 %13, label %28, label %20

18:
  %19 = fmul double %35, 0x3DA5FD7FE1796495
  br label %20

20:
  %21 = phi double [ %19, %18 ], [ 0.000000e+00, %3 ]
  %22 = mul i64 %17, %2
  %23 = add i64 %22, %2
  %24 = getelementptr double, ptr %15, i64 %23
  %25 = load double, ptr %24
  %26 = fcmp ule double %25, %21
  %27 = zext i1 %26 to i32
  ret i32 %27

28:
  %29 = phi i64 [ %36, %28 ], [ %5, %3 ]
  %30 = phi double [ %35, %28 ], [ 0.000000e+00, %3 ]
  %31 = mul i64 %17, %29
  %32 = add i64 %31, %29
  %33 = getelementptr double, ptr %15, i64 %32
  %34 = load double, ptr %33
  %35 = call double @llvm.maxnum.f64(double %30, double %34)
  %36 = add i64 %29, 1
  %37 = icmp eq i64 %36, %12
  br i1 %37, label %18, label %28
}

define void @law_accelerate(ptr  %0) {
  %2 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  %3 = load i64, ptr %2
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %5, label %13

5:
  %6 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 7
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 12
  %9 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %10 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 13
  %11 = load ptr, ptr %10
  %12 = load ptr, ptr %8
  br label %14

13:
  ret void

14:
  %15 = phi i64 [ 0, %5 ], [ %21, %19 ]
  %16 = getelementptr double, ptr %7, i64 %15
  %17 = load double, ptr %16
  %18 = mul i64 %15, %3
  br label %23

19:
  %20 = getelementptr double, ptr %11, i64 %15
  store double %36, ptr %20
  %21 = add i64 %15, 1
  %22 = icmp eq i64 %21, %3
  br i1 %22, label %13, label %14

23:
  %24 = phi i64 [ 0, %14 ], [ %37, %35 ]
  %25 = phi double [ %17, %14 ], [ %36, %35 ]
  %26 = getelementptr double, ptr %12, i64 %24
  %27 = load double, ptr %26
  %28 = fcmp une double %27, 0.000000e+00
  br i1 %28, label %29, label %35

29:
  %30 = load ptr, ptr %9
  %31 = add i64 %24, %18
  %32 = getelementptr double, ptr %30, i64 %31
  %33 = load double, ptr %32
  %34 = call double @llvm.fmuladd.f64(double %33, double %27, double %25)
  br label %35

35:
  %36 = phi double [ %34, %29 ], [ %25, %23 ]
  %37 = add i64 %24, 1
  %38 = icmp eq i64 %37, %3
  br i1 %38, label %19, label %23
}

define double @law_pull(ptr  %0, i64 %1, ptr  %2) {
  %4 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4
  %6 = shl i64 %1, 2
  %7 = getelementptr i64, ptr %5, i64 %6
  %8 = getelementptr i64, ptr %7, i64 2
  %9 = load i64, ptr %8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %47

11:
  %12 = getelementptr i64, ptr %7, i64 1
  %13 = load i64, ptr %12
  %14 = load i64, ptr %7
  %15 = icmp ne i64 %14, 2
  %16 = zext i1 %15 to i64
  %17 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %18 = load ptr, ptr %17
  %19 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  %20 = load i64, ptr %19
  %21 = add i64 %13, %16
  br label %22

22:
  %23 = phi i64 [ 0, %11 ], [ %31, %22 ]
  %24 = phi double [ 0.000000e+00, %11 ], [ %30, %22 ]
  %25 = add i64 %21, %23
  %26 = mul i64 %25, %20
  %27 = add i64 %26, %25
  %28 = getelementptr double, ptr %18, i64 %27
  %29 = load double, ptr %28
  %30 = call double @llvm.maxnum.f64(double %24, double %29)
  %31 = add i64 %23, 1
  %32 = icmp eq i64 %31, %9
  br i1 %32, label %33, label %22

33:
  br i1 %10, label %34, label %47

34:
  %35 = getelementptr i64, ptr %7, i64 1
  %36 = load i64, ptr %35
  %37 = load i64, ptr %7
  %38 = icmp ne i64 %37, 2
  %39 = zext i1 %38 to i64
  %40 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 13
  %41 = load ptr, ptr %40
  %42 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 20
  %43 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 19
  %44 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 12
  %45 = load ptr, ptr %44
  %46 = fcmp ogt double %30, 0.000000e+00
  br label %61

47:
  %48 = load double, ptr %2
  br label %54

49:
  %50 = icmp eq i64 %9, 1
  %51 = load double, ptr %2
  br i1 %50, label %52, label %54

52:
  %53 = call double @llvm.fabs.f64(double %51)
  br label %59

54:
  %55 = phi double [ %48, %47 ], [ %51, %49 ]
  %56 = getelementptr double, ptr %2, i64 1
  %57 = load double, ptr %56
  %58 = call double @hypot(double %55, double %57)
  br label %59

59:
  %60 = phi double [ %53, %52 ], [ %58, %54 ]
  ret double %60

61:
  %62 = phi i64 [ 0, %34 ], [ %85, %81 ]
  %63 = add i64 %36, %62
  %64 = add i64 %63, %39
  %65 = getelementptr double, ptr %41, i64 %64
  %66 = load double, ptr %65
  %67 = load double, ptr %42
  %68 = fcmp ogt double %67, 0.000000e+00
  br i1 %68, label %69, label %74

69:
  %70 = load ptr, ptr %43
  %71 = getelementptr double, ptr %70, i64 %64
  %72 = load double, ptr %71
  %73 = fmul double %67, %72
  br label %74

74:
  %75 = phi double [ %73, %69 ], [ 0.000000e+00, %61 ]
  %76 = getelementptr double, ptr %45, i64 %64
  %77 = load double, ptr %76
  br i1 %46, label %78, label %81

78:
  %79 = fadd double %66, %75
  %80 = fdiv double %79, %30
  br label %81

81:
  %82 = phi double [ %80, %78 ], [ 0.000000e+00, %74 ]
  %83 = fsub double %77, %82
  %84 = getelementptr double, ptr %2, i64 %62
  store double %83, ptr %84
  %85 = add i64 %62, 1
  %86 = icmp eq i64 %85, %9
  br i1 %86, label %49, label %61
}

define void @law_turn_against(ptr  %0, i64 %1, ptr  %2, double %3) {
  %5 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %6 = load ptr, ptr %5
  %7 = shl i64 %1, 2
  %8 = getelementptr i64, ptr %6, i64 %7
  %9 = getelementptr i64, ptr %8, i64 2
  %10 = load i64, ptr %9
  %11 = fcmp ogt double %3, 0.000000e+00
  %12 = icmp sgt i64 %10, 0
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %22

14:
  %15 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 11
  %16 = load ptr, ptr %15
  %17 = getelementptr i64, ptr %8, i64 1
  %18 = load i64, ptr %17
  %19 = load i64, ptr %8
  %20 = icmp ne i64 %19, 2
  %21 = zext i1 %20 to i64
  br label %23

22:
  ret void

23:
  %24 = phi i64 [ 0, %14 ], [ %32, %23 ]
  %25 = getelementptr double, ptr %2, i64 %24
  %26 = load double, ptr %25
  %27 = fneg double %26
  %28 = fdiv double %27, %3
  %29 = add i64 %18, %24
  %30 = add i64 %29, %21
  %31 = getelementptr double, ptr %16, i64 %30
  store double %28, ptr %31
  %32 = add i64 %24, 1
  %33 = icmp slt i64 %32, %10
  br i1 %33, label %23, label %22
}

define i32 @law_waits(ptr  %0, i64 %1) {
  %3 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %4 = load ptr, ptr %3
  %5 = getelementptr i64, ptr %4, i64 %1
  %6 = load i64, ptr %5
  %7 = icmp eq i64 %6, 1
  br i1 %7, label %8, label %26

8:
  %9 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %10 = load ptr, ptr %9
  %11 = getelementptr i64, ptr %10, i64 %1
  %12 = load i64, ptr %11
  %13 = icmp eq i64 %12, 2
  br i1 %13, label %14, label %26

14:
  %15 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %16 = load ptr, ptr %15
  %17 = shl i64 %1, 2
  %18 = getelementptr i64, ptr %16, i64 %17
  %19 = getelementptr i64, ptr %18, i64 2
  %20 = load i64, ptr %19
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %26, label %22

22:
  call void @write_scales(ptr %0)
  %23 = call i32 @is_carried(ptr %0, i64 %1)
  %24 = icmp eq i32 %23, 0
  %25 = zext i1 %24 to i32
  br label %26

26:
  %27 = phi i32 [ %25, %22 ], [ 0, %14 ], [ 0, %8 ], [ 0, %2 ]
  ret i32 %27
}

define internal void @write_scales(ptr  %0) {
  %2 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  %3 = load i64, ptr %2
  %4 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 21
  %5 = load ptr, ptr %4
  %6 = shl i64 %3, 1
  %7 = getelementptr double, ptr %5, i64 %6
  %8 = icmp sgt i64 %3, 0
  br i1 %8, label %9, label %16

9:
  %10 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 7
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %13 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 12
  %14 = load ptr, ptr %12
  %15 = load ptr, ptr %13
  br label %24

16:
  %17 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 0
  %18 = load i64, ptr %17
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %20, label %47

20:
  %21 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %22 = load ptr, ptr %21
  %23 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  br label %54

24:
  %25 = phi i64 [ 0, %9 ], [ %32, %30 ]
  %26 = getelementptr double, ptr %11, i64 %25
  %27 = load double, ptr %26
  %28 = call double @llvm.fabs.f64(double %27)
  %29 = mul i64 %25, %3
  br label %34

30:
  %31 = getelementptr double, ptr %7, i64 %25
  store double %44, ptr %31
  %32 = add i64 %25, 1
  %33 = icmp eq i64 %32, %3
  br i1 %33, label %16, label %24

34:
  %35 = phi i64 [ 0, %24 ], [ %45, %34 ]
  %36 = phi double [ %28, %24 ], [ %44, %34 ]
  %37 = add i64 %35, %29
  %38 = getelementptr double, ptr %14, i64 %37
  %39 = load double, ptr %38
  %40 = getelementptr double, ptr %15, i64 %35
  %41 = load double, ptr %40
  %42 = fmul double %39, %41
  %43 = call double @llvm.fabs.f64(double %42)
  %44 = fadd double %36, %43
  %45 = add i64 %35, 1
  %46 = icmp eq i64 %45, %3
  br i1 %46, label %30, label %34

47:
  %48 = phi double [ 0.000000e+00, %16 ], [ %70, %69 ]
  br i1 %8, label %49, label %93

49:
  %50 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 17
  %51 = fmul double %48, 1.000000e-04
  %52 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %53 = load ptr, ptr %52
  br label %94

54:
  %55 = phi double [ 0.000000e+00, %20 ], [ %70, %69 ]
  %56 = phi i64 [ 0, %20 ], [ %71, %69 ]
  %57 = shl i64 %56, 2
  %58 = getelementptr i64, ptr %22, i64 %57
  %59 = getelementptr i64, ptr %58, i64 1
  %60 = load i64, ptr %59
  %61 = load i64, ptr %58
  %62 = icmp ne i64 %61, 2
  %63 = zext i1 %62 to i64
  %64 = getelementptr i64, ptr %58, i64 2
  %65 = load i64, ptr %64
  %66 = add i64 %65, %60
  %67 = add i64 %66, %63
  %68 = icmp slt i64 %60, %67
  br i1 %68, label %73, label %69

69:
  %70 = phi double [ %55, %54 ], [ %90, %89 ]
  %71 = add i64 %56, 1
  %72 = icmp eq i64 %71, %18
  br i1 %72, label %47, label %54

73:
  %74 = phi i64 [ %91, %89 ], [ %60, %54 ]
  %75 = phi double [ %90, %89 ], [ %55, %54 ]
  %76 = call i32 @law_is_faint(ptr %0, ptr %58, i64 %74)
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %89

78:
  %79 = getelementptr double, ptr %7, i64 %74
  %80 = load double, ptr %79
  %81 = load ptr, ptr %23
  %82 = mul i64 %74, %3
  %83 = add i64 %82, %74
  %84 = getelementptr double, ptr %81, i64 %83
  %85 = load double, ptr %84
  %86 = call double @llvm.sqrt.f64(double %85)
  %87 = fdiv double %80, %86
  %88 = call double @llvm.maxnum.f64(double %75, double %87)
  br label %89

89:
  %90 = phi double [ %75, %73 ], [ %88, %78 ]
  %91 = add i64 %74, 1
  %92 = icmp eq i64 %91, %67
  br i1 %92, label %69, label %73

93:
  ret void

94:
  %95 = phi i64 [ 0, %49 ], [ %110, %94 ]
  %96 = getelementptr double, ptr %7, i64 %95
  %97 = load double, ptr %96
  %98 = load double, ptr %50
  %99 = fdiv double %98, 1.000000e-10
  %100 = call double @llvm.maxnum.f64(double %97, double %99)
  %101 = mul i64 %95, %3
  %102 = add i64 %101, %95
  %103 = getelementptr double, ptr %53, i64 %102
  %104 = load double, ptr %103
  %105 = call double @llvm.maxnum.f64(double %104, double 0.000000e+00)
  %106 = call double @llvm.sqrt.f64(double %105)
  %107 = fmul double %51, %106
  %108 = call double @llvm.maxnum.f64(double %100, double %107)
  %109 = fadd double %108, 1.000000e-300
  store double %109, ptr %96
  %110 = add i64 %95, 1
  %111 = icmp eq i64 %110, %3
  br i1 %111, label %93, label %94
}

define internal i32 @is_carried(ptr  %0, i64 %1) {
  %3 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %4 = load ptr, ptr %3
  %5 = shl i64 %1, 2
  %6 = getelementptr i64, ptr %4, i64 %5
  %7 = getelementptr i64, ptr %6, i64 1
  %8 = load i64, ptr %7
  %9 = load i64, ptr %6
  %10 = icmp ne i64 %9, 2
  %11 = zext i1 %10 to i64
  %12 = add i64 %8, %11
  %13 = getelementptr i64, ptr %6, i64 2
  %14 = load i64, ptr %13
  %15 = add i64 %14, %12
  %16 = icmp slt i64 %8, %15
  br i1 %16, label %17, label %28

17:
  %18 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 21
  %19 = load ptr, ptr %18
  %20 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  %21 = load i64, ptr %20
  %22 = shl i64 %21, 1
  %23 = getelementptr double, ptr %19, i64 %22
  %24 = add i64 %14, %8
  %25 = add i64 %24, %11
  br label %45

26:
  %27 = fmul double %50, 1.000000e-10
  br label %28

28:
  %29 = phi double [ 0.000000e+00, %2 ], [ %27, %26 ]
  %30 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 13
  %31 = load ptr, ptr %30
  %32 = getelementptr double, ptr %31, i64 %12
  %33 = icmp eq i64 %14, 1
  %34 = load double, ptr %32
  br i1 %33, label %35, label %37

35:
  %36 = call double @llvm.fabs.f64(double %34)
  br label %41

37:
  %38 = getelementptr double, ptr %32, i64 1
  %39 = load double, ptr %38
  %40 = call double @hypot(double %34, double %39)
  br label %41

41:
  %42 = phi double [ %36, %35 ], [ %40, %37 ]
  %43 = fcmp ogt double %42, %29
  %44 = zext i1 %43 to i32
  ret i32 %44

45:
  %46 = phi i64 [ %8, %17 ], [ %51, %45 ]
  %47 = phi double [ 0.000000e+00, %17 ], [ %50, %45 ]
  %48 = getelementptr double, ptr %23, i64 %46
  %49 = load double, ptr %48
  %50 = call double @llvm.maxnum.f64(double %47, double %49)
  %51 = add i64 %46, 1
  %52 = icmp eq i64 %51, %25
  br i1 %52, label %26, label %45
}

define i64 @law_change_modes(ptr %0, i64 %1) {
  %3 = alloca [2 x double], align 16
  call void @write_scales(ptr %0)
  %4 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 0
  %5 = load i64, ptr %4
  %6 = icmp sgt i64 %5, 0
  %7 = icmp sgt i64 %1, 0
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %24

9:
  %10 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 21
  %15 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  %16 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 13
  %17 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %18 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 12
  %19 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
  %20 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %21 = load ptr, ptr %20
  br label %43

22:
  %23 = icmp sgt i64 %127, 0
  br i1 %23, label %277, label %24

24:
  %25 = phi i64 [ %127, %22 ], [ 0, %2 ]
  %26 = phi i64 [ %126, %22 ], [ %5, %2 ]
  %27 = icmp sgt i64 %26, 0
  %28 = icmp slt i64 %25, %1
  %29 = select i1 %27, i1 %28, i1 false
  br i1 %29, label %30, label %277

30:
  %31 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %32 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %33 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
  %34 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %35 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 21
  %36 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  %37 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %38 = bitcast ptr %3 to ptr
  %39 = getelementptr [2 x double], ptr %3, i64 0, i64 0
  %40 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 3
  %41 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 12
  %42 = load ptr, ptr %31
  br label %132

43:
  %44 = phi i64 [ %5, %9 ], [ %126, %125 ]
  %45 = phi i64 [ 0, %9 ], [ %127, %125 ]
  %46 = phi i64 [ 0, %9 ], [ %128, %125 ]
  %47 = getelementptr i64, ptr %11, i64 %46
  %48 = load i64, ptr %47
  %49 = add i64 %48, -1
  %50 = icmp ult i64 %49, 2
  %51 = shl i64 %46, 2
  %52 = getelementptr i64, ptr %13, i64 %51
  %53 = getelementptr i64, ptr %52, i64 1
  %54 = load i64, ptr %53
  %55 = load i64, ptr %52
  %56 = icmp eq i64 %55, 2
  br i1 %56, label %94, label %57

57:
  %58 = load ptr, ptr %14
  %59 = load i64, ptr %15
  %60 = shl i64 %59, 1
  %61 = getelementptr double, ptr %58, i64 %60
  %62 = getelementptr double, ptr %61, i64 %54
  %63 = load double, ptr %62
  %64 = fmul double %63, 0x3D719799812DEA11
  br i1 %50, label %65, label %81

65:
  %66 = load ptr, ptr %18
  %67 = getelementptr double, ptr %66, i64 %54
  %68 = load double, ptr %67
  %69 = load ptr, ptr %19
  %70 = getelementptr double, ptr %69, i64 %46
  %71 = load double, ptr %70
  %72 = fsub double %68, %71
  %73 = load ptr, ptr %17
  %74 = mul i64 %59, %54
  %75 = add i64 %74, %54
  %76 = getelementptr double, ptr %73, i64 %75
  %77 = load double, ptr %76
  %78 = fmul double %72, %77
  %79 = fneg double %64
  %80 = fcmp oge double %78, %79
  br label %94

81:
  %82 = load ptr, ptr %16
  %83 = getelementptr double, ptr %82, i64 %54
  %84 = load double, ptr %83
  %85 = fneg double %64
  %86 = fcmp olt double %84, %85
  br i1 %86, label %87, label %94

87:
  %88 = load ptr, ptr %17
  %89 = mul i64 %59, %54
  %90 = add i64 %89, %54
  %91 = getelementptr double, ptr %88, i64 %90
  %92 = load double, ptr %91
  %93 = fcmp ogt double %92, 0.000000e+00
  br label %94

94:
  %95 = phi i1 [ true, %43 ], [ %80, %65 ], [ false, %81 ], [ %93, %87 ]
  %96 = getelementptr i64, ptr %21, i64 %46
  %97 = load i64, ptr %96
  %98 = icmp eq i64 %97, 0
  %99 = xor i1 %50, %95
  %100 = xor i1 %99, true
  %101 = select i1 %98, i1 true, i1 %100
  br i1 %101, label %125, label %102

102:
  %103 = icmp eq i64 %97, 2
  br i1 %103, label %104, label %108

104:
  %105 = getelementptr i64, ptr %52, i64 2
  %106 = load i64, ptr %105
  %107 = icmp sgt i64 %106, 0
  br label %108

108:
  %109 = phi i1 [ false, %102 ], [ %107, %104 ]
  br i1 %95, label %110, label %112

110:
  %111 = select i1 %109, i64 2, i64 1
  br label %121

112:
  %113 = and i64 %48, -3
  %114 = icmp eq i64 %113, 1
  br i1 %114, label %115, label %121

115:
  %116 = load ptr, ptr %19
  %117 = getelementptr double, ptr %116, i64 %46
  %118 = load double, ptr %117
  %119 = fcmp ogt double %118, 0.000000e+00
  %120 = select i1 %119, i64 3, i64 0
  br label %121

121:
  %122 = phi i64 [ %111, %110 ], [ 0, %112 ], [ %120, %115 ]
  store i64 %122, ptr %47
  %123 = add i64 %45, 1
  %124 = load i64, ptr %4
  br label %125

125:
  %126 = phi i64 [ %124, %121 ], [ %44, %94 ]
  %127 = phi i64 [ %123, %121 ], [ %45, %94 ]
  %128 = add i64 %46, 1
  %129 = icmp slt i64 %128, %126
  %130 = icmp slt i64 %127, %1
  %131 = select i1 %129, i1 %130, i1 false
  br i1 %131, label %43, label %22

132:
  %133 = phi i64 [ %26, %30 ], [ %270, %269 ]
  %134 = phi ptr [ %42, %30 ], [ %271, %269 ]
  %135 = phi i64 [ 0, %30 ], [ %273, %269 ]
  %136 = phi i64 [ %25, %30 ], [ %272, %269 ]
  %137 = getelementptr i64, ptr %134, i64 %135
  %138 = load i64, ptr %137
  %139 = load ptr, ptr %32
  %140 = getelementptr i64, ptr %139, i64 %135
  %141 = load i64, ptr %140
  %142 = icmp eq i64 %141, 1
  br i1 %142, label %143, label %269

143:
  %144 = add i64 %138, -3
  %145 = icmp ult i64 %144, -2
  br i1 %145, label %146, label %151

146:
  %147 = load ptr, ptr %33
  %148 = getelementptr double, ptr %147, i64 %135
  %149 = load double, ptr %148
  %150 = fcmp ogt double %149, 0.000000e+00
  br i1 %150, label %151, label %269

151:
  %152 = and i64 %138, -3
  %153 = icmp eq i64 %152, 1
  %154 = load ptr, ptr %34
  %155 = shl i64 %135, 2
  %156 = getelementptr i64, ptr %154, i64 %155
  %157 = getelementptr i64, ptr %156, i64 2
  %158 = load i64, ptr %157
  %159 = getelementptr i64, ptr %156, i64 1
  %160 = load i64, ptr %159
  %161 = load i64, ptr %156
  %162 = icmp ne i64 %161, 2
  %163 = zext i1 %162 to i64
  %164 = add i64 %160, %163
  %165 = load ptr, ptr %35
  %166 = load i64, ptr %36
  %167 = shl i64 %166, 1
  %168 = getelementptr double, ptr %165, i64 %167
  %169 = getelementptr double, ptr %168, i64 %164
  %170 = load double, ptr %169
  %171 = fmul double %170, 0x3D719799812DEA11
  %172 = icmp sgt i64 %158, 0
  br i1 %172, label %173, label %186

173:
  %174 = load ptr, ptr %37
  br label %175

175:
  %176 = phi i64 [ 0, %173 ], [ %184, %175 ]
  %177 = phi double [ 0.000000e+00, %173 ], [ %183, %175 ]
  %178 = add i64 %176, %164
  %179 = mul i64 %178, %166
  %180 = add i64 %179, %178
  %181 = getelementptr double, ptr %174, i64 %180
  %182 = load double, ptr %181
  %183 = call double @llvm.maxnum.f64(double %177, double %182)
  %184 = add i64 %176, 1
  %185 = icmp eq i64 %184, %158
  br i1 %185, label %186, label %175

186:
  %187 = phi double [ 0.000000e+00, %151 ], [ %183, %175 ]
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %38, i8 0, i64 16, i1 false)
  %188 = icmp eq i64 %158, 0
  br i1 %188, label %250, label %189

189:
  br i1 %153, label %190, label %225

190:
  %191 = load ptr, ptr %41
  %192 = getelementptr double, ptr %191, i64 %164
  %193 = icmp eq i64 %158, 1
  %194 = load double, ptr %192
  br i1 %193, label %195, label %197

195:
  %196 = call double @llvm.fabs.f64(double %194)
  br label %201

197:
  %198 = getelementptr double, ptr %192, i64 1
  %199 = load double, ptr %198
  %200 = call double @hypot(double %194, double %199)
  br label %201

201:
  %202 = phi double [ %196, %195 ], [ %200, %197 ]
  %203 = call i32 @is_carried(ptr %0, i64 %135)
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %207, label %205

205:
  %206 = call double @law_pull(ptr %0, i64 %135, ptr %39)
  call void @law_turn_against(ptr %0, i64 %135, ptr %39, double %206)
  br label %250

207:
  %208 = load ptr, ptr %40
  %209 = mul i64 %135, 3
  %210 = getelementptr double, ptr %208, i64 1
  %211 = getelementptr double, ptr %210, i64 %209
  %212 = load double, ptr %211
  %213 = icmp eq i64 %161, 2
  br i1 %213, label %219, label %214

214:
  %215 = getelementptr double, ptr %191, i64 %160
  %216 = load double, ptr %215
  %217 = call double @llvm.maxnum.f64(double %216, double 0.000000e+00)
  %218 = fmul double %212, %217
  br label %219

219:
  %220 = phi double [ %218, %214 ], [ %212, %207 ]
  %221 = fsub double %202, %220
  %222 = fmul double %187, %221
  %223 = fcmp ugt double %222, %171
  br i1 %223, label %224, label %250

224:
  call void @law_turn_against(ptr %0, i64 %135, ptr %192, double %202)
  br label %250

225:
  %226 = call double @law_pull(ptr %0, i64 %135, ptr %39)
  %227 = load ptr, ptr %34
  %228 = getelementptr i64, ptr %227, i64 %155
  %229 = load ptr, ptr %40
  %230 = mul i64 %135, 3
  %231 = getelementptr double, ptr %229, i64 %230
  %232 = load double, ptr %231
  %233 = load i64, ptr %228
  %234 = icmp eq i64 %233, 2
  br i1 %234, label %243, label %235

235:
  %236 = load ptr, ptr %41
  %237 = getelementptr i64, ptr %228, i64 1
  %238 = load i64, ptr %237
  %239 = getelementptr double, ptr %236, i64 %238
  %240 = load double, ptr %239
  %241 = call double @llvm.maxnum.f64(double %240, double 0.000000e+00)
  %242 = fmul double %232, %241
  br label %243

243:
  %244 = phi double [ %242, %235 ], [ %232, %225 ]
  %245 = fsub double %226, %244
  %246 = fmul double %187, %245
  %247 = fneg double %171
  %248 = fcmp olt double %246, %247
  br i1 %248, label %250, label %249

249:
  call void @law_turn_against(ptr %0, i64 %135, ptr %39, double %226)
  br label %250

250:
  %251 = phi i1 [ false, %186 ], [ true, %205 ], [ false, %219 ], [ true, %224 ], [ false, %243 ], [ true, %249 ]
  br i1 %145, label %254, label %252

252:
  %253 = select i1 %251, i64 2, i64 1
  br label %261

254:
  br i1 %251, label %261, label %255

255:
  %256 = load ptr, ptr %33
  %257 = getelementptr double, ptr %256, i64 %135
  %258 = load double, ptr %257
  %259 = fcmp ogt double %258, 0.000000e+00
  %260 = select i1 %259, i64 3, i64 0
  br label %261

261:
  %262 = phi i64 [ %253, %252 ], [ 0, %254 ], [ %260, %255 ]
  %263 = load ptr, ptr %31
  %264 = getelementptr i64, ptr %263, i64 %135
  store i64 %262, ptr %264
  %265 = icmp ne i64 %262, %138
  %266 = zext i1 %265 to i64
  %267 = add i64 %136, %266
  %268 = load i64, ptr %4
  br label %269

269:
  %270 = phi i64 [ %268, %261 ], [ %133, %146 ], [ %133, %132 ]
  %271 = phi ptr [ %263, %261 ], [ %134, %146 ], [ %134, %132 ]
  %272 = phi i64 [ %267, %261 ], [ %136, %146 ], [ %136, %132 ]
  %273 = add i64 %135, 1
  %274 = icmp slt i64 %273, %270
  %275 = icmp slt i64 %272, %1
  %276 = select i1 %274, i1 %275, i1 false
  br i1 %276, label %132, label %277

277:
  %278 = phi i64 [ %127, %22 ], [ %25, %24 ], [ %272, %269 ]
  ret i64 %278
}

define double @law_measure(ptr %0) {
  %2 = alloca [2 x double], align 16
  %3 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 14
  store double 0.000000e+00, ptr %3
  %4 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 15
  store i64 -1, ptr %4
  call void @write_scales(ptr %0)
  %5 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 21
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7
  %9 = shl i64 %8, 1
  %10 = getelementptr double, ptr %6, i64 %9
  %11 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 0
  %12 = load i64, ptr %11
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %27

14:
  %15 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %16 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %17 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %18 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 12
  %19 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
  %20 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 13
  %21 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 3
  %22 = bitcast ptr %2 to ptr
  %23 = getelementptr [2 x double], ptr %2, i64 0, i64 0
  %24 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 11
  %25 = getelementptr [2 x double], ptr %2, i64 0, i64 1
  %26 = load ptr, ptr %15
  br label %29

27:
  %28 = load double, ptr %3
  ret double %28

29:
  %30 = phi ptr [ %26, %14 ], [ %217, %216 ]
  %31 = phi i64 [ 0, %14 ], [ %218, %216 ]
  %32 = shl i64 %31, 2
  %33 = getelementptr i64, ptr %30, i64 %32
  %34 = getelementptr i64, ptr %33, i64 1
  %35 = load i64, ptr %34
  %36 = load i64, ptr %33
  %37 = icmp ne i64 %36, 2
  %38 = zext i1 %37 to i64
  %39 = add i64 %35, %38
  %40 = load ptr, ptr %16
  %41 = getelementptr i64, ptr %40, i64 %31
  %42 = load i64, ptr %41
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %216, label %44

44:
  %45 = icmp eq i64 %36, 2
  br i1 %45, label %71, label %46

46:
  %47 = load ptr, ptr %17
  %48 = load i64, ptr %7
  %49 = mul i64 %48, %35
  %50 = add i64 %49, %35
  %51 = getelementptr double, ptr %47, i64 %50
  %52 = load double, ptr %51
  %53 = fcmp ogt double %52, 0.000000e+00
  br i1 %53, label %54, label %71

54:
  %55 = load ptr, ptr %18
  %56 = getelementptr double, ptr %55, i64 %35
  %57 = load double, ptr %56
  %58 = load ptr, ptr %19
  %59 = getelementptr double, ptr %58, i64 %31
  %60 = load double, ptr %59
  %61 = fsub double %57, %60
  %62 = fmul double %52, %61
  %63 = load ptr, ptr %20
  %64 = getelementptr double, ptr %63, i64 %35
  %65 = load double, ptr %64
  %66 = call double @llvm.minnum.f64(double %62, double %65)
  %67 = call double @llvm.fabs.f64(double %66)
  %68 = getelementptr double, ptr %10, i64 %35
  %69 = load double, ptr %68
  %70 = fdiv double %67, %69
  br label %71

71:
  %72 = phi double [ %70, %54 ], [ 0.000000e+00, %46 ], [ 0.000000e+00, %44 ]
  %73 = getelementptr i64, ptr %33, i64 2
  %74 = load i64, ptr %73
  %75 = icmp sgt i64 %74, 0
  br i1 %75, label %76, label %210

76:
  %77 = load ptr, ptr %17
  %78 = load i64, ptr %7
  br label %79

79:
  %80 = phi i64 [ 0, %76 ], [ %88, %79 ]
  %81 = phi double [ 0.000000e+00, %76 ], [ %87, %79 ]
  %82 = add i64 %39, %80
  %83 = mul i64 %82, %78
  %84 = add i64 %83, %82
  %85 = getelementptr double, ptr %77, i64 %84
  %86 = load double, ptr %85
  %87 = call double @llvm.maxnum.f64(double %81, double %86)
  %88 = add i64 %80, 1
  %89 = icmp eq i64 %88, %74
  br i1 %89, label %90, label %79

90:
  %91 = fcmp ogt double %87, 0.000000e+00
  br i1 %91, label %92, label %210

92:
  %93 = icmp eq i64 %74, 2
  br i1 %93, label %94, label %98

94:
  %95 = add i64 %39, 1
  %96 = getelementptr double, ptr %10, i64 %95
  %97 = load double, ptr %96
  br label %98

98:
  %99 = phi double [ %97, %94 ], [ 0.000000e+00, %92 ]
  %100 = load ptr, ptr %18
  %101 = getelementptr double, ptr %100, i64 %39
  br label %102

102:
  %103 = phi i64 [ 0, %98 ], [ %111, %102 ]
  %104 = phi double [ 0.000000e+00, %98 ], [ %110, %102 ]
  %105 = add i64 %103, %39
  %106 = mul i64 %105, %78
  %107 = add i64 %106, %105
  %108 = getelementptr double, ptr %77, i64 %107
  %109 = load double, ptr %108
  %110 = call double @llvm.maxnum.f64(double %104, double %109)
  %111 = add i64 %103, 1
  %112 = icmp eq i64 %111, %74
  br i1 %112, label %113, label %102

113:
  %114 = load ptr, ptr %21
  %115 = mul i64 %31, 3
  %116 = getelementptr double, ptr %114, i64 %115
  %117 = load double, ptr %116
  br i1 %45, label %123, label %118

118:
  %119 = getelementptr double, ptr %100, i64 %35
  %120 = load double, ptr %119
  %121 = call double @llvm.maxnum.f64(double %120, double 0.000000e+00)
  %122 = fmul double %117, %121
  br label %123

123:
  %124 = phi double [ %122, %118 ], [ %117, %113 ]
  %125 = icmp eq i64 %42, 2
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %22, i8 0, i64 16, i1 false)
  %126 = call double @law_pull(ptr %0, i64 %31, ptr %23)
  %127 = fcmp ogt double %126, %124
  %128 = fdiv double %124, %126
  %129 = select i1 %127, double %128, double 1.000000e+00
  %130 = fneg double %124
  br label %167

131:
  %132 = icmp eq i64 %74, 1
  %133 = load double, ptr %23, align 16
  br i1 %132, label %134, label %138

134:
  %135 = call double @llvm.fabs.f64(double %133)
  %136 = load double, ptr %101
  %137 = call double @llvm.fabs.f64(double %136)
  br label %145

138:
  %139 = load double, ptr %25
  %140 = call double @hypot(double %133, double %139)
  %141 = load double, ptr %101
  %142 = getelementptr double, ptr %101, i64 1
  %143 = load double, ptr %142
  %144 = call double @hypot(double %141, double %143)
  br label %145

145:
  %146 = phi double [ %135, %134 ], [ %140, %138 ]
  %147 = phi double [ %137, %134 ], [ %144, %138 ]
  %148 = fmul double %110, %146
  %149 = load ptr, ptr %15
  %150 = getelementptr i64, ptr %149, i64 %32
  %151 = load ptr, ptr %21
  %152 = getelementptr double, ptr %151, i64 1
  %153 = getelementptr double, ptr %152, i64 %115
  %154 = load double, ptr %153
  %155 = load i64, ptr %150
  %156 = icmp eq i64 %155, 2
  br i1 %156, label %165, label %157

157:
  %158 = load ptr, ptr %18
  %159 = getelementptr i64, ptr %150, i64 1
  %160 = load i64, ptr %159
  %161 = getelementptr double, ptr %158, i64 %160
  %162 = load double, ptr %161
  %163 = call double @llvm.maxnum.f64(double %162, double 0.000000e+00)
  %164 = fmul double %154, %163
  br label %165

165:
  %166 = phi double [ %164, %157 ], [ %154, %145 ]
  br i1 %125, label %203, label %187

167:
  %168 = phi i64 [ 0, %123 ], [ %185, %179 ]
  %169 = getelementptr double, ptr %101, i64 %168
  %170 = load double, ptr %169
  br i1 %125, label %171, label %176

171:
  %172 = load ptr, ptr %24
  %173 = add i64 %168, %39
  %174 = getelementptr double, ptr %172, i64 %173
  %175 = load double, ptr %174
  br label %179

176:
  %177 = getelementptr [2 x double], ptr %2, i64 0, i64 %168
  %178 = load double, ptr %177
  br label %179

179:
  %180 = phi double [ %178, %176 ], [ %130, %171 ]
  %181 = phi double [ %129, %176 ], [ %175, %171 ]
  %182 = fmul double %180, %181
  %183 = fsub double %170, %182
  %184 = getelementptr [2 x double], ptr %2, i64 0, i64 %168
  store double %183, ptr %184
  %185 = add i64 %168, 1
  %186 = icmp eq i64 %185, %74
  br i1 %186, label %131, label %167

187:
  %188 = fsub double %147, %166
  %189 = fmul double %110, %188
  %190 = load ptr, ptr %20
  %191 = getelementptr double, ptr %190, i64 %39
  %192 = load double, ptr %191
  br i1 %132, label %193, label %195

193:
  %194 = call double @llvm.fabs.f64(double %192)
  br label %199

195:
  %196 = getelementptr double, ptr %191, i64 1
  %197 = load double, ptr %196
  %198 = call double @hypot(double %192, double %197)
  br label %199

199:
  %200 = phi double [ %194, %193 ], [ %198, %195 ]
  %201 = call double @llvm.maxnum.f64(double %200, double %189)
  %202 = call double @llvm.minnum.f64(double %148, double %201)
  br label %203

203:
  %204 = phi double [ %202, %199 ], [ %148, %165 ]
  %205 = getelementptr double, ptr %10, i64 %39
  %206 = load double, ptr %205
  %207 = call double @llvm.maxnum.f64(double %206, double %99)
  %208 = fdiv double %204, %207
  %209 = call double @llvm.maxnum.f64(double %72, double %208)
  br label %210

210:
  %211 = phi ptr [ %149, %203 ], [ %30, %90 ], [ %30, %71 ]
  %212 = phi double [ %209, %203 ], [ %72, %90 ], [ %72, %71 ]
  %213 = load double, ptr %3
  %214 = fcmp ugt double %212, %213
  br i1 %214, label %215, label %216

215:
  store double %212, ptr %3
  store i64 %31, ptr %4
  br label %216

216:
  %217 = phi ptr [ %211, %210 ], [ %211, %215 ], [ %30, %29 ]
  %218 = add i64 %31, 1
  %219 = load i64, ptr %11
  %220 = icmp slt i64 %218, %219
  br i1 %220, label %29, label %27
}

define void @law_newton_step(ptr %0, i32 %1) {
  %3 = alloca [2 x double], align 16
  %4 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4
  %6 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 22
  %7 = load ptr, ptr %6
  %8 = getelementptr i64, ptr %7, i64 %5
  %9 = getelementptr i64, ptr %8, i64 %5
  %10 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 0
  %11 = load i64, ptr %10
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %122

13:
  %14 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %15 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %16 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %17 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
  %18 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  br label %19

19:
  %20 = phi i64 [ %11, %13 ], [ %116, %115 ]
  %21 = phi i64 [ 0, %13 ], [ %117, %115 ]
  %22 = phi i64 [ 0, %13 ], [ %118, %115 ]
  %23 = load ptr, ptr %14
  %24 = shl i64 %22, 2
  %25 = getelementptr i64, ptr %23, i64 %24
  %26 = getelementptr i64, ptr %25, i64 1
  %27 = load i64, ptr %26
  %28 = load i64, ptr %25
  %29 = icmp ne i64 %28, 2
  %30 = zext i1 %29 to i64
  %31 = getelementptr i64, ptr %25, i64 2
  %32 = load i64, ptr %31
  %33 = add i64 %32, %27
  %34 = add i64 %33, %30
  %35 = load ptr, ptr %15
  %36 = getelementptr i64, ptr %35, i64 %22
  %37 = load i64, ptr %36
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %115, label %39

39:
  %40 = load ptr, ptr %16
  %41 = getelementptr i64, ptr %40, i64 %22
  %42 = load i64, ptr %41
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %44, label %51

44:
  %45 = load ptr, ptr %17
  %46 = getelementptr double, ptr %45, i64 %22
  %47 = load double, ptr %46
  %48 = fcmp ogt double %47, 0.000000e+00
  %49 = icmp slt i64 %27, %34
  %50 = select i1 %48, i1 %49, i1 false
  br i1 %50, label %53, label %115

51:
  %52 = icmp slt i64 %27, %34
  br i1 %52, label %53, label %115

53:
  br label %54

54:
  %55 = phi i64 [ %112, %107 ], [ %28, %53 ]
  %56 = phi i64 [ %111, %107 ], [ %27, %53 ]
  %57 = phi ptr [ %108, %107 ], [ %23, %53 ]
  %58 = phi i64 [ %105, %107 ], [ %27, %53 ]
  %59 = phi i64 [ %104, %107 ], [ %21, %53 ]
  %60 = getelementptr i64, ptr %57, i64 %24
  %61 = icmp ne i64 %55, 2
  %62 = zext i1 %61 to i64
  %63 = add i64 %56, %62
  %64 = icmp sgt i64 %63, %58
  br i1 %64, label %91, label %65

65:
  %66 = load ptr, ptr %16
  %67 = getelementptr i64, ptr %66, i64 %22
  %68 = load i64, ptr %67
  %69 = and i64 %68, -3
  %70 = icmp eq i64 %69, 1
  br i1 %70, label %91, label %71

71:
  %72 = getelementptr i64, ptr %60, i64 2
  %73 = load i64, ptr %72
  %74 = icmp sgt i64 %73, 0
  br i1 %74, label %75, label %94

75:
  %76 = load ptr, ptr %18
  %77 = load i64, ptr %4
  br label %78

78:
  %79 = phi i64 [ 0, %75 ], [ %87, %78 ]
  %80 = phi double [ 0.000000e+00, %75 ], [ %86, %78 ]
  %81 = add i64 %79, %63
  %82 = mul i64 %81, %77
  %83 = add i64 %82, %81
  %84 = getelementptr double, ptr %76, i64 %83
  %85 = load double, ptr %84
  %86 = call double @llvm.maxnum.f64(double %80, double %85)
  %87 = add i64 %79, 1
  %88 = icmp eq i64 %87, %73
  br i1 %88, label %89, label %78

89:
  %90 = fcmp ogt double %86, 0.000000e+00
  br i1 %90, label %99, label %94

91:
  %92 = call i32 @law_is_faint(ptr %0, ptr %60, i64 %58)
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %99, label %103

94:
  %95 = load ptr, ptr %15
  %96 = getelementptr i64, ptr %95, i64 %22
  %97 = load i64, ptr %96
  %98 = icmp eq i64 %97, 2
  br i1 %98, label %99, label %103

99:
  %100 = getelementptr i64, ptr %8, i64 %59
  store i64 %22, ptr %100
  %101 = add i64 %59, 1
  %102 = getelementptr i64, ptr %7, i64 %59
  store i64 %58, ptr %102
  br label %103

103:
  %104 = phi i64 [ %101, %99 ], [ %59, %94 ], [ %59, %91 ]
  %105 = add i64 %58, 1
  %106 = icmp slt i64 %105, %34
  br i1 %106, label %107, label %113

107:
  %108 = load ptr, ptr %14
  %109 = getelementptr i64, ptr %108, i64 %24
  %110 = getelementptr i64, ptr %109, i64 1
  %111 = load i64, ptr %110
  %112 = load i64, ptr %109
  br label %54

113:
  %114 = load i64, ptr %10
  br label %115

115:
  %116 = phi i64 [ %20, %19 ], [ %20, %44 ], [ %20, %51 ], [ %114, %113 ]
  %117 = phi i64 [ %21, %19 ], [ %21, %44 ], [ %21, %51 ], [ %104, %113 ]
  %118 = add i64 %22, 1
  %119 = icmp slt i64 %118, %116
  br i1 %119, label %19, label %120

120:
  %121 = load i64, ptr %4
  br label %122

122:
  %123 = phi i64 [ %5, %2 ], [ %121, %120 ]
  %124 = phi i64 [ 0, %2 ], [ %117, %120 ]
  %125 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 21
  %126 = load ptr, ptr %125
  %127 = getelementptr double, ptr %126, i64 %123
  %128 = shl i64 %123, 3
  %129 = getelementptr double, ptr %126, i64 %128
  %130 = mul i64 %5, %5
  %131 = getelementptr double, ptr %129, i64 %130
  %132 = mul i64 %123, 3
  %133 = getelementptr double, ptr %126, i64 %132
  %134 = icmp sgt i64 %5, 0
  br i1 %134, label %135, label %137

135:
  %136 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 12
  br label %144

137:
  call void @law_accelerate(ptr %0)
  %138 = icmp sgt i64 %124, 0
  br i1 %138, label %139, label %541

139:
  %140 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %141 = load ptr, ptr %140
  %142 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %143 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  br label %176

144:
  %145 = phi i64 [ 0, %135 ], [ %159, %157 ]
  %146 = phi i64 [ 0, %135 ], [ %158, %157 ]
  %147 = icmp slt i64 %146, %124
  br i1 %147, label %148, label %154

148:
  %149 = getelementptr i64, ptr %7, i64 %146
  %150 = load i64, ptr %149
  %151 = icmp eq i64 %150, %145
  br i1 %151, label %152, label %154

152:
  %153 = add i64 %146, 1
  br label %157

154:
  %155 = load ptr, ptr %136
  %156 = getelementptr double, ptr %155, i64 %145
  store double 0.000000e+00, ptr %156
  br label %157

157:
  %158 = phi i64 [ %153, %152 ], [ %146, %154 ]
  %159 = add i64 %145, 1
  %160 = icmp eq i64 %159, %5
  br i1 %160, label %137, label %144

161:
  br i1 %138, label %162, label %541

162:
  %163 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %164 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %165 = bitcast ptr %131 to ptr
  %166 = shl i64 %5, 3
  %167 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 11
  %168 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 12
  %169 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 3
  %170 = bitcast ptr %3 to ptr
  %171 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %172 = getelementptr [2 x double], ptr %3, i64 0, i64 0
  %173 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %174 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 13
  %175 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
  br label %237

176:
  %177 = phi i64 [ 0, %139 ], [ %231, %228 ]
  %178 = getelementptr i64, ptr %8, i64 %177
  %179 = load i64, ptr %178
  %180 = getelementptr i64, ptr %7, i64 %177
  %181 = load i64, ptr %180
  %182 = shl i64 %179, 2
  %183 = getelementptr i64, ptr %141, i64 %182
  %184 = getelementptr i64, ptr %183, i64 1
  %185 = load i64, ptr %184
  %186 = load i64, ptr %183
  %187 = icmp ne i64 %186, 2
  %188 = zext i1 %187 to i64
  %189 = add i64 %185, %188
  %190 = icmp sgt i64 %189, %181
  br i1 %190, label %215, label %191

191:
  %192 = load ptr, ptr %142
  %193 = getelementptr i64, ptr %192, i64 %179
  %194 = load i64, ptr %193
  %195 = and i64 %194, -3
  %196 = icmp eq i64 %195, 1
  br i1 %196, label %215, label %197

197:
  %198 = getelementptr i64, ptr %183, i64 2
  %199 = load i64, ptr %198
  %200 = icmp sgt i64 %199, 0
  br i1 %200, label %201, label %228

201:
  %202 = load ptr, ptr %143
  %203 = load i64, ptr %4
  br label %204

204:
  %205 = phi i64 [ 0, %201 ], [ %213, %204 ]
  %206 = phi double [ 0.000000e+00, %201 ], [ %212, %204 ]
  %207 = add i64 %189, %205
  %208 = mul i64 %207, %203
  %209 = add i64 %208, %207
  %210 = getelementptr double, ptr %202, i64 %209
  %211 = load double, ptr %210
  %212 = call double @llvm.maxnum.f64(double %206, double %211)
  %213 = add i64 %205, 1
  %214 = icmp eq i64 %213, %199
  br i1 %214, label %222, label %204

215:
  %216 = load ptr, ptr %143
  %217 = load i64, ptr %4
  %218 = mul i64 %217, %181
  %219 = add i64 %218, %181
  %220 = getelementptr double, ptr %216, i64 %219
  %221 = load double, ptr %220
  br label %222

222:
  %223 = phi double [ %221, %215 ], [ %212, %204 ]
  %224 = fcmp ogt double %223, 0.000000e+00
  br i1 %224, label %225, label %228

225:
  %226 = call double @llvm.sqrt.f64(double %223)
  %227 = fdiv double 1.000000e+00, %226
  br label %228

228:
  %229 = phi double [ %227, %225 ], [ 1.000000e+00, %222 ], [ 1.000000e+00, %197 ]
  %230 = getelementptr double, ptr %127, i64 %177
  store double %229, ptr %230
  %231 = add i64 %177, 1
  %232 = icmp eq i64 %231, %124
  br i1 %232, label %161, label %176

233:
  br i1 %138, label %234, label %541

234:
  %235 = icmp eq i32 %1, 0
  %236 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 12
  br label %711

237:
  %238 = phi i64 [ 0, %162 ], [ %432, %431 ]
  %239 = getelementptr i64, ptr %7, i64 %238
  %240 = load i64, ptr %239
  %241 = getelementptr i64, ptr %8, i64 %238
  %242 = load i64, ptr %241
  %243 = load ptr, ptr %163
  %244 = getelementptr i64, ptr %243, i64 %242
  %245 = load i64, ptr %244
  %246 = load ptr, ptr %164
  %247 = shl i64 %242, 2
  %248 = getelementptr i64, ptr %246, i64 %247
  %249 = getelementptr i64, ptr %248, i64 1
  %250 = load i64, ptr %249
  %251 = load i64, ptr %248
  %252 = icmp ne i64 %251, 2
  %253 = zext i1 %252 to i64
  %254 = add i64 %250, %253
  %255 = icmp slt i64 %240, %254
  %256 = getelementptr double, ptr %127, i64 %238
  %257 = load double, ptr %256
  %258 = fdiv double 1.000000e+00, %257
  call void @llvm.memset.p0.i64(ptr align 8 %165, i8 0, i64 %166, i1 false)
  br i1 %255, label %259, label %262

259:
  %260 = add i64 %245, -3
  %261 = icmp ult i64 %260, -2
  br i1 %261, label %275, label %265

262:
  %263 = and i64 %245, -3
  %264 = icmp eq i64 %263, 1
  br i1 %264, label %265, label %284

265:
  %266 = load ptr, ptr %173
  %267 = mul i64 %240, %5
  %268 = getelementptr double, ptr %266, i64 %267
  %269 = bitcast ptr %268 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %165, ptr align 8 %269, i64 %166, i1 false)
  %270 = load ptr, ptr %174
  %271 = getelementptr double, ptr %270, i64 %240
  %272 = load double, ptr %271
  %273 = fneg double %272
  %274 = fdiv double 1.000000e+00, %258
  br label %425

275:
  %276 = getelementptr double, ptr %131, i64 %240
  store double 1.000000e+00, ptr %276
  %277 = load ptr, ptr %175
  %278 = getelementptr double, ptr %277, i64 %242
  %279 = load double, ptr %278
  %280 = load ptr, ptr %168
  %281 = getelementptr double, ptr %280, i64 %240
  %282 = load double, ptr %281
  %283 = fsub double %279, %282
  br label %425

284:
  %285 = load i64, ptr %249
  %286 = load i64, ptr %248
  %287 = icmp ne i64 %286, 2
  %288 = sext i1 %287 to i64
  %289 = sub i64 %240, %285
  %290 = add i64 %289, %288
  %291 = getelementptr double, ptr %126, i64 %238
  %292 = load ptr, ptr %164
  %293 = getelementptr i64, ptr %292, i64 %247
  %294 = load i64, ptr %4
  %295 = getelementptr i64, ptr %293, i64 1
  %296 = load i64, ptr %295
  %297 = load i64, ptr %293
  %298 = icmp ne i64 %297, 2
  %299 = zext i1 %298 to i64
  %300 = add i64 %296, %299
  %301 = add i64 %300, %290
  %302 = load ptr, ptr %167
  %303 = getelementptr double, ptr %302, i64 %300
  %304 = load ptr, ptr %168
  %305 = getelementptr double, ptr %304, i64 %301
  %306 = load double, ptr %305
  %307 = load ptr, ptr %169
  %308 = mul i64 %242, 3
  %309 = getelementptr double, ptr %307, i64 %308
  %310 = load double, ptr %309
  %311 = icmp eq i64 %297, 2
  br i1 %311, label %312, label %318

312:
  %313 = getelementptr double, ptr %303, i64 %290
  %314 = load double, ptr %313
  %315 = call double @llvm.fmuladd.f64(double %310, double %314, double %306)
  %316 = fneg double %315
  store double %316, ptr %291
  %317 = getelementptr double, ptr %131, i64 %301
  store double 1.000000e+00, ptr %317
  br label %333

318:
  %319 = getelementptr double, ptr %304, i64 %296
  %320 = load double, ptr %319
  %321 = call double @llvm.maxnum.f64(double %320, double 0.000000e+00)
  %322 = fmul double %310, %321
  %323 = getelementptr double, ptr %303, i64 %290
  %324 = load double, ptr %323
  %325 = call double @llvm.fmuladd.f64(double %322, double %324, double %306)
  %326 = fneg double %325
  store double %326, ptr %291
  %327 = getelementptr double, ptr %131, i64 %301
  store double 1.000000e+00, ptr %327
  %328 = load double, ptr %309
  %329 = load double, ptr %323
  %330 = getelementptr double, ptr %131, i64 %296
  %331 = load double, ptr %330
  %332 = call double @llvm.fmuladd.f64(double %328, double %329, double %331)
  store double %332, ptr %330
  br label %333

333:
  %334 = phi ptr [ %313, %312 ], [ %323, %318 ]
  %335 = getelementptr i64, ptr %293, i64 2
  %336 = load i64, ptr %335
  %337 = icmp slt i64 %336, 2
  br i1 %337, label %423, label %338

338:
  %339 = load ptr, ptr %171
  %340 = getelementptr i64, ptr %339, i64 %242
  %341 = load i64, ptr %340
  %342 = icmp eq i64 %341, 1
  br i1 %342, label %343, label %423

343:
  %344 = call double @law_pull(ptr %0, i64 %242, ptr %172)
  %345 = load ptr, ptr %164
  %346 = getelementptr i64, ptr %345, i64 %247
  %347 = getelementptr i64, ptr %346, i64 2
  %348 = load i64, ptr %347
  %349 = icmp sgt i64 %348, 0
  br i1 %349, label %350, label %370

350:
  %351 = getelementptr i64, ptr %346, i64 1
  %352 = load i64, ptr %351
  %353 = load i64, ptr %346
  %354 = icmp ne i64 %353, 2
  %355 = zext i1 %354 to i64
  %356 = load ptr, ptr %173
  %357 = load i64, ptr %4
  %358 = add i64 %352, %355
  br label %359

359:
  %360 = phi i64 [ 0, %350 ], [ %368, %359 ]
  %361 = phi double [ 0.000000e+00, %350 ], [ %367, %359 ]
  %362 = add i64 %358, %360
  %363 = mul i64 %362, %357
  %364 = add i64 %363, %362
  %365 = getelementptr double, ptr %356, i64 %364
  %366 = load double, ptr %365
  %367 = call double @llvm.maxnum.f64(double %361, double %366)
  %368 = add i64 %360, 1
  %369 = icmp eq i64 %368, %348
  br i1 %369, label %370, label %359

370:
  %371 = phi double [ 0.000000e+00, %343 ], [ %367, %359 ]
  %372 = fcmp ogt double %344, 0.000000e+00
  br i1 %372, label %373, label %423

373:
  %374 = load ptr, ptr %169
  %375 = getelementptr double, ptr %374, i64 %308
  %376 = load double, ptr %375
  %377 = load i64, ptr %346
  %378 = icmp eq i64 %377, 2
  br i1 %378, label %387, label %379

379:
  %380 = load ptr, ptr %168
  %381 = getelementptr i64, ptr %346, i64 1
  %382 = load i64, ptr %381
  %383 = getelementptr double, ptr %380, i64 %382
  %384 = load double, ptr %383
  %385 = call double @llvm.maxnum.f64(double %384, double 0.000000e+00)
  %386 = fmul double %376, %385
  br label %387

387:
  %388 = phi double [ %386, %379 ], [ %376, %373 ]
  %389 = fdiv double %388, %344
  %390 = call double @llvm.minnum.f64(double %389, double 1.000000e+00)
  %391 = icmp sgt i64 %294, 0
  br label %392

392:
  %393 = phi i1 [ true, %387 ], [ false, %410 ]
  %394 = phi i64 [ 0, %387 ], [ 1, %410 ]
  %395 = icmp eq i64 %394, %290
  %396 = uitofp i1 %395 to double
  %397 = load double, ptr %334
  %398 = getelementptr double, ptr %303, i64 %394
  %399 = load double, ptr %398
  %400 = fneg double %397
  %401 = call double @llvm.fmuladd.f64(double %400, double %399, double %396)
  %402 = fmul double %390, %401
  %403 = add i64 %394, %300
  %404 = getelementptr double, ptr %131, i64 %403
  %405 = load double, ptr %404
  %406 = fsub double %405, %402
  store double %406, ptr %404
  br i1 %391, label %407, label %410

407:
  %408 = load ptr, ptr %173
  %409 = mul i64 %403, %294
  br label %411

410:
  br i1 %393, label %392, label %423

411:
  %412 = phi i64 [ 0, %407 ], [ %421, %411 ]
  %413 = add i64 %412, %409
  %414 = getelementptr double, ptr %408, i64 %413
  %415 = load double, ptr %414
  %416 = fmul double %402, %415
  %417 = fdiv double %416, %371
  %418 = getelementptr double, ptr %131, i64 %412
  %419 = load double, ptr %418
  %420 = fadd double %419, %417
  store double %420, ptr %418
  %421 = add i64 %412, 1
  %422 = icmp eq i64 %421, %294
  br i1 %422, label %410, label %411

423:
  %424 = load double, ptr %291
  br label %425

425:
  %426 = phi double [ %273, %265 ], [ %283, %275 ], [ %424, %423 ]
  %427 = phi double [ %274, %265 ], [ %258, %275 ], [ %258, %423 ]
  %428 = getelementptr double, ptr %126, i64 %238
  %429 = fmul double %427, %426
  store double %429, ptr %428
  %430 = mul i64 %238, %124
  br label %434

431:
  %432 = add i64 %238, 1
  %433 = icmp eq i64 %432, %124
  br i1 %433, label %233, label %237

434:
  %435 = phi i64 [ 0, %425 ], [ %446, %434 ]
  %436 = getelementptr i64, ptr %7, i64 %435
  %437 = load i64, ptr %436
  %438 = getelementptr double, ptr %131, i64 %437
  %439 = load double, ptr %438
  %440 = fmul double %427, %439
  %441 = getelementptr double, ptr %127, i64 %435
  %442 = load double, ptr %441
  %443 = fmul double %440, %442
  %444 = add i64 %435, %430
  %445 = getelementptr double, ptr %129, i64 %444
  store double %443, ptr %445
  %446 = add i64 %435, 1
  %447 = icmp eq i64 %446, %124
  br i1 %447, label %431, label %434

448:
  br i1 %138, label %449, label %541

449:
  %450 = phi i64 [ %452, %449 ], [ 0, %448 ]
  %451 = getelementptr i64, ptr %9, i64 %450
  store i64 %450, ptr %451
  %452 = add i64 %450, 1
  %453 = icmp eq i64 %452, %124
  br i1 %453, label %454, label %449

454:
  %455 = phi i64 [ %539, %538 ], [ 0, %449 ]
  %456 = phi double [ %470, %538 ], [ 0.000000e+00, %449 ]
  br label %457

457:
  %458 = phi double [ -1.000000e+00, %454 ], [ %476, %473 ]
  %459 = phi i64 [ %455, %454 ], [ %475, %473 ]
  %460 = phi i64 [ %455, %454 ], [ %477, %473 ]
  %461 = getelementptr i64, ptr %9, i64 %460
  %462 = load i64, ptr %461
  br label %479

463:
  %464 = getelementptr i64, ptr %9, i64 %475
  %465 = load i64, ptr %464
  %466 = getelementptr i64, ptr %9, i64 %455
  %467 = load i64, ptr %466
  store i64 %467, ptr %464
  store i64 %465, ptr %466
  %468 = call double @llvm.sqrt.f64(double %476)
  %469 = icmp eq i64 %455, 0
  %470 = select i1 %469, double %468, double %456
  %471 = fmul double %470, 1.000000e-10
  %472 = fcmp ogt double %468, %471
  br i1 %472, label %489, label %541

473:
  %474 = fcmp ogt double %486, %458
  %475 = select i1 %474, i64 %460, i64 %459
  %476 = select i1 %474, double %486, double %458
  %477 = add i64 %460, 1
  %478 = icmp slt i64 %477, %124
  br i1 %478, label %457, label %463

479:
  %480 = phi double [ 0.000000e+00, %457 ], [ %486, %479 ]
  %481 = phi i64 [ %455, %457 ], [ %487, %479 ]
  %482 = mul i64 %481, %124
  %483 = add i64 %482, %462
  %484 = getelementptr double, ptr %129, i64 %483
  %485 = load double, ptr %484
  %486 = call double @llvm.fmuladd.f64(double %485, double %485, double %480)
  %487 = add i64 %481, 1
  %488 = icmp slt i64 %487, %124
  br i1 %488, label %479, label %473

489:
  %490 = mul i64 %455, %124
  %491 = add i64 %465, %490
  %492 = getelementptr double, ptr %129, i64 %491
  %493 = load double, ptr %492
  %494 = call double @llvm.copysign.f64(double %468, double %493)
  %495 = fneg double %494
  %496 = fadd double %493, %494
  store double %496, ptr %492
  %497 = fmul double %496, %495
  %498 = fdiv double 1.000000e+00, %497
  br label %500

499:
  br i1 %503, label %500, label %538

500:
  %501 = phi i64 [ %455, %489 ], [ %502, %499 ]
  %502 = add i64 %501, 1
  %503 = icmp slt i64 %502, %124
  br i1 %503, label %504, label %508

504:
  %505 = getelementptr i64, ptr %9, i64 %502
  %506 = load i64, ptr %505
  %507 = getelementptr double, ptr %129, i64 %506
  br label %508

508:
  %509 = phi i64 [ %124, %504 ], [ 1, %500 ]
  %510 = phi ptr [ %507, %504 ], [ %126, %500 ]
  br label %513

511:
  %512 = fmul double %498, %523
  br label %526

513:
  %514 = phi i64 [ %524, %513 ], [ %455, %508 ]
  %515 = phi double [ %523, %513 ], [ 0.000000e+00, %508 ]
  %516 = mul i64 %514, %124
  %517 = add i64 %516, %465
  %518 = getelementptr double, ptr %129, i64 %517
  %519 = load double, ptr %518
  %520 = mul i64 %514, %509
  %521 = getelementptr double, ptr %510, i64 %520
  %522 = load double, ptr %521
  %523 = call double @llvm.fmuladd.f64(double %519, double %522, double %515)
  %524 = add i64 %514, 1
  %525 = icmp slt i64 %524, %124
  br i1 %525, label %513, label %511

526:
  %527 = phi i64 [ %455, %511 ], [ %536, %526 ]
  %528 = mul i64 %527, %124
  %529 = add i64 %528, %465
  %530 = getelementptr double, ptr %129, i64 %529
  %531 = load double, ptr %530
  %532 = mul i64 %527, %509
  %533 = getelementptr double, ptr %510, i64 %532
  %534 = load double, ptr %533
  %535 = call double @llvm.fmuladd.f64(double %512, double %531, double %534)
  store double %535, ptr %533
  %536 = add i64 %527, 1
  %537 = icmp slt i64 %536, %124
  br i1 %537, label %526, label %499

538:
  store double %495, ptr %492
  %539 = add i64 %455, 1
  %540 = icmp eq i64 %539, %124
  br i1 %540, label %544, label %454

541:
  %542 = phi i64 [ 0, %448 ], [ 0, %233 ], [ 0, %161 ], [ 0, %137 ], [ %455, %463 ]
  %543 = icmp sgt i64 %542, %124
  br i1 %543, label %547, label %544

544:
  %545 = phi i64 [ %542, %541 ], [ %124, %538 ]
  %546 = icmp sgt i64 %545, 0
  br label %550

547:
  %548 = phi i64 [ %542, %541 ], [ %545, %634 ]
  %549 = icmp sgt i64 %124, %548
  br i1 %549, label %637, label %704

550:
  %551 = phi i64 [ %124, %544 ], [ %635, %634 ]
  %552 = icmp eq i64 %551, %124
  %553 = mul i64 %551, %124
  %554 = getelementptr double, ptr %131, i64 %553
  %555 = select i1 %552, ptr %126, ptr %554
  br i1 %138, label %556, label %558

556:
  %557 = getelementptr i64, ptr %9, i64 %551
  br label %559

558:
  br i1 %546, label %582, label %594

559:
  %560 = phi i64 [ 0, %556 ], [ %580, %577 ]
  %561 = icmp ult i64 %560, %545
  br i1 %552, label %562, label %566

562:
  br i1 %561, label %563, label %577

563:
  %564 = getelementptr double, ptr %126, i64 %560
  %565 = load double, ptr %564
  br label %577

566:
  br i1 %561, label %567, label %574

567:
  %568 = mul i64 %560, %124
  %569 = load i64, ptr %557
  %570 = add i64 %569, %568
  %571 = getelementptr double, ptr %129, i64 %570
  %572 = load double, ptr %571
  %573 = fneg double %572
  br label %577

574:
  %575 = icmp eq i64 %560, %551
  %576 = uitofp i1 %575 to double
  br label %577

577:
  %578 = phi double [ %565, %563 ], [ 0.000000e+00, %562 ], [ %573, %567 ], [ %576, %574 ]
  %579 = getelementptr double, ptr %555, i64 %560
  store double %578, ptr %579
  %580 = add i64 %560, 1
  %581 = icmp eq i64 %580, %124
  br i1 %581, label %558, label %559

582:
  %583 = phi i64 [ %584, %596 ], [ %545, %558 ]
  %584 = add i64 %583, -1
  %585 = icmp slt i64 %583, %545
  br i1 %585, label %590, label %586

586:
  %587 = getelementptr double, ptr %555, i64 %584
  %588 = load double, ptr %587
  %589 = mul i64 %584, %124
  br label %596

590:
  %591 = mul i64 %584, %124
  %592 = getelementptr double, ptr %555, i64 %584
  %593 = load double, ptr %592
  br label %607

594:
  %595 = and i1 %138, %552
  br i1 %595, label %621, label %634

596:
  %597 = phi i64 [ %589, %586 ], [ %591, %607 ]
  %598 = phi double [ %588, %586 ], [ %618, %607 ]
  %599 = getelementptr i64, ptr %9, i64 %584
  %600 = load i64, ptr %599
  %601 = add i64 %600, %597
  %602 = getelementptr double, ptr %129, i64 %601
  %603 = load double, ptr %602
  %604 = getelementptr double, ptr %555, i64 %584
  %605 = fdiv double %598, %603
  store double %605, ptr %604
  %606 = icmp sgt i64 %583, 1
  br i1 %606, label %582, label %594

607:
  %608 = phi double [ %593, %590 ], [ %618, %607 ]
  %609 = phi i64 [ %583, %590 ], [ %619, %607 ]
  %610 = getelementptr i64, ptr %9, i64 %609
  %611 = load i64, ptr %610
  %612 = add i64 %611, %591
  %613 = getelementptr double, ptr %129, i64 %612
  %614 = load double, ptr %613
  %615 = getelementptr double, ptr %555, i64 %609
  %616 = load double, ptr %615
  %617 = fneg double %614
  %618 = call double @llvm.fmuladd.f64(double %617, double %616, double %608)
  store double %618, ptr %592
  %619 = add i64 %609, 1
  %620 = icmp eq i64 %619, %545
  br i1 %620, label %596, label %607

621:
  %622 = phi i64 [ %632, %621 ], [ 0, %594 ]
  %623 = getelementptr i64, ptr %9, i64 %622
  %624 = load i64, ptr %623
  %625 = getelementptr double, ptr %127, i64 %624
  %626 = load double, ptr %625
  %627 = getelementptr double, ptr %555, i64 %622
  %628 = load double, ptr %627
  %629 = getelementptr double, ptr %133, i64 %624
  %630 = load double, ptr %629
  %631 = call double @llvm.fmuladd.f64(double %626, double %628, double %630)
  store double %631, ptr %629
  %632 = add i64 %622, 1
  %633 = icmp eq i64 %632, %124
  br i1 %633, label %634, label %621

634:
  %635 = add i64 %551, -1
  %636 = icmp sgt i64 %551, %545
  br i1 %636, label %550, label %547

637:
  %638 = phi i64 [ %639, %655 ], [ %548, %547 ]
  %639 = add i64 %638, 1
  %640 = mul i64 %638, %124
  %641 = getelementptr double, ptr %131, i64 %640
  br i1 %138, label %644, label %642

642:
  %643 = icmp ugt i64 %548, %638
  br i1 %643, label %655, label %657

644:
  %645 = phi i64 [ %653, %644 ], [ 0, %637 ]
  %646 = getelementptr i64, ptr %9, i64 %645
  %647 = load i64, ptr %646
  %648 = getelementptr double, ptr %127, i64 %647
  %649 = load double, ptr %648
  %650 = getelementptr double, ptr %641, i64 %645
  %651 = load double, ptr %650
  %652 = fmul double %649, %651
  store double %652, ptr %650
  %653 = add i64 %645, 1
  %654 = icmp eq i64 %653, %124
  br i1 %654, label %642, label %644

655:
  %656 = icmp eq i64 %639, %124
  br i1 %656, label %704, label %637

657:
  %658 = phi i64 [ %686, %685 ], [ %548, %642 ]
  %659 = mul i64 %658, %124
  %660 = getelementptr double, ptr %131, i64 %659
  br i1 %138, label %661, label %685

661:
  %662 = icmp ult i64 %658, %638
  br label %666

663:
  %664 = fneg double %681
  %665 = fdiv double %664, %682
  br label %688

666:
  %667 = phi i64 [ 0, %661 ], [ %683, %678 ]
  %668 = phi double [ 0.000000e+00, %661 ], [ %682, %678 ]
  %669 = phi double [ 0.000000e+00, %661 ], [ %681, %678 ]
  %670 = getelementptr double, ptr %660, i64 %667
  %671 = load double, ptr %670
  br i1 %662, label %672, label %674

672:
  %673 = getelementptr double, ptr %641, i64 %667
  br label %678

674:
  %675 = getelementptr i64, ptr %9, i64 %667
  %676 = load i64, ptr %675
  %677 = getelementptr double, ptr %133, i64 %676
  br label %678

678:
  %679 = phi ptr [ %673, %672 ], [ %677, %674 ]
  %680 = load double, ptr %679
  %681 = call double @llvm.fmuladd.f64(double %671, double %680, double %669)
  %682 = call double @llvm.fmuladd.f64(double %671, double %671, double %668)
  %683 = add i64 %667, 1
  %684 = icmp eq i64 %683, %124
  br i1 %684, label %663, label %666

685:
  %686 = add i64 %658, 1
  %687 = icmp eq i64 %658, %638
  br i1 %687, label %655, label %657

688:
  %689 = phi i64 [ 0, %663 ], [ %702, %698 ]
  %690 = getelementptr double, ptr %660, i64 %689
  %691 = load double, ptr %690
  br i1 %662, label %692, label %694

692:
  %693 = getelementptr double, ptr %641, i64 %689
  br label %698

694:
  %695 = getelementptr i64, ptr %9, i64 %689
  %696 = load i64, ptr %695
  %697 = getelementptr double, ptr %133, i64 %696
  br label %698

698:
  %699 = phi ptr [ %693, %692 ], [ %697, %694 ]
  %700 = load double, ptr %699
  %701 = call double @llvm.fmuladd.f64(double %665, double %691, double %700)
  store double %701, ptr %699
  %702 = add i64 %689, 1
  %703 = icmp eq i64 %702, %124
  br i1 %703, label %685, label %688

704:
  %705 = sub i64 %124, %548
  %706 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 16
  store i64 %705, ptr %706
  br i1 %138, label %707, label %724

707:
  %708 = icmp eq i32 %1, 0
  %709 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 12
  %710 = load ptr, ptr %709
  br label %725

711:
  %712 = phi i64 [ 0, %234 ], [ %722, %719 ]
  br i1 %235, label %719, label %713

713:
  %714 = load ptr, ptr %236
  %715 = getelementptr i64, ptr %7, i64 %712
  %716 = load i64, ptr %715
  %717 = getelementptr double, ptr %714, i64 %716
  %718 = load double, ptr %717
  br label %719

719:
  %720 = phi double [ %718, %713 ], [ 0.000000e+00, %711 ]
  %721 = getelementptr double, ptr %133, i64 %712
  store double %720, ptr %721
  %722 = add i64 %712, 1
  %723 = icmp eq i64 %722, %124
  br i1 %723, label %448, label %711

724:
  call void @law_accelerate(ptr %0)
  ret void

725:
  %726 = phi i64 [ 0, %707 ], [ %738, %734 ]
  %727 = getelementptr double, ptr %133, i64 %726
  %728 = load double, ptr %727
  %729 = getelementptr i64, ptr %7, i64 %726
  %730 = load i64, ptr %729
  br i1 %708, label %731, label %734

731:
  %732 = getelementptr double, ptr %710, i64 %730
  %733 = load double, ptr %732
  br label %734

734:
  %735 = phi double [ %733, %731 ], [ 0.000000e+00, %725 ]
  %736 = fadd double %728, %735
  %737 = getelementptr double, ptr %710, i64 %730
  store double %736, ptr %737
  %738 = add i64 %726, 1
  %739 = icmp eq i64 %738, %124
  br i1 %739, label %724, label %725
}

define i32 @law_newton(ptr %0, i64 %1, i32 %2, i32 %3) {
  %5 = alloca [2 x double], align 16
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %66

7:
  %8 = icmp eq i64 %1, 0
  %9 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 0
  %10 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %11 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %12 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %13 = bitcast ptr %5 to ptr
  %14 = getelementptr [2 x double], ptr %5, i64 0, i64 0
  br label %15

15:
  %16 = phi double [ 0x7FF0000000000000, %7 ], [ %63, %62 ]
  %17 = phi i32 [ 0, %7 ], [ %64, %62 ]
  call void @law_newton_step(ptr %0, i32 %3)
  %18 = call i64 @law_change_modes(ptr %0, i64 %1)
  br i1 %8, label %19, label %49

19:
  %20 = load i64, ptr %9
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %22, label %49

22:
  %23 = phi i64 [ %46, %45 ], [ %20, %19 ]
  %24 = phi i64 [ %47, %45 ], [ 0, %19 ]
  %25 = load ptr, ptr %10
  %26 = getelementptr i64, ptr %25, i64 %24
  %27 = load i64, ptr %26
  %28 = icmp eq i64 %27, 1
  br i1 %28, label %29, label %45

29:
  %30 = load ptr, ptr %11
  %31 = getelementptr i64, ptr %30, i64 %24
  %32 = load i64, ptr %31
  %33 = and i64 %32, -3
  %34 = icmp eq i64 %33, 1
  br i1 %34, label %45, label %35

35:
  %36 = load ptr, ptr %12
  %37 = shl i64 %24, 2
  %38 = getelementptr i64, ptr %36, i64 2
  %39 = getelementptr i64, ptr %38, i64 %37
  %40 = load i64, ptr %39
  %41 = icmp eq i64 %40, 2
  br i1 %41, label %42, label %45

42:
  %43 = call double @law_pull(ptr %0, i64 %24, ptr %14)
  call void @law_turn_against(ptr %0, i64 %24, ptr %14, double %43)
  %44 = load i64, ptr %9
  br label %45

45:
  %46 = phi i64 [ %23, %22 ], [ %23, %29 ], [ %23, %35 ], [ %44, %42 ]
  %47 = add i64 %24, 1
  %48 = icmp slt i64 %47, %46
  br i1 %48, label %22, label %49

49:
  %50 = call double @law_measure(ptr %0)
  %51 = call double @llvm.fabs.f64(double %50)
  %52 = fcmp ueq double %51, 0x7FF0000000000000
  br i1 %52, label %66, label %53

53:
  %54 = icmp eq i64 %18, 0
  %55 = fcmp ole double %50, 1.000000e-10
  %56 = select i1 %54, i1 %55, i1 false
  br i1 %56, label %57, label %62

57:
  %58 = fcmp ole double %50, 0x3D06849B86A12B9B
  %59 = fmul double %16, 5.000000e-01
  %60 = fcmp ogt double %50, %59
  %61 = select i1 %58, i1 true, i1 %60
  br i1 %61, label %66, label %62

62:
  %63 = phi double [ %16, %53 ], [ %50, %57 ]
  %64 = add i32 %17, 1
  %65 = icmp eq i32 %64, %2
  br i1 %65, label %66, label %15

66:
  %67 = phi i32 [ 0, %4 ], [ 1, %57 ], [ 0, %49 ], [ 0, %62 ]
  ret i32 %67
}

define i64 @law_pivot_work(i64 %0) {
  %2 = icmp slt i64 %0, 64
  %3 = select i1 %2, i64 %0, i64 64
  %4 = mul i64 %3, 3
  %5 = add i64 %4, 2
  %6 = mul i64 %5, %4
  %7 = add i64 %6, %0
  ret i64 %7
}

define i64 @law_pivot_places(i64 %0) {
  %2 = icmp slt i64 %0, 64
  %3 = select i1 %2, i64 %0, i64 64
  %4 = mul i64 %3, 15
  %5 = add i64 %4, 1
  ret i64 %5
}

define i32 @law_pivot(ptr %0, i32 %1) {
  %3 = alloca %struct.tableau, align 8
  %4 = bitcast ptr %3 to ptr
  %5 = getelementptr %struct.tableau, ptr %3, i64 0, i32 1
  %6 = bitcast ptr %5 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %6, i8 0, i64 48, i1 false)
  %7 = getelementptr %struct.tableau, ptr %3, i64 0, i32 2
  %8 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 21
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  %11 = load i64, ptr %10
  %12 = shl i64 %11, 3
  %13 = getelementptr double, ptr %9, i64 %12
  %14 = shl i64 %11, 1
  %15 = mul i64 %14, %11
  %16 = getelementptr double, ptr %13, i64 %15
  store ptr %16, ptr %7
  %17 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 0
  %18 = load i64, ptr %17
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %27, label %20

20:
  %21 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 22
  %22 = load ptr, ptr %21
  %23 = mul i64 %11, 3
  %24 = getelementptr i64, ptr %22, i64 %23
  %25 = getelementptr %struct.tableau, ptr %3, i64 0, i32 4
  %26 = bitcast ptr %25 to ptr
  store ptr %24, ptr %26
  br label %169

27:
  %28 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %29 = load ptr, ptr %28
  %30 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %31 = load ptr, ptr %30
  br label %32

32:
  %33 = phi i64 [ 0, %27 ], [ %49, %48 ]
  %34 = phi i64 [ 0, %27 ], [ %50, %48 ]
  %35 = shl i64 %34, 2
  %36 = getelementptr i64, ptr %29, i64 %35
  %37 = getelementptr i64, ptr %31, i64 %34
  %38 = load i64, ptr %37
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %48, label %40

40:
  %41 = load i64, ptr %36
  %42 = icmp ne i64 %41, 2
  %43 = zext i1 %42 to i64
  %44 = getelementptr i64, ptr %36, i64 2
  %45 = load i64, ptr %44
  %46 = add i64 %45, %33
  %47 = add i64 %46, %43
  br label %48

48:
  %49 = phi i64 [ %47, %40 ], [ %33, %32 ]
  %50 = add i64 %34, 1
  %51 = icmp eq i64 %50, %18
  br i1 %51, label %52, label %32

52:
  %53 = icmp sgt i64 %49, 64
  br i1 %53, label %624, label %54

54:
  %55 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 22
  %56 = load ptr, ptr %55
  %57 = mul i64 %11, 3
  %58 = getelementptr i64, ptr %56, i64 %57
  %59 = bitcast ptr %58 to ptr
  %60 = getelementptr %struct.tableau, ptr %3, i64 0, i32 4
  %61 = bitcast ptr %60 to ptr
  store ptr %58, ptr %61
  %62 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  br label %63

63:
  %64 = phi ptr [ %31, %54 ], [ %166, %164 ]
  %65 = phi ptr [ %29, %54 ], [ %165, %164 ]
  %66 = phi i64 [ 0, %54 ], [ %160, %164 ]
  %67 = phi i64 [ 0, %54 ], [ %161, %164 ]
  %68 = shl i64 %67, 2
  %69 = getelementptr i64, ptr %65, i64 %68
  %70 = getelementptr i64, ptr %69, i64 1
  %71 = load i64, ptr %70
  %72 = load i64, ptr %69
  %73 = icmp ne i64 %72, 2
  %74 = zext i1 %73 to i64
  %75 = add i64 %71, %74
  %76 = getelementptr i64, ptr %64, i64 %67
  %77 = load i64, ptr %76
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %159, label %79

79:
  br i1 %73, label %80, label %96

80:
  %81 = load ptr, ptr %62
  %82 = load i64, ptr %10
  %83 = mul i64 %82, %71
  %84 = add i64 %83, %71
  %85 = getelementptr double, ptr %81, i64 %84
  %86 = load double, ptr %85
  %87 = fcmp ogt double %86, 0.000000e+00
  br i1 %87, label %88, label %96

88:
  %89 = add i64 %66, 1
  %90 = getelementptr %struct.unknown, ptr %59, i64 %66, i32 0
  store i64 %67, ptr %90
  %91 = getelementptr %struct.unknown, ptr %59, i64 %66, i32 1
  store i64 %71, ptr %91
  %92 = getelementptr %struct.unknown, ptr %59, i64 %66, i32 2
  store i64 1, ptr %92
  %93 = load ptr, ptr %30
  %94 = getelementptr i64, ptr %93, i64 %67
  %95 = load i64, ptr %94
  br label %96

96:
  %97 = phi i64 [ %95, %88 ], [ %77, %80 ], [ %77, %79 ]
  %98 = phi i64 [ %89, %88 ], [ %66, %80 ], [ %66, %79 ]
  %99 = icmp eq i64 %97, 2
  br i1 %99, label %159, label %100

100:
  %101 = load ptr, ptr %28
  %102 = getelementptr i64, ptr %101, i64 %68
  %103 = getelementptr i64, ptr %102, i64 2
  %104 = load i64, ptr %103
  %105 = icmp sgt i64 %104, 0
  br i1 %105, label %106, label %159

106:
  %107 = getelementptr i64, ptr %102, i64 1
  %108 = load i64, ptr %107
  %109 = load i64, ptr %102
  %110 = icmp ne i64 %109, 2
  %111 = zext i1 %110 to i64
  %112 = load ptr, ptr %62
  %113 = load i64, ptr %10
  %114 = add i64 %108, %111
  br label %115

115:
  %116 = phi i64 [ 0, %106 ], [ %124, %115 ]
  %117 = phi double [ 0.000000e+00, %106 ], [ %123, %115 ]
  %118 = add i64 %114, %116
  %119 = mul i64 %118, %113
  %120 = add i64 %119, %118
  %121 = getelementptr double, ptr %112, i64 %120
  %122 = load double, ptr %121
  %123 = call double @llvm.maxnum.f64(double %117, double %122)
  %124 = add i64 %116, 1
  %125 = icmp eq i64 %124, %104
  br i1 %125, label %126, label %115

126:
  %127 = fcmp ogt double %123, 0.000000e+00
  br i1 %127, label %128, label %159

128:
  %129 = add i64 %98, 1
  %130 = getelementptr %struct.unknown, ptr %59, i64 %98, i32 0
  store i64 %67, ptr %130
  %131 = getelementptr %struct.unknown, ptr %59, i64 %98, i32 1
  store i64 %75, ptr %131
  %132 = getelementptr %struct.unknown, ptr %59, i64 %98, i32 2
  store i64 0, ptr %132
  %133 = getelementptr i64, ptr %69, i64 2
  %134 = load i64, ptr %133
  %135 = icmp sgt i64 %134, 0
  br i1 %135, label %136, label %159

136:
  %137 = phi i64 [ %142, %141 ], [ %129, %128 ]
  %138 = phi i64 [ %143, %141 ], [ %75, %128 ]
  %139 = call i32 @law_is_faint(ptr %0, ptr %69, i64 %138)
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %147, label %141

141:
  %142 = phi i64 [ %137, %136 ], [ %150, %147 ]
  %143 = add i64 %138, 1
  %144 = load i64, ptr %133
  %145 = add i64 %144, %75
  %146 = icmp slt i64 %143, %145
  br i1 %146, label %136, label %159

147:
  %148 = phi i64 [ %150, %147 ], [ %137, %136 ]
  %149 = phi i64 [ %154, %147 ], [ 1, %136 ]
  %150 = add i64 %148, 1
  %151 = getelementptr %struct.unknown, ptr %59, i64 %148, i32 0
  store i64 %67, ptr %151
  %152 = getelementptr %struct.unknown, ptr %59, i64 %148, i32 1
  store i64 %138, ptr %152
  %153 = getelementptr %struct.unknown, ptr %59, i64 %148, i32 2
  store i64 %149, ptr %153
  %154 = add i64 %149, -2
  %155 = call i32 @law_is_faint(ptr %0, ptr %69, i64 %138)
  %156 = icmp eq i32 %155, 0
  %157 = icmp sgt i64 %149, 0
  %158 = select i1 %156, i1 %157, i1 false
  br i1 %158, label %147, label %141

159:
  %160 = phi i64 [ %66, %63 ], [ %98, %126 ], [ %98, %96 ], [ %98, %100 ], [ %129, %128 ], [ %142, %141 ]
  %161 = add i64 %67, 1
  %162 = load i64, ptr %17
  %163 = icmp slt i64 %161, %162
  br i1 %163, label %164, label %167

164:
  %165 = load ptr, ptr %28
  %166 = load ptr, ptr %30
  br label %63

167:
  %168 = load i64, ptr %10
  br label %169

169:
  %170 = phi i64 [ %11, %20 ], [ %168, %167 ]
  %171 = phi ptr [ %25, %20 ], [ %60, %167 ]
  %172 = phi i64 [ 0, %20 ], [ %160, %167 ]
  %173 = getelementptr %struct.tableau, ptr %3, i64 0, i32 0
  store i64 %172, ptr %173
  %174 = add i64 %172, 2
  %175 = mul i64 %174, %172
  %176 = getelementptr double, ptr %16, i64 %175
  %177 = getelementptr %struct.tableau, ptr %3, i64 0, i32 3
  store ptr %176, ptr %177
  %178 = load ptr, ptr %171
  %179 = getelementptr %struct.unknown, ptr %178, i64 %172, i32 0
  %180 = getelementptr %struct.tableau, ptr %3, i64 0, i32 5
  store ptr %179, ptr %180
  %181 = getelementptr i64, ptr %179, i64 %172
  %182 = getelementptr %struct.tableau, ptr %3, i64 0, i32 6
  store ptr %181, ptr %182
  %183 = icmp slt i64 %172, 0
  %184 = bitcast ptr %176 to ptr
  br i1 %183, label %199, label %185

185:
  %186 = shl i64 %170, 3
  %187 = icmp eq i64 %172, 0
  %188 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 3
  %189 = icmp sgt i64 %170, 0
  %190 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %191 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 7
  %192 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %193 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
  %194 = add i64 %172, 1
  br label %236

195:
  %196 = fmul double %360, 1.000000e-09
  %197 = getelementptr %struct.tableau, ptr %3, i64 0, i32 1
  store double %196, ptr %197
  %198 = icmp sgt i64 %172, 0
  br i1 %198, label %363, label %382

199:
  %200 = phi double [ %248, %247 ], [ 0.000000e+00, %169 ]
  %201 = getelementptr %struct.tableau, ptr %3, i64 0, i32 1
  store double %200, ptr %201
  br label %382

202:
  %203 = phi i1 [ %246, %242 ], [ %241, %236 ]
  %204 = phi ptr [ %245, %242 ], [ %240, %236 ]
  %205 = phi i64 [ %243, %242 ], [ %239, %236 ]
  %206 = phi ptr [ %244, %242 ], [ %237, %236 ]
  %207 = getelementptr %struct.unknown, ptr %206, i64 %205, i32 2
  %208 = load i64, ptr %207
  %209 = icmp eq i64 %208, 0
  br i1 %209, label %218, label %210

210:
  %211 = getelementptr %struct.unknown, ptr %204, i64 0, i32 0
  %212 = load i64, ptr %211
  %213 = getelementptr %struct.unknown, ptr %206, i64 %205, i32 1
  %214 = load i64, ptr %213
  %215 = sitofp i64 %208 to double
  %216 = call double @unit_of(ptr %0, ptr %204)
  %217 = fdiv double %215, %216
  call void @add_force(ptr %0, i64 %212, i64 %214, double %217, ptr %176)
  br label %218

218:
  br i1 %187, label %242, label %223

219:
  %220 = phi ptr [ %237, %236 ], [ %244, %242 ]
  %221 = phi ptr [ %240, %236 ], [ %245, %242 ]
  %222 = phi i1 [ %241, %236 ], [ %246, %242 ]
  call void @write_least(ptr %0, ptr %176)
  br i1 %187, label %247, label %223

223:
  %224 = phi ptr [ %220, %219 ], [ %206, %218 ]
  %225 = phi ptr [ %221, %219 ], [ %204, %218 ]
  %226 = phi i1 [ %222, %219 ], [ %203, %218 ]
  %227 = phi i64 [ %172, %219 ], [ %239, %218 ]
  %228 = load ptr, ptr %171
  %229 = icmp slt i64 %227, %172
  %230 = getelementptr %struct.unknown, ptr %225, i64 0, i32 0
  %231 = getelementptr %struct.unknown, ptr %224, i64 %227, i32 2
  %232 = getelementptr %struct.unknown, ptr %224, i64 %227, i32 1
  %233 = select i1 %229, i64 %227, i64 %194
  br label %249

234:
  %235 = add i64 %227, 1
  br i1 %226, label %195, label %236

236:
  %237 = phi ptr [ %228, %234 ], [ %178, %185 ]
  %238 = phi double [ %360, %234 ], [ 0.000000e+00, %185 ]
  %239 = phi i64 [ %235, %234 ], [ 0, %185 ]
  %240 = getelementptr %struct.unknown, ptr %237, i64 %239
  call void @llvm.memset.p0.i64(ptr align 8 %184, i8 0, i64 %186, i1 false)
  %241 = icmp eq i64 %239, %172
  br i1 %241, label %219, label %202

242:
  %243 = add i64 %205, 1
  %244 = load ptr, ptr %171
  %245 = getelementptr %struct.unknown, ptr %244, i64 %243
  call void @llvm.memset.p0.i64(ptr align 8 %184, i8 0, i64 %186, i1 false)
  %246 = icmp eq i64 %243, %172
  br i1 %246, label %219, label %202

247:
  %248 = fmul double %238, 1.000000e-09
  br label %199

249:
  %250 = phi double [ %238, %223 ], [ %360, %359 ]
  %251 = phi i64 [ 0, %223 ], [ %361, %359 ]
  %252 = getelementptr %struct.unknown, ptr %228, i64 %251
  br i1 %229, label %253, label %288

253:
  %254 = call double @unit_of(ptr %0, ptr %225)
  %255 = call double @unit_of(ptr %0, ptr %252)
  %256 = fdiv double %254, %255
  %257 = getelementptr %struct.unknown, ptr %252, i64 0, i32 0
  %258 = load i64, ptr %257
  %259 = load i64, ptr %230
  %260 = icmp eq i64 %258, %259
  br i1 %260, label %261, label %288

261:
  %262 = getelementptr %struct.unknown, ptr %228, i64 %251, i32 2
  %263 = load i64, ptr %262
  %264 = icmp ne i64 %263, 0
  %265 = load i64, ptr %231
  %266 = icmp eq i64 %265, 0
  %267 = xor i1 %264, %266
  br i1 %267, label %288, label %268

268:
  br i1 %266, label %269, label %275

269:
  %270 = getelementptr %struct.unknown, ptr %228, i64 %251, i32 1
  %271 = load i64, ptr %270
  %272 = load i64, ptr %232
  %273 = icmp slt i64 %271, %272
  %274 = select i1 %273, double 0.000000e+00, double %256
  br label %288

275:
  %276 = load i64, ptr %232
  %277 = getelementptr %struct.unknown, ptr %228, i64 %251, i32 1
  %278 = load i64, ptr %277
  %279 = icmp slt i64 %276, %278
  br i1 %279, label %280, label %285

280:
  %281 = load ptr, ptr %188
  %282 = mul i64 %258, 3
  %283 = getelementptr double, ptr %281, i64 %282
  %284 = load double, ptr %283
  br label %285

285:
  %286 = phi double [ %284, %280 ], [ -1.000000e+00, %275 ]
  %287 = fdiv double %286, %256
  br label %288

288:
  %289 = phi double [ 0.000000e+00, %249 ], [ %274, %269 ], [ %287, %285 ], [ 0.000000e+00, %261 ], [ 0.000000e+00, %253 ]
  %290 = getelementptr %struct.unknown, ptr %228, i64 %251, i32 2
  %291 = load i64, ptr %290
  br i1 %189, label %292, label %310

292:
  %293 = icmp eq i64 %291, 0
  br i1 %293, label %312, label %294

294:
  %295 = getelementptr %struct.unknown, ptr %228, i64 %251, i32 1
  %296 = load ptr, ptr %190
  %297 = load i64, ptr %295
  %298 = mul i64 %297, %170
  br label %299

299:
  %300 = phi i64 [ 0, %294 ], [ %308, %299 ]
  %301 = phi double [ 0.000000e+00, %294 ], [ %307, %299 ]
  %302 = add i64 %298, %300
  %303 = getelementptr double, ptr %296, i64 %302
  %304 = load double, ptr %303
  %305 = getelementptr double, ptr %176, i64 %300
  %306 = load double, ptr %305
  %307 = call double @llvm.fmuladd.f64(double %304, double %306, double %301)
  %308 = add i64 %300, 1
  %309 = icmp eq i64 %308, %170
  br i1 %309, label %310, label %299

310:
  %311 = phi double [ 0.000000e+00, %288 ], [ %307, %299 ]
  br i1 %226, label %313, label %344

312:
  br i1 %226, label %322, label %344

313:
  %314 = icmp eq i64 %291, 0
  br i1 %314, label %322, label %315

315:
  %316 = load ptr, ptr %191
  %317 = getelementptr %struct.unknown, ptr %228, i64 %251, i32 1
  %318 = load i64, ptr %317
  %319 = getelementptr double, ptr %316, i64 %318
  %320 = load double, ptr %319
  %321 = fadd double %311, %320
  br label %344

322:
  %323 = phi double [ %311, %313 ], [ 0.000000e+00, %312 ]
  %324 = call double @unit_of(ptr %0, ptr %252)
  %325 = getelementptr %struct.unknown, ptr %252, i64 0, i32 0
  %326 = load i64, ptr %325
  %327 = load ptr, ptr %188
  %328 = mul i64 %326, 3
  %329 = getelementptr double, ptr %327, i64 %328
  %330 = load double, ptr %329
  %331 = fmul double %324, %330
  %332 = load ptr, ptr %192
  %333 = shl i64 %326, 2
  %334 = getelementptr i64, ptr %332, i64 %333
  %335 = load i64, ptr %334
  %336 = icmp eq i64 %335, 2
  br i1 %336, label %341, label %337

337:
  %338 = load ptr, ptr %193
  %339 = getelementptr double, ptr %338, i64 %326
  %340 = load double, ptr %339
  br label %341

341:
  %342 = phi double [ %340, %337 ], [ 1.000000e+00, %322 ]
  %343 = fmul double %331, %342
  br label %344

344:
  %345 = phi i64 [ 0, %341 ], [ %291, %315 ], [ %291, %310 ], [ 0, %312 ]
  %346 = phi double [ %323, %341 ], [ %321, %315 ], [ %311, %310 ], [ 0.000000e+00, %312 ]
  %347 = phi double [ %343, %341 ], [ %289, %315 ], [ %289, %310 ], [ %289, %312 ]
  %348 = sitofp i64 %345 to double
  %349 = fmul double %346, %348
  %350 = call double @unit_of(ptr %0, ptr %252)
  %351 = fdiv double %349, %350
  %352 = fadd double %347, %351
  %353 = mul i64 %251, %174
  %354 = add i64 %353, %233
  %355 = getelementptr double, ptr %16, i64 %354
  store double %352, ptr %355
  br i1 %229, label %359, label %356

356:
  %357 = call double @llvm.fabs.f64(double %352)
  %358 = call double @llvm.maxnum.f64(double %250, double %357)
  br label %359

359:
  %360 = phi double [ %358, %356 ], [ %250, %344 ]
  %361 = add i64 %251, 1
  %362 = icmp eq i64 %361, %172
  br i1 %362, label %234, label %249

363:
  %364 = phi i64 [ %365, %363 ], [ 0, %195 ]
  %365 = add i64 %364, 1
  %366 = sitofp i64 %365 to double
  %367 = fmul double %366, 0x3FE3C6EF372FE950
  %368 = mul i64 %364, %174
  %369 = add i64 %368, %172
  %370 = getelementptr double, ptr %16, i64 %369
  store double 1.000000e+00, ptr %370
  %371 = fadd double %367, 5.000000e-01
  %372 = call double @llvm.floor.f64(double %367)
  %373 = fsub double %371, %372
  %374 = add i64 %369, 1
  %375 = getelementptr double, ptr %16, i64 %374
  %376 = load double, ptr %375
  %377 = call double @llvm.fmuladd.f64(double %196, double %373, double %376)
  store double %377, ptr %375
  %378 = getelementptr i64, ptr %179, i64 %364
  store i64 %364, ptr %378
  %379 = add i64 %364, %172
  %380 = getelementptr i64, ptr %181, i64 %364
  store i64 %379, ptr %380
  %381 = icmp eq i64 %365, %172
  br i1 %381, label %382, label %363

382:
  %383 = phi double [ %200, %199 ], [ %196, %195 ], [ %196, %363 ]
  %384 = shl i64 %172, 1
  %385 = getelementptr i64, ptr %181, i64 %172
  store i64 %384, ptr %385
  %386 = call i64 @blocking_row(ptr %3, i64 %172, i32 1)
  %387 = icmp slt i64 %386, 0
  br i1 %387, label %458, label %388

388:
  %389 = mul i64 %172, 12
  %390 = icmp sgt i64 %172, 0
  br i1 %390, label %391, label %624

391:
  %392 = sub i64 0, %172
  br label %399

393:
  %394 = call i64 @blocking_row(ptr %3, i64 %453, i32 0)
  %395 = add i64 %402, 1
  %396 = icmp sgt i64 %394, -1
  %397 = icmp slt i64 %395, %389
  %398 = select i1 %396, i1 %397, i1 false
  br i1 %398, label %399, label %624

399:
  %400 = phi i64 [ %384, %391 ], [ %451, %393 ]
  %401 = phi i64 [ %172, %391 ], [ %453, %393 ]
  %402 = phi i64 [ 0, %391 ], [ %395, %393 ]
  %403 = phi i64 [ %386, %391 ], [ %394, %393 ]
  %404 = getelementptr i64, ptr %179, i64 %403
  %405 = load i64, ptr %404
  %406 = mul i64 %403, %174
  %407 = getelementptr double, ptr %16, i64 %406
  %408 = getelementptr double, ptr %407, i64 %401
  %409 = load double, ptr %408
  br label %410

410:
  %411 = phi i64 [ %421, %417 ], [ 0, %399 ]
  %412 = icmp eq i64 %411, %401
  br i1 %412, label %417, label %413

413:
  %414 = getelementptr double, ptr %407, i64 %411
  %415 = load double, ptr %414
  %416 = fneg double %415
  br label %417

417:
  %418 = phi double [ %416, %413 ], [ 1.000000e+00, %410 ]
  %419 = fdiv double %418, %409
  %420 = getelementptr double, ptr %407, i64 %411
  store double %419, ptr %420
  %421 = add i64 %411, 1
  %422 = icmp eq i64 %421, %174
  br i1 %422, label %423, label %410

423:
  %424 = phi i64 [ %443, %442 ], [ 0, %417 ]
  %425 = mul i64 %424, %174
  %426 = getelementptr double, ptr %16, i64 %425
  %427 = getelementptr double, ptr %426, i64 %401
  %428 = load double, ptr %427
  %429 = icmp eq i64 %424, %403
  %430 = fcmp oeq double %428, 0.000000e+00
  %431 = select i1 %429, i1 true, i1 %430
  br i1 %431, label %442, label %432

432:
  store double 0.000000e+00, ptr %427
  br label %433

433:
  %434 = phi i64 [ %440, %433 ], [ 0, %432 ]
  %435 = getelementptr double, ptr %407, i64 %434
  %436 = load double, ptr %435
  %437 = getelementptr double, ptr %426, i64 %434
  %438 = load double, ptr %437
  %439 = call double @llvm.fmuladd.f64(double %428, double %436, double %438)
  store double %439, ptr %437
  %440 = add i64 %434, 1
  %441 = icmp eq i64 %440, %174
  br i1 %441, label %442, label %433

442:
  %443 = add i64 %424, 1
  %444 = icmp eq i64 %443, %172
  br i1 %444, label %445, label %423

445:
  %446 = getelementptr i64, ptr %181, i64 %401
  store i64 %400, ptr %404
  store i64 %405, ptr %446
  %447 = icmp eq i64 %405, %384
  br i1 %447, label %458, label %448

448:
  %449 = icmp slt i64 %405, %172
  %450 = select i1 %449, i64 %172, i64 %392
  %451 = add i64 %450, %405
  br label %452

452:
  %453 = phi i64 [ 0, %448 ], [ %457, %452 ]
  %454 = getelementptr i64, ptr %181, i64 %453
  %455 = load i64, ptr %454
  %456 = icmp eq i64 %455, %451
  %457 = add i64 %453, 1
  br i1 %456, label %393, label %452

458:
  %459 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 12
  %460 = load ptr, ptr %459
  call void @write_least(ptr %0, ptr %460)
  %461 = icmp sgt i64 %172, 0
  br i1 %461, label %462, label %465

462:
  %463 = sub i64 0, %172
  %464 = add i64 %172, 1
  br label %476

465:
  %466 = load i64, ptr %17
  %467 = icmp sgt i64 %466, 0
  br i1 %467, label %468, label %624

468:
  %469 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %470 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %471 = add i64 %172, 1
  %472 = fmul double %383, 4.000000e+00
  %473 = icmp ne i32 %1, 0
  %474 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %475 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
  br label %505

476:
  %477 = phi i64 [ 0, %462 ], [ %503, %502 ]
  %478 = load ptr, ptr %171
  %479 = getelementptr i64, ptr %179, i64 %477
  %480 = load i64, ptr %479
  %481 = getelementptr %struct.unknown, ptr %478, i64 %463
  %482 = getelementptr %struct.unknown, ptr %481, i64 %480
  %483 = icmp slt i64 %480, %172
  br i1 %483, label %502, label %484

484:
  %485 = getelementptr %struct.unknown, ptr %482, i64 0, i32 2
  %486 = load i64, ptr %485
  %487 = icmp eq i64 %486, 0
  br i1 %487, label %502, label %488

488:
  %489 = getelementptr %struct.unknown, ptr %482, i64 0, i32 0
  %490 = load i64, ptr %489
  %491 = getelementptr %struct.unknown, ptr %482, i64 0, i32 1
  %492 = load i64, ptr %491
  %493 = sitofp i64 %486 to double
  %494 = mul i64 %174, %477
  %495 = add i64 %464, %494
  %496 = getelementptr double, ptr %16, i64 %495
  %497 = load double, ptr %496
  %498 = fmul double %497, %493
  %499 = call double @unit_of(ptr %0, ptr %482)
  %500 = fdiv double %498, %499
  %501 = load ptr, ptr %459
  call void @add_force(ptr %0, i64 %490, i64 %492, double %500, ptr %501)
  br label %502

502:
  %503 = add i64 %477, 1
  %504 = icmp eq i64 %503, %172
  br i1 %504, label %465, label %476

505:
  %506 = phi i64 [ 0, %468 ], [ %621, %620 ]
  %507 = load ptr, ptr %469
  %508 = shl i64 %506, 2
  %509 = getelementptr i64, ptr %507, i64 %508
  %510 = getelementptr i64, ptr %509, i64 1
  %511 = load i64, ptr %510
  %512 = load i64, ptr %509
  %513 = icmp ne i64 %512, 2
  %514 = zext i1 %513 to i64
  %515 = add i64 %511, %514
  %516 = icmp eq i64 %512, 2
  %517 = zext i1 %516 to i32
  %518 = load ptr, ptr %470
  %519 = getelementptr i64, ptr %518, i64 %506
  %520 = load i64, ptr %519
  %521 = icmp eq i64 %520, 2
  br i1 %521, label %522, label %526

522:
  %523 = getelementptr i64, ptr %509, i64 2
  %524 = load i64, ptr %523
  %525 = icmp sgt i64 %524, 0
  br label %526

526:
  %527 = phi i1 [ false, %505 ], [ %525, %522 ]
  %528 = zext i1 %527 to i32
  br i1 %461, label %529, label %531

529:
  %530 = load ptr, ptr %171
  br label %549

531:
  %532 = phi i32 [ %517, %526 ], [ %595, %594 ]
  %533 = phi i32 [ %528, %526 ], [ %596, %594 ]
  %534 = icmp eq i32 %533, 0
  %535 = icmp eq i32 %532, 0
  br i1 %535, label %536, label %545

536:
  br i1 %534, label %537, label %599

537:
  %538 = load ptr, ptr %475
  %539 = getelementptr double, ptr %538, i64 %506
  %540 = load double, ptr %539
  %541 = fcmp ogt double %540, 0.000000e+00
  %542 = select i1 %541, i64 3, i64 0
  %543 = load ptr, ptr %474
  %544 = getelementptr i64, ptr %543, i64 %506
  store i64 %542, ptr %544
  br label %620

545:
  %546 = select i1 %534, i64 1, i64 2
  %547 = load ptr, ptr %474
  %548 = getelementptr i64, ptr %547, i64 %506
  store i64 %546, ptr %548
  br i1 %534, label %620, label %602

549:
  %550 = phi i64 [ 0, %529 ], [ %597, %594 ]
  %551 = phi i32 [ %528, %529 ], [ %596, %594 ]
  %552 = phi i32 [ %517, %529 ], [ %595, %594 ]
  %553 = getelementptr i64, ptr %179, i64 %550
  %554 = load i64, ptr %553
  %555 = icmp sge i64 %554, %172
  %556 = getelementptr %struct.unknown, ptr %530, i64 %554
  %557 = select i1 %555, i64 %172, i64 0
  %558 = sub i64 0, %557
  %559 = getelementptr %struct.unknown, ptr %556, i64 %558
  %560 = mul i64 %174, %550
  %561 = add i64 %471, %560
  %562 = getelementptr double, ptr %16, i64 %561
  %563 = load double, ptr %562
  %564 = fcmp ole double %563, %472
  %565 = getelementptr %struct.unknown, ptr %559, i64 0, i32 0
  %566 = load i64, ptr %565
  %567 = icmp eq i64 %566, %506
  br i1 %567, label %568, label %594

568:
  %569 = icmp eq i32 %552, 0
  br i1 %569, label %570, label %582

570:
  %571 = getelementptr %struct.unknown, ptr %559, i64 0, i32 2
  %572 = load i64, ptr %571
  %573 = icmp eq i64 %572, 0
  br i1 %573, label %582, label %574

574:
  %575 = getelementptr %struct.unknown, ptr %559, i64 0, i32 1
  %576 = load i64, ptr %575
  %577 = icmp sge i64 %576, %515
  %578 = select i1 %577, i1 true, i1 %555
  %579 = xor i1 %577, true
  %580 = select i1 %473, i1 %564, i1 false
  %581 = select i1 %578, i1 %579, i1 %580
  br label %582

582:
  %583 = phi i1 [ true, %568 ], [ false, %570 ], [ %581, %574 ]
  %584 = zext i1 %583 to i32
  %585 = icmp eq i32 %551, 0
  br i1 %585, label %586, label %591

586:
  %587 = getelementptr %struct.unknown, ptr %559, i64 0, i32 2
  %588 = load i64, ptr %587
  %589 = icmp eq i64 %588, 0
  %590 = select i1 %589, i1 %555, i1 false
  br label %591

591:
  %592 = phi i1 [ true, %582 ], [ %590, %586 ]
  %593 = zext i1 %592 to i32
  br label %594

594:
  %595 = phi i32 [ %584, %591 ], [ %552, %549 ]
  %596 = phi i32 [ %593, %591 ], [ %551, %549 ]
  %597 = add i64 %550, 1
  %598 = icmp eq i64 %597, %172
  br i1 %598, label %531, label %549

599:
  %600 = load ptr, ptr %474
  %601 = getelementptr i64, ptr %600, i64 %506
  store i64 0, ptr %601
  br label %602

602:
  %603 = load i64, ptr %519
  %604 = icmp eq i64 %603, 2
  br i1 %604, label %620, label %605

605:
  %606 = load ptr, ptr %459
  %607 = getelementptr double, ptr %606, i64 %515
  %608 = getelementptr i64, ptr %509, i64 2
  %609 = load i64, ptr %608
  %610 = icmp eq i64 %609, 1
  %611 = load double, ptr %607
  br i1 %610, label %612, label %614

612:
  %613 = call double @llvm.fabs.f64(double %611)
  br label %618

614:
  %615 = getelementptr double, ptr %607, i64 1
  %616 = load double, ptr %615
  %617 = call double @hypot(double %611, double %616)
  br label %618

618:
  %619 = phi double [ %613, %612 ], [ %617, %614 ]
  call void @law_turn_against(ptr %0, i64 %506, ptr %607, double %619)
  br label %620

620:
  %621 = add i64 %506, 1
  %622 = load i64, ptr %17
  %623 = icmp slt i64 %621, %622
  br i1 %623, label %505, label %624

624:
  %625 = phi i32 [ -1, %52 ], [ 0, %388 ], [ 1, %465 ], [ 1, %620 ], [ 0, %393 ]
  ret i32 %625
}

define internal double @unit_of(ptr  %0, ptr  %1) {
  %3 = getelementptr %struct.unknown, ptr %1, i64 0, i32 2
  %4 = load i64, ptr %3
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %38

6:
  %7 = getelementptr %struct.unknown, ptr %1, i64 0, i32 0
  %8 = load i64, ptr %7
  %9 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %10 = load ptr, ptr %9
  %11 = shl i64 %8, 2
  %12 = getelementptr i64, ptr %10, i64 %11
  %13 = getelementptr i64, ptr %12, i64 2
  %14 = load i64, ptr %13
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %49

16:
  %17 = getelementptr i64, ptr %12, i64 1
  %18 = load i64, ptr %17
  %19 = load i64, ptr %12
  %20 = icmp ne i64 %19, 2
  %21 = zext i1 %20 to i64
  %22 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %23 = load ptr, ptr %22
  %24 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  %25 = load i64, ptr %24
  %26 = add i64 %18, %21
  br label %27

27:
  %28 = phi i64 [ 0, %16 ], [ %36, %27 ]
  %29 = phi double [ 0.000000e+00, %16 ], [ %35, %27 ]
  %30 = add i64 %26, %28
  %31 = mul i64 %30, %25
  %32 = add i64 %31, %30
  %33 = getelementptr double, ptr %23, i64 %32
  %34 = load double, ptr %33
  %35 = call double @llvm.maxnum.f64(double %29, double %34)
  %36 = add i64 %28, 1
  %37 = icmp eq i64 %36, %14
  br i1 %37, label %49, label %27

38:
  %39 = getelementptr %struct.unknown, ptr %1, i64 0, i32 1
  %40 = load i64, ptr %39
  %41 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %42 = load ptr, ptr %41
  %43 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  %44 = load i64, ptr %43
  %45 = mul i64 %44, %40
  %46 = add i64 %45, %40
  %47 = getelementptr double, ptr %42, i64 %46
  %48 = load double, ptr %47
  br label %49

49:
  %50 = phi double [ %48, %38 ], [ 0.000000e+00, %6 ], [ %35, %27 ]
  %51 = call double @llvm.sqrt.f64(double %50)
  ret double %51
}

define internal void @add_force(ptr  %0, i64 %1, i64 %2, double %3, ptr  %4) {
  %6 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %7 = load ptr, ptr %6
  %8 = shl i64 %1, 2
  %9 = getelementptr i64, ptr %7, i64 %8
  %10 = getelementptr i64, ptr %9, i64 1
  %11 = load i64, ptr %10
  %12 = load i64, ptr %9
  %13 = icmp ne i64 %12, 2
  %14 = zext i1 %13 to i64
  %15 = add i64 %11, %14
  %16 = getelementptr double, ptr %4, i64 %2
  %17 = load double, ptr %16
  %18 = fadd double %17, %3
  store double %18, ptr %16
  %19 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %20 = load ptr, ptr %19
  %21 = getelementptr i64, ptr %20, i64 %1
  %22 = load i64, ptr %21
  %23 = icmp eq i64 %22, 2
  br i1 %23, label %24, label %36

24:
  %25 = getelementptr i64, ptr %9, i64 2
  %26 = load i64, ptr %25
  %27 = add i64 %26, %15
  %28 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 3
  %29 = mul i64 %1, 3
  %30 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 11
  %31 = icmp sgt i64 %26, 0
  br i1 %31, label %32, label %36

32:
  %33 = load ptr, ptr %28
  %34 = getelementptr double, ptr %33, i64 %29
  %35 = load ptr, ptr %30
  br label %37

36:
  ret void

37:
  %38 = phi i64 [ %47, %37 ], [ %15, %32 ]
  %39 = load double, ptr %34
  %40 = getelementptr double, ptr %35, i64 %38
  %41 = load double, ptr %40
  %42 = getelementptr double, ptr %4, i64 %38
  %43 = load double, ptr %42
  %44 = fneg double %39
  %45 = fmul double %44, %3
  %46 = call double @llvm.fmuladd.f64(double %45, double %41, double %43)
  store double %46, ptr %42
  %47 = add i64 %38, 1
  %48 = icmp slt i64 %47, %27
  br i1 %48, label %37, label %36
}

define internal void @write_least(ptr  %0, ptr  %1) {
  %3 = bitcast ptr %1 to ptr
  %4 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4
  %6 = shl i64 %5, 3
  call void @llvm.memset.p0.i64(ptr align 8 %3, i8 0, i64 %6, i1 false)
  %7 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 0
  %8 = load i64, ptr %7
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %16

10:
  %11 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %12 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %13 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
  %14 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 3
  %15 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 11
  br label %17

16:
  ret void

17:
  %18 = phi i64 [ %8, %10 ], [ %63, %62 ]
  %19 = phi i64 [ 0, %10 ], [ %64, %62 ]
  %20 = load ptr, ptr %11
  %21 = shl i64 %19, 2
  %22 = getelementptr i64, ptr %20, i64 %21
  %23 = load ptr, ptr %12
  %24 = getelementptr i64, ptr %23, i64 %19
  %25 = load i64, ptr %24
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %62, label %27

27:
  %28 = load i64, ptr %22
  %29 = icmp eq i64 %28, 2
  br i1 %29, label %37, label %30

30:
  %31 = getelementptr i64, ptr %22, i64 1
  %32 = load i64, ptr %31
  %33 = load ptr, ptr %13
  %34 = getelementptr double, ptr %33, i64 %19
  %35 = load double, ptr %34
  call void @add_force(ptr %0, i64 %19, i64 %32, double %35, ptr %1)
  %36 = load i64, ptr %7
  br label %62

37:
  %38 = icmp eq i64 %25, 2
  br i1 %38, label %39, label %62

39:
  %40 = getelementptr i64, ptr %22, i64 1
  %41 = load i64, ptr %40
  %42 = getelementptr i64, ptr %22, i64 2
  %43 = load i64, ptr %42
  %44 = add i64 %43, %41
  %45 = icmp sgt i64 %43, 0
  br i1 %45, label %46, label %62

46:
  %47 = load ptr, ptr %14
  %48 = mul i64 %19, 3
  %49 = getelementptr double, ptr %47, i64 %48
  %50 = load ptr, ptr %15
  br label %51

51:
  %52 = phi i64 [ %41, %46 ], [ %60, %51 ]
  %53 = load double, ptr %49
  %54 = getelementptr double, ptr %50, i64 %52
  %55 = load double, ptr %54
  %56 = getelementptr double, ptr %1, i64 %52
  %57 = load double, ptr %56
  %58 = fneg double %53
  %59 = call double @llvm.fmuladd.f64(double %58, double %55, double %57)
  store double %59, ptr %56
  %60 = add i64 %52, 1
  %61 = icmp slt i64 %60, %44
  br i1 %61, label %51, label %62

62:
  %63 = phi i64 [ %18, %39 ], [ %36, %30 ], [ %18, %37 ], [ %18, %17 ], [ %18, %51 ]
  %64 = add i64 %19, 1
  %65 = icmp slt i64 %64, %63
  br i1 %65, label %17, label %16
}

declare double @llvm.floor.f64(double)

define internal i64 @blocking_row(ptr  %0, i64 %1, i32 %2) {
  %4 = getelementptr %struct.tableau, ptr %0, i64 0, i32 0
  %5 = load i64, ptr %4
  %6 = add i64 %5, 2
  %7 = icmp sgt i64 %5, 0
  br i1 %7, label %8, label %31

8:
  %9 = getelementptr %struct.tableau, ptr %0, i64 0, i32 2
  %10 = load ptr, ptr %9
  br label %20

11:
  %12 = fmul double %28, -1.000000e-10
  br i1 %7, label %13, label %31

13:
  %14 = getelementptr %struct.tableau, ptr %0, i64 0, i32 2
  %15 = load ptr, ptr %14
  %16 = add i64 %5, 1
  %17 = icmp eq i32 %2, 0
  %18 = getelementptr %struct.tableau, ptr %0, i64 0, i32 5
  %19 = shl i64 %5, 1
  br label %33

20:
  %21 = phi double [ 0.000000e+00, %8 ], [ %28, %20 ]
  %22 = phi i64 [ 0, %8 ], [ %29, %20 ]
  %23 = mul i64 %22, %6
  %24 = add i64 %23, %1
  %25 = getelementptr double, ptr %10, i64 %24
  %26 = load double, ptr %25
  %27 = call double @llvm.fabs.f64(double %26)
  %28 = call double @llvm.maxnum.f64(double %21, double %27)
  %29 = add i64 %22, 1
  %30 = icmp eq i64 %29, %5
  br i1 %30, label %11, label %20

31:
  %32 = phi i64 [ -1, %11 ], [ -1, %3 ], [ %63, %62 ]
  ret i64 %32

33:
  %34 = phi double [ 0x7FF0000000000000, %13 ], [ %64, %62 ]
  %35 = phi i64 [ -1, %13 ], [ %63, %62 ]
  %36 = phi i64 [ 0, %13 ], [ %65, %62 ]
  %37 = mul i64 %36, %6
  %38 = add i64 %37, %1
  %39 = getelementptr double, ptr %15, i64 %38
  %40 = load double, ptr %39
  %41 = add i64 %16, %37
  %42 = getelementptr double, ptr %15, i64 %41
  %43 = load double, ptr %42
  br i1 %17, label %47, label %44

44:
  %45 = call double @llvm.minnum.f64(double %34, double 0.000000e+00)
  %46 = fcmp olt double %43, %45
  br i1 %46, label %60, label %62

47:
  %48 = fneg double %43
  %49 = fdiv double %48, %40
  %50 = fcmp olt double %40, %12
  br i1 %50, label %51, label %62

51:
  %52 = fcmp olt double %49, %34
  br i1 %52, label %60, label %53

53:
  %54 = fcmp oeq double %49, %34
  br i1 %54, label %55, label %62

55:
  %56 = load ptr, ptr %18
  %57 = getelementptr i64, ptr %56, i64 %36
  %58 = load i64, ptr %57
  %59 = icmp eq i64 %58, %19
  br i1 %59, label %60, label %62

60:
  %61 = phi double [ %49, %55 ], [ %49, %51 ], [ %43, %44 ]
  br label %62

62:
  %63 = phi i64 [ %36, %60 ], [ %35, %44 ], [ %35, %55 ], [ %35, %53 ], [ %35, %47 ]
  %64 = phi double [ %61, %60 ], [ %34, %44 ], [ %34, %55 ], [ %34, %53 ], [ %34, %47 ]
  %65 = add i64 %36, 1
  %66 = icmp eq i64 %65, %5
  br i1 %66, label %31, label %33
}

define i64 @contact_search(ptr %0, ptr %1, i64 %2) {
  %4 = alloca [4 x double], align 16
  %5 = alloca [4 x %struct.contact_sample], align 16
  %6 = alloca %struct.contact_sample, align 8
  %7 = alloca i64, align 8
  %8 = alloca %struct.contact_sample, align 8
  %9 = alloca %struct.contact_sample, align 8
  %10 = alloca i64, align 8
  %11 = alloca double, align 8
  %12 = getelementptr %struct.model_context, ptr %0, i64 0, i32 34
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.contact_system, ptr %13, i64 0, i32 27
  %15 = load ptr, ptr %14
  %16 = bitcast ptr %8 to ptr
  %17 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 6
  %18 = load double, ptr %17
  %19 = getelementptr %struct.contact_system, ptr %13, i64 0, i32 0
  %20 = load i64, ptr %19
  %21 = shl i64 %20, 1
  %22 = getelementptr %struct.contact_parts, ptr %15, i64 0, i32 16
  %23 = load ptr, ptr %22
  %24 = shl i64 %20, 2
  %25 = getelementptr %struct.contact_system, ptr %13, i64 0, i32 1
  %26 = getelementptr %struct.contact_sample, ptr %8, i64 0, i32 0
  store double %18, ptr %26
  %27 = getelementptr %struct.contact_sample, ptr %8, i64 0, i32 1
  store ptr %23, ptr %27
  %28 = getelementptr %struct.contact_sample, ptr %8, i64 0, i32 2
  %29 = getelementptr double, ptr %23, i64 %21
  store ptr %29, ptr %28
  %30 = getelementptr %struct.contact_sample, ptr %8, i64 0, i32 3
  %31 = getelementptr double, ptr %23, i64 %24
  store ptr %31, ptr %30
  %32 = bitcast ptr %9 to ptr
  %33 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %34 = load double, ptr %33
  %35 = load i64, ptr %25
  %36 = or i64 %24, 1
  %37 = add i64 %36, %35
  %38 = getelementptr double, ptr %23, i64 %37
  %39 = getelementptr %struct.contact_sample, ptr %9, i64 0, i32 0
  store double %34, ptr %39
  %40 = getelementptr %struct.contact_sample, ptr %9, i64 0, i32 1
  store ptr %38, ptr %40
  %41 = getelementptr %struct.contact_sample, ptr %9, i64 0, i32 2
  %42 = getelementptr double, ptr %38, i64 %21
  store ptr %42, ptr %41
  %43 = getelementptr %struct.contact_sample, ptr %9, i64 0, i32 3
  %44 = getelementptr double, ptr %38, i64 %24
  store ptr %44, ptr %43
  %45 = bitcast ptr %10 to ptr
  store i64 -1, ptr %10
  %46 = bitcast ptr %11 to ptr
  store double %34, ptr %11
  %47 = getelementptr %struct.contact_system, ptr %13, i64 0, i32 45
  %48 = load double, ptr %47
  %49 = fcmp oeq double %34, %48
  br i1 %49, label %661, label %50

50:
  %51 = getelementptr %struct.contact_system, ptr %13, i64 0, i32 32
  %52 = load i64, ptr %51
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %59, label %54

54:
  %55 = getelementptr %struct.contact_system, ptr %13, i64 0, i32 33
  %56 = load i64, ptr %55
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %58, label %59

58:
  store i64 0, ptr %55
  br label %92

59:
  %60 = call i64 @look(ptr %0, ptr %1, ptr %8)
  %61 = getelementptr %struct.contact_system, ptr %13, i64 0, i32 33
  store i64 0, ptr %61
  %62 = icmp eq i64 %60, 0
  br i1 %62, label %63, label %94

63:
  %64 = load i64, ptr %51
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %66, label %92

66:
  %67 = load i64, ptr %19
  %68 = icmp sgt i64 %67, 0
  br i1 %68, label %69, label %92

69:
  %70 = phi i64 [ %88, %82 ], [ 0, %66 ]
  %71 = load ptr, ptr %27
  %72 = getelementptr double, ptr %71, i64 %70
  %73 = load double, ptr %72
  %74 = call double @contact_slack(ptr %13, i64 %70)
  %75 = fdiv double %74, -1.000000e-03
  %76 = fcmp ogt double %73, %75
  br i1 %76, label %77, label %82

77:
  %78 = load ptr, ptr %27
  %79 = getelementptr double, ptr %78, i64 %70
  %80 = load double, ptr %79
  %81 = call double @llvm.minnum.f64(double %80, double 0.000000e+00)
  br label %82

82:
  %83 = phi double [ %81, %77 ], [ 0.000000e+00, %69 ]
  %84 = load ptr, ptr %14
  %85 = getelementptr %struct.contact_parts, ptr %84, i64 0, i32 19
  %86 = load ptr, ptr %85
  %87 = getelementptr double, ptr %86, i64 %70
  store double %83, ptr %87
  %88 = add i64 %70, 1
  %89 = load i64, ptr %19
  %90 = shl i64 %89, 1
  %91 = icmp slt i64 %88, %90
  br i1 %91, label %69, label %92

92:
  %93 = call i64 @look(ptr %0, ptr %1, ptr %9)
  br label %94

94:
  %95 = phi i64 [ %93, %92 ], [ %60, %59 ]
  %96 = getelementptr %struct.contact_parts, ptr %15, i64 0, i32 15
  %97 = bitcast ptr %96 to ptr
  %98 = load ptr, ptr %97
  %99 = getelementptr %struct.contact_parts, ptr %15, i64 0, i32 10
  %100 = bitcast ptr %99 to ptr
  %101 = load ptr, ptr %100
  %102 = load i64, ptr %25
  %103 = shl i64 %102, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %98, ptr align 8 %101, i64 %103, i1 false)
  %104 = load i64, ptr %19
  %105 = icmp sgt i64 %104, 0
  br i1 %105, label %106, label %108

106:
  %107 = getelementptr %struct.contact_parts, ptr %15, i64 0, i32 26
  br label %110

108:
  %109 = icmp eq i64 %95, 0
  br i1 %109, label %119, label %661

110:
  %111 = phi i64 [ 0, %106 ], [ %116, %110 ]
  %112 = call i32 @contact_begins(ptr %13, i64 %111)
  %113 = sext i32 %112 to i64
  %114 = load ptr, ptr %107
  %115 = getelementptr i64, ptr %114, i64 %111
  store i64 %113, ptr %115
  %116 = add i64 %111, 1
  %117 = load i64, ptr %19
  %118 = icmp slt i64 %116, %117
  br i1 %118, label %110, label %108

119:
  %120 = getelementptr %struct.contact_system, ptr %13, i64 0, i32 36
  %121 = load i64, ptr %120
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %123, label %183

123:
  %124 = call i32 @is_far(ptr %13, ptr %8, ptr %9)
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %568

126:
  %127 = load ptr, ptr %12
  %128 = bitcast ptr %6 to ptr
  %129 = load double, ptr %26
  %130 = load double, ptr %39
  %131 = fadd double %129, %130
  %132 = fmul double %131, 5.000000e-01
  %133 = getelementptr %struct.contact_system, ptr %127, i64 0, i32 0
  %134 = load i64, ptr %133
  %135 = shl i64 %134, 1
  %136 = getelementptr %struct.contact_system, ptr %127, i64 0, i32 27
  %137 = load ptr, ptr %136
  %138 = getelementptr %struct.contact_parts, ptr %137, i64 0, i32 16
  %139 = load ptr, ptr %138
  %140 = shl i64 %134, 2
  %141 = getelementptr %struct.contact_system, ptr %127, i64 0, i32 1
  %142 = load i64, ptr %141
  %143 = or i64 %140, 1
  %144 = add i64 %143, %142
  %145 = mul i64 %144, 7
  %146 = getelementptr double, ptr %139, i64 %145
  %147 = getelementptr %struct.contact_sample, ptr %6, i64 0, i32 0
  store double %132, ptr %147
  %148 = getelementptr %struct.contact_sample, ptr %6, i64 0, i32 1
  store ptr %146, ptr %148
  %149 = getelementptr %struct.contact_sample, ptr %6, i64 0, i32 2
  %150 = getelementptr double, ptr %146, i64 %135
  store ptr %150, ptr %149
  %151 = getelementptr %struct.contact_sample, ptr %6, i64 0, i32 3
  %152 = getelementptr double, ptr %146, i64 %140
  store ptr %152, ptr %151
  %153 = bitcast ptr %7 to ptr
  %154 = icmp sgt i64 %134, 0
  br i1 %154, label %155, label %173

155:
  %156 = getelementptr %struct.contact_system, ptr %127, i64 0, i32 22
  %157 = load ptr, ptr %156
  %158 = getelementptr %struct.contact_system, ptr %127, i64 0, i32 5
  br label %161

159:
  %160 = icmp eq i64 %172, %134
  br i1 %160, label %173, label %161

161:
  %162 = phi i64 [ 0, %155 ], [ %172, %159 ]
  %163 = getelementptr i64, ptr %157, i64 %162
  %164 = load i64, ptr %163
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %166, label %180

166:
  %167 = load ptr, ptr %158
  %168 = shl i64 %162, 2
  %169 = getelementptr i64, ptr %167, i64 %168
  %170 = load i64, ptr %169
  %171 = icmp eq i64 %170, 0
  %172 = add i64 %162, 1
  br i1 %171, label %159, label %180

173:
  %174 = call i64 @look(ptr %0, ptr %1, ptr %6)
  %175 = icmp eq i64 %174, 0
  br i1 %175, label %176, label %180

176:
  %177 = call i32 @judge(ptr %127, ptr %8, ptr %6, ptr %9, i32 0, ptr %7)
  %178 = icmp eq i32 %177, 0
  %179 = zext i1 %178 to i32
  br label %180

180:
  %181 = phi i32 [ 0, %173 ], [ %179, %176 ], [ 0, %166 ], [ 0, %161 ]
  %182 = phi i64 [ %174, %173 ], [ 0, %176 ], [ 0, %166 ], [ 0, %161 ]
  br label %183

183:
  %184 = phi i32 [ %181, %180 ], [ 0, %119 ]
  %185 = phi i64 [ %182, %180 ], [ 0, %119 ]
  %186 = icmp ne i64 %185, 0
  %187 = icmp ne i32 %184, 0
  %188 = select i1 %186, i1 true, i1 %187
  br i1 %188, label %565, label %189

189:
  %190 = load ptr, ptr %12
  %191 = load double, ptr %33
  %192 = load double, ptr %17
  %193 = fsub double %191, %192
  %194 = call double @llvm.fabs.f64(double %193)
  %195 = fdiv double %194, 3.000000e+00
  %196 = fmul double %194, 1.000000e-08
  %197 = call double @llvm.fabs.f64(double %191)
  %198 = fmul double %197, 0x3CE0000000000000
  %199 = call double @llvm.maxnum.f64(double %196, double %198)
  %200 = getelementptr %struct.contact_system, ptr %190, i64 0, i32 0
  %201 = load i64, ptr %200
  %202 = getelementptr %struct.contact_system, ptr %190, i64 0, i32 27
  %203 = load ptr, ptr %202
  %204 = getelementptr %struct.contact_parts, ptr %203, i64 0, i32 16
  %205 = load ptr, ptr %204
  %206 = shl i64 %201, 2
  %207 = getelementptr %struct.contact_system, ptr %190, i64 0, i32 1
  %208 = load i64, ptr %207
  %209 = or i64 %206, 1
  %210 = add i64 %209, %208
  %211 = getelementptr double, ptr %205, i64 %210
  %212 = bitcast ptr %5 to ptr
  %213 = getelementptr %struct.contact_system, ptr %190, i64 0, i32 36
  %214 = load i64, ptr %213
  %215 = icmp eq i64 %214, 0
  %216 = fmul double %194, 1.250000e-01
  %217 = select i1 %215, double %216, double %195
  br i1 %215, label %224, label %218

218:
  %219 = getelementptr %struct.contact_system, ptr %190, i64 0, i32 47
  %220 = load double, ptr %219
  %221 = fcmp ogt double %220, 0.000000e+00
  br i1 %221, label %224, label %222

222:
  %223 = fmul double %195, 0x3E7AD7F29ABCAF48
  br label %224

224:
  %225 = phi double [ %223, %222 ], [ %216, %189 ], [ %220, %218 ]
  %226 = getelementptr %struct.contact_system, ptr %190, i64 0, i32 32
  %227 = load i64, ptr %226
  br label %248

228:
  %229 = icmp eq i64 %227, 0
  %230 = select i1 %229, i32 0, i32 2
  %231 = getelementptr [4 x %struct.contact_sample], ptr %5, i64 0, i64 2
  %232 = getelementptr [4 x %struct.contact_sample], ptr %5, i64 0, i64 2, i32 1
  %233 = bitcast ptr %232 to ptr
  %234 = load ptr, ptr %233
  %235 = bitcast ptr %205 to ptr
  %236 = load i64, ptr %200
  %237 = shl i64 %236, 2
  %238 = add i64 %266, 1
  %239 = add i64 %238, %237
  %240 = shl i64 %239, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %234, ptr align 8 %235, i64 %240, i1 false)
  %241 = getelementptr [4 x %struct.contact_sample], ptr %5, i64 0, i64 2, i32 3
  %242 = load ptr, ptr %241
  %243 = load i64, ptr %207
  %244 = getelementptr double, ptr %242, i64 %243
  store double %192, ptr %244
  %245 = getelementptr %struct.contact_sample, ptr %231, i64 0, i32 0
  store double %192, ptr %245, align 16
  %246 = load i64, ptr %226
  %247 = icmp eq i64 %246, 0
  br i1 %247, label %276, label %282

248:
  %249 = phi i64 [ %208, %224 ], [ %266, %271 ]
  %250 = phi ptr [ %205, %224 ], [ %275, %271 ]
  %251 = phi i64 [ %201, %224 ], [ %272, %271 ]
  %252 = phi i64 [ 0, %224 ], [ %269, %271 ]
  %253 = add i64 %252, 2
  %254 = shl i64 %251, 1
  %255 = shl i64 %251, 2
  %256 = add i64 %249, 1
  %257 = add i64 %256, %255
  %258 = mul i64 %257, %253
  %259 = getelementptr double, ptr %250, i64 %258
  %260 = getelementptr double, ptr %259, i64 %254
  %261 = getelementptr double, ptr %259, i64 %255
  %262 = getelementptr [4 x %struct.contact_sample], ptr %5, i64 0, i64 %252, i32 0
  store double %192, ptr %262, align 16
  %263 = getelementptr [4 x %struct.contact_sample], ptr %5, i64 0, i64 %252, i32 1
  store ptr %259, ptr %263
  %264 = getelementptr [4 x %struct.contact_sample], ptr %5, i64 0, i64 %252, i32 2
  store ptr %260, ptr %264, align 16
  %265 = getelementptr [4 x %struct.contact_sample], ptr %5, i64 0, i64 %252, i32 3
  store ptr %261, ptr %265
  %266 = load i64, ptr %207
  %267 = getelementptr double, ptr %261, i64 %266
  %268 = load double, ptr %267
  store double %268, ptr %262, align 16
  %269 = add i64 %252, 1
  %270 = icmp eq i64 %269, 4
  br i1 %270, label %228, label %271

271:
  %272 = load i64, ptr %200
  %273 = load ptr, ptr %202
  %274 = getelementptr %struct.contact_parts, ptr %273, i64 0, i32 16
  %275 = load ptr, ptr %274
  br label %248

276:
  %277 = load i64, ptr %213
  %278 = icmp sgt i64 %277, 0
  br i1 %278, label %279, label %282

279:
  %280 = fmul double %195, 1.562500e-02
  %281 = call double @llvm.minnum.f64(double %225, double %280)
  br label %282

282:
  %283 = phi double [ %225, %228 ], [ %281, %279 ], [ %225, %276 ]
  store i64 -1, ptr %10
  %284 = load double, ptr %33
  %285 = fcmp une double %192, %284
  br i1 %285, label %286, label %552

286:
  %287 = getelementptr [4 x %struct.contact_sample], ptr %5, i64 0, i64 3
  %288 = getelementptr %struct.contact_sample, ptr %287, i64 0, i32 0
  %289 = getelementptr [4 x %struct.contact_sample], ptr %5, i64 0, i64 3, i32 1
  %290 = bitcast ptr %289 to ptr
  %291 = bitcast ptr %211 to ptr
  %292 = getelementptr [4 x %struct.contact_sample], ptr %5, i64 0, i64 3, i32 3
  %293 = getelementptr %struct.contact_system, ptr %190, i64 0, i32 5
  %294 = getelementptr %struct.contact_system, ptr %190, i64 0, i32 22
  %295 = getelementptr %struct.contact_system, ptr %190, i64 0, i32 6
  %296 = getelementptr [4 x %struct.contact_sample], ptr %5, i64 0, i64 3, i32 0
  %297 = getelementptr [4 x %struct.contact_sample], ptr %5, i64 0, i64 2, i32 0
  %298 = bitcast ptr %4 to ptr
  %299 = getelementptr [4 x double], ptr %4, i64 0, i64 3
  %300 = getelementptr [4 x %struct.contact_sample], ptr %5, i64 0, i64 0, i32 3
  %301 = getelementptr [4 x double], ptr %4, i64 0, i64 0
  %302 = getelementptr [4 x %struct.contact_sample], ptr %5, i64 0, i64 1
  br label %303

303:
  %304 = phi i32 [ %230, %286 ], [ %540, %547 ]
  %305 = phi i32 [ 1, %286 ], [ %541, %547 ]
  %306 = phi i32 [ 0, %286 ], [ %542, %547 ]
  %307 = phi double [ %283, %286 ], [ %544, %547 ]
  %308 = phi double [ %217, %286 ], [ %486, %547 ]
  %309 = phi double [ %192, %286 ], [ %539, %547 ]
  %310 = phi double [ %284, %286 ], [ %545, %547 ]
  %311 = call double @llvm.minnum.f64(double %307, double %308)
  %312 = call double @llvm.maxnum.f64(double %311, double %199)
  %313 = fsub double %310, %309
  %314 = call double @llvm.fabs.f64(double %313)
  %315 = fmul double %312, 1.010000e+00
  %316 = fcmp ole double %314, %315
  %317 = call double @llvm.copysign.f64(double %312, double %193)
  %318 = fadd double %309, %317
  %319 = select i1 %316, double %310, double %318
  store double %319, ptr %288, align 16
  br i1 %316, label %320, label %331

320:
  %321 = load ptr, ptr %290
  %322 = load i64, ptr %200
  %323 = shl i64 %322, 2
  %324 = load i64, ptr %207
  %325 = add i64 %324, 1
  %326 = add i64 %325, %323
  %327 = shl i64 %326, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %321, ptr align 8 %291, i64 %327, i1 false)
  %328 = load ptr, ptr %292
  %329 = load i64, ptr %207
  %330 = getelementptr double, ptr %328, i64 %329
  store double %191, ptr %330
  store double %191, ptr %288, align 16
  br label %334

331:
  %332 = call i64 @look(ptr %0, ptr %1, ptr %287)
  %333 = icmp eq i64 %332, 0
  br i1 %333, label %334, label %563

334:
  %335 = icmp sgt i32 %304, 1
  br i1 %335, label %336, label %476

336:
  %337 = load i64, ptr %200
  %338 = icmp sgt i64 %337, 0
  br i1 %338, label %339, label %471

339:
  %340 = load ptr, ptr %293
  %341 = load ptr, ptr %294
  %342 = load double, ptr %296, align 16
  %343 = load double, ptr %297, align 16
  %344 = fsub double %342, %343
  %345 = load ptr, ptr %300
  br label %346

346:
  %347 = phi double [ 0.000000e+00, %339 ], [ %468, %467 ]
  %348 = phi i64 [ 0, %339 ], [ %469, %467 ]
  %349 = shl i64 %348, 2
  %350 = getelementptr i64, ptr %340, i64 %349
  %351 = shl i64 %348, 1
  %352 = getelementptr i64, ptr %341, i64 %348
  %353 = load i64, ptr %352
  switch i64 %353, label %357 [
    i64 1, label %354
    i64 0, label %467
  ]

354:
  %355 = getelementptr i64, ptr %350, i64 2
  %356 = load i64, ptr %355
  br label %357

357:
  %358 = phi i64 [ %356, %354 ], [ 0, %346 ]
  %359 = icmp sgt i64 %358, 0
  %360 = or i64 %351, 1
  br label %380

361:
  %362 = getelementptr i64, ptr %350, i64 1
  %363 = load i64, ptr %362
  %364 = load i64, ptr %350
  %365 = icmp ne i64 %364, 2
  %366 = zext i1 %365 to i64
  %367 = add i64 %363, %358
  %368 = add i64 %367, %366
  %369 = icmp slt i64 %363, %368
  br i1 %369, label %370, label %467

370:
  %371 = load ptr, ptr %202
  %372 = getelementptr %struct.contact_parts, ptr %371, i64 0, i32 5
  %373 = load ptr, ptr %372
  %374 = load i64, ptr %207
  %375 = add i64 %374, 1
  %376 = fmul double %393, 1.000000e-01
  %377 = load ptr, ptr %295
  %378 = getelementptr double, ptr %377, i64 %360
  %379 = load double, ptr %378
  br label %396

380:
  %381 = phi i64 [ 0, %357 ], [ %394, %390 ]
  %382 = phi double [ 0x7FF0000000000000, %357 ], [ %393, %390 ]
  %383 = getelementptr [4 x %struct.contact_sample], ptr %5, i64 0, i64 %381, i32 1
  %384 = load ptr, ptr %383
  %385 = getelementptr double, ptr %384, i64 %351
  %386 = load double, ptr %385
  br i1 %359, label %387, label %390

387:
  %388 = getelementptr double, ptr %384, i64 %360
  %389 = load double, ptr %388
  br label %390

390:
  %391 = phi double [ %389, %387 ], [ 0x7FF0000000000000, %380 ]
  %392 = call double @llvm.minnum.f64(double %386, double %391)
  %393 = call double @llvm.minnum.f64(double %382, double %392)
  %394 = add i64 %381, 1
  %395 = icmp eq i64 %394, 4
  br i1 %395, label %361, label %380

396:
  %397 = phi double [ %347, %370 ], [ %451, %443 ]
  %398 = phi i64 [ %363, %370 ], [ %452, %443 ]
  %399 = getelementptr double, ptr %345, i64 %398
  %400 = load double, ptr %399
  br label %454

401:
  %402 = mul i64 %398, %375
  %403 = getelementptr double, ptr %373, i64 %402
  %404 = load double, ptr %403
  %405 = fmul double %194, %404
  store double %400, ptr %301, align 16
  br label %406

406:
  %407 = phi i64 [ 1, %401 ], [ %413, %406 ]
  %408 = getelementptr [4 x %struct.contact_sample], ptr %5, i64 0, i64 %407, i32 3
  %409 = load ptr, ptr %408
  %410 = getelementptr double, ptr %409, i64 %398
  %411 = load double, ptr %410
  %412 = getelementptr [4 x double], ptr %4, i64 0, i64 %407
  store double %411, ptr %412
  %413 = add i64 %407, 1
  %414 = icmp eq i64 %413, 4
  br i1 %414, label %415, label %406

415:
  %416 = call double @llvm.maxnum.f64(double %405, double 0x10000000000000)
  br label %417

417:
  %418 = phi i64 [ %424, %423 ], [ 1, %415 ]
  %419 = trunc i64 %418 to i32
  %420 = sitofp i32 %419 to double
  %421 = fmul double %344, %420
  %422 = load double, ptr %299
  br label %426

423:
  %424 = add i64 %418, 1
  %425 = icmp eq i64 %424, 4
  br i1 %425, label %443, label %417

426:
  %427 = phi double [ %422, %417 ], [ %432, %426 ]
  %428 = phi i64 [ 3, %417 ], [ %430, %426 ]
  %429 = getelementptr [4 x double], ptr %4, i64 0, i64 %428
  %430 = add i64 %428, -1
  %431 = getelementptr [4 x double], ptr %4, i64 0, i64 %430
  %432 = load double, ptr %431
  %433 = fsub double %427, %432
  %434 = fmul double %421, %433
  %435 = getelementptr [4 x %struct.contact_sample], ptr %5, i64 0, i64 %428, i32 0
  %436 = load double, ptr %435, align 16
  %437 = sub i64 %428, %418
  %438 = getelementptr [4 x %struct.contact_sample], ptr %5, i64 0, i64 %437, i32 0
  %439 = load double, ptr %438, align 16
  %440 = fsub double %436, %439
  %441 = fdiv double %434, %440
  store double %441, ptr %429
  %442 = icmp ugt i64 %428, %418
  br i1 %442, label %426, label %423

443:
  %444 = fmul double %465, 5.000000e-01
  %445 = fdiv double %379, %416
  %446 = call double @llvm.maxnum.f64(double %444, double %376)
  %447 = fadd double %446, %445
  %448 = load double, ptr %299
  %449 = call double @llvm.fabs.f64(double %448)
  %450 = fdiv double %449, %447
  %451 = call double @llvm.maxnum.f64(double %397, double %450)
  %452 = add i64 %398, 1
  %453 = icmp eq i64 %452, %368
  br i1 %453, label %467, label %396

454:
  %455 = phi double [ %400, %396 ], [ %462, %454 ]
  %456 = phi i64 [ 0, %396 ], [ %458, %454 ]
  %457 = phi double [ 0.000000e+00, %396 ], [ %465, %454 ]
  %458 = add i64 %456, 1
  %459 = getelementptr [4 x %struct.contact_sample], ptr %5, i64 0, i64 %458, i32 3
  %460 = load ptr, ptr %459
  %461 = getelementptr double, ptr %460, i64 %398
  %462 = load double, ptr %461
  %463 = fsub double %462, %455
  %464 = call double @llvm.fabs.f64(double %463)
  %465 = call double @llvm.maxnum.f64(double %457, double %464)
  %466 = icmp eq i64 %458, 3
  br i1 %466, label %401, label %454

467:
  %468 = phi double [ %347, %361 ], [ %347, %346 ], [ %451, %443 ]
  %469 = add i64 %348, 1
  %470 = icmp eq i64 %469, %337
  br i1 %470, label %471, label %346

471:
  %472 = phi double [ 0.000000e+00, %336 ], [ %468, %467 ]
  %473 = call double @cbrt(double %472)
  %474 = fmul double %473, 1.200000e+00
  %475 = call double @llvm.maxnum.f64(double %474, double 1.250000e-01)
  br label %476

476:
  %477 = phi double [ %472, %471 ], [ 0.000000e+00, %334 ]
  %478 = phi double [ %475, %471 ], [ 1.000000e+00, %334 ]
  %479 = load double, ptr %288, align 16
  %480 = load double, ptr %245, align 16
  %481 = fsub double %479, %480
  %482 = call double @llvm.fabs.f64(double %481)
  %483 = call double @llvm.minnum.f64(double %482, double %312)
  %484 = call i32 @is_far(ptr %190, ptr %231, ptr %287)
  %485 = icmp ne i32 %484, 0
  %486 = select i1 %485, double %308, double %216
  %487 = fcmp ogt double %312, %199
  br i1 %487, label %488, label %496

488:
  %489 = fcmp ogt double %477, 1.000000e+00
  %490 = fcmp ogt double %483, %486
  %491 = select i1 %489, i1 true, i1 %490
  br i1 %491, label %492, label %496

492:
  %493 = call double @llvm.minnum.f64(double %478, double 8.000000e+00)
  %494 = fdiv double %483, %493
  %495 = call double @llvm.minnum.f64(double %494, double %486)
  br label %538

496:
  %497 = icmp ne i32 %305, 0
  %498 = select i1 %485, i1 %497, i1 false
  br i1 %498, label %499, label %502

499:
  %500 = load i64, ptr %213
  %501 = icmp eq i64 %500, 0
  br i1 %501, label %502, label %506

502:
  %503 = icmp sgt i32 %306, 0
  %504 = select i1 %503, ptr %302, ptr null
  %505 = call i64 @first_within(ptr %0, ptr %1, ptr %504, ptr %231, ptr %287, i32 0, ptr %10, ptr %11)
  br label %506

506:
  %507 = phi i64 [ %505, %502 ], [ 0, %499 ]
  %508 = fdiv double %483, %478
  %509 = call double @llvm.maxnum.f64(double %307, double %508)
  %510 = select i1 %316, double %509, double %508
  br label %511

511:
  %512 = phi i64 [ 0, %506 ], [ %513, %511 ]
  %513 = add i64 %512, 1
  %514 = getelementptr [4 x %struct.contact_sample], ptr %5, i64 0, i64 %512, i32 1
  %515 = bitcast ptr %514 to ptr
  %516 = load ptr, ptr %515
  %517 = getelementptr [4 x %struct.contact_sample], ptr %5, i64 0, i64 %513, i32 1
  %518 = bitcast ptr %517 to ptr
  %519 = load ptr, ptr %518
  %520 = load i64, ptr %200
  %521 = shl i64 %520, 2
  %522 = load i64, ptr %207
  %523 = add i64 %522, 1
  %524 = add i64 %523, %521
  %525 = shl i64 %524, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %516, ptr align 8 %519, i64 %525, i1 false)
  %526 = getelementptr [4 x %struct.contact_sample], ptr %5, i64 0, i64 %513, i32 0
  %527 = load double, ptr %526, align 16
  %528 = getelementptr [4 x %struct.contact_sample], ptr %5, i64 0, i64 %512, i32 3
  %529 = load ptr, ptr %528
  %530 = load i64, ptr %207
  %531 = getelementptr double, ptr %529, i64 %530
  store double %527, ptr %531
  %532 = getelementptr [4 x %struct.contact_sample], ptr %5, i64 0, i64 %512, i32 0
  store double %527, ptr %532, align 16
  %533 = icmp eq i64 %513, 3
  br i1 %533, label %534, label %511

534:
  %535 = add i32 %306, 1
  %536 = add i32 %304, 1
  %537 = load double, ptr %245, align 16
  br label %538

538:
  %539 = phi double [ %480, %492 ], [ %537, %534 ]
  %540 = phi i32 [ %304, %492 ], [ %536, %534 ]
  %541 = phi i32 [ %305, %492 ], [ %484, %534 ]
  %542 = phi i32 [ %306, %492 ], [ %535, %534 ]
  %543 = phi i64 [ 0, %492 ], [ %507, %534 ]
  %544 = phi double [ %495, %492 ], [ %510, %534 ]
  %545 = load double, ptr %33
  %546 = fcmp une double %539, %545
  br i1 %546, label %547, label %552

547:
  %548 = load i64, ptr %10
  %549 = icmp slt i64 %548, 0
  %550 = icmp eq i64 %543, 0
  %551 = select i1 %549, i1 %550, i1 false
  br i1 %551, label %303, label %552

552:
  %553 = phi i64 [ 0, %282 ], [ %543, %547 ], [ %543, %538 ]
  %554 = phi double [ %283, %282 ], [ %544, %547 ], [ %544, %538 ]
  %555 = load i64, ptr %213
  %556 = icmp sgt i64 %555, 0
  br i1 %556, label %560, label %557

557:
  %558 = getelementptr %struct.contact_system, ptr %190, i64 0, i32 47
  %559 = load double, ptr %558
  br label %560

560:
  %561 = phi double [ %559, %557 ], [ %554, %552 ]
  %562 = getelementptr %struct.contact_system, ptr %190, i64 0, i32 47
  store double %561, ptr %562
  br label %563

563:
  %564 = phi i64 [ %553, %560 ], [ %332, %331 ]
  br label %565

565:
  %566 = phi i64 [ %185, %183 ], [ %564, %563 ]
  %567 = icmp eq i64 %566, 0
  br i1 %567, label %568, label %661

568:
  %569 = load i64, ptr %10
  %570 = icmp slt i64 %569, 0
  br i1 %570, label %571, label %647

571:
  %572 = bitcast ptr %27 to ptr
  %573 = load ptr, ptr %572
  %574 = bitcast ptr %40 to ptr
  %575 = load ptr, ptr %574
  %576 = load i64, ptr %19
  %577 = shl i64 %576, 2
  %578 = load i64, ptr %25
  %579 = add i64 %578, 1
  %580 = add i64 %579, %577
  %581 = shl i64 %580, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %573, ptr align 8 %575, i64 %581, i1 false)
  %582 = load double, ptr %39
  %583 = load ptr, ptr %30
  %584 = load i64, ptr %25
  %585 = getelementptr double, ptr %583, i64 %584
  store double %582, ptr %585
  store double %582, ptr %26
  %586 = load i64, ptr %120
  %587 = icmp eq i64 %586, 0
  br i1 %587, label %588, label %617

588:
  %589 = load ptr, ptr %14
  %590 = load i64, ptr %19
  %591 = icmp sgt i64 %590, 0
  br i1 %591, label %594, label %592

592:
  store i64 1, ptr %51
  %593 = load double, ptr %33
  store double %593, ptr %47
  br label %661

594:
  %595 = load ptr, ptr %40
  %596 = getelementptr %struct.contact_parts, ptr %589, i64 0, i32 17
  %597 = load ptr, ptr %596
  %598 = getelementptr %struct.contact_parts, ptr %589, i64 0, i32 18
  %599 = load ptr, ptr %598
  %600 = load ptr, ptr %41
  br label %601

601:
  %602 = phi i64 [ 0, %594 ], [ %615, %601 ]
  %603 = shl i64 %602, 1
  %604 = getelementptr double, ptr %595, i64 %603
  %605 = load double, ptr %604
  %606 = getelementptr double, ptr %597, i64 %602
  store double %605, ptr %606
  %607 = getelementptr double, ptr %599, i64 %602
  %608 = load double, ptr %607
  %609 = getelementptr double, ptr %600, i64 %603
  %610 = load double, ptr %609
  %611 = call double @llvm.fabs.f64(double %610)
  %612 = fmul double %608, 8.000000e-01
  %613 = fcmp ogt double %611, %612
  %614 = select i1 %613, double %611, double %612
  store double %614, ptr %607
  %615 = add i64 %602, 1
  %616 = icmp eq i64 %615, %590
  br i1 %616, label %617, label %601

617:
  store i64 1, ptr %51
  %618 = load double, ptr %33
  store double %618, ptr %47
  %619 = icmp sgt i64 %586, 0
  br i1 %619, label %620, label %661

620:
  %621 = getelementptr %struct.contact_system, ptr %13, i64 0, i32 23
  %622 = bitcast ptr %621 to ptr
  %623 = load ptr, ptr %622
  %624 = load ptr, ptr %97
  %625 = shl i64 %584, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %623, ptr align 8 %624, i64 %625, i1 false)
  %626 = load i64, ptr %19
  %627 = icmp sgt i64 %626, 0
  br i1 %627, label %628, label %661

628:
  %629 = getelementptr %struct.contact_parts, ptr %15, i64 0, i32 7
  %630 = load ptr, ptr %629
  %631 = getelementptr %struct.contact_parts, ptr %15, i64 0, i32 26
  br label %632

632:
  %633 = phi i64 [ 0, %628 ], [ %645, %642 ]
  %634 = getelementptr double, ptr %630, i64 %633
  %635 = load double, ptr %634
  %636 = fcmp une double %635, 0.000000e+00
  br i1 %636, label %637, label %642

637:
  %638 = load ptr, ptr %631
  %639 = getelementptr i64, ptr %638, i64 %633
  %640 = load i64, ptr %639
  %641 = icmp ne i64 %640, 0
  br label %642

642:
  %643 = phi i1 [ false, %632 ], [ %641, %637 ]
  %644 = uitofp i1 %643 to double
  store double %644, ptr %634
  %645 = add i64 %633, 1
  %646 = icmp eq i64 %645, %626
  br i1 %646, label %661, label %632

647:
  %648 = getelementptr %struct.contact_system, ptr %13, i64 0, i32 35
  store i64 %569, ptr %648
  %649 = load double, ptr %11
  %650 = load double, ptr %33
  %651 = fcmp une double %649, %650
  br i1 %651, label %652, label %655

652:
  %653 = call i64 @ode_go_back(ptr %1, double %649)
  %654 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 50
  store i64 -1, ptr %654
  br label %655

655:
  %656 = phi i64 [ %653, %652 ], [ 0, %647 ]
  %657 = icmp eq i64 %656, 0
  %658 = icmp eq i64 %656, 7
  %659 = or i1 %657, %658
  %660 = select i1 %659, i64 14, i64 %656
  br label %661

661:
  %662 = phi i64 [ %660, %655 ], [ %2, %3 ], [ %566, %565 ], [ %2, %617 ], [ %2, %592 ], [ %95, %108 ], [ %2, %620 ], [ %2, %642 ]
  ret i64 %662
}

define internal i64 @look(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr %struct.model_context, ptr %0, i64 0, i32 34
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 27
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 21
  %9 = load ptr, ptr %8
  %10 = call ptr @ode_state(ptr %1)
  %11 = getelementptr %struct.contact_sample, ptr %2, i64 0, i32 0
  %12 = load double, ptr %11
  %13 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %14 = load double, ptr %13
  %15 = fcmp une double %12, %14
  br i1 %15, label %16, label %36

16:
  %17 = load ptr, ptr %4
  %18 = getelementptr %struct.contact_system, ptr %17, i64 0, i32 36
  %19 = load i64, ptr %18
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %25, label %21

21:
  %22 = getelementptr %struct.model_context, ptr %0, i64 0, i32 4, i32 0
  %23 = load ptr, ptr %22
  %24 = icmp eq ptr %23, null
  br i1 %24, label %27, label %25

25:
  %26 = call i64 @ode_within(ptr %1, double %12, ptr %9)
  br label %29

27:
  %28 = call i64 @ode_interpolate(ptr %1, double %12, ptr %9)
  br label %29

29:
  %30 = phi i1 [ true, %25 ], [ false, %27 ]
  %31 = phi i64 [ %26, %25 ], [ %28, %27 ]
  switch i64 %31, label %34 [
    i64 11, label %32
    i64 0, label %32
  ]

32:
  br i1 %30, label %34, label %33

33:
  call void @model_normalize(ptr %0, ptr %9)
  br label %34

34:
  %35 = phi ptr [ %10, %29 ], [ %9, %33 ], [ %9, %32 ]
  switch i64 %31, label %41 [
    i64 11, label %36
    i64 0, label %36
  ]

36:
  %37 = phi ptr [ %35, %34 ], [ %10, %3 ], [ %35, %34 ]
  %38 = load double, ptr %11
  %39 = call double @model_time(ptr %0, double %38)
  %40 = call i64 @contact_guards_at(ptr %0, double %39, ptr %37, ptr %2)
  br label %41

41:
  %42 = phi i64 [ %40, %36 ], [ %31, %34 ]
  ret i64 %42
}

define internal i32 @is_far(ptr  %0, ptr  %1, ptr  %2) {
  %4 = getelementptr %struct.contact_sample, ptr %2, i64 0, i32 0
  %5 = load double, ptr %4
  %6 = getelementptr %struct.contact_sample, ptr %1, i64 0, i32 0
  %7 = load double, ptr %6
  %8 = fsub double %5, %7
  %9 = call double @llvm.fabs.f64(double %8)
  %10 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 0
  %11 = load i64, ptr %10
  %12 = shl i64 %11, 1
  %13 = icmp sgt i64 %11, 0
  br i1 %13, label %14, label %82

14:
  %15 = getelementptr %struct.contact_sample, ptr %1, i64 0, i32 1
  %16 = load ptr, ptr %15
  %17 = getelementptr %struct.contact_sample, ptr %2, i64 0, i32 1
  %18 = load ptr, ptr %17
  %19 = getelementptr %struct.contact_sample, ptr %1, i64 0, i32 2
  %20 = load ptr, ptr %19
  %21 = getelementptr %struct.contact_sample, ptr %2, i64 0, i32 2
  %22 = load ptr, ptr %21
  %23 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 36
  %24 = load i64, ptr %23
  %25 = icmp eq i64 %24, 0
  %26 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 22
  %27 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  %28 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 27
  %29 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  br label %33

30:
  %31 = icmp slt i64 %81, %12
  %32 = icmp eq i64 %81, %29
  br i1 %32, label %82, label %33

33:
  %34 = phi i1 [ true, %14 ], [ %31, %30 ]
  %35 = phi i64 [ 0, %14 ], [ %81, %30 ]
  %36 = getelementptr double, ptr %16, i64 %35
  %37 = load double, ptr %36
  %38 = getelementptr double, ptr %18, i64 %35
  %39 = load double, ptr %38
  %40 = call double @llvm.minnum.f64(double %37, double %39)
  %41 = fsub double %39, %37
  %42 = call double @llvm.fabs.f64(double %41)
  %43 = getelementptr double, ptr %20, i64 %35
  %44 = load double, ptr %43
  %45 = call double @llvm.fabs.f64(double %44)
  %46 = getelementptr double, ptr %22, i64 %35
  %47 = load double, ptr %46
  %48 = call double @llvm.fabs.f64(double %47)
  %49 = call double @llvm.maxnum.f64(double %45, double %48)
  %50 = fmul double %9, %49
  %51 = and i64 %35, 1
  %52 = icmp eq i64 %51, 0
  %53 = select i1 %25, i1 %52, i1 false
  br i1 %53, label %54, label %74

54:
  %55 = lshr i64 %35, 1
  %56 = load ptr, ptr %26
  %57 = getelementptr i64, ptr %56, i64 %55
  %58 = load i64, ptr %57
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %60, label %74

60:
  %61 = load ptr, ptr %27
  %62 = shl i64 %55, 2
  %63 = getelementptr i64, ptr %61, i64 %62
  %64 = load i64, ptr %63
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %66, label %74

66:
  %67 = load ptr, ptr %28
  %68 = getelementptr %struct.contact_parts, ptr %67, i64 0, i32 18
  %69 = load ptr, ptr %68
  %70 = getelementptr double, ptr %69, i64 %55
  %71 = load double, ptr %70
  %72 = fmul double %9, %71
  %73 = call double @llvm.maxnum.f64(double %50, double %72)
  br label %74

74:
  %75 = phi double [ %73, %66 ], [ %50, %60 ], [ %50, %33 ], [ %50, %54 ]
  %76 = fcmp uno double %75, 0.000000e+00
  %77 = select i1 %76, double %42, double %75
  %78 = call double @llvm.maxnum.f64(double %42, double %77)
  %79 = fmul double %78, 2.000000e+00
  %80 = fcmp ogt double %40, %79
  %81 = add i64 %35, 1
  br i1 %80, label %30, label %82

82:
  %83 = phi i1 [ false, %3 ], [ %31, %30 ], [ %34, %74 ]
  %84 = xor i1 %83, true
  %85 = zext i1 %84 to i32
  ret i32 %85
}

define internal i32 @judge(ptr  %0, ptr  %1, ptr  %2, ptr  %3, i32 %4, ptr  %5) {
  %7 = getelementptr %struct.contact_sample, ptr %3, i64 0, i32 0
  %8 = load double, ptr %7
  %9 = getelementptr %struct.contact_sample, ptr %1, i64 0, i32 0
  %10 = load double, ptr %9
  %11 = fsub double %8, %10
  %12 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 0
  %13 = load i64, ptr %12
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %138

15:
  %16 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 36
  %17 = load i64, ptr %16
  %18 = icmp eq i64 %17, 0
  %19 = select i1 %18, i32 8, i32 0
  %20 = getelementptr %struct.contact_sample, ptr %1, i64 0, i32 1
  %21 = load ptr, ptr %20
  %22 = getelementptr %struct.contact_sample, ptr %2, i64 0, i32 1
  %23 = load ptr, ptr %22
  %24 = getelementptr %struct.contact_sample, ptr %3, i64 0, i32 1
  %25 = load ptr, ptr %24
  %26 = getelementptr %struct.contact_sample, ptr %1, i64 0, i32 2
  %27 = load ptr, ptr %26
  %28 = getelementptr %struct.contact_sample, ptr %2, i64 0, i32 2
  %29 = load ptr, ptr %28
  %30 = getelementptr %struct.contact_sample, ptr %3, i64 0, i32 2
  %31 = load ptr, ptr %30
  %32 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 22
  %33 = load ptr, ptr %32
  %34 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  %35 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 6
  %36 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 27
  %37 = icmp sgt i32 %19, %4
  %38 = call double @llvm.fabs.f64(double %11)
  br label %39

39:
  %40 = phi i32 [ 0, %15 ], [ %133, %132 ]
  %41 = phi i64 [ 0, %15 ], [ %134, %132 ]
  %42 = shl i64 %41, 1
  %43 = getelementptr double, ptr %21, i64 %42
  %44 = load double, ptr %43
  %45 = getelementptr double, ptr %23, i64 %42
  %46 = load double, ptr %45
  %47 = getelementptr double, ptr %25, i64 %42
  %48 = load double, ptr %47
  %49 = getelementptr double, ptr %27, i64 %42
  %50 = load double, ptr %49
  %51 = fmul double %11, %50
  %52 = getelementptr double, ptr %29, i64 %42
  %53 = load double, ptr %52
  %54 = fmul double %11, %53
  %55 = getelementptr double, ptr %31, i64 %42
  %56 = load double, ptr %55
  %57 = fmul double %11, %56
  %58 = getelementptr i64, ptr %33, i64 %41
  %59 = load i64, ptr %58
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %61, label %132

61:
  %62 = load ptr, ptr %34
  %63 = shl i64 %41, 2
  %64 = getelementptr i64, ptr %62, i64 %63
  %65 = load i64, ptr %64
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %67, label %132

67:
  %68 = fadd double %44, %48
  %69 = call double @llvm.fmuladd.f64(double %68, double -5.000000e-01, double %46)
  %70 = fsub double %51, %57
  %71 = call double @llvm.fmuladd.f64(double %70, double -1.250000e-01, double %69)
  %72 = call double @llvm.fabs.f64(double %71)
  %73 = fsub double %48, %44
  %74 = call double @llvm.fmuladd.f64(double %73, double -1.500000e+00, double %54)
  %75 = fadd double %51, %57
  %76 = call double @llvm.fmuladd.f64(double %75, double 2.500000e-01, double %74)
  %77 = call double @llvm.fabs.f64(double %76)
  %78 = fmul double %77, 2.500000e-01
  %79 = call double @llvm.maxnum.f64(double %72, double %78)
  %80 = fmul double %51, 5.000000e-01
  %81 = fmul double %54, 5.000000e-01
  %82 = call double @lowest(double %44, double %46, double %80, double %81)
  %83 = fmul double %57, 5.000000e-01
  %84 = call double @lowest(double %46, double %48, double %81, double %83)
  %85 = call double @llvm.minnum.f64(double %82, double %84)
  %86 = call double @llvm.fabs.f64(double %44)
  %87 = call double @llvm.fabs.f64(double %48)
  %88 = call double @llvm.maxnum.f64(double %86, double %87)
  %89 = call double @llvm.fabs.f64(double %46)
  %90 = call double @llvm.maxnum.f64(double %88, double %89)
  %91 = load ptr, ptr %35
  %92 = getelementptr double, ptr %91, i64 %42
  %93 = load double, ptr %92
  %94 = fadd double %90, %93
  %95 = call double @llvm.fabs.f64(double %51)
  %96 = call double @llvm.fabs.f64(double %57)
  %97 = call double @llvm.maxnum.f64(double %95, double %96)
  %98 = call double @llvm.fabs.f64(double %54)
  %99 = call double @llvm.maxnum.f64(double %97, double %98)
  %100 = fmul double %94, 8.000000e+00
  %101 = fcmp ogt double %99, %100
  %102 = load ptr, ptr %36
  %103 = getelementptr %struct.contact_parts, ptr %102, i64 0, i32 18
  %104 = load ptr, ptr %103
  %105 = getelementptr double, ptr %104, i64 %41
  br i1 %18, label %106, label %112

106:
  %107 = load double, ptr %105
  %108 = call double @llvm.fabs.f64(double %50)
  %109 = call double @llvm.fabs.f64(double %53)
  %110 = call double @llvm.maxnum.f64(double %108, double %109)
  %111 = call double @llvm.maxnum.f64(double %107, double %110)
  store double %111, ptr %105
  br label %112

112:
  br i1 %37, label %113, label %117

113:
  %114 = load double, ptr %105
  %115 = fmul double %38, %114
  %116 = fcmp ogt double %115, %94
  br label %117

117:
  %118 = phi i1 [ false, %112 ], [ %116, %113 ]
  %119 = fmul double %79, 2.000000e+00
  %120 = fcmp ule double %85, %119
  %121 = select i1 %120, i1 true, i1 %101
  %122 = select i1 %121, i1 true, i1 %118
  br i1 %122, label %123, label %132

123:
  %124 = fcmp ogt double %85, %119
  br i1 %124, label %136, label %125

125:
  %126 = load double, ptr %92
  %127 = fcmp ugt double %79, %126
  %128 = select i1 %127, i1 true, i1 %101
  br i1 %128, label %129, label %132

129:
  %130 = fcmp ogt double %79, %94
  %131 = select i1 %130, i64 %41, i64 -1
  br label %136

132:
  %133 = phi i32 [ 1, %125 ], [ %40, %117 ], [ %40, %61 ], [ %40, %39 ]
  %134 = add i64 %41, 1
  %135 = icmp eq i64 %134, %13
  br i1 %135, label %138, label %39

136:
  %137 = phi i64 [ %131, %129 ], [ %41, %123 ]
  store i64 %137, ptr %5
  br label %138

138:
  %139 = phi i32 [ 0, %6 ], [ 2, %136 ], [ %133, %132 ]
  ret i32 %139
}

declare double @cbrt(double)

define internal i64 @first_within(ptr %0, ptr %1, ptr %2, ptr %3, ptr  %4, i32 %5, ptr %6, ptr %7) {
  %9 = alloca %struct.contact_sample, align 8
  %10 = alloca i64, align 8
  %11 = getelementptr %struct.model_context, ptr %0, i64 0, i32 34
  %12 = load ptr, ptr %11
  %13 = getelementptr %struct.contact_sample, ptr %3, i64 0, i32 0
  %14 = load double, ptr %13
  %15 = getelementptr %struct.contact_sample, ptr %4, i64 0, i32 0
  %16 = load double, ptr %15
  %17 = fadd double %14, %16
  %18 = fmul double %17, 5.000000e-01
  %19 = bitcast ptr %9 to ptr
  %20 = add i32 %5, 7
  %21 = sext i32 %20 to i64
  %22 = getelementptr %struct.contact_system, ptr %12, i64 0, i32 0
  %23 = load i64, ptr %22
  %24 = shl i64 %23, 1
  %25 = getelementptr %struct.contact_system, ptr %12, i64 0, i32 27
  %26 = load ptr, ptr %25
  %27 = getelementptr %struct.contact_parts, ptr %26, i64 0, i32 16
  %28 = load ptr, ptr %27
  %29 = shl i64 %23, 2
  %30 = getelementptr %struct.contact_system, ptr %12, i64 0, i32 1
  %31 = load i64, ptr %30
  %32 = or i64 %29, 1
  %33 = add i64 %32, %31
  %34 = mul i64 %33, %21
  %35 = getelementptr double, ptr %28, i64 %34
  %36 = getelementptr %struct.contact_sample, ptr %9, i64 0, i32 0
  store double %18, ptr %36
  %37 = getelementptr %struct.contact_sample, ptr %9, i64 0, i32 1
  store ptr %35, ptr %37
  %38 = getelementptr %struct.contact_sample, ptr %9, i64 0, i32 2
  %39 = getelementptr double, ptr %35, i64 %24
  store ptr %39, ptr %38
  %40 = getelementptr %struct.contact_sample, ptr %9, i64 0, i32 3
  %41 = getelementptr double, ptr %35, i64 %29
  store ptr %41, ptr %40
  %42 = bitcast ptr %10 to ptr
  store i64 -1, ptr %10
  %43 = icmp slt i32 %5, 14
  br i1 %43, label %44, label %211

44:
  %45 = fsub double %16, %14
  %46 = call double @llvm.fabs.f64(double %45)
  %47 = icmp sgt i64 %23, 0
  br i1 %47, label %48, label %211

48:
  %49 = getelementptr %struct.contact_system, ptr %12, i64 0, i32 36
  %50 = load i64, ptr %49
  %51 = icmp eq i64 %50, 0
  %52 = getelementptr %struct.contact_sample, ptr %3, i64 0, i32 2
  %53 = load ptr, ptr %52
  %54 = getelementptr %struct.contact_sample, ptr %4, i64 0, i32 2
  %55 = load ptr, ptr %54
  %56 = getelementptr %struct.contact_sample, ptr %3, i64 0, i32 1
  %57 = load ptr, ptr %56
  %58 = getelementptr %struct.contact_sample, ptr %4, i64 0, i32 1
  %59 = load ptr, ptr %58
  %60 = getelementptr %struct.contact_system, ptr %12, i64 0, i32 22
  %61 = load ptr, ptr %60
  %62 = getelementptr %struct.contact_system, ptr %12, i64 0, i32 5
  %63 = getelementptr %struct.contact_parts, ptr %26, i64 0, i32 18
  br label %64

64:
  %65 = phi i1 [ true, %48 ], [ %105, %103 ]
  %66 = phi i64 [ 0, %48 ], [ %104, %103 ]
  %67 = shl i64 %66, 1
  br i1 %51, label %68, label %72

68:
  %69 = load ptr, ptr %63
  %70 = getelementptr double, ptr %69, i64 %66
  %71 = load double, ptr %70
  br label %72

72:
  %73 = phi double [ %71, %68 ], [ 0.000000e+00, %64 ]
  %74 = getelementptr double, ptr %53, i64 %67
  %75 = load double, ptr %74
  %76 = getelementptr double, ptr %55, i64 %67
  %77 = load double, ptr %76
  %78 = getelementptr double, ptr %57, i64 %67
  %79 = load double, ptr %78
  %80 = getelementptr double, ptr %59, i64 %67
  %81 = load double, ptr %80
  %82 = getelementptr i64, ptr %61, i64 %66
  %83 = load i64, ptr %82
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %85, label %103

85:
  %86 = load ptr, ptr %62
  %87 = shl i64 %66, 2
  %88 = getelementptr i64, ptr %86, i64 %87
  %89 = load i64, ptr %88
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %91, label %103

91:
  %92 = call double @llvm.minnum.f64(double %79, double %81)
  %93 = call double @llvm.fabs.f64(double %75)
  %94 = call double @llvm.fabs.f64(double %77)
  %95 = call double @llvm.maxnum.f64(double %93, double %94)
  %96 = call double @llvm.maxnum.f64(double %95, double %73)
  %97 = fsub double %81, %79
  %98 = call double @llvm.fabs.f64(double %97)
  %99 = fmul double %46, %96
  %100 = call double @llvm.maxnum.f64(double %98, double %99)
  %101 = fmul double %100, 2.000000e+00
  %102 = fcmp ogt double %92, %101
  br i1 %102, label %103, label %107

103:
  %104 = add i64 %66, 1
  %105 = icmp slt i64 %104, %23
  %106 = icmp eq i64 %104, %23
  br i1 %106, label %107, label %64

107:
  %108 = phi i1 [ %65, %91 ], [ %105, %103 ]
  br i1 %108, label %109, label %128

109:
  %110 = call i64 @look(ptr %0, ptr %1, ptr %9)
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %112, label %225

112:
  %113 = call i32 @judge(ptr %12, ptr %3, ptr %9, ptr %4, i32 %5, ptr %10)
  %114 = icmp eq i32 %113, 2
  %115 = load i64, ptr %10
  %116 = icmp sgt i64 %115, -1
  %117 = select i1 %114, i1 %116, i1 false
  br i1 %117, label %118, label %126

118:
  %119 = icmp eq i32 %5, 13
  br i1 %119, label %120, label %216

120:
  %121 = getelementptr %struct.contact_system, ptr %12, i64 0, i32 48
  %122 = load double, ptr %121
  %123 = fcmp uno double %122, 0.000000e+00
  br i1 %123, label %124, label %216

124:
  store double %18, ptr %121
  %125 = getelementptr %struct.contact_system, ptr %12, i64 0, i32 49
  store i64 %115, ptr %125
  br label %216

126:
  %127 = icmp eq i32 %113, 2
  br i1 %127, label %216, label %128

128:
  %129 = load double, ptr %15
  %130 = load double, ptr %13
  %131 = load i64, ptr %22
  %132 = fsub double %129, %130
  %133 = icmp sgt i64 %131, 0
  br i1 %133, label %134, label %211

134:
  %135 = getelementptr %struct.contact_sample, ptr %3, i64 0, i32 1
  %136 = getelementptr %struct.contact_sample, ptr %4, i64 0, i32 1
  %137 = getelementptr %struct.contact_sample, ptr %3, i64 0, i32 2
  %138 = getelementptr %struct.contact_sample, ptr %4, i64 0, i32 2
  br label %139

139:
  %140 = phi i64 [ 0, %134 ], [ %203, %202 ]
  %141 = load ptr, ptr %135
  %142 = getelementptr double, ptr %141, i64 %140
  %143 = load double, ptr %142
  %144 = load ptr, ptr %136
  %145 = getelementptr double, ptr %144, i64 %140
  %146 = load double, ptr %145
  %147 = load ptr, ptr %137
  %148 = getelementptr double, ptr %147, i64 %140
  %149 = load double, ptr %148
  %150 = fmul double %132, %149
  %151 = load ptr, ptr %138
  %152 = getelementptr double, ptr %151, i64 %140
  %153 = load double, ptr %152
  %154 = fmul double %132, %153
  %155 = fadd double %150, %154
  %156 = fsub double %146, %143
  %157 = fmul double %156, -6.000000e+00
  %158 = call double @llvm.fmuladd.f64(double %155, double 3.000000e+00, double %157)
  %159 = fmul double %150, -4.000000e+00
  %160 = call double @llvm.fmuladd.f64(double %156, double 6.000000e+00, double %159)
  %161 = call double @llvm.fmuladd.f64(double %154, double -2.000000e+00, double %160)
  %162 = fmul double %158, -4.000000e+00
  %163 = fmul double %150, %162
  %164 = call double @llvm.fmuladd.f64(double %161, double %161, double %163)
  %165 = call double @llvm.fabs.f64(double %143)
  %166 = call double @llvm.fabs.f64(double %146)
  %167 = call double @llvm.maxnum.f64(double %165, double %166)
  %168 = fcmp ogt double %164, 0.000000e+00
  br i1 %168, label %169, label %202

169:
  %170 = fcmp olt double %150, 0.000000e+00
  %171 = fcmp ogt double %154, 0.000000e+00
  %172 = select i1 %170, i1 %171, i1 false
  br i1 %172, label %202, label %173

173:
  %174 = call double @contact_slack(ptr %12, i64 %140)
  %175 = fcmp ugt double %167, %174
  br i1 %175, label %176, label %202

176:
  %177 = fcmp ogt double %161, 0.000000e+00
  br i1 %177, label %178, label %183

178:
  %179 = fmul double %150, -2.000000e+00
  %180 = call double @llvm.sqrt.f64(double %164)
  %181 = fadd double %161, %180
  %182 = fdiv double %179, %181
  br label %188

183:
  %184 = call double @llvm.sqrt.f64(double %164)
  %185 = fsub double %184, %161
  %186 = fmul double %158, 2.000000e+00
  %187 = fdiv double %185, %186
  br label %188

188:
  %189 = phi double [ %182, %178 ], [ %187, %183 ]
  %190 = fcmp ogt double %189, 2.000000e-02
  %191 = fcmp olt double %189, 0x3FEF5C28F5C28F5C
  %192 = and i1 %190, %191
  br i1 %192, label %193, label %202

193:
  %194 = fmul double %161, 5.000000e-01
  %195 = fmul double %158, %189
  %196 = fdiv double %195, 3.000000e+00
  %197 = fadd double %194, %196
  %198 = call double @llvm.fmuladd.f64(double %189, double %197, double %150)
  %199 = call double @llvm.fmuladd.f64(double %189, double %198, double %143)
  %200 = fmul double %167, 1.000000e-01
  %201 = fcmp olt double %199, %200
  br i1 %201, label %207, label %202

202:
  %203 = add i64 %140, 1
  %204 = load i64, ptr %22
  %205 = shl i64 %204, 1
  %206 = icmp slt i64 %203, %205
  br i1 %206, label %139, label %211

207:
  %208 = load double, ptr %13
  %209 = call double @llvm.fmuladd.f64(double %189, double %132, double %208)
  %210 = fcmp uno double %209, 0.000000e+00
  br i1 %210, label %211, label %213

211:
  %212 = call i64 @first_event(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %6, ptr %7)
  br label %225

213:
  store double %209, ptr %36
  %214 = call i64 @look(ptr %0, ptr %1, ptr %9)
  %215 = icmp eq i64 %214, 0
  br i1 %215, label %216, label %225

216:
  %217 = add i32 %5, 1
  %218 = call i64 @first_within(ptr %0, ptr %1, ptr %2, ptr %3, ptr %9, i32 %217, ptr %6, ptr %7)
  %219 = icmp eq i64 %218, 0
  br i1 %219, label %220, label %225

220:
  %221 = load i64, ptr %6
  %222 = icmp slt i64 %221, 0
  br i1 %222, label %223, label %225

223:
  %224 = call i64 @first_within(ptr %0, ptr %1, ptr %3, ptr %9, ptr %4, i32 %217, ptr %6, ptr %7)
  br label %225

225:
  %226 = phi i64 [ %212, %211 ], [ %224, %223 ], [ 0, %220 ], [ %218, %216 ], [ %214, %213 ], [ %110, %109 ]
  ret i64 %226
}

declare i64 @ode_go_back(ptr, double)

define internal i64 @first_event(ptr %0, ptr %1, ptr %2, ptr  %3, ptr  %4, ptr  %5, ptr  %6) {
  %8 = alloca %struct.contact_sample, align 8
  %9 = alloca [2 x double], align 16
  %10 = alloca [2 x double], align 16
  %11 = alloca %struct.contact_sample, align 8
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = getelementptr %struct.model_context, ptr %0, i64 0, i32 34
  %18 = load ptr, ptr %17
  store i64 -1, ptr %5
  %19 = getelementptr %struct.contact_system, ptr %18, i64 0, i32 0
  %20 = load i64, ptr %19
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %22, label %376

22:
  %23 = bitcast ptr %16 to ptr
  %24 = getelementptr %struct.contact_sample, ptr %4, i64 0, i32 0
  %25 = bitcast ptr %11 to ptr
  %26 = getelementptr %struct.contact_sample, ptr %11, i64 0, i32 0
  %27 = getelementptr %struct.contact_sample, ptr %11, i64 0, i32 1
  %28 = getelementptr %struct.contact_sample, ptr %11, i64 0, i32 2
  %29 = getelementptr %struct.contact_sample, ptr %11, i64 0, i32 3
  %30 = getelementptr %struct.contact_sample, ptr %3, i64 0, i32 2
  %31 = getelementptr %struct.contact_sample, ptr %4, i64 0, i32 2
  %32 = getelementptr %struct.contact_sample, ptr %3, i64 0, i32 1
  %33 = getelementptr %struct.contact_sample, ptr %3, i64 0, i32 0
  %34 = bitcast ptr %13 to ptr
  %35 = getelementptr %struct.contact_sample, ptr %4, i64 0, i32 1
  %36 = icmp eq ptr %2, null
  %37 = getelementptr %struct.contact_sample, ptr %2, i64 0, i32 1
  %38 = getelementptr %struct.contact_sample, ptr %2, i64 0, i32 0
  %39 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %40 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 6
  %41 = bitcast ptr %8 to ptr
  %42 = getelementptr %struct.contact_sample, ptr %8, i64 0, i32 0
  %43 = getelementptr %struct.contact_sample, ptr %8, i64 0, i32 1
  %44 = getelementptr %struct.contact_sample, ptr %8, i64 0, i32 2
  %45 = getelementptr %struct.contact_sample, ptr %8, i64 0, i32 3
  %46 = bitcast ptr %9 to ptr
  %47 = getelementptr [2 x double], ptr %9, i64 0, i64 0
  %48 = getelementptr [2 x double], ptr %9, i64 0, i64 1
  %49 = bitcast ptr %10 to ptr
  %50 = getelementptr [2 x double], ptr %10, i64 0, i64 1
  %51 = getelementptr [2 x double], ptr %10, i64 0, i64 0
  %52 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 8
  %53 = bitcast ptr %12 to ptr
  %54 = bitcast ptr %14 to ptr
  %55 = bitcast ptr %15 to ptr
  br label %56

56:
  %57 = phi i64 [ %20, %22 ], [ %375, %372 ]
  %58 = phi ptr [ %18, %22 ], [ %373, %372 ]
  %59 = phi i64 [ 0, %22 ], [ %368, %372 ]
  %60 = load double, ptr %24
  store double %60, ptr %16
  %61 = shl i64 %57, 1
  %62 = getelementptr %struct.contact_system, ptr %58, i64 0, i32 27
  %63 = load ptr, ptr %62
  %64 = getelementptr %struct.contact_parts, ptr %63, i64 0, i32 16
  %65 = load ptr, ptr %64
  %66 = shl i64 %57, 2
  %67 = getelementptr %struct.contact_system, ptr %58, i64 0, i32 1
  %68 = load i64, ptr %67
  %69 = or i64 %66, 1
  %70 = add i64 %69, %68
  %71 = mul i64 %70, 6
  %72 = getelementptr double, ptr %65, i64 %71
  store double 0.000000e+00, ptr %26
  store ptr %72, ptr %27
  %73 = getelementptr double, ptr %72, i64 %61
  store ptr %73, ptr %28
  %74 = getelementptr double, ptr %72, i64 %66
  store ptr %74, ptr %29
  %75 = load ptr, ptr %30
  %76 = getelementptr double, ptr %75, i64 %59
  %77 = load double, ptr %76
  %78 = load ptr, ptr %31
  %79 = getelementptr double, ptr %78, i64 %59
  %80 = load double, ptr %79
  %81 = load ptr, ptr %32
  %82 = getelementptr double, ptr %81, i64 %59
  %83 = load double, ptr %82
  %84 = fcmp ugt double %83, 0.000000e+00
  %85 = call double @contact_slack(ptr %58, i64 %59)
  %86 = fcmp ogt double %77, %85
  br i1 %84, label %101, label %87

87:
  br i1 %86, label %91, label %88

88:
  %89 = load ptr, ptr %17
  %90 = call double @contact_slack(ptr %89, i64 %59)
  br label %91

91:
  %92 = phi double [ %90, %88 ], [ 0.000000e+00, %87 ]
  %93 = load ptr, ptr %17
  %94 = getelementptr %struct.contact_system, ptr %93, i64 0, i32 27
  %95 = load ptr, ptr %94
  %96 = getelementptr %struct.contact_parts, ptr %95, i64 0, i32 19
  %97 = load ptr, ptr %96
  %98 = getelementptr double, ptr %97, i64 %59
  %99 = load double, ptr %98
  %100 = fsub double %92, %99
  br label %101

101:
  %102 = phi i1 [ false, %56 ], [ %86, %91 ]
  %103 = phi double [ 0.000000e+00, %56 ], [ %100, %91 ]
  %104 = load double, ptr %33
  store double %104, ptr %12
  %105 = load double, ptr %24
  store double %105, ptr %13
  %106 = load ptr, ptr %32
  %107 = getelementptr double, ptr %106, i64 %59
  %108 = load double, ptr %107
  %109 = fadd double %103, %108
  %110 = call double @llvm.maxnum.f64(double %109, double 0.000000e+00)
  store double %110, ptr %14
  %111 = load ptr, ptr %35
  %112 = getelementptr double, ptr %111, i64 %59
  %113 = load double, ptr %112
  %114 = fadd double %103, %113
  %115 = fcmp ole double %114, 0.000000e+00
  %116 = select i1 %102, i1 %115, i1 false
  br i1 %116, label %117, label %159

117:
  %118 = fcmp ult double %80, 0.000000e+00
  br i1 %118, label %129, label %119

119:
  %120 = load ptr, ptr %17
  %121 = call double @contact_slack(ptr %120, i64 %59)
  %122 = fneg double %121
  %123 = fcmp ogt double %114, %122
  br i1 %123, label %193, label %124

124:
  %125 = load ptr, ptr %35
  %126 = getelementptr double, ptr %125, i64 %59
  %127 = load double, ptr %126
  %128 = load double, ptr %33
  br label %129

129:
  %130 = phi double [ %128, %124 ], [ %104, %117 ]
  %131 = phi double [ %127, %124 ], [ %113, %117 ]
  store double %131, ptr %15
  %132 = fcmp oeq double %104, %130
  br i1 %132, label %133, label %182

133:
  %134 = fadd double %130, %105
  %135 = fmul double %134, 5.000000e-01
  store double %135, ptr %26
  %136 = call i64 @look(ptr %0, ptr %1, ptr %11)
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %138, label %193

138:
  %139 = phi i32 [ %147, %153 ], [ 0, %133 ]
  %140 = load double, ptr %26
  %141 = load ptr, ptr %27
  %142 = getelementptr double, ptr %141, i64 %59
  %143 = load double, ptr %142
  %144 = fcmp ogt double %143, 0.000000e+00
  %145 = select i1 %144, ptr %12, ptr %13
  store double %140, ptr %145
  %146 = select i1 %144, ptr %14, ptr %15
  store double %143, ptr %146
  %147 = add i32 %139, 1
  %148 = icmp eq i32 %147, 60
  br i1 %148, label %180, label %149

149:
  %150 = load double, ptr %12
  %151 = load double, ptr %33
  %152 = fcmp oeq double %150, %151
  br i1 %152, label %153, label %180

153:
  %154 = load double, ptr %13
  %155 = fadd double %151, %154
  %156 = fmul double %155, 5.000000e-01
  store double %156, ptr %26
  %157 = call i64 @look(ptr %0, ptr %1, ptr %11)
  %158 = icmp eq i64 %157, 0
  br i1 %158, label %138, label %193

159:
  %160 = fcmp ogt double %114, 0.000000e+00
  %161 = fcmp olt double %77, 0.000000e+00
  %162 = select i1 %160, i1 %161, i1 false
  %163 = fcmp ogt double %80, 0.000000e+00
  %164 = select i1 %162, i1 %163, i1 false
  br i1 %164, label %165, label %182

165:
  %166 = fneg double %77
  %167 = fneg double %80
  %168 = call i64 @narrow(ptr %0, ptr %1, i64 %59, double -1.000000e+00, double 0.000000e+00, double %104, double %105, double %166, double %167, ptr %13)
  %169 = load double, ptr %13
  store double %169, ptr %26
  %170 = icmp eq i64 %168, 0
  br i1 %170, label %171, label %174

171:
  %172 = call i64 @look(ptr %0, ptr %1, ptr %11)
  %173 = load ptr, ptr %27
  br label %174

174:
  %175 = phi ptr [ %173, %171 ], [ %72, %165 ]
  %176 = phi i64 [ %172, %171 ], [ %168, %165 ]
  %177 = getelementptr double, ptr %175, i64 %59
  %178 = load double, ptr %177
  %179 = fadd double %103, %178
  store double %179, ptr %15
  br label %182

180:
  %181 = load double, ptr %15
  br label %182

182:
  %183 = phi double [ %179, %174 ], [ %114, %159 ], [ %181, %180 ], [ %131, %129 ]
  %184 = phi i64 [ %176, %174 ], [ 0, %159 ], [ 0, %180 ], [ 0, %129 ]
  %185 = icmp ne i64 %184, 0
  %186 = fcmp ogt double %183, 0.000000e+00
  %187 = select i1 %185, i1 true, i1 %186
  br i1 %187, label %193, label %188

188:
  %189 = load double, ptr %12
  %190 = load double, ptr %13
  %191 = load double, ptr %14
  %192 = call i64 @narrow(ptr %0, ptr %1, i64 %59, double 0.000000e+00, double %103, double %189, double %190, double %191, double %183, ptr %16)
  br label %193

193:
  %194 = phi i1 [ false, %119 ], [ false, %182 ], [ true, %188 ], [ false, %133 ], [ false, %153 ]
  %195 = phi i32 [ 0, %119 ], [ 0, %182 ], [ 1, %188 ], [ 0, %133 ], [ 0, %153 ]
  %196 = phi i64 [ 0, %119 ], [ %184, %182 ], [ %192, %188 ], [ %136, %133 ], [ %157, %153 ]
  br i1 %36, label %201, label %197

197:
  %198 = load ptr, ptr %37
  %199 = getelementptr double, ptr %198, i64 %59
  %200 = load double, ptr %199
  br label %201

201:
  %202 = phi double [ %200, %197 ], [ 0.000000e+00, %193 ]
  %203 = load ptr, ptr %35
  %204 = getelementptr double, ptr %203, i64 %59
  %205 = load double, ptr %204
  %206 = icmp ne i64 %196, 0
  %207 = or i1 %194, %206
  br i1 %207, label %348, label %208

208:
  %209 = load ptr, ptr %31
  %210 = getelementptr double, ptr %209, i64 %59
  %211 = load double, ptr %210
  %212 = fcmp uno double %211, 0.000000e+00
  %213 = fcmp ogt double %202, 0.000000e+00
  %214 = select i1 %212, i1 %213, i1 false
  br i1 %214, label %215, label %367

215:
  %216 = load ptr, ptr %32
  %217 = getelementptr double, ptr %216, i64 %59
  %218 = load double, ptr %217
  %219 = fcmp ogt double %218, 0.000000e+00
  br i1 %219, label %220, label %367

220:
  %221 = load double, ptr %33
  %222 = load double, ptr %38
  %223 = fsub double %221, %222
  %224 = load double, ptr %24
  %225 = fsub double %224, %221
  %226 = load ptr, ptr %37
  %227 = getelementptr double, ptr %226, i64 %59
  %228 = load double, ptr %227
  %229 = fsub double %218, %228
  %230 = fdiv double %229, %223
  %231 = fsub double %205, %218
  %232 = fdiv double %231, %225
  %233 = fsub double %232, %230
  %234 = fadd double %223, %225
  %235 = fdiv double %233, %234
  %236 = call double @llvm.fmuladd.f64(double %235, double %223, double %230)
  %237 = fmul double %236, -5.000000e-01
  %238 = fdiv double %237, %235
  %239 = fmul double %223, %238
  %240 = fcmp olt double %239, 0.000000e+00
  br i1 %240, label %241, label %244

241:
  %242 = fneg double %238
  %243 = fdiv double %242, %223
  br label %246

244:
  %245 = fdiv double %238, %225
  br label %246

246:
  %247 = phi ptr [ %39, %244 ], [ %40, %241 ]
  %248 = phi double [ %224, %244 ], [ %222, %241 ]
  %249 = phi double [ %245, %244 ], [ %243, %241 ]
  %250 = load double, ptr %247
  %251 = fcmp oeq double %248, %250
  %252 = fcmp ogt double %235, 0.000000e+00
  %253 = select i1 %251, double 1.250000e+00, double 7.500000e-01
  %254 = fcmp olt double %249, %253
  %255 = select i1 %252, i1 %254, i1 false
  br i1 %255, label %256, label %367

256:
  %257 = fmul double %236, 5.000000e-01
  %258 = call double @llvm.fmuladd.f64(double %257, double %238, double %218)
  %259 = fmul double %235, 2.500000e-01
  %260 = fmul double %234, %259
  %261 = fmul double %234, %260
  %262 = fcmp uge double %258, %261
  br i1 %262, label %367, label %263

263:
  %264 = load ptr, ptr %17
  %265 = getelementptr %struct.contact_system, ptr %264, i64 0, i32 0
  %266 = load i64, ptr %265
  %267 = shl i64 %266, 1
  %268 = getelementptr %struct.contact_system, ptr %264, i64 0, i32 27
  %269 = load ptr, ptr %268
  %270 = getelementptr %struct.contact_parts, ptr %269, i64 0, i32 16
  %271 = load ptr, ptr %270
  %272 = shl i64 %266, 2
  %273 = getelementptr %struct.contact_system, ptr %264, i64 0, i32 1
  %274 = load i64, ptr %273
  %275 = or i64 %272, 1
  %276 = add i64 %275, %274
  %277 = mul i64 %276, 6
  %278 = getelementptr double, ptr %271, i64 %277
  store ptr %278, ptr %43
  %279 = getelementptr double, ptr %278, i64 %267
  store ptr %279, ptr %44
  %280 = getelementptr double, ptr %278, i64 %272
  store ptr %280, ptr %45
  %281 = fsub double %224, %222
  %282 = call double @llvm.fmuladd.f64(double %281, double 0xBFE3C6EF372FE950, double %224)
  store double %282, ptr %47, align 16
  %283 = call double @llvm.fmuladd.f64(double %281, double 0x3FE3C6EF372FE950, double %222)
  store double %283, ptr %48
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %49, i8 0, i64 16, i1 false)
  br label %284

284:
  %285 = phi double [ %282, %263 ], [ %334, %333 ]
  %286 = phi double [ %283, %263 ], [ %335, %333 ]
  %287 = phi double [ %222, %263 ], [ %340, %333 ]
  %288 = phi i32 [ 0, %263 ], [ %341, %333 ]
  %289 = phi i32 [ 3, %263 ], [ %339, %333 ]
  %290 = phi double [ %224, %263 ], [ %338, %333 ]
  %291 = phi double [ %202, %263 ], [ %337, %333 ]
  %292 = phi double [ %205, %263 ], [ %336, %333 ]
  br label %293

293:
  %294 = phi i1 [ true, %284 ], [ false, %310 ]
  %295 = phi i64 [ 0, %284 ], [ 1, %310 ]
  %296 = trunc i64 %295 to i32
  %297 = shl i32 1, %296
  %298 = and i32 %297, %289
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %310, label %300

300:
  %301 = getelementptr [2 x double], ptr %9, i64 0, i64 %295
  %302 = load double, ptr %301
  store double %302, ptr %42
  %303 = call i64 @look(ptr %0, ptr %1, ptr %8)
  %304 = icmp eq i64 %303, 0
  br i1 %304, label %305, label %366

305:
  %306 = load ptr, ptr %43
  %307 = getelementptr double, ptr %306, i64 %59
  %308 = load double, ptr %307
  %309 = getelementptr [2 x double], ptr %10, i64 0, i64 %295
  store double %308, ptr %309
  br label %310

310:
  br i1 %294, label %293, label %311

311:
  %312 = load double, ptr %50
  %313 = load double, ptr %51, align 16
  %314 = fcmp olt double %312, %313
  %315 = zext i1 %314 to i64
  %316 = getelementptr [2 x double], ptr %9, i64 0, i64 %315
  %317 = load double, ptr %316
  %318 = getelementptr [2 x double], ptr %10, i64 0, i64 %315
  %319 = load double, ptr %318
  %320 = fcmp ugt double %319, 0.000000e+00
  br i1 %320, label %321, label %343

321:
  %322 = call double @llvm.maxnum.f64(double %291, double %292)
  %323 = fsub double %322, %319
  %324 = fmul double %323, 2.000000e+00
  %325 = fcmp ogt double %319, %324
  br i1 %325, label %343, label %326

326:
  br i1 %314, label %327, label %330

327:
  store double %286, ptr %47, align 16
  store double %312, ptr %51, align 16
  %328 = fsub double %290, %285
  %329 = call double @llvm.fmuladd.f64(double %328, double 0x3FE3C6EF372FE950, double %285)
  store double %329, ptr %48
  br label %333

330:
  store double %285, ptr %48
  store double %313, ptr %50
  %331 = fsub double %286, %287
  %332 = call double @llvm.fmuladd.f64(double %331, double 0xBFE3C6EF372FE950, double %286)
  store double %332, ptr %47, align 16
  br label %333

333:
  %334 = phi double [ %286, %327 ], [ %332, %330 ]
  %335 = phi double [ %329, %327 ], [ %285, %330 ]
  %336 = phi double [ %292, %327 ], [ %312, %330 ]
  %337 = phi double [ %313, %327 ], [ %291, %330 ]
  %338 = phi double [ %290, %327 ], [ %286, %330 ]
  %339 = phi i32 [ 2, %327 ], [ 1, %330 ]
  %340 = phi double [ %285, %327 ], [ %287, %330 ]
  %341 = add i32 %288, 1
  %342 = icmp eq i32 %341, 60
  br i1 %342, label %343, label %284

343:
  %344 = fcmp ugt double %319, 0.000000e+00
  br i1 %344, label %367, label %345

345:
  %346 = load double, ptr %38
  %347 = call i64 @narrow(ptr %0, ptr %1, i64 %59, double 0.000000e+00, double 0.000000e+00, double %346, double %317, double %202, double %319, ptr %16)
  br label %348

348:
  %349 = phi i32 [ %195, %201 ], [ 1, %345 ]
  %350 = phi i64 [ %196, %201 ], [ %347, %345 ]
  %351 = icmp eq i64 %350, 0
  br i1 %351, label %353, label %352

352:
  br label %376

353:
  %354 = icmp eq i32 %349, 0
  br i1 %354, label %367, label %355

355:
  %356 = load i64, ptr %5
  %357 = icmp slt i64 %356, 0
  %358 = load double, ptr %16
  br i1 %357, label %365, label %359

359:
  %360 = load double, ptr %6
  %361 = fsub double %358, %360
  %362 = load double, ptr %52
  %363 = fmul double %361, %362
  %364 = fcmp olt double %363, 0.000000e+00
  br i1 %364, label %365, label %367

365:
  store i64 %59, ptr %5
  store double %358, ptr %6
  br label %367

366:
  br label %376

367:
  %368 = add i64 %59, 1
  %369 = load i64, ptr %19
  %370 = shl i64 %369, 1
  %371 = icmp slt i64 %368, %370
  br i1 %371, label %372, label %376

372:
  %373 = load ptr, ptr %17
  %374 = getelementptr %struct.contact_system, ptr %373, i64 0, i32 0
  %375 = load i64, ptr %374
  br label %56

376:
  %377 = phi i64 [ %303, %366 ], [ %350, %352 ], [ 0, %7 ], [ 0, %367 ]
  ret i64 %377
}

define internal i64 @narrow(ptr %0, ptr %1, i64 %2, double %3, double %4, double %5, double %6, double %7, double %8, ptr  %9) {
  %11 = alloca %struct.contact_sample, align 8
  %12 = bitcast ptr %11 to ptr
  %13 = getelementptr %struct.model_context, ptr %0, i64 0, i32 34
  %14 = load ptr, ptr %13
  %15 = getelementptr %struct.contact_system, ptr %14, i64 0, i32 0
  %16 = load i64, ptr %15
  %17 = shl i64 %16, 1
  %18 = getelementptr %struct.contact_system, ptr %14, i64 0, i32 27
  %19 = load ptr, ptr %18
  %20 = getelementptr %struct.contact_parts, ptr %19, i64 0, i32 16
  %21 = load ptr, ptr %20
  %22 = shl i64 %16, 2
  %23 = getelementptr %struct.contact_system, ptr %14, i64 0, i32 1
  %24 = load i64, ptr %23
  %25 = or i64 %22, 1
  %26 = add i64 %25, %24
  %27 = mul i64 %26, 6
  %28 = getelementptr double, ptr %21, i64 %27
  %29 = getelementptr %struct.contact_sample, ptr %11, i64 0, i32 0
  %30 = getelementptr %struct.contact_sample, ptr %11, i64 0, i32 1
  store ptr %28, ptr %30
  %31 = getelementptr %struct.contact_sample, ptr %11, i64 0, i32 2
  %32 = getelementptr double, ptr %28, i64 %17
  store ptr %32, ptr %31
  %33 = getelementptr %struct.contact_sample, ptr %11, i64 0, i32 3
  %34 = getelementptr double, ptr %28, i64 %22
  store ptr %34, ptr %33
  %35 = call double @llvm.fabs.f64(double %5)
  %36 = call double @llvm.fabs.f64(double %6)
  %37 = call double @llvm.maxnum.f64(double %35, double %36)
  %38 = fmul double %37, 0x3CE4000000000000
  %39 = fcmp une double %3, 0.000000e+00
  br label %40

40:
  %41 = phi double [ %5, %10 ], [ %90, %83 ]
  %42 = phi i32 [ 0, %10 ], [ %92, %83 ]
  %43 = phi double [ %6, %10 ], [ %89, %83 ]
  %44 = phi double [ %7, %10 ], [ %88, %83 ]
  %45 = phi double [ %8, %10 ], [ %87, %83 ]
  %46 = fsub double %43, %41
  %47 = call double @llvm.fabs.f64(double %46)
  %48 = fcmp ogt double %47, %38
  br i1 %48, label %49, label %95

49:
  %50 = fadd double %43, %41
  %51 = fmul double %50, 5.000000e-01
  store double %51, ptr %29
  %52 = trunc i32 %42 to i8
  %53 = urem i8 %52, 3
  %54 = icmp eq i8 %53, 2
  br i1 %54, label %69, label %55

55:
  %56 = fcmp une double %45, %44
  %57 = fcmp ogt double %44, 0.000000e+00
  %58 = and i1 %56, %57
  br i1 %58, label %59, label %69

59:
  %60 = fmul double %45, %46
  %61 = fsub double %45, %44
  %62 = fdiv double %60, %61
  %63 = fsub double %43, %62
  store double %63, ptr %29
  %64 = fsub double %63, %41
  %65 = fsub double %63, %43
  %66 = fmul double %64, %65
  %67 = fcmp olt double %66, 0.000000e+00
  br i1 %67, label %69, label %68

68:
  store double %51, ptr %29
  br label %69

69:
  %70 = call i64 @look(ptr %0, ptr %1, ptr %11)
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %72, label %97

72:
  br i1 %39, label %73, label %78

73:
  %74 = load ptr, ptr %31
  %75 = getelementptr double, ptr %74, i64 %2
  %76 = load double, ptr %75
  %77 = fmul double %76, %3
  br label %83

78:
  %79 = load ptr, ptr %30
  %80 = getelementptr double, ptr %79, i64 %2
  %81 = load double, ptr %80
  %82 = fadd double %81, %4
  br label %83

83:
  %84 = phi double [ %77, %73 ], [ %82, %78 ]
  %85 = fcmp ugt double %84, 0.000000e+00
  %86 = load double, ptr %29
  %87 = select i1 %85, double %45, double %84
  %88 = select i1 %85, double %84, double %44
  %89 = select i1 %85, double %43, double %86
  %90 = select i1 %85, double %86, double %41
  %91 = fcmp oeq double %87, 0.000000e+00
  %92 = add i32 %42, 1
  %93 = icmp eq i32 %92, 200
  %94 = select i1 %91, i1 true, i1 %93
  br i1 %94, label %95, label %40

95:
  %96 = phi double [ %89, %83 ], [ %43, %40 ]
  store double %96, ptr %9
  br label %97

97:
  %98 = phi i64 [ 0, %95 ], [ %70, %69 ]
  ret i64 %98
}

define internal double @lowest(double %0, double %1, double %2, double %3) {
  %5 = fadd double %2, %3
  %6 = fsub double %1, %0
  %7 = fmul double %6, -6.000000e+00
  %8 = call double @llvm.fmuladd.f64(double %5, double 3.000000e+00, double %7)
  %9 = fmul double %2, -4.000000e+00
  %10 = call double @llvm.fmuladd.f64(double %6, double 6.000000e+00, double %9)
  %11 = call double @llvm.fmuladd.f64(double %3, double -2.000000e+00, double %10)
  %12 = fmul double %8, -4.000000e+00
  %13 = fmul double %12, %2
  %14 = call double @llvm.fmuladd.f64(double %11, double %11, double %13)
  %15 = fcmp olt double %0, %1
  %16 = select i1 %15, double %0, double %1
  %17 = fcmp ogt double %14, 0.000000e+00
  br i1 %17, label %18, label %43

18:
  %19 = fcmp ogt double %11, 0.000000e+00
  br i1 %19, label %20, label %25

20:
  %21 = fmul double %2, -2.000000e+00
  %22 = call double @llvm.sqrt.f64(double %14)
  %23 = fadd double %11, %22
  %24 = fdiv double %21, %23
  br label %30

25:
  %26 = call double @llvm.sqrt.f64(double %14)
  %27 = fsub double %26, %11
  %28 = fmul double %8, 2.000000e+00
  %29 = fdiv double %27, %28
  br label %30

30:
  %31 = phi double [ %24, %20 ], [ %29, %25 ]
  %32 = fcmp ogt double %31, 0.000000e+00
  %33 = fcmp olt double %31, 1.000000e+00
  %34 = and i1 %32, %33
  br i1 %34, label %35, label %43

35:
  %36 = fmul double %11, 5.000000e-01
  %37 = fmul double %8, %31
  %38 = fdiv double %37, 3.000000e+00
  %39 = fadd double %36, %38
  %40 = call double @llvm.fmuladd.f64(double %31, double %39, double %2)
  %41 = call double @llvm.fmuladd.f64(double %31, double %40, double %0)
  %42 = call double @llvm.minnum.f64(double %16, double %41)
  br label %43

43:
  %44 = phi double [ %16, %4 ], [ %42, %35 ], [ %16, %30 ]
  ret double %44
}

declare i64 @ode_within(ptr, double, ptr)

declare i64 @ode_interpolate(ptr, double, ptr)

declare void @model_normalize(ptr, ptr)
