; loop: made by tools/make_loops_text.py from ode, adaptive, singular, dp54, model, meeting
; sources 52f1eb3955aeed8993894b8a93bc40b362c0e5ef58166ca47b3003e41304414a
%struct.ode_adaptive = type { ptr, ptr, i64, double, double, double, double, double, double, double, ptr }
%struct.ode_method = type { ptr, ptr, ptr, i64, i64 }
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.ode_options = type { ptr, double, ptr, double, double }
%struct.model_context = type { i64, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, ptr, ptr, ptr, i64, i64, i64, ptr, double, double, ptr, i64, [2 x double], ptr, ptr, ptr, i64, i64, ptr }
%struct.model_call = type { ptr, ptr, ptr }
%struct.model_run = type { ptr, ptr, ptr, i64, i64, i64 }

@ode_dp54 = constant { ptr, ptr, ptr, i64, i64 } { ptr @step, ptr @dense, ptr @interpolate, i64 11, i64 0 }, align 8
@step.method = internal constant %struct.ode_adaptive { ptr @try_step, ptr @error_of, i64 6, double 1.700000e-01, double 4.000000e-02, double 2.000000e-01, double 1.000000e+01, double 5.000000e+00, double 3.250000e+00, double 5.500000e-01, ptr @E }, align 8
@E = internal constant [7 x double] [double 0x3F54320FEDCBA987, double 0.000000e+00, double 0xBF716B5A550ABFC4, double 0x3FA2EEEEEEEEEEEF, double 0xBFAA0AD1D2CA1858, double 0x3FA5748A7BDAF0E2, double -2.500000e-02], align 16

define i64 @ode_work(ptr  %0, i64 %1, i64 %2) {
  %4 = getelementptr inbounds %struct.ode_method, ptr %0, i64 0, i32 3
  %5 = load i64, ptr %4, align 8
  %6 = add nsw i64 %5, 9
  %7 = getelementptr inbounds %struct.ode_method, ptr %0, i64 0, i32 4
  %8 = load i64, ptr %7, align 8
  %9 = mul nsw i64 %8, %1
  %10 = add i64 %6, %9
  %11 = mul i64 %10, %1
  %12 = mul nsw i64 %2, 3
  %13 = add nsw i64 %11, %12
  ret i64 %13
}

define i64 @ode_pivots(ptr  %0, i64 %1) {
  %3 = getelementptr inbounds %struct.ode_method, ptr %0, i64 0, i32 4
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

define ptr @ode_state_old(ptr  %0) {
  %2 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds double, ptr %3, i64 %7
  ret ptr %8
}

define ptr @ode_bad(ptr  %0) {
  %2 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = shl nsw i64 %7, 2
  %9 = getelementptr inbounds double, ptr %3, i64 %8
  ret ptr %9
}

define void @ode_start(ptr  %0, double %1, double %2) {
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
  %11 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 22
  store double 0x7FF0000000000000, ptr %11, align 8
  %12 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 25
  %13 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 16
  %14 = bitcast ptr %12 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  store double %1, ptr %13, align 8
  %15 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 33
  %16 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 27
  %17 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 36
  %18 = bitcast ptr %16 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(32) %18, i8 0, i64 32, i1 false)
  %19 = bitcast ptr %15 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %19, i8 0, i64 24, i1 false)
  store i64 -1, ptr %17, align 8
  ret void
}

define i64 @ode_interpolate(ptr %0, double %1, ptr %2) {
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_options, ptr %5, i64 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 33
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
  %9 = mul nsw i64 %8, 5
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
  br i1 %32, label %83, label %33

33:
  %34 = getelementptr inbounds %struct.ode_system, ptr %4, i64 0, i32 2
  %35 = load ptr, ptr %34, align 8
  %36 = tail call i64 %29(ptr %35, double %1, ptr %10, i64 1)
  %37 = icmp eq i64 %36, 2
  br i1 %37, label %83, label %38

38:
  %39 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %40 = load ptr, ptr %39, align 8
  %41 = load ptr, ptr %3, align 8
  %42 = getelementptr inbounds %struct.ode_system, ptr %41, i64 0, i32 0
  %43 = load i64, ptr %42, align 8
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %51, label %83

45:
  %46 = fmul double %57, 0x3EB0C6F7A0B5ED8D
  %47 = getelementptr inbounds %struct.ode_options, ptr %40, i64 0, i32 2
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds %struct.ode_options, ptr %40, i64 0, i32 1
  %50 = load double, ptr %49, align 8
  br label %63

51:
  %52 = phi i64 [ %58, %51 ], [ 0, %38 ]
  %53 = phi double [ %57, %51 ], [ 1.000000e+00, %38 ]
  %54 = getelementptr inbounds double, ptr %12, i64 %52
  %55 = load double, ptr %54, align 8
  %56 = tail call double @llvm.fabs.f64(double %55)
  %57 = tail call double @llvm.maxnum.f64(double %53, double %56)
  %58 = add nuw nsw i64 %52, 1
  %59 = icmp eq i64 %58, %43
  br i1 %59, label %45, label %51

60:
  %61 = icmp slt i64 %79, %43
  %62 = icmp eq i64 %79, %43
  br i1 %62, label %80, label %63

63:
  %64 = phi i1 [ true, %45 ], [ %61, %60 ]
  %65 = phi i64 [ 0, %45 ], [ %79, %60 ]
  %66 = getelementptr inbounds double, ptr %48, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds double, ptr %12, i64 %65
  %69 = load double, ptr %68, align 8
  %70 = tail call double @llvm.fabs.f64(double %69)
  %71 = tail call double @llvm.fmuladd.f64(double %50, double %70, double %67)
  %72 = fmul double %71, 1.000000e+02
  %73 = getelementptr inbounds double, ptr %10, i64 %65
  %74 = load double, ptr %73, align 8
  %75 = fsub double %69, %74
  %76 = tail call double @llvm.fabs.f64(double %75)
  %77 = tail call double @llvm.maxnum.f64(double %72, double %46)
  %78 = fcmp ugt double %76, %77
  %79 = add nuw nsw i64 %65, 1
  br i1 %78, label %80, label %60

80:
  %81 = phi i1 [ %61, %60 ], [ %64, %63 ]
  %82 = select i1 %81, i64 8, i64 %36
  br label %83

83:
  %84 = phi i64 [ %27, %26 ], [ 2, %33 ], [ %36, %38 ], [ %82, %80 ]
  ret i64 %84
}

define i64 @ode_answer(ptr %0, double %1, ptr %2) {
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_options, ptr %7, i64 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 33
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %20

13:
  %14 = getelementptr inbounds %struct.ode_method, ptr %9, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17

17:
  %18 = tail call i64 %15(ptr %0)
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %93

20:
  store i64 1, ptr %10, align 8
  %21 = getelementptr inbounds %struct.ode_method, ptr %9, i64 0, i32 2
  %22 = load ptr, ptr %21, align 8
  tail call void %22(ptr %0, double %1, ptr %2)
  %23 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 5
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %93, label %26

26:
  %27 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %28 = load ptr, ptr %27, align 8
  %29 = load ptr, ptr %4, align 8
  %30 = getelementptr inbounds %struct.ode_system, ptr %29, i64 0, i32 0
  %31 = load i64, ptr %30, align 8
  %32 = mul nsw i64 %31, 3
  %33 = getelementptr inbounds double, ptr %28, i64 %32
  %34 = bitcast ptr %33 to ptr
  %35 = bitcast ptr %2 to ptr
  %36 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 0
  %37 = load i64, ptr %36, align 8
  %38 = shl i64 %37, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %34, ptr align 8 %35, i64 %38, i1 false)
  %39 = load ptr, ptr %23, align 8
  %40 = getelementptr inbounds %struct.ode_system, ptr %5, i64 0, i32 2
  %41 = load ptr, ptr %40, align 8
  %42 = tail call i64 %39(ptr %41, double %1, ptr %33, i64 0)
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %44, label %90

44:
  %45 = load ptr, ptr %6, align 8
  %46 = load ptr, ptr %4, align 8
  %47 = getelementptr inbounds %struct.ode_system, ptr %46, i64 0, i32 0
  %48 = load i64, ptr %47, align 8
  %49 = icmp sgt i64 %48, 0
  br i1 %49, label %56, label %87

50:
  %51 = fmul double %62, 0x3EB0C6F7A0B5ED8D
  %52 = getelementptr inbounds %struct.ode_options, ptr %45, i64 0, i32 2
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds %struct.ode_options, ptr %45, i64 0, i32 1
  %55 = load double, ptr %54, align 8
  br label %68

56:
  %57 = phi i64 [ %63, %56 ], [ 0, %44 ]
  %58 = phi double [ %62, %56 ], [ 1.000000e+00, %44 ]
  %59 = getelementptr inbounds double, ptr %2, i64 %57
  %60 = load double, ptr %59, align 8
  %61 = tail call double @llvm.fabs.f64(double %60)
  %62 = tail call double @llvm.maxnum.f64(double %58, double %61)
  %63 = add nuw nsw i64 %57, 1
  %64 = icmp eq i64 %63, %48
  br i1 %64, label %50, label %56

65:
  %66 = icmp slt i64 %84, %48
  %67 = icmp eq i64 %84, %48
  br i1 %67, label %85, label %68

68:
  %69 = phi i1 [ true, %50 ], [ %66, %65 ]
  %70 = phi i64 [ 0, %50 ], [ %84, %65 ]
  %71 = getelementptr inbounds double, ptr %53, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds double, ptr %2, i64 %70
  %74 = load double, ptr %73, align 8
  %75 = tail call double @llvm.fabs.f64(double %74)
  %76 = tail call double @llvm.fmuladd.f64(double %55, double %75, double %72)
  %77 = fmul double %76, 1.000000e+02
  %78 = getelementptr inbounds double, ptr %33, i64 %70
  %79 = load double, ptr %78, align 8
  %80 = fsub double %74, %79
  %81 = tail call double @llvm.fabs.f64(double %80)
  %82 = tail call double @llvm.maxnum.f64(double %77, double %51)
  %83 = fcmp ugt double %81, %82
  %84 = add nuw nsw i64 %70, 1
  br i1 %83, label %85, label %65

85:
  %86 = phi i1 [ %66, %65 ], [ %69, %68 ]
  br i1 %86, label %90, label %87

87:
  %88 = load i64, ptr %36, align 8
  %89 = shl i64 %88, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %35, ptr align 8 %34, i64 %89, i1 false)
  br label %90

90:
  %91 = icmp eq i64 %42, 2
  %92 = select i1 %91, i64 2, i64 0
  br label %93

93:
  %94 = phi i64 [ %92, %90 ], [ 0, %20 ], [ %18, %17 ]
  ret i64 %94
}

define i64 @ode_step(ptr %0) {
  %2 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %3 = load double, ptr %2, align 8
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 9
  %5 = load double, ptr %4, align 8
  %6 = fcmp oeq double %3, %5
  br i1 %6, label %430, label %7

7:
  %8 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 36
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, -1
  br i1 %10, label %11, label %25

11:
  %12 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  store double %3, ptr %12, align 8
  %13 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  store double 0.000000e+00, ptr %13, align 8
  %14 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 12
  store double 0.000000e+00, ptr %14, align 8
  %15 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 11
  store double 1.000000e-04, ptr %15, align 8
  %16 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 18
  store double 0.000000e+00, ptr %16, align 8
  %17 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 22
  store double 0x7FF0000000000000, ptr %17, align 8
  %18 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 25
  %19 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 16
  %20 = bitcast ptr %18 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %20, i8 0, i64 16, i1 false)
  store double %3, ptr %19, align 8
  %21 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 33
  %22 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 27
  %23 = bitcast ptr %22 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(32) %23, i8 0, i64 32, i1 false)
  %24 = bitcast ptr %21 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %24, i8 0, i64 24, i1 false)
  store i64 -1, ptr %8, align 8
  br label %25

25:
  %26 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds %struct.ode_system, ptr %27, i64 0, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %64

31:
  %32 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 35
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %35, label %64

35:
  %36 = getelementptr inbounds %struct.ode_system, ptr %27, i64 0, i32 9
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds %struct.ode_system, ptr %27, i64 0, i32 2
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds %struct.ode_options, ptr %43, i64 0, i32 0
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds %struct.ode_system, ptr %27, i64 0, i32 0
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds %struct.ode_method, ptr %45, i64 0, i32 3
  %49 = load i64, ptr %48, align 8
  %50 = add nsw i64 %49, 9
  %51 = getelementptr inbounds %struct.ode_method, ptr %45, i64 0, i32 4
  %52 = load i64, ptr %51, align 8
  %53 = mul nsw i64 %52, %47
  %54 = add i64 %50, %53
  %55 = mul i64 %54, %47
  %56 = getelementptr inbounds double, ptr %41, i64 %55
  %57 = getelementptr inbounds double, ptr %56, i64 %29
  %58 = tail call i64 %37(ptr %39, double %3, ptr %41, ptr %57)
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %60, label %430

60:
  %61 = load ptr, ptr %26, align 8
  %62 = getelementptr inbounds %struct.ode_system, ptr %61, i64 0, i32 1
  %63 = load i64, ptr %62, align 8
  br label %64

64:
  %65 = phi i64 [ %63, %60 ], [ %29, %25 ], [ %29, %31 ]
  %66 = phi ptr [ %61, %60 ], [ %27, %25 ], [ %27, %31 ]
  %67 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 35
  store i64 1, ptr %67, align 8
  %68 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds %struct.ode_options, ptr %71, i64 0, i32 0
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr inbounds %struct.ode_system, ptr %66, i64 0, i32 0
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds %struct.ode_method, ptr %73, i64 0, i32 3
  %77 = load i64, ptr %76, align 8
  %78 = add nsw i64 %77, 9
  %79 = getelementptr inbounds %struct.ode_method, ptr %73, i64 0, i32 4
  %80 = load i64, ptr %79, align 8
  %81 = mul nsw i64 %80, %75
  %82 = add i64 %78, %81
  %83 = mul i64 %82, %75
  %84 = getelementptr inbounds double, ptr %69, i64 %83
  %85 = bitcast ptr %84 to ptr
  %86 = getelementptr inbounds double, ptr %84, i64 %65
  %87 = bitcast ptr %86 to ptr
  %88 = shl i64 %65, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %85, ptr align 8 %87, i64 %88, i1 false)
  %89 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 33
  store i64 0, ptr %89, align 8
  %90 = load double, ptr %4, align 8
  %91 = load double, ptr %2, align 8
  %92 = fsub double %90, %91
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
  %100 = load ptr, ptr %70, align 8
  %101 = getelementptr inbounds %struct.ode_options, ptr %100, i64 0, i32 0
  %102 = load ptr, ptr %101, align 8
  %103 = getelementptr inbounds %struct.ode_method, ptr %102, i64 0, i32 0
  %104 = load ptr, ptr %103, align 8
  %105 = tail call i64 %104(ptr %0)
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %107, label %428

