; loop: made by tools/make_loops_text.py from ode, adaptive, singular, dp54, model, meeting
; sources 4e09d0412b7da5f91f59d3748fd9240f62467e02cc0a31dbfc045c8c14221f91
%struct.ode_adaptive = type { ptr, ptr, i64, double, double, double, double, double, double, double, ptr }
%struct.ode_method = type { ptr, ptr, ptr, ptr, i64, i64 }
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.ode_options = type { ptr, double, ptr, double, double }
%struct.model_context = type { i64, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, double, double, ptr, i64, [2 x double], ptr, ptr, ptr, i64, i64, ptr, ptr }
%struct.model_call = type { ptr, ptr, ptr }
%struct.contact_system = type { i64, i64, i64, i64, i64, ptr, ptr, %struct.model_call, %struct.model_call, %struct.model_call, double, ptr, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double }
%struct.model_run = type { ptr, ptr, ptr, i64, i64, i64 }

@ode_dp54 = constant { ptr, ptr, ptr, ptr, i64, i64 } { ptr @step, ptr @dense, ptr @interpolate, ptr null, i64 11, i64 0 }, align 8
@step.method = internal constant %struct.ode_adaptive { ptr @try_step, ptr @error_of, i64 6, double 1.700000e-01, double 4.000000e-02, double 2.000000e-01, double 1.000000e+01, double 5.000000e+00, double 3.250000e+00, double 5.500000e-01, ptr @E }, align 8
@E = internal constant [7 x double] [double 0x3F54320FEDCBA987, double 0.000000e+00, double 0xBF716B5A550ABFC4, double 0x3FA2EEEEEEEEEEEF, double 0xBFAA0AD1D2CA1858, double 0x3FA5748A7BDAF0E2, double -2.500000e-02], align 16

define i64 @ode_work(ptr  %0, i64 %1, i64 %2) {
  %4 = getelementptr inbounds %struct.ode_method, ptr %0, i64 0, i32 4
  %5 = load i64, ptr %4, align 8
  %6 = add nsw i64 %5, 10
  %7 = getelementptr inbounds %struct.ode_method, ptr %0, i64 0, i32 5
  %8 = load i64, ptr %7, align 8
  %9 = mul nsw i64 %8, %1
  %10 = add i64 %6, %9
  %11 = mul i64 %10, %1
  %12 = mul nsw i64 %2, 5
  %13 = add nsw i64 %11, %12
  ret i64 %13
}

define i64 @ode_pivots(ptr  %0, i64 %1) {
  %3 = getelementptr inbounds %struct.ode_method, ptr %0, i64 0, i32 5
  %4 = load i64, ptr %3, align 8
  %5 = mul nsw i64 %4, %1
  %6 = sdiv i64 %5, 2
  ret i64 %6
}

define ptr @ode_state(ptr  %0) {
  %2 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

define ptr @ode_events(ptr  %0, i64 %1) {
  %3 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.ode_system, ptr %4, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.ode_options, ptr %10, i64 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.ode_system, ptr %4, i64 0, i32 0
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.ode_method, ptr %12, i64 0, i32 4
  %16 = load i64, ptr %15, align 8
  %17 = add nsw i64 %16, 10
  %18 = getelementptr inbounds %struct.ode_method, ptr %12, i64 0, i32 5
  %19 = load i64, ptr %18, align 8
  %20 = mul nsw i64 %19, %14
  %21 = add i64 %17, %20
  %22 = mul i64 %21, %14
  %23 = getelementptr inbounds double, ptr %8, i64 %22
  %24 = mul nsw i64 %6, %1
  %25 = getelementptr inbounds double, ptr %23, i64 %24
  ret ptr %25
}

define void @ode_start(ptr %0, double %1, double %2) {
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  store double %1, ptr %4, align 8
  %5 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  store double %1, ptr %5, align 8
  %6 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 7
  store double %2, ptr %6, align 8
  %7 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  store double 0.000000e+00, ptr %7, align 8
  %8 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 12
  store double 0.000000e+00, ptr %8, align 8
  %9 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 11
  store double 1.000000e-04, ptr %9, align 8
  %10 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 18
  store double 0.000000e+00, ptr %10, align 8
  %11 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 25
  store double 0x7FF0000000000000, ptr %11, align 8
  %12 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 22
  store double 0x7FF8000000000000, ptr %12, align 8
  %13 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 24
  store double 0.000000e+00, ptr %13, align 8
  %14 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 28
  %15 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 16
  %16 = bitcast ptr %14 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  store double %1, ptr %15, align 8
  %17 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 36
  %18 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 30
  %19 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 40
  %20 = bitcast ptr %18 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(32) %20, i8 0, i64 32, i1 false)
  %21 = bitcast ptr %17 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(32) %21, i8 0, i64 32, i1 false)
  store i64 -1, ptr %19, align 8
  ret void
}

define i64 @ode_interpolate(ptr %0, double %1, ptr %2) {
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_options, ptr %5, i64 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 36
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %18

11:
  %12 = getelementptr inbounds %struct.ode_method, ptr %7, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %15

15:
  %16 = tail call i64 %13(ptr %0)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %21

18:
  store i64 1, ptr %8, align 8
  %19 = getelementptr inbounds %struct.ode_method, ptr %7, i64 0, i32 2
  %20 = load ptr, ptr %19, align 8
  tail call void %20(ptr %0, double %1, ptr %2)
  br label %21

21:
  %22 = phi i64 [ 0, %18 ], [ %16, %15 ]
  ret i64 %22
}

define i64 @ode_keep_new(ptr  %0, double %1) {
  %3 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.ode_system, ptr %4, i64 0, i32 0
  %8 = load i64, ptr %7, align 8
  %9 = mul nsw i64 %8, 6
  %10 = getelementptr inbounds double, ptr %6, i64 %9
  %11 = shl nsw i64 %8, 1
  %12 = getelementptr inbounds double, ptr %6, i64 %11
  %13 = bitcast ptr %10 to ptr
  %14 = bitcast ptr %12 to ptr
  %15 = shl i64 %8, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %14, i64 %15, i1 false)
  %16 = getelementptr inbounds %struct.ode_system, ptr %4, i64 0, i32 8
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %26, label %19

19:
  %20 = getelementptr inbounds %struct.ode_system, ptr %4, i64 0, i32 2
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %23 = load double, ptr %22, align 8
  %24 = load ptr, ptr %5, align 8
  %25 = tail call i64 %17(ptr %21, double %23, ptr %24, double %1, ptr %12)
  br label %26

26:
  %27 = phi i64 [ %25, %19 ], [ 0, %2 ]
  %28 = getelementptr inbounds %struct.ode_system, ptr %4, i64 0, i32 5
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, null
  %31 = icmp ne i64 %27, 0
  %32 = select i1 %30, i1 true, i1 %31
  br i1 %32, label %87, label %33

33:
  %34 = getelementptr inbounds %struct.ode_system, ptr %4, i64 0, i32 2
  %35 = load ptr, ptr %34, align 8
  %36 = tail call i64 %29(ptr %35, double %1, ptr %10, i64 1)
  %37 = icmp eq i64 %36, 2
  br i1 %37, label %87, label %38

38:
  %39 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %40 = load ptr, ptr %39, align 8
  %41 = load ptr, ptr %3, align 8
  %42 = getelementptr inbounds %struct.ode_system, ptr %41, i64 0, i32 0
  %43 = load i64, ptr %42, align 8
  %44 = shl i64 %43, 3
  %45 = tail call i32 @bcmp(ptr %14, ptr %13, i64 %44)
  %46 = icmp ne i32 %45, 0
  %47 = icmp sgt i64 %43, 0
  %48 = select i1 %46, i1 %47, i1 false
  br i1 %48, label %55, label %87

49:
  %50 = fmul double %61, 0x3EB0C6F7A0B5ED8D
  %51 = getelementptr inbounds %struct.ode_options, ptr %40, i64 0, i32 2
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds %struct.ode_options, ptr %40, i64 0, i32 1
  %54 = load double, ptr %53, align 8
  br label %67

55:
  %56 = phi i64 [ %62, %55 ], [ 0, %38 ]
  %57 = phi double [ %61, %55 ], [ 1.000000e+00, %38 ]
  %58 = getelementptr inbounds double, ptr %12, i64 %56
  %59 = load double, ptr %58, align 8
  %60 = tail call double @llvm.fabs.f64(double %59)
  %61 = tail call double @llvm.maxnum.f64(double %57, double %60)
  %62 = add nuw nsw i64 %56, 1
  %63 = icmp eq i64 %62, %43
  br i1 %63, label %49, label %55

64:
  %65 = icmp slt i64 %83, %43
  %66 = icmp eq i64 %83, %43
  br i1 %66, label %84, label %67

67:
  %68 = phi i1 [ true, %49 ], [ %65, %64 ]
  %69 = phi i64 [ 0, %49 ], [ %83, %64 ]
  %70 = getelementptr inbounds double, ptr %52, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds double, ptr %12, i64 %69
  %73 = load double, ptr %72, align 8
  %74 = tail call double @llvm.fabs.f64(double %73)
  %75 = tail call double @llvm.fmuladd.f64(double %54, double %74, double %71)
  %76 = fmul double %75, 1.000000e+02
  %77 = getelementptr inbounds double, ptr %10, i64 %69
  %78 = load double, ptr %77, align 8
  %79 = fsub double %73, %78
  %80 = tail call double @llvm.fabs.f64(double %79)
  %81 = tail call double @llvm.maxnum.f64(double %76, double %50)
  %82 = fcmp ugt double %80, %81
  %83 = add nuw nsw i64 %69, 1
  br i1 %82, label %84, label %64

84:
  %85 = phi i1 [ %65, %64 ], [ %68, %67 ]
  %86 = select i1 %85, i64 8, i64 %36
  br label %87

87:
  %88 = phi i64 [ %27, %26 ], [ 2, %33 ], [ %36, %38 ], [ %86, %84 ]
  ret i64 %88
}

define i64 @ode_answer(ptr %0, double %1, ptr %2) {
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %5 = load double, ptr %4, align 8
  %6 = fcmp oeq double %5, %1
  br i1 %6, label %7, label %17

7:
  %8 = bitcast ptr %2 to ptr
  %9 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %10 = bitcast ptr %9 to ptr
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.ode_system, ptr %13, i64 0, i32 0
  %15 = load i64, ptr %14, align 8
  %16 = shl i64 %15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %11, i64 %16, i1 false)
  br label %37

17:
  %18 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds %struct.ode_options, ptr %19, i64 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 36
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %32

25:
  %26 = getelementptr inbounds %struct.ode_method, ptr %21, i64 0, i32 1
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %32, label %29

29:
  %30 = tail call i64 %27(ptr %0)
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %52

32:
  store i64 1, ptr %22, align 8
  %33 = getelementptr inbounds %struct.ode_method, ptr %21, i64 0, i32 2
  %34 = load ptr, ptr %33, align 8
  tail call void %34(ptr %0, double %1, ptr %2)
  %35 = tail call i64 @keep_answer(ptr %0, double %1, ptr %2)
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %52

37:
  %38 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 37
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %52, label %41

41:
  %42 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds %struct.ode_options, ptr %43, i64 0, i32 0
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds %struct.ode_method, ptr %45, i64 0, i32 3
  %47 = load ptr, ptr %46, align 8
  %48 = tail call i64 %47(ptr %0, double %1, ptr %2)
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %50, label %52

50:
  %51 = tail call i64 @keep_answer(ptr %0, double %1, ptr %2)
  br label %52

52:
  %53 = phi i64 [ %51, %50 ], [ %48, %41 ], [ 0, %37 ], [ %35, %32 ], [ %30, %29 ]
  ret i64 %53
}

define internal i64 @keep_answer(ptr  %0, double %1, ptr  %2) {
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 5
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %80, label %9

9:
  %10 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 0
  %13 = load i64, ptr %12, align 8
  %14 = mul nsw i64 %13, 3
  %15 = getelementptr inbounds double, ptr %11, i64 %14
  %16 = bitcast ptr %15 to ptr
  %17 = bitcast ptr %2 to ptr
  %18 = shl i64 %13, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %17, i64 %18, i1 false)
  %19 = load ptr, ptr %6, align 8
  %20 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 2
  %21 = load ptr, ptr %20, align 8
  %22 = tail call i64 %19(ptr %21, double %1, ptr %15, i64 0)
  %23 = icmp eq i64 %22, 2
  br i1 %23, label %80, label %24

24:
  %25 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %26 = load ptr, ptr %25, align 8
  %27 = load ptr, ptr %4, align 8
  %28 = getelementptr inbounds %struct.ode_system, ptr %27, i64 0, i32 0
  %29 = load i64, ptr %28, align 8
  %30 = shl i64 %29, 3
  %31 = tail call i32 @bcmp(ptr %17, ptr %16, i64 %30)
  %32 = icmp ne i32 %31, 0
  %33 = icmp sgt i64 %29, 0
  %34 = select i1 %32, i1 %33, i1 false
  br i1 %34, label %41, label %72

35:
  %36 = fmul double %47, 0x3EB0C6F7A0B5ED8D
  %37 = getelementptr inbounds %struct.ode_options, ptr %26, i64 0, i32 2
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds %struct.ode_options, ptr %26, i64 0, i32 1
  %40 = load double, ptr %39, align 8
  br label %53

41:
  %42 = phi i64 [ %48, %41 ], [ 0, %24 ]
  %43 = phi double [ %47, %41 ], [ 1.000000e+00, %24 ]
  %44 = getelementptr inbounds double, ptr %2, i64 %42
  %45 = load double, ptr %44, align 8
  %46 = tail call double @llvm.fabs.f64(double %45)
  %47 = tail call double @llvm.maxnum.f64(double %43, double %46)
  %48 = add nuw nsw i64 %42, 1
  %49 = icmp eq i64 %48, %29
  br i1 %49, label %35, label %41

50:
  %51 = icmp slt i64 %69, %29
  %52 = icmp eq i64 %69, %29
  br i1 %52, label %70, label %53

53:
  %54 = phi i1 [ true, %35 ], [ %51, %50 ]
  %55 = phi i64 [ 0, %35 ], [ %69, %50 ]
  %56 = getelementptr inbounds double, ptr %38, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds double, ptr %2, i64 %55
  %59 = load double, ptr %58, align 8
  %60 = tail call double @llvm.fabs.f64(double %59)
  %61 = tail call double @llvm.fmuladd.f64(double %40, double %60, double %57)
  %62 = fmul double %61, 1.000000e+02
  %63 = getelementptr inbounds double, ptr %15, i64 %55
  %64 = load double, ptr %63, align 8
  %65 = fsub double %59, %64
  %66 = tail call double @llvm.fabs.f64(double %65)
  %67 = tail call double @llvm.maxnum.f64(double %62, double %36)
  %68 = fcmp ugt double %66, %67
  %69 = add nuw nsw i64 %55, 1
  br i1 %68, label %70, label %50

70:
  %71 = phi i1 [ %51, %50 ], [ %54, %53 ]
  br i1 %71, label %80, label %72

72:
  %73 = icmp eq i64 %22, 0
  br i1 %73, label %74, label %77

74:
  %75 = load i64, ptr %12, align 8
  %76 = shl i64 %75, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %16, i64 %76, i1 false)
  br label %77

77:
  %78 = icmp eq i64 %22, 11
  %79 = select i1 %78, i64 11, i64 0
  br label %80

80:
  %81 = phi i64 [ 0, %3 ], [ %79, %77 ], [ 0, %70 ], [ 2, %9 ]
  ret i64 %81
}

define i64 @ode_go_back(ptr %0, double %1) {
  %3 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.ode_system, ptr %6, i64 0, i32 0
  %8 = load i64, ptr %7, align 8
  %9 = mul nsw i64 %8, 3
  %10 = getelementptr inbounds double, ptr %4, i64 %9
  %11 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.ode_options, ptr %12, i64 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 36
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %25

18:
  %19 = getelementptr inbounds %struct.ode_method, ptr %14, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %25, label %22

22:
  %23 = tail call i64 %20(ptr %0)
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %45

25:
  store i64 1, ptr %15, align 8
  %26 = getelementptr inbounds %struct.ode_method, ptr %14, i64 0, i32 2
  %27 = load ptr, ptr %26, align 8
  tail call void %27(ptr %0, double %1, ptr %10)
  %28 = bitcast ptr %3 to ptr
  %29 = load ptr, ptr %28, align 8
  %30 = bitcast ptr %10 to ptr
  %31 = load ptr, ptr %5, align 8
  %32 = getelementptr inbounds %struct.ode_system, ptr %31, i64 0, i32 0
  %33 = load i64, ptr %32, align 8
  %34 = shl i64 %33, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %29, ptr align 8 %30, i64 %34, i1 false)
  %35 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  store double %1, ptr %35, align 8
  %36 = load ptr, ptr %5, align 8
  %37 = getelementptr inbounds %struct.ode_system, ptr %36, i64 0, i32 5
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, null
  br i1 %39, label %45, label %40

40:
  %41 = getelementptr inbounds %struct.ode_system, ptr %36, i64 0, i32 2
  %42 = load ptr, ptr %41, align 8
  %43 = load ptr, ptr %3, align 8
  %44 = tail call i64 %38(ptr %42, double %1, ptr %43, i64 1)
  br label %45

45:
  %46 = phi i64 [ %23, %22 ], [ %44, %40 ], [ 0, %25 ]
  ret i64 %46
}

define i64 @ode_sides(ptr  %0) {
  %2 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 40
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 1
  %7 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.ode_options, ptr %10, i64 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 0
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.ode_method, ptr %12, i64 0, i32 4
  %16 = load i64, ptr %15, align 8
  %17 = add nsw i64 %16, 10
  %18 = getelementptr inbounds %struct.ode_method, ptr %12, i64 0, i32 5
  %19 = load i64, ptr %18, align 8
  %20 = mul nsw i64 %19, %14
  %21 = add i64 %17, %20
  %22 = mul i64 %21, %14
  %23 = getelementptr inbounds double, ptr %8, i64 %22
  %24 = load i64, ptr %6, align 8
  %25 = shl nsw i64 %24, 2
  %26 = getelementptr inbounds double, ptr %23, i64 %25
  %27 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 9
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 2
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %32 = load double, ptr %31, align 8
  %33 = tail call i64 %28(ptr %30, double %32, ptr %8, ptr %26)
  %34 = load ptr, ptr %4, align 8
  %35 = getelementptr inbounds %struct.ode_system, ptr %34, i64 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %33, 0
  %38 = icmp sgt i64 %36, 0
  %39 = select i1 %38, i1 %37, i1 false
  br i1 %39, label %43, label %40

40:
  %41 = zext i1 %37 to i64
  %42 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 39
  store i64 %41, ptr %42, align 8
  ret i64 %33

43:
  %44 = phi i64 [ %52, %49 ], [ 0, %1 ]
  %45 = icmp eq i64 %44, %3
  br i1 %45, label %49, label %46

46:
  %47 = getelementptr inbounds double, ptr %26, i64 %44
  %48 = load double, ptr %47, align 8
  br label %49

49:
  %50 = phi double [ %48, %46 ], [ 0.000000e+00, %43 ]
  %51 = getelementptr inbounds double, ptr %23, i64 %44
  store double %50, ptr %51, align 8
  %52 = add nuw nsw i64 %44, 1
  %53 = icmp slt i64 %52, %36
  br i1 %53, label %43, label %40
}

define i64 @ode_jumped(ptr  %0) {
  %2 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.ode_system, ptr %3, i64 0, i32 1
  %5 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.ode_options, ptr %8, i64 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.ode_system, ptr %3, i64 0, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.ode_method, ptr %10, i64 0, i32 4
  %14 = load i64, ptr %13, align 8
  %15 = add nsw i64 %14, 10
  %16 = getelementptr inbounds %struct.ode_method, ptr %10, i64 0, i32 5
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %17, %12
  %19 = add i64 %15, %18
  %20 = mul i64 %19, %12
  %21 = getelementptr inbounds double, ptr %6, i64 %20
  %22 = load i64, ptr %4, align 8
  %23 = shl nsw i64 %22, 2
  %24 = getelementptr inbounds double, ptr %21, i64 %23
  %25 = getelementptr inbounds %struct.ode_system, ptr %3, i64 0, i32 9
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds %struct.ode_system, ptr %3, i64 0, i32 2
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %30 = load double, ptr %29, align 8
  %31 = tail call i64 %26(ptr %28, double %30, ptr %6, ptr %24)
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %61

33:
  %34 = load ptr, ptr %2, align 8
  %35 = getelementptr inbounds %struct.ode_system, ptr %34, i64 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = icmp sgt i64 %36, 0
  br i1 %37, label %38, label %56

38:
  %39 = phi i64 [ %54, %53 ], [ 0, %33 ]
  %40 = getelementptr inbounds double, ptr %21, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = getelementptr inbounds double, ptr %24, i64 %39
  %43 = load double, ptr %42, align 8
  %44 = fcmp olt double %41, 0.000000e+00
  %45 = fcmp oge double %43, 0.000000e+00
  %46 = and i1 %44, %45
  %47 = fcmp ogt double %41, 0.000000e+00
  %48 = fcmp ole double %43, 0.000000e+00
  %49 = and i1 %47, %48
  %50 = or i1 %46, %49
  br i1 %50, label %51, label %53

51:
  %52 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 40
  store i64 %39, ptr %52, align 8
  br label %61

53:
  %54 = add nuw nsw i64 %39, 1
  %55 = icmp eq i64 %54, %36
  br i1 %55, label %56, label %38

56:
  %57 = bitcast ptr %21 to ptr
  %58 = bitcast ptr %24 to ptr
  %59 = shl i64 %36, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %57, ptr align 8 %58, i64 %59, i1 false)
  %60 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 39
  store i64 1, ptr %60, align 8
  br label %61

61:
  %62 = phi i64 [ 0, %56 ], [ 9, %51 ], [ %31, %1 ]
  ret i64 %62
}

define i64 @ode_step(ptr %0) {
  %2 = alloca [3 x double], align 16
  %3 = alloca [3 x double], align 16
  %4 = alloca double, align 8
  %5 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %6 = load double, ptr %5, align 8
  %7 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 9
  %8 = load double, ptr %7, align 8
  %9 = fcmp oeq double %6, %8
  br i1 %9, label %613, label %10

10:
  %11 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 40
  %12 = load i64, ptr %11, align 8
  %13 = icmp sgt i64 %12, -1
  br i1 %13, label %14, label %30

14:
  %15 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  store double %6, ptr %15, align 8
  %16 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  store double 0.000000e+00, ptr %16, align 8
  %17 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 12
  store double 0.000000e+00, ptr %17, align 8
  %18 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 11
  store double 1.000000e-04, ptr %18, align 8
  %19 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 18
  store double 0.000000e+00, ptr %19, align 8
  %20 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 25
  store double 0x7FF0000000000000, ptr %20, align 8
  %21 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 22
  store double 0x7FF8000000000000, ptr %21, align 8
  %22 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 24
  store double 0.000000e+00, ptr %22, align 8
  %23 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 28
  %24 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 16
  %25 = bitcast ptr %23 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %25, i8 0, i64 16, i1 false)
  store double %6, ptr %24, align 8
  %26 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 36
  %27 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 30
  %28 = bitcast ptr %27 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(32) %28, i8 0, i64 32, i1 false)
  %29 = bitcast ptr %26 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(32) %29, i8 0, i64 32, i1 false)
  br label %30

30:
  %31 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds %struct.ode_system, ptr %32, i64 0, i32 1
  %34 = load i64, ptr %33, align 8
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %36, label %82

36:
  %37 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 39
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %40, label %82

