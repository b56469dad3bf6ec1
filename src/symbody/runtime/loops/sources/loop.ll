; loop: made by tools/make_loops_text.py from ode, adaptive, singular, model, meeting
; sources ca5735c8b5f4dbb1a5d53f82a0343fdaac36589cd0cc7b9733c00ec58ffe7ac3
%struct.ode_method = type { ptr, ptr, ptr, ptr, i64, i64, i64 }
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, ptr, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.ode_options = type { ptr, double, ptr, double, double, i64 }
%struct.ode_adaptive = type { ptr, ptr, i64, double, double, double, double, double, double, double, ptr, double, double, i64 }
%struct.model_context = type { i64, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, i64, %struct.model_call, %struct.model_call, %struct.model_call, ptr, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, double, double, ptr, i64, [2 x double], ptr, ptr, ptr, i64, i64, ptr, ptr }
%struct.model_call = type { ptr, ptr, ptr }
%struct.contact_system = type { i64, i64, i64, i64, i64, ptr, ptr, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, double, ptr, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, i64, double }
%struct.model_run = type { ptr, ptr, ptr, i64, i64, i64, %struct.model_changes }
%struct.model_changes = type { i64, [4 x double], [4 x i64] }
%struct.anon = type { ptr, i64 }
%struct.contact_parts = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.model_fresh = type { ptr, ptr, ptr, i64, ptr, i64, ptr, i64, double, double }
%struct.model_rebound = type { ptr, ptr, ptr, ptr, i64 }
%struct.model_inertia = type { ptr, ptr, double, ptr }

@ENDS = internal constant [4 x double] [double 0.000000e+00, double 2.236000e-01, double 4.878000e-01, double 7.311000e-01], align 16

define i64 @ode_work(ptr  %0, i64 %1, i64 %2) {
  %4 = getelementptr %struct.ode_method, ptr %0, i64 0, i32 4
  %5 = load i64, ptr %4
  %6 = add i64 %5, 10
  %7 = getelementptr %struct.ode_method, ptr %0, i64 0, i32 5
  %8 = load i64, ptr %7
  %9 = add i64 %1, 7
  %10 = and i64 %9, -8
  %11 = or i64 %10, 1
  %12 = mul i64 %11, %10
  %13 = mul i64 %12, %8
  %14 = icmp sgt i64 %13, 0
  %15 = mul i64 %6, %1
  %16 = add i64 %15, 7
  %17 = and i64 %16, -8
  %18 = select i1 %14, i64 %17, i64 %15
  %19 = mul i64 %2, 6
  %20 = add i64 %13, %19
  %21 = add i64 %20, %18
  ret i64 %21
}

define i64 @ode_pivots(ptr  %0, i64 %1) {
  %3 = getelementptr %struct.ode_method, ptr %0, i64 0, i32 5
  %4 = load i64, ptr %3
  %5 = mul i64 %4, %1
  ret i64 %5
}

define ptr @ode_state(ptr  %0) {
  %2 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %3 = load ptr, ptr %2
  ret ptr %3
}

define ptr @ode_events(ptr  %0, i64 %1) {
  %3 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3
  %5 = getelementptr %struct.ode_system, ptr %4, i64 0, i32 1
  %6 = load i64, ptr %5
  %7 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9
  %11 = getelementptr %struct.ode_options, ptr %10, i64 0, i32 0
  %12 = load ptr, ptr %11
  %13 = getelementptr %struct.ode_system, ptr %4, i64 0, i32 0
  %14 = load i64, ptr %13
  %15 = getelementptr %struct.ode_method, ptr %12, i64 0, i32 4
  %16 = load i64, ptr %15
  %17 = add i64 %16, 10
  %18 = getelementptr %struct.ode_method, ptr %12, i64 0, i32 5
  %19 = load i64, ptr %18
  %20 = add i64 %14, 7
  %21 = and i64 %20, -8
  %22 = or i64 %21, 1
  %23 = mul i64 %19, %21
  %24 = mul i64 %23, %22
  %25 = icmp sgt i64 %24, 0
  %26 = mul i64 %17, %14
  %27 = add i64 %26, 7
  %28 = and i64 %27, -8
  %29 = select i1 %25, i64 %28, i64 %26
  %30 = add i64 %29, %24
  %31 = getelementptr double, ptr %8, i64 %30
  %32 = mul i64 %6, %1
  %33 = getelementptr double, ptr %31, i64 %32
  ret ptr %33
}

define void @ode_start(ptr %0, double %1, double %2) {
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  store double %1, ptr %4
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  store double %1, ptr %5
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 7
  store double %2, ptr %6
  %7 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  store double 0.000000e+00, ptr %7
  %8 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 13
  store double 0.000000e+00, ptr %8
  %9 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 12
  store double 1.000000e-04, ptr %9
  %10 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 19
  store double 0.000000e+00, ptr %10
  %11 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 25
  store double 0x7FF0000000000000, ptr %11
  %12 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 23
  store double 0x7FF8000000000000, ptr %12
  %13 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 24
  store double 0.000000e+00, ptr %13
  %14 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 34
  %15 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 17
  %16 = bitcast ptr %14 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  store double %1, ptr %15
  %17 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 49
  store i64 0, ptr %17
  %18 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 42
  %19 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 36
  %20 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 50
  %21 = bitcast ptr %19 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(32) %21, i8 0, i64 32, i1 false)
  %22 = bitcast ptr %18 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %22, i8 0, i64 24, i1 false)
  store i64 -1, ptr %20
  ret void
}

define void @ode_begin(ptr %0, double %1, double %2) {
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 1
  %7 = load i64, ptr %6
  %8 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.ode_options, ptr %11, i64 0, i32 0
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 0
  %15 = load i64, ptr %14
  %16 = getelementptr %struct.ode_method, ptr %13, i64 0, i32 4
  %17 = load i64, ptr %16
  %18 = add i64 %17, 10
  %19 = getelementptr %struct.ode_method, ptr %13, i64 0, i32 5
  %20 = load i64, ptr %19
  %21 = add i64 %15, 7
  %22 = and i64 %21, -8
  %23 = or i64 %22, 1
  %24 = mul i64 %20, %22
  %25 = mul i64 %24, %23
  %26 = icmp sgt i64 %25, 0
  %27 = mul i64 %18, %15
  %28 = add i64 %27, 7
  %29 = and i64 %28, -8
  %30 = select i1 %26, i64 %29, i64 %27
  %31 = add i64 %30, %25
  %32 = getelementptr double, ptr %9, i64 %31
  %33 = mul i64 %7, 5
  %34 = getelementptr double, ptr %32, i64 %33
  %35 = bitcast ptr %34 to ptr
  %36 = shl i64 %7, 3
  call void @llvm.memset.p0.i64(ptr align 8 %35, i8 0, i64 %36, i1 false)
  %37 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 40
  %38 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 5
  store i64 0, ptr %38
  %39 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 51
  store i64 0, ptr %39
  %40 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 47
  store i64 0, ptr %40
  %41 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 32
  %42 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 29
  store double 0.000000e+00, ptr %42
  %43 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  %44 = bitcast ptr %41 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %44, i8 0, i64 16, i1 false)
  %45 = bitcast ptr %37 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %45, i8 0, i64 16, i1 false)
  store double %1, ptr %43
  %46 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  store double %1, ptr %46
  %47 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 7
  store double %2, ptr %47
  %48 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  store double 0.000000e+00, ptr %48
  %49 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 13
  store double 0.000000e+00, ptr %49
  %50 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 12
  store double 1.000000e-04, ptr %50
  %51 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 19
  store double 0.000000e+00, ptr %51
  %52 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 25
  store double 0x7FF0000000000000, ptr %52
  %53 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 23
  store double 0x7FF8000000000000, ptr %53
  %54 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 24
  store double 0.000000e+00, ptr %54
  %55 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 34
  %56 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 17
  %57 = bitcast ptr %55 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store double %1, ptr %56
  %58 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 49
  store i64 0, ptr %58
  %59 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 42
  %60 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 36
  %61 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 50
  %62 = bitcast ptr %60 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(32) %62, i8 0, i64 32, i1 false)
  %63 = bitcast ptr %59 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %63, i8 0, i64 24, i1 false)
  store i64 -1, ptr %61
  ret void
}

define i64 @ode_interpolate(ptr %0, double %1, ptr %2) {
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_options, ptr %5, i64 0, i32 0
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 42
  %9 = load i64, ptr %8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %18

11:
  %12 = getelementptr %struct.ode_method, ptr %7, i64 0, i32 1
  %13 = load ptr, ptr %12
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %15

15:
  %16 = call i64 %13(ptr %0)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %21

18:
  store i64 1, ptr %8
  %19 = getelementptr %struct.ode_method, ptr %7, i64 0, i32 2
  %20 = load ptr, ptr %19
  call void %20(ptr %0, double %1, ptr %2)
  br label %21

21:
  %22 = phi i64 [ 0, %18 ], [ %16, %15 ]
  ret i64 %22
}

define i64 @ode_keep_new(ptr  %0, double %1) {
  %3 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.ode_system, ptr %4, i64 0, i32 0
  %8 = load i64, ptr %7
  %9 = mul i64 %8, 6
  %10 = getelementptr double, ptr %6, i64 %9
  %11 = shl i64 %8, 1
  %12 = getelementptr double, ptr %6, i64 %11
  %13 = bitcast ptr %10 to ptr
  %14 = bitcast ptr %12 to ptr
  %15 = shl i64 %8, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %14, i64 %15, i1 false)
  %16 = getelementptr %struct.ode_system, ptr %4, i64 0, i32 11
  %17 = load ptr, ptr %16
  %18 = icmp eq ptr %17, null
  br i1 %18, label %26, label %19

19:
  %20 = getelementptr %struct.ode_system, ptr %4, i64 0, i32 4
  %21 = load ptr, ptr %20
  %22 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %23 = load double, ptr %22
  %24 = load ptr, ptr %5
  %25 = call i64 %17(ptr %21, double %23, ptr %24, double %1, ptr %12)
  br label %26

26:
  %27 = phi i64 [ %25, %19 ], [ 0, %2 ]
  %28 = getelementptr %struct.ode_system, ptr %4, i64 0, i32 8
  %29 = load ptr, ptr %28
  %30 = icmp eq ptr %29, null
  %31 = icmp ne i64 %27, 0
  %32 = select i1 %30, i1 true, i1 %31
  br i1 %32, label %43, label %33

33:
  %34 = getelementptr %struct.ode_system, ptr %4, i64 0, i32 4
  %35 = load ptr, ptr %34
  %36 = call i64 %29(ptr %35, double %1, ptr %10, i64 1)
  %37 = icmp eq i64 %36, 2
  br i1 %37, label %43, label %38

38:
  %39 = load ptr, ptr %5
  %40 = call i32 @is_close(ptr %0, ptr %39, ptr %12, ptr %10)
  %41 = icmp eq i32 %40, 0
  %42 = select i1 %41, i64 8, i64 %36
  br label %43

43:
  %44 = phi i64 [ %27, %26 ], [ 2, %33 ], [ %42, %38 ]
  ret i64 %44
}

define internal i32 @is_close(ptr  %0, ptr  %1, ptr  %2, ptr  %3) {
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5
  %7 = bitcast ptr %2 to ptr
  %8 = bitcast ptr %3 to ptr
  %9 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %10 = load ptr, ptr %9
  %11 = getelementptr %struct.ode_system, ptr %10, i64 0, i32 0
  %12 = load i64, ptr %11
  %13 = shl i64 %12, 3
  %14 = call i32 @bcmp(ptr %7, ptr %8, i64 %13)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %62, label %16

16:
  %17 = icmp sgt i64 %12, 0
  br i1 %17, label %25, label %58

18:
  %19 = fmul double %31, 0x3EB0C6F7A0B5ED8D
  br i1 %17, label %20, label %58

20:
  %21 = getelementptr %struct.ode_options, ptr %6, i64 0, i32 2
  %22 = load ptr, ptr %21
  %23 = getelementptr %struct.ode_options, ptr %6, i64 0, i32 1
  %24 = load double, ptr %23
  br label %37

25:
  %26 = phi double [ %31, %25 ], [ 1.000000e+00, %16 ]
  %27 = phi i64 [ %32, %25 ], [ 0, %16 ]
  %28 = getelementptr double, ptr %2, i64 %27
  %29 = load double, ptr %28
  %30 = call double @llvm.fabs.f64(double %29)
  %31 = call double @llvm.maxnum.f64(double %26, double %30)
  %32 = add i64 %27, 1
  %33 = icmp eq i64 %32, %12
  br i1 %33, label %18, label %25

34:
  %35 = icmp slt i64 %57, %12
  %36 = icmp eq i64 %57, %12
  br i1 %36, label %58, label %37

37:
  %38 = phi i1 [ true, %20 ], [ %35, %34 ]
  %39 = phi i64 [ 0, %20 ], [ %57, %34 ]
  %40 = getelementptr double, ptr %1, i64 %39
  %41 = load double, ptr %40
  %42 = call double @llvm.fabs.f64(double %41)
  %43 = getelementptr double, ptr %2, i64 %39
  %44 = load double, ptr %43
  %45 = call double @llvm.fabs.f64(double %44)
  %46 = call double @llvm.maxnum.f64(double %42, double %45)
  %47 = getelementptr double, ptr %22, i64 %39
  %48 = load double, ptr %47
  %49 = call double @llvm.fmuladd.f64(double %24, double %46, double %48)
  %50 = fmul double %49, 1.000000e+02
  %51 = getelementptr double, ptr %3, i64 %39
  %52 = load double, ptr %51
  %53 = fsub double %44, %52
  %54 = call double @llvm.fabs.f64(double %53)
  %55 = call double @llvm.maxnum.f64(double %50, double %19)
  %56 = fcmp ugt double %54, %55
  %57 = add i64 %39, 1
  br i1 %56, label %58, label %34

58:
  %59 = phi i1 [ false, %18 ], [ false, %16 ], [ %35, %34 ], [ %38, %37 ]
  %60 = xor i1 %59, true
  %61 = zext i1 %60 to i32
  br label %62

62:
  %63 = phi i32 [ 1, %4 ], [ %61, %58 ]
  ret i32 %63
}

define i64 @ode_answer(ptr %0, double %1, ptr %2) {
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %5 = load double, ptr %4
  %6 = fcmp oeq double %5, %1
  br i1 %6, label %7, label %17

7:
  %8 = bitcast ptr %2 to ptr
  %9 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %10 = bitcast ptr %9 to ptr
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.ode_system, ptr %13, i64 0, i32 0
  %15 = load i64, ptr %14
  %16 = shl i64 %15, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %11, i64 %16, i1 false)
  br label %37

17:
  %18 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %19 = load ptr, ptr %18
  %20 = getelementptr %struct.ode_options, ptr %19, i64 0, i32 0
  %21 = load ptr, ptr %20
  %22 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 42
  %23 = load i64, ptr %22
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %32

25:
  %26 = getelementptr %struct.ode_method, ptr %21, i64 0, i32 1
  %27 = load ptr, ptr %26
  %28 = icmp eq ptr %27, null
  br i1 %28, label %32, label %29

29:
  %30 = call i64 %27(ptr %0)
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %52

32:
  store i64 1, ptr %22
  %33 = getelementptr %struct.ode_method, ptr %21, i64 0, i32 2
  %34 = load ptr, ptr %33
  call void %34(ptr %0, double %1, ptr %2)
  %35 = call i64 @keep_answer(ptr %0, double %1, ptr %2)
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %52

37:
  %38 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 43
  %39 = load i64, ptr %38
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %52, label %41

41:
  %42 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %43 = load ptr, ptr %42
  %44 = getelementptr %struct.ode_options, ptr %43, i64 0, i32 0
  %45 = load ptr, ptr %44
  %46 = getelementptr %struct.ode_method, ptr %45, i64 0, i32 3
  %47 = load ptr, ptr %46
  %48 = call i64 %47(ptr %0, double %1, ptr %2)
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %50, label %52

50:
  %51 = call i64 @keep_answer(ptr %0, double %1, ptr %2)
  br label %52

52:
  %53 = phi i64 [ %51, %50 ], [ %48, %41 ], [ 0, %37 ], [ %35, %32 ], [ %30, %29 ]
  ret i64 %53
}

define internal i64 @keep_answer(ptr  %0, double %1, ptr  %2) {
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 8
  %7 = load ptr, ptr %6
  %8 = icmp eq ptr %7, null
  br i1 %8, label %40, label %9

9:
  %10 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 0
  %13 = load i64, ptr %12
  %14 = mul i64 %13, 3
  %15 = getelementptr double, ptr %11, i64 %14
  %16 = bitcast ptr %15 to ptr
  %17 = bitcast ptr %2 to ptr
  %18 = shl i64 %13, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %17, i64 %18, i1 false)
  %19 = load ptr, ptr %6
  %20 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 4
  %21 = load ptr, ptr %20
  %22 = call i64 %19(ptr %21, double %1, ptr %15, i64 0)
  %23 = icmp eq i64 %22, 2
  br i1 %23, label %40, label %24

24:
  %25 = load ptr, ptr %10
  %26 = load ptr, ptr %4
  %27 = getelementptr %struct.ode_system, ptr %26, i64 0, i32 0
  %28 = load i64, ptr %27
  %29 = getelementptr double, ptr %25, i64 %28
  %30 = call i32 @is_close(ptr %0, ptr %29, ptr %2, ptr %15)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %40, label %32

32:
  %33 = icmp eq i64 %22, 0
  br i1 %33, label %34, label %37

34:
  %35 = load i64, ptr %12
  %36 = shl i64 %35, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %16, i64 %36, i1 false)
  br label %37

37:
  %38 = icmp eq i64 %22, 11
  %39 = select i1 %38, i64 11, i64 0
  br label %40

40:
  %41 = phi i64 [ 0, %3 ], [ %39, %37 ], [ 0, %24 ], [ 2, %9 ]
  ret i64 %41
}

define i64 @ode_within(ptr %0, double %1, ptr %2) {
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_options, ptr %5, i64 0, i32 0
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 42
  %9 = load i64, ptr %8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %18

11:
  %12 = getelementptr %struct.ode_method, ptr %7, i64 0, i32 1
  %13 = load ptr, ptr %12
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %15

15:
  %16 = call i64 %13(ptr %0)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %22

18:
  store i64 1, ptr %8
  %19 = getelementptr %struct.ode_method, ptr %7, i64 0, i32 2
  %20 = load ptr, ptr %19
  call void %20(ptr %0, double %1, ptr %2)
  %21 = call i64 @keep_answer(ptr %0, double %1, ptr %2)
  br label %22

22:
  %23 = phi i64 [ %21, %18 ], [ %16, %15 ]
  ret i64 %23
}

define i64 @ode_go_back(ptr %0, double %1) {
  %3 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %4 = load ptr, ptr %3
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.ode_system, ptr %6, i64 0, i32 0
  %8 = load i64, ptr %7
  %9 = mul i64 %8, 3
  %10 = getelementptr double, ptr %4, i64 %9
  %11 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11
  %13 = getelementptr %struct.ode_options, ptr %12, i64 0, i32 0
  %14 = load ptr, ptr %13
  %15 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 42
  %16 = load i64, ptr %15
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %25

18:
  %19 = getelementptr %struct.ode_method, ptr %14, i64 0, i32 1
  %20 = load ptr, ptr %19
  %21 = icmp eq ptr %20, null
  br i1 %21, label %25, label %22

22:
  %23 = call i64 %20(ptr %0)
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %56

25:
  store i64 1, ptr %15
  %26 = getelementptr %struct.ode_method, ptr %14, i64 0, i32 2
  %27 = load ptr, ptr %26
  call void %27(ptr %0, double %1, ptr %10)
  %28 = bitcast ptr %3 to ptr
  %29 = load ptr, ptr %28
  %30 = bitcast ptr %10 to ptr
  %31 = load ptr, ptr %5
  %32 = getelementptr %struct.ode_system, ptr %31, i64 0, i32 0
  %33 = load i64, ptr %32
  %34 = shl i64 %33, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %29, ptr align 8 %30, i64 %34, i1 false)
  %35 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  store double %1, ptr %35
  %36 = load ptr, ptr %5
  %37 = getelementptr %struct.ode_system, ptr %36, i64 0, i32 8
  %38 = load ptr, ptr %37
  %39 = icmp eq ptr %38, null
  br i1 %39, label %45, label %40

40:
  %41 = getelementptr %struct.ode_system, ptr %36, i64 0, i32 4
  %42 = load ptr, ptr %41
  %43 = load ptr, ptr %3
  %44 = call i64 %38(ptr %42, double %1, ptr %43, i64 1)
  switch i64 %44, label %54 [
    i64 7, label %45
    i64 0, label %45
  ]

45:
  %46 = phi i64 [ %44, %40 ], [ %44, %40 ], [ 0, %25 ]
  %47 = load ptr, ptr %3
  %48 = load ptr, ptr %5
  %49 = getelementptr %struct.ode_system, ptr %48, i64 0, i32 0
  %50 = load i64, ptr %49
  %51 = getelementptr double, ptr %47, i64 %50
  %52 = call i32 @is_close(ptr %0, ptr %51, ptr %10, ptr %47)
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %56, label %54

54:
  %55 = phi i64 [ %44, %40 ], [ %46, %45 ]
  br label %56

56:
  %57 = phi i64 [ %55, %54 ], [ 8, %45 ], [ %23, %22 ]
  ret i64 %57
}

define i32 @ode_is_hasty(ptr  %0) {
  %2 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 51
  %3 = load i64, ptr %2
  %4 = icmp sgt i64 %3, 100
  %5 = zext i1 %4 to i32
  ret i32 %5
}

define i32 @ode_is_across(ptr  %0, double %1, ptr %2) {
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 1
  %7 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9
  %11 = getelementptr %struct.ode_options, ptr %10, i64 0, i32 0
  %12 = load ptr, ptr %11
  %13 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 0
  %14 = load i64, ptr %13
  %15 = getelementptr %struct.ode_method, ptr %12, i64 0, i32 4
  %16 = load i64, ptr %15
  %17 = add i64 %16, 10
  %18 = getelementptr %struct.ode_method, ptr %12, i64 0, i32 5
  %19 = load i64, ptr %18
  %20 = add i64 %14, 7
  %21 = and i64 %20, -8
  %22 = or i64 %21, 1
  %23 = mul i64 %19, %21
  %24 = mul i64 %23, %22
  %25 = icmp sgt i64 %24, 0
  %26 = mul i64 %17, %14
  %27 = add i64 %26, 7
  %28 = and i64 %27, -8
  %29 = select i1 %25, i64 %28, i64 %26
  %30 = add i64 %29, %24
  %31 = getelementptr double, ptr %8, i64 %30
  %32 = load i64, ptr %6
  %33 = shl i64 %32, 2
  %34 = getelementptr double, ptr %31, i64 %33
  %35 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 2
  %36 = load i64, ptr %35
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %78, label %38

38:
  %39 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 12
  %40 = load ptr, ptr %39
  %41 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 4
  %42 = load ptr, ptr %41
  %43 = call i64 %40(ptr %42, double %1, ptr %2, ptr %34)
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %45, label %78

45:
  %46 = load ptr, ptr %4
  %47 = getelementptr %struct.ode_system, ptr %46, i64 0, i32 1
  %48 = load i64, ptr %47
  %49 = getelementptr %struct.ode_system, ptr %46, i64 0, i32 2
  %50 = load i64, ptr %49
  %51 = icmp sgt i64 %50, 0
  br i1 %51, label %52, label %57

52:
  %53 = sub i64 %48, %50
  br label %59

54:
  %55 = icmp eq i32 %70, 0
  %56 = sub i32 0, %75
  br i1 %55, label %57, label %78

57:
  %58 = phi i32 [ %56, %54 ], [ 0, %45 ]
  br label %78

59:
  %60 = phi i64 [ %76, %59 ], [ %53, %52 ]
  %61 = phi i32 [ %75, %59 ], [ 0, %52 ]
  %62 = phi i32 [ %70, %59 ], [ 0, %52 ]
  %63 = getelementptr double, ptr %31, i64 %60
  %64 = load double, ptr %63
  %65 = getelementptr double, ptr %34, i64 %60
  %66 = load double, ptr %65
  %67 = fmul double %64, %66
  %68 = fcmp olt double %67, 0.000000e+00
  %69 = zext i1 %68 to i32
  %70 = or i32 %62, %69
  %71 = fcmp oeq double %64, 0.000000e+00
  %72 = fcmp une double %66, 0.000000e+00
  %73 = select i1 %71, i1 %72, i1 false
  %74 = zext i1 %73 to i32
  %75 = or i32 %61, %74
  %76 = add i64 %60, 1
  %77 = icmp slt i64 %76, %48
  br i1 %77, label %59, label %54

78:
  %79 = phi i32 [ 0, %38 ], [ 0, %3 ], [ %58, %57 ], [ 1, %54 ]
  ret i32 %79
}

define i32 @ode_takes_side(ptr %0, double %1) {
  %3 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %4 = load ptr, ptr %3
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.ode_system, ptr %6, i64 0, i32 0
  %8 = load i64, ptr %7
  %9 = shl i64 %8, 1
  %10 = getelementptr double, ptr %4, i64 %9
  %11 = getelementptr %struct.ode_system, ptr %6, i64 0, i32 1
  %12 = load i64, ptr %11
  %13 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %14 = load ptr, ptr %13
  %15 = getelementptr %struct.ode_options, ptr %14, i64 0, i32 0
  %16 = load ptr, ptr %15
  %17 = getelementptr %struct.ode_method, ptr %16, i64 0, i32 4
  %18 = load i64, ptr %17
  %19 = add i64 %18, 10
  %20 = getelementptr %struct.ode_method, ptr %16, i64 0, i32 5
  %21 = load i64, ptr %20
  %22 = add i64 %8, 7
  %23 = and i64 %22, -8
  %24 = or i64 %23, 1
  %25 = mul i64 %24, %23
  %26 = mul i64 %25, %21
  %27 = icmp sgt i64 %26, 0
  %28 = mul i64 %19, %8
  %29 = add i64 %28, 7
  %30 = and i64 %29, -8
  %31 = select i1 %27, i64 %30, i64 %28
  %32 = add i64 %31, %26
  %33 = getelementptr double, ptr %4, i64 %32
  %34 = shl i64 %12, 2
  %35 = getelementptr double, ptr %33, i64 %34
  %36 = mul i64 %8, 7
  %37 = getelementptr double, ptr %4, i64 %36
  %38 = mul i64 %12, 3
  %39 = getelementptr double, ptr %33, i64 %38
  %40 = call i32 @ode_is_across(ptr %0, double %1, ptr %10)
  %41 = icmp slt i32 %40, 1
  br i1 %41, label %123, label %42

42:
  %43 = load ptr, ptr %5
  %44 = getelementptr %struct.ode_system, ptr %43, i64 0, i32 0
  %45 = load i64, ptr %44
  %46 = icmp sgt i64 %45, 0
  br i1 %46, label %52, label %47

47:
  %48 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %49 = load double, ptr %48
  %50 = call i64 @event_values(ptr %0, double %49, ptr %37, ptr %39)
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %67, label %123

52:
  %53 = phi i64 [ %65, %52 ], [ 0, %42 ]
  %54 = getelementptr double, ptr %4, i64 %53
  %55 = load double, ptr %54
  %56 = getelementptr double, ptr %10, i64 %53
  %57 = load double, ptr %56
  %58 = fcmp oeq double %57, %55
  %59 = fmul double %55, 0x3CE0000000000000
  %60 = fsub double %57, %55
  %61 = call double @llvm.copysign.f64(double %59, double %60)
  %62 = select i1 %58, double 0.000000e+00, double %61
  %63 = fadd double %55, %62
  %64 = getelementptr double, ptr %37, i64 %53
  store double %63, ptr %64
  %65 = add i64 %53, 1
  %66 = icmp eq i64 %65, %45
  br i1 %66, label %47, label %52

67:
  %68 = load ptr, ptr %5
  %69 = getelementptr %struct.ode_system, ptr %68, i64 0, i32 1
  %70 = load i64, ptr %69
  %71 = getelementptr %struct.ode_system, ptr %68, i64 0, i32 2
  %72 = load i64, ptr %71
  %73 = icmp sgt i64 %72, 0
  br i1 %73, label %74, label %123

74:
  %75 = sub i64 %70, %72
  br label %76

76:
  %77 = phi i64 [ %94, %90 ], [ %75, %74 ]
  %78 = phi i32 [ %93, %90 ], [ 0, %74 ]
  %79 = getelementptr double, ptr %33, i64 %77
  %80 = load double, ptr %79
  %81 = getelementptr double, ptr %35, i64 %77
  %82 = load double, ptr %81
  %83 = fmul double %80, %82
  %84 = fcmp olt double %83, 0.000000e+00
  br i1 %84, label %85, label %90

85:
  %86 = getelementptr double, ptr %39, i64 %77
  %87 = load double, ptr %86
  %88 = fmul double %80, %87
  %89 = fcmp olt double %88, 0.000000e+00
  br label %90

90:
  %91 = phi i1 [ false, %76 ], [ %89, %85 ]
  %92 = zext i1 %91 to i32
  %93 = or i32 %78, %92
  %94 = add i64 %77, 1
  %95 = icmp slt i64 %94, %70
  br i1 %95, label %76, label %96

96:
  %97 = icmp eq i32 %93, 0
  br i1 %97, label %123, label %98

98:
  %99 = bitcast ptr %4 to ptr
  %100 = bitcast ptr %37 to ptr
  %101 = getelementptr %struct.ode_system, ptr %68, i64 0, i32 0
  %102 = load i64, ptr %101
  %103 = shl i64 %102, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %99, ptr align 8 %100, i64 %103, i1 false)
  %104 = load ptr, ptr %5
  %105 = getelementptr %struct.ode_system, ptr %104, i64 0, i32 1
  %106 = load i64, ptr %105
  %107 = getelementptr %struct.ode_system, ptr %104, i64 0, i32 2
  %108 = load i64, ptr %107
  %109 = icmp sgt i64 %108, 0
  br i1 %109, label %110, label %112

110:
  %111 = sub i64 %106, %108
  br label %116

112:
  %113 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 51
  %114 = load i64, ptr %113
  %115 = add i64 %114, 1
  store i64 %115, ptr %113
  br label %123

116:
  %117 = phi i64 [ %121, %116 ], [ %111, %110 ]
  %118 = getelementptr double, ptr %39, i64 %117
  %119 = load double, ptr %118
  %120 = getelementptr double, ptr %33, i64 %117
  store double %119, ptr %120
  %121 = add i64 %117, 1
  %122 = icmp slt i64 %121, %106
  br i1 %122, label %116, label %112

123:
  %124 = phi i32 [ 1, %112 ], [ 0, %2 ], [ 0, %96 ], [ 0, %47 ], [ 0, %67 ]
  ret i32 %124
}

declare double @llvm.copysign.f64(double, double)

define internal i64 @event_values(ptr  %0, double %1, ptr %2, ptr %3) {
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.ode_system, ptr %6, i64 0, i32 1
  %8 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.ode_options, ptr %11, i64 0, i32 0
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.ode_system, ptr %6, i64 0, i32 0
  %15 = load i64, ptr %14
  %16 = getelementptr %struct.ode_method, ptr %13, i64 0, i32 4
  %17 = load i64, ptr %16
  %18 = add i64 %17, 10
  %19 = getelementptr %struct.ode_method, ptr %13, i64 0, i32 5
  %20 = load i64, ptr %19
  %21 = add i64 %15, 7
  %22 = and i64 %21, -8
  %23 = or i64 %22, 1
  %24 = mul i64 %20, %22
  %25 = mul i64 %24, %23
  %26 = icmp sgt i64 %25, 0
  %27 = mul i64 %18, %15
  %28 = add i64 %27, 7
  %29 = and i64 %28, -8
  %30 = select i1 %26, i64 %29, i64 %27
  %31 = add i64 %30, %25
  %32 = getelementptr double, ptr %9, i64 %31
  %33 = load i64, ptr %7
  %34 = mul i64 %33, 5
  %35 = getelementptr double, ptr %32, i64 %34
  %36 = getelementptr %struct.ode_system, ptr %6, i64 0, i32 12
  %37 = load ptr, ptr %36
  %38 = getelementptr %struct.ode_system, ptr %6, i64 0, i32 4
  %39 = load ptr, ptr %38
  %40 = call i64 %37(ptr %39, double %1, ptr %2, ptr %3)
  %41 = load ptr, ptr %5
  %42 = getelementptr %struct.ode_system, ptr %41, i64 0, i32 1
  %43 = load i64, ptr %42
  %44 = getelementptr %struct.ode_system, ptr %41, i64 0, i32 2
  %45 = load i64, ptr %44
  %46 = sub i64 %43, %45
  %47 = icmp sgt i64 %46, 0
  br i1 %47, label %50, label %48

48:
  %49 = icmp sgt i64 %45, 0
  br i1 %49, label %65, label %64

50:
  %51 = phi i64 [ %62, %61 ], [ 0, %4 ]
  %52 = getelementptr double, ptr %3, i64 %51
  %53 = load double, ptr %52
  %54 = fcmp oeq double %53, 0.000000e+00
  br i1 %54, label %55, label %61

55:
  %56 = getelementptr double, ptr %32, i64 %51
  %57 = load double, ptr %56
  %58 = call double @llvm.fabs.f64(double %57)
  %59 = fcmp ugt double %58, 0x10000000000000
  br i1 %59, label %61, label %60

60:
  store double %57, ptr %52
  br label %61

61:
  %62 = add i64 %51, 1
  %63 = icmp eq i64 %62, %46
  br i1 %63, label %48, label %50

64:
  ret i64 %40

65:
  %66 = phi i64 [ %84, %83 ], [ %46, %48 ]
  %67 = getelementptr double, ptr %3, i64 %66
  %68 = load double, ptr %67
  %69 = call double @llvm.fabs.f64(double %68)
  %70 = getelementptr double, ptr %35, i64 %66
  %71 = load double, ptr %70
  %72 = fcmp ogt double %69, %71
  %73 = fcmp ole double %69, 0x7FEFFFFFFFFFFFFF
  %74 = and i1 %72, %73
  br i1 %74, label %75, label %76

75:
  store double %69, ptr %70
  br label %76

76:
  %77 = phi double [ %69, %75 ], [ %71, %65 ]
  %78 = fcmp olt double %69, 1.000000e-15
  %79 = fmul double %77, 1.000000e-13
  %80 = fcmp olt double %69, %79
  %81 = select i1 %78, i1 true, i1 %80
  br i1 %81, label %82, label %83

82:
  store double 0.000000e+00, ptr %67
  br label %83

83:
  %84 = add i64 %66, 1
  %85 = icmp slt i64 %84, %43
  br i1 %85, label %65, label %64
}