107:
  %108 = load ptr, ptr %26, align 8
  %109 = getelementptr inbounds %struct.ode_system, ptr %108, i64 0, i32 1
  %110 = load i64, ptr %109, align 8
  %111 = icmp sgt i64 %110, 0
  br i1 %111, label %112, label %424

112:
  %113 = shl i64 %110, 3
  %114 = load ptr, ptr %68, align 8
  %115 = load ptr, ptr %70, align 8
  %116 = getelementptr inbounds %struct.ode_options, ptr %115, i64 0, i32 0
  %117 = load ptr, ptr %116, align 8
  %118 = getelementptr inbounds %struct.ode_system, ptr %108, i64 0, i32 0
  %119 = load i64, ptr %118, align 8
  %120 = getelementptr inbounds %struct.ode_method, ptr %117, i64 0, i32 3
  %121 = load i64, ptr %120, align 8
  %122 = add nsw i64 %121, 9
  %123 = getelementptr inbounds %struct.ode_method, ptr %117, i64 0, i32 4
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %124, %119
  %126 = add i64 %122, %125
  %127 = mul i64 %126, %119
  %128 = getelementptr inbounds double, ptr %114, i64 %127
  %129 = getelementptr inbounds double, ptr %128, i64 %110
  %130 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  %131 = load double, ptr %130, align 8
  %132 = load double, ptr %2, align 8
  %133 = fsub double %132, %131
  %134 = tail call double @llvm.fmuladd.f64(double %133, double 1.000000e-02, double %131)
  %135 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  %136 = bitcast ptr %128 to ptr
  %137 = bitcast ptr %129 to ptr
  br label %138

138:
  %139 = phi double [ %131, %112 ], [ %217, %421 ]
  %140 = phi i32 [ 1, %112 ], [ %422, %421 ]
  %141 = icmp eq i32 %140, 8
  br i1 %141, label %178, label %142

142:
  %143 = sitofp i32 %140 to double
  %144 = fmul double %133, %143
  %145 = fmul double %144, 1.250000e-01
  %146 = fadd double %131, %145
  %147 = icmp eq i32 %140, 1
  %148 = and i1 %10, %147
  br i1 %148, label %149, label %186

149:
  %150 = load ptr, ptr %68, align 8
  %151 = load ptr, ptr %26, align 8
  %152 = getelementptr inbounds %struct.ode_system, ptr %151, i64 0, i32 0
  %153 = load i64, ptr %152, align 8
  %154 = mul nsw i64 %153, 3
  %155 = getelementptr inbounds double, ptr %150, i64 %154
  %156 = load ptr, ptr %70, align 8
  %157 = getelementptr inbounds %struct.ode_options, ptr %156, i64 0, i32 0
  %158 = load ptr, ptr %157, align 8
  %159 = load i64, ptr %89, align 8
  %160 = icmp eq i64 %159, 0
  br i1 %160, label %161, label %168

161:
  %162 = getelementptr inbounds %struct.ode_method, ptr %158, i64 0, i32 1
  %163 = load ptr, ptr %162, align 8
  %164 = icmp eq ptr %163, null
  br i1 %164, label %168, label %165

165:
  %166 = tail call i64 %163(ptr %0)
  %167 = icmp eq i64 %166, 0
  br i1 %167, label %168, label %428

168:
  store i64 1, ptr %89, align 8
  %169 = getelementptr inbounds %struct.ode_method, ptr %158, i64 0, i32 2
  %170 = load ptr, ptr %169, align 8
  tail call void %170(ptr %0, double %134, ptr %155)
  %171 = load ptr, ptr %26, align 8
  %172 = getelementptr inbounds %struct.ode_system, ptr %171, i64 0, i32 9
  %173 = load ptr, ptr %172, align 8
  %174 = getelementptr inbounds %struct.ode_system, ptr %171, i64 0, i32 2
  %175 = load ptr, ptr %174, align 8
  %176 = tail call i64 %173(ptr %175, double %134, ptr %155, ptr %128)
  %177 = icmp eq i64 %176, 0
  br i1 %177, label %186, label %428

178:
  %179 = load ptr, ptr %26, align 8
  %180 = getelementptr inbounds %struct.ode_system, ptr %179, i64 0, i32 9
  %181 = load ptr, ptr %180, align 8
  %182 = getelementptr inbounds %struct.ode_system, ptr %179, i64 0, i32 2
  %183 = load ptr, ptr %182, align 8
  %184 = load ptr, ptr %68, align 8
  %185 = tail call i64 %181(ptr %183, double %132, ptr %184, ptr %129)
  br label %215

186:
  %187 = phi double [ %139, %142 ], [ %134, %168 ]
  %188 = load ptr, ptr %68, align 8
  %189 = load ptr, ptr %26, align 8
  %190 = getelementptr inbounds %struct.ode_system, ptr %189, i64 0, i32 0
  %191 = load i64, ptr %190, align 8
  %192 = mul nsw i64 %191, 3
  %193 = getelementptr inbounds double, ptr %188, i64 %192
  %194 = load ptr, ptr %70, align 8
  %195 = getelementptr inbounds %struct.ode_options, ptr %194, i64 0, i32 0
  %196 = load ptr, ptr %195, align 8
  %197 = load i64, ptr %89, align 8
  %198 = icmp eq i64 %197, 0
  br i1 %198, label %199, label %206

199:
  %200 = getelementptr inbounds %struct.ode_method, ptr %196, i64 0, i32 1
  %201 = load ptr, ptr %200, align 8
  %202 = icmp eq ptr %201, null
  br i1 %202, label %206, label %203

203:
  %204 = tail call i64 %201(ptr %0)
  %205 = icmp eq i64 %204, 0
  br i1 %205, label %206, label %428

206:
  store i64 1, ptr %89, align 8
  %207 = getelementptr inbounds %struct.ode_method, ptr %196, i64 0, i32 2
  %208 = load ptr, ptr %207, align 8
  tail call void %208(ptr %0, double %146, ptr %193)
  %209 = load ptr, ptr %26, align 8
  %210 = getelementptr inbounds %struct.ode_system, ptr %209, i64 0, i32 9
  %211 = load ptr, ptr %210, align 8
  %212 = getelementptr inbounds %struct.ode_system, ptr %209, i64 0, i32 2
  %213 = load ptr, ptr %212, align 8
  %214 = tail call i64 %211(ptr %213, double %146, ptr %193, ptr %129)
  br label %215

215:
  %216 = phi double [ %139, %178 ], [ %187, %206 ]
  %217 = phi double [ %132, %178 ], [ %146, %206 ]
  %218 = phi i64 [ %185, %178 ], [ %214, %206 ]
  %219 = icmp eq i64 %218, 0
  br i1 %219, label %220, label %428

220:
  %221 = load ptr, ptr %26, align 8
  %222 = getelementptr inbounds %struct.ode_system, ptr %221, i64 0, i32 1
  %223 = load ptr, ptr %68, align 8
  %224 = load ptr, ptr %70, align 8
  %225 = getelementptr inbounds %struct.ode_options, ptr %224, i64 0, i32 0
  %226 = load ptr, ptr %225, align 8
  %227 = getelementptr inbounds %struct.ode_system, ptr %221, i64 0, i32 0
  %228 = load i64, ptr %227, align 8
  %229 = getelementptr inbounds %struct.ode_method, ptr %226, i64 0, i32 3
  %230 = load i64, ptr %229, align 8
  %231 = add nsw i64 %230, 9
  %232 = getelementptr inbounds %struct.ode_method, ptr %226, i64 0, i32 4
  %233 = load i64, ptr %232, align 8
  %234 = mul nsw i64 %233, %228
  %235 = add i64 %231, %234
  %236 = mul i64 %235, %228
  %237 = getelementptr inbounds double, ptr %223, i64 %236
  %238 = load i64, ptr %222, align 8
  %239 = getelementptr inbounds double, ptr %237, i64 %238
  %240 = icmp sgt i64 %238, 0
  br i1 %240, label %241, label %421

241:
  %242 = phi i64 [ %369, %368 ], [ -1, %220 ]
  %243 = phi double [ %370, %368 ], [ %217, %220 ]
  %244 = phi i64 [ %374, %368 ], [ %238, %220 ]
  %245 = phi ptr [ %372, %368 ], [ %221, %220 ]
  %246 = phi i64 [ %371, %368 ], [ 0, %220 ]
  %247 = getelementptr inbounds double, ptr %237, i64 %246
  %248 = load double, ptr %247, align 8
  %249 = getelementptr inbounds double, ptr %239, i64 %246
  %250 = load double, ptr %249, align 8
  %251 = fcmp olt double %248, 0.000000e+00
  %252 = fcmp oge double %250, 0.000000e+00
  %253 = and i1 %251, %252
  %254 = fcmp ogt double %248, 0.000000e+00
  %255 = fcmp ole double %250, 0.000000e+00
  %256 = and i1 %254, %255
  %257 = or i1 %253, %256
  br i1 %257, label %258, label %368

258:
  %259 = load ptr, ptr %68, align 8
  %260 = load ptr, ptr %70, align 8
  %261 = getelementptr inbounds %struct.ode_options, ptr %260, i64 0, i32 0
  %262 = load ptr, ptr %261, align 8
  %263 = getelementptr inbounds %struct.ode_system, ptr %245, i64 0, i32 0
  %264 = load i64, ptr %263, align 8
  %265 = getelementptr inbounds %struct.ode_method, ptr %262, i64 0, i32 3
  %266 = load i64, ptr %265, align 8
  %267 = add nsw i64 %266, 9
  %268 = getelementptr inbounds %struct.ode_method, ptr %262, i64 0, i32 4
  %269 = load i64, ptr %268, align 8
  %270 = mul nsw i64 %269, %264
  %271 = add i64 %267, %270
  %272 = mul i64 %271, %264
  %273 = getelementptr inbounds double, ptr %259, i64 %272
  %274 = shl nsw i64 %244, 1
  %275 = getelementptr inbounds double, ptr %273, i64 %274
  %276 = getelementptr inbounds double, ptr %275, i64 %246
  br label %277

277:
  %278 = phi i32 [ 0, %258 ], [ %356, %350 ]
  %279 = phi double [ %216, %258 ], [ %354, %350 ]
  %280 = phi double [ %217, %258 ], [ %353, %350 ]
  %281 = phi double [ %250, %258 ], [ %352, %350 ]
  %282 = phi double [ %248, %258 ], [ %351, %350 ]
  %283 = fsub double %280, %279
  %284 = tail call double @llvm.fabs.f64(double %283)
  %285 = load double, ptr %2, align 8
  %286 = tail call double @llvm.fabs.f64(double %285)
  %287 = load double, ptr %4, align 8
  %288 = tail call double @llvm.fabs.f64(double %287)
  %289 = tail call double @llvm.maxnum.f64(double %286, double %288)
  %290 = fmul double %289, 0x3CE4000000000000
  %291 = fcmp ogt double %284, %290
  br i1 %291, label %292, label %359

292:
  %293 = fadd double %279, %280
  %294 = fmul double %293, 5.000000e-01
  %295 = trunc i32 %278 to i8
  %296 = urem i8 %295, 3
  %297 = icmp ne i8 %296, 2
  %298 = fcmp une double %281, %282
  %299 = select i1 %297, i1 %298, i1 false
  br i1 %299, label %300, label %310

300:
  %301 = fmul double %281, %283
  %302 = fsub double %281, %282
  %303 = fdiv double %301, %302
  %304 = fsub double %280, %303
  %305 = fsub double %304, %279
  %306 = fsub double %304, %280
  %307 = fmul double %305, %306
  %308 = fcmp olt double %307, 0.000000e+00
  br i1 %308, label %310, label %309

309:
  br label %310

310:
  %311 = phi double [ %304, %300 ], [ %294, %309 ], [ %294, %292 ]
  %312 = load ptr, ptr %68, align 8
  %313 = load ptr, ptr %26, align 8
  %314 = getelementptr inbounds %struct.ode_system, ptr %313, i64 0, i32 0
  %315 = load i64, ptr %314, align 8
  %316 = mul nsw i64 %315, 3
  %317 = getelementptr inbounds double, ptr %312, i64 %316
  %318 = load ptr, ptr %70, align 8
  %319 = getelementptr inbounds %struct.ode_options, ptr %318, i64 0, i32 0
  %320 = load ptr, ptr %319, align 8
  %321 = load i64, ptr %89, align 8
  %322 = icmp eq i64 %321, 0
  br i1 %322, label %323, label %330

323:
  %324 = getelementptr inbounds %struct.ode_method, ptr %320, i64 0, i32 1
  %325 = load ptr, ptr %324, align 8
  %326 = icmp eq ptr %325, null
  br i1 %326, label %330, label %327

327:
  %328 = tail call i64 %325(ptr %0)
  %329 = icmp eq i64 %328, 0
  br i1 %329, label %330, label %428

330:
  store i64 1, ptr %89, align 8
  %331 = getelementptr inbounds %struct.ode_method, ptr %320, i64 0, i32 2
  %332 = load ptr, ptr %331, align 8
  tail call void %332(ptr %0, double %311, ptr %317)
  %333 = load ptr, ptr %26, align 8
  %334 = getelementptr inbounds %struct.ode_system, ptr %333, i64 0, i32 9
  %335 = load ptr, ptr %334, align 8
  %336 = getelementptr inbounds %struct.ode_system, ptr %333, i64 0, i32 2
  %337 = load ptr, ptr %336, align 8
  %338 = tail call i64 %335(ptr %337, double %311, ptr %317, ptr %275)
  %339 = icmp eq i64 %338, 0
  br i1 %339, label %340, label %428

340:
  %341 = load double, ptr %276, align 8
  %342 = fcmp olt double %282, 0.000000e+00
  %343 = fcmp oge double %341, 0.000000e+00
  %344 = and i1 %342, %343
  %345 = fcmp ogt double %282, 0.000000e+00
  %346 = fcmp ole double %341, 0.000000e+00
  %347 = and i1 %345, %346
  %348 = or i1 %344, %347
  br i1 %348, label %350, label %349

349:
  br label %350

350:
  %351 = phi double [ %341, %349 ], [ %282, %340 ]
  %352 = phi double [ %281, %349 ], [ %341, %340 ]
  %353 = phi double [ %280, %349 ], [ %311, %340 ]
  %354 = phi double [ %311, %349 ], [ %279, %340 ]
  %355 = fcmp oeq double %352, 0.000000e+00
  %356 = add nuw nsw i32 %278, 1
  %357 = icmp eq i32 %356, 200
  %358 = select i1 %355, i1 true, i1 %357
  br i1 %358, label %359, label %277