40:
  %41 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.ode_options, ptr %44, i64 0, i32 0
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds %struct.ode_system, ptr %32, i64 0, i32 0
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds %struct.ode_method, ptr %46, i64 0, i32 4
  %50 = load i64, ptr %49, align 8
  %51 = add nsw i64 %50, 10
  %52 = getelementptr inbounds %struct.ode_method, ptr %46, i64 0, i32 5
  %53 = load i64, ptr %52, align 8
  %54 = mul nsw i64 %53, %48
  %55 = add i64 %51, %54
  %56 = mul i64 %55, %48
  %57 = getelementptr inbounds double, ptr %42, i64 %56
  %58 = shl nsw i64 %34, 2
  %59 = getelementptr inbounds double, ptr %57, i64 %58
  %60 = getelementptr inbounds %struct.ode_system, ptr %32, i64 0, i32 9
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds %struct.ode_system, ptr %32, i64 0, i32 2
  %63 = load ptr, ptr %62, align 8
  %64 = tail call i64 %61(ptr %63, double %6, ptr %42, ptr %59)
  %65 = load ptr, ptr %31, align 8
  %66 = getelementptr inbounds %struct.ode_system, ptr %65, i64 0, i32 1
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i64 %64, 0
  %69 = icmp sgt i64 %67, 0
  %70 = select i1 %69, i1 %68, i1 false
  br i1 %70, label %71, label %83

71:
  %72 = phi i64 [ %80, %77 ], [ 0, %40 ]
  %73 = icmp eq i64 %72, %12
  br i1 %73, label %77, label %74

74:
  %75 = getelementptr inbounds double, ptr %59, i64 %72
  %76 = load double, ptr %75, align 8
  br label %77

77:
  %78 = phi double [ %76, %74 ], [ 0.000000e+00, %71 ]
  %79 = getelementptr inbounds double, ptr %57, i64 %72
  store double %78, ptr %79, align 8
  %80 = add nuw nsw i64 %72, 1
  %81 = icmp eq i64 %80, %67
  br i1 %81, label %83, label %71

82:
  store i64 -1, ptr %11, align 8
  br label %88

83:
  %84 = zext i1 %68 to i64
  store i64 %84, ptr %37, align 8
  store i64 -1, ptr %11, align 8
  br i1 %68, label %85, label %613

85:
  %86 = load double, ptr %7, align 8
  %87 = load double, ptr %5, align 8
  br label %88

88:
  %89 = phi double [ %87, %85 ], [ %6, %82 ]
  %90 = phi double [ %86, %85 ], [ %8, %82 ]
  %91 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 36
  store i64 0, ptr %91, align 8
  %92 = fsub double %90, %89
  %93 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 7
  %94 = load double, ptr %93, align 8
  %95 = fmul double %92, %94
  %96 = fcmp olt double %95, 0.000000e+00
  br i1 %96, label %97, label %99

97:
  %98 = fneg double %94
  store double %98, ptr %93, align 8
  br label %99

99:
  %100 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %101 = load ptr, ptr %100, align 8
  %102 = getelementptr inbounds %struct.ode_options, ptr %101, i64 0, i32 0
  %103 = load ptr, ptr %102, align 8
  %104 = getelementptr inbounds %struct.ode_method, ptr %103, i64 0, i32 0
  %105 = load ptr, ptr %104, align 8
  %106 = tail call i64 %105(ptr %0)
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %108, label %611

108:
  %109 = load ptr, ptr %31, align 8
  %110 = getelementptr inbounds %struct.ode_system, ptr %109, i64 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = icmp sgt i64 %111, 0
  br i1 %112, label %113, label %607

113:
  %114 = shl i64 %111, 3
  %115 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %116 = load ptr, ptr %115, align 8
  %117 = load ptr, ptr %100, align 8
  %118 = getelementptr inbounds %struct.ode_options, ptr %117, i64 0, i32 0
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds %struct.ode_system, ptr %109, i64 0, i32 0
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds %struct.ode_method, ptr %119, i64 0, i32 4
  %123 = load i64, ptr %122, align 8
  %124 = add nsw i64 %123, 10
  %125 = getelementptr inbounds %struct.ode_method, ptr %119, i64 0, i32 5
  %126 = load i64, ptr %125, align 8
  %127 = mul nsw i64 %126, %121
  %128 = add i64 %124, %127
  %129 = mul i64 %128, %121
  %130 = getelementptr inbounds double, ptr %116, i64 %129
  %131 = getelementptr inbounds double, ptr %130, i64 %111
  %132 = shl nuw nsw i64 %111, 1
  %133 = getelementptr inbounds double, ptr %130, i64 %132
  %134 = mul nsw i64 %111, 3
  %135 = getelementptr inbounds double, ptr %130, i64 %134
  %136 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  %137 = load double, ptr %136, align 8
  %138 = load double, ptr %5, align 8
  %139 = fsub double %138, %137
  %140 = fmul double %139, 1.250000e-01
  %141 = fadd double %137, %138
  %142 = fmul double %141, 5.000000e-01
  %143 = mul nsw i64 %121, 7
  %144 = getelementptr inbounds double, ptr %116, i64 %143
  %145 = fcmp oeq double %138, %142
  br i1 %145, label %163, label %146

146:
  %147 = load i64, ptr %91, align 8
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %149, label %156

149:
  %150 = getelementptr inbounds %struct.ode_method, ptr %119, i64 0, i32 1
  %151 = load ptr, ptr %150, align 8
  %152 = icmp eq ptr %151, null
  br i1 %152, label %156, label %153

153:
  %154 = tail call i64 %151(ptr %0)
  %155 = icmp eq i64 %154, 0
  br i1 %155, label %156, label %611

156:
  store i64 1, ptr %91, align 8
  %157 = getelementptr inbounds %struct.ode_method, ptr %119, i64 0, i32 2
  %158 = load ptr, ptr %157, align 8
  tail call void %158(ptr %0, double %142, ptr %144)
  %159 = tail call i64 @keep_answer(ptr %0, double %142, ptr %144)
  %160 = icmp eq i64 %159, 0
  br i1 %160, label %161, label %611

161:
  %162 = load ptr, ptr %31, align 8
  br label %163

163:
  %164 = phi ptr [ %162, %161 ], [ %109, %113 ]
  %165 = phi ptr [ %144, %161 ], [ %116, %113 ]
  %166 = getelementptr inbounds %struct.ode_system, ptr %164, i64 0, i32 9
  %167 = load ptr, ptr %166, align 8
  %168 = getelementptr inbounds %struct.ode_system, ptr %164, i64 0, i32 2
  %169 = load ptr, ptr %168, align 8
  %170 = tail call i64 %167(ptr %169, double %142, ptr %165, ptr %133)
  %171 = icmp eq i64 %170, 0
  br i1 %171, label %172, label %611

172:
  %173 = load ptr, ptr %115, align 8
  %174 = load ptr, ptr %31, align 8
  %175 = getelementptr inbounds %struct.ode_system, ptr %174, i64 0, i32 0
  %176 = load i64, ptr %175, align 8
  %177 = mul nsw i64 %176, 7
  %178 = getelementptr inbounds double, ptr %173, i64 %177
  %179 = load double, ptr %5, align 8
  %180 = fcmp oeq double %179, %138
  br i1 %180, label %201, label %181

181:
  %182 = load ptr, ptr %100, align 8
  %183 = getelementptr inbounds %struct.ode_options, ptr %182, i64 0, i32 0
  %184 = load ptr, ptr %183, align 8
  %185 = load i64, ptr %91, align 8
  %186 = icmp eq i64 %185, 0
  br i1 %186, label %187, label %194

187:
  %188 = getelementptr inbounds %struct.ode_method, ptr %184, i64 0, i32 1
  %189 = load ptr, ptr %188, align 8
  %190 = icmp eq ptr %189, null
  br i1 %190, label %194, label %191

191:
  %192 = tail call i64 %189(ptr %0)
  %193 = icmp eq i64 %192, 0
  br i1 %193, label %194, label %611

194:
  store i64 1, ptr %91, align 8
  %195 = getelementptr inbounds %struct.ode_method, ptr %184, i64 0, i32 2
  %196 = load ptr, ptr %195, align 8
  tail call void %196(ptr %0, double %138, ptr %178)
  %197 = tail call i64 @keep_answer(ptr %0, double %138, ptr %178)
  %198 = icmp eq i64 %197, 0
  br i1 %198, label %199, label %611

199:
  %200 = load ptr, ptr %31, align 8
  br label %201

201:
  %202 = phi ptr [ %200, %199 ], [ %174, %172 ]
  %203 = phi ptr [ %178, %199 ], [ %173, %172 ]
  %204 = getelementptr inbounds %struct.ode_system, ptr %202, i64 0, i32 9
  %205 = load ptr, ptr %204, align 8
  %206 = getelementptr inbounds %struct.ode_system, ptr %202, i64 0, i32 2
  %207 = load ptr, ptr %206, align 8
  %208 = tail call i64 %205(ptr %207, double %138, ptr %203, ptr %135)
  %209 = icmp eq i64 %208, 0
  br i1 %209, label %210, label %611

210:
  %211 = load ptr, ptr %31, align 8
  %212 = getelementptr inbounds %struct.ode_system, ptr %211, i64 0, i32 1
  %213 = load i64, ptr %212, align 8
  %214 = icmp sgt i64 %213, 0
  br i1 %214, label %218, label %248

215:
  %216 = icmp slt i64 %245, %213
  %217 = icmp eq i64 %245, %213
  br i1 %217, label %246, label %218

218:
  %219 = phi i1 [ %216, %215 ], [ true, %210 ]
  %220 = phi i64 [ %245, %215 ], [ 0, %210 ]
  %221 = getelementptr inbounds double, ptr %133, i64 %220
  %222 = load double, ptr %221, align 8
  %223 = getelementptr inbounds double, ptr %130, i64 %220
  %224 = load double, ptr %223, align 8
  %225 = fsub double %222, %224
  %226 = tail call double @llvm.fabs.f64(double %225)
  %227 = getelementptr inbounds double, ptr %135, i64 %220
  %228 = load double, ptr %227, align 8
  %229 = fsub double %228, %222
  %230 = tail call double @llvm.fabs.f64(double %229)
  %231 = fadd double %226, %230
  %232 = tail call double @llvm.fabs.f64(double %224)
  %233 = tail call double @llvm.fabs.f64(double %222)
  %234 = tail call double @llvm.fabs.f64(double %228)
  %235 = tail call double @llvm.minnum.f64(double %233, double %234)
  %236 = tail call double @llvm.minnum.f64(double %232, double %235)
  %237 = fmul double %222, %224
  %238 = fcmp ogt double %237, 0.000000e+00
  %239 = fmul double %222, %228
  %240 = fcmp ogt double %239, 0.000000e+00
  %241 = select i1 %238, i1 %240, i1 false
  %242 = fmul double %231, 2.000000e+00
  %243 = fcmp ogt double %236, %242
  %244 = select i1 %241, i1 %243, i1 false
  %245 = add nuw nsw i64 %220, 1
  br i1 %244, label %215, label %246

246:
  %247 = phi i1 [ %219, %218 ], [ %216, %215 ]
  br i1 %247, label %251, label %248

248:
  %249 = bitcast ptr %130 to ptr
  %250 = bitcast ptr %135 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %249, ptr align 8 %250, i64 %114, i1 false)
  br label %607

251:
  %252 = bitcast ptr %131 to ptr
  %253 = bitcast ptr %130 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %252, ptr align 8 %253, i64 %114, i1 false)
  %254 = bitcast ptr %4 to ptr
  %255 = bitcast ptr %2 to ptr
  %256 = getelementptr inbounds [3 x double], ptr %2, i64 0, i64 0
  %257 = getelementptr inbounds [3 x double], ptr %2, i64 0, i64 1
  %258 = getelementptr inbounds [3 x double], ptr %2, i64 0, i64 2
  %259 = bitcast ptr %3 to ptr
  %260 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 0
  %261 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 1
  %262 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 2
  %263 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  %264 = bitcast ptr %135 to ptr
  br label %265

265:
  %266 = phi i32 [ 2, %251 ], [ %604, %603 ]
  %267 = phi double [ %137, %251 ], [ %271, %603 ]
  %268 = icmp eq i32 %266, 8
  %269 = sitofp i32 %266 to double
  %270 = tail call double @llvm.fmuladd.f64(double %269, double %140, double %137)
  %271 = select i1 %268, double %138, double %270
  %272 = fadd double %267, %271
  %273 = fmul double %272, 5.000000e-01
  %274 = load ptr, ptr %115, align 8
  %275 = load ptr, ptr %31, align 8
  %276 = getelementptr inbounds %struct.ode_system, ptr %275, i64 0, i32 0
  %277 = load i64, ptr %276, align 8
  %278 = mul nsw i64 %277, 7
  %279 = getelementptr inbounds double, ptr %274, i64 %278
  %280 = load double, ptr %5, align 8
  %281 = fcmp oeq double %280, %273
  br i1 %281, label %302, label %282

282:
  %283 = load ptr, ptr %100, align 8
  %284 = getelementptr inbounds %struct.ode_options, ptr %283, i64 0, i32 0
  %285 = load ptr, ptr %284, align 8
  %286 = load i64, ptr %91, align 8
  %287 = icmp eq i64 %286, 0
  br i1 %287, label %288, label %295

288:
  %289 = getelementptr inbounds %struct.ode_method, ptr %285, i64 0, i32 1
  %290 = load ptr, ptr %289, align 8
  %291 = icmp eq ptr %290, null
  br i1 %291, label %295, label %292

292:
  %293 = tail call i64 %290(ptr %0)
  %294 = icmp eq i64 %293, 0
  br i1 %294, label %295, label %611

295:
  store i64 1, ptr %91, align 8
  %296 = getelementptr inbounds %struct.ode_method, ptr %285, i64 0, i32 2
  %297 = load ptr, ptr %296, align 8
  tail call void %297(ptr %0, double %273, ptr %279)
  %298 = tail call i64 @keep_answer(ptr %0, double %273, ptr %279)
  %299 = icmp eq i64 %298, 0
  br i1 %299, label %300, label %611

300:
  %301 = load ptr, ptr %31, align 8
  br label %302

302:
  %303 = phi ptr [ %301, %300 ], [ %275, %265 ]
  %304 = phi ptr [ %279, %300 ], [ %274, %265 ]
  %305 = getelementptr inbounds %struct.ode_system, ptr %303, i64 0, i32 9
  %306 = load ptr, ptr %305, align 8
  %307 = getelementptr inbounds %struct.ode_system, ptr %303, i64 0, i32 2
  %308 = load ptr, ptr %307, align 8
  %309 = tail call i64 %306(ptr %308, double %273, ptr %304, ptr %133)
  %310 = icmp eq i64 %309, 0
  br i1 %310, label %311, label %611

311:
  %312 = load ptr, ptr %115, align 8
  %313 = load ptr, ptr %31, align 8
  %314 = getelementptr inbounds %struct.ode_system, ptr %313, i64 0, i32 0
  %315 = load i64, ptr %314, align 8
  %316 = mul nsw i64 %315, 7
  %317 = getelementptr inbounds double, ptr %312, i64 %316
  %318 = load double, ptr %5, align 8
  %319 = fcmp oeq double %318, %271
  br i1 %319, label %340, label %320

320:
  %321 = load ptr, ptr %100, align 8
  %322 = getelementptr inbounds %struct.ode_options, ptr %321, i64 0, i32 0
  %323 = load ptr, ptr %322, align 8
  %324 = load i64, ptr %91, align 8
  %325 = icmp eq i64 %324, 0
  br i1 %325, label %326, label %333

326:
  %327 = getelementptr inbounds %struct.ode_method, ptr %323, i64 0, i32 1
  %328 = load ptr, ptr %327, align 8
  %329 = icmp eq ptr %328, null
  br i1 %329, label %333, label %330

330:
  %331 = tail call i64 %328(ptr %0)
  %332 = icmp eq i64 %331, 0
  br i1 %332, label %333, label %611

333:
  store i64 1, ptr %91, align 8
  %334 = getelementptr inbounds %struct.ode_method, ptr %323, i64 0, i32 2
  %335 = load ptr, ptr %334, align 8
  tail call void %335(ptr %0, double %271, ptr %317)
  %336 = tail call i64 @keep_answer(ptr %0, double %271, ptr %317)
  %337 = icmp eq i64 %336, 0
  br i1 %337, label %338, label %611

338:
  %339 = load ptr, ptr %31, align 8
  br label %340

340:
  %341 = phi ptr [ %339, %338 ], [ %313, %311 ]
  %342 = phi ptr [ %317, %338 ], [ %312, %311 ]
  %343 = getelementptr inbounds %struct.ode_system, ptr %341, i64 0, i32 9
  %344 = load ptr, ptr %343, align 8
  %345 = getelementptr inbounds %struct.ode_system, ptr %341, i64 0, i32 2
  %346 = load ptr, ptr %345, align 8
  %347 = tail call i64 %344(ptr %346, double %271, ptr %342, ptr %135)
  %348 = icmp eq i64 %347, 0
  br i1 %348, label %349, label %611

349:
  %350 = load ptr, ptr %31, align 8
  %351 = getelementptr inbounds %struct.ode_system, ptr %350, i64 0, i32 1
  %352 = load i64, ptr %351, align 8
  %353 = load ptr, ptr %115, align 8
  %354 = load ptr, ptr %100, align 8
  %355 = getelementptr inbounds %struct.ode_options, ptr %354, i64 0, i32 0
  %356 = load ptr, ptr %355, align 8
  %357 = getelementptr inbounds %struct.ode_system, ptr %350, i64 0, i32 0
  %358 = load i64, ptr %357, align 8
  %359 = getelementptr inbounds %struct.ode_method, ptr %356, i64 0, i32 4
  %360 = load i64, ptr %359, align 8
  %361 = add nsw i64 %360, 10
  %362 = getelementptr inbounds %struct.ode_method, ptr %356, i64 0, i32 5
  %363 = load i64, ptr %362, align 8
  %364 = mul nsw i64 %363, %358
  %365 = add i64 %361, %364
  %366 = mul i64 %365, %358
  %367 = getelementptr inbounds double, ptr %353, i64 %366
  %368 = getelementptr inbounds double, ptr %367, i64 %352
  %369 = shl nsw i64 %352, 1
  %370 = getelementptr inbounds double, ptr %367, i64 %369
  %371 = mul nsw i64 %352, 3
  %372 = getelementptr inbounds double, ptr %367, i64 %371
  %373 = icmp sgt i64 %352, 0
  br i1 %373, label %374, label %603

374:
  %375 = phi i64 [ %549, %548 ], [ -1, %349 ]
  %376 = phi double [ %550, %548 ], [ %271, %349 ]
  %377 = phi i64 [ %554, %548 ], [ %352, %349 ]
  %378 = phi ptr [ %552, %548 ], [ %350, %349 ]
  %379 = phi i64 [ %551, %548 ], [ 0, %349 ]
  store double %271, ptr %4, align 8
  %380 = getelementptr inbounds double, ptr %368, i64 %379
  %381 = load double, ptr %380, align 8
  %382 = getelementptr inbounds double, ptr %370, i64 %379
  %383 = load double, ptr %382, align 8
  %384 = fcmp olt double %381, 0.000000e+00
  %385 = fcmp oge double %383, 0.000000e+00
  %386 = and i1 %384, %385
  %387 = fcmp ogt double %381, 0.000000e+00
  %388 = fcmp ole double %383, 0.000000e+00
  %389 = and i1 %387, %388
  %390 = or i1 %386, %389
  br i1 %390, label %391, label %393

391:
  %392 = call i64 @locate(ptr %0, i64 %379, double %267, double %273, double %381, double %383, ptr %4)
  br label %536

393:
  %394 = getelementptr inbounds double, ptr %372, i64 %379
  %395 = load double, ptr %394, align 8
  %396 = fcmp olt double %383, 0.000000e+00
  %397 = fcmp oge double %395, 0.000000e+00
  %398 = and i1 %396, %397
  %399 = fcmp ogt double %383, 0.000000e+00
  %400 = fcmp ole double %395, 0.000000e+00
  %401 = and i1 %399, %400
  %402 = or i1 %398, %401
  br i1 %402, label %403, label %405

403:
  %404 = call i64 @locate(ptr %0, i64 %379, double %273, double %271, double %383, double %395, ptr %4)
  br label %536

405:
  %406 = fmul double %381, %395
  %407 = fcmp ogt double %406, 0.000000e+00
  %408 = tail call double @llvm.fabs.f64(double %381)
  %409 = fcmp ogt double %408, 0x10000000000000
  %410 = select i1 %407, i1 %409, i1 false
  br i1 %410, label %411, label %548

411:
  %412 = load ptr, ptr %115, align 8
  %413 = load ptr, ptr %100, align 8
  %414 = getelementptr inbounds %struct.ode_options, ptr %413, i64 0, i32 0
  %415 = load ptr, ptr %414, align 8
  %416 = getelementptr inbounds %struct.ode_system, ptr %378, i64 0, i32 0
  %417 = load i64, ptr %416, align 8
  %418 = getelementptr inbounds %struct.ode_method, ptr %415, i64 0, i32 4
  %419 = load i64, ptr %418, align 8
  %420 = add nsw i64 %419, 10
  %421 = getelementptr inbounds %struct.ode_method, ptr %415, i64 0, i32 5
  %422 = load i64, ptr %421, align 8
  %423 = mul nsw i64 %422, %417
  %424 = add i64 %420, %423
  %425 = mul i64 %424, %417
  %426 = getelementptr inbounds double, ptr %412, i64 %425
  %427 = shl nsw i64 %377, 2
  %428 = getelementptr inbounds double, ptr %426, i64 %427
  %429 = select i1 %384, double -1.000000e+00, double 1.000000e+00
  %430 = fmul double %381, %429
  store double %430, ptr %256, align 16
  %431 = fmul double %383, %429
  store double %431, ptr %257, align 8
  %432 = fmul double %429, %395
  store double %432, ptr %258, align 16
  %433 = getelementptr inbounds double, ptr %428, i64 %379
  br label %434

434:
  %435 = phi double [ %431, %411 ], [ %529, %526 ]
  %436 = phi double [ %430, %411 ], [ %528, %526 ]
  %437 = phi double [ %432, %411 ], [ %527, %526 ]
  %438 = phi double [ %267, %411 ], [ %470, %526 ]
  %439 = phi double [ %271, %411 ], [ %471, %526 ]
  %440 = phi i32 [ 0, %411 ], [ %524, %526 ]
  %441 = fsub double %437, %436
  %442 = fmul double %441, 5.000000e-01
  %443 = fadd double %436, %437
  %444 = fneg double %435
  %445 = tail call double @llvm.fmuladd.f64(double %443, double 5.000000e-01, double %444)
  %446 = fmul double %442, -5.000000e-01
  %447 = fdiv double %446, %445
  %448 = fcmp ule double %445, 0.000000e+00
  %449 = tail call double @llvm.fabs.f64(double %447)
  %450 = fcmp ugt double %449, 1.000000e+00
  %451 = select i1 %448, i1 true, i1 %450
  br i1 %451, label %530, label %452

452:
  %453 = fmul double %442, 2.500000e-01
  %454 = fmul double %442, %453
  %455 = fdiv double %454, %445
  %456 = fsub double %435, %455
  %457 = tail call double @llvm.fabs.f64(double %442)
  %458 = fadd double %445, %457
  %459 = fmul double %458, 2.500000e-01
  %460 = fcmp olt double %456, %459
  br i1 %460, label %461, label %530

461:
  %462 = fsub double %439, %438
  %463 = fmul double %462, 2.500000e-01
  %464 = tail call double @llvm.minnum.f64(double %447, double 5.000000e-01)
  %465 = tail call double @llvm.maxnum.f64(double %464, double -5.000000e-01)
  %466 = fadd double %438, %439
  %467 = fmul double %465, 5.000000e-01
  %468 = fmul double %462, %467
  %469 = tail call double @llvm.fmuladd.f64(double %466, double 5.000000e-01, double %468)
  %470 = fsub double %469, %463
  store double %470, ptr %260, align 16
  store double %469, ptr %261, align 8
  %471 = fadd double %463, %469
  store double %471, ptr %262, align 16
  br label %478

472:
  %473 = add nuw nsw i64 %480, 1
  %474 = icmp eq i64 %473, 3
  br i1 %474, label %523, label %475

475:
  %476 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 %473
  %477 = load double, ptr %476, align 8
  br label %478

