; contact: made by tools/make_loops_text.py from contact, contact_combinations, contact_events, contact_guards, contact_impacts, contact_law, contact_modes, contact_newton, contact_pivots, contact_search
; sources 37f0fe21c3beec6499fb8d2120aa57f2050bfb2eee9352091ec64999a0a8b0da
%struct.contact_system = type { i64, i64, i64, i64, i64, ptr, ptr, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, double, ptr, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, double, double, double, double, double, double, double }
%struct.model_call = type { ptr, ptr, ptr }
%struct.anon = type { ptr, i64 }
%struct.law_problem = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, i64, i64, double, i64, ptr, ptr }
%struct.contact_parts = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.model_context = type { i64, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, double, double, ptr, i64, [2 x double], ptr, ptr, ptr, i64, i64, ptr, ptr }
%struct.ode_solver.7 = type { ptr, ptr, ptr, ptr, %struct.ode_counts.6, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts.6 = type { i64, i64, i64, i64, i64, i64 }
%struct.contact_sample = type { double, ptr, ptr }
%struct.contact_event.22 = type { double, i64, i64, [3 x double], double }
%struct.tableau = type { i64, double, ptr, ptr, ptr, ptr, ptr }
%struct.unknown = type { i64, i64, i64 }

define i64 @contact_work(ptr  %0, i64 %1) {
  %3 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3
  %5 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 0
  %6 = load i64, ptr %5
  %7 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 2
  %8 = load i64, ptr %7
  %9 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 3
  %10 = load i64, ptr %9
  %11 = call i64 @law_work(i64 %4)
  %12 = mul i64 %6, 66
  %13 = add i64 %4, 8
  %14 = add i64 %13, %8
  %15 = add i64 %14, %10
  %16 = mul i64 %15, %4
  %17 = add i64 %6, %1
  %18 = add i64 %17, %12
  %19 = add i64 %18, %11
  %20 = add i64 %19, %16
  ret i64 %20
}

define i64 @contact_places(ptr  %0) {
  %2 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 0
  %3 = load i64, ptr %2
  %4 = mul i64 %3, 3
  %5 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5
  %7 = call i64 @law_places(i64 %6)
  %8 = add i64 %4, 24
  %9 = add i64 %8, %7
  ret i64 %9
}

define void @contact_connect(ptr  %0) {
  %2 = alloca [20 x %struct.anon], align 16
  %3 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3
  %5 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 0
  %6 = load i64, ptr %5
  %7 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 25
  %8 = load ptr, ptr %7
  %9 = mul i64 %6, 3
  %10 = getelementptr i64, ptr %8, i64 %9
  %11 = call i64 @law_places(i64 %4)
  %12 = getelementptr i64, ptr %10, i64 %11
  %13 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 24
  %14 = load ptr, ptr %13
  %15 = bitcast ptr %2 to ptr
  %16 = bitcast ptr %2 to ptr
  store ptr %12, ptr %16, align 16
  %17 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 0, i32 1
  store i64 %6, ptr %17
  %18 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 1
  %19 = getelementptr i64, ptr %12, i64 1
  %20 = bitcast ptr %18 to ptr
  store ptr %19, ptr %20, align 16
  %21 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 1, i32 1
  store i64 %4, ptr %21
  %22 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 2
  %23 = getelementptr i64, ptr %12, i64 2
  %24 = bitcast ptr %22 to ptr
  store ptr %23, ptr %24, align 16
  %25 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 2, i32 1
  store i64 %4, ptr %25
  %26 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 3
  %27 = getelementptr i64, ptr %12, i64 3
  %28 = bitcast ptr %26 to ptr
  store ptr %27, ptr %28, align 16
  %29 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 3, i32 1
  %30 = mul i64 %4, %4
  store i64 %30, ptr %29
  %31 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 4
  %32 = getelementptr i64, ptr %12, i64 4
  %33 = bitcast ptr %31 to ptr
  store ptr %32, ptr %33, align 16
  %34 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 4, i32 1
  store i64 %9, ptr %34
  %35 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 5
  %36 = getelementptr i64, ptr %12, i64 5
  %37 = bitcast ptr %35 to ptr
  store ptr %36, ptr %37, align 16
  %38 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 5, i32 1
  %39 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 2
  %40 = load i64, ptr %39
  %41 = mul i64 %40, %4
  store i64 %41, ptr %38
  %42 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 6
  %43 = getelementptr i64, ptr %12, i64 6
  %44 = bitcast ptr %42 to ptr
  store ptr %43, ptr %44, align 16
  %45 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 6, i32 1
  %46 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 3
  %47 = load i64, ptr %46
  %48 = mul i64 %47, %4
  store i64 %48, ptr %45
  %49 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 7
  %50 = getelementptr i64, ptr %12, i64 7
  %51 = bitcast ptr %49 to ptr
  store ptr %50, ptr %51, align 16
  %52 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 7, i32 1
  store i64 %6, ptr %52
  %53 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 8
  %54 = getelementptr i64, ptr %12, i64 8
  %55 = bitcast ptr %53 to ptr
  store ptr %54, ptr %55, align 16
  %56 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 8, i32 1
  store i64 %4, ptr %56
  %57 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 9
  %58 = getelementptr i64, ptr %12, i64 9
  %59 = bitcast ptr %57 to ptr
  store ptr %58, ptr %59, align 16
  %60 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 9, i32 1
  store i64 %4, ptr %60
  %61 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 10
  %62 = getelementptr i64, ptr %12, i64 10
  %63 = bitcast ptr %61 to ptr
  store ptr %62, ptr %63, align 16
  %64 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 10, i32 1
  store i64 %4, ptr %64
  %65 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 11
  %66 = getelementptr i64, ptr %12, i64 11
  %67 = bitcast ptr %65 to ptr
  store ptr %66, ptr %67, align 16
  %68 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 11, i32 1
  store i64 %4, ptr %68
  %69 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 12
  %70 = getelementptr i64, ptr %12, i64 12
  %71 = bitcast ptr %69 to ptr
  store ptr %70, ptr %71, align 16
  %72 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 12, i32 1
  store i64 %6, ptr %72
  %73 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 13
  %74 = getelementptr i64, ptr %12, i64 13
  %75 = bitcast ptr %73 to ptr
  store ptr %74, ptr %75, align 16
  %76 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 13, i32 1
  store i64 %6, ptr %76
  %77 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 14
  %78 = getelementptr i64, ptr %12, i64 14
  %79 = bitcast ptr %77 to ptr
  store ptr %78, ptr %79, align 16
  %80 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 14, i32 1
  store i64 %4, ptr %80
  %81 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 15
  %82 = getelementptr i64, ptr %12, i64 15
  %83 = bitcast ptr %81 to ptr
  store ptr %82, ptr %83, align 16
  %84 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 15, i32 1
  %85 = mul i64 %6, 56
  store i64 %85, ptr %84
  %86 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 16
  %87 = getelementptr i64, ptr %12, i64 17
  %88 = bitcast ptr %86 to ptr
  store ptr %87, ptr %88, align 16
  %89 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 16, i32 1
  %90 = shl i64 %6, 1
  store i64 %90, ptr %89
  %91 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 17
  %92 = getelementptr i64, ptr %12, i64 16
  %93 = bitcast ptr %91 to ptr
  store ptr %92, ptr %93, align 16
  %94 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 17, i32 1
  store i64 %90, ptr %94
  %95 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 18
  %96 = getelementptr i64, ptr %12, i64 19
  %97 = bitcast ptr %95 to ptr
  store ptr %96, ptr %97, align 16
  %98 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 18, i32 1
  %99 = call i64 @law_work(i64 %4)
  store i64 %99, ptr %98
  %100 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 19
  %101 = getelementptr i64, ptr %12, i64 18
  %102 = bitcast ptr %100 to ptr
  store ptr %101, ptr %102, align 16
  %103 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 19, i32 1
  store i64 0, ptr %103
  br label %119

104:
  %105 = load ptr, ptr %7
  %106 = getelementptr i64, ptr %12, i64 20
  %107 = bitcast ptr %106 to ptr
  store ptr %105, ptr %107
  %108 = getelementptr i64, ptr %105, i64 %6
  %109 = getelementptr i64, ptr %12, i64 21
  %110 = bitcast ptr %109 to ptr
  store ptr %108, ptr %110
  %111 = getelementptr i64, ptr %108, i64 %6
  %112 = getelementptr i64, ptr %12, i64 22
  %113 = bitcast ptr %112 to ptr
  store ptr %111, ptr %113
  %114 = getelementptr i64, ptr %111, i64 %6
  %115 = getelementptr i64, ptr %12, i64 23
  %116 = bitcast ptr %115 to ptr
  store ptr %114, ptr %116
  %117 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 26
  %118 = bitcast ptr %117 to ptr
  store ptr %12, ptr %118
  ret void

119:
  %120 = phi i64 [ 0, %1 ], [ %127, %119 ]
  %121 = phi ptr [ %14, %1 ], [ %126, %119 ]
  %122 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 %120, i32 0
  %123 = load ptr, ptr %122, align 16
  store ptr %121, ptr %123
  %124 = getelementptr [20 x %struct.anon], ptr %2, i64 0, i64 %120, i32 1
  %125 = load i64, ptr %124
  %126 = getelementptr double, ptr %121, i64 %125
  %127 = add i64 %120, 1
  %128 = icmp eq i64 %127, 20
  br i1 %128, label %104, label %119
}

define void @contact_problem(ptr sret(%struct.law_problem) align 8  %0, ptr  %1) {
  %3 = getelementptr %struct.contact_system, ptr %1, i64 0, i32 26
  %4 = load ptr, ptr %3
  %5 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 0
  %6 = getelementptr %struct.contact_system, ptr %1, i64 0, i32 0
  %7 = load i64, ptr %6
  store i64 %7, ptr %5
  %8 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  %9 = getelementptr %struct.contact_system, ptr %1, i64 0, i32 1
  %10 = load i64, ptr %9
  store i64 %10, ptr %8
  %11 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %12 = getelementptr %struct.contact_system, ptr %1, i64 0, i32 5
  %13 = load ptr, ptr %12
  store ptr %13, ptr %11
  %14 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 3
  %15 = getelementptr %struct.contact_parts, ptr %4, i64 0, i32 4
  %16 = load ptr, ptr %15
  store ptr %16, ptr %14
  %17 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %18 = getelementptr %struct.contact_parts, ptr %4, i64 0, i32 3
  %19 = load ptr, ptr %18
  store ptr %19, ptr %17
  %20 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 5
  %21 = getelementptr %struct.contact_parts, ptr %4, i64 0, i32 2
  %22 = load ptr, ptr %21
  store ptr %22, ptr %20
  %23 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 6
  %24 = getelementptr %struct.contact_parts, ptr %4, i64 0, i32 20
  %25 = load ptr, ptr %24
  store ptr %25, ptr %23
  %26 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 7
  %27 = getelementptr %struct.contact_parts, ptr %4, i64 0, i32 12
  %28 = load ptr, ptr %27
  store ptr %28, ptr %26
  %29 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %30 = getelementptr %struct.contact_parts, ptr %4, i64 0, i32 21
  %31 = load ptr, ptr %30
  store ptr %31, ptr %29
  %32 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
  %33 = getelementptr %struct.contact_parts, ptr %4, i64 0, i32 9
  %34 = load ptr, ptr %33
  store ptr %34, ptr %32
  %35 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %36 = getelementptr %struct.contact_parts, ptr %4, i64 0, i32 10
  %37 = load ptr, ptr %36
  store ptr %37, ptr %35
  %38 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 11
  %39 = getelementptr %struct.contact_parts, ptr %4, i64 0, i32 11
  %40 = load ptr, ptr %39
  store ptr %40, ptr %38
  %41 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 12
  store double 0.000000e+00, ptr %41
  %42 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 13
  store i64 -1, ptr %42
  %43 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 14
  %44 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 16
  %45 = bitcast ptr %43 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %45, i8 0, i64 16, i1 false)
  store i64 4096, ptr %44
  %46 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 17
  %47 = getelementptr %struct.contact_parts, ptr %4, i64 0, i32 19
  %48 = load ptr, ptr %47
  store ptr %48, ptr %46
  %49 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 18
  %50 = getelementptr %struct.contact_parts, ptr %4, i64 0, i32 23
  %51 = load ptr, ptr %50
  store ptr %51, ptr %49
  ret void
}

define void @contact_call(ptr  %0, ptr  %1, double %2, ptr %3, ptr %4) {
  %6 = getelementptr %struct.model_call, ptr %1, i64 0, i32 0
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.model_context, ptr %0, i64 0, i32 7
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.model_call, ptr %1, i64 0, i32 1
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.model_call, ptr %1, i64 0, i32 2
  %13 = load ptr, ptr %12
  call void %7(double %2, ptr %3, ptr %9, ptr %11, ptr %13, ptr %4)
  ret void
}

define void @contact_evaluate(ptr  %0, double %1, ptr %2) {
  %4 = getelementptr %struct.model_context, ptr %0, i64 0, i32 27
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 26
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 3
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 1
  %11 = load i64, ptr %10
  %12 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 0
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 8, i32 0
  %15 = load ptr, ptr %14
  %16 = getelementptr %struct.model_context, ptr %0, i64 0, i32 7
  %17 = load ptr, ptr %16
  %18 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 8, i32 1
  %19 = load ptr, ptr %18
  %20 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 8, i32 2
  %21 = load ptr, ptr %20
  call void %15(double %1, ptr %2, ptr %17, ptr %19, ptr %21, ptr %13)
  %22 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 0
  %23 = load i64, ptr %22
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %30

25:
  %26 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 5
  %27 = load ptr, ptr %26
  %28 = add i64 %11, 1
  %29 = icmp sgt i64 %11, 0
  br label %31

30:
  ret void

31:
  %32 = phi i64 [ 0, %25 ], [ %90, %89 ]
  %33 = shl i64 %32, 2
  %34 = getelementptr i64, ptr %27, i64 %33
  %35 = getelementptr i64, ptr %34, i64 1
  %36 = load i64, ptr %35
  %37 = load i64, ptr %34
  %38 = icmp ne i64 %37, 2
  %39 = zext i1 %38 to i64
  %40 = add i64 %36, %39
  %41 = getelementptr i64, ptr %34, i64 2
  %42 = load i64, ptr %41
  %43 = add i64 %40, %42
  %44 = icmp slt i64 %36, %43
  br i1 %44, label %45, label %48

45:
  %46 = add i64 %42, %36
  %47 = add i64 %46, %39
  br label %53

48:
  %49 = phi double [ 0.000000e+00, %31 ], [ %59, %53 ]
  %50 = icmp sgt i64 %42, 0
  br i1 %50, label %51, label %89

51:
  %52 = fmul double %49, 0x3DA5FD7FE1796495
  br label %65

53:
  %54 = phi i64 [ %60, %53 ], [ %36, %45 ]
  %55 = phi double [ %59, %53 ], [ 0.000000e+00, %45 ]
  %56 = mul i64 %54, %28
  %57 = getelementptr double, ptr %9, i64 %56
  %58 = load double, ptr %57
  %59 = call double @llvm.maxnum.f64(double %55, double %58)
  %60 = add i64 %54, 1
  %61 = icmp eq i64 %60, %47
  br i1 %61, label %48, label %53

62:
  br i1 %50, label %63, label %89

63:
  %64 = fmul double %49, 0x3DA5FD7FE1796495
  br label %92

65:
  %66 = phi i64 [ %40, %51 ], [ %76, %75 ]
  %67 = mul i64 %66, %28
  %68 = getelementptr double, ptr %9, i64 %67
  br i1 %29, label %69, label %75

69:
  %70 = mul i64 %66, %11
  br label %71

71:
  %72 = phi i64 [ 0, %69 ], [ %87, %86 ]
  %73 = load double, ptr %68
  %74 = fcmp olt double %73, %52
  br i1 %74, label %78, label %75

75:
  %76 = add i64 %66, 1
  %77 = icmp slt i64 %76, %43
  br i1 %77, label %65, label %62

78:
  %79 = icmp eq i64 %72, %66
  br i1 %79, label %86, label %80

80:
  %81 = mul i64 %72, %11
  %82 = add i64 %81, %66
  %83 = getelementptr double, ptr %9, i64 %82
  store double 0.000000e+00, ptr %83
  %84 = add i64 %72, %70
  %85 = getelementptr double, ptr %9, i64 %84
  store double 0.000000e+00, ptr %85
  br label %86

86:
  %87 = add i64 %72, 1
  %88 = icmp eq i64 %87, %11
  br i1 %88, label %75, label %71

89:
  %90 = add i64 %32, 1
  %91 = icmp eq i64 %90, %23
  br i1 %91, label %30, label %31

92:
  %93 = phi i64 [ %40, %63 ], [ %100, %99 ]
  %94 = mul i64 %93, %28
  %95 = getelementptr double, ptr %9, i64 %94
  %96 = load double, ptr %95
  %97 = fcmp olt double %96, %64
  br i1 %97, label %98, label %99

98:
  store double 0.000000e+00, ptr %95
  br label %99

99:
  %100 = add i64 %93, 1
  %101 = icmp slt i64 %100, %43
  br i1 %101, label %92, label %89
}

declare double @llvm.maxnum.f64(double, double)

define void @contact_without_forces(ptr  %0) {
  %2 = getelementptr %struct.model_context, ptr %0, i64 0, i32 27
  %3 = load ptr, ptr %2
  %4 = getelementptr %struct.model_context, ptr %0, i64 0, i32 7
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.contact_system, ptr %3, i64 0, i32 4
  %7 = load i64, ptr %6
  %8 = getelementptr double, ptr %5, i64 %7
  %9 = bitcast ptr %8 to ptr
  %10 = getelementptr %struct.contact_system, ptr %3, i64 0, i32 1
  %11 = load i64, ptr %10
  %12 = shl i64 %11, 3
  call void @llvm.memset.p0.i64(ptr align 8 %9, i8 0, i64 %12, i1 false)
  %13 = getelementptr %struct.contact_system, ptr %3, i64 0, i32 28
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
  %3 = getelementptr %struct.contact_parts, ptr %1, i64 0, i32 9
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

define void @contact_in_modes(ptr sret(%struct.law_problem) align 8  %0, ptr  %1) {
  call void @contact_problem(ptr sret(%struct.law_problem) align 8 %0, ptr %1)
  %3 = getelementptr %struct.contact_system, ptr %1, i64 0, i32 0
  %4 = load i64, ptr %3
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %13

6:
  %7 = getelementptr %struct.contact_system, ptr %1, i64 0, i32 22
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %10 = load ptr, ptr %9
  %11 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 6
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
  %3 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  %4 = load ptr, ptr %3
  %5 = shl i64 %1, 2
  %6 = getelementptr i64, ptr %4, i64 %5
  %7 = getelementptr i64, ptr %6, i64 1
  %8 = load i64, ptr %7
  %9 = load i64, ptr %6
  %10 = icmp ne i64 %9, 2
  %11 = zext i1 %10 to i64
  %12 = add i64 %8, %11
  %13 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 22
  %14 = load ptr, ptr %13
  %15 = getelementptr i64, ptr %14, i64 %1
  %16 = load i64, ptr %15
  %17 = icmp eq i64 %16, 2
  br i1 %17, label %18, label %53

18:
  %19 = getelementptr i64, ptr %6, i64 2
  %20 = load i64, ptr %19
  %21 = icmp eq i64 %20, 2
  br i1 %21, label %22, label %53

22:
  %23 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 26
  %24 = load ptr, ptr %23
  %25 = getelementptr %struct.contact_parts, ptr %24, i64 0, i32 3
  %26 = load ptr, ptr %25
  %27 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 1
  %28 = load i64, ptr %27
  %29 = add i64 %28, 1
  %30 = getelementptr %struct.contact_parts, ptr %24, i64 0, i32 1
  %31 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 6
  %32 = shl i64 %1, 1
  %33 = or i64 %32, 1
  br label %34

34:
  %35 = phi i64 [ %12, %22 ], [ %51, %50 ]
  %36 = mul i64 %29, %35
  %37 = getelementptr double, ptr %26, i64 %36
  %38 = load double, ptr %37
  %39 = fcmp ogt double %38, 0.000000e+00
  br i1 %39, label %50, label %40

40:
  %41 = load ptr, ptr %30
  %42 = getelementptr double, ptr %41, i64 %35
  %43 = load double, ptr %42
  %44 = call double @llvm.fabs.f64(double %43)
  %45 = load ptr, ptr %31
  %46 = getelementptr double, ptr %45, i64 %33
  %47 = load double, ptr %46
  %48 = fmul double %47, 1.000000e-03
  %49 = fcmp ogt double %44, %48
  br i1 %49, label %50, label %53

50:
  %51 = add i64 %35, 1
  %52 = icmp sgt i64 %35, %12
  br i1 %52, label %53, label %34

53:
  %54 = phi i32 [ 0, %18 ], [ 0, %2 ], [ 1, %50 ], [ 0, %40 ]
  ret i32 %54
}

declare double @llvm.fabs.f64(double)

define i32 @contact_begins(ptr  %0, i64 %1) {
  %3 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 26
  %4 = load ptr, ptr %3
  %5 = getelementptr %struct.contact_parts, ptr %4, i64 0, i32 1
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  %8 = load ptr, ptr %7
  %9 = shl i64 %1, 2
  %10 = getelementptr i64, ptr %8, i64 %9
  %11 = getelementptr i64, ptr %10, i64 1
  %12 = load i64, ptr %11
  %13 = load i64, ptr %10
  %14 = icmp ne i64 %13, 2
  %15 = zext i1 %14 to i64
  %16 = add i64 %12, %15
  %17 = getelementptr double, ptr %6, i64 %16
  %18 = call i32 @contact_slips_in_plane(ptr %0, i64 %1)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %34, label %20

20:
  %21 = load double, ptr %17
  %22 = getelementptr double, ptr %17, i64 1
  %23 = load double, ptr %22
  %24 = call double @hypot(double %21, double %23)
  %25 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 6
  %26 = load ptr, ptr %25
  %27 = shl i64 %1, 1
  %28 = or i64 %27, 1
  %29 = getelementptr double, ptr %26, i64 %28
  %30 = load double, ptr %29
  %31 = fmul double %30, 1.000000e+03
  %32 = fcmp ole double %24, %31
  %33 = zext i1 %32 to i32
  br label %34

34:
  %35 = phi i32 [ 0, %2 ], [ %33, %20 ]
  ret i32 %35
}

declare double @hypot(double, double)

define i64 @contact_fail(ptr  %0, i64 %1, i64 %2, double %3) {
  %5 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 36
  store i64 %1, ptr %5
  %6 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 37
  store i64 %2, ptr %6
  %7 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 39
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
  %3 = getelementptr %struct.model_context, ptr %0, i64 0, i32 27
  %4 = load ptr, ptr %3
  %5 = getelementptr %struct.model_context, ptr %0, i64 0, i32 7
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
  %18 = getelementptr %struct.contact_system, ptr %4, i64 0, i32 28
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

define i64 @contact_forces(ptr  %0, double %1, ptr %2) {
  %4 = alloca %struct.law_problem, align 8
  %5 = getelementptr %struct.model_context, ptr %0, i64 0, i32 27
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.model_context, ptr %0, i64 0, i32 7
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 4
  %10 = load i64, ptr %9
  %11 = getelementptr double, ptr %8, i64 %10
  %12 = bitcast ptr %11 to ptr
  %13 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 1
  %14 = load i64, ptr %13
  %15 = shl i64 %14, 3
  call void @llvm.memset.p0.i64(ptr align 8 %12, i8 0, i64 %15, i1 false)
  %16 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 28
  store i64 0, ptr %16
  %17 = getelementptr %struct.model_context, ptr %0, i64 0, i32 26
  %18 = load ptr, ptr %17
  %19 = load volatile i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %172

21:
  %22 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 35
  %23 = load i64, ptr %22
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %172, label %25

25:
  %26 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 26
  %27 = load ptr, ptr %26
  %28 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 0
  %29 = load i64, ptr %28
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %45

31:
  %32 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 5
  %33 = load ptr, ptr %32
  %34 = getelementptr i64, ptr %33, i64 3
  br label %35

35:
  %36 = phi i64 [ 0, %31 ], [ %43, %42 ]
  %37 = shl i64 %36, 2
  %38 = getelementptr i64, ptr %34, i64 %37
  %39 = load i64, ptr %38
  %40 = and i64 %39, 2
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %42, label %45

42:
  %43 = add i64 %36, 1
  %44 = icmp eq i64 %43, %29
  br i1 %44, label %45, label %35

45:
  %46 = phi i64 [ -1, %25 ], [ -1, %42 ], [ %36, %35 ]
  %47 = bitcast ptr %4 to ptr
  %48 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 10
  %49 = bitcast ptr %48 to ptr
  %50 = getelementptr %struct.contact_parts, ptr %27, i64 0, i32 8
  %51 = bitcast ptr %50 to ptr
  %52 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 6
  %53 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 5
  %54 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 22
  %55 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 6
  %56 = icmp slt i64 %46, 0
  br label %60

57:
  %58 = add i32 %61, 1
  %59 = icmp eq i32 %58, 200
  br i1 %59, label %168, label %60

60:
  %61 = phi i32 [ 0, %45 ], [ %58, %57 ]
  call void @contact_evaluate(ptr %0, double %1, ptr %2)
  call void @contact_in_modes(ptr sret(%struct.law_problem) align 8 %4, ptr %6)
  call void @contact_point_slips(ptr %6, ptr %27)
  %62 = load ptr, ptr %49
  %63 = load ptr, ptr %51
  %64 = load i64, ptr %13
  %65 = shl i64 %64, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %62, ptr align 8 %63, i64 %65, i1 false)
  %66 = load ptr, ptr %26
  %67 = load i64, ptr %28
  %68 = icmp sgt i64 %67, 0
  br i1 %68, label %69, label %158

69:
  %70 = getelementptr %struct.contact_parts, ptr %66, i64 0, i32 7
  %71 = load ptr, ptr %70
  %72 = load ptr, ptr %52
  br label %73

73:
  %74 = phi i64 [ %91, %89 ], [ %67, %69 ]
  %75 = phi i64 [ %92, %89 ], [ 0, %69 ]
  %76 = phi i1 [ false, %89 ], [ true, %69 ]
  br label %78

77:
  br i1 %76, label %158, label %94

78:
  %79 = phi i64 [ %87, %86 ], [ %75, %73 ]
  %80 = getelementptr double, ptr %71, i64 %79
  %81 = load double, ptr %80
  %82 = fcmp une double %81, 0.000000e+00
  br i1 %82, label %83, label %86

83:
  %84 = call i32 @contact_begins(ptr %6, i64 %79)
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %89

86:
  %87 = add i64 %79, 1
  %88 = icmp slt i64 %87, %74
  br i1 %88, label %78, label %77

89:
  %90 = getelementptr i64, ptr %72, i64 %79
  store i64 1, ptr %90
  %91 = load i64, ptr %28
  %92 = add i64 %79, 1
  %93 = icmp slt i64 %92, %91
  br i1 %93, label %73, label %94

94:
  %95 = call i32 @law_follow(ptr %4)
  %96 = load i64, ptr %28
  %97 = icmp sgt i64 %96, 0
  br i1 %97, label %98, label %155

98:
  %99 = load ptr, ptr %53
  %100 = load ptr, ptr %52
  %101 = getelementptr %struct.contact_parts, ptr %66, i64 0, i32 1
  %102 = getelementptr %struct.contact_parts, ptr %66, i64 0, i32 9
  br label %103

103:
  %104 = phi i64 [ %96, %98 ], [ %151, %150 ]
  %105 = phi i64 [ 0, %98 ], [ %153, %150 ]
  %106 = phi i32 [ %95, %98 ], [ %152, %150 ]
  %107 = shl i64 %105, 2
  %108 = getelementptr i64, ptr %99, i64 %107
  %109 = getelementptr i64, ptr %108, i64 1
  %110 = load i64, ptr %109
  %111 = load i64, ptr %108
  %112 = icmp ne i64 %111, 2
  %113 = zext i1 %112 to i64
  %114 = add i64 %110, %113
  %115 = getelementptr i64, ptr %100, i64 %105
  %116 = load i64, ptr %115
  %117 = icmp eq i64 %116, 1
  br i1 %117, label %118, label %150

118:
  %119 = load ptr, ptr %54
  %120 = getelementptr i64, ptr %119, i64 %105
  %121 = load i64, ptr %120
  %122 = icmp eq i64 %121, 2
  br i1 %122, label %123, label %150

123:
  %124 = icmp eq i32 %106, 0
  br i1 %124, label %146, label %125

125:
  %126 = load ptr, ptr %101
  %127 = getelementptr double, ptr %126, i64 %114
  %128 = load double, ptr %127
  %129 = load ptr, ptr %102
  %130 = getelementptr double, ptr %129, i64 %114
  %131 = load double, ptr %130
  %132 = add i64 %114, 1
  %133 = getelementptr double, ptr %126, i64 %132
  %134 = load double, ptr %133
  %135 = getelementptr double, ptr %129, i64 %132
  %136 = load double, ptr %135
  %137 = fmul double %134, %136
  %138 = call double @llvm.fmuladd.f64(double %128, double %131, double %137)
  %139 = load ptr, ptr %55
  %140 = shl i64 %105, 1
  %141 = or i64 %140, 1
  %142 = getelementptr double, ptr %139, i64 %141
  %143 = load double, ptr %142
  %144 = fneg double %143
  %145 = fcmp oge double %138, %144
  br label %146

146:
  %147 = phi i1 [ false, %123 ], [ %145, %125 ]
  %148 = zext i1 %147 to i32
  store i64 2, ptr %115
  %149 = load i64, ptr %28
  br label %150

150:
  %151 = phi i64 [ %149, %146 ], [ %104, %118 ], [ %104, %103 ]
  %152 = phi i32 [ %148, %146 ], [ %106, %118 ], [ %106, %103 ]
  %153 = add i64 %105, 1
  %154 = icmp slt i64 %153, %151
  br i1 %154, label %103, label %155

155:
  %156 = phi i32 [ %95, %94 ], [ %152, %150 ]
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %163

158:
  call void @contact_point_slips(ptr %6, ptr %27)
  %159 = load ptr, ptr %49
  %160 = load ptr, ptr %51
  %161 = load i64, ptr %13
  %162 = shl i64 %161, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %159, ptr align 8 %160, i64 %162, i1 false)
  call void @law_forces(ptr %4)
  br label %163

163:
  %164 = load ptr, ptr %48
  %165 = call i32 @contact_let_act(ptr %0, ptr %164)
  %166 = icmp eq i32 %165, 0
  %167 = select i1 %166, i1 true, i1 %56
  br i1 %167, label %172, label %57

168:
  %169 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 36
  store i64 7, ptr %169
  %170 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 37
  store i64 %46, ptr %170
  %171 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 39
  store double 0x7FF8000000000000, ptr %171
  br label %172

172:
  %173 = phi i64 [ 2, %3 ], [ 0, %21 ], [ 12, %168 ], [ 0, %163 ]
  ret i64 %173
}

define void @contact_add(ptr  %0, i64 %1, ptr  %2, ptr  %3, i64 %4) {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %15

7:
  %8 = icmp sgt i64 %4, 0
  br label %9

9:
  %10 = phi i64 [ 0, %7 ], [ %17, %16 ]
  br i1 %8, label %11, label %16

11:
  %12 = mul i64 %10, %4
  %13 = getelementptr double, ptr %0, i64 %10
  %14 = load double, ptr %13
  br label %19

15:
  ret void

16:
  %17 = add i64 %10, 1
  %18 = icmp eq i64 %17, %1
  br i1 %18, label %15, label %9

19:
  %20 = phi double [ %14, %11 ], [ %27, %19 ]
  %21 = phi i64 [ 0, %11 ], [ %28, %19 ]
  %22 = add i64 %21, %12
  %23 = getelementptr double, ptr %2, i64 %22
  %24 = load double, ptr %23
  %25 = getelementptr double, ptr %3, i64 %21
  %26 = load double, ptr %25
  %27 = call double @llvm.fmuladd.f64(double %24, double %26, double %20)
  store double %27, ptr %13
  %28 = add i64 %21, 1
  %29 = icmp eq i64 %28, %4
  br i1 %29, label %16, label %19
}

