; contact: made by tools/make_loops_text.py from contact, contact_guards, contact_law
; sources 9f584e42e9b0d1013a6dcabe5225a8efd0a783669400eb7d019cc5c3b5b6fd61
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
  br label %1025

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
  br i1 %208, label %209, label %578

209:
  %210 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 14
  %211 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 13
  %212 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 5
  %213 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 19
  %214 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 26
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
  br i1 %262, label %272, label %578

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
  br label %1025

272:
  %273 = phi i32 [ %569, %568 ], [ 0, %209 ]
  %274 = phi i64 [ %570, %568 ], [ %187, %209 ]
  %275 = load ptr, ptr %212, align 8
  %276 = load ptr, ptr %215, align 8
  %277 = load ptr, ptr %217, align 8
  br label %278

278:
  %279 = phi i1 [ true, %272 ], [ %329, %327 ]
  %280 = phi i64 [ 0, %272 ], [ %328, %327 ]
  %281 = shl nsw i64 %280, 2
  %282 = getelementptr inbounds i64, ptr %275, i64 %281
  %283 = load i64, ptr %282, align 8
  %284 = icmp eq i64 %283, 2
  br i1 %284, label %327, label %285

285:
  %286 = load ptr, ptr %213, align 8
  %287 = getelementptr inbounds i64, ptr %286, i64 %280
  %288 = load i64, ptr %287, align 8
  %289 = icmp eq i64 %288, 0
  br i1 %289, label %292, label %290

290:
  %291 = shl nuw nsw i64 %280, 1
  br label %315

292:
  %293 = load i64, ptr %214, align 8
  %294 = shl nuw nsw i64 %280, 1
  %295 = icmp eq i64 %293, %294
  br i1 %295, label %315, label %296

296:
  %297 = icmp eq i64 %283, 0
  br i1 %297, label %298, label %302

298:
  %299 = getelementptr inbounds double, ptr %277, i64 %280
  %300 = load ptr, ptr %216, align 8
  %301 = getelementptr inbounds double, ptr %300, i64 %294
  br label %309

302:
  %303 = getelementptr inbounds i64, ptr %282, i64 1
  %304 = load i64, ptr %303, align 8
  %305 = getelementptr inbounds double, ptr %276, i64 %304
  %306 = load ptr, ptr %216, align 8
  %307 = or i64 %294, 1
  %308 = getelementptr inbounds double, ptr %306, i64 %307
  br label %309

309:
  %310 = phi ptr [ %308, %302 ], [ %301, %298 ]
  %311 = phi ptr [ %305, %302 ], [ %299, %298 ]
  %312 = load double, ptr %311, align 8
  %313 = load double, ptr %310, align 8
  %314 = fcmp ugt double %312, %313
  br i1 %314, label %327, label %315

315:
  %316 = phi i64 [ %291, %290 ], [ %294, %292 ], [ %294, %309 ]
  %317 = getelementptr inbounds i64, ptr %282, i64 1
  %318 = load i64, ptr %317, align 8
  %319 = getelementptr inbounds double, ptr %276, i64 %318
  %320 = load double, ptr %319, align 8
  %321 = load ptr, ptr %216, align 8
  %322 = or i64 %316, 1
  %323 = getelementptr inbounds double, ptr %321, i64 %322
  %324 = load double, ptr %323, align 8
  %325 = fneg double %324
  %326 = fcmp olt double %320, %325
  br i1 %326, label %331, label %327

327:
  %328 = add nuw nsw i64 %280, 1
  %329 = icmp slt i64 %328, %274
  %330 = icmp eq i64 %328, %274
  br i1 %330, label %331, label %278

331:
  %332 = phi i1 [ %279, %315 ], [ %329, %327 ]
  br i1 %332, label %333, label %578

333:
  %334 = icmp eq i32 %273, 100
  br i1 %334, label %335, label %340

335:
  %336 = load double, ptr %188, align 8
  %337 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 28
  store i64 4, ptr %337, align 8
  %338 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 29
  store i64 -1, ptr %338, align 8
  %339 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 31
  store double %336, ptr %339, align 8
  br label %1025

340:
  %341 = load ptr, ptr %16, align 8
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %10, ptr %341)
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %9, ptr %341)
  %342 = getelementptr inbounds %struct.contact_system, ptr %341, i64 0, i32 0
  %343 = load i64, ptr %342, align 8
  store i64 %343, ptr %221, align 8
  %344 = getelementptr inbounds %struct.contact_system, ptr %341, i64 0, i32 1
  %345 = load i64, ptr %344, align 8
  store i64 %345, ptr %222, align 8
  %346 = getelementptr inbounds %struct.contact_system, ptr %341, i64 0, i32 5
  %347 = load ptr, ptr %346, align 8
  store ptr %347, ptr %223, align 8
  %348 = load ptr, ptr %225, align 8
  store ptr %348, ptr %224, align 8
  %349 = load ptr, ptr %227, align 8
  store ptr %349, ptr %226, align 8
  %350 = load ptr, ptr %229, align 8
  store ptr %350, ptr %228, align 8
  %351 = load ptr, ptr %231, align 8
  store ptr %351, ptr %230, align 8
  %352 = load ptr, ptr %233, align 8
  store ptr %352, ptr %232, align 8
  %353 = load ptr, ptr %235, align 8
  store ptr %353, ptr %234, align 8
  %354 = load ptr, ptr %237, align 8
  store ptr %354, ptr %236, align 8
  %355 = load ptr, ptr %239, align 8
  store ptr %355, ptr %238, align 8
  %356 = load ptr, ptr %241, align 8
  store ptr %356, ptr %240, align 8
  store double 0.000000e+00, ptr %242, align 8
  store i64 -1, ptr %243, align 8
  store i64 0, ptr %244, align 8
  %357 = load ptr, ptr %246, align 8
  store ptr %357, ptr %245, align 8
  %358 = load ptr, ptr %248, align 8
  store ptr %358, ptr %247, align 8
  %359 = load i64, ptr %342, align 8
  %360 = icmp sgt i64 %359, 0
  %361 = bitcast ptr %350 to ptr
  br i1 %360, label %364, label %362

362:
  %363 = load ptr, ptr %250, align 8
  br label %373

364:
  %365 = load ptr, ptr %346, align 8
  %366 = getelementptr inbounds %struct.contact_system, ptr %341, i64 0, i32 19
  %367 = getelementptr inbounds %struct.contact_system, ptr %341, i64 0, i32 26
  %368 = load ptr, ptr %249, align 8
  %369 = getelementptr inbounds %struct.contact_system, ptr %341, i64 0, i32 6
  %370 = load ptr, ptr %251, align 8
  br label %387

371:
  %372 = bitcast ptr %368 to ptr
  br label %373

373:
  %374 = phi ptr [ %363, %362 ], [ %372, %371 ]
  %375 = phi double [ 0.000000e+00, %362 ], [ %436, %371 ]
  %376 = load i64, ptr %344, align 8
  %377 = shl i64 %376, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %361, ptr align 8 %374, i64 %377, i1 false)
  %378 = load ptr, ptr %252, align 8
  %379 = call i64 @law_impact(ptr %11, ptr %378)
  %380 = load i64, ptr %342, align 8
  %381 = icmp sgt i64 %380, 0
  br i1 %381, label %382, label %440

382:
  %383 = load ptr, ptr %230, align 8
  %384 = load ptr, ptr %240, align 8
  %385 = load ptr, ptr %249, align 8
  %386 = load ptr, ptr %252, align 8
  br label %444

387:
  %388 = phi i64 [ 0, %364 ], [ %437, %435 ]
  %389 = phi double [ 0.000000e+00, %364 ], [ %436, %435 ]
  %390 = shl nsw i64 %388, 2
  %391 = getelementptr inbounds i64, ptr %365, i64 %390
  %392 = load i64, ptr %391, align 8
  %393 = icmp eq i64 %392, 2
  br i1 %393, label %394, label %396

394:
  %395 = getelementptr inbounds i64, ptr %351, i64 %388
  store i64 0, ptr %395, align 8
  br label %435

396:
  %397 = load ptr, ptr %366, align 8
  %398 = getelementptr inbounds i64, ptr %397, i64 %388
  %399 = load i64, ptr %398, align 8
  %400 = icmp eq i64 %399, 0
  br i1 %400, label %401, label %418

401:
  %402 = load i64, ptr %367, align 8
  %403 = shl nuw nsw i64 %388, 1
  %404 = icmp eq i64 %402, %403
  br i1 %404, label %418, label %405

405:
  %406 = icmp eq i64 %392, 0
  br i1 %406, label %407, label %411

407:
  %408 = getelementptr inbounds double, ptr %370, i64 %388
  %409 = load ptr, ptr %369, align 8
  %410 = getelementptr inbounds double, ptr %409, i64 %403
  br label %420

411:
  %412 = getelementptr inbounds i64, ptr %391, i64 1
  %413 = load i64, ptr %412, align 8
  %414 = getelementptr inbounds double, ptr %368, i64 %413
  %415 = load ptr, ptr %369, align 8
  %416 = or i64 %403, 1
  %417 = getelementptr inbounds double, ptr %415, i64 %416
  br label %420

418:
  %419 = getelementptr inbounds i64, ptr %351, i64 %388
  store i64 1, ptr %419, align 8
  br label %428

420:
  %421 = phi ptr [ %417, %411 ], [ %410, %407 ]
  %422 = phi ptr [ %414, %411 ], [ %408, %407 ]
  %423 = load double, ptr %422, align 8
  %424 = load double, ptr %421, align 8
  %425 = fcmp ole double %423, %424
  %426 = zext i1 %425 to i64
  %427 = getelementptr inbounds i64, ptr %351, i64 %388
  store i64 %426, ptr %427, align 8
  br i1 %425, label %428, label %435

428:
  %429 = getelementptr inbounds i64, ptr %391, i64 1
  %430 = load i64, ptr %429, align 8
  %431 = getelementptr inbounds double, ptr %368, i64 %430
  %432 = load double, ptr %431, align 8
  %433 = fneg double %432
  %434 = call double @llvm.maxnum.f64(double %389, double %433)
  br label %435

435:
  %436 = phi double [ %434, %428 ], [ %389, %420 ], [ %389, %394 ]
  %437 = add nuw nsw i64 %388, 1
  %438 = load i64, ptr %342, align 8
  %439 = icmp slt i64 %437, %438
  br i1 %439, label %387, label %371

440:
  %441 = phi double [ 0.000000e+00, %373 ], [ %466, %465 ]
  %442 = phi double [ 0.000000e+00, %373 ], [ %470, %465 ]
  %443 = phi i64 [ -1, %373 ], [ %471, %465 ]
  switch i64 %379, label %476 [
    i64 3, label %474
    i64 0, label %479
  ]

444:
  %445 = phi i64 [ 0, %382 ], [ %472, %465 ]
  %446 = phi i64 [ -1, %382 ], [ %471, %465 ]
  %447 = phi double [ 0.000000e+00, %382 ], [ %470, %465 ]
  %448 = phi double [ 0.000000e+00, %382 ], [ %466, %465 ]
  %449 = getelementptr inbounds i64, ptr %383, i64 %445
  %450 = load i64, ptr %449, align 8
  %451 = icmp eq i64 %450, 1
  br i1 %451, label %452, label %465

452:
  %453 = load ptr, ptr %346, align 8
  %454 = shl nsw i64 %445, 2
  %455 = getelementptr inbounds i64, ptr %453, i64 1
  %456 = getelementptr inbounds i64, ptr %455, i64 %454
  %457 = load i64, ptr %456, align 8
  %458 = getelementptr inbounds double, ptr %384, i64 %457
  %459 = load double, ptr %458, align 8
  %460 = getelementptr inbounds double, ptr %385, i64 %457
  %461 = load double, ptr %460, align 8
  %462 = call double @llvm.maxnum.f64(double %461, double 0.000000e+00)
  %463 = fsub double %459, %462
  %464 = call double @llvm.maxnum.f64(double %448, double %463)
  br label %465

465:
  %466 = phi double [ %464, %452 ], [ %448, %444 ]
  %467 = getelementptr inbounds double, ptr %386, i64 %445
  %468 = load double, ptr %467, align 8
  %469 = fcmp ult double %468, %447
  %470 = select i1 %469, double %468, double %447
  %471 = select i1 %469, i64 %445, i64 %446
  %472 = add nuw nsw i64 %445, 1
  %473 = icmp eq i64 %472, %380
  br i1 %473, label %440, label %444

474:
  %475 = fneg double %442
  br label %539

476:
  %477 = load i64, ptr %243, align 8
  %478 = load double, ptr %242, align 8
  br label %539

479:
  %480 = getelementptr inbounds %struct.contact_system, ptr %341, i64 0, i32 32
  %481 = load double, ptr %480, align 8
  %482 = load double, ptr %242, align 8
  %483 = call double @llvm.maxnum.f64(double %481, double %482)
  store double %483, ptr %480, align 8
  %484 = fcmp ogt double %375, 0.000000e+00
  %485 = fdiv double %441, %375
  %486 = select i1 %484, double %485, double 0.000000e+00
  %487 = getelementptr inbounds %struct.contact_system, ptr %341, i64 0, i32 35
  store double %486, ptr %487, align 8
  %488 = load double, ptr %188, align 8
  %489 = load ptr, ptr %252, align 8
  br i1 %381, label %490, label %546

490:
  %491 = getelementptr inbounds %struct.contact_system, ptr %341, i64 0, i32 12
  %492 = getelementptr inbounds %struct.contact_system, ptr %341, i64 0, i32 14
  br label %493

