; contact: made by tools/make_loops_text.py from contact, contact_guards, contact_law
; sources 41dd3c03b6c7400a14d106a5a87dc736b824dae6c46a3f8cd44e46b443f03e58
%struct.contact_system = type { i64, i64, i64, i64, i64, ptr, ptr, %struct.model_call, %struct.model_call, %struct.model_call, double, ptr, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double }
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
  %14 = alloca %struct.contact_parts, align 8
  %15 = alloca %struct.law_problem, align 8
  %16 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %17 = load ptr, ptr %16, align 8
  %18 = bitcast ptr %14 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %14, ptr %17)
  %19 = getelementptr inbounds %struct.contact_parts, ptr %14, i64 0, i32 18
  %20 = load ptr, ptr %19, align 8
  %21 = load ptr, ptr %16, align 8
  %22 = bitcast ptr %13 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %13, ptr %21)
  %23 = getelementptr inbounds %struct.contact_system, ptr %21, i64 0, i32 26
  %24 = load i64, ptr %23, align 8
  %25 = sdiv i64 %24, 2
  %26 = getelementptr inbounds %struct.contact_system, ptr %21, i64 0, i32 5
  %27 = load ptr, ptr %26, align 8
  %28 = shl nsw i64 %25, 2
  %29 = getelementptr inbounds i64, ptr %27, i64 %28
  %30 = getelementptr inbounds i64, ptr %29, i64 1
  %31 = load i64, ptr %30, align 8
  %32 = load i64, ptr %29, align 8
  %33 = icmp ne i64 %32, 2
  %34 = zext i1 %33 to i64
  %35 = add nsw i64 %31, %34
  %36 = and i64 %24, -9223372036854775807
  %37 = icmp eq i64 %36, 1
  br i1 %37, label %38, label %87

38:
  %39 = getelementptr inbounds %struct.contact_system, ptr %21, i64 0, i32 19
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds i64, ptr %40, i64 %25
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 2
  br i1 %43, label %44, label %87

44:
  %45 = getelementptr inbounds i64, ptr %29, i64 2
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %46, 2
  br i1 %47, label %48, label %87

48:
  %49 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 5
  %50 = load double, ptr %49, align 8
  %51 = call double @model_time(ptr %0, double %50)
  %52 = call ptr @ode_state(ptr %1)
  %53 = call i64 @model_inputs(ptr %0, double %51, ptr %52)
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %55, label %86

55:
  %56 = getelementptr inbounds %struct.contact_parts, ptr %13, i64 0, i32 1
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds double, ptr %57, i64 %35
  %59 = getelementptr inbounds %struct.contact_parts, ptr %13, i64 0, i32 9
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds double, ptr %60, i64 %35
  %62 = load double, ptr %58, align 8
  %63 = load double, ptr %61, align 8
  %64 = getelementptr inbounds double, ptr %58, i64 1
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds double, ptr %61, i64 1
  %67 = load double, ptr %66, align 8
  %68 = fmul double %65, %67
  %69 = call double @llvm.fmuladd.f64(double %62, double %63, double %68)
  %70 = fcmp olt double %69, 0.000000e+00
  br i1 %70, label %71, label %76

71:
  %72 = fneg double %69
  %73 = fmul double %65, %65
  %74 = call double @llvm.fmuladd.f64(double %62, double %62, double %73)
  %75 = fdiv double %74, %72
  br label %76

76:
  %77 = phi double [ %75, %71 ], [ 0.000000e+00, %55 ]
  %78 = load ptr, ptr %39, align 8
  %79 = getelementptr inbounds i64, ptr %78, i64 %25
  store i64 1, ptr %79, align 8
  %80 = load double, ptr %49, align 8
  %81 = call double @model_time(ptr %0, double %80)
  %82 = call ptr @ode_state(ptr %1)
  %83 = call i64 @contact_project(ptr %0, double %81, ptr %82)
  %84 = load ptr, ptr %39, align 8
  %85 = getelementptr inbounds i64, ptr %84, i64 %25
  store i64 2, ptr %85, align 8
  br label %87

86:
  br label %109

87:
  %88 = phi double [ 0.000000e+00, %2 ], [ 0.000000e+00, %38 ], [ 0.000000e+00, %44 ], [ %77, %76 ]
  %89 = load ptr, ptr %16, align 8
  %90 = bitcast ptr %12 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %12, ptr %89)
  %91 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 5
  %92 = load double, ptr %91, align 8
  %93 = call double @model_time(ptr %0, double %92)
  %94 = getelementptr inbounds %struct.contact_system, ptr %89, i64 0, i32 27
  %95 = load i64, ptr %94, align 8
  store i64 0, ptr %94, align 8
  %96 = call ptr @ode_state(ptr %1)
  %97 = call i64 @model_inputs(ptr %0, double %93, ptr %96)
  store i64 %95, ptr %94, align 8
  %98 = call ptr @ode_state(ptr %1)
  %99 = getelementptr inbounds %struct.contact_parts, ptr %12, i64 0, i32 0
  %100 = load ptr, ptr %99, align 8
  %101 = getelementptr inbounds %struct.contact_system, ptr %89, i64 0, i32 8, i32 0
  %102 = load ptr, ptr %101, align 8
  %103 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  %104 = load ptr, ptr %103, align 8
  %105 = getelementptr inbounds %struct.contact_system, ptr %89, i64 0, i32 8, i32 1
  %106 = load ptr, ptr %105, align 8
  %107 = getelementptr inbounds %struct.contact_system, ptr %89, i64 0, i32 8, i32 2
  %108 = load ptr, ptr %107, align 8
  call void %102(double %93, ptr %98, ptr %104, ptr %106, ptr %108, ptr %100)
  br label %109

109:
  %110 = phi double [ %88, %87 ], [ 0.000000e+00, %86 ]
  %111 = phi i64 [ %97, %87 ], [ %53, %86 ]
  %112 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 0
  %113 = load i64, ptr %112, align 8
  %114 = icmp sgt i64 %113, 0
  br i1 %114, label %115, label %186

115:
  %116 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 5
  %117 = load ptr, ptr %116, align 8
  %118 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 19
  %119 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 26
  %120 = getelementptr inbounds %struct.contact_parts, ptr %14, i64 0, i32 1
  %121 = load ptr, ptr %120, align 8
  %122 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 6
  %123 = getelementptr inbounds %struct.contact_parts, ptr %14, i64 0, i32 0
  %124 = load ptr, ptr %123, align 8
  %125 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 23
  br label %126

126:
  %127 = phi i64 [ 0, %115 ], [ %183, %182 ]
  %128 = shl nsw i64 %127, 2
  %129 = getelementptr inbounds i64, ptr %117, i64 %128
  %130 = load i64, ptr %129, align 8
  %131 = icmp eq i64 %130, 2
  br i1 %131, label %161, label %132

132:
  %133 = load ptr, ptr %118, align 8
  %134 = getelementptr inbounds i64, ptr %133, i64 %127
  %135 = load i64, ptr %134, align 8
  %136 = icmp eq i64 %135, 0
  br i1 %136, label %137, label %161

137:
  %138 = load i64, ptr %119, align 8
  %139 = shl nuw nsw i64 %127, 1
  %140 = icmp eq i64 %138, %139
  br i1 %140, label %161, label %141

141:
  %142 = icmp eq i64 %130, 0
  br i1 %142, label %143, label %147

143:
  %144 = getelementptr inbounds double, ptr %124, i64 %127
  %145 = load ptr, ptr %122, align 8
  %146 = getelementptr inbounds double, ptr %145, i64 %139
  br label %154

147:
  %148 = getelementptr inbounds i64, ptr %129, i64 1
  %149 = load i64, ptr %148, align 8
  %150 = getelementptr inbounds double, ptr %121, i64 %149
  %151 = load ptr, ptr %122, align 8
  %152 = or i64 %139, 1
  %153 = getelementptr inbounds double, ptr %151, i64 %152
  br label %154

154:
  %155 = phi ptr [ %153, %147 ], [ %146, %143 ]
  %156 = phi ptr [ %150, %147 ], [ %144, %143 ]
  %157 = load double, ptr %156, align 8
  %158 = load double, ptr %155, align 8
  %159 = fcmp ole double %157, %158
  %160 = zext i1 %159 to i64
  br label %161

161:
  %162 = phi i64 [ %160, %154 ], [ 1, %132 ], [ 1, %126 ], [ 1, %137 ]
  %163 = getelementptr inbounds i64, ptr %20, i64 %127
  store i64 %162, ptr %163, align 8
  %164 = load i64, ptr %125, align 8
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %166, label %182

166:
  %167 = load i64, ptr %129, align 8
  %168 = icmp eq i64 %167, 0
  br i1 %168, label %169, label %182

169:
  %170 = getelementptr inbounds double, ptr %124, i64 %127
  %171 = load double, ptr %170, align 8
  %172 = load ptr, ptr %122, align 8
  %173 = shl nuw nsw i64 %127, 1
  %174 = getelementptr inbounds double, ptr %172, i64 %173
  %175 = load double, ptr %174, align 8
  %176 = fneg double %175
  %177 = fcmp olt double %171, %176
  br i1 %177, label %178, label %182

178:
  %179 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 28
  store i64 5, ptr %179, align 8
  %180 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 29
  store i64 %127, ptr %180, align 8
  %181 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 31
  store double %171, ptr %181, align 8
  br label %1047

182:
  %183 = add nuw nsw i64 %127, 1
  %184 = load i64, ptr %112, align 8
  %185 = icmp slt i64 %183, %184
  br i1 %185, label %126, label %186

186:
  %187 = phi i64 [ %113, %109 ], [ %184, %182 ]
  %188 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 5
  %189 = load double, ptr %188, align 8
  %190 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 34
  %191 = load double, ptr %190, align 8
  %192 = fsub double %189, %191
  %193 = call double @llvm.fabs.f64(double %192)
  %194 = call double @llvm.fabs.f64(double %189)
  %195 = call double @llvm.maxnum.f64(double %194, double 1.000000e+00)
  %196 = fmul double %195, 0x3D719799812DEA11
  %197 = fcmp ugt double %193, %196
  br i1 %197, label %201, label %198

198:
  %199 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 30
  %200 = load i64, ptr %199, align 8
  br label %201

201:
  %202 = phi i64 [ %200, %198 ], [ 0, %186 ]
  store double %189, ptr %190, align 8
  %203 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 30
  %204 = add nsw i64 %202, 1
  store i64 %204, ptr %203, align 8
  %205 = mul nsw i64 %187, 20
  %206 = icmp slt i64 %202, %205
  br i1 %206, label %207, label %263

207:
  %208 = icmp eq i64 %111, 0
  br i1 %208, label %209, label %591

209:
  %210 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 14
  %211 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 13
  %212 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 26
  %213 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 19
  %214 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 5
  %215 = getelementptr inbounds %struct.contact_parts, ptr %14, i64 0, i32 1
  %216 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 6
  %217 = getelementptr inbounds %struct.contact_parts, ptr %14, i64 0, i32 0
  %218 = bitcast ptr %10 to ptr
  %219 = bitcast ptr %11 to ptr
  %220 = bitcast ptr %9 to ptr
  %221 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 0
  %222 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 1
  %223 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 2
  %224 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 3
  %225 = getelementptr inbounds %struct.contact_parts, ptr %9, i64 0, i32 4
  %226 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 4
  %227 = getelementptr inbounds %struct.contact_parts, ptr %9, i64 0, i32 3
  %228 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 5
  %229 = getelementptr inbounds %struct.contact_parts, ptr %9, i64 0, i32 2
  %230 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 6
  %231 = getelementptr inbounds %struct.contact_parts, ptr %9, i64 0, i32 16
  %232 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 7
  %233 = getelementptr inbounds %struct.contact_parts, ptr %9, i64 0, i32 10
  %234 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 8
  %235 = getelementptr inbounds %struct.contact_parts, ptr %9, i64 0, i32 17
  %236 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 9
  %237 = getelementptr inbounds %struct.contact_parts, ptr %9, i64 0, i32 7
  %238 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 10
  %239 = getelementptr inbounds %struct.contact_parts, ptr %9, i64 0, i32 8
  %240 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 11
  %241 = getelementptr inbounds %struct.contact_parts, ptr %9, i64 0, i32 9
  %242 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 12
  %243 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 13
  %244 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 14
  %245 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 15
  %246 = getelementptr inbounds %struct.contact_parts, ptr %9, i64 0, i32 15
  %247 = getelementptr inbounds %struct.law_problem, ptr %11, i64 0, i32 16
  %248 = getelementptr inbounds %struct.contact_parts, ptr %9, i64 0, i32 19
  %249 = getelementptr inbounds %struct.contact_parts, ptr %10, i64 0, i32 1
  %250 = bitcast ptr %249 to ptr
  %251 = getelementptr inbounds %struct.contact_parts, ptr %10, i64 0, i32 0
  %252 = getelementptr inbounds %struct.contact_parts, ptr %10, i64 0, i32 11
  %253 = bitcast ptr %8 to ptr
  %254 = getelementptr inbounds %struct.contact_parts, ptr %8, i64 0, i32 0
  %255 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  %256 = load i64, ptr %210, align 8
  %257 = mul nsw i64 %187, 3
  %258 = add nsw i64 %257, %256
  %259 = load i64, ptr %211, align 8
  %260 = icmp sle i64 %258, %259
  %261 = icmp sgt i64 %187, 0
  %262 = select i1 %260, i1 %261, i1 false
  br i1 %262, label %272, label %591

263:
  %264 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 26
  %265 = load i64, ptr %264, align 8
  %266 = sdiv i64 %265, 2
  %267 = icmp sgt i64 %265, -1
  %268 = select i1 %267, i64 %266, i64 -1
  %269 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 28
  store i64 4, ptr %269, align 8
  %270 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 29
  store i64 %268, ptr %270, align 8
  %271 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 31
  store double %189, ptr %271, align 8
  br label %1047

272:
  %273 = phi i32 [ %582, %581 ], [ 0, %209 ]
  %274 = phi i64 [ %583, %581 ], [ %187, %209 ]
  %275 = icmp eq i32 %273, 0
  %276 = load ptr, ptr %214, align 8
  %277 = load ptr, ptr %215, align 8
  %278 = load ptr, ptr %217, align 8
  br label %279

279:
  %280 = phi i1 [ true, %272 ], [ %342, %340 ]
  %281 = phi i64 [ 0, %272 ], [ %341, %340 ]
  br i1 %275, label %282, label %291

282:
  %283 = load i64, ptr %212, align 8
  %284 = shl nuw nsw i64 %281, 1
  %285 = icmp eq i64 %283, %284
  br i1 %285, label %286, label %291

286:
  %287 = load ptr, ptr %213, align 8
  %288 = getelementptr inbounds i64, ptr %287, i64 %281
  %289 = load i64, ptr %288, align 8
  %290 = icmp eq i64 %289, 0
  br label %291

291:
  %292 = phi i1 [ false, %282 ], [ false, %279 ], [ %290, %286 ]
  %293 = shl nsw i64 %281, 2
  %294 = getelementptr inbounds i64, ptr %276, i64 %293
  %295 = load i64, ptr %294, align 8
  %296 = icmp eq i64 %295, 2
  br i1 %296, label %340, label %297

297:
  %298 = load ptr, ptr %213, align 8
  %299 = getelementptr inbounds i64, ptr %298, i64 %281
  %300 = load i64, ptr %299, align 8
  %301 = icmp eq i64 %300, 0
  br i1 %301, label %302, label %325

302:
  %303 = load i64, ptr %212, align 8
  %304 = shl nuw nsw i64 %281, 1
  %305 = icmp eq i64 %303, %304
  br i1 %305, label %325, label %306

306:
  %307 = icmp eq i64 %295, 0
  br i1 %307, label %308, label %312

308:
  %309 = getelementptr inbounds double, ptr %278, i64 %281
  %310 = load ptr, ptr %216, align 8
  %311 = getelementptr inbounds double, ptr %310, i64 %304
  br label %319

312:
  %313 = getelementptr inbounds i64, ptr %294, i64 1
  %314 = load i64, ptr %313, align 8
  %315 = getelementptr inbounds double, ptr %277, i64 %314
  %316 = load ptr, ptr %216, align 8
  %317 = or i64 %304, 1
  %318 = getelementptr inbounds double, ptr %316, i64 %317
  br label %319

319:
  %320 = phi ptr [ %318, %312 ], [ %311, %308 ]
  %321 = phi ptr [ %315, %312 ], [ %309, %308 ]
  %322 = load double, ptr %321, align 8
  %323 = load double, ptr %320, align 8
  %324 = fcmp ugt double %322, %323
  br i1 %324, label %340, label %325

325:
  %326 = getelementptr inbounds i64, ptr %294, i64 1
  %327 = load i64, ptr %326, align 8
  %328 = getelementptr inbounds double, ptr %277, i64 %327
  %329 = load double, ptr %328, align 8
  br i1 %292, label %337, label %330

330:
  %331 = load ptr, ptr %216, align 8
  %332 = shl nuw nsw i64 %281, 1
  %333 = or i64 %332, 1
  %334 = getelementptr inbounds double, ptr %331, i64 %333
  %335 = load double, ptr %334, align 8
  %336 = fneg double %335
  br label %337

337:
  %338 = phi double [ %336, %330 ], [ 0.000000e+00, %325 ]
  %339 = fcmp olt double %329, %338
  br i1 %339, label %344, label %340

340:
  %341 = add nuw nsw i64 %281, 1
  %342 = icmp slt i64 %341, %274
  %343 = icmp eq i64 %341, %274
  br i1 %343, label %344, label %279

344:
  %345 = phi i1 [ %280, %337 ], [ %342, %340 ]
  br i1 %345, label %346, label %591

346:
  %347 = icmp eq i32 %273, 100
  br i1 %347, label %348, label %353

348:
  %349 = load double, ptr %188, align 8
  %350 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 28
  store i64 4, ptr %350, align 8
  %351 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 29
  store i64 -1, ptr %351, align 8
  %352 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 31
  store double %349, ptr %352, align 8
  br label %1047

353:
  %354 = load ptr, ptr %16, align 8
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %10, ptr %354)
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %9, ptr %354)
  %355 = getelementptr inbounds %struct.contact_system, ptr %354, i64 0, i32 0
  %356 = load i64, ptr %355, align 8
  store i64 %356, ptr %221, align 8
  %357 = getelementptr inbounds %struct.contact_system, ptr %354, i64 0, i32 1
  %358 = load i64, ptr %357, align 8
  store i64 %358, ptr %222, align 8
  %359 = getelementptr inbounds %struct.contact_system, ptr %354, i64 0, i32 5
  %360 = load ptr, ptr %359, align 8
  store ptr %360, ptr %223, align 8
  %361 = load ptr, ptr %225, align 8
  store ptr %361, ptr %224, align 8
  %362 = load ptr, ptr %227, align 8
  store ptr %362, ptr %226, align 8
  %363 = load ptr, ptr %229, align 8
  store ptr %363, ptr %228, align 8
  %364 = load ptr, ptr %231, align 8
  store ptr %364, ptr %230, align 8
  %365 = load ptr, ptr %233, align 8
  store ptr %365, ptr %232, align 8
  %366 = load ptr, ptr %235, align 8
  store ptr %366, ptr %234, align 8
  %367 = load ptr, ptr %237, align 8
  store ptr %367, ptr %236, align 8
  %368 = load ptr, ptr %239, align 8
  store ptr %368, ptr %238, align 8
  %369 = load ptr, ptr %241, align 8
  store ptr %369, ptr %240, align 8
  store double 0.000000e+00, ptr %242, align 8
  store i64 -1, ptr %243, align 8
  store i64 0, ptr %244, align 8
  %370 = load ptr, ptr %246, align 8
  store ptr %370, ptr %245, align 8
  %371 = load ptr, ptr %248, align 8
  store ptr %371, ptr %247, align 8
  %372 = load i64, ptr %355, align 8
  %373 = icmp sgt i64 %372, 0
  %374 = bitcast ptr %363 to ptr
  br i1 %373, label %377, label %375