define i64 @contact_project(ptr  %0, double %1, ptr %2) {
  %4 = getelementptr %struct.model_context, ptr %0, i64 0, i32 27
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 26
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 35
  %9 = load i64, ptr %8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %222, label %11

11:
  %12 = getelementptr %struct.model_context, ptr %0, i64 0, i32 7
  %13 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 7
  %14 = getelementptr %struct.model_call, ptr %13, i64 0, i32 0
  %15 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 8
  %16 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 0
  %17 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 0
  %18 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 5
  %19 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 22
  %20 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 6
  %21 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 1
  %22 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 5
  %23 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 9, i32 0
  %24 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 9, i32 1
  %25 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 9, i32 2
  %26 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 2
  %27 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 3
  %28 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 6
  %29 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 10
  %30 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 1
  %31 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 14
  %32 = bitcast ptr %31 to ptr
  br label %33

33:
  %34 = phi ptr [ %5, %11 ], [ %221, %220 ]
  %35 = phi i32 [ 0, %11 ], [ %218, %220 ]
  %36 = load ptr, ptr %12
  %37 = getelementptr %struct.contact_system, ptr %34, i64 0, i32 4
  %38 = load i64, ptr %37
  %39 = getelementptr double, ptr %36, i64 %38
  %40 = bitcast ptr %39 to ptr
  %41 = getelementptr %struct.contact_system, ptr %34, i64 0, i32 1
  %42 = load i64, ptr %41
  %43 = shl i64 %42, 3
  call void @llvm.memset.p0.i64(ptr align 8 %40, i8 0, i64 %43, i1 false)
  %44 = getelementptr %struct.contact_system, ptr %34, i64 0, i32 28
  store i64 0, ptr %44
  %45 = load ptr, ptr %14
  %46 = icmp eq ptr %45, null
  %47 = select i1 %46, ptr %15, ptr %13
  %48 = load ptr, ptr %16
  %49 = getelementptr %struct.model_call, ptr %47, i64 0, i32 0
  %50 = load ptr, ptr %49
  %51 = load ptr, ptr %12
  %52 = getelementptr %struct.model_call, ptr %47, i64 0, i32 1
  %53 = load ptr, ptr %52
  %54 = getelementptr %struct.model_call, ptr %47, i64 0, i32 2
  %55 = load ptr, ptr %54
  call void %50(double %1, ptr %2, ptr %51, ptr %53, ptr %55, ptr %48)
  %56 = load i64, ptr %17
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %58, label %121

58:
  %59 = load ptr, ptr %18
  %60 = load ptr, ptr %19
  br label %61

61:
  %62 = phi double [ 0.000000e+00, %58 ], [ %117, %116 ]
  %63 = phi double [ 0.000000e+00, %58 ], [ %118, %116 ]
  %64 = phi i64 [ 0, %58 ], [ %119, %116 ]
  %65 = shl i64 %64, 2
  %66 = getelementptr i64, ptr %59, i64 %65
  %67 = getelementptr i64, ptr %66, i64 1
  %68 = load i64, ptr %67
  %69 = load i64, ptr %66
  %70 = icmp ne i64 %69, 2
  %71 = zext i1 %70 to i64
  %72 = add i64 %68, %71
  %73 = getelementptr i64, ptr %60, i64 %64
  %74 = load i64, ptr %73
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %116, label %76

76:
  %77 = icmp eq i64 %69, 0
  br i1 %77, label %78, label %89

78:
  %79 = load ptr, ptr %16
  %80 = getelementptr double, ptr %79, i64 %64
  %81 = load double, ptr %80
  %82 = call double @llvm.fabs.f64(double %81)
  %83 = load ptr, ptr %20
  %84 = shl i64 %64, 1
  %85 = getelementptr double, ptr %83, i64 %84
  %86 = load double, ptr %85
  %87 = fdiv double %82, %86
  %88 = call double @llvm.maxnum.f64(double %62, double %87)
  br label %89

89:
  %90 = phi double [ %88, %78 ], [ %62, %76 ]
  %91 = icmp eq i64 %74, 1
  br i1 %91, label %92, label %96

92:
  %93 = getelementptr i64, ptr %66, i64 2
  %94 = load i64, ptr %93
  %95 = add i64 %94, %72
  br label %96

96:
  %97 = phi i64 [ %95, %92 ], [ %72, %89 ]
  %98 = icmp slt i64 %68, %97
  br i1 %98, label %99, label %116

99:
  %100 = load ptr, ptr %21
  %101 = load ptr, ptr %20
  %102 = shl i64 %64, 1
  %103 = or i64 %102, 1
  %104 = getelementptr double, ptr %101, i64 %103
  %105 = load double, ptr %104
  br label %106

106:
  %107 = phi double [ %63, %99 ], [ %113, %106 ]
  %108 = phi i64 [ %68, %99 ], [ %114, %106 ]
  %109 = getelementptr double, ptr %100, i64 %108
  %110 = load double, ptr %109
  %111 = call double @llvm.fabs.f64(double %110)
  %112 = fdiv double %111, %105
  %113 = call double @llvm.maxnum.f64(double %107, double %112)
  %114 = add i64 %108, 1
  %115 = icmp eq i64 %114, %97
  br i1 %115, label %116, label %106

116:
  %117 = phi double [ %62, %61 ], [ %90, %96 ], [ %90, %106 ]
  %118 = phi double [ %63, %61 ], [ %63, %96 ], [ %113, %106 ]
  %119 = add i64 %64, 1
  %120 = icmp eq i64 %119, %56
  br i1 %120, label %121, label %61

121:
  %122 = phi double [ 0.000000e+00, %33 ], [ %117, %116 ]
  %123 = phi double [ 0.000000e+00, %33 ], [ %118, %116 ]
  %124 = fcmp ole double %122, 1.000000e-03
  %125 = fcmp ole double %123, 1.000000e-03
  %126 = select i1 %124, i1 %125, i1 false
  br i1 %126, label %222, label %127

127:
  call void @contact_evaluate(ptr %0, double %1, ptr %2)
  %128 = load ptr, ptr %22
  %129 = load ptr, ptr %23
  %130 = load ptr, ptr %12
  %131 = load ptr, ptr %24
  %132 = load ptr, ptr %25
  call void %129(double %1, ptr %2, ptr %130, ptr %131, ptr %132, ptr %128)
  %133 = fcmp ogt double %122, 1.000000e-03
  br i1 %133, label %134, label %186

134:
  %135 = load ptr, ptr %32
  %136 = load i64, ptr %30
  %137 = shl i64 %136, 3
  call void @llvm.memset.p0.i64(ptr align 8 %135, i8 0, i64 %137, i1 false)
  %138 = load i64, ptr %17
  %139 = icmp sgt i64 %138, 0
  br i1 %139, label %142, label %140

140:
  %141 = load ptr, ptr %31
  br label %147

142:
  %143 = load ptr, ptr %16
  %144 = load ptr, ptr %31
  %145 = load ptr, ptr %18
  %146 = getelementptr i64, ptr %145, i64 1
  br label %176

147:
  %148 = phi ptr [ %141, %140 ], [ %144, %176 ]
  call void @change_rows(ptr %5, ptr %148, i32 0)
  %149 = load i64, ptr %26
  %150 = load ptr, ptr %22
  %151 = load ptr, ptr %29
  %152 = load i64, ptr %30
  %153 = icmp sgt i64 %149, 0
  br i1 %153, label %154, label %217

154:
  %155 = icmp sgt i64 %152, 0
  br label %156

156:
  %157 = phi i64 [ 0, %154 ], [ %163, %162 ]
  br i1 %155, label %158, label %162

158:
  %159 = mul i64 %157, %152
  %160 = getelementptr double, ptr %2, i64 %157
  %161 = load double, ptr %160
  br label %165

162:
  %163 = add i64 %157, 1
  %164 = icmp eq i64 %163, %149
  br i1 %164, label %217, label %156

165:
  %166 = phi double [ %161, %158 ], [ %173, %165 ]
  %167 = phi i64 [ 0, %158 ], [ %174, %165 ]
  %168 = add i64 %167, %159
  %169 = getelementptr double, ptr %150, i64 %168
  %170 = load double, ptr %169
  %171 = getelementptr double, ptr %151, i64 %167
  %172 = load double, ptr %171
  %173 = call double @llvm.fmuladd.f64(double %170, double %172, double %166)
  store double %173, ptr %160
  %174 = add i64 %167, 1
  %175 = icmp eq i64 %174, %152
  br i1 %175, label %162, label %165

176:
  %177 = phi i64 [ 0, %142 ], [ %184, %176 ]
  %178 = getelementptr double, ptr %143, i64 %177
  %179 = load double, ptr %178
  %180 = shl i64 %177, 2
  %181 = getelementptr i64, ptr %146, i64 %180
  %182 = load i64, ptr %181
  %183 = getelementptr double, ptr %144, i64 %182
  store double %179, ptr %183
  %184 = add i64 %177, 1
  %185 = icmp eq i64 %184, %138
  br i1 %185, label %147, label %176

186:
  %187 = load ptr, ptr %21
  call void @change_rows(ptr %5, ptr %187, i32 1)
  %188 = load i64, ptr %26
  %189 = getelementptr double, ptr %2, i64 %188
  %190 = load i64, ptr %27
  %191 = load ptr, ptr %28
  %192 = load ptr, ptr %29
  %193 = load i64, ptr %30
  %194 = icmp sgt i64 %190, 0
  br i1 %194, label %195, label %217

195:
  %196 = icmp sgt i64 %193, 0
  br label %197

197:
  %198 = phi i64 [ 0, %195 ], [ %204, %203 ]
  br i1 %196, label %199, label %203

199:
  %200 = mul i64 %198, %193
  %201 = getelementptr double, ptr %189, i64 %198
  %202 = load double, ptr %201
  br label %206

203:
  %204 = add i64 %198, 1
  %205 = icmp eq i64 %204, %190
  br i1 %205, label %217, label %197

206:
  %207 = phi double [ %202, %199 ], [ %214, %206 ]
  %208 = phi i64 [ 0, %199 ], [ %215, %206 ]
  %209 = add i64 %208, %200
  %210 = getelementptr double, ptr %191, i64 %209
  %211 = load double, ptr %210
  %212 = getelementptr double, ptr %192, i64 %208
  %213 = load double, ptr %212
  %214 = call double @llvm.fmuladd.f64(double %211, double %213, double %207)
  store double %214, ptr %201
  %215 = add i64 %208, 1
  %216 = icmp eq i64 %215, %193
  br i1 %216, label %203, label %206

217:
  %218 = add i32 %35, 1
  %219 = icmp eq i32 %218, 3
  br i1 %219, label %222, label %220

220:
  %221 = load ptr, ptr %4
  br label %33

222:
  ret i64 0
}

define internal void @change_rows(ptr  %0, ptr  %1, i32 %2) {
  %4 = alloca %struct.law_problem, align 8
  %5 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 26
  %6 = load ptr, ptr %5
  %7 = bitcast ptr %4 to ptr
  call void @contact_in_modes(ptr sret(%struct.law_problem) align 8 %4, ptr %0)
  %8 = getelementptr %struct.contact_parts, ptr %6, i64 0, i32 9
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
  %19 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 6
  %20 = load ptr, ptr %19
  %21 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  %22 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 8
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
  %31 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 10
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

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

define i32 @law_combine(ptr %0, ptr  %1) {
  %3 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 0
  %4 = load i64, ptr %3
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %13

6:
  %7 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 16
  %8 = load i64, ptr %7
  br label %9

9:
  %10 = phi i64 [ 1, %6 ], [ %30, %28 ]
  %11 = phi i64 [ 0, %6 ], [ %31, %28 ]
  %12 = icmp sgt i64 %10, %8
  br i1 %12, label %13, label %28

13:
  %14 = phi i64 [ 1, %2 ], [ %30, %28 ], [ %10, %9 ]
  %15 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 16
  %16 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %17 = bitcast ptr %16 to ptr
  %18 = shl i64 %14, 2
  %19 = load i64, ptr %1
  %20 = icmp slt i64 %19, %18
  br i1 %20, label %21, label %149

21:
  %22 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %23 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 6
  %24 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 7
  %25 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %26 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
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
  %4 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 6
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
  %17 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 7
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
  %3 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 6
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

declare i64 @llvm.smax.i64(i64, i64)

define i64 @contact_resolve(ptr %0, ptr %1) {
  %3 = alloca %struct.law_problem, align 8
  %4 = getelementptr %struct.model_context, ptr %0, i64 0, i32 27
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 26
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 22
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 34
  %11 = load i64, ptr %10
  %12 = sdiv i64 %11, 2
  %13 = and i64 %11, -9223372036854775807
  %14 = icmp eq i64 %13, 1
  br i1 %14, label %15, label %150

15:
  %16 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 22
  %17 = load ptr, ptr %16
  %18 = getelementptr i64, ptr %17, i64 %12
  %19 = load i64, ptr %18
  %20 = icmp eq i64 %19, 2
  br i1 %20, label %21, label %150

21:
  %22 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %23 = load double, ptr %22
  %24 = call double @model_time(ptr %0, double %23)
  %25 = call ptr @ode_state(ptr %1)
  %26 = call i64 @model_inputs(ptr %0, double %24, ptr %25)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %153

28:
  %29 = call i32 @contact_slips_in_plane(ptr %5, i64 %12)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %150, label %31

31:
  %32 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 0
  %33 = load i64, ptr %32
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %110

35:
  %36 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 5
  %37 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 6
  %38 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 13
  br label %43

39:
  %40 = icmp sgt i64 %108, 0
  br i1 %40, label %41, label %110

41:
  %42 = load ptr, ptr %16
  br label %120

43:
  %44 = phi double [ 0.000000e+00, %35 ], [ %106, %105 ]
  %45 = phi i64 [ 0, %35 ], [ %107, %105 ]
  %46 = load ptr, ptr %6
  %47 = load ptr, ptr %36
  %48 = shl i64 %45, 2
  %49 = getelementptr i64, ptr %47, i64 %48
  %50 = getelementptr i64, ptr %49, i64 1
  %51 = load i64, ptr %50
  %52 = load i64, ptr %49
  %53 = icmp ne i64 %52, 2
  %54 = zext i1 %53 to i64
  %55 = add i64 %51, %54
  %56 = call i32 @contact_slips_in_plane(ptr %5, i64 %45)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %91, label %58

58:
  %59 = getelementptr %struct.contact_parts, ptr %46, i64 0, i32 1
  %60 = load ptr, ptr %59
  %61 = getelementptr double, ptr %60, i64 %55
  %62 = getelementptr %struct.contact_parts, ptr %46, i64 0, i32 11
  %63 = load ptr, ptr %62
  %64 = getelementptr double, ptr %63, i64 %55
  %65 = load double, ptr %61
  %66 = getelementptr double, ptr %61, i64 1
  %67 = load double, ptr %66
  %68 = fmul double %67, %67
  %69 = call double @llvm.fmuladd.f64(double %65, double %65, double %68)
  %70 = load double, ptr %64
  %71 = getelementptr double, ptr %64, i64 1
  %72 = load double, ptr %71
  %73 = fmul double %67, %72
  %74 = call double @llvm.fmuladd.f64(double %65, double %70, double %73)
  %75 = fneg double %74
  %76 = call double @llvm.sqrt.f64(double %69)
  %77 = load ptr, ptr %37
  %78 = shl i64 %45, 1
  %79 = or i64 %78, 1
  %80 = getelementptr double, ptr %77, i64 %79
  %81 = load double, ptr %80
  %82 = fcmp ugt double %76, %81
  br i1 %82, label %85, label %83

83:
  %84 = getelementptr i64, ptr %9, i64 %45
  store i64 1, ptr %84
  br label %102

85:
  %86 = load double, ptr %38
  %87 = fmul double %86, 2.000000e-01
  %88 = fmul double %87, %75
  %89 = fcmp ugt double %69, %88
  %90 = fdiv double %69, %75
  br i1 %89, label %91, label %95

91:
  %92 = icmp eq i64 %45, %12
  %93 = zext i1 %92 to i64
  %94 = getelementptr i64, ptr %9, i64 %45
  store i64 %93, ptr %94
  br label %105

95:
  %96 = icmp eq i64 %45, %12
  %97 = fcmp uno double %90, 0.000000e+00
  %98 = xor i1 %97, true
  %99 = select i1 %96, i1 true, i1 %98
  %100 = zext i1 %99 to i64
  %101 = getelementptr i64, ptr %9, i64 %45
  store i64 %100, ptr %101
  br i1 %97, label %105, label %102

102:
  %103 = phi double [ 0.000000e+00, %83 ], [ %90, %95 ]
  %104 = call double @llvm.maxnum.f64(double %44, double %103)
  br label %105

105:
  %106 = phi double [ %104, %102 ], [ %44, %95 ], [ %44, %91 ]
  %107 = add i64 %45, 1
  %108 = load i64, ptr %32
  %109 = icmp slt i64 %107, %108
  br i1 %109, label %43, label %39

110:
  %111 = phi double [ %106, %39 ], [ 0.000000e+00, %31 ], [ %106, %128 ]
  %112 = load double, ptr %22
  %113 = call double @model_time(ptr %0, double %112)
  %114 = call ptr @ode_state(ptr %1)
  %115 = call i64 @contact_project(ptr %0, double %113, ptr %114)
  %116 = load i64, ptr %32
  %117 = icmp sgt i64 %116, 0
  br i1 %117, label %118, label %148

118:
  %119 = load ptr, ptr %16
  br label %134

120:
  %121 = phi i64 [ 0, %41 ], [ %131, %128 ]
  %122 = getelementptr i64, ptr %9, i64 %121
  %123 = load i64, ptr %122
  %124 = icmp eq i64 %123, 0
  br i1 %124, label %125, label %128

125:
  %126 = getelementptr i64, ptr %42, i64 %121
  %127 = load i64, ptr %126
  br label %128

128:
  %129 = phi i64 [ %127, %125 ], [ 1, %120 ]
  %130 = getelementptr i64, ptr %42, i64 %121
  store i64 %129, ptr %130
  %131 = add i64 %121, 1
  %132 = load i64, ptr %32
  %133 = icmp slt i64 %131, %132
  br i1 %133, label %120, label %110

134:
  %135 = phi i64 [ 0, %118 ], [ %145, %142 ]
  %136 = getelementptr i64, ptr %9, i64 %135
  %137 = load i64, ptr %136
  %138 = icmp eq i64 %137, 0
  br i1 %138, label %139, label %142

139:
  %140 = getelementptr i64, ptr %119, i64 %135
  %141 = load i64, ptr %140
  br label %142

142:
  %143 = phi i64 [ %141, %139 ], [ 2, %134 ]
  %144 = getelementptr i64, ptr %119, i64 %135
  store i64 %143, ptr %144
  %145 = add i64 %135, 1
  %146 = load i64, ptr %32
  %147 = icmp slt i64 %145, %146
  br i1 %147, label %134, label %148

148:
  %149 = icmp eq i64 %115, 0
  br i1 %149, label %150, label %153

150:
  %151 = phi double [ %111, %148 ], [ 0.000000e+00, %15 ], [ 0.000000e+00, %2 ], [ 0.000000e+00, %28 ]
  %152 = call i64 @contact_look(ptr %0, ptr %1)
  br label %153

153:
  %154 = phi double [ %151, %150 ], [ %111, %148 ], [ 0.000000e+00, %21 ]
  %155 = phi i64 [ %152, %150 ], [ %115, %148 ], [ %26, %21 ]
  %156 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 0
  %157 = load i64, ptr %156
  %158 = icmp sgt i64 %157, 0
  br i1 %158, label %159, label %196

159:
  %160 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 29
  %161 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 5
  %162 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 0
  %163 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 6
  br label %164

164:
  %165 = phi i64 [ 0, %159 ], [ %193, %192 ]
  %166 = call i32 @contact_touches(ptr %5, ptr %7, i64 %165)
  %167 = sext i32 %166 to i64
  %168 = getelementptr i64, ptr %9, i64 %165
  store i64 %167, ptr %168
  %169 = load i64, ptr %160
  %170 = icmp eq i64 %169, 0
  br i1 %170, label %171, label %192

171:
  %172 = load i64, ptr %10
  %173 = icmp slt i64 %172, 0
  br i1 %173, label %174, label %192

174:
  %175 = load ptr, ptr %161
  %176 = shl i64 %165, 2
  %177 = getelementptr i64, ptr %175, i64 %176
  %178 = load i64, ptr %177
  %179 = icmp eq i64 %178, 0
  br i1 %179, label %180, label %192

180:
  %181 = load ptr, ptr %162
  %182 = getelementptr double, ptr %181, i64 %165
  %183 = load double, ptr %182
  %184 = load ptr, ptr %163
  %185 = shl i64 %165, 1
  %186 = getelementptr double, ptr %184, i64 %185
  %187 = load double, ptr %186
  %188 = fneg double %187
  %189 = fcmp olt double %183, %188
  br i1 %189, label %190, label %192

190:
  %191 = call i64 @contact_fail(ptr %5, i64 5, i64 %165, double %183)
  br label %445

192:
  %193 = add i64 %165, 1
  %194 = load i64, ptr %156
  %195 = icmp slt i64 %193, %194
  br i1 %195, label %164, label %196

196:
  %197 = phi i64 [ %157, %153 ], [ %194, %192 ]
  %198 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %199 = load double, ptr %198
  %200 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 42
  %201 = load double, ptr %200
  %202 = fsub double %199, %201
  %203 = call double @llvm.fabs.f64(double %202)
  %204 = call double @llvm.fabs.f64(double %199)
  %205 = call double @llvm.maxnum.f64(double %204, double 1.000000e+00)
  %206 = fmul double %205, 0x3D719799812DEA11
  %207 = fcmp ugt double %203, %206
  br i1 %207, label %211, label %208

208:
  %209 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 38
  %210 = load i64, ptr %209
  br label %211

211:
  %212 = phi i64 [ %210, %208 ], [ 0, %196 ]
  store double %199, ptr %200
  %213 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 38
  %214 = add i64 %212, 1
  store i64 %214, ptr %213
  %215 = mul i64 %197, 20
  %216 = icmp slt i64 %212, %215
  br i1 %216, label %217, label %227

217:
  %218 = icmp eq i64 %155, 0
  %219 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 17
  br i1 %218, label %220, label %266

220:
  %221 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 16
  %222 = load i64, ptr %219
  %223 = mul i64 %197, 3
  %224 = add i64 %223, %222
  %225 = load i64, ptr %221
  %226 = icmp sgt i64 %224, %225
  br i1 %226, label %255, label %233

227:
  %228 = load i64, ptr %10
  %229 = sdiv i64 %228, 2
  %230 = icmp sgt i64 %228, -1
  %231 = select i1 %230, i64 %229, i64 -1
  %232 = call i64 @contact_fail(ptr %5, i64 4, i64 %231, double %199)
  br label %445

233:
  %234 = phi i32 [ %248, %247 ], [ 0, %220 ]
  %235 = icmp eq i32 %234, 0
  %236 = zext i1 %235 to i32
  %237 = call i32 @contact_any_approaches(ptr %5, ptr %7, i32 %236)
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %255, label %239

239:
  %240 = icmp eq i32 %234, 100
  br i1 %240, label %241, label %244

241:
  %242 = load double, ptr %198
  %243 = call i64 @contact_fail(ptr %5, i64 4, i64 -1, double %242)
  br label %445

244:
  %245 = call i64 @contact_impact(ptr %0, ptr %1)
  %246 = icmp eq i64 %245, 0
  br i1 %246, label %247, label %255

247:
  %248 = add i32 %234, 1
  %249 = load i64, ptr %156
  %250 = load i64, ptr %219
  %251 = mul i64 %249, 3
  %252 = add i64 %251, %250
  %253 = load i64, ptr %221
  %254 = icmp sgt i64 %252, %253
  br i1 %254, label %255, label %233

255:
  %256 = phi i64 [ 0, %220 ], [ %245, %244 ], [ 0, %247 ], [ 0, %233 ]
  %257 = phi i1 [ true, %220 ], [ false, %244 ], [ true, %247 ], [ true, %233 ]
  %258 = load i64, ptr %156
  %259 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 17
  %260 = load i64, ptr %259
  %261 = mul i64 %258, 3
  %262 = add i64 %261, %260
  %263 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 16
  %264 = load i64, ptr %263
  %265 = icmp sgt i64 %262, %264
  br i1 %265, label %273, label %275

266:
  %267 = load i64, ptr %219
  %268 = mul i64 %197, 3
  %269 = add i64 %268, %267
  %270 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 16
  %271 = load i64, ptr %270
  %272 = icmp sgt i64 %269, %271
  br i1 %272, label %273, label %276

273:
  %274 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 29
  store i64 0, ptr %274
  br label %445

275:
  br i1 %257, label %279, label %276

276:
  %277 = phi i64 [ %256, %275 ], [ %155, %266 ]
  %278 = bitcast ptr %3 to ptr
  call void @contact_problem(ptr sret(%struct.law_problem) align 8 %3, ptr %5)
  br label %442

279:
  %280 = call i64 @settle_modes(ptr %0, ptr %1, ptr %9)
  %281 = bitcast ptr %3 to ptr
  call void @contact_problem(ptr sret(%struct.law_problem) align 8 %3, ptr %5)
  %282 = icmp eq i64 %280, 0
  br i1 %282, label %283, label %442

283:
  %284 = call double @contact_series_limit(ptr %5, ptr %9, ptr %3)
  %285 = fcmp ogt double %284, 0.000000e+00
  br i1 %285, label %286, label %292

286:
  call void @contact_end_series(ptr %0, ptr %1, double %284, ptr %3)
  %287 = call i64 @contact_look(ptr %0, ptr %1)
  %288 = icmp eq i64 %287, 0
  br i1 %288, label %289, label %442

289:
  %290 = call i64 @settle_modes(ptr %0, ptr %1, ptr %9)
  %291 = icmp eq i64 %290, 0
  br i1 %291, label %292, label %442

292:
  %293 = load double, ptr %198
  %294 = load ptr, ptr %6
  %295 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 35
  store i64 0, ptr %295
  %296 = load i64, ptr %156
  %297 = icmp sgt i64 %296, 0
  br i1 %297, label %298, label %347

298:
  %299 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 22
  %300 = getelementptr %struct.contact_parts, ptr %294, i64 0, i32 21
  %301 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 30
  %302 = getelementptr %struct.contact_parts, ptr %294, i64 0, i32 7
  br label %303

303:
  %304 = phi i64 [ 0, %298 ], [ %342, %331 ]
  %305 = load ptr, ptr %299
  %306 = getelementptr i64, ptr %305, i64 %304
  %307 = load i64, ptr %306
  %308 = load ptr, ptr %300
  %309 = getelementptr i64, ptr %308, i64 %304
  %310 = load i64, ptr %309
  %311 = icmp eq i64 %307, 0
  br i1 %311, label %317, label %312

312:
  %313 = icmp eq i64 %310, 0
  br i1 %313, label %317, label %314

314:
  %315 = icmp eq i64 %310, 1
  %316 = select i1 %315, i64 3, i64 4
  br label %317

317:
  %318 = phi i64 [ 1, %303 ], [ %316, %314 ], [ 2, %312 ]
  %319 = icmp eq i64 %310, %307
  br i1 %319, label %331, label %320

320:
  %321 = load i64, ptr %301
  %322 = icmp eq i64 %321, 0
  br i1 %322, label %323, label %331

323:
  %324 = icmp eq i64 %318, 1
  %325 = icmp eq i64 %318, 3
  %326 = select i1 %325, double %154, double -0.000000e+00
  %327 = select i1 %324, double %284, double %326
  %328 = fadd double %293, %327
  %329 = call ptr @contact_record(ptr %5, double %328, i64 %318, i64 %304)
  %330 = load ptr, ptr %299
  br label %331

331:
  %332 = phi ptr [ %330, %323 ], [ %305, %320 ], [ %305, %317 ]
  %333 = getelementptr i64, ptr %332, i64 %304
  store i64 %310, ptr %333
  %334 = call i32 @contact_begins(ptr %5, i64 %304)
  %335 = sitofp i32 %334 to double
  %336 = load ptr, ptr %302
  %337 = getelementptr double, ptr %336, i64 %304
  store double %335, ptr %337
  %338 = icmp ne i64 %310, 0
  %339 = zext i1 %338 to i64
  %340 = load i64, ptr %295
  %341 = add i64 %340, %339
  store i64 %341, ptr %295
  %342 = add i64 %304, 1
  %343 = load i64, ptr %156
  %344 = icmp slt i64 %342, %343
  br i1 %344, label %303, label %345

345:
  %346 = load double, ptr %198
  br label %347

347:
  %348 = phi double [ %346, %345 ], [ %293, %292 ]
  %349 = call double @model_time(ptr %0, double %348)
  %350 = call ptr @ode_state(ptr %1)
  %351 = call i64 @contact_project(ptr %0, double %349, ptr %350)
  %352 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 39
  %353 = load i64, ptr %352
  %354 = load double, ptr %198
  %355 = load ptr, ptr %6
  %356 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 7
  %357 = load double, ptr %356
  %358 = call double @llvm.fabs.f64(double %357)
  %359 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 45
  %360 = load double, ptr %359
  %361 = call double @llvm.maxnum.f64(double %358, double %360)
  store double 0.000000e+00, ptr %359
  %362 = load i64, ptr %10
  %363 = icmp sgt i64 %362, -1
  br i1 %363, label %364, label %380

364:
  %365 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 6
  %366 = load double, ptr %365
  %367 = fsub double %354, %366
  %368 = call double @llvm.fabs.f64(double %367)
  %369 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 8
  %370 = load double, ptr %369
  %371 = call double @llvm.fabs.f64(double %370)
  %372 = fmul double %371, 1.000000e-04
  %373 = call double @llvm.maxnum.f64(double %368, double %372)
  %374 = fmul double %373, 1.000000e+02
  %375 = call double @llvm.fabs.f64(double %354)
  %376 = call double @llvm.maxnum.f64(double %375, double 1.000000e+00)
  %377 = fmul double %376, 1.000000e-09
  %378 = call double @llvm.maxnum.f64(double %374, double %377)
  %379 = call double @llvm.minnum.f64(double %361, double %378)
  br label %380

380:
  %381 = phi double [ %379, %364 ], [ %361, %347 ]
  %382 = load i64, ptr %156
  %383 = icmp sgt i64 %382, 0
  br i1 %383, label %384, label %433

384:
  %385 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 5
  %386 = load ptr, ptr %385
  %387 = getelementptr %struct.contact_parts, ptr %355, i64 0, i32 1
  %388 = load ptr, ptr %387
  %389 = getelementptr %struct.contact_parts, ptr %355, i64 0, i32 11
  %390 = load ptr, ptr %389
  %391 = getelementptr %struct.contact_parts, ptr %355, i64 0, i32 22
  %392 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 6
  br label %393

393:
  %394 = phi double [ 0.000000e+00, %384 ], [ %429, %428 ]
  %395 = phi double [ %381, %384 ], [ %430, %428 ]
  %396 = phi i64 [ 0, %384 ], [ %431, %428 ]
  %397 = shl i64 %396, 2
  %398 = getelementptr i64, ptr %386, i64 %397
  %399 = getelementptr i64, ptr %398, i64 1
  %400 = load i64, ptr %399
  %401 = getelementptr double, ptr %388, i64 %400
  %402 = load double, ptr %401
  %403 = getelementptr double, ptr %390, i64 %400
  %404 = load double, ptr %403
  %405 = fneg double %404
  %406 = load i64, ptr %398
  %407 = icmp eq i64 %406, 0
  br i1 %407, label %408, label %428

408:
  %409 = load ptr, ptr %391
  %410 = getelementptr i64, ptr %409, i64 %396
  %411 = load i64, ptr %410
  %412 = icmp ne i64 %411, 0
  %413 = fcmp olt double %404, 0.000000e+00
  %414 = select i1 %412, i1 %413, i1 false
  br i1 %414, label %415, label %428

415:
  %416 = load ptr, ptr %392
  %417 = shl i64 %396, 1
  %418 = or i64 %417, 1
  %419 = getelementptr double, ptr %416, i64 %418
  %420 = load double, ptr %419
  %421 = fcmp ogt double %402, %420
  br i1 %421, label %422, label %428

422:
  %423 = fmul double %402, 2.500000e+00
  %424 = fdiv double %423, %405
  %425 = fcmp olt double %424, %395
  br i1 %425, label %426, label %428

426:
  %427 = call double @llvm.maxnum.f64(double %394, double %395)
  store double %427, ptr %359
  br label %428

428:
  %429 = phi double [ %427, %426 ], [ %394, %422 ], [ %394, %415 ], [ %394, %408 ], [ %394, %393 ]
  %430 = phi double [ %424, %426 ], [ %395, %422 ], [ %395, %415 ], [ %395, %408 ], [ %395, %393 ]
  %431 = add i64 %396, 1
  %432 = icmp eq i64 %431, %382
  br i1 %432, label %433, label %393

433:
  %434 = phi double [ %381, %380 ], [ %430, %428 ]
  %435 = call double @llvm.copysign.f64(double %434, double %357)
  call void @ode_start(ptr %1, double %354, double %435)
  store i64 %353, ptr %352
  %436 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 29
  store i64 1, ptr %436
  %437 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 30
  %438 = bitcast ptr %437 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %438, i8 0, i64 16, i1 false)
  store i64 -1, ptr %10
  %439 = load double, ptr %198
  %440 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 44
  store double %439, ptr %440
  %441 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 43
  store double 0.000000e+00, ptr %441
  br label %442

442:
  %443 = phi i64 [ %351, %433 ], [ %290, %289 ], [ %287, %286 ], [ %277, %276 ], [ %280, %279 ]
  %444 = bitcast ptr %3 to ptr
  br label %445

445:
  %446 = phi i64 [ %232, %227 ], [ %243, %241 ], [ %443, %442 ], [ 13, %273 ], [ %191, %190 ]
  ret i64 %446
}

declare double @model_time(ptr, double)

declare ptr @ode_state(ptr)

declare i64 @model_inputs(ptr, double, ptr)

define internal i64 @settle_modes(ptr %0, ptr %1, ptr  %2) {
  %4 = getelementptr %struct.model_context, ptr %0, i64 0, i32 27
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 26
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %9 = load double, ptr %8
  %10 = call i64 @choose_modes(ptr %5, double %9, ptr %2)
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %35

12:
  %13 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 10
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

declare double @llvm.minnum.f64(double, double)

declare double @llvm.copysign.f64(double, double)

declare void @ode_start(ptr, double, double)

define internal i64 @choose_modes(ptr %0, double %1, ptr  %2) {
  %4 = alloca %struct.law_problem, align 8
  %5 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 26
  %6 = load ptr, ptr %5
  %7 = bitcast ptr %4 to ptr
  call void @contact_in_modes(ptr sret(%struct.law_problem) align 8 %4, ptr %0)
  call void @contact_point_slips(ptr %0, ptr %6)
  %8 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 34
  %9 = load i64, ptr %8
  %10 = icmp sgt i64 %9, -1
  %11 = srem i64 %9, 2
  %12 = icmp eq i64 %11, 1
  %13 = and i1 %10, %12
  %14 = sdiv i64 %9, 2
  %15 = select i1 %13, i64 %14, i64 -1
  %16 = icmp sgt i64 %15, -1
  br i1 %16, label %27, label %17

17:
  %18 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 10
  %19 = bitcast ptr %18 to ptr
  %20 = load ptr, ptr %19
  %21 = getelementptr %struct.contact_parts, ptr %6, i64 0, i32 8
  %22 = bitcast ptr %21 to ptr
  %23 = load ptr, ptr %22
  %24 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 1
  %25 = load i64, ptr %24
  %26 = shl i64 %25, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %23, i64 %26, i1 false)
  br label %43

27:
  %28 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 22
  %29 = load ptr, ptr %28
  %30 = getelementptr i64, ptr %29, i64 %15
  %31 = load i64, ptr %30
  %32 = icmp eq i64 %31, 1
  %33 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 10
  %34 = bitcast ptr %33 to ptr
  %35 = load ptr, ptr %34
  %36 = getelementptr %struct.contact_parts, ptr %6, i64 0, i32 8
  %37 = bitcast ptr %36 to ptr
  %38 = load ptr, ptr %37
  %39 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 1
  %40 = load i64, ptr %39
  %41 = shl i64 %40, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %35, ptr align 8 %38, i64 %41, i1 false)
  br i1 %32, label %42, label %43

42:
  call void @law_forces(ptr %4)
  br label %43

43:
  %44 = phi ptr [ %24, %17 ], [ %39, %42 ], [ %39, %27 ]
  %45 = phi ptr [ %19, %17 ], [ %34, %42 ], [ %34, %27 ]
  %46 = phi ptr [ %18, %17 ], [ %33, %42 ], [ %33, %27 ]
  %47 = phi i1 [ false, %17 ], [ true, %42 ], [ false, %27 ]
  %48 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 0
  %49 = load i64, ptr %48
  %50 = icmp sgt i64 %49, 0
  br i1 %50, label %51, label %59

51:
  %52 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  %53 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 6
  %54 = getelementptr %struct.contact_parts, ptr %6, i64 0, i32 1
  %55 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 6
  %56 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 22
  %57 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 8
  %58 = getelementptr %struct.contact_parts, ptr %6, i64 0, i32 9
  br label %62

59:
  %60 = call i64 @law_solve(ptr %4)
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %168, label %162

62:
  %63 = phi i64 [ 0, %51 ], [ %159, %158 ]
  %64 = load ptr, ptr %52
  %65 = shl i64 %63, 2
  %66 = getelementptr i64, ptr %64, i64 %65
  %67 = getelementptr i64, ptr %66, i64 1
  %68 = load i64, ptr %67
  %69 = load i64, ptr %66
  %70 = icmp ne i64 %69, 2
  %71 = zext i1 %70 to i64
  %72 = add i64 %68, %71
  %73 = load ptr, ptr %53
  %74 = shl i64 %63, 1
  %75 = or i64 %74, 1
  %76 = getelementptr double, ptr %73, i64 %75
  %77 = load double, ptr %76
  br i1 %70, label %78, label %87

78:
  %79 = getelementptr i64, ptr %2, i64 %63
  %80 = load i64, ptr %79
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %87, label %82

82:
  %83 = load ptr, ptr %54
  %84 = getelementptr double, ptr %83, i64 %68
  %85 = load double, ptr %84
  %86 = fcmp ole double %85, %77
  br label %87

87:
  %88 = phi i1 [ true, %62 ], [ false, %78 ], [ %86, %82 ]
  %89 = zext i1 %88 to i64
  %90 = load ptr, ptr %55
  %91 = getelementptr i64, ptr %90, i64 %63
  store i64 %89, ptr %91
  %92 = load ptr, ptr %56
  %93 = getelementptr i64, ptr %92, i64 %63
  %94 = load i64, ptr %93
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %100, label %96

96:
  %97 = load i64, ptr %8
  %98 = icmp slt i64 %97, 0
  %99 = select i1 %98, i64 1, i64 %94
  br label %100

100:
  %101 = phi i64 [ 1, %87 ], [ %99, %96 ]
  %102 = load ptr, ptr %57
  %103 = getelementptr i64, ptr %102, i64 %63
  store i64 %101, ptr %103
  %104 = load i64, ptr %66
  %105 = icmp eq i64 %104, 2
  br i1 %105, label %113, label %106

106:
  %107 = load i64, ptr %8
  %108 = icmp eq i64 %107, %74
  br i1 %108, label %109, label %113

109:
  %110 = load i64, ptr %93
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %113, label %112

112:
  store i64 0, ptr %103
  br label %113

113:
  %114 = icmp eq i64 %63, %15
  %115 = and i1 %47, %114
  br i1 %115, label %116, label %138

116:
  %117 = load ptr, ptr %46
  %118 = load ptr, ptr %58
  %119 = call double @contact_slide(ptr %0, i64 %15, ptr %117, ptr %118)
  %120 = getelementptr i64, ptr %66, i64 2
  %121 = load i64, ptr %120
  %122 = add i64 %121, %72
  %123 = fcmp ogt double %119, 0.000000e+00
  %124 = icmp sgt i64 %121, 0
  %125 = select i1 %124, i1 %123, i1 false
  br i1 %125, label %126, label %128

126:
  %127 = load ptr, ptr %58
  br label %131

128:
  %129 = load ptr, ptr %57
  %130 = getelementptr i64, ptr %129, i64 %15
  store i64 2, ptr %130
  br label %158

131:
  %132 = phi i64 [ %72, %126 ], [ %136, %131 ]
  %133 = getelementptr double, ptr %127, i64 %132
  %134 = load double, ptr %133
  %135 = fneg double %134
  store double %135, ptr %133
  %136 = add i64 %132, 1
  %137 = icmp slt i64 %136, %122
  br i1 %137, label %131, label %128

138:
  br i1 %88, label %139, label %158

139:
  %140 = load ptr, ptr %54
  %141 = load ptr, ptr %58
  %142 = call double @contact_slide(ptr %0, i64 %63, ptr %140, ptr %141)
  %143 = fcmp ogt double %142, %77
  br i1 %143, label %144, label %152

144:
  %145 = load ptr, ptr %55
  %146 = getelementptr i64, ptr %145, i64 %63
  store i64 2, ptr %146
  %147 = load ptr, ptr %57
  %148 = getelementptr i64, ptr %147, i64 %63
  %149 = load i64, ptr %148
  %150 = icmp eq i64 %149, 0
  %151 = select i1 %150, i64 0, i64 2
  store i64 %151, ptr %148
  br label %158

152:
  %153 = load ptr, ptr %57
  %154 = getelementptr i64, ptr %153, i64 %63
  %155 = load i64, ptr %154
  %156 = icmp eq i64 %155, 2
  br i1 %156, label %157, label %158

157:
  store i64 1, ptr %154
  br label %158

158:
  %159 = add i64 %63, 1
  %160 = load i64, ptr %48
  %161 = icmp slt i64 %159, %160
  br i1 %161, label %62, label %59

162:
  %163 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 13
  %164 = load i64, ptr %163
  %165 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 12
  %166 = load double, ptr %165
  %167 = call i64 @contact_fail(ptr %0, i64 %60, i64 %164, double %166)
  br label %244

168:
  %169 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 40
  %170 = load double, ptr %169
  %171 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 12
  %172 = load double, ptr %171
  %173 = call double @llvm.maxnum.f64(double %170, double %172)
  store double %173, ptr %169
  %174 = getelementptr %struct.law_problem, ptr %4, i64 0, i32 14
  %175 = load i64, ptr %174
  %176 = icmp sgt i64 %175, 0
  br i1 %176, label %177, label %182

177:
  %178 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 41
  %179 = load double, ptr %178
  %180 = fcmp ugt double %179, %1
  br i1 %180, label %181, label %182

181:
  store double %1, ptr %178
  br label %182

182:
  %183 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 23
  %184 = bitcast ptr %183 to ptr
  %185 = load ptr, ptr %184
  %186 = getelementptr %struct.contact_parts, ptr %6, i64 0, i32 9
  %187 = bitcast ptr %186 to ptr
  %188 = load ptr, ptr %187
  %189 = load i64, ptr %44
  %190 = shl i64 %189, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %185, ptr align 8 %188, i64 %190, i1 false)
  %191 = load ptr, ptr %5
  %192 = getelementptr %struct.contact_parts, ptr %191, i64 0, i32 8
  %193 = bitcast ptr %192 to ptr
  %194 = load ptr, ptr %193
  %195 = load i64, ptr %44
  %196 = shl i64 %195, 3
  call void @llvm.memset.p0.i64(ptr align 8 %194, i8 0, i64 %196, i1 false)
  %197 = load i64, ptr %174
  %198 = icmp eq i64 %197, 0
  br i1 %198, label %244, label %199

