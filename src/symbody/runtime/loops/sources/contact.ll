; contact: made by tools/make_loops_text.py from contact, contact_guards, contact_law, contact_modes, contact_newton, contact_pivots
; sources f53ec08bf156374d0952e6f166151f0acd10e554c9cd47cb3245469764d515ed
%struct.contact_system = type { i64, i64, i64, i64, i64, ptr, ptr, %struct.model_call, %struct.model_call, %struct.model_call, double, ptr, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double }
%struct.model_call = type { ptr, ptr, ptr }
%struct.anon = type { ptr, i64 }
%struct.law_problem = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, i64, i64, ptr, ptr }
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
  store i64 0, ptr %43, align 8
  %44 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 15
  %45 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 17
  %46 = load ptr, ptr %45, align 8
  store ptr %46, ptr %44, align 8
  %47 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 16
  %48 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 21
  %49 = load ptr, ptr %48, align 8
  store ptr %49, ptr %47, align 8
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
  br i1 %20, label %21, label %287

21:
  %22 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 29
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %287, label %25

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
  %64 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 15
  %65 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 16
  %66 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 19
  %67 = bitcast ptr %59 to ptr
  %68 = getelementptr inbounds %struct.contact_parts, ptr %27, i64 0, i32 8
  %69 = bitcast ptr %68 to ptr
  %70 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 6
  %71 = icmp slt i64 %46, 0
  br label %75

72:
  %73 = add nuw nsw i32 %76, 1
  %74 = icmp eq i32 %73, 200
  br i1 %74, label %283, label %75

75:
  %76 = phi i32 [ 0, %45 ], [ %73, %72 ]
  call void @evaluate(ptr %0, double %1, ptr %2)
  %77 = load ptr, ptr %26, align 8
  %78 = load i64, ptr %28, align 8
  store i64 %78, ptr %48, align 8
  %79 = load i64, ptr %13, align 8
  store i64 %79, ptr %49, align 8
  %80 = load ptr, ptr %51, align 8
  store ptr %80, ptr %50, align 8
  %81 = getelementptr inbounds %struct.contact_parts, ptr %77, i64 0, i32 4
  %82 = load ptr, ptr %81, align 8
  store ptr %82, ptr %52, align 8
  %83 = getelementptr inbounds %struct.contact_parts, ptr %77, i64 0, i32 3
  %84 = load ptr, ptr %83, align 8
  store ptr %84, ptr %53, align 8
  %85 = getelementptr inbounds %struct.contact_parts, ptr %77, i64 0, i32 2
  %86 = load ptr, ptr %85, align 8
  store ptr %86, ptr %54, align 8
  %87 = getelementptr inbounds %struct.contact_parts, ptr %77, i64 0, i32 18
  %88 = load ptr, ptr %87, align 8
  store ptr %88, ptr %55, align 8
  %89 = getelementptr inbounds %struct.contact_parts, ptr %77, i64 0, i32 12
  %90 = load ptr, ptr %89, align 8
  store ptr %90, ptr %56, align 8
  %91 = getelementptr inbounds %struct.contact_parts, ptr %77, i64 0, i32 19
  %92 = load ptr, ptr %91, align 8
  store ptr %92, ptr %57, align 8
  %93 = getelementptr inbounds %struct.contact_parts, ptr %77, i64 0, i32 9
  %94 = load ptr, ptr %93, align 8
  store ptr %94, ptr %58, align 8
  %95 = getelementptr inbounds %struct.contact_parts, ptr %77, i64 0, i32 10
  %96 = load ptr, ptr %95, align 8
  store ptr %96, ptr %59, align 8
  %97 = getelementptr inbounds %struct.contact_parts, ptr %77, i64 0, i32 11
  %98 = load ptr, ptr %97, align 8
  store ptr %98, ptr %60, align 8
  store double 0.000000e+00, ptr %61, align 8
  store i64 -1, ptr %62, align 8
  store i64 0, ptr %63, align 8
  %99 = getelementptr inbounds %struct.contact_parts, ptr %77, i64 0, i32 17
  %100 = load ptr, ptr %99, align 8
  store ptr %100, ptr %64, align 8
  %101 = getelementptr inbounds %struct.contact_parts, ptr %77, i64 0, i32 21
  %102 = load ptr, ptr %101, align 8
  store ptr %102, ptr %65, align 8
  %103 = icmp sgt i64 %78, 0
  br i1 %103, label %104, label %120

104:
  %105 = load ptr, ptr %66, align 8
  br label %106

106:
  %107 = phi i64 [ 0, %104 ], [ %117, %106 ]
  %108 = getelementptr inbounds i64, ptr %105, i64 %107
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds i64, ptr %92, i64 %107
  store i64 %109, ptr %110, align 8
  %111 = load i64, ptr %108, align 8
  %112 = icmp eq i64 %111, 0
  %113 = icmp eq i64 %111, 2
  %114 = select i1 %113, i64 2, i64 1
  %115 = select i1 %112, i64 0, i64 %114
  %116 = getelementptr inbounds i64, ptr %88, i64 %107
  store i64 %115, ptr %116, align 8
  %117 = add nuw nsw i64 %107, 1
  %118 = load i64, ptr %28, align 8
  %119 = icmp slt i64 %117, %118
  br i1 %119, label %106, label %120

120:
  call void @contact_point_slips(ptr %6, ptr %27)
  %121 = load ptr, ptr %67, align 8
  %122 = load ptr, ptr %69, align 8
  %123 = load i64, ptr %13, align 8
  %124 = shl i64 %123, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %121, ptr align 8 %122, i64 %124, i1 false)
  %125 = load ptr, ptr %26, align 8
  %126 = load i64, ptr %28, align 8
  %127 = icmp sgt i64 %126, 0
  br i1 %127, label %128, label %246

128:
  %129 = getelementptr inbounds %struct.contact_parts, ptr %125, i64 0, i32 7
  %130 = load ptr, ptr %129, align 8
  %131 = getelementptr inbounds %struct.contact_parts, ptr %125, i64 0, i32 1
  %132 = load ptr, ptr %55, align 8
  br label %133

133:
  %134 = phi i64 [ %180, %178 ], [ %126, %128 ]
  %135 = phi i64 [ %181, %178 ], [ 0, %128 ]
  %136 = phi i1 [ false, %178 ], [ true, %128 ]
  br label %138

137:
  br i1 %136, label %246, label %183

138:
  %139 = phi i64 [ %176, %175 ], [ %135, %133 ]
  %140 = getelementptr inbounds double, ptr %130, i64 %139
  %141 = load double, ptr %140, align 8
  %142 = fcmp une double %141, 0.000000e+00
  br i1 %142, label %143, label %175

143:
  %144 = load ptr, ptr %51, align 8
  %145 = shl nsw i64 %139, 2
  %146 = getelementptr inbounds i64, ptr %144, i64 %145
  %147 = load ptr, ptr %131, align 8
  %148 = getelementptr inbounds i64, ptr %146, i64 1
  %149 = load i64, ptr %148, align 8
  %150 = load i64, ptr %146, align 8
  %151 = icmp ne i64 %150, 2
  %152 = zext i1 %151 to i64
  %153 = add nsw i64 %149, %152
  %154 = getelementptr inbounds double, ptr %147, i64 %153
  %155 = load ptr, ptr %66, align 8
  %156 = getelementptr inbounds i64, ptr %155, i64 %139
  %157 = load i64, ptr %156, align 8
  %158 = icmp eq i64 %157, 2
  br i1 %158, label %159, label %175

159:
  %160 = getelementptr inbounds i64, ptr %146, i64 2
  %161 = load i64, ptr %160, align 8
  %162 = icmp eq i64 %161, 2
  br i1 %162, label %163, label %175

163:
  %164 = load double, ptr %154, align 8
  %165 = getelementptr inbounds double, ptr %154, i64 1
  %166 = load double, ptr %165, align 8
  %167 = call double @hypot(double %164, double %166)
  %168 = load ptr, ptr %70, align 8
  %169 = shl nuw nsw i64 %139, 1
  %170 = or i64 %169, 1
  %171 = getelementptr inbounds double, ptr %168, i64 %170
  %172 = load double, ptr %171, align 8
  %173 = fmul double %172, 1.000000e+05
  %174 = fcmp ugt double %167, %173
  br i1 %174, label %175, label %178

175:
  %176 = add nuw nsw i64 %139, 1
  %177 = icmp slt i64 %176, %134
  br i1 %177, label %138, label %137

178:
  %179 = getelementptr inbounds i64, ptr %132, i64 %139
  store i64 1, ptr %179, align 8
  %180 = load i64, ptr %28, align 8
  %181 = add nuw nsw i64 %139, 1
  %182 = icmp slt i64 %181, %180
  br i1 %182, label %133, label %183

183:
  %184 = call i32 @law_follow(ptr %4)
  %185 = load i64, ptr %28, align 8
  %186 = icmp sgt i64 %185, 0
  br i1 %186, label %187, label %243

187:
  %188 = load ptr, ptr %51, align 8
  %189 = load ptr, ptr %55, align 8
  %190 = getelementptr inbounds %struct.contact_parts, ptr %125, i64 0, i32 9
  br label %191

191:
  %192 = phi i64 [ %185, %187 ], [ %239, %238 ]
  %193 = phi i64 [ 0, %187 ], [ %241, %238 ]
  %194 = phi i32 [ %184, %187 ], [ %240, %238 ]
  %195 = shl nsw i64 %193, 2
  %196 = getelementptr inbounds i64, ptr %188, i64 %195
  %197 = getelementptr inbounds i64, ptr %196, i64 1
  %198 = load i64, ptr %197, align 8
  %199 = load i64, ptr %196, align 8
  %200 = icmp ne i64 %199, 2
  %201 = zext i1 %200 to i64
  %202 = add nsw i64 %198, %201
  %203 = getelementptr inbounds i64, ptr %189, i64 %193
  %204 = load i64, ptr %203, align 8
  %205 = icmp eq i64 %204, 1
  br i1 %205, label %206, label %238

206:
  %207 = load ptr, ptr %66, align 8
  %208 = getelementptr inbounds i64, ptr %207, i64 %193
  %209 = load i64, ptr %208, align 8
  %210 = icmp eq i64 %209, 2
  br i1 %210, label %211, label %238

211:
  %212 = icmp eq i32 %194, 0
  br i1 %212, label %234, label %213

213:
  %214 = load ptr, ptr %131, align 8
  %215 = getelementptr inbounds double, ptr %214, i64 %202
  %216 = load double, ptr %215, align 8
  %217 = load ptr, ptr %190, align 8
  %218 = getelementptr inbounds double, ptr %217, i64 %202
  %219 = load double, ptr %218, align 8
  %220 = add nsw i64 %202, 1
  %221 = getelementptr inbounds double, ptr %214, i64 %220
  %222 = load double, ptr %221, align 8
  %223 = getelementptr inbounds double, ptr %217, i64 %220
  %224 = load double, ptr %223, align 8
  %225 = fmul double %222, %224
  %226 = call double @llvm.fmuladd.f64(double %216, double %219, double %225)
  %227 = load ptr, ptr %70, align 8
  %228 = shl nuw nsw i64 %193, 1
  %229 = or i64 %228, 1
  %230 = getelementptr inbounds double, ptr %227, i64 %229
  %231 = load double, ptr %230, align 8
  %232 = fneg double %231
  %233 = fcmp oge double %226, %232
  br label %234

234:
  %235 = phi i1 [ false, %211 ], [ %233, %213 ]
  %236 = zext i1 %235 to i32
  store i64 2, ptr %203, align 8
  %237 = load i64, ptr %28, align 8
  br label %238

238:
  %239 = phi i64 [ %237, %234 ], [ %192, %206 ], [ %192, %191 ]
  %240 = phi i32 [ %236, %234 ], [ %194, %206 ], [ %194, %191 ]
  %241 = add nuw nsw i64 %193, 1
  %242 = icmp slt i64 %241, %239
  br i1 %242, label %191, label %243

243:
  %244 = phi i32 [ %184, %183 ], [ %240, %238 ]
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %246, label %251

246:
  call void @contact_point_slips(ptr %6, ptr %27)
  %247 = load ptr, ptr %67, align 8
  %248 = load ptr, ptr %69, align 8
  %249 = load i64, ptr %13, align 8
  %250 = shl i64 %249, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %247, ptr align 8 %248, i64 %250, i1 false)
  call void @law_forces(ptr %4)
  br label %251

251:
  %252 = load ptr, ptr %59, align 8
  %253 = load ptr, ptr %5, align 8
  %254 = load ptr, ptr %7, align 8
  %255 = getelementptr inbounds %struct.contact_system, ptr %253, i64 0, i32 4
  %256 = load i64, ptr %255, align 8
  %257 = getelementptr double, ptr %254, i64 %256
  %258 = getelementptr inbounds %struct.contact_system, ptr %253, i64 0, i32 1
  %259 = load i64, ptr %258, align 8
  %260 = icmp sgt i64 %259, 0
  br i1 %260, label %263, label %261

261:
  %262 = getelementptr inbounds %struct.contact_system, ptr %253, i64 0, i32 24
  store i64 1, ptr %262, align 8
  br label %287

263:
  %264 = phi i64 [ %276, %263 ], [ 0, %251 ]
  %265 = phi double [ %275, %263 ], [ 0.000000e+00, %251 ]
  %266 = phi double [ %273, %263 ], [ 0.000000e+00, %251 ]
  %267 = getelementptr inbounds double, ptr %252, i64 %264
  %268 = load double, ptr %267, align 8
  %269 = getelementptr inbounds double, ptr %257, i64 %264
  %270 = load double, ptr %269, align 8
  %271 = fsub double %268, %270
  %272 = call double @llvm.fabs.f64(double %271)
  %273 = call double @llvm.maxnum.f64(double %266, double %272)
  %274 = call double @llvm.fabs.f64(double %268)
  %275 = call double @llvm.maxnum.f64(double %265, double %274)
  store double %268, ptr %269, align 8
  %276 = add nuw nsw i64 %264, 1
  %277 = icmp eq i64 %276, %259
  br i1 %277, label %278, label %263

278:
  %279 = fmul double %275, 1.000000e-13
  %280 = getelementptr inbounds %struct.contact_system, ptr %253, i64 0, i32 24
  store i64 1, ptr %280, align 8
  %281 = fcmp ule double %273, %279
  %282 = select i1 %281, i1 true, i1 %71
  br i1 %282, label %287, label %72

283:
  %284 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 30
  store i64 7, ptr %284, align 8
  %285 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 31
  store i64 %46, ptr %285, align 8
  %286 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 33
  store double 0x7FF8000000000000, ptr %286, align 8
  br label %287

287:
  %288 = phi i64 [ 2, %3 ], [ 0, %21 ], [ 12, %283 ], [ 0, %261 ], [ 0, %278 ]
  ret i64 %288
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
  store i64 0, ptr %46, align 8
  %47 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 15
  %48 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 17
  %49 = load ptr, ptr %48, align 8
  store ptr %49, ptr %47, align 8
  %50 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 16
  %51 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 21
  %52 = load ptr, ptr %51, align 8
  store ptr %52, ptr %50, align 8
  %53 = icmp sgt i64 %10, 0
  %54 = bitcast ptr %37 to ptr
  br i1 %53, label %55, label %74

55:
  %56 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 19
  %57 = load ptr, ptr %56, align 8
  br label %58

58:
  %59 = phi i64 [ 0, %55 ], [ %69, %58 ]
  %60 = getelementptr inbounds i64, ptr %57, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds i64, ptr %34, i64 %59
  store i64 %61, ptr %62, align 8
  %63 = load i64, ptr %60, align 8
  %64 = icmp eq i64 %63, 0
  %65 = icmp eq i64 %63, 2
  %66 = select i1 %65, i64 2, i64 1
  %67 = select i1 %64, i64 0, i64 %66
  %68 = getelementptr inbounds i64, ptr %28, i64 %59
  store i64 %67, ptr %68, align 8
  %69 = add nuw nsw i64 %59, 1
  %70 = load i64, ptr %9, align 8
  %71 = icmp slt i64 %69, %70
  br i1 %71, label %58, label %72

72:
  %73 = load i64, ptr %12, align 8
  br label %74

74:
  %75 = phi i64 [ %73, %72 ], [ %13, %3 ]
  %76 = shl i64 %75, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %54, i8 0, i64 %76, i1 false)
  %77 = load i64, ptr %9, align 8
  %78 = icmp sgt i64 %77, 0
  br i1 %78, label %79, label %83

79:
  %80 = icmp eq i32 %2, 0
  %81 = load ptr, ptr %26, align 8
  %82 = load ptr, ptr %32, align 8
  br label %92

83:
  %84 = bitcast ptr %40 to ptr
  %85 = bitcast ptr %24 to ptr
  %86 = load ptr, ptr %85, align 8
  %87 = bitcast ptr %1 to ptr
  %88 = load i64, ptr %12, align 8
  %89 = shl i64 %88, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %86, ptr align 8 %87, i64 %89, i1 false)
  %90 = load i64, ptr %12, align 8
  %91 = shl i64 %90, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %84, i8 0, i64 %91, i1 false)
  call void @law_forces(ptr %4)
  ret void

92:
  %93 = phi i64 [ %77, %79 ], [ %112, %111 ]
  %94 = phi i64 [ 0, %79 ], [ %113, %111 ]
  br i1 %80, label %95, label %111

95:
  %96 = getelementptr inbounds i64, ptr %81, i64 %94
  %97 = load i64, ptr %96, align 8
  %98 = icmp eq i64 %97, 1
  br i1 %98, label %99, label %111

99:
  %100 = load ptr, ptr %15, align 8
  %101 = shl nsw i64 %94, 2
  %102 = getelementptr inbounds i64, ptr %100, i64 %101
  %103 = load i64, ptr %102, align 8
  %104 = icmp eq i64 %103, 0
  %105 = select i1 %104, i64 2, i64 0
  %106 = getelementptr inbounds i64, ptr %82, i64 %94
  store i64 %105, ptr %106, align 8
  %107 = load i64, ptr %102, align 8
  %108 = icmp eq i64 %107, 0
  %109 = select i1 %108, i64 2, i64 0
  store i64 %109, ptr %96, align 8
  %110 = load i64, ptr %9, align 8
  br label %111

111:
  %112 = phi i64 [ %93, %92 ], [ %93, %95 ], [ %110, %99 ]
  %113 = add nuw nsw i64 %94, 1
  %114 = icmp slt i64 %113, %112
  br i1 %114, label %92, label %83
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
  br label %1198

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
  br i1 %268, label %269, label %304

269:
  %270 = icmp eq i64 %170, 0
  br i1 %270, label %271, label %662

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
  %295 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 15
  %296 = getelementptr inbounds %struct.law_problem, ptr %3, i64 0, i32 16
  %297 = load i64, ptr %272, align 8
  %298 = mul nsw i64 %249, 3
  %299 = add nsw i64 %298, %297
  %300 = load i64, ptr %273, align 8
  %301 = icmp sle i64 %299, %300
  %302 = icmp sgt i64 %249, 0
  %303 = select i1 %301, i1 %302, i1 false
  br i1 %303, label %312, label %662

304:
  %305 = load i64, ptr %11, align 8
  %306 = sdiv i64 %305, 2
  %307 = icmp sgt i64 %305, -1
  %308 = select i1 %307, i64 %306, i64 -1
  %309 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 30
  store i64 4, ptr %309, align 8
  %310 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 31
  store i64 %308, ptr %310, align 8
  %311 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 33
  store double %251, ptr %311, align 8
  br label %1198

312:
  %313 = phi i32 [ %653, %652 ], [ 0, %271 ]
  %314 = phi i64 [ %654, %652 ], [ %249, %271 ]
  %315 = icmp eq i32 %313, 0
  %316 = load ptr, ptr %275, align 8
  br label %317

317:
  %318 = phi i1 [ true, %312 ], [ %383, %381 ]
  %319 = phi i64 [ 0, %312 ], [ %382, %381 ]
  br i1 %315, label %320, label %329

320:
  %321 = load i64, ptr %11, align 8
  %322 = shl nuw nsw i64 %319, 1
  %323 = icmp eq i64 %321, %322
  br i1 %323, label %324, label %329

324:
  %325 = load ptr, ptr %274, align 8
  %326 = getelementptr inbounds i64, ptr %325, i64 %319
  %327 = load i64, ptr %326, align 8
  %328 = icmp eq i64 %327, 0
  br label %329

329:
  %330 = phi i1 [ false, %320 ], [ false, %317 ], [ %328, %324 ]
  %331 = shl nsw i64 %319, 2
  %332 = getelementptr inbounds i64, ptr %316, i64 %331
  %333 = load i64, ptr %332, align 8
  %334 = icmp eq i64 %333, 2
  br i1 %334, label %381, label %335

335:
  %336 = load ptr, ptr %274, align 8
  %337 = getelementptr inbounds i64, ptr %336, i64 %319
  %338 = load i64, ptr %337, align 8
  %339 = icmp eq i64 %338, 0
  br i1 %339, label %340, label %365

340:
  %341 = load i64, ptr %11, align 8
  %342 = shl nuw nsw i64 %319, 1
  %343 = icmp eq i64 %341, %342
  br i1 %343, label %365, label %344

344:
  %345 = icmp eq i64 %333, 0
  br i1 %345, label %346, label %351

346:
  %347 = load ptr, ptr %278, align 8
  %348 = getelementptr inbounds double, ptr %347, i64 %319
  %349 = load ptr, ptr %277, align 8
  %350 = getelementptr inbounds double, ptr %349, i64 %342
  br label %359

351:
  %352 = load ptr, ptr %276, align 8
  %353 = getelementptr inbounds i64, ptr %332, i64 1
  %354 = load i64, ptr %353, align 8
  %355 = getelementptr inbounds double, ptr %352, i64 %354
  %356 = load ptr, ptr %277, align 8
  %357 = or i64 %342, 1
  %358 = getelementptr inbounds double, ptr %356, i64 %357
  br label %359

359:
  %360 = phi ptr [ %358, %351 ], [ %350, %346 ]
  %361 = phi ptr [ %355, %351 ], [ %348, %346 ]
  %362 = load double, ptr %361, align 8
  %363 = load double, ptr %360, align 8
  %364 = fcmp ugt double %362, %363
  br i1 %364, label %381, label %365

365:
  %366 = load ptr, ptr %276, align 8
  %367 = getelementptr inbounds i64, ptr %332, i64 1
  %368 = load i64, ptr %367, align 8
  %369 = getelementptr inbounds double, ptr %366, i64 %368
  %370 = load double, ptr %369, align 8
  br i1 %330, label %378, label %371

371:
  %372 = load ptr, ptr %277, align 8
  %373 = shl nuw nsw i64 %319, 1
  %374 = or i64 %373, 1
  %375 = getelementptr inbounds double, ptr %372, i64 %374
  %376 = load double, ptr %375, align 8
  %377 = fneg double %376
  br label %378

378:
  %379 = phi double [ %377, %371 ], [ 0.000000e+00, %365 ]
  %380 = fcmp olt double %370, %379
  br i1 %380, label %385, label %381

381:
  %382 = add nuw nsw i64 %319, 1
  %383 = icmp slt i64 %382, %314
  %384 = icmp eq i64 %382, %314
  br i1 %384, label %385, label %317

385:
  %386 = phi i1 [ %318, %378 ], [ %383, %381 ]
  br i1 %386, label %387, label %662

387:
  %388 = icmp eq i32 %313, 100
  br i1 %388, label %389, label %394

389:
  %390 = load double, ptr %250, align 8
  %391 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 30
  store i64 4, ptr %391, align 8
  %392 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 31
  store i64 -1, ptr %392, align 8
  %393 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 33
  store double %390, ptr %393, align 8
  br label %1198