375:
  %376 = load ptr, ptr %250, align 8
  br label %386

377:
  %378 = load ptr, ptr %359, align 8
  %379 = getelementptr inbounds %struct.contact_system, ptr %354, i64 0, i32 19
  %380 = getelementptr inbounds %struct.contact_system, ptr %354, i64 0, i32 26
  %381 = load ptr, ptr %249, align 8
  %382 = getelementptr inbounds %struct.contact_system, ptr %354, i64 0, i32 6
  %383 = load ptr, ptr %251, align 8
  br label %400

384:
  %385 = bitcast ptr %381 to ptr
  br label %386

386:
  %387 = phi ptr [ %376, %375 ], [ %385, %384 ]
  %388 = phi double [ 0.000000e+00, %375 ], [ %449, %384 ]
  %389 = load i64, ptr %357, align 8
  %390 = shl i64 %389, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %374, ptr align 8 %387, i64 %390, i1 false)
  %391 = load ptr, ptr %252, align 8
  %392 = call i64 @law_impact(ptr %11, ptr %391)
  %393 = load i64, ptr %355, align 8
  %394 = icmp sgt i64 %393, 0
  br i1 %394, label %395, label %453

395:
  %396 = load ptr, ptr %230, align 8
  %397 = load ptr, ptr %240, align 8
  %398 = load ptr, ptr %249, align 8
  %399 = load ptr, ptr %252, align 8
  br label %457

400:
  %401 = phi i64 [ 0, %377 ], [ %450, %448 ]
  %402 = phi double [ 0.000000e+00, %377 ], [ %449, %448 ]
  %403 = shl nsw i64 %401, 2
  %404 = getelementptr inbounds i64, ptr %378, i64 %403
  %405 = load i64, ptr %404, align 8
  %406 = icmp eq i64 %405, 2
  br i1 %406, label %407, label %409

407:
  %408 = getelementptr inbounds i64, ptr %364, i64 %401
  store i64 0, ptr %408, align 8
  br label %448

409:
  %410 = load ptr, ptr %379, align 8
  %411 = getelementptr inbounds i64, ptr %410, i64 %401
  %412 = load i64, ptr %411, align 8
  %413 = icmp eq i64 %412, 0
  br i1 %413, label %414, label %431

414:
  %415 = load i64, ptr %380, align 8
  %416 = shl nuw nsw i64 %401, 1
  %417 = icmp eq i64 %415, %416
  br i1 %417, label %431, label %418

418:
  %419 = icmp eq i64 %405, 0
  br i1 %419, label %420, label %424

420:
  %421 = getelementptr inbounds double, ptr %383, i64 %401
  %422 = load ptr, ptr %382, align 8
  %423 = getelementptr inbounds double, ptr %422, i64 %416
  br label %433

424:
  %425 = getelementptr inbounds i64, ptr %404, i64 1
  %426 = load i64, ptr %425, align 8
  %427 = getelementptr inbounds double, ptr %381, i64 %426
  %428 = load ptr, ptr %382, align 8
  %429 = or i64 %416, 1
  %430 = getelementptr inbounds double, ptr %428, i64 %429
  br label %433

431:
  %432 = getelementptr inbounds i64, ptr %364, i64 %401
  store i64 1, ptr %432, align 8
  br label %441

433:
  %434 = phi ptr [ %430, %424 ], [ %423, %420 ]
  %435 = phi ptr [ %427, %424 ], [ %421, %420 ]
  %436 = load double, ptr %435, align 8
  %437 = load double, ptr %434, align 8
  %438 = fcmp ole double %436, %437
  %439 = zext i1 %438 to i64
  %440 = getelementptr inbounds i64, ptr %364, i64 %401
  store i64 %439, ptr %440, align 8
  br i1 %438, label %441, label %448

441:
  %442 = getelementptr inbounds i64, ptr %404, i64 1
  %443 = load i64, ptr %442, align 8
  %444 = getelementptr inbounds double, ptr %381, i64 %443
  %445 = load double, ptr %444, align 8
  %446 = fneg double %445
  %447 = call double @llvm.maxnum.f64(double %402, double %446)
  br label %448

448:
  %449 = phi double [ %447, %441 ], [ %402, %433 ], [ %402, %407 ]
  %450 = add nuw nsw i64 %401, 1
  %451 = load i64, ptr %355, align 8
  %452 = icmp slt i64 %450, %451
  br i1 %452, label %400, label %384

453:
  %454 = phi double [ 0.000000e+00, %386 ], [ %479, %478 ]
  %455 = phi double [ 0.000000e+00, %386 ], [ %483, %478 ]
  %456 = phi i64 [ -1, %386 ], [ %484, %478 ]
  switch i64 %392, label %489 [
    i64 3, label %487
    i64 0, label %492
  ]

457:
  %458 = phi i64 [ 0, %395 ], [ %485, %478 ]
  %459 = phi i64 [ -1, %395 ], [ %484, %478 ]
  %460 = phi double [ 0.000000e+00, %395 ], [ %483, %478 ]
  %461 = phi double [ 0.000000e+00, %395 ], [ %479, %478 ]
  %462 = getelementptr inbounds i64, ptr %396, i64 %458
  %463 = load i64, ptr %462, align 8
  %464 = icmp eq i64 %463, 1
  br i1 %464, label %465, label %478

465:
  %466 = load ptr, ptr %359, align 8
  %467 = shl nsw i64 %458, 2
  %468 = getelementptr inbounds i64, ptr %466, i64 1
  %469 = getelementptr inbounds i64, ptr %468, i64 %467
  %470 = load i64, ptr %469, align 8
  %471 = getelementptr inbounds double, ptr %397, i64 %470
  %472 = load double, ptr %471, align 8
  %473 = getelementptr inbounds double, ptr %398, i64 %470
  %474 = load double, ptr %473, align 8
  %475 = call double @llvm.maxnum.f64(double %474, double 0.000000e+00)
  %476 = fsub double %472, %475
  %477 = call double @llvm.maxnum.f64(double %461, double %476)
  br label %478

478:
  %479 = phi double [ %477, %465 ], [ %461, %457 ]
  %480 = getelementptr inbounds double, ptr %399, i64 %458
  %481 = load double, ptr %480, align 8
  %482 = fcmp ult double %481, %460
  %483 = select i1 %482, double %481, double %460
  %484 = select i1 %482, i64 %458, i64 %459
  %485 = add nuw nsw i64 %458, 1
  %486 = icmp eq i64 %485, %393
  br i1 %486, label %453, label %457

487:
  %488 = fneg double %455
  br label %552

489:
  %490 = load i64, ptr %243, align 8
  %491 = load double, ptr %242, align 8
  br label %552

492:
  %493 = getelementptr inbounds %struct.contact_system, ptr %354, i64 0, i32 32
  %494 = load double, ptr %493, align 8
  %495 = load double, ptr %242, align 8
  %496 = call double @llvm.maxnum.f64(double %494, double %495)
  store double %496, ptr %493, align 8
  %497 = fcmp ogt double %388, 0.000000e+00
  %498 = fdiv double %454, %388
  %499 = select i1 %497, double %498, double 0.000000e+00
  %500 = getelementptr inbounds %struct.contact_system, ptr %354, i64 0, i32 35
  store double %499, ptr %500, align 8
  %501 = load double, ptr %188, align 8
  %502 = load ptr, ptr %252, align 8
  br i1 %394, label %503, label %559

503:
  %504 = getelementptr inbounds %struct.contact_system, ptr %354, i64 0, i32 12
  %505 = getelementptr inbounds %struct.contact_system, ptr %354, i64 0, i32 14
  br label %506

506:
  %507 = phi i64 [ %393, %503 ], [ %549, %548 ]
  %508 = phi i64 [ 0, %503 ], [ %550, %548 ]
  %509 = load ptr, ptr %359, align 8
  %510 = shl nsw i64 %508, 2
  %511 = getelementptr inbounds i64, ptr %509, i64 %510
  %512 = getelementptr inbounds i64, ptr %511, i64 1
  %513 = load i64, ptr %512, align 8
  %514 = load i64, ptr %511, align 8
  %515 = icmp ne i64 %514, 2
  %516 = zext i1 %515 to i64
  %517 = getelementptr inbounds i64, ptr %511, i64 2
  %518 = load i64, ptr %517, align 8
  %519 = add i64 %518, %516
  %520 = load ptr, ptr %230, align 8
  %521 = getelementptr inbounds i64, ptr %520, i64 %508
  %522 = load i64, ptr %521, align 8
  %523 = icmp eq i64 %522, 0
  br i1 %523, label %548, label %524

524:
  %525 = load ptr, ptr %238, align 8
  %526 = getelementptr inbounds double, ptr %525, i64 %513
  %527 = load double, ptr %526, align 8
  %528 = fcmp ueq double %527, 0.000000e+00
  br i1 %528, label %548, label %529

529:
  %530 = load ptr, ptr %504, align 8
  %531 = load i64, ptr %505, align 8
  %532 = add nsw i64 %531, 1
  store i64 %532, ptr %505, align 8
  %533 = getelementptr inbounds %struct.contact_event, ptr %530, i64 %531, i32 1
  %534 = getelementptr inbounds i64, ptr %533, i64 1
  %535 = bitcast ptr %534 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %535, i8 0, i64 40, i1 false)
  %536 = getelementptr inbounds %struct.contact_event, ptr %530, i64 %531, i32 0
  store double %501, ptr %536, align 8
  store i64 0, ptr %533, align 8
  %537 = getelementptr inbounds %struct.contact_event, ptr %530, i64 %531, i32 2
  store i64 %508, ptr %537, align 8
  %538 = getelementptr inbounds %struct.contact_event, ptr %530, i64 %531, i32 3, i64 0
  %539 = bitcast ptr %538 to ptr
  %540 = load ptr, ptr %238, align 8
  %541 = getelementptr inbounds double, ptr %540, i64 %513
  %542 = bitcast ptr %541 to ptr
  %543 = shl i64 %519, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %539, ptr align 8 %542, i64 %543, i1 false)
  %544 = getelementptr inbounds double, ptr %502, i64 %508
  %545 = load double, ptr %544, align 8
  %546 = getelementptr inbounds %struct.contact_event, ptr %530, i64 %531, i32 4
  store double %545, ptr %546, align 8
  %547 = load i64, ptr %355, align 8
  br label %548

548:
  %549 = phi i64 [ %507, %506 ], [ %507, %524 ], [ %547, %529 ]
  %550 = add nuw nsw i64 %508, 1
  %551 = icmp slt i64 %550, %549
  br i1 %551, label %506, label %559

552:
  %553 = phi i64 [ 3, %487 ], [ %392, %489 ]
  %554 = phi i64 [ %456, %487 ], [ %490, %489 ]
  %555 = phi double [ %488, %487 ], [ %491, %489 ]
  %556 = getelementptr inbounds %struct.contact_system, ptr %354, i64 0, i32 28
  store i64 %553, ptr %556, align 8
  %557 = getelementptr inbounds %struct.contact_system, ptr %354, i64 0, i32 29
  store i64 %554, ptr %557, align 8
  %558 = getelementptr inbounds %struct.contact_system, ptr %354, i64 0, i32 31
  store double %555, ptr %558, align 8
  br label %578

559:
  %560 = load ptr, ptr %238, align 8
  call void @jump(ptr %0, ptr %1, ptr %560)
  %561 = load ptr, ptr %16, align 8
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %8, ptr %561)
  %562 = load double, ptr %188, align 8
  %563 = call double @model_time(ptr %0, double %562)
  %564 = getelementptr inbounds %struct.contact_system, ptr %561, i64 0, i32 27
  %565 = load i64, ptr %564, align 8
  store i64 0, ptr %564, align 8
  %566 = call ptr @ode_state(ptr %1)
  %567 = call i64 @model_inputs(ptr %0, double %563, ptr %566)
  store i64 %565, ptr %564, align 8
  %568 = call ptr @ode_state(ptr %1)
  %569 = load ptr, ptr %254, align 8
  %570 = getelementptr inbounds %struct.contact_system, ptr %561, i64 0, i32 8, i32 0
  %571 = load ptr, ptr %570, align 8
  %572 = load ptr, ptr %255, align 8
  %573 = getelementptr inbounds %struct.contact_system, ptr %561, i64 0, i32 8, i32 1
  %574 = load ptr, ptr %573, align 8
  %575 = getelementptr inbounds %struct.contact_system, ptr %561, i64 0, i32 8, i32 2
  %576 = load ptr, ptr %575, align 8
  call void %571(double %563, ptr %568, ptr %572, ptr %574, ptr %576, ptr %569)
  %577 = icmp eq i64 %567, 0
  br i1 %577, label %581, label %578

578:
  %579 = phi i64 [ 12, %552 ], [ %567, %559 ]
  %580 = load i64, ptr %112, align 8
  br label %591

581:
  %582 = add nuw nsw i32 %273, 1
  %583 = load i64, ptr %112, align 8
  %584 = load i64, ptr %210, align 8
  %585 = mul nsw i64 %583, 3
  %586 = add nsw i64 %585, %584
  %587 = load i64, ptr %211, align 8
  %588 = icmp sle i64 %586, %587
  %589 = icmp sgt i64 %583, 0
  %590 = select i1 %588, i1 %589, i1 false
  br i1 %590, label %272, label %591

591:
  %592 = phi i64 [ %187, %207 ], [ %580, %578 ], [ %187, %209 ], [ %274, %344 ], [ %583, %581 ]
  %593 = phi i64 [ %111, %207 ], [ %579, %578 ], [ 0, %209 ], [ 0, %344 ], [ 0, %581 ]
  %594 = phi i1 [ false, %207 ], [ false, %578 ], [ true, %209 ], [ true, %344 ], [ true, %581 ]
  %595 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 14
  %596 = load i64, ptr %595, align 8
  %597 = mul nsw i64 %592, 3
  %598 = add nsw i64 %597, %596
  %599 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 13
  %600 = load i64, ptr %599, align 8
  %601 = icmp sgt i64 %598, %600
  br i1 %601, label %602, label %604

602:
  %603 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 23
  store i64 0, ptr %603, align 8
  br label %1047

604:
  br i1 %594, label %605, label %608

605:
  %606 = load double, ptr %188, align 8
  %607 = call i64 @choose_modes(ptr %17, double %606, ptr %20)
  br label %608

608:
  %609 = phi i64 [ %607, %605 ], [ %593, %604 ]
  %610 = bitcast ptr %15 to ptr
  %611 = bitcast ptr %7 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %7, ptr %17)
  %612 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 0
  %613 = load i64, ptr %112, align 8
  store i64 %613, ptr %612, align 8
  %614 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 1
  %615 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 1
  %616 = load i64, ptr %615, align 8
  store i64 %616, ptr %614, align 8
  %617 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 2
  %618 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 5
  %619 = load ptr, ptr %618, align 8
  store ptr %619, ptr %617, align 8
  %620 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 3
  %621 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 4
  %622 = load ptr, ptr %621, align 8
  store ptr %622, ptr %620, align 8
  %623 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 4
  %624 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 3
  %625 = load ptr, ptr %624, align 8
  store ptr %625, ptr %623, align 8
  %626 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 5
  %627 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 2
  %628 = load ptr, ptr %627, align 8
  store ptr %628, ptr %626, align 8
  %629 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 6
  %630 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 16
  %631 = load ptr, ptr %630, align 8
  store ptr %631, ptr %629, align 8
  %632 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 7
  %633 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 10
  %634 = load ptr, ptr %633, align 8
  store ptr %634, ptr %632, align 8
  %635 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 8
  %636 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 17
  %637 = load ptr, ptr %636, align 8
  store ptr %637, ptr %635, align 8
  %638 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 9
  %639 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 7
  %640 = load ptr, ptr %639, align 8
  store ptr %640, ptr %638, align 8
  %641 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 10
  %642 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 8
  %643 = load ptr, ptr %642, align 8
  store ptr %643, ptr %641, align 8
  %644 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 11
  %645 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 9
  %646 = load ptr, ptr %645, align 8
  store ptr %646, ptr %644, align 8
  %647 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 12
  store double 0.000000e+00, ptr %647, align 8
  %648 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 13
  store i64 -1, ptr %648, align 8
  %649 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 14
  store i64 0, ptr %649, align 8
  %650 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 15
  %651 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 15
  %652 = load ptr, ptr %651, align 8
  store ptr %652, ptr %650, align 8
  %653 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 16
  %654 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 19
  %655 = load ptr, ptr %654, align 8
  store ptr %655, ptr %653, align 8
  %656 = icmp eq i64 %609, 0
  br i1 %656, label %657, label %1045

657:
  %658 = bitcast ptr %6 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %6, ptr %17)
  %659 = load i64, ptr %112, align 8
  %660 = icmp sgt i64 %659, 0
  br i1 %660, label %662, label %661

661:
  br label %970

662:
  %663 = load ptr, ptr %618, align 8
  %664 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 1
  %665 = load ptr, ptr %664, align 8
  %666 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 9
  %667 = load ptr, ptr %666, align 8
  %668 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 35
  %669 = load double, ptr %668, align 8
  %670 = fsub double 1.000000e+00, %669
  %671 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 6
  %672 = fcmp olt double %669, 1.000000e+00
  %673 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 0
  %674 = load ptr, ptr %673, align 8
  %675 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 10
  %676 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 3
  %677 = load ptr, ptr %676, align 8
  br label %689

678:
  %679 = fcmp ogt double %747, 0.000000e+00
  %680 = icmp sgt i64 %749, 0
  %681 = select i1 %680, i1 %679, i1 false
  br i1 %681, label %682, label %831

682:
  %683 = load ptr, ptr %676, align 8
  %684 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 4
  %685 = load ptr, ptr %684, align 8
  %686 = load ptr, ptr %664, align 8
  %687 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 7
  %688 = load ptr, ptr %687, align 8
  br label %751

689:
  %690 = phi double [ 0.000000e+00, %662 ], [ %747, %745 ]
  %691 = phi double [ 0.000000e+00, %662 ], [ %746, %745 ]
  %692 = phi i64 [ 0, %662 ], [ %748, %745 ]
  %693 = shl nsw i64 %692, 2
  %694 = getelementptr inbounds i64, ptr %663, i64 %693
  %695 = getelementptr inbounds i64, ptr %694, i64 1
  %696 = load i64, ptr %695, align 8
  %697 = getelementptr inbounds double, ptr %665, i64 %696
  %698 = load double, ptr %697, align 8
  %699 = getelementptr inbounds double, ptr %667, i64 %696
  %700 = load double, ptr %699, align 8
  %701 = fneg double %700
  %702 = fmul double %698, 2.000000e+00
  %703 = fdiv double %702, %701
  %704 = fdiv double %703, %670
  %705 = getelementptr inbounds i64, ptr %631, i64 %692
  store i64 0, ptr %705, align 8
  %706 = load i64, ptr %694, align 8
  %707 = icmp eq i64 %706, 2
  br i1 %707, label %745, label %708