493:
  %494 = phi i64 [ %380, %490 ], [ %536, %535 ]
  %495 = phi i64 [ 0, %490 ], [ %537, %535 ]
  %496 = load ptr, ptr %346, align 8
  %497 = shl nsw i64 %495, 2
  %498 = getelementptr inbounds i64, ptr %496, i64 %497
  %499 = getelementptr inbounds i64, ptr %498, i64 1
  %500 = load i64, ptr %499, align 8
  %501 = load i64, ptr %498, align 8
  %502 = icmp ne i64 %501, 2
  %503 = zext i1 %502 to i64
  %504 = getelementptr inbounds i64, ptr %498, i64 2
  %505 = load i64, ptr %504, align 8
  %506 = add i64 %505, %503
  %507 = load ptr, ptr %230, align 8
  %508 = getelementptr inbounds i64, ptr %507, i64 %495
  %509 = load i64, ptr %508, align 8
  %510 = icmp eq i64 %509, 0
  br i1 %510, label %535, label %511

511:
  %512 = load ptr, ptr %238, align 8
  %513 = getelementptr inbounds double, ptr %512, i64 %500
  %514 = load double, ptr %513, align 8
  %515 = fcmp ueq double %514, 0.000000e+00
  br i1 %515, label %535, label %516

516:
  %517 = load ptr, ptr %491, align 8
  %518 = load i64, ptr %492, align 8
  %519 = add nsw i64 %518, 1
  store i64 %519, ptr %492, align 8
  %520 = getelementptr inbounds %struct.contact_event, ptr %517, i64 %518, i32 1
  %521 = getelementptr inbounds i64, ptr %520, i64 1
  %522 = bitcast ptr %521 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %522, i8 0, i64 40, i1 false)
  %523 = getelementptr inbounds %struct.contact_event, ptr %517, i64 %518, i32 0
  store double %488, ptr %523, align 8
  store i64 0, ptr %520, align 8
  %524 = getelementptr inbounds %struct.contact_event, ptr %517, i64 %518, i32 2
  store i64 %495, ptr %524, align 8
  %525 = getelementptr inbounds %struct.contact_event, ptr %517, i64 %518, i32 3, i64 0
  %526 = bitcast ptr %525 to ptr
  %527 = load ptr, ptr %238, align 8
  %528 = getelementptr inbounds double, ptr %527, i64 %500
  %529 = bitcast ptr %528 to ptr
  %530 = shl i64 %506, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %526, ptr align 8 %529, i64 %530, i1 false)
  %531 = getelementptr inbounds double, ptr %489, i64 %495
  %532 = load double, ptr %531, align 8
  %533 = getelementptr inbounds %struct.contact_event, ptr %517, i64 %518, i32 4
  store double %532, ptr %533, align 8
  %534 = load i64, ptr %342, align 8
  br label %535

535:
  %536 = phi i64 [ %494, %493 ], [ %494, %511 ], [ %534, %516 ]
  %537 = add nuw nsw i64 %495, 1
  %538 = icmp slt i64 %537, %536
  br i1 %538, label %493, label %546

539:
  %540 = phi i64 [ 3, %474 ], [ %379, %476 ]
  %541 = phi i64 [ %443, %474 ], [ %477, %476 ]
  %542 = phi double [ %475, %474 ], [ %478, %476 ]
  %543 = getelementptr inbounds %struct.contact_system, ptr %341, i64 0, i32 28
  store i64 %540, ptr %543, align 8
  %544 = getelementptr inbounds %struct.contact_system, ptr %341, i64 0, i32 29
  store i64 %541, ptr %544, align 8
  %545 = getelementptr inbounds %struct.contact_system, ptr %341, i64 0, i32 31
  store double %542, ptr %545, align 8
  br label %565

546:
  %547 = load ptr, ptr %238, align 8
  call void @jump(ptr %0, ptr %1, ptr %547)
  %548 = load ptr, ptr %16, align 8
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %8, ptr %548)
  %549 = load double, ptr %188, align 8
  %550 = call double @model_time(ptr %0, double %549)
  %551 = getelementptr inbounds %struct.contact_system, ptr %548, i64 0, i32 27
  %552 = load i64, ptr %551, align 8
  store i64 0, ptr %551, align 8
  %553 = call ptr @ode_state(ptr %1)
  %554 = call i64 @model_inputs(ptr %0, double %550, ptr %553)
  store i64 %552, ptr %551, align 8
  %555 = call ptr @ode_state(ptr %1)
  %556 = load ptr, ptr %254, align 8
  %557 = getelementptr inbounds %struct.contact_system, ptr %548, i64 0, i32 8, i32 0
  %558 = load ptr, ptr %557, align 8
  %559 = load ptr, ptr %255, align 8
  %560 = getelementptr inbounds %struct.contact_system, ptr %548, i64 0, i32 8, i32 1
  %561 = load ptr, ptr %560, align 8
  %562 = getelementptr inbounds %struct.contact_system, ptr %548, i64 0, i32 8, i32 2
  %563 = load ptr, ptr %562, align 8
  call void %558(double %550, ptr %555, ptr %559, ptr %561, ptr %563, ptr %556)
  %564 = icmp eq i64 %554, 0
  br i1 %564, label %568, label %565

565:
  %566 = phi i64 [ 12, %539 ], [ %554, %546 ]
  %567 = load i64, ptr %112, align 8
  br label %578

568:
  %569 = add nuw nsw i32 %273, 1
  %570 = load i64, ptr %112, align 8
  %571 = load i64, ptr %210, align 8
  %572 = mul nsw i64 %570, 3
  %573 = add nsw i64 %572, %571
  %574 = load i64, ptr %211, align 8
  %575 = icmp sle i64 %573, %574
  %576 = icmp sgt i64 %570, 0
  %577 = select i1 %575, i1 %576, i1 false
  br i1 %577, label %272, label %578

578:
  %579 = phi i64 [ %187, %207 ], [ %567, %565 ], [ %187, %209 ], [ %274, %331 ], [ %570, %568 ]
  %580 = phi i64 [ %111, %207 ], [ %566, %565 ], [ 0, %209 ], [ 0, %331 ], [ 0, %568 ]
  %581 = phi i1 [ false, %207 ], [ false, %565 ], [ true, %209 ], [ true, %331 ], [ true, %568 ]
  %582 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 14
  %583 = load i64, ptr %582, align 8
  %584 = mul nsw i64 %579, 3
  %585 = add nsw i64 %584, %583
  %586 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 13
  %587 = load i64, ptr %586, align 8
  %588 = icmp sgt i64 %585, %587
  br i1 %588, label %589, label %591

589:
  %590 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 23
  store i64 0, ptr %590, align 8
  br label %1025

591:
  br i1 %581, label %592, label %595

592:
  %593 = load double, ptr %188, align 8
  %594 = call i64 @choose_modes(ptr %17, double %593, ptr %20)
  br label %595

595:
  %596 = phi i64 [ %594, %592 ], [ %580, %591 ]
  %597 = bitcast ptr %15 to ptr
  %598 = bitcast ptr %7 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %7, ptr %17)
  %599 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 0
  %600 = load i64, ptr %112, align 8
  store i64 %600, ptr %599, align 8
  %601 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 1
  %602 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 1
  %603 = load i64, ptr %602, align 8
  store i64 %603, ptr %601, align 8
  %604 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 2
  %605 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 5
  %606 = load ptr, ptr %605, align 8
  store ptr %606, ptr %604, align 8
  %607 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 3
  %608 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 4
  %609 = load ptr, ptr %608, align 8
  store ptr %609, ptr %607, align 8
  %610 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 4
  %611 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 3
  %612 = load ptr, ptr %611, align 8
  store ptr %612, ptr %610, align 8
  %613 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 5
  %614 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 2
  %615 = load ptr, ptr %614, align 8
  store ptr %615, ptr %613, align 8
  %616 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 6
  %617 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 16
  %618 = load ptr, ptr %617, align 8
  store ptr %618, ptr %616, align 8
  %619 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 7
  %620 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 10
  %621 = load ptr, ptr %620, align 8
  store ptr %621, ptr %619, align 8
  %622 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 8
  %623 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 17
  %624 = load ptr, ptr %623, align 8
  store ptr %624, ptr %622, align 8
  %625 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 9
  %626 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 7
  %627 = load ptr, ptr %626, align 8
  store ptr %627, ptr %625, align 8
  %628 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 10
  %629 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 8
  %630 = load ptr, ptr %629, align 8
  store ptr %630, ptr %628, align 8
  %631 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 11
  %632 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 9
  %633 = load ptr, ptr %632, align 8
  store ptr %633, ptr %631, align 8
  %634 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 12
  store double 0.000000e+00, ptr %634, align 8
  %635 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 13
  store i64 -1, ptr %635, align 8
  %636 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 14
  store i64 0, ptr %636, align 8
  %637 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 15
  %638 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 15
  %639 = load ptr, ptr %638, align 8
  store ptr %639, ptr %637, align 8
  %640 = getelementptr inbounds %struct.law_problem, ptr %15, i64 0, i32 16
  %641 = getelementptr inbounds %struct.contact_parts, ptr %7, i64 0, i32 19
  %642 = load ptr, ptr %641, align 8
  store ptr %642, ptr %640, align 8
  %643 = icmp eq i64 %596, 0
  br i1 %643, label %644, label %1023

644:
  %645 = bitcast ptr %6 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %6, ptr %17)
  %646 = load i64, ptr %112, align 8
  %647 = icmp sgt i64 %646, 0
  br i1 %647, label %649, label %648

648:
  br label %948

649:
  %650 = load ptr, ptr %605, align 8
  %651 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 1
  %652 = load ptr, ptr %651, align 8
  %653 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 9
  %654 = load ptr, ptr %653, align 8
  %655 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 35
  %656 = load double, ptr %655, align 8
  %657 = fsub double 1.000000e+00, %656
  %658 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 6
  %659 = fcmp olt double %656, 1.000000e+00
  %660 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 10
  %661 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 3
  %662 = load ptr, ptr %661, align 8
  br label %674

663:
  %664 = fcmp ogt double %725, 0.000000e+00
  %665 = icmp sgt i64 %727, 0
  %666 = select i1 %665, i1 %664, i1 false
  br i1 %666, label %667, label %809

667:
  %668 = load ptr, ptr %661, align 8
  %669 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 4
  %670 = load ptr, ptr %669, align 8
  %671 = load ptr, ptr %651, align 8
  %672 = getelementptr inbounds %struct.contact_parts, ptr %6, i64 0, i32 7
  %673 = load ptr, ptr %672, align 8
  br label %729

674:
  %675 = phi double [ 0.000000e+00, %649 ], [ %725, %723 ]
  %676 = phi double [ 0.000000e+00, %649 ], [ %724, %723 ]
  %677 = phi i64 [ 0, %649 ], [ %726, %723 ]
  %678 = shl nsw i64 %677, 2
  %679 = getelementptr inbounds i64, ptr %650, i64 %678
  %680 = getelementptr inbounds i64, ptr %679, i64 1
  %681 = load i64, ptr %680, align 8
  %682 = getelementptr inbounds double, ptr %652, i64 %681
  %683 = load double, ptr %682, align 8
  %684 = getelementptr inbounds double, ptr %654, i64 %681
  %685 = load double, ptr %684, align 8
  %686 = fneg double %685
  %687 = fmul double %683, 2.000000e+00
  %688 = fdiv double %687, %686
  %689 = fdiv double %688, %657
  %690 = getelementptr inbounds i64, ptr %618, i64 %677
  store i64 0, ptr %690, align 8
  %691 = load i64, ptr %679, align 8
  %692 = icmp eq i64 %691, 2
  br i1 %692, label %723, label %693

693:
  %694 = getelementptr inbounds i64, ptr %20, i64 %677
  %695 = load i64, ptr %694, align 8
  %696 = icmp eq i64 %695, 0
  br i1 %696, label %723, label %697

697:
  %698 = load ptr, ptr %658, align 8
  %699 = shl nuw nsw i64 %677, 1
  %700 = or i64 %699, 1
  %701 = getelementptr inbounds double, ptr %698, i64 %700
  %702 = load double, ptr %701, align 8
  %703 = fcmp ogt double %683, %702
  br i1 %703, label %704, label %720

704:
  %705 = fcmp olt double %685, 0.000000e+00
  %706 = select i1 %705, i1 %659, i1 false
  br i1 %706, label %707, label %723

707:
  %708 = load double, ptr %660, align 8
  %709 = fcmp olt double %689, %708
  br i1 %709, label %710, label %723

710:
  %711 = call double @llvm.maxnum.f64(double %675, double %689)
  %712 = fmul double %689, %686
  %713 = load i64, ptr %602, align 8
  %714 = mul nsw i64 %713, %681
  %715 = add nsw i64 %714, %681
  %716 = getelementptr inbounds double, ptr %662, i64 %715
  %717 = load double, ptr %716, align 8
  %718 = fdiv double %712, %717
  %719 = call double @llvm.maxnum.f64(double %676, double %718)
  br label %720

720:
  %721 = phi double [ %719, %710 ], [ %676, %697 ]
  %722 = phi double [ %711, %710 ], [ %675, %697 ]
  store i64 2, ptr %690, align 8
  br label %723

723:
  %724 = phi double [ %721, %720 ], [ %676, %693 ], [ %676, %674 ], [ %676, %707 ], [ %676, %704 ]
  %725 = phi double [ %722, %720 ], [ %675, %693 ], [ %675, %674 ], [ %675, %707 ], [ %675, %704 ]
  %726 = add nuw nsw i64 %677, 1
  %727 = load i64, ptr %112, align 8
  %728 = icmp slt i64 %726, %727
  br i1 %728, label %674, label %663