478:
  %479 = phi double [ %470, %461 ], [ %477, %475 ]
  %480 = phi i64 [ 0, %461 ], [ %473, %475 ]
  %481 = load ptr, ptr %115, align 8
  %482 = load ptr, ptr %31, align 8
  %483 = getelementptr inbounds %struct.ode_system, ptr %482, i64 0, i32 0
  %484 = load i64, ptr %483, align 8
  %485 = mul nsw i64 %484, 7
  %486 = getelementptr inbounds double, ptr %481, i64 %485
  %487 = load double, ptr %5, align 8
  %488 = fcmp oeq double %487, %479
  br i1 %488, label %509, label %489

489:
  %490 = load ptr, ptr %100, align 8
  %491 = getelementptr inbounds %struct.ode_options, ptr %490, i64 0, i32 0
  %492 = load ptr, ptr %491, align 8
  %493 = load i64, ptr %91, align 8
  %494 = icmp eq i64 %493, 0
  br i1 %494, label %495, label %502

495:
  %496 = getelementptr inbounds %struct.ode_method, ptr %492, i64 0, i32 1
  %497 = load ptr, ptr %496, align 8
  %498 = icmp eq ptr %497, null
  br i1 %498, label %502, label %499

499:
  %500 = tail call i64 %497(ptr %0)
  %501 = icmp eq i64 %500, 0
  br i1 %501, label %502, label %531

502:
  store i64 1, ptr %91, align 8
  %503 = getelementptr inbounds %struct.ode_method, ptr %492, i64 0, i32 2
  %504 = load ptr, ptr %503, align 8
  tail call void %504(ptr %0, double %479, ptr %486)
  %505 = tail call i64 @keep_answer(ptr %0, double %479, ptr %486)
  %506 = icmp eq i64 %505, 0
  br i1 %506, label %507, label %531

507:
  %508 = load ptr, ptr %31, align 8
  br label %509

509:
  %510 = phi ptr [ %508, %507 ], [ %482, %478 ]
  %511 = phi ptr [ %486, %507 ], [ %481, %478 ]
  %512 = getelementptr inbounds %struct.ode_system, ptr %510, i64 0, i32 9
  %513 = load ptr, ptr %512, align 8
  %514 = getelementptr inbounds %struct.ode_system, ptr %510, i64 0, i32 2
  %515 = load ptr, ptr %514, align 8
  %516 = tail call i64 %513(ptr %515, double %479, ptr %511, ptr %428)
  %517 = icmp eq i64 %516, 0
  br i1 %517, label %518, label %531

518:
  %519 = load double, ptr %433, align 8
  %520 = fmul double %429, %519
  %521 = getelementptr inbounds [3 x double], ptr %2, i64 0, i64 %480
  store double %520, ptr %521, align 8
  %522 = fcmp ugt double %520, 0.000000e+00
  br i1 %522, label %472, label %533

523:
  %524 = add nuw nsw i32 %440, 1
  %525 = icmp eq i32 %524, 20
  br i1 %525, label %530, label %526

526:
  %527 = load double, ptr %258, align 16
  %528 = load double, ptr %256, align 16
  %529 = load double, ptr %257, align 8
  br label %434

530:
  br label %548

531:
  %532 = phi i64 [ %516, %509 ], [ %500, %499 ], [ %505, %502 ]
  br label %556

533:
  %534 = load double, ptr %380, align 8
  %535 = call i64 @locate(ptr %0, i64 %379, double %267, double %479, double %534, double %519, ptr %4)
  br label %536

536:
  %537 = phi i64 [ %392, %391 ], [ %404, %403 ], [ %535, %533 ]
  %538 = icmp eq i64 %537, 0
  br i1 %538, label %539, label %556

539:
  %540 = icmp slt i64 %375, 0
  %541 = load double, ptr %4, align 8
  br i1 %540, label %547, label %542

542:
  %543 = fsub double %541, %376
  %544 = load double, ptr %263, align 8
  %545 = fmul double %543, %544
  %546 = fcmp olt double %545, 0.000000e+00
  br i1 %546, label %547, label %548

547:
  br label %548

548:
  %549 = phi i64 [ %379, %547 ], [ %375, %542 ], [ %375, %530 ], [ %375, %405 ]
  %550 = phi double [ %541, %547 ], [ %376, %542 ], [ %376, %530 ], [ %376, %405 ]
  %551 = add nuw nsw i64 %379, 1
  %552 = load ptr, ptr %31, align 8
  %553 = getelementptr inbounds %struct.ode_system, ptr %552, i64 0, i32 1
  %554 = load i64, ptr %553, align 8
  %555 = icmp slt i64 %551, %554
  br i1 %555, label %374, label %558

556:
  %557 = phi i64 [ %532, %531 ], [ %537, %536 ]
  br label %611

558:
  %559 = icmp sgt i64 %549, -1
  br i1 %559, label %560, label %603

560:
  %561 = fcmp oeq double %550, %138
  br i1 %561, label %595, label %562

562:
  %563 = load ptr, ptr %115, align 8
  %564 = getelementptr inbounds %struct.ode_system, ptr %552, i64 0, i32 0
  %565 = load i64, ptr %564, align 8
  %566 = mul nsw i64 %565, 3
  %567 = getelementptr inbounds double, ptr %563, i64 %566
  %568 = load ptr, ptr %100, align 8
  %569 = getelementptr inbounds %struct.ode_options, ptr %568, i64 0, i32 0
  %570 = load ptr, ptr %569, align 8
  %571 = load i64, ptr %91, align 8
  %572 = icmp eq i64 %571, 0
  br i1 %572, label %573, label %581

573:
  %574 = getelementptr inbounds %struct.ode_method, ptr %570, i64 0, i32 1
  %575 = load ptr, ptr %574, align 8
  %576 = icmp eq ptr %575, null
  br i1 %576, label %581, label %577

577:
  %578 = tail call i64 %575(ptr %0)
  %579 = icmp eq i64 %578, 0
  br i1 %579, label %581, label %580

580:
  store i64 %549, ptr %11, align 8
  br label %611

581:
  store i64 1, ptr %91, align 8
  %582 = getelementptr inbounds %struct.ode_method, ptr %570, i64 0, i32 2
  %583 = load ptr, ptr %582, align 8
  tail call void %583(ptr %0, double %550, ptr %567)
  %584 = bitcast ptr %115 to ptr
  %585 = load ptr, ptr %584, align 8
  %586 = bitcast ptr %567 to ptr
  %587 = load ptr, ptr %31, align 8
  %588 = getelementptr inbounds %struct.ode_system, ptr %587, i64 0, i32 0
  %589 = load i64, ptr %588, align 8
  %590 = shl i64 %589, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %585, ptr align 8 %586, i64 %590, i1 false)
  store double %550, ptr %5, align 8
  %591 = load ptr, ptr %31, align 8
  %592 = getelementptr inbounds %struct.ode_system, ptr %591, i64 0, i32 5
  %593 = load ptr, ptr %592, align 8
  %594 = icmp eq ptr %593, null
  br i1 %594, label %595, label %596

595:
  store i64 %549, ptr %11, align 8
  br label %602

596:
  %597 = getelementptr inbounds %struct.ode_system, ptr %591, i64 0, i32 2
  %598 = load ptr, ptr %597, align 8
  %599 = load ptr, ptr %115, align 8
  %600 = tail call i64 %593(ptr %598, double %550, ptr %599, i64 1)
  store i64 %549, ptr %11, align 8
  %601 = icmp eq i64 %600, 0
  br i1 %601, label %602, label %611

602:
  br label %611

603:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %252, ptr align 8 %264, i64 %114, i1 false)
  %604 = add nuw nsw i32 %266, 2
  %605 = icmp ult i32 %266, 7
  br i1 %605, label %265, label %606

606:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %253, ptr align 8 %264, i64 %114, i1 false)
  br label %607

607:
  %608 = load double, ptr %5, align 8
  %609 = load double, ptr %7, align 8
  %610 = fcmp oeq double %608, %609
  br i1 %610, label %613, label %611

611:
  %612 = phi i64 [ 0, %607 ], [ %557, %556 ], [ 9, %602 ], [ %600, %596 ], [ %578, %580 ], [ %159, %156 ], [ %154, %153 ], [ %170, %163 ], [ %197, %194 ], [ %192, %191 ], [ %208, %201 ], [ %106, %99 ], [ %347, %340 ], [ %331, %330 ], [ %336, %333 ], [ %309, %302 ], [ %293, %292 ], [ %298, %295 ]
  br label %613

613:
  %614 = phi i64 [ 1, %1 ], [ %612, %611 ], [ %64, %83 ], [ 1, %607 ]
  ret i64 %614
}

declare double @llvm.fabs.f64(double)

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.minnum.f64(double, double)

define internal i64 @locate(ptr %0, i64 %1, double %2, double %3, double %4, double %5, ptr  %6) {
  %8 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.ode_system, ptr %9, i64 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.ode_options, ptr %15, i64 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds %struct.ode_system, ptr %9, i64 0, i32 0
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds %struct.ode_method, ptr %17, i64 0, i32 4
  %21 = load i64, ptr %20, align 8
  %22 = add nsw i64 %21, 10
  %23 = getelementptr inbounds %struct.ode_method, ptr %17, i64 0, i32 5
  %24 = load i64, ptr %23, align 8
  %25 = mul nsw i64 %24, %19
  %26 = add i64 %22, %25
  %27 = mul i64 %26, %19
  %28 = getelementptr inbounds double, ptr %13, i64 %27
  %29 = shl nsw i64 %11, 2
  %30 = getelementptr inbounds double, ptr %28, i64 %29
  %31 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %32 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 9
  %33 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 36
  %34 = getelementptr inbounds double, ptr %30, i64 %1
  br label %35

35:
  %36 = phi i32 [ 0, %7 ], [ %122, %116 ]
  %37 = phi double [ %2, %7 ], [ %120, %116 ]
  %38 = phi double [ %3, %7 ], [ %119, %116 ]
  %39 = phi double [ %5, %7 ], [ %118, %116 ]
  %40 = phi double [ %4, %7 ], [ %117, %116 ]
  %41 = fsub double %38, %37
  %42 = tail call double @llvm.fabs.f64(double %41)
  %43 = load double, ptr %31, align 8
  %44 = tail call double @llvm.fabs.f64(double %43)
  %45 = load double, ptr %32, align 8
  %46 = tail call double @llvm.fabs.f64(double %45)
  %47 = tail call double @llvm.maxnum.f64(double %44, double %46)
  %48 = fmul double %47, 0x3CE4000000000000
  %49 = fcmp ogt double %42, %48
  br i1 %49, label %50, label %125

50:
  %51 = fadd double %38, %37
  %52 = fmul double %51, 5.000000e-01
  %53 = trunc i32 %36 to i8
  %54 = urem i8 %53, 3
  %55 = icmp ne i8 %54, 2
  %56 = fcmp une double %39, %40
  %57 = select i1 %55, i1 %56, i1 false
  br i1 %57, label %58, label %68

58:
  %59 = fmul double %39, %41
  %60 = fsub double %39, %40
  %61 = fdiv double %59, %60
  %62 = fsub double %38, %61
  %63 = fsub double %62, %37
  %64 = fsub double %62, %38
  %65 = fmul double %63, %64
  %66 = fcmp olt double %65, 0.000000e+00
  br i1 %66, label %68, label %67

67:
  br label %68

68:
  %69 = phi double [ %62, %58 ], [ %52, %67 ], [ %52, %50 ]
  %70 = load ptr, ptr %12, align 8
  %71 = load ptr, ptr %8, align 8
  %72 = getelementptr inbounds %struct.ode_system, ptr %71, i64 0, i32 0
  %73 = load i64, ptr %72, align 8
  %74 = mul nsw i64 %73, 7
  %75 = getelementptr inbounds double, ptr %70, i64 %74
  %76 = fcmp oeq double %43, %69
  br i1 %76, label %97, label %77

77:
  %78 = load ptr, ptr %14, align 8
  %79 = getelementptr inbounds %struct.ode_options, ptr %78, i64 0, i32 0
  %80 = load ptr, ptr %79, align 8
  %81 = load i64, ptr %33, align 8
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %83, label %90

83:
  %84 = getelementptr inbounds %struct.ode_method, ptr %80, i64 0, i32 1
  %85 = load ptr, ptr %84, align 8
  %86 = icmp eq ptr %85, null
  br i1 %86, label %90, label %87

87:
  %88 = tail call i64 %85(ptr %0)
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %90, label %127

90:
  store i64 1, ptr %33, align 8
  %91 = getelementptr inbounds %struct.ode_method, ptr %80, i64 0, i32 2
  %92 = load ptr, ptr %91, align 8
  tail call void %92(ptr %0, double %69, ptr %75)
  %93 = tail call i64 @keep_answer(ptr %0, double %69, ptr %75)
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %95, label %127

95:
  %96 = load ptr, ptr %8, align 8
  br label %97

97:
  %98 = phi ptr [ %96, %95 ], [ %71, %68 ]
  %99 = phi ptr [ %75, %95 ], [ %70, %68 ]
  %100 = getelementptr inbounds %struct.ode_system, ptr %98, i64 0, i32 9
  %101 = load ptr, ptr %100, align 8
  %102 = getelementptr inbounds %struct.ode_system, ptr %98, i64 0, i32 2
  %103 = load ptr, ptr %102, align 8
  %104 = tail call i64 %101(ptr %103, double %69, ptr %99, ptr %30)
  %105 = icmp eq i64 %104, 0
  br i1 %105, label %106, label %127

106:
  %107 = load double, ptr %34, align 8
  %108 = fcmp olt double %40, 0.000000e+00
  %109 = fcmp oge double %107, 0.000000e+00
  %110 = and i1 %108, %109
  %111 = fcmp ogt double %40, 0.000000e+00
  %112 = fcmp ole double %107, 0.000000e+00
  %113 = and i1 %111, %112
  %114 = or i1 %110, %113
  br i1 %114, label %116, label %115

115:
  br label %116

116:
  %117 = phi double [ %107, %115 ], [ %40, %106 ]
  %118 = phi double [ %39, %115 ], [ %107, %106 ]
  %119 = phi double [ %38, %115 ], [ %69, %106 ]
  %120 = phi double [ %69, %115 ], [ %37, %106 ]
  %121 = fcmp oeq double %118, 0.000000e+00
  %122 = add nuw nsw i32 %36, 1
  %123 = icmp eq i32 %122, 200
  %124 = select i1 %121, i1 true, i1 %123
  br i1 %124, label %125, label %35

125:
  %126 = phi double [ %38, %35 ], [ %119, %116 ]
  store double %126, ptr %6, align 8
  br label %127

127:
  %128 = phi i64 [ 0, %125 ], [ %93, %90 ], [ %88, %87 ], [ %104, %97 ]
  ret i64 %128
}

declare i32 @bcmp(ptr , ptr , i64)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)

define i64 @ode_step_adaptive(ptr %0, ptr  %1) {
  %3 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 2
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8
  %10 = mul nsw i64 %7, 10
  %11 = getelementptr inbounds double, ptr %9, i64 %10
  %12 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 30
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %22, label %15

15:
  %16 = load i64, ptr %3, align 8
  %17 = bitcast ptr %11 to ptr
  %18 = mul nsw i64 %16, %7
  %19 = getelementptr inbounds double, ptr %11, i64 %18
  %20 = bitcast ptr %19 to ptr
  %21 = shl i64 %7, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %20, i64 %21, i1 false)
  br label %56

22:
  %23 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 11
  store double 1.000000e-04, ptr %23, align 8
  %24 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 31
  store i64 0, ptr %24, align 8
  %25 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %28 = load i64, ptr %27, align 8
  %29 = add nsw i64 %28, 1
  store i64 %29, ptr %27, align 8
  %30 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 3
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 2
  %33 = load ptr, ptr %32, align 8
  %34 = tail call i64 %31(ptr %33, double %26, ptr %9, ptr %11)
  switch i64 %34, label %533 [
    i64 3, label %35
    i64 0, label %56
  ]

35:
  %36 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 32
  store i64 3, ptr %36, align 8
  %37 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %26, ptr %37, align 8
  %38 = load ptr, ptr %8, align 8
  %39 = load ptr, ptr %4, align 8
  %40 = getelementptr inbounds %struct.ode_system, ptr %39, i64 0, i32 0
  %41 = load i64, ptr %40, align 8
  %42 = shl nsw i64 %41, 2
  %43 = getelementptr inbounds double, ptr %38, i64 %42
  %44 = bitcast ptr %43 to ptr
  %45 = bitcast ptr %11 to ptr
  %46 = shl i64 %41, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %44, ptr align 8 %45, i64 %46, i1 false)
  %47 = load ptr, ptr %8, align 8
  %48 = load ptr, ptr %4, align 8
  %49 = getelementptr inbounds %struct.ode_system, ptr %48, i64 0, i32 0
  %50 = load i64, ptr %49, align 8
  %51 = mul nsw i64 %50, 5
  %52 = getelementptr inbounds double, ptr %47, i64 %51
  %53 = bitcast ptr %52 to ptr
  %54 = bitcast ptr %9 to ptr
  %55 = shl i64 %50, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %53, ptr align 8 %54, i64 %55, i1 false)
  br label %533

56:
  %57 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 7
  %58 = load double, ptr %57, align 8
  %59 = fcmp oeq double %58, 0.000000e+00
  br i1 %59, label %60, label %236

60:
  %61 = load ptr, ptr %4, align 8
  %62 = getelementptr inbounds %struct.ode_system, ptr %61, i64 0, i32 0
  %63 = load i64, ptr %62, align 8
  %64 = load ptr, ptr %8, align 8
  %65 = mul nsw i64 %63, 10
  %66 = getelementptr inbounds double, ptr %64, i64 %65
  %67 = mul nsw i64 %63, 3
  %68 = getelementptr inbounds double, ptr %64, i64 %67
  %69 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 9
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %72 = load double, ptr %71, align 8
  %73 = fsub double %70, %72
  %74 = tail call double @llvm.fabs.f64(double %73)
  %75 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds %struct.ode_options, ptr %76, i64 0, i32 3
  %78 = load double, ptr %77, align 8
  %79 = tail call double @llvm.minnum.f64(double %74, double %78)
  %80 = icmp sgt i64 %63, 0
  br i1 %80, label %81, label %116

81:
  %82 = getelementptr inbounds %struct.ode_options, ptr %76, i64 0, i32 2
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds %struct.ode_options, ptr %76, i64 0, i32 1
  %85 = load double, ptr %84, align 8
  br label %86

86:
  %87 = phi double [ 0.000000e+00, %81 ], [ %96, %86 ]
  %88 = phi i64 [ 0, %81 ], [ %97, %86 ]
  %89 = getelementptr inbounds double, ptr %64, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = getelementptr inbounds double, ptr %83, i64 %88
  %92 = load double, ptr %91, align 8
  %93 = tail call double @llvm.fabs.f64(double %90)
  %94 = tail call double @llvm.fmuladd.f64(double %85, double %93, double %92)
  %95 = fdiv double %90, %94
  %96 = tail call double @llvm.fmuladd.f64(double %95, double %95, double %87)
  %97 = add nuw nsw i64 %88, 1
  %98 = icmp eq i64 %97, %63
  br i1 %98, label %99, label %86

99:
  %100 = phi double [ %111, %99 ], [ 0.000000e+00, %86 ]
  %101 = phi i64 [ %112, %99 ], [ 0, %86 ]
  %102 = getelementptr inbounds double, ptr %66, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = getelementptr inbounds double, ptr %83, i64 %101
  %105 = load double, ptr %104, align 8
  %106 = getelementptr inbounds double, ptr %64, i64 %101
  %107 = load double, ptr %106, align 8
  %108 = tail call double @llvm.fabs.f64(double %107)
  %109 = tail call double @llvm.fmuladd.f64(double %85, double %108, double %105)
  %110 = fdiv double %103, %109
  %111 = tail call double @llvm.fmuladd.f64(double %110, double %110, double %100)
  %112 = add nuw nsw i64 %101, 1
  %113 = icmp eq i64 %112, %63
  br i1 %113, label %114, label %99

114:
  %115 = tail call double @llvm.sqrt.f64(double %96)
  br label %116

116:
  %117 = phi double [ 0.000000e+00, %60 ], [ %115, %114 ]
  %118 = phi double [ 0.000000e+00, %60 ], [ %111, %114 ]
  %119 = tail call double @llvm.sqrt.f64(double %118)
  %120 = tail call double @llvm.minnum.f64(double %117, double %119)
  %121 = fcmp ugt double %120, 1.000000e-05
  br i1 %121, label %122, label %125

122:
  %123 = fmul double %117, 1.000000e-02
  %124 = fdiv double %123, %119
  br label %125

125:
  %126 = phi double [ %124, %122 ], [ 0x3EB0C6F7A0B5ED8D, %116 ]
  %127 = tail call double @llvm.minnum.f64(double %126, double %79)
  %128 = tail call double @llvm.copysign.f64(double %127, double %73)
  store double %128, ptr %57, align 8
  br i1 %80, label %166, label %131

129:
  %130 = load double, ptr %71, align 8
  br label %131

131:
  %132 = phi double [ %130, %129 ], [ %72, %125 ]
  %133 = fadd double %128, %132
  %134 = getelementptr inbounds double, ptr %66, i64 %63
  %135 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %136 = load i64, ptr %135, align 8
  %137 = add nsw i64 %136, 1
  store i64 %137, ptr %135, align 8
  %138 = getelementptr inbounds %struct.ode_system, ptr %61, i64 0, i32 3
  %139 = load ptr, ptr %138, align 8
  %140 = getelementptr inbounds %struct.ode_system, ptr %61, i64 0, i32 2
  %141 = load ptr, ptr %140, align 8
  %142 = tail call i64 %139(ptr %141, double %133, ptr %68, ptr %134)
  %143 = icmp eq i64 %142, 3
  br i1 %143, label %145, label %144

144:
  br i1 %80, label %210, label %176

145:
  %146 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 32
  store i64 3, ptr %146, align 8
  %147 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %133, ptr %147, align 8
  %148 = load ptr, ptr %8, align 8
  %149 = load ptr, ptr %4, align 8
  %150 = getelementptr inbounds %struct.ode_system, ptr %149, i64 0, i32 0
  %151 = load i64, ptr %150, align 8
  %152 = shl nsw i64 %151, 2
  %153 = getelementptr inbounds double, ptr %148, i64 %152
  %154 = bitcast ptr %153 to ptr
  %155 = bitcast ptr %134 to ptr
  %156 = shl i64 %151, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %154, ptr align 8 %155, i64 %156, i1 false)
  %157 = load ptr, ptr %8, align 8
  %158 = load ptr, ptr %4, align 8
  %159 = getelementptr inbounds %struct.ode_system, ptr %158, i64 0, i32 0
  %160 = load i64, ptr %159, align 8
  %161 = mul nsw i64 %160, 5
  %162 = getelementptr inbounds double, ptr %157, i64 %161
  %163 = bitcast ptr %162 to ptr
  %164 = bitcast ptr %68 to ptr
  %165 = shl i64 %160, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %163, ptr align 8 %164, i64 %165, i1 false)
  br label %236

166:
  %167 = phi i64 [ %174, %166 ], [ 0, %125 ]
  %168 = getelementptr inbounds double, ptr %64, i64 %167
  %169 = load double, ptr %168, align 8
  %170 = getelementptr inbounds double, ptr %66, i64 %167
  %171 = load double, ptr %170, align 8
  %172 = tail call double @llvm.fmuladd.f64(double %128, double %171, double %169)
  %173 = getelementptr inbounds double, ptr %68, i64 %167
  store double %172, ptr %173, align 8
  %174 = add nuw nsw i64 %167, 1
  %175 = icmp eq i64 %174, %63
  br i1 %175, label %129, label %166

176:
  %177 = load ptr, ptr %8, align 8
  %178 = load ptr, ptr %4, align 8
  %179 = getelementptr inbounds %struct.ode_system, ptr %178, i64 0, i32 0
  %180 = load i64, ptr %179, align 8
  %181 = icmp sgt i64 %180, 0
  br i1 %181, label %182, label %203

182:
  %183 = load ptr, ptr %75, align 8
  %184 = getelementptr inbounds %struct.ode_options, ptr %183, i64 0, i32 2
  %185 = load ptr, ptr %184, align 8
  %186 = getelementptr inbounds %struct.ode_options, ptr %183, i64 0, i32 1
  %187 = load double, ptr %186, align 8
  br label %188