define i64 @ode_sides(ptr  %0) {
  %2 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 50
  %3 = load i64, ptr %2
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 49
  %5 = load i64, ptr %4
  %6 = icmp eq i64 %5, 2
  %7 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.ode_system, ptr %8, i64 0, i32 1
  %10 = load i64, ptr %9
  br i1 %6, label %11, label %15

11:
  %12 = getelementptr %struct.ode_system, ptr %8, i64 0, i32 2
  %13 = load i64, ptr %12
  %14 = sub i64 %10, %13
  br label %15

15:
  %16 = phi i64 [ %14, %11 ], [ 0, %1 ]
  %17 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %18 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %19 = load ptr, ptr %18
  %20 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %21 = load ptr, ptr %20
  %22 = getelementptr %struct.ode_options, ptr %21, i64 0, i32 0
  %23 = load ptr, ptr %22
  %24 = getelementptr %struct.ode_system, ptr %8, i64 0, i32 0
  %25 = load i64, ptr %24
  %26 = getelementptr %struct.ode_method, ptr %23, i64 0, i32 4
  %27 = load i64, ptr %26
  %28 = add i64 %27, 10
  %29 = getelementptr %struct.ode_method, ptr %23, i64 0, i32 5
  %30 = load i64, ptr %29
  %31 = add i64 %25, 7
  %32 = and i64 %31, -8
  %33 = or i64 %32, 1
  %34 = mul i64 %30, %32
  %35 = mul i64 %34, %33
  %36 = icmp sgt i64 %35, 0
  %37 = mul i64 %28, %25
  %38 = add i64 %37, 7
  %39 = and i64 %38, -8
  %40 = select i1 %36, i64 %39, i64 %37
  %41 = add i64 %40, %35
  %42 = getelementptr double, ptr %19, i64 %41
  %43 = shl i64 %10, 2
  %44 = getelementptr double, ptr %42, i64 %43
  %45 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %46 = load double, ptr %45
  %47 = call i64 @event_values(ptr %0, double %46, ptr %19, ptr %44)
  %48 = load ptr, ptr %17
  %49 = getelementptr %struct.ode_system, ptr %48, i64 0, i32 1
  %50 = load i64, ptr %49
  %51 = icmp eq i64 %47, 0
  %52 = icmp slt i64 %16, %50
  %53 = select i1 %52, i1 %51, i1 false
  br i1 %53, label %56, label %54

54:
  %55 = zext i1 %51 to i64
  store i64 %55, ptr %4
  ret i64 %47

56:
  %57 = phi i64 [ %65, %62 ], [ %16, %15 ]
  %58 = icmp eq i64 %57, %3
  br i1 %58, label %62, label %59

59:
  %60 = getelementptr double, ptr %44, i64 %57
  %61 = load double, ptr %60
  br label %62

62:
  %63 = phi double [ %61, %59 ], [ 0.000000e+00, %56 ]
  %64 = getelementptr double, ptr %42, i64 %57
  store double %63, ptr %64
  %65 = add i64 %57, 1
  %66 = icmp slt i64 %65, %50
  br i1 %66, label %56, label %54
}

define i64 @ode_jumped(ptr  %0) {
  %2 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %3 = load ptr, ptr %2
  %4 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 1
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.ode_options, ptr %8, i64 0, i32 0
  %10 = load ptr, ptr %9
  %11 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 0
  %12 = load i64, ptr %11
  %13 = getelementptr %struct.ode_method, ptr %10, i64 0, i32 4
  %14 = load i64, ptr %13
  %15 = add i64 %14, 10
  %16 = getelementptr %struct.ode_method, ptr %10, i64 0, i32 5
  %17 = load i64, ptr %16
  %18 = add i64 %12, 7
  %19 = and i64 %18, -8
  %20 = or i64 %19, 1
  %21 = mul i64 %17, %19
  %22 = mul i64 %21, %20
  %23 = icmp sgt i64 %22, 0
  %24 = mul i64 %15, %12
  %25 = add i64 %24, 7
  %26 = and i64 %25, -8
  %27 = select i1 %23, i64 %26, i64 %24
  %28 = add i64 %27, %22
  %29 = getelementptr double, ptr %6, i64 %28
  %30 = load i64, ptr %4
  %31 = shl i64 %30, 2
  %32 = getelementptr double, ptr %29, i64 %31
  %33 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %34 = load double, ptr %33
  %35 = call i64 @event_values(ptr %0, double %34, ptr %6, ptr %32)
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %68

37:
  %38 = load ptr, ptr %2
  %39 = getelementptr %struct.ode_system, ptr %38, i64 0, i32 1
  %40 = load i64, ptr %39
  %41 = getelementptr %struct.ode_system, ptr %38, i64 0, i32 2
  %42 = load i64, ptr %41
  %43 = sub i64 %40, %42
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %63

45:
  %46 = phi i64 [ %61, %60 ], [ 0, %37 ]
  %47 = getelementptr double, ptr %29, i64 %46
  %48 = load double, ptr %47
  %49 = getelementptr double, ptr %32, i64 %46
  %50 = load double, ptr %49
  %51 = fcmp olt double %48, 0.000000e+00
  %52 = fcmp oge double %50, 0.000000e+00
  %53 = and i1 %51, %52
  %54 = fcmp ogt double %48, 0.000000e+00
  %55 = fcmp ole double %50, 0.000000e+00
  %56 = and i1 %54, %55
  %57 = or i1 %53, %56
  br i1 %57, label %58, label %60

58:
  %59 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 50
  store i64 %46, ptr %59
  br label %68

60:
  %61 = add i64 %46, 1
  %62 = icmp eq i64 %61, %43
  br i1 %62, label %63, label %45

63:
  %64 = bitcast ptr %29 to ptr
  %65 = bitcast ptr %32 to ptr
  %66 = shl i64 %40, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %64, ptr align 8 %65, i64 %66, i1 false)
  %67 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 49
  store i64 1, ptr %67
  br label %68

68:
  %69 = phi i64 [ 0, %63 ], [ 9, %58 ], [ %35, %1 ]
  ret i64 %69
}

define i64 @ode_step(ptr %0) {
  %2 = alloca double, align 8
  %3 = alloca i64, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca i64, align 8
  %7 = alloca double, align 8
  %8 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %9 = load double, ptr %8
  %10 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 9
  %11 = load double, ptr %10
  %12 = fcmp oeq double %9, %11
  br i1 %12, label %787, label %13

13:
  %14 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 50
  %15 = load i64, ptr %14
  %16 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %17 = load ptr, ptr %16
  %18 = getelementptr %struct.ode_options, ptr %17, i64 0, i32 4
  %19 = load double, ptr %18
  %20 = fcmp ogt double %19, 0.000000e+00
  %21 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %22 = load ptr, ptr %21
  %23 = getelementptr %struct.ode_system, ptr %22, i64 0, i32 1
  %24 = load i64, ptr %23
  %25 = icmp sgt i64 %24, 0
  %26 = icmp eq i64 %15, -1
  br i1 %26, label %44, label %27

27:
  %28 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  store double %9, ptr %28
  %29 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  store double 0.000000e+00, ptr %29
  %30 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 13
  store double 0.000000e+00, ptr %30
  %31 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 12
  store double 1.000000e-04, ptr %31
  %32 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 19
  store double 0.000000e+00, ptr %32
  %33 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 25
  store double 0x7FF0000000000000, ptr %33
  %34 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 23
  store double 0x7FF8000000000000, ptr %34
  %35 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 24
  store double 0.000000e+00, ptr %35
  %36 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 34
  %37 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 17
  %38 = bitcast ptr %36 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %38, i8 0, i64 16, i1 false)
  store double %9, ptr %37
  %39 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 49
  store i64 0, ptr %39
  %40 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 42
  %41 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 36
  %42 = bitcast ptr %41 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(32) %42, i8 0, i64 32, i1 false)
  %43 = bitcast ptr %40 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %43, i8 0, i64 24, i1 false)
  br label %44

44:
  br i1 %25, label %45, label %49

45:
  %46 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 49
  %47 = load i64, ptr %46
  %48 = icmp eq i64 %47, 1
  br i1 %48, label %49, label %50

49:
  store i64 -1, ptr %14
  br label %55

50:
  %51 = call i64 @ode_sides(ptr %0)
  store i64 -1, ptr %14
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %53, label %787

53:
  %54 = load double, ptr %10
  br label %55

55:
  %56 = phi double [ %54, %53 ], [ %11, %49 ]
  %57 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 10
  store double 0x7FF8000000000000, ptr %57
  %58 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 7
  %59 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  %60 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %61 = bitcast ptr %5 to ptr
  %62 = bitcast ptr %6 to ptr
  %63 = bitcast ptr %7 to ptr
  %64 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 17
  %65 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 51
  %66 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %67 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 42
  %68 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  %69 = bitcast ptr %2 to ptr
  %70 = bitcast ptr %3 to ptr
  %71 = bitcast ptr %4 to ptr
  %72 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 13
  %73 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 12
  %74 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 19
  %75 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 25
  %76 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 23
  %77 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 24
  %78 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 34
  %79 = bitcast ptr %78 to ptr
  %80 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 49
  %81 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 36
  %82 = bitcast ptr %81 to ptr
  %83 = bitcast ptr %67 to ptr
  %84 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 1
  br label %85

85:
  %86 = phi double [ %779, %778 ], [ %56, %55 ]
  %87 = load double, ptr %8
  %88 = fsub double %86, %87
  %89 = load double, ptr %58
  %90 = fmul double %88, %89
  %91 = fcmp olt double %90, 0.000000e+00
  br i1 %91, label %92, label %94

92:
  %93 = fneg double %89
  store double %93, ptr %58
  br label %94

94:
  %95 = phi double [ %93, %92 ], [ %89, %85 ]
  %96 = load ptr, ptr %21
  %97 = getelementptr %struct.ode_system, ptr %96, i64 0, i32 2
  %98 = load i64, ptr %97
  %99 = icmp sgt i64 %98, 0
  br i1 %99, label %100, label %338

100:
  %101 = load double, ptr %59
  %102 = fcmp oeq double %101, 0.000000e+00
  %103 = select i1 %102, i1 true, i1 %20
  br i1 %103, label %338, label %104

104:
  %105 = getelementptr %struct.ode_system, ptr %96, i64 0, i32 1
  %106 = load ptr, ptr %60
  %107 = load ptr, ptr %16
  %108 = getelementptr %struct.ode_options, ptr %107, i64 0, i32 0
  %109 = load ptr, ptr %108
  %110 = getelementptr %struct.ode_system, ptr %96, i64 0, i32 0
  %111 = load i64, ptr %110
  %112 = getelementptr %struct.ode_method, ptr %109, i64 0, i32 4
  %113 = load i64, ptr %112
  %114 = add i64 %113, 10
  %115 = getelementptr %struct.ode_method, ptr %109, i64 0, i32 5
  %116 = load i64, ptr %115
  %117 = add i64 %111, 7
  %118 = and i64 %117, -8
  %119 = or i64 %118, 1
  %120 = mul i64 %116, %118
  %121 = mul i64 %120, %119
  %122 = icmp sgt i64 %121, 0
  %123 = mul i64 %114, %111
  %124 = add i64 %123, 7
  %125 = and i64 %124, -8
  %126 = select i1 %122, i64 %125, i64 %123
  %127 = add i64 %126, %121
  %128 = getelementptr double, ptr %106, i64 %127
  %129 = call double @llvm.fabs.f64(double %87)
  %130 = call double @llvm.fabs.f64(double %86)
  %131 = call double @llvm.maxnum.f64(double %129, double %130)
  %132 = fmul double %131, 0x3CE4000000000000
  %133 = fmul double %132, 8.000000e+00
  %134 = call double @llvm.fabs.f64(double %95)
  %135 = call double @llvm.fabs.f64(double %88)
  %136 = call double @llvm.fabs.f64(double %101)
  %137 = fmul double %136, 2.000000e+00
  %138 = call double @llvm.minnum.f64(double %135, double %137)
  %139 = call double @llvm.minnum.f64(double %134, double %138)
  %140 = call double @llvm.copysign.f64(double %139, double %101)
  %141 = load i64, ptr %105
  %142 = mul i64 %141, 3
  %143 = getelementptr double, ptr %128, i64 %142
  store double 0.000000e+00, ptr %5
  %144 = fadd double %87, %140
  %145 = call i64 @values_by_cubic(ptr %0, double %144, ptr %143)
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %147, label %187

147:
  %148 = load ptr, ptr %21
  %149 = getelementptr %struct.ode_system, ptr %148, i64 0, i32 2
  %150 = load i64, ptr %149
  %151 = icmp sgt i64 %150, 0
  br i1 %151, label %152, label %187

152:
  %153 = getelementptr %struct.ode_system, ptr %148, i64 0, i32 1
  %154 = load i64, ptr %153
  %155 = sub i64 %154, %150
  br label %156

156:
  %157 = phi i64 [ %182, %180 ], [ %155, %152 ]
  %158 = phi double [ %181, %180 ], [ 0.000000e+00, %152 ]
  %159 = getelementptr double, ptr %128, i64 %157
  %160 = load double, ptr %159
  %161 = getelementptr double, ptr %143, i64 %157
  %162 = load double, ptr %161
  %163 = fmul double %160, %162
  %164 = fcmp olt double %163, 0.000000e+00
  br i1 %164, label %165, label %180

165:
  %166 = load double, ptr %8
  %167 = fadd double %140, %166
  %168 = call i64 @locate(ptr %0, ptr @values_by_cubic, i64 %157, double %166, double %167, double %160, double %162, ptr %5)
  %169 = icmp eq i64 %168, 0
  br i1 %169, label %170, label %187

170:
  %171 = fcmp oeq double %158, 0.000000e+00
  %172 = load double, ptr %5
  %173 = load double, ptr %8
  %174 = fsub double %172, %173
  br i1 %171, label %179, label %175

175:
  %176 = call double @llvm.fabs.f64(double %174)
  %177 = call double @llvm.fabs.f64(double %158)
  %178 = fcmp olt double %176, %177
  br i1 %178, label %179, label %180

179:
  br label %180

180:
  %181 = phi double [ %174, %179 ], [ %158, %175 ], [ %158, %156 ]
  %182 = add i64 %157, 1
  %183 = load ptr, ptr %21
  %184 = getelementptr %struct.ode_system, ptr %183, i64 0, i32 1
  %185 = load i64, ptr %184
  %186 = icmp slt i64 %182, %185
  br i1 %186, label %156, label %187

187:
  %188 = phi double [ 0.000000e+00, %104 ], [ 0.000000e+00, %147 ], [ 0.000000e+00, %165 ], [ %181, %180 ]
  %189 = load double, ptr %59
  %190 = fdiv double %188, %189
  %191 = load ptr, ptr %21
  %192 = getelementptr %struct.ode_system, ptr %191, i64 0, i32 3
  %193 = load i64, ptr %192
  %194 = call double @llvm.fabs.f64(double %188)
  %195 = fmul double %133, 1.000000e+03
  %196 = fcmp ugt double %194, %195
  br i1 %196, label %197, label %338

197:
  %198 = fcmp ole double %190, 5.000000e-02
  %199 = icmp eq i64 %193, 2
  %200 = select i1 %198, i1 %199, i1 false
  br i1 %200, label %338, label %201

201:
  %202 = fcmp ogt double %190, 5.000000e-02
  br i1 %202, label %203, label %207

203:
  %204 = call double @llvm.minnum.f64(double %190, double 1.000000e+00)
  %205 = call double @llvm.fmuladd.f64(double %204, double -5.000000e-02, double 0x3FEF5C28F5C28F5C)
  %206 = call double @llvm.fmuladd.f64(double %205, double %188, double %87)
  store double %206, ptr %10
  br label %338

207:
  %208 = call double @llvm.fabs.f64(double %189)
  %209 = fmul double %208, 0x3DA5FD7FE1796495
  %210 = call double @llvm.maxnum.f64(double %209, double %133)
  %211 = call double @llvm.copysign.f64(double %210, double %189)
  %212 = getelementptr %struct.ode_system, ptr %191, i64 0, i32 1
  %213 = load i64, ptr %212
  %214 = load ptr, ptr %60
  %215 = load ptr, ptr %16
  %216 = getelementptr %struct.ode_options, ptr %215, i64 0, i32 0
  %217 = load ptr, ptr %216
  %218 = getelementptr %struct.ode_system, ptr %191, i64 0, i32 0
  %219 = load i64, ptr %218
  %220 = getelementptr %struct.ode_method, ptr %217, i64 0, i32 4
  %221 = load i64, ptr %220
  %222 = add i64 %221, 10
  %223 = getelementptr %struct.ode_method, ptr %217, i64 0, i32 5
  %224 = load i64, ptr %223
  %225 = add i64 %219, 7
  %226 = and i64 %225, -8
  %227 = or i64 %226, 1
  %228 = mul i64 %224, %226
  %229 = mul i64 %228, %227
  %230 = icmp sgt i64 %229, 0
  %231 = mul i64 %222, %219
  %232 = add i64 %231, 7
  %233 = and i64 %232, -8
  %234 = select i1 %230, i64 %233, i64 %231
  %235 = add i64 %234, %229
  %236 = getelementptr double, ptr %214, i64 %235
  %237 = getelementptr double, ptr %236, i64 %213
  %238 = bitcast ptr %237 to ptr
  %239 = bitcast ptr %128 to ptr
  %240 = shl i64 %213, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %238, ptr align 8 %239, i64 %240, i1 false)
  store i64 0, ptr %6
  store double %87, ptr %7
  %241 = fmul double %188, 2.000000e+00
  br label %242

242:
  %243 = phi double [ %188, %207 ], [ %259, %254 ]
  %244 = phi double [ %241, %207 ], [ %260, %254 ]
  %245 = fmul double %211, %244
  %246 = fcmp ugt double %245, 0.000000e+00
  br i1 %246, label %247, label %262

247:
  %248 = fadd double %87, %244
  %249 = load ptr, ptr %21
  %250 = getelementptr %struct.ode_system, ptr %249, i64 0, i32 1
  %251 = load i64, ptr %250
  %252 = call i64 @first_event(ptr %0, double %87, double %248, i64 0, i64 %251, ptr %6, ptr %7)
  %253 = icmp eq i64 %252, 0
  br i1 %253, label %254, label %262

254:
  %255 = load i64, ptr %6
  %256 = load double, ptr %7
  %257 = fsub double %256, %87
  %258 = icmp slt i64 %255, 0
  %259 = select i1 %258, double %243, double %257
  %260 = fsub double %259, %211
  %261 = icmp sgt i64 %255, -1
  br i1 %261, label %242, label %263

262:
  br label %323

263:
  %264 = icmp eq i64 %193, 0
  br i1 %264, label %287, label %265

265:
  %266 = fmul double %211, %260
  %267 = fcmp ogt double %266, 0.000000e+00
  br i1 %267, label %268, label %323

268:
  %269 = load double, ptr %10
  %270 = fsub double %269, %87
  %271 = fsub double %270, %259
  %272 = fsub double %271, %211
  %273 = fmul double %211, %272
  %274 = fcmp ogt double %273, 0.000000e+00
  br i1 %274, label %275, label %323

275:
  %276 = fadd double %87, %259
  %277 = fsub double %276, %211
  store double %277, ptr %10
  %278 = fadd double %211, %276
  store double %278, ptr %57
  %279 = load double, ptr %58
  %280 = call double @llvm.fabs.f64(double %279)
  %281 = load double, ptr %64
  %282 = fsub double %278, %281
  %283 = call double @llvm.fabs.f64(double %282)
  %284 = fmul double %283, 2.000000e+00
  %285 = call double @llvm.minnum.f64(double %280, double %284)
  %286 = call double @llvm.copysign.f64(double %285, double %279)
  store double %286, ptr %58
  br label %323

287:
  %288 = fadd double %87, %259
  %289 = load double, ptr %59
  %290 = call double @llvm.fabs.f64(double %289)
  %291 = fmul double %290, 1.000000e-09
  %292 = call double @time_behind(ptr %0, double %288, double %211, double %291)
  %293 = call double @llvm.fabs.f64(double %259)
  %294 = fcmp ugt double %293, %195
  br i1 %294, label %295, label %323

295:
  %296 = load double, ptr %10
  %297 = fsub double %296, %292
  %298 = fmul double %211, %297
  %299 = fcmp ogt double %298, 0.000000e+00
  br i1 %299, label %300, label %323

300:
  %301 = load ptr, ptr %60
  %302 = load ptr, ptr %21
  %303 = getelementptr %struct.ode_system, ptr %302, i64 0, i32 0
  %304 = load i64, ptr %303
  %305 = mul i64 %304, 6
  %306 = getelementptr double, ptr %301, i64 %305
  %307 = bitcast ptr %306 to ptr
  %308 = bitcast ptr %301 to ptr
  %309 = shl i64 %304, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %307, ptr align 8 %308, i64 %309, i1 false)
  %310 = call i64 @go_on_from(ptr %0, double %292)
  switch i64 %310, label %311 [
    i64 9, label %324
    i64 7, label %324
    i64 0, label %324
  ]

311:
  %312 = load ptr, ptr %60
  %313 = bitcast ptr %312 to ptr
  %314 = load ptr, ptr %21
  %315 = getelementptr %struct.ode_system, ptr %314, i64 0, i32 0
  %316 = load i64, ptr %315
  %317 = mul i64 %316, 6
  %318 = getelementptr double, ptr %312, i64 %317
  %319 = bitcast ptr %318 to ptr
  %320 = shl i64 %316, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %313, ptr align 8 %319, i64 %320, i1 false)
  store double %87, ptr %8
  store i64 -1, ptr %14
  %321 = icmp eq i64 %310, 2
  br i1 %321, label %322, label %323

322:
  br label %780

323:
  br label %338

324:
  %325 = load i64, ptr %65
  %326 = add i64 %325, 1
  store i64 %326, ptr %65
  %327 = load i64, ptr %66
  %328 = add i64 %327, 1
  store i64 %328, ptr %66
  %329 = load double, ptr %58
  %330 = call double @llvm.fabs.f64(double %329)
  %331 = load double, ptr %64
  %332 = fsub double %292, %331
  %333 = call double @llvm.fabs.f64(double %332)
  %334 = fmul double %333, 2.000000e+00
  %335 = call double @llvm.minnum.f64(double %330, double %334)
  %336 = call double @llvm.copysign.f64(double %335, double %329)
  store double %336, ptr %58
  %337 = icmp eq i64 %310, 0
  br i1 %337, label %338, label %780

338:
  %339 = load i64, ptr %14
  %340 = icmp eq i64 %339, -1
  br i1 %340, label %341, label %782

341:
  store i64 0, ptr %67
  %342 = load ptr, ptr %16
  %343 = getelementptr %struct.ode_options, ptr %342, i64 0, i32 0
  %344 = load ptr, ptr %343
  %345 = getelementptr %struct.ode_method, ptr %344, i64 0, i32 0
  %346 = load ptr, ptr %345
  %347 = call i64 %346(ptr %0)
  %348 = icmp eq i64 %347, 0
  %349 = icmp eq i64 %347, 7
  %350 = or i1 %348, %349
  %351 = select i1 %350, i1 %25, i1 false
  br i1 %351, label %352, label %772

352:
  br i1 %20, label %353, label %355

353:
  %354 = call i64 @ode_jumped(ptr %0)
  br label %764

355:
  %356 = load ptr, ptr %21
  %357 = getelementptr %struct.ode_system, ptr %356, i64 0, i32 1
  %358 = load ptr, ptr %60
  %359 = load ptr, ptr %16
  %360 = getelementptr %struct.ode_options, ptr %359, i64 0, i32 0
  %361 = load ptr, ptr %360
  %362 = getelementptr %struct.ode_system, ptr %356, i64 0, i32 0
  %363 = load i64, ptr %362
  %364 = getelementptr %struct.ode_method, ptr %361, i64 0, i32 4
  %365 = load i64, ptr %364
  %366 = add i64 %365, 10
  %367 = getelementptr %struct.ode_method, ptr %361, i64 0, i32 5
  %368 = load i64, ptr %367
  %369 = add i64 %363, 7
  %370 = and i64 %369, -8
  %371 = or i64 %370, 1
  %372 = mul i64 %368, %370
  %373 = mul i64 %372, %371
  %374 = icmp sgt i64 %373, 0
  %375 = mul i64 %366, %363
  %376 = add i64 %375, 7
  %377 = and i64 %376, -8
  %378 = select i1 %374, i64 %377, i64 %375
  %379 = add i64 %378, %373
  %380 = getelementptr double, ptr %358, i64 %379
  %381 = load i64, ptr %357
  %382 = mul i64 %381, 3
  %383 = getelementptr double, ptr %380, i64 %382
  %384 = shl i64 %381, 1
  %385 = getelementptr double, ptr %380, i64 %384
  %386 = load double, ptr %68
  %387 = load double, ptr %8
  %388 = fsub double %387, %386
  %389 = call double @llvm.fmuladd.f64(double %388, double 3.820000e-01, double %386)
  %390 = getelementptr %struct.ode_system, ptr %356, i64 0, i32 2
  %391 = load i64, ptr %390
  %392 = icmp sgt i64 %391, 0
  br i1 %392, label %393, label %402

393:
  %394 = load i64, ptr %67
  %395 = icmp eq i64 %394, 0
  br i1 %395, label %396, label %402

396:
  %397 = getelementptr %struct.ode_method, ptr %361, i64 0, i32 6
  %398 = load i64, ptr %397
  %399 = icmp sgt i64 %398, 0
  br i1 %399, label %400, label %402

400:
  %401 = call i64 @values_by_cubic(ptr %0, double %389, ptr %385)
  br label %404

402:
  %403 = call i64 @values_within(ptr %0, double %389, ptr %385)
  br label %404

404:
  %405 = phi i64 [ %401, %400 ], [ %403, %402 ]
  %406 = icmp eq i64 %405, 0
  br i1 %406, label %407, label %770

407:
  %408 = load double, ptr %8
  %409 = call i64 @values_within(ptr %0, double %408, ptr %383)
  %410 = icmp eq i64 %409, 0
  br i1 %410, label %411, label %770

411:
  %412 = load ptr, ptr %21
  %413 = getelementptr %struct.ode_system, ptr %412, i64 0, i32 1
  %414 = load i64, ptr %413
  %415 = icmp sgt i64 %414, 0
  br i1 %415, label %419, label %449

416:
  %417 = icmp slt i64 %446, %414
  %418 = icmp eq i64 %446, %414
  br i1 %418, label %447, label %419

419:
  %420 = phi i1 [ %417, %416 ], [ true, %411 ]
  %421 = phi i64 [ %446, %416 ], [ 0, %411 ]
  %422 = getelementptr double, ptr %385, i64 %421
  %423 = load double, ptr %422
  %424 = getelementptr double, ptr %380, i64 %421
  %425 = load double, ptr %424
  %426 = fsub double %423, %425
  %427 = call double @llvm.fabs.f64(double %426)
  %428 = getelementptr double, ptr %383, i64 %421
  %429 = load double, ptr %428
  %430 = fsub double %429, %423
  %431 = call double @llvm.fabs.f64(double %430)
  %432 = fadd double %427, %431
  %433 = call double @llvm.fabs.f64(double %425)
  %434 = call double @llvm.fabs.f64(double %423)
  %435 = call double @llvm.fabs.f64(double %429)
  %436 = call double @llvm.minnum.f64(double %434, double %435)
  %437 = call double @llvm.minnum.f64(double %433, double %436)
  %438 = fmul double %423, %425
  %439 = fcmp ogt double %438, 0.000000e+00
  %440 = fmul double %423, %429
  %441 = fcmp ogt double %440, 0.000000e+00
  %442 = select i1 %439, i1 %441, i1 false
  %443 = fmul double %432, 2.000000e+00
  %444 = fcmp ogt double %437, %443
  %445 = select i1 %442, i1 %444, i1 false
  %446 = add i64 %421, 1
  br i1 %445, label %416, label %447

447:
  %448 = phi i1 [ %420, %419 ], [ %417, %416 ]
  br i1 %448, label %472, label %449

449:
  %450 = load double, ptr %8
  %451 = load double, ptr %10
  %452 = fcmp oeq double %450, %451
  br i1 %452, label %453, label %456

453:
  %454 = load double, ptr %57
  %455 = fcmp uno double %454, 0.000000e+00
  br i1 %455, label %456, label %472

456:
  %457 = bitcast ptr %380 to ptr
  %458 = bitcast ptr %383 to ptr
  %459 = shl i64 %414, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %457, ptr align 8 %458, i64 %459, i1 false)
  %460 = load double, ptr %8
  %461 = load double, ptr %68
  %462 = fsub double %460, %461
  %463 = call double @llvm.fabs.f64(double %462)
  %464 = call double @llvm.fabs.f64(double %460)
  %465 = load double, ptr %10
  %466 = call double @llvm.fabs.f64(double %465)
  %467 = call double @llvm.maxnum.f64(double %464, double %466)
  %468 = fmul double %467, 0x3CE4000000000000
  %469 = fmul double %468, 8.000000e+03
  %470 = fcmp ogt double %463, %469
  br i1 %470, label %471, label %767

471:
  store i64 0, ptr %65
  br label %767

472:
  %473 = getelementptr %struct.ode_system, ptr %412, i64 0, i32 2
  %474 = load i64, ptr %473
  %475 = icmp sgt i64 %474, 0
  br i1 %475, label %476, label %762

476:
  %477 = load ptr, ptr %60
  %478 = load ptr, ptr %16
  %479 = getelementptr %struct.ode_options, ptr %478, i64 0, i32 0
  %480 = load ptr, ptr %479
  %481 = getelementptr %struct.ode_system, ptr %412, i64 0, i32 0
  %482 = load i64, ptr %481
  %483 = getelementptr %struct.ode_method, ptr %480, i64 0, i32 4
  %484 = load i64, ptr %483
  %485 = add i64 %484, 10
  %486 = getelementptr %struct.ode_method, ptr %480, i64 0, i32 5
  %487 = load i64, ptr %486
  %488 = add i64 %482, 7
  %489 = and i64 %488, -8
  %490 = or i64 %489, 1
  %491 = mul i64 %487, %489
  %492 = mul i64 %491, %490
  %493 = icmp sgt i64 %492, 0
  %494 = mul i64 %485, %482
  %495 = add i64 %494, 7
  %496 = and i64 %495, -8
  %497 = select i1 %493, i64 %496, i64 %494
  %498 = add i64 %497, %492
  %499 = getelementptr double, ptr %477, i64 %498
  %500 = sub i64 %414, %474
  %501 = load double, ptr %68
  %502 = load double, ptr %8
  %503 = fsub double %502, %501
  %504 = call double @llvm.fabs.f64(double %502)
  %505 = load double, ptr %10
  %506 = call double @llvm.fabs.f64(double %505)
  %507 = call double @llvm.maxnum.f64(double %504, double %506)
  %508 = fmul double %507, 0x3CE4000000000000
  %509 = fmul double %508, 8.000000e+00
  %510 = call double @llvm.copysign.f64(double %509, double %503)
  %511 = call double @llvm.fabs.f64(double %503)
  %512 = call double @llvm.fabs.f64(double %510)
  %513 = fmul double %503, 0x3DA5FD7FE1796495
  store double %502, ptr %2
  store i64 -1, ptr %3
  %514 = mul i64 %414, 3
  %515 = getelementptr double, ptr %499, i64 %514
  %516 = load i64, ptr %65
  br label %524

517:
  %518 = fmul double %511, 0x3DA5FD7FE1796495
  %519 = fcmp ogt double %518, %512
  %520 = select i1 %519, double %513, double %510
  %521 = getelementptr double, ptr %499, i64 %414
  %522 = call double @llvm.fmuladd.f64(double %520, double 0x4059000000000001, double %501)
  store i64 %539, ptr %65
  %523 = icmp slt i64 %539, 101
  br i1 %523, label %542, label %760

524:
  %525 = phi i64 [ %516, %476 ], [ %539, %524 ]
  %526 = phi i64 [ %500, %476 ], [ %540, %524 ]
  %527 = getelementptr double, ptr %499, i64 %526
  %528 = load double, ptr %527
  %529 = getelementptr double, ptr %515, i64 %526
  %530 = load double, ptr %529
  %531 = fcmp olt double %528, 0.000000e+00
  %532 = fcmp oge double %530, 0.000000e+00
  %533 = and i1 %531, %532
  %534 = fcmp ogt double %528, 0.000000e+00
  %535 = fcmp ole double %530, 0.000000e+00
  %536 = and i1 %534, %535
  %537 = or i1 %533, %536
  %538 = zext i1 %537 to i64
  %539 = add i64 %525, %538
  %540 = add i64 %526, 1
  %541 = icmp slt i64 %540, %414
  br i1 %541, label %524, label %517

542:
  %543 = fsub double %502, %522
  %544 = fmul double %503, %543
  %545 = fcmp ogt double %544, 0.000000e+00
  br i1 %545, label %546, label %724

546:
  %547 = call i64 @values_within(ptr %0, double %522, ptr %521)
  %548 = icmp eq i64 %547, 0
  br i1 %548, label %549, label %624

549:
  %550 = load ptr, ptr %60
  %551 = load ptr, ptr %21
  %552 = getelementptr %struct.ode_system, ptr %551, i64 0, i32 0
  %553 = load i64, ptr %552
  %554 = mul i64 %553, 7
  %555 = getelementptr double, ptr %550, i64 %554
  %556 = getelementptr %struct.ode_system, ptr %551, i64 0, i32 1
  %557 = load i64, ptr %556
  %558 = load ptr, ptr %16
  %559 = getelementptr %struct.ode_options, ptr %558, i64 0, i32 0
  %560 = load ptr, ptr %559
  %561 = getelementptr %struct.ode_method, ptr %560, i64 0, i32 4
  %562 = load i64, ptr %561
  %563 = add i64 %562, 10
  %564 = getelementptr %struct.ode_method, ptr %560, i64 0, i32 5
  %565 = load i64, ptr %564
  %566 = add i64 %553, 7
  %567 = and i64 %566, -8
  %568 = or i64 %567, 1
  %569 = mul i64 %568, %567
  %570 = mul i64 %569, %565
  %571 = icmp sgt i64 %570, 0
  %572 = mul i64 %563, %553
  %573 = add i64 %572, 7
  %574 = and i64 %573, -8
  %575 = select i1 %571, i64 %574, i64 %572
  %576 = add i64 %575, %570
  %577 = getelementptr double, ptr %550, i64 %576
  %578 = shl i64 %557, 2
  %579 = getelementptr double, ptr %577, i64 %578
  %580 = icmp sgt i64 %553, 0
  br i1 %580, label %591, label %581

581:
  %582 = call i64 @event_values(ptr %0, double %522, ptr %555, ptr %579)
  %583 = load ptr, ptr %21
  %584 = getelementptr %struct.ode_system, ptr %583, i64 0, i32 1
  %585 = load i64, ptr %584
  %586 = getelementptr %struct.ode_system, ptr %583, i64 0, i32 2
  %587 = load i64, ptr %586
  %588 = icmp sgt i64 %587, 0
  br i1 %588, label %589, label %624

589:
  %590 = sub i64 %585, %587
  br label %611

591:
  %592 = phi i64 [ %609, %606 ], [ 0, %549 ]
  %593 = getelementptr double, ptr %555, i64 %592
  %594 = load double, ptr %593
  %595 = fmul double %594, 0x3CB0000000000000
  %596 = and i64 %592, 1
  %597 = icmp eq i64 %596, 0
  br i1 %597, label %602, label %598

598:
  %599 = urem i64 %592, 3
  %600 = sitofp i64 %599 to double
  %601 = fsub double -4.000000e+00, %600
  br label %606

602:
  %603 = urem i64 %592, 5
  %604 = sitofp i64 %603 to double
  %605 = fadd double %604, 4.000000e+00
  br label %606

606:
  %607 = phi double [ %601, %598 ], [ %605, %602 ]
  %608 = call double @llvm.fmuladd.f64(double %595, double %607, double %594)
  store double %608, ptr %593
  %609 = add i64 %592, 1
  %610 = icmp eq i64 %609, %553
  br i1 %610, label %581, label %591

611:
  %612 = phi i64 [ %622, %611 ], [ %590, %589 ]
  %613 = getelementptr double, ptr %521, i64 %612
  %614 = load double, ptr %613
  %615 = call double @llvm.fabs.f64(double %614)
  %616 = getelementptr double, ptr %579, i64 %612
  %617 = load double, ptr %616
  %618 = fsub double %617, %614
  %619 = call double @llvm.fabs.f64(double %618)
  %620 = fcmp ugt double %615, %619
  %621 = select i1 %620, double %614, double 0.000000e+00
  store double %621, ptr %613
  %622 = add i64 %612, 1
  %623 = icmp slt i64 %622, %585
  br i1 %623, label %611, label %624

624:
  %625 = phi i64 [ %547, %546 ], [ %582, %581 ], [ %582, %611 ]
  br label %630

626:
  %627 = icmp ne i32 %640, 0
  %628 = icmp eq i64 %625, 0
  %629 = select i1 %628, i1 %627, i1 false
  br i1 %629, label %643, label %647