729:
  %730 = phi i64 [ 0, %667 ], [ %806, %805 ]
  %731 = shl nsw i64 %730, 2
  %732 = getelementptr inbounds i64, ptr %650, i64 %731
  %733 = getelementptr inbounds i64, ptr %732, i64 1
  %734 = load i64, ptr %733, align 8
  %735 = load i64, ptr %732, align 8
  %736 = icmp ne i64 %735, 2
  %737 = zext i1 %736 to i64
  %738 = add nsw i64 %734, %737
  %739 = getelementptr inbounds i64, ptr %732, i64 2
  %740 = load i64, ptr %739, align 8
  %741 = add nsw i64 %738, %740
  %742 = icmp sgt i64 %740, 0
  br i1 %742, label %743, label %745

743:
  %744 = load i64, ptr %602, align 8
  br label %754

745:
  %746 = phi double [ 0.000000e+00, %729 ], [ %762, %754 ]
  %747 = mul nsw i64 %730, 3
  %748 = getelementptr inbounds double, ptr %670, i64 %747
  %749 = load double, ptr %748, align 8
  %750 = getelementptr inbounds i64, ptr %624, i64 %730
  store i64 2, ptr %750, align 8
  %751 = getelementptr inbounds i64, ptr %618, i64 %730
  %752 = load i64, ptr %751, align 8
  %753 = icmp eq i64 %752, 2
  br i1 %753, label %765, label %805

754:
  %755 = phi i64 [ %738, %743 ], [ %763, %754 ]
  %756 = phi double [ 0.000000e+00, %743 ], [ %762, %754 ]
  %757 = mul nsw i64 %755, %744
  %758 = add nsw i64 %757, %755
  %759 = getelementptr inbounds double, ptr %668, i64 %758
  %760 = load double, ptr %759, align 8
  %761 = fmul double %724, %760
  %762 = call double @llvm.maxnum.f64(double %756, double %761)
  %763 = add nsw i64 %755, 1
  %764 = icmp slt i64 %763, %741
  br i1 %764, label %754, label %745

765:
  %766 = fmul double %746, %749
  %767 = load i64, ptr %733, align 8
  %768 = load i64, ptr %732, align 8
  %769 = icmp ne i64 %768, 2
  %770 = zext i1 %769 to i64
  %771 = add nsw i64 %767, %770
  %772 = load i64, ptr %739, align 8
  %773 = icmp sgt i64 %772, 0
  br i1 %773, label %777, label %795

774:
  %775 = call double @llvm.sqrt.f64(double %783)
  %776 = fcmp ogt double %775, 0.000000e+00
  br i1 %776, label %786, label %795

777:
  %778 = phi double [ %783, %777 ], [ 0.000000e+00, %765 ]
  %779 = phi i64 [ %784, %777 ], [ 0, %765 ]
  %780 = add nsw i64 %779, %771
  %781 = getelementptr inbounds double, ptr %671, i64 %780
  %782 = load double, ptr %781, align 8
  %783 = call double @llvm.fmuladd.f64(double %782, double %782, double %778)
  %784 = add nuw nsw i64 %779, 1
  %785 = icmp eq i64 %784, %772
  br i1 %785, label %774, label %777

786:
  %787 = phi i64 [ %793, %786 ], [ 0, %774 ]
  %788 = add nsw i64 %787, %771
  %789 = getelementptr inbounds double, ptr %671, i64 %788
  %790 = load double, ptr %789, align 8
  %791 = fdiv double %790, %775
  %792 = getelementptr inbounds double, ptr %673, i64 %788
  store double %791, ptr %792, align 8
  %793 = add nuw nsw i64 %787, 1
  %794 = icmp eq i64 %793, %772
  br i1 %794, label %795, label %786

795:
  %796 = phi double [ %775, %774 ], [ 0.000000e+00, %765 ], [ %775, %786 ]
  %797 = load ptr, ptr %658, align 8
  %798 = shl nuw nsw i64 %730, 1
  %799 = or i64 %798, 1
  %800 = getelementptr inbounds double, ptr %797, i64 %799
  %801 = load double, ptr %800, align 8
  %802 = call double @llvm.maxnum.f64(double %766, double %801)
  %803 = fcmp ugt double %796, %802
  br i1 %803, label %805, label %804

804:
  store i64 1, ptr %751, align 8
  store i64 1, ptr %750, align 8
  br label %805

805:
  %806 = add nuw nsw i64 %730, 1
  %807 = load i64, ptr %112, align 8
  %808 = icmp slt i64 %806, %807
  br i1 %808, label %729, label %809

809:
  br i1 %664, label %810, label %948

810:
  %811 = load ptr, ptr %16, align 8
  %812 = bitcast ptr %5 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %5, ptr %811)
  %813 = getelementptr inbounds %struct.contact_parts, ptr %5, i64 0, i32 7
  %814 = bitcast ptr %813 to ptr
  %815 = load ptr, ptr %814, align 8
  %816 = getelementptr inbounds %struct.contact_system, ptr %811, i64 0, i32 1
  %817 = load i64, ptr %816, align 8
  %818 = shl i64 %817, 3
  call void @llvm.memset.p0.i64(ptr align 8 %815, i8 0, i64 %818, i1 false)
  %819 = bitcast ptr %613 to ptr
  %820 = load ptr, ptr %819, align 8
  %821 = getelementptr inbounds %struct.contact_parts, ptr %5, i64 0, i32 1
  %822 = bitcast ptr %821 to ptr
  %823 = load ptr, ptr %822, align 8
  %824 = load i64, ptr %816, align 8
  %825 = shl i64 %824, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %820, ptr align 8 %823, i64 %825, i1 false)
  call void @law_forces(ptr %15)
  %826 = getelementptr inbounds %struct.contact_system, ptr %811, i64 0, i32 0
  %827 = load i64, ptr %826, align 8
  %828 = icmp sgt i64 %827, 0
  br i1 %828, label %829, label %922

829:
  %830 = getelementptr inbounds %struct.contact_system, ptr %811, i64 0, i32 5
  %831 = load ptr, ptr %830, align 8
  %832 = getelementptr inbounds %struct.contact_parts, ptr %5, i64 0, i32 11
  %833 = load ptr, ptr %832, align 8
  %834 = load ptr, ptr %821, align 8
  %835 = load ptr, ptr %628, align 8
  %836 = load ptr, ptr %631, align 8
  br label %890

837:
  %838 = load double, ptr %188, align 8
  %839 = fadd double %725, %838
  %840 = getelementptr inbounds %struct.contact_system, ptr %811, i64 0, i32 12
  %841 = getelementptr inbounds %struct.contact_system, ptr %811, i64 0, i32 14
  br label %842

842:
  %843 = phi ptr [ %831, %837 ], [ %889, %888 ]
  %844 = phi i64 [ %827, %837 ], [ %885, %888 ]
  %845 = phi i64 [ 0, %837 ], [ %886, %888 ]
  %846 = shl nsw i64 %845, 2
  %847 = getelementptr inbounds i64, ptr %843, i64 %846
  %848 = getelementptr inbounds i64, ptr %847, i64 1
  %849 = load i64, ptr %848, align 8
  %850 = load i64, ptr %847, align 8
  %851 = icmp ne i64 %850, 2
  %852 = zext i1 %851 to i64
  %853 = getelementptr inbounds i64, ptr %847, i64 2
  %854 = load i64, ptr %853, align 8
  %855 = add i64 %854, %852
  %856 = load ptr, ptr %616, align 8
  %857 = getelementptr inbounds i64, ptr %856, i64 %845
  %858 = load i64, ptr %857, align 8
  %859 = icmp eq i64 %858, 0
  br i1 %859, label %884, label %860

860:
  %861 = load ptr, ptr %628, align 8
  %862 = getelementptr inbounds double, ptr %861, i64 %849
  %863 = load double, ptr %862, align 8
  %864 = fcmp ueq double %863, 0.000000e+00
  br i1 %864, label %884, label %865

865:
  %866 = load ptr, ptr %840, align 8
  %867 = load i64, ptr %841, align 8
  %868 = add nsw i64 %867, 1
  store i64 %868, ptr %841, align 8
  %869 = getelementptr inbounds %struct.contact_event, ptr %866, i64 %867, i32 1
  %870 = getelementptr inbounds i64, ptr %869, i64 1
  %871 = bitcast ptr %870 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %871, i8 0, i64 40, i1 false)
  %872 = getelementptr inbounds %struct.contact_event, ptr %866, i64 %867, i32 0
  store double %839, ptr %872, align 8
  store i64 5, ptr %869, align 8
  %873 = getelementptr inbounds %struct.contact_event, ptr %866, i64 %867, i32 2
  store i64 %845, ptr %873, align 8
  %874 = getelementptr inbounds %struct.contact_event, ptr %866, i64 %867, i32 3, i64 0
  %875 = bitcast ptr %874 to ptr
  %876 = load ptr, ptr %628, align 8
  %877 = getelementptr inbounds double, ptr %876, i64 %849
  %878 = bitcast ptr %877 to ptr
  %879 = shl i64 %855, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %875, ptr align 8 %878, i64 %879, i1 false)
  %880 = getelementptr inbounds double, ptr %833, i64 %845
  %881 = load double, ptr %880, align 8
  %882 = getelementptr inbounds %struct.contact_event, ptr %866, i64 %867, i32 4
  store double %881, ptr %882, align 8
  %883 = load i64, ptr %826, align 8
  br label %884

884:
  %885 = phi i64 [ %844, %842 ], [ %844, %860 ], [ %883, %865 ]
  %886 = add nuw nsw i64 %845, 1
  %887 = icmp slt i64 %886, %885
  br i1 %887, label %888, label %922

888:
  %889 = load ptr, ptr %830, align 8
  br label %842

890:
  %891 = phi i64 [ 0, %829 ], [ %906, %905 ]
  %892 = shl nsw i64 %891, 2
  %893 = getelementptr inbounds i64, ptr %831, i64 %892
  %894 = getelementptr inbounds double, ptr %833, i64 %891
  store double 0.000000e+00, ptr %894, align 8
  %895 = getelementptr inbounds i64, ptr %893, i64 1
  %896 = load i64, ptr %895, align 8
  %897 = load i64, ptr %893, align 8
  %898 = icmp ne i64 %897, 2
  %899 = zext i1 %898 to i64
  %900 = getelementptr inbounds i64, ptr %893, i64 2
  %901 = load i64, ptr %900, align 8
  %902 = add i64 %901, %896
  %903 = add i64 %902, %899
  %904 = icmp slt i64 %896, %903
  br i1 %904, label %908, label %905

905:
  %906 = add nuw nsw i64 %891, 1
  %907 = icmp eq i64 %906, %827
  br i1 %907, label %837, label %890

908:
  %909 = phi double [ %919, %908 ], [ 0.000000e+00, %890 ]
  %910 = phi i64 [ %920, %908 ], [ %896, %890 ]
  %911 = getelementptr inbounds double, ptr %835, i64 %910
  %912 = load double, ptr %911, align 8
  %913 = getelementptr inbounds double, ptr %834, i64 %910
  %914 = load double, ptr %913, align 8
  %915 = getelementptr inbounds double, ptr %836, i64 %910
  %916 = load double, ptr %915, align 8
  %917 = fadd double %914, %916
  %918 = fmul double %912, -5.000000e-01
  %919 = call double @llvm.fmuladd.f64(double %918, double %917, double %909)
  store double %919, ptr %894, align 8
  %920 = add nsw i64 %910, 1
  %921 = icmp eq i64 %920, %903
  br i1 %921, label %905, label %908

922:
  %923 = load ptr, ptr %628, align 8
  call void @jump(ptr %0, ptr %1, ptr %923)
  %924 = load ptr, ptr %16, align 8
  %925 = bitcast ptr %4 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %4, ptr %924)
  %926 = load double, ptr %188, align 8
  %927 = call double @model_time(ptr %0, double %926)
  %928 = getelementptr inbounds %struct.contact_system, ptr %924, i64 0, i32 27
  %929 = load i64, ptr %928, align 8
  store i64 0, ptr %928, align 8
  %930 = call ptr @ode_state(ptr %1)
  %931 = call i64 @model_inputs(ptr %0, double %927, ptr %930)
  store i64 %929, ptr %928, align 8
  %932 = call ptr @ode_state(ptr %1)
  %933 = getelementptr inbounds %struct.contact_parts, ptr %4, i64 0, i32 0
  %934 = load ptr, ptr %933, align 8
  %935 = getelementptr inbounds %struct.contact_system, ptr %924, i64 0, i32 8, i32 0
  %936 = load ptr, ptr %935, align 8
  %937 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  %938 = load ptr, ptr %937, align 8
  %939 = getelementptr inbounds %struct.contact_system, ptr %924, i64 0, i32 8, i32 1
  %940 = load ptr, ptr %939, align 8
  %941 = getelementptr inbounds %struct.contact_system, ptr %924, i64 0, i32 8, i32 2
  %942 = load ptr, ptr %941, align 8
  call void %936(double %927, ptr %932, ptr %938, ptr %940, ptr %942, ptr %934)
  %943 = icmp eq i64 %931, 0
  br i1 %943, label %944, label %1023

944:
  %945 = load double, ptr %188, align 8
  %946 = call i64 @choose_modes(ptr %17, double %945, ptr %20)
  %947 = icmp eq i64 %946, 0
  br i1 %947, label %948, label %1023

948:
  %949 = phi double [ 0.000000e+00, %648 ], [ %725, %944 ], [ %725, %809 ]
  %950 = load double, ptr %188, align 8
  %951 = bitcast ptr %3 to ptr
  call void @contact_parts_of(ptr sret(%struct.contact_parts) align 8 %3, ptr %17)
  %952 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 27
  store i64 0, ptr %952, align 8
  %953 = load i64, ptr %112, align 8
  %954 = icmp sgt i64 %953, 0
  br i1 %954, label %955, label %1006

955:
  %956 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 19
  %957 = getelementptr inbounds %struct.contact_parts, ptr %3, i64 0, i32 17
  %958 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 24
  %959 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 12
  %960 = load ptr, ptr %956, align 8
  br label %961