359:
  %360 = phi double [ %353, %350 ], [ %280, %277 ]
  %361 = icmp slt i64 %242, 0
  br i1 %361, label %367, label %362

362:
  %363 = fsub double %360, %243
  %364 = load double, ptr %135, align 8
  %365 = fmul double %363, %364
  %366 = fcmp olt double %365, 0.000000e+00
  br i1 %366, label %367, label %368

367:
  br label %368

368:
  %369 = phi i64 [ %246, %367 ], [ %242, %362 ], [ %242, %241 ]
  %370 = phi double [ %360, %367 ], [ %243, %362 ], [ %243, %241 ]
  %371 = add nuw nsw i64 %246, 1
  %372 = load ptr, ptr %26, align 8
  %373 = getelementptr inbounds %struct.ode_system, ptr %372, i64 0, i32 1
  %374 = load i64, ptr %373, align 8
  %375 = icmp slt i64 %371, %374
  br i1 %375, label %241, label %376

376:
  %377 = icmp sgt i64 %369, -1
  br i1 %377, label %378, label %421

378:
  %379 = fcmp oeq double %370, %132
  br i1 %379, label %413, label %380

380:
  %381 = load ptr, ptr %68, align 8
  %382 = getelementptr inbounds %struct.ode_system, ptr %372, i64 0, i32 0
  %383 = load i64, ptr %382, align 8
  %384 = mul nsw i64 %383, 3
  %385 = getelementptr inbounds double, ptr %381, i64 %384
  %386 = load ptr, ptr %70, align 8
  %387 = getelementptr inbounds %struct.ode_options, ptr %386, i64 0, i32 0
  %388 = load ptr, ptr %387, align 8
  %389 = load i64, ptr %89, align 8
  %390 = icmp eq i64 %389, 0
  br i1 %390, label %391, label %399

391:
  %392 = getelementptr inbounds %struct.ode_method, ptr %388, i64 0, i32 1
  %393 = load ptr, ptr %392, align 8
  %394 = icmp eq ptr %393, null
  br i1 %394, label %399, label %395

395:
  %396 = tail call i64 %393(ptr %0)
  %397 = icmp eq i64 %396, 0
  br i1 %397, label %399, label %398

398:
  store i64 %369, ptr %8, align 8
  br label %428

399:
  store i64 1, ptr %89, align 8
  %400 = getelementptr inbounds %struct.ode_method, ptr %388, i64 0, i32 2
  %401 = load ptr, ptr %400, align 8
  tail call void %401(ptr %0, double %370, ptr %385)
  %402 = bitcast ptr %68 to ptr
  %403 = load ptr, ptr %402, align 8
  %404 = bitcast ptr %385 to ptr
  %405 = load ptr, ptr %26, align 8
  %406 = getelementptr inbounds %struct.ode_system, ptr %405, i64 0, i32 0
  %407 = load i64, ptr %406, align 8
  %408 = shl i64 %407, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %403, ptr align 8 %404, i64 %408, i1 false)
  store double %370, ptr %2, align 8
  %409 = load ptr, ptr %26, align 8
  %410 = getelementptr inbounds %struct.ode_system, ptr %409, i64 0, i32 5
  %411 = load ptr, ptr %410, align 8
  %412 = icmp eq ptr %411, null
  br i1 %412, label %413, label %414

413:
  store i64 %369, ptr %8, align 8
  br label %420

414:
  %415 = getelementptr inbounds %struct.ode_system, ptr %409, i64 0, i32 2
  %416 = load ptr, ptr %415, align 8
  %417 = load ptr, ptr %68, align 8
  %418 = tail call i64 %411(ptr %416, double %370, ptr %417, i64 1)
  store i64 %369, ptr %8, align 8
  %419 = icmp eq i64 %418, 0
  br i1 %419, label %420, label %428

420:
  br label %428

421:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %136, ptr align 8 %137, i64 %113, i1 false)
  %422 = add nuw nsw i32 %140, 1
  %423 = icmp eq i32 %422, 9
  br i1 %423, label %424, label %138

424:
  %425 = load double, ptr %2, align 8
  %426 = load double, ptr %4, align 8
  %427 = fcmp oeq double %425, %426
  br i1 %427, label %430, label %428

428:
  %429 = phi i64 [ 0, %424 ], [ %396, %398 ], [ %418, %414 ], [ 9, %420 ], [ %105, %99 ], [ %338, %330 ], [ %328, %327 ], [ %218, %215 ], [ %176, %168 ], [ %204, %203 ], [ %166, %165 ]
  br label %430

430:
  %431 = phi i64 [ 1, %1 ], [ %429, %428 ], [ %58, %35 ], [ 1, %424 ]
  ret i64 %431
}

declare double @llvm.fabs.f64(double)

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.fmuladd.f64(double, double, double)

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
  %10 = mul nsw i64 %7, 9
  %11 = getelementptr inbounds double, ptr %9, i64 %10
  %12 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 27
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
  br label %47

22:
  %23 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 11
  store double 1.000000e-04, ptr %23, align 8
  %24 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 28
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
  switch i64 %34, label %497 [
    i64 3, label %35
    i64 0, label %47
  ]

35:
  %36 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  store i64 1, ptr %36, align 8
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
  br label %497

47:
  %48 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 7
  %49 = load double, ptr %48, align 8
  %50 = fcmp oeq double %49, 0.000000e+00
  br i1 %50, label %51, label %218

51:
  %52 = load ptr, ptr %4, align 8
  %53 = getelementptr inbounds %struct.ode_system, ptr %52, i64 0, i32 0
  %54 = load i64, ptr %53, align 8
  %55 = load ptr, ptr %8, align 8
  %56 = mul nsw i64 %54, 9
  %57 = getelementptr inbounds double, ptr %55, i64 %56
  %58 = mul nsw i64 %54, 3
  %59 = getelementptr inbounds double, ptr %55, i64 %58
  %60 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 9
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %63 = load double, ptr %62, align 8
  %64 = fsub double %61, %63
  %65 = tail call double @llvm.fabs.f64(double %64)
  %66 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds %struct.ode_options, ptr %67, i64 0, i32 3
  %69 = load double, ptr %68, align 8
  %70 = tail call double @llvm.minnum.f64(double %65, double %69)
  %71 = icmp sgt i64 %54, 0
  br i1 %71, label %72, label %107

72:
  %73 = getelementptr inbounds %struct.ode_options, ptr %67, i64 0, i32 2
  %74 = load ptr, ptr %73, align 8
  %75 = getelementptr inbounds %struct.ode_options, ptr %67, i64 0, i32 1
  %76 = load double, ptr %75, align 8
  br label %77

77:
  %78 = phi double [ 0.000000e+00, %72 ], [ %87, %77 ]
  %79 = phi i64 [ 0, %72 ], [ %88, %77 ]
  %80 = getelementptr inbounds double, ptr %55, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = getelementptr inbounds double, ptr %74, i64 %79
  %83 = load double, ptr %82, align 8
  %84 = tail call double @llvm.fabs.f64(double %81)
  %85 = tail call double @llvm.fmuladd.f64(double %76, double %84, double %83)
  %86 = fdiv double %81, %85
  %87 = tail call double @llvm.fmuladd.f64(double %86, double %86, double %78)
  %88 = add nuw nsw i64 %79, 1
  %89 = icmp eq i64 %88, %54
  br i1 %89, label %90, label %77

90:
  %91 = phi double [ %102, %90 ], [ 0.000000e+00, %77 ]
  %92 = phi i64 [ %103, %90 ], [ 0, %77 ]
  %93 = getelementptr inbounds double, ptr %57, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = getelementptr inbounds double, ptr %74, i64 %92
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds double, ptr %55, i64 %92
  %98 = load double, ptr %97, align 8
  %99 = tail call double @llvm.fabs.f64(double %98)
  %100 = tail call double @llvm.fmuladd.f64(double %76, double %99, double %96)
  %101 = fdiv double %94, %100
  %102 = tail call double @llvm.fmuladd.f64(double %101, double %101, double %91)
  %103 = add nuw nsw i64 %92, 1
  %104 = icmp eq i64 %103, %54
  br i1 %104, label %105, label %90

105:
  %106 = tail call double @llvm.sqrt.f64(double %87)
  br label %107

107:
  %108 = phi double [ 0.000000e+00, %51 ], [ %106, %105 ]
  %109 = phi double [ 0.000000e+00, %51 ], [ %102, %105 ]
  %110 = tail call double @llvm.sqrt.f64(double %109)
  %111 = tail call double @llvm.minnum.f64(double %108, double %110)
  %112 = fcmp ugt double %111, 1.000000e-05
  br i1 %112, label %113, label %116

113:
  %114 = fmul double %108, 1.000000e-02
  %115 = fdiv double %114, %110
  br label %116

116:
  %117 = phi double [ %115, %113 ], [ 0x3EB0C6F7A0B5ED8D, %107 ]
  %118 = tail call double @llvm.minnum.f64(double %117, double %70)
  %119 = tail call double @llvm.copysign.f64(double %118, double %64)
  store double %119, ptr %48, align 8
  br i1 %71, label %148, label %122

120:
  %121 = load double, ptr %62, align 8
  br label %122

122:
  %123 = phi double [ %121, %120 ], [ %63, %116 ]
  %124 = fadd double %119, %123
  %125 = getelementptr inbounds double, ptr %57, i64 %54
  %126 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %127 = load i64, ptr %126, align 8
  %128 = add nsw i64 %127, 1
  store i64 %128, ptr %126, align 8
  %129 = getelementptr inbounds %struct.ode_system, ptr %52, i64 0, i32 3
  %130 = load ptr, ptr %129, align 8
  %131 = getelementptr inbounds %struct.ode_system, ptr %52, i64 0, i32 2
  %132 = load ptr, ptr %131, align 8
  %133 = tail call i64 %130(ptr %132, double %124, ptr %59, ptr %125)
  %134 = icmp eq i64 %133, 3
  br i1 %134, label %136, label %135

135:
  br i1 %71, label %192, label %158

136:
  %137 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  store i64 1, ptr %137, align 8
  %138 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %124, ptr %138, align 8
  %139 = load ptr, ptr %8, align 8
  %140 = load ptr, ptr %4, align 8
  %141 = getelementptr inbounds %struct.ode_system, ptr %140, i64 0, i32 0
  %142 = load i64, ptr %141, align 8
  %143 = shl nsw i64 %142, 2
  %144 = getelementptr inbounds double, ptr %139, i64 %143
  %145 = bitcast ptr %144 to ptr
  %146 = bitcast ptr %125 to ptr
  %147 = shl i64 %142, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %145, ptr align 8 %146, i64 %147, i1 false)
  br label %218

148:
  %149 = phi i64 [ %156, %148 ], [ 0, %116 ]
  %150 = getelementptr inbounds double, ptr %55, i64 %149
  %151 = load double, ptr %150, align 8
  %152 = getelementptr inbounds double, ptr %57, i64 %149
  %153 = load double, ptr %152, align 8
  %154 = tail call double @llvm.fmuladd.f64(double %119, double %153, double %151)
  %155 = getelementptr inbounds double, ptr %59, i64 %149
  store double %154, ptr %155, align 8
  %156 = add nuw nsw i64 %149, 1
  %157 = icmp eq i64 %156, %54
  br i1 %157, label %120, label %148

158:
  %159 = load ptr, ptr %8, align 8
  %160 = load ptr, ptr %4, align 8
  %161 = getelementptr inbounds %struct.ode_system, ptr %160, i64 0, i32 0
  %162 = load i64, ptr %161, align 8
  %163 = icmp sgt i64 %162, 0
  br i1 %163, label %164, label %185

164:
  %165 = load ptr, ptr %66, align 8
  %166 = getelementptr inbounds %struct.ode_options, ptr %165, i64 0, i32 2
  %167 = load ptr, ptr %166, align 8
  %168 = getelementptr inbounds %struct.ode_options, ptr %165, i64 0, i32 1
  %169 = load double, ptr %168, align 8
  br label %170

170:
  %171 = phi double [ 0.000000e+00, %164 ], [ %182, %170 ]
  %172 = phi i64 [ 0, %164 ], [ %183, %170 ]
  %173 = getelementptr inbounds double, ptr %125, i64 %172
  %174 = load double, ptr %173, align 8
  %175 = getelementptr inbounds double, ptr %167, i64 %172
  %176 = load double, ptr %175, align 8
  %177 = getelementptr inbounds double, ptr %159, i64 %172
  %178 = load double, ptr %177, align 8
  %179 = tail call double @llvm.fabs.f64(double %178)
  %180 = tail call double @llvm.fmuladd.f64(double %169, double %179, double %176)
  %181 = fdiv double %174, %180
  %182 = tail call double @llvm.fmuladd.f64(double %181, double %181, double %171)
  %183 = add nuw nsw i64 %172, 1
  %184 = icmp eq i64 %183, %162
  br i1 %184, label %185, label %170

185:
  %186 = phi double [ 0.000000e+00, %158 ], [ %182, %170 ]
  %187 = tail call double @llvm.sqrt.f64(double %186)
  %188 = tail call double @llvm.fabs.f64(double %119)
  %189 = fdiv double %187, %188
  %190 = tail call double @llvm.maxnum.f64(double %189, double %110)
  %191 = fcmp ugt double %190, 1.000000e-15
  br i1 %191, label %205, label %202

192:
  %193 = phi i64 [ %200, %192 ], [ 0, %135 ]
  %194 = getelementptr inbounds double, ptr %57, i64 %193
  %195 = load double, ptr %194, align 8
  %196 = add nsw i64 %193, %54
  %197 = getelementptr inbounds double, ptr %57, i64 %196
  %198 = load double, ptr %197, align 8
  %199 = fsub double %198, %195
  store double %199, ptr %197, align 8
  %200 = add nuw nsw i64 %193, 1
  %201 = icmp eq i64 %200, %54
  br i1 %201, label %158, label %192

202:
  %203 = fmul double %188, 1.000000e-03
  %204 = tail call double @llvm.maxnum.f64(double %203, double 0x3EB0C6F7A0B5ED8D)
  br label %211

205:
  %206 = fdiv double 1.000000e-02, %190
  %207 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 7
  %208 = load double, ptr %207, align 8
  %209 = fdiv double 1.000000e+00, %208
  %210 = tail call double @llvm.pow.f64(double %206, double %209)
  br label %211