394:
  %395 = load ptr, ptr %5, align 8
  %396 = getelementptr inbounds %struct.contact_system, ptr %395, i64 0, i32 23
  %397 = load ptr, ptr %396, align 8
  %398 = getelementptr inbounds %struct.contact_system, ptr %395, i64 0, i32 0
  %399 = load i64, ptr %398, align 8
  store i64 %399, ptr %280, align 8
  %400 = getelementptr inbounds %struct.contact_system, ptr %395, i64 0, i32 1
  %401 = load i64, ptr %400, align 8
  store i64 %401, ptr %281, align 8
  %402 = getelementptr inbounds %struct.contact_system, ptr %395, i64 0, i32 5
  %403 = load ptr, ptr %402, align 8
  store ptr %403, ptr %282, align 8
  %404 = getelementptr inbounds %struct.contact_parts, ptr %397, i64 0, i32 4
  %405 = load ptr, ptr %404, align 8
  store ptr %405, ptr %283, align 8
  %406 = getelementptr inbounds %struct.contact_parts, ptr %397, i64 0, i32 3
  %407 = load ptr, ptr %406, align 8
  store ptr %407, ptr %284, align 8
  %408 = getelementptr inbounds %struct.contact_parts, ptr %397, i64 0, i32 2
  %409 = load ptr, ptr %408, align 8
  store ptr %409, ptr %285, align 8
  %410 = getelementptr inbounds %struct.contact_parts, ptr %397, i64 0, i32 18
  %411 = load ptr, ptr %410, align 8
  store ptr %411, ptr %286, align 8
  %412 = getelementptr inbounds %struct.contact_parts, ptr %397, i64 0, i32 12
  %413 = load ptr, ptr %412, align 8
  store ptr %413, ptr %287, align 8
  %414 = getelementptr inbounds %struct.contact_parts, ptr %397, i64 0, i32 19
  %415 = load ptr, ptr %414, align 8
  store ptr %415, ptr %288, align 8
  %416 = getelementptr inbounds %struct.contact_parts, ptr %397, i64 0, i32 9
  %417 = load ptr, ptr %416, align 8
  store ptr %417, ptr %289, align 8
  %418 = getelementptr inbounds %struct.contact_parts, ptr %397, i64 0, i32 10
  %419 = load ptr, ptr %418, align 8
  store ptr %419, ptr %290, align 8
  %420 = getelementptr inbounds %struct.contact_parts, ptr %397, i64 0, i32 11
  %421 = load ptr, ptr %420, align 8
  store ptr %421, ptr %291, align 8
  store double 0.000000e+00, ptr %292, align 8
  store i64 -1, ptr %293, align 8
  store i64 0, ptr %294, align 8
  %422 = getelementptr inbounds %struct.contact_parts, ptr %397, i64 0, i32 17
  %423 = load ptr, ptr %422, align 8
  store ptr %423, ptr %295, align 8
  %424 = getelementptr inbounds %struct.contact_parts, ptr %397, i64 0, i32 21
  %425 = load ptr, ptr %424, align 8
  store ptr %425, ptr %296, align 8
  %426 = icmp sgt i64 %399, 0
  %427 = bitcast ptr %409 to ptr
  br i1 %426, label %428, label %436

428:
  %429 = getelementptr inbounds %struct.contact_system, ptr %395, i64 0, i32 19
  %430 = getelementptr inbounds %struct.contact_system, ptr %395, i64 0, i32 28
  %431 = getelementptr inbounds %struct.contact_parts, ptr %397, i64 0, i32 1
  %432 = getelementptr inbounds %struct.contact_system, ptr %395, i64 0, i32 6
  %433 = getelementptr inbounds %struct.contact_parts, ptr %397, i64 0, i32 0
  br label %458

434:
  %435 = load i64, ptr %400, align 8
  br label %436

436:
  %437 = phi i64 [ %401, %394 ], [ %435, %434 ]
  %438 = phi double [ 0.000000e+00, %394 ], [ %510, %434 ]
  %439 = getelementptr inbounds %struct.contact_parts, ptr %397, i64 0, i32 1
  %440 = bitcast ptr %439 to ptr
  %441 = load ptr, ptr %440, align 8
  %442 = shl i64 %437, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %427, ptr align 8 %441, i64 %442, i1 false)
  %443 = getelementptr inbounds %struct.contact_parts, ptr %397, i64 0, i32 13
  %444 = load ptr, ptr %443, align 8
  %445 = call i64 @law_impact(ptr %3, ptr %444)
  %446 = load i64, ptr %398, align 8
  %447 = icmp sgt i64 %446, 0
  br i1 %447, label %448, label %566

448:
  %449 = load ptr, ptr %286, align 8
  %450 = load ptr, ptr %291, align 8
  %451 = load ptr, ptr %406, align 8
  %452 = load ptr, ptr %402, align 8
  %453 = load i64, ptr %400, align 8
  %454 = add nsw i64 %453, 1
  %455 = load ptr, ptr %443, align 8
  %456 = getelementptr inbounds %struct.contact_system, ptr %395, i64 0, i32 6
  %457 = getelementptr inbounds i64, ptr %452, i64 1
  br label %518

458:
  %459 = phi double [ 0.000000e+00, %428 ], [ %510, %509 ]
  %460 = phi i64 [ 0, %428 ], [ %511, %509 ]
  %461 = shl nsw i64 %460, 2
  %462 = getelementptr inbounds i64, ptr %403, i64 %461
  %463 = load i64, ptr %462, align 8
  %464 = icmp eq i64 %463, 2
  br i1 %464, label %465, label %467

465:
  %466 = getelementptr inbounds i64, ptr %411, i64 %460
  store i64 0, ptr %466, align 8
  br label %509

467:
  %468 = load ptr, ptr %429, align 8
  %469 = getelementptr inbounds i64, ptr %468, i64 %460
  %470 = load i64, ptr %469, align 8
  %471 = icmp eq i64 %470, 0
  br i1 %471, label %472, label %491

472:
  %473 = load i64, ptr %430, align 8
  %474 = shl nuw nsw i64 %460, 1
  %475 = icmp eq i64 %473, %474
  br i1 %475, label %491, label %476

476:
  %477 = icmp eq i64 %463, 0
  br i1 %477, label %478, label %483

478:
  %479 = load ptr, ptr %433, align 8
  %480 = getelementptr inbounds double, ptr %479, i64 %460
  %481 = load ptr, ptr %432, align 8
  %482 = getelementptr inbounds double, ptr %481, i64 %474
  br label %493

483:
  %484 = load ptr, ptr %431, align 8
  %485 = getelementptr inbounds i64, ptr %462, i64 1
  %486 = load i64, ptr %485, align 8
  %487 = getelementptr inbounds double, ptr %484, i64 %486
  %488 = load ptr, ptr %432, align 8
  %489 = or i64 %474, 1
  %490 = getelementptr inbounds double, ptr %488, i64 %489
  br label %493

491:
  %492 = getelementptr inbounds i64, ptr %411, i64 %460
  store i64 1, ptr %492, align 8
  br label %501

493:
  %494 = phi ptr [ %490, %483 ], [ %482, %478 ]
  %495 = phi ptr [ %487, %483 ], [ %480, %478 ]
  %496 = load double, ptr %495, align 8
  %497 = load double, ptr %494, align 8
  %498 = fcmp ole double %496, %497
  %499 = zext i1 %498 to i64
  %500 = getelementptr inbounds i64, ptr %411, i64 %460
  store i64 %499, ptr %500, align 8
  br i1 %498, label %501, label %509

501:
  %502 = load ptr, ptr %431, align 8
  %503 = getelementptr inbounds i64, ptr %462, i64 1
  %504 = load i64, ptr %503, align 8
  %505 = getelementptr inbounds double, ptr %502, i64 %504
  %506 = load double, ptr %505, align 8
  %507 = fneg double %506
  %508 = call double @llvm.maxnum.f64(double %459, double %507)
  br label %509

509:
  %510 = phi double [ %508, %501 ], [ %459, %493 ], [ %459, %465 ]
  %511 = add nuw nsw i64 %460, 1
  %512 = load i64, ptr %398, align 8
  %513 = icmp slt i64 %511, %512
  br i1 %513, label %458, label %434

514:
  %515 = fcmp oge double %558, 0.000000e+00
  %516 = icmp ne i64 %445, 3
  %517 = select i1 %516, i1 true, i1 %515
  br i1 %517, label %566, label %564

518:
  %519 = phi i64 [ 0, %448 ], [ %562, %555 ]
  %520 = phi double [ 0.000000e+00, %448 ], [ %540, %555 ]
  %521 = phi i64 [ -1, %448 ], [ %561, %555 ]
  %522 = phi double [ 0.000000e+00, %448 ], [ %558, %555 ]
  %523 = phi double [ 0.000000e+00, %448 ], [ %560, %555 ]
  %524 = getelementptr inbounds i64, ptr %449, i64 %519
  %525 = load i64, ptr %524, align 8
  %526 = icmp eq i64 %525, 1
  %527 = shl nsw i64 %519, 2
  %528 = getelementptr inbounds i64, ptr %457, i64 %527
  %529 = load i64, ptr %528, align 8
  br i1 %526, label %530, label %539

530:
  %531 = getelementptr inbounds double, ptr %450, i64 %529
  %532 = load double, ptr %531, align 8
  %533 = load ptr, ptr %439, align 8
  %534 = getelementptr inbounds double, ptr %533, i64 %529
  %535 = load double, ptr %534, align 8
  %536 = call double @llvm.maxnum.f64(double %535, double 0.000000e+00)
  %537 = fsub double %532, %536
  %538 = call double @llvm.maxnum.f64(double %520, double %537)
  br label %539

539:
  %540 = phi double [ %538, %530 ], [ %520, %518 ]
  %541 = mul nsw i64 %529, %454
  %542 = getelementptr inbounds double, ptr %451, i64 %541
  %543 = load double, ptr %542, align 8
  %544 = getelementptr inbounds double, ptr %455, i64 %519
  %545 = load double, ptr %544, align 8
  %546 = fcmp ogt double %543, 0.000000e+00
  br i1 %546, label %547, label %555

547:
  %548 = load ptr, ptr %456, align 8
  %549 = shl nuw nsw i64 %519, 1
  %550 = or i64 %549, 1
  %551 = getelementptr inbounds double, ptr %548, i64 %550
  %552 = load double, ptr %551, align 8
  %553 = fmul double %552, %552
  %554 = fdiv double %553, %543
  br label %555

555:
  %556 = phi double [ %554, %547 ], [ 0.000000e+00, %539 ]
  %557 = fadd double %545, %556
  %558 = fadd double %522, %557
  %559 = fcmp ult double %545, %523
  %560 = select i1 %559, double %545, double %523
  %561 = select i1 %559, i64 %519, i64 %521
  %562 = add nuw nsw i64 %519, 1
  %563 = icmp eq i64 %562, %446
  br i1 %563, label %514, label %518

564:
  %565 = fneg double %560
  br label %631

566:
  %567 = phi double [ %540, %514 ], [ 0.000000e+00, %436 ]
  switch i64 %445, label %568 [
    i64 3, label %571
    i64 0, label %571
  ]

568:
  %569 = load i64, ptr %293, align 8
  %570 = load double, ptr %292, align 8
  br label %631

571:
  %572 = getelementptr inbounds %struct.contact_system, ptr %395, i64 0, i32 34
  %573 = load double, ptr %572, align 8
  %574 = load double, ptr %292, align 8
  %575 = call double @llvm.maxnum.f64(double %573, double %574)
  store double %575, ptr %572, align 8
  %576 = fcmp ogt double %438, 0.000000e+00
  %577 = fdiv double %567, %438
  %578 = select i1 %576, double %577, double 0.000000e+00
  %579 = getelementptr inbounds %struct.contact_system, ptr %395, i64 0, i32 37
  store double %578, ptr %579, align 8
  %580 = load double, ptr %250, align 8
  %581 = load ptr, ptr %443, align 8
  br i1 %447, label %582, label %638

582:
  %583 = getelementptr inbounds %struct.contact_system, ptr %395, i64 0, i32 12
  %584 = getelementptr inbounds %struct.contact_system, ptr %395, i64 0, i32 14
  br label %585

585:
  %586 = phi i64 [ %446, %582 ], [ %628, %627 ]
  %587 = phi i64 [ 0, %582 ], [ %629, %627 ]
  %588 = load ptr, ptr %402, align 8
  %589 = shl nsw i64 %587, 2
  %590 = getelementptr inbounds i64, ptr %588, i64 %589
  %591 = getelementptr inbounds i64, ptr %590, i64 1
  %592 = load i64, ptr %591, align 8
  %593 = load i64, ptr %590, align 8
  %594 = icmp ne i64 %593, 2
  %595 = zext i1 %594 to i64
  %596 = getelementptr inbounds i64, ptr %590, i64 2
  %597 = load i64, ptr %596, align 8
  %598 = add i64 %597, %595
  %599 = load ptr, ptr %286, align 8
  %600 = getelementptr inbounds i64, ptr %599, i64 %587
  %601 = load i64, ptr %600, align 8
  %602 = icmp eq i64 %601, 0
  br i1 %602, label %627, label %603

603:
  %604 = load ptr, ptr %290, align 8
  %605 = getelementptr inbounds double, ptr %604, i64 %592
  %606 = load double, ptr %605, align 8
  %607 = fcmp ueq double %606, 0.000000e+00
  br i1 %607, label %627, label %608

608:
  %609 = load ptr, ptr %583, align 8
  %610 = load i64, ptr %584, align 8
  %611 = add nsw i64 %610, 1
  store i64 %611, ptr %584, align 8
  %612 = getelementptr inbounds %struct.contact_event, ptr %609, i64 %610, i32 1
  %613 = getelementptr inbounds i64, ptr %612, i64 1
  %614 = bitcast ptr %613 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %614, i8 0, i64 40, i1 false)
  %615 = getelementptr inbounds %struct.contact_event, ptr %609, i64 %610, i32 0
  store double %580, ptr %615, align 8
  store i64 0, ptr %612, align 8
  %616 = getelementptr inbounds %struct.contact_event, ptr %609, i64 %610, i32 2
  store i64 %587, ptr %616, align 8
  %617 = getelementptr inbounds %struct.contact_event, ptr %609, i64 %610, i32 3, i64 0
  %618 = bitcast ptr %617 to ptr
  %619 = load ptr, ptr %290, align 8
  %620 = getelementptr inbounds double, ptr %619, i64 %592
  %621 = bitcast ptr %620 to ptr
  %622 = shl i64 %598, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %618, ptr align 8 %621, i64 %622, i1 false)
  %623 = getelementptr inbounds double, ptr %581, i64 %587
  %624 = load double, ptr %623, align 8
  %625 = getelementptr inbounds %struct.contact_event, ptr %609, i64 %610, i32 4
  store double %624, ptr %625, align 8
  %626 = load i64, ptr %398, align 8
  br label %627

627:
  %628 = phi i64 [ %586, %585 ], [ %586, %603 ], [ %626, %608 ]
  %629 = add nuw nsw i64 %587, 1
  %630 = icmp slt i64 %629, %628
  br i1 %630, label %585, label %638

631:
  %632 = phi i64 [ %445, %568 ], [ 3, %564 ]
  %633 = phi i64 [ %569, %568 ], [ %561, %564 ]
  %634 = phi double [ %570, %568 ], [ %565, %564 ]
  %635 = getelementptr inbounds %struct.contact_system, ptr %395, i64 0, i32 30
  store i64 %632, ptr %635, align 8
  %636 = getelementptr inbounds %struct.contact_system, ptr %395, i64 0, i32 31
  store i64 %633, ptr %636, align 8
  %637 = getelementptr inbounds %struct.contact_system, ptr %395, i64 0, i32 33
  store double %634, ptr %637, align 8
  br label %649

638:
  %639 = load ptr, ptr %290, align 8
  call void @jump(ptr %0, ptr %1, ptr %639)
  %640 = load ptr, ptr %5, align 8
  %641 = load double, ptr %250, align 8
  %642 = call double @model_time(ptr %0, double %641)
  %643 = getelementptr inbounds %struct.contact_system, ptr %640, i64 0, i32 29
  %644 = load i64, ptr %643, align 8
  store i64 0, ptr %643, align 8
  %645 = call ptr @ode_state(ptr %1)
  %646 = call i64 @model_inputs(ptr %0, double %642, ptr %645)
  store i64 %644, ptr %643, align 8
  %647 = call ptr @ode_state(ptr %1)
  call void @evaluate(ptr %0, double %642, ptr %647)
  %648 = icmp eq i64 %646, 0
  br i1 %648, label %652, label %649

649:
  %650 = phi i64 [ 12, %631 ], [ %646, %638 ]
  %651 = load i64, ptr %171, align 8
  br label %662

652:
  %653 = add nuw nsw i32 %313, 1
  %654 = load i64, ptr %171, align 8
  %655 = load i64, ptr %272, align 8
  %656 = mul nsw i64 %654, 3
  %657 = add nsw i64 %656, %655
  %658 = load i64, ptr %273, align 8
  %659 = icmp sle i64 %657, %658
  %660 = icmp sgt i64 %654, 0
  %661 = select i1 %659, i1 %660, i1 false
  br i1 %661, label %312, label %662

662:
  %663 = phi i64 [ %249, %269 ], [ %651, %649 ], [ %249, %271 ], [ %314, %385 ], [ %654, %652 ]
  %664 = phi i64 [ %170, %269 ], [ %650, %649 ], [ 0, %271 ], [ 0, %385 ], [ 0, %652 ]
  %665 = phi i1 [ false, %269 ], [ false, %649 ], [ true, %271 ], [ true, %385 ], [ true, %652 ]
  %666 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 14
  %667 = load i64, ptr %666, align 8
  %668 = mul nsw i64 %663, 3
  %669 = add nsw i64 %668, %667
  %670 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 13
  %671 = load i64, ptr %670, align 8
  %672 = icmp sgt i64 %669, %671
  br i1 %672, label %673, label %675

673:
  %674 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 25
  store i64 0, ptr %674, align 8
  br label %1198

675:
  br i1 %665, label %676, label %679

676:
  %677 = call i64 @settle_modes(ptr %0, ptr %1, ptr %10)
  %678 = load i64, ptr %171, align 8
  br label %679

679:
  %680 = phi i64 [ %678, %676 ], [ %663, %675 ]
  %681 = phi i64 [ %677, %676 ], [ %664, %675 ]
  %682 = bitcast ptr %4 to ptr
  %683 = load ptr, ptr %7, align 8
  %684 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 0
  store i64 %680, ptr %684, align 8
  %685 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 1
  %686 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 1
  %687 = load i64, ptr %686, align 8
  store i64 %687, ptr %685, align 8
  %688 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 2
  %689 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 5
  %690 = load ptr, ptr %689, align 8
  store ptr %690, ptr %688, align 8
  %691 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 3
  %692 = getelementptr inbounds %struct.contact_parts, ptr %683, i64 0, i32 4
  %693 = load ptr, ptr %692, align 8
  store ptr %693, ptr %691, align 8
  %694 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 4
  %695 = getelementptr inbounds %struct.contact_parts, ptr %683, i64 0, i32 3
  %696 = load ptr, ptr %695, align 8
  store ptr %696, ptr %694, align 8
  %697 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 5
  %698 = getelementptr inbounds %struct.contact_parts, ptr %683, i64 0, i32 2
  %699 = load ptr, ptr %698, align 8
  store ptr %699, ptr %697, align 8
  %700 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 6
  %701 = getelementptr inbounds %struct.contact_parts, ptr %683, i64 0, i32 18
  %702 = load ptr, ptr %701, align 8
  store ptr %702, ptr %700, align 8
  %703 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 7
  %704 = getelementptr inbounds %struct.contact_parts, ptr %683, i64 0, i32 12
  %705 = load ptr, ptr %704, align 8
  store ptr %705, ptr %703, align 8
  %706 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 8
  %707 = getelementptr inbounds %struct.contact_parts, ptr %683, i64 0, i32 19
  %708 = load ptr, ptr %707, align 8
  store ptr %708, ptr %706, align 8
  %709 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 9
  %710 = getelementptr inbounds %struct.contact_parts, ptr %683, i64 0, i32 9
  %711 = load ptr, ptr %710, align 8
  store ptr %711, ptr %709, align 8
  %712 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 10
  %713 = getelementptr inbounds %struct.contact_parts, ptr %683, i64 0, i32 10
  %714 = load ptr, ptr %713, align 8
  store ptr %714, ptr %712, align 8
  %715 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 11
  %716 = getelementptr inbounds %struct.contact_parts, ptr %683, i64 0, i32 11
  %717 = load ptr, ptr %716, align 8
  store ptr %717, ptr %715, align 8
  %718 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 12
  store double 0.000000e+00, ptr %718, align 8
  %719 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 13
  store i64 -1, ptr %719, align 8
  %720 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 14
  store i64 0, ptr %720, align 8
  %721 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 15
  %722 = getelementptr inbounds %struct.contact_parts, ptr %683, i64 0, i32 17
  %723 = load ptr, ptr %722, align 8
  store ptr %723, ptr %721, align 8
  %724 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 16
  %725 = getelementptr inbounds %struct.contact_parts, ptr %683, i64 0, i32 21
  %726 = load ptr, ptr %725, align 8
  store ptr %726, ptr %724, align 8
  %727 = icmp eq i64 %681, 0
  br i1 %727, label %728, label %1196

728:
  %729 = icmp sgt i64 %680, 0
  br i1 %729, label %733, label %730

730:
  %731 = load double, ptr %250, align 8
  %732 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 29
  store i64 0, ptr %732, align 8
  br label %1122

733:
  %734 = getelementptr inbounds %struct.contact_parts, ptr %683, i64 0, i32 1
  %735 = load ptr, ptr %734, align 8
  %736 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 37
  %737 = load double, ptr %736, align 8
  %738 = fsub double 1.000000e+00, %737
  %739 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 6
  %740 = fcmp olt double %737, 1.000000e+00
  %741 = getelementptr inbounds %struct.contact_parts, ptr %683, i64 0, i32 0
  %742 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 10
  br label %747

743:
  %744 = fcmp ogt double %806, 0.000000e+00
  %745 = icmp sgt i64 %808, 0
  %746 = select i1 %745, i1 %744, i1 false
  br i1 %746, label %810, label %890

747:
  %748 = phi double [ 0.000000e+00, %733 ], [ %806, %804 ]
  %749 = phi double [ 0.000000e+00, %733 ], [ %805, %804 ]
  %750 = phi i64 [ 0, %733 ], [ %807, %804 ]
  %751 = shl nsw i64 %750, 2
  %752 = getelementptr inbounds i64, ptr %690, i64 %751
  %753 = getelementptr inbounds i64, ptr %752, i64 1
  %754 = load i64, ptr %753, align 8
  %755 = getelementptr inbounds double, ptr %735, i64 %754
  %756 = load double, ptr %755, align 8
  %757 = getelementptr inbounds double, ptr %717, i64 %754
  %758 = load double, ptr %757, align 8
  %759 = fneg double %758
  %760 = fmul double %756, 2.000000e+00
  %761 = fdiv double %760, %759
  %762 = fdiv double %761, %738
  %763 = getelementptr inbounds i64, ptr %702, i64 %750
  store i64 0, ptr %763, align 8
  %764 = load i64, ptr %752, align 8
  %765 = icmp eq i64 %764, 2
  br i1 %765, label %804, label %766

766:
  %767 = getelementptr inbounds i64, ptr %10, i64 %750
  %768 = load i64, ptr %767, align 8
  %769 = icmp eq i64 %768, 0
  br i1 %769, label %804, label %770

770:
  %771 = load ptr, ptr %739, align 8
  %772 = shl nuw nsw i64 %750, 1
  %773 = or i64 %772, 1
  %774 = getelementptr inbounds double, ptr %771, i64 %773
  %775 = load double, ptr %774, align 8
  %776 = fcmp ogt double %756, %775
  br i1 %776, label %777, label %801

777:
  %778 = fcmp olt double %758, 0.000000e+00
  %779 = select i1 %778, i1 %740, i1 false
  br i1 %779, label %780, label %804

780:
  %781 = fmul double %756, %756
  %782 = fmul double %758, 2.000000e+00
  %783 = load ptr, ptr %741, align 8
  %784 = getelementptr inbounds double, ptr %783, i64 %750
  %785 = load double, ptr %784, align 8
  %786 = fmul double %782, %785
  %787 = fcmp olt double %781, %786
  %788 = load double, ptr %742, align 8
  %789 = fcmp olt double %762, %788
  %790 = select i1 %789, i1 true, i1 %787
  br i1 %790, label %791, label %804

791:
  %792 = call double @llvm.maxnum.f64(double %748, double %762)
  %793 = fmul double %762, %759
  %794 = load i64, ptr %686, align 8
  %795 = mul nsw i64 %794, %754
  %796 = add nsw i64 %795, %754
  %797 = getelementptr inbounds double, ptr %696, i64 %796
  %798 = load double, ptr %797, align 8
  %799 = fdiv double %793, %798
  %800 = call double @llvm.maxnum.f64(double %749, double %799)
  br label %801

