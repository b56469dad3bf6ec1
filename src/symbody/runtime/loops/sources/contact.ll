; contact: made by tools/make_loops_text.py from contact, contact_guards, contact_law
; sources c9934f97c62ffcd8cd38f9e8405ef3e5ebb4566fbdea1fc0a5bd5767683f8098
%struct.contact_system = type { i64, i64, i64, i64, i64, ptr, ptr, %struct.model_call, %struct.model_call, %struct.model_call, double, ptr, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double }
%struct.model_call = type { ptr, ptr, ptr }
%struct.contact_parts = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.anon = type { ptr, i64 }
%struct.law_problem = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, i64, i64, ptr, ptr }
%struct.model_context = type { i64, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, double, double, ptr, i64, [2 x double], ptr, ptr, ptr, i64, i64, ptr, ptr }
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.contact_event = type { double, i64, i64, [3 x double], double }
%struct.sample = type { double, ptr, ptr }

@choose.directions = internal constant [4 x [2 x double]] [[2 x double] [double 1.000000e+00, double 0.000000e+00], [2 x double] [double -1.000000e+00, double 0.000000e+00], [2 x double] [double 0.000000e+00, double 1.000000e+00], [2 x double] [double 0.000000e+00, double -1.000000e+00]], align 16

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
  %12 = mul i64 %6, 61
  %13 = add i64 %4, 7
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
  %2 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 0
  %3 = load i64, ptr %2, align 8
  %4 = mul nsw i64 %3, 3
  %5 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = tail call i64 @law_places(i64 %6)
  %8 = add nsw i64 %7, %4
  ret i64 %8
}

define void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %0, ptr  %1) {
  %3 = alloca [16 x %struct.anon], align 16
  %4 = getelementptr inbounds %struct.contact_system, ptr %1, i64 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.contact_system, ptr %1, i64 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.contact_system, ptr %1, i64 0, i32 21
  %9 = load ptr, ptr %8, align 8
  %10 = bitcast ptr %3 to ptr
  %11 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 0, i32 0
  %12 = getelementptr inbounds %struct.contact_parts, ptr %0, i64 0, i32 0
  store ptr %12, ptr %11, align 16
  %13 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 0, i32 1
  store i64 %7, ptr %13, align 8
  %14 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 1, i32 0
  %15 = getelementptr inbounds %struct.contact_parts, ptr %0, i64 0, i32 1
  store ptr %15, ptr %14, align 16
  %16 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 1, i32 1
  store i64 %5, ptr %16, align 8
  %17 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 2, i32 0
  %18 = getelementptr inbounds %struct.contact_parts, ptr %0, i64 0, i32 2
  store ptr %18, ptr %17, align 16
  %19 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 2, i32 1
  store i64 %5, ptr %19, align 8
  %20 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 3, i32 0
  %21 = getelementptr inbounds %struct.contact_parts, ptr %0, i64 0, i32 3
  store ptr %21, ptr %20, align 16
  %22 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 3, i32 1
  %23 = mul nsw i64 %5, %5
  store i64 %23, ptr %22, align 8
  %24 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 4, i32 0
  %25 = getelementptr inbounds %struct.contact_parts, ptr %0, i64 0, i32 4
  store ptr %25, ptr %24, align 16
  %26 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 4, i32 1
  %27 = mul nsw i64 %7, 3
  store i64 %27, ptr %26, align 8
  %28 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 5, i32 0
  %29 = getelementptr inbounds %struct.contact_parts, ptr %0, i64 0, i32 5
  store ptr %29, ptr %28, align 16
  %30 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 5, i32 1
  %31 = getelementptr inbounds %struct.contact_system, ptr %1, i64 0, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = mul nsw i64 %32, %5
  store i64 %33, ptr %30, align 8
  %34 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 6, i32 0
  %35 = getelementptr inbounds %struct.contact_parts, ptr %0, i64 0, i32 6
  store ptr %35, ptr %34, align 16
  %36 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 6, i32 1
  %37 = getelementptr inbounds %struct.contact_system, ptr %1, i64 0, i32 3
  %38 = load i64, ptr %37, align 8
  %39 = mul nsw i64 %38, %5
  store i64 %39, ptr %36, align 8
  %40 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 7, i32 0
  %41 = getelementptr inbounds %struct.contact_parts, ptr %0, i64 0, i32 7
  store ptr %41, ptr %40, align 16
  %42 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 7, i32 1
  store i64 %5, ptr %42, align 8
  %43 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 8, i32 0
  %44 = getelementptr inbounds %struct.contact_parts, ptr %0, i64 0, i32 8
  store ptr %44, ptr %43, align 16
  %45 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 8, i32 1
  store i64 %5, ptr %45, align 8
  %46 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 9, i32 0
  %47 = getelementptr inbounds %struct.contact_parts, ptr %0, i64 0, i32 9
  store ptr %47, ptr %46, align 16
  %48 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 9, i32 1
  store i64 %5, ptr %48, align 8
  %49 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 10, i32 0
  %50 = getelementptr inbounds %struct.contact_parts, ptr %0, i64 0, i32 10
  store ptr %50, ptr %49, align 16
  %51 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 10, i32 1
  store i64 %7, ptr %51, align 8
  %52 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 11, i32 0
  %53 = getelementptr inbounds %struct.contact_parts, ptr %0, i64 0, i32 11
  store ptr %53, ptr %52, align 16
  %54 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 11, i32 1
  store i64 %7, ptr %54, align 8
  %55 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 12, i32 0
  %56 = getelementptr inbounds %struct.contact_parts, ptr %0, i64 0, i32 12
  store ptr %56, ptr %55, align 16
  %57 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 12, i32 1
  store i64 %5, ptr %57, align 8
  %58 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 13, i32 0
  %59 = getelementptr inbounds %struct.contact_parts, ptr %0, i64 0, i32 13
  store ptr %59, ptr %58, align 16
  %60 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 13, i32 1
  %61 = mul nsw i64 %7, 56
  store i64 %61, ptr %60, align 8
  %62 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 14, i32 0
  %63 = getelementptr inbounds %struct.contact_parts, ptr %0, i64 0, i32 15
  store ptr %63, ptr %62, align 16
  %64 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 14, i32 1
  %65 = tail call i64 @law_work(i64 %5)
  store i64 %65, ptr %64, align 8
  %66 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 15, i32 0
  %67 = getelementptr inbounds %struct.contact_parts, ptr %0, i64 0, i32 14
  store ptr %67, ptr %66, align 16
  %68 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 15, i32 1
  store i64 0, ptr %68, align 8
  store ptr %9, ptr %12, align 8
  br label %79

69:
  %70 = getelementptr inbounds %struct.contact_system, ptr %1, i64 0, i32 22
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds %struct.contact_parts, ptr %0, i64 0, i32 16
  store ptr %71, ptr %72, align 8
  %73 = getelementptr inbounds i64, ptr %71, i64 %7
  %74 = getelementptr inbounds %struct.contact_parts, ptr %0, i64 0, i32 17
  store ptr %73, ptr %74, align 8
  %75 = getelementptr inbounds i64, ptr %73, i64 %7
  %76 = getelementptr inbounds %struct.contact_parts, ptr %0, i64 0, i32 18
  store ptr %75, ptr %76, align 8
  %77 = getelementptr inbounds i64, ptr %75, i64 %7
  %78 = getelementptr inbounds %struct.contact_parts, ptr %0, i64 0, i32 19
  store ptr %77, ptr %78, align 8
  ret void

79:
  %80 = phi i64 [ 1, %2 ], [ %88, %79 ]
  %81 = phi ptr [ %9, %2 ], [ %83, %79 ]
  %82 = phi i64 [ %7, %2 ], [ %87, %79 ]
  %83 = getelementptr inbounds double, ptr %81, i64 %82
  %84 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 %80, i32 0
  %85 = load ptr, ptr %84, align 16
  %86 = getelementptr inbounds [16 x %struct.anon], ptr %3, i64 0, i64 %80, i32 1
  %87 = load i64, ptr %86, align 8
  store ptr %83, ptr %85, align 8
  %88 = add nuw nsw i64 %80, 1
  %89 = icmp eq i64 %88, 16
  br i1 %89, label %69, label %79
}

define void @contact_problem(ptr sret(%struct.law_problem) align 8  %0, ptr  %1) {
  %3 = alloca %struct.contact_parts, align 8
  %4 = bitcast ptr %3 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %3, ptr %1)
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
  %15 = getelementptr inbounds %struct.contact_parts, ptr %3, i64 0, i32 4
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %14, align 8
  %17 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %18 = getelementptr inbounds %struct.contact_parts, ptr %3, i64 0, i32 3
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %17, align 8
  %20 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %21 = getelementptr inbounds %struct.contact_parts, ptr %3, i64 0, i32 2
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %20, align 8
  %23 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %24 = getelementptr inbounds %struct.contact_parts, ptr %3, i64 0, i32 16
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %23, align 8
  %26 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %27 = getelementptr inbounds %struct.contact_parts, ptr %3, i64 0, i32 10
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %26, align 8
  %29 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %30 = getelementptr inbounds %struct.contact_parts, ptr %3, i64 0, i32 17
  %31 = load ptr, ptr %30, align 8
  store ptr %31, ptr %29, align 8
  %32 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  %33 = getelementptr inbounds %struct.contact_parts, ptr %3, i64 0, i32 7
  %34 = load ptr, ptr %33, align 8
  store ptr %34, ptr %32, align 8
  %35 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %36 = getelementptr inbounds %struct.contact_parts, ptr %3, i64 0, i32 8
  %37 = load ptr, ptr %36, align 8
  store ptr %37, ptr %35, align 8
  %38 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %39 = getelementptr inbounds %struct.contact_parts, ptr %3, i64 0, i32 9
  %40 = load ptr, ptr %39, align 8
  store ptr %40, ptr %38, align 8
  %41 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 12
  store double 0.000000e+00, ptr %41, align 8
  %42 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 13
  store i64 -1, ptr %42, align 8
  %43 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 14
  store i64 0, ptr %43, align 8
  %44 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 15
  %45 = getelementptr inbounds %struct.contact_parts, ptr %3, i64 0, i32 15
  %46 = load ptr, ptr %45, align 8
  store ptr %46, ptr %44, align 8
  %47 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 16
  %48 = getelementptr inbounds %struct.contact_parts, ptr %3, i64 0, i32 19
  %49 = load ptr, ptr %48, align 8
  store ptr %49, ptr %47, align 8
  ret void
}

define void @contact_point_slips(ptr  %0, ptr  %1) {
  %3 = getelementptr inbounds %struct.contact_parts, ptr %1, i64 0, i32 7
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

define i64 @contact_forces(ptr  %0, double %1, ptr %2) {
  %4 = alloca %struct.contact_parts, align 8
  %5 = alloca %struct.contact_parts, align 8
  %6 = alloca %struct.law_problem, align 8
  %7 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.contact_system, ptr %8, i64 0, i32 4
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds double, ptr %10, i64 %12
  %14 = bitcast ptr %13 to ptr
  %15 = getelementptr inbounds %struct.contact_system, ptr %8, i64 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = shl i64 %16, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %14, i8 0, i64 %17, i1 false)
  %18 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 26
  %19 = load ptr, ptr %18, align 8
  %20 = load volatile i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %22, label %110

22:
  %23 = getelementptr inbounds %struct.contact_system, ptr %8, i64 0, i32 27
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %110, label %26

26:
  %27 = bitcast ptr %5 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %5, ptr %8)
  %28 = getelementptr inbounds %struct.contact_parts, ptr %5, i64 0, i32 0
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds %struct.contact_system, ptr %8, i64 0, i32 8, i32 0
  %31 = load ptr, ptr %30, align 8
  %32 = load ptr, ptr %9, align 8
  %33 = getelementptr inbounds %struct.contact_system, ptr %8, i64 0, i32 8, i32 1
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds %struct.contact_system, ptr %8, i64 0, i32 8, i32 2
  %36 = load ptr, ptr %35, align 8
  call void %31(double %1, ptr %2, ptr %32, ptr %34, ptr %36, ptr %29)
  %37 = bitcast ptr %6 to ptr
  %38 = bitcast ptr %4 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %4, ptr %8)
  %39 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 0
  %40 = getelementptr inbounds %struct.contact_system, ptr %8, i64 0, i32 0
  %41 = load i64, ptr %40, align 8
  store i64 %41, ptr %39, align 8
  %42 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 1
  %43 = load i64, ptr %15, align 8
  store i64 %43, ptr %42, align 8
  %44 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 2
  %45 = getelementptr inbounds %struct.contact_system, ptr %8, i64 0, i32 5
  %46 = load ptr, ptr %45, align 8
  store ptr %46, ptr %44, align 8
  %47 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 3
  %48 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 4
  %49 = load ptr, ptr %48, align 8
  store ptr %49, ptr %47, align 8
  %50 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 4
  %51 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 3
  %52 = load ptr, ptr %51, align 8
  store ptr %52, ptr %50, align 8
  %53 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 5
  %54 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 2
  %55 = load ptr, ptr %54, align 8
  store ptr %55, ptr %53, align 8
  %56 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 6
  %57 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 16
  %58 = load ptr, ptr %57, align 8
  store ptr %58, ptr %56, align 8
  %59 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 7
  %60 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 10
  %61 = load ptr, ptr %60, align 8
  store ptr %61, ptr %59, align 8
  %62 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 8
  %63 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 17
  %64 = load ptr, ptr %63, align 8
  store ptr %64, ptr %62, align 8
  %65 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 9
  %66 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 7
  %67 = load ptr, ptr %66, align 8
  store ptr %67, ptr %65, align 8
  %68 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 10
  %69 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 8
  %70 = load ptr, ptr %69, align 8
  store ptr %70, ptr %68, align 8
  %71 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 11
  %72 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 9
  %73 = load ptr, ptr %72, align 8
  store ptr %73, ptr %71, align 8
  %74 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 12
  store double 0.000000e+00, ptr %74, align 8
  %75 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 13
  store i64 -1, ptr %75, align 8
  %76 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 14
  store i64 0, ptr %76, align 8
  %77 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 15
  %78 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 15
  %79 = load ptr, ptr %78, align 8
  store ptr %79, ptr %77, align 8
  %80 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 16
  %81 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 19
  %82 = load ptr, ptr %81, align 8
  store ptr %82, ptr %80, align 8
  %83 = icmp sgt i64 %41, 0
  br i1 %83, label %84, label %101

84:
  %85 = getelementptr inbounds %struct.contact_system, ptr %8, i64 0, i32 19
  %86 = load ptr, ptr %85, align 8
  br label %87

87:
  %88 = phi i64 [ 0, %84 ], [ %98, %87 ]
  %89 = getelementptr inbounds i64, ptr %86, i64 %88
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds i64, ptr %64, i64 %88
  store i64 %90, ptr %91, align 8
  %92 = load i64, ptr %89, align 8
  %93 = icmp eq i64 %92, 0
  %94 = icmp eq i64 %92, 2
  %95 = select i1 %94, i64 2, i64 1
  %96 = select i1 %93, i64 0, i64 %95
  %97 = getelementptr inbounds i64, ptr %58, i64 %88
  store i64 %96, ptr %97, align 8
  %98 = add nuw nsw i64 %88, 1
  %99 = load i64, ptr %40, align 8
  %100 = icmp slt i64 %98, %99
  br i1 %100, label %87, label %101

101:
  call void @contact_point_slips(ptr %8, ptr %5)
  call void @law_forces(ptr %6)
  %102 = load ptr, ptr %9, align 8
  %103 = load i64, ptr %11, align 8
  %104 = getelementptr inbounds double, ptr %102, i64 %103
  %105 = bitcast ptr %104 to ptr
  %106 = bitcast ptr %68 to ptr
  %107 = load ptr, ptr %106, align 8
  %108 = load i64, ptr %15, align 8
  %109 = shl i64 %108, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %105, ptr align 8 %107, i64 %109, i1 false)
  br label %110

110:
  %111 = phi i64 [ 0, %101 ], [ 2, %3 ], [ 0, %22 ]
  ret i64 %111
}

define i64 @contact_project(ptr  %0, double %1, ptr %2) {
  %4 = alloca %struct.contact_parts, align 8
  %5 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %6 = load ptr, ptr %5, align 8
  %7 = bitcast ptr %4 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %4, ptr %6)
  %8 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 27
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %227, label %11

11:
  %12 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  %13 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 7
  %14 = getelementptr inbounds %struct.model_call, ptr %13, i64 0, i32 0
  %15 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 8
  %16 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 0
  %17 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 0
  %18 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 5
  %19 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 19
  %20 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 6
  %21 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 1
  %22 = getelementptr inbounds %struct.model_call, ptr %15, i64 0, i32 0
  %23 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 8, i32 1
  %24 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 8, i32 2
  %25 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 5
  %26 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 9, i32 0
  %27 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 9, i32 1
  %28 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 9, i32 2
  %29 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 2
  %30 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 3
  %31 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 6
  %32 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 8
  %33 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 1
  %34 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 12
  %35 = bitcast ptr %34 to ptr
  br label %36

36:
  %37 = phi i32 [ 0, %11 ], [ %225, %224 ]
  %38 = load ptr, ptr %5, align 8
  %39 = load ptr, ptr %12, align 8
  %40 = getelementptr inbounds %struct.contact_system, ptr %38, i64 0, i32 4
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds double, ptr %39, i64 %41
  %43 = bitcast ptr %42 to ptr
  %44 = getelementptr inbounds %struct.contact_system, ptr %38, i64 0, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = shl i64 %45, 3
  call void @llvm.memset.p0.i64(ptr align 8 %43, i8 0, i64 %46, i1 false)
  %47 = load ptr, ptr %14, align 8
  %48 = icmp eq ptr %47, null
  %49 = select i1 %48, ptr %15, ptr %13
  %50 = load ptr, ptr %16, align 8
  %51 = getelementptr inbounds %struct.model_call, ptr %49, i64 0, i32 0
  %52 = load ptr, ptr %51, align 8
  %53 = load ptr, ptr %12, align 8
  %54 = getelementptr inbounds %struct.model_call, ptr %49, i64 0, i32 1
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds %struct.model_call, ptr %49, i64 0, i32 2
  %57 = load ptr, ptr %56, align 8
  call void %52(double %1, ptr %2, ptr %53, ptr %55, ptr %57, ptr %50)
  %58 = load i64, ptr %17, align 8
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %123

60:
  %61 = load ptr, ptr %18, align 8
  %62 = load ptr, ptr %19, align 8
  %63 = load ptr, ptr %16, align 8
  %64 = load ptr, ptr %21, align 8
  br label %65

65:
  %66 = phi double [ 0.000000e+00, %60 ], [ %119, %118 ]
  %67 = phi double [ 0.000000e+00, %60 ], [ %120, %118 ]
  %68 = phi i64 [ 0, %60 ], [ %121, %118 ]
  %69 = shl nsw i64 %68, 2
  %70 = getelementptr inbounds i64, ptr %61, i64 %69
  %71 = getelementptr inbounds i64, ptr %70, i64 1
  %72 = load i64, ptr %71, align 8
  %73 = load i64, ptr %70, align 8
  %74 = icmp ne i64 %73, 2
  %75 = zext i1 %74 to i64
  %76 = add nsw i64 %72, %75
  %77 = getelementptr inbounds i64, ptr %62, i64 %68
  %78 = load i64, ptr %77, align 8
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %118, label %80

80:
  %81 = icmp eq i64 %73, 0
  br i1 %81, label %82, label %92

82:
  %83 = getelementptr inbounds double, ptr %63, i64 %68
  %84 = load double, ptr %83, align 8
  %85 = call double @llvm.fabs.f64(double %84)
  %86 = load ptr, ptr %20, align 8
  %87 = shl nuw nsw i64 %68, 1
  %88 = getelementptr inbounds double, ptr %86, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = fdiv double %85, %89
  %91 = call double @llvm.maxnum.f64(double %66, double %90)
  br label %92

92:
  %93 = phi double [ %91, %82 ], [ %66, %80 ]
  %94 = icmp eq i64 %78, 1
  br i1 %94, label %95, label %99

95:
  %96 = getelementptr inbounds i64, ptr %70, i64 2
  %97 = load i64, ptr %96, align 8
  %98 = add nsw i64 %97, %76
  br label %99

99:
  %100 = phi i64 [ %98, %95 ], [ %76, %92 ]
  %101 = icmp slt i64 %72, %100
  br i1 %101, label %102, label %118

102:
  %103 = load ptr, ptr %20, align 8
  %104 = shl nuw nsw i64 %68, 1
  %105 = or i64 %104, 1
  %106 = getelementptr inbounds double, ptr %103, i64 %105
  %107 = load double, ptr %106, align 8
  br label %108

108:
  %109 = phi double [ %67, %102 ], [ %115, %108 ]
  %110 = phi i64 [ %72, %102 ], [ %116, %108 ]
  %111 = getelementptr inbounds double, ptr %64, i64 %110
  %112 = load double, ptr %111, align 8
  %113 = call double @llvm.fabs.f64(double %112)
  %114 = fdiv double %113, %107
  %115 = call double @llvm.maxnum.f64(double %109, double %114)
  %116 = add nsw i64 %110, 1
  %117 = icmp eq i64 %116, %100
  br i1 %117, label %118, label %108

118:
  %119 = phi double [ %66, %65 ], [ %93, %99 ], [ %93, %108 ]
  %120 = phi double [ %67, %65 ], [ %67, %99 ], [ %115, %108 ]
  %121 = add nuw nsw i64 %68, 1
  %122 = icmp eq i64 %121, %58
  br i1 %122, label %123, label %65

123:
  %124 = phi double [ 0.000000e+00, %36 ], [ %119, %118 ]
  %125 = phi double [ 0.000000e+00, %36 ], [ %120, %118 ]
  %126 = fcmp ole double %124, 1.000000e-03
  %127 = fcmp ole double %125, 1.000000e-03
  %128 = select i1 %126, i1 %127, i1 false
  br i1 %128, label %227, label %129

129:
  %130 = load ptr, ptr %16, align 8
  %131 = load ptr, ptr %22, align 8
  %132 = load ptr, ptr %12, align 8
  %133 = load ptr, ptr %23, align 8
  %134 = load ptr, ptr %24, align 8
  call void %131(double %1, ptr %2, ptr %132, ptr %133, ptr %134, ptr %130)
  %135 = load ptr, ptr %25, align 8
  %136 = load ptr, ptr %26, align 8
  %137 = load ptr, ptr %12, align 8
  %138 = load ptr, ptr %27, align 8
  %139 = load ptr, ptr %28, align 8
  call void %136(double %1, ptr %2, ptr %137, ptr %138, ptr %139, ptr %135)
  %140 = fcmp ogt double %124, 1.000000e-03
  br i1 %140, label %141, label %193

141:
  %142 = load ptr, ptr %35, align 8
  %143 = load i64, ptr %33, align 8
  %144 = shl i64 %143, 3
  call void @llvm.memset.p0.i64(ptr align 8 %142, i8 0, i64 %144, i1 false)
  %145 = load i64, ptr %17, align 8
  %146 = icmp sgt i64 %145, 0
  br i1 %146, label %149, label %147

147:
  %148 = load ptr, ptr %34, align 8
  br label %154

149:
  %150 = load ptr, ptr %16, align 8
  %151 = load ptr, ptr %34, align 8
  %152 = load ptr, ptr %18, align 8
  %153 = getelementptr inbounds i64, ptr %152, i64 1
  br label %183

154:
  %155 = phi ptr [ %148, %147 ], [ %151, %183 ]
  call void @change_rows(ptr %6, ptr %155, i32 0)
  %156 = load i64, ptr %29, align 8
  %157 = load ptr, ptr %25, align 8
  %158 = load ptr, ptr %32, align 8
  %159 = load i64, ptr %33, align 8
  %160 = icmp sgt i64 %156, 0
  br i1 %160, label %161, label %224

161:
  %162 = icmp sgt i64 %159, 0
  br label %163

163:
  %164 = phi i64 [ 0, %161 ], [ %170, %169 ]
  br i1 %162, label %165, label %169

165:
  %166 = mul nsw i64 %164, %159
  %167 = getelementptr inbounds double, ptr %2, i64 %164
  %168 = load double, ptr %167, align 8
  br label %172

169:
  %170 = add nuw nsw i64 %164, 1
  %171 = icmp eq i64 %170, %156
  br i1 %171, label %224, label %163

172:
  %173 = phi double [ %168, %165 ], [ %180, %172 ]
  %174 = phi i64 [ 0, %165 ], [ %181, %172 ]
  %175 = add nsw i64 %174, %166
  %176 = getelementptr inbounds double, ptr %157, i64 %175
  %177 = load double, ptr %176, align 8
  %178 = getelementptr inbounds double, ptr %158, i64 %174
  %179 = load double, ptr %178, align 8
  %180 = call double @llvm.fmuladd.f64(double %177, double %179, double %173)
  store double %180, ptr %167, align 8
  %181 = add nuw nsw i64 %174, 1
  %182 = icmp eq i64 %181, %159
  br i1 %182, label %169, label %172

183:
  %184 = phi i64 [ 0, %149 ], [ %191, %183 ]
  %185 = getelementptr inbounds double, ptr %150, i64 %184
  %186 = load double, ptr %185, align 8
  %187 = shl nsw i64 %184, 2
  %188 = getelementptr inbounds i64, ptr %153, i64 %187
  %189 = load i64, ptr %188, align 8
  %190 = getelementptr inbounds double, ptr %151, i64 %189
  store double %186, ptr %190, align 8
  %191 = add nuw nsw i64 %184, 1
  %192 = icmp eq i64 %191, %145
  br i1 %192, label %154, label %183

193:
  %194 = load ptr, ptr %21, align 8
  call void @change_rows(ptr %6, ptr %194, i32 1)
  %195 = load i64, ptr %29, align 8
  %196 = getelementptr inbounds double, ptr %2, i64 %195
  %197 = load i64, ptr %30, align 8
  %198 = load ptr, ptr %31, align 8
  %199 = load ptr, ptr %32, align 8
  %200 = load i64, ptr %33, align 8
  %201 = icmp sgt i64 %197, 0
  br i1 %201, label %202, label %224

202:
  %203 = icmp sgt i64 %200, 0
  br label %204

204:
  %205 = phi i64 [ 0, %202 ], [ %211, %210 ]
  br i1 %203, label %206, label %210

206:
  %207 = mul nsw i64 %205, %200
  %208 = getelementptr inbounds double, ptr %196, i64 %205
  %209 = load double, ptr %208, align 8
  br label %213

210:
  %211 = add nuw nsw i64 %205, 1
  %212 = icmp eq i64 %211, %197
  br i1 %212, label %224, label %204

213:
  %214 = phi double [ %209, %206 ], [ %221, %213 ]
  %215 = phi i64 [ 0, %206 ], [ %222, %213 ]
  %216 = add nsw i64 %215, %207
  %217 = getelementptr inbounds double, ptr %198, i64 %216
  %218 = load double, ptr %217, align 8
  %219 = getelementptr inbounds double, ptr %199, i64 %215
  %220 = load double, ptr %219, align 8
  %221 = call double @llvm.fmuladd.f64(double %218, double %220, double %214)
  store double %221, ptr %208, align 8
  %222 = add nuw nsw i64 %215, 1
  %223 = icmp eq i64 %222, %200
  br i1 %223, label %210, label %213

224:
  %225 = add nuw nsw i32 %37, 1
  %226 = icmp eq i32 %225, 3
  br i1 %226, label %227, label %36

227:
  ret i64 0
}

define internal void @change_rows(ptr  %0, ptr  %1, i32 %2) {
  %4 = alloca %struct.contact_parts, align 8
  %5 = alloca %struct.contact_parts, align 8
  %6 = alloca %struct.law_problem, align 8
  %7 = bitcast ptr %5 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %5, ptr %0)
  %8 = bitcast ptr %6 to ptr
  %9 = bitcast ptr %4 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %4, ptr %0)
  %10 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 0
  %11 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 0
  %12 = load i64, ptr %11, align 8
  store i64 %12, ptr %10, align 8
  %13 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 1
  %14 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 1
  %15 = load i64, ptr %14, align 8
  store i64 %15, ptr %13, align 8
  %16 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 2
  %17 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 5
  %18 = load ptr, ptr %17, align 8
  store ptr %18, ptr %16, align 8
  %19 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 3
  %20 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 4
  %21 = load ptr, ptr %20, align 8
  store ptr %21, ptr %19, align 8
  %22 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 4
  %23 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 3
  %24 = load ptr, ptr %23, align 8
  store ptr %24, ptr %22, align 8
  %25 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 5
  %26 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 2
  %27 = load ptr, ptr %26, align 8
  store ptr %27, ptr %25, align 8
  %28 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 6
  %29 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 16
  %30 = load ptr, ptr %29, align 8
  store ptr %30, ptr %28, align 8
  %31 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 7
  %32 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 10
  %33 = load ptr, ptr %32, align 8
  store ptr %33, ptr %31, align 8
  %34 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 8
  %35 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 17
  %36 = load ptr, ptr %35, align 8
  store ptr %36, ptr %34, align 8
  %37 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 9
  %38 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 7
  %39 = load ptr, ptr %38, align 8
  store ptr %39, ptr %37, align 8
  %40 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 10
  %41 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 8
  %42 = load ptr, ptr %41, align 8
  store ptr %42, ptr %40, align 8
  %43 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 11
  %44 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 9
  %45 = load ptr, ptr %44, align 8
  store ptr %45, ptr %43, align 8
  %46 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 12
  store double 0.000000e+00, ptr %46, align 8
  %47 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 13
  store i64 -1, ptr %47, align 8
  %48 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 14
  store i64 0, ptr %48, align 8
  %49 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 15
  %50 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 15
  %51 = load ptr, ptr %50, align 8
  store ptr %51, ptr %49, align 8
  %52 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 16
  %53 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 19
  %54 = load ptr, ptr %53, align 8
  store ptr %54, ptr %52, align 8
  %55 = icmp sgt i64 %12, 0
  br i1 %55, label %56, label %75

56:
  %57 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 19
  %58 = load ptr, ptr %57, align 8
  br label %59

59:
  %60 = phi i64 [ 0, %56 ], [ %70, %59 ]
  %61 = getelementptr inbounds i64, ptr %58, i64 %60
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds i64, ptr %36, i64 %60
  store i64 %62, ptr %63, align 8
  %64 = load i64, ptr %61, align 8
  %65 = icmp eq i64 %64, 0
  %66 = icmp eq i64 %64, 2
  %67 = select i1 %66, i64 2, i64 1
  %68 = select i1 %65, i64 0, i64 %67
  %69 = getelementptr inbounds i64, ptr %30, i64 %60
  store i64 %68, ptr %69, align 8
  %70 = add nuw nsw i64 %60, 1
  %71 = load i64, ptr %11, align 8
  %72 = icmp slt i64 %70, %71
  br i1 %72, label %59, label %73

73:
  %74 = load i64, ptr %14, align 8
  br label %75

75:
  %76 = phi i64 [ %74, %73 ], [ %15, %3 ]
  %77 = getelementptr inbounds %struct.contact_parts, ptr %5, i64 0, i32 7
  %78 = bitcast ptr %77 to ptr
  %79 = load ptr, ptr %78, align 8
  %80 = shl i64 %76, 3
  call void @llvm.memset.p0.i64(ptr align 8 %79, i8 0, i64 %80, i1 false)
  %81 = load i64, ptr %11, align 8
  %82 = icmp sgt i64 %81, 0
  br i1 %82, label %83, label %87

83:
  %84 = icmp eq i32 %2, 0
  %85 = load ptr, ptr %28, align 8
  %86 = load ptr, ptr %34, align 8
  br label %94

87:
  %88 = getelementptr inbounds %struct.contact_parts, ptr %5, i64 0, i32 2
  %89 = bitcast ptr %88 to ptr
  %90 = load ptr, ptr %89, align 8
  %91 = bitcast ptr %1 to ptr
  %92 = load i64, ptr %14, align 8
  %93 = shl i64 %92, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %90, ptr align 8 %91, i64 %93, i1 false)
  call void @law_forces(ptr %6)
  ret void

94:
  %95 = phi i64 [ %81, %83 ], [ %114, %113 ]
  %96 = phi i64 [ 0, %83 ], [ %115, %113 ]
  br i1 %84, label %97, label %113

97:
  %98 = getelementptr inbounds i64, ptr %85, i64 %96
  %99 = load i64, ptr %98, align 8
  %100 = icmp eq i64 %99, 1
  br i1 %100, label %101, label %113

101:
  %102 = load ptr, ptr %17, align 8
  %103 = shl nsw i64 %96, 2
  %104 = getelementptr inbounds i64, ptr %102, i64 %103
  %105 = load i64, ptr %104, align 8
  %106 = icmp eq i64 %105, 0
  %107 = select i1 %106, i64 2, i64 0
  %108 = getelementptr inbounds i64, ptr %86, i64 %96
  store i64 %107, ptr %108, align 8
  %109 = load i64, ptr %104, align 8
  %110 = icmp eq i64 %109, 0
  %111 = select i1 %110, i64 2, i64 0
  store i64 %111, ptr %98, align 8
  %112 = load i64, ptr %11, align 8
  br label %113

113:
  %114 = phi i64 [ %95, %94 ], [ %95, %97 ], [ %112, %101 ]
  %115 = add nuw nsw i64 %96, 1
  %116 = icmp slt i64 %115, %114
  br i1 %116, label %94, label %87
}