211:
  %212 = phi double [ %204, %202 ], [ %210, %205 ]
  %213 = fmul double %188, 1.000000e+02
  %214 = tail call double @llvm.minnum.f64(double %213, double %212)
  %215 = tail call double @llvm.minnum.f64(double %214, double %70)
  %216 = tail call double @llvm.copysign.f64(double %215, double %64)
  store double %216, ptr %48, align 8
  %217 = icmp eq i64 %133, 0
  br i1 %217, label %218, label %497

218:
  store i64 0, ptr %12, align 8
  %219 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 5
  %220 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 7
  %221 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 9
  %222 = load double, ptr %219, align 8
  %223 = load double, ptr %220, align 8
  %224 = tail call double @llvm.fabs.f64(double %223)
  %225 = tail call double @llvm.fabs.f64(double %222)
  %226 = load double, ptr %221, align 8
  %227 = tail call double @llvm.fabs.f64(double %226)
  %228 = tail call double @llvm.maxnum.f64(double %225, double %227)
  %229 = fmul double %228, 0x3CE4000000000000
  %230 = fcmp ugt double %224, %229
  br i1 %230, label %231, label %250

231:
  %232 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 9
  %233 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 30
  %234 = bitcast ptr %8 to ptr
  %235 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 10
  %236 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %237 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  %238 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  %239 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 0
  %240 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 1
  %241 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 5
  %242 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 31
  %243 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %244 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 8
  %245 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 32
  %246 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 5
  %247 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 1
  %248 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 28
  %249 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 3
  br label %257

250:
  %251 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  %252 = load i64, ptr %251, align 8
  %253 = icmp eq i64 %252, 1
  %254 = icmp eq i64 %252, 2
  %255 = select i1 %254, i64 8, i64 4
  %256 = select i1 %253, i64 3, i64 %255
  br label %497

257:
  %258 = phi double [ %223, %231 ], [ %486, %484 ]
  %259 = phi double [ %222, %231 ], [ %489, %484 ]
  %260 = load double, ptr %232, align 8
  %261 = tail call double @placed_step(ptr %0, double %258, double %260)
  %262 = tail call double @llvm.fmuladd.f64(double %261, double 1.010000e+00, double %259)
  %263 = load double, ptr %221, align 8
  %264 = fsub double %262, %263
  %265 = fmul double %261, %264
  %266 = fcmp oge double %265, 0.000000e+00
  %267 = fsub double %263, %259
  %268 = select i1 %266, double %267, double %261
  %269 = fadd double %259, %261
  %270 = select i1 %266, double %263, double %269
  %271 = tail call i32 @is_near(ptr %0, double %268)
  %272 = sext i32 %271 to i64
  store i64 %272, ptr %233, align 8
  %273 = icmp eq i32 %271, 0
  br i1 %273, label %324, label %274

274:
  %275 = load ptr, ptr %8, align 8
  %276 = load ptr, ptr %4, align 8
  %277 = getelementptr inbounds %struct.ode_system, ptr %276, i64 0, i32 0
  %278 = load i64, ptr %277, align 8
  %279 = mul nsw i64 %278, 3
  %280 = getelementptr inbounds double, ptr %275, i64 %279
  %281 = shl i64 %278, 3
  %282 = getelementptr inbounds double, ptr %275, i64 %281
  %283 = bitcast ptr %282 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 8 %283, i8 0, i64 %281, i1 false)
  %284 = bitcast ptr %280 to ptr
  %285 = load ptr, ptr %234, align 8
  %286 = load ptr, ptr %4, align 8
  %287 = getelementptr inbounds %struct.ode_system, ptr %286, i64 0, i32 0
  %288 = load i64, ptr %287, align 8
  %289 = shl i64 %288, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %284, ptr align 8 %285, i64 %289, i1 false)
  %290 = load ptr, ptr %8, align 8
  %291 = load ptr, ptr %4, align 8
  %292 = getelementptr inbounds %struct.ode_system, ptr %291, i64 0, i32 0
  %293 = load i64, ptr %292, align 8
  %294 = mul nsw i64 %293, 9
  %295 = getelementptr inbounds double, ptr %290, i64 %294
  %296 = load i64, ptr %233, align 8
  %297 = icmp eq i64 %296, 0
  br i1 %297, label %302, label %298

298:
  %299 = load ptr, ptr %235, align 8
  %300 = load double, ptr %299, align 8
  %301 = tail call i64 @ode_projected_rates(ptr %0, double %259, ptr %280, ptr %295, double %300)
  br label %321

302:
  %303 = load i64, ptr %236, align 8
  %304 = add nsw i64 %303, 1
  store i64 %304, ptr %236, align 8
  %305 = getelementptr inbounds %struct.ode_system, ptr %291, i64 0, i32 3
  %306 = load ptr, ptr %305, align 8
  %307 = getelementptr inbounds %struct.ode_system, ptr %291, i64 0, i32 2
  %308 = load ptr, ptr %307, align 8
  %309 = tail call i64 %306(ptr %308, double %259, ptr %280, ptr %295)
  %310 = icmp eq i64 %309, 3
  br i1 %310, label %311, label %321

311:
  store i64 1, ptr %237, align 8
  store double %259, ptr %238, align 8
  %312 = load ptr, ptr %8, align 8
  %313 = load ptr, ptr %4, align 8
  %314 = getelementptr inbounds %struct.ode_system, ptr %313, i64 0, i32 0
  %315 = load i64, ptr %314, align 8
  %316 = shl nsw i64 %315, 2
  %317 = getelementptr inbounds double, ptr %312, i64 %316
  %318 = bitcast ptr %317 to ptr
  %319 = bitcast ptr %295 to ptr
  %320 = shl i64 %315, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %318, ptr align 8 %319, i64 %320, i1 false)
  br label %332

321:
  %322 = phi i64 [ %301, %298 ], [ %309, %302 ]
  %323 = icmp eq i64 %322, 0
  br i1 %323, label %324, label %327

324:
  %325 = load ptr, ptr %239, align 8
  %326 = tail call i64 %325(ptr %0, double %259, double %268)
  br label %327

327:
  %328 = phi i64 [ %322, %321 ], [ %326, %324 ]
  switch i64 %328, label %497 [
    i64 0, label %329
    i64 3, label %332
  ]

329:
  %330 = load ptr, ptr %240, align 8
  %331 = tail call double %330(ptr %0, double %268)
  br label %332

332:
  %333 = phi double [ %331, %329 ], [ 0x7FF8000000000000, %327 ], [ 0x7FF8000000000000, %311 ]
  %334 = tail call double @llvm.fabs.f64(double %333)
  %335 = fcmp ueq double %334, 0x7FF0000000000000
  br i1 %335, label %336, label %338

336:
  %337 = load double, ptr %246, align 8
  br label %484

338:
  store i64 0, ptr %237, align 8
  %339 = load i64, ptr %233, align 8
  %340 = icmp eq i64 %339, 0
  br i1 %340, label %343, label %341

341:
  %342 = tail call double @excusable(ptr %0, double %268)
  br label %343

343:
  %344 = phi double [ %342, %341 ], [ 0.000000e+00, %338 ]
  %345 = tail call double @llvm.maxnum.f64(double %344, double 1.000000e+00)
  %346 = fcmp ogt double %333, %345
  br i1 %346, label %347, label %353

347:
  %348 = load double, ptr %246, align 8
  %349 = load double, ptr %249, align 8
  %350 = tail call double @llvm.pow.f64(double %333, double %349)
  %351 = fdiv double 9.000000e-01, %350
  %352 = tail call double @llvm.maxnum.f64(double %348, double %351)
  br label %484

353:
  %354 = load i64, ptr %241, align 8
  %355 = icmp eq i64 %354, 0
  br i1 %355, label %356, label %419

356:
  %357 = load i64, ptr %242, align 8
  %358 = icmp eq i64 %357, 0
  br i1 %358, label %359, label %364

359:
  %360 = load i64, ptr %243, align 8
  %361 = add nsw i64 %360, 1
  %362 = srem i64 %361, 1000
  %363 = icmp eq i64 %362, 0
  br i1 %363, label %364, label %419

364:
  %365 = load ptr, ptr %4, align 8
  %366 = getelementptr inbounds %struct.ode_system, ptr %365, i64 0, i32 0
  %367 = load i64, ptr %366, align 8
  %368 = load ptr, ptr %8, align 8
  %369 = mul nsw i64 %367, 9
  %370 = getelementptr inbounds double, ptr %368, i64 %369
  %371 = shl nsw i64 %367, 1
  %372 = getelementptr inbounds double, ptr %368, i64 %371
  %373 = mul nsw i64 %367, 3
  %374 = getelementptr inbounds double, ptr %368, i64 %373
  %375 = icmp sgt i64 %367, 0
  br i1 %375, label %376, label %414

376:
  %377 = load i64, ptr %3, align 8
  %378 = mul nsw i64 %377, %367
  %379 = add nsw i64 %377, -1
  %380 = mul nsw i64 %379, %367
  br label %383

381:
  %382 = fcmp ogt double %400, 0.000000e+00
  br i1 %382, label %403, label %414

383:
  %384 = phi double [ 0.000000e+00, %376 ], [ %399, %383 ]
  %385 = phi double [ 0.000000e+00, %376 ], [ %400, %383 ]
  %386 = phi i64 [ 0, %376 ], [ %401, %383 ]
  %387 = add nsw i64 %386, %378
  %388 = getelementptr inbounds double, ptr %370, i64 %387
  %389 = load double, ptr %388, align 8
  %390 = add nsw i64 %386, %380
  %391 = getelementptr inbounds double, ptr %370, i64 %390
  %392 = load double, ptr %391, align 8
  %393 = fsub double %389, %392
  %394 = getelementptr inbounds double, ptr %372, i64 %386
  %395 = load double, ptr %394, align 8
  %396 = getelementptr inbounds double, ptr %374, i64 %386
  %397 = load double, ptr %396, align 8
  %398 = fsub double %395, %397
  %399 = tail call double @llvm.fmuladd.f64(double %393, double %393, double %384)
  %400 = tail call double @llvm.fmuladd.f64(double %398, double %398, double %385)
  %401 = add nuw nsw i64 %386, 1
  %402 = icmp eq i64 %401, %367
  br i1 %402, label %381, label %383

403:
  %404 = tail call double @llvm.fabs.f64(double %268)
  %405 = fdiv double %399, %400
  %406 = tail call double @llvm.sqrt.f64(double %405)
  %407 = fmul double %404, %406
  %408 = load double, ptr %244, align 8
  %409 = fcmp ogt double %407, %408
  br i1 %409, label %410, label %414

410:
  store i64 0, ptr %245, align 8
  %411 = add nsw i64 %357, 1
  store i64 %411, ptr %242, align 8
  %412 = icmp eq i64 %411, 15
  %413 = zext i1 %412 to i64
  store i64 %413, ptr %241, align 8
  br label %419

414:
  %415 = load i64, ptr %245, align 8
  %416 = add nsw i64 %415, 1
  store i64 %416, ptr %245, align 8
  %417 = icmp eq i64 %416, 6
  br i1 %417, label %418, label %419

418:
  store i64 0, ptr %242, align 8
  br label %419

419:
  %420 = tail call i64 @ode_keep_new(ptr %0, double %270)
  switch i64 %420, label %497 [
    i64 8, label %421
    i64 7, label %423
    i64 0, label %423
  ]

421:
  store i64 2, ptr %237, align 8
  %422 = load double, ptr %246, align 8
  br label %484

423:
  tail call void @look_ahead(ptr %0, double %270, double %268)
  %424 = tail call double @llvm.minnum.f64(double %333, double 1.000000e+00)
  %425 = load ptr, ptr %4, align 8
  %426 = getelementptr inbounds %struct.ode_system, ptr %425, i64 0, i32 0
  %427 = load i64, ptr %426, align 8
  %428 = tail call double @llvm.maxnum.f64(double %424, double 1.000000e-300)
  %429 = load double, ptr %249, align 8
  %430 = tail call double @llvm.pow.f64(double %428, double %429)
  %431 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 11
  %432 = load double, ptr %431, align 8
  %433 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 4
  %434 = load double, ptr %433, align 8
  %435 = tail call double @llvm.pow.f64(double %432, double %434)
  %436 = fmul double %435, 9.000000e-01
  %437 = fdiv double %436, %430
  %438 = tail call double @llvm.fabs.f64(double %268)
  %439 = load i64, ptr %248, align 8
  %440 = icmp eq i64 %439, 0
  br i1 %440, label %441, label %444

441:
  %442 = getelementptr inbounds %struct.ode_adaptive, ptr %1, i64 0, i32 6
  %443 = load double, ptr %442, align 8
  br label %444

444:
  %445 = phi double [ %443, %441 ], [ 1.000000e+00, %423 ]
  %446 = load double, ptr %246, align 8
  %447 = tail call double @llvm.maxnum.f64(double %446, double %437)
  %448 = tail call double @llvm.minnum.f64(double %445, double %447)
  %449 = fmul double %438, %448
  br i1 %266, label %450, label %454

450:
  %451 = load double, ptr %220, align 8
  %452 = tail call double @llvm.fabs.f64(double %451)
  %453 = tail call double @llvm.maxnum.f64(double %449, double %452)
  br label %454

454:
  %455 = phi double [ %453, %450 ], [ %449, %444 ]
  %456 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 1
  %457 = load ptr, ptr %456, align 8
  %458 = getelementptr inbounds %struct.ode_options, ptr %457, i64 0, i32 3
  %459 = load double, ptr %458, align 8
  %460 = tail call double @llvm.minnum.f64(double %455, double %459)
  %461 = tail call double @llvm.copysign.f64(double %460, double %268)
  store double %461, ptr %220, align 8
  %462 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  store double %268, ptr %462, align 8
  %463 = tail call double @llvm.maxnum.f64(double %424, double 1.000000e-04)
  store double %463, ptr %431, align 8
  store i64 0, ptr %248, align 8
  %464 = load i64, ptr %243, align 8
  %465 = add nsw i64 %464, 1
  store i64 %465, ptr %243, align 8
  %466 = load double, ptr %219, align 8
  %467 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 6
  store double %466, ptr %467, align 8
  store double %270, ptr %219, align 8
  %468 = load ptr, ptr %8, align 8
  %469 = getelementptr inbounds double, ptr %468, i64 %427
  %470 = bitcast ptr %469 to ptr
  %471 = bitcast ptr %468 to ptr
  %472 = shl i64 %427, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %470, ptr align 8 %471, i64 %472, i1 false)
  %473 = load ptr, ptr %8, align 8
  %474 = bitcast ptr %473 to ptr
  %475 = load ptr, ptr %4, align 8
  %476 = getelementptr inbounds %struct.ode_system, ptr %475, i64 0, i32 0
  %477 = load i64, ptr %476, align 8
  %478 = mul nsw i64 %477, 5
  %479 = getelementptr inbounds double, ptr %473, i64 %478
  %480 = bitcast ptr %479 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %474, ptr align 8 %480, i64 %472, i1 false)
  %481 = fcmp olt double %333, %344
  br i1 %481, label %482, label %483