801:
  %802 = phi double [ %800, %791 ], [ %749, %770 ]
  %803 = phi double [ %792, %791 ], [ %748, %770 ]
  store i64 2, ptr %763, align 8
  br label %804

804:
  %805 = phi double [ %802, %801 ], [ %749, %766 ], [ %749, %747 ], [ %749, %780 ], [ %749, %777 ]
  %806 = phi double [ %803, %801 ], [ %748, %766 ], [ %748, %747 ], [ %748, %780 ], [ %748, %777 ]
  %807 = add nuw nsw i64 %750, 1
  %808 = load i64, ptr %171, align 8
  %809 = icmp slt i64 %807, %808
  br i1 %809, label %747, label %743

810:
  %811 = phi i64 [ %887, %886 ], [ 0, %743 ]
  %812 = shl nsw i64 %811, 2
  %813 = getelementptr inbounds i64, ptr %690, i64 %812
  %814 = getelementptr inbounds i64, ptr %813, i64 1
  %815 = load i64, ptr %814, align 8
  %816 = load i64, ptr %813, align 8
  %817 = icmp ne i64 %816, 2
  %818 = zext i1 %817 to i64
  %819 = add nsw i64 %815, %818
  %820 = getelementptr inbounds i64, ptr %813, i64 2
  %821 = load i64, ptr %820, align 8
  %822 = add nsw i64 %819, %821
  %823 = icmp sgt i64 %821, 0
  br i1 %823, label %824, label %826

824:
  %825 = load i64, ptr %686, align 8
  br label %835

826:
  %827 = phi double [ 0.000000e+00, %810 ], [ %843, %835 ]
  %828 = mul nsw i64 %811, 3
  %829 = getelementptr inbounds double, ptr %693, i64 %828
  %830 = load double, ptr %829, align 8
  %831 = getelementptr inbounds i64, ptr %708, i64 %811
  store i64 2, ptr %831, align 8
  %832 = getelementptr inbounds i64, ptr %702, i64 %811
  %833 = load i64, ptr %832, align 8
  %834 = icmp eq i64 %833, 2
  br i1 %834, label %846, label %886

835:
  %836 = phi i64 [ %819, %824 ], [ %844, %835 ]
  %837 = phi double [ 0.000000e+00, %824 ], [ %843, %835 ]
  %838 = mul nsw i64 %836, %825
  %839 = add nsw i64 %838, %836
  %840 = getelementptr inbounds double, ptr %696, i64 %839
  %841 = load double, ptr %840, align 8
  %842 = fmul double %805, %841
  %843 = call double @llvm.maxnum.f64(double %837, double %842)
  %844 = add nsw i64 %836, 1
  %845 = icmp slt i64 %844, %822
  br i1 %845, label %835, label %826

846:
  %847 = fmul double %827, %830
  %848 = load i64, ptr %814, align 8
  %849 = load i64, ptr %813, align 8
  %850 = icmp ne i64 %849, 2
  %851 = zext i1 %850 to i64
  %852 = add nsw i64 %848, %851
  %853 = load i64, ptr %820, align 8
  %854 = icmp sgt i64 %853, 0
  br i1 %854, label %858, label %876

855:
  %856 = call double @llvm.sqrt.f64(double %864)
  %857 = fcmp ogt double %856, 0.000000e+00
  br i1 %857, label %867, label %876

858:
  %859 = phi double [ %864, %858 ], [ 0.000000e+00, %846 ]
  %860 = phi i64 [ %865, %858 ], [ 0, %846 ]
  %861 = add nsw i64 %860, %852
  %862 = getelementptr inbounds double, ptr %735, i64 %861
  %863 = load double, ptr %862, align 8
  %864 = call double @llvm.fmuladd.f64(double %863, double %863, double %859)
  %865 = add nuw nsw i64 %860, 1
  %866 = icmp eq i64 %865, %853
  br i1 %866, label %855, label %858

867:
  %868 = phi i64 [ %874, %867 ], [ 0, %855 ]
  %869 = add nsw i64 %868, %852
  %870 = getelementptr inbounds double, ptr %735, i64 %869
  %871 = load double, ptr %870, align 8
  %872 = fdiv double %871, %856
  %873 = getelementptr inbounds double, ptr %711, i64 %869
  store double %872, ptr %873, align 8
  %874 = add nuw nsw i64 %868, 1
  %875 = icmp eq i64 %874, %853
  br i1 %875, label %876, label %867

876:
  %877 = phi double [ %856, %855 ], [ 0.000000e+00, %846 ], [ %856, %867 ]
  %878 = load ptr, ptr %739, align 8
  %879 = shl nuw nsw i64 %811, 1
  %880 = or i64 %879, 1
  %881 = getelementptr inbounds double, ptr %878, i64 %880
  %882 = load double, ptr %881, align 8
  %883 = call double @llvm.maxnum.f64(double %847, double %882)
  %884 = fcmp ugt double %877, %883
  br i1 %884, label %886, label %885

885:
  store i64 1, ptr %832, align 8
  store i64 1, ptr %831, align 8
  br label %886

886:
  %887 = add nuw nsw i64 %811, 1
  %888 = load i64, ptr %171, align 8
  %889 = icmp slt i64 %887, %888
  br i1 %889, label %810, label %890

890:
  br i1 %744, label %891, label %1023

891:
  %892 = load ptr, ptr %5, align 8
  %893 = getelementptr inbounds %struct.contact_system, ptr %892, i64 0, i32 23
  %894 = load ptr, ptr %893, align 8
  %895 = getelementptr inbounds %struct.contact_parts, ptr %894, i64 0, i32 9
  %896 = bitcast ptr %895 to ptr
  %897 = load ptr, ptr %896, align 8
  %898 = getelementptr inbounds %struct.contact_system, ptr %892, i64 0, i32 1
  %899 = load i64, ptr %898, align 8
  %900 = shl i64 %899, 3
  call void @llvm.memset.p0.i64(ptr align 8 %897, i8 0, i64 %900, i1 false)
  %901 = bitcast ptr %697 to ptr
  %902 = load ptr, ptr %901, align 8
  %903 = getelementptr inbounds %struct.contact_parts, ptr %894, i64 0, i32 1
  %904 = bitcast ptr %903 to ptr
  %905 = load ptr, ptr %904, align 8
  %906 = load i64, ptr %898, align 8
  %907 = shl i64 %906, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %902, ptr align 8 %905, i64 %907, i1 false)
  %908 = bitcast ptr %712 to ptr
  %909 = load ptr, ptr %908, align 8
  %910 = load i64, ptr %898, align 8
  %911 = shl i64 %910, 3
  call void @llvm.memset.p0.i64(ptr align 8 %909, i8 0, i64 %911, i1 false)
  call void @law_forces(ptr %4)
  %912 = getelementptr inbounds %struct.contact_system, ptr %892, i64 0, i32 0
  %913 = load i64, ptr %912, align 8
  %914 = icmp sgt i64 %913, 0
  br i1 %914, label %915, label %1009

915:
  %916 = getelementptr inbounds %struct.contact_system, ptr %892, i64 0, i32 5
  %917 = load ptr, ptr %916, align 8
  %918 = getelementptr inbounds %struct.contact_parts, ptr %894, i64 0, i32 13
  %919 = load ptr, ptr %918, align 8
  %920 = load ptr, ptr %712, align 8
  %921 = load ptr, ptr %715, align 8
  br label %975

922:
  %923 = load double, ptr %250, align 8
  %924 = fadd double %806, %923
  %925 = getelementptr inbounds %struct.contact_system, ptr %892, i64 0, i32 12
  %926 = getelementptr inbounds %struct.contact_system, ptr %892, i64 0, i32 14
  br label %927

927:
  %928 = phi ptr [ %917, %922 ], [ %974, %973 ]
  %929 = phi i64 [ %913, %922 ], [ %970, %973 ]
  %930 = phi i64 [ 0, %922 ], [ %971, %973 ]
  %931 = shl nsw i64 %930, 2
  %932 = getelementptr inbounds i64, ptr %928, i64 %931
  %933 = getelementptr inbounds i64, ptr %932, i64 1
  %934 = load i64, ptr %933, align 8
  %935 = load i64, ptr %932, align 8
  %936 = icmp ne i64 %935, 2
  %937 = zext i1 %936 to i64
  %938 = getelementptr inbounds i64, ptr %932, i64 2
  %939 = load i64, ptr %938, align 8
  %940 = add i64 %939, %937
  %941 = load ptr, ptr %700, align 8
  %942 = getelementptr inbounds i64, ptr %941, i64 %930
  %943 = load i64, ptr %942, align 8
  %944 = icmp eq i64 %943, 0
  br i1 %944, label %969, label %945

945:
  %946 = load ptr, ptr %712, align 8
  %947 = getelementptr inbounds double, ptr %946, i64 %934
  %948 = load double, ptr %947, align 8
  %949 = fcmp ueq double %948, 0.000000e+00
  br i1 %949, label %969, label %950

950:
  %951 = load ptr, ptr %925, align 8
  %952 = load i64, ptr %926, align 8
  %953 = add nsw i64 %952, 1
  store i64 %953, ptr %926, align 8
  %954 = getelementptr inbounds %struct.contact_event, ptr %951, i64 %952, i32 1
  %955 = getelementptr inbounds i64, ptr %954, i64 1
  %956 = bitcast ptr %955 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %956, i8 0, i64 40, i1 false)
  %957 = getelementptr inbounds %struct.contact_event, ptr %951, i64 %952, i32 0
  store double %924, ptr %957, align 8
  store i64 5, ptr %954, align 8
  %958 = getelementptr inbounds %struct.contact_event, ptr %951, i64 %952, i32 2
  store i64 %930, ptr %958, align 8
  %959 = getelementptr inbounds %struct.contact_event, ptr %951, i64 %952, i32 3, i64 0
  %960 = bitcast ptr %959 to ptr
  %961 = load ptr, ptr %712, align 8
  %962 = getelementptr inbounds double, ptr %961, i64 %934
  %963 = bitcast ptr %962 to ptr
  %964 = shl i64 %940, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %960, ptr align 8 %963, i64 %964, i1 false)
  %965 = getelementptr inbounds double, ptr %919, i64 %930
  %966 = load double, ptr %965, align 8
  %967 = getelementptr inbounds %struct.contact_event, ptr %951, i64 %952, i32 4
  store double %966, ptr %967, align 8
  %968 = load i64, ptr %912, align 8
  br label %969

969:
  %970 = phi i64 [ %929, %927 ], [ %929, %945 ], [ %968, %950 ]
  %971 = add nuw nsw i64 %930, 1
  %972 = icmp slt i64 %971, %970
  br i1 %972, label %973, label %1009

973:
  %974 = load ptr, ptr %916, align 8
  br label %927

975:
  %976 = phi i64 [ 0, %915 ], [ %993, %992 ]
  %977 = shl nsw i64 %976, 2
  %978 = getelementptr inbounds i64, ptr %917, i64 %977
  %979 = getelementptr inbounds double, ptr %919, i64 %976
  store double 0.000000e+00, ptr %979, align 8
  %980 = getelementptr inbounds i64, ptr %978, i64 1
  %981 = load i64, ptr %980, align 8
  %982 = load i64, ptr %978, align 8
  %983 = icmp ne i64 %982, 2
  %984 = zext i1 %983 to i64
  %985 = getelementptr inbounds i64, ptr %978, i64 2
  %986 = load i64, ptr %985, align 8
  %987 = add i64 %986, %981
  %988 = add i64 %987, %984
  %989 = icmp slt i64 %981, %988
  br i1 %989, label %990, label %992

990:
  %991 = load ptr, ptr %903, align 8
  br label %995

992:
  %993 = add nuw nsw i64 %976, 1
  %994 = icmp eq i64 %993, %913
  br i1 %994, label %922, label %975

995:
  %996 = phi double [ 0.000000e+00, %990 ], [ %1006, %995 ]
  %997 = phi i64 [ %981, %990 ], [ %1007, %995 ]
  %998 = getelementptr inbounds double, ptr %920, i64 %997
  %999 = load double, ptr %998, align 8
  %1000 = getelementptr inbounds double, ptr %991, i64 %997
  %1001 = load double, ptr %1000, align 8
  %1002 = getelementptr inbounds double, ptr %921, i64 %997
  %1003 = load double, ptr %1002, align 8
  %1004 = fadd double %1001, %1003
  %1005 = fmul double %999, -5.000000e-01
  %1006 = call double @llvm.fmuladd.f64(double %1005, double %1004, double %996)
  store double %1006, ptr %979, align 8
  %1007 = add nsw i64 %997, 1
  %1008 = icmp eq i64 %1007, %988
  br i1 %1008, label %992, label %995

1009:
  %1010 = load ptr, ptr %712, align 8
  call void @jump(ptr %0, ptr %1, ptr %1010)
  %1011 = load ptr, ptr %5, align 8
  %1012 = load double, ptr %250, align 8
  %1013 = call double @model_time(ptr %0, double %1012)
  %1014 = getelementptr inbounds %struct.contact_system, ptr %1011, i64 0, i32 29
  %1015 = load i64, ptr %1014, align 8
  store i64 0, ptr %1014, align 8
  %1016 = call ptr @ode_state(ptr %1)
  %1017 = call i64 @model_inputs(ptr %0, double %1013, ptr %1016)
  store i64 %1015, ptr %1014, align 8
  %1018 = call ptr @ode_state(ptr %1)
  call void @evaluate(ptr %0, double %1013, ptr %1018)
  %1019 = icmp eq i64 %1017, 0
  br i1 %1019, label %1020, label %1196

1020:
  %1021 = call i64 @settle_modes(ptr %0, ptr %1, ptr %10)
  %1022 = icmp eq i64 %1021, 0
  br i1 %1022, label %1023, label %1196

1023:
  %1024 = load ptr, ptr %7, align 8
  %1025 = load i64, ptr %171, align 8
  %1026 = load double, ptr %250, align 8
  %1027 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 29
  store i64 0, ptr %1027, align 8
  %1028 = icmp sgt i64 %1025, 0
  br i1 %1028, label %1029, label %1122

1029:
  %1030 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 19
  %1031 = getelementptr inbounds %struct.contact_parts, ptr %1024, i64 0, i32 19
  %1032 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 26
  %1033 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 12
  %1034 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 6
  %1035 = getelementptr inbounds %struct.contact_parts, ptr %1024, i64 0, i32 7
  %1036 = load ptr, ptr %1030, align 8
  br label %1037

1037:
  %1038 = phi ptr [ %1024, %1029 ], [ %1075, %1108 ]
  %1039 = phi ptr [ %1036, %1029 ], [ %1076, %1108 ]
  %1040 = phi i64 [ 0, %1029 ], [ %1117, %1108 ]
  %1041 = getelementptr inbounds i64, ptr %1039, i64 %1040
  %1042 = load i64, ptr %1041, align 8
  %1043 = load ptr, ptr %1031, align 8
  %1044 = getelementptr inbounds i64, ptr %1043, i64 %1040
  %1045 = load i64, ptr %1044, align 8
  %1046 = icmp eq i64 %1042, 0
  br i1 %1046, label %1052, label %1047

1047:
  %1048 = icmp eq i64 %1045, 0
  br i1 %1048, label %1052, label %1049

1049:
  %1050 = icmp eq i64 %1045, 1
  %1051 = select i1 %1050, i64 3, i64 4
  br label %1052

1052:
  %1053 = phi i64 [ 1, %1037 ], [ %1051, %1049 ], [ 2, %1047 ]
  %1054 = icmp eq i64 %1045, %1042
  br i1 %1054, label %1074, label %1055

1055:
  %1056 = load i64, ptr %1032, align 8
  %1057 = icmp eq i64 %1056, 0
  br i1 %1057, label %1058, label %1074

1058:
  %1059 = icmp eq i64 %1053, 1
  %1060 = icmp eq i64 %1053, 3
  %1061 = select i1 %1060, double %169, double -0.000000e+00
  %1062 = select i1 %1059, double %806, double %1061
  %1063 = fadd double %1026, %1062
  %1064 = load ptr, ptr %1033, align 8
  %1065 = load i64, ptr %666, align 8
  %1066 = add nsw i64 %1065, 1
  store i64 %1066, ptr %666, align 8
  %1067 = getelementptr inbounds %struct.contact_event, ptr %1064, i64 %1065, i32 1
  %1068 = getelementptr inbounds i64, ptr %1067, i64 1
  %1069 = bitcast ptr %1068 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %1069, i8 0, i64 40, i1 false)
  %1070 = getelementptr inbounds %struct.contact_event, ptr %1064, i64 %1065, i32 0
  store double %1063, ptr %1070, align 8
  store i64 %1053, ptr %1067, align 8
  %1071 = getelementptr inbounds %struct.contact_event, ptr %1064, i64 %1065, i32 2
  store i64 %1040, ptr %1071, align 8
  %1072 = load ptr, ptr %1030, align 8
  %1073 = load ptr, ptr %7, align 8
  br label %1074

1074:
  %1075 = phi ptr [ %1073, %1058 ], [ %1038, %1055 ], [ %1038, %1052 ]
  %1076 = phi ptr [ %1072, %1058 ], [ %1039, %1055 ], [ %1039, %1052 ]
  %1077 = getelementptr inbounds i64, ptr %1076, i64 %1040
  store i64 %1045, ptr %1077, align 8
  %1078 = load ptr, ptr %689, align 8
  %1079 = shl nsw i64 %1040, 2
  %1080 = getelementptr inbounds i64, ptr %1078, i64 %1079
  %1081 = getelementptr inbounds %struct.contact_parts, ptr %1075, i64 0, i32 1
  %1082 = load ptr, ptr %1081, align 8
  %1083 = getelementptr inbounds i64, ptr %1080, i64 1
  %1084 = load i64, ptr %1083, align 8
  %1085 = load i64, ptr %1080, align 8
  %1086 = icmp ne i64 %1085, 2
  %1087 = zext i1 %1086 to i64
  %1088 = add nsw i64 %1084, %1087
  %1089 = getelementptr inbounds double, ptr %1082, i64 %1088
  %1090 = icmp eq i64 %1045, 2
  br i1 %1090, label %1091, label %1108

1091:
  %1092 = getelementptr inbounds i64, ptr %1080, i64 2
  %1093 = load i64, ptr %1092, align 8
  %1094 = icmp eq i64 %1093, 2
  br i1 %1094, label %1095, label %1108

1095:
  %1096 = load double, ptr %1089, align 8
  %1097 = getelementptr inbounds double, ptr %1089, i64 1
  %1098 = load double, ptr %1097, align 8
  %1099 = call double @hypot(double %1096, double %1098)
  %1100 = load ptr, ptr %1034, align 8
  %1101 = shl nuw nsw i64 %1040, 1
  %1102 = or i64 %1101, 1
  %1103 = getelementptr inbounds double, ptr %1100, i64 %1102
  %1104 = load double, ptr %1103, align 8
  %1105 = fmul double %1104, 1.000000e+05
  %1106 = fcmp ole double %1099, %1105
  %1107 = zext i1 %1106 to i32
  br label %1108

1108:
  %1109 = phi i32 [ 0, %1091 ], [ 0, %1074 ], [ %1107, %1095 ]
  %1110 = sitofp i32 %1109 to double
  %1111 = load ptr, ptr %1035, align 8
  %1112 = getelementptr inbounds double, ptr %1111, i64 %1040
  store double %1110, ptr %1112, align 8
  %1113 = icmp ne i64 %1045, 0
  %1114 = zext i1 %1113 to i64
  %1115 = load i64, ptr %1027, align 8
  %1116 = add nsw i64 %1115, %1114
  store i64 %1116, ptr %1027, align 8
  %1117 = add nuw nsw i64 %1040, 1
  %1118 = load i64, ptr %171, align 8
  %1119 = icmp slt i64 %1117, %1118
  br i1 %1119, label %1037, label %1120

1120:
  %1121 = load double, ptr %250, align 8
  br label %1122

1122:
  %1123 = phi double [ %1121, %1120 ], [ %1026, %1023 ], [ %731, %730 ]
  %1124 = call double @model_time(ptr %0, double %1123)
  %1125 = call ptr @ode_state(ptr %1)
  %1126 = call i64 @contact_project(ptr %0, double %1124, ptr %1125)
  %1127 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 40
  %1128 = load i64, ptr %1127, align 8
  %1129 = load double, ptr %250, align 8
  %1130 = load ptr, ptr %7, align 8
  %1131 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 7
  %1132 = load double, ptr %1131, align 8
  %1133 = call double @llvm.fabs.f64(double %1132)
  %1134 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 39
  %1135 = load double, ptr %1134, align 8
  %1136 = call double @llvm.maxnum.f64(double %1133, double %1135)
  store double 0.000000e+00, ptr %1134, align 8
  %1137 = load i64, ptr %171, align 8
  %1138 = icmp sgt i64 %1137, 0
  br i1 %1138, label %1139, label %1187

1139:
  %1140 = load ptr, ptr %689, align 8
  %1141 = getelementptr inbounds %struct.contact_parts, ptr %1130, i64 0, i32 1
  %1142 = load ptr, ptr %1141, align 8
  %1143 = getelementptr inbounds %struct.contact_parts, ptr %1130, i64 0, i32 11
  %1144 = load ptr, ptr %1143, align 8
  %1145 = getelementptr inbounds %struct.contact_parts, ptr %1130, i64 0, i32 20
  %1146 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 6
  br label %1147

1147:
  %1148 = phi double [ 0.000000e+00, %1139 ], [ %1183, %1182 ]
  %1149 = phi double [ %1136, %1139 ], [ %1184, %1182 ]
  %1150 = phi i64 [ 0, %1139 ], [ %1185, %1182 ]
  %1151 = shl nsw i64 %1150, 2
  %1152 = getelementptr inbounds i64, ptr %1140, i64 %1151
  %1153 = getelementptr inbounds i64, ptr %1152, i64 1
  %1154 = load i64, ptr %1153, align 8
  %1155 = getelementptr inbounds double, ptr %1142, i64 %1154
  %1156 = load double, ptr %1155, align 8
  %1157 = getelementptr inbounds double, ptr %1144, i64 %1154
  %1158 = load double, ptr %1157, align 8
  %1159 = fneg double %1158
  %1160 = load i64, ptr %1152, align 8
  %1161 = icmp eq i64 %1160, 0
  br i1 %1161, label %1162, label %1182

1162:
  %1163 = load ptr, ptr %1145, align 8
  %1164 = getelementptr inbounds i64, ptr %1163, i64 %1150
  %1165 = load i64, ptr %1164, align 8
  %1166 = icmp ne i64 %1165, 0
  %1167 = fcmp olt double %1158, 0.000000e+00
  %1168 = select i1 %1166, i1 %1167, i1 false
  br i1 %1168, label %1169, label %1182

1169:
  %1170 = load ptr, ptr %1146, align 8
  %1171 = shl nuw nsw i64 %1150, 1
  %1172 = or i64 %1171, 1
  %1173 = getelementptr inbounds double, ptr %1170, i64 %1172
  %1174 = load double, ptr %1173, align 8
  %1175 = fcmp ogt double %1156, %1174
  br i1 %1175, label %1176, label %1182

1176:
  %1177 = fmul double %1156, 2.500000e+00
  %1178 = fdiv double %1177, %1159
  %1179 = fcmp olt double %1178, %1149
  br i1 %1179, label %1180, label %1182

1180:
  %1181 = call double @llvm.maxnum.f64(double %1148, double %1149)
  store double %1181, ptr %1134, align 8
  br label %1182

1182:
  %1183 = phi double [ %1181, %1180 ], [ %1148, %1176 ], [ %1148, %1169 ], [ %1148, %1162 ], [ %1148, %1147 ]
  %1184 = phi double [ %1178, %1180 ], [ %1149, %1176 ], [ %1149, %1169 ], [ %1149, %1162 ], [ %1149, %1147 ]
  %1185 = add nuw nsw i64 %1150, 1
  %1186 = icmp eq i64 %1185, %1137
  br i1 %1186, label %1187, label %1147

1187:
  %1188 = phi double [ %1136, %1122 ], [ %1184, %1182 ]
  %1189 = call double @llvm.copysign.f64(double %1188, double %1132)
  call void @ode_start(ptr %1, double %1129, double %1189)
  store i64 %1128, ptr %1127, align 8
  %1190 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 25
  store i64 1, ptr %1190, align 8
  %1191 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 26
  %1192 = bitcast ptr %1191 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %1192, i8 0, i64 16, i1 false)
  store i64 -1, ptr %11, align 8
  %1193 = load double, ptr %250, align 8
  %1194 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 38
  store double %1193, ptr %1194, align 8
  %1195 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 37
  store double 0.000000e+00, ptr %1195, align 8
  br label %1196

