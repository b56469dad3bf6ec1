; contact: made by tools/make_loops_text.py from contact, contact_combinations, contact_events, contact_guards, contact_impacts, contact_law, contact_modes, contact_newton, contact_pivots, contact_search
; sources 2ffc713afaafb97688c1e5d1a174fe2702c07f6918b3f94c87c73ea1350da6f7
%struct.contact_system = type { i64, i64, i64, i64, i64, ptr, ptr, %struct.model_call, %struct.model_call, %struct.model_call, double, ptr, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double }
%struct.model_call = type { ptr, ptr, ptr }
%struct.anon = type { ptr, i64 }
%struct.law_problem = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, i64, i64, double, i64, ptr, ptr }
%struct.contact_parts = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.model_context = type { i64, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, double, double, ptr, i64, [2 x double], ptr, ptr, ptr, i64, i64, ptr, ptr }
%struct.ode_solver.7 = type { ptr, ptr, ptr, ptr, %struct.ode_counts.6, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts.6 = type { i64, i64, i64, i64, i64, i64 }
%struct.contact_sample = type { double, ptr, ptr }
%struct.contact_event.22 = type { double, i64, i64, [3 x double], double }
%struct.unknown = type { i64, i64, i64 }

define i64 @contact_work(ptr  %0, i64 %1) {
  %3 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = tail call i64 @law_work(i64 %4)
  %12 = add i64 %4, 8
  %13 = add i64 %12, %8
  %14 = add i64 %13, %10
  %15 = mul i64 %14, %4
  %16 = mul i64 %6, 62
  %17 = add i64 %6, %1
  %18 = add i64 %17, %16
  %19 = add i64 %18, %11
  %20 = add i64 %19, %15
  ret i64 %20
}

define i64 @contact_places(ptr  %0) {
  %2 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 0
  %3 = load i64, ptr %2, align 8
  %4 = mul nsw i64 %3, 3
  %5 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = tail call i64 @law_places(i64 %6)
  %8 = add i64 %4, 22
  %9 = add i64 %8, %7
  ret i64 %9
}

define void @contact_connect(ptr  %0) {
  %2 = alloca [18 x %struct.anon], align 16
  %3 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 22
  %8 = load ptr, ptr %7, align 8
  %9 = mul nsw i64 %6, 3
  %10 = getelementptr inbounds i64, ptr %8, i64 %9
  %11 = tail call i64 @law_places(i64 %4)
  %12 = getelementptr inbounds i64, ptr %10, i64 %11
  %13 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 21
  %14 = load ptr, ptr %13, align 8
  %15 = bitcast ptr %2 to ptr
  %16 = bitcast ptr %2 to ptr
  store ptr %12, ptr %16, align 16
  %17 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 0, i32 1
  store i64 %6, ptr %17, align 8
  %18 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 1
  %19 = getelementptr inbounds i64, ptr %12, i64 1
  %20 = bitcast ptr %18 to ptr
  store ptr %19, ptr %20, align 16
  %21 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 1, i32 1
  store i64 %4, ptr %21, align 8
  %22 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 2
  %23 = getelementptr inbounds i64, ptr %12, i64 2
  %24 = bitcast ptr %22 to ptr
  store ptr %23, ptr %24, align 16
  %25 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 2, i32 1
  store i64 %4, ptr %25, align 8
  %26 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 3
  %27 = getelementptr inbounds i64, ptr %12, i64 3
  %28 = bitcast ptr %26 to ptr
  store ptr %27, ptr %28, align 16
  %29 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 3, i32 1
  %30 = mul nsw i64 %4, %4
  store i64 %30, ptr %29, align 8
  %31 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 4
  %32 = getelementptr inbounds i64, ptr %12, i64 4
  %33 = bitcast ptr %31 to ptr
  store ptr %32, ptr %33, align 16
  %34 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 4, i32 1
  store i64 %9, ptr %34, align 8
  %35 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 5
  %36 = getelementptr inbounds i64, ptr %12, i64 5
  %37 = bitcast ptr %35 to ptr
  store ptr %36, ptr %37, align 16
  %38 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 5, i32 1
  %39 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 2
  %40 = load i64, ptr %39, align 8
  %41 = mul nsw i64 %40, %4
  store i64 %41, ptr %38, align 8
  %42 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 6
  %43 = getelementptr inbounds i64, ptr %12, i64 6
  %44 = bitcast ptr %42 to ptr
  store ptr %43, ptr %44, align 16
  %45 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 6, i32 1
  %46 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 3
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %47, %4
  store i64 %48, ptr %45, align 8
  %49 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 7
  %50 = getelementptr inbounds i64, ptr %12, i64 7
  %51 = bitcast ptr %49 to ptr
  store ptr %50, ptr %51, align 16
  %52 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 7, i32 1
  store i64 %6, ptr %52, align 8
  %53 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 8
  %54 = getelementptr inbounds i64, ptr %12, i64 8
  %55 = bitcast ptr %53 to ptr
  store ptr %54, ptr %55, align 16
  %56 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 8, i32 1
  store i64 %4, ptr %56, align 8
  %57 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 9
  %58 = getelementptr inbounds i64, ptr %12, i64 9
  %59 = bitcast ptr %57 to ptr
  store ptr %58, ptr %59, align 16
  %60 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 9, i32 1
  store i64 %4, ptr %60, align 8
  %61 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 10
  %62 = getelementptr inbounds i64, ptr %12, i64 10
  %63 = bitcast ptr %61 to ptr
  store ptr %62, ptr %63, align 16
  %64 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 10, i32 1
  store i64 %4, ptr %64, align 8
  %65 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 11
  %66 = getelementptr inbounds i64, ptr %12, i64 11
  %67 = bitcast ptr %65 to ptr
  store ptr %66, ptr %67, align 16
  %68 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 11, i32 1
  store i64 %4, ptr %68, align 8
  %69 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 12
  %70 = getelementptr inbounds i64, ptr %12, i64 12
  %71 = bitcast ptr %69 to ptr
  store ptr %70, ptr %71, align 16
  %72 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 12, i32 1
  store i64 %6, ptr %72, align 8
  %73 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 13
  %74 = getelementptr inbounds i64, ptr %12, i64 13
  %75 = bitcast ptr %73 to ptr
  store ptr %74, ptr %75, align 16
  %76 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 13, i32 1
  store i64 %6, ptr %76, align 8
  %77 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 14
  %78 = getelementptr inbounds i64, ptr %12, i64 14
  %79 = bitcast ptr %77 to ptr
  store ptr %78, ptr %79, align 16
  %80 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 14, i32 1
  store i64 %4, ptr %80, align 8
  %81 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 15
  %82 = getelementptr inbounds i64, ptr %12, i64 15
  %83 = bitcast ptr %81 to ptr
  store ptr %82, ptr %83, align 16
  %84 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 15, i32 1
  %85 = mul nsw i64 %6, 56
  store i64 %85, ptr %84, align 8
  %86 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 16
  %87 = getelementptr inbounds i64, ptr %12, i64 17
  %88 = bitcast ptr %86 to ptr
  store ptr %87, ptr %88, align 16
  %89 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 16, i32 1
  %90 = tail call i64 @law_work(i64 %4)
  store i64 %90, ptr %89, align 8
  %91 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 17
  %92 = getelementptr inbounds i64, ptr %12, i64 16
  %93 = bitcast ptr %91 to ptr
  store ptr %92, ptr %93, align 16
  %94 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 17, i32 1
  store i64 0, ptr %94, align 8
  br label %110

95:
  %96 = load ptr, ptr %7, align 8
  %97 = getelementptr inbounds i64, ptr %12, i64 18
  %98 = bitcast ptr %97 to ptr
  store ptr %96, ptr %98, align 8
  %99 = getelementptr inbounds i64, ptr %96, i64 %6
  %100 = getelementptr inbounds i64, ptr %12, i64 19
  %101 = bitcast ptr %100 to ptr
  store ptr %99, ptr %101, align 8
  %102 = getelementptr inbounds i64, ptr %99, i64 %6
  %103 = getelementptr inbounds i64, ptr %12, i64 20
  %104 = bitcast ptr %103 to ptr
  store ptr %102, ptr %104, align 8
  %105 = getelementptr inbounds i64, ptr %102, i64 %6
  %106 = getelementptr inbounds i64, ptr %12, i64 21
  %107 = bitcast ptr %106 to ptr
  store ptr %105, ptr %107, align 8
  %108 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 23
  %109 = bitcast ptr %108 to ptr
  store ptr %12, ptr %109, align 8
  ret void

110:
  %111 = phi i64 [ 0, %1 ], [ %118, %110 ]
  %112 = phi ptr [ %14, %1 ], [ %117, %110 ]
  %113 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 %111, i32 0
  %114 = load ptr, ptr %113, align 16
  store ptr %112, ptr %114, align 8
  %115 = getelementptr inbounds [18 x %struct.anon], ptr %2, i64 0, i64 %111, i32 1
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds double, ptr %112, i64 %116
  %118 = add nuw nsw i64 %111, 1
  %119 = icmp eq i64 %118, 18
  br i1 %119, label %95, label %110
}

define void @contact_problem(ptr sret(%struct.law_problem) align 8  %0, ptr  %1) {
  %3 = getelementptr inbounds %struct.contact_system, ptr %1, i64 0, i32 23
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %6 = getelementptr inbounds %struct.contact_system, ptr %1, i64 0, i32 0
  %7 = load i64, ptr %6, align 8
  store i64 %7, ptr %5, align 8
  %8 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %9 = getelementptr inbounds %struct.contact_system, ptr %1, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  store i64 %10, ptr %8, align 8
  %11 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %12 = getelementptr inbounds %struct.contact_system, ptr %1, i64 0, i32 5
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %11, align 8
  %14 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %15 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 4
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %14, align 8
  %17 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %18 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 3
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %17, align 8
  %20 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %21 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 2
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %20, align 8
  %23 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %24 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 18
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %23, align 8
  %26 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %27 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 12
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %26, align 8
  %29 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %30 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 19
  %31 = load ptr, ptr %30, align 8
  store ptr %31, ptr %29, align 8
  %32 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  %33 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 9
  %34 = load ptr, ptr %33, align 8
  store ptr %34, ptr %32, align 8
  %35 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %36 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 10
  %37 = load ptr, ptr %36, align 8
  store ptr %37, ptr %35, align 8
  %38 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %39 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 11
  %40 = load ptr, ptr %39, align 8
  store ptr %40, ptr %38, align 8
  %41 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 12
  store double 0.000000e+00, ptr %41, align 8
  %42 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 13
  store i64 -1, ptr %42, align 8
  %43 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 14
  %44 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 16
  %45 = bitcast ptr %43 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %45, i8 0, i64 16, i1 false)
  store i64 4096, ptr %44, align 8
  %46 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 17
  %47 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 17
  %48 = load ptr, ptr %47, align 8
  store ptr %48, ptr %46, align 8
  %49 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 18
  %50 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 21
  %51 = load ptr, ptr %50, align 8
  store ptr %51, ptr %49, align 8
  ret void
}

define void @contact_call(ptr  %0, ptr  %1, double %2, ptr %3, ptr %4) {
  %6 = getelementptr inbounds %struct.model_call, ptr %1, i64 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.model_call, ptr %1, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.model_call, ptr %1, i64 0, i32 2
  %13 = load ptr, ptr %12, align 8
  tail call void %7(double %2, ptr %3, ptr %9, ptr %11, ptr %13, ptr %4)
  ret void
}

define void @contact_evaluate(ptr  %0, double %1, ptr %2) {
  %4 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 23
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 3
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 0
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 8, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 8, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 8, i32 2
  %21 = load ptr, ptr %20, align 8
  tail call void %15(double %1, ptr %2, ptr %17, ptr %19, ptr %21, ptr %13)
  %22 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 0
  %23 = load i64, ptr %22, align 8
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %30

25:
  %26 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 5
  %27 = load ptr, ptr %26, align 8
  %28 = add nsw i64 %11, 1
  %29 = icmp sgt i64 %11, 0
  br label %31

30:
  ret void

31:
  %32 = phi i64 [ 0, %25 ], [ %90, %89 ]
  %33 = shl nsw i64 %32, 2
  %34 = getelementptr inbounds i64, ptr %27, i64 %33
  %35 = getelementptr inbounds i64, ptr %34, i64 1
  %36 = load i64, ptr %35, align 8
  %37 = load i64, ptr %34, align 8
  %38 = icmp ne i64 %37, 2
  %39 = zext i1 %38 to i64
  %40 = add nsw i64 %36, %39
  %41 = getelementptr inbounds i64, ptr %34, i64 2
  %42 = load i64, ptr %41, align 8
  %43 = add nsw i64 %40, %42
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
  %56 = mul nsw i64 %54, %28
  %57 = getelementptr inbounds double, ptr %9, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = tail call double @llvm.maxnum.f64(double %55, double %58)
  %60 = add nsw i64 %54, 1
  %61 = icmp eq i64 %60, %47
  br i1 %61, label %48, label %53

62:
  br i1 %50, label %63, label %89

63:
  %64 = fmul double %49, 0x3DA5FD7FE1796495
  br label %92

65:
  %66 = phi i64 [ %40, %51 ], [ %76, %75 ]
  %67 = mul nsw i64 %66, %28
  %68 = getelementptr inbounds double, ptr %9, i64 %67
  br i1 %29, label %69, label %75

69:
  %70 = mul nsw i64 %66, %11
  br label %71

71:
  %72 = phi i64 [ 0, %69 ], [ %87, %86 ]
  %73 = load double, ptr %68, align 8
  %74 = fcmp olt double %73, %52
  br i1 %74, label %78, label %75

75:
  %76 = add nsw i64 %66, 1
  %77 = icmp slt i64 %76, %43
  br i1 %77, label %65, label %62

78:
  %79 = icmp eq i64 %72, %66
  br i1 %79, label %86, label %80

80:
  %81 = mul nsw i64 %72, %11
  %82 = add nsw i64 %81, %66
  %83 = getelementptr inbounds double, ptr %9, i64 %82
  store double 0.000000e+00, ptr %83, align 8
  %84 = add nsw i64 %72, %70
  %85 = getelementptr inbounds double, ptr %9, i64 %84
  store double 0.000000e+00, ptr %85, align 8
  br label %86

86:
  %87 = add nuw nsw i64 %72, 1
  %88 = icmp eq i64 %87, %11
  br i1 %88, label %75, label %71

89:
  %90 = add nuw nsw i64 %32, 1
  %91 = icmp eq i64 %90, %23
  br i1 %91, label %30, label %31

92:
  %93 = phi i64 [ %40, %63 ], [ %100, %99 ]
  %94 = mul nsw i64 %93, %28
  %95 = getelementptr inbounds double, ptr %9, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = fcmp olt double %96, %64
  br i1 %97, label %98, label %99

98:
  store double 0.000000e+00, ptr %95, align 8
  br label %99

99:
  %100 = add nsw i64 %93, 1
  %101 = icmp slt i64 %100, %43
  br i1 %101, label %92, label %89
}

declare double @llvm.maxnum.f64(double, double)

define void @contact_without_forces(ptr  %0) {
  %2 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.contact_system, ptr %3, i64 0, i32 4
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds double, ptr %5, i64 %7
  %9 = bitcast ptr %8 to ptr
  %10 = getelementptr inbounds %struct.contact_system, ptr %3, i64 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = shl i64 %11, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %9, i8 0, i64 %12, i1 false)
  %13 = getelementptr inbounds %struct.contact_system, ptr %3, i64 0, i32 24
  store i64 0, ptr %13, align 8
  ret void
}

define double @contact_slide(ptr  %0, i64 %1, ptr  %2, ptr  %3) {
  %5 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 5
  %6 = load ptr, ptr %5, align 8
  %7 = shl nsw i64 %1, 2
  %8 = getelementptr inbounds i64, ptr %6, i64 %7
  %9 = getelementptr inbounds i64, ptr %8, i64 1
  %10 = load i64, ptr %9, align 8
  %11 = load i64, ptr %8, align 8
  %12 = icmp ne i64 %11, 2
  %13 = zext i1 %12 to i64
  %14 = add nsw i64 %10, %13
  %15 = getelementptr inbounds i64, ptr %8, i64 2
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %22, label %31

18:
  %19 = tail call double @llvm.sqrt.f64(double %28)
  %20 = fcmp ogt double %19, 0.000000e+00
  %21 = select i1 %17, i1 %20, i1 false
  br i1 %21, label %33, label %31

22:
  %23 = phi double [ %28, %22 ], [ 0.000000e+00, %4 ]
  %24 = phi i64 [ %29, %22 ], [ 0, %4 ]
  %25 = add nsw i64 %24, %14
  %26 = getelementptr inbounds double, ptr %2, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = tail call double @llvm.fmuladd.f64(double %27, double %27, double %23)
  %29 = add nuw nsw i64 %24, 1
  %30 = icmp eq i64 %29, %16
  br i1 %30, label %18, label %22

31:
  %32 = phi double [ %19, %18 ], [ 0.000000e+00, %4 ], [ %19, %33 ]
  ret double %32

33:
  %34 = phi i64 [ %40, %33 ], [ 0, %18 ]
  %35 = add nsw i64 %34, %14
  %36 = getelementptr inbounds double, ptr %2, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = fdiv double %37, %19
  %39 = getelementptr inbounds double, ptr %3, i64 %35
  store double %38, ptr %39, align 8
  %40 = add nuw nsw i64 %34, 1
  %41 = icmp slt i64 %40, %16
  br i1 %41, label %33, label %31
}

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.sqrt.f64(double)

define void @contact_point_slips(ptr  %0, ptr  %1) {
  %3 = getelementptr inbounds %struct.contact_parts, ptr %1, i64 0, i32 9
  %4 = bitcast ptr %3 to ptr
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 20
  %7 = bitcast ptr %6 to ptr
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = shl i64 %10, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %8, i64 %11, i1 false)
  %12 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 0
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %20

15:
  %16 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 5
  %17 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 19
  %18 = getelementptr inbounds %struct.contact_parts, ptr %1, i64 0, i32 1
  %19 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 6
  br label %21

20:
  ret void

21:
  %22 = phi i64 [ %13, %15 ], [ %111, %110 ]
  %23 = phi i64 [ 0, %15 ], [ %112, %110 ]
  %24 = load ptr, ptr %16, align 8
  %25 = shl nsw i64 %23, 2
  %26 = getelementptr inbounds i64, ptr %24, i64 %25
  %27 = getelementptr inbounds i64, ptr %26, i64 1
  %28 = load i64, ptr %27, align 8
  %29 = load i64, ptr %26, align 8
  %30 = icmp ne i64 %29, 2
  %31 = zext i1 %30 to i64
  %32 = add nsw i64 %28, %31
  %33 = load ptr, ptr %17, align 8
  %34 = getelementptr inbounds i64, ptr %33, i64 %23
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %35, 2
  br i1 %36, label %37, label %110

37:
  %38 = load ptr, ptr %18, align 8
  %39 = load ptr, ptr %3, align 8
  %40 = getelementptr inbounds i64, ptr %26, i64 2
  %41 = load i64, ptr %40, align 8
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %46, label %71

43:
  %44 = tail call double @llvm.sqrt.f64(double %52)
  %45 = fcmp ogt double %44, 0.000000e+00
  br i1 %45, label %55, label %64

46:
  %47 = phi double [ %52, %46 ], [ 0.000000e+00, %37 ]
  %48 = phi i64 [ %53, %46 ], [ 0, %37 ]
  %49 = add nsw i64 %48, %32
  %50 = getelementptr inbounds double, ptr %38, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = tail call double @llvm.fmuladd.f64(double %51, double %51, double %47)
  %53 = add nuw nsw i64 %48, 1
  %54 = icmp eq i64 %53, %41
  br i1 %54, label %43, label %46

55:
  %56 = phi i64 [ %62, %55 ], [ 0, %43 ]
  %57 = add nsw i64 %56, %32
  %58 = getelementptr inbounds double, ptr %38, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = fdiv double %59, %44
  %61 = getelementptr inbounds double, ptr %39, i64 %57
  store double %60, ptr %61, align 8
  %62 = add nuw nsw i64 %56, 1
  %63 = icmp eq i64 %62, %41
  br i1 %63, label %64, label %55

64:
  %65 = load ptr, ptr %19, align 8
  %66 = shl nuw nsw i64 %23, 1
  %67 = or i64 %66, 1
  %68 = getelementptr inbounds double, ptr %65, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = fcmp ugt double %44, %69
  br i1 %70, label %78, label %82

71:
  %72 = load ptr, ptr %19, align 8
  %73 = shl nuw nsw i64 %23, 1
  %74 = or i64 %73, 1
  %75 = getelementptr inbounds double, ptr %72, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = fcmp ult double %76, 0.000000e+00
  br i1 %77, label %110, label %82

78:
  %79 = add nsw i64 %41, %32
  br i1 %42, label %80, label %110

80:
  %81 = load ptr, ptr %6, align 8
  br label %93

82:
  %83 = getelementptr inbounds double, ptr %39, i64 %32
  %84 = bitcast ptr %83 to ptr
  %85 = load ptr, ptr %6, align 8
  %86 = getelementptr inbounds double, ptr %85, i64 %32
  %87 = bitcast ptr %86 to ptr
  %88 = shl i64 %41, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %84, ptr align 8 %87, i64 %88, i1 false)
  %89 = load i64, ptr %12, align 8
  br label %110

90:
  %91 = fcmp olt double %100, 0.000000e+00
  %92 = select i1 %42, i1 %91, i1 false
  br i1 %92, label %103, label %110

93:
  %94 = phi i64 [ %32, %80 ], [ %101, %93 ]
  %95 = phi double [ 0.000000e+00, %80 ], [ %100, %93 ]
  %96 = getelementptr inbounds double, ptr %39, i64 %94
  %97 = load double, ptr %96, align 8
  %98 = getelementptr inbounds double, ptr %81, i64 %94
  %99 = load double, ptr %98, align 8
  %100 = tail call double @llvm.fmuladd.f64(double %97, double %99, double %95)
  %101 = add nsw i64 %94, 1
  %102 = icmp slt i64 %101, %79
  br i1 %102, label %93, label %90

103:
  %104 = phi i64 [ %108, %103 ], [ %32, %90 ]
  %105 = getelementptr inbounds double, ptr %39, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = fneg double %106
  store double %107, ptr %105, align 8
  %108 = add nsw i64 %104, 1
  %109 = icmp slt i64 %108, %79
  br i1 %109, label %103, label %110

110:
  %111 = phi i64 [ %22, %90 ], [ %22, %21 ], [ %89, %82 ], [ %22, %78 ], [ %22, %71 ], [ %22, %103 ]
  %112 = add nuw nsw i64 %23, 1
  %113 = icmp slt i64 %112, %111
  br i1 %113, label %21, label %20
}

define void @contact_in_modes(ptr sret(%struct.law_problem) align 8  %0, ptr  %1) {
  %3 = getelementptr inbounds %struct.contact_system, ptr %1, i64 0, i32 23
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %6 = getelementptr inbounds %struct.contact_system, ptr %1, i64 0, i32 0
  %7 = load i64, ptr %6, align 8
  store i64 %7, ptr %5, align 8
  %8 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %9 = getelementptr inbounds %struct.contact_system, ptr %1, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  store i64 %10, ptr %8, align 8
  %11 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %12 = getelementptr inbounds %struct.contact_system, ptr %1, i64 0, i32 5
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %11, align 8
  %14 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %15 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 4
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %14, align 8
  %17 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %18 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 3
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %17, align 8
  %20 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %21 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 2
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %20, align 8
  %23 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %24 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 18
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %23, align 8
  %26 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %27 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 12
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %26, align 8
  %29 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %30 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 19
  %31 = load ptr, ptr %30, align 8
  store ptr %31, ptr %29, align 8
  %32 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  %33 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 9
  %34 = load ptr, ptr %33, align 8
  store ptr %34, ptr %32, align 8
  %35 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %36 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 10
  %37 = load ptr, ptr %36, align 8
  store ptr %37, ptr %35, align 8
  %38 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %39 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 11
  %40 = load ptr, ptr %39, align 8
  store ptr %40, ptr %38, align 8
  %41 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 12
  store double 0.000000e+00, ptr %41, align 8
  %42 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 13
  store i64 -1, ptr %42, align 8
  %43 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 14
  %44 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 16
  %45 = bitcast ptr %43 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %45, i8 0, i64 16, i1 false)
  store i64 4096, ptr %44, align 8
  %46 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 17
  %47 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 17
  %48 = load ptr, ptr %47, align 8
  store ptr %48, ptr %46, align 8
  %49 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 18
  %50 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 21
  %51 = load ptr, ptr %50, align 8
  store ptr %51, ptr %49, align 8
  %52 = icmp sgt i64 %7, 0
  br i1 %52, label %53, label %56

53:
  %54 = getelementptr inbounds %struct.contact_system, ptr %1, i64 0, i32 19
  %55 = load ptr, ptr %54, align 8
  br label %57

56:
  ret void

57:
  %58 = phi i64 [ 0, %53 ], [ %68, %57 ]
  %59 = getelementptr inbounds i64, ptr %55, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds i64, ptr %31, i64 %58
  store i64 %60, ptr %61, align 8
  %62 = load i64, ptr %59, align 8
  %63 = icmp eq i64 %62, 0
  %64 = icmp eq i64 %62, 2
  %65 = select i1 %64, i64 2, i64 1
  %66 = select i1 %63, i64 0, i64 %65
  %67 = getelementptr inbounds i64, ptr %25, i64 %58
  store i64 %66, ptr %67, align 8
  %68 = add nuw nsw i64 %58, 1
  %69 = load i64, ptr %6, align 8
  %70 = icmp slt i64 %68, %69
  br i1 %70, label %57, label %56
}

define i32 @contact_begins(ptr  %0, i64 %1) {
  %3 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 5
  %4 = load ptr, ptr %3, align 8
  %5 = shl nsw i64 %1, 2
  %6 = getelementptr inbounds i64, ptr %4, i64 %5
  %7 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 23
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.contact_parts, ptr %8, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i64, ptr %6, i64 1
  %12 = load i64, ptr %11, align 8
  %13 = load i64, ptr %6, align 8
  %14 = icmp ne i64 %13, 2
  %15 = zext i1 %14 to i64
  %16 = add nsw i64 %12, %15
  %17 = getelementptr inbounds double, ptr %10, i64 %16
  %18 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 19
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i64, ptr %19, i64 %1
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 2
  br i1 %22, label %23, label %41

23:
  %24 = getelementptr inbounds i64, ptr %6, i64 2
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 2
  br i1 %26, label %27, label %41

27:
  %28 = load double, ptr %17, align 8
  %29 = getelementptr inbounds double, ptr %17, i64 1
  %30 = load double, ptr %29, align 8
  %31 = tail call double @hypot(double %28, double %30)
  %32 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 6
  %33 = load ptr, ptr %32, align 8
  %34 = shl nsw i64 %1, 1
  %35 = or i64 %34, 1
  %36 = getelementptr inbounds double, ptr %33, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = fmul double %37, 1.000000e+03
  %39 = fcmp ole double %31, %38
  %40 = zext i1 %39 to i32
  br label %41

41:
  %42 = phi i32 [ 0, %23 ], [ 0, %2 ], [ %40, %27 ]
  ret i32 %42
}

declare double @hypot(double, double)

define i64 @contact_fail(ptr  %0, i64 %1, i64 %2, double %3) {
  %5 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 30
  store i64 %1, ptr %5, align 8
  %6 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 31
  store i64 %2, ptr %6, align 8
  %7 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 33
  store double %3, ptr %7, align 8
  ret i64 12
}

define i64 @contact_follower(ptr  %0) {
  %2 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 0
  %3 = load i64, ptr %2, align 8
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %5, label %19

5:
  %6 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 5
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i64, ptr %7, i64 3
  br label %9

9:
  %10 = phi i64 [ 0, %5 ], [ %17, %16 ]
  %11 = shl nsw i64 %10, 2
  %12 = getelementptr inbounds i64, ptr %8, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = and i64 %13, 2
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %19

16:
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %3
  br i1 %18, label %19, label %9

19:
  %20 = phi i64 [ -1, %1 ], [ %10, %9 ], [ -1, %16 ]
  ret i64 %20
}

define i32 @contact_let_act(ptr  %0, ptr  %1) {
  %3 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.contact_system, ptr %4, i64 0, i32 4
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr double, ptr %6, i64 %8
  %10 = getelementptr inbounds %struct.contact_system, ptr %4, i64 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %21, label %15

13:
  %14 = fmul double %33, 1.000000e-13
  br label %15

15:
  %16 = phi double [ 0.000000e+00, %2 ], [ %31, %13 ]
  %17 = phi double [ 0.000000e+00, %2 ], [ %14, %13 ]
  %18 = getelementptr inbounds %struct.contact_system, ptr %4, i64 0, i32 24
  store i64 1, ptr %18, align 8
  %19 = fcmp ogt double %16, %17
  %20 = zext i1 %19 to i32
  ret i32 %20

21:
  %22 = phi i64 [ %34, %21 ], [ 0, %2 ]
  %23 = phi double [ %33, %21 ], [ 0.000000e+00, %2 ]
  %24 = phi double [ %31, %21 ], [ 0.000000e+00, %2 ]
  %25 = getelementptr inbounds double, ptr %1, i64 %22
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds double, ptr %9, i64 %22
  %28 = load double, ptr %27, align 8
  %29 = fsub double %26, %28
  %30 = tail call double @llvm.fabs.f64(double %29)
  %31 = tail call double @llvm.maxnum.f64(double %24, double %30)
  %32 = tail call double @llvm.fabs.f64(double %26)
  %33 = tail call double @llvm.maxnum.f64(double %23, double %32)
  store double %26, ptr %27, align 8
  %34 = add nuw nsw i64 %22, 1
  %35 = icmp eq i64 %34, %11
  br i1 %35, label %13, label %21
}

declare double @llvm.fabs.f64(double)

define i64 @contact_forces(ptr  %0, double %1, ptr %2) {
  %4 = alloca %struct.law_problem, align 8
  %5 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 4
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds double, ptr %8, i64 %10
  %12 = bitcast ptr %11 to ptr
  %13 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = shl i64 %14, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %12, i8 0, i64 %15, i1 false)
  %16 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 24
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 26
  %18 = load ptr, ptr %17, align 8
  %19 = load volatile i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %289

21:
  %22 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 29
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %289, label %25

25:
  %26 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 23
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 0
  %29 = load i64, ptr %28, align 8
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %45

31:
  %32 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 5
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds i64, ptr %33, i64 3
  br label %35

35:
  %36 = phi i64 [ 0, %31 ], [ %43, %42 ]
  %37 = shl nsw i64 %36, 2
  %38 = getelementptr inbounds i64, ptr %34, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = and i64 %39, 2
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %42, label %45

42:
  %43 = add nuw nsw i64 %36, 1
  %44 = icmp eq i64 %43, %29
  br i1 %44, label %45, label %35

45:
  %46 = phi i64 [ -1, %25 ], [ -1, %42 ], [ %36, %35 ]
  %47 = bitcast ptr %4 to ptr
  %48 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 0
  %49 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 1
  %50 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 2
  %51 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 5
  %52 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 3
  %53 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 4
  %54 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 5
  %55 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 6
  %56 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 7
  %57 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 8
  %58 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 9
  %59 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 10
  %60 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 11
  %61 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 12
  %62 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 13
  %63 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 14
  %64 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 16
  %65 = bitcast ptr %63 to ptr
  %66 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 17
  %67 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 18
  %68 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 19
  %69 = bitcast ptr %59 to ptr
  %70 = getelementptr inbounds %struct.contact_parts, ptr %27, i64 0, i32 8
  %71 = bitcast ptr %70 to ptr
  %72 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 6
  %73 = icmp slt i64 %46, 0
  br label %77

74:
  %75 = add nuw nsw i32 %78, 1
  %76 = icmp eq i32 %75, 200
  br i1 %76, label %285, label %77

77:
  %78 = phi i32 [ 0, %45 ], [ %75, %74 ]
  call void @contact_evaluate(ptr %0, double %1, ptr %2)
  %79 = load ptr, ptr %26, align 8
  %80 = load i64, ptr %28, align 8
  store i64 %80, ptr %48, align 8
  %81 = load i64, ptr %13, align 8
  store i64 %81, ptr %49, align 8
  %82 = load ptr, ptr %51, align 8
  store ptr %82, ptr %50, align 8
  %83 = getelementptr inbounds %struct.contact_parts, ptr %79, i64 0, i32 4
  %84 = load ptr, ptr %83, align 8
  store ptr %84, ptr %52, align 8
  %85 = getelementptr inbounds %struct.contact_parts, ptr %79, i64 0, i32 3
  %86 = load ptr, ptr %85, align 8
  store ptr %86, ptr %53, align 8
  %87 = getelementptr inbounds %struct.contact_parts, ptr %79, i64 0, i32 2
  %88 = load ptr, ptr %87, align 8
  store ptr %88, ptr %54, align 8
  %89 = getelementptr inbounds %struct.contact_parts, ptr %79, i64 0, i32 18
  %90 = load ptr, ptr %89, align 8
  store ptr %90, ptr %55, align 8
  %91 = getelementptr inbounds %struct.contact_parts, ptr %79, i64 0, i32 12
  %92 = load ptr, ptr %91, align 8
  store ptr %92, ptr %56, align 8
  %93 = getelementptr inbounds %struct.contact_parts, ptr %79, i64 0, i32 19
  %94 = load ptr, ptr %93, align 8
  store ptr %94, ptr %57, align 8
  %95 = getelementptr inbounds %struct.contact_parts, ptr %79, i64 0, i32 9
  %96 = load ptr, ptr %95, align 8
  store ptr %96, ptr %58, align 8
  %97 = getelementptr inbounds %struct.contact_parts, ptr %79, i64 0, i32 10
  %98 = load ptr, ptr %97, align 8
  store ptr %98, ptr %59, align 8
  %99 = getelementptr inbounds %struct.contact_parts, ptr %79, i64 0, i32 11
  %100 = load ptr, ptr %99, align 8
  store ptr %100, ptr %60, align 8
  store double 0.000000e+00, ptr %61, align 8
  store i64 -1, ptr %62, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %65, i8 0, i64 16, i1 false)
  store i64 4096, ptr %64, align 8
  %101 = getelementptr inbounds %struct.contact_parts, ptr %79, i64 0, i32 17
  %102 = load ptr, ptr %101, align 8
  store ptr %102, ptr %66, align 8
  %103 = getelementptr inbounds %struct.contact_parts, ptr %79, i64 0, i32 21
  %104 = load ptr, ptr %103, align 8
  store ptr %104, ptr %67, align 8
  %105 = icmp sgt i64 %80, 0
  br i1 %105, label %106, label %122

106:
  %107 = load ptr, ptr %68, align 8
  br label %108

108:
  %109 = phi i64 [ 0, %106 ], [ %119, %108 ]
  %110 = getelementptr inbounds i64, ptr %107, i64 %109
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds i64, ptr %94, i64 %109
  store i64 %111, ptr %112, align 8
  %113 = load i64, ptr %110, align 8
  %114 = icmp eq i64 %113, 0
  %115 = icmp eq i64 %113, 2
  %116 = select i1 %115, i64 2, i64 1
  %117 = select i1 %114, i64 0, i64 %116
  %118 = getelementptr inbounds i64, ptr %90, i64 %109
  store i64 %117, ptr %118, align 8
  %119 = add nuw nsw i64 %109, 1
  %120 = load i64, ptr %28, align 8
  %121 = icmp slt i64 %119, %120
  br i1 %121, label %108, label %122

122:
  call void @contact_point_slips(ptr %6, ptr %27)
  %123 = load ptr, ptr %69, align 8
  %124 = load ptr, ptr %71, align 8
  %125 = load i64, ptr %13, align 8
  %126 = shl i64 %125, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %123, ptr align 8 %124, i64 %126, i1 false)
  %127 = load ptr, ptr %26, align 8
  %128 = load i64, ptr %28, align 8
  %129 = icmp sgt i64 %128, 0
  br i1 %129, label %130, label %248

130:
  %131 = getelementptr inbounds %struct.contact_parts, ptr %127, i64 0, i32 7
  %132 = load ptr, ptr %131, align 8
  %133 = getelementptr inbounds %struct.contact_parts, ptr %127, i64 0, i32 1
  %134 = load ptr, ptr %55, align 8
  br label %135

135:
  %136 = phi i64 [ %182, %180 ], [ %128, %130 ]
  %137 = phi i64 [ %183, %180 ], [ 0, %130 ]
  %138 = phi i1 [ false, %180 ], [ true, %130 ]
  br label %140

139:
  br i1 %138, label %248, label %185

140:
  %141 = phi i64 [ %178, %177 ], [ %137, %135 ]
  %142 = getelementptr inbounds double, ptr %132, i64 %141
  %143 = load double, ptr %142, align 8
  %144 = fcmp une double %143, 0.000000e+00
  br i1 %144, label %145, label %177

145:
  %146 = load ptr, ptr %51, align 8
  %147 = shl nsw i64 %141, 2
  %148 = getelementptr inbounds i64, ptr %146, i64 %147
  %149 = load ptr, ptr %133, align 8
  %150 = getelementptr inbounds i64, ptr %148, i64 1
  %151 = load i64, ptr %150, align 8
  %152 = load i64, ptr %148, align 8
  %153 = icmp ne i64 %152, 2
  %154 = zext i1 %153 to i64
  %155 = add nsw i64 %151, %154
  %156 = getelementptr inbounds double, ptr %149, i64 %155
  %157 = load ptr, ptr %68, align 8
  %158 = getelementptr inbounds i64, ptr %157, i64 %141
  %159 = load i64, ptr %158, align 8
  %160 = icmp eq i64 %159, 2
  br i1 %160, label %161, label %177

161:
  %162 = getelementptr inbounds i64, ptr %148, i64 2
  %163 = load i64, ptr %162, align 8
  %164 = icmp eq i64 %163, 2
  br i1 %164, label %165, label %177

165:
  %166 = load double, ptr %156, align 8
  %167 = getelementptr inbounds double, ptr %156, i64 1
  %168 = load double, ptr %167, align 8
  %169 = call double @hypot(double %166, double %168)
  %170 = load ptr, ptr %72, align 8
  %171 = shl nuw nsw i64 %141, 1
  %172 = or i64 %171, 1
  %173 = getelementptr inbounds double, ptr %170, i64 %172
  %174 = load double, ptr %173, align 8
  %175 = fmul double %174, 1.000000e+03
  %176 = fcmp ugt double %169, %175
  br i1 %176, label %177, label %180

177:
  %178 = add nuw nsw i64 %141, 1
  %179 = icmp slt i64 %178, %136
  br i1 %179, label %140, label %139

180:
  %181 = getelementptr inbounds i64, ptr %134, i64 %141
  store i64 1, ptr %181, align 8
  %182 = load i64, ptr %28, align 8
  %183 = add nuw nsw i64 %141, 1
  %184 = icmp slt i64 %183, %182
  br i1 %184, label %135, label %185

185:
  %186 = call i32 @law_follow(ptr %4)
  %187 = load i64, ptr %28, align 8
  %188 = icmp sgt i64 %187, 0
  br i1 %188, label %189, label %245

189:
  %190 = load ptr, ptr %51, align 8
  %191 = load ptr, ptr %55, align 8
  %192 = getelementptr inbounds %struct.contact_parts, ptr %127, i64 0, i32 9
  br label %193

193:
  %194 = phi i64 [ %187, %189 ], [ %241, %240 ]
  %195 = phi i64 [ 0, %189 ], [ %243, %240 ]
  %196 = phi i32 [ %186, %189 ], [ %242, %240 ]
  %197 = shl nsw i64 %195, 2
  %198 = getelementptr inbounds i64, ptr %190, i64 %197
  %199 = getelementptr inbounds i64, ptr %198, i64 1
  %200 = load i64, ptr %199, align 8
  %201 = load i64, ptr %198, align 8
  %202 = icmp ne i64 %201, 2
  %203 = zext i1 %202 to i64
  %204 = add nsw i64 %200, %203
  %205 = getelementptr inbounds i64, ptr %191, i64 %195
  %206 = load i64, ptr %205, align 8
  %207 = icmp eq i64 %206, 1
  br i1 %207, label %208, label %240

208:
  %209 = load ptr, ptr %68, align 8
  %210 = getelementptr inbounds i64, ptr %209, i64 %195
  %211 = load i64, ptr %210, align 8
  %212 = icmp eq i64 %211, 2
  br i1 %212, label %213, label %240

213:
  %214 = icmp eq i32 %196, 0
  br i1 %214, label %236, label %215

215:
  %216 = load ptr, ptr %133, align 8
  %217 = getelementptr inbounds double, ptr %216, i64 %204
  %218 = load double, ptr %217, align 8
  %219 = load ptr, ptr %192, align 8
  %220 = getelementptr inbounds double, ptr %219, i64 %204
  %221 = load double, ptr %220, align 8
  %222 = add nsw i64 %204, 1
  %223 = getelementptr inbounds double, ptr %216, i64 %222
  %224 = load double, ptr %223, align 8
  %225 = getelementptr inbounds double, ptr %219, i64 %222
  %226 = load double, ptr %225, align 8
  %227 = fmul double %224, %226
  %228 = call double @llvm.fmuladd.f64(double %218, double %221, double %227)
  %229 = load ptr, ptr %72, align 8
  %230 = shl nuw nsw i64 %195, 1
  %231 = or i64 %230, 1
  %232 = getelementptr inbounds double, ptr %229, i64 %231
  %233 = load double, ptr %232, align 8
  %234 = fneg double %233
  %235 = fcmp oge double %228, %234
  br label %236

236:
  %237 = phi i1 [ false, %213 ], [ %235, %215 ]
  %238 = zext i1 %237 to i32
  store i64 2, ptr %205, align 8
  %239 = load i64, ptr %28, align 8
  br label %240

240:
  %241 = phi i64 [ %239, %236 ], [ %194, %208 ], [ %194, %193 ]
  %242 = phi i32 [ %238, %236 ], [ %196, %208 ], [ %196, %193 ]
  %243 = add nuw nsw i64 %195, 1
  %244 = icmp slt i64 %243, %241
  br i1 %244, label %193, label %245

245:
  %246 = phi i32 [ %186, %185 ], [ %242, %240 ]
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %248, label %253

248:
  call void @contact_point_slips(ptr %6, ptr %27)
  %249 = load ptr, ptr %69, align 8
  %250 = load ptr, ptr %71, align 8
  %251 = load i64, ptr %13, align 8
  %252 = shl i64 %251, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %249, ptr align 8 %250, i64 %252, i1 false)
  call void @law_forces(ptr %4)
  br label %253

253:
  %254 = load ptr, ptr %59, align 8
  %255 = load ptr, ptr %5, align 8
  %256 = load ptr, ptr %7, align 8
  %257 = getelementptr inbounds %struct.contact_system, ptr %255, i64 0, i32 4
  %258 = load i64, ptr %257, align 8
  %259 = getelementptr double, ptr %256, i64 %258
  %260 = getelementptr inbounds %struct.contact_system, ptr %255, i64 0, i32 1
  %261 = load i64, ptr %260, align 8
  %262 = icmp sgt i64 %261, 0
  br i1 %262, label %265, label %263

263:
  %264 = getelementptr inbounds %struct.contact_system, ptr %255, i64 0, i32 24
  store i64 1, ptr %264, align 8
  br label %289

265:
  %266 = phi i64 [ %278, %265 ], [ 0, %253 ]
  %267 = phi double [ %277, %265 ], [ 0.000000e+00, %253 ]
  %268 = phi double [ %275, %265 ], [ 0.000000e+00, %253 ]
  %269 = getelementptr inbounds double, ptr %254, i64 %266
  %270 = load double, ptr %269, align 8
  %271 = getelementptr inbounds double, ptr %259, i64 %266
  %272 = load double, ptr %271, align 8
  %273 = fsub double %270, %272
  %274 = call double @llvm.fabs.f64(double %273)
  %275 = call double @llvm.maxnum.f64(double %268, double %274)
  %276 = call double @llvm.fabs.f64(double %270)
  %277 = call double @llvm.maxnum.f64(double %267, double %276)
  store double %270, ptr %271, align 8
  %278 = add nuw nsw i64 %266, 1
  %279 = icmp eq i64 %278, %261
  br i1 %279, label %280, label %265

280:
  %281 = fmul double %277, 1.000000e-13
  %282 = getelementptr inbounds %struct.contact_system, ptr %255, i64 0, i32 24
  store i64 1, ptr %282, align 8
  %283 = fcmp ule double %275, %281
  %284 = select i1 %283, i1 true, i1 %73
  br i1 %284, label %289, label %74

285:
  %286 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 30
  store i64 7, ptr %286, align 8
  %287 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 31
  store i64 %46, ptr %287, align 8
  %288 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 33
  store double 0x7FF8000000000000, ptr %288, align 8
  br label %289

289:
  %290 = phi i64 [ 2, %3 ], [ 0, %21 ], [ 12, %285 ], [ 0, %263 ], [ 0, %280 ]
  ret i64 %290
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
  %12 = mul nsw i64 %10, %4
  %13 = getelementptr inbounds double, ptr %0, i64 %10
  %14 = load double, ptr %13, align 8
  br label %19

15:
  ret void

16:
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %1
  br i1 %18, label %15, label %9

19:
  %20 = phi double [ %14, %11 ], [ %27, %19 ]
  %21 = phi i64 [ 0, %11 ], [ %28, %19 ]
  %22 = add nsw i64 %21, %12
  %23 = getelementptr inbounds double, ptr %2, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %3, i64 %21
  %26 = load double, ptr %25, align 8
  %27 = tail call double @llvm.fmuladd.f64(double %24, double %26, double %20)
  store double %27, ptr %13, align 8
  %28 = add nuw nsw i64 %21, 1
  %29 = icmp eq i64 %28, %4
  br i1 %29, label %16, label %19
}

define i64 @contact_project(ptr  %0, double %1, ptr %2) {
  %4 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 23
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 29
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %222, label %11

11:
  %12 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  %13 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 7
  %14 = getelementptr inbounds %struct.model_call, ptr %13, i64 0, i32 0
  %15 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 8
  %16 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 0
  %17 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 0
  %18 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 5
  %19 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 19
  %20 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 6
  %21 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 1
  %22 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 5
  %23 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 9, i32 0
  %24 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 9, i32 1
  %25 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 9, i32 2
  %26 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 2
  %27 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 3
  %28 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 6
  %29 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 10
  %30 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 1
  %31 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 14
  %32 = bitcast ptr %31 to ptr
  br label %33

33:
  %34 = phi ptr [ %5, %11 ], [ %221, %220 ]
  %35 = phi i32 [ 0, %11 ], [ %218, %220 ]
  %36 = load ptr, ptr %12, align 8
  %37 = getelementptr inbounds %struct.contact_system, ptr %34, i64 0, i32 4
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds double, ptr %36, i64 %38
  %40 = bitcast ptr %39 to ptr
  %41 = getelementptr inbounds %struct.contact_system, ptr %34, i64 0, i32 1
  %42 = load i64, ptr %41, align 8
  %43 = shl i64 %42, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %40, i8 0, i64 %43, i1 false)
  %44 = getelementptr inbounds %struct.contact_system, ptr %34, i64 0, i32 24
  store i64 0, ptr %44, align 8
  %45 = load ptr, ptr %14, align 8
  %46 = icmp eq ptr %45, null
  %47 = select i1 %46, ptr %15, ptr %13
  %48 = load ptr, ptr %16, align 8
  %49 = getelementptr inbounds %struct.model_call, ptr %47, i64 0, i32 0
  %50 = load ptr, ptr %49, align 8
  %51 = load ptr, ptr %12, align 8
  %52 = getelementptr inbounds %struct.model_call, ptr %47, i64 0, i32 1
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds %struct.model_call, ptr %47, i64 0, i32 2
  %55 = load ptr, ptr %54, align 8
  tail call void %50(double %1, ptr %2, ptr %51, ptr %53, ptr %55, ptr %48)
  %56 = load i64, ptr %17, align 8
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %58, label %121

58:
  %59 = load ptr, ptr %18, align 8
  %60 = load ptr, ptr %19, align 8
  br label %61

61:
  %62 = phi double [ 0.000000e+00, %58 ], [ %117, %116 ]
  %63 = phi double [ 0.000000e+00, %58 ], [ %118, %116 ]
  %64 = phi i64 [ 0, %58 ], [ %119, %116 ]
  %65 = shl nsw i64 %64, 2
  %66 = getelementptr inbounds i64, ptr %59, i64 %65
  %67 = getelementptr inbounds i64, ptr %66, i64 1
  %68 = load i64, ptr %67, align 8
  %69 = load i64, ptr %66, align 8
  %70 = icmp ne i64 %69, 2
  %71 = zext i1 %70 to i64
  %72 = add nsw i64 %68, %71
  %73 = getelementptr inbounds i64, ptr %60, i64 %64
  %74 = load i64, ptr %73, align 8
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %116, label %76

76:
  %77 = icmp eq i64 %69, 0
  br i1 %77, label %78, label %89

78:
  %79 = load ptr, ptr %16, align 8
  %80 = getelementptr inbounds double, ptr %79, i64 %64
  %81 = load double, ptr %80, align 8
  %82 = tail call double @llvm.fabs.f64(double %81)
  %83 = load ptr, ptr %20, align 8
  %84 = shl nuw nsw i64 %64, 1
  %85 = getelementptr inbounds double, ptr %83, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = fdiv double %82, %86
  %88 = tail call double @llvm.maxnum.f64(double %62, double %87)
  br label %89

89:
  %90 = phi double [ %88, %78 ], [ %62, %76 ]
  %91 = icmp eq i64 %74, 1
  br i1 %91, label %92, label %96

92:
  %93 = getelementptr inbounds i64, ptr %66, i64 2
  %94 = load i64, ptr %93, align 8
  %95 = add nsw i64 %94, %72
  br label %96

96:
  %97 = phi i64 [ %95, %92 ], [ %72, %89 ]
  %98 = icmp slt i64 %68, %97
  br i1 %98, label %99, label %116

99:
  %100 = load ptr, ptr %21, align 8
  %101 = load ptr, ptr %20, align 8
  %102 = shl nuw nsw i64 %64, 1
  %103 = or i64 %102, 1
  %104 = getelementptr inbounds double, ptr %101, i64 %103
  %105 = load double, ptr %104, align 8
  br label %106

106:
  %107 = phi double [ %63, %99 ], [ %113, %106 ]
  %108 = phi i64 [ %68, %99 ], [ %114, %106 ]
  %109 = getelementptr inbounds double, ptr %100, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = tail call double @llvm.fabs.f64(double %110)
  %112 = fdiv double %111, %105
  %113 = tail call double @llvm.maxnum.f64(double %107, double %112)
  %114 = add nsw i64 %108, 1
  %115 = icmp eq i64 %114, %97
  br i1 %115, label %116, label %106

116:
  %117 = phi double [ %62, %61 ], [ %90, %96 ], [ %90, %106 ]
  %118 = phi double [ %63, %61 ], [ %63, %96 ], [ %113, %106 ]
  %119 = add nuw nsw i64 %64, 1
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
  tail call void @contact_evaluate(ptr %0, double %1, ptr %2)
  %128 = load ptr, ptr %22, align 8
  %129 = load ptr, ptr %23, align 8
  %130 = load ptr, ptr %12, align 8
  %131 = load ptr, ptr %24, align 8
  %132 = load ptr, ptr %25, align 8
  tail call void %129(double %1, ptr %2, ptr %130, ptr %131, ptr %132, ptr %128)
  %133 = fcmp ogt double %122, 1.000000e-03
  br i1 %133, label %134, label %186

134:
  %135 = load ptr, ptr %32, align 8
  %136 = load i64, ptr %30, align 8
  %137 = shl i64 %136, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %135, i8 0, i64 %137, i1 false)
  %138 = load i64, ptr %17, align 8
  %139 = icmp sgt i64 %138, 0
  br i1 %139, label %142, label %140

140:
  %141 = load ptr, ptr %31, align 8
  br label %147

142:
  %143 = load ptr, ptr %16, align 8
  %144 = load ptr, ptr %31, align 8
  %145 = load ptr, ptr %18, align 8
  %146 = getelementptr inbounds i64, ptr %145, i64 1
  br label %176

147:
  %148 = phi ptr [ %141, %140 ], [ %144, %176 ]
  tail call void @change_rows(ptr %5, ptr %148, i32 0)
  %149 = load i64, ptr %26, align 8
  %150 = load ptr, ptr %22, align 8
  %151 = load ptr, ptr %29, align 8
  %152 = load i64, ptr %30, align 8
  %153 = icmp sgt i64 %149, 0
  br i1 %153, label %154, label %217

154:
  %155 = icmp sgt i64 %152, 0
  br label %156

156:
  %157 = phi i64 [ 0, %154 ], [ %163, %162 ]
  br i1 %155, label %158, label %162

158:
  %159 = mul nsw i64 %157, %152
  %160 = getelementptr inbounds double, ptr %2, i64 %157
  %161 = load double, ptr %160, align 8
  br label %165

162:
  %163 = add nuw nsw i64 %157, 1
  %164 = icmp eq i64 %163, %149
  br i1 %164, label %217, label %156

165:
  %166 = phi double [ %161, %158 ], [ %173, %165 ]
  %167 = phi i64 [ 0, %158 ], [ %174, %165 ]
  %168 = add nsw i64 %167, %159
  %169 = getelementptr inbounds double, ptr %150, i64 %168
  %170 = load double, ptr %169, align 8
  %171 = getelementptr inbounds double, ptr %151, i64 %167
  %172 = load double, ptr %171, align 8
  %173 = tail call double @llvm.fmuladd.f64(double %170, double %172, double %166)
  store double %173, ptr %160, align 8
  %174 = add nuw nsw i64 %167, 1
  %175 = icmp eq i64 %174, %152
  br i1 %175, label %162, label %165

176:
  %177 = phi i64 [ 0, %142 ], [ %184, %176 ]
  %178 = getelementptr inbounds double, ptr %143, i64 %177
  %179 = load double, ptr %178, align 8
  %180 = shl nsw i64 %177, 2
  %181 = getelementptr inbounds i64, ptr %146, i64 %180
  %182 = load i64, ptr %181, align 8
  %183 = getelementptr inbounds double, ptr %144, i64 %182
  store double %179, ptr %183, align 8
  %184 = add nuw nsw i64 %177, 1
  %185 = icmp eq i64 %184, %138
  br i1 %185, label %147, label %176

186:
  %187 = load ptr, ptr %21, align 8
  tail call void @change_rows(ptr %5, ptr %187, i32 1)
  %188 = load i64, ptr %26, align 8
  %189 = getelementptr inbounds double, ptr %2, i64 %188
  %190 = load i64, ptr %27, align 8
  %191 = load ptr, ptr %28, align 8
  %192 = load ptr, ptr %29, align 8
  %193 = load i64, ptr %30, align 8
  %194 = icmp sgt i64 %190, 0
  br i1 %194, label %195, label %217

195:
  %196 = icmp sgt i64 %193, 0
  br label %197

197:
  %198 = phi i64 [ 0, %195 ], [ %204, %203 ]
  br i1 %196, label %199, label %203

199:
  %200 = mul nsw i64 %198, %193
  %201 = getelementptr inbounds double, ptr %189, i64 %198
  %202 = load double, ptr %201, align 8
  br label %206

203:
  %204 = add nuw nsw i64 %198, 1
  %205 = icmp eq i64 %204, %190
  br i1 %205, label %217, label %197

206:
  %207 = phi double [ %202, %199 ], [ %214, %206 ]
  %208 = phi i64 [ 0, %199 ], [ %215, %206 ]
  %209 = add nsw i64 %208, %200
  %210 = getelementptr inbounds double, ptr %191, i64 %209
  %211 = load double, ptr %210, align 8
  %212 = getelementptr inbounds double, ptr %192, i64 %208
  %213 = load double, ptr %212, align 8
  %214 = tail call double @llvm.fmuladd.f64(double %211, double %213, double %207)
  store double %214, ptr %201, align 8
  %215 = add nuw nsw i64 %208, 1
  %216 = icmp eq i64 %215, %193
  br i1 %216, label %203, label %206

217:
  %218 = add nuw nsw i32 %35, 1
  %219 = icmp eq i32 %218, 3
  br i1 %219, label %222, label %220

220:
  %221 = load ptr, ptr %4, align 8
  br label %33

222:
  ret i64 0
}

define internal void @change_rows(ptr  %0, ptr  %1, i32 %2) {
  %4 = alloca %struct.law_problem, align 8
  %5 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 23
  %6 = load ptr, ptr %5, align 8
  %7 = bitcast ptr %4 to ptr
  %8 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 0
  %9 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 0
  %10 = load i64, ptr %9, align 8
  store i64 %10, ptr %8, align 8
  %11 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 1
  %12 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8
  store i64 %13, ptr %11, align 8
  %14 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 2
  %15 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 5
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %14, align 8
  %17 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 3
  %18 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 4
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %17, align 8
  %20 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 4
  %21 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 3
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %20, align 8
  %23 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 5
  %24 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 2
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %23, align 8
  %26 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 6
  %27 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 18
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %26, align 8
  %29 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 7
  %30 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 12
  %31 = load ptr, ptr %30, align 8
  store ptr %31, ptr %29, align 8
  %32 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 8
  %33 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 19
  %34 = load ptr, ptr %33, align 8
  store ptr %34, ptr %32, align 8
  %35 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 9
  %36 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 9
  %37 = load ptr, ptr %36, align 8
  store ptr %37, ptr %35, align 8
  %38 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 10
  %39 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 10
  %40 = load ptr, ptr %39, align 8
  store ptr %40, ptr %38, align 8
  %41 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 11
  %42 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 11
  %43 = load ptr, ptr %42, align 8
  store ptr %43, ptr %41, align 8
  %44 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 12
  store double 0.000000e+00, ptr %44, align 8
  %45 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 13
  store i64 -1, ptr %45, align 8
  %46 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 14
  %47 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 16
  %48 = bitcast ptr %46 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %48, i8 0, i64 16, i1 false)
  store i64 4096, ptr %47, align 8
  %49 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 17
  %50 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 17
  %51 = load ptr, ptr %50, align 8
  store ptr %51, ptr %49, align 8
  %52 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 18
  %53 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 21
  %54 = load ptr, ptr %53, align 8
  store ptr %54, ptr %52, align 8
  %55 = icmp sgt i64 %10, 0
  br i1 %55, label %56, label %75

56:
  %57 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 19
  %58 = load ptr, ptr %57, align 8
  br label %59

59:
  %60 = phi i64 [ 0, %56 ], [ %70, %59 ]
  %61 = getelementptr inbounds i64, ptr %58, i64 %60
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds i64, ptr %34, i64 %60
  store i64 %62, ptr %63, align 8
  %64 = load i64, ptr %61, align 8
  %65 = icmp eq i64 %64, 0
  %66 = icmp eq i64 %64, 2
  %67 = select i1 %66, i64 2, i64 1
  %68 = select i1 %65, i64 0, i64 %67
  %69 = getelementptr inbounds i64, ptr %28, i64 %60
  store i64 %68, ptr %69, align 8
  %70 = add nuw nsw i64 %60, 1
  %71 = load i64, ptr %9, align 8
  %72 = icmp slt i64 %70, %71
  br i1 %72, label %59, label %73

73:
  %74 = load i64, ptr %12, align 8
  br label %75

75:
  %76 = phi i64 [ %74, %73 ], [ %13, %3 ]
  %77 = bitcast ptr %36 to ptr
  %78 = load ptr, ptr %77, align 8
  %79 = shl i64 %76, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %78, i8 0, i64 %79, i1 false)
  %80 = load i64, ptr %9, align 8
  %81 = icmp sgt i64 %80, 0
  br i1 %81, label %82, label %86

82:
  %83 = icmp eq i32 %2, 0
  %84 = load ptr, ptr %26, align 8
  %85 = load ptr, ptr %32, align 8
  br label %95

86:
  %87 = bitcast ptr %40 to ptr
  %88 = bitcast ptr %24 to ptr
  %89 = load ptr, ptr %88, align 8
  %90 = bitcast ptr %1 to ptr
  %91 = load i64, ptr %12, align 8
  %92 = shl i64 %91, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %89, ptr align 8 %90, i64 %92, i1 false)
  %93 = load i64, ptr %12, align 8
  %94 = shl i64 %93, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %87, i8 0, i64 %94, i1 false)
  call void @law_forces(ptr %4)
  ret void

95:
  %96 = phi i64 [ %80, %82 ], [ %115, %114 ]
  %97 = phi i64 [ 0, %82 ], [ %116, %114 ]
  br i1 %83, label %98, label %114

98:
  %99 = getelementptr inbounds i64, ptr %84, i64 %97
  %100 = load i64, ptr %99, align 8
  %101 = icmp eq i64 %100, 1
  br i1 %101, label %102, label %114

102:
  %103 = load ptr, ptr %15, align 8
  %104 = shl nsw i64 %97, 2
  %105 = getelementptr inbounds i64, ptr %103, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = icmp eq i64 %106, 0
  %108 = select i1 %107, i64 2, i64 0
  %109 = getelementptr inbounds i64, ptr %85, i64 %97
  store i64 %108, ptr %109, align 8
  %110 = load i64, ptr %105, align 8
  %111 = icmp eq i64 %110, 0
  %112 = select i1 %111, i64 2, i64 0
  store i64 %112, ptr %99, align 8
  %113 = load i64, ptr %9, align 8
  br label %114

114:
  %115 = phi i64 [ %96, %95 ], [ %96, %98 ], [ %113, %102 ]
  %116 = add nuw nsw i64 %97, 1
  %117 = icmp slt i64 %116, %115
  br i1 %117, label %95, label %86
}

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

define i32 @law_combine(ptr %0, ptr  %1) {
  %3 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %4 = load i64, ptr %3, align 8
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %18

6:
  %7 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 16
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %10 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %11 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %12 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %13 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  br label %14

14:
  %15 = phi i64 [ 1, %6 ], [ %87, %85 ]
  %16 = phi i64 [ 0, %6 ], [ %88, %85 ]
  %17 = icmp sgt i64 %15, %8
  br i1 %17, label %18, label %34

18:
  %19 = phi i64 [ 1, %2 ], [ %87, %85 ], [ %15, %14 ]
  %20 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 16
  %21 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %22 = bitcast ptr %21 to ptr
  %23 = shl nsw i64 %19, 2
  %24 = load i64, ptr %1, align 8
  %25 = icmp slt i64 %24, %23
  br i1 %25, label %26, label %292

26:
  %27 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %28 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %29 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %30 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %31 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %32 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %33 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  br label %90

34:
  %35 = load ptr, ptr %9, align 8
  %36 = shl nsw i64 %16, 2
  %37 = getelementptr inbounds i64, ptr %35, i64 %36
  %38 = load ptr, ptr %10, align 8
  %39 = getelementptr inbounds i64, ptr %38, i64 %16
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 1
  br i1 %41, label %42, label %71

42:
  %43 = getelementptr inbounds i64, ptr %37, i64 2
  %44 = load i64, ptr %43, align 8
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %74

46:
  %47 = getelementptr inbounds i64, ptr %37, i64 1
  %48 = load i64, ptr %47, align 8
  %49 = load i64, ptr %37, align 8
  %50 = icmp ne i64 %49, 2
  %51 = zext i1 %50 to i64
  %52 = load ptr, ptr %11, align 8
  %53 = load i64, ptr %12, align 8
  %54 = add i64 %48, %51
  br label %55

55:
  %56 = phi i64 [ 0, %46 ], [ %64, %55 ]
  %57 = phi double [ 0.000000e+00, %46 ], [ %63, %55 ]
  %58 = add i64 %54, %56
  %59 = mul nsw i64 %58, %53
  %60 = add nsw i64 %59, %58
  %61 = getelementptr inbounds double, ptr %52, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = tail call double @llvm.maxnum.f64(double %57, double %62)
  %64 = add nuw nsw i64 %56, 1
  %65 = icmp eq i64 %64, %44
  br i1 %65, label %66, label %55

66:
  %67 = fcmp ogt double %63, 0.000000e+00
  br i1 %67, label %68, label %71

68:
  %69 = shl nsw i64 %44, 1
  %70 = or i64 %69, 1
  br label %71

71:
  %72 = phi i64 [ %70, %68 ], [ 1, %66 ], [ 1, %34 ]
  %73 = icmp eq i64 %40, 0
  br i1 %73, label %85, label %74

74:
  %75 = phi i64 [ %72, %71 ], [ 1, %42 ]
  %76 = load i64, ptr %37, align 8
  %77 = icmp eq i64 %76, 2
  br i1 %77, label %85, label %78

78:
  %79 = load ptr, ptr %13, align 8
  %80 = getelementptr inbounds double, ptr %79, i64 %16
  %81 = load double, ptr %80, align 8
  %82 = fcmp ogt double %81, 0.000000e+00
  %83 = select i1 %82, i64 %75, i64 1
  %84 = add nsw i64 %83, %75
  br label %85

85:
  %86 = phi i64 [ 1, %71 ], [ %84, %78 ], [ %75, %74 ]
  %87 = mul nsw i64 %86, %15
  %88 = add nuw nsw i64 %16, 1
  %89 = icmp eq i64 %88, %4
  br i1 %89, label %18, label %14

90:
  %91 = phi i64 [ %24, %26 ], [ %290, %289 ]
  %92 = load i64, ptr %20, align 8
  %93 = icmp sgt i64 %19, %92
  br i1 %93, label %292, label %94

94:
  %95 = sdiv i64 %91, %19
  %96 = srem i64 %91, %19
  %97 = sitofp i64 %95 to double
  %98 = fmul double %97, 0x3FD921FB54442D18
  %99 = add nsw i64 %91, 1
  store i64 %99, ptr %1, align 8
  %100 = load i64, ptr %3, align 8
  %101 = icmp sgt i64 %100, 0
  br i1 %101, label %102, label %107

102:
  %103 = load ptr, ptr %27, align 8
  %104 = load ptr, ptr %28, align 8
  br label %113

105:
  %106 = load i64, ptr %1, align 8
  br label %107

107:
  %108 = phi i64 [ %99, %94 ], [ %106, %105 ]
  %109 = phi i32 [ 0, %94 ], [ %276, %105 ]
  %110 = icmp slt i64 %108, %19
  %111 = icmp ne i32 %109, 0
  %112 = select i1 %110, i1 true, i1 %111
  br i1 %112, label %280, label %289

113:
  %114 = phi i64 [ 0, %102 ], [ %277, %274 ]
  %115 = phi i64 [ %96, %102 ], [ %171, %274 ]
  %116 = phi i32 [ 0, %102 ], [ %276, %274 ]
  %117 = shl nsw i64 %114, 2
  %118 = getelementptr inbounds i64, ptr %103, i64 %117
  %119 = getelementptr inbounds i64, ptr %104, i64 %114
  %120 = load i64, ptr %119, align 8
  %121 = icmp eq i64 %120, 1
  br i1 %121, label %122, label %151

122:
  %123 = getelementptr inbounds i64, ptr %118, i64 2
  %124 = load i64, ptr %123, align 8
  %125 = icmp sgt i64 %124, 0
  br i1 %125, label %126, label %156

126:
  %127 = getelementptr inbounds i64, ptr %118, i64 1
  %128 = load i64, ptr %127, align 8
  %129 = load i64, ptr %118, align 8
  %130 = icmp ne i64 %129, 2
  %131 = zext i1 %130 to i64
  %132 = load ptr, ptr %29, align 8
  %133 = load i64, ptr %30, align 8
  %134 = add i64 %128, %131
  br label %135

135:
  %136 = phi i64 [ 0, %126 ], [ %144, %135 ]
  %137 = phi double [ 0.000000e+00, %126 ], [ %143, %135 ]
  %138 = add i64 %134, %136
  %139 = mul nsw i64 %138, %133
  %140 = add nsw i64 %139, %138
  %141 = getelementptr inbounds double, ptr %132, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = tail call double @llvm.maxnum.f64(double %137, double %142)
  %144 = add nuw nsw i64 %136, 1
  %145 = icmp eq i64 %144, %124
  br i1 %145, label %146, label %135

146:
  %147 = fcmp ogt double %143, 0.000000e+00
  br i1 %147, label %148, label %151

148:
  %149 = shl nsw i64 %124, 1
  %150 = or i64 %149, 1
  br label %151

151:
  %152 = phi i64 [ %150, %148 ], [ 1, %146 ], [ 1, %113 ]
  %153 = icmp eq i64 %120, 0
  br i1 %153, label %154, label %156

154:
  %155 = load i64, ptr %118, align 8
  br label %167

156:
  %157 = phi i64 [ %152, %151 ], [ 1, %122 ]
  %158 = load i64, ptr %118, align 8
  %159 = icmp eq i64 %158, 2
  br i1 %159, label %167, label %160

160:
  %161 = load ptr, ptr %31, align 8
  %162 = getelementptr inbounds double, ptr %161, i64 %114
  %163 = load double, ptr %162, align 8
  %164 = fcmp ogt double %163, 0.000000e+00
  %165 = select i1 %164, i64 %157, i64 1
  %166 = add nsw i64 %165, %157
  br label %167

167:
  %168 = phi i64 [ %155, %154 ], [ %158, %160 ], [ 2, %156 ]
  %169 = phi i64 [ 1, %154 ], [ %166, %160 ], [ %157, %156 ]
  %170 = srem i64 %115, %169
  %171 = sdiv i64 %115, %169
  %172 = getelementptr inbounds i64, ptr %118, i64 1
  %173 = load i64, ptr %172, align 8
  %174 = icmp ne i64 %168, 2
  %175 = zext i1 %174 to i64
  %176 = add i64 %173, %175
  br i1 %121, label %177, label %200

177:
  %178 = getelementptr inbounds i64, ptr %118, i64 2
  %179 = load i64, ptr %178, align 8
  %180 = icmp sgt i64 %179, 0
  br i1 %180, label %181, label %218

181:
  %182 = load ptr, ptr %29, align 8
  %183 = load i64, ptr %30, align 8
  br label %184

184:
  %185 = phi i64 [ 0, %181 ], [ %193, %184 ]
  %186 = phi double [ 0.000000e+00, %181 ], [ %192, %184 ]
  %187 = add i64 %185, %176
  %188 = mul nsw i64 %187, %183
  %189 = add nsw i64 %188, %187
  %190 = getelementptr inbounds double, ptr %182, i64 %189
  %191 = load double, ptr %190, align 8
  %192 = tail call double @llvm.maxnum.f64(double %186, double %191)
  %193 = add nuw nsw i64 %185, 1
  %194 = icmp eq i64 %193, %179
  br i1 %194, label %195, label %184

195:
  %196 = fcmp ogt double %192, 0.000000e+00
  br i1 %196, label %197, label %200

197:
  %198 = shl nsw i64 %179, 1
  %199 = or i64 %198, 1
  br label %200

200:
  %201 = phi i64 [ %199, %197 ], [ 1, %195 ], [ 1, %167 ]
  %202 = srem i64 %170, %201
  switch i64 %120, label %203 [
    i64 2, label %206
    i64 0, label %274
  ]

203:
  %204 = getelementptr inbounds i64, ptr %118, i64 2
  %205 = load i64, ptr %204, align 8
  br label %210

206:
  %207 = getelementptr inbounds i64, ptr %118, i64 2
  %208 = load i64, ptr %207, align 8
  %209 = icmp slt i64 %208, 1
  br label %210

210:
  %211 = phi i64 [ %208, %206 ], [ %205, %203 ]
  %212 = phi i1 [ %209, %206 ], [ true, %203 ]
  %213 = getelementptr inbounds i64, ptr %118, i64 2
  %214 = icmp eq i64 %211, 2
  br i1 %214, label %215, label %218

215:
  %216 = sitofp i64 %202 to double
  %217 = tail call double @llvm.fmuladd.f64(double %216, double 0x3FF921FB54442D18, double %98)
  br label %226

218:
  %219 = phi ptr [ %213, %210 ], [ %178, %177 ]
  %220 = phi i64 [ %202, %210 ], [ 0, %177 ]
  %221 = phi i64 [ %201, %210 ], [ 1, %177 ]
  %222 = phi i1 [ %212, %210 ], [ true, %177 ]
  %223 = phi i64 [ %211, %210 ], [ %179, %177 ]
  %224 = sitofp i64 %220 to double
  %225 = fmul double %224, 0x400921FB54442D18
  br label %226

226:
  %227 = phi ptr [ %213, %215 ], [ %219, %218 ]
  %228 = phi i64 [ %202, %215 ], [ %220, %218 ]
  %229 = phi i64 [ %201, %215 ], [ %221, %218 ]
  %230 = phi i1 [ %212, %215 ], [ %222, %218 ]
  %231 = phi i64 [ 2, %215 ], [ %223, %218 ]
  %232 = phi double [ %217, %215 ], [ %225, %218 ]
  %233 = icmp sgt i64 %228, 0
  br i1 %233, label %234, label %257

234:
  %235 = tail call double @llvm.sin.f64(double %232)
  %236 = tail call double @llvm.cos.f64(double %232)
  %237 = tail call i64 @llvm.smax.i64(i64 %231, i64 0)
  %238 = icmp slt i64 %231, 1
  br i1 %238, label %241, label %239

239:
  %240 = load ptr, ptr %33, align 8
  br label %249

241:
  %242 = icmp sgt i64 %229, %170
  %243 = select i1 %242, i64 2, i64 0
  %244 = load ptr, ptr %32, align 8
  %245 = getelementptr inbounds i64, ptr %244, i64 %114
  store i64 %243, ptr %245, align 8
  %246 = load i64, ptr %227, align 8
  %247 = icmp eq i64 %246, 2
  %248 = zext i1 %247 to i32
  br label %274

249:
  %250 = phi i64 [ 0, %239 ], [ %255, %249 ]
  %251 = icmp eq i64 %250, 0
  %252 = select i1 %251, double %236, double %235
  %253 = add nsw i64 %250, %176
  %254 = getelementptr inbounds double, ptr %240, i64 %253
  store double %252, ptr %254, align 8
  %255 = add nuw nsw i64 %250, 1
  %256 = icmp eq i64 %255, %237
  br i1 %256, label %241, label %249

257:
  %258 = icmp sgt i64 %229, %170
  %259 = icmp eq i64 %228, 0
  %260 = select i1 %259, i1 %230, i1 false
  br i1 %258, label %261, label %263

261:
  %262 = select i1 %260, i64 1, i64 2
  br label %270

263:
  br i1 %260, label %264, label %270

264:
  %265 = load ptr, ptr %31, align 8
  %266 = getelementptr inbounds double, ptr %265, i64 %114
  %267 = load double, ptr %266, align 8
  %268 = fcmp ogt double %267, 0.000000e+00
  %269 = select i1 %268, i64 3, i64 0
  br label %270

270:
  %271 = phi i64 [ %262, %261 ], [ 0, %263 ], [ %269, %264 ]
  %272 = load ptr, ptr %32, align 8
  %273 = getelementptr inbounds i64, ptr %272, i64 %114
  store i64 %271, ptr %273, align 8
  br label %274

274:
  %275 = phi i32 [ %248, %241 ], [ 0, %270 ], [ 0, %200 ]
  %276 = or i32 %275, %116
  %277 = add nuw nsw i64 %114, 1
  %278 = load i64, ptr %3, align 8
  %279 = icmp slt i64 %277, %278
  br i1 %279, label %113, label %105

280:
  %281 = load ptr, ptr %22, align 8
  %282 = load i64, ptr %30, align 8
  %283 = shl i64 %282, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %281, i8 0, i64 %283, i1 false)
  %284 = select i1 %111, i32 12, i32 2
  %285 = tail call i32 @law_newton(ptr %0, i64 0, i32 %284, i32 1)
  %286 = icmp eq i32 %285, 0
  br i1 %286, label %287, label %292

287:
  %288 = load i64, ptr %1, align 8
  br label %289

289:
  %290 = phi i64 [ %288, %287 ], [ %108, %107 ]
  %291 = icmp slt i64 %290, %23
  br i1 %291, label %90, label %292

292:
  %293 = phi i32 [ 0, %18 ], [ 1, %280 ], [ 0, %90 ], [ 0, %289 ]
  ret i32 %293
}

declare double @llvm.sin.f64(double)

declare double @llvm.cos.f64(double)

declare i64 @llvm.smax.i64(i64, i64)

define i64 @contact_resolve(ptr %0, ptr %1) {
  %3 = alloca %struct.law_problem, align 8
  %4 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 23
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 20
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 28
  %11 = load i64, ptr %10, align 8
  %12 = sdiv i64 %11, 2
  %13 = and i64 %11, -9223372036854775807
  %14 = icmp eq i64 %13, 1
  br i1 %14, label %15, label %158

15:
  %16 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 19
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds i64, ptr %17, i64 %12
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 2
  br i1 %20, label %21, label %158

21:
  %22 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 5
  %23 = load ptr, ptr %22, align 8
  %24 = shl nsw i64 %12, 2
  %25 = getelementptr inbounds i64, ptr %23, i64 %24
  %26 = getelementptr inbounds i64, ptr %25, i64 2
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, 2
  br i1 %28, label %29, label %158

29:
  %30 = getelementptr inbounds %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %31 = load double, ptr %30, align 8
  %32 = tail call double @model_time(ptr %0, double %31)
  %33 = tail call ptr @ode_state(ptr %1)
  %34 = tail call i64 @model_inputs(ptr %0, double %32, ptr %33)
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %161

36:
  %37 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 0
  %38 = load i64, ptr %37, align 8
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %118

40:
  %41 = load ptr, ptr %6, align 8
  %42 = load ptr, ptr %22, align 8
  %43 = load ptr, ptr %16, align 8
  %44 = getelementptr inbounds %struct.contact_parts, ptr %41, i64 0, i32 1
  %45 = getelementptr inbounds %struct.contact_parts, ptr %41, i64 0, i32 11
  %46 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 6
  %47 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 10
  br label %50

48:
  %49 = icmp sgt i64 %116, 0
  br i1 %49, label %128, label %118

50:
  %51 = phi double [ 0.000000e+00, %40 ], [ %114, %113 ]
  %52 = phi i64 [ 0, %40 ], [ %115, %113 ]
  %53 = shl nsw i64 %52, 2
  %54 = getelementptr inbounds i64, ptr %42, i64 %53
  %55 = getelementptr inbounds i64, ptr %54, i64 1
  %56 = load i64, ptr %55, align 8
  %57 = load i64, ptr %54, align 8
  %58 = icmp ne i64 %57, 2
  %59 = zext i1 %58 to i64
  %60 = add nsw i64 %56, %59
  %61 = getelementptr inbounds i64, ptr %43, i64 %52
  %62 = load i64, ptr %61, align 8
  %63 = icmp eq i64 %62, 2
  br i1 %63, label %64, label %99

64:
  %65 = getelementptr inbounds i64, ptr %54, i64 2
  %66 = load i64, ptr %65, align 8
  %67 = icmp eq i64 %66, 2
  br i1 %67, label %68, label %99

68:
  %69 = load ptr, ptr %44, align 8
  %70 = getelementptr inbounds double, ptr %69, i64 %60
  %71 = load ptr, ptr %45, align 8
  %72 = getelementptr inbounds double, ptr %71, i64 %60
  %73 = load double, ptr %70, align 8
  %74 = getelementptr inbounds double, ptr %70, i64 1
  %75 = load double, ptr %74, align 8
  %76 = fmul double %75, %75
  %77 = tail call double @llvm.fmuladd.f64(double %73, double %73, double %76)
  %78 = load double, ptr %72, align 8
  %79 = getelementptr inbounds double, ptr %72, i64 1
  %80 = load double, ptr %79, align 8
  %81 = fmul double %75, %80
  %82 = tail call double @llvm.fmuladd.f64(double %73, double %78, double %81)
  %83 = fneg double %82
  %84 = tail call double @llvm.sqrt.f64(double %77)
  %85 = load ptr, ptr %46, align 8
  %86 = shl nuw nsw i64 %52, 1
  %87 = or i64 %86, 1
  %88 = getelementptr inbounds double, ptr %85, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = fcmp ugt double %84, %89
  br i1 %90, label %93, label %91

91:
  %92 = getelementptr inbounds i64, ptr %9, i64 %52
  store i64 1, ptr %92, align 8
  br label %110

93:
  %94 = load double, ptr %47, align 8
  %95 = fmul double %94, 2.000000e-01
  %96 = fmul double %95, %83
  %97 = fcmp ugt double %77, %96
  %98 = fdiv double %77, %83
  br i1 %97, label %99, label %103

99:
  %100 = icmp eq i64 %52, %12
  %101 = zext i1 %100 to i64
  %102 = getelementptr inbounds i64, ptr %9, i64 %52
  store i64 %101, ptr %102, align 8
  br label %113

103:
  %104 = icmp eq i64 %52, %12
  %105 = fcmp uno double %98, 0.000000e+00
  %106 = xor i1 %105, true
  %107 = select i1 %104, i1 true, i1 %106
  %108 = zext i1 %107 to i64
  %109 = getelementptr inbounds i64, ptr %9, i64 %52
  store i64 %108, ptr %109, align 8
  br i1 %105, label %113, label %110

110:
  %111 = phi double [ 0.000000e+00, %91 ], [ %98, %103 ]
  %112 = tail call double @llvm.maxnum.f64(double %51, double %111)
  br label %113

113:
  %114 = phi double [ %112, %110 ], [ %51, %103 ], [ %51, %99 ]
  %115 = add nuw nsw i64 %52, 1
  %116 = load i64, ptr %37, align 8
  %117 = icmp slt i64 %115, %116
  br i1 %117, label %50, label %48

118:
  %119 = phi double [ %114, %48 ], [ 0.000000e+00, %36 ], [ %114, %136 ]
  %120 = load double, ptr %30, align 8
  %121 = tail call double @model_time(ptr %0, double %120)
  %122 = tail call ptr @ode_state(ptr %1)
  %123 = tail call i64 @contact_project(ptr %0, double %121, ptr %122)
  %124 = load i64, ptr %37, align 8
  %125 = icmp sgt i64 %124, 0
  br i1 %125, label %126, label %156

126:
  %127 = load ptr, ptr %16, align 8
  br label %142

128:
  %129 = phi i64 [ %139, %136 ], [ 0, %48 ]
  %130 = getelementptr inbounds i64, ptr %9, i64 %129
  %131 = load i64, ptr %130, align 8
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %133, label %136

133:
  %134 = getelementptr inbounds i64, ptr %43, i64 %129
  %135 = load i64, ptr %134, align 8
  br label %136

136:
  %137 = phi i64 [ %135, %133 ], [ 1, %128 ]
  %138 = getelementptr inbounds i64, ptr %43, i64 %129
  store i64 %137, ptr %138, align 8
  %139 = add nuw nsw i64 %129, 1
  %140 = load i64, ptr %37, align 8
  %141 = icmp slt i64 %139, %140
  br i1 %141, label %128, label %118

142:
  %143 = phi i64 [ 0, %126 ], [ %153, %150 ]
  %144 = getelementptr inbounds i64, ptr %9, i64 %143
  %145 = load i64, ptr %144, align 8
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %147, label %150

147:
  %148 = getelementptr inbounds i64, ptr %127, i64 %143
  %149 = load i64, ptr %148, align 8
  br label %150

150:
  %151 = phi i64 [ %149, %147 ], [ 2, %142 ]
  %152 = getelementptr inbounds i64, ptr %127, i64 %143
  store i64 %151, ptr %152, align 8
  %153 = add nuw nsw i64 %143, 1
  %154 = load i64, ptr %37, align 8
  %155 = icmp slt i64 %153, %154
  br i1 %155, label %142, label %156

156:
  %157 = icmp eq i64 %123, 0
  br i1 %157, label %158, label %161

158:
  %159 = phi double [ %119, %156 ], [ 0.000000e+00, %21 ], [ 0.000000e+00, %15 ], [ 0.000000e+00, %2 ]
  %160 = tail call i64 @contact_look(ptr %0, ptr %1)
  br label %161

161:
  %162 = phi double [ %159, %158 ], [ %119, %156 ], [ 0.000000e+00, %29 ]
  %163 = phi i64 [ %160, %158 ], [ %123, %156 ], [ %34, %29 ]
  %164 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 0
  %165 = load i64, ptr %164, align 8
  %166 = icmp sgt i64 %165, 0
  br i1 %166, label %167, label %204

167:
  %168 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 25
  %169 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 5
  %170 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 0
  %171 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 6
  br label %172

172:
  %173 = phi i64 [ 0, %167 ], [ %201, %200 ]
  %174 = tail call i32 @contact_touches(ptr %5, ptr %7, i64 %173)
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds i64, ptr %9, i64 %173
  store i64 %175, ptr %176, align 8
  %177 = load i64, ptr %168, align 8
  %178 = icmp eq i64 %177, 0
  br i1 %178, label %179, label %200

179:
  %180 = load i64, ptr %10, align 8
  %181 = icmp slt i64 %180, 0
  br i1 %181, label %182, label %200

182:
  %183 = load ptr, ptr %169, align 8
  %184 = shl nsw i64 %173, 2
  %185 = getelementptr inbounds i64, ptr %183, i64 %184
  %186 = load i64, ptr %185, align 8
  %187 = icmp eq i64 %186, 0
  br i1 %187, label %188, label %200

188:
  %189 = load ptr, ptr %170, align 8
  %190 = getelementptr inbounds double, ptr %189, i64 %173
  %191 = load double, ptr %190, align 8
  %192 = load ptr, ptr %171, align 8
  %193 = shl nuw nsw i64 %173, 1
  %194 = getelementptr inbounds double, ptr %192, i64 %193
  %195 = load double, ptr %194, align 8
  %196 = fneg double %195
  %197 = fcmp olt double %191, %196
  br i1 %197, label %198, label %200

198:
  %199 = tail call i64 @contact_fail(ptr %5, i64 5, i64 %173, double %191)
  br label %433

200:
  %201 = add nuw nsw i64 %173, 1
  %202 = load i64, ptr %164, align 8
  %203 = icmp slt i64 %201, %202
  br i1 %203, label %172, label %204

204:
  %205 = phi i64 [ %165, %161 ], [ %202, %200 ]
  %206 = getelementptr inbounds %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %207 = load double, ptr %206, align 8
  %208 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 36
  %209 = load double, ptr %208, align 8
  %210 = fsub double %207, %209
  %211 = tail call double @llvm.fabs.f64(double %210)
  %212 = tail call double @llvm.fabs.f64(double %207)
  %213 = tail call double @llvm.maxnum.f64(double %212, double 1.000000e+00)
  %214 = fmul double %213, 0x3D719799812DEA11
  %215 = fcmp ugt double %211, %214
  br i1 %215, label %219, label %216

216:
  %217 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 32
  %218 = load i64, ptr %217, align 8
  br label %219

219:
  %220 = phi i64 [ %218, %216 ], [ 0, %204 ]
  store double %207, ptr %208, align 8
  %221 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 32
  %222 = add nsw i64 %220, 1
  store i64 %222, ptr %221, align 8
  %223 = mul nsw i64 %205, 20
  %224 = icmp slt i64 %220, %223
  br i1 %224, label %225, label %235

225:
  %226 = icmp eq i64 %163, 0
  %227 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 14
  br i1 %226, label %228, label %274

228:
  %229 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 13
  %230 = load i64, ptr %227, align 8
  %231 = mul nsw i64 %205, 3
  %232 = add nsw i64 %231, %230
  %233 = load i64, ptr %229, align 8
  %234 = icmp sgt i64 %232, %233
  br i1 %234, label %263, label %241

235:
  %236 = load i64, ptr %10, align 8
  %237 = sdiv i64 %236, 2
  %238 = icmp sgt i64 %236, -1
  %239 = select i1 %238, i64 %237, i64 -1
  %240 = tail call i64 @contact_fail(ptr %5, i64 4, i64 %239, double %207)
  br label %433

241:
  %242 = phi i32 [ %256, %255 ], [ 0, %228 ]
  %243 = icmp eq i32 %242, 0
  %244 = zext i1 %243 to i32
  %245 = tail call i32 @contact_any_approaches(ptr %5, ptr %7, i32 %244)
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %263, label %247

247:
  %248 = icmp eq i32 %242, 100
  br i1 %248, label %249, label %252

249:
  %250 = load double, ptr %206, align 8
  %251 = tail call i64 @contact_fail(ptr %5, i64 4, i64 -1, double %250)
  br label %433

252:
  %253 = tail call i64 @contact_impact(ptr %0, ptr %1)
  %254 = icmp eq i64 %253, 0
  br i1 %254, label %255, label %263

255:
  %256 = add nuw nsw i32 %242, 1
  %257 = load i64, ptr %164, align 8
  %258 = load i64, ptr %227, align 8
  %259 = mul nsw i64 %257, 3
  %260 = add nsw i64 %259, %258
  %261 = load i64, ptr %229, align 8
  %262 = icmp sgt i64 %260, %261
  br i1 %262, label %263, label %241

263:
  %264 = phi i64 [ 0, %228 ], [ %253, %252 ], [ 0, %255 ], [ 0, %241 ]
  %265 = phi i1 [ true, %228 ], [ false, %252 ], [ true, %255 ], [ true, %241 ]
  %266 = load i64, ptr %164, align 8
  %267 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 14
  %268 = load i64, ptr %267, align 8
  %269 = mul nsw i64 %266, 3
  %270 = add nsw i64 %269, %268
  %271 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 13
  %272 = load i64, ptr %271, align 8
  %273 = icmp sgt i64 %270, %272
  br i1 %273, label %281, label %283

274:
  %275 = load i64, ptr %227, align 8
  %276 = mul nsw i64 %205, 3
  %277 = add nsw i64 %276, %275
  %278 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 13
  %279 = load i64, ptr %278, align 8
  %280 = icmp sgt i64 %277, %279
  br i1 %280, label %281, label %284

281:
  %282 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 25
  store i64 0, ptr %282, align 8
  br label %433

283:
  br i1 %265, label %287, label %284

284:
  %285 = phi i64 [ %264, %283 ], [ %163, %274 ]
  %286 = bitcast ptr %3 to ptr
  call void @contact_problem(ptr sret(%struct.law_problem) align 8 %3, ptr %5)
  br label %430

287:
  %288 = tail call i64 @settle_modes(ptr %0, ptr %1, ptr %9)
  %289 = bitcast ptr %3 to ptr
  call void @contact_problem(ptr sret(%struct.law_problem) align 8 %3, ptr %5)
  %290 = icmp eq i64 %288, 0
  br i1 %290, label %291, label %430

291:
  %292 = call double @contact_series_limit(ptr %5, ptr %9, ptr %3)
  %293 = fcmp ogt double %292, 0.000000e+00
  br i1 %293, label %294, label %300

294:
  call void @contact_end_series(ptr %0, ptr %1, double %292, ptr %3)
  %295 = call i64 @contact_look(ptr %0, ptr %1)
  %296 = icmp eq i64 %295, 0
  br i1 %296, label %297, label %430

297:
  %298 = call i64 @settle_modes(ptr %0, ptr %1, ptr %9)
  %299 = icmp eq i64 %298, 0
  br i1 %299, label %300, label %430

300:
  %301 = load double, ptr %206, align 8
  %302 = load ptr, ptr %6, align 8
  %303 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 29
  store i64 0, ptr %303, align 8
  %304 = load i64, ptr %164, align 8
  %305 = icmp sgt i64 %304, 0
  br i1 %305, label %306, label %355

306:
  %307 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 19
  %308 = getelementptr inbounds %struct.contact_parts, ptr %302, i64 0, i32 19
  %309 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 26
  %310 = getelementptr inbounds %struct.contact_parts, ptr %302, i64 0, i32 7
  br label %311

311:
  %312 = phi i64 [ 0, %306 ], [ %350, %339 ]
  %313 = load ptr, ptr %307, align 8
  %314 = getelementptr inbounds i64, ptr %313, i64 %312
  %315 = load i64, ptr %314, align 8
  %316 = load ptr, ptr %308, align 8
  %317 = getelementptr inbounds i64, ptr %316, i64 %312
  %318 = load i64, ptr %317, align 8
  %319 = icmp eq i64 %315, 0
  br i1 %319, label %325, label %320

320:
  %321 = icmp eq i64 %318, 0
  br i1 %321, label %325, label %322

322:
  %323 = icmp eq i64 %318, 1
  %324 = select i1 %323, i64 3, i64 4
  br label %325

325:
  %326 = phi i64 [ 1, %311 ], [ %324, %322 ], [ 2, %320 ]
  %327 = icmp eq i64 %318, %315
  br i1 %327, label %339, label %328

328:
  %329 = load i64, ptr %309, align 8
  %330 = icmp eq i64 %329, 0
  br i1 %330, label %331, label %339

331:
  %332 = icmp eq i64 %326, 1
  %333 = icmp eq i64 %326, 3
  %334 = select i1 %333, double %162, double -0.000000e+00
  %335 = select i1 %332, double %292, double %334
  %336 = fadd double %301, %335
  %337 = call ptr @contact_record(ptr %5, double %336, i64 %326, i64 %312)
  %338 = load ptr, ptr %307, align 8
  br label %339

339:
  %340 = phi ptr [ %338, %331 ], [ %313, %328 ], [ %313, %325 ]
  %341 = getelementptr inbounds i64, ptr %340, i64 %312
  store i64 %318, ptr %341, align 8
  %342 = call i32 @contact_begins(ptr %5, i64 %312)
  %343 = sitofp i32 %342 to double
  %344 = load ptr, ptr %310, align 8
  %345 = getelementptr inbounds double, ptr %344, i64 %312
  store double %343, ptr %345, align 8
  %346 = icmp ne i64 %318, 0
  %347 = zext i1 %346 to i64
  %348 = load i64, ptr %303, align 8
  %349 = add nsw i64 %348, %347
  store i64 %349, ptr %303, align 8
  %350 = add nuw nsw i64 %312, 1
  %351 = load i64, ptr %164, align 8
  %352 = icmp slt i64 %350, %351
  br i1 %352, label %311, label %353

353:
  %354 = load double, ptr %206, align 8
  br label %355

355:
  %356 = phi double [ %354, %353 ], [ %301, %300 ]
  %357 = call double @model_time(ptr %0, double %356)
  %358 = call ptr @ode_state(ptr %1)
  %359 = call i64 @contact_project(ptr %0, double %357, ptr %358)
  %360 = getelementptr inbounds %struct.ode_solver.7, ptr %1, i64 0, i32 40
  %361 = load i64, ptr %360, align 8
  %362 = load double, ptr %206, align 8
  %363 = load ptr, ptr %6, align 8
  %364 = getelementptr inbounds %struct.ode_solver.7, ptr %1, i64 0, i32 7
  %365 = load double, ptr %364, align 8
  %366 = call double @llvm.fabs.f64(double %365)
  %367 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 39
  %368 = load double, ptr %367, align 8
  %369 = call double @llvm.maxnum.f64(double %366, double %368)
  store double 0.000000e+00, ptr %367, align 8
  %370 = load i64, ptr %164, align 8
  %371 = icmp sgt i64 %370, 0
  br i1 %371, label %372, label %421

372:
  %373 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 5
  %374 = load ptr, ptr %373, align 8
  %375 = getelementptr inbounds %struct.contact_parts, ptr %363, i64 0, i32 1
  %376 = load ptr, ptr %375, align 8
  %377 = getelementptr inbounds %struct.contact_parts, ptr %363, i64 0, i32 11
  %378 = load ptr, ptr %377, align 8
  %379 = getelementptr inbounds %struct.contact_parts, ptr %363, i64 0, i32 20
  %380 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 6
  br label %381

381:
  %382 = phi double [ 0.000000e+00, %372 ], [ %417, %416 ]
  %383 = phi double [ %369, %372 ], [ %418, %416 ]
  %384 = phi i64 [ 0, %372 ], [ %419, %416 ]
  %385 = shl nsw i64 %384, 2
  %386 = getelementptr inbounds i64, ptr %374, i64 %385
  %387 = getelementptr inbounds i64, ptr %386, i64 1
  %388 = load i64, ptr %387, align 8
  %389 = getelementptr inbounds double, ptr %376, i64 %388
  %390 = load double, ptr %389, align 8
  %391 = getelementptr inbounds double, ptr %378, i64 %388
  %392 = load double, ptr %391, align 8
  %393 = fneg double %392
  %394 = load i64, ptr %386, align 8
  %395 = icmp eq i64 %394, 0
  br i1 %395, label %396, label %416

396:
  %397 = load ptr, ptr %379, align 8
  %398 = getelementptr inbounds i64, ptr %397, i64 %384
  %399 = load i64, ptr %398, align 8
  %400 = icmp ne i64 %399, 0
  %401 = fcmp olt double %392, 0.000000e+00
  %402 = select i1 %400, i1 %401, i1 false
  br i1 %402, label %403, label %416

403:
  %404 = load ptr, ptr %380, align 8
  %405 = shl nuw nsw i64 %384, 1
  %406 = or i64 %405, 1
  %407 = getelementptr inbounds double, ptr %404, i64 %406
  %408 = load double, ptr %407, align 8
  %409 = fcmp ogt double %390, %408
  br i1 %409, label %410, label %416

410:
  %411 = fmul double %390, 2.500000e+00
  %412 = fdiv double %411, %393
  %413 = fcmp olt double %412, %383
  br i1 %413, label %414, label %416

414:
  %415 = call double @llvm.maxnum.f64(double %382, double %383)
  store double %415, ptr %367, align 8
  br label %416

416:
  %417 = phi double [ %415, %414 ], [ %382, %410 ], [ %382, %403 ], [ %382, %396 ], [ %382, %381 ]
  %418 = phi double [ %412, %414 ], [ %383, %410 ], [ %383, %403 ], [ %383, %396 ], [ %383, %381 ]
  %419 = add nuw nsw i64 %384, 1
  %420 = icmp eq i64 %419, %370
  br i1 %420, label %421, label %381

421:
  %422 = phi double [ %369, %355 ], [ %418, %416 ]
  %423 = call double @llvm.copysign.f64(double %422, double %365)
  call void @ode_start(ptr %1, double %362, double %423)
  store i64 %361, ptr %360, align 8
  %424 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 25
  store i64 1, ptr %424, align 8
  %425 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 26
  %426 = bitcast ptr %425 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %426, i8 0, i64 16, i1 false)
  store i64 -1, ptr %10, align 8
  %427 = load double, ptr %206, align 8
  %428 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 38
  store double %427, ptr %428, align 8
  %429 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 37
  store double 0.000000e+00, ptr %429, align 8
  br label %430

430:
  %431 = phi i64 [ %359, %421 ], [ %298, %297 ], [ %295, %294 ], [ %285, %284 ], [ %288, %287 ]
  %432 = bitcast ptr %3 to ptr
  br label %433

433:
  %434 = phi i64 [ %240, %235 ], [ %251, %249 ], [ %431, %430 ], [ 13, %281 ], [ %199, %198 ]
  ret i64 %434
}

declare double @model_time(ptr, double)

declare ptr @ode_state(ptr)

declare i64 @model_inputs(ptr, double, ptr)

define internal i64 @settle_modes(ptr %0, ptr %1, ptr  %2) {
  %4 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 23
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %9 = load double, ptr %8, align 8
  %10 = tail call i64 @choose_modes(ptr %5, double %9, ptr %2)
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %35

12:
  %13 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 10
  br label %14

14:
  %15 = phi i32 [ 0, %12 ], [ %30, %24 ]
  %16 = tail call i64 @contact_follower(ptr %5)
  %17 = icmp sgt i64 %16, -1
  br i1 %17, label %18, label %35

18:
  %19 = load ptr, ptr %13, align 8
  %20 = tail call i32 @contact_let_act(ptr %0, ptr %19)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %35, label %22

22:
  %23 = icmp eq i32 %15, 200
  br i1 %23, label %32, label %24

24:
  %25 = load double, ptr %8, align 8
  %26 = tail call double @model_time(ptr %0, double %25)
  %27 = tail call ptr @ode_state(ptr %1)
  tail call void @contact_evaluate(ptr %0, double %26, ptr %27)
  %28 = load double, ptr %8, align 8
  %29 = tail call i64 @choose_modes(ptr %5, double %28, ptr %2)
  %30 = add nuw nsw i32 %15, 1
  %31 = icmp eq i64 %29, 0
  br i1 %31, label %14, label %35

32:
  %33 = tail call i64 @contact_follower(ptr %5)
  %34 = tail call i64 @contact_fail(ptr %5, i64 7, i64 %33, double 0x7FF8000000000000)
  br label %35

35:
  %36 = phi i64 [ %34, %32 ], [ %10, %3 ], [ %29, %24 ], [ 0, %14 ], [ 0, %18 ]
  ret i64 %36
}

declare double @llvm.copysign.f64(double, double)

declare void @ode_start(ptr, double, double)

define internal i64 @choose_modes(ptr %0, double %1, ptr  %2) {
  %4 = alloca %struct.law_problem, align 8
  %5 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 23
  %6 = load ptr, ptr %5, align 8
  %7 = bitcast ptr %4 to ptr
  call void @contact_in_modes(ptr sret(%struct.law_problem) align 8 %4, ptr %0)
  call void @contact_point_slips(ptr %0, ptr %6)
  %8 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 28
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, -1
  %11 = srem i64 %9, 2
  %12 = icmp eq i64 %11, 1
  %13 = and i1 %10, %12
  %14 = sdiv i64 %9, 2
  %15 = select i1 %13, i64 %14, i64 -1
  %16 = icmp sgt i64 %15, -1
  br i1 %16, label %27, label %17

17:
  %18 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 10
  %19 = bitcast ptr %18 to ptr
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 8
  %22 = bitcast ptr %21 to ptr
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = shl i64 %25, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %23, i64 %26, i1 false)
  br label %43

27:
  %28 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 19
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds i64, ptr %29, i64 %15
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 1
  %33 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 10
  %34 = bitcast ptr %33 to ptr
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 8
  %37 = bitcast ptr %36 to ptr
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 1
  %40 = load i64, ptr %39, align 8
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
  %48 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 0
  %49 = load i64, ptr %48, align 8
  %50 = icmp sgt i64 %49, 0
  br i1 %50, label %51, label %59

51:
  %52 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 5
  %53 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 6
  %54 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 1
  %55 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 6
  %56 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 19
  %57 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 8
  %58 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 9
  br label %62

59:
  %60 = call i64 @law_solve(ptr %4)
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %168, label %162

62:
  %63 = phi i64 [ 0, %51 ], [ %159, %158 ]
  %64 = load ptr, ptr %52, align 8
  %65 = shl nsw i64 %63, 2
  %66 = getelementptr inbounds i64, ptr %64, i64 %65
  %67 = getelementptr inbounds i64, ptr %66, i64 1
  %68 = load i64, ptr %67, align 8
  %69 = load i64, ptr %66, align 8
  %70 = icmp ne i64 %69, 2
  %71 = zext i1 %70 to i64
  %72 = add nsw i64 %68, %71
  %73 = load ptr, ptr %53, align 8
  %74 = shl nuw nsw i64 %63, 1
  %75 = or i64 %74, 1
  %76 = getelementptr inbounds double, ptr %73, i64 %75
  %77 = load double, ptr %76, align 8
  br i1 %70, label %78, label %87

78:
  %79 = getelementptr inbounds i64, ptr %2, i64 %63
  %80 = load i64, ptr %79, align 8
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %87, label %82

82:
  %83 = load ptr, ptr %54, align 8
  %84 = getelementptr inbounds double, ptr %83, i64 %68
  %85 = load double, ptr %84, align 8
  %86 = fcmp ole double %85, %77
  br label %87

87:
  %88 = phi i1 [ true, %62 ], [ false, %78 ], [ %86, %82 ]
  %89 = zext i1 %88 to i64
  %90 = load ptr, ptr %55, align 8
  %91 = getelementptr inbounds i64, ptr %90, i64 %63
  store i64 %89, ptr %91, align 8
  %92 = load ptr, ptr %56, align 8
  %93 = getelementptr inbounds i64, ptr %92, i64 %63
  %94 = load i64, ptr %93, align 8
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %100, label %96

96:
  %97 = load i64, ptr %8, align 8
  %98 = icmp slt i64 %97, 0
  %99 = select i1 %98, i64 1, i64 %94
  br label %100

100:
  %101 = phi i64 [ 1, %87 ], [ %99, %96 ]
  %102 = load ptr, ptr %57, align 8
  %103 = getelementptr inbounds i64, ptr %102, i64 %63
  store i64 %101, ptr %103, align 8
  %104 = load i64, ptr %66, align 8
  %105 = icmp eq i64 %104, 2
  br i1 %105, label %113, label %106

106:
  %107 = load i64, ptr %8, align 8
  %108 = icmp eq i64 %107, %74
  br i1 %108, label %109, label %113

109:
  %110 = load i64, ptr %93, align 8
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %113, label %112

112:
  store i64 0, ptr %103, align 8
  br label %113

113:
  %114 = icmp eq i64 %63, %15
  %115 = and i1 %47, %114
  br i1 %115, label %116, label %138

116:
  %117 = load ptr, ptr %46, align 8
  %118 = load ptr, ptr %58, align 8
  %119 = call double @contact_slide(ptr %0, i64 %15, ptr %117, ptr %118)
  %120 = getelementptr inbounds i64, ptr %66, i64 2
  %121 = load i64, ptr %120, align 8
  %122 = add nsw i64 %121, %72
  %123 = fcmp ogt double %119, 0.000000e+00
  %124 = icmp sgt i64 %121, 0
  %125 = select i1 %124, i1 %123, i1 false
  br i1 %125, label %126, label %128

126:
  %127 = load ptr, ptr %58, align 8
  br label %131

128:
  %129 = load ptr, ptr %57, align 8
  %130 = getelementptr inbounds i64, ptr %129, i64 %15
  store i64 2, ptr %130, align 8
  br label %158

131:
  %132 = phi i64 [ %72, %126 ], [ %136, %131 ]
  %133 = getelementptr inbounds double, ptr %127, i64 %132
  %134 = load double, ptr %133, align 8
  %135 = fneg double %134
  store double %135, ptr %133, align 8
  %136 = add nsw i64 %132, 1
  %137 = icmp slt i64 %136, %122
  br i1 %137, label %131, label %128

138:
  br i1 %88, label %139, label %158

139:
  %140 = load ptr, ptr %54, align 8
  %141 = load ptr, ptr %58, align 8
  %142 = call double @contact_slide(ptr %0, i64 %63, ptr %140, ptr %141)
  %143 = fcmp ogt double %142, %77
  br i1 %143, label %144, label %152

144:
  %145 = load ptr, ptr %55, align 8
  %146 = getelementptr inbounds i64, ptr %145, i64 %63
  store i64 2, ptr %146, align 8
  %147 = load ptr, ptr %57, align 8
  %148 = getelementptr inbounds i64, ptr %147, i64 %63
  %149 = load i64, ptr %148, align 8
  %150 = icmp eq i64 %149, 0
  %151 = select i1 %150, i64 0, i64 2
  store i64 %151, ptr %148, align 8
  br label %158

152:
  %153 = load ptr, ptr %57, align 8
  %154 = getelementptr inbounds i64, ptr %153, i64 %63
  %155 = load i64, ptr %154, align 8
  %156 = icmp eq i64 %155, 2
  br i1 %156, label %157, label %158

157:
  store i64 1, ptr %154, align 8
  br label %158

158:
  %159 = add nuw nsw i64 %63, 1
  %160 = load i64, ptr %48, align 8
  %161 = icmp slt i64 %159, %160
  br i1 %161, label %62, label %59

162:
  %163 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 13
  %164 = load i64, ptr %163, align 8
  %165 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 12
  %166 = load double, ptr %165, align 8
  %167 = call i64 @contact_fail(ptr %0, i64 %60, i64 %164, double %166)
  br label %244

168:
  %169 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 34
  %170 = load double, ptr %169, align 8
  %171 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 12
  %172 = load double, ptr %171, align 8
  %173 = call double @llvm.maxnum.f64(double %170, double %172)
  store double %173, ptr %169, align 8
  %174 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 14
  %175 = load i64, ptr %174, align 8
  %176 = icmp sgt i64 %175, 0
  br i1 %176, label %177, label %182

177:
  %178 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 35
  %179 = load double, ptr %178, align 8
  %180 = fcmp ugt double %179, %1
  br i1 %180, label %181, label %182

181:
  store double %1, ptr %178, align 8
  br label %182

182:
  %183 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 20
  %184 = bitcast ptr %183 to ptr
  %185 = load ptr, ptr %184, align 8
  %186 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 9
  %187 = bitcast ptr %186 to ptr
  %188 = load ptr, ptr %187, align 8
  %189 = load i64, ptr %44, align 8
  %190 = shl i64 %189, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %185, ptr align 8 %188, i64 %190, i1 false)
  %191 = load ptr, ptr %5, align 8
  %192 = getelementptr inbounds %struct.contact_parts, ptr %191, i64 0, i32 8
  %193 = bitcast ptr %192 to ptr
  %194 = load ptr, ptr %193, align 8
  %195 = load i64, ptr %44, align 8
  %196 = shl i64 %195, 3
  call void @llvm.memset.p0.i64(ptr align 8 %194, i8 0, i64 %196, i1 false)
  %197 = load i64, ptr %174, align 8
  %198 = icmp eq i64 %197, 0
  br i1 %198, label %244, label %199

199:
  %200 = getelementptr inbounds %struct.contact_parts, ptr %191, i64 0, i32 14
  %201 = bitcast ptr %200 to ptr
  %202 = load ptr, ptr %201, align 8
  %203 = load ptr, ptr %45, align 8
  %204 = load i64, ptr %44, align 8
  %205 = shl i64 %204, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %202, ptr align 8 %203, i64 %205, i1 false)
  %206 = load ptr, ptr %45, align 8
  %207 = load i64, ptr %44, align 8
  %208 = shl i64 %207, 3
  call void @llvm.memset.p0.i64(ptr align 8 %206, i8 0, i64 %208, i1 false)
  call void @law_forces(ptr %4)
  %209 = load i64, ptr %44, align 8
  %210 = icmp sgt i64 %209, 0
  br i1 %210, label %215, label %211

211:
  %212 = load ptr, ptr %45, align 8
  %213 = load ptr, ptr %201, align 8
  %214 = shl i64 %209, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %212, ptr align 8 %213, i64 %214, i1 false)
  br label %244

215:
  %216 = load ptr, ptr %200, align 8
  %217 = load ptr, ptr %46, align 8
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
  %228 = getelementptr inbounds double, ptr %216, i64 %225
  %229 = load double, ptr %228, align 8
  %230 = call double @llvm.fabs.f64(double %229)
  %231 = call double @llvm.maxnum.f64(double %227, double %230)
  %232 = getelementptr inbounds double, ptr %217, i64 %225
  %233 = load double, ptr %232, align 8
  %234 = fsub double %229, %233
  %235 = call double @llvm.fabs.f64(double %234)
  %236 = call double @llvm.maxnum.f64(double %226, double %235)
  %237 = add nuw nsw i64 %225, 1
  %238 = icmp eq i64 %237, %209
  br i1 %238, label %219, label %224

239:
  %240 = load ptr, ptr %193, align 8
  %241 = load ptr, ptr %201, align 8
  %242 = load i64, ptr %44, align 8
  %243 = shl i64 %242, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %240, ptr align 8 %241, i64 %243, i1 false)
  br label %244

244:
  %245 = phi i64 [ %167, %162 ], [ 0, %182 ], [ 0, %211 ], [ 0, %219 ], [ 0, %239 ]
  ret i64 %245
}

define i64 @contact_guards_at(ptr %0, double %1, ptr %2, ptr  %3) {
  %5 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 23
  %8 = load ptr, ptr %7, align 8
  %9 = tail call i64 @model_inputs(ptr %0, double %1, ptr %2)
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %193

11:
  %12 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 29
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %32

15:
  %16 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 7
  %17 = getelementptr inbounds %struct.model_call, ptr %16, i64 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  %20 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 8
  %21 = select i1 %19, ptr %20, ptr %16
  %22 = getelementptr inbounds %struct.model_call, ptr %21, i64 0, i32 0
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds %struct.model_call, ptr %21, i64 0, i32 1
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds %struct.model_call, ptr %21, i64 0, i32 2
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds %struct.contact_parts, ptr %8, i64 0, i32 0
  %31 = load ptr, ptr %30, align 8
  tail call void %23(double %1, ptr %2, ptr %25, ptr %27, ptr %29, ptr %31)
  br label %32

32:
  %33 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 1
  %34 = load i64, ptr %33, align 8
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %36, label %51

36:
  %37 = load i64, ptr %12, align 8
  %38 = icmp sgt i64 %37, 0
  br i1 %38, label %39, label %51

39:
  %40 = getelementptr inbounds %struct.contact_parts, ptr %8, i64 0, i32 10
  %41 = load ptr, ptr %40, align 8
  br label %42

42:
  %43 = phi double [ 0.000000e+00, %39 ], [ %48, %42 ]
  %44 = phi i64 [ 0, %39 ], [ %49, %42 ]
  %45 = getelementptr inbounds double, ptr %41, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = tail call double @llvm.fabs.f64(double %46)
  %48 = tail call double @llvm.maxnum.f64(double %43, double %47)
  %49 = add nuw nsw i64 %44, 1
  %50 = icmp eq i64 %49, %34
  br i1 %50, label %51, label %42

51:
  %52 = phi double [ 0.000000e+00, %32 ], [ 0.000000e+00, %36 ], [ %48, %42 ]
  %53 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 0
  %54 = load i64, ptr %53, align 8
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %56, label %193

56:
  %57 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 5
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds %struct.contact_parts, ptr %8, i64 0, i32 4
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds %struct.contact_sample, ptr %3, i64 0, i32 1
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds %struct.contact_sample, ptr %3, i64 0, i32 2
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 19
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds %struct.contact_parts, ptr %8, i64 0, i32 10
  %68 = getelementptr inbounds %struct.contact_parts, ptr %8, i64 0, i32 1
  %69 = getelementptr inbounds %struct.contact_parts, ptr %8, i64 0, i32 9
  %70 = getelementptr inbounds %struct.contact_parts, ptr %8, i64 0, i32 11
  %71 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 10
  %72 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 20
  %73 = getelementptr inbounds %struct.contact_parts, ptr %8, i64 0, i32 0
  %74 = getelementptr inbounds double, ptr %60, i64 1
  br label %75

75:
  %76 = phi i64 [ 0, %56 ], [ %191, %190 ]
  %77 = shl nsw i64 %76, 2
  %78 = getelementptr inbounds i64, ptr %58, i64 %77
  %79 = getelementptr inbounds i64, ptr %78, i64 1
  %80 = load i64, ptr %79, align 8
  %81 = load i64, ptr %78, align 8
  %82 = icmp ne i64 %81, 2
  %83 = zext i1 %82 to i64
  %84 = add nsw i64 %80, %83
  %85 = getelementptr inbounds i64, ptr %78, i64 2
  %86 = load i64, ptr %85, align 8
  %87 = mul nsw i64 %76, 3
  %88 = shl nuw nsw i64 %76, 1
  %89 = getelementptr inbounds double, ptr %62, i64 %88
  %90 = getelementptr inbounds double, ptr %64, i64 %88
  %91 = icmp eq i64 %81, 2
  %92 = getelementptr inbounds double, ptr %89, i64 1
  store double 1.000000e+00, ptr %92, align 8
  store double 1.000000e+00, ptr %89, align 8
  %93 = getelementptr inbounds double, ptr %90, i64 1
  store double 0x7FF8000000000000, ptr %93, align 8
  store double 0x7FF8000000000000, ptr %90, align 8
  %94 = getelementptr inbounds i64, ptr %66, i64 %76
  %95 = load i64, ptr %94, align 8
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %97, label %112

97:
  %98 = icmp eq i64 %81, 0
  br i1 %98, label %103, label %99

99:
  %100 = load ptr, ptr %68, align 8
  %101 = getelementptr inbounds double, ptr %100, i64 %80
  %102 = load double, ptr %101, align 8
  store double %102, ptr %89, align 8
  br label %110

103:
  %104 = load ptr, ptr %73, align 8
  %105 = getelementptr inbounds double, ptr %104, i64 %76
  %106 = load double, ptr %105, align 8
  store double %106, ptr %89, align 8
  %107 = load ptr, ptr %68, align 8
  %108 = getelementptr inbounds double, ptr %107, i64 %80
  %109 = load double, ptr %108, align 8
  br label %110

110:
  %111 = phi double [ %109, %103 ], [ 0x7FF8000000000000, %99 ]
  store double %111, ptr %90, align 8
  br label %190

112:
  br i1 %91, label %118, label %113

113:
  %114 = load ptr, ptr %67, align 8
  %115 = getelementptr inbounds double, ptr %114, i64 %80
  %116 = load double, ptr %115, align 8
  %117 = tail call double @llvm.fmuladd.f64(double %52, double 1.000000e-13, double %116)
  store double %117, ptr %89, align 8
  br label %118

118:
  %119 = icmp eq i64 %86, 0
  br i1 %119, label %190, label %120

120:
  %121 = icmp eq i64 %95, 1
  br i1 %121, label %122, label %147

122:
  %123 = getelementptr inbounds double, ptr %74, i64 %87
  %124 = load double, ptr %123, align 8
  %125 = load ptr, ptr %67, align 8
  br i1 %91, label %129, label %126

126:
  %127 = getelementptr inbounds double, ptr %125, i64 %80
  %128 = load double, ptr %127, align 8
  br label %129

129:
  %130 = phi double [ %128, %126 ], [ 1.000000e+00, %122 ]
  %131 = fmul double %124, %130
  %132 = getelementptr inbounds double, ptr %125, i64 %84
  %133 = icmp sgt i64 %86, 0
  br i1 %133, label %134, label %142

134:
  %135 = phi i64 [ %140, %134 ], [ 0, %129 ]
  %136 = phi double [ %139, %134 ], [ 0.000000e+00, %129 ]
  %137 = getelementptr inbounds double, ptr %132, i64 %135
  %138 = load double, ptr %137, align 8
  %139 = tail call double @llvm.fmuladd.f64(double %138, double %138, double %136)
  %140 = add nuw nsw i64 %135, 1
  %141 = icmp eq i64 %140, %86
  br i1 %141, label %142, label %134

142:
  %143 = phi double [ 0.000000e+00, %129 ], [ %139, %134 ]
  %144 = tail call double @llvm.sqrt.f64(double %143)
  %145 = fsub double %131, %144
  %146 = tail call double @llvm.fmuladd.f64(double %52, double 1.000000e-13, double %145)
  store double %146, ptr %92, align 8
  br label %190

147:
  %148 = icmp eq i64 %86, 1
  br i1 %148, label %156, label %149

149:
  %150 = add nsw i64 %84, %86
  %151 = icmp sgt i64 %86, 0
  br i1 %151, label %152, label %169

152:
  %153 = load ptr, ptr %68, align 8
  %154 = load ptr, ptr %69, align 8
  %155 = load ptr, ptr %70, align 8
  br label %175

156:
  %157 = load ptr, ptr %68, align 8
  %158 = getelementptr inbounds double, ptr %157, i64 %84
  %159 = load double, ptr %158, align 8
  %160 = load ptr, ptr %72, align 8
  %161 = getelementptr inbounds double, ptr %160, i64 %84
  %162 = load double, ptr %161, align 8
  %163 = fmul double %159, %162
  store double %163, ptr %92, align 8
  %164 = load ptr, ptr %70, align 8
  %165 = getelementptr inbounds double, ptr %164, i64 %84
  %166 = load double, ptr %165, align 8
  %167 = load double, ptr %161, align 8
  %168 = fmul double %166, %167
  store double %168, ptr %93, align 8
  br label %190

169:
  %170 = phi double [ 0.000000e+00, %149 ], [ %183, %175 ]
  %171 = phi double [ 0.000000e+00, %149 ], [ %187, %175 ]
  %172 = load double, ptr %71, align 8
  %173 = fmul double %172, -1.000000e-01
  %174 = tail call double @llvm.fmuladd.f64(double %173, double %171, double %170)
  store double %174, ptr %92, align 8
  br label %190

175:
  %176 = phi i64 [ %84, %152 ], [ %188, %175 ]
  %177 = phi double [ 0.000000e+00, %152 ], [ %187, %175 ]
  %178 = phi double [ 0.000000e+00, %152 ], [ %183, %175 ]
  %179 = getelementptr inbounds double, ptr %153, i64 %176
  %180 = load double, ptr %179, align 8
  %181 = getelementptr inbounds double, ptr %154, i64 %176
  %182 = load double, ptr %181, align 8
  %183 = tail call double @llvm.fmuladd.f64(double %180, double %182, double %178)
  %184 = getelementptr inbounds double, ptr %155, i64 %176
  %185 = load double, ptr %184, align 8
  %186 = fneg double %185
  %187 = tail call double @llvm.fmuladd.f64(double %186, double %182, double %177)
  %188 = add nsw i64 %176, 1
  %189 = icmp slt i64 %188, %150
  br i1 %189, label %175, label %169

190:
  %191 = add nuw nsw i64 %76, 1
  %192 = icmp eq i64 %191, %54
  br i1 %192, label %193, label %75

193:
  %194 = phi i64 [ %9, %4 ], [ 0, %51 ], [ 0, %190 ]
  ret i64 %194
}

define double @contact_slack(ptr  %0, i64 %1) {
  %3 = sdiv i64 %1, 2
  %4 = srem i64 %1, 2
  %5 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 19
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i64, ptr %6, i64 %3
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %20

10:
  %11 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 5
  %12 = load ptr, ptr %11, align 8
  %13 = shl nsw i64 %3, 2
  %14 = getelementptr inbounds i64, ptr %12, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %15, 0
  %17 = and i64 %1, 1
  %18 = select i1 %16, i64 %17, i64 1
  %19 = shl nsw i64 %3, 1
  br label %26

20:
  %21 = icmp eq i64 %4, 1
  %22 = icmp eq i64 %8, 2
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %24, label %35

24:
  %25 = shl nsw i64 %3, 1
  br label %26

26:
  %27 = phi i64 [ 1, %24 ], [ %19, %10 ]
  %28 = phi i64 [ %25, %24 ], [ %18, %10 ]
  %29 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 6
  %30 = load ptr, ptr %29, align 8
  %31 = or i64 %28, %27
  %32 = getelementptr inbounds double, ptr %30, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = fmul double %33, 1.000000e-03
  br label %35

35:
  %36 = phi double [ 0x10000000000000, %20 ], [ %34, %26 ]
  ret double %36
}

define i64 @contact_values(ptr %0, double %1, ptr %2, ptr  %3) {
  %5 = alloca %struct.contact_sample, align 8
  %6 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %7 = load ptr, ptr %6, align 8
  %8 = bitcast ptr %5 to ptr
  %9 = getelementptr inbounds %struct.contact_system, ptr %7, i64 0, i32 0
  %10 = load i64, ptr %9, align 8
  %11 = shl nsw i64 %10, 1
  %12 = getelementptr inbounds %struct.contact_system, ptr %7, i64 0, i32 23
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.contact_parts, ptr %13, i64 0, i32 15
  %15 = load ptr, ptr %14, align 8
  %16 = mul nsw i64 %10, 52
  %17 = getelementptr inbounds double, ptr %15, i64 %16
  %18 = getelementptr inbounds %struct.contact_sample, ptr %5, i64 0, i32 0
  store double %1, ptr %18, align 8
  %19 = getelementptr inbounds %struct.contact_sample, ptr %5, i64 0, i32 1
  store ptr %17, ptr %19, align 8
  %20 = getelementptr inbounds %struct.contact_sample, ptr %5, i64 0, i32 2
  %21 = getelementptr inbounds double, ptr %17, i64 %11
  store ptr %21, ptr %20, align 8
  %22 = call i64 @contact_guards_at(ptr %0, double %1, ptr %2, ptr %5)
  %23 = load i64, ptr %9, align 8
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %32

25:
  %26 = shl nuw i64 %23, 1
  %27 = getelementptr inbounds %struct.contact_system, ptr %7, i64 0, i32 19
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds %struct.contact_system, ptr %7, i64 0, i32 5
  %30 = getelementptr inbounds %struct.contact_system, ptr %7, i64 0, i32 6
  %31 = call i64 @llvm.smax.i64(i64 %26, i64 1)
  br label %33

32:
  ret i64 %22

33:
  %34 = phi i64 [ 0, %25 ], [ %69, %65 ]
  %35 = getelementptr inbounds double, ptr %17, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = lshr i64 %34, 1
  %38 = getelementptr inbounds i64, ptr %28, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %41, label %50

41:
  %42 = load ptr, ptr %29, align 8
  %43 = shl nuw nsw i64 %37, 2
  %44 = getelementptr inbounds i64, ptr %42, i64 %43
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, 0
  %47 = and i64 %34, 1
  %48 = select i1 %46, i64 %47, i64 1
  %49 = and i64 %34, 9223372036854775806
  br label %57

50:
  %51 = and i64 %34, 1
  %52 = icmp ne i64 %51, 0
  %53 = icmp eq i64 %39, 2
  %54 = select i1 %52, i1 %53, i1 false
  br i1 %54, label %55, label %65

55:
  %56 = and i64 %34, 9223372036854775806
  br label %57

57:
  %58 = phi i64 [ 1, %55 ], [ %49, %41 ]
  %59 = phi i64 [ %56, %55 ], [ %48, %41 ]
  %60 = load ptr, ptr %30, align 8
  %61 = or i64 %59, %58
  %62 = getelementptr inbounds double, ptr %60, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = fmul double %63, 1.000000e-03
  br label %65

65:
  %66 = phi double [ 0x10000000000000, %50 ], [ %64, %57 ]
  %67 = fadd double %36, %66
  %68 = getelementptr inbounds double, ptr %3, i64 %34
  store double %67, ptr %68, align 8
  %69 = add nuw nsw i64 %34, 1
  %70 = icmp eq i64 %69, %31
  br i1 %70, label %32, label %33
}

define ptr @contact_record(ptr  %0, double %1, i64 %2, i64 %3) {
  %5 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 12
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 14
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %8, 1
  store i64 %9, ptr %7, align 8
  %10 = getelementptr inbounds %struct.contact_event.22, ptr %6, i64 %8
  %11 = getelementptr inbounds %struct.contact_event.22, ptr %6, i64 %8, i32 1
  %12 = bitcast ptr %11 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %12, i8 0, i64 48, i1 false)
  %13 = getelementptr inbounds %struct.contact_event.22, ptr %10, i64 0, i32 0
  store double %1, ptr %13, align 8
  %14 = getelementptr inbounds %struct.contact_event.22, ptr %6, i64 %8, i32 1
  store i64 %2, ptr %14, align 8
  %15 = getelementptr inbounds %struct.contact_event.22, ptr %6, i64 %8, i32 2
  store i64 %3, ptr %15, align 8
  ret ptr %10
}

define i32 @contact_touches(ptr  %0, ptr  %1, i64 %2) {
  %4 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 5
  %5 = load ptr, ptr %4, align 8
  %6 = shl nsw i64 %2, 2
  %7 = getelementptr inbounds i64, ptr %5, i64 %6
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 2
  br i1 %9, label %47, label %10

10:
  %11 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 19
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i64, ptr %12, i64 %2
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %47

16:
  %17 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 28
  %18 = load i64, ptr %17, align 8
  %19 = shl nsw i64 %2, 1
  %20 = icmp eq i64 %18, %19
  br i1 %20, label %47, label %21

21:
  %22 = icmp eq i64 %8, 0
  br i1 %22, label %23, label %30

23:
  %24 = getelementptr inbounds %struct.contact_parts, ptr %1, i64 0, i32 0
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds double, ptr %25, i64 %2
  %27 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 6
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds double, ptr %28, i64 %19
  br label %40

30:
  %31 = getelementptr inbounds %struct.contact_parts, ptr %1, i64 0, i32 1
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds i64, ptr %7, i64 1
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds double, ptr %32, i64 %34
  %36 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 6
  %37 = load ptr, ptr %36, align 8
  %38 = or i64 %19, 1
  %39 = getelementptr inbounds double, ptr %37, i64 %38
  br label %40

40:
  %41 = phi ptr [ %39, %30 ], [ %29, %23 ]
  %42 = phi ptr [ %35, %30 ], [ %26, %23 ]
  %43 = load double, ptr %42, align 8
  %44 = load double, ptr %41, align 8
  %45 = fcmp ole double %43, %44
  %46 = zext i1 %45 to i32
  br label %47

47:
  %48 = phi i32 [ %46, %40 ], [ 1, %10 ], [ 1, %3 ], [ 1, %16 ]
  ret i32 %48
}

define i32 @contact_any_approaches(ptr  %0, ptr  %1, i32 %2) {
  %4 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 0
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %84

7:
  %8 = icmp eq i32 %2, 0
  %9 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 28
  %10 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 19
  %11 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 5
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.contact_parts, ptr %1, i64 0, i32 1
  %14 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 6
  %15 = getelementptr inbounds %struct.contact_parts, ptr %1, i64 0, i32 0
  br label %16

16:
  %17 = phi i1 [ true, %7 ], [ %82, %80 ]
  %18 = phi i64 [ 0, %7 ], [ %81, %80 ]
  br i1 %8, label %28, label %19

19:
  %20 = load i64, ptr %9, align 8
  %21 = shl nuw nsw i64 %18, 1
  %22 = icmp eq i64 %20, %21
  br i1 %22, label %23, label %28

23:
  %24 = load ptr, ptr %10, align 8
  %25 = getelementptr inbounds i64, ptr %24, i64 %18
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  br label %28

28:
  %29 = phi i1 [ false, %19 ], [ false, %16 ], [ %27, %23 ]
  %30 = shl nsw i64 %18, 2
  %31 = getelementptr inbounds i64, ptr %12, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 2
  br i1 %33, label %80, label %34

34:
  %35 = load ptr, ptr %10, align 8
  %36 = getelementptr inbounds i64, ptr %35, i64 %18
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %39, label %64

39:
  %40 = load i64, ptr %9, align 8
  %41 = shl nuw nsw i64 %18, 1
  %42 = icmp eq i64 %40, %41
  br i1 %42, label %64, label %43

43:
  %44 = icmp eq i64 %32, 0
  br i1 %44, label %45, label %50

45:
  %46 = load ptr, ptr %15, align 8
  %47 = getelementptr inbounds double, ptr %46, i64 %18
  %48 = load ptr, ptr %14, align 8
  %49 = getelementptr inbounds double, ptr %48, i64 %41
  br label %58

50:
  %51 = load ptr, ptr %13, align 8
  %52 = getelementptr inbounds i64, ptr %31, i64 1
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds double, ptr %51, i64 %53
  %55 = load ptr, ptr %14, align 8
  %56 = or i64 %41, 1
  %57 = getelementptr inbounds double, ptr %55, i64 %56
  br label %58

58:
  %59 = phi ptr [ %57, %50 ], [ %49, %45 ]
  %60 = phi ptr [ %54, %50 ], [ %47, %45 ]
  %61 = load double, ptr %60, align 8
  %62 = load double, ptr %59, align 8
  %63 = fcmp ugt double %61, %62
  br i1 %63, label %80, label %64

64:
  %65 = load ptr, ptr %13, align 8
  %66 = getelementptr inbounds i64, ptr %31, i64 1
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds double, ptr %65, i64 %67
  %69 = load double, ptr %68, align 8
  br i1 %29, label %77, label %70

70:
  %71 = load ptr, ptr %14, align 8
  %72 = shl nuw nsw i64 %18, 1
  %73 = or i64 %72, 1
  %74 = getelementptr inbounds double, ptr %71, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = fneg double %75
  br label %77

77:
  %78 = phi double [ %76, %70 ], [ 0.000000e+00, %64 ]
  %79 = fcmp olt double %69, %78
  br i1 %79, label %84, label %80

80:
  %81 = add nuw nsw i64 %18, 1
  %82 = icmp slt i64 %81, %5
  %83 = icmp eq i64 %81, %5
  br i1 %83, label %84, label %16

84:
  %85 = phi i1 [ false, %3 ], [ %17, %77 ], [ %82, %80 ]
  %86 = zext i1 %85 to i32
  ret i32 %86
}

define i64 @contact_look(ptr %0, ptr %1) {
  %3 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %6 = load double, ptr %5, align 8
  %7 = tail call double @model_time(ptr %0, double %6)
  %8 = getelementptr inbounds %struct.contact_system, ptr %4, i64 0, i32 29
  %9 = load i64, ptr %8, align 8
  store i64 0, ptr %8, align 8
  %10 = tail call ptr @ode_state(ptr %1)
  %11 = tail call i64 @model_inputs(ptr %0, double %7, ptr %10)
  store i64 %9, ptr %8, align 8
  %12 = tail call ptr @ode_state(ptr %1)
  tail call void @contact_evaluate(ptr %0, double %7, ptr %12)
  ret i64 %11
}

define i64 @contact_impact(ptr %0, ptr %1) {
  %3 = alloca %struct.law_problem, align 8
  %4 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 23
  %7 = load ptr, ptr %6, align 8
  %8 = bitcast ptr %3 to ptr
  call void @contact_problem(ptr sret(%struct.law_problem) align 8 %3, ptr %5)
  %9 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 0
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %25

12:
  %13 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 5
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 19
  %16 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 28
  %17 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 1
  %18 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 6
  %19 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 0
  %20 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 6
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %18, align 8
  br label %58

23:
  %24 = fmul double %113, 1.000000e-03
  br label %25

25:
  %26 = phi double [ 0x7FF0000000000000, %2 ], [ %24, %23 ]
  %27 = phi double [ 0.000000e+00, %2 ], [ %108, %23 ]
  %28 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 5
  %29 = bitcast ptr %28 to ptr
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 1
  %32 = bitcast ptr %31 to ptr
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = shl i64 %35, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 8 %33, i64 %36, i1 false)
  %37 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 15
  store double %26, ptr %37, align 8
  %38 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 13
  %39 = load ptr, ptr %38, align 8
  %40 = call i64 @law_impact(ptr %3, ptr %39)
  %41 = load i64, ptr %9, align 8
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %172

43:
  %44 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 6
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 11
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 5
  %49 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 3
  %50 = load ptr, ptr %49, align 8
  %51 = load ptr, ptr %48, align 8
  %52 = load i64, ptr %34, align 8
  %53 = add nsw i64 %52, 1
  %54 = load ptr, ptr %38, align 8
  %55 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 6
  %56 = getelementptr inbounds i64, ptr %51, i64 1
  %57 = getelementptr inbounds i64, ptr %51, i64 1
  br label %121

58:
  %59 = phi double [ 0.000000e+00, %12 ], [ %108, %107 ]
  %60 = phi i64 [ 0, %12 ], [ %114, %107 ]
  %61 = phi double [ 0x7FF0000000000000, %12 ], [ %113, %107 ]
  %62 = shl nsw i64 %60, 2
  %63 = getelementptr inbounds i64, ptr %14, i64 %62
  %64 = load i64, ptr %63, align 8
  %65 = icmp eq i64 %64, 2
  br i1 %65, label %66, label %68

66:
  %67 = getelementptr inbounds i64, ptr %21, i64 %60
  store i64 0, ptr %67, align 8
  br label %107

68:
  %69 = load ptr, ptr %15, align 8
  %70 = getelementptr inbounds i64, ptr %69, i64 %60
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %73, label %88

73:
  %74 = load i64, ptr %16, align 8
  %75 = shl nuw nsw i64 %60, 1
  %76 = icmp eq i64 %74, %75
  br i1 %76, label %88, label %77

77:
  %78 = icmp eq i64 %64, 0
  br i1 %78, label %79, label %82

79:
  %80 = load ptr, ptr %19, align 8
  %81 = getelementptr inbounds double, ptr %80, i64 %60
  br label %90

82:
  %83 = load ptr, ptr %17, align 8
  %84 = getelementptr inbounds i64, ptr %63, i64 1
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds double, ptr %83, i64 %85
  %87 = or i64 %75, 1
  br label %90

88:
  %89 = getelementptr inbounds i64, ptr %21, i64 %60
  store i64 1, ptr %89, align 8
  br label %99

90:
  %91 = phi i64 [ %87, %82 ], [ %75, %79 ]
  %92 = phi ptr [ %86, %82 ], [ %81, %79 ]
  %93 = getelementptr inbounds double, ptr %22, i64 %91
  %94 = load double, ptr %92, align 8
  %95 = load double, ptr %93, align 8
  %96 = fcmp ole double %94, %95
  %97 = zext i1 %96 to i64
  %98 = getelementptr inbounds i64, ptr %21, i64 %60
  store i64 %97, ptr %98, align 8
  br i1 %96, label %99, label %107

99:
  %100 = load ptr, ptr %17, align 8
  %101 = getelementptr inbounds i64, ptr %63, i64 1
  %102 = load i64, ptr %101, align 8
  %103 = getelementptr inbounds double, ptr %100, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = fneg double %104
  %106 = call double @llvm.maxnum.f64(double %59, double %105)
  br label %107

107:
  %108 = phi double [ %106, %99 ], [ %59, %90 ], [ %59, %66 ]
  %109 = shl nuw nsw i64 %60, 1
  %110 = or i64 %109, 1
  %111 = getelementptr inbounds double, ptr %22, i64 %110
  %112 = load double, ptr %111, align 8
  %113 = call double @llvm.minnum.f64(double %61, double %112)
  %114 = add nuw nsw i64 %60, 1
  %115 = load i64, ptr %9, align 8
  %116 = icmp slt i64 %114, %115
  br i1 %116, label %58, label %23

117:
  %118 = fcmp oge double %163, 0.000000e+00
  %119 = icmp ne i64 %40, 3
  %120 = select i1 %119, i1 true, i1 %118
  br i1 %120, label %172, label %169

121:
  %122 = phi i64 [ 0, %43 ], [ %167, %160 ]
  %123 = phi double [ 0.000000e+00, %43 ], [ %143, %160 ]
  %124 = phi i64 [ -1, %43 ], [ %166, %160 ]
  %125 = phi double [ 0.000000e+00, %43 ], [ %163, %160 ]
  %126 = phi double [ 0.000000e+00, %43 ], [ %165, %160 ]
  %127 = getelementptr inbounds i64, ptr %45, i64 %122
  %128 = load i64, ptr %127, align 8
  %129 = icmp eq i64 %128, 1
  %130 = shl nsw i64 %122, 2
  br i1 %129, label %131, label %142

131:
  %132 = getelementptr inbounds i64, ptr %56, i64 %130
  %133 = load i64, ptr %132, align 8
  %134 = getelementptr inbounds double, ptr %47, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = load ptr, ptr %31, align 8
  %137 = getelementptr inbounds double, ptr %136, i64 %133
  %138 = load double, ptr %137, align 8
  %139 = call double @llvm.maxnum.f64(double %138, double 0.000000e+00)
  %140 = fsub double %135, %139
  %141 = call double @llvm.maxnum.f64(double %123, double %140)
  br label %142

142:
  %143 = phi double [ %141, %131 ], [ %123, %121 ]
  %144 = getelementptr inbounds i64, ptr %57, i64 %130
  %145 = load i64, ptr %144, align 8
  %146 = mul nsw i64 %53, %145
  %147 = getelementptr inbounds double, ptr %50, i64 %146
  %148 = load double, ptr %147, align 8
  %149 = getelementptr inbounds double, ptr %54, i64 %122
  %150 = load double, ptr %149, align 8
  %151 = fcmp ogt double %148, 0.000000e+00
  br i1 %151, label %152, label %160

152:
  %153 = load ptr, ptr %55, align 8
  %154 = shl nuw nsw i64 %122, 1
  %155 = or i64 %154, 1
  %156 = getelementptr inbounds double, ptr %153, i64 %155
  %157 = load double, ptr %156, align 8
  %158 = fmul double %157, %157
  %159 = fdiv double %158, %148
  br label %160

160:
  %161 = phi double [ %159, %152 ], [ 0.000000e+00, %142 ]
  %162 = fadd double %150, %161
  %163 = fadd double %125, %162
  %164 = fcmp ult double %150, %126
  %165 = select i1 %164, double %150, double %126
  %166 = select i1 %164, i64 %122, i64 %124
  %167 = add nuw nsw i64 %122, 1
  %168 = icmp eq i64 %167, %41
  br i1 %168, label %117, label %121

169:
  %170 = fneg double %165
  %171 = call i64 @contact_fail(ptr %5, i64 3, i64 %166, double %170)
  br label %275

172:
  %173 = phi double [ %143, %117 ], [ 0.000000e+00, %25 ]
  switch i64 %40, label %174 [
    i64 3, label %180
    i64 0, label %180
  ]

174:
  %175 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 13
  %176 = load i64, ptr %175, align 8
  %177 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 12
  %178 = load double, ptr %177, align 8
  %179 = call i64 @contact_fail(ptr %5, i64 %40, i64 %176, double %178)
  br label %275

180:
  %181 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 34
  %182 = load double, ptr %181, align 8
  %183 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 12
  %184 = load double, ptr %183, align 8
  %185 = call double @llvm.maxnum.f64(double %182, double %184)
  store double %185, ptr %181, align 8
  %186 = fcmp ogt double %27, 0.000000e+00
  %187 = fdiv double %173, %27
  %188 = select i1 %186, double %187, double 0.000000e+00
  %189 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 37
  store double %188, ptr %189, align 8
  %190 = getelementptr inbounds %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %191 = load double, ptr %190, align 8
  %192 = load ptr, ptr %38, align 8
  br i1 %42, label %193, label %245

193:
  %194 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 5
  %195 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 6
  %196 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 10
  %197 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 12
  %198 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 14
  br label %199

199:
  %200 = phi i64 [ %41, %193 ], [ %242, %241 ]
  %201 = phi i64 [ 0, %193 ], [ %243, %241 ]
  %202 = load ptr, ptr %194, align 8
  %203 = shl nsw i64 %201, 2
  %204 = getelementptr inbounds i64, ptr %202, i64 %203
  %205 = getelementptr inbounds i64, ptr %204, i64 1
  %206 = load i64, ptr %205, align 8
  %207 = load i64, ptr %204, align 8
  %208 = icmp ne i64 %207, 2
  %209 = zext i1 %208 to i64
  %210 = getelementptr inbounds i64, ptr %204, i64 2
  %211 = load i64, ptr %210, align 8
  %212 = add i64 %211, %209
  %213 = load ptr, ptr %195, align 8
  %214 = getelementptr inbounds i64, ptr %213, i64 %201
  %215 = load i64, ptr %214, align 8
  %216 = icmp eq i64 %215, 0
  br i1 %216, label %241, label %217

217:
  %218 = load ptr, ptr %196, align 8
  %219 = getelementptr inbounds double, ptr %218, i64 %206
  %220 = load double, ptr %219, align 8
  %221 = fcmp ueq double %220, 0.000000e+00
  br i1 %221, label %241, label %222

222:
  %223 = load ptr, ptr %197, align 8
  %224 = load i64, ptr %198, align 8
  %225 = add nsw i64 %224, 1
  store i64 %225, ptr %198, align 8
  %226 = getelementptr inbounds %struct.contact_event.22, ptr %223, i64 %224, i32 1
  %227 = getelementptr inbounds i64, ptr %226, i64 1
  %228 = bitcast ptr %227 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %228, i8 0, i64 40, i1 false)
  %229 = getelementptr inbounds %struct.contact_event.22, ptr %223, i64 %224, i32 0
  store double %191, ptr %229, align 8
  store i64 0, ptr %226, align 8
  %230 = getelementptr inbounds %struct.contact_event.22, ptr %223, i64 %224, i32 2
  store i64 %201, ptr %230, align 8
  %231 = getelementptr inbounds %struct.contact_event.22, ptr %223, i64 %224, i32 3, i64 0
  %232 = bitcast ptr %231 to ptr
  %233 = load ptr, ptr %196, align 8
  %234 = getelementptr inbounds double, ptr %233, i64 %206
  %235 = bitcast ptr %234 to ptr
  %236 = shl i64 %212, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %232, ptr align 8 %235, i64 %236, i1 false)
  %237 = getelementptr inbounds double, ptr %192, i64 %201
  %238 = load double, ptr %237, align 8
  %239 = getelementptr inbounds %struct.contact_event.22, ptr %223, i64 %224, i32 4
  store double %238, ptr %239, align 8
  %240 = load i64, ptr %9, align 8
  br label %241

241:
  %242 = phi i64 [ %200, %199 ], [ %200, %217 ], [ %240, %222 ]
  %243 = add nuw nsw i64 %201, 1
  %244 = icmp slt i64 %243, %242
  br i1 %244, label %199, label %245

245:
  %246 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 10
  %247 = load ptr, ptr %246, align 8
  %248 = load ptr, ptr %4, align 8
  %249 = getelementptr inbounds %struct.contact_system, ptr %248, i64 0, i32 23
  %250 = load ptr, ptr %249, align 8
  call void @contact_without_forces(ptr %0)
  %251 = getelementptr inbounds %struct.contact_system, ptr %248, i64 0, i32 9
  %252 = load double, ptr %190, align 8
  %253 = call double @model_time(ptr %0, double %252)
  %254 = call ptr @ode_state(ptr %1)
  %255 = getelementptr inbounds %struct.contact_parts, ptr %250, i64 0, i32 5
  %256 = load ptr, ptr %255, align 8
  call void @contact_call(ptr %0, ptr %251, double %253, ptr %254, ptr %256)
  %257 = call ptr @ode_state(ptr %1)
  %258 = getelementptr inbounds %struct.contact_system, ptr %248, i64 0, i32 2
  %259 = load i64, ptr %258, align 8
  %260 = getelementptr inbounds double, ptr %257, i64 %259
  %261 = getelementptr inbounds %struct.contact_system, ptr %248, i64 0, i32 3
  %262 = load i64, ptr %261, align 8
  %263 = getelementptr inbounds %struct.contact_parts, ptr %250, i64 0, i32 6
  %264 = load ptr, ptr %263, align 8
  %265 = getelementptr inbounds %struct.contact_system, ptr %248, i64 0, i32 1
  %266 = load i64, ptr %265, align 8
  call void @contact_add(ptr %260, i64 %262, ptr %264, ptr %247, i64 %266)
  %267 = load ptr, ptr %4, align 8
  %268 = load double, ptr %190, align 8
  %269 = call double @model_time(ptr %0, double %268)
  %270 = getelementptr inbounds %struct.contact_system, ptr %267, i64 0, i32 29
  %271 = load i64, ptr %270, align 8
  store i64 0, ptr %270, align 8
  %272 = call ptr @ode_state(ptr %1)
  %273 = call i64 @model_inputs(ptr %0, double %269, ptr %272)
  store i64 %271, ptr %270, align 8
  %274 = call ptr @ode_state(ptr %1)
  call void @contact_evaluate(ptr %0, double %269, ptr %274)
  br label %275

275:
  %276 = phi i64 [ %179, %174 ], [ %273, %245 ], [ %171, %169 ]
  ret i64 %276
}

declare double @llvm.minnum.f64(double, double)

define double @contact_series_limit(ptr %0, ptr  %1, ptr  %2) {
  %4 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 23
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %105

9:
  %10 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 5
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.contact_parts, ptr %5, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.contact_parts, ptr %5, i64 0, i32 11
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 37
  %17 = load double, ptr %16, align 8
  %18 = fsub double 1.000000e+00, %17
  %19 = getelementptr inbounds %struct.law_problem, ptr %2, i64 0, i32 6
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 6
  %22 = fcmp olt double %17, 1.000000e+00
  %23 = getelementptr inbounds %struct.contact_parts, ptr %5, i64 0, i32 0
  %24 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 10
  %25 = getelementptr inbounds %struct.contact_parts, ptr %5, i64 0, i32 3
  %26 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 1
  br label %41

27:
  %28 = fcmp ogt double %101, 0.000000e+00
  %29 = icmp sgt i64 %103, 0
  %30 = select i1 %29, i1 %28, i1 false
  br i1 %30, label %31, label %105

31:
  %32 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 5
  %33 = getelementptr inbounds %struct.contact_parts, ptr %5, i64 0, i32 3
  %34 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 1
  %35 = getelementptr inbounds %struct.contact_parts, ptr %5, i64 0, i32 4
  %36 = getelementptr inbounds %struct.law_problem, ptr %2, i64 0, i32 8
  %37 = getelementptr inbounds %struct.law_problem, ptr %2, i64 0, i32 6
  %38 = getelementptr inbounds %struct.contact_parts, ptr %5, i64 0, i32 1
  %39 = getelementptr inbounds %struct.contact_parts, ptr %5, i64 0, i32 9
  %40 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 6
  br label %107

41:
  %42 = phi double [ 0.000000e+00, %9 ], [ %101, %99 ]
  %43 = phi double [ 0.000000e+00, %9 ], [ %100, %99 ]
  %44 = phi i64 [ 0, %9 ], [ %102, %99 ]
  %45 = shl nsw i64 %44, 2
  %46 = getelementptr inbounds i64, ptr %11, i64 %45
  %47 = getelementptr inbounds i64, ptr %46, i64 1
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds double, ptr %13, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds double, ptr %15, i64 %48
  %52 = load double, ptr %51, align 8
  %53 = fneg double %52
  %54 = fmul double %50, 2.000000e+00
  %55 = fdiv double %54, %53
  %56 = fdiv double %55, %18
  %57 = getelementptr inbounds i64, ptr %20, i64 %44
  store i64 0, ptr %57, align 8
  %58 = load i64, ptr %46, align 8
  %59 = icmp eq i64 %58, 2
  br i1 %59, label %99, label %60

60:
  %61 = getelementptr inbounds i64, ptr %1, i64 %44
  %62 = load i64, ptr %61, align 8
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %99, label %64

64:
  %65 = load ptr, ptr %21, align 8
  %66 = shl nuw nsw i64 %44, 1
  %67 = or i64 %66, 1
  %68 = getelementptr inbounds double, ptr %65, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = fcmp ogt double %50, %69
  br i1 %70, label %71, label %96

71:
  %72 = fcmp olt double %52, 0.000000e+00
  %73 = select i1 %72, i1 %22, i1 false
  br i1 %73, label %74, label %99

74:
  %75 = fmul double %50, %50
  %76 = fmul double %52, 2.000000e+00
  %77 = load ptr, ptr %23, align 8
  %78 = getelementptr inbounds double, ptr %77, i64 %44
  %79 = load double, ptr %78, align 8
  %80 = fmul double %76, %79
  %81 = fcmp olt double %75, %80
  %82 = load double, ptr %24, align 8
  %83 = fcmp olt double %56, %82
  %84 = select i1 %83, i1 true, i1 %81
  br i1 %84, label %85, label %99

85:
  %86 = tail call double @llvm.maxnum.f64(double %42, double %56)
  %87 = fmul double %56, %53
  %88 = load ptr, ptr %25, align 8
  %89 = load i64, ptr %26, align 8
  %90 = mul nsw i64 %89, %48
  %91 = add nsw i64 %90, %48
  %92 = getelementptr inbounds double, ptr %88, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = fdiv double %87, %93
  %95 = tail call double @llvm.maxnum.f64(double %43, double %94)
  br label %96

96:
  %97 = phi double [ %95, %85 ], [ %43, %64 ]
  %98 = phi double [ %86, %85 ], [ %42, %64 ]
  store i64 2, ptr %57, align 8
  br label %99

99:
  %100 = phi double [ %97, %96 ], [ %43, %60 ], [ %43, %41 ], [ %43, %74 ], [ %43, %71 ]
  %101 = phi double [ %98, %96 ], [ %42, %60 ], [ %42, %41 ], [ %42, %74 ], [ %42, %71 ]
  %102 = add nuw nsw i64 %44, 1
  %103 = load i64, ptr %6, align 8
  %104 = icmp slt i64 %102, %103
  br i1 %104, label %41, label %27

105:
  %106 = phi double [ %101, %27 ], [ 0.000000e+00, %3 ], [ %101, %165 ]
  ret double %106

107:
  %108 = phi i64 [ 0, %31 ], [ %166, %165 ]
  %109 = load ptr, ptr %32, align 8
  %110 = shl nsw i64 %108, 2
  %111 = getelementptr inbounds i64, ptr %109, i64 %110
  %112 = getelementptr inbounds i64, ptr %111, i64 1
  %113 = load i64, ptr %112, align 8
  %114 = load i64, ptr %111, align 8
  %115 = icmp ne i64 %114, 2
  %116 = zext i1 %115 to i64
  %117 = add nsw i64 %113, %116
  %118 = getelementptr inbounds i64, ptr %111, i64 2
  %119 = load i64, ptr %118, align 8
  %120 = add nsw i64 %119, %117
  %121 = icmp sgt i64 %119, 0
  br i1 %121, label %122, label %125

122:
  %123 = load ptr, ptr %33, align 8
  %124 = load i64, ptr %34, align 8
  br label %137

125:
  %126 = phi double [ 0.000000e+00, %107 ], [ %145, %137 ]
  %127 = load ptr, ptr %35, align 8
  %128 = mul nsw i64 %108, 3
  %129 = getelementptr inbounds double, ptr %127, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = load ptr, ptr %36, align 8
  %132 = getelementptr inbounds i64, ptr %131, i64 %108
  store i64 2, ptr %132, align 8
  %133 = load ptr, ptr %37, align 8
  %134 = getelementptr inbounds i64, ptr %133, i64 %108
  %135 = load i64, ptr %134, align 8
  %136 = icmp eq i64 %135, 2
  br i1 %136, label %148, label %165

137:
  %138 = phi i64 [ %117, %122 ], [ %146, %137 ]
  %139 = phi double [ 0.000000e+00, %122 ], [ %145, %137 ]
  %140 = mul nsw i64 %124, %138
  %141 = add nsw i64 %140, %138
  %142 = getelementptr inbounds double, ptr %123, i64 %141
  %143 = load double, ptr %142, align 8
  %144 = fmul double %100, %143
  %145 = tail call double @llvm.maxnum.f64(double %139, double %144)
  %146 = add nsw i64 %138, 1
  %147 = icmp slt i64 %146, %120
  br i1 %147, label %137, label %125

148:
  %149 = fmul double %126, %130
  %150 = load ptr, ptr %38, align 8
  %151 = load ptr, ptr %39, align 8
  %152 = tail call double @contact_slide(ptr %0, i64 %108, ptr %150, ptr %151)
  %153 = load ptr, ptr %40, align 8
  %154 = shl nuw nsw i64 %108, 1
  %155 = or i64 %154, 1
  %156 = getelementptr inbounds double, ptr %153, i64 %155
  %157 = load double, ptr %156, align 8
  %158 = tail call double @llvm.maxnum.f64(double %149, double %157)
  %159 = fcmp ugt double %152, %158
  br i1 %159, label %165, label %160

160:
  %161 = load ptr, ptr %37, align 8
  %162 = getelementptr inbounds i64, ptr %161, i64 %108
  store i64 1, ptr %162, align 8
  %163 = load ptr, ptr %36, align 8
  %164 = getelementptr inbounds i64, ptr %163, i64 %108
  store i64 1, ptr %164, align 8
  br label %165

165:
  %166 = add nuw nsw i64 %108, 1
  %167 = load i64, ptr %6, align 8
  %168 = icmp slt i64 %166, %167
  br i1 %168, label %107, label %105
}

define void @contact_end_series(ptr %0, ptr %1, double %2, ptr %3) {
  %5 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 23
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.contact_parts, ptr %8, i64 0, i32 9
  %10 = bitcast ptr %9 to ptr
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = shl i64 %13, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %11, i8 0, i64 %14, i1 false)
  %15 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 5
  %16 = bitcast ptr %15 to ptr
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds %struct.contact_parts, ptr %8, i64 0, i32 1
  %19 = bitcast ptr %18 to ptr
  %20 = load ptr, ptr %19, align 8
  %21 = load i64, ptr %12, align 8
  %22 = shl i64 %21, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %20, i64 %22, i1 false)
  %23 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 10
  %24 = bitcast ptr %23 to ptr
  %25 = load ptr, ptr %24, align 8
  %26 = load i64, ptr %12, align 8
  %27 = shl i64 %26, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %25, i8 0, i64 %27, i1 false)
  tail call void @law_forces(ptr %3)
  %28 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 0
  %29 = load i64, ptr %28, align 8
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %33, label %31

31:
  %32 = getelementptr inbounds %struct.ode_solver.7, ptr %1, i64 0, i32 5
  br label %94

33:
  %34 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 5
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds %struct.contact_parts, ptr %8, i64 0, i32 13
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 11
  br label %116

39:
  %40 = getelementptr inbounds %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %41 = load double, ptr %40, align 8
  %42 = fadd double %41, %2
  br i1 %30, label %43, label %94

43:
  %44 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 5
  %45 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 6
  %46 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 12
  %47 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 14
  br label %48

48:
  %49 = phi i64 [ %29, %43 ], [ %91, %90 ]
  %50 = phi i64 [ 0, %43 ], [ %92, %90 ]
  %51 = load ptr, ptr %44, align 8
  %52 = shl nsw i64 %50, 2
  %53 = getelementptr inbounds i64, ptr %51, i64 %52
  %54 = getelementptr inbounds i64, ptr %53, i64 1
  %55 = load i64, ptr %54, align 8
  %56 = load i64, ptr %53, align 8
  %57 = icmp ne i64 %56, 2
  %58 = zext i1 %57 to i64
  %59 = getelementptr inbounds i64, ptr %53, i64 2
  %60 = load i64, ptr %59, align 8
  %61 = add i64 %60, %58
  %62 = load ptr, ptr %45, align 8
  %63 = getelementptr inbounds i64, ptr %62, i64 %50
  %64 = load i64, ptr %63, align 8
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %90, label %66

66:
  %67 = load ptr, ptr %23, align 8
  %68 = getelementptr inbounds double, ptr %67, i64 %55
  %69 = load double, ptr %68, align 8
  %70 = fcmp ueq double %69, 0.000000e+00
  br i1 %70, label %90, label %71

71:
  %72 = load ptr, ptr %46, align 8
  %73 = load i64, ptr %47, align 8
  %74 = add nsw i64 %73, 1
  store i64 %74, ptr %47, align 8
  %75 = getelementptr inbounds %struct.contact_event.22, ptr %72, i64 %73, i32 1
  %76 = getelementptr inbounds i64, ptr %75, i64 1
  %77 = bitcast ptr %76 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %77, i8 0, i64 40, i1 false)
  %78 = getelementptr inbounds %struct.contact_event.22, ptr %72, i64 %73, i32 0
  store double %42, ptr %78, align 8
  store i64 5, ptr %75, align 8
  %79 = getelementptr inbounds %struct.contact_event.22, ptr %72, i64 %73, i32 2
  store i64 %50, ptr %79, align 8
  %80 = getelementptr inbounds %struct.contact_event.22, ptr %72, i64 %73, i32 3, i64 0
  %81 = bitcast ptr %80 to ptr
  %82 = load ptr, ptr %23, align 8
  %83 = getelementptr inbounds double, ptr %82, i64 %55
  %84 = bitcast ptr %83 to ptr
  %85 = shl i64 %61, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %81, ptr align 8 %84, i64 %85, i1 false)
  %86 = getelementptr inbounds double, ptr %37, i64 %50
  %87 = load double, ptr %86, align 8
  %88 = getelementptr inbounds %struct.contact_event.22, ptr %72, i64 %73, i32 4
  store double %87, ptr %88, align 8
  %89 = load i64, ptr %28, align 8
  br label %90

90:
  %91 = phi i64 [ %49, %48 ], [ %49, %66 ], [ %89, %71 ]
  %92 = add nuw nsw i64 %50, 1
  %93 = icmp slt i64 %92, %91
  br i1 %93, label %48, label %94

94:
  %95 = phi ptr [ %32, %31 ], [ %40, %39 ], [ %40, %90 ]
  %96 = load ptr, ptr %23, align 8
  %97 = load ptr, ptr %5, align 8
  %98 = getelementptr inbounds %struct.contact_system, ptr %97, i64 0, i32 23
  %99 = load ptr, ptr %98, align 8
  tail call void @contact_without_forces(ptr %0)
  %100 = getelementptr inbounds %struct.contact_system, ptr %97, i64 0, i32 9
  %101 = load double, ptr %95, align 8
  %102 = tail call double @model_time(ptr %0, double %101)
  %103 = tail call ptr @ode_state(ptr %1)
  %104 = getelementptr inbounds %struct.contact_parts, ptr %99, i64 0, i32 5
  %105 = load ptr, ptr %104, align 8
  tail call void @contact_call(ptr %0, ptr %100, double %102, ptr %103, ptr %105)
  %106 = tail call ptr @ode_state(ptr %1)
  %107 = getelementptr inbounds %struct.contact_system, ptr %97, i64 0, i32 2
  %108 = load i64, ptr %107, align 8
  %109 = getelementptr inbounds double, ptr %106, i64 %108
  %110 = getelementptr inbounds %struct.contact_system, ptr %97, i64 0, i32 3
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds %struct.contact_parts, ptr %99, i64 0, i32 6
  %113 = load ptr, ptr %112, align 8
  %114 = getelementptr inbounds %struct.contact_system, ptr %97, i64 0, i32 1
  %115 = load i64, ptr %114, align 8
  tail call void @contact_add(ptr %109, i64 %111, ptr %113, ptr %96, i64 %115)
  ret void

116:
  %117 = phi i64 [ 0, %33 ], [ %136, %135 ]
  %118 = shl nsw i64 %117, 2
  %119 = getelementptr inbounds i64, ptr %35, i64 %118
  %120 = getelementptr inbounds double, ptr %37, i64 %117
  store double 0.000000e+00, ptr %120, align 8
  %121 = getelementptr inbounds i64, ptr %119, i64 1
  %122 = load i64, ptr %121, align 8
  %123 = load i64, ptr %119, align 8
  %124 = icmp ne i64 %123, 2
  %125 = zext i1 %124 to i64
  %126 = getelementptr inbounds i64, ptr %119, i64 2
  %127 = load i64, ptr %126, align 8
  %128 = add i64 %127, %122
  %129 = add i64 %128, %125
  %130 = icmp slt i64 %122, %129
  br i1 %130, label %131, label %135

131:
  %132 = load ptr, ptr %23, align 8
  %133 = load ptr, ptr %18, align 8
  %134 = load ptr, ptr %38, align 8
  br label %138

135:
  %136 = add nuw nsw i64 %117, 1
  %137 = icmp eq i64 %136, %29
  br i1 %137, label %39, label %116

138:
  %139 = phi double [ 0.000000e+00, %131 ], [ %149, %138 ]
  %140 = phi i64 [ %122, %131 ], [ %150, %138 ]
  %141 = getelementptr inbounds double, ptr %132, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = getelementptr inbounds double, ptr %133, i64 %140
  %144 = load double, ptr %143, align 8
  %145 = getelementptr inbounds double, ptr %134, i64 %140
  %146 = load double, ptr %145, align 8
  %147 = fadd double %144, %146
  %148 = fmul double %142, -5.000000e-01
  %149 = tail call double @llvm.fmuladd.f64(double %148, double %147, double %139)
  store double %149, ptr %120, align 8
  %150 = add nsw i64 %140, 1
  %151 = icmp eq i64 %150, %129
  br i1 %151, label %135, label %138
}

define i64 @law_work(i64 %0) {
  %2 = shl nsw i64 %0, 1
  %3 = add nsw i64 %2, 8
  %4 = mul nsw i64 %3, %0
  %5 = tail call i64 @law_pivot_work(i64 %0)
  %6 = add nsw i64 %5, %4
  ret i64 %6
}

define i64 @law_places(i64 %0) {
  %2 = mul nsw i64 %0, 3
  %3 = tail call i64 @law_pivot_places(i64 %0)
  %4 = add nsw i64 %3, %2
  ret i64 %4
}

define void @law_forces(ptr %0) {
  tail call void @law_newton_step(ptr %0, i32 0)
  ret void
}

define i32 @law_follow(ptr %0) {
  %2 = alloca [2 x double], align 16
  %3 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %4 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %5 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  %6 = bitcast ptr %2 to ptr
  %7 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %8 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %9 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 0
  call void @law_newton_step(ptr %0, i32 0)
  %10 = load i64, ptr %3, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %19, label %68

12:
  %13 = add nuw nsw i32 %21, 1
  %14 = icmp ult i32 %21, 29
  %15 = icmp eq i32 %13, 30
  br i1 %15, label %68, label %16

16:
  call void @law_newton_step(ptr %0, i32 0)
  %17 = load i64, ptr %3, align 8
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
  %29 = load ptr, ptr %4, align 8
  %30 = shl nsw i64 %28, 2
  %31 = getelementptr inbounds i64, ptr %29, i64 %30
  %32 = getelementptr inbounds i64, ptr %31, i64 1
  %33 = load i64, ptr %32, align 8
  %34 = load i64, ptr %31, align 8
  %35 = icmp ne i64 %34, 2
  %36 = zext i1 %35 to i64
  %37 = add nsw i64 %33, %36
  %38 = load ptr, ptr %5, align 8
  %39 = getelementptr inbounds double, ptr %38, i64 %37
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds double, ptr %39, i64 1
  %42 = load double, ptr %41, align 8
  %43 = load ptr, ptr %7, align 8
  %44 = getelementptr inbounds i64, ptr %43, i64 %28
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, 1
  br i1 %46, label %47, label %63

47:
  %48 = load ptr, ptr %8, align 8
  %49 = getelementptr inbounds i64, ptr %48, i64 %28
  %50 = load i64, ptr %49, align 8
  %51 = icmp eq i64 %50, 2
  br i1 %51, label %52, label %63

52:
  %53 = call double @law_pull(ptr %0, i64 %28, ptr %9)
  call void @law_turn_against(ptr %0, i64 %28, ptr %9, double %53)
  %54 = load double, ptr %39, align 8
  %55 = fsub double %54, %40
  %56 = call double @llvm.fabs.f64(double %55)
  %57 = load double, ptr %41, align 8
  %58 = fsub double %57, %42
  %59 = call double @llvm.fabs.f64(double %58)
  %60 = call double @llvm.maxnum.f64(double %56, double %59)
  %61 = call double @llvm.maxnum.f64(double %27, double %60)
  %62 = load i64, ptr %3, align 8
  br label %63

63:
  %64 = phi i64 [ %62, %52 ], [ %26, %47 ], [ %26, %25 ]
  %65 = phi double [ %61, %52 ], [ %27, %47 ], [ %27, %25 ]
  %66 = add nuw nsw i64 %28, 1
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
  %4 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = mul i64 %5, %5
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %28, label %8

8:
  %9 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  br label %14

12:
  %13 = icmp eq i64 %27, %6
  br i1 %13, label %28, label %14

14:
  %15 = phi i64 [ 0, %8 ], [ %27, %12 ]
  %16 = getelementptr inbounds double, ptr %10, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = tail call double @llvm.fabs.f64(double %17)
  %19 = fcmp ueq double %18, 0x7FF0000000000000
  br i1 %19, label %354, label %20

20:
  %21 = load ptr, ptr %11, align 8
  %22 = sdiv i64 %15, %5
  %23 = getelementptr inbounds double, ptr %21, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = tail call double @llvm.fabs.f64(double %24)
  %26 = fcmp ueq double %25, 0x7FF0000000000000
  %27 = add nuw i64 %15, 1
  br i1 %26, label %354, label %12

28:
  %29 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %30 = bitcast ptr %29 to ptr
  %31 = load ptr, ptr %30, align 8
  %32 = shl i64 %5, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %31, i8 0, i64 %32, i1 false)
  %33 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %34 = load i64, ptr %33, align 8
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %36, label %41

36:
  %37 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %40 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  br label %45

41:
  %42 = phi i64 [ %34, %28 ], [ %80, %78 ]
  %43 = tail call i32 @law_newton(ptr %0, i64 %42, i32 30, i32 1)
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %85, label %100

45:
  %46 = phi i64 [ 0, %36 ], [ %79, %78 ]
  %47 = getelementptr inbounds i64, ptr %38, i64 %46
  %48 = load i64, ptr %47, align 8
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %50, label %53

50:
  %51 = load ptr, ptr %40, align 8
  %52 = getelementptr inbounds i64, ptr %51, i64 %46
  store i64 0, ptr %52, align 8
  br label %78

53:
  %54 = load ptr, ptr %39, align 8
  %55 = shl nsw i64 %46, 2
  %56 = getelementptr inbounds i64, ptr %54, i64 %55
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, 2
  br i1 %58, label %59, label %65

59:
  %60 = load ptr, ptr %40, align 8
  %61 = getelementptr inbounds i64, ptr %60, i64 %46
  %62 = load i64, ptr %61, align 8
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %64, label %65

64:
  store i64 1, ptr %61, align 8
  br label %78

65:
  %66 = icmp eq i64 %48, 2
  br i1 %66, label %67, label %78

67:
  %68 = load ptr, ptr %40, align 8
  %69 = getelementptr inbounds i64, ptr %68, i64 %46
  %70 = load i64, ptr %69, align 8
  %71 = and i64 %70, -3
  %72 = icmp eq i64 %71, 1
  br i1 %72, label %73, label %78

73:
  %74 = getelementptr inbounds i64, ptr %56, i64 2
  %75 = load i64, ptr %74, align 8
  %76 = icmp sgt i64 %75, 0
  br i1 %76, label %77, label %78

77:
  store i64 2, ptr %69, align 8
  br label %78

78:
  %79 = add nuw nsw i64 %46, 1
  %80 = load i64, ptr %33, align 8
  %81 = icmp slt i64 %79, %80
  br i1 %81, label %45, label %41

82:
  %83 = add nuw nsw i32 %86, 1
  %84 = icmp eq i32 %83, 4
  br i1 %84, label %102, label %85

85:
  %86 = phi i32 [ %83, %82 ], [ 0, %41 ]
  %87 = icmp ult i32 %86, 2
  %88 = zext i1 %87 to i32
  %89 = tail call i32 @law_pivot(ptr %0, i32 %88)
  %90 = icmp eq i32 %89, 1
  br i1 %90, label %94, label %91

91:
  %92 = icmp eq i32 %89, 0
  %93 = select i1 %92, i64 1, i64 2
  br label %102

94:
  %95 = load i64, ptr %33, align 8
  %96 = and i32 %86, 1
  %97 = xor i32 %96, 1
  %98 = tail call i32 @law_newton(ptr %0, i64 %95, i32 30, i32 %97)
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %82, label %100

100:
  %101 = bitcast ptr %3 to ptr
  store i64 0, ptr %3, align 8
  br label %326

102:
  %103 = phi i64 [ %93, %91 ], [ 2, %82 ]
  %104 = bitcast ptr %3 to ptr
  store i64 0, ptr %3, align 8
  %105 = call i32 @law_combine(ptr %0, ptr %3)
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %107, label %326

107:
  %108 = icmp eq i64 %103, 2
  br i1 %108, label %109, label %326

109:
  %110 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 17
  %111 = load ptr, ptr %110, align 8
  %112 = load i64, ptr %4, align 8
  %113 = mul nsw i64 %112, 7
  %114 = getelementptr inbounds double, ptr %111, i64 %113
  %115 = load ptr, ptr %30, align 8
  %116 = shl i64 %112, 3
  call void @llvm.memset.p0.i64(ptr align 8 %115, i8 0, i64 %116, i1 false)
  %117 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %118 = bitcast ptr %2 to ptr
  %119 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %120 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %121 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %122 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %123 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %124 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %125 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 0
  %126 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  %127 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %128 = bitcast ptr %114 to ptr
  br label %129

129:
  %130 = phi i32 [ 0, %109 ], [ %320, %316 ]
  %131 = load i64, ptr %4, align 8
  %132 = icmp sgt i64 %131, 0
  %133 = load i64, ptr %33, align 8
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
  %142 = add nuw nsw i32 %137, 1
  %143 = icmp eq i32 %142, 500
  br i1 %143, label %302, label %134

144:
  %145 = phi i64 [ %299, %298 ], [ %135, %134 ]
  %146 = phi i64 [ %300, %298 ], [ 0, %134 ]
  %147 = load ptr, ptr %117, align 8
  %148 = shl nsw i64 %146, 2
  %149 = getelementptr inbounds i64, ptr %147, i64 %148
  %150 = getelementptr inbounds i64, ptr %149, i64 1
  %151 = load i64, ptr %150, align 8
  %152 = load i64, ptr %149, align 8
  %153 = icmp ne i64 %152, 2
  %154 = zext i1 %153 to i64
  %155 = add nsw i64 %151, %154
  %156 = load ptr, ptr %29, align 8
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %118, i8 0, i64 16, i1 false)
  %157 = load ptr, ptr %119, align 8
  %158 = getelementptr inbounds i64, ptr %157, i64 %146
  %159 = load i64, ptr %158, align 8
  %160 = icmp eq i64 %159, 0
  br i1 %160, label %298, label %161

161:
  %162 = load i64, ptr %150, align 8
  %163 = getelementptr inbounds i64, ptr %149, i64 2
  %164 = load i64, ptr %163, align 8
  %165 = add nsw i64 %164, %155
  %166 = icmp slt i64 %162, %165
  br i1 %166, label %167, label %170

167:
  %168 = load ptr, ptr %120, align 8
  %169 = load ptr, ptr %122, align 8
  br label %192

170:
  %171 = load ptr, ptr %124, align 8
  %172 = mul nsw i64 %146, 3
  %173 = getelementptr inbounds double, ptr %171, i64 %172
  %174 = load double, ptr %173, align 8
  %175 = load i64, ptr %149, align 8
  %176 = icmp eq i64 %175, 2
  br i1 %176, label %182, label %177

177:
  %178 = getelementptr inbounds double, ptr %156, i64 %162
  %179 = load double, ptr %178, align 8
  %180 = call double @llvm.maxnum.f64(double %179, double 0.000000e+00)
  %181 = fmul double %174, %180
  br label %182

182:
  %183 = phi double [ %181, %177 ], [ %174, %170 ]
  %184 = call double @law_pull(ptr %0, i64 %146, ptr %125)
  %185 = fcmp ogt double %184, %183
  %186 = fdiv double %183, %184
  %187 = select i1 %185, double %186, double 1.000000e+00
  %188 = load ptr, ptr %119, align 8
  %189 = getelementptr inbounds i64, ptr %188, i64 %146
  %190 = load i64, ptr %189, align 8
  %191 = icmp eq i64 %190, 2
  br i1 %191, label %235, label %234

192:
  %193 = phi i64 [ %162, %167 ], [ %232, %231 ]
  %194 = getelementptr inbounds double, ptr %168, i64 %193
  %195 = load double, ptr %194, align 8
  br i1 %132, label %196, label %199

196:
  %197 = load ptr, ptr %121, align 8
  %198 = mul nsw i64 %193, %131
  br label %203

199:
  %200 = phi double [ %195, %192 ], [ %211, %203 ]
  %201 = getelementptr inbounds double, ptr %169, i64 %193
  store double %200, ptr %201, align 8
  %202 = icmp slt i64 %193, %155
  br i1 %202, label %214, label %231

203:
  %204 = phi double [ %195, %196 ], [ %211, %203 ]
  %205 = phi i64 [ 0, %196 ], [ %212, %203 ]
  %206 = add nsw i64 %205, %198
  %207 = getelementptr inbounds double, ptr %197, i64 %206
  %208 = load double, ptr %207, align 8
  %209 = getelementptr inbounds double, ptr %156, i64 %205
  %210 = load double, ptr %209, align 8
  %211 = call double @llvm.fmuladd.f64(double %208, double %210, double %204)
  %212 = add nuw nsw i64 %205, 1
  %213 = icmp eq i64 %212, %131
  br i1 %213, label %199, label %203

214:
  %215 = load ptr, ptr %121, align 8
  %216 = load i64, ptr %4, align 8
  %217 = mul nsw i64 %216, %193
  %218 = add nsw i64 %217, %193
  %219 = getelementptr inbounds double, ptr %215, i64 %218
  %220 = load double, ptr %219, align 8
  %221 = fcmp ogt double %220, 0.000000e+00
  br i1 %221, label %222, label %231

222:
  %223 = load ptr, ptr %123, align 8
  %224 = getelementptr inbounds double, ptr %223, i64 %146
  %225 = load double, ptr %224, align 8
  %226 = getelementptr inbounds double, ptr %156, i64 %193
  %227 = load double, ptr %226, align 8
  %228 = fdiv double %200, %220
  %229 = fsub double %227, %228
  %230 = call double @llvm.maxnum.f64(double %225, double %229)
  store double %230, ptr %226, align 8
  br label %231

231:
  %232 = add nsw i64 %193, 1
  %233 = icmp slt i64 %232, %165
  br i1 %233, label %192, label %170

234:
  call void @law_turn_against(ptr %0, i64 %146, ptr %125, double %184)
  br label %235

235:
  %236 = load i64, ptr %163, align 8
  %237 = icmp sgt i64 %236, 0
  br i1 %237, label %238, label %242

238:
  %239 = load ptr, ptr %121, align 8
  %240 = load i64, ptr %4, align 8
  %241 = fneg double %183
  br label %250

242:
  %243 = load i64, ptr %149, align 8
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
  %252 = add nsw i64 %251, %155
  %253 = mul nsw i64 %252, %240
  %254 = add nsw i64 %253, %252
  %255 = getelementptr inbounds double, ptr %239, i64 %254
  %256 = load double, ptr %255, align 8
  %257 = fcmp ogt double %256, 0.000000e+00
  br i1 %257, label %258, label %271

258:
  br i1 %191, label %259, label %263

259:
  %260 = load ptr, ptr %126, align 8
  %261 = getelementptr inbounds double, ptr %260, i64 %252
  %262 = load double, ptr %261, align 8
  br label %266

263:
  %264 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 %251
  %265 = load double, ptr %264, align 8
  br label %266

266:
  %267 = phi double [ %265, %263 ], [ %241, %259 ]
  %268 = phi double [ %187, %263 ], [ %262, %259 ]
  %269 = fmul double %267, %268
  %270 = getelementptr inbounds double, ptr %156, i64 %252
  store double %269, ptr %270, align 8
  br label %271

271:
  %272 = add nuw nsw i64 %251, 1
  %273 = icmp eq i64 %272, %236
  br i1 %273, label %242, label %250

274:
  %275 = load i64, ptr %150, align 8
  %276 = getelementptr inbounds double, ptr %156, i64 %275
  %277 = load double, ptr %276, align 8
  %278 = load ptr, ptr %123, align 8
  %279 = getelementptr inbounds double, ptr %278, i64 %146
  %280 = load double, ptr %279, align 8
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
  %295 = load ptr, ptr %127, align 8
  %296 = getelementptr inbounds i64, ptr %295, i64 %146
  store i64 %294, ptr %296, align 8
  %297 = load i64, ptr %33, align 8
  br label %298

298:
  %299 = phi i64 [ %145, %144 ], [ %297, %293 ]
  %300 = add nuw nsw i64 %146, 1
  %301 = icmp slt i64 %300, %299
  br i1 %301, label %144, label %139

302:
  %303 = load ptr, ptr %30, align 8
  %304 = load i64, ptr %4, align 8
  %305 = shl i64 %304, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %128, ptr align 8 %303, i64 %305, i1 false)
  %306 = load i64, ptr %33, align 8
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
  %317 = load ptr, ptr %30, align 8
  %318 = load i64, ptr %4, align 8
  %319 = shl i64 %318, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %317, ptr align 8 %128, i64 %319, i1 false)
  %320 = add nuw nsw i32 %130, 1
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
  %329 = load i64, ptr %33, align 8
  %330 = icmp sgt i64 %329, 0
  br i1 %330, label %331, label %353

331:
  %332 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %333 = load ptr, ptr %332, align 8
  %334 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %335 = load ptr, ptr %334, align 8
  br label %336

336:
  %337 = phi i64 [ %329, %331 ], [ %350, %349 ]
  %338 = phi i64 [ 0, %331 ], [ %351, %349 ]
  %339 = getelementptr inbounds i64, ptr %333, i64 %338
  %340 = load i64, ptr %339, align 8
  %341 = icmp eq i64 %340, 0
  br i1 %341, label %346, label %342

342:
  %343 = getelementptr inbounds i64, ptr %335, i64 %338
  %344 = load i64, ptr %343, align 8
  %345 = icmp eq i64 %344, 3
  br i1 %345, label %346, label %349

346:
  %347 = getelementptr inbounds i64, ptr %335, i64 %338
  store i64 0, ptr %347, align 8
  %348 = load i64, ptr %33, align 8
  br label %349

349:
  %350 = phi i64 [ %337, %342 ], [ %348, %346 ]
  %351 = add nuw nsw i64 %338, 1
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
  %4 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %7 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %8 = load i64, ptr %7, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %31

10:
  %11 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %12 = load ptr, ptr %11, align 8
  br label %13

13:
  %14 = phi i1 [ true, %10 ], [ %29, %27 ]
  %15 = phi i64 [ 0, %10 ], [ %28, %27 ]
  %16 = getelementptr inbounds i64, ptr %12, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %27, label %19

19:
  %20 = load ptr, ptr %6, align 8
  %21 = shl nsw i64 %15, 2
  %22 = getelementptr inbounds i64, ptr %20, i64 3
  %23 = getelementptr inbounds i64, ptr %22, i64 %21
  %24 = load i64, ptr %23, align 8
  %25 = and i64 %24, 1
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %31

27:
  %28 = add nuw nsw i64 %15, 1
  %29 = icmp slt i64 %28, %8
  %30 = icmp eq i64 %28, %8
  br i1 %30, label %31, label %13

31:
  %32 = phi i1 [ false, %2 ], [ %29, %27 ], [ %14, %19 ]
  %33 = shl i64 %5, 3
  %34 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 17
  %35 = load ptr, ptr %34, align 8
  %36 = shl nsw i64 %5, 2
  %37 = getelementptr inbounds double, ptr %35, i64 %36
  %38 = mul nsw i64 %5, 5
  %39 = getelementptr inbounds double, ptr %35, i64 %38
  %40 = mul nsw i64 %5, 6
  %41 = getelementptr inbounds double, ptr %35, i64 %40
  %42 = bitcast ptr %37 to ptr
  %43 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %44 = bitcast ptr %43 to ptr
  %45 = load ptr, ptr %44, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 8 %45, i64 %33, i1 false)
  %46 = bitcast ptr %39 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 8 %46, i8 0, i64 %33, i1 false)
  %47 = load i64, ptr %7, align 8
  %48 = icmp sgt i64 %47, 0
  br i1 %48, label %49, label %82

49:
  %50 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  br label %87

53:
  br i1 %48, label %54, label %82

54:
  %55 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %58 = load ptr, ptr %57, align 8
  br label %59

59:
  %60 = phi i64 [ 0, %54 ], [ %79, %74 ]
  %61 = getelementptr inbounds double, ptr %56, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = fcmp ogt double %62, 0.000000e+00
  br i1 %63, label %74, label %64

64:
  %65 = load ptr, ptr %43, align 8
  %66 = load ptr, ptr %6, align 8
  %67 = shl nsw i64 %60, 2
  %68 = getelementptr inbounds i64, ptr %66, i64 1
  %69 = getelementptr inbounds i64, ptr %68, i64 %67
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds double, ptr %65, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = fcmp oge double %72, 0.000000e+00
  br label %74

74:
  %75 = phi i1 [ true, %59 ], [ %73, %64 ]
  %76 = xor i1 %75, true
  %77 = zext i1 %76 to i64
  %78 = getelementptr inbounds i64, ptr %58, i64 %60
  store i64 %77, ptr %78, align 8
  %79 = add nuw nsw i64 %60, 1
  %80 = load i64, ptr %7, align 8
  %81 = icmp slt i64 %79, %80
  br i1 %81, label %59, label %82

82:
  %83 = tail call i64 @law_solve(ptr %0)
  %84 = bitcast ptr %3 to ptr
  store i64 0, ptr %3, align 8
  %85 = icmp eq i64 %83, 0
  %86 = select i1 %32, i1 %85, i1 false
  br i1 %86, label %109, label %172

87:
  %88 = phi i64 [ 0, %49 ], [ %107, %106 ]
  %89 = getelementptr inbounds double, ptr %51, i64 %88
  store double 0.000000e+00, ptr %89, align 8
  br i1 %32, label %106, label %90

90:
  %91 = load ptr, ptr %52, align 8
  %92 = mul nsw i64 %88, 3
  %93 = getelementptr inbounds double, ptr %91, i64 2
  %94 = getelementptr inbounds double, ptr %93, i64 %92
  %95 = load double, ptr %94, align 8
  %96 = fadd double %95, 1.000000e+00
  %97 = load ptr, ptr %43, align 8
  %98 = load ptr, ptr %6, align 8
  %99 = shl nsw i64 %88, 2
  %100 = getelementptr inbounds i64, ptr %98, i64 1
  %101 = getelementptr inbounds i64, ptr %100, i64 %99
  %102 = load i64, ptr %101, align 8
  %103 = getelementptr inbounds double, ptr %97, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = fmul double %96, %104
  store double %105, ptr %103, align 8
  br label %106

106:
  %107 = add nuw nsw i64 %88, 1
  %108 = icmp eq i64 %107, %47
  br i1 %108, label %53, label %87

109:
  %110 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %111 = bitcast ptr %110 to ptr
  %112 = load ptr, ptr %111, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %112, i64 %33, i1 false)
  %113 = load ptr, ptr %44, align 8
  %114 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %115 = bitcast ptr %114 to ptr
  %116 = load ptr, ptr %115, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %113, ptr align 8 %116, i64 %33, i1 false)
  %117 = load i64, ptr %7, align 8
  %118 = icmp sgt i64 %117, 0
  br i1 %118, label %119, label %156

119:
  %120 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %121 = load ptr, ptr %120, align 8
  %122 = load ptr, ptr %6, align 8
  %123 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %124 = load ptr, ptr %123, align 8
  %125 = getelementptr inbounds double, ptr %121, i64 2
  %126 = getelementptr inbounds i64, ptr %122, i64 1
  br label %158

127:
  br i1 %118, label %128, label %156

128:
  %129 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %130 = load ptr, ptr %129, align 8
  %131 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %132 = load ptr, ptr %131, align 8
  br label %133

133:
  %134 = phi i64 [ 0, %128 ], [ %153, %148 ]
  %135 = getelementptr inbounds double, ptr %130, i64 %134
  %136 = load double, ptr %135, align 8
  %137 = fcmp ogt double %136, 0.000000e+00
  br i1 %137, label %148, label %138

138:
  %139 = load ptr, ptr %43, align 8
  %140 = load ptr, ptr %6, align 8
  %141 = shl nsw i64 %134, 2
  %142 = getelementptr inbounds i64, ptr %140, i64 1
  %143 = getelementptr inbounds i64, ptr %142, i64 %141
  %144 = load i64, ptr %143, align 8
  %145 = getelementptr inbounds double, ptr %139, i64 %144
  %146 = load double, ptr %145, align 8
  %147 = fcmp oge double %146, 0.000000e+00
  br label %148

148:
  %149 = phi i1 [ true, %133 ], [ %147, %138 ]
  %150 = xor i1 %149, true
  %151 = zext i1 %150 to i64
  %152 = getelementptr inbounds i64, ptr %132, i64 %134
  store i64 %151, ptr %152, align 8
  %153 = add nuw nsw i64 %134, 1
  %154 = load i64, ptr %7, align 8
  %155 = icmp slt i64 %153, %154
  br i1 %155, label %133, label %156

156:
  %157 = tail call i64 @law_solve(ptr %0)
  br label %172

158:
  %159 = phi i64 [ 0, %119 ], [ %170, %158 ]
  %160 = mul nuw nsw i64 %159, 3
  %161 = getelementptr inbounds double, ptr %125, i64 %160
  %162 = load double, ptr %161, align 8
  %163 = shl nsw i64 %159, 2
  %164 = getelementptr inbounds i64, ptr %126, i64 %163
  %165 = load i64, ptr %164, align 8
  %166 = getelementptr inbounds double, ptr %39, i64 %165
  %167 = load double, ptr %166, align 8
  %168 = fmul double %162, %167
  %169 = getelementptr inbounds double, ptr %124, i64 %159
  store double %168, ptr %169, align 8
  %170 = add nuw nsw i64 %159, 1
  %171 = icmp eq i64 %170, %117
  br i1 %171, label %127, label %158

172:
  %173 = phi i64 [ %157, %156 ], [ %83, %82 ]
  %174 = add i64 %173, -1
  %175 = icmp ult i64 %174, 2
  %176 = select i1 %175, i64 8, i64 %173
  %177 = select i1 %32, i64 %173, i64 %176
  %178 = bitcast ptr %41 to ptr
  %179 = load ptr, ptr %44, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %178, ptr align 8 %179, i64 %33, i1 false)
  %180 = icmp sgt i64 %5, 0
  %181 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %182 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  br label %183

183:
  %184 = phi i64 [ %177, %172 ], [ %267, %266 ]
  br i1 %180, label %185, label %187

185:
  %186 = load ptr, ptr %181, align 8
  br label %251

187:
  %188 = load ptr, ptr %44, align 8
  %189 = load i64, ptr %4, align 8
  %190 = shl i64 %189, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %188, ptr align 8 %42, i64 %190, i1 false)
  call void @law_accelerate(ptr %0)
  %191 = load i64, ptr %7, align 8
  %192 = icmp sgt i64 %191, 0
  br i1 %192, label %193, label %244

193:
  %194 = load ptr, ptr %6, align 8
  br label %195

195:
  %196 = phi double [ 0.000000e+00, %193 ], [ %218, %215 ]
  %197 = phi i64 [ 0, %193 ], [ %219, %215 ]
  %198 = phi double [ 0.000000e+00, %193 ], [ %217, %215 ]
  %199 = shl nsw i64 %197, 2
  %200 = getelementptr inbounds i64, ptr %194, i64 %199
  %201 = getelementptr inbounds double, ptr %1, i64 %197
  store double 0.000000e+00, ptr %201, align 8
  %202 = getelementptr inbounds i64, ptr %200, i64 1
  %203 = load i64, ptr %202, align 8
  %204 = load i64, ptr %200, align 8
  %205 = icmp ne i64 %204, 2
  %206 = zext i1 %205 to i64
  %207 = getelementptr inbounds i64, ptr %200, i64 2
  %208 = load i64, ptr %207, align 8
  %209 = add i64 %208, %203
  %210 = add i64 %209, %206
  %211 = icmp slt i64 %203, %210
  br i1 %211, label %212, label %215

212:
  %213 = load ptr, ptr %181, align 8
  %214 = load ptr, ptr %182, align 8
  br label %221

215:
  %216 = phi double [ 0.000000e+00, %195 ], [ %233, %221 ]
  %217 = phi double [ %198, %195 ], [ %241, %221 ]
  %218 = fadd double %196, %216
  %219 = add nuw nsw i64 %197, 1
  %220 = icmp eq i64 %219, %191
  br i1 %220, label %244, label %195

221:
  %222 = phi double [ 0.000000e+00, %212 ], [ %233, %221 ]
  %223 = phi i64 [ %203, %212 ], [ %242, %221 ]
  %224 = phi double [ %198, %212 ], [ %241, %221 ]
  %225 = getelementptr inbounds double, ptr %213, i64 %223
  %226 = load double, ptr %225, align 8
  %227 = getelementptr inbounds double, ptr %37, i64 %223
  %228 = load double, ptr %227, align 8
  %229 = getelementptr inbounds double, ptr %214, i64 %223
  %230 = load double, ptr %229, align 8
  %231 = fadd double %228, %230
  %232 = fmul double %226, -5.000000e-01
  %233 = call double @llvm.fmuladd.f64(double %232, double %231, double %222)
  store double %233, ptr %201, align 8
  %234 = load double, ptr %225, align 8
  %235 = call double @llvm.fabs.f64(double %234)
  %236 = load double, ptr %227, align 8
  %237 = call double @llvm.fabs.f64(double %236)
  %238 = load double, ptr %229, align 8
  %239 = call double @llvm.fabs.f64(double %238)
  %240 = fadd double %237, %239
  %241 = call double @llvm.fmuladd.f64(double %235, double %240, double %224)
  %242 = add nsw i64 %223, 1
  %243 = icmp eq i64 %242, %210
  br i1 %243, label %215, label %221

244:
  %245 = phi double [ 0.000000e+00, %187 ], [ %217, %215 ]
  %246 = phi double [ 0.000000e+00, %187 ], [ %218, %215 ]
  %247 = fmul double %245, -1.000000e-10
  %248 = fcmp uge double %246, %247
  %249 = icmp ne i64 %184, 0
  %250 = select i1 %248, i1 true, i1 %249
  br i1 %250, label %268, label %260

251:
  %252 = phi i64 [ 0, %185 ], [ %258, %251 ]
  %253 = getelementptr inbounds double, ptr %39, i64 %252
  %254 = load double, ptr %253, align 8
  %255 = getelementptr inbounds double, ptr %186, i64 %252
  %256 = load double, ptr %255, align 8
  %257 = fadd double %254, %256
  store double %257, ptr %255, align 8
  %258 = add nuw nsw i64 %252, 1
  %259 = icmp eq i64 %258, %5
  br i1 %259, label %187, label %251

260:
  %261 = load ptr, ptr %44, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %261, ptr align 8 %178, i64 %33, i1 false)
  %262 = call i32 @law_combine(ptr %0, ptr %3)
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %264, label %266

264:
  %265 = call i64 @law_solve(ptr %0)
  br label %266

266:
  %267 = phi i64 [ 0, %260 ], [ 3, %264 ]
  br label %183

268:
  %269 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %270 = bitcast ptr %269 to ptr
  %271 = load ptr, ptr %270, align 8
  %272 = shl i64 %191, 3
  call void @llvm.memset.p0.i64(ptr align 8 %271, i8 0, i64 %272, i1 false)
  ret i64 %184
}

define void @law_accelerate(ptr  %0) {
  %2 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %5 = bitcast ptr %4 to ptr
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %8 = bitcast ptr %7 to ptr
  %9 = load ptr, ptr %8, align 8
  %10 = shl i64 %3, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %9, i64 %10, i1 false)
  %11 = icmp sgt i64 %3, 0
  br i1 %11, label %12, label %19

12:
  %13 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %14 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %15 = load ptr, ptr %13, align 8
  br label %16

16:
  %17 = phi i64 [ 0, %12 ], [ %25, %24 ]
  %18 = getelementptr inbounds double, ptr %15, i64 %17
  br label %20

19:
  ret void

20:
  %21 = phi i64 [ 0, %16 ], [ %37, %27 ]
  %22 = load double, ptr %18, align 8
  %23 = fcmp une double %22, 0.000000e+00
  br i1 %23, label %27, label %24

24:
  %25 = add nuw nsw i64 %17, 1
  %26 = icmp eq i64 %25, %3
  br i1 %26, label %19, label %16

27:
  %28 = load ptr, ptr %14, align 8
  %29 = mul nsw i64 %21, %3
  %30 = add nsw i64 %29, %17
  %31 = getelementptr inbounds double, ptr %28, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = load ptr, ptr %4, align 8
  %34 = getelementptr inbounds double, ptr %33, i64 %21
  %35 = load double, ptr %34, align 8
  %36 = tail call double @llvm.fmuladd.f64(double %32, double %22, double %35)
  store double %36, ptr %34, align 8
  %37 = add nuw nsw i64 %21, 1
  %38 = icmp eq i64 %37, %3
  br i1 %38, label %24, label %20
}

define double @law_pull(ptr  %0, i64 %1, ptr  %2) {
  %4 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = shl nsw i64 %1, 2
  %7 = getelementptr inbounds i64, ptr %5, i64 %6
  %8 = getelementptr inbounds i64, ptr %7, i64 2
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %44

11:
  %12 = getelementptr inbounds i64, ptr %7, i64 1
  %13 = load i64, ptr %12, align 8
  %14 = load i64, ptr %7, align 8
  %15 = icmp ne i64 %14, 2
  %16 = zext i1 %15 to i64
  %17 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = add i64 %13, %16
  br label %22

22:
  %23 = phi i64 [ 0, %11 ], [ %31, %22 ]
  %24 = phi double [ 0.000000e+00, %11 ], [ %30, %22 ]
  %25 = add i64 %21, %23
  %26 = mul nsw i64 %25, %20
  %27 = add nsw i64 %26, %25
  %28 = getelementptr inbounds double, ptr %18, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = tail call double @llvm.maxnum.f64(double %24, double %29)
  %31 = add nuw nsw i64 %23, 1
  %32 = icmp eq i64 %31, %9
  br i1 %32, label %33, label %22

33:
  br i1 %10, label %34, label %44

34:
  %35 = getelementptr inbounds i64, ptr %7, i64 1
  %36 = load i64, ptr %35, align 8
  %37 = load i64, ptr %7, align 8
  %38 = icmp ne i64 %37, 2
  %39 = zext i1 %38 to i64
  %40 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %41 = load ptr, ptr %40, align 8
  %42 = fcmp ogt double %30, 0.000000e+00
  %43 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  br label %58

44:
  %45 = load double, ptr %2, align 8
  br label %51

46:
  %47 = icmp eq i64 %9, 1
  %48 = load double, ptr %2, align 8
  br i1 %47, label %49, label %51

49:
  %50 = tail call double @llvm.fabs.f64(double %48)
  br label %56

51:
  %52 = phi double [ %45, %44 ], [ %48, %46 ]
  %53 = getelementptr inbounds double, ptr %2, i64 1
  %54 = load double, ptr %53, align 8
  %55 = tail call double @hypot(double %52, double %54)
  br label %56

56:
  %57 = phi double [ %50, %49 ], [ %55, %51 ]
  ret double %57

58:
  %59 = phi i64 [ 0, %34 ], [ %73, %69 ]
  %60 = add i64 %36, %59
  %61 = add i64 %60, %39
  %62 = getelementptr inbounds double, ptr %41, i64 %61
  %63 = load double, ptr %62, align 8
  br i1 %42, label %64, label %69

64:
  %65 = load ptr, ptr %43, align 8
  %66 = getelementptr inbounds double, ptr %65, i64 %61
  %67 = load double, ptr %66, align 8
  %68 = fdiv double %67, %30
  br label %69

69:
  %70 = phi double [ %68, %64 ], [ 0.000000e+00, %58 ]
  %71 = fsub double %63, %70
  %72 = getelementptr inbounds double, ptr %2, i64 %59
  store double %71, ptr %72, align 8
  %73 = add nuw nsw i64 %59, 1
  %74 = icmp eq i64 %73, %9
  br i1 %74, label %46, label %58
}

define void @law_turn_against(ptr  %0, i64 %1, ptr  %2, double %3) {
  %5 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %6 = load ptr, ptr %5, align 8
  %7 = shl nsw i64 %1, 2
  %8 = getelementptr inbounds i64, ptr %6, i64 %7
  %9 = getelementptr inbounds i64, ptr %8, i64 2
  %10 = load i64, ptr %9, align 8
  %11 = fcmp ogt double %3, 0.000000e+00
  %12 = icmp sgt i64 %10, 0
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %22

14:
  %15 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i64, ptr %8, i64 1
  %18 = load i64, ptr %17, align 8
  %19 = load i64, ptr %8, align 8
  %20 = icmp ne i64 %19, 2
  %21 = zext i1 %20 to i64
  br label %23

22:
  ret void

23:
  %24 = phi i64 [ 0, %14 ], [ %32, %23 ]
  %25 = getelementptr inbounds double, ptr %2, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fneg double %26
  %28 = fdiv double %27, %3
  %29 = add i64 %18, %24
  %30 = add i64 %29, %21
  %31 = getelementptr inbounds double, ptr %16, i64 %30
  store double %28, ptr %31, align 8
  %32 = add nuw nsw i64 %24, 1
  %33 = icmp slt i64 %32, %10
  br i1 %33, label %23, label %22
}

define i64 @law_change_modes(ptr %0, i64 %1) {
  %3 = alloca [2 x double], align 16
  %4 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 17
  %7 = load ptr, ptr %6, align 8
  %8 = shl nsw i64 %5, 1
  %9 = getelementptr inbounds double, ptr %7, i64 %8
  %10 = icmp sgt i64 %5, 0
  br i1 %10, label %11, label %73

11:
  %12 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %15 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %16 = load ptr, ptr %14, align 8
  %17 = load ptr, ptr %15, align 8
  br label %21

18:
  %19 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 15
  %20 = fmul double %52, 1.000000e-04
  br label %55

21:
  %22 = phi i64 [ 0, %11 ], [ %53, %51 ]
  %23 = phi double [ 0.000000e+00, %11 ], [ %52, %51 ]
  %24 = getelementptr inbounds double, ptr %13, i64 %22
  %25 = load double, ptr %24, align 8
  %26 = tail call double @llvm.fabs.f64(double %25)
  %27 = mul nsw i64 %22, %5
  br label %34

28:
  %29 = getelementptr inbounds double, ptr %9, i64 %22
  store double %44, ptr %29, align 8
  %30 = add nsw i64 %27, %22
  %31 = getelementptr inbounds double, ptr %16, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = fcmp ogt double %32, 0.000000e+00
  br i1 %33, label %47, label %51

34:
  %35 = phi i64 [ 0, %21 ], [ %45, %34 ]
  %36 = phi double [ %26, %21 ], [ %44, %34 ]
  %37 = add nsw i64 %35, %27
  %38 = getelementptr inbounds double, ptr %16, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds double, ptr %17, i64 %35
  %41 = load double, ptr %40, align 8
  %42 = fmul double %39, %41
  %43 = tail call double @llvm.fabs.f64(double %42)
  %44 = fadd double %36, %43
  %45 = add nuw nsw i64 %35, 1
  %46 = icmp eq i64 %45, %5
  br i1 %46, label %28, label %34

47:
  %48 = tail call double @llvm.sqrt.f64(double %32)
  %49 = fdiv double %44, %48
  %50 = tail call double @llvm.maxnum.f64(double %23, double %49)
  br label %51

51:
  %52 = phi double [ %50, %47 ], [ %23, %28 ]
  %53 = add nuw nsw i64 %22, 1
  %54 = icmp eq i64 %53, %5
  br i1 %54, label %18, label %21

55:
  %56 = phi i64 [ 0, %18 ], [ %71, %55 ]
  %57 = getelementptr inbounds double, ptr %9, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = load double, ptr %19, align 8
  %60 = fdiv double %59, 1.000000e-10
  %61 = tail call double @llvm.maxnum.f64(double %58, double %60)
  %62 = mul nsw i64 %56, %5
  %63 = add nsw i64 %62, %56
  %64 = getelementptr inbounds double, ptr %16, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = tail call double @llvm.maxnum.f64(double %65, double 0.000000e+00)
  %67 = tail call double @llvm.sqrt.f64(double %66)
  %68 = fmul double %20, %67
  %69 = tail call double @llvm.maxnum.f64(double %61, double %68)
  %70 = fadd double %69, 1.000000e-300
  store double %70, ptr %57, align 8
  %71 = add nuw nsw i64 %56, 1
  %72 = icmp eq i64 %71, %5
  br i1 %72, label %73, label %55

73:
  %74 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %75 = load i64, ptr %74, align 8
  %76 = icmp sgt i64 %75, 0
  %77 = icmp sgt i64 %1, 0
  %78 = and i1 %76, %77
  br i1 %78, label %79, label %92

79:
  %80 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %85 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %86 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %87 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %88 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %89 = load ptr, ptr %88, align 8
  br label %113

90:
  %91 = icmp sgt i64 %196, 0
  br i1 %91, label %410, label %92

92:
  %93 = phi i64 [ %196, %90 ], [ 0, %73 ]
  %94 = phi i64 [ %195, %90 ], [ %75, %73 ]
  %95 = icmp sgt i64 %94, 0
  %96 = icmp slt i64 %93, %1
  %97 = select i1 %95, i1 %96, i1 false
  br i1 %97, label %98, label %410

98:
  %99 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %100 = load ptr, ptr %99, align 8
  %101 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %102 = load ptr, ptr %101, align 8
  %103 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %104 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %105 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %106 = bitcast ptr %3 to ptr
  %107 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %108 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %109 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %110 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 1
  %111 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %112 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  br label %201

113:
  %114 = phi i64 [ %75, %79 ], [ %195, %194 ]
  %115 = phi i64 [ 0, %79 ], [ %196, %194 ]
  %116 = phi i64 [ 0, %79 ], [ %197, %194 ]
  %117 = getelementptr inbounds i64, ptr %81, i64 %116
  %118 = load i64, ptr %117, align 8
  %119 = add i64 %118, -1
  %120 = icmp ult i64 %119, 2
  %121 = shl nsw i64 %116, 2
  %122 = getelementptr inbounds i64, ptr %83, i64 %121
  %123 = getelementptr inbounds i64, ptr %122, i64 1
  %124 = load i64, ptr %123, align 8
  %125 = load i64, ptr %122, align 8
  %126 = icmp eq i64 %125, 2
  br i1 %126, label %163, label %127

127:
  %128 = load i64, ptr %4, align 8
  %129 = shl nsw i64 %128, 1
  %130 = getelementptr inbounds double, ptr %7, i64 %129
  %131 = getelementptr inbounds double, ptr %130, i64 %124
  %132 = load double, ptr %131, align 8
  %133 = fmul double %132, 0x3D719799812DEA11
  br i1 %120, label %134, label %150

134:
  %135 = load ptr, ptr %86, align 8
  %136 = getelementptr inbounds double, ptr %135, i64 %124
  %137 = load double, ptr %136, align 8
  %138 = load ptr, ptr %87, align 8
  %139 = getelementptr inbounds double, ptr %138, i64 %116
  %140 = load double, ptr %139, align 8
  %141 = fsub double %137, %140
  %142 = load ptr, ptr %85, align 8
  %143 = mul nsw i64 %128, %124
  %144 = add nsw i64 %143, %124
  %145 = getelementptr inbounds double, ptr %142, i64 %144
  %146 = load double, ptr %145, align 8
  %147 = fmul double %141, %146
  %148 = fneg double %133
  %149 = fcmp oge double %147, %148
  br label %163

150:
  %151 = load ptr, ptr %84, align 8
  %152 = getelementptr inbounds double, ptr %151, i64 %124
  %153 = load double, ptr %152, align 8
  %154 = fneg double %133
  %155 = fcmp olt double %153, %154
  br i1 %155, label %156, label %163

156:
  %157 = load ptr, ptr %85, align 8
  %158 = mul nsw i64 %128, %124
  %159 = add nsw i64 %158, %124
  %160 = getelementptr inbounds double, ptr %157, i64 %159
  %161 = load double, ptr %160, align 8
  %162 = fcmp ogt double %161, 0.000000e+00
  br label %163

163:
  %164 = phi i1 [ true, %113 ], [ %149, %134 ], [ false, %150 ], [ %162, %156 ]
  %165 = getelementptr inbounds i64, ptr %89, i64 %116
  %166 = load i64, ptr %165, align 8
  %167 = icmp eq i64 %166, 0
  %168 = xor i1 %120, %164
  %169 = xor i1 %168, true
  %170 = select i1 %167, i1 true, i1 %169
  br i1 %170, label %194, label %171

171:
  %172 = icmp eq i64 %166, 2
  br i1 %172, label %173, label %177

173:
  %174 = getelementptr inbounds i64, ptr %122, i64 2
  %175 = load i64, ptr %174, align 8
  %176 = icmp sgt i64 %175, 0
  br label %177

177:
  %178 = phi i1 [ false, %171 ], [ %176, %173 ]
  br i1 %164, label %179, label %181

179:
  %180 = select i1 %178, i64 2, i64 1
  br label %190

181:
  %182 = and i64 %118, -3
  %183 = icmp eq i64 %182, 1
  br i1 %183, label %184, label %190

184:
  %185 = load ptr, ptr %87, align 8
  %186 = getelementptr inbounds double, ptr %185, i64 %116
  %187 = load double, ptr %186, align 8
  %188 = fcmp ogt double %187, 0.000000e+00
  %189 = select i1 %188, i64 3, i64 0
  br label %190

190:
  %191 = phi i64 [ %180, %179 ], [ 0, %181 ], [ %189, %184 ]
  store i64 %191, ptr %117, align 8
  %192 = add nsw i64 %115, 1
  %193 = load i64, ptr %74, align 8
  br label %194

194:
  %195 = phi i64 [ %193, %190 ], [ %114, %163 ]
  %196 = phi i64 [ %192, %190 ], [ %115, %163 ]
  %197 = add nuw nsw i64 %116, 1
  %198 = icmp slt i64 %197, %195
  %199 = icmp slt i64 %196, %1
  %200 = select i1 %198, i1 %199, i1 false
  br i1 %200, label %113, label %90

201:
  %202 = phi i64 [ %94, %98 ], [ %404, %403 ]
  %203 = phi i64 [ 0, %98 ], [ %406, %403 ]
  %204 = phi i64 [ %93, %98 ], [ %405, %403 ]
  %205 = getelementptr inbounds i64, ptr %100, i64 %203
  %206 = load i64, ptr %205, align 8
  %207 = getelementptr inbounds i64, ptr %102, i64 %203
  %208 = load i64, ptr %207, align 8
  %209 = icmp eq i64 %208, 1
  br i1 %209, label %210, label %403

210:
  %211 = add i64 %206, -3
  %212 = icmp ult i64 %211, -2
  br i1 %212, label %213, label %218

213:
  %214 = load ptr, ptr %103, align 8
  %215 = getelementptr inbounds double, ptr %214, i64 %203
  %216 = load double, ptr %215, align 8
  %217 = fcmp ogt double %216, 0.000000e+00
  br i1 %217, label %218, label %403

218:
  %219 = and i64 %206, -3
  %220 = icmp eq i64 %219, 1
  %221 = load ptr, ptr %104, align 8
  %222 = shl nsw i64 %203, 2
  %223 = getelementptr inbounds i64, ptr %221, i64 %222
  %224 = getelementptr inbounds i64, ptr %223, i64 2
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds i64, ptr %223, i64 1
  %227 = load i64, ptr %226, align 8
  %228 = load i64, ptr %223, align 8
  %229 = icmp ne i64 %228, 2
  %230 = zext i1 %229 to i64
  %231 = add i64 %227, %230
  %232 = load i64, ptr %4, align 8
  %233 = shl nsw i64 %232, 1
  %234 = getelementptr inbounds double, ptr %7, i64 %233
  %235 = getelementptr inbounds double, ptr %234, i64 %231
  %236 = load double, ptr %235, align 8
  %237 = fmul double %236, 0x3D719799812DEA11
  %238 = icmp sgt i64 %225, 0
  br i1 %238, label %239, label %252

239:
  %240 = load ptr, ptr %105, align 8
  br label %241

241:
  %242 = phi i64 [ 0, %239 ], [ %250, %241 ]
  %243 = phi double [ 0.000000e+00, %239 ], [ %249, %241 ]
  %244 = add i64 %242, %231
  %245 = mul nsw i64 %244, %232
  %246 = add nsw i64 %245, %244
  %247 = getelementptr inbounds double, ptr %240, i64 %246
  %248 = load double, ptr %247, align 8
  %249 = tail call double @llvm.maxnum.f64(double %243, double %248)
  %250 = add nuw nsw i64 %242, 1
  %251 = icmp eq i64 %250, %225
  br i1 %251, label %252, label %241

252:
  %253 = phi double [ 0.000000e+00, %218 ], [ %249, %241 ]
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %106, i8 0, i64 16, i1 false)
  %254 = icmp eq i64 %225, 0
  br i1 %254, label %386, label %255

255:
  br i1 %220, label %256, label %303

256:
  %257 = load ptr, ptr %108, align 8
  %258 = getelementptr inbounds double, ptr %257, i64 %231
  %259 = icmp eq i64 %225, 1
  %260 = load double, ptr %258, align 8
  br i1 %259, label %261, label %263

261:
  %262 = tail call double @llvm.fabs.f64(double %260)
  br label %267

263:
  %264 = getelementptr inbounds double, ptr %258, i64 1
  %265 = load double, ptr %264, align 8
  %266 = tail call double @hypot(double %260, double %265)
  br label %267

267:
  %268 = phi double [ %262, %261 ], [ %266, %263 ]
  %269 = load ptr, ptr %111, align 8
  %270 = mul nsw i64 %203, 3
  %271 = getelementptr inbounds double, ptr %269, i64 1
  %272 = getelementptr inbounds double, ptr %271, i64 %270
  %273 = load double, ptr %272, align 8
  %274 = icmp eq i64 %228, 2
  br i1 %274, label %280, label %275

275:
  %276 = getelementptr inbounds double, ptr %257, i64 %227
  %277 = load double, ptr %276, align 8
  %278 = tail call double @llvm.maxnum.f64(double %277, double 0.000000e+00)
  %279 = fmul double %273, %278
  br label %280

280:
  %281 = phi double [ %279, %275 ], [ %273, %267 ]
  %282 = fsub double %268, %281
  %283 = fmul double %253, %282
  %284 = fcmp ugt double %283, %237
  br i1 %284, label %285, label %386

285:
  %286 = fcmp ogt double %268, 0.000000e+00
  %287 = and i1 %238, %286
  br i1 %287, label %288, label %386

288:
  %289 = load ptr, ptr %112, align 8
  %290 = fneg double %260
  %291 = fdiv double %290, %268
  %292 = getelementptr inbounds double, ptr %289, i64 %231
  store double %291, ptr %292, align 8
  br i1 %259, label %386, label %293

293:
  %294 = phi i64 [ %301, %293 ], [ 1, %288 ]
  %295 = getelementptr inbounds double, ptr %258, i64 %294
  %296 = load double, ptr %295, align 8
  %297 = fneg double %296
  %298 = fdiv double %297, %268
  %299 = add i64 %294, %231
  %300 = getelementptr inbounds double, ptr %289, i64 %299
  store double %298, ptr %300, align 8
  %301 = add nuw nsw i64 %294, 1
  %302 = icmp eq i64 %301, %225
  br i1 %302, label %386, label %293

303:
  br i1 %238, label %304, label %327

304:
  %305 = load ptr, ptr %105, align 8
  br label %306

306:
  %307 = phi i64 [ 0, %304 ], [ %315, %306 ]
  %308 = phi double [ 0.000000e+00, %304 ], [ %314, %306 ]
  %309 = add i64 %307, %231
  %310 = mul nsw i64 %309, %232
  %311 = add nsw i64 %310, %309
  %312 = getelementptr inbounds double, ptr %305, i64 %311
  %313 = load double, ptr %312, align 8
  %314 = tail call double @llvm.maxnum.f64(double %308, double %313)
  %315 = add nuw nsw i64 %307, 1
  %316 = icmp eq i64 %315, %225
  br i1 %316, label %317, label %306

317:
  %318 = load ptr, ptr %108, align 8
  %319 = fcmp ogt double %314, 0.000000e+00
  br label %331

320:
  %321 = icmp eq i64 %225, 1
  %322 = load double, ptr %107, align 16
  br i1 %321, label %325, label %323

323:
  %324 = load double, ptr %110, align 8
  br label %327

325:
  %326 = tail call double @llvm.fabs.f64(double %322)
  br label %347

327:
  %328 = phi double [ %324, %323 ], [ 0.000000e+00, %303 ]
  %329 = phi double [ %322, %323 ], [ 0.000000e+00, %303 ]
  %330 = tail call double @hypot(double %329, double %328)
  br label %347

331:
  %332 = phi i64 [ 0, %317 ], [ %345, %341 ]
  %333 = add i64 %332, %231
  %334 = getelementptr inbounds double, ptr %318, i64 %333
  %335 = load double, ptr %334, align 8
  br i1 %319, label %336, label %341

336:
  %337 = load ptr, ptr %109, align 8
  %338 = getelementptr inbounds double, ptr %337, i64 %333
  %339 = load double, ptr %338, align 8
  %340 = fdiv double %339, %314
  br label %341

341:
  %342 = phi double [ %340, %336 ], [ 0.000000e+00, %331 ]
  %343 = fsub double %335, %342
  %344 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 %332
  store double %343, ptr %344, align 8
  %345 = add nuw nsw i64 %332, 1
  %346 = icmp eq i64 %345, %225
  br i1 %346, label %320, label %331

347:
  %348 = phi double [ %322, %325 ], [ %329, %327 ]
  %349 = phi double [ %326, %325 ], [ %330, %327 ]
  %350 = load ptr, ptr %111, align 8
  %351 = mul nsw i64 %203, 3
  %352 = getelementptr inbounds double, ptr %350, i64 %351
  %353 = load double, ptr %352, align 8
  %354 = icmp eq i64 %228, 2
  br i1 %354, label %361, label %355

355:
  %356 = load ptr, ptr %108, align 8
  %357 = getelementptr inbounds double, ptr %356, i64 %227
  %358 = load double, ptr %357, align 8
  %359 = tail call double @llvm.maxnum.f64(double %358, double 0.000000e+00)
  %360 = fmul double %353, %359
  br label %361

361:
  %362 = phi double [ %360, %355 ], [ %353, %347 ]
  %363 = fsub double %349, %362
  %364 = fmul double %253, %363
  %365 = fneg double %237
  %366 = fcmp olt double %364, %365
  br i1 %366, label %386, label %367

367:
  %368 = fcmp ogt double %349, 0.000000e+00
  %369 = and i1 %238, %368
  br i1 %369, label %370, label %386

370:
  %371 = load ptr, ptr %112, align 8
  %372 = fneg double %348
  %373 = fdiv double %372, %349
  %374 = getelementptr inbounds double, ptr %371, i64 %231
  store double %373, ptr %374, align 8
  %375 = icmp eq i64 %225, 1
  br i1 %375, label %386, label %376

376:
  %377 = phi i64 [ %384, %376 ], [ 1, %370 ]
  %378 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 %377
  %379 = load double, ptr %378, align 8
  %380 = fneg double %379
  %381 = fdiv double %380, %349
  %382 = add i64 %377, %231
  %383 = getelementptr inbounds double, ptr %371, i64 %382
  store double %381, ptr %383, align 8
  %384 = add nuw nsw i64 %377, 1
  %385 = icmp eq i64 %384, %225
  br i1 %385, label %386, label %376

386:
  %387 = phi i1 [ false, %252 ], [ false, %280 ], [ true, %285 ], [ false, %361 ], [ true, %367 ], [ true, %288 ], [ true, %370 ], [ true, %293 ], [ true, %376 ]
  br i1 %212, label %390, label %388

388:
  %389 = select i1 %387, i64 2, i64 1
  br label %397

390:
  br i1 %387, label %397, label %391

391:
  %392 = load ptr, ptr %103, align 8
  %393 = getelementptr inbounds double, ptr %392, i64 %203
  %394 = load double, ptr %393, align 8
  %395 = fcmp ogt double %394, 0.000000e+00
  %396 = select i1 %395, i64 3, i64 0
  br label %397

397:
  %398 = phi i64 [ %389, %388 ], [ 0, %390 ], [ %396, %391 ]
  store i64 %398, ptr %205, align 8
  %399 = icmp ne i64 %398, %206
  %400 = zext i1 %399 to i64
  %401 = add nsw i64 %204, %400
  %402 = load i64, ptr %74, align 8
  br label %403

403:
  %404 = phi i64 [ %402, %397 ], [ %202, %213 ], [ %202, %201 ]
  %405 = phi i64 [ %401, %397 ], [ %204, %213 ], [ %204, %201 ]
  %406 = add nuw nsw i64 %203, 1
  %407 = icmp slt i64 %406, %404
  %408 = icmp slt i64 %405, %1
  %409 = select i1 %407, i1 %408, i1 false
  br i1 %409, label %201, label %410

410:
  %411 = phi i64 [ %196, %90 ], [ %93, %92 ], [ %405, %403 ]
  ret i64 %411
}

define double @law_measure(ptr %0) {
  %2 = alloca [2 x double], align 16
  %3 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 12
  store double 0.000000e+00, ptr %3, align 8
  %4 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 13
  store i64 -1, ptr %4, align 8
  %5 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 17
  %8 = load ptr, ptr %7, align 8
  %9 = shl nsw i64 %6, 1
  %10 = getelementptr inbounds double, ptr %8, i64 %9
  %11 = icmp sgt i64 %6, 0
  br i1 %11, label %12, label %74

12:
  %13 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %16 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %17 = load ptr, ptr %15, align 8
  %18 = load ptr, ptr %16, align 8
  br label %22

19:
  %20 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 15
  %21 = fmul double %53, 1.000000e-04
  br label %56

22:
  %23 = phi i64 [ 0, %12 ], [ %54, %52 ]
  %24 = phi double [ 0.000000e+00, %12 ], [ %53, %52 ]
  %25 = getelementptr inbounds double, ptr %14, i64 %23
  %26 = load double, ptr %25, align 8
  %27 = tail call double @llvm.fabs.f64(double %26)
  %28 = mul nsw i64 %23, %6
  br label %35

29:
  %30 = getelementptr inbounds double, ptr %10, i64 %23
  store double %45, ptr %30, align 8
  %31 = add nsw i64 %28, %23
  %32 = getelementptr inbounds double, ptr %17, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = fcmp ogt double %33, 0.000000e+00
  br i1 %34, label %48, label %52

35:
  %36 = phi i64 [ 0, %22 ], [ %46, %35 ]
  %37 = phi double [ %27, %22 ], [ %45, %35 ]
  %38 = add nsw i64 %36, %28
  %39 = getelementptr inbounds double, ptr %17, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds double, ptr %18, i64 %36
  %42 = load double, ptr %41, align 8
  %43 = fmul double %40, %42
  %44 = tail call double @llvm.fabs.f64(double %43)
  %45 = fadd double %37, %44
  %46 = add nuw nsw i64 %36, 1
  %47 = icmp eq i64 %46, %6
  br i1 %47, label %29, label %35

48:
  %49 = tail call double @llvm.sqrt.f64(double %33)
  %50 = fdiv double %45, %49
  %51 = tail call double @llvm.maxnum.f64(double %24, double %50)
  br label %52

52:
  %53 = phi double [ %51, %48 ], [ %24, %29 ]
  %54 = add nuw nsw i64 %23, 1
  %55 = icmp eq i64 %54, %6
  br i1 %55, label %19, label %22

56:
  %57 = phi i64 [ 0, %19 ], [ %72, %56 ]
  %58 = getelementptr inbounds double, ptr %10, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = load double, ptr %20, align 8
  %61 = fdiv double %60, 1.000000e-10
  %62 = tail call double @llvm.maxnum.f64(double %59, double %61)
  %63 = mul nsw i64 %57, %6
  %64 = add nsw i64 %63, %57
  %65 = getelementptr inbounds double, ptr %17, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = tail call double @llvm.maxnum.f64(double %66, double 0.000000e+00)
  %68 = tail call double @llvm.sqrt.f64(double %67)
  %69 = fmul double %21, %68
  %70 = tail call double @llvm.maxnum.f64(double %62, double %69)
  %71 = fadd double %70, 1.000000e-300
  store double %71, ptr %58, align 8
  %72 = add nuw nsw i64 %57, 1
  %73 = icmp eq i64 %72, %6
  br i1 %73, label %74, label %56

74:
  %75 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %76 = load i64, ptr %75, align 8
  %77 = icmp sgt i64 %76, 0
  br i1 %77, label %78, label %92

78:
  %79 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %84 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %85 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %86 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %87 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %88 = bitcast ptr %2 to ptr
  %89 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 0
  %90 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 1
  %91 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  br label %94

92:
  %93 = load double, ptr %3, align 8
  ret double %93

94:
  %95 = phi i64 [ 0, %78 ], [ %306, %305 ]
  %96 = shl nsw i64 %95, 2
  %97 = getelementptr inbounds i64, ptr %80, i64 %96
  %98 = getelementptr inbounds i64, ptr %97, i64 1
  %99 = load i64, ptr %98, align 8
  %100 = load i64, ptr %97, align 8
  %101 = icmp ne i64 %100, 2
  %102 = zext i1 %101 to i64
  %103 = add i64 %99, %102
  %104 = getelementptr inbounds i64, ptr %82, i64 %95
  %105 = load i64, ptr %104, align 8
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %305, label %107

107:
  %108 = icmp eq i64 %100, 2
  br i1 %108, label %133, label %109

109:
  %110 = load ptr, ptr %83, align 8
  %111 = mul nsw i64 %99, %6
  %112 = add nsw i64 %111, %99
  %113 = getelementptr inbounds double, ptr %110, i64 %112
  %114 = load double, ptr %113, align 8
  %115 = fcmp ogt double %114, 0.000000e+00
  br i1 %115, label %116, label %133

116:
  %117 = load ptr, ptr %84, align 8
  %118 = getelementptr inbounds double, ptr %117, i64 %99
  %119 = load double, ptr %118, align 8
  %120 = load ptr, ptr %85, align 8
  %121 = getelementptr inbounds double, ptr %120, i64 %95
  %122 = load double, ptr %121, align 8
  %123 = fsub double %119, %122
  %124 = fmul double %114, %123
  %125 = load ptr, ptr %86, align 8
  %126 = getelementptr inbounds double, ptr %125, i64 %99
  %127 = load double, ptr %126, align 8
  %128 = tail call double @llvm.minnum.f64(double %124, double %127)
  %129 = tail call double @llvm.fabs.f64(double %128)
  %130 = getelementptr inbounds double, ptr %10, i64 %99
  %131 = load double, ptr %130, align 8
  %132 = fdiv double %129, %131
  br label %133

133:
  %134 = phi double [ %132, %116 ], [ 0.000000e+00, %109 ], [ 0.000000e+00, %107 ]
  %135 = getelementptr inbounds i64, ptr %97, i64 2
  %136 = load i64, ptr %135, align 8
  %137 = icmp sgt i64 %136, 0
  br i1 %137, label %138, label %300

138:
  %139 = load ptr, ptr %83, align 8
  br label %140

140:
  %141 = phi i64 [ 0, %138 ], [ %149, %140 ]
  %142 = phi double [ 0.000000e+00, %138 ], [ %148, %140 ]
  %143 = add i64 %103, %141
  %144 = mul nsw i64 %143, %6
  %145 = add nsw i64 %144, %143
  %146 = getelementptr inbounds double, ptr %139, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = tail call double @llvm.maxnum.f64(double %142, double %147)
  %149 = add nuw nsw i64 %141, 1
  %150 = icmp eq i64 %149, %136
  br i1 %150, label %151, label %140

151:
  %152 = fcmp ogt double %148, 0.000000e+00
  br i1 %152, label %153, label %300

153:
  %154 = icmp eq i64 %136, 2
  br i1 %154, label %155, label %159

155:
  %156 = add nsw i64 %103, 1
  %157 = getelementptr inbounds double, ptr %10, i64 %156
  %158 = load double, ptr %157, align 8
  br label %159

159:
  %160 = phi double [ %158, %155 ], [ 0.000000e+00, %153 ]
  %161 = load ptr, ptr %84, align 8
  %162 = getelementptr inbounds double, ptr %161, i64 %103
  br label %163

163:
  %164 = phi i64 [ 0, %159 ], [ %172, %163 ]
  %165 = phi double [ 0.000000e+00, %159 ], [ %171, %163 ]
  %166 = add i64 %164, %103
  %167 = mul nsw i64 %166, %6
  %168 = add nsw i64 %167, %166
  %169 = getelementptr inbounds double, ptr %139, i64 %168
  %170 = load double, ptr %169, align 8
  %171 = tail call double @llvm.maxnum.f64(double %165, double %170)
  %172 = add nuw nsw i64 %164, 1
  %173 = icmp eq i64 %172, %136
  br i1 %173, label %174, label %163

174:
  %175 = load ptr, ptr %87, align 8
  %176 = mul nsw i64 %95, 3
  %177 = getelementptr inbounds double, ptr %175, i64 %176
  %178 = load double, ptr %177, align 8
  br i1 %108, label %184, label %179

179:
  %180 = getelementptr inbounds double, ptr %161, i64 %99
  %181 = load double, ptr %180, align 8
  %182 = tail call double @llvm.maxnum.f64(double %181, double 0.000000e+00)
  %183 = fmul double %178, %182
  br label %184

184:
  %185 = phi double [ %183, %179 ], [ %178, %174 ]
  %186 = icmp eq i64 %105, 2
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %88, i8 0, i64 16, i1 false)
  br label %187

187:
  %188 = phi i64 [ 0, %184 ], [ %196, %187 ]
  %189 = phi double [ 0.000000e+00, %184 ], [ %195, %187 ]
  %190 = add i64 %188, %103
  %191 = mul nsw i64 %190, %6
  %192 = add nsw i64 %191, %190
  %193 = getelementptr inbounds double, ptr %139, i64 %192
  %194 = load double, ptr %193, align 8
  %195 = tail call double @llvm.maxnum.f64(double %189, double %194)
  %196 = add nuw nsw i64 %188, 1
  %197 = icmp eq i64 %196, %136
  br i1 %197, label %198, label %187

198:
  %199 = fcmp ogt double %195, 0.000000e+00
  br label %208

200:
  %201 = icmp eq i64 %136, 1
  %202 = load double, ptr %89, align 16
  br i1 %201, label %203, label %205

203:
  %204 = tail call double @llvm.fabs.f64(double %202)
  br label %224

205:
  %206 = load double, ptr %90, align 8
  %207 = tail call double @hypot(double %202, double %206)
  br label %224

208:
  %209 = phi i64 [ 0, %198 ], [ %222, %218 ]
  %210 = add i64 %209, %103
  %211 = getelementptr inbounds double, ptr %161, i64 %210
  %212 = load double, ptr %211, align 8
  br i1 %199, label %213, label %218

213:
  %214 = load ptr, ptr %86, align 8
  %215 = getelementptr inbounds double, ptr %214, i64 %210
  %216 = load double, ptr %215, align 8
  %217 = fdiv double %216, %195
  br label %218

218:
  %219 = phi double [ %217, %213 ], [ 0.000000e+00, %208 ]
  %220 = fsub double %212, %219
  %221 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 %209
  store double %220, ptr %221, align 8
  %222 = add nuw nsw i64 %209, 1
  %223 = icmp eq i64 %222, %136
  br i1 %223, label %200, label %208

224:
  %225 = phi double [ %204, %203 ], [ %207, %205 ]
  %226 = fcmp ogt double %225, %185
  %227 = fdiv double %185, %225
  %228 = select i1 %226, double %227, double 1.000000e+00
  %229 = fneg double %185
  br label %257

230:
  %231 = load double, ptr %89, align 16
  %232 = icmp eq i64 %136, 1
  br i1 %232, label %233, label %237

233:
  %234 = tail call double @llvm.fabs.f64(double %231)
  %235 = load double, ptr %162, align 8
  %236 = tail call double @llvm.fabs.f64(double %235)
  br label %244

237:
  %238 = load double, ptr %90, align 8
  %239 = tail call double @hypot(double %231, double %238)
  %240 = load double, ptr %162, align 8
  %241 = getelementptr inbounds double, ptr %162, i64 1
  %242 = load double, ptr %241, align 8
  %243 = tail call double @hypot(double %240, double %242)
  br label %244

244:
  %245 = phi double [ %234, %233 ], [ %239, %237 ]
  %246 = phi double [ %236, %233 ], [ %243, %237 ]
  %247 = fmul double %171, %245
  %248 = getelementptr inbounds double, ptr %177, i64 1
  %249 = load double, ptr %248, align 8
  br i1 %108, label %255, label %250

250:
  %251 = getelementptr inbounds double, ptr %161, i64 %99
  %252 = load double, ptr %251, align 8
  %253 = tail call double @llvm.maxnum.f64(double %252, double 0.000000e+00)
  %254 = fmul double %249, %253
  br label %255

255:
  %256 = phi double [ %254, %250 ], [ %249, %244 ]
  br i1 %186, label %293, label %277

257:
  %258 = phi i64 [ 0, %224 ], [ %275, %269 ]
  %259 = getelementptr inbounds double, ptr %162, i64 %258
  %260 = load double, ptr %259, align 8
  br i1 %186, label %261, label %266

261:
  %262 = load ptr, ptr %91, align 8
  %263 = add nsw i64 %258, %103
  %264 = getelementptr inbounds double, ptr %262, i64 %263
  %265 = load double, ptr %264, align 8
  br label %269

266:
  %267 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 %258
  %268 = load double, ptr %267, align 8
  br label %269

269:
  %270 = phi double [ %268, %266 ], [ %229, %261 ]
  %271 = phi double [ %228, %266 ], [ %265, %261 ]
  %272 = fmul double %270, %271
  %273 = fsub double %260, %272
  %274 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 %258
  store double %273, ptr %274, align 8
  %275 = add nuw nsw i64 %258, 1
  %276 = icmp eq i64 %275, %136
  br i1 %276, label %230, label %257

277:
  %278 = fsub double %246, %256
  %279 = fmul double %171, %278
  %280 = load ptr, ptr %86, align 8
  %281 = getelementptr inbounds double, ptr %280, i64 %103
  %282 = load double, ptr %281, align 8
  br i1 %232, label %283, label %285

283:
  %284 = tail call double @llvm.fabs.f64(double %282)
  br label %289

285:
  %286 = getelementptr inbounds double, ptr %281, i64 1
  %287 = load double, ptr %286, align 8
  %288 = tail call double @hypot(double %282, double %287)
  br label %289

289:
  %290 = phi double [ %284, %283 ], [ %288, %285 ]
  %291 = tail call double @llvm.maxnum.f64(double %290, double %279)
  %292 = tail call double @llvm.minnum.f64(double %247, double %291)
  br label %293

293:
  %294 = phi double [ %292, %289 ], [ %247, %255 ]
  %295 = getelementptr inbounds double, ptr %10, i64 %103
  %296 = load double, ptr %295, align 8
  %297 = tail call double @llvm.maxnum.f64(double %296, double %160)
  %298 = fdiv double %294, %297
  %299 = tail call double @llvm.maxnum.f64(double %134, double %298)
  br label %300

300:
  %301 = phi double [ %299, %293 ], [ %134, %151 ], [ %134, %133 ]
  %302 = load double, ptr %3, align 8
  %303 = fcmp ugt double %301, %302
  br i1 %303, label %304, label %305

304:
  store double %301, ptr %3, align 8
  store i64 %95, ptr %4, align 8
  br label %305

305:
  %306 = add nuw nsw i64 %95, 1
  %307 = icmp eq i64 %306, %76
  br i1 %307, label %92, label %94
}

define void @law_newton_step(ptr %0, i32 %1) {
  %3 = alloca [2 x double], align 16
  %4 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 18
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i64, ptr %7, i64 %5
  %9 = getelementptr inbounds i64, ptr %8, i64 %5
  %10 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %81

13:
  %14 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %19 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %20 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  br label %21

21:
  %22 = phi i64 [ %11, %13 ], [ %75, %74 ]
  %23 = phi i64 [ 0, %13 ], [ %76, %74 ]
  %24 = phi i64 [ 0, %13 ], [ %77, %74 ]
  %25 = shl nsw i64 %24, 2
  %26 = getelementptr inbounds i64, ptr %15, i64 %25
  %27 = getelementptr inbounds i64, ptr %26, i64 1
  %28 = load i64, ptr %27, align 8
  %29 = load i64, ptr %26, align 8
  %30 = icmp ne i64 %29, 2
  %31 = zext i1 %30 to i64
  %32 = getelementptr inbounds i64, ptr %26, i64 2
  %33 = load i64, ptr %32, align 8
  %34 = add i64 %33, %28
  %35 = add i64 %34, %31
  %36 = getelementptr inbounds i64, ptr %17, i64 %24
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %74, label %39

39:
  %40 = load ptr, ptr %18, align 8
  %41 = getelementptr inbounds i64, ptr %40, i64 %24
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %44, label %51

44:
  %45 = load ptr, ptr %19, align 8
  %46 = getelementptr inbounds double, ptr %45, i64 %24
  %47 = load double, ptr %46, align 8
  %48 = fcmp ogt double %47, 0.000000e+00
  %49 = icmp slt i64 %28, %35
  %50 = select i1 %48, i1 %49, i1 false
  br i1 %50, label %53, label %74

51:
  %52 = icmp slt i64 %28, %35
  br i1 %52, label %53, label %74

53:
  %54 = load ptr, ptr %20, align 8
  br label %55

55:
  %56 = phi i64 [ %28, %53 ], [ %70, %68 ]
  %57 = phi i64 [ %23, %53 ], [ %69, %68 ]
  %58 = load i64, ptr %4, align 8
  %59 = mul nsw i64 %58, %56
  %60 = add nsw i64 %59, %56
  %61 = getelementptr inbounds double, ptr %54, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = fcmp ogt double %62, 0.000000e+00
  br i1 %63, label %64, label %68

64:
  %65 = getelementptr inbounds i64, ptr %8, i64 %57
  store i64 %24, ptr %65, align 8
  %66 = add nsw i64 %57, 1
  %67 = getelementptr inbounds i64, ptr %7, i64 %57
  store i64 %56, ptr %67, align 8
  br label %68

68:
  %69 = phi i64 [ %66, %64 ], [ %57, %55 ]
  %70 = add nsw i64 %56, 1
  %71 = icmp slt i64 %70, %35
  br i1 %71, label %55, label %72

72:
  %73 = load i64, ptr %10, align 8
  br label %74

74:
  %75 = phi i64 [ %22, %21 ], [ %22, %44 ], [ %22, %51 ], [ %73, %72 ]
  %76 = phi i64 [ %23, %21 ], [ %23, %44 ], [ %23, %51 ], [ %69, %72 ]
  %77 = add nuw nsw i64 %24, 1
  %78 = icmp slt i64 %77, %75
  br i1 %78, label %21, label %79

79:
  %80 = load i64, ptr %4, align 8
  br label %81

81:
  %82 = phi i64 [ %5, %2 ], [ %80, %79 ]
  %83 = phi i64 [ 0, %2 ], [ %76, %79 ]
  %84 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 17
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds double, ptr %85, i64 %82
  %87 = shl nsw i64 %82, 3
  %88 = getelementptr inbounds double, ptr %85, i64 %87
  %89 = mul nsw i64 %5, %5
  %90 = getelementptr inbounds double, ptr %88, i64 %89
  %91 = mul nsw i64 %82, 3
  %92 = getelementptr inbounds double, ptr %85, i64 %91
  %93 = icmp sgt i64 %5, 0
  br i1 %93, label %94, label %96

94:
  %95 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  br label %112

96:
  tail call void @law_accelerate(ptr %0)
  %97 = icmp sgt i64 %83, 0
  br i1 %97, label %98, label %449

98:
  %99 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %100 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %101 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %102 = bitcast ptr %90 to ptr
  %103 = shl i64 %5, 3
  %104 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  %105 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %106 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %107 = bitcast ptr %3 to ptr
  %108 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %109 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %110 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %111 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  br label %136

112:
  %113 = phi i64 [ 0, %94 ], [ %127, %125 ]
  %114 = phi i64 [ 0, %94 ], [ %126, %125 ]
  %115 = icmp slt i64 %114, %83
  br i1 %115, label %116, label %122

116:
  %117 = getelementptr inbounds i64, ptr %7, i64 %114
  %118 = load i64, ptr %117, align 8
  %119 = icmp eq i64 %118, %113
  br i1 %119, label %120, label %122

120:
  %121 = add nsw i64 %114, 1
  br label %125

122:
  %123 = load ptr, ptr %95, align 8
  %124 = getelementptr inbounds double, ptr %123, i64 %113
  store double 0.000000e+00, ptr %124, align 8
  br label %125

125:
  %126 = phi i64 [ %121, %120 ], [ %114, %122 ]
  %127 = add nuw nsw i64 %113, 1
  %128 = icmp eq i64 %127, %5
  br i1 %128, label %96, label %112

129:
  br i1 %97, label %130, label %449

130:
  %131 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %132 = load ptr, ptr %131, align 8
  %133 = load i64, ptr %4, align 8
  %134 = icmp eq i32 %1, 0
  %135 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  br label %619

136:
  %137 = phi i64 [ 0, %98 ], [ %337, %336 ]
  %138 = getelementptr inbounds i64, ptr %7, i64 %137
  %139 = load i64, ptr %138, align 8
  %140 = getelementptr inbounds i64, ptr %8, i64 %137
  %141 = load i64, ptr %140, align 8
  %142 = load ptr, ptr %99, align 8
  %143 = getelementptr inbounds i64, ptr %142, i64 %141
  %144 = load i64, ptr %143, align 8
  %145 = load ptr, ptr %100, align 8
  %146 = shl nsw i64 %141, 2
  %147 = getelementptr inbounds i64, ptr %145, i64 %146
  %148 = getelementptr inbounds i64, ptr %147, i64 1
  %149 = load i64, ptr %148, align 8
  %150 = load i64, ptr %147, align 8
  %151 = icmp ne i64 %150, 2
  %152 = zext i1 %151 to i64
  %153 = add nsw i64 %149, %152
  %154 = icmp slt i64 %139, %153
  %155 = load ptr, ptr %101, align 8
  %156 = load i64, ptr %4, align 8
  %157 = mul nsw i64 %156, %139
  %158 = add nsw i64 %157, %139
  %159 = getelementptr inbounds double, ptr %155, i64 %158
  %160 = load double, ptr %159, align 8
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
  %169 = load ptr, ptr %101, align 8
  %170 = mul nsw i64 %139, %5
  %171 = getelementptr inbounds double, ptr %169, i64 %170
  %172 = bitcast ptr %171 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %102, ptr align 8 %172, i64 %103, i1 false)
  %173 = load ptr, ptr %110, align 8
  %174 = getelementptr inbounds double, ptr %173, i64 %139
  %175 = load double, ptr %174, align 8
  %176 = fneg double %175
  %177 = fdiv double 1.000000e+00, %161
  br label %328

178:
  %179 = getelementptr inbounds double, ptr %90, i64 %139
  store double 1.000000e+00, ptr %179, align 8
  %180 = load ptr, ptr %111, align 8
  %181 = getelementptr inbounds double, ptr %180, i64 %141
  %182 = load double, ptr %181, align 8
  %183 = load ptr, ptr %105, align 8
  %184 = getelementptr inbounds double, ptr %183, i64 %139
  %185 = load double, ptr %184, align 8
  %186 = fsub double %182, %185
  br label %328

187:
  %188 = load i64, ptr %148, align 8
  %189 = load i64, ptr %147, align 8
  %190 = icmp ne i64 %189, 2
  %191 = sext i1 %190 to i64
  %192 = sub i64 %139, %188
  %193 = add i64 %192, %191
  %194 = getelementptr inbounds double, ptr %85, i64 %137
  %195 = load ptr, ptr %100, align 8
  %196 = getelementptr inbounds i64, ptr %195, i64 %146
  %197 = load i64, ptr %4, align 8
  %198 = getelementptr inbounds i64, ptr %196, i64 1
  %199 = load i64, ptr %198, align 8
  %200 = load i64, ptr %196, align 8
  %201 = icmp ne i64 %200, 2
  %202 = zext i1 %201 to i64
  %203 = add nsw i64 %199, %202
  %204 = add nsw i64 %203, %193
  %205 = load ptr, ptr %104, align 8
  %206 = getelementptr inbounds double, ptr %205, i64 %203
  %207 = load ptr, ptr %105, align 8
  %208 = getelementptr inbounds double, ptr %207, i64 %204
  %209 = load double, ptr %208, align 8
  %210 = load ptr, ptr %106, align 8
  %211 = mul nsw i64 %141, 3
  %212 = getelementptr inbounds double, ptr %210, i64 %211
  %213 = load double, ptr %212, align 8
  %214 = icmp eq i64 %200, 2
  br i1 %214, label %215, label %221

215:
  %216 = getelementptr inbounds double, ptr %206, i64 %193
  %217 = load double, ptr %216, align 8
  %218 = call double @llvm.fmuladd.f64(double %213, double %217, double %209)
  %219 = fneg double %218
  store double %219, ptr %194, align 8
  %220 = getelementptr inbounds double, ptr %90, i64 %204
  store double 1.000000e+00, ptr %220, align 8
  br label %236

221:
  %222 = getelementptr inbounds double, ptr %207, i64 %199
  %223 = load double, ptr %222, align 8
  %224 = call double @llvm.maxnum.f64(double %223, double 0.000000e+00)
  %225 = fmul double %213, %224
  %226 = getelementptr inbounds double, ptr %206, i64 %193
  %227 = load double, ptr %226, align 8
  %228 = call double @llvm.fmuladd.f64(double %225, double %227, double %209)
  %229 = fneg double %228
  store double %229, ptr %194, align 8
  %230 = getelementptr inbounds double, ptr %90, i64 %204
  store double 1.000000e+00, ptr %230, align 8
  %231 = load double, ptr %212, align 8
  %232 = load double, ptr %226, align 8
  %233 = getelementptr inbounds double, ptr %90, i64 %199
  %234 = load double, ptr %233, align 8
  %235 = call double @llvm.fmuladd.f64(double %231, double %232, double %234)
  store double %235, ptr %233, align 8
  br label %236

236:
  %237 = phi ptr [ %216, %215 ], [ %226, %221 ]
  %238 = getelementptr inbounds i64, ptr %196, i64 2
  %239 = load i64, ptr %238, align 8
  %240 = icmp slt i64 %239, 2
  br i1 %240, label %326, label %241

241:
  %242 = load ptr, ptr %108, align 8
  %243 = getelementptr inbounds i64, ptr %242, i64 %141
  %244 = load i64, ptr %243, align 8
  %245 = icmp eq i64 %244, 1
  br i1 %245, label %246, label %326

246:
  %247 = call double @law_pull(ptr %0, i64 %141, ptr %109)
  %248 = load ptr, ptr %100, align 8
  %249 = getelementptr inbounds i64, ptr %248, i64 %146
  %250 = getelementptr inbounds i64, ptr %249, i64 2
  %251 = load i64, ptr %250, align 8
  %252 = icmp sgt i64 %251, 0
  br i1 %252, label %253, label %273

253:
  %254 = getelementptr inbounds i64, ptr %249, i64 1
  %255 = load i64, ptr %254, align 8
  %256 = load i64, ptr %249, align 8
  %257 = icmp ne i64 %256, 2
  %258 = zext i1 %257 to i64
  %259 = load ptr, ptr %101, align 8
  %260 = load i64, ptr %4, align 8
  %261 = add i64 %255, %258
  br label %262

262:
  %263 = phi i64 [ 0, %253 ], [ %271, %262 ]
  %264 = phi double [ 0.000000e+00, %253 ], [ %270, %262 ]
  %265 = add i64 %261, %263
  %266 = mul nsw i64 %265, %260
  %267 = add nsw i64 %266, %265
  %268 = getelementptr inbounds double, ptr %259, i64 %267
  %269 = load double, ptr %268, align 8
  %270 = call double @llvm.maxnum.f64(double %264, double %269)
  %271 = add nuw nsw i64 %263, 1
  %272 = icmp eq i64 %271, %251
  br i1 %272, label %273, label %262

273:
  %274 = phi double [ 0.000000e+00, %246 ], [ %270, %262 ]
  %275 = fcmp ogt double %247, 0.000000e+00
  br i1 %275, label %276, label %326

276:
  %277 = load ptr, ptr %106, align 8
  %278 = getelementptr inbounds double, ptr %277, i64 %211
  %279 = load double, ptr %278, align 8
  %280 = load i64, ptr %249, align 8
  %281 = icmp eq i64 %280, 2
  br i1 %281, label %290, label %282

282:
  %283 = load ptr, ptr %105, align 8
  %284 = getelementptr inbounds i64, ptr %249, i64 1
  %285 = load i64, ptr %284, align 8
  %286 = getelementptr inbounds double, ptr %283, i64 %285
  %287 = load double, ptr %286, align 8
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
  %300 = load double, ptr %237, align 8
  %301 = getelementptr inbounds double, ptr %206, i64 %297
  %302 = load double, ptr %301, align 8
  %303 = fneg double %300
  %304 = call double @llvm.fmuladd.f64(double %303, double %302, double %299)
  %305 = fmul double %293, %304
  %306 = add nsw i64 %297, %203
  %307 = getelementptr inbounds double, ptr %90, i64 %306
  %308 = load double, ptr %307, align 8
  %309 = fsub double %308, %305
  store double %309, ptr %307, align 8
  br i1 %294, label %310, label %313

310:
  %311 = load ptr, ptr %101, align 8
  %312 = mul nsw i64 %306, %197
  br label %314

313:
  br i1 %296, label %295, label %326

314:
  %315 = phi i64 [ 0, %310 ], [ %324, %314 ]
  %316 = add nsw i64 %315, %312
  %317 = getelementptr inbounds double, ptr %311, i64 %316
  %318 = load double, ptr %317, align 8
  %319 = fmul double %305, %318
  %320 = fdiv double %319, %274
  %321 = getelementptr inbounds double, ptr %90, i64 %315
  %322 = load double, ptr %321, align 8
  %323 = fadd double %322, %320
  store double %323, ptr %321, align 8
  %324 = add nuw nsw i64 %315, 1
  %325 = icmp eq i64 %324, %197
  br i1 %325, label %313, label %314

326:
  %327 = load double, ptr %194, align 8
  br label %328

328:
  %329 = phi double [ %176, %168 ], [ %186, %178 ], [ %327, %326 ]
  %330 = phi double [ %177, %168 ], [ %161, %178 ], [ %161, %326 ]
  %331 = getelementptr inbounds double, ptr %85, i64 %137
  %332 = fmul double %330, %329
  store double %332, ptr %331, align 8
  %333 = load ptr, ptr %101, align 8
  %334 = load i64, ptr %4, align 8
  %335 = mul nsw i64 %137, %83
  br label %339

336:
  %337 = add nuw nsw i64 %137, 1
  %338 = icmp eq i64 %337, %83
  br i1 %338, label %129, label %136

339:
  %340 = phi i64 [ 0, %328 ], [ %354, %339 ]
  %341 = getelementptr inbounds i64, ptr %7, i64 %340
  %342 = load i64, ptr %341, align 8
  %343 = getelementptr inbounds double, ptr %90, i64 %342
  %344 = load double, ptr %343, align 8
  %345 = fmul double %330, %344
  %346 = mul nsw i64 %334, %342
  %347 = add nsw i64 %346, %342
  %348 = getelementptr inbounds double, ptr %333, i64 %347
  %349 = load double, ptr %348, align 8
  %350 = call double @llvm.sqrt.f64(double %349)
  %351 = fdiv double %345, %350
  %352 = add nsw i64 %340, %335
  %353 = getelementptr inbounds double, ptr %88, i64 %352
  store double %351, ptr %353, align 8
  %354 = add nuw nsw i64 %340, 1
  %355 = icmp eq i64 %354, %83
  br i1 %355, label %336, label %339

356:
  br i1 %97, label %357, label %449

357:
  %358 = phi i64 [ %360, %357 ], [ 0, %356 ]
  %359 = getelementptr inbounds i64, ptr %9, i64 %358
  store i64 %358, ptr %359, align 8
  %360 = add nuw nsw i64 %358, 1
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
  %369 = getelementptr inbounds i64, ptr %9, i64 %368
  %370 = load i64, ptr %369, align 8
  br label %387

371:
  %372 = getelementptr inbounds i64, ptr %9, i64 %383
  %373 = load i64, ptr %372, align 8
  %374 = getelementptr inbounds i64, ptr %9, i64 %363
  %375 = load i64, ptr %374, align 8
  store i64 %375, ptr %372, align 8
  store i64 %373, ptr %374, align 8
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
  %385 = add nuw nsw i64 %368, 1
  %386 = icmp slt i64 %385, %83
  br i1 %386, label %365, label %371

387:
  %388 = phi double [ 0.000000e+00, %365 ], [ %394, %387 ]
  %389 = phi i64 [ %363, %365 ], [ %395, %387 ]
  %390 = mul nsw i64 %389, %83
  %391 = add nsw i64 %390, %370
  %392 = getelementptr inbounds double, ptr %88, i64 %391
  %393 = load double, ptr %392, align 8
  %394 = call double @llvm.fmuladd.f64(double %393, double %393, double %388)
  %395 = add nuw nsw i64 %389, 1
  %396 = icmp slt i64 %395, %83
  br i1 %396, label %387, label %381

397:
  %398 = mul nsw i64 %363, %83
  %399 = add nsw i64 %373, %398
  %400 = getelementptr inbounds double, ptr %88, i64 %399
  %401 = load double, ptr %400, align 8
  %402 = call double @llvm.copysign.f64(double %376, double %401)
  %403 = fneg double %402
  %404 = fadd double %401, %402
  store double %404, ptr %400, align 8
  %405 = fmul double %404, %403
  %406 = fdiv double 1.000000e+00, %405
  br label %408

407:
  br i1 %411, label %408, label %446

408:
  %409 = phi i64 [ %363, %397 ], [ %410, %407 ]
  %410 = add nuw nsw i64 %409, 1
  %411 = icmp slt i64 %410, %83
  br i1 %411, label %412, label %416

412:
  %413 = getelementptr inbounds i64, ptr %9, i64 %410
  %414 = load i64, ptr %413, align 8
  %415 = getelementptr inbounds double, ptr %88, i64 %414
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
  %424 = mul nsw i64 %422, %83
  %425 = add nsw i64 %424, %373
  %426 = getelementptr inbounds double, ptr %88, i64 %425
  %427 = load double, ptr %426, align 8
  %428 = mul nsw i64 %422, %417
  %429 = getelementptr inbounds double, ptr %418, i64 %428
  %430 = load double, ptr %429, align 8
  %431 = call double @llvm.fmuladd.f64(double %427, double %430, double %423)
  %432 = add nuw nsw i64 %422, 1
  %433 = icmp slt i64 %432, %83
  br i1 %433, label %421, label %419

434:
  %435 = phi i64 [ %363, %419 ], [ %444, %434 ]
  %436 = mul nsw i64 %435, %83
  %437 = add nsw i64 %436, %373
  %438 = getelementptr inbounds double, ptr %88, i64 %437
  %439 = load double, ptr %438, align 8
  %440 = mul nsw i64 %435, %417
  %441 = getelementptr inbounds double, ptr %418, i64 %440
  %442 = load double, ptr %441, align 8
  %443 = call double @llvm.fmuladd.f64(double %420, double %439, double %442)
  store double %443, ptr %441, align 8
  %444 = add nuw nsw i64 %435, 1
  %445 = icmp slt i64 %444, %83
  br i1 %445, label %434, label %407

446:
  store double %403, ptr %400, align 8
  %447 = add nuw nsw i64 %363, 1
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
  %461 = mul nsw i64 %459, %83
  %462 = getelementptr inbounds double, ptr %90, i64 %461
  %463 = select i1 %460, ptr %85, ptr %462
  br i1 %97, label %464, label %466

464:
  %465 = getelementptr inbounds i64, ptr %9, i64 %459
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
  %472 = getelementptr inbounds double, ptr %85, i64 %468
  %473 = load double, ptr %472, align 8
  br label %485

474:
  br i1 %469, label %475, label %482

475:
  %476 = mul nsw i64 %468, %83
  %477 = load i64, ptr %465, align 8
  %478 = add nsw i64 %477, %476
  %479 = getelementptr inbounds double, ptr %88, i64 %478
  %480 = load double, ptr %479, align 8
  %481 = fneg double %480
  br label %485

482:
  %483 = icmp eq i64 %468, %459
  %484 = uitofp i1 %483 to double
  br label %485

485:
  %486 = phi double [ %473, %471 ], [ 0.000000e+00, %470 ], [ %481, %475 ], [ %484, %482 ]
  %487 = getelementptr inbounds double, ptr %463, i64 %468
  store double %486, ptr %487, align 8
  %488 = add nuw nsw i64 %468, 1
  %489 = icmp eq i64 %488, %83
  br i1 %489, label %466, label %467

490:
  %491 = phi i64 [ %492, %504 ], [ %453, %466 ]
  %492 = add nsw i64 %491, -1
  %493 = icmp slt i64 %491, %453
  br i1 %493, label %498, label %494

494:
  %495 = getelementptr inbounds double, ptr %463, i64 %492
  %496 = load double, ptr %495, align 8
  %497 = mul nsw i64 %492, %83
  br label %504

498:
  %499 = mul nsw i64 %492, %83
  %500 = getelementptr inbounds double, ptr %463, i64 %492
  %501 = load double, ptr %500, align 8
  br label %515

502:
  %503 = and i1 %97, %460
  br i1 %503, label %529, label %542

504:
  %505 = phi i64 [ %497, %494 ], [ %499, %515 ]
  %506 = phi double [ %496, %494 ], [ %526, %515 ]
  %507 = getelementptr inbounds i64, ptr %9, i64 %492
  %508 = load i64, ptr %507, align 8
  %509 = add nsw i64 %508, %505
  %510 = getelementptr inbounds double, ptr %88, i64 %509
  %511 = load double, ptr %510, align 8
  %512 = getelementptr inbounds double, ptr %463, i64 %492
  %513 = fdiv double %506, %511
  store double %513, ptr %512, align 8
  %514 = icmp sgt i64 %491, 1
  br i1 %514, label %490, label %502

515:
  %516 = phi double [ %501, %498 ], [ %526, %515 ]
  %517 = phi i64 [ %491, %498 ], [ %527, %515 ]
  %518 = getelementptr inbounds i64, ptr %9, i64 %517
  %519 = load i64, ptr %518, align 8
  %520 = add nsw i64 %519, %499
  %521 = getelementptr inbounds double, ptr %88, i64 %520
  %522 = load double, ptr %521, align 8
  %523 = getelementptr inbounds double, ptr %463, i64 %517
  %524 = load double, ptr %523, align 8
  %525 = fneg double %522
  %526 = call double @llvm.fmuladd.f64(double %525, double %524, double %516)
  store double %526, ptr %500, align 8
  %527 = add nsw i64 %517, 1
  %528 = icmp eq i64 %527, %453
  br i1 %528, label %504, label %515

529:
  %530 = phi i64 [ %540, %529 ], [ 0, %502 ]
  %531 = getelementptr inbounds i64, ptr %9, i64 %530
  %532 = load i64, ptr %531, align 8
  %533 = getelementptr inbounds double, ptr %86, i64 %532
  %534 = load double, ptr %533, align 8
  %535 = getelementptr inbounds double, ptr %463, i64 %530
  %536 = load double, ptr %535, align 8
  %537 = getelementptr inbounds double, ptr %92, i64 %532
  %538 = load double, ptr %537, align 8
  %539 = call double @llvm.fmuladd.f64(double %534, double %536, double %538)
  store double %539, ptr %537, align 8
  %540 = add nuw nsw i64 %530, 1
  %541 = icmp eq i64 %540, %83
  br i1 %541, label %542, label %529

542:
  %543 = add nsw i64 %459, -1
  %544 = icmp sgt i64 %459, %453
  br i1 %544, label %458, label %455

545:
  %546 = phi i64 [ %547, %563 ], [ %456, %455 ]
  %547 = add nsw i64 %546, 1
  %548 = mul nsw i64 %546, %83
  %549 = getelementptr inbounds double, ptr %90, i64 %548
  br i1 %97, label %552, label %550

550:
  %551 = icmp ugt i64 %456, %546
  br i1 %551, label %563, label %565

552:
  %553 = phi i64 [ %561, %552 ], [ 0, %545 ]
  %554 = getelementptr inbounds i64, ptr %9, i64 %553
  %555 = load i64, ptr %554, align 8
  %556 = getelementptr inbounds double, ptr %86, i64 %555
  %557 = load double, ptr %556, align 8
  %558 = getelementptr inbounds double, ptr %549, i64 %553
  %559 = load double, ptr %558, align 8
  %560 = fmul double %557, %559
  store double %560, ptr %558, align 8
  %561 = add nuw nsw i64 %553, 1
  %562 = icmp eq i64 %561, %83
  br i1 %562, label %550, label %552

563:
  %564 = icmp eq i64 %547, %83
  br i1 %564, label %612, label %545

565:
  %566 = phi i64 [ %594, %593 ], [ %456, %550 ]
  %567 = mul nsw i64 %566, %83
  %568 = getelementptr inbounds double, ptr %90, i64 %567
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
  %578 = getelementptr inbounds double, ptr %568, i64 %575
  %579 = load double, ptr %578, align 8
  br i1 %570, label %580, label %582

580:
  %581 = getelementptr inbounds double, ptr %549, i64 %575
  br label %586

582:
  %583 = getelementptr inbounds i64, ptr %9, i64 %575
  %584 = load i64, ptr %583, align 8
  %585 = getelementptr inbounds double, ptr %92, i64 %584
  br label %586

586:
  %587 = phi ptr [ %581, %580 ], [ %585, %582 ]
  %588 = load double, ptr %587, align 8
  %589 = call double @llvm.fmuladd.f64(double %579, double %588, double %577)
  %590 = call double @llvm.fmuladd.f64(double %579, double %579, double %576)
  %591 = add nuw nsw i64 %575, 1
  %592 = icmp eq i64 %591, %83
  br i1 %592, label %571, label %574

593:
  %594 = add i64 %566, 1
  %595 = icmp eq i64 %566, %546
  br i1 %595, label %563, label %565

596:
  %597 = phi i64 [ 0, %571 ], [ %610, %606 ]
  %598 = getelementptr inbounds double, ptr %568, i64 %597
  %599 = load double, ptr %598, align 8
  br i1 %570, label %600, label %602

600:
  %601 = getelementptr inbounds double, ptr %549, i64 %597
  br label %606

602:
  %603 = getelementptr inbounds i64, ptr %9, i64 %597
  %604 = load i64, ptr %603, align 8
  %605 = getelementptr inbounds double, ptr %92, i64 %604
  br label %606

606:
  %607 = phi ptr [ %601, %600 ], [ %605, %602 ]
  %608 = load double, ptr %607, align 8
  %609 = call double @llvm.fmuladd.f64(double %573, double %599, double %608)
  store double %609, ptr %607, align 8
  %610 = add nuw nsw i64 %597, 1
  %611 = icmp eq i64 %610, %83
  br i1 %611, label %593, label %596

612:
  %613 = sub nsw i64 %83, %456
  %614 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 14
  store i64 %613, ptr %614, align 8
  br i1 %97, label %615, label %639

615:
  %616 = icmp eq i32 %1, 0
  %617 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %618 = load ptr, ptr %617, align 8
  br label %640

619:
  %620 = phi i64 [ 0, %130 ], [ %637, %634 ]
  %621 = getelementptr inbounds i64, ptr %7, i64 %620
  %622 = load i64, ptr %621, align 8
  %623 = mul nsw i64 %133, %622
  %624 = add nsw i64 %623, %622
  %625 = getelementptr inbounds double, ptr %132, i64 %624
  %626 = load double, ptr %625, align 8
  %627 = call double @llvm.sqrt.f64(double %626)
  %628 = fdiv double 1.000000e+00, %627
  %629 = getelementptr inbounds double, ptr %86, i64 %620
  store double %628, ptr %629, align 8
  br i1 %134, label %634, label %630

630:
  %631 = load ptr, ptr %135, align 8
  %632 = getelementptr inbounds double, ptr %631, i64 %622
  %633 = load double, ptr %632, align 8
  br label %634

634:
  %635 = phi double [ %633, %630 ], [ 0.000000e+00, %619 ]
  %636 = getelementptr inbounds double, ptr %92, i64 %620
  store double %635, ptr %636, align 8
  %637 = add nuw nsw i64 %620, 1
  %638 = icmp eq i64 %637, %83
  br i1 %638, label %356, label %619

639:
  call void @law_accelerate(ptr %0)
  ret void

640:
  %641 = phi i64 [ 0, %615 ], [ %653, %649 ]
  %642 = getelementptr inbounds double, ptr %92, i64 %641
  %643 = load double, ptr %642, align 8
  %644 = getelementptr inbounds i64, ptr %7, i64 %641
  %645 = load i64, ptr %644, align 8
  br i1 %616, label %646, label %649

646:
  %647 = getelementptr inbounds double, ptr %618, i64 %645
  %648 = load double, ptr %647, align 8
  br label %649

649:
  %650 = phi double [ %648, %646 ], [ 0.000000e+00, %640 ]
  %651 = fadd double %643, %650
  %652 = getelementptr inbounds double, ptr %618, i64 %645
  store double %651, ptr %652, align 8
  %653 = add nuw nsw i64 %641, 1
  %654 = icmp eq i64 %653, %83
  br i1 %654, label %639, label %640
}

define i32 @law_newton(ptr %0, i64 %1, i32 %2, i32 %3) {
  %5 = alloca [2 x double], align 16
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %66

7:
  %8 = icmp eq i64 %1, 0
  %9 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %10 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %11 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %12 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %13 = bitcast ptr %5 to ptr
  %14 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 0
  br label %15

15:
  %16 = phi double [ 0x7FF0000000000000, %7 ], [ %63, %62 ]
  %17 = phi i32 [ 0, %7 ], [ %64, %62 ]
  call void @law_newton_step(ptr %0, i32 %3)
  %18 = call i64 @law_change_modes(ptr %0, i64 %1)
  br i1 %8, label %19, label %49

19:
  %20 = load i64, ptr %9, align 8
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %22, label %49

22:
  %23 = phi i64 [ %46, %45 ], [ %20, %19 ]
  %24 = phi i64 [ %47, %45 ], [ 0, %19 ]
  %25 = load ptr, ptr %10, align 8
  %26 = getelementptr inbounds i64, ptr %25, i64 %24
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, 1
  br i1 %28, label %29, label %45

29:
  %30 = load ptr, ptr %11, align 8
  %31 = getelementptr inbounds i64, ptr %30, i64 %24
  %32 = load i64, ptr %31, align 8
  %33 = and i64 %32, -3
  %34 = icmp eq i64 %33, 1
  br i1 %34, label %45, label %35

35:
  %36 = load ptr, ptr %12, align 8
  %37 = shl nsw i64 %24, 2
  %38 = getelementptr inbounds i64, ptr %36, i64 2
  %39 = getelementptr inbounds i64, ptr %38, i64 %37
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 2
  br i1 %41, label %42, label %45

42:
  %43 = call double @law_pull(ptr %0, i64 %24, ptr %14)
  call void @law_turn_against(ptr %0, i64 %24, ptr %14, double %43)
  %44 = load i64, ptr %9, align 8
  br label %45

45:
  %46 = phi i64 [ %23, %22 ], [ %23, %29 ], [ %23, %35 ], [ %44, %42 ]
  %47 = add nuw nsw i64 %24, 1
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
  %64 = add nuw nsw i32 %17, 1
  %65 = icmp eq i32 %64, %2
  br i1 %65, label %66, label %15

66:
  %67 = phi i32 [ 0, %4 ], [ 1, %57 ], [ 0, %49 ], [ 0, %62 ]
  ret i32 %67
}

define i64 @law_pivot_work(i64 %0) {
  %2 = icmp slt i64 %0, 65
  %3 = mul nsw i64 %0, 3
  %4 = select i1 %2, i64 %3, i64 0
  %5 = add nsw i64 %4, 2
  %6 = mul nsw i64 %5, %4
  %7 = add nsw i64 %6, %0
  ret i64 %7
}

define i64 @law_pivot_places(i64 %0) {
  %2 = icmp slt i64 %0, 65
  %3 = mul i64 %0, 15
  %4 = add nsw i64 %3, 1
  %5 = select i1 %2, i64 %4, i64 1
  ret i64 %5
}

define i32 @law_pivot(ptr %0, i32 %1) {
  %3 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 17
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = shl i64 %6, 3
  %8 = getelementptr inbounds double, ptr %4, i64 %7
  %9 = shl nsw i64 %6, 1
  %10 = mul nsw i64 %9, %6
  %11 = getelementptr inbounds double, ptr %8, i64 %10
  %12 = icmp sgt i64 %6, 64
  br i1 %12, label %912, label %13

13:
  %14 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 18
  %15 = load ptr, ptr %14, align 8
  %16 = mul nsw i64 %6, 3
  %17 = getelementptr inbounds i64, ptr %15, i64 %16
  %18 = bitcast ptr %17 to ptr
  %19 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %20 = load i64, ptr %19, align 8
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %22, label %155

22:
  %23 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %24 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %25 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  br label %26

26:
  %27 = phi i64 [ 0, %22 ], [ %141, %140 ]
  %28 = phi i64 [ 0, %22 ], [ %142, %140 ]
  %29 = load ptr, ptr %23, align 8
  %30 = shl nsw i64 %28, 2
  %31 = getelementptr inbounds i64, ptr %29, i64 %30
  %32 = getelementptr inbounds i64, ptr %31, i64 1
  %33 = load i64, ptr %32, align 8
  %34 = load i64, ptr %31, align 8
  %35 = icmp ne i64 %34, 2
  %36 = zext i1 %35 to i64
  %37 = add nsw i64 %33, %36
  %38 = load ptr, ptr %24, align 8
  %39 = getelementptr inbounds i64, ptr %38, i64 %28
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %140, label %42

42:
  br i1 %35, label %43, label %59

43:
  %44 = load ptr, ptr %25, align 8
  %45 = load i64, ptr %5, align 8
  %46 = mul nsw i64 %45, %33
  %47 = add nsw i64 %46, %33
  %48 = getelementptr inbounds double, ptr %44, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = fcmp ogt double %49, 0.000000e+00
  br i1 %50, label %51, label %59

51:
  %52 = add nsw i64 %27, 1
  %53 = getelementptr inbounds %struct.unknown, ptr %18, i64 %27, i32 0
  store i64 %28, ptr %53, align 8
  %54 = getelementptr inbounds %struct.unknown, ptr %18, i64 %27, i32 1
  store i64 %33, ptr %54, align 8
  %55 = getelementptr inbounds %struct.unknown, ptr %18, i64 %27, i32 2
  store i64 1, ptr %55, align 8
  %56 = load ptr, ptr %24, align 8
  %57 = getelementptr inbounds i64, ptr %56, i64 %28
  %58 = load i64, ptr %57, align 8
  br label %59

59:
  %60 = phi i64 [ %58, %51 ], [ %40, %43 ], [ %40, %42 ]
  %61 = phi i64 [ %52, %51 ], [ %27, %43 ], [ %27, %42 ]
  %62 = icmp eq i64 %60, 2
  br i1 %62, label %140, label %63

63:
  %64 = load ptr, ptr %23, align 8
  %65 = getelementptr inbounds i64, ptr %64, i64 %30
  %66 = getelementptr inbounds i64, ptr %65, i64 2
  %67 = load i64, ptr %66, align 8
  %68 = icmp sgt i64 %67, 0
  br i1 %68, label %69, label %140

69:
  %70 = getelementptr inbounds i64, ptr %65, i64 1
  %71 = load i64, ptr %70, align 8
  %72 = load i64, ptr %65, align 8
  %73 = icmp ne i64 %72, 2
  %74 = zext i1 %73 to i64
  %75 = load ptr, ptr %25, align 8
  %76 = load i64, ptr %5, align 8
  %77 = add i64 %71, %74
  br label %78

78:
  %79 = phi i64 [ 0, %69 ], [ %87, %78 ]
  %80 = phi double [ 0.000000e+00, %69 ], [ %86, %78 ]
  %81 = add i64 %77, %79
  %82 = mul nsw i64 %81, %76
  %83 = add nsw i64 %82, %81
  %84 = getelementptr inbounds double, ptr %75, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = tail call double @llvm.maxnum.f64(double %80, double %85)
  %87 = add nuw nsw i64 %79, 1
  %88 = icmp eq i64 %87, %67
  br i1 %88, label %89, label %78

89:
  %90 = fcmp ogt double %86, 0.000000e+00
  br i1 %90, label %91, label %140

91:
  %92 = add nsw i64 %61, 1
  %93 = getelementptr inbounds %struct.unknown, ptr %18, i64 %61, i32 0
  store i64 %28, ptr %93, align 8
  %94 = getelementptr inbounds %struct.unknown, ptr %18, i64 %61, i32 1
  store i64 %37, ptr %94, align 8
  %95 = getelementptr inbounds %struct.unknown, ptr %18, i64 %61, i32 2
  store i64 0, ptr %95, align 8
  %96 = getelementptr inbounds i64, ptr %31, i64 2
  %97 = load i64, ptr %96, align 8
  %98 = icmp sgt i64 %97, 0
  br i1 %98, label %99, label %140

99:
  %100 = load ptr, ptr %25, align 8
  %101 = load i64, ptr %5, align 8
  br label %102

102:
  %103 = phi i64 [ %116, %115 ], [ %97, %99 ]
  %104 = phi i64 [ %117, %115 ], [ %101, %99 ]
  %105 = phi ptr [ %118, %115 ], [ %100, %99 ]
  %106 = phi i64 [ %119, %115 ], [ %92, %99 ]
  %107 = phi i64 [ %120, %115 ], [ %37, %99 ]
  %108 = mul nsw i64 %107, %104
  %109 = add nsw i64 %108, %107
  %110 = getelementptr inbounds double, ptr %105, i64 %109
  %111 = load double, ptr %110, align 8
  %112 = fcmp ogt double %111, 0.000000e+00
  br i1 %112, label %123, label %115

113:
  %114 = load i64, ptr %96, align 8
  br label %115

115:
  %116 = phi i64 [ %103, %102 ], [ %114, %113 ]
  %117 = phi i64 [ %104, %102 ], [ %132, %113 ]
  %118 = phi ptr [ %105, %102 ], [ %131, %113 ]
  %119 = phi i64 [ %106, %102 ], [ %126, %113 ]
  %120 = add nsw i64 %107, 1
  %121 = add nsw i64 %116, %37
  %122 = icmp slt i64 %120, %121
  br i1 %122, label %102, label %140

123:
  %124 = phi i64 [ %126, %123 ], [ %106, %102 ]
  %125 = phi i64 [ %130, %123 ], [ 1, %102 ]
  %126 = add nsw i64 %124, 1
  %127 = getelementptr inbounds %struct.unknown, ptr %18, i64 %124, i32 0
  store i64 %28, ptr %127, align 8
  %128 = getelementptr inbounds %struct.unknown, ptr %18, i64 %124, i32 1
  store i64 %107, ptr %128, align 8
  %129 = getelementptr inbounds %struct.unknown, ptr %18, i64 %124, i32 2
  store i64 %125, ptr %129, align 8
  %130 = add nsw i64 %125, -2
  %131 = load ptr, ptr %25, align 8
  %132 = load i64, ptr %5, align 8
  %133 = mul nsw i64 %132, %107
  %134 = add nsw i64 %133, %107
  %135 = getelementptr inbounds double, ptr %131, i64 %134
  %136 = load double, ptr %135, align 8
  %137 = fcmp ogt double %136, 0.000000e+00
  %138 = icmp sgt i64 %125, 0
  %139 = select i1 %137, i1 %138, i1 false
  br i1 %139, label %123, label %113

140:
  %141 = phi i64 [ %27, %26 ], [ %61, %89 ], [ %61, %59 ], [ %61, %63 ], [ %92, %91 ], [ %119, %115 ]
  %142 = add nuw nsw i64 %28, 1
  %143 = load i64, ptr %19, align 8
  %144 = icmp slt i64 %142, %143
  br i1 %144, label %26, label %145

145:
  %146 = add nsw i64 %141, 2
  %147 = getelementptr inbounds %struct.unknown, ptr %18, i64 %141, i32 0
  %148 = getelementptr inbounds i64, ptr %147, i64 %141
  %149 = icmp slt i64 %141, 0
  br i1 %149, label %556, label %150

150:
  %151 = mul nsw i64 %146, %141
  %152 = getelementptr inbounds double, ptr %11, i64 %151
  %153 = load i64, ptr %5, align 8
  %154 = shl i64 %153, 3
  br label %155

155:
  %156 = phi i64 [ %154, %150 ], [ %7, %13 ]
  %157 = phi i64 [ %153, %150 ], [ %6, %13 ]
  %158 = phi ptr [ %148, %150 ], [ %17, %13 ]
  %159 = phi ptr [ %147, %150 ], [ %17, %13 ]
  %160 = phi ptr [ %152, %150 ], [ %11, %13 ]
  %161 = phi i64 [ %146, %150 ], [ 2, %13 ]
  %162 = phi i64 [ %141, %150 ], [ 0, %13 ]
  %163 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %164 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %165 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %166 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %167 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  %168 = icmp eq i64 %162, 0
  %169 = icmp sgt i64 %157, 0
  %170 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %171 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %172 = add nuw i64 %162, 1
  %173 = bitcast ptr %160 to ptr
  br label %255

174:
  %175 = fmul double %534, 1.000000e-09
  %176 = icmp sgt i64 %162, 0
  br i1 %176, label %537, label %556

177:
  %178 = getelementptr inbounds %struct.unknown, ptr %18, i64 %240
  tail call void @llvm.memset.p0.i64(ptr align 8 %173, i8 0, i64 %156, i1 false)
  %179 = icmp eq i64 %240, %162
  br i1 %179, label %241, label %180

180:
  %181 = phi i1 [ %179, %177 ], [ %259, %255 ]
  %182 = phi ptr [ %178, %177 ], [ %258, %255 ]
  %183 = phi i64 [ %240, %177 ], [ %257, %255 ]
  %184 = getelementptr inbounds %struct.unknown, ptr %18, i64 %183, i32 2
  %185 = load i64, ptr %184, align 8
  %186 = icmp eq i64 %185, 0
  br i1 %186, label %239, label %187

187:
  %188 = getelementptr inbounds %struct.unknown, ptr %182, i64 0, i32 0
  %189 = load i64, ptr %188, align 8
  %190 = getelementptr inbounds %struct.unknown, ptr %18, i64 %183, i32 1
  %191 = load i64, ptr %190, align 8
  %192 = sitofp i64 %185 to double
  %193 = load ptr, ptr %163, align 8
  %194 = load i64, ptr %5, align 8
  %195 = mul nsw i64 %194, %191
  %196 = add nsw i64 %195, %191
  %197 = getelementptr inbounds double, ptr %193, i64 %196
  %198 = load double, ptr %197, align 8
  %199 = load ptr, ptr %164, align 8
  %200 = shl nsw i64 %189, 2
  %201 = tail call double @llvm.sqrt.f64(double %198)
  %202 = fdiv double %192, %201
  %203 = getelementptr inbounds i64, ptr %199, i64 %200
  %204 = getelementptr inbounds i64, ptr %203, i64 1
  %205 = load i64, ptr %204, align 8
  %206 = load i64, ptr %203, align 8
  %207 = icmp ne i64 %206, 2
  %208 = zext i1 %207 to i64
  %209 = add nsw i64 %205, %208
  %210 = getelementptr inbounds double, ptr %160, i64 %191
  %211 = load double, ptr %210, align 8
  %212 = fadd double %202, %211
  store double %212, ptr %210, align 8
  %213 = load ptr, ptr %165, align 8
  %214 = getelementptr inbounds i64, ptr %213, i64 %189
  %215 = load i64, ptr %214, align 8
  %216 = icmp eq i64 %215, 2
  br i1 %216, label %217, label %239

217:
  %218 = getelementptr inbounds i64, ptr %203, i64 2
  %219 = load i64, ptr %218, align 8
  %220 = add nsw i64 %219, %209
  %221 = icmp sgt i64 %219, 0
  br i1 %221, label %222, label %239

222:
  %223 = mul nsw i64 %189, 3
  %224 = load ptr, ptr %166, align 8
  %225 = getelementptr inbounds double, ptr %224, i64 %223
  %226 = load ptr, ptr %167, align 8
  br label %227

227:
  %228 = phi i64 [ %209, %222 ], [ %237, %227 ]
  %229 = load double, ptr %225, align 8
  %230 = getelementptr inbounds double, ptr %226, i64 %228
  %231 = load double, ptr %230, align 8
  %232 = getelementptr inbounds double, ptr %160, i64 %228
  %233 = load double, ptr %232, align 8
  %234 = fneg double %229
  %235 = fmul double %202, %234
  %236 = tail call double @llvm.fmuladd.f64(double %235, double %231, double %233)
  store double %236, ptr %232, align 8
  %237 = add nsw i64 %228, 1
  %238 = icmp slt i64 %237, %220
  br i1 %238, label %227, label %239

239:
  %240 = add nuw i64 %183, 1
  br i1 %168, label %177, label %244

241:
  %242 = phi ptr [ %258, %255 ], [ %178, %177 ]
  %243 = phi i1 [ %259, %255 ], [ %179, %177 ]
  tail call void @write_least(ptr %0, ptr %160)
  br i1 %168, label %260, label %244

244:
  %245 = phi ptr [ %242, %241 ], [ %182, %239 ]
  %246 = phi i1 [ %243, %241 ], [ %181, %239 ]
  %247 = phi i64 [ %162, %241 ], [ %257, %239 ]
  %248 = icmp slt i64 %247, %162
  %249 = getelementptr inbounds %struct.unknown, ptr %18, i64 %247, i32 2
  %250 = getelementptr inbounds %struct.unknown, ptr %18, i64 %247, i32 1
  %251 = getelementptr inbounds %struct.unknown, ptr %245, i64 0, i32 0
  %252 = select i1 %248, i64 %247, i64 %172
  br label %262

253:
  %254 = add nuw i64 %247, 1
  br i1 %246, label %174, label %255

255:
  %256 = phi double [ %534, %253 ], [ 0.000000e+00, %155 ]
  %257 = phi i64 [ %254, %253 ], [ 0, %155 ]
  %258 = getelementptr inbounds %struct.unknown, ptr %18, i64 %257
  tail call void @llvm.memset.p0.i64(ptr align 8 %173, i8 0, i64 %156, i1 false)
  %259 = icmp eq i64 %257, %162
  br i1 %259, label %241, label %180

260:
  %261 = fmul double %256, 1.000000e-09
  br label %556

262:
  %263 = phi double [ %256, %244 ], [ %534, %533 ]
  %264 = phi i64 [ 0, %244 ], [ %535, %533 ]
  %265 = getelementptr inbounds %struct.unknown, ptr %18, i64 %264
  br i1 %248, label %266, label %381

266:
  %267 = load i64, ptr %249, align 8
  %268 = icmp eq i64 %267, 0
  br i1 %268, label %269, label %297

269:
  %270 = load i64, ptr %251, align 8
  %271 = load ptr, ptr %164, align 8
  %272 = shl nsw i64 %270, 2
  %273 = getelementptr inbounds i64, ptr %271, i64 %272
  %274 = getelementptr inbounds i64, ptr %273, i64 2
  %275 = load i64, ptr %274, align 8
  %276 = icmp sgt i64 %275, 0
  br i1 %276, label %277, label %305

277:
  %278 = getelementptr inbounds i64, ptr %273, i64 1
  %279 = load i64, ptr %278, align 8
  %280 = load i64, ptr %273, align 8
  %281 = icmp ne i64 %280, 2
  %282 = zext i1 %281 to i64
  %283 = load ptr, ptr %163, align 8
  %284 = load i64, ptr %5, align 8
  %285 = add i64 %279, %282
  br label %286

286:
  %287 = phi i64 [ 0, %277 ], [ %295, %286 ]
  %288 = phi double [ 0.000000e+00, %277 ], [ %294, %286 ]
  %289 = add i64 %285, %287
  %290 = mul nsw i64 %289, %284
  %291 = add nsw i64 %290, %289
  %292 = getelementptr inbounds double, ptr %283, i64 %291
  %293 = load double, ptr %292, align 8
  %294 = tail call double @llvm.maxnum.f64(double %288, double %293)
  %295 = add nuw nsw i64 %287, 1
  %296 = icmp eq i64 %295, %275
  br i1 %296, label %305, label %286

297:
  %298 = load i64, ptr %250, align 8
  %299 = load ptr, ptr %163, align 8
  %300 = load i64, ptr %5, align 8
  %301 = mul nsw i64 %300, %298
  %302 = add nsw i64 %301, %298
  %303 = getelementptr inbounds double, ptr %299, i64 %302
  %304 = load double, ptr %303, align 8
  br label %305

305:
  %306 = phi double [ %304, %297 ], [ 0.000000e+00, %269 ], [ %294, %286 ]
  %307 = tail call double @llvm.sqrt.f64(double %306)
  %308 = getelementptr inbounds %struct.unknown, ptr %18, i64 %264, i32 2
  %309 = load i64, ptr %308, align 8
  %310 = icmp eq i64 %309, 0
  br i1 %310, label %311, label %340

311:
  %312 = getelementptr inbounds %struct.unknown, ptr %265, i64 0, i32 0
  %313 = load i64, ptr %312, align 8
  %314 = load ptr, ptr %164, align 8
  %315 = shl nsw i64 %313, 2
  %316 = getelementptr inbounds i64, ptr %314, i64 %315
  %317 = getelementptr inbounds i64, ptr %316, i64 2
  %318 = load i64, ptr %317, align 8
  %319 = icmp sgt i64 %318, 0
  br i1 %319, label %320, label %351

320:
  %321 = getelementptr inbounds i64, ptr %316, i64 1
  %322 = load i64, ptr %321, align 8
  %323 = load i64, ptr %316, align 8
  %324 = icmp ne i64 %323, 2
  %325 = zext i1 %324 to i64
  %326 = load ptr, ptr %163, align 8
  %327 = load i64, ptr %5, align 8
  %328 = add i64 %322, %325
  br label %329

329:
  %330 = phi i64 [ 0, %320 ], [ %338, %329 ]
  %331 = phi double [ 0.000000e+00, %320 ], [ %337, %329 ]
  %332 = add i64 %328, %330
  %333 = mul nsw i64 %332, %327
  %334 = add nsw i64 %333, %332
  %335 = getelementptr inbounds double, ptr %326, i64 %334
  %336 = load double, ptr %335, align 8
  %337 = tail call double @llvm.maxnum.f64(double %331, double %336)
  %338 = add nuw nsw i64 %330, 1
  %339 = icmp eq i64 %338, %318
  br i1 %339, label %351, label %329

340:
  %341 = getelementptr inbounds %struct.unknown, ptr %18, i64 %264, i32 1
  %342 = load i64, ptr %341, align 8
  %343 = load ptr, ptr %163, align 8
  %344 = load i64, ptr %5, align 8
  %345 = mul nsw i64 %344, %342
  %346 = add nsw i64 %345, %342
  %347 = getelementptr inbounds double, ptr %343, i64 %346
  %348 = load double, ptr %347, align 8
  %349 = getelementptr inbounds %struct.unknown, ptr %265, i64 0, i32 0
  %350 = load i64, ptr %349, align 8
  br label %351

351:
  %352 = phi i64 [ %350, %340 ], [ %313, %311 ], [ %313, %329 ]
  %353 = phi double [ %348, %340 ], [ 0.000000e+00, %311 ], [ %337, %329 ]
  %354 = tail call double @llvm.sqrt.f64(double %353)
  %355 = fdiv double %307, %354
  %356 = load i64, ptr %251, align 8
  %357 = icmp ne i64 %352, %356
  %358 = icmp ne i64 %309, 0
  %359 = xor i1 %268, %358
  %360 = select i1 %357, i1 true, i1 %359
  br i1 %360, label %381, label %361

361:
  br i1 %268, label %362, label %368

362:
  %363 = getelementptr inbounds %struct.unknown, ptr %18, i64 %264, i32 1
  %364 = load i64, ptr %363, align 8
  %365 = load i64, ptr %250, align 8
  %366 = icmp slt i64 %364, %365
  %367 = select i1 %366, double 0.000000e+00, double %355
  br label %381

368:
  %369 = load i64, ptr %250, align 8
  %370 = getelementptr inbounds %struct.unknown, ptr %18, i64 %264, i32 1
  %371 = load i64, ptr %370, align 8
  %372 = icmp slt i64 %369, %371
  br i1 %372, label %373, label %378

373:
  %374 = load ptr, ptr %166, align 8
  %375 = mul nsw i64 %352, 3
  %376 = getelementptr inbounds double, ptr %374, i64 %375
  %377 = load double, ptr %376, align 8
  br label %378

378:
  %379 = phi double [ %377, %373 ], [ -1.000000e+00, %368 ]
  %380 = fdiv double %379, %355
  br label %381

381:
  %382 = phi double [ 0.000000e+00, %262 ], [ %367, %362 ], [ %380, %378 ], [ 0.000000e+00, %351 ]
  %383 = getelementptr inbounds %struct.unknown, ptr %18, i64 %264, i32 2
  %384 = load i64, ptr %383, align 8
  br i1 %169, label %385, label %403

385:
  %386 = icmp eq i64 %384, 0
  br i1 %386, label %405, label %387

387:
  %388 = getelementptr inbounds %struct.unknown, ptr %18, i64 %264, i32 1
  %389 = load ptr, ptr %163, align 8
  %390 = load i64, ptr %388, align 8
  %391 = mul nsw i64 %390, %157
  br label %392

392:
  %393 = phi i64 [ 0, %387 ], [ %401, %392 ]
  %394 = phi double [ 0.000000e+00, %387 ], [ %400, %392 ]
  %395 = add nsw i64 %391, %393
  %396 = getelementptr inbounds double, ptr %389, i64 %395
  %397 = load double, ptr %396, align 8
  %398 = getelementptr inbounds double, ptr %160, i64 %393
  %399 = load double, ptr %398, align 8
  %400 = tail call double @llvm.fmuladd.f64(double %397, double %399, double %394)
  %401 = add nuw nsw i64 %393, 1
  %402 = icmp eq i64 %401, %157
  br i1 %402, label %403, label %392

403:
  %404 = phi double [ 0.000000e+00, %381 ], [ %400, %392 ]
  br i1 %246, label %406, label %467

405:
  br i1 %246, label %417, label %471

406:
  %407 = icmp eq i64 %384, 0
  br i1 %407, label %417, label %408

408:
  %409 = load ptr, ptr %170, align 8
  %410 = getelementptr inbounds %struct.unknown, ptr %18, i64 %264, i32 1
  %411 = load i64, ptr %410, align 8
  %412 = getelementptr inbounds double, ptr %409, i64 %411
  %413 = load double, ptr %412, align 8
  %414 = fadd double %404, %413
  %415 = sitofp i64 %384 to double
  %416 = fmul double %414, %415
  br label %511

417:
  %418 = phi double [ %404, %406 ], [ 0.000000e+00, %405 ]
  %419 = getelementptr inbounds %struct.unknown, ptr %265, i64 0, i32 0
  %420 = load i64, ptr %419, align 8
  %421 = load ptr, ptr %164, align 8
  %422 = shl nsw i64 %420, 2
  %423 = getelementptr inbounds i64, ptr %421, i64 %422
  %424 = getelementptr inbounds i64, ptr %423, i64 2
  %425 = load i64, ptr %424, align 8
  %426 = icmp sgt i64 %425, 0
  br i1 %426, label %429, label %427

427:
  %428 = load i64, ptr %423, align 8
  br label %449

429:
  %430 = getelementptr inbounds i64, ptr %423, i64 1
  %431 = load i64, ptr %430, align 8
  %432 = load i64, ptr %423, align 8
  %433 = icmp ne i64 %432, 2
  %434 = zext i1 %433 to i64
  %435 = load ptr, ptr %163, align 8
  %436 = load i64, ptr %5, align 8
  %437 = add i64 %431, %434
  br label %438

438:
  %439 = phi i64 [ 0, %429 ], [ %447, %438 ]
  %440 = phi double [ 0.000000e+00, %429 ], [ %446, %438 ]
  %441 = add i64 %437, %439
  %442 = mul nsw i64 %441, %436
  %443 = add nsw i64 %442, %441
  %444 = getelementptr inbounds double, ptr %435, i64 %443
  %445 = load double, ptr %444, align 8
  %446 = tail call double @llvm.maxnum.f64(double %440, double %445)
  %447 = add nuw nsw i64 %439, 1
  %448 = icmp eq i64 %447, %425
  br i1 %448, label %449, label %438

449:
  %450 = phi i64 [ %428, %427 ], [ %432, %438 ]
  %451 = phi double [ 0.000000e+00, %427 ], [ %446, %438 ]
  %452 = tail call double @llvm.sqrt.f64(double %451)
  %453 = load ptr, ptr %166, align 8
  %454 = mul nsw i64 %420, 3
  %455 = getelementptr inbounds double, ptr %453, i64 %454
  %456 = load double, ptr %455, align 8
  %457 = fmul double %452, %456
  %458 = icmp eq i64 %450, 2
  br i1 %458, label %463, label %459

459:
  %460 = load ptr, ptr %171, align 8
  %461 = getelementptr inbounds double, ptr %460, i64 %420
  %462 = load double, ptr %461, align 8
  br label %463

463:
  %464 = phi double [ %462, %459 ], [ 1.000000e+00, %449 ]
  %465 = fmul double %457, %464
  %466 = fmul double %418, 0.000000e+00
  br label %483

467:
  %468 = sitofp i64 %384 to double
  %469 = fmul double %404, %468
  %470 = icmp eq i64 %384, 0
  br i1 %470, label %471, label %480

471:
  %472 = phi double [ %469, %467 ], [ 0.000000e+00, %405 ]
  %473 = getelementptr inbounds %struct.unknown, ptr %265, i64 0, i32 0
  %474 = load i64, ptr %473, align 8
  %475 = load ptr, ptr %164, align 8
  %476 = shl nsw i64 %474, 2
  %477 = getelementptr inbounds i64, ptr %475, i64 2
  %478 = getelementptr inbounds i64, ptr %477, i64 %476
  %479 = load i64, ptr %478, align 8
  br label %483

480:
  %481 = getelementptr inbounds %struct.unknown, ptr %18, i64 %264, i32 1
  %482 = load i64, ptr %481, align 8
  br label %511

483:
  %484 = phi i64 [ %479, %471 ], [ %425, %463 ]
  %485 = phi i64 [ %476, %471 ], [ %422, %463 ]
  %486 = phi ptr [ %475, %471 ], [ %421, %463 ]
  %487 = phi double [ %472, %471 ], [ %466, %463 ]
  %488 = phi double [ %382, %471 ], [ %465, %463 ]
  %489 = getelementptr inbounds i64, ptr %486, i64 %485
  %490 = icmp sgt i64 %484, 0
  br i1 %490, label %491, label %520

491:
  %492 = getelementptr inbounds i64, ptr %489, i64 1
  %493 = load i64, ptr %492, align 8
  %494 = load i64, ptr %489, align 8
  %495 = icmp ne i64 %494, 2
  %496 = zext i1 %495 to i64
  %497 = load ptr, ptr %163, align 8
  %498 = load i64, ptr %5, align 8
  %499 = add i64 %493, %496
  br label %500

500:
  %501 = phi i64 [ 0, %491 ], [ %509, %500 ]
  %502 = phi double [ 0.000000e+00, %491 ], [ %508, %500 ]
  %503 = add i64 %499, %501
  %504 = mul nsw i64 %503, %498
  %505 = add nsw i64 %504, %503
  %506 = getelementptr inbounds double, ptr %497, i64 %505
  %507 = load double, ptr %506, align 8
  %508 = tail call double @llvm.maxnum.f64(double %502, double %507)
  %509 = add nuw nsw i64 %501, 1
  %510 = icmp eq i64 %509, %484
  br i1 %510, label %520, label %500

511:
  %512 = phi i64 [ %411, %408 ], [ %482, %480 ]
  %513 = phi double [ %416, %408 ], [ %469, %480 ]
  %514 = load ptr, ptr %163, align 8
  %515 = load i64, ptr %5, align 8
  %516 = mul nsw i64 %515, %512
  %517 = add nsw i64 %516, %512
  %518 = getelementptr inbounds double, ptr %514, i64 %517
  %519 = load double, ptr %518, align 8
  br label %520

520:
  %521 = phi double [ %513, %511 ], [ %487, %483 ], [ %487, %500 ]
  %522 = phi double [ %382, %511 ], [ %488, %483 ], [ %488, %500 ]
  %523 = phi double [ %519, %511 ], [ 0.000000e+00, %483 ], [ %508, %500 ]
  %524 = tail call double @llvm.sqrt.f64(double %523)
  %525 = fdiv double %521, %524
  %526 = fadd double %522, %525
  %527 = mul nsw i64 %264, %161
  %528 = add nsw i64 %527, %252
  %529 = getelementptr inbounds double, ptr %11, i64 %528
  store double %526, ptr %529, align 8
  br i1 %248, label %533, label %530

530:
  %531 = tail call double @llvm.fabs.f64(double %526)
  %532 = tail call double @llvm.maxnum.f64(double %263, double %531)
  br label %533

533:
  %534 = phi double [ %532, %530 ], [ %263, %520 ]
  %535 = add nuw nsw i64 %264, 1
  %536 = icmp eq i64 %535, %162
  br i1 %536, label %253, label %262

537:
  %538 = phi i64 [ %539, %537 ], [ 0, %174 ]
  %539 = add nuw nsw i64 %538, 1
  %540 = sitofp i64 %539 to double
  %541 = fmul double %540, 0x3FE3C6EF372FE950
  %542 = mul nsw i64 %538, %161
  %543 = add nsw i64 %542, %162
  %544 = getelementptr inbounds double, ptr %11, i64 %543
  store double 1.000000e+00, ptr %544, align 8
  %545 = fadd double %541, 5.000000e-01
  %546 = tail call double @llvm.floor.f64(double %541)
  %547 = fsub double %545, %546
  %548 = add nsw i64 %543, 1
  %549 = getelementptr inbounds double, ptr %11, i64 %548
  %550 = load double, ptr %549, align 8
  %551 = tail call double @llvm.fmuladd.f64(double %175, double %547, double %550)
  store double %551, ptr %549, align 8
  %552 = getelementptr inbounds i64, ptr %159, i64 %538
  store i64 %538, ptr %552, align 8
  %553 = add nsw i64 %538, %162
  %554 = getelementptr inbounds i64, ptr %158, i64 %538
  store i64 %553, ptr %554, align 8
  %555 = icmp eq i64 %539, %162
  br i1 %555, label %566, label %537

556:
  %557 = phi ptr [ %148, %145 ], [ %158, %260 ], [ %158, %174 ]
  %558 = phi ptr [ %147, %145 ], [ %159, %260 ], [ %159, %174 ]
  %559 = phi i64 [ %146, %145 ], [ %161, %260 ], [ %161, %174 ]
  %560 = phi i64 [ %141, %145 ], [ 0, %260 ], [ %162, %174 ]
  %561 = phi double [ 0.000000e+00, %145 ], [ %261, %260 ], [ %175, %174 ]
  %562 = shl nsw i64 %560, 1
  %563 = getelementptr inbounds i64, ptr %557, i64 %560
  store i64 %562, ptr %563, align 8
  %564 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %565 = load ptr, ptr %564, align 8
  tail call void @write_least(ptr %0, ptr %565)
  br label %707

566:
  %567 = shl nsw i64 %162, 1
  %568 = getelementptr inbounds i64, ptr %158, i64 %162
  store i64 %567, ptr %568, align 8
  br label %569

569:
  %570 = phi double [ 0x7FF0000000000000, %566 ], [ %580, %569 ]
  %571 = phi i64 [ -1, %566 ], [ %579, %569 ]
  %572 = phi i64 [ 0, %566 ], [ %581, %569 ]
  %573 = mul nsw i64 %572, %161
  %574 = add i64 %573, %172
  %575 = getelementptr inbounds double, ptr %11, i64 %574
  %576 = load double, ptr %575, align 8
  %577 = tail call double @llvm.minnum.f64(double %570, double 0.000000e+00)
  %578 = fcmp olt double %576, %577
  %579 = select i1 %578, i64 %572, i64 %571
  %580 = select i1 %578, double %576, double %570
  %581 = add nuw nsw i64 %572, 1
  %582 = icmp eq i64 %581, %162
  br i1 %582, label %583, label %569

583:
  %584 = icmp slt i64 %579, 0
  br i1 %584, label %694, label %585

585:
  %586 = mul nsw i64 %162, 12
  %587 = sub i64 0, %162
  %588 = icmp sgt i64 %162, -2
  br label %594

589:
  %590 = add nuw nsw i64 %597, 1
  %591 = icmp sgt i64 %690, -1
  %592 = icmp slt i64 %590, %586
  %593 = select i1 %591, i1 %592, i1 false
  br i1 %593, label %594, label %912

594:
  %595 = phi i64 [ %567, %585 ], [ %646, %589 ]
  %596 = phi i64 [ %162, %585 ], [ %648, %589 ]
  %597 = phi i64 [ 0, %585 ], [ %590, %589 ]
  %598 = phi i64 [ %579, %585 ], [ %690, %589 ]
  %599 = getelementptr inbounds i64, ptr %159, i64 %598
  %600 = load i64, ptr %599, align 8
  %601 = mul nsw i64 %598, %161
  %602 = getelementptr inbounds double, ptr %11, i64 %601
  %603 = getelementptr inbounds double, ptr %602, i64 %596
  %604 = load double, ptr %603, align 8
  br i1 %588, label %605, label %640

605:
  %606 = phi i64 [ %616, %612 ], [ 0, %594 ]
  %607 = icmp eq i64 %606, %596
  br i1 %607, label %612, label %608

608:
  %609 = getelementptr inbounds double, ptr %602, i64 %606
  %610 = load double, ptr %609, align 8
  %611 = fneg double %610
  br label %612

612:
  %613 = phi double [ %611, %608 ], [ 1.000000e+00, %605 ]
  %614 = fdiv double %613, %604
  %615 = getelementptr inbounds double, ptr %602, i64 %606
  store double %614, ptr %615, align 8
  %616 = add nuw nsw i64 %606, 1
  %617 = icmp eq i64 %616, %161
  br i1 %617, label %618, label %605

618:
  %619 = phi i64 [ %638, %637 ], [ 0, %612 ]
  %620 = mul nsw i64 %619, %161
  %621 = getelementptr inbounds double, ptr %11, i64 %620
  %622 = getelementptr inbounds double, ptr %621, i64 %596
  %623 = load double, ptr %622, align 8
  %624 = icmp eq i64 %619, %598
  %625 = fcmp oeq double %623, 0.000000e+00
  %626 = select i1 %624, i1 true, i1 %625
  br i1 %626, label %637, label %627

627:
  store double 0.000000e+00, ptr %622, align 8
  br label %628

628:
  %629 = phi i64 [ %635, %628 ], [ 0, %627 ]
  %630 = getelementptr inbounds double, ptr %602, i64 %629
  %631 = load double, ptr %630, align 8
  %632 = getelementptr inbounds double, ptr %621, i64 %629
  %633 = load double, ptr %632, align 8
  %634 = tail call double @llvm.fmuladd.f64(double %623, double %631, double %633)
  store double %634, ptr %632, align 8
  %635 = add nuw nsw i64 %629, 1
  %636 = icmp eq i64 %635, %161
  br i1 %636, label %637, label %628

637:
  %638 = add nuw nsw i64 %619, 1
  %639 = icmp eq i64 %638, %162
  br i1 %639, label %640, label %618

640:
  %641 = getelementptr inbounds i64, ptr %158, i64 %596
  store i64 %595, ptr %599, align 8
  store i64 %600, ptr %641, align 8
  %642 = icmp eq i64 %600, %567
  br i1 %642, label %694, label %643

643:
  %644 = icmp slt i64 %600, %162
  %645 = select i1 %644, i64 %162, i64 %587
  %646 = add i64 %645, %600
  br label %647

647:
  %648 = phi i64 [ 0, %643 ], [ %652, %647 ]
  %649 = getelementptr inbounds i64, ptr %158, i64 %648
  %650 = load i64, ptr %649, align 8
  %651 = icmp eq i64 %650, %646
  %652 = add nuw nsw i64 %648, 1
  br i1 %651, label %655, label %647

653:
  %654 = fmul double %663, -1.000000e-10
  br label %666

655:
  %656 = phi double [ %663, %655 ], [ 0.000000e+00, %647 ]
  %657 = phi i64 [ %664, %655 ], [ 0, %647 ]
  %658 = mul nsw i64 %657, %161
  %659 = add nsw i64 %658, %648
  %660 = getelementptr inbounds double, ptr %11, i64 %659
  %661 = load double, ptr %660, align 8
  %662 = tail call double @llvm.fabs.f64(double %661)
  %663 = tail call double @llvm.maxnum.f64(double %656, double %662)
  %664 = add nuw nsw i64 %657, 1
  %665 = icmp eq i64 %664, %162
  br i1 %665, label %653, label %655

666:
  %667 = phi double [ 0x7FF0000000000000, %653 ], [ %691, %689 ]
  %668 = phi i64 [ -1, %653 ], [ %690, %689 ]
  %669 = phi i64 [ 0, %653 ], [ %692, %689 ]
  %670 = mul nsw i64 %669, %161
  %671 = add nsw i64 %670, %648
  %672 = getelementptr inbounds double, ptr %11, i64 %671
  %673 = load double, ptr %672, align 8
  %674 = add i64 %670, %172
  %675 = getelementptr inbounds double, ptr %11, i64 %674
  %676 = load double, ptr %675, align 8
  %677 = fneg double %676
  %678 = fdiv double %677, %673
  %679 = fcmp olt double %673, %654
  br i1 %679, label %680, label %689

680:
  %681 = fcmp olt double %678, %667
  br i1 %681, label %688, label %682

682:
  %683 = fcmp oeq double %678, %667
  br i1 %683, label %684, label %689

684:
  %685 = getelementptr inbounds i64, ptr %159, i64 %669
  %686 = load i64, ptr %685, align 8
  %687 = icmp eq i64 %686, %567
  br i1 %687, label %688, label %689

688:
  br label %689

689:
  %690 = phi i64 [ %669, %688 ], [ %668, %684 ], [ %668, %682 ], [ %668, %666 ]
  %691 = phi double [ %678, %688 ], [ %667, %684 ], [ %667, %682 ], [ %667, %666 ]
  %692 = add nuw nsw i64 %669, 1
  %693 = icmp eq i64 %692, %162
  br i1 %693, label %589, label %666

694:
  %695 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %696 = load ptr, ptr %695, align 8
  tail call void @write_least(ptr %0, ptr %696)
  %697 = icmp sgt i64 %162, 0
  br i1 %697, label %698, label %707

698:
  %699 = sub nsw i64 0, %162
  %700 = add nuw i64 %162, 1
  %701 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %702 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %703 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %704 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %705 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  %706 = getelementptr inbounds %struct.unknown, ptr %18, i64 %699
  br label %724

707:
  %708 = phi i1 [ false, %556 ], [ false, %694 ], [ %697, %792 ]
  %709 = phi ptr [ %564, %556 ], [ %695, %694 ], [ %695, %792 ]
  %710 = phi double [ %561, %556 ], [ %175, %694 ], [ %175, %792 ]
  %711 = phi ptr [ %558, %556 ], [ %159, %694 ], [ %159, %792 ]
  %712 = phi i64 [ %559, %556 ], [ %161, %694 ], [ %161, %792 ]
  %713 = phi i64 [ %560, %556 ], [ %162, %694 ], [ %162, %792 ]
  %714 = load i64, ptr %19, align 8
  %715 = icmp sgt i64 %714, 0
  br i1 %715, label %716, label %912

716:
  %717 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %718 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %719 = add i64 %713, 1
  %720 = fmul double %710, 4.000000e+00
  %721 = icmp ne i32 %1, 0
  %722 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %723 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  br label %795

724:
  %725 = phi i64 [ 0, %698 ], [ %793, %792 ]
  %726 = getelementptr inbounds i64, ptr %159, i64 %725
  %727 = load i64, ptr %726, align 8
  %728 = getelementptr inbounds %struct.unknown, ptr %706, i64 %727
  %729 = icmp slt i64 %727, %162
  br i1 %729, label %792, label %730

730:
  %731 = getelementptr inbounds %struct.unknown, ptr %728, i64 0, i32 2
  %732 = load i64, ptr %731, align 8
  %733 = icmp eq i64 %732, 0
  br i1 %733, label %792, label %734

734:
  %735 = getelementptr inbounds %struct.unknown, ptr %728, i64 0, i32 0
  %736 = load i64, ptr %735, align 8
  %737 = getelementptr inbounds %struct.unknown, ptr %728, i64 0, i32 1
  %738 = load i64, ptr %737, align 8
  %739 = sitofp i64 %732 to double
  %740 = mul nsw i64 %725, %161
  %741 = add i64 %700, %740
  %742 = getelementptr inbounds double, ptr %11, i64 %741
  %743 = load double, ptr %742, align 8
  %744 = fmul double %743, %739
  %745 = load ptr, ptr %701, align 8
  %746 = load i64, ptr %5, align 8
  %747 = mul nsw i64 %746, %738
  %748 = add nsw i64 %747, %738
  %749 = getelementptr inbounds double, ptr %745, i64 %748
  %750 = load double, ptr %749, align 8
  %751 = tail call double @llvm.sqrt.f64(double %750)
  %752 = fdiv double %744, %751
  %753 = load ptr, ptr %695, align 8
  %754 = load ptr, ptr %702, align 8
  %755 = shl nsw i64 %736, 2
  %756 = getelementptr inbounds i64, ptr %754, i64 %755
  %757 = getelementptr inbounds i64, ptr %756, i64 1
  %758 = load i64, ptr %757, align 8
  %759 = load i64, ptr %756, align 8
  %760 = icmp ne i64 %759, 2
  %761 = zext i1 %760 to i64
  %762 = add nsw i64 %758, %761
  %763 = getelementptr inbounds double, ptr %753, i64 %738
  %764 = load double, ptr %763, align 8
  %765 = fadd double %752, %764
  store double %765, ptr %763, align 8
  %766 = load ptr, ptr %703, align 8
  %767 = getelementptr inbounds i64, ptr %766, i64 %736
  %768 = load i64, ptr %767, align 8
  %769 = icmp eq i64 %768, 2
  br i1 %769, label %770, label %792

770:
  %771 = getelementptr inbounds i64, ptr %756, i64 2
  %772 = load i64, ptr %771, align 8
  %773 = add nsw i64 %772, %762
  %774 = icmp sgt i64 %772, 0
  br i1 %774, label %775, label %792

775:
  %776 = mul nsw i64 %736, 3
  %777 = load ptr, ptr %704, align 8
  %778 = getelementptr inbounds double, ptr %777, i64 %776
  %779 = load ptr, ptr %705, align 8
  br label %780

780:
  %781 = phi i64 [ %762, %775 ], [ %790, %780 ]
  %782 = load double, ptr %778, align 8
  %783 = getelementptr inbounds double, ptr %779, i64 %781
  %784 = load double, ptr %783, align 8
  %785 = getelementptr inbounds double, ptr %753, i64 %781
  %786 = load double, ptr %785, align 8
  %787 = fneg double %782
  %788 = fmul double %752, %787
  %789 = tail call double @llvm.fmuladd.f64(double %788, double %784, double %786)
  store double %789, ptr %785, align 8
  %790 = add nsw i64 %781, 1
  %791 = icmp slt i64 %790, %773
  br i1 %791, label %780, label %792

792:
  %793 = add nuw nsw i64 %725, 1
  %794 = icmp eq i64 %793, %162
  br i1 %794, label %707, label %724

795:
  %796 = phi i64 [ 0, %716 ], [ %909, %908 ]
  %797 = load ptr, ptr %717, align 8
  %798 = shl nsw i64 %796, 2
  %799 = getelementptr inbounds i64, ptr %797, i64 %798
  %800 = getelementptr inbounds i64, ptr %799, i64 1
  %801 = load i64, ptr %800, align 8
  %802 = load i64, ptr %799, align 8
  %803 = icmp ne i64 %802, 2
  %804 = zext i1 %803 to i64
  %805 = add nsw i64 %801, %804
  %806 = icmp eq i64 %802, 2
  %807 = zext i1 %806 to i32
  %808 = load ptr, ptr %718, align 8
  %809 = getelementptr inbounds i64, ptr %808, i64 %796
  %810 = load i64, ptr %809, align 8
  %811 = icmp eq i64 %810, 2
  br i1 %811, label %812, label %816

812:
  %813 = getelementptr inbounds i64, ptr %799, i64 2
  %814 = load i64, ptr %813, align 8
  %815 = icmp sgt i64 %814, 0
  br label %816

816:
  %817 = phi i1 [ false, %795 ], [ %815, %812 ]
  %818 = zext i1 %817 to i32
  br i1 %708, label %837, label %819

819:
  %820 = phi i32 [ %807, %816 ], [ %883, %882 ]
  %821 = phi i32 [ %818, %816 ], [ %884, %882 ]
  %822 = icmp eq i32 %821, 0
  %823 = icmp eq i32 %820, 0
  br i1 %823, label %824, label %833

824:
  br i1 %822, label %825, label %887

825:
  %826 = load ptr, ptr %723, align 8
  %827 = getelementptr inbounds double, ptr %826, i64 %796
  %828 = load double, ptr %827, align 8
  %829 = fcmp ogt double %828, 0.000000e+00
  %830 = select i1 %829, i64 3, i64 0
  %831 = load ptr, ptr %722, align 8
  %832 = getelementptr inbounds i64, ptr %831, i64 %796
  store i64 %830, ptr %832, align 8
  br label %908

833:
  %834 = select i1 %822, i64 1, i64 2
  %835 = load ptr, ptr %722, align 8
  %836 = getelementptr inbounds i64, ptr %835, i64 %796
  store i64 %834, ptr %836, align 8
  br i1 %822, label %908, label %890

837:
  %838 = phi i64 [ %885, %882 ], [ 0, %816 ]
  %839 = phi i32 [ %884, %882 ], [ %818, %816 ]
  %840 = phi i32 [ %883, %882 ], [ %807, %816 ]
  %841 = getelementptr inbounds i64, ptr %711, i64 %838
  %842 = load i64, ptr %841, align 8
  %843 = icmp sge i64 %842, %713
  %844 = getelementptr inbounds %struct.unknown, ptr %18, i64 %842
  %845 = select i1 %843, i64 %713, i64 0
  %846 = sub nsw i64 0, %845
  %847 = getelementptr inbounds %struct.unknown, ptr %844, i64 %846
  %848 = mul nsw i64 %838, %712
  %849 = add i64 %719, %848
  %850 = getelementptr inbounds double, ptr %11, i64 %849
  %851 = load double, ptr %850, align 8
  %852 = fcmp ole double %851, %720
  %853 = getelementptr inbounds %struct.unknown, ptr %847, i64 0, i32 0
  %854 = load i64, ptr %853, align 8
  %855 = icmp eq i64 %854, %796
  br i1 %855, label %856, label %882

856:
  %857 = icmp eq i32 %840, 0
  br i1 %857, label %858, label %870

858:
  %859 = getelementptr inbounds %struct.unknown, ptr %847, i64 0, i32 2
  %860 = load i64, ptr %859, align 8
  %861 = icmp eq i64 %860, 0
  br i1 %861, label %870, label %862

862:
  %863 = getelementptr inbounds %struct.unknown, ptr %847, i64 0, i32 1
  %864 = load i64, ptr %863, align 8
  %865 = icmp sge i64 %864, %805
  %866 = select i1 %865, i1 true, i1 %843
  %867 = xor i1 %865, true
  %868 = select i1 %721, i1 %852, i1 false
  %869 = select i1 %866, i1 %867, i1 %868
  br label %870

870:
  %871 = phi i1 [ true, %856 ], [ false, %858 ], [ %869, %862 ]
  %872 = zext i1 %871 to i32
  %873 = icmp eq i32 %839, 0
  br i1 %873, label %874, label %879

874:
  %875 = getelementptr inbounds %struct.unknown, ptr %847, i64 0, i32 2
  %876 = load i64, ptr %875, align 8
  %877 = icmp eq i64 %876, 0
  %878 = select i1 %877, i1 %843, i1 false
  br label %879

879:
  %880 = phi i1 [ true, %870 ], [ %878, %874 ]
  %881 = zext i1 %880 to i32
  br label %882

882:
  %883 = phi i32 [ %872, %879 ], [ %840, %837 ]
  %884 = phi i32 [ %881, %879 ], [ %839, %837 ]
  %885 = add nuw nsw i64 %838, 1
  %886 = icmp eq i64 %885, %713
  br i1 %886, label %819, label %837

887:
  %888 = load ptr, ptr %722, align 8
  %889 = getelementptr inbounds i64, ptr %888, i64 %796
  store i64 0, ptr %889, align 8
  br label %890

890:
  %891 = load i64, ptr %809, align 8
  %892 = icmp eq i64 %891, 2
  br i1 %892, label %908, label %893

893:
  %894 = load ptr, ptr %709, align 8
  %895 = getelementptr inbounds double, ptr %894, i64 %805
  %896 = getelementptr inbounds i64, ptr %799, i64 2
  %897 = load i64, ptr %896, align 8
  %898 = icmp eq i64 %897, 1
  %899 = load double, ptr %895, align 8
  br i1 %898, label %900, label %902

900:
  %901 = tail call double @llvm.fabs.f64(double %899)
  br label %906

902:
  %903 = getelementptr inbounds double, ptr %895, i64 1
  %904 = load double, ptr %903, align 8
  %905 = tail call double @hypot(double %899, double %904)
  br label %906

906:
  %907 = phi double [ %901, %900 ], [ %905, %902 ]
  tail call void @law_turn_against(ptr %0, i64 %796, ptr %895, double %907)
  br label %908

908:
  %909 = add nuw nsw i64 %796, 1
  %910 = load i64, ptr %19, align 8
  %911 = icmp slt i64 %909, %910
  br i1 %911, label %795, label %912

912:
  %913 = phi i32 [ -1, %2 ], [ 1, %707 ], [ 1, %908 ], [ 0, %589 ]
  ret i32 %913
}

define internal void @write_least(ptr  %0, ptr  %1) {
  %3 = bitcast ptr %1 to ptr
  %4 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = shl i64 %5, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %3, i8 0, i64 %6, i1 false)
  %7 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %8 = load i64, ptr %7, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %18

10:
  %11 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %16 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %17 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  br label %19

18:
  ret void

19:
  %20 = phi i64 [ 0, %10 ], [ %88, %87 ]
  %21 = shl nsw i64 %20, 2
  %22 = getelementptr inbounds i64, ptr %12, i64 %21
  %23 = getelementptr inbounds i64, ptr %14, i64 %20
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %87, label %26

26:
  %27 = load i64, ptr %22, align 8
  %28 = icmp eq i64 %27, 2
  br i1 %28, label %62, label %29

29:
  %30 = getelementptr inbounds i64, ptr %22, i64 1
  %31 = load i64, ptr %30, align 8
  %32 = load ptr, ptr %15, align 8
  %33 = getelementptr inbounds double, ptr %32, i64 %20
  %34 = load double, ptr %33, align 8
  %35 = add nsw i64 %31, 1
  %36 = getelementptr inbounds double, ptr %1, i64 %31
  %37 = load double, ptr %36, align 8
  %38 = fadd double %34, %37
  store double %38, ptr %36, align 8
  %39 = icmp eq i64 %24, 2
  br i1 %39, label %40, label %87

40:
  %41 = getelementptr inbounds i64, ptr %22, i64 2
  %42 = load i64, ptr %41, align 8
  %43 = add nsw i64 %42, %35
  %44 = icmp sgt i64 %42, 0
  br i1 %44, label %45, label %87

45:
  %46 = mul nsw i64 %20, 3
  %47 = load ptr, ptr %16, align 8
  %48 = getelementptr inbounds double, ptr %47, i64 %46
  %49 = load ptr, ptr %17, align 8
  br label %50

50:
  %51 = phi i64 [ %35, %45 ], [ %60, %50 ]
  %52 = load double, ptr %48, align 8
  %53 = getelementptr inbounds double, ptr %49, i64 %51
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds double, ptr %1, i64 %51
  %56 = load double, ptr %55, align 8
  %57 = fneg double %52
  %58 = fmul double %34, %57
  %59 = tail call double @llvm.fmuladd.f64(double %58, double %54, double %56)
  store double %59, ptr %55, align 8
  %60 = add nsw i64 %51, 1
  %61 = icmp slt i64 %60, %43
  br i1 %61, label %50, label %87

62:
  %63 = icmp eq i64 %24, 2
  br i1 %63, label %64, label %87

64:
  %65 = getelementptr inbounds i64, ptr %22, i64 1
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds i64, ptr %22, i64 2
  %68 = load i64, ptr %67, align 8
  %69 = add nsw i64 %68, %66
  %70 = icmp sgt i64 %68, 0
  br i1 %70, label %71, label %87

71:
  %72 = load ptr, ptr %16, align 8
  %73 = mul nsw i64 %20, 3
  %74 = getelementptr inbounds double, ptr %72, i64 %73
  %75 = load ptr, ptr %17, align 8
  br label %76

76:
  %77 = phi i64 [ %66, %71 ], [ %85, %76 ]
  %78 = load double, ptr %74, align 8
  %79 = getelementptr inbounds double, ptr %75, i64 %77
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds double, ptr %1, i64 %77
  %82 = load double, ptr %81, align 8
  %83 = fneg double %78
  %84 = tail call double @llvm.fmuladd.f64(double %83, double %80, double %82)
  store double %84, ptr %81, align 8
  %85 = add nsw i64 %77, 1
  %86 = icmp slt i64 %85, %69
  br i1 %86, label %76, label %87

87:
  %88 = add nuw nsw i64 %20, 1
  %89 = icmp eq i64 %88, %8
  br i1 %89, label %18, label %19
}

declare double @llvm.floor.f64(double)

define i64 @contact_search(ptr %0, ptr %1, i64 %2) {
  %4 = alloca %struct.contact_sample, align 8
  %5 = alloca %struct.contact_sample, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  %9 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.contact_system, ptr %10, i64 0, i32 23
  %12 = load ptr, ptr %11, align 8
  %13 = bitcast ptr %4 to ptr
  %14 = getelementptr inbounds %struct.ode_solver.7, ptr %1, i64 0, i32 6
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds %struct.contact_system, ptr %10, i64 0, i32 0
  %17 = load i64, ptr %16, align 8
  %18 = shl nsw i64 %17, 1
  %19 = getelementptr inbounds %struct.contact_parts, ptr %12, i64 0, i32 15
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds %struct.contact_sample, ptr %4, i64 0, i32 0
  store double %15, ptr %21, align 8
  %22 = getelementptr inbounds %struct.contact_sample, ptr %4, i64 0, i32 1
  store ptr %20, ptr %22, align 8
  %23 = getelementptr inbounds %struct.contact_sample, ptr %4, i64 0, i32 2
  %24 = getelementptr inbounds double, ptr %20, i64 %18
  store ptr %24, ptr %23, align 8
  %25 = bitcast ptr %5 to ptr
  %26 = getelementptr inbounds %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %27 = load double, ptr %26, align 8
  %28 = shl i64 %17, 2
  %29 = getelementptr inbounds double, ptr %20, i64 %28
  %30 = getelementptr inbounds %struct.contact_sample, ptr %5, i64 0, i32 0
  store double %27, ptr %30, align 8
  %31 = getelementptr inbounds %struct.contact_sample, ptr %5, i64 0, i32 1
  store ptr %29, ptr %31, align 8
  %32 = getelementptr inbounds %struct.contact_sample, ptr %5, i64 0, i32 2
  %33 = getelementptr inbounds double, ptr %29, i64 %18
  store ptr %33, ptr %32, align 8
  %34 = bitcast ptr %6 to ptr
  store i64 -1, ptr %6, align 8
  %35 = bitcast ptr %7 to ptr
  store i32 0, ptr %7, align 4
  %36 = bitcast ptr %8 to ptr
  store double %27, ptr %8, align 8
  %37 = getelementptr inbounds %struct.contact_system, ptr %10, i64 0, i32 38
  %38 = load double, ptr %37, align 8
  %39 = fcmp oeq double %27, %38
  br i1 %39, label %212, label %40

40:
  %41 = getelementptr inbounds %struct.contact_system, ptr %10, i64 0, i32 27
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %44, label %62

44:
  %45 = getelementptr inbounds %struct.contact_parts, ptr %12, i64 0, i32 16
  %46 = load ptr, ptr %45, align 8
  %47 = tail call ptr @ode_state(ptr %1)
  %48 = load double, ptr %26, align 8
  %49 = fcmp une double %15, %48
  br i1 %49, label %50, label %53

50:
  %51 = tail call i64 @ode_interpolate(ptr %1, double %15, ptr %46)
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %53, label %76

53:
  %54 = phi ptr [ %47, %44 ], [ %46, %50 ]
  %55 = tail call double @model_time(ptr %0, double %15)
  %56 = call i64 @contact_guards_at(ptr %0, double %55, ptr %54, ptr %4)
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %58, label %76

58:
  %59 = load ptr, ptr %9, align 8
  %60 = getelementptr inbounds %struct.contact_system, ptr %59, i64 0, i32 23
  %61 = load ptr, ptr %60, align 8
  br label %62

62:
  %63 = phi ptr [ %61, %58 ], [ %12, %40 ]
  %64 = getelementptr inbounds %struct.contact_parts, ptr %63, i64 0, i32 16
  %65 = load ptr, ptr %64, align 8
  %66 = call ptr @ode_state(ptr %1)
  %67 = load double, ptr %26, align 8
  %68 = fcmp une double %27, %67
  br i1 %68, label %69, label %72

69:
  %70 = call i64 @ode_interpolate(ptr %1, double %27, ptr %65)
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %72, label %76

72:
  %73 = phi ptr [ %66, %62 ], [ %65, %69 ]
  %74 = call double @model_time(ptr %0, double %27)
  %75 = call i64 @contact_guards_at(ptr %0, double %74, ptr %73, ptr %5)
  br label %76

76:
  %77 = phi i64 [ %56, %53 ], [ %75, %72 ], [ %70, %69 ], [ %51, %50 ]
  %78 = getelementptr inbounds %struct.contact_parts, ptr %12, i64 0, i32 14
  %79 = bitcast ptr %78 to ptr
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds %struct.contact_parts, ptr %12, i64 0, i32 9
  %82 = bitcast ptr %81 to ptr
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds %struct.contact_system, ptr %10, i64 0, i32 1
  %85 = load i64, ptr %84, align 8
  %86 = shl i64 %85, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %80, ptr align 8 %83, i64 %86, i1 false)
  %87 = load i64, ptr %16, align 8
  %88 = icmp sgt i64 %87, 0
  br i1 %88, label %89, label %92

89:
  %90 = getelementptr inbounds %struct.contact_parts, ptr %12, i64 0, i32 7
  %91 = load ptr, ptr %90, align 8
  br label %95

92:
  %93 = phi i64 [ %87, %76 ], [ %108, %107 ]
  %94 = icmp eq i64 %77, 0
  br i1 %94, label %115, label %212

95:
  %96 = phi i64 [ %87, %89 ], [ %108, %107 ]
  %97 = phi ptr [ %91, %89 ], [ %109, %107 ]
  %98 = phi i64 [ 0, %89 ], [ %113, %107 ]
  %99 = getelementptr inbounds double, ptr %97, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = fcmp une double %100, 0.000000e+00
  br i1 %101, label %102, label %107

102:
  %103 = call i32 @contact_begins(ptr %10, i64 %98)
  %104 = icmp ne i32 %103, 0
  %105 = load ptr, ptr %90, align 8
  %106 = load i64, ptr %16, align 8
  br label %107

107:
  %108 = phi i64 [ %96, %95 ], [ %106, %102 ]
  %109 = phi ptr [ %97, %95 ], [ %105, %102 ]
  %110 = phi i1 [ false, %95 ], [ %104, %102 ]
  %111 = uitofp i1 %110 to double
  %112 = getelementptr inbounds double, ptr %109, i64 %98
  store double %111, ptr %112, align 8
  %113 = add nuw nsw i64 %98, 1
  %114 = icmp slt i64 %113, %108
  br i1 %114, label %95, label %92

115:
  %116 = getelementptr inbounds %struct.contact_system, ptr %10, i64 0, i32 29
  %117 = load i64, ptr %116, align 8
  %118 = icmp eq i64 %117, 0
  br i1 %118, label %119, label %163

119:
  %120 = load double, ptr %30, align 8
  %121 = load double, ptr %21, align 8
  %122 = fsub double %120, %121
  %123 = call double @llvm.fabs.f64(double %122)
  %124 = shl i64 %93, 1
  %125 = icmp sgt i64 %93, 0
  br i1 %125, label %126, label %159

126:
  %127 = load ptr, ptr %22, align 8
  %128 = load ptr, ptr %31, align 8
  %129 = load ptr, ptr %23, align 8
  %130 = load ptr, ptr %32, align 8
  %131 = call i64 @llvm.smax.i64(i64 %124, i64 1)
  br label %135

132:
  %133 = icmp slt i64 %158, %124
  %134 = icmp eq i64 %158, %131
  br i1 %134, label %159, label %135

135:
  %136 = phi i1 [ true, %126 ], [ %133, %132 ]
  %137 = phi i64 [ 0, %126 ], [ %158, %132 ]
  %138 = getelementptr inbounds double, ptr %127, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = getelementptr inbounds double, ptr %128, i64 %137
  %141 = load double, ptr %140, align 8
  %142 = call double @llvm.minnum.f64(double %139, double %141)
  %143 = fsub double %141, %139
  %144 = call double @llvm.fabs.f64(double %143)
  %145 = getelementptr inbounds double, ptr %129, i64 %137
  %146 = load double, ptr %145, align 8
  %147 = call double @llvm.fabs.f64(double %146)
  %148 = getelementptr inbounds double, ptr %130, i64 %137
  %149 = load double, ptr %148, align 8
  %150 = call double @llvm.fabs.f64(double %149)
  %151 = call double @llvm.maxnum.f64(double %147, double %150)
  %152 = fmul double %123, %151
  %153 = fcmp uno double %152, 0.000000e+00
  %154 = select i1 %153, double %144, double %152
  %155 = call double @llvm.maxnum.f64(double %144, double %154)
  %156 = fmul double %155, 2.000000e+00
  %157 = fcmp ogt double %142, %156
  %158 = add nuw nsw i64 %137, 1
  br i1 %157, label %132, label %159

159:
  %160 = phi i1 [ false, %119 ], [ %136, %135 ], [ %133, %132 ]
  %161 = xor i1 %160, true
  %162 = zext i1 %161 to i32
  store i32 %162, ptr %7, align 4
  br label %166

163:
  %164 = call i64 @scan(ptr %0, ptr %1, i32 3, i32 0, ptr %7, ptr %6, ptr %8)
  %165 = load i32, ptr %7, align 4
  br label %166

166:
  %167 = phi i32 [ %162, %159 ], [ %165, %163 ]
  %168 = phi i64 [ 0, %159 ], [ %164, %163 ]
  %169 = icmp ne i64 %168, 0
  %170 = icmp ne i32 %167, 0
  %171 = select i1 %169, i1 true, i1 %170
  br i1 %171, label %174, label %172

172:
  %173 = call i64 @scan(ptr %0, ptr %1, i32 8, i32 1, ptr %7, ptr %6, ptr %8)
  br label %174

174:
  %175 = phi i64 [ %168, %166 ], [ %173, %172 ]
  %176 = icmp eq i64 %175, 0
  br i1 %176, label %177, label %212

177:
  %178 = load i64, ptr %6, align 8
  %179 = icmp slt i64 %178, 0
  br i1 %179, label %180, label %198

180:
  %181 = bitcast ptr %22 to ptr
  %182 = load ptr, ptr %181, align 8
  %183 = bitcast ptr %31 to ptr
  %184 = load ptr, ptr %183, align 8
  %185 = load i64, ptr %16, align 8
  %186 = shl i64 %185, 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %182, ptr align 8 %184, i64 %186, i1 false)
  %187 = load double, ptr %30, align 8
  store double %187, ptr %21, align 8
  store i64 1, ptr %41, align 8
  %188 = load double, ptr %26, align 8
  store double %188, ptr %37, align 8
  %189 = load i64, ptr %116, align 8
  %190 = icmp sgt i64 %189, 0
  br i1 %190, label %191, label %212

191:
  %192 = getelementptr inbounds %struct.contact_system, ptr %10, i64 0, i32 20
  %193 = bitcast ptr %192 to ptr
  %194 = load ptr, ptr %193, align 8
  %195 = load ptr, ptr %79, align 8
  %196 = load i64, ptr %84, align 8
  %197 = shl i64 %196, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %194, ptr align 8 %195, i64 %197, i1 false)
  br label %212

198:
  %199 = getelementptr inbounds %struct.contact_system, ptr %10, i64 0, i32 28
  store i64 %178, ptr %199, align 8
  %200 = load double, ptr %8, align 8
  %201 = load double, ptr %26, align 8
  %202 = fcmp une double %200, %201
  br i1 %202, label %203, label %206

203:
  %204 = call i64 @ode_go_back(ptr %1, double %200)
  %205 = getelementptr inbounds %struct.ode_solver.7, ptr %1, i64 0, i32 40
  store i64 -1, ptr %205, align 8
  br label %206

206:
  %207 = phi i64 [ %204, %203 ], [ 0, %198 ]
  %208 = icmp eq i64 %207, 0
  %209 = icmp eq i64 %207, 7
  %210 = or i1 %208, %209
  %211 = select i1 %210, i64 14, i64 %207
  br label %212

212:
  %213 = phi i64 [ %211, %206 ], [ %2, %3 ], [ %175, %174 ], [ %2, %191 ], [ %2, %180 ], [ %77, %92 ]
  ret i64 %213
}

declare i64 @ode_interpolate(ptr, double, ptr)

define internal i64 @scan(ptr %0, ptr %1, i32 %2, i32 %3, ptr  %4, ptr %5, ptr %6) {
  %8 = alloca %struct.contact_sample, align 8
  %9 = alloca %struct.contact_sample, align 8
  %10 = alloca %struct.contact_sample, align 8
  %11 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds %struct.contact_system, ptr %12, i64 0, i32 0
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.contact_system, ptr %12, i64 0, i32 23
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds %struct.contact_parts, ptr %18, i64 0, i32 15
  %20 = load ptr, ptr %19, align 8
  %21 = bitcast ptr %8 to ptr
  %22 = shl nsw i64 %16, 1
  %23 = shl i64 %16, 3
  %24 = getelementptr inbounds double, ptr %20, i64 %23
  %25 = getelementptr inbounds %struct.contact_sample, ptr %8, i64 0, i32 0
  store double 0.000000e+00, ptr %25, align 8
  %26 = getelementptr inbounds %struct.contact_sample, ptr %8, i64 0, i32 1
  store ptr %24, ptr %26, align 8
  %27 = getelementptr inbounds %struct.contact_sample, ptr %8, i64 0, i32 2
  %28 = getelementptr inbounds double, ptr %24, i64 %22
  store ptr %28, ptr %27, align 8
  %29 = bitcast ptr %9 to ptr
  %30 = mul i64 %16, 12
  %31 = getelementptr inbounds double, ptr %20, i64 %30
  %32 = getelementptr inbounds %struct.contact_sample, ptr %9, i64 0, i32 0
  %33 = getelementptr inbounds %struct.contact_sample, ptr %9, i64 0, i32 1
  store ptr %31, ptr %33, align 8
  %34 = getelementptr inbounds %struct.contact_sample, ptr %9, i64 0, i32 2
  %35 = getelementptr inbounds double, ptr %31, i64 %22
  store ptr %35, ptr %34, align 8
  %36 = bitcast ptr %10 to ptr
  %37 = shl i64 %16, 4
  %38 = getelementptr inbounds double, ptr %20, i64 %37
  %39 = getelementptr inbounds %struct.contact_sample, ptr %10, i64 0, i32 0
  %40 = getelementptr inbounds %struct.contact_sample, ptr %10, i64 0, i32 1
  store ptr %38, ptr %40, align 8
  %41 = getelementptr inbounds %struct.contact_sample, ptr %10, i64 0, i32 2
  %42 = getelementptr inbounds double, ptr %38, i64 %22
  store ptr %42, ptr %41, align 8
  %43 = getelementptr inbounds %struct.ode_solver.7, ptr %1, i64 0, i32 6
  %44 = load double, ptr %43, align 8
  %45 = bitcast ptr %33 to ptr
  %46 = bitcast ptr %31 to ptr
  %47 = bitcast ptr %20 to ptr
  %48 = shl i64 %16, 5
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %47, i64 %48, i1 false)
  store double %44, ptr %32, align 8
  store i32 1, ptr %4, align 4
  store i64 -1, ptr %5, align 8
  %49 = icmp slt i32 %2, 1
  br i1 %49, label %170, label %50

50:
  %51 = shl i64 %16, 2
  %52 = getelementptr inbounds double, ptr %20, i64 %51
  %53 = sitofp i32 %2 to double
  %54 = bitcast ptr %40 to ptr
  %55 = bitcast ptr %52 to ptr
  %56 = icmp ne i32 %3, 0
  %57 = bitcast ptr %26 to ptr
  br label %76

58:
  %59 = phi i64 [ %125, %124 ], [ %131, %167 ]
  %60 = phi i1 [ false, %124 ], [ %169, %167 ]
  %61 = zext i1 %60 to i32
  store i32 %61, ptr %4, align 4
  %62 = load ptr, ptr %57, align 8
  %63 = load ptr, ptr %45, align 8
  %64 = shl i64 %59, 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %62, ptr align 8 %63, i64 %64, i1 false)
  %65 = load double, ptr %32, align 8
  store double %65, ptr %25, align 8
  %66 = load ptr, ptr %45, align 8
  %67 = load ptr, ptr %54, align 8
  %68 = load i64, ptr %15, align 8
  %69 = shl i64 %68, 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %66, ptr align 8 %67, i64 %69, i1 false)
  %70 = load double, ptr %39, align 8
  store double %70, ptr %32, align 8
  %71 = icmp eq i32 %77, %2
  br i1 %71, label %170, label %72

72:
  %73 = add nuw i32 %77, 1
  %74 = load i64, ptr %5, align 8
  %75 = icmp slt i64 %74, 0
  br i1 %75, label %76, label %170

76:
  %77 = phi i32 [ 1, %50 ], [ %73, %72 ]
  %78 = load double, ptr %43, align 8
  %79 = sitofp i32 %77 to double
  %80 = load double, ptr %13, align 8
  %81 = fsub double %80, %78
  %82 = fmul double %81, %79
  %83 = fdiv double %82, %53
  %84 = fadd double %78, %83
  store double %84, ptr %39, align 8
  %85 = icmp eq i32 %77, %2
  br i1 %85, label %86, label %90

86:
  %87 = load ptr, ptr %54, align 8
  %88 = load i64, ptr %15, align 8
  %89 = shl i64 %88, 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %87, ptr align 8 %55, i64 %89, i1 false)
  store double %14, ptr %39, align 8
  br label %110

90:
  %91 = load ptr, ptr %11, align 8
  %92 = getelementptr inbounds %struct.contact_system, ptr %91, i64 0, i32 23
  %93 = load ptr, ptr %92, align 8
  %94 = getelementptr inbounds %struct.contact_parts, ptr %93, i64 0, i32 16
  %95 = load ptr, ptr %94, align 8
  %96 = call ptr @ode_state(ptr %1)
  %97 = load double, ptr %39, align 8
  %98 = load double, ptr %13, align 8
  %99 = fcmp une double %97, %98
  br i1 %99, label %100, label %105

100:
  %101 = call i64 @ode_interpolate(ptr %1, double %97, ptr %95)
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %103, label %170

103:
  %104 = load double, ptr %39, align 8
  br label %105

105:
  %106 = phi double [ %104, %103 ], [ %97, %90 ]
  %107 = phi ptr [ %95, %103 ], [ %96, %90 ]
  %108 = call double @model_time(ptr %0, double %106)
  %109 = call i64 @contact_guards_at(ptr %0, double %108, ptr %107, ptr %10)
  br label %110

110:
  %111 = phi i64 [ 0, %86 ], [ %109, %105 ]
  %112 = icmp eq i64 %111, 0
  %113 = and i1 %56, %112
  br i1 %113, label %114, label %118

114:
  %115 = icmp ugt i32 %77, 1
  %116 = select i1 %115, ptr %8, ptr null
  %117 = call i64 @first_within(ptr %0, ptr %1, ptr %116, ptr %9, ptr %10, i32 0, ptr %5, ptr %6)
  br label %118

118:
  %119 = phi i64 [ %117, %114 ], [ %111, %110 ]
  %120 = icmp eq i64 %119, 0
  br i1 %120, label %121, label %170

121:
  %122 = load i32, ptr %4, align 4
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %126

124:
  %125 = load i64, ptr %15, align 8
  br label %58

126:
  %127 = load double, ptr %39, align 8
  %128 = load double, ptr %32, align 8
  %129 = fsub double %127, %128
  %130 = call double @llvm.fabs.f64(double %129)
  %131 = load i64, ptr %15, align 8
  %132 = shl i64 %131, 1
  %133 = icmp sgt i64 %131, 0
  br i1 %133, label %134, label %167

134:
  %135 = load ptr, ptr %33, align 8
  %136 = load ptr, ptr %40, align 8
  %137 = load ptr, ptr %34, align 8
  %138 = load ptr, ptr %41, align 8
  %139 = call i64 @llvm.smax.i64(i64 %132, i64 1)
  br label %143

140:
  %141 = icmp slt i64 %166, %132
  %142 = icmp eq i64 %166, %139
  br i1 %142, label %167, label %143

143:
  %144 = phi i1 [ true, %134 ], [ %141, %140 ]
  %145 = phi i64 [ 0, %134 ], [ %166, %140 ]
  %146 = getelementptr inbounds double, ptr %135, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = getelementptr inbounds double, ptr %136, i64 %145
  %149 = load double, ptr %148, align 8
  %150 = call double @llvm.minnum.f64(double %147, double %149)
  %151 = fsub double %149, %147
  %152 = call double @llvm.fabs.f64(double %151)
  %153 = getelementptr inbounds double, ptr %137, i64 %145
  %154 = load double, ptr %153, align 8
  %155 = call double @llvm.fabs.f64(double %154)
  %156 = getelementptr inbounds double, ptr %138, i64 %145
  %157 = load double, ptr %156, align 8
  %158 = call double @llvm.fabs.f64(double %157)
  %159 = call double @llvm.maxnum.f64(double %155, double %158)
  %160 = fmul double %130, %159
  %161 = fcmp uno double %160, 0.000000e+00
  %162 = select i1 %161, double %152, double %160
  %163 = call double @llvm.maxnum.f64(double %152, double %162)
  %164 = fmul double %163, 2.000000e+00
  %165 = fcmp ogt double %150, %164
  %166 = add nuw nsw i64 %145, 1
  br i1 %165, label %140, label %167

167:
  %168 = phi i1 [ false, %126 ], [ %144, %143 ], [ %141, %140 ]
  %169 = xor i1 %168, true
  br label %58

170:
  %171 = phi i64 [ 0, %7 ], [ 0, %58 ], [ 0, %72 ], [ %101, %100 ], [ %119, %118 ]
  ret i64 %171
}

declare i64 @ode_go_back(ptr, double)

define internal i64 @first_within(ptr %0, ptr %1, ptr %2, ptr %3, ptr  %4, i32 %5, ptr %6, ptr %7) {
  %9 = alloca %struct.contact_sample, align 8
  %10 = icmp slt i32 %5, 8
  br i1 %10, label %11, label %99

11:
  %12 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.contact_sample, ptr %4, i64 0, i32 0
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds %struct.contact_sample, ptr %3, i64 0, i32 0
  %17 = load double, ptr %16, align 8
  %18 = fsub double %15, %17
  %19 = getelementptr inbounds %struct.contact_system, ptr %13, i64 0, i32 0
  %20 = load i64, ptr %19, align 8
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %22, label %99

22:
  %23 = getelementptr inbounds %struct.contact_sample, ptr %3, i64 0, i32 1
  %24 = getelementptr inbounds %struct.contact_sample, ptr %4, i64 0, i32 1
  %25 = getelementptr inbounds %struct.contact_sample, ptr %3, i64 0, i32 2
  %26 = getelementptr inbounds %struct.contact_sample, ptr %4, i64 0, i32 2
  br label %27

27:
  %28 = phi i64 [ 0, %22 ], [ %91, %90 ]
  %29 = load ptr, ptr %23, align 8
  %30 = getelementptr inbounds double, ptr %29, i64 %28
  %31 = load double, ptr %30, align 8
  %32 = load ptr, ptr %24, align 8
  %33 = getelementptr inbounds double, ptr %32, i64 %28
  %34 = load double, ptr %33, align 8
  %35 = load ptr, ptr %25, align 8
  %36 = getelementptr inbounds double, ptr %35, i64 %28
  %37 = load double, ptr %36, align 8
  %38 = fmul double %18, %37
  %39 = load ptr, ptr %26, align 8
  %40 = getelementptr inbounds double, ptr %39, i64 %28
  %41 = load double, ptr %40, align 8
  %42 = fmul double %18, %41
  %43 = fadd double %38, %42
  %44 = fsub double %34, %31
  %45 = fmul double %44, -6.000000e+00
  %46 = tail call double @llvm.fmuladd.f64(double %43, double 3.000000e+00, double %45)
  %47 = fmul double %38, -4.000000e+00
  %48 = tail call double @llvm.fmuladd.f64(double %44, double 6.000000e+00, double %47)
  %49 = tail call double @llvm.fmuladd.f64(double %42, double -2.000000e+00, double %48)
  %50 = fmul double %46, -4.000000e+00
  %51 = fmul double %38, %50
  %52 = tail call double @llvm.fmuladd.f64(double %49, double %49, double %51)
  %53 = tail call double @llvm.fabs.f64(double %31)
  %54 = tail call double @llvm.fabs.f64(double %34)
  %55 = tail call double @llvm.maxnum.f64(double %53, double %54)
  %56 = fcmp ogt double %52, 0.000000e+00
  br i1 %56, label %57, label %90

57:
  %58 = fcmp olt double %38, 0.000000e+00
  %59 = fcmp ogt double %42, 0.000000e+00
  %60 = select i1 %58, i1 %59, i1 false
  br i1 %60, label %90, label %61

61:
  %62 = tail call double @contact_slack(ptr %13, i64 %28)
  %63 = fcmp ugt double %55, %62
  br i1 %63, label %64, label %90

64:
  %65 = fcmp ogt double %49, 0.000000e+00
  br i1 %65, label %66, label %71

66:
  %67 = fmul double %38, -2.000000e+00
  %68 = tail call double @llvm.sqrt.f64(double %52)
  %69 = fadd double %49, %68
  %70 = fdiv double %67, %69
  br label %76

71:
  %72 = tail call double @llvm.sqrt.f64(double %52)
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
  %86 = tail call double @llvm.fmuladd.f64(double %77, double %85, double %38)
  %87 = tail call double @llvm.fmuladd.f64(double %77, double %86, double %31)
  %88 = fmul double %55, 1.000000e-01
  %89 = fcmp olt double %87, %88
  br i1 %89, label %95, label %90

90:
  %91 = add nuw nsw i64 %28, 1
  %92 = load i64, ptr %19, align 8
  %93 = shl nsw i64 %92, 1
  %94 = icmp slt i64 %91, %93
  br i1 %94, label %27, label %99

95:
  %96 = load double, ptr %16, align 8
  %97 = tail call double @llvm.fmuladd.f64(double %77, double %18, double %96)
  %98 = fcmp uno double %97, 0.000000e+00
  br i1 %98, label %99, label %101

99:
  %100 = tail call i64 @first_event(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %6, ptr %7)
  br label %145

101:
  %102 = bitcast ptr %9 to ptr
  %103 = load ptr, ptr %12, align 8
  %104 = add nsw i32 %5, 6
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds %struct.contact_system, ptr %103, i64 0, i32 0
  %107 = load i64, ptr %106, align 8
  %108 = shl nsw i64 %107, 1
  %109 = getelementptr inbounds %struct.contact_system, ptr %103, i64 0, i32 23
  %110 = load ptr, ptr %109, align 8
  %111 = getelementptr inbounds %struct.contact_parts, ptr %110, i64 0, i32 15
  %112 = load ptr, ptr %111, align 8
  %113 = shl nsw i64 %105, 2
  %114 = mul i64 %113, %107
  %115 = getelementptr inbounds double, ptr %112, i64 %114
  %116 = getelementptr inbounds %struct.contact_sample, ptr %9, i64 0, i32 0
  store double %97, ptr %116, align 8
  %117 = getelementptr inbounds %struct.contact_sample, ptr %9, i64 0, i32 1
  store ptr %115, ptr %117, align 8
  %118 = getelementptr inbounds %struct.contact_sample, ptr %9, i64 0, i32 2
  %119 = getelementptr inbounds double, ptr %115, i64 %108
  store ptr %119, ptr %118, align 8
  %120 = getelementptr inbounds %struct.contact_parts, ptr %110, i64 0, i32 16
  %121 = load ptr, ptr %120, align 8
  %122 = tail call ptr @ode_state(ptr %1)
  %123 = getelementptr inbounds %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %124 = load double, ptr %123, align 8
  %125 = fcmp une double %97, %124
  br i1 %125, label %126, label %129

126:
  %127 = tail call i64 @ode_interpolate(ptr %1, double %97, ptr %121)
  %128 = icmp eq i64 %127, 0
  br i1 %128, label %129, label %143

129:
  %130 = phi ptr [ %122, %101 ], [ %121, %126 ]
  %131 = tail call double @model_time(ptr %0, double %97)
  %132 = call i64 @contact_guards_at(ptr %0, double %131, ptr %130, ptr %9)
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %134, label %143

134:
  %135 = add nsw i32 %5, 1
  %136 = call i64 @first_within(ptr %0, ptr %1, ptr %2, ptr %3, ptr %9, i32 %135, ptr %6, ptr %7)
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %138, label %143

138:
  %139 = load i64, ptr %6, align 8
  %140 = icmp slt i64 %139, 0
  br i1 %140, label %141, label %143

141:
  %142 = call i64 @first_within(ptr %0, ptr %1, ptr %3, ptr %9, ptr %4, i32 %135, ptr %6, ptr %7)
  br label %143

143:
  %144 = phi i64 [ %142, %141 ], [ 0, %138 ], [ %136, %134 ], [ %132, %129 ], [ %127, %126 ]
  br label %145

145:
  %146 = phi i64 [ %100, %99 ], [ %144, %143 ]
  ret i64 %146
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
  %17 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %18 = load ptr, ptr %17, align 8
  store i64 -1, ptr %5, align 8
  %19 = getelementptr inbounds %struct.contact_system, ptr %18, i64 0, i32 0
  %20 = load i64, ptr %19, align 8
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %22, label %355

22:
  %23 = bitcast ptr %16 to ptr
  %24 = getelementptr inbounds %struct.contact_sample, ptr %4, i64 0, i32 0
  %25 = bitcast ptr %11 to ptr
  %26 = getelementptr inbounds %struct.contact_sample, ptr %11, i64 0, i32 0
  %27 = getelementptr inbounds %struct.contact_sample, ptr %11, i64 0, i32 1
  %28 = getelementptr inbounds %struct.contact_sample, ptr %11, i64 0, i32 2
  %29 = getelementptr inbounds %struct.contact_sample, ptr %3, i64 0, i32 2
  %30 = getelementptr inbounds %struct.contact_sample, ptr %4, i64 0, i32 2
  %31 = getelementptr inbounds %struct.contact_sample, ptr %3, i64 0, i32 1
  %32 = getelementptr inbounds %struct.contact_sample, ptr %3, i64 0, i32 0
  %33 = bitcast ptr %13 to ptr
  %34 = getelementptr inbounds %struct.contact_sample, ptr %4, i64 0, i32 1
  %35 = getelementptr inbounds %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %36 = icmp eq ptr %2, null
  %37 = getelementptr inbounds %struct.contact_sample, ptr %2, i64 0, i32 1
  %38 = getelementptr inbounds %struct.contact_sample, ptr %2, i64 0, i32 0
  %39 = bitcast ptr %8 to ptr
  %40 = getelementptr inbounds %struct.contact_sample, ptr %8, i64 0, i32 0
  %41 = getelementptr inbounds %struct.contact_sample, ptr %8, i64 0, i32 1
  %42 = getelementptr inbounds %struct.contact_sample, ptr %8, i64 0, i32 2
  %43 = bitcast ptr %9 to ptr
  %44 = getelementptr inbounds [2 x double], ptr %9, i64 0, i64 0
  %45 = getelementptr inbounds [2 x double], ptr %9, i64 0, i64 1
  %46 = bitcast ptr %10 to ptr
  %47 = getelementptr inbounds [2 x double], ptr %10, i64 0, i64 1
  %48 = getelementptr inbounds [2 x double], ptr %10, i64 0, i64 0
  %49 = getelementptr inbounds %struct.ode_solver.7, ptr %1, i64 0, i32 8
  %50 = bitcast ptr %12 to ptr
  %51 = bitcast ptr %14 to ptr
  %52 = bitcast ptr %15 to ptr
  br label %53

53:
  %54 = phi i64 [ %20, %22 ], [ %354, %351 ]
  %55 = phi ptr [ %18, %22 ], [ %352, %351 ]
  %56 = phi i64 [ 0, %22 ], [ %347, %351 ]
  %57 = load double, ptr %24, align 8
  store double %57, ptr %16, align 8
  %58 = shl nsw i64 %54, 1
  %59 = getelementptr inbounds %struct.contact_system, ptr %55, i64 0, i32 23
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds %struct.contact_parts, ptr %60, i64 0, i32 15
  %62 = load ptr, ptr %61, align 8
  %63 = mul i64 %54, 20
  %64 = getelementptr inbounds double, ptr %62, i64 %63
  store double 0.000000e+00, ptr %26, align 8
  store ptr %64, ptr %27, align 8
  %65 = getelementptr inbounds double, ptr %64, i64 %58
  store ptr %65, ptr %28, align 8
  %66 = load ptr, ptr %29, align 8
  %67 = getelementptr inbounds double, ptr %66, i64 %56
  %68 = load double, ptr %67, align 8
  %69 = load ptr, ptr %30, align 8
  %70 = getelementptr inbounds double, ptr %69, i64 %56
  %71 = load double, ptr %70, align 8
  %72 = load ptr, ptr %31, align 8
  %73 = getelementptr inbounds double, ptr %72, i64 %56
  %74 = load double, ptr %73, align 8
  %75 = fcmp ole double %74, 0.000000e+00
  %76 = call double @contact_slack(ptr %55, i64 %56)
  %77 = fcmp ogt double %68, %76
  %78 = xor i1 %75, true
  %79 = select i1 %78, i1 true, i1 %77
  br i1 %79, label %83, label %80

80:
  %81 = load ptr, ptr %17, align 8
  %82 = call double @contact_slack(ptr %81, i64 %56)
  br label %83

83:
  %84 = phi double [ %82, %80 ], [ 0.000000e+00, %53 ]
  %85 = load double, ptr %32, align 8
  store double %85, ptr %12, align 8
  %86 = load double, ptr %24, align 8
  store double %86, ptr %13, align 8
  %87 = load ptr, ptr %31, align 8
  %88 = getelementptr inbounds double, ptr %87, i64 %56
  %89 = load double, ptr %88, align 8
  %90 = fadd double %84, %89
  %91 = call double @llvm.maxnum.f64(double %90, double 0.000000e+00)
  store double %91, ptr %14, align 8
  %92 = load ptr, ptr %34, align 8
  %93 = getelementptr inbounds double, ptr %92, i64 %56
  %94 = load double, ptr %93, align 8
  %95 = fadd double %84, %94
  store double %95, ptr %15, align 8
  %96 = select i1 %75, i1 %77, i1 false
  %97 = fcmp ole double %95, 0.000000e+00
  %98 = select i1 %96, i1 %97, i1 false
  br i1 %98, label %99, label %153

99:
  %100 = fcmp ult double %71, 0.000000e+00
  br i1 %100, label %108, label %101

101:
  %102 = load ptr, ptr %17, align 8
  %103 = call double @contact_slack(ptr %102, i64 %56)
  %104 = fneg double %103
  %105 = fcmp ogt double %95, %104
  br i1 %105, label %201, label %106

106:
  %107 = load double, ptr %32, align 8
  br label %108

108:
  %109 = phi double [ %107, %106 ], [ %85, %99 ]
  %110 = fcmp oeq double %85, %109
  br i1 %110, label %111, label %190

111:
  %112 = phi double [ %152, %151 ], [ %86, %108 ]
  %113 = phi double [ %149, %151 ], [ %109, %108 ]
  %114 = phi i32 [ %145, %151 ], [ 0, %108 ]
  %115 = fadd double %113, %112
  %116 = fmul double %115, 5.000000e-01
  store double %116, ptr %26, align 8
  %117 = load ptr, ptr %17, align 8
  %118 = getelementptr inbounds %struct.contact_system, ptr %117, i64 0, i32 23
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds %struct.contact_parts, ptr %119, i64 0, i32 16
  %121 = load ptr, ptr %120, align 8
  %122 = call ptr @ode_state(ptr %1)
  %123 = load double, ptr %26, align 8
  %124 = load double, ptr %35, align 8
  %125 = fcmp une double %123, %124
  br i1 %125, label %126, label %131

126:
  %127 = call i64 @ode_interpolate(ptr %1, double %123, ptr %121)
  %128 = icmp eq i64 %127, 0
  br i1 %128, label %129, label %201

129:
  %130 = load double, ptr %26, align 8
  br label %131

131:
  %132 = phi double [ %130, %129 ], [ %123, %111 ]
  %133 = phi ptr [ %121, %129 ], [ %122, %111 ]
  %134 = call double @model_time(ptr %0, double %132)
  %135 = call i64 @contact_guards_at(ptr %0, double %134, ptr %133, ptr %11)
  %136 = icmp eq i64 %135, 0
  br i1 %136, label %137, label %201

137:
  %138 = load double, ptr %26, align 8
  %139 = load ptr, ptr %27, align 8
  %140 = getelementptr inbounds double, ptr %139, i64 %56
  %141 = load double, ptr %140, align 8
  %142 = fcmp ogt double %141, 0.000000e+00
  %143 = select i1 %142, ptr %12, ptr %13
  store double %138, ptr %143, align 8
  %144 = select i1 %142, ptr %14, ptr %15
  store double %141, ptr %144, align 8
  %145 = add nuw nsw i32 %114, 1
  %146 = icmp eq i32 %145, 60
  br i1 %146, label %188, label %147

147:
  %148 = load double, ptr %12, align 8
  %149 = load double, ptr %32, align 8
  %150 = fcmp oeq double %148, %149
  br i1 %150, label %151, label %188

151:
  %152 = load double, ptr %13, align 8
  br label %111

153:
  %154 = fcmp ogt double %95, 0.000000e+00
  %155 = fcmp olt double %68, 0.000000e+00
  %156 = select i1 %154, i1 %155, i1 false
  %157 = fcmp ogt double %71, 0.000000e+00
  %158 = select i1 %156, i1 %157, i1 false
  br i1 %158, label %159, label %190

159:
  %160 = fneg double %68
  %161 = fneg double %71
  %162 = call i64 @narrow(ptr %0, ptr %1, i64 %56, double -1.000000e+00, double 0.000000e+00, double %85, double %86, double %160, double %161, ptr %13)
  %163 = load double, ptr %13, align 8
  store double %163, ptr %26, align 8
  %164 = icmp eq i64 %162, 0
  br i1 %164, label %165, label %182

165:
  %166 = load ptr, ptr %17, align 8
  %167 = getelementptr inbounds %struct.contact_system, ptr %166, i64 0, i32 23
  %168 = load ptr, ptr %167, align 8
  %169 = getelementptr inbounds %struct.contact_parts, ptr %168, i64 0, i32 16
  %170 = load ptr, ptr %169, align 8
  %171 = call ptr @ode_state(ptr %1)
  %172 = load double, ptr %35, align 8
  %173 = fcmp une double %163, %172
  br i1 %173, label %174, label %177

174:
  %175 = call i64 @ode_interpolate(ptr %1, double %163, ptr %170)
  %176 = icmp eq i64 %175, 0
  br i1 %176, label %177, label %182

177:
  %178 = phi ptr [ %171, %165 ], [ %170, %174 ]
  %179 = call double @model_time(ptr %0, double %163)
  %180 = call i64 @contact_guards_at(ptr %0, double %179, ptr %178, ptr %11)
  %181 = load ptr, ptr %27, align 8
  br label %182

182:
  %183 = phi ptr [ %64, %159 ], [ %181, %177 ], [ %64, %174 ]
  %184 = phi i64 [ %162, %159 ], [ %180, %177 ], [ %175, %174 ]
  %185 = getelementptr inbounds double, ptr %183, i64 %56
  %186 = load double, ptr %185, align 8
  %187 = fadd double %84, %186
  store double %187, ptr %15, align 8
  br label %190

188:
  %189 = load double, ptr %15, align 8
  br label %190

190:
  %191 = phi double [ %187, %182 ], [ %95, %153 ], [ %189, %188 ], [ %95, %108 ]
  %192 = phi i64 [ %184, %182 ], [ 0, %153 ], [ 0, %188 ], [ 0, %108 ]
  %193 = icmp ne i64 %192, 0
  %194 = fcmp ogt double %191, 0.000000e+00
  %195 = select i1 %193, i1 true, i1 %194
  br i1 %195, label %201, label %196

196:
  %197 = load double, ptr %12, align 8
  %198 = load double, ptr %13, align 8
  %199 = load double, ptr %14, align 8
  %200 = call i64 @narrow(ptr %0, ptr %1, i64 %56, double 0.000000e+00, double %84, double %197, double %198, double %199, double %191, ptr %16)
  br label %201

201:
  %202 = phi i1 [ false, %101 ], [ false, %190 ], [ true, %196 ], [ false, %131 ], [ false, %126 ]
  %203 = phi i32 [ 0, %101 ], [ 0, %190 ], [ 1, %196 ], [ 0, %131 ], [ 0, %126 ]
  %204 = phi i64 [ 0, %101 ], [ %192, %190 ], [ %200, %196 ], [ %127, %126 ], [ %135, %131 ]
  br i1 %36, label %209, label %205

205:
  %206 = load ptr, ptr %37, align 8
  %207 = getelementptr inbounds double, ptr %206, i64 %56
  %208 = load double, ptr %207, align 8
  br label %209

209:
  %210 = phi double [ %208, %205 ], [ 0.000000e+00, %201 ]
  %211 = load ptr, ptr %31, align 8
  %212 = getelementptr inbounds double, ptr %211, i64 %56
  %213 = load double, ptr %212, align 8
  %214 = load ptr, ptr %34, align 8
  %215 = getelementptr inbounds double, ptr %214, i64 %56
  %216 = load double, ptr %215, align 8
  %217 = icmp ne i64 %204, 0
  %218 = or i1 %202, %217
  br i1 %218, label %326, label %219

219:
  %220 = load ptr, ptr %30, align 8
  %221 = getelementptr inbounds double, ptr %220, i64 %56
  %222 = load double, ptr %221, align 8
  %223 = fcmp uno double %222, 0.000000e+00
  %224 = fcmp ogt double %213, 0.000000e+00
  %225 = select i1 %223, i1 %224, i1 false
  %226 = fcmp ogt double %210, %213
  %227 = select i1 %225, i1 %226, i1 false
  %228 = fcmp ogt double %216, %213
  %229 = select i1 %227, i1 %228, i1 false
  br i1 %229, label %230, label %346

230:
  %231 = fsub double %210, %213
  %232 = fadd double %231, %216
  %233 = fsub double %232, %213
  %234 = fmul double %233, 5.000000e-01
  %235 = fcmp olt double %213, %234
  br i1 %235, label %236, label %346

236:
  %237 = load double, ptr %38, align 8
  %238 = load double, ptr %24, align 8
  %239 = load ptr, ptr %17, align 8
  %240 = getelementptr inbounds %struct.contact_system, ptr %239, i64 0, i32 0
  %241 = load i64, ptr %240, align 8
  %242 = shl nsw i64 %241, 1
  %243 = getelementptr inbounds %struct.contact_system, ptr %239, i64 0, i32 23
  %244 = load ptr, ptr %243, align 8
  %245 = getelementptr inbounds %struct.contact_parts, ptr %244, i64 0, i32 15
  %246 = load ptr, ptr %245, align 8
  %247 = mul i64 %241, 20
  %248 = getelementptr inbounds double, ptr %246, i64 %247
  store ptr %248, ptr %41, align 8
  %249 = getelementptr inbounds double, ptr %248, i64 %242
  store ptr %249, ptr %42, align 8
  %250 = fsub double %238, %237
  %251 = call double @llvm.fmuladd.f64(double %250, double 0xBFE3C6EF372FE950, double %238)
  store double %251, ptr %44, align 16
  %252 = call double @llvm.fmuladd.f64(double %250, double 0x3FE3C6EF372FE950, double %237)
  store double %252, ptr %45, align 8
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %46, i8 0, i64 16, i1 false)
  br label %253

253:
  %254 = phi double [ %251, %236 ], [ %314, %313 ]
  %255 = phi double [ %252, %236 ], [ %315, %313 ]
  %256 = phi double [ %237, %236 ], [ %318, %313 ]
  %257 = phi i32 [ 0, %236 ], [ %319, %313 ]
  %258 = phi i32 [ 3, %236 ], [ %317, %313 ]
  %259 = phi double [ %238, %236 ], [ %316, %313 ]
  br label %260

260:
  %261 = phi i1 [ true, %253 ], [ false, %295 ]
  %262 = phi i64 [ 0, %253 ], [ 1, %295 ]
  %263 = trunc i64 %262 to i32
  %264 = shl nuw nsw i32 1, %263
  %265 = and i32 %264, %258
  %266 = icmp eq i32 %265, 0
  br i1 %266, label %295, label %267

267:
  %268 = getelementptr inbounds [2 x double], ptr %9, i64 0, i64 %262
  %269 = load double, ptr %268, align 8
  store double %269, ptr %40, align 8
  %270 = load ptr, ptr %17, align 8
  %271 = getelementptr inbounds %struct.contact_system, ptr %270, i64 0, i32 23
  %272 = load ptr, ptr %271, align 8
  %273 = getelementptr inbounds %struct.contact_parts, ptr %272, i64 0, i32 16
  %274 = load ptr, ptr %273, align 8
  %275 = call ptr @ode_state(ptr %1)
  %276 = load double, ptr %40, align 8
  %277 = load double, ptr %35, align 8
  %278 = fcmp une double %276, %277
  br i1 %278, label %279, label %284

279:
  %280 = call i64 @ode_interpolate(ptr %1, double %276, ptr %274)
  %281 = icmp eq i64 %280, 0
  br i1 %281, label %282, label %344

282:
  %283 = load double, ptr %40, align 8
  br label %284

284:
  %285 = phi double [ %283, %282 ], [ %276, %267 ]
  %286 = phi ptr [ %274, %282 ], [ %275, %267 ]
  %287 = call double @model_time(ptr %0, double %285)
  %288 = call i64 @contact_guards_at(ptr %0, double %287, ptr %286, ptr %8)
  %289 = icmp eq i64 %288, 0
  br i1 %289, label %290, label %344

290:
  %291 = load ptr, ptr %41, align 8
  %292 = getelementptr inbounds double, ptr %291, i64 %56
  %293 = load double, ptr %292, align 8
  %294 = getelementptr inbounds [2 x double], ptr %10, i64 0, i64 %262
  store double %293, ptr %294, align 8
  br label %295

295:
  br i1 %261, label %260, label %296

296:
  %297 = load double, ptr %47, align 8
  %298 = load double, ptr %48, align 16
  %299 = fcmp olt double %297, %298
  %300 = zext i1 %299 to i64
  %301 = getelementptr inbounds [2 x double], ptr %9, i64 0, i64 %300
  %302 = load double, ptr %301, align 8
  %303 = getelementptr inbounds [2 x double], ptr %10, i64 0, i64 %300
  %304 = load double, ptr %303, align 8
  %305 = fcmp ugt double %304, 0.000000e+00
  br i1 %305, label %306, label %321

306:
  br i1 %299, label %307, label %310

307:
  store double %255, ptr %44, align 16
  store double %297, ptr %48, align 16
  %308 = fsub double %259, %254
  %309 = call double @llvm.fmuladd.f64(double %308, double 0x3FE3C6EF372FE950, double %254)
  store double %309, ptr %45, align 8
  br label %313

310:
  store double %254, ptr %45, align 8
  store double %298, ptr %47, align 8
  %311 = fsub double %255, %256
  %312 = call double @llvm.fmuladd.f64(double %311, double 0xBFE3C6EF372FE950, double %255)
  store double %312, ptr %44, align 16
  br label %313

313:
  %314 = phi double [ %255, %307 ], [ %312, %310 ]
  %315 = phi double [ %309, %307 ], [ %254, %310 ]
  %316 = phi double [ %259, %307 ], [ %255, %310 ]
  %317 = phi i32 [ 2, %307 ], [ 1, %310 ]
  %318 = phi double [ %254, %307 ], [ %256, %310 ]
  %319 = add nuw nsw i32 %257, 1
  %320 = icmp eq i32 %319, 60
  br i1 %320, label %321, label %253

321:
  %322 = fcmp ugt double %304, 0.000000e+00
  br i1 %322, label %346, label %323

323:
  %324 = load double, ptr %38, align 8
  %325 = call i64 @narrow(ptr %0, ptr %1, i64 %56, double 0.000000e+00, double 0.000000e+00, double %324, double %302, double %210, double %304, ptr %16)
  br label %326

326:
  %327 = phi i32 [ %203, %209 ], [ 1, %323 ]
  %328 = phi i64 [ %204, %209 ], [ %325, %323 ]
  %329 = icmp eq i64 %328, 0
  br i1 %329, label %331, label %330

330:
  br label %355

331:
  %332 = icmp eq i32 %327, 0
  br i1 %332, label %346, label %333

333:
  %334 = load i64, ptr %5, align 8
  %335 = icmp slt i64 %334, 0
  %336 = load double, ptr %16, align 8
  br i1 %335, label %343, label %337

337:
  %338 = load double, ptr %6, align 8
  %339 = fsub double %336, %338
  %340 = load double, ptr %49, align 8
  %341 = fmul double %339, %340
  %342 = fcmp olt double %341, 0.000000e+00
  br i1 %342, label %343, label %346

343:
  store i64 %56, ptr %5, align 8
  store double %336, ptr %6, align 8
  br label %346

344:
  %345 = phi i64 [ %280, %279 ], [ %288, %284 ]
  br label %355

346:
  %347 = add nuw nsw i64 %56, 1
  %348 = load i64, ptr %19, align 8
  %349 = shl nsw i64 %348, 1
  %350 = icmp slt i64 %347, %349
  br i1 %350, label %351, label %355

351:
  %352 = load ptr, ptr %17, align 8
  %353 = getelementptr inbounds %struct.contact_system, ptr %352, i64 0, i32 0
  %354 = load i64, ptr %353, align 8
  br label %53

355:
  %356 = phi i64 [ %345, %344 ], [ %328, %330 ], [ 0, %7 ], [ 0, %346 ]
  ret i64 %356
}

define internal i64 @narrow(ptr %0, ptr %1, i64 %2, double %3, double %4, double %5, double %6, double %7, double %8, ptr  %9) {
  %11 = alloca %struct.contact_sample, align 8
  %12 = bitcast ptr %11 to ptr
  %13 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.contact_system, ptr %14, i64 0, i32 0
  %16 = load i64, ptr %15, align 8
  %17 = shl nsw i64 %16, 1
  %18 = getelementptr inbounds %struct.contact_system, ptr %14, i64 0, i32 23
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds %struct.contact_parts, ptr %19, i64 0, i32 15
  %21 = load ptr, ptr %20, align 8
  %22 = mul i64 %16, 20
  %23 = getelementptr inbounds double, ptr %21, i64 %22
  %24 = getelementptr inbounds %struct.contact_sample, ptr %11, i64 0, i32 0
  %25 = getelementptr inbounds %struct.contact_sample, ptr %11, i64 0, i32 1
  store ptr %23, ptr %25, align 8
  %26 = getelementptr inbounds %struct.contact_sample, ptr %11, i64 0, i32 2
  %27 = getelementptr inbounds double, ptr %23, i64 %17
  store ptr %27, ptr %26, align 8
  %28 = tail call double @llvm.fabs.f64(double %5)
  %29 = tail call double @llvm.fabs.f64(double %6)
  %30 = tail call double @llvm.maxnum.f64(double %28, double %29)
  %31 = fmul double %30, 0x3CE4000000000000
  %32 = getelementptr inbounds %struct.ode_solver.7, ptr %1, i64 0, i32 5
  %33 = fcmp une double %3, 0.000000e+00
  br label %34

34:
  %35 = phi double [ %5, %10 ], [ %102, %95 ]
  %36 = phi i32 [ 0, %10 ], [ %104, %95 ]
  %37 = phi double [ %6, %10 ], [ %101, %95 ]
  %38 = phi double [ %7, %10 ], [ %100, %95 ]
  %39 = phi double [ %8, %10 ], [ %99, %95 ]
  %40 = fsub double %37, %35
  %41 = call double @llvm.fabs.f64(double %40)
  %42 = fcmp ogt double %41, %31
  br i1 %42, label %43, label %107

43:
  %44 = fadd double %37, %35
  %45 = fmul double %44, 5.000000e-01
  store double %45, ptr %24, align 8
  %46 = trunc i32 %36 to i8
  %47 = urem i8 %46, 3
  %48 = icmp eq i8 %47, 2
  br i1 %48, label %63, label %49

49:
  %50 = fcmp une double %39, %38
  %51 = fcmp ogt double %38, 0.000000e+00
  %52 = and i1 %50, %51
  br i1 %52, label %53, label %63

53:
  %54 = fmul double %39, %40
  %55 = fsub double %39, %38
  %56 = fdiv double %54, %55
  %57 = fsub double %37, %56
  store double %57, ptr %24, align 8
  %58 = fsub double %57, %35
  %59 = fsub double %57, %37
  %60 = fmul double %58, %59
  %61 = fcmp olt double %60, 0.000000e+00
  br i1 %61, label %63, label %62

62:
  store double %45, ptr %24, align 8
  br label %63

63:
  %64 = load ptr, ptr %13, align 8
  %65 = getelementptr inbounds %struct.contact_system, ptr %64, i64 0, i32 23
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds %struct.contact_parts, ptr %66, i64 0, i32 16
  %68 = load ptr, ptr %67, align 8
  %69 = call ptr @ode_state(ptr %1)
  %70 = load double, ptr %24, align 8
  %71 = load double, ptr %32, align 8
  %72 = fcmp une double %70, %71
  br i1 %72, label %73, label %78

73:
  %74 = call i64 @ode_interpolate(ptr %1, double %70, ptr %68)
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %76, label %109

76:
  %77 = load double, ptr %24, align 8
  br label %78

78:
  %79 = phi double [ %77, %76 ], [ %70, %63 ]
  %80 = phi ptr [ %68, %76 ], [ %69, %63 ]
  %81 = call double @model_time(ptr %0, double %79)
  %82 = call i64 @contact_guards_at(ptr %0, double %81, ptr %80, ptr %11)
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %84, label %109

84:
  br i1 %33, label %85, label %90

85:
  %86 = load ptr, ptr %26, align 8
  %87 = getelementptr inbounds double, ptr %86, i64 %2
  %88 = load double, ptr %87, align 8
  %89 = fmul double %88, %3
  br label %95

90:
  %91 = load ptr, ptr %25, align 8
  %92 = getelementptr inbounds double, ptr %91, i64 %2
  %93 = load double, ptr %92, align 8
  %94 = fadd double %93, %4
  br label %95

95:
  %96 = phi double [ %89, %85 ], [ %94, %90 ]
  %97 = fcmp ugt double %96, 0.000000e+00
  %98 = load double, ptr %24, align 8
  %99 = select i1 %97, double %39, double %96
  %100 = select i1 %97, double %96, double %38
  %101 = select i1 %97, double %37, double %98
  %102 = select i1 %97, double %98, double %35
  %103 = fcmp oeq double %99, 0.000000e+00
  %104 = add nuw nsw i32 %36, 1
  %105 = icmp eq i32 %104, 200
  %106 = select i1 %103, i1 true, i1 %105
  br i1 %106, label %107, label %34

107:
  %108 = phi double [ %101, %95 ], [ %37, %34 ]
  store double %108, ptr %9, align 8
  br label %109

109:
  %110 = phi i64 [ 0, %107 ], [ %74, %73 ], [ %82, %78 ]
  ret i64 %110
}