482:
  tail call void @excuse(ptr %0, double %259, double %333, double %258)
  br label %483

483:
  store i64 1, ptr %12, align 8
  br label %497

484:
  %485 = phi double [ %352, %347 ], [ %422, %421 ], [ %337, %336 ]
  %486 = fmul double %268, %485
  %487 = load i64, ptr %247, align 8
  %488 = add nsw i64 %487, 1
  store i64 %488, ptr %247, align 8
  store i64 1, ptr %248, align 8
  store double %486, ptr %220, align 8
  %489 = load double, ptr %219, align 8
  %490 = tail call double @llvm.fabs.f64(double %486)
  %491 = tail call double @llvm.fabs.f64(double %489)
  %492 = load double, ptr %221, align 8
  %493 = tail call double @llvm.fabs.f64(double %492)
  %494 = tail call double @llvm.maxnum.f64(double %491, double %493)
  %495 = fmul double %494, 0x3CE4000000000000
  %496 = fcmp ugt double %490, %495
  br i1 %496, label %257, label %250

497:
  %498 = phi i64 [ %133, %211 ], [ 3, %35 ], [ %420, %483 ], [ %256, %250 ], [ %34, %22 ], [ %328, %327 ], [ %420, %419 ]
  ret i64 %498
}

declare double @llvm.minnum.f64(double, double)

declare double @llvm.sqrt.f64(double)

declare double @llvm.copysign.f64(double, double)

declare double @llvm.pow.f64(double, double)

define void @look_ahead(ptr  %0, double %1, double %2) {
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
  %27 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 22
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

define double @placed_step(ptr  %0, double %1, double %2) {
  %4 = tail call double @llvm.copysign.f64(double 1.000000e+00, double %1)
  %5 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 22
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

define i32 @is_near(ptr  %0, double %1) {
  %3 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 22
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
  br i1 %15, label %16, label %39

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
  switch i64 %25, label %39 [
    i64 3, label %26
    i64 0, label %43
  ]

26:
  %27 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  store i64 1, ptr %27, align 8
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
  br label %102

39:
  %40 = phi i64 [ %14, %5 ], [ %25, %16 ]
  %41 = icmp eq i64 %40, 8
  %42 = select i1 %41, i64 3, i64 %40
  br label %102

43:
  %44 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %45 = load ptr, ptr %44, align 8
  %46 = load ptr, ptr %6, align 8
  %47 = getelementptr inbounds %struct.ode_system, ptr %46, i64 0, i32 0
  %48 = load i64, ptr %47, align 8
  %49 = mul nsw i64 %48, 6
  %50 = getelementptr inbounds double, ptr %45, i64 %49
  %51 = mul nsw i64 %48, 7
  %52 = getelementptr inbounds double, ptr %45, i64 %51
  %53 = shl nsw i64 %48, 3
  %54 = getelementptr inbounds double, ptr %45, i64 %53
  %55 = icmp sgt i64 %9, 0
  br i1 %55, label %61, label %56

56:
  %57 = load ptr, ptr %10, align 8
  %58 = load ptr, ptr %12, align 8
  %59 = tail call i64 %57(ptr %58, double %1, ptr %50)
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %76, label %102

61:
  %62 = phi i64 [ %74, %61 ], [ 0, %43 ]
  %63 = getelementptr inbounds double, ptr %2, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = tail call double @llvm.fabs.f64(double %64)
  %66 = tail call double @llvm.maxnum.f64(double %65, double 1.000000e+00)
  %67 = fmul double %66, 1.000000e-13
  %68 = and i64 %62, 1
  %69 = icmp eq i64 %68, 0
  %70 = fneg double %67
  %71 = select i1 %69, double %67, double %70
  %72 = fadd double %64, %71
  %73 = getelementptr inbounds double, ptr %50, i64 %62
  store double %72, ptr %73, align 8
  %74 = add nuw nsw i64 %62, 1
  %75 = icmp eq i64 %74, %9
  br i1 %75, label %56, label %61

76:
  %77 = load i64, ptr %17, align 8
  %78 = add nsw i64 %77, 1
  store i64 %78, ptr %17, align 8
  %79 = getelementptr inbounds %struct.ode_system, ptr %7, i64 0, i32 3
  %80 = load ptr, ptr %79, align 8
  %81 = load ptr, ptr %12, align 8
  %82 = tail call i64 %80(ptr %81, double %1, ptr %50, ptr %52)
  %83 = icmp eq i64 %82, 0
  %84 = select i1 %83, i1 %55, i1 false
  br i1 %84, label %85, label %99

85:
  %86 = phi i64 [ %97, %85 ], [ 0, %76 ]
  %87 = getelementptr inbounds double, ptr %52, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds double, ptr %3, i64 %86
  %90 = load double, ptr %89, align 8
  %91 = fsub double %88, %90
  %92 = fmul double %91, %4
  %93 = tail call double @llvm.fabs.f64(double %92)
  %94 = getelementptr inbounds double, ptr %54, i64 %86
  %95 = load double, ptr %94, align 8
  %96 = fadd double %95, %93
  store double %96, ptr %94, align 8
  %97 = add nuw nsw i64 %86, 1
  %98 = icmp eq i64 %97, %9
  br i1 %98, label %99, label %85

99:
  %100 = icmp eq i64 %82, 2
  %101 = select i1 %100, i64 2, i64 0
  br label %102

102:
  %103 = phi i64 [ %101, %99 ], [ 0, %56 ], [ 3, %26 ], [ %42, %39 ]
  ret i64 %103
}

define double @excusable(ptr  %0, double %1) {
  %3 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.ode_system, ptr %4, i64 0, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8
  %9 = shl nsw i64 %6, 3
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

define void @excuse(ptr  %0, double %1, double %2, double %3) {
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
  %12 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 23
  %13 = load double, ptr %12, align 8
  %14 = tail call double @llvm.maxnum.f64(double %13, double 1.000000e+00)
  %15 = fcmp olt double %14, %2
  br i1 %15, label %16, label %18

16:
  store double %2, ptr %12, align 8
  %17 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 24
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
  %2 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 8
  %3 = load double, ptr %2, align 8
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_system, ptr %7, i64 0, i32 0
  %9 = load i64, ptr %8, align 8
  %10 = mul nsw i64 %9, 9
  %11 = getelementptr inbounds double, ptr %5, i64 %10
  %12 = mul nsw i64 %9, 7
  %13 = getelementptr inbounds double, ptr %11, i64 %12
  %14 = getelementptr inbounds double, ptr %5, i64 %9
  %15 = shl nsw i64 %9, 1
  %16 = getelementptr inbounds double, ptr %5, i64 %15
  %17 = icmp sgt i64 %9, 0
  br i1 %17, label %18, label %24

18:
  %19 = mul nsw i64 %9, 6
  %20 = fneg double %3
  %21 = mul nsw i64 %9, 3
  %22 = shl nsw i64 %9, 2
  %23 = mul nsw i64 %9, 5
  br label %25

24:
  ret i64 0

25:
  %26 = phi i64 [ 0, %18 ], [ %67, %25 ]
  %27 = getelementptr inbounds double, ptr %16, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds double, ptr %14, i64 %26
  %30 = load double, ptr %29, align 8
  %31 = fsub double %28, %30
  %32 = getelementptr inbounds double, ptr %11, i64 %26
  %33 = load double, ptr %32, align 8
  %34 = fneg double %31
  %35 = tail call double @llvm.fmuladd.f64(double %3, double %33, double %34)
  %36 = getelementptr inbounds double, ptr %13, i64 %26
  store double %31, ptr %36, align 8
  %37 = add nsw i64 %26, %9
  %38 = getelementptr inbounds double, ptr %13, i64 %37
  store double %35, ptr %38, align 8
  %39 = add nsw i64 %26, %19
  %40 = getelementptr inbounds double, ptr %11, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = tail call double @llvm.fmuladd.f64(double %20, double %41, double %31)
  %43 = fsub double %42, %35
  %44 = add nsw i64 %26, %15
  %45 = getelementptr inbounds double, ptr %13, i64 %44
  store double %43, ptr %45, align 8
  %46 = load double, ptr %32, align 8
  %47 = getelementptr inbounds double, ptr %11, i64 %44
  %48 = load double, ptr %47, align 8
  %49 = fmul double %48, 0x40056744F3B9A987
  %50 = tail call double @llvm.fmuladd.f64(double %46, double 0xBFF208439215A046, double %49)
  %51 = add nsw i64 %26, %21
  %52 = getelementptr inbounds double, ptr %11, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = tail call double @llvm.fmuladd.f64(double %53, double 0xC016BDFAC7A2320C, double %50)
  %55 = add nsw i64 %26, %22
  %56 = getelementptr inbounds double, ptr %11, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = tail call double @llvm.fmuladd.f64(double %57, double 0x400C2CEAE0978C92, double %54)
  %59 = add nsw i64 %26, %23
  %60 = getelementptr inbounds double, ptr %11, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = tail call double @llvm.fmuladd.f64(double %61, double 0xBFFC46C8B61F95E5, double %58)
  %63 = load double, ptr %40, align 8
  %64 = tail call double @llvm.fmuladd.f64(double %63, double 0x40030F4BDF0DC914, double %62)
  %65 = fmul double %3, %64
  %66 = getelementptr inbounds double, ptr %13, i64 %51
  store double %65, ptr %66, align 8
  %67 = add nuw nsw i64 %26, 1
  %68 = icmp eq i64 %67, %9
  br i1 %68, label %24, label %25
}

define internal void @interpolate(ptr  %0, double %1, ptr  %2) {
  %4 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.ode_system, ptr %7, i64 0, i32 0
  %9 = load i64, ptr %8, align 8
  %10 = mul nsw i64 %9, 9
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
  %12 = mul nsw i64 %7, 9
  %13 = getelementptr inbounds double, ptr %9, i64 %12
  %14 = icmp sgt i64 %7, 0
  br i1 %14, label %49, label %15

15:
  %16 = tail call double @llvm.fmuladd.f64(double %2, double 2.000000e-01, double %1)
  %17 = getelementptr inbounds double, ptr %13, i64 %7
  %18 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 30
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %23, label %21

21:
  %22 = tail call i64 @ode_projected_rates(ptr %0, double %16, ptr %11, ptr %17, double 0.000000e+00)
  br label %45

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
  br i1 %32, label %33, label %45

33:
  %34 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  store i64 1, ptr %34, align 8
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
  br label %320

45:
  %46 = phi i64 [ %22, %21 ], [ %31, %23 ]
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %320

48:
  br i1 %14, label %95, label %60

49:
  %50 = phi i64 [ %58, %49 ], [ 0, %3 ]
  %51 = getelementptr inbounds double, ptr %9, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds double, ptr %13, i64 %50
  %54 = load double, ptr %53, align 8
  %55 = fmul double %54, 2.000000e-01
  %56 = tail call double @llvm.fmuladd.f64(double %2, double %55, double %52)
  %57 = getelementptr inbounds double, ptr %11, i64 %50
  store double %56, ptr %57, align 8
  %58 = add nuw nsw i64 %50, 1
  %59 = icmp eq i64 %58, %7
  br i1 %59, label %15, label %49

60:
  %61 = tail call double @llvm.fmuladd.f64(double %2, double 3.000000e-01, double %1)
  %62 = shl nsw i64 %7, 1
  %63 = getelementptr inbounds double, ptr %13, i64 %62
  %64 = load i64, ptr %18, align 8
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %68, label %66

66:
  %67 = tail call i64 @ode_projected_rates(ptr %0, double %61, ptr %11, ptr %63, double 0xBF716B5A550ABFC4)
  br label %91

68:
  %69 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %70 = load i64, ptr %69, align 8
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr %69, align 8
  %72 = load ptr, ptr %4, align 8
  %73 = getelementptr inbounds %struct.ode_system, ptr %72, i64 0, i32 3
  %74 = load ptr, ptr %73, align 8
  %75 = getelementptr inbounds %struct.ode_system, ptr %72, i64 0, i32 2
  %76 = load ptr, ptr %75, align 8
  %77 = tail call i64 %74(ptr %76, double %61, ptr %11, ptr %63)
  %78 = icmp eq i64 %77, 3
  br i1 %78, label %79, label %91

79:
  %80 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  store i64 1, ptr %80, align 8
  %81 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %61, ptr %81, align 8
  %82 = load ptr, ptr %8, align 8
  %83 = load ptr, ptr %4, align 8
  %84 = getelementptr inbounds %struct.ode_system, ptr %83, i64 0, i32 0
  %85 = load i64, ptr %84, align 8
  %86 = shl nsw i64 %85, 2
  %87 = getelementptr inbounds double, ptr %82, i64 %86
  %88 = bitcast ptr %87 to ptr
  %89 = bitcast ptr %63 to ptr
  %90 = shl i64 %85, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %88, ptr align 8 %89, i64 %90, i1 false)
  br label %320

91:
  %92 = phi i64 [ %67, %66 ], [ %77, %68 ]
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %94, label %320

94:
  br i1 %14, label %144, label %110

95:
  %96 = phi i64 [ %108, %95 ], [ 0, %48 ]
  %97 = getelementptr inbounds double, ptr %9, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = getelementptr inbounds double, ptr %13, i64 %96
  %100 = load double, ptr %99, align 8
  %101 = add nsw i64 %96, %7
  %102 = getelementptr inbounds double, ptr %13, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = fmul double %103, 2.250000e-01
  %105 = tail call double @llvm.fmuladd.f64(double %100, double 0x3FB3333333333333, double %104)
  %106 = tail call double @llvm.fmuladd.f64(double %2, double %105, double %98)
  %107 = getelementptr inbounds double, ptr %11, i64 %96
  store double %106, ptr %107, align 8
  %108 = add nuw nsw i64 %96, 1
  %109 = icmp eq i64 %108, %7
  br i1 %109, label %60, label %95

110:
  %111 = tail call double @llvm.fmuladd.f64(double %2, double 8.000000e-01, double %1)
  %112 = getelementptr inbounds double, ptr %13, i64 %10
  %113 = load i64, ptr %18, align 8
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %117, label %115

115:
  %116 = tail call i64 @ode_projected_rates(ptr %0, double %111, ptr %11, ptr %112, double 0x3FA2EEEEEEEEEEEF)
  br label %140

117:
  %118 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %119 = load i64, ptr %118, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %118, align 8
  %121 = load ptr, ptr %4, align 8
  %122 = getelementptr inbounds %struct.ode_system, ptr %121, i64 0, i32 3
  %123 = load ptr, ptr %122, align 8
  %124 = getelementptr inbounds %struct.ode_system, ptr %121, i64 0, i32 2
  %125 = load ptr, ptr %124, align 8
  %126 = tail call i64 %123(ptr %125, double %111, ptr %11, ptr %112)
  %127 = icmp eq i64 %126, 3
  br i1 %127, label %128, label %140

128:
  %129 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  store i64 1, ptr %129, align 8
  %130 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %111, ptr %130, align 8
  %131 = load ptr, ptr %8, align 8
  %132 = load ptr, ptr %4, align 8
  %133 = getelementptr inbounds %struct.ode_system, ptr %132, i64 0, i32 0
  %134 = load i64, ptr %133, align 8
  %135 = shl nsw i64 %134, 2
  %136 = getelementptr inbounds double, ptr %131, i64 %135
  %137 = bitcast ptr %136 to ptr
  %138 = bitcast ptr %112 to ptr
  %139 = shl i64 %134, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %137, ptr align 8 %138, i64 %139, i1 false)
  br label %320

140:
  %141 = phi i64 [ %116, %115 ], [ %126, %117 ]
  %142 = icmp eq i64 %141, 0
  br i1 %142, label %143, label %320

143:
  br i1 %14, label %198, label %163

144:
  %145 = phi i64 [ %161, %144 ], [ 0, %94 ]
  %146 = getelementptr inbounds double, ptr %9, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = getelementptr inbounds double, ptr %13, i64 %145
  %149 = load double, ptr %148, align 8
  %150 = add nsw i64 %145, %7
  %151 = getelementptr inbounds double, ptr %13, i64 %150
  %152 = load double, ptr %151, align 8
  %153 = fmul double %152, 0xC00DDDDDDDDDDDDE
  %154 = tail call double @llvm.fmuladd.f64(double %149, double 0x3FEF49F49F49F49F, double %153)
  %155 = add nsw i64 %145, %62
  %156 = getelementptr inbounds double, ptr %13, i64 %155
  %157 = load double, ptr %156, align 8
  %158 = tail call double @llvm.fmuladd.f64(double %157, double 0x400C71C71C71C71C, double %154)
  %159 = tail call double @llvm.fmuladd.f64(double %2, double %158, double %147)
  %160 = getelementptr inbounds double, ptr %11, i64 %145
  store double %159, ptr %160, align 8
  %161 = add nuw nsw i64 %145, 1
  %162 = icmp eq i64 %161, %7
  br i1 %162, label %110, label %144

163:
  %164 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FEC71C71C71C71C, double %1)
  %165 = shl nsw i64 %7, 2
  %166 = getelementptr inbounds double, ptr %13, i64 %165
  %167 = load i64, ptr %18, align 8
  %168 = icmp eq i64 %167, 0
  br i1 %168, label %171, label %169

169:
  %170 = tail call i64 @ode_projected_rates(ptr %0, double %164, ptr %11, ptr %166, double 0xBFAA0AD1D2CA1858)
  br label %194

171:
  %172 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %173 = load i64, ptr %172, align 8
  %174 = add nsw i64 %173, 1
  store i64 %174, ptr %172, align 8
  %175 = load ptr, ptr %4, align 8
  %176 = getelementptr inbounds %struct.ode_system, ptr %175, i64 0, i32 3
  %177 = load ptr, ptr %176, align 8
  %178 = getelementptr inbounds %struct.ode_system, ptr %175, i64 0, i32 2
  %179 = load ptr, ptr %178, align 8
  %180 = tail call i64 %177(ptr %179, double %164, ptr %11, ptr %166)
  %181 = icmp eq i64 %180, 3
  br i1 %181, label %182, label %194

182:
  %183 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  store i64 1, ptr %183, align 8
  %184 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %164, ptr %184, align 8
  %185 = load ptr, ptr %8, align 8
  %186 = load ptr, ptr %4, align 8
  %187 = getelementptr inbounds %struct.ode_system, ptr %186, i64 0, i32 0
  %188 = load i64, ptr %187, align 8
  %189 = shl nsw i64 %188, 2
  %190 = getelementptr inbounds double, ptr %185, i64 %189
  %191 = bitcast ptr %190 to ptr
  %192 = bitcast ptr %166 to ptr
  %193 = shl i64 %188, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %191, ptr align 8 %192, i64 %193, i1 false)
  br label %320