define i64 @contact_resolve(ptr %0, ptr %1) {
  %3 = alloca %struct.contact_parts, align 8
  %4 = alloca %struct.contact_parts, align 8
  %5 = alloca %struct.contact_parts, align 8
  %6 = alloca %struct.contact_parts, align 8
  %7 = alloca %struct.contact_parts, align 8
  %8 = alloca %struct.contact_parts, align 8
  %9 = alloca %struct.contact_parts, align 8
  %10 = alloca %struct.contact_parts, align 8
  %11 = alloca %struct.law_problem, align 8
  %12 = alloca %struct.contact_parts, align 8
  %13 = alloca %struct.contact_parts, align 8
  %14 = alloca %struct.law_problem, align 8
  %15 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %16 = load ptr, ptr %15, align 8
  %17 = bitcast ptr %13 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %13, ptr %16)
  %18 = getelementptr inbounds %struct.contact_parts, ptr %13, i64 0, i32 18
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr %15, align 8
  %21 = bitcast ptr %12 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %12, ptr %20)
  %22 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 5
  %23 = load double, ptr %22, align 8
  %24 = call double @model_time(ptr %0, double %23)
  %25 = getelementptr inbounds %struct.contact_system, ptr %20, i64 0, i32 27
  %26 = load i64, ptr %25, align 8
  store i64 0, ptr %25, align 8
  %27 = call ptr @ode_state(ptr %1)
  %28 = call i64 @model_inputs(ptr %0, double %24, ptr %27)
  store i64 %26, ptr %25, align 8
  %29 = call ptr @ode_state(ptr %1)
  %30 = getelementptr inbounds %struct.contact_parts, ptr %12, i64 0, i32 0
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds %struct.contact_system, ptr %20, i64 0, i32 8, i32 0
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds %struct.contact_system, ptr %20, i64 0, i32 8, i32 1
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds %struct.contact_system, ptr %20, i64 0, i32 8, i32 2
  %39 = load ptr, ptr %38, align 8
  call void %33(double %24, ptr %29, ptr %35, ptr %37, ptr %39, ptr %31)
  %40 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 0
  %41 = load i64, ptr %40, align 8
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %114

43:
  %44 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 5
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 19
  %47 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 26
  %48 = getelementptr inbounds %struct.contact_parts, ptr %13, i64 0, i32 1
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 6
  %51 = getelementptr inbounds %struct.contact_parts, ptr %13, i64 0, i32 0
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 23
  br label %54

54:
  %55 = phi i64 [ 0, %43 ], [ %111, %110 ]
  %56 = shl nsw i64 %55, 2
  %57 = getelementptr inbounds i64, ptr %45, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = icmp eq i64 %58, 2
  br i1 %59, label %89, label %60

60:
  %61 = load ptr, ptr %46, align 8
  %62 = getelementptr inbounds i64, ptr %61, i64 %55
  %63 = load i64, ptr %62, align 8
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %65, label %89

65:
  %66 = load i64, ptr %47, align 8
  %67 = shl nuw nsw i64 %55, 1
  %68 = icmp eq i64 %66, %67
  br i1 %68, label %89, label %69

69:
  %70 = icmp eq i64 %58, 0
  br i1 %70, label %71, label %75

71:
  %72 = getelementptr inbounds double, ptr %52, i64 %55
  %73 = load ptr, ptr %50, align 8
  %74 = getelementptr inbounds double, ptr %73, i64 %67
  br label %82

75:
  %76 = getelementptr inbounds i64, ptr %57, i64 1
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds double, ptr %49, i64 %77
  %79 = load ptr, ptr %50, align 8
  %80 = or i64 %67, 1
  %81 = getelementptr inbounds double, ptr %79, i64 %80
  br label %82

82:
  %83 = phi ptr [ %81, %75 ], [ %74, %71 ]
  %84 = phi ptr [ %78, %75 ], [ %72, %71 ]
  %85 = load double, ptr %84, align 8
  %86 = load double, ptr %83, align 8
  %87 = fcmp ole double %85, %86
  %88 = zext i1 %87 to i64
  br label %89

89:
  %90 = phi i64 [ %88, %82 ], [ 1, %60 ], [ 1, %54 ], [ 1, %65 ]
  %91 = getelementptr inbounds i64, ptr %19, i64 %55
  store i64 %90, ptr %91, align 8
  %92 = load i64, ptr %53, align 8
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %94, label %110

94:
  %95 = load i64, ptr %57, align 8
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %97, label %110

97:
  %98 = getelementptr inbounds double, ptr %52, i64 %55
  %99 = load double, ptr %98, align 8
  %100 = load ptr, ptr %50, align 8
  %101 = shl nuw nsw i64 %55, 1
  %102 = getelementptr inbounds double, ptr %100, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = fneg double %103
  %105 = fcmp olt double %99, %104
  br i1 %105, label %106, label %110

106:
  %107 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 28
  store i64 5, ptr %107, align 8
  %108 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 29
  store i64 %55, ptr %108, align 8
  %109 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 31
  store double %99, ptr %109, align 8
  br label %953

110:
  %111 = add nuw nsw i64 %55, 1
  %112 = load i64, ptr %40, align 8
  %113 = icmp slt i64 %111, %112
  br i1 %113, label %54, label %114

114:
  %115 = phi i64 [ %41, %2 ], [ %112, %110 ]
  %116 = load double, ptr %22, align 8
  %117 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 34
  %118 = load double, ptr %117, align 8
  %119 = fsub double %116, %118
  %120 = call double @llvm.fabs.f64(double %119)
  %121 = call double @llvm.fabs.f64(double %116)
  %122 = call double @llvm.maxnum.f64(double %121, double 1.000000e+00)
  %123 = fmul double %122, 0x3D719799812DEA11
  %124 = fcmp ugt double %120, %123
  br i1 %124, label %128, label %125

125:
  %126 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 30
  %127 = load i64, ptr %126, align 8
  br label %128

128:
  %129 = phi i64 [ %127, %125 ], [ 0, %114 ]
  store double %116, ptr %117, align 8
  %130 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 30
  %131 = add nsw i64 %129, 1
  store i64 %131, ptr %130, align 8
  %132 = mul nsw i64 %115, 20
  %133 = icmp slt i64 %129, %132
  br i1 %133, label %134, label %189

134:
  %135 = icmp eq i64 %28, 0
  br i1 %135, label %136, label %505

136:
  %137 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 14
  %138 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 13
  %139 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 5
  %140 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 19
  %141 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 26
  %142 = getelementptr inbounds %struct.contact_parts, ptr %13, i64 0, i32 1
  %143 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 6
  %144 = getelementptr inbounds %struct.contact_parts, ptr %13, i64 0, i32 0
  %145 = bitcast ptr %10 to ptr
  %146 = bitcast ptr %11 to ptr
  %147 = bitcast ptr %9 to ptr
  %148 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 0
  %149 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 1
  %150 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 2
  %151 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 3
  %152 = getelementptr inbounds %struct.contact_parts, ptr %9, i64 0, i32 4
  %153 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 4
  %154 = getelementptr inbounds %struct.contact_parts, ptr %9, i64 0, i32 3
  %155 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 5
  %156 = getelementptr inbounds %struct.contact_parts, ptr %9, i64 0, i32 2
  %157 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 6
  %158 = getelementptr inbounds %struct.contact_parts, ptr %9, i64 0, i32 16
  %159 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 7
  %160 = getelementptr inbounds %struct.contact_parts, ptr %9, i64 0, i32 10
  %161 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 8
  %162 = getelementptr inbounds %struct.contact_parts, ptr %9, i64 0, i32 17
  %163 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 9
  %164 = getelementptr inbounds %struct.contact_parts, ptr %9, i64 0, i32 7
  %165 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 10
  %166 = getelementptr inbounds %struct.contact_parts, ptr %9, i64 0, i32 8
  %167 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 11
  %168 = getelementptr inbounds %struct.contact_parts, ptr %9, i64 0, i32 9
  %169 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 12
  %170 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 13
  %171 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 14
  %172 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 15
  %173 = getelementptr inbounds %struct.contact_parts, ptr %9, i64 0, i32 15
  %174 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 16
  %175 = getelementptr inbounds %struct.contact_parts, ptr %9, i64 0, i32 19
  %176 = getelementptr inbounds %struct.contact_parts, ptr %10, i64 0, i32 1
  %177 = bitcast ptr %176 to ptr
  %178 = getelementptr inbounds %struct.contact_parts, ptr %10, i64 0, i32 0
  %179 = getelementptr inbounds %struct.contact_parts, ptr %10, i64 0, i32 11
  %180 = bitcast ptr %8 to ptr
  %181 = getelementptr inbounds %struct.contact_parts, ptr %8, i64 0, i32 0
  %182 = load i64, ptr %137, align 8
  %183 = mul nsw i64 %115, 3
  %184 = add nsw i64 %183, %182
  %185 = load i64, ptr %138, align 8
  %186 = icmp sle i64 %184, %185
  %187 = icmp sgt i64 %115, 0
  %188 = select i1 %186, i1 %187, i1 false
  br i1 %188, label %198, label %505

189:
  %190 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 26
  %191 = load i64, ptr %190, align 8
  %192 = sdiv i64 %191, 2
  %193 = icmp sgt i64 %191, -1
  %194 = select i1 %193, i64 %192, i64 -1
  %195 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 28
  store i64 4, ptr %195, align 8
  %196 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 29
  store i64 %194, ptr %196, align 8
  %197 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 31
  store double %116, ptr %197, align 8
  br label %953

198:
  %199 = phi double [ %413, %495 ], [ 0.000000e+00, %136 ]
  %200 = phi i32 [ %496, %495 ], [ 0, %136 ]
  %201 = phi i64 [ %497, %495 ], [ %115, %136 ]
  %202 = load ptr, ptr %139, align 8
  %203 = load ptr, ptr %142, align 8
  %204 = load ptr, ptr %144, align 8
  br label %205

205:
  %206 = phi i1 [ true, %198 ], [ %256, %254 ]
  %207 = phi i64 [ 0, %198 ], [ %255, %254 ]
  %208 = shl nsw i64 %207, 2
  %209 = getelementptr inbounds i64, ptr %202, i64 %208
  %210 = load i64, ptr %209, align 8
  %211 = icmp eq i64 %210, 2
  br i1 %211, label %254, label %212

212:
  %213 = load ptr, ptr %140, align 8
  %214 = getelementptr inbounds i64, ptr %213, i64 %207
  %215 = load i64, ptr %214, align 8
  %216 = icmp eq i64 %215, 0
  br i1 %216, label %219, label %217

217:
  %218 = shl nuw nsw i64 %207, 1
  br label %242

219:
  %220 = load i64, ptr %141, align 8
  %221 = shl nuw nsw i64 %207, 1
  %222 = icmp eq i64 %220, %221
  br i1 %222, label %242, label %223

223:
  %224 = icmp eq i64 %210, 0
  br i1 %224, label %225, label %229

225:
  %226 = getelementptr inbounds double, ptr %204, i64 %207
  %227 = load ptr, ptr %143, align 8
  %228 = getelementptr inbounds double, ptr %227, i64 %221
  br label %236

229:
  %230 = getelementptr inbounds i64, ptr %209, i64 1
  %231 = load i64, ptr %230, align 8
  %232 = getelementptr inbounds double, ptr %203, i64 %231
  %233 = load ptr, ptr %143, align 8
  %234 = or i64 %221, 1
  %235 = getelementptr inbounds double, ptr %233, i64 %234
  br label %236

236:
  %237 = phi ptr [ %235, %229 ], [ %228, %225 ]
  %238 = phi ptr [ %232, %229 ], [ %226, %225 ]
  %239 = load double, ptr %238, align 8
  %240 = load double, ptr %237, align 8
  %241 = fcmp ugt double %239, %240
  br i1 %241, label %254, label %242

242:
  %243 = phi i64 [ %218, %217 ], [ %221, %219 ], [ %221, %236 ]
  %244 = getelementptr inbounds i64, ptr %209, i64 1
  %245 = load i64, ptr %244, align 8
  %246 = getelementptr inbounds double, ptr %203, i64 %245
  %247 = load double, ptr %246, align 8
  %248 = load ptr, ptr %143, align 8
  %249 = or i64 %243, 1
  %250 = getelementptr inbounds double, ptr %248, i64 %249
  %251 = load double, ptr %250, align 8
  %252 = fneg double %251
  %253 = fcmp olt double %247, %252
  br i1 %253, label %258, label %254

254:
  %255 = add nuw nsw i64 %207, 1
  %256 = icmp slt i64 %255, %201
  %257 = icmp eq i64 %255, %201
  br i1 %257, label %258, label %205

258:
  %259 = phi i1 [ %206, %242 ], [ %256, %254 ]
  br i1 %259, label %260, label %505

260:
  %261 = icmp eq i32 %200, 100
  br i1 %261, label %262, label %267

262:
  %263 = load double, ptr %22, align 8
  %264 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 28
  store i64 4, ptr %264, align 8
  %265 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 29
  store i64 -1, ptr %265, align 8
  %266 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 31
  store double %263, ptr %266, align 8
  br label %953

267:
  %268 = load ptr, ptr %15, align 8
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %10, ptr %268)
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %9, ptr %268)
  %269 = getelementptr inbounds %struct.contact_system, ptr %268, i64 0, i32 0
  %270 = load i64, ptr %269, align 8
  store i64 %270, ptr %148, align 8
  %271 = getelementptr inbounds %struct.contact_system, ptr %268, i64 0, i32 1
  %272 = load i64, ptr %271, align 8
  store i64 %272, ptr %149, align 8
  %273 = getelementptr inbounds %struct.contact_system, ptr %268, i64 0, i32 5
  %274 = load ptr, ptr %273, align 8
  store ptr %274, ptr %150, align 8
  %275 = load ptr, ptr %152, align 8
  store ptr %275, ptr %151, align 8
  %276 = load ptr, ptr %154, align 8
  store ptr %276, ptr %153, align 8
  %277 = load ptr, ptr %156, align 8
  store ptr %277, ptr %155, align 8
  %278 = load ptr, ptr %158, align 8
  store ptr %278, ptr %157, align 8
  %279 = load ptr, ptr %160, align 8
  store ptr %279, ptr %159, align 8
  %280 = load ptr, ptr %162, align 8
  store ptr %280, ptr %161, align 8
  %281 = load ptr, ptr %164, align 8
  store ptr %281, ptr %163, align 8
  %282 = load ptr, ptr %166, align 8
  store ptr %282, ptr %165, align 8
  %283 = load ptr, ptr %168, align 8
  store ptr %283, ptr %167, align 8
  store double 0.000000e+00, ptr %169, align 8
  store i64 -1, ptr %170, align 8
  store i64 0, ptr %171, align 8
  %284 = load ptr, ptr %173, align 8
  store ptr %284, ptr %172, align 8
  %285 = load ptr, ptr %175, align 8
  store ptr %285, ptr %174, align 8
  %286 = load i64, ptr %269, align 8
  %287 = icmp sgt i64 %286, 0
  %288 = bitcast ptr %277 to ptr
  br i1 %287, label %291, label %289

289:
  %290 = load ptr, ptr %177, align 8
  br label %300

291:
  %292 = load ptr, ptr %273, align 8
  %293 = getelementptr inbounds %struct.contact_system, ptr %268, i64 0, i32 19
  %294 = getelementptr inbounds %struct.contact_system, ptr %268, i64 0, i32 26
  %295 = load ptr, ptr %176, align 8
  %296 = getelementptr inbounds %struct.contact_system, ptr %268, i64 0, i32 6
  %297 = load ptr, ptr %178, align 8
  br label %314

298:
  %299 = bitcast ptr %295 to ptr
  br label %300

300:
  %301 = phi ptr [ %290, %289 ], [ %299, %298 ]
  %302 = phi double [ 0.000000e+00, %289 ], [ %363, %298 ]
  %303 = load i64, ptr %271, align 8
  %304 = shl i64 %303, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %288, ptr align 8 %301, i64 %304, i1 false)
  %305 = load ptr, ptr %179, align 8
  %306 = call i64 @law_impact(ptr %11, ptr %305)
  %307 = load i64, ptr %269, align 8
  %308 = icmp sgt i64 %307, 0
  br i1 %308, label %309, label %367

309:
  %310 = load ptr, ptr %157, align 8
  %311 = load ptr, ptr %167, align 8
  %312 = load ptr, ptr %176, align 8
  %313 = load ptr, ptr %179, align 8
  br label %371

314:
  %315 = phi i64 [ 0, %291 ], [ %364, %362 ]
  %316 = phi double [ 0.000000e+00, %291 ], [ %363, %362 ]
  %317 = shl nsw i64 %315, 2
  %318 = getelementptr inbounds i64, ptr %292, i64 %317
  %319 = load i64, ptr %318, align 8
  %320 = icmp eq i64 %319, 2
  br i1 %320, label %321, label %323

321:
  %322 = getelementptr inbounds i64, ptr %278, i64 %315
  store i64 0, ptr %322, align 8
  br label %362

323:
  %324 = load ptr, ptr %293, align 8
  %325 = getelementptr inbounds i64, ptr %324, i64 %315
  %326 = load i64, ptr %325, align 8
  %327 = icmp eq i64 %326, 0
  br i1 %327, label %328, label %345

328:
  %329 = load i64, ptr %294, align 8
  %330 = shl nuw nsw i64 %315, 1
  %331 = icmp eq i64 %329, %330
  br i1 %331, label %345, label %332

332:
  %333 = icmp eq i64 %319, 0
  br i1 %333, label %334, label %338

334:
  %335 = getelementptr inbounds double, ptr %297, i64 %315
  %336 = load ptr, ptr %296, align 8
  %337 = getelementptr inbounds double, ptr %336, i64 %330
  br label %347

338:
  %339 = getelementptr inbounds i64, ptr %318, i64 1
  %340 = load i64, ptr %339, align 8
  %341 = getelementptr inbounds double, ptr %295, i64 %340
  %342 = load ptr, ptr %296, align 8
  %343 = or i64 %330, 1
  %344 = getelementptr inbounds double, ptr %342, i64 %343
  br label %347

345:
  %346 = getelementptr inbounds i64, ptr %278, i64 %315
  store i64 1, ptr %346, align 8
  br label %355

347:
  %348 = phi ptr [ %344, %338 ], [ %337, %334 ]
  %349 = phi ptr [ %341, %338 ], [ %335, %334 ]
  %350 = load double, ptr %349, align 8
  %351 = load double, ptr %348, align 8
  %352 = fcmp ole double %350, %351
  %353 = zext i1 %352 to i64
  %354 = getelementptr inbounds i64, ptr %278, i64 %315
  store i64 %353, ptr %354, align 8
  br i1 %352, label %355, label %362

355:
  %356 = getelementptr inbounds i64, ptr %318, i64 1
  %357 = load i64, ptr %356, align 8
  %358 = getelementptr inbounds double, ptr %295, i64 %357
  %359 = load double, ptr %358, align 8
  %360 = fneg double %359
  %361 = call double @llvm.maxnum.f64(double %316, double %360)
  br label %362

362:
  %363 = phi double [ %361, %355 ], [ %316, %347 ], [ %316, %321 ]
  %364 = add nuw nsw i64 %315, 1
  %365 = load i64, ptr %269, align 8
  %366 = icmp slt i64 %364, %365
  br i1 %366, label %314, label %298

367:
  %368 = phi double [ 0.000000e+00, %300 ], [ %393, %392 ]
  %369 = phi double [ 0.000000e+00, %300 ], [ %397, %392 ]
  %370 = phi i64 [ -1, %300 ], [ %398, %392 ]
  switch i64 %306, label %403 [
    i64 3, label %401
    i64 0, label %406
  ]

371:
  %372 = phi i64 [ 0, %309 ], [ %399, %392 ]
  %373 = phi i64 [ -1, %309 ], [ %398, %392 ]
  %374 = phi double [ 0.000000e+00, %309 ], [ %397, %392 ]
  %375 = phi double [ 0.000000e+00, %309 ], [ %393, %392 ]
  %376 = getelementptr inbounds i64, ptr %310, i64 %372
  %377 = load i64, ptr %376, align 8
  %378 = icmp eq i64 %377, 1
  br i1 %378, label %379, label %392

379:
  %380 = load ptr, ptr %273, align 8
  %381 = shl nsw i64 %372, 2
  %382 = getelementptr inbounds i64, ptr %380, i64 1
  %383 = getelementptr inbounds i64, ptr %382, i64 %381
  %384 = load i64, ptr %383, align 8
  %385 = getelementptr inbounds double, ptr %311, i64 %384
  %386 = load double, ptr %385, align 8
  %387 = getelementptr inbounds double, ptr %312, i64 %384
  %388 = load double, ptr %387, align 8
  %389 = call double @llvm.maxnum.f64(double %388, double 0.000000e+00)
  %390 = fsub double %386, %389
  %391 = call double @llvm.maxnum.f64(double %375, double %390)
  br label %392

392:
  %393 = phi double [ %391, %379 ], [ %375, %371 ]
  %394 = getelementptr inbounds double, ptr %313, i64 %372
  %395 = load double, ptr %394, align 8
  %396 = fcmp ult double %395, %374
  %397 = select i1 %396, double %395, double %374
  %398 = select i1 %396, i64 %372, i64 %373
  %399 = add nuw nsw i64 %372, 1
  %400 = icmp eq i64 %399, %307
  br i1 %400, label %367, label %371

401:
  %402 = fneg double %369
  br label %465

403:
  %404 = load i64, ptr %170, align 8
  %405 = load double, ptr %169, align 8
  br label %465

406:
  %407 = getelementptr inbounds %struct.contact_system, ptr %268, i64 0, i32 32
  %408 = load double, ptr %407, align 8
  %409 = load double, ptr %169, align 8
  %410 = call double @llvm.maxnum.f64(double %408, double %409)
  store double %410, ptr %407, align 8
  %411 = fcmp ogt double %302, 0.000000e+00
  %412 = fdiv double %368, %302
  %413 = select i1 %411, double %412, double 0.000000e+00
  %414 = load double, ptr %22, align 8
  %415 = load ptr, ptr %179, align 8
  br i1 %308, label %416, label %472

416:
  %417 = getelementptr inbounds %struct.contact_system, ptr %268, i64 0, i32 12
  %418 = getelementptr inbounds %struct.contact_system, ptr %268, i64 0, i32 14
  br label %419

419:
  %420 = phi i64 [ %307, %416 ], [ %462, %461 ]
  %421 = phi i64 [ 0, %416 ], [ %463, %461 ]
  %422 = load ptr, ptr %273, align 8
  %423 = shl nsw i64 %421, 2
  %424 = getelementptr inbounds i64, ptr %422, i64 %423
  %425 = getelementptr inbounds i64, ptr %424, i64 1
  %426 = load i64, ptr %425, align 8
  %427 = load i64, ptr %424, align 8
  %428 = icmp ne i64 %427, 2
  %429 = zext i1 %428 to i64
  %430 = getelementptr inbounds i64, ptr %424, i64 2
  %431 = load i64, ptr %430, align 8
  %432 = add i64 %431, %429
  %433 = load ptr, ptr %157, align 8
  %434 = getelementptr inbounds i64, ptr %433, i64 %421
  %435 = load i64, ptr %434, align 8
  %436 = icmp eq i64 %435, 0
  br i1 %436, label %461, label %437

437:
  %438 = load ptr, ptr %165, align 8
  %439 = getelementptr inbounds double, ptr %438, i64 %426
  %440 = load double, ptr %439, align 8
  %441 = fcmp ueq double %440, 0.000000e+00
  br i1 %441, label %461, label %442

442:
  %443 = load ptr, ptr %417, align 8
  %444 = load i64, ptr %418, align 8
  %445 = add nsw i64 %444, 1
  store i64 %445, ptr %418, align 8
  %446 = getelementptr inbounds %struct.contact_event, ptr %443, i64 %444, i32 1
  %447 = getelementptr inbounds i64, ptr %446, i64 1
  %448 = bitcast ptr %447 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %448, i8 0, i64 40, i1 false)
  %449 = getelementptr inbounds %struct.contact_event, ptr %443, i64 %444, i32 0
  store double %414, ptr %449, align 8
  store i64 0, ptr %446, align 8
  %450 = getelementptr inbounds %struct.contact_event, ptr %443, i64 %444, i32 2
  store i64 %421, ptr %450, align 8
  %451 = getelementptr inbounds %struct.contact_event, ptr %443, i64 %444, i32 3, i64 0
  %452 = bitcast ptr %451 to ptr
  %453 = load ptr, ptr %165, align 8
  %454 = getelementptr inbounds double, ptr %453, i64 %426
  %455 = bitcast ptr %454 to ptr
  %456 = shl i64 %432, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %452, ptr align 8 %455, i64 %456, i1 false)
  %457 = getelementptr inbounds double, ptr %415, i64 %421
  %458 = load double, ptr %457, align 8
  %459 = getelementptr inbounds %struct.contact_event, ptr %443, i64 %444, i32 4
  store double %458, ptr %459, align 8
  %460 = load i64, ptr %269, align 8
  br label %461

461:
  %462 = phi i64 [ %420, %419 ], [ %420, %437 ], [ %460, %442 ]
  %463 = add nuw nsw i64 %421, 1
  %464 = icmp slt i64 %463, %462
  br i1 %464, label %419, label %472

465:
  %466 = phi i64 [ %306, %403 ], [ 3, %401 ]
  %467 = phi i64 [ %404, %403 ], [ %370, %401 ]
  %468 = phi double [ %405, %403 ], [ %402, %401 ]
  %469 = getelementptr inbounds %struct.contact_system, ptr %268, i64 0, i32 28
  store i64 %466, ptr %469, align 8
  %470 = getelementptr inbounds %struct.contact_system, ptr %268, i64 0, i32 29
  store i64 %467, ptr %470, align 8
  %471 = getelementptr inbounds %struct.contact_system, ptr %268, i64 0, i32 31
  store double %468, ptr %471, align 8
  br label %491

472:
  %473 = load ptr, ptr %165, align 8
  call void @jump(ptr %0, ptr %1, ptr %473)
  %474 = load ptr, ptr %15, align 8
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %8, ptr %474)
  %475 = load double, ptr %22, align 8
  %476 = call double @model_time(ptr %0, double %475)
  %477 = getelementptr inbounds %struct.contact_system, ptr %474, i64 0, i32 27
  %478 = load i64, ptr %477, align 8
  store i64 0, ptr %477, align 8
  %479 = call ptr @ode_state(ptr %1)
  %480 = call i64 @model_inputs(ptr %0, double %476, ptr %479)
  store i64 %478, ptr %477, align 8
  %481 = call ptr @ode_state(ptr %1)
  %482 = load ptr, ptr %181, align 8
  %483 = getelementptr inbounds %struct.contact_system, ptr %474, i64 0, i32 8, i32 0
  %484 = load ptr, ptr %483, align 8
  %485 = load ptr, ptr %34, align 8
  %486 = getelementptr inbounds %struct.contact_system, ptr %474, i64 0, i32 8, i32 1
  %487 = load ptr, ptr %486, align 8
  %488 = getelementptr inbounds %struct.contact_system, ptr %474, i64 0, i32 8, i32 2
  %489 = load ptr, ptr %488, align 8
  call void %484(double %476, ptr %481, ptr %485, ptr %487, ptr %489, ptr %482)
  %490 = icmp eq i64 %480, 0
  br i1 %490, label %495, label %491

491:
  %492 = phi i64 [ 12, %465 ], [ %480, %472 ]
  %493 = phi double [ %199, %465 ], [ %413, %472 ]
  %494 = load i64, ptr %40, align 8
  br label %505

495:
  %496 = add nuw nsw i32 %200, 1
  %497 = load i64, ptr %40, align 8
  %498 = load i64, ptr %137, align 8
  %499 = mul nsw i64 %497, 3
  %500 = add nsw i64 %499, %498
  %501 = load i64, ptr %138, align 8
  %502 = icmp sle i64 %500, %501
  %503 = icmp sgt i64 %497, 0
  %504 = select i1 %502, i1 %503, i1 false
  br i1 %504, label %198, label %505

505:
  %506 = phi i64 [ %115, %134 ], [ %494, %491 ], [ %115, %136 ], [ %201, %258 ], [ %497, %495 ]
  %507 = phi double [ 0.000000e+00, %134 ], [ %493, %491 ], [ 0.000000e+00, %136 ], [ %199, %258 ], [ %413, %495 ]
  %508 = phi i32 [ 0, %134 ], [ 1, %491 ], [ 0, %136 ], [ %200, %258 ], [ 1, %495 ]
  %509 = phi i64 [ %28, %134 ], [ %492, %491 ], [ 0, %136 ], [ 0, %258 ], [ 0, %495 ]
  %510 = phi i1 [ false, %134 ], [ false, %491 ], [ true, %136 ], [ true, %258 ], [ true, %495 ]
  %511 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 14
  %512 = load i64, ptr %511, align 8
  %513 = mul nsw i64 %506, 3
  %514 = add nsw i64 %513, %512
  %515 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 13
  %516 = load i64, ptr %515, align 8
  %517 = icmp sgt i64 %514, %516
  br i1 %517, label %518, label %520

518:
  %519 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 23
  store i64 0, ptr %519, align 8
  br label %953

520:
  br i1 %510, label %521, label %524

521:
  %522 = load double, ptr %22, align 8
  %523 = call i64 @choose_modes(ptr %16, double %522, ptr %19)
  br label %524

524:
  %525 = phi i64 [ %523, %521 ], [ %509, %520 ]
  %526 = bitcast ptr %14 to ptr
  %527 = bitcast ptr %7 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %7, ptr %16)
  %528 = getelementptr inbounds %struct.law_problem, ptr %14, i64 0, i32 0
  %529 = load i64, ptr %40, align 8
  store i64 %529, ptr %528, align 8
  %530 = getelementptr inbounds %struct.law_problem, ptr %14, i64 0, i32 1
  %531 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 1
  %532 = load i64, ptr %531, align 8
  store i64 %532, ptr %530, align 8
  %533 = getelementptr inbounds %struct.law_problem, ptr %14, i64 0, i32 2
  %534 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 5
  %535 = load ptr, ptr %534, align 8
  store ptr %535, ptr %533, align 8
  %536 = getelementptr inbounds %struct.law_problem, ptr %14, i64 0, i32 3
  %537 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 4
  %538 = load ptr, ptr %537, align 8
  store ptr %538, ptr %536, align 8
  %539 = getelementptr inbounds %struct.law_problem, ptr %14, i64 0, i32 4
  %540 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 3
  %541 = load ptr, ptr %540, align 8
  store ptr %541, ptr %539, align 8
  %542 = getelementptr inbounds %struct.law_problem, ptr %14, i64 0, i32 5
  %543 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 2
  %544 = load ptr, ptr %543, align 8
  store ptr %544, ptr %542, align 8
  %545 = getelementptr inbounds %struct.law_problem, ptr %14, i64 0, i32 6
  %546 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 16
  %547 = load ptr, ptr %546, align 8
  store ptr %547, ptr %545, align 8
  %548 = getelementptr inbounds %struct.law_problem, ptr %14, i64 0, i32 7
  %549 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 10
  %550 = load ptr, ptr %549, align 8
  store ptr %550, ptr %548, align 8
  %551 = getelementptr inbounds %struct.law_problem, ptr %14, i64 0, i32 8
  %552 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 17
  %553 = load ptr, ptr %552, align 8
  store ptr %553, ptr %551, align 8
  %554 = getelementptr inbounds %struct.law_problem, ptr %14, i64 0, i32 9
  %555 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 7
  %556 = load ptr, ptr %555, align 8
  store ptr %556, ptr %554, align 8
  %557 = getelementptr inbounds %struct.law_problem, ptr %14, i64 0, i32 10
  %558 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 8
  %559 = load ptr, ptr %558, align 8
  store ptr %559, ptr %557, align 8
  %560 = getelementptr inbounds %struct.law_problem, ptr %14, i64 0, i32 11
  %561 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 9
  %562 = load ptr, ptr %561, align 8
  store ptr %562, ptr %560, align 8
  %563 = getelementptr inbounds %struct.law_problem, ptr %14, i64 0, i32 12
  store double 0.000000e+00, ptr %563, align 8
  %564 = getelementptr inbounds %struct.law_problem, ptr %14, i64 0, i32 13
  store i64 -1, ptr %564, align 8
  %565 = getelementptr inbounds %struct.law_problem, ptr %14, i64 0, i32 14
  store i64 0, ptr %565, align 8
  %566 = getelementptr inbounds %struct.law_problem, ptr %14, i64 0, i32 15
  %567 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 15
  %568 = load ptr, ptr %567, align 8
  store ptr %568, ptr %566, align 8
  %569 = getelementptr inbounds %struct.law_problem, ptr %14, i64 0, i32 16
  %570 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 19
  %571 = load ptr, ptr %570, align 8
  store ptr %571, ptr %569, align 8
  %572 = icmp eq i64 %525, 0
  %573 = icmp ne i32 %508, 0
  %574 = select i1 %572, i1 %573, i1 false
  br i1 %574, label %575, label %875

575:
  %576 = bitcast ptr %6 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %6, ptr %16)
  %577 = load i64, ptr %40, align 8
  %578 = icmp sgt i64 %577, 0
  br i1 %578, label %580, label %579

579:
  br label %879

580:
  %581 = load ptr, ptr %534, align 8
  %582 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 1
  %583 = load ptr, ptr %582, align 8
  %584 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 9
  %585 = load ptr, ptr %584, align 8
  %586 = fsub double 1.000000e+00, %507
  %587 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 6
  %588 = fcmp olt double %507, 1.000000e+00
  %589 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 10
  %590 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 3
  %591 = load ptr, ptr %590, align 8
  br label %603

592:
  %593 = fcmp ogt double %654, 0.000000e+00
  %594 = icmp sgt i64 %656, 0
  %595 = select i1 %594, i1 %593, i1 false
  br i1 %595, label %596, label %738

596:
  %597 = load ptr, ptr %590, align 8
  %598 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 4
  %599 = load ptr, ptr %598, align 8
  %600 = load ptr, ptr %582, align 8
  %601 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 7
  %602 = load ptr, ptr %601, align 8
  br label %658

