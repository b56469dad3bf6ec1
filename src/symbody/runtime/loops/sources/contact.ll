; contact: made by tools/make_loops_text.py from contact, contact_combinations, contact_guards, contact_law, contact_modes, contact_newton, contact_pivots
; sources d9731354c1e71f9a0bafdf8d655c80356ea7e176a96ae3eb4ed05f5b49cb4f41
%struct.contact_system = type { i64, i64, i64, i64, i64, ptr, ptr, %struct.model_call, %struct.model_call, %struct.model_call, double, ptr, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double }
%struct.model_call = type { ptr, ptr, ptr }
%struct.anon = type { ptr, i64 }
%struct.law_problem = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, i64, i64, double, i64, ptr, ptr }
%struct.contact_parts = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.model_context = type { i64, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, double, double, ptr, i64, [2 x double], ptr, ptr, ptr, i64, i64, ptr, ptr }
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.contact_event = type { double, i64, i64, [3 x double], double }
%struct.sample = type { double, ptr, ptr }
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

declare double @llvm.fmuladd.f64(double, double, double)

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
  %38 = fmul double %37, 1.000000e+05
  %39 = fcmp ole double %31, %38
  %40 = zext i1 %39 to i32
  br label %41

41:
  %42 = phi i32 [ 0, %23 ], [ 0, %2 ], [ %40, %27 ]
  ret i32 %42
}

declare double @hypot(double, double)

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
  call void @evaluate(ptr %0, double %1, ptr %2)
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
  %175 = fmul double %174, 1.000000e+05
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

define internal void @evaluate(ptr  %0, double %1, ptr %2) {
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
  tail call void @evaluate(ptr %0, double %1, ptr %2)
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

define i64 @contact_resolve(ptr %0, ptr %1) {
  %3 = alloca %struct.law_problem, align 8
  %4 = alloca %struct.law_problem, align 8
  %5 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 23
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.contact_parts, ptr %8, i64 0, i32 20
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 28
  %12 = load i64, ptr %11, align 8
  %13 = sdiv i64 %12, 2
  %14 = and i64 %12, -9223372036854775807
  %15 = icmp eq i64 %14, 1
  br i1 %15, label %16, label %157

16:
  %17 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 19
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds i64, ptr %18, i64 %13
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 2
  br i1 %21, label %22, label %157

22:
  %23 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 5
  %24 = load ptr, ptr %23, align 8
  %25 = shl nsw i64 %13, 2
  %26 = getelementptr inbounds i64, ptr %24, i64 %25
  %27 = getelementptr inbounds i64, ptr %26, i64 2
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 2
  br i1 %29, label %30, label %157

30:
  %31 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 5
  %32 = load double, ptr %31, align 8
  %33 = tail call double @model_time(ptr %0, double %32)
  %34 = tail call ptr @ode_state(ptr %1)
  %35 = tail call i64 @model_inputs(ptr %0, double %33, ptr %34)
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %168

37:
  %38 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 0
  %39 = load i64, ptr %38, align 8
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %119

41:
  %42 = load ptr, ptr %7, align 8
  %43 = load ptr, ptr %23, align 8
  %44 = load ptr, ptr %17, align 8
  %45 = getelementptr inbounds %struct.contact_parts, ptr %42, i64 0, i32 1
  %46 = getelementptr inbounds %struct.contact_parts, ptr %42, i64 0, i32 11
  %47 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 6
  %48 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 10
  br label %51

49:
  %50 = icmp sgt i64 %117, 0
  br i1 %50, label %129, label %119

51:
  %52 = phi double [ 0.000000e+00, %41 ], [ %115, %114 ]
  %53 = phi i64 [ 0, %41 ], [ %116, %114 ]
  %54 = shl nsw i64 %53, 2
  %55 = getelementptr inbounds i64, ptr %43, i64 %54
  %56 = getelementptr inbounds i64, ptr %55, i64 1
  %57 = load i64, ptr %56, align 8
  %58 = load i64, ptr %55, align 8
  %59 = icmp ne i64 %58, 2
  %60 = zext i1 %59 to i64
  %61 = add nsw i64 %57, %60
  %62 = getelementptr inbounds i64, ptr %44, i64 %53
  %63 = load i64, ptr %62, align 8
  %64 = icmp eq i64 %63, 2
  br i1 %64, label %65, label %100

65:
  %66 = getelementptr inbounds i64, ptr %55, i64 2
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i64 %67, 2
  br i1 %68, label %69, label %100

69:
  %70 = load ptr, ptr %45, align 8
  %71 = getelementptr inbounds double, ptr %70, i64 %61
  %72 = load ptr, ptr %46, align 8
  %73 = getelementptr inbounds double, ptr %72, i64 %61
  %74 = load double, ptr %71, align 8
  %75 = getelementptr inbounds double, ptr %71, i64 1
  %76 = load double, ptr %75, align 8
  %77 = fmul double %76, %76
  %78 = tail call double @llvm.fmuladd.f64(double %74, double %74, double %77)
  %79 = load double, ptr %73, align 8
  %80 = getelementptr inbounds double, ptr %73, i64 1
  %81 = load double, ptr %80, align 8
  %82 = fmul double %76, %81
  %83 = tail call double @llvm.fmuladd.f64(double %74, double %79, double %82)
  %84 = fneg double %83
  %85 = tail call double @llvm.sqrt.f64(double %78)
  %86 = load ptr, ptr %47, align 8
  %87 = shl nuw nsw i64 %53, 1
  %88 = or i64 %87, 1
  %89 = getelementptr inbounds double, ptr %86, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = fcmp ugt double %85, %90
  br i1 %91, label %94, label %92

92:
  %93 = getelementptr inbounds i64, ptr %10, i64 %53
  store i64 1, ptr %93, align 8
  br label %111

94:
  %95 = load double, ptr %48, align 8
  %96 = fmul double %95, 2.000000e-01
  %97 = fmul double %96, %84
  %98 = fcmp ugt double %78, %97
  %99 = fdiv double %78, %84
  br i1 %98, label %100, label %104

100:
  %101 = icmp eq i64 %53, %13
  %102 = zext i1 %101 to i64
  %103 = getelementptr inbounds i64, ptr %10, i64 %53
  store i64 %102, ptr %103, align 8
  br label %114

104:
  %105 = icmp eq i64 %53, %13
  %106 = fcmp uno double %99, 0.000000e+00
  %107 = xor i1 %106, true
  %108 = select i1 %105, i1 true, i1 %107
  %109 = zext i1 %108 to i64
  %110 = getelementptr inbounds i64, ptr %10, i64 %53
  store i64 %109, ptr %110, align 8
  br i1 %106, label %114, label %111

111:
  %112 = phi double [ 0.000000e+00, %92 ], [ %99, %104 ]
  %113 = tail call double @llvm.maxnum.f64(double %52, double %112)
  br label %114

114:
  %115 = phi double [ %113, %111 ], [ %52, %104 ], [ %52, %100 ]
  %116 = add nuw nsw i64 %53, 1
  %117 = load i64, ptr %38, align 8
  %118 = icmp slt i64 %116, %117
  br i1 %118, label %51, label %49

119:
  %120 = phi double [ %115, %49 ], [ 0.000000e+00, %37 ], [ %115, %137 ]
  %121 = load double, ptr %31, align 8
  %122 = tail call double @model_time(ptr %0, double %121)
  %123 = tail call ptr @ode_state(ptr %1)
  %124 = tail call i64 @contact_project(ptr %0, double %122, ptr %123)
  %125 = load i64, ptr %38, align 8
  %126 = icmp sgt i64 %125, 0
  br i1 %126, label %127, label %157

127:
  %128 = load ptr, ptr %17, align 8
  br label %143

129:
  %130 = phi i64 [ %140, %137 ], [ 0, %49 ]
  %131 = getelementptr inbounds i64, ptr %10, i64 %130
  %132 = load i64, ptr %131, align 8
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %134, label %137

134:
  %135 = getelementptr inbounds i64, ptr %44, i64 %130
  %136 = load i64, ptr %135, align 8
  br label %137

137:
  %138 = phi i64 [ %136, %134 ], [ 1, %129 ]
  %139 = getelementptr inbounds i64, ptr %44, i64 %130
  store i64 %138, ptr %139, align 8
  %140 = add nuw nsw i64 %130, 1
  %141 = load i64, ptr %38, align 8
  %142 = icmp slt i64 %140, %141
  br i1 %142, label %129, label %119

143:
  %144 = phi i64 [ 0, %127 ], [ %154, %151 ]
  %145 = getelementptr inbounds i64, ptr %10, i64 %144
  %146 = load i64, ptr %145, align 8
  %147 = icmp eq i64 %146, 0
  br i1 %147, label %148, label %151

148:
  %149 = getelementptr inbounds i64, ptr %128, i64 %144
  %150 = load i64, ptr %149, align 8
  br label %151

151:
  %152 = phi i64 [ %150, %148 ], [ 2, %143 ]
  %153 = getelementptr inbounds i64, ptr %128, i64 %144
  store i64 %152, ptr %153, align 8
  %154 = add nuw nsw i64 %144, 1
  %155 = load i64, ptr %38, align 8
  %156 = icmp slt i64 %154, %155
  br i1 %156, label %143, label %157

157:
  %158 = phi double [ 0.000000e+00, %2 ], [ 0.000000e+00, %16 ], [ 0.000000e+00, %22 ], [ %120, %119 ], [ %120, %151 ]
  %159 = load ptr, ptr %5, align 8
  %160 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 5
  %161 = load double, ptr %160, align 8
  %162 = tail call double @model_time(ptr %0, double %161)
  %163 = getelementptr inbounds %struct.contact_system, ptr %159, i64 0, i32 29
  %164 = load i64, ptr %163, align 8
  store i64 0, ptr %163, align 8
  %165 = tail call ptr @ode_state(ptr %1)
  %166 = tail call i64 @model_inputs(ptr %0, double %162, ptr %165)
  store i64 %164, ptr %163, align 8
  %167 = tail call ptr @ode_state(ptr %1)
  tail call void @evaluate(ptr %0, double %162, ptr %167)
  br label %168

168:
  %169 = phi double [ %158, %157 ], [ 0.000000e+00, %30 ]
  %170 = phi i64 [ %166, %157 ], [ %35, %30 ]
  %171 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 0
  %172 = load i64, ptr %171, align 8
  %173 = icmp sgt i64 %172, 0
  br i1 %173, label %174, label %248

174:
  %175 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 5
  %176 = load ptr, ptr %175, align 8
  %177 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 19
  %178 = getelementptr inbounds %struct.contact_parts, ptr %8, i64 0, i32 1
  %179 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 6
  %180 = getelementptr inbounds %struct.contact_parts, ptr %8, i64 0, i32 0
  %181 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 25
  br label %182

182:
  %183 = phi i64 [ 0, %174 ], [ %245, %244 ]
  %184 = shl nsw i64 %183, 2
  %185 = getelementptr inbounds i64, ptr %176, i64 %184
  %186 = load i64, ptr %185, align 8
  %187 = icmp eq i64 %186, 2
  br i1 %187, label %219, label %188

188:
  %189 = load ptr, ptr %177, align 8
  %190 = getelementptr inbounds i64, ptr %189, i64 %183
  %191 = load i64, ptr %190, align 8
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %193, label %219

193:
  %194 = load i64, ptr %11, align 8
  %195 = shl nuw nsw i64 %183, 1
  %196 = icmp eq i64 %194, %195
  br i1 %196, label %219, label %197

197:
  %198 = icmp eq i64 %186, 0
  br i1 %198, label %199, label %204

199:
  %200 = load ptr, ptr %180, align 8
  %201 = getelementptr inbounds double, ptr %200, i64 %183
  %202 = load ptr, ptr %179, align 8
  %203 = getelementptr inbounds double, ptr %202, i64 %195
  br label %212

204:
  %205 = load ptr, ptr %178, align 8
  %206 = getelementptr inbounds i64, ptr %185, i64 1
  %207 = load i64, ptr %206, align 8
  %208 = getelementptr inbounds double, ptr %205, i64 %207
  %209 = load ptr, ptr %179, align 8
  %210 = or i64 %195, 1
  %211 = getelementptr inbounds double, ptr %209, i64 %210
  br label %212

212:
  %213 = phi ptr [ %211, %204 ], [ %203, %199 ]
  %214 = phi ptr [ %208, %204 ], [ %201, %199 ]
  %215 = load double, ptr %214, align 8
  %216 = load double, ptr %213, align 8
  %217 = fcmp ole double %215, %216
  %218 = zext i1 %217 to i64
  br label %219

219:
  %220 = phi i64 [ %218, %212 ], [ 1, %188 ], [ 1, %182 ], [ 1, %193 ]
  %221 = getelementptr inbounds i64, ptr %10, i64 %183
  store i64 %220, ptr %221, align 8
  %222 = load i64, ptr %181, align 8
  %223 = icmp eq i64 %222, 0
  br i1 %223, label %224, label %244

224:
  %225 = load i64, ptr %11, align 8
  %226 = icmp slt i64 %225, 0
  br i1 %226, label %227, label %244

227:
  %228 = load i64, ptr %185, align 8
  %229 = icmp eq i64 %228, 0
  br i1 %229, label %230, label %244

230:
  %231 = load ptr, ptr %180, align 8
  %232 = getelementptr inbounds double, ptr %231, i64 %183
  %233 = load double, ptr %232, align 8
  %234 = load ptr, ptr %179, align 8
  %235 = shl nuw nsw i64 %183, 1
  %236 = getelementptr inbounds double, ptr %234, i64 %235
  %237 = load double, ptr %236, align 8
  %238 = fneg double %237
  %239 = fcmp olt double %233, %238
  br i1 %239, label %240, label %244

240:
  %241 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 30
  store i64 5, ptr %241, align 8
  %242 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 31
  store i64 %183, ptr %242, align 8
  %243 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 33
  store double %233, ptr %243, align 8
  br label %1218

244:
  %245 = add nuw nsw i64 %183, 1
  %246 = load i64, ptr %171, align 8
  %247 = icmp slt i64 %245, %246
  br i1 %247, label %182, label %248

248:
  %249 = phi i64 [ %172, %168 ], [ %246, %244 ]
  %250 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 5
  %251 = load double, ptr %250, align 8
  %252 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 36
  %253 = load double, ptr %252, align 8
  %254 = fsub double %251, %253
  %255 = tail call double @llvm.fabs.f64(double %254)
  %256 = tail call double @llvm.fabs.f64(double %251)
  %257 = tail call double @llvm.maxnum.f64(double %256, double 1.000000e+00)
  %258 = fmul double %257, 0x3D719799812DEA11
  %259 = fcmp ugt double %255, %258
  br i1 %259, label %263, label %260

260:
  %261 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 32
  %262 = load i64, ptr %261, align 8
  br label %263

263:
  %264 = phi i64 [ %262, %260 ], [ 0, %248 ]
  store double %251, ptr %252, align 8
  %265 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 32
  %266 = add nsw i64 %264, 1
  store i64 %266, ptr %265, align 8
  %267 = mul nsw i64 %249, 20
  %268 = icmp slt i64 %264, %267
  br i1 %268, label %269, label %307

269:
  %270 = icmp eq i64 %170, 0
  br i1 %270, label %271, label %672

271:
  %272 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 14
  %273 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 13
  %274 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 19
  %275 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 5
  %276 = getelementptr inbounds %struct.contact_parts, ptr %8, i64 0, i32 1
  %277 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 6
  %278 = getelementptr inbounds %struct.contact_parts, ptr %8, i64 0, i32 0
  %279 = bitcast ptr %3 to ptr
  %280 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 0
  %281 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 1
  %282 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 2
  %283 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 3
  %284 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 4
  %285 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 5
  %286 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 6
  %287 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 7
  %288 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 8
  %289 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 9
  %290 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 10
  %291 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 11
  %292 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 12
  %293 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 13
  %294 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 14
  %295 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 16
  %296 = bitcast ptr %294 to ptr
  %297 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 17
  %298 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 18
  %299 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 15
  %300 = load i64, ptr %272, align 8
  %301 = mul nsw i64 %249, 3
  %302 = add nsw i64 %301, %300
  %303 = load i64, ptr %273, align 8
  %304 = icmp sle i64 %302, %303
  %305 = icmp sgt i64 %249, 0
  %306 = select i1 %304, i1 %305, i1 false
  br i1 %306, label %315, label %672

307:
  %308 = load i64, ptr %11, align 8
  %309 = sdiv i64 %308, 2
  %310 = icmp sgt i64 %308, -1
  %311 = select i1 %310, i64 %309, i64 -1
  %312 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 30
  store i64 4, ptr %312, align 8
  %313 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 31
  store i64 %311, ptr %313, align 8
  %314 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 33
  store double %251, ptr %314, align 8
  br label %1218

315:
  %316 = phi i32 [ %663, %662 ], [ 0, %271 ]
  %317 = phi i64 [ %664, %662 ], [ %249, %271 ]
  %318 = icmp eq i32 %316, 0
  %319 = load ptr, ptr %275, align 8
  br label %320

320:
  %321 = phi i1 [ true, %315 ], [ %386, %384 ]
  %322 = phi i64 [ 0, %315 ], [ %385, %384 ]
  br i1 %318, label %323, label %332

323:
  %324 = load i64, ptr %11, align 8
  %325 = shl nuw nsw i64 %322, 1
  %326 = icmp eq i64 %324, %325
  br i1 %326, label %327, label %332

327:
  %328 = load ptr, ptr %274, align 8
  %329 = getelementptr inbounds i64, ptr %328, i64 %322
  %330 = load i64, ptr %329, align 8
  %331 = icmp eq i64 %330, 0
  br label %332

332:
  %333 = phi i1 [ false, %323 ], [ false, %320 ], [ %331, %327 ]
  %334 = shl nsw i64 %322, 2
  %335 = getelementptr inbounds i64, ptr %319, i64 %334
  %336 = load i64, ptr %335, align 8
  %337 = icmp eq i64 %336, 2
  br i1 %337, label %384, label %338

338:
  %339 = load ptr, ptr %274, align 8
  %340 = getelementptr inbounds i64, ptr %339, i64 %322
  %341 = load i64, ptr %340, align 8
  %342 = icmp eq i64 %341, 0
  br i1 %342, label %343, label %368

343:
  %344 = load i64, ptr %11, align 8
  %345 = shl nuw nsw i64 %322, 1
  %346 = icmp eq i64 %344, %345
  br i1 %346, label %368, label %347

347:
  %348 = icmp eq i64 %336, 0
  br i1 %348, label %349, label %354

349:
  %350 = load ptr, ptr %278, align 8
  %351 = getelementptr inbounds double, ptr %350, i64 %322
  %352 = load ptr, ptr %277, align 8
  %353 = getelementptr inbounds double, ptr %352, i64 %345
  br label %362

354:
  %355 = load ptr, ptr %276, align 8
  %356 = getelementptr inbounds i64, ptr %335, i64 1
  %357 = load i64, ptr %356, align 8
  %358 = getelementptr inbounds double, ptr %355, i64 %357
  %359 = load ptr, ptr %277, align 8
  %360 = or i64 %345, 1
  %361 = getelementptr inbounds double, ptr %359, i64 %360
  br label %362

362:
  %363 = phi ptr [ %361, %354 ], [ %353, %349 ]
  %364 = phi ptr [ %358, %354 ], [ %351, %349 ]
  %365 = load double, ptr %364, align 8
  %366 = load double, ptr %363, align 8
  %367 = fcmp ugt double %365, %366
  br i1 %367, label %384, label %368

368:
  %369 = load ptr, ptr %276, align 8
  %370 = getelementptr inbounds i64, ptr %335, i64 1
  %371 = load i64, ptr %370, align 8
  %372 = getelementptr inbounds double, ptr %369, i64 %371
  %373 = load double, ptr %372, align 8
  br i1 %333, label %381, label %374

374:
  %375 = load ptr, ptr %277, align 8
  %376 = shl nuw nsw i64 %322, 1
  %377 = or i64 %376, 1
  %378 = getelementptr inbounds double, ptr %375, i64 %377
  %379 = load double, ptr %378, align 8
  %380 = fneg double %379
  br label %381

381:
  %382 = phi double [ %380, %374 ], [ 0.000000e+00, %368 ]
  %383 = fcmp olt double %373, %382
  br i1 %383, label %388, label %384

384:
  %385 = add nuw nsw i64 %322, 1
  %386 = icmp slt i64 %385, %317
  %387 = icmp eq i64 %385, %317
  br i1 %387, label %388, label %320

388:
  %389 = phi i1 [ %321, %381 ], [ %386, %384 ]
  br i1 %389, label %390, label %672

390:
  %391 = icmp eq i32 %316, 100
  br i1 %391, label %392, label %397

392:
  %393 = load double, ptr %250, align 8
  %394 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 30
  store i64 4, ptr %394, align 8
  %395 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 31
  store i64 -1, ptr %395, align 8
  %396 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 33
  store double %393, ptr %396, align 8
  br label %1218

397:
  %398 = load ptr, ptr %5, align 8
  %399 = getelementptr inbounds %struct.contact_system, ptr %398, i64 0, i32 23
  %400 = load ptr, ptr %399, align 8
  %401 = getelementptr inbounds %struct.contact_system, ptr %398, i64 0, i32 0
  %402 = load i64, ptr %401, align 8
  store i64 %402, ptr %280, align 8
  %403 = getelementptr inbounds %struct.contact_system, ptr %398, i64 0, i32 1
  %404 = load i64, ptr %403, align 8
  store i64 %404, ptr %281, align 8
  %405 = getelementptr inbounds %struct.contact_system, ptr %398, i64 0, i32 5
  %406 = load ptr, ptr %405, align 8
  store ptr %406, ptr %282, align 8
  %407 = getelementptr inbounds %struct.contact_parts, ptr %400, i64 0, i32 4
  %408 = load ptr, ptr %407, align 8
  store ptr %408, ptr %283, align 8
  %409 = getelementptr inbounds %struct.contact_parts, ptr %400, i64 0, i32 3
  %410 = load ptr, ptr %409, align 8
  store ptr %410, ptr %284, align 8
  %411 = getelementptr inbounds %struct.contact_parts, ptr %400, i64 0, i32 2
  %412 = load ptr, ptr %411, align 8
  store ptr %412, ptr %285, align 8
  %413 = getelementptr inbounds %struct.contact_parts, ptr %400, i64 0, i32 18
  %414 = load ptr, ptr %413, align 8
  store ptr %414, ptr %286, align 8
  %415 = getelementptr inbounds %struct.contact_parts, ptr %400, i64 0, i32 12
  %416 = load ptr, ptr %415, align 8
  store ptr %416, ptr %287, align 8
  %417 = getelementptr inbounds %struct.contact_parts, ptr %400, i64 0, i32 19
  %418 = load ptr, ptr %417, align 8
  store ptr %418, ptr %288, align 8
  %419 = getelementptr inbounds %struct.contact_parts, ptr %400, i64 0, i32 9
  %420 = load ptr, ptr %419, align 8
  store ptr %420, ptr %289, align 8
  %421 = getelementptr inbounds %struct.contact_parts, ptr %400, i64 0, i32 10
  %422 = load ptr, ptr %421, align 8
  store ptr %422, ptr %290, align 8
  %423 = getelementptr inbounds %struct.contact_parts, ptr %400, i64 0, i32 11
  %424 = load ptr, ptr %423, align 8
  store ptr %424, ptr %291, align 8
  store double 0.000000e+00, ptr %292, align 8
  store i64 -1, ptr %293, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %296, i8 0, i64 16, i1 false)
  store i64 4096, ptr %295, align 8
  %425 = getelementptr inbounds %struct.contact_parts, ptr %400, i64 0, i32 17
  %426 = load ptr, ptr %425, align 8
  store ptr %426, ptr %297, align 8
  %427 = getelementptr inbounds %struct.contact_parts, ptr %400, i64 0, i32 21
  %428 = load ptr, ptr %427, align 8
  store ptr %428, ptr %298, align 8
  %429 = load i64, ptr %401, align 8
  %430 = icmp sgt i64 %429, 0
  %431 = bitcast ptr %412 to ptr
  br i1 %430, label %432, label %442

432:
  %433 = load ptr, ptr %405, align 8
  %434 = getelementptr inbounds %struct.contact_system, ptr %398, i64 0, i32 19
  %435 = getelementptr inbounds %struct.contact_system, ptr %398, i64 0, i32 28
  %436 = getelementptr inbounds %struct.contact_parts, ptr %400, i64 0, i32 1
  %437 = getelementptr inbounds %struct.contact_system, ptr %398, i64 0, i32 6
  %438 = getelementptr inbounds %struct.contact_parts, ptr %400, i64 0, i32 0
  %439 = load ptr, ptr %437, align 8
  br label %465

440:
  %441 = fmul double %520, 1.000000e-03
  br label %442

442:
  %443 = phi double [ 0x7FF0000000000000, %397 ], [ %441, %440 ]
  %444 = phi double [ 0.000000e+00, %397 ], [ %515, %440 ]
  %445 = getelementptr inbounds %struct.contact_parts, ptr %400, i64 0, i32 1
  %446 = bitcast ptr %445 to ptr
  %447 = load ptr, ptr %446, align 8
  %448 = load i64, ptr %403, align 8
  %449 = shl i64 %448, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %431, ptr align 8 %447, i64 %449, i1 false)
  store double %443, ptr %299, align 8
  %450 = getelementptr inbounds %struct.contact_parts, ptr %400, i64 0, i32 13
  %451 = load ptr, ptr %450, align 8
  %452 = call i64 @law_impact(ptr %3, ptr %451)
  %453 = load i64, ptr %401, align 8
  %454 = icmp sgt i64 %453, 0
  br i1 %454, label %455, label %576