1196:
  %1197 = phi i64 [ 0, %1187 ], [ %1021, %1020 ], [ %1017, %1009 ], [ %681, %679 ]
  br label %1198

1198:
  %1199 = phi i64 [ 12, %304 ], [ 12, %389 ], [ %1197, %1196 ], [ 13, %673 ], [ 12, %240 ]
  ret i64 %1199
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
  store i64 0, ptr %46, align 8
  %47 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 15
  %48 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 17
  %49 = load ptr, ptr %48, align 8
  store ptr %49, ptr %47, align 8
  %50 = getelementptr inbounds %struct.law_problem, ptr %4, i64 0, i32 16
  %51 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 21
  %52 = load ptr, ptr %51, align 8
  store ptr %52, ptr %50, align 8
  %53 = icmp sgt i64 %10, 0
  %54 = bitcast ptr %40 to ptr
  br i1 %53, label %55, label %72

55:
  %56 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 19
  %57 = load ptr, ptr %56, align 8
  br label %58

58:
  %59 = phi i64 [ 0, %55 ], [ %69, %58 ]
  %60 = getelementptr inbounds i64, ptr %57, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds i64, ptr %34, i64 %59
  store i64 %61, ptr %62, align 8
  %63 = load i64, ptr %60, align 8
  %64 = icmp eq i64 %63, 0
  %65 = icmp eq i64 %63, 2
  %66 = select i1 %65, i64 2, i64 1
  %67 = select i1 %64, i64 0, i64 %66
  %68 = getelementptr inbounds i64, ptr %28, i64 %59
  store i64 %67, ptr %68, align 8
  %69 = add nuw nsw i64 %59, 1
  %70 = load i64, ptr %9, align 8
  %71 = icmp slt i64 %69, %70
  br i1 %71, label %58, label %72

72:
  tail call void @contact_point_slips(ptr %0, ptr %6)
  %73 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 28
  %74 = load i64, ptr %73, align 8
  %75 = icmp sgt i64 %74, -1
  %76 = srem i64 %74, 2
  %77 = icmp eq i64 %76, 1
  %78 = and i1 %75, %77
  %79 = sdiv i64 %74, 2
  %80 = select i1 %78, i64 %79, i64 -1
  %81 = icmp sgt i64 %80, -1
  br i1 %81, label %88, label %82

82:
  %83 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 8
  %84 = bitcast ptr %83 to ptr
  %85 = load ptr, ptr %84, align 8
  %86 = load i64, ptr %12, align 8
  %87 = shl i64 %86, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %54, ptr align 8 %85, i64 %87, i1 false)
  br label %100

88:
  %89 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 19
  %90 = load ptr, ptr %89, align 8
  %91 = getelementptr inbounds i64, ptr %90, i64 %80
  %92 = load i64, ptr %91, align 8
  %93 = icmp eq i64 %92, 1
  %94 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 8
  %95 = bitcast ptr %94 to ptr
  %96 = load ptr, ptr %95, align 8
  %97 = load i64, ptr %12, align 8
  %98 = shl i64 %97, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %54, ptr align 8 %96, i64 %98, i1 false)
  br i1 %93, label %99, label %100

99:
  call void @law_forces(ptr %4)
  br label %100

100:
  %101 = phi i1 [ false, %82 ], [ true, %99 ], [ false, %88 ]
  %102 = bitcast ptr %38 to ptr
  %103 = load i64, ptr %9, align 8
  %104 = icmp sgt i64 %103, 0
  br i1 %104, label %105, label %115

105:
  %106 = load ptr, ptr %15, align 8
  %107 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 6
  %108 = load ptr, ptr %107, align 8
  %109 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 1
  %110 = load ptr, ptr %26, align 8
  %111 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 19
  %112 = load ptr, ptr %111, align 8
  %113 = load ptr, ptr %32, align 8
  %114 = load ptr, ptr %38, align 8
  br label %118

115:
  %116 = call i64 @law_solve(ptr %4)
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %265, label %259

118:
  %119 = phi i64 [ 0, %105 ], [ %256, %255 ]
  %120 = shl nsw i64 %119, 2
  %121 = getelementptr inbounds i64, ptr %106, i64 %120
  %122 = getelementptr inbounds i64, ptr %121, i64 1
  %123 = load i64, ptr %122, align 8
  %124 = load i64, ptr %121, align 8
  %125 = icmp ne i64 %124, 2
  %126 = zext i1 %125 to i64
  %127 = add nsw i64 %123, %126
  %128 = shl nuw nsw i64 %119, 1
  %129 = or i64 %128, 1
  %130 = getelementptr inbounds double, ptr %108, i64 %129
  %131 = load double, ptr %130, align 8
  br i1 %125, label %132, label %141

132:
  %133 = getelementptr inbounds i64, ptr %2, i64 %119
  %134 = load i64, ptr %133, align 8
  %135 = icmp eq i64 %134, 0
  br i1 %135, label %141, label %136

136:
  %137 = load ptr, ptr %109, align 8
  %138 = getelementptr inbounds double, ptr %137, i64 %123
  %139 = load double, ptr %138, align 8
  %140 = fcmp ole double %139, %131
  br label %141

141:
  %142 = phi i1 [ true, %118 ], [ false, %132 ], [ %140, %136 ]
  %143 = zext i1 %142 to i64
  %144 = getelementptr inbounds i64, ptr %110, i64 %119
  store i64 %143, ptr %144, align 8
  %145 = getelementptr inbounds i64, ptr %112, i64 %119
  %146 = load i64, ptr %145, align 8
  %147 = icmp eq i64 %146, 0
  br i1 %147, label %152, label %148

148:
  %149 = load i64, ptr %73, align 8
  %150 = icmp slt i64 %149, 0
  %151 = select i1 %150, i64 1, i64 %146
  br label %152

152:
  %153 = phi i64 [ 1, %141 ], [ %151, %148 ]
  %154 = getelementptr inbounds i64, ptr %113, i64 %119
  store i64 %153, ptr %154, align 8
  %155 = load i64, ptr %121, align 8
  %156 = icmp eq i64 %155, 2
  br i1 %156, label %164, label %157

157:
  %158 = load i64, ptr %73, align 8
  %159 = icmp eq i64 %158, %128
  br i1 %159, label %160, label %164

160:
  %161 = load i64, ptr %145, align 8
  %162 = icmp eq i64 %161, 0
  br i1 %162, label %164, label %163

163:
  store i64 0, ptr %154, align 8
  br label %164

164:
  %165 = phi i64 [ 0, %163 ], [ %153, %160 ], [ %153, %157 ], [ %153, %152 ]
  %166 = icmp eq i64 %119, %80
  %167 = and i1 %101, %166
  br i1 %167, label %168, label %210

168:
  %169 = load ptr, ptr %36, align 8
  %170 = load i64, ptr %122, align 8
  %171 = load i64, ptr %121, align 8
  %172 = icmp ne i64 %171, 2
  %173 = zext i1 %172 to i64
  %174 = add nsw i64 %170, %173
  %175 = getelementptr inbounds i64, ptr %121, i64 2
  %176 = load i64, ptr %175, align 8
  %177 = icmp sgt i64 %176, 0
  br i1 %177, label %181, label %253

178:
  %179 = call double @llvm.sqrt.f64(double %187)
  %180 = fcmp ogt double %179, 0.000000e+00
  br i1 %180, label %190, label %199

181:
  %182 = phi double [ %187, %181 ], [ 0.000000e+00, %168 ]
  %183 = phi i64 [ %188, %181 ], [ 0, %168 ]
  %184 = add nsw i64 %183, %174
  %185 = getelementptr inbounds double, ptr %114, i64 %184
  %186 = load double, ptr %185, align 8
  %187 = call double @llvm.fmuladd.f64(double %186, double %186, double %182)
  %188 = add nuw nsw i64 %183, 1
  %189 = icmp eq i64 %188, %176
  br i1 %189, label %178, label %181

190:
  %191 = phi i64 [ %197, %190 ], [ 0, %178 ]
  %192 = add nsw i64 %191, %174
  %193 = getelementptr inbounds double, ptr %114, i64 %192
  %194 = load double, ptr %193, align 8
  %195 = fdiv double %194, %179
  %196 = getelementptr inbounds double, ptr %169, i64 %192
  store double %195, ptr %196, align 8
  %197 = add nuw nsw i64 %191, 1
  %198 = icmp eq i64 %197, %176
  br i1 %198, label %199, label %190

199:
  %200 = add nsw i64 %176, %127
  %201 = fcmp ogt double %179, 0.000000e+00
  %202 = select i1 %177, i1 %201, i1 false
  br i1 %202, label %203, label %253

203:
  %204 = phi i64 [ %208, %203 ], [ %127, %199 ]
  %205 = getelementptr inbounds double, ptr %169, i64 %204
  %206 = load double, ptr %205, align 8
  %207 = fneg double %206
  store double %207, ptr %205, align 8
  %208 = add nsw i64 %204, 1
  %209 = icmp slt i64 %208, %200
  br i1 %209, label %203, label %253

210:
  br i1 %142, label %211, label %255

211:
  %212 = load ptr, ptr %109, align 8
  %213 = load ptr, ptr %36, align 8
  %214 = load i64, ptr %122, align 8
  %215 = load i64, ptr %121, align 8
  %216 = icmp ne i64 %215, 2
  %217 = zext i1 %216 to i64
  %218 = add nsw i64 %214, %217
  %219 = getelementptr inbounds i64, ptr %121, i64 2
  %220 = load i64, ptr %219, align 8
  %221 = icmp sgt i64 %220, 0
  br i1 %221, label %225, label %245

222:
  %223 = call double @llvm.sqrt.f64(double %231)
  %224 = fcmp ogt double %223, 0.000000e+00
  br i1 %224, label %234, label %243

225:
  %226 = phi double [ %231, %225 ], [ 0.000000e+00, %211 ]
  %227 = phi i64 [ %232, %225 ], [ 0, %211 ]
  %228 = add nsw i64 %227, %218
  %229 = getelementptr inbounds double, ptr %212, i64 %228
  %230 = load double, ptr %229, align 8
  %231 = call double @llvm.fmuladd.f64(double %230, double %230, double %226)
  %232 = add nuw nsw i64 %227, 1
  %233 = icmp eq i64 %232, %220
  br i1 %233, label %222, label %225

234:
  %235 = phi i64 [ %241, %234 ], [ 0, %222 ]
  %236 = add nsw i64 %235, %218
  %237 = getelementptr inbounds double, ptr %212, i64 %236
  %238 = load double, ptr %237, align 8
  %239 = fdiv double %238, %223
  %240 = getelementptr inbounds double, ptr %213, i64 %236
  store double %239, ptr %240, align 8
  %241 = add nuw nsw i64 %235, 1
  %242 = icmp eq i64 %241, %220
  br i1 %242, label %243, label %234

243:
  %244 = fcmp ogt double %223, %131
  br i1 %244, label %247, label %251

245:
  %246 = fcmp olt double %131, 0.000000e+00
  br i1 %246, label %247, label %251

247:
  store i64 2, ptr %144, align 8
  %248 = load i64, ptr %154, align 8
  %249 = icmp eq i64 %248, 0
  %250 = select i1 %249, i64 0, i64 2
  br label %253

251:
  %252 = icmp eq i64 %165, 2
  br i1 %252, label %253, label %255

253:
  %254 = phi i64 [ %250, %247 ], [ 2, %168 ], [ 2, %199 ], [ 1, %251 ], [ 2, %203 ]
  store i64 %254, ptr %154, align 8
  br label %255

255:
  %256 = add nuw nsw i64 %119, 1
  %257 = load i64, ptr %9, align 8
  %258 = icmp slt i64 %256, %257
  br i1 %258, label %118, label %115

259:
  %260 = load i64, ptr %45, align 8
  %261 = load double, ptr %44, align 8
  %262 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 30
  store i64 %116, ptr %262, align 8
  %263 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 31
  store i64 %260, ptr %263, align 8
  %264 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 33
  store double %261, ptr %264, align 8
  br label %338

265:
  %266 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 34
  %267 = load double, ptr %266, align 8
  %268 = load double, ptr %44, align 8
  %269 = call double @llvm.maxnum.f64(double %267, double %268)
  store double %269, ptr %266, align 8
  %270 = load i64, ptr %46, align 8
  %271 = icmp sgt i64 %270, 0
  br i1 %271, label %272, label %277

272:
  %273 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 35
  %274 = load double, ptr %273, align 8
  %275 = fcmp ugt double %274, %1
  br i1 %275, label %276, label %277

276:
  store double %1, ptr %273, align 8
  br label %277

277:
  %278 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 20
  %279 = bitcast ptr %278 to ptr
  %280 = load ptr, ptr %279, align 8
  %281 = bitcast ptr %36 to ptr
  %282 = load ptr, ptr %281, align 8
  %283 = load i64, ptr %12, align 8
  %284 = shl i64 %283, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %280, ptr align 8 %282, i64 %284, i1 false)
  %285 = load ptr, ptr %5, align 8
  %286 = getelementptr inbounds %struct.contact_parts, ptr %285, i64 0, i32 8
  %287 = bitcast ptr %286 to ptr
  %288 = load ptr, ptr %287, align 8
  %289 = load i64, ptr %12, align 8
  %290 = shl i64 %289, 3
  call void @llvm.memset.p0.i64(ptr align 8 %288, i8 0, i64 %290, i1 false)
  %291 = load i64, ptr %46, align 8
  %292 = icmp eq i64 %291, 0
  br i1 %292, label %338, label %293

293:
  %294 = getelementptr inbounds %struct.contact_parts, ptr %285, i64 0, i32 14
  %295 = bitcast ptr %294 to ptr
  %296 = load ptr, ptr %295, align 8
  %297 = load ptr, ptr %102, align 8
  %298 = load i64, ptr %12, align 8
  %299 = shl i64 %298, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %296, ptr align 8 %297, i64 %299, i1 false)
  %300 = load ptr, ptr %102, align 8
  %301 = load i64, ptr %12, align 8
  %302 = shl i64 %301, 3
  call void @llvm.memset.p0.i64(ptr align 8 %300, i8 0, i64 %302, i1 false)
  call void @law_forces(ptr %4)
  %303 = load i64, ptr %12, align 8
  %304 = icmp sgt i64 %303, 0
  br i1 %304, label %309, label %305

305:
  %306 = load ptr, ptr %102, align 8
  %307 = load ptr, ptr %295, align 8
  %308 = shl i64 %303, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %306, ptr align 8 %307, i64 %308, i1 false)
  br label %338

309:
  %310 = load ptr, ptr %294, align 8
  %311 = load ptr, ptr %38, align 8
  %312 = bitcast ptr %311 to ptr
  br label %318

313:
  %314 = bitcast ptr %310 to ptr
  %315 = fmul double %325, 1.000000e-09
  %316 = shl i64 %303, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %312, ptr align 8 %314, i64 %316, i1 false)
  %317 = fcmp ogt double %330, %315
  br i1 %317, label %333, label %338

318:
  %319 = phi i64 [ 0, %309 ], [ %331, %318 ]
  %320 = phi double [ 0.000000e+00, %309 ], [ %330, %318 ]
  %321 = phi double [ 0.000000e+00, %309 ], [ %325, %318 ]
  %322 = getelementptr inbounds double, ptr %310, i64 %319
  %323 = load double, ptr %322, align 8
  %324 = call double @llvm.fabs.f64(double %323)
  %325 = call double @llvm.maxnum.f64(double %321, double %324)
  %326 = getelementptr inbounds double, ptr %311, i64 %319
  %327 = load double, ptr %326, align 8
  %328 = fsub double %323, %327
  %329 = call double @llvm.fabs.f64(double %328)
  %330 = call double @llvm.maxnum.f64(double %320, double %329)
  %331 = add nuw nsw i64 %319, 1
  %332 = icmp eq i64 %331, %303
  br i1 %332, label %313, label %318

333:
  %334 = load ptr, ptr %287, align 8
  %335 = load ptr, ptr %295, align 8
  %336 = load i64, ptr %12, align 8
  %337 = shl i64 %336, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %334, ptr align 8 %335, i64 %337, i1 false)
  br label %338

338:
  %339 = phi i64 [ 12, %259 ], [ 0, %277 ], [ 0, %305 ], [ 0, %313 ], [ 0, %333 ]
  ret i64 %339
}

declare double @llvm.copysign.f64(double, double)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)

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

declare i64 @llvm.smax.i64(i64, i64)

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

declare double @llvm.minnum.f64(double, double)

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
  %3 = add nsw i64 %2, 7
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
  %3 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8
  %5 = mul i64 %4, %4
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %27, label %7

7:
  %8 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  br label %13

11:
  %12 = icmp eq i64 %26, %5
  br i1 %12, label %27, label %13

13:
  %14 = phi i64 [ 0, %7 ], [ %26, %11 ]
  %15 = getelementptr inbounds double, ptr %9, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = tail call double @llvm.fabs.f64(double %16)
  %18 = fcmp ueq double %17, 0x7FF0000000000000
  br i1 %18, label %338, label %19

19:
  %20 = load ptr, ptr %10, align 8
  %21 = sdiv i64 %14, %4
  %22 = getelementptr inbounds double, ptr %20, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = tail call double @llvm.fabs.f64(double %23)
  %25 = fcmp ueq double %24, 0x7FF0000000000000
  %26 = add nuw i64 %14, 1
  br i1 %25, label %338, label %11

27:
  %28 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %29 = bitcast ptr %28 to ptr
  %30 = load ptr, ptr %29, align 8
  %31 = shl i64 %4, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %30, i8 0, i64 %31, i1 false)
  %32 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %33 = load i64, ptr %32, align 8
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %40

35:
  %36 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %39 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  br label %44

40:
  %41 = phi i64 [ %33, %27 ], [ %79, %77 ]
  %42 = tail call i32 @law_newton(ptr %0, i64 %41, i32 30, i32 1)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %84, label %312

44:
  %45 = phi i64 [ 0, %35 ], [ %78, %77 ]
  %46 = getelementptr inbounds i64, ptr %37, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %49, label %52

49:
  %50 = load ptr, ptr %39, align 8
  %51 = getelementptr inbounds i64, ptr %50, i64 %45
  store i64 0, ptr %51, align 8
  br label %77

52:
  %53 = load ptr, ptr %38, align 8
  %54 = shl nsw i64 %45, 2
  %55 = getelementptr inbounds i64, ptr %53, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = icmp eq i64 %56, 2
  br i1 %57, label %58, label %64

58:
  %59 = load ptr, ptr %39, align 8
  %60 = getelementptr inbounds i64, ptr %59, i64 %45
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %63, label %64

63:
  store i64 1, ptr %60, align 8
  br label %77

64:
  %65 = icmp eq i64 %47, 2
  br i1 %65, label %66, label %77

66:
  %67 = load ptr, ptr %39, align 8
  %68 = getelementptr inbounds i64, ptr %67, i64 %45
  %69 = load i64, ptr %68, align 8
  %70 = and i64 %69, -3
  %71 = icmp eq i64 %70, 1
  br i1 %71, label %72, label %77

72:
  %73 = getelementptr inbounds i64, ptr %55, i64 2
  %74 = load i64, ptr %73, align 8
  %75 = icmp sgt i64 %74, 0
  br i1 %75, label %76, label %77

76:
  store i64 2, ptr %68, align 8
  br label %77

77:
  %78 = add nuw nsw i64 %45, 1
  %79 = load i64, ptr %32, align 8
  %80 = icmp slt i64 %78, %79
  br i1 %80, label %44, label %40

81:
  %82 = add nuw nsw i32 %85, 1
  %83 = icmp eq i32 %82, 4
  br i1 %83, label %95, label %84

84:
  %85 = phi i32 [ %82, %81 ], [ 0, %40 ]
  %86 = icmp ult i32 %85, 2
  %87 = zext i1 %86 to i32
  %88 = tail call i32 @law_pivot(ptr %0, i32 %87)
  switch i32 %88, label %95 [
    i32 1, label %89
    i32 0, label %312
  ]

89:
  %90 = load i64, ptr %32, align 8
  %91 = and i32 %85, 1
  %92 = xor i32 %91, 1
  %93 = tail call i32 @law_newton(ptr %0, i64 %90, i32 30, i32 %92)
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %81, label %312

95:
  %96 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 15
  %97 = load ptr, ptr %96, align 8
  %98 = load i64, ptr %3, align 8
  %99 = mul nsw i64 %98, 6
  %100 = getelementptr inbounds double, ptr %97, i64 %99
  %101 = load ptr, ptr %29, align 8
  %102 = shl i64 %98, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %101, i8 0, i64 %102, i1 false)
  %103 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %104 = bitcast ptr %2 to ptr
  %105 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %106 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %107 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %108 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %109 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %110 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %111 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 0
  %112 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  %113 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %114 = bitcast ptr %100 to ptr
  br label %115

115:
  %116 = phi i32 [ 0, %95 ], [ %306, %302 ]
  %117 = load i64, ptr %3, align 8
  %118 = icmp sgt i64 %117, 0
  %119 = load i64, ptr %32, align 8
  br label %120

120:
  %121 = phi i64 [ %119, %115 ], [ %126, %125 ]
  %122 = phi i64 [ %119, %115 ], [ %127, %125 ]
  %123 = phi i32 [ 0, %115 ], [ %128, %125 ]
  %124 = icmp sgt i64 %122, 0
  br i1 %124, label %130, label %125

125:
  %126 = phi i64 [ %121, %120 ], [ %285, %284 ]
  %127 = phi i64 [ %122, %120 ], [ %285, %284 ]
  %128 = add nuw nsw i32 %123, 1
  %129 = icmp eq i32 %128, 500
  br i1 %129, label %288, label %120

130:
  %131 = phi i64 [ %285, %284 ], [ %121, %120 ]
  %132 = phi i64 [ %286, %284 ], [ 0, %120 ]
  %133 = load ptr, ptr %103, align 8
  %134 = shl nsw i64 %132, 2
  %135 = getelementptr inbounds i64, ptr %133, i64 %134
  %136 = getelementptr inbounds i64, ptr %135, i64 1
  %137 = load i64, ptr %136, align 8
  %138 = load i64, ptr %135, align 8
  %139 = icmp ne i64 %138, 2
  %140 = zext i1 %139 to i64
  %141 = add nsw i64 %137, %140
  %142 = load ptr, ptr %28, align 8
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %104, i8 0, i64 16, i1 false)
  %143 = load ptr, ptr %105, align 8
  %144 = getelementptr inbounds i64, ptr %143, i64 %132
  %145 = load i64, ptr %144, align 8
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %284, label %147

147:
  %148 = load i64, ptr %136, align 8
  %149 = getelementptr inbounds i64, ptr %135, i64 2
  %150 = load i64, ptr %149, align 8
  %151 = add nsw i64 %150, %141
  %152 = icmp slt i64 %148, %151
  br i1 %152, label %153, label %156

153:
  %154 = load ptr, ptr %106, align 8
  %155 = load ptr, ptr %108, align 8
  br label %178

156:
  %157 = load ptr, ptr %110, align 8
  %158 = mul nsw i64 %132, 3
  %159 = getelementptr inbounds double, ptr %157, i64 %158
  %160 = load double, ptr %159, align 8
  %161 = load i64, ptr %135, align 8
  %162 = icmp eq i64 %161, 2
  br i1 %162, label %168, label %163

163:
  %164 = getelementptr inbounds double, ptr %142, i64 %148
  %165 = load double, ptr %164, align 8
  %166 = call double @llvm.maxnum.f64(double %165, double 0.000000e+00)
  %167 = fmul double %160, %166
  br label %168

168:
  %169 = phi double [ %167, %163 ], [ %160, %156 ]
  %170 = call double @law_pull(ptr %0, i64 %132, ptr %111)
  %171 = fcmp ogt double %170, %169
  %172 = fdiv double %169, %170
  %173 = select i1 %171, double %172, double 1.000000e+00
  %174 = load ptr, ptr %105, align 8
  %175 = getelementptr inbounds i64, ptr %174, i64 %132
  %176 = load i64, ptr %175, align 8
  %177 = icmp eq i64 %176, 2
  br i1 %177, label %221, label %220

178:
  %179 = phi i64 [ %148, %153 ], [ %218, %217 ]
  %180 = getelementptr inbounds double, ptr %154, i64 %179
  %181 = load double, ptr %180, align 8
  br i1 %118, label %182, label %185