194:
  %195 = phi i64 [ %170, %169 ], [ %180, %171 ]
  %196 = icmp eq i64 %195, 0
  br i1 %196, label %197, label %320

197:
  br i1 %14, label %255, label %221

198:
  %199 = phi i64 [ %219, %198 ], [ 0, %143 ]
  %200 = getelementptr inbounds double, ptr %9, i64 %199
  %201 = load double, ptr %200, align 8
  %202 = getelementptr inbounds double, ptr %13, i64 %199
  %203 = load double, ptr %202, align 8
  %204 = add nsw i64 %199, %7
  %205 = getelementptr inbounds double, ptr %13, i64 %204
  %206 = load double, ptr %205, align 8
  %207 = fmul double %206, 0xC027310BD29520E4
  %208 = tail call double @llvm.fmuladd.f64(double %203, double 0x40079EEC0FC37181, double %207)
  %209 = add nsw i64 %199, %62
  %210 = getelementptr inbounds double, ptr %13, i64 %209
  %211 = load double, ptr %210, align 8
  %212 = tail call double @llvm.fmuladd.f64(double %211, double 0x4023A552363C5290, double %208)
  %213 = add nsw i64 %199, %10
  %214 = getelementptr inbounds double, ptr %13, i64 %213
  %215 = load double, ptr %214, align 8
  %216 = tail call double @llvm.fmuladd.f64(double %215, double 0xBFD29C9EBA1E3345, double %212)
  %217 = tail call double @llvm.fmuladd.f64(double %2, double %216, double %201)
  %218 = getelementptr inbounds double, ptr %11, i64 %199
  store double %217, ptr %218, align 8
  %219 = add nuw nsw i64 %199, 1
  %220 = icmp eq i64 %219, %7
  br i1 %220, label %163, label %198

221:
  %222 = fadd double %1, %2
  %223 = mul nsw i64 %7, 5
  %224 = getelementptr inbounds double, ptr %13, i64 %223
  %225 = load i64, ptr %18, align 8
  %226 = icmp eq i64 %225, 0
  br i1 %226, label %229, label %227

227:
  %228 = tail call i64 @ode_projected_rates(ptr %0, double %222, ptr %11, ptr %224, double 0x3FA5748A7BDAF0E2)
  br label %252

229:
  %230 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %231 = load i64, ptr %230, align 8
  %232 = add nsw i64 %231, 1
  store i64 %232, ptr %230, align 8
  %233 = load ptr, ptr %4, align 8
  %234 = getelementptr inbounds %struct.ode_system, ptr %233, i64 0, i32 3
  %235 = load ptr, ptr %234, align 8
  %236 = getelementptr inbounds %struct.ode_system, ptr %233, i64 0, i32 2
  %237 = load ptr, ptr %236, align 8
  %238 = tail call i64 %235(ptr %237, double %222, ptr %11, ptr %224)
  %239 = icmp eq i64 %238, 3
  br i1 %239, label %240, label %252

240:
  %241 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  store i64 1, ptr %241, align 8
  %242 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 10
  store double %222, ptr %242, align 8
  %243 = load ptr, ptr %8, align 8
  %244 = load ptr, ptr %4, align 8
  %245 = getelementptr inbounds %struct.ode_system, ptr %244, i64 0, i32 0
  %246 = load i64, ptr %245, align 8
  %247 = shl nsw i64 %246, 2
  %248 = getelementptr inbounds double, ptr %243, i64 %247
  %249 = bitcast ptr %248 to ptr
  %250 = bitcast ptr %224 to ptr
  %251 = shl i64 %246, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %249, ptr align 8 %250, i64 %251, i1 false)
  br label %320

252:
  %253 = phi i64 [ %228, %227 ], [ %238, %229 ]
  %254 = icmp eq i64 %253, 0
  br i1 %254, label %282, label %320

255:
  %256 = phi i64 [ %280, %255 ], [ 0, %197 ]
  %257 = getelementptr inbounds double, ptr %9, i64 %256
  %258 = load double, ptr %257, align 8
  %259 = getelementptr inbounds double, ptr %13, i64 %256
  %260 = load double, ptr %259, align 8
  %261 = add nsw i64 %256, %7
  %262 = getelementptr inbounds double, ptr %13, i64 %261
  %263 = load double, ptr %262, align 8
  %264 = fmul double %263, 0xC02583E0F83E0F84
  %265 = tail call double @llvm.fmuladd.f64(double %260, double 0x4006C52BF5A814B0, double %264)
  %266 = add nsw i64 %256, %62
  %267 = getelementptr inbounds double, ptr %13, i64 %266
  %268 = load double, ptr %267, align 8
  %269 = tail call double @llvm.fmuladd.f64(double %268, double 0x4021D016A3721E8B, double %265)
  %270 = add nsw i64 %256, %10
  %271 = getelementptr inbounds double, ptr %13, i64 %270
  %272 = load double, ptr %271, align 8
  %273 = tail call double @llvm.fmuladd.f64(double %272, double 0x3FD1D1745D1745D1, double %269)
  %274 = add nsw i64 %256, %165
  %275 = getelementptr inbounds double, ptr %13, i64 %274
  %276 = load double, ptr %275, align 8
  %277 = tail call double @llvm.fmuladd.f64(double %276, double 0xBFD1818970D9CC2F, double %273)
  %278 = tail call double @llvm.fmuladd.f64(double %2, double %277, double %258)
  %279 = getelementptr inbounds double, ptr %11, i64 %256
  store double %278, ptr %279, align 8
  %280 = add nuw nsw i64 %256, 1
  %281 = icmp eq i64 %280, %7
  br i1 %281, label %221, label %255

282:
  %283 = load ptr, ptr %8, align 8
  %284 = load ptr, ptr %4, align 8
  %285 = getelementptr inbounds %struct.ode_system, ptr %284, i64 0, i32 0
  %286 = load i64, ptr %285, align 8
  %287 = shl nsw i64 %286, 1
  %288 = getelementptr inbounds double, ptr %283, i64 %287
  br i1 %14, label %293, label %289

289:
  %290 = mul nsw i64 %7, 6
  %291 = getelementptr inbounds double, ptr %13, i64 %290
  %292 = tail call i64 @stage_rates(ptr %0, double %222, ptr %288, ptr %291, double -2.500000e-02)
  br label %320

293:
  %294 = phi i64 [ %318, %293 ], [ 0, %282 ]
  %295 = getelementptr inbounds double, ptr %9, i64 %294
  %296 = load double, ptr %295, align 8
  %297 = getelementptr inbounds double, ptr %13, i64 %294
  %298 = load double, ptr %297, align 8
  %299 = add nsw i64 %294, %62
  %300 = getelementptr inbounds double, ptr %13, i64 %299
  %301 = load double, ptr %300, align 8
  %302 = fmul double %301, 0x3FDCC0499A5605FB
  %303 = tail call double @llvm.fmuladd.f64(double %298, double 0x3FB7555555555555, double %302)
  %304 = add nsw i64 %294, %10
  %305 = getelementptr inbounds double, ptr %13, i64 %304
  %306 = load double, ptr %305, align 8
  %307 = tail call double @llvm.fmuladd.f64(double %306, double 0x3FE4D55555555555, double %303)
  %308 = add nsw i64 %294, %165
  %309 = getelementptr inbounds double, ptr %13, i64 %308
  %310 = load double, ptr %309, align 8
  %311 = tail call double @llvm.fmuladd.f64(double %310, double 0xBFD4A1CFB2B78C13, double %307)
  %312 = add nsw i64 %294, %223
  %313 = getelementptr inbounds double, ptr %13, i64 %312
  %314 = load double, ptr %313, align 8
  %315 = tail call double @llvm.fmuladd.f64(double %314, double 0x3FC0C30C30C30C31, double %311)
  %316 = tail call double @llvm.fmuladd.f64(double %2, double %315, double %296)
  %317 = getelementptr inbounds double, ptr %288, i64 %294
  store double %316, ptr %317, align 8
  %318 = add nuw nsw i64 %294, 1
  %319 = icmp eq i64 %318, %7
  br i1 %319, label %289, label %293

320:
  %321 = phi i64 [ %292, %289 ], [ %46, %45 ], [ %92, %91 ], [ %141, %140 ], [ %195, %194 ], [ %253, %252 ], [ 3, %33 ], [ 3, %79 ], [ 3, %128 ], [ 3, %182 ], [ 3, %240 ]
  ret i64 %321
}

define internal double @error_of(ptr  %0, double %1) {
  %3 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.ode_system, ptr %4, i64 0, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8
  %9 = mul nsw i64 %6, 9
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
  %6 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 30
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i64 @ode_projected_rates(ptr %0, double %1, ptr %2, ptr %3, double %4)
  br label %36

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
  br i1 %22, label %23, label %36

23:
  %24 = getelementptr inbounds %struct.ode_solver, ptr %0, i64 0, i32 29
  store i64 1, ptr %24, align 8
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
  br label %36

36:
  %37 = phi i64 [ %10, %9 ], [ %21, %11 ], [ 3, %23 ]
  ret i64 %37
}

define double @model_time(ptr  %0, double %1) {
  %3 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 18, i64 0
  %4 = load double, ptr %3, align 8
  %5 = tail call double @llvm.maxnum.f64(double %1, double %4)
  %6 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 18, i64 1
  %7 = load double, ptr %6, align 8
  %8 = tail call double @llvm.minnum.f64(double %5, double %7)
  ret double %8
}