455:
  %456 = load ptr, ptr %286, align 8
  %457 = load ptr, ptr %291, align 8
  %458 = load ptr, ptr %409, align 8
  %459 = load ptr, ptr %405, align 8
  %460 = load i64, ptr %403, align 8
  %461 = add nsw i64 %460, 1
  %462 = load ptr, ptr %450, align 8
  %463 = getelementptr inbounds %struct.contact_system, ptr %398, i64 0, i32 6
  %464 = getelementptr inbounds i64, ptr %459, i64 1
  br label %528

465:
  %466 = phi double [ 0.000000e+00, %432 ], [ %515, %514 ]
  %467 = phi i64 [ 0, %432 ], [ %521, %514 ]
  %468 = phi double [ 0x7FF0000000000000, %432 ], [ %520, %514 ]
  %469 = shl nsw i64 %467, 2
  %470 = getelementptr inbounds i64, ptr %433, i64 %469
  %471 = load i64, ptr %470, align 8
  %472 = icmp eq i64 %471, 2
  br i1 %472, label %473, label %475

473:
  %474 = getelementptr inbounds i64, ptr %414, i64 %467
  store i64 0, ptr %474, align 8
  br label %514

475:
  %476 = load ptr, ptr %434, align 8
  %477 = getelementptr inbounds i64, ptr %476, i64 %467
  %478 = load i64, ptr %477, align 8
  %479 = icmp eq i64 %478, 0
  br i1 %479, label %480, label %495

480:
  %481 = load i64, ptr %435, align 8
  %482 = shl nuw nsw i64 %467, 1
  %483 = icmp eq i64 %481, %482
  br i1 %483, label %495, label %484

484:
  %485 = icmp eq i64 %471, 0
  br i1 %485, label %486, label %489

486:
  %487 = load ptr, ptr %438, align 8
  %488 = getelementptr inbounds double, ptr %487, i64 %467
  br label %497

489:
  %490 = load ptr, ptr %436, align 8
  %491 = getelementptr inbounds i64, ptr %470, i64 1
  %492 = load i64, ptr %491, align 8
  %493 = getelementptr inbounds double, ptr %490, i64 %492
  %494 = or i64 %482, 1
  br label %497

495:
  %496 = getelementptr inbounds i64, ptr %414, i64 %467
  store i64 1, ptr %496, align 8
  br label %506

497:
  %498 = phi i64 [ %494, %489 ], [ %482, %486 ]
  %499 = phi ptr [ %493, %489 ], [ %488, %486 ]
  %500 = getelementptr inbounds double, ptr %439, i64 %498
  %501 = load double, ptr %499, align 8
  %502 = load double, ptr %500, align 8
  %503 = fcmp ole double %501, %502
  %504 = zext i1 %503 to i64
  %505 = getelementptr inbounds i64, ptr %414, i64 %467
  store i64 %504, ptr %505, align 8
  br i1 %503, label %506, label %514

506:
  %507 = load ptr, ptr %436, align 8
  %508 = getelementptr inbounds i64, ptr %470, i64 1
  %509 = load i64, ptr %508, align 8
  %510 = getelementptr inbounds double, ptr %507, i64 %509
  %511 = load double, ptr %510, align 8
  %512 = fneg double %511
  %513 = call double @llvm.maxnum.f64(double %466, double %512)
  br label %514

514:
  %515 = phi double [ %513, %506 ], [ %466, %497 ], [ %466, %473 ]
  %516 = shl nuw nsw i64 %467, 1
  %517 = or i64 %516, 1
  %518 = getelementptr inbounds double, ptr %439, i64 %517
  %519 = load double, ptr %518, align 8
  %520 = call double @llvm.minnum.f64(double %468, double %519)
  %521 = add nuw nsw i64 %467, 1
  %522 = load i64, ptr %401, align 8
  %523 = icmp slt i64 %521, %522
  br i1 %523, label %465, label %440

524:
  %525 = fcmp oge double %568, 0.000000e+00
  %526 = icmp ne i64 %452, 3
  %527 = select i1 %526, i1 true, i1 %525
  br i1 %527, label %576, label %574

528:
  %529 = phi i64 [ 0, %455 ], [ %572, %565 ]
  %530 = phi double [ 0.000000e+00, %455 ], [ %550, %565 ]
  %531 = phi i64 [ -1, %455 ], [ %571, %565 ]
  %532 = phi double [ 0.000000e+00, %455 ], [ %568, %565 ]
  %533 = phi double [ 0.000000e+00, %455 ], [ %570, %565 ]
  %534 = getelementptr inbounds i64, ptr %456, i64 %529
  %535 = load i64, ptr %534, align 8
  %536 = icmp eq i64 %535, 1
  %537 = shl nsw i64 %529, 2
  %538 = getelementptr inbounds i64, ptr %464, i64 %537
  %539 = load i64, ptr %538, align 8
  br i1 %536, label %540, label %549

540:
  %541 = getelementptr inbounds double, ptr %457, i64 %539
  %542 = load double, ptr %541, align 8
  %543 = load ptr, ptr %445, align 8
  %544 = getelementptr inbounds double, ptr %543, i64 %539
  %545 = load double, ptr %544, align 8
  %546 = call double @llvm.maxnum.f64(double %545, double 0.000000e+00)
  %547 = fsub double %542, %546
  %548 = call double @llvm.maxnum.f64(double %530, double %547)
  br label %549

549:
  %550 = phi double [ %548, %540 ], [ %530, %528 ]
  %551 = mul nsw i64 %539, %461
  %552 = getelementptr inbounds double, ptr %458, i64 %551
  %553 = load double, ptr %552, align 8
  %554 = getelementptr inbounds double, ptr %462, i64 %529
  %555 = load double, ptr %554, align 8
  %556 = fcmp ogt double %553, 0.000000e+00
  br i1 %556, label %557, label %565

557:
  %558 = load ptr, ptr %463, align 8
  %559 = shl nuw nsw i64 %529, 1
  %560 = or i64 %559, 1
  %561 = getelementptr inbounds double, ptr %558, i64 %560
  %562 = load double, ptr %561, align 8
  %563 = fmul double %562, %562
  %564 = fdiv double %563, %553
  br label %565

565:
  %566 = phi double [ %564, %557 ], [ 0.000000e+00, %549 ]
  %567 = fadd double %555, %566
  %568 = fadd double %532, %567
  %569 = fcmp ult double %555, %533
  %570 = select i1 %569, double %555, double %533
  %571 = select i1 %569, i64 %529, i64 %531
  %572 = add nuw nsw i64 %529, 1
  %573 = icmp eq i64 %572, %453
  br i1 %573, label %524, label %528

574:
  %575 = fneg double %570
  br label %641

576:
  %577 = phi double [ %550, %524 ], [ 0.000000e+00, %442 ]
  switch i64 %452, label %578 [
    i64 3, label %581
    i64 0, label %581
  ]

578:
  %579 = load i64, ptr %293, align 8
  %580 = load double, ptr %292, align 8
  br label %641

581:
  %582 = getelementptr inbounds %struct.contact_system, ptr %398, i64 0, i32 34
  %583 = load double, ptr %582, align 8
  %584 = load double, ptr %292, align 8
  %585 = call double @llvm.maxnum.f64(double %583, double %584)
  store double %585, ptr %582, align 8
  %586 = fcmp ogt double %444, 0.000000e+00
  %587 = fdiv double %577, %444
  %588 = select i1 %586, double %587, double 0.000000e+00
  %589 = getelementptr inbounds %struct.contact_system, ptr %398, i64 0, i32 37
  store double %588, ptr %589, align 8
  %590 = load double, ptr %250, align 8
  %591 = load ptr, ptr %450, align 8
  br i1 %454, label %592, label %648

592:
  %593 = getelementptr inbounds %struct.contact_system, ptr %398, i64 0, i32 12
  %594 = getelementptr inbounds %struct.contact_system, ptr %398, i64 0, i32 14
  br label %595

595:
  %596 = phi i64 [ %453, %592 ], [ %638, %637 ]
  %597 = phi i64 [ 0, %592 ], [ %639, %637 ]
  %598 = load ptr, ptr %405, align 8
  %599 = shl nsw i64 %597, 2
  %600 = getelementptr inbounds i64, ptr %598, i64 %599
  %601 = getelementptr inbounds i64, ptr %600, i64 1
  %602 = load i64, ptr %601, align 8
  %603 = load i64, ptr %600, align 8
  %604 = icmp ne i64 %603, 2
  %605 = zext i1 %604 to i64
  %606 = getelementptr inbounds i64, ptr %600, i64 2
  %607 = load i64, ptr %606, align 8
  %608 = add i64 %607, %605
  %609 = load ptr, ptr %286, align 8
  %610 = getelementptr inbounds i64, ptr %609, i64 %597
  %611 = load i64, ptr %610, align 8
  %612 = icmp eq i64 %611, 0
  br i1 %612, label %637, label %613

613:
  %614 = load ptr, ptr %290, align 8
  %615 = getelementptr inbounds double, ptr %614, i64 %602
  %616 = load double, ptr %615, align 8
  %617 = fcmp ueq double %616, 0.000000e+00
  br i1 %617, label %637, label %618

618:
  %619 = load ptr, ptr %593, align 8
  %620 = load i64, ptr %594, align 8
  %621 = add nsw i64 %620, 1
  store i64 %621, ptr %594, align 8
  %622 = getelementptr inbounds %struct.contact_event, ptr %619, i64 %620, i32 1
  %623 = getelementptr inbounds i64, ptr %622, i64 1
  %624 = bitcast ptr %623 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %624, i8 0, i64 40, i1 false)
  %625 = getelementptr inbounds %struct.contact_event, ptr %619, i64 %620, i32 0
  store double %590, ptr %625, align 8
  store i64 0, ptr %622, align 8
  %626 = getelementptr inbounds %struct.contact_event, ptr %619, i64 %620, i32 2
  store i64 %597, ptr %626, align 8
  %627 = getelementptr inbounds %struct.contact_event, ptr %619, i64 %620, i32 3, i64 0
  %628 = bitcast ptr %627 to ptr
  %629 = load ptr, ptr %290, align 8
  %630 = getelementptr inbounds double, ptr %629, i64 %602
  %631 = bitcast ptr %630 to ptr
  %632 = shl i64 %608, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %628, ptr align 8 %631, i64 %632, i1 false)
  %633 = getelementptr inbounds double, ptr %591, i64 %597
  %634 = load double, ptr %633, align 8
  %635 = getelementptr inbounds %struct.contact_event, ptr %619, i64 %620, i32 4
  store double %634, ptr %635, align 8
  %636 = load i64, ptr %401, align 8
  br label %637

637:
  %638 = phi i64 [ %596, %595 ], [ %596, %613 ], [ %636, %618 ]
  %639 = add nuw nsw i64 %597, 1
  %640 = icmp slt i64 %639, %638
  br i1 %640, label %595, label %648

641:
  %642 = phi i64 [ %452, %578 ], [ 3, %574 ]
  %643 = phi i64 [ %579, %578 ], [ %571, %574 ]
  %644 = phi double [ %580, %578 ], [ %575, %574 ]
  %645 = getelementptr inbounds %struct.contact_system, ptr %398, i64 0, i32 30
  store i64 %642, ptr %645, align 8
  %646 = getelementptr inbounds %struct.contact_system, ptr %398, i64 0, i32 31
  store i64 %643, ptr %646, align 8
  %647 = getelementptr inbounds %struct.contact_system, ptr %398, i64 0, i32 33
  store double %644, ptr %647, align 8
  br label %659

648:
  %649 = load ptr, ptr %290, align 8
  call void @jump(ptr %0, ptr %1, ptr %649)
  %650 = load ptr, ptr %5, align 8
  %651 = load double, ptr %250, align 8
  %652 = call double @model_time(ptr %0, double %651)
  %653 = getelementptr inbounds %struct.contact_system, ptr %650, i64 0, i32 29
  %654 = load i64, ptr %653, align 8
  store i64 0, ptr %653, align 8
  %655 = call ptr @ode_state(ptr %1)
  %656 = call i64 @model_inputs(ptr %0, double %652, ptr %655)
  store i64 %654, ptr %653, align 8
  %657 = call ptr @ode_state(ptr %1)
  call void @evaluate(ptr %0, double %652, ptr %657)
  %658 = icmp eq i64 %656, 0
  br i1 %658, label %662, label %659

659:
  %660 = phi i64 [ 12, %641 ], [ %656, %648 ]
  %661 = load i64, ptr %171, align 8
  br label %672