199:
  %200 = getelementptr %struct.contact_parts, ptr %191, i64 0, i32 14
  %201 = bitcast ptr %200 to ptr
  %202 = load ptr, ptr %201
  %203 = load ptr, ptr %45
  %204 = load i64, ptr %44
  %205 = shl i64 %204, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %202, ptr align 8 %203, i64 %205, i1 false)
  %206 = load ptr, ptr %45
  %207 = load i64, ptr %44
  %208 = shl i64 %207, 3
  call void @llvm.memset.p0.i64(ptr align 8 %206, i8 0, i64 %208, i1 false)
  call void @law_forces(ptr %4)
  %209 = load i64, ptr %44
  %210 = icmp sgt i64 %209, 0
  br i1 %210, label %215, label %211

211:
  %212 = load ptr, ptr %45
  %213 = load ptr, ptr %201
  %214 = shl i64 %209, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %212, ptr align 8 %213, i64 %214, i1 false)
  br label %244

215:
  %216 = load ptr, ptr %200
  %217 = load ptr, ptr %46
  %218 = bitcast ptr %217 to ptr
  br label %224

219:
  %220 = bitcast ptr %216 to ptr
  %221 = fmul double %231, 1.000000e-09
  %222 = shl i64 %209, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %218, ptr align 8 %220, i64 %222, i1 false)
  %223 = fcmp ogt double %236, %221
  br i1 %223, label %239, label %244

224:
  %225 = phi i64 [ 0, %215 ], [ %237, %224 ]
  %226 = phi double [ 0.000000e+00, %215 ], [ %236, %224 ]
  %227 = phi double [ 0.000000e+00, %215 ], [ %231, %224 ]
  %228 = getelementptr double, ptr %216, i64 %225
  %229 = load double, ptr %228
  %230 = call double @llvm.fabs.f64(double %229)
  %231 = call double @llvm.maxnum.f64(double %227, double %230)
  %232 = getelementptr double, ptr %217, i64 %225
  %233 = load double, ptr %232
  %234 = fsub double %229, %233
  %235 = call double @llvm.fabs.f64(double %234)
  %236 = call double @llvm.maxnum.f64(double %226, double %235)
  %237 = add i64 %225, 1
  %238 = icmp eq i64 %237, %209
  br i1 %238, label %219, label %224

239:
  %240 = load ptr, ptr %193
  %241 = load ptr, ptr %201
  %242 = load i64, ptr %44
  %243 = shl i64 %242, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %240, ptr align 8 %241, i64 %243, i1 false)
  br label %244

244:
  %245 = phi i64 [ %167, %162 ], [ 0, %182 ], [ 0, %211 ], [ 0, %219 ], [ 0, %239 ]
  ret i64 %245
}

define i64 @contact_guards_at(ptr %0, double %1, ptr %2, ptr  %3) {
  %5 = getelementptr %struct.model_context, ptr %0, i64 0, i32 27
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 26
  %8 = load ptr, ptr %7
  %9 = call i64 @model_inputs(ptr %0, double %1, ptr %2)
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %217

11:
  %12 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 35
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
  %24 = getelementptr %struct.model_context, ptr %0, i64 0, i32 7
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
  %40 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 10
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
  br i1 %55, label %56, label %217

56:
  %57 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 5
  %58 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 4
  %59 = getelementptr %struct.contact_sample, ptr %3, i64 0, i32 1
  %60 = getelementptr %struct.contact_sample, ptr %3, i64 0, i32 2
  %61 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 22
  %62 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 10
  %63 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 1
  %64 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 9
  %65 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 11
  %66 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 13
  %67 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 23
  %68 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 0
  br label %69

69:
  %70 = phi i64 [ 0, %56 ], [ %214, %213 ]
  %71 = load ptr, ptr %57
  %72 = shl i64 %70, 2
  %73 = getelementptr i64, ptr %71, i64 %72
  %74 = getelementptr i64, ptr %73, i64 1
  %75 = load i64, ptr %74
  %76 = load i64, ptr %73
  %77 = icmp ne i64 %76, 2
  %78 = zext i1 %77 to i64
  %79 = add i64 %75, %78
  %80 = getelementptr i64, ptr %73, i64 2
  %81 = load i64, ptr %80
  %82 = load ptr, ptr %58
  %83 = mul i64 %70, 3
  %84 = getelementptr double, ptr %82, i64 1
  %85 = load ptr, ptr %59
  %86 = shl i64 %70, 1
  %87 = getelementptr double, ptr %85, i64 %86
  %88 = load ptr, ptr %60
  %89 = getelementptr double, ptr %88, i64 %86
  %90 = icmp eq i64 %76, 2
  %91 = getelementptr double, ptr %87, i64 1
  store double 1.000000e+00, ptr %91
  store double 1.000000e+00, ptr %87
  %92 = getelementptr double, ptr %89, i64 1
  store double 0x7FF8000000000000, ptr %92
  store double 0x7FF8000000000000, ptr %89
  %93 = load ptr, ptr %61
  %94 = getelementptr i64, ptr %93, i64 %70
  %95 = load i64, ptr %94
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %97, label %112

97:
  %98 = icmp eq i64 %76, 0
  br i1 %98, label %103, label %99

99:
  %100 = load ptr, ptr %63
  %101 = getelementptr double, ptr %100, i64 %75
  %102 = load double, ptr %101
  store double %102, ptr %87
  br label %110

103:
  %104 = load ptr, ptr %68
  %105 = getelementptr double, ptr %104, i64 %70
  %106 = load double, ptr %105
  store double %106, ptr %87
  %107 = load ptr, ptr %63
  %108 = getelementptr double, ptr %107, i64 %75
  %109 = load double, ptr %108
  br label %110

110:
  %111 = phi double [ %109, %103 ], [ 0x7FF8000000000000, %99 ]
  store double %111, ptr %89
  br label %213

112:
  br i1 %90, label %118, label %113

113:
  %114 = load ptr, ptr %62
  %115 = getelementptr double, ptr %114, i64 %75
  %116 = load double, ptr %115
  %117 = call double @llvm.fmuladd.f64(double %52, double 1.000000e-13, double %116)
  store double %117, ptr %87
  br label %118

118:
  %119 = icmp eq i64 %81, 0
  br i1 %119, label %213, label %120

120:
  %121 = icmp eq i64 %95, 1
  br i1 %121, label %122, label %147

122:
  %123 = getelementptr double, ptr %84, i64 %83
  %124 = load double, ptr %123
  %125 = load ptr, ptr %62
  br i1 %90, label %129, label %126

126:
  %127 = getelementptr double, ptr %125, i64 %75
  %128 = load double, ptr %127
  br label %129

129:
  %130 = phi double [ %128, %126 ], [ 1.000000e+00, %122 ]
  %131 = fmul double %124, %130
  %132 = getelementptr double, ptr %125, i64 %79
  %133 = icmp sgt i64 %81, 0
  br i1 %133, label %134, label %142

134:
  %135 = phi i64 [ %140, %134 ], [ 0, %129 ]
  %136 = phi double [ %139, %134 ], [ 0.000000e+00, %129 ]
  %137 = getelementptr double, ptr %132, i64 %135
  %138 = load double, ptr %137
  %139 = call double @llvm.fmuladd.f64(double %138, double %138, double %136)
  %140 = add i64 %135, 1
  %141 = icmp eq i64 %140, %81
  br i1 %141, label %142, label %134

142:
  %143 = phi double [ 0.000000e+00, %129 ], [ %139, %134 ]
  %144 = call double @llvm.sqrt.f64(double %143)
  %145 = fsub double %131, %144
  %146 = call double @llvm.fmuladd.f64(double %52, double 1.000000e-13, double %145)
  store double %146, ptr %91
  br label %213

147:
  %148 = call i32 @contact_slips_in_plane(ptr %6, i64 %70)
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %157, label %150

150:
  %151 = add i64 %79, %81
  %152 = icmp sgt i64 %81, 0
  br i1 %152, label %153, label %192

153:
  %154 = load ptr, ptr %63
  %155 = load ptr, ptr %64
  %156 = load ptr, ptr %65
  br label %198

157:
  store double 0.000000e+00, ptr %92
  store double 0.000000e+00, ptr %91
  %158 = add i64 %79, %81
  %159 = icmp sgt i64 %81, 0
  br i1 %159, label %160, label %213

160:
  %161 = load ptr, ptr %63
  %162 = load ptr, ptr %67
  %163 = load ptr, ptr %65
  %164 = getelementptr double, ptr %161, i64 %79
  %165 = load double, ptr %164
  %166 = getelementptr double, ptr %162, i64 %79
  %167 = load double, ptr %166
  %168 = call double @llvm.fmuladd.f64(double %165, double %167, double 0.000000e+00)
  store double %168, ptr %91
  %169 = getelementptr double, ptr %163, i64 %79
  %170 = load double, ptr %169
  %171 = load double, ptr %166
  %172 = load double, ptr %92
  %173 = call double @llvm.fmuladd.f64(double %170, double %171, double %172)
  store double %173, ptr %92
  %174 = icmp eq i64 %81, 1
  br i1 %174, label %213, label %175

175:
  %176 = add i64 %79, 1
  br label %177

177:
  %178 = phi i64 [ %190, %177 ], [ %176, %175 ]
  %179 = load double, ptr %91
  %180 = getelementptr double, ptr %161, i64 %178
  %181 = load double, ptr %180
  %182 = getelementptr double, ptr %162, i64 %178
  %183 = load double, ptr %182
  %184 = call double @llvm.fmuladd.f64(double %181, double %183, double %179)
  store double %184, ptr %91
  %185 = getelementptr double, ptr %163, i64 %178
  %186 = load double, ptr %185
  %187 = load double, ptr %182
  %188 = load double, ptr %92
  %189 = call double @llvm.fmuladd.f64(double %186, double %187, double %188)
  store double %189, ptr %92
  %190 = add i64 %178, 1
  %191 = icmp slt i64 %190, %158
  br i1 %191, label %177, label %213

192:
  %193 = phi double [ 0.000000e+00, %150 ], [ %206, %198 ]
  %194 = phi double [ 0.000000e+00, %150 ], [ %210, %198 ]
  %195 = load double, ptr %66
  %196 = fmul double %195, -1.000000e-01
  %197 = call double @llvm.fmuladd.f64(double %196, double %194, double %193)
  store double %197, ptr %91
  br label %213

198:
  %199 = phi i64 [ %79, %153 ], [ %211, %198 ]
  %200 = phi double [ 0.000000e+00, %153 ], [ %210, %198 ]
  %201 = phi double [ 0.000000e+00, %153 ], [ %206, %198 ]
  %202 = getelementptr double, ptr %154, i64 %199
  %203 = load double, ptr %202
  %204 = getelementptr double, ptr %155, i64 %199
  %205 = load double, ptr %204
  %206 = call double @llvm.fmuladd.f64(double %203, double %205, double %201)
  %207 = getelementptr double, ptr %156, i64 %199
  %208 = load double, ptr %207
  %209 = fneg double %208
  %210 = call double @llvm.fmuladd.f64(double %209, double %205, double %200)
  %211 = add i64 %199, 1
  %212 = icmp slt i64 %211, %151
  br i1 %212, label %198, label %192

213:
  %214 = add i64 %70, 1
  %215 = load i64, ptr %53
  %216 = icmp slt i64 %214, %215
  br i1 %216, label %69, label %217

217:
  %218 = phi i64 [ %9, %4 ], [ 0, %51 ], [ 0, %213 ]
  ret i64 %218
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
  %6 = getelementptr %struct.model_context, ptr %0, i64 0, i32 27
  %7 = load ptr, ptr %6
  %8 = bitcast ptr %5 to ptr
  %9 = getelementptr %struct.contact_system, ptr %7, i64 0, i32 0
  %10 = load i64, ptr %9
  %11 = shl i64 %10, 1
  %12 = getelementptr %struct.contact_system, ptr %7, i64 0, i32 26
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.contact_parts, ptr %13, i64 0, i32 15
  %15 = load ptr, ptr %14
  %16 = mul i64 %10, 52
  %17 = getelementptr double, ptr %15, i64 %16
  %18 = getelementptr %struct.contact_sample, ptr %5, i64 0, i32 0
  store double %1, ptr %18
  %19 = getelementptr %struct.contact_sample, ptr %5, i64 0, i32 1
  store ptr %17, ptr %19
  %20 = getelementptr %struct.contact_sample, ptr %5, i64 0, i32 2
  %21 = getelementptr double, ptr %17, i64 %11
  store ptr %21, ptr %20
  %22 = call i64 @contact_guards_at(ptr %0, double %1, ptr %2, ptr %5)
  %23 = load i64, ptr %9
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %28

25:
  %26 = shl i64 %23, 1
  %27 = call i64 @llvm.smax.i64(i64 %26, i64 1)
  br label %29

28:
  ret i64 %22

29:
  %30 = phi i64 [ %36, %29 ], [ 0, %25 ]
  %31 = getelementptr double, ptr %17, i64 %30
  %32 = load double, ptr %31
  %33 = call double @contact_slack(ptr %7, i64 %30)
  %34 = fadd double %32, %33
  %35 = getelementptr double, ptr %3, i64 %30
  store double %34, ptr %35
  %36 = add i64 %30, 1
  %37 = icmp eq i64 %36, %27
  br i1 %37, label %28, label %29
}

define i64 @contact_search(ptr %0, ptr %1, i64 %2) {
  %4 = getelementptr %struct.model_context, ptr %0, i64 0, i32 27
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %7 = load double, ptr %6
  %8 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 44
  %9 = load double, ptr %8
  %10 = fcmp oeq double %7, %9
  br i1 %10, label %84, label %11

11:
  %12 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 0
  %13 = load i64, ptr %12
  %14 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 26
  %15 = load ptr, ptr %14
  %16 = getelementptr %struct.contact_parts, ptr %15, i64 0, i32 16
  %17 = load ptr, ptr %16
  %18 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 27
  %19 = load ptr, ptr %18
  %20 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 6
  %21 = load double, ptr %20
  %22 = fsub double %7, %21
  %23 = call double @llvm.fabs.f64(double %22)
  %24 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 35
  %25 = load i64, ptr %24
  %26 = icmp sgt i64 %25, 0
  br i1 %26, label %82, label %27

27:
  %28 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 31
  %29 = load i64, ptr %28
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %82, label %31

31:
  %32 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 33
  %33 = load double, ptr %32
  %34 = fcmp oeq double %33, %7
  %35 = icmp ne ptr %19, null
  %36 = select i1 %34, i1 %35, i1 false
  br i1 %36, label %37, label %82

37:
  %38 = icmp sgt i64 %13, 0
  br i1 %38, label %39, label %79

39:
  %40 = fmul double %23, 2.000000e+00
  br label %45

41:
  %42 = icmp eq i32 %76, 0
  br i1 %42, label %43, label %82

43:
  %44 = load double, ptr %6
  br label %79

45:
  %46 = phi i32 [ 0, %39 ], [ %76, %72 ]
  %47 = phi i64 [ 0, %39 ], [ %77, %72 ]
  %48 = getelementptr double, ptr %17, i64 %47
  %49 = load double, ptr %48
  %50 = add i64 %47, %13
  %51 = getelementptr double, ptr %17, i64 %50
  %52 = load double, ptr %51
  %53 = getelementptr double, ptr %19, i64 %47
  %54 = load double, ptr %53
  %55 = fsub double %54, %49
  %56 = call double @llvm.fabs.f64(double %55)
  %57 = getelementptr double, ptr %19, i64 %50
  %58 = load double, ptr %57
  %59 = call double @llvm.fabs.f64(double %58)
  %60 = fcmp olt double %54, %49
  %61 = select i1 %60, double %54, double %49
  store double %54, ptr %48
  %62 = load double, ptr %57
  store double %62, ptr %51
  %63 = fmul double %56, 2.000000e+00
  %64 = fcmp ogt double %61, %63
  br i1 %64, label %65, label %72

65:
  %66 = call double @llvm.fabs.f64(double %52)
  %67 = fmul double %40, %66
  %68 = fcmp ogt double %61, %67
  br i1 %68, label %69, label %72

69:
  %70 = fmul double %40, %59
  %71 = fcmp ogt double %61, %70
  br label %72

72:
  %73 = phi i1 [ false, %65 ], [ false, %45 ], [ %71, %69 ]
  %74 = xor i1 %73, true
  %75 = zext i1 %74 to i32
  %76 = or i32 %46, %75
  %77 = add i64 %47, 1
  %78 = icmp eq i64 %77, %13
  br i1 %78, label %41, label %45

79:
  %80 = phi double [ %44, %43 ], [ %7, %37 ]
  %81 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 32
  store i64 1, ptr %81
  store double %80, ptr %8
  br label %84

82:
  %83 = call i64 @contact_look_for_events(ptr %0, ptr %1, i64 %2)
  br label %84

84:
  %85 = phi i64 [ %2, %3 ], [ %83, %82 ], [ %2, %79 ]
  ret i64 %85
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
  %9 = icmp eq i64 %8, 2
  br i1 %9, label %47, label %10

10:
  %11 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 22
  %12 = load ptr, ptr %11
  %13 = getelementptr i64, ptr %12, i64 %2
  %14 = load i64, ptr %13
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %47

16:
  %17 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 34
  %18 = load i64, ptr %17
  %19 = shl i64 %2, 1
  %20 = icmp eq i64 %18, %19
  br i1 %20, label %47, label %21

21:
  %22 = icmp eq i64 %8, 0
  br i1 %22, label %23, label %30

23:
  %24 = getelementptr %struct.contact_parts, ptr %1, i64 0, i32 0
  %25 = load ptr, ptr %24
  %26 = getelementptr double, ptr %25, i64 %2
  %27 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 6
  %28 = load ptr, ptr %27
  %29 = getelementptr double, ptr %28, i64 %19
  br label %40

30:
  %31 = getelementptr %struct.contact_parts, ptr %1, i64 0, i32 1
  %32 = load ptr, ptr %31
  %33 = getelementptr i64, ptr %7, i64 1
  %34 = load i64, ptr %33
  %35 = getelementptr double, ptr %32, i64 %34
  %36 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 6
  %37 = load ptr, ptr %36
  %38 = or i64 %19, 1
  %39 = getelementptr double, ptr %37, i64 %38
  br label %40

40:
  %41 = phi ptr [ %39, %30 ], [ %29, %23 ]
  %42 = phi ptr [ %35, %30 ], [ %26, %23 ]
  %43 = load double, ptr %42
  %44 = load double, ptr %41
  %45 = fcmp ole double %43, %44
  %46 = zext i1 %45 to i32
  br label %47

47:
  %48 = phi i32 [ %46, %40 ], [ 1, %10 ], [ 1, %3 ], [ 1, %16 ]
  ret i32 %48
}

define i32 @contact_any_approaches(ptr  %0, ptr  %1, i32 %2) {
  %4 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 0
  %5 = load i64, ptr %4
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %56

7:
  %8 = icmp eq i32 %2, 0
  %9 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 34
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
  %3 = getelementptr %struct.model_context, ptr %0, i64 0, i32 27
  %4 = load ptr, ptr %3
  %5 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %6 = load double, ptr %5
  %7 = call double @model_time(ptr %0, double %6)
  %8 = getelementptr %struct.contact_system, ptr %4, i64 0, i32 35
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
  %4 = getelementptr %struct.model_context, ptr %0, i64 0, i32 27
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 26
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
  %15 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 6
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
  %25 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 5
  %26 = bitcast ptr %25 to ptr
  %27 = load ptr, ptr %26
  %28 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 1
  %29 = bitcast ptr %28 to ptr
  %30 = load ptr, ptr %29
  %31 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 1
  %32 = load i64, ptr %31
  %33 = shl i64 %32, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %27, ptr align 8 %30, i64 %33, i1 false)
  %34 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 15
  store double %23, ptr %34
  %35 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 13
  %36 = load ptr, ptr %35
  %37 = call i64 @law_impact(ptr %3, ptr %36)
  %38 = load i64, ptr %9
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %143

40:
  %41 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 6
  %42 = load ptr, ptr %41
  %43 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 11
  %44 = load ptr, ptr %43
  %45 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 5
  %46 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 3
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
  %146 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 13
  %147 = load i64, ptr %146
  %148 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 12
  %149 = load double, ptr %148
  %150 = call i64 @contact_fail(ptr %5, i64 %37, i64 %147, double %149)
  br label %167

151:
  %152 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 40
  %153 = load double, ptr %152
  %154 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 12
  %155 = load double, ptr %154
  %156 = call double @llvm.maxnum.f64(double %153, double %155)
  store double %156, ptr %152
  %157 = fcmp ogt double %24, 0.000000e+00
  %158 = fdiv double %144, %24
  %159 = select i1 %157, double %158, double 0.000000e+00
  %160 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 43
  store double %159, ptr %160
  %161 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %162 = load double, ptr %161
  %163 = load ptr, ptr %35
  call void @record_impulses(ptr %5, double %162, i64 0, ptr %3, ptr %163)
  %164 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 10
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
  br i1 %8, label %9, label %15

9:
  %10 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  %11 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 6
  %12 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 10
  %13 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 15
  %14 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 17
  br label %16

15:
  ret void

16:
  %17 = phi i64 [ %7, %9 ], [ %59, %58 ]
  %18 = phi i64 [ 0, %9 ], [ %60, %58 ]
  %19 = load ptr, ptr %10
  %20 = shl i64 %18, 2
  %21 = getelementptr i64, ptr %19, i64 %20
  %22 = getelementptr i64, ptr %21, i64 1
  %23 = load i64, ptr %22
  %24 = load i64, ptr %21
  %25 = icmp ne i64 %24, 2
  %26 = zext i1 %25 to i64
  %27 = getelementptr i64, ptr %21, i64 2
  %28 = load i64, ptr %27
  %29 = add i64 %28, %26
  %30 = load ptr, ptr %11
  %31 = getelementptr i64, ptr %30, i64 %18
  %32 = load i64, ptr %31
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %58, label %34

34:
  %35 = load ptr, ptr %12
  %36 = getelementptr double, ptr %35, i64 %23
  %37 = load double, ptr %36
  %38 = fcmp ueq double %37, 0.000000e+00
  br i1 %38, label %58, label %39