188:
  %189 = phi double [ 0.000000e+00, %182 ], [ %200, %188 ]
  %190 = phi i64 [ 0, %182 ], [ %201, %188 ]
  %191 = getelementptr inbounds double, ptr %134, i64 %190
  %192 = load double, ptr %191, align 8
  %193 = getelementptr inbounds double, ptr %185, i64 %190
  %194 = load double, ptr %193, align 8
  %195 = getelementptr inbounds double, ptr %177, i64 %190
  %196 = load double, ptr %195, align 8
  %197 = tail call double @llvm.fabs.f64(double %196)
  %198 = tail call double @llvm.fmuladd.f64(double %187, double %197, double %194)
  %199 = fdiv double %192, %198
  %200 = tail call double @llvm.fmuladd.f64(double %199, double %199, double %189)
  %201 = add nuw nsw i64 %190, 1
  %202 = icmp eq i64 %201, %180
  br i1 %202, label %203, label %188

203:
  %204 = phi double [ 0.000000e+00, %176 ], [ %200, %188 ]
  %205 = tail call double @llvm.sqrt.f64(double %204)
  %206 = tail call double @llvm.fabs.f64(double %128)
  %207 = fdiv double %205, %206
  %208 = tail call double @llvm.maxnum.f64(double %207, double %119)
  %209 = fcmp ugt double %208, 1.000000e-15
  br i1 %209, label %223, label %220

210:
  %211 = phi i64 [ %218, %210 ], [ 0, %144 ]
  %212 = getelementptr inbounds double, ptr %66, i64 %211
  %213 = load double, ptr %212, align 8
  %214 = add nsw i64 %211, %63
  %215 = getelementptr inbounds double, ptr %66, i64 %214
  %216 = load double, ptr %215, align 8
  %217 = fsub double %216, %213
  store double %217, ptr %215, align 8
  %218 = add nuw nsw i64 %211, 1
  %219 = icmp eq i64 %218, %63
  br i1 %219, label %176, label %210

220:
  %221 = fmul double %206, 1.000000e-03
  %222 = tail call double @llvm.maxnum.f64(double %221, double 0x3EB0C6F7A0B5ED8D)
  br label %229

223:
  %224 = fdiv double 1.000000e-02, %208
  %225 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 7
  %226 = load double, ptr %225, align 8
  %227 = fdiv double 1.000000e+00, %226
  %228 = tail call double @llvm.pow.f64(double %224, double %227)
  br label %229

229:
  %230 = phi double [ %222, %220 ], [ %228, %223 ]
  %231 = fmul double %206, 1.000000e+02
  %232 = tail call double @llvm.minnum.f64(double %231, double %230)
  %233 = tail call double @llvm.minnum.f64(double %232, double %79)
  %234 = tail call double @llvm.copysign.f64(double %233, double %73)
  store double %234, ptr %57, align 8
  %235 = icmp eq i64 %142, 0
  br i1 %235, label %236, label %533

236:
  store i64 0, ptr %12, align 8
  %237 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %238 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 7
  %239 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 9
  %240 = load double, ptr %237, align 8
  %241 = load double, ptr %238, align 8
  %242 = tail call double @llvm.fabs.f64(double %241)
  %243 = tail call double @llvm.fabs.f64(double %240)
  %244 = load double, ptr %239, align 8
  %245 = tail call double @llvm.fabs.f64(double %244)
  %246 = tail call double @llvm.maxnum.f64(double %243, double %245)
  %247 = fmul double %246, 0x3CE4000000000000
  %248 = fcmp ugt double %242, %247
  br i1 %248, label %249, label %268

249:
  %250 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 9
  %251 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 33
  %252 = bitcast ptr %8 to ptr
  %253 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 10
  %254 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %255 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 32
  %256 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  %257 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 0
  %258 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 1
  %259 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 5
  %260 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 34
  %261 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %262 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 8
  %263 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 35
  %264 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 5
  %265 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 1
  %266 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 31
  %267 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 3
  br label %273

268:
  %269 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 32
  %270 = load i64, ptr %269, align 8
  %271 = icmp eq i64 %270, 0
  %272 = select i1 %271, i64 4, i64 %270
  br label %533

273:
  %274 = phi double [ %241, %249 ], [ %522, %520 ]
  %275 = phi double [ %240, %249 ], [ %525, %520 ]
  %276 = load double, ptr %250, align 8
  %277 = tail call double @ode_placed_step(ptr %0, double %274, double %276)
  %278 = tail call double @llvm.fmuladd.f64(double %277, double 1.010000e+00, double %275)
  %279 = load double, ptr %239, align 8
  %280 = fsub double %278, %279
  %281 = fmul double %277, %280
  %282 = fcmp oge double %281, 0.000000e+00
  %283 = fsub double %279, %275
  %284 = select i1 %282, double %283, double %277
  %285 = fadd double %275, %277
  %286 = select i1 %282, double %279, double %285
  %287 = tail call i32 @ode_is_near(ptr %0, double %284)
  %288 = sext i32 %287 to i64
  store i64 %288, ptr %251, align 8
  %289 = icmp eq i32 %287, 0
  br i1 %289, label %349, label %290

290:
  %291 = load ptr, ptr %8, align 8
  %292 = load ptr, ptr %4, align 8
  %293 = getelementptr inbounds %struct.ode_system, ptr %292, i64 0, i32 0
  %294 = load i64, ptr %293, align 8
  %295 = mul nsw i64 %294, 3
  %296 = getelementptr inbounds double, ptr %291, i64 %295
  %297 = mul nsw i64 %294, 9
  %298 = getelementptr inbounds double, ptr %291, i64 %297
  %299 = bitcast ptr %298 to ptr
  %300 = shl i64 %294, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %299, i8 0, i64 %300, i1 false)
  %301 = bitcast ptr %296 to ptr
  %302 = load ptr, ptr %252, align 8
  %303 = load ptr, ptr %4, align 8
  %304 = getelementptr inbounds %struct.ode_system, ptr %303, i64 0, i32 0
  %305 = load i64, ptr %304, align 8
  %306 = shl i64 %305, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %301, ptr align 8 %302, i64 %306, i1 false)
  %307 = load ptr, ptr %8, align 8
  %308 = load ptr, ptr %4, align 8
  %309 = getelementptr inbounds %struct.ode_system, ptr %308, i64 0, i32 0
  %310 = load i64, ptr %309, align 8
  %311 = mul nsw i64 %310, 10
  %312 = getelementptr inbounds double, ptr %307, i64 %311
  %313 = load i64, ptr %251, align 8
  %314 = icmp eq i64 %313, 0
  br i1 %314, label %319, label %315

315:
  %316 = load ptr, ptr %253, align 8
  %317 = load double, ptr %316, align 8
  %318 = tail call i64 @ode_projected_rates(ptr %0, double %275, ptr %296, ptr %312, double %317)
  br label %346

319:
  %320 = load i64, ptr %254, align 8
  %321 = add nsw i64 %320, 1
  store i64 %321, ptr %254, align 8
  %322 = getelementptr inbounds %struct.ode_system, ptr %308, i64 0, i32 3
  %323 = load ptr, ptr %322, align 8
  %324 = getelementptr inbounds %struct.ode_system, ptr %308, i64 0, i32 2
  %325 = load ptr, ptr %324, align 8
  %326 = tail call i64 %323(ptr %325, double %275, ptr %296, ptr %312)
  %327 = icmp eq i64 %326, 3
  br i1 %327, label %328, label %346

328:
  store i64 3, ptr %255, align 8
  store double %275, ptr %256, align 8
  %329 = load ptr, ptr %8, align 8
  %330 = load ptr, ptr %4, align 8
  %331 = getelementptr inbounds %struct.ode_system, ptr %330, i64 0, i32 0
  %332 = load i64, ptr %331, align 8
  %333 = shl nsw i64 %332, 2
  %334 = getelementptr inbounds double, ptr %329, i64 %333
  %335 = bitcast ptr %334 to ptr
  %336 = bitcast ptr %312 to ptr
  %337 = shl i64 %332, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %335, ptr align 8 %336, i64 %337, i1 false)
  %338 = load ptr, ptr %8, align 8
  %339 = load ptr, ptr %4, align 8
  %340 = getelementptr inbounds %struct.ode_system, ptr %339, i64 0, i32 0
  %341 = load i64, ptr %340, align 8
  %342 = mul nsw i64 %341, 5
  %343 = getelementptr inbounds double, ptr %338, i64 %342
  %344 = bitcast ptr %343 to ptr
  %345 = shl i64 %341, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %344, ptr align 8 %301, i64 %345, i1 false)
  br label %357

346:
  %347 = phi i64 [ %318, %315 ], [ %326, %319 ]
  %348 = icmp eq i64 %347, 0
  br i1 %348, label %349, label %352

349:
  %350 = load ptr, ptr %257, align 8
  %351 = tail call i64 %350(ptr %0, double %275, double %284)
  br label %352

352:
  %353 = phi i64 [ %347, %346 ], [ %351, %349 ]
  switch i64 %353, label %533 [
    i64 0, label %354
    i64 3, label %357
  ]

354:
  %355 = load ptr, ptr %258, align 8
  %356 = tail call double %355(ptr %0, double %284)
  br label %357

357:
  %358 = phi double [ %356, %354 ], [ 0x7FF8000000000000, %352 ], [ 0x7FF8000000000000, %328 ]
  %359 = tail call double @llvm.fabs.f64(double %358)
  %360 = fcmp ueq double %359, 0x7FF0000000000000
  br i1 %360, label %361, label %363

361:
  %362 = load double, ptr %264, align 8
  br label %520

363:
  store i64 0, ptr %255, align 8
  %364 = load i64, ptr %251, align 8
  %365 = icmp eq i64 %364, 0
  br i1 %365, label %368, label %366

366:
  %367 = tail call double @ode_excusable(ptr %0, double %284)
  br label %368

368:
  %369 = phi double [ %367, %366 ], [ 0.000000e+00, %363 ]
  %370 = tail call double @llvm.maxnum.f64(double %369, double 1.000000e+00)
  %371 = fcmp ogt double %358, %370
  br i1 %371, label %372, label %378

372:
  %373 = load double, ptr %264, align 8
  %374 = load double, ptr %267, align 8
  %375 = tail call double @llvm.pow.f64(double %358, double %374)
  %376 = fdiv double 9.000000e-01, %375
  %377 = tail call double @llvm.maxnum.f64(double %373, double %376)
  br label %520

378:
  %379 = load i64, ptr %259, align 8
  %380 = icmp eq i64 %379, 0
  br i1 %380, label %381, label %444

381:
  %382 = load i64, ptr %260, align 8
  %383 = icmp eq i64 %382, 0
  br i1 %383, label %384, label %389

384:
  %385 = load i64, ptr %261, align 8
  %386 = add nsw i64 %385, 1
  %387 = srem i64 %386, 1000
  %388 = icmp eq i64 %387, 0
  br i1 %388, label %389, label %444

389:
  %390 = load ptr, ptr %4, align 8
  %391 = getelementptr inbounds %struct.ode_system, ptr %390, i64 0, i32 0
  %392 = load i64, ptr %391, align 8
  %393 = load ptr, ptr %8, align 8
  %394 = mul nsw i64 %392, 10
  %395 = getelementptr inbounds double, ptr %393, i64 %394
  %396 = shl nsw i64 %392, 1
  %397 = getelementptr inbounds double, ptr %393, i64 %396
  %398 = mul nsw i64 %392, 3
  %399 = getelementptr inbounds double, ptr %393, i64 %398
  %400 = icmp sgt i64 %392, 0
  br i1 %400, label %401, label %439

401:
  %402 = load i64, ptr %3, align 8
  %403 = mul nsw i64 %402, %392
  %404 = add nsw i64 %402, -1
  %405 = mul nsw i64 %404, %392
  br label %408

406:
  %407 = fcmp ogt double %425, 0.000000e+00
  br i1 %407, label %428, label %439

408:
  %409 = phi double [ 0.000000e+00, %401 ], [ %424, %408 ]
  %410 = phi double [ 0.000000e+00, %401 ], [ %425, %408 ]
  %411 = phi i64 [ 0, %401 ], [ %426, %408 ]
  %412 = add nsw i64 %411, %403
  %413 = getelementptr inbounds double, ptr %395, i64 %412
  %414 = load double, ptr %413, align 8
  %415 = add nsw i64 %411, %405
  %416 = getelementptr inbounds double, ptr %395, i64 %415
  %417 = load double, ptr %416, align 8
  %418 = fsub double %414, %417
  %419 = getelementptr inbounds double, ptr %397, i64 %411
  %420 = load double, ptr %419, align 8
  %421 = getelementptr inbounds double, ptr %399, i64 %411
  %422 = load double, ptr %421, align 8
  %423 = fsub double %420, %422
  %424 = tail call double @llvm.fmuladd.f64(double %418, double %418, double %409)
  %425 = tail call double @llvm.fmuladd.f64(double %423, double %423, double %410)
  %426 = add nuw nsw i64 %411, 1
  %427 = icmp eq i64 %426, %392
  br i1 %427, label %406, label %408

428:
  %429 = tail call double @llvm.fabs.f64(double %284)
  %430 = fdiv double %424, %425
  %431 = tail call double @llvm.sqrt.f64(double %430)
  %432 = fmul double %429, %431
  %433 = load double, ptr %262, align 8
  %434 = fcmp ogt double %432, %433
  br i1 %434, label %435, label %439

435:
  store i64 0, ptr %263, align 8
  %436 = add nsw i64 %382, 1
  store i64 %436, ptr %260, align 8
  %437 = icmp eq i64 %436, 15
  %438 = zext i1 %437 to i64
  store i64 %438, ptr %259, align 8
  br label %444

439:
  %440 = load i64, ptr %263, align 8
  %441 = add nsw i64 %440, 1
  store i64 %441, ptr %263, align 8
  %442 = icmp eq i64 %441, 6
  br i1 %442, label %443, label %444

443:
  store i64 0, ptr %260, align 8
  br label %444

444:
  %445 = tail call i64 @ode_keep_new(ptr %0, double %286)
  switch i64 %445, label %533 [
    i64 11, label %446
    i64 8, label %446
    i64 7, label %459
    i64 0, label %459
  ]

446:
  %447 = icmp eq i64 %445, 11
  store i64 %445, ptr %255, align 8
  br i1 %447, label %448, label %457

448:
  %449 = tail call double @llvm.fabs.f64(double %284)
  %450 = load double, ptr %237, align 8
  %451 = tail call double @llvm.fabs.f64(double %450)
  %452 = load double, ptr %239, align 8
  %453 = tail call double @llvm.fabs.f64(double %452)
  %454 = tail call double @llvm.maxnum.f64(double %451, double %453)
  %455 = fmul double %454, 1.000000e-10
  %456 = fcmp ugt double %449, %455
  br i1 %456, label %457, label %533

457:
  %458 = load double, ptr %264, align 8
  br label %520

459:
  tail call void @ode_look_ahead(ptr %0, double %286, double %284)
  %460 = tail call double @llvm.minnum.f64(double %358, double 1.000000e+00)
  %461 = load ptr, ptr %4, align 8
  %462 = getelementptr inbounds %struct.ode_system, ptr %461, i64 0, i32 0
  %463 = load i64, ptr %462, align 8
  %464 = tail call double @llvm.maxnum.f64(double %460, double 1.000000e-300)
  %465 = load double, ptr %267, align 8
  %466 = tail call double @llvm.pow.f64(double %464, double %465)
  %467 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 11
  %468 = load double, ptr %467, align 8
  %469 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 4
  %470 = load double, ptr %469, align 8
  %471 = tail call double @llvm.pow.f64(double %468, double %470)
  %472 = fmul double %471, 9.000000e-01
  %473 = fdiv double %472, %466
  %474 = tail call double @llvm.fabs.f64(double %284)
  %475 = load i64, ptr %266, align 8
  %476 = icmp eq i64 %475, 0
  br i1 %476, label %477, label %480

477:
  %478 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 6
  %479 = load double, ptr %478, align 8
  br label %480

480:
  %481 = phi double [ %479, %477 ], [ 1.000000e+00, %459 ]
  %482 = load double, ptr %264, align 8
  %483 = tail call double @llvm.maxnum.f64(double %482, double %473)
  %484 = tail call double @llvm.minnum.f64(double %481, double %483)
  %485 = fmul double %474, %484
  br i1 %282, label %486, label %490

486:
  %487 = load double, ptr %238, align 8
  %488 = tail call double @llvm.fabs.f64(double %487)
  %489 = tail call double @llvm.maxnum.f64(double %485, double %488)
  br label %490

490:
  %491 = phi double [ %489, %486 ], [ %485, %480 ]
  %492 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %493 = load ptr, ptr %492, align 8
  %494 = getelementptr inbounds %struct.ode_options, ptr %493, i64 0, i32 3
  %495 = load double, ptr %494, align 8
  %496 = tail call double @llvm.minnum.f64(double %491, double %495)
  %497 = tail call double @llvm.copysign.f64(double %496, double %284)
  store double %497, ptr %238, align 8
  %498 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  store double %284, ptr %498, align 8
  %499 = tail call double @llvm.maxnum.f64(double %460, double 1.000000e-04)
  store double %499, ptr %467, align 8
  store i64 0, ptr %266, align 8
  %500 = load i64, ptr %261, align 8
  %501 = add nsw i64 %500, 1
  store i64 %501, ptr %261, align 8
  %502 = load double, ptr %237, align 8
  %503 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  store double %502, ptr %503, align 8
  store double %286, ptr %237, align 8
  %504 = load ptr, ptr %8, align 8
  %505 = getelementptr inbounds double, ptr %504, i64 %463
  %506 = bitcast ptr %505 to ptr
  %507 = bitcast ptr %504 to ptr
  %508 = shl i64 %463, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %506, ptr align 8 %507, i64 %508, i1 false)
  %509 = load ptr, ptr %8, align 8
  %510 = bitcast ptr %509 to ptr
  %511 = load ptr, ptr %4, align 8
  %512 = getelementptr inbounds %struct.ode_system, ptr %511, i64 0, i32 0
  %513 = load i64, ptr %512, align 8
  %514 = mul nsw i64 %513, 6
  %515 = getelementptr inbounds double, ptr %509, i64 %514
  %516 = bitcast ptr %515 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %510, ptr align 8 %516, i64 %508, i1 false)
  %517 = fcmp olt double %358, %369
  br i1 %517, label %518, label %519

518:
  tail call void @ode_excuse(ptr %0, double %275, double %358, double %274)
  br label %519

519:
  store i64 1, ptr %12, align 8
  br label %533

520:
  %521 = phi double [ %377, %372 ], [ %458, %457 ], [ %362, %361 ]
  %522 = fmul double %284, %521
  %523 = load i64, ptr %265, align 8
  %524 = add nsw i64 %523, 1
  store i64 %524, ptr %265, align 8
  store i64 1, ptr %266, align 8
  store double %522, ptr %238, align 8
  %525 = load double, ptr %237, align 8
  %526 = tail call double @llvm.fabs.f64(double %522)
  %527 = tail call double @llvm.fabs.f64(double %525)
  %528 = load double, ptr %239, align 8
  %529 = tail call double @llvm.fabs.f64(double %528)
  %530 = tail call double @llvm.maxnum.f64(double %527, double %529)
  %531 = fmul double %530, 0x3CE4000000000000
  %532 = fcmp ugt double %526, %531
  br i1 %532, label %273, label %268

533:
  %534 = phi i64 [ %142, %229 ], [ 3, %35 ], [ %445, %519 ], [ %272, %268 ], [ %34, %22 ], [ %353, %352 ], [ 11, %448 ], [ %445, %444 ]
  ret i64 %534
}

declare double @llvm.sqrt.f64(double)

declare double @llvm.copysign.f64(double, double)

declare double @llvm.pow.f64(double, double)

define void @ode_look_ahead(ptr  %0, double %1, double %2) {
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 7
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %47, label %9

9:
  %10 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 18
  %11 = load double, ptr %10, align 8
  %12 = load double, ptr %7, align 8
  store double %12, ptr %10, align 8
  %13 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 19
  %14 = load double, ptr %13, align 8
  %15 = fcmp oeq double %14, 0.000000e+00
  %16 = fcmp olt double %12, %14
  %17 = select i1 %15, i1 true, i1 %16
  br i1 %17, label %18, label %19

18:
  store double %12, ptr %13, align 8
  br label %19

19:
  %20 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 20
  %21 = load double, ptr %20, align 8
  %22 = fcmp ogt double %12, %21
  br i1 %22, label %23, label %25

23:
  store double %12, ptr %20, align 8
  %24 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 21
  store double %1, ptr %24, align 8
  br label %25

25:
  %26 = tail call double @llvm.copysign.f64(double 1.000000e+00, double %2)
  %27 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 25
  %28 = load double, ptr %27, align 8
  %29 = fsub double %1, %28
  %30 = fmul double %26, %29
  %31 = fcmp ogt double %11, 0.000000e+00
  br i1 %31, label %32, label %47

32:
  %33 = fcmp oge double %30, 0.000000e+00
  %34 = tail call double @llvm.fabs.f64(double %2)
  %35 = fcmp ole double %30, %34
  %36 = select i1 %33, i1 %35, i1 false
  %37 = fcmp uge double %11, %12
  %38 = fcmp uge double %12, 0x7FF0000000000000
  %39 = or i1 %37, %38
  %40 = select i1 %39, i1 true, i1 %36
  br i1 %40, label %47, label %41

41:
  %42 = fdiv double %12, %11
  %43 = tail call double @llvm.sqrt.f64(double %42)
  %44 = fadd double %43, -1.000000e+00
  %45 = fdiv double %2, %44
  %46 = fadd double %45, %1
  store double %46, ptr %27, align 8
  br label %47

47:
  ret void
}

define double @ode_placed_step(ptr  %0, double %1, double %2) {
  %4 = tail call double @llvm.copysign.f64(double 1.000000e+00, double %1)
  %5 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 25
  %6 = load double, ptr %5, align 8
  %7 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %8 = load double, ptr %7, align 8
  %9 = fsub double %6, %8
  %10 = fmul double %4, %9
  %11 = fcmp ogt double %10, 0.000000e+00
  %12 = fcmp olt double %10, 0x7FF0000000000000
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %26

14:
  %15 = tail call double @llvm.fabs.f64(double %1)
  %16 = fdiv double %10, %2
  %17 = fcmp ult double %15, %16
  br i1 %17, label %18, label %23

18:
  %19 = fadd double %2, 1.000000e+00
  %20 = fdiv double %10, %19
  %21 = fcmp ogt double %15, %20
  br i1 %21, label %22, label %23

22:
  br label %23

23:
  %24 = phi double [ %20, %22 ], [ %15, %18 ], [ %16, %14 ]
  %25 = tail call double @llvm.copysign.f64(double %24, double %1)
  br label %26

26:
  %27 = phi double [ %25, %23 ], [ %1, %3 ]
  ret double %27
}

define i32 @ode_is_near(ptr  %0, double %1) {
  %3 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 25
  %4 = load double, ptr %3, align 8
  %5 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %6 = load double, ptr %5, align 8
  %7 = fsub double %4, %6
  %8 = fdiv double %7, %1
  %9 = tail call double @llvm.fabs.f64(double %8)
  %10 = fcmp olt double %9, 3.000000e+00
  br i1 %10, label %18, label %11

11:
  %12 = fcmp olt double %9, 1.000000e+01
  br i1 %12, label %13, label %18

13:
  %14 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 18
  %15 = load double, ptr %14, align 8
  %16 = fcmp ogt double %15, 1.000000e+03
  %17 = zext i1 %16 to i32
  br label %18

18:
  %19 = phi i32 [ 1, %2 ], [ 0, %11 ], [ %17, %13 ]
  ret i32 %19
}