603:
  %604 = phi double [ 0.000000e+00, %580 ], [ %654, %652 ]
  %605 = phi double [ 0.000000e+00, %580 ], [ %653, %652 ]
  %606 = phi i64 [ 0, %580 ], [ %655, %652 ]
  %607 = shl nsw i64 %606, 2
  %608 = getelementptr inbounds i64, ptr %581, i64 %607
  %609 = getelementptr inbounds i64, ptr %608, i64 1
  %610 = load i64, ptr %609, align 8
  %611 = getelementptr inbounds double, ptr %583, i64 %610
  %612 = load double, ptr %611, align 8
  %613 = getelementptr inbounds double, ptr %585, i64 %610
  %614 = load double, ptr %613, align 8
  %615 = fneg double %614
  %616 = fmul double %612, 2.000000e+00
  %617 = fdiv double %616, %615
  %618 = fdiv double %617, %586
  %619 = getelementptr inbounds i64, ptr %547, i64 %606
  store i64 0, ptr %619, align 8
  %620 = load i64, ptr %608, align 8
  %621 = icmp eq i64 %620, 2
  br i1 %621, label %652, label %622

622:
  %623 = getelementptr inbounds i64, ptr %19, i64 %606
  %624 = load i64, ptr %623, align 8
  %625 = icmp eq i64 %624, 0
  br i1 %625, label %652, label %626

626:
  %627 = load ptr, ptr %587, align 8
  %628 = shl nuw nsw i64 %606, 1
  %629 = or i64 %628, 1
  %630 = getelementptr inbounds double, ptr %627, i64 %629
  %631 = load double, ptr %630, align 8
  %632 = fcmp ogt double %612, %631
  br i1 %632, label %633, label %649

633:
  %634 = fcmp olt double %614, 0.000000e+00
  %635 = and i1 %588, %634
  br i1 %635, label %636, label %652

636:
  %637 = load double, ptr %589, align 8
  %638 = fcmp olt double %618, %637
  br i1 %638, label %639, label %652

639:
  %640 = call double @llvm.maxnum.f64(double %604, double %618)
  %641 = fmul double %618, %615
  %642 = load i64, ptr %531, align 8
  %643 = mul nsw i64 %642, %610
  %644 = add nsw i64 %643, %610
  %645 = getelementptr inbounds double, ptr %591, i64 %644
  %646 = load double, ptr %645, align 8
  %647 = fdiv double %641, %646
  %648 = call double @llvm.maxnum.f64(double %605, double %647)
  br label %649

649:
  %650 = phi double [ %648, %639 ], [ %605, %626 ]
  %651 = phi double [ %640, %639 ], [ %604, %626 ]
  store i64 2, ptr %619, align 8
  br label %652

652:
  %653 = phi double [ %650, %649 ], [ %605, %622 ], [ %605, %603 ], [ %605, %636 ], [ %605, %633 ]
  %654 = phi double [ %651, %649 ], [ %604, %622 ], [ %604, %603 ], [ %604, %636 ], [ %604, %633 ]
  %655 = add nuw nsw i64 %606, 1
  %656 = load i64, ptr %40, align 8
  %657 = icmp slt i64 %655, %656
  br i1 %657, label %603, label %592

658:
  %659 = phi i64 [ 0, %596 ], [ %735, %734 ]
  %660 = shl nsw i64 %659, 2
  %661 = getelementptr inbounds i64, ptr %581, i64 %660
  %662 = getelementptr inbounds i64, ptr %661, i64 1
  %663 = load i64, ptr %662, align 8
  %664 = load i64, ptr %661, align 8
  %665 = icmp ne i64 %664, 2
  %666 = zext i1 %665 to i64
  %667 = add nsw i64 %663, %666
  %668 = getelementptr inbounds i64, ptr %661, i64 2
  %669 = load i64, ptr %668, align 8
  %670 = add nsw i64 %667, %669
  %671 = icmp sgt i64 %669, 0
  br i1 %671, label %672, label %674

672:
  %673 = load i64, ptr %531, align 8
  br label %683

674:
  %675 = phi double [ 0.000000e+00, %658 ], [ %691, %683 ]
  %676 = mul nsw i64 %659, 3
  %677 = getelementptr inbounds double, ptr %599, i64 %676
  %678 = load double, ptr %677, align 8
  %679 = getelementptr inbounds i64, ptr %553, i64 %659
  store i64 2, ptr %679, align 8
  %680 = getelementptr inbounds i64, ptr %547, i64 %659
  %681 = load i64, ptr %680, align 8
  %682 = icmp eq i64 %681, 2
  br i1 %682, label %694, label %734

683:
  %684 = phi i64 [ %667, %672 ], [ %692, %683 ]
  %685 = phi double [ 0.000000e+00, %672 ], [ %691, %683 ]
  %686 = mul nsw i64 %684, %673
  %687 = add nsw i64 %686, %684
  %688 = getelementptr inbounds double, ptr %597, i64 %687
  %689 = load double, ptr %688, align 8
  %690 = fmul double %653, %689
  %691 = call double @llvm.maxnum.f64(double %685, double %690)
  %692 = add nsw i64 %684, 1
  %693 = icmp slt i64 %692, %670
  br i1 %693, label %683, label %674

694:
  %695 = fmul double %675, %678
  %696 = load i64, ptr %662, align 8
  %697 = load i64, ptr %661, align 8
  %698 = icmp ne i64 %697, 2
  %699 = zext i1 %698 to i64
  %700 = add nsw i64 %696, %699
  %701 = load i64, ptr %668, align 8
  %702 = icmp sgt i64 %701, 0
  br i1 %702, label %706, label %724

703:
  %704 = call double @llvm.sqrt.f64(double %712)
  %705 = fcmp ogt double %704, 0.000000e+00
  br i1 %705, label %715, label %724

706:
  %707 = phi double [ %712, %706 ], [ 0.000000e+00, %694 ]
  %708 = phi i64 [ %713, %706 ], [ 0, %694 ]
  %709 = add nsw i64 %708, %700
  %710 = getelementptr inbounds double, ptr %600, i64 %709
  %711 = load double, ptr %710, align 8
  %712 = call double @llvm.fmuladd.f64(double %711, double %711, double %707)
  %713 = add nuw nsw i64 %708, 1
  %714 = icmp eq i64 %713, %701
  br i1 %714, label %703, label %706

715:
  %716 = phi i64 [ %722, %715 ], [ 0, %703 ]
  %717 = add nsw i64 %716, %700
  %718 = getelementptr inbounds double, ptr %600, i64 %717
  %719 = load double, ptr %718, align 8
  %720 = fdiv double %719, %704
  %721 = getelementptr inbounds double, ptr %602, i64 %717
  store double %720, ptr %721, align 8
  %722 = add nuw nsw i64 %716, 1
  %723 = icmp eq i64 %722, %701
  br i1 %723, label %724, label %715

724:
  %725 = phi double [ %704, %703 ], [ 0.000000e+00, %694 ], [ %704, %715 ]
  %726 = load ptr, ptr %587, align 8
  %727 = shl nuw nsw i64 %659, 1
  %728 = or i64 %727, 1
  %729 = getelementptr inbounds double, ptr %726, i64 %728
  %730 = load double, ptr %729, align 8
  %731 = call double @llvm.maxnum.f64(double %695, double %730)
  %732 = fcmp ugt double %725, %731
  br i1 %732, label %734, label %733

733:
  store i64 1, ptr %680, align 8
  store i64 1, ptr %679, align 8
  br label %734

734:
  %735 = add nuw nsw i64 %659, 1
  %736 = load i64, ptr %40, align 8
  %737 = icmp slt i64 %735, %736
  br i1 %737, label %658, label %738

738:
  br i1 %593, label %739, label %879

739:
  %740 = load ptr, ptr %15, align 8
  %741 = bitcast ptr %5 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %5, ptr %740)
  %742 = getelementptr inbounds %struct.contact_parts, ptr %5, i64 0, i32 7
  %743 = bitcast ptr %742 to ptr
  %744 = load ptr, ptr %743, align 8
  %745 = getelementptr inbounds %struct.contact_system, ptr %740, i64 0, i32 1
  %746 = load i64, ptr %745, align 8
  %747 = shl i64 %746, 3
  call void @llvm.memset.p0.i64(ptr align 8 %744, i8 0, i64 %747, i1 false)
  %748 = bitcast ptr %542 to ptr
  %749 = load ptr, ptr %748, align 8
  %750 = getelementptr inbounds %struct.contact_parts, ptr %5, i64 0, i32 1
  %751 = bitcast ptr %750 to ptr
  %752 = load ptr, ptr %751, align 8
  %753 = load i64, ptr %745, align 8
  %754 = shl i64 %753, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %749, ptr align 8 %752, i64 %754, i1 false)
  call void @law_forces(ptr %14)
  %755 = getelementptr inbounds %struct.contact_system, ptr %740, i64 0, i32 0
  %756 = load i64, ptr %755, align 8
  %757 = icmp sgt i64 %756, 0
  br i1 %757, label %758, label %851

758:
  %759 = getelementptr inbounds %struct.contact_system, ptr %740, i64 0, i32 5
  %760 = load ptr, ptr %759, align 8
  %761 = getelementptr inbounds %struct.contact_parts, ptr %5, i64 0, i32 11
  %762 = load ptr, ptr %761, align 8
  %763 = load ptr, ptr %750, align 8
  %764 = load ptr, ptr %557, align 8
  %765 = load ptr, ptr %560, align 8
  br label %819

766:
  %767 = load double, ptr %22, align 8
  %768 = fadd double %654, %767
  %769 = getelementptr inbounds %struct.contact_system, ptr %740, i64 0, i32 12
  %770 = getelementptr inbounds %struct.contact_system, ptr %740, i64 0, i32 14
  br label %771

771:
  %772 = phi ptr [ %760, %766 ], [ %818, %817 ]
  %773 = phi i64 [ %756, %766 ], [ %814, %817 ]
  %774 = phi i64 [ 0, %766 ], [ %815, %817 ]
  %775 = shl nsw i64 %774, 2
  %776 = getelementptr inbounds i64, ptr %772, i64 %775
  %777 = getelementptr inbounds i64, ptr %776, i64 1
  %778 = load i64, ptr %777, align 8
  %779 = load i64, ptr %776, align 8
  %780 = icmp ne i64 %779, 2
  %781 = zext i1 %780 to i64
  %782 = getelementptr inbounds i64, ptr %776, i64 2
  %783 = load i64, ptr %782, align 8
  %784 = add i64 %783, %781
  %785 = load ptr, ptr %545, align 8
  %786 = getelementptr inbounds i64, ptr %785, i64 %774
  %787 = load i64, ptr %786, align 8
  %788 = icmp eq i64 %787, 0
  br i1 %788, label %813, label %789

789:
  %790 = load ptr, ptr %557, align 8
  %791 = getelementptr inbounds double, ptr %790, i64 %778
  %792 = load double, ptr %791, align 8
  %793 = fcmp ueq double %792, 0.000000e+00
  br i1 %793, label %813, label %794

794:
  %795 = load ptr, ptr %769, align 8
  %796 = load i64, ptr %770, align 8
  %797 = add nsw i64 %796, 1
  store i64 %797, ptr %770, align 8
  %798 = getelementptr inbounds %struct.contact_event, ptr %795, i64 %796, i32 1
  %799 = getelementptr inbounds i64, ptr %798, i64 1
  %800 = bitcast ptr %799 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %800, i8 0, i64 40, i1 false)
  %801 = getelementptr inbounds %struct.contact_event, ptr %795, i64 %796, i32 0
  store double %768, ptr %801, align 8
  store i64 5, ptr %798, align 8
  %802 = getelementptr inbounds %struct.contact_event, ptr %795, i64 %796, i32 2
  store i64 %774, ptr %802, align 8
  %803 = getelementptr inbounds %struct.contact_event, ptr %795, i64 %796, i32 3, i64 0
  %804 = bitcast ptr %803 to ptr
  %805 = load ptr, ptr %557, align 8
  %806 = getelementptr inbounds double, ptr %805, i64 %778
  %807 = bitcast ptr %806 to ptr
  %808 = shl i64 %784, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %804, ptr align 8 %807, i64 %808, i1 false)
  %809 = getelementptr inbounds double, ptr %762, i64 %774
  %810 = load double, ptr %809, align 8
  %811 = getelementptr inbounds %struct.contact_event, ptr %795, i64 %796, i32 4
  store double %810, ptr %811, align 8
  %812 = load i64, ptr %755, align 8
  br label %813

813:
  %814 = phi i64 [ %773, %771 ], [ %773, %789 ], [ %812, %794 ]
  %815 = add nuw nsw i64 %774, 1
  %816 = icmp slt i64 %815, %814
  br i1 %816, label %817, label %851

817:
  %818 = load ptr, ptr %759, align 8
  br label %771

819:
  %820 = phi i64 [ 0, %758 ], [ %835, %834 ]
  %821 = shl nsw i64 %820, 2
  %822 = getelementptr inbounds i64, ptr %760, i64 %821
  %823 = getelementptr inbounds double, ptr %762, i64 %820
  store double 0.000000e+00, ptr %823, align 8
  %824 = getelementptr inbounds i64, ptr %822, i64 1
  %825 = load i64, ptr %824, align 8
  %826 = load i64, ptr %822, align 8
  %827 = icmp ne i64 %826, 2
  %828 = zext i1 %827 to i64
  %829 = getelementptr inbounds i64, ptr %822, i64 2
  %830 = load i64, ptr %829, align 8
  %831 = add i64 %830, %825
  %832 = add i64 %831, %828
  %833 = icmp slt i64 %825, %832
  br i1 %833, label %837, label %834

834:
  %835 = add nuw nsw i64 %820, 1
  %836 = icmp eq i64 %835, %756
  br i1 %836, label %766, label %819

837:
  %838 = phi double [ %848, %837 ], [ 0.000000e+00, %819 ]
  %839 = phi i64 [ %849, %837 ], [ %825, %819 ]
  %840 = getelementptr inbounds double, ptr %764, i64 %839
  %841 = load double, ptr %840, align 8
  %842 = getelementptr inbounds double, ptr %763, i64 %839
  %843 = load double, ptr %842, align 8
  %844 = getelementptr inbounds double, ptr %765, i64 %839
  %845 = load double, ptr %844, align 8
  %846 = fadd double %843, %845
  %847 = fmul double %841, -5.000000e-01
  %848 = call double @llvm.fmuladd.f64(double %847, double %846, double %838)
  store double %848, ptr %823, align 8
  %849 = add nsw i64 %839, 1
  %850 = icmp eq i64 %849, %832
  br i1 %850, label %834, label %837

851:
  %852 = load ptr, ptr %557, align 8
  call void @jump(ptr %0, ptr %1, ptr %852)
  %853 = load ptr, ptr %15, align 8
  %854 = bitcast ptr %4 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %4, ptr %853)
  %855 = load double, ptr %22, align 8
  %856 = call double @model_time(ptr %0, double %855)
  %857 = getelementptr inbounds %struct.contact_system, ptr %853, i64 0, i32 27
  %858 = load i64, ptr %857, align 8
  store i64 0, ptr %857, align 8
  %859 = call ptr @ode_state(ptr %1)
  %860 = call i64 @model_inputs(ptr %0, double %856, ptr %859)
  store i64 %858, ptr %857, align 8
  %861 = call ptr @ode_state(ptr %1)
  %862 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 0
  %863 = load ptr, ptr %862, align 8
  %864 = getelementptr inbounds %struct.contact_system, ptr %853, i64 0, i32 8, i32 0
  %865 = load ptr, ptr %864, align 8
  %866 = load ptr, ptr %34, align 8
  %867 = getelementptr inbounds %struct.contact_system, ptr %853, i64 0, i32 8, i32 1
  %868 = load ptr, ptr %867, align 8
  %869 = getelementptr inbounds %struct.contact_system, ptr %853, i64 0, i32 8, i32 2
  %870 = load ptr, ptr %869, align 8
  call void %865(double %856, ptr %861, ptr %866, ptr %868, ptr %870, ptr %863)
  %871 = icmp eq i64 %860, 0
  br i1 %871, label %872, label %951

872:
  %873 = load double, ptr %22, align 8
  %874 = call i64 @choose_modes(ptr %16, double %873, ptr %19)
  br label %875

875:
  %876 = phi double [ %654, %872 ], [ 0.000000e+00, %524 ]
  %877 = phi i64 [ %874, %872 ], [ %525, %524 ]
  %878 = icmp eq i64 %877, 0
  br i1 %878, label %879, label %951

879:
  %880 = phi double [ 0.000000e+00, %579 ], [ %876, %875 ], [ %654, %738 ]
  %881 = load double, ptr %22, align 8
  %882 = bitcast ptr %3 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %3, ptr %16)
  %883 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 27
  store i64 0, ptr %883, align 8
  %884 = load i64, ptr %40, align 8
  %885 = icmp sgt i64 %884, 0
  br i1 %885, label %886, label %935

886:
  %887 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 19
  %888 = getelementptr inbounds %struct.contact_parts, ptr %3, i64 0, i32 17
  %889 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 24
  %890 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 12
  %891 = load ptr, ptr %887, align 8
  br label %892

892:
  %893 = phi ptr [ %891, %886 ], [ %926, %925 ]
  %894 = phi i64 [ 0, %886 ], [ %932, %925 ]
  %895 = getelementptr inbounds i64, ptr %893, i64 %894
  %896 = load i64, ptr %895, align 8
  %897 = load ptr, ptr %888, align 8
  %898 = getelementptr inbounds i64, ptr %897, i64 %894
  %899 = load i64, ptr %898, align 8
  %900 = icmp eq i64 %896, 0
  br i1 %900, label %906, label %901

901:
  %902 = icmp eq i64 %899, 0
  br i1 %902, label %906, label %903

903:
  %904 = icmp eq i64 %899, 1
  %905 = select i1 %904, i64 3, i64 4
  br label %906

906:
  %907 = phi i64 [ 1, %892 ], [ %905, %903 ], [ 2, %901 ]
  %908 = icmp eq i64 %899, %896
  br i1 %908, label %925, label %909

909:
  %910 = load i64, ptr %889, align 8
  %911 = icmp eq i64 %910, 0
  br i1 %911, label %912, label %925

912:
  %913 = icmp eq i64 %907, 1
  %914 = select i1 %913, double %880, double -0.000000e+00
  %915 = fadd double %881, %914
  %916 = load ptr, ptr %890, align 8
  %917 = load i64, ptr %511, align 8
  %918 = add nsw i64 %917, 1
  store i64 %918, ptr %511, align 8
  %919 = getelementptr inbounds %struct.contact_event, ptr %916, i64 %917, i32 1
  %920 = getelementptr inbounds i64, ptr %919, i64 1
  %921 = bitcast ptr %920 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %921, i8 0, i64 40, i1 false)
  %922 = getelementptr inbounds %struct.contact_event, ptr %916, i64 %917, i32 0
  store double %915, ptr %922, align 8
  store i64 %907, ptr %919, align 8
  %923 = getelementptr inbounds %struct.contact_event, ptr %916, i64 %917, i32 2
  store i64 %894, ptr %923, align 8
  %924 = load ptr, ptr %887, align 8
  br label %925

925:
  %926 = phi ptr [ %924, %912 ], [ %893, %909 ], [ %893, %906 ]
  %927 = getelementptr inbounds i64, ptr %926, i64 %894
  store i64 %899, ptr %927, align 8
  %928 = icmp ne i64 %899, 0
  %929 = zext i1 %928 to i64
  %930 = load i64, ptr %883, align 8
  %931 = add nsw i64 %930, %929
  store i64 %931, ptr %883, align 8
  %932 = add nuw nsw i64 %894, 1
  %933 = load i64, ptr %40, align 8
  %934 = icmp slt i64 %932, %933
  br i1 %934, label %892, label %935

935:
  %936 = load double, ptr %22, align 8
  %937 = call double @model_time(ptr %0, double %936)
  %938 = call ptr @ode_state(ptr %1)
  %939 = call i64 @contact_project(ptr %0, double %937, ptr %938)
  %940 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 40
  %941 = load i64, ptr %940, align 8
  %942 = load double, ptr %22, align 8
  %943 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 7
  %944 = load double, ptr %943, align 8
  call void @ode_start(ptr %1, double %942, double %944)
  store i64 %941, ptr %940, align 8
  %945 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 23
  store i64 1, ptr %945, align 8
  %946 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 24
  %947 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 26
  %948 = bitcast ptr %946 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %948, i8 0, i64 16, i1 false)
  store i64 -1, ptr %947, align 8
  %949 = load double, ptr %22, align 8
  %950 = getelementptr inbounds %struct.contact_system, ptr %16, i64 0, i32 35
  store double %949, ptr %950, align 8
  br label %951

951:
  %952 = phi i64 [ 0, %935 ], [ %877, %875 ], [ %860, %851 ]
  br label %953

953:
  %954 = phi i64 [ 12, %189 ], [ 12, %262 ], [ %952, %951 ], [ 13, %518 ], [ 12, %106 ]
  ret i64 %954
}

define internal i64 @choose_modes(ptr %0, double %1, ptr  %2) {
  %4 = alloca %struct.contact_parts, align 8
  %5 = alloca %struct.contact_parts, align 8
  %6 = alloca %struct.law_problem, align 8
  %7 = bitcast ptr %5 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %5, ptr %0)
  %8 = bitcast ptr %6 to ptr
  %9 = bitcast ptr %4 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %4, ptr %0)
  %10 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 0
  %11 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 0
  %12 = load i64, ptr %11, align 8
  store i64 %12, ptr %10, align 8
  %13 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 1
  %14 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 1
  %15 = load i64, ptr %14, align 8
  store i64 %15, ptr %13, align 8
  %16 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 2
  %17 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 5
  %18 = load ptr, ptr %17, align 8
  store ptr %18, ptr %16, align 8
  %19 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 3
  %20 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 4
  %21 = load ptr, ptr %20, align 8
  store ptr %21, ptr %19, align 8
  %22 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 4
  %23 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 3
  %24 = load ptr, ptr %23, align 8
  store ptr %24, ptr %22, align 8
  %25 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 5
  %26 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 2
  %27 = load ptr, ptr %26, align 8
  store ptr %27, ptr %25, align 8
  %28 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 6
  %29 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 16
  %30 = load ptr, ptr %29, align 8
  store ptr %30, ptr %28, align 8
  %31 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 7
  %32 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 10
  %33 = load ptr, ptr %32, align 8
  store ptr %33, ptr %31, align 8
  %34 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 8
  %35 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 17
  %36 = load ptr, ptr %35, align 8
  store ptr %36, ptr %34, align 8
  %37 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 9
  %38 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 7
  %39 = load ptr, ptr %38, align 8
  store ptr %39, ptr %37, align 8
  %40 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 10
  %41 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 8
  %42 = load ptr, ptr %41, align 8
  store ptr %42, ptr %40, align 8
  %43 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 11
  %44 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 9
  %45 = load ptr, ptr %44, align 8
  store ptr %45, ptr %43, align 8
  %46 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 12
  store double 0.000000e+00, ptr %46, align 8
  %47 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 13
  store i64 -1, ptr %47, align 8
  %48 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 14
  store i64 0, ptr %48, align 8
  %49 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 15
  %50 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 15
  %51 = load ptr, ptr %50, align 8
  store ptr %51, ptr %49, align 8
  %52 = getelementptr inbounds %struct.law_problem, ptr %6, i64 0, i32 16
  %53 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 19
  %54 = load ptr, ptr %53, align 8
  store ptr %54, ptr %52, align 8
  %55 = icmp sgt i64 %12, 0
  br i1 %55, label %56, label %73

56:
  %57 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 19
  %58 = load ptr, ptr %57, align 8
  br label %59

59:
  %60 = phi i64 [ 0, %56 ], [ %70, %59 ]
  %61 = getelementptr inbounds i64, ptr %58, i64 %60
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds i64, ptr %36, i64 %60
  store i64 %62, ptr %63, align 8
  %64 = load i64, ptr %61, align 8
  %65 = icmp eq i64 %64, 0
  %66 = icmp eq i64 %64, 2
  %67 = select i1 %66, i64 2, i64 1
  %68 = select i1 %65, i64 0, i64 %67
  %69 = getelementptr inbounds i64, ptr %30, i64 %60
  store i64 %68, ptr %69, align 8
  %70 = add nuw nsw i64 %60, 1
  %71 = load i64, ptr %11, align 8
  %72 = icmp slt i64 %70, %71
  br i1 %72, label %59, label %73

73:
  call void @contact_point_slips(ptr %0, ptr %5)
  %74 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 26
  %75 = load i64, ptr %74, align 8
  %76 = icmp sgt i64 %75, -1
  %77 = srem i64 %75, 2
  %78 = icmp eq i64 %77, 1
  %79 = and i1 %76, %78
  %80 = sdiv i64 %75, 2
  %81 = select i1 %79, i64 %80, i64 -1
  %82 = icmp sgt i64 %81, -1
  br i1 %82, label %83, label %90

83:
  %84 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 19
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds i64, ptr %85, i64 %81
  %87 = load i64, ptr %86, align 8
  %88 = icmp eq i64 %87, 1
  br i1 %88, label %89, label %90

89:
  call void @law_forces(ptr %6)
  br label %90

90:
  %91 = phi i1 [ true, %89 ], [ false, %83 ], [ false, %73 ]
  %92 = load i64, ptr %11, align 8
  %93 = icmp sgt i64 %92, 0
  br i1 %93, label %94, label %107

94:
  %95 = load ptr, ptr %17, align 8
  %96 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 6
  %97 = load ptr, ptr %96, align 8
  %98 = getelementptr inbounds %struct.contact_parts, ptr %5, i64 0, i32 1
  %99 = load ptr, ptr %98, align 8
  %100 = load ptr, ptr %28, align 8
  %101 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 19
  %102 = load ptr, ptr %101, align 8
  %103 = load ptr, ptr %34, align 8
  %104 = getelementptr inbounds %struct.contact_parts, ptr %5, i64 0, i32 7
  %105 = load ptr, ptr %104, align 8
  %106 = load ptr, ptr %40, align 8
  br label %110

107:
  %108 = call i64 @law_solve(ptr %6)
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %253, label %247

110:
  %111 = phi i64 [ 0, %94 ], [ %244, %243 ]
  %112 = shl nsw i64 %111, 2
  %113 = getelementptr inbounds i64, ptr %95, i64 %112
  %114 = getelementptr inbounds i64, ptr %113, i64 1
  %115 = load i64, ptr %114, align 8
  %116 = load i64, ptr %113, align 8
  %117 = icmp ne i64 %116, 2
  %118 = zext i1 %117 to i64
  %119 = add nsw i64 %115, %118
  %120 = shl nuw nsw i64 %111, 1
  %121 = or i64 %120, 1
  %122 = getelementptr inbounds double, ptr %97, i64 %121
  %123 = load double, ptr %122, align 8
  br i1 %117, label %124, label %132

124:
  %125 = getelementptr inbounds i64, ptr %2, i64 %111
  %126 = load i64, ptr %125, align 8
  %127 = icmp eq i64 %126, 0
  br i1 %127, label %132, label %128

128:
  %129 = getelementptr inbounds double, ptr %99, i64 %115
  %130 = load double, ptr %129, align 8
  %131 = fcmp ole double %130, %123
  br label %132

132:
  %133 = phi i1 [ true, %110 ], [ false, %124 ], [ %131, %128 ]
  %134 = zext i1 %133 to i64
  %135 = getelementptr inbounds i64, ptr %100, i64 %111
  store i64 %134, ptr %135, align 8
  %136 = getelementptr inbounds i64, ptr %102, i64 %111
  %137 = load i64, ptr %136, align 8
  %138 = icmp eq i64 %137, 0
  br i1 %138, label %143, label %139

139:
  %140 = load i64, ptr %74, align 8
  %141 = icmp slt i64 %140, 0
  %142 = select i1 %141, i64 1, i64 %137
  br label %143

143:
  %144 = phi i64 [ 1, %132 ], [ %142, %139 ]
  %145 = getelementptr inbounds i64, ptr %103, i64 %111
  store i64 %144, ptr %145, align 8
  %146 = load i64, ptr %113, align 8
  %147 = icmp eq i64 %146, 2
  br i1 %147, label %155, label %148

148:
  %149 = load i64, ptr %74, align 8
  %150 = icmp eq i64 %149, %120
  br i1 %150, label %151, label %155

151:
  %152 = load i64, ptr %136, align 8
  %153 = icmp eq i64 %152, 0
  br i1 %153, label %155, label %154

154:
  store i64 0, ptr %145, align 8
  br label %155

155:
  %156 = phi i64 [ 0, %154 ], [ %144, %151 ], [ %144, %148 ], [ %144, %143 ]
  %157 = icmp eq i64 %111, %81
  %158 = and i1 %91, %157
  br i1 %158, label %159, label %200

159:
  %160 = load i64, ptr %114, align 8
  %161 = load i64, ptr %113, align 8
  %162 = icmp ne i64 %161, 2
  %163 = zext i1 %162 to i64
  %164 = add nsw i64 %160, %163
  %165 = getelementptr inbounds i64, ptr %113, i64 2
  %166 = load i64, ptr %165, align 8
  %167 = icmp sgt i64 %166, 0
  br i1 %167, label %171, label %241

168:
  %169 = call double @llvm.sqrt.f64(double %177)
  %170 = fcmp ogt double %169, 0.000000e+00
  br i1 %170, label %180, label %189

171:
  %172 = phi double [ %177, %171 ], [ 0.000000e+00, %159 ]
  %173 = phi i64 [ %178, %171 ], [ 0, %159 ]
  %174 = add nsw i64 %173, %164
  %175 = getelementptr inbounds double, ptr %106, i64 %174
  %176 = load double, ptr %175, align 8
  %177 = call double @llvm.fmuladd.f64(double %176, double %176, double %172)
  %178 = add nuw nsw i64 %173, 1
  %179 = icmp eq i64 %178, %166
  br i1 %179, label %168, label %171

180:
  %181 = phi i64 [ %187, %180 ], [ 0, %168 ]
  %182 = add nsw i64 %181, %164
  %183 = getelementptr inbounds double, ptr %106, i64 %182
  %184 = load double, ptr %183, align 8
  %185 = fdiv double %184, %169
  %186 = getelementptr inbounds double, ptr %105, i64 %182
  store double %185, ptr %186, align 8
  %187 = add nuw nsw i64 %181, 1
  %188 = icmp eq i64 %187, %166
  br i1 %188, label %189, label %180

189:
  %190 = add nsw i64 %166, %119
  %191 = fcmp ogt double %169, 0.000000e+00
  %192 = select i1 %167, i1 %191, i1 false
  br i1 %192, label %193, label %241

193:
  %194 = phi i64 [ %198, %193 ], [ %119, %189 ]
  %195 = getelementptr inbounds double, ptr %105, i64 %194
  %196 = load double, ptr %195, align 8
  %197 = fneg double %196
  store double %197, ptr %195, align 8
  %198 = add nsw i64 %194, 1
  %199 = icmp slt i64 %198, %190
  br i1 %199, label %193, label %241

200:
  br i1 %133, label %201, label %243

201:
  %202 = load i64, ptr %114, align 8
  %203 = load i64, ptr %113, align 8
  %204 = icmp ne i64 %203, 2
  %205 = zext i1 %204 to i64
  %206 = add nsw i64 %202, %205
  %207 = getelementptr inbounds i64, ptr %113, i64 2
  %208 = load i64, ptr %207, align 8
  %209 = icmp sgt i64 %208, 0
  br i1 %209, label %213, label %233

210:
  %211 = call double @llvm.sqrt.f64(double %219)
  %212 = fcmp ogt double %211, 0.000000e+00
  br i1 %212, label %222, label %231

213:
  %214 = phi double [ %219, %213 ], [ 0.000000e+00, %201 ]
  %215 = phi i64 [ %220, %213 ], [ 0, %201 ]
  %216 = add nsw i64 %215, %206
  %217 = getelementptr inbounds double, ptr %99, i64 %216
  %218 = load double, ptr %217, align 8
  %219 = call double @llvm.fmuladd.f64(double %218, double %218, double %214)
  %220 = add nuw nsw i64 %215, 1
  %221 = icmp eq i64 %220, %208
  br i1 %221, label %210, label %213

222:
  %223 = phi i64 [ %229, %222 ], [ 0, %210 ]
  %224 = add nsw i64 %223, %206
  %225 = getelementptr inbounds double, ptr %99, i64 %224
  %226 = load double, ptr %225, align 8
  %227 = fdiv double %226, %211
  %228 = getelementptr inbounds double, ptr %105, i64 %224
  store double %227, ptr %228, align 8
  %229 = add nuw nsw i64 %223, 1
  %230 = icmp eq i64 %229, %208
  br i1 %230, label %231, label %222

231:
  %232 = fcmp ogt double %211, %123
  br i1 %232, label %235, label %239

233:
  %234 = fcmp olt double %123, 0.000000e+00
  br i1 %234, label %235, label %239

235:
  store i64 2, ptr %135, align 8
  %236 = load i64, ptr %145, align 8
  %237 = icmp eq i64 %236, 0
  %238 = select i1 %237, i64 0, i64 2
  br label %241

239:
  %240 = icmp eq i64 %156, 2
  br i1 %240, label %241, label %243

241:
  %242 = phi i64 [ %238, %235 ], [ 2, %159 ], [ 2, %189 ], [ 1, %239 ], [ 2, %193 ]
  store i64 %242, ptr %145, align 8
  br label %243

243:
  %244 = add nuw nsw i64 %111, 1
  %245 = load i64, ptr %11, align 8
  %246 = icmp slt i64 %244, %245
  br i1 %246, label %110, label %107

247:
  %248 = load i64, ptr %47, align 8
  %249 = load double, ptr %46, align 8
  %250 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 28
  store i64 %108, ptr %250, align 8
  %251 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 29
  store i64 %248, ptr %251, align 8
  %252 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 31
  store double %249, ptr %252, align 8
  br label %274

253:
  %254 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 32
  %255 = load double, ptr %254, align 8
  %256 = load double, ptr %46, align 8
  %257 = call double @llvm.maxnum.f64(double %255, double %256)
  store double %257, ptr %254, align 8
  %258 = load i64, ptr %48, align 8
  %259 = icmp sgt i64 %258, 0
  br i1 %259, label %260, label %265

260:
  %261 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 33
  %262 = load double, ptr %261, align 8
  %263 = fcmp ugt double %262, %1
  br i1 %263, label %264, label %265

264:
  store double %1, ptr %261, align 8
  br label %265