708:
  %709 = getelementptr inbounds i64, ptr %20, i64 %692
  %710 = load i64, ptr %709, align 8
  %711 = icmp eq i64 %710, 0
  br i1 %711, label %745, label %712

712:
  %713 = load ptr, ptr %671, align 8
  %714 = shl nuw nsw i64 %692, 1
  %715 = or i64 %714, 1
  %716 = getelementptr inbounds double, ptr %713, i64 %715
  %717 = load double, ptr %716, align 8
  %718 = fcmp ogt double %698, %717
  br i1 %718, label %719, label %742

719:
  %720 = fcmp olt double %700, 0.000000e+00
  %721 = select i1 %720, i1 %672, i1 false
  br i1 %721, label %722, label %745

722:
  %723 = fmul double %698, %698
  %724 = fmul double %700, 2.000000e+00
  %725 = getelementptr inbounds double, ptr %674, i64 %692
  %726 = load double, ptr %725, align 8
  %727 = fmul double %724, %726
  %728 = fcmp olt double %723, %727
  %729 = load double, ptr %675, align 8
  %730 = fcmp olt double %704, %729
  %731 = select i1 %730, i1 true, i1 %728
  br i1 %731, label %732, label %745

732:
  %733 = call double @llvm.maxnum.f64(double %690, double %704)
  %734 = fmul double %704, %701
  %735 = load i64, ptr %615, align 8
  %736 = mul nsw i64 %735, %696
  %737 = add nsw i64 %736, %696
  %738 = getelementptr inbounds double, ptr %677, i64 %737
  %739 = load double, ptr %738, align 8
  %740 = fdiv double %734, %739
  %741 = call double @llvm.maxnum.f64(double %691, double %740)
  br label %742

742:
  %743 = phi double [ %741, %732 ], [ %691, %712 ]
  %744 = phi double [ %733, %732 ], [ %690, %712 ]
  store i64 2, ptr %705, align 8
  br label %745

745:
  %746 = phi double [ %743, %742 ], [ %691, %708 ], [ %691, %689 ], [ %691, %722 ], [ %691, %719 ]
  %747 = phi double [ %744, %742 ], [ %690, %708 ], [ %690, %689 ], [ %690, %722 ], [ %690, %719 ]
  %748 = add nuw nsw i64 %692, 1
  %749 = load i64, ptr %112, align 8
  %750 = icmp slt i64 %748, %749
  br i1 %750, label %689, label %678

751:
  %752 = phi i64 [ 0, %682 ], [ %828, %827 ]
  %753 = shl nsw i64 %752, 2
  %754 = getelementptr inbounds i64, ptr %663, i64 %753
  %755 = getelementptr inbounds i64, ptr %754, i64 1
  %756 = load i64, ptr %755, align 8
  %757 = load i64, ptr %754, align 8
  %758 = icmp ne i64 %757, 2
  %759 = zext i1 %758 to i64
  %760 = add nsw i64 %756, %759
  %761 = getelementptr inbounds i64, ptr %754, i64 2
  %762 = load i64, ptr %761, align 8
  %763 = add nsw i64 %760, %762
  %764 = icmp sgt i64 %762, 0
  br i1 %764, label %765, label %767

765:
  %766 = load i64, ptr %615, align 8
  br label %776

767:
  %768 = phi double [ 0.000000e+00, %751 ], [ %784, %776 ]
  %769 = mul nsw i64 %752, 3
  %770 = getelementptr inbounds double, ptr %685, i64 %769
  %771 = load double, ptr %770, align 8
  %772 = getelementptr inbounds i64, ptr %637, i64 %752
  store i64 2, ptr %772, align 8
  %773 = getelementptr inbounds i64, ptr %631, i64 %752
  %774 = load i64, ptr %773, align 8
  %775 = icmp eq i64 %774, 2
  br i1 %775, label %787, label %827

776:
  %777 = phi i64 [ %760, %765 ], [ %785, %776 ]
  %778 = phi double [ 0.000000e+00, %765 ], [ %784, %776 ]
  %779 = mul nsw i64 %777, %766
  %780 = add nsw i64 %779, %777
  %781 = getelementptr inbounds double, ptr %683, i64 %780
  %782 = load double, ptr %781, align 8
  %783 = fmul double %746, %782
  %784 = call double @llvm.maxnum.f64(double %778, double %783)
  %785 = add nsw i64 %777, 1
  %786 = icmp slt i64 %785, %763
  br i1 %786, label %776, label %767

787:
  %788 = fmul double %768, %771
  %789 = load i64, ptr %755, align 8
  %790 = load i64, ptr %754, align 8
  %791 = icmp ne i64 %790, 2
  %792 = zext i1 %791 to i64
  %793 = add nsw i64 %789, %792
  %794 = load i64, ptr %761, align 8
  %795 = icmp sgt i64 %794, 0
  br i1 %795, label %799, label %817

796:
  %797 = call double @llvm.sqrt.f64(double %805)
  %798 = fcmp ogt double %797, 0.000000e+00
  br i1 %798, label %808, label %817

799:
  %800 = phi double [ %805, %799 ], [ 0.000000e+00, %787 ]
  %801 = phi i64 [ %806, %799 ], [ 0, %787 ]
  %802 = add nsw i64 %801, %793
  %803 = getelementptr inbounds double, ptr %686, i64 %802
  %804 = load double, ptr %803, align 8
  %805 = call double @llvm.fmuladd.f64(double %804, double %804, double %800)
  %806 = add nuw nsw i64 %801, 1
  %807 = icmp eq i64 %806, %794
  br i1 %807, label %796, label %799

808:
  %809 = phi i64 [ %815, %808 ], [ 0, %796 ]
  %810 = add nsw i64 %809, %793
  %811 = getelementptr inbounds double, ptr %686, i64 %810
  %812 = load double, ptr %811, align 8
  %813 = fdiv double %812, %797
  %814 = getelementptr inbounds double, ptr %688, i64 %810
  store double %813, ptr %814, align 8
  %815 = add nuw nsw i64 %809, 1
  %816 = icmp eq i64 %815, %794
  br i1 %816, label %817, label %808

817:
  %818 = phi double [ %797, %796 ], [ 0.000000e+00, %787 ], [ %797, %808 ]
  %819 = load ptr, ptr %671, align 8
  %820 = shl nuw nsw i64 %752, 1
  %821 = or i64 %820, 1
  %822 = getelementptr inbounds double, ptr %819, i64 %821
  %823 = load double, ptr %822, align 8
  %824 = call double @llvm.maxnum.f64(double %788, double %823)
  %825 = fcmp ugt double %818, %824
  br i1 %825, label %827, label %826

826:
  store i64 1, ptr %773, align 8
  store i64 1, ptr %772, align 8
  br label %827

827:
  %828 = add nuw nsw i64 %752, 1
  %829 = load i64, ptr %112, align 8
  %830 = icmp slt i64 %828, %829
  br i1 %830, label %751, label %831

831:
  br i1 %679, label %832, label %970

832:
  %833 = load ptr, ptr %16, align 8
  %834 = bitcast ptr %5 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %5, ptr %833)
  %835 = getelementptr inbounds %struct.contact_parts, ptr %5, i64 0, i32 7
  %836 = bitcast ptr %835 to ptr
  %837 = load ptr, ptr %836, align 8
  %838 = getelementptr inbounds %struct.contact_system, ptr %833, i64 0, i32 1
  %839 = load i64, ptr %838, align 8
  %840 = shl i64 %839, 3
  call void @llvm.memset.p0.i64(ptr align 8 %837, i8 0, i64 %840, i1 false)
  %841 = bitcast ptr %626 to ptr
  %842 = load ptr, ptr %841, align 8
  %843 = getelementptr inbounds %struct.contact_parts, ptr %5, i64 0, i32 1
  %844 = bitcast ptr %843 to ptr
  %845 = load ptr, ptr %844, align 8
  %846 = load i64, ptr %838, align 8
  %847 = shl i64 %846, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %842, ptr align 8 %845, i64 %847, i1 false)
  call void @law_forces(ptr %15)
  %848 = getelementptr inbounds %struct.contact_system, ptr %833, i64 0, i32 0
  %849 = load i64, ptr %848, align 8
  %850 = icmp sgt i64 %849, 0
  br i1 %850, label %851, label %944

851:
  %852 = getelementptr inbounds %struct.contact_system, ptr %833, i64 0, i32 5
  %853 = load ptr, ptr %852, align 8
  %854 = getelementptr inbounds %struct.contact_parts, ptr %5, i64 0, i32 11
  %855 = load ptr, ptr %854, align 8
  %856 = load ptr, ptr %843, align 8
  %857 = load ptr, ptr %641, align 8
  %858 = load ptr, ptr %644, align 8
  br label %912

859:
  %860 = load double, ptr %188, align 8
  %861 = fadd double %747, %860
  %862 = getelementptr inbounds %struct.contact_system, ptr %833, i64 0, i32 12
  %863 = getelementptr inbounds %struct.contact_system, ptr %833, i64 0, i32 14
  br label %864

864:
  %865 = phi ptr [ %853, %859 ], [ %911, %910 ]
  %866 = phi i64 [ %849, %859 ], [ %907, %910 ]
  %867 = phi i64 [ 0, %859 ], [ %908, %910 ]
  %868 = shl nsw i64 %867, 2
  %869 = getelementptr inbounds i64, ptr %865, i64 %868
  %870 = getelementptr inbounds i64, ptr %869, i64 1
  %871 = load i64, ptr %870, align 8
  %872 = load i64, ptr %869, align 8
  %873 = icmp ne i64 %872, 2
  %874 = zext i1 %873 to i64
  %875 = getelementptr inbounds i64, ptr %869, i64 2
  %876 = load i64, ptr %875, align 8
  %877 = add i64 %876, %874
  %878 = load ptr, ptr %629, align 8
  %879 = getelementptr inbounds i64, ptr %878, i64 %867
  %880 = load i64, ptr %879, align 8
  %881 = icmp eq i64 %880, 0
  br i1 %881, label %906, label %882

882:
  %883 = load ptr, ptr %641, align 8
  %884 = getelementptr inbounds double, ptr %883, i64 %871
  %885 = load double, ptr %884, align 8
  %886 = fcmp ueq double %885, 0.000000e+00
  br i1 %886, label %906, label %887

887:
  %888 = load ptr, ptr %862, align 8
  %889 = load i64, ptr %863, align 8
  %890 = add nsw i64 %889, 1
  store i64 %890, ptr %863, align 8
  %891 = getelementptr inbounds %struct.contact_event, ptr %888, i64 %889, i32 1
  %892 = getelementptr inbounds i64, ptr %891, i64 1
  %893 = bitcast ptr %892 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %893, i8 0, i64 40, i1 false)
  %894 = getelementptr inbounds %struct.contact_event, ptr %888, i64 %889, i32 0
  store double %861, ptr %894, align 8
  store i64 5, ptr %891, align 8
  %895 = getelementptr inbounds %struct.contact_event, ptr %888, i64 %889, i32 2
  store i64 %867, ptr %895, align 8
  %896 = getelementptr inbounds %struct.contact_event, ptr %888, i64 %889, i32 3, i64 0
  %897 = bitcast ptr %896 to ptr
  %898 = load ptr, ptr %641, align 8
  %899 = getelementptr inbounds double, ptr %898, i64 %871
  %900 = bitcast ptr %899 to ptr
  %901 = shl i64 %877, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %897, ptr align 8 %900, i64 %901, i1 false)
  %902 = getelementptr inbounds double, ptr %855, i64 %867
  %903 = load double, ptr %902, align 8
  %904 = getelementptr inbounds %struct.contact_event, ptr %888, i64 %889, i32 4
  store double %903, ptr %904, align 8
  %905 = load i64, ptr %848, align 8
  br label %906

906:
  %907 = phi i64 [ %866, %864 ], [ %866, %882 ], [ %905, %887 ]
  %908 = add nuw nsw i64 %867, 1
  %909 = icmp slt i64 %908, %907
  br i1 %909, label %910, label %944

910:
  %911 = load ptr, ptr %852, align 8
  br label %864

912:
  %913 = phi i64 [ 0, %851 ], [ %928, %927 ]
  %914 = shl nsw i64 %913, 2
  %915 = getelementptr inbounds i64, ptr %853, i64 %914
  %916 = getelementptr inbounds double, ptr %855, i64 %913
  store double 0.000000e+00, ptr %916, align 8
  %917 = getelementptr inbounds i64, ptr %915, i64 1
  %918 = load i64, ptr %917, align 8
  %919 = load i64, ptr %915, align 8
  %920 = icmp ne i64 %919, 2
  %921 = zext i1 %920 to i64
  %922 = getelementptr inbounds i64, ptr %915, i64 2
  %923 = load i64, ptr %922, align 8
  %924 = add i64 %923, %918
  %925 = add i64 %924, %921
  %926 = icmp slt i64 %918, %925
  br i1 %926, label %930, label %927

927:
  %928 = add nuw nsw i64 %913, 1
  %929 = icmp eq i64 %928, %849
  br i1 %929, label %859, label %912

930:
  %931 = phi double [ %941, %930 ], [ 0.000000e+00, %912 ]
  %932 = phi i64 [ %942, %930 ], [ %918, %912 ]
  %933 = getelementptr inbounds double, ptr %857, i64 %932
  %934 = load double, ptr %933, align 8
  %935 = getelementptr inbounds double, ptr %856, i64 %932
  %936 = load double, ptr %935, align 8
  %937 = getelementptr inbounds double, ptr %858, i64 %932
  %938 = load double, ptr %937, align 8
  %939 = fadd double %936, %938
  %940 = fmul double %934, -5.000000e-01
  %941 = call double @llvm.fmuladd.f64(double %940, double %939, double %931)
  store double %941, ptr %916, align 8
  %942 = add nsw i64 %932, 1
  %943 = icmp eq i64 %942, %925
  br i1 %943, label %927, label %930

944:
  %945 = load ptr, ptr %641, align 8
  call void @jump(ptr %0, ptr %1, ptr %945)
  %946 = load ptr, ptr %16, align 8
  %947 = bitcast ptr %4 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %4, ptr %946)
  %948 = load double, ptr %188, align 8
  %949 = call double @model_time(ptr %0, double %948)
  %950 = getelementptr inbounds %struct.contact_system, ptr %946, i64 0, i32 27
  %951 = load i64, ptr %950, align 8
  store i64 0, ptr %950, align 8
  %952 = call ptr @ode_state(ptr %1)
  %953 = call i64 @model_inputs(ptr %0, double %949, ptr %952)
  store i64 %951, ptr %950, align 8
  %954 = call ptr @ode_state(ptr %1)
  %955 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 0
  %956 = load ptr, ptr %955, align 8
  %957 = getelementptr inbounds %struct.contact_system, ptr %946, i64 0, i32 8, i32 0
  %958 = load ptr, ptr %957, align 8
  %959 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  %960 = load ptr, ptr %959, align 8
  %961 = getelementptr inbounds %struct.contact_system, ptr %946, i64 0, i32 8, i32 1
  %962 = load ptr, ptr %961, align 8
  %963 = getelementptr inbounds %struct.contact_system, ptr %946, i64 0, i32 8, i32 2
  %964 = load ptr, ptr %963, align 8
  call void %958(double %949, ptr %954, ptr %960, ptr %962, ptr %964, ptr %956)
  %965 = icmp eq i64 %953, 0
  br i1 %965, label %966, label %1045

966:
  %967 = load double, ptr %188, align 8
  %968 = call i64 @choose_modes(ptr %17, double %967, ptr %20)
  %969 = icmp eq i64 %968, 0
  br i1 %969, label %970, label %1045

970:
  %971 = phi double [ 0.000000e+00, %661 ], [ %747, %966 ], [ %747, %831 ]
  %972 = load double, ptr %188, align 8
  %973 = bitcast ptr %3 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %3, ptr %17)
  %974 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 27
  store i64 0, ptr %974, align 8
  %975 = load i64, ptr %112, align 8
  %976 = icmp sgt i64 %975, 0
  br i1 %976, label %977, label %1028

977:
  %978 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 19
  %979 = getelementptr inbounds %struct.contact_parts, ptr %3, i64 0, i32 17
  %980 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 24
  %981 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 12
  %982 = load ptr, ptr %978, align 8
  br label %983

983:
  %984 = phi ptr [ %982, %977 ], [ %1019, %1018 ]
  %985 = phi i64 [ 0, %977 ], [ %1025, %1018 ]
  %986 = getelementptr inbounds i64, ptr %984, i64 %985
  %987 = load i64, ptr %986, align 8
  %988 = load ptr, ptr %979, align 8
  %989 = getelementptr inbounds i64, ptr %988, i64 %985
  %990 = load i64, ptr %989, align 8
  %991 = icmp eq i64 %987, 0
  br i1 %991, label %997, label %992

992:
  %993 = icmp eq i64 %990, 0
  br i1 %993, label %997, label %994

994:
  %995 = icmp eq i64 %990, 1
  %996 = select i1 %995, i64 3, i64 4
  br label %997

997:
  %998 = phi i64 [ 1, %983 ], [ %996, %994 ], [ 2, %992 ]
  %999 = icmp eq i64 %990, %987
  br i1 %999, label %1018, label %1000

1000:
  %1001 = load i64, ptr %980, align 8
  %1002 = icmp eq i64 %1001, 0
  br i1 %1002, label %1003, label %1018

1003:
  %1004 = icmp eq i64 %998, 1
  %1005 = icmp eq i64 %998, 3
  %1006 = select i1 %1005, double %110, double -0.000000e+00
  %1007 = select i1 %1004, double %971, double %1006
  %1008 = fadd double %972, %1007
  %1009 = load ptr, ptr %981, align 8
  %1010 = load i64, ptr %595, align 8
  %1011 = add nsw i64 %1010, 1
  store i64 %1011, ptr %595, align 8
  %1012 = getelementptr inbounds %struct.contact_event, ptr %1009, i64 %1010, i32 1
  %1013 = getelementptr inbounds i64, ptr %1012, i64 1
  %1014 = bitcast ptr %1013 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %1014, i8 0, i64 40, i1 false)
  %1015 = getelementptr inbounds %struct.contact_event, ptr %1009, i64 %1010, i32 0
  store double %1008, ptr %1015, align 8
  store i64 %998, ptr %1012, align 8
  %1016 = getelementptr inbounds %struct.contact_event, ptr %1009, i64 %1010, i32 2
  store i64 %985, ptr %1016, align 8
  %1017 = load ptr, ptr %978, align 8
  br label %1018

1018:
  %1019 = phi ptr [ %1017, %1003 ], [ %984, %1000 ], [ %984, %997 ]
  %1020 = getelementptr inbounds i64, ptr %1019, i64 %985
  store i64 %990, ptr %1020, align 8
  %1021 = icmp ne i64 %990, 0
  %1022 = zext i1 %1021 to i64
  %1023 = load i64, ptr %974, align 8
  %1024 = add nsw i64 %1023, %1022
  store i64 %1024, ptr %974, align 8
  %1025 = add nuw nsw i64 %985, 1
  %1026 = load i64, ptr %112, align 8
  %1027 = icmp slt i64 %1025, %1026
  br i1 %1027, label %983, label %1028