662:
  %663 = add nuw nsw i32 %316, 1
  %664 = load i64, ptr %171, align 8
  %665 = load i64, ptr %272, align 8
  %666 = mul nsw i64 %664, 3
  %667 = add nsw i64 %666, %665
  %668 = load i64, ptr %273, align 8
  %669 = icmp sle i64 %667, %668
  %670 = icmp sgt i64 %664, 0
  %671 = select i1 %669, i1 %670, i1 false
  br i1 %671, label %315, label %672

672:
  %673 = phi i64 [ %249, %269 ], [ %661, %659 ], [ %249, %271 ], [ %317, %388 ], [ %664, %662 ]
  %674 = phi i64 [ %170, %269 ], [ %660, %659 ], [ 0, %271 ], [ 0, %388 ], [ 0, %662 ]
  %675 = phi i1 [ false, %269 ], [ false, %659 ], [ true, %271 ], [ true, %388 ], [ true, %662 ]
  %676 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 14
  %677 = load i64, ptr %676, align 8
  %678 = mul nsw i64 %673, 3
  %679 = add nsw i64 %678, %677
  %680 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 13
  %681 = load i64, ptr %680, align 8
  %682 = icmp sgt i64 %679, %681
  br i1 %682, label %683, label %685

683:
  %684 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 25
  store i64 0, ptr %684, align 8
  br label %1218

685:
  br i1 %675, label %686, label %689

686:
  %687 = call i64 @settle_modes(ptr %0, ptr %1, ptr %10)
  %688 = load i64, ptr %171, align 8
  br label %689

689:
  %690 = phi i64 [ %688, %686 ], [ %673, %685 ]
  %691 = phi i64 [ %687, %686 ], [ %674, %685 ]
  %692 = bitcast ptr %4 to ptr
  %693 = load ptr, ptr %7, align 8
  %694 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 0
  store i64 %690, ptr %694, align 8
  %695 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 1
  %696 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 1
  %697 = load i64, ptr %696, align 8
  store i64 %697, ptr %695, align 8
  %698 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 2
  %699 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 5
  %700 = load ptr, ptr %699, align 8
  store ptr %700, ptr %698, align 8
  %701 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 3
  %702 = getelementptr inbounds %struct.contact_parts, ptr %693, i64 0, i32 4
  %703 = load ptr, ptr %702, align 8
  store ptr %703, ptr %701, align 8
  %704 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 4
  %705 = getelementptr inbounds %struct.contact_parts, ptr %693, i64 0, i32 3
  %706 = load ptr, ptr %705, align 8
  store ptr %706, ptr %704, align 8
  %707 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 5
  %708 = getelementptr inbounds %struct.contact_parts, ptr %693, i64 0, i32 2
  %709 = load ptr, ptr %708, align 8
  store ptr %709, ptr %707, align 8
  %710 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 6
  %711 = getelementptr inbounds %struct.contact_parts, ptr %693, i64 0, i32 18
  %712 = load ptr, ptr %711, align 8
  store ptr %712, ptr %710, align 8
  %713 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 7
  %714 = getelementptr inbounds %struct.contact_parts, ptr %693, i64 0, i32 12
  %715 = load ptr, ptr %714, align 8
  store ptr %715, ptr %713, align 8
  %716 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 8
  %717 = getelementptr inbounds %struct.contact_parts, ptr %693, i64 0, i32 19
  %718 = load ptr, ptr %717, align 8
  store ptr %718, ptr %716, align 8
  %719 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 9
  %720 = getelementptr inbounds %struct.contact_parts, ptr %693, i64 0, i32 9
  %721 = load ptr, ptr %720, align 8
  store ptr %721, ptr %719, align 8
  %722 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 10
  %723 = getelementptr inbounds %struct.contact_parts, ptr %693, i64 0, i32 10
  %724 = load ptr, ptr %723, align 8
  store ptr %724, ptr %722, align 8
  %725 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 11
  %726 = getelementptr inbounds %struct.contact_parts, ptr %693, i64 0, i32 11
  %727 = load ptr, ptr %726, align 8
  store ptr %727, ptr %725, align 8
  %728 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 12
  store double 0.000000e+00, ptr %728, align 8
  %729 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 13
  store i64 -1, ptr %729, align 8
  %730 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 14
  %731 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 16
  %732 = bitcast ptr %730 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %732, i8 0, i64 16, i1 false)
  store i64 4096, ptr %731, align 8
  %733 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 17
  %734 = getelementptr inbounds %struct.contact_parts, ptr %693, i64 0, i32 17
  %735 = load ptr, ptr %734, align 8
  store ptr %735, ptr %733, align 8
  %736 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 18
  %737 = getelementptr inbounds %struct.contact_parts, ptr %693, i64 0, i32 21
  %738 = load ptr, ptr %737, align 8
  store ptr %738, ptr %736, align 8
  %739 = icmp eq i64 %691, 0
  br i1 %739, label %740, label %1216

740:
  %741 = load i64, ptr %171, align 8
  %742 = icmp sgt i64 %741, 0
  br i1 %742, label %746, label %743

743:
  %744 = load double, ptr %250, align 8
  %745 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 29
  store i64 0, ptr %745, align 8
  br label %1142

746:
  %747 = load ptr, ptr %699, align 8
  %748 = getelementptr inbounds %struct.contact_parts, ptr %693, i64 0, i32 1
  %749 = load ptr, ptr %748, align 8
  %750 = load ptr, ptr %726, align 8
  %751 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 37
  %752 = load double, ptr %751, align 8
  %753 = fsub double 1.000000e+00, %752
  %754 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 6
  %755 = fcmp olt double %752, 1.000000e+00
  %756 = getelementptr inbounds %struct.contact_parts, ptr %693, i64 0, i32 0
  %757 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 10
  br label %764

758:
  %759 = fcmp ogt double %824, 0.000000e+00
  %760 = icmp sgt i64 %826, 0
  %761 = select i1 %760, i1 %759, i1 false
  br i1 %761, label %762, label %910

762:
  %763 = load ptr, ptr %702, align 8
  br label %828

764:
  %765 = phi double [ 0.000000e+00, %746 ], [ %824, %822 ]
  %766 = phi double [ 0.000000e+00, %746 ], [ %823, %822 ]
  %767 = phi i64 [ 0, %746 ], [ %825, %822 ]
  %768 = shl nsw i64 %767, 2
  %769 = getelementptr inbounds i64, ptr %747, i64 %768
  %770 = getelementptr inbounds i64, ptr %769, i64 1
  %771 = load i64, ptr %770, align 8
  %772 = getelementptr inbounds double, ptr %749, i64 %771
  %773 = load double, ptr %772, align 8
  %774 = getelementptr inbounds double, ptr %750, i64 %771
  %775 = load double, ptr %774, align 8
  %776 = fneg double %775
  %777 = fmul double %773, 2.000000e+00
  %778 = fdiv double %777, %776
  %779 = fdiv double %778, %753
  %780 = getelementptr inbounds i64, ptr %712, i64 %767
  store i64 0, ptr %780, align 8
  %781 = load i64, ptr %769, align 8
  %782 = icmp eq i64 %781, 2
  br i1 %782, label %822, label %783

783:
  %784 = getelementptr inbounds i64, ptr %10, i64 %767
  %785 = load i64, ptr %784, align 8
  %786 = icmp eq i64 %785, 0
  br i1 %786, label %822, label %787

787:
  %788 = load ptr, ptr %754, align 8
  %789 = shl nuw nsw i64 %767, 1
  %790 = or i64 %789, 1
  %791 = getelementptr inbounds double, ptr %788, i64 %790
  %792 = load double, ptr %791, align 8
  %793 = fcmp ogt double %773, %792
  br i1 %793, label %794, label %819

794:
  %795 = fcmp olt double %775, 0.000000e+00
  %796 = select i1 %795, i1 %755, i1 false
  br i1 %796, label %797, label %822

797:
  %798 = fmul double %773, %773
  %799 = fmul double %775, 2.000000e+00
  %800 = load ptr, ptr %756, align 8
  %801 = getelementptr inbounds double, ptr %800, i64 %767
  %802 = load double, ptr %801, align 8
  %803 = fmul double %799, %802
  %804 = fcmp olt double %798, %803
  %805 = load double, ptr %757, align 8
  %806 = fcmp olt double %779, %805
  %807 = select i1 %806, i1 true, i1 %804
  br i1 %807, label %808, label %822

808:
  %809 = call double @llvm.maxnum.f64(double %765, double %779)
  %810 = fmul double %779, %776
  %811 = load ptr, ptr %705, align 8
  %812 = load i64, ptr %696, align 8
  %813 = mul nsw i64 %812, %771
  %814 = add nsw i64 %813, %771
  %815 = getelementptr inbounds double, ptr %811, i64 %814
  %816 = load double, ptr %815, align 8
  %817 = fdiv double %810, %816
  %818 = call double @llvm.maxnum.f64(double %766, double %817)
  br label %819

819:
  %820 = phi double [ %818, %808 ], [ %766, %787 ]
  %821 = phi double [ %809, %808 ], [ %765, %787 ]
  store i64 2, ptr %780, align 8
  br label %822

822:
  %823 = phi double [ %820, %819 ], [ %766, %783 ], [ %766, %764 ], [ %766, %797 ], [ %766, %794 ]
  %824 = phi double [ %821, %819 ], [ %765, %783 ], [ %765, %764 ], [ %765, %797 ], [ %765, %794 ]
  %825 = add nuw nsw i64 %767, 1
  %826 = load i64, ptr %171, align 8
  %827 = icmp slt i64 %825, %826
  br i1 %827, label %764, label %758

828:
  %829 = phi i64 [ 0, %762 ], [ %907, %906 ]
  %830 = shl nsw i64 %829, 2
  %831 = getelementptr inbounds i64, ptr %747, i64 %830
  %832 = getelementptr inbounds i64, ptr %831, i64 1
  %833 = load i64, ptr %832, align 8
  %834 = load i64, ptr %831, align 8
  %835 = icmp ne i64 %834, 2
  %836 = zext i1 %835 to i64
  %837 = add nsw i64 %833, %836
  %838 = getelementptr inbounds i64, ptr %831, i64 2
  %839 = load i64, ptr %838, align 8
  %840 = add nsw i64 %837, %839
  %841 = icmp sgt i64 %839, 0
  br i1 %841, label %842, label %845

842:
  %843 = load ptr, ptr %705, align 8
  %844 = load i64, ptr %696, align 8
  br label %854

845:
  %846 = phi double [ 0.000000e+00, %828 ], [ %862, %854 ]
  %847 = mul nsw i64 %829, 3
  %848 = getelementptr inbounds double, ptr %763, i64 %847
  %849 = load double, ptr %848, align 8
  %850 = getelementptr inbounds i64, ptr %718, i64 %829
  store i64 2, ptr %850, align 8
  %851 = getelementptr inbounds i64, ptr %712, i64 %829
  %852 = load i64, ptr %851, align 8
  %853 = icmp eq i64 %852, 2
  br i1 %853, label %865, label %906

854:
  %855 = phi i64 [ %837, %842 ], [ %863, %854 ]
  %856 = phi double [ 0.000000e+00, %842 ], [ %862, %854 ]
  %857 = mul nsw i64 %855, %844
  %858 = add nsw i64 %857, %855
  %859 = getelementptr inbounds double, ptr %843, i64 %858
  %860 = load double, ptr %859, align 8
  %861 = fmul double %823, %860
  %862 = call double @llvm.maxnum.f64(double %856, double %861)
  %863 = add nsw i64 %855, 1
  %864 = icmp slt i64 %863, %840
  br i1 %864, label %854, label %845

865:
  %866 = fmul double %846, %849
  %867 = load ptr, ptr %720, align 8
  %868 = load i64, ptr %832, align 8
  %869 = load i64, ptr %831, align 8
  %870 = icmp ne i64 %869, 2
  %871 = zext i1 %870 to i64
  %872 = add nsw i64 %868, %871
  %873 = load i64, ptr %838, align 8
  %874 = icmp sgt i64 %873, 0
  br i1 %874, label %878, label %896

875:
  %876 = call double @llvm.sqrt.f64(double %884)
  %877 = fcmp ogt double %876, 0.000000e+00
  br i1 %877, label %887, label %896

878:
  %879 = phi double [ %884, %878 ], [ 0.000000e+00, %865 ]
  %880 = phi i64 [ %885, %878 ], [ 0, %865 ]
  %881 = add nsw i64 %880, %872
  %882 = getelementptr inbounds double, ptr %749, i64 %881
  %883 = load double, ptr %882, align 8
  %884 = call double @llvm.fmuladd.f64(double %883, double %883, double %879)
  %885 = add nuw nsw i64 %880, 1
  %886 = icmp eq i64 %885, %873
  br i1 %886, label %875, label %878

887:
  %888 = phi i64 [ %894, %887 ], [ 0, %875 ]
  %889 = add nsw i64 %888, %872
  %890 = getelementptr inbounds double, ptr %749, i64 %889
  %891 = load double, ptr %890, align 8
  %892 = fdiv double %891, %876
  %893 = getelementptr inbounds double, ptr %867, i64 %889
  store double %892, ptr %893, align 8
  %894 = add nuw nsw i64 %888, 1
  %895 = icmp eq i64 %894, %873
  br i1 %895, label %896, label %887

896:
  %897 = phi double [ %876, %875 ], [ 0.000000e+00, %865 ], [ %876, %887 ]
  %898 = load ptr, ptr %754, align 8
  %899 = shl nuw nsw i64 %829, 1
  %900 = or i64 %899, 1
  %901 = getelementptr inbounds double, ptr %898, i64 %900
  %902 = load double, ptr %901, align 8
  %903 = call double @llvm.maxnum.f64(double %866, double %902)
  %904 = fcmp ugt double %897, %903
  br i1 %904, label %906, label %905

905:
  store i64 1, ptr %851, align 8
  store i64 1, ptr %850, align 8
  br label %906

906:
  %907 = add nuw nsw i64 %829, 1
  %908 = load i64, ptr %171, align 8
  %909 = icmp slt i64 %907, %908
  br i1 %909, label %828, label %910

910:
  br i1 %759, label %911, label %1043

911:
  %912 = load ptr, ptr %5, align 8
  %913 = getelementptr inbounds %struct.contact_system, ptr %912, i64 0, i32 23
  %914 = load ptr, ptr %913, align 8
  %915 = getelementptr inbounds %struct.contact_parts, ptr %914, i64 0, i32 9
  %916 = bitcast ptr %915 to ptr
  %917 = load ptr, ptr %916, align 8
  %918 = getelementptr inbounds %struct.contact_system, ptr %912, i64 0, i32 1
  %919 = load i64, ptr %918, align 8
  %920 = shl i64 %919, 3
  call void @llvm.memset.p0.i64(ptr align 8 %917, i8 0, i64 %920, i1 false)
  %921 = bitcast ptr %707 to ptr
  %922 = load ptr, ptr %921, align 8
  %923 = getelementptr inbounds %struct.contact_parts, ptr %914, i64 0, i32 1
  %924 = bitcast ptr %923 to ptr
  %925 = load ptr, ptr %924, align 8
  %926 = load i64, ptr %918, align 8
  %927 = shl i64 %926, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %922, ptr align 8 %925, i64 %927, i1 false)
  %928 = bitcast ptr %722 to ptr
  %929 = load ptr, ptr %928, align 8
  %930 = load i64, ptr %918, align 8
  %931 = shl i64 %930, 3
  call void @llvm.memset.p0.i64(ptr align 8 %929, i8 0, i64 %931, i1 false)
  call void @law_forces(ptr %4)
  %932 = getelementptr inbounds %struct.contact_system, ptr %912, i64 0, i32 0
  %933 = load i64, ptr %932, align 8
  %934 = icmp sgt i64 %933, 0
  br i1 %934, label %935, label %1029

935:
  %936 = getelementptr inbounds %struct.contact_system, ptr %912, i64 0, i32 5
  %937 = load ptr, ptr %936, align 8
  %938 = getelementptr inbounds %struct.contact_parts, ptr %914, i64 0, i32 13
  %939 = load ptr, ptr %938, align 8
  %940 = load ptr, ptr %722, align 8
  %941 = load ptr, ptr %725, align 8
  br label %995

942:
  %943 = load double, ptr %250, align 8
  %944 = fadd double %824, %943
  %945 = getelementptr inbounds %struct.contact_system, ptr %912, i64 0, i32 12
  %946 = getelementptr inbounds %struct.contact_system, ptr %912, i64 0, i32 14
  br label %947

947:
  %948 = phi ptr [ %937, %942 ], [ %994, %993 ]
  %949 = phi i64 [ %933, %942 ], [ %990, %993 ]
  %950 = phi i64 [ 0, %942 ], [ %991, %993 ]
  %951 = shl nsw i64 %950, 2
  %952 = getelementptr inbounds i64, ptr %948, i64 %951
  %953 = getelementptr inbounds i64, ptr %952, i64 1
  %954 = load i64, ptr %953, align 8
  %955 = load i64, ptr %952, align 8
  %956 = icmp ne i64 %955, 2
  %957 = zext i1 %956 to i64
  %958 = getelementptr inbounds i64, ptr %952, i64 2
  %959 = load i64, ptr %958, align 8
  %960 = add i64 %959, %957
  %961 = load ptr, ptr %710, align 8
  %962 = getelementptr inbounds i64, ptr %961, i64 %950
  %963 = load i64, ptr %962, align 8
  %964 = icmp eq i64 %963, 0
  br i1 %964, label %989, label %965

965:
  %966 = load ptr, ptr %722, align 8
  %967 = getelementptr inbounds double, ptr %966, i64 %954
  %968 = load double, ptr %967, align 8
  %969 = fcmp ueq double %968, 0.000000e+00
  br i1 %969, label %989, label %970

970:
  %971 = load ptr, ptr %945, align 8
  %972 = load i64, ptr %946, align 8
  %973 = add nsw i64 %972, 1
  store i64 %973, ptr %946, align 8
  %974 = getelementptr inbounds %struct.contact_event, ptr %971, i64 %972, i32 1
  %975 = getelementptr inbounds i64, ptr %974, i64 1
  %976 = bitcast ptr %975 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %976, i8 0, i64 40, i1 false)
  %977 = getelementptr inbounds %struct.contact_event, ptr %971, i64 %972, i32 0
  store double %944, ptr %977, align 8
  store i64 5, ptr %974, align 8
  %978 = getelementptr inbounds %struct.contact_event, ptr %971, i64 %972, i32 2
  store i64 %950, ptr %978, align 8
  %979 = getelementptr inbounds %struct.contact_event, ptr %971, i64 %972, i32 3, i64 0
  %980 = bitcast ptr %979 to ptr
  %981 = load ptr, ptr %722, align 8
  %982 = getelementptr inbounds double, ptr %981, i64 %954
  %983 = bitcast ptr %982 to ptr
  %984 = shl i64 %960, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %980, ptr align 8 %983, i64 %984, i1 false)
  %985 = getelementptr inbounds double, ptr %939, i64 %950
  %986 = load double, ptr %985, align 8
  %987 = getelementptr inbounds %struct.contact_event, ptr %971, i64 %972, i32 4
  store double %986, ptr %987, align 8
  %988 = load i64, ptr %932, align 8
  br label %989