961:
  %962 = phi ptr [ %960, %955 ], [ %997, %996 ]
  %963 = phi i64 [ 0, %955 ], [ %1003, %996 ]
  %964 = getelementptr inbounds i64, ptr %962, i64 %963
  %965 = load i64, ptr %964, align 8
  %966 = load ptr, ptr %957, align 8
  %967 = getelementptr inbounds i64, ptr %966, i64 %963
  %968 = load i64, ptr %967, align 8
  %969 = icmp eq i64 %965, 0
  br i1 %969, label %975, label %970

970:
  %971 = icmp eq i64 %968, 0
  br i1 %971, label %975, label %972

972:
  %973 = icmp eq i64 %968, 1
  %974 = select i1 %973, i64 3, i64 4
  br label %975

975:
  %976 = phi i64 [ 1, %961 ], [ %974, %972 ], [ 2, %970 ]
  %977 = icmp eq i64 %968, %965
  br i1 %977, label %996, label %978

978:
  %979 = load i64, ptr %958, align 8
  %980 = icmp eq i64 %979, 0
  br i1 %980, label %981, label %996

981:
  %982 = icmp eq i64 %976, 1
  %983 = icmp eq i64 %976, 3
  %984 = select i1 %983, double %110, double -0.000000e+00
  %985 = select i1 %982, double %949, double %984
  %986 = fadd double %950, %985
  %987 = load ptr, ptr %959, align 8
  %988 = load i64, ptr %582, align 8
  %989 = add nsw i64 %988, 1
  store i64 %989, ptr %582, align 8
  %990 = getelementptr inbounds %struct.contact_event, ptr %987, i64 %988, i32 1
  %991 = getelementptr inbounds i64, ptr %990, i64 1
  %992 = bitcast ptr %991 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %992, i8 0, i64 40, i1 false)
  %993 = getelementptr inbounds %struct.contact_event, ptr %987, i64 %988, i32 0
  store double %986, ptr %993, align 8
  store i64 %976, ptr %990, align 8
  %994 = getelementptr inbounds %struct.contact_event, ptr %987, i64 %988, i32 2
  store i64 %963, ptr %994, align 8
  %995 = load ptr, ptr %956, align 8
  br label %996

996:
  %997 = phi ptr [ %995, %981 ], [ %962, %978 ], [ %962, %975 ]
  %998 = getelementptr inbounds i64, ptr %997, i64 %963
  store i64 %968, ptr %998, align 8
  %999 = icmp ne i64 %968, 0
  %1000 = zext i1 %999 to i64
  %1001 = load i64, ptr %952, align 8
  %1002 = add nsw i64 %1001, %1000
  store i64 %1002, ptr %952, align 8
  %1003 = add nuw nsw i64 %963, 1
  %1004 = load i64, ptr %112, align 8
  %1005 = icmp slt i64 %1003, %1004
  br i1 %1005, label %961, label %1006

1006:
  %1007 = load double, ptr %188, align 8
  %1008 = call double @model_time(ptr %0, double %1007)
  %1009 = call ptr @ode_state(ptr %1)
  %1010 = call i64 @contact_project(ptr %0, double %1008, ptr %1009)
  %1011 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 40
  %1012 = load i64, ptr %1011, align 8
  %1013 = load double, ptr %188, align 8
  %1014 = getelementptr inbounds %struct.ode_solver, ptr %1, i64 0, i32 7
  %1015 = load double, ptr %1014, align 8
  call void @ode_start(ptr %1, double %1013, double %1015)
  store i64 %1012, ptr %1011, align 8
  %1016 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 23
  store i64 1, ptr %1016, align 8
  %1017 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 24
  %1018 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 26
  %1019 = bitcast ptr %1017 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %1019, i8 0, i64 16, i1 false)
  store i64 -1, ptr %1018, align 8
  %1020 = load double, ptr %188, align 8
  %1021 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 36
  store double %1020, ptr %1021, align 8
  %1022 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 35
  store double 0.000000e+00, ptr %1022, align 8
  br label %1023

1023:
  %1024 = phi i64 [ 0, %1006 ], [ %946, %944 ], [ %931, %922 ], [ %596, %595 ]
  br label %1025

1025:
  %1026 = phi i64 [ 12, %263 ], [ 12, %335 ], [ %1024, %1023 ], [ 13, %589 ], [ 12, %178 ]
  ret i64 %1026
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
  br i1 %18, label %544, label %19

19:
  %20 = load ptr, ptr %10, align 8
  %21 = sdiv i64 %14, %4
  %22 = getelementptr inbounds double, ptr %20, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = tail call double @llvm.fabs.f64(double %23)
  %25 = fcmp ueq double %24, 0x7FF0000000000000
  %26 = add nuw i64 %14, 1
  br i1 %25, label %544, label %11

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
  %42 = tail call i32 @newton(ptr %0, i64 %41, i32 30)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %81, label %518

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
  %82 = load i64, ptr %3, align 8
  %83 = load ptr, ptr %29, align 8
  %84 = shl i64 %82, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %83, i8 0, i64 %84, i1 false)
  %85 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %86 = bitcast ptr %2 to ptr
  %87 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %88 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %89 = icmp sgt i64 %82, 0
  %90 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %91 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %92 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %93 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %94 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 0
  %95 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 1
  %96 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  %97 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %98 = load i64, ptr %32, align 8
  br label %99

99:
  %100 = phi i64 [ %98, %81 ], [ %109, %108 ]
  %101 = phi i64 [ %98, %81 ], [ %110, %108 ]
  %102 = phi i32 [ 0, %81 ], [ %111, %108 ]
  %103 = icmp sgt i64 %101, 0
  br i1 %103, label %104, label %108

104:
  %105 = load ptr, ptr %85, align 8
  %106 = load ptr, ptr %28, align 8
  %107 = load ptr, ptr %87, align 8
  br label %113

108:
  %109 = phi i64 [ %100, %99 ], [ %320, %319 ]
  %110 = phi i64 [ %101, %99 ], [ %320, %319 ]
  %111 = add nuw nsw i32 %102, 1
  %112 = icmp eq i32 %111, 500
  br i1 %112, label %323, label %99

113:
  %114 = phi i64 [ %100, %104 ], [ %320, %319 ]
  %115 = phi i64 [ 0, %104 ], [ %321, %319 ]
  %116 = shl nsw i64 %115, 2
  %117 = getelementptr inbounds i64, ptr %105, i64 %116
  %118 = getelementptr inbounds i64, ptr %117, i64 1
  %119 = load i64, ptr %118, align 8
  %120 = load i64, ptr %117, align 8
  %121 = icmp ne i64 %120, 2
  %122 = zext i1 %121 to i64
  %123 = add i64 %119, %122
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %86, i8 0, i64 16, i1 false)
  %124 = getelementptr inbounds i64, ptr %107, i64 %115
  %125 = load i64, ptr %124, align 8
  %126 = icmp eq i64 %125, 0
  br i1 %126, label %319, label %127

127:
  %128 = getelementptr inbounds i64, ptr %117, i64 2
  %129 = load i64, ptr %128, align 8
  %130 = add i64 %129, %123
  %131 = icmp slt i64 %119, %130
  br i1 %131, label %132, label %135

132:
  %133 = load ptr, ptr %88, align 8
  %134 = load ptr, ptr %91, align 8
  br label %203

135:
  %136 = load ptr, ptr %93, align 8
  %137 = mul nsw i64 %115, 3
  %138 = getelementptr inbounds double, ptr %136, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = icmp eq i64 %120, 2
  br i1 %140, label %146, label %141

141:
  %142 = getelementptr inbounds double, ptr %106, i64 %119
  %143 = load double, ptr %142, align 8
  %144 = tail call double @llvm.maxnum.f64(double %143, double 0.000000e+00)
  %145 = fmul double %139, %144
  br label %146

146:
  %147 = phi double [ %145, %141 ], [ %139, %135 ]
  %148 = icmp sgt i64 %129, 0
  br i1 %148, label %149, label %172

149:
  %150 = load ptr, ptr %90, align 8
  %151 = load i64, ptr %3, align 8
  br label %152

152:
  %153 = phi i64 [ 0, %149 ], [ %161, %152 ]
  %154 = phi double [ 0.000000e+00, %149 ], [ %160, %152 ]
  %155 = add i64 %153, %123
  %156 = mul nsw i64 %155, %151
  %157 = add nsw i64 %156, %155
  %158 = getelementptr inbounds double, ptr %150, i64 %157
  %159 = load double, ptr %158, align 8
  %160 = tail call double @llvm.maxnum.f64(double %154, double %159)
  %161 = add nuw nsw i64 %153, 1
  %162 = icmp eq i64 %161, %129
  br i1 %162, label %163, label %152

163:
  %164 = fcmp ogt double %160, 0.000000e+00
  br label %176

165:
  %166 = icmp eq i64 %129, 1
  %167 = load double, ptr %94, align 16
  br i1 %166, label %170, label %168

168:
  %169 = load double, ptr %95, align 8
  br label %172

170:
  %171 = tail call double @llvm.fabs.f64(double %167)
  br label %192

172:
  %173 = phi double [ %169, %168 ], [ 0.000000e+00, %146 ]
  %174 = phi double [ %167, %168 ], [ 0.000000e+00, %146 ]
  %175 = tail call double @hypot(double %174, double %173)
  br label %192

176:
  %177 = phi i64 [ 0, %163 ], [ %190, %186 ]
  %178 = add i64 %177, %123
  %179 = getelementptr inbounds double, ptr %106, i64 %178
  %180 = load double, ptr %179, align 8
  br i1 %164, label %181, label %186

181:
  %182 = load ptr, ptr %91, align 8
  %183 = getelementptr inbounds double, ptr %182, i64 %178
  %184 = load double, ptr %183, align 8
  %185 = fdiv double %184, %160
  br label %186

186:
  %187 = phi double [ %185, %181 ], [ 0.000000e+00, %176 ]
  %188 = fsub double %180, %187
  %189 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 %177
  store double %188, ptr %189, align 8
  %190 = add nuw nsw i64 %177, 1
  %191 = icmp eq i64 %190, %129
  br i1 %191, label %165, label %176

192:
  %193 = phi double [ %167, %170 ], [ %174, %172 ]
  %194 = phi double [ %171, %170 ], [ %175, %172 ]
  %195 = fcmp ogt double %194, %147
  %196 = fdiv double %147, %194
  %197 = select i1 %195, double %196, double 1.000000e+00
  %198 = icmp eq i64 %125, 2
  %199 = xor i1 %198, true
  %200 = fcmp ogt double %194, 0.000000e+00
  %201 = and i1 %148, %200
  %202 = select i1 %199, i1 %201, i1 false
  br i1 %202, label %245, label %261

203:
  %204 = phi i64 [ %119, %132 ], [ %243, %242 ]
  %205 = getelementptr inbounds double, ptr %133, i64 %204
  %206 = load double, ptr %205, align 8
  br i1 %89, label %207, label %210

207:
  %208 = load ptr, ptr %90, align 8
  %209 = mul nsw i64 %204, %82
  br label %214

210:
  %211 = phi double [ %206, %203 ], [ %222, %214 ]
  %212 = getelementptr inbounds double, ptr %134, i64 %204
  store double %211, ptr %212, align 8
  %213 = icmp slt i64 %204, %123
  br i1 %213, label %225, label %242

214:
  %215 = phi double [ %206, %207 ], [ %222, %214 ]
  %216 = phi i64 [ 0, %207 ], [ %223, %214 ]
  %217 = add nsw i64 %216, %209
  %218 = getelementptr inbounds double, ptr %208, i64 %217
  %219 = load double, ptr %218, align 8
  %220 = getelementptr inbounds double, ptr %106, i64 %216
  %221 = load double, ptr %220, align 8
  %222 = tail call double @llvm.fmuladd.f64(double %219, double %221, double %215)
  %223 = add nuw nsw i64 %216, 1
  %224 = icmp eq i64 %223, %82
  br i1 %224, label %210, label %214

225:
  %226 = load ptr, ptr %90, align 8
  %227 = load i64, ptr %3, align 8
  %228 = mul nsw i64 %227, %204
  %229 = add nsw i64 %228, %204
  %230 = getelementptr inbounds double, ptr %226, i64 %229
  %231 = load double, ptr %230, align 8
  %232 = fcmp ogt double %231, 0.000000e+00
  br i1 %232, label %233, label %242

233:
  %234 = load ptr, ptr %92, align 8
  %235 = getelementptr inbounds double, ptr %234, i64 %115
  %236 = load double, ptr %235, align 8
  %237 = getelementptr inbounds double, ptr %106, i64 %204
  %238 = load double, ptr %237, align 8
  %239 = fdiv double %211, %231
  %240 = fsub double %238, %239
  %241 = tail call double @llvm.maxnum.f64(double %236, double %240)
  store double %241, ptr %237, align 8
  br label %242

242:
  %243 = add nsw i64 %204, 1
  %244 = icmp eq i64 %243, %130
  br i1 %244, label %135, label %203

245:
  %246 = load ptr, ptr %96, align 8
  %247 = fneg double %193
  %248 = fdiv double %247, %194
  %249 = getelementptr inbounds double, ptr %246, i64 %123
  store double %248, ptr %249, align 8
  %250 = icmp eq i64 %129, 1
  br i1 %250, label %261, label %251

251:
  %252 = phi i64 [ %259, %251 ], [ 1, %245 ]
  %253 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 %252
  %254 = load double, ptr %253, align 8
  %255 = fneg double %254
  %256 = fdiv double %255, %194
  %257 = add i64 %252, %123
  %258 = getelementptr inbounds double, ptr %246, i64 %257
  store double %256, ptr %258, align 8
  %259 = add nuw nsw i64 %252, 1
  %260 = icmp eq i64 %259, %129
  br i1 %260, label %261, label %251