182:
  %183 = load ptr, ptr %107, align 8
  %184 = mul nsw i64 %179, %117
  br label %189

185:
  %186 = phi double [ %181, %178 ], [ %197, %189 ]
  %187 = getelementptr inbounds double, ptr %155, i64 %179
  store double %186, ptr %187, align 8
  %188 = icmp slt i64 %179, %141
  br i1 %188, label %200, label %217

189:
  %190 = phi double [ %181, %182 ], [ %197, %189 ]
  %191 = phi i64 [ 0, %182 ], [ %198, %189 ]
  %192 = add nsw i64 %191, %184
  %193 = getelementptr inbounds double, ptr %183, i64 %192
  %194 = load double, ptr %193, align 8
  %195 = getelementptr inbounds double, ptr %142, i64 %191
  %196 = load double, ptr %195, align 8
  %197 = call double @llvm.fmuladd.f64(double %194, double %196, double %190)
  %198 = add nuw nsw i64 %191, 1
  %199 = icmp eq i64 %198, %117
  br i1 %199, label %185, label %189

200:
  %201 = load ptr, ptr %107, align 8
  %202 = load i64, ptr %3, align 8
  %203 = mul nsw i64 %202, %179
  %204 = add nsw i64 %203, %179
  %205 = getelementptr inbounds double, ptr %201, i64 %204
  %206 = load double, ptr %205, align 8
  %207 = fcmp ogt double %206, 0.000000e+00
  br i1 %207, label %208, label %217

208:
  %209 = load ptr, ptr %109, align 8
  %210 = getelementptr inbounds double, ptr %209, i64 %132
  %211 = load double, ptr %210, align 8
  %212 = getelementptr inbounds double, ptr %142, i64 %179
  %213 = load double, ptr %212, align 8
  %214 = fdiv double %186, %206
  %215 = fsub double %213, %214
  %216 = call double @llvm.maxnum.f64(double %211, double %215)
  store double %216, ptr %212, align 8
  br label %217

217:
  %218 = add nsw i64 %179, 1
  %219 = icmp slt i64 %218, %151
  br i1 %219, label %178, label %156

220:
  call void @law_turn_against(ptr %0, i64 %132, ptr %111, double %170)
  br label %221

221:
  %222 = load i64, ptr %149, align 8
  %223 = icmp sgt i64 %222, 0
  br i1 %223, label %224, label %228

224:
  %225 = load ptr, ptr %107, align 8
  %226 = load i64, ptr %3, align 8
  %227 = fneg double %169
  br label %236

228:
  %229 = load i64, ptr %135, align 8
  %230 = icmp eq i64 %229, 2
  br i1 %230, label %231, label %260

231:
  %232 = fcmp ugt double %170, %169
  %233 = icmp ne i64 %222, 0
  %234 = select i1 %177, i1 true, i1 %232
  %235 = select i1 %234, i1 %233, i1 false
  br label %272

236:
  %237 = phi i64 [ 0, %224 ], [ %258, %257 ]
  %238 = add nsw i64 %237, %141
  %239 = mul nsw i64 %238, %226
  %240 = add nsw i64 %239, %238
  %241 = getelementptr inbounds double, ptr %225, i64 %240
  %242 = load double, ptr %241, align 8
  %243 = fcmp ogt double %242, 0.000000e+00
  br i1 %243, label %244, label %257

244:
  br i1 %177, label %245, label %249

245:
  %246 = load ptr, ptr %112, align 8
  %247 = getelementptr inbounds double, ptr %246, i64 %238
  %248 = load double, ptr %247, align 8
  br label %252

249:
  %250 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 %237
  %251 = load double, ptr %250, align 8
  br label %252

252:
  %253 = phi double [ %251, %249 ], [ %227, %245 ]
  %254 = phi double [ %173, %249 ], [ %248, %245 ]
  %255 = fmul double %253, %254
  %256 = getelementptr inbounds double, ptr %142, i64 %238
  store double %255, ptr %256, align 8
  br label %257

257:
  %258 = add nuw nsw i64 %237, 1
  %259 = icmp eq i64 %258, %222
  br i1 %259, label %228, label %236

260:
  %261 = load i64, ptr %136, align 8
  %262 = getelementptr inbounds double, ptr %142, i64 %261
  %263 = load double, ptr %262, align 8
  %264 = load ptr, ptr %109, align 8
  %265 = getelementptr inbounds double, ptr %264, i64 %132
  %266 = load double, ptr %265, align 8
  %267 = fcmp ogt double %263, %266
  %268 = fcmp ugt double %170, %169
  %269 = icmp ne i64 %222, 0
  %270 = select i1 %177, i1 true, i1 %268
  %271 = select i1 %270, i1 %269, i1 false
  br i1 %267, label %272, label %275

272:
  %273 = phi i1 [ %235, %231 ], [ %271, %260 ]
  %274 = select i1 %273, i64 2, i64 1
  br label %279

275:
  br i1 %271, label %279, label %276

276:
  %277 = fcmp ogt double %266, 0.000000e+00
  %278 = select i1 %277, i64 3, i64 0
  br label %279

279:
  %280 = phi i64 [ %274, %272 ], [ 0, %275 ], [ %278, %276 ]
  %281 = load ptr, ptr %113, align 8
  %282 = getelementptr inbounds i64, ptr %281, i64 %132
  store i64 %280, ptr %282, align 8
  %283 = load i64, ptr %32, align 8
  br label %284

284:
  %285 = phi i64 [ %131, %130 ], [ %283, %279 ]
  %286 = add nuw nsw i64 %132, 1
  %287 = icmp slt i64 %286, %285
  br i1 %287, label %130, label %125

288:
  %289 = load ptr, ptr %29, align 8
  %290 = load i64, ptr %3, align 8
  %291 = shl i64 %290, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %114, ptr align 8 %289, i64 %291, i1 false)
  %292 = load i64, ptr %32, align 8
  %293 = and i32 %116, 1
  %294 = xor i32 %293, 1
  %295 = call i32 @law_newton(ptr %0, i64 %292, i32 30, i32 %294)
  %296 = icmp eq i32 %295, 0
  br i1 %296, label %297, label %312

297:
  %298 = icmp eq i32 %116, 0
  br i1 %298, label %299, label %302

299:
  %300 = call i32 @law_newton(ptr %0, i64 1, i32 300, i32 1)
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %302, label %312

302:
  %303 = load ptr, ptr %29, align 8
  %304 = load i64, ptr %3, align 8
  %305 = shl i64 %304, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %303, ptr align 8 %114, i64 %305, i1 false)
  %306 = add nuw nsw i32 %116, 1
  %307 = icmp eq i32 %306, 12
  br i1 %307, label %308, label %115

308:
  call void @law_accelerate(ptr %0)
  %309 = call double @law_measure(ptr %0)
  %310 = fcmp ugt double %309, 1.000000e-10
  %311 = select i1 %310, i64 2, i64 0
  br label %312

312:
  %313 = phi i64 [ 0, %40 ], [ %311, %308 ], [ 0, %288 ], [ 0, %299 ], [ 1, %84 ], [ 0, %89 ]
  %314 = load i64, ptr %32, align 8
  %315 = icmp sgt i64 %314, 0
  br i1 %315, label %316, label %338

316:
  %317 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %318 = load ptr, ptr %317, align 8
  %319 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %320 = load ptr, ptr %319, align 8
  br label %321

321:
  %322 = phi i64 [ %314, %316 ], [ %335, %334 ]
  %323 = phi i64 [ 0, %316 ], [ %336, %334 ]
  %324 = getelementptr inbounds i64, ptr %318, i64 %323
  %325 = load i64, ptr %324, align 8
  %326 = icmp eq i64 %325, 0
  br i1 %326, label %331, label %327

327:
  %328 = getelementptr inbounds i64, ptr %320, i64 %323
  %329 = load i64, ptr %328, align 8
  %330 = icmp eq i64 %329, 3
  br i1 %330, label %331, label %334

331:
  %332 = getelementptr inbounds i64, ptr %320, i64 %323
  store i64 0, ptr %332, align 8
  %333 = load i64, ptr %32, align 8
  br label %334

334:
  %335 = phi i64 [ %322, %327 ], [ %333, %331 ]
  %336 = add nuw nsw i64 %323, 1
  %337 = icmp slt i64 %336, %335
  br i1 %337, label %321, label %338

338:
  %339 = phi i64 [ %313, %312 ], [ %313, %334 ], [ 6, %13 ], [ 6, %19 ]
  ret i64 %339
}

define i64 @law_impact(ptr %0, ptr  %1) {
  %3 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %6 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %30

9:
  %10 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %11 = load ptr, ptr %10, align 8
  br label %12

12:
  %13 = phi i1 [ true, %9 ], [ %28, %26 ]
  %14 = phi i64 [ 0, %9 ], [ %27, %26 ]
  %15 = getelementptr inbounds i64, ptr %11, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %26, label %18

18:
  %19 = load ptr, ptr %5, align 8
  %20 = shl nsw i64 %14, 2
  %21 = getelementptr inbounds i64, ptr %19, i64 3
  %22 = getelementptr inbounds i64, ptr %21, i64 %20
  %23 = load i64, ptr %22, align 8
  %24 = and i64 %23, 1
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %26, label %30

26:
  %27 = add nuw nsw i64 %14, 1
  %28 = icmp slt i64 %27, %7
  %29 = icmp eq i64 %27, %7
  br i1 %29, label %30, label %12

30:
  %31 = phi i1 [ false, %2 ], [ %28, %26 ], [ %13, %18 ]
  %32 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 15
  %33 = load ptr, ptr %32, align 8
  %34 = shl nsw i64 %4, 2
  %35 = getelementptr inbounds double, ptr %33, i64 %34
  %36 = mul nsw i64 %4, 5
  %37 = getelementptr inbounds double, ptr %33, i64 %36
  %38 = bitcast ptr %35 to ptr
  %39 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %40 = bitcast ptr %39 to ptr
  %41 = load ptr, ptr %40, align 8
  %42 = shl i64 %4, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %38, ptr align 8 %41, i64 %42, i1 false)
  %43 = load i64, ptr %6, align 8
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %78

45:
  %46 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  br label %83

49:
  br i1 %44, label %50, label %78

50:
  %51 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %54 = load ptr, ptr %53, align 8
  br label %55

55:
  %56 = phi i64 [ 0, %50 ], [ %75, %70 ]
  %57 = getelementptr inbounds double, ptr %52, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = fcmp ogt double %58, 0.000000e+00
  br i1 %59, label %70, label %60

60:
  %61 = load ptr, ptr %39, align 8
  %62 = load ptr, ptr %5, align 8
  %63 = shl nsw i64 %56, 2
  %64 = getelementptr inbounds i64, ptr %62, i64 1
  %65 = getelementptr inbounds i64, ptr %64, i64 %63
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds double, ptr %61, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = fcmp oge double %68, 0.000000e+00
  br label %70

70:
  %71 = phi i1 [ true, %55 ], [ %69, %60 ]
  %72 = xor i1 %71, true
  %73 = zext i1 %72 to i64
  %74 = getelementptr inbounds i64, ptr %54, i64 %56
  store i64 %73, ptr %74, align 8
  %75 = add nuw nsw i64 %56, 1
  %76 = load i64, ptr %6, align 8
  %77 = icmp slt i64 %75, %76
  br i1 %77, label %55, label %78

78:
  %79 = tail call i64 @law_solve(ptr %0)
  %80 = bitcast ptr %37 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 8 %80, i8 0, i64 %42, i1 false)
  %81 = icmp eq i64 %79, 0
  %82 = select i1 %31, i1 %81, i1 false
  br i1 %82, label %105, label %173

83:
  %84 = phi i64 [ 0, %45 ], [ %103, %102 ]
  %85 = getelementptr inbounds double, ptr %47, i64 %84
  store double 0.000000e+00, ptr %85, align 8
  br i1 %31, label %102, label %86

86:
  %87 = load ptr, ptr %48, align 8
  %88 = mul nsw i64 %84, 3
  %89 = getelementptr inbounds double, ptr %87, i64 2
  %90 = getelementptr inbounds double, ptr %89, i64 %88
  %91 = load double, ptr %90, align 8
  %92 = fadd double %91, 1.000000e+00
  %93 = load ptr, ptr %39, align 8
  %94 = load ptr, ptr %5, align 8
  %95 = shl nsw i64 %84, 2
  %96 = getelementptr inbounds i64, ptr %94, i64 1
  %97 = getelementptr inbounds i64, ptr %96, i64 %95
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds double, ptr %93, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = fmul double %92, %100
  store double %101, ptr %99, align 8
  br label %102

102:
  %103 = add nuw nsw i64 %84, 1
  %104 = icmp eq i64 %103, %43
  br i1 %104, label %49, label %83

105:
  %106 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %107 = bitcast ptr %106 to ptr
  %108 = load ptr, ptr %107, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %80, ptr align 8 %108, i64 %42, i1 false)
  %109 = load ptr, ptr %40, align 8
  %110 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %111 = bitcast ptr %110 to ptr
  %112 = load ptr, ptr %111, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %109, ptr align 8 %112, i64 %42, i1 false)
  %113 = load i64, ptr %6, align 8
  %114 = icmp sgt i64 %113, 0
  br i1 %114, label %115, label %152

115:
  %116 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %117 = load ptr, ptr %116, align 8
  %118 = load ptr, ptr %5, align 8
  %119 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %120 = load ptr, ptr %119, align 8
  %121 = getelementptr inbounds double, ptr %117, i64 2
  %122 = getelementptr inbounds i64, ptr %118, i64 1
  br label %159

123:
  br i1 %114, label %124, label %152

124:
  %125 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %126 = load ptr, ptr %125, align 8
  %127 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %128 = load ptr, ptr %127, align 8
  br label %129

129:
  %130 = phi i64 [ 0, %124 ], [ %149, %144 ]
  %131 = getelementptr inbounds double, ptr %126, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = fcmp ogt double %132, 0.000000e+00
  br i1 %133, label %144, label %134

134:
  %135 = load ptr, ptr %39, align 8
  %136 = load ptr, ptr %5, align 8
  %137 = shl nsw i64 %130, 2
  %138 = getelementptr inbounds i64, ptr %136, i64 1
  %139 = getelementptr inbounds i64, ptr %138, i64 %137
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds double, ptr %135, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = fcmp oge double %142, 0.000000e+00
  br label %144

144:
  %145 = phi i1 [ true, %129 ], [ %143, %134 ]
  %146 = xor i1 %145, true
  %147 = zext i1 %146 to i64
  %148 = getelementptr inbounds i64, ptr %128, i64 %130
  store i64 %147, ptr %148, align 8
  %149 = add nuw nsw i64 %130, 1
  %150 = load i64, ptr %6, align 8
  %151 = icmp slt i64 %149, %150
  br i1 %151, label %129, label %152

152:
  %153 = tail call i64 @law_solve(ptr %0)
  %154 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %155 = bitcast ptr %154 to ptr
  %156 = load ptr, ptr %155, align 8
  %157 = load i64, ptr %6, align 8
  %158 = shl i64 %157, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %156, i8 0, i64 %158, i1 false)
  br label %173

159:
  %160 = phi i64 [ 0, %115 ], [ %171, %159 ]
  %161 = mul nuw nsw i64 %160, 3
  %162 = getelementptr inbounds double, ptr %121, i64 %161
  %163 = load double, ptr %162, align 8
  %164 = shl nsw i64 %160, 2
  %165 = getelementptr inbounds i64, ptr %122, i64 %164
  %166 = load i64, ptr %165, align 8
  %167 = getelementptr inbounds double, ptr %37, i64 %166
  %168 = load double, ptr %167, align 8
  %169 = fmul double %163, %168
  %170 = getelementptr inbounds double, ptr %120, i64 %160
  store double %169, ptr %170, align 8
  %171 = add nuw nsw i64 %160, 1
  %172 = icmp eq i64 %171, %113
  br i1 %172, label %123, label %159

173:
  %174 = phi i64 [ %153, %152 ], [ %79, %78 ]
  %175 = icmp sgt i64 %4, 0
  br i1 %175, label %176, label %179

176:
  %177 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %178 = load ptr, ptr %177, align 8
  br label %187

179:
  %180 = load ptr, ptr %40, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %180, ptr align 8 %38, i64 %42, i1 false)
  tail call void @law_accelerate(ptr %0)
  %181 = load i64, ptr %6, align 8
  %182 = icmp sgt i64 %181, 0
  br i1 %182, label %183, label %196

183:
  %184 = load ptr, ptr %5, align 8
  %185 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %186 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  br label %204

187:
  %188 = phi i64 [ 0, %176 ], [ %194, %187 ]
  %189 = getelementptr inbounds double, ptr %37, i64 %188
  %190 = load double, ptr %189, align 8
  %191 = getelementptr inbounds double, ptr %178, i64 %188
  %192 = load double, ptr %191, align 8
  %193 = fadd double %190, %192
  store double %193, ptr %191, align 8
  %194 = add nuw nsw i64 %188, 1
  %195 = icmp eq i64 %194, %4
  br i1 %195, label %179, label %187

196:
  %197 = phi double [ 0.000000e+00, %179 ], [ %227, %224 ]
  %198 = phi double [ 0.000000e+00, %179 ], [ %226, %224 ]
  %199 = icmp eq i64 %174, 0
  %200 = fmul double %198, -1.000000e-10
  %201 = fcmp olt double %197, %200
  %202 = select i1 %199, i1 %201, i1 false
  %203 = select i1 %202, i64 3, i64 %174
  ret i64 %203

204:
  %205 = phi i64 [ 0, %183 ], [ %228, %224 ]
  %206 = phi double [ 0.000000e+00, %183 ], [ %226, %224 ]
  %207 = phi double [ 0.000000e+00, %183 ], [ %227, %224 ]
  %208 = shl nsw i64 %205, 2
  %209 = getelementptr inbounds i64, ptr %184, i64 %208
  %210 = getelementptr inbounds double, ptr %1, i64 %205
  store double 0.000000e+00, ptr %210, align 8
  %211 = getelementptr inbounds i64, ptr %209, i64 1
  %212 = load i64, ptr %211, align 8
  %213 = load i64, ptr %209, align 8
  %214 = icmp ne i64 %213, 2
  %215 = zext i1 %214 to i64
  %216 = getelementptr inbounds i64, ptr %209, i64 2
  %217 = load i64, ptr %216, align 8
  %218 = add i64 %217, %212
  %219 = add i64 %218, %215
  %220 = icmp slt i64 %212, %219
  br i1 %220, label %221, label %224

221:
  %222 = load ptr, ptr %185, align 8
  %223 = load ptr, ptr %186, align 8
  br label %230

224:
  %225 = phi double [ 0.000000e+00, %204 ], [ %243, %230 ]
  %226 = phi double [ %206, %204 ], [ %251, %230 ]
  %227 = fadd double %207, %225
  %228 = add nuw nsw i64 %205, 1
  %229 = icmp eq i64 %228, %181
  br i1 %229, label %196, label %204

230:
  %231 = phi double [ 0.000000e+00, %221 ], [ %243, %230 ]
  %232 = phi i64 [ %212, %221 ], [ %252, %230 ]
  %233 = phi double [ %206, %221 ], [ %251, %230 ]
  %234 = getelementptr inbounds double, ptr %222, i64 %232
  %235 = load double, ptr %234, align 8
  %236 = fmul double %235, 5.000000e-01
  %237 = getelementptr inbounds double, ptr %35, i64 %232
  %238 = load double, ptr %237, align 8
  %239 = getelementptr inbounds double, ptr %223, i64 %232
  %240 = load double, ptr %239, align 8
  %241 = fadd double %238, %240
  %242 = fmul double %236, %241
  %243 = fsub double %231, %242
  store double %243, ptr %210, align 8
  %244 = load double, ptr %234, align 8
  %245 = tail call double @llvm.fabs.f64(double %244)
  %246 = load double, ptr %237, align 8
  %247 = tail call double @llvm.fabs.f64(double %246)
  %248 = load double, ptr %239, align 8
  %249 = tail call double @llvm.fabs.f64(double %248)
  %250 = fadd double %247, %249
  %251 = tail call double @llvm.fmuladd.f64(double %245, double %250, double %233)
  %252 = add nsw i64 %232, 1
  %253 = icmp eq i64 %252, %219
  br i1 %253, label %224, label %230
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
  %6 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 15
  %7 = load ptr, ptr %6, align 8
  %8 = shl nsw i64 %5, 1
  %9 = getelementptr inbounds double, ptr %7, i64 %8
  %10 = icmp sgt i64 %5, 0
  br i1 %10, label %11, label %69

11:
  %12 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %15 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %16 = load ptr, ptr %14, align 8
  %17 = load ptr, ptr %15, align 8
  br label %20

18:
  %19 = fmul double %51, 1.000000e-04
  br label %54

20:
  %21 = phi i64 [ 0, %11 ], [ %52, %50 ]
  %22 = phi double [ 0.000000e+00, %11 ], [ %51, %50 ]
  %23 = getelementptr inbounds double, ptr %13, i64 %21
  %24 = load double, ptr %23, align 8
  %25 = tail call double @llvm.fabs.f64(double %24)
  %26 = mul nsw i64 %21, %5
  br label %33

27:
  %28 = getelementptr inbounds double, ptr %9, i64 %21
  store double %43, ptr %28, align 8
  %29 = add nsw i64 %26, %21
  %30 = getelementptr inbounds double, ptr %16, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = fcmp ogt double %31, 0.000000e+00
  br i1 %32, label %46, label %50

33:
  %34 = phi i64 [ 0, %20 ], [ %44, %33 ]
  %35 = phi double [ %25, %20 ], [ %43, %33 ]
  %36 = add nsw i64 %34, %26
  %37 = getelementptr inbounds double, ptr %16, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds double, ptr %17, i64 %34
  %40 = load double, ptr %39, align 8
  %41 = fmul double %38, %40
  %42 = tail call double @llvm.fabs.f64(double %41)
  %43 = fadd double %35, %42
  %44 = add nuw nsw i64 %34, 1
  %45 = icmp eq i64 %44, %5
  br i1 %45, label %27, label %33

46:
  %47 = tail call double @llvm.sqrt.f64(double %31)
  %48 = fdiv double %43, %47
  %49 = tail call double @llvm.maxnum.f64(double %22, double %48)
  br label %50

50:
  %51 = phi double [ %49, %46 ], [ %22, %27 ]
  %52 = add nuw nsw i64 %21, 1
  %53 = icmp eq i64 %52, %5
  br i1 %53, label %18, label %20

54:
  %55 = phi i64 [ 0, %18 ], [ %67, %54 ]
  %56 = getelementptr inbounds double, ptr %9, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = mul nsw i64 %55, %5
  %59 = add nsw i64 %58, %55
  %60 = getelementptr inbounds double, ptr %16, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = tail call double @llvm.maxnum.f64(double %61, double 0.000000e+00)
  %63 = tail call double @llvm.sqrt.f64(double %62)
  %64 = fmul double %19, %63
  %65 = tail call double @llvm.maxnum.f64(double %57, double %64)
  %66 = fadd double %65, 1.000000e-300
  store double %66, ptr %56, align 8
  %67 = add nuw nsw i64 %55, 1
  %68 = icmp eq i64 %67, %5
  br i1 %68, label %69, label %54

69:
  %70 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %71 = load i64, ptr %70, align 8
  %72 = icmp sgt i64 %71, 0
  %73 = icmp sgt i64 %1, 0
  %74 = and i1 %72, %73
  br i1 %74, label %75, label %88

75:
  %76 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %81 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %82 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %83 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %84 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %85 = load ptr, ptr %84, align 8
  br label %109

86:
  %87 = icmp sgt i64 %192, 0
  br i1 %87, label %406, label %88

88:
  %89 = phi i64 [ %192, %86 ], [ 0, %69 ]
  %90 = phi i64 [ %191, %86 ], [ %71, %69 ]
  %91 = icmp sgt i64 %90, 0
  %92 = icmp slt i64 %89, %1
  %93 = select i1 %91, i1 %92, i1 false
  br i1 %93, label %94, label %406

94:
  %95 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %96 = load ptr, ptr %95, align 8
  %97 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %98 = load ptr, ptr %97, align 8
  %99 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %100 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %101 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %102 = bitcast ptr %3 to ptr
  %103 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %104 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %105 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %106 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 1
  %107 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %108 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  br label %197