39:
  %40 = load ptr, ptr %13
  %41 = load i64, ptr %14
  %42 = add i64 %41, 1
  store i64 %42, ptr %14
  %43 = getelementptr %struct.contact_event.22, ptr %40, i64 %41, i32 1
  %44 = getelementptr i64, ptr %43, i64 1
  %45 = bitcast ptr %44 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %45, i8 0, i64 40, i1 false)
  %46 = getelementptr %struct.contact_event.22, ptr %40, i64 %41, i32 0
  store double %1, ptr %46
  store i64 %2, ptr %43
  %47 = getelementptr %struct.contact_event.22, ptr %40, i64 %41, i32 2
  store i64 %18, ptr %47
  %48 = getelementptr %struct.contact_event.22, ptr %40, i64 %41, i32 3, i64 0
  %49 = bitcast ptr %48 to ptr
  %50 = load ptr, ptr %12
  %51 = getelementptr double, ptr %50, i64 %23
  %52 = bitcast ptr %51 to ptr
  %53 = shl i64 %29, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 8 %52, i64 %53, i1 false)
  %54 = getelementptr double, ptr %4, i64 %18
  %55 = load double, ptr %54
  %56 = getelementptr %struct.contact_event.22, ptr %40, i64 %41, i32 4
  store double %55, ptr %56
  %57 = load i64, ptr %6
  br label %58

58:
  %59 = phi i64 [ %17, %16 ], [ %17, %34 ], [ %57, %39 ]
  %60 = add i64 %18, 1
  %61 = icmp slt i64 %60, %59
  br i1 %61, label %16, label %15
}

define internal void @jump(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr %struct.model_context, ptr %0, i64 0, i32 27
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 26
  %7 = load ptr, ptr %6
  call void @contact_without_forces(ptr %0)
  %8 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 9
  %9 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %10 = load double, ptr %9
  %11 = call double @model_time(ptr %0, double %10)
  %12 = call ptr @ode_state(ptr %1)
  %13 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 5
  %14 = load ptr, ptr %13
  call void @contact_call(ptr %0, ptr %8, double %11, ptr %12, ptr %14)
  %15 = call ptr @ode_state(ptr %1)
  %16 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 2
  %17 = load i64, ptr %16
  %18 = getelementptr double, ptr %15, i64 %17
  %19 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 3
  %20 = load i64, ptr %19
  %21 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 6
  %22 = load ptr, ptr %21
  %23 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 1
  %24 = load i64, ptr %23
  call void @contact_add(ptr %18, i64 %20, ptr %22, ptr %2, i64 %24)
  ret void
}

define double @contact_series_limit(ptr %0, ptr  %1, ptr  %2) {
  %4 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 26
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 0
  %7 = load i64, ptr %6
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %105

9:
  %10 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.contact_parts, ptr %5, i64 0, i32 1
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.contact_parts, ptr %5, i64 0, i32 11
  %15 = load ptr, ptr %14
  %16 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 43
  %17 = load double, ptr %16
  %18 = fsub double 1.000000e+00, %17
  %19 = getelementptr %struct.law_problem, ptr %2, i64 0, i32 6
  %20 = load ptr, ptr %19
  %21 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 6
  %22 = fcmp olt double %17, 1.000000e+00
  %23 = getelementptr %struct.contact_parts, ptr %5, i64 0, i32 0
  %24 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 13
  %25 = getelementptr %struct.contact_parts, ptr %5, i64 0, i32 3
  %26 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 1
  br label %41

27:
  %28 = fcmp ogt double %101, 0.000000e+00
  %29 = icmp sgt i64 %103, 0
  %30 = select i1 %29, i1 %28, i1 false
  br i1 %30, label %31, label %105

31:
  %32 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 5
  %33 = getelementptr %struct.contact_parts, ptr %5, i64 0, i32 3
  %34 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 1
  %35 = getelementptr %struct.contact_parts, ptr %5, i64 0, i32 4
  %36 = getelementptr %struct.law_problem, ptr %2, i64 0, i32 8
  %37 = getelementptr %struct.law_problem, ptr %2, i64 0, i32 6
  %38 = getelementptr %struct.contact_parts, ptr %5, i64 0, i32 1
  %39 = getelementptr %struct.contact_parts, ptr %5, i64 0, i32 9
  %40 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 6
  br label %107

41:
  %42 = phi double [ 0.000000e+00, %9 ], [ %101, %99 ]
  %43 = phi double [ 0.000000e+00, %9 ], [ %100, %99 ]
  %44 = phi i64 [ 0, %9 ], [ %102, %99 ]
  %45 = shl i64 %44, 2
  %46 = getelementptr i64, ptr %11, i64 %45
  %47 = getelementptr i64, ptr %46, i64 1
  %48 = load i64, ptr %47
  %49 = getelementptr double, ptr %13, i64 %48
  %50 = load double, ptr %49
  %51 = getelementptr double, ptr %15, i64 %48
  %52 = load double, ptr %51
  %53 = fneg double %52
  %54 = fmul double %50, 2.000000e+00
  %55 = fdiv double %54, %53
  %56 = fdiv double %55, %18
  %57 = getelementptr i64, ptr %20, i64 %44
  store i64 0, ptr %57
  %58 = load i64, ptr %46
  %59 = icmp eq i64 %58, 2
  br i1 %59, label %99, label %60

60:
  %61 = getelementptr i64, ptr %1, i64 %44
  %62 = load i64, ptr %61
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %99, label %64

64:
  %65 = load ptr, ptr %21
  %66 = shl i64 %44, 1
  %67 = or i64 %66, 1
  %68 = getelementptr double, ptr %65, i64 %67
  %69 = load double, ptr %68
  %70 = fcmp ogt double %50, %69
  br i1 %70, label %71, label %96

71:
  %72 = fcmp olt double %52, 0.000000e+00
  %73 = select i1 %72, i1 %22, i1 false
  br i1 %73, label %74, label %99

74:
  %75 = fmul double %50, %50
  %76 = fmul double %52, 2.000000e+00
  %77 = load ptr, ptr %23
  %78 = getelementptr double, ptr %77, i64 %44
  %79 = load double, ptr %78
  %80 = fmul double %76, %79
  %81 = fcmp olt double %75, %80
  %82 = load double, ptr %24
  %83 = fcmp olt double %56, %82
  %84 = select i1 %83, i1 true, i1 %81
  br i1 %84, label %85, label %99

85:
  %86 = call double @llvm.maxnum.f64(double %42, double %56)
  %87 = fmul double %56, %53
  %88 = load ptr, ptr %25
  %89 = load i64, ptr %26
  %90 = mul i64 %89, %48
  %91 = add i64 %90, %48
  %92 = getelementptr double, ptr %88, i64 %91
  %93 = load double, ptr %92
  %94 = fdiv double %87, %93
  %95 = call double @llvm.maxnum.f64(double %43, double %94)
  br label %96

96:
  %97 = phi double [ %95, %85 ], [ %43, %64 ]
  %98 = phi double [ %86, %85 ], [ %42, %64 ]
  store i64 2, ptr %57
  br label %99

99:
  %100 = phi double [ %97, %96 ], [ %43, %60 ], [ %43, %41 ], [ %43, %74 ], [ %43, %71 ]
  %101 = phi double [ %98, %96 ], [ %42, %60 ], [ %42, %41 ], [ %42, %74 ], [ %42, %71 ]
  %102 = add i64 %44, 1
  %103 = load i64, ptr %6
  %104 = icmp slt i64 %102, %103
  br i1 %104, label %41, label %27

105:
  %106 = phi double [ %101, %27 ], [ 0.000000e+00, %3 ], [ %101, %165 ]
  ret double %106

107:
  %108 = phi i64 [ 0, %31 ], [ %166, %165 ]
  %109 = load ptr, ptr %32
  %110 = shl i64 %108, 2
  %111 = getelementptr i64, ptr %109, i64 %110
  %112 = getelementptr i64, ptr %111, i64 1
  %113 = load i64, ptr %112
  %114 = load i64, ptr %111
  %115 = icmp ne i64 %114, 2
  %116 = zext i1 %115 to i64
  %117 = add i64 %113, %116
  %118 = getelementptr i64, ptr %111, i64 2
  %119 = load i64, ptr %118
  %120 = add i64 %119, %117
  %121 = icmp sgt i64 %119, 0
  br i1 %121, label %122, label %125

122:
  %123 = load ptr, ptr %33
  %124 = load i64, ptr %34
  br label %137

125:
  %126 = phi double [ 0.000000e+00, %107 ], [ %145, %137 ]
  %127 = load ptr, ptr %35
  %128 = mul i64 %108, 3
  %129 = getelementptr double, ptr %127, i64 %128
  %130 = load double, ptr %129
  %131 = load ptr, ptr %36
  %132 = getelementptr i64, ptr %131, i64 %108
  store i64 2, ptr %132
  %133 = load ptr, ptr %37
  %134 = getelementptr i64, ptr %133, i64 %108
  %135 = load i64, ptr %134
  %136 = icmp eq i64 %135, 2
  br i1 %136, label %148, label %165

137:
  %138 = phi i64 [ %117, %122 ], [ %146, %137 ]
  %139 = phi double [ 0.000000e+00, %122 ], [ %145, %137 ]
  %140 = mul i64 %124, %138
  %141 = add i64 %140, %138
  %142 = getelementptr double, ptr %123, i64 %141
  %143 = load double, ptr %142
  %144 = fmul double %100, %143
  %145 = call double @llvm.maxnum.f64(double %139, double %144)
  %146 = add i64 %138, 1
  %147 = icmp slt i64 %146, %120
  br i1 %147, label %137, label %125

148:
  %149 = fmul double %126, %130
  %150 = load ptr, ptr %38
  %151 = load ptr, ptr %39
  %152 = call double @contact_slide(ptr %0, i64 %108, ptr %150, ptr %151)
  %153 = load ptr, ptr %40
  %154 = shl i64 %108, 1
  %155 = or i64 %154, 1
  %156 = getelementptr double, ptr %153, i64 %155
  %157 = load double, ptr %156
  %158 = call double @llvm.maxnum.f64(double %149, double %157)
  %159 = fcmp ugt double %152, %158
  br i1 %159, label %165, label %160

160:
  %161 = load ptr, ptr %37
  %162 = getelementptr i64, ptr %161, i64 %108
  store i64 1, ptr %162
  %163 = load ptr, ptr %36
  %164 = getelementptr i64, ptr %163, i64 %108
  store i64 1, ptr %164
  br label %165

165:
  %166 = add i64 %108, 1
  %167 = load i64, ptr %6
  %168 = icmp slt i64 %166, %167
  br i1 %168, label %107, label %105
}

define void @contact_end_series(ptr %0, ptr %1, double %2, ptr %3) {
  %5 = getelementptr %struct.model_context, ptr %0, i64 0, i32 27
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 26
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 9
  %10 = bitcast ptr %9 to ptr
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 1
  %13 = load i64, ptr %12
  %14 = shl i64 %13, 3
  call void @llvm.memset.p0.i64(ptr align 8 %11, i8 0, i64 %14, i1 false)
  %15 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 5
  %16 = bitcast ptr %15 to ptr
  %17 = load ptr, ptr %16
  %18 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 1
  %19 = bitcast ptr %18 to ptr
  %20 = load ptr, ptr %19
  %21 = load i64, ptr %12
  %22 = shl i64 %21, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %20, i64 %22, i1 false)
  %23 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 10
  %24 = bitcast ptr %23 to ptr
  %25 = load ptr, ptr %24
  %26 = load i64, ptr %12
  %27 = shl i64 %26, 3
  call void @llvm.memset.p0.i64(ptr align 8 %25, i8 0, i64 %27, i1 false)
  call void @law_forces(ptr %3)
  %28 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 0
  %29 = load i64, ptr %28
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %34, label %31

31:
  %32 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 13
  %33 = load ptr, ptr %32
  br label %40

34:
  %35 = getelementptr %struct.contact_system, ptr %6, i64 0, i32 5
  %36 = load ptr, ptr %35
  %37 = getelementptr %struct.contact_parts, ptr %8, i64 0, i32 13
  %38 = load ptr, ptr %37
  %39 = getelementptr %struct.law_problem, ptr %3, i64 0, i32 11
  br label %46

40:
  %41 = phi ptr [ %33, %31 ], [ %38, %65 ]
  %42 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %43 = load double, ptr %42
  %44 = fadd double %43, %2
  call void @record_impulses(ptr %6, double %44, i64 5, ptr %3, ptr %41)
  %45 = load ptr, ptr %23
  call void @jump(ptr %0, ptr %1, ptr %45)
  ret void

46:
  %47 = phi i64 [ 0, %34 ], [ %66, %65 ]
  %48 = shl i64 %47, 2
  %49 = getelementptr i64, ptr %36, i64 %48
  %50 = getelementptr double, ptr %38, i64 %47
  store double 0.000000e+00, ptr %50
  %51 = getelementptr i64, ptr %49, i64 1
  %52 = load i64, ptr %51
  %53 = load i64, ptr %49
  %54 = icmp ne i64 %53, 2
  %55 = zext i1 %54 to i64
  %56 = getelementptr i64, ptr %49, i64 2
  %57 = load i64, ptr %56
  %58 = add i64 %57, %52
  %59 = add i64 %58, %55
  %60 = icmp slt i64 %52, %59
  br i1 %60, label %61, label %65

61:
  %62 = load ptr, ptr %23
  %63 = load ptr, ptr %18
  %64 = load ptr, ptr %39
  br label %68

65:
  %66 = add i64 %47, 1
  %67 = icmp eq i64 %66, %29
  br i1 %67, label %40, label %46

68:
  %69 = phi double [ 0.000000e+00, %61 ], [ %79, %68 ]
  %70 = phi i64 [ %52, %61 ], [ %80, %68 ]
  %71 = getelementptr double, ptr %62, i64 %70
  %72 = load double, ptr %71
  %73 = getelementptr double, ptr %63, i64 %70
  %74 = load double, ptr %73
  %75 = getelementptr double, ptr %64, i64 %70
  %76 = load double, ptr %75
  %77 = fadd double %74, %76
  %78 = fmul double %72, -5.000000e-01
  %79 = call double @llvm.fmuladd.f64(double %78, double %77, double %69)
  store double %79, ptr %50
  %80 = add i64 %70, 1
  %81 = icmp eq i64 %80, %59
  br i1 %81, label %65, label %68
}

define i64 @law_work(i64 %0) {
  %2 = shl i64 %0, 1
  %3 = add i64 %2, 8
  %4 = mul i64 %3, %0
  %5 = call i64 @law_pivot_work(i64 %0)
  %6 = add i64 %5, %4
  ret i64 %6
}

define i64 @law_places(i64 %0) {
  %2 = mul i64 %0, 3
  %3 = call i64 @law_pivot_places(i64 %0)
  %4 = add i64 %3, %2
  ret i64 %4
}

define void @law_forces(ptr %0) {
  call void @law_newton_step(ptr %0, i32 0)
  ret void
}

define i32 @law_follow(ptr %0) {
  %2 = alloca [2 x double], align 16
  %3 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 0
  %4 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %5 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
  %6 = bitcast ptr %2 to ptr
  %7 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 6
  %8 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %9 = getelementptr [2 x double], ptr %2, i64 0, i64 0
  call void @law_newton_step(ptr %0, i32 0)
  %10 = load i64, ptr %3
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %19, label %68

12:
  %13 = add i32 %21, 1
  %14 = icmp ult i32 %21, 29
  %15 = icmp eq i32 %13, 30
  br i1 %15, label %68, label %16

16:
  call void @law_newton_step(ptr %0, i32 0)
  %17 = load i64, ptr %3
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %68

19:
  %20 = phi i64 [ %17, %16 ], [ %10, %1 ]
  %21 = phi i32 [ %13, %16 ], [ 0, %1 ]
  %22 = phi i1 [ %14, %16 ], [ true, %1 ]
  br label %25

23:
  %24 = fcmp ugt double %65, 1.000000e-13
  br i1 %24, label %12, label %68

25:
  %26 = phi i64 [ %64, %63 ], [ %20, %19 ]
  %27 = phi double [ %65, %63 ], [ 0.000000e+00, %19 ]
  %28 = phi i64 [ %66, %63 ], [ 0, %19 ]
  %29 = load ptr, ptr %4
  %30 = shl i64 %28, 2
  %31 = getelementptr i64, ptr %29, i64 %30
  %32 = getelementptr i64, ptr %31, i64 1
  %33 = load i64, ptr %32
  %34 = load i64, ptr %31
  %35 = icmp ne i64 %34, 2
  %36 = zext i1 %35 to i64
  %37 = add i64 %33, %36
  %38 = load ptr, ptr %5
  %39 = getelementptr double, ptr %38, i64 %37
  %40 = load double, ptr %39
  %41 = getelementptr double, ptr %39, i64 1
  %42 = load double, ptr %41
  %43 = load ptr, ptr %7
  %44 = getelementptr i64, ptr %43, i64 %28
  %45 = load i64, ptr %44
  %46 = icmp eq i64 %45, 1
  br i1 %46, label %47, label %63

47:
  %48 = load ptr, ptr %8
  %49 = getelementptr i64, ptr %48, i64 %28
  %50 = load i64, ptr %49
  %51 = icmp eq i64 %50, 2
  br i1 %51, label %52, label %63

52:
  %53 = call double @law_pull(ptr %0, i64 %28, ptr %9)
  call void @law_turn_against(ptr %0, i64 %28, ptr %9, double %53)
  %54 = load double, ptr %39
  %55 = fsub double %54, %40
  %56 = call double @llvm.fabs.f64(double %55)
  %57 = load double, ptr %41
  %58 = fsub double %57, %42
  %59 = call double @llvm.fabs.f64(double %58)
  %60 = call double @llvm.maxnum.f64(double %56, double %59)
  %61 = call double @llvm.maxnum.f64(double %27, double %60)
  %62 = load i64, ptr %3
  br label %63

63:
  %64 = phi i64 [ %62, %52 ], [ %26, %47 ], [ %26, %25 ]
  %65 = phi double [ %61, %52 ], [ %27, %47 ], [ %27, %25 ]
  %66 = add i64 %28, 1
  %67 = icmp slt i64 %66, %64
  br i1 %67, label %25, label %23

68:
  %69 = phi i1 [ true, %1 ], [ %22, %23 ], [ %14, %12 ], [ %14, %16 ]
  %70 = zext i1 %69 to i32
  ret i32 %70
}

define i64 @law_solve(ptr %0) {
  %2 = alloca [2 x double], align 16
  %3 = alloca i64, align 8
  %4 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4
  %6 = mul i64 %5, %5
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %28, label %8

8:
  %9 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %10 = load ptr, ptr %9
  %11 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 5
  br label %14

12:
  %13 = icmp eq i64 %27, %6
  br i1 %13, label %28, label %14

14:
  %15 = phi i64 [ 0, %8 ], [ %27, %12 ]
  %16 = getelementptr double, ptr %10, i64 %15
  %17 = load double, ptr %16
  %18 = call double @llvm.fabs.f64(double %17)
  %19 = fcmp ueq double %18, 0x7FF0000000000000
  br i1 %19, label %354, label %20

20:
  %21 = load ptr, ptr %11
  %22 = sdiv i64 %15, %5
  %23 = getelementptr double, ptr %21, i64 %22
  %24 = load double, ptr %23
  %25 = call double @llvm.fabs.f64(double %24)
  %26 = fcmp ueq double %25, 0x7FF0000000000000
  %27 = add i64 %15, 1
  br i1 %26, label %354, label %12

28:
  %29 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %30 = bitcast ptr %29 to ptr
  %31 = load ptr, ptr %30
  %32 = shl i64 %5, 3
  call void @llvm.memset.p0.i64(ptr align 8 %31, i8 0, i64 %32, i1 false)
  %33 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 0
  %34 = load i64, ptr %33
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %36, label %41

36:
  %37 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 6
  %38 = load ptr, ptr %37
  %39 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %40 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  br label %45

41:
  %42 = phi i64 [ %34, %28 ], [ %80, %78 ]
  %43 = call i32 @law_newton(ptr %0, i64 %42, i32 30, i32 1)
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %85, label %100

45:
  %46 = phi i64 [ 0, %36 ], [ %79, %78 ]
  %47 = getelementptr i64, ptr %38, i64 %46
  %48 = load i64, ptr %47
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %50, label %53

50:
  %51 = load ptr, ptr %40
  %52 = getelementptr i64, ptr %51, i64 %46
  store i64 0, ptr %52
  br label %78

53:
  %54 = load ptr, ptr %39
  %55 = shl i64 %46, 2
  %56 = getelementptr i64, ptr %54, i64 %55
  %57 = load i64, ptr %56
  %58 = icmp eq i64 %57, 2
  br i1 %58, label %59, label %65

59:
  %60 = load ptr, ptr %40
  %61 = getelementptr i64, ptr %60, i64 %46
  %62 = load i64, ptr %61
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %64, label %65

64:
  store i64 1, ptr %61
  br label %78

65:
  %66 = icmp eq i64 %48, 2
  br i1 %66, label %67, label %78

67:
  %68 = load ptr, ptr %40
  %69 = getelementptr i64, ptr %68, i64 %46
  %70 = load i64, ptr %69
  %71 = and i64 %70, -3
  %72 = icmp eq i64 %71, 1
  br i1 %72, label %73, label %78

73:
  %74 = getelementptr i64, ptr %56, i64 2
  %75 = load i64, ptr %74
  %76 = icmp sgt i64 %75, 0
  br i1 %76, label %77, label %78

77:
  store i64 2, ptr %69
  br label %78

78:
  %79 = add i64 %46, 1
  %80 = load i64, ptr %33
  %81 = icmp slt i64 %79, %80
  br i1 %81, label %45, label %41

82:
  %83 = add i32 %86, 1
  %84 = icmp eq i32 %83, 4
  br i1 %84, label %102, label %85

85:
  %86 = phi i32 [ %83, %82 ], [ 0, %41 ]
  %87 = icmp ult i32 %86, 2
  %88 = zext i1 %87 to i32
  %89 = call i32 @law_pivot(ptr %0, i32 %88)
  %90 = icmp eq i32 %89, 1
  br i1 %90, label %94, label %91

91:
  %92 = icmp eq i32 %89, 0
  %93 = select i1 %92, i64 1, i64 2
  br label %102

94:
  %95 = load i64, ptr %33
  %96 = and i32 %86, 1
  %97 = xor i32 %96, 1
  %98 = call i32 @law_newton(ptr %0, i64 %95, i32 30, i32 %97)
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %82, label %100

100:
  %101 = bitcast ptr %3 to ptr
  store i64 0, ptr %3
  br label %326

102:
  %103 = phi i64 [ %93, %91 ], [ 2, %82 ]
  %104 = bitcast ptr %3 to ptr
  store i64 0, ptr %3
  %105 = call i32 @law_combine(ptr %0, ptr %3)
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %107, label %326

107:
  %108 = icmp eq i64 %103, 2
  br i1 %108, label %109, label %326

109:
  %110 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 17
  %111 = load ptr, ptr %110
  %112 = load i64, ptr %4
  %113 = mul i64 %112, 7
  %114 = getelementptr double, ptr %111, i64 %113
  %115 = load ptr, ptr %30
  %116 = shl i64 %112, 3
  call void @llvm.memset.p0.i64(ptr align 8 %115, i8 0, i64 %116, i1 false)
  %117 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %118 = bitcast ptr %2 to ptr
  %119 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 6
  %120 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 5
  %121 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %122 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 11
  %123 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 7
  %124 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 3
  %125 = getelementptr [2 x double], ptr %2, i64 0, i64 0
  %126 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
  %127 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %128 = bitcast ptr %114 to ptr
  br label %129

129:
  %130 = phi i32 [ 0, %109 ], [ %320, %316 ]
  %131 = load i64, ptr %4
  %132 = icmp sgt i64 %131, 0
  %133 = load i64, ptr %33
  br label %134

134:
  %135 = phi i64 [ %133, %129 ], [ %140, %139 ]
  %136 = phi i64 [ %133, %129 ], [ %141, %139 ]
  %137 = phi i32 [ 0, %129 ], [ %142, %139 ]
  %138 = icmp sgt i64 %136, 0
  br i1 %138, label %144, label %139

139:
  %140 = phi i64 [ %135, %134 ], [ %299, %298 ]
  %141 = phi i64 [ %136, %134 ], [ %299, %298 ]
  %142 = add i32 %137, 1
  %143 = icmp eq i32 %142, 500
  br i1 %143, label %302, label %134

144:
  %145 = phi i64 [ %299, %298 ], [ %135, %134 ]
  %146 = phi i64 [ %300, %298 ], [ 0, %134 ]
  %147 = load ptr, ptr %117
  %148 = shl i64 %146, 2
  %149 = getelementptr i64, ptr %147, i64 %148
  %150 = getelementptr i64, ptr %149, i64 1
  %151 = load i64, ptr %150
  %152 = load i64, ptr %149
  %153 = icmp ne i64 %152, 2
  %154 = zext i1 %153 to i64
  %155 = add i64 %151, %154
  %156 = load ptr, ptr %29
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %118, i8 0, i64 16, i1 false)
  %157 = load ptr, ptr %119
  %158 = getelementptr i64, ptr %157, i64 %146
  %159 = load i64, ptr %158
  %160 = icmp eq i64 %159, 0
  br i1 %160, label %298, label %161

161:
  %162 = load i64, ptr %150
  %163 = getelementptr i64, ptr %149, i64 2
  %164 = load i64, ptr %163
  %165 = add i64 %164, %155
  %166 = icmp slt i64 %162, %165
  br i1 %166, label %167, label %170

167:
  %168 = load ptr, ptr %120
  %169 = load ptr, ptr %122
  br label %192

170:
  %171 = load ptr, ptr %124
  %172 = mul i64 %146, 3
  %173 = getelementptr double, ptr %171, i64 %172
  %174 = load double, ptr %173
  %175 = load i64, ptr %149
  %176 = icmp eq i64 %175, 2
  br i1 %176, label %182, label %177

177:
  %178 = getelementptr double, ptr %156, i64 %162
  %179 = load double, ptr %178
  %180 = call double @llvm.maxnum.f64(double %179, double 0.000000e+00)
  %181 = fmul double %174, %180
  br label %182

182:
  %183 = phi double [ %181, %177 ], [ %174, %170 ]
  %184 = call double @law_pull(ptr %0, i64 %146, ptr %125)
  %185 = fcmp ogt double %184, %183
  %186 = fdiv double %183, %184
  %187 = select i1 %185, double %186, double 1.000000e+00
  %188 = load ptr, ptr %119
  %189 = getelementptr i64, ptr %188, i64 %146
  %190 = load i64, ptr %189
  %191 = icmp eq i64 %190, 2
  br i1 %191, label %235, label %234

192:
  %193 = phi i64 [ %162, %167 ], [ %232, %231 ]
  %194 = getelementptr double, ptr %168, i64 %193
  %195 = load double, ptr %194
  br i1 %132, label %196, label %199

196:
  %197 = load ptr, ptr %121
  %198 = mul i64 %193, %131
  br label %203

199:
  %200 = phi double [ %195, %192 ], [ %211, %203 ]
  %201 = getelementptr double, ptr %169, i64 %193
  store double %200, ptr %201
  %202 = icmp slt i64 %193, %155
  br i1 %202, label %214, label %231

203:
  %204 = phi double [ %195, %196 ], [ %211, %203 ]
  %205 = phi i64 [ 0, %196 ], [ %212, %203 ]
  %206 = add i64 %205, %198
  %207 = getelementptr double, ptr %197, i64 %206
  %208 = load double, ptr %207
  %209 = getelementptr double, ptr %156, i64 %205
  %210 = load double, ptr %209
  %211 = call double @llvm.fmuladd.f64(double %208, double %210, double %204)
  %212 = add i64 %205, 1
  %213 = icmp eq i64 %212, %131
  br i1 %213, label %199, label %203

214:
  %215 = load ptr, ptr %121
  %216 = load i64, ptr %4
  %217 = mul i64 %216, %193
  %218 = add i64 %217, %193
  %219 = getelementptr double, ptr %215, i64 %218
  %220 = load double, ptr %219
  %221 = fcmp ogt double %220, 0.000000e+00
  br i1 %221, label %222, label %231

222:
  %223 = load ptr, ptr %123
  %224 = getelementptr double, ptr %223, i64 %146
  %225 = load double, ptr %224
  %226 = getelementptr double, ptr %156, i64 %193
  %227 = load double, ptr %226
  %228 = fdiv double %200, %220
  %229 = fsub double %227, %228
  %230 = call double @llvm.maxnum.f64(double %225, double %229)
  store double %230, ptr %226
  br label %231

231:
  %232 = add i64 %193, 1
  %233 = icmp slt i64 %232, %165
  br i1 %233, label %192, label %170

234:
  call void @law_turn_against(ptr %0, i64 %146, ptr %125, double %184)
  br label %235

235:
  %236 = load i64, ptr %163
  %237 = icmp sgt i64 %236, 0
  br i1 %237, label %238, label %242

238:
  %239 = load ptr, ptr %121
  %240 = load i64, ptr %4
  %241 = fneg double %183
  br label %250

242:
  %243 = load i64, ptr %149
  %244 = icmp eq i64 %243, 2
  br i1 %244, label %245, label %274

245:
  %246 = fcmp ugt double %184, %183
  %247 = icmp ne i64 %236, 0
  %248 = select i1 %191, i1 true, i1 %246
  %249 = select i1 %248, i1 %247, i1 false
  br label %286

250:
  %251 = phi i64 [ 0, %238 ], [ %272, %271 ]
  %252 = add i64 %251, %155
  %253 = mul i64 %252, %240
  %254 = add i64 %253, %252
  %255 = getelementptr double, ptr %239, i64 %254
  %256 = load double, ptr %255
  %257 = fcmp ogt double %256, 0.000000e+00
  br i1 %257, label %258, label %271

258:
  br i1 %191, label %259, label %263

259:
  %260 = load ptr, ptr %126
  %261 = getelementptr double, ptr %260, i64 %252
  %262 = load double, ptr %261
  br label %266

263:
  %264 = getelementptr [2 x double], ptr %2, i64 0, i64 %251
  %265 = load double, ptr %264
  br label %266

266:
  %267 = phi double [ %265, %263 ], [ %241, %259 ]
  %268 = phi double [ %187, %263 ], [ %262, %259 ]
  %269 = fmul double %267, %268
  %270 = getelementptr double, ptr %156, i64 %252
  store double %269, ptr %270
  br label %271

271:
  %272 = add i64 %251, 1
  %273 = icmp eq i64 %272, %236
  br i1 %273, label %242, label %250

274:
  %275 = load i64, ptr %150
  %276 = getelementptr double, ptr %156, i64 %275
  %277 = load double, ptr %276
  %278 = load ptr, ptr %123
  %279 = getelementptr double, ptr %278, i64 %146
  %280 = load double, ptr %279
  %281 = fcmp ogt double %277, %280
  %282 = fcmp ugt double %184, %183
  %283 = icmp ne i64 %236, 0
  %284 = select i1 %191, i1 true, i1 %282
  %285 = select i1 %284, i1 %283, i1 false
  br i1 %281, label %286, label %289

286:
  %287 = phi i1 [ %249, %245 ], [ %285, %274 ]
  %288 = select i1 %287, i64 2, i64 1
  br label %293

289:
  br i1 %285, label %293, label %290

290:
  %291 = fcmp ogt double %280, 0.000000e+00
  %292 = select i1 %291, i64 3, i64 0
  br label %293

293:
  %294 = phi i64 [ %288, %286 ], [ 0, %289 ], [ %292, %290 ]
  %295 = load ptr, ptr %127
  %296 = getelementptr i64, ptr %295, i64 %146
  store i64 %294, ptr %296
  %297 = load i64, ptr %33
  br label %298

298:
  %299 = phi i64 [ %145, %144 ], [ %297, %293 ]
  %300 = add i64 %146, 1
  %301 = icmp slt i64 %300, %299
  br i1 %301, label %144, label %139

302:
  %303 = load ptr, ptr %30
  %304 = load i64, ptr %4
  %305 = shl i64 %304, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %128, ptr align 8 %303, i64 %305, i1 false)
  %306 = load i64, ptr %33
  %307 = and i32 %130, 1
  %308 = xor i32 %307, 1
  %309 = call i32 @law_newton(ptr %0, i64 %306, i32 30, i32 %308)
  %310 = icmp eq i32 %309, 0
  br i1 %310, label %311, label %326

311:
  %312 = icmp eq i32 %130, 0
  br i1 %312, label %313, label %316