1028:
  %1029 = load double, ptr %188, align 8
  %1030 = call double @model_time(ptr %0, double %1029)
  %1031 = call ptr @ode_state(ptr %1)
  %1032 = call i64 @contact_project(ptr %0, double %1030, ptr %1031)
  %1033 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 40
  %1034 = load i64, ptr %1033, align 8
  %1035 = load double, ptr %188, align 8
  %1036 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 7
  %1037 = load double, ptr %1036, align 8
  call void @ode_start(ptr %1, double %1035, double %1037)
  store i64 %1034, ptr %1033, align 8
  %1038 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 23
  store i64 1, ptr %1038, align 8
  %1039 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 24
  %1040 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 26
  %1041 = bitcast ptr %1039 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %1041, i8 0, i64 16, i1 false)
  store i64 -1, ptr %1040, align 8
  %1042 = load double, ptr %188, align 8
  %1043 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 36
  store double %1042, ptr %1043, align 8
  %1044 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 35
  store double 0.000000e+00, ptr %1044, align 8
  br label %1045

1045:
  %1046 = phi i64 [ 0, %1028 ], [ %968, %966 ], [ %953, %944 ], [ %609, %608 ]
  br label %1047

1047:
  %1048 = phi i64 [ 12, %263 ], [ 12, %348 ], [ %1046, %1045 ], [ 13, %602 ], [ 12, %178 ]
  ret i64 %1048
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
  %46 = getelementptr inbounds %struct.contact_system, ptr %13, i64 0, i32 36
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
  br i1 %21, label %22, label %201

22:
  %23 = phi ptr [ %20, %16 ], [ %11, %3 ]
  %24 = call i64 @model_inputs(ptr %0, double %10, ptr %23)
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %26, label %201

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
  br i1 %69, label %70, label %201

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
  %83 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 7
  %84 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 9
  %85 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 10
  %86 = getelementptr inbounds %struct.contact_system, ptr %6, i64 0, i32 20
  %87 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 0
  %88 = getelementptr inbounds double, ptr %74, i64 1
  %89 = load ptr, ptr %81, align 8
  %90 = load ptr, ptr %82, align 8
  %91 = load ptr, ptr %83, align 8
  %92 = load ptr, ptr %84, align 8
  %93 = load ptr, ptr %87, align 8
  br label %94

94:
  %95 = phi i64 [ 0, %70 ], [ %199, %198 ]
  %96 = shl nsw i64 %95, 2
  %97 = getelementptr inbounds i64, ptr %72, i64 %96
  %98 = getelementptr inbounds i64, ptr %97, i64 1
  %99 = load i64, ptr %98, align 8
  %100 = load i64, ptr %97, align 8
  %101 = icmp ne i64 %100, 2
  %102 = zext i1 %101 to i64
  %103 = add nsw i64 %99, %102
  %104 = getelementptr inbounds i64, ptr %97, i64 2
  %105 = load i64, ptr %104, align 8
  %106 = mul nsw i64 %95, 3
  %107 = shl nuw nsw i64 %95, 1
  %108 = getelementptr inbounds double, ptr %76, i64 %107
  %109 = getelementptr inbounds double, ptr %78, i64 %107
  %110 = icmp eq i64 %100, 2
  %111 = getelementptr inbounds double, ptr %108, i64 1
  store double 1.000000e+00, ptr %111, align 8
  store double 1.000000e+00, ptr %108, align 8
  %112 = getelementptr inbounds double, ptr %109, i64 1
  store double 0x7FF8000000000000, ptr %112, align 8
  store double 0x7FF8000000000000, ptr %109, align 8
  %113 = getelementptr inbounds i64, ptr %80, i64 %95
  %114 = load i64, ptr %113, align 8
  %115 = icmp eq i64 %114, 0
  br i1 %115, label %116, label %128

116:
  %117 = icmp eq i64 %100, 0
  br i1 %117, label %121, label %118

118:
  %119 = getelementptr inbounds double, ptr %90, i64 %99
  %120 = load double, ptr %119, align 8
  store double %120, ptr %108, align 8
  br label %126

121:
  %122 = getelementptr inbounds double, ptr %93, i64 %95
  %123 = load double, ptr %122, align 8
  store double %123, ptr %108, align 8
  %124 = getelementptr inbounds double, ptr %90, i64 %99
  %125 = load double, ptr %124, align 8
  br label %126

126:
  %127 = phi double [ %125, %121 ], [ 0x7FF8000000000000, %118 ]
  store double %127, ptr %109, align 8
  br label %198

128:
  br i1 %110, label %133, label %129

129:
  %130 = getelementptr inbounds double, ptr %89, i64 %99
  %131 = load double, ptr %130, align 8
  %132 = call double @llvm.fmuladd.f64(double %66, double 1.000000e-13, double %131)
  store double %132, ptr %108, align 8
  br label %133

133:
  %134 = icmp eq i64 %105, 0
  br i1 %134, label %198, label %135

135:
  %136 = icmp eq i64 %114, 1
  br i1 %136, label %137, label %161

137:
  %138 = getelementptr inbounds double, ptr %88, i64 %106
  %139 = load double, ptr %138, align 8
  br i1 %110, label %143, label %140

140:
  %141 = getelementptr inbounds double, ptr %89, i64 %99
  %142 = load double, ptr %141, align 8
  br label %143

143:
  %144 = phi double [ %142, %140 ], [ 1.000000e+00, %137 ]
  %145 = fmul double %139, %144
  %146 = getelementptr inbounds double, ptr %89, i64 %103
  %147 = icmp sgt i64 %105, 0
  br i1 %147, label %148, label %156

148:
  %149 = phi i64 [ %154, %148 ], [ 0, %143 ]
  %150 = phi double [ %153, %148 ], [ 0.000000e+00, %143 ]
  %151 = getelementptr inbounds double, ptr %146, i64 %149
  %152 = load double, ptr %151, align 8
  %153 = call double @llvm.fmuladd.f64(double %152, double %152, double %150)
  %154 = add nuw nsw i64 %149, 1
  %155 = icmp eq i64 %154, %105
  br i1 %155, label %156, label %148

156:
  %157 = phi double [ 0.000000e+00, %143 ], [ %153, %148 ]
  %158 = call double @llvm.sqrt.f64(double %157)
  %159 = fsub double %145, %158
  %160 = call double @llvm.fmuladd.f64(double %66, double 1.000000e-13, double %159)
  store double %160, ptr %111, align 8
  br label %198

161:
  %162 = icmp eq i64 %105, 1
  br i1 %162, label %166, label %163

163:
  %164 = add nsw i64 %103, %105
  %165 = icmp sgt i64 %105, 0
  br i1 %165, label %183, label %177

166:
  %167 = getelementptr inbounds double, ptr %90, i64 %103
  %168 = load double, ptr %167, align 8
  %169 = load ptr, ptr %86, align 8
  %170 = getelementptr inbounds double, ptr %169, i64 %103
  %171 = load double, ptr %170, align 8
  %172 = fmul double %168, %171
  store double %172, ptr %111, align 8
  %173 = getelementptr inbounds double, ptr %92, i64 %103
  %174 = load double, ptr %173, align 8
  %175 = load double, ptr %170, align 8
  %176 = fmul double %174, %175
  store double %176, ptr %112, align 8
  br label %198

177:
  %178 = phi double [ 0.000000e+00, %163 ], [ %191, %183 ]
  %179 = phi double [ 0.000000e+00, %163 ], [ %195, %183 ]
  %180 = load double, ptr %85, align 8
  %181 = fmul double %180, -1.000000e-01
  %182 = call double @llvm.fmuladd.f64(double %181, double %179, double %178)
  store double %182, ptr %111, align 8
  br label %198

183:
  %184 = phi i64 [ %196, %183 ], [ %103, %163 ]
  %185 = phi double [ %195, %183 ], [ 0.000000e+00, %163 ]
  %186 = phi double [ %191, %183 ], [ 0.000000e+00, %163 ]
  %187 = getelementptr inbounds double, ptr %90, i64 %184
  %188 = load double, ptr %187, align 8
  %189 = getelementptr inbounds double, ptr %91, i64 %184
  %190 = load double, ptr %189, align 8
  %191 = call double @llvm.fmuladd.f64(double %188, double %190, double %186)
  %192 = getelementptr inbounds double, ptr %92, i64 %184
  %193 = load double, ptr %192, align 8
  %194 = fneg double %193
  %195 = call double @llvm.fmuladd.f64(double %194, double %190, double %185)
  %196 = add nsw i64 %184, 1
  %197 = icmp slt i64 %196, %164
  br i1 %197, label %183, label %177

198:
  %199 = add nuw nsw i64 %95, 1
  %200 = icmp eq i64 %199, %68
  br i1 %200, label %201, label %94

201:
  %202 = phi i64 [ %24, %22 ], [ 0, %65 ], [ %19, %16 ], [ 0, %198 ]
  ret i64 %202
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
  %17 = alloca double, align 8
  %18 = alloca double, align 8
  %19 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %20 = load ptr, ptr %19, align 8
  store i64 -1, ptr %5, align 8
  %21 = getelementptr inbounds %struct.contact_system, ptr %20, i64 0, i32 0
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %385

24:
  %25 = bitcast ptr %18 to ptr
  %26 = getelementptr inbounds %struct.sample, ptr %4, i64 0, i32 0
  %27 = bitcast ptr %13 to ptr
  %28 = bitcast ptr %12 to ptr
  %29 = getelementptr inbounds %struct.contact_parts, ptr %12, i64 0, i32 13
  %30 = getelementptr inbounds %struct.sample, ptr %13, i64 0, i32 0
  %31 = getelementptr inbounds %struct.sample, ptr %13, i64 0, i32 1
  %32 = getelementptr inbounds %struct.sample, ptr %13, i64 0, i32 2
  %33 = getelementptr inbounds %struct.sample, ptr %3, i64 0, i32 2
  %34 = getelementptr inbounds %struct.sample, ptr %4, i64 0, i32 2
  %35 = getelementptr inbounds %struct.sample, ptr %3, i64 0, i32 1
  %36 = getelementptr inbounds %struct.sample, ptr %3, i64 0, i32 0
  %37 = bitcast ptr %15 to ptr
  %38 = getelementptr inbounds %struct.sample, ptr %4, i64 0, i32 1
  %39 = icmp eq ptr %2, null
  %40 = getelementptr inbounds %struct.sample, ptr %2, i64 0, i32 1
  %41 = getelementptr inbounds %struct.sample, ptr %2, i64 0, i32 0
  %42 = bitcast ptr %9 to ptr
  %43 = bitcast ptr %8 to ptr
  %44 = getelementptr inbounds %struct.contact_parts, ptr %8, i64 0, i32 13
  %45 = getelementptr inbounds %struct.sample, ptr %9, i64 0, i32 0
  %46 = getelementptr inbounds %struct.sample, ptr %9, i64 0, i32 1
  %47 = getelementptr inbounds %struct.sample, ptr %9, i64 0, i32 2
  %48 = bitcast ptr %10 to ptr
  %49 = getelementptr inbounds [2 x double], ptr %10, i64 0, i64 0
  %50 = getelementptr inbounds [2 x double], ptr %10, i64 0, i64 1
  %51 = bitcast ptr %11 to ptr
  %52 = getelementptr inbounds [2 x double], ptr %11, i64 0, i64 1
  %53 = getelementptr inbounds [2 x double], ptr %11, i64 0, i64 0
  %54 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 8
  %55 = bitcast ptr %14 to ptr
  %56 = bitcast ptr %16 to ptr
  %57 = bitcast ptr %17 to ptr
  br label %58

58:
  %59 = phi i64 [ %22, %24 ], [ %384, %381 ]
  %60 = phi ptr [ %20, %24 ], [ %382, %381 ]
  %61 = phi i64 [ 0, %24 ], [ %377, %381 ]
  %62 = load double, ptr %26, align 8
  store double %62, ptr %18, align 8
  %63 = shl nsw i64 %59, 1
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %12, ptr %60)
  %64 = load ptr, ptr %29, align 8
  %65 = mul i64 %59, 20
  %66 = getelementptr inbounds double, ptr %64, i64 %65
  store ptr %66, ptr %31, align 8
  %67 = getelementptr inbounds double, ptr %66, i64 %63
  store ptr %67, ptr %32, align 8
  %68 = load ptr, ptr %33, align 8
  %69 = getelementptr inbounds double, ptr %68, i64 %61
  %70 = load double, ptr %69, align 8
  %71 = load ptr, ptr %34, align 8
  %72 = getelementptr inbounds double, ptr %71, i64 %61
  %73 = load double, ptr %72, align 8
  %74 = load ptr, ptr %35, align 8
  %75 = getelementptr inbounds double, ptr %74, i64 %61
  %76 = load double, ptr %75, align 8
  %77 = fcmp ole double %76, 0.000000e+00
  %78 = load ptr, ptr %19, align 8
  %79 = lshr i64 %61, 1
  %80 = getelementptr inbounds %struct.contact_system, ptr %78, i64 0, i32 19
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds i64, ptr %81, i64 %79
  %83 = load i64, ptr %82, align 8
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %85, label %95

85:
  %86 = getelementptr inbounds %struct.contact_system, ptr %78, i64 0, i32 5
  %87 = load ptr, ptr %86, align 8
  %88 = shl nuw nsw i64 %79, 2
  %89 = getelementptr inbounds i64, ptr %87, i64 %88
  %90 = load i64, ptr %89, align 8
  %91 = icmp eq i64 %90, 0
  %92 = and i64 %61, 1
  %93 = select i1 %91, i64 %92, i64 1
  %94 = and i64 %61, 9223372036854775806
  br label %102

95:
  %96 = and i64 %61, 1
  %97 = icmp ne i64 %96, 0
  %98 = icmp eq i64 %83, 2
  %99 = select i1 %97, i1 %98, i1 false
  br i1 %99, label %100, label %114

100:
  %101 = and i64 %61, 9223372036854775806
  br label %102

102:
  %103 = phi i64 [ 1, %100 ], [ %94, %85 ]
  %104 = phi i64 [ %101, %100 ], [ %93, %85 ]
  %105 = getelementptr inbounds %struct.contact_system, ptr %78, i64 0, i32 6
  %106 = load ptr, ptr %105, align 8
  %107 = or i64 %104, %103
  %108 = getelementptr inbounds double, ptr %106, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = fmul double %109, 1.000000e-03
  %111 = fcmp ogt double %70, %110
  %112 = xor i1 %77, true
  %113 = select i1 %112, i1 true, i1 %111
  br i1 %113, label %148, label %118

114:
  %115 = fcmp ogt double %70, 0x10000000000000
  %116 = xor i1 %77, true
  %117 = select i1 %116, i1 true, i1 %115
  br i1 %117, label %148, label %131

118:
  br i1 %84, label %121, label %119

119:
  %120 = and i64 %61, 1
  br label %131

121:
  %122 = getelementptr inbounds %struct.contact_system, ptr %78, i64 0, i32 5
  %123 = load ptr, ptr %122, align 8
  %124 = shl nuw nsw i64 %79, 2
  %125 = getelementptr inbounds i64, ptr %123, i64 %124
  %126 = load i64, ptr %125, align 8
  %127 = icmp eq i64 %126, 0
  %128 = and i64 %61, 1
  %129 = select i1 %127, i64 %128, i64 1
  %130 = and i64 %61, 9223372036854775806
  br label %140

131:
  %132 = phi i64 [ %120, %119 ], [ %96, %114 ]
  %133 = icmp eq i64 %132, 1
  %134 = icmp eq i64 %83, 2
  %135 = select i1 %133, i1 %134, i1 false
  br i1 %135, label %136, label %148

136:
  %137 = and i64 %61, 9223372036854775806
  %138 = getelementptr inbounds %struct.contact_system, ptr %78, i64 0, i32 6
  %139 = load ptr, ptr %138, align 8
  br label %140

140:
  %141 = phi ptr [ %139, %136 ], [ %106, %121 ]
  %142 = phi i64 [ 1, %136 ], [ %130, %121 ]
  %143 = phi i64 [ %137, %136 ], [ %129, %121 ]
  %144 = or i64 %143, %142
  %145 = getelementptr inbounds double, ptr %141, i64 %144
  %146 = load double, ptr %145, align 8
  %147 = fmul double %146, 1.000000e-03
  br label %148

148:
  %149 = phi i1 [ %111, %102 ], [ %115, %114 ], [ false, %131 ], [ false, %140 ]
  %150 = phi double [ 0.000000e+00, %102 ], [ 0.000000e+00, %114 ], [ 0x10000000000000, %131 ], [ %147, %140 ]
  %151 = load double, ptr %36, align 8
  store double %151, ptr %14, align 8
  %152 = load double, ptr %26, align 8
  store double %152, ptr %15, align 8
  %153 = fadd double %76, %150
  %154 = call double @llvm.maxnum.f64(double %153, double 0.000000e+00)
  store double %154, ptr %16, align 8
  %155 = load ptr, ptr %38, align 8
  %156 = getelementptr inbounds double, ptr %155, i64 %61
  %157 = load double, ptr %156, align 8
  %158 = fadd double %150, %157
  store double %158, ptr %17, align 8
  %159 = select i1 %77, i1 %149, i1 false
  %160 = fcmp ole double %158, 0.000000e+00
  %161 = select i1 %159, i1 %160, i1 false
  br i1 %161, label %162, label %222

162:
  %163 = fcmp ult double %73, 0.000000e+00
  br i1 %163, label %195, label %164

164:
  br i1 %84, label %165, label %175

165:
  %166 = getelementptr inbounds %struct.contact_system, ptr %78, i64 0, i32 5
  %167 = load ptr, ptr %166, align 8
  %168 = shl nuw nsw i64 %79, 2
  %169 = getelementptr inbounds i64, ptr %167, i64 %168
  %170 = load i64, ptr %169, align 8
  %171 = icmp eq i64 %170, 0
  %172 = and i64 %61, 1
  %173 = select i1 %171, i64 %172, i64 1
  %174 = and i64 %61, 9223372036854775806
  br label %182

175:
  %176 = and i64 %61, 1
  %177 = icmp ne i64 %176, 0
  %178 = icmp eq i64 %83, 2
  %179 = select i1 %177, i1 %178, i1 false
  br i1 %179, label %180, label %191

180:
  %181 = and i64 %61, 9223372036854775806
  br label %182

182:
  %183 = phi i64 [ 1, %180 ], [ %174, %165 ]
  %184 = phi i64 [ %181, %180 ], [ %173, %165 ]
  %185 = getelementptr inbounds %struct.contact_system, ptr %78, i64 0, i32 6
  %186 = load ptr, ptr %185, align 8
  %187 = or i64 %184, %183
  %188 = getelementptr inbounds double, ptr %186, i64 %187
  %189 = load double, ptr %188, align 8
  %190 = fmul double %189, 1.000000e-03
  br label %191

191:
  %192 = phi double [ 0x10000000000000, %175 ], [ %190, %182 ]
  %193 = fneg double %192
  %194 = fcmp ogt double %158, %193
  br i1 %194, label %254, label %195

195:
  %196 = getelementptr inbounds double, ptr %66, i64 %61
  %197 = fcmp ord double %151, 0.000000e+00
  br i1 %197, label %198, label %243

198:
  %199 = fadd double %151, %152
  %200 = fmul double %199, 5.000000e-01
  store double %200, ptr %30, align 8
  %201 = call i64 @look(ptr %0, ptr %1, ptr %13)
  %202 = icmp eq i64 %201, 0
  br i1 %202, label %203, label %254

203:
  %204 = phi double [ %219, %216 ], [ %200, %198 ]
  %205 = phi i32 [ %210, %216 ], [ 0, %198 ]
  %206 = load double, ptr %196, align 8
  %207 = fcmp ogt double %206, 0.000000e+00
  %208 = select i1 %207, ptr %14, ptr %15
  store double %204, ptr %208, align 8
  %209 = select i1 %207, ptr %16, ptr %17
  store double %206, ptr %209, align 8
  %210 = add nuw nsw i32 %205, 1
  %211 = icmp eq i32 %210, 60
  br i1 %211, label %241, label %212