630:
  %631 = phi i32 [ %640, %630 ], [ 0, %624 ]
  %632 = phi i64 [ %641, %630 ], [ %500, %624 ]
  %633 = getelementptr double, ptr %499, i64 %632
  %634 = load double, ptr %633
  %635 = getelementptr double, ptr %521, i64 %632
  %636 = load double, ptr %635
  %637 = fmul double %634, %636
  %638 = fcmp olt double %637, 0.000000e+00
  %639 = zext i1 %638 to i32
  %640 = or i32 %631, %639
  store double %636, ptr %633
  %641 = add i64 %632, 1
  %642 = icmp slt i64 %641, %414
  br i1 %642, label %630, label %626

643:
  %644 = load i64, ptr %65
  %645 = add i64 %644, 1
  store i64 %645, ptr %65
  %646 = call i64 @go_on_from(ptr %0, double %522)
  br label %760

647:
  br i1 %628, label %648, label %760

648:
  %649 = call i64 @search(ptr %0, double %522, i64 %500, i64 %414, ptr %3, ptr %2)
  %650 = load i64, ptr %3
  %651 = icmp eq i64 %649, 0
  %652 = icmp sgt i64 %650, -1
  %653 = select i1 %651, i1 %652, i1 false
  %654 = load double, ptr %2
  br i1 %653, label %655, label %657

655:
  %656 = call i64 @values_within(ptr %0, double %654, ptr %521)
  br label %658

657:
  br i1 %652, label %658, label %662

658:
  %659 = phi i64 [ %656, %655 ], [ %649, %657 ]
  %660 = icmp eq i64 %659, 0
  br i1 %660, label %665, label %760

661:
  br i1 %693, label %695, label %760

662:
  br i1 %651, label %663, label %760

663:
  %664 = load double, ptr %8
  br label %724

665:
  %666 = phi double [ %690, %684 ], [ %654, %658 ]
  %667 = phi i64 [ %691, %684 ], [ %500, %658 ]
  store double %666, ptr %4
  %668 = icmp eq i64 %667, %650
  br i1 %668, label %684, label %669

669:
  %670 = getelementptr double, ptr %499, i64 %667
  %671 = load double, ptr %670
  %672 = getelementptr double, ptr %521, i64 %667
  %673 = load double, ptr %672
  %674 = fcmp olt double %671, 0.000000e+00
  %675 = fcmp oge double %673, 0.000000e+00
  %676 = and i1 %674, %675
  %677 = fcmp ogt double %671, 0.000000e+00
  %678 = fcmp ole double %673, 0.000000e+00
  %679 = and i1 %677, %678
  %680 = or i1 %676, %679
  br i1 %680, label %681, label %684

681:
  %682 = call i64 @locate(ptr %0, ptr @values_within, i64 %667, double %522, double %666, double %671, double %673, ptr %4)
  %683 = load double, ptr %4
  br label %684

684:
  %685 = phi double [ %683, %681 ], [ %666, %669 ], [ %666, %665 ]
  %686 = phi i64 [ %682, %681 ], [ 0, %669 ], [ 0, %665 ]
  %687 = fsub double %685, %666
  %688 = fmul double %503, %687
  %689 = fcmp olt double %688, 0.000000e+00
  %690 = select i1 %689, double %685, double %666
  %691 = add i64 %667, 1
  %692 = icmp slt i64 %691, %414
  %693 = icmp eq i64 %686, 0
  %694 = select i1 %692, i1 %693, i1 false
  br i1 %694, label %665, label %661

695:
  %696 = load double, ptr %8
  %697 = fsub double %696, %690
  %698 = call double @llvm.fmuladd.f64(double %520, double -2.000000e+00, double %697)
  %699 = fmul double %503, %698
  %700 = fcmp ogt double %699, 0.000000e+00
  br i1 %700, label %701, label %724

701:
  %702 = load ptr, ptr %60
  %703 = bitcast ptr %702 to ptr
  %704 = load ptr, ptr %21
  %705 = getelementptr %struct.ode_system, ptr %704, i64 0, i32 0
  %706 = load i64, ptr %705
  %707 = getelementptr double, ptr %702, i64 %706
  %708 = bitcast ptr %707 to ptr
  %709 = shl i64 %706, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %703, ptr align 8 %708, i64 %709, i1 false)
  %710 = load double, ptr %58
  %711 = call double @llvm.fabs.f64(double %710)
  %712 = load double, ptr %64
  %713 = fsub double %690, %712
  %714 = call double @llvm.fabs.f64(double %713)
  %715 = fmul double %714, 2.000000e+00
  %716 = call double @llvm.minnum.f64(double %711, double %715)
  %717 = call double @llvm.copysign.f64(double %716, double %503)
  store double %501, ptr %68
  store double %501, ptr %8
  store double %717, ptr %58
  store double 0.000000e+00, ptr %59
  store double 0.000000e+00, ptr %72
  store double 1.000000e-04, ptr %73
  store double 0.000000e+00, ptr %74
  store double 0x7FF0000000000000, ptr %75
  store double 0x7FF8000000000000, ptr %76
  store double 0.000000e+00, ptr %77
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %79, i8 0, i64 16, i1 false)
  store double %501, ptr %64
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(32) %82, i8 0, i64 32, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %83, i8 0, i64 24, i1 false)
  store i64 -1, ptr %14
  store i64 1, ptr %80
  %718 = fsub double %690, %520
  store double %718, ptr %10
  %719 = fadd double %520, %690
  store double %719, ptr %57
  %720 = load i64, ptr %66
  %721 = add i64 %720, -1
  store i64 %721, ptr %66
  %722 = load i64, ptr %84
  %723 = add i64 %722, 1
  store i64 %723, ptr %84
  br label %760

724:
  %725 = phi double [ %696, %695 ], [ %664, %663 ], [ %502, %542 ]
  %726 = load double, ptr %68
  %727 = fsub double %725, %726
  %728 = call double @llvm.fabs.f64(double %727)
  %729 = call double @llvm.fabs.f64(double %725)
  %730 = load double, ptr %10
  %731 = call double @llvm.fabs.f64(double %730)
  %732 = call double @llvm.maxnum.f64(double %729, double %731)
  %733 = fmul double %732, 0x3CE4000000000000
  %734 = fmul double %733, 8.000000e+03
  %735 = fcmp ogt double %728, %734
  br i1 %735, label %736, label %737

736:
  store i64 0, ptr %65
  br label %737

737:
  %738 = fcmp oeq double %725, %730
  br i1 %738, label %741, label %739

739:
  %740 = call i64 @find_condition(ptr %0)
  br label %760

741:
  %742 = load double, ptr %57
  %743 = fcmp ord double %742, 0.000000e+00
  %744 = call i64 @find_condition(ptr %0)
  %745 = icmp eq i64 %744, 0
  %746 = select i1 %745, i1 %743, i1 false
  br i1 %746, label %747, label %760

747:
  %748 = load double, ptr %57
  %749 = load double, ptr %8
  %750 = fsub double %748, %749
  %751 = call double @llvm.fabs.f64(double %750)
  %752 = fmul double %751, 1.000000e+02
  %753 = call double @time_behind(ptr %0, double %749, double %750, double %752)
  %754 = fcmp uno double %753, 0.000000e+00
  br i1 %754, label %755, label %757

755:
  %756 = load double, ptr %57
  br label %757

757:
  %758 = phi double [ %756, %755 ], [ %753, %747 ]
  %759 = call i64 @go_on_from(ptr %0, double %758)
  br label %760

760:
  %761 = phi i64 [ %646, %643 ], [ 0, %701 ], [ 4, %517 ], [ %686, %661 ], [ %759, %757 ], [ %744, %741 ], [ %740, %739 ], [ %649, %662 ], [ %625, %647 ], [ %659, %658 ]
  br label %764

762:
  %763 = call i64 @find_condition(ptr %0)
  br label %764

764:
  %765 = phi i64 [ %354, %353 ], [ %761, %760 ], [ %763, %762 ]
  %766 = icmp eq i64 %765, 0
  br i1 %766, label %767, label %770

767:
  %768 = load double, ptr %59
  %769 = fcmp oeq double %768, 0.000000e+00
  br i1 %769, label %770, label %772

770:
  %771 = phi i64 [ 0, %767 ], [ %765, %764 ], [ %405, %404 ], [ %409, %407 ]
  br label %772

772:
  %773 = phi i64 [ %347, %341 ], [ %771, %770 ], [ %347, %767 ]
  %774 = icmp eq i64 %773, 0
  br i1 %774, label %775, label %780

775:
  %776 = load double, ptr %59
  %777 = fcmp oeq double %776, 0.000000e+00
  br i1 %777, label %778, label %782

778:
  %779 = load double, ptr %10
  br label %85

780:
  %781 = phi i64 [ 2, %322 ], [ %310, %324 ], [ %773, %772 ]
  store double %56, ptr %10
  br label %785

782:
  store double %56, ptr %10
  %783 = load double, ptr %8
  %784 = fcmp oeq double %783, %56
  br i1 %784, label %787, label %785

785:
  %786 = phi i64 [ %781, %780 ], [ 0, %782 ]
  br label %787

787:
  %788 = phi i64 [ 1, %1 ], [ %51, %50 ], [ %786, %785 ], [ 1, %782 ]
  ret i64 %788
}

define i64 @ode_step_blindly(ptr %0) {
  %2 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 42
  store i64 0, ptr %2
  %3 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %4 = load ptr, ptr %3
  %5 = getelementptr %struct.ode_options, ptr %4, i64 0, i32 0
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.ode_method, ptr %6, i64 0, i32 0
  %8 = load ptr, ptr %7
  %9 = call i64 %8(ptr %0)
  ret i64 %9
}

declare double @llvm.fabs.f64(double)

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.minnum.f64(double, double)

define internal i64 @values_by_cubic(ptr %0, double %1, ptr %2) {
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 0
  %7 = load i64, ptr %6
  %8 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.ode_options, ptr %9, i64 0, i32 0
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.ode_method, ptr %11, i64 0, i32 6
  %13 = load i64, ptr %12
  %14 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %15 = load double, ptr %14
  %16 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  %17 = load double, ptr %16
  %18 = fsub double %15, %17
  %19 = fsub double %1, %17
  %20 = fdiv double %19, %18
  %21 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %22 = load ptr, ptr %21
  %23 = mul i64 %7, 10
  %24 = getelementptr double, ptr %22, i64 %23
  %25 = getelementptr double, ptr %22, i64 %7
  %26 = mul i64 %7, 7
  %27 = getelementptr double, ptr %22, i64 %26
  %28 = icmp eq i64 %13, 0
  br i1 %28, label %29, label %43

29:
  %30 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 42
  %31 = load i64, ptr %30
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %40

33:
  %34 = getelementptr %struct.ode_method, ptr %11, i64 0, i32 1
  %35 = load ptr, ptr %34
  %36 = icmp eq ptr %35, null
  br i1 %36, label %40, label %37

37:
  %38 = call i64 %35(ptr %0)
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %40, label %75

40:
  store i64 1, ptr %30
  %41 = getelementptr %struct.ode_method, ptr %11, i64 0, i32 2
  %42 = load ptr, ptr %41
  call void %42(ptr %0, double %1, ptr %27)
  br label %73

43:
  %44 = icmp sgt i64 %13, 0
  %45 = icmp sgt i64 %7, 0
  %46 = select i1 %45, i1 %44, i1 false
  br i1 %46, label %47, label %73

47:
  %48 = fsub double 1.000000e+00, %20
  %49 = mul i64 %13, %7
  %50 = fneg double %18
  br label %51

51:
  %52 = phi i64 [ 0, %47 ], [ %71, %51 ]
  %53 = getelementptr double, ptr %22, i64 %52
  %54 = load double, ptr %53
  %55 = getelementptr double, ptr %25, i64 %52
  %56 = load double, ptr %55
  %57 = fsub double %54, %56
  %58 = getelementptr double, ptr %24, i64 %52
  %59 = load double, ptr %58
  %60 = fneg double %57
  %61 = call double @llvm.fmuladd.f64(double %18, double %59, double %60)
  %62 = add i64 %52, %49
  %63 = getelementptr double, ptr %24, i64 %62
  %64 = load double, ptr %63
  %65 = call double @llvm.fmuladd.f64(double %50, double %64, double %57)
  %66 = fsub double %65, %61
  %67 = call double @llvm.fmuladd.f64(double %20, double %66, double %61)
  %68 = call double @llvm.fmuladd.f64(double %48, double %67, double %57)
  %69 = call double @llvm.fmuladd.f64(double %20, double %68, double %56)
  %70 = getelementptr double, ptr %27, i64 %52
  store double %69, ptr %70
  %71 = add i64 %52, 1
  %72 = icmp slt i64 %71, %7
  br i1 %72, label %51, label %73

73:
  %74 = call i64 @event_values(ptr %0, double %1, ptr %27, ptr %2)
  br label %75

75:
  %76 = phi i64 [ %74, %73 ], [ %38, %37 ]
  ret i64 %76
}

define internal i64 @first_event(ptr %0, double %1, double %2, i64 %3, i64 %4, ptr  %5, ptr  %6) {
  %8 = alloca [3 x double], align 16
  %9 = alloca [3 x double], align 16
  %10 = alloca double, align 8
  %11 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %12 = load ptr, ptr %11
  %13 = getelementptr %struct.ode_system, ptr %12, i64 0, i32 1
  %14 = load i64, ptr %13
  %15 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %16 = load ptr, ptr %15
  %17 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %18 = load ptr, ptr %17
  %19 = getelementptr %struct.ode_options, ptr %18, i64 0, i32 0
  %20 = load ptr, ptr %19
  %21 = getelementptr %struct.ode_system, ptr %12, i64 0, i32 0
  %22 = load i64, ptr %21
  %23 = getelementptr %struct.ode_method, ptr %20, i64 0, i32 4
  %24 = load i64, ptr %23
  %25 = add i64 %24, 10
  %26 = getelementptr %struct.ode_method, ptr %20, i64 0, i32 5
  %27 = load i64, ptr %26
  %28 = add i64 %22, 7
  %29 = and i64 %28, -8
  %30 = or i64 %29, 1
  %31 = mul i64 %27, %29
  %32 = mul i64 %31, %30
  %33 = icmp sgt i64 %32, 0
  %34 = mul i64 %25, %22
  %35 = add i64 %34, 7
  %36 = and i64 %35, -8
  %37 = select i1 %33, i64 %36, i64 %34
  %38 = add i64 %37, %32
  %39 = getelementptr double, ptr %16, i64 %38
  %40 = getelementptr double, ptr %39, i64 %14
  %41 = fadd double %1, %2
  %42 = fmul double %41, 5.000000e-01
  %43 = shl i64 %14, 1
  %44 = getelementptr double, ptr %39, i64 %43
  %45 = mul i64 %14, 3
  %46 = getelementptr double, ptr %39, i64 %45
  %47 = call i64 @values_within(ptr %0, double %42, ptr %44)
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %50, label %49

49:
  store i64 -1, ptr %5
  br label %226

50:
  %51 = call i64 @values_within(ptr %0, double %2, ptr %46)
  store i64 -1, ptr %5
  %52 = icmp slt i64 %3, %4
  %53 = icmp eq i64 %51, 0
  %54 = select i1 %52, i1 %53, i1 false
  br i1 %54, label %55, label %226

55:
  %56 = bitcast ptr %10 to ptr
  %57 = bitcast ptr %8 to ptr
  %58 = getelementptr [3 x double], ptr %8, i64 0, i64 0
  %59 = getelementptr [3 x double], ptr %8, i64 0, i64 1
  %60 = getelementptr [3 x double], ptr %8, i64 0, i64 2
  %61 = bitcast ptr %9 to ptr
  %62 = getelementptr [3 x double], ptr %9, i64 0, i64 0
  %63 = getelementptr [3 x double], ptr %9, i64 0, i64 1
  %64 = getelementptr [3 x double], ptr %9, i64 0, i64 2
  %65 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  %66 = getelementptr [3 x double], ptr %8, i64 0, i64 0
  br label %67

67:
  %68 = phi i64 [ %3, %55 ], [ %222, %221 ]
  store double %2, ptr %10
  %69 = getelementptr double, ptr %40, i64 %68
  %70 = load double, ptr %69
  %71 = getelementptr double, ptr %44, i64 %68
  %72 = load double, ptr %71
  %73 = fcmp olt double %70, 0.000000e+00
  %74 = fcmp oge double %72, 0.000000e+00
  %75 = and i1 %73, %74
  %76 = fcmp ogt double %70, 0.000000e+00
  %77 = fcmp ole double %72, 0.000000e+00
  %78 = and i1 %76, %77
  %79 = or i1 %75, %78
  br i1 %79, label %80, label %82

80:
  %81 = call i64 @locate(ptr %0, ptr @values_within, i64 %68, double %1, double %42, double %70, double %72, ptr %10)
  br label %207

82:
  %83 = getelementptr double, ptr %46, i64 %68
  %84 = load double, ptr %83
  %85 = fcmp olt double %72, 0.000000e+00
  %86 = fcmp oge double %84, 0.000000e+00
  %87 = and i1 %85, %86
  %88 = fcmp ogt double %72, 0.000000e+00
  %89 = fcmp ole double %84, 0.000000e+00
  %90 = and i1 %88, %89
  %91 = or i1 %87, %90
  br i1 %91, label %92, label %94

92:
  %93 = call i64 @locate(ptr %0, ptr @values_within, i64 %68, double %42, double %2, double %72, double %84, ptr %10)
  br label %207

94:
  %95 = fmul double %70, %84
  %96 = fcmp ogt double %95, 0.000000e+00
  %97 = call double @llvm.fabs.f64(double %70)
  %98 = fcmp ogt double %97, 0x10000000000000
  %99 = select i1 %96, i1 %98, i1 false
  br i1 %99, label %100, label %221

100:
  %101 = load ptr, ptr %11
  %102 = getelementptr %struct.ode_system, ptr %101, i64 0, i32 1
  %103 = load i64, ptr %102
  %104 = load ptr, ptr %15
  %105 = load ptr, ptr %17
  %106 = getelementptr %struct.ode_options, ptr %105, i64 0, i32 0
  %107 = load ptr, ptr %106
  %108 = getelementptr %struct.ode_system, ptr %101, i64 0, i32 0
  %109 = load i64, ptr %108
  %110 = getelementptr %struct.ode_method, ptr %107, i64 0, i32 4
  %111 = load i64, ptr %110
  %112 = add i64 %111, 10
  %113 = getelementptr %struct.ode_method, ptr %107, i64 0, i32 5
  %114 = load i64, ptr %113
  %115 = add i64 %109, 7
  %116 = and i64 %115, -8
  %117 = or i64 %116, 1
  %118 = mul i64 %114, %116
  %119 = mul i64 %118, %117
  %120 = icmp sgt i64 %119, 0
  %121 = mul i64 %112, %109
  %122 = add i64 %121, 7
  %123 = and i64 %122, -8
  %124 = select i1 %120, i64 %123, i64 %121
  %125 = add i64 %124, %119
  %126 = getelementptr double, ptr %104, i64 %125
  %127 = shl i64 %103, 2
  %128 = getelementptr double, ptr %126, i64 %127
  %129 = select i1 %73, double -1.000000e+00, double 1.000000e+00
  %130 = fmul double %70, %129
  store double %130, ptr %58, align 16
  %131 = fmul double %72, %129
  store double %131, ptr %59
  %132 = fmul double %129, %84
  store double %132, ptr %60, align 16
  %133 = getelementptr double, ptr %128, i64 %68
  br label %134

134:
  %135 = phi double [ %131, %100 ], [ %200, %197 ]
  %136 = phi double [ %130, %100 ], [ %199, %197 ]
  %137 = phi double [ %132, %100 ], [ %198, %197 ]
  %138 = phi double [ %1, %100 ], [ %170, %197 ]
  %139 = phi double [ %2, %100 ], [ %171, %197 ]
  %140 = phi i32 [ 0, %100 ], [ %195, %197 ]
  %141 = fsub double %137, %136
  %142 = fmul double %141, 5.000000e-01
  %143 = fadd double %136, %137
  %144 = fneg double %135
  %145 = call double @llvm.fmuladd.f64(double %143, double 5.000000e-01, double %144)
  %146 = fmul double %142, -5.000000e-01
  %147 = fdiv double %146, %145
  %148 = fcmp ule double %145, 0.000000e+00
  %149 = call double @llvm.fabs.f64(double %147)
  %150 = fcmp ugt double %149, 1.000000e+00
  %151 = select i1 %148, i1 true, i1 %150
  br i1 %151, label %201, label %152

152:
  %153 = fmul double %142, 2.500000e-01
  %154 = fmul double %142, %153
  %155 = fdiv double %154, %145
  %156 = fsub double %135, %155
  %157 = call double @llvm.fabs.f64(double %142)
  %158 = fadd double %145, %157
  %159 = fmul double %158, 2.500000e-01
  %160 = fcmp olt double %156, %159
  br i1 %160, label %161, label %201

161:
  %162 = fsub double %139, %138
  %163 = fmul double %162, 2.500000e-01
  %164 = call double @llvm.minnum.f64(double %147, double 5.000000e-01)
  %165 = call double @llvm.maxnum.f64(double %164, double -5.000000e-01)
  %166 = fadd double %138, %139
  %167 = fmul double %165, 5.000000e-01
  %168 = fmul double %162, %167
  %169 = call double @llvm.fmuladd.f64(double %166, double 5.000000e-01, double %168)
  %170 = fsub double %169, %163
  store double %170, ptr %62, align 16
  store double %169, ptr %63
  %171 = fadd double %163, %169
  store double %171, ptr %64, align 16
  %172 = call i64 @values_within(ptr %0, double %170, ptr %128)
  %173 = icmp eq i64 %172, 0
  br i1 %173, label %174, label %187

174:
  %175 = load double, ptr %133
  %176 = fmul double %129, %175
  store double %176, ptr %66, align 16
  %177 = fcmp ugt double %176, 0.000000e+00
  br i1 %177, label %178, label %202

178:
  %179 = phi i64 [ %180, %189 ], [ 0, %174 ]
  %180 = add i64 %179, 1
  %181 = icmp eq i64 %180, 3
  br i1 %181, label %194, label %182

182:
  %183 = getelementptr [3 x double], ptr %9, i64 0, i64 %180
  %184 = load double, ptr %183
  %185 = call i64 @values_within(ptr %0, double %184, ptr %128)
  %186 = icmp eq i64 %185, 0
  br i1 %186, label %189, label %187

187:
  %188 = phi i64 [ %185, %182 ], [ %172, %161 ]
  br label %224

189:
  %190 = load double, ptr %133
  %191 = fmul double %129, %190
  %192 = getelementptr [3 x double], ptr %8, i64 0, i64 %180
  store double %191, ptr %192
  %193 = fcmp ugt double %191, 0.000000e+00
  br i1 %193, label %178, label %202

194:
  %195 = add i32 %140, 1
  %196 = icmp eq i32 %195, 20
  br i1 %196, label %201, label %197

197:
  %198 = load double, ptr %60, align 16
  %199 = load double, ptr %58, align 16
  %200 = load double, ptr %59
  br label %134

201:
  br label %221

202:
  %203 = phi double [ %184, %189 ], [ %170, %174 ]
  %204 = phi double [ %190, %189 ], [ %175, %174 ]
  %205 = load double, ptr %69
  %206 = call i64 @locate(ptr %0, ptr @values_within, i64 %68, double %1, double %203, double %205, double %204, ptr %10)
  br label %207

207:
  %208 = phi i64 [ %81, %80 ], [ %93, %92 ], [ %206, %202 ]
  %209 = icmp eq i64 %208, 0
  br i1 %209, label %210, label %224

210:
  %211 = load i64, ptr %5
  %212 = icmp slt i64 %211, 0
  %213 = load double, ptr %10
  br i1 %212, label %220, label %214

214:
  %215 = load double, ptr %6
  %216 = fsub double %213, %215
  %217 = load double, ptr %65
  %218 = fmul double %216, %217
  %219 = fcmp olt double %218, 0.000000e+00
  br i1 %219, label %220, label %221

220:
  store double %213, ptr %6
  store i64 %68, ptr %5
  br label %221

221:
  %222 = add i64 %68, 1
  %223 = icmp eq i64 %222, %4
  br i1 %223, label %226, label %67

224:
  %225 = phi i64 [ %188, %187 ], [ %208, %207 ]
  br label %226

226:
  %227 = phi i64 [ %225, %224 ], [ %51, %50 ], [ %47, %49 ], [ 0, %221 ]
  ret i64 %227
}

define internal double @time_behind(ptr %0, double %1, double %2, double %3) {
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.ode_system, ptr %6, i64 0, i32 1
  %8 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.ode_options, ptr %11, i64 0, i32 0
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.ode_system, ptr %6, i64 0, i32 0
  %15 = load i64, ptr %14
  %16 = getelementptr %struct.ode_method, ptr %13, i64 0, i32 4
  %17 = load i64, ptr %16
  %18 = add i64 %17, 10
  %19 = getelementptr %struct.ode_method, ptr %13, i64 0, i32 5
  %20 = load i64, ptr %19
  %21 = add i64 %15, 7
  %22 = and i64 %21, -8
  %23 = or i64 %22, 1
  %24 = mul i64 %20, %22
  %25 = mul i64 %24, %23
  %26 = icmp sgt i64 %25, 0
  %27 = mul i64 %18, %15
  %28 = add i64 %27, 7
  %29 = and i64 %28, -8
  %30 = select i1 %26, i64 %29, i64 %27
  %31 = add i64 %30, %25
  %32 = getelementptr double, ptr %9, i64 %31
  %33 = load i64, ptr %7
  %34 = mul i64 %33, 3
  %35 = getelementptr double, ptr %32, i64 %34
  %36 = call double @llvm.fabs.f64(double %2)
  %37 = fcmp ugt double %36, %3
  br i1 %37, label %98, label %38

38:
  %39 = phi i64 [ %97, %87 ], [ %20, %4 ]
  %40 = phi i64 [ %95, %87 ], [ %17, %4 ]
  %41 = phi i64 [ %93, %87 ], [ %15, %4 ]
  %42 = phi ptr [ %88, %87 ], [ %9, %4 ]
  %43 = phi i64 [ %66, %87 ], [ %33, %4 ]
  %44 = phi double [ %84, %87 ], [ %2, %4 ]
  %45 = fadd double %44, %1
  %46 = add i64 %40, 10
  %47 = add i64 %41, 7
  %48 = and i64 %47, -8
  %49 = or i64 %48, 1
  %50 = mul i64 %39, %48
  %51 = mul i64 %50, %49
  %52 = icmp sgt i64 %51, 0
  %53 = mul i64 %46, %41
  %54 = add i64 %53, 7
  %55 = and i64 %54, -8
  %56 = select i1 %52, i64 %55, i64 %53
  %57 = add i64 %56, %51
  %58 = getelementptr double, ptr %42, i64 %57
  %59 = mul i64 %43, 3
  %60 = getelementptr double, ptr %58, i64 %59
  %61 = call i64 @values_within(ptr %0, double %45, ptr %60)
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %63, label %98

63:
  %64 = load ptr, ptr %5
  %65 = getelementptr %struct.ode_system, ptr %64, i64 0, i32 1
  %66 = load i64, ptr %65
  %67 = getelementptr %struct.ode_system, ptr %64, i64 0, i32 2
  %68 = load i64, ptr %67
  %69 = icmp sgt i64 %68, 0
  br i1 %69, label %70, label %83

70:
  %71 = sub i64 %66, %68
  br label %74

72:
  %73 = icmp slt i64 %82, %66
  br i1 %73, label %74, label %83

74:
  %75 = phi i64 [ %82, %72 ], [ %71, %70 ]
  %76 = getelementptr double, ptr %32, i64 %75
  %77 = load double, ptr %76
  %78 = getelementptr double, ptr %35, i64 %75
  %79 = load double, ptr %78
  %80 = fmul double %77, %79
  %81 = fcmp olt double %80, 0.000000e+00
  %82 = add i64 %75, 1
  br i1 %81, label %98, label %72

83:
  %84 = fmul double %44, 5.000000e+00
  %85 = call double @llvm.fabs.f64(double %84)
  %86 = fcmp ugt double %85, %3
  br i1 %86, label %98, label %87

87:
  %88 = load ptr, ptr %8
  %89 = load ptr, ptr %10
  %90 = getelementptr %struct.ode_options, ptr %89, i64 0, i32 0
  %91 = load ptr, ptr %90
  %92 = getelementptr %struct.ode_system, ptr %64, i64 0, i32 0
  %93 = load i64, ptr %92
  %94 = getelementptr %struct.ode_method, ptr %91, i64 0, i32 4
  %95 = load i64, ptr %94
  %96 = getelementptr %struct.ode_method, ptr %91, i64 0, i32 5
  %97 = load i64, ptr %96
  br label %38

98:
  %99 = phi double [ 0x7FF8000000000000, %4 ], [ %45, %74 ], [ 0x7FF8000000000000, %38 ], [ 0x7FF8000000000000, %83 ]
  ret double %99
}

define internal i64 @go_on_from(ptr %0, double %1) {
  %3 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3
  %5 = getelementptr %struct.ode_system, ptr %4, i64 0, i32 11
  %6 = load ptr, ptr %5
  %7 = icmp eq ptr %6, null
  br i1 %7, label %49, label %8

8:
  %9 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %10 = load ptr, ptr %9
  %11 = getelementptr %struct.ode_system, ptr %4, i64 0, i32 0
  %12 = load i64, ptr %11
  %13 = mul i64 %12, 7
  %14 = getelementptr double, ptr %10, i64 %13
  %15 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %16 = load ptr, ptr %15
  %17 = getelementptr %struct.ode_options, ptr %16, i64 0, i32 0
  %18 = load ptr, ptr %17
  %19 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 42
  %20 = load i64, ptr %19
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %22, label %29

22:
  %23 = getelementptr %struct.ode_method, ptr %18, i64 0, i32 1
  %24 = load ptr, ptr %23
  %25 = icmp eq ptr %24, null
  br i1 %25, label %29, label %26

26:
  %27 = call i64 %24(ptr %0)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %51

29:
  store i64 1, ptr %19
  %30 = getelementptr %struct.ode_method, ptr %18, i64 0, i32 2
  %31 = load ptr, ptr %30
  call void %31(ptr %0, double %1, ptr %14)
  %32 = load ptr, ptr %5
  %33 = icmp eq ptr %32, null
  br i1 %33, label %49, label %34

34:
  %35 = getelementptr %struct.ode_system, ptr %4, i64 0, i32 4
  %36 = load ptr, ptr %35
  %37 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  %38 = load double, ptr %37
  %39 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %40 = load ptr, ptr %39
  %41 = load ptr, ptr %3
  %42 = getelementptr %struct.ode_system, ptr %41, i64 0, i32 0
  %43 = load i64, ptr %42
  %44 = getelementptr double, ptr %40, i64 %43
  %45 = mul i64 %43, 7
  %46 = getelementptr double, ptr %40, i64 %45
  %47 = call i64 %32(ptr %36, double %38, ptr %44, double %1, ptr %46)
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %49, label %51

49:
  %50 = call i64 @ode_go_back(ptr %0, double %1)
  br label %51

51:
  %52 = phi i64 [ %50, %49 ], [ %47, %34 ], [ %27, %26 ]
  switch i64 %52, label %58 [
    i64 7, label %53
    i64 0, label %53
  ]

53:
  %54 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 50
  store i64 -2, ptr %54
  %55 = call i64 @end_there(ptr %0)
  %56 = icmp eq i64 %55, 0
  %57 = select i1 %56, i64 %52, i64 %55
  br label %58

58:
  %59 = phi i64 [ %57, %53 ], [ %52, %51 ]
  ret i64 %59
}

define internal i64 @locate(ptr %0, ptr  %1, i64 %2, double %3, double %4, double %5, double %6, ptr  %7) {
  %9 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %10 = load ptr, ptr %9
  %11 = getelementptr %struct.ode_system, ptr %10, i64 0, i32 1
  %12 = load i64, ptr %11
  %13 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %14 = load ptr, ptr %13
  %15 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %16 = load ptr, ptr %15
  %17 = getelementptr %struct.ode_options, ptr %16, i64 0, i32 0
  %18 = load ptr, ptr %17
  %19 = getelementptr %struct.ode_system, ptr %10, i64 0, i32 0
  %20 = load i64, ptr %19
  %21 = getelementptr %struct.ode_method, ptr %18, i64 0, i32 4
  %22 = load i64, ptr %21
  %23 = add i64 %22, 10
  %24 = getelementptr %struct.ode_method, ptr %18, i64 0, i32 5
  %25 = load i64, ptr %24
  %26 = add i64 %20, 7
  %27 = and i64 %26, -8
  %28 = or i64 %27, 1
  %29 = mul i64 %25, %27
  %30 = mul i64 %29, %28
  %31 = icmp sgt i64 %30, 0
  %32 = mul i64 %23, %20
  %33 = add i64 %32, 7
  %34 = and i64 %33, -8
  %35 = select i1 %31, i64 %34, i64 %32
  %36 = add i64 %35, %30
  %37 = getelementptr double, ptr %14, i64 %36
  %38 = shl i64 %12, 2
  %39 = getelementptr double, ptr %37, i64 %38
  %40 = getelementptr %struct.ode_system, ptr %10, i64 0, i32 2
  %41 = load i64, ptr %40
  %42 = sub i64 %12, %41
  %43 = icmp sgt i64 %42, %2
  br i1 %43, label %58, label %44

44:
  %45 = fsub double %4, %3
  %46 = call double @llvm.fabs.f64(double %45)
  %47 = fmul double %46, 0x3EB0C6F7A0B5ED8D
  %48 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %49 = load double, ptr %48
  %50 = call double @llvm.fabs.f64(double %49)
  %51 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 9
  %52 = load double, ptr %51
  %53 = call double @llvm.fabs.f64(double %52)
  %54 = call double @llvm.maxnum.f64(double %50, double %53)
  %55 = fmul double %54, 0x3CE4000000000000
  %56 = fmul double %55, 1.000000e+04
  %57 = call double @llvm.maxnum.f64(double %47, double %56)
  br label %58

58:
  %59 = phi double [ %57, %44 ], [ 0x7FF0000000000000, %8 ]
  %60 = fcmp oeq double %6, 0.000000e+00
  %61 = icmp sle i64 %42, %2
  %62 = select i1 %60, i1 %61, i1 false
  %63 = call double @llvm.fabs.f64(double %3)
  %64 = call double @llvm.fabs.f64(double %4)
  %65 = call double @llvm.maxnum.f64(double %63, double %64)
  %66 = fmul double %65, 0x3CE4000000000000
  %67 = getelementptr double, ptr %39, i64 %2
  br label %68

68:
  %69 = phi i32 [ 0, %58 ], [ %138, %136 ]
  %70 = phi double [ %3, %58 ], [ %127, %136 ]
  %71 = phi i32 [ 0, %58 ], [ %126, %136 ]
  %72 = phi i1 [ %62, %58 ], [ %137, %136 ]
  %73 = phi double [ %4, %58 ], [ %125, %136 ]
  %74 = phi double [ %5, %58 ], [ %124, %136 ]
  %75 = phi double [ %6, %58 ], [ %123, %136 ]
  %76 = fsub double %73, %70
  %77 = call double @llvm.fabs.f64(double %76)
  %78 = fcmp ogt double %77, %66
  br i1 %78, label %79, label %140

79:
  %80 = fadd double %73, %70
  %81 = fmul double %80, 5.000000e-01
  %82 = xor i1 %72, true
  %83 = icmp ne i32 %71, 0
  %84 = select i1 %82, i1 true, i1 %83
  br i1 %84, label %88, label %85

85:
  %86 = call double @llvm.copysign.f64(double %59, double %76)
  %87 = fsub double %73, %86
  br label %104

88:
  %89 = trunc i32 %69 to i8
  %90 = urem i8 %89, 3
  %91 = icmp ne i8 %90, 2
  %92 = fcmp une double %75, %74
  %93 = select i1 %91, i1 %92, i1 false
  br i1 %93, label %94, label %104

94:
  %95 = fmul double %75, %76
  %96 = fsub double %75, %74
  %97 = fdiv double %95, %96
  %98 = fsub double %73, %97
  %99 = fsub double %98, %70
  %100 = fsub double %98, %73
  %101 = fmul double %99, %100
  %102 = fcmp olt double %101, 0.000000e+00
  br i1 %102, label %104, label %103

103:
  br label %104

104:
  %105 = phi double [ %98, %94 ], [ %81, %103 ], [ %81, %88 ], [ %87, %85 ]
  %106 = call i64 %1(ptr %0, double %105, ptr %39)
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %108, label %142

108:
  %109 = load double, ptr %67
  %110 = fcmp olt double %74, 0.000000e+00
  %111 = fcmp oge double %109, 0.000000e+00
  %112 = and i1 %110, %111
  %113 = fcmp ogt double %74, 0.000000e+00
  %114 = fcmp ole double %109, 0.000000e+00
  %115 = and i1 %113, %114
  %116 = or i1 %112, %115
  br i1 %116, label %117, label %122

117:
  %118 = fcmp oeq double %109, 0.000000e+00
  %119 = select i1 %72, i1 %118, i1 false
  %120 = zext i1 %119 to i32
  %121 = or i32 %71, %120
  br label %122

122:
  %123 = phi double [ %109, %117 ], [ %75, %108 ]
  %124 = phi double [ %74, %117 ], [ %109, %108 ]
  %125 = phi double [ %105, %117 ], [ %73, %108 ]
  %126 = phi i32 [ %121, %117 ], [ %71, %108 ]
  %127 = phi double [ %70, %117 ], [ %105, %108 ]
  %128 = fcmp une double %123, 0.000000e+00
  %129 = icmp ne i32 %126, 0
  %130 = select i1 %128, i1 true, i1 %129
  br i1 %130, label %136, label %131

131:
  br i1 %72, label %140, label %132

132:
  %133 = fsub double %125, %127
  %134 = call double @llvm.fabs.f64(double %133)
  %135 = fcmp ugt double %134, %59
  br i1 %135, label %136, label %140

136:
  %137 = fcmp oeq double %123, 0.000000e+00
  %138 = add i32 %69, 1
  %139 = icmp eq i32 %138, 200
  br i1 %139, label %140, label %68

140:
  %141 = phi double [ %125, %136 ], [ %73, %68 ], [ %125, %131 ], [ %125, %132 ]
  store double %141, ptr %7
  br label %142

142:
  %143 = phi i64 [ 0, %140 ], [ %106, %104 ]
  ret i64 %143
}