define i64 @model_inputs(ptr  %0, double %1, ptr %2) {
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
  %17 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 24
  %18 = load ptr, ptr %17, align 8
  %19 = load volatile i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  %21 = select i1 %20, i64 0, i64 2
  ret i64 %21
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
  %19 = icmp eq ptr %18, null
  %20 = select i1 %16, i1 %19, i1 false
  %21 = select i1 %20, ptr null, ptr @keep
  %22 = getelementptr inbounds %struct.ode_system, ptr %0, i64 0, i32 5
  store ptr %21, ptr %22, align 8
  %23 = getelementptr inbounds %struct.ode_system, ptr %0, i64 0, i32 6
  store ptr @project, ptr %23, align 8
  %24 = icmp eq ptr %18, null
  br i1 %24, label %33, label %25

25:
  %26 = getelementptr inbounds %struct.model_context, ptr %1, i64 0, i32 12
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %33, label %29

29:
  %30 = getelementptr inbounds %struct.model_context, ptr %1, i64 0, i32 13
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds double, ptr %31, i64 %4
  br label %33

33:
  %34 = phi ptr [ %32, %29 ], [ null, %25 ], [ null, %2 ]
  %35 = getelementptr inbounds %struct.ode_system, ptr %0, i64 0, i32 7
  store ptr %34, ptr %35, align 8
  %36 = getelementptr inbounds %struct.model_context, ptr %1, i64 0, i32 22
  %37 = load i64, ptr %36, align 8
  %38 = icmp sgt i64 %37, 0
  %39 = select i1 %38, ptr @model_watch, ptr null
  %40 = getelementptr inbounds %struct.ode_system, ptr %0, i64 0, i32 8
  store ptr %39, ptr %40, align 8
  %41 = getelementptr inbounds %struct.model_context, ptr %1, i64 0, i32 5, i32 0
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, null
  %44 = select i1 %43, ptr null, ptr @event
  %45 = getelementptr inbounds %struct.ode_system, ptr %0, i64 0, i32 9
  store ptr %44, ptr %45, align 8
  ret void
}

define internal i64 @rates(ptr  %0, double %1, ptr %2, ptr %3) {
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = bitcast ptr %0 to ptr
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 240
  %9 = bitcast ptr %8 to ptr
  %10 = load double, ptr %9, align 8
  %11 = tail call double @llvm.maxnum.f64(double %1, double %10)
  %12 = getelementptr inbounds i8, ptr %0, i64 248
  %13 = bitcast ptr %12 to ptr
  %14 = load double, ptr %13, align 8
  %15 = tail call double @llvm.minnum.f64(double %11, double %14)
  %16 = getelementptr inbounds i8, ptr %0, i64 56
  %17 = bitcast ptr %16 to ptr
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %33, label %20

20:
  %21 = getelementptr inbounds i8, ptr %0, i64 160
  %22 = bitcast ptr %21 to ptr
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %0, i64 64
  %25 = bitcast ptr %24 to ptr
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %0, i64 72
  %28 = bitcast ptr %27 to ptr
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds i8, ptr %0, i64 152
  %31 = bitcast ptr %30 to ptr
  %32 = load ptr, ptr %31, align 8
  tail call void %18(double %15, ptr %2, ptr %23, ptr %26, ptr %29, ptr %32)
  br label %33

33:
  %34 = getelementptr inbounds i8, ptr %0, i64 296
  %35 = bitcast ptr %34 to ptr
  %36 = load ptr, ptr %35, align 8
  %37 = load volatile i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %39, label %72

39:
  %40 = bitcast ptr %5 to ptr
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds i8, ptr %0, i64 152
  %43 = bitcast ptr %42 to ptr
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds i8, ptr %0, i64 16
  %46 = bitcast ptr %45 to ptr
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds i8, ptr %0, i64 24
  %49 = bitcast ptr %48 to ptr
  %50 = load ptr, ptr %49, align 8
  tail call void %41(double %15, ptr %2, ptr %44, ptr %47, ptr %50, ptr %3)
  %51 = icmp sgt i64 %7, 0
  br i1 %51, label %54, label %72

52:
  %53 = fcmp oeq double %59, 0.000000e+00
  br i1 %53, label %72, label %62

54:
  %55 = phi i64 [ %60, %54 ], [ 0, %39 ]
  %56 = phi double [ %59, %54 ], [ 0.000000e+00, %39 ]
  %57 = getelementptr inbounds double, ptr %3, i64 %55
  %58 = load double, ptr %57, align 8
  %59 = tail call double @llvm.fmuladd.f64(double %58, double 0.000000e+00, double %56)
  %60 = add nuw nsw i64 %55, 1
  %61 = icmp eq i64 %60, %7
  br i1 %61, label %52, label %54

62:
  %63 = getelementptr inbounds i8, ptr %0, i64 224
  %64 = bitcast ptr %63 to ptr
  %65 = load ptr, ptr %64, align 8
  %66 = bitcast ptr %42 to ptr
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds i8, ptr %0, i64 232
  %69 = bitcast ptr %68 to ptr
  %70 = load i64, ptr %69, align 8
  %71 = shl i64 %70, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %65, ptr align 8 %67, i64 %71, i1 false)
  br label %72

72:
  %73 = phi i64 [ 3, %62 ], [ 0, %39 ], [ 2, %33 ], [ 0, %52 ]
  ret i64 %73
}

define internal i64 @jacobian(ptr  %0, double %1, ptr %2, ptr %3) {
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  %6 = bitcast ptr %0 to ptr
  %7 = load i64, ptr %6, align 8
  %8 = mul nsw i64 %7, %7
  %9 = getelementptr inbounds i8, ptr %0, i64 240
  %10 = bitcast ptr %9 to ptr
  %11 = load double, ptr %10, align 8
  %12 = tail call double @llvm.maxnum.f64(double %1, double %11)
  %13 = getelementptr inbounds i8, ptr %0, i64 248
  %14 = bitcast ptr %13 to ptr
  %15 = load double, ptr %14, align 8
  %16 = tail call double @llvm.minnum.f64(double %12, double %15)
  %17 = getelementptr inbounds i8, ptr %0, i64 56
  %18 = bitcast ptr %17 to ptr
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %34, label %21

21:
  %22 = getelementptr inbounds i8, ptr %0, i64 160
  %23 = bitcast ptr %22 to ptr
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %0, i64 64
  %26 = bitcast ptr %25 to ptr
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %0, i64 72
  %29 = bitcast ptr %28 to ptr
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds i8, ptr %0, i64 152
  %32 = bitcast ptr %31 to ptr
  %33 = load ptr, ptr %32, align 8
  tail call void %19(double %16, ptr %2, ptr %24, ptr %27, ptr %30, ptr %33)
  br label %34

34:
  %35 = getelementptr inbounds i8, ptr %0, i64 296
  %36 = bitcast ptr %35 to ptr
  %37 = load ptr, ptr %36, align 8
  %38 = load volatile i64, ptr %37, align 8
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %40, label %64

40:
  %41 = bitcast ptr %5 to ptr
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds i8, ptr %0, i64 152
  %44 = bitcast ptr %43 to ptr
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds i8, ptr %0, i64 40
  %47 = bitcast ptr %46 to ptr
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds i8, ptr %0, i64 48
  %50 = bitcast ptr %49 to ptr
  %51 = load ptr, ptr %50, align 8
  tail call void %42(double %16, ptr %2, ptr %45, ptr %48, ptr %51, ptr %3)
  %52 = icmp eq i64 %8, 0
  br i1 %52, label %64, label %56

53:
  %54 = fcmp oeq double %61, 0.000000e+00
  %55 = select i1 %54, i64 0, i64 3
  br label %64

56:
  %57 = phi i64 [ %62, %56 ], [ 0, %40 ]
  %58 = phi double [ %61, %56 ], [ 0.000000e+00, %40 ]
  %59 = getelementptr inbounds double, ptr %3, i64 %57
  %60 = load double, ptr %59, align 8
  %61 = tail call double @llvm.fmuladd.f64(double %60, double 0.000000e+00, double %58)
  %62 = add nuw nsw i64 %57, 1
  %63 = icmp eq i64 %62, %8
  br i1 %63, label %53, label %56

64:
  %65 = phi i64 [ 2, %34 ], [ 0, %40 ], [ %55, %53 ]
  ret i64 %65
}

define internal i64 @keep(ptr  %0, double %1, ptr %2, i64 %3) {
  %5 = getelementptr inbounds i8, ptr %0, i64 176
  %6 = bitcast ptr %5 to ptr
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %44

9:
  %10 = getelementptr inbounds i8, ptr %0, i64 168
  %11 = bitcast ptr %10 to ptr
  %12 = load ptr, ptr %11, align 8
  br label %13

13:
  %14 = phi i64 [ 0, %9 ], [ %34, %33 ]
  %15 = getelementptr inbounds i64, ptr %12, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds double, ptr %2, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds double, ptr %17, i64 1
  %20 = load double, ptr %19, align 8
  %21 = fmul double %20, %20
  %22 = tail call double @llvm.fmuladd.f64(double %18, double %18, double %21)
  %23 = getelementptr inbounds double, ptr %17, i64 2
  %24 = load double, ptr %23, align 8
  %25 = tail call double @llvm.fmuladd.f64(double %24, double %24, double %22)
  %26 = getelementptr inbounds double, ptr %17, i64 3
  %27 = load double, ptr %26, align 8
  %28 = tail call double @llvm.fmuladd.f64(double %27, double %27, double %25)
  %29 = tail call double @llvm.sqrt.f64(double %28)
  %30 = fdiv double %18, %29
  store double %30, ptr %17, align 8
  %31 = getelementptr inbounds double, ptr %17, i64 1
  %32 = fdiv double %20, %29
  store double %32, ptr %31, align 8
  br label %36

33:
  %34 = add nuw nsw i64 %14, 1
  %35 = icmp eq i64 %34, %7
  br i1 %35, label %44, label %13

36:
  %37 = phi i64 [ 2, %13 ], [ %42, %36 ]
  %38 = getelementptr inbounds double, ptr %17, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds double, ptr %17, i64 %37
  %41 = fdiv double %39, %29
  store double %41, ptr %40, align 8
  %42 = add nuw nsw i64 %37, 1
  %43 = icmp eq i64 %42, 4
  br i1 %43, label %33, label %36

44:
  %45 = getelementptr inbounds i8, ptr %0, i64 80
  %46 = bitcast ptr %45 to ptr
  %47 = load ptr, ptr %46, align 8
  %48 = icmp eq ptr %47, null
  br i1 %48, label %168, label %49

49:
  %50 = getelementptr inbounds i8, ptr %0, i64 184
  %51 = bitcast ptr %50 to ptr
  %52 = load i64, ptr %51, align 8
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %126, label %54

54:
  %55 = bitcast ptr %0 to ptr
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds i8, ptr %0, i64 200
  %58 = bitcast ptr %57 to ptr
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds i8, ptr %0, i64 240
  %61 = bitcast ptr %60 to ptr
  %62 = load double, ptr %61, align 8
  %63 = tail call double @llvm.maxnum.f64(double %1, double %62)
  %64 = getelementptr inbounds i8, ptr %0, i64 248
  %65 = bitcast ptr %64 to ptr
  %66 = load double, ptr %65, align 8
  %67 = tail call double @llvm.minnum.f64(double %63, double %66)
  %68 = getelementptr inbounds i8, ptr %0, i64 152
  %69 = bitcast ptr %68 to ptr
  %70 = getelementptr inbounds i8, ptr %0, i64 88
  %71 = bitcast ptr %70 to ptr
  %72 = getelementptr inbounds i8, ptr %0, i64 96
  %73 = bitcast ptr %72 to ptr
  %74 = icmp sgt i64 %56, 0
  br label %75

75:
  %76 = phi ptr [ %47, %54 ], [ %99, %98 ]
  %77 = phi i32 [ 0, %54 ], [ %95, %98 ]
  %78 = load ptr, ptr %69, align 8
  %79 = load ptr, ptr %71, align 8
  %80 = load ptr, ptr %73, align 8
  tail call void %76(double %67, ptr %2, ptr %78, ptr %79, ptr %80, ptr %59)
  br i1 %74, label %83, label %90

81:
  %82 = icmp eq i64 %89, %56
  br i1 %82, label %100, label %83

83:
  %84 = phi i64 [ %89, %81 ], [ 0, %75 ]
  %85 = getelementptr inbounds double, ptr %59, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = tail call double @llvm.fabs.f64(double %86)
  %88 = fcmp ueq double %87, 0x7FF0000000000000
  %89 = add nuw nsw i64 %84, 1
  br i1 %88, label %168, label %81

90:
  %91 = phi double [ 0.000000e+00, %75 ], [ %110, %100 ]
  %92 = phi double [ 1.000000e+00, %75 ], [ %112, %100 ]
  %93 = fmul double %92, 1.000000e-13
  %94 = fcmp ole double %91, %93
  %95 = add nuw nsw i32 %77, 1
  %96 = icmp eq i32 %95, 6
  %97 = select i1 %94, i1 true, i1 %96
  br i1 %97, label %115, label %98

98:
  %99 = load ptr, ptr %46, align 8
  br label %75

100:
  %101 = phi i64 [ %113, %100 ], [ 0, %81 ]
  %102 = phi double [ %112, %100 ], [ 1.000000e+00, %81 ]
  %103 = phi double [ %110, %100 ], [ 0.000000e+00, %81 ]
  %104 = getelementptr inbounds double, ptr %59, i64 %101
  %105 = load double, ptr %104, align 8
  %106 = getelementptr inbounds double, ptr %2, i64 %101
  %107 = load double, ptr %106, align 8
  %108 = fsub double %105, %107
  %109 = tail call double @llvm.fabs.f64(double %108)
  %110 = tail call double @llvm.maxnum.f64(double %103, double %109)
  %111 = tail call double @llvm.fabs.f64(double %107)
  %112 = tail call double @llvm.maxnum.f64(double %102, double %111)
  store double %105, ptr %106, align 8
  %113 = add nuw nsw i64 %101, 1
  %114 = icmp eq i64 %113, %56
  br i1 %114, label %90, label %100

115:
  %116 = icmp eq i64 %3, 0
  br i1 %116, label %168, label %117

117:
  %118 = load ptr, ptr %58, align 8
  %119 = load i64, ptr %55, align 8
  %120 = getelementptr inbounds double, ptr %118, i64 %119
  %121 = load double, ptr %120, align 8
  %122 = getelementptr inbounds i8, ptr %0, i64 208
  %123 = bitcast ptr %122 to ptr
  %124 = load double, ptr %123, align 8
  %125 = fcmp ogt double %121, %124
  br i1 %125, label %168, label %158

126:
  %127 = icmp eq i64 %3, 0
  br i1 %127, label %168, label %128

128:
  %129 = getelementptr inbounds i8, ptr %0, i64 240
  %130 = bitcast ptr %129 to ptr
  %131 = load double, ptr %130, align 8
  %132 = tail call double @llvm.maxnum.f64(double %1, double %131)
  %133 = getelementptr inbounds i8, ptr %0, i64 248
  %134 = bitcast ptr %133 to ptr
  %135 = load double, ptr %134, align 8
  %136 = tail call double @llvm.minnum.f64(double %132, double %135)
  %137 = getelementptr inbounds i8, ptr %0, i64 152
  %138 = bitcast ptr %137 to ptr
  %139 = load ptr, ptr %138, align 8
  %140 = getelementptr inbounds i8, ptr %0, i64 88
  %141 = bitcast ptr %140 to ptr
  %142 = load ptr, ptr %141, align 8
  %143 = getelementptr inbounds i8, ptr %0, i64 96
  %144 = bitcast ptr %143 to ptr
  %145 = load ptr, ptr %144, align 8
  %146 = getelementptr inbounds i8, ptr %0, i64 200
  %147 = bitcast ptr %146 to ptr
  %148 = load ptr, ptr %147, align 8
  tail call void %47(double %136, ptr %2, ptr %139, ptr %142, ptr %145, ptr %148)
  %149 = load ptr, ptr %147, align 8
  %150 = bitcast ptr %0 to ptr
  %151 = load i64, ptr %150, align 8
  %152 = getelementptr inbounds double, ptr %149, i64 %151
  %153 = load double, ptr %152, align 8
  %154 = getelementptr inbounds i8, ptr %0, i64 208
  %155 = bitcast ptr %154 to ptr
  %156 = load double, ptr %155, align 8
  %157 = fcmp ogt double %153, %156
  br i1 %157, label %168, label %158

158:
  %159 = phi double [ %121, %117 ], [ %153, %128 ]
  %160 = phi double [ %124, %117 ], [ %156, %128 ]
  %161 = phi ptr [ %123, %117 ], [ %155, %128 ]
  %162 = getelementptr inbounds i8, ptr %0, i64 216
  %163 = bitcast ptr %162 to ptr
  %164 = load double, ptr %163, align 8
  %165 = fmul double %159, 4.000000e+00
  %166 = tail call double @llvm.minnum.f64(double %160, double %165)
  %167 = tail call double @llvm.maxnum.f64(double %164, double %166)
  store double %167, ptr %161, align 8
  br label %168

168:
  %169 = phi i64 [ 0, %44 ], [ 0, %115 ], [ 0, %126 ], [ 7, %117 ], [ 7, %128 ], [ 0, %158 ], [ 8, %83 ]
  ret i64 %169
}