261:
  br i1 %148, label %262, label %266

262:
  %263 = load ptr, ptr %90, align 8
  %264 = load i64, ptr %3, align 8
  %265 = fneg double %147
  br label %272

266:
  br i1 %140, label %267, label %296

267:
  %268 = fcmp ugt double %194, %147
  %269 = icmp ne i64 %129, 0
  %270 = select i1 %198, i1 true, i1 %268
  %271 = select i1 %270, i1 %269, i1 false
  br label %307

272:
  %273 = phi i64 [ 0, %262 ], [ %294, %293 ]
  %274 = add nsw i64 %273, %123
  %275 = mul nsw i64 %274, %264
  %276 = add nsw i64 %275, %274
  %277 = getelementptr inbounds double, ptr %263, i64 %276
  %278 = load double, ptr %277, align 8
  %279 = fcmp ogt double %278, 0.000000e+00
  br i1 %279, label %280, label %293

280:
  br i1 %198, label %281, label %285

281:
  %282 = load ptr, ptr %96, align 8
  %283 = getelementptr inbounds double, ptr %282, i64 %274
  %284 = load double, ptr %283, align 8
  br label %288

285:
  %286 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 %273
  %287 = load double, ptr %286, align 8
  br label %288

288:
  %289 = phi double [ %287, %285 ], [ %265, %281 ]
  %290 = phi double [ %197, %285 ], [ %284, %281 ]
  %291 = fmul double %289, %290
  %292 = getelementptr inbounds double, ptr %106, i64 %274
  store double %291, ptr %292, align 8
  br label %293

293:
  %294 = add nuw nsw i64 %273, 1
  %295 = icmp eq i64 %294, %129
  br i1 %295, label %266, label %272

296:
  %297 = getelementptr inbounds double, ptr %106, i64 %119
  %298 = load double, ptr %297, align 8
  %299 = load ptr, ptr %92, align 8
  %300 = getelementptr inbounds double, ptr %299, i64 %115
  %301 = load double, ptr %300, align 8
  %302 = fcmp ogt double %298, %301
  %303 = fcmp ugt double %194, %147
  %304 = icmp ne i64 %129, 0
  %305 = select i1 %198, i1 true, i1 %303
  %306 = select i1 %305, i1 %304, i1 false
  br i1 %302, label %307, label %310

307:
  %308 = phi i1 [ %271, %267 ], [ %306, %296 ]
  %309 = select i1 %308, i64 2, i64 1
  br label %314

310:
  br i1 %306, label %314, label %311

311:
  %312 = fcmp ogt double %301, 0.000000e+00
  %313 = select i1 %312, i64 3, i64 0
  br label %314

314:
  %315 = phi i64 [ %309, %307 ], [ 0, %310 ], [ %313, %311 ]
  %316 = load ptr, ptr %97, align 8
  %317 = getelementptr inbounds i64, ptr %316, i64 %115
  store i64 %315, ptr %317, align 8
  %318 = load i64, ptr %32, align 8
  br label %319

319:
  %320 = phi i64 [ %114, %113 ], [ %318, %314 ]
  %321 = add nuw nsw i64 %115, 1
  %322 = icmp slt i64 %321, %320
  br i1 %322, label %113, label %108

323:
  %324 = tail call i32 @newton(ptr %0, i64 %109, i32 30)
  %325 = icmp eq i32 %324, 0
  br i1 %325, label %326, label %518

326:
  %327 = tail call i32 @newton(ptr %0, i64 1, i32 300)
  %328 = icmp eq i32 %327, 0
  br i1 %328, label %329, label %518

329:
  %330 = load i64, ptr %32, align 8
  %331 = icmp sgt i64 %330, 0
  br i1 %331, label %332, label %337

332:
  %333 = load ptr, ptr %85, align 8
  %334 = load ptr, ptr %87, align 8
  br label %342

335:
  %336 = fcmp ogt double %374, 2.000000e+04
  br i1 %336, label %518, label %337

337:
  %338 = phi i32 [ %384, %335 ], [ 0, %329 ]
  %339 = phi double [ %374, %335 ], [ 1.000000e+00, %329 ]
  %340 = fptosi double %339 to i64
  %341 = icmp sgt i64 %340, 0
  br i1 %341, label %392, label %515

342:
  %343 = phi i64 [ 0, %332 ], [ %385, %382 ]
  %344 = phi i32 [ 0, %332 ], [ %384, %382 ]
  %345 = phi double [ 1.000000e+00, %332 ], [ %374, %382 ]
  %346 = shl nsw i64 %343, 2
  %347 = getelementptr inbounds i64, ptr %333, i64 %346
  %348 = getelementptr inbounds i64, ptr %334, i64 %343
  %349 = load i64, ptr %348, align 8
  switch i64 %349, label %350 [
    i64 0, label %358
    i64 2, label %357
  ]

350:
  %351 = getelementptr inbounds i64, ptr %347, i64 2
  %352 = load i64, ptr %351, align 8
  %353 = icmp eq i64 %352, 0
  br i1 %353, label %358, label %354

354:
  %355 = icmp eq i64 %352, 1
  %356 = select i1 %355, i64 3, i64 5
  br label %358

357:
  br label %358

358:
  %359 = phi i64 [ %349, %342 ], [ %356, %354 ], [ 1, %350 ], [ 1, %357 ]
  %360 = load i64, ptr %347, align 8
  %361 = icmp eq i64 %360, 2
  br i1 %361, label %368, label %362

362:
  %363 = load ptr, ptr %92, align 8
  %364 = getelementptr inbounds double, ptr %363, i64 %343
  %365 = load double, ptr %364, align 8
  %366 = fcmp ogt double %365, 0.000000e+00
  %367 = select i1 %366, i64 %359, i64 1
  br label %368

368:
  %369 = phi i64 [ %367, %362 ], [ 0, %358 ]
  %370 = add nuw nsw i64 %369, %359
  %371 = icmp ugt i64 %370, 1
  %372 = select i1 %371, i64 %370, i64 1
  %373 = sitofp i64 %372 to double
  %374 = fmul double %345, %373
  %375 = icmp eq i32 %344, 0
  br i1 %375, label %376, label %382

376:
  %377 = icmp eq i64 %349, 1
  br i1 %377, label %378, label %382

378:
  %379 = getelementptr inbounds i64, ptr %347, i64 2
  %380 = load i64, ptr %379, align 8
  %381 = icmp eq i64 %380, 2
  br label %382

382:
  %383 = phi i1 [ true, %368 ], [ false, %376 ], [ %381, %378 ]
  %384 = zext i1 %383 to i32
  %385 = add nuw nsw i64 %343, 1
  %386 = icmp eq i64 %385, %330
  br i1 %386, label %335, label %342

387:
  %388 = icmp eq i64 %406, %340
  br i1 %388, label %515, label %389

389:
  %390 = icmp slt i64 %406, %340
  %391 = load i64, ptr %32, align 8
  br label %392

392:
  %393 = phi i64 [ %391, %389 ], [ %330, %337 ]
  %394 = phi i1 [ %390, %389 ], [ true, %337 ]
  %395 = phi i64 [ %406, %389 ], [ 0, %337 ]
  %396 = icmp sgt i64 %393, 0
  br i1 %396, label %397, label %400

397:
  %398 = load ptr, ptr %85, align 8
  %399 = load ptr, ptr %87, align 8
  br label %407

400:
  %401 = load ptr, ptr %29, align 8
  %402 = load i64, ptr %3, align 8
  %403 = shl i64 %402, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %401, i8 0, i64 %403, i1 false)
  %404 = tail call i32 @newton(ptr %0, i64 0, i32 30)
  %405 = icmp eq i32 %404, 0
  %406 = add nuw nsw i64 %395, 1
  br i1 %405, label %387, label %514

407:
  %408 = phi i64 [ 0, %397 ], [ %511, %505 ]
  %409 = phi i64 [ %395, %397 ], [ %510, %505 ]
  %410 = shl nsw i64 %408, 2
  %411 = getelementptr inbounds i64, ptr %398, i64 %410
  %412 = getelementptr inbounds i64, ptr %399, i64 %408
  %413 = load i64, ptr %412, align 8
  switch i64 %413, label %414 [
    i64 0, label %422
    i64 2, label %421
  ]

414:
  %415 = getelementptr inbounds i64, ptr %411, i64 2
  %416 = load i64, ptr %415, align 8
  %417 = icmp eq i64 %416, 0
  br i1 %417, label %422, label %418

418:
  %419 = icmp eq i64 %416, 1
  %420 = select i1 %419, i64 3, i64 5
  br label %422

421:
  br label %422

422:
  %423 = phi i64 [ %413, %407 ], [ %420, %418 ], [ 1, %414 ], [ 1, %421 ]
  %424 = load i64, ptr %411, align 8
  %425 = icmp eq i64 %424, 2
  br i1 %425, label %432, label %426

426:
  %427 = load ptr, ptr %92, align 8
  %428 = getelementptr inbounds double, ptr %427, i64 %408
  %429 = load double, ptr %428, align 8
  %430 = fcmp ogt double %429, 0.000000e+00
  %431 = select i1 %430, i64 %423, i64 1
  br label %432

432:
  %433 = phi i64 [ %431, %426 ], [ 0, %422 ]
  %434 = add nuw nsw i64 %433, %423
  %435 = icmp ugt i64 %434, 1
  %436 = select i1 %435, i64 %434, i64 1
  %437 = srem i64 %409, %436
  %438 = getelementptr inbounds i64, ptr %411, i64 2
  %439 = load i64, ptr %438, align 8
  %440 = icmp eq i64 %413, 2
  %441 = icmp eq i64 %439, 0
  %442 = select i1 %440, i1 true, i1 %441
  %443 = icmp eq i64 %439, 1
  %444 = select i1 %443, i64 3, i64 5
  %445 = select i1 %442, i64 1, i64 %444
  %446 = icmp sgt i64 %445, %437
  %447 = select i1 %446, i64 0, i64 %445
  br i1 %441, label %452, label %448

448:
  %449 = icmp eq i64 %437, %447
  %450 = xor i1 %440, true
  %451 = select i1 %450, i1 %449, i1 false
  br label %452

452:
  %453 = phi i1 [ true, %432 ], [ %451, %448 ]
  %454 = icmp eq i64 %413, 0
  br i1 %454, label %495, label %455

455:
  %456 = icmp slt i64 %439, 1
  %457 = select i1 %456, i1 true, i1 %440
  %458 = select i1 %457, i1 true, i1 %453
  br i1 %458, label %473, label %459

459:
  %460 = load ptr, ptr %96, align 8
  %461 = getelementptr inbounds i64, ptr %411, i64 1
  %462 = load i64, ptr %461, align 8
  %463 = icmp ne i64 %424, 2
  %464 = zext i1 %463 to i64
  %465 = add i64 %462, %464
  %466 = getelementptr double, ptr %460, i64 %465
  %467 = bitcast ptr %466 to ptr
  %468 = sub nsw i64 %437, %447
  %469 = shl nsw i64 %468, 1
  %470 = getelementptr [4 x [2 x double]], ptr @choose.directions, i64 -1, i64 3, i64 %469
  %471 = bitcast ptr %470 to ptr
  %472 = shl nuw i64 %439, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %467, ptr align 16 %471, i64 %472, i1 false)
  br label %473

473:
  br i1 %446, label %474, label %476

474:
  %475 = select i1 %453, i64 1, i64 2
  br label %483

476:
  br i1 %453, label %477, label %483

477:
  %478 = load ptr, ptr %92, align 8
  %479 = getelementptr inbounds double, ptr %478, i64 %408
  %480 = load double, ptr %479, align 8
  %481 = fcmp ogt double %480, 0.000000e+00
  %482 = select i1 %481, i64 3, i64 0
  br label %483

483:
  %484 = phi i64 [ %475, %474 ], [ 0, %476 ], [ %482, %477 ]
  %485 = load ptr, ptr %97, align 8
  %486 = getelementptr inbounds i64, ptr %485, i64 %408
  store i64 %484, ptr %486, align 8
  %487 = load i64, ptr %412, align 8
  switch i64 %487, label %488 [
    i64 0, label %495
    i64 2, label %494
  ]

488:
  %489 = load i64, ptr %438, align 8
  %490 = icmp eq i64 %489, 0
  br i1 %490, label %495, label %491

491:
  %492 = icmp eq i64 %489, 1
  %493 = select i1 %492, i64 3, i64 5
  br label %495

494:
  br label %495

495:
  %496 = phi i64 [ %487, %483 ], [ %493, %491 ], [ 1, %488 ], [ 1, %494 ], [ 0, %452 ]
  %497 = load i64, ptr %411, align 8
  %498 = icmp eq i64 %497, 2
  br i1 %498, label %505, label %499

499:
  %500 = load ptr, ptr %92, align 8
  %501 = getelementptr inbounds double, ptr %500, i64 %408
  %502 = load double, ptr %501, align 8
  %503 = fcmp ogt double %502, 0.000000e+00
  %504 = select i1 %503, i64 %496, i64 1
  br label %505

505:
  %506 = phi i64 [ %504, %499 ], [ 0, %495 ]
  %507 = add nuw nsw i64 %506, %496
  %508 = icmp ugt i64 %507, 1
  %509 = select i1 %508, i64 %507, i64 1
  %510 = sdiv i64 %409, %509
  %511 = add nuw nsw i64 %408, 1
  %512 = load i64, ptr %32, align 8
  %513 = icmp slt i64 %511, %512
  br i1 %513, label %407, label %400

514:
  br i1 %394, label %518, label %515