313:
  %314 = call i32 @law_newton(ptr %0, i64 1, i32 300, i32 1)
  %315 = icmp eq i32 %314, 0
  br i1 %315, label %316, label %326

316:
  %317 = load ptr, ptr %30
  %318 = load i64, ptr %4
  %319 = shl i64 %318, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %317, ptr align 8 %128, i64 %319, i1 false)
  %320 = add i32 %130, 1
  %321 = icmp eq i32 %320, 12
  br i1 %321, label %322, label %129

322:
  call void @law_accelerate(ptr %0)
  %323 = call double @law_measure(ptr %0)
  %324 = fcmp ugt double %323, 1.000000e-10
  %325 = select i1 %324, i64 2, i64 0
  br label %326

326:
  %327 = phi i64 [ 1, %107 ], [ 0, %102 ], [ 0, %100 ], [ %325, %322 ], [ 0, %302 ], [ 0, %313 ]
  %328 = bitcast ptr %3 to ptr
  %329 = load i64, ptr %33
  %330 = icmp sgt i64 %329, 0
  br i1 %330, label %331, label %353

331:
  %332 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 6
  %333 = load ptr, ptr %332
  %334 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %335 = load ptr, ptr %334
  br label %336

336:
  %337 = phi i64 [ %329, %331 ], [ %350, %349 ]
  %338 = phi i64 [ 0, %331 ], [ %351, %349 ]
  %339 = getelementptr i64, ptr %333, i64 %338
  %340 = load i64, ptr %339
  %341 = icmp eq i64 %340, 0
  br i1 %341, label %346, label %342

342:
  %343 = getelementptr i64, ptr %335, i64 %338
  %344 = load i64, ptr %343
  %345 = icmp eq i64 %344, 3
  br i1 %345, label %346, label %349

346:
  %347 = getelementptr i64, ptr %335, i64 %338
  store i64 0, ptr %347
  %348 = load i64, ptr %33
  br label %349

349:
  %350 = phi i64 [ %337, %342 ], [ %348, %346 ]
  %351 = add i64 %338, 1
  %352 = icmp slt i64 %351, %350
  br i1 %352, label %336, label %353

353:
  br label %354

354:
  %355 = phi i64 [ %327, %353 ], [ 6, %14 ], [ 6, %20 ]
  ret i64 %355
}

define i64 @law_impact(ptr %0, ptr  %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4
  %6 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %7 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 0
  %8 = load i64, ptr %7
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %31

10:
  %11 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 6
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
  %34 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 17
  %35 = load ptr, ptr %34
  %36 = shl i64 %5, 2
  %37 = getelementptr double, ptr %35, i64 %36
  %38 = mul i64 %5, 5
  %39 = getelementptr double, ptr %35, i64 %38
  %40 = mul i64 %5, 6
  %41 = getelementptr double, ptr %35, i64 %40
  %42 = bitcast ptr %37 to ptr
  %43 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 5
  %44 = bitcast ptr %43 to ptr
  %45 = load ptr, ptr %44
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 8 %45, i64 %33, i1 false)
  %46 = bitcast ptr %39 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %46, i8 0, i64 %33, i1 false)
  %47 = load i64, ptr %7
  %48 = icmp sgt i64 %47, 0
  br i1 %48, label %49, label %53

49:
  %50 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 7
  %51 = load ptr, ptr %50
  %52 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 3
  br label %58

53:
  call void @guess(ptr %0)
  %54 = call i64 @law_solve(ptr %0)
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
  %81 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %82 = bitcast ptr %81 to ptr
  %83 = load ptr, ptr %82
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %83, i64 %33, i1 false)
  %84 = load ptr, ptr %44
  %85 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 11
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
  %94 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 7
  %95 = load ptr, ptr %94
  %96 = getelementptr double, ptr %92, i64 2
  %97 = getelementptr i64, ptr %93, i64 1
  br label %100

98:
  call void @guess(ptr %0)
  %99 = call i64 @law_solve(ptr %0)
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
  %123 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %124 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 11
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
  %207 = call i64 @law_solve(ptr %0)
  br label %208

208:
  %209 = phi i64 [ 0, %202 ], [ 3, %206 ]
  br label %125

210:
  %211 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 7
  %212 = bitcast ptr %211 to ptr
  %213 = load ptr, ptr %212
  %214 = shl i64 %133, 3
  call void @llvm.memset.p0.i64(ptr align 8 %213, i8 0, i64 %214, i1 false)
  ret i64 %126
}

define internal void @guess(ptr  %0) {
  %2 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 0
  %3 = load i64, ptr %2
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %5, label %12

5:
  %6 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 7
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 5
  %9 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %10 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
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

define void @law_accelerate(ptr  %0) {
  %2 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  %3 = load i64, ptr %2
  %4 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 11
  %5 = bitcast ptr %4 to ptr
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 5
  %8 = bitcast ptr %7 to ptr
  %9 = load ptr, ptr %8
  %10 = shl i64 %3, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %9, i64 %10, i1 false)
  %11 = icmp sgt i64 %3, 0
  br i1 %11, label %12, label %19

12:
  %13 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %14 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %15 = load ptr, ptr %13
  br label %16

16:
  %17 = phi i64 [ 0, %12 ], [ %25, %24 ]
  %18 = getelementptr double, ptr %15, i64 %17
  br label %20

19:
  ret void

20:
  %21 = phi i64 [ 0, %16 ], [ %37, %27 ]
  %22 = load double, ptr %18
  %23 = fcmp une double %22, 0.000000e+00
  br i1 %23, label %27, label %24

24:
  %25 = add i64 %17, 1
  %26 = icmp eq i64 %25, %3
  br i1 %26, label %19, label %16

27:
  %28 = load ptr, ptr %14
  %29 = mul i64 %21, %3
  %30 = add i64 %29, %17
  %31 = getelementptr double, ptr %28, i64 %30
  %32 = load double, ptr %31
  %33 = load ptr, ptr %4
  %34 = getelementptr double, ptr %33, i64 %21
  %35 = load double, ptr %34
  %36 = call double @llvm.fmuladd.f64(double %32, double %22, double %35)
  store double %36, ptr %34
  %37 = add i64 %21, 1
  %38 = icmp eq i64 %37, %3
  br i1 %38, label %24, label %20
}

define double @law_pull(ptr  %0, i64 %1, ptr  %2) {
  %4 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4
  %6 = shl i64 %1, 2
  %7 = getelementptr i64, ptr %5, i64 %6
  %8 = getelementptr i64, ptr %7, i64 2
  %9 = load i64, ptr %8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %44

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
  br i1 %10, label %34, label %44

34:
  %35 = getelementptr i64, ptr %7, i64 1
  %36 = load i64, ptr %35
  %37 = load i64, ptr %7
  %38 = icmp ne i64 %37, 2
  %39 = zext i1 %38 to i64
  %40 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %41 = load ptr, ptr %40
  %42 = fcmp ogt double %30, 0.000000e+00
  %43 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 11
  br label %58

44:
  %45 = load double, ptr %2
  br label %51

46:
  %47 = icmp eq i64 %9, 1
  %48 = load double, ptr %2
  br i1 %47, label %49, label %51

49:
  %50 = call double @llvm.fabs.f64(double %48)
  br label %56

51:
  %52 = phi double [ %45, %44 ], [ %48, %46 ]
  %53 = getelementptr double, ptr %2, i64 1
  %54 = load double, ptr %53
  %55 = call double @hypot(double %52, double %54)
  br label %56

56:
  %57 = phi double [ %50, %49 ], [ %55, %51 ]
  ret double %57

58:
  %59 = phi i64 [ 0, %34 ], [ %73, %69 ]
  %60 = add i64 %36, %59
  %61 = add i64 %60, %39
  %62 = getelementptr double, ptr %41, i64 %61
  %63 = load double, ptr %62
  br i1 %42, label %64, label %69

64:
  %65 = load ptr, ptr %43
  %66 = getelementptr double, ptr %65, i64 %61
  %67 = load double, ptr %66
  %68 = fdiv double %67, %30
  br label %69

69:
  %70 = phi double [ %68, %64 ], [ 0.000000e+00, %58 ]
  %71 = fsub double %63, %70
  %72 = getelementptr double, ptr %2, i64 %59
  store double %71, ptr %72
  %73 = add i64 %59, 1
  %74 = icmp eq i64 %73, %9
  br i1 %74, label %46, label %58
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
  %15 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
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
  %10 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 17
  %15 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  %16 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 11
  %17 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %18 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %19 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 7
  %20 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 6
  %21 = load ptr, ptr %20
  br label %43

22:
  %23 = icmp sgt i64 %127, 0
  br i1 %23, label %272, label %24

24:
  %25 = phi i64 [ %127, %22 ], [ 0, %2 ]
  %26 = phi i64 [ %126, %22 ], [ %5, %2 ]
  %27 = icmp sgt i64 %26, 0
  %28 = icmp slt i64 %25, %1
  %29 = select i1 %27, i1 %28, i1 false
  br i1 %29, label %30, label %272

30:
  %31 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %32 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 6
  %33 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 7
  %34 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %35 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 17
  %36 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  %37 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %38 = bitcast ptr %3 to ptr
  %39 = getelementptr [2 x double], ptr %3, i64 0, i64 0
  %40 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 3
  %41 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
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
  %133 = phi i64 [ %26, %30 ], [ %265, %264 ]
  %134 = phi ptr [ %42, %30 ], [ %266, %264 ]
  %135 = phi i64 [ 0, %30 ], [ %268, %264 ]
  %136 = phi i64 [ %25, %30 ], [ %267, %264 ]
  %137 = getelementptr i64, ptr %134, i64 %135
  %138 = load i64, ptr %137
  %139 = load ptr, ptr %32
  %140 = getelementptr i64, ptr %139, i64 %135
  %141 = load i64, ptr %140
  %142 = icmp eq i64 %141, 1
  br i1 %142, label %143, label %264

143:
  %144 = add i64 %138, -3
  %145 = icmp ult i64 %144, -2
  br i1 %145, label %146, label %151

146:
  %147 = load ptr, ptr %33
  %148 = getelementptr double, ptr %147, i64 %135
  %149 = load double, ptr %148
  %150 = fcmp ogt double %149, 0.000000e+00
  br i1 %150, label %151, label %264

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
  br i1 %188, label %245, label %189

189:
  br i1 %153, label %190, label %220

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
  %203 = load ptr, ptr %40
  %204 = mul i64 %135, 3
  %205 = getelementptr double, ptr %203, i64 1
  %206 = getelementptr double, ptr %205, i64 %204
  %207 = load double, ptr %206
  %208 = icmp eq i64 %161, 2
  br i1 %208, label %214, label %209

209:
  %210 = getelementptr double, ptr %191, i64 %160
  %211 = load double, ptr %210
  %212 = call double @llvm.maxnum.f64(double %211, double 0.000000e+00)
  %213 = fmul double %207, %212
  br label %214

214:
  %215 = phi double [ %213, %209 ], [ %207, %201 ]
  %216 = fsub double %202, %215
  %217 = fmul double %187, %216
  %218 = fcmp ugt double %217, %171
  br i1 %218, label %219, label %245

219:
  call void @law_turn_against(ptr %0, i64 %135, ptr %192, double %202)
  br label %245

220:
  %221 = call double @law_pull(ptr %0, i64 %135, ptr %39)
  %222 = load ptr, ptr %34
  %223 = getelementptr i64, ptr %222, i64 %155
  %224 = load ptr, ptr %40
  %225 = mul i64 %135, 3
  %226 = getelementptr double, ptr %224, i64 %225
  %227 = load double, ptr %226
  %228 = load i64, ptr %223
  %229 = icmp eq i64 %228, 2
  br i1 %229, label %238, label %230

230:
  %231 = load ptr, ptr %41
  %232 = getelementptr i64, ptr %223, i64 1
  %233 = load i64, ptr %232
  %234 = getelementptr double, ptr %231, i64 %233
  %235 = load double, ptr %234
  %236 = call double @llvm.maxnum.f64(double %235, double 0.000000e+00)
  %237 = fmul double %227, %236
  br label %238

238:
  %239 = phi double [ %237, %230 ], [ %227, %220 ]
  %240 = fsub double %221, %239
  %241 = fmul double %187, %240
  %242 = fneg double %171
  %243 = fcmp olt double %241, %242
  br i1 %243, label %245, label %244

244:
  call void @law_turn_against(ptr %0, i64 %135, ptr %39, double %221)
  br label %245

245:
  %246 = phi i1 [ false, %186 ], [ false, %214 ], [ true, %219 ], [ false, %238 ], [ true, %244 ]
  br i1 %145, label %249, label %247

247:
  %248 = select i1 %246, i64 2, i64 1
  br label %256

249:
  br i1 %246, label %256, label %250

250:
  %251 = load ptr, ptr %33
  %252 = getelementptr double, ptr %251, i64 %135
  %253 = load double, ptr %252
  %254 = fcmp ogt double %253, 0.000000e+00
  %255 = select i1 %254, i64 3, i64 0
  br label %256

256:
  %257 = phi i64 [ %248, %247 ], [ 0, %249 ], [ %255, %250 ]
  %258 = load ptr, ptr %31
  %259 = getelementptr i64, ptr %258, i64 %135
  store i64 %257, ptr %259
  %260 = icmp ne i64 %257, %138
  %261 = zext i1 %260 to i64
  %262 = add i64 %136, %261
  %263 = load i64, ptr %4
  br label %264

264:
  %265 = phi i64 [ %263, %256 ], [ %133, %146 ], [ %133, %132 ]
  %266 = phi ptr [ %258, %256 ], [ %134, %146 ], [ %134, %132 ]
  %267 = phi i64 [ %262, %256 ], [ %136, %146 ], [ %136, %132 ]
  %268 = add i64 %135, 1
  %269 = icmp slt i64 %268, %265
  %270 = icmp slt i64 %267, %1
  %271 = select i1 %269, i1 %270, i1 false
  br i1 %271, label %132, label %272

272:
  %273 = phi i64 [ %127, %22 ], [ %25, %24 ], [ %267, %264 ]
  ret i64 %273
}

define internal void @write_scales(ptr  %0) {
  %2 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  %3 = load i64, ptr %2
  %4 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 17
  %5 = load ptr, ptr %4
  %6 = shl i64 %3, 1
  %7 = getelementptr double, ptr %5, i64 %6
  %8 = icmp sgt i64 %3, 0
  br i1 %8, label %9, label %56

9:
  %10 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 5
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %13 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %14 = load ptr, ptr %12
  %15 = load ptr, ptr %13
  br label %22

16:
  br i1 %8, label %17, label %56

17:
  %18 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 15
  %19 = fmul double %53, 1.000000e-04
  %20 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %21 = load ptr, ptr %20
  br label %57

22:
  %23 = phi i64 [ 0, %9 ], [ %54, %52 ]
  %24 = phi double [ 0.000000e+00, %9 ], [ %53, %52 ]
  %25 = getelementptr double, ptr %11, i64 %23
  %26 = load double, ptr %25
  %27 = call double @llvm.fabs.f64(double %26)
  %28 = mul i64 %23, %3
  br label %35

29:
  %30 = getelementptr double, ptr %7, i64 %23
  store double %45, ptr %30
  %31 = add i64 %28, %23
  %32 = getelementptr double, ptr %14, i64 %31
  %33 = load double, ptr %32
  %34 = fcmp ogt double %33, 0.000000e+00
  br i1 %34, label %48, label %52

35:
  %36 = phi i64 [ 0, %22 ], [ %46, %35 ]
  %37 = phi double [ %27, %22 ], [ %45, %35 ]
  %38 = add i64 %36, %28
  %39 = getelementptr double, ptr %14, i64 %38
  %40 = load double, ptr %39
  %41 = getelementptr double, ptr %15, i64 %36
  %42 = load double, ptr %41
  %43 = fmul double %40, %42
  %44 = call double @llvm.fabs.f64(double %43)
  %45 = fadd double %37, %44
  %46 = add i64 %36, 1
  %47 = icmp eq i64 %46, %3
  br i1 %47, label %29, label %35

48:
  %49 = call double @llvm.sqrt.f64(double %33)
  %50 = fdiv double %45, %49
  %51 = call double @llvm.maxnum.f64(double %24, double %50)
  br label %52

52:
  %53 = phi double [ %51, %48 ], [ %24, %29 ]
  %54 = add i64 %23, 1
  %55 = icmp eq i64 %54, %3
  br i1 %55, label %16, label %22

56:
  ret void

57:
  %58 = phi i64 [ 0, %17 ], [ %73, %57 ]
  %59 = getelementptr double, ptr %7, i64 %58
  %60 = load double, ptr %59
  %61 = load double, ptr %18
  %62 = fdiv double %61, 1.000000e-10
  %63 = call double @llvm.maxnum.f64(double %60, double %62)
  %64 = mul i64 %58, %3
  %65 = add i64 %64, %58
  %66 = getelementptr double, ptr %21, i64 %65
  %67 = load double, ptr %66
  %68 = call double @llvm.maxnum.f64(double %67, double 0.000000e+00)
  %69 = call double @llvm.sqrt.f64(double %68)
  %70 = fmul double %19, %69
  %71 = call double @llvm.maxnum.f64(double %63, double %70)
  %72 = fadd double %71, 1.000000e-300
  store double %72, ptr %59
  %73 = add i64 %58, 1
  %74 = icmp eq i64 %73, %3
  br i1 %74, label %56, label %57
}

define double @law_measure(ptr %0) {
  %2 = alloca [2 x double], align 16
  %3 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 12
  store double 0.000000e+00, ptr %3
  %4 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 13
  store i64 -1, ptr %4
  call void @write_scales(ptr %0)
  %5 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 17
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
  %16 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 6
  %17 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %18 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %19 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 7
  %20 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 11
  %21 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 3
  %22 = bitcast ptr %2 to ptr
  %23 = getelementptr [2 x double], ptr %2, i64 0, i64 0
  %24 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
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
  %6 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 18
  %7 = load ptr, ptr %6
  %8 = getelementptr i64, ptr %7, i64 %5
  %9 = getelementptr i64, ptr %8, i64 %5
  %10 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 0
  %11 = load i64, ptr %10
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %81

13:
  %14 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %15 = load ptr, ptr %14
  %16 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 6
  %17 = load ptr, ptr %16
  %18 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %19 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 7
  %20 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  br label %21

21:
  %22 = phi i64 [ %11, %13 ], [ %75, %74 ]
  %23 = phi i64 [ 0, %13 ], [ %76, %74 ]
  %24 = phi i64 [ 0, %13 ], [ %77, %74 ]
  %25 = shl i64 %24, 2
  %26 = getelementptr i64, ptr %15, i64 %25
  %27 = getelementptr i64, ptr %26, i64 1
  %28 = load i64, ptr %27
  %29 = load i64, ptr %26
  %30 = icmp ne i64 %29, 2
  %31 = zext i1 %30 to i64
  %32 = getelementptr i64, ptr %26, i64 2
  %33 = load i64, ptr %32
  %34 = add i64 %33, %28
  %35 = add i64 %34, %31
  %36 = getelementptr i64, ptr %17, i64 %24
  %37 = load i64, ptr %36
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %74, label %39

39:
  %40 = load ptr, ptr %18
  %41 = getelementptr i64, ptr %40, i64 %24
  %42 = load i64, ptr %41
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %44, label %51

44:
  %45 = load ptr, ptr %19
  %46 = getelementptr double, ptr %45, i64 %24
  %47 = load double, ptr %46
  %48 = fcmp ogt double %47, 0.000000e+00
  %49 = icmp slt i64 %28, %35
  %50 = select i1 %48, i1 %49, i1 false
  br i1 %50, label %53, label %74

51:
  %52 = icmp slt i64 %28, %35
  br i1 %52, label %53, label %74

53:
  %54 = load ptr, ptr %20
  br label %55

55:
  %56 = phi i64 [ %28, %53 ], [ %70, %68 ]
  %57 = phi i64 [ %23, %53 ], [ %69, %68 ]
  %58 = load i64, ptr %4
  %59 = mul i64 %58, %56
  %60 = add i64 %59, %56
  %61 = getelementptr double, ptr %54, i64 %60
  %62 = load double, ptr %61
  %63 = fcmp ogt double %62, 0.000000e+00
  br i1 %63, label %64, label %68

64:
  %65 = getelementptr i64, ptr %8, i64 %57
  store i64 %24, ptr %65
  %66 = add i64 %57, 1
  %67 = getelementptr i64, ptr %7, i64 %57
  store i64 %56, ptr %67
  br label %68

68:
  %69 = phi i64 [ %66, %64 ], [ %57, %55 ]
  %70 = add i64 %56, 1
  %71 = icmp slt i64 %70, %35
  br i1 %71, label %55, label %72

72:
  %73 = load i64, ptr %10
  br label %74

74:
  %75 = phi i64 [ %22, %21 ], [ %22, %44 ], [ %22, %51 ], [ %73, %72 ]
  %76 = phi i64 [ %23, %21 ], [ %23, %44 ], [ %23, %51 ], [ %69, %72 ]
  %77 = add i64 %24, 1
  %78 = icmp slt i64 %77, %75
  br i1 %78, label %21, label %79

79:
  %80 = load i64, ptr %4
  br label %81

81:
  %82 = phi i64 [ %5, %2 ], [ %80, %79 ]
  %83 = phi i64 [ 0, %2 ], [ %76, %79 ]
  %84 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 17
  %85 = load ptr, ptr %84
  %86 = getelementptr double, ptr %85, i64 %82
  %87 = shl i64 %82, 3
  %88 = getelementptr double, ptr %85, i64 %87
  %89 = mul i64 %5, %5
  %90 = getelementptr double, ptr %88, i64 %89
  %91 = mul i64 %82, 3
  %92 = getelementptr double, ptr %85, i64 %91
  %93 = icmp sgt i64 %5, 0
  br i1 %93, label %94, label %96

94:
  %95 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  br label %112

96:
  call void @law_accelerate(ptr %0)
  %97 = icmp sgt i64 %83, 0
  br i1 %97, label %98, label %449

98:
  %99 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %100 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %101 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %102 = bitcast ptr %90 to ptr
  %103 = shl i64 %5, 3
  %104 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
  %105 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %106 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 3
  %107 = bitcast ptr %3 to ptr
  %108 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 6
  %109 = getelementptr [2 x double], ptr %3, i64 0, i64 0
  %110 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 11
  %111 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 7
  br label %136

112:
  %113 = phi i64 [ 0, %94 ], [ %127, %125 ]
  %114 = phi i64 [ 0, %94 ], [ %126, %125 ]
  %115 = icmp slt i64 %114, %83
  br i1 %115, label %116, label %122

116:
  %117 = getelementptr i64, ptr %7, i64 %114
  %118 = load i64, ptr %117
  %119 = icmp eq i64 %118, %113
  br i1 %119, label %120, label %122

120:
  %121 = add i64 %114, 1
  br label %125

122:
  %123 = load ptr, ptr %95
  %124 = getelementptr double, ptr %123, i64 %113
  store double 0.000000e+00, ptr %124
  br label %125

125:
  %126 = phi i64 [ %121, %120 ], [ %114, %122 ]
  %127 = add i64 %113, 1
  %128 = icmp eq i64 %127, %5
  br i1 %128, label %96, label %112

129:
  br i1 %97, label %130, label %449

130:
  %131 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %132 = load ptr, ptr %131
  %133 = load i64, ptr %4
  %134 = icmp eq i32 %1, 0
  %135 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  br label %619

136:
  %137 = phi i64 [ 0, %98 ], [ %337, %336 ]
  %138 = getelementptr i64, ptr %7, i64 %137
  %139 = load i64, ptr %138
  %140 = getelementptr i64, ptr %8, i64 %137
  %141 = load i64, ptr %140
  %142 = load ptr, ptr %99
  %143 = getelementptr i64, ptr %142, i64 %141
  %144 = load i64, ptr %143
  %145 = load ptr, ptr %100
  %146 = shl i64 %141, 2
  %147 = getelementptr i64, ptr %145, i64 %146
  %148 = getelementptr i64, ptr %147, i64 1
  %149 = load i64, ptr %148
  %150 = load i64, ptr %147
  %151 = icmp ne i64 %150, 2
  %152 = zext i1 %151 to i64
  %153 = add i64 %149, %152
  %154 = icmp slt i64 %139, %153
  %155 = load ptr, ptr %101
  %156 = load i64, ptr %4
  %157 = mul i64 %156, %139
  %158 = add i64 %157, %139
  %159 = getelementptr double, ptr %155, i64 %158
  %160 = load double, ptr %159
  %161 = call double @llvm.sqrt.f64(double %160)
  call void @llvm.memset.p0.i64(ptr align 8 %102, i8 0, i64 %103, i1 false)
  br i1 %154, label %162, label %165

162:
  %163 = add i64 %144, -3
  %164 = icmp ult i64 %163, -2
  br i1 %164, label %178, label %168

165:
  %166 = and i64 %144, -3
  %167 = icmp eq i64 %166, 1
  br i1 %167, label %168, label %187

168:
  %169 = load ptr, ptr %101
  %170 = mul i64 %139, %5
  %171 = getelementptr double, ptr %169, i64 %170
  %172 = bitcast ptr %171 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %102, ptr align 8 %172, i64 %103, i1 false)
  %173 = load ptr, ptr %110
  %174 = getelementptr double, ptr %173, i64 %139
  %175 = load double, ptr %174
  %176 = fneg double %175
  %177 = fdiv double 1.000000e+00, %161
  br label %328

178:
  %179 = getelementptr double, ptr %90, i64 %139
  store double 1.000000e+00, ptr %179
  %180 = load ptr, ptr %111
  %181 = getelementptr double, ptr %180, i64 %141
  %182 = load double, ptr %181
  %183 = load ptr, ptr %105
  %184 = getelementptr double, ptr %183, i64 %139
  %185 = load double, ptr %184
  %186 = fsub double %182, %185
  br label %328

187:
  %188 = load i64, ptr %148
  %189 = load i64, ptr %147
  %190 = icmp ne i64 %189, 2
  %191 = sext i1 %190 to i64
  %192 = sub i64 %139, %188
  %193 = add i64 %192, %191
  %194 = getelementptr double, ptr %85, i64 %137
  %195 = load ptr, ptr %100
  %196 = getelementptr i64, ptr %195, i64 %146
  %197 = load i64, ptr %4
  %198 = getelementptr i64, ptr %196, i64 1
  %199 = load i64, ptr %198
  %200 = load i64, ptr %196
  %201 = icmp ne i64 %200, 2
  %202 = zext i1 %201 to i64
  %203 = add i64 %199, %202
  %204 = add i64 %203, %193
  %205 = load ptr, ptr %104
  %206 = getelementptr double, ptr %205, i64 %203
  %207 = load ptr, ptr %105
  %208 = getelementptr double, ptr %207, i64 %204
  %209 = load double, ptr %208
  %210 = load ptr, ptr %106
  %211 = mul i64 %141, 3
  %212 = getelementptr double, ptr %210, i64 %211
  %213 = load double, ptr %212
  %214 = icmp eq i64 %200, 2
  br i1 %214, label %215, label %221

215:
  %216 = getelementptr double, ptr %206, i64 %193
  %217 = load double, ptr %216
  %218 = call double @llvm.fmuladd.f64(double %213, double %217, double %209)
  %219 = fneg double %218
  store double %219, ptr %194
  %220 = getelementptr double, ptr %90, i64 %204
  store double 1.000000e+00, ptr %220
  br label %236

221:
  %222 = getelementptr double, ptr %207, i64 %199
  %223 = load double, ptr %222
  %224 = call double @llvm.maxnum.f64(double %223, double 0.000000e+00)
  %225 = fmul double %213, %224
  %226 = getelementptr double, ptr %206, i64 %193
  %227 = load double, ptr %226
  %228 = call double @llvm.fmuladd.f64(double %225, double %227, double %209)
  %229 = fneg double %228
  store double %229, ptr %194
  %230 = getelementptr double, ptr %90, i64 %204
  store double 1.000000e+00, ptr %230
  %231 = load double, ptr %212
  %232 = load double, ptr %226
  %233 = getelementptr double, ptr %90, i64 %199
  %234 = load double, ptr %233
  %235 = call double @llvm.fmuladd.f64(double %231, double %232, double %234)
  store double %235, ptr %233
  br label %236

236:
  %237 = phi ptr [ %216, %215 ], [ %226, %221 ]
  %238 = getelementptr i64, ptr %196, i64 2
  %239 = load i64, ptr %238
  %240 = icmp slt i64 %239, 2
  br i1 %240, label %326, label %241

241:
  %242 = load ptr, ptr %108
  %243 = getelementptr i64, ptr %242, i64 %141
  %244 = load i64, ptr %243
  %245 = icmp eq i64 %244, 1
  br i1 %245, label %246, label %326

246:
  %247 = call double @law_pull(ptr %0, i64 %141, ptr %109)
  %248 = load ptr, ptr %100
  %249 = getelementptr i64, ptr %248, i64 %146
  %250 = getelementptr i64, ptr %249, i64 2
  %251 = load i64, ptr %250
  %252 = icmp sgt i64 %251, 0
  br i1 %252, label %253, label %273

253:
  %254 = getelementptr i64, ptr %249, i64 1
  %255 = load i64, ptr %254
  %256 = load i64, ptr %249
  %257 = icmp ne i64 %256, 2
  %258 = zext i1 %257 to i64
  %259 = load ptr, ptr %101
  %260 = load i64, ptr %4
  %261 = add i64 %255, %258
  br label %262

262:
  %263 = phi i64 [ 0, %253 ], [ %271, %262 ]
  %264 = phi double [ 0.000000e+00, %253 ], [ %270, %262 ]
  %265 = add i64 %261, %263
  %266 = mul i64 %265, %260
  %267 = add i64 %266, %265
  %268 = getelementptr double, ptr %259, i64 %267
  %269 = load double, ptr %268
  %270 = call double @llvm.maxnum.f64(double %264, double %269)
  %271 = add i64 %263, 1
  %272 = icmp eq i64 %271, %251
  br i1 %272, label %273, label %262

273:
  %274 = phi double [ 0.000000e+00, %246 ], [ %270, %262 ]
  %275 = fcmp ogt double %247, 0.000000e+00
  br i1 %275, label %276, label %326

276:
  %277 = load ptr, ptr %106
  %278 = getelementptr double, ptr %277, i64 %211
  %279 = load double, ptr %278
  %280 = load i64, ptr %249
  %281 = icmp eq i64 %280, 2
  br i1 %281, label %290, label %282

282:
  %283 = load ptr, ptr %105
  %284 = getelementptr i64, ptr %249, i64 1
  %285 = load i64, ptr %284
  %286 = getelementptr double, ptr %283, i64 %285
  %287 = load double, ptr %286
  %288 = call double @llvm.maxnum.f64(double %287, double 0.000000e+00)
  %289 = fmul double %279, %288
  br label %290

290:
  %291 = phi double [ %289, %282 ], [ %279, %276 ]
  %292 = fdiv double %291, %247
  %293 = call double @llvm.minnum.f64(double %292, double 1.000000e+00)
  %294 = icmp sgt i64 %197, 0
  br label %295

295:
  %296 = phi i1 [ true, %290 ], [ false, %313 ]
  %297 = phi i64 [ 0, %290 ], [ 1, %313 ]
  %298 = icmp eq i64 %297, %193
  %299 = uitofp i1 %298 to double
  %300 = load double, ptr %237
  %301 = getelementptr double, ptr %206, i64 %297
  %302 = load double, ptr %301
  %303 = fneg double %300
  %304 = call double @llvm.fmuladd.f64(double %303, double %302, double %299)
  %305 = fmul double %293, %304
  %306 = add i64 %297, %203
  %307 = getelementptr double, ptr %90, i64 %306
  %308 = load double, ptr %307
  %309 = fsub double %308, %305
  store double %309, ptr %307
  br i1 %294, label %310, label %313

310:
  %311 = load ptr, ptr %101
  %312 = mul i64 %306, %197
  br label %314

313:
  br i1 %296, label %295, label %326

314:
  %315 = phi i64 [ 0, %310 ], [ %324, %314 ]
  %316 = add i64 %315, %312
  %317 = getelementptr double, ptr %311, i64 %316
  %318 = load double, ptr %317
  %319 = fmul double %305, %318
  %320 = fdiv double %319, %274
  %321 = getelementptr double, ptr %90, i64 %315
  %322 = load double, ptr %321
  %323 = fadd double %322, %320
  store double %323, ptr %321
  %324 = add i64 %315, 1
  %325 = icmp eq i64 %324, %197
  br i1 %325, label %313, label %314

326:
  %327 = load double, ptr %194
  br label %328