989:
  %990 = phi i64 [ %949, %947 ], [ %949, %965 ], [ %988, %970 ]
  %991 = add nuw nsw i64 %950, 1
  %992 = icmp slt i64 %991, %990
  br i1 %992, label %993, label %1029

993:
  %994 = load ptr, ptr %936, align 8
  br label %947

995:
  %996 = phi i64 [ 0, %935 ], [ %1013, %1012 ]
  %997 = shl nsw i64 %996, 2
  %998 = getelementptr inbounds i64, ptr %937, i64 %997
  %999 = getelementptr inbounds double, ptr %939, i64 %996
  store double 0.000000e+00, ptr %999, align 8
  %1000 = getelementptr inbounds i64, ptr %998, i64 1
  %1001 = load i64, ptr %1000, align 8
  %1002 = load i64, ptr %998, align 8
  %1003 = icmp ne i64 %1002, 2
  %1004 = zext i1 %1003 to i64
  %1005 = getelementptr inbounds i64, ptr %998, i64 2
  %1006 = load i64, ptr %1005, align 8
  %1007 = add i64 %1006, %1001
  %1008 = add i64 %1007, %1004
  %1009 = icmp slt i64 %1001, %1008
  br i1 %1009, label %1010, label %1012

1010:
  %1011 = load ptr, ptr %923, align 8
  br label %1015

1012:
  %1013 = add nuw nsw i64 %996, 1
  %1014 = icmp eq i64 %1013, %933
  br i1 %1014, label %942, label %995

1015:
  %1016 = phi double [ 0.000000e+00, %1010 ], [ %1026, %1015 ]
  %1017 = phi i64 [ %1001, %1010 ], [ %1027, %1015 ]
  %1018 = getelementptr inbounds double, ptr %940, i64 %1017
  %1019 = load double, ptr %1018, align 8
  %1020 = getelementptr inbounds double, ptr %1011, i64 %1017
  %1021 = load double, ptr %1020, align 8
  %1022 = getelementptr inbounds double, ptr %941, i64 %1017
  %1023 = load double, ptr %1022, align 8
  %1024 = fadd double %1021, %1023
  %1025 = fmul double %1019, -5.000000e-01
  %1026 = call double @llvm.fmuladd.f64(double %1025, double %1024, double %1016)
  store double %1026, ptr %999, align 8
  %1027 = add nsw i64 %1017, 1
  %1028 = icmp eq i64 %1027, %1008
  br i1 %1028, label %1012, label %1015

1029:
  %1030 = load ptr, ptr %722, align 8
  call void @jump(ptr %0, ptr %1, ptr %1030)
  %1031 = load ptr, ptr %5, align 8
  %1032 = load double, ptr %250, align 8
  %1033 = call double @model_time(ptr %0, double %1032)
  %1034 = getelementptr inbounds %struct.contact_system, ptr %1031, i64 0, i32 29
  %1035 = load i64, ptr %1034, align 8
  store i64 0, ptr %1034, align 8
  %1036 = call ptr @ode_state(ptr %1)
  %1037 = call i64 @model_inputs(ptr %0, double %1033, ptr %1036)
  store i64 %1035, ptr %1034, align 8
  %1038 = call ptr @ode_state(ptr %1)
  call void @evaluate(ptr %0, double %1033, ptr %1038)
  %1039 = icmp eq i64 %1037, 0
  br i1 %1039, label %1040, label %1216

1040:
  %1041 = call i64 @settle_modes(ptr %0, ptr %1, ptr %10)
  %1042 = icmp eq i64 %1041, 0
  br i1 %1042, label %1043, label %1216

1043:
  %1044 = load ptr, ptr %7, align 8
  %1045 = load i64, ptr %171, align 8
  %1046 = load double, ptr %250, align 8
  %1047 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 29
  store i64 0, ptr %1047, align 8
  %1048 = icmp sgt i64 %1045, 0
  br i1 %1048, label %1049, label %1142

1049:
  %1050 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 19
  %1051 = getelementptr inbounds %struct.contact_parts, ptr %1044, i64 0, i32 19
  %1052 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 26
  %1053 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 12
  %1054 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 6
  %1055 = getelementptr inbounds %struct.contact_parts, ptr %1044, i64 0, i32 7
  %1056 = load ptr, ptr %1050, align 8
  br label %1057

1057:
  %1058 = phi ptr [ %1044, %1049 ], [ %1095, %1128 ]
  %1059 = phi ptr [ %1056, %1049 ], [ %1096, %1128 ]
  %1060 = phi i64 [ 0, %1049 ], [ %1137, %1128 ]
  %1061 = getelementptr inbounds i64, ptr %1059, i64 %1060
  %1062 = load i64, ptr %1061, align 8
  %1063 = load ptr, ptr %1051, align 8
  %1064 = getelementptr inbounds i64, ptr %1063, i64 %1060
  %1065 = load i64, ptr %1064, align 8
  %1066 = icmp eq i64 %1062, 0
  br i1 %1066, label %1072, label %1067

1067:
  %1068 = icmp eq i64 %1065, 0
  br i1 %1068, label %1072, label %1069

1069:
  %1070 = icmp eq i64 %1065, 1
  %1071 = select i1 %1070, i64 3, i64 4
  br label %1072

1072:
  %1073 = phi i64 [ 1, %1057 ], [ %1071, %1069 ], [ 2, %1067 ]
  %1074 = icmp eq i64 %1065, %1062
  br i1 %1074, label %1094, label %1075

1075:
  %1076 = load i64, ptr %1052, align 8
  %1077 = icmp eq i64 %1076, 0
  br i1 %1077, label %1078, label %1094

1078:
  %1079 = icmp eq i64 %1073, 1
  %1080 = icmp eq i64 %1073, 3
  %1081 = select i1 %1080, double %169, double -0.000000e+00
  %1082 = select i1 %1079, double %824, double %1081
  %1083 = fadd double %1046, %1082
  %1084 = load ptr, ptr %1053, align 8
  %1085 = load i64, ptr %676, align 8
  %1086 = add nsw i64 %1085, 1
  store i64 %1086, ptr %676, align 8
  %1087 = getelementptr inbounds %struct.contact_event, ptr %1084, i64 %1085, i32 1
  %1088 = getelementptr inbounds i64, ptr %1087, i64 1
  %1089 = bitcast ptr %1088 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %1089, i8 0, i64 40, i1 false)
  %1090 = getelementptr inbounds %struct.contact_event, ptr %1084, i64 %1085, i32 0
  store double %1083, ptr %1090, align 8
  store i64 %1073, ptr %1087, align 8
  %1091 = getelementptr inbounds %struct.contact_event, ptr %1084, i64 %1085, i32 2
  store i64 %1060, ptr %1091, align 8
  %1092 = load ptr, ptr %1050, align 8
  %1093 = load ptr, ptr %7, align 8
  br label %1094

1094:
  %1095 = phi ptr [ %1093, %1078 ], [ %1058, %1075 ], [ %1058, %1072 ]
  %1096 = phi ptr [ %1092, %1078 ], [ %1059, %1075 ], [ %1059, %1072 ]
  %1097 = getelementptr inbounds i64, ptr %1096, i64 %1060
  store i64 %1065, ptr %1097, align 8
  %1098 = load ptr, ptr %699, align 8
  %1099 = shl nsw i64 %1060, 2
  %1100 = getelementptr inbounds i64, ptr %1098, i64 %1099
  %1101 = getelementptr inbounds %struct.contact_parts, ptr %1095, i64 0, i32 1
  %1102 = load ptr, ptr %1101, align 8
  %1103 = getelementptr inbounds i64, ptr %1100, i64 1
  %1104 = load i64, ptr %1103, align 8
  %1105 = load i64, ptr %1100, align 8
  %1106 = icmp ne i64 %1105, 2
  %1107 = zext i1 %1106 to i64
  %1108 = add nsw i64 %1104, %1107
  %1109 = getelementptr inbounds double, ptr %1102, i64 %1108
  %1110 = icmp eq i64 %1065, 2
  br i1 %1110, label %1111, label %1128

1111:
  %1112 = getelementptr inbounds i64, ptr %1100, i64 2
  %1113 = load i64, ptr %1112, align 8
  %1114 = icmp eq i64 %1113, 2
  br i1 %1114, label %1115, label %1128

1115:
  %1116 = load double, ptr %1109, align 8
  %1117 = getelementptr inbounds double, ptr %1109, i64 1
  %1118 = load double, ptr %1117, align 8
  %1119 = call double @hypot(double %1116, double %1118)
  %1120 = load ptr, ptr %1054, align 8
  %1121 = shl nuw nsw i64 %1060, 1
  %1122 = or i64 %1121, 1
  %1123 = getelementptr inbounds double, ptr %1120, i64 %1122
  %1124 = load double, ptr %1123, align 8
  %1125 = fmul double %1124, 1.000000e+05
  %1126 = fcmp ole double %1119, %1125
  %1127 = zext i1 %1126 to i32
  br label %1128

1128:
  %1129 = phi i32 [ 0, %1111 ], [ 0, %1094 ], [ %1127, %1115 ]
  %1130 = sitofp i32 %1129 to double
  %1131 = load ptr, ptr %1055, align 8
  %1132 = getelementptr inbounds double, ptr %1131, i64 %1060
  store double %1130, ptr %1132, align 8
  %1133 = icmp ne i64 %1065, 0
  %1134 = zext i1 %1133 to i64
  %1135 = load i64, ptr %1047, align 8
  %1136 = add nsw i64 %1135, %1134
  store i64 %1136, ptr %1047, align 8
  %1137 = add nuw nsw i64 %1060, 1
  %1138 = load i64, ptr %171, align 8
  %1139 = icmp slt i64 %1137, %1138
  br i1 %1139, label %1057, label %1140

1140:
  %1141 = load double, ptr %250, align 8
  br label %1142

1142:
  %1143 = phi double [ %1141, %1140 ], [ %1046, %1043 ], [ %744, %743 ]
  %1144 = call double @model_time(ptr %0, double %1143)
  %1145 = call ptr @ode_state(ptr %1)
  %1146 = call i64 @contact_project(ptr %0, double %1144, ptr %1145)
  %1147 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 40
  %1148 = load i64, ptr %1147, align 8
  %1149 = load double, ptr %250, align 8
  %1150 = load ptr, ptr %7, align 8
  %1151 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 7
  %1152 = load double, ptr %1151, align 8
  %1153 = call double @llvm.fabs.f64(double %1152)
  %1154 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 39
  %1155 = load double, ptr %1154, align 8
  %1156 = call double @llvm.maxnum.f64(double %1153, double %1155)
  store double 0.000000e+00, ptr %1154, align 8
  %1157 = load i64, ptr %171, align 8
  %1158 = icmp sgt i64 %1157, 0
  br i1 %1158, label %1159, label %1207

1159:
  %1160 = load ptr, ptr %699, align 8
  %1161 = getelementptr inbounds %struct.contact_parts, ptr %1150, i64 0, i32 1
  %1162 = load ptr, ptr %1161, align 8
  %1163 = getelementptr inbounds %struct.contact_parts, ptr %1150, i64 0, i32 11
  %1164 = load ptr, ptr %1163, align 8
  %1165 = getelementptr inbounds %struct.contact_parts, ptr %1150, i64 0, i32 20
  %1166 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 6
  br label %1167

1167:
  %1168 = phi double [ 0.000000e+00, %1159 ], [ %1203, %1202 ]
  %1169 = phi double [ %1156, %1159 ], [ %1204, %1202 ]
  %1170 = phi i64 [ 0, %1159 ], [ %1205, %1202 ]
  %1171 = shl nsw i64 %1170, 2
  %1172 = getelementptr inbounds i64, ptr %1160, i64 %1171
  %1173 = getelementptr inbounds i64, ptr %1172, i64 1
  %1174 = load i64, ptr %1173, align 8
  %1175 = getelementptr inbounds double, ptr %1162, i64 %1174
  %1176 = load double, ptr %1175, align 8
  %1177 = getelementptr inbounds double, ptr %1164, i64 %1174
  %1178 = load double, ptr %1177, align 8
  %1179 = fneg double %1178
  %1180 = load i64, ptr %1172, align 8
  %1181 = icmp eq i64 %1180, 0
  br i1 %1181, label %1182, label %1202

1182:
  %1183 = load ptr, ptr %1165, align 8
  %1184 = getelementptr inbounds i64, ptr %1183, i64 %1170
  %1185 = load i64, ptr %1184, align 8
  %1186 = icmp ne i64 %1185, 0
  %1187 = fcmp olt double %1178, 0.000000e+00
  %1188 = select i1 %1186, i1 %1187, i1 false
  br i1 %1188, label %1189, label %1202

1189:
  %1190 = load ptr, ptr %1166, align 8
  %1191 = shl nuw nsw i64 %1170, 1
  %1192 = or i64 %1191, 1
  %1193 = getelementptr inbounds double, ptr %1190, i64 %1192
  %1194 = load double, ptr %1193, align 8
  %1195 = fcmp ogt double %1176, %1194
  br i1 %1195, label %1196, label %1202

1196:
  %1197 = fmul double %1176, 2.500000e+00
  %1198 = fdiv double %1197, %1179
  %1199 = fcmp olt double %1198, %1169
  br i1 %1199, label %1200, label %1202

1200:
  %1201 = call double @llvm.maxnum.f64(double %1168, double %1169)
  store double %1201, ptr %1154, align 8
  br label %1202

1202:
  %1203 = phi double [ %1201, %1200 ], [ %1168, %1196 ], [ %1168, %1189 ], [ %1168, %1182 ], [ %1168, %1167 ]
  %1204 = phi double [ %1198, %1200 ], [ %1169, %1196 ], [ %1169, %1189 ], [ %1169, %1182 ], [ %1169, %1167 ]
  %1205 = add nuw nsw i64 %1170, 1
  %1206 = icmp eq i64 %1205, %1157
  br i1 %1206, label %1207, label %1167

1207:
  %1208 = phi double [ %1156, %1142 ], [ %1204, %1202 ]
  %1209 = call double @llvm.copysign.f64(double %1208, double %1152)
  call void @ode_start(ptr %1, double %1149, double %1209)
  store i64 %1148, ptr %1147, align 8
  %1210 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 25
  store i64 1, ptr %1210, align 8
  %1211 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 26
  %1212 = bitcast ptr %1211 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %1212, i8 0, i64 16, i1 false)
  store i64 -1, ptr %11, align 8
  %1213 = load double, ptr %250, align 8
  %1214 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 38
  store double %1213, ptr %1214, align 8
  %1215 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 37
  store double 0.000000e+00, ptr %1215, align 8
  br label %1216

1216:
  %1217 = phi i64 [ 0, %1207 ], [ %1041, %1040 ], [ %1037, %1029 ], [ %691, %689 ]
  br label %1218

1218:
  %1219 = phi i64 [ 12, %307 ], [ 12, %392 ], [ %1217, %1216 ], [ 13, %683 ], [ 12, %240 ]
  ret i64 %1219
}

define internal i64 @settle_modes(ptr %0, ptr %1, ptr  %2) {
  %4 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 23
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 5
  %9 = load double, ptr %8, align 8
  %10 = tail call i64 @choose_modes(ptr %5, double %9, ptr %2)
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %90

12:
  %13 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 0
  %14 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 5
  %15 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 10
  %16 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  br label %17

17:
  %18 = phi i32 [ 0, %12 ], [ %83, %77 ]
  %19 = load i64, ptr %13, align 8
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %90

21:
  %22 = load ptr, ptr %14, align 8
  %23 = getelementptr inbounds i64, ptr %22, i64 3
  br label %24

24:
  %25 = phi i64 [ 0, %21 ], [ %32, %31 ]
  %26 = shl nsw i64 %25, 2
  %27 = getelementptr inbounds i64, ptr %23, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = and i64 %28, 2
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %31, label %34

31:
  %32 = add nuw nsw i64 %25, 1
  %33 = icmp eq i64 %32, %19
  br i1 %33, label %90, label %24

34:
  %35 = load ptr, ptr %15, align 8
  %36 = load ptr, ptr %4, align 8
  %37 = load ptr, ptr %16, align 8
  %38 = getelementptr inbounds %struct.contact_system, ptr %36, i64 0, i32 4
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr double, ptr %37, i64 %39
  %41 = getelementptr inbounds %struct.contact_system, ptr %36, i64 0, i32 1
  %42 = load i64, ptr %41, align 8
  %43 = icmp sgt i64 %42, 0
  br i1 %43, label %46, label %44

44:
  %45 = getelementptr inbounds %struct.contact_system, ptr %36, i64 0, i32 24
  store i64 1, ptr %45, align 8
  br label %90

46:
  %47 = phi i64 [ %59, %46 ], [ 0, %34 ]
  %48 = phi double [ %58, %46 ], [ 0.000000e+00, %34 ]
  %49 = phi double [ %56, %46 ], [ 0.000000e+00, %34 ]
  %50 = getelementptr inbounds double, ptr %35, i64 %47
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds double, ptr %40, i64 %47
  %53 = load double, ptr %52, align 8
  %54 = fsub double %51, %53
  %55 = tail call double @llvm.fabs.f64(double %54)
  %56 = tail call double @llvm.maxnum.f64(double %49, double %55)
  %57 = tail call double @llvm.fabs.f64(double %51)
  %58 = tail call double @llvm.maxnum.f64(double %48, double %57)
  store double %51, ptr %52, align 8
  %59 = add nuw nsw i64 %47, 1
  %60 = icmp eq i64 %59, %42
  br i1 %60, label %61, label %46

61:
  %62 = fmul double %58, 1.000000e-13
  %63 = getelementptr inbounds %struct.contact_system, ptr %36, i64 0, i32 24
  store i64 1, ptr %63, align 8
  %64 = fcmp ule double %56, %62
  br i1 %64, label %90, label %65

65:
  %66 = icmp eq i32 %18, 200
  br i1 %66, label %67, label %77

67:
  %68 = phi i64 [ %75, %74 ], [ 0, %65 ]
  %69 = shl nsw i64 %68, 2
  %70 = getelementptr inbounds i64, ptr %23, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = and i64 %71, 2
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %74, label %85

74:
  %75 = add nuw nsw i64 %68, 1
  %76 = icmp eq i64 %75, %19
  br i1 %76, label %85, label %67

77:
  %78 = load double, ptr %8, align 8
  %79 = tail call double @model_time(ptr %0, double %78)
  %80 = tail call ptr @ode_state(ptr %1)
  tail call void @evaluate(ptr %0, double %79, ptr %80)
  %81 = load double, ptr %8, align 8
  %82 = tail call i64 @choose_modes(ptr %5, double %81, ptr %2)
  %83 = add nuw nsw i32 %18, 1
  %84 = icmp eq i64 %82, 0
  br i1 %84, label %17, label %90

85:
  %86 = phi i64 [ %68, %67 ], [ -1, %74 ]
  %87 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 30
  store i64 7, ptr %87, align 8
  %88 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 31
  store i64 %86, ptr %88, align 8
  %89 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 33
  store double 0x7FF8000000000000, ptr %89, align 8
  br label %90

90:
  %91 = phi i64 [ 12, %85 ], [ 0, %44 ], [ %10, %3 ], [ 0, %31 ], [ %82, %77 ], [ 0, %61 ], [ 0, %17 ]
  ret i64 %91
}