109:
  %110 = phi i64 [ %71, %75 ], [ %191, %190 ]
  %111 = phi i64 [ 0, %75 ], [ %192, %190 ]
  %112 = phi i64 [ 0, %75 ], [ %193, %190 ]
  %113 = getelementptr inbounds i64, ptr %77, i64 %112
  %114 = load i64, ptr %113, align 8
  %115 = add i64 %114, -1
  %116 = icmp ult i64 %115, 2
  %117 = shl nsw i64 %112, 2
  %118 = getelementptr inbounds i64, ptr %79, i64 %117
  %119 = getelementptr inbounds i64, ptr %118, i64 1
  %120 = load i64, ptr %119, align 8
  %121 = load i64, ptr %118, align 8
  %122 = icmp eq i64 %121, 2
  br i1 %122, label %159, label %123

123:
  %124 = load i64, ptr %4, align 8
  %125 = shl nsw i64 %124, 1
  %126 = getelementptr inbounds double, ptr %7, i64 %125
  %127 = getelementptr inbounds double, ptr %126, i64 %120
  %128 = load double, ptr %127, align 8
  %129 = fmul double %128, 0x3D719799812DEA11
  br i1 %116, label %130, label %146

130:
  %131 = load ptr, ptr %82, align 8
  %132 = getelementptr inbounds double, ptr %131, i64 %120
  %133 = load double, ptr %132, align 8
  %134 = load ptr, ptr %83, align 8
  %135 = getelementptr inbounds double, ptr %134, i64 %112
  %136 = load double, ptr %135, align 8
  %137 = fsub double %133, %136
  %138 = load ptr, ptr %81, align 8
  %139 = mul nsw i64 %124, %120
  %140 = add nsw i64 %139, %120
  %141 = getelementptr inbounds double, ptr %138, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = fmul double %137, %142
  %144 = fneg double %129
  %145 = fcmp oge double %143, %144
  br label %159

146:
  %147 = load ptr, ptr %80, align 8
  %148 = getelementptr inbounds double, ptr %147, i64 %120
  %149 = load double, ptr %148, align 8
  %150 = fneg double %129
  %151 = fcmp olt double %149, %150
  br i1 %151, label %152, label %159

152:
  %153 = load ptr, ptr %81, align 8
  %154 = mul nsw i64 %124, %120
  %155 = add nsw i64 %154, %120
  %156 = getelementptr inbounds double, ptr %153, i64 %155
  %157 = load double, ptr %156, align 8
  %158 = fcmp ogt double %157, 0.000000e+00
  br label %159

159:
  %160 = phi i1 [ true, %109 ], [ %145, %130 ], [ false, %146 ], [ %158, %152 ]
  %161 = getelementptr inbounds i64, ptr %85, i64 %112
  %162 = load i64, ptr %161, align 8
  %163 = icmp eq i64 %162, 0
  %164 = xor i1 %116, %160
  %165 = xor i1 %164, true
  %166 = select i1 %163, i1 true, i1 %165
  br i1 %166, label %190, label %167

167:
  %168 = icmp eq i64 %162, 2
  br i1 %168, label %169, label %173

169:
  %170 = getelementptr inbounds i64, ptr %118, i64 2
  %171 = load i64, ptr %170, align 8
  %172 = icmp sgt i64 %171, 0
  br label %173

173:
  %174 = phi i1 [ false, %167 ], [ %172, %169 ]
  br i1 %160, label %175, label %177

175:
  %176 = select i1 %174, i64 2, i64 1
  br label %186

177:
  %178 = and i64 %114, -3
  %179 = icmp eq i64 %178, 1
  br i1 %179, label %180, label %186

180:
  %181 = load ptr, ptr %83, align 8
  %182 = getelementptr inbounds double, ptr %181, i64 %112
  %183 = load double, ptr %182, align 8
  %184 = fcmp ogt double %183, 0.000000e+00
  %185 = select i1 %184, i64 3, i64 0
  br label %186

186:
  %187 = phi i64 [ %176, %175 ], [ 0, %177 ], [ %185, %180 ]
  store i64 %187, ptr %113, align 8
  %188 = add nsw i64 %111, 1
  %189 = load i64, ptr %70, align 8
  br label %190

190:
  %191 = phi i64 [ %189, %186 ], [ %110, %159 ]
  %192 = phi i64 [ %188, %186 ], [ %111, %159 ]
  %193 = add nuw nsw i64 %112, 1
  %194 = icmp slt i64 %193, %191
  %195 = icmp slt i64 %192, %1
  %196 = select i1 %194, i1 %195, i1 false
  br i1 %196, label %109, label %86

197:
  %198 = phi i64 [ %90, %94 ], [ %400, %399 ]
  %199 = phi i64 [ 0, %94 ], [ %402, %399 ]
  %200 = phi i64 [ %89, %94 ], [ %401, %399 ]
  %201 = getelementptr inbounds i64, ptr %96, i64 %199
  %202 = load i64, ptr %201, align 8
  %203 = getelementptr inbounds i64, ptr %98, i64 %199
  %204 = load i64, ptr %203, align 8
  %205 = icmp eq i64 %204, 1
  br i1 %205, label %206, label %399

206:
  %207 = add i64 %202, -3
  %208 = icmp ult i64 %207, -2
  br i1 %208, label %209, label %214

209:
  %210 = load ptr, ptr %99, align 8
  %211 = getelementptr inbounds double, ptr %210, i64 %199
  %212 = load double, ptr %211, align 8
  %213 = fcmp ogt double %212, 0.000000e+00
  br i1 %213, label %214, label %399

214:
  %215 = and i64 %202, -3
  %216 = icmp eq i64 %215, 1
  %217 = load ptr, ptr %100, align 8
  %218 = shl nsw i64 %199, 2
  %219 = getelementptr inbounds i64, ptr %217, i64 %218
  %220 = getelementptr inbounds i64, ptr %219, i64 2
  %221 = load i64, ptr %220, align 8
  %222 = getelementptr inbounds i64, ptr %219, i64 1
  %223 = load i64, ptr %222, align 8
  %224 = load i64, ptr %219, align 8
  %225 = icmp ne i64 %224, 2
  %226 = zext i1 %225 to i64
  %227 = add i64 %223, %226
  %228 = load i64, ptr %4, align 8
  %229 = shl nsw i64 %228, 1
  %230 = getelementptr inbounds double, ptr %7, i64 %229
  %231 = getelementptr inbounds double, ptr %230, i64 %227
  %232 = load double, ptr %231, align 8
  %233 = fmul double %232, 0x3D719799812DEA11
  %234 = icmp sgt i64 %221, 0
  br i1 %234, label %235, label %248

235:
  %236 = load ptr, ptr %101, align 8
  br label %237

237:
  %238 = phi i64 [ 0, %235 ], [ %246, %237 ]
  %239 = phi double [ 0.000000e+00, %235 ], [ %245, %237 ]
  %240 = add i64 %238, %227
  %241 = mul nsw i64 %240, %228
  %242 = add nsw i64 %241, %240
  %243 = getelementptr inbounds double, ptr %236, i64 %242
  %244 = load double, ptr %243, align 8
  %245 = tail call double @llvm.maxnum.f64(double %239, double %244)
  %246 = add nuw nsw i64 %238, 1
  %247 = icmp eq i64 %246, %221
  br i1 %247, label %248, label %237

248:
  %249 = phi double [ 0.000000e+00, %214 ], [ %245, %237 ]
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %102, i8 0, i64 16, i1 false)
  %250 = icmp eq i64 %221, 0
  br i1 %250, label %382, label %251

251:
  br i1 %216, label %252, label %299

252:
  %253 = load ptr, ptr %104, align 8
  %254 = getelementptr inbounds double, ptr %253, i64 %227
  %255 = icmp eq i64 %221, 1
  %256 = load double, ptr %254, align 8
  br i1 %255, label %257, label %259

257:
  %258 = tail call double @llvm.fabs.f64(double %256)
  br label %263

259:
  %260 = getelementptr inbounds double, ptr %254, i64 1
  %261 = load double, ptr %260, align 8
  %262 = tail call double @hypot(double %256, double %261)
  br label %263

263:
  %264 = phi double [ %258, %257 ], [ %262, %259 ]
  %265 = load ptr, ptr %107, align 8
  %266 = mul nsw i64 %199, 3
  %267 = getelementptr inbounds double, ptr %265, i64 1
  %268 = getelementptr inbounds double, ptr %267, i64 %266
  %269 = load double, ptr %268, align 8
  %270 = icmp eq i64 %224, 2
  br i1 %270, label %276, label %271

271:
  %272 = getelementptr inbounds double, ptr %253, i64 %223
  %273 = load double, ptr %272, align 8
  %274 = tail call double @llvm.maxnum.f64(double %273, double 0.000000e+00)
  %275 = fmul double %269, %274
  br label %276

276:
  %277 = phi double [ %275, %271 ], [ %269, %263 ]
  %278 = fsub double %264, %277
  %279 = fmul double %249, %278
  %280 = fcmp ugt double %279, %233
  br i1 %280, label %281, label %382

281:
  %282 = fcmp ogt double %264, 0.000000e+00
  %283 = and i1 %234, %282
  br i1 %283, label %284, label %382

284:
  %285 = load ptr, ptr %108, align 8
  %286 = fneg double %256
  %287 = fdiv double %286, %264
  %288 = getelementptr inbounds double, ptr %285, i64 %227
  store double %287, ptr %288, align 8
  br i1 %255, label %382, label %289

289:
  %290 = phi i64 [ %297, %289 ], [ 1, %284 ]
  %291 = getelementptr inbounds double, ptr %254, i64 %290
  %292 = load double, ptr %291, align 8
  %293 = fneg double %292
  %294 = fdiv double %293, %264
  %295 = add i64 %290, %227
  %296 = getelementptr inbounds double, ptr %285, i64 %295
  store double %294, ptr %296, align 8
  %297 = add nuw nsw i64 %290, 1
  %298 = icmp eq i64 %297, %221
  br i1 %298, label %382, label %289

299:
  br i1 %234, label %300, label %323

300:
  %301 = load ptr, ptr %101, align 8
  br label %302

302:
  %303 = phi i64 [ 0, %300 ], [ %311, %302 ]
  %304 = phi double [ 0.000000e+00, %300 ], [ %310, %302 ]
  %305 = add i64 %303, %227
  %306 = mul nsw i64 %305, %228
  %307 = add nsw i64 %306, %305
  %308 = getelementptr inbounds double, ptr %301, i64 %307
  %309 = load double, ptr %308, align 8
  %310 = tail call double @llvm.maxnum.f64(double %304, double %309)
  %311 = add nuw nsw i64 %303, 1
  %312 = icmp eq i64 %311, %221
  br i1 %312, label %313, label %302

313:
  %314 = load ptr, ptr %104, align 8
  %315 = fcmp ogt double %310, 0.000000e+00
  br label %327

316:
  %317 = icmp eq i64 %221, 1
  %318 = load double, ptr %103, align 16
  br i1 %317, label %321, label %319

319:
  %320 = load double, ptr %106, align 8
  br label %323

321:
  %322 = tail call double @llvm.fabs.f64(double %318)
  br label %343

323:
  %324 = phi double [ %320, %319 ], [ 0.000000e+00, %299 ]
  %325 = phi double [ %318, %319 ], [ 0.000000e+00, %299 ]
  %326 = tail call double @hypot(double %325, double %324)
  br label %343

327:
  %328 = phi i64 [ 0, %313 ], [ %341, %337 ]
  %329 = add i64 %328, %227
  %330 = getelementptr inbounds double, ptr %314, i64 %329
  %331 = load double, ptr %330, align 8
  br i1 %315, label %332, label %337

332:
  %333 = load ptr, ptr %105, align 8
  %334 = getelementptr inbounds double, ptr %333, i64 %329
  %335 = load double, ptr %334, align 8
  %336 = fdiv double %335, %310
  br label %337

337:
  %338 = phi double [ %336, %332 ], [ 0.000000e+00, %327 ]
  %339 = fsub double %331, %338
  %340 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 %328
  store double %339, ptr %340, align 8
  %341 = add nuw nsw i64 %328, 1
  %342 = icmp eq i64 %341, %221
  br i1 %342, label %316, label %327

343:
  %344 = phi double [ %318, %321 ], [ %325, %323 ]
  %345 = phi double [ %322, %321 ], [ %326, %323 ]
  %346 = load ptr, ptr %107, align 8
  %347 = mul nsw i64 %199, 3
  %348 = getelementptr inbounds double, ptr %346, i64 %347
  %349 = load double, ptr %348, align 8
  %350 = icmp eq i64 %224, 2
  br i1 %350, label %357, label %351

351:
  %352 = load ptr, ptr %104, align 8
  %353 = getelementptr inbounds double, ptr %352, i64 %223
  %354 = load double, ptr %353, align 8
  %355 = tail call double @llvm.maxnum.f64(double %354, double 0.000000e+00)
  %356 = fmul double %349, %355
  br label %357

357:
  %358 = phi double [ %356, %351 ], [ %349, %343 ]
  %359 = fsub double %345, %358
  %360 = fmul double %249, %359
  %361 = fneg double %233
  %362 = fcmp olt double %360, %361
  br i1 %362, label %382, label %363

363:
  %364 = fcmp ogt double %345, 0.000000e+00
  %365 = and i1 %234, %364
  br i1 %365, label %366, label %382

366:
  %367 = load ptr, ptr %108, align 8
  %368 = fneg double %344
  %369 = fdiv double %368, %345
  %370 = getelementptr inbounds double, ptr %367, i64 %227
  store double %369, ptr %370, align 8
  %371 = icmp eq i64 %221, 1
  br i1 %371, label %382, label %372

372:
  %373 = phi i64 [ %380, %372 ], [ 1, %366 ]
  %374 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 %373
  %375 = load double, ptr %374, align 8
  %376 = fneg double %375
  %377 = fdiv double %376, %345
  %378 = add i64 %373, %227
  %379 = getelementptr inbounds double, ptr %367, i64 %378
  store double %377, ptr %379, align 8
  %380 = add nuw nsw i64 %373, 1
  %381 = icmp eq i64 %380, %221
  br i1 %381, label %382, label %372

382:
  %383 = phi i1 [ false, %248 ], [ false, %276 ], [ true, %281 ], [ false, %357 ], [ true, %363 ], [ true, %284 ], [ true, %366 ], [ true, %289 ], [ true, %372 ]
  br i1 %208, label %386, label %384

384:
  %385 = select i1 %383, i64 2, i64 1
  br label %393

386:
  br i1 %383, label %393, label %387

387:
  %388 = load ptr, ptr %99, align 8
  %389 = getelementptr inbounds double, ptr %388, i64 %199
  %390 = load double, ptr %389, align 8
  %391 = fcmp ogt double %390, 0.000000e+00
  %392 = select i1 %391, i64 3, i64 0
  br label %393

393:
  %394 = phi i64 [ %385, %384 ], [ 0, %386 ], [ %392, %387 ]
  store i64 %394, ptr %201, align 8
  %395 = icmp ne i64 %394, %202
  %396 = zext i1 %395 to i64
  %397 = add nsw i64 %200, %396
  %398 = load i64, ptr %70, align 8
  br label %399

399:
  %400 = phi i64 [ %398, %393 ], [ %198, %209 ], [ %198, %197 ]
  %401 = phi i64 [ %397, %393 ], [ %200, %209 ], [ %200, %197 ]
  %402 = add nuw nsw i64 %199, 1
  %403 = icmp slt i64 %402, %400
  %404 = icmp slt i64 %401, %1
  %405 = select i1 %403, i1 %404, i1 false
  br i1 %405, label %197, label %406

406:
  %407 = phi i64 [ %192, %86 ], [ %89, %88 ], [ %401, %399 ]
  ret i64 %407
}

define double @law_measure(ptr %0) {
  %2 = alloca [2 x double], align 16
  %3 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 12
  store double 0.000000e+00, ptr %3, align 8
  %4 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 13
  store i64 -1, ptr %4, align 8
  %5 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 15
  %8 = load ptr, ptr %7, align 8
  %9 = shl nsw i64 %6, 1
  %10 = getelementptr inbounds double, ptr %8, i64 %9
  %11 = icmp sgt i64 %6, 0
  br i1 %11, label %12, label %70

12:
  %13 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %16 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %17 = load ptr, ptr %15, align 8
  %18 = load ptr, ptr %16, align 8
  br label %21

19:
  %20 = fmul double %52, 1.000000e-04
  br label %55

21:
  %22 = phi i64 [ 0, %12 ], [ %53, %51 ]
  %23 = phi double [ 0.000000e+00, %12 ], [ %52, %51 ]
  %24 = getelementptr inbounds double, ptr %14, i64 %22
  %25 = load double, ptr %24, align 8
  %26 = tail call double @llvm.fabs.f64(double %25)
  %27 = mul nsw i64 %22, %6
  br label %34

28:
  %29 = getelementptr inbounds double, ptr %10, i64 %22
  store double %44, ptr %29, align 8
  %30 = add nsw i64 %27, %22
  %31 = getelementptr inbounds double, ptr %17, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = fcmp ogt double %32, 0.000000e+00
  br i1 %33, label %47, label %51

34:
  %35 = phi i64 [ 0, %21 ], [ %45, %34 ]
  %36 = phi double [ %26, %21 ], [ %44, %34 ]
  %37 = add nsw i64 %35, %27
  %38 = getelementptr inbounds double, ptr %17, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds double, ptr %18, i64 %35
  %41 = load double, ptr %40, align 8
  %42 = fmul double %39, %41
  %43 = tail call double @llvm.fabs.f64(double %42)
  %44 = fadd double %36, %43
  %45 = add nuw nsw i64 %35, 1
  %46 = icmp eq i64 %45, %6
  br i1 %46, label %28, label %34

47:
  %48 = tail call double @llvm.sqrt.f64(double %32)
  %49 = fdiv double %44, %48
  %50 = tail call double @llvm.maxnum.f64(double %23, double %49)
  br label %51

51:
  %52 = phi double [ %50, %47 ], [ %23, %28 ]
  %53 = add nuw nsw i64 %22, 1
  %54 = icmp eq i64 %53, %6
  br i1 %54, label %19, label %21

55:
  %56 = phi i64 [ 0, %19 ], [ %68, %55 ]
  %57 = getelementptr inbounds double, ptr %10, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = mul nsw i64 %56, %6
  %60 = add nsw i64 %59, %56
  %61 = getelementptr inbounds double, ptr %17, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = tail call double @llvm.maxnum.f64(double %62, double 0.000000e+00)
  %64 = tail call double @llvm.sqrt.f64(double %63)
  %65 = fmul double %20, %64
  %66 = tail call double @llvm.maxnum.f64(double %58, double %65)
  %67 = fadd double %66, 1.000000e-300
  store double %67, ptr %57, align 8
  %68 = add nuw nsw i64 %56, 1
  %69 = icmp eq i64 %68, %6
  br i1 %69, label %70, label %55

70:
  %71 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %72 = load i64, ptr %71, align 8
  %73 = icmp sgt i64 %72, 0
  br i1 %73, label %74, label %88

74:
  %75 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %80 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %81 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %82 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %83 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %84 = bitcast ptr %2 to ptr
  %85 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 0
  %86 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 1
  %87 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  br label %90

88:
  %89 = load double, ptr %3, align 8
  ret double %89

90:
  %91 = phi i64 [ 0, %74 ], [ %302, %301 ]
  %92 = shl nsw i64 %91, 2
  %93 = getelementptr inbounds i64, ptr %76, i64 %92
  %94 = getelementptr inbounds i64, ptr %93, i64 1
  %95 = load i64, ptr %94, align 8
  %96 = load i64, ptr %93, align 8
  %97 = icmp ne i64 %96, 2
  %98 = zext i1 %97 to i64
  %99 = add i64 %95, %98
  %100 = getelementptr inbounds i64, ptr %78, i64 %91
  %101 = load i64, ptr %100, align 8
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %301, label %103

103:
  %104 = icmp eq i64 %96, 2
  br i1 %104, label %129, label %105

105:
  %106 = load ptr, ptr %79, align 8
  %107 = mul nsw i64 %95, %6
  %108 = add nsw i64 %107, %95
  %109 = getelementptr inbounds double, ptr %106, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = fcmp ogt double %110, 0.000000e+00
  br i1 %111, label %112, label %129

112:
  %113 = load ptr, ptr %80, align 8
  %114 = getelementptr inbounds double, ptr %113, i64 %95
  %115 = load double, ptr %114, align 8
  %116 = load ptr, ptr %81, align 8
  %117 = getelementptr inbounds double, ptr %116, i64 %91
  %118 = load double, ptr %117, align 8
  %119 = fsub double %115, %118
  %120 = fmul double %110, %119
  %121 = load ptr, ptr %82, align 8
  %122 = getelementptr inbounds double, ptr %121, i64 %95
  %123 = load double, ptr %122, align 8
  %124 = tail call double @llvm.minnum.f64(double %120, double %123)
  %125 = tail call double @llvm.fabs.f64(double %124)
  %126 = getelementptr inbounds double, ptr %10, i64 %95
  %127 = load double, ptr %126, align 8
  %128 = fdiv double %125, %127
  br label %129

129:
  %130 = phi double [ %128, %112 ], [ 0.000000e+00, %105 ], [ 0.000000e+00, %103 ]
  %131 = getelementptr inbounds i64, ptr %93, i64 2
  %132 = load i64, ptr %131, align 8
  %133 = icmp sgt i64 %132, 0
  br i1 %133, label %134, label %296

134:
  %135 = load ptr, ptr %79, align 8
  br label %136

136:
  %137 = phi i64 [ 0, %134 ], [ %145, %136 ]
  %138 = phi double [ 0.000000e+00, %134 ], [ %144, %136 ]
  %139 = add i64 %99, %137
  %140 = mul nsw i64 %139, %6
  %141 = add nsw i64 %140, %139
  %142 = getelementptr inbounds double, ptr %135, i64 %141
  %143 = load double, ptr %142, align 8
  %144 = tail call double @llvm.maxnum.f64(double %138, double %143)
  %145 = add nuw nsw i64 %137, 1
  %146 = icmp eq i64 %145, %132
  br i1 %146, label %147, label %136

147:
  %148 = fcmp ogt double %144, 0.000000e+00
  br i1 %148, label %149, label %296

149:
  %150 = icmp eq i64 %132, 2
  br i1 %150, label %151, label %155

151:
  %152 = add nsw i64 %99, 1
  %153 = getelementptr inbounds double, ptr %10, i64 %152
  %154 = load double, ptr %153, align 8
  br label %155

155:
  %156 = phi double [ %154, %151 ], [ 0.000000e+00, %149 ]
  %157 = load ptr, ptr %80, align 8
  %158 = getelementptr inbounds double, ptr %157, i64 %99
  br label %159

159:
  %160 = phi i64 [ 0, %155 ], [ %168, %159 ]
  %161 = phi double [ 0.000000e+00, %155 ], [ %167, %159 ]
  %162 = add i64 %160, %99
  %163 = mul nsw i64 %162, %6
  %164 = add nsw i64 %163, %162
  %165 = getelementptr inbounds double, ptr %135, i64 %164
  %166 = load double, ptr %165, align 8
  %167 = tail call double @llvm.maxnum.f64(double %161, double %166)
  %168 = add nuw nsw i64 %160, 1
  %169 = icmp eq i64 %168, %132
  br i1 %169, label %170, label %159

170:
  %171 = load ptr, ptr %83, align 8
  %172 = mul nsw i64 %91, 3
  %173 = getelementptr inbounds double, ptr %171, i64 %172
  %174 = load double, ptr %173, align 8
  br i1 %104, label %180, label %175

175:
  %176 = getelementptr inbounds double, ptr %157, i64 %95
  %177 = load double, ptr %176, align 8
  %178 = tail call double @llvm.maxnum.f64(double %177, double 0.000000e+00)
  %179 = fmul double %174, %178
  br label %180

180:
  %181 = phi double [ %179, %175 ], [ %174, %170 ]
  %182 = icmp eq i64 %101, 2
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %84, i8 0, i64 16, i1 false)
  br label %183

183:
  %184 = phi i64 [ 0, %180 ], [ %192, %183 ]
  %185 = phi double [ 0.000000e+00, %180 ], [ %191, %183 ]
  %186 = add i64 %184, %99
  %187 = mul nsw i64 %186, %6
  %188 = add nsw i64 %187, %186
  %189 = getelementptr inbounds double, ptr %135, i64 %188
  %190 = load double, ptr %189, align 8
  %191 = tail call double @llvm.maxnum.f64(double %185, double %190)
  %192 = add nuw nsw i64 %184, 1
  %193 = icmp eq i64 %192, %132
  br i1 %193, label %194, label %183