515:
  %516 = icmp eq i32 %338, 0
  %517 = select i1 %516, i64 1, i64 2
  br label %518

518:
  %519 = phi i64 [ 0, %40 ], [ 0, %323 ], [ 0, %326 ], [ %517, %515 ], [ 0, %514 ], [ 2, %335 ]
  %520 = load i64, ptr %32, align 8
  %521 = icmp sgt i64 %520, 0
  br i1 %521, label %522, label %544

522:
  %523 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %524 = load ptr, ptr %523, align 8
  %525 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %526 = load ptr, ptr %525, align 8
  br label %527

527:
  %528 = phi i64 [ %520, %522 ], [ %541, %540 ]
  %529 = phi i64 [ 0, %522 ], [ %542, %540 ]
  %530 = getelementptr inbounds i64, ptr %524, i64 %529
  %531 = load i64, ptr %530, align 8
  %532 = icmp eq i64 %531, 0
  br i1 %532, label %537, label %533

533:
  %534 = getelementptr inbounds i64, ptr %526, i64 %529
  %535 = load i64, ptr %534, align 8
  %536 = icmp eq i64 %535, 3
  br i1 %536, label %537, label %540

537:
  %538 = getelementptr inbounds i64, ptr %526, i64 %529
  store i64 0, ptr %538, align 8
  %539 = load i64, ptr %32, align 8
  br label %540

540:
  %541 = phi i64 [ %528, %533 ], [ %539, %537 ]
  %542 = add nuw nsw i64 %529, 1
  %543 = icmp slt i64 %542, %541
  br i1 %543, label %527, label %544

544:
  %545 = phi i64 [ %519, %518 ], [ %519, %540 ], [ 6, %13 ], [ 6, %19 ]
  ret i64 %545
}

define internal i32 @newton(ptr %0, i64 %1, i32 %2) {
  %4 = alloca [2 x double], align 16
  %5 = alloca [2 x double], align 16
  %6 = alloca [2 x double], align 16
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %764

8:
  %9 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 1
  %10 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 15
  %11 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 5
  %12 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 4
  %13 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 10
  %14 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 0
  %15 = icmp sgt i64 %1, 0
  %16 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 8
  %17 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 2
  %18 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 11
  %19 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 7
  %20 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 6
  %21 = bitcast ptr %5 to ptr
  %22 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 0
  %23 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 1
  %24 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 3
  %25 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 9
  %26 = icmp eq i64 %1, 0
  %27 = bitcast ptr %6 to ptr
  %28 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 0
  %29 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 1
  %30 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 12
  %31 = getelementptr inbounds %struct.law_problem, ptr %0, i64 0, i32 13
  %32 = bitcast ptr %4 to ptr
  %33 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 1
  %34 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 1
  br label %35

35:
  %36 = phi double [ 0x7FF0000000000000, %8 ], [ %761, %760 ]
  %37 = phi i32 [ 0, %8 ], [ %762, %760 ]
  tail call void @newton_step(ptr %0)
  %38 = load i64, ptr %9, align 8
  %39 = load ptr, ptr %10, align 8
  %40 = shl nsw i64 %38, 1
  %41 = getelementptr inbounds double, ptr %39, i64 %40
  %42 = icmp sgt i64 %38, 0
  br i1 %42, label %43, label %98

43:
  %44 = load ptr, ptr %11, align 8
  %45 = load ptr, ptr %12, align 8
  %46 = load ptr, ptr %13, align 8
  br label %49

47:
  %48 = fmul double %80, 1.000000e-04
  br label %83

49:
  %50 = phi i64 [ 0, %43 ], [ %81, %79 ]
  %51 = phi double [ 0.000000e+00, %43 ], [ %80, %79 ]
  %52 = getelementptr inbounds double, ptr %44, i64 %50
  %53 = load double, ptr %52, align 8
  %54 = tail call double @llvm.fabs.f64(double %53)
  %55 = mul nsw i64 %50, %38
  br label %62

56:
  %57 = getelementptr inbounds double, ptr %41, i64 %50
  store double %72, ptr %57, align 8
  %58 = add nsw i64 %55, %50
  %59 = getelementptr inbounds double, ptr %45, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = fcmp ogt double %60, 0.000000e+00
  br i1 %61, label %75, label %79

62:
  %63 = phi i64 [ 0, %49 ], [ %73, %62 ]
  %64 = phi double [ %54, %49 ], [ %72, %62 ]
  %65 = add nsw i64 %63, %55
  %66 = getelementptr inbounds double, ptr %45, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds double, ptr %46, i64 %63
  %69 = load double, ptr %68, align 8
  %70 = fmul double %67, %69
  %71 = tail call double @llvm.fabs.f64(double %70)
  %72 = fadd double %64, %71
  %73 = add nuw nsw i64 %63, 1
  %74 = icmp eq i64 %73, %38
  br i1 %74, label %56, label %62

75:
  %76 = tail call double @llvm.sqrt.f64(double %60)
  %77 = fdiv double %72, %76
  %78 = tail call double @llvm.maxnum.f64(double %51, double %77)
  br label %79

79:
  %80 = phi double [ %78, %75 ], [ %51, %56 ]
  %81 = add nuw nsw i64 %50, 1
  %82 = icmp eq i64 %81, %38
  br i1 %82, label %47, label %49

83:
  %84 = phi i64 [ 0, %47 ], [ %96, %83 ]
  %85 = getelementptr inbounds double, ptr %41, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = mul nsw i64 %84, %38
  %88 = add nsw i64 %87, %84
  %89 = getelementptr inbounds double, ptr %45, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = tail call double @llvm.maxnum.f64(double %90, double 0.000000e+00)
  %92 = tail call double @llvm.sqrt.f64(double %91)
  %93 = fmul double %48, %92
  %94 = tail call double @llvm.maxnum.f64(double %86, double %93)
  %95 = fadd double %94, 1.000000e-300
  store double %95, ptr %85, align 8
  %96 = add nuw nsw i64 %84, 1
  %97 = icmp eq i64 %96, %38
  br i1 %97, label %98, label %83

98:
  %99 = load i64, ptr %14, align 8
  %100 = icmp sgt i64 %99, 0
  %101 = and i1 %15, %100
  br i1 %101, label %102, label %108

102:
  %103 = load ptr, ptr %16, align 8
  %104 = load ptr, ptr %17, align 8
  %105 = load ptr, ptr %20, align 8
  br label %117

106:
  %107 = icmp sgt i64 %200, 0
  br i1 %107, label %414, label %108

108:
  %109 = phi i64 [ %200, %106 ], [ 0, %98 ]
  %110 = phi i64 [ %199, %106 ], [ %99, %98 ]
  %111 = icmp sgt i64 %110, 0
  %112 = icmp slt i64 %109, %1
  %113 = select i1 %111, i1 %112, i1 false
  br i1 %113, label %114, label %414

114:
  %115 = load ptr, ptr %16, align 8
  %116 = load ptr, ptr %20, align 8
  br label %205

117:
  %118 = phi i64 [ %99, %102 ], [ %199, %198 ]
  %119 = phi i64 [ 0, %102 ], [ %200, %198 ]
  %120 = phi i64 [ 0, %102 ], [ %201, %198 ]
  %121 = getelementptr inbounds i64, ptr %103, i64 %120
  %122 = load i64, ptr %121, align 8
  %123 = add i64 %122, -1
  %124 = icmp ult i64 %123, 2
  %125 = shl nsw i64 %120, 2
  %126 = getelementptr inbounds i64, ptr %104, i64 %125
  %127 = getelementptr inbounds i64, ptr %126, i64 1
  %128 = load i64, ptr %127, align 8
  %129 = load i64, ptr %126, align 8
  %130 = icmp eq i64 %129, 2
  br i1 %130, label %167, label %131

131:
  %132 = load i64, ptr %9, align 8
  %133 = shl nsw i64 %132, 1
  %134 = getelementptr inbounds double, ptr %39, i64 %133
  %135 = getelementptr inbounds double, ptr %134, i64 %128
  %136 = load double, ptr %135, align 8
  %137 = fmul double %136, 0x3D719799812DEA11
  br i1 %124, label %138, label %154

138:
  %139 = load ptr, ptr %13, align 8
  %140 = getelementptr inbounds double, ptr %139, i64 %128
  %141 = load double, ptr %140, align 8
  %142 = load ptr, ptr %19, align 8
  %143 = getelementptr inbounds double, ptr %142, i64 %120
  %144 = load double, ptr %143, align 8
  %145 = fsub double %141, %144
  %146 = load ptr, ptr %12, align 8
  %147 = mul nsw i64 %132, %128
  %148 = add nsw i64 %147, %128
  %149 = getelementptr inbounds double, ptr %146, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = fmul double %145, %150
  %152 = fneg double %137
  %153 = fcmp oge double %151, %152
  br label %167

154:
  %155 = load ptr, ptr %18, align 8
  %156 = getelementptr inbounds double, ptr %155, i64 %128
  %157 = load double, ptr %156, align 8
  %158 = fneg double %137
  %159 = fcmp olt double %157, %158
  br i1 %159, label %160, label %167

160:
  %161 = load ptr, ptr %12, align 8
  %162 = mul nsw i64 %132, %128
  %163 = add nsw i64 %162, %128
  %164 = getelementptr inbounds double, ptr %161, i64 %163
  %165 = load double, ptr %164, align 8
  %166 = fcmp ogt double %165, 0.000000e+00
  br label %167

167:
  %168 = phi i1 [ true, %117 ], [ %153, %138 ], [ false, %154 ], [ %166, %160 ]
  %169 = getelementptr inbounds i64, ptr %105, i64 %120
  %170 = load i64, ptr %169, align 8
  %171 = icmp eq i64 %170, 0
  %172 = xor i1 %124, %168
  %173 = xor i1 %172, true
  %174 = select i1 %171, i1 true, i1 %173
  br i1 %174, label %198, label %175

175:
  %176 = icmp eq i64 %170, 2
  br i1 %176, label %177, label %181

177:
  %178 = getelementptr inbounds i64, ptr %126, i64 2
  %179 = load i64, ptr %178, align 8
  %180 = icmp sgt i64 %179, 0
  br label %181

181:
  %182 = phi i1 [ false, %175 ], [ %180, %177 ]
  br i1 %168, label %183, label %185

183:
  %184 = select i1 %182, i64 2, i64 1
  br label %194

185:
  %186 = and i64 %122, -3
  %187 = icmp eq i64 %186, 1
  br i1 %187, label %188, label %194

188:
  %189 = load ptr, ptr %19, align 8
  %190 = getelementptr inbounds double, ptr %189, i64 %120
  %191 = load double, ptr %190, align 8
  %192 = fcmp ogt double %191, 0.000000e+00
  %193 = select i1 %192, i64 3, i64 0
  br label %194

194:
  %195 = phi i64 [ %184, %183 ], [ 0, %185 ], [ %193, %188 ]
  store i64 %195, ptr %121, align 8
  %196 = add nsw i64 %119, 1
  %197 = load i64, ptr %14, align 8
  br label %198

198:
  %199 = phi i64 [ %197, %194 ], [ %118, %167 ]
  %200 = phi i64 [ %196, %194 ], [ %119, %167 ]
  %201 = add nuw nsw i64 %120, 1
  %202 = icmp slt i64 %201, %199
  %203 = icmp slt i64 %200, %1
  %204 = select i1 %202, i1 %203, i1 false
  br i1 %204, label %117, label %106

205:
  %206 = phi i64 [ %110, %114 ], [ %408, %407 ]
  %207 = phi i64 [ 0, %114 ], [ %410, %407 ]
  %208 = phi i64 [ %109, %114 ], [ %409, %407 ]
  %209 = getelementptr inbounds i64, ptr %115, i64 %207
  %210 = load i64, ptr %209, align 8
  %211 = getelementptr inbounds i64, ptr %116, i64 %207
  %212 = load i64, ptr %211, align 8
  %213 = icmp eq i64 %212, 1
  br i1 %213, label %214, label %407

214:
  %215 = add i64 %210, -3
  %216 = icmp ult i64 %215, -2
  br i1 %216, label %217, label %222

217:
  %218 = load ptr, ptr %19, align 8
  %219 = getelementptr inbounds double, ptr %218, i64 %207
  %220 = load double, ptr %219, align 8
  %221 = fcmp ogt double %220, 0.000000e+00
  br i1 %221, label %222, label %407

222:
  %223 = and i64 %210, -3
  %224 = icmp eq i64 %223, 1
  %225 = load ptr, ptr %17, align 8
  %226 = shl nsw i64 %207, 2
  %227 = getelementptr inbounds i64, ptr %225, i64 %226
  %228 = getelementptr inbounds i64, ptr %227, i64 2
  %229 = load i64, ptr %228, align 8
  %230 = getelementptr inbounds i64, ptr %227, i64 1
  %231 = load i64, ptr %230, align 8
  %232 = load i64, ptr %227, align 8
  %233 = icmp ne i64 %232, 2
  %234 = zext i1 %233 to i64
  %235 = add i64 %231, %234
  %236 = load i64, ptr %9, align 8
  %237 = shl nsw i64 %236, 1
  %238 = getelementptr inbounds double, ptr %39, i64 %237
  %239 = getelementptr inbounds double, ptr %238, i64 %235
  %240 = load double, ptr %239, align 8
  %241 = fmul double %240, 0x3D719799812DEA11
  %242 = icmp sgt i64 %229, 0
  br i1 %242, label %243, label %256

243:
  %244 = load ptr, ptr %12, align 8
  br label %245

245:
  %246 = phi i64 [ 0, %243 ], [ %254, %245 ]
  %247 = phi double [ 0.000000e+00, %243 ], [ %253, %245 ]
  %248 = add i64 %246, %235
  %249 = mul nsw i64 %248, %236
  %250 = add nsw i64 %249, %248
  %251 = getelementptr inbounds double, ptr %244, i64 %250
  %252 = load double, ptr %251, align 8
  %253 = tail call double @llvm.maxnum.f64(double %247, double %252)
  %254 = add nuw nsw i64 %246, 1
  %255 = icmp eq i64 %254, %229
  br i1 %255, label %256, label %245

256:
  %257 = phi double [ 0.000000e+00, %222 ], [ %253, %245 ]
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %21, i8 0, i64 16, i1 false)
  %258 = icmp eq i64 %229, 0
  br i1 %258, label %390, label %259