define i64 @ode_projected_rates(ptr  %0, double %1, ptr %2, ptr %3, double %4) {
  %6 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_system, ptr %7, i64 0, i32 0
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.ode_system, ptr %7, i64 0, i32 6
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.ode_system, ptr %7, i64 0, i32 2
  %13 = load ptr, ptr %12, align 8
  %14 = tail call i64 %11(ptr %13, double %1, ptr %2)
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %48

16:
  %17 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = add nsw i64 %18, 1
  store i64 %19, ptr %17, align 8
  %20 = load ptr, ptr %6, align 8
  %21 = getelementptr inbounds %struct.ode_system, ptr %20, i64 0, i32 3
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.ode_system, ptr %20, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8
  %25 = tail call i64 %22(ptr %24, double %1, ptr %2, ptr %3)
  switch i64 %25, label %48 [
    i64 3, label %26
    i64 0, label %52
  ]

26:
  %27 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 32
  store i64 3, ptr %27, align 8
  %28 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %1, ptr %28, align 8
  %29 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %30 = load ptr, ptr %29, align 8
  %31 = load ptr, ptr %6, align 8
  %32 = getelementptr inbounds %struct.ode_system, ptr %31, i64 0, i32 0
  %33 = load i64, ptr %32, align 8
  %34 = shl nsw i64 %33, 2
  %35 = getelementptr inbounds double, ptr %30, i64 %34
  %36 = bitcast ptr %35 to ptr
  %37 = bitcast ptr %3 to ptr
  %38 = shl i64 %33, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %36, ptr align 8 %37, i64 %38, i1 false)
  %39 = load ptr, ptr %29, align 8
  %40 = load ptr, ptr %6, align 8
  %41 = getelementptr inbounds %struct.ode_system, ptr %40, i64 0, i32 0
  %42 = load i64, ptr %41, align 8
  %43 = mul nsw i64 %42, 5
  %44 = getelementptr inbounds double, ptr %39, i64 %43
  %45 = bitcast ptr %44 to ptr
  %46 = bitcast ptr %2 to ptr
  %47 = shl i64 %42, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %45, ptr align 8 %46, i64 %47, i1 false)
  br label %111

48:
  %49 = phi i64 [ %14, %5 ], [ %25, %16 ]
  %50 = icmp eq i64 %49, 8
  %51 = select i1 %50, i64 3, i64 %49
  br label %111

52:
  %53 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %54 = load ptr, ptr %53, align 8
  %55 = load ptr, ptr %6, align 8
  %56 = getelementptr inbounds %struct.ode_system, ptr %55, i64 0, i32 0
  %57 = load i64, ptr %56, align 8
  %58 = mul nsw i64 %57, 7
  %59 = getelementptr inbounds double, ptr %54, i64 %58
  %60 = shl nsw i64 %57, 3
  %61 = getelementptr inbounds double, ptr %54, i64 %60
  %62 = mul nsw i64 %57, 9
  %63 = getelementptr inbounds double, ptr %54, i64 %62
  %64 = icmp sgt i64 %9, 0
  br i1 %64, label %70, label %65

65:
  %66 = load ptr, ptr %10, align 8
  %67 = load ptr, ptr %12, align 8
  %68 = tail call i64 %66(ptr %67, double %1, ptr %59)
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %85, label %111

70:
  %71 = phi i64 [ %83, %70 ], [ 0, %52 ]
  %72 = getelementptr inbounds double, ptr %2, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = tail call double @llvm.fabs.f64(double %73)
  %75 = tail call double @llvm.maxnum.f64(double %74, double 1.000000e+00)
  %76 = fmul double %75, 1.000000e-13
  %77 = and i64 %71, 1
  %78 = icmp eq i64 %77, 0
  %79 = fneg double %76
  %80 = select i1 %78, double %76, double %79
  %81 = fadd double %73, %80
  %82 = getelementptr inbounds double, ptr %59, i64 %71
  store double %81, ptr %82, align 8
  %83 = add nuw nsw i64 %71, 1
  %84 = icmp eq i64 %83, %9
  br i1 %84, label %65, label %70

85:
  %86 = load i64, ptr %17, align 8
  %87 = add nsw i64 %86, 1
  store i64 %87, ptr %17, align 8
  %88 = getelementptr inbounds %struct.ode_system, ptr %7, i64 0, i32 3
  %89 = load ptr, ptr %88, align 8
  %90 = load ptr, ptr %12, align 8
  %91 = tail call i64 %89(ptr %90, double %1, ptr %59, ptr %61)
  %92 = icmp eq i64 %91, 0
  %93 = select i1 %92, i1 %64, i1 false
  br i1 %93, label %94, label %108

94:
  %95 = phi i64 [ %106, %94 ], [ 0, %85 ]
  %96 = getelementptr inbounds double, ptr %61, i64 %95
  %97 = load double, ptr %96, align 8
  %98 = getelementptr inbounds double, ptr %3, i64 %95
  %99 = load double, ptr %98, align 8
  %100 = fsub double %97, %99
  %101 = fmul double %100, %4
  %102 = tail call double @llvm.fabs.f64(double %101)
  %103 = getelementptr inbounds double, ptr %63, i64 %95
  %104 = load double, ptr %103, align 8
  %105 = fadd double %104, %102
  store double %105, ptr %103, align 8
  %106 = add nuw nsw i64 %95, 1
  %107 = icmp eq i64 %106, %9
  br i1 %107, label %108, label %94

108:
  %109 = icmp eq i64 %91, 2
  %110 = select i1 %109, i64 2, i64 0
  br label %111

111:
  %112 = phi i64 [ %110, %108 ], [ 0, %65 ], [ 3, %26 ], [ %51, %48 ]
  ret i64 %112
}

define double @ode_excusable(ptr  %0, double %1) {
  %3 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.ode_system, ptr %4, i64 0, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8
  %9 = mul nsw i64 %6, 9
  %10 = getelementptr inbounds double, ptr %8, i64 %9
  %11 = icmp sgt i64 %6, 0
  br i1 %11, label %12, label %54

12:
  %13 = shl nuw nsw i64 %6, 1
  %14 = getelementptr inbounds double, ptr %8, i64 %13
  %15 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.ode_options, ptr %16, i64 0, i32 2
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds %struct.ode_options, ptr %16, i64 0, i32 1
  %20 = load double, ptr %19, align 8
  br label %22

21:
  br i1 %11, label %42, label %54

22:
  %23 = phi double [ 0.000000e+00, %12 ], [ %39, %22 ]
  %24 = phi i64 [ 0, %12 ], [ %40, %22 ]
  %25 = getelementptr inbounds double, ptr %10, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fmul double %26, %1
  %28 = getelementptr inbounds double, ptr %8, i64 %24
  %29 = load double, ptr %28, align 8
  %30 = tail call double @llvm.fabs.f64(double %29)
  %31 = getelementptr inbounds double, ptr %14, i64 %24
  %32 = load double, ptr %31, align 8
  %33 = tail call double @llvm.fabs.f64(double %32)
  %34 = tail call double @llvm.maxnum.f64(double %30, double %33)
  %35 = getelementptr inbounds double, ptr %18, i64 %24
  %36 = load double, ptr %35, align 8
  %37 = tail call double @llvm.fmuladd.f64(double %20, double %34, double %36)
  %38 = fdiv double %27, %37
  %39 = tail call double @llvm.fmuladd.f64(double %38, double %38, double %23)
  %40 = add nuw nsw i64 %24, 1
  %41 = icmp eq i64 %40, %6
  br i1 %41, label %21, label %22

42:
  %43 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.ode_options, ptr %44, i64 0, i32 1
  %46 = load double, ptr %45, align 8
  %47 = fdiv double 0x3E7AD7F29ABCAF48, %46
  %48 = tail call double @llvm.minnum.f64(double %47, double 5.000000e+04)
  %49 = sitofp i64 %6 to double
  %50 = fdiv double %39, %49
  %51 = tail call double @llvm.sqrt.f64(double %50)
  %52 = fmul double %51, 5.000000e+00
  %53 = tail call double @llvm.minnum.f64(double %52, double %48)
  br label %54

54:
  %55 = phi double [ %53, %42 ], [ 0.000000e+00, %21 ], [ 0.000000e+00, %2 ]
  ret double %55
}

define void @ode_excuse(ptr  %0, double %1, double %2, double %3) {
  %5 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 7
  %6 = load double, ptr %5, align 8
  %7 = tail call double @llvm.fabs.f64(double %6)
  %8 = tail call double @llvm.fabs.f64(double %3)
  %9 = fcmp olt double %7, %8
  br i1 %9, label %10, label %11

10:
  store double %3, ptr %5, align 8
  br label %11

11:
  %12 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 26
  %13 = load double, ptr %12, align 8
  %14 = tail call double @llvm.maxnum.f64(double %13, double 1.000000e+00)
  %15 = fcmp olt double %14, %2
  br i1 %15, label %16, label %18

16:
  store double %2, ptr %12, align 8
  %17 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 27
  store double %1, ptr %17, align 8
  br label %18

18:
  ret void
}

define internal i64 @step(ptr %0) {
  %2 = tail call i64 @ode_step_adaptive(ptr %0, ptr @step.method)
  ret i64 %2
}

define internal i64 @dense(ptr  %0) {
  %2 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.ode_system, ptr %3, i64 0, i32 0
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  %7 = load double, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8
  %10 = mul nsw i64 %5, 10
  %11 = getelementptr inbounds double, ptr %9, i64 %10
  %12 = getelementptr inbounds double, ptr %9, i64 %5
  %13 = shl nsw i64 %5, 1
  %14 = getelementptr inbounds double, ptr %9, i64 %13
  %15 = mul nsw i64 %5, 7
  %16 = getelementptr inbounds double, ptr %11, i64 %15
  %17 = icmp sgt i64 %5, 0
  br i1 %17, label %18, label %41

18:
  %19 = phi i64 [ %32, %18 ], [ 0, %1 ]
  %20 = getelementptr inbounds double, ptr %14, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds double, ptr %12, i64 %19
  %23 = load double, ptr %22, align 8
  %24 = fsub double %21, %23
  %25 = getelementptr inbounds double, ptr %16, i64 %19
  store double %24, ptr %25, align 8
  %26 = getelementptr inbounds double, ptr %11, i64 %19
  %27 = load double, ptr %26, align 8
  %28 = fneg double %24
  %29 = tail call double @llvm.fmuladd.f64(double %7, double %27, double %28)
  %30 = add nsw i64 %19, %5
  %31 = getelementptr inbounds double, ptr %16, i64 %30
  store double %29, ptr %31, align 8
  %32 = add nuw nsw i64 %19, 1
  %33 = icmp eq i64 %32, %5
  br i1 %33, label %34, label %18

34:
  br i1 %17, label %35, label %41

35:
  %36 = mul nsw i64 %5, 6
  %37 = fneg double %7
  %38 = mul nsw i64 %5, 3
  %39 = shl nsw i64 %5, 2
  %40 = mul nsw i64 %5, 5
  br label %42

41:
  ret i64 0

42:
  %43 = phi i64 [ 0, %35 ], [ %78, %42 ]
  %44 = getelementptr inbounds double, ptr %16, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = add nsw i64 %43, %36
  %47 = getelementptr inbounds double, ptr %11, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = tail call double @llvm.fmuladd.f64(double %37, double %48, double %45)
  %50 = add nsw i64 %43, %5
  %51 = getelementptr inbounds double, ptr %16, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = fsub double %49, %52
  %54 = add nsw i64 %43, %13
  %55 = getelementptr inbounds double, ptr %16, i64 %54
  store double %53, ptr %55, align 8
  %56 = getelementptr inbounds double, ptr %11, i64 %43
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds double, ptr %11, i64 %54
  %59 = load double, ptr %58, align 8
  %60 = fmul double %59, 0x40056744F3B9A987
  %61 = tail call double @llvm.fmuladd.f64(double %57, double 0xBFF208439215A046, double %60)
  %62 = add nsw i64 %43, %38
  %63 = getelementptr inbounds double, ptr %11, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = tail call double @llvm.fmuladd.f64(double %64, double 0xC016BDFAC7A2320C, double %61)
  %66 = add nsw i64 %43, %39
  %67 = getelementptr inbounds double, ptr %11, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = tail call double @llvm.fmuladd.f64(double %68, double 0x400C2CEAE0978C92, double %65)
  %70 = add nsw i64 %43, %40
  %71 = getelementptr inbounds double, ptr %11, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = tail call double @llvm.fmuladd.f64(double %72, double 0xBFFC46C8B61F95E5, double %69)
  %74 = load double, ptr %47, align 8
  %75 = tail call double @llvm.fmuladd.f64(double %74, double 0x40030F4BDF0DC914, double %73)
  %76 = fmul double %7, %75
  %77 = getelementptr inbounds double, ptr %16, i64 %62
  store double %76, ptr %77, align 8
  %78 = add nuw nsw i64 %43, 1
  %79 = icmp eq i64 %78, %5
  br i1 %79, label %41, label %42
}

define internal void @interpolate(ptr  %0, double %1, ptr  %2) {
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_system, ptr %7, i64 0, i32 0
  %9 = load i64, ptr %8, align 8
  %10 = mul nsw i64 %9, 10
  %11 = getelementptr inbounds double, ptr %5, i64 %10
  %12 = mul nsw i64 %9, 7
  %13 = getelementptr inbounds double, ptr %11, i64 %12
  %14 = getelementptr inbounds double, ptr %5, i64 %9
  %15 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  %16 = load double, ptr %15, align 8
  %17 = fsub double %1, %16
  %18 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  %19 = load double, ptr %18, align 8
  %20 = fdiv double %17, %19
  %21 = icmp sgt i64 %9, 0
  br i1 %21, label %22, label %47

22:
  %23 = fsub double 1.000000e+00, %20
  br label %24

24:
  %25 = phi i64 [ 0, %22 ], [ %31, %26 ]
  br label %33

26:
  %27 = getelementptr inbounds double, ptr %14, i64 %25
  %28 = load double, ptr %27, align 8
  %29 = fadd double %44, %28
  %30 = getelementptr inbounds double, ptr %2, i64 %25
  store double %29, ptr %30, align 8
  %31 = add nuw nsw i64 %25, 1
  %32 = icmp eq i64 %31, %9
  br i1 %32, label %47, label %24

33:
  %34 = phi i64 [ 3, %24 ], [ %45, %33 ]
  %35 = phi double [ 0.000000e+00, %24 ], [ %44, %33 ]
  %36 = mul nsw i64 %34, %9
  %37 = add nsw i64 %36, %25
  %38 = getelementptr inbounds double, ptr %13, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fadd double %35, %39
  %41 = and i64 %34, 1
  %42 = icmp eq i64 %41, 0
  %43 = select i1 %42, double %20, double %23
  %44 = fmul double %43, %40
  %45 = add nsw i64 %34, -1
  %46 = icmp eq i64 %34, 0
  br i1 %46, label %26, label %33

47:
  ret void
}

define internal i64 @try_step(ptr %0, double %1, double %2) {
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8
  %10 = mul nsw i64 %7, 3
  %11 = getelementptr inbounds double, ptr %9, i64 %10
  %12 = mul nsw i64 %7, 10
  %13 = getelementptr inbounds double, ptr %9, i64 %12
  %14 = icmp sgt i64 %7, 0
  br i1 %14, label %58, label %15

15:
  %16 = tail call double @llvm.fmuladd.f64(double %2, double 2.000000e-01, double %1)
  %17 = getelementptr inbounds double, ptr %13, i64 %7
  %18 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 33
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %23, label %21

21:
  %22 = tail call i64 @ode_projected_rates(ptr %0, double %16, ptr %11, ptr %17, double 0.000000e+00)
  br label %54

23:
  %24 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %25 = load i64, ptr %24, align 8
  %26 = add nsw i64 %25, 1
  store i64 %26, ptr %24, align 8
  %27 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 3
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 2
  %30 = load ptr, ptr %29, align 8
  %31 = tail call i64 %28(ptr %30, double %16, ptr %11, ptr %17)
  %32 = icmp eq i64 %31, 3
  br i1 %32, label %33, label %54

33:
  %34 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 32
  store i64 3, ptr %34, align 8
  %35 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %16, ptr %35, align 8
  %36 = load ptr, ptr %8, align 8
  %37 = load ptr, ptr %4, align 8
  %38 = getelementptr inbounds %struct.ode_system, ptr %37, i64 0, i32 0
  %39 = load i64, ptr %38, align 8
  %40 = shl nsw i64 %39, 2
  %41 = getelementptr inbounds double, ptr %36, i64 %40
  %42 = bitcast ptr %41 to ptr
  %43 = bitcast ptr %17 to ptr
  %44 = shl i64 %39, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 8 %43, i64 %44, i1 false)
  %45 = load ptr, ptr %8, align 8
  %46 = load ptr, ptr %4, align 8
  %47 = getelementptr inbounds %struct.ode_system, ptr %46, i64 0, i32 0
  %48 = load i64, ptr %47, align 8
  %49 = mul nsw i64 %48, 5
  %50 = getelementptr inbounds double, ptr %45, i64 %49
  %51 = bitcast ptr %50 to ptr
  %52 = bitcast ptr %11 to ptr
  %53 = shl i64 %48, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %51, ptr align 8 %52, i64 %53, i1 false)
  br label %365

54:
  %55 = phi i64 [ %22, %21 ], [ %31, %23 ]
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %57, label %365

57:
  br i1 %14, label %113, label %69

58:
  %59 = phi i64 [ %67, %58 ], [ 0, %3 ]
  %60 = getelementptr inbounds double, ptr %9, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds double, ptr %13, i64 %59
  %63 = load double, ptr %62, align 8
  %64 = fmul double %63, 2.000000e-01
  %65 = tail call double @llvm.fmuladd.f64(double %2, double %64, double %61)
  %66 = getelementptr inbounds double, ptr %11, i64 %59
  store double %65, ptr %66, align 8
  %67 = add nuw nsw i64 %59, 1
  %68 = icmp eq i64 %67, %7
  br i1 %68, label %15, label %58

69:
  %70 = tail call double @llvm.fmuladd.f64(double %2, double 3.000000e-01, double %1)
  %71 = shl nsw i64 %7, 1
  %72 = getelementptr inbounds double, ptr %13, i64 %71
  %73 = load i64, ptr %18, align 8
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %77, label %75

75:
  %76 = tail call i64 @ode_projected_rates(ptr %0, double %70, ptr %11, ptr %72, double 0xBF716B5A550ABFC4)
  br label %109

77:
  %78 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %79 = load i64, ptr %78, align 8
  %80 = add nsw i64 %79, 1
  store i64 %80, ptr %78, align 8
  %81 = load ptr, ptr %4, align 8
  %82 = getelementptr inbounds %struct.ode_system, ptr %81, i64 0, i32 3
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds %struct.ode_system, ptr %81, i64 0, i32 2
  %85 = load ptr, ptr %84, align 8
  %86 = tail call i64 %83(ptr %85, double %70, ptr %11, ptr %72)
  %87 = icmp eq i64 %86, 3
  br i1 %87, label %88, label %109

88:
  %89 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 32
  store i64 3, ptr %89, align 8
  %90 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %70, ptr %90, align 8
  %91 = load ptr, ptr %8, align 8
  %92 = load ptr, ptr %4, align 8
  %93 = getelementptr inbounds %struct.ode_system, ptr %92, i64 0, i32 0
  %94 = load i64, ptr %93, align 8
  %95 = shl nsw i64 %94, 2
  %96 = getelementptr inbounds double, ptr %91, i64 %95
  %97 = bitcast ptr %96 to ptr
  %98 = bitcast ptr %72 to ptr
  %99 = shl i64 %94, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %97, ptr align 8 %98, i64 %99, i1 false)
  %100 = load ptr, ptr %8, align 8
  %101 = load ptr, ptr %4, align 8
  %102 = getelementptr inbounds %struct.ode_system, ptr %101, i64 0, i32 0
  %103 = load i64, ptr %102, align 8
  %104 = mul nsw i64 %103, 5
  %105 = getelementptr inbounds double, ptr %100, i64 %104
  %106 = bitcast ptr %105 to ptr
  %107 = bitcast ptr %11 to ptr
  %108 = shl i64 %103, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %106, ptr align 8 %107, i64 %108, i1 false)
  br label %365

109:
  %110 = phi i64 [ %76, %75 ], [ %86, %77 ]
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %112, label %365

112:
  br i1 %14, label %171, label %128

113:
  %114 = phi i64 [ %126, %113 ], [ 0, %57 ]
  %115 = getelementptr inbounds double, ptr %9, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = getelementptr inbounds double, ptr %13, i64 %114
  %118 = load double, ptr %117, align 8
  %119 = add nsw i64 %114, %7
  %120 = getelementptr inbounds double, ptr %13, i64 %119
  %121 = load double, ptr %120, align 8
  %122 = fmul double %121, 2.250000e-01
  %123 = tail call double @llvm.fmuladd.f64(double %118, double 0x3FB3333333333333, double %122)
  %124 = tail call double @llvm.fmuladd.f64(double %2, double %123, double %116)
  %125 = getelementptr inbounds double, ptr %11, i64 %114
  store double %124, ptr %125, align 8
  %126 = add nuw nsw i64 %114, 1
  %127 = icmp eq i64 %126, %7
  br i1 %127, label %69, label %113

128:
  %129 = tail call double @llvm.fmuladd.f64(double %2, double 8.000000e-01, double %1)
  %130 = getelementptr inbounds double, ptr %13, i64 %10
  %131 = load i64, ptr %18, align 8
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %135, label %133

133:
  %134 = tail call i64 @ode_projected_rates(ptr %0, double %129, ptr %11, ptr %130, double 0x3FA2EEEEEEEEEEEF)
  br label %167

135:
  %136 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %137 = load i64, ptr %136, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %136, align 8
  %139 = load ptr, ptr %4, align 8
  %140 = getelementptr inbounds %struct.ode_system, ptr %139, i64 0, i32 3
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr inbounds %struct.ode_system, ptr %139, i64 0, i32 2
  %143 = load ptr, ptr %142, align 8
  %144 = tail call i64 %141(ptr %143, double %129, ptr %11, ptr %130)
  %145 = icmp eq i64 %144, 3
  br i1 %145, label %146, label %167

146:
  %147 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 32
  store i64 3, ptr %147, align 8
  %148 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %129, ptr %148, align 8
  %149 = load ptr, ptr %8, align 8
  %150 = load ptr, ptr %4, align 8
  %151 = getelementptr inbounds %struct.ode_system, ptr %150, i64 0, i32 0
  %152 = load i64, ptr %151, align 8
  %153 = shl nsw i64 %152, 2
  %154 = getelementptr inbounds double, ptr %149, i64 %153
  %155 = bitcast ptr %154 to ptr
  %156 = bitcast ptr %130 to ptr
  %157 = shl i64 %152, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %155, ptr align 8 %156, i64 %157, i1 false)
  %158 = load ptr, ptr %8, align 8
  %159 = load ptr, ptr %4, align 8
  %160 = getelementptr inbounds %struct.ode_system, ptr %159, i64 0, i32 0
  %161 = load i64, ptr %160, align 8
  %162 = mul nsw i64 %161, 5
  %163 = getelementptr inbounds double, ptr %158, i64 %162
  %164 = bitcast ptr %163 to ptr
  %165 = bitcast ptr %11 to ptr
  %166 = shl i64 %161, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %164, ptr align 8 %165, i64 %166, i1 false)
  br label %365

167:
  %168 = phi i64 [ %134, %133 ], [ %144, %135 ]
  %169 = icmp eq i64 %168, 0
  br i1 %169, label %170, label %365

170:
  br i1 %14, label %234, label %190

171:
  %172 = phi i64 [ %188, %171 ], [ 0, %112 ]
  %173 = getelementptr inbounds double, ptr %9, i64 %172
  %174 = load double, ptr %173, align 8
  %175 = getelementptr inbounds double, ptr %13, i64 %172
  %176 = load double, ptr %175, align 8
  %177 = add nsw i64 %172, %7
  %178 = getelementptr inbounds double, ptr %13, i64 %177
  %179 = load double, ptr %178, align 8
  %180 = fmul double %179, 0xC00DDDDDDDDDDDDE
  %181 = tail call double @llvm.fmuladd.f64(double %176, double 0x3FEF49F49F49F49F, double %180)
  %182 = add nsw i64 %172, %71
  %183 = getelementptr inbounds double, ptr %13, i64 %182
  %184 = load double, ptr %183, align 8
  %185 = tail call double @llvm.fmuladd.f64(double %184, double 0x400C71C71C71C71C, double %181)
  %186 = tail call double @llvm.fmuladd.f64(double %2, double %185, double %174)
  %187 = getelementptr inbounds double, ptr %11, i64 %172
  store double %186, ptr %187, align 8
  %188 = add nuw nsw i64 %172, 1
  %189 = icmp eq i64 %188, %7
  br i1 %189, label %128, label %171