194:
  %195 = fcmp ogt double %191, 0.000000e+00
  br label %204

196:
  %197 = icmp eq i64 %132, 1
  %198 = load double, ptr %85, align 16
  br i1 %197, label %199, label %201

199:
  %200 = tail call double @llvm.fabs.f64(double %198)
  br label %220

201:
  %202 = load double, ptr %86, align 8
  %203 = tail call double @hypot(double %198, double %202)
  br label %220

204:
  %205 = phi i64 [ 0, %194 ], [ %218, %214 ]
  %206 = add i64 %205, %99
  %207 = getelementptr inbounds double, ptr %157, i64 %206
  %208 = load double, ptr %207, align 8
  br i1 %195, label %209, label %214

209:
  %210 = load ptr, ptr %82, align 8
  %211 = getelementptr inbounds double, ptr %210, i64 %206
  %212 = load double, ptr %211, align 8
  %213 = fdiv double %212, %191
  br label %214

214:
  %215 = phi double [ %213, %209 ], [ 0.000000e+00, %204 ]
  %216 = fsub double %208, %215
  %217 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 %205
  store double %216, ptr %217, align 8
  %218 = add nuw nsw i64 %205, 1
  %219 = icmp eq i64 %218, %132
  br i1 %219, label %196, label %204

220:
  %221 = phi double [ %200, %199 ], [ %203, %201 ]
  %222 = fcmp ogt double %221, %181
  %223 = fdiv double %181, %221
  %224 = select i1 %222, double %223, double 1.000000e+00
  %225 = fneg double %181
  br label %253

226:
  %227 = load double, ptr %85, align 16
  %228 = icmp eq i64 %132, 1
  br i1 %228, label %229, label %233

229:
  %230 = tail call double @llvm.fabs.f64(double %227)
  %231 = load double, ptr %158, align 8
  %232 = tail call double @llvm.fabs.f64(double %231)
  br label %240

233:
  %234 = load double, ptr %86, align 8
  %235 = tail call double @hypot(double %227, double %234)
  %236 = load double, ptr %158, align 8
  %237 = getelementptr inbounds double, ptr %158, i64 1
  %238 = load double, ptr %237, align 8
  %239 = tail call double @hypot(double %236, double %238)
  br label %240

240:
  %241 = phi double [ %230, %229 ], [ %235, %233 ]
  %242 = phi double [ %232, %229 ], [ %239, %233 ]
  %243 = fmul double %167, %241
  %244 = getelementptr inbounds double, ptr %173, i64 1
  %245 = load double, ptr %244, align 8
  br i1 %104, label %251, label %246

246:
  %247 = getelementptr inbounds double, ptr %157, i64 %95
  %248 = load double, ptr %247, align 8
  %249 = tail call double @llvm.maxnum.f64(double %248, double 0.000000e+00)
  %250 = fmul double %245, %249
  br label %251

251:
  %252 = phi double [ %250, %246 ], [ %245, %240 ]
  br i1 %182, label %289, label %273

253:
  %254 = phi i64 [ 0, %220 ], [ %271, %265 ]
  %255 = getelementptr inbounds double, ptr %158, i64 %254
  %256 = load double, ptr %255, align 8
  br i1 %182, label %257, label %262

257:
  %258 = load ptr, ptr %87, align 8
  %259 = add nsw i64 %254, %99
  %260 = getelementptr inbounds double, ptr %258, i64 %259
  %261 = load double, ptr %260, align 8
  br label %265

262:
  %263 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 %254
  %264 = load double, ptr %263, align 8
  br label %265

265:
  %266 = phi double [ %264, %262 ], [ %225, %257 ]
  %267 = phi double [ %224, %262 ], [ %261, %257 ]
  %268 = fmul double %266, %267
  %269 = fsub double %256, %268
  %270 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 %254
  store double %269, ptr %270, align 8
  %271 = add nuw nsw i64 %254, 1
  %272 = icmp eq i64 %271, %132
  br i1 %272, label %226, label %253

273:
  %274 = fsub double %242, %252
  %275 = fmul double %167, %274
  %276 = load ptr, ptr %82, align 8
  %277 = getelementptr inbounds double, ptr %276, i64 %99
  %278 = load double, ptr %277, align 8
  br i1 %228, label %279, label %281

279:
  %280 = tail call double @llvm.fabs.f64(double %278)
  br label %285

281:
  %282 = getelementptr inbounds double, ptr %277, i64 1
  %283 = load double, ptr %282, align 8
  %284 = tail call double @hypot(double %278, double %283)
  br label %285

285:
  %286 = phi double [ %280, %279 ], [ %284, %281 ]
  %287 = tail call double @llvm.maxnum.f64(double %286, double %275)
  %288 = tail call double @llvm.minnum.f64(double %243, double %287)
  br label %289

289:
  %290 = phi double [ %288, %285 ], [ %243, %251 ]
  %291 = getelementptr inbounds double, ptr %10, i64 %99
  %292 = load double, ptr %291, align 8
  %293 = tail call double @llvm.maxnum.f64(double %292, double %156)
  %294 = fdiv double %290, %293
  %295 = tail call double @llvm.maxnum.f64(double %130, double %294)
  br label %296

296:
  %297 = phi double [ %295, %289 ], [ %130, %147 ], [ %130, %129 ]
  %298 = load double, ptr %3, align 8
  %299 = fcmp ugt double %297, %298
  br i1 %299, label %300, label %301

300:
  store double %297, ptr %3, align 8
  store i64 %91, ptr %4, align 8
  br label %301

301:
  %302 = add nuw nsw i64 %91, 1
  %303 = icmp eq i64 %302, %72
  br i1 %303, label %88, label %90
}