define internal i64 @values_within(ptr %0, double %1, ptr %2) {
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.ode_system, ptr %7, i64 0, i32 0
  %9 = load i64, ptr %8
  %10 = mul i64 %9, 7
  %11 = getelementptr double, ptr %5, i64 %10
  %12 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %13 = load double, ptr %12
  %14 = fcmp oeq double %13, %1
  br i1 %14, label %18, label %15

15:
  %16 = call i64 @ode_within(ptr %0, double %1, ptr %11)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %21

18:
  %19 = phi ptr [ %5, %3 ], [ %11, %15 ]
  %20 = call i64 @event_values(ptr %0, double %1, ptr %19, ptr %2)
  br label %21

21:
  %22 = phi i64 [ %16, %15 ], [ %20, %18 ]
  ret i64 %22
}

define internal i64 @end_there(ptr %0) {
  %2 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %3 = load ptr, ptr %2
  %4 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 1
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.ode_options, ptr %8, i64 0, i32 0
  %10 = load ptr, ptr %9
  %11 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 0
  %12 = load i64, ptr %11
  %13 = getelementptr %struct.ode_method, ptr %10, i64 0, i32 4
  %14 = load i64, ptr %13
  %15 = add i64 %14, 10
  %16 = getelementptr %struct.ode_method, ptr %10, i64 0, i32 5
  %17 = load i64, ptr %16
  %18 = add i64 %12, 7
  %19 = and i64 %18, -8
  %20 = or i64 %19, 1
  %21 = mul i64 %17, %19
  %22 = mul i64 %21, %20
  %23 = icmp sgt i64 %22, 0
  %24 = mul i64 %15, %12
  %25 = add i64 %24, 7
  %26 = and i64 %25, -8
  %27 = select i1 %23, i64 %26, i64 %24
  %28 = add i64 %27, %22
  %29 = getelementptr double, ptr %6, i64 %28
  %30 = load i64, ptr %4
  %31 = mul i64 %30, 3
  %32 = getelementptr double, ptr %29, i64 %31
  %33 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %34 = load double, ptr %33
  %35 = call i64 @event_values(ptr %0, double %34, ptr %6, ptr %32)
  %36 = load ptr, ptr %2
  %37 = getelementptr %struct.ode_system, ptr %36, i64 0, i32 1
  %38 = load i64, ptr %37
  %39 = getelementptr %struct.ode_system, ptr %36, i64 0, i32 2
  %40 = load i64, ptr %39
  %41 = sub i64 %38, %40
  %42 = icmp eq i64 %35, 0
  %43 = icmp sgt i64 %41, 0
  %44 = select i1 %43, i1 %42, i1 false
  br i1 %44, label %45, label %73

45:
  %46 = phi i64 [ %71, %70 ], [ 0, %1 ]
  %47 = getelementptr double, ptr %29, i64 %46
  %48 = load double, ptr %47
  %49 = getelementptr double, ptr %32, i64 %46
  %50 = load double, ptr %49
  %51 = fcmp olt double %48, 0.000000e+00
  %52 = fcmp oge double %50, 0.000000e+00
  %53 = and i1 %51, %52
  %54 = fcmp ogt double %48, 0.000000e+00
  %55 = fcmp ole double %50, 0.000000e+00
  %56 = and i1 %54, %55
  %57 = or i1 %53, %56
  br i1 %57, label %58, label %70

58:
  %59 = load double, ptr %33
  %60 = fcmp ord double %59, 0.000000e+00
  br i1 %60, label %63, label %61

61:
  %62 = call i64 @ode_go_back(ptr %0, double %59)
  br label %63

63:
  %64 = phi i64 [ %62, %61 ], [ 0, %58 ]
  %65 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 50
  store i64 %46, ptr %65
  %66 = icmp eq i64 %64, 0
  %67 = icmp eq i64 %64, 7
  %68 = or i1 %66, %67
  %69 = select i1 %68, i64 9, i64 %64
  br label %77

70:
  %71 = add i64 %46, 1
  %72 = icmp slt i64 %71, %41
  br i1 %72, label %45, label %73

73:
  %74 = bitcast ptr %29 to ptr
  %75 = bitcast ptr %32 to ptr
  %76 = shl i64 %38, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %74, ptr align 8 %75, i64 %76, i1 false)
  br label %77

77:
  %78 = phi i64 [ %35, %73 ], [ %69, %63 ]
  ret i64 %78
}

define internal i64 @find_condition(ptr %0) {
  %2 = alloca double, align 8
  %3 = alloca i64, align 8
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 1
  %7 = load i64, ptr %6
  %8 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 2
  %9 = load i64, ptr %8
  %10 = sub i64 %7, %9
  %11 = bitcast ptr %2 to ptr
  %12 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %13 = load double, ptr %12
  store double %13, ptr %2
  %14 = bitcast ptr %3 to ptr
  store i64 -1, ptr %3
  %15 = icmp eq i64 %10, 0
  br i1 %15, label %16, label %18

16:
  %17 = call i64 @end_there(ptr %0)
  br label %100

18:
  %19 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %20 = load ptr, ptr %19
  %21 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %22 = load ptr, ptr %21
  %23 = getelementptr %struct.ode_options, ptr %22, i64 0, i32 0
  %24 = load ptr, ptr %23
  %25 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 0
  %26 = load i64, ptr %25
  %27 = getelementptr %struct.ode_method, ptr %24, i64 0, i32 4
  %28 = load i64, ptr %27
  %29 = add i64 %28, 10
  %30 = getelementptr %struct.ode_method, ptr %24, i64 0, i32 5
  %31 = load i64, ptr %30
  %32 = add i64 %26, 7
  %33 = and i64 %32, -8
  %34 = or i64 %33, 1
  %35 = mul i64 %31, %33
  %36 = mul i64 %35, %34
  %37 = icmp sgt i64 %36, 0
  %38 = mul i64 %29, %26
  %39 = add i64 %38, 7
  %40 = and i64 %39, -8
  %41 = select i1 %37, i64 %40, i64 %38
  %42 = add i64 %41, %36
  %43 = getelementptr double, ptr %20, i64 %42
  %44 = getelementptr double, ptr %43, i64 %7
  %45 = bitcast ptr %44 to ptr
  %46 = bitcast ptr %43 to ptr
  %47 = shl i64 %10, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %45, ptr align 8 %46, i64 %47, i1 false)
  %48 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  %49 = load double, ptr %48
  %50 = call i64 @search(ptr %0, double %49, i64 0, i64 %10, ptr %3, ptr %2)
  %51 = icmp eq i64 %50, 0
  %52 = load i64, ptr %3
  %53 = icmp sgt i64 %52, -1
  %54 = select i1 %51, i1 %53, i1 false
  br i1 %54, label %55, label %68

55:
  %56 = load double, ptr %2
  %57 = load double, ptr %12
  %58 = fcmp oeq double %57, %56
  br i1 %58, label %61, label %59

59:
  %60 = call i64 @ode_go_back(ptr %0, double %56)
  br label %61

61:
  %62 = phi i64 [ %60, %59 ], [ 0, %55 ]
  %63 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 50
  store i64 %52, ptr %63
  %64 = icmp eq i64 %62, 0
  %65 = icmp eq i64 %62, 7
  %66 = or i1 %64, %65
  %67 = select i1 %66, i64 9, i64 %62
  br label %100

68:
  %69 = load ptr, ptr %4
  %70 = getelementptr %struct.ode_system, ptr %69, i64 0, i32 1
  %71 = load ptr, ptr %19
  %72 = load ptr, ptr %21
  %73 = getelementptr %struct.ode_options, ptr %72, i64 0, i32 0
  %74 = load ptr, ptr %73
  %75 = getelementptr %struct.ode_system, ptr %69, i64 0, i32 0
  %76 = load i64, ptr %75
  %77 = getelementptr %struct.ode_method, ptr %74, i64 0, i32 4
  %78 = load i64, ptr %77
  %79 = add i64 %78, 10
  %80 = getelementptr %struct.ode_method, ptr %74, i64 0, i32 5
  %81 = load i64, ptr %80
  %82 = add i64 %76, 7
  %83 = and i64 %82, -8
  %84 = or i64 %83, 1
  %85 = mul i64 %81, %83
  %86 = mul i64 %85, %84
  %87 = icmp sgt i64 %86, 0
  %88 = mul i64 %79, %76
  %89 = add i64 %88, 7
  %90 = and i64 %89, -8
  %91 = select i1 %87, i64 %90, i64 %88
  %92 = add i64 %91, %86
  %93 = getelementptr double, ptr %71, i64 %92
  %94 = bitcast ptr %93 to ptr
  %95 = load i64, ptr %70
  %96 = mul i64 %95, 3
  %97 = getelementptr double, ptr %93, i64 %96
  %98 = bitcast ptr %97 to ptr
  %99 = shl i64 %95, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %94, ptr align 8 %98, i64 %99, i1 false)
  br label %100

100:
  %101 = phi i64 [ %17, %16 ], [ %67, %61 ], [ %50, %68 ]
  ret i64 %101
}

define internal i64 @search(ptr %0, double %1, i64 %2, i64 %3, ptr  %4, ptr  %5) {
  %7 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %8 = load double, ptr %7
  %9 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %10 = load ptr, ptr %9
  %11 = getelementptr %struct.ode_system, ptr %10, i64 0, i32 1
  %12 = load i64, ptr %11
  %13 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %14 = load ptr, ptr %13
  %15 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %16 = load ptr, ptr %15
  %17 = getelementptr %struct.ode_options, ptr %16, i64 0, i32 0
  %18 = load ptr, ptr %17
  %19 = getelementptr %struct.ode_system, ptr %10, i64 0, i32 0
  %20 = load i64, ptr %19
  %21 = getelementptr %struct.ode_method, ptr %18, i64 0, i32 4
  %22 = load i64, ptr %21
  %23 = add i64 %22, 10
  %24 = getelementptr %struct.ode_method, ptr %18, i64 0, i32 5
  %25 = load i64, ptr %24
  %26 = add i64 %20, 7
  %27 = and i64 %26, -8
  %28 = or i64 %27, 1
  %29 = mul i64 %25, %27
  %30 = mul i64 %29, %28
  %31 = icmp sgt i64 %30, 0
  %32 = mul i64 %23, %20
  %33 = add i64 %32, 7
  %34 = and i64 %33, -8
  %35 = select i1 %31, i64 %34, i64 %32
  %36 = add i64 %35, %30
  %37 = getelementptr double, ptr %14, i64 %36
  %38 = getelementptr double, ptr %37, i64 %12
  %39 = mul i64 %12, 3
  %40 = getelementptr double, ptr %37, i64 %39
  store i64 -1, ptr %4
  %41 = fsub double %8, %1
  %42 = bitcast ptr %38 to ptr
  %43 = bitcast ptr %40 to ptr
  br label %44

44:
  %45 = phi double [ %1, %6 ], [ %54, %63 ]
  %46 = phi i64 [ 2, %6 ], [ %64, %63 ]
  %47 = icmp eq i64 %46, 8
  br i1 %47, label %53, label %48

48:
  %49 = lshr exact i64 %46, 1
  %50 = getelementptr [4 x double], ptr @ENDS, i64 0, i64 %49
  %51 = load double, ptr %50
  %52 = call double @llvm.fmuladd.f64(double %51, double %41, double %1)
  br label %53

53:
  %54 = phi double [ %52, %48 ], [ %8, %44 ]
  %55 = call i64 @first_event(ptr %0, double %45, double %54, i64 %2, i64 %3, ptr %4, ptr %5)
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %57, label %67

57:
  %58 = load ptr, ptr %9
  %59 = getelementptr %struct.ode_system, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59
  %61 = shl i64 %60, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 8 %43, i64 %61, i1 false)
  %62 = icmp ult i64 %46, 7
  br i1 %62, label %63, label %67

63:
  %64 = add i64 %46, 2
  %65 = load i64, ptr %4
  %66 = icmp slt i64 %65, 0
  br i1 %66, label %44, label %67

67:
  %68 = phi i64 [ %55, %53 ], [ 0, %57 ], [ 0, %63 ]
  ret i64 %68
}

declare i32 @bcmp(ptr , ptr , i64)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

define i64 @ode_step_adaptive(ptr %0, ptr %1) {
  %3 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 36
  %4 = load i64, ptr %3
  %5 = icmp eq i64 %4, 0
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 48
  br i1 %5, label %23, label %7

7:
  %8 = getelementptr %struct.ode_adaptive, ptr %1, i64 0, i32 2
  %9 = load i64, ptr %8
  %10 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.ode_system, ptr %11, i64 0, i32 0
  %13 = load i64, ptr %12
  %14 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %15 = load ptr, ptr %14
  %16 = mul i64 %13, 10
  %17 = getelementptr double, ptr %15, i64 %16
  %18 = bitcast ptr %17 to ptr
  %19 = mul i64 %13, %9
  %20 = getelementptr double, ptr %17, i64 %19
  %21 = bitcast ptr %20 to ptr
  %22 = shl i64 %13, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %21, i64 %22, i1 false)
  br label %66

23:
  store i64 10, ptr %6
  %24 = getelementptr %struct.ode_adaptive, ptr %1, i64 0, i32 2
  %25 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %26 = load ptr, ptr %25
  %27 = getelementptr %struct.ode_system, ptr %26, i64 0, i32 0
  %28 = load i64, ptr %27
  %29 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %30 = load ptr, ptr %29
  %31 = mul i64 %28, 10
  %32 = getelementptr double, ptr %30, i64 %31
  %33 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 12
  store double 1.000000e-04, ptr %33
  %34 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 37
  store i64 0, ptr %34
  %35 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %36 = load double, ptr %35
  %37 = getelementptr %struct.ode_system, ptr %26, i64 0, i32 5
  %38 = load ptr, ptr %37
  %39 = getelementptr %struct.ode_system, ptr %26, i64 0, i32 4
  %40 = load ptr, ptr %39
  %41 = call i64 %38(ptr %40, double %36, ptr %30, ptr %32)
  %42 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %43 = load i64, ptr %42
  %44 = add i64 %43, 1
  store i64 %44, ptr %42
  switch i64 %41, label %771 [
    i64 12, label %45
    i64 3, label %45
    i64 0, label %66
  ]

45:
  %46 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %41, ptr %46
  %47 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %36, ptr %47
  %48 = load ptr, ptr %29
  %49 = load ptr, ptr %25
  %50 = getelementptr %struct.ode_system, ptr %49, i64 0, i32 0
  %51 = load i64, ptr %50
  %52 = shl i64 %51, 2
  %53 = getelementptr double, ptr %48, i64 %52
  %54 = bitcast ptr %53 to ptr
  %55 = bitcast ptr %32 to ptr
  %56 = shl i64 %51, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %54, ptr align 8 %55, i64 %56, i1 false)
  %57 = load ptr, ptr %29
  %58 = load ptr, ptr %25
  %59 = getelementptr %struct.ode_system, ptr %58, i64 0, i32 0
  %60 = load i64, ptr %59
  %61 = mul i64 %60, 5
  %62 = getelementptr double, ptr %57, i64 %61
  %63 = bitcast ptr %62 to ptr
  %64 = bitcast ptr %30 to ptr
  %65 = shl i64 %60, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %63, ptr align 8 %64, i64 %65, i1 false)
  br label %771

66:
  %67 = phi ptr [ %8, %7 ], [ %24, %23 ]
  %68 = phi ptr [ %14, %7 ], [ %29, %23 ]
  %69 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %70 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 7
  %71 = load double, ptr %70
  %72 = fcmp oeq double %71, 0.000000e+00
  br i1 %72, label %73, label %279

73:
  %74 = load ptr, ptr %69
  %75 = getelementptr %struct.ode_system, ptr %74, i64 0, i32 0
  %76 = load i64, ptr %75
  %77 = load ptr, ptr %68
  %78 = mul i64 %76, 10
  %79 = getelementptr double, ptr %77, i64 %78
  %80 = mul i64 %76, 3
  %81 = getelementptr double, ptr %77, i64 %80
  %82 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 9
  %83 = load double, ptr %82
  %84 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %85 = load double, ptr %84
  %86 = fsub double %83, %85
  %87 = call double @llvm.fabs.f64(double %86)
  %88 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %89 = load ptr, ptr %88
  %90 = getelementptr %struct.ode_options, ptr %89, i64 0, i32 3
  %91 = load double, ptr %90
  %92 = call double @llvm.minnum.f64(double %87, double %91)
  %93 = icmp sgt i64 %76, 0
  br i1 %93, label %99, label %94

94:
  %95 = getelementptr %struct.ode_options, ptr %89, i64 0, i32 1
  %96 = load double, ptr %95
  %97 = fdiv double 1.000000e+00, %96
  %98 = call double @llvm.maxnum.f64(double %97, double 0.000000e+00)
  br label %137

99:
  %100 = getelementptr %struct.ode_options, ptr %89, i64 0, i32 2
  %101 = load ptr, ptr %100
  %102 = getelementptr %struct.ode_options, ptr %89, i64 0, i32 1
  %103 = load double, ptr %102
  br label %104

104:
  %105 = phi double [ 0.000000e+00, %99 ], [ %114, %104 ]
  %106 = phi i64 [ 0, %99 ], [ %115, %104 ]
  %107 = getelementptr double, ptr %77, i64 %106
  %108 = load double, ptr %107
  %109 = getelementptr double, ptr %101, i64 %106
  %110 = load double, ptr %109
  %111 = call double @llvm.fabs.f64(double %108)
  %112 = call double @llvm.fmuladd.f64(double %103, double %111, double %110)
  %113 = fdiv double %108, %112
  %114 = call double @llvm.fmuladd.f64(double %113, double %113, double %105)
  %115 = add i64 %106, 1
  %116 = icmp eq i64 %115, %76
  br i1 %116, label %117, label %104

117:
  %118 = fdiv double 1.000000e+00, %103
  br label %119

119:
  %120 = phi double [ 0.000000e+00, %117 ], [ %131, %119 ]
  %121 = phi i64 [ 0, %117 ], [ %132, %119 ]
  %122 = getelementptr double, ptr %79, i64 %121
  %123 = load double, ptr %122
  %124 = getelementptr double, ptr %101, i64 %121
  %125 = load double, ptr %124
  %126 = getelementptr double, ptr %77, i64 %121
  %127 = load double, ptr %126
  %128 = call double @llvm.fabs.f64(double %127)
  %129 = call double @llvm.fmuladd.f64(double %103, double %128, double %125)
  %130 = fdiv double %123, %129
  %131 = call double @llvm.fmuladd.f64(double %130, double %130, double %120)
  %132 = add i64 %121, 1
  %133 = icmp eq i64 %132, %76
  br i1 %133, label %134, label %119

134:
  %135 = call double @llvm.sqrt.f64(double %114)
  %136 = call double @llvm.maxnum.f64(double %135, double %118)
  br label %137

137:
  %138 = phi double [ %98, %94 ], [ %136, %134 ]
  %139 = phi double [ 0.000000e+00, %94 ], [ %131, %134 ]
  %140 = call double @llvm.sqrt.f64(double %139)
  %141 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %142 = load i64, ptr %141
  %143 = icmp eq i64 %142, 0
  %144 = fmul double %92, %140
  %145 = fcmp ole double %144, 1.000000e-05
  br i1 %145, label %146, label %148

146:
  %147 = fmul double %92, 1.000000e-03
  br label %152

148:
  %149 = fmul double %138, 1.000000e-02
  %150 = fdiv double %149, %140
  %151 = call double @llvm.minnum.f64(double %150, double %92)
  br label %152

152:
  %153 = phi double [ %147, %146 ], [ %151, %148 ]
  %154 = call double @llvm.copysign.f64(double %153, double %86)
  store double %154, ptr %70
  br i1 %93, label %191, label %157

155:
  %156 = load double, ptr %84
  br label %157

157:
  %158 = phi double [ %156, %155 ], [ %85, %152 ]
  %159 = fadd double %154, %158
  %160 = getelementptr double, ptr %79, i64 %76
  %161 = getelementptr %struct.ode_system, ptr %74, i64 0, i32 5
  %162 = load ptr, ptr %161
  %163 = getelementptr %struct.ode_system, ptr %74, i64 0, i32 4
  %164 = load ptr, ptr %163
  %165 = call i64 %162(ptr %164, double %159, ptr %81, ptr %160)
  %166 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %167 = load i64, ptr %166
  %168 = add i64 %167, 1
  store i64 %168, ptr %166
  switch i64 %165, label %169 [
    i64 12, label %170
    i64 3, label %170
  ]

169:
  br i1 %93, label %242, label %201

170:
  %171 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %165, ptr %171
  %172 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %159, ptr %172
  %173 = load ptr, ptr %68
  %174 = load ptr, ptr %69
  %175 = getelementptr %struct.ode_system, ptr %174, i64 0, i32 0
  %176 = load i64, ptr %175
  %177 = shl i64 %176, 2
  %178 = getelementptr double, ptr %173, i64 %177
  %179 = bitcast ptr %178 to ptr
  %180 = bitcast ptr %160 to ptr
  %181 = shl i64 %176, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %179, ptr align 8 %180, i64 %181, i1 false)
  %182 = load ptr, ptr %68
  %183 = load ptr, ptr %69
  %184 = getelementptr %struct.ode_system, ptr %183, i64 0, i32 0
  %185 = load i64, ptr %184
  %186 = mul i64 %185, 5
  %187 = getelementptr double, ptr %182, i64 %186
  %188 = bitcast ptr %187 to ptr
  %189 = bitcast ptr %81 to ptr
  %190 = shl i64 %185, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %188, ptr align 8 %189, i64 %190, i1 false)
  switch i64 %165, label %169 [
    i64 12, label %279
    i64 3, label %279
  ]

191:
  %192 = phi i64 [ %199, %191 ], [ 0, %152 ]
  %193 = getelementptr double, ptr %77, i64 %192
  %194 = load double, ptr %193
  %195 = getelementptr double, ptr %79, i64 %192
  %196 = load double, ptr %195
  %197 = call double @llvm.fmuladd.f64(double %154, double %196, double %194)
  %198 = getelementptr double, ptr %81, i64 %192
  store double %197, ptr %198
  %199 = add i64 %192, 1
  %200 = icmp eq i64 %199, %76
  br i1 %200, label %155, label %191

201:
  %202 = load ptr, ptr %68
  %203 = load ptr, ptr %69
  %204 = getelementptr %struct.ode_system, ptr %203, i64 0, i32 0
  %205 = load i64, ptr %204
  %206 = icmp sgt i64 %205, 0
  br i1 %206, label %207, label %228

207:
  %208 = load ptr, ptr %88
  %209 = getelementptr %struct.ode_options, ptr %208, i64 0, i32 2
  %210 = load ptr, ptr %209
  %211 = getelementptr %struct.ode_options, ptr %208, i64 0, i32 1
  %212 = load double, ptr %211
  br label %213

213:
  %214 = phi double [ 0.000000e+00, %207 ], [ %225, %213 ]
  %215 = phi i64 [ 0, %207 ], [ %226, %213 ]
  %216 = getelementptr double, ptr %160, i64 %215
  %217 = load double, ptr %216
  %218 = getelementptr double, ptr %210, i64 %215
  %219 = load double, ptr %218
  %220 = getelementptr double, ptr %202, i64 %215
  %221 = load double, ptr %220
  %222 = call double @llvm.fabs.f64(double %221)
  %223 = call double @llvm.fmuladd.f64(double %212, double %222, double %219)
  %224 = fdiv double %217, %223
  %225 = call double @llvm.fmuladd.f64(double %224, double %224, double %214)
  %226 = add i64 %215, 1
  %227 = icmp eq i64 %226, %205
  br i1 %227, label %228, label %213

228:
  %229 = phi double [ 0.000000e+00, %201 ], [ %225, %213 ]
  %230 = call double @llvm.sqrt.f64(double %229)
  %231 = call double @llvm.fabs.f64(double %154)
  %232 = fdiv double %230, %231
  %233 = fdiv double 1.000000e-02, %138
  %234 = getelementptr %struct.ode_adaptive, ptr %1, i64 0, i32 7
  %235 = load double, ptr %234
  %236 = fdiv double 1.000000e+00, %235
  %237 = call double @llvm.pow.f64(double %233, double %236)
  %238 = fmul double %237, 8.000000e+00
  %239 = fdiv double %138, %232
  %240 = call double @llvm.sqrt.f64(double %239)
  %241 = fmul double %238, %240
  br i1 %145, label %252, label %256

242:
  %243 = phi i64 [ %250, %242 ], [ 0, %169 ]
  %244 = getelementptr double, ptr %79, i64 %243
  %245 = load double, ptr %244
  %246 = add i64 %243, %76
  %247 = getelementptr double, ptr %79, i64 %246
  %248 = load double, ptr %247
  %249 = fsub double %248, %245
  store double %249, ptr %247
  %250 = add i64 %243, 1
  %251 = icmp eq i64 %250, %76
  br i1 %251, label %201, label %242

252:
  %253 = fmul double %92, %232
  %254 = fmul double %92, %253
  %255 = fcmp ogt double %254, 1.000000e-05
  br i1 %255, label %256, label %258

256:
  %257 = select i1 %143, double 1.000000e+03, double 1.000000e+02
  br label %264

258:
  br i1 %143, label %259, label %264

259:
  %260 = getelementptr %struct.ode_system, ptr %203, i64 0, i32 3
  %261 = load i64, ptr %260
  %262 = icmp eq i64 %261, 0
  %263 = select i1 %262, double 1.000000e+00, double 1.000000e-02
  br label %264

264:
  %265 = phi double [ %257, %256 ], [ 1.000000e-02, %258 ], [ %263, %259 ]
  %266 = fmul double %231, %265
  %267 = call double @llvm.minnum.f64(double %266, double %241)
  %268 = load double, ptr %84
  %269 = call double @llvm.fabs.f64(double %268)
  %270 = load double, ptr %82
  %271 = call double @llvm.fabs.f64(double %270)
  %272 = call double @llvm.maxnum.f64(double %269, double %271)
  %273 = fmul double %272, 0x3CE4000000000000
  %274 = fmul double %273, 2.000000e+00
  %275 = call double @llvm.maxnum.f64(double %267, double %274)
  %276 = call double @llvm.minnum.f64(double %275, double %92)
  %277 = call double @llvm.copysign.f64(double %276, double %86)
  store double %277, ptr %70
  %278 = icmp eq i64 %165, 0
  br i1 %278, label %279, label %771

279:
  %280 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  store i64 0, ptr %3
  %281 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %282 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 7
  %283 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 9
  %284 = load double, ptr %281
  %285 = load double, ptr %282
  %286 = call double @llvm.fabs.f64(double %285)
  %287 = call double @llvm.fabs.f64(double %284)
  %288 = load double, ptr %283
  %289 = call double @llvm.fabs.f64(double %288)
  %290 = call double @llvm.maxnum.f64(double %287, double %289)
  %291 = fmul double %290, 0x3CE4000000000000
  %292 = fcmp ugt double %286, %291
  br i1 %292, label %293, label %315

293:
  %294 = getelementptr %struct.ode_adaptive, ptr %1, i64 0, i32 9
  %295 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 39
  %296 = bitcast ptr %68 to ptr
  %297 = getelementptr %struct.ode_adaptive, ptr %1, i64 0, i32 10
  %298 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %299 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  %300 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  %301 = getelementptr %struct.ode_adaptive, ptr %1, i64 0, i32 0
  %302 = getelementptr %struct.ode_adaptive, ptr %1, i64 0, i32 1
  %303 = getelementptr %struct.ode_adaptive, ptr %1, i64 0, i32 13
  %304 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %305 = getelementptr %struct.ode_adaptive, ptr %1, i64 0, i32 8
  %306 = getelementptr %struct.ode_adaptive, ptr %1, i64 0, i32 11
  %307 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 5
  %308 = getelementptr %struct.ode_adaptive, ptr %1, i64 0, i32 3
  %309 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 41
  %310 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 40
  %311 = getelementptr %struct.ode_adaptive, ptr %1, i64 0, i32 5
  %312 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 1
  %313 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 37
  %314 = getelementptr %struct.ode_adaptive, ptr %1, i64 0, i32 12
  br label %320

315:
  %316 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  %317 = load i64, ptr %316
  %318 = icmp eq i64 %317, 0
  %319 = select i1 %318, i64 4, i64 %317
  br label %771

320:
  %321 = phi double [ %285, %293 ], [ %760, %758 ]
  %322 = phi double [ %284, %293 ], [ %763, %758 ]
  %323 = load double, ptr %294
  %324 = call double @ode_placed_step(ptr %0, double %321, double %323)
  %325 = call double @llvm.fmuladd.f64(double %324, double 1.010000e+00, double %322)
  %326 = load double, ptr %283
  %327 = fsub double %325, %326
  %328 = fmul double %324, %327
  %329 = fcmp oge double %328, 0.000000e+00
  %330 = fadd double %322, %324
  %331 = select i1 %329, double %326, double %330
  %332 = fsub double %331, %322
  %333 = call i32 @ode_is_near(ptr %0, double %332)
  %334 = sext i32 %333 to i64
  store i64 %334, ptr %295
  %335 = icmp eq i32 %333, 0
  br i1 %335, label %394, label %336

336:
  %337 = load ptr, ptr %68
  %338 = load ptr, ptr %280
  %339 = getelementptr %struct.ode_system, ptr %338, i64 0, i32 0
  %340 = load i64, ptr %339
  %341 = mul i64 %340, 3
  %342 = getelementptr double, ptr %337, i64 %341
  %343 = mul i64 %340, 9
  %344 = getelementptr double, ptr %337, i64 %343
  %345 = bitcast ptr %344 to ptr
  %346 = shl i64 %340, 3
  call void @llvm.memset.p0.i64(ptr align 8 %345, i8 0, i64 %346, i1 false)
  %347 = bitcast ptr %342 to ptr
  %348 = load ptr, ptr %296
  %349 = load ptr, ptr %280
  %350 = getelementptr %struct.ode_system, ptr %349, i64 0, i32 0
  %351 = load i64, ptr %350
  %352 = shl i64 %351, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %347, ptr align 8 %348, i64 %352, i1 false)
  %353 = load ptr, ptr %68
  %354 = load ptr, ptr %280
  %355 = getelementptr %struct.ode_system, ptr %354, i64 0, i32 0
  %356 = load i64, ptr %355
  %357 = mul i64 %356, 10
  %358 = getelementptr double, ptr %353, i64 %357
  %359 = load i64, ptr %295
  %360 = icmp eq i64 %359, 0
  br i1 %360, label %365, label %361

361:
  %362 = load ptr, ptr %297
  %363 = load double, ptr %362
  %364 = call i64 @ode_projected_rates(ptr %0, double %322, ptr %342, ptr %358, double %363)
  br label %391

365:
  %366 = getelementptr %struct.ode_system, ptr %354, i64 0, i32 5
  %367 = load ptr, ptr %366
  %368 = getelementptr %struct.ode_system, ptr %354, i64 0, i32 4
  %369 = load ptr, ptr %368
  %370 = call i64 %367(ptr %369, double %322, ptr %342, ptr %358)
  %371 = load i64, ptr %298
  %372 = add i64 %371, 1
  store i64 %372, ptr %298
  switch i64 %370, label %391 [
    i64 12, label %373
    i64 3, label %373
  ]

373:
  store i64 %370, ptr %299
  store double %322, ptr %300
  %374 = load ptr, ptr %68
  %375 = load ptr, ptr %280
  %376 = getelementptr %struct.ode_system, ptr %375, i64 0, i32 0
  %377 = load i64, ptr %376
  %378 = shl i64 %377, 2
  %379 = getelementptr double, ptr %374, i64 %378
  %380 = bitcast ptr %379 to ptr
  %381 = bitcast ptr %358 to ptr
  %382 = shl i64 %377, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %380, ptr align 8 %381, i64 %382, i1 false)
  %383 = load ptr, ptr %68
  %384 = load ptr, ptr %280
  %385 = getelementptr %struct.ode_system, ptr %384, i64 0, i32 0
  %386 = load i64, ptr %385
  %387 = mul i64 %386, 5
  %388 = getelementptr double, ptr %383, i64 %387
  %389 = bitcast ptr %388 to ptr
  %390 = shl i64 %386, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %389, ptr align 8 %347, i64 %390, i1 false)
  br label %401

391:
  %392 = phi i64 [ %364, %361 ], [ %370, %365 ]
  %393 = icmp eq i64 %392, 0
  br i1 %393, label %394, label %401

394:
  %395 = load ptr, ptr %301
  %396 = call i64 %395(ptr %0, double %322, double %332)
  %397 = icmp eq i64 %396, 0
  br i1 %397, label %398, label %401

398:
  %399 = load ptr, ptr %302
  %400 = call double %399(ptr %0, double %332)
  br label %401

401:
  %402 = phi i64 [ 0, %398 ], [ %396, %394 ], [ %370, %373 ], [ %392, %391 ]
  %403 = phi double [ %400, %398 ], [ 0x7FF8000000000000, %394 ], [ 0x7FF8000000000000, %373 ], [ 0x7FF8000000000000, %391 ]
  %404 = load i64, ptr %303
  %405 = icmp eq i64 %404, 0
  br i1 %405, label %441, label %406

406:
  %407 = load i64, ptr %295
  %408 = icmp eq i64 %407, 0
  %409 = fcmp ole double %403, 1.000000e+00
  %410 = select i1 %408, i1 %409, i1 false
  br i1 %410, label %411, label %441