328:
  %329 = phi double [ %176, %168 ], [ %186, %178 ], [ %327, %326 ]
  %330 = phi double [ %177, %168 ], [ %161, %178 ], [ %161, %326 ]
  %331 = getelementptr double, ptr %85, i64 %137
  %332 = fmul double %330, %329
  store double %332, ptr %331
  %333 = load ptr, ptr %101
  %334 = load i64, ptr %4
  %335 = mul i64 %137, %83
  br label %339

336:
  %337 = add i64 %137, 1
  %338 = icmp eq i64 %337, %83
  br i1 %338, label %129, label %136

339:
  %340 = phi i64 [ 0, %328 ], [ %354, %339 ]
  %341 = getelementptr i64, ptr %7, i64 %340
  %342 = load i64, ptr %341
  %343 = getelementptr double, ptr %90, i64 %342
  %344 = load double, ptr %343
  %345 = fmul double %330, %344
  %346 = mul i64 %334, %342
  %347 = add i64 %346, %342
  %348 = getelementptr double, ptr %333, i64 %347
  %349 = load double, ptr %348
  %350 = call double @llvm.sqrt.f64(double %349)
  %351 = fdiv double %345, %350
  %352 = add i64 %340, %335
  %353 = getelementptr double, ptr %88, i64 %352
  store double %351, ptr %353
  %354 = add i64 %340, 1
  %355 = icmp eq i64 %354, %83
  br i1 %355, label %336, label %339

356:
  br i1 %97, label %357, label %449

357:
  %358 = phi i64 [ %360, %357 ], [ 0, %356 ]
  %359 = getelementptr i64, ptr %9, i64 %358
  store i64 %358, ptr %359
  %360 = add i64 %358, 1
  %361 = icmp eq i64 %360, %83
  br i1 %361, label %362, label %357

362:
  %363 = phi i64 [ %447, %446 ], [ 0, %357 ]
  %364 = phi double [ %378, %446 ], [ 0.000000e+00, %357 ]
  br label %365

365:
  %366 = phi double [ -1.000000e+00, %362 ], [ %384, %381 ]
  %367 = phi i64 [ %363, %362 ], [ %383, %381 ]
  %368 = phi i64 [ %363, %362 ], [ %385, %381 ]
  %369 = getelementptr i64, ptr %9, i64 %368
  %370 = load i64, ptr %369
  br label %387

371:
  %372 = getelementptr i64, ptr %9, i64 %383
  %373 = load i64, ptr %372
  %374 = getelementptr i64, ptr %9, i64 %363
  %375 = load i64, ptr %374
  store i64 %375, ptr %372
  store i64 %373, ptr %374
  %376 = call double @llvm.sqrt.f64(double %384)
  %377 = icmp eq i64 %363, 0
  %378 = select i1 %377, double %376, double %364
  %379 = fmul double %378, 1.000000e-10
  %380 = fcmp ogt double %376, %379
  br i1 %380, label %397, label %449

381:
  %382 = fcmp ogt double %394, %366
  %383 = select i1 %382, i64 %368, i64 %367
  %384 = select i1 %382, double %394, double %366
  %385 = add i64 %368, 1
  %386 = icmp slt i64 %385, %83
  br i1 %386, label %365, label %371

387:
  %388 = phi double [ 0.000000e+00, %365 ], [ %394, %387 ]
  %389 = phi i64 [ %363, %365 ], [ %395, %387 ]
  %390 = mul i64 %389, %83
  %391 = add i64 %390, %370
  %392 = getelementptr double, ptr %88, i64 %391
  %393 = load double, ptr %392
  %394 = call double @llvm.fmuladd.f64(double %393, double %393, double %388)
  %395 = add i64 %389, 1
  %396 = icmp slt i64 %395, %83
  br i1 %396, label %387, label %381

397:
  %398 = mul i64 %363, %83
  %399 = add i64 %373, %398
  %400 = getelementptr double, ptr %88, i64 %399
  %401 = load double, ptr %400
  %402 = call double @llvm.copysign.f64(double %376, double %401)
  %403 = fneg double %402
  %404 = fadd double %401, %402
  store double %404, ptr %400
  %405 = fmul double %404, %403
  %406 = fdiv double 1.000000e+00, %405
  br label %408

407:
  br i1 %411, label %408, label %446

408:
  %409 = phi i64 [ %363, %397 ], [ %410, %407 ]
  %410 = add i64 %409, 1
  %411 = icmp slt i64 %410, %83
  br i1 %411, label %412, label %416

412:
  %413 = getelementptr i64, ptr %9, i64 %410
  %414 = load i64, ptr %413
  %415 = getelementptr double, ptr %88, i64 %414
  br label %416

416:
  %417 = phi i64 [ %83, %412 ], [ 1, %408 ]
  %418 = phi ptr [ %415, %412 ], [ %85, %408 ]
  br label %421

419:
  %420 = fmul double %406, %431
  br label %434

421:
  %422 = phi i64 [ %432, %421 ], [ %363, %416 ]
  %423 = phi double [ %431, %421 ], [ 0.000000e+00, %416 ]
  %424 = mul i64 %422, %83
  %425 = add i64 %424, %373
  %426 = getelementptr double, ptr %88, i64 %425
  %427 = load double, ptr %426
  %428 = mul i64 %422, %417
  %429 = getelementptr double, ptr %418, i64 %428
  %430 = load double, ptr %429
  %431 = call double @llvm.fmuladd.f64(double %427, double %430, double %423)
  %432 = add i64 %422, 1
  %433 = icmp slt i64 %432, %83
  br i1 %433, label %421, label %419

434:
  %435 = phi i64 [ %363, %419 ], [ %444, %434 ]
  %436 = mul i64 %435, %83
  %437 = add i64 %436, %373
  %438 = getelementptr double, ptr %88, i64 %437
  %439 = load double, ptr %438
  %440 = mul i64 %435, %417
  %441 = getelementptr double, ptr %418, i64 %440
  %442 = load double, ptr %441
  %443 = call double @llvm.fmuladd.f64(double %420, double %439, double %442)
  store double %443, ptr %441
  %444 = add i64 %435, 1
  %445 = icmp slt i64 %444, %83
  br i1 %445, label %434, label %407

446:
  store double %403, ptr %400
  %447 = add i64 %363, 1
  %448 = icmp eq i64 %447, %83
  br i1 %448, label %452, label %362

449:
  %450 = phi i64 [ 0, %356 ], [ 0, %129 ], [ 0, %96 ], [ %363, %371 ]
  %451 = icmp sgt i64 %450, %83
  br i1 %451, label %455, label %452

452:
  %453 = phi i64 [ %450, %449 ], [ %83, %446 ]
  %454 = icmp sgt i64 %453, 0
  br label %458

455:
  %456 = phi i64 [ %450, %449 ], [ %453, %542 ]
  %457 = icmp sgt i64 %83, %456
  br i1 %457, label %545, label %612

458:
  %459 = phi i64 [ %83, %452 ], [ %543, %542 ]
  %460 = icmp eq i64 %459, %83
  %461 = mul i64 %459, %83
  %462 = getelementptr double, ptr %90, i64 %461
  %463 = select i1 %460, ptr %85, ptr %462
  br i1 %97, label %464, label %466

464:
  %465 = getelementptr i64, ptr %9, i64 %459
  br label %467

466:
  br i1 %454, label %490, label %502

467:
  %468 = phi i64 [ 0, %464 ], [ %488, %485 ]
  %469 = icmp ult i64 %468, %453
  br i1 %460, label %470, label %474

470:
  br i1 %469, label %471, label %485

471:
  %472 = getelementptr double, ptr %85, i64 %468
  %473 = load double, ptr %472
  br label %485

474:
  br i1 %469, label %475, label %482

475:
  %476 = mul i64 %468, %83
  %477 = load i64, ptr %465
  %478 = add i64 %477, %476
  %479 = getelementptr double, ptr %88, i64 %478
  %480 = load double, ptr %479
  %481 = fneg double %480
  br label %485

482:
  %483 = icmp eq i64 %468, %459
  %484 = uitofp i1 %483 to double
  br label %485

485:
  %486 = phi double [ %473, %471 ], [ 0.000000e+00, %470 ], [ %481, %475 ], [ %484, %482 ]
  %487 = getelementptr double, ptr %463, i64 %468
  store double %486, ptr %487
  %488 = add i64 %468, 1
  %489 = icmp eq i64 %488, %83
  br i1 %489, label %466, label %467

490:
  %491 = phi i64 [ %492, %504 ], [ %453, %466 ]
  %492 = add i64 %491, -1
  %493 = icmp slt i64 %491, %453
  br i1 %493, label %498, label %494

494:
  %495 = getelementptr double, ptr %463, i64 %492
  %496 = load double, ptr %495
  %497 = mul i64 %492, %83
  br label %504

498:
  %499 = mul i64 %492, %83
  %500 = getelementptr double, ptr %463, i64 %492
  %501 = load double, ptr %500
  br label %515

502:
  %503 = and i1 %97, %460
  br i1 %503, label %529, label %542

504:
  %505 = phi i64 [ %497, %494 ], [ %499, %515 ]
  %506 = phi double [ %496, %494 ], [ %526, %515 ]
  %507 = getelementptr i64, ptr %9, i64 %492
  %508 = load i64, ptr %507
  %509 = add i64 %508, %505
  %510 = getelementptr double, ptr %88, i64 %509
  %511 = load double, ptr %510
  %512 = getelementptr double, ptr %463, i64 %492
  %513 = fdiv double %506, %511
  store double %513, ptr %512
  %514 = icmp sgt i64 %491, 1
  br i1 %514, label %490, label %502

515:
  %516 = phi double [ %501, %498 ], [ %526, %515 ]
  %517 = phi i64 [ %491, %498 ], [ %527, %515 ]
  %518 = getelementptr i64, ptr %9, i64 %517
  %519 = load i64, ptr %518
  %520 = add i64 %519, %499
  %521 = getelementptr double, ptr %88, i64 %520
  %522 = load double, ptr %521
  %523 = getelementptr double, ptr %463, i64 %517
  %524 = load double, ptr %523
  %525 = fneg double %522
  %526 = call double @llvm.fmuladd.f64(double %525, double %524, double %516)
  store double %526, ptr %500
  %527 = add i64 %517, 1
  %528 = icmp eq i64 %527, %453
  br i1 %528, label %504, label %515

529:
  %530 = phi i64 [ %540, %529 ], [ 0, %502 ]
  %531 = getelementptr i64, ptr %9, i64 %530
  %532 = load i64, ptr %531
  %533 = getelementptr double, ptr %86, i64 %532
  %534 = load double, ptr %533
  %535 = getelementptr double, ptr %463, i64 %530
  %536 = load double, ptr %535
  %537 = getelementptr double, ptr %92, i64 %532
  %538 = load double, ptr %537
  %539 = call double @llvm.fmuladd.f64(double %534, double %536, double %538)
  store double %539, ptr %537
  %540 = add i64 %530, 1
  %541 = icmp eq i64 %540, %83
  br i1 %541, label %542, label %529

542:
  %543 = add i64 %459, -1
  %544 = icmp sgt i64 %459, %453
  br i1 %544, label %458, label %455

545:
  %546 = phi i64 [ %547, %563 ], [ %456, %455 ]
  %547 = add i64 %546, 1
  %548 = mul i64 %546, %83
  %549 = getelementptr double, ptr %90, i64 %548
  br i1 %97, label %552, label %550

550:
  %551 = icmp ugt i64 %456, %546
  br i1 %551, label %563, label %565

552:
  %553 = phi i64 [ %561, %552 ], [ 0, %545 ]
  %554 = getelementptr i64, ptr %9, i64 %553
  %555 = load i64, ptr %554
  %556 = getelementptr double, ptr %86, i64 %555
  %557 = load double, ptr %556
  %558 = getelementptr double, ptr %549, i64 %553
  %559 = load double, ptr %558
  %560 = fmul double %557, %559
  store double %560, ptr %558
  %561 = add i64 %553, 1
  %562 = icmp eq i64 %561, %83
  br i1 %562, label %550, label %552

563:
  %564 = icmp eq i64 %547, %83
  br i1 %564, label %612, label %545

565:
  %566 = phi i64 [ %594, %593 ], [ %456, %550 ]
  %567 = mul i64 %566, %83
  %568 = getelementptr double, ptr %90, i64 %567
  br i1 %97, label %569, label %593

569:
  %570 = icmp ult i64 %566, %546
  br label %574

571:
  %572 = fneg double %589
  %573 = fdiv double %572, %590
  br label %596

574:
  %575 = phi i64 [ 0, %569 ], [ %591, %586 ]
  %576 = phi double [ 0.000000e+00, %569 ], [ %590, %586 ]
  %577 = phi double [ 0.000000e+00, %569 ], [ %589, %586 ]
  %578 = getelementptr double, ptr %568, i64 %575
  %579 = load double, ptr %578
  br i1 %570, label %580, label %582

580:
  %581 = getelementptr double, ptr %549, i64 %575
  br label %586

582:
  %583 = getelementptr i64, ptr %9, i64 %575
  %584 = load i64, ptr %583
  %585 = getelementptr double, ptr %92, i64 %584
  br label %586

586:
  %587 = phi ptr [ %581, %580 ], [ %585, %582 ]
  %588 = load double, ptr %587
  %589 = call double @llvm.fmuladd.f64(double %579, double %588, double %577)
  %590 = call double @llvm.fmuladd.f64(double %579, double %579, double %576)
  %591 = add i64 %575, 1
  %592 = icmp eq i64 %591, %83
  br i1 %592, label %571, label %574

593:
  %594 = add i64 %566, 1
  %595 = icmp eq i64 %566, %546
  br i1 %595, label %563, label %565

596:
  %597 = phi i64 [ 0, %571 ], [ %610, %606 ]
  %598 = getelementptr double, ptr %568, i64 %597
  %599 = load double, ptr %598
  br i1 %570, label %600, label %602

600:
  %601 = getelementptr double, ptr %549, i64 %597
  br label %606

602:
  %603 = getelementptr i64, ptr %9, i64 %597
  %604 = load i64, ptr %603
  %605 = getelementptr double, ptr %92, i64 %604
  br label %606

606:
  %607 = phi ptr [ %601, %600 ], [ %605, %602 ]
  %608 = load double, ptr %607
  %609 = call double @llvm.fmuladd.f64(double %573, double %599, double %608)
  store double %609, ptr %607
  %610 = add i64 %597, 1
  %611 = icmp eq i64 %610, %83
  br i1 %611, label %593, label %596

612:
  %613 = sub i64 %83, %456
  %614 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 14
  store i64 %613, ptr %614
  br i1 %97, label %615, label %639

615:
  %616 = icmp eq i32 %1, 0
  %617 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %618 = load ptr, ptr %617
  br label %640

619:
  %620 = phi i64 [ 0, %130 ], [ %637, %634 ]
  %621 = getelementptr i64, ptr %7, i64 %620
  %622 = load i64, ptr %621
  %623 = mul i64 %133, %622
  %624 = add i64 %623, %622
  %625 = getelementptr double, ptr %132, i64 %624
  %626 = load double, ptr %625
  %627 = call double @llvm.sqrt.f64(double %626)
  %628 = fdiv double 1.000000e+00, %627
  %629 = getelementptr double, ptr %86, i64 %620
  store double %628, ptr %629
  br i1 %134, label %634, label %630

630:
  %631 = load ptr, ptr %135
  %632 = getelementptr double, ptr %631, i64 %622
  %633 = load double, ptr %632
  br label %634

634:
  %635 = phi double [ %633, %630 ], [ 0.000000e+00, %619 ]
  %636 = getelementptr double, ptr %92, i64 %620
  store double %635, ptr %636
  %637 = add i64 %620, 1
  %638 = icmp eq i64 %637, %83
  br i1 %638, label %356, label %619

639:
  call void @law_accelerate(ptr %0)
  ret void

640:
  %641 = phi i64 [ 0, %615 ], [ %653, %649 ]
  %642 = getelementptr double, ptr %92, i64 %641
  %643 = load double, ptr %642
  %644 = getelementptr i64, ptr %7, i64 %641
  %645 = load i64, ptr %644
  br i1 %616, label %646, label %649

646:
  %647 = getelementptr double, ptr %618, i64 %645
  %648 = load double, ptr %647
  br label %649

649:
  %650 = phi double [ %648, %646 ], [ 0.000000e+00, %640 ]
  %651 = fadd double %643, %650
  %652 = getelementptr double, ptr %618, i64 %645
  store double %651, ptr %652
  %653 = add i64 %641, 1
  %654 = icmp eq i64 %653, %83
  br i1 %654, label %639, label %640
}

define i32 @law_newton(ptr %0, i64 %1, i32 %2, i32 %3) {
  %5 = alloca [2 x double], align 16
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %66

7:
  %8 = icmp eq i64 %1, 0
  %9 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 0
  %10 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 6
  %11 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
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
  %2 = icmp slt i64 %0, 65
  %3 = mul i64 %0, 3
  %4 = select i1 %2, i64 %3, i64 0
  %5 = add i64 %4, 2
  %6 = mul i64 %5, %4
  %7 = add i64 %6, %0
  ret i64 %7
}

define i64 @law_pivot_places(i64 %0) {
  %2 = icmp slt i64 %0, 65
  %3 = mul i64 %0, 15
  %4 = add i64 %3, 1
  %5 = select i1 %2, i64 %4, i64 1
  ret i64 %5
}