declare double @model_time(ptr, double)

declare ptr @ode_state(ptr)

declare void @ode_start(ptr, double, double)

declare double @llvm.sqrt.f64(double)

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.fabs.f64(double)

declare i64 @model_inputs(ptr, double, ptr)

declare double @llvm.minnum.f64(double, double)

define internal void @jump(ptr %0, ptr %1, ptr  %2) {
  %4 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 23
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 4
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds double, ptr %9, i64 %11
  %13 = bitcast ptr %12 to ptr
  %14 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = shl i64 %15, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %13, i8 0, i64 %16, i1 false)
  %17 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 24
  store i64 0, ptr %17, align 8
  %18 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 5
  %19 = load double, ptr %18, align 8
  %20 = tail call double @model_time(ptr %0, double %19)
  %21 = tail call ptr @ode_state(ptr %1)
  %22 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 5
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 9, i32 0
  %25 = load ptr, ptr %24, align 8
  %26 = load ptr, ptr %8, align 8
  %27 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 9, i32 1
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 9, i32 2
  %30 = load ptr, ptr %29, align 8
  tail call void %25(double %20, ptr %21, ptr %26, ptr %28, ptr %30, ptr %23)
  %31 = tail call ptr @ode_state(ptr %1)
  %32 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 2
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds double, ptr %31, i64 %33
  %35 = getelementptr inbounds %struct.contact_system, ptr %5, i64 0, i32 3
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 6
  %38 = load ptr, ptr %37, align 8
  %39 = load i64, ptr %14, align 8
  %40 = icmp sgt i64 %36, 0
  br i1 %40, label %41, label %63

41:
  %42 = icmp sgt i64 %39, 0
  br label %43

43:
  %44 = phi i64 [ 0, %41 ], [ %50, %49 ]
  br i1 %42, label %45, label %49

45:
  %46 = mul nsw i64 %44, %39
  %47 = getelementptr inbounds double, ptr %34, i64 %44
  %48 = load double, ptr %47, align 8
  br label %52

49:
  %50 = add nuw nsw i64 %44, 1
  %51 = icmp eq i64 %50, %36
  br i1 %51, label %63, label %43

52:
  %53 = phi double [ %48, %45 ], [ %60, %52 ]
  %54 = phi i64 [ 0, %45 ], [ %61, %52 ]
  %55 = add nsw i64 %54, %46
  %56 = getelementptr inbounds double, ptr %38, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds double, ptr %2, i64 %54
  %59 = load double, ptr %58, align 8
  %60 = tail call double @llvm.fmuladd.f64(double %57, double %59, double %53)
  store double %60, ptr %47, align 8
  %61 = add nuw nsw i64 %54, 1
  %62 = icmp eq i64 %61, %39
  br i1 %62, label %49, label %52

63:
  ret void
}

define internal i64 @choose_modes(ptr %0, double %1, ptr  %2) {
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
  %56 = bitcast ptr %40 to ptr
  br i1 %55, label %57, label %74

57:
  %58 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 19
  %59 = load ptr, ptr %58, align 8
  br label %60

60:
  %61 = phi i64 [ 0, %57 ], [ %71, %60 ]
  %62 = getelementptr inbounds i64, ptr %59, i64 %61
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds i64, ptr %34, i64 %61
  store i64 %63, ptr %64, align 8
  %65 = load i64, ptr %62, align 8
  %66 = icmp eq i64 %65, 0
  %67 = icmp eq i64 %65, 2
  %68 = select i1 %67, i64 2, i64 1
  %69 = select i1 %66, i64 0, i64 %68
  %70 = getelementptr inbounds i64, ptr %28, i64 %61
  store i64 %69, ptr %70, align 8
  %71 = add nuw nsw i64 %61, 1
  %72 = load i64, ptr %9, align 8
  %73 = icmp slt i64 %71, %72
  br i1 %73, label %60, label %74

74:
  tail call void @contact_point_slips(ptr %0, ptr %6)
  %75 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 28
  %76 = load i64, ptr %75, align 8
  %77 = icmp sgt i64 %76, -1
  %78 = srem i64 %76, 2
  %79 = icmp eq i64 %78, 1
  %80 = and i1 %77, %79
  %81 = sdiv i64 %76, 2
  %82 = select i1 %80, i64 %81, i64 -1
  %83 = icmp sgt i64 %82, -1
  br i1 %83, label %90, label %84

84:
  %85 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 8
  %86 = bitcast ptr %85 to ptr
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %12, align 8
  %89 = shl i64 %88, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %56, ptr align 8 %87, i64 %89, i1 false)
  br label %102

90:
  %91 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 19
  %92 = load ptr, ptr %91, align 8
  %93 = getelementptr inbounds i64, ptr %92, i64 %82
  %94 = load i64, ptr %93, align 8
  %95 = icmp eq i64 %94, 1
  %96 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 8
  %97 = bitcast ptr %96 to ptr
  %98 = load ptr, ptr %97, align 8
  %99 = load i64, ptr %12, align 8
  %100 = shl i64 %99, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %56, ptr align 8 %98, i64 %100, i1 false)
  br i1 %95, label %101, label %102

101:
  call void @law_forces(ptr %4)
  br label %102

102:
  %103 = phi i1 [ false, %84 ], [ true, %101 ], [ false, %90 ]
  %104 = bitcast ptr %38 to ptr
  %105 = load i64, ptr %9, align 8
  %106 = icmp sgt i64 %105, 0
  br i1 %106, label %107, label %117

107:
  %108 = load ptr, ptr %15, align 8
  %109 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 6
  %110 = load ptr, ptr %109, align 8
  %111 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 1
  %112 = load ptr, ptr %26, align 8
  %113 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 19
  %114 = load ptr, ptr %113, align 8
  %115 = load ptr, ptr %32, align 8
  %116 = load ptr, ptr %38, align 8
  br label %120

117:
  %118 = call i64 @law_solve(ptr %4)
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %267, label %261

120:
  %121 = phi i64 [ 0, %107 ], [ %258, %257 ]
  %122 = shl nsw i64 %121, 2
  %123 = getelementptr inbounds i64, ptr %108, i64 %122
  %124 = getelementptr inbounds i64, ptr %123, i64 1
  %125 = load i64, ptr %124, align 8
  %126 = load i64, ptr %123, align 8
  %127 = icmp ne i64 %126, 2
  %128 = zext i1 %127 to i64
  %129 = add nsw i64 %125, %128
  %130 = shl nuw nsw i64 %121, 1
  %131 = or i64 %130, 1
  %132 = getelementptr inbounds double, ptr %110, i64 %131
  %133 = load double, ptr %132, align 8
  br i1 %127, label %134, label %143

134:
  %135 = getelementptr inbounds i64, ptr %2, i64 %121
  %136 = load i64, ptr %135, align 8
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %143, label %138

138:
  %139 = load ptr, ptr %111, align 8
  %140 = getelementptr inbounds double, ptr %139, i64 %125
  %141 = load double, ptr %140, align 8
  %142 = fcmp ole double %141, %133
  br label %143

143:
  %144 = phi i1 [ true, %120 ], [ false, %134 ], [ %142, %138 ]
  %145 = zext i1 %144 to i64
  %146 = getelementptr inbounds i64, ptr %112, i64 %121
  store i64 %145, ptr %146, align 8
  %147 = getelementptr inbounds i64, ptr %114, i64 %121
  %148 = load i64, ptr %147, align 8
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %154, label %150

150:
  %151 = load i64, ptr %75, align 8
  %152 = icmp slt i64 %151, 0
  %153 = select i1 %152, i64 1, i64 %148
  br label %154

154:
  %155 = phi i64 [ 1, %143 ], [ %153, %150 ]
  %156 = getelementptr inbounds i64, ptr %115, i64 %121
  store i64 %155, ptr %156, align 8
  %157 = load i64, ptr %123, align 8
  %158 = icmp eq i64 %157, 2
  br i1 %158, label %166, label %159

159:
  %160 = load i64, ptr %75, align 8
  %161 = icmp eq i64 %160, %130
  br i1 %161, label %162, label %166

162:
  %163 = load i64, ptr %147, align 8
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %166, label %165

165:
  store i64 0, ptr %156, align 8
  br label %166

166:
  %167 = phi i64 [ 0, %165 ], [ %155, %162 ], [ %155, %159 ], [ %155, %154 ]
  %168 = icmp eq i64 %121, %82
  %169 = and i1 %103, %168
  br i1 %169, label %170, label %212

170:
  %171 = load ptr, ptr %36, align 8
  %172 = load i64, ptr %124, align 8
  %173 = load i64, ptr %123, align 8
  %174 = icmp ne i64 %173, 2
  %175 = zext i1 %174 to i64
  %176 = add nsw i64 %172, %175
  %177 = getelementptr inbounds i64, ptr %123, i64 2
  %178 = load i64, ptr %177, align 8
  %179 = icmp sgt i64 %178, 0
  br i1 %179, label %183, label %255

180:
  %181 = call double @llvm.sqrt.f64(double %189)
  %182 = fcmp ogt double %181, 0.000000e+00
  br i1 %182, label %192, label %201

183:
  %184 = phi double [ %189, %183 ], [ 0.000000e+00, %170 ]
  %185 = phi i64 [ %190, %183 ], [ 0, %170 ]
  %186 = add nsw i64 %185, %176
  %187 = getelementptr inbounds double, ptr %116, i64 %186
  %188 = load double, ptr %187, align 8
  %189 = call double @llvm.fmuladd.f64(double %188, double %188, double %184)
  %190 = add nuw nsw i64 %185, 1
  %191 = icmp eq i64 %190, %178
  br i1 %191, label %180, label %183

192:
  %193 = phi i64 [ %199, %192 ], [ 0, %180 ]
  %194 = add nsw i64 %193, %176
  %195 = getelementptr inbounds double, ptr %116, i64 %194
  %196 = load double, ptr %195, align 8
  %197 = fdiv double %196, %181
  %198 = getelementptr inbounds double, ptr %171, i64 %194
  store double %197, ptr %198, align 8
  %199 = add nuw nsw i64 %193, 1
  %200 = icmp eq i64 %199, %178
  br i1 %200, label %201, label %192

201:
  %202 = add nsw i64 %178, %129
  %203 = fcmp ogt double %181, 0.000000e+00
  %204 = select i1 %179, i1 %203, i1 false
  br i1 %204, label %205, label %255

205:
  %206 = phi i64 [ %210, %205 ], [ %129, %201 ]
  %207 = getelementptr inbounds double, ptr %171, i64 %206
  %208 = load double, ptr %207, align 8
  %209 = fneg double %208
  store double %209, ptr %207, align 8
  %210 = add nsw i64 %206, 1
  %211 = icmp slt i64 %210, %202
  br i1 %211, label %205, label %255

212:
  br i1 %144, label %213, label %257

213:
  %214 = load ptr, ptr %111, align 8
  %215 = load ptr, ptr %36, align 8
  %216 = load i64, ptr %124, align 8
  %217 = load i64, ptr %123, align 8
  %218 = icmp ne i64 %217, 2
  %219 = zext i1 %218 to i64
  %220 = add nsw i64 %216, %219
  %221 = getelementptr inbounds i64, ptr %123, i64 2
  %222 = load i64, ptr %221, align 8
  %223 = icmp sgt i64 %222, 0
  br i1 %223, label %227, label %247

224:
  %225 = call double @llvm.sqrt.f64(double %233)
  %226 = fcmp ogt double %225, 0.000000e+00
  br i1 %226, label %236, label %245

227:
  %228 = phi double [ %233, %227 ], [ 0.000000e+00, %213 ]
  %229 = phi i64 [ %234, %227 ], [ 0, %213 ]
  %230 = add nsw i64 %229, %220
  %231 = getelementptr inbounds double, ptr %214, i64 %230
  %232 = load double, ptr %231, align 8
  %233 = call double @llvm.fmuladd.f64(double %232, double %232, double %228)
  %234 = add nuw nsw i64 %229, 1
  %235 = icmp eq i64 %234, %222
  br i1 %235, label %224, label %227

236:
  %237 = phi i64 [ %243, %236 ], [ 0, %224 ]
  %238 = add nsw i64 %237, %220
  %239 = getelementptr inbounds double, ptr %214, i64 %238
  %240 = load double, ptr %239, align 8
  %241 = fdiv double %240, %225
  %242 = getelementptr inbounds double, ptr %215, i64 %238
  store double %241, ptr %242, align 8
  %243 = add nuw nsw i64 %237, 1
  %244 = icmp eq i64 %243, %222
  br i1 %244, label %245, label %236

245:
  %246 = fcmp ogt double %225, %133
  br i1 %246, label %249, label %253

247:
  %248 = fcmp olt double %133, 0.000000e+00
  br i1 %248, label %249, label %253

249:
  store i64 2, ptr %146, align 8
  %250 = load i64, ptr %156, align 8
  %251 = icmp eq i64 %250, 0
  %252 = select i1 %251, i64 0, i64 2
  br label %255

253:
  %254 = icmp eq i64 %167, 2
  br i1 %254, label %255, label %257

255:
  %256 = phi i64 [ %252, %249 ], [ 2, %170 ], [ 2, %201 ], [ 1, %253 ], [ 2, %205 ]
  store i64 %256, ptr %156, align 8
  br label %257

257:
  %258 = add nuw nsw i64 %121, 1
  %259 = load i64, ptr %9, align 8
  %260 = icmp slt i64 %258, %259
  br i1 %260, label %120, label %117

261:
  %262 = load i64, ptr %45, align 8
  %263 = load double, ptr %44, align 8
  %264 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 30
  store i64 %118, ptr %264, align 8
  %265 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 31
  store i64 %262, ptr %265, align 8
  %266 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 33
  store double %263, ptr %266, align 8
  br label %340

267:
  %268 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 34
  %269 = load double, ptr %268, align 8
  %270 = load double, ptr %44, align 8
  %271 = call double @llvm.maxnum.f64(double %269, double %270)
  store double %271, ptr %268, align 8
  %272 = load i64, ptr %46, align 8
  %273 = icmp sgt i64 %272, 0
  br i1 %273, label %274, label %279

274:
  %275 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 35
  %276 = load double, ptr %275, align 8
  %277 = fcmp ugt double %276, %1
  br i1 %277, label %278, label %279

278:
  store double %1, ptr %275, align 8
  br label %279

279:
  %280 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 20
  %281 = bitcast ptr %280 to ptr
  %282 = load ptr, ptr %281, align 8
  %283 = bitcast ptr %36 to ptr
  %284 = load ptr, ptr %283, align 8
  %285 = load i64, ptr %12, align 8
  %286 = shl i64 %285, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %282, ptr align 8 %284, i64 %286, i1 false)
  %287 = load ptr, ptr %5, align 8
  %288 = getelementptr inbounds %struct.contact_parts, ptr %287, i64 0, i32 8
  %289 = bitcast ptr %288 to ptr
  %290 = load ptr, ptr %289, align 8
  %291 = load i64, ptr %12, align 8
  %292 = shl i64 %291, 3
  call void @llvm.memset.p0.i64(ptr align 8 %290, i8 0, i64 %292, i1 false)
  %293 = load i64, ptr %46, align 8
  %294 = icmp eq i64 %293, 0
  br i1 %294, label %340, label %295

295:
  %296 = getelementptr inbounds %struct.contact_parts, ptr %287, i64 0, i32 14
  %297 = bitcast ptr %296 to ptr
  %298 = load ptr, ptr %297, align 8
  %299 = load ptr, ptr %104, align 8
  %300 = load i64, ptr %12, align 8
  %301 = shl i64 %300, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %298, ptr align 8 %299, i64 %301, i1 false)
  %302 = load ptr, ptr %104, align 8
  %303 = load i64, ptr %12, align 8
  %304 = shl i64 %303, 3
  call void @llvm.memset.p0.i64(ptr align 8 %302, i8 0, i64 %304, i1 false)
  call void @law_forces(ptr %4)
  %305 = load i64, ptr %12, align 8
  %306 = icmp sgt i64 %305, 0
  br i1 %306, label %311, label %307

307:
  %308 = load ptr, ptr %104, align 8
  %309 = load ptr, ptr %297, align 8
  %310 = shl i64 %305, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %308, ptr align 8 %309, i64 %310, i1 false)
  br label %340

311:
  %312 = load ptr, ptr %296, align 8
  %313 = load ptr, ptr %38, align 8
  %314 = bitcast ptr %313 to ptr
  br label %320

315:
  %316 = bitcast ptr %312 to ptr
  %317 = fmul double %327, 1.000000e-09
  %318 = shl i64 %305, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %314, ptr align 8 %316, i64 %318, i1 false)
  %319 = fcmp ogt double %332, %317
  br i1 %319, label %335, label %340

320:
  %321 = phi i64 [ 0, %311 ], [ %333, %320 ]
  %322 = phi double [ 0.000000e+00, %311 ], [ %332, %320 ]
  %323 = phi double [ 0.000000e+00, %311 ], [ %327, %320 ]
  %324 = getelementptr inbounds double, ptr %312, i64 %321
  %325 = load double, ptr %324, align 8
  %326 = call double @llvm.fabs.f64(double %325)
  %327 = call double @llvm.maxnum.f64(double %323, double %326)
  %328 = getelementptr inbounds double, ptr %313, i64 %321
  %329 = load double, ptr %328, align 8
  %330 = fsub double %325, %329
  %331 = call double @llvm.fabs.f64(double %330)
  %332 = call double @llvm.maxnum.f64(double %322, double %331)
  %333 = add nuw nsw i64 %321, 1
  %334 = icmp eq i64 %333, %305
  br i1 %334, label %315, label %320

335:
  %336 = load ptr, ptr %289, align 8
  %337 = load ptr, ptr %297, align 8
  %338 = load i64, ptr %12, align 8
  %339 = shl i64 %338, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %336, ptr align 8 %337, i64 %339, i1 false)
  br label %340

340:
  %341 = phi i64 [ 12, %261 ], [ 0, %279 ], [ 0, %307 ], [ 0, %315 ], [ 0, %335 ]
  ret i64 %341
}

declare double @llvm.copysign.f64(double, double)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)

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