265:
  %266 = getelementptr inbounds %struct.contact_system, ptr %0, i64 0, i32 20
  %267 = bitcast ptr %266 to ptr
  %268 = load ptr, ptr %267, align 8
  %269 = getelementptr inbounds %struct.contact_parts, ptr %5, i64 0, i32 7
  %270 = bitcast ptr %269 to ptr
  %271 = load ptr, ptr %270, align 8
  %272 = load i64, ptr %14, align 8
  %273 = shl i64 %272, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %268, ptr align 8 %271, i64 %273, i1 false)
  br label %274

274:
  %275 = phi i64 [ 12, %247 ], [ 0, %265 ]
  ret i64 %275
}

declare double @model_time(ptr, double)

declare ptr @ode_state(ptr)

declare void @ode_start(ptr, double, double)

declare double @llvm.sqrt.f64(double)

declare double @llvm.fabs.f64(double)

declare double @llvm.maxnum.f64(double, double)

declare i64 @model_inputs(ptr, double, ptr)

define internal void @jump(ptr %0, ptr %1, ptr  %2) {
  %4 = alloca %struct.contact_parts, align 8
  %5 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %6 = load ptr, ptr %5, align 8
  %7 = bitcast ptr %4 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %4, ptr %6)
  %8 = load ptr, ptr %5, align 8
  %9 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.contact_system, ptr %8, i64 0, i32 4
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds double, ptr %10, i64 %12
  %14 = bitcast ptr %13 to ptr
  %15 = getelementptr inbounds %struct.contact_system, ptr %8, i64 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = shl i64 %16, 3
  call void @llvm.memset.p0.i64(ptr align 8 %14, i8 0, i64 %17, i1 false)
  %18 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 5
  %19 = load double, ptr %18, align 8
  %20 = call double @model_time(ptr %0, double %19)
  %21 = call ptr @ode_state(ptr %1)
  %22 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 5
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 9, i32 0
  %25 = load ptr, ptr %24, align 8
  %26 = load ptr, ptr %9, align 8
  %27 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 9, i32 1
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 9, i32 2
  %30 = load ptr, ptr %29, align 8
  call void %25(double %20, ptr %21, ptr %26, ptr %28, ptr %30, ptr %23)
  %31 = call ptr @ode_state(ptr %1)
  %32 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 2
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds double, ptr %31, i64 %33
  %35 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 3
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 6
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 1
  %40 = load i64, ptr %39, align 8
  %41 = icmp sgt i64 %36, 0
  br i1 %41, label %42, label %64

42:
  %43 = icmp sgt i64 %40, 0
  br label %44

44:
  %45 = phi i64 [ 0, %42 ], [ %51, %50 ]
  br i1 %43, label %46, label %50

46:
  %47 = mul nsw i64 %45, %40
  %48 = getelementptr inbounds double, ptr %34, i64 %45
  %49 = load double, ptr %48, align 8
  br label %53

50:
  %51 = add nuw nsw i64 %45, 1
  %52 = icmp eq i64 %51, %36
  br i1 %52, label %64, label %44

53:
  %54 = phi double [ %49, %46 ], [ %61, %53 ]
  %55 = phi i64 [ 0, %46 ], [ %62, %53 ]
  %56 = add nsw i64 %55, %47
  %57 = getelementptr inbounds double, ptr %38, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds double, ptr %2, i64 %55
  %60 = load double, ptr %59, align 8
  %61 = call double @llvm.fmuladd.f64(double %58, double %60, double %54)
  store double %61, ptr %48, align 8
  %62 = add nuw nsw i64 %55, 1
  %63 = icmp eq i64 %62, %40
  br i1 %63, label %50, label %53

64:
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)

define i64 @contact_search(ptr %0, ptr %1, i64 %2) {
  %4 = alloca %struct.contact_parts, align 8
  %5 = alloca %struct.contact_parts, align 8
  %6 = alloca %struct.contact_parts, align 8
  %7 = alloca %struct.sample, align 8
  %8 = alloca %struct.sample, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca double, align 8
  %12 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %13 = load ptr, ptr %12, align 8
  %14 = bitcast ptr %6 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %6, ptr %13)
  %15 = bitcast ptr %7 to ptr
  %16 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 6
  %17 = load double, ptr %16, align 8
  %18 = bitcast ptr %5 to ptr
  %19 = getelementptr inbounds %struct.contact_system, ptr %13, i64 0, i32 0
  %20 = load i64, ptr %19, align 8
  %21 = shl nsw i64 %20, 1
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %5, ptr %13)
  %22 = getelementptr inbounds %struct.contact_parts, ptr %5, i64 0, i32 13
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.sample, ptr %7, i64 0, i32 0
  store double %17, ptr %24, align 8
  %25 = getelementptr inbounds %struct.sample, ptr %7, i64 0, i32 1
  store ptr %23, ptr %25, align 8
  %26 = getelementptr inbounds %struct.sample, ptr %7, i64 0, i32 2
  %27 = getelementptr inbounds double, ptr %23, i64 %21
  store ptr %27, ptr %26, align 8
  %28 = bitcast ptr %8 to ptr
  %29 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 5
  %30 = load double, ptr %29, align 8
  %31 = bitcast ptr %4 to ptr
  %32 = load i64, ptr %19, align 8
  %33 = shl nsw i64 %32, 1
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %4, ptr %13)
  %34 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 13
  %35 = load ptr, ptr %34, align 8
  %36 = shl i64 %32, 2
  %37 = getelementptr inbounds double, ptr %35, i64 %36
  %38 = getelementptr inbounds %struct.sample, ptr %8, i64 0, i32 0
  store double %30, ptr %38, align 8
  %39 = getelementptr inbounds %struct.sample, ptr %8, i64 0, i32 1
  store ptr %37, ptr %39, align 8
  %40 = getelementptr inbounds %struct.sample, ptr %8, i64 0, i32 2
  %41 = getelementptr inbounds double, ptr %37, i64 %33
  store ptr %41, ptr %40, align 8
  %42 = bitcast ptr %9 to ptr
  store i64 -1, ptr %9, align 8
  %43 = bitcast ptr %10 to ptr
  store i32 0, ptr %10, align 4
  %44 = bitcast ptr %11 to ptr
  %45 = load double, ptr %29, align 8
  store double %45, ptr %11, align 8
  %46 = getelementptr inbounds %struct.contact_system, ptr %13, i64 0, i32 35
  %47 = load double, ptr %46, align 8
  %48 = fcmp oeq double %45, %47
  %49 = bitcast ptr %23 to ptr
  %50 = bitcast ptr %37 to ptr
  br i1 %48, label %159, label %51

51:
  %52 = getelementptr inbounds %struct.contact_system, ptr %13, i64 0, i32 25
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %55, label %58

55:
  %56 = call i64 @look(ptr %0, ptr %1, ptr %7)
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %58, label %60

58:
  %59 = call i64 @look(ptr %0, ptr %1, ptr %8)
  br label %60

60:
  %61 = phi i64 [ %59, %58 ], [ %56, %55 ]
  %62 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 12
  %63 = bitcast ptr %62 to ptr
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 7
  %66 = bitcast ptr %65 to ptr
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds %struct.contact_system, ptr %13, i64 0, i32 1
  %69 = load i64, ptr %68, align 8
  %70 = shl i64 %69, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %64, ptr align 8 %67, i64 %70, i1 false)
  %71 = icmp eq i64 %61, 0
  br i1 %71, label %72, label %159

72:
  %73 = getelementptr inbounds %struct.contact_system, ptr %13, i64 0, i32 27
  %74 = load i64, ptr %73, align 8
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %76, label %115

76:
  %77 = fsub double %30, %17
  %78 = call double @llvm.fabs.f64(double %77)
  %79 = load i64, ptr %19, align 8
  %80 = shl i64 %79, 1
  %81 = icmp sgt i64 %79, 0
  br i1 %81, label %82, label %111

82:
  %83 = call i64 @llvm.smax.i64(i64 %80, i64 1)
  br label %87

84:
  %85 = icmp slt i64 %110, %80
  %86 = icmp eq i64 %110, %83
  br i1 %86, label %111, label %87

87:
  %88 = phi i1 [ true, %82 ], [ %85, %84 ]
  %89 = phi i64 [ 0, %82 ], [ %110, %84 ]
  %90 = getelementptr inbounds double, ptr %23, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = getelementptr inbounds double, ptr %37, i64 %89
  %93 = load double, ptr %92, align 8
  %94 = call double @llvm.minnum.f64(double %91, double %93)
  %95 = fsub double %93, %91
  %96 = call double @llvm.fabs.f64(double %95)
  %97 = getelementptr inbounds double, ptr %27, i64 %89
  %98 = load double, ptr %97, align 8
  %99 = call double @llvm.fabs.f64(double %98)
  %100 = getelementptr inbounds double, ptr %41, i64 %89
  %101 = load double, ptr %100, align 8
  %102 = call double @llvm.fabs.f64(double %101)
  %103 = call double @llvm.maxnum.f64(double %99, double %102)
  %104 = fmul double %78, %103
  %105 = fcmp uno double %104, 0.000000e+00
  %106 = select i1 %105, double %96, double %104
  %107 = call double @llvm.maxnum.f64(double %96, double %106)
  %108 = fmul double %107, 2.000000e+00
  %109 = fcmp ogt double %94, %108
  %110 = add nuw nsw i64 %89, 1
  br i1 %109, label %84, label %111

111:
  %112 = phi i1 [ false, %76 ], [ %88, %87 ], [ %85, %84 ]
  %113 = xor i1 %112, true
  %114 = zext i1 %113 to i32
  store i32 %114, ptr %10, align 4
  br label %118

115:
  %116 = call i64 @scan(ptr %0, ptr %1, i32 3, i32 0, ptr %10, ptr %9, ptr %11)
  %117 = load i32, ptr %10, align 4
  br label %118

118:
  %119 = phi i32 [ %114, %111 ], [ %117, %115 ]
  %120 = phi i64 [ 0, %111 ], [ %116, %115 ]
  %121 = icmp ne i64 %120, 0
  %122 = icmp ne i32 %119, 0
  %123 = select i1 %121, i1 true, i1 %122
  br i1 %123, label %126, label %124

124:
  %125 = call i64 @scan(ptr %0, ptr %1, i32 8, i32 1, ptr %10, ptr %9, ptr %11)
  br label %126

126:
  %127 = phi i64 [ %120, %118 ], [ %125, %124 ]
  %128 = icmp eq i64 %127, 0
  br i1 %128, label %129, label %159

129:
  %130 = load i64, ptr %9, align 8
  %131 = icmp slt i64 %130, 0
  br i1 %131, label %132, label %145

132:
  %133 = load i64, ptr %19, align 8
  %134 = shl i64 %133, 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 8 %50, i64 %134, i1 false)
  store double %30, ptr %24, align 8
  store i64 1, ptr %52, align 8
  %135 = load double, ptr %29, align 8
  store double %135, ptr %46, align 8
  %136 = load i64, ptr %73, align 8
  %137 = icmp sgt i64 %136, 0
  br i1 %137, label %138, label %159

138:
  %139 = getelementptr inbounds %struct.contact_system, ptr %13, i64 0, i32 20
  %140 = bitcast ptr %139 to ptr
  %141 = load ptr, ptr %140, align 8
  %142 = load ptr, ptr %63, align 8
  %143 = load i64, ptr %68, align 8
  %144 = shl i64 %143, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %141, ptr align 8 %142, i64 %144, i1 false)
  br label %159

145:
  %146 = getelementptr inbounds %struct.contact_system, ptr %13, i64 0, i32 26
  store i64 %130, ptr %146, align 8
  %147 = load double, ptr %11, align 8
  %148 = load double, ptr %29, align 8
  %149 = fcmp une double %147, %148
  br i1 %149, label %150, label %153

150:
  %151 = call i64 @ode_go_back(ptr %1, double %147)
  %152 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 40
  store i64 -1, ptr %152, align 8
  br label %153

153:
  %154 = phi i64 [ %151, %150 ], [ 0, %145 ]
  %155 = icmp eq i64 %154, 0
  %156 = icmp eq i64 %154, 7
  %157 = or i1 %155, %156
  %158 = select i1 %157, i64 14, i64 %154
  br label %159

159:
  %160 = phi i64 [ %158, %153 ], [ %2, %3 ], [ %127, %126 ], [ %2, %138 ], [ %2, %132 ], [ %61, %60 ]
  ret i64 %160
}

define internal i64 @look(ptr %0, ptr %1, ptr  %2) {
  %4 = alloca %struct.contact_parts, align 8
  %5 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %6 = load ptr, ptr %5, align 8
  %7 = bitcast ptr %4 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %4, ptr %6)
  %8 = getelementptr inbounds %struct.sample, ptr %2, i64 0, i32 0
  %9 = load double, ptr %8, align 8
  %10 = call double @model_time(ptr %0, double %9)
  %11 = call ptr @ode_state(ptr %1)
  %12 = load double, ptr %8, align 8
  %13 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 5
  %14 = load double, ptr %13, align 8
  %15 = fcmp une double %12, %14
  br i1 %15, label %16, label %22

16:
  %17 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 14
  %18 = load ptr, ptr %17, align 8
  %19 = call i64 @ode_interpolate(ptr %1, double %12, ptr %18)
  %20 = load ptr, ptr %17, align 8
  %21 = icmp eq i64 %19, 0
  br i1 %21, label %22, label %194

22:
  %23 = phi ptr [ %20, %16 ], [ %11, %3 ]
  %24 = call i64 @model_inputs(ptr %0, double %10, ptr %23)
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %26, label %194

26:
  %27 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 27
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %47

30:
  %31 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 7
  %32 = getelementptr inbounds %struct.model_call, ptr %31, i64 0, i32 0
  %33 = load ptr, ptr %32, align 8
  %34 = icmp eq ptr %33, null
  %35 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 8
  %36 = select i1 %34, ptr %35, ptr %31
  %37 = getelementptr inbounds %struct.model_call, ptr %36, i64 0, i32 0
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds %struct.model_call, ptr %36, i64 0, i32 1
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds %struct.model_call, ptr %36, i64 0, i32 2
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 0
  %46 = load ptr, ptr %45, align 8
  call void %38(double %10, ptr %23, ptr %40, ptr %42, ptr %44, ptr %46)
  br label %47

47:
  %48 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 1
  %49 = load i64, ptr %48, align 8
  %50 = icmp sgt i64 %49, 0
  br i1 %50, label %51, label %65

51:
  %52 = load i64, ptr %27, align 8
  %53 = icmp sgt i64 %52, 0
  %54 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 8
  %55 = load ptr, ptr %54, align 8
  br i1 %53, label %56, label %65

56:
  %57 = phi double [ %62, %56 ], [ 0.000000e+00, %51 ]
  %58 = phi i64 [ %63, %56 ], [ 0, %51 ]
  %59 = getelementptr inbounds double, ptr %55, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = call double @llvm.fabs.f64(double %60)
  %62 = call double @llvm.maxnum.f64(double %57, double %61)
  %63 = add nuw nsw i64 %58, 1
  %64 = icmp eq i64 %63, %49
  br i1 %64, label %65, label %56

65:
  %66 = phi double [ 0.000000e+00, %47 ], [ 0.000000e+00, %51 ], [ %62, %56 ]
  %67 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 0
  %68 = load i64, ptr %67, align 8
  %69 = icmp sgt i64 %68, 0
  br i1 %69, label %70, label %194

70:
  %71 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 5
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 4
  %74 = load ptr, ptr %73, align 8
  %75 = getelementptr inbounds %struct.sample, ptr %2, i64 0, i32 1
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds %struct.sample, ptr %2, i64 0, i32 2
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 19
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 8
  %82 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 1
  %83 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 20
  %84 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 9
  %85 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 0
  %86 = getelementptr inbounds double, ptr %74, i64 1
  %87 = load ptr, ptr %81, align 8
  %88 = load ptr, ptr %82, align 8
  %89 = load ptr, ptr %84, align 8
  %90 = load ptr, ptr %85, align 8
  br label %91

91:
  %92 = phi i64 [ 0, %70 ], [ %192, %191 ]
  %93 = shl nsw i64 %92, 2
  %94 = getelementptr inbounds i64, ptr %72, i64 %93
  %95 = getelementptr inbounds i64, ptr %94, i64 1
  %96 = load i64, ptr %95, align 8
  %97 = load i64, ptr %94, align 8
  %98 = icmp ne i64 %97, 2
  %99 = zext i1 %98 to i64
  %100 = add nsw i64 %96, %99
  %101 = getelementptr inbounds i64, ptr %94, i64 2
  %102 = load i64, ptr %101, align 8
  %103 = mul nsw i64 %92, 3
  %104 = shl nuw nsw i64 %92, 1
  %105 = getelementptr inbounds double, ptr %76, i64 %104
  %106 = getelementptr inbounds double, ptr %78, i64 %104
  %107 = icmp eq i64 %97, 2
  %108 = getelementptr inbounds double, ptr %105, i64 1
  store double 1.000000e+00, ptr %108, align 8
  store double 1.000000e+00, ptr %105, align 8
  %109 = getelementptr inbounds double, ptr %106, i64 1
  store double 0x7FF8000000000000, ptr %109, align 8
  store double 0x7FF8000000000000, ptr %106, align 8
  %110 = getelementptr inbounds i64, ptr %80, i64 %92
  %111 = load i64, ptr %110, align 8
  %112 = icmp eq i64 %111, 0
  br i1 %112, label %113, label %125

113:
  %114 = icmp eq i64 %97, 0
  br i1 %114, label %118, label %115

115:
  %116 = getelementptr inbounds double, ptr %88, i64 %96
  %117 = load double, ptr %116, align 8
  store double %117, ptr %105, align 8
  br label %123

118:
  %119 = getelementptr inbounds double, ptr %90, i64 %92
  %120 = load double, ptr %119, align 8
  store double %120, ptr %105, align 8
  %121 = getelementptr inbounds double, ptr %88, i64 %96
  %122 = load double, ptr %121, align 8
  br label %123

123:
  %124 = phi double [ %122, %118 ], [ 0x7FF8000000000000, %115 ]
  store double %124, ptr %106, align 8
  br label %191

125:
  br i1 %107, label %130, label %126

126:
  %127 = getelementptr inbounds double, ptr %87, i64 %96
  %128 = load double, ptr %127, align 8
  %129 = call double @llvm.fmuladd.f64(double %66, double 1.000000e-13, double %128)
  store double %129, ptr %105, align 8
  br label %130

130:
  %131 = icmp eq i64 %102, 0
  br i1 %131, label %191, label %132

132:
  %133 = icmp eq i64 %111, 1
  br i1 %133, label %134, label %158

134:
  %135 = getelementptr inbounds double, ptr %86, i64 %103
  %136 = load double, ptr %135, align 8
  br i1 %107, label %140, label %137

137:
  %138 = getelementptr inbounds double, ptr %87, i64 %96
  %139 = load double, ptr %138, align 8
  br label %140

140:
  %141 = phi double [ %139, %137 ], [ 1.000000e+00, %134 ]
  %142 = fmul double %136, %141
  %143 = getelementptr inbounds double, ptr %87, i64 %100
  %144 = icmp sgt i64 %102, 0
  br i1 %144, label %145, label %153

145:
  %146 = phi i64 [ %151, %145 ], [ 0, %140 ]
  %147 = phi double [ %150, %145 ], [ 0.000000e+00, %140 ]
  %148 = getelementptr inbounds double, ptr %143, i64 %146
  %149 = load double, ptr %148, align 8
  %150 = call double @llvm.fmuladd.f64(double %149, double %149, double %147)
  %151 = add nuw nsw i64 %146, 1
  %152 = icmp eq i64 %151, %102
  br i1 %152, label %153, label %145

153:
  %154 = phi double [ 0.000000e+00, %140 ], [ %150, %145 ]
  %155 = call double @llvm.sqrt.f64(double %154)
  %156 = fsub double %142, %155
  %157 = call double @llvm.fmuladd.f64(double %66, double 1.000000e-13, double %156)
  store double %157, ptr %108, align 8
  br label %191

158:
  store double 0.000000e+00, ptr %109, align 8
  store double 0.000000e+00, ptr %108, align 8
  %159 = add nsw i64 %100, %102
  %160 = icmp sgt i64 %102, 0
  br i1 %160, label %161, label %191

161:
  %162 = load ptr, ptr %83, align 8
  %163 = getelementptr inbounds double, ptr %88, i64 %100
  %164 = load double, ptr %163, align 8
  %165 = getelementptr inbounds double, ptr %162, i64 %100
  %166 = load double, ptr %165, align 8
  %167 = call double @llvm.fmuladd.f64(double %164, double %166, double 0.000000e+00)
  store double %167, ptr %108, align 8
  %168 = getelementptr inbounds double, ptr %89, i64 %100
  %169 = load double, ptr %168, align 8
  %170 = load double, ptr %165, align 8
  %171 = load double, ptr %109, align 8
  %172 = call double @llvm.fmuladd.f64(double %169, double %170, double %171)
  store double %172, ptr %109, align 8
  %173 = icmp eq i64 %102, 1
  br i1 %173, label %191, label %174

174:
  %175 = add nsw i64 %100, 1
  br label %176

176:
  %177 = phi i64 [ %189, %176 ], [ %175, %174 ]
  %178 = load double, ptr %108, align 8
  %179 = getelementptr inbounds double, ptr %88, i64 %177
  %180 = load double, ptr %179, align 8
  %181 = getelementptr inbounds double, ptr %162, i64 %177
  %182 = load double, ptr %181, align 8
  %183 = call double @llvm.fmuladd.f64(double %180, double %182, double %178)
  store double %183, ptr %108, align 8
  %184 = getelementptr inbounds double, ptr %89, i64 %177
  %185 = load double, ptr %184, align 8
  %186 = load double, ptr %181, align 8
  %187 = load double, ptr %109, align 8
  %188 = call double @llvm.fmuladd.f64(double %185, double %186, double %187)
  store double %188, ptr %109, align 8
  %189 = add nsw i64 %177, 1
  %190 = icmp slt i64 %189, %159
  br i1 %190, label %176, label %191

191:
  %192 = add nuw nsw i64 %92, 1
  %193 = icmp eq i64 %192, %68
  br i1 %193, label %194, label %91

194:
  %195 = phi i64 [ %24, %22 ], [ 0, %65 ], [ %19, %16 ], [ 0, %191 ]
  ret i64 %195
}

declare i64 @llvm.smax.i64(i64, i64)

declare double @llvm.minnum.f64(double, double)

define internal i64 @scan(ptr %0, ptr %1, i32 %2, i32 %3, ptr  %4, ptr %5, ptr %6) {
  %8 = alloca %struct.contact_parts, align 8
  %9 = alloca %struct.contact_parts, align 8
  %10 = alloca %struct.contact_parts, align 8
  %11 = alloca %struct.contact_parts, align 8
  %12 = alloca %struct.contact_parts, align 8
  %13 = alloca %struct.sample, align 8
  %14 = alloca %struct.sample, align 8
  %15 = alloca %struct.sample, align 8
  %16 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 5
  %19 = load double, ptr %18, align 8
  %20 = bitcast ptr %12 to ptr
  %21 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 0
  %22 = load i64, ptr %21, align 8
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %12, ptr %17)
  %23 = getelementptr inbounds %struct.contact_parts, ptr %12, i64 0, i32 13
  %24 = load ptr, ptr %23, align 8
  %25 = bitcast ptr %13 to ptr
  %26 = bitcast ptr %11 to ptr
  %27 = load i64, ptr %21, align 8
  %28 = shl nsw i64 %27, 1
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %11, ptr %17)
  %29 = getelementptr inbounds %struct.contact_parts, ptr %11, i64 0, i32 13
  %30 = load ptr, ptr %29, align 8
  %31 = shl i64 %27, 3
  %32 = getelementptr inbounds double, ptr %30, i64 %31
  %33 = getelementptr inbounds %struct.sample, ptr %13, i64 0, i32 0
  store double 0.000000e+00, ptr %33, align 8
  %34 = getelementptr inbounds %struct.sample, ptr %13, i64 0, i32 1
  store ptr %32, ptr %34, align 8
  %35 = getelementptr inbounds %struct.sample, ptr %13, i64 0, i32 2
  %36 = getelementptr inbounds double, ptr %32, i64 %28
  store ptr %36, ptr %35, align 8
  %37 = bitcast ptr %14 to ptr
  %38 = bitcast ptr %10 to ptr
  %39 = load i64, ptr %21, align 8
  %40 = shl nsw i64 %39, 1
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %10, ptr %17)
  %41 = getelementptr inbounds %struct.contact_parts, ptr %10, i64 0, i32 13
  %42 = load ptr, ptr %41, align 8
  %43 = mul i64 %39, 12
  %44 = getelementptr inbounds double, ptr %42, i64 %43
  %45 = getelementptr inbounds %struct.sample, ptr %14, i64 0, i32 0
  %46 = getelementptr inbounds %struct.sample, ptr %14, i64 0, i32 1
  store ptr %44, ptr %46, align 8
  %47 = getelementptr inbounds %struct.sample, ptr %14, i64 0, i32 2
  %48 = getelementptr inbounds double, ptr %44, i64 %40
  store ptr %48, ptr %47, align 8
  %49 = bitcast ptr %15 to ptr
  %50 = bitcast ptr %9 to ptr
  %51 = load i64, ptr %21, align 8
  %52 = shl nsw i64 %51, 1
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %9, ptr %17)
  %53 = getelementptr inbounds %struct.contact_parts, ptr %9, i64 0, i32 13
  %54 = load ptr, ptr %53, align 8
  %55 = shl i64 %51, 4
  %56 = getelementptr inbounds double, ptr %54, i64 %55
  %57 = getelementptr inbounds %struct.sample, ptr %15, i64 0, i32 0
  %58 = getelementptr inbounds %struct.sample, ptr %15, i64 0, i32 1
  store ptr %56, ptr %58, align 8
  %59 = getelementptr inbounds %struct.sample, ptr %15, i64 0, i32 2
  %60 = getelementptr inbounds double, ptr %56, i64 %52
  store ptr %60, ptr %59, align 8
  %61 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 6
  %62 = load double, ptr %61, align 8
  %63 = bitcast ptr %8 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %8, ptr %17)
  %64 = getelementptr inbounds %struct.contact_parts, ptr %8, i64 0, i32 13
  %65 = bitcast ptr %64 to ptr
  %66 = load ptr, ptr %65, align 8
  %67 = bitcast ptr %46 to ptr
  %68 = bitcast ptr %44 to ptr
  %69 = load i64, ptr %21, align 8
  %70 = shl i64 %69, 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %68, ptr align 8 %66, i64 %70, i1 false)
  store double %62, ptr %45, align 8
  store i32 1, ptr %4, align 4
  store i64 -1, ptr %5, align 8
  %71 = icmp slt i32 %2, 1
  %72 = bitcast ptr %56 to ptr
  br i1 %71, label %169, label %73

73:
  %74 = shl i64 %22, 2
  %75 = getelementptr inbounds double, ptr %24, i64 %74
  %76 = sitofp i32 %2 to double
  %77 = bitcast ptr %75 to ptr
  %78 = icmp ne i32 %3, 0
  %79 = bitcast ptr %34 to ptr
  br label %96

80:
  %81 = phi i64 [ %127, %126 ], [ %132, %166 ]
  %82 = phi i1 [ false, %126 ], [ %168, %166 ]
  %83 = zext i1 %82 to i32
  store i32 %83, ptr %4, align 4
  %84 = load ptr, ptr %79, align 8
  %85 = load ptr, ptr %67, align 8
  %86 = shl i64 %81, 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %84, ptr align 8 %85, i64 %86, i1 false)
  %87 = load double, ptr %45, align 8
  store double %87, ptr %33, align 8
  %88 = load ptr, ptr %67, align 8
  %89 = load i64, ptr %21, align 8
  %90 = shl i64 %89, 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %88, ptr align 8 %72, i64 %90, i1 false)
  store double %112, ptr %45, align 8
  %91 = icmp eq i32 %97, %2
  br i1 %91, label %169, label %92

92:
  %93 = add nuw i32 %97, 1
  %94 = load i64, ptr %5, align 8
  %95 = icmp slt i64 %94, 0
  br i1 %95, label %96, label %169

96:
  %97 = phi i32 [ 1, %73 ], [ %93, %92 ]
  %98 = load double, ptr %61, align 8
  %99 = sitofp i32 %97 to double
  %100 = load double, ptr %18, align 8
  %101 = fsub double %100, %98
  %102 = fmul double %101, %99
  %103 = fdiv double %102, %76
  %104 = fadd double %98, %103
  store double %104, ptr %57, align 8
  %105 = icmp eq i32 %97, %2
  br i1 %105, label %106, label %109

106:
  %107 = load i64, ptr %21, align 8
  %108 = shl i64 %107, 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %72, ptr align 8 %77, i64 %108, i1 false)
  store double %19, ptr %57, align 8
  br label %111

109:
  %110 = call i64 @look(ptr %0, ptr %1, ptr %15)
  br label %111

111:
  %112 = phi double [ %19, %106 ], [ %104, %109 ]
  %113 = phi i64 [ 0, %106 ], [ %110, %109 ]
  %114 = icmp eq i64 %113, 0
  %115 = and i1 %78, %114
  br i1 %115, label %116, label %120

116:
  %117 = icmp ugt i32 %97, 1
  %118 = select i1 %117, ptr %13, ptr null
  %119 = call i64 @first_within(ptr %0, ptr %1, ptr %118, ptr %14, ptr %15, i32 0, ptr %5, ptr %6)
  br label %120

120:
  %121 = phi i64 [ %119, %116 ], [ %113, %111 ]
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %123, label %169

123:
  %124 = load i32, ptr %4, align 4
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %128

126:
  %127 = load i64, ptr %21, align 8
  br label %80

128:
  %129 = load double, ptr %45, align 8
  %130 = fsub double %112, %129
  %131 = call double @llvm.fabs.f64(double %130)
  %132 = load i64, ptr %21, align 8
  %133 = shl i64 %132, 1
  %134 = icmp sgt i64 %132, 0
  br i1 %134, label %135, label %166

135:
  %136 = load ptr, ptr %46, align 8
  %137 = load ptr, ptr %47, align 8
  %138 = call i64 @llvm.smax.i64(i64 %133, i64 1)
  br label %142

139:
  %140 = icmp slt i64 %165, %133
  %141 = icmp eq i64 %165, %138
  br i1 %141, label %166, label %142

142:
  %143 = phi i1 [ true, %135 ], [ %140, %139 ]
  %144 = phi i64 [ 0, %135 ], [ %165, %139 ]
  %145 = getelementptr inbounds double, ptr %136, i64 %144
  %146 = load double, ptr %145, align 8
  %147 = getelementptr inbounds double, ptr %56, i64 %144
  %148 = load double, ptr %147, align 8
  %149 = call double @llvm.minnum.f64(double %146, double %148)
  %150 = fsub double %148, %146
  %151 = call double @llvm.fabs.f64(double %150)
  %152 = getelementptr inbounds double, ptr %137, i64 %144
  %153 = load double, ptr %152, align 8
  %154 = call double @llvm.fabs.f64(double %153)
  %155 = getelementptr inbounds double, ptr %60, i64 %144
  %156 = load double, ptr %155, align 8
  %157 = call double @llvm.fabs.f64(double %156)
  %158 = call double @llvm.maxnum.f64(double %154, double %157)
  %159 = fmul double %131, %158
  %160 = fcmp uno double %159, 0.000000e+00
  %161 = select i1 %160, double %151, double %159
  %162 = call double @llvm.maxnum.f64(double %151, double %161)
  %163 = fmul double %162, 2.000000e+00
  %164 = fcmp ogt double %149, %163
  %165 = add nuw nsw i64 %144, 1
  br i1 %164, label %139, label %166

166:
  %167 = phi i1 [ false, %128 ], [ %143, %142 ], [ %140, %139 ]
  %168 = xor i1 %167, true
  br label %80

169:
  %170 = phi i64 [ 0, %7 ], [ 0, %80 ], [ 0, %92 ], [ %121, %120 ]
  ret i64 %170
}

declare i64 @ode_go_back(ptr, double)