define i32 @law_pivot(ptr %0, i32 %1) {
  %3 = alloca %struct.tableau, align 8
  %4 = bitcast ptr %3 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  %5 = getelementptr %struct.tableau, ptr %3, i64 0, i32 2
  %6 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 17
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8
  %10 = shl i64 %9, 3
  %11 = getelementptr double, ptr %7, i64 %10
  %12 = shl i64 %9, 1
  %13 = mul i64 %12, %9
  %14 = getelementptr double, ptr %11, i64 %13
  store ptr %14, ptr %5
  %15 = icmp sgt i64 %9, 64
  br i1 %15, label %596, label %16

16:
  %17 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 18
  %18 = load ptr, ptr %17
  %19 = mul i64 %9, 3
  %20 = getelementptr i64, ptr %18, i64 %19
  %21 = bitcast ptr %20 to ptr
  %22 = getelementptr %struct.tableau, ptr %3, i64 0, i32 4
  %23 = bitcast ptr %22 to ptr
  store ptr %20, ptr %23
  %24 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 0
  %25 = load i64, ptr %24
  %26 = icmp sgt i64 %25, 0
  br i1 %26, label %27, label %152

27:
  %28 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %29 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 6
  %30 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  br label %31

31:
  %32 = phi i64 [ 0, %27 ], [ %146, %145 ]
  %33 = phi i64 [ 0, %27 ], [ %147, %145 ]
  %34 = load ptr, ptr %28
  %35 = shl i64 %33, 2
  %36 = getelementptr i64, ptr %34, i64 %35
  %37 = getelementptr i64, ptr %36, i64 1
  %38 = load i64, ptr %37
  %39 = load i64, ptr %36
  %40 = icmp ne i64 %39, 2
  %41 = zext i1 %40 to i64
  %42 = add i64 %38, %41
  %43 = load ptr, ptr %29
  %44 = getelementptr i64, ptr %43, i64 %33
  %45 = load i64, ptr %44
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %145, label %47

47:
  br i1 %40, label %48, label %64

48:
  %49 = load ptr, ptr %30
  %50 = load i64, ptr %8
  %51 = mul i64 %50, %38
  %52 = add i64 %51, %38
  %53 = getelementptr double, ptr %49, i64 %52
  %54 = load double, ptr %53
  %55 = fcmp ogt double %54, 0.000000e+00
  br i1 %55, label %56, label %64

56:
  %57 = add i64 %32, 1
  %58 = getelementptr %struct.unknown, ptr %21, i64 %32, i32 0
  store i64 %33, ptr %58
  %59 = getelementptr %struct.unknown, ptr %21, i64 %32, i32 1
  store i64 %38, ptr %59
  %60 = getelementptr %struct.unknown, ptr %21, i64 %32, i32 2
  store i64 1, ptr %60
  %61 = load ptr, ptr %29
  %62 = getelementptr i64, ptr %61, i64 %33
  %63 = load i64, ptr %62
  br label %64

64:
  %65 = phi i64 [ %63, %56 ], [ %45, %48 ], [ %45, %47 ]
  %66 = phi i64 [ %57, %56 ], [ %32, %48 ], [ %32, %47 ]
  %67 = icmp eq i64 %65, 2
  br i1 %67, label %145, label %68

68:
  %69 = load ptr, ptr %28
  %70 = getelementptr i64, ptr %69, i64 %35
  %71 = getelementptr i64, ptr %70, i64 2
  %72 = load i64, ptr %71
  %73 = icmp sgt i64 %72, 0
  br i1 %73, label %74, label %145

74:
  %75 = getelementptr i64, ptr %70, i64 1
  %76 = load i64, ptr %75
  %77 = load i64, ptr %70
  %78 = icmp ne i64 %77, 2
  %79 = zext i1 %78 to i64
  %80 = load ptr, ptr %30
  %81 = load i64, ptr %8
  %82 = add i64 %76, %79
  br label %83

83:
  %84 = phi i64 [ 0, %74 ], [ %92, %83 ]
  %85 = phi double [ 0.000000e+00, %74 ], [ %91, %83 ]
  %86 = add i64 %82, %84
  %87 = mul i64 %86, %81
  %88 = add i64 %87, %86
  %89 = getelementptr double, ptr %80, i64 %88
  %90 = load double, ptr %89
  %91 = call double @llvm.maxnum.f64(double %85, double %90)
  %92 = add i64 %84, 1
  %93 = icmp eq i64 %92, %72
  br i1 %93, label %94, label %83

94:
  %95 = fcmp ogt double %91, 0.000000e+00
  br i1 %95, label %96, label %145

96:
  %97 = add i64 %66, 1
  %98 = getelementptr %struct.unknown, ptr %21, i64 %66, i32 0
  store i64 %33, ptr %98
  %99 = getelementptr %struct.unknown, ptr %21, i64 %66, i32 1
  store i64 %42, ptr %99
  %100 = getelementptr %struct.unknown, ptr %21, i64 %66, i32 2
  store i64 0, ptr %100
  %101 = getelementptr i64, ptr %36, i64 2
  %102 = load i64, ptr %101
  %103 = icmp sgt i64 %102, 0
  br i1 %103, label %104, label %145

104:
  %105 = load ptr, ptr %30
  %106 = load i64, ptr %8
  br label %107

107:
  %108 = phi i64 [ %121, %120 ], [ %102, %104 ]
  %109 = phi i64 [ %122, %120 ], [ %106, %104 ]
  %110 = phi ptr [ %123, %120 ], [ %105, %104 ]
  %111 = phi i64 [ %124, %120 ], [ %97, %104 ]
  %112 = phi i64 [ %125, %120 ], [ %42, %104 ]
  %113 = mul i64 %112, %109
  %114 = add i64 %113, %112
  %115 = getelementptr double, ptr %110, i64 %114
  %116 = load double, ptr %115
  %117 = fcmp ogt double %116, 0.000000e+00
  br i1 %117, label %128, label %120

118:
  %119 = load i64, ptr %101
  br label %120

120:
  %121 = phi i64 [ %108, %107 ], [ %119, %118 ]
  %122 = phi i64 [ %109, %107 ], [ %137, %118 ]
  %123 = phi ptr [ %110, %107 ], [ %136, %118 ]
  %124 = phi i64 [ %111, %107 ], [ %131, %118 ]
  %125 = add i64 %112, 1
  %126 = add i64 %121, %42
  %127 = icmp slt i64 %125, %126
  br i1 %127, label %107, label %145

128:
  %129 = phi i64 [ %131, %128 ], [ %111, %107 ]
  %130 = phi i64 [ %135, %128 ], [ 1, %107 ]
  %131 = add i64 %129, 1
  %132 = getelementptr %struct.unknown, ptr %21, i64 %129, i32 0
  store i64 %33, ptr %132
  %133 = getelementptr %struct.unknown, ptr %21, i64 %129, i32 1
  store i64 %112, ptr %133
  %134 = getelementptr %struct.unknown, ptr %21, i64 %129, i32 2
  store i64 %130, ptr %134
  %135 = add i64 %130, -2
  %136 = load ptr, ptr %30
  %137 = load i64, ptr %8
  %138 = mul i64 %137, %112
  %139 = add i64 %138, %112
  %140 = getelementptr double, ptr %136, i64 %139
  %141 = load double, ptr %140
  %142 = fcmp ogt double %141, 0.000000e+00
  %143 = icmp sgt i64 %130, 0
  %144 = select i1 %142, i1 %143, i1 false
  br i1 %144, label %128, label %118

145:
  %146 = phi i64 [ %32, %31 ], [ %66, %94 ], [ %66, %64 ], [ %66, %68 ], [ %97, %96 ], [ %124, %120 ]
  %147 = add i64 %33, 1
  %148 = load i64, ptr %24
  %149 = icmp slt i64 %147, %148
  br i1 %149, label %31, label %150

150:
  %151 = load i64, ptr %8
  br label %152

152:
  %153 = phi i64 [ %9, %16 ], [ %151, %150 ]
  %154 = phi i64 [ 0, %16 ], [ %146, %150 ]
  %155 = getelementptr %struct.tableau, ptr %3, i64 0, i32 0
  store i64 %154, ptr %155
  %156 = add i64 %154, 2
  %157 = mul i64 %156, %154
  %158 = getelementptr double, ptr %14, i64 %157
  %159 = getelementptr %struct.tableau, ptr %3, i64 0, i32 3
  store ptr %158, ptr %159
  %160 = getelementptr %struct.unknown, ptr %21, i64 %154, i32 0
  %161 = getelementptr %struct.tableau, ptr %3, i64 0, i32 5
  store ptr %160, ptr %161
  %162 = getelementptr i64, ptr %160, i64 %154
  %163 = getelementptr %struct.tableau, ptr %3, i64 0, i32 6
  store ptr %162, ptr %163
  %164 = icmp slt i64 %154, 0
  %165 = bitcast ptr %158 to ptr
  br i1 %164, label %180, label %166

166:
  %167 = shl i64 %153, 3
  %168 = icmp eq i64 %154, 0
  %169 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 3
  %170 = icmp sgt i64 %153, 0
  %171 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 4
  %172 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 5
  %173 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %174 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 7
  %175 = add i64 %154, 1
  br label %217

176:
  %177 = fmul double %335, 1.000000e-09
  %178 = getelementptr %struct.tableau, ptr %3, i64 0, i32 1
  store double %177, ptr %178
  %179 = icmp sgt i64 %154, 0
  br i1 %179, label %338, label %357

180:
  %181 = phi double [ %223, %222 ], [ 0.000000e+00, %152 ]
  %182 = getelementptr %struct.tableau, ptr %3, i64 0, i32 1
  store double %181, ptr %182
  br label %357

183:
  %184 = getelementptr %struct.unknown, ptr %21, i64 %202
  call void @llvm.memset.p0.i64(ptr align 8 %165, i8 0, i64 %167, i1 false)
  %185 = icmp eq i64 %202, %154
  br i1 %185, label %203, label %186

186:
  %187 = phi i1 [ %185, %183 ], [ %221, %217 ]
  %188 = phi ptr [ %184, %183 ], [ %220, %217 ]
  %189 = phi i64 [ %202, %183 ], [ %219, %217 ]
  %190 = getelementptr %struct.unknown, ptr %21, i64 %189, i32 2
  %191 = load i64, ptr %190
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %201, label %193

193:
  %194 = getelementptr %struct.unknown, ptr %188, i64 0, i32 0
  %195 = load i64, ptr %194
  %196 = getelementptr %struct.unknown, ptr %21, i64 %189, i32 1
  %197 = load i64, ptr %196
  %198 = sitofp i64 %191 to double
  %199 = call double @unit_of(ptr %0, ptr %188)
  %200 = fdiv double %198, %199
  call void @add_force(ptr %0, i64 %195, i64 %197, double %200, ptr %158)
  br label %201

201:
  %202 = add i64 %189, 1
  br i1 %168, label %183, label %206

203:
  %204 = phi ptr [ %220, %217 ], [ %184, %183 ]
  %205 = phi i1 [ %221, %217 ], [ %185, %183 ]
  call void @write_least(ptr %0, ptr %158)
  br i1 %168, label %222, label %206

206:
  %207 = phi ptr [ %204, %203 ], [ %188, %201 ]
  %208 = phi i1 [ %205, %203 ], [ %187, %201 ]
  %209 = phi i64 [ %154, %203 ], [ %219, %201 ]
  %210 = icmp slt i64 %209, %154
  %211 = getelementptr %struct.unknown, ptr %207, i64 0, i32 0
  %212 = getelementptr %struct.unknown, ptr %21, i64 %209, i32 2
  %213 = getelementptr %struct.unknown, ptr %21, i64 %209, i32 1
  %214 = select i1 %210, i64 %209, i64 %175
  br label %224

215:
  %216 = add i64 %209, 1
  br i1 %208, label %176, label %217

217:
  %218 = phi double [ %335, %215 ], [ 0.000000e+00, %166 ]
  %219 = phi i64 [ %216, %215 ], [ 0, %166 ]
  %220 = getelementptr %struct.unknown, ptr %21, i64 %219
  call void @llvm.memset.p0.i64(ptr align 8 %165, i8 0, i64 %167, i1 false)
  %221 = icmp eq i64 %219, %154
  br i1 %221, label %203, label %186

222:
  %223 = fmul double %218, 1.000000e-09
  br label %180

224:
  %225 = phi double [ %218, %206 ], [ %335, %334 ]
  %226 = phi i64 [ 0, %206 ], [ %336, %334 ]
  %227 = getelementptr %struct.unknown, ptr %21, i64 %226
  br i1 %210, label %228, label %263

228:
  %229 = call double @unit_of(ptr %0, ptr %207)
  %230 = call double @unit_of(ptr %0, ptr %227)
  %231 = fdiv double %229, %230
  %232 = getelementptr %struct.unknown, ptr %227, i64 0, i32 0
  %233 = load i64, ptr %232
  %234 = load i64, ptr %211
  %235 = icmp eq i64 %233, %234
  br i1 %235, label %236, label %263

236:
  %237 = getelementptr %struct.unknown, ptr %21, i64 %226, i32 2
  %238 = load i64, ptr %237
  %239 = icmp ne i64 %238, 0
  %240 = load i64, ptr %212
  %241 = icmp eq i64 %240, 0
  %242 = xor i1 %239, %241
  br i1 %242, label %263, label %243

243:
  br i1 %241, label %244, label %250

244:
  %245 = getelementptr %struct.unknown, ptr %21, i64 %226, i32 1
  %246 = load i64, ptr %245
  %247 = load i64, ptr %213
  %248 = icmp slt i64 %246, %247
  %249 = select i1 %248, double 0.000000e+00, double %231
  br label %263

250:
  %251 = load i64, ptr %213
  %252 = getelementptr %struct.unknown, ptr %21, i64 %226, i32 1
  %253 = load i64, ptr %252
  %254 = icmp slt i64 %251, %253
  br i1 %254, label %255, label %260

255:
  %256 = load ptr, ptr %169
  %257 = mul i64 %233, 3
  %258 = getelementptr double, ptr %256, i64 %257
  %259 = load double, ptr %258
  br label %260

260:
  %261 = phi double [ %259, %255 ], [ -1.000000e+00, %250 ]
  %262 = fdiv double %261, %231
  br label %263

263:
  %264 = phi double [ 0.000000e+00, %224 ], [ %249, %244 ], [ %262, %260 ], [ 0.000000e+00, %236 ], [ 0.000000e+00, %228 ]
  %265 = getelementptr %struct.unknown, ptr %21, i64 %226, i32 2
  %266 = load i64, ptr %265
  br i1 %170, label %267, label %285

267:
  %268 = icmp eq i64 %266, 0
  br i1 %268, label %287, label %269

269:
  %270 = getelementptr %struct.unknown, ptr %21, i64 %226, i32 1
  %271 = load ptr, ptr %171
  %272 = load i64, ptr %270
  %273 = mul i64 %272, %153
  br label %274

274:
  %275 = phi i64 [ 0, %269 ], [ %283, %274 ]
  %276 = phi double [ 0.000000e+00, %269 ], [ %282, %274 ]
  %277 = add i64 %273, %275
  %278 = getelementptr double, ptr %271, i64 %277
  %279 = load double, ptr %278
  %280 = getelementptr double, ptr %158, i64 %275
  %281 = load double, ptr %280
  %282 = call double @llvm.fmuladd.f64(double %279, double %281, double %276)
  %283 = add i64 %275, 1
  %284 = icmp eq i64 %283, %153
  br i1 %284, label %285, label %274

285:
  %286 = phi double [ 0.000000e+00, %263 ], [ %282, %274 ]
  br i1 %208, label %288, label %319

287:
  br i1 %208, label %297, label %319

288:
  %289 = icmp eq i64 %266, 0
  br i1 %289, label %297, label %290

290:
  %291 = load ptr, ptr %172
  %292 = getelementptr %struct.unknown, ptr %21, i64 %226, i32 1
  %293 = load i64, ptr %292
  %294 = getelementptr double, ptr %291, i64 %293
  %295 = load double, ptr %294
  %296 = fadd double %286, %295
  br label %319

297:
  %298 = phi double [ %286, %288 ], [ 0.000000e+00, %287 ]
  %299 = call double @unit_of(ptr %0, ptr %227)
  %300 = getelementptr %struct.unknown, ptr %227, i64 0, i32 0
  %301 = load i64, ptr %300
  %302 = load ptr, ptr %169
  %303 = mul i64 %301, 3
  %304 = getelementptr double, ptr %302, i64 %303
  %305 = load double, ptr %304
  %306 = fmul double %299, %305
  %307 = load ptr, ptr %173
  %308 = shl i64 %301, 2
  %309 = getelementptr i64, ptr %307, i64 %308
  %310 = load i64, ptr %309
  %311 = icmp eq i64 %310, 2
  br i1 %311, label %316, label %312

312:
  %313 = load ptr, ptr %174
  %314 = getelementptr double, ptr %313, i64 %301
  %315 = load double, ptr %314
  br label %316

316:
  %317 = phi double [ %315, %312 ], [ 1.000000e+00, %297 ]
  %318 = fmul double %306, %317
  br label %319

319:
  %320 = phi i64 [ 0, %316 ], [ %266, %290 ], [ %266, %285 ], [ 0, %287 ]
  %321 = phi double [ %298, %316 ], [ %296, %290 ], [ %286, %285 ], [ 0.000000e+00, %287 ]
  %322 = phi double [ %318, %316 ], [ %264, %290 ], [ %264, %285 ], [ %264, %287 ]
  %323 = sitofp i64 %320 to double
  %324 = fmul double %321, %323
  %325 = call double @unit_of(ptr %0, ptr %227)
  %326 = fdiv double %324, %325
  %327 = fadd double %322, %326
  %328 = mul i64 %226, %156
  %329 = add i64 %328, %214
  %330 = getelementptr double, ptr %14, i64 %329
  store double %327, ptr %330
  br i1 %210, label %334, label %331

331:
  %332 = call double @llvm.fabs.f64(double %327)
  %333 = call double @llvm.maxnum.f64(double %225, double %332)
  br label %334

334:
  %335 = phi double [ %333, %331 ], [ %225, %319 ]
  %336 = add i64 %226, 1
  %337 = icmp eq i64 %336, %154
  br i1 %337, label %215, label %224

338:
  %339 = phi i64 [ %340, %338 ], [ 0, %176 ]
  %340 = add i64 %339, 1
  %341 = sitofp i64 %340 to double
  %342 = fmul double %341, 0x3FE3C6EF372FE950
  %343 = mul i64 %339, %156
  %344 = add i64 %343, %154
  %345 = getelementptr double, ptr %14, i64 %344
  store double 1.000000e+00, ptr %345
  %346 = fadd double %342, 5.000000e-01
  %347 = call double @llvm.floor.f64(double %342)
  %348 = fsub double %346, %347
  %349 = add i64 %344, 1
  %350 = getelementptr double, ptr %14, i64 %349
  %351 = load double, ptr %350
  %352 = call double @llvm.fmuladd.f64(double %177, double %348, double %351)
  store double %352, ptr %350
  %353 = getelementptr i64, ptr %160, i64 %339
  store i64 %339, ptr %353
  %354 = add i64 %339, %154
  %355 = getelementptr i64, ptr %162, i64 %339
  store i64 %354, ptr %355
  %356 = icmp eq i64 %340, %154
  br i1 %356, label %357, label %338

357:
  %358 = phi double [ %181, %180 ], [ %177, %176 ], [ %177, %338 ]
  %359 = shl i64 %154, 1
  %360 = getelementptr i64, ptr %162, i64 %154
  store i64 %359, ptr %360
  %361 = call i64 @blocking_row(ptr %3, i64 %154, i32 1)
  %362 = icmp slt i64 %361, 0
  br i1 %362, label %433, label %363

363:
  %364 = mul i64 %154, 12
  %365 = icmp sgt i64 %154, 0
  br i1 %365, label %366, label %596

366:
  %367 = sub i64 0, %154
  br label %374

368:
  %369 = call i64 @blocking_row(ptr %3, i64 %428, i32 0)
  %370 = add i64 %377, 1
  %371 = icmp sgt i64 %369, -1
  %372 = icmp slt i64 %370, %364
  %373 = select i1 %371, i1 %372, i1 false
  br i1 %373, label %374, label %596

374:
  %375 = phi i64 [ %359, %366 ], [ %426, %368 ]
  %376 = phi i64 [ %154, %366 ], [ %428, %368 ]
  %377 = phi i64 [ 0, %366 ], [ %370, %368 ]
  %378 = phi i64 [ %361, %366 ], [ %369, %368 ]
  %379 = getelementptr i64, ptr %160, i64 %378
  %380 = load i64, ptr %379
  %381 = mul i64 %378, %156
  %382 = getelementptr double, ptr %14, i64 %381
  %383 = getelementptr double, ptr %382, i64 %376
  %384 = load double, ptr %383
  br label %385

385:
  %386 = phi i64 [ %396, %392 ], [ 0, %374 ]
  %387 = icmp eq i64 %386, %376
  br i1 %387, label %392, label %388

388:
  %389 = getelementptr double, ptr %382, i64 %386
  %390 = load double, ptr %389
  %391 = fneg double %390
  br label %392

392:
  %393 = phi double [ %391, %388 ], [ 1.000000e+00, %385 ]
  %394 = fdiv double %393, %384
  %395 = getelementptr double, ptr %382, i64 %386
  store double %394, ptr %395
  %396 = add i64 %386, 1
  %397 = icmp eq i64 %396, %156
  br i1 %397, label %398, label %385

398:
  %399 = phi i64 [ %418, %417 ], [ 0, %392 ]
  %400 = mul i64 %399, %156
  %401 = getelementptr double, ptr %14, i64 %400
  %402 = getelementptr double, ptr %401, i64 %376
  %403 = load double, ptr %402
  %404 = icmp eq i64 %399, %378
  %405 = fcmp oeq double %403, 0.000000e+00
  %406 = select i1 %404, i1 true, i1 %405
  br i1 %406, label %417, label %407

407:
  store double 0.000000e+00, ptr %402
  br label %408

408:
  %409 = phi i64 [ %415, %408 ], [ 0, %407 ]
  %410 = getelementptr double, ptr %382, i64 %409
  %411 = load double, ptr %410
  %412 = getelementptr double, ptr %401, i64 %409
  %413 = load double, ptr %412
  %414 = call double @llvm.fmuladd.f64(double %403, double %411, double %413)
  store double %414, ptr %412
  %415 = add i64 %409, 1
  %416 = icmp eq i64 %415, %156
  br i1 %416, label %417, label %408

417:
  %418 = add i64 %399, 1
  %419 = icmp eq i64 %418, %154
  br i1 %419, label %420, label %398

420:
  %421 = getelementptr i64, ptr %162, i64 %376
  store i64 %375, ptr %379
  store i64 %380, ptr %421
  %422 = icmp eq i64 %380, %359
  br i1 %422, label %433, label %423

423:
  %424 = icmp slt i64 %380, %154
  %425 = select i1 %424, i64 %154, i64 %367
  %426 = add i64 %425, %380
  br label %427

427:
  %428 = phi i64 [ 0, %423 ], [ %432, %427 ]
  %429 = getelementptr i64, ptr %162, i64 %428
  %430 = load i64, ptr %429
  %431 = icmp eq i64 %430, %426
  %432 = add i64 %428, 1
  br i1 %431, label %368, label %427

433:
  %434 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 10
  %435 = load ptr, ptr %434
  call void @write_least(ptr %0, ptr %435)
  %436 = icmp sgt i64 %154, 0
  br i1 %436, label %437, label %441

437:
  %438 = sub i64 0, %154
  %439 = add i64 %154, 1
  %440 = getelementptr %struct.unknown, ptr %21, i64 %438
  br label %452

441:
  %442 = load i64, ptr %24
  %443 = icmp sgt i64 %442, 0
  br i1 %443, label %444, label %596

444:
  %445 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 2
  %446 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 6
  %447 = add i64 %154, 1
  %448 = fmul double %358, 4.000000e+00
  %449 = icmp ne i32 %1, 0
  %450 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 8
  %451 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 7
  br label %479

452:
  %453 = phi i64 [ 0, %437 ], [ %477, %476 ]
  %454 = getelementptr i64, ptr %160, i64 %453
  %455 = load i64, ptr %454
  %456 = getelementptr %struct.unknown, ptr %440, i64 %455
  %457 = icmp slt i64 %455, %154
  br i1 %457, label %476, label %458

458:
  %459 = getelementptr %struct.unknown, ptr %456, i64 0, i32 2
  %460 = load i64, ptr %459
  %461 = icmp eq i64 %460, 0
  br i1 %461, label %476, label %462

462:
  %463 = getelementptr %struct.unknown, ptr %456, i64 0, i32 0
  %464 = load i64, ptr %463
  %465 = getelementptr %struct.unknown, ptr %456, i64 0, i32 1
  %466 = load i64, ptr %465
  %467 = sitofp i64 %460 to double
  %468 = mul i64 %156, %453
  %469 = add i64 %439, %468
  %470 = getelementptr double, ptr %14, i64 %469
  %471 = load double, ptr %470
  %472 = fmul double %471, %467
  %473 = call double @unit_of(ptr %0, ptr %456)
  %474 = fdiv double %472, %473
  %475 = load ptr, ptr %434
  call void @add_force(ptr %0, i64 %464, i64 %466, double %474, ptr %475)
  br label %476

476:
  %477 = add i64 %453, 1
  %478 = icmp eq i64 %477, %154
  br i1 %478, label %441, label %452

479:
  %480 = phi i64 [ 0, %444 ], [ %593, %592 ]
  %481 = load ptr, ptr %445
  %482 = shl i64 %480, 2
  %483 = getelementptr i64, ptr %481, i64 %482
  %484 = getelementptr i64, ptr %483, i64 1
  %485 = load i64, ptr %484
  %486 = load i64, ptr %483
  %487 = icmp ne i64 %486, 2
  %488 = zext i1 %487 to i64
  %489 = add i64 %485, %488
  %490 = icmp eq i64 %486, 2
  %491 = zext i1 %490 to i32
  %492 = load ptr, ptr %446
  %493 = getelementptr i64, ptr %492, i64 %480
  %494 = load i64, ptr %493
  %495 = icmp eq i64 %494, 2
  br i1 %495, label %496, label %500

496:
  %497 = getelementptr i64, ptr %483, i64 2
  %498 = load i64, ptr %497
  %499 = icmp sgt i64 %498, 0
  br label %500

500:
  %501 = phi i1 [ false, %479 ], [ %499, %496 ]
  %502 = zext i1 %501 to i32
  br i1 %436, label %521, label %503

503:
  %504 = phi i32 [ %491, %500 ], [ %567, %566 ]
  %505 = phi i32 [ %502, %500 ], [ %568, %566 ]
  %506 = icmp eq i32 %505, 0
  %507 = icmp eq i32 %504, 0
  br i1 %507, label %508, label %517

508:
  br i1 %506, label %509, label %571

509:
  %510 = load ptr, ptr %451
  %511 = getelementptr double, ptr %510, i64 %480
  %512 = load double, ptr %511
  %513 = fcmp ogt double %512, 0.000000e+00
  %514 = select i1 %513, i64 3, i64 0
  %515 = load ptr, ptr %450
  %516 = getelementptr i64, ptr %515, i64 %480
  store i64 %514, ptr %516
  br label %592

517:
  %518 = select i1 %506, i64 1, i64 2
  %519 = load ptr, ptr %450
  %520 = getelementptr i64, ptr %519, i64 %480
  store i64 %518, ptr %520
  br i1 %506, label %592, label %574

521:
  %522 = phi i64 [ %569, %566 ], [ 0, %500 ]
  %523 = phi i32 [ %568, %566 ], [ %502, %500 ]
  %524 = phi i32 [ %567, %566 ], [ %491, %500 ]
  %525 = getelementptr i64, ptr %160, i64 %522
  %526 = load i64, ptr %525
  %527 = icmp sge i64 %526, %154
  %528 = getelementptr %struct.unknown, ptr %21, i64 %526
  %529 = select i1 %527, i64 %154, i64 0
  %530 = sub i64 0, %529
  %531 = getelementptr %struct.unknown, ptr %528, i64 %530
  %532 = mul i64 %156, %522
  %533 = add i64 %447, %532
  %534 = getelementptr double, ptr %14, i64 %533
  %535 = load double, ptr %534
  %536 = fcmp ole double %535, %448
  %537 = getelementptr %struct.unknown, ptr %531, i64 0, i32 0
  %538 = load i64, ptr %537
  %539 = icmp eq i64 %538, %480
  br i1 %539, label %540, label %566

540:
  %541 = icmp eq i32 %524, 0
  br i1 %541, label %542, label %554

542:
  %543 = getelementptr %struct.unknown, ptr %531, i64 0, i32 2
  %544 = load i64, ptr %543
  %545 = icmp eq i64 %544, 0
  br i1 %545, label %554, label %546

546:
  %547 = getelementptr %struct.unknown, ptr %531, i64 0, i32 1
  %548 = load i64, ptr %547
  %549 = icmp sge i64 %548, %489
  %550 = select i1 %549, i1 true, i1 %527
  %551 = xor i1 %549, true
  %552 = select i1 %449, i1 %536, i1 false
  %553 = select i1 %550, i1 %551, i1 %552
  br label %554

554:
  %555 = phi i1 [ true, %540 ], [ false, %542 ], [ %553, %546 ]
  %556 = zext i1 %555 to i32
  %557 = icmp eq i32 %523, 0
  br i1 %557, label %558, label %563

558:
  %559 = getelementptr %struct.unknown, ptr %531, i64 0, i32 2
  %560 = load i64, ptr %559
  %561 = icmp eq i64 %560, 0
  %562 = select i1 %561, i1 %527, i1 false
  br label %563

563:
  %564 = phi i1 [ true, %554 ], [ %562, %558 ]
  %565 = zext i1 %564 to i32
  br label %566

566:
  %567 = phi i32 [ %556, %563 ], [ %524, %521 ]
  %568 = phi i32 [ %565, %563 ], [ %523, %521 ]
  %569 = add i64 %522, 1
  %570 = icmp eq i64 %569, %154
  br i1 %570, label %503, label %521

571:
  %572 = load ptr, ptr %450
  %573 = getelementptr i64, ptr %572, i64 %480
  store i64 0, ptr %573
  br label %574

574:
  %575 = load i64, ptr %493
  %576 = icmp eq i64 %575, 2
  br i1 %576, label %592, label %577

577:
  %578 = load ptr, ptr %434
  %579 = getelementptr double, ptr %578, i64 %489
  %580 = getelementptr i64, ptr %483, i64 2
  %581 = load i64, ptr %580
  %582 = icmp eq i64 %581, 1
  %583 = load double, ptr %579
  br i1 %582, label %584, label %586

584:
  %585 = call double @llvm.fabs.f64(double %583)
  br label %590

586:
  %587 = getelementptr double, ptr %579, i64 1
  %588 = load double, ptr %587
  %589 = call double @hypot(double %583, double %588)
  br label %590

590:
  %591 = phi double [ %585, %584 ], [ %589, %586 ]
  call void @law_turn_against(ptr %0, i64 %480, ptr %579, double %591)
  br label %592

592:
  %593 = add i64 %480, 1
  %594 = load i64, ptr %24
  %595 = icmp slt i64 %593, %594
  br i1 %595, label %479, label %596

596:
  %597 = phi i32 [ -1, %2 ], [ 0, %363 ], [ 1, %441 ], [ 1, %592 ], [ 0, %368 ]
  ret i32 %597
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
  %19 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 6
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
  %30 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
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
  %12 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 6
  %13 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 7
  %14 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 3
  %15 = getelementptr %struct.law_problem, ptr %0, i64 0, i32 9
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

define i64 @contact_look_for_events(ptr %0, ptr %1, i64 %2) {
  %4 = alloca %struct.contact_sample, align 8
  %5 = alloca %struct.contact_sample, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  %9 = getelementptr %struct.model_context, ptr %0, i64 0, i32 27
  %10 = load ptr, ptr %9
  %11 = getelementptr %struct.contact_system, ptr %10, i64 0, i32 26
  %12 = load ptr, ptr %11
  %13 = bitcast ptr %4 to ptr
  %14 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 6
  %15 = load double, ptr %14
  %16 = getelementptr %struct.contact_system, ptr %10, i64 0, i32 0
  %17 = load i64, ptr %16
  %18 = shl i64 %17, 1
  %19 = getelementptr %struct.contact_parts, ptr %12, i64 0, i32 15
  %20 = load ptr, ptr %19
  %21 = getelementptr %struct.contact_sample, ptr %4, i64 0, i32 0
  store double %15, ptr %21
  %22 = getelementptr %struct.contact_sample, ptr %4, i64 0, i32 1
  store ptr %20, ptr %22
  %23 = getelementptr %struct.contact_sample, ptr %4, i64 0, i32 2
  %24 = getelementptr double, ptr %20, i64 %18
  store ptr %24, ptr %23
  %25 = bitcast ptr %5 to ptr
  %26 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %27 = load double, ptr %26
  %28 = shl i64 %17, 2
  %29 = getelementptr double, ptr %20, i64 %28
  %30 = getelementptr %struct.contact_sample, ptr %5, i64 0, i32 0
  store double %27, ptr %30
  %31 = getelementptr %struct.contact_sample, ptr %5, i64 0, i32 1
  store ptr %29, ptr %31
  %32 = getelementptr %struct.contact_sample, ptr %5, i64 0, i32 2
  %33 = getelementptr double, ptr %29, i64 %18
  store ptr %33, ptr %32
  %34 = bitcast ptr %6 to ptr
  store i64 -1, ptr %6
  %35 = bitcast ptr %7 to ptr
  store i32 0, ptr %7, align 4
  %36 = bitcast ptr %8 to ptr
  store double %27, ptr %8
  %37 = getelementptr %struct.contact_system, ptr %10, i64 0, i32 31
  %38 = load i64, ptr %37
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %45, label %40

40:
  %41 = getelementptr %struct.contact_system, ptr %10, i64 0, i32 32
  %42 = load i64, ptr %41
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %44, label %45

44:
  store i64 0, ptr %41
  br label %78

45:
  %46 = call i64 @look(ptr %0, ptr %1, ptr %4)
  %47 = getelementptr %struct.contact_system, ptr %10, i64 0, i32 32
  store i64 0, ptr %47
  %48 = icmp eq i64 %46, 0
  br i1 %48, label %49, label %80

49:
  %50 = load i64, ptr %37
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %52, label %78

52:
  %53 = load i64, ptr %16
  %54 = icmp sgt i64 %53, 0
  br i1 %54, label %55, label %78

55:
  %56 = phi i64 [ %74, %68 ], [ 0, %52 ]
  %57 = load ptr, ptr %22
  %58 = getelementptr double, ptr %57, i64 %56
  %59 = load double, ptr %58
  %60 = call double @contact_slack(ptr %10, i64 %56)
  %61 = fdiv double %60, -1.000000e-03
  %62 = fcmp ogt double %59, %61
  br i1 %62, label %63, label %68

63:
  %64 = load ptr, ptr %22
  %65 = getelementptr double, ptr %64, i64 %56
  %66 = load double, ptr %65
  %67 = call double @llvm.minnum.f64(double %66, double 0.000000e+00)
  br label %68

68:
  %69 = phi double [ %67, %63 ], [ 0.000000e+00, %55 ]
  %70 = load ptr, ptr %11
  %71 = getelementptr %struct.contact_parts, ptr %70, i64 0, i32 17
  %72 = load ptr, ptr %71
  %73 = getelementptr double, ptr %72, i64 %56
  store double %69, ptr %73
  %74 = add i64 %56, 1
  %75 = load i64, ptr %16
  %76 = shl i64 %75, 1
  %77 = icmp slt i64 %74, %76
  br i1 %77, label %55, label %78

78:
  %79 = call i64 @look(ptr %0, ptr %1, ptr %5)
  br label %80

80:
  %81 = phi i64 [ %79, %78 ], [ %46, %45 ]
  %82 = getelementptr %struct.contact_parts, ptr %12, i64 0, i32 14
  %83 = bitcast ptr %82 to ptr
  %84 = load ptr, ptr %83
  %85 = getelementptr %struct.contact_parts, ptr %12, i64 0, i32 9
  %86 = bitcast ptr %85 to ptr
  %87 = load ptr, ptr %86
  %88 = getelementptr %struct.contact_system, ptr %10, i64 0, i32 1
  %89 = load i64, ptr %88
  %90 = shl i64 %89, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %84, ptr align 8 %87, i64 %90, i1 false)
  %91 = load i64, ptr %16
  %92 = icmp sgt i64 %91, 0
  br i1 %92, label %93, label %96

93:
  %94 = getelementptr %struct.contact_parts, ptr %12, i64 0, i32 7
  %95 = load ptr, ptr %94
  br label %98

96:
  %97 = icmp eq i64 %81, 0
  br i1 %97, label %118, label %202

98:
  %99 = phi i64 [ %91, %93 ], [ %111, %110 ]
  %100 = phi ptr [ %95, %93 ], [ %112, %110 ]
  %101 = phi i64 [ 0, %93 ], [ %116, %110 ]
  %102 = getelementptr double, ptr %100, i64 %101
  %103 = load double, ptr %102
  %104 = fcmp une double %103, 0.000000e+00
  br i1 %104, label %105, label %110

105:
  %106 = call i32 @contact_begins(ptr %10, i64 %101)
  %107 = icmp ne i32 %106, 0
  %108 = load ptr, ptr %94
  %109 = load i64, ptr %16
  br label %110

110:
  %111 = phi i64 [ %99, %98 ], [ %109, %105 ]
  %112 = phi ptr [ %100, %98 ], [ %108, %105 ]
  %113 = phi i1 [ false, %98 ], [ %107, %105 ]
  %114 = uitofp i1 %113 to double
  %115 = getelementptr double, ptr %112, i64 %101
  store double %114, ptr %115
  %116 = add i64 %101, 1
  %117 = icmp slt i64 %116, %111
  br i1 %117, label %98, label %96

118:
  %119 = getelementptr %struct.contact_system, ptr %10, i64 0, i32 35
  %120 = load i64, ptr %119
  %121 = icmp eq i64 %120, 0
  br i1 %121, label %122, label %124

122:
  %123 = call i32 @is_far(ptr %10, ptr %4, ptr %5)
  store i32 %123, ptr %7, align 4
  br label %127

124:
  %125 = call i64 @scan(ptr %0, ptr %1, i32 3, i32 0, ptr %7, ptr %6, ptr %8)
  %126 = load i32, ptr %7, align 4
  br label %127

127:
  %128 = phi i32 [ %123, %122 ], [ %126, %124 ]
  %129 = phi i64 [ 0, %122 ], [ %125, %124 ]
  %130 = icmp ne i64 %129, 0
  %131 = icmp ne i32 %128, 0
  %132 = select i1 %130, i1 true, i1 %131
  br i1 %132, label %135, label %133

133:
  %134 = call i64 @scan(ptr %0, ptr %1, i32 8, i32 1, ptr %7, ptr %6, ptr %8)
  br label %135

135:
  %136 = phi i64 [ %129, %127 ], [ %134, %133 ]
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %138, label %202

138:
  %139 = load i64, ptr %6
  %140 = icmp slt i64 %139, 0
  br i1 %140, label %141, label %188

141:
  %142 = bitcast ptr %22 to ptr
  %143 = load ptr, ptr %142
  %144 = bitcast ptr %31 to ptr
  %145 = load ptr, ptr %144
  %146 = load i64, ptr %16
  %147 = shl i64 %146, 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %143, ptr align 8 %145, i64 %147, i1 false)
  %148 = load double, ptr %30
  store double %148, ptr %21
  %149 = load i64, ptr %119
  %150 = icmp eq i64 %149, 0
  br i1 %150, label %151, label %177

151:
  %152 = load ptr, ptr %11
  %153 = getelementptr %struct.contact_parts, ptr %152, i64 0, i32 16
  %154 = load ptr, ptr %153
  %155 = load i64, ptr %16
  %156 = icmp sgt i64 %155, 0
  br i1 %156, label %160, label %157

157:
  store i64 1, ptr %37
  %158 = load double, ptr %26
  %159 = getelementptr %struct.contact_system, ptr %10, i64 0, i32 44
  store double %158, ptr %159
  br label %202

160:
  %161 = load ptr, ptr %32
  %162 = load ptr, ptr %31
  br label %163

163:
  %164 = phi i64 [ 0, %160 ], [ %175, %163 ]
  %165 = shl i64 %164, 1
  %166 = getelementptr double, ptr %161, i64 %165
  %167 = load double, ptr %166
  %168 = getelementptr double, ptr %162, i64 %165
  %169 = load double, ptr %168
  %170 = getelementptr double, ptr %154, i64 %164
  store double %169, ptr %170
  %171 = fcmp ord double %167, 0.000000e+00
  %172 = select i1 %171, double %167, double 0.000000e+00
  %173 = add i64 %164, %155
  %174 = getelementptr double, ptr %154, i64 %173
  store double %172, ptr %174
  %175 = add i64 %164, 1
  %176 = icmp eq i64 %175, %155
  br i1 %176, label %177, label %163

177:
  store i64 1, ptr %37
  %178 = load double, ptr %26
  %179 = getelementptr %struct.contact_system, ptr %10, i64 0, i32 44
  store double %178, ptr %179
  %180 = icmp sgt i64 %149, 0
  br i1 %180, label %181, label %202

181:
  %182 = getelementptr %struct.contact_system, ptr %10, i64 0, i32 23
  %183 = bitcast ptr %182 to ptr
  %184 = load ptr, ptr %183
  %185 = load ptr, ptr %83
  %186 = load i64, ptr %88
  %187 = shl i64 %186, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %184, ptr align 8 %185, i64 %187, i1 false)
  br label %202

188:
  %189 = getelementptr %struct.contact_system, ptr %10, i64 0, i32 34
  store i64 %139, ptr %189
  %190 = load double, ptr %8
  %191 = load double, ptr %26
  %192 = fcmp une double %190, %191
  br i1 %192, label %193, label %196

193:
  %194 = call i64 @ode_go_back(ptr %1, double %190)
  %195 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 39
  store i64 -1, ptr %195
  br label %196

196:
  %197 = phi i64 [ %194, %193 ], [ 0, %188 ]
  %198 = icmp eq i64 %197, 0
  %199 = icmp eq i64 %197, 7
  %200 = or i1 %198, %199
  %201 = select i1 %200, i64 14, i64 %197
  br label %202

202:
  %203 = phi i64 [ %201, %196 ], [ %136, %135 ], [ %2, %181 ], [ %2, %177 ], [ %2, %157 ], [ %81, %96 ]
  ret i64 %203
}

define internal i64 @look(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr %struct.model_context, ptr %0, i64 0, i32 27
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 26
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.contact_parts, ptr %7, i64 0, i32 18
  %9 = load ptr, ptr %8
  %10 = call ptr @ode_state(ptr %1)
  %11 = getelementptr %struct.contact_sample, ptr %2, i64 0, i32 0
  %12 = load double, ptr %11
  %13 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %14 = load double, ptr %13
  %15 = fcmp une double %12, %14
  br i1 %15, label %16, label %21

16:
  %17 = call i64 @ode_interpolate(ptr %1, double %12, ptr %9)
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %26

19:
  %20 = load double, ptr %11
  br label %21

21:
  %22 = phi double [ %20, %19 ], [ %12, %3 ]
  %23 = phi ptr [ %9, %19 ], [ %10, %3 ]
  %24 = call double @model_time(ptr %0, double %22)
  %25 = call i64 @contact_guards_at(ptr %0, double %24, ptr %23, ptr %2)
  br label %26

26:
  %27 = phi i64 [ %25, %21 ], [ %17, %16 ]
  ret i64 %27
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
  br i1 %13, label %14, label %51

14:
  %15 = getelementptr %struct.contact_sample, ptr %1, i64 0, i32 1
  %16 = load ptr, ptr %15
  %17 = getelementptr %struct.contact_sample, ptr %2, i64 0, i32 1
  %18 = load ptr, ptr %17
  %19 = getelementptr %struct.contact_sample, ptr %1, i64 0, i32 2
  %20 = load ptr, ptr %19
  %21 = getelementptr %struct.contact_sample, ptr %2, i64 0, i32 2
  %22 = load ptr, ptr %21
  %23 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  br label %27

24:
  %25 = icmp slt i64 %50, %12
  %26 = icmp eq i64 %50, %23
  br i1 %26, label %51, label %27

27:
  %28 = phi i1 [ true, %14 ], [ %25, %24 ]
  %29 = phi i64 [ 0, %14 ], [ %50, %24 ]
  %30 = getelementptr double, ptr %16, i64 %29
  %31 = load double, ptr %30
  %32 = getelementptr double, ptr %18, i64 %29
  %33 = load double, ptr %32
  %34 = call double @llvm.minnum.f64(double %31, double %33)
  %35 = fsub double %33, %31
  %36 = call double @llvm.fabs.f64(double %35)
  %37 = getelementptr double, ptr %20, i64 %29
  %38 = load double, ptr %37
  %39 = call double @llvm.fabs.f64(double %38)
  %40 = getelementptr double, ptr %22, i64 %29
  %41 = load double, ptr %40
  %42 = call double @llvm.fabs.f64(double %41)
  %43 = call double @llvm.maxnum.f64(double %39, double %42)
  %44 = fmul double %9, %43
  %45 = fcmp uno double %44, 0.000000e+00
  %46 = select i1 %45, double %36, double %44
  %47 = call double @llvm.maxnum.f64(double %36, double %46)
  %48 = fmul double %47, 2.000000e+00
  %49 = fcmp ogt double %34, %48
  %50 = add i64 %29, 1
  br i1 %49, label %24, label %51

51:
  %52 = phi i1 [ false, %3 ], [ %25, %24 ], [ %28, %27 ]
  %53 = xor i1 %52, true
  %54 = zext i1 %53 to i32
  ret i32 %54
}

define internal i64 @scan(ptr %0, ptr %1, i32 %2, i32 %3, ptr  %4, ptr %5, ptr %6) {
  %8 = alloca %struct.contact_sample, align 8
  %9 = alloca %struct.contact_sample, align 8
  %10 = alloca %struct.contact_sample, align 8
  %11 = getelementptr %struct.model_context, ptr %0, i64 0, i32 27
  %12 = load ptr, ptr %11
  %13 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %14 = load double, ptr %13
  %15 = getelementptr %struct.contact_system, ptr %12, i64 0, i32 0
  %16 = load i64, ptr %15
  %17 = getelementptr %struct.contact_system, ptr %12, i64 0, i32 26
  %18 = load ptr, ptr %17
  %19 = getelementptr %struct.contact_parts, ptr %18, i64 0, i32 15
  %20 = load ptr, ptr %19
  %21 = bitcast ptr %8 to ptr
  %22 = shl i64 %16, 1
  %23 = shl i64 %16, 3
  %24 = getelementptr double, ptr %20, i64 %23
  %25 = getelementptr %struct.contact_sample, ptr %8, i64 0, i32 0
  store double 0.000000e+00, ptr %25
  %26 = getelementptr %struct.contact_sample, ptr %8, i64 0, i32 1
  store ptr %24, ptr %26
  %27 = getelementptr %struct.contact_sample, ptr %8, i64 0, i32 2
  %28 = getelementptr double, ptr %24, i64 %22
  store ptr %28, ptr %27
  %29 = bitcast ptr %9 to ptr
  %30 = mul i64 %16, 12
  %31 = getelementptr double, ptr %20, i64 %30
  %32 = getelementptr %struct.contact_sample, ptr %9, i64 0, i32 0
  %33 = getelementptr %struct.contact_sample, ptr %9, i64 0, i32 1
  store ptr %31, ptr %33
  %34 = getelementptr %struct.contact_sample, ptr %9, i64 0, i32 2
  %35 = getelementptr double, ptr %31, i64 %22
  store ptr %35, ptr %34
  %36 = bitcast ptr %10 to ptr
  %37 = shl i64 %16, 4
  %38 = getelementptr double, ptr %20, i64 %37
  %39 = getelementptr %struct.contact_sample, ptr %10, i64 0, i32 0
  %40 = getelementptr %struct.contact_sample, ptr %10, i64 0, i32 1
  store ptr %38, ptr %40
  %41 = getelementptr %struct.contact_sample, ptr %10, i64 0, i32 2
  %42 = getelementptr double, ptr %38, i64 %22
  store ptr %42, ptr %41
  %43 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 6
  %44 = load double, ptr %43
  %45 = bitcast ptr %33 to ptr
  %46 = bitcast ptr %31 to ptr
  %47 = bitcast ptr %20 to ptr
  %48 = shl i64 %16, 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %47, i64 %48, i1 false)
  store double %44, ptr %32
  store i32 1, ptr %4, align 4
  store i64 -1, ptr %5
  %49 = icmp slt i32 %2, 1
  br i1 %49, label %109, label %50