define i64 @contact_values(ptr %0, double %1, ptr %2, ptr  %3) {
  %5 = alloca %struct.sample, align 8
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
  %16 = mul i64 %10, 20
  %17 = getelementptr inbounds double, ptr %15, i64 %16
  %18 = getelementptr inbounds %struct.sample, ptr %5, i64 0, i32 0
  store double %1, ptr %18, align 8
  %19 = getelementptr inbounds %struct.sample, ptr %5, i64 0, i32 1
  store ptr %17, ptr %19, align 8
  %20 = getelementptr inbounds %struct.sample, ptr %5, i64 0, i32 2
  %21 = getelementptr inbounds double, ptr %17, i64 %11
  store ptr %21, ptr %20, align 8
  %22 = call i64 @evaluate.1(ptr %0, double %1, ptr %2, ptr %5)
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

define internal i64 @evaluate.1(ptr %0, double %1, ptr %2, ptr  %3) {
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
  %61 = getelementptr inbounds %struct.sample, ptr %3, i64 0, i32 1
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds %struct.sample, ptr %3, i64 0, i32 2
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

define i64 @contact_search(ptr %0, ptr %1, i64 %2) {
  %4 = alloca %struct.sample, align 8
  %5 = alloca %struct.sample, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  %9 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.contact_system, ptr %10, i64 0, i32 23
  %12 = load ptr, ptr %11, align 8
  %13 = bitcast ptr %4 to ptr
  %14 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 6
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds %struct.contact_system, ptr %10, i64 0, i32 0
  %17 = load i64, ptr %16, align 8
  %18 = shl nsw i64 %17, 1
  %19 = getelementptr inbounds %struct.contact_parts, ptr %12, i64 0, i32 15
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds %struct.sample, ptr %4, i64 0, i32 0
  store double %15, ptr %21, align 8
  %22 = getelementptr inbounds %struct.sample, ptr %4, i64 0, i32 1
  store ptr %20, ptr %22, align 8
  %23 = getelementptr inbounds %struct.sample, ptr %4, i64 0, i32 2
  %24 = getelementptr inbounds double, ptr %20, i64 %18
  store ptr %24, ptr %23, align 8
  %25 = bitcast ptr %5 to ptr
  %26 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 5
  %27 = load double, ptr %26, align 8
  %28 = shl i64 %17, 2
  %29 = getelementptr inbounds double, ptr %20, i64 %28
  %30 = getelementptr inbounds %struct.sample, ptr %5, i64 0, i32 0
  store double %27, ptr %30, align 8
  %31 = getelementptr inbounds %struct.sample, ptr %5, i64 0, i32 1
  store ptr %29, ptr %31, align 8
  %32 = getelementptr inbounds %struct.sample, ptr %5, i64 0, i32 2
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
  %40 = bitcast ptr %20 to ptr
  %41 = bitcast ptr %29 to ptr
  br i1 %39, label %203, label %42

42:
  %43 = getelementptr inbounds %struct.contact_system, ptr %10, i64 0, i32 27
  %44 = load i64, ptr %43, align 8
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %46, label %64

46:
  %47 = getelementptr inbounds %struct.contact_parts, ptr %12, i64 0, i32 16
  %48 = load ptr, ptr %47, align 8
  %49 = tail call ptr @ode_state(ptr %1)
  %50 = load double, ptr %26, align 8
  %51 = fcmp une double %15, %50
  br i1 %51, label %52, label %55

52:
  %53 = tail call i64 @ode_interpolate(ptr %1, double %15, ptr %48)
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %55, label %78

55:
  %56 = phi ptr [ %49, %46 ], [ %48, %52 ]
  %57 = tail call double @model_time(ptr %0, double %15)
  %58 = call i64 @evaluate.1(ptr %0, double %57, ptr %56, ptr %4)
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %60, label %78

60:
  %61 = load ptr, ptr %9, align 8
  %62 = getelementptr inbounds %struct.contact_system, ptr %61, i64 0, i32 23
  %63 = load ptr, ptr %62, align 8
  br label %64

64:
  %65 = phi ptr [ %63, %60 ], [ %12, %42 ]
  %66 = getelementptr inbounds %struct.contact_parts, ptr %65, i64 0, i32 16
  %67 = load ptr, ptr %66, align 8
  %68 = tail call ptr @ode_state(ptr %1)
  %69 = load double, ptr %26, align 8
  %70 = fcmp une double %27, %69
  br i1 %70, label %71, label %74

71:
  %72 = tail call i64 @ode_interpolate(ptr %1, double %27, ptr %67)
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %74, label %78

74:
  %75 = phi ptr [ %68, %64 ], [ %67, %71 ]
  %76 = tail call double @model_time(ptr %0, double %27)
  %77 = call i64 @evaluate.1(ptr %0, double %76, ptr %75, ptr %5)
  br label %78

78:
  %79 = phi i64 [ %58, %55 ], [ %77, %74 ], [ %72, %71 ], [ %53, %52 ]
  %80 = getelementptr inbounds %struct.contact_parts, ptr %12, i64 0, i32 14
  %81 = bitcast ptr %80 to ptr
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds %struct.contact_parts, ptr %12, i64 0, i32 9
  %84 = bitcast ptr %83 to ptr
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds %struct.contact_system, ptr %10, i64 0, i32 1
  %87 = load i64, ptr %86, align 8
  %88 = shl i64 %87, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %82, ptr align 8 %85, i64 %88, i1 false)
  %89 = load i64, ptr %16, align 8
  %90 = icmp sgt i64 %89, 0
  br i1 %90, label %91, label %94

91:
  %92 = getelementptr inbounds %struct.contact_parts, ptr %12, i64 0, i32 7
  %93 = load ptr, ptr %92, align 8
  br label %97

94:
  %95 = phi i64 [ %89, %78 ], [ %110, %109 ]
  %96 = icmp eq i64 %79, 0
  br i1 %96, label %117, label %203

97:
  %98 = phi i64 [ %89, %91 ], [ %110, %109 ]
  %99 = phi ptr [ %93, %91 ], [ %111, %109 ]
  %100 = phi i64 [ 0, %91 ], [ %115, %109 ]
  %101 = getelementptr inbounds double, ptr %99, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = fcmp une double %102, 0.000000e+00
  br i1 %103, label %104, label %109

104:
  %105 = tail call i32 @contact_begins(ptr %10, i64 %100)
  %106 = icmp ne i32 %105, 0
  %107 = load ptr, ptr %92, align 8
  %108 = load i64, ptr %16, align 8
  br label %109

109:
  %110 = phi i64 [ %98, %97 ], [ %108, %104 ]
  %111 = phi ptr [ %99, %97 ], [ %107, %104 ]
  %112 = phi i1 [ false, %97 ], [ %106, %104 ]
  %113 = uitofp i1 %112 to double
  %114 = getelementptr inbounds double, ptr %111, i64 %100
  store double %113, ptr %114, align 8
  %115 = add nuw nsw i64 %100, 1
  %116 = icmp slt i64 %115, %110
  br i1 %116, label %97, label %94

117:
  %118 = getelementptr inbounds %struct.contact_system, ptr %10, i64 0, i32 29
  %119 = load i64, ptr %118, align 8
  %120 = icmp eq i64 %119, 0
  br i1 %120, label %121, label %159

121:
  %122 = fsub double %27, %15
  %123 = tail call double @llvm.fabs.f64(double %122)
  %124 = shl i64 %95, 1
  %125 = icmp sgt i64 %95, 0
  br i1 %125, label %126, label %155

126:
  %127 = tail call i64 @llvm.smax.i64(i64 %124, i64 1)
  br label %131

128:
  %129 = icmp slt i64 %154, %124
  %130 = icmp eq i64 %154, %127
  br i1 %130, label %155, label %131

131:
  %132 = phi i1 [ true, %126 ], [ %129, %128 ]
  %133 = phi i64 [ 0, %126 ], [ %154, %128 ]
  %134 = getelementptr inbounds double, ptr %20, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = getelementptr inbounds double, ptr %29, i64 %133
  %137 = load double, ptr %136, align 8
  %138 = tail call double @llvm.minnum.f64(double %135, double %137)
  %139 = fsub double %137, %135
  %140 = tail call double @llvm.fabs.f64(double %139)
  %141 = getelementptr inbounds double, ptr %24, i64 %133
  %142 = load double, ptr %141, align 8
  %143 = tail call double @llvm.fabs.f64(double %142)
  %144 = getelementptr inbounds double, ptr %33, i64 %133
  %145 = load double, ptr %144, align 8
  %146 = tail call double @llvm.fabs.f64(double %145)
  %147 = tail call double @llvm.maxnum.f64(double %143, double %146)
  %148 = fmul double %123, %147
  %149 = fcmp uno double %148, 0.000000e+00
  %150 = select i1 %149, double %140, double %148
  %151 = tail call double @llvm.maxnum.f64(double %140, double %150)
  %152 = fmul double %151, 2.000000e+00
  %153 = fcmp ogt double %138, %152
  %154 = add nuw nsw i64 %133, 1
  br i1 %153, label %128, label %155

155:
  %156 = phi i1 [ false, %121 ], [ %132, %131 ], [ %129, %128 ]
  %157 = xor i1 %156, true
  %158 = zext i1 %157 to i32
  store i32 %158, ptr %7, align 4
  br label %162

159:
  %160 = call i64 @scan(ptr %0, ptr %1, i32 3, i32 0, ptr %7, ptr %6, ptr %8)
  %161 = load i32, ptr %7, align 4
  br label %162

162:
  %163 = phi i32 [ %158, %155 ], [ %161, %159 ]
  %164 = phi i64 [ 0, %155 ], [ %160, %159 ]
  %165 = icmp ne i64 %164, 0
  %166 = icmp ne i32 %163, 0
  %167 = select i1 %165, i1 true, i1 %166
  br i1 %167, label %170, label %168

168:
  %169 = call i64 @scan(ptr %0, ptr %1, i32 8, i32 1, ptr %7, ptr %6, ptr %8)
  br label %170

170:
  %171 = phi i64 [ %164, %162 ], [ %169, %168 ]
  %172 = icmp eq i64 %171, 0
  br i1 %172, label %173, label %203

173:
  %174 = load i64, ptr %6, align 8
  %175 = icmp slt i64 %174, 0
  br i1 %175, label %176, label %189

176:
  %177 = load i64, ptr %16, align 8
  %178 = shl i64 %177, 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %40, ptr align 8 %41, i64 %178, i1 false)
  store i64 1, ptr %43, align 8
  %179 = load double, ptr %26, align 8
  store double %179, ptr %37, align 8
  %180 = load i64, ptr %118, align 8
  %181 = icmp sgt i64 %180, 0
  br i1 %181, label %182, label %203

182:
  %183 = getelementptr inbounds %struct.contact_system, ptr %10, i64 0, i32 20
  %184 = bitcast ptr %183 to ptr
  %185 = load ptr, ptr %184, align 8
  %186 = load ptr, ptr %81, align 8
  %187 = load i64, ptr %86, align 8
  %188 = shl i64 %187, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %185, ptr align 8 %186, i64 %188, i1 false)
  br label %203

189:
  %190 = getelementptr inbounds %struct.contact_system, ptr %10, i64 0, i32 28
  store i64 %174, ptr %190, align 8
  %191 = load double, ptr %8, align 8
  %192 = load double, ptr %26, align 8
  %193 = fcmp une double %191, %192
  br i1 %193, label %194, label %197

194:
  %195 = call i64 @ode_go_back(ptr %1, double %191)
  %196 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 40
  store i64 -1, ptr %196, align 8
  br label %197

197:
  %198 = phi i64 [ %195, %194 ], [ 0, %189 ]
  %199 = icmp eq i64 %198, 0
  %200 = icmp eq i64 %198, 7
  %201 = or i1 %199, %200
  %202 = select i1 %201, i64 14, i64 %198
  br label %203

203:
  %204 = phi i64 [ %202, %197 ], [ %2, %3 ], [ %171, %170 ], [ %2, %182 ], [ %2, %176 ], [ %79, %94 ]
  ret i64 %204
}

declare i64 @ode_interpolate(ptr, double, ptr)

define internal i64 @scan(ptr %0, ptr %1, i32 %2, i32 %3, ptr  %4, ptr %5, ptr %6) {
  %8 = alloca %struct.sample, align 8
  %9 = alloca %struct.sample, align 8
  %10 = alloca %struct.sample, align 8
  %11 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 5
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
  %25 = getelementptr inbounds %struct.sample, ptr %8, i64 0, i32 0
  store double 0.000000e+00, ptr %25, align 8
  %26 = getelementptr inbounds %struct.sample, ptr %8, i64 0, i32 1
  store ptr %24, ptr %26, align 8
  %27 = getelementptr inbounds %struct.sample, ptr %8, i64 0, i32 2
  %28 = getelementptr inbounds double, ptr %24, i64 %22
  store ptr %28, ptr %27, align 8
  %29 = bitcast ptr %9 to ptr
  %30 = mul i64 %16, 12
  %31 = getelementptr inbounds double, ptr %20, i64 %30
  %32 = getelementptr inbounds %struct.sample, ptr %9, i64 0, i32 0
  %33 = getelementptr inbounds %struct.sample, ptr %9, i64 0, i32 1
  store ptr %31, ptr %33, align 8
  %34 = getelementptr inbounds %struct.sample, ptr %9, i64 0, i32 2
  %35 = getelementptr inbounds double, ptr %31, i64 %22
  store ptr %35, ptr %34, align 8
  %36 = bitcast ptr %10 to ptr
  %37 = shl i64 %16, 4
  %38 = getelementptr inbounds double, ptr %20, i64 %37
  %39 = getelementptr inbounds %struct.sample, ptr %10, i64 0, i32 0
  %40 = getelementptr inbounds %struct.sample, ptr %10, i64 0, i32 1
  store ptr %38, ptr %40, align 8
  %41 = getelementptr inbounds %struct.sample, ptr %10, i64 0, i32 2
  %42 = getelementptr inbounds double, ptr %38, i64 %22
  store ptr %42, ptr %41, align 8
  %43 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 6
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
  %50 = bitcast ptr %38 to ptr
  br i1 %49, label %161, label %51

51:
  %52 = shl i64 %16, 2
  %53 = getelementptr inbounds double, ptr %20, i64 %52
  %54 = sitofp i32 %2 to double
  %55 = bitcast ptr %53 to ptr
  %56 = icmp ne i32 %3, 0
  %57 = bitcast ptr %26 to ptr
  br label %74

58:
  %59 = phi i64 [ %119, %118 ], [ %124, %158 ]
  %60 = phi i1 [ false, %118 ], [ %160, %158 ]
  %61 = zext i1 %60 to i32
  store i32 %61, ptr %4, align 4
  %62 = load ptr, ptr %57, align 8
  %63 = load ptr, ptr %45, align 8
  %64 = shl i64 %59, 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %62, ptr align 8 %63, i64 %64, i1 false)
  %65 = load double, ptr %32, align 8
  store double %65, ptr %25, align 8
  %66 = load ptr, ptr %45, align 8
  %67 = load i64, ptr %15, align 8
  %68 = shl i64 %67, 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %66, ptr align 8 %50, i64 %68, i1 false)
  store double %104, ptr %32, align 8
  %69 = icmp eq i32 %75, %2
  br i1 %69, label %161, label %70

70:
  %71 = add nuw i32 %75, 1
  %72 = load i64, ptr %5, align 8
  %73 = icmp slt i64 %72, 0
  br i1 %73, label %74, label %161

74:
  %75 = phi i32 [ 1, %51 ], [ %71, %70 ]
  %76 = load double, ptr %43, align 8
  %77 = sitofp i32 %75 to double
  %78 = load double, ptr %13, align 8
  %79 = fsub double %78, %76
  %80 = fmul double %79, %77
  %81 = fdiv double %80, %54
  %82 = fadd double %76, %81
  store double %82, ptr %39, align 8
  %83 = icmp eq i32 %75, %2
  br i1 %83, label %84, label %87

84:
  %85 = load i64, ptr %15, align 8
  %86 = shl i64 %85, 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %50, ptr align 8 %55, i64 %86, i1 false)
  store double %14, ptr %39, align 8
  br label %103

87:
  %88 = load ptr, ptr %11, align 8
  %89 = getelementptr inbounds %struct.contact_system, ptr %88, i64 0, i32 23
  %90 = load ptr, ptr %89, align 8
  %91 = getelementptr inbounds %struct.contact_parts, ptr %90, i64 0, i32 16
  %92 = load ptr, ptr %91, align 8
  %93 = call ptr @ode_state(ptr %1)
  %94 = load double, ptr %13, align 8
  %95 = fcmp une double %82, %94
  br i1 %95, label %96, label %99

96:
  %97 = call i64 @ode_interpolate(ptr %1, double %82, ptr %92)
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %99, label %161

99:
  %100 = phi ptr [ %93, %87 ], [ %92, %96 ]
  %101 = call double @model_time(ptr %0, double %82)
  %102 = call i64 @evaluate.1(ptr %0, double %101, ptr %100, ptr %10)
  br label %103

103:
  %104 = phi double [ %14, %84 ], [ %82, %99 ]
  %105 = phi i64 [ 0, %84 ], [ %102, %99 ]
  %106 = icmp eq i64 %105, 0
  %107 = and i1 %56, %106
  br i1 %107, label %108, label %112

108:
  %109 = icmp ugt i32 %75, 1
  %110 = select i1 %109, ptr %8, ptr null
  %111 = call i64 @first_within(ptr %0, ptr %1, ptr %110, ptr %9, ptr %10, i32 0, ptr %5, ptr %6)
  br label %112

112:
  %113 = phi i64 [ %111, %108 ], [ %105, %103 ]
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %115, label %161

115:
  %116 = load i32, ptr %4, align 4
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %120

118:
  %119 = load i64, ptr %15, align 8
  br label %58

120:
  %121 = load double, ptr %32, align 8
  %122 = fsub double %104, %121
  %123 = call double @llvm.fabs.f64(double %122)
  %124 = load i64, ptr %15, align 8
  %125 = shl i64 %124, 1
  %126 = icmp sgt i64 %124, 0
  br i1 %126, label %127, label %158

127:
  %128 = load ptr, ptr %33, align 8
  %129 = load ptr, ptr %34, align 8
  %130 = call i64 @llvm.smax.i64(i64 %125, i64 1)
  br label %134

131:
  %132 = icmp slt i64 %157, %125
  %133 = icmp eq i64 %157, %130
  br i1 %133, label %158, label %134

134:
  %135 = phi i1 [ true, %127 ], [ %132, %131 ]
  %136 = phi i64 [ 0, %127 ], [ %157, %131 ]
  %137 = getelementptr inbounds double, ptr %128, i64 %136
  %138 = load double, ptr %137, align 8
  %139 = getelementptr inbounds double, ptr %38, i64 %136
  %140 = load double, ptr %139, align 8
  %141 = call double @llvm.minnum.f64(double %138, double %140)
  %142 = fsub double %140, %138
  %143 = call double @llvm.fabs.f64(double %142)
  %144 = getelementptr inbounds double, ptr %129, i64 %136
  %145 = load double, ptr %144, align 8
  %146 = call double @llvm.fabs.f64(double %145)
  %147 = getelementptr inbounds double, ptr %42, i64 %136
  %148 = load double, ptr %147, align 8
  %149 = call double @llvm.fabs.f64(double %148)
  %150 = call double @llvm.maxnum.f64(double %146, double %149)
  %151 = fmul double %123, %150
  %152 = fcmp uno double %151, 0.000000e+00
  %153 = select i1 %152, double %143, double %151
  %154 = call double @llvm.maxnum.f64(double %143, double %153)
  %155 = fmul double %154, 2.000000e+00
  %156 = fcmp ogt double %141, %155
  %157 = add nuw nsw i64 %136, 1
  br i1 %156, label %131, label %158