411:
  %412 = fadd double %322, %332
  %413 = load ptr, ptr %68
  %414 = load ptr, ptr %280
  %415 = getelementptr %struct.ode_system, ptr %414, i64 0, i32 0
  %416 = load i64, ptr %415
  %417 = shl i64 %416, 1
  %418 = getelementptr double, ptr %413, i64 %417
  %419 = mul i64 %416, 10
  %420 = getelementptr double, ptr %413, i64 %419
  %421 = load i64, ptr %67
  %422 = mul i64 %421, %416
  %423 = getelementptr double, ptr %420, i64 %422
  %424 = getelementptr %struct.ode_system, ptr %414, i64 0, i32 6
  %425 = load ptr, ptr %424
  %426 = icmp eq ptr %425, null
  br i1 %426, label %427, label %435

427:
  %428 = getelementptr %struct.ode_system, ptr %414, i64 0, i32 5
  %429 = load ptr, ptr %428
  %430 = getelementptr %struct.ode_system, ptr %414, i64 0, i32 4
  %431 = load ptr, ptr %430
  %432 = call i64 %429(ptr %431, double %412, ptr %418, ptr %423)
  %433 = load i64, ptr %298
  %434 = add i64 %433, 1
  store i64 %434, ptr %298
  switch i64 %432, label %441 [
    i64 12, label %444
    i64 3, label %444
  ]

435:
  %436 = getelementptr %struct.ode_system, ptr %414, i64 0, i32 4
  %437 = load ptr, ptr %436
  %438 = call i64 %425(ptr %437, double %412, ptr %418, ptr %423)
  %439 = load i64, ptr %298
  %440 = add i64 %439, 1
  store i64 %440, ptr %298
  switch i64 %438, label %441 [
    i64 12, label %444
    i64 3, label %444
  ]

441:
  %442 = phi i64 [ %402, %406 ], [ %402, %401 ], [ %432, %427 ], [ %438, %435 ]
  %443 = icmp eq i64 %442, 0
  br i1 %443, label %466, label %464

444:
  %445 = phi i64 [ %432, %427 ], [ %432, %427 ], [ %438, %435 ], [ %438, %435 ]
  store i64 %445, ptr %299
  store double %412, ptr %300
  %446 = load ptr, ptr %68
  %447 = load ptr, ptr %280
  %448 = getelementptr %struct.ode_system, ptr %447, i64 0, i32 0
  %449 = load i64, ptr %448
  %450 = shl i64 %449, 2
  %451 = getelementptr double, ptr %446, i64 %450
  %452 = bitcast ptr %451 to ptr
  %453 = bitcast ptr %423 to ptr
  %454 = shl i64 %449, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %452, ptr align 8 %453, i64 %454, i1 false)
  %455 = load ptr, ptr %68
  %456 = load ptr, ptr %280
  %457 = getelementptr %struct.ode_system, ptr %456, i64 0, i32 0
  %458 = load i64, ptr %457
  %459 = mul i64 %458, 5
  %460 = getelementptr double, ptr %455, i64 %459
  %461 = bitcast ptr %460 to ptr
  %462 = bitcast ptr %418 to ptr
  %463 = shl i64 %458, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %461, ptr align 8 %462, i64 %463, i1 false)
  br label %464

464:
  %465 = phi i64 [ %442, %441 ], [ %445, %444 ]
  switch i64 %465, label %771 [
    i64 12, label %469
    i64 3, label %469
  ]

466:
  %467 = call double @llvm.fabs.f64(double %403)
  %468 = fcmp ueq double %467, 0x7FF0000000000000
  br i1 %468, label %469, label %471

469:
  %470 = load double, ptr %311
  br label %758

471:
  store i64 0, ptr %299
  %472 = fcmp ugt double %403, 1.000000e+00
  br i1 %472, label %532, label %473

473:
  %474 = load ptr, ptr %280
  %475 = getelementptr %struct.ode_system, ptr %474, i64 0, i32 0
  %476 = load i64, ptr %475
  %477 = load ptr, ptr %68
  %478 = mul i64 %476, 10
  %479 = getelementptr double, ptr %477, i64 %478
  %480 = shl i64 %476, 1
  %481 = getelementptr double, ptr %477, i64 %480
  %482 = mul i64 %476, 3
  %483 = getelementptr double, ptr %477, i64 %482
  %484 = icmp sgt i64 %476, 0
  br i1 %484, label %485, label %532

485:
  %486 = load ptr, ptr %304
  %487 = getelementptr %struct.ode_options, ptr %486, i64 0, i32 2
  %488 = load ptr, ptr %487
  %489 = getelementptr %struct.ode_options, ptr %486, i64 0, i32 1
  %490 = load double, ptr %489
  %491 = load i64, ptr %67
  %492 = mul i64 %491, %476
  %493 = add i64 %491, -1
  %494 = mul i64 %493, %476
  br label %497

495:
  %496 = fcmp ogt double %524, 0.000000e+00
  br i1 %496, label %527, label %532

497:
  %498 = phi double [ 0.000000e+00, %485 ], [ %523, %497 ]
  %499 = phi double [ 0.000000e+00, %485 ], [ %524, %497 ]
  %500 = phi i64 [ 0, %485 ], [ %525, %497 ]
  %501 = getelementptr double, ptr %477, i64 %500
  %502 = load double, ptr %501
  %503 = call double @llvm.fabs.f64(double %502)
  %504 = getelementptr double, ptr %481, i64 %500
  %505 = load double, ptr %504
  %506 = call double @llvm.fabs.f64(double %505)
  %507 = call double @llvm.maxnum.f64(double %503, double %506)
  %508 = getelementptr double, ptr %488, i64 %500
  %509 = load double, ptr %508
  %510 = call double @llvm.fmuladd.f64(double %490, double %507, double %509)
  %511 = add i64 %500, %492
  %512 = getelementptr double, ptr %479, i64 %511
  %513 = load double, ptr %512
  %514 = add i64 %500, %494
  %515 = getelementptr double, ptr %479, i64 %514
  %516 = load double, ptr %515
  %517 = fsub double %513, %516
  %518 = fdiv double %517, %510
  %519 = getelementptr double, ptr %483, i64 %500
  %520 = load double, ptr %519
  %521 = fsub double %505, %520
  %522 = fdiv double %521, %510
  %523 = call double @llvm.fmuladd.f64(double %518, double %518, double %498)
  %524 = call double @llvm.fmuladd.f64(double %522, double %522, double %499)
  %525 = add i64 %500, 1
  %526 = icmp eq i64 %525, %476
  br i1 %526, label %495, label %497

527:
  %528 = call double @llvm.fabs.f64(double %332)
  %529 = fdiv double %523, %524
  %530 = call double @llvm.sqrt.f64(double %529)
  %531 = fmul double %528, %530
  br label %532

532:
  %533 = phi double [ 0.000000e+00, %471 ], [ %531, %527 ], [ 0.000000e+00, %495 ], [ 0.000000e+00, %473 ]
  %534 = load double, ptr %305
  %535 = fmul double %534, 5.000000e-01
  %536 = fcmp ogt double %533, %535
  br i1 %536, label %537, label %580

537:
  %538 = load double, ptr %306
  %539 = load ptr, ptr %280
  %540 = getelementptr %struct.ode_system, ptr %539, i64 0, i32 0
  %541 = load i64, ptr %540
  %542 = icmp sgt i64 %541, 0
  br i1 %542, label %543, label %574

543:
  %544 = load ptr, ptr %68
  %545 = shl i64 %541, 1
  %546 = getelementptr double, ptr %544, i64 %545
  %547 = mul i64 %541, 3
  %548 = getelementptr double, ptr %544, i64 %547
  %549 = load ptr, ptr %304
  %550 = getelementptr %struct.ode_options, ptr %549, i64 0, i32 2
  %551 = load ptr, ptr %550
  %552 = getelementptr %struct.ode_options, ptr %549, i64 0, i32 1
  %553 = load double, ptr %552
  br label %554

554:
  %555 = phi double [ 0.000000e+00, %543 ], [ %571, %554 ]
  %556 = phi i64 [ 0, %543 ], [ %572, %554 ]
  %557 = getelementptr double, ptr %546, i64 %556
  %558 = load double, ptr %557
  %559 = getelementptr double, ptr %548, i64 %556
  %560 = load double, ptr %559
  %561 = fsub double %558, %560
  %562 = getelementptr double, ptr %544, i64 %556
  %563 = load double, ptr %562
  %564 = call double @llvm.fabs.f64(double %563)
  %565 = call double @llvm.fabs.f64(double %558)
  %566 = call double @llvm.maxnum.f64(double %564, double %565)
  %567 = getelementptr double, ptr %551, i64 %556
  %568 = load double, ptr %567
  %569 = call double @llvm.fmuladd.f64(double %553, double %566, double %568)
  %570 = fdiv double %561, %569
  %571 = call double @llvm.fmuladd.f64(double %570, double %570, double %555)
  %572 = add i64 %556, 1
  %573 = icmp eq i64 %572, %541
  br i1 %573, label %574, label %554

574:
  %575 = phi double [ 0.000000e+00, %537 ], [ %571, %554 ]
  %576 = sitofp i64 %541 to double
  %577 = fdiv double %575, %576
  %578 = call double @llvm.sqrt.f64(double %577)
  %579 = fmul double %538, %578
  br label %580

580:
  %581 = phi double [ %579, %574 ], [ 0.000000e+00, %532 ]
  %582 = load i64, ptr %295
  %583 = icmp eq i64 %582, 0
  br i1 %583, label %586, label %584

584:
  %585 = call double @ode_excusable(ptr %0, double %332)
  br label %586

586:
  %587 = phi double [ %585, %584 ], [ 0.000000e+00, %580 ]
  %588 = call double @llvm.maxnum.f64(double %587, double 1.000000e+00)
  %589 = fcmp ogt double %403, %588
  %590 = fcmp ogt double %581, 3.000000e+00
  %591 = select i1 %589, i1 true, i1 %590
  br i1 %591, label %592, label %644

592:
  %593 = call i32 @ode_takes_side(ptr %0, double %331)
  %594 = icmp eq i32 %593, 0
  br i1 %594, label %631, label %595

595:
  %596 = call i32 @ode_is_hasty(ptr %0)
  %597 = icmp eq i32 %596, 0
  br i1 %597, label %598, label %771

598:
  %599 = load ptr, ptr %68
  %600 = load ptr, ptr %280
  %601 = getelementptr %struct.ode_system, ptr %600, i64 0, i32 0
  %602 = load i64, ptr %601
  %603 = mul i64 %602, 10
  %604 = getelementptr double, ptr %599, i64 %603
  %605 = getelementptr %struct.ode_system, ptr %600, i64 0, i32 5
  %606 = load ptr, ptr %605
  %607 = getelementptr %struct.ode_system, ptr %600, i64 0, i32 4
  %608 = load ptr, ptr %607
  %609 = call i64 %606(ptr %608, double %322, ptr %599, ptr %604)
  %610 = load i64, ptr %298
  %611 = add i64 %610, 1
  store i64 %611, ptr %298
  switch i64 %609, label %771 [
    i64 12, label %612
    i64 3, label %612
    i64 0, label %631
  ]

612:
  store i64 %609, ptr %299
  store double %322, ptr %300
  %613 = load ptr, ptr %68
  %614 = load ptr, ptr %280
  %615 = getelementptr %struct.ode_system, ptr %614, i64 0, i32 0
  %616 = load i64, ptr %615
  %617 = shl i64 %616, 2
  %618 = getelementptr double, ptr %613, i64 %617
  %619 = bitcast ptr %618 to ptr
  %620 = bitcast ptr %604 to ptr
  %621 = shl i64 %616, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %619, ptr align 8 %620, i64 %621, i1 false)
  %622 = load ptr, ptr %68
  %623 = load ptr, ptr %280
  %624 = getelementptr %struct.ode_system, ptr %623, i64 0, i32 0
  %625 = load i64, ptr %624
  %626 = mul i64 %625, 5
  %627 = getelementptr double, ptr %622, i64 %626
  %628 = bitcast ptr %627 to ptr
  %629 = bitcast ptr %599 to ptr
  %630 = shl i64 %625, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %628, ptr align 8 %629, i64 %630, i1 false)
  br label %771

631:
  %632 = load double, ptr %311
  %633 = load i64, ptr %6
  %634 = icmp slt i64 %633, 10
  br i1 %634, label %635, label %637

635:
  %636 = load double, ptr %314
  br label %637

637:
  %638 = phi double [ %636, %635 ], [ 9.000000e-01, %631 ]
  %639 = call double @llvm.maxnum.f64(double %403, double %581)
  %640 = load double, ptr %308
  %641 = call double @llvm.pow.f64(double %639, double %640)
  %642 = fdiv double %638, %641
  %643 = call double @llvm.maxnum.f64(double %632, double %642)
  br label %758

644:
  %645 = load i64, ptr %307
  %646 = icmp eq i64 %645, 0
  br i1 %646, label %647, label %674

647:
  %648 = load ptr, ptr %304
  %649 = getelementptr %struct.ode_options, ptr %648, i64 0, i32 5
  %650 = load i64, ptr %649
  %651 = icmp eq i64 %650, 0
  %652 = select i1 %651, double 5.000000e-01, double 2.000000e-01
  %653 = getelementptr %struct.ode_options, ptr %648, i64 0, i32 1
  %654 = load double, ptr %653
  %655 = fdiv double %654, 1.000000e-08
  %656 = load double, ptr %308
  %657 = call double @llvm.pow.f64(double %655, double %656)
  %658 = fmul double %652, %657
  %659 = call double @llvm.minnum.f64(double %658, double 1.000000e+00)
  %660 = load double, ptr %305
  %661 = fmul double %660, %659
  %662 = fcmp olt double %661, %533
  br i1 %662, label %663, label %669

663:
  store i64 0, ptr %309
  %664 = load i64, ptr %310
  %665 = add i64 %664, 1
  store i64 %665, ptr %310
  %666 = icmp eq i64 %665, 50
  %667 = select i1 %666, i1 %651, i1 false
  %668 = zext i1 %667 to i64
  store i64 %668, ptr %307
  br label %674

669:
  %670 = load i64, ptr %309
  %671 = add i64 %670, 1
  store i64 %671, ptr %309
  %672 = icmp eq i64 %671, 6
  br i1 %672, label %673, label %674

673:
  store i64 0, ptr %310
  br label %674

674:
  %675 = call i64 @ode_keep_new(ptr %0, double %331)
  switch i64 %675, label %771 [
    i64 11, label %676
    i64 8, label %676
    i64 7, label %689
    i64 0, label %689
  ]

676:
  %677 = icmp eq i64 %675, 11
  store i64 %675, ptr %299
  br i1 %677, label %678, label %687

678:
  %679 = call double @llvm.fabs.f64(double %332)
  %680 = load double, ptr %281
  %681 = call double @llvm.fabs.f64(double %680)
  %682 = load double, ptr %283
  %683 = call double @llvm.fabs.f64(double %682)
  %684 = call double @llvm.maxnum.f64(double %681, double %683)
  %685 = fmul double %684, 1.000000e-10
  %686 = fcmp ugt double %679, %685
  br i1 %686, label %687, label %771

687:
  %688 = load double, ptr %311
  br label %758

689:
  call void @ode_look_ahead(ptr %0, double %331, double %332)
  %690 = call double @llvm.minnum.f64(double %403, double 1.000000e+00)
  %691 = call double @llvm.maxnum.f64(double %690, double %581)
  %692 = load ptr, ptr %280
  %693 = getelementptr %struct.ode_system, ptr %692, i64 0, i32 0
  %694 = load i64, ptr %693
  %695 = call double @llvm.maxnum.f64(double %691, double 1.000000e-300)
  %696 = load double, ptr %308
  %697 = call double @llvm.pow.f64(double %695, double %696)
  %698 = load i64, ptr %6
  %699 = icmp slt i64 %698, 10
  br i1 %699, label %700, label %702

700:
  %701 = load double, ptr %314
  br label %702

702:
  %703 = phi double [ %701, %700 ], [ 9.000000e-01, %689 ]
  %704 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 12
  %705 = load double, ptr %704
  %706 = getelementptr %struct.ode_adaptive, ptr %1, i64 0, i32 4
  %707 = load double, ptr %706
  %708 = call double @llvm.pow.f64(double %705, double %707)
  %709 = fmul double %703, %708
  %710 = fdiv double %709, %697
  %711 = load i64, ptr %313
  %712 = icmp eq i64 %711, 0
  br i1 %712, label %713, label %716

713:
  %714 = getelementptr %struct.ode_adaptive, ptr %1, i64 0, i32 6
  %715 = load double, ptr %714
  br label %716

716:
  %717 = phi double [ %715, %713 ], [ 1.000000e+00, %702 ]
  %718 = call double @llvm.fabs.f64(double %332)
  %719 = load double, ptr %311
  %720 = call double @llvm.maxnum.f64(double %719, double %710)
  %721 = call double @llvm.minnum.f64(double %717, double %720)
  %722 = fmul double %718, %721
  br i1 %329, label %723, label %727

723:
  %724 = load double, ptr %282
  %725 = call double @llvm.fabs.f64(double %724)
  %726 = call double @llvm.maxnum.f64(double %722, double %725)
  br label %727

727:
  %728 = phi double [ %726, %723 ], [ %722, %716 ]
  %729 = load ptr, ptr %304
  %730 = getelementptr %struct.ode_options, ptr %729, i64 0, i32 3
  %731 = load double, ptr %730
  %732 = call double @llvm.minnum.f64(double %728, double %731)
  %733 = call double @llvm.copysign.f64(double %732, double %332)
  store double %733, ptr %282
  %734 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  store double %332, ptr %734
  %735 = call double @llvm.maxnum.f64(double %691, double 1.000000e-04)
  store double %735, ptr %704
  store i64 0, ptr %313
  %736 = add i64 %698, 1
  store i64 %736, ptr %6
  %737 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %738 = load i64, ptr %737
  %739 = add i64 %738, 1
  store i64 %739, ptr %737
  %740 = load double, ptr %281
  %741 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  store double %740, ptr %741
  store double %331, ptr %281
  %742 = load ptr, ptr %68
  %743 = getelementptr double, ptr %742, i64 %694
  %744 = bitcast ptr %743 to ptr
  %745 = bitcast ptr %742 to ptr
  %746 = shl i64 %694, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %744, ptr align 8 %745, i64 %746, i1 false)
  %747 = load ptr, ptr %68
  %748 = bitcast ptr %747 to ptr
  %749 = load ptr, ptr %280
  %750 = getelementptr %struct.ode_system, ptr %749, i64 0, i32 0
  %751 = load i64, ptr %750
  %752 = mul i64 %751, 6
  %753 = getelementptr double, ptr %747, i64 %752
  %754 = bitcast ptr %753 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %748, ptr align 8 %754, i64 %746, i1 false)
  %755 = fcmp olt double %403, %587
  br i1 %755, label %756, label %757

756:
  call void @ode_excuse(ptr %0, double %322, double %403, double %321)
  br label %757

757:
  store i64 1, ptr %3
  br label %771

758:
  %759 = phi double [ %470, %469 ], [ %688, %687 ], [ %643, %637 ]
  %760 = fmul double %332, %759
  %761 = load i64, ptr %312
  %762 = add i64 %761, 1
  store i64 %762, ptr %312
  store i64 0, ptr %6
  store i64 1, ptr %313
  store double %760, ptr %282
  %763 = load double, ptr %281
  %764 = call double @llvm.fabs.f64(double %760)
  %765 = call double @llvm.fabs.f64(double %763)
  %766 = load double, ptr %283
  %767 = call double @llvm.fabs.f64(double %766)
  %768 = call double @llvm.maxnum.f64(double %765, double %767)
  %769 = fmul double %768, 0x3CE4000000000000
  %770 = fcmp ugt double %764, %769
  br i1 %770, label %320, label %315

771:
  %772 = phi i64 [ %165, %264 ], [ %41, %45 ], [ %675, %757 ], [ %319, %315 ], [ %609, %612 ], [ %41, %23 ], [ %609, %598 ], [ 4, %595 ], [ %465, %464 ], [ 11, %678 ], [ %675, %674 ]
  ret i64 %772
}

declare double @llvm.sqrt.f64(double)

declare double @llvm.pow.f64(double, double)

define void @ode_look_ahead(ptr  %0, double %1, double %2) {
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 10
  %7 = load ptr, ptr %6
  %8 = icmp eq ptr %7, null
  br i1 %8, label %47, label %9

9:
  %10 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 19
  %11 = load double, ptr %10
  %12 = load double, ptr %7
  store double %12, ptr %10
  %13 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 20
  %14 = load double, ptr %13
  %15 = fcmp oeq double %14, 0.000000e+00
  %16 = fcmp olt double %12, %14
  %17 = select i1 %15, i1 true, i1 %16
  br i1 %17, label %18, label %19

18:
  store double %12, ptr %13
  br label %19

19:
  %20 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 21
  %21 = load double, ptr %20
  %22 = fcmp ogt double %12, %21
  br i1 %22, label %23, label %25

23:
  store double %12, ptr %20
  %24 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 22
  store double %1, ptr %24
  br label %25

25:
  %26 = call double @llvm.copysign.f64(double 1.000000e+00, double %2)
  %27 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 25
  %28 = load double, ptr %27
  %29 = fsub double %1, %28
  %30 = fmul double %26, %29
  %31 = fcmp ogt double %11, 0.000000e+00
  br i1 %31, label %32, label %47

32:
  %33 = fcmp oge double %30, 0.000000e+00
  %34 = call double @llvm.fabs.f64(double %2)
  %35 = fcmp ole double %30, %34
  %36 = select i1 %33, i1 %35, i1 false
  %37 = fcmp uge double %11, %12
  %38 = fcmp uge double %12, 0x7FF0000000000000
  %39 = or i1 %37, %38
  %40 = select i1 %39, i1 true, i1 %36
  br i1 %40, label %47, label %41

41:
  %42 = fdiv double %12, %11
  %43 = call double @llvm.sqrt.f64(double %42)
  %44 = fadd double %43, -1.000000e+00
  %45 = fdiv double %2, %44
  %46 = fadd double %45, %1
  store double %46, ptr %27
  br label %47

47:
  ret void
}

define double @ode_placed_step(ptr  %0, double %1, double %2) {
  %4 = call double @llvm.copysign.f64(double 1.000000e+00, double %1)
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 25
  %6 = load double, ptr %5
  %7 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %8 = load double, ptr %7
  %9 = fsub double %6, %8
  %10 = fmul double %4, %9
  %11 = fcmp ogt double %10, 0.000000e+00
  %12 = fcmp olt double %10, 0x7FF0000000000000
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %26

14:
  %15 = call double @llvm.fabs.f64(double %1)
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
  %25 = call double @llvm.copysign.f64(double %24, double %1)
  br label %26

26:
  %27 = phi double [ %25, %23 ], [ %1, %3 ]
  ret double %27
}

define i32 @ode_is_near(ptr  %0, double %1) {
  %3 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 25
  %4 = load double, ptr %3
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %6 = load double, ptr %5
  %7 = fsub double %4, %6
  %8 = fdiv double %7, %1
  %9 = call double @llvm.fabs.f64(double %8)
  %10 = fcmp olt double %9, 3.000000e+00
  br i1 %10, label %18, label %11

11:
  %12 = fcmp olt double %9, 1.000000e+01
  br i1 %12, label %13, label %18

13:
  %14 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 19
  %15 = load double, ptr %14
  %16 = fcmp ogt double %15, 1.000000e+03
  %17 = zext i1 %16 to i32
  br label %18

18:
  %19 = phi i32 [ 1, %2 ], [ 0, %11 ], [ %17, %13 ]
  ret i32 %19
}

define i64 @ode_projected_rates(ptr  %0, double %1, ptr %2, ptr %3, double %4) {
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.ode_system, ptr %7, i64 0, i32 0
  %9 = load i64, ptr %8
  %10 = getelementptr %struct.ode_system, ptr %7, i64 0, i32 9
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.ode_system, ptr %7, i64 0, i32 4
  %13 = load ptr, ptr %12
  %14 = call i64 %11(ptr %13, double %1, ptr %2)
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %48

16:
  %17 = load ptr, ptr %6
  %18 = getelementptr %struct.ode_system, ptr %17, i64 0, i32 5
  %19 = load ptr, ptr %18
  %20 = getelementptr %struct.ode_system, ptr %17, i64 0, i32 4
  %21 = load ptr, ptr %20
  %22 = call i64 %19(ptr %21, double %1, ptr %2, ptr %3)
  %23 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %24 = load i64, ptr %23
  %25 = add i64 %24, 1
  store i64 %25, ptr %23
  switch i64 %22, label %48 [
    i64 12, label %26
    i64 3, label %26
    i64 0, label %52
  ]

26:
  %27 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %22, ptr %27
  %28 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %1, ptr %28
  %29 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %30 = load ptr, ptr %29
  %31 = load ptr, ptr %6
  %32 = getelementptr %struct.ode_system, ptr %31, i64 0, i32 0
  %33 = load i64, ptr %32
  %34 = shl i64 %33, 2
  %35 = getelementptr double, ptr %30, i64 %34
  %36 = bitcast ptr %35 to ptr
  %37 = bitcast ptr %3 to ptr
  %38 = shl i64 %33, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %36, ptr align 8 %37, i64 %38, i1 false)
  %39 = load ptr, ptr %29
  %40 = load ptr, ptr %6
  %41 = getelementptr %struct.ode_system, ptr %40, i64 0, i32 0
  %42 = load i64, ptr %41
  %43 = mul i64 %42, 5
  %44 = getelementptr double, ptr %39, i64 %43
  %45 = bitcast ptr %44 to ptr
  %46 = bitcast ptr %2 to ptr
  %47 = shl i64 %42, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %45, ptr align 8 %46, i64 %47, i1 false)
  br label %48

48:
  %49 = phi i64 [ %22, %26 ], [ %14, %5 ], [ %22, %16 ]
  %50 = icmp eq i64 %49, 8
  %51 = select i1 %50, i64 3, i64 %49
  br label %111

52:
  %53 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %54 = load ptr, ptr %53
  %55 = load ptr, ptr %6
  %56 = getelementptr %struct.ode_system, ptr %55, i64 0, i32 0
  %57 = load i64, ptr %56
  %58 = mul i64 %57, 7
  %59 = getelementptr double, ptr %54, i64 %58
  %60 = shl i64 %57, 3
  %61 = getelementptr double, ptr %54, i64 %60
  %62 = mul i64 %57, 9
  %63 = getelementptr double, ptr %54, i64 %62
  %64 = icmp sgt i64 %9, 0
  br i1 %64, label %70, label %65

65:
  %66 = load ptr, ptr %10
  %67 = load ptr, ptr %12
  %68 = call i64 %66(ptr %67, double %1, ptr %59)
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %85, label %111

70:
  %71 = phi i64 [ %83, %70 ], [ 0, %52 ]
  %72 = getelementptr double, ptr %2, i64 %71
  %73 = load double, ptr %72
  %74 = call double @llvm.fabs.f64(double %73)
  %75 = call double @llvm.maxnum.f64(double %74, double 1.000000e+00)
  %76 = fmul double %75, 1.000000e-13
  %77 = and i64 %71, 1
  %78 = icmp eq i64 %77, 0
  %79 = fneg double %76
  %80 = select i1 %78, double %76, double %79
  %81 = fadd double %73, %80
  %82 = getelementptr double, ptr %59, i64 %71
  store double %81, ptr %82
  %83 = add i64 %71, 1
  %84 = icmp eq i64 %83, %9
  br i1 %84, label %65, label %70

85:
  %86 = load i64, ptr %23
  %87 = add i64 %86, 1
  store i64 %87, ptr %23
  %88 = getelementptr %struct.ode_system, ptr %7, i64 0, i32 5
  %89 = load ptr, ptr %88
  %90 = load ptr, ptr %12
  %91 = call i64 %89(ptr %90, double %1, ptr %59, ptr %61)
  %92 = icmp eq i64 %91, 0
  %93 = select i1 %92, i1 %64, i1 false
  br i1 %93, label %94, label %108

94:
  %95 = phi i64 [ %106, %94 ], [ 0, %85 ]
  %96 = getelementptr double, ptr %61, i64 %95
  %97 = load double, ptr %96
  %98 = getelementptr double, ptr %3, i64 %95
  %99 = load double, ptr %98
  %100 = fsub double %97, %99
  %101 = fmul double %100, %4
  %102 = call double @llvm.fabs.f64(double %101)
  %103 = getelementptr double, ptr %63, i64 %95
  %104 = load double, ptr %103
  %105 = fadd double %104, %102
  store double %105, ptr %103
  %106 = add i64 %95, 1
  %107 = icmp eq i64 %106, %9
  br i1 %107, label %108, label %94

108:
  %109 = icmp eq i64 %91, 2
  %110 = select i1 %109, i64 2, i64 0
  br label %111

111:
  %112 = phi i64 [ %51, %48 ], [ %110, %108 ], [ 0, %65 ]
  ret i64 %112
}

define double @ode_excusable(ptr  %0, double %1) {
  %3 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3
  %5 = getelementptr %struct.ode_system, ptr %4, i64 0, i32 0
  %6 = load i64, ptr %5
  %7 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7
  %9 = mul i64 %6, 9
  %10 = getelementptr double, ptr %8, i64 %9
  %11 = icmp sgt i64 %6, 0
  br i1 %11, label %12, label %54

12:
  %13 = shl i64 %6, 1
  %14 = getelementptr double, ptr %8, i64 %13
  %15 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %16 = load ptr, ptr %15
  %17 = getelementptr %struct.ode_options, ptr %16, i64 0, i32 2
  %18 = load ptr, ptr %17
  %19 = getelementptr %struct.ode_options, ptr %16, i64 0, i32 1
  %20 = load double, ptr %19
  br label %22

21:
  br i1 %11, label %42, label %54

22:
  %23 = phi double [ 0.000000e+00, %12 ], [ %39, %22 ]
  %24 = phi i64 [ 0, %12 ], [ %40, %22 ]
  %25 = getelementptr double, ptr %10, i64 %24
  %26 = load double, ptr %25
  %27 = fmul double %26, %1
  %28 = getelementptr double, ptr %8, i64 %24
  %29 = load double, ptr %28
  %30 = call double @llvm.fabs.f64(double %29)
  %31 = getelementptr double, ptr %14, i64 %24
  %32 = load double, ptr %31
  %33 = call double @llvm.fabs.f64(double %32)
  %34 = call double @llvm.maxnum.f64(double %30, double %33)
  %35 = getelementptr double, ptr %18, i64 %24
  %36 = load double, ptr %35
  %37 = call double @llvm.fmuladd.f64(double %20, double %34, double %36)
  %38 = fdiv double %27, %37
  %39 = call double @llvm.fmuladd.f64(double %38, double %38, double %23)
  %40 = add i64 %24, 1
  %41 = icmp eq i64 %40, %6
  br i1 %41, label %21, label %22

42:
  %43 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %44 = load ptr, ptr %43
  %45 = getelementptr %struct.ode_options, ptr %44, i64 0, i32 1
  %46 = load double, ptr %45
  %47 = fdiv double 0x3E7AD7F29ABCAF48, %46
  %48 = call double @llvm.minnum.f64(double %47, double 5.000000e+04)
  %49 = sitofp i64 %6 to double
  %50 = fdiv double %39, %49
  %51 = call double @llvm.sqrt.f64(double %50)
  %52 = fmul double %51, 5.000000e+00
  %53 = call double @llvm.minnum.f64(double %52, double %48)
  br label %54

54:
  %55 = phi double [ %53, %42 ], [ 0.000000e+00, %21 ], [ 0.000000e+00, %2 ]
  ret double %55
}

define void @ode_excuse(ptr  %0, double %1, double %2, double %3) {
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 7
  %6 = load double, ptr %5
  %7 = call double @llvm.fabs.f64(double %6)
  %8 = call double @llvm.fabs.f64(double %3)
  %9 = fcmp olt double %7, %8
  br i1 %9, label %10, label %11

10:
  store double %3, ptr %5
  br label %11

11:
  %12 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 26
  %13 = load double, ptr %12
  %14 = call double @llvm.maxnum.f64(double %13, double 1.000000e+00)
  %15 = fcmp olt double %14, %2
  br i1 %15, label %16, label %18

16:
  store double %2, ptr %12
  %17 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 27
  store double %1, ptr %17
  br label %18

18:
  ret void
}

define double @model_time(ptr  %0, double %1) {
  %3 = getelementptr %struct.model_context, ptr %0, i64 0, i32 27, i64 0
  %4 = load double, ptr %3
  %5 = call double @llvm.maxnum.f64(double %1, double %4)
  %6 = getelementptr %struct.model_context, ptr %0, i64 0, i32 27, i64 1
  %7 = load double, ptr %6
  %8 = call double @llvm.minnum.f64(double %5, double %7)
  ret double %8
}

define i64 @model_inputs(ptr %0, double %1, ptr %2) {
  %4 = getelementptr %struct.model_context, ptr %0, i64 0, i32 34
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.model_context, ptr %0, i64 0, i32 3, i32 0
  %7 = load ptr, ptr %6
  %8 = icmp eq ptr %7, null
  br i1 %8, label %18, label %9

9:
  %10 = getelementptr %struct.model_context, ptr %0, i64 0, i32 15
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.model_context, ptr %0, i64 0, i32 3, i32 1
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.model_context, ptr %0, i64 0, i32 3, i32 2
  %15 = load ptr, ptr %14
  %16 = getelementptr %struct.model_context, ptr %0, i64 0, i32 14
  %17 = load ptr, ptr %16
  call void %7(double %1, ptr %2, ptr %11, ptr %13, ptr %15, ptr %17)
  br label %18

18:
  %19 = getelementptr %struct.model_context, ptr %0, i64 0, i32 33
  %20 = load ptr, ptr %19
  %21 = load volatile i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  %23 = select i1 %22, i64 0, i64 2
  %24 = icmp eq ptr %5, null
  br i1 %24, label %37, label %25

25:
  %26 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 36
  %27 = load i64, ptr %26
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %33, label %29

29:
  %30 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 29
  %31 = load i64, ptr %30
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %37, label %33

33:
  %34 = getelementptr %struct.contact_system, ptr %5, i64 0, i32 18
  %35 = load ptr, ptr %34
  %36 = call i64 %35(ptr %0, double %1, ptr %2)
  br label %37

37:
  %38 = phi i64 [ %36, %33 ], [ %23, %29 ], [ %23, %18 ]
  ret i64 %38
}

define void @model_normalize(ptr  %0, ptr  %1) {
  %3 = getelementptr %struct.model_context, ptr %0, i64 0, i32 17
  %4 = load i64, ptr %3
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %9

6:
  %7 = getelementptr %struct.model_context, ptr %0, i64 0, i32 16
  %8 = load ptr, ptr %7
  br label %10

9:
  ret void

10:
  %11 = phi i64 [ 0, %6 ], [ %29, %28 ]
  %12 = getelementptr i64, ptr %8, i64 %11
  %13 = load i64, ptr %12
  %14 = getelementptr double, ptr %1, i64 %13
  %15 = load double, ptr %14
  %16 = getelementptr double, ptr %14, i64 1
  %17 = load double, ptr %16
  %18 = fmul double %17, %17
  %19 = call double @llvm.fmuladd.f64(double %15, double %15, double %18)
  %20 = getelementptr double, ptr %14, i64 2
  %21 = load double, ptr %20
  %22 = call double @llvm.fmuladd.f64(double %21, double %21, double %19)
  %23 = getelementptr double, ptr %14, i64 3
  %24 = load double, ptr %23
  %25 = call double @llvm.fmuladd.f64(double %24, double %24, double %22)
  %26 = call double @llvm.sqrt.f64(double %25)
  %27 = fdiv double %15, %26
  store double %27, ptr %14
  br label %31

28:
  %29 = add i64 %11, 1
  %30 = icmp eq i64 %29, %4
  br i1 %30, label %9, label %10

31:
  %32 = phi i64 [ 1, %10 ], [ %37, %31 ]
  %33 = getelementptr double, ptr %14, i64 %32
  %34 = load double, ptr %33
  %35 = getelementptr double, ptr %14, i64 %32
  %36 = fdiv double %34, %26
  store double %36, ptr %35
  %37 = add i64 %32, 1
  %38 = icmp eq i64 %37, 4
  br i1 %38, label %28, label %31
}