212:
  %213 = load double, ptr %14, align 8
  %214 = load double, ptr %36, align 8
  %215 = fcmp oeq double %213, %214
  br i1 %215, label %216, label %241

216:
  %217 = load double, ptr %15, align 8
  %218 = fadd double %214, %217
  %219 = fmul double %218, 5.000000e-01
  store double %219, ptr %30, align 8
  %220 = call i64 @look(ptr %0, ptr %1, ptr %13)
  %221 = icmp eq i64 %220, 0
  br i1 %221, label %203, label %254

222:
  %223 = fcmp ogt double %158, 0.000000e+00
  %224 = fcmp olt double %70, 0.000000e+00
  %225 = select i1 %223, i1 %224, i1 false
  %226 = fcmp ogt double %73, 0.000000e+00
  %227 = select i1 %225, i1 %226, i1 false
  br i1 %227, label %228, label %243

228:
  %229 = fneg double %70
  %230 = fneg double %73
  %231 = call i64 @narrow(ptr %0, ptr %1, i64 %61, double -1.000000e+00, double 0.000000e+00, double %151, double %152, double %229, double %230, ptr %15)
  %232 = load double, ptr %15, align 8
  store double %232, ptr %30, align 8
  %233 = icmp eq i64 %231, 0
  br i1 %233, label %234, label %236

234:
  %235 = call i64 @look(ptr %0, ptr %1, ptr %13)
  br label %236

236:
  %237 = phi i64 [ %235, %234 ], [ %231, %228 ]
  %238 = getelementptr inbounds double, ptr %66, i64 %61
  %239 = load double, ptr %238, align 8
  %240 = fadd double %150, %239
  br label %243

241:
  %242 = load double, ptr %17, align 8
  br label %243

243:
  %244 = phi double [ %240, %236 ], [ %158, %222 ], [ %242, %241 ], [ %158, %195 ]
  %245 = phi i64 [ %237, %236 ], [ 0, %222 ], [ 0, %241 ], [ 0, %195 ]
  %246 = icmp ne i64 %245, 0
  %247 = fcmp ogt double %244, 0.000000e+00
  %248 = select i1 %246, i1 true, i1 %247
  br i1 %248, label %254, label %249

249:
  %250 = load double, ptr %14, align 8
  %251 = load double, ptr %15, align 8
  %252 = load double, ptr %16, align 8
  %253 = call i64 @narrow(ptr %0, ptr %1, i64 %61, double 0.000000e+00, double %150, double %250, double %251, double %252, double %244, ptr %18)
  br label %254

254:
  %255 = phi i1 [ false, %191 ], [ false, %243 ], [ true, %249 ], [ false, %198 ], [ false, %216 ]
  %256 = phi i32 [ 0, %191 ], [ 0, %243 ], [ 1, %249 ], [ 0, %198 ], [ 0, %216 ]
  %257 = phi i64 [ 0, %191 ], [ %245, %243 ], [ %253, %249 ], [ %201, %198 ], [ %220, %216 ]
  br i1 %39, label %262, label %258

258:
  %259 = load ptr, ptr %40, align 8
  %260 = getelementptr inbounds double, ptr %259, i64 %61
  %261 = load double, ptr %260, align 8
  br label %262

262:
  %263 = phi double [ %261, %258 ], [ 0.000000e+00, %254 ]
  %264 = load ptr, ptr %35, align 8
  %265 = getelementptr inbounds double, ptr %264, i64 %61
  %266 = load double, ptr %265, align 8
  %267 = load ptr, ptr %38, align 8
  %268 = getelementptr inbounds double, ptr %267, i64 %61
  %269 = load double, ptr %268, align 8
  %270 = icmp ne i64 %257, 0
  %271 = or i1 %255, %270
  br i1 %271, label %357, label %272

272:
  %273 = load ptr, ptr %34, align 8
  %274 = getelementptr inbounds double, ptr %273, i64 %61
  %275 = load double, ptr %274, align 8
  %276 = fcmp uno double %275, 0.000000e+00
  %277 = fcmp ogt double %266, 0.000000e+00
  %278 = select i1 %276, i1 %277, i1 false
  %279 = fcmp ogt double %263, %266
  %280 = select i1 %278, i1 %279, i1 false
  %281 = fcmp ogt double %269, %266
  %282 = select i1 %280, i1 %281, i1 false
  br i1 %282, label %283, label %376

283:
  %284 = fsub double %263, %266
  %285 = fadd double %284, %269
  %286 = fsub double %285, %266
  %287 = fmul double %286, 5.000000e-01
  %288 = fcmp olt double %266, %287
  br i1 %288, label %289, label %376

289:
  %290 = load double, ptr %41, align 8
  %291 = load double, ptr %26, align 8
  %292 = load ptr, ptr %19, align 8
  %293 = getelementptr inbounds %struct.contact_system, ptr %292, i64 0, i32 0
  %294 = load i64, ptr %293, align 8
  %295 = shl nsw i64 %294, 1
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %8, ptr %292)
  %296 = load ptr, ptr %44, align 8
  %297 = mul i64 %294, 20
  %298 = getelementptr inbounds double, ptr %296, i64 %297
  store ptr %298, ptr %46, align 8
  %299 = getelementptr inbounds double, ptr %298, i64 %295
  store ptr %299, ptr %47, align 8
  %300 = fsub double %291, %290
  %301 = call double @llvm.fmuladd.f64(double %300, double 0xBFE3C6EF372FE950, double %291)
  store double %301, ptr %49, align 16
  %302 = call double @llvm.fmuladd.f64(double %300, double 0x3FE3C6EF372FE950, double %290)
  store double %302, ptr %50, align 8
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %51, i8 0, i64 16, i1 false)
  %303 = getelementptr inbounds double, ptr %298, i64 %61
  br label %304

304:
  %305 = phi double [ %301, %289 ], [ %345, %344 ]
  %306 = phi double [ %302, %289 ], [ %346, %344 ]
  %307 = phi double [ %290, %289 ], [ %349, %344 ]
  %308 = phi i32 [ 0, %289 ], [ %350, %344 ]
  %309 = phi i32 [ 3, %289 ], [ %348, %344 ]
  %310 = phi double [ %291, %289 ], [ %347, %344 ]
  br label %311

311:
  %312 = phi i1 [ true, %304 ], [ false, %326 ]
  %313 = phi i64 [ 0, %304 ], [ 1, %326 ]
  %314 = trunc i64 %313 to i32
  %315 = shl nuw nsw i32 1, %314
  %316 = and i32 %315, %309
  %317 = icmp eq i32 %316, 0
  br i1 %317, label %326, label %318

318:
  %319 = getelementptr inbounds [2 x double], ptr %10, i64 0, i64 %313
  %320 = load double, ptr %319, align 8
  store double %320, ptr %45, align 8
  %321 = call i64 @look(ptr %0, ptr %1, ptr %9)
  %322 = icmp eq i64 %321, 0
  br i1 %322, label %323, label %375

323:
  %324 = load double, ptr %303, align 8
  %325 = getelementptr inbounds [2 x double], ptr %11, i64 0, i64 %313
  store double %324, ptr %325, align 8
  br label %326

326:
  br i1 %312, label %311, label %327

327:
  %328 = load double, ptr %52, align 8
  %329 = load double, ptr %53, align 16
  %330 = fcmp olt double %328, %329
  %331 = zext i1 %330 to i64
  %332 = getelementptr inbounds [2 x double], ptr %10, i64 0, i64 %331
  %333 = load double, ptr %332, align 8
  %334 = getelementptr inbounds [2 x double], ptr %11, i64 0, i64 %331
  %335 = load double, ptr %334, align 8
  %336 = fcmp ugt double %335, 0.000000e+00
  br i1 %336, label %337, label %352

337:
  br i1 %330, label %338, label %341

338:
  store double %306, ptr %49, align 16
  store double %328, ptr %53, align 16
  %339 = fsub double %310, %305
  %340 = call double @llvm.fmuladd.f64(double %339, double 0x3FE3C6EF372FE950, double %305)
  store double %340, ptr %50, align 8
  br label %344

341:
  store double %305, ptr %50, align 8
  store double %329, ptr %52, align 8
  %342 = fsub double %306, %307
  %343 = call double @llvm.fmuladd.f64(double %342, double 0xBFE3C6EF372FE950, double %306)
  store double %343, ptr %49, align 16
  br label %344

344:
  %345 = phi double [ %306, %338 ], [ %343, %341 ]
  %346 = phi double [ %340, %338 ], [ %305, %341 ]
  %347 = phi double [ %310, %338 ], [ %306, %341 ]
  %348 = phi i32 [ 2, %338 ], [ 1, %341 ]
  %349 = phi double [ %305, %338 ], [ %307, %341 ]
  %350 = add nuw nsw i32 %308, 1
  %351 = icmp eq i32 %350, 60
  br i1 %351, label %352, label %304

352:
  %353 = fcmp ugt double %335, 0.000000e+00
  br i1 %353, label %376, label %354

354:
  %355 = load double, ptr %41, align 8
  %356 = call i64 @narrow(ptr %0, ptr %1, i64 %61, double 0.000000e+00, double 0.000000e+00, double %355, double %333, double %263, double %335, ptr %18)
  br label %357

357:
  %358 = phi i32 [ %256, %262 ], [ 1, %354 ]
  %359 = phi i64 [ %257, %262 ], [ %356, %354 ]
  %360 = icmp eq i64 %359, 0
  br i1 %360, label %362, label %361

361:
  br label %385

362:
  %363 = icmp eq i32 %358, 0
  br i1 %363, label %376, label %364

364:
  %365 = load i64, ptr %5, align 8
  %366 = icmp slt i64 %365, 0
  %367 = load double, ptr %18, align 8
  br i1 %366, label %374, label %368

368:
  %369 = load double, ptr %6, align 8
  %370 = fsub double %367, %369
  %371 = load double, ptr %54, align 8
  %372 = fmul double %370, %371
  %373 = fcmp olt double %372, 0.000000e+00
  br i1 %373, label %374, label %376

374:
  store i64 %61, ptr %5, align 8
  store double %367, ptr %6, align 8
  br label %376

375:
  br label %385

376:
  %377 = add nuw nsw i64 %61, 1
  %378 = load i64, ptr %21, align 8
  %379 = shl nsw i64 %378, 1
  %380 = icmp slt i64 %377, %379
  br i1 %380, label %381, label %385

381:
  %382 = load ptr, ptr %19, align 8
  %383 = getelementptr inbounds %struct.contact_system, ptr %382, i64 0, i32 0
  %384 = load i64, ptr %383, align 8
  br label %58

385:
  %386 = phi i64 [ %321, %375 ], [ %359, %361 ], [ 0, %7 ], [ 0, %376 ]
  ret i64 %386
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
  %3 = add nsw i64 %2, 7
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
  %86 = mul nsw i64 %81, 7
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
  %2 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %3 = load i64, ptr %2, align 8
  %4 = mul i64 %3, %3
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %26, label %6

6:
  %7 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  br label %12

10:
  %11 = icmp eq i64 %25, %4
  br i1 %11, label %26, label %12

12:
  %13 = phi i64 [ 0, %6 ], [ %25, %10 ]
  %14 = getelementptr inbounds double, ptr %8, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = tail call double @llvm.fabs.f64(double %15)
  %17 = fcmp ueq double %16, 0x7FF0000000000000
  br i1 %17, label %402, label %18

18:
  %19 = load ptr, ptr %9, align 8
  %20 = sdiv i64 %13, %3
  %21 = getelementptr inbounds double, ptr %19, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = tail call double @llvm.fabs.f64(double %22)
  %24 = fcmp ueq double %23, 0x7FF0000000000000
  %25 = add nuw i64 %13, 1
  br i1 %24, label %402, label %10

26:
  %27 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %28 = bitcast ptr %27 to ptr
  %29 = load ptr, ptr %28, align 8
  %30 = shl i64 %3, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %29, i8 0, i64 %30, i1 false)
  %31 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %32 = load i64, ptr %31, align 8
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %34, label %39

34:
  %35 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %38 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  br label %43

39:
  %40 = phi i64 [ %32, %26 ], [ %78, %76 ]
  %41 = tail call i32 @newton(ptr %0, i64 %40, i32 30)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %80, label %376

43:
  %44 = phi i64 [ 0, %34 ], [ %77, %76 ]
  %45 = getelementptr inbounds i64, ptr %36, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %51

48:
  %49 = load ptr, ptr %38, align 8
  %50 = getelementptr inbounds i64, ptr %49, i64 %44
  store i64 0, ptr %50, align 8
  br label %76

51:
  %52 = load ptr, ptr %37, align 8
  %53 = shl nsw i64 %44, 2
  %54 = getelementptr inbounds i64, ptr %52, i64 %53
  %55 = load i64, ptr %54, align 8
  %56 = icmp eq i64 %55, 2
  br i1 %56, label %57, label %63

57:
  %58 = load ptr, ptr %38, align 8
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
  %66 = load ptr, ptr %38, align 8
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
  %78 = load i64, ptr %31, align 8
  %79 = icmp slt i64 %77, %78
  br i1 %79, label %43, label %39

80:
  %81 = load ptr, ptr %28, align 8
  %82 = load i64, ptr %2, align 8
  %83 = shl i64 %82, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %81, i8 0, i64 %83, i1 false)
  tail call void @relax(ptr %0)
  %84 = load i64, ptr %31, align 8
  %85 = tail call i32 @newton(ptr %0, i64 %84, i32 30)
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %376

87:
  %88 = tail call i32 @newton(ptr %0, i64 1, i32 300)
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %376

90:
  %91 = load i64, ptr %31, align 8
  %92 = icmp sgt i64 %91, 0
  br i1 %92, label %93, label %101

93:
  %94 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %95 = load ptr, ptr %94, align 8
  %96 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %97 = load ptr, ptr %96, align 8
  %98 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  br label %112

99:
  %100 = fcmp ogt double %144, 5.000000e+03
  br i1 %100, label %287, label %101

101:
  %102 = phi i32 [ %154, %99 ], [ 0, %90 ]
  %103 = phi double [ %144, %99 ], [ 1.000000e+00, %90 ]
  %104 = fptosi double %103 to i64
  %105 = icmp sgt i64 %104, 0
  br i1 %105, label %106, label %285

106:
  %107 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %108 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %109 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %110 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  %111 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  br label %162

112:
  %113 = phi i64 [ 0, %93 ], [ %155, %152 ]
  %114 = phi i32 [ 0, %93 ], [ %154, %152 ]
  %115 = phi double [ 1.000000e+00, %93 ], [ %144, %152 ]
  %116 = shl nsw i64 %113, 2
  %117 = getelementptr inbounds i64, ptr %95, i64 %116
  %118 = getelementptr inbounds i64, ptr %97, i64 %113
  %119 = load i64, ptr %118, align 8
  switch i64 %119, label %120 [
    i64 0, label %128
    i64 2, label %127
  ]

120:
  %121 = getelementptr inbounds i64, ptr %117, i64 2
  %122 = load i64, ptr %121, align 8
  %123 = icmp eq i64 %122, 0
  br i1 %123, label %128, label %124

124:
  %125 = icmp eq i64 %122, 1
  %126 = select i1 %125, i64 3, i64 5
  br label %128

127:
  br label %128

128:
  %129 = phi i64 [ %119, %112 ], [ %126, %124 ], [ 1, %120 ], [ 1, %127 ]
  %130 = load i64, ptr %117, align 8
  %131 = icmp eq i64 %130, 2
  br i1 %131, label %138, label %132

132:
  %133 = load ptr, ptr %98, align 8
  %134 = getelementptr inbounds double, ptr %133, i64 %113
  %135 = load double, ptr %134, align 8
  %136 = fcmp ogt double %135, 0.000000e+00
  %137 = select i1 %136, i64 %129, i64 1
  br label %138

138:
  %139 = phi i64 [ %137, %132 ], [ 0, %128 ]
  %140 = add nuw nsw i64 %139, %129
  %141 = icmp ugt i64 %140, 1
  %142 = select i1 %141, i64 %140, i64 1
  %143 = sitofp i64 %142 to double
  %144 = fmul double %115, %143
  %145 = icmp eq i32 %114, 0
  br i1 %145, label %146, label %152

146:
  %147 = icmp eq i64 %119, 1
  br i1 %147, label %148, label %152

148:
  %149 = getelementptr inbounds i64, ptr %117, i64 2
  %150 = load i64, ptr %149, align 8
  %151 = icmp eq i64 %150, 2
  br label %152

152:
  %153 = phi i1 [ true, %138 ], [ false, %146 ], [ %151, %148 ]
  %154 = zext i1 %153 to i32
  %155 = add nuw nsw i64 %113, 1
  %156 = icmp eq i64 %155, %91
  br i1 %156, label %99, label %112

157:
  %158 = icmp eq i64 %176, %104
  br i1 %158, label %285, label %159

159:
  %160 = icmp slt i64 %176, %104
  %161 = load i64, ptr %31, align 8
  br label %162

162:
  %163 = phi i64 [ %91, %106 ], [ %161, %159 ]
  %164 = phi i1 [ true, %106 ], [ %160, %159 ]
  %165 = phi i64 [ 0, %106 ], [ %176, %159 ]
  %166 = icmp sgt i64 %163, 0
  br i1 %166, label %167, label %170

167:
  %168 = load ptr, ptr %107, align 8
  %169 = load ptr, ptr %108, align 8
  br label %177

170:
  %171 = load ptr, ptr %28, align 8
  %172 = load i64, ptr %2, align 8
  %173 = shl i64 %172, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %171, i8 0, i64 %173, i1 false)
  %174 = tail call i32 @newton(ptr %0, i64 0, i32 30)
  %175 = icmp eq i32 %174, 0
  %176 = add nuw nsw i64 %165, 1
  br i1 %175, label %157, label %284

177:
  %178 = phi i64 [ 0, %167 ], [ %281, %275 ]
  %179 = phi i64 [ %165, %167 ], [ %280, %275 ]
  %180 = shl nsw i64 %178, 2
  %181 = getelementptr inbounds i64, ptr %168, i64 %180
  %182 = getelementptr inbounds i64, ptr %169, i64 %178
  %183 = load i64, ptr %182, align 8
  switch i64 %183, label %184 [
    i64 0, label %192
    i64 2, label %191
  ]

184:
  %185 = getelementptr inbounds i64, ptr %181, i64 2
  %186 = load i64, ptr %185, align 8
  %187 = icmp eq i64 %186, 0
  br i1 %187, label %192, label %188

188:
  %189 = icmp eq i64 %186, 1
  %190 = select i1 %189, i64 3, i64 5
  br label %192

191:
  br label %192

192:
  %193 = phi i64 [ %183, %177 ], [ %190, %188 ], [ 1, %184 ], [ 1, %191 ]
  %194 = load i64, ptr %181, align 8
  %195 = icmp eq i64 %194, 2
  br i1 %195, label %202, label %196

196:
  %197 = load ptr, ptr %109, align 8
  %198 = getelementptr inbounds double, ptr %197, i64 %178
  %199 = load double, ptr %198, align 8
  %200 = fcmp ogt double %199, 0.000000e+00
  %201 = select i1 %200, i64 %193, i64 1
  br label %202