158:
  %159 = phi i1 [ false, %120 ], [ %135, %134 ], [ %132, %131 ]
  %160 = xor i1 %159, true
  br label %58

161:
  %162 = phi i64 [ 0, %7 ], [ 0, %58 ], [ 0, %70 ], [ %97, %96 ], [ %113, %112 ]
  ret i64 %162
}

declare i64 @ode_go_back(ptr, double)

define internal i64 @first_within(ptr %0, ptr %1, ptr %2, ptr %3, ptr  %4, i32 %5, ptr %6, ptr %7) {
  %9 = alloca %struct.sample, align 8
  %10 = icmp slt i32 %5, 8
  br i1 %10, label %11, label %131

11:
  %12 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.sample, ptr %4, i64 0, i32 0
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds %struct.sample, ptr %3, i64 0, i32 0
  %17 = load double, ptr %16, align 8
  %18 = fsub double %15, %17
  %19 = getelementptr inbounds %struct.contact_system, ptr %13, i64 0, i32 0
  %20 = load i64, ptr %19, align 8
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %22, label %131

22:
  %23 = shl nuw i64 %20, 1
  %24 = getelementptr inbounds %struct.sample, ptr %3, i64 0, i32 1
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds %struct.sample, ptr %4, i64 0, i32 1
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds %struct.sample, ptr %3, i64 0, i32 2
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds %struct.sample, ptr %4, i64 0, i32 2
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds %struct.contact_system, ptr %13, i64 0, i32 19
  %33 = getelementptr inbounds %struct.contact_system, ptr %13, i64 0, i32 5
  %34 = getelementptr inbounds %struct.contact_system, ptr %13, i64 0, i32 6
  %35 = tail call i64 @llvm.smax.i64(i64 %23, i64 1)
  br label %36

36:
  %37 = phi i64 [ 0, %22 ], [ %126, %125 ]
  %38 = getelementptr inbounds double, ptr %25, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds double, ptr %27, i64 %37
  %41 = load double, ptr %40, align 8
  %42 = getelementptr inbounds double, ptr %29, i64 %37
  %43 = load double, ptr %42, align 8
  %44 = fmul double %18, %43
  %45 = getelementptr inbounds double, ptr %31, i64 %37
  %46 = load double, ptr %45, align 8
  %47 = fmul double %18, %46
  %48 = fadd double %44, %47
  %49 = fsub double %41, %39
  %50 = fmul double %49, -6.000000e+00
  %51 = tail call double @llvm.fmuladd.f64(double %48, double 3.000000e+00, double %50)
  %52 = fmul double %44, -4.000000e+00
  %53 = tail call double @llvm.fmuladd.f64(double %49, double 6.000000e+00, double %52)
  %54 = tail call double @llvm.fmuladd.f64(double %47, double -2.000000e+00, double %53)
  %55 = fmul double %51, -4.000000e+00
  %56 = fmul double %44, %55
  %57 = tail call double @llvm.fmuladd.f64(double %54, double %54, double %56)
  %58 = tail call double @llvm.fabs.f64(double %39)
  %59 = tail call double @llvm.fabs.f64(double %41)
  %60 = tail call double @llvm.maxnum.f64(double %58, double %59)
  %61 = fcmp ogt double %57, 0.000000e+00
  br i1 %61, label %62, label %125

62:
  %63 = fcmp olt double %44, 0.000000e+00
  %64 = fcmp ogt double %47, 0.000000e+00
  %65 = select i1 %63, i1 %64, i1 false
  br i1 %65, label %125, label %66

66:
  %67 = lshr i64 %37, 1
  %68 = load ptr, ptr %32, align 8
  %69 = getelementptr inbounds i64, ptr %68, i64 %67
  %70 = load i64, ptr %69, align 8
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %72, label %81

72:
  %73 = load ptr, ptr %33, align 8
  %74 = shl nuw nsw i64 %67, 2
  %75 = getelementptr inbounds i64, ptr %73, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = icmp eq i64 %76, 0
  %78 = and i64 %37, 1
  %79 = select i1 %77, i64 %78, i64 1
  %80 = and i64 %37, 9223372036854775806
  br label %88

81:
  %82 = and i64 %37, 1
  %83 = icmp ne i64 %82, 0
  %84 = icmp eq i64 %70, 2
  %85 = select i1 %83, i1 %84, i1 false
  br i1 %85, label %86, label %96

86:
  %87 = and i64 %37, 9223372036854775806
  br label %88

88:
  %89 = phi i64 [ 1, %86 ], [ %80, %72 ]
  %90 = phi i64 [ %87, %86 ], [ %79, %72 ]
  %91 = load ptr, ptr %34, align 8
  %92 = or i64 %90, %89
  %93 = getelementptr inbounds double, ptr %91, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = fmul double %94, 1.000000e-03
  br label %96

96:
  %97 = phi double [ 0x10000000000000, %81 ], [ %95, %88 ]
  %98 = fcmp ugt double %60, %97
  br i1 %98, label %99, label %125

99:
  %100 = fcmp ogt double %54, 0.000000e+00
  br i1 %100, label %101, label %106

101:
  %102 = fmul double %44, -2.000000e+00
  %103 = tail call double @llvm.sqrt.f64(double %57)
  %104 = fadd double %54, %103
  %105 = fdiv double %102, %104
  br label %111

106:
  %107 = tail call double @llvm.sqrt.f64(double %57)
  %108 = fsub double %107, %54
  %109 = fmul double %51, 2.000000e+00
  %110 = fdiv double %108, %109
  br label %111

111:
  %112 = phi double [ %105, %101 ], [ %110, %106 ]
  %113 = fcmp ogt double %112, 2.000000e-02
  %114 = fcmp olt double %112, 0x3FEF5C28F5C28F5C
  %115 = and i1 %113, %114
  br i1 %115, label %116, label %125

116:
  %117 = fmul double %54, 5.000000e-01
  %118 = fmul double %51, %112
  %119 = fdiv double %118, 3.000000e+00
  %120 = fadd double %117, %119
  %121 = tail call double @llvm.fmuladd.f64(double %112, double %120, double %44)
  %122 = tail call double @llvm.fmuladd.f64(double %112, double %121, double %39)
  %123 = fmul double %60, 1.000000e-01
  %124 = fcmp olt double %122, %123
  br i1 %124, label %128, label %125

125:
  %126 = add nuw nsw i64 %37, 1
  %127 = icmp eq i64 %126, %35
  br i1 %127, label %131, label %36

128:
  %129 = tail call double @llvm.fmuladd.f64(double %112, double %18, double %17)
  %130 = fcmp uno double %129, 0.000000e+00
  br i1 %130, label %131, label %133

131:
  %132 = tail call i64 @first_event(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %6, ptr %7)
  br label %173

133:
  %134 = bitcast ptr %9 to ptr
  %135 = add nsw i32 %5, 6
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds %struct.contact_system, ptr %13, i64 0, i32 23
  %138 = load ptr, ptr %137, align 8
  %139 = getelementptr inbounds %struct.contact_parts, ptr %138, i64 0, i32 15
  %140 = load ptr, ptr %139, align 8
  %141 = shl nsw i64 %136, 2
  %142 = mul i64 %141, %20
  %143 = getelementptr inbounds double, ptr %140, i64 %142
  %144 = getelementptr inbounds %struct.sample, ptr %9, i64 0, i32 0
  store double %129, ptr %144, align 8
  %145 = getelementptr inbounds %struct.sample, ptr %9, i64 0, i32 1
  store ptr %143, ptr %145, align 8
  %146 = getelementptr inbounds %struct.sample, ptr %9, i64 0, i32 2
  %147 = getelementptr inbounds double, ptr %143, i64 %23
  store ptr %147, ptr %146, align 8
  %148 = getelementptr inbounds %struct.contact_parts, ptr %138, i64 0, i32 16
  %149 = load ptr, ptr %148, align 8
  %150 = tail call ptr @ode_state(ptr %1)
  %151 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 5
  %152 = load double, ptr %151, align 8
  %153 = fcmp une double %129, %152
  br i1 %153, label %154, label %157

154:
  %155 = tail call i64 @ode_interpolate(ptr %1, double %129, ptr %149)
  %156 = icmp eq i64 %155, 0
  br i1 %156, label %157, label %171

157:
  %158 = phi ptr [ %150, %133 ], [ %149, %154 ]
  %159 = tail call double @model_time(ptr %0, double %129)
  %160 = call i64 @evaluate.1(ptr %0, double %159, ptr %158, ptr %9)
  %161 = icmp eq i64 %160, 0
  br i1 %161, label %162, label %171

162:
  %163 = add nsw i32 %5, 1
  %164 = call i64 @first_within(ptr %0, ptr %1, ptr %2, ptr %3, ptr %9, i32 %163, ptr %6, ptr %7)
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %166, label %171

166:
  %167 = load i64, ptr %6, align 8
  %168 = icmp slt i64 %167, 0
  br i1 %168, label %169, label %171

169:
  %170 = call i64 @first_within(ptr %0, ptr %1, ptr %3, ptr %9, ptr %4, i32 %163, ptr %6, ptr %7)
  br label %171

171:
  %172 = phi i64 [ %170, %169 ], [ 0, %166 ], [ %164, %162 ], [ %160, %157 ], [ %155, %154 ]
  br label %173

173:
  %174 = phi i64 [ %132, %131 ], [ %172, %171 ]
  ret i64 %174
}

define internal i64 @first_event(ptr %0, ptr %1, ptr %2, ptr  %3, ptr  %4, ptr  %5, ptr  %6) {
  %8 = alloca %struct.sample, align 8
  %9 = alloca [2 x double], align 16
  %10 = alloca [2 x double], align 16
  %11 = alloca %struct.sample, align 8
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
  br i1 %21, label %22, label %425

22:
  %23 = bitcast ptr %16 to ptr
  %24 = getelementptr inbounds %struct.sample, ptr %4, i64 0, i32 0
  %25 = bitcast ptr %11 to ptr
  %26 = getelementptr inbounds %struct.sample, ptr %11, i64 0, i32 0
  %27 = getelementptr inbounds %struct.sample, ptr %11, i64 0, i32 1
  %28 = getelementptr inbounds %struct.sample, ptr %11, i64 0, i32 2
  %29 = getelementptr inbounds %struct.sample, ptr %3, i64 0, i32 2
  %30 = getelementptr inbounds %struct.sample, ptr %4, i64 0, i32 2
  %31 = getelementptr inbounds %struct.sample, ptr %3, i64 0, i32 1
  %32 = getelementptr inbounds %struct.sample, ptr %3, i64 0, i32 0
  %33 = bitcast ptr %13 to ptr
  %34 = getelementptr inbounds %struct.sample, ptr %4, i64 0, i32 1
  %35 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 5
  %36 = icmp eq ptr %2, null
  %37 = getelementptr inbounds %struct.sample, ptr %2, i64 0, i32 1
  %38 = getelementptr inbounds %struct.sample, ptr %2, i64 0, i32 0
  %39 = bitcast ptr %8 to ptr
  %40 = getelementptr inbounds %struct.sample, ptr %8, i64 0, i32 0
  %41 = getelementptr inbounds %struct.sample, ptr %8, i64 0, i32 1
  %42 = getelementptr inbounds %struct.sample, ptr %8, i64 0, i32 2
  %43 = bitcast ptr %9 to ptr
  %44 = getelementptr inbounds [2 x double], ptr %9, i64 0, i64 0
  %45 = getelementptr inbounds [2 x double], ptr %9, i64 0, i64 1
  %46 = bitcast ptr %10 to ptr
  %47 = getelementptr inbounds [2 x double], ptr %10, i64 0, i64 1
  %48 = getelementptr inbounds [2 x double], ptr %10, i64 0, i64 0
  %49 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 8
  %50 = bitcast ptr %12 to ptr
  %51 = bitcast ptr %14 to ptr
  %52 = bitcast ptr %15 to ptr
  br label %53

53:
  %54 = phi i64 [ %20, %22 ], [ %424, %421 ]
  %55 = phi ptr [ %18, %22 ], [ %422, %421 ]
  %56 = phi i64 [ 0, %22 ], [ %417, %421 ]
  %57 = load double, ptr %24, align 8
  store double %57, ptr %16, align 8
  %58 = shl nsw i64 %54, 1
  %59 = getelementptr inbounds %struct.contact_system, ptr %55, i64 0, i32 23
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds %struct.contact_parts, ptr %60, i64 0, i32 15
  %62 = load ptr, ptr %61, align 8
  %63 = mul i64 %54, 20
  %64 = getelementptr inbounds double, ptr %62, i64 %63
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
  %76 = lshr i64 %56, 1
  %77 = getelementptr inbounds %struct.contact_system, ptr %55, i64 0, i32 19
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds i64, ptr %78, i64 %76
  %80 = load i64, ptr %79, align 8
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %82, label %92

82:
  %83 = getelementptr inbounds %struct.contact_system, ptr %55, i64 0, i32 5
  %84 = load ptr, ptr %83, align 8
  %85 = shl nuw nsw i64 %76, 2
  %86 = getelementptr inbounds i64, ptr %84, i64 %85
  %87 = load i64, ptr %86, align 8
  %88 = icmp eq i64 %87, 0
  %89 = and i64 %56, 1
  %90 = select i1 %88, i64 %89, i64 1
  %91 = and i64 %56, 9223372036854775806
  br label %99

92:
  %93 = and i64 %56, 1
  %94 = icmp ne i64 %93, 0
  %95 = icmp eq i64 %80, 2
  %96 = select i1 %94, i1 %95, i1 false
  br i1 %96, label %97, label %111

97:
  %98 = and i64 %56, 9223372036854775806
  br label %99

99:
  %100 = phi i64 [ 1, %97 ], [ %91, %82 ]
  %101 = phi i64 [ %98, %97 ], [ %90, %82 ]
  %102 = getelementptr inbounds %struct.contact_system, ptr %55, i64 0, i32 6
  %103 = load ptr, ptr %102, align 8
  %104 = or i64 %101, %100
  %105 = getelementptr inbounds double, ptr %103, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = fmul double %106, 1.000000e-03
  %108 = fcmp ogt double %68, %107
  %109 = xor i1 %75, true
  %110 = select i1 %109, i1 true, i1 %108
  br i1 %110, label %145, label %115

111:
  %112 = fcmp ogt double %68, 0x10000000000000
  %113 = xor i1 %75, true
  %114 = select i1 %113, i1 true, i1 %112
  br i1 %114, label %145, label %128

115:
  br i1 %81, label %118, label %116

116:
  %117 = and i64 %56, 1
  br label %128

118:
  %119 = getelementptr inbounds %struct.contact_system, ptr %55, i64 0, i32 5
  %120 = load ptr, ptr %119, align 8
  %121 = shl nuw nsw i64 %76, 2
  %122 = getelementptr inbounds i64, ptr %120, i64 %121
  %123 = load i64, ptr %122, align 8
  %124 = icmp eq i64 %123, 0
  %125 = and i64 %56, 1
  %126 = select i1 %124, i64 %125, i64 1
  %127 = and i64 %56, 9223372036854775806
  br label %137

128:
  %129 = phi i64 [ %117, %116 ], [ %93, %111 ]
  %130 = icmp eq i64 %129, 1
  %131 = icmp eq i64 %80, 2
  %132 = select i1 %130, i1 %131, i1 false
  br i1 %132, label %133, label %145

133:
  %134 = and i64 %56, 9223372036854775806
  %135 = getelementptr inbounds %struct.contact_system, ptr %55, i64 0, i32 6
  %136 = load ptr, ptr %135, align 8
  br label %137

137:
  %138 = phi ptr [ %136, %133 ], [ %103, %118 ]
  %139 = phi i64 [ 1, %133 ], [ %127, %118 ]
  %140 = phi i64 [ %134, %133 ], [ %126, %118 ]
  %141 = or i64 %140, %139
  %142 = getelementptr inbounds double, ptr %138, i64 %141
  %143 = load double, ptr %142, align 8
  %144 = fmul double %143, 1.000000e-03
  br label %145

145:
  %146 = phi i1 [ %108, %99 ], [ %112, %111 ], [ false, %128 ], [ false, %137 ]
  %147 = phi double [ 0.000000e+00, %99 ], [ 0.000000e+00, %111 ], [ 0x10000000000000, %128 ], [ %144, %137 ]
  %148 = load double, ptr %32, align 8
  store double %148, ptr %12, align 8
  store double %57, ptr %13, align 8
  %149 = fadd double %74, %147
  %150 = tail call double @llvm.maxnum.f64(double %149, double 0.000000e+00)
  store double %150, ptr %14, align 8
  %151 = load ptr, ptr %34, align 8
  %152 = getelementptr inbounds double, ptr %151, i64 %56
  %153 = load double, ptr %152, align 8
  %154 = fadd double %147, %153
  store double %154, ptr %15, align 8
  %155 = select i1 %75, i1 %146, i1 false
  %156 = fcmp ole double %154, 0.000000e+00
  %157 = select i1 %155, i1 %156, i1 false
  br i1 %157, label %158, label %230

158:
  %159 = fcmp ult double %71, 0.000000e+00
  br i1 %159, label %191, label %160

160:
  br i1 %81, label %161, label %171

161:
  %162 = getelementptr inbounds %struct.contact_system, ptr %55, i64 0, i32 5
  %163 = load ptr, ptr %162, align 8
  %164 = shl nuw nsw i64 %76, 2
  %165 = getelementptr inbounds i64, ptr %163, i64 %164
  %166 = load i64, ptr %165, align 8
  %167 = icmp eq i64 %166, 0
  %168 = and i64 %56, 1
  %169 = select i1 %167, i64 %168, i64 1
  %170 = and i64 %56, 9223372036854775806
  br label %178

171:
  %172 = and i64 %56, 1
  %173 = icmp ne i64 %172, 0
  %174 = icmp eq i64 %80, 2
  %175 = select i1 %173, i1 %174, i1 false
  br i1 %175, label %176, label %187

176:
  %177 = and i64 %56, 9223372036854775806
  br label %178

178:
  %179 = phi i64 [ 1, %176 ], [ %170, %161 ]
  %180 = phi i64 [ %177, %176 ], [ %169, %161 ]
  %181 = getelementptr inbounds %struct.contact_system, ptr %55, i64 0, i32 6
  %182 = load ptr, ptr %181, align 8
  %183 = or i64 %180, %179
  %184 = getelementptr inbounds double, ptr %182, i64 %183
  %185 = load double, ptr %184, align 8
  %186 = fmul double %185, 1.000000e-03
  br label %187

187:
  %188 = phi double [ 0x10000000000000, %171 ], [ %186, %178 ]
  %189 = fneg double %188
  %190 = fcmp ogt double %154, %189
  br i1 %190, label %276, label %191

191:
  %192 = getelementptr inbounds double, ptr %64, i64 %56
  %193 = fcmp ord double %148, 0.000000e+00
  br i1 %193, label %194, label %265

194:
  %195 = phi ptr [ %229, %225 ], [ %60, %191 ]
  %196 = phi double [ %226, %225 ], [ %57, %191 ]
  %197 = phi i32 [ %219, %225 ], [ 0, %191 ]
  %198 = phi double [ %223, %225 ], [ %148, %191 ]
  %199 = fadd double %198, %196
  %200 = fmul double %199, 5.000000e-01
  store double %200, ptr %26, align 8
  %201 = getelementptr inbounds %struct.contact_parts, ptr %195, i64 0, i32 16
  %202 = load ptr, ptr %201, align 8
  %203 = tail call ptr @ode_state(ptr %1)
  %204 = load double, ptr %35, align 8
  %205 = fcmp une double %200, %204
  br i1 %205, label %206, label %209

206:
  %207 = tail call i64 @ode_interpolate(ptr %1, double %200, ptr %202)
  %208 = icmp eq i64 %207, 0
  br i1 %208, label %209, label %276

209:
  %210 = phi ptr [ %203, %194 ], [ %202, %206 ]
  %211 = tail call double @model_time(ptr %0, double %200)
  %212 = call i64 @evaluate.1(ptr %0, double %211, ptr %210, ptr %11)
  %213 = icmp eq i64 %212, 0
  br i1 %213, label %214, label %276

214:
  %215 = load double, ptr %192, align 8
  %216 = fcmp ogt double %215, 0.000000e+00
  %217 = select i1 %216, ptr %12, ptr %13
  store double %200, ptr %217, align 8
  %218 = select i1 %216, ptr %14, ptr %15
  store double %215, ptr %218, align 8
  %219 = add nuw nsw i32 %197, 1
  %220 = icmp eq i32 %219, 60
  br i1 %220, label %263, label %221

221:
  %222 = load double, ptr %12, align 8
  %223 = load double, ptr %32, align 8
  %224 = fcmp oeq double %222, %223
  br i1 %224, label %225, label %263

225:
  %226 = load double, ptr %13, align 8
  %227 = load ptr, ptr %17, align 8
  %228 = getelementptr inbounds %struct.contact_system, ptr %227, i64 0, i32 23
  %229 = load ptr, ptr %228, align 8
  br label %194

230:
  %231 = fcmp ogt double %154, 0.000000e+00
  %232 = fcmp olt double %68, 0.000000e+00
  %233 = select i1 %231, i1 %232, i1 false
  %234 = fcmp ogt double %71, 0.000000e+00
  %235 = select i1 %233, i1 %234, i1 false
  br i1 %235, label %236, label %265

236:
  %237 = fneg double %68
  %238 = fneg double %71
  %239 = call i64 @narrow(ptr %0, ptr %1, i64 %56, double -1.000000e+00, double 0.000000e+00, double %148, double %57, double %237, double %238, ptr %13)
  %240 = load double, ptr %13, align 8
  store double %240, ptr %26, align 8
  %241 = icmp eq i64 %239, 0
  br i1 %241, label %242, label %258

242:
  %243 = load ptr, ptr %17, align 8
  %244 = getelementptr inbounds %struct.contact_system, ptr %243, i64 0, i32 23
  %245 = load ptr, ptr %244, align 8
  %246 = getelementptr inbounds %struct.contact_parts, ptr %245, i64 0, i32 16
  %247 = load ptr, ptr %246, align 8
  %248 = tail call ptr @ode_state(ptr %1)
  %249 = load double, ptr %35, align 8
  %250 = fcmp une double %240, %249
  br i1 %250, label %251, label %254

251:
  %252 = tail call i64 @ode_interpolate(ptr %1, double %240, ptr %247)
  %253 = icmp eq i64 %252, 0
  br i1 %253, label %254, label %258

254:
  %255 = phi ptr [ %248, %242 ], [ %247, %251 ]
  %256 = tail call double @model_time(ptr %0, double %240)
  %257 = call i64 @evaluate.1(ptr %0, double %256, ptr %255, ptr %11)
  br label %258

258:
  %259 = phi i64 [ %239, %236 ], [ %257, %254 ], [ %252, %251 ]
  %260 = getelementptr inbounds double, ptr %64, i64 %56
  %261 = load double, ptr %260, align 8
  %262 = fadd double %147, %261
  store double %262, ptr %15, align 8
  br label %265

263:
  %264 = load double, ptr %15, align 8
  br label %265

265:
  %266 = phi double [ %262, %258 ], [ %154, %230 ], [ %264, %263 ], [ %154, %191 ]
  %267 = phi i64 [ %259, %258 ], [ 0, %230 ], [ 0, %263 ], [ 0, %191 ]
  %268 = icmp ne i64 %267, 0
  %269 = fcmp ogt double %266, 0.000000e+00
  %270 = select i1 %268, i1 true, i1 %269
  br i1 %270, label %276, label %271

271:
  %272 = load double, ptr %12, align 8
  %273 = load double, ptr %13, align 8
  %274 = load double, ptr %14, align 8
  %275 = call i64 @narrow(ptr %0, ptr %1, i64 %56, double 0.000000e+00, double %147, double %272, double %273, double %274, double %266, ptr %16)
  br label %276

276:
  %277 = phi i1 [ false, %187 ], [ false, %265 ], [ true, %271 ], [ false, %209 ], [ false, %206 ]
  %278 = phi i32 [ 0, %187 ], [ 0, %265 ], [ 1, %271 ], [ 0, %209 ], [ 0, %206 ]
  %279 = phi i64 [ 0, %187 ], [ %267, %265 ], [ %275, %271 ], [ %207, %206 ], [ %212, %209 ]
  br i1 %36, label %284, label %280

280:
  %281 = load ptr, ptr %37, align 8
  %282 = getelementptr inbounds double, ptr %281, i64 %56
  %283 = load double, ptr %282, align 8
  br label %284

284:
  %285 = phi double [ %283, %280 ], [ 0.000000e+00, %276 ]
  %286 = load ptr, ptr %31, align 8
  %287 = getelementptr inbounds double, ptr %286, i64 %56
  %288 = load double, ptr %287, align 8
  %289 = load ptr, ptr %34, align 8
  %290 = getelementptr inbounds double, ptr %289, i64 %56
  %291 = load double, ptr %290, align 8
  %292 = icmp ne i64 %279, 0
  %293 = or i1 %277, %292
  br i1 %293, label %396, label %294

294:
  %295 = load ptr, ptr %30, align 8
  %296 = getelementptr inbounds double, ptr %295, i64 %56
  %297 = load double, ptr %296, align 8
  %298 = fcmp uno double %297, 0.000000e+00
  %299 = fcmp ogt double %288, 0.000000e+00
  %300 = select i1 %298, i1 %299, i1 false
  %301 = fcmp ogt double %285, %288
  %302 = select i1 %300, i1 %301, i1 false
  %303 = fcmp ogt double %291, %288
  %304 = select i1 %302, i1 %303, i1 false
  br i1 %304, label %305, label %416

305:
  %306 = fsub double %285, %288
  %307 = fadd double %306, %291
  %308 = fsub double %307, %288
  %309 = fmul double %308, 5.000000e-01
  %310 = fcmp olt double %288, %309
  br i1 %310, label %311, label %416

311:
  %312 = load double, ptr %38, align 8
  %313 = load double, ptr %24, align 8
  %314 = load ptr, ptr %17, align 8
  %315 = getelementptr inbounds %struct.contact_system, ptr %314, i64 0, i32 0
  %316 = load i64, ptr %315, align 8
  %317 = shl nsw i64 %316, 1
  %318 = getelementptr inbounds %struct.contact_system, ptr %314, i64 0, i32 23
  %319 = load ptr, ptr %318, align 8
  %320 = getelementptr inbounds %struct.contact_parts, ptr %319, i64 0, i32 15
  %321 = load ptr, ptr %320, align 8
  %322 = mul i64 %316, 20
  %323 = getelementptr inbounds double, ptr %321, i64 %322
  store ptr %323, ptr %41, align 8
  %324 = getelementptr inbounds double, ptr %323, i64 %317
  store ptr %324, ptr %42, align 8
  %325 = fsub double %313, %312
  %326 = tail call double @llvm.fmuladd.f64(double %325, double 0xBFE3C6EF372FE950, double %313)
  store double %326, ptr %44, align 16
  %327 = tail call double @llvm.fmuladd.f64(double %325, double 0x3FE3C6EF372FE950, double %312)
  store double %327, ptr %45, align 8
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %46, i8 0, i64 16, i1 false)
  %328 = getelementptr inbounds double, ptr %323, i64 %56
  br label %329