define void @model_connect(ptr  %0, ptr %1) {
  %3 = getelementptr %struct.model_context, ptr %1, i64 0, i32 0
  %4 = load i64, ptr %3
  %5 = getelementptr %struct.ode_system, ptr %0, i64 0, i32 0
  store i64 %4, ptr %5
  %6 = getelementptr %struct.ode_system, ptr %0, i64 0, i32 4
  %7 = bitcast ptr %6 to ptr
  store ptr %1, ptr %7
  %8 = getelementptr %struct.model_context, ptr %1, i64 0, i32 2, i32 0
  %9 = load ptr, ptr %8
  %10 = icmp eq ptr %9, null
  %11 = select i1 %10, ptr null, ptr @jacobian
  %12 = getelementptr %struct.ode_system, ptr %0, i64 0, i32 7
  store ptr %11, ptr %12
  %13 = getelementptr %struct.model_context, ptr %1, i64 0, i32 34
  %14 = load ptr, ptr %13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %27, label %16

16:
  %17 = getelementptr %struct.model_context, ptr %1, i64 0, i32 1
  %18 = getelementptr %struct.model_call, ptr %17, i64 0, i32 0
  %19 = load ptr, ptr %18
  %20 = getelementptr %struct.contact_system, ptr %14, i64 0, i32 10, i32 0
  %21 = load ptr, ptr %20
  %22 = icmp eq ptr %19, %21
  br i1 %22, label %27, label %23

23:
  %24 = getelementptr %struct.contact_system, ptr %14, i64 0, i32 12
  %25 = bitcast ptr %24 to ptr
  %26 = bitcast ptr %17 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %25, ptr align 8 dereferenceable(24) %26, i64 24, i1 false)
  br label %27

27:
  call void @connect_modes(ptr %0, ptr %1)
  %28 = getelementptr %struct.ode_system, ptr %0, i64 0, i32 9
  store ptr @project, ptr %28
  %29 = getelementptr %struct.model_context, ptr %1, i64 0, i32 4, i32 0
  %30 = load ptr, ptr %29
  %31 = icmp eq ptr %30, null
  br i1 %31, label %42, label %32

32:
  %33 = getelementptr %struct.model_context, ptr %1, i64 0, i32 19
  %34 = load i64, ptr %33
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %42, label %36

36:
  %37 = getelementptr %struct.model_context, ptr %1, i64 0, i32 21
  %38 = load ptr, ptr %37
  %39 = getelementptr %struct.model_context, ptr %1, i64 0, i32 22
  %40 = load i64, ptr %39
  %41 = getelementptr double, ptr %38, i64 %40
  br label %42

42:
  %43 = phi ptr [ %41, %36 ], [ null, %32 ], [ null, %27 ]
  %44 = getelementptr %struct.ode_system, ptr %0, i64 0, i32 10
  store ptr %43, ptr %44
  %45 = getelementptr %struct.model_context, ptr %1, i64 0, i32 31
  %46 = load i64, ptr %45
  %47 = icmp sgt i64 %46, 0
  %48 = select i1 %47, ptr @model_watch, ptr null
  %49 = getelementptr %struct.ode_system, ptr %0, i64 0, i32 11
  store ptr %48, ptr %49
  %50 = getelementptr %struct.model_context, ptr %1, i64 0, i32 5, i32 0
  %51 = load ptr, ptr %50
  %52 = icmp eq ptr %51, null
  br i1 %52, label %53, label %58

53:
  %54 = getelementptr %struct.model_context, ptr %1, i64 0, i32 6, i32 0
  %55 = load ptr, ptr %54
  %56 = icmp eq ptr %55, null
  %57 = select i1 %56, ptr null, ptr @event
  br label %58

58:
  %59 = phi ptr [ @event, %42 ], [ %57, %53 ]
  %60 = getelementptr %struct.ode_system, ptr %0, i64 0, i32 12
  store ptr %59, ptr %60
  ret void
}

define internal i64 @jacobian(ptr %0, double %1, ptr %2, ptr %3) {
  %5 = bitcast ptr %0 to ptr
  %6 = getelementptr i8, ptr %0, i64 424
  %7 = bitcast ptr %6 to ptr
  %8 = load ptr, ptr %7
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:
  %11 = getelementptr %struct.contact_system, ptr %8, i64 0, i32 36
  %12 = load i64, ptr %11
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %53, label %14

14:
  %15 = getelementptr i8, ptr %0, i64 360
  %16 = bitcast ptr %15 to ptr
  %17 = load double, ptr %16
  %18 = call double @llvm.maxnum.f64(double %1, double %17)
  %19 = getelementptr i8, ptr %0, i64 368
  %20 = bitcast ptr %19 to ptr
  %21 = load double, ptr %20
  %22 = call double @llvm.minnum.f64(double %18, double %21)
  %23 = call i64 @model_inputs(ptr %5, double %22, ptr %2)
  %24 = bitcast ptr %0 to ptr
  %25 = load i64, ptr %24
  %26 = mul i64 %25, %25
  %27 = icmp eq i64 %23, 0
  br i1 %27, label %28, label %53

28:
  %29 = getelementptr i8, ptr %0, i64 32
  %30 = bitcast ptr %29 to ptr
  %31 = load ptr, ptr %30
  %32 = getelementptr i8, ptr %0, i64 256
  %33 = bitcast ptr %32 to ptr
  %34 = load ptr, ptr %33
  %35 = getelementptr i8, ptr %0, i64 40
  %36 = bitcast ptr %35 to ptr
  %37 = load ptr, ptr %36
  %38 = getelementptr i8, ptr %0, i64 48
  %39 = bitcast ptr %38 to ptr
  %40 = load ptr, ptr %39
  call void %31(double %22, ptr %2, ptr %34, ptr %37, ptr %40, ptr %3)
  %41 = icmp eq i64 %26, 0
  br i1 %41, label %53, label %45

42:
  %43 = fcmp oeq double %50, 0.000000e+00
  %44 = select i1 %43, i64 0, i64 3
  br label %53

45:
  %46 = phi i64 [ %51, %45 ], [ 0, %28 ]
  %47 = phi double [ %50, %45 ], [ 0.000000e+00, %28 ]
  %48 = getelementptr double, ptr %3, i64 %46
  %49 = load double, ptr %48
  %50 = call double @llvm.fmuladd.f64(double %49, double 0.000000e+00, double %47)
  %51 = add i64 %46, 1
  %52 = icmp eq i64 %51, %26
  br i1 %52, label %42, label %45

53:
  %54 = phi i64 [ 15, %10 ], [ %23, %14 ], [ 0, %28 ], [ %44, %42 ]
  ret i64 %54
}

define internal void @connect_modes(ptr  %0, ptr  %1) {
  %3 = getelementptr %struct.model_context, ptr %1, i64 0, i32 34
  %4 = load ptr, ptr %3
  %5 = icmp eq ptr %4, null
  br i1 %5, label %16, label %6

6:
  %7 = getelementptr %struct.contact_system, ptr %4, i64 0, i32 36
  %8 = load i64, ptr %7
  %9 = icmp sgt i64 %8, 0
  %10 = getelementptr %struct.contact_system, ptr %4, i64 0, i32 10, i32 0
  %11 = load ptr, ptr %10
  %12 = icmp eq ptr %11, null
  br i1 %12, label %16, label %13

13:
  %14 = xor i1 %9, true
  %15 = select i1 %9, ptr @rates, ptr @free_rates
  br label %16

16:
  %17 = phi i1 [ %9, %13 ], [ %9, %6 ], [ false, %2 ]
  %18 = phi ptr [ %15, %13 ], [ @rates, %6 ], [ @free_rates, %2 ]
  %19 = phi i1 [ %14, %13 ], [ false, %6 ], [ false, %2 ]
  %20 = getelementptr %struct.model_context, ptr %1, i64 0, i32 17
  %21 = load i64, ptr %20
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %28

23:
  %24 = getelementptr %struct.model_context, ptr %1, i64 0, i32 4, i32 0
  %25 = load ptr, ptr %24
  %26 = icmp ne ptr %25, null
  %27 = select i1 %26, i1 true, i1 %17
  br i1 %27, label %28, label %29

28:
  br label %29

29:
  %30 = phi ptr [ @keep, %28 ], [ null, %23 ]
  %31 = getelementptr %struct.ode_system, ptr %0, i64 0, i32 8
  store ptr %30, ptr %31
  %32 = xor i1 %5, true
  %33 = select i1 %17, i1 true, i1 %32
  %34 = select i1 %17, i64 2, i64 1
  br i1 %33, label %40, label %35

35:
  %36 = getelementptr %struct.model_context, ptr %1, i64 0, i32 31
  %37 = load i64, ptr %36
  %38 = icmp sgt i64 %37, 0
  %39 = zext i1 %38 to i64
  br label %40

40:
  %41 = phi i64 [ %34, %29 ], [ %39, %35 ]
  %42 = getelementptr %struct.ode_system, ptr %0, i64 0, i32 3
  store i64 %41, ptr %42
  %43 = getelementptr %struct.ode_system, ptr %0, i64 0, i32 5
  store ptr %18, ptr %43
  br i1 %19, label %44, label %49

44:
  %45 = getelementptr %struct.contact_system, ptr %4, i64 0, i32 11, i32 0
  %46 = load ptr, ptr %45
  %47 = icmp eq ptr %46, null
  %48 = select i1 %47, ptr null, ptr @open_ends
  br label %49

49:
  %50 = phi ptr [ null, %40 ], [ %48, %44 ]
  %51 = getelementptr %struct.ode_system, ptr %0, i64 0, i32 6
  store ptr %50, ptr %51
  br i1 %5, label %63, label %52

52:
  %53 = getelementptr %struct.contact_system, ptr %4, i64 0, i32 10
  %54 = getelementptr %struct.model_call, ptr %53, i64 0, i32 0
  %55 = load ptr, ptr %54
  %56 = icmp eq ptr %55, null
  br i1 %56, label %63, label %57

57:
  %58 = getelementptr %struct.model_context, ptr %1, i64 0, i32 1
  %59 = getelementptr %struct.contact_system, ptr %4, i64 0, i32 12
  %60 = select i1 %17, ptr %59, ptr %53
  %61 = bitcast ptr %58 to ptr
  %62 = bitcast ptr %60 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %61, ptr align 8 dereferenceable(24) %62, i64 24, i1 false)
  br label %63

63:
  br i1 %19, label %64, label %78

64:
  %65 = getelementptr %struct.contact_system, ptr %4, i64 0, i32 29
  %66 = load i64, ptr %65
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %78, label %68

68:
  %69 = getelementptr %struct.model_context, ptr %1, i64 0, i32 14
  %70 = load ptr, ptr %69
  %71 = getelementptr %struct.contact_system, ptr %4, i64 0, i32 4
  %72 = load i64, ptr %71
  %73 = getelementptr double, ptr %70, i64 %72
  %74 = bitcast ptr %73 to ptr
  %75 = getelementptr %struct.contact_system, ptr %4, i64 0, i32 1
  %76 = load i64, ptr %75
  %77 = shl i64 %76, 3
  call void @llvm.memset.p0.i64(ptr align 8 %74, i8 0, i64 %77, i1 false)
  store i64 0, ptr %65
  br label %78

78:
  br i1 %5, label %81, label %79

79:
  %80 = getelementptr %struct.contact_system, ptr %4, i64 0, i32 34
  store double 0x7FF8000000000000, ptr %80
  br label %81

81:
  ret void
}

define internal i64 @project(ptr  %0, double %1, ptr %2) {
  %4 = getelementptr i8, ptr %0, i64 320
  %5 = bitcast ptr %4 to ptr
  %6 = load i64, ptr %5
  %7 = getelementptr i8, ptr %0, i64 312
  %8 = bitcast ptr %7 to ptr
  %9 = load ptr, ptr %8
  %10 = getelementptr i8, ptr %0, i64 360
  %11 = bitcast ptr %10 to ptr
  %12 = load double, ptr %11
  %13 = call double @llvm.maxnum.f64(double %1, double %12)
  %14 = getelementptr i8, ptr %0, i64 368
  %15 = bitcast ptr %14 to ptr
  %16 = load double, ptr %15
  %17 = call double @llvm.minnum.f64(double %13, double %16)
  %18 = getelementptr i8, ptr %0, i64 80
  %19 = bitcast ptr %18 to ptr
  %20 = getelementptr i8, ptr %0, i64 256
  %21 = bitcast ptr %20 to ptr
  %22 = getelementptr i8, ptr %0, i64 88
  %23 = bitcast ptr %22 to ptr
  %24 = getelementptr i8, ptr %0, i64 96
  %25 = bitcast ptr %24 to ptr
  %26 = icmp sgt i64 %6, 0
  br label %27

27:
  %28 = phi i32 [ 0, %3 ], [ %48, %43 ]
  %29 = load ptr, ptr %19
  %30 = load ptr, ptr %21
  %31 = load ptr, ptr %23
  %32 = load ptr, ptr %25
  call void %29(double %17, ptr %2, ptr %30, ptr %31, ptr %32, ptr %9)
  br i1 %26, label %36, label %43

33:
  %34 = icmp eq i64 %42, %6
  br i1 %34, label %35, label %36

35:
  br i1 %26, label %51, label %43

36:
  %37 = phi i64 [ %42, %33 ], [ 0, %27 ]
  %38 = getelementptr double, ptr %9, i64 %37
  %39 = load double, ptr %38
  %40 = call double @llvm.fabs.f64(double %39)
  %41 = fcmp ueq double %40, 0x7FF0000000000000
  %42 = add i64 %37, 1
  br i1 %41, label %66, label %33

43:
  %44 = phi double [ 0.000000e+00, %35 ], [ 0.000000e+00, %27 ], [ %61, %51 ]
  %45 = phi double [ 1.000000e+00, %35 ], [ 1.000000e+00, %27 ], [ %63, %51 ]
  %46 = fmul double %45, 1.000000e-13
  %47 = fcmp ole double %44, %46
  %48 = add i32 %28, 1
  %49 = icmp eq i32 %48, 6
  %50 = select i1 %47, i1 true, i1 %49
  br i1 %50, label %66, label %27

51:
  %52 = phi i64 [ %64, %51 ], [ 0, %35 ]
  %53 = phi double [ %63, %51 ], [ 1.000000e+00, %35 ]
  %54 = phi double [ %61, %51 ], [ 0.000000e+00, %35 ]
  %55 = getelementptr double, ptr %9, i64 %52
  %56 = load double, ptr %55
  %57 = getelementptr double, ptr %2, i64 %52
  %58 = load double, ptr %57
  %59 = fsub double %56, %58
  %60 = call double @llvm.fabs.f64(double %59)
  %61 = call double @llvm.maxnum.f64(double %54, double %60)
  %62 = call double @llvm.fabs.f64(double %58)
  %63 = call double @llvm.maxnum.f64(double %53, double %62)
  store double %56, ptr %57
  %64 = add i64 %52, 1
  %65 = icmp eq i64 %64, %6
  br i1 %65, label %43, label %51

66:
  %67 = phi i64 [ 8, %36 ], [ 0, %43 ]
  ret i64 %67
}

define internal i64 @event(ptr %0, double %1, ptr %2, ptr %3) {
  %5 = bitcast ptr %0 to ptr
  %6 = getelementptr i8, ptr %0, i64 128
  %7 = getelementptr i8, ptr %0, i64 360
  %8 = bitcast ptr %7 to ptr
  %9 = load double, ptr %8
  %10 = call double @llvm.maxnum.f64(double %1, double %9)
  %11 = getelementptr i8, ptr %0, i64 368
  %12 = bitcast ptr %11 to ptr
  %13 = load double, ptr %12
  %14 = call double @llvm.minnum.f64(double %10, double %13)
  %15 = call i64 @model_inputs(ptr %5, double %14, ptr %2)
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %50

17:
  %18 = getelementptr i8, ptr %0, i64 104
  %19 = bitcast ptr %18 to ptr
  %20 = load ptr, ptr %19
  %21 = icmp eq ptr %20, null
  br i1 %21, label %32, label %22

22:
  %23 = getelementptr i8, ptr %0, i64 256
  %24 = bitcast ptr %23 to ptr
  %25 = load ptr, ptr %24
  %26 = getelementptr i8, ptr %0, i64 112
  %27 = bitcast ptr %26 to ptr
  %28 = load ptr, ptr %27
  %29 = getelementptr i8, ptr %0, i64 120
  %30 = bitcast ptr %29 to ptr
  %31 = load ptr, ptr %30
  call void %20(double %14, ptr %2, ptr %25, ptr %28, ptr %31, ptr %3)
  br label %32

32:
  %33 = bitcast ptr %6 to ptr
  %34 = load ptr, ptr %33
  %35 = icmp eq ptr %34, null
  br i1 %35, label %50, label %36

36:
  %37 = getelementptr i8, ptr %0, i64 256
  %38 = bitcast ptr %37 to ptr
  %39 = load ptr, ptr %38
  %40 = getelementptr i8, ptr %0, i64 136
  %41 = bitcast ptr %40 to ptr
  %42 = load ptr, ptr %41
  %43 = getelementptr i8, ptr %0, i64 144
  %44 = bitcast ptr %43 to ptr
  %45 = load ptr, ptr %44
  %46 = getelementptr i8, ptr %0, i64 152
  %47 = bitcast ptr %46 to ptr
  %48 = load i64, ptr %47
  %49 = getelementptr double, ptr %3, i64 %48
  call void %34(double %14, ptr %2, ptr %39, ptr %42, ptr %45, ptr %49)
  br label %50

50:
  ret i64 %15
}

define internal i64 @rates(ptr %0, double %1, ptr %2, ptr %3) {
  %5 = bitcast ptr %0 to ptr
  %6 = getelementptr i8, ptr %0, i64 360
  %7 = bitcast ptr %6 to ptr
  %8 = load double, ptr %7
  %9 = call double @llvm.maxnum.f64(double %1, double %8)
  %10 = getelementptr i8, ptr %0, i64 368
  %11 = bitcast ptr %10 to ptr
  %12 = load double, ptr %11
  %13 = call double @llvm.minnum.f64(double %9, double %12)
  %14 = call i64 @model_inputs(ptr %5, double %13, ptr %2)
  %15 = bitcast ptr %0 to ptr
  %16 = load i64, ptr %15
  switch i64 %14, label %52 [
    i64 0, label %17
    i64 3, label %41
  ]

17:
  %18 = getelementptr i8, ptr %0, i64 8
  %19 = bitcast ptr %18 to ptr
  %20 = load ptr, ptr %19
  %21 = getelementptr i8, ptr %0, i64 256
  %22 = bitcast ptr %21 to ptr
  %23 = load ptr, ptr %22
  %24 = getelementptr i8, ptr %0, i64 16
  %25 = bitcast ptr %24 to ptr
  %26 = load ptr, ptr %25
  %27 = getelementptr i8, ptr %0, i64 24
  %28 = bitcast ptr %27 to ptr
  %29 = load ptr, ptr %28
  call void %20(double %13, ptr %2, ptr %23, ptr %26, ptr %29, ptr %3)
  %30 = icmp sgt i64 %16, 0
  br i1 %30, label %33, label %52

31:
  %32 = fcmp oeq double %38, 0.000000e+00
  br i1 %32, label %52, label %41

33:
  %34 = phi i64 [ %39, %33 ], [ 0, %17 ]
  %35 = phi double [ %38, %33 ], [ 0.000000e+00, %17 ]
  %36 = getelementptr double, ptr %3, i64 %34
  %37 = load double, ptr %36
  %38 = call double @llvm.fmuladd.f64(double %37, double 0.000000e+00, double %35)
  %39 = add i64 %34, 1
  %40 = icmp eq i64 %39, %16
  br i1 %40, label %31, label %33

41:
  %42 = getelementptr i8, ptr %0, i64 344
  %43 = bitcast ptr %42 to ptr
  %44 = load ptr, ptr %43
  %45 = getelementptr i8, ptr %0, i64 256
  %46 = bitcast ptr %45 to ptr
  %47 = load ptr, ptr %46
  %48 = getelementptr i8, ptr %0, i64 352
  %49 = bitcast ptr %48 to ptr
  %50 = load i64, ptr %49
  %51 = shl i64 %50, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %44, ptr align 8 %47, i64 %51, i1 false)
  br label %52

52:
  %53 = phi i64 [ 3, %41 ], [ 0, %17 ], [ 0, %31 ], [ %14, %4 ]
  ret i64 %53
}

define internal i64 @free_rates(ptr  %0, double %1, ptr %2, ptr %3) {
  %5 = getelementptr i8, ptr %0, i64 360
  %6 = bitcast ptr %5 to ptr
  %7 = load double, ptr %6
  %8 = call double @llvm.maxnum.f64(double %1, double %7)
  %9 = getelementptr i8, ptr %0, i64 368
  %10 = bitcast ptr %9 to ptr
  %11 = load double, ptr %10
  %12 = call double @llvm.minnum.f64(double %8, double %11)
  %13 = getelementptr i8, ptr %0, i64 56
  %14 = bitcast ptr %13 to ptr
  %15 = load ptr, ptr %14
  %16 = icmp eq ptr %15, null
  br i1 %16, label %30, label %17

17:
  %18 = getelementptr i8, ptr %0, i64 264
  %19 = bitcast ptr %18 to ptr
  %20 = load ptr, ptr %19
  %21 = getelementptr i8, ptr %0, i64 64
  %22 = bitcast ptr %21 to ptr
  %23 = load ptr, ptr %22
  %24 = getelementptr i8, ptr %0, i64 72
  %25 = bitcast ptr %24 to ptr
  %26 = load ptr, ptr %25
  %27 = getelementptr i8, ptr %0, i64 256
  %28 = bitcast ptr %27 to ptr
  %29 = load ptr, ptr %28
  call void %15(double %12, ptr %2, ptr %20, ptr %23, ptr %26, ptr %29)
  br label %30

30:
  %31 = getelementptr i8, ptr %0, i64 416
  %32 = bitcast ptr %31 to ptr
  %33 = load ptr, ptr %32
  %34 = load volatile i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  %36 = bitcast ptr %0 to ptr
  %37 = load i64, ptr %36
  br i1 %35, label %38, label %72

38:
  %39 = getelementptr i8, ptr %0, i64 8
  %40 = bitcast ptr %39 to ptr
  %41 = load ptr, ptr %40
  %42 = getelementptr i8, ptr %0, i64 256
  %43 = bitcast ptr %42 to ptr
  %44 = load ptr, ptr %43
  %45 = getelementptr i8, ptr %0, i64 16
  %46 = bitcast ptr %45 to ptr
  %47 = load ptr, ptr %46
  %48 = getelementptr i8, ptr %0, i64 24
  %49 = bitcast ptr %48 to ptr
  %50 = load ptr, ptr %49
  call void %41(double %12, ptr %2, ptr %44, ptr %47, ptr %50, ptr %3)
  %51 = icmp sgt i64 %37, 0
  br i1 %51, label %54, label %72

52:
  %53 = fcmp oeq double %59, 0.000000e+00
  br i1 %53, label %72, label %62

54:
  %55 = phi i64 [ %60, %54 ], [ 0, %38 ]
  %56 = phi double [ %59, %54 ], [ 0.000000e+00, %38 ]
  %57 = getelementptr double, ptr %3, i64 %55
  %58 = load double, ptr %57
  %59 = call double @llvm.fmuladd.f64(double %58, double 0.000000e+00, double %56)
  %60 = add i64 %55, 1
  %61 = icmp eq i64 %60, %37
  br i1 %61, label %52, label %54

62:
  %63 = getelementptr i8, ptr %0, i64 344
  %64 = bitcast ptr %63 to ptr
  %65 = load ptr, ptr %64
  %66 = bitcast ptr %42 to ptr
  %67 = load ptr, ptr %66
  %68 = getelementptr i8, ptr %0, i64 352
  %69 = bitcast ptr %68 to ptr
  %70 = load i64, ptr %69
  %71 = shl i64 %70, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %65, ptr align 8 %67, i64 %71, i1 false)
  br label %72

72:
  %73 = phi i64 [ 3, %62 ], [ 0, %38 ], [ 0, %52 ], [ 2, %30 ]
  ret i64 %73
}

define internal i64 @keep(ptr %0, double %1, ptr %2, i64 %3) {
  %5 = bitcast ptr %0 to ptr
  call void @model_normalize(ptr %5, ptr %2)
  %6 = getelementptr i8, ptr %0, i64 80
  %7 = bitcast ptr %6 to ptr
  %8 = load ptr, ptr %7
  %9 = icmp eq ptr %8, null
  br i1 %9, label %75, label %10

10:
  %11 = getelementptr i8, ptr %0, i64 288
  %12 = bitcast ptr %11 to ptr
  %13 = load i64, ptr %12
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %18, label %15

15:
  %16 = call i64 @project(ptr %0, double %1, ptr %2)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %46, label %75

18:
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %20, label %25

20:
  %21 = getelementptr i8, ptr %0, i64 304
  %22 = bitcast ptr %21 to ptr
  %23 = load i64, ptr %22
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %75, label %25

25:
  %26 = getelementptr i8, ptr %0, i64 360
  %27 = bitcast ptr %26 to ptr
  %28 = load double, ptr %27
  %29 = call double @llvm.maxnum.f64(double %1, double %28)
  %30 = getelementptr i8, ptr %0, i64 368
  %31 = bitcast ptr %30 to ptr
  %32 = load double, ptr %31
  %33 = call double @llvm.minnum.f64(double %29, double %32)
  %34 = getelementptr i8, ptr %0, i64 256
  %35 = bitcast ptr %34 to ptr
  %36 = load ptr, ptr %35
  %37 = getelementptr i8, ptr %0, i64 88
  %38 = bitcast ptr %37 to ptr
  %39 = load ptr, ptr %38
  %40 = getelementptr i8, ptr %0, i64 96
  %41 = bitcast ptr %40 to ptr
  %42 = load ptr, ptr %41
  %43 = getelementptr i8, ptr %0, i64 312
  %44 = bitcast ptr %43 to ptr
  %45 = load ptr, ptr %44
  call void %8(double %33, ptr %2, ptr %36, ptr %39, ptr %42, ptr %45)
  br label %46

46:
  %47 = getelementptr i8, ptr %0, i64 312
  %48 = bitcast ptr %47 to ptr
  %49 = load ptr, ptr %48
  %50 = getelementptr i8, ptr %0, i64 320
  %51 = bitcast ptr %50 to ptr
  %52 = load i64, ptr %51
  %53 = getelementptr double, ptr %49, i64 %52
  %54 = load double, ptr %53
  %55 = getelementptr i8, ptr %0, i64 304
  %56 = bitcast ptr %55 to ptr
  %57 = load i64, ptr %56
  %58 = icmp ne i64 %57, 0
  %59 = fcmp olt double %54, 0.000000e+00
  %60 = select i1 %58, i1 %59, i1 false
  br i1 %60, label %75, label %61

61:
  %62 = icmp eq i64 %3, 0
  br i1 %62, label %75, label %63

63:
  %64 = getelementptr i8, ptr %0, i64 328
  %65 = bitcast ptr %64 to ptr
  %66 = load double, ptr %65
  %67 = fcmp ogt double %54, %66
  br i1 %67, label %75, label %68

68:
  %69 = getelementptr i8, ptr %0, i64 336
  %70 = bitcast ptr %69 to ptr
  %71 = load double, ptr %70
  %72 = fmul double %54, 4.000000e+00
  %73 = call double @llvm.minnum.f64(double %66, double %72)
  %74 = call double @llvm.maxnum.f64(double %71, double %73)
  store double %74, ptr %65
  br label %75

75:
  %76 = phi i64 [ 0, %4 ], [ %16, %15 ], [ 0, %20 ], [ 0, %68 ], [ 11, %46 ], [ 0, %61 ], [ 7, %63 ]
  %77 = getelementptr i8, ptr %0, i64 424
  %78 = bitcast ptr %77 to ptr
  %79 = load ptr, ptr %78
  %80 = icmp eq ptr %79, null
  br i1 %80, label %100, label %81

81:
  %82 = getelementptr %struct.contact_system, ptr %79, i64 0, i32 36
  %83 = load i64, ptr %82
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %100, label %85

85:
  switch i64 %76, label %100 [
    i64 7, label %86
    i64 0, label %86
  ]

86:
  %87 = getelementptr %struct.contact_system, ptr %79, i64 0, i32 21
  %88 = load ptr, ptr %87
  %89 = getelementptr i8, ptr %0, i64 360
  %90 = bitcast ptr %89 to ptr
  %91 = load double, ptr %90
  %92 = call double @llvm.maxnum.f64(double %1, double %91)
  %93 = getelementptr i8, ptr %0, i64 368
  %94 = bitcast ptr %93 to ptr
  %95 = load double, ptr %94
  %96 = call double @llvm.minnum.f64(double %92, double %95)
  %97 = call i64 %88(ptr %5, double %96, ptr %2)
  call void @model_normalize(ptr %5, ptr %2)
  %98 = icmp eq i64 %97, 0
  %99 = select i1 %98, i64 %76, i64 %97
  br label %100

100:
  %101 = phi i64 [ %99, %86 ], [ %76, %85 ], [ %76, %81 ], [ %76, %75 ]
  ret i64 %101
}

define internal i64 @open_ends(ptr  %0, double %1, ptr %2, ptr %3) {
  %5 = getelementptr i8, ptr %0, i64 424
  %6 = bitcast ptr %5 to ptr
  %7 = load ptr, ptr %6
  %8 = bitcast ptr %0 to ptr
  %9 = load i64, ptr %8
  %10 = getelementptr double, ptr %3, i64 %9
  %11 = getelementptr %struct.contact_system, ptr %7, i64 0, i32 28
  store ptr %10, ptr %11
  %12 = getelementptr %struct.contact_system, ptr %7, i64 0, i32 34
  store double %1, ptr %12
  %13 = getelementptr i8, ptr %0, i64 360
  %14 = bitcast ptr %13 to ptr
  %15 = load double, ptr %14
  %16 = call double @llvm.maxnum.f64(double %1, double %15)
  %17 = getelementptr i8, ptr %0, i64 368
  %18 = bitcast ptr %17 to ptr
  %19 = load double, ptr %18
  %20 = call double @llvm.minnum.f64(double %16, double %19)
  %21 = getelementptr i8, ptr %0, i64 56
  %22 = bitcast ptr %21 to ptr
  %23 = load ptr, ptr %22
  %24 = icmp eq ptr %23, null
  br i1 %24, label %39, label %25

25:
  %26 = getelementptr i8, ptr %0, i64 264
  %27 = bitcast ptr %26 to ptr
  %28 = load ptr, ptr %27
  %29 = getelementptr i8, ptr %0, i64 64
  %30 = bitcast ptr %29 to ptr
  %31 = load ptr, ptr %30
  %32 = getelementptr i8, ptr %0, i64 72
  %33 = bitcast ptr %32 to ptr
  %34 = load ptr, ptr %33
  %35 = getelementptr i8, ptr %0, i64 256
  %36 = bitcast ptr %35 to ptr
  %37 = load ptr, ptr %36
  call void %23(double %20, ptr %2, ptr %28, ptr %31, ptr %34, ptr %37)
  %38 = load i64, ptr %8
  br label %39

39:
  %40 = phi i64 [ %9, %4 ], [ %38, %25 ]
  %41 = getelementptr i8, ptr %0, i64 416
  %42 = bitcast ptr %41 to ptr
  %43 = load ptr, ptr %42
  %44 = load volatile i64, ptr %43, align 8
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %46, label %77

46:
  %47 = getelementptr %struct.contact_system, ptr %7, i64 0, i32 11, i32 0
  %48 = load ptr, ptr %47
  %49 = getelementptr i8, ptr %0, i64 256
  %50 = bitcast ptr %49 to ptr
  %51 = load ptr, ptr %50
  %52 = getelementptr %struct.contact_system, ptr %7, i64 0, i32 11, i32 1
  %53 = load ptr, ptr %52
  %54 = getelementptr %struct.contact_system, ptr %7, i64 0, i32 11, i32 2
  %55 = load ptr, ptr %54
  call void %48(double %20, ptr %2, ptr %51, ptr %53, ptr %55, ptr %3)
  %56 = icmp sgt i64 %40, 0
  br i1 %56, label %59, label %77

57:
  %58 = fcmp oeq double %64, 0.000000e+00
  br i1 %58, label %77, label %67

59:
  %60 = phi i64 [ %65, %59 ], [ 0, %46 ]
  %61 = phi double [ %64, %59 ], [ 0.000000e+00, %46 ]
  %62 = getelementptr double, ptr %3, i64 %60
  %63 = load double, ptr %62
  %64 = call double @llvm.fmuladd.f64(double %63, double 0.000000e+00, double %61)
  %65 = add i64 %60, 1
  %66 = icmp eq i64 %65, %40
  br i1 %66, label %57, label %59

67:
  %68 = getelementptr i8, ptr %0, i64 344
  %69 = bitcast ptr %68 to ptr
  %70 = load ptr, ptr %69
  %71 = bitcast ptr %49 to ptr
  %72 = load ptr, ptr %71
  %73 = getelementptr i8, ptr %0, i64 352
  %74 = bitcast ptr %73 to ptr
  %75 = load i64, ptr %74
  %76 = shl i64 %75, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %70, ptr align 8 %72, i64 %76, i1 false)
  br label %77

77:
  %78 = phi i64 [ 3, %67 ], [ 0, %46 ], [ 0, %57 ], [ 2, %39 ]
  ret i64 %78
}

define void @model_change(ptr  %0, i64 %1) {
  %3 = getelementptr %struct.model_run, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3
  %5 = getelementptr %struct.ode_solver, ptr %4, i64 0, i32 28
  %6 = bitcast ptr %5 to ptr
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.ode_solver, ptr %7, i64 0, i32 28
  %9 = load ptr, ptr %8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %14, label %11

11:
  %12 = getelementptr %struct.ode_solver, ptr %7, i64 0, i32 33
  %13 = load i64, ptr %12
  br label %41

14:
  %15 = getelementptr %struct.ode_solver, ptr %7, i64 0, i32 1
  %16 = load ptr, ptr %15
  %17 = getelementptr %struct.ode_options, ptr %16, i64 0, i32 0
  %18 = load ptr, ptr %17
  %19 = getelementptr %struct.ode_solver, ptr %7, i64 0, i32 0
  %20 = load ptr, ptr %19
  %21 = getelementptr %struct.ode_system, ptr %20, i64 0, i32 0
  %22 = load i64, ptr %21
  %23 = getelementptr %struct.ode_solver, ptr %7, i64 0, i32 2
  %24 = load ptr, ptr %23
  %25 = getelementptr %struct.ode_solver, ptr %7, i64 0, i32 3
  %26 = load ptr, ptr %25
  %27 = bitcast ptr %24 to ptr
  %28 = getelementptr %struct.ode_system, ptr %20, i64 0, i32 1
  %29 = load i64, ptr %28
  %30 = call i64 @ode_work(ptr %18, i64 %22, i64 %29)
  %31 = shl i64 %30, 3
  call void @llvm.memset.p0.i64(ptr align 8 %27, i8 0, i64 %31, i1 false)
  %32 = bitcast ptr %25 to ptr
  %33 = load ptr, ptr %32
  %34 = call i64 @ode_pivots(ptr %18, i64 %22)
  %35 = shl i64 %34, 3
  call void @llvm.memset.p0.i64(ptr align 8 %33, i8 0, i64 %35, i1 false)
  store ptr %20, ptr %19
  store ptr %16, ptr %15
  store ptr %24, ptr %23
  store ptr %26, ptr %25
  %36 = getelementptr %struct.ode_solver, ptr %7, i64 0, i32 4
  %37 = bitcast ptr %36 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(232) %37, i8 0, i64 232, i1 false)
  %38 = bitcast ptr %8 to ptr
  store ptr %4, ptr %38
  %39 = getelementptr %struct.ode_solver, ptr %7, i64 0, i32 29
  %40 = bitcast ptr %39 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(192) %40, i8 0, i64 192, i1 false)
  br label %41