define internal i64 @project(ptr  %0, double %1, ptr %2) {
  %4 = bitcast ptr %0 to ptr
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 200
  %7 = bitcast ptr %6 to ptr
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 240
  %10 = bitcast ptr %9 to ptr
  %11 = load double, ptr %10, align 8
  %12 = tail call double @llvm.maxnum.f64(double %1, double %11)
  %13 = getelementptr inbounds i8, ptr %0, i64 248
  %14 = bitcast ptr %13 to ptr
  %15 = load double, ptr %14, align 8
  %16 = tail call double @llvm.minnum.f64(double %12, double %15)
  %17 = getelementptr inbounds i8, ptr %0, i64 80
  %18 = bitcast ptr %17 to ptr
  %19 = getelementptr inbounds i8, ptr %0, i64 152
  %20 = bitcast ptr %19 to ptr
  %21 = getelementptr inbounds i8, ptr %0, i64 88
  %22 = bitcast ptr %21 to ptr
  %23 = getelementptr inbounds i8, ptr %0, i64 96
  %24 = bitcast ptr %23 to ptr
  %25 = icmp sgt i64 %5, 0
  br label %26

26:
  %27 = phi i32 [ 0, %3 ], [ %47, %42 ]
  %28 = load ptr, ptr %18, align 8
  %29 = load ptr, ptr %20, align 8
  %30 = load ptr, ptr %22, align 8
  %31 = load ptr, ptr %24, align 8
  tail call void %28(double %16, ptr %2, ptr %29, ptr %30, ptr %31, ptr %8)
  br i1 %25, label %35, label %42

32:
  %33 = icmp eq i64 %41, %5
  br i1 %33, label %34, label %35

34:
  br i1 %25, label %50, label %42

35:
  %36 = phi i64 [ %41, %32 ], [ 0, %26 ]
  %37 = getelementptr inbounds double, ptr %8, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = tail call double @llvm.fabs.f64(double %38)
  %40 = fcmp ueq double %39, 0x7FF0000000000000
  %41 = add nuw nsw i64 %36, 1
  br i1 %40, label %65, label %32

42:
  %43 = phi double [ 0.000000e+00, %34 ], [ 0.000000e+00, %26 ], [ %60, %50 ]
  %44 = phi double [ 1.000000e+00, %34 ], [ 1.000000e+00, %26 ], [ %62, %50 ]
  %45 = fmul double %44, 1.000000e-13
  %46 = fcmp ole double %43, %45
  %47 = add nuw nsw i32 %27, 1
  %48 = icmp eq i32 %47, 6
  %49 = select i1 %46, i1 true, i1 %48
  br i1 %49, label %65, label %26

50:
  %51 = phi i64 [ %63, %50 ], [ 0, %34 ]
  %52 = phi double [ %62, %50 ], [ 1.000000e+00, %34 ]
  %53 = phi double [ %60, %50 ], [ 0.000000e+00, %34 ]
  %54 = getelementptr inbounds double, ptr %8, i64 %51
  %55 = load double, ptr %54, align 8
  %56 = getelementptr inbounds double, ptr %2, i64 %51
  %57 = load double, ptr %56, align 8
  %58 = fsub double %55, %57
  %59 = tail call double @llvm.fabs.f64(double %58)
  %60 = tail call double @llvm.maxnum.f64(double %53, double %59)
  %61 = tail call double @llvm.fabs.f64(double %57)
  %62 = tail call double @llvm.maxnum.f64(double %52, double %61)
  store double %55, ptr %56, align 8
  %63 = add nuw nsw i64 %51, 1
  %64 = icmp eq i64 %63, %5
  br i1 %64, label %42, label %50

65:
  %66 = phi i64 [ 8, %35 ], [ 0, %42 ]
  ret i64 %66
}

define internal i64 @event(ptr  %0, double %1, ptr %2, ptr %3) {
  %5 = getelementptr inbounds i8, ptr %0, i64 104
  %6 = getelementptr inbounds i8, ptr %0, i64 240
  %7 = bitcast ptr %6 to ptr
  %8 = load double, ptr %7, align 8
  %9 = tail call double @llvm.maxnum.f64(double %1, double %8)
  %10 = getelementptr inbounds i8, ptr %0, i64 248
  %11 = bitcast ptr %10 to ptr
  %12 = load double, ptr %11, align 8
  %13 = tail call double @llvm.minnum.f64(double %9, double %12)
  %14 = getelementptr inbounds i8, ptr %0, i64 56
  %15 = bitcast ptr %14 to ptr
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %31, label %18

18:
  %19 = getelementptr inbounds i8, ptr %0, i64 160
  %20 = bitcast ptr %19 to ptr
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %0, i64 64
  %23 = bitcast ptr %22 to ptr
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %0, i64 72
  %26 = bitcast ptr %25 to ptr
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %0, i64 152
  %29 = bitcast ptr %28 to ptr
  %30 = load ptr, ptr %29, align 8
  tail call void %16(double %13, ptr %2, ptr %21, ptr %24, ptr %27, ptr %30)
  br label %31

31:
  %32 = getelementptr inbounds i8, ptr %0, i64 296
  %33 = bitcast ptr %32 to ptr
  %34 = load ptr, ptr %33, align 8
  %35 = load volatile i64, ptr %34, align 8
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %49

37:
  %38 = bitcast ptr %5 to ptr
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds i8, ptr %0, i64 152
  %41 = bitcast ptr %40 to ptr
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds i8, ptr %0, i64 112
  %44 = bitcast ptr %43 to ptr
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds i8, ptr %0, i64 120
  %47 = bitcast ptr %46 to ptr
  %48 = load ptr, ptr %47, align 8
  tail call void %39(double %13, ptr %2, ptr %42, ptr %45, ptr %48, ptr %3)
  br label %49

49:
  %50 = phi i64 [ 2, %31 ], [ 0, %37 ]
  ret i64 %50
}

define i64 @model_advance(ptr  %0, i64 %1) {
  %3 = icmp sgt i64 %1, 0
  br i1 %3, label %4, label %74

4:
  %5 = getelementptr inbounds %struct.model_run, ptr %0, i64 0, i32 0
  %6 = getelementptr inbounds %struct.model_run, ptr %0, i64 0, i32 1
  %7 = getelementptr inbounds %struct.model_run, ptr %0, i64 0, i32 4
  %8 = getelementptr inbounds %struct.model_run, ptr %0, i64 0, i32 5
  %9 = getelementptr inbounds %struct.model_run, ptr %0, i64 0, i32 2
  br label %12

10:
  %11 = icmp eq i64 %73, %1
  br i1 %11, label %74, label %12

12:
  %13 = phi i64 [ 0, %4 ], [ %73, %10 ]
  %14 = load ptr, ptr %5, align 8
  %15 = tail call i64 @ode_step(ptr %14)
  switch i64 %15, label %74 [
    i64 9, label %16
    i64 7, label %16
    i64 1, label %16
    i64 0, label %16
  ]

16:
  %17 = load ptr, ptr %5, align 8
  %18 = getelementptr inbounds %struct.ode_solver, ptr %17, i64 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds %struct.ode_system, ptr %19, i64 0, i32 0
  %21 = load i64, ptr %20, align 8
  %22 = shl i64 %21, 3
  %23 = load i64, ptr %7, align 8
  %24 = load i64, ptr %8, align 8
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %26, label %71

26:
  %27 = getelementptr inbounds %struct.ode_solver, ptr %17, i64 0, i32 5
  %28 = getelementptr inbounds %struct.ode_solver, ptr %17, i64 0, i32 8
  %29 = load ptr, ptr %6, align 8
  %30 = getelementptr inbounds double, ptr %29, i64 %23
  %31 = load double, ptr %30, align 8
  %32 = load double, ptr %27, align 8
  %33 = fsub double %31, %32
  %34 = load double, ptr %28, align 8
  %35 = fmul double %33, %34
  %36 = fcmp ogt double %35, 0.000000e+00
  br i1 %36, label %71, label %37

37:
  %38 = load ptr, ptr %9, align 8
  %39 = mul nsw i64 %23, %21
  %40 = getelementptr inbounds double, ptr %38, i64 %39
  br label %41

41:
  %42 = phi double [ %66, %58 ], [ %32, %37 ]
  %43 = phi ptr [ %65, %58 ], [ %40, %37 ]
  %44 = phi double [ %62, %58 ], [ %31, %37 ]
  %45 = fcmp oeq double %44, %42
  br i1 %45, label %46, label %50

46:
  %47 = bitcast ptr %43 to ptr
  %48 = tail call ptr @ode_state(ptr %17)
  %49 = bitcast ptr %48 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %47, ptr align 8 %49, i64 %22, i1 false)
  br label %53

50:
  %51 = tail call i64 @ode_answer(ptr %17, double %44, ptr %43)
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %53, label %74

53:
  %54 = load i64, ptr %7, align 8
  %55 = add nsw i64 %54, 1
  store i64 %55, ptr %7, align 8
  %56 = load i64, ptr %8, align 8
  %57 = icmp slt i64 %55, %56
  br i1 %57, label %58, label %71

58:
  %59 = load i64, ptr %20, align 8
  %60 = load ptr, ptr %6, align 8
  %61 = getelementptr inbounds double, ptr %60, i64 %55
  %62 = load double, ptr %61, align 8
  %63 = load ptr, ptr %9, align 8
  %64 = mul nsw i64 %55, %59
  %65 = getelementptr inbounds double, ptr %63, i64 %64
  %66 = load double, ptr %27, align 8
  %67 = fsub double %62, %66
  %68 = load double, ptr %28, align 8
  %69 = fmul double %67, %68
  %70 = fcmp ogt double %69, 0.000000e+00
  br i1 %70, label %71, label %41

71:
  %72 = icmp eq i64 %15, 0
  %73 = add nuw nsw i64 %13, 1
  br i1 %72, label %10, label %74

74:
  %75 = phi i64 [ 0, %2 ], [ %51, %50 ], [ %15, %71 ], [ 0, %10 ], [ %15, %12 ]
  ret i64 %75
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

define void @model_map_inputs(ptr  %0, i64 %1, ptr  %2, ptr %3, i64 %4, ptr  %5) {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %43

8:
  %9 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 3, i32 0
  %10 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 0
  %11 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 8
  %12 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 3, i32 1
  %13 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 3, i32 2
  %14 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 7
  %15 = getelementptr inbounds %struct.model_context, ptr %0, i64 0, i32 24
  %16 = bitcast ptr %14 to ptr
  %17 = shl i64 %4, 3
  br label %18

18:
  %19 = phi i64 [ 0, %8 ], [ %41, %36 ]
  %20 = load ptr, ptr %9, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %32, label %22

22:
  %23 = load i64, ptr %10, align 8
  %24 = mul nsw i64 %23, %19
  %25 = getelementptr inbounds double, ptr %3, i64 %24
  %26 = getelementptr inbounds double, ptr %2, i64 %19
  %27 = load double, ptr %26, align 8
  %28 = load ptr, ptr %11, align 8
  %29 = load ptr, ptr %12, align 8
  %30 = load ptr, ptr %13, align 8
  %31 = load ptr, ptr %14, align 8
  tail call void %20(double %27, ptr %25, ptr %28, ptr %29, ptr %30, ptr %31)
  br label %32

32:
  %33 = load ptr, ptr %15, align 8
  %34 = load volatile i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %43

36:
  %37 = mul nsw i64 %19, %4
  %38 = getelementptr inbounds double, ptr %5, i64 %37
  %39 = bitcast ptr %38 to ptr
  %40 = load ptr, ptr %16, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %39, ptr align 8 %40, i64 %17, i1 false)
  %41 = add nuw nsw i64 %19, 1
  %42 = icmp eq i64 %41, %1
  br i1 %42, label %43, label %18

43:
  ret void
}

define i64 @model_watch(ptr %0, double %1, ptr %2, double %3, ptr %4) {
  %6 = bitcast ptr %0 to ptr
  %7 = getelementptr inbounds i8, ptr %0, i64 256
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
  %23 = getelementptr inbounds i8, ptr %0, i64 264
  %24 = bitcast ptr %23 to ptr
  %25 = load ptr, ptr %24, align 8
  %26 = load ptr, ptr %11, align 8
  %27 = tail call double @model_time(ptr %6, double %3)
  %28 = load ptr, ptr %15, align 8
  %29 = load ptr, ptr %18, align 8
  %30 = load ptr, ptr %21, align 8
  tail call void %26(double %27, ptr %4, ptr %28, ptr %29, ptr %30, ptr %25)
  %31 = getelementptr inbounds i8, ptr %0, i64 280
  %32 = bitcast ptr %31 to ptr
  %33 = load i64, ptr %32, align 8
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %179

35:
  %36 = getelementptr inbounds i8, ptr %0, i64 272
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
  %173 = getelementptr inbounds i8, ptr %0, i64 288
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