50:
  %51 = shl i64 %16, 2
  %52 = getelementptr double, ptr %20, i64 %51
  %53 = sitofp i32 %2 to double
  %54 = bitcast ptr %40 to ptr
  %55 = bitcast ptr %52 to ptr
  %56 = icmp ne i32 %3, 0
  %57 = bitcast ptr %26 to ptr
  br label %58

58:
  %59 = phi i32 [ 1, %50 ], [ %106, %105 ]
  %60 = load double, ptr %43
  %61 = sitofp i32 %59 to double
  %62 = load double, ptr %13
  %63 = fsub double %62, %60
  %64 = fmul double %63, %61
  %65 = fdiv double %64, %53
  %66 = fadd double %60, %65
  store double %66, ptr %39
  %67 = icmp eq i32 %59, %2
  br i1 %67, label %68, label %72

68:
  %69 = load ptr, ptr %54
  %70 = load i64, ptr %15
  %71 = shl i64 %70, 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %69, ptr align 8 %55, i64 %71, i1 false)
  store double %14, ptr %39
  br label %74

72:
  %73 = call i64 @look(ptr %0, ptr %1, ptr %10)
  br label %74

74:
  %75 = phi i64 [ 0, %68 ], [ %73, %72 ]
  %76 = icmp eq i64 %75, 0
  %77 = and i1 %56, %76
  br i1 %77, label %78, label %82

78:
  %79 = icmp ugt i32 %59, 1
  %80 = select i1 %79, ptr %8, ptr null
  %81 = call i64 @first_within(ptr %0, ptr %1, ptr %80, ptr %9, ptr %10, i32 0, ptr %5, ptr %6)
  br label %82

82:
  %83 = phi i64 [ %81, %78 ], [ %75, %74 ]
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %85, label %109

85:
  %86 = load i32, ptr %4, align 4
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %91, label %88

88:
  %89 = call i32 @is_far(ptr %12, ptr %9, ptr %10)
  %90 = icmp ne i32 %89, 0
  br label %91

91:
  %92 = phi i1 [ false, %85 ], [ %90, %88 ]
  %93 = zext i1 %92 to i32
  store i32 %93, ptr %4, align 4
  %94 = load ptr, ptr %57
  %95 = load ptr, ptr %45
  %96 = load i64, ptr %15
  %97 = shl i64 %96, 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %94, ptr align 8 %95, i64 %97, i1 false)
  %98 = load double, ptr %32
  store double %98, ptr %25
  %99 = load ptr, ptr %45
  %100 = load ptr, ptr %54
  %101 = load i64, ptr %15
  %102 = shl i64 %101, 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %99, ptr align 8 %100, i64 %102, i1 false)
  %103 = load double, ptr %39
  store double %103, ptr %32
  %104 = icmp eq i32 %59, %2
  br i1 %104, label %109, label %105

105:
  %106 = add i32 %59, 1
  %107 = load i64, ptr %5
  %108 = icmp slt i64 %107, 0
  br i1 %108, label %58, label %109

109:
  %110 = phi i64 [ 0, %7 ], [ 0, %105 ], [ 0, %91 ], [ %83, %82 ]
  ret i64 %110
}

declare i64 @ode_go_back(ptr, double)

define internal i64 @first_within(ptr %0, ptr %1, ptr %2, ptr %3, ptr  %4, i32 %5, ptr %6, ptr %7) {
  %9 = alloca %struct.contact_sample, align 8
  %10 = icmp slt i32 %5, 8
  br i1 %10, label %11, label %99

11:
  %12 = getelementptr %struct.model_context, ptr %0, i64 0, i32 27
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.contact_sample, ptr %4, i64 0, i32 0
  %15 = load double, ptr %14
  %16 = getelementptr %struct.contact_sample, ptr %3, i64 0, i32 0
  %17 = load double, ptr %16
  %18 = fsub double %15, %17
  %19 = getelementptr %struct.contact_system, ptr %13, i64 0, i32 0
  %20 = load i64, ptr %19
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %22, label %99

22:
  %23 = getelementptr %struct.contact_sample, ptr %3, i64 0, i32 1
  %24 = getelementptr %struct.contact_sample, ptr %4, i64 0, i32 1
  %25 = getelementptr %struct.contact_sample, ptr %3, i64 0, i32 2
  %26 = getelementptr %struct.contact_sample, ptr %4, i64 0, i32 2
  br label %27

27:
  %28 = phi i64 [ 0, %22 ], [ %91, %90 ]
  %29 = load ptr, ptr %23
  %30 = getelementptr double, ptr %29, i64 %28
  %31 = load double, ptr %30
  %32 = load ptr, ptr %24
  %33 = getelementptr double, ptr %32, i64 %28
  %34 = load double, ptr %33
  %35 = load ptr, ptr %25
  %36 = getelementptr double, ptr %35, i64 %28
  %37 = load double, ptr %36
  %38 = fmul double %18, %37
  %39 = load ptr, ptr %26
  %40 = getelementptr double, ptr %39, i64 %28
  %41 = load double, ptr %40
  %42 = fmul double %18, %41
  %43 = fadd double %38, %42
  %44 = fsub double %34, %31
  %45 = fmul double %44, -6.000000e+00
  %46 = call double @llvm.fmuladd.f64(double %43, double 3.000000e+00, double %45)
  %47 = fmul double %38, -4.000000e+00
  %48 = call double @llvm.fmuladd.f64(double %44, double 6.000000e+00, double %47)
  %49 = call double @llvm.fmuladd.f64(double %42, double -2.000000e+00, double %48)
  %50 = fmul double %46, -4.000000e+00
  %51 = fmul double %38, %50
  %52 = call double @llvm.fmuladd.f64(double %49, double %49, double %51)
  %53 = call double @llvm.fabs.f64(double %31)
  %54 = call double @llvm.fabs.f64(double %34)
  %55 = call double @llvm.maxnum.f64(double %53, double %54)
  %56 = fcmp ogt double %52, 0.000000e+00
  br i1 %56, label %57, label %90

57:
  %58 = fcmp olt double %38, 0.000000e+00
  %59 = fcmp ogt double %42, 0.000000e+00
  %60 = select i1 %58, i1 %59, i1 false
  br i1 %60, label %90, label %61

61:
  %62 = call double @contact_slack(ptr %13, i64 %28)
  %63 = fcmp ugt double %55, %62
  br i1 %63, label %64, label %90

64:
  %65 = fcmp ogt double %49, 0.000000e+00
  br i1 %65, label %66, label %71

66:
  %67 = fmul double %38, -2.000000e+00
  %68 = call double @llvm.sqrt.f64(double %52)
  %69 = fadd double %49, %68
  %70 = fdiv double %67, %69
  br label %76

71:
  %72 = call double @llvm.sqrt.f64(double %52)
  %73 = fsub double %72, %49
  %74 = fmul double %46, 2.000000e+00
  %75 = fdiv double %73, %74
  br label %76

76:
  %77 = phi double [ %70, %66 ], [ %75, %71 ]
  %78 = fcmp ogt double %77, 2.000000e-02
  %79 = fcmp olt double %77, 0x3FEF5C28F5C28F5C
  %80 = and i1 %78, %79
  br i1 %80, label %81, label %90

81:
  %82 = fmul double %49, 5.000000e-01
  %83 = fmul double %46, %77
  %84 = fdiv double %83, 3.000000e+00
  %85 = fadd double %82, %84
  %86 = call double @llvm.fmuladd.f64(double %77, double %85, double %38)
  %87 = call double @llvm.fmuladd.f64(double %77, double %86, double %31)
  %88 = fmul double %55, 1.000000e-01
  %89 = fcmp olt double %87, %88
  br i1 %89, label %95, label %90

90:
  %91 = add i64 %28, 1
  %92 = load i64, ptr %19
  %93 = shl i64 %92, 1
  %94 = icmp slt i64 %91, %93
  br i1 %94, label %27, label %99

95:
  %96 = load double, ptr %16
  %97 = call double @llvm.fmuladd.f64(double %77, double %18, double %96)
  %98 = fcmp uno double %97, 0.000000e+00
  br i1 %98, label %99, label %101

99:
  %100 = call i64 @first_event(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %6, ptr %7)
  br label %133

101:
  %102 = bitcast ptr %9 to ptr
  %103 = load ptr, ptr %12
  %104 = add i32 %5, 6
  %105 = sext i32 %104 to i64
  %106 = getelementptr %struct.contact_system, ptr %103, i64 0, i32 0
  %107 = load i64, ptr %106
  %108 = shl i64 %107, 1
  %109 = getelementptr %struct.contact_system, ptr %103, i64 0, i32 26
  %110 = load ptr, ptr %109
  %111 = getelementptr %struct.contact_parts, ptr %110, i64 0, i32 15
  %112 = load ptr, ptr %111
  %113 = shl i64 %105, 2
  %114 = mul i64 %113, %107
  %115 = getelementptr double, ptr %112, i64 %114
  %116 = getelementptr %struct.contact_sample, ptr %9, i64 0, i32 0
  store double %97, ptr %116
  %117 = getelementptr %struct.contact_sample, ptr %9, i64 0, i32 1
  store ptr %115, ptr %117
  %118 = getelementptr %struct.contact_sample, ptr %9, i64 0, i32 2
  %119 = getelementptr double, ptr %115, i64 %108
  store ptr %119, ptr %118
  %120 = call i64 @look(ptr %0, ptr %1, ptr %9)
  %121 = icmp eq i64 %120, 0
  br i1 %121, label %122, label %131

122:
  %123 = add i32 %5, 1
  %124 = call i64 @first_within(ptr %0, ptr %1, ptr %2, ptr %3, ptr %9, i32 %123, ptr %6, ptr %7)
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %126, label %131

126:
  %127 = load i64, ptr %6
  %128 = icmp slt i64 %127, 0
  br i1 %128, label %129, label %131

129:
  %130 = call i64 @first_within(ptr %0, ptr %1, ptr %3, ptr %9, ptr %4, i32 %123, ptr %6, ptr %7)
  br label %131

131:
  %132 = phi i64 [ %130, %129 ], [ 0, %126 ], [ %124, %122 ], [ %120, %101 ]
  br label %133

133:
  %134 = phi i64 [ %100, %99 ], [ %132, %131 ]
  ret i64 %134
}

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
  %17 = getelementptr %struct.model_context, ptr %0, i64 0, i32 27
  %18 = load ptr, ptr %17
  store i64 -1, ptr %5
  %19 = getelementptr %struct.contact_system, ptr %18, i64 0, i32 0
  %20 = load i64, ptr %19
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %22, label %318

22:
  %23 = bitcast ptr %16 to ptr
  %24 = getelementptr %struct.contact_sample, ptr %4, i64 0, i32 0
  %25 = bitcast ptr %11 to ptr
  %26 = getelementptr %struct.contact_sample, ptr %11, i64 0, i32 0
  %27 = getelementptr %struct.contact_sample, ptr %11, i64 0, i32 1
  %28 = getelementptr %struct.contact_sample, ptr %11, i64 0, i32 2
  %29 = getelementptr %struct.contact_sample, ptr %3, i64 0, i32 2
  %30 = getelementptr %struct.contact_sample, ptr %4, i64 0, i32 2
  %31 = getelementptr %struct.contact_sample, ptr %3, i64 0, i32 1
  %32 = getelementptr %struct.contact_sample, ptr %3, i64 0, i32 0
  %33 = bitcast ptr %13 to ptr
  %34 = getelementptr %struct.contact_sample, ptr %4, i64 0, i32 1
  %35 = icmp eq ptr %2, null
  %36 = getelementptr %struct.contact_sample, ptr %2, i64 0, i32 1
  %37 = getelementptr %struct.contact_sample, ptr %2, i64 0, i32 0
  %38 = bitcast ptr %8 to ptr
  %39 = getelementptr %struct.contact_sample, ptr %8, i64 0, i32 0
  %40 = getelementptr %struct.contact_sample, ptr %8, i64 0, i32 1
  %41 = getelementptr %struct.contact_sample, ptr %8, i64 0, i32 2
  %42 = bitcast ptr %9 to ptr
  %43 = getelementptr [2 x double], ptr %9, i64 0, i64 0
  %44 = getelementptr [2 x double], ptr %9, i64 0, i64 1
  %45 = bitcast ptr %10 to ptr
  %46 = getelementptr [2 x double], ptr %10, i64 0, i64 1
  %47 = getelementptr [2 x double], ptr %10, i64 0, i64 0
  %48 = getelementptr %struct.ode_solver.7, ptr %1, i64 0, i32 8
  %49 = bitcast ptr %12 to ptr
  %50 = bitcast ptr %14 to ptr
  %51 = bitcast ptr %15 to ptr
  br label %52

52:
  %53 = phi i64 [ %20, %22 ], [ %317, %314 ]
  %54 = phi ptr [ %18, %22 ], [ %315, %314 ]
  %55 = phi i64 [ 0, %22 ], [ %310, %314 ]
  %56 = load double, ptr %24
  store double %56, ptr %16
  %57 = shl i64 %53, 1
  %58 = getelementptr %struct.contact_system, ptr %54, i64 0, i32 26
  %59 = load ptr, ptr %58
  %60 = getelementptr %struct.contact_parts, ptr %59, i64 0, i32 15
  %61 = load ptr, ptr %60
  %62 = mul i64 %53, 20
  %63 = getelementptr double, ptr %61, i64 %62
  store double 0.000000e+00, ptr %26
  store ptr %63, ptr %27
  %64 = getelementptr double, ptr %63, i64 %57
  store ptr %64, ptr %28
  %65 = load ptr, ptr %29
  %66 = getelementptr double, ptr %65, i64 %55
  %67 = load double, ptr %66
  %68 = load ptr, ptr %30
  %69 = getelementptr double, ptr %68, i64 %55
  %70 = load double, ptr %69
  %71 = load ptr, ptr %31
  %72 = getelementptr double, ptr %71, i64 %55
  %73 = load double, ptr %72
  %74 = fcmp ugt double %73, 0.000000e+00
  %75 = call double @contact_slack(ptr %54, i64 %55)
  %76 = fcmp ogt double %67, %75
  br i1 %74, label %91, label %77

77:
  br i1 %76, label %81, label %78

78:
  %79 = load ptr, ptr %17
  %80 = call double @contact_slack(ptr %79, i64 %55)
  br label %81

81:
  %82 = phi double [ %80, %78 ], [ 0.000000e+00, %77 ]
  %83 = load ptr, ptr %17
  %84 = getelementptr %struct.contact_system, ptr %83, i64 0, i32 26
  %85 = load ptr, ptr %84
  %86 = getelementptr %struct.contact_parts, ptr %85, i64 0, i32 17
  %87 = load ptr, ptr %86
  %88 = getelementptr double, ptr %87, i64 %55
  %89 = load double, ptr %88
  %90 = fsub double %82, %89
  br label %91

91:
  %92 = phi i1 [ false, %52 ], [ %76, %81 ]
  %93 = phi double [ 0.000000e+00, %52 ], [ %90, %81 ]
  %94 = load double, ptr %32
  store double %94, ptr %12
  %95 = load double, ptr %24
  store double %95, ptr %13
  %96 = load ptr, ptr %31
  %97 = getelementptr double, ptr %96, i64 %55
  %98 = load double, ptr %97
  %99 = fadd double %93, %98
  %100 = call double @llvm.maxnum.f64(double %99, double 0.000000e+00)
  store double %100, ptr %14
  %101 = load ptr, ptr %34
  %102 = getelementptr double, ptr %101, i64 %55
  %103 = load double, ptr %102
  %104 = fadd double %93, %103
  %105 = fcmp ole double %104, 0.000000e+00
  %106 = select i1 %92, i1 %105, i1 false
  br i1 %106, label %107, label %149

107:
  %108 = fcmp ult double %70, 0.000000e+00
  br i1 %108, label %119, label %109

109:
  %110 = load ptr, ptr %17
  %111 = call double @contact_slack(ptr %110, i64 %55)
  %112 = fneg double %111
  %113 = fcmp ogt double %104, %112
  br i1 %113, label %183, label %114

114:
  %115 = load ptr, ptr %34
  %116 = getelementptr double, ptr %115, i64 %55
  %117 = load double, ptr %116
  %118 = load double, ptr %32
  br label %119

119:
  %120 = phi double [ %118, %114 ], [ %94, %107 ]
  %121 = phi double [ %117, %114 ], [ %103, %107 ]
  store double %121, ptr %15
  %122 = fcmp oeq double %94, %120
  br i1 %122, label %123, label %172

123:
  %124 = fadd double %120, %95
  %125 = fmul double %124, 5.000000e-01
  store double %125, ptr %26
  %126 = call i64 @look(ptr %0, ptr %1, ptr %11)
  %127 = icmp eq i64 %126, 0
  br i1 %127, label %128, label %183

128:
  %129 = phi i32 [ %137, %143 ], [ 0, %123 ]
  %130 = load double, ptr %26
  %131 = load ptr, ptr %27
  %132 = getelementptr double, ptr %131, i64 %55
  %133 = load double, ptr %132
  %134 = fcmp ogt double %133, 0.000000e+00
  %135 = select i1 %134, ptr %12, ptr %13
  store double %130, ptr %135
  %136 = select i1 %134, ptr %14, ptr %15
  store double %133, ptr %136
  %137 = add i32 %129, 1
  %138 = icmp eq i32 %137, 60
  br i1 %138, label %170, label %139

139:
  %140 = load double, ptr %12
  %141 = load double, ptr %32
  %142 = fcmp oeq double %140, %141
  br i1 %142, label %143, label %170

143:
  %144 = load double, ptr %13
  %145 = fadd double %141, %144
  %146 = fmul double %145, 5.000000e-01
  store double %146, ptr %26
  %147 = call i64 @look(ptr %0, ptr %1, ptr %11)
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %128, label %183

149:
  %150 = fcmp ogt double %104, 0.000000e+00
  %151 = fcmp olt double %67, 0.000000e+00
  %152 = select i1 %150, i1 %151, i1 false
  %153 = fcmp ogt double %70, 0.000000e+00
  %154 = select i1 %152, i1 %153, i1 false
  br i1 %154, label %155, label %172

155:
  %156 = fneg double %67
  %157 = fneg double %70
  %158 = call i64 @narrow(ptr %0, ptr %1, i64 %55, double -1.000000e+00, double 0.000000e+00, double %94, double %95, double %156, double %157, ptr %13)
  %159 = load double, ptr %13
  store double %159, ptr %26
  %160 = icmp eq i64 %158, 0
  br i1 %160, label %161, label %164

161:
  %162 = call i64 @look(ptr %0, ptr %1, ptr %11)
  %163 = load ptr, ptr %27
  br label %164

164:
  %165 = phi ptr [ %163, %161 ], [ %63, %155 ]
  %166 = phi i64 [ %162, %161 ], [ %158, %155 ]
  %167 = getelementptr double, ptr %165, i64 %55
  %168 = load double, ptr %167
  %169 = fadd double %93, %168
  store double %169, ptr %15
  br label %172

170:
  %171 = load double, ptr %15
  br label %172

172:
  %173 = phi double [ %169, %164 ], [ %104, %149 ], [ %171, %170 ], [ %121, %119 ]
  %174 = phi i64 [ %166, %164 ], [ 0, %149 ], [ 0, %170 ], [ 0, %119 ]
  %175 = icmp ne i64 %174, 0
  %176 = fcmp ogt double %173, 0.000000e+00
  %177 = select i1 %175, i1 true, i1 %176
  br i1 %177, label %183, label %178

178:
  %179 = load double, ptr %12
  %180 = load double, ptr %13
  %181 = load double, ptr %14
  %182 = call i64 @narrow(ptr %0, ptr %1, i64 %55, double 0.000000e+00, double %93, double %179, double %180, double %181, double %173, ptr %16)
  br label %183

183:
  %184 = phi i1 [ false, %109 ], [ false, %172 ], [ true, %178 ], [ false, %123 ], [ false, %143 ]
  %185 = phi i32 [ 0, %109 ], [ 0, %172 ], [ 1, %178 ], [ 0, %123 ], [ 0, %143 ]
  %186 = phi i64 [ 0, %109 ], [ %174, %172 ], [ %182, %178 ], [ %126, %123 ], [ %147, %143 ]
  br i1 %35, label %191, label %187

187:
  %188 = load ptr, ptr %36
  %189 = getelementptr double, ptr %188, i64 %55
  %190 = load double, ptr %189
  br label %191

191:
  %192 = phi double [ %190, %187 ], [ 0.000000e+00, %183 ]
  %193 = load ptr, ptr %31
  %194 = getelementptr double, ptr %193, i64 %55
  %195 = load double, ptr %194
  %196 = load ptr, ptr %34
  %197 = getelementptr double, ptr %196, i64 %55
  %198 = load double, ptr %197
  %199 = icmp ne i64 %186, 0
  %200 = or i1 %184, %199
  br i1 %200, label %290, label %201

201:
  %202 = load ptr, ptr %30
  %203 = getelementptr double, ptr %202, i64 %55
  %204 = load double, ptr %203
  %205 = fcmp uno double %204, 0.000000e+00
  %206 = fcmp ogt double %195, 0.000000e+00
  %207 = select i1 %205, i1 %206, i1 false
  %208 = fcmp ogt double %192, %195
  %209 = select i1 %207, i1 %208, i1 false
  %210 = fcmp ogt double %198, %195
  %211 = select i1 %209, i1 %210, i1 false
  br i1 %211, label %212, label %309

212:
  %213 = fsub double %192, %195
  %214 = fadd double %213, %198
  %215 = fsub double %214, %195
  %216 = fmul double %215, 5.000000e-01
  %217 = fcmp olt double %195, %216
  br i1 %217, label %218, label %309

218:
  %219 = load double, ptr %37
  %220 = load double, ptr %24
  %221 = load ptr, ptr %17
  %222 = getelementptr %struct.contact_system, ptr %221, i64 0, i32 0
  %223 = load i64, ptr %222
  %224 = shl i64 %223, 1
  %225 = getelementptr %struct.contact_system, ptr %221, i64 0, i32 26
  %226 = load ptr, ptr %225
  %227 = getelementptr %struct.contact_parts, ptr %226, i64 0, i32 15
  %228 = load ptr, ptr %227
  %229 = mul i64 %223, 20
  %230 = getelementptr double, ptr %228, i64 %229
  store ptr %230, ptr %40
  %231 = getelementptr double, ptr %230, i64 %224
  store ptr %231, ptr %41
  %232 = fsub double %220, %219
  %233 = call double @llvm.fmuladd.f64(double %232, double 0xBFE3C6EF372FE950, double %220)
  store double %233, ptr %43, align 16
  %234 = call double @llvm.fmuladd.f64(double %232, double 0x3FE3C6EF372FE950, double %219)
  store double %234, ptr %44
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %45, i8 0, i64 16, i1 false)
  br label %235

235:
  %236 = phi double [ %233, %218 ], [ %278, %277 ]
  %237 = phi double [ %234, %218 ], [ %279, %277 ]
  %238 = phi double [ %219, %218 ], [ %282, %277 ]
  %239 = phi i32 [ 0, %218 ], [ %283, %277 ]
  %240 = phi i32 [ 3, %218 ], [ %281, %277 ]
  %241 = phi double [ %220, %218 ], [ %280, %277 ]
  br label %242

242:
  %243 = phi i1 [ true, %235 ], [ false, %259 ]
  %244 = phi i64 [ 0, %235 ], [ 1, %259 ]
  %245 = trunc i64 %244 to i32
  %246 = shl i32 1, %245
  %247 = and i32 %246, %240
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %259, label %249

249:
  %250 = getelementptr [2 x double], ptr %9, i64 0, i64 %244
  %251 = load double, ptr %250
  store double %251, ptr %39
  %252 = call i64 @look(ptr %0, ptr %1, ptr %8)
  %253 = icmp eq i64 %252, 0
  br i1 %253, label %254, label %308

254:
  %255 = load ptr, ptr %40
  %256 = getelementptr double, ptr %255, i64 %55
  %257 = load double, ptr %256
  %258 = getelementptr [2 x double], ptr %10, i64 0, i64 %244
  store double %257, ptr %258
  br label %259

259:
  br i1 %243, label %242, label %260

260:
  %261 = load double, ptr %46
  %262 = load double, ptr %47, align 16
  %263 = fcmp olt double %261, %262
  %264 = zext i1 %263 to i64
  %265 = getelementptr [2 x double], ptr %9, i64 0, i64 %264
  %266 = load double, ptr %265
  %267 = getelementptr [2 x double], ptr %10, i64 0, i64 %264
  %268 = load double, ptr %267
  %269 = fcmp ugt double %268, 0.000000e+00
  br i1 %269, label %270, label %285

270:
  br i1 %263, label %271, label %274

271:
  store double %237, ptr %43, align 16
  store double %261, ptr %47, align 16
  %272 = fsub double %241, %236
  %273 = call double @llvm.fmuladd.f64(double %272, double 0x3FE3C6EF372FE950, double %236)
  store double %273, ptr %44
  br label %277

274:
  store double %236, ptr %44
  store double %262, ptr %46
  %275 = fsub double %237, %238
  %276 = call double @llvm.fmuladd.f64(double %275, double 0xBFE3C6EF372FE950, double %237)
  store double %276, ptr %43, align 16
  br label %277

277:
  %278 = phi double [ %237, %271 ], [ %276, %274 ]
  %279 = phi double [ %273, %271 ], [ %236, %274 ]
  %280 = phi double [ %241, %271 ], [ %237, %274 ]
  %281 = phi i32 [ 2, %271 ], [ 1, %274 ]
  %282 = phi double [ %236, %271 ], [ %238, %274 ]
  %283 = add i32 %239, 1
  %284 = icmp eq i32 %283, 60
  br i1 %284, label %285, label %235

285:
  %286 = fcmp ugt double %268, 0.000000e+00
  br i1 %286, label %309, label %287

287:
  %288 = load double, ptr %37
  %289 = call i64 @narrow(ptr %0, ptr %1, i64 %55, double 0.000000e+00, double 0.000000e+00, double %288, double %266, double %192, double %268, ptr %16)
  br label %290

290:
  %291 = phi i32 [ %185, %191 ], [ 1, %287 ]
  %292 = phi i64 [ %186, %191 ], [ %289, %287 ]
  %293 = icmp eq i64 %292, 0
  br i1 %293, label %295, label %294

294:
  br label %318

295:
  %296 = icmp eq i32 %291, 0
  br i1 %296, label %309, label %297

297:
  %298 = load i64, ptr %5
  %299 = icmp slt i64 %298, 0
  %300 = load double, ptr %16
  br i1 %299, label %307, label %301

301:
  %302 = load double, ptr %6
  %303 = fsub double %300, %302
  %304 = load double, ptr %48
  %305 = fmul double %303, %304
  %306 = fcmp olt double %305, 0.000000e+00
  br i1 %306, label %307, label %309

307:
  store i64 %55, ptr %5
  store double %300, ptr %6
  br label %309

308:
  br label %318

309:
  %310 = add i64 %55, 1
  %311 = load i64, ptr %19
  %312 = shl i64 %311, 1
  %313 = icmp slt i64 %310, %312
  br i1 %313, label %314, label %318

314:
  %315 = load ptr, ptr %17
  %316 = getelementptr %struct.contact_system, ptr %315, i64 0, i32 0
  %317 = load i64, ptr %316
  br label %52

318:
  %319 = phi i64 [ %252, %308 ], [ %292, %294 ], [ 0, %7 ], [ 0, %309 ]
  ret i64 %319
}

define internal i64 @narrow(ptr %0, ptr %1, i64 %2, double %3, double %4, double %5, double %6, double %7, double %8, ptr  %9) {
  %11 = alloca %struct.contact_sample, align 8
  %12 = bitcast ptr %11 to ptr
  %13 = getelementptr %struct.model_context, ptr %0, i64 0, i32 27
  %14 = load ptr, ptr %13
  %15 = getelementptr %struct.contact_system, ptr %14, i64 0, i32 0
  %16 = load i64, ptr %15
  %17 = shl i64 %16, 1
  %18 = getelementptr %struct.contact_system, ptr %14, i64 0, i32 26
  %19 = load ptr, ptr %18
  %20 = getelementptr %struct.contact_parts, ptr %19, i64 0, i32 15
  %21 = load ptr, ptr %20
  %22 = mul i64 %16, 20
  %23 = getelementptr double, ptr %21, i64 %22
  %24 = getelementptr %struct.contact_sample, ptr %11, i64 0, i32 0
  %25 = getelementptr %struct.contact_sample, ptr %11, i64 0, i32 1
  store ptr %23, ptr %25
  %26 = getelementptr %struct.contact_sample, ptr %11, i64 0, i32 2
  %27 = getelementptr double, ptr %23, i64 %17
  store ptr %27, ptr %26
  %28 = call double @llvm.fabs.f64(double %5)
  %29 = call double @llvm.fabs.f64(double %6)
  %30 = call double @llvm.maxnum.f64(double %28, double %29)
  %31 = fmul double %30, 0x3CE4000000000000
  %32 = fcmp une double %3, 0.000000e+00
  br label %33

33:
  %34 = phi double [ %5, %10 ], [ %83, %76 ]
  %35 = phi i32 [ 0, %10 ], [ %85, %76 ]
  %36 = phi double [ %6, %10 ], [ %82, %76 ]
  %37 = phi double [ %7, %10 ], [ %81, %76 ]
  %38 = phi double [ %8, %10 ], [ %80, %76 ]
  %39 = fsub double %36, %34
  %40 = call double @llvm.fabs.f64(double %39)
  %41 = fcmp ogt double %40, %31
  br i1 %41, label %42, label %88

42:
  %43 = fadd double %36, %34
  %44 = fmul double %43, 5.000000e-01
  store double %44, ptr %24
  %45 = trunc i32 %35 to i8
  %46 = urem i8 %45, 3
  %47 = icmp eq i8 %46, 2
  br i1 %47, label %62, label %48

48:
  %49 = fcmp une double %38, %37
  %50 = fcmp ogt double %37, 0.000000e+00
  %51 = and i1 %49, %50
  br i1 %51, label %52, label %62

52:
  %53 = fmul double %38, %39
  %54 = fsub double %38, %37
  %55 = fdiv double %53, %54
  %56 = fsub double %36, %55
  store double %56, ptr %24
  %57 = fsub double %56, %34
  %58 = fsub double %56, %36
  %59 = fmul double %57, %58
  %60 = fcmp olt double %59, 0.000000e+00
  br i1 %60, label %62, label %61

61:
  store double %44, ptr %24
  br label %62

62:
  %63 = call i64 @look(ptr %0, ptr %1, ptr %11)
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %65, label %90

65:
  br i1 %32, label %66, label %71

66:
  %67 = load ptr, ptr %26
  %68 = getelementptr double, ptr %67, i64 %2
  %69 = load double, ptr %68
  %70 = fmul double %69, %3
  br label %76

71:
  %72 = load ptr, ptr %25
  %73 = getelementptr double, ptr %72, i64 %2
  %74 = load double, ptr %73
  %75 = fadd double %74, %4
  br label %76

76:
  %77 = phi double [ %70, %66 ], [ %75, %71 ]
  %78 = fcmp ugt double %77, 0.000000e+00
  %79 = load double, ptr %24
  %80 = select i1 %78, double %38, double %77
  %81 = select i1 %78, double %77, double %37
  %82 = select i1 %78, double %36, double %79
  %83 = select i1 %78, double %79, double %34
  %84 = fcmp oeq double %80, 0.000000e+00
  %85 = add i32 %35, 1
  %86 = icmp eq i32 %85, 200
  %87 = select i1 %84, i1 true, i1 %86
  br i1 %87, label %88, label %33

88:
  %89 = phi double [ %82, %76 ], [ %36, %33 ]
  store double %89, ptr %9
  br label %90

90:
  %91 = phi i64 [ 0, %88 ], [ %63, %62 ]
  ret i64 %91
}

declare i64 @ode_interpolate(ptr, double, ptr)