define internal i64 @first_within(ptr %0, ptr %1, ptr %2, ptr %3, ptr  %4, i32 %5, ptr %6, ptr %7) {
  %9 = alloca %struct.contact_parts, align 8
  %10 = alloca %struct.sample, align 8
  %11 = icmp slt i32 %5, 8
  br i1 %11, label %12, label %96

12:
  %13 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.sample, ptr %4, i64 0, i32 0
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds %struct.sample, ptr %3, i64 0, i32 0
  %18 = load double, ptr %17, align 8
  %19 = fsub double %16, %18
  %20 = getelementptr inbounds %struct.contact_system, ptr %14, i64 0, i32 0
  %21 = load i64, ptr %20, align 8
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %96

23:
  %24 = shl nuw i64 %21, 1
  %25 = getelementptr inbounds %struct.sample, ptr %3, i64 0, i32 1
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds %struct.sample, ptr %4, i64 0, i32 1
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds %struct.sample, ptr %3, i64 0, i32 2
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds %struct.sample, ptr %4, i64 0, i32 2
  %32 = load ptr, ptr %31, align 8
  %33 = tail call i64 @llvm.smax.i64(i64 %24, i64 1)
  br label %34

34:
  %35 = phi i64 [ 0, %23 ], [ %91, %90 ]
  %36 = getelementptr inbounds double, ptr %26, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds double, ptr %28, i64 %35
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds double, ptr %30, i64 %35
  %41 = load double, ptr %40, align 8
  %42 = fmul double %19, %41
  %43 = getelementptr inbounds double, ptr %32, i64 %35
  %44 = load double, ptr %43, align 8
  %45 = fmul double %19, %44
  %46 = fadd double %42, %45
  %47 = fsub double %39, %37
  %48 = fmul double %47, -6.000000e+00
  %49 = tail call double @llvm.fmuladd.f64(double %46, double 3.000000e+00, double %48)
  %50 = fmul double %42, -4.000000e+00
  %51 = tail call double @llvm.fmuladd.f64(double %47, double 6.000000e+00, double %50)
  %52 = tail call double @llvm.fmuladd.f64(double %45, double -2.000000e+00, double %51)
  %53 = fmul double %49, -4.000000e+00
  %54 = fmul double %42, %53
  %55 = tail call double @llvm.fmuladd.f64(double %52, double %52, double %54)
  %56 = fcmp ogt double %55, 0.000000e+00
  br i1 %56, label %57, label %90

57:
  %58 = fcmp olt double %42, 0.000000e+00
  %59 = fcmp ogt double %45, 0.000000e+00
  %60 = select i1 %58, i1 %59, i1 false
  br i1 %60, label %90, label %61

61:
  %62 = fcmp ogt double %52, 0.000000e+00
  br i1 %62, label %63, label %68

63:
  %64 = fmul double %42, -2.000000e+00
  %65 = tail call double @llvm.sqrt.f64(double %55)
  %66 = fadd double %52, %65
  %67 = fdiv double %64, %66
  br label %73

68:
  %69 = tail call double @llvm.sqrt.f64(double %55)
  %70 = fsub double %69, %52
  %71 = fmul double %49, 2.000000e+00
  %72 = fdiv double %70, %71
  br label %73

73:
  %74 = phi double [ %67, %63 ], [ %72, %68 ]
  %75 = fcmp ogt double %74, 2.000000e-02
  %76 = fcmp olt double %74, 0x3FEF5C28F5C28F5C
  %77 = and i1 %75, %76
  br i1 %77, label %78, label %90

78:
  %79 = fmul double %52, 5.000000e-01
  %80 = fmul double %49, %74
  %81 = fdiv double %80, 3.000000e+00
  %82 = fadd double %79, %81
  %83 = tail call double @llvm.fmuladd.f64(double %74, double %82, double %42)
  %84 = tail call double @llvm.fmuladd.f64(double %74, double %83, double %37)
  %85 = tail call double @llvm.fabs.f64(double %37)
  %86 = tail call double @llvm.fabs.f64(double %39)
  %87 = tail call double @llvm.maxnum.f64(double %85, double %86)
  %88 = fmul double %87, 1.000000e-01
  %89 = fcmp olt double %84, %88
  br i1 %89, label %93, label %90

90:
  %91 = add nuw nsw i64 %35, 1
  %92 = icmp eq i64 %91, %33
  br i1 %92, label %96, label %34

93:
  %94 = tail call double @llvm.fmuladd.f64(double %74, double %19, double %18)
  %95 = fcmp uno double %94, 0.000000e+00
  br i1 %95, label %96, label %98

96:
  %97 = tail call i64 @first_event(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %6, ptr %7)
  br label %125

98:
  %99 = bitcast ptr %10 to ptr
  %100 = add nsw i32 %5, 6
  %101 = sext i32 %100 to i64
  %102 = bitcast ptr %9 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %9, ptr %14)
  %103 = getelementptr inbounds %struct.contact_parts, ptr %9, i64 0, i32 13
  %104 = load ptr, ptr %103, align 8
  %105 = shl nsw i64 %101, 2
  %106 = mul i64 %105, %21
  %107 = getelementptr inbounds double, ptr %104, i64 %106
  %108 = getelementptr inbounds %struct.sample, ptr %10, i64 0, i32 0
  store double %94, ptr %108, align 8
  %109 = getelementptr inbounds %struct.sample, ptr %10, i64 0, i32 1
  store ptr %107, ptr %109, align 8
  %110 = getelementptr inbounds %struct.sample, ptr %10, i64 0, i32 2
  %111 = getelementptr inbounds double, ptr %107, i64 %24
  store ptr %111, ptr %110, align 8
  %112 = call i64 @look(ptr %0, ptr %1, ptr %10)
  %113 = icmp eq i64 %112, 0
  br i1 %113, label %114, label %123

114:
  %115 = add nsw i32 %5, 1
  %116 = call i64 @first_within(ptr %0, ptr %1, ptr %2, ptr %3, ptr %10, i32 %115, ptr %6, ptr %7)
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %118, label %123

118:
  %119 = load i64, ptr %6, align 8
  %120 = icmp slt i64 %119, 0
  br i1 %120, label %121, label %123

121:
  %122 = call i64 @first_within(ptr %0, ptr %1, ptr %3, ptr %10, ptr %4, i32 %115, ptr %6, ptr %7)
  br label %123

123:
  %124 = phi i64 [ %122, %121 ], [ 0, %118 ], [ %116, %114 ], [ %112, %98 ]
  br label %125

125:
  %126 = phi i64 [ %97, %96 ], [ %124, %123 ]
  ret i64 %126
}

define internal i64 @first_event(ptr %0, ptr %1, ptr %2, ptr  %3, ptr  %4, ptr  %5, ptr  %6) {
  %8 = alloca %struct.contact_parts, align 8
  %9 = alloca %struct.sample, align 8
  %10 = alloca [2 x double], align 16
  %11 = alloca [2 x double], align 16
  %12 = alloca %struct.contact_parts, align 8
  %13 = alloca %struct.sample, align 8
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %18 = load ptr, ptr %17, align 8
  store i64 -1, ptr %5, align 8
  %19 = getelementptr inbounds %struct.contact_system, ptr %18, i64 0, i32 0
  %20 = load i64, ptr %19, align 8
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %22, label %323

22:
  %23 = bitcast ptr %16 to ptr
  %24 = getelementptr inbounds %struct.sample, ptr %4, i64 0, i32 0
  %25 = bitcast ptr %13 to ptr
  %26 = bitcast ptr %12 to ptr
  %27 = getelementptr inbounds %struct.contact_parts, ptr %12, i64 0, i32 13
  %28 = getelementptr inbounds %struct.sample, ptr %13, i64 0, i32 0
  %29 = getelementptr inbounds %struct.sample, ptr %13, i64 0, i32 1
  %30 = getelementptr inbounds %struct.sample, ptr %13, i64 0, i32 2
  %31 = getelementptr inbounds %struct.sample, ptr %3, i64 0, i32 2
  %32 = getelementptr inbounds %struct.sample, ptr %4, i64 0, i32 2
  %33 = getelementptr inbounds %struct.sample, ptr %3, i64 0, i32 1
  %34 = bitcast ptr %14 to ptr
  %35 = getelementptr inbounds %struct.sample, ptr %3, i64 0, i32 0
  %36 = bitcast ptr %15 to ptr
  %37 = getelementptr inbounds %struct.sample, ptr %4, i64 0, i32 1
  %38 = icmp eq ptr %2, null
  %39 = getelementptr inbounds %struct.sample, ptr %2, i64 0, i32 1
  %40 = getelementptr inbounds %struct.sample, ptr %2, i64 0, i32 0
  %41 = bitcast ptr %9 to ptr
  %42 = bitcast ptr %8 to ptr
  %43 = getelementptr inbounds %struct.contact_parts, ptr %8, i64 0, i32 13
  %44 = getelementptr inbounds %struct.sample, ptr %9, i64 0, i32 0
  %45 = getelementptr inbounds %struct.sample, ptr %9, i64 0, i32 1
  %46 = getelementptr inbounds %struct.sample, ptr %9, i64 0, i32 2
  %47 = bitcast ptr %10 to ptr
  %48 = getelementptr inbounds [2 x double], ptr %10, i64 0, i64 0
  %49 = getelementptr inbounds [2 x double], ptr %10, i64 0, i64 1
  %50 = bitcast ptr %11 to ptr
  %51 = getelementptr inbounds [2 x double], ptr %11, i64 0, i64 1
  %52 = getelementptr inbounds [2 x double], ptr %11, i64 0, i64 0
  %53 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 8
  br label %54

54:
  %55 = phi i64 [ %20, %22 ], [ %322, %319 ]
  %56 = phi ptr [ %18, %22 ], [ %320, %319 ]
  %57 = phi i64 [ 0, %22 ], [ %315, %319 ]
  %58 = load double, ptr %24, align 8
  store double %58, ptr %16, align 8
  %59 = shl nsw i64 %55, 1
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %12, ptr %56)
  %60 = load ptr, ptr %27, align 8
  %61 = mul i64 %55, 20
  %62 = getelementptr inbounds double, ptr %60, i64 %61
  store ptr %62, ptr %29, align 8
  %63 = getelementptr inbounds double, ptr %62, i64 %59
  store ptr %63, ptr %30, align 8
  %64 = load ptr, ptr %31, align 8
  %65 = getelementptr inbounds double, ptr %64, i64 %57
  %66 = load double, ptr %65, align 8
  %67 = load ptr, ptr %32, align 8
  %68 = getelementptr inbounds double, ptr %67, i64 %57
  %69 = load double, ptr %68, align 8
  %70 = load ptr, ptr %33, align 8
  %71 = getelementptr inbounds double, ptr %70, i64 %57
  %72 = load double, ptr %71, align 8
  %73 = fcmp ole double %72, 0.000000e+00
  %74 = load ptr, ptr %17, align 8
  %75 = lshr i64 %57, 1
  %76 = getelementptr inbounds %struct.contact_system, ptr %74, i64 0, i32 19
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr inbounds i64, ptr %77, i64 %75
  %79 = load i64, ptr %78, align 8
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %81, label %91

81:
  %82 = getelementptr inbounds %struct.contact_system, ptr %74, i64 0, i32 5
  %83 = load ptr, ptr %82, align 8
  %84 = shl nuw nsw i64 %75, 2
  %85 = getelementptr inbounds i64, ptr %83, i64 %84
  %86 = load i64, ptr %85, align 8
  %87 = icmp eq i64 %86, 0
  %88 = and i64 %57, 1
  %89 = select i1 %87, i64 %88, i64 1
  %90 = and i64 %57, 9223372036854775806
  br label %98

91:
  %92 = and i64 %57, 1
  %93 = icmp ne i64 %92, 0
  %94 = icmp eq i64 %79, 2
  %95 = select i1 %93, i1 %94, i1 false
  br i1 %95, label %96, label %110

96:
  %97 = and i64 %57, 9223372036854775806
  br label %98

98:
  %99 = phi i64 [ 1, %96 ], [ %90, %81 ]
  %100 = phi i64 [ %97, %96 ], [ %89, %81 ]
  %101 = getelementptr inbounds %struct.contact_system, ptr %74, i64 0, i32 6
  %102 = load ptr, ptr %101, align 8
  %103 = or i64 %100, %99
  %104 = getelementptr inbounds double, ptr %102, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = fmul double %105, 1.000000e-03
  %107 = fcmp ogt double %66, %106
  %108 = xor i1 %73, true
  %109 = select i1 %108, i1 true, i1 %107
  br i1 %109, label %144, label %114

110:
  %111 = fcmp ogt double %66, 0x10000000000000
  %112 = xor i1 %73, true
  %113 = select i1 %112, i1 true, i1 %111
  br i1 %113, label %144, label %127

114:
  br i1 %80, label %117, label %115

115:
  %116 = and i64 %57, 1
  br label %127

117:
  %118 = getelementptr inbounds %struct.contact_system, ptr %74, i64 0, i32 5
  %119 = load ptr, ptr %118, align 8
  %120 = shl nuw nsw i64 %75, 2
  %121 = getelementptr inbounds i64, ptr %119, i64 %120
  %122 = load i64, ptr %121, align 8
  %123 = icmp eq i64 %122, 0
  %124 = and i64 %57, 1
  %125 = select i1 %123, i64 %124, i64 1
  %126 = and i64 %57, 9223372036854775806
  br label %136

127:
  %128 = phi i64 [ %116, %115 ], [ %92, %110 ]
  %129 = icmp eq i64 %128, 1
  %130 = icmp eq i64 %79, 2
  %131 = select i1 %129, i1 %130, i1 false
  br i1 %131, label %132, label %144

132:
  %133 = and i64 %57, 9223372036854775806
  %134 = getelementptr inbounds %struct.contact_system, ptr %74, i64 0, i32 6
  %135 = load ptr, ptr %134, align 8
  br label %136

136:
  %137 = phi ptr [ %135, %132 ], [ %102, %117 ]
  %138 = phi i64 [ 1, %132 ], [ %126, %117 ]
  %139 = phi i64 [ %133, %132 ], [ %125, %117 ]
  %140 = or i64 %139, %138
  %141 = getelementptr inbounds double, ptr %137, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = fmul double %142, 1.000000e-03
  br label %144

144:
  %145 = phi i1 [ %107, %98 ], [ %111, %110 ], [ false, %127 ], [ false, %136 ]
  %146 = phi double [ 0.000000e+00, %98 ], [ 0.000000e+00, %110 ], [ 0x10000000000000, %127 ], [ %143, %136 ]
  %147 = load double, ptr %35, align 8
  store double %147, ptr %14, align 8
  %148 = load double, ptr %24, align 8
  store double %148, ptr %15, align 8
  %149 = fadd double %72, %146
  %150 = call double @llvm.maxnum.f64(double %149, double 0.000000e+00)
  %151 = load ptr, ptr %37, align 8
  %152 = getelementptr inbounds double, ptr %151, i64 %57
  %153 = load double, ptr %152, align 8
  %154 = fadd double %146, %153
  %155 = select i1 %73, i1 %145, i1 false
  %156 = fcmp ole double %154, 0.000000e+00
  %157 = select i1 %155, i1 %156, i1 false
  br i1 %157, label %158, label %162

158:
  %159 = fcmp ult double %69, 0.000000e+00
  br i1 %159, label %160, label %192

160:
  %161 = call i64 @narrow(ptr %0, ptr %1, i64 %57, double 1.000000e+00, double 0.000000e+00, double %147, double %148, double %66, double %69, ptr %14)
  br label %181

162:
  %163 = fcmp ogt double %154, 0.000000e+00
  %164 = fcmp olt double %66, 0.000000e+00
  %165 = select i1 %163, i1 %164, i1 false
  %166 = fcmp ogt double %69, 0.000000e+00
  %167 = select i1 %165, i1 %166, i1 false
  br i1 %167, label %168, label %181

168:
  %169 = fneg double %66
  %170 = fneg double %69
  %171 = call i64 @narrow(ptr %0, ptr %1, i64 %57, double -1.000000e+00, double 0.000000e+00, double %147, double %148, double %169, double %170, ptr %15)
  %172 = load double, ptr %15, align 8
  store double %172, ptr %28, align 8
  %173 = icmp eq i64 %171, 0
  br i1 %173, label %174, label %176

174:
  %175 = call i64 @look(ptr %0, ptr %1, ptr %13)
  br label %176

176:
  %177 = phi i64 [ %175, %174 ], [ %171, %168 ]
  %178 = getelementptr inbounds double, ptr %62, i64 %57
  %179 = load double, ptr %178, align 8
  %180 = fadd double %146, %179
  br label %181

181:
  %182 = phi double [ %148, %160 ], [ %172, %176 ], [ %148, %162 ]
  %183 = phi double [ 0x7FF0000000000000, %160 ], [ %150, %176 ], [ %150, %162 ]
  %184 = phi double [ %154, %160 ], [ %180, %176 ], [ %154, %162 ]
  %185 = phi i64 [ %161, %160 ], [ %177, %176 ], [ 0, %162 ]
  %186 = icmp ne i64 %185, 0
  %187 = fcmp ogt double %184, 0.000000e+00
  %188 = select i1 %186, i1 true, i1 %187
  br i1 %188, label %192, label %189

189:
  %190 = load double, ptr %14, align 8
  %191 = call i64 @narrow(ptr %0, ptr %1, i64 %57, double 0.000000e+00, double %146, double %190, double %182, double %183, double %184, ptr %16)
  br label %192

192:
  %193 = phi i1 [ false, %158 ], [ false, %181 ], [ true, %189 ]
  %194 = phi i32 [ 0, %158 ], [ 0, %181 ], [ 1, %189 ]
  %195 = phi i64 [ 0, %158 ], [ %185, %181 ], [ %191, %189 ]
  br i1 %38, label %200, label %196

196:
  %197 = load ptr, ptr %39, align 8
  %198 = getelementptr inbounds double, ptr %197, i64 %57
  %199 = load double, ptr %198, align 8
  br label %200

200:
  %201 = phi double [ %199, %196 ], [ 0.000000e+00, %192 ]
  %202 = load ptr, ptr %33, align 8
  %203 = getelementptr inbounds double, ptr %202, i64 %57
  %204 = load double, ptr %203, align 8
  %205 = load ptr, ptr %37, align 8
  %206 = getelementptr inbounds double, ptr %205, i64 %57
  %207 = load double, ptr %206, align 8
  %208 = icmp ne i64 %195, 0
  %209 = or i1 %193, %208
  br i1 %209, label %295, label %210

210:
  %211 = load ptr, ptr %32, align 8
  %212 = getelementptr inbounds double, ptr %211, i64 %57
  %213 = load double, ptr %212, align 8
  %214 = fcmp uno double %213, 0.000000e+00
  %215 = fcmp ogt double %204, 0.000000e+00
  %216 = select i1 %214, i1 %215, i1 false
  %217 = fcmp ogt double %201, %204
  %218 = select i1 %216, i1 %217, i1 false
  %219 = fcmp ogt double %207, %204
  %220 = select i1 %218, i1 %219, i1 false
  br i1 %220, label %221, label %314

221:
  %222 = fsub double %201, %204
  %223 = fadd double %222, %207
  %224 = fsub double %223, %204
  %225 = fmul double %224, 5.000000e-01
  %226 = fcmp olt double %204, %225
  br i1 %226, label %227, label %314

227:
  %228 = load double, ptr %40, align 8
  %229 = load double, ptr %24, align 8
  %230 = load ptr, ptr %17, align 8
  %231 = getelementptr inbounds %struct.contact_system, ptr %230, i64 0, i32 0
  %232 = load i64, ptr %231, align 8
  %233 = shl nsw i64 %232, 1
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %8, ptr %230)
  %234 = load ptr, ptr %43, align 8
  %235 = mul i64 %232, 20
  %236 = getelementptr inbounds double, ptr %234, i64 %235
  store ptr %236, ptr %45, align 8
  %237 = getelementptr inbounds double, ptr %236, i64 %233
  store ptr %237, ptr %46, align 8
  %238 = fsub double %229, %228
  %239 = call double @llvm.fmuladd.f64(double %238, double 0xBFE3C6EF372FE950, double %229)
  store double %239, ptr %48, align 16
  %240 = call double @llvm.fmuladd.f64(double %238, double 0x3FE3C6EF372FE950, double %228)
  store double %240, ptr %49, align 8
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %50, i8 0, i64 16, i1 false)
  %241 = getelementptr inbounds double, ptr %236, i64 %57
  br label %242

242:
  %243 = phi double [ %239, %227 ], [ %283, %282 ]
  %244 = phi double [ %240, %227 ], [ %284, %282 ]
  %245 = phi double [ %228, %227 ], [ %287, %282 ]
  %246 = phi i32 [ 0, %227 ], [ %288, %282 ]
  %247 = phi i32 [ 3, %227 ], [ %286, %282 ]
  %248 = phi double [ %229, %227 ], [ %285, %282 ]
  br label %249

249:
  %250 = phi i1 [ true, %242 ], [ false, %264 ]
  %251 = phi i64 [ 0, %242 ], [ 1, %264 ]
  %252 = trunc i64 %251 to i32
  %253 = shl nuw nsw i32 1, %252
  %254 = and i32 %253, %247
  %255 = icmp eq i32 %254, 0
  br i1 %255, label %264, label %256

256:
  %257 = getelementptr inbounds [2 x double], ptr %10, i64 0, i64 %251
  %258 = load double, ptr %257, align 8
  store double %258, ptr %44, align 8
  %259 = call i64 @look(ptr %0, ptr %1, ptr %9)
  %260 = icmp eq i64 %259, 0
  br i1 %260, label %261, label %313

261:
  %262 = load double, ptr %241, align 8
  %263 = getelementptr inbounds [2 x double], ptr %11, i64 0, i64 %251
  store double %262, ptr %263, align 8
  br label %264

264:
  br i1 %250, label %249, label %265

265:
  %266 = load double, ptr %51, align 8
  %267 = load double, ptr %52, align 16
  %268 = fcmp olt double %266, %267
  %269 = zext i1 %268 to i64
  %270 = getelementptr inbounds [2 x double], ptr %10, i64 0, i64 %269
  %271 = load double, ptr %270, align 8
  %272 = getelementptr inbounds [2 x double], ptr %11, i64 0, i64 %269
  %273 = load double, ptr %272, align 8
  %274 = fcmp ugt double %273, 0.000000e+00
  br i1 %274, label %275, label %290

275:
  br i1 %268, label %276, label %279

276:
  store double %244, ptr %48, align 16
  store double %266, ptr %52, align 16
  %277 = fsub double %248, %243
  %278 = call double @llvm.fmuladd.f64(double %277, double 0x3FE3C6EF372FE950, double %243)
  store double %278, ptr %49, align 8
  br label %282

279:
  store double %243, ptr %49, align 8
  store double %267, ptr %51, align 8
  %280 = fsub double %244, %245
  %281 = call double @llvm.fmuladd.f64(double %280, double 0xBFE3C6EF372FE950, double %244)
  store double %281, ptr %48, align 16
  br label %282

282:
  %283 = phi double [ %244, %276 ], [ %281, %279 ]
  %284 = phi double [ %278, %276 ], [ %243, %279 ]
  %285 = phi double [ %248, %276 ], [ %244, %279 ]
  %286 = phi i32 [ 2, %276 ], [ 1, %279 ]
  %287 = phi double [ %243, %276 ], [ %245, %279 ]
  %288 = add nuw nsw i32 %246, 1
  %289 = icmp eq i32 %288, 60
  br i1 %289, label %290, label %242

290:
  %291 = fcmp ugt double %273, 0.000000e+00
  br i1 %291, label %314, label %292

292:
  %293 = load double, ptr %40, align 8
  %294 = call i64 @narrow(ptr %0, ptr %1, i64 %57, double 0.000000e+00, double 0.000000e+00, double %293, double %271, double %201, double %273, ptr %16)
  br label %295

295:
  %296 = phi i32 [ %194, %200 ], [ 1, %292 ]
  %297 = phi i64 [ %195, %200 ], [ %294, %292 ]
  %298 = icmp eq i64 %297, 0
  br i1 %298, label %300, label %299

299:
  br label %323

300:
  %301 = icmp eq i32 %296, 0
  br i1 %301, label %314, label %302

302:
  %303 = load i64, ptr %5, align 8
  %304 = icmp slt i64 %303, 0
  %305 = load double, ptr %16, align 8
  br i1 %304, label %312, label %306

306:
  %307 = load double, ptr %6, align 8
  %308 = fsub double %305, %307
  %309 = load double, ptr %53, align 8
  %310 = fmul double %308, %309
  %311 = fcmp olt double %310, 0.000000e+00
  br i1 %311, label %312, label %314

312:
  store i64 %57, ptr %5, align 8
  store double %305, ptr %6, align 8
  br label %314

313:
  br label %323

314:
  %315 = add nuw nsw i64 %57, 1
  %316 = load i64, ptr %19, align 8
  %317 = shl nsw i64 %316, 1
  %318 = icmp slt i64 %315, %317
  br i1 %318, label %319, label %323

319:
  %320 = load ptr, ptr %17, align 8
  %321 = getelementptr inbounds %struct.contact_system, ptr %320, i64 0, i32 0
  %322 = load i64, ptr %321, align 8
  br label %54

323:
  %324 = phi i64 [ %259, %313 ], [ %297, %299 ], [ 0, %7 ], [ 0, %314 ]
  ret i64 %324
}

define internal i64 @narrow(ptr %0, ptr %1, i64 %2, double %3, double %4, double %5, double %6, double %7, double %8, ptr  %9) {
  %11 = alloca %struct.contact_parts, align 8
  %12 = alloca %struct.sample, align 8
  %13 = bitcast ptr %12 to ptr
  %14 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %15 = load ptr, ptr %14, align 8
  %16 = bitcast ptr %11 to ptr
  %17 = getelementptr inbounds %struct.contact_system, ptr %15, i64 0, i32 0
  %18 = load i64, ptr %17, align 8
  %19 = shl nsw i64 %18, 1
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %11, ptr %15)
  %20 = getelementptr inbounds %struct.contact_parts, ptr %11, i64 0, i32 13
  %21 = load ptr, ptr %20, align 8
  %22 = mul i64 %18, 20
  %23 = getelementptr inbounds double, ptr %21, i64 %22
  %24 = getelementptr inbounds %struct.sample, ptr %12, i64 0, i32 0
  %25 = getelementptr inbounds %struct.sample, ptr %12, i64 0, i32 1
  store ptr %23, ptr %25, align 8
  %26 = getelementptr inbounds %struct.sample, ptr %12, i64 0, i32 2
  %27 = getelementptr inbounds double, ptr %23, i64 %19
  store ptr %27, ptr %26, align 8
  %28 = call double @llvm.fabs.f64(double %5)
  %29 = call double @llvm.fabs.f64(double %6)
  %30 = call double @llvm.maxnum.f64(double %28, double %29)
  %31 = fmul double %30, 0x3CE4000000000000
  %32 = fcmp une double %3, 0.000000e+00
  %33 = getelementptr inbounds double, ptr %23, i64 %2
  %34 = getelementptr inbounds double, ptr %27, i64 %2
  br label %35

35:
  %36 = phi double [ %5, %10 ], [ %83, %79 ]
  %37 = phi i32 [ 0, %10 ], [ %85, %79 ]
  %38 = phi double [ %6, %10 ], [ %82, %79 ]
  %39 = phi double [ %7, %10 ], [ %81, %79 ]
  %40 = phi double [ %8, %10 ], [ %80, %79 ]
  %41 = fsub double %38, %36
  %42 = call double @llvm.fabs.f64(double %41)
  %43 = fcmp ogt double %42, %31
  br i1 %43, label %44, label %88

44:
  %45 = fadd double %38, %36
  %46 = fmul double %45, 5.000000e-01
  store double %46, ptr %24, align 8
  %47 = trunc i32 %37 to i8
  %48 = urem i8 %47, 3
  %49 = icmp eq i8 %48, 2
  br i1 %49, label %64, label %50

50:
  %51 = fcmp une double %40, %39
  %52 = fcmp ogt double %39, 0.000000e+00
  %53 = and i1 %51, %52
  br i1 %53, label %54, label %64

54:
  %55 = fmul double %40, %41
  %56 = fsub double %40, %39
  %57 = fdiv double %55, %56
  %58 = fsub double %38, %57
  store double %58, ptr %24, align 8
  %59 = fsub double %58, %36
  %60 = fsub double %58, %38
  %61 = fmul double %59, %60
  %62 = fcmp olt double %61, 0.000000e+00
  br i1 %62, label %64, label %63

63:
  store double %46, ptr %24, align 8
  br label %64

64:
  %65 = phi double [ %58, %54 ], [ %46, %63 ], [ %46, %50 ], [ %46, %44 ]
  %66 = call i64 @look(ptr %0, ptr %1, ptr %12)
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %68, label %90

68:
  br i1 %32, label %69, label %72

69:
  %70 = load double, ptr %34, align 8
  %71 = fmul double %70, %3
  br label %75

72:
  %73 = load double, ptr %33, align 8
  %74 = fadd double %73, %4
  br label %75

75:
  %76 = phi double [ %71, %69 ], [ %74, %72 ]
  %77 = fcmp ugt double %76, 0.000000e+00
  br i1 %77, label %78, label %79

78:
  br label %79

79:
  %80 = phi double [ %40, %78 ], [ %76, %75 ]
  %81 = phi double [ %76, %78 ], [ %39, %75 ]
  %82 = phi double [ %38, %78 ], [ %65, %75 ]
  %83 = phi double [ %65, %78 ], [ %36, %75 ]
  %84 = fcmp oeq double %80, 0.000000e+00
  %85 = add nuw nsw i32 %37, 1
  %86 = icmp eq i32 %85, 200
  %87 = select i1 %84, i1 true, i1 %86
  br i1 %87, label %88, label %35

88:
  %89 = phi double [ %82, %79 ], [ %38, %35 ]
  store double %89, ptr %9, align 8
  br label %90

90:
  %91 = phi i64 [ 0, %88 ], [ %66, %64 ]
  ret i64 %91
}

declare i64 @ode_interpolate(ptr, double, ptr)

define i64 @law_work(i64 %0) {
  %2 = shl nsw i64 %0, 1
  %3 = add nsw i64 %2, 6
  %4 = mul nsw i64 %3, %0
  ret i64 %4
}

define i64 @law_places(i64 %0) {
  %2 = mul nsw i64 %0, 3
  ret i64 %2
}

define void @law_forces(ptr %0) {
  %2 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %3 = bitcast ptr %2 to ptr
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = shl i64 %6, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %4, i8 0, i64 %7, i1 false)
  tail call void @newton_step(ptr %0)
  ret void
}

define internal void @newton_step(ptr %0) {
  %2 = alloca [2 x double], align 16
  %3 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 16
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i64, ptr %6, i64 %4
  %8 = getelementptr inbounds i64, ptr %7, i64 %4
  %9 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %80

12:
  %13 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %18 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %19 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  br label %20

20:
  %21 = phi i64 [ %10, %12 ], [ %74, %73 ]
  %22 = phi i64 [ 0, %12 ], [ %75, %73 ]
  %23 = phi i64 [ 0, %12 ], [ %76, %73 ]
  %24 = shl nsw i64 %23, 2
  %25 = getelementptr inbounds i64, ptr %14, i64 %24
  %26 = getelementptr inbounds i64, ptr %25, i64 1
  %27 = load i64, ptr %26, align 8
  %28 = load i64, ptr %25, align 8
  %29 = icmp ne i64 %28, 2
  %30 = zext i1 %29 to i64
  %31 = getelementptr inbounds i64, ptr %25, i64 2
  %32 = load i64, ptr %31, align 8
  %33 = add i64 %32, %27
  %34 = add i64 %33, %30
  %35 = getelementptr inbounds i64, ptr %16, i64 %23
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %73, label %38

38:
  %39 = load ptr, ptr %17, align 8
  %40 = getelementptr inbounds i64, ptr %39, i64 %23
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %43, label %50

43:
  %44 = load ptr, ptr %18, align 8
  %45 = getelementptr inbounds double, ptr %44, i64 %23
  %46 = load double, ptr %45, align 8
  %47 = fcmp ogt double %46, 0.000000e+00
  %48 = icmp slt i64 %27, %34
  %49 = select i1 %47, i1 %48, i1 false
  br i1 %49, label %52, label %73

50:
  %51 = icmp slt i64 %27, %34
  br i1 %51, label %52, label %73

52:
  %53 = load ptr, ptr %19, align 8
  br label %54

54:
  %55 = phi i64 [ %27, %52 ], [ %69, %67 ]
  %56 = phi i64 [ %22, %52 ], [ %68, %67 ]
  %57 = load i64, ptr %3, align 8
  %58 = mul nsw i64 %57, %55
  %59 = add nsw i64 %58, %55
  %60 = getelementptr inbounds double, ptr %53, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fcmp ogt double %61, 0.000000e+00
  br i1 %62, label %63, label %67

63:
  %64 = getelementptr inbounds i64, ptr %7, i64 %56
  store i64 %23, ptr %64, align 8
  %65 = add nsw i64 %56, 1
  %66 = getelementptr inbounds i64, ptr %6, i64 %56
  store i64 %55, ptr %66, align 8
  br label %67

67:
  %68 = phi i64 [ %65, %63 ], [ %56, %54 ]
  %69 = add nsw i64 %55, 1
  %70 = icmp slt i64 %69, %34
  br i1 %70, label %54, label %71

71:
  %72 = load i64, ptr %9, align 8
  br label %73

73:
  %74 = phi i64 [ %21, %20 ], [ %21, %43 ], [ %21, %50 ], [ %72, %71 ]
  %75 = phi i64 [ %22, %20 ], [ %22, %43 ], [ %22, %50 ], [ %68, %71 ]
  %76 = add nuw nsw i64 %23, 1
  %77 = icmp slt i64 %76, %74
  br i1 %77, label %20, label %78

78:
  %79 = load i64, ptr %3, align 8
  br label %80

80:
  %81 = phi i64 [ %4, %1 ], [ %79, %78 ]
  %82 = phi i64 [ 0, %1 ], [ %75, %78 ]
  %83 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 15
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds double, ptr %84, i64 %81
  %86 = mul nsw i64 %81, 6
  %87 = getelementptr inbounds double, ptr %84, i64 %86
  %88 = mul nsw i64 %4, %4
  %89 = getelementptr inbounds double, ptr %87, i64 %88
  %90 = mul nsw i64 %81, 3
  %91 = getelementptr inbounds double, ptr %84, i64 %90
  %92 = icmp sgt i64 %4, 0
  br i1 %92, label %93, label %95

93:
  %94 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  br label %143

95:
  %96 = icmp sgt i64 %81, 0
  br i1 %96, label %97, label %126

97:
  %98 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %99 = load ptr, ptr %98, align 8
  %100 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %101 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %102 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %103 = load ptr, ptr %102, align 8
  %104 = load ptr, ptr %100, align 8
  %105 = load ptr, ptr %101, align 8
  br label %106

106:
  %107 = phi i64 [ 0, %97 ], [ %113, %111 ]
  %108 = getelementptr inbounds double, ptr %99, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = mul nsw i64 %107, %81
  br label %115

111:
  %112 = getelementptr inbounds double, ptr %103, i64 %107
  store double %123, ptr %112, align 8
  %113 = add nuw nsw i64 %107, 1
  %114 = icmp eq i64 %113, %81
  br i1 %114, label %126, label %106

115:
  %116 = phi i64 [ 0, %106 ], [ %124, %115 ]
  %117 = phi double [ %109, %106 ], [ %123, %115 ]
  %118 = add nsw i64 %116, %110
  %119 = getelementptr inbounds double, ptr %104, i64 %118
  %120 = load double, ptr %119, align 8
  %121 = getelementptr inbounds double, ptr %105, i64 %116
  %122 = load double, ptr %121, align 8
  %123 = tail call double @llvm.fmuladd.f64(double %120, double %122, double %117)
  %124 = add nuw nsw i64 %116, 1
  %125 = icmp eq i64 %124, %81
  br i1 %125, label %111, label %115

126:
  %127 = icmp sgt i64 %82, 0
  br i1 %127, label %128, label %498

128:
  %129 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %130 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %131 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %132 = bitcast ptr %89 to ptr
  %133 = shl i64 %4, 3
  %134 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  %135 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %136 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %137 = bitcast ptr %2 to ptr
  %138 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %139 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %140 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 0
  %141 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 1
  %142 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  br label %167

143:
  %144 = phi i64 [ 0, %93 ], [ %158, %156 ]
  %145 = phi i64 [ 0, %93 ], [ %157, %156 ]
  %146 = icmp slt i64 %145, %82
  br i1 %146, label %147, label %153

147:
  %148 = getelementptr inbounds i64, ptr %6, i64 %145
  %149 = load i64, ptr %148, align 8
  %150 = icmp eq i64 %149, %144
  br i1 %150, label %151, label %153

151:
  %152 = add nsw i64 %145, 1
  br label %156

153:
  %154 = load ptr, ptr %94, align 8
  %155 = getelementptr inbounds double, ptr %154, i64 %144
  store double 0.000000e+00, ptr %155, align 8
  br label %156

156:
  %157 = phi i64 [ %152, %151 ], [ %145, %153 ]
  %158 = add nuw nsw i64 %144, 1
  %159 = icmp eq i64 %158, %4
  br i1 %159, label %95, label %143

160:
  br i1 %127, label %161, label %498

161:
  %162 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %163 = load ptr, ptr %162, align 8
  %164 = load i64, ptr %3, align 8
  %165 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %166 = load ptr, ptr %165, align 8
  br label %667

167:
  %168 = phi i64 [ %81, %128 ], [ %387, %386 ]
  %169 = phi i64 [ 0, %128 ], [ %384, %386 ]
  %170 = getelementptr inbounds i64, ptr %6, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = getelementptr inbounds i64, ptr %7, i64 %169
  %173 = load i64, ptr %172, align 8
  %174 = load ptr, ptr %129, align 8
  %175 = getelementptr inbounds i64, ptr %174, i64 %173
  %176 = load i64, ptr %175, align 8
  %177 = load ptr, ptr %130, align 8
  %178 = shl nsw i64 %173, 2
  %179 = getelementptr inbounds i64, ptr %177, i64 %178
  %180 = getelementptr inbounds i64, ptr %179, i64 1
  %181 = load i64, ptr %180, align 8
  %182 = load i64, ptr %179, align 8
  %183 = icmp ne i64 %182, 2
  %184 = zext i1 %183 to i64
  %185 = add nsw i64 %181, %184
  %186 = icmp slt i64 %171, %185
  %187 = load ptr, ptr %131, align 8
  %188 = mul nsw i64 %168, %171
  %189 = add nsw i64 %188, %171
  %190 = getelementptr inbounds double, ptr %187, i64 %189
  %191 = load double, ptr %190, align 8
  %192 = tail call double @llvm.sqrt.f64(double %191)
  tail call void @llvm.memset.p0.i64(ptr align 8 %132, i8 0, i64 %133, i1 false)
  br i1 %186, label %193, label %196

193:
  %194 = add i64 %176, -3
  %195 = icmp ult i64 %194, -2
  br i1 %195, label %209, label %199

196:
  %197 = and i64 %176, -3
  %198 = icmp eq i64 %197, 1
  br i1 %198, label %199, label %218

199:
  %200 = load ptr, ptr %131, align 8
  %201 = mul nsw i64 %171, %4
  %202 = getelementptr inbounds double, ptr %200, i64 %201
  %203 = bitcast ptr %202 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %132, ptr align 8 %203, i64 %133, i1 false)
  %204 = load ptr, ptr %139, align 8
  %205 = getelementptr inbounds double, ptr %204, i64 %171
  %206 = load double, ptr %205, align 8
  %207 = fneg double %206
  %208 = fdiv double 1.000000e+00, %192
  br label %375