259:
  br i1 %224, label %260, label %307

260:
  %261 = load ptr, ptr %13, align 8
  %262 = getelementptr inbounds double, ptr %261, i64 %235
  %263 = icmp eq i64 %229, 1
  %264 = load double, ptr %262, align 8
  br i1 %263, label %265, label %267

265:
  %266 = tail call double @llvm.fabs.f64(double %264)
  br label %271

267:
  %268 = getelementptr inbounds double, ptr %262, i64 1
  %269 = load double, ptr %268, align 8
  %270 = tail call double @hypot(double %264, double %269)
  br label %271

271:
  %272 = phi double [ %266, %265 ], [ %270, %267 ]
  %273 = load ptr, ptr %24, align 8
  %274 = mul nsw i64 %207, 3
  %275 = getelementptr inbounds double, ptr %273, i64 1
  %276 = getelementptr inbounds double, ptr %275, i64 %274
  %277 = load double, ptr %276, align 8
  %278 = icmp eq i64 %232, 2
  br i1 %278, label %284, label %279

279:
  %280 = getelementptr inbounds double, ptr %261, i64 %231
  %281 = load double, ptr %280, align 8
  %282 = tail call double @llvm.maxnum.f64(double %281, double 0.000000e+00)
  %283 = fmul double %277, %282
  br label %284

284:
  %285 = phi double [ %283, %279 ], [ %277, %271 ]
  %286 = fsub double %272, %285
  %287 = fmul double %257, %286
  %288 = fcmp ugt double %287, %241
  br i1 %288, label %289, label %390

289:
  %290 = fcmp ogt double %272, 0.000000e+00
  %291 = and i1 %242, %290
  br i1 %291, label %292, label %390

292:
  %293 = load ptr, ptr %25, align 8
  %294 = fneg double %264
  %295 = fdiv double %294, %272
  %296 = getelementptr inbounds double, ptr %293, i64 %235
  store double %295, ptr %296, align 8
  br i1 %263, label %390, label %297

297:
  %298 = phi i64 [ %305, %297 ], [ 1, %292 ]
  %299 = getelementptr inbounds double, ptr %262, i64 %298
  %300 = load double, ptr %299, align 8
  %301 = fneg double %300
  %302 = fdiv double %301, %272
  %303 = add i64 %298, %235
  %304 = getelementptr inbounds double, ptr %293, i64 %303
  store double %302, ptr %304, align 8
  %305 = add nuw nsw i64 %298, 1
  %306 = icmp eq i64 %305, %229
  br i1 %306, label %390, label %297

307:
  br i1 %242, label %308, label %331

308:
  %309 = load ptr, ptr %12, align 8
  br label %310

310:
  %311 = phi i64 [ 0, %308 ], [ %319, %310 ]
  %312 = phi double [ 0.000000e+00, %308 ], [ %318, %310 ]
  %313 = add i64 %311, %235
  %314 = mul nsw i64 %313, %236
  %315 = add nsw i64 %314, %313
  %316 = getelementptr inbounds double, ptr %309, i64 %315
  %317 = load double, ptr %316, align 8
  %318 = tail call double @llvm.maxnum.f64(double %312, double %317)
  %319 = add nuw nsw i64 %311, 1
  %320 = icmp eq i64 %319, %229
  br i1 %320, label %321, label %310

321:
  %322 = load ptr, ptr %13, align 8
  %323 = fcmp ogt double %318, 0.000000e+00
  br label %335

324:
  %325 = icmp eq i64 %229, 1
  %326 = load double, ptr %22, align 16
  br i1 %325, label %329, label %327

327:
  %328 = load double, ptr %23, align 8
  br label %331

329:
  %330 = tail call double @llvm.fabs.f64(double %326)
  br label %351

331:
  %332 = phi double [ %328, %327 ], [ 0.000000e+00, %307 ]
  %333 = phi double [ %326, %327 ], [ 0.000000e+00, %307 ]
  %334 = tail call double @hypot(double %333, double %332)
  br label %351

335:
  %336 = phi i64 [ 0, %321 ], [ %349, %345 ]
  %337 = add i64 %336, %235
  %338 = getelementptr inbounds double, ptr %322, i64 %337
  %339 = load double, ptr %338, align 8
  br i1 %323, label %340, label %345

340:
  %341 = load ptr, ptr %18, align 8
  %342 = getelementptr inbounds double, ptr %341, i64 %337
  %343 = load double, ptr %342, align 8
  %344 = fdiv double %343, %318
  br label %345

345:
  %346 = phi double [ %344, %340 ], [ 0.000000e+00, %335 ]
  %347 = fsub double %339, %346
  %348 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %336
  store double %347, ptr %348, align 8
  %349 = add nuw nsw i64 %336, 1
  %350 = icmp eq i64 %349, %229
  br i1 %350, label %324, label %335

351:
  %352 = phi double [ %326, %329 ], [ %333, %331 ]
  %353 = phi double [ %330, %329 ], [ %334, %331 ]
  %354 = load ptr, ptr %24, align 8
  %355 = mul nsw i64 %207, 3
  %356 = getelementptr inbounds double, ptr %354, i64 %355
  %357 = load double, ptr %356, align 8
  %358 = icmp eq i64 %232, 2
  br i1 %358, label %365, label %359

359:
  %360 = load ptr, ptr %13, align 8
  %361 = getelementptr inbounds double, ptr %360, i64 %231
  %362 = load double, ptr %361, align 8
  %363 = tail call double @llvm.maxnum.f64(double %362, double 0.000000e+00)
  %364 = fmul double %357, %363
  br label %365

365:
  %366 = phi double [ %364, %359 ], [ %357, %351 ]
  %367 = fsub double %353, %366
  %368 = fmul double %257, %367
  %369 = fneg double %241
  %370 = fcmp olt double %368, %369
  br i1 %370, label %390, label %371

371:
  %372 = fcmp ogt double %353, 0.000000e+00
  %373 = and i1 %242, %372
  br i1 %373, label %374, label %390

374:
  %375 = load ptr, ptr %25, align 8
  %376 = fneg double %352
  %377 = fdiv double %376, %353
  %378 = getelementptr inbounds double, ptr %375, i64 %235
  store double %377, ptr %378, align 8
  %379 = icmp eq i64 %229, 1
  br i1 %379, label %390, label %380

380:
  %381 = phi i64 [ %388, %380 ], [ 1, %374 ]
  %382 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %381
  %383 = load double, ptr %382, align 8
  %384 = fneg double %383
  %385 = fdiv double %384, %353
  %386 = add i64 %381, %235
  %387 = getelementptr inbounds double, ptr %375, i64 %386
  store double %385, ptr %387, align 8
  %388 = add nuw nsw i64 %381, 1
  %389 = icmp eq i64 %388, %229
  br i1 %389, label %390, label %380

390:
  %391 = phi i1 [ false, %256 ], [ false, %284 ], [ true, %289 ], [ false, %365 ], [ true, %371 ], [ true, %292 ], [ true, %374 ], [ true, %297 ], [ true, %380 ]
  br i1 %216, label %394, label %392

392:
  %393 = select i1 %391, i64 2, i64 1
  br label %401

394:
  br i1 %391, label %401, label %395

395:
  %396 = load ptr, ptr %19, align 8
  %397 = getelementptr inbounds double, ptr %396, i64 %207
  %398 = load double, ptr %397, align 8
  %399 = fcmp ogt double %398, 0.000000e+00
  %400 = select i1 %399, i64 3, i64 0
  br label %401

401:
  %402 = phi i64 [ %393, %392 ], [ 0, %394 ], [ %400, %395 ]
  store i64 %402, ptr %209, align 8
  %403 = icmp ne i64 %402, %210
  %404 = zext i1 %403 to i64
  %405 = add nsw i64 %208, %404
  %406 = load i64, ptr %14, align 8
  br label %407

407:
  %408 = phi i64 [ %406, %401 ], [ %206, %217 ], [ %206, %205 ]
  %409 = phi i64 [ %405, %401 ], [ %208, %217 ], [ %208, %205 ]
  %410 = add nuw nsw i64 %207, 1
  %411 = icmp slt i64 %410, %408
  %412 = icmp slt i64 %409, %1
  %413 = select i1 %411, i1 %412, i1 false
  br i1 %413, label %205, label %414

414:
  %415 = phi i64 [ %199, %106 ], [ %110, %108 ], [ %408, %407 ]
  %416 = phi i64 [ %200, %106 ], [ %109, %108 ], [ %409, %407 ]
  %417 = icmp sgt i64 %415, 0
  %418 = select i1 %26, i1 %417, i1 false
  br i1 %418, label %419, label %497

419:
  %420 = load ptr, ptr %20, align 8
  br label %421

421:
  %422 = phi i64 [ 0, %419 ], [ %495, %494 ]
  %423 = getelementptr inbounds i64, ptr %420, i64 %422
  %424 = load i64, ptr %423, align 8
  %425 = icmp eq i64 %424, 1
  br i1 %425, label %426, label %494

426:
  %427 = load ptr, ptr %16, align 8
  %428 = getelementptr inbounds i64, ptr %427, i64 %422
  %429 = load i64, ptr %428, align 8
  %430 = and i64 %429, -3
  %431 = icmp eq i64 %430, 1
  br i1 %431, label %494, label %432

432:
  %433 = load ptr, ptr %17, align 8
  %434 = shl nsw i64 %422, 2
  %435 = getelementptr inbounds i64, ptr %433, i64 %434
  %436 = getelementptr inbounds i64, ptr %435, i64 2
  %437 = load i64, ptr %436, align 8
  %438 = icmp eq i64 %437, 2
  br i1 %438, label %439, label %494

439:
  %440 = getelementptr inbounds i64, ptr %435, i64 1
  %441 = load i64, ptr %440, align 8
  %442 = load i64, ptr %435, align 8
  %443 = icmp ne i64 %442, 2
  %444 = zext i1 %443 to i64
  %445 = load ptr, ptr %12, align 8
  %446 = load i64, ptr %9, align 8
  %447 = add i64 %441, %444
  br label %448

448:
  %449 = phi i64 [ 0, %439 ], [ %457, %448 ]
  %450 = phi double [ 0.000000e+00, %439 ], [ %456, %448 ]
  %451 = add i64 %447, %449
  %452 = mul nsw i64 %451, %446
  %453 = add nsw i64 %452, %451
  %454 = getelementptr inbounds double, ptr %445, i64 %453
  %455 = load double, ptr %454, align 8
  %456 = tail call double @llvm.maxnum.f64(double %450, double %455)
  %457 = add nuw nsw i64 %449, 1
  %458 = icmp eq i64 %457, 2
  br i1 %458, label %459, label %448

459:
  %460 = load ptr, ptr %13, align 8
  %461 = fcmp ogt double %456, 0.000000e+00
  br label %462

462:
  %463 = phi i64 [ 0, %459 ], [ %476, %472 ]
  %464 = add i64 %447, %463
  %465 = getelementptr inbounds double, ptr %460, i64 %464
  %466 = load double, ptr %465, align 8
  br i1 %461, label %467, label %472

467:
  %468 = load ptr, ptr %18, align 8
  %469 = getelementptr inbounds double, ptr %468, i64 %464
  %470 = load double, ptr %469, align 8
  %471 = fdiv double %470, %456
  br label %472

472:
  %473 = phi double [ %471, %467 ], [ 0.000000e+00, %462 ]
  %474 = fsub double %466, %473
  %475 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 %463
  store double %474, ptr %475, align 8
  %476 = add nuw nsw i64 %463, 1
  %477 = icmp eq i64 %476, 2
  br i1 %477, label %478, label %462

478:
  %479 = load double, ptr %28, align 16
  %480 = load double, ptr %29, align 8
  %481 = tail call double @hypot(double %479, double %480)
  %482 = fcmp ogt double %481, 0.000000e+00
  br i1 %482, label %483, label %493

483:
  %484 = load ptr, ptr %25, align 8
  %485 = fneg double %479
  %486 = fdiv double %485, %481
  %487 = getelementptr inbounds double, ptr %484, i64 %447
  store double %486, ptr %487, align 8
  %488 = load double, ptr %34, align 8
  %489 = fneg double %488
  %490 = fdiv double %489, %481
  %491 = add i64 %447, 1
  %492 = getelementptr inbounds double, ptr %484, i64 %491
  store double %490, ptr %492, align 8
  br label %493

493:
  br label %494

494:
  %495 = add nuw nsw i64 %422, 1
  %496 = icmp eq i64 %495, %415
  br i1 %496, label %497, label %421

497:
  store double 0.000000e+00, ptr %30, align 8
  store i64 -1, ptr %31, align 8
  %498 = load i64, ptr %9, align 8
  %499 = shl nsw i64 %498, 1
  %500 = getelementptr inbounds double, ptr %39, i64 %499
  %501 = icmp sgt i64 %498, 0
  br i1 %501, label %502, label %557

502:
  %503 = load ptr, ptr %11, align 8
  %504 = load ptr, ptr %12, align 8
  %505 = load ptr, ptr %13, align 8
  br label %508

506:
  %507 = fmul double %539, 1.000000e-04
  br label %542