190:
  %191 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FEC71C71C71C71C, double %1)
  %192 = shl nsw i64 %7, 2
  %193 = getelementptr inbounds double, ptr %13, i64 %192
  %194 = load i64, ptr %18, align 8
  %195 = icmp eq i64 %194, 0
  br i1 %195, label %198, label %196

196:
  %197 = tail call i64 @ode_projected_rates(ptr %0, double %191, ptr %11, ptr %193, double 0xBFAA0AD1D2CA1858)
  br label %230

198:
  %199 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %200 = load i64, ptr %199, align 8
  %201 = add nsw i64 %200, 1
  store i64 %201, ptr %199, align 8
  %202 = load ptr, ptr %4, align 8
  %203 = getelementptr inbounds %struct.ode_system, ptr %202, i64 0, i32 3
  %204 = load ptr, ptr %203, align 8
  %205 = getelementptr inbounds %struct.ode_system, ptr %202, i64 0, i32 2
  %206 = load ptr, ptr %205, align 8
  %207 = tail call i64 %204(ptr %206, double %191, ptr %11, ptr %193)
  %208 = icmp eq i64 %207, 3
  br i1 %208, label %209, label %230

209:
  %210 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 32
  store i64 3, ptr %210, align 8
  %211 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %191, ptr %211, align 8
  %212 = load ptr, ptr %8, align 8
  %213 = load ptr, ptr %4, align 8
  %214 = getelementptr inbounds %struct.ode_system, ptr %213, i64 0, i32 0
  %215 = load i64, ptr %214, align 8
  %216 = shl nsw i64 %215, 2
  %217 = getelementptr inbounds double, ptr %212, i64 %216
  %218 = bitcast ptr %217 to ptr
  %219 = bitcast ptr %193 to ptr
  %220 = shl i64 %215, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %218, ptr align 8 %219, i64 %220, i1 false)
  %221 = load ptr, ptr %8, align 8
  %222 = load ptr, ptr %4, align 8
  %223 = getelementptr inbounds %struct.ode_system, ptr %222, i64 0, i32 0
  %224 = load i64, ptr %223, align 8
  %225 = mul nsw i64 %224, 5
  %226 = getelementptr inbounds double, ptr %221, i64 %225
  %227 = bitcast ptr %226 to ptr
  %228 = bitcast ptr %11 to ptr
  %229 = shl i64 %224, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %227, ptr align 8 %228, i64 %229, i1 false)
  br label %365

230:
  %231 = phi i64 [ %197, %196 ], [ %207, %198 ]
  %232 = icmp eq i64 %231, 0
  br i1 %232, label %233, label %365

233:
  br i1 %14, label %300, label %257

234:
  %235 = phi i64 [ %255, %234 ], [ 0, %170 ]
  %236 = getelementptr inbounds double, ptr %9, i64 %235
  %237 = load double, ptr %236, align 8
  %238 = getelementptr inbounds double, ptr %13, i64 %235
  %239 = load double, ptr %238, align 8
  %240 = add nsw i64 %235, %7
  %241 = getelementptr inbounds double, ptr %13, i64 %240
  %242 = load double, ptr %241, align 8
  %243 = fmul double %242, 0xC027310BD29520E4
  %244 = tail call double @llvm.fmuladd.f64(double %239, double 0x40079EEC0FC37181, double %243)
  %245 = add nsw i64 %235, %71
  %246 = getelementptr inbounds double, ptr %13, i64 %245
  %247 = load double, ptr %246, align 8
  %248 = tail call double @llvm.fmuladd.f64(double %247, double 0x4023A552363C5290, double %244)
  %249 = add nsw i64 %235, %10
  %250 = getelementptr inbounds double, ptr %13, i64 %249
  %251 = load double, ptr %250, align 8
  %252 = tail call double @llvm.fmuladd.f64(double %251, double 0xBFD29C9EBA1E3345, double %248)
  %253 = tail call double @llvm.fmuladd.f64(double %2, double %252, double %237)
  %254 = getelementptr inbounds double, ptr %11, i64 %235
  store double %253, ptr %254, align 8
  %255 = add nuw nsw i64 %235, 1
  %256 = icmp eq i64 %255, %7
  br i1 %256, label %190, label %234

257:
  %258 = fadd double %1, %2
  %259 = mul nsw i64 %7, 5
  %260 = getelementptr inbounds double, ptr %13, i64 %259
  %261 = load i64, ptr %18, align 8
  %262 = icmp eq i64 %261, 0
  br i1 %262, label %265, label %263

263:
  %264 = tail call i64 @ode_projected_rates(ptr %0, double %258, ptr %11, ptr %260, double 0x3FA5748A7BDAF0E2)
  br label %297

265:
  %266 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %267 = load i64, ptr %266, align 8
  %268 = add nsw i64 %267, 1
  store i64 %268, ptr %266, align 8
  %269 = load ptr, ptr %4, align 8
  %270 = getelementptr inbounds %struct.ode_system, ptr %269, i64 0, i32 3
  %271 = load ptr, ptr %270, align 8
  %272 = getelementptr inbounds %struct.ode_system, ptr %269, i64 0, i32 2
  %273 = load ptr, ptr %272, align 8
  %274 = tail call i64 %271(ptr %273, double %258, ptr %11, ptr %260)
  %275 = icmp eq i64 %274, 3
  br i1 %275, label %276, label %297

276:
  %277 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 32
  store i64 3, ptr %277, align 8
  %278 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %258, ptr %278, align 8
  %279 = load ptr, ptr %8, align 8
  %280 = load ptr, ptr %4, align 8
  %281 = getelementptr inbounds %struct.ode_system, ptr %280, i64 0, i32 0
  %282 = load i64, ptr %281, align 8
  %283 = shl nsw i64 %282, 2
  %284 = getelementptr inbounds double, ptr %279, i64 %283
  %285 = bitcast ptr %284 to ptr
  %286 = bitcast ptr %260 to ptr
  %287 = shl i64 %282, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %285, ptr align 8 %286, i64 %287, i1 false)
  %288 = load ptr, ptr %8, align 8
  %289 = load ptr, ptr %4, align 8
  %290 = getelementptr inbounds %struct.ode_system, ptr %289, i64 0, i32 0
  %291 = load i64, ptr %290, align 8
  %292 = mul nsw i64 %291, 5
  %293 = getelementptr inbounds double, ptr %288, i64 %292
  %294 = bitcast ptr %293 to ptr
  %295 = bitcast ptr %11 to ptr
  %296 = shl i64 %291, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %294, ptr align 8 %295, i64 %296, i1 false)
  br label %365

297:
  %298 = phi i64 [ %264, %263 ], [ %274, %265 ]
  %299 = icmp eq i64 %298, 0
  br i1 %299, label %327, label %365

300:
  %301 = phi i64 [ %325, %300 ], [ 0, %233 ]
  %302 = getelementptr inbounds double, ptr %9, i64 %301
  %303 = load double, ptr %302, align 8
  %304 = getelementptr inbounds double, ptr %13, i64 %301
  %305 = load double, ptr %304, align 8
  %306 = add nsw i64 %301, %7
  %307 = getelementptr inbounds double, ptr %13, i64 %306
  %308 = load double, ptr %307, align 8
  %309 = fmul double %308, 0xC02583E0F83E0F84
  %310 = tail call double @llvm.fmuladd.f64(double %305, double 0x4006C52BF5A814B0, double %309)
  %311 = add nsw i64 %301, %71
  %312 = getelementptr inbounds double, ptr %13, i64 %311
  %313 = load double, ptr %312, align 8
  %314 = tail call double @llvm.fmuladd.f64(double %313, double 0x4021D016A3721E8B, double %310)
  %315 = add nsw i64 %301, %10
  %316 = getelementptr inbounds double, ptr %13, i64 %315
  %317 = load double, ptr %316, align 8
  %318 = tail call double @llvm.fmuladd.f64(double %317, double 0x3FD1D1745D1745D1, double %314)
  %319 = add nsw i64 %301, %192
  %320 = getelementptr inbounds double, ptr %13, i64 %319
  %321 = load double, ptr %320, align 8
  %322 = tail call double @llvm.fmuladd.f64(double %321, double 0xBFD1818970D9CC2F, double %318)
  %323 = tail call double @llvm.fmuladd.f64(double %2, double %322, double %303)
  %324 = getelementptr inbounds double, ptr %11, i64 %301
  store double %323, ptr %324, align 8
  %325 = add nuw nsw i64 %301, 1
  %326 = icmp eq i64 %325, %7
  br i1 %326, label %257, label %300

327:
  %328 = load ptr, ptr %8, align 8
  %329 = load ptr, ptr %4, align 8
  %330 = getelementptr inbounds %struct.ode_system, ptr %329, i64 0, i32 0
  %331 = load i64, ptr %330, align 8
  %332 = shl nsw i64 %331, 1
  %333 = getelementptr inbounds double, ptr %328, i64 %332
  br i1 %14, label %338, label %334

334:
  %335 = mul nsw i64 %7, 6
  %336 = getelementptr inbounds double, ptr %13, i64 %335
  %337 = tail call i64 @stage_rates(ptr %0, double %258, ptr %333, ptr %336, double -2.500000e-02)
  br label %365

338:
  %339 = phi i64 [ %363, %338 ], [ 0, %327 ]
  %340 = getelementptr inbounds double, ptr %9, i64 %339
  %341 = load double, ptr %340, align 8
  %342 = getelementptr inbounds double, ptr %13, i64 %339
  %343 = load double, ptr %342, align 8
  %344 = add nsw i64 %339, %71
  %345 = getelementptr inbounds double, ptr %13, i64 %344
  %346 = load double, ptr %345, align 8
  %347 = fmul double %346, 0x3FDCC0499A5605FB
  %348 = tail call double @llvm.fmuladd.f64(double %343, double 0x3FB7555555555555, double %347)
  %349 = add nsw i64 %339, %10
  %350 = getelementptr inbounds double, ptr %13, i64 %349
  %351 = load double, ptr %350, align 8
  %352 = tail call double @llvm.fmuladd.f64(double %351, double 0x3FE4D55555555555, double %348)
  %353 = add nsw i64 %339, %192
  %354 = getelementptr inbounds double, ptr %13, i64 %353
  %355 = load double, ptr %354, align 8
  %356 = tail call double @llvm.fmuladd.f64(double %355, double 0xBFD4A1CFB2B78C13, double %352)
  %357 = add nsw i64 %339, %259
  %358 = getelementptr inbounds double, ptr %13, i64 %357
  %359 = load double, ptr %358, align 8
  %360 = tail call double @llvm.fmuladd.f64(double %359, double 0x3FC0C30C30C30C31, double %356)
  %361 = tail call double @llvm.fmuladd.f64(double %2, double %360, double %341)
  %362 = getelementptr inbounds double, ptr %333, i64 %339
  store double %361, ptr %362, align 8
  %363 = add nuw nsw i64 %339, 1
  %364 = icmp eq i64 %363, %7
  br i1 %364, label %334, label %338

365:
  %366 = phi i64 [ %337, %334 ], [ %55, %54 ], [ %110, %109 ], [ %168, %167 ], [ %231, %230 ], [ %298, %297 ], [ 3, %33 ], [ 3, %88 ], [ 3, %146 ], [ 3, %209 ], [ 3, %276 ]
  ret i64 %366
}

define internal double @error_of(ptr  %0, double %1) {
  %3 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.ode_system, ptr %4, i64 0, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8
  %9 = mul nsw i64 %6, 10
  %10 = getelementptr inbounds double, ptr %8, i64 %9
  %11 = icmp sgt i64 %6, 0
  br i1 %11, label %12, label %71

12:
  %13 = shl nuw nsw i64 %6, 1
  %14 = mul nsw i64 %6, 3
  %15 = shl nsw i64 %6, 2
  %16 = mul nsw i64 %6, 5
  %17 = mul nsw i64 %6, 6
  %18 = getelementptr inbounds double, ptr %8, i64 %13
  %19 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds %struct.ode_options, ptr %20, i64 0, i32 2
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.ode_options, ptr %20, i64 0, i32 1
  %24 = load double, ptr %23, align 8
  br label %26

25:
  br i1 %11, label %67, label %71

26:
  %27 = phi double [ 0.000000e+00, %12 ], [ %64, %26 ]
  %28 = phi i64 [ 0, %12 ], [ %65, %26 ]
  %29 = getelementptr inbounds double, ptr %10, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = add nsw i64 %28, %13
  %32 = getelementptr inbounds double, ptr %10, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = fmul double %33, 0xBF716B5A550ABFC4
  %35 = tail call double @llvm.fmuladd.f64(double %30, double 0x3F54320FEDCBA987, double %34)
  %36 = add nsw i64 %28, %14
  %37 = getelementptr inbounds double, ptr %10, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = tail call double @llvm.fmuladd.f64(double %38, double 0x3FA2EEEEEEEEEEEF, double %35)
  %40 = add nsw i64 %28, %15
  %41 = getelementptr inbounds double, ptr %10, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = tail call double @llvm.fmuladd.f64(double %42, double 0xBFAA0AD1D2CA1858, double %39)
  %44 = add nsw i64 %28, %16
  %45 = getelementptr inbounds double, ptr %10, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = tail call double @llvm.fmuladd.f64(double %46, double 0x3FA5748A7BDAF0E2, double %43)
  %48 = add nsw i64 %28, %17
  %49 = getelementptr inbounds double, ptr %10, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = tail call double @llvm.fmuladd.f64(double %50, double -2.500000e-02, double %47)
  %52 = fmul double %51, %1
  %53 = getelementptr inbounds double, ptr %8, i64 %28
  %54 = load double, ptr %53, align 8
  %55 = tail call double @llvm.fabs.f64(double %54)
  %56 = getelementptr inbounds double, ptr %18, i64 %28
  %57 = load double, ptr %56, align 8
  %58 = tail call double @llvm.fabs.f64(double %57)
  %59 = tail call double @llvm.maxnum.f64(double %55, double %58)
  %60 = getelementptr inbounds double, ptr %22, i64 %28
  %61 = load double, ptr %60, align 8
  %62 = tail call double @llvm.fmuladd.f64(double %24, double %59, double %61)
  %63 = fdiv double %52, %62
  %64 = tail call double @llvm.fmuladd.f64(double %63, double %63, double %27)
  %65 = add nuw nsw i64 %28, 1
  %66 = icmp eq i64 %65, %6
  br i1 %66, label %25, label %26

67:
  %68 = sitofp i64 %6 to double
  %69 = fdiv double %64, %68
  %70 = tail call double @llvm.sqrt.f64(double %69)
  br label %71

71:
  %72 = phi double [ %70, %67 ], [ 0.000000e+00, %25 ], [ 0.000000e+00, %2 ]
  ret double %72
}

define internal i64 @stage_rates(ptr %0, double %1, ptr %2, ptr %3, double %4) {
  %6 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 33
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i64 @ode_projected_rates(ptr %0, double %1, ptr %2, ptr %3, double %4)
  br label %45

11:
  %12 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = add nsw i64 %13, 1
  store i64 %14, ptr %12, align 8
  %15 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.ode_system, ptr %16, i64 0, i32 3
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds %struct.ode_system, ptr %16, i64 0, i32 2
  %20 = load ptr, ptr %19, align 8
  %21 = tail call i64 %18(ptr %20, double %1, ptr %2, ptr %3)
  %22 = icmp eq i64 %21, 3
  br i1 %22, label %23, label %45

23:
  %24 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 32
  store i64 3, ptr %24, align 8
  %25 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %1, ptr %25, align 8
  %26 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %27 = load ptr, ptr %26, align 8
  %28 = load ptr, ptr %15, align 8
  %29 = getelementptr inbounds %struct.ode_system, ptr %28, i64 0, i32 0
  %30 = load i64, ptr %29, align 8
  %31 = shl nsw i64 %30, 2
  %32 = getelementptr inbounds double, ptr %27, i64 %31
  %33 = bitcast ptr %32 to ptr
  %34 = bitcast ptr %3 to ptr
  %35 = shl i64 %30, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %34, i64 %35, i1 false)
  %36 = load ptr, ptr %26, align 8
  %37 = load ptr, ptr %15, align 8
  %38 = getelementptr inbounds %struct.ode_system, ptr %37, i64 0, i32 0
  %39 = load i64, ptr %38, align 8
  %40 = mul nsw i64 %39, 5
  %41 = getelementptr inbounds double, ptr %36, i64 %40
  %42 = bitcast ptr %41 to ptr
  %43 = bitcast ptr %2 to ptr
  %44 = shl i64 %39, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 8 %43, i64 %44, i1 false)
  br label %45

45:
  %46 = phi i64 [ %10, %9 ], [ %21, %11 ], [ 3, %23 ]
  ret i64 %46
}

define double @model_time(ptr  %0, double %1) {
  %3 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 20, i64 0
  %4 = load double, ptr %3, align 8
  %5 = tail call double @llvm.maxnum.f64(double %1, double %4)
  %6 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 20, i64 1
  %7 = load double, ptr %6, align 8
  %8 = tail call double @llvm.minnum.f64(double %5, double %7)
  ret double %8
}

define i64 @model_inputs(ptr %0, double %1, ptr %2) {
  %4 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 3, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %16, label %7

7:
  %8 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 3, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 3, i32 2
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  %15 = load ptr, ptr %14, align 8
  tail call void %5(double %1, ptr %2, ptr %9, ptr %11, ptr %13, ptr %15)
  br label %16

16:
  %17 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %32, label %20

20:
  %21 = getelementptr inbounds %struct.contact_system, ptr %18, i64 0, i32 29
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %28, label %24

24:
  %25 = getelementptr inbounds %struct.contact_system, ptr %18, i64 0, i32 24
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %32, label %28

28:
  %29 = getelementptr inbounds %struct.contact_system, ptr %18, i64 0, i32 15
  %30 = load ptr, ptr %29, align 8
  %31 = tail call i64 %30(ptr %0, double %1, ptr %2)
  br label %38

32:
  %33 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 26
  %34 = load ptr, ptr %33, align 8
  %35 = load volatile i64, ptr %34, align 8
  %36 = icmp eq i64 %35, 0
  %37 = select i1 %36, i64 0, i64 2
  br label %38

38:
  %39 = phi i64 [ %31, %28 ], [ %37, %32 ]
  ret i64 %39
}

define void @model_connect(ptr  %0, ptr %1) {
  %3 = getelementptr inbounds %struct.model_context, ptr %1, i64 0, i32 0
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds %struct.ode_system, ptr %0, i64 0, i32 0
  store i64 %4, ptr %5, align 8
  %6 = getelementptr inbounds %struct.ode_system, ptr %0, i64 0, i32 2
  %7 = bitcast ptr %6 to ptr
  store ptr %1, ptr %7, align 8
  %8 = getelementptr inbounds %struct.ode_system, ptr %0, i64 0, i32 3
  store ptr @rates, ptr %8, align 8
  %9 = getelementptr inbounds %struct.model_context, ptr %1, i64 0, i32 2, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  %12 = select i1 %11, ptr null, ptr @jacobian
  %13 = getelementptr inbounds %struct.ode_system, ptr %0, i64 0, i32 4
  store ptr %12, ptr %13, align 8
  %14 = getelementptr inbounds %struct.model_context, ptr %1, i64 0, i32 10
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %15, 0
  %17 = getelementptr inbounds %struct.model_context, ptr %1, i64 0, i32 4, i32 0
  %18 = load ptr, ptr %17, align 8
  br i1 %16, label %19, label %31

19:
  %20 = icmp eq ptr %18, null
  br i1 %20, label %24, label %21

21:
  %22 = getelementptr inbounds %struct.ode_system, ptr %0, i64 0, i32 5
  store ptr @keep, ptr %22, align 8
  %23 = getelementptr inbounds %struct.ode_system, ptr %0, i64 0, i32 6
  store ptr @project, ptr %23, align 8
  br label %35

24:
  %25 = getelementptr inbounds %struct.model_context, ptr %1, i64 0, i32 27
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, null
  %28 = select i1 %27, ptr null, ptr @keep
  %29 = getelementptr inbounds %struct.ode_system, ptr %0, i64 0, i32 5
  store ptr %28, ptr %29, align 8
  %30 = getelementptr inbounds %struct.ode_system, ptr %0, i64 0, i32 6
  store ptr @project, ptr %30, align 8
  br label %45

31:
  %32 = getelementptr inbounds %struct.ode_system, ptr %0, i64 0, i32 5
  store ptr @keep, ptr %32, align 8
  %33 = getelementptr inbounds %struct.ode_system, ptr %0, i64 0, i32 6
  store ptr @project, ptr %33, align 8
  %34 = icmp eq ptr %18, null
  br i1 %34, label %45, label %35

35:
  %36 = getelementptr inbounds %struct.model_context, ptr %1, i64 0, i32 12
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %45, label %39

39:
  %40 = getelementptr inbounds %struct.model_context, ptr %1, i64 0, i32 14
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds %struct.model_context, ptr %1, i64 0, i32 15
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds double, ptr %41, i64 %43
  br label %45

45:
  %46 = phi ptr [ %44, %39 ], [ null, %35 ], [ null, %31 ], [ null, %24 ]
  %47 = getelementptr inbounds %struct.ode_system, ptr %0, i64 0, i32 7
  store ptr %46, ptr %47, align 8
  %48 = getelementptr inbounds %struct.model_context, ptr %1, i64 0, i32 24
  %49 = load i64, ptr %48, align 8
  %50 = icmp sgt i64 %49, 0
  %51 = select i1 %50, ptr @model_watch, ptr null
  %52 = getelementptr inbounds %struct.ode_system, ptr %0, i64 0, i32 8
  store ptr %51, ptr %52, align 8
  %53 = getelementptr inbounds %struct.model_context, ptr %1, i64 0, i32 5, i32 0
  %54 = load ptr, ptr %53, align 8
  %55 = icmp eq ptr %54, null
  %56 = select i1 %55, ptr null, ptr @event
  %57 = getelementptr inbounds %struct.ode_system, ptr %0, i64 0, i32 9
  store ptr %56, ptr %57, align 8
  ret void
}

define internal i64 @rates(ptr %0, double %1, ptr %2, ptr %3) {
  %5 = bitcast ptr %0 to ptr
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = bitcast ptr %6 to ptr
  %8 = bitcast ptr %0 to ptr
  %9 = load i64, ptr %8, align 8
  %10 = tail call i64 @call(ptr %5, ptr %7, double %1, ptr %2, ptr %3, i64 %9)
  %11 = icmp eq i64 %10, 3
  br i1 %11, label %12, label %23

12:
  %13 = getelementptr inbounds i8, ptr %0, i64 240
  %14 = bitcast ptr %13 to ptr
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %0, i64 152
  %17 = bitcast ptr %16 to ptr
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 248
  %20 = bitcast ptr %19 to ptr
  %21 = load i64, ptr %20, align 8
  %22 = shl i64 %21, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %18, i64 %22, i1 false)
  br label %23

23:
  ret i64 %10
}

define internal i64 @jacobian(ptr %0, double %1, ptr %2, ptr %3) {
  %5 = bitcast ptr %0 to ptr
  %6 = getelementptr inbounds i8, ptr %0, i64 320
  %7 = bitcast ptr %6 to ptr
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:
  %11 = getelementptr inbounds %struct.contact_system, ptr %8, i64 0, i32 29
  %12 = load i64, ptr %11, align 8
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %21, label %14

14:
  %15 = getelementptr inbounds i8, ptr %0, i64 32
  %16 = bitcast ptr %15 to ptr
  %17 = bitcast ptr %0 to ptr
  %18 = load i64, ptr %17, align 8
  %19 = mul nsw i64 %18, %18
  %20 = tail call i64 @call(ptr %5, ptr %16, double %1, ptr %2, ptr %3, i64 %19)
  br label %21

21:
  %22 = phi i64 [ %20, %14 ], [ 15, %10 ]
  ret i64 %22
}