202:
  %203 = phi i64 [ %201, %196 ], [ 0, %192 ]
  %204 = add nuw nsw i64 %203, %193
  %205 = icmp ugt i64 %204, 1
  %206 = select i1 %205, i64 %204, i64 1
  %207 = srem i64 %179, %206
  %208 = getelementptr inbounds i64, ptr %181, i64 2
  %209 = load i64, ptr %208, align 8
  %210 = icmp eq i64 %183, 2
  %211 = icmp eq i64 %209, 0
  %212 = select i1 %210, i1 true, i1 %211
  %213 = icmp eq i64 %209, 1
  %214 = select i1 %213, i64 3, i64 5
  %215 = select i1 %212, i64 1, i64 %214
  %216 = icmp sgt i64 %215, %207
  %217 = select i1 %216, i64 0, i64 %215
  br i1 %211, label %222, label %218

218:
  %219 = icmp eq i64 %207, %217
  %220 = xor i1 %210, true
  %221 = select i1 %220, i1 %219, i1 false
  br label %222

222:
  %223 = phi i1 [ true, %202 ], [ %221, %218 ]
  %224 = icmp eq i64 %183, 0
  br i1 %224, label %265, label %225

225:
  %226 = icmp slt i64 %209, 1
  %227 = select i1 %226, i1 true, i1 %210
  %228 = select i1 %227, i1 true, i1 %223
  br i1 %228, label %243, label %229

229:
  %230 = load ptr, ptr %110, align 8
  %231 = getelementptr inbounds i64, ptr %181, i64 1
  %232 = load i64, ptr %231, align 8
  %233 = icmp ne i64 %194, 2
  %234 = zext i1 %233 to i64
  %235 = add i64 %232, %234
  %236 = getelementptr double, ptr %230, i64 %235
  %237 = bitcast ptr %236 to ptr
  %238 = sub nsw i64 %207, %217
  %239 = shl nsw i64 %238, 1
  %240 = getelementptr [4 x [2 x double]], ptr @choose.directions, i64 -1, i64 3, i64 %239
  %241 = bitcast ptr %240 to ptr
  %242 = shl nuw i64 %209, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %237, ptr align 16 %241, i64 %242, i1 false)
  br label %243

243:
  br i1 %216, label %244, label %246

244:
  %245 = select i1 %223, i64 1, i64 2
  br label %253

246:
  br i1 %223, label %247, label %253

247:
  %248 = load ptr, ptr %109, align 8
  %249 = getelementptr inbounds double, ptr %248, i64 %178
  %250 = load double, ptr %249, align 8
  %251 = fcmp ogt double %250, 0.000000e+00
  %252 = select i1 %251, i64 3, i64 0
  br label %253

253:
  %254 = phi i64 [ %245, %244 ], [ 0, %246 ], [ %252, %247 ]
  %255 = load ptr, ptr %111, align 8
  %256 = getelementptr inbounds i64, ptr %255, i64 %178
  store i64 %254, ptr %256, align 8
  %257 = load i64, ptr %182, align 8
  switch i64 %257, label %258 [
    i64 0, label %265
    i64 2, label %264
  ]

258:
  %259 = load i64, ptr %208, align 8
  %260 = icmp eq i64 %259, 0
  br i1 %260, label %265, label %261

261:
  %262 = icmp eq i64 %259, 1
  %263 = select i1 %262, i64 3, i64 5
  br label %265

264:
  br label %265

265:
  %266 = phi i64 [ %257, %253 ], [ %263, %261 ], [ 1, %258 ], [ 1, %264 ], [ 0, %222 ]
  %267 = load i64, ptr %181, align 8
  %268 = icmp eq i64 %267, 2
  br i1 %268, label %275, label %269

269:
  %270 = load ptr, ptr %109, align 8
  %271 = getelementptr inbounds double, ptr %270, i64 %178
  %272 = load double, ptr %271, align 8
  %273 = fcmp ogt double %272, 0.000000e+00
  %274 = select i1 %273, i64 %266, i64 1
  br label %275

275:
  %276 = phi i64 [ %274, %269 ], [ 0, %265 ]
  %277 = add nuw nsw i64 %276, %266
  %278 = icmp ugt i64 %277, 1
  %279 = select i1 %278, i64 %277, i64 1
  %280 = sdiv i64 %179, %279
  %281 = add nuw nsw i64 %178, 1
  %282 = load i64, ptr %31, align 8
  %283 = icmp slt i64 %281, %282
  br i1 %283, label %177, label %170

284:
  br i1 %164, label %376, label %285

285:
  %286 = icmp eq i32 %102, 0
  br i1 %286, label %376, label %287

287:
  %288 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 15
  %289 = load ptr, ptr %288, align 8
  %290 = load i64, ptr %2, align 8
  %291 = mul nsw i64 %290, 6
  %292 = getelementptr inbounds double, ptr %289, i64 %291
  %293 = load ptr, ptr %28, align 8
  %294 = shl i64 %290, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %293, i8 0, i64 %294, i1 false)
  %295 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %296 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %297 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %298 = bitcast ptr %292 to ptr
  br label %299

299:
  %300 = phi i32 [ 0, %287 ], [ %342, %338 ]
  tail call void @relax(ptr %0)
  %301 = load i64, ptr %2, align 8
  %302 = icmp sgt i64 %301, 0
  br i1 %302, label %303, label %328

303:
  %304 = load ptr, ptr %295, align 8
  %305 = load ptr, ptr %297, align 8
  %306 = load ptr, ptr %296, align 8
  %307 = load ptr, ptr %27, align 8
  br label %308

308:
  %309 = phi i64 [ 0, %303 ], [ %315, %313 ]
  %310 = getelementptr inbounds double, ptr %304, i64 %309
  %311 = load double, ptr %310, align 8
  %312 = mul nsw i64 %309, %301
  br label %317

313:
  %314 = getelementptr inbounds double, ptr %305, i64 %309
  store double %325, ptr %314, align 8
  %315 = add nuw nsw i64 %309, 1
  %316 = icmp eq i64 %315, %301
  br i1 %316, label %328, label %308

317:
  %318 = phi i64 [ 0, %308 ], [ %326, %317 ]
  %319 = phi double [ %311, %308 ], [ %325, %317 ]
  %320 = add nsw i64 %318, %312
  %321 = getelementptr inbounds double, ptr %306, i64 %320
  %322 = load double, ptr %321, align 8
  %323 = getelementptr inbounds double, ptr %307, i64 %318
  %324 = load double, ptr %323, align 8
  %325 = tail call double @llvm.fmuladd.f64(double %322, double %324, double %319)
  %326 = add nuw nsw i64 %318, 1
  %327 = icmp eq i64 %326, %301
  br i1 %327, label %313, label %317

328:
  %329 = tail call double @measure(ptr %0)
  %330 = fcmp ugt double %329, 1.000000e-10
  br i1 %330, label %331, label %376

331:
  %332 = load ptr, ptr %28, align 8
  %333 = load i64, ptr %2, align 8
  %334 = shl i64 %333, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %298, ptr align 8 %332, i64 %334, i1 false)
  %335 = load i64, ptr %31, align 8
  %336 = tail call i32 @newton(ptr %0, i64 %335, i32 30)
  %337 = icmp eq i32 %336, 0
  br i1 %337, label %338, label %376

338:
  %339 = load ptr, ptr %28, align 8
  %340 = load i64, ptr %2, align 8
  %341 = shl i64 %340, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %339, ptr align 8 %298, i64 %341, i1 false)
  %342 = add nuw nsw i32 %300, 1
  %343 = icmp eq i32 %342, 40
  br i1 %343, label %344, label %299

344:
  %345 = load i64, ptr %2, align 8
  %346 = icmp sgt i64 %345, 0
  br i1 %346, label %347, label %372

347:
  %348 = load ptr, ptr %295, align 8
  %349 = load ptr, ptr %297, align 8
  %350 = load ptr, ptr %296, align 8
  %351 = load ptr, ptr %27, align 8
  br label %352

352:
  %353 = phi i64 [ 0, %347 ], [ %359, %357 ]
  %354 = getelementptr inbounds double, ptr %348, i64 %353
  %355 = load double, ptr %354, align 8
  %356 = mul nsw i64 %353, %345
  br label %361

357:
  %358 = getelementptr inbounds double, ptr %349, i64 %353
  store double %369, ptr %358, align 8
  %359 = add nuw nsw i64 %353, 1
  %360 = icmp eq i64 %359, %345
  br i1 %360, label %372, label %352

361:
  %362 = phi i64 [ 0, %352 ], [ %370, %361 ]
  %363 = phi double [ %355, %352 ], [ %369, %361 ]
  %364 = add nsw i64 %362, %356
  %365 = getelementptr inbounds double, ptr %350, i64 %364
  %366 = load double, ptr %365, align 8
  %367 = getelementptr inbounds double, ptr %351, i64 %362
  %368 = load double, ptr %367, align 8
  %369 = tail call double @llvm.fmuladd.f64(double %366, double %368, double %363)
  %370 = add nuw nsw i64 %362, 1
  %371 = icmp eq i64 %370, %345
  br i1 %371, label %357, label %361

372:
  %373 = tail call double @measure(ptr %0)
  %374 = fcmp ugt double %373, 1.000000e-10
  %375 = select i1 %374, i64 2, i64 0
  br label %376

376:
  %377 = phi i64 [ 0, %39 ], [ 0, %284 ], [ 0, %87 ], [ 0, %80 ], [ 1, %285 ], [ %375, %372 ], [ 0, %331 ], [ 0, %328 ]
  %378 = load i64, ptr %31, align 8
  %379 = icmp sgt i64 %378, 0
  br i1 %379, label %380, label %402

380:
  %381 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %382 = load ptr, ptr %381, align 8
  %383 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %384 = load ptr, ptr %383, align 8
  br label %385

385:
  %386 = phi i64 [ %378, %380 ], [ %399, %398 ]
  %387 = phi i64 [ 0, %380 ], [ %400, %398 ]
  %388 = getelementptr inbounds i64, ptr %382, i64 %387
  %389 = load i64, ptr %388, align 8
  %390 = icmp eq i64 %389, 0
  br i1 %390, label %395, label %391

391:
  %392 = getelementptr inbounds i64, ptr %384, i64 %387
  %393 = load i64, ptr %392, align 8
  %394 = icmp eq i64 %393, 3
  br i1 %394, label %395, label %398

395:
  %396 = getelementptr inbounds i64, ptr %384, i64 %387
  store i64 0, ptr %396, align 8
  %397 = load i64, ptr %31, align 8
  br label %398

398:
  %399 = phi i64 [ %386, %391 ], [ %397, %395 ]
  %400 = add nuw nsw i64 %387, 1
  %401 = icmp slt i64 %400, %399
  br i1 %401, label %385, label %402

402:
  %403 = phi i64 [ %377, %376 ], [ %377, %398 ], [ 6, %12 ], [ 6, %18 ]
  ret i64 %403
}

define internal i32 @newton(ptr %0, i64 %1, i32 %2) {
  %4 = alloca [2 x double], align 16
  %5 = alloca [2 x double], align 16
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %509

7:
  %8 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %9 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 15
  %10 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %11 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %12 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %13 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %14 = icmp sgt i64 %1, 0
  %15 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %16 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %17 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %18 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %19 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %20 = bitcast ptr %4 to ptr
  %21 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 0
  %22 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 1
  %23 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %24 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  %25 = icmp eq i64 %1, 0
  %26 = bitcast ptr %5 to ptr
  %27 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 0
  %28 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 1
  %29 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 1
  br label %30

30:
  %31 = phi double [ 0x7FF0000000000000, %7 ], [ %506, %505 ]
  %32 = phi i32 [ 0, %7 ], [ %507, %505 ]
  tail call void @newton_step(ptr %0)
  %33 = load i64, ptr %8, align 8
  %34 = load ptr, ptr %9, align 8
  %35 = shl nsw i64 %33, 1
  %36 = getelementptr inbounds double, ptr %34, i64 %35
  %37 = icmp sgt i64 %33, 0
  br i1 %37, label %38, label %93

38:
  %39 = load ptr, ptr %10, align 8
  %40 = load ptr, ptr %11, align 8
  %41 = load ptr, ptr %12, align 8
  br label %44

42:
  %43 = fmul double %75, 1.000000e-04
  br label %78

44:
  %45 = phi i64 [ 0, %38 ], [ %76, %74 ]
  %46 = phi double [ 0.000000e+00, %38 ], [ %75, %74 ]
  %47 = getelementptr inbounds double, ptr %39, i64 %45
  %48 = load double, ptr %47, align 8
  %49 = tail call double @llvm.fabs.f64(double %48)
  %50 = mul nsw i64 %45, %33
  br label %57

51:
  %52 = getelementptr inbounds double, ptr %36, i64 %45
  store double %67, ptr %52, align 8
  %53 = add nsw i64 %50, %45
  %54 = getelementptr inbounds double, ptr %40, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = fcmp ogt double %55, 0.000000e+00
  br i1 %56, label %70, label %74

57:
  %58 = phi i64 [ 0, %44 ], [ %68, %57 ]
  %59 = phi double [ %49, %44 ], [ %67, %57 ]
  %60 = add nsw i64 %58, %50
  %61 = getelementptr inbounds double, ptr %40, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = getelementptr inbounds double, ptr %41, i64 %58
  %64 = load double, ptr %63, align 8
  %65 = fmul double %62, %64
  %66 = tail call double @llvm.fabs.f64(double %65)
  %67 = fadd double %59, %66
  %68 = add nuw nsw i64 %58, 1
  %69 = icmp eq i64 %68, %33
  br i1 %69, label %51, label %57

70:
  %71 = tail call double @llvm.sqrt.f64(double %55)
  %72 = fdiv double %67, %71
  %73 = tail call double @llvm.maxnum.f64(double %46, double %72)
  br label %74

74:
  %75 = phi double [ %73, %70 ], [ %46, %51 ]
  %76 = add nuw nsw i64 %45, 1
  %77 = icmp eq i64 %76, %33
  br i1 %77, label %42, label %44

78:
  %79 = phi i64 [ 0, %42 ], [ %91, %78 ]
  %80 = getelementptr inbounds double, ptr %36, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = mul nsw i64 %79, %33
  %83 = add nsw i64 %82, %79
  %84 = getelementptr inbounds double, ptr %40, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = tail call double @llvm.maxnum.f64(double %85, double 0.000000e+00)
  %87 = tail call double @llvm.sqrt.f64(double %86)
  %88 = fmul double %43, %87
  %89 = tail call double @llvm.maxnum.f64(double %81, double %88)
  %90 = fadd double %89, 1.000000e-300
  store double %90, ptr %80, align 8
  %91 = add nuw nsw i64 %79, 1
  %92 = icmp eq i64 %91, %33
  br i1 %92, label %93, label %78

93:
  %94 = load i64, ptr %13, align 8
  %95 = icmp sgt i64 %94, 0
  %96 = and i1 %14, %95
  br i1 %96, label %97, label %103

97:
  %98 = load ptr, ptr %15, align 8
  %99 = load ptr, ptr %16, align 8
  %100 = load ptr, ptr %19, align 8
  br label %112

101:
  %102 = icmp sgt i64 %195, 0
  br i1 %102, label %409, label %103

103:
  %104 = phi i64 [ %195, %101 ], [ 0, %93 ]
  %105 = phi i64 [ %194, %101 ], [ %94, %93 ]
  %106 = icmp sgt i64 %105, 0
  %107 = icmp slt i64 %104, %1
  %108 = select i1 %106, i1 %107, i1 false
  br i1 %108, label %109, label %409

109:
  %110 = load ptr, ptr %15, align 8
  %111 = load ptr, ptr %19, align 8
  br label %200

112:
  %113 = phi i64 [ %94, %97 ], [ %194, %193 ]
  %114 = phi i64 [ 0, %97 ], [ %195, %193 ]
  %115 = phi i64 [ 0, %97 ], [ %196, %193 ]
  %116 = getelementptr inbounds i64, ptr %98, i64 %115
  %117 = load i64, ptr %116, align 8
  %118 = add i64 %117, -1
  %119 = icmp ult i64 %118, 2
  %120 = shl nsw i64 %115, 2
  %121 = getelementptr inbounds i64, ptr %99, i64 %120
  %122 = getelementptr inbounds i64, ptr %121, i64 1
  %123 = load i64, ptr %122, align 8
  %124 = load i64, ptr %121, align 8
  %125 = icmp eq i64 %124, 2
  br i1 %125, label %162, label %126

126:
  %127 = load i64, ptr %8, align 8
  %128 = shl nsw i64 %127, 1
  %129 = getelementptr inbounds double, ptr %34, i64 %128
  %130 = getelementptr inbounds double, ptr %129, i64 %123
  %131 = load double, ptr %130, align 8
  %132 = fmul double %131, 0x3D719799812DEA11
  br i1 %119, label %133, label %149

133:
  %134 = load ptr, ptr %12, align 8
  %135 = getelementptr inbounds double, ptr %134, i64 %123
  %136 = load double, ptr %135, align 8
  %137 = load ptr, ptr %18, align 8
  %138 = getelementptr inbounds double, ptr %137, i64 %115
  %139 = load double, ptr %138, align 8
  %140 = fsub double %136, %139
  %141 = load ptr, ptr %11, align 8
  %142 = mul nsw i64 %127, %123
  %143 = add nsw i64 %142, %123
  %144 = getelementptr inbounds double, ptr %141, i64 %143
  %145 = load double, ptr %144, align 8
  %146 = fmul double %140, %145
  %147 = fneg double %132
  %148 = fcmp oge double %146, %147
  br label %162

149:
  %150 = load ptr, ptr %17, align 8
  %151 = getelementptr inbounds double, ptr %150, i64 %123
  %152 = load double, ptr %151, align 8
  %153 = fneg double %132
  %154 = fcmp olt double %152, %153
  br i1 %154, label %155, label %162

155:
  %156 = load ptr, ptr %11, align 8
  %157 = mul nsw i64 %127, %123
  %158 = add nsw i64 %157, %123
  %159 = getelementptr inbounds double, ptr %156, i64 %158
  %160 = load double, ptr %159, align 8
  %161 = fcmp ogt double %160, 0.000000e+00
  br label %162

162:
  %163 = phi i1 [ true, %112 ], [ %148, %133 ], [ false, %149 ], [ %161, %155 ]
  %164 = getelementptr inbounds i64, ptr %100, i64 %115
  %165 = load i64, ptr %164, align 8
  %166 = icmp eq i64 %165, 0
  %167 = xor i1 %119, %163
  %168 = xor i1 %167, true
  %169 = select i1 %166, i1 true, i1 %168
  br i1 %169, label %193, label %170

170:
  %171 = icmp eq i64 %165, 2
  br i1 %171, label %172, label %176

172:
  %173 = getelementptr inbounds i64, ptr %121, i64 2
  %174 = load i64, ptr %173, align 8
  %175 = icmp sgt i64 %174, 0
  br label %176

176:
  %177 = phi i1 [ false, %170 ], [ %175, %172 ]
  br i1 %163, label %178, label %180

178:
  %179 = select i1 %177, i64 2, i64 1
  br label %189

180:
  %181 = and i64 %117, -3
  %182 = icmp eq i64 %181, 1
  br i1 %182, label %183, label %189

183:
  %184 = load ptr, ptr %18, align 8
  %185 = getelementptr inbounds double, ptr %184, i64 %115
  %186 = load double, ptr %185, align 8
  %187 = fcmp ogt double %186, 0.000000e+00
  %188 = select i1 %187, i64 3, i64 0
  br label %189

189:
  %190 = phi i64 [ %179, %178 ], [ 0, %180 ], [ %188, %183 ]
  store i64 %190, ptr %116, align 8
  %191 = add nsw i64 %114, 1
  %192 = load i64, ptr %13, align 8
  br label %193

193:
  %194 = phi i64 [ %192, %189 ], [ %113, %162 ]
  %195 = phi i64 [ %191, %189 ], [ %114, %162 ]
  %196 = add nuw nsw i64 %115, 1
  %197 = icmp slt i64 %196, %194
  %198 = icmp slt i64 %195, %1
  %199 = select i1 %197, i1 %198, i1 false
  br i1 %199, label %112, label %101

200:
  %201 = phi i64 [ %105, %109 ], [ %403, %402 ]
  %202 = phi i64 [ 0, %109 ], [ %405, %402 ]
  %203 = phi i64 [ %104, %109 ], [ %404, %402 ]
  %204 = getelementptr inbounds i64, ptr %110, i64 %202
  %205 = load i64, ptr %204, align 8
  %206 = getelementptr inbounds i64, ptr %111, i64 %202
  %207 = load i64, ptr %206, align 8
  %208 = icmp eq i64 %207, 1
  br i1 %208, label %209, label %402

209:
  %210 = add i64 %205, -3
  %211 = icmp ult i64 %210, -2
  br i1 %211, label %212, label %217

212:
  %213 = load ptr, ptr %18, align 8
  %214 = getelementptr inbounds double, ptr %213, i64 %202
  %215 = load double, ptr %214, align 8
  %216 = fcmp ogt double %215, 0.000000e+00
  br i1 %216, label %217, label %402

217:
  %218 = and i64 %205, -3
  %219 = icmp eq i64 %218, 1
  %220 = load ptr, ptr %16, align 8
  %221 = shl nsw i64 %202, 2
  %222 = getelementptr inbounds i64, ptr %220, i64 %221
  %223 = getelementptr inbounds i64, ptr %222, i64 2
  %224 = load i64, ptr %223, align 8
  %225 = getelementptr inbounds i64, ptr %222, i64 1
  %226 = load i64, ptr %225, align 8
  %227 = load i64, ptr %222, align 8
  %228 = icmp ne i64 %227, 2
  %229 = zext i1 %228 to i64
  %230 = add i64 %226, %229
  %231 = load i64, ptr %8, align 8
  %232 = shl nsw i64 %231, 1
  %233 = getelementptr inbounds double, ptr %34, i64 %232
  %234 = getelementptr inbounds double, ptr %233, i64 %230
  %235 = load double, ptr %234, align 8
  %236 = fmul double %235, 0x3D719799812DEA11
  %237 = icmp sgt i64 %224, 0
  br i1 %237, label %238, label %251

238:
  %239 = load ptr, ptr %11, align 8
  br label %240

240:
  %241 = phi i64 [ 0, %238 ], [ %249, %240 ]
  %242 = phi double [ 0.000000e+00, %238 ], [ %248, %240 ]
  %243 = add i64 %241, %230
  %244 = mul nsw i64 %243, %231
  %245 = add nsw i64 %244, %243
  %246 = getelementptr inbounds double, ptr %239, i64 %245
  %247 = load double, ptr %246, align 8
  %248 = tail call double @llvm.maxnum.f64(double %242, double %247)
  %249 = add nuw nsw i64 %241, 1
  %250 = icmp eq i64 %249, %224
  br i1 %250, label %251, label %240

251:
  %252 = phi double [ 0.000000e+00, %217 ], [ %248, %240 ]
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %20, i8 0, i64 16, i1 false)
  %253 = icmp eq i64 %224, 0
  br i1 %253, label %385, label %254