209:
  %210 = getelementptr inbounds double, ptr %89, i64 %171
  store double 1.000000e+00, ptr %210, align 8
  %211 = load ptr, ptr %142, align 8
  %212 = getelementptr inbounds double, ptr %211, i64 %173
  %213 = load double, ptr %212, align 8
  %214 = load ptr, ptr %135, align 8
  %215 = getelementptr inbounds double, ptr %214, i64 %171
  %216 = load double, ptr %215, align 8
  %217 = fsub double %213, %216
  br label %375

218:
  %219 = load i64, ptr %180, align 8
  %220 = load i64, ptr %179, align 8
  %221 = icmp ne i64 %220, 2
  %222 = sext i1 %221 to i64
  %223 = sub i64 %171, %219
  %224 = add i64 %223, %222
  %225 = getelementptr inbounds double, ptr %84, i64 %169
  %226 = load ptr, ptr %130, align 8
  %227 = getelementptr inbounds i64, ptr %226, i64 %178
  %228 = load i64, ptr %3, align 8
  %229 = getelementptr inbounds i64, ptr %227, i64 1
  %230 = load i64, ptr %229, align 8
  %231 = load i64, ptr %227, align 8
  %232 = icmp ne i64 %231, 2
  %233 = zext i1 %232 to i64
  %234 = add i64 %230, %233
  %235 = add nsw i64 %234, %224
  %236 = load ptr, ptr %134, align 8
  %237 = getelementptr inbounds double, ptr %236, i64 %234
  %238 = load ptr, ptr %135, align 8
  %239 = getelementptr inbounds double, ptr %238, i64 %235
  %240 = load double, ptr %239, align 8
  %241 = load ptr, ptr %136, align 8
  %242 = mul nsw i64 %173, 3
  %243 = getelementptr inbounds double, ptr %241, i64 %242
  %244 = load double, ptr %243, align 8
  %245 = icmp eq i64 %231, 2
  br i1 %245, label %246, label %252

246:
  %247 = getelementptr inbounds double, ptr %237, i64 %224
  %248 = load double, ptr %247, align 8
  %249 = tail call double @llvm.fmuladd.f64(double %244, double %248, double %240)
  %250 = fneg double %249
  store double %250, ptr %225, align 8
  %251 = getelementptr inbounds double, ptr %89, i64 %235
  store double 1.000000e+00, ptr %251, align 8
  br label %267

252:
  %253 = getelementptr inbounds double, ptr %238, i64 %230
  %254 = load double, ptr %253, align 8
  %255 = tail call double @llvm.maxnum.f64(double %254, double 0.000000e+00)
  %256 = fmul double %244, %255
  %257 = getelementptr inbounds double, ptr %237, i64 %224
  %258 = load double, ptr %257, align 8
  %259 = tail call double @llvm.fmuladd.f64(double %256, double %258, double %240)
  %260 = fneg double %259
  store double %260, ptr %225, align 8
  %261 = getelementptr inbounds double, ptr %89, i64 %235
  store double 1.000000e+00, ptr %261, align 8
  %262 = load double, ptr %243, align 8
  %263 = load double, ptr %257, align 8
  %264 = getelementptr inbounds double, ptr %89, i64 %230
  %265 = load double, ptr %264, align 8
  %266 = tail call double @llvm.fmuladd.f64(double %262, double %263, double %265)
  store double %266, ptr %264, align 8
  br label %267

267:
  %268 = phi ptr [ %247, %246 ], [ %257, %252 ]
  %269 = getelementptr inbounds i64, ptr %227, i64 2
  %270 = load i64, ptr %269, align 8
  %271 = icmp slt i64 %270, 2
  br i1 %271, label %373, label %272

272:
  %273 = load ptr, ptr %138, align 8
  %274 = getelementptr inbounds i64, ptr %273, i64 %173
  %275 = load i64, ptr %274, align 8
  %276 = icmp eq i64 %275, 1
  br i1 %276, label %277, label %373

277:
  %278 = load ptr, ptr %131, align 8
  br label %279

279:
  %280 = phi i64 [ 0, %277 ], [ %288, %279 ]
  %281 = phi double [ 0.000000e+00, %277 ], [ %287, %279 ]
  %282 = add i64 %280, %234
  %283 = mul nsw i64 %282, %228
  %284 = add nsw i64 %283, %282
  %285 = getelementptr inbounds double, ptr %278, i64 %284
  %286 = load double, ptr %285, align 8
  %287 = tail call double @llvm.maxnum.f64(double %281, double %286)
  %288 = add nuw nsw i64 %280, 1
  %289 = icmp eq i64 %288, %270
  br i1 %289, label %290, label %279

290:
  %291 = fcmp ogt double %287, 0.000000e+00
  br label %300

292:
  %293 = icmp eq i64 %270, 1
  %294 = load double, ptr %140, align 16
  br i1 %293, label %295, label %297

295:
  %296 = tail call double @llvm.fabs.f64(double %294)
  br label %316

297:
  %298 = load double, ptr %141, align 8
  %299 = tail call double @hypot(double %294, double %298)
  br label %316

300:
  %301 = phi i64 [ 0, %290 ], [ %314, %310 ]
  %302 = add i64 %301, %234
  %303 = getelementptr inbounds double, ptr %238, i64 %302
  %304 = load double, ptr %303, align 8
  br i1 %291, label %305, label %310

305:
  %306 = load ptr, ptr %139, align 8
  %307 = getelementptr inbounds double, ptr %306, i64 %302
  %308 = load double, ptr %307, align 8
  %309 = fdiv double %308, %287
  br label %310

310:
  %311 = phi double [ %309, %305 ], [ 0.000000e+00, %300 ]
  %312 = fsub double %304, %311
  %313 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 %301
  store double %312, ptr %313, align 8
  %314 = add nuw nsw i64 %301, 1
  %315 = icmp eq i64 %314, %270
  br i1 %315, label %292, label %300

316:
  %317 = phi double [ %296, %295 ], [ %299, %297 ]
  br label %318

318:
  %319 = phi i64 [ 0, %316 ], [ %327, %318 ]
  %320 = phi double [ 0.000000e+00, %316 ], [ %326, %318 ]
  %321 = add i64 %319, %234
  %322 = mul nsw i64 %321, %228
  %323 = add nsw i64 %322, %321
  %324 = getelementptr inbounds double, ptr %278, i64 %323
  %325 = load double, ptr %324, align 8
  %326 = tail call double @llvm.maxnum.f64(double %320, double %325)
  %327 = add nuw nsw i64 %319, 1
  %328 = icmp eq i64 %327, %270
  br i1 %328, label %329, label %318

329:
  %330 = fcmp ogt double %317, 0.000000e+00
  br i1 %330, label %331, label %373

331:
  %332 = load double, ptr %243, align 8
  br i1 %245, label %338, label %333

333:
  %334 = getelementptr inbounds double, ptr %238, i64 %230
  %335 = load double, ptr %334, align 8
  %336 = tail call double @llvm.maxnum.f64(double %335, double 0.000000e+00)
  %337 = fmul double %332, %336
  br label %338

338:
  %339 = phi double [ %337, %333 ], [ %332, %331 ]
  %340 = fdiv double %339, %317
  %341 = tail call double @llvm.minnum.f64(double %340, double 1.000000e+00)
  %342 = icmp sgt i64 %228, 0
  br label %343

343:
  %344 = phi i1 [ true, %338 ], [ false, %360 ]
  %345 = phi i64 [ 0, %338 ], [ 1, %360 ]
  %346 = icmp eq i64 %345, %224
  %347 = uitofp i1 %346 to double
  %348 = load double, ptr %268, align 8
  %349 = getelementptr inbounds double, ptr %237, i64 %345
  %350 = load double, ptr %349, align 8
  %351 = fneg double %348
  %352 = tail call double @llvm.fmuladd.f64(double %351, double %350, double %347)
  %353 = fmul double %341, %352
  %354 = add nsw i64 %345, %234
  %355 = getelementptr inbounds double, ptr %89, i64 %354
  %356 = load double, ptr %355, align 8
  %357 = fsub double %356, %353
  store double %357, ptr %355, align 8
  br i1 %342, label %358, label %360

358:
  %359 = mul nsw i64 %354, %228
  br label %361

360:
  br i1 %344, label %343, label %373

361:
  %362 = phi i64 [ 0, %358 ], [ %371, %361 ]
  %363 = add nsw i64 %362, %359
  %364 = getelementptr inbounds double, ptr %278, i64 %363
  %365 = load double, ptr %364, align 8
  %366 = fmul double %353, %365
  %367 = fdiv double %366, %326
  %368 = getelementptr inbounds double, ptr %89, i64 %362
  %369 = load double, ptr %368, align 8
  %370 = fadd double %369, %367
  store double %370, ptr %368, align 8
  %371 = add nuw nsw i64 %362, 1
  %372 = icmp eq i64 %371, %228
  br i1 %372, label %360, label %361

373:
  %374 = load double, ptr %225, align 8
  br label %375

375:
  %376 = phi double [ %207, %199 ], [ %217, %209 ], [ %374, %373 ]
  %377 = phi double [ %208, %199 ], [ %192, %209 ], [ %192, %373 ]
  %378 = getelementptr inbounds double, ptr %84, i64 %169
  %379 = fmul double %377, %376
  store double %379, ptr %378, align 8
  %380 = load ptr, ptr %131, align 8
  %381 = load i64, ptr %3, align 8
  %382 = mul nsw i64 %169, %82
  br label %388

383:
  %384 = add nuw nsw i64 %169, 1
  %385 = icmp eq i64 %384, %82
  br i1 %385, label %160, label %386

386:
  %387 = load i64, ptr %3, align 8
  br label %167

388:
  %389 = phi i64 [ 0, %375 ], [ %403, %388 ]
  %390 = getelementptr inbounds i64, ptr %6, i64 %389
  %391 = load i64, ptr %390, align 8
  %392 = getelementptr inbounds double, ptr %89, i64 %391
  %393 = load double, ptr %392, align 8
  %394 = fmul double %377, %393
  %395 = mul nsw i64 %381, %391
  %396 = add nsw i64 %395, %391
  %397 = getelementptr inbounds double, ptr %380, i64 %396
  %398 = load double, ptr %397, align 8
  %399 = tail call double @llvm.sqrt.f64(double %398)
  %400 = fdiv double %394, %399
  %401 = add nsw i64 %389, %382
  %402 = getelementptr inbounds double, ptr %87, i64 %401
  store double %400, ptr %402, align 8
  %403 = add nuw nsw i64 %389, 1
  %404 = icmp eq i64 %403, %82
  br i1 %404, label %383, label %388

405:
  br i1 %127, label %406, label %498

406:
  %407 = phi i64 [ %409, %406 ], [ 0, %405 ]
  %408 = getelementptr inbounds i64, ptr %8, i64 %407
  store i64 %407, ptr %408, align 8
  %409 = add nuw nsw i64 %407, 1
  %410 = icmp eq i64 %409, %82
  br i1 %410, label %411, label %406

411:
  %412 = phi i64 [ %496, %495 ], [ 0, %406 ]
  %413 = phi double [ %427, %495 ], [ 0.000000e+00, %406 ]
  br label %414

414:
  %415 = phi double [ -1.000000e+00, %411 ], [ %433, %430 ]
  %416 = phi i64 [ %412, %411 ], [ %432, %430 ]
  %417 = phi i64 [ %412, %411 ], [ %434, %430 ]
  %418 = getelementptr inbounds i64, ptr %8, i64 %417
  %419 = load i64, ptr %418, align 8
  br label %436

420:
  %421 = getelementptr inbounds i64, ptr %8, i64 %432
  %422 = load i64, ptr %421, align 8
  %423 = getelementptr inbounds i64, ptr %8, i64 %412
  %424 = load i64, ptr %423, align 8
  store i64 %424, ptr %421, align 8
  store i64 %422, ptr %423, align 8
  %425 = tail call double @llvm.sqrt.f64(double %433)
  %426 = icmp eq i64 %412, 0
  %427 = select i1 %426, double %425, double %413
  %428 = fmul double %427, 1.000000e-10
  %429 = fcmp ogt double %425, %428
  br i1 %429, label %446, label %498

430:
  %431 = fcmp ogt double %443, %415
  %432 = select i1 %431, i64 %417, i64 %416
  %433 = select i1 %431, double %443, double %415
  %434 = add nuw nsw i64 %417, 1
  %435 = icmp slt i64 %434, %82
  br i1 %435, label %414, label %420

436:
  %437 = phi double [ 0.000000e+00, %414 ], [ %443, %436 ]
  %438 = phi i64 [ %412, %414 ], [ %444, %436 ]
  %439 = mul nsw i64 %438, %82
  %440 = add nsw i64 %439, %419
  %441 = getelementptr inbounds double, ptr %87, i64 %440
  %442 = load double, ptr %441, align 8
  %443 = tail call double @llvm.fmuladd.f64(double %442, double %442, double %437)
  %444 = add nuw nsw i64 %438, 1
  %445 = icmp slt i64 %444, %82
  br i1 %445, label %436, label %430

446:
  %447 = mul nsw i64 %412, %82
  %448 = add nsw i64 %422, %447
  %449 = getelementptr inbounds double, ptr %87, i64 %448
  %450 = load double, ptr %449, align 8
  %451 = tail call double @llvm.copysign.f64(double %425, double %450)
  %452 = fneg double %451
  %453 = fadd double %450, %451
  store double %453, ptr %449, align 8
  %454 = fmul double %453, %452
  %455 = fdiv double 1.000000e+00, %454
  br label %457

456:
  br i1 %460, label %457, label %495

457:
  %458 = phi i64 [ %412, %446 ], [ %459, %456 ]
  %459 = add nuw nsw i64 %458, 1
  %460 = icmp slt i64 %459, %82
  br i1 %460, label %461, label %465

461:
  %462 = getelementptr inbounds i64, ptr %8, i64 %459
  %463 = load i64, ptr %462, align 8
  %464 = getelementptr inbounds double, ptr %87, i64 %463
  br label %465

465:
  %466 = phi i64 [ %82, %461 ], [ 1, %457 ]
  %467 = phi ptr [ %464, %461 ], [ %84, %457 ]
  br label %470

468:
  %469 = fmul double %455, %480
  br label %483

470:
  %471 = phi i64 [ %481, %470 ], [ %412, %465 ]
  %472 = phi double [ %480, %470 ], [ 0.000000e+00, %465 ]
  %473 = mul nsw i64 %471, %82
  %474 = add nsw i64 %473, %422
  %475 = getelementptr inbounds double, ptr %87, i64 %474
  %476 = load double, ptr %475, align 8
  %477 = mul nsw i64 %471, %466
  %478 = getelementptr inbounds double, ptr %467, i64 %477
  %479 = load double, ptr %478, align 8
  %480 = tail call double @llvm.fmuladd.f64(double %476, double %479, double %472)
  %481 = add nuw nsw i64 %471, 1
  %482 = icmp slt i64 %481, %82
  br i1 %482, label %470, label %468

483:
  %484 = phi i64 [ %412, %468 ], [ %493, %483 ]
  %485 = mul nsw i64 %484, %82
  %486 = add nsw i64 %485, %422
  %487 = getelementptr inbounds double, ptr %87, i64 %486
  %488 = load double, ptr %487, align 8
  %489 = mul nsw i64 %484, %466
  %490 = getelementptr inbounds double, ptr %467, i64 %489
  %491 = load double, ptr %490, align 8
  %492 = tail call double @llvm.fmuladd.f64(double %469, double %488, double %491)
  store double %492, ptr %490, align 8
  %493 = add nuw nsw i64 %484, 1
  %494 = icmp slt i64 %493, %82
  br i1 %494, label %483, label %456

495:
  store double %452, ptr %449, align 8
  %496 = add nuw nsw i64 %412, 1
  %497 = icmp eq i64 %496, %82
  br i1 %497, label %501, label %411

498:
  %499 = phi i64 [ 0, %405 ], [ 0, %160 ], [ 0, %126 ], [ %412, %420 ]
  %500 = icmp sgt i64 %499, %82
  br i1 %500, label %504, label %501

501:
  %502 = phi i64 [ %499, %498 ], [ %82, %495 ]
  %503 = icmp sgt i64 %502, 0
  br label %507

504:
  %505 = phi i64 [ %499, %498 ], [ %502, %591 ]
  %506 = icmp sgt i64 %82, %505
  br i1 %506, label %594, label %661

507:
  %508 = phi i64 [ %82, %501 ], [ %592, %591 ]
  %509 = icmp eq i64 %508, %82
  %510 = mul nsw i64 %508, %82
  %511 = getelementptr inbounds double, ptr %89, i64 %510
  %512 = select i1 %509, ptr %84, ptr %511
  br i1 %127, label %513, label %515

513:
  %514 = getelementptr inbounds i64, ptr %8, i64 %508
  br label %516

515:
  br i1 %503, label %539, label %551

516:
  %517 = phi i64 [ 0, %513 ], [ %537, %534 ]
  %518 = icmp ult i64 %517, %502
  br i1 %509, label %519, label %523

519:
  br i1 %518, label %520, label %534

520:
  %521 = getelementptr inbounds double, ptr %84, i64 %517
  %522 = load double, ptr %521, align 8
  br label %534

523:
  br i1 %518, label %524, label %531

524:
  %525 = mul nsw i64 %517, %82
  %526 = load i64, ptr %514, align 8
  %527 = add nsw i64 %526, %525
  %528 = getelementptr inbounds double, ptr %87, i64 %527
  %529 = load double, ptr %528, align 8
  %530 = fneg double %529
  br label %534

531:
  %532 = icmp eq i64 %517, %508
  %533 = uitofp i1 %532 to double
  br label %534

534:
  %535 = phi double [ %522, %520 ], [ 0.000000e+00, %519 ], [ %530, %524 ], [ %533, %531 ]
  %536 = getelementptr inbounds double, ptr %512, i64 %517
  store double %535, ptr %536, align 8
  %537 = add nuw nsw i64 %517, 1
  %538 = icmp eq i64 %537, %82
  br i1 %538, label %515, label %516

539:
  %540 = phi i64 [ %541, %553 ], [ %502, %515 ]
  %541 = add nsw i64 %540, -1
  %542 = icmp slt i64 %540, %502
  br i1 %542, label %547, label %543

543:
  %544 = getelementptr inbounds double, ptr %512, i64 %541
  %545 = load double, ptr %544, align 8
  %546 = mul nsw i64 %541, %82
  br label %553

547:
  %548 = mul nsw i64 %541, %82
  %549 = getelementptr inbounds double, ptr %512, i64 %541
  %550 = load double, ptr %549, align 8
  br label %564

551:
  %552 = and i1 %127, %509
  br i1 %552, label %578, label %591

553:
  %554 = phi i64 [ %546, %543 ], [ %548, %564 ]
  %555 = phi double [ %545, %543 ], [ %575, %564 ]
  %556 = getelementptr inbounds i64, ptr %8, i64 %541
  %557 = load i64, ptr %556, align 8
  %558 = add nsw i64 %557, %554
  %559 = getelementptr inbounds double, ptr %87, i64 %558
  %560 = load double, ptr %559, align 8
  %561 = getelementptr inbounds double, ptr %512, i64 %541
  %562 = fdiv double %555, %560
  store double %562, ptr %561, align 8
  %563 = icmp sgt i64 %540, 1
  br i1 %563, label %539, label %551

564:
  %565 = phi double [ %550, %547 ], [ %575, %564 ]
  %566 = phi i64 [ %540, %547 ], [ %576, %564 ]
  %567 = getelementptr inbounds i64, ptr %8, i64 %566
  %568 = load i64, ptr %567, align 8
  %569 = add nsw i64 %568, %548
  %570 = getelementptr inbounds double, ptr %87, i64 %569
  %571 = load double, ptr %570, align 8
  %572 = getelementptr inbounds double, ptr %512, i64 %566
  %573 = load double, ptr %572, align 8
  %574 = fneg double %571
  %575 = tail call double @llvm.fmuladd.f64(double %574, double %573, double %565)
  store double %575, ptr %549, align 8
  %576 = add nsw i64 %566, 1
  %577 = icmp eq i64 %576, %502
  br i1 %577, label %553, label %564

578:
  %579 = phi i64 [ %589, %578 ], [ 0, %551 ]
  %580 = getelementptr inbounds i64, ptr %8, i64 %579
  %581 = load i64, ptr %580, align 8
  %582 = getelementptr inbounds double, ptr %85, i64 %581
  %583 = load double, ptr %582, align 8
  %584 = getelementptr inbounds double, ptr %512, i64 %579
  %585 = load double, ptr %584, align 8
  %586 = getelementptr inbounds double, ptr %91, i64 %581
  %587 = load double, ptr %586, align 8
  %588 = tail call double @llvm.fmuladd.f64(double %583, double %585, double %587)
  store double %588, ptr %586, align 8
  %589 = add nuw nsw i64 %579, 1
  %590 = icmp eq i64 %589, %82
  br i1 %590, label %591, label %578

591:
  %592 = add nsw i64 %508, -1
  %593 = icmp sgt i64 %508, %502
  br i1 %593, label %507, label %504

594:
  %595 = phi i64 [ %596, %612 ], [ %505, %504 ]
  %596 = add nsw i64 %595, 1
  %597 = mul nsw i64 %595, %82
  %598 = getelementptr inbounds double, ptr %89, i64 %597
  br i1 %127, label %601, label %599

599:
  %600 = icmp ugt i64 %505, %595
  br i1 %600, label %612, label %614

601:
  %602 = phi i64 [ %610, %601 ], [ 0, %594 ]
  %603 = getelementptr inbounds i64, ptr %8, i64 %602
  %604 = load i64, ptr %603, align 8
  %605 = getelementptr inbounds double, ptr %85, i64 %604
  %606 = load double, ptr %605, align 8
  %607 = getelementptr inbounds double, ptr %598, i64 %602
  %608 = load double, ptr %607, align 8
  %609 = fmul double %606, %608
  store double %609, ptr %607, align 8
  %610 = add nuw nsw i64 %602, 1
  %611 = icmp eq i64 %610, %82
  br i1 %611, label %599, label %601

612:
  %613 = icmp eq i64 %596, %82
  br i1 %613, label %661, label %594

614:
  %615 = phi i64 [ %643, %642 ], [ %505, %599 ]
  %616 = mul nsw i64 %615, %82
  %617 = getelementptr inbounds double, ptr %89, i64 %616
  br i1 %127, label %618, label %642

618:
  %619 = icmp ult i64 %615, %595
  br label %623

620:
  %621 = fneg double %638
  %622 = fdiv double %621, %639
  br label %645

623:
  %624 = phi i64 [ 0, %618 ], [ %640, %635 ]
  %625 = phi double [ 0.000000e+00, %618 ], [ %639, %635 ]
  %626 = phi double [ 0.000000e+00, %618 ], [ %638, %635 ]
  %627 = getelementptr inbounds double, ptr %617, i64 %624
  %628 = load double, ptr %627, align 8
  br i1 %619, label %629, label %631

629:
  %630 = getelementptr inbounds double, ptr %598, i64 %624
  br label %635

631:
  %632 = getelementptr inbounds i64, ptr %8, i64 %624
  %633 = load i64, ptr %632, align 8
  %634 = getelementptr inbounds double, ptr %91, i64 %633
  br label %635

635:
  %636 = phi ptr [ %630, %629 ], [ %634, %631 ]
  %637 = load double, ptr %636, align 8
  %638 = tail call double @llvm.fmuladd.f64(double %628, double %637, double %626)
  %639 = tail call double @llvm.fmuladd.f64(double %628, double %628, double %625)
  %640 = add nuw nsw i64 %624, 1
  %641 = icmp eq i64 %640, %82
  br i1 %641, label %620, label %623

642:
  %643 = add i64 %615, 1
  %644 = icmp eq i64 %615, %595
  br i1 %644, label %612, label %614

645:
  %646 = phi i64 [ 0, %620 ], [ %659, %655 ]
  %647 = getelementptr inbounds double, ptr %617, i64 %646
  %648 = load double, ptr %647, align 8
  br i1 %619, label %649, label %651

649:
  %650 = getelementptr inbounds double, ptr %598, i64 %646
  br label %655

651:
  %652 = getelementptr inbounds i64, ptr %8, i64 %646
  %653 = load i64, ptr %652, align 8
  %654 = getelementptr inbounds double, ptr %91, i64 %653
  br label %655

655:
  %656 = phi ptr [ %650, %649 ], [ %654, %651 ]
  %657 = load double, ptr %656, align 8
  %658 = tail call double @llvm.fmuladd.f64(double %622, double %648, double %657)
  store double %658, ptr %656, align 8
  %659 = add nuw nsw i64 %646, 1
  %660 = icmp eq i64 %659, %82
  br i1 %660, label %642, label %645

661:
  %662 = sub nsw i64 %82, %505
  %663 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 14
  store i64 %662, ptr %663, align 8
  br i1 %127, label %664, label %683

664:
  %665 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %666 = load ptr, ptr %665, align 8
  br label %716

667:
  %668 = phi i64 [ 0, %161 ], [ %681, %667 ]
  %669 = getelementptr inbounds i64, ptr %6, i64 %668
  %670 = load i64, ptr %669, align 8
  %671 = mul nsw i64 %164, %670
  %672 = add nsw i64 %671, %670
  %673 = getelementptr inbounds double, ptr %163, i64 %672
  %674 = load double, ptr %673, align 8
  %675 = tail call double @llvm.sqrt.f64(double %674)
  %676 = fdiv double 1.000000e+00, %675
  %677 = getelementptr inbounds double, ptr %85, i64 %668
  store double %676, ptr %677, align 8
  %678 = getelementptr inbounds double, ptr %166, i64 %670
  %679 = load double, ptr %678, align 8
  %680 = getelementptr inbounds double, ptr %91, i64 %668
  store double %679, ptr %680, align 8
  %681 = add nuw nsw i64 %668, 1
  %682 = icmp eq i64 %681, %82
  br i1 %682, label %405, label %667

683:
  %684 = load i64, ptr %3, align 8
  %685 = icmp sgt i64 %684, 0
  br i1 %685, label %686, label %715

686:
  %687 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %688 = load ptr, ptr %687, align 8
  %689 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %690 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %691 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %692 = load ptr, ptr %691, align 8
  %693 = load ptr, ptr %689, align 8
  %694 = load ptr, ptr %690, align 8
  br label %695

695:
  %696 = phi i64 [ 0, %686 ], [ %702, %700 ]
  %697 = getelementptr inbounds double, ptr %688, i64 %696
  %698 = load double, ptr %697, align 8
  %699 = mul nsw i64 %696, %684
  br label %704

700:
  %701 = getelementptr inbounds double, ptr %692, i64 %696
  store double %712, ptr %701, align 8
  %702 = add nuw nsw i64 %696, 1
  %703 = icmp eq i64 %702, %684
  br i1 %703, label %715, label %695

704:
  %705 = phi i64 [ 0, %695 ], [ %713, %704 ]
  %706 = phi double [ %698, %695 ], [ %712, %704 ]
  %707 = add nsw i64 %705, %699
  %708 = getelementptr inbounds double, ptr %693, i64 %707
  %709 = load double, ptr %708, align 8
  %710 = getelementptr inbounds double, ptr %694, i64 %705
  %711 = load double, ptr %710, align 8
  %712 = tail call double @llvm.fmuladd.f64(double %709, double %711, double %706)
  %713 = add nuw nsw i64 %705, 1
  %714 = icmp eq i64 %713, %684
  br i1 %714, label %700, label %704

715:
  ret void

716:
  %717 = phi i64 [ 0, %664 ], [ %723, %716 ]
  %718 = getelementptr inbounds double, ptr %91, i64 %717
  %719 = load double, ptr %718, align 8
  %720 = getelementptr inbounds i64, ptr %6, i64 %717
  %721 = load i64, ptr %720, align 8
  %722 = getelementptr inbounds double, ptr %666, i64 %721
  store double %719, ptr %722, align 8
  %723 = add nuw nsw i64 %717, 1
  %724 = icmp eq i64 %723, %82
  br i1 %724, label %683, label %716
}

declare double @hypot(double, double)

declare double @llvm.copysign.f64(double, double)

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
  br i1 %18, label %540, label %19

19:
  %20 = load ptr, ptr %10, align 8
  %21 = sdiv i64 %14, %4
  %22 = getelementptr inbounds double, ptr %20, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = tail call double @llvm.fabs.f64(double %23)
  %25 = fcmp ueq double %24, 0x7FF0000000000000
  %26 = add nuw i64 %14, 1
  br i1 %25, label %540, label %11

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
  br label %43

40:
  %41 = tail call i32 @newton(ptr %0, i32 1)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %80, label %514

43:
  %44 = phi i64 [ 0, %35 ], [ %77, %76 ]
  %45 = getelementptr inbounds i64, ptr %37, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %51

48:
  %49 = load ptr, ptr %39, align 8
  %50 = getelementptr inbounds i64, ptr %49, i64 %44
  store i64 0, ptr %50, align 8
  br label %76

51:
  %52 = load ptr, ptr %38, align 8
  %53 = shl nsw i64 %44, 2
  %54 = getelementptr inbounds i64, ptr %52, i64 %53
  %55 = load i64, ptr %54, align 8
  %56 = icmp eq i64 %55, 2
  br i1 %56, label %57, label %63

57:
  %58 = load ptr, ptr %39, align 8
  %59 = getelementptr inbounds i64, ptr %58, i64 %44
  %60 = load i64, ptr %59, align 8
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %62, label %63

62:
  store i64 1, ptr %59, align 8
  br label %76

63:
  %64 = icmp eq i64 %46, 2
  br i1 %64, label %65, label %76

65:
  %66 = load ptr, ptr %39, align 8
  %67 = getelementptr inbounds i64, ptr %66, i64 %44
  %68 = load i64, ptr %67, align 8
  %69 = and i64 %68, -3
  %70 = icmp eq i64 %69, 1
  br i1 %70, label %71, label %76

71:
  %72 = getelementptr inbounds i64, ptr %54, i64 2
  %73 = load i64, ptr %72, align 8
  %74 = icmp sgt i64 %73, 0
  br i1 %74, label %75, label %76