define void @law_newton_step(ptr %0, i32 %1) {
  %3 = alloca [2 x double], align 16
  %4 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 16
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
  %84 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 15
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds double, ptr %85, i64 %82
  %87 = mul nsw i64 %82, 7
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
  %3 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 15
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = mul nsw i64 %6, 7
  %8 = getelementptr inbounds double, ptr %4, i64 %7
  %9 = shl nsw i64 %6, 1
  %10 = mul nsw i64 %9, %6
  %11 = getelementptr inbounds double, ptr %8, i64 %10
  %12 = icmp sgt i64 %6, 64
  br i1 %12, label %911, label %13

13:
  %14 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 16
  %15 = load ptr, ptr %14, align 8
  %16 = mul nsw i64 %6, 3
  %17 = getelementptr inbounds i64, ptr %15, i64 %16
  %18 = bitcast ptr %17 to ptr
  %19 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %20 = load i64, ptr %19, align 8
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %22, label %154

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
  br i1 %149, label %555, label %150

150:
  %151 = mul nsw i64 %146, %141
  %152 = getelementptr inbounds double, ptr %11, i64 %151
  %153 = load i64, ptr %5, align 8
  br label %154

154:
  %155 = phi i64 [ %153, %150 ], [ %6, %13 ]
  %156 = phi ptr [ %148, %150 ], [ %17, %13 ]
  %157 = phi ptr [ %147, %150 ], [ %17, %13 ]
  %158 = phi ptr [ %152, %150 ], [ %11, %13 ]
  %159 = phi i64 [ %146, %150 ], [ 2, %13 ]
  %160 = phi i64 [ %141, %150 ], [ 0, %13 ]
  %161 = shl i64 %155, 3
  %162 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %163 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %164 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %165 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %166 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  %167 = icmp eq i64 %160, 0
  %168 = icmp sgt i64 %155, 0
  %169 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %170 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %171 = add nuw i64 %160, 1
  %172 = bitcast ptr %158 to ptr
  br label %254

173:
  %174 = fmul double %533, 1.000000e-09
  %175 = icmp sgt i64 %160, 0
  br i1 %175, label %536, label %555

176:
  %177 = getelementptr inbounds %struct.unknown, ptr %18, i64 %239
  tail call void @llvm.memset.p0.i64(ptr align 8 %172, i8 0, i64 %161, i1 false)
  %178 = icmp eq i64 %239, %160
  br i1 %178, label %240, label %179

179:
  %180 = phi i1 [ %178, %176 ], [ %258, %254 ]
  %181 = phi ptr [ %177, %176 ], [ %257, %254 ]
  %182 = phi i64 [ %239, %176 ], [ %256, %254 ]
  %183 = getelementptr inbounds %struct.unknown, ptr %18, i64 %182, i32 2
  %184 = load i64, ptr %183, align 8
  %185 = icmp eq i64 %184, 0
  br i1 %185, label %238, label %186

186:
  %187 = getelementptr inbounds %struct.unknown, ptr %181, i64 0, i32 0
  %188 = load i64, ptr %187, align 8
  %189 = getelementptr inbounds %struct.unknown, ptr %18, i64 %182, i32 1
  %190 = load i64, ptr %189, align 8
  %191 = sitofp i64 %184 to double
  %192 = load ptr, ptr %162, align 8
  %193 = load i64, ptr %5, align 8
  %194 = mul nsw i64 %193, %190
  %195 = add nsw i64 %194, %190
  %196 = getelementptr inbounds double, ptr %192, i64 %195
  %197 = load double, ptr %196, align 8
  %198 = load ptr, ptr %163, align 8
  %199 = shl nsw i64 %188, 2
  %200 = tail call double @llvm.sqrt.f64(double %197)
  %201 = fdiv double %191, %200
  %202 = getelementptr inbounds i64, ptr %198, i64 %199
  %203 = getelementptr inbounds i64, ptr %202, i64 1
  %204 = load i64, ptr %203, align 8
  %205 = load i64, ptr %202, align 8
  %206 = icmp ne i64 %205, 2
  %207 = zext i1 %206 to i64
  %208 = add nsw i64 %204, %207
  %209 = getelementptr inbounds double, ptr %158, i64 %190
  %210 = load double, ptr %209, align 8
  %211 = fadd double %201, %210
  store double %211, ptr %209, align 8
  %212 = load ptr, ptr %164, align 8
  %213 = getelementptr inbounds i64, ptr %212, i64 %188
  %214 = load i64, ptr %213, align 8
  %215 = icmp eq i64 %214, 2
  br i1 %215, label %216, label %238

216:
  %217 = getelementptr inbounds i64, ptr %202, i64 2
  %218 = load i64, ptr %217, align 8
  %219 = add nsw i64 %218, %208
  %220 = icmp sgt i64 %218, 0
  br i1 %220, label %221, label %238

221:
  %222 = mul nsw i64 %188, 3
  %223 = load ptr, ptr %165, align 8
  %224 = getelementptr inbounds double, ptr %223, i64 %222
  %225 = load ptr, ptr %166, align 8
  br label %226

226:
  %227 = phi i64 [ %208, %221 ], [ %236, %226 ]
  %228 = load double, ptr %224, align 8
  %229 = getelementptr inbounds double, ptr %225, i64 %227
  %230 = load double, ptr %229, align 8
  %231 = getelementptr inbounds double, ptr %158, i64 %227
  %232 = load double, ptr %231, align 8
  %233 = fneg double %228
  %234 = fmul double %201, %233
  %235 = tail call double @llvm.fmuladd.f64(double %234, double %230, double %232)
  store double %235, ptr %231, align 8
  %236 = add nsw i64 %227, 1
  %237 = icmp slt i64 %236, %219
  br i1 %237, label %226, label %238

238:
  %239 = add nuw i64 %182, 1
  br i1 %167, label %176, label %243

240:
  %241 = phi ptr [ %257, %254 ], [ %177, %176 ]
  %242 = phi i1 [ %258, %254 ], [ %178, %176 ]
  tail call void @write_least(ptr %0, ptr %158)
  br i1 %167, label %259, label %243

243:
  %244 = phi ptr [ %241, %240 ], [ %181, %238 ]
  %245 = phi i1 [ %242, %240 ], [ %180, %238 ]
  %246 = phi i64 [ %160, %240 ], [ %256, %238 ]
  %247 = icmp slt i64 %246, %160
  %248 = getelementptr inbounds %struct.unknown, ptr %18, i64 %246, i32 2
  %249 = getelementptr inbounds %struct.unknown, ptr %18, i64 %246, i32 1
  %250 = getelementptr inbounds %struct.unknown, ptr %244, i64 0, i32 0
  %251 = select i1 %247, i64 %246, i64 %171
  br label %261

252:
  %253 = add nuw i64 %246, 1
  br i1 %245, label %173, label %254

254:
  %255 = phi double [ %533, %252 ], [ 0.000000e+00, %154 ]
  %256 = phi i64 [ %253, %252 ], [ 0, %154 ]
  %257 = getelementptr inbounds %struct.unknown, ptr %18, i64 %256
  tail call void @llvm.memset.p0.i64(ptr align 8 %172, i8 0, i64 %161, i1 false)
  %258 = icmp eq i64 %256, %160
  br i1 %258, label %240, label %179

259:
  %260 = fmul double %255, 1.000000e-09
  br label %555

261:
  %262 = phi double [ %255, %243 ], [ %533, %532 ]
  %263 = phi i64 [ 0, %243 ], [ %534, %532 ]
  %264 = getelementptr inbounds %struct.unknown, ptr %18, i64 %263
  br i1 %247, label %265, label %380

265:
  %266 = load i64, ptr %248, align 8
  %267 = icmp eq i64 %266, 0
  br i1 %267, label %268, label %296

268:
  %269 = load i64, ptr %250, align 8
  %270 = load ptr, ptr %163, align 8
  %271 = shl nsw i64 %269, 2
  %272 = getelementptr inbounds i64, ptr %270, i64 %271
  %273 = getelementptr inbounds i64, ptr %272, i64 2
  %274 = load i64, ptr %273, align 8
  %275 = icmp sgt i64 %274, 0
  br i1 %275, label %276, label %304

276:
  %277 = getelementptr inbounds i64, ptr %272, i64 1
  %278 = load i64, ptr %277, align 8
  %279 = load i64, ptr %272, align 8
  %280 = icmp ne i64 %279, 2
  %281 = zext i1 %280 to i64
  %282 = load ptr, ptr %162, align 8
  %283 = load i64, ptr %5, align 8
  %284 = add i64 %278, %281
  br label %285

285:
  %286 = phi i64 [ 0, %276 ], [ %294, %285 ]
  %287 = phi double [ 0.000000e+00, %276 ], [ %293, %285 ]
  %288 = add i64 %284, %286
  %289 = mul nsw i64 %288, %283
  %290 = add nsw i64 %289, %288
  %291 = getelementptr inbounds double, ptr %282, i64 %290
  %292 = load double, ptr %291, align 8
  %293 = tail call double @llvm.maxnum.f64(double %287, double %292)
  %294 = add nuw nsw i64 %286, 1
  %295 = icmp eq i64 %294, %274
  br i1 %295, label %304, label %285

296:
  %297 = load i64, ptr %249, align 8
  %298 = load ptr, ptr %162, align 8
  %299 = load i64, ptr %5, align 8
  %300 = mul nsw i64 %299, %297
  %301 = add nsw i64 %300, %297
  %302 = getelementptr inbounds double, ptr %298, i64 %301
  %303 = load double, ptr %302, align 8
  br label %304

304:
  %305 = phi double [ %303, %296 ], [ 0.000000e+00, %268 ], [ %293, %285 ]
  %306 = tail call double @llvm.sqrt.f64(double %305)
  %307 = getelementptr inbounds %struct.unknown, ptr %18, i64 %263, i32 2
  %308 = load i64, ptr %307, align 8
  %309 = icmp eq i64 %308, 0
  br i1 %309, label %310, label %339

310:
  %311 = getelementptr inbounds %struct.unknown, ptr %264, i64 0, i32 0
  %312 = load i64, ptr %311, align 8
  %313 = load ptr, ptr %163, align 8
  %314 = shl nsw i64 %312, 2
  %315 = getelementptr inbounds i64, ptr %313, i64 %314
  %316 = getelementptr inbounds i64, ptr %315, i64 2
  %317 = load i64, ptr %316, align 8
  %318 = icmp sgt i64 %317, 0
  br i1 %318, label %319, label %350

319:
  %320 = getelementptr inbounds i64, ptr %315, i64 1
  %321 = load i64, ptr %320, align 8
  %322 = load i64, ptr %315, align 8
  %323 = icmp ne i64 %322, 2
  %324 = zext i1 %323 to i64
  %325 = load ptr, ptr %162, align 8
  %326 = load i64, ptr %5, align 8
  %327 = add i64 %321, %324
  br label %328

328:
  %329 = phi i64 [ 0, %319 ], [ %337, %328 ]
  %330 = phi double [ 0.000000e+00, %319 ], [ %336, %328 ]
  %331 = add i64 %327, %329
  %332 = mul nsw i64 %331, %326
  %333 = add nsw i64 %332, %331
  %334 = getelementptr inbounds double, ptr %325, i64 %333
  %335 = load double, ptr %334, align 8
  %336 = tail call double @llvm.maxnum.f64(double %330, double %335)
  %337 = add nuw nsw i64 %329, 1
  %338 = icmp eq i64 %337, %317
  br i1 %338, label %350, label %328

339:
  %340 = getelementptr inbounds %struct.unknown, ptr %18, i64 %263, i32 1
  %341 = load i64, ptr %340, align 8
  %342 = load ptr, ptr %162, align 8
  %343 = load i64, ptr %5, align 8
  %344 = mul nsw i64 %343, %341
  %345 = add nsw i64 %344, %341
  %346 = getelementptr inbounds double, ptr %342, i64 %345
  %347 = load double, ptr %346, align 8
  %348 = getelementptr inbounds %struct.unknown, ptr %264, i64 0, i32 0
  %349 = load i64, ptr %348, align 8
  br label %350

350:
  %351 = phi i64 [ %349, %339 ], [ %312, %310 ], [ %312, %328 ]
  %352 = phi double [ %347, %339 ], [ 0.000000e+00, %310 ], [ %336, %328 ]
  %353 = tail call double @llvm.sqrt.f64(double %352)
  %354 = fdiv double %306, %353
  %355 = load i64, ptr %250, align 8
  %356 = icmp ne i64 %351, %355
  %357 = icmp ne i64 %308, 0
  %358 = xor i1 %267, %357
  %359 = select i1 %356, i1 true, i1 %358
  br i1 %359, label %380, label %360

360:
  br i1 %267, label %361, label %367

361:
  %362 = getelementptr inbounds %struct.unknown, ptr %18, i64 %263, i32 1
  %363 = load i64, ptr %362, align 8
  %364 = load i64, ptr %249, align 8
  %365 = icmp slt i64 %363, %364
  %366 = select i1 %365, double 0.000000e+00, double %354
  br label %380

367:
  %368 = load i64, ptr %249, align 8
  %369 = getelementptr inbounds %struct.unknown, ptr %18, i64 %263, i32 1
  %370 = load i64, ptr %369, align 8
  %371 = icmp slt i64 %368, %370
  br i1 %371, label %372, label %377

372:
  %373 = load ptr, ptr %165, align 8
  %374 = mul nsw i64 %351, 3
  %375 = getelementptr inbounds double, ptr %373, i64 %374
  %376 = load double, ptr %375, align 8
  br label %377

377:
  %378 = phi double [ %376, %372 ], [ -1.000000e+00, %367 ]
  %379 = fdiv double %378, %354
  br label %380

380:
  %381 = phi double [ 0.000000e+00, %261 ], [ %366, %361 ], [ %379, %377 ], [ 0.000000e+00, %350 ]
  %382 = getelementptr inbounds %struct.unknown, ptr %18, i64 %263, i32 2
  %383 = load i64, ptr %382, align 8
  br i1 %168, label %384, label %402

384:
  %385 = icmp eq i64 %383, 0
  br i1 %385, label %404, label %386

386:
  %387 = getelementptr inbounds %struct.unknown, ptr %18, i64 %263, i32 1
  %388 = load ptr, ptr %162, align 8
  %389 = load i64, ptr %387, align 8
  %390 = mul nsw i64 %389, %155
  br label %391

391:
  %392 = phi i64 [ 0, %386 ], [ %400, %391 ]
  %393 = phi double [ 0.000000e+00, %386 ], [ %399, %391 ]
  %394 = add nsw i64 %390, %392
  %395 = getelementptr inbounds double, ptr %388, i64 %394
  %396 = load double, ptr %395, align 8
  %397 = getelementptr inbounds double, ptr %158, i64 %392
  %398 = load double, ptr %397, align 8
  %399 = tail call double @llvm.fmuladd.f64(double %396, double %398, double %393)
  %400 = add nuw nsw i64 %392, 1
  %401 = icmp eq i64 %400, %155
  br i1 %401, label %402, label %391

402:
  %403 = phi double [ 0.000000e+00, %380 ], [ %399, %391 ]
  br i1 %245, label %405, label %466

404:
  br i1 %245, label %416, label %470

405:
  %406 = icmp eq i64 %383, 0
  br i1 %406, label %416, label %407

407:
  %408 = load ptr, ptr %169, align 8
  %409 = getelementptr inbounds %struct.unknown, ptr %18, i64 %263, i32 1
  %410 = load i64, ptr %409, align 8
  %411 = getelementptr inbounds double, ptr %408, i64 %410
  %412 = load double, ptr %411, align 8
  %413 = fadd double %403, %412
  %414 = sitofp i64 %383 to double
  %415 = fmul double %413, %414
  br label %510

416:
  %417 = phi double [ %403, %405 ], [ 0.000000e+00, %404 ]
  %418 = getelementptr inbounds %struct.unknown, ptr %264, i64 0, i32 0
  %419 = load i64, ptr %418, align 8
  %420 = load ptr, ptr %163, align 8
  %421 = shl nsw i64 %419, 2
  %422 = getelementptr inbounds i64, ptr %420, i64 %421
  %423 = getelementptr inbounds i64, ptr %422, i64 2
  %424 = load i64, ptr %423, align 8
  %425 = icmp sgt i64 %424, 0
  br i1 %425, label %428, label %426

426:
  %427 = load i64, ptr %422, align 8
  br label %448

428:
  %429 = getelementptr inbounds i64, ptr %422, i64 1
  %430 = load i64, ptr %429, align 8
  %431 = load i64, ptr %422, align 8
  %432 = icmp ne i64 %431, 2
  %433 = zext i1 %432 to i64
  %434 = load ptr, ptr %162, align 8
  %435 = load i64, ptr %5, align 8
  %436 = add i64 %430, %433
  br label %437

437:
  %438 = phi i64 [ 0, %428 ], [ %446, %437 ]
  %439 = phi double [ 0.000000e+00, %428 ], [ %445, %437 ]
  %440 = add i64 %436, %438
  %441 = mul nsw i64 %440, %435
  %442 = add nsw i64 %441, %440
  %443 = getelementptr inbounds double, ptr %434, i64 %442
  %444 = load double, ptr %443, align 8
  %445 = tail call double @llvm.maxnum.f64(double %439, double %444)
  %446 = add nuw nsw i64 %438, 1
  %447 = icmp eq i64 %446, %424
  br i1 %447, label %448, label %437

448:
  %449 = phi i64 [ %427, %426 ], [ %431, %437 ]
  %450 = phi double [ 0.000000e+00, %426 ], [ %445, %437 ]
  %451 = tail call double @llvm.sqrt.f64(double %450)
  %452 = load ptr, ptr %165, align 8
  %453 = mul nsw i64 %419, 3
  %454 = getelementptr inbounds double, ptr %452, i64 %453
  %455 = load double, ptr %454, align 8
  %456 = fmul double %451, %455
  %457 = icmp eq i64 %449, 2
  br i1 %457, label %462, label %458

458:
  %459 = load ptr, ptr %170, align 8
  %460 = getelementptr inbounds double, ptr %459, i64 %419
  %461 = load double, ptr %460, align 8
  br label %462

462:
  %463 = phi double [ %461, %458 ], [ 1.000000e+00, %448 ]
  %464 = fmul double %456, %463
  %465 = fmul double %417, 0.000000e+00
  br label %482

466:
  %467 = sitofp i64 %383 to double
  %468 = fmul double %403, %467
  %469 = icmp eq i64 %383, 0
  br i1 %469, label %470, label %479

470:
  %471 = phi double [ %468, %466 ], [ 0.000000e+00, %404 ]
  %472 = getelementptr inbounds %struct.unknown, ptr %264, i64 0, i32 0
  %473 = load i64, ptr %472, align 8
  %474 = load ptr, ptr %163, align 8
  %475 = shl nsw i64 %473, 2
  %476 = getelementptr inbounds i64, ptr %474, i64 2
  %477 = getelementptr inbounds i64, ptr %476, i64 %475
  %478 = load i64, ptr %477, align 8
  br label %482

479:
  %480 = getelementptr inbounds %struct.unknown, ptr %18, i64 %263, i32 1
  %481 = load i64, ptr %480, align 8
  br label %510

482:
  %483 = phi i64 [ %478, %470 ], [ %424, %462 ]
  %484 = phi i64 [ %475, %470 ], [ %421, %462 ]
  %485 = phi ptr [ %474, %470 ], [ %420, %462 ]
  %486 = phi double [ %471, %470 ], [ %465, %462 ]
  %487 = phi double [ %381, %470 ], [ %464, %462 ]
  %488 = getelementptr inbounds i64, ptr %485, i64 %484
  %489 = icmp sgt i64 %483, 0
  br i1 %489, label %490, label %519

490:
  %491 = getelementptr inbounds i64, ptr %488, i64 1
  %492 = load i64, ptr %491, align 8
  %493 = load i64, ptr %488, align 8
  %494 = icmp ne i64 %493, 2
  %495 = zext i1 %494 to i64
  %496 = load ptr, ptr %162, align 8
  %497 = load i64, ptr %5, align 8
  %498 = add i64 %492, %495
  br label %499

499:
  %500 = phi i64 [ 0, %490 ], [ %508, %499 ]
  %501 = phi double [ 0.000000e+00, %490 ], [ %507, %499 ]
  %502 = add i64 %498, %500
  %503 = mul nsw i64 %502, %497
  %504 = add nsw i64 %503, %502
  %505 = getelementptr inbounds double, ptr %496, i64 %504
  %506 = load double, ptr %505, align 8
  %507 = tail call double @llvm.maxnum.f64(double %501, double %506)
  %508 = add nuw nsw i64 %500, 1
  %509 = icmp eq i64 %508, %483
  br i1 %509, label %519, label %499

510:
  %511 = phi i64 [ %410, %407 ], [ %481, %479 ]
  %512 = phi double [ %415, %407 ], [ %468, %479 ]
  %513 = load ptr, ptr %162, align 8
  %514 = load i64, ptr %5, align 8
  %515 = mul nsw i64 %514, %511
  %516 = add nsw i64 %515, %511
  %517 = getelementptr inbounds double, ptr %513, i64 %516
  %518 = load double, ptr %517, align 8
  br label %519

519:
  %520 = phi double [ %512, %510 ], [ %486, %482 ], [ %486, %499 ]
  %521 = phi double [ %381, %510 ], [ %487, %482 ], [ %487, %499 ]
  %522 = phi double [ %518, %510 ], [ 0.000000e+00, %482 ], [ %507, %499 ]
  %523 = tail call double @llvm.sqrt.f64(double %522)
  %524 = fdiv double %520, %523
  %525 = fadd double %521, %524
  %526 = mul nsw i64 %263, %159
  %527 = add nsw i64 %526, %251
  %528 = getelementptr inbounds double, ptr %11, i64 %527
  store double %525, ptr %528, align 8
  br i1 %247, label %532, label %529

529:
  %530 = tail call double @llvm.fabs.f64(double %525)
  %531 = tail call double @llvm.maxnum.f64(double %262, double %530)
  br label %532

532:
  %533 = phi double [ %531, %529 ], [ %262, %519 ]
  %534 = add nuw nsw i64 %263, 1
  %535 = icmp eq i64 %534, %160
  br i1 %535, label %252, label %261

536:
  %537 = phi i64 [ %538, %536 ], [ 0, %173 ]
  %538 = add nuw nsw i64 %537, 1
  %539 = sitofp i64 %538 to double
  %540 = fmul double %539, 0x3FE3C6EF372FE950
  %541 = mul nsw i64 %537, %159
  %542 = add nsw i64 %541, %160
  %543 = getelementptr inbounds double, ptr %11, i64 %542
  store double 1.000000e+00, ptr %543, align 8
  %544 = fadd double %540, 5.000000e-01
  %545 = tail call double @llvm.floor.f64(double %540)
  %546 = fsub double %544, %545
  %547 = add nsw i64 %542, 1
  %548 = getelementptr inbounds double, ptr %11, i64 %547
  %549 = load double, ptr %548, align 8
  %550 = tail call double @llvm.fmuladd.f64(double %174, double %546, double %549)
  store double %550, ptr %548, align 8
  %551 = getelementptr inbounds i64, ptr %157, i64 %537
  store i64 %537, ptr %551, align 8
  %552 = add nsw i64 %537, %160
  %553 = getelementptr inbounds i64, ptr %156, i64 %537
  store i64 %552, ptr %553, align 8
  %554 = icmp eq i64 %538, %160
  br i1 %554, label %565, label %536

555:
  %556 = phi ptr [ %148, %145 ], [ %156, %259 ], [ %156, %173 ]
  %557 = phi ptr [ %147, %145 ], [ %157, %259 ], [ %157, %173 ]
  %558 = phi i64 [ %146, %145 ], [ %159, %259 ], [ %159, %173 ]
  %559 = phi i64 [ %141, %145 ], [ 0, %259 ], [ %160, %173 ]
  %560 = phi double [ 0.000000e+00, %145 ], [ %260, %259 ], [ %174, %173 ]
  %561 = shl nsw i64 %559, 1
  %562 = getelementptr inbounds i64, ptr %556, i64 %559
  store i64 %561, ptr %562, align 8
  %563 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %564 = load ptr, ptr %563, align 8
  tail call void @write_least(ptr %0, ptr %564)
  br label %706

565:
  %566 = shl nsw i64 %160, 1
  %567 = getelementptr inbounds i64, ptr %156, i64 %160
  store i64 %566, ptr %567, align 8
  br label %568

568:
  %569 = phi double [ 0x7FF0000000000000, %565 ], [ %579, %568 ]
  %570 = phi i64 [ -1, %565 ], [ %578, %568 ]
  %571 = phi i64 [ 0, %565 ], [ %580, %568 ]
  %572 = mul nsw i64 %571, %159
  %573 = add i64 %572, %171
  %574 = getelementptr inbounds double, ptr %11, i64 %573
  %575 = load double, ptr %574, align 8
  %576 = tail call double @llvm.minnum.f64(double %569, double 0.000000e+00)
  %577 = fcmp olt double %575, %576
  %578 = select i1 %577, i64 %571, i64 %570
  %579 = select i1 %577, double %575, double %569
  %580 = add nuw nsw i64 %571, 1
  %581 = icmp eq i64 %580, %160
  br i1 %581, label %582, label %568

582:
  %583 = icmp slt i64 %578, 0
  br i1 %583, label %693, label %584

584:
  %585 = mul nsw i64 %160, 12
  %586 = sub i64 0, %160
  %587 = icmp sgt i64 %160, -2
  br label %593

588:
  %589 = add nuw nsw i64 %596, 1
  %590 = icmp sgt i64 %689, -1
  %591 = icmp slt i64 %589, %585
  %592 = select i1 %590, i1 %591, i1 false
  br i1 %592, label %593, label %911

593:
  %594 = phi i64 [ %566, %584 ], [ %645, %588 ]
  %595 = phi i64 [ %160, %584 ], [ %647, %588 ]
  %596 = phi i64 [ 0, %584 ], [ %589, %588 ]
  %597 = phi i64 [ %578, %584 ], [ %689, %588 ]
  %598 = getelementptr inbounds i64, ptr %157, i64 %597
  %599 = load i64, ptr %598, align 8
  %600 = mul nsw i64 %597, %159
  %601 = getelementptr inbounds double, ptr %11, i64 %600
  %602 = getelementptr inbounds double, ptr %601, i64 %595
  %603 = load double, ptr %602, align 8
  br i1 %587, label %604, label %639

604:
  %605 = phi i64 [ %615, %611 ], [ 0, %593 ]
  %606 = icmp eq i64 %605, %595
  br i1 %606, label %611, label %607

607:
  %608 = getelementptr inbounds double, ptr %601, i64 %605
  %609 = load double, ptr %608, align 8
  %610 = fneg double %609
  br label %611

611:
  %612 = phi double [ %610, %607 ], [ 1.000000e+00, %604 ]
  %613 = fdiv double %612, %603
  %614 = getelementptr inbounds double, ptr %601, i64 %605
  store double %613, ptr %614, align 8
  %615 = add nuw nsw i64 %605, 1
  %616 = icmp eq i64 %615, %159
  br i1 %616, label %617, label %604

617:
  %618 = phi i64 [ %637, %636 ], [ 0, %611 ]
  %619 = mul nsw i64 %618, %159
  %620 = getelementptr inbounds double, ptr %11, i64 %619
  %621 = getelementptr inbounds double, ptr %620, i64 %595
  %622 = load double, ptr %621, align 8
  %623 = icmp eq i64 %618, %597
  %624 = fcmp oeq double %622, 0.000000e+00
  %625 = select i1 %623, i1 true, i1 %624
  br i1 %625, label %636, label %626

626:
  store double 0.000000e+00, ptr %621, align 8
  br label %627

627:
  %628 = phi i64 [ %634, %627 ], [ 0, %626 ]
  %629 = getelementptr inbounds double, ptr %601, i64 %628
  %630 = load double, ptr %629, align 8
  %631 = getelementptr inbounds double, ptr %620, i64 %628
  %632 = load double, ptr %631, align 8
  %633 = tail call double @llvm.fmuladd.f64(double %622, double %630, double %632)
  store double %633, ptr %631, align 8
  %634 = add nuw nsw i64 %628, 1
  %635 = icmp eq i64 %634, %159
  br i1 %635, label %636, label %627

636:
  %637 = add nuw nsw i64 %618, 1
  %638 = icmp eq i64 %637, %160
  br i1 %638, label %639, label %617

639:
  %640 = getelementptr inbounds i64, ptr %156, i64 %595
  store i64 %594, ptr %598, align 8
  store i64 %599, ptr %640, align 8
  %641 = icmp eq i64 %599, %566
  br i1 %641, label %693, label %642

642:
  %643 = icmp slt i64 %599, %160
  %644 = select i1 %643, i64 %160, i64 %586
  %645 = add i64 %644, %599
  br label %646

646:
  %647 = phi i64 [ 0, %642 ], [ %651, %646 ]
  %648 = getelementptr inbounds i64, ptr %156, i64 %647
  %649 = load i64, ptr %648, align 8
  %650 = icmp eq i64 %649, %645
  %651 = add nuw nsw i64 %647, 1
  br i1 %650, label %654, label %646

652:
  %653 = fmul double %662, -1.000000e-10
  br label %665

654:
  %655 = phi double [ %662, %654 ], [ 0.000000e+00, %646 ]
  %656 = phi i64 [ %663, %654 ], [ 0, %646 ]
  %657 = mul nsw i64 %656, %159
  %658 = add nsw i64 %657, %647
  %659 = getelementptr inbounds double, ptr %11, i64 %658
  %660 = load double, ptr %659, align 8
  %661 = tail call double @llvm.fabs.f64(double %660)
  %662 = tail call double @llvm.maxnum.f64(double %655, double %661)
  %663 = add nuw nsw i64 %656, 1
  %664 = icmp eq i64 %663, %160
  br i1 %664, label %652, label %654

665:
  %666 = phi double [ 0x7FF0000000000000, %652 ], [ %690, %688 ]
  %667 = phi i64 [ -1, %652 ], [ %689, %688 ]
  %668 = phi i64 [ 0, %652 ], [ %691, %688 ]
  %669 = mul nsw i64 %668, %159
  %670 = add nsw i64 %669, %647
  %671 = getelementptr inbounds double, ptr %11, i64 %670
  %672 = load double, ptr %671, align 8
  %673 = add i64 %669, %171
  %674 = getelementptr inbounds double, ptr %11, i64 %673
  %675 = load double, ptr %674, align 8
  %676 = fneg double %675
  %677 = fdiv double %676, %672
  %678 = fcmp olt double %672, %653
  br i1 %678, label %679, label %688

679:
  %680 = fcmp olt double %677, %666
  br i1 %680, label %687, label %681

681:
  %682 = fcmp oeq double %677, %666
  br i1 %682, label %683, label %688

683:
  %684 = getelementptr inbounds i64, ptr %157, i64 %668
  %685 = load i64, ptr %684, align 8
  %686 = icmp eq i64 %685, %566
  br i1 %686, label %687, label %688

687:
  br label %688

688:
  %689 = phi i64 [ %668, %687 ], [ %667, %683 ], [ %667, %681 ], [ %667, %665 ]
  %690 = phi double [ %677, %687 ], [ %666, %683 ], [ %666, %681 ], [ %666, %665 ]
  %691 = add nuw nsw i64 %668, 1
  %692 = icmp eq i64 %691, %160
  br i1 %692, label %588, label %665

693:
  %694 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %695 = load ptr, ptr %694, align 8
  tail call void @write_least(ptr %0, ptr %695)
  %696 = icmp sgt i64 %160, 0
  br i1 %696, label %697, label %706

697:
  %698 = sub nsw i64 0, %160
  %699 = add nuw i64 %160, 1
  %700 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %701 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %702 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %703 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %704 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  %705 = getelementptr inbounds %struct.unknown, ptr %18, i64 %698
  br label %723

706:
  %707 = phi i1 [ false, %555 ], [ false, %693 ], [ %696, %791 ]
  %708 = phi ptr [ %563, %555 ], [ %694, %693 ], [ %694, %791 ]
  %709 = phi double [ %560, %555 ], [ %174, %693 ], [ %174, %791 ]
  %710 = phi ptr [ %557, %555 ], [ %157, %693 ], [ %157, %791 ]
  %711 = phi i64 [ %558, %555 ], [ %159, %693 ], [ %159, %791 ]
  %712 = phi i64 [ %559, %555 ], [ %160, %693 ], [ %160, %791 ]
  %713 = load i64, ptr %19, align 8
  %714 = icmp sgt i64 %713, 0
  br i1 %714, label %715, label %911

715:
  %716 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %717 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %718 = add i64 %712, 1
  %719 = fmul double %709, 4.000000e+00
  %720 = icmp ne i32 %1, 0
  %721 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %722 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  br label %794

723:
  %724 = phi i64 [ 0, %697 ], [ %792, %791 ]
  %725 = getelementptr inbounds i64, ptr %157, i64 %724
  %726 = load i64, ptr %725, align 8
  %727 = getelementptr inbounds %struct.unknown, ptr %705, i64 %726
  %728 = icmp slt i64 %726, %160
  br i1 %728, label %791, label %729

729:
  %730 = getelementptr inbounds %struct.unknown, ptr %727, i64 0, i32 2
  %731 = load i64, ptr %730, align 8
  %732 = icmp eq i64 %731, 0
  br i1 %732, label %791, label %733

733:
  %734 = getelementptr inbounds %struct.unknown, ptr %727, i64 0, i32 0
  %735 = load i64, ptr %734, align 8
  %736 = getelementptr inbounds %struct.unknown, ptr %727, i64 0, i32 1
  %737 = load i64, ptr %736, align 8
  %738 = sitofp i64 %731 to double
  %739 = mul nsw i64 %724, %159
  %740 = add i64 %699, %739
  %741 = getelementptr inbounds double, ptr %11, i64 %740
  %742 = load double, ptr %741, align 8
  %743 = fmul double %742, %738
  %744 = load ptr, ptr %700, align 8
  %745 = load i64, ptr %5, align 8
  %746 = mul nsw i64 %745, %737
  %747 = add nsw i64 %746, %737
  %748 = getelementptr inbounds double, ptr %744, i64 %747
  %749 = load double, ptr %748, align 8
  %750 = tail call double @llvm.sqrt.f64(double %749)
  %751 = fdiv double %743, %750
  %752 = load ptr, ptr %694, align 8
  %753 = load ptr, ptr %701, align 8
  %754 = shl nsw i64 %735, 2
  %755 = getelementptr inbounds i64, ptr %753, i64 %754
  %756 = getelementptr inbounds i64, ptr %755, i64 1
  %757 = load i64, ptr %756, align 8
  %758 = load i64, ptr %755, align 8
  %759 = icmp ne i64 %758, 2
  %760 = zext i1 %759 to i64
  %761 = add nsw i64 %757, %760
  %762 = getelementptr inbounds double, ptr %752, i64 %737
  %763 = load double, ptr %762, align 8
  %764 = fadd double %751, %763
  store double %764, ptr %762, align 8
  %765 = load ptr, ptr %702, align 8
  %766 = getelementptr inbounds i64, ptr %765, i64 %735
  %767 = load i64, ptr %766, align 8
  %768 = icmp eq i64 %767, 2
  br i1 %768, label %769, label %791

769:
  %770 = getelementptr inbounds i64, ptr %755, i64 2
  %771 = load i64, ptr %770, align 8
  %772 = add nsw i64 %771, %761
  %773 = icmp sgt i64 %771, 0
  br i1 %773, label %774, label %791

774:
  %775 = mul nsw i64 %735, 3
  %776 = load ptr, ptr %703, align 8
  %777 = getelementptr inbounds double, ptr %776, i64 %775
  %778 = load ptr, ptr %704, align 8
  br label %779

779:
  %780 = phi i64 [ %761, %774 ], [ %789, %779 ]
  %781 = load double, ptr %777, align 8
  %782 = getelementptr inbounds double, ptr %778, i64 %780
  %783 = load double, ptr %782, align 8
  %784 = getelementptr inbounds double, ptr %752, i64 %780
  %785 = load double, ptr %784, align 8
  %786 = fneg double %781
  %787 = fmul double %751, %786
  %788 = tail call double @llvm.fmuladd.f64(double %787, double %783, double %785)
  store double %788, ptr %784, align 8
  %789 = add nsw i64 %780, 1
  %790 = icmp slt i64 %789, %772
  br i1 %790, label %779, label %791

791:
  %792 = add nuw nsw i64 %724, 1
  %793 = icmp eq i64 %792, %160
  br i1 %793, label %706, label %723

794:
  %795 = phi i64 [ 0, %715 ], [ %908, %907 ]
  %796 = load ptr, ptr %716, align 8
  %797 = shl nsw i64 %795, 2
  %798 = getelementptr inbounds i64, ptr %796, i64 %797
  %799 = getelementptr inbounds i64, ptr %798, i64 1
  %800 = load i64, ptr %799, align 8
  %801 = load i64, ptr %798, align 8
  %802 = icmp ne i64 %801, 2
  %803 = zext i1 %802 to i64
  %804 = add nsw i64 %800, %803
  %805 = icmp eq i64 %801, 2
  %806 = zext i1 %805 to i32
  %807 = load ptr, ptr %717, align 8
  %808 = getelementptr inbounds i64, ptr %807, i64 %795
  %809 = load i64, ptr %808, align 8
  %810 = icmp eq i64 %809, 2
  br i1 %810, label %811, label %815

811:
  %812 = getelementptr inbounds i64, ptr %798, i64 2
  %813 = load i64, ptr %812, align 8
  %814 = icmp sgt i64 %813, 0
  br label %815

815:
  %816 = phi i1 [ false, %794 ], [ %814, %811 ]
  %817 = zext i1 %816 to i32
  br i1 %707, label %836, label %818

818:
  %819 = phi i32 [ %806, %815 ], [ %882, %881 ]
  %820 = phi i32 [ %817, %815 ], [ %883, %881 ]
  %821 = icmp eq i32 %820, 0
  %822 = icmp eq i32 %819, 0
  br i1 %822, label %823, label %832

823:
  br i1 %821, label %824, label %886

824:
  %825 = load ptr, ptr %722, align 8
  %826 = getelementptr inbounds double, ptr %825, i64 %795
  %827 = load double, ptr %826, align 8
  %828 = fcmp ogt double %827, 0.000000e+00
  %829 = select i1 %828, i64 3, i64 0
  %830 = load ptr, ptr %721, align 8
  %831 = getelementptr inbounds i64, ptr %830, i64 %795
  store i64 %829, ptr %831, align 8
  br label %907

832:
  %833 = select i1 %821, i64 1, i64 2
  %834 = load ptr, ptr %721, align 8
  %835 = getelementptr inbounds i64, ptr %834, i64 %795
  store i64 %833, ptr %835, align 8
  br i1 %821, label %907, label %889

836:
  %837 = phi i64 [ %884, %881 ], [ 0, %815 ]
  %838 = phi i32 [ %883, %881 ], [ %817, %815 ]
  %839 = phi i32 [ %882, %881 ], [ %806, %815 ]
  %840 = getelementptr inbounds i64, ptr %710, i64 %837
  %841 = load i64, ptr %840, align 8
  %842 = icmp sge i64 %841, %712
  %843 = getelementptr inbounds %struct.unknown, ptr %18, i64 %841
  %844 = select i1 %842, i64 %712, i64 0
  %845 = sub nsw i64 0, %844
  %846 = getelementptr inbounds %struct.unknown, ptr %843, i64 %845
  %847 = mul nsw i64 %837, %711
  %848 = add i64 %718, %847
  %849 = getelementptr inbounds double, ptr %11, i64 %848
  %850 = load double, ptr %849, align 8
  %851 = fcmp ole double %850, %719
  %852 = getelementptr inbounds %struct.unknown, ptr %846, i64 0, i32 0
  %853 = load i64, ptr %852, align 8
  %854 = icmp eq i64 %853, %795
  br i1 %854, label %855, label %881

855:
  %856 = icmp eq i32 %839, 0
  br i1 %856, label %857, label %869

857:
  %858 = getelementptr inbounds %struct.unknown, ptr %846, i64 0, i32 2
  %859 = load i64, ptr %858, align 8
  %860 = icmp eq i64 %859, 0
  br i1 %860, label %869, label %861

861:
  %862 = getelementptr inbounds %struct.unknown, ptr %846, i64 0, i32 1
  %863 = load i64, ptr %862, align 8
  %864 = icmp sge i64 %863, %804
  %865 = select i1 %864, i1 true, i1 %842
  %866 = xor i1 %864, true
  %867 = select i1 %720, i1 %851, i1 false
  %868 = select i1 %865, i1 %866, i1 %867
  br label %869

869:
  %870 = phi i1 [ true, %855 ], [ false, %857 ], [ %868, %861 ]
  %871 = zext i1 %870 to i32
  %872 = icmp eq i32 %838, 0
  br i1 %872, label %873, label %878

873:
  %874 = getelementptr inbounds %struct.unknown, ptr %846, i64 0, i32 2
  %875 = load i64, ptr %874, align 8
  %876 = icmp eq i64 %875, 0
  %877 = select i1 %876, i1 %842, i1 false
  br label %878

878:
  %879 = phi i1 [ true, %869 ], [ %877, %873 ]
  %880 = zext i1 %879 to i32
  br label %881

881:
  %882 = phi i32 [ %871, %878 ], [ %839, %836 ]
  %883 = phi i32 [ %880, %878 ], [ %838, %836 ]
  %884 = add nuw nsw i64 %837, 1
  %885 = icmp eq i64 %884, %712
  br i1 %885, label %818, label %836

886:
  %887 = load ptr, ptr %721, align 8
  %888 = getelementptr inbounds i64, ptr %887, i64 %795
  store i64 0, ptr %888, align 8
  br label %889

889:
  %890 = load i64, ptr %808, align 8
  %891 = icmp eq i64 %890, 2
  br i1 %891, label %907, label %892

892:
  %893 = load ptr, ptr %708, align 8
  %894 = getelementptr inbounds double, ptr %893, i64 %804
  %895 = getelementptr inbounds i64, ptr %798, i64 2
  %896 = load i64, ptr %895, align 8
  %897 = icmp eq i64 %896, 1
  %898 = load double, ptr %894, align 8
  br i1 %897, label %899, label %901

899:
  %900 = tail call double @llvm.fabs.f64(double %898)
  br label %905

901:
  %902 = getelementptr inbounds double, ptr %894, i64 1
  %903 = load double, ptr %902, align 8
  %904 = tail call double @hypot(double %898, double %903)
  br label %905

905:
  %906 = phi double [ %900, %899 ], [ %904, %901 ]
  tail call void @law_turn_against(ptr %0, i64 %795, ptr %894, double %906)
  br label %907

907:
  %908 = add nuw nsw i64 %795, 1
  %909 = load i64, ptr %19, align 8
  %910 = icmp slt i64 %908, %909
  br i1 %910, label %794, label %911

911:
  %912 = phi i32 [ -1, %2 ], [ 1, %706 ], [ 1, %907 ], [ 0, %588 ]
  ret i32 %912
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