254:
  br i1 %219, label %255, label %302

255:
  %256 = load ptr, ptr %12, align 8
  %257 = getelementptr inbounds double, ptr %256, i64 %230
  %258 = icmp eq i64 %224, 1
  %259 = load double, ptr %257, align 8
  br i1 %258, label %260, label %262

260:
  %261 = tail call double @llvm.fabs.f64(double %259)
  br label %266

262:
  %263 = getelementptr inbounds double, ptr %257, i64 1
  %264 = load double, ptr %263, align 8
  %265 = tail call double @hypot(double %259, double %264)
  br label %266

266:
  %267 = phi double [ %261, %260 ], [ %265, %262 ]
  %268 = load ptr, ptr %23, align 8
  %269 = mul nsw i64 %202, 3
  %270 = getelementptr inbounds double, ptr %268, i64 1
  %271 = getelementptr inbounds double, ptr %270, i64 %269
  %272 = load double, ptr %271, align 8
  %273 = icmp eq i64 %227, 2
  br i1 %273, label %279, label %274

274:
  %275 = getelementptr inbounds double, ptr %256, i64 %226
  %276 = load double, ptr %275, align 8
  %277 = tail call double @llvm.maxnum.f64(double %276, double 0.000000e+00)
  %278 = fmul double %272, %277
  br label %279

279:
  %280 = phi double [ %278, %274 ], [ %272, %266 ]
  %281 = fsub double %267, %280
  %282 = fmul double %252, %281
  %283 = fcmp ugt double %282, %236
  br i1 %283, label %284, label %385

284:
  %285 = fcmp ogt double %267, 0.000000e+00
  %286 = and i1 %237, %285
  br i1 %286, label %287, label %385

287:
  %288 = load ptr, ptr %24, align 8
  %289 = fneg double %259
  %290 = fdiv double %289, %267
  %291 = getelementptr inbounds double, ptr %288, i64 %230
  store double %290, ptr %291, align 8
  br i1 %258, label %385, label %292

292:
  %293 = phi i64 [ %300, %292 ], [ 1, %287 ]
  %294 = getelementptr inbounds double, ptr %257, i64 %293
  %295 = load double, ptr %294, align 8
  %296 = fneg double %295
  %297 = fdiv double %296, %267
  %298 = add i64 %293, %230
  %299 = getelementptr inbounds double, ptr %288, i64 %298
  store double %297, ptr %299, align 8
  %300 = add nuw nsw i64 %293, 1
  %301 = icmp eq i64 %300, %224
  br i1 %301, label %385, label %292

302:
  br i1 %237, label %303, label %326

303:
  %304 = load ptr, ptr %11, align 8
  br label %305

305:
  %306 = phi i64 [ 0, %303 ], [ %314, %305 ]
  %307 = phi double [ 0.000000e+00, %303 ], [ %313, %305 ]
  %308 = add i64 %306, %230
  %309 = mul nsw i64 %308, %231
  %310 = add nsw i64 %309, %308
  %311 = getelementptr inbounds double, ptr %304, i64 %310
  %312 = load double, ptr %311, align 8
  %313 = tail call double @llvm.maxnum.f64(double %307, double %312)
  %314 = add nuw nsw i64 %306, 1
  %315 = icmp eq i64 %314, %224
  br i1 %315, label %316, label %305

316:
  %317 = load ptr, ptr %12, align 8
  %318 = fcmp ogt double %313, 0.000000e+00
  br label %330

319:
  %320 = icmp eq i64 %224, 1
  %321 = load double, ptr %21, align 16
  br i1 %320, label %324, label %322

322:
  %323 = load double, ptr %22, align 8
  br label %326

324:
  %325 = tail call double @llvm.fabs.f64(double %321)
  br label %346

326:
  %327 = phi double [ %323, %322 ], [ 0.000000e+00, %302 ]
  %328 = phi double [ %321, %322 ], [ 0.000000e+00, %302 ]
  %329 = tail call double @hypot(double %328, double %327)
  br label %346

330:
  %331 = phi i64 [ 0, %316 ], [ %344, %340 ]
  %332 = add i64 %331, %230
  %333 = getelementptr inbounds double, ptr %317, i64 %332
  %334 = load double, ptr %333, align 8
  br i1 %318, label %335, label %340

335:
  %336 = load ptr, ptr %17, align 8
  %337 = getelementptr inbounds double, ptr %336, i64 %332
  %338 = load double, ptr %337, align 8
  %339 = fdiv double %338, %313
  br label %340

340:
  %341 = phi double [ %339, %335 ], [ 0.000000e+00, %330 ]
  %342 = fsub double %334, %341
  %343 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 %331
  store double %342, ptr %343, align 8
  %344 = add nuw nsw i64 %331, 1
  %345 = icmp eq i64 %344, %224
  br i1 %345, label %319, label %330

346:
  %347 = phi double [ %321, %324 ], [ %328, %326 ]
  %348 = phi double [ %325, %324 ], [ %329, %326 ]
  %349 = load ptr, ptr %23, align 8
  %350 = mul nsw i64 %202, 3
  %351 = getelementptr inbounds double, ptr %349, i64 %350
  %352 = load double, ptr %351, align 8
  %353 = icmp eq i64 %227, 2
  br i1 %353, label %360, label %354

354:
  %355 = load ptr, ptr %12, align 8
  %356 = getelementptr inbounds double, ptr %355, i64 %226
  %357 = load double, ptr %356, align 8
  %358 = tail call double @llvm.maxnum.f64(double %357, double 0.000000e+00)
  %359 = fmul double %352, %358
  br label %360

360:
  %361 = phi double [ %359, %354 ], [ %352, %346 ]
  %362 = fsub double %348, %361
  %363 = fmul double %252, %362
  %364 = fneg double %236
  %365 = fcmp olt double %363, %364
  br i1 %365, label %385, label %366

366:
  %367 = fcmp ogt double %348, 0.000000e+00
  %368 = and i1 %237, %367
  br i1 %368, label %369, label %385

369:
  %370 = load ptr, ptr %24, align 8
  %371 = fneg double %347
  %372 = fdiv double %371, %348
  %373 = getelementptr inbounds double, ptr %370, i64 %230
  store double %372, ptr %373, align 8
  %374 = icmp eq i64 %224, 1
  br i1 %374, label %385, label %375

375:
  %376 = phi i64 [ %383, %375 ], [ 1, %369 ]
  %377 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 %376
  %378 = load double, ptr %377, align 8
  %379 = fneg double %378
  %380 = fdiv double %379, %348
  %381 = add i64 %376, %230
  %382 = getelementptr inbounds double, ptr %370, i64 %381
  store double %380, ptr %382, align 8
  %383 = add nuw nsw i64 %376, 1
  %384 = icmp eq i64 %383, %224
  br i1 %384, label %385, label %375

385:
  %386 = phi i1 [ false, %251 ], [ false, %279 ], [ true, %284 ], [ false, %360 ], [ true, %366 ], [ true, %287 ], [ true, %369 ], [ true, %292 ], [ true, %375 ]
  br i1 %211, label %389, label %387

387:
  %388 = select i1 %386, i64 2, i64 1
  br label %396

389:
  br i1 %386, label %396, label %390

390:
  %391 = load ptr, ptr %18, align 8
  %392 = getelementptr inbounds double, ptr %391, i64 %202
  %393 = load double, ptr %392, align 8
  %394 = fcmp ogt double %393, 0.000000e+00
  %395 = select i1 %394, i64 3, i64 0
  br label %396

396:
  %397 = phi i64 [ %388, %387 ], [ 0, %389 ], [ %395, %390 ]
  store i64 %397, ptr %204, align 8
  %398 = icmp ne i64 %397, %205
  %399 = zext i1 %398 to i64
  %400 = add nsw i64 %203, %399
  %401 = load i64, ptr %13, align 8
  br label %402

402:
  %403 = phi i64 [ %401, %396 ], [ %201, %212 ], [ %201, %200 ]
  %404 = phi i64 [ %400, %396 ], [ %203, %212 ], [ %203, %200 ]
  %405 = add nuw nsw i64 %202, 1
  %406 = icmp slt i64 %405, %403
  %407 = icmp slt i64 %404, %1
  %408 = select i1 %406, i1 %407, i1 false
  br i1 %408, label %200, label %409

409:
  %410 = phi i64 [ %194, %101 ], [ %105, %103 ], [ %403, %402 ]
  %411 = phi i64 [ %195, %101 ], [ %104, %103 ], [ %404, %402 ]
  %412 = icmp sgt i64 %410, 0
  %413 = select i1 %25, i1 %412, i1 false
  br i1 %413, label %414, label %492

414:
  %415 = load ptr, ptr %19, align 8
  br label %416

416:
  %417 = phi i64 [ 0, %414 ], [ %490, %489 ]
  %418 = getelementptr inbounds i64, ptr %415, i64 %417
  %419 = load i64, ptr %418, align 8
  %420 = icmp eq i64 %419, 1
  br i1 %420, label %421, label %489

421:
  %422 = load ptr, ptr %15, align 8
  %423 = getelementptr inbounds i64, ptr %422, i64 %417
  %424 = load i64, ptr %423, align 8
  %425 = and i64 %424, -3
  %426 = icmp eq i64 %425, 1
  br i1 %426, label %489, label %427

427:
  %428 = load ptr, ptr %16, align 8
  %429 = shl nsw i64 %417, 2
  %430 = getelementptr inbounds i64, ptr %428, i64 %429
  %431 = getelementptr inbounds i64, ptr %430, i64 2
  %432 = load i64, ptr %431, align 8
  %433 = icmp eq i64 %432, 2
  br i1 %433, label %434, label %489

434:
  %435 = getelementptr inbounds i64, ptr %430, i64 1
  %436 = load i64, ptr %435, align 8
  %437 = load i64, ptr %430, align 8
  %438 = icmp ne i64 %437, 2
  %439 = zext i1 %438 to i64
  %440 = load ptr, ptr %11, align 8
  %441 = load i64, ptr %8, align 8
  %442 = add i64 %436, %439
  br label %443

443:
  %444 = phi i64 [ 0, %434 ], [ %452, %443 ]
  %445 = phi double [ 0.000000e+00, %434 ], [ %451, %443 ]
  %446 = add i64 %442, %444
  %447 = mul nsw i64 %446, %441
  %448 = add nsw i64 %447, %446
  %449 = getelementptr inbounds double, ptr %440, i64 %448
  %450 = load double, ptr %449, align 8
  %451 = tail call double @llvm.maxnum.f64(double %445, double %450)
  %452 = add nuw nsw i64 %444, 1
  %453 = icmp eq i64 %452, 2
  br i1 %453, label %454, label %443

454:
  %455 = load ptr, ptr %12, align 8
  %456 = fcmp ogt double %451, 0.000000e+00
  br label %457

457:
  %458 = phi i64 [ 0, %454 ], [ %471, %467 ]
  %459 = add i64 %442, %458
  %460 = getelementptr inbounds double, ptr %455, i64 %459
  %461 = load double, ptr %460, align 8
  br i1 %456, label %462, label %467

462:
  %463 = load ptr, ptr %17, align 8
  %464 = getelementptr inbounds double, ptr %463, i64 %459
  %465 = load double, ptr %464, align 8
  %466 = fdiv double %465, %451
  br label %467

467:
  %468 = phi double [ %466, %462 ], [ 0.000000e+00, %457 ]
  %469 = fsub double %461, %468
  %470 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %458
  store double %469, ptr %470, align 8
  %471 = add nuw nsw i64 %458, 1
  %472 = icmp eq i64 %471, 2
  br i1 %472, label %473, label %457

473:
  %474 = load double, ptr %27, align 16
  %475 = load double, ptr %28, align 8
  %476 = tail call double @hypot(double %474, double %475)
  %477 = fcmp ogt double %476, 0.000000e+00
  br i1 %477, label %478, label %488

478:
  %479 = load ptr, ptr %24, align 8
  %480 = fneg double %474
  %481 = fdiv double %480, %476
  %482 = getelementptr inbounds double, ptr %479, i64 %442
  store double %481, ptr %482, align 8
  %483 = load double, ptr %29, align 8
  %484 = fneg double %483
  %485 = fdiv double %484, %476
  %486 = add i64 %442, 1
  %487 = getelementptr inbounds double, ptr %479, i64 %486
  store double %485, ptr %487, align 8
  br label %488

488:
  br label %489

489:
  %490 = add nuw nsw i64 %417, 1
  %491 = icmp eq i64 %490, %410
  br i1 %491, label %492, label %416

492:
  %493 = tail call double @measure(ptr %0)
  %494 = tail call double @llvm.fabs.f64(double %493)
  %495 = fcmp ueq double %494, 0x7FF0000000000000
  br i1 %495, label %509, label %496

496:
  %497 = icmp eq i64 %411, 0
  %498 = fcmp ole double %493, 1.000000e-10
  %499 = select i1 %497, i1 %498, i1 false
  br i1 %499, label %500, label %505

500:
  %501 = fcmp ole double %493, 0x3D06849B86A12B9B
  %502 = fmul double %31, 5.000000e-01
  %503 = fcmp ogt double %493, %502
  %504 = select i1 %501, i1 true, i1 %503
  br i1 %504, label %509, label %505

505:
  %506 = phi double [ %31, %496 ], [ %493, %500 ]
  %507 = add nuw nsw i32 %32, 1
  %508 = icmp eq i32 %507, %2
  br i1 %508, label %509, label %30

509:
  %510 = phi i32 [ 0, %3 ], [ 1, %500 ], [ 0, %492 ], [ 0, %505 ]
  ret i32 %510
}

define internal void @relax(ptr %0) {
  %2 = alloca [2 x double], align 16
  %3 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %6 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %7 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %8 = bitcast ptr %2 to ptr
  %9 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %10 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %11 = icmp sgt i64 %4, 0
  %12 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %13 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %14 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %15 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %16 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 0
  %17 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 1
  %18 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  %19 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %20 = load i64, ptr %5, align 8
  br label %21

21:
  %22 = phi i64 [ %20, %1 ], [ %32, %31 ]
  %23 = phi i64 [ %20, %1 ], [ %33, %31 ]
  %24 = phi i32 [ 0, %1 ], [ %34, %31 ]
  %25 = icmp sgt i64 %23, 0
  br i1 %25, label %26, label %31

26:
  %27 = load ptr, ptr %6, align 8
  %28 = load ptr, ptr %7, align 8
  %29 = load ptr, ptr %9, align 8
  br label %36

30:
  ret void

31:
  %32 = phi i64 [ %22, %21 ], [ %248, %247 ]
  %33 = phi i64 [ %23, %21 ], [ %248, %247 ]
  %34 = add nuw nsw i32 %24, 1
  %35 = icmp eq i32 %34, 500
  br i1 %35, label %30, label %21

36:
  %37 = phi i64 [ %22, %26 ], [ %248, %247 ]
  %38 = phi i64 [ 0, %26 ], [ %249, %247 ]
  %39 = shl nsw i64 %38, 2
  %40 = getelementptr inbounds i64, ptr %27, i64 %39
  %41 = getelementptr inbounds i64, ptr %40, i64 1
  %42 = load i64, ptr %41, align 8
  %43 = load i64, ptr %40, align 8
  %44 = icmp ne i64 %43, 2
  %45 = zext i1 %44 to i64
  %46 = add i64 %42, %45
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %8, i8 0, i64 16, i1 false)
  %47 = getelementptr inbounds i64, ptr %29, i64 %38
  %48 = load i64, ptr %47, align 8
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %247, label %50

50:
  %51 = getelementptr inbounds i64, ptr %40, i64 2
  %52 = load i64, ptr %51, align 8
  %53 = add nsw i64 %52, %46
  %54 = icmp slt i64 %42, %53
  br i1 %54, label %55, label %60

55:
  %56 = load ptr, ptr %10, align 8
  %57 = load ptr, ptr %13, align 8
  %58 = add i64 %52, %42
  %59 = add i64 %58, %45
  br label %128

60:
  %61 = load ptr, ptr %15, align 8
  %62 = mul nsw i64 %38, 3
  %63 = getelementptr inbounds double, ptr %61, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = icmp eq i64 %43, 2
  br i1 %65, label %71, label %66