75:
  store i64 2, ptr %67, align 8
  br label %76

76:
  %77 = add nuw nsw i64 %44, 1
  %78 = load i64, ptr %32, align 8
  %79 = icmp slt i64 %77, %78
  br i1 %79, label %43, label %40

80:
  %81 = load i64, ptr %3, align 8
  %82 = load ptr, ptr %29, align 8
  %83 = shl i64 %81, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %82, i8 0, i64 %83, i1 false)
  %84 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %85 = bitcast ptr %2 to ptr
  %86 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %87 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %88 = icmp sgt i64 %81, 0
  %89 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %90 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %91 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %92 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %93 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 0
  %94 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 1
  %95 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  %96 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %97 = load i64, ptr %32, align 8
  br label %98

98:
  %99 = phi i64 [ %97, %80 ], [ %108, %107 ]
  %100 = phi i64 [ %97, %80 ], [ %109, %107 ]
  %101 = phi i32 [ 0, %80 ], [ %110, %107 ]
  %102 = icmp sgt i64 %100, 0
  br i1 %102, label %103, label %107

103:
  %104 = load ptr, ptr %84, align 8
  %105 = load ptr, ptr %28, align 8
  %106 = load ptr, ptr %86, align 8
  br label %112

107:
  %108 = phi i64 [ %99, %98 ], [ %319, %318 ]
  %109 = phi i64 [ %100, %98 ], [ %319, %318 ]
  %110 = add nuw nsw i32 %101, 1
  %111 = icmp eq i32 %110, 300
  br i1 %111, label %322, label %98

112:
  %113 = phi i64 [ %99, %103 ], [ %319, %318 ]
  %114 = phi i64 [ 0, %103 ], [ %320, %318 ]
  %115 = shl nsw i64 %114, 2
  %116 = getelementptr inbounds i64, ptr %104, i64 %115
  %117 = getelementptr inbounds i64, ptr %116, i64 1
  %118 = load i64, ptr %117, align 8
  %119 = load i64, ptr %116, align 8
  %120 = icmp ne i64 %119, 2
  %121 = zext i1 %120 to i64
  %122 = add i64 %118, %121
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %85, i8 0, i64 16, i1 false)
  %123 = getelementptr inbounds i64, ptr %106, i64 %114
  %124 = load i64, ptr %123, align 8
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %318, label %126

126:
  %127 = getelementptr inbounds i64, ptr %116, i64 2
  %128 = load i64, ptr %127, align 8
  %129 = add i64 %128, %122
  %130 = icmp slt i64 %118, %129
  br i1 %130, label %131, label %134

131:
  %132 = load ptr, ptr %87, align 8
  %133 = load ptr, ptr %90, align 8
  br label %202

134:
  %135 = load ptr, ptr %92, align 8
  %136 = mul nsw i64 %114, 3
  %137 = getelementptr inbounds double, ptr %135, i64 %136
  %138 = load double, ptr %137, align 8
  %139 = icmp eq i64 %119, 2
  br i1 %139, label %145, label %140

140:
  %141 = getelementptr inbounds double, ptr %105, i64 %118
  %142 = load double, ptr %141, align 8
  %143 = tail call double @llvm.maxnum.f64(double %142, double 0.000000e+00)
  %144 = fmul double %138, %143
  br label %145

145:
  %146 = phi double [ %144, %140 ], [ %138, %134 ]
  %147 = icmp sgt i64 %128, 0
  br i1 %147, label %148, label %171

148:
  %149 = load ptr, ptr %89, align 8
  %150 = load i64, ptr %3, align 8
  br label %151

151:
  %152 = phi i64 [ 0, %148 ], [ %160, %151 ]
  %153 = phi double [ 0.000000e+00, %148 ], [ %159, %151 ]
  %154 = add i64 %152, %122
  %155 = mul nsw i64 %154, %150
  %156 = add nsw i64 %155, %154
  %157 = getelementptr inbounds double, ptr %149, i64 %156
  %158 = load double, ptr %157, align 8
  %159 = tail call double @llvm.maxnum.f64(double %153, double %158)
  %160 = add nuw nsw i64 %152, 1
  %161 = icmp eq i64 %160, %128
  br i1 %161, label %162, label %151

162:
  %163 = fcmp ogt double %159, 0.000000e+00
  br label %175

164:
  %165 = icmp eq i64 %128, 1
  %166 = load double, ptr %93, align 16
  br i1 %165, label %169, label %167

167:
  %168 = load double, ptr %94, align 8
  br label %171

169:
  %170 = tail call double @llvm.fabs.f64(double %166)
  br label %191

171:
  %172 = phi double [ %168, %167 ], [ 0.000000e+00, %145 ]
  %173 = phi double [ %166, %167 ], [ 0.000000e+00, %145 ]
  %174 = tail call double @hypot(double %173, double %172)
  br label %191

175:
  %176 = phi i64 [ 0, %162 ], [ %189, %185 ]
  %177 = add i64 %176, %122
  %178 = getelementptr inbounds double, ptr %105, i64 %177
  %179 = load double, ptr %178, align 8
  br i1 %163, label %180, label %185

180:
  %181 = load ptr, ptr %90, align 8
  %182 = getelementptr inbounds double, ptr %181, i64 %177
  %183 = load double, ptr %182, align 8
  %184 = fdiv double %183, %159
  br label %185

185:
  %186 = phi double [ %184, %180 ], [ 0.000000e+00, %175 ]
  %187 = fsub double %179, %186
  %188 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 %176
  store double %187, ptr %188, align 8
  %189 = add nuw nsw i64 %176, 1
  %190 = icmp eq i64 %189, %128
  br i1 %190, label %164, label %175

191:
  %192 = phi double [ %166, %169 ], [ %173, %171 ]
  %193 = phi double [ %170, %169 ], [ %174, %171 ]
  %194 = fcmp ogt double %193, %146
  %195 = fdiv double %146, %193
  %196 = select i1 %194, double %195, double 1.000000e+00
  %197 = icmp eq i64 %124, 2
  %198 = xor i1 %197, true
  %199 = fcmp ogt double %193, 0.000000e+00
  %200 = and i1 %147, %199
  %201 = select i1 %198, i1 %200, i1 false
  br i1 %201, label %244, label %260

202:
  %203 = phi i64 [ %118, %131 ], [ %242, %241 ]
  %204 = getelementptr inbounds double, ptr %132, i64 %203
  %205 = load double, ptr %204, align 8
  br i1 %88, label %206, label %209

206:
  %207 = load ptr, ptr %89, align 8
  %208 = mul nsw i64 %203, %81
  br label %213

209:
  %210 = phi double [ %205, %202 ], [ %221, %213 ]
  %211 = getelementptr inbounds double, ptr %133, i64 %203
  store double %210, ptr %211, align 8
  %212 = icmp slt i64 %203, %122
  br i1 %212, label %224, label %241

213:
  %214 = phi double [ %205, %206 ], [ %221, %213 ]
  %215 = phi i64 [ 0, %206 ], [ %222, %213 ]
  %216 = add nsw i64 %215, %208
  %217 = getelementptr inbounds double, ptr %207, i64 %216
  %218 = load double, ptr %217, align 8
  %219 = getelementptr inbounds double, ptr %105, i64 %215
  %220 = load double, ptr %219, align 8
  %221 = tail call double @llvm.fmuladd.f64(double %218, double %220, double %214)
  %222 = add nuw nsw i64 %215, 1
  %223 = icmp eq i64 %222, %81
  br i1 %223, label %209, label %213

224:
  %225 = load ptr, ptr %89, align 8
  %226 = load i64, ptr %3, align 8
  %227 = mul nsw i64 %226, %203
  %228 = add nsw i64 %227, %203
  %229 = getelementptr inbounds double, ptr %225, i64 %228
  %230 = load double, ptr %229, align 8
  %231 = fcmp ogt double %230, 0.000000e+00
  br i1 %231, label %232, label %241

232:
  %233 = load ptr, ptr %91, align 8
  %234 = getelementptr inbounds double, ptr %233, i64 %114
  %235 = load double, ptr %234, align 8
  %236 = getelementptr inbounds double, ptr %105, i64 %203
  %237 = load double, ptr %236, align 8
  %238 = fdiv double %210, %230
  %239 = fsub double %237, %238
  %240 = tail call double @llvm.maxnum.f64(double %235, double %239)
  store double %240, ptr %236, align 8
  br label %241

241:
  %242 = add nsw i64 %203, 1
  %243 = icmp eq i64 %242, %129
  br i1 %243, label %134, label %202

244:
  %245 = load ptr, ptr %95, align 8
  %246 = fneg double %192
  %247 = fdiv double %246, %193
  %248 = getelementptr inbounds double, ptr %245, i64 %122
  store double %247, ptr %248, align 8
  %249 = icmp eq i64 %128, 1
  br i1 %249, label %260, label %250

250:
  %251 = phi i64 [ %258, %250 ], [ 1, %244 ]
  %252 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 %251
  %253 = load double, ptr %252, align 8
  %254 = fneg double %253
  %255 = fdiv double %254, %193
  %256 = add i64 %251, %122
  %257 = getelementptr inbounds double, ptr %245, i64 %256
  store double %255, ptr %257, align 8
  %258 = add nuw nsw i64 %251, 1
  %259 = icmp eq i64 %258, %128
  br i1 %259, label %260, label %250

260:
  br i1 %147, label %261, label %265

261:
  %262 = load ptr, ptr %89, align 8
  %263 = load i64, ptr %3, align 8
  %264 = fneg double %146
  br label %271

265:
  br i1 %139, label %266, label %295

266:
  %267 = fcmp ugt double %193, %146
  %268 = icmp ne i64 %128, 0
  %269 = select i1 %197, i1 true, i1 %267
  %270 = select i1 %269, i1 %268, i1 false
  br label %306

271:
  %272 = phi i64 [ 0, %261 ], [ %293, %292 ]
  %273 = add nsw i64 %272, %122
  %274 = mul nsw i64 %273, %263
  %275 = add nsw i64 %274, %273
  %276 = getelementptr inbounds double, ptr %262, i64 %275
  %277 = load double, ptr %276, align 8
  %278 = fcmp ogt double %277, 0.000000e+00
  br i1 %278, label %279, label %292

279:
  br i1 %197, label %280, label %284

280:
  %281 = load ptr, ptr %95, align 8
  %282 = getelementptr inbounds double, ptr %281, i64 %273
  %283 = load double, ptr %282, align 8
  br label %287

284:
  %285 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 %272
  %286 = load double, ptr %285, align 8
  br label %287

287:
  %288 = phi double [ %286, %284 ], [ %264, %280 ]
  %289 = phi double [ %196, %284 ], [ %283, %280 ]
  %290 = fmul double %288, %289
  %291 = getelementptr inbounds double, ptr %105, i64 %273
  store double %290, ptr %291, align 8
  br label %292

292:
  %293 = add nuw nsw i64 %272, 1
  %294 = icmp eq i64 %293, %128
  br i1 %294, label %265, label %271

295:
  %296 = getelementptr inbounds double, ptr %105, i64 %118
  %297 = load double, ptr %296, align 8
  %298 = load ptr, ptr %91, align 8
  %299 = getelementptr inbounds double, ptr %298, i64 %114
  %300 = load double, ptr %299, align 8
  %301 = fcmp ogt double %297, %300
  %302 = fcmp ugt double %193, %146
  %303 = icmp ne i64 %128, 0
  %304 = select i1 %197, i1 true, i1 %302
  %305 = select i1 %304, i1 %303, i1 false
  br i1 %301, label %306, label %309

306:
  %307 = phi i1 [ %270, %266 ], [ %305, %295 ]
  %308 = select i1 %307, i64 2, i64 1
  br label %313

309:
  br i1 %305, label %313, label %310

310:
  %311 = fcmp ogt double %300, 0.000000e+00
  %312 = select i1 %311, i64 3, i64 0
  br label %313

313:
  %314 = phi i64 [ %308, %306 ], [ 0, %309 ], [ %312, %310 ]
  %315 = load ptr, ptr %96, align 8
  %316 = getelementptr inbounds i64, ptr %315, i64 %114
  store i64 %314, ptr %316, align 8
  %317 = load i64, ptr %32, align 8
  br label %318

318:
  %319 = phi i64 [ %113, %112 ], [ %317, %313 ]
  %320 = add nuw nsw i64 %114, 1
  %321 = icmp slt i64 %320, %319
  br i1 %321, label %112, label %107

322:
  %323 = tail call i32 @newton(ptr %0, i32 1)
  %324 = icmp eq i32 %323, 0
  br i1 %324, label %325, label %514

325:
  %326 = load i64, ptr %32, align 8
  %327 = icmp sgt i64 %326, 0
  br i1 %327, label %328, label %333

328:
  %329 = load ptr, ptr %84, align 8
  %330 = load ptr, ptr %86, align 8
  br label %338

331:
  %332 = fcmp ogt double %370, 2.000000e+04
  br i1 %332, label %514, label %333

333:
  %334 = phi i32 [ %380, %331 ], [ 0, %325 ]
  %335 = phi double [ %370, %331 ], [ 1.000000e+00, %325 ]
  %336 = fptosi double %335 to i64
  %337 = icmp sgt i64 %336, 0
  br i1 %337, label %388, label %511

338:
  %339 = phi i64 [ 0, %328 ], [ %381, %378 ]
  %340 = phi i32 [ 0, %328 ], [ %380, %378 ]
  %341 = phi double [ 1.000000e+00, %328 ], [ %370, %378 ]
  %342 = shl nsw i64 %339, 2
  %343 = getelementptr inbounds i64, ptr %329, i64 %342
  %344 = getelementptr inbounds i64, ptr %330, i64 %339
  %345 = load i64, ptr %344, align 8
  switch i64 %345, label %346 [
    i64 0, label %354
    i64 2, label %353
  ]

346:
  %347 = getelementptr inbounds i64, ptr %343, i64 2
  %348 = load i64, ptr %347, align 8
  %349 = icmp eq i64 %348, 0
  br i1 %349, label %354, label %350

350:
  %351 = icmp eq i64 %348, 1
  %352 = select i1 %351, i64 3, i64 5
  br label %354

353:
  br label %354

354:
  %355 = phi i64 [ %345, %338 ], [ %352, %350 ], [ 1, %346 ], [ 1, %353 ]
  %356 = load i64, ptr %343, align 8
  %357 = icmp eq i64 %356, 2
  br i1 %357, label %364, label %358

358:
  %359 = load ptr, ptr %91, align 8
  %360 = getelementptr inbounds double, ptr %359, i64 %339
  %361 = load double, ptr %360, align 8
  %362 = fcmp ogt double %361, 0.000000e+00
  %363 = select i1 %362, i64 %355, i64 1
  br label %364

364:
  %365 = phi i64 [ %363, %358 ], [ 0, %354 ]
  %366 = add nuw nsw i64 %365, %355
  %367 = icmp ugt i64 %366, 1
  %368 = select i1 %367, i64 %366, i64 1
  %369 = sitofp i64 %368 to double
  %370 = fmul double %341, %369
  %371 = icmp eq i32 %340, 0
  br i1 %371, label %372, label %378

372:
  %373 = icmp eq i64 %345, 1
  br i1 %373, label %374, label %378

374:
  %375 = getelementptr inbounds i64, ptr %343, i64 2
  %376 = load i64, ptr %375, align 8
  %377 = icmp eq i64 %376, 2
  br label %378

378:
  %379 = phi i1 [ true, %364 ], [ false, %372 ], [ %377, %374 ]
  %380 = zext i1 %379 to i32
  %381 = add nuw nsw i64 %339, 1
  %382 = icmp eq i64 %381, %326
  br i1 %382, label %331, label %338

383:
  %384 = icmp eq i64 %402, %336
  br i1 %384, label %511, label %385

385:
  %386 = icmp slt i64 %402, %336
  %387 = load i64, ptr %32, align 8
  br label %388

388:
  %389 = phi i64 [ %387, %385 ], [ %326, %333 ]
  %390 = phi i1 [ %386, %385 ], [ true, %333 ]
  %391 = phi i64 [ %402, %385 ], [ 0, %333 ]
  %392 = icmp sgt i64 %389, 0
  br i1 %392, label %393, label %396

393:
  %394 = load ptr, ptr %84, align 8
  %395 = load ptr, ptr %86, align 8
  br label %403

396:
  %397 = load ptr, ptr %29, align 8
  %398 = load i64, ptr %3, align 8
  %399 = shl i64 %398, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %397, i8 0, i64 %399, i1 false)
  %400 = tail call i32 @newton(ptr %0, i32 0)
  %401 = icmp eq i32 %400, 0
  %402 = add nuw nsw i64 %391, 1
  br i1 %401, label %383, label %510

403:
  %404 = phi i64 [ 0, %393 ], [ %507, %501 ]
  %405 = phi i64 [ %391, %393 ], [ %506, %501 ]
  %406 = shl nsw i64 %404, 2
  %407 = getelementptr inbounds i64, ptr %394, i64 %406
  %408 = getelementptr inbounds i64, ptr %395, i64 %404
  %409 = load i64, ptr %408, align 8
  switch i64 %409, label %410 [
    i64 0, label %418
    i64 2, label %417
  ]

410:
  %411 = getelementptr inbounds i64, ptr %407, i64 2
  %412 = load i64, ptr %411, align 8
  %413 = icmp eq i64 %412, 0
  br i1 %413, label %418, label %414

414:
  %415 = icmp eq i64 %412, 1
  %416 = select i1 %415, i64 3, i64 5
  br label %418

417:
  br label %418

418:
  %419 = phi i64 [ %409, %403 ], [ %416, %414 ], [ 1, %410 ], [ 1, %417 ]
  %420 = load i64, ptr %407, align 8
  %421 = icmp eq i64 %420, 2
  br i1 %421, label %428, label %422

422:
  %423 = load ptr, ptr %91, align 8
  %424 = getelementptr inbounds double, ptr %423, i64 %404
  %425 = load double, ptr %424, align 8
  %426 = fcmp ogt double %425, 0.000000e+00
  %427 = select i1 %426, i64 %419, i64 1
  br label %428

428:
  %429 = phi i64 [ %427, %422 ], [ 0, %418 ]
  %430 = add nuw nsw i64 %429, %419
  %431 = icmp ugt i64 %430, 1
  %432 = select i1 %431, i64 %430, i64 1
  %433 = srem i64 %405, %432
  %434 = getelementptr inbounds i64, ptr %407, i64 2
  %435 = load i64, ptr %434, align 8
  %436 = icmp eq i64 %409, 2
  %437 = icmp eq i64 %435, 0
  %438 = select i1 %436, i1 true, i1 %437
  %439 = icmp eq i64 %435, 1
  %440 = select i1 %439, i64 3, i64 5
  %441 = select i1 %438, i64 1, i64 %440
  %442 = icmp sgt i64 %441, %433
  %443 = select i1 %442, i64 0, i64 %441
  br i1 %437, label %448, label %444

444:
  %445 = icmp eq i64 %433, %443
  %446 = xor i1 %436, true
  %447 = select i1 %446, i1 %445, i1 false
  br label %448

448:
  %449 = phi i1 [ true, %428 ], [ %447, %444 ]
  %450 = icmp eq i64 %409, 0
  br i1 %450, label %491, label %451

451:
  %452 = icmp slt i64 %435, 1
  %453 = select i1 %452, i1 true, i1 %436
  %454 = select i1 %453, i1 true, i1 %449
  br i1 %454, label %469, label %455

455:
  %456 = load ptr, ptr %95, align 8
  %457 = getelementptr inbounds i64, ptr %407, i64 1
  %458 = load i64, ptr %457, align 8
  %459 = icmp ne i64 %420, 2
  %460 = zext i1 %459 to i64
  %461 = add i64 %458, %460
  %462 = getelementptr double, ptr %456, i64 %461
  %463 = bitcast ptr %462 to ptr
  %464 = sub nsw i64 %433, %443
  %465 = shl nsw i64 %464, 1
  %466 = getelementptr [4 x [2 x double]], ptr @choose.directions, i64 -1, i64 3, i64 %465
  %467 = bitcast ptr %466 to ptr
  %468 = shl nuw i64 %435, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %463, ptr align 16 %467, i64 %468, i1 false)
  br label %469

469:
  br i1 %442, label %470, label %472

470:
  %471 = select i1 %449, i64 1, i64 2
  br label %479

472:
  br i1 %449, label %473, label %479

473:
  %474 = load ptr, ptr %91, align 8
  %475 = getelementptr inbounds double, ptr %474, i64 %404
  %476 = load double, ptr %475, align 8
  %477 = fcmp ogt double %476, 0.000000e+00
  %478 = select i1 %477, i64 3, i64 0
  br label %479

479:
  %480 = phi i64 [ %471, %470 ], [ 0, %472 ], [ %478, %473 ]
  %481 = load ptr, ptr %96, align 8
  %482 = getelementptr inbounds i64, ptr %481, i64 %404
  store i64 %480, ptr %482, align 8
  %483 = load i64, ptr %408, align 8
  switch i64 %483, label %484 [
    i64 0, label %491
    i64 2, label %490
  ]

484:
  %485 = load i64, ptr %434, align 8
  %486 = icmp eq i64 %485, 0
  br i1 %486, label %491, label %487

487:
  %488 = icmp eq i64 %485, 1
  %489 = select i1 %488, i64 3, i64 5
  br label %491

490:
  br label %491

491:
  %492 = phi i64 [ %483, %479 ], [ %489, %487 ], [ 1, %484 ], [ 1, %490 ], [ 0, %448 ]
  %493 = load i64, ptr %407, align 8
  %494 = icmp eq i64 %493, 2
  br i1 %494, label %501, label %495

495:
  %496 = load ptr, ptr %91, align 8
  %497 = getelementptr inbounds double, ptr %496, i64 %404
  %498 = load double, ptr %497, align 8
  %499 = fcmp ogt double %498, 0.000000e+00
  %500 = select i1 %499, i64 %492, i64 1
  br label %501

501:
  %502 = phi i64 [ %500, %495 ], [ 0, %491 ]
  %503 = add nuw nsw i64 %502, %492
  %504 = icmp ugt i64 %503, 1
  %505 = select i1 %504, i64 %503, i64 1
  %506 = sdiv i64 %405, %505
  %507 = add nuw nsw i64 %404, 1
  %508 = load i64, ptr %32, align 8
  %509 = icmp slt i64 %507, %508
  br i1 %509, label %403, label %396

510:
  br i1 %390, label %514, label %511

511:
  %512 = icmp eq i32 %334, 0
  %513 = select i1 %512, i64 1, i64 2
  br label %514

514:
  %515 = phi i64 [ 0, %40 ], [ 0, %322 ], [ %513, %511 ], [ 0, %510 ], [ 2, %331 ]
  %516 = load i64, ptr %32, align 8
  %517 = icmp sgt i64 %516, 0
  br i1 %517, label %518, label %540

518:
  %519 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %520 = load ptr, ptr %519, align 8
  %521 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %522 = load ptr, ptr %521, align 8
  br label %523

523:
  %524 = phi i64 [ %516, %518 ], [ %537, %536 ]
  %525 = phi i64 [ 0, %518 ], [ %538, %536 ]
  %526 = getelementptr inbounds i64, ptr %520, i64 %525
  %527 = load i64, ptr %526, align 8
  %528 = icmp eq i64 %527, 0
  br i1 %528, label %533, label %529

529:
  %530 = getelementptr inbounds i64, ptr %522, i64 %525
  %531 = load i64, ptr %530, align 8
  %532 = icmp eq i64 %531, 3
  br i1 %532, label %533, label %536

533:
  %534 = getelementptr inbounds i64, ptr %522, i64 %525
  store i64 0, ptr %534, align 8
  %535 = load i64, ptr %32, align 8
  br label %536

536:
  %537 = phi i64 [ %524, %529 ], [ %535, %533 ]
  %538 = add nuw nsw i64 %525, 1
  %539 = icmp slt i64 %538, %537
  br i1 %539, label %523, label %540

540:
  %541 = phi i64 [ %515, %514 ], [ %515, %536 ], [ 6, %13 ], [ 6, %19 ]
  ret i64 %541
}