define internal i64 @keep(ptr %0, double %1, ptr %2, i64 %3) {
  %5 = bitcast ptr %0 to ptr
  %6 = getelementptr inbounds i8, ptr %0, i64 176
  %7 = bitcast ptr %6 to ptr
  %8 = load i64, ptr %7, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %45

10:
  %11 = getelementptr inbounds i8, ptr %0, i64 168
  %12 = bitcast ptr %11 to ptr
  %13 = load ptr, ptr %12, align 8
  br label %14

14:
  %15 = phi i64 [ 0, %10 ], [ %35, %34 ]
  %16 = getelementptr inbounds i64, ptr %13, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds double, ptr %2, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = getelementptr inbounds double, ptr %18, i64 1
  %21 = load double, ptr %20, align 8
  %22 = fmul double %21, %21
  %23 = tail call double @llvm.fmuladd.f64(double %19, double %19, double %22)
  %24 = getelementptr inbounds double, ptr %18, i64 2
  %25 = load double, ptr %24, align 8
  %26 = tail call double @llvm.fmuladd.f64(double %25, double %25, double %23)
  %27 = getelementptr inbounds double, ptr %18, i64 3
  %28 = load double, ptr %27, align 8
  %29 = tail call double @llvm.fmuladd.f64(double %28, double %28, double %26)
  %30 = tail call double @llvm.sqrt.f64(double %29)
  %31 = fdiv double %19, %30
  store double %31, ptr %18, align 8
  %32 = getelementptr inbounds double, ptr %18, i64 1
  %33 = fdiv double %21, %30
  store double %33, ptr %32, align 8
  br label %37

34:
  %35 = add nuw nsw i64 %15, 1
  %36 = icmp eq i64 %35, %8
  br i1 %36, label %45, label %14

37:
  %38 = phi i64 [ 2, %14 ], [ %43, %37 ]
  %39 = getelementptr inbounds double, ptr %18, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds double, ptr %18, i64 %38
  %42 = fdiv double %40, %30
  store double %42, ptr %41, align 8
  %43 = add nuw nsw i64 %38, 1
  %44 = icmp eq i64 %43, 4
  br i1 %44, label %34, label %37

45:
  %46 = getelementptr inbounds i8, ptr %0, i64 80
  %47 = bitcast ptr %46 to ptr
  %48 = load ptr, ptr %47, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %192, label %50

50:
  %51 = getelementptr inbounds i8, ptr %0, i64 184
  %52 = bitcast ptr %51 to ptr
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %135, label %55

55:
  %56 = getelementptr inbounds i8, ptr %0, i64 216
  %57 = bitcast ptr %56 to ptr
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds i8, ptr %0, i64 208
  %60 = bitcast ptr %59 to ptr
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds i8, ptr %0, i64 256
  %63 = bitcast ptr %62 to ptr
  %64 = load double, ptr %63, align 8
  %65 = tail call double @llvm.maxnum.f64(double %1, double %64)
  %66 = getelementptr inbounds i8, ptr %0, i64 264
  %67 = bitcast ptr %66 to ptr
  %68 = load double, ptr %67, align 8
  %69 = tail call double @llvm.minnum.f64(double %65, double %68)
  %70 = getelementptr inbounds i8, ptr %0, i64 152
  %71 = bitcast ptr %70 to ptr
  %72 = getelementptr inbounds i8, ptr %0, i64 88
  %73 = bitcast ptr %72 to ptr
  %74 = getelementptr inbounds i8, ptr %0, i64 96
  %75 = bitcast ptr %74 to ptr
  %76 = icmp sgt i64 %58, 0
  br label %77

77:
  %78 = phi ptr [ %48, %55 ], [ %101, %100 ]
  %79 = phi i32 [ 0, %55 ], [ %97, %100 ]
  %80 = load ptr, ptr %71, align 8
  %81 = load ptr, ptr %73, align 8
  %82 = load ptr, ptr %75, align 8
  tail call void %78(double %69, ptr %2, ptr %80, ptr %81, ptr %82, ptr %61)
  br i1 %76, label %85, label %92

83:
  %84 = icmp eq i64 %91, %58
  br i1 %84, label %102, label %85

85:
  %86 = phi i64 [ %91, %83 ], [ 0, %77 ]
  %87 = getelementptr inbounds double, ptr %61, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = tail call double @llvm.fabs.f64(double %88)
  %90 = fcmp ueq double %89, 0x7FF0000000000000
  %91 = add nuw nsw i64 %86, 1
  br i1 %90, label %192, label %83

92:
  %93 = phi double [ 0.000000e+00, %77 ], [ %112, %102 ]
  %94 = phi double [ 1.000000e+00, %77 ], [ %114, %102 ]
  %95 = fmul double %94, 1.000000e-13
  %96 = fcmp ole double %93, %95
  %97 = add nuw nsw i32 %79, 1
  %98 = icmp eq i32 %97, 6
  %99 = select i1 %96, i1 true, i1 %98
  br i1 %99, label %117, label %100

100:
  %101 = load ptr, ptr %47, align 8
  br label %77

102:
  %103 = phi i64 [ %115, %102 ], [ 0, %83 ]
  %104 = phi double [ %114, %102 ], [ 1.000000e+00, %83 ]
  %105 = phi double [ %112, %102 ], [ 0.000000e+00, %83 ]
  %106 = getelementptr inbounds double, ptr %61, i64 %103
  %107 = load double, ptr %106, align 8
  %108 = getelementptr inbounds double, ptr %2, i64 %103
  %109 = load double, ptr %108, align 8
  %110 = fsub double %107, %109
  %111 = tail call double @llvm.fabs.f64(double %110)
  %112 = tail call double @llvm.maxnum.f64(double %105, double %111)
  %113 = tail call double @llvm.fabs.f64(double %109)
  %114 = tail call double @llvm.maxnum.f64(double %104, double %113)
  store double %107, ptr %108, align 8
  %115 = add nuw nsw i64 %103, 1
  %116 = icmp eq i64 %115, %58
  br i1 %116, label %92, label %102

117:
  %118 = load ptr, ptr %60, align 8
  %119 = load i64, ptr %57, align 8
  %120 = getelementptr inbounds double, ptr %118, i64 %119
  %121 = load double, ptr %120, align 8
  %122 = getelementptr inbounds i8, ptr %0, i64 200
  %123 = bitcast ptr %122 to ptr
  %124 = load i64, ptr %123, align 8
  %125 = icmp ne i64 %124, 0
  %126 = fcmp olt double %121, 0.000000e+00
  %127 = select i1 %125, i1 %126, i1 false
  br i1 %127, label %192, label %128

128:
  %129 = icmp eq i64 %3, 0
  br i1 %129, label %192, label %130

130:
  %131 = getelementptr inbounds i8, ptr %0, i64 224
  %132 = bitcast ptr %131 to ptr
  %133 = load double, ptr %132, align 8
  %134 = fcmp ogt double %121, %133
  br i1 %134, label %192, label %182

135:
  %136 = icmp eq i64 %3, 0
  br i1 %136, label %137, label %142

137:
  %138 = getelementptr inbounds i8, ptr %0, i64 200
  %139 = bitcast ptr %138 to ptr
  %140 = load i64, ptr %139, align 8
  %141 = icmp eq i64 %140, 0
  br i1 %141, label %192, label %142

142:
  %143 = getelementptr inbounds i8, ptr %0, i64 256
  %144 = bitcast ptr %143 to ptr
  %145 = load double, ptr %144, align 8
  %146 = tail call double @llvm.maxnum.f64(double %1, double %145)
  %147 = getelementptr inbounds i8, ptr %0, i64 264
  %148 = bitcast ptr %147 to ptr
  %149 = load double, ptr %148, align 8
  %150 = tail call double @llvm.minnum.f64(double %146, double %149)
  %151 = getelementptr inbounds i8, ptr %0, i64 152
  %152 = bitcast ptr %151 to ptr
  %153 = load ptr, ptr %152, align 8
  %154 = getelementptr inbounds i8, ptr %0, i64 88
  %155 = bitcast ptr %154 to ptr
  %156 = load ptr, ptr %155, align 8
  %157 = getelementptr inbounds i8, ptr %0, i64 96
  %158 = bitcast ptr %157 to ptr
  %159 = load ptr, ptr %158, align 8
  %160 = getelementptr inbounds i8, ptr %0, i64 208
  %161 = bitcast ptr %160 to ptr
  %162 = load ptr, ptr %161, align 8
  tail call void %48(double %150, ptr %2, ptr %153, ptr %156, ptr %159, ptr %162)
  %163 = load ptr, ptr %161, align 8
  %164 = getelementptr inbounds i8, ptr %0, i64 216
  %165 = bitcast ptr %164 to ptr
  %166 = load i64, ptr %165, align 8
  %167 = getelementptr inbounds double, ptr %163, i64 %166
  %168 = load double, ptr %167, align 8
  %169 = getelementptr inbounds i8, ptr %0, i64 200
  %170 = bitcast ptr %169 to ptr
  %171 = load i64, ptr %170, align 8
  %172 = icmp ne i64 %171, 0
  %173 = fcmp olt double %168, 0.000000e+00
  %174 = select i1 %172, i1 %173, i1 false
  %175 = or i1 %136, %174
  %176 = select i1 %174, i64 11, i64 0
  br i1 %175, label %192, label %177

177:
  %178 = getelementptr inbounds i8, ptr %0, i64 224
  %179 = bitcast ptr %178 to ptr
  %180 = load double, ptr %179, align 8
  %181 = fcmp ogt double %168, %180
  br i1 %181, label %192, label %182

182:
  %183 = phi double [ %121, %130 ], [ %168, %177 ]
  %184 = phi double [ %133, %130 ], [ %180, %177 ]
  %185 = phi ptr [ %132, %130 ], [ %179, %177 ]
  %186 = getelementptr inbounds i8, ptr %0, i64 232
  %187 = bitcast ptr %186 to ptr
  %188 = load double, ptr %187, align 8
  %189 = fmul double %183, 4.000000e+00
  %190 = tail call double @llvm.minnum.f64(double %184, double %189)
  %191 = tail call double @llvm.maxnum.f64(double %188, double %190)
  store double %191, ptr %185, align 8
  br label %192

192:
  %193 = phi i64 [ 0, %45 ], [ 0, %137 ], [ 11, %117 ], [ 0, %128 ], [ 7, %130 ], [ %176, %142 ], [ 7, %177 ], [ 0, %182 ], [ 8, %85 ]
  %194 = getelementptr inbounds i8, ptr %0, i64 320
  %195 = bitcast ptr %194 to ptr
  %196 = load ptr, ptr %195, align 8
  %197 = icmp eq ptr %196, null
  br i1 %197, label %255, label %198

198:
  %199 = getelementptr inbounds %struct.contact_system, ptr %196, i64 0, i32 29
  %200 = load i64, ptr %199, align 8
  %201 = icmp eq i64 %200, 0
  br i1 %201, label %255, label %202

202:
  switch i64 %193, label %255 [
    i64 7, label %203
    i64 0, label %203
  ]

203:
  %204 = getelementptr inbounds %struct.contact_system, ptr %196, i64 0, i32 18
  %205 = load ptr, ptr %204, align 8
  %206 = getelementptr inbounds i8, ptr %0, i64 256
  %207 = bitcast ptr %206 to ptr
  %208 = load double, ptr %207, align 8
  %209 = tail call double @llvm.maxnum.f64(double %1, double %208)
  %210 = getelementptr inbounds i8, ptr %0, i64 264
  %211 = bitcast ptr %210 to ptr
  %212 = load double, ptr %211, align 8
  %213 = tail call double @llvm.minnum.f64(double %209, double %212)
  %214 = tail call i64 %205(ptr %5, double %213, ptr %2)
  %215 = load i64, ptr %7, align 8
  %216 = icmp sgt i64 %215, 0
  br i1 %216, label %217, label %252

217:
  %218 = getelementptr inbounds i8, ptr %0, i64 168
  %219 = bitcast ptr %218 to ptr
  %220 = load ptr, ptr %219, align 8
  br label %221

221:
  %222 = phi i64 [ 0, %217 ], [ %242, %241 ]
  %223 = getelementptr inbounds i64, ptr %220, i64 %222
  %224 = load i64, ptr %223, align 8
  %225 = getelementptr inbounds double, ptr %2, i64 %224
  %226 = load double, ptr %225, align 8
  %227 = getelementptr inbounds double, ptr %225, i64 1
  %228 = load double, ptr %227, align 8
  %229 = fmul double %228, %228
  %230 = tail call double @llvm.fmuladd.f64(double %226, double %226, double %229)
  %231 = getelementptr inbounds double, ptr %225, i64 2
  %232 = load double, ptr %231, align 8
  %233 = tail call double @llvm.fmuladd.f64(double %232, double %232, double %230)
  %234 = getelementptr inbounds double, ptr %225, i64 3
  %235 = load double, ptr %234, align 8
  %236 = tail call double @llvm.fmuladd.f64(double %235, double %235, double %233)
  %237 = tail call double @llvm.sqrt.f64(double %236)
  %238 = fdiv double %226, %237
  store double %238, ptr %225, align 8
  %239 = getelementptr inbounds double, ptr %225, i64 1
  %240 = fdiv double %228, %237
  store double %240, ptr %239, align 8
  br label %244

241:
  %242 = add nuw nsw i64 %222, 1
  %243 = icmp eq i64 %242, %215
  br i1 %243, label %252, label %221

244:
  %245 = phi i64 [ 2, %221 ], [ %250, %244 ]
  %246 = getelementptr inbounds double, ptr %225, i64 %245
  %247 = load double, ptr %246, align 8
  %248 = getelementptr inbounds double, ptr %225, i64 %245
  %249 = fdiv double %247, %237
  store double %249, ptr %248, align 8
  %250 = add nuw nsw i64 %245, 1
  %251 = icmp eq i64 %250, 4
  br i1 %251, label %241, label %244

252:
  %253 = icmp eq i64 %214, 0
  %254 = select i1 %253, i64 %193, i64 %214
  br label %255

255:
  %256 = phi i64 [ %254, %252 ], [ %193, %202 ], [ %193, %198 ], [ %193, %192 ]
  ret i64 %256
}

define internal i64 @project(ptr  %0, double %1, ptr %2) {
  %4 = getelementptr inbounds i8, ptr %0, i64 216
  %5 = bitcast ptr %4 to ptr
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 208
  %8 = bitcast ptr %7 to ptr
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 256
  %11 = bitcast ptr %10 to ptr
  %12 = load double, ptr %11, align 8
  %13 = tail call double @llvm.maxnum.f64(double %1, double %12)
  %14 = getelementptr inbounds i8, ptr %0, i64 264
  %15 = bitcast ptr %14 to ptr
  %16 = load double, ptr %15, align 8
  %17 = tail call double @llvm.minnum.f64(double %13, double %16)
  %18 = getelementptr inbounds i8, ptr %0, i64 80
  %19 = bitcast ptr %18 to ptr
  %20 = getelementptr inbounds i8, ptr %0, i64 152
  %21 = bitcast ptr %20 to ptr
  %22 = getelementptr inbounds i8, ptr %0, i64 88
  %23 = bitcast ptr %22 to ptr
  %24 = getelementptr inbounds i8, ptr %0, i64 96
  %25 = bitcast ptr %24 to ptr
  %26 = icmp sgt i64 %6, 0
  br label %27

27:
  %28 = phi i32 [ 0, %3 ], [ %48, %43 ]
  %29 = load ptr, ptr %19, align 8
  %30 = load ptr, ptr %21, align 8
  %31 = load ptr, ptr %23, align 8
  %32 = load ptr, ptr %25, align 8
  tail call void %29(double %17, ptr %2, ptr %30, ptr %31, ptr %32, ptr %9)
  br i1 %26, label %36, label %43

33:
  %34 = icmp eq i64 %42, %6
  br i1 %34, label %35, label %36

35:
  br i1 %26, label %51, label %43

36:
  %37 = phi i64 [ %42, %33 ], [ 0, %27 ]
  %38 = getelementptr inbounds double, ptr %9, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = tail call double @llvm.fabs.f64(double %39)
  %41 = fcmp ueq double %40, 0x7FF0000000000000
  %42 = add nuw nsw i64 %37, 1
  br i1 %41, label %66, label %33

43:
  %44 = phi double [ 0.000000e+00, %35 ], [ 0.000000e+00, %27 ], [ %61, %51 ]
  %45 = phi double [ 1.000000e+00, %35 ], [ 1.000000e+00, %27 ], [ %63, %51 ]
  %46 = fmul double %45, 1.000000e-13
  %47 = fcmp ole double %44, %46
  %48 = add nuw nsw i32 %28, 1
  %49 = icmp eq i32 %48, 6
  %50 = select i1 %47, i1 true, i1 %49
  br i1 %50, label %66, label %27

51:
  %52 = phi i64 [ %64, %51 ], [ 0, %35 ]
  %53 = phi double [ %63, %51 ], [ 1.000000e+00, %35 ]
  %54 = phi double [ %61, %51 ], [ 0.000000e+00, %35 ]
  %55 = getelementptr inbounds double, ptr %9, i64 %52
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds double, ptr %2, i64 %52
  %58 = load double, ptr %57, align 8
  %59 = fsub double %56, %58
  %60 = tail call double @llvm.fabs.f64(double %59)
  %61 = tail call double @llvm.maxnum.f64(double %54, double %60)
  %62 = tail call double @llvm.fabs.f64(double %58)
  %63 = tail call double @llvm.maxnum.f64(double %53, double %62)
  store double %56, ptr %57, align 8
  %64 = add nuw nsw i64 %52, 1
  %65 = icmp eq i64 %64, %6
  br i1 %65, label %43, label %51

66:
  %67 = phi i64 [ 8, %36 ], [ 0, %43 ]
  ret i64 %67
}

define internal i64 @event(ptr %0, double %1, ptr %2, ptr %3) {
  %5 = bitcast ptr %0 to ptr
  %6 = getelementptr inbounds i8, ptr %0, i64 104
  %7 = getelementptr inbounds i8, ptr %0, i64 256
  %8 = bitcast ptr %7 to ptr
  %9 = load double, ptr %8, align 8
  %10 = tail call double @llvm.maxnum.f64(double %1, double %9)
  %11 = getelementptr inbounds i8, ptr %0, i64 264
  %12 = bitcast ptr %11 to ptr
  %13 = load double, ptr %12, align 8
  %14 = tail call double @llvm.minnum.f64(double %10, double %13)
  %15 = getelementptr inbounds i8, ptr %0, i64 56
  %16 = bitcast ptr %15 to ptr
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %32, label %19

19:
  %20 = getelementptr inbounds i8, ptr %0, i64 160
  %21 = bitcast ptr %20 to ptr
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %0, i64 64
  %24 = bitcast ptr %23 to ptr
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds i8, ptr %0, i64 72
  %27 = bitcast ptr %26 to ptr
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %0, i64 152
  %30 = bitcast ptr %29 to ptr
  %31 = load ptr, ptr %30, align 8
  tail call void %17(double %14, ptr %2, ptr %22, ptr %25, ptr %28, ptr %31)
  br label %32

32:
  %33 = getelementptr inbounds i8, ptr %0, i64 320
  %34 = bitcast ptr %33 to ptr
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %45, label %37

37:
  %38 = getelementptr inbounds %struct.contact_system, ptr %35, i64 0, i32 29
  %39 = load i64, ptr %38, align 8
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %51, label %41

41:
  %42 = getelementptr inbounds %struct.contact_system, ptr %35, i64 0, i32 24
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %45, label %51

45:
  %46 = getelementptr inbounds i8, ptr %0, i64 312
  %47 = bitcast ptr %46 to ptr
  %48 = load ptr, ptr %47, align 8
  %49 = load volatile i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %56, label %68

51:
  %52 = getelementptr inbounds %struct.contact_system, ptr %35, i64 0, i32 15
  %53 = load ptr, ptr %52, align 8
  %54 = tail call i64 %53(ptr %5, double %14, ptr %2)
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %56, label %68

56:
  %57 = bitcast ptr %6 to ptr
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds i8, ptr %0, i64 152
  %60 = bitcast ptr %59 to ptr
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds i8, ptr %0, i64 112
  %63 = bitcast ptr %62 to ptr
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr inbounds i8, ptr %0, i64 120
  %66 = bitcast ptr %65 to ptr
  %67 = load ptr, ptr %66, align 8
  tail call void %58(double %14, ptr %2, ptr %61, ptr %64, ptr %67, ptr %3)
  br label %68

68:
  %69 = phi i64 [ 2, %51 ], [ 2, %45 ], [ 0, %56 ]
  ret i64 %69
}

define internal i64 @call(ptr %0, ptr  %1, double %2, ptr %3, ptr %4, i64 %5) {
  %7 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 20, i64 0
  %8 = load double, ptr %7, align 8
  %9 = tail call double @llvm.maxnum.f64(double %2, double %8)
  %10 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 20, i64 1
  %11 = load double, ptr %10, align 8
  %12 = tail call double @llvm.minnum.f64(double %9, double %11)
  %13 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 3, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 8
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 3, i32 1
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 3, i32 2
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  %24 = load ptr, ptr %23, align 8
  tail call void %14(double %12, ptr %3, ptr %18, ptr %20, ptr %22, ptr %24)
  br label %25

25:
  %26 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %37, label %29

29:
  %30 = getelementptr inbounds %struct.contact_system, ptr %27, i64 0, i32 29
  %31 = load i64, ptr %30, align 8
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %42, label %33

33:
  %34 = getelementptr inbounds %struct.contact_system, ptr %27, i64 0, i32 24
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %42

37:
  %38 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 26
  %39 = load ptr, ptr %38, align 8
  %40 = load volatile i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %47, label %68

42:
  %43 = getelementptr inbounds %struct.contact_system, ptr %27, i64 0, i32 15
  %44 = load ptr, ptr %43, align 8
  %45 = tail call i64 %44(ptr %0, double %12, ptr %3)
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %47, label %68

47:
  %48 = getelementptr inbounds %struct.model_call, ptr %1, i64 0, i32 0
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds %struct.model_call, ptr %1, i64 0, i32 1
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds %struct.model_call, ptr %1, i64 0, i32 2
  %55 = load ptr, ptr %54, align 8
  tail call void %49(double %12, ptr %3, ptr %51, ptr %53, ptr %55, ptr %4)
  %56 = icmp sgt i64 %5, 0
  br i1 %56, label %60, label %68

57:
  %58 = fcmp oeq double %65, 0.000000e+00
  %59 = select i1 %58, i64 0, i64 3
  br label %68

60:
  %61 = phi i64 [ %66, %60 ], [ 0, %47 ]
  %62 = phi double [ %65, %60 ], [ 0.000000e+00, %47 ]
  %63 = getelementptr inbounds double, ptr %4, i64 %61
  %64 = load double, ptr %63, align 8
  %65 = tail call double @llvm.fmuladd.f64(double %64, double 0.000000e+00, double %62)
  %66 = add nuw nsw i64 %61, 1
  %67 = icmp eq i64 %66, %5
  br i1 %67, label %57, label %60

68:
  %69 = phi i64 [ 2, %42 ], [ 2, %37 ], [ 0, %47 ], [ %59, %57 ]
  ret i64 %69
}