66:
  %67 = getelementptr inbounds double, ptr %28, i64 %42
  %68 = load double, ptr %67, align 8
  %69 = tail call double @llvm.maxnum.f64(double %68, double 0.000000e+00)
  %70 = fmul double %64, %69
  br label %71

71:
  %72 = phi double [ %70, %66 ], [ %64, %60 ]
  %73 = icmp sgt i64 %52, 0
  br i1 %73, label %74, label %97

74:
  %75 = load ptr, ptr %12, align 8
  %76 = load i64, ptr %3, align 8
  br label %77

77:
  %78 = phi i64 [ 0, %74 ], [ %86, %77 ]
  %79 = phi double [ 0.000000e+00, %74 ], [ %85, %77 ]
  %80 = add i64 %78, %46
  %81 = mul nsw i64 %80, %76
  %82 = add nsw i64 %81, %80
  %83 = getelementptr inbounds double, ptr %75, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = tail call double @llvm.maxnum.f64(double %79, double %84)
  %86 = add nuw nsw i64 %78, 1
  %87 = icmp eq i64 %86, %52
  br i1 %87, label %88, label %77

88:
  %89 = fcmp ogt double %85, 0.000000e+00
  br label %101

90:
  %91 = icmp eq i64 %52, 1
  %92 = load double, ptr %16, align 16
  br i1 %91, label %95, label %93

93:
  %94 = load double, ptr %17, align 8
  br label %97

95:
  %96 = tail call double @llvm.fabs.f64(double %92)
  br label %117

97:
  %98 = phi double [ %94, %93 ], [ 0.000000e+00, %71 ]
  %99 = phi double [ %92, %93 ], [ 0.000000e+00, %71 ]
  %100 = tail call double @hypot(double %99, double %98)
  br label %117

101:
  %102 = phi i64 [ 0, %88 ], [ %115, %111 ]
  %103 = add i64 %46, %102
  %104 = getelementptr inbounds double, ptr %28, i64 %103
  %105 = load double, ptr %104, align 8
  br i1 %89, label %106, label %111

106:
  %107 = load ptr, ptr %13, align 8
  %108 = getelementptr inbounds double, ptr %107, i64 %103
  %109 = load double, ptr %108, align 8
  %110 = fdiv double %109, %85
  br label %111

111:
  %112 = phi double [ %110, %106 ], [ 0.000000e+00, %101 ]
  %113 = fsub double %105, %112
  %114 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 %102
  store double %113, ptr %114, align 8
  %115 = add nuw nsw i64 %102, 1
  %116 = icmp eq i64 %115, %52
  br i1 %116, label %90, label %101

117:
  %118 = phi double [ %92, %95 ], [ %99, %97 ]
  %119 = phi double [ %96, %95 ], [ %100, %97 ]
  %120 = fcmp ogt double %119, %72
  %121 = fdiv double %72, %119
  %122 = select i1 %120, double %121, double 1.000000e+00
  %123 = icmp eq i64 %48, 2
  %124 = xor i1 %123, true
  %125 = fcmp ogt double %119, 0.000000e+00
  %126 = and i1 %73, %125
  %127 = select i1 %124, i1 %126, i1 false
  br i1 %127, label %170, label %186

128:
  %129 = phi i64 [ %42, %55 ], [ %168, %167 ]
  %130 = getelementptr inbounds double, ptr %56, i64 %129
  %131 = load double, ptr %130, align 8
  br i1 %11, label %132, label %135

132:
  %133 = load ptr, ptr %12, align 8
  %134 = mul nsw i64 %129, %4
  br label %139

135:
  %136 = phi double [ %131, %128 ], [ %147, %139 ]
  %137 = getelementptr inbounds double, ptr %57, i64 %129
  store double %136, ptr %137, align 8
  %138 = icmp slt i64 %129, %46
  br i1 %138, label %150, label %167

139:
  %140 = phi double [ %131, %132 ], [ %147, %139 ]
  %141 = phi i64 [ 0, %132 ], [ %148, %139 ]
  %142 = add nsw i64 %141, %134
  %143 = getelementptr inbounds double, ptr %133, i64 %142
  %144 = load double, ptr %143, align 8
  %145 = getelementptr inbounds double, ptr %28, i64 %141
  %146 = load double, ptr %145, align 8
  %147 = tail call double @llvm.fmuladd.f64(double %144, double %146, double %140)
  %148 = add nuw nsw i64 %141, 1
  %149 = icmp eq i64 %148, %4
  br i1 %149, label %135, label %139

150:
  %151 = load ptr, ptr %12, align 8
  %152 = load i64, ptr %3, align 8
  %153 = mul nsw i64 %152, %129
  %154 = add nsw i64 %153, %129
  %155 = getelementptr inbounds double, ptr %151, i64 %154
  %156 = load double, ptr %155, align 8
  %157 = fcmp ogt double %156, 0.000000e+00
  br i1 %157, label %158, label %167

158:
  %159 = load ptr, ptr %14, align 8
  %160 = getelementptr inbounds double, ptr %159, i64 %38
  %161 = load double, ptr %160, align 8
  %162 = getelementptr inbounds double, ptr %28, i64 %129
  %163 = load double, ptr %162, align 8
  %164 = fdiv double %136, %156
  %165 = fsub double %163, %164
  %166 = tail call double @llvm.maxnum.f64(double %161, double %165)
  store double %166, ptr %162, align 8
  br label %167

167:
  %168 = add nsw i64 %129, 1
  %169 = icmp eq i64 %168, %59
  br i1 %169, label %60, label %128

170:
  %171 = load ptr, ptr %18, align 8
  %172 = fneg double %118
  %173 = fdiv double %172, %119
  %174 = getelementptr inbounds double, ptr %171, i64 %46
  store double %173, ptr %174, align 8
  %175 = icmp eq i64 %52, 1
  br i1 %175, label %186, label %176

176:
  %177 = phi i64 [ %184, %176 ], [ 1, %170 ]
  %178 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 %177
  %179 = load double, ptr %178, align 8
  %180 = fneg double %179
  %181 = fdiv double %180, %119
  %182 = add i64 %46, %177
  %183 = getelementptr inbounds double, ptr %171, i64 %182
  store double %181, ptr %183, align 8
  %184 = add nuw nsw i64 %177, 1
  %185 = icmp eq i64 %184, %52
  br i1 %185, label %186, label %176

186:
  br i1 %73, label %187, label %191

187:
  %188 = load ptr, ptr %12, align 8
  %189 = load i64, ptr %3, align 8
  %190 = fneg double %72
  br label %197

191:
  br i1 %65, label %192, label %221

192:
  %193 = fcmp ugt double %119, %72
  %194 = icmp ne i64 %52, 0
  %195 = select i1 %123, i1 true, i1 %193
  %196 = select i1 %195, i1 %194, i1 false
  br label %232

197:
  %198 = phi i64 [ 0, %187 ], [ %219, %218 ]
  %199 = add nsw i64 %198, %46
  %200 = mul nsw i64 %189, %199
  %201 = add nsw i64 %200, %199
  %202 = getelementptr inbounds double, ptr %188, i64 %201
  %203 = load double, ptr %202, align 8
  %204 = fcmp ogt double %203, 0.000000e+00
  br i1 %204, label %205, label %218

205:
  br i1 %123, label %206, label %210

206:
  %207 = load ptr, ptr %18, align 8
  %208 = getelementptr inbounds double, ptr %207, i64 %199
  %209 = load double, ptr %208, align 8
  br label %213

210:
  %211 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 %198
  %212 = load double, ptr %211, align 8
  br label %213

213:
  %214 = phi double [ %212, %210 ], [ %190, %206 ]
  %215 = phi double [ %122, %210 ], [ %209, %206 ]
  %216 = fmul double %215, %214
  %217 = getelementptr inbounds double, ptr %28, i64 %199
  store double %216, ptr %217, align 8
  br label %218

218:
  %219 = add nuw nsw i64 %198, 1
  %220 = icmp eq i64 %219, %52
  br i1 %220, label %191, label %197

221:
  %222 = getelementptr inbounds double, ptr %28, i64 %42
  %223 = load double, ptr %222, align 8
  %224 = load ptr, ptr %14, align 8
  %225 = getelementptr inbounds double, ptr %224, i64 %38
  %226 = load double, ptr %225, align 8
  %227 = fcmp ogt double %223, %226
  %228 = fcmp ugt double %119, %72
  %229 = icmp ne i64 %52, 0
  %230 = select i1 %123, i1 true, i1 %228
  %231 = select i1 %230, i1 %229, i1 false
  br i1 %227, label %232, label %235

232:
  %233 = phi i1 [ %196, %192 ], [ %231, %221 ]
  %234 = select i1 %233, i64 2, i64 1
  br label %242

235:
  br i1 %231, label %242, label %236

236:
  %237 = load ptr, ptr %14, align 8
  %238 = getelementptr inbounds double, ptr %237, i64 %38
  %239 = load double, ptr %238, align 8
  %240 = fcmp ogt double %239, 0.000000e+00
  %241 = select i1 %240, i64 3, i64 0
  br label %242

242:
  %243 = phi i64 [ %234, %232 ], [ 0, %235 ], [ %241, %236 ]
  %244 = load ptr, ptr %19, align 8
  %245 = getelementptr inbounds i64, ptr %244, i64 %38
  store i64 %243, ptr %245, align 8
  %246 = load i64, ptr %5, align 8
  br label %247

247:
  %248 = phi i64 [ %37, %36 ], [ %246, %242 ]
  %249 = add nuw nsw i64 %38, 1
  %250 = icmp slt i64 %249, %248
  br i1 %250, label %36, label %31
}

define internal double @measure(ptr %0) {
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
  br i1 %73, label %74, label %87

74:
  %75 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %80 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %81 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %82 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %83 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  %84 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %85 = bitcast ptr %2 to ptr
  %86 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 1
  br label %89

87:
  %88 = load double, ptr %3, align 8
  ret double %88

89:
  %90 = phi i64 [ 0, %74 ], [ %274, %273 ]
  %91 = shl nsw i64 %90, 2
  %92 = getelementptr inbounds i64, ptr %76, i64 %91
  %93 = getelementptr inbounds i64, ptr %92, i64 1
  %94 = load i64, ptr %93, align 8
  %95 = load i64, ptr %92, align 8
  %96 = icmp ne i64 %95, 2
  %97 = zext i1 %96 to i64
  %98 = add i64 %94, %97
  %99 = getelementptr inbounds i64, ptr %78, i64 %90
  %100 = load i64, ptr %99, align 8
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %273, label %102

102:
  %103 = icmp eq i64 %95, 2
  br i1 %103, label %128, label %104

104:
  %105 = load ptr, ptr %79, align 8
  %106 = mul nsw i64 %94, %6
  %107 = add nsw i64 %106, %94
  %108 = getelementptr inbounds double, ptr %105, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = fcmp ogt double %109, 0.000000e+00
  br i1 %110, label %111, label %128

111:
  %112 = load ptr, ptr %80, align 8
  %113 = getelementptr inbounds double, ptr %112, i64 %94
  %114 = load double, ptr %113, align 8
  %115 = load ptr, ptr %81, align 8
  %116 = getelementptr inbounds double, ptr %115, i64 %90
  %117 = load double, ptr %116, align 8
  %118 = fsub double %114, %117
  %119 = fmul double %109, %118
  %120 = load ptr, ptr %82, align 8
  %121 = getelementptr inbounds double, ptr %120, i64 %94
  %122 = load double, ptr %121, align 8
  %123 = tail call double @llvm.minnum.f64(double %119, double %122)
  %124 = tail call double @llvm.fabs.f64(double %123)
  %125 = getelementptr inbounds double, ptr %10, i64 %94
  %126 = load double, ptr %125, align 8
  %127 = fdiv double %124, %126
  br label %128

128:
  %129 = phi double [ %127, %111 ], [ 0.000000e+00, %104 ], [ 0.000000e+00, %102 ]
  %130 = getelementptr inbounds i64, ptr %92, i64 2
  %131 = load i64, ptr %130, align 8
  %132 = icmp sgt i64 %131, 0
  br i1 %132, label %133, label %268

133:
  %134 = load ptr, ptr %79, align 8
  br label %135

135:
  %136 = phi i64 [ 0, %133 ], [ %144, %135 ]
  %137 = phi double [ 0.000000e+00, %133 ], [ %143, %135 ]
  %138 = add i64 %98, %136
  %139 = mul nsw i64 %138, %6
  %140 = add nsw i64 %139, %138
  %141 = getelementptr inbounds double, ptr %134, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = tail call double @llvm.maxnum.f64(double %137, double %142)
  %144 = add nuw nsw i64 %136, 1
  %145 = icmp eq i64 %144, %131
  br i1 %145, label %146, label %135

146:
  %147 = fcmp ogt double %143, 0.000000e+00
  br i1 %147, label %148, label %268

148:
  %149 = icmp eq i64 %131, 2
  br i1 %149, label %150, label %154

150:
  %151 = add nsw i64 %98, 1
  %152 = getelementptr inbounds double, ptr %10, i64 %151
  %153 = load double, ptr %152, align 8
  br label %154

154:
  %155 = phi double [ %153, %150 ], [ 0.000000e+00, %148 ]
  %156 = load ptr, ptr %80, align 8
  %157 = getelementptr inbounds double, ptr %156, i64 %98
  %158 = load ptr, ptr %82, align 8
  %159 = getelementptr inbounds double, ptr %158, i64 %98
  %160 = icmp eq i64 %100, 2
  br i1 %160, label %161, label %164

161:
  %162 = load ptr, ptr %83, align 8
  %163 = getelementptr inbounds double, ptr %162, i64 %98
  br label %164

164:
  %165 = phi ptr [ %163, %161 ], [ %159, %154 ]
  br label %166

166:
  %167 = phi i64 [ 0, %164 ], [ %175, %166 ]
  %168 = phi double [ 0.000000e+00, %164 ], [ %174, %166 ]
  %169 = add i64 %167, %98
  %170 = mul nsw i64 %169, %6
  %171 = add nsw i64 %170, %169
  %172 = getelementptr inbounds double, ptr %134, i64 %171
  %173 = load double, ptr %172, align 8
  %174 = tail call double @llvm.maxnum.f64(double %168, double %173)
  %175 = add nuw nsw i64 %167, 1
  %176 = icmp eq i64 %175, %131
  br i1 %176, label %177, label %166

177:
  %178 = icmp eq i64 %131, 1
  %179 = load double, ptr %165, align 8
  br i1 %178, label %180, label %182

180:
  %181 = tail call double @llvm.fabs.f64(double %179)
  br label %186

182:
  %183 = getelementptr inbounds double, ptr %165, i64 1
  %184 = load double, ptr %183, align 8
  %185 = tail call double @hypot(double %179, double %184)
  br label %186

186:
  %187 = phi double [ %181, %180 ], [ %185, %182 ]
  %188 = load ptr, ptr %84, align 8
  %189 = mul nsw i64 %90, 3
  %190 = getelementptr inbounds double, ptr %188, i64 %189
  %191 = load double, ptr %190, align 8
  br i1 %103, label %197, label %192

192:
  %193 = getelementptr inbounds double, ptr %156, i64 %94
  %194 = load double, ptr %193, align 8
  %195 = tail call double @llvm.maxnum.f64(double %194, double 0.000000e+00)
  %196 = fmul double %191, %195
  br label %197

197:
  %198 = phi double [ %196, %192 ], [ %191, %186 ]
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %85, i8 0, i64 16, i1 false)
  %199 = fcmp ogt double %187, 0.000000e+00
  br i1 %199, label %200, label %227

200:
  %201 = load double, ptr %157, align 8
  %202 = fmul double %198, %179
  %203 = fdiv double %202, %187
  %204 = fadd double %201, %203
  %205 = icmp eq i64 %131, 1
  br i1 %205, label %206, label %215

206:
  br i1 %178, label %207, label %209

207:
  %208 = tail call double @llvm.fabs.f64(double %204)
  br label %212

209:
  %210 = load double, ptr %86, align 8
  %211 = tail call double @hypot(double %204, double %210)
  br label %212

212:
  %213 = phi double [ %208, %207 ], [ %211, %209 ]
  %214 = fmul double %174, %213
  br label %227

215:
  %216 = phi i64 [ %225, %215 ], [ 1, %200 ]
  %217 = getelementptr inbounds double, ptr %165, i64 %216
  %218 = load double, ptr %217, align 8
  %219 = getelementptr inbounds double, ptr %157, i64 %216
  %220 = load double, ptr %219, align 8
  %221 = fmul double %198, %218
  %222 = fdiv double %221, %187
  %223 = fadd double %220, %222
  %224 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 %216
  store double %223, ptr %224, align 8
  %225 = add nuw nsw i64 %216, 1
  %226 = icmp eq i64 %225, %131
  br i1 %226, label %206, label %215

227:
  %228 = phi double [ %214, %212 ], [ 0x7FF0000000000000, %197 ]
  br i1 %160, label %261, label %229

229:
  %230 = load double, ptr %157, align 8
  br i1 %178, label %231, label %233

231:
  %232 = tail call double @llvm.fabs.f64(double %230)
  br label %237

233:
  %234 = getelementptr inbounds double, ptr %157, i64 1
  %235 = load double, ptr %234, align 8
  %236 = tail call double @hypot(double %230, double %235)
  br label %237

237:
  %238 = phi double [ %232, %231 ], [ %236, %233 ]
  %239 = getelementptr inbounds double, ptr %190, i64 1
  %240 = load double, ptr %239, align 8
  br i1 %103, label %246, label %241

241:
  %242 = getelementptr inbounds double, ptr %156, i64 %94
  %243 = load double, ptr %242, align 8
  %244 = tail call double @llvm.maxnum.f64(double %243, double 0.000000e+00)
  %245 = fmul double %240, %244
  br label %246

246:
  %247 = phi double [ %245, %241 ], [ %240, %237 ]
  %248 = fsub double %238, %247
  %249 = fmul double %174, %248
  %250 = load double, ptr %159, align 8
  br i1 %178, label %251, label %253

251:
  %252 = tail call double @llvm.fabs.f64(double %250)
  br label %257

253:
  %254 = getelementptr inbounds double, ptr %159, i64 1
  %255 = load double, ptr %254, align 8
  %256 = tail call double @hypot(double %250, double %255)
  br label %257

257:
  %258 = phi double [ %252, %251 ], [ %256, %253 ]
  %259 = tail call double @llvm.maxnum.f64(double %258, double %249)
  %260 = tail call double @llvm.minnum.f64(double %228, double %259)
  br label %261

261:
  %262 = phi double [ %260, %257 ], [ %228, %227 ]
  %263 = getelementptr inbounds double, ptr %10, i64 %98
  %264 = load double, ptr %263, align 8
  %265 = tail call double @llvm.maxnum.f64(double %264, double %155)
  %266 = fdiv double %262, %265
  %267 = tail call double @llvm.maxnum.f64(double %129, double %266)
  br label %268

268:
  %269 = phi double [ %267, %261 ], [ %129, %146 ], [ %129, %128 ]
  %270 = load double, ptr %3, align 8
  %271 = fcmp ugt double %269, %270
  br i1 %271, label %272, label %273

272:
  store double %269, ptr %3, align 8
  store i64 %90, ptr %4, align 8
  br label %273

273:
  %274 = add nuw nsw i64 %90, 1
  %275 = icmp eq i64 %274, %72
  br i1 %275, label %87, label %89
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