329:
  %330 = phi double [ %326, %311 ], [ %384, %383 ]
  %331 = phi double [ %327, %311 ], [ %385, %383 ]
  %332 = phi double [ %312, %311 ], [ %388, %383 ]
  %333 = phi i32 [ 0, %311 ], [ %389, %383 ]
  %334 = phi i32 [ 3, %311 ], [ %387, %383 ]
  %335 = phi double [ %313, %311 ], [ %386, %383 ]
  br label %336

336:
  %337 = phi i1 [ true, %329 ], [ false, %365 ]
  %338 = phi i64 [ 0, %329 ], [ 1, %365 ]
  %339 = trunc i64 %338 to i32
  %340 = shl nuw nsw i32 1, %339
  %341 = and i32 %340, %334
  %342 = icmp eq i32 %341, 0
  br i1 %342, label %365, label %343

343:
  %344 = getelementptr inbounds [2 x double], ptr %9, i64 0, i64 %338
  %345 = load double, ptr %344, align 8
  store double %345, ptr %40, align 8
  %346 = load ptr, ptr %17, align 8
  %347 = getelementptr inbounds %struct.contact_system, ptr %346, i64 0, i32 23
  %348 = load ptr, ptr %347, align 8
  %349 = getelementptr inbounds %struct.contact_parts, ptr %348, i64 0, i32 16
  %350 = load ptr, ptr %349, align 8
  %351 = tail call ptr @ode_state(ptr %1)
  %352 = load double, ptr %35, align 8
  %353 = fcmp une double %345, %352
  br i1 %353, label %354, label %357

354:
  %355 = tail call i64 @ode_interpolate(ptr %1, double %345, ptr %350)
  %356 = icmp eq i64 %355, 0
  br i1 %356, label %357, label %414

357:
  %358 = phi ptr [ %351, %343 ], [ %350, %354 ]
  %359 = tail call double @model_time(ptr %0, double %345)
  %360 = call i64 @evaluate.1(ptr %0, double %359, ptr %358, ptr %8)
  %361 = icmp eq i64 %360, 0
  br i1 %361, label %362, label %414

362:
  %363 = load double, ptr %328, align 8
  %364 = getelementptr inbounds [2 x double], ptr %10, i64 0, i64 %338
  store double %363, ptr %364, align 8
  br label %365

365:
  br i1 %337, label %336, label %366

366:
  %367 = load double, ptr %47, align 8
  %368 = load double, ptr %48, align 16
  %369 = fcmp olt double %367, %368
  %370 = zext i1 %369 to i64
  %371 = getelementptr inbounds [2 x double], ptr %9, i64 0, i64 %370
  %372 = load double, ptr %371, align 8
  %373 = getelementptr inbounds [2 x double], ptr %10, i64 0, i64 %370
  %374 = load double, ptr %373, align 8
  %375 = fcmp ugt double %374, 0.000000e+00
  br i1 %375, label %376, label %391

376:
  br i1 %369, label %377, label %380

377:
  store double %331, ptr %44, align 16
  store double %367, ptr %48, align 16
  %378 = fsub double %335, %330
  %379 = tail call double @llvm.fmuladd.f64(double %378, double 0x3FE3C6EF372FE950, double %330)
  store double %379, ptr %45, align 8
  br label %383

380:
  store double %330, ptr %45, align 8
  store double %368, ptr %47, align 8
  %381 = fsub double %331, %332
  %382 = tail call double @llvm.fmuladd.f64(double %381, double 0xBFE3C6EF372FE950, double %331)
  store double %382, ptr %44, align 16
  br label %383

383:
  %384 = phi double [ %331, %377 ], [ %382, %380 ]
  %385 = phi double [ %379, %377 ], [ %330, %380 ]
  %386 = phi double [ %335, %377 ], [ %331, %380 ]
  %387 = phi i32 [ 2, %377 ], [ 1, %380 ]
  %388 = phi double [ %330, %377 ], [ %332, %380 ]
  %389 = add nuw nsw i32 %333, 1
  %390 = icmp eq i32 %389, 60
  br i1 %390, label %391, label %329

391:
  %392 = fcmp ugt double %374, 0.000000e+00
  br i1 %392, label %416, label %393

393:
  %394 = load double, ptr %38, align 8
  %395 = call i64 @narrow(ptr %0, ptr %1, i64 %56, double 0.000000e+00, double 0.000000e+00, double %394, double %372, double %285, double %374, ptr %16)
  br label %396

396:
  %397 = phi i32 [ %278, %284 ], [ 1, %393 ]
  %398 = phi i64 [ %279, %284 ], [ %395, %393 ]
  %399 = icmp eq i64 %398, 0
  br i1 %399, label %401, label %400

400:
  br label %425

401:
  %402 = icmp eq i32 %397, 0
  br i1 %402, label %416, label %403

403:
  %404 = load i64, ptr %5, align 8
  %405 = icmp slt i64 %404, 0
  %406 = load double, ptr %16, align 8
  br i1 %405, label %413, label %407

407:
  %408 = load double, ptr %6, align 8
  %409 = fsub double %406, %408
  %410 = load double, ptr %49, align 8
  %411 = fmul double %409, %410
  %412 = fcmp olt double %411, 0.000000e+00
  br i1 %412, label %413, label %416

413:
  store i64 %56, ptr %5, align 8
  store double %406, ptr %6, align 8
  br label %416

414:
  %415 = phi i64 [ %355, %354 ], [ %360, %357 ]
  br label %425

416:
  %417 = add nuw nsw i64 %56, 1
  %418 = load i64, ptr %19, align 8
  %419 = shl nsw i64 %418, 1
  %420 = icmp slt i64 %417, %419
  br i1 %420, label %421, label %425

421:
  %422 = load ptr, ptr %17, align 8
  %423 = getelementptr inbounds %struct.contact_system, ptr %422, i64 0, i32 0
  %424 = load i64, ptr %423, align 8
  br label %53

425:
  %426 = phi i64 [ %415, %414 ], [ %398, %400 ], [ 0, %7 ], [ 0, %416 ]
  ret i64 %426
}

define internal i64 @narrow(ptr %0, ptr %1, i64 %2, double %3, double %4, double %5, double %6, double %7, double %8, ptr  %9) {
  %11 = alloca %struct.sample, align 8
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
  %24 = getelementptr inbounds %struct.sample, ptr %11, i64 0, i32 0
  %25 = getelementptr inbounds %struct.sample, ptr %11, i64 0, i32 1
  store ptr %23, ptr %25, align 8
  %26 = getelementptr inbounds %struct.sample, ptr %11, i64 0, i32 2
  %27 = getelementptr inbounds double, ptr %23, i64 %17
  store ptr %27, ptr %26, align 8
  %28 = tail call double @llvm.fabs.f64(double %5)
  %29 = tail call double @llvm.fabs.f64(double %6)
  %30 = tail call double @llvm.maxnum.f64(double %28, double %29)
  %31 = fmul double %30, 0x3CE4000000000000
  %32 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 5
  %33 = fcmp une double %3, 0.000000e+00
  %34 = getelementptr inbounds double, ptr %23, i64 %2
  %35 = getelementptr inbounds double, ptr %27, i64 %2
  br label %36

36:
  %37 = phi double [ %5, %10 ], [ %98, %94 ]
  %38 = phi i32 [ 0, %10 ], [ %100, %94 ]
  %39 = phi double [ %6, %10 ], [ %97, %94 ]
  %40 = phi double [ %7, %10 ], [ %96, %94 ]
  %41 = phi double [ %8, %10 ], [ %95, %94 ]
  %42 = fsub double %39, %37
  %43 = tail call double @llvm.fabs.f64(double %42)
  %44 = fcmp ogt double %43, %31
  br i1 %44, label %45, label %103

45:
  %46 = fadd double %39, %37
  %47 = fmul double %46, 5.000000e-01
  store double %47, ptr %24, align 8
  %48 = trunc i32 %38 to i8
  %49 = urem i8 %48, 3
  %50 = icmp eq i8 %49, 2
  br i1 %50, label %65, label %51

51:
  %52 = fcmp une double %41, %40
  %53 = fcmp ogt double %40, 0.000000e+00
  %54 = and i1 %52, %53
  br i1 %54, label %55, label %65

55:
  %56 = fmul double %41, %42
  %57 = fsub double %41, %40
  %58 = fdiv double %56, %57
  %59 = fsub double %39, %58
  store double %59, ptr %24, align 8
  %60 = fsub double %59, %37
  %61 = fsub double %59, %39
  %62 = fmul double %60, %61
  %63 = fcmp olt double %62, 0.000000e+00
  br i1 %63, label %65, label %64

64:
  store double %47, ptr %24, align 8
  br label %65

65:
  %66 = phi double [ %59, %55 ], [ %47, %64 ], [ %47, %51 ], [ %47, %45 ]
  %67 = load ptr, ptr %13, align 8
  %68 = getelementptr inbounds %struct.contact_system, ptr %67, i64 0, i32 23
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds %struct.contact_parts, ptr %69, i64 0, i32 16
  %71 = load ptr, ptr %70, align 8
  %72 = tail call ptr @ode_state(ptr %1)
  %73 = load double, ptr %32, align 8
  %74 = fcmp une double %66, %73
  br i1 %74, label %75, label %78

75:
  %76 = tail call i64 @ode_interpolate(ptr %1, double %66, ptr %71)
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %78, label %105

78:
  %79 = phi ptr [ %72, %65 ], [ %71, %75 ]
  %80 = tail call double @model_time(ptr %0, double %66)
  %81 = call i64 @evaluate.1(ptr %0, double %80, ptr %79, ptr %11)
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %83, label %105

83:
  br i1 %33, label %84, label %87

84:
  %85 = load double, ptr %35, align 8
  %86 = fmul double %85, %3
  br label %90

87:
  %88 = load double, ptr %34, align 8
  %89 = fadd double %88, %4
  br label %90

90:
  %91 = phi double [ %86, %84 ], [ %89, %87 ]
  %92 = fcmp ugt double %91, 0.000000e+00
  br i1 %92, label %93, label %94

93:
  br label %94

94:
  %95 = phi double [ %41, %93 ], [ %91, %90 ]
  %96 = phi double [ %91, %93 ], [ %40, %90 ]
  %97 = phi double [ %39, %93 ], [ %66, %90 ]
  %98 = phi double [ %66, %93 ], [ %37, %90 ]
  %99 = fcmp oeq double %95, 0.000000e+00
  %100 = add nuw nsw i32 %38, 1
  %101 = icmp eq i32 %100, 200
  %102 = select i1 %99, i1 true, i1 %101
  br i1 %102, label %103, label %36

103:
  %104 = phi double [ %97, %94 ], [ %39, %36 ]
  store double %104, ptr %9, align 8
  br label %105

105:
  %106 = phi i64 [ 0, %103 ], [ %76, %75 ], [ %81, %78 ]
  ret i64 %106
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