define internal i32 @newton(ptr %0, i32 %1) {
  %3 = alloca [2 x double], align 16
  %4 = alloca [2 x double], align 16
  %5 = alloca [2 x double], align 16
  %6 = icmp eq i32 %1, 0
  %7 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %8 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 15
  %9 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %10 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %11 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %12 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %13 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %14 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %15 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %16 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %17 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %18 = bitcast ptr %4 to ptr
  %19 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 0
  %20 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 1
  %21 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %22 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  %23 = bitcast ptr %5 to ptr
  %24 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 0
  %25 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 1
  %26 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 12
  %27 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 13
  %28 = bitcast ptr %3 to ptr
  %29 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 1
  %30 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 1
  br label %31

31:
  %32 = phi double [ 0x7FF0000000000000, %2 ], [ %749, %748 ]
  %33 = phi i32 [ 0, %2 ], [ %750, %748 ]
  tail call void @newton_step(ptr %0)
  br i1 %6, label %400, label %34

34:
  %35 = load i64, ptr %7, align 8
  %36 = load ptr, ptr %8, align 8
  %37 = shl nsw i64 %35, 1
  %38 = getelementptr inbounds double, ptr %36, i64 %37
  %39 = icmp sgt i64 %35, 0
  br i1 %39, label %40, label %95

40:
  %41 = load ptr, ptr %9, align 8
  %42 = load ptr, ptr %10, align 8
  %43 = load ptr, ptr %11, align 8
  br label %46

44:
  %45 = fmul double %77, 1.000000e-04
  br label %80

46:
  %47 = phi i64 [ 0, %40 ], [ %78, %76 ]
  %48 = phi double [ 0.000000e+00, %40 ], [ %77, %76 ]
  %49 = getelementptr inbounds double, ptr %41, i64 %47
  %50 = load double, ptr %49, align 8
  %51 = tail call double @llvm.fabs.f64(double %50)
  %52 = mul nsw i64 %47, %35
  br label %59

53:
  %54 = getelementptr inbounds double, ptr %38, i64 %47
  store double %69, ptr %54, align 8
  %55 = add nsw i64 %52, %47
  %56 = getelementptr inbounds double, ptr %42, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = fcmp ogt double %57, 0.000000e+00
  br i1 %58, label %72, label %76

59:
  %60 = phi i64 [ 0, %46 ], [ %70, %59 ]
  %61 = phi double [ %51, %46 ], [ %69, %59 ]
  %62 = add nsw i64 %60, %52
  %63 = getelementptr inbounds double, ptr %42, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds double, ptr %43, i64 %60
  %66 = load double, ptr %65, align 8
  %67 = fmul double %64, %66
  %68 = tail call double @llvm.fabs.f64(double %67)
  %69 = fadd double %61, %68
  %70 = add nuw nsw i64 %60, 1
  %71 = icmp eq i64 %70, %35
  br i1 %71, label %53, label %59

72:
  %73 = tail call double @llvm.sqrt.f64(double %57)
  %74 = fdiv double %69, %73
  %75 = tail call double @llvm.maxnum.f64(double %48, double %74)
  br label %76

76:
  %77 = phi double [ %75, %72 ], [ %48, %53 ]
  %78 = add nuw nsw i64 %47, 1
  %79 = icmp eq i64 %78, %35
  br i1 %79, label %44, label %46

80:
  %81 = phi i64 [ 0, %44 ], [ %93, %80 ]
  %82 = getelementptr inbounds double, ptr %38, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = mul nsw i64 %81, %35
  %85 = add nsw i64 %84, %81
  %86 = getelementptr inbounds double, ptr %42, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = tail call double @llvm.maxnum.f64(double %87, double 0.000000e+00)
  %89 = tail call double @llvm.sqrt.f64(double %88)
  %90 = fmul double %45, %89
  %91 = tail call double @llvm.maxnum.f64(double %83, double %90)
  %92 = fadd double %91, 1.000000e-300
  store double %92, ptr %82, align 8
  %93 = add nuw nsw i64 %81, 1
  %94 = icmp eq i64 %93, %35
  br i1 %94, label %95, label %80

95:
  %96 = load i64, ptr %12, align 8
  %97 = icmp sgt i64 %96, 0
  br i1 %97, label %98, label %398

98:
  %99 = load ptr, ptr %13, align 8
  %100 = load ptr, ptr %14, align 8
  %101 = load ptr, ptr %17, align 8
  br label %106

102:
  %103 = icmp slt i64 %189, 1
  %104 = icmp sgt i64 %188, 0
  %105 = select i1 %103, i1 %104, i1 false
  br i1 %105, label %192, label %398

106:
  %107 = phi i64 [ %96, %98 ], [ %188, %187 ]
  %108 = phi i64 [ 0, %98 ], [ %189, %187 ]
  %109 = phi i64 [ 0, %98 ], [ %190, %187 ]
  %110 = getelementptr inbounds i64, ptr %99, i64 %109
  %111 = load i64, ptr %110, align 8
  %112 = add i64 %111, -1
  %113 = icmp ult i64 %112, 2
  %114 = shl nsw i64 %109, 2
  %115 = getelementptr inbounds i64, ptr %100, i64 %114
  %116 = getelementptr inbounds i64, ptr %115, i64 1
  %117 = load i64, ptr %116, align 8
  %118 = load i64, ptr %115, align 8
  %119 = icmp eq i64 %118, 2
  br i1 %119, label %156, label %120

120:
  %121 = load i64, ptr %7, align 8
  %122 = shl nsw i64 %121, 1
  %123 = getelementptr inbounds double, ptr %36, i64 %122
  %124 = getelementptr inbounds double, ptr %123, i64 %117
  %125 = load double, ptr %124, align 8
  %126 = fmul double %125, 0x3D719799812DEA11
  br i1 %113, label %127, label %143

127:
  %128 = load ptr, ptr %11, align 8
  %129 = getelementptr inbounds double, ptr %128, i64 %117
  %130 = load double, ptr %129, align 8
  %131 = load ptr, ptr %16, align 8
  %132 = getelementptr inbounds double, ptr %131, i64 %109
  %133 = load double, ptr %132, align 8
  %134 = fsub double %130, %133
  %135 = load ptr, ptr %10, align 8
  %136 = mul nsw i64 %121, %117
  %137 = add nsw i64 %136, %117
  %138 = getelementptr inbounds double, ptr %135, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = fmul double %134, %139
  %141 = fneg double %126
  %142 = fcmp oge double %140, %141
  br label %156

143:
  %144 = load ptr, ptr %15, align 8
  %145 = getelementptr inbounds double, ptr %144, i64 %117
  %146 = load double, ptr %145, align 8
  %147 = fneg double %126
  %148 = fcmp olt double %146, %147
  br i1 %148, label %149, label %156

149:
  %150 = load ptr, ptr %10, align 8
  %151 = mul nsw i64 %121, %117
  %152 = add nsw i64 %151, %117
  %153 = getelementptr inbounds double, ptr %150, i64 %152
  %154 = load double, ptr %153, align 8
  %155 = fcmp ogt double %154, 0.000000e+00
  br label %156

156:
  %157 = phi i1 [ true, %106 ], [ %142, %127 ], [ false, %143 ], [ %155, %149 ]
  %158 = getelementptr inbounds i64, ptr %101, i64 %109
  %159 = load i64, ptr %158, align 8
  %160 = icmp eq i64 %159, 0
  %161 = xor i1 %113, %157
  %162 = xor i1 %161, true
  %163 = select i1 %160, i1 true, i1 %162
  br i1 %163, label %187, label %164

164:
  %165 = icmp eq i64 %159, 2
  br i1 %165, label %166, label %170

166:
  %167 = getelementptr inbounds i64, ptr %115, i64 2
  %168 = load i64, ptr %167, align 8
  %169 = icmp sgt i64 %168, 0
  br label %170

170:
  %171 = phi i1 [ false, %164 ], [ %169, %166 ]
  br i1 %157, label %172, label %174

172:
  %173 = select i1 %171, i64 2, i64 1
  br label %183

174:
  %175 = and i64 %111, -3
  %176 = icmp eq i64 %175, 1
  br i1 %176, label %177, label %183

177:
  %178 = load ptr, ptr %16, align 8
  %179 = getelementptr inbounds double, ptr %178, i64 %109
  %180 = load double, ptr %179, align 8
  %181 = fcmp ogt double %180, 0.000000e+00
  %182 = select i1 %181, i64 3, i64 0
  br label %183

183:
  %184 = phi i64 [ %173, %172 ], [ 0, %174 ], [ %182, %177 ]
  store i64 %184, ptr %110, align 8
  %185 = add nsw i64 %108, 1
  %186 = load i64, ptr %12, align 8
  br label %187

187:
  %188 = phi i64 [ %186, %183 ], [ %107, %156 ]
  %189 = phi i64 [ %185, %183 ], [ %108, %156 ]
  %190 = add nuw nsw i64 %109, 1
  %191 = icmp slt i64 %190, %188
  br i1 %191, label %106, label %102

192:
  %193 = phi i64 [ %394, %393 ], [ %188, %102 ]
  %194 = phi i64 [ %396, %393 ], [ 0, %102 ]
  %195 = phi i64 [ %395, %393 ], [ %189, %102 ]
  %196 = getelementptr inbounds i64, ptr %99, i64 %194
  %197 = load i64, ptr %196, align 8
  %198 = getelementptr inbounds i64, ptr %101, i64 %194
  %199 = load i64, ptr %198, align 8
  %200 = icmp eq i64 %199, 1
  br i1 %200, label %201, label %393

201:
  %202 = add i64 %197, -3
  %203 = icmp ult i64 %202, -2
  br i1 %203, label %204, label %209

204:
  %205 = load ptr, ptr %16, align 8
  %206 = getelementptr inbounds double, ptr %205, i64 %194
  %207 = load double, ptr %206, align 8
  %208 = fcmp ogt double %207, 0.000000e+00
  br i1 %208, label %209, label %393

209:
  %210 = and i64 %197, -3
  %211 = icmp eq i64 %210, 1
  %212 = shl nsw i64 %194, 2
  %213 = getelementptr inbounds i64, ptr %100, i64 %212
  %214 = getelementptr inbounds i64, ptr %213, i64 2
  %215 = load i64, ptr %214, align 8
  %216 = getelementptr inbounds i64, ptr %213, i64 1
  %217 = load i64, ptr %216, align 8
  %218 = load i64, ptr %213, align 8
  %219 = icmp ne i64 %218, 2
  %220 = zext i1 %219 to i64
  %221 = add i64 %217, %220
  %222 = load i64, ptr %7, align 8
  %223 = shl nsw i64 %222, 1
  %224 = getelementptr inbounds double, ptr %36, i64 %223
  %225 = getelementptr inbounds double, ptr %224, i64 %221
  %226 = load double, ptr %225, align 8
  %227 = fmul double %226, 0x3D719799812DEA11
  %228 = icmp sgt i64 %215, 0
  br i1 %228, label %229, label %242

229:
  %230 = load ptr, ptr %10, align 8
  br label %231

231:
  %232 = phi i64 [ 0, %229 ], [ %240, %231 ]
  %233 = phi double [ 0.000000e+00, %229 ], [ %239, %231 ]
  %234 = add i64 %232, %221
  %235 = mul nsw i64 %234, %222
  %236 = add nsw i64 %235, %234
  %237 = getelementptr inbounds double, ptr %230, i64 %236
  %238 = load double, ptr %237, align 8
  %239 = tail call double @llvm.maxnum.f64(double %233, double %238)
  %240 = add nuw nsw i64 %232, 1
  %241 = icmp eq i64 %240, %215
  br i1 %241, label %242, label %231

242:
  %243 = phi double [ 0.000000e+00, %209 ], [ %239, %231 ]
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  %244 = icmp eq i64 %215, 0
  br i1 %244, label %376, label %245

245:
  br i1 %211, label %246, label %293

246:
  %247 = load ptr, ptr %11, align 8
  %248 = getelementptr inbounds double, ptr %247, i64 %221
  %249 = icmp eq i64 %215, 1
  %250 = load double, ptr %248, align 8
  br i1 %249, label %251, label %253

251:
  %252 = tail call double @llvm.fabs.f64(double %250)
  br label %257

253:
  %254 = getelementptr inbounds double, ptr %248, i64 1
  %255 = load double, ptr %254, align 8
  %256 = tail call double @hypot(double %250, double %255)
  br label %257

257:
  %258 = phi double [ %252, %251 ], [ %256, %253 ]
  %259 = load ptr, ptr %21, align 8
  %260 = mul nsw i64 %194, 3
  %261 = getelementptr inbounds double, ptr %259, i64 1
  %262 = getelementptr inbounds double, ptr %261, i64 %260
  %263 = load double, ptr %262, align 8
  %264 = icmp eq i64 %218, 2
  br i1 %264, label %270, label %265

265:
  %266 = getelementptr inbounds double, ptr %247, i64 %217
  %267 = load double, ptr %266, align 8
  %268 = tail call double @llvm.maxnum.f64(double %267, double 0.000000e+00)
  %269 = fmul double %263, %268
  br label %270

270:
  %271 = phi double [ %269, %265 ], [ %263, %257 ]
  %272 = fsub double %258, %271
  %273 = fmul double %243, %272
  %274 = fcmp ugt double %273, %227
  br i1 %274, label %275, label %376

275:
  %276 = fcmp ogt double %258, 0.000000e+00
  %277 = and i1 %228, %276
  br i1 %277, label %278, label %376

278:
  %279 = load ptr, ptr %22, align 8
  %280 = fneg double %250
  %281 = fdiv double %280, %258
  %282 = getelementptr inbounds double, ptr %279, i64 %221
  store double %281, ptr %282, align 8
  br i1 %249, label %376, label %283

283:
  %284 = phi i64 [ %291, %283 ], [ 1, %278 ]
  %285 = getelementptr inbounds double, ptr %248, i64 %284
  %286 = load double, ptr %285, align 8
  %287 = fneg double %286
  %288 = fdiv double %287, %258
  %289 = add i64 %284, %221
  %290 = getelementptr inbounds double, ptr %279, i64 %289
  store double %288, ptr %290, align 8
  %291 = add nuw nsw i64 %284, 1
  %292 = icmp eq i64 %291, %215
  br i1 %292, label %376, label %283

293:
  br i1 %228, label %294, label %317

294:
  %295 = load ptr, ptr %10, align 8
  br label %296

296:
  %297 = phi i64 [ 0, %294 ], [ %305, %296 ]
  %298 = phi double [ 0.000000e+00, %294 ], [ %304, %296 ]
  %299 = add i64 %297, %221
  %300 = mul nsw i64 %299, %222
  %301 = add nsw i64 %300, %299
  %302 = getelementptr inbounds double, ptr %295, i64 %301
  %303 = load double, ptr %302, align 8
  %304 = tail call double @llvm.maxnum.f64(double %298, double %303)
  %305 = add nuw nsw i64 %297, 1
  %306 = icmp eq i64 %305, %215
  br i1 %306, label %307, label %296

307:
  %308 = load ptr, ptr %11, align 8
  %309 = fcmp ogt double %304, 0.000000e+00
  br label %321

310:
  %311 = icmp eq i64 %215, 1
  %312 = load double, ptr %19, align 16
  br i1 %311, label %315, label %313

313:
  %314 = load double, ptr %20, align 8
  br label %317

315:
  %316 = tail call double @llvm.fabs.f64(double %312)
  br label %337

317:
  %318 = phi double [ %314, %313 ], [ 0.000000e+00, %293 ]
  %319 = phi double [ %312, %313 ], [ 0.000000e+00, %293 ]
  %320 = tail call double @hypot(double %319, double %318)
  br label %337

321:
  %322 = phi i64 [ 0, %307 ], [ %335, %331 ]
  %323 = add i64 %322, %221
  %324 = getelementptr inbounds double, ptr %308, i64 %323
  %325 = load double, ptr %324, align 8
  br i1 %309, label %326, label %331

326:
  %327 = load ptr, ptr %15, align 8
  %328 = getelementptr inbounds double, ptr %327, i64 %323
  %329 = load double, ptr %328, align 8
  %330 = fdiv double %329, %304
  br label %331

331:
  %332 = phi double [ %330, %326 ], [ 0.000000e+00, %321 ]
  %333 = fsub double %325, %332
  %334 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 %322
  store double %333, ptr %334, align 8
  %335 = add nuw nsw i64 %322, 1
  %336 = icmp eq i64 %335, %215
  br i1 %336, label %310, label %321

337:
  %338 = phi double [ %312, %315 ], [ %319, %317 ]
  %339 = phi double [ %316, %315 ], [ %320, %317 ]
  %340 = load ptr, ptr %21, align 8
  %341 = mul nsw i64 %194, 3
  %342 = getelementptr inbounds double, ptr %340, i64 %341
  %343 = load double, ptr %342, align 8
  %344 = icmp eq i64 %218, 2
  br i1 %344, label %351, label %345

345:
  %346 = load ptr, ptr %11, align 8
  %347 = getelementptr inbounds double, ptr %346, i64 %217
  %348 = load double, ptr %347, align 8
  %349 = tail call double @llvm.maxnum.f64(double %348, double 0.000000e+00)
  %350 = fmul double %343, %349
  br label %351

351:
  %352 = phi double [ %350, %345 ], [ %343, %337 ]
  %353 = fsub double %339, %352
  %354 = fmul double %243, %353
  %355 = fneg double %227
  %356 = fcmp olt double %354, %355
  br i1 %356, label %376, label %357

357:
  %358 = fcmp ogt double %339, 0.000000e+00
  %359 = and i1 %228, %358
  br i1 %359, label %360, label %376

360:
  %361 = load ptr, ptr %22, align 8
  %362 = fneg double %338
  %363 = fdiv double %362, %339
  %364 = getelementptr inbounds double, ptr %361, i64 %221
  store double %363, ptr %364, align 8
  %365 = icmp eq i64 %215, 1
  br i1 %365, label %376, label %366

366:
  %367 = phi i64 [ %374, %366 ], [ 1, %360 ]
  %368 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 %367
  %369 = load double, ptr %368, align 8
  %370 = fneg double %369
  %371 = fdiv double %370, %339
  %372 = add i64 %367, %221
  %373 = getelementptr inbounds double, ptr %361, i64 %372
  store double %371, ptr %373, align 8
  %374 = add nuw nsw i64 %367, 1
  %375 = icmp eq i64 %374, %215
  br i1 %375, label %376, label %366

376:
  %377 = phi i1 [ false, %242 ], [ false, %270 ], [ true, %275 ], [ false, %351 ], [ true, %357 ], [ true, %278 ], [ true, %360 ], [ true, %283 ], [ true, %366 ]
  br i1 %203, label %380, label %378

378:
  %379 = select i1 %377, i64 2, i64 1
  br label %387

380:
  br i1 %377, label %387, label %381

381:
  %382 = load ptr, ptr %16, align 8
  %383 = getelementptr inbounds double, ptr %382, i64 %194
  %384 = load double, ptr %383, align 8
  %385 = fcmp ogt double %384, 0.000000e+00
  %386 = select i1 %385, i64 3, i64 0
  br label %387

387:
  %388 = phi i64 [ %379, %378 ], [ 0, %380 ], [ %386, %381 ]
  store i64 %388, ptr %196, align 8
  %389 = icmp ne i64 %388, %197
  %390 = zext i1 %389 to i64
  %391 = add nsw i64 %195, %390
  %392 = load i64, ptr %12, align 8
  br label %393

393:
  %394 = phi i64 [ %392, %387 ], [ %193, %204 ], [ %193, %192 ]
  %395 = phi i64 [ %391, %387 ], [ %195, %204 ], [ %195, %192 ]
  %396 = add nuw nsw i64 %194, 1
  %397 = icmp slt i64 %396, %394
  br i1 %397, label %192, label %398

398:
  %399 = phi i64 [ %189, %102 ], [ 0, %95 ], [ %395, %393 ]
  br i1 %6, label %400, label %482

400:
  %401 = phi i64 [ %399, %398 ], [ 0, %31 ]
  %402 = load i64, ptr %12, align 8
  %403 = icmp sgt i64 %402, 0
  br i1 %403, label %404, label %482

404:
  %405 = load ptr, ptr %17, align 8
  br label %406

406:
  %407 = phi i64 [ 0, %404 ], [ %480, %479 ]
  %408 = getelementptr inbounds i64, ptr %405, i64 %407
  %409 = load i64, ptr %408, align 8
  %410 = icmp eq i64 %409, 1
  br i1 %410, label %411, label %479

411:
  %412 = load ptr, ptr %13, align 8
  %413 = getelementptr inbounds i64, ptr %412, i64 %407
  %414 = load i64, ptr %413, align 8
  %415 = and i64 %414, -3
  %416 = icmp eq i64 %415, 1
  br i1 %416, label %479, label %417

417:
  %418 = load ptr, ptr %14, align 8
  %419 = shl nsw i64 %407, 2
  %420 = getelementptr inbounds i64, ptr %418, i64 %419
  %421 = getelementptr inbounds i64, ptr %420, i64 2
  %422 = load i64, ptr %421, align 8
  %423 = icmp eq i64 %422, 2
  br i1 %423, label %424, label %479

424:
  %425 = getelementptr inbounds i64, ptr %420, i64 1
  %426 = load i64, ptr %425, align 8
  %427 = load i64, ptr %420, align 8
  %428 = icmp ne i64 %427, 2
  %429 = zext i1 %428 to i64
  %430 = load ptr, ptr %10, align 8
  %431 = load i64, ptr %7, align 8
  %432 = add i64 %426, %429
  br label %433

433:
  %434 = phi i64 [ 0, %424 ], [ %442, %433 ]
  %435 = phi double [ 0.000000e+00, %424 ], [ %441, %433 ]
  %436 = add i64 %432, %434
  %437 = mul nsw i64 %436, %431
  %438 = add nsw i64 %437, %436
  %439 = getelementptr inbounds double, ptr %430, i64 %438
  %440 = load double, ptr %439, align 8
  %441 = tail call double @llvm.maxnum.f64(double %435, double %440)
  %442 = add nuw nsw i64 %434, 1
  %443 = icmp eq i64 %442, 2
  br i1 %443, label %444, label %433

444:
  %445 = load ptr, ptr %11, align 8
  %446 = fcmp ogt double %441, 0.000000e+00
  br label %447

447:
  %448 = phi i64 [ 0, %444 ], [ %461, %457 ]
  %449 = add i64 %432, %448
  %450 = getelementptr inbounds double, ptr %445, i64 %449
  %451 = load double, ptr %450, align 8
  br i1 %446, label %452, label %457

452:
  %453 = load ptr, ptr %15, align 8
  %454 = getelementptr inbounds double, ptr %453, i64 %449
  %455 = load double, ptr %454, align 8
  %456 = fdiv double %455, %441
  br label %457

457:
  %458 = phi double [ %456, %452 ], [ 0.000000e+00, %447 ]
  %459 = fsub double %451, %458
  %460 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %448
  store double %459, ptr %460, align 8
  %461 = add nuw nsw i64 %448, 1
  %462 = icmp eq i64 %461, 2
  br i1 %462, label %463, label %447

463:
  %464 = load double, ptr %24, align 16
  %465 = load double, ptr %25, align 8
  %466 = tail call double @hypot(double %464, double %465)
  %467 = fcmp ogt double %466, 0.000000e+00
  br i1 %467, label %468, label %478

468:
  %469 = load ptr, ptr %22, align 8
  %470 = fneg double %464
  %471 = fdiv double %470, %466
  %472 = getelementptr inbounds double, ptr %469, i64 %432
  store double %471, ptr %472, align 8
  %473 = load double, ptr %30, align 8
  %474 = fneg double %473
  %475 = fdiv double %474, %466
  %476 = add i64 %432, 1
  %477 = getelementptr inbounds double, ptr %469, i64 %476
  store double %475, ptr %477, align 8
  br label %478

478:
  br label %479

479:
  %480 = add nuw nsw i64 %407, 1
  %481 = icmp eq i64 %480, %402
  br i1 %481, label %482, label %406

482:
  %483 = phi i64 [ %401, %400 ], [ %399, %398 ], [ %401, %479 ]
  store double 0.000000e+00, ptr %26, align 8
  store i64 -1, ptr %27, align 8
  %484 = load i64, ptr %7, align 8
  %485 = load ptr, ptr %8, align 8
  %486 = shl nsw i64 %484, 1
  %487 = getelementptr inbounds double, ptr %485, i64 %486
  %488 = icmp sgt i64 %484, 0
  br i1 %488, label %489, label %544

489:
  %490 = load ptr, ptr %9, align 8
  %491 = load ptr, ptr %10, align 8
  %492 = load ptr, ptr %11, align 8
  br label %495

493:
  %494 = fmul double %526, 1.000000e-04
  br label %529

495:
  %496 = phi i64 [ 0, %489 ], [ %527, %525 ]
  %497 = phi double [ 0.000000e+00, %489 ], [ %526, %525 ]
  %498 = getelementptr inbounds double, ptr %490, i64 %496
  %499 = load double, ptr %498, align 8
  %500 = tail call double @llvm.fabs.f64(double %499)
  %501 = mul nsw i64 %496, %484
  br label %508

502:
  %503 = getelementptr inbounds double, ptr %487, i64 %496
  store double %518, ptr %503, align 8
  %504 = add nsw i64 %501, %496
  %505 = getelementptr inbounds double, ptr %491, i64 %504
  %506 = load double, ptr %505, align 8
  %507 = fcmp ogt double %506, 0.000000e+00
  br i1 %507, label %521, label %525

508:
  %509 = phi i64 [ 0, %495 ], [ %519, %508 ]
  %510 = phi double [ %500, %495 ], [ %518, %508 ]
  %511 = add nsw i64 %509, %501
  %512 = getelementptr inbounds double, ptr %491, i64 %511
  %513 = load double, ptr %512, align 8
  %514 = getelementptr inbounds double, ptr %492, i64 %509
  %515 = load double, ptr %514, align 8
  %516 = fmul double %513, %515
  %517 = tail call double @llvm.fabs.f64(double %516)
  %518 = fadd double %510, %517
  %519 = add nuw nsw i64 %509, 1
  %520 = icmp eq i64 %519, %484
  br i1 %520, label %502, label %508

521:
  %522 = tail call double @llvm.sqrt.f64(double %506)
  %523 = fdiv double %518, %522
  %524 = tail call double @llvm.maxnum.f64(double %497, double %523)
  br label %525

525:
  %526 = phi double [ %524, %521 ], [ %497, %502 ]
  %527 = add nuw nsw i64 %496, 1
  %528 = icmp eq i64 %527, %484
  br i1 %528, label %493, label %495

529:
  %530 = phi i64 [ 0, %493 ], [ %542, %529 ]
  %531 = getelementptr inbounds double, ptr %487, i64 %530
  %532 = load double, ptr %531, align 8
  %533 = mul nsw i64 %530, %484
  %534 = add nsw i64 %533, %530
  %535 = getelementptr inbounds double, ptr %491, i64 %534
  %536 = load double, ptr %535, align 8
  %537 = tail call double @llvm.maxnum.f64(double %536, double 0.000000e+00)
  %538 = tail call double @llvm.sqrt.f64(double %537)
  %539 = fmul double %494, %538
  %540 = tail call double @llvm.maxnum.f64(double %532, double %539)
  %541 = fadd double %540, 1.000000e-300
  store double %541, ptr %531, align 8
  %542 = add nuw nsw i64 %530, 1
  %543 = icmp eq i64 %542, %484
  br i1 %543, label %544, label %529

544:
  %545 = load i64, ptr %12, align 8
  %546 = icmp sgt i64 %545, 0
  br i1 %546, label %547, label %735

547:
  %548 = load ptr, ptr %14, align 8
  %549 = load ptr, ptr %17, align 8
  br label %550

550:
  %551 = phi i64 [ 0, %547 ], [ %733, %732 ]
  %552 = shl nsw i64 %551, 2
  %553 = getelementptr inbounds i64, ptr %548, i64 %552
  %554 = getelementptr inbounds i64, ptr %553, i64 1
  %555 = load i64, ptr %554, align 8
  %556 = load i64, ptr %553, align 8
  %557 = icmp ne i64 %556, 2
  %558 = zext i1 %557 to i64
  %559 = add i64 %555, %558
  %560 = getelementptr inbounds i64, ptr %549, i64 %551
  %561 = load i64, ptr %560, align 8
  %562 = icmp eq i64 %561, 0
  br i1 %562, label %732, label %563

563:
  %564 = icmp eq i64 %556, 2
  br i1 %564, label %589, label %565

565:
  %566 = load ptr, ptr %10, align 8
  %567 = mul nsw i64 %555, %484
  %568 = add nsw i64 %567, %555
  %569 = getelementptr inbounds double, ptr %566, i64 %568
  %570 = load double, ptr %569, align 8
  %571 = fcmp ogt double %570, 0.000000e+00
  br i1 %571, label %572, label %589

572:
  %573 = load ptr, ptr %11, align 8
  %574 = getelementptr inbounds double, ptr %573, i64 %555
  %575 = load double, ptr %574, align 8
  %576 = load ptr, ptr %16, align 8
  %577 = getelementptr inbounds double, ptr %576, i64 %551
  %578 = load double, ptr %577, align 8
  %579 = fsub double %575, %578
  %580 = fmul double %570, %579
  %581 = load ptr, ptr %15, align 8
  %582 = getelementptr inbounds double, ptr %581, i64 %555
  %583 = load double, ptr %582, align 8
  %584 = tail call double @llvm.minnum.f64(double %580, double %583)
  %585 = tail call double @llvm.fabs.f64(double %584)
  %586 = getelementptr inbounds double, ptr %487, i64 %555
  %587 = load double, ptr %586, align 8
  %588 = fdiv double %585, %587
  br label %589

589:
  %590 = phi double [ %588, %572 ], [ 0.000000e+00, %565 ], [ 0.000000e+00, %563 ]
  %591 = getelementptr inbounds i64, ptr %553, i64 2
  %592 = load i64, ptr %591, align 8
  %593 = icmp sgt i64 %592, 0
  br i1 %593, label %594, label %727

594:
  %595 = load ptr, ptr %10, align 8
  br label %596

596:
  %597 = phi i64 [ 0, %594 ], [ %605, %596 ]
  %598 = phi double [ 0.000000e+00, %594 ], [ %604, %596 ]
  %599 = add i64 %597, %559
  %600 = mul nsw i64 %599, %484
  %601 = add nsw i64 %600, %599
  %602 = getelementptr inbounds double, ptr %595, i64 %601
  %603 = load double, ptr %602, align 8
  %604 = tail call double @llvm.maxnum.f64(double %598, double %603)
  %605 = add nuw nsw i64 %597, 1
  %606 = icmp eq i64 %605, %592
  br i1 %606, label %607, label %596

607:
  %608 = fcmp ogt double %604, 0.000000e+00
  br i1 %608, label %609, label %727

609:
  %610 = icmp eq i64 %592, 2
  br i1 %610, label %611, label %615

611:
  %612 = add nsw i64 %559, 1
  %613 = getelementptr inbounds double, ptr %487, i64 %612
  %614 = load double, ptr %613, align 8
  br label %615

615:
  %616 = phi double [ %614, %611 ], [ 0.000000e+00, %609 ]
  %617 = load ptr, ptr %11, align 8
  %618 = getelementptr inbounds double, ptr %617, i64 %559
  %619 = load ptr, ptr %15, align 8
  %620 = getelementptr inbounds double, ptr %619, i64 %559
  %621 = icmp eq i64 %561, 2
  br i1 %621, label %622, label %625

622:
  %623 = load ptr, ptr %22, align 8
  %624 = getelementptr inbounds double, ptr %623, i64 %559
  br label %625

625:
  %626 = phi ptr [ %624, %622 ], [ %620, %615 ]
  br label %627

627:
  %628 = phi i64 [ 0, %625 ], [ %636, %627 ]
  %629 = phi double [ 0.000000e+00, %625 ], [ %635, %627 ]
  %630 = add i64 %628, %559
  %631 = mul nsw i64 %630, %484
  %632 = add nsw i64 %631, %630
  %633 = getelementptr inbounds double, ptr %595, i64 %632
  %634 = load double, ptr %633, align 8
  %635 = tail call double @llvm.maxnum.f64(double %629, double %634)
  %636 = add nuw nsw i64 %628, 1
  %637 = icmp eq i64 %636, %592
  br i1 %637, label %638, label %627

638:
  %639 = icmp eq i64 %592, 1
  %640 = load double, ptr %626, align 8
  br i1 %639, label %641, label %643

641:
  %642 = tail call double @llvm.fabs.f64(double %640)
  br label %647

643:
  %644 = getelementptr inbounds double, ptr %626, i64 1
  %645 = load double, ptr %644, align 8
  %646 = tail call double @hypot(double %640, double %645)
  br label %647

647:
  %648 = phi double [ %642, %641 ], [ %646, %643 ]
  %649 = load ptr, ptr %21, align 8
  %650 = mul nsw i64 %551, 3
  %651 = getelementptr inbounds double, ptr %649, i64 %650
  %652 = load double, ptr %651, align 8
  br i1 %564, label %658, label %653

653:
  %654 = getelementptr inbounds double, ptr %617, i64 %555
  %655 = load double, ptr %654, align 8
  %656 = tail call double @llvm.maxnum.f64(double %655, double 0.000000e+00)
  %657 = fmul double %652, %656
  br label %658

658:
  %659 = phi double [ %657, %653 ], [ %652, %647 ]
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  %660 = fcmp ogt double %648, 0.000000e+00
  br i1 %660, label %661, label %686

661:
  %662 = load double, ptr %618, align 8
  %663 = fmul double %640, %659
  %664 = fdiv double %663, %648
  %665 = fadd double %664, %662
  br i1 %639, label %666, label %674

666:
  %667 = tail call double @llvm.fabs.f64(double %665)
  br label %671

668:
  %669 = load double, ptr %29, align 8
  %670 = tail call double @hypot(double %665, double %669)
  br label %671

671:
  %672 = phi double [ %667, %666 ], [ %670, %668 ]
  %673 = fmul double %635, %672
  br label %686

674:
  %675 = phi i64 [ %684, %674 ], [ 1, %661 ]
  %676 = getelementptr inbounds double, ptr %626, i64 %675
  %677 = load double, ptr %676, align 8
  %678 = getelementptr inbounds double, ptr %618, i64 %675
  %679 = load double, ptr %678, align 8
  %680 = fmul double %659, %677
  %681 = fdiv double %680, %648
  %682 = fadd double %679, %681
  %683 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 %675
  store double %682, ptr %683, align 8
  %684 = add nuw nsw i64 %675, 1
  %685 = icmp eq i64 %684, %592
  br i1 %685, label %668, label %674

686:
  %687 = phi double [ %673, %671 ], [ 0x7FF0000000000000, %658 ]
  br i1 %621, label %720, label %688

688:
  %689 = load double, ptr %618, align 8
  br i1 %639, label %690, label %692

690:
  %691 = tail call double @llvm.fabs.f64(double %689)
  br label %696

692:
  %693 = getelementptr inbounds double, ptr %618, i64 1
  %694 = load double, ptr %693, align 8
  %695 = tail call double @hypot(double %689, double %694)
  br label %696

696:
  %697 = phi double [ %691, %690 ], [ %695, %692 ]
  %698 = getelementptr inbounds double, ptr %651, i64 1
  %699 = load double, ptr %698, align 8
  br i1 %564, label %705, label %700

700:
  %701 = getelementptr inbounds double, ptr %617, i64 %555
  %702 = load double, ptr %701, align 8
  %703 = tail call double @llvm.maxnum.f64(double %702, double 0.000000e+00)
  %704 = fmul double %699, %703
  br label %705

705:
  %706 = phi double [ %704, %700 ], [ %699, %696 ]
  %707 = fsub double %697, %706
  %708 = fmul double %635, %707
  %709 = load double, ptr %620, align 8
  br i1 %639, label %710, label %712

710:
  %711 = tail call double @llvm.fabs.f64(double %709)
  br label %716

712:
  %713 = getelementptr inbounds double, ptr %620, i64 1
  %714 = load double, ptr %713, align 8
  %715 = tail call double @hypot(double %709, double %714)
  br label %716

716:
  %717 = phi double [ %711, %710 ], [ %715, %712 ]
  %718 = tail call double @llvm.maxnum.f64(double %717, double %708)
  %719 = tail call double @llvm.minnum.f64(double %687, double %718)
  br label %720

720:
  %721 = phi double [ %719, %716 ], [ %687, %686 ]
  %722 = getelementptr inbounds double, ptr %487, i64 %559
  %723 = load double, ptr %722, align 8
  %724 = tail call double @llvm.maxnum.f64(double %723, double %616)
  %725 = fdiv double %721, %724
  %726 = tail call double @llvm.maxnum.f64(double %590, double %725)
  br label %727

727:
  %728 = phi double [ %726, %720 ], [ %590, %607 ], [ %590, %589 ]
  %729 = load double, ptr %26, align 8
  %730 = fcmp ugt double %728, %729
  br i1 %730, label %731, label %732

731:
  store double %728, ptr %26, align 8
  store i64 %551, ptr %27, align 8
  br label %732

732:
  %733 = add nuw nsw i64 %551, 1
  %734 = icmp eq i64 %733, %545
  br i1 %734, label %735, label %550

735:
  %736 = load double, ptr %26, align 8
  %737 = tail call double @llvm.fabs.f64(double %736)
  %738 = fcmp ueq double %737, 0x7FF0000000000000
  br i1 %738, label %752, label %739

739:
  %740 = icmp eq i64 %483, 0
  %741 = fcmp ole double %736, 1.000000e-10
  %742 = select i1 %740, i1 %741, i1 false
  br i1 %742, label %743, label %748

743:
  %744 = fcmp ole double %736, 0x3D06849B86A12B9B
  %745 = fmul double %32, 5.000000e-01
  %746 = fcmp ogt double %736, %745
  %747 = select i1 %744, i1 true, i1 %746
  br i1 %747, label %752, label %748

748:
  %749 = phi double [ %32, %739 ], [ %736, %743 ]
  %750 = add nuw nsw i32 %33, 1
  %751 = icmp eq i32 %750, 30
  br i1 %751, label %752, label %31

752:
  %753 = phi i32 [ 1, %743 ], [ 0, %735 ], [ 0, %748 ]
  ret i32 %753
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
  br label %218

179:
  %180 = load ptr, ptr %40, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %180, ptr align 8 %38, i64 %42, i1 false)
  %181 = load i64, ptr %3, align 8
  %182 = icmp sgt i64 %181, 0
  br i1 %182, label %183, label %211

183:
  %184 = load ptr, ptr %39, align 8
  %185 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %186 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %187 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %188 = load ptr, ptr %187, align 8
  %189 = load ptr, ptr %185, align 8
  %190 = load ptr, ptr %186, align 8
  br label %191

191:
  %192 = phi i64 [ 0, %183 ], [ %198, %196 ]
  %193 = getelementptr inbounds double, ptr %184, i64 %192
  %194 = load double, ptr %193, align 8
  %195 = mul nsw i64 %192, %181
  br label %200

196:
  %197 = getelementptr inbounds double, ptr %188, i64 %192
  store double %208, ptr %197, align 8
  %198 = add nuw nsw i64 %192, 1
  %199 = icmp eq i64 %198, %181
  br i1 %199, label %211, label %191

200:
  %201 = phi i64 [ 0, %191 ], [ %209, %200 ]
  %202 = phi double [ %194, %191 ], [ %208, %200 ]
  %203 = add nsw i64 %201, %195
  %204 = getelementptr inbounds double, ptr %189, i64 %203
  %205 = load double, ptr %204, align 8
  %206 = getelementptr inbounds double, ptr %190, i64 %201
  %207 = load double, ptr %206, align 8
  %208 = tail call double @llvm.fmuladd.f64(double %205, double %207, double %202)
  %209 = add nuw nsw i64 %201, 1
  %210 = icmp eq i64 %209, %181
  br i1 %210, label %196, label %200

211:
  %212 = load i64, ptr %6, align 8
  %213 = icmp sgt i64 %212, 0
  br i1 %213, label %214, label %227

214:
  %215 = load ptr, ptr %5, align 8
  %216 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %217 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  br label %235

218:
  %219 = phi i64 [ 0, %176 ], [ %225, %218 ]
  %220 = getelementptr inbounds double, ptr %37, i64 %219
  %221 = load double, ptr %220, align 8
  %222 = getelementptr inbounds double, ptr %178, i64 %219
  %223 = load double, ptr %222, align 8
  %224 = fadd double %221, %223
  store double %224, ptr %222, align 8
  %225 = add nuw nsw i64 %219, 1
  %226 = icmp eq i64 %225, %4
  br i1 %226, label %179, label %218

227:
  %228 = phi double [ 0.000000e+00, %211 ], [ %258, %255 ]
  %229 = phi double [ 0.000000e+00, %211 ], [ %257, %255 ]
  %230 = icmp eq i64 %174, 0
  %231 = fmul double %229, -1.000000e-10
  %232 = fcmp olt double %228, %231
  %233 = select i1 %230, i1 %232, i1 false
  %234 = select i1 %233, i64 3, i64 %174
  ret i64 %234

235:
  %236 = phi i64 [ 0, %214 ], [ %259, %255 ]
  %237 = phi double [ 0.000000e+00, %214 ], [ %257, %255 ]
  %238 = phi double [ 0.000000e+00, %214 ], [ %258, %255 ]
  %239 = shl nsw i64 %236, 2
  %240 = getelementptr inbounds i64, ptr %215, i64 %239
  %241 = getelementptr inbounds double, ptr %1, i64 %236
  store double 0.000000e+00, ptr %241, align 8
  %242 = getelementptr inbounds i64, ptr %240, i64 1
  %243 = load i64, ptr %242, align 8
  %244 = load i64, ptr %240, align 8
  %245 = icmp ne i64 %244, 2
  %246 = zext i1 %245 to i64
  %247 = getelementptr inbounds i64, ptr %240, i64 2
  %248 = load i64, ptr %247, align 8
  %249 = add i64 %248, %243
  %250 = add i64 %249, %246
  %251 = icmp slt i64 %243, %250
  br i1 %251, label %252, label %255

252:
  %253 = load ptr, ptr %216, align 8
  %254 = load ptr, ptr %217, align 8
  br label %261

255:
  %256 = phi double [ 0.000000e+00, %235 ], [ %274, %261 ]
  %257 = phi double [ %237, %235 ], [ %282, %261 ]
  %258 = fadd double %238, %256
  %259 = add nuw nsw i64 %236, 1
  %260 = icmp eq i64 %259, %212
  br i1 %260, label %227, label %235

261:
  %262 = phi double [ 0.000000e+00, %252 ], [ %274, %261 ]
  %263 = phi i64 [ %243, %252 ], [ %283, %261 ]
  %264 = phi double [ %237, %252 ], [ %282, %261 ]
  %265 = getelementptr inbounds double, ptr %253, i64 %263
  %266 = load double, ptr %265, align 8
  %267 = fmul double %266, 5.000000e-01
  %268 = getelementptr inbounds double, ptr %35, i64 %263
  %269 = load double, ptr %268, align 8
  %270 = getelementptr inbounds double, ptr %254, i64 %263
  %271 = load double, ptr %270, align 8
  %272 = fadd double %269, %271
  %273 = fmul double %267, %272
  %274 = fsub double %262, %273
  store double %274, ptr %241, align 8
  %275 = load double, ptr %265, align 8
  %276 = tail call double @llvm.fabs.f64(double %275)
  %277 = load double, ptr %268, align 8
  %278 = tail call double @llvm.fabs.f64(double %277)
  %279 = load double, ptr %270, align 8
  %280 = tail call double @llvm.fabs.f64(double %279)
  %281 = fadd double %278, %280
  %282 = tail call double @llvm.fmuladd.f64(double %276, double %281, double %264)
  %283 = add nsw i64 %263, 1
  %284 = icmp eq i64 %283, %250
  br i1 %284, label %255, label %261
}