508:
  %509 = phi i64 [ 0, %502 ], [ %540, %538 ]
  %510 = phi double [ 0.000000e+00, %502 ], [ %539, %538 ]
  %511 = getelementptr inbounds double, ptr %503, i64 %509
  %512 = load double, ptr %511, align 8
  %513 = tail call double @llvm.fabs.f64(double %512)
  %514 = mul nsw i64 %509, %498
  br label %521

515:
  %516 = getelementptr inbounds double, ptr %500, i64 %509
  store double %531, ptr %516, align 8
  %517 = add nsw i64 %514, %509
  %518 = getelementptr inbounds double, ptr %504, i64 %517
  %519 = load double, ptr %518, align 8
  %520 = fcmp ogt double %519, 0.000000e+00
  br i1 %520, label %534, label %538

521:
  %522 = phi i64 [ 0, %508 ], [ %532, %521 ]
  %523 = phi double [ %513, %508 ], [ %531, %521 ]
  %524 = add nsw i64 %522, %514
  %525 = getelementptr inbounds double, ptr %504, i64 %524
  %526 = load double, ptr %525, align 8
  %527 = getelementptr inbounds double, ptr %505, i64 %522
  %528 = load double, ptr %527, align 8
  %529 = fmul double %526, %528
  %530 = tail call double @llvm.fabs.f64(double %529)
  %531 = fadd double %523, %530
  %532 = add nuw nsw i64 %522, 1
  %533 = icmp eq i64 %532, %498
  br i1 %533, label %515, label %521

534:
  %535 = tail call double @llvm.sqrt.f64(double %519)
  %536 = fdiv double %531, %535
  %537 = tail call double @llvm.maxnum.f64(double %510, double %536)
  br label %538

538:
  %539 = phi double [ %537, %534 ], [ %510, %515 ]
  %540 = add nuw nsw i64 %509, 1
  %541 = icmp eq i64 %540, %498
  br i1 %541, label %506, label %508

542:
  %543 = phi i64 [ 0, %506 ], [ %555, %542 ]
  %544 = getelementptr inbounds double, ptr %500, i64 %543
  %545 = load double, ptr %544, align 8
  %546 = mul nsw i64 %543, %498
  %547 = add nsw i64 %546, %543
  %548 = getelementptr inbounds double, ptr %504, i64 %547
  %549 = load double, ptr %548, align 8
  %550 = tail call double @llvm.maxnum.f64(double %549, double 0.000000e+00)
  %551 = tail call double @llvm.sqrt.f64(double %550)
  %552 = fmul double %507, %551
  %553 = tail call double @llvm.maxnum.f64(double %545, double %552)
  %554 = fadd double %553, 1.000000e-300
  store double %554, ptr %544, align 8
  %555 = add nuw nsw i64 %543, 1
  %556 = icmp eq i64 %555, %498
  br i1 %556, label %557, label %542

557:
  %558 = icmp sgt i64 %415, 0
  br i1 %558, label %559, label %747

559:
  %560 = load ptr, ptr %17, align 8
  %561 = load ptr, ptr %20, align 8
  br label %562

562:
  %563 = phi i64 [ 0, %559 ], [ %745, %744 ]
  %564 = shl nsw i64 %563, 2
  %565 = getelementptr inbounds i64, ptr %560, i64 %564
  %566 = getelementptr inbounds i64, ptr %565, i64 1
  %567 = load i64, ptr %566, align 8
  %568 = load i64, ptr %565, align 8
  %569 = icmp ne i64 %568, 2
  %570 = zext i1 %569 to i64
  %571 = add i64 %567, %570
  %572 = getelementptr inbounds i64, ptr %561, i64 %563
  %573 = load i64, ptr %572, align 8
  %574 = icmp eq i64 %573, 0
  br i1 %574, label %744, label %575

575:
  %576 = icmp eq i64 %568, 2
  br i1 %576, label %601, label %577

577:
  %578 = load ptr, ptr %12, align 8
  %579 = mul nsw i64 %567, %498
  %580 = add nsw i64 %579, %567
  %581 = getelementptr inbounds double, ptr %578, i64 %580
  %582 = load double, ptr %581, align 8
  %583 = fcmp ogt double %582, 0.000000e+00
  br i1 %583, label %584, label %601

584:
  %585 = load ptr, ptr %13, align 8
  %586 = getelementptr inbounds double, ptr %585, i64 %567
  %587 = load double, ptr %586, align 8
  %588 = load ptr, ptr %19, align 8
  %589 = getelementptr inbounds double, ptr %588, i64 %563
  %590 = load double, ptr %589, align 8
  %591 = fsub double %587, %590
  %592 = fmul double %582, %591
  %593 = load ptr, ptr %18, align 8
  %594 = getelementptr inbounds double, ptr %593, i64 %567
  %595 = load double, ptr %594, align 8
  %596 = tail call double @llvm.minnum.f64(double %592, double %595)
  %597 = tail call double @llvm.fabs.f64(double %596)
  %598 = getelementptr inbounds double, ptr %500, i64 %567
  %599 = load double, ptr %598, align 8
  %600 = fdiv double %597, %599
  br label %601

601:
  %602 = phi double [ %600, %584 ], [ 0.000000e+00, %577 ], [ 0.000000e+00, %575 ]
  %603 = getelementptr inbounds i64, ptr %565, i64 2
  %604 = load i64, ptr %603, align 8
  %605 = icmp sgt i64 %604, 0
  br i1 %605, label %606, label %739

606:
  %607 = load ptr, ptr %12, align 8
  br label %608

608:
  %609 = phi i64 [ 0, %606 ], [ %617, %608 ]
  %610 = phi double [ 0.000000e+00, %606 ], [ %616, %608 ]
  %611 = add i64 %609, %571
  %612 = mul nsw i64 %611, %498
  %613 = add nsw i64 %612, %611
  %614 = getelementptr inbounds double, ptr %607, i64 %613
  %615 = load double, ptr %614, align 8
  %616 = tail call double @llvm.maxnum.f64(double %610, double %615)
  %617 = add nuw nsw i64 %609, 1
  %618 = icmp eq i64 %617, %604
  br i1 %618, label %619, label %608

619:
  %620 = fcmp ogt double %616, 0.000000e+00
  br i1 %620, label %621, label %739

621:
  %622 = icmp eq i64 %604, 2
  br i1 %622, label %623, label %627

623:
  %624 = add nsw i64 %571, 1
  %625 = getelementptr inbounds double, ptr %500, i64 %624
  %626 = load double, ptr %625, align 8
  br label %627

627:
  %628 = phi double [ %626, %623 ], [ 0.000000e+00, %621 ]
  %629 = load ptr, ptr %13, align 8
  %630 = getelementptr inbounds double, ptr %629, i64 %571
  %631 = load ptr, ptr %18, align 8
  %632 = getelementptr inbounds double, ptr %631, i64 %571
  %633 = icmp eq i64 %573, 2
  br i1 %633, label %634, label %637

634:
  %635 = load ptr, ptr %25, align 8
  %636 = getelementptr inbounds double, ptr %635, i64 %571
  br label %637

637:
  %638 = phi ptr [ %636, %634 ], [ %632, %627 ]
  br label %639

639:
  %640 = phi i64 [ 0, %637 ], [ %648, %639 ]
  %641 = phi double [ 0.000000e+00, %637 ], [ %647, %639 ]
  %642 = add i64 %640, %571
  %643 = mul nsw i64 %642, %498
  %644 = add nsw i64 %643, %642
  %645 = getelementptr inbounds double, ptr %607, i64 %644
  %646 = load double, ptr %645, align 8
  %647 = tail call double @llvm.maxnum.f64(double %641, double %646)
  %648 = add nuw nsw i64 %640, 1
  %649 = icmp eq i64 %648, %604
  br i1 %649, label %650, label %639

650:
  %651 = icmp eq i64 %604, 1
  %652 = load double, ptr %638, align 8
  br i1 %651, label %653, label %655

653:
  %654 = tail call double @llvm.fabs.f64(double %652)
  br label %659

655:
  %656 = getelementptr inbounds double, ptr %638, i64 1
  %657 = load double, ptr %656, align 8
  %658 = tail call double @hypot(double %652, double %657)
  br label %659

659:
  %660 = phi double [ %654, %653 ], [ %658, %655 ]
  %661 = load ptr, ptr %24, align 8
  %662 = mul nsw i64 %563, 3
  %663 = getelementptr inbounds double, ptr %661, i64 %662
  %664 = load double, ptr %663, align 8
  br i1 %576, label %670, label %665

665:
  %666 = getelementptr inbounds double, ptr %629, i64 %567
  %667 = load double, ptr %666, align 8
  %668 = tail call double @llvm.maxnum.f64(double %667, double 0.000000e+00)
  %669 = fmul double %664, %668
  br label %670

670:
  %671 = phi double [ %669, %665 ], [ %664, %659 ]
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %32, i8 0, i64 16, i1 false)
  %672 = fcmp ogt double %660, 0.000000e+00
  br i1 %672, label %673, label %698

673:
  %674 = load double, ptr %630, align 8
  %675 = fmul double %652, %671
  %676 = fdiv double %675, %660
  %677 = fadd double %676, %674
  br i1 %651, label %678, label %686

678:
  %679 = tail call double @llvm.fabs.f64(double %677)
  br label %683

680:
  %681 = load double, ptr %33, align 8
  %682 = tail call double @hypot(double %677, double %681)
  br label %683

683:
  %684 = phi double [ %679, %678 ], [ %682, %680 ]
  %685 = fmul double %647, %684
  br label %698

686:
  %687 = phi i64 [ %696, %686 ], [ 1, %673 ]
  %688 = getelementptr inbounds double, ptr %638, i64 %687
  %689 = load double, ptr %688, align 8
  %690 = getelementptr inbounds double, ptr %630, i64 %687
  %691 = load double, ptr %690, align 8
  %692 = fmul double %671, %689
  %693 = fdiv double %692, %660
  %694 = fadd double %691, %693
  %695 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 %687
  store double %694, ptr %695, align 8
  %696 = add nuw nsw i64 %687, 1
  %697 = icmp eq i64 %696, %604
  br i1 %697, label %680, label %686

698:
  %699 = phi double [ %685, %683 ], [ 0x7FF0000000000000, %670 ]
  br i1 %633, label %732, label %700

700:
  %701 = load double, ptr %630, align 8
  br i1 %651, label %702, label %704

702:
  %703 = tail call double @llvm.fabs.f64(double %701)
  br label %708

704:
  %705 = getelementptr inbounds double, ptr %630, i64 1
  %706 = load double, ptr %705, align 8
  %707 = tail call double @hypot(double %701, double %706)
  br label %708

708:
  %709 = phi double [ %703, %702 ], [ %707, %704 ]
  %710 = getelementptr inbounds double, ptr %663, i64 1
  %711 = load double, ptr %710, align 8
  br i1 %576, label %717, label %712

712:
  %713 = getelementptr inbounds double, ptr %629, i64 %567
  %714 = load double, ptr %713, align 8
  %715 = tail call double @llvm.maxnum.f64(double %714, double 0.000000e+00)
  %716 = fmul double %711, %715
  br label %717

717:
  %718 = phi double [ %716, %712 ], [ %711, %708 ]
  %719 = fsub double %709, %718
  %720 = fmul double %647, %719
  %721 = load double, ptr %632, align 8
  br i1 %651, label %722, label %724

722:
  %723 = tail call double @llvm.fabs.f64(double %721)
  br label %728

724:
  %725 = getelementptr inbounds double, ptr %632, i64 1
  %726 = load double, ptr %725, align 8
  %727 = tail call double @hypot(double %721, double %726)
  br label %728

728:
  %729 = phi double [ %723, %722 ], [ %727, %724 ]
  %730 = tail call double @llvm.maxnum.f64(double %729, double %720)
  %731 = tail call double @llvm.minnum.f64(double %699, double %730)
  br label %732

732:
  %733 = phi double [ %731, %728 ], [ %699, %698 ]
  %734 = getelementptr inbounds double, ptr %500, i64 %571
  %735 = load double, ptr %734, align 8
  %736 = tail call double @llvm.maxnum.f64(double %735, double %628)
  %737 = fdiv double %733, %736
  %738 = tail call double @llvm.maxnum.f64(double %602, double %737)
  br label %739

739:
  %740 = phi double [ %738, %732 ], [ %602, %619 ], [ %602, %601 ]
  %741 = load double, ptr %30, align 8
  %742 = fcmp ugt double %740, %741
  br i1 %742, label %743, label %744

743:
  store double %740, ptr %30, align 8
  store i64 %563, ptr %31, align 8
  br label %744

744:
  %745 = add nuw nsw i64 %563, 1
  %746 = icmp eq i64 %745, %415
  br i1 %746, label %747, label %562

747:
  %748 = load double, ptr %30, align 8
  %749 = tail call double @llvm.fabs.f64(double %748)
  %750 = fcmp ueq double %749, 0x7FF0000000000000
  br i1 %750, label %764, label %751

751:
  %752 = icmp eq i64 %416, 0
  %753 = fcmp ole double %748, 1.000000e-10
  %754 = select i1 %752, i1 %753, i1 false
  br i1 %754, label %755, label %760

755:
  %756 = fcmp ole double %748, 0x3D06849B86A12B9B
  %757 = fmul double %36, 5.000000e-01
  %758 = fcmp ogt double %748, %757
  %759 = select i1 %756, i1 true, i1 %758
  br i1 %759, label %764, label %760

760:
  %761 = phi double [ %36, %751 ], [ %748, %755 ]
  %762 = add nuw nsw i32 %37, 1
  %763 = icmp eq i32 %762, %2
  br i1 %763, label %764, label %35

764:
  %765 = phi i32 [ 0, %3 ], [ 1, %755 ], [ 0, %747 ], [ 0, %760 ]
  ret i32 %765
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