define i64 @model_advance(ptr  %0, i64 %1) {
  %3 = getelementptr inbounds %struct.model_run, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.ode_solver, ptr %4, i64 0, i32 4, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.ode_solver, ptr %4, i64 0, i32 4, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = add i64 %6, %1
  %10 = add i64 %9, %8
  %11 = getelementptr inbounds %struct.ode_solver, ptr %4, i64 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.ode_system, ptr %12, i64 0, i32 2
  %14 = bitcast ptr %13 to ptr
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.model_context, ptr %15, i64 0, i32 27
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %58, label %19

19:
  %20 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 25
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %28

23:
  %24 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 17
  %25 = load ptr, ptr %24, align 8
  %26 = tail call i64 %25(ptr %15, ptr %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %159

28:
  %29 = getelementptr inbounds %struct.model_run, ptr %0, i64 0, i32 1
  %30 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 1
  %31 = getelementptr inbounds %struct.model_run, ptr %0, i64 0, i32 4
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 11
  %34 = getelementptr inbounds %struct.ode_solver, ptr %4, i64 0, i32 5
  br label %35

35:
  %36 = phi i64 [ %32, %28 ], [ %37, %54 ]
  %37 = add nsw i64 %36, -1
  %38 = load ptr, ptr %33, align 8
  %39 = icmp ne ptr %38, null
  %40 = icmp sgt i64 %36, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %58

42:
  %43 = load ptr, ptr %29, align 8
  %44 = getelementptr inbounds double, ptr %43, i64 %37
  %45 = load double, ptr %44, align 8
  %46 = load double, ptr %34, align 8
  %47 = fcmp oeq double %45, %46
  br i1 %47, label %48, label %58

48:
  %49 = load i64, ptr %30, align 8
  %50 = mul nsw i64 %49, %37
  %51 = getelementptr inbounds double, ptr %38, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = fcmp uno double %52, 0.000000e+00
  br i1 %53, label %54, label %58

54:
  %55 = tail call ptr @ode_state(ptr %4)
  %56 = tail call i64 @answer_forces(ptr %0, i64 %37, ptr %55)
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %35, label %159

58:
  %59 = getelementptr inbounds %struct.model_run, ptr %0, i64 0, i32 4
  %60 = getelementptr inbounds %struct.model_run, ptr %0, i64 0, i32 5
  %61 = getelementptr inbounds %struct.model_run, ptr %0, i64 0, i32 3
  %62 = getelementptr inbounds %struct.model_run, ptr %0, i64 0, i32 1
  %63 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 16
  %64 = getelementptr inbounds %struct.model_run, ptr %0, i64 0, i32 2
  %65 = getelementptr inbounds %struct.contact_system, ptr %17, i64 0, i32 17
  br label %66

66:
  %67 = load i64, ptr %5, align 8
  %68 = load i64, ptr %7, align 8
  %69 = add nsw i64 %68, %67
  %70 = icmp slt i64 %69, %10
  br i1 %70, label %71, label %159

71:
  %72 = load i64, ptr %59, align 8
  %73 = load i64, ptr %60, align 8
  %74 = icmp slt i64 %72, %73
  br i1 %74, label %75, label %78

75:
  %76 = load ptr, ptr %62, align 8
  %77 = getelementptr inbounds double, ptr %76, i64 %72
  br label %84

78:
  %79 = load i64, ptr %61, align 8
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %81, label %87

81:
  %82 = load ptr, ptr %3, align 8
  %83 = getelementptr inbounds %struct.ode_solver, ptr %82, i64 0, i32 9
  br label %84

84:
  %85 = phi ptr [ %83, %81 ], [ %77, %75 ]
  %86 = load double, ptr %85, align 8
  br label %87

87:
  %88 = phi double [ 0x7FF8000000000000, %78 ], [ %86, %84 ]
  %89 = load ptr, ptr %3, align 8
  %90 = getelementptr inbounds %struct.ode_solver, ptr %89, i64 0, i32 22
  store double %88, ptr %90, align 8
  %91 = tail call i64 @ode_step(ptr %89)
  switch i64 %91, label %135 [
    i64 9, label %92
    i64 7, label %92
    i64 1, label %92
    i64 0, label %92
  ]

92:
  br i1 %18, label %97, label %93

93:
  %94 = load ptr, ptr %63, align 8
  %95 = load ptr, ptr %3, align 8
  %96 = tail call i64 %94(ptr %15, ptr %95, i64 %91)
  br label %97

97:
  %98 = phi i64 [ %96, %93 ], [ %91, %92 ]
  %99 = load ptr, ptr %3, align 8
  %100 = load i64, ptr %59, align 8
  %101 = load i64, ptr %60, align 8
  %102 = icmp slt i64 %100, %101
  br i1 %102, label %103, label %135

103:
  %104 = getelementptr inbounds %struct.ode_solver, ptr %99, i64 0, i32 0
  %105 = load ptr, ptr %104, align 8
  %106 = getelementptr inbounds %struct.ode_system, ptr %105, i64 0, i32 0
  %107 = getelementptr inbounds %struct.ode_solver, ptr %99, i64 0, i32 5
  %108 = getelementptr inbounds %struct.ode_solver, ptr %99, i64 0, i32 8
  br label %109

109:
  %110 = phi i64 [ %100, %103 ], [ %132, %130 ]
  %111 = load ptr, ptr %62, align 8
  %112 = getelementptr inbounds double, ptr %111, i64 %110
  %113 = load double, ptr %112, align 8
  %114 = load ptr, ptr %64, align 8
  %115 = load i64, ptr %106, align 8
  %116 = mul nsw i64 %115, %110
  %117 = getelementptr inbounds double, ptr %114, i64 %116
  %118 = load double, ptr %107, align 8
  %119 = fsub double %113, %118
  %120 = load double, ptr %108, align 8
  %121 = fmul double %119, %120
  %122 = fcmp ogt double %121, 0.000000e+00
  br i1 %122, label %135, label %123

123:
  %124 = tail call i64 @ode_answer(ptr %99, double %113, ptr %117)
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %126, label %159

126:
  %127 = load i64, ptr %59, align 8
  %128 = tail call i64 @answer_forces(ptr %0, i64 %127, ptr %117)
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %130, label %159

130:
  %131 = load i64, ptr %59, align 8
  %132 = add nsw i64 %131, 1
  store i64 %132, ptr %59, align 8
  %133 = load i64, ptr %60, align 8
  %134 = icmp slt i64 %132, %133
  br i1 %134, label %109, label %135

135:
  %136 = phi i64 [ %91, %87 ], [ %98, %97 ], [ %98, %130 ], [ %98, %109 ]
  %137 = icmp eq i64 %136, 14
  br i1 %137, label %138, label %156

138:
  %139 = load ptr, ptr %65, align 8
  %140 = load ptr, ptr %3, align 8
  %141 = tail call i64 %139(ptr %15, ptr %140)
  %142 = icmp eq i64 %141, 0
  br i1 %142, label %143, label %159

143:
  %144 = load ptr, ptr %3, align 8
  %145 = getelementptr inbounds %struct.ode_solver, ptr %144, i64 0, i32 40
  %146 = load i64, ptr %145, align 8
  %147 = icmp sgt i64 %146, -1
  br i1 %147, label %159, label %148

148:
  %149 = getelementptr inbounds %struct.ode_solver, ptr %144, i64 0, i32 0
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds %struct.ode_system, ptr %150, i64 0, i32 1
  %152 = load i64, ptr %151, align 8
  %153 = icmp sgt i64 %152, 0
  br i1 %153, label %154, label %156

154:
  %155 = tail call i64 @ode_jumped(ptr %144)
  br label %156

156:
  %157 = phi i64 [ %155, %154 ], [ 0, %148 ], [ %136, %135 ]
  %158 = icmp eq i64 %157, 0
  br i1 %158, label %66, label %159

159:
  %160 = phi i64 [ %26, %23 ], [ %128, %126 ], [ %124, %123 ], [ 9, %143 ], [ %141, %138 ], [ 0, %66 ], [ %157, %156 ], [ %56, %54 ]
  ret i64 %160
}

define internal i64 @answer_forces(ptr  %0, i64 %1, ptr %2) {
  %4 = getelementptr inbounds %struct.model_run, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_solver, ptr %5, i64 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_system, ptr %7, i64 0, i32 2
  %9 = bitcast ptr %8 to ptr
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.model_context, ptr %10, i64 0, i32 27
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %85, label %14

14:
  %15 = getelementptr inbounds %struct.contact_system, ptr %12, i64 0, i32 11
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %85, label %18

18:
  %19 = getelementptr inbounds %struct.contact_system, ptr %12, i64 0, i32 29
  %20 = load i64, ptr %19, align 8
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %26, label %22

22:
  %23 = getelementptr inbounds %struct.contact_system, ptr %12, i64 0, i32 24
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %70, label %26

26:
  %27 = getelementptr inbounds %struct.model_run, ptr %0, i64 0, i32 1
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds double, ptr %28, i64 %1
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds %struct.model_context, ptr %10, i64 0, i32 20, i64 0
  %32 = load double, ptr %31, align 8
  %33 = tail call double @llvm.maxnum.f64(double %30, double %32)
  %34 = getelementptr inbounds %struct.model_context, ptr %10, i64 0, i32 20, i64 1
  %35 = load double, ptr %34, align 8
  %36 = tail call double @llvm.minnum.f64(double %33, double %35)
  %37 = getelementptr inbounds %struct.model_context, ptr %10, i64 0, i32 3, i32 0
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, null
  br i1 %39, label %51, label %40

40:
  %41 = getelementptr inbounds %struct.model_context, ptr %10, i64 0, i32 8
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds %struct.model_context, ptr %10, i64 0, i32 3, i32 1
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.model_context, ptr %10, i64 0, i32 3, i32 2
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds %struct.model_context, ptr %10, i64 0, i32 7
  %48 = load ptr, ptr %47, align 8
  tail call void %38(double %36, ptr %2, ptr %42, ptr %44, ptr %46, ptr %48)
  %49 = load ptr, ptr %11, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %64, label %51

51:
  %52 = phi ptr [ %49, %40 ], [ %12, %26 ]
  %53 = getelementptr inbounds %struct.contact_system, ptr %52, i64 0, i32 29
  %54 = load i64, ptr %53, align 8
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %60, label %56

56:
  %57 = getelementptr inbounds %struct.contact_system, ptr %52, i64 0, i32 24
  %58 = load i64, ptr %57, align 8
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %64, label %60

60:
  %61 = getelementptr inbounds %struct.contact_system, ptr %52, i64 0, i32 15
  %62 = load ptr, ptr %61, align 8
  %63 = tail call i64 %62(ptr %10, double %36, ptr %2)
  br label %70

64:
  %65 = getelementptr inbounds %struct.model_context, ptr %10, i64 0, i32 26
  %66 = load ptr, ptr %65, align 8
  %67 = load volatile i64, ptr %66, align 8
  %68 = icmp eq i64 %67, 0
  %69 = select i1 %68, i64 0, i64 2
  br label %70

70:
  %71 = phi i64 [ 0, %22 ], [ %63, %60 ], [ %69, %64 ]
  %72 = load ptr, ptr %15, align 8
  %73 = getelementptr inbounds %struct.contact_system, ptr %12, i64 0, i32 1
  %74 = load i64, ptr %73, align 8
  %75 = mul nsw i64 %74, %1
  %76 = getelementptr inbounds double, ptr %72, i64 %75
  %77 = bitcast ptr %76 to ptr
  %78 = getelementptr inbounds %struct.model_context, ptr %10, i64 0, i32 7
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr inbounds %struct.contact_system, ptr %12, i64 0, i32 4
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds double, ptr %79, i64 %81
  %83 = bitcast ptr %82 to ptr
  %84 = shl i64 %74, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %77, ptr align 8 %83, i64 %84, i1 false)
  br label %85

85:
  %86 = phi i64 [ %71, %70 ], [ 0, %14 ], [ 0, %3 ]
  ret i64 %86
}

define void @model_map(ptr  %0, i64 %1, ptr  %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) {
  %10 = icmp sgt i64 %1, 0
  br i1 %10, label %11, label %15

11:
  %12 = getelementptr inbounds %struct.model_call, ptr %0, i64 0, i32 0
  %13 = getelementptr inbounds %struct.model_call, ptr %0, i64 0, i32 1
  %14 = getelementptr inbounds %struct.model_call, ptr %0, i64 0, i32 2
  br label %16

15:
  ret void

16:
  %17 = phi i64 [ 0, %11 ], [ %29, %16 ]
  %18 = load ptr, ptr %12, align 8
  %19 = getelementptr inbounds double, ptr %2, i64 %17
  %20 = load double, ptr %19, align 8
  %21 = mul nsw i64 %17, %4
  %22 = getelementptr inbounds double, ptr %3, i64 %21
  %23 = mul nsw i64 %17, %6
  %24 = getelementptr inbounds double, ptr %5, i64 %23
  %25 = load ptr, ptr %13, align 8
  %26 = load ptr, ptr %14, align 8
  %27 = mul nsw i64 %17, %8
  %28 = getelementptr inbounds double, ptr %7, i64 %27
  tail call void %18(double %20, ptr %22, ptr %24, ptr %25, ptr %26, ptr %28)
  %29 = add nuw nsw i64 %17, 1
  %30 = icmp eq i64 %29, %1
  br i1 %30, label %15, label %16
}

define void @model_map_inputs(ptr %0, i64 %1, ptr  %2, ptr %3, i64 %4, ptr  %5) {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %60

8:
  %9 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 0
  %10 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 3, i32 0
  %11 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 8
  %12 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 3, i32 1
  %13 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 3, i32 2
  %14 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  %15 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 27
  %16 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 26
  %17 = bitcast ptr %14 to ptr
  %18 = shl i64 %4, 3
  br label %19

19:
  %20 = phi i64 [ 0, %8 ], [ %58, %53 ]
  %21 = getelementptr inbounds double, ptr %2, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = load i64, ptr %9, align 8
  %24 = mul nsw i64 %23, %20
  %25 = getelementptr inbounds double, ptr %3, i64 %24
  %26 = load ptr, ptr %10, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %33, label %28

28:
  %29 = load ptr, ptr %11, align 8
  %30 = load ptr, ptr %12, align 8
  %31 = load ptr, ptr %13, align 8
  %32 = load ptr, ptr %14, align 8
  tail call void %26(double %22, ptr %25, ptr %29, ptr %30, ptr %31, ptr %32)
  br label %33

33:
  %34 = load ptr, ptr %15, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %44, label %36

36:
  %37 = getelementptr inbounds %struct.contact_system, ptr %34, i64 0, i32 29
  %38 = load i64, ptr %37, align 8
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %48, label %40

40:
  %41 = getelementptr inbounds %struct.contact_system, ptr %34, i64 0, i32 24
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %44, label %48

44:
  %45 = load ptr, ptr %16, align 8
  %46 = load volatile i64, ptr %45, align 8
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %53, label %60

48:
  %49 = getelementptr inbounds %struct.contact_system, ptr %34, i64 0, i32 15
  %50 = load ptr, ptr %49, align 8
  %51 = tail call i64 %50(ptr %0, double %22, ptr %25)
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %53, label %60

53:
  %54 = mul nsw i64 %20, %4
  %55 = getelementptr inbounds double, ptr %5, i64 %54
  %56 = bitcast ptr %55 to ptr
  %57 = load ptr, ptr %17, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %56, ptr align 8 %57, i64 %18, i1 false)
  %58 = add nuw nsw i64 %20, 1
  %59 = icmp eq i64 %58, %1
  br i1 %59, label %60, label %19

60:
  ret void
}

define i64 @model_watch(ptr %0, double %1, ptr %2, double %3, ptr %4) {
  %6 = bitcast ptr %0 to ptr
  %7 = getelementptr inbounds i8, ptr %0, i64 272
  %8 = bitcast ptr %7 to ptr
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 128
  %11 = bitcast ptr %10 to ptr
  %12 = load ptr, ptr %11, align 8
  %13 = tail call double @model_time(ptr %6, double %1)
  %14 = getelementptr inbounds i8, ptr %0, i64 152
  %15 = bitcast ptr %14 to ptr
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 136
  %18 = bitcast ptr %17 to ptr
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %0, i64 144
  %21 = bitcast ptr %20 to ptr
  %22 = load ptr, ptr %21, align 8
  tail call void %12(double %13, ptr %2, ptr %16, ptr %19, ptr %22, ptr %9)
  %23 = getelementptr inbounds i8, ptr %0, i64 280
  %24 = bitcast ptr %23 to ptr
  %25 = load ptr, ptr %24, align 8
  %26 = load ptr, ptr %11, align 8
  %27 = tail call double @model_time(ptr %6, double %3)
  %28 = load ptr, ptr %15, align 8
  %29 = load ptr, ptr %18, align 8
  %30 = load ptr, ptr %21, align 8
  tail call void %26(double %27, ptr %4, ptr %28, ptr %29, ptr %30, ptr %25)
  %31 = getelementptr inbounds i8, ptr %0, i64 296
  %32 = bitcast ptr %31 to ptr
  %33 = load i64, ptr %32, align 8
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %179

35:
  %36 = getelementptr inbounds i8, ptr %0, i64 288
  %37 = bitcast ptr %36 to ptr
  %38 = bitcast ptr %0 to ptr
  %39 = fsub double %3, %1
  br label %40

40:
  %41 = phi i64 [ 0, %35 ], [ %176, %175 ]
  %42 = load ptr, ptr %8, align 8
  %43 = shl nsw i64 %41, 2
  %44 = getelementptr inbounds double, ptr %42, i64 %43
  %45 = load ptr, ptr %24, align 8
  %46 = getelementptr inbounds double, ptr %45, i64 %43
  %47 = load double, ptr %44, align 8
  %48 = load double, ptr %46, align 8
  %49 = getelementptr inbounds double, ptr %44, i64 1
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds double, ptr %46, i64 1
  %52 = load double, ptr %51, align 8
  %53 = fmul double %50, %52
  %54 = tail call double @llvm.fmuladd.f64(double %47, double %48, double %53)
  %55 = getelementptr inbounds double, ptr %44, i64 2
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds double, ptr %46, i64 2
  %58 = load double, ptr %57, align 8
  %59 = tail call double @llvm.fmuladd.f64(double %56, double %58, double %54)
  %60 = fcmp olt double %59, 0.000000e+00
  br i1 %60, label %61, label %175

61:
  %62 = load ptr, ptr %37, align 8
  %63 = tail call double @model_time(ptr %6, double %1)
  %64 = tail call i64 @model_inputs(ptr %6, double %63, ptr %2)
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %66, label %175

66:
  %67 = load ptr, ptr %11, align 8
  %68 = tail call double @model_time(ptr %6, double %1)
  %69 = load ptr, ptr %15, align 8
  %70 = load ptr, ptr %18, align 8
  %71 = load ptr, ptr %21, align 8
  tail call void %67(double %68, ptr %2, ptr %69, ptr %70, ptr %71, ptr %42)
  %72 = getelementptr inbounds double, ptr %44, i64 3
  %73 = load double, ptr %72, align 8
  %74 = load ptr, ptr %24, align 8
  %75 = tail call double @model_time(ptr %6, double %3)
  %76 = tail call i64 @model_inputs(ptr %6, double %75, ptr %4)
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %78, label %175

78:
  %79 = load ptr, ptr %11, align 8
  %80 = tail call double @model_time(ptr %6, double %3)
  %81 = load ptr, ptr %15, align 8
  %82 = load ptr, ptr %18, align 8
  %83 = load ptr, ptr %21, align 8
  tail call void %79(double %80, ptr %4, ptr %81, ptr %82, ptr %83, ptr %74)
  %84 = tail call double @llvm.fabs.f64(double %73)
  %85 = getelementptr inbounds double, ptr %46, i64 3
  %86 = load double, ptr %85, align 8
  %87 = tail call double @llvm.fabs.f64(double %86)
  %88 = tail call double @llvm.maxnum.f64(double %84, double %87)
  %89 = load double, ptr %44, align 8
  %90 = load double, ptr %49, align 8
  %91 = fmul double %90, %90
  %92 = tail call double @llvm.fmuladd.f64(double %89, double %89, double %91)
  %93 = load double, ptr %55, align 8
  %94 = tail call double @llvm.fmuladd.f64(double %93, double %93, double %92)
  %95 = tail call double @llvm.sqrt.f64(double %94)
  %96 = load double, ptr %46, align 8
  %97 = load double, ptr %51, align 8
  %98 = fmul double %97, %97
  %99 = tail call double @llvm.fmuladd.f64(double %96, double %96, double %98)
  %100 = load double, ptr %57, align 8
  %101 = tail call double @llvm.fmuladd.f64(double %100, double %100, double %99)
  %102 = tail call double @llvm.sqrt.f64(double %101)
  %103 = fadd double %95, %102
  %104 = fmul double %103, 1.000000e-04
  %105 = fmul double %104, 1.000000e-02
  br label %106

106:
  %107 = phi i32 [ 0, %78 ], [ %153, %143 ]
  %108 = phi double [ 1.000000e+00, %78 ], [ %152, %143 ]
  %109 = phi double [ 0.000000e+00, %78 ], [ %151, %143 ]
  %110 = fadd double %108, %109
  %111 = fmul double %110, 5.000000e-01
  %112 = load i64, ptr %38, align 8
  %113 = icmp sgt i64 %112, 0
  br i1 %113, label %132, label %114

114:
  %115 = tail call double @llvm.fmuladd.f64(double %111, double %39, double %1)
  %116 = load ptr, ptr %8, align 8
  %117 = load ptr, ptr %11, align 8
  %118 = tail call double @model_time(ptr %6, double %115)
  %119 = load ptr, ptr %15, align 8
  %120 = load ptr, ptr %18, align 8
  %121 = load ptr, ptr %21, align 8
  tail call void %117(double %118, ptr %62, ptr %119, ptr %120, ptr %121, ptr %116)
  %122 = load double, ptr %44, align 8
  %123 = load double, ptr %49, align 8
  %124 = fmul double %123, %123
  %125 = tail call double @llvm.fmuladd.f64(double %122, double %122, double %124)
  %126 = load double, ptr %55, align 8
  %127 = tail call double @llvm.fmuladd.f64(double %126, double %126, double %125)
  %128 = tail call double @llvm.sqrt.f64(double %127)
  %129 = fcmp ogt double %128, 0.000000e+00
  %130 = fcmp olt double %128, %105
  %131 = select i1 %129, i1 %130, i1 false
  br i1 %131, label %155, label %143

132:
  %133 = phi i64 [ %141, %132 ], [ 0, %106 ]
  %134 = getelementptr inbounds double, ptr %2, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = getelementptr inbounds double, ptr %4, i64 %133
  %137 = load double, ptr %136, align 8
  %138 = fsub double %137, %135
  %139 = tail call double @llvm.fmuladd.f64(double %111, double %138, double %135)
  %140 = getelementptr inbounds double, ptr %62, i64 %133
  store double %139, ptr %140, align 8
  %141 = add nuw nsw i64 %133, 1
  %142 = icmp eq i64 %141, %112
  br i1 %142, label %114, label %132

143:
  %144 = load double, ptr %46, align 8
  %145 = load double, ptr %51, align 8
  %146 = fmul double %123, %145
  %147 = tail call double @llvm.fmuladd.f64(double %122, double %144, double %146)
  %148 = load double, ptr %57, align 8
  %149 = tail call double @llvm.fmuladd.f64(double %126, double %148, double %147)
  %150 = fcmp ogt double %149, 0.000000e+00
  %151 = select i1 %150, double %109, double %111
  %152 = select i1 %150, double %111, double %108
  %153 = add nuw nsw i32 %107, 1
  %154 = icmp eq i32 %153, 40
  br i1 %154, label %155, label %106

155:
  %156 = fcmp olt double %128, %104
  br i1 %156, label %157, label %175

157:
  %158 = load ptr, ptr %8, align 8
  %159 = tail call double @model_time(ptr %6, double %115)
  %160 = tail call i64 @model_inputs(ptr %6, double %159, ptr %62)
  %161 = icmp eq i64 %160, 0
  br i1 %161, label %162, label %175

162:
  %163 = load ptr, ptr %11, align 8
  %164 = tail call double @model_time(ptr %6, double %115)
  %165 = load ptr, ptr %15, align 8
  %166 = load ptr, ptr %18, align 8
  %167 = load ptr, ptr %21, align 8
  tail call void %163(double %164, ptr %62, ptr %165, ptr %166, ptr %167, ptr %158)
  %168 = load double, ptr %72, align 8
  %169 = tail call double @llvm.fabs.f64(double %168)
  %170 = fmul double %88, 1.000000e-03
  %171 = fcmp ugt double %169, %170
  br i1 %171, label %172, label %175

172:
  %173 = getelementptr inbounds i8, ptr %0, i64 304
  %174 = bitcast ptr %173 to ptr
  store i64 %41, ptr %174, align 8
  br label %179

175:
  %176 = add nuw nsw i64 %41, 1
  %177 = load i64, ptr %32, align 8
  %178 = icmp slt i64 %176, %177
  br i1 %178, label %40, label %179

179:
  %180 = phi i64 [ 10, %172 ], [ 0, %5 ], [ 0, %175 ]
  ret i64 %180
}