41:
  %42 = phi i64 [ %13, %11 ], [ 0, %14 ]
  %43 = getelementptr %struct.ode_solver, ptr %7, i64 0, i32 33
  %44 = getelementptr %struct.ode_solver, ptr %4, i64 0, i32 0
  %45 = load ptr, ptr %44
  %46 = getelementptr %struct.ode_system, ptr %45, i64 0, i32 1
  %47 = load i64, ptr %46
  %48 = getelementptr %struct.ode_system, ptr %45, i64 0, i32 2
  %49 = load i64, ptr %48
  %50 = sub i64 %47, %49
  %51 = call ptr @ode_state(ptr %7)
  %52 = bitcast ptr %51 to ptr
  %53 = call ptr @ode_state(ptr %4)
  %54 = bitcast ptr %53 to ptr
  %55 = load ptr, ptr %44
  %56 = getelementptr %struct.ode_system, ptr %55, i64 0, i32 0
  %57 = load i64, ptr %56
  %58 = shl i64 %57, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %52, ptr align 8 %54, i64 %58, i1 false)
  %59 = getelementptr %struct.ode_solver, ptr %7, i64 0, i32 4
  %60 = getelementptr %struct.ode_solver, ptr %4, i64 0, i32 4
  %61 = bitcast ptr %59 to ptr
  %62 = bitcast ptr %60 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(48) %61, ptr align 8 dereferenceable(48) %62, i64 48, i1 false)
  %63 = getelementptr %struct.ode_solver, ptr %4, i64 0, i32 5
  %64 = load double, ptr %63
  %65 = icmp eq i64 %1, 0
  br i1 %65, label %66, label %69

66:
  %67 = getelementptr %struct.ode_solver, ptr %4, i64 0, i32 7
  %68 = load double, ptr %67
  br label %77

69:
  %70 = icmp eq i64 %1, 1
  br i1 %70, label %71, label %77

71:
  %72 = getelementptr %struct.ode_solver, ptr %4, i64 0, i32 29
  %73 = load double, ptr %72
  %74 = getelementptr %struct.ode_solver, ptr %4, i64 0, i32 7
  %75 = load double, ptr %74
  %76 = call double @llvm.copysign.f64(double %73, double %75)
  br label %77

77:
  %78 = phi double [ %68, %66 ], [ %76, %71 ], [ 0.000000e+00, %69 ]
  call void @ode_begin(ptr %7, double %64, double %78)
  %79 = getelementptr %struct.ode_solver, ptr %4, i64 0, i32 49
  %80 = load i64, ptr %79
  %81 = icmp ne i64 %80, 0
  %82 = icmp sgt i64 %50, 0
  %83 = select i1 %81, i1 %82, i1 false
  br i1 %83, label %84, label %91

84:
  %85 = call ptr @ode_events(ptr %7, i64 0)
  %86 = bitcast ptr %85 to ptr
  %87 = call ptr @ode_events(ptr %4, i64 0)
  %88 = bitcast ptr %87 to ptr
  %89 = shl i64 %50, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %86, ptr align 8 %88, i64 %89, i1 false)
  %90 = getelementptr %struct.ode_solver, ptr %7, i64 0, i32 49
  store i64 2, ptr %90
  br label %91

91:
  %92 = getelementptr %struct.ode_solver, ptr %4, i64 0, i32 9
  %93 = load double, ptr %92
  %94 = getelementptr %struct.ode_solver, ptr %7, i64 0, i32 9
  store double %93, ptr %94
  %95 = getelementptr %struct.ode_solver, ptr %4, i64 0, i32 19
  %96 = load double, ptr %95
  %97 = getelementptr %struct.ode_solver, ptr %7, i64 0, i32 19
  store double %96, ptr %97
  %98 = getelementptr %struct.ode_solver, ptr %4, i64 0, i32 20
  %99 = load double, ptr %98
  %100 = getelementptr %struct.ode_solver, ptr %7, i64 0, i32 20
  store double %99, ptr %100
  %101 = getelementptr %struct.ode_solver, ptr %4, i64 0, i32 21
  %102 = load double, ptr %101
  %103 = getelementptr %struct.ode_solver, ptr %7, i64 0, i32 21
  store double %102, ptr %103
  %104 = getelementptr %struct.ode_solver, ptr %4, i64 0, i32 22
  %105 = load double, ptr %104
  %106 = getelementptr %struct.ode_solver, ptr %7, i64 0, i32 22
  store double %105, ptr %106
  %107 = getelementptr %struct.ode_solver, ptr %4, i64 0, i32 26
  %108 = load double, ptr %107
  %109 = getelementptr %struct.ode_solver, ptr %7, i64 0, i32 26
  store double %108, ptr %109
  %110 = getelementptr %struct.ode_solver, ptr %4, i64 0, i32 27
  %111 = load double, ptr %110
  %112 = getelementptr %struct.ode_solver, ptr %7, i64 0, i32 27
  store double %111, ptr %112
  %113 = getelementptr %struct.ode_solver, ptr %7, i64 0, i32 30
  store double 0x7FF8000000000000, ptr %113
  br i1 %65, label %114, label %120

114:
  %115 = getelementptr %struct.ode_solver, ptr %4, i64 0, i32 7
  %116 = load double, ptr %115
  %117 = call double @llvm.fabs.f64(double %116)
  %118 = getelementptr %struct.ode_solver, ptr %7, i64 0, i32 29
  store double %117, ptr %118
  %119 = getelementptr %struct.ode_solver, ptr %7, i64 0, i32 47
  store i64 1, ptr %119
  br label %140

120:
  %121 = getelementptr %struct.ode_solver, ptr %4, i64 0, i32 29
  %122 = load double, ptr %121
  %123 = fcmp ogt double %122, 0.000000e+00
  %124 = icmp ne i64 %1, 3
  %125 = and i1 %124, %123
  br i1 %125, label %126, label %140

126:
  %127 = getelementptr %struct.ode_counts, ptr %60, i64 0, i32 0
  %128 = load i64, ptr %127
  %129 = getelementptr %struct.ode_solver, ptr %7, i64 0, i32 0
  %130 = load ptr, ptr %129
  %131 = getelementptr %struct.ode_system, ptr %130, i64 0, i32 0
  %132 = load i64, ptr %131
  %133 = add i64 %132, 20
  %134 = shl i64 %133, %42
  %135 = add i64 %134, %128
  %136 = getelementptr %struct.ode_solver, ptr %7, i64 0, i32 32
  store i64 %135, ptr %136
  %137 = icmp slt i64 %42, 40
  %138 = zext i1 %137 to i64
  %139 = add i64 %42, %138
  store i64 %139, ptr %43
  br label %140

140:
  store ptr %7, ptr %3
  %141 = getelementptr %struct.model_run, ptr %0, i64 0, i32 6, i32 0
  %142 = load i64, ptr %141
  %143 = icmp slt i64 %142, 4
  br i1 %143, label %144, label %149

144:
  %145 = load double, ptr %63
  %146 = getelementptr %struct.model_run, ptr %0, i64 0, i32 6, i32 1, i64 %142
  store double %145, ptr %146
  %147 = getelementptr %struct.model_run, ptr %0, i64 0, i32 6, i32 2, i64 %142
  store i64 %1, ptr %147
  %148 = load i64, ptr %141
  br label %149

149:
  %150 = phi i64 [ %148, %144 ], [ %142, %140 ]
  %151 = add i64 %150, 1
  store i64 %151, ptr %141
  ret void
}

define i64 @model_advance(ptr  %0, i64 %1) {
  %3 = alloca %struct.model_changes, align 8
  %4 = getelementptr %struct.model_run, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_solver, ptr %5, i64 0, i32 4, i32 0
  %7 = load i64, ptr %6
  %8 = getelementptr %struct.ode_solver, ptr %5, i64 0, i32 4, i32 1
  %9 = load i64, ptr %8
  %10 = add i64 %7, %1
  %11 = add i64 %10, %9
  %12 = getelementptr %struct.ode_solver, ptr %5, i64 0, i32 0
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.ode_system, ptr %13, i64 0, i32 4
  %15 = bitcast ptr %14 to ptr
  %16 = load ptr, ptr %15
  %17 = getelementptr %struct.model_context, ptr %16, i64 0, i32 34
  %18 = load ptr, ptr %17
  %19 = icmp ne ptr %18, null
  br i1 %19, label %20, label %67

20:
  %21 = getelementptr %struct.contact_system, ptr %18, i64 0, i32 30
  %22 = load i64, ptr %21
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %25, label %24

24:
  call void @connect_modes(ptr %13, ptr %16)
  br label %31

25:
  %26 = getelementptr %struct.contact_system, ptr %18, i64 0, i32 20
  %27 = load ptr, ptr %26
  %28 = call i64 %27(ptr %16, ptr %5)
  %29 = load ptr, ptr %12
  call void @connect_modes(ptr %29, ptr %16)
  %30 = icmp eq i64 %28, 0
  br i1 %30, label %31, label %466

31:
  %32 = getelementptr %struct.model_run, ptr %0, i64 0, i32 1
  %33 = getelementptr %struct.contact_system, ptr %18, i64 0, i32 1
  %34 = getelementptr %struct.model_run, ptr %0, i64 0, i32 4
  %35 = load i64, ptr %34
  %36 = getelementptr %struct.contact_system, ptr %18, i64 0, i32 14
  %37 = getelementptr %struct.ode_solver, ptr %5, i64 0, i32 5
  br label %38

38:
  %39 = phi i64 [ %35, %31 ], [ %40, %57 ]
  %40 = add i64 %39, -1
  %41 = load ptr, ptr %36
  %42 = icmp ne ptr %41, null
  %43 = icmp sgt i64 %39, 0
  %44 = select i1 %42, i1 %43, i1 false
  br i1 %44, label %45, label %61

45:
  %46 = load ptr, ptr %32
  %47 = getelementptr double, ptr %46, i64 %40
  %48 = load double, ptr %47
  %49 = load double, ptr %37
  %50 = fcmp oeq double %48, %49
  br i1 %50, label %51, label %61

51:
  %52 = load i64, ptr %33
  %53 = mul i64 %52, %40
  %54 = getelementptr double, ptr %41, i64 %53
  %55 = load double, ptr %54
  %56 = fcmp uno double %55, 0.000000e+00
  br i1 %56, label %57, label %61

57:
  %58 = call ptr @ode_state(ptr %5)
  %59 = call i64 @answer_forces(ptr %0, i64 %40, ptr %58)
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %38, label %466

61:
  %62 = load ptr, ptr %4
  %63 = getelementptr %struct.ode_solver, ptr %62, i64 0, i32 4, i32 0
  %64 = load i64, ptr %63
  %65 = getelementptr %struct.ode_solver, ptr %62, i64 0, i32 4, i32 1
  %66 = load i64, ptr %65
  br label %67

67:
  %68 = phi i64 [ %66, %61 ], [ %9, %2 ]
  %69 = phi i64 [ %64, %61 ], [ %7, %2 ]
  %70 = phi ptr [ %62, %61 ], [ %5, %2 ]
  %71 = add i64 %68, %69
  %72 = icmp slt i64 %71, %11
  br i1 %72, label %73, label %466

73:
  %74 = getelementptr %struct.ode_solver, ptr %70, i64 0, i32 4, i32 1
  %75 = getelementptr %struct.model_run, ptr %0, i64 0, i32 6, i32 0
  %76 = bitcast ptr %3 to ptr
  %77 = getelementptr %struct.model_run, ptr %0, i64 0, i32 6
  %78 = bitcast ptr %77 to ptr
  %79 = getelementptr %struct.model_run, ptr %0, i64 0, i32 4
  %80 = getelementptr %struct.contact_system, ptr %18, i64 0, i32 36
  %81 = getelementptr %struct.contact_system, ptr %18, i64 0, i32 50
  %82 = getelementptr %struct.contact_system, ptr %18, i64 0, i32 20
  br label %83

83:
  %84 = phi ptr [ %74, %73 ], [ %462, %458 ]
  %85 = phi i64 [ %69, %73 ], [ %461, %458 ]
  %86 = phi ptr [ %70, %73 ], [ %459, %458 ]
  %87 = getelementptr %struct.ode_solver, ptr %86, i64 0, i32 0
  %88 = load ptr, ptr %87
  %89 = getelementptr %struct.ode_system, ptr %88, i64 0, i32 4
  %90 = bitcast ptr %89 to ptr
  %91 = load ptr, ptr %90
  %92 = getelementptr %struct.ode_system, ptr %88, i64 0, i32 0
  %93 = load i64, ptr %92
  %94 = sitofp i64 %93 to double
  %95 = call double @llvm.fmuladd.f64(double %94, double 5.000000e-02, double 3.000000e+00)
  %96 = call double @llvm.fmuladd.f64(double %95, double %94, double 6.000000e+01)
  %97 = getelementptr %struct.ode_solver, ptr %86, i64 0, i32 1
  %98 = load ptr, ptr %97
  %99 = getelementptr %struct.ode_options, ptr %98, i64 0, i32 5
  %100 = load i64, ptr %99
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %285, label %102

102:
  %103 = getelementptr %struct.ode_solver, ptr %86, i64 0, i32 40
  %104 = load i64, ptr %103
  %105 = icmp sgt i64 %104, 11
  br i1 %105, label %106, label %285

106:
  %107 = getelementptr %struct.ode_solver, ptr %86, i64 0, i32 32
  %108 = load i64, ptr %107
  %109 = icmp slt i64 %85, %108
  br i1 %109, label %285, label %110

110:
  %111 = load i64, ptr %75
  %112 = icmp slt i64 %111, 1000
  br i1 %112, label %113, label %285

113:
  %114 = getelementptr %struct.ode_solver, ptr %86, i64 0, i32 9
  %115 = load double, ptr %114
  %116 = getelementptr %struct.ode_solver, ptr %86, i64 0, i32 5
  %117 = load double, ptr %116
  %118 = fsub double %115, %117
  %119 = getelementptr %struct.ode_solver, ptr %86, i64 0, i32 7
  %120 = load double, ptr %119
  %121 = fdiv double %118, %120
  %122 = fcmp ogt double %121, %96
  br i1 %122, label %123, label %285

123:
  %124 = getelementptr %struct.model_context, ptr %91, i64 0, i32 34
  %125 = load ptr, ptr %124
  %126 = getelementptr %struct.contact_system, ptr %125, i64 0, i32 5
  %127 = icmp eq ptr %125, null
  br i1 %127, label %151, label %128

128:
  %129 = getelementptr %struct.contact_system, ptr %125, i64 0, i32 0
  %130 = load i64, ptr %129
  %131 = call i64 @llvm.smax.i64(i64 %130, i64 0)
  %132 = icmp slt i64 %130, 1
  br i1 %132, label %151, label %133

133:
  %134 = getelementptr %struct.contact_system, ptr %125, i64 0, i32 22
  %135 = load ptr, ptr %134
  br label %136

136:
  %137 = phi i64 [ 0, %133 ], [ %149, %148 ]
  %138 = getelementptr i64, ptr %135, i64 %137
  %139 = load i64, ptr %138
  %140 = icmp eq i64 %139, 2
  br i1 %140, label %141, label %148

141:
  %142 = load ptr, ptr %126
  %143 = shl i64 %137, 2
  %144 = or i64 %143, 2
  %145 = getelementptr i64, ptr %142, i64 %144
  %146 = load i64, ptr %145
  %147 = icmp eq i64 %146, 2
  br i1 %147, label %285, label %148

148:
  %149 = add i64 %137, 1
  %150 = icmp eq i64 %149, %131
  br i1 %150, label %151, label %136

151:
  %152 = getelementptr %struct.ode_solver, ptr %86, i64 0, i32 28
  %153 = load ptr, ptr %152
  %154 = icmp eq ptr %153, null
  br i1 %154, label %466, label %155

155:
  %156 = getelementptr %struct.model_context, ptr %91, i64 0, i32 23
  %157 = load double, ptr %156
  %158 = call double @llvm.fabs.f64(double %120)
  %159 = getelementptr %struct.ode_options, ptr %98, i64 0, i32 3
  %160 = load double, ptr %159
  %161 = fmul double %160, 0x3FEFAE147AE147AE
  %162 = fdiv double %161, %158
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(72) %76, ptr align 8 dereferenceable(72) %78, i64 72, i1 false)
  %163 = load i64, ptr %79
  %164 = getelementptr %struct.ode_solver, ptr %86, i64 0, i32 4
  %165 = getelementptr %struct.ode_counts, ptr %164, i64 0, i32 0
  %166 = load i64, ptr %165
  call void @copy_contacts(ptr %125, i32 0)
  call void @model_change(ptr %0, i64 0)
  %167 = getelementptr i8, ptr %153, i64 176
  %168 = bitcast ptr %167 to ptr
  %169 = load double, ptr %168
  %170 = bitcast ptr %153 to ptr
  %171 = getelementptr i8, ptr %153, i64 64
  %172 = bitcast ptr %171 to ptr
  %173 = getelementptr i8, ptr %153, i64 48
  %174 = bitcast ptr %173 to ptr
  %175 = getelementptr i8, ptr %153, i64 400
  %176 = bitcast ptr %175 to ptr
  %177 = getelementptr i8, ptr %153, i64 80
  %178 = bitcast ptr %177 to ptr
  %179 = getelementptr %struct.ode_solver, ptr %86, i64 0, i32 4, i32 4
  %180 = getelementptr %struct.ode_solver, ptr %86, i64 0, i32 4, i32 2
  %181 = getelementptr i8, ptr %153, i64 96
  %182 = bitcast ptr %181 to ptr
  br label %188

183:
  %184 = add i64 %199, 1
  %185 = icmp slt i64 %199, 12
  %186 = icmp eq i64 %257, 0
  %187 = select i1 %185, i1 %186, i1 false
  br i1 %187, label %188, label %262

188:
  %189 = phi double [ 0.000000e+00, %155 ], [ %224, %183 ]
  %190 = phi i64 [ 0, %155 ], [ %201, %183 ]
  %191 = phi i64 [ 1, %155 ], [ %184, %183 ]
  %192 = phi double [ %169, %155 ], [ %198, %183 ]
  %193 = call i64 @step(ptr %0)
  %194 = load double, ptr %168
  %195 = fcmp une double %194, %192
  %196 = icmp ult i64 %190, 2
  %197 = select i1 %195, i1 %196, i1 false
  %198 = select i1 %197, double %194, double %192
  %199 = select i1 %197, i64 5, i64 %191
  %200 = zext i1 %197 to i64
  %201 = add i64 %190, %200
  %202 = load ptr, ptr %170
  %203 = getelementptr %struct.ode_system, ptr %202, i64 0, i32 0
  %204 = load i64, ptr %203
  %205 = load i64, ptr %172
  %206 = mul i64 %205, %204
  %207 = load i64, ptr %174
  %208 = add i64 %207, %206
  %209 = sitofp i64 %208 to double
  %210 = fdiv double %209, 1.200000e+01
  %211 = icmp eq i64 %199, 12
  br i1 %211, label %212, label %219

212:
  %213 = fsub double %210, %189
  %214 = fdiv double %213, 7.000000e+00
  %215 = load i64, ptr %176
  %216 = sitofp i64 %215 to double
  %217 = call double @llvm.minnum.f64(double %216, double %162)
  %218 = call double @llvm.maxnum.f64(double %217, double %214)
  br label %222

219:
  %220 = icmp eq i64 %199, 5
  %221 = select i1 %220, double %210, double %189
  br label %222

222:
  %223 = phi double [ %218, %212 ], [ 2.000000e+00, %219 ]
  %224 = phi double [ %189, %212 ], [ %221, %219 ]
  %225 = load double, ptr %178
  %226 = load double, ptr %116
  %227 = fsub double %225, %226
  %228 = call double @llvm.fabs.f64(double %227)
  %229 = load ptr, ptr %87
  %230 = getelementptr %struct.ode_system, ptr %229, i64 0, i32 0
  %231 = load i64, ptr %230
  %232 = load i64, ptr %179
  %233 = mul i64 %232, %231
  %234 = load i64, ptr %180
  %235 = add i64 %234, %233
  %236 = sitofp i64 %235 to double
  %237 = fdiv double %236, 1.200000e+01
  %238 = fsub double %210, %237
  %239 = fmul double %238, 7.500000e-01
  %240 = fmul double %158, %239
  %241 = fcmp ogt double %228, %240
  %242 = icmp eq i64 %193, 0
  br i1 %242, label %243, label %256

243:
  br i1 %211, label %248, label %244

244:
  %245 = icmp ne i64 %199, 5
  %246 = icmp ne i64 %201, 0
  %247 = select i1 %245, i1 true, i1 %246
  br i1 %247, label %256, label %248

248:
  %249 = load double, ptr %182
  %250 = call double @llvm.fabs.f64(double %249)
  %251 = fmul double %158, %223
  %252 = fcmp olt double %250, %251
  br i1 %252, label %253, label %256

253:
  %254 = select i1 %211, i1 %241, i1 false
  %255 = select i1 %254, i64 0, i64 4
  br label %256

256:
  %257 = phi i64 [ 0, %248 ], [ 0, %244 ], [ %193, %222 ], [ %255, %253 ]
  %258 = icmp eq i64 %257, 14
  %259 = icmp eq i64 %257, 9
  %260 = or i1 %258, %259
  %261 = select i1 %260, i1 %241, i1 false
  br i1 %261, label %283, label %183

262:
  %263 = icmp ult i64 %257, 3
  br i1 %263, label %283, label %264

264:
  %265 = load ptr, ptr %124
  call void @copy_contacts(ptr %265, i32 1)
  store ptr %86, ptr %4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(72) %78, ptr align 8 dereferenceable(72) %76, i64 72, i1 false)
  store i64 %163, ptr %79
  store double %157, ptr %156
  %266 = getelementptr i8, ptr %153, i64 32
  %267 = bitcast ptr %164 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(48) %267, ptr align 8 dereferenceable(48) %266, i64 48, i1 false)
  %268 = load i64, ptr %165
  %269 = sub i64 %268, %166
  %270 = load i64, ptr %84
  %271 = add i64 %269, %270
  store i64 %271, ptr %84
  store i64 %166, ptr %165
  store i64 0, ptr %103
  %272 = getelementptr %struct.ode_solver, ptr %86, i64 0, i32 33
  %273 = load i64, ptr %272
  %274 = load ptr, ptr %87
  %275 = getelementptr %struct.ode_system, ptr %274, i64 0, i32 0
  %276 = load i64, ptr %275
  %277 = add i64 %276, 20
  %278 = shl i64 %277, %273
  %279 = add i64 %278, %166
  store i64 %279, ptr %107
  %280 = icmp slt i64 %273, 40
  %281 = zext i1 %280 to i64
  %282 = add i64 %273, %281
  store i64 %282, ptr %272
  br label %283

283:
  %284 = phi i64 [ 0, %264 ], [ %257, %262 ], [ %257, %256 ]
  br label %287

285:
  %286 = call i64 @step(ptr %0)
  br label %287

287:
  %288 = phi i64 [ %284, %283 ], [ %286, %285 ]
  %289 = load ptr, ptr %4
  %290 = icmp eq i64 %288, 4
  %291 = select i1 %290, i1 %19, i1 false
  br i1 %291, label %292, label %303

292:
  %293 = load i64, ptr %80
  %294 = icmp sgt i64 %293, 0
  br i1 %294, label %295, label %322

295:
  %296 = load double, ptr %81
  %297 = getelementptr %struct.ode_solver, ptr %289, i64 0, i32 5
  %298 = load double, ptr %297
  %299 = fcmp une double %296, %298
  br i1 %299, label %300, label %322

300:
  %301 = load ptr, ptr %17
  %302 = getelementptr %struct.contact_system, ptr %301, i64 0, i32 35
  store i64 -2, ptr %302
  br label %305

303:
  %304 = icmp eq i64 %288, 14
  br i1 %304, label %305, label %322

305:
  %306 = load ptr, ptr %82
  %307 = call i64 %306(ptr %16, ptr %289)
  %308 = getelementptr %struct.ode_solver, ptr %289, i64 0, i32 0
  %309 = load ptr, ptr %308
  call void @connect_modes(ptr %309, ptr %16)
  %310 = icmp eq i64 %307, 0
  br i1 %310, label %311, label %322

311:
  %312 = getelementptr %struct.ode_solver, ptr %289, i64 0, i32 50
  %313 = load i64, ptr %312
  %314 = icmp sgt i64 %313, -1
  br i1 %314, label %322, label %315

315:
  %316 = load ptr, ptr %308
  %317 = getelementptr %struct.ode_system, ptr %316, i64 0, i32 1
  %318 = load i64, ptr %317
  %319 = icmp sgt i64 %318, 0
  br i1 %319, label %320, label %328

320:
  %321 = call i64 @ode_jumped(ptr %289)
  br label %322

322:
  %323 = phi i64 [ %321, %320 ], [ %288, %303 ], [ 9, %311 ], [ %307, %305 ], [ 4, %295 ], [ 4, %292 ]
  %324 = getelementptr %struct.ode_solver, ptr %289, i64 0, i32 29
  %325 = load double, ptr %324
  %326 = freeze double %325
  %327 = fcmp ogt double %326, 0.000000e+00
  br i1 %327, label %333, label %456

328:
  %329 = getelementptr %struct.ode_solver, ptr %289, i64 0, i32 29
  %330 = load double, ptr %329
  %331 = freeze double %330
  %332 = fcmp ogt double %331, 0.000000e+00
  br i1 %332, label %334, label %458

333:
  switch i64 %323, label %452 [
    i64 13, label %466
    i64 12, label %466
    i64 9, label %466
    i64 7, label %466
    i64 2, label %466
    i64 1, label %466
    i64 0, label %334
  ]

334:
  %335 = phi ptr [ %324, %333 ], [ %329, %328 ]
  %336 = phi double [ %326, %333 ], [ %331, %328 ]
  %337 = getelementptr %struct.ode_solver, ptr %289, i64 0, i32 30
  %338 = load double, ptr %337
  %339 = getelementptr %struct.ode_solver, ptr %289, i64 0, i32 31
  %340 = load double, ptr %339
  %341 = fcmp oeq double %336, 0.000000e+00
  br i1 %341, label %458, label %342

342:
  %343 = getelementptr %struct.ode_solver, ptr %289, i64 0, i32 4, i32 0
  %344 = load i64, ptr %343
  %345 = srem i64 %344, 50
  %346 = icmp eq i64 %345, 0
  br i1 %346, label %347, label %458

347:
  %348 = getelementptr %struct.ode_solver, ptr %289, i64 0, i32 0
  %349 = load ptr, ptr %348
  %350 = getelementptr %struct.ode_system, ptr %349, i64 0, i32 0
  %351 = load i64, ptr %350
  %352 = getelementptr %struct.ode_solver, ptr %289, i64 0, i32 4, i32 4
  %353 = load i64, ptr %352
  %354 = mul i64 %353, %351
  %355 = getelementptr %struct.ode_solver, ptr %289, i64 0, i32 4, i32 2
  %356 = load i64, ptr %355
  %357 = add i64 %356, %354
  %358 = sitofp i64 %357 to double
  %359 = fdiv double %358, 1.200000e+01
  store double %359, ptr %339
  %360 = getelementptr %struct.ode_solver, ptr %289, i64 0, i32 5
  %361 = load double, ptr %360
  store double %361, ptr %337
  %362 = fcmp uno double %338, 0.000000e+00
  br i1 %362, label %458, label %363

363:
  %364 = fsub double %359, %340
  %365 = getelementptr %struct.ode_solver, ptr %289, i64 0, i32 28
  %366 = bitcast ptr %365 to ptr
  %367 = load ptr, ptr %366
  %368 = getelementptr %struct.ode_system, ptr %349, i64 0, i32 4
  %369 = bitcast ptr %368 to ptr
  %370 = load ptr, ptr %369
  %371 = getelementptr %struct.model_context, ptr %370, i64 0, i32 23
  %372 = load double, ptr %371
  %373 = getelementptr %struct.model_context, ptr %370, i64 0, i32 34
  %374 = load ptr, ptr %373
  call void @copy_contacts(ptr %374, i32 0)
  %375 = call ptr @ode_state(ptr %367)
  %376 = bitcast ptr %375 to ptr
  %377 = call ptr @ode_state(ptr %289)
  %378 = bitcast ptr %377 to ptr
  %379 = load ptr, ptr %348
  %380 = getelementptr %struct.ode_system, ptr %379, i64 0, i32 0
  %381 = load i64, ptr %380
  %382 = shl i64 %381, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %376, ptr align 8 %378, i64 %382, i1 false)
  %383 = load double, ptr %360
  %384 = load double, ptr %335
  %385 = getelementptr %struct.ode_solver, ptr %289, i64 0, i32 7
  %386 = load double, ptr %385
  %387 = call double @llvm.copysign.f64(double %384, double %386)
  call void @ode_start(ptr %367, double %383, double %387)
  %388 = getelementptr %struct.ode_solver, ptr %289, i64 0, i32 9
  %389 = load double, ptr %388
  %390 = getelementptr %struct.ode_solver, ptr %367, i64 0, i32 9
  store double %389, ptr %390
  %391 = getelementptr %struct.ode_solver, ptr %289, i64 0, i32 19
  %392 = load double, ptr %391
  %393 = getelementptr %struct.ode_solver, ptr %367, i64 0, i32 19
  store double %392, ptr %393
  %394 = getelementptr %struct.ode_solver, ptr %367, i64 0, i32 40
  %395 = getelementptr %struct.ode_solver, ptr %367, i64 0, i32 4, i32 2
  store i64 0, ptr %395
  %396 = getelementptr %struct.ode_solver, ptr %367, i64 0, i32 5
  %397 = bitcast ptr %394 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %397, i8 0, i64 16, i1 false)
  %398 = load double, ptr %396
  %399 = fcmp une double %398, %389
  br i1 %399, label %406, label %434

400:
  %401 = load i64, ptr %395
  br label %420

402:
  %403 = load i64, ptr %395
  br i1 %410, label %404, label %434

404:
  %405 = load i64, ptr %394
  br label %420

406:
  %407 = phi i32 [ %416, %415 ], [ 0, %363 ]
  %408 = call i64 @ode_step_blindly(ptr %367)
  %409 = icmp ult i32 %407, 3
  %410 = icmp eq i64 %408, 0
  %411 = select i1 %409, i1 %410, i1 false
  br i1 %411, label %412, label %402

412:
  %413 = load i64, ptr %394
  %414 = icmp eq i64 %413, 0
  br i1 %414, label %415, label %400

415:
  %416 = add i32 %407, 1
  %417 = load double, ptr %390
  %418 = load double, ptr %396
  %419 = fcmp une double %418, %417
  br i1 %419, label %406, label %400

420:
  %421 = phi i64 [ %405, %404 ], [ %413, %400 ]
  %422 = phi i64 [ %403, %404 ], [ %401, %400 ]
  %423 = icmp eq i64 %421, 0
  %424 = icmp sgt i64 %422, 0
  %425 = select i1 %423, i1 %424, i1 false
  br i1 %425, label %426, label %434

426:
  %427 = sitofp i64 %422 to double
  %428 = load double, ptr %396
  %429 = load double, ptr %360
  %430 = fsub double %428, %429
  %431 = call double @llvm.fabs.f64(double %430)
  %432 = fmul double %431, 1.200000e+01
  %433 = fdiv double %432, %427
  store double %433, ptr %335
  br label %434

434:
  %435 = phi i64 [ %422, %426 ], [ %422, %420 ], [ %403, %402 ], [ 0, %363 ]
  %436 = load i64, ptr %355
  %437 = add i64 %436, %435
  store i64 %437, ptr %355
  %438 = load ptr, ptr %373
  call void @copy_contacts(ptr %438, i32 1)
  store double %372, ptr %371
  %439 = load double, ptr %360
  %440 = fsub double %439, %338
  %441 = call double @llvm.fabs.f64(double %440)
  %442 = call double @llvm.maxnum.f64(double %364, double 1.500000e+02)
  %443 = load double, ptr %335
  %444 = fmul double %442, %443
  %445 = fcmp olt double %441, %444
  %446 = getelementptr %struct.ode_solver, ptr %289, i64 0, i32 40
  br i1 %445, label %448, label %447

447:
  store i64 0, ptr %446
  br label %458

448:
  %449 = load i64, ptr %446
  %450 = add i64 %449, 1
  store i64 %450, ptr %446
  %451 = icmp eq i64 %450, 2
  br i1 %451, label %452, label %458

452:
  %453 = phi i64 [ %323, %333 ], [ 0, %448 ]
  %454 = icmp eq i64 %453, 0
  %455 = select i1 %454, i64 1, i64 2
  call void @model_change(ptr %0, i64 %455)
  br label %458

456:
  %457 = icmp eq i64 %323, 0
  br i1 %457, label %458, label %466

458:
  %459 = load ptr, ptr %4
  %460 = getelementptr %struct.ode_solver, ptr %459, i64 0, i32 4, i32 0
  %461 = load i64, ptr %460
  %462 = getelementptr %struct.ode_solver, ptr %459, i64 0, i32 4, i32 1
  %463 = load i64, ptr %462
  %464 = add i64 %463, %461
  %465 = icmp slt i64 %464, %11
  br i1 %465, label %83, label %466

466:
  %467 = phi i64 [ %28, %25 ], [ 0, %67 ], [ 0, %458 ], [ %323, %456 ], [ 16, %151 ], [ %323, %333 ], [ %323, %333 ], [ %323, %333 ], [ %323, %333 ], [ %323, %333 ], [ %323, %333 ], [ %59, %57 ]
  ret i64 %467
}

define internal i64 @answer_forces(ptr  %0, i64 %1, ptr %2) {
  %4 = getelementptr %struct.model_run, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_solver, ptr %5, i64 0, i32 0
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.ode_system, ptr %7, i64 0, i32 4
  %9 = bitcast ptr %8 to ptr
  %10 = load ptr, ptr %9
  %11 = getelementptr %struct.model_context, ptr %10, i64 0, i32 34
  %12 = load ptr, ptr %11
  %13 = icmp eq ptr %12, null
  br i1 %13, label %54, label %14

14:
  %15 = getelementptr %struct.contact_system, ptr %12, i64 0, i32 14
  %16 = load ptr, ptr %15
  %17 = icmp eq ptr %16, null
  br i1 %17, label %54, label %18

18:
  %19 = getelementptr %struct.contact_system, ptr %12, i64 0, i32 36
  %20 = load i64, ptr %19
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %26, label %22

22:
  %23 = getelementptr %struct.contact_system, ptr %12, i64 0, i32 29
  %24 = load i64, ptr %23
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %39, label %26

26:
  %27 = getelementptr %struct.model_run, ptr %0, i64 0, i32 1
  %28 = load ptr, ptr %27
  %29 = getelementptr double, ptr %28, i64 %1
  %30 = load double, ptr %29
  %31 = getelementptr %struct.model_context, ptr %10, i64 0, i32 27, i64 0
  %32 = load double, ptr %31
  %33 = call double @llvm.maxnum.f64(double %30, double %32)
  %34 = getelementptr %struct.model_context, ptr %10, i64 0, i32 27, i64 1
  %35 = load double, ptr %34
  %36 = call double @llvm.minnum.f64(double %33, double %35)
  %37 = call i64 @model_inputs(ptr %10, double %36, ptr %2)
  %38 = load ptr, ptr %15
  br label %39

39:
  %40 = phi ptr [ %38, %26 ], [ %16, %22 ]
  %41 = phi i64 [ %37, %26 ], [ 0, %22 ]
  %42 = getelementptr %struct.contact_system, ptr %12, i64 0, i32 1
  %43 = load i64, ptr %42
  %44 = mul i64 %43, %1
  %45 = getelementptr double, ptr %40, i64 %44
  %46 = bitcast ptr %45 to ptr
  %47 = getelementptr %struct.model_context, ptr %10, i64 0, i32 14
  %48 = load ptr, ptr %47
  %49 = getelementptr %struct.contact_system, ptr %12, i64 0, i32 4
  %50 = load i64, ptr %49
  %51 = getelementptr double, ptr %48, i64 %50
  %52 = bitcast ptr %51 to ptr
  %53 = shl i64 %43, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %52, i64 %53, i1 false)
  br label %54

54:
  %55 = phi i64 [ %41, %39 ], [ 0, %14 ], [ 0, %3 ]
  ret i64 %55
}

declare i64 @llvm.smax.i64(i64, i64)

define internal void @copy_contacts(ptr %0, i32 %1) {
  %3 = alloca [3 x %struct.anon], align 16
  %4 = icmp eq ptr %0, null
  br i1 %4, label %52, label %5

5:
  %6 = bitcast ptr %3 to ptr
  %7 = getelementptr [3 x %struct.anon], ptr %3, i64 0, i64 0, i32 0
  %8 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 24
  %9 = bitcast ptr %8 to ptr
  %10 = load ptr, ptr %9
  store ptr %10, ptr %7, align 16
  %11 = getelementptr [3 x %struct.anon], ptr %3, i64 0, i64 0, i32 1
  %12 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 25
  %13 = load i64, ptr %12
  store i64 %13, ptr %11
  %14 = getelementptr [3 x %struct.anon], ptr %3, i64 0, i64 1, i32 0
  %15 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 23
  %16 = bitcast ptr %15 to ptr
  %17 = load ptr, ptr %16
  store ptr %17, ptr %14, align 16
  %18 = getelementptr [3 x %struct.anon], ptr %3, i64 0, i64 1, i32 1
  %19 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 1
  %20 = load i64, ptr %19
  store i64 %20, ptr %18
  %21 = getelementptr [3 x %struct.anon], ptr %3, i64 0, i64 2
  %22 = getelementptr %struct.contact_system, ptr %0, i64 0, i32 30
  %23 = bitcast ptr %21 to ptr
  store ptr %22, ptr %23, align 16
  %24 = getelementptr [3 x %struct.anon], ptr %3, i64 0, i64 2, i32 1
  store i64 21, ptr %24
  %25 = bitcast ptr %10 to ptr
  %26 = getelementptr double, ptr %25, i64 %13
  %27 = icmp eq i32 %1, 0
  br label %29

28:
  br label %52

29:
  %30 = phi i64 [ %13, %5 ], [ %51, %48 ]
  %31 = phi i64 [ 0, %5 ], [ %46, %48 ]
  %32 = phi ptr [ %26, %5 ], [ %49, %48 ]
  %33 = getelementptr [3 x %struct.anon], ptr %3, i64 0, i64 %31
  %34 = shl i64 %30, 3
  br i1 %27, label %39, label %35

35:
  %36 = getelementptr %struct.anon, ptr %33, i64 0, i32 0
  %37 = load ptr, ptr %36, align 16
  %38 = bitcast ptr %32 to ptr
  br label %43

39:
  %40 = bitcast ptr %32 to ptr
  %41 = getelementptr %struct.anon, ptr %33, i64 0, i32 0
  %42 = load ptr, ptr %41, align 16
  br label %43

43:
  %44 = phi ptr [ %37, %35 ], [ %40, %39 ]
  %45 = phi ptr [ %38, %35 ], [ %42, %39 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %44, ptr align 1 %45, i64 %34, i1 false)
  %46 = add i64 %31, 1
  %47 = icmp eq i64 %46, 3
  br i1 %47, label %28, label %48

48:
  %49 = getelementptr double, ptr %32, i64 %30
  %50 = getelementptr [3 x %struct.anon], ptr %3, i64 0, i64 %46, i32 1
  %51 = load i64, ptr %50
  br label %29

52:
  ret void
}

define internal i64 @step(ptr  %0) {
  %2 = getelementptr %struct.model_run, ptr %0, i64 0, i32 0
  %3 = load ptr, ptr %2
  %4 = getelementptr %struct.model_run, ptr %0, i64 0, i32 4
  %5 = load i64, ptr %4
  %6 = getelementptr %struct.model_run, ptr %0, i64 0, i32 5
  %7 = load i64, ptr %6
  %8 = icmp slt i64 %5, %7
  br i1 %8, label %9, label %13

9:
  %10 = getelementptr %struct.model_run, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10
  %12 = getelementptr double, ptr %11, i64 %5
  br label %19

13:
  %14 = getelementptr %struct.model_run, ptr %0, i64 0, i32 3
  %15 = load i64, ptr %14
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %22

17:
  %18 = getelementptr %struct.ode_solver, ptr %3, i64 0, i32 9
  br label %19

19:
  %20 = phi ptr [ %18, %17 ], [ %12, %9 ]
  %21 = load double, ptr %20
  br label %22

22:
  %23 = phi double [ 0x7FF8000000000000, %13 ], [ %21, %19 ]
  %24 = getelementptr %struct.ode_solver, ptr %3, i64 0, i32 23
  store double %23, ptr %24
  %25 = call i64 @ode_step(ptr %3)
  switch i64 %25, label %137 [
    i64 9, label %26
    i64 7, label %26
    i64 1, label %26
    i64 0, label %26
  ]

26:
  %27 = getelementptr %struct.ode_solver, ptr %3, i64 0, i32 0
  %28 = load ptr, ptr %27
  %29 = getelementptr %struct.ode_system, ptr %28, i64 0, i32 4
  %30 = bitcast ptr %29 to ptr
  %31 = load ptr, ptr %30
  %32 = getelementptr %struct.model_context, ptr %31, i64 0, i32 34
  %33 = load ptr, ptr %32
  %34 = icmp eq ptr %33, null
  br i1 %34, label %97, label %35

35:
  %36 = getelementptr %struct.contact_system, ptr %33, i64 0, i32 27
  %37 = load ptr, ptr %36
  %38 = getelementptr %struct.contact_system, ptr %33, i64 0, i32 28
  %39 = load ptr, ptr %38
  %40 = getelementptr %struct.ode_solver, ptr %3, i64 0, i32 8
  %41 = load double, ptr %40
  %42 = call double @llvm.fabs.f64(double %41)
  %43 = fmul double %42, 2.000000e+00
  %44 = getelementptr %struct.contact_system, ptr %33, i64 0, i32 34
  %45 = load double, ptr %44
  %46 = getelementptr %struct.ode_solver, ptr %3, i64 0, i32 5
  %47 = load double, ptr %46
  %48 = fcmp une double %45, %47
  br i1 %48, label %93, label %49

49:
  %50 = getelementptr %struct.ode_solver, ptr %3, i64 0, i32 42
  %51 = load i64, ptr %50
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %53, label %93

53:
  %54 = getelementptr %struct.contact_system, ptr %33, i64 0, i32 0
  %55 = load i64, ptr %54
  %56 = icmp sgt i64 %55, 0
  br i1 %56, label %57, label %91

57:
  %58 = getelementptr %struct.contact_parts, ptr %37, i64 0, i32 17
  %59 = load ptr, ptr %58
  %60 = getelementptr %struct.contact_parts, ptr %37, i64 0, i32 18
  %61 = load ptr, ptr %60
  br label %64

62:
  %63 = icmp eq i64 %90, %55
  br i1 %63, label %91, label %64

64:
  %65 = phi i64 [ 0, %57 ], [ %90, %62 ]
  %66 = getelementptr double, ptr %59, i64 %65
  %67 = load double, ptr %66
  %68 = getelementptr double, ptr %39, i64 %65
  %69 = load double, ptr %68
  %70 = add i64 %65, %55
  %71 = getelementptr double, ptr %39, i64 %70
  %72 = load double, ptr %71
  %73 = call double @llvm.fabs.f64(double %72)
  %74 = getelementptr double, ptr %61, i64 %65
  %75 = load double, ptr %74
  %76 = fsub double %69, %67
  %77 = call double @llvm.fabs.f64(double %76)
  %78 = fmul double %77, 2.000000e+00
  %79 = fcmp ogt double %73, %75
  %80 = select i1 %79, double %73, double %75
  %81 = fmul double %43, %80
  store double %69, ptr %66
  %82 = fmul double %75, 8.000000e-01
  %83 = fcmp ogt double %73, %82
  %84 = select i1 %83, double %73, double %82
  store double %84, ptr %74
  %85 = fcmp olt double %69, %67
  %86 = select i1 %85, double %69, double %67
  %87 = fcmp ogt double %81, %78
  %88 = select i1 %87, double %81, double %78
  %89 = fcmp ogt double %86, %88
  %90 = add i64 %65, 1
  br i1 %89, label %62, label %93

91:
  %92 = getelementptr %struct.contact_system, ptr %33, i64 0, i32 33
  store i64 1, ptr %92
  br label %97

93:
  %94 = getelementptr %struct.contact_system, ptr %33, i64 0, i32 19
  %95 = load ptr, ptr %94
  %96 = call i64 %95(ptr %31, ptr %3, i64 %25)
  br label %97

97:
  %98 = phi i64 [ %25, %91 ], [ %96, %93 ], [ %25, %26 ]
  %99 = load ptr, ptr %2
  %100 = getelementptr %struct.model_run, ptr %0, i64 0, i32 1
  %101 = load i64, ptr %4
  %102 = load i64, ptr %6
  %103 = icmp slt i64 %101, %102
  br i1 %103, label %104, label %137

104:
  %105 = getelementptr %struct.ode_solver, ptr %99, i64 0, i32 0
  %106 = load ptr, ptr %105
  %107 = getelementptr %struct.model_run, ptr %0, i64 0, i32 2
  %108 = getelementptr %struct.ode_system, ptr %106, i64 0, i32 0
  %109 = getelementptr %struct.ode_solver, ptr %99, i64 0, i32 5
  %110 = getelementptr %struct.ode_solver, ptr %99, i64 0, i32 8
  br label %111

111:
  %112 = phi i64 [ %101, %104 ], [ %134, %132 ]
  %113 = load ptr, ptr %100
  %114 = getelementptr double, ptr %113, i64 %112
  %115 = load double, ptr %114
  %116 = load ptr, ptr %107
  %117 = load i64, ptr %108
  %118 = mul i64 %117, %112
  %119 = getelementptr double, ptr %116, i64 %118
  %120 = load double, ptr %109
  %121 = fsub double %115, %120
  %122 = load double, ptr %110
  %123 = fmul double %121, %122
  %124 = fcmp ogt double %123, 0.000000e+00
  br i1 %124, label %137, label %125

125:
  %126 = call i64 @ode_answer(ptr %99, double %115, ptr %119)
  %127 = icmp eq i64 %126, 0
  br i1 %127, label %128, label %137

128:
  %129 = load i64, ptr %4
  %130 = call i64 @answer_forces(ptr %0, i64 %129, ptr %119)
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %132, label %137

132:
  %133 = load i64, ptr %4
  %134 = add i64 %133, 1
  store i64 %134, ptr %4
  %135 = load i64, ptr %6
  %136 = icmp slt i64 %134, %135
  br i1 %136, label %111, label %137

137:
  %138 = phi i64 [ %25, %22 ], [ %98, %97 ], [ %98, %111 ], [ %98, %132 ], [ %130, %128 ], [ %126, %125 ]
  ret i64 %138
}

define void @model_renew(ptr  %0, ptr %1) {
  %3 = getelementptr %struct.model_fresh, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3
  %5 = getelementptr %struct.ode_solver, ptr %4, i64 0, i32 0
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.ode_system, ptr %6, i64 0, i32 4
  %8 = bitcast ptr %7 to ptr
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.ode_solver, ptr %4, i64 0, i32 28
  %11 = load ptr, ptr %10
  %12 = bitcast ptr %4 to ptr
  %13 = getelementptr %struct.model_fresh, ptr %0, i64 0, i32 1
  %14 = load ptr, ptr %13
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(464) %12, ptr align 1 dereferenceable(464) %14, i64 464, i1 false)
  store ptr %11, ptr %10
  %15 = icmp eq ptr %11, null
  br i1 %15, label %19, label %16

16:
  %17 = getelementptr i8, ptr %11, i64 264
  %18 = bitcast ptr %17 to ptr
  store ptr null, ptr %18
  br label %19

19:
  %20 = getelementptr %struct.model_fresh, ptr %0, i64 0, i32 2
  %21 = bitcast ptr %20 to ptr
  %22 = load ptr, ptr %21
  %23 = getelementptr %struct.model_fresh, ptr %0, i64 0, i32 3
  %24 = load i64, ptr %23
  %25 = shl i64 %24, 3
  call void @llvm.memset.p0.i64(ptr align 8 %22, i8 0, i64 %25, i1 false)
  %26 = getelementptr %struct.model_fresh, ptr %0, i64 0, i32 4
  %27 = bitcast ptr %26 to ptr
  %28 = load ptr, ptr %27
  %29 = getelementptr %struct.model_fresh, ptr %0, i64 0, i32 5
  %30 = load i64, ptr %29
  %31 = shl i64 %30, 3
  call void @llvm.memset.p0.i64(ptr align 8 %28, i8 0, i64 %31, i1 false)
  %32 = getelementptr %struct.model_context, ptr %9, i64 0, i32 33
  %33 = load ptr, ptr %32
  store volatile i64 0, ptr %33, align 8
  %34 = getelementptr %struct.model_context, ptr %9, i64 0, i32 32
  store i64 0, ptr %34
  %35 = getelementptr %struct.model_context, ptr %9, i64 0, i32 27, i64 0
  store double 0xFFF0000000000000, ptr %35
  %36 = getelementptr %struct.model_context, ptr %9, i64 0, i32 27, i64 1
  store double 0x7FF0000000000000, ptr %36
  %37 = getelementptr %struct.model_context, ptr %9, i64 0, i32 24
  store double 0x7FF0000000000000, ptr %37
  %38 = getelementptr %struct.model_context, ptr %9, i64 0, i32 23
  store double 0x7FF0000000000000, ptr %38
  %39 = getelementptr %struct.model_fresh, ptr %0, i64 0, i32 7
  %40 = icmp eq ptr %1, null
  br i1 %40, label %46, label %41

41:
  %42 = getelementptr %struct.model_fresh, ptr %0, i64 0, i32 6
  %43 = bitcast ptr %1 to ptr
  %44 = load i64, ptr %39
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %47, label %46

46:
  ret void

47:
  %48 = phi i64 [ %61, %47 ], [ 0, %41 ]
  %49 = load ptr, ptr %42
  %50 = getelementptr %struct.model_rebound, ptr %49, i64 %48, i32 2
  %51 = bitcast ptr %50 to ptr
  %52 = load ptr, ptr %51
  %53 = getelementptr %struct.model_rebound, ptr %49, i64 %48, i32 4
  %54 = load i64, ptr %53
  %55 = shl i64 %54, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %52, ptr align 8 %43, i64 %55, i1 false)
  %56 = getelementptr %struct.model_rebound, ptr %49, i64 %48, i32 1
  %57 = load ptr, ptr %56
  %58 = load ptr, ptr %50
  %59 = getelementptr %struct.model_rebound, ptr %49, i64 %48, i32 3
  %60 = load ptr, ptr %59
  call void %57(ptr %58, ptr %60)
  %61 = add i64 %48, 1
  %62 = load i64, ptr %39
  %63 = icmp slt i64 %61, %62
  br i1 %63, label %47, label %46
}

define i64 @model_begin(ptr  %0, ptr  %1, ptr %2, ptr  %3, ptr %4, i64 %5, ptr %6, i64 %7) {
  %9 = getelementptr %struct.model_fresh, ptr %0, i64 0, i32 0
  %10 = load ptr, ptr %9
  %11 = getelementptr %struct.ode_solver, ptr %10, i64 0, i32 0
  %12 = load ptr, ptr %11
  %13 = getelementptr %struct.ode_system, ptr %12, i64 0, i32 4
  %14 = bitcast ptr %13 to ptr
  %15 = load ptr, ptr %14
  %16 = getelementptr %struct.model_context, ptr %15, i64 0, i32 0
  %17 = load i64, ptr %16
  %18 = shl i64 %17, 3
  %19 = getelementptr %struct.model_run, ptr %1, i64 0, i32 1
  %20 = load ptr, ptr %19
  %21 = load double, ptr %20
  %22 = call ptr @ode_state(ptr %10)
  %23 = icmp eq i64 %5, 0
  %24 = select i1 %23, ptr null, ptr %4
  call void @model_renew(ptr %0, ptr %24)
  %25 = icmp eq ptr %6, null
  br i1 %25, label %37, label %26

26:
  %27 = getelementptr %struct.model_inertia, ptr %6, i64 0, i32 0
  %28 = load ptr, ptr %27
  %29 = getelementptr %struct.model_inertia, ptr %6, i64 0, i32 1
  %30 = load ptr, ptr %29
  %31 = getelementptr %struct.model_inertia, ptr %6, i64 0, i32 2
  %32 = load double, ptr %31
  %33 = getelementptr %struct.model_inertia, ptr %6, i64 0, i32 3
  %34 = load ptr, ptr %33
  %35 = call i64 %28(ptr %30, double %21, ptr %2, ptr %4, double %32, ptr %34)
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %137, label %37

37:
  %38 = getelementptr %struct.model_context, ptr %15, i64 0, i32 14
  %39 = bitcast ptr %38 to ptr
  %40 = load ptr, ptr %39
  %41 = bitcast ptr %3 to ptr
  %42 = getelementptr %struct.model_context, ptr %15, i64 0, i32 26
  %43 = load i64, ptr %42
  %44 = shl i64 %43, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %40, ptr align 8 %41, i64 %44, i1 false)
  %45 = bitcast ptr %22 to ptr
  %46 = bitcast ptr %2 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %45, ptr align 8 %46, i64 %18, i1 false)
  call void @model_normalize(ptr %15, ptr %22)
  %47 = getelementptr %struct.model_context, ptr %15, i64 0, i32 4, i32 0
  %48 = load ptr, ptr %47
  %49 = icmp eq ptr %48, null
  br i1 %49, label %77, label %50

50:
  %51 = load ptr, ptr %38
  %52 = getelementptr %struct.model_context, ptr %15, i64 0, i32 4, i32 1
  %53 = load ptr, ptr %52
  %54 = getelementptr %struct.model_context, ptr %15, i64 0, i32 4, i32 2
  %55 = load ptr, ptr %54
  %56 = getelementptr %struct.model_context, ptr %15, i64 0, i32 21
  %57 = load ptr, ptr %56
  call void %48(double %21, ptr %22, ptr %51, ptr %53, ptr %55, ptr %57)
  %58 = getelementptr %struct.model_fresh, ptr %0, i64 0, i32 8
  %59 = load double, ptr %58
  %60 = getelementptr %struct.model_fresh, ptr %0, i64 0, i32 9
  %61 = load double, ptr %60
  %62 = load ptr, ptr %56
  %63 = getelementptr %struct.model_context, ptr %15, i64 0, i32 22
  %64 = load i64, ptr %63
  %65 = getelementptr double, ptr %62, i64 %64
  %66 = load double, ptr %65
  %67 = fmul double %61, %66
  %68 = call double @llvm.maxnum.f64(double %59, double %67)
  %69 = getelementptr %struct.model_context, ptr %15, i64 0, i32 24
  store double %68, ptr %69
  %70 = getelementptr %struct.model_context, ptr %15, i64 0, i32 23
  store double %68, ptr %70
  %71 = getelementptr %struct.model_fresh, ptr %0, i64 0, i32 4
  %72 = bitcast ptr %71 to ptr
  %73 = load ptr, ptr %72
  %74 = getelementptr %struct.model_fresh, ptr %0, i64 0, i32 5
  %75 = load i64, ptr %74
  %76 = shl i64 %75, 3
  call void @llvm.memset.p0.i64(ptr align 8 %73, i8 0, i64 %76, i1 false)
  br label %77

77:
  call void @ode_start(ptr %10, double %21, double 0.000000e+00)
  %78 = load ptr, ptr %19
  %79 = getelementptr %struct.model_run, ptr %1, i64 0, i32 3
  %80 = load i64, ptr %79
  %81 = add i64 %80, -1
  %82 = getelementptr double, ptr %78, i64 %81
  %83 = load double, ptr %82
  %84 = getelementptr %struct.ode_solver, ptr %10, i64 0, i32 9
  store double %83, ptr %84
  %85 = getelementptr %struct.model_run, ptr %1, i64 0, i32 0
  store ptr %10, ptr %85
  %86 = getelementptr %struct.model_run, ptr %1, i64 0, i32 4
  %87 = load i64, ptr %86
  %88 = icmp slt i64 %87, %80
  br i1 %88, label %89, label %112

89:
  %90 = getelementptr %struct.model_run, ptr %1, i64 0, i32 2
  %91 = getelementptr double, ptr %78, i64 %87
  %92 = load double, ptr %91
  %93 = fcmp oeq double %92, %21
  br i1 %93, label %94, label %110

94:
  %95 = phi i64 [ %102, %105 ], [ %87, %89 ]
  %96 = load ptr, ptr %90
  %97 = load i64, ptr %16
  %98 = mul i64 %97, %95
  %99 = getelementptr double, ptr %96, i64 %98
  %100 = bitcast ptr %99 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %100, ptr align 8 %45, i64 %18, i1 false)
  %101 = load i64, ptr %86
  %102 = add i64 %101, 1
  store i64 %102, ptr %86
  %103 = load i64, ptr %79
  %104 = icmp slt i64 %102, %103
  br i1 %104, label %105, label %110

105:
  %106 = load ptr, ptr %19
  %107 = getelementptr double, ptr %106, i64 %102
  %108 = load double, ptr %107
  %109 = fcmp oeq double %108, %21
  br i1 %109, label %94, label %110

110:
  %111 = load double, ptr %84
  br label %112

112:
  %113 = phi double [ %111, %110 ], [ %83, %77 ]
  %114 = fcmp oeq double %21, %113
  br i1 %114, label %118, label %115

115:
  %116 = call i64 @model_advance(ptr %1, i64 %7)
  %117 = icmp eq i64 %116, 1
  br i1 %117, label %118, label %137

118:
  %119 = getelementptr %struct.model_run, ptr %1, i64 0, i32 2
  %120 = load i64, ptr %86
  %121 = load i64, ptr %79
  %122 = icmp slt i64 %120, %121
  br i1 %122, label %123, label %137

123:
  %124 = phi i64 [ %134, %123 ], [ %120, %118 ]
  %125 = load ptr, ptr %119
  %126 = load i64, ptr %16
  %127 = mul i64 %126, %124
  %128 = getelementptr double, ptr %125, i64 %127
  %129 = bitcast ptr %128 to ptr
  %130 = load ptr, ptr %85
  %131 = call ptr @ode_state(ptr %130)
  %132 = bitcast ptr %131 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %129, ptr align 8 %132, i64 %18, i1 false)
  %133 = load i64, ptr %86
  %134 = add i64 %133, 1
  store i64 %134, ptr %86
  %135 = load i64, ptr %79
  %136 = icmp slt i64 %134, %135
  br i1 %136, label %123, label %137

137:
  %138 = phi i64 [ 17, %26 ], [ %116, %115 ], [ 1, %118 ], [ 1, %123 ]
  ret i64 %138
}

define void @model_map(ptr  %0, i64 %1, ptr  %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) {
  %10 = icmp sgt i64 %1, 0
  br i1 %10, label %11, label %15

11:
  %12 = getelementptr %struct.model_call, ptr %0, i64 0, i32 0
  %13 = getelementptr %struct.model_call, ptr %0, i64 0, i32 1
  %14 = getelementptr %struct.model_call, ptr %0, i64 0, i32 2
  br label %16

15:
  ret void

16:
  %17 = phi i64 [ 0, %11 ], [ %29, %16 ]
  %18 = load ptr, ptr %12
  %19 = getelementptr double, ptr %2, i64 %17
  %20 = load double, ptr %19
  %21 = mul i64 %17, %4
  %22 = getelementptr double, ptr %3, i64 %21
  %23 = mul i64 %17, %6
  %24 = getelementptr double, ptr %5, i64 %23
  %25 = load ptr, ptr %13
  %26 = load ptr, ptr %14
  %27 = mul i64 %17, %8
  %28 = getelementptr double, ptr %7, i64 %27
  call void %18(double %20, ptr %22, ptr %24, ptr %25, ptr %26, ptr %28)
  %29 = add i64 %17, 1
  %30 = icmp eq i64 %29, %1
  br i1 %30, label %15, label %16
}

define void @model_map_inputs(ptr %0, i64 %1, ptr  %2, ptr %3, i64 %4, ptr  %5) {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %29

8:
  %9 = getelementptr %struct.model_context, ptr %0, i64 0, i32 0
  %10 = getelementptr %struct.model_context, ptr %0, i64 0, i32 14
  %11 = bitcast ptr %10 to ptr
  %12 = shl i64 %4, 3
  br label %13

13:
  %14 = phi i64 [ 0, %8 ], [ %27, %22 ]
  %15 = getelementptr double, ptr %2, i64 %14
  %16 = load double, ptr %15
  %17 = load i64, ptr %9
  %18 = mul i64 %17, %14
  %19 = getelementptr double, ptr %3, i64 %18
  %20 = call i64 @model_inputs(ptr %0, double %16, ptr %19)
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %22, label %29

22:
  %23 = mul i64 %14, %4
  %24 = getelementptr double, ptr %5, i64 %23
  %25 = bitcast ptr %24 to ptr
  %26 = load ptr, ptr %11
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %26, i64 %12, i1 false)
  %27 = add i64 %14, 1
  %28 = icmp eq i64 %27, %1
  br i1 %28, label %29, label %13

29:
  ret void
}

define i64 @model_watch(ptr %0, double %1, ptr %2, double %3, ptr %4) {
  %6 = bitcast ptr %0 to ptr
  %7 = getelementptr i8, ptr %0, i64 376
  %8 = bitcast ptr %7 to ptr
  %9 = load ptr, ptr %8
  %10 = getelementptr i8, ptr %0, i64 160
  %11 = bitcast ptr %10 to ptr
  %12 = load ptr, ptr %11
  %13 = call double @model_time(ptr %6, double %1)
  %14 = getelementptr i8, ptr %0, i64 256
  %15 = bitcast ptr %14 to ptr
  %16 = load ptr, ptr %15
  %17 = getelementptr i8, ptr %0, i64 168
  %18 = bitcast ptr %17 to ptr
  %19 = load ptr, ptr %18
  %20 = getelementptr i8, ptr %0, i64 176
  %21 = bitcast ptr %20 to ptr
  %22 = load ptr, ptr %21
  call void %12(double %13, ptr %2, ptr %16, ptr %19, ptr %22, ptr %9)
  %23 = getelementptr i8, ptr %0, i64 384
  %24 = bitcast ptr %23 to ptr
  %25 = load ptr, ptr %24
  %26 = load ptr, ptr %11
  %27 = call double @model_time(ptr %6, double %3)
  %28 = load ptr, ptr %15
  %29 = load ptr, ptr %18
  %30 = load ptr, ptr %21
  call void %26(double %27, ptr %4, ptr %28, ptr %29, ptr %30, ptr %25)
  %31 = getelementptr i8, ptr %0, i64 400
  %32 = bitcast ptr %31 to ptr
  %33 = load i64, ptr %32
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %185

35:
  %36 = getelementptr i8, ptr %0, i64 392
  %37 = bitcast ptr %36 to ptr
  %38 = bitcast ptr %0 to ptr
  %39 = fsub double %3, %1
  br label %40

40:
  %41 = phi i64 [ 0, %35 ], [ %182, %181 ]
  %42 = load ptr, ptr %8
  %43 = shl i64 %41, 2
  %44 = getelementptr double, ptr %42, i64 %43
  %45 = load ptr, ptr %24
  %46 = getelementptr double, ptr %45, i64 %43
  %47 = load double, ptr %44
  %48 = load double, ptr %46
  %49 = getelementptr double, ptr %44, i64 1
  %50 = load double, ptr %49
  %51 = getelementptr double, ptr %46, i64 1
  %52 = load double, ptr %51
  %53 = fmul double %50, %52
  %54 = call double @llvm.fmuladd.f64(double %47, double %48, double %53)
  %55 = getelementptr double, ptr %44, i64 2
  %56 = load double, ptr %55
  %57 = getelementptr double, ptr %46, i64 2
  %58 = load double, ptr %57
  %59 = call double @llvm.fmuladd.f64(double %56, double %58, double %54)
  %60 = fcmp olt double %59, 0.000000e+00
  br i1 %60, label %61, label %181

61:
  %62 = load ptr, ptr %37
  %63 = call i64 @write_forces(ptr %6, double %1, ptr %2, ptr %42)
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %65, label %181

65:
  %66 = getelementptr double, ptr %44, i64 3
  %67 = load double, ptr %66
  %68 = load ptr, ptr %24
  %69 = call i64 @write_forces(ptr %6, double %3, ptr %4, ptr %68)
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %71, label %181

71:
  %72 = call double @llvm.fabs.f64(double %67)
  %73 = getelementptr double, ptr %46, i64 3
  %74 = load double, ptr %73
  %75 = call double @llvm.fabs.f64(double %74)
  %76 = call double @llvm.maxnum.f64(double %72, double %75)
  %77 = load double, ptr %44
  %78 = load double, ptr %49
  %79 = fmul double %78, %78
  %80 = call double @llvm.fmuladd.f64(double %77, double %77, double %79)
  %81 = load double, ptr %55
  %82 = call double @llvm.fmuladd.f64(double %81, double %81, double %80)
  %83 = call double @llvm.sqrt.f64(double %82)
  %84 = load double, ptr %46
  %85 = load double, ptr %51
  %86 = fmul double %85, %85
  %87 = call double @llvm.fmuladd.f64(double %84, double %84, double %86)
  %88 = load double, ptr %57
  %89 = call double @llvm.fmuladd.f64(double %88, double %88, double %87)
  %90 = call double @llvm.sqrt.f64(double %89)
  %91 = fadd double %83, %90
  %92 = fmul double %91, 1.000000e-04
  %93 = fmul double %92, 1.000000e-02
  br label %94

94:
  %95 = phi i32 [ 0, %71 ], [ %141, %131 ]
  %96 = phi double [ 1.000000e+00, %71 ], [ %140, %131 ]
  %97 = phi double [ 0.000000e+00, %71 ], [ %139, %131 ]
  %98 = fadd double %96, %97
  %99 = fmul double %98, 5.000000e-01
  %100 = load i64, ptr %38
  %101 = icmp sgt i64 %100, 0
  br i1 %101, label %120, label %102

102:
  %103 = call double @llvm.fmuladd.f64(double %99, double %39, double %1)
  %104 = load ptr, ptr %8
  %105 = load ptr, ptr %11
  %106 = call double @model_time(ptr %6, double %103)
  %107 = load ptr, ptr %15
  %108 = load ptr, ptr %18
  %109 = load ptr, ptr %21
  call void %105(double %106, ptr %62, ptr %107, ptr %108, ptr %109, ptr %104)
  %110 = load double, ptr %44
  %111 = load double, ptr %49
  %112 = fmul double %111, %111
  %113 = call double @llvm.fmuladd.f64(double %110, double %110, double %112)
  %114 = load double, ptr %55
  %115 = call double @llvm.fmuladd.f64(double %114, double %114, double %113)
  %116 = call double @llvm.sqrt.f64(double %115)
  %117 = fcmp ogt double %116, 0.000000e+00
  %118 = fcmp olt double %116, %93
  %119 = select i1 %117, i1 %118, i1 false
  br i1 %119, label %143, label %131

120:
  %121 = phi i64 [ %129, %120 ], [ 0, %94 ]
  %122 = getelementptr double, ptr %2, i64 %121
  %123 = load double, ptr %122
  %124 = getelementptr double, ptr %4, i64 %121
  %125 = load double, ptr %124
  %126 = fsub double %125, %123
  %127 = call double @llvm.fmuladd.f64(double %99, double %126, double %123)
  %128 = getelementptr double, ptr %62, i64 %121
  store double %127, ptr %128
  %129 = add i64 %121, 1
  %130 = icmp eq i64 %129, %100
  br i1 %130, label %102, label %120

131:
  %132 = load double, ptr %46
  %133 = load double, ptr %51
  %134 = fmul double %111, %133
  %135 = call double @llvm.fmuladd.f64(double %110, double %132, double %134)
  %136 = load double, ptr %57
  %137 = call double @llvm.fmuladd.f64(double %114, double %136, double %135)
  %138 = fcmp ogt double %137, 0.000000e+00
  %139 = select i1 %138, double %97, double %99
  %140 = select i1 %138, double %99, double %96
  %141 = add i32 %95, 1
  %142 = icmp eq i32 %141, 40
  br i1 %142, label %143, label %94

143:
  %144 = fcmp olt double %116, %92
  br i1 %144, label %145, label %181

145:
  %146 = load ptr, ptr %8
  %147 = call i64 @write_forces(ptr %6, double %103, ptr %62, ptr %146)
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %149, label %181

149:
  %150 = load i64, ptr %38
  %151 = icmp sgt i64 %150, 0
  br i1 %151, label %154, label %169

152:
  %153 = fmul double %161, 0x3EB0C6F7A0B5ED8D
  br label %169

154:
  %155 = phi i64 [ %167, %154 ], [ 0, %149 ]
  %156 = phi double [ %166, %154 ], [ 0.000000e+00, %149 ]
  %157 = phi double [ %161, %154 ], [ 0.000000e+00, %149 ]
  %158 = getelementptr double, ptr %2, i64 %155
  %159 = load double, ptr %158
  %160 = call double @llvm.fabs.f64(double %159)
  %161 = call double @llvm.maxnum.f64(double %157, double %160)
  %162 = getelementptr double, ptr %4, i64 %155
  %163 = load double, ptr %162
  %164 = fsub double %163, %159
  %165 = call double @llvm.fabs.f64(double %164)
  %166 = call double @llvm.maxnum.f64(double %156, double %165)
  %167 = add i64 %155, 1
  %168 = icmp eq i64 %167, %150
  br i1 %168, label %152, label %154

169:
  %170 = phi double [ 0.000000e+00, %149 ], [ %153, %152 ]
  %171 = phi double [ 0.000000e+00, %149 ], [ %166, %152 ]
  %172 = fcmp olt double %171, %170
  %173 = select i1 %172, double 1.000000e-01, double 1.000000e-03
  %174 = load double, ptr %66
  %175 = call double @llvm.fabs.f64(double %174)
  %176 = fmul double %76, %173
  %177 = fcmp ugt double %175, %176
  br i1 %177, label %178, label %181

178:
  %179 = getelementptr i8, ptr %0, i64 408
  %180 = bitcast ptr %179 to ptr
  store i64 %41, ptr %180
  br label %185

181:
  %182 = add i64 %41, 1
  %183 = load i64, ptr %32
  %184 = icmp slt i64 %182, %183
  br i1 %184, label %40, label %185

185:
  %186 = phi i64 [ 10, %178 ], [ 0, %5 ], [ 0, %181 ]
  ret i64 %186
}

define internal i64 @write_forces(ptr %0, double %1, ptr %2, ptr %3) {
  %5 = call double @model_time(ptr %0, double %1)
  %6 = call i64 @model_inputs(ptr %0, double %5, ptr %2)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %18

8:
  %9 = getelementptr %struct.model_context, ptr %0, i64 0, i32 8, i32 0
  %10 = load ptr, ptr %9
  %11 = call double @model_time(ptr %0, double %1)
  %12 = getelementptr %struct.model_context, ptr %0, i64 0, i32 14
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.model_context, ptr %0, i64 0, i32 8, i32 1
  %15 = load ptr, ptr %14
  %16 = getelementptr %struct.model_context, ptr %0, i64 0, i32 8, i32 2
  %17 = load ptr, ptr %16
  call void %10(double %11, ptr %2, ptr %13, ptr %15, ptr %17, ptr %3)
  br label %18

18:
  ret i64 %6
}
