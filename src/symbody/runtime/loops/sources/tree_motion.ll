; tree_motion: made by tools/make_loops_text.py from tree_motion, tree_loops
; sources fbbf1fc5cce68fff934337ddbbb974e4d042a3efa2f13cb43ad751f796800068
%struct.tree_motion = type { i64, i64, i64, i64, i64, i64, ptr, i64, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, ptr, ptr, i64, i64, ptr, [8 x ptr] }
%struct.scratch = type { i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.body = type { %struct.mat, <4 x double>, <4 x double>, <4 x double>, <4 x double>, <4 x double>, %struct.mat, %struct.mat, %struct.mat, <4 x double>, <4 x double>, <4 x double>, <4 x double>, <4 x double> }
%struct.mat = type { <4 x double>, <4 x double>, <4 x double> }
%struct.place = type { %struct.mat, <4 x double>, <4 x double>, <4 x double> }
%struct.motion = type { ptr, ptr, ptr }
%struct.call = type { double, ptr, ptr, ptr, ptr }
%struct.tree_loads = type { i64, i64, i64, ptr, ptr, ptr }
%struct.flat = type { double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double }
%struct.tree_closing.1 = type { i64, i64, ptr, ptr, i64, ptr, double, double, i64, ptr, i64, ptr, i64, i64, ptr, i64, ptr, i64, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, ptr, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64 }
%struct.closing = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.part = type { i64, i64, ptr, ptr, ptr, ptr }

@push.units = internal constant [4 x <4 x double>] [<4 x double> <double 1.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, <4 x double> <double 0.000000e+00, double 1.000000e+00, double 0.000000e+00, double 0.000000e+00>, <4 x double> <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>, <4 x double> <double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 1.000000e+00>], align 32

define void @tree_coordinate_rates(ptr  %0, ptr  %1, ptr  %2, ptr  %3) {
  %5 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %6 = load i64, ptr %5
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %12

8:
  %9 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %10 = load ptr, ptr %9
  %11 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 1
  br label %13

12:
  ret void

13:
  %14 = phi i64 [ 0, %8 ], [ %96, %95 ]
  %15 = mul i64 %14, 6
  %16 = getelementptr i64, ptr %10, i64 %15
  %17 = getelementptr i64, ptr %16, i64 1
  %18 = load i64, ptr %17
  %19 = icmp sgt i64 %18, 2
  br i1 %19, label %20, label %82

20:
  %21 = getelementptr i64, ptr %16, i64 2
  %22 = load i64, ptr %21
  %23 = getelementptr double, ptr %1, i64 %22
  %24 = getelementptr i64, ptr %16, i64 3
  %25 = load i64, ptr %24
  %26 = getelementptr double, ptr %2, i64 %25
  %27 = getelementptr double, ptr %3, i64 %22
  %28 = getelementptr double, ptr %23, i64 1
  %29 = load double, ptr %28
  %30 = fneg double %29
  %31 = load double, ptr %26
  %32 = getelementptr double, ptr %23, i64 2
  %33 = load double, ptr %32
  %34 = getelementptr double, ptr %26, i64 1
  %35 = load double, ptr %34
  %36 = fneg double %33
  %37 = fmul double %35, %36
  %38 = call double @llvm.fmuladd.f64(double %30, double %31, double %37)
  %39 = getelementptr double, ptr %23, i64 3
  %40 = load double, ptr %39
  %41 = getelementptr double, ptr %26, i64 2
  %42 = load double, ptr %41
  %43 = fneg double %40
  %44 = call double @llvm.fmuladd.f64(double %43, double %42, double %38)
  %45 = fmul double %44, 5.000000e-01
  store double %45, ptr %27
  %46 = load double, ptr %23
  %47 = load double, ptr %26
  %48 = load double, ptr %32
  %49 = load double, ptr %41
  %50 = fmul double %48, %49
  %51 = call double @llvm.fmuladd.f64(double %46, double %47, double %50)
  %52 = load double, ptr %39
  %53 = load double, ptr %34
  %54 = fneg double %52
  %55 = call double @llvm.fmuladd.f64(double %54, double %53, double %51)
  %56 = fmul double %55, 5.000000e-01
  %57 = getelementptr double, ptr %27, i64 1
  store double %56, ptr %57
  %58 = load double, ptr %23
  %59 = load double, ptr %34
  %60 = load double, ptr %39
  %61 = load double, ptr %26
  %62 = fmul double %60, %61
  %63 = call double @llvm.fmuladd.f64(double %58, double %59, double %62)
  %64 = load double, ptr %28
  %65 = load double, ptr %41
  %66 = fneg double %64
  %67 = call double @llvm.fmuladd.f64(double %66, double %65, double %63)
  %68 = fmul double %67, 5.000000e-01
  %69 = getelementptr double, ptr %27, i64 2
  store double %68, ptr %69
  %70 = load double, ptr %23
  %71 = load double, ptr %41
  %72 = load double, ptr %28
  %73 = load double, ptr %34
  %74 = fmul double %72, %73
  %75 = call double @llvm.fmuladd.f64(double %70, double %71, double %74)
  %76 = load double, ptr %32
  %77 = load double, ptr %26
  %78 = fneg double %76
  %79 = call double @llvm.fmuladd.f64(double %78, double %77, double %75)
  %80 = fmul double %79, 5.000000e-01
  %81 = getelementptr double, ptr %27, i64 3
  store double %80, ptr %81
  br label %95

82:
  %83 = icmp eq i64 %18, 2
  br i1 %83, label %95, label %84

84:
  %85 = getelementptr i64, ptr %16, i64 2
  %86 = load i64, ptr %85
  %87 = load i64, ptr %11
  %88 = icmp slt i64 %86, %87
  br i1 %88, label %89, label %95

89:
  %90 = getelementptr i64, ptr %16, i64 3
  %91 = load i64, ptr %90
  %92 = getelementptr double, ptr %2, i64 %91
  %93 = load double, ptr %92
  %94 = getelementptr double, ptr %3, i64 %86
  store double %93, ptr %94
  br label %95

95:
  %96 = add i64 %14, 1
  %97 = icmp eq i64 %96, %6
  br i1 %97, label %12, label %13
}

define i64 @tree_motion_work(ptr %0) {
  %2 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %3 = load i64, ptr %2
  %4 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 13
  %5 = load i64, ptr %4
  %6 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 3
  %7 = load i64, ptr %6
  %8 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 4
  %9 = load i64, ptr %8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %18, label %11

11:
  %12 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12
  %14 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %15 = load i64, ptr %14
  %16 = shl i64 %15, 1
  %17 = add i64 %16, %13
  br label %18

18:
  %19 = phi i64 [ %17, %11 ], [ 0, %1 ]
  %20 = mul i64 %9, 5
  %21 = call i64 @tree_loops_size(ptr %0)
  %22 = mul i64 %3, 122
  %23 = add i64 %5, 136
  %24 = add i64 %23, %22
  %25 = add i64 %24, %7
  %26 = add i64 %25, %20
  %27 = add i64 %26, %19
  %28 = add i64 %27, %21
  ret i64 %28
}

define i32 @tree_take(ptr %0, ptr  %1) {
  %3 = getelementptr %struct.scratch, ptr %1, i64 0, i32 0
  store i64 0, ptr %3
  br label %4

4:
  %5 = phi i64 [ 0, %2 ], [ %12, %10 ]
  %6 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 22, i64 %5
  %7 = bitcast ptr %6 to ptr
  %8 = atomicrmw xchg ptr %7, i64 0 acquire, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %19

10:
  %11 = load i64, ptr %3
  %12 = add i64 %11, 1
  store i64 %12, ptr %3
  %13 = icmp slt i64 %11, 7
  br i1 %13, label %4, label %14

14:
  store i64 -1, ptr %3
  %15 = call i64 @tree_motion_work(ptr %0)
  %16 = shl i64 %15, 3
  %17 = call ptr @malloc(i64 %16)
  %18 = bitcast ptr %17 to ptr
  br label %21

19:
  %20 = inttoptr i64 %8 to ptr
  br label %21

21:
  %22 = phi ptr [ %18, %14 ], [ %20, %19 ]
  %23 = getelementptr %struct.scratch, ptr %1, i64 0, i32 1
  store ptr %22, ptr %23
  %24 = ptrtoint ptr %22 to i64
  %25 = add i64 %24, 63
  %26 = and i64 %25, -64
  %27 = inttoptr i64 %26 to ptr
  %28 = getelementptr %struct.scratch, ptr %1, i64 0, i32 2
  store ptr %27, ptr %28
  %29 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %30 = load i64, ptr %29
  %31 = getelementptr %struct.body, ptr %27, i64 %30
  %32 = getelementptr %struct.body, ptr %31, i64 1
  %33 = bitcast ptr %32 to ptr
  %34 = getelementptr %struct.scratch, ptr %1, i64 0, i32 3
  %35 = bitcast ptr %34 to ptr
  store ptr %32, ptr %35
  %36 = getelementptr %struct.place, ptr %33, i64 %30
  %37 = getelementptr %struct.place, ptr %36, i64 1
  %38 = getelementptr %struct.place, ptr %37, i64 0, i32 0, i32 0, i64 0
  %39 = getelementptr %struct.scratch, ptr %1, i64 0, i32 4
  store ptr %38, ptr %39
  %40 = getelementptr double, ptr %38, i64 %30
  %41 = getelementptr double, ptr %40, i64 8
  %42 = getelementptr %struct.scratch, ptr %1, i64 0, i32 5
  store ptr %41, ptr %42
  %43 = getelementptr double, ptr %41, i64 %30
  %44 = getelementptr double, ptr %43, i64 8
  %45 = getelementptr %struct.scratch, ptr %1, i64 0, i32 6
  store ptr %44, ptr %45
  %46 = shl i64 %30, 3
  %47 = getelementptr double, ptr %44, i64 %46
  %48 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 3
  %49 = load i64, ptr %48
  %50 = getelementptr double, ptr %47, i64 %49
  %51 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 4
  %52 = load i64, ptr %51
  %53 = mul i64 %52, 3
  %54 = getelementptr double, ptr %50, i64 %53
  %55 = getelementptr %struct.scratch, ptr %1, i64 0, i32 7
  store ptr %54, ptr %55
  %56 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 13
  %57 = load i64, ptr %56
  %58 = getelementptr double, ptr %54, i64 %57
  %59 = getelementptr %struct.scratch, ptr %1, i64 0, i32 8
  store ptr %58, ptr %59
  %60 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 1
  %61 = load i64, ptr %60
  %62 = getelementptr double, ptr %58, i64 %61
  %63 = getelementptr double, ptr %62, i64 %52
  %64 = getelementptr %struct.scratch, ptr %1, i64 0, i32 9
  store ptr %63, ptr %64
  %65 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %66 = load i64, ptr %65
  %67 = getelementptr double, ptr %63, i64 %66
  %68 = getelementptr double, ptr %67, i64 %52
  %69 = getelementptr %struct.scratch, ptr %1, i64 0, i32 10
  store ptr %68, ptr %69
  %70 = icmp eq i64 %52, 0
  %71 = getelementptr double, ptr %68, i64 %66
  %72 = select i1 %70, ptr %58, ptr %71
  %73 = getelementptr %struct.scratch, ptr %1, i64 0, i32 11
  store ptr %72, ptr %73
  %74 = icmp ne ptr %22, null
  %75 = zext i1 %74 to i32
  ret i32 %75
}

define void @tree_give_back(ptr  %0, ptr  %1) {
  %3 = getelementptr %struct.scratch, ptr %1, i64 0, i32 0
  %4 = load i64, ptr %3
  %5 = icmp slt i64 %4, 0
  br i1 %5, label %6, label %10

6:
  %7 = getelementptr %struct.scratch, ptr %1, i64 0, i32 1
  %8 = bitcast ptr %7 to ptr
  %9 = load ptr, ptr %8
  call void @free(ptr %9)
  br label %16

10:
  %11 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 22, i64 %4
  %12 = getelementptr %struct.scratch, ptr %1, i64 0, i32 1
  %13 = load ptr, ptr %12
  %14 = bitcast ptr %11 to ptr
  %15 = ptrtoint ptr %13 to i64
  store atomic i64 %15, ptr %14 release, align 8
  br label %16

16:
  ret void
}

declare void @free(ptr )

define void @tree_motion_of(ptr sret(%struct.motion) align 8  %0, ptr  %1, ptr  %2, ptr %3) {
  %5 = getelementptr %struct.tree_motion, ptr %1, i64 0, i32 1
  %6 = load i64, ptr %5
  %7 = getelementptr %struct.tree_motion, ptr %1, i64 0, i32 2
  %8 = load i64, ptr %7
  %9 = getelementptr %struct.tree_motion, ptr %1, i64 0, i32 4
  %10 = load i64, ptr %9
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %14

12:
  %13 = getelementptr double, ptr %3, i64 %6
  br label %51

14:
  %15 = getelementptr %struct.scratch, ptr %2, i64 0, i32 6
  %16 = load ptr, ptr %15
  %17 = getelementptr %struct.tree_motion, ptr %1, i64 0, i32 11
  %18 = load i64, ptr %17
  %19 = getelementptr %struct.tree_motion, ptr %1, i64 0, i32 0
  %20 = load i64, ptr %19
  %21 = mul i64 %20, %18
  %22 = getelementptr double, ptr %16, i64 %21
  %23 = getelementptr %struct.tree_motion, ptr %1, i64 0, i32 3
  %24 = load i64, ptr %23
  %25 = getelementptr double, ptr %22, i64 %24
  %26 = getelementptr %struct.scratch, ptr %2, i64 0, i32 8
  %27 = bitcast ptr %26 to ptr
  %28 = load ptr, ptr %27
  %29 = bitcast ptr %3 to ptr
  %30 = shl i64 %6, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %28, ptr align 8 %29, i64 %30, i1 false)
  %31 = load ptr, ptr %26
  %32 = getelementptr double, ptr %31, i64 %6
  %33 = bitcast ptr %32 to ptr
  %34 = bitcast ptr %25 to ptr
  %35 = shl i64 %10, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %34, i64 %35, i1 false)
  %36 = getelementptr %struct.scratch, ptr %2, i64 0, i32 9
  %37 = bitcast ptr %36 to ptr
  %38 = load ptr, ptr %37
  %39 = getelementptr double, ptr %3, i64 %6
  %40 = bitcast ptr %39 to ptr
  %41 = shl i64 %8, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %38, ptr align 8 %40, i64 %41, i1 false)
  %42 = load ptr, ptr %36
  %43 = getelementptr double, ptr %42, i64 %8
  %44 = bitcast ptr %43 to ptr
  %45 = getelementptr double, ptr %25, i64 %10
  %46 = bitcast ptr %45 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %44, ptr align 8 %46, i64 %35, i1 false)
  %47 = load ptr, ptr %26
  %48 = load ptr, ptr %36
  %49 = shl i64 %10, 1
  %50 = getelementptr double, ptr %25, i64 %49
  br label %51

51:
  %52 = phi ptr [ %3, %12 ], [ %47, %14 ]
  %53 = phi ptr [ %13, %12 ], [ %48, %14 ]
  %54 = phi ptr [ null, %12 ], [ %50, %14 ]
  %55 = getelementptr %struct.motion, ptr %0, i64 0, i32 0
  store ptr %52, ptr %55
  %56 = getelementptr %struct.motion, ptr %0, i64 0, i32 1
  store ptr %53, ptr %56
  %57 = getelementptr %struct.motion, ptr %0, i64 0, i32 2
  store ptr %54, ptr %57
  ret void
}

define void @tree_find_given(ptr  %0, ptr  %1, ptr  %2) {
  %4 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 17
  %5 = load ptr, ptr %4
  %6 = icmp eq ptr %5, null
  br i1 %6, label %35, label %7

7:
  %8 = getelementptr %struct.call, ptr %2, i64 0, i32 0
  %9 = load double, ptr %8
  %10 = getelementptr %struct.call, ptr %2, i64 0, i32 1
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.call, ptr %2, i64 0, i32 2
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.call, ptr %2, i64 0, i32 3
  %15 = load ptr, ptr %14
  %16 = getelementptr %struct.call, ptr %2, i64 0, i32 4
  %17 = load ptr, ptr %16
  %18 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 16
  %19 = load i64, ptr %18
  %20 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
  %21 = load i64, ptr %20
  %22 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %23 = load i64, ptr %22
  %24 = mul i64 %23, 12
  %25 = icmp slt i64 %21, 0
  %26 = select i1 %25, i64 0, i64 %24
  %27 = add i64 %26, %19
  %28 = getelementptr double, ptr %17, i64 %27
  %29 = getelementptr %struct.scratch, ptr %1, i64 0, i32 6
  %30 = load ptr, ptr %29
  %31 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %32 = load i64, ptr %31
  %33 = mul i64 %23, %32
  %34 = getelementptr double, ptr %30, i64 %33
  call void %5(double %9, ptr %11, ptr %13, ptr %15, ptr %28, ptr %34)
  br label %35

35:
  ret void
}

define void @tree_find_turns(ptr  %0, ptr  %1, i64 %2) {
  %4 = alloca [8 x double], align 16
  %5 = icmp sgt i64 %2, 0
  br i1 %5, label %6, label %10

6:
  %7 = getelementptr %struct.scratch, ptr %0, i64 0, i32 4
  %8 = getelementptr %struct.scratch, ptr %0, i64 0, i32 5
  %9 = bitcast ptr %4 to ptr
  br label %11

10:
  ret void

11:
  %12 = phi i64 [ 0, %6 ], [ %101, %100 ]
  %13 = getelementptr double, ptr %1, i64 %12
  %14 = load ptr, ptr %7
  %15 = load ptr, ptr %8
  %16 = bitcast ptr %13 to ptr
  %17 = load <8 x double>, ptr %16, align 8
  %18 = fcmp olt <8 x double> %17, splat (double 1.000000e+05)
  %19 = fcmp ogt <8 x double> %17, splat (double -1.000000e+05)
  %20 = and <8 x i1> %18, %19
  %21 = sext <8 x i1> %20 to <8 x i64>
  br label %26

22:
  %23 = getelementptr double, ptr %14, i64 %12
  %24 = getelementptr double, ptr %15, i64 %12
  %25 = icmp eq i64 %31, 0
  br i1 %25, label %35, label %48

26:
  %27 = phi <8 x i64> [ %21, %11 ], [ %32, %26 ]
  %28 = phi i32 [ 1, %11 ], [ %33, %26 ]
  %29 = extractelement <8 x i64> %27, i32 %28
  %30 = extractelement <8 x i64> %27, i64 0
  %31 = and i64 %29, %30
  %32 = insertelement <8 x i64> %27, i64 %31, i64 0
  %33 = add i32 %28, 1
  %34 = icmp eq i32 %33, 8
  br i1 %34, label %22, label %26

35:
  %36 = bitcast ptr %13 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 dereferenceable(64) %9, ptr align 8 dereferenceable(64) %36, i64 64, i1 false)
  br label %38

37:
  br label %100

38:
  %39 = phi i64 [ 0, %35 ], [ %46, %38 ]
  %40 = getelementptr [8 x double], ptr %4, i64 0, i64 %39
  %41 = load double, ptr %40
  %42 = call double @llvm.sin.f64(double %41)
  %43 = getelementptr double, ptr %23, i64 %39
  store double %42, ptr %43
  %44 = call double @llvm.cos.f64(double %41)
  %45 = getelementptr double, ptr %24, i64 %39
  store double %44, ptr %45
  %46 = add i64 %39, 1
  %47 = icmp eq i64 %46, 8
  br i1 %47, label %37, label %38

48:
  %49 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %17, <8 x double> splat (double 0x3FE45F306DC9C883), <8 x double> splat (double 0x4338000000000000))
  %50 = fadd <8 x double> %49, splat (double 0xC338000000000000)
  %51 = fneg <8 x double> %50
  %52 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %51, <8 x double> splat (double 0x3FF921FB54400000), <8 x double> %17)
  %53 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %51, <8 x double> splat (double 0x3DD0B4611A600000), <8 x double> %52)
  %54 = fsub <8 x double> %52, %53
  %55 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %51, <8 x double> splat (double 0x3DD0B4611A600000), <8 x double> %54)
  %56 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %51, <8 x double> splat (double 0x3BA3198A2E037073), <8 x double> %55)
  %57 = fmul <8 x double> %53, %53
  %58 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %57, <8 x double> splat (double -5.000000e-01), <8 x double> splat (double 1.000000e+00))
  %59 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %57, <8 x double> splat (double 0x3DE5D93A5ACFD57C), <8 x double> splat (double 0xBE5AE5E68A2B9CEB))
  %60 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %59, <8 x double> %57, <8 x double> splat (double 0x3EC71DE357B1FE7D))
  %61 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %60, <8 x double> %57, <8 x double> splat (double 0xBF2A01A019C161D5))
  %62 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %61, <8 x double> %57, <8 x double> splat (double 0x3F8111111110F8A6))
  %63 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %62, <8 x double> %57, <8 x double> splat (double 0xBFC5555555555549))
  %64 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %57, <8 x double> splat (double 0xBDA8FAE9BE8838D4), <8 x double> splat (double 0x3E21EE9EBDB4B1C4))
  %65 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %64, <8 x double> %57, <8 x double> splat (double 0xBE927E4F809C52AD))
  %66 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %65, <8 x double> %57, <8 x double> splat (double 0x3EFA01A019CB1590))
  %67 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %66, <8 x double> %57, <8 x double> splat (double 0xBF56C16C16C15177))
  %68 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %67, <8 x double> %57, <8 x double> splat (double 0x3FA555555555554C))
  %69 = fmul <8 x double> %53, %57
  %70 = fmul <8 x double> %58, %56
  %71 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %69, <8 x double> %63, <8 x double> %70)
  %72 = fadd <8 x double> %53, %71
  %73 = bitcast <8 x double> %72 to <8 x i64>
  %74 = fmul <8 x double> %57, %57
  %75 = fsub <8 x double> splat (double 1.000000e+00), %58
  %76 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %57, <8 x double> splat (double -5.000000e-01), <8 x double> %75)
  %77 = fneg <8 x double> %53
  %78 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %77, <8 x double> %56, <8 x double> %76)
  %79 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %74, <8 x double> %68, <8 x double> %78)
  %80 = fadd <8 x double> %58, %79
  %81 = bitcast <8 x double> %80 to <8 x i64>
  %82 = bitcast <8 x double> %49 to <8 x i64>
  %83 = and <8 x i64> %82, splat (i64 1)
  %84 = sub <8 x i64> zeroinitializer, %83
  %85 = add <8 x i64> %83, splat (i64 -1)
  %86 = and <8 x i64> %85, %73
  %87 = and <8 x i64> %81, %84
  %88 = or <8 x i64> %86, %87
  %89 = shl <8 x i64> %82, splat (i64 62)
  %90 = and <8 x i64> %89, splat (i64 -9223372036854775808)
  %91 = xor <8 x i64> %88, %90
  %92 = bitcast ptr %23 to ptr
  store <8 x i64> %91, ptr %92, align 8
  %93 = and <8 x i64> %85, %81
  %94 = and <8 x i64> %73, %84
  %95 = or <8 x i64> %93, %94
  %96 = add <8 x i64> %89, splat (i64 4611686018427387904)
  %97 = and <8 x i64> %96, splat (i64 -9223372036854775808)
  %98 = xor <8 x i64> %95, %97
  %99 = bitcast ptr %24 to ptr
  store <8 x i64> %98, ptr %99, align 8
  br label %100

100:
  %101 = add i64 %12, 8
  %102 = icmp slt i64 %101, %2
  br i1 %102, label %11, label %10
}

define void @tree_go_outward(ptr  %0, ptr  %1, ptr  %2, ptr  %3) {
  %5 = getelementptr double, ptr %3, i64 4
  %6 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %7 = load i64, ptr %6
  %8 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21
  %9 = load ptr, ptr %8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:
  %12 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 12
  %13 = load i64, ptr %12
  %14 = icmp ne i64 %13, 0
  br label %15

15:
  %16 = phi i1 [ true, %4 ], [ %14, %11 ]
  %17 = getelementptr %struct.scratch, ptr %1, i64 0, i32 2
  %18 = load ptr, ptr %17
  %19 = getelementptr %struct.scratch, ptr %1, i64 0, i32 3
  %20 = load ptr, ptr %19
  %21 = bitcast ptr %3 to ptr
  %22 = load <4 x double>, ptr %21, align 8
  %23 = fneg <4 x double> %22
  %24 = bitcast ptr %18 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %24, i8 0, i64 192, i1 false)
  %25 = getelementptr %struct.body, ptr %18, i64 0, i32 4
  store <4 x double> %23, ptr %25, align 32
  %26 = getelementptr %struct.body, ptr %18, i64 0, i32 5
  %27 = bitcast ptr %26 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(480) %27, i8 0, i64 480, i1 false)
  %28 = getelementptr %struct.place, ptr %20, i64 0, i32 0, i32 0
  store <4 x double> <double 1.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, ptr %28, align 32
  %29 = getelementptr %struct.place, ptr %20, i64 0, i32 0, i32 1
  store <4 x double> <double 0.000000e+00, double 1.000000e+00, double 0.000000e+00, double 0.000000e+00>, ptr %29, align 32
  %30 = getelementptr %struct.place, ptr %20, i64 0, i32 0, i32 2
  store <4 x double> <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>, ptr %30, align 32
  %31 = getelementptr %struct.place, ptr %20, i64 0, i32 1
  %32 = bitcast ptr %31 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(96) %32, i8 0, i64 96, i1 false)
  %33 = getelementptr %struct.motion, ptr %2, i64 0, i32 0
  %34 = load ptr, ptr %33
  call void @turn_links(ptr %0, ptr %1, ptr %34)
  %35 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %36 = load i64, ptr %35
  %37 = icmp sgt i64 %36, 0
  br i1 %37, label %38, label %46

38:
  %39 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %40 = getelementptr %struct.scratch, ptr %1, i64 0, i32 4
  %41 = getelementptr %struct.scratch, ptr %1, i64 0, i32 5
  %42 = getelementptr %struct.motion, ptr %2, i64 0, i32 2
  %43 = getelementptr %struct.motion, ptr %2, i64 0, i32 1
  %44 = getelementptr %struct.body, ptr %18, i64 1
  %45 = getelementptr %struct.place, ptr %20, i64 1
  br label %47

46:
  ret void

47:
  %48 = phi i64 [ 0, %38 ], [ %434, %433 ]
  %49 = load ptr, ptr %39
  %50 = mul i64 %48, 6
  %51 = getelementptr i64, ptr %49, i64 %50
  %52 = getelementptr i64, ptr %51, i64 3
  %53 = load i64, ptr %52
  %54 = sub i64 %53, %7
  %55 = getelementptr %struct.body, ptr %44, i64 %48
  %56 = load i64, ptr %51
  %57 = mul i64 %48, 36
  %58 = getelementptr double, ptr %5, i64 %57
  %59 = load ptr, ptr %40
  %60 = getelementptr double, ptr %59, i64 %48
  %61 = load double, ptr %60
  %62 = load ptr, ptr %41
  %63 = getelementptr double, ptr %62, i64 %48
  %64 = load double, ptr %63
  %65 = icmp sgt i64 %54, -1
  br i1 %65, label %66, label %70

66:
  %67 = load ptr, ptr %42
  %68 = getelementptr double, ptr %67, i64 %54
  %69 = load double, ptr %68
  br label %70

70:
  %71 = phi double [ %69, %66 ], [ 0.000000e+00, %47 ]
  %72 = load ptr, ptr %33
  %73 = load ptr, ptr %43
  %74 = getelementptr i64, ptr %51, i64 1
  %75 = load i64, ptr %74
  %76 = icmp eq i64 %75, 1
  %77 = bitcast ptr %58 to ptr
  %78 = load <4 x double>, ptr %77, align 8
  %79 = getelementptr double, ptr %58, i64 4
  %80 = bitcast ptr %79 to ptr
  %81 = load <4 x double>, ptr %80, align 8
  %82 = getelementptr double, ptr %58, i64 8
  %83 = bitcast ptr %82 to ptr
  %84 = load <4 x double>, ptr %83, align 8
  %85 = icmp eq i64 %75, 0
  br i1 %85, label %86, label %96

86:
  %87 = insertelement <4 x double> poison, double %64, i64 0
  %88 = shufflevector <4 x double> %87, <4 x double> poison, <4 x i32> zeroinitializer
  %89 = insertelement <4 x double> poison, double %61, i64 0
  %90 = shufflevector <4 x double> %89, <4 x double> poison, <4 x i32> zeroinitializer
  %91 = fmul <4 x double> %90, %81
  %92 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %78, <4 x double> %88, <4 x double> %91)
  %93 = fneg <4 x double> %78
  %94 = fmul <4 x double> %90, %93
  %95 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %81, <4 x double> %88, <4 x double> %94)
  br label %164

96:
  %97 = icmp slt i64 %75, 3
  br i1 %97, label %164, label %98

98:
  %99 = getelementptr i64, ptr %51, i64 2
  %100 = load i64, ptr %99
  %101 = getelementptr double, ptr %72, i64 %100
  %102 = load double, ptr %101
  %103 = getelementptr double, ptr %101, i64 1
  %104 = load double, ptr %103
  %105 = getelementptr double, ptr %101, i64 2
  %106 = load double, ptr %105
  %107 = getelementptr double, ptr %101, i64 3
  %108 = load double, ptr %107
  %109 = fmul double %108, %108
  %110 = call double @llvm.fmuladd.f64(double %106, double %106, double %109)
  %111 = call double @llvm.fmuladd.f64(double %110, double -2.000000e+00, double 1.000000e+00)
  %112 = fmul double %102, %108
  %113 = call double @llvm.fmuladd.f64(double %104, double %106, double %112)
  %114 = fmul double %113, 2.000000e+00
  %115 = fmul double %102, %106
  %116 = fneg double %115
  %117 = call double @llvm.fmuladd.f64(double %104, double %108, double %116)
  %118 = fmul double %117, 2.000000e+00
  %119 = insertelement <4 x double> poison, double %111, i64 0
  %120 = fneg double %112
  %121 = call double @llvm.fmuladd.f64(double %104, double %106, double %120)
  %122 = fmul double %121, 2.000000e+00
  %123 = call double @llvm.fmuladd.f64(double %104, double %104, double %109)
  %124 = call double @llvm.fmuladd.f64(double %123, double -2.000000e+00, double 1.000000e+00)
  %125 = fmul double %102, %104
  %126 = call double @llvm.fmuladd.f64(double %106, double %108, double %125)
  %127 = fmul double %126, 2.000000e+00
  %128 = insertelement <4 x double> poison, double %122, i64 0
  %129 = call double @llvm.fmuladd.f64(double %104, double %108, double %115)
  %130 = fmul double %129, 2.000000e+00
  %131 = fneg double %125
  %132 = call double @llvm.fmuladd.f64(double %106, double %108, double %131)
  %133 = fmul double %132, 2.000000e+00
  %134 = fmul double %106, %106
  %135 = call double @llvm.fmuladd.f64(double %104, double %104, double %134)
  %136 = call double @llvm.fmuladd.f64(double %135, double -2.000000e+00, double 1.000000e+00)
  %137 = insertelement <4 x double> poison, double %130, i64 0
  %138 = shufflevector <4 x double> %119, <4 x double> poison, <4 x i32> zeroinitializer
  %139 = insertelement <4 x double> undef, double %114, i64 0
  %140 = shufflevector <4 x double> %139, <4 x double> poison, <4 x i32> zeroinitializer
  %141 = fmul <4 x double> %81, %140
  %142 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %78, <4 x double> %138, <4 x double> %141)
  %143 = insertelement <4 x double> undef, double %118, i64 0
  %144 = shufflevector <4 x double> %143, <4 x double> poison, <4 x i32> zeroinitializer
  %145 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %84, <4 x double> %144, <4 x double> %142)
  %146 = shufflevector <4 x double> %128, <4 x double> poison, <4 x i32> zeroinitializer
  %147 = insertelement <4 x double> undef, double %124, i64 0
  %148 = shufflevector <4 x double> %147, <4 x double> poison, <4 x i32> zeroinitializer
  %149 = fmul <4 x double> %81, %148
  %150 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %78, <4 x double> %146, <4 x double> %149)
  %151 = insertelement <4 x double> undef, double %127, i64 0
  %152 = shufflevector <4 x double> %151, <4 x double> poison, <4 x i32> zeroinitializer
  %153 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %84, <4 x double> %152, <4 x double> %150)
  %154 = shufflevector <4 x double> %137, <4 x double> poison, <4 x i32> zeroinitializer
  %155 = insertelement <4 x double> undef, double %133, i64 0
  %156 = shufflevector <4 x double> %155, <4 x double> poison, <4 x i32> zeroinitializer
  %157 = fmul <4 x double> %81, %156
  %158 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %78, <4 x double> %154, <4 x double> %157)
  %159 = insertelement <4 x double> undef, double %136, i64 0
  %160 = shufflevector <4 x double> %159, <4 x double> poison, <4 x i32> zeroinitializer
  %161 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %84, <4 x double> %160, <4 x double> %158)
  switch i64 %75, label %163 [
    i64 3, label %164
    i64 4, label %162
  ]

162:
  br label %164

163:
  br label %164

164:
  %165 = phi <4 x double> [ %92, %86 ], [ %145, %163 ], [ %161, %162 ], [ %78, %96 ], [ %153, %98 ]
  %166 = phi <4 x double> [ %95, %86 ], [ %153, %163 ], [ %145, %162 ], [ %81, %96 ], [ %161, %98 ]
  %167 = phi <4 x double> [ %84, %86 ], [ %161, %163 ], [ %153, %162 ], [ %84, %96 ], [ %145, %98 ]
  %168 = shufflevector <4 x double> %165, <4 x double> %166, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %169 = shufflevector <4 x double> %165, <4 x double> %166, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %170 = shufflevector <4 x double> %168, <4 x double> %167, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %171 = shufflevector <4 x double> %168, <4 x double> %167, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %172 = shufflevector <4 x double> %169, <4 x double> %167, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %173 = getelementptr double, ptr %58, i64 12
  %174 = bitcast ptr %173 to ptr
  %175 = load <4 x double>, ptr %174, align 8
  br i1 %76, label %176, label %184

176:
  %177 = getelementptr i64, ptr %51, i64 2
  %178 = load i64, ptr %177
  %179 = getelementptr double, ptr %72, i64 %178
  %180 = load double, ptr %179
  %181 = insertelement <4 x double> poison, double %180, i64 0
  %182 = shufflevector <4 x double> %181, <4 x double> poison, <4 x i32> zeroinitializer
  %183 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %182, <4 x double> %167, <4 x double> %175)
  br label %184

184:
  %185 = phi <4 x double> [ %183, %176 ], [ %175, %164 ]
  %186 = getelementptr %struct.body, ptr %18, i64 %56, i32 2
  %187 = load <4 x double>, ptr %186, align 32
  %188 = shufflevector <4 x double> %187, <4 x double> poison, <4 x i32> zeroinitializer
  %189 = shufflevector <4 x double> %187, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %190 = fmul <4 x double> %171, %189
  %191 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %170, <4 x double> %188, <4 x double> %190)
  %192 = shufflevector <4 x double> %187, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %193 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %172, <4 x double> %192, <4 x double> %191)
  %194 = getelementptr %struct.body, ptr %18, i64 %56, i32 4
  %195 = load <4 x double>, ptr %194, align 32
  %196 = getelementptr %struct.body, ptr %18, i64 %56, i32 3
  %197 = load <4 x double>, ptr %196, align 32
  %198 = shufflevector <4 x double> %185, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %199 = fmul <4 x double> %198, %197
  %200 = shufflevector <4 x double> %197, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %201 = fmul <4 x double> %185, %200
  %202 = fsub <4 x double> %199, %201
  %203 = shufflevector <4 x double> %202, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %204 = fadd <4 x double> %195, %203
  %205 = fmul <4 x double> %187, %198
  %206 = shufflevector <4 x double> %187, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %207 = fmul <4 x double> %185, %206
  %208 = fsub <4 x double> %205, %207
  %209 = shufflevector <4 x double> %208, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %210 = shufflevector <4 x double> %209, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %211 = fmul <4 x double> %187, %210
  %212 = fmul <4 x double> %206, %209
  %213 = fsub <4 x double> %211, %212
  %214 = shufflevector <4 x double> %213, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %215 = fadd <4 x double> %204, %214
  %216 = getelementptr i64, ptr %51, i64 4
  %217 = load i64, ptr %216
  %218 = icmp eq i64 %217, 0
  br i1 %218, label %228, label %219

219:
  %220 = getelementptr %struct.body, ptr %18, i64 %56, i32 5
  %221 = load <4 x double>, ptr %220, align 32
  %222 = shufflevector <4 x double> %221, <4 x double> poison, <4 x i32> zeroinitializer
  %223 = shufflevector <4 x double> %221, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %224 = fmul <4 x double> %171, %223
  %225 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %170, <4 x double> %222, <4 x double> %224)
  %226 = shufflevector <4 x double> %221, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %227 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %172, <4 x double> %226, <4 x double> %225)
  br label %228

228:
  %229 = phi <4 x double> [ %227, %219 ], [ %193, %184 ]
  %230 = getelementptr double, ptr %73, i64 %53
  %231 = load double, ptr %230
  %232 = insertelement <4 x double> poison, double %231, i64 0
  %233 = shufflevector <4 x double> %232, <4 x double> poison, <4 x i32> zeroinitializer
  %234 = fmul <4 x double> %233, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %235 = shufflevector <4 x double> %234, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %236 = fmul <4 x double> %229, %235
  %237 = shufflevector <4 x double> %229, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %238 = fmul <4 x double> %237, %234
  %239 = fsub <4 x double> %236, %238
  %240 = shufflevector <4 x double> %239, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %241 = shufflevector <4 x double> %197, <4 x double> poison, <4 x i32> zeroinitializer
  %242 = shufflevector <4 x double> %197, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %243 = fmul <4 x double> %171, %242
  %244 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %170, <4 x double> %241, <4 x double> %243)
  %245 = shufflevector <4 x double> %197, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %246 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %172, <4 x double> %245, <4 x double> %244)
  %247 = shufflevector <4 x double> %215, <4 x double> poison, <4 x i32> zeroinitializer
  %248 = shufflevector <4 x double> %215, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %249 = fmul <4 x double> %171, %248
  %250 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %170, <4 x double> %247, <4 x double> %249)
  %251 = shufflevector <4 x double> %215, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %252 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %172, <4 x double> %251, <4 x double> %250)
  br i1 %76, label %253, label %259

253:
  %254 = insertelement <4 x double> poison, double %71, i64 0
  %255 = shufflevector <4 x double> %254, <4 x double> poison, <4 x i32> zeroinitializer
  %256 = fmul <4 x double> %255, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %257 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %240, <4 x double> splat (double 2.000000e+00), <4 x double> %256)
  %258 = fadd <4 x double> %252, %257
  br label %265

259:
  %260 = fadd <4 x double> %193, %234
  %261 = insertelement <4 x double> poison, double %71, i64 0
  %262 = shufflevector <4 x double> %261, <4 x double> poison, <4 x i32> zeroinitializer
  %263 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %262, <4 x double> <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>, <4 x double> %240)
  %264 = fadd <4 x double> %246, %263
  br label %265

265:
  %266 = phi <4 x double> [ %258, %253 ], [ %252, %259 ]
  %267 = phi <4 x double> [ %246, %253 ], [ %264, %259 ]
  %268 = phi <4 x double> [ %193, %253 ], [ %260, %259 ]
  %269 = getelementptr double, ptr %58, i64 16
  %270 = bitcast ptr %269 to ptr
  %271 = load <4 x double>, ptr %270, align 8
  %272 = getelementptr double, ptr %58, i64 20
  %273 = bitcast ptr %272 to ptr
  %274 = load <4 x double>, ptr %273, align 8
  %275 = getelementptr double, ptr %58, i64 24
  %276 = bitcast ptr %275 to ptr
  %277 = load <4 x double>, ptr %276, align 8
  %278 = getelementptr double, ptr %58, i64 28
  %279 = bitcast ptr %278 to ptr
  %280 = load <4 x double>, ptr %279, align 8
  %281 = getelementptr %struct.body, ptr %55, i64 0, i32 0, i32 0
  store <4 x double> %165, ptr %281, align 32
  %282 = getelementptr %struct.body, ptr %55, i64 0, i32 0, i32 1
  store <4 x double> %166, ptr %282, align 32
  %283 = getelementptr %struct.body, ptr %55, i64 0, i32 0, i32 2
  store <4 x double> %167, ptr %283, align 32
  %284 = getelementptr %struct.body, ptr %55, i64 0, i32 1
  store <4 x double> %185, ptr %284, align 32
  %285 = getelementptr %struct.body, ptr %55, i64 0, i32 2
  store <4 x double> %268, ptr %285, align 32
  %286 = getelementptr %struct.body, ptr %55, i64 0, i32 3
  store <4 x double> %267, ptr %286, align 32
  %287 = getelementptr %struct.body, ptr %55, i64 0, i32 4
  store <4 x double> %266, ptr %287, align 32
  %288 = getelementptr %struct.body, ptr %55, i64 0, i32 5
  store <4 x double> %229, ptr %288, align 32
  %289 = getelementptr %struct.body, ptr %55, i64 0, i32 6, i32 0
  store <4 x double> %274, ptr %289, align 32
  %290 = getelementptr %struct.body, ptr %55, i64 0, i32 6, i32 1
  store <4 x double> %277, ptr %290, align 32
  %291 = getelementptr %struct.body, ptr %55, i64 0, i32 6, i32 2
  store <4 x double> %280, ptr %291, align 32
  %292 = extractelement <4 x double> %271, i64 2
  %293 = extractelement <4 x double> %271, i64 1
  %294 = fneg double %293
  %295 = insertelement <4 x double> <double 0.000000e+00, double poison, double poison, double 0.000000e+00>, double %292, i64 1
  %296 = insertelement <4 x double> %295, double %294, i64 2
  %297 = fneg double %292
  %298 = extractelement <4 x double> %271, i64 0
  %299 = insertelement <4 x double> <double poison, double 0.000000e+00, double poison, double 0.000000e+00>, double %297, i64 0
  %300 = shufflevector <4 x double> %299, <4 x double> %271, <4 x i32> <i32 0, i32 1, i32 4, i32 3>
  %301 = fneg double %298
  %302 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %293, i64 0
  %303 = insertelement <4 x double> %302, double %301, i64 1
  %304 = getelementptr %struct.body, ptr %55, i64 0, i32 7, i32 0
  store <4 x double> %296, ptr %304, align 32
  %305 = getelementptr %struct.body, ptr %55, i64 0, i32 7, i32 1
  store <4 x double> %300, ptr %305, align 32
  %306 = getelementptr %struct.body, ptr %55, i64 0, i32 7, i32 2
  store <4 x double> %303, ptr %306, align 32
  %307 = shufflevector <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, <4 x double> %271, <4 x i32> <i32 7, i32 1, i32 2, i32 3>
  %308 = shufflevector <4 x double> <double 0.000000e+00, double poison, double 0.000000e+00, double 0.000000e+00>, <4 x double> %271, <4 x i32> <i32 0, i32 7, i32 2, i32 3>
  %309 = shufflevector <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, <4 x double> %271, <4 x i32> <i32 0, i32 1, i32 7, i32 3>
  %310 = getelementptr %struct.body, ptr %55, i64 0, i32 8, i32 0
  store <4 x double> %307, ptr %310, align 32
  %311 = getelementptr %struct.body, ptr %55, i64 0, i32 8, i32 1
  store <4 x double> %308, ptr %311, align 32
  %312 = getelementptr %struct.body, ptr %55, i64 0, i32 8, i32 2
  store <4 x double> %309, ptr %312, align 32
  %313 = shufflevector <4 x double> %271, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %314 = shufflevector <4 x double> %271, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %315 = fmul <4 x double> %267, %314
  %316 = shufflevector <4 x double> %267, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %317 = fmul <4 x double> %316, %271
  %318 = fsub <4 x double> %315, %317
  %319 = shufflevector <4 x double> %318, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %320 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %313, <4 x double> %266, <4 x double> %319)
  %321 = fmul <4 x double> %268, %314
  %322 = shufflevector <4 x double> %268, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %323 = fmul <4 x double> %271, %322
  %324 = fsub <4 x double> %321, %323
  %325 = shufflevector <4 x double> %324, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %326 = shufflevector <4 x double> %325, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %327 = fmul <4 x double> %268, %326
  %328 = fmul <4 x double> %322, %325
  %329 = fsub <4 x double> %327, %328
  %330 = shufflevector <4 x double> %329, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %331 = fadd <4 x double> %320, %330
  %332 = getelementptr %struct.body, ptr %55, i64 0, i32 9
  store <4 x double> %331, ptr %332, align 32
  %333 = shufflevector <4 x double> %267, <4 x double> poison, <4 x i32> zeroinitializer
  %334 = shufflevector <4 x double> %267, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %335 = fmul <4 x double> %334, %277
  %336 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %274, <4 x double> %333, <4 x double> %335)
  %337 = shufflevector <4 x double> %267, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %338 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %280, <4 x double> %337, <4 x double> %336)
  %339 = shufflevector <4 x double> %268, <4 x double> poison, <4 x i32> zeroinitializer
  %340 = shufflevector <4 x double> %268, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %341 = fmul <4 x double> %340, %277
  %342 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %274, <4 x double> %339, <4 x double> %341)
  %343 = shufflevector <4 x double> %268, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %344 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %280, <4 x double> %343, <4 x double> %342)
  %345 = shufflevector <4 x double> %344, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %346 = fmul <4 x double> %268, %345
  %347 = fmul <4 x double> %322, %344
  %348 = fsub <4 x double> %346, %347
  %349 = shufflevector <4 x double> %348, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %350 = fadd <4 x double> %338, %349
  %351 = shufflevector <4 x double> %266, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %352 = fmul <4 x double> %351, %271
  %353 = fmul <4 x double> %266, %314
  %354 = fsub <4 x double> %352, %353
  %355 = shufflevector <4 x double> %354, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %356 = fadd <4 x double> %355, %350
  %357 = getelementptr %struct.body, ptr %55, i64 0, i32 10
  store <4 x double> %356, ptr %357, align 32
  br i1 %16, label %358, label %433

358:
  %359 = getelementptr %struct.place, ptr %45, i64 %48
  %360 = load i64, ptr %51
  %361 = load ptr, ptr %43
  %362 = getelementptr %struct.place, ptr %20, i64 %360, i32 0, i32 0
  %363 = load <4 x double>, ptr %362, align 32
  %364 = shufflevector <4 x double> %165, <4 x double> poison, <4 x i32> zeroinitializer
  %365 = getelementptr %struct.place, ptr %20, i64 %360, i32 0, i32 1
  %366 = load <4 x double>, ptr %365, align 32
  %367 = shufflevector <4 x double> %165, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %368 = fmul <4 x double> %367, %366
  %369 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %363, <4 x double> %364, <4 x double> %368)
  %370 = getelementptr %struct.place, ptr %20, i64 %360, i32 0, i32 2
  %371 = load <4 x double>, ptr %370, align 32
  %372 = shufflevector <4 x double> %165, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %373 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %371, <4 x double> %372, <4 x double> %369)
  %374 = shufflevector <4 x double> %166, <4 x double> poison, <4 x i32> zeroinitializer
  %375 = shufflevector <4 x double> %166, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %376 = fmul <4 x double> %375, %366
  %377 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %363, <4 x double> %374, <4 x double> %376)
  %378 = shufflevector <4 x double> %166, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %379 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %371, <4 x double> %378, <4 x double> %377)
  %380 = shufflevector <4 x double> %167, <4 x double> poison, <4 x i32> zeroinitializer
  %381 = shufflevector <4 x double> %167, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %382 = fmul <4 x double> %381, %366
  %383 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %363, <4 x double> %380, <4 x double> %382)
  %384 = shufflevector <4 x double> %167, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %385 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %371, <4 x double> %384, <4 x double> %383)
  %386 = getelementptr %struct.place, ptr %359, i64 0, i32 0, i32 0
  store <4 x double> %373, ptr %386, align 32
  %387 = getelementptr %struct.place, ptr %359, i64 0, i32 0, i32 1
  store <4 x double> %379, ptr %387, align 32
  %388 = getelementptr %struct.place, ptr %359, i64 0, i32 0, i32 2
  store <4 x double> %385, ptr %388, align 32
  %389 = getelementptr %struct.place, ptr %20, i64 %360, i32 1
  %390 = load <4 x double>, ptr %389, align 32
  %391 = load <4 x double>, ptr %284, align 32
  %392 = load <4 x double>, ptr %362, align 32
  %393 = shufflevector <4 x double> %391, <4 x double> poison, <4 x i32> zeroinitializer
  %394 = load <4 x double>, ptr %365, align 32
  %395 = shufflevector <4 x double> %391, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %396 = fmul <4 x double> %395, %394
  %397 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %392, <4 x double> %393, <4 x double> %396)
  %398 = load <4 x double>, ptr %370, align 32
  %399 = shufflevector <4 x double> %391, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %400 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %398, <4 x double> %399, <4 x double> %397)
  %401 = fadd <4 x double> %390, %400
  %402 = getelementptr %struct.place, ptr %359, i64 0, i32 1
  store <4 x double> %401, ptr %402, align 32
  %403 = getelementptr %struct.place, ptr %20, i64 %360, i32 2
  %404 = load <4 x double>, ptr %403, align 32
  %405 = getelementptr %struct.place, ptr %20, i64 %360, i32 3
  %406 = load <4 x double>, ptr %405, align 32
  %407 = load <4 x double>, ptr %284, align 32
  %408 = shufflevector <4 x double> %407, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %409 = fmul <4 x double> %406, %408
  %410 = shufflevector <4 x double> %406, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %411 = fmul <4 x double> %407, %410
  %412 = fsub <4 x double> %409, %411
  %413 = shufflevector <4 x double> %412, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %414 = fadd <4 x double> %404, %413
  %415 = shufflevector <4 x double> %414, <4 x double> poison, <4 x i32> zeroinitializer
  %416 = shufflevector <4 x double> %414, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %417 = fmul <4 x double> %171, %416
  %418 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %170, <4 x double> %415, <4 x double> %417)
  %419 = shufflevector <4 x double> %414, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %420 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %172, <4 x double> %419, <4 x double> %418)
  %421 = getelementptr %struct.place, ptr %359, i64 0, i32 2
  store <4 x double> %420, ptr %421, align 32
  %422 = load <4 x double>, ptr %285, align 32
  %423 = getelementptr %struct.place, ptr %359, i64 0, i32 3
  store <4 x double> %422, ptr %423, align 32
  %424 = load i64, ptr %74
  %425 = icmp eq i64 %424, 1
  br i1 %425, label %426, label %433

426:
  %427 = load i64, ptr %52
  %428 = getelementptr double, ptr %361, i64 %427
  %429 = load double, ptr %428
  %430 = extractelement <4 x double> %420, i64 2
  %431 = fadd double %430, %429
  %432 = insertelement <4 x double> %420, double %431, i64 2
  store <4 x double> %432, ptr %421, align 32
  br label %433

433:
  %434 = add i64 %48, 1
  %435 = load i64, ptr %35
  %436 = icmp slt i64 %434, %435
  br i1 %436, label %47, label %46
}

define internal void @turn_links(ptr  %0, ptr  %1, ptr  %2) {
  %4 = getelementptr %struct.scratch, ptr %1, i64 0, i32 5
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %7 = load i64, ptr %6
  %8 = getelementptr double, ptr %5, i64 %7
  %9 = bitcast ptr %8 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(64) %9, i8 0, i64 64, i1 false)
  %10 = load i64, ptr %6
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %15

12:
  %13 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %14 = load ptr, ptr %13
  br label %16

15:
  call void @tree_find_turns(ptr %1, ptr %5, i64 %10)
  ret void

16:
  %17 = phi i64 [ 0, %12 ], [ %31, %28 ]
  %18 = mul i64 %17, 6
  %19 = getelementptr i64, ptr %14, i64 %18
  %20 = getelementptr i64, ptr %19, i64 1
  %21 = load i64, ptr %20
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %28

23:
  %24 = getelementptr i64, ptr %19, i64 2
  %25 = load i64, ptr %24
  %26 = getelementptr double, ptr %2, i64 %25
  %27 = load double, ptr %26
  br label %28

28:
  %29 = phi double [ %27, %23 ], [ 0.000000e+00, %16 ]
  %30 = getelementptr double, ptr %5, i64 %17
  store double %29, ptr %30
  %31 = add i64 %17, 1
  %32 = icmp eq i64 %31, %10
  br i1 %32, label %15, label %16
}

define void @tree_act(ptr  %0, ptr  %1, ptr  %2) {
  call void @find_loads(ptr %0, ptr %1, ptr %2)
  %4 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %5 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %6 = load i64, ptr %5
  %7 = icmp eq i64 %6, 8
  br i1 %7, label %8, label %15

8:
  %9 = getelementptr %struct.scratch, ptr %1, i64 0, i32 6
  %10 = getelementptr %struct.scratch, ptr %1, i64 0, i32 2
  br label %11

11:
  %12 = phi i64 [ 0, %8 ], [ %24, %16 ]
  %13 = load i64, ptr %4
  %14 = icmp slt i64 %12, %13
  br i1 %14, label %16, label %15

15:
  ret void

16:
  %17 = load ptr, ptr %9
  %18 = shl i64 %12, 3
  %19 = getelementptr double, ptr %17, i64 %18
  %20 = getelementptr double, ptr %19, i64 1
  %21 = bitcast ptr %20 to ptr
  %22 = load <4 x double>, ptr %21, align 8
  %23 = load ptr, ptr %10
  %24 = add i64 %12, 1
  %25 = getelementptr %struct.body, ptr %23, i64 %24, i32 9
  %26 = load <4 x double>, ptr %25, align 32
  %27 = fsub <4 x double> %26, %22
  store <4 x double> %27, ptr %25, align 32
  %28 = getelementptr double, ptr %19, i64 4
  %29 = bitcast ptr %28 to ptr
  %30 = load <4 x double>, ptr %29, align 8
  %31 = load ptr, ptr %10
  %32 = getelementptr %struct.body, ptr %31, i64 %24, i32 10
  %33 = load <4 x double>, ptr %32, align 32
  %34 = fsub <4 x double> %33, %30
  store <4 x double> %34, ptr %32, align 32
  %35 = load i64, ptr %5
  %36 = icmp eq i64 %35, 8
  br i1 %36, label %11, label %15
}

define internal void @find_loads(ptr  %0, ptr  %1, ptr  %2) {
  %4 = alloca [5 x ptr], align 16
  %5 = bitcast ptr %4 to ptr
  %6 = getelementptr [5 x ptr], ptr %4, i64 0, i64 0
  %7 = getelementptr %struct.call, ptr %2, i64 0, i32 4
  %8 = load ptr, ptr %7
  %9 = getelementptr double, ptr %8, i64 4
  %10 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %11 = load i64, ptr %10
  %12 = mul i64 %11, 36
  %13 = getelementptr double, ptr %9, i64 %12
  store ptr %13, ptr %6, align 16
  %14 = getelementptr [5 x ptr], ptr %4, i64 0, i64 1
  %15 = getelementptr %struct.call, ptr %2, i64 0, i32 1
  %16 = load ptr, ptr %15
  store ptr %16, ptr %14
  %17 = getelementptr [5 x ptr], ptr %4, i64 0, i64 2
  %18 = getelementptr %struct.call, ptr %2, i64 0, i32 2
  %19 = load ptr, ptr %18
  store ptr %19, ptr %17, align 16
  %20 = getelementptr [5 x ptr], ptr %4, i64 0, i64 3
  %21 = getelementptr %struct.call, ptr %2, i64 0, i32 3
  %22 = load ptr, ptr %21
  store ptr %22, ptr %20
  %23 = getelementptr [5 x ptr], ptr %4, i64 0, i64 4
  %24 = getelementptr %struct.scratch, ptr %1, i64 0, i32 3
  %25 = bitcast ptr %24 to ptr
  %26 = load ptr, ptr %25
  store ptr %26, ptr %23, align 16
  %27 = getelementptr %struct.scratch, ptr %1, i64 0, i32 6
  %28 = bitcast ptr %27 to ptr
  %29 = load ptr, ptr %28
  %30 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %31 = load i64, ptr %30
  %32 = shl i64 %11, 3
  %33 = mul i64 %32, %31
  call void @llvm.memset.p0.i64(ptr align 8 %29, i8 0, i64 %33, i1 false)
  %34 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 15
  %35 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 14
  %36 = load i64, ptr %35
  %37 = icmp sgt i64 %36, 0
  br i1 %37, label %38, label %42

38:
  %39 = load ptr, ptr %34
  %40 = getelementptr %struct.scratch, ptr %1, i64 0, i32 7
  %41 = getelementptr %struct.call, ptr %2, i64 0, i32 0
  br label %43

42:
  ret void

43:
  %44 = phi i64 [ %36, %38 ], [ %64, %63 ]
  %45 = phi ptr [ %39, %38 ], [ %65, %63 ]
  %46 = phi ptr [ %39, %38 ], [ %66, %63 ]
  %47 = load ptr, ptr %40
  %48 = getelementptr %struct.tree_loads, ptr %46, i64 0, i32 1
  %49 = load i64, ptr %48
  %50 = getelementptr double, ptr %47, i64 %49
  %51 = getelementptr %struct.tree_loads, ptr %46, i64 0, i32 0
  %52 = load i64, ptr %51
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %54, label %63

54:
  %55 = getelementptr %struct.tree_loads, ptr %46, i64 0, i32 3
  %56 = getelementptr %struct.tree_loads, ptr %46, i64 0, i32 4
  %57 = getelementptr %struct.tree_loads, ptr %46, i64 0, i32 2
  %58 = getelementptr %struct.tree_loads, ptr %46, i64 0, i32 5
  %59 = load i64, ptr %57
  br label %69

60:
  %61 = load ptr, ptr %34
  %62 = load i64, ptr %35
  br label %63

63:
  %64 = phi i64 [ %62, %60 ], [ %44, %43 ]
  %65 = phi ptr [ %61, %60 ], [ %45, %43 ]
  %66 = getelementptr %struct.tree_loads, ptr %46, i64 1
  %67 = getelementptr %struct.tree_loads, ptr %65, i64 %64
  %68 = icmp ult ptr %66, %67
  br i1 %68, label %43, label %42

69:
  %70 = phi i64 [ %59, %54 ], [ %83, %104 ]
  %71 = phi i64 [ %49, %54 ], [ %105, %104 ]
  %72 = phi i64 [ 0, %54 ], [ %101, %104 ]
  %73 = load ptr, ptr %55
  %74 = mul i64 %71, %72
  %75 = getelementptr i64, ptr %73, i64 %74
  %76 = load ptr, ptr %56
  %77 = mul i64 %70, %72
  %78 = getelementptr i64, ptr %76, i64 %77
  %79 = icmp sgt i64 %71, 0
  br i1 %79, label %87, label %80

80:
  %81 = load ptr, ptr %58
  %82 = load double, ptr %41
  call void %81(double %82, ptr %47, ptr null, ptr null, ptr null, ptr %50)
  %83 = load i64, ptr %57
  %84 = icmp sgt i64 %83, 0
  br i1 %84, label %85, label %100

85:
  %86 = load ptr, ptr %27
  br label %106

87:
  %88 = phi i64 [ %98, %87 ], [ 0, %69 ]
  %89 = getelementptr i64, ptr %75, i64 %88
  %90 = load i64, ptr %89
  %91 = srem i64 %90, 5
  %92 = getelementptr [5 x ptr], ptr %4, i64 0, i64 %91
  %93 = load ptr, ptr %92
  %94 = sdiv i64 %90, 5
  %95 = getelementptr double, ptr %93, i64 %94
  %96 = load double, ptr %95
  %97 = getelementptr double, ptr %47, i64 %88
  store double %96, ptr %97
  %98 = add i64 %88, 1
  %99 = icmp eq i64 %98, %71
  br i1 %99, label %80, label %87

100:
  %101 = add i64 %72, 1
  %102 = load i64, ptr %51
  %103 = icmp slt i64 %101, %102
  br i1 %103, label %104, label %60

104:
  %105 = load i64, ptr %48
  br label %69

106:
  %107 = phi i64 [ 0, %85 ], [ %115, %106 ]
  %108 = getelementptr double, ptr %50, i64 %107
  %109 = load double, ptr %108
  %110 = getelementptr i64, ptr %78, i64 %107
  %111 = load i64, ptr %110
  %112 = getelementptr double, ptr %86, i64 %111
  %113 = load double, ptr %112
  %114 = fadd double %109, %113
  store double %114, ptr %112
  %115 = add i64 %107, 1
  %116 = icmp eq i64 %115, %83
  br i1 %116, label %100, label %106
}

define void @tree_go_outward_flat(ptr  %0, ptr  %1, ptr  %2, ptr  %3) {
  %5 = getelementptr %struct.call, ptr %3, i64 0, i32 4
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 16
  %8 = load i64, ptr %7
  %9 = getelementptr double, ptr %6, i64 %8
  %10 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
  %11 = load i64, ptr %10
  %12 = add i64 %11, 1
  %13 = srem i64 %12, 3
  %14 = add i64 %11, 2
  %15 = srem i64 %14, 3
  %16 = getelementptr %struct.scratch, ptr %1, i64 0, i32 2
  %17 = bitcast ptr %16 to ptr
  %18 = load ptr, ptr %17
  %19 = getelementptr double, ptr %6, i64 %13
  %20 = load double, ptr %19
  %21 = fneg double %20
  %22 = getelementptr double, ptr %6, i64 %15
  %23 = load double, ptr %22
  %24 = fneg double %23
  %25 = bitcast ptr %18 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(80) %25, i8 0, i64 80, i1 false)
  %26 = getelementptr %struct.flat, ptr %18, i64 0, i32 10
  store double %21, ptr %26
  %27 = getelementptr %struct.flat, ptr %18, i64 0, i32 11
  store double %24, ptr %27
  %28 = getelementptr %struct.flat, ptr %18, i64 0, i32 12
  %29 = bitcast ptr %28 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(128) %29, i8 0, i64 128, i1 false)
  %30 = load ptr, ptr %17
  %31 = getelementptr %struct.scratch, ptr %1, i64 0, i32 5
  %32 = load ptr, ptr %31
  %33 = bitcast ptr %32 to ptr
  %34 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %35 = load i64, ptr %34
  %36 = shl i64 %35, 3
  %37 = add i64 %36, 64
  call void @llvm.memset.p0.i64(ptr align 8 %33, i8 0, i64 %37, i1 false)
  %38 = load i64, ptr %34
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %98

40:
  %41 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %42 = load ptr, ptr %41
  %43 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %44 = load i64, ptr %43
  %45 = getelementptr %struct.flat, ptr %30, i64 1
  %46 = getelementptr %struct.motion, ptr %2, i64 0, i32 0
  %47 = load ptr, ptr %46
  %48 = getelementptr %struct.motion, ptr %2, i64 0, i32 1
  %49 = load ptr, ptr %48
  %50 = getelementptr %struct.motion, ptr %2, i64 0, i32 2
  br label %51

51:
  %52 = phi i64 [ 0, %40 ], [ %77, %93 ]
  %53 = mul i64 %52, 6
  %54 = getelementptr i64, ptr %42, i64 %53
  %55 = load i64, ptr %54
  %56 = getelementptr i64, ptr %54, i64 3
  %57 = load i64, ptr %56
  %58 = sub i64 %57, %44
  %59 = getelementptr %struct.flat, ptr %45, i64 %52
  %60 = getelementptr i64, ptr %54, i64 1
  %61 = load i64, ptr %60
  %62 = icmp eq i64 %61, 1
  br i1 %62, label %68, label %63

63:
  %64 = getelementptr i64, ptr %54, i64 5
  %65 = load i64, ptr %64
  %66 = icmp slt i64 %65, 3
  %67 = select i1 %66, double 1.000000e+00, double -1.000000e+00
  br label %68

68:
  %69 = phi double [ %67, %63 ], [ 0.000000e+00, %51 ]
  %70 = getelementptr double, ptr %32, i64 %55
  %71 = load double, ptr %70
  %72 = getelementptr i64, ptr %54, i64 2
  %73 = load i64, ptr %72
  %74 = getelementptr double, ptr %47, i64 %73
  %75 = load double, ptr %74
  %76 = call double @llvm.fmuladd.f64(double %69, double %75, double %71)
  %77 = add i64 %52, 1
  %78 = getelementptr double, ptr %32, i64 %77
  store double %76, ptr %78
  %79 = getelementptr %struct.flat, ptr %30, i64 %55, i32 8
  %80 = load double, ptr %79
  %81 = getelementptr double, ptr %49, i64 %57
  %82 = load double, ptr %81
  %83 = call double @llvm.fmuladd.f64(double %69, double %82, double %80)
  %84 = getelementptr %struct.flat, ptr %59, i64 0, i32 8
  store double %83, ptr %84
  %85 = getelementptr %struct.flat, ptr %30, i64 %55, i32 9
  %86 = load double, ptr %85
  %87 = icmp sgt i64 %58, -1
  br i1 %87, label %88, label %93

88:
  %89 = load ptr, ptr %50
  %90 = getelementptr double, ptr %89, i64 %58
  %91 = load double, ptr %90
  %92 = fmul double %69, %91
  br label %93

93:
  %94 = phi double [ %92, %88 ], [ 0.000000e+00, %68 ]
  %95 = fadd double %86, %94
  %96 = getelementptr %struct.flat, ptr %59, i64 0, i32 9
  store double %95, ptr %96
  %97 = icmp eq i64 %77, %38
  br i1 %97, label %98, label %51

98:
  %99 = add i64 %38, 1
  call void @tree_find_turns(ptr %1, ptr %32, i64 %99)
  %100 = load i64, ptr %34
  %101 = icmp sgt i64 %100, 0
  br i1 %101, label %102, label %112

102:
  %103 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %104 = getelementptr %struct.scratch, ptr %1, i64 0, i32 4
  %105 = getelementptr %struct.motion, ptr %2, i64 0, i32 0
  %106 = getelementptr %struct.motion, ptr %2, i64 0, i32 1
  %107 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %108 = getelementptr %struct.motion, ptr %2, i64 0, i32 2
  %109 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 12
  %110 = getelementptr %struct.scratch, ptr %1, i64 0, i32 3
  %111 = getelementptr %struct.flat, ptr %18, i64 1
  br label %127

112:
  call void @find_loads(ptr %0, ptr %1, ptr %3)
  %113 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %114 = load i64, ptr %113
  %115 = icmp eq i64 %114, 8
  br i1 %115, label %116, label %381

116:
  %117 = load i64, ptr %34
  %118 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %119 = getelementptr %struct.scratch, ptr %1, i64 0, i32 6
  %120 = call i64 @llvm.smax.i64(i64 %117, i64 0)
  %121 = getelementptr %struct.flat, ptr %18, i64 1
  %122 = icmp slt i64 %117, 1
  br i1 %122, label %381, label %123

123:
  %124 = load ptr, ptr %118
  %125 = getelementptr i64, ptr %124, i64 5
  %126 = load ptr, ptr %119
  br label %382

127:
  %128 = phi i64 [ 0, %102 ], [ %142, %378 ]
  %129 = load ptr, ptr %103
  %130 = mul i64 %128, 6
  %131 = getelementptr i64, ptr %129, i64 %130
  %132 = load i64, ptr %131
  %133 = mul i64 %128, 12
  %134 = getelementptr double, ptr %9, i64 %133
  %135 = getelementptr %struct.flat, ptr %111, i64 %128
  %136 = load ptr, ptr %104
  %137 = getelementptr double, ptr %136, i64 %132
  %138 = load double, ptr %137
  %139 = load ptr, ptr %31
  %140 = getelementptr double, ptr %139, i64 %132
  %141 = load double, ptr %140
  %142 = add i64 %128, 1
  %143 = getelementptr double, ptr %136, i64 %142
  %144 = load double, ptr %143
  %145 = getelementptr double, ptr %139, i64 %142
  %146 = load double, ptr %145
  %147 = getelementptr %struct.flat, ptr %18, i64 %132, i32 8
  %148 = load double, ptr %147
  %149 = getelementptr %struct.flat, ptr %18, i64 %132, i32 9
  %150 = load double, ptr %149
  %151 = getelementptr %struct.flat, ptr %135, i64 0, i32 8
  %152 = load double, ptr %151
  %153 = getelementptr %struct.flat, ptr %135, i64 0, i32 9
  %154 = load double, ptr %153
  %155 = load double, ptr %134
  %156 = getelementptr double, ptr %134, i64 1
  %157 = load double, ptr %156
  %158 = fneg double %138
  %159 = fmul double %157, %158
  %160 = call double @llvm.fmuladd.f64(double %141, double %155, double %159)
  %161 = fmul double %141, %157
  %162 = call double @llvm.fmuladd.f64(double %138, double %155, double %161)
  %163 = getelementptr %struct.flat, ptr %18, i64 %132, i32 10
  %164 = load double, ptr %163
  %165 = getelementptr %struct.flat, ptr %18, i64 %132, i32 11
  %166 = load double, ptr %165
  %167 = getelementptr %struct.flat, ptr %18, i64 %132, i32 4
  %168 = load double, ptr %167
  %169 = getelementptr %struct.flat, ptr %18, i64 %132, i32 5
  %170 = load double, ptr %169
  %171 = getelementptr i64, ptr %131, i64 1
  %172 = load i64, ptr %171
  %173 = icmp eq i64 %172, 1
  br i1 %173, label %176, label %174

174:
  %175 = fneg double %144
  br label %220

176:
  %177 = getelementptr double, ptr %134, i64 10
  %178 = load double, ptr %177
  %179 = getelementptr double, ptr %134, i64 11
  %180 = load double, ptr %179
  %181 = fneg double %144
  %182 = fmul double %180, %181
  %183 = call double @llvm.fmuladd.f64(double %146, double %178, double %182)
  %184 = fmul double %146, %180
  %185 = call double @llvm.fmuladd.f64(double %144, double %178, double %184)
  %186 = load ptr, ptr %105
  %187 = getelementptr i64, ptr %131, i64 2
  %188 = load i64, ptr %187
  %189 = getelementptr double, ptr %186, i64 %188
  %190 = load double, ptr %189
  %191 = load ptr, ptr %106
  %192 = getelementptr i64, ptr %131, i64 3
  %193 = load i64, ptr %192
  %194 = getelementptr double, ptr %191, i64 %193
  %195 = load double, ptr %194
  %196 = load i64, ptr %107
  %197 = sub i64 %193, %196
  %198 = icmp sgt i64 %197, -1
  br i1 %198, label %199, label %203

199:
  %200 = load ptr, ptr %108
  %201 = getelementptr double, ptr %200, i64 %197
  %202 = load double, ptr %201
  br label %203

203:
  %204 = phi double [ %202, %199 ], [ 0.000000e+00, %176 ]
  %205 = fmul double %148, 2.000000e+00
  %206 = fmul double %205, %195
  %207 = call double @llvm.fmuladd.f64(double %190, double %183, double %160)
  %208 = call double @llvm.fmuladd.f64(double %190, double %185, double %162)
  %209 = call double @llvm.fmuladd.f64(double %195, double %183, double %168)
  %210 = call double @llvm.fmuladd.f64(double %195, double %185, double %170)
  %211 = fneg double %206
  %212 = fmul double %185, %211
  %213 = call double @llvm.fmuladd.f64(double %204, double %183, double %212)
  %214 = fadd double %164, %213
  %215 = fmul double %183, %206
  %216 = call double @llvm.fmuladd.f64(double %204, double %185, double %215)
  %217 = fadd double %166, %216
  %218 = getelementptr %struct.flat, ptr %135, i64 0, i32 26
  store double %183, ptr %218
  %219 = getelementptr %struct.flat, ptr %135, i64 0, i32 27
  store double %185, ptr %219
  br label %220

220:
  %221 = phi double [ %175, %174 ], [ %181, %203 ]
  %222 = phi double [ %170, %174 ], [ %210, %203 ]
  %223 = phi double [ %168, %174 ], [ %209, %203 ]
  %224 = phi double [ %166, %174 ], [ %217, %203 ]
  %225 = phi double [ %164, %174 ], [ %214, %203 ]
  %226 = phi double [ %162, %174 ], [ %208, %203 ]
  %227 = phi double [ %160, %174 ], [ %207, %203 ]
  %228 = fmul double %148, %148
  %229 = fmul double %150, %226
  %230 = call double @llvm.fmuladd.f64(double %228, double %227, double %229)
  %231 = fsub double %225, %230
  %232 = fneg double %150
  %233 = fmul double %227, %232
  %234 = call double @llvm.fmuladd.f64(double %228, double %226, double %233)
  %235 = fsub double %224, %234
  %236 = getelementptr double, ptr %134, i64 2
  %237 = load double, ptr %236
  %238 = getelementptr double, ptr %134, i64 3
  %239 = load double, ptr %238
  %240 = fmul double %239, %221
  %241 = call double @llvm.fmuladd.f64(double %146, double %237, double %240)
  %242 = fmul double %146, %239
  %243 = call double @llvm.fmuladd.f64(double %144, double %237, double %242)
  %244 = getelementptr double, ptr %134, i64 4
  %245 = load double, ptr %244
  %246 = getelementptr %struct.flat, ptr %135, i64 0, i32 0
  store double %227, ptr %246
  %247 = getelementptr %struct.flat, ptr %135, i64 0, i32 1
  store double %226, ptr %247
  %248 = getelementptr %struct.flat, ptr %135, i64 0, i32 10
  store double %231, ptr %248
  %249 = getelementptr %struct.flat, ptr %135, i64 0, i32 11
  store double %235, ptr %249
  %250 = getelementptr %struct.flat, ptr %135, i64 0, i32 14
  store double %245, ptr %250
  %251 = getelementptr %struct.flat, ptr %135, i64 0, i32 12
  store double %245, ptr %251
  %252 = getelementptr %struct.flat, ptr %135, i64 0, i32 13
  store double 0.000000e+00, ptr %252
  %253 = fneg double %243
  %254 = getelementptr %struct.flat, ptr %135, i64 0, i32 15
  store double %253, ptr %254
  %255 = getelementptr %struct.flat, ptr %135, i64 0, i32 16
  store double %241, ptr %255
  %256 = getelementptr double, ptr %134, i64 5
  %257 = load double, ptr %256
  %258 = getelementptr %struct.flat, ptr %135, i64 0, i32 17
  store double %257, ptr %258
  %259 = fneg double %152
  %260 = fmul double %152, %259
  %261 = fmul double %260, %241
  %262 = call double @llvm.fmuladd.f64(double %245, double %231, double %261)
  %263 = fneg double %154
  %264 = call double @llvm.fmuladd.f64(double %263, double %243, double %262)
  %265 = getelementptr %struct.flat, ptr %135, i64 0, i32 18
  store double %264, ptr %265
  %266 = fmul double %260, %243
  %267 = call double @llvm.fmuladd.f64(double %245, double %235, double %266)
  %268 = call double @llvm.fmuladd.f64(double %154, double %241, double %267)
  %269 = getelementptr %struct.flat, ptr %135, i64 0, i32 19
  store double %268, ptr %269
  %270 = load double, ptr %256
  %271 = fmul double %235, %241
  %272 = call double @llvm.fmuladd.f64(double %270, double %154, double %271)
  %273 = call double @llvm.fmuladd.f64(double %253, double %231, double %272)
  %274 = getelementptr %struct.flat, ptr %135, i64 0, i32 20
  store double %273, ptr %274
  %275 = getelementptr %struct.flat, ptr %18, i64 %132, i32 2
  %276 = load double, ptr %275
  %277 = fadd double %227, %276
  %278 = getelementptr %struct.flat, ptr %135, i64 0, i32 2
  store double %277, ptr %278
  %279 = getelementptr %struct.flat, ptr %18, i64 %132, i32 3
  %280 = load double, ptr %279
  %281 = fadd double %226, %280
  %282 = getelementptr %struct.flat, ptr %135, i64 0, i32 3
  store double %281, ptr %282
  %283 = fneg double %148
  %284 = call double @llvm.fmuladd.f64(double %283, double %226, double %223)
  %285 = getelementptr %struct.flat, ptr %135, i64 0, i32 4
  store double %284, ptr %285
  %286 = call double @llvm.fmuladd.f64(double %148, double %227, double %222)
  %287 = getelementptr %struct.flat, ptr %135, i64 0, i32 5
  store double %286, ptr %287
  %288 = getelementptr double, ptr %134, i64 8
  %289 = load double, ptr %288
  %290 = getelementptr double, ptr %134, i64 9
  %291 = load double, ptr %290
  %292 = fmul double %291, %221
  %293 = call double @llvm.fmuladd.f64(double %146, double %289, double %292)
  %294 = getelementptr %struct.flat, ptr %135, i64 0, i32 6
  store double %293, ptr %294
  %295 = load double, ptr %288
  %296 = load double, ptr %290
  %297 = fmul double %146, %296
  %298 = call double @llvm.fmuladd.f64(double %144, double %295, double %297)
  %299 = getelementptr %struct.flat, ptr %135, i64 0, i32 7
  store double %298, ptr %299
  %300 = load i64, ptr %109
  %301 = icmp eq i64 %300, 0
  br i1 %301, label %378, label %302

302:
  %303 = getelementptr double, ptr %134, i64 7
  %304 = load double, ptr %303
  %305 = load ptr, ptr %110
  %306 = getelementptr %struct.place, ptr %305, i64 1
  %307 = getelementptr %struct.place, ptr %306, i64 %128
  %308 = load i64, ptr %10
  %309 = add i64 %308, 1
  %310 = srem i64 %309, 3
  %311 = add i64 %308, 2
  %312 = srem i64 %311, 3
  %313 = getelementptr i64, ptr %131, i64 5
  %314 = load i64, ptr %313
  %315 = srem i64 %314, 3
  %316 = icmp sgt i64 %314, 2
  %317 = select i1 %316, i64 254, i64 255
  %318 = select i1 %316, i64 2, i64 1
  %319 = add i64 %318, %315
  %320 = trunc i64 %319 to i8
  %321 = srem i8 %320, 3
  %322 = sext i8 %321 to i64
  %323 = add i64 %315, 3
  %324 = add i64 %323, %317
  %325 = trunc i64 %324 to i8
  %326 = srem i8 %325, 3
  %327 = sext i8 %326 to i64
  %328 = getelementptr %struct.place, ptr %307, i64 0, i32 0, i32 0
  %329 = bitcast ptr %307 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %329, i8 0, i64 192, i1 false)
  %330 = load double, ptr %294
  %331 = getelementptr <4 x double>, ptr %328, i64 %327
  %332 = load <4 x double>, ptr %331, align 32
  %333 = insertelement <4 x double> %332, double %330, i64 %312
  store <4 x double> %333, ptr %331, align 32
  %334 = getelementptr <4 x double>, ptr %328, i64 %322
  %335 = load <4 x double>, ptr %334, align 32
  %336 = insertelement <4 x double> %335, double %330, i64 %310
  store <4 x double> %336, ptr %334, align 32
  %337 = load double, ptr %299
  %338 = insertelement <4 x double> %336, double %337, i64 %312
  store <4 x double> %338, ptr %334, align 32
  %339 = load double, ptr %299
  %340 = fneg double %339
  %341 = load <4 x double>, ptr %331, align 32
  %342 = insertelement <4 x double> %341, double %340, i64 %310
  store <4 x double> %342, ptr %331, align 32
  %343 = load i64, ptr %313
  %344 = icmp slt i64 %343, 3
  %345 = select i1 %344, double 1.000000e+00, double -1.000000e+00
  %346 = getelementptr <4 x double>, ptr %328, i64 %315
  %347 = load <4 x double>, ptr %346, align 32
  %348 = insertelement <4 x double> %347, double %345, i64 %308
  store <4 x double> %348, ptr %346, align 32
  %349 = load double, ptr %278
  %350 = getelementptr %struct.place, ptr %307, i64 0, i32 1
  %351 = insertelement <4 x double> zeroinitializer, double %349, i64 %310
  store <4 x double> %351, ptr %350, align 32
  %352 = load double, ptr %282
  %353 = insertelement <4 x double> %351, double %352, i64 %312
  %354 = insertelement <4 x double> %353, double %304, i64 %308
  store <4 x double> %354, ptr %350, align 32
  %355 = load double, ptr %294
  %356 = load double, ptr %285
  %357 = load double, ptr %299
  %358 = load double, ptr %287
  %359 = fmul double %357, %358
  %360 = call double @llvm.fmuladd.f64(double %355, double %356, double %359)
  %361 = getelementptr %struct.place, ptr %307, i64 0, i32 2
  %362 = insertelement <4 x double> zeroinitializer, double %360, i64 %322
  store <4 x double> %362, ptr %361, align 32
  %363 = load double, ptr %294
  %364 = load double, ptr %287
  %365 = load double, ptr %299
  %366 = load double, ptr %285
  %367 = fneg double %365
  %368 = fmul double %366, %367
  %369 = call double @llvm.fmuladd.f64(double %363, double %364, double %368)
  %370 = insertelement <4 x double> %362, double %369, i64 %327
  store <4 x double> %370, ptr %361, align 32
  %371 = load i64, ptr %313
  %372 = icmp slt i64 %371, 3
  %373 = load double, ptr %151
  %374 = fneg double %373
  %375 = select i1 %372, double %373, double %374
  %376 = getelementptr %struct.place, ptr %307, i64 0, i32 3
  %377 = insertelement <4 x double> zeroinitializer, double %375, i64 %315
  store <4 x double> %377, ptr %376, align 32
  br label %378

378:
  %379 = load i64, ptr %34
  %380 = icmp slt i64 %142, %379
  br i1 %380, label %127, label %112

381:
  ret void

382:
  %383 = phi i64 [ %433, %382 ], [ 0, %123 ]
  %384 = mul i64 %383, 6
  %385 = getelementptr i64, ptr %125, i64 %384
  %386 = load i64, ptr %385
  %387 = srem i64 %386, 3
  %388 = icmp sgt i64 %386, 2
  %389 = select i1 %388, i64 254, i64 255
  %390 = select i1 %388, i64 2, i64 1
  %391 = add i64 %390, %387
  %392 = trunc i64 %391 to i8
  %393 = srem i8 %392, 3
  %394 = add i64 %387, 3
  %395 = add i64 %394, %389
  %396 = trunc i64 %395 to i8
  %397 = srem i8 %396, 3
  %398 = shl i64 %383, 3
  %399 = getelementptr double, ptr %126, i64 %398
  %400 = add i8 %393, 1
  %401 = zext i8 %400 to i64
  %402 = getelementptr double, ptr %399, i64 %401
  %403 = load double, ptr %402
  %404 = add i8 %397, 1
  %405 = zext i8 %404 to i64
  %406 = getelementptr double, ptr %399, i64 %405
  %407 = load double, ptr %406
  %408 = getelementptr %struct.flat, ptr %121, i64 %383
  %409 = getelementptr %struct.flat, ptr %408, i64 0, i32 6
  %410 = load double, ptr %409
  %411 = getelementptr %struct.flat, ptr %408, i64 0, i32 7
  %412 = load double, ptr %411
  %413 = fneg double %412
  %414 = fmul double %407, %413
  %415 = call double @llvm.fmuladd.f64(double %410, double %403, double %414)
  %416 = getelementptr %struct.flat, ptr %408, i64 0, i32 18
  %417 = load double, ptr %416
  %418 = fsub double %417, %415
  store double %418, ptr %416
  %419 = fmul double %407, %410
  %420 = call double @llvm.fmuladd.f64(double %412, double %403, double %419)
  %421 = getelementptr %struct.flat, ptr %408, i64 0, i32 19
  %422 = load double, ptr %421
  %423 = fsub double %422, %420
  store double %423, ptr %421
  %424 = icmp slt i64 %386, 3
  %425 = select i1 %424, double 1.000000e+00, double -1.000000e+00
  %426 = add i64 %387, 4
  %427 = getelementptr double, ptr %399, i64 %426
  %428 = load double, ptr %427
  %429 = getelementptr %struct.flat, ptr %408, i64 0, i32 20
  %430 = load double, ptr %429
  %431 = fneg double %425
  %432 = call double @llvm.fmuladd.f64(double %431, double %428, double %430)
  store double %432, ptr %429
  %433 = add i64 %383, 1
  %434 = icmp eq i64 %433, %120
  br i1 %434, label %381, label %382
}

declare double @llvm.fmuladd.f64(double, double, double)

define void @tree_motion_rates(ptr %0, double %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) {
  %9 = alloca %struct.scratch, align 8
  %10 = alloca %struct.call, align 8
  %11 = alloca %struct.motion, align 8
  %12 = bitcast ptr %9 to ptr
  %13 = call i32 @tree_take(ptr %0, ptr %9)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %24

15:
  %16 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %17 = load i64, ptr %16
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %446

19:
  %20 = phi i64 [ %22, %19 ], [ 0, %15 ]
  %21 = getelementptr double, ptr %7, i64 %20
  store double 0x7FF8000000000000, ptr %21
  %22 = add i64 %20, 1
  %23 = icmp eq i64 %22, %17
  br i1 %23, label %446, label %19

24:
  %25 = bitcast ptr %10 to ptr
  %26 = getelementptr %struct.call, ptr %10, i64 0, i32 0
  store double %1, ptr %26
  %27 = getelementptr %struct.call, ptr %10, i64 0, i32 1
  store ptr %2, ptr %27
  %28 = getelementptr %struct.call, ptr %10, i64 0, i32 2
  store ptr %3, ptr %28
  %29 = getelementptr %struct.call, ptr %10, i64 0, i32 3
  store ptr %4, ptr %29
  %30 = getelementptr %struct.call, ptr %10, i64 0, i32 4
  store ptr %5, ptr %30
  call void @tree_find_given(ptr %0, ptr %9, ptr %10)
  %31 = bitcast ptr %11 to ptr
  %32 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 1
  %33 = load i64, ptr %32
  %34 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %35 = load i64, ptr %34
  %36 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 4
  %37 = load i64, ptr %36
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %39, label %41

39:
  %40 = getelementptr double, ptr %2, i64 %33
  br label %76

41:
  %42 = getelementptr %struct.scratch, ptr %9, i64 0, i32 6
  %43 = load ptr, ptr %42
  %44 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %45 = load i64, ptr %44
  %46 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %47 = load i64, ptr %46
  %48 = mul i64 %47, %45
  %49 = getelementptr double, ptr %43, i64 %48
  %50 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 3
  %51 = load i64, ptr %50
  %52 = getelementptr double, ptr %49, i64 %51
  %53 = getelementptr %struct.scratch, ptr %9, i64 0, i32 8
  %54 = bitcast ptr %53 to ptr
  %55 = load ptr, ptr %54
  %56 = bitcast ptr %2 to ptr
  %57 = shl i64 %33, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %55, ptr align 8 %56, i64 %57, i1 false)
  %58 = bitcast ptr %55 to ptr
  %59 = getelementptr double, ptr %58, i64 %33
  %60 = bitcast ptr %59 to ptr
  %61 = bitcast ptr %52 to ptr
  %62 = shl i64 %37, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %60, ptr align 8 %61, i64 %62, i1 false)
  %63 = getelementptr %struct.scratch, ptr %9, i64 0, i32 9
  %64 = bitcast ptr %63 to ptr
  %65 = load ptr, ptr %64
  %66 = getelementptr double, ptr %2, i64 %33
  %67 = bitcast ptr %66 to ptr
  %68 = shl i64 %35, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %65, ptr align 8 %67, i64 %68, i1 false)
  %69 = bitcast ptr %65 to ptr
  %70 = getelementptr double, ptr %69, i64 %35
  %71 = bitcast ptr %70 to ptr
  %72 = getelementptr double, ptr %52, i64 %37
  %73 = bitcast ptr %72 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %71, ptr align 8 %73, i64 %62, i1 false)
  %74 = shl i64 %37, 1
  %75 = getelementptr double, ptr %52, i64 %74
  br label %76

76:
  %77 = phi ptr [ %2, %39 ], [ %58, %41 ]
  %78 = phi ptr [ %40, %39 ], [ %69, %41 ]
  %79 = phi ptr [ null, %39 ], [ %75, %41 ]
  %80 = getelementptr %struct.motion, ptr %11, i64 0, i32 0
  store ptr %77, ptr %80
  %81 = getelementptr %struct.motion, ptr %11, i64 0, i32 1
  store ptr %78, ptr %81
  %82 = getelementptr %struct.motion, ptr %11, i64 0, i32 2
  store ptr %79, ptr %82
  %83 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21
  %84 = load ptr, ptr %83
  %85 = icmp eq ptr %84, null
  br i1 %85, label %87, label %86

86:
  call void @tree_loops_solve(ptr %0, ptr %9, ptr %11, ptr %10, ptr %7, ptr null)
  br label %409

87:
  %88 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
  %89 = load i64, ptr %88
  %90 = icmp sgt i64 %89, -1
  br i1 %90, label %91, label %408

91:
  %92 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 16
  %93 = load i64, ptr %92
  %94 = getelementptr double, ptr %5, i64 %93
  %95 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %96 = load i64, ptr %95
  %97 = getelementptr %struct.scratch, ptr %9, i64 0, i32 2
  %98 = bitcast ptr %97 to ptr
  %99 = load ptr, ptr %98
  call void @tree_go_outward_flat(ptr %0, ptr %9, ptr %11, ptr %10)
  %100 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %101 = load i64, ptr %100
  %102 = icmp sgt i64 %101, 0
  br i1 %102, label %106, label %103

103:
  %104 = getelementptr %struct.flat, ptr %99, i64 0, i32 10
  %105 = bitcast ptr %104 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %105, i8 0, i64 16, i1 false)
  br label %409

106:
  %107 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %108 = load ptr, ptr %107
  %109 = load i64, ptr %34
  %110 = icmp eq i64 %96, 0
  %111 = getelementptr %struct.scratch, ptr %9, i64 0, i32 6
  %112 = load ptr, ptr %111
  br label %117

113:
  %114 = getelementptr %struct.flat, ptr %99, i64 0, i32 10
  %115 = bitcast ptr %114 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %115, i8 0, i64 16, i1 false)
  %116 = getelementptr %struct.flat, ptr %99, i64 1
  br label %338

117:
  %118 = phi i64 [ %101, %106 ], [ %119, %336 ]
  %119 = add i64 %118, -1
  %120 = mul i64 %119, 6
  %121 = getelementptr i64, ptr %108, i64 %120
  %122 = getelementptr i64, ptr %121, i64 3
  %123 = load i64, ptr %122
  %124 = icmp slt i64 %123, %109
  br i1 %124, label %128, label %125

125:
  %126 = getelementptr %struct.flat, ptr %99, i64 %118, i32 21
  %127 = bitcast ptr %126 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(40) %127, i8 0, i64 40, i1 false)
  br label %270

128:
  %129 = mul i64 %119, 12
  %130 = add i64 %129, 6
  %131 = getelementptr double, ptr %94, i64 %130
  %132 = load double, ptr %131
  br i1 %110, label %137, label %133

133:
  %134 = mul i64 %119, %96
  %135 = getelementptr double, ptr %112, i64 %134
  %136 = load double, ptr %135
  br label %137

137:
  %138 = phi double [ %136, %133 ], [ 0.000000e+00, %128 ]
  %139 = getelementptr i64, ptr %121, i64 1
  %140 = load i64, ptr %139
  %141 = icmp eq i64 %140, 1
  br i1 %141, label %191, label %142

142:
  %143 = getelementptr %struct.flat, ptr %99, i64 %118, i32 17
  %144 = load double, ptr %143
  %145 = fadd double %132, %144
  %146 = fcmp ogt double %145, 0.000000e+00
  %147 = fdiv double 1.000000e+00, %145
  %148 = select i1 %146, double %147, double 0x7FF8000000000000
  %149 = getelementptr i64, ptr %121, i64 5
  %150 = load i64, ptr %149
  %151 = icmp slt i64 %150, 3
  %152 = select i1 %151, double 1.000000e+00, double -1.000000e+00
  %153 = getelementptr %struct.flat, ptr %99, i64 %118, i32 20
  %154 = load double, ptr %153
  %155 = fneg double %154
  %156 = call double @llvm.fmuladd.f64(double %152, double %138, double %155)
  %157 = getelementptr %struct.flat, ptr %99, i64 %118, i32 15
  %158 = load double, ptr %157
  %159 = fmul double %158, %148
  %160 = getelementptr %struct.flat, ptr %99, i64 %118, i32 16
  %161 = load double, ptr %160
  %162 = fmul double %148, %161
  %163 = fmul double %132, %148
  %164 = getelementptr %struct.flat, ptr %99, i64 %118, i32 21
  store double %158, ptr %164
  %165 = getelementptr %struct.flat, ptr %99, i64 %118, i32 22
  store double %161, ptr %165
  %166 = getelementptr %struct.flat, ptr %99, i64 %118, i32 23
  store double %144, ptr %166
  %167 = getelementptr %struct.flat, ptr %99, i64 %118, i32 24
  store double %148, ptr %167
  %168 = getelementptr %struct.flat, ptr %99, i64 %118, i32 25
  store double %156, ptr %168
  %169 = getelementptr %struct.flat, ptr %99, i64 %118, i32 12
  %170 = load double, ptr %169
  %171 = fneg double %159
  %172 = call double @llvm.fmuladd.f64(double %171, double %158, double %170)
  store double %172, ptr %169
  %173 = getelementptr %struct.flat, ptr %99, i64 %118, i32 13
  %174 = load double, ptr %173
  %175 = call double @llvm.fmuladd.f64(double %171, double %161, double %174)
  store double %175, ptr %173
  %176 = getelementptr %struct.flat, ptr %99, i64 %118, i32 14
  %177 = load double, ptr %176
  %178 = fneg double %162
  %179 = call double @llvm.fmuladd.f64(double %178, double %161, double %177)
  store double %179, ptr %176
  %180 = getelementptr %struct.flat, ptr %99, i64 %118, i32 18
  %181 = load double, ptr %180
  %182 = call double @llvm.fmuladd.f64(double %159, double %156, double %181)
  store double %182, ptr %180
  %183 = getelementptr %struct.flat, ptr %99, i64 %118, i32 19
  %184 = load double, ptr %183
  %185 = call double @llvm.fmuladd.f64(double %162, double %156, double %184)
  store double %185, ptr %183
  %186 = fmul double %144, %148
  %187 = call double @llvm.fmuladd.f64(double %186, double %156, double %154)
  store double %187, ptr %153
  %188 = fmul double %158, %163
  store double %188, ptr %157
  %189 = fmul double %161, %163
  store double %189, ptr %160
  %190 = fmul double %144, %163
  store double %190, ptr %143
  br label %270

191:
  %192 = getelementptr %struct.flat, ptr %99, i64 %118, i32 26
  %193 = load double, ptr %192
  %194 = getelementptr %struct.flat, ptr %99, i64 %118, i32 27
  %195 = load double, ptr %194
  %196 = getelementptr %struct.flat, ptr %99, i64 %118, i32 12
  %197 = load double, ptr %196
  %198 = getelementptr %struct.flat, ptr %99, i64 %118, i32 13
  %199 = load double, ptr %198
  %200 = fmul double %195, %199
  %201 = call double @llvm.fmuladd.f64(double %197, double %193, double %200)
  %202 = getelementptr %struct.flat, ptr %99, i64 %118, i32 14
  %203 = load double, ptr %202
  %204 = fmul double %195, %203
  %205 = call double @llvm.fmuladd.f64(double %199, double %193, double %204)
  %206 = getelementptr %struct.flat, ptr %99, i64 %118, i32 15
  %207 = load double, ptr %206
  %208 = getelementptr %struct.flat, ptr %99, i64 %118, i32 16
  %209 = load double, ptr %208
  %210 = fmul double %195, %209
  %211 = call double @llvm.fmuladd.f64(double %207, double %193, double %210)
  %212 = fmul double %195, %205
  %213 = call double @llvm.fmuladd.f64(double %201, double %193, double %212)
  %214 = fadd double %132, %213
  %215 = fcmp ogt double %214, 0.000000e+00
  %216 = fdiv double 1.000000e+00, %214
  %217 = select i1 %215, double %216, double 0x7FF8000000000000
  %218 = getelementptr %struct.flat, ptr %99, i64 %118, i32 18
  %219 = load double, ptr %218
  %220 = getelementptr %struct.flat, ptr %99, i64 %118, i32 19
  %221 = load double, ptr %220
  %222 = fmul double %195, %221
  %223 = call double @llvm.fmuladd.f64(double %219, double %193, double %222)
  %224 = fsub double %138, %223
  %225 = getelementptr %struct.flat, ptr %99, i64 %118, i32 21
  store double %201, ptr %225
  %226 = getelementptr %struct.flat, ptr %99, i64 %118, i32 22
  store double %205, ptr %226
  %227 = getelementptr %struct.flat, ptr %99, i64 %118, i32 23
  store double %211, ptr %227
  %228 = getelementptr %struct.flat, ptr %99, i64 %118, i32 24
  store double %217, ptr %228
  %229 = getelementptr %struct.flat, ptr %99, i64 %118, i32 25
  store double %224, ptr %229
  %230 = fmul double %201, %217
  %231 = call double @llvm.fmuladd.f64(double %230, double %224, double %219)
  store double %231, ptr %218
  %232 = fmul double %205, %217
  %233 = call double @llvm.fmuladd.f64(double %232, double %224, double %221)
  store double %233, ptr %220
  %234 = fmul double %211, %217
  %235 = getelementptr %struct.flat, ptr %99, i64 %118, i32 20
  %236 = load double, ptr %235
  %237 = call double @llvm.fmuladd.f64(double %234, double %224, double %236)
  store double %237, ptr %235
  %238 = fneg double %234
  %239 = call double @llvm.fmuladd.f64(double %238, double %201, double %207)
  store double %239, ptr %206
  %240 = call double @llvm.fmuladd.f64(double %238, double %205, double %209)
  store double %240, ptr %208
  %241 = getelementptr %struct.flat, ptr %99, i64 %118, i32 17
  %242 = load double, ptr %241
  %243 = call double @llvm.fmuladd.f64(double %238, double %211, double %242)
  store double %243, ptr %241
  %244 = fneg double %230
  %245 = call double @llvm.fmuladd.f64(double %244, double %201, double %197)
  store double %245, ptr %196
  %246 = call double @llvm.fmuladd.f64(double %244, double %205, double %199)
  store double %246, ptr %198
  %247 = fneg double %232
  %248 = call double @llvm.fmuladd.f64(double %247, double %205, double %203)
  store double %248, ptr %202
  %249 = fcmp oeq double %132, 0.000000e+00
  br i1 %249, label %250, label %270

250:
  %251 = fmul double %246, -2.000000e+00
  %252 = fmul double %193, %251
  %253 = call double @llvm.fmuladd.f64(double %245, double %195, double %252)
  %254 = fmul double %193, %248
  %255 = fmul double %193, %254
  %256 = call double @llvm.fmuladd.f64(double %253, double %195, double %255)
  %257 = fneg double %239
  %258 = fmul double %195, %257
  %259 = call double @llvm.fmuladd.f64(double %240, double %193, double %258)
  %260 = fmul double %195, %256
  %261 = fmul double %195, %260
  store double %261, ptr %196
  %262 = fneg double %256
  %263 = fmul double %193, %262
  %264 = fmul double %195, %263
  store double %264, ptr %198
  %265 = fmul double %193, %256
  %266 = fmul double %193, %265
  store double %266, ptr %202
  %267 = fneg double %259
  %268 = fmul double %195, %267
  store double %268, ptr %206
  %269 = fmul double %193, %259
  store double %269, ptr %208
  br label %270

270:
  %271 = load i64, ptr %121
  %272 = icmp eq i64 %271, 0
  br i1 %272, label %336, label %273

273:
  %274 = getelementptr %struct.flat, ptr %99, i64 %118, i32 0
  %275 = load double, ptr %274
  %276 = getelementptr %struct.flat, ptr %99, i64 %118, i32 1
  %277 = load double, ptr %276
  %278 = getelementptr %struct.flat, ptr %99, i64 %118, i32 15
  %279 = load double, ptr %278
  %280 = getelementptr %struct.flat, ptr %99, i64 %118, i32 13
  %281 = load double, ptr %280
  %282 = call double @llvm.fmuladd.f64(double %275, double %281, double %279)
  %283 = getelementptr %struct.flat, ptr %99, i64 %118, i32 12
  %284 = load double, ptr %283
  %285 = fneg double %277
  %286 = call double @llvm.fmuladd.f64(double %285, double %284, double %282)
  %287 = getelementptr %struct.flat, ptr %99, i64 %118, i32 16
  %288 = load double, ptr %287
  %289 = getelementptr %struct.flat, ptr %99, i64 %118, i32 14
  %290 = load double, ptr %289
  %291 = call double @llvm.fmuladd.f64(double %275, double %290, double %288)
  %292 = call double @llvm.fmuladd.f64(double %285, double %281, double %291)
  %293 = getelementptr %struct.flat, ptr %99, i64 %118, i32 17
  %294 = load double, ptr %293
  %295 = fadd double %288, %292
  %296 = call double @llvm.fmuladd.f64(double %275, double %295, double %294)
  %297 = fadd double %279, %286
  %298 = call double @llvm.fmuladd.f64(double %285, double %297, double %296)
  %299 = getelementptr %struct.flat, ptr %99, i64 %271, i32 17
  %300 = load double, ptr %299
  %301 = fadd double %300, %298
  store double %301, ptr %299
  %302 = getelementptr %struct.flat, ptr %99, i64 %271, i32 15
  %303 = load double, ptr %302
  %304 = fadd double %286, %303
  store double %304, ptr %302
  %305 = getelementptr %struct.flat, ptr %99, i64 %271, i32 16
  %306 = load double, ptr %305
  %307 = fadd double %292, %306
  store double %307, ptr %305
  %308 = getelementptr %struct.flat, ptr %99, i64 %271, i32 12
  %309 = load double, ptr %308
  %310 = fadd double %284, %309
  store double %310, ptr %308
  %311 = getelementptr %struct.flat, ptr %99, i64 %271, i32 13
  %312 = load double, ptr %311
  %313 = fadd double %281, %312
  store double %313, ptr %311
  %314 = getelementptr %struct.flat, ptr %99, i64 %271, i32 14
  %315 = load double, ptr %314
  %316 = fadd double %290, %315
  store double %316, ptr %314
  %317 = getelementptr %struct.flat, ptr %99, i64 %118, i32 18
  %318 = load double, ptr %317
  %319 = getelementptr %struct.flat, ptr %99, i64 %271, i32 18
  %320 = load double, ptr %319
  %321 = fadd double %318, %320
  store double %321, ptr %319
  %322 = getelementptr %struct.flat, ptr %99, i64 %118, i32 19
  %323 = load double, ptr %322
  %324 = getelementptr %struct.flat, ptr %99, i64 %271, i32 19
  %325 = load double, ptr %324
  %326 = fadd double %323, %325
  store double %326, ptr %324
  %327 = getelementptr %struct.flat, ptr %99, i64 %118, i32 20
  %328 = load double, ptr %327
  %329 = load double, ptr %322
  %330 = call double @llvm.fmuladd.f64(double %275, double %329, double %328)
  %331 = load double, ptr %317
  %332 = call double @llvm.fmuladd.f64(double %285, double %331, double %330)
  %333 = getelementptr %struct.flat, ptr %99, i64 %271, i32 20
  %334 = load double, ptr %333
  %335 = fadd double %334, %332
  store double %335, ptr %333
  br label %336

336:
  %337 = icmp ugt i64 %118, 1
  br i1 %337, label %117, label %113

338:
  %339 = phi i64 [ 0, %113 ], [ %405, %404 ]
  %340 = load ptr, ptr %107
  %341 = mul i64 %339, 6
  %342 = getelementptr i64, ptr %340, i64 %341
  %343 = getelementptr %struct.flat, ptr %116, i64 %339
  %344 = load i64, ptr %342
  %345 = getelementptr %struct.flat, ptr %99, i64 %344, i32 9
  %346 = load double, ptr %345
  %347 = getelementptr %struct.flat, ptr %99, i64 %344, i32 10
  %348 = load double, ptr %347
  %349 = getelementptr %struct.flat, ptr %343, i64 0, i32 1
  %350 = load double, ptr %349
  %351 = fneg double %346
  %352 = call double @llvm.fmuladd.f64(double %351, double %350, double %348)
  %353 = getelementptr %struct.flat, ptr %99, i64 %344, i32 11
  %354 = load double, ptr %353
  %355 = getelementptr %struct.flat, ptr %343, i64 0, i32 0
  %356 = load double, ptr %355
  %357 = call double @llvm.fmuladd.f64(double %346, double %356, double %354)
  %358 = getelementptr %struct.flat, ptr %343, i64 0, i32 23
  %359 = load double, ptr %358
  %360 = getelementptr %struct.flat, ptr %343, i64 0, i32 21
  %361 = load double, ptr %360
  %362 = fmul double %352, %361
  %363 = call double @llvm.fmuladd.f64(double %359, double %346, double %362)
  %364 = getelementptr %struct.flat, ptr %343, i64 0, i32 22
  %365 = load double, ptr %364
  %366 = call double @llvm.fmuladd.f64(double %365, double %357, double %363)
  %367 = getelementptr %struct.flat, ptr %343, i64 0, i32 24
  %368 = load double, ptr %367
  %369 = getelementptr %struct.flat, ptr %343, i64 0, i32 25
  %370 = load double, ptr %369
  %371 = fsub double %370, %366
  %372 = fmul double %368, %371
  %373 = getelementptr i64, ptr %342, i64 1
  %374 = load i64, ptr %373
  %375 = icmp eq i64 %374, 1
  %376 = select i1 %375, double -0.000000e+00, double %372
  %377 = fadd double %346, %376
  %378 = getelementptr %struct.flat, ptr %343, i64 0, i32 9
  store double %377, ptr %378
  br i1 %375, label %379, label %386

379:
  %380 = getelementptr %struct.flat, ptr %343, i64 0, i32 26
  %381 = load double, ptr %380
  %382 = call double @llvm.fmuladd.f64(double %381, double %372, double %352)
  %383 = getelementptr %struct.flat, ptr %343, i64 0, i32 27
  %384 = load double, ptr %383
  %385 = call double @llvm.fmuladd.f64(double %384, double %372, double %357)
  br label %392

386:
  %387 = getelementptr i64, ptr %342, i64 5
  %388 = load i64, ptr %387
  %389 = icmp slt i64 %388, 3
  %390 = fneg double %372
  %391 = select i1 %389, double %372, double %390
  br label %392

392:
  %393 = phi double [ %382, %379 ], [ %352, %386 ]
  %394 = phi double [ %385, %379 ], [ %357, %386 ]
  %395 = phi double [ %372, %379 ], [ %391, %386 ]
  %396 = getelementptr %struct.flat, ptr %343, i64 0, i32 10
  store double %393, ptr %396
  %397 = getelementptr %struct.flat, ptr %343, i64 0, i32 11
  store double %394, ptr %397
  %398 = getelementptr i64, ptr %342, i64 3
  %399 = load i64, ptr %398
  %400 = load i64, ptr %34
  %401 = icmp slt i64 %399, %400
  br i1 %401, label %402, label %404

402:
  %403 = getelementptr double, ptr %7, i64 %399
  store double %395, ptr %403
  br label %404

404:
  %405 = add i64 %339, 1
  %406 = load i64, ptr %100
  %407 = icmp slt i64 %405, %406
  br i1 %407, label %338, label %409

408:
  call void @solve(ptr %0, ptr %9, ptr %11, ptr %10, ptr %5, ptr %7)
  br label %409

409:
  %410 = icmp eq ptr %6, null
  br i1 %410, label %431, label %411

411:
  %412 = load ptr, ptr %80
  %413 = load ptr, ptr %81
  call void @tree_coordinate_rates(ptr %0, ptr %412, ptr %413, ptr %6)
  %414 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 3
  %415 = load i64, ptr %414
  %416 = icmp eq i64 %415, 0
  br i1 %416, label %431, label %417

417:
  %418 = load i64, ptr %34
  %419 = getelementptr double, ptr %7, i64 %418
  %420 = bitcast ptr %419 to ptr
  %421 = getelementptr %struct.scratch, ptr %9, i64 0, i32 6
  %422 = load ptr, ptr %421
  %423 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %424 = load i64, ptr %423
  %425 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %426 = load i64, ptr %425
  %427 = mul i64 %426, %424
  %428 = getelementptr double, ptr %422, i64 %427
  %429 = bitcast ptr %428 to ptr
  %430 = shl i64 %415, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %420, ptr align 8 %429, i64 %430, i1 false)
  br label %431

431:
  %432 = getelementptr %struct.scratch, ptr %9, i64 0, i32 0
  %433 = load i64, ptr %432
  %434 = icmp slt i64 %433, 0
  br i1 %434, label %435, label %439

435:
  %436 = getelementptr %struct.scratch, ptr %9, i64 0, i32 1
  %437 = bitcast ptr %436 to ptr
  %438 = load ptr, ptr %437
  call void @free(ptr %438)
  br label %445

439:
  %440 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 22, i64 %433
  %441 = getelementptr %struct.scratch, ptr %9, i64 0, i32 1
  %442 = load ptr, ptr %441
  %443 = bitcast ptr %440 to ptr
  %444 = ptrtoint ptr %442 to i64
  store atomic i64 %444, ptr %443 release, align 8
  br label %445

445:
  br label %446

446:
  ret void
}

define internal void @solve(ptr  %0, ptr  %1, ptr  %2, ptr %3, ptr  %4, ptr  %5) {
  call void @tree_go_outward(ptr %0, ptr %1, ptr %2, ptr %4)
  %7 = icmp eq ptr %3, null
  br i1 %7, label %11, label %8

8:
  call void @tree_act(ptr %0, ptr %1, ptr %3)
  %9 = getelementptr %struct.scratch, ptr %1, i64 0, i32 6
  %10 = load ptr, ptr %9
  br label %11

11:
  %12 = phi ptr [ %10, %8 ], [ null, %6 ]
  %13 = getelementptr %struct.scratch, ptr %1, i64 0, i32 2
  %14 = load ptr, ptr %13
  %15 = getelementptr double, ptr %4, i64 4
  %16 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %17 = load i64, ptr %16
  %18 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %19 = load i64, ptr %18
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %378

21:
  %22 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %23 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %24 = icmp ne ptr %12, null
  %25 = icmp ne i64 %17, 0
  %26 = select i1 %24, i1 %25, i1 false
  br label %27

27:
  %28 = phi i64 [ %19, %21 ], [ %29, %374 ]
  %29 = add i64 %28, -1
  %30 = load ptr, ptr %22
  %31 = mul i64 %29, 6
  %32 = getelementptr i64, ptr %30, i64 %31
  %33 = getelementptr i64, ptr %32, i64 3
  %34 = load i64, ptr %33
  %35 = load i64, ptr %23
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %40, label %37

37:
  %38 = getelementptr %struct.body, ptr %14, i64 %28, i32 11
  %39 = bitcast ptr %38 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(96) %39, i8 0, i64 96, i1 false)
  br label %148

40:
  %41 = getelementptr i64, ptr %32, i64 1
  %42 = load i64, ptr %41
  %43 = icmp eq i64 %42, 1
  %44 = mul i64 %29, 36
  %45 = add i64 %44, 32
  %46 = getelementptr double, ptr %15, i64 %45
  %47 = load double, ptr %46
  br i1 %26, label %48, label %52

48:
  %49 = mul i64 %29, %17
  %50 = getelementptr double, ptr %12, i64 %49
  %51 = load double, ptr %50
  br label %52

52:
  %53 = phi double [ %51, %48 ], [ 0.000000e+00, %40 ]
  %54 = getelementptr %struct.body, ptr %14, i64 %28, i32 7, i32 0
  %55 = load <4 x double>, ptr %54, align 32
  %56 = getelementptr %struct.body, ptr %14, i64 %28, i32 7, i32 1
  %57 = load <4 x double>, ptr %56, align 32
  %58 = getelementptr %struct.body, ptr %14, i64 %28, i32 7, i32 2
  %59 = load <4 x double>, ptr %58, align 32
  %60 = getelementptr %struct.body, ptr %14, i64 %28, i32 6, i32 2
  %61 = select i1 %43, ptr %58, ptr %60
  %62 = load <4 x double>, ptr %61, align 32
  br i1 %43, label %63, label %72

63:
  %64 = getelementptr %struct.body, ptr %14, i64 %28, i32 8, i32 2
  %65 = load <4 x double>, ptr %64, align 32
  %66 = extractelement <4 x double> %65, i64 2
  %67 = fadd double %47, %66
  %68 = fcmp ogt double %67, 0.000000e+00
  %69 = fdiv double 1.000000e+00, %67
  %70 = select i1 %68, double %69, double 0x7FF8000000000000
  %71 = getelementptr %struct.body, ptr %14, i64 %28, i32 9, i64 2
  br label %83

72:
  %73 = shufflevector <4 x double> %55, <4 x double> %57, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %74 = shufflevector <4 x double> %73, <4 x double> %59, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %75 = extractelement <4 x double> %62, i64 2
  %76 = fadd double %47, %75
  %77 = fcmp ogt double %76, 0.000000e+00
  %78 = fdiv double 1.000000e+00, %76
  %79 = select i1 %77, double %78, double 0x7FF8000000000000
  %80 = getelementptr %struct.body, ptr %14, i64 %28, i32 10, i64 2
  %81 = getelementptr %struct.body, ptr %14, i64 %28, i32 8, i32 2
  %82 = load <4 x double>, ptr %81, align 32
  br label %83

83:
  %84 = phi <4 x double> [ %65, %63 ], [ %82, %72 ]
  %85 = phi double [ %70, %63 ], [ %79, %72 ]
  %86 = phi <4 x double> [ %65, %63 ], [ %74, %72 ]
  %87 = phi ptr [ %71, %63 ], [ %80, %72 ]
  %88 = load double, ptr %87, align 16
  %89 = fsub double %53, %88
  %90 = getelementptr %struct.body, ptr %14, i64 %28, i32 6
  %91 = insertelement <4 x double> poison, double %85, i64 0
  %92 = shufflevector <4 x double> %91, <4 x double> poison, <4 x i32> zeroinitializer
  %93 = shufflevector <4 x double> %62, <4 x double> poison, <4 x i32> zeroinitializer
  %94 = getelementptr %struct.mat, ptr %90, i64 0, i32 0
  %95 = load <4 x double>, ptr %94, align 32
  %96 = fneg <4 x double> %92
  %97 = fmul <4 x double> %62, %96
  %98 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %97, <4 x double> %93, <4 x double> %95)
  store <4 x double> %98, ptr %94, align 32
  %99 = shufflevector <4 x double> %62, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %100 = getelementptr %struct.body, ptr %14, i64 %28, i32 6, i32 1
  %101 = load <4 x double>, ptr %100, align 32
  %102 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %97, <4 x double> %99, <4 x double> %101)
  store <4 x double> %102, ptr %100, align 32
  %103 = shufflevector <4 x double> %62, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %104 = load <4 x double>, ptr %60, align 32
  %105 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %97, <4 x double> %103, <4 x double> %104)
  store <4 x double> %105, ptr %60, align 32
  %106 = shufflevector <4 x double> %86, <4 x double> poison, <4 x i32> zeroinitializer
  %107 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %97, <4 x double> %106, <4 x double> %55)
  store <4 x double> %107, ptr %54, align 32
  %108 = shufflevector <4 x double> %86, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %109 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %97, <4 x double> %108, <4 x double> %57)
  store <4 x double> %109, ptr %56, align 32
  %110 = shufflevector <4 x double> %86, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %111 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %97, <4 x double> %110, <4 x double> %59)
  store <4 x double> %111, ptr %58, align 32
  %112 = getelementptr %struct.body, ptr %14, i64 %28, i32 8
  %113 = getelementptr %struct.mat, ptr %112, i64 0, i32 0
  %114 = load <4 x double>, ptr %113, align 32
  %115 = fmul <4 x double> %86, %96
  %116 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %115, <4 x double> %106, <4 x double> %114)
  store <4 x double> %116, ptr %113, align 32
  %117 = getelementptr %struct.body, ptr %14, i64 %28, i32 8, i32 1
  %118 = load <4 x double>, ptr %117, align 32
  %119 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %115, <4 x double> %108, <4 x double> %118)
  store <4 x double> %119, ptr %117, align 32
  %120 = getelementptr %struct.body, ptr %14, i64 %28, i32 8, i32 2
  %121 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %115, <4 x double> %110, <4 x double> %84)
  store <4 x double> %121, ptr %120, align 32
  %122 = fcmp oeq double %47, 0.000000e+00
  br i1 %122, label %123, label %133

123:
  %124 = select i1 %43, ptr %112, ptr %90
  %125 = getelementptr %struct.mat, ptr %124, i64 0, i32 1, i64 2
  store double 0.000000e+00, ptr %125, align 16
  %126 = getelementptr %struct.mat, ptr %124, i64 0, i32 0, i64 2
  store double 0.000000e+00, ptr %126, align 16
  %127 = getelementptr %struct.mat, ptr %124, i64 0, i32 2
  store <4 x double> zeroinitializer, ptr %127, align 32
  br i1 %43, label %128, label %129

128:
  store <4 x double> zeroinitializer, ptr %58, align 32
  br label %133

129:
  %130 = getelementptr %struct.body, ptr %14, i64 %28, i32 7, i32 2, i64 2
  store double 0.000000e+00, ptr %130, align 16
  %131 = getelementptr %struct.body, ptr %14, i64 %28, i32 7, i32 1, i64 2
  store double 0.000000e+00, ptr %131, align 16
  %132 = getelementptr %struct.body, ptr %14, i64 %28, i32 7, i32 0, i64 2
  store double 0.000000e+00, ptr %132, align 16
  br label %133

133:
  %134 = fmul double %85, %89
  %135 = insertelement <4 x double> poison, double %134, i64 0
  %136 = shufflevector <4 x double> %135, <4 x double> poison, <4 x i32> zeroinitializer
  %137 = getelementptr %struct.body, ptr %14, i64 %28, i32 10
  %138 = load <4 x double>, ptr %137, align 32
  %139 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %136, <4 x double> %62, <4 x double> %138)
  store <4 x double> %139, ptr %137, align 32
  %140 = getelementptr %struct.body, ptr %14, i64 %28, i32 9
  %141 = load <4 x double>, ptr %140, align 32
  %142 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %136, <4 x double> %86, <4 x double> %141)
  store <4 x double> %142, ptr %140, align 32
  %143 = getelementptr %struct.body, ptr %14, i64 %28, i32 11
  store <4 x double> %62, ptr %143, align 32
  %144 = getelementptr %struct.body, ptr %14, i64 %28, i32 12
  store <4 x double> %86, ptr %144, align 32
  %145 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %85, i64 0
  %146 = insertelement <4 x double> %145, double %89, i64 1
  %147 = getelementptr %struct.body, ptr %14, i64 %28, i32 13
  store <4 x double> %146, ptr %147, align 32
  br label %148

148:
  %149 = load i64, ptr %32
  %150 = icmp eq i64 %149, 0
  br i1 %150, label %374, label %151

151:
  %152 = getelementptr %struct.body, ptr %14, i64 %28, i32 0, i32 0
  %153 = load <4 x double>, ptr %152, align 32
  %154 = getelementptr %struct.body, ptr %14, i64 %28, i32 0, i32 1
  %155 = load <4 x double>, ptr %154, align 32
  %156 = getelementptr %struct.body, ptr %14, i64 %28, i32 0, i32 2
  %157 = load <4 x double>, ptr %156, align 32
  %158 = getelementptr %struct.body, ptr %14, i64 %28, i32 1
  %159 = load <4 x double>, ptr %158, align 32
  %160 = getelementptr %struct.body, ptr %14, i64 %28, i32 6, i32 0
  %161 = load <4 x double>, ptr %160, align 32
  %162 = shufflevector <4 x double> %161, <4 x double> poison, <4 x i32> zeroinitializer
  %163 = shufflevector <4 x double> %161, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %164 = fmul <4 x double> %155, %163
  %165 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %153, <4 x double> %162, <4 x double> %164)
  %166 = shufflevector <4 x double> %161, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %167 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %157, <4 x double> %166, <4 x double> %165)
  %168 = getelementptr %struct.body, ptr %14, i64 %28, i32 6, i32 1
  %169 = load <4 x double>, ptr %168, align 32
  %170 = shufflevector <4 x double> %169, <4 x double> poison, <4 x i32> zeroinitializer
  %171 = shufflevector <4 x double> %169, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %172 = fmul <4 x double> %155, %171
  %173 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %153, <4 x double> %170, <4 x double> %172)
  %174 = shufflevector <4 x double> %169, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %175 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %157, <4 x double> %174, <4 x double> %173)
  %176 = getelementptr %struct.body, ptr %14, i64 %28, i32 6, i32 2
  %177 = load <4 x double>, ptr %176, align 32
  %178 = shufflevector <4 x double> %177, <4 x double> poison, <4 x i32> zeroinitializer
  %179 = shufflevector <4 x double> %177, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %180 = fmul <4 x double> %155, %179
  %181 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %153, <4 x double> %178, <4 x double> %180)
  %182 = shufflevector <4 x double> %177, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %183 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %157, <4 x double> %182, <4 x double> %181)
  %184 = shufflevector <4 x double> %153, <4 x double> poison, <4 x i32> zeroinitializer
  %185 = shufflevector <4 x double> %155, <4 x double> poison, <4 x i32> zeroinitializer
  %186 = fmul <4 x double> %185, %175
  %187 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %167, <4 x double> %184, <4 x double> %186)
  %188 = shufflevector <4 x double> %157, <4 x double> poison, <4 x i32> zeroinitializer
  %189 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %183, <4 x double> %188, <4 x double> %187)
  %190 = shufflevector <4 x double> %153, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %191 = shufflevector <4 x double> %155, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %192 = fmul <4 x double> %191, %175
  %193 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %167, <4 x double> %190, <4 x double> %192)
  %194 = shufflevector <4 x double> %157, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %195 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %183, <4 x double> %194, <4 x double> %193)
  %196 = shufflevector <4 x double> %153, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %197 = shufflevector <4 x double> %155, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %198 = fmul <4 x double> %197, %175
  %199 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %167, <4 x double> %196, <4 x double> %198)
  %200 = shufflevector <4 x double> %157, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %201 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %183, <4 x double> %200, <4 x double> %199)
  %202 = getelementptr %struct.body, ptr %14, i64 %28, i32 7, i32 0
  %203 = load <4 x double>, ptr %202, align 32
  %204 = shufflevector <4 x double> %203, <4 x double> poison, <4 x i32> zeroinitializer
  %205 = shufflevector <4 x double> %203, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %206 = fmul <4 x double> %155, %205
  %207 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %153, <4 x double> %204, <4 x double> %206)
  %208 = shufflevector <4 x double> %203, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %209 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %157, <4 x double> %208, <4 x double> %207)
  %210 = getelementptr %struct.body, ptr %14, i64 %28, i32 7, i32 1
  %211 = load <4 x double>, ptr %210, align 32
  %212 = shufflevector <4 x double> %211, <4 x double> poison, <4 x i32> zeroinitializer
  %213 = shufflevector <4 x double> %211, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %214 = fmul <4 x double> %155, %213
  %215 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %153, <4 x double> %212, <4 x double> %214)
  %216 = shufflevector <4 x double> %211, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %217 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %157, <4 x double> %216, <4 x double> %215)
  %218 = getelementptr %struct.body, ptr %14, i64 %28, i32 7, i32 2
  %219 = load <4 x double>, ptr %218, align 32
  %220 = shufflevector <4 x double> %219, <4 x double> poison, <4 x i32> zeroinitializer
  %221 = shufflevector <4 x double> %219, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %222 = fmul <4 x double> %155, %221
  %223 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %153, <4 x double> %220, <4 x double> %222)
  %224 = shufflevector <4 x double> %219, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %225 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %157, <4 x double> %224, <4 x double> %223)
  %226 = fmul <4 x double> %185, %217
  %227 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %209, <4 x double> %184, <4 x double> %226)
  %228 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %225, <4 x double> %188, <4 x double> %227)
  %229 = fmul <4 x double> %191, %217
  %230 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %209, <4 x double> %190, <4 x double> %229)
  %231 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %225, <4 x double> %194, <4 x double> %230)
  %232 = fmul <4 x double> %197, %217
  %233 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %209, <4 x double> %196, <4 x double> %232)
  %234 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %225, <4 x double> %200, <4 x double> %233)
  %235 = getelementptr %struct.body, ptr %14, i64 %28, i32 8, i32 0
  %236 = load <4 x double>, ptr %235, align 32
  %237 = shufflevector <4 x double> %236, <4 x double> poison, <4 x i32> zeroinitializer
  %238 = shufflevector <4 x double> %236, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %239 = fmul <4 x double> %155, %238
  %240 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %153, <4 x double> %237, <4 x double> %239)
  %241 = shufflevector <4 x double> %236, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %242 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %157, <4 x double> %241, <4 x double> %240)
  %243 = getelementptr %struct.body, ptr %14, i64 %28, i32 8, i32 1
  %244 = load <4 x double>, ptr %243, align 32
  %245 = shufflevector <4 x double> %244, <4 x double> poison, <4 x i32> zeroinitializer
  %246 = shufflevector <4 x double> %244, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %247 = fmul <4 x double> %155, %246
  %248 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %153, <4 x double> %245, <4 x double> %247)
  %249 = shufflevector <4 x double> %244, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %250 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %157, <4 x double> %249, <4 x double> %248)
  %251 = getelementptr %struct.body, ptr %14, i64 %28, i32 8, i32 2
  %252 = load <4 x double>, ptr %251, align 32
  %253 = shufflevector <4 x double> %252, <4 x double> poison, <4 x i32> zeroinitializer
  %254 = shufflevector <4 x double> %252, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %255 = fmul <4 x double> %155, %254
  %256 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %153, <4 x double> %253, <4 x double> %255)
  %257 = shufflevector <4 x double> %252, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %258 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %157, <4 x double> %257, <4 x double> %256)
  %259 = fmul <4 x double> %185, %250
  %260 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %242, <4 x double> %184, <4 x double> %259)
  %261 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %258, <4 x double> %188, <4 x double> %260)
  %262 = fmul <4 x double> %191, %250
  %263 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %242, <4 x double> %190, <4 x double> %262)
  %264 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %258, <4 x double> %194, <4 x double> %263)
  %265 = fmul <4 x double> %197, %250
  %266 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %242, <4 x double> %196, <4 x double> %265)
  %267 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %258, <4 x double> %200, <4 x double> %266)
  %268 = shufflevector <4 x double> %261, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %269 = fmul <4 x double> %159, %268
  %270 = shufflevector <4 x double> %159, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %271 = fmul <4 x double> %270, %261
  %272 = fsub <4 x double> %269, %271
  %273 = shufflevector <4 x double> %272, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %274 = shufflevector <4 x double> %264, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %275 = fmul <4 x double> %159, %274
  %276 = fmul <4 x double> %270, %264
  %277 = fsub <4 x double> %275, %276
  %278 = shufflevector <4 x double> %277, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %279 = shufflevector <4 x double> %267, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %280 = fmul <4 x double> %159, %279
  %281 = fmul <4 x double> %270, %267
  %282 = fsub <4 x double> %280, %281
  %283 = shufflevector <4 x double> %282, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %284 = fadd <4 x double> %228, %273
  %285 = fadd <4 x double> %231, %278
  %286 = fadd <4 x double> %234, %283
  %287 = shufflevector <4 x double> %159, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %288 = shufflevector <4 x double> %159, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %289 = fneg <4 x double> %231
  %290 = fmul <4 x double> %288, %289
  %291 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %234, <4 x double> %287, <4 x double> %290)
  %292 = shufflevector <4 x double> %159, <4 x double> poison, <4 x i32> zeroinitializer
  %293 = fneg <4 x double> %234
  %294 = fmul <4 x double> %292, %293
  %295 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %228, <4 x double> %288, <4 x double> %294)
  %296 = fneg <4 x double> %228
  %297 = fmul <4 x double> %287, %296
  %298 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %231, <4 x double> %292, <4 x double> %297)
  %299 = shufflevector <4 x double> %291, <4 x double> %295, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %300 = shufflevector <4 x double> %291, <4 x double> %295, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %301 = shufflevector <4 x double> %299, <4 x double> %298, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %302 = shufflevector <4 x double> %299, <4 x double> %298, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %303 = shufflevector <4 x double> %300, <4 x double> %298, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %304 = fneg <4 x double> %285
  %305 = fmul <4 x double> %288, %304
  %306 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %286, <4 x double> %287, <4 x double> %305)
  %307 = fneg <4 x double> %286
  %308 = fmul <4 x double> %292, %307
  %309 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %284, <4 x double> %288, <4 x double> %308)
  %310 = fneg <4 x double> %284
  %311 = fmul <4 x double> %287, %310
  %312 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %285, <4 x double> %292, <4 x double> %311)
  %313 = fadd <4 x double> %301, %306
  %314 = fadd <4 x double> %302, %309
  %315 = fadd <4 x double> %303, %312
  %316 = fadd <4 x double> %189, %313
  %317 = fadd <4 x double> %195, %314
  %318 = fadd <4 x double> %201, %315
  %319 = getelementptr %struct.body, ptr %14, i64 %149, i32 6, i32 0
  %320 = load <4 x double>, ptr %319, align 32
  %321 = fadd <4 x double> %320, %316
  %322 = getelementptr %struct.body, ptr %14, i64 %149, i32 6, i32 1
  %323 = load <4 x double>, ptr %322, align 32
  %324 = fadd <4 x double> %323, %317
  %325 = getelementptr %struct.body, ptr %14, i64 %149, i32 6, i32 2
  %326 = load <4 x double>, ptr %325, align 32
  %327 = fadd <4 x double> %326, %318
  store <4 x double> %321, ptr %319, align 32
  store <4 x double> %324, ptr %322, align 32
  store <4 x double> %327, ptr %325, align 32
  %328 = getelementptr %struct.body, ptr %14, i64 %149, i32 7, i32 0
  %329 = load <4 x double>, ptr %328, align 32
  %330 = fadd <4 x double> %329, %284
  %331 = getelementptr %struct.body, ptr %14, i64 %149, i32 7, i32 1
  %332 = load <4 x double>, ptr %331, align 32
  %333 = fadd <4 x double> %332, %285
  %334 = getelementptr %struct.body, ptr %14, i64 %149, i32 7, i32 2
  %335 = load <4 x double>, ptr %334, align 32
  %336 = fadd <4 x double> %335, %286
  store <4 x double> %330, ptr %328, align 32
  store <4 x double> %333, ptr %331, align 32
  store <4 x double> %336, ptr %334, align 32
  %337 = getelementptr %struct.body, ptr %14, i64 %149, i32 8, i32 0
  %338 = load <4 x double>, ptr %337, align 32
  %339 = fadd <4 x double> %261, %338
  %340 = getelementptr %struct.body, ptr %14, i64 %149, i32 8, i32 1
  %341 = load <4 x double>, ptr %340, align 32
  %342 = fadd <4 x double> %264, %341
  %343 = getelementptr %struct.body, ptr %14, i64 %149, i32 8, i32 2
  %344 = load <4 x double>, ptr %343, align 32
  %345 = fadd <4 x double> %267, %344
  store <4 x double> %339, ptr %337, align 32
  store <4 x double> %342, ptr %340, align 32
  store <4 x double> %345, ptr %343, align 32
  %346 = getelementptr %struct.body, ptr %14, i64 %28, i32 9
  %347 = load <4 x double>, ptr %346, align 32
  %348 = shufflevector <4 x double> %347, <4 x double> poison, <4 x i32> zeroinitializer
  %349 = shufflevector <4 x double> %347, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %350 = fmul <4 x double> %155, %349
  %351 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %153, <4 x double> %348, <4 x double> %350)
  %352 = shufflevector <4 x double> %347, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %353 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %157, <4 x double> %352, <4 x double> %351)
  %354 = getelementptr %struct.body, ptr %14, i64 %149, i32 9
  %355 = load <4 x double>, ptr %354, align 32
  %356 = fadd <4 x double> %355, %353
  store <4 x double> %356, ptr %354, align 32
  %357 = getelementptr %struct.body, ptr %14, i64 %28, i32 10
  %358 = load <4 x double>, ptr %357, align 32
  %359 = shufflevector <4 x double> %358, <4 x double> poison, <4 x i32> zeroinitializer
  %360 = shufflevector <4 x double> %358, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %361 = fmul <4 x double> %155, %360
  %362 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %153, <4 x double> %359, <4 x double> %361)
  %363 = shufflevector <4 x double> %358, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %364 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %157, <4 x double> %363, <4 x double> %362)
  %365 = shufflevector <4 x double> %353, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %366 = fmul <4 x double> %159, %365
  %367 = fmul <4 x double> %270, %353
  %368 = fsub <4 x double> %366, %367
  %369 = shufflevector <4 x double> %368, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %370 = fadd <4 x double> %364, %369
  %371 = getelementptr %struct.body, ptr %14, i64 %149, i32 10
  %372 = load <4 x double>, ptr %371, align 32
  %373 = fadd <4 x double> %372, %370
  store <4 x double> %373, ptr %371, align 32
  br label %374

374:
  %375 = icmp ugt i64 %28, 1
  br i1 %375, label %27, label %376

376:
  %377 = load ptr, ptr %13
  br label %378

378:
  %379 = phi ptr [ %377, %376 ], [ %14, %11 ]
  %380 = getelementptr %struct.body, ptr %379, i64 0, i32 3
  %381 = bitcast ptr %380 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(64) %381, i8 0, i64 64, i1 false)
  %382 = load i64, ptr %18
  %383 = icmp sgt i64 %382, 0
  br i1 %383, label %384, label %475

384:
  %385 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %386 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %387 = getelementptr %struct.body, ptr %379, i64 1
  br label %388

388:
  %389 = phi i64 [ 0, %384 ], [ %472, %471 ]
  %390 = load ptr, ptr %385
  %391 = mul i64 %389, 6
  %392 = getelementptr i64, ptr %390, i64 %391
  %393 = getelementptr %struct.body, ptr %387, i64 %389
  %394 = load i64, ptr %392
  %395 = getelementptr i64, ptr %392, i64 1
  %396 = load i64, ptr %395
  %397 = icmp eq i64 %396, 1
  %398 = getelementptr %struct.body, ptr %393, i64 0, i32 0, i32 0
  %399 = load <4 x double>, ptr %398, align 32
  %400 = getelementptr %struct.body, ptr %393, i64 0, i32 0, i32 1
  %401 = load <4 x double>, ptr %400, align 32
  %402 = shufflevector <4 x double> %399, <4 x double> %401, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %403 = shufflevector <4 x double> %399, <4 x double> %401, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %404 = getelementptr %struct.body, ptr %393, i64 0, i32 0, i32 2
  %405 = load <4 x double>, ptr %404, align 32
  %406 = shufflevector <4 x double> %402, <4 x double> %405, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %407 = shufflevector <4 x double> %402, <4 x double> %405, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %408 = shufflevector <4 x double> %403, <4 x double> %405, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %409 = getelementptr %struct.body, ptr %379, i64 %394, i32 3
  %410 = load <4 x double>, ptr %409, align 32
  %411 = shufflevector <4 x double> %410, <4 x double> poison, <4 x i32> zeroinitializer
  %412 = shufflevector <4 x double> %410, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %413 = fmul <4 x double> %407, %412
  %414 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %406, <4 x double> %411, <4 x double> %413)
  %415 = shufflevector <4 x double> %410, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %416 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %408, <4 x double> %415, <4 x double> %414)
  %417 = getelementptr %struct.body, ptr %379, i64 %394, i32 4
  %418 = load <4 x double>, ptr %417, align 32
  %419 = getelementptr %struct.body, ptr %393, i64 0, i32 1
  %420 = load <4 x double>, ptr %419, align 32
  %421 = shufflevector <4 x double> %420, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %422 = fmul <4 x double> %410, %421
  %423 = shufflevector <4 x double> %410, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %424 = fmul <4 x double> %423, %420
  %425 = fsub <4 x double> %422, %424
  %426 = shufflevector <4 x double> %425, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %427 = fadd <4 x double> %418, %426
  %428 = shufflevector <4 x double> %427, <4 x double> poison, <4 x i32> zeroinitializer
  %429 = shufflevector <4 x double> %427, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %430 = fmul <4 x double> %407, %429
  %431 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %406, <4 x double> %428, <4 x double> %430)
  %432 = shufflevector <4 x double> %427, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %433 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %408, <4 x double> %432, <4 x double> %431)
  %434 = getelementptr %struct.body, ptr %393, i64 0, i32 11
  %435 = load <4 x double>, ptr %434, align 32
  %436 = fmul <4 x double> %435, %416
  %437 = extractelement <4 x double> %436, i64 0
  %438 = extractelement <4 x double> %436, i64 1
  %439 = fadd double %437, %438
  %440 = extractelement <4 x double> %436, i64 2
  %441 = fadd double %440, %439
  %442 = getelementptr %struct.body, ptr %393, i64 0, i32 12
  %443 = load <4 x double>, ptr %442, align 32
  %444 = fmul <4 x double> %443, %433
  %445 = extractelement <4 x double> %444, i64 0
  %446 = extractelement <4 x double> %444, i64 1
  %447 = fadd double %445, %446
  %448 = extractelement <4 x double> %444, i64 2
  %449 = fadd double %448, %447
  %450 = fadd double %441, %449
  %451 = getelementptr %struct.body, ptr %393, i64 0, i32 13
  %452 = getelementptr <4 x double>, ptr %451, i64 0, i64 0
  %453 = load double, ptr %452, align 32
  %454 = getelementptr <4 x double>, ptr %451, i64 0, i64 1
  %455 = load double, ptr %454
  %456 = fsub double %455, %450
  %457 = fmul double %453, %456
  %458 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %457, i64 2
  %459 = select i1 %397, <4 x double> splat (double -0.000000e+00), <4 x double> %458
  %460 = fadd <4 x double> %416, %459
  %461 = getelementptr %struct.body, ptr %393, i64 0, i32 3
  store <4 x double> %460, ptr %461, align 32
  %462 = select i1 %397, <4 x double> %458, <4 x double> splat (double -0.000000e+00)
  %463 = fadd <4 x double> %433, %462
  %464 = getelementptr %struct.body, ptr %393, i64 0, i32 4
  store <4 x double> %463, ptr %464, align 32
  %465 = getelementptr i64, ptr %392, i64 3
  %466 = load i64, ptr %465
  %467 = load i64, ptr %386
  %468 = icmp slt i64 %466, %467
  br i1 %468, label %469, label %471

469:
  %470 = getelementptr double, ptr %5, i64 %466
  store double %457, ptr %470
  br label %471

471:
  %472 = add i64 %389, 1
  %473 = load i64, ptr %18
  %474 = icmp slt i64 %472, %473
  br i1 %474, label %388, label %475

475:
  ret void
}

define void @tree_motion_accelerations(ptr %0, double %1, ptr  %2, ptr  %3, ptr  %4, ptr %5, ptr %6, ptr %7, ptr %8) {
  %10 = call ptr @state_of(ptr %0, ptr %2, ptr %3, ptr %4)
  %11 = icmp eq ptr %10, null
  br i1 %11, label %13, label %12

12:
  call void @tree_motion_rates(ptr %0, double %1, ptr %10, ptr %5, ptr %6, ptr %7, ptr null, ptr %8)
  br label %18

13:
  %14 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %15 = load i64, ptr %14
  %16 = call i64 @llvm.smax.i64(i64 %15, i64 0)
  %17 = icmp slt i64 %15, 1
  br i1 %17, label %18, label %20

18:
  %19 = bitcast ptr %10 to ptr
  call void @free(ptr %19)
  ret void

20:
  %21 = phi i64 [ %23, %20 ], [ 0, %13 ]
  %22 = getelementptr double, ptr %8, i64 %21
  store double 0x7FF8000000000000, ptr %22
  %23 = add i64 %21, 1
  %24 = icmp eq i64 %23, %16
  br i1 %24, label %18, label %20
}

define internal ptr @state_of(ptr  %0, ptr  %1, ptr  %2, ptr  %3) {
  %5 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5
  %7 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %8 = load i64, ptr %7
  %9 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 3
  %10 = load i64, ptr %9
  %11 = add i64 %8, %6
  %12 = add i64 %11, %10
  %13 = shl i64 %12, 3
  %14 = add i64 %13, 8
  %15 = call ptr @malloc(i64 %14)
  %16 = bitcast ptr %15 to ptr
  %17 = icmp eq ptr %15, null
  br i1 %17, label %31, label %18

18:
  %19 = bitcast ptr %1 to ptr
  %20 = shl i64 %6, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %19, i64 %20, i1 false)
  %21 = getelementptr double, ptr %16, i64 %6
  %22 = bitcast ptr %21 to ptr
  %23 = bitcast ptr %2 to ptr
  %24 = shl i64 %8, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %23, i64 %24, i1 false)
  %25 = icmp eq i64 %10, 0
  br i1 %25, label %31, label %26

26:
  %27 = getelementptr double, ptr %21, i64 %8
  %28 = bitcast ptr %27 to ptr
  %29 = bitcast ptr %3 to ptr
  %30 = shl i64 %10, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %28, ptr align 8 %29, i64 %30, i1 false)
  br label %31

31:
  ret ptr %16
}

define void @tree_motion_inverse(ptr %0, double %1, ptr  %2, ptr  %3, ptr  %4, ptr  %5, ptr %6, ptr %7, ptr %8, ptr  %9) {
  %11 = alloca %struct.scratch, align 8
  %12 = alloca %struct.call, align 8
  %13 = bitcast ptr %11 to ptr
  %14 = call i32 @tree_take(ptr %0, ptr %11)
  %15 = call ptr @state_of(ptr %0, ptr %2, ptr %3, ptr %5)
  %16 = icmp ne i32 %14, 0
  %17 = icmp ne ptr %15, null
  %18 = select i1 %16, i1 %17, i1 false
  br i1 %18, label %19, label %581

19:
  %20 = bitcast ptr %12 to ptr
  %21 = getelementptr %struct.call, ptr %12, i64 0, i32 0
  store double %1, ptr %21
  %22 = getelementptr %struct.call, ptr %12, i64 0, i32 1
  store ptr %15, ptr %22
  %23 = getelementptr %struct.call, ptr %12, i64 0, i32 2
  store ptr %6, ptr %23
  %24 = getelementptr %struct.call, ptr %12, i64 0, i32 3
  store ptr %7, ptr %24
  %25 = getelementptr %struct.call, ptr %12, i64 0, i32 4
  store ptr %8, ptr %25
  call void @tree_find_given(ptr %0, ptr %11, ptr %12)
  %26 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 1
  %27 = load i64, ptr %26
  %28 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %29 = load i64, ptr %28
  %30 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 4
  %31 = load i64, ptr %30
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %35

33:
  %34 = getelementptr double, ptr %15, i64 %27
  br label %71

35:
  %36 = getelementptr %struct.scratch, ptr %11, i64 0, i32 6
  %37 = load ptr, ptr %36
  %38 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %39 = load i64, ptr %38
  %40 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %41 = load i64, ptr %40
  %42 = mul i64 %41, %39
  %43 = getelementptr double, ptr %37, i64 %42
  %44 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 3
  %45 = load i64, ptr %44
  %46 = getelementptr double, ptr %43, i64 %45
  %47 = getelementptr %struct.scratch, ptr %11, i64 0, i32 8
  %48 = bitcast ptr %47 to ptr
  %49 = load ptr, ptr %48
  %50 = bitcast ptr %15 to ptr
  %51 = shl i64 %27, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 8 %50, i64 %51, i1 false)
  %52 = bitcast ptr %49 to ptr
  %53 = getelementptr double, ptr %52, i64 %27
  %54 = bitcast ptr %53 to ptr
  %55 = bitcast ptr %46 to ptr
  %56 = shl i64 %31, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %54, ptr align 8 %55, i64 %56, i1 false)
  %57 = getelementptr %struct.scratch, ptr %11, i64 0, i32 9
  %58 = bitcast ptr %57 to ptr
  %59 = load ptr, ptr %58
  %60 = getelementptr double, ptr %15, i64 %27
  %61 = bitcast ptr %60 to ptr
  %62 = shl i64 %29, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %59, ptr align 8 %61, i64 %62, i1 false)
  %63 = bitcast ptr %59 to ptr
  %64 = getelementptr double, ptr %63, i64 %29
  %65 = bitcast ptr %64 to ptr
  %66 = getelementptr double, ptr %46, i64 %31
  %67 = bitcast ptr %66 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %65, ptr align 8 %67, i64 %56, i1 false)
  %68 = shl i64 %31, 1
  %69 = getelementptr double, ptr %46, i64 %68
  %70 = load i64, ptr %28
  br label %71

71:
  %72 = phi i64 [ %29, %33 ], [ %70, %35 ]
  %73 = phi ptr [ %15, %33 ], [ %52, %35 ]
  %74 = phi ptr [ %34, %33 ], [ %63, %35 ]
  %75 = phi ptr [ null, %33 ], [ %69, %35 ]
  %76 = getelementptr double, ptr %8, i64 4
  %77 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %78 = load i64, ptr %77
  %79 = getelementptr %struct.scratch, ptr %11, i64 0, i32 3
  %80 = load ptr, ptr %79
  %81 = getelementptr %struct.scratch, ptr %11, i64 0, i32 2
  %82 = load ptr, ptr %81
  %83 = bitcast ptr %8 to ptr
  %84 = load <4 x double>, ptr %83, align 8
  %85 = fneg <4 x double> %84
  %86 = bitcast ptr %82 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %86, i8 0, i64 192, i1 false)
  %87 = getelementptr %struct.body, ptr %82, i64 0, i32 4
  store <4 x double> %85, ptr %87, align 32
  %88 = getelementptr %struct.body, ptr %82, i64 0, i32 5
  %89 = bitcast ptr %88 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(480) %89, i8 0, i64 480, i1 false)
  %90 = getelementptr %struct.place, ptr %80, i64 0, i32 0, i32 0
  store <4 x double> <double 1.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, ptr %90, align 32
  %91 = getelementptr %struct.place, ptr %80, i64 0, i32 0, i32 1
  store <4 x double> <double 0.000000e+00, double 1.000000e+00, double 0.000000e+00, double 0.000000e+00>, ptr %91, align 32
  %92 = getelementptr %struct.place, ptr %80, i64 0, i32 0, i32 2
  store <4 x double> <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>, ptr %92, align 32
  %93 = getelementptr %struct.place, ptr %80, i64 0, i32 1
  %94 = bitcast ptr %93 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(96) %94, i8 0, i64 96, i1 false)
  call void @turn_links(ptr %0, ptr %11, ptr %73)
  %95 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %96 = load i64, ptr %95
  %97 = icmp sgt i64 %96, 0
  br i1 %97, label %98, label %107

98:
  %99 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %100 = getelementptr %struct.scratch, ptr %11, i64 0, i32 4
  %101 = getelementptr %struct.scratch, ptr %11, i64 0, i32 5
  %102 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 12
  %103 = getelementptr %struct.body, ptr %82, i64 1
  %104 = getelementptr %struct.place, ptr %80, i64 1
  %105 = load ptr, ptr %101
  %106 = load ptr, ptr %100
  br label %115

107:
  call void @tree_act(ptr %0, ptr %11, ptr %12)
  %108 = load i64, ptr %95
  %109 = icmp sgt i64 %108, 0
  br i1 %109, label %110, label %580

110:
  %111 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %112 = icmp eq i64 %78, 0
  %113 = getelementptr %struct.scratch, ptr %11, i64 0, i32 6
  %114 = load ptr, ptr %113
  br label %500

115:
  %116 = phi i64 [ 0, %98 ], [ %497, %496 ]
  %117 = load ptr, ptr %99
  %118 = mul i64 %116, 6
  %119 = getelementptr i64, ptr %117, i64 %118
  %120 = getelementptr i64, ptr %119, i64 3
  %121 = load i64, ptr %120
  %122 = getelementptr %struct.body, ptr %103, i64 %116
  %123 = load i64, ptr %119
  %124 = mul i64 %116, 36
  %125 = getelementptr double, ptr %76, i64 %124
  %126 = icmp slt i64 %121, %72
  %127 = getelementptr double, ptr %4, i64 %121
  %128 = sub i64 %121, %72
  %129 = getelementptr double, ptr %75, i64 %128
  %130 = select i1 %126, ptr %127, ptr %129
  %131 = load double, ptr %130
  %132 = getelementptr i64, ptr %119, i64 1
  %133 = load i64, ptr %132
  %134 = icmp eq i64 %133, 1
  %135 = bitcast ptr %125 to ptr
  %136 = load <4 x double>, ptr %135, align 8
  %137 = getelementptr double, ptr %125, i64 4
  %138 = bitcast ptr %137 to ptr
  %139 = load <4 x double>, ptr %138, align 8
  %140 = getelementptr double, ptr %125, i64 8
  %141 = bitcast ptr %140 to ptr
  %142 = load <4 x double>, ptr %141, align 8
  %143 = icmp eq i64 %133, 0
  br i1 %143, label %144, label %158

144:
  %145 = getelementptr double, ptr %105, i64 %116
  %146 = load double, ptr %145
  %147 = getelementptr double, ptr %106, i64 %116
  %148 = load double, ptr %147
  %149 = insertelement <4 x double> poison, double %146, i64 0
  %150 = shufflevector <4 x double> %149, <4 x double> poison, <4 x i32> zeroinitializer
  %151 = insertelement <4 x double> poison, double %148, i64 0
  %152 = shufflevector <4 x double> %151, <4 x double> poison, <4 x i32> zeroinitializer
  %153 = fmul <4 x double> %139, %152
  %154 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %136, <4 x double> %150, <4 x double> %153)
  %155 = fneg <4 x double> %136
  %156 = fmul <4 x double> %152, %155
  %157 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %139, <4 x double> %150, <4 x double> %156)
  br label %226

158:
  %159 = icmp slt i64 %133, 3
  br i1 %159, label %226, label %160

160:
  %161 = getelementptr i64, ptr %119, i64 2
  %162 = load i64, ptr %161
  %163 = getelementptr double, ptr %73, i64 %162
  %164 = load double, ptr %163
  %165 = getelementptr double, ptr %163, i64 1
  %166 = load double, ptr %165
  %167 = getelementptr double, ptr %163, i64 2
  %168 = load double, ptr %167
  %169 = getelementptr double, ptr %163, i64 3
  %170 = load double, ptr %169
  %171 = fmul double %170, %170
  %172 = call double @llvm.fmuladd.f64(double %168, double %168, double %171)
  %173 = call double @llvm.fmuladd.f64(double %172, double -2.000000e+00, double 1.000000e+00)
  %174 = fmul double %164, %170
  %175 = call double @llvm.fmuladd.f64(double %166, double %168, double %174)
  %176 = fmul double %175, 2.000000e+00
  %177 = fmul double %164, %168
  %178 = fneg double %177
  %179 = call double @llvm.fmuladd.f64(double %166, double %170, double %178)
  %180 = fmul double %179, 2.000000e+00
  %181 = insertelement <4 x double> poison, double %173, i64 0
  %182 = fneg double %174
  %183 = call double @llvm.fmuladd.f64(double %166, double %168, double %182)
  %184 = fmul double %183, 2.000000e+00
  %185 = call double @llvm.fmuladd.f64(double %166, double %166, double %171)
  %186 = call double @llvm.fmuladd.f64(double %185, double -2.000000e+00, double 1.000000e+00)
  %187 = fmul double %164, %166
  %188 = call double @llvm.fmuladd.f64(double %168, double %170, double %187)
  %189 = fmul double %188, 2.000000e+00
  %190 = insertelement <4 x double> poison, double %184, i64 0
  %191 = call double @llvm.fmuladd.f64(double %166, double %170, double %177)
  %192 = fmul double %191, 2.000000e+00
  %193 = fneg double %187
  %194 = call double @llvm.fmuladd.f64(double %168, double %170, double %193)
  %195 = fmul double %194, 2.000000e+00
  %196 = fmul double %168, %168
  %197 = call double @llvm.fmuladd.f64(double %166, double %166, double %196)
  %198 = call double @llvm.fmuladd.f64(double %197, double -2.000000e+00, double 1.000000e+00)
  %199 = insertelement <4 x double> poison, double %192, i64 0
  %200 = shufflevector <4 x double> %181, <4 x double> poison, <4 x i32> zeroinitializer
  %201 = insertelement <4 x double> undef, double %176, i64 0
  %202 = shufflevector <4 x double> %201, <4 x double> poison, <4 x i32> zeroinitializer
  %203 = fmul <4 x double> %139, %202
  %204 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %136, <4 x double> %200, <4 x double> %203)
  %205 = insertelement <4 x double> undef, double %180, i64 0
  %206 = shufflevector <4 x double> %205, <4 x double> poison, <4 x i32> zeroinitializer
  %207 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %142, <4 x double> %206, <4 x double> %204)
  %208 = shufflevector <4 x double> %190, <4 x double> poison, <4 x i32> zeroinitializer
  %209 = insertelement <4 x double> undef, double %186, i64 0
  %210 = shufflevector <4 x double> %209, <4 x double> poison, <4 x i32> zeroinitializer
  %211 = fmul <4 x double> %139, %210
  %212 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %136, <4 x double> %208, <4 x double> %211)
  %213 = insertelement <4 x double> undef, double %189, i64 0
  %214 = shufflevector <4 x double> %213, <4 x double> poison, <4 x i32> zeroinitializer
  %215 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %142, <4 x double> %214, <4 x double> %212)
  %216 = shufflevector <4 x double> %199, <4 x double> poison, <4 x i32> zeroinitializer
  %217 = insertelement <4 x double> undef, double %195, i64 0
  %218 = shufflevector <4 x double> %217, <4 x double> poison, <4 x i32> zeroinitializer
  %219 = fmul <4 x double> %139, %218
  %220 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %136, <4 x double> %216, <4 x double> %219)
  %221 = insertelement <4 x double> undef, double %198, i64 0
  %222 = shufflevector <4 x double> %221, <4 x double> poison, <4 x i32> zeroinitializer
  %223 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %142, <4 x double> %222, <4 x double> %220)
  switch i64 %133, label %225 [
    i64 3, label %226
    i64 4, label %224
  ]

224:
  br label %226

225:
  br label %226

226:
  %227 = phi <4 x double> [ %154, %144 ], [ %207, %225 ], [ %223, %224 ], [ %136, %158 ], [ %215, %160 ]
  %228 = phi <4 x double> [ %157, %144 ], [ %215, %225 ], [ %207, %224 ], [ %139, %158 ], [ %223, %160 ]
  %229 = phi <4 x double> [ %142, %144 ], [ %223, %225 ], [ %215, %224 ], [ %142, %158 ], [ %207, %160 ]
  %230 = shufflevector <4 x double> %227, <4 x double> %228, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %231 = shufflevector <4 x double> %227, <4 x double> %228, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %232 = shufflevector <4 x double> %230, <4 x double> %229, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %233 = shufflevector <4 x double> %230, <4 x double> %229, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %234 = shufflevector <4 x double> %231, <4 x double> %229, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %235 = getelementptr double, ptr %125, i64 12
  %236 = bitcast ptr %235 to ptr
  %237 = load <4 x double>, ptr %236, align 8
  br i1 %134, label %238, label %246

238:
  %239 = getelementptr i64, ptr %119, i64 2
  %240 = load i64, ptr %239
  %241 = getelementptr double, ptr %73, i64 %240
  %242 = load double, ptr %241
  %243 = insertelement <4 x double> poison, double %242, i64 0
  %244 = shufflevector <4 x double> %243, <4 x double> poison, <4 x i32> zeroinitializer
  %245 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %244, <4 x double> %229, <4 x double> %237)
  br label %246

246:
  %247 = phi <4 x double> [ %245, %238 ], [ %237, %226 ]
  %248 = getelementptr %struct.body, ptr %82, i64 %123, i32 2
  %249 = load <4 x double>, ptr %248, align 32
  %250 = shufflevector <4 x double> %249, <4 x double> poison, <4 x i32> zeroinitializer
  %251 = shufflevector <4 x double> %249, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %252 = fmul <4 x double> %233, %251
  %253 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %232, <4 x double> %250, <4 x double> %252)
  %254 = shufflevector <4 x double> %249, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %255 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %234, <4 x double> %254, <4 x double> %253)
  %256 = getelementptr %struct.body, ptr %82, i64 %123, i32 4
  %257 = load <4 x double>, ptr %256, align 32
  %258 = getelementptr %struct.body, ptr %82, i64 %123, i32 3
  %259 = load <4 x double>, ptr %258, align 32
  %260 = shufflevector <4 x double> %247, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %261 = fmul <4 x double> %260, %259
  %262 = shufflevector <4 x double> %259, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %263 = fmul <4 x double> %247, %262
  %264 = fsub <4 x double> %261, %263
  %265 = shufflevector <4 x double> %264, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %266 = fadd <4 x double> %257, %265
  %267 = fmul <4 x double> %249, %260
  %268 = shufflevector <4 x double> %249, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %269 = fmul <4 x double> %247, %268
  %270 = fsub <4 x double> %267, %269
  %271 = shufflevector <4 x double> %270, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %272 = shufflevector <4 x double> %271, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %273 = fmul <4 x double> %249, %272
  %274 = fmul <4 x double> %268, %271
  %275 = fsub <4 x double> %273, %274
  %276 = shufflevector <4 x double> %275, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %277 = fadd <4 x double> %266, %276
  %278 = getelementptr i64, ptr %119, i64 4
  %279 = load i64, ptr %278
  %280 = icmp eq i64 %279, 0
  br i1 %280, label %290, label %281

281:
  %282 = getelementptr %struct.body, ptr %82, i64 %123, i32 5
  %283 = load <4 x double>, ptr %282, align 32
  %284 = shufflevector <4 x double> %283, <4 x double> poison, <4 x i32> zeroinitializer
  %285 = shufflevector <4 x double> %283, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %286 = fmul <4 x double> %233, %285
  %287 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %232, <4 x double> %284, <4 x double> %286)
  %288 = shufflevector <4 x double> %283, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %289 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %234, <4 x double> %288, <4 x double> %287)
  br label %290

290:
  %291 = phi <4 x double> [ %289, %281 ], [ %255, %246 ]
  %292 = getelementptr double, ptr %74, i64 %121
  %293 = load double, ptr %292
  %294 = insertelement <4 x double> poison, double %293, i64 0
  %295 = shufflevector <4 x double> %294, <4 x double> poison, <4 x i32> zeroinitializer
  %296 = fmul <4 x double> %295, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %297 = shufflevector <4 x double> %296, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %298 = fmul <4 x double> %291, %297
  %299 = shufflevector <4 x double> %291, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %300 = fmul <4 x double> %299, %296
  %301 = fsub <4 x double> %298, %300
  %302 = shufflevector <4 x double> %301, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %303 = shufflevector <4 x double> %259, <4 x double> poison, <4 x i32> zeroinitializer
  %304 = shufflevector <4 x double> %259, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %305 = fmul <4 x double> %233, %304
  %306 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %232, <4 x double> %303, <4 x double> %305)
  %307 = shufflevector <4 x double> %259, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %308 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %234, <4 x double> %307, <4 x double> %306)
  %309 = shufflevector <4 x double> %277, <4 x double> poison, <4 x i32> zeroinitializer
  %310 = shufflevector <4 x double> %277, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %311 = fmul <4 x double> %233, %310
  %312 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %232, <4 x double> %309, <4 x double> %311)
  %313 = shufflevector <4 x double> %277, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %314 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %234, <4 x double> %313, <4 x double> %312)
  br i1 %134, label %315, label %321

315:
  %316 = insertelement <4 x double> poison, double %131, i64 0
  %317 = shufflevector <4 x double> %316, <4 x double> poison, <4 x i32> zeroinitializer
  %318 = fmul <4 x double> %317, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %319 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %302, <4 x double> splat (double 2.000000e+00), <4 x double> %318)
  %320 = fadd <4 x double> %314, %319
  br label %327

321:
  %322 = fadd <4 x double> %255, %296
  %323 = insertelement <4 x double> poison, double %131, i64 0
  %324 = shufflevector <4 x double> %323, <4 x double> poison, <4 x i32> zeroinitializer
  %325 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %324, <4 x double> <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>, <4 x double> %302)
  %326 = fadd <4 x double> %308, %325
  br label %327

327:
  %328 = phi <4 x double> [ %320, %315 ], [ %314, %321 ]
  %329 = phi <4 x double> [ %308, %315 ], [ %326, %321 ]
  %330 = phi <4 x double> [ %255, %315 ], [ %322, %321 ]
  %331 = getelementptr double, ptr %125, i64 16
  %332 = bitcast ptr %331 to ptr
  %333 = load <4 x double>, ptr %332, align 8
  %334 = getelementptr double, ptr %125, i64 20
  %335 = bitcast ptr %334 to ptr
  %336 = load <4 x double>, ptr %335, align 8
  %337 = getelementptr double, ptr %125, i64 24
  %338 = bitcast ptr %337 to ptr
  %339 = load <4 x double>, ptr %338, align 8
  %340 = getelementptr double, ptr %125, i64 28
  %341 = bitcast ptr %340 to ptr
  %342 = load <4 x double>, ptr %341, align 8
  %343 = getelementptr %struct.body, ptr %122, i64 0, i32 0, i32 0
  store <4 x double> %227, ptr %343, align 32
  %344 = getelementptr %struct.body, ptr %122, i64 0, i32 0, i32 1
  store <4 x double> %228, ptr %344, align 32
  %345 = getelementptr %struct.body, ptr %122, i64 0, i32 0, i32 2
  store <4 x double> %229, ptr %345, align 32
  %346 = getelementptr %struct.body, ptr %122, i64 0, i32 1
  store <4 x double> %247, ptr %346, align 32
  %347 = getelementptr %struct.body, ptr %122, i64 0, i32 2
  store <4 x double> %330, ptr %347, align 32
  %348 = getelementptr %struct.body, ptr %122, i64 0, i32 3
  store <4 x double> %329, ptr %348, align 32
  %349 = getelementptr %struct.body, ptr %122, i64 0, i32 4
  store <4 x double> %328, ptr %349, align 32
  %350 = getelementptr %struct.body, ptr %122, i64 0, i32 5
  store <4 x double> %291, ptr %350, align 32
  %351 = getelementptr %struct.body, ptr %122, i64 0, i32 6, i32 0
  store <4 x double> %336, ptr %351, align 32
  %352 = getelementptr %struct.body, ptr %122, i64 0, i32 6, i32 1
  store <4 x double> %339, ptr %352, align 32
  %353 = getelementptr %struct.body, ptr %122, i64 0, i32 6, i32 2
  store <4 x double> %342, ptr %353, align 32
  %354 = extractelement <4 x double> %333, i64 2
  %355 = extractelement <4 x double> %333, i64 1
  %356 = fneg double %355
  %357 = insertelement <4 x double> <double 0.000000e+00, double poison, double poison, double 0.000000e+00>, double %354, i64 1
  %358 = insertelement <4 x double> %357, double %356, i64 2
  %359 = fneg double %354
  %360 = extractelement <4 x double> %333, i64 0
  %361 = insertelement <4 x double> <double poison, double 0.000000e+00, double poison, double 0.000000e+00>, double %359, i64 0
  %362 = shufflevector <4 x double> %361, <4 x double> %333, <4 x i32> <i32 0, i32 1, i32 4, i32 3>
  %363 = fneg double %360
  %364 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %355, i64 0
  %365 = insertelement <4 x double> %364, double %363, i64 1
  %366 = getelementptr %struct.body, ptr %122, i64 0, i32 7, i32 0
  store <4 x double> %358, ptr %366, align 32
  %367 = getelementptr %struct.body, ptr %122, i64 0, i32 7, i32 1
  store <4 x double> %362, ptr %367, align 32
  %368 = getelementptr %struct.body, ptr %122, i64 0, i32 7, i32 2
  store <4 x double> %365, ptr %368, align 32
  %369 = shufflevector <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, <4 x double> %333, <4 x i32> <i32 7, i32 1, i32 2, i32 3>
  %370 = shufflevector <4 x double> <double 0.000000e+00, double poison, double 0.000000e+00, double 0.000000e+00>, <4 x double> %333, <4 x i32> <i32 0, i32 7, i32 2, i32 3>
  %371 = shufflevector <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, <4 x double> %333, <4 x i32> <i32 0, i32 1, i32 7, i32 3>
  %372 = getelementptr %struct.body, ptr %122, i64 0, i32 8, i32 0
  store <4 x double> %369, ptr %372, align 32
  %373 = getelementptr %struct.body, ptr %122, i64 0, i32 8, i32 1
  store <4 x double> %370, ptr %373, align 32
  %374 = getelementptr %struct.body, ptr %122, i64 0, i32 8, i32 2
  store <4 x double> %371, ptr %374, align 32
  %375 = shufflevector <4 x double> %333, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %376 = shufflevector <4 x double> %333, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %377 = fmul <4 x double> %329, %376
  %378 = shufflevector <4 x double> %329, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %379 = fmul <4 x double> %378, %333
  %380 = fsub <4 x double> %377, %379
  %381 = shufflevector <4 x double> %380, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %382 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %375, <4 x double> %328, <4 x double> %381)
  %383 = fmul <4 x double> %330, %376
  %384 = shufflevector <4 x double> %330, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %385 = fmul <4 x double> %333, %384
  %386 = fsub <4 x double> %383, %385
  %387 = shufflevector <4 x double> %386, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %388 = shufflevector <4 x double> %387, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %389 = fmul <4 x double> %330, %388
  %390 = fmul <4 x double> %384, %387
  %391 = fsub <4 x double> %389, %390
  %392 = shufflevector <4 x double> %391, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %393 = fadd <4 x double> %382, %392
  %394 = getelementptr %struct.body, ptr %122, i64 0, i32 9
  store <4 x double> %393, ptr %394, align 32
  %395 = shufflevector <4 x double> %329, <4 x double> poison, <4 x i32> zeroinitializer
  %396 = shufflevector <4 x double> %329, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %397 = fmul <4 x double> %396, %339
  %398 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %336, <4 x double> %395, <4 x double> %397)
  %399 = shufflevector <4 x double> %329, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %400 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %342, <4 x double> %399, <4 x double> %398)
  %401 = shufflevector <4 x double> %330, <4 x double> poison, <4 x i32> zeroinitializer
  %402 = shufflevector <4 x double> %330, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %403 = fmul <4 x double> %402, %339
  %404 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %336, <4 x double> %401, <4 x double> %403)
  %405 = shufflevector <4 x double> %330, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %406 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %342, <4 x double> %405, <4 x double> %404)
  %407 = shufflevector <4 x double> %406, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %408 = fmul <4 x double> %330, %407
  %409 = fmul <4 x double> %384, %406
  %410 = fsub <4 x double> %408, %409
  %411 = shufflevector <4 x double> %410, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %412 = fadd <4 x double> %400, %411
  %413 = shufflevector <4 x double> %328, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %414 = fmul <4 x double> %413, %333
  %415 = fmul <4 x double> %328, %376
  %416 = fsub <4 x double> %414, %415
  %417 = shufflevector <4 x double> %416, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %418 = fadd <4 x double> %417, %412
  %419 = getelementptr %struct.body, ptr %122, i64 0, i32 10
  store <4 x double> %418, ptr %419, align 32
  %420 = load i64, ptr %102
  %421 = icmp eq i64 %420, 0
  br i1 %421, label %496, label %422

422:
  %423 = getelementptr %struct.place, ptr %104, i64 %116
  %424 = load i64, ptr %119
  %425 = getelementptr %struct.place, ptr %80, i64 %424, i32 0, i32 0
  %426 = load <4 x double>, ptr %425, align 32
  %427 = shufflevector <4 x double> %227, <4 x double> poison, <4 x i32> zeroinitializer
  %428 = getelementptr %struct.place, ptr %80, i64 %424, i32 0, i32 1
  %429 = load <4 x double>, ptr %428, align 32
  %430 = shufflevector <4 x double> %227, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %431 = fmul <4 x double> %430, %429
  %432 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %426, <4 x double> %427, <4 x double> %431)
  %433 = getelementptr %struct.place, ptr %80, i64 %424, i32 0, i32 2
  %434 = load <4 x double>, ptr %433, align 32
  %435 = shufflevector <4 x double> %227, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %436 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %434, <4 x double> %435, <4 x double> %432)
  %437 = shufflevector <4 x double> %228, <4 x double> poison, <4 x i32> zeroinitializer
  %438 = shufflevector <4 x double> %228, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %439 = fmul <4 x double> %438, %429
  %440 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %426, <4 x double> %437, <4 x double> %439)
  %441 = shufflevector <4 x double> %228, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %442 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %434, <4 x double> %441, <4 x double> %440)
  %443 = shufflevector <4 x double> %229, <4 x double> poison, <4 x i32> zeroinitializer
  %444 = shufflevector <4 x double> %229, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %445 = fmul <4 x double> %444, %429
  %446 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %426, <4 x double> %443, <4 x double> %445)
  %447 = shufflevector <4 x double> %229, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %448 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %434, <4 x double> %447, <4 x double> %446)
  %449 = getelementptr %struct.place, ptr %423, i64 0, i32 0, i32 0
  store <4 x double> %436, ptr %449, align 32
  %450 = getelementptr %struct.place, ptr %423, i64 0, i32 0, i32 1
  store <4 x double> %442, ptr %450, align 32
  %451 = getelementptr %struct.place, ptr %423, i64 0, i32 0, i32 2
  store <4 x double> %448, ptr %451, align 32
  %452 = getelementptr %struct.place, ptr %80, i64 %424, i32 1
  %453 = load <4 x double>, ptr %452, align 32
  %454 = load <4 x double>, ptr %346, align 32
  %455 = load <4 x double>, ptr %425, align 32
  %456 = shufflevector <4 x double> %454, <4 x double> poison, <4 x i32> zeroinitializer
  %457 = load <4 x double>, ptr %428, align 32
  %458 = shufflevector <4 x double> %454, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %459 = fmul <4 x double> %458, %457
  %460 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %455, <4 x double> %456, <4 x double> %459)
  %461 = load <4 x double>, ptr %433, align 32
  %462 = shufflevector <4 x double> %454, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %463 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %461, <4 x double> %462, <4 x double> %460)
  %464 = fadd <4 x double> %453, %463
  %465 = getelementptr %struct.place, ptr %423, i64 0, i32 1
  store <4 x double> %464, ptr %465, align 32
  %466 = getelementptr %struct.place, ptr %80, i64 %424, i32 2
  %467 = load <4 x double>, ptr %466, align 32
  %468 = getelementptr %struct.place, ptr %80, i64 %424, i32 3
  %469 = load <4 x double>, ptr %468, align 32
  %470 = load <4 x double>, ptr %346, align 32
  %471 = shufflevector <4 x double> %470, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %472 = fmul <4 x double> %469, %471
  %473 = shufflevector <4 x double> %469, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %474 = fmul <4 x double> %470, %473
  %475 = fsub <4 x double> %472, %474
  %476 = shufflevector <4 x double> %475, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %477 = fadd <4 x double> %467, %476
  %478 = shufflevector <4 x double> %477, <4 x double> poison, <4 x i32> zeroinitializer
  %479 = shufflevector <4 x double> %477, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %480 = fmul <4 x double> %233, %479
  %481 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %232, <4 x double> %478, <4 x double> %480)
  %482 = shufflevector <4 x double> %477, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %483 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %234, <4 x double> %482, <4 x double> %481)
  %484 = getelementptr %struct.place, ptr %423, i64 0, i32 2
  store <4 x double> %483, ptr %484, align 32
  %485 = load <4 x double>, ptr %347, align 32
  %486 = getelementptr %struct.place, ptr %423, i64 0, i32 3
  store <4 x double> %485, ptr %486, align 32
  %487 = load i64, ptr %132
  %488 = icmp eq i64 %487, 1
  br i1 %488, label %489, label %496

489:
  %490 = load i64, ptr %120
  %491 = getelementptr double, ptr %74, i64 %490
  %492 = load double, ptr %491
  %493 = extractelement <4 x double> %483, i64 2
  %494 = fadd double %493, %492
  %495 = insertelement <4 x double> %483, double %494, i64 2
  store <4 x double> %495, ptr %484, align 32
  br label %496

496:
  %497 = add i64 %116, 1
  %498 = load i64, ptr %95
  %499 = icmp slt i64 %497, %498
  br i1 %499, label %115, label %107

500:
  %501 = phi i64 [ %108, %110 ], [ %502, %552 ]
  %502 = add i64 %501, -1
  %503 = load ptr, ptr %111
  %504 = mul i64 %502, 6
  %505 = getelementptr i64, ptr %503, i64 %504
  %506 = getelementptr i64, ptr %505, i64 3
  %507 = load i64, ptr %506
  %508 = load i64, ptr %505
  %509 = getelementptr %struct.body, ptr %82, i64 %501, i32 9
  %510 = load <4 x double>, ptr %509, align 32
  %511 = getelementptr %struct.body, ptr %82, i64 %501, i32 0, i32 0
  %512 = load <4 x double>, ptr %511, align 32
  %513 = shufflevector <4 x double> %510, <4 x double> poison, <4 x i32> zeroinitializer
  %514 = getelementptr %struct.body, ptr %82, i64 %501, i32 0, i32 1
  %515 = load <4 x double>, ptr %514, align 32
  %516 = shufflevector <4 x double> %510, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %517 = fmul <4 x double> %516, %515
  %518 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %512, <4 x double> %513, <4 x double> %517)
  %519 = getelementptr %struct.body, ptr %82, i64 %501, i32 0, i32 2
  %520 = load <4 x double>, ptr %519, align 32
  %521 = shufflevector <4 x double> %510, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %522 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %520, <4 x double> %521, <4 x double> %518)
  %523 = icmp slt i64 %507, %72
  br i1 %523, label %524, label %552

524:
  %525 = getelementptr i64, ptr %505, i64 1
  %526 = load i64, ptr %525
  %527 = icmp eq i64 %526, 1
  br i1 %527, label %531, label %528

528:
  %529 = getelementptr %struct.body, ptr %82, i64 %501, i32 10
  %530 = load <4 x double>, ptr %529, align 32
  br label %531

531:
  %532 = phi <4 x double> [ %530, %528 ], [ %510, %524 ]
  %533 = extractelement <4 x double> %532, i64 2
  %534 = mul i64 %502, 36
  %535 = add i64 %534, 32
  %536 = getelementptr double, ptr %76, i64 %535
  %537 = load double, ptr %536
  %538 = getelementptr double, ptr %4, i64 %507
  %539 = load double, ptr %538
  %540 = call double @llvm.fmuladd.f64(double %537, double %539, double %533)
  br i1 %112, label %545, label %541

541:
  %542 = mul i64 %502, %78
  %543 = getelementptr double, ptr %114, i64 %542
  %544 = load double, ptr %543
  br label %545

545:
  %546 = phi double [ %544, %541 ], [ 0.000000e+00, %531 ]
  %547 = fsub double %540, %546
  %548 = getelementptr double, ptr %9, i64 %507
  store double %547, ptr %548
  %549 = load <4 x double>, ptr %511, align 32
  %550 = load <4 x double>, ptr %514, align 32
  %551 = load <4 x double>, ptr %519, align 32
  br label %552

552:
  %553 = phi <4 x double> [ %551, %545 ], [ %520, %500 ]
  %554 = phi <4 x double> [ %550, %545 ], [ %515, %500 ]
  %555 = phi <4 x double> [ %549, %545 ], [ %512, %500 ]
  %556 = getelementptr %struct.body, ptr %82, i64 %508, i32 9
  %557 = load <4 x double>, ptr %556, align 32
  %558 = fadd <4 x double> %522, %557
  store <4 x double> %558, ptr %556, align 32
  %559 = getelementptr %struct.body, ptr %82, i64 %501, i32 10
  %560 = load <4 x double>, ptr %559, align 32
  %561 = shufflevector <4 x double> %560, <4 x double> poison, <4 x i32> zeroinitializer
  %562 = shufflevector <4 x double> %560, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %563 = fmul <4 x double> %554, %562
  %564 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %555, <4 x double> %561, <4 x double> %563)
  %565 = shufflevector <4 x double> %560, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %566 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %553, <4 x double> %565, <4 x double> %564)
  %567 = getelementptr %struct.body, ptr %82, i64 %501, i32 1
  %568 = load <4 x double>, ptr %567, align 32
  %569 = shufflevector <4 x double> %522, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %570 = fmul <4 x double> %569, %568
  %571 = shufflevector <4 x double> %568, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %572 = fmul <4 x double> %522, %571
  %573 = fsub <4 x double> %570, %572
  %574 = shufflevector <4 x double> %573, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %575 = fadd <4 x double> %566, %574
  %576 = getelementptr %struct.body, ptr %82, i64 %508, i32 10
  %577 = load <4 x double>, ptr %576, align 32
  %578 = fadd <4 x double> %577, %575
  store <4 x double> %578, ptr %576, align 32
  %579 = icmp ugt i64 %501, 1
  br i1 %579, label %500, label %580

580:
  br i1 %18, label %586, label %581

581:
  %582 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %583 = load i64, ptr %582
  %584 = call i64 @llvm.smax.i64(i64 %583, i64 0)
  %585 = icmp slt i64 %583, 1
  br i1 %585, label %586, label %588

586:
  %587 = bitcast ptr %15 to ptr
  call void @free(ptr %587)
  br i1 %16, label %593, label %607

588:
  %589 = phi i64 [ %591, %588 ], [ 0, %581 ]
  %590 = getelementptr double, ptr %9, i64 %589
  store double 0x7FF8000000000000, ptr %590
  %591 = add i64 %589, 1
  %592 = icmp eq i64 %591, %584
  br i1 %592, label %586, label %588

593:
  %594 = getelementptr %struct.scratch, ptr %11, i64 0, i32 0
  %595 = load i64, ptr %594
  %596 = icmp slt i64 %595, 0
  br i1 %596, label %597, label %601

597:
  %598 = getelementptr %struct.scratch, ptr %11, i64 0, i32 1
  %599 = bitcast ptr %598 to ptr
  %600 = load ptr, ptr %599
  call void @free(ptr %600)
  br label %607

601:
  %602 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 22, i64 %595
  %603 = getelementptr %struct.scratch, ptr %11, i64 0, i32 1
  %604 = load ptr, ptr %603
  %605 = bitcast ptr %602 to ptr
  %606 = ptrtoint ptr %604 to i64
  store atomic i64 %606, ptr %605 release, align 8
  br label %607

607:
  ret void
}

define void @tree_motion_energy(ptr %0, double %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr  %6) {
  %8 = alloca %struct.scratch, align 8
  %9 = alloca %struct.call, align 8
  %10 = alloca %struct.motion, align 8
  %11 = getelementptr double, ptr %5, i64 4
  %12 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %13 = load i64, ptr %12
  %14 = bitcast ptr %8 to ptr
  %15 = call i32 @tree_take(ptr %0, ptr %8)
  %16 = icmp eq i32 %15, 0
  %17 = select i1 %16, double 0x7FF8000000000000, double 0.000000e+00
  %18 = getelementptr double, ptr %6, i64 2
  store double %17, ptr %18
  %19 = getelementptr double, ptr %6, i64 1
  store double %17, ptr %19
  store double %17, ptr %6
  br i1 %16, label %518, label %20

20:
  %21 = bitcast ptr %9 to ptr
  %22 = getelementptr %struct.call, ptr %9, i64 0, i32 0
  store double %1, ptr %22
  %23 = getelementptr %struct.call, ptr %9, i64 0, i32 1
  store ptr %2, ptr %23
  %24 = getelementptr %struct.call, ptr %9, i64 0, i32 2
  store ptr %3, ptr %24
  %25 = getelementptr %struct.call, ptr %9, i64 0, i32 3
  store ptr %4, ptr %25
  %26 = getelementptr %struct.call, ptr %9, i64 0, i32 4
  store ptr %5, ptr %26
  call void @tree_find_given(ptr %0, ptr %8, ptr %9)
  %27 = bitcast ptr %10 to ptr
  %28 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 1
  %29 = load i64, ptr %28
  %30 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %31 = load i64, ptr %30
  %32 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 4
  %33 = load i64, ptr %32
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %35, label %40

35:
  %36 = getelementptr double, ptr %2, i64 %29
  %37 = getelementptr %struct.motion, ptr %10, i64 0, i32 0
  store ptr %2, ptr %37
  %38 = getelementptr %struct.motion, ptr %10, i64 0, i32 1
  store ptr %36, ptr %38
  %39 = getelementptr %struct.motion, ptr %10, i64 0, i32 2
  store ptr null, ptr %39
  br label %197

40:
  %41 = getelementptr %struct.scratch, ptr %8, i64 0, i32 6
  %42 = load ptr, ptr %41
  %43 = load i64, ptr %12
  %44 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %45 = load i64, ptr %44
  %46 = mul i64 %45, %43
  %47 = getelementptr double, ptr %42, i64 %46
  %48 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 3
  %49 = load i64, ptr %48
  %50 = getelementptr double, ptr %47, i64 %49
  %51 = getelementptr %struct.scratch, ptr %8, i64 0, i32 8
  %52 = bitcast ptr %51 to ptr
  %53 = load ptr, ptr %52
  %54 = bitcast ptr %2 to ptr
  %55 = shl i64 %29, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %53, ptr align 8 %54, i64 %55, i1 false)
  %56 = bitcast ptr %53 to ptr
  %57 = getelementptr double, ptr %56, i64 %29
  %58 = bitcast ptr %57 to ptr
  %59 = bitcast ptr %50 to ptr
  %60 = shl i64 %33, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %58, ptr align 8 %59, i64 %60, i1 false)
  %61 = getelementptr %struct.scratch, ptr %8, i64 0, i32 9
  %62 = bitcast ptr %61 to ptr
  %63 = load ptr, ptr %62
  %64 = getelementptr double, ptr %2, i64 %29
  %65 = bitcast ptr %64 to ptr
  %66 = shl i64 %31, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %63, ptr align 8 %65, i64 %66, i1 false)
  %67 = bitcast ptr %63 to ptr
  %68 = getelementptr double, ptr %67, i64 %31
  %69 = bitcast ptr %68 to ptr
  %70 = getelementptr double, ptr %50, i64 %33
  %71 = bitcast ptr %70 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %69, ptr align 8 %71, i64 %60, i1 false)
  %72 = shl i64 %33, 1
  %73 = getelementptr double, ptr %50, i64 %72
  %74 = load i64, ptr %32
  %75 = icmp eq i64 %74, 0
  %76 = bitcast ptr %10 to ptr
  store ptr %53, ptr %76
  %77 = getelementptr %struct.motion, ptr %10, i64 0, i32 1
  %78 = bitcast ptr %77 to ptr
  store ptr %63, ptr %78
  %79 = getelementptr %struct.motion, ptr %10, i64 0, i32 2
  store ptr %73, ptr %79
  br i1 %75, label %197, label %80

80:
  %81 = load i64, ptr %12
  %82 = getelementptr %struct.scratch, ptr %8, i64 0, i32 10
  %83 = load ptr, ptr %82
  call void @solve(ptr %0, ptr %8, ptr %10, ptr %9, ptr %5, ptr %83)
  %84 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %85 = load i64, ptr %84
  %86 = icmp sgt i64 %85, 0
  br i1 %86, label %87, label %195

87:
  %88 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %89 = load ptr, ptr %88
  %90 = load i64, ptr %30
  %91 = getelementptr %struct.scratch, ptr %8, i64 0, i32 2
  %92 = icmp eq i64 %81, 0
  %93 = getelementptr %struct.scratch, ptr %8, i64 0, i32 6
  %94 = load ptr, ptr %91
  %95 = getelementptr %struct.body, ptr %94, i64 1
  %96 = load ptr, ptr %93
  br label %97

97:
  %98 = phi double [ 0.000000e+00, %87 ], [ %192, %191 ]
  %99 = phi i64 [ 0, %87 ], [ %193, %191 ]
  %100 = mul i64 %99, 6
  %101 = getelementptr i64, ptr %89, i64 %100
  %102 = getelementptr i64, ptr %101, i64 3
  %103 = load i64, ptr %102
  %104 = sub i64 %103, %90
  %105 = icmp slt i64 %104, 0
  br i1 %105, label %191, label %106

106:
  %107 = getelementptr %struct.body, ptr %95, i64 %99
  %108 = getelementptr %struct.body, ptr %107, i64 0, i32 7
  %109 = getelementptr %struct.mat, ptr %108, i64 0, i32 0
  %110 = load <4 x double>, ptr %109, align 32
  %111 = getelementptr %struct.mat, ptr %108, i64 0, i32 1
  %112 = load <4 x double>, ptr %111, align 32
  %113 = shufflevector <4 x double> %110, <4 x double> %112, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %114 = shufflevector <4 x double> %110, <4 x double> %112, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %115 = getelementptr %struct.mat, ptr %108, i64 0, i32 2
  %116 = load <4 x double>, ptr %115, align 32
  %117 = shufflevector <4 x double> %113, <4 x double> %116, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %118 = shufflevector <4 x double> %113, <4 x double> %116, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %119 = shufflevector <4 x double> %114, <4 x double> %116, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %120 = getelementptr %struct.body, ptr %107, i64 0, i32 10
  %121 = load <4 x double>, ptr %120, align 32
  %122 = getelementptr %struct.body, ptr %107, i64 0, i32 6
  %123 = getelementptr %struct.body, ptr %107, i64 0, i32 3
  %124 = load <4 x double>, ptr %123, align 32
  %125 = getelementptr %struct.mat, ptr %122, i64 0, i32 0
  %126 = load <4 x double>, ptr %125, align 32
  %127 = shufflevector <4 x double> %124, <4 x double> poison, <4 x i32> zeroinitializer
  %128 = getelementptr %struct.mat, ptr %122, i64 0, i32 1
  %129 = load <4 x double>, ptr %128, align 32
  %130 = shufflevector <4 x double> %124, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %131 = fmul <4 x double> %130, %129
  %132 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %126, <4 x double> %127, <4 x double> %131)
  %133 = getelementptr %struct.mat, ptr %122, i64 0, i32 2
  %134 = load <4 x double>, ptr %133, align 32
  %135 = shufflevector <4 x double> %124, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %136 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %134, <4 x double> %135, <4 x double> %132)
  %137 = getelementptr %struct.body, ptr %107, i64 0, i32 4
  %138 = load <4 x double>, ptr %137, align 32
  %139 = shufflevector <4 x double> %138, <4 x double> poison, <4 x i32> zeroinitializer
  %140 = shufflevector <4 x double> %138, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %141 = fmul <4 x double> %112, %140
  %142 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %110, <4 x double> %139, <4 x double> %141)
  %143 = shufflevector <4 x double> %138, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %144 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %116, <4 x double> %143, <4 x double> %142)
  %145 = getelementptr %struct.body, ptr %107, i64 0, i32 9
  %146 = fmul <4 x double> %118, %130
  %147 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %117, <4 x double> %127, <4 x double> %146)
  %148 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %119, <4 x double> %135, <4 x double> %147)
  %149 = getelementptr %struct.body, ptr %107, i64 0, i32 8
  %150 = getelementptr %struct.mat, ptr %149, i64 0, i32 0
  %151 = load <4 x double>, ptr %150, align 32
  %152 = getelementptr %struct.mat, ptr %149, i64 0, i32 1
  %153 = load <4 x double>, ptr %152, align 32
  %154 = fmul <4 x double> %140, %153
  %155 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %151, <4 x double> %139, <4 x double> %154)
  %156 = getelementptr %struct.mat, ptr %149, i64 0, i32 2
  %157 = load <4 x double>, ptr %156, align 32
  %158 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %157, <4 x double> %143, <4 x double> %155)
  %159 = getelementptr i64, ptr %101, i64 1
  %160 = load i64, ptr %159
  %161 = icmp eq i64 %160, 1
  %162 = getelementptr <4 x double>, ptr %145, i64 0, i64 2
  %163 = load double, ptr %162, align 16
  %164 = extractelement <4 x double> %148, i64 2
  %165 = fadd double %164, %163
  %166 = extractelement <4 x double> %158, i64 2
  %167 = fadd double %165, %166
  %168 = extractelement <4 x double> %121, i64 2
  %169 = extractelement <4 x double> %136, i64 2
  %170 = fadd double %168, %169
  %171 = extractelement <4 x double> %144, i64 2
  %172 = fadd double %170, %171
  %173 = select i1 %161, double %167, double %172
  %174 = mul i64 %99, 36
  %175 = add i64 %174, 32
  %176 = getelementptr double, ptr %11, i64 %175
  %177 = load double, ptr %176
  br i1 %92, label %182, label %178

178:
  %179 = mul i64 %99, %81
  %180 = getelementptr double, ptr %96, i64 %179
  %181 = load double, ptr %180
  br label %182

182:
  %183 = phi double [ %181, %178 ], [ 0.000000e+00, %106 ]
  %184 = getelementptr double, ptr %67, i64 %103
  %185 = load double, ptr %184
  %186 = getelementptr double, ptr %73, i64 %104
  %187 = load double, ptr %186
  %188 = call double @llvm.fmuladd.f64(double %177, double %187, double %173)
  %189 = fsub double %188, %183
  %190 = call double @llvm.fmuladd.f64(double %185, double %189, double %98)
  br label %191

191:
  %192 = phi double [ %190, %182 ], [ %98, %97 ]
  %193 = add i64 %99, 1
  %194 = icmp eq i64 %193, %85
  br i1 %194, label %195, label %97

195:
  %196 = phi double [ 0.000000e+00, %80 ], [ %192, %191 ]
  store double %196, ptr %18
  br label %202

197:
  %198 = phi ptr [ %36, %35 ], [ %67, %40 ]
  %199 = phi ptr [ %2, %35 ], [ %56, %40 ]
  %200 = icmp eq i64 %13, 0
  br i1 %200, label %202, label %201

201:
  call void @tree_go_outward(ptr %0, ptr %8, ptr %10, ptr %5)
  call void @find_loads(ptr %0, ptr %8, ptr %9)
  br label %202

202:
  %203 = phi ptr [ %198, %197 ], [ %198, %201 ], [ %67, %195 ]
  %204 = phi ptr [ %199, %197 ], [ %199, %201 ], [ %56, %195 ]
  %205 = bitcast ptr %5 to ptr
  %206 = load <4 x double>, ptr %205, align 8
  %207 = getelementptr %struct.scratch, ptr %8, i64 0, i32 2
  %208 = load ptr, ptr %207
  %209 = bitcast ptr %208 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(160) %209, i8 0, i64 160, i1 false)
  %210 = getelementptr %struct.body, ptr %208, i64 0, i32 3
  store <4 x double> %206, ptr %210, align 32
  %211 = getelementptr %struct.body, ptr %208, i64 0, i32 4
  %212 = bitcast ptr %211 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(512) %212, i8 0, i64 512, i1 false)
  call void @turn_links(ptr %0, ptr %8, ptr %204)
  %213 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %214 = load i64, ptr %213
  %215 = icmp sgt i64 %214, 0
  br i1 %215, label %216, label %227

216:
  %217 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %218 = getelementptr %struct.scratch, ptr %8, i64 0, i32 5
  %219 = load ptr, ptr %218
  %220 = getelementptr %struct.scratch, ptr %8, i64 0, i32 4
  %221 = load ptr, ptr %220
  %222 = icmp eq i64 %13, 0
  %223 = getelementptr %struct.scratch, ptr %8, i64 0, i32 6
  %224 = load ptr, ptr %223
  %225 = icmp eq i64 %13, 8
  %226 = getelementptr %struct.body, ptr %208, i64 1
  br label %242

227:
  %228 = getelementptr %struct.scratch, ptr %8, i64 0, i32 0
  %229 = load i64, ptr %228
  %230 = icmp slt i64 %229, 0
  br i1 %230, label %231, label %235

231:
  %232 = getelementptr %struct.scratch, ptr %8, i64 0, i32 1
  %233 = bitcast ptr %232 to ptr
  %234 = load ptr, ptr %233
  call void @free(ptr %234)
  br label %241

235:
  %236 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 22, i64 %229
  %237 = getelementptr %struct.scratch, ptr %8, i64 0, i32 1
  %238 = load ptr, ptr %237
  %239 = bitcast ptr %236 to ptr
  %240 = ptrtoint ptr %238 to i64
  store atomic i64 %240, ptr %239 release, align 8
  br label %241

241:
  br label %518

242:
  %243 = phi i64 [ 0, %216 ], [ %515, %514 ]
  %244 = load ptr, ptr %217
  %245 = mul i64 %243, 6
  %246 = getelementptr i64, ptr %244, i64 %245
  %247 = getelementptr %struct.body, ptr %226, i64 %243
  %248 = load i64, ptr %246
  %249 = mul i64 %243, 36
  %250 = getelementptr double, ptr %11, i64 %249
  %251 = getelementptr i64, ptr %246, i64 1
  %252 = load i64, ptr %251
  %253 = icmp eq i64 %252, 1
  %254 = bitcast ptr %250 to ptr
  %255 = load <4 x double>, ptr %254, align 8
  %256 = getelementptr double, ptr %250, i64 4
  %257 = bitcast ptr %256 to ptr
  %258 = load <4 x double>, ptr %257, align 8
  %259 = getelementptr double, ptr %250, i64 8
  %260 = bitcast ptr %259 to ptr
  %261 = load <4 x double>, ptr %260, align 8
  %262 = icmp eq i64 %252, 0
  br i1 %262, label %263, label %277

263:
  %264 = getelementptr double, ptr %219, i64 %243
  %265 = load double, ptr %264
  %266 = getelementptr double, ptr %221, i64 %243
  %267 = load double, ptr %266
  %268 = insertelement <4 x double> poison, double %265, i64 0
  %269 = shufflevector <4 x double> %268, <4 x double> poison, <4 x i32> zeroinitializer
  %270 = insertelement <4 x double> poison, double %267, i64 0
  %271 = shufflevector <4 x double> %270, <4 x double> poison, <4 x i32> zeroinitializer
  %272 = fmul <4 x double> %258, %271
  %273 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %255, <4 x double> %269, <4 x double> %272)
  %274 = fneg <4 x double> %255
  %275 = fmul <4 x double> %271, %274
  %276 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %258, <4 x double> %269, <4 x double> %275)
  br label %345

277:
  %278 = icmp slt i64 %252, 3
  br i1 %278, label %345, label %279

279:
  %280 = getelementptr i64, ptr %246, i64 2
  %281 = load i64, ptr %280
  %282 = getelementptr double, ptr %204, i64 %281
  %283 = load double, ptr %282
  %284 = getelementptr double, ptr %282, i64 1
  %285 = load double, ptr %284
  %286 = getelementptr double, ptr %282, i64 2
  %287 = load double, ptr %286
  %288 = getelementptr double, ptr %282, i64 3
  %289 = load double, ptr %288
  %290 = fmul double %289, %289
  %291 = call double @llvm.fmuladd.f64(double %287, double %287, double %290)
  %292 = call double @llvm.fmuladd.f64(double %291, double -2.000000e+00, double 1.000000e+00)
  %293 = fmul double %283, %289
  %294 = call double @llvm.fmuladd.f64(double %285, double %287, double %293)
  %295 = fmul double %294, 2.000000e+00
  %296 = fmul double %283, %287
  %297 = fneg double %296
  %298 = call double @llvm.fmuladd.f64(double %285, double %289, double %297)
  %299 = fmul double %298, 2.000000e+00
  %300 = insertelement <4 x double> poison, double %292, i64 0
  %301 = fneg double %293
  %302 = call double @llvm.fmuladd.f64(double %285, double %287, double %301)
  %303 = fmul double %302, 2.000000e+00
  %304 = call double @llvm.fmuladd.f64(double %285, double %285, double %290)
  %305 = call double @llvm.fmuladd.f64(double %304, double -2.000000e+00, double 1.000000e+00)
  %306 = fmul double %283, %285
  %307 = call double @llvm.fmuladd.f64(double %287, double %289, double %306)
  %308 = fmul double %307, 2.000000e+00
  %309 = insertelement <4 x double> poison, double %303, i64 0
  %310 = call double @llvm.fmuladd.f64(double %285, double %289, double %296)
  %311 = fmul double %310, 2.000000e+00
  %312 = fneg double %306
  %313 = call double @llvm.fmuladd.f64(double %287, double %289, double %312)
  %314 = fmul double %313, 2.000000e+00
  %315 = fmul double %287, %287
  %316 = call double @llvm.fmuladd.f64(double %285, double %285, double %315)
  %317 = call double @llvm.fmuladd.f64(double %316, double -2.000000e+00, double 1.000000e+00)
  %318 = insertelement <4 x double> poison, double %311, i64 0
  %319 = shufflevector <4 x double> %300, <4 x double> poison, <4 x i32> zeroinitializer
  %320 = insertelement <4 x double> undef, double %295, i64 0
  %321 = shufflevector <4 x double> %320, <4 x double> poison, <4 x i32> zeroinitializer
  %322 = fmul <4 x double> %258, %321
  %323 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %255, <4 x double> %319, <4 x double> %322)
  %324 = insertelement <4 x double> undef, double %299, i64 0
  %325 = shufflevector <4 x double> %324, <4 x double> poison, <4 x i32> zeroinitializer
  %326 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %261, <4 x double> %325, <4 x double> %323)
  %327 = shufflevector <4 x double> %309, <4 x double> poison, <4 x i32> zeroinitializer
  %328 = insertelement <4 x double> undef, double %305, i64 0
  %329 = shufflevector <4 x double> %328, <4 x double> poison, <4 x i32> zeroinitializer
  %330 = fmul <4 x double> %258, %329
  %331 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %255, <4 x double> %327, <4 x double> %330)
  %332 = insertelement <4 x double> undef, double %308, i64 0
  %333 = shufflevector <4 x double> %332, <4 x double> poison, <4 x i32> zeroinitializer
  %334 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %261, <4 x double> %333, <4 x double> %331)
  %335 = shufflevector <4 x double> %318, <4 x double> poison, <4 x i32> zeroinitializer
  %336 = insertelement <4 x double> undef, double %314, i64 0
  %337 = shufflevector <4 x double> %336, <4 x double> poison, <4 x i32> zeroinitializer
  %338 = fmul <4 x double> %258, %337
  %339 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %255, <4 x double> %335, <4 x double> %338)
  %340 = insertelement <4 x double> undef, double %317, i64 0
  %341 = shufflevector <4 x double> %340, <4 x double> poison, <4 x i32> zeroinitializer
  %342 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %261, <4 x double> %341, <4 x double> %339)
  switch i64 %252, label %344 [
    i64 3, label %345
    i64 4, label %343
  ]

343:
  br label %345

344:
  br label %345

345:
  %346 = phi <4 x double> [ %273, %263 ], [ %326, %344 ], [ %342, %343 ], [ %255, %277 ], [ %334, %279 ]
  %347 = phi <4 x double> [ %276, %263 ], [ %334, %344 ], [ %326, %343 ], [ %258, %277 ], [ %342, %279 ]
  %348 = phi <4 x double> [ %261, %263 ], [ %342, %344 ], [ %334, %343 ], [ %261, %277 ], [ %326, %279 ]
  %349 = shufflevector <4 x double> %346, <4 x double> %347, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %350 = shufflevector <4 x double> %346, <4 x double> %347, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %351 = shufflevector <4 x double> %349, <4 x double> %348, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %352 = shufflevector <4 x double> %349, <4 x double> %348, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %353 = shufflevector <4 x double> %350, <4 x double> %348, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %354 = getelementptr i64, ptr %246, i64 3
  %355 = load i64, ptr %354
  %356 = getelementptr double, ptr %203, i64 %355
  %357 = load double, ptr %356
  %358 = getelementptr double, ptr %250, i64 19
  %359 = load double, ptr %358
  %360 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %357, i64 2
  %361 = getelementptr double, ptr %250, i64 16
  %362 = bitcast ptr %361 to ptr
  %363 = load <4 x double>, ptr %362, align 8
  %364 = getelementptr double, ptr %250, i64 20
  %365 = bitcast ptr %364 to ptr
  %366 = load <4 x double>, ptr %365, align 8
  %367 = getelementptr double, ptr %250, i64 24
  %368 = bitcast ptr %367 to ptr
  %369 = load <4 x double>, ptr %368, align 8
  %370 = getelementptr double, ptr %250, i64 28
  %371 = bitcast ptr %370 to ptr
  %372 = load <4 x double>, ptr %371, align 8
  %373 = getelementptr double, ptr %250, i64 12
  %374 = bitcast ptr %373 to ptr
  %375 = load <4 x double>, ptr %374, align 8
  br i1 %253, label %376, label %384

376:
  %377 = getelementptr i64, ptr %246, i64 2
  %378 = load i64, ptr %377
  %379 = getelementptr double, ptr %204, i64 %378
  %380 = load double, ptr %379
  %381 = insertelement <4 x double> poison, double %380, i64 0
  %382 = shufflevector <4 x double> %381, <4 x double> poison, <4 x i32> zeroinitializer
  %383 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %382, <4 x double> %348, <4 x double> %375)
  br label %384

384:
  %385 = phi <4 x double> [ splat (double -0.000000e+00), %376 ], [ %360, %345 ]
  %386 = phi <4 x double> [ %360, %376 ], [ splat (double -0.000000e+00), %345 ]
  %387 = phi <4 x double> [ %383, %376 ], [ %375, %345 ]
  %388 = getelementptr %struct.body, ptr %208, i64 %248, i32 2
  %389 = load <4 x double>, ptr %388, align 32
  %390 = shufflevector <4 x double> %389, <4 x double> poison, <4 x i32> zeroinitializer
  %391 = shufflevector <4 x double> %389, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %392 = fmul <4 x double> %352, %391
  %393 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %351, <4 x double> %390, <4 x double> %392)
  %394 = shufflevector <4 x double> %389, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %395 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %353, <4 x double> %394, <4 x double> %393)
  %396 = getelementptr %struct.body, ptr %208, i64 %248, i32 4
  %397 = load <4 x double>, ptr %396, align 32
  %398 = shufflevector <4 x double> %387, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %399 = fmul <4 x double> %389, %398
  %400 = shufflevector <4 x double> %389, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %401 = fmul <4 x double> %387, %400
  %402 = fsub <4 x double> %399, %401
  %403 = shufflevector <4 x double> %402, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %404 = fadd <4 x double> %397, %403
  %405 = shufflevector <4 x double> %404, <4 x double> poison, <4 x i32> zeroinitializer
  %406 = shufflevector <4 x double> %404, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %407 = fmul <4 x double> %352, %406
  %408 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %351, <4 x double> %405, <4 x double> %407)
  %409 = shufflevector <4 x double> %404, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %410 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %353, <4 x double> %409, <4 x double> %408)
  %411 = fadd <4 x double> %386, %410
  %412 = fadd <4 x double> %385, %395
  %413 = getelementptr %struct.body, ptr %208, i64 %248, i32 3
  %414 = load <4 x double>, ptr %413, align 32
  %415 = shufflevector <4 x double> %414, <4 x double> poison, <4 x i32> zeroinitializer
  %416 = shufflevector <4 x double> %414, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %417 = fmul <4 x double> %352, %416
  %418 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %351, <4 x double> %415, <4 x double> %417)
  %419 = shufflevector <4 x double> %414, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %420 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %353, <4 x double> %419, <4 x double> %418)
  %421 = getelementptr %struct.body, ptr %208, i64 %248, i32 13, i64 0
  %422 = load double, ptr %421, align 32
  %423 = fmul <4 x double> %387, %414
  %424 = extractelement <4 x double> %423, i64 0
  %425 = extractelement <4 x double> %423, i64 1
  %426 = fadd double %424, %425
  %427 = extractelement <4 x double> %423, i64 2
  %428 = fadd double %427, %426
  %429 = fadd double %422, %428
  %430 = getelementptr %struct.body, ptr %247, i64 0, i32 2
  store <4 x double> %412, ptr %430, align 32
  %431 = getelementptr %struct.body, ptr %247, i64 0, i32 4
  store <4 x double> %411, ptr %431, align 32
  %432 = getelementptr %struct.body, ptr %247, i64 0, i32 3
  store <4 x double> %420, ptr %432, align 32
  %433 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %429, i64 0
  %434 = getelementptr %struct.body, ptr %247, i64 0, i32 13
  store <4 x double> %433, ptr %434, align 32
  %435 = fmul <4 x double> %411, %411
  %436 = extractelement <4 x double> %435, i64 0
  %437 = extractelement <4 x double> %435, i64 1
  %438 = fadd double %436, %437
  %439 = extractelement <4 x double> %435, i64 2
  %440 = fadd double %439, %438
  %441 = shufflevector <4 x double> %412, <4 x double> poison, <4 x i32> zeroinitializer
  %442 = shufflevector <4 x double> %412, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %443 = fmul <4 x double> %369, %442
  %444 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %366, <4 x double> %441, <4 x double> %443)
  %445 = shufflevector <4 x double> %412, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %446 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %372, <4 x double> %445, <4 x double> %444)
  %447 = fmul <4 x double> %412, %446
  %448 = extractelement <4 x double> %447, i64 0
  %449 = extractelement <4 x double> %447, i64 1
  %450 = fadd double %448, %449
  %451 = extractelement <4 x double> %447, i64 2
  %452 = fadd double %451, %450
  %453 = call double @llvm.fmuladd.f64(double %359, double %440, double %452)
  %454 = getelementptr double, ptr %250, i64 32
  %455 = load double, ptr %454
  %456 = fmul double %357, %455
  %457 = call double @llvm.fmuladd.f64(double %456, double %357, double %453)
  %458 = shufflevector <4 x double> %363, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %459 = fmul <4 x double> %458, %412
  %460 = shufflevector <4 x double> %412, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %461 = fmul <4 x double> %363, %460
  %462 = fsub <4 x double> %459, %461
  %463 = shufflevector <4 x double> %462, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %464 = fmul <4 x double> %463, %411
  %465 = extractelement <4 x double> %464, i64 0
  %466 = extractelement <4 x double> %464, i64 1
  %467 = fadd double %465, %466
  %468 = extractelement <4 x double> %464, i64 2
  %469 = fadd double %468, %467
  %470 = call double @llvm.fmuladd.f64(double %457, double 5.000000e-01, double %469)
  %471 = load double, ptr %6
  %472 = fadd double %471, %470
  store double %472, ptr %6
  %473 = fmul <4 x double> %363, %420
  %474 = extractelement <4 x double> %473, i64 0
  %475 = extractelement <4 x double> %473, i64 1
  %476 = fadd double %474, %475
  %477 = extractelement <4 x double> %473, i64 2
  %478 = fadd double %477, %476
  %479 = call double @llvm.fmuladd.f64(double %359, double %429, double %478)
  %480 = load double, ptr %19
  %481 = fsub double %480, %479
  store double %481, ptr %19
  br i1 %222, label %514, label %482

482:
  %483 = mul i64 %243, %13
  %484 = getelementptr double, ptr %224, i64 %483
  %485 = load double, ptr %484
  %486 = load i64, ptr %354
  %487 = getelementptr double, ptr %203, i64 %486
  %488 = load double, ptr %487
  %489 = load double, ptr %18
  %490 = call double @llvm.fmuladd.f64(double %485, double %488, double %489)
  store double %490, ptr %18
  br i1 %225, label %491, label %514

491:
  %492 = getelementptr double, ptr %484, i64 1
  %493 = bitcast ptr %492 to ptr
  %494 = load <4 x double>, ptr %493, align 8
  %495 = load <4 x double>, ptr %431, align 32
  %496 = fmul <4 x double> %494, %495
  %497 = extractelement <4 x double> %496, i64 0
  %498 = extractelement <4 x double> %496, i64 1
  %499 = fadd double %497, %498
  %500 = extractelement <4 x double> %496, i64 2
  %501 = fadd double %500, %499
  %502 = getelementptr double, ptr %484, i64 4
  %503 = bitcast ptr %502 to ptr
  %504 = load <4 x double>, ptr %503, align 8
  %505 = load <4 x double>, ptr %430, align 32
  %506 = fmul <4 x double> %504, %505
  %507 = extractelement <4 x double> %506, i64 0
  %508 = extractelement <4 x double> %506, i64 1
  %509 = fadd double %507, %508
  %510 = extractelement <4 x double> %506, i64 2
  %511 = fadd double %510, %509
  %512 = fadd double %501, %511
  %513 = fadd double %490, %512
  store double %513, ptr %18
  br label %514

514:
  %515 = add i64 %243, 1
  %516 = load i64, ptr %213
  %517 = icmp slt i64 %515, %516
  br i1 %517, label %242, label %227

518:
  ret void
}

define i64 @tree_motion_lacking(ptr %0, double %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.scratch, align 8
  %7 = alloca %struct.call, align 8
  %8 = alloca %struct.motion, align 8
  %9 = bitcast ptr %6 to ptr
  %10 = call i32 @tree_take(ptr %0, ptr %6)
  %11 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %12 = load i64, ptr %11
  %13 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 4
  %14 = load i64, ptr %13
  %15 = add i64 %14, %12
  %16 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 5
  %17 = load i64, ptr %16
  %18 = add i64 %12, 1
  %19 = add i64 %18, %15
  %20 = add i64 %19, %17
  %21 = call ptr @calloc(i64 %20, i64 8)
  %22 = icmp ne i32 %10, 0
  %23 = icmp ne ptr %21, null
  %24 = and i1 %22, %23
  br i1 %24, label %25, label %103

25:
  %26 = bitcast ptr %21 to ptr
  %27 = bitcast ptr %7 to ptr
  %28 = getelementptr %struct.call, ptr %7, i64 0, i32 0
  store double %1, ptr %28
  %29 = getelementptr %struct.call, ptr %7, i64 0, i32 1
  store ptr %2, ptr %29
  %30 = getelementptr %struct.call, ptr %7, i64 0, i32 2
  %31 = getelementptr double, ptr %26, i64 %15
  %32 = getelementptr double, ptr %31, i64 %12
  store ptr %32, ptr %30
  %33 = getelementptr %struct.call, ptr %7, i64 0, i32 3
  store ptr %3, ptr %33
  %34 = getelementptr %struct.call, ptr %7, i64 0, i32 4
  store ptr %4, ptr %34
  %35 = icmp eq i64 %14, 0
  br i1 %35, label %36, label %38

36:
  %37 = bitcast ptr %8 to ptr
  br label %78

38:
  call void @tree_find_given(ptr %0, ptr %6, ptr %7)
  %39 = load i64, ptr %11
  %40 = load i64, ptr %13
  %41 = bitcast ptr %8 to ptr
  %42 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 1
  %43 = load i64, ptr %42
  %44 = icmp eq i64 %40, 0
  br i1 %44, label %78, label %45

45:
  %46 = getelementptr %struct.scratch, ptr %6, i64 0, i32 6
  %47 = load ptr, ptr %46
  %48 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %49 = load i64, ptr %48
  %50 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %51 = load i64, ptr %50
  %52 = mul i64 %51, %49
  %53 = getelementptr double, ptr %47, i64 %52
  %54 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 3
  %55 = load i64, ptr %54
  %56 = getelementptr double, ptr %53, i64 %55
  %57 = getelementptr %struct.scratch, ptr %6, i64 0, i32 8
  %58 = bitcast ptr %57 to ptr
  %59 = load ptr, ptr %58
  %60 = bitcast ptr %2 to ptr
  %61 = shl i64 %43, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %59, ptr align 8 %60, i64 %61, i1 false)
  %62 = bitcast ptr %59 to ptr
  %63 = getelementptr double, ptr %62, i64 %43
  %64 = bitcast ptr %63 to ptr
  %65 = bitcast ptr %56 to ptr
  %66 = shl i64 %40, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %64, ptr align 8 %65, i64 %66, i1 false)
  %67 = getelementptr %struct.scratch, ptr %6, i64 0, i32 9
  %68 = bitcast ptr %67 to ptr
  %69 = load ptr, ptr %68
  %70 = getelementptr double, ptr %2, i64 %43
  %71 = bitcast ptr %70 to ptr
  %72 = shl i64 %39, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %69, ptr align 8 %71, i64 %72, i1 false)
  %73 = bitcast ptr %69 to ptr
  %74 = getelementptr double, ptr %73, i64 %39
  %75 = bitcast ptr %74 to ptr
  %76 = getelementptr double, ptr %56, i64 %40
  %77 = bitcast ptr %76 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %75, ptr align 8 %77, i64 %66, i1 false)
  br label %78

78:
  %79 = phi ptr [ %62, %45 ], [ %2, %36 ], [ %2, %38 ]
  %80 = bitcast ptr %8 to ptr
  %81 = getelementptr %struct.motion, ptr %8, i64 0, i32 0
  store ptr %79, ptr %81
  %82 = getelementptr %struct.motion, ptr %8, i64 0, i32 1
  %83 = getelementptr %struct.motion, ptr %8, i64 0, i32 2
  %84 = bitcast ptr %83 to ptr
  store ptr %21, ptr %84
  %85 = bitcast ptr %82 to ptr
  store ptr %21, ptr %85
  call void @solve(ptr %0, ptr %6, ptr %8, ptr null, ptr %4, ptr %31)
  %86 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %87 = load i64, ptr %86
  %88 = icmp sgt i64 %87, 0
  br i1 %88, label %89, label %92

89:
  %90 = getelementptr %struct.scratch, ptr %6, i64 0, i32 2
  %91 = load ptr, ptr %90
  br label %94

92:
  %93 = phi i64 [ -1, %78 ], [ %101, %94 ]
  br label %103

94:
  %95 = phi i64 [ 0, %89 ], [ %97, %94 ]
  %96 = phi i64 [ -1, %89 ], [ %101, %94 ]
  %97 = add i64 %95, 1
  %98 = getelementptr %struct.body, ptr %91, i64 %97, i32 13, i64 0
  %99 = load double, ptr %98, align 32
  %100 = fcmp uno double %99, 0.000000e+00
  %101 = select i1 %100, i64 %95, i64 %96
  %102 = icmp eq i64 %97, %87
  br i1 %102, label %92, label %94

103:
  %104 = phi i64 [ %93, %92 ], [ -1, %5 ]
  call void @free(ptr %21)
  br i1 %22, label %105, label %119

105:
  %106 = getelementptr %struct.scratch, ptr %6, i64 0, i32 0
  %107 = load i64, ptr %106
  %108 = icmp slt i64 %107, 0
  br i1 %108, label %109, label %113

109:
  %110 = getelementptr %struct.scratch, ptr %6, i64 0, i32 1
  %111 = bitcast ptr %110 to ptr
  %112 = load ptr, ptr %111
  call void @free(ptr %112)
  br label %119

113:
  %114 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 22, i64 %107
  %115 = getelementptr %struct.scratch, ptr %6, i64 0, i32 1
  %116 = load ptr, ptr %115
  %117 = bitcast ptr %114 to ptr
  %118 = ptrtoint ptr %116 to i64
  store atomic i64 %118, ptr %117 release, align 8
  br label %119

119:
  ret i64 %104
}

declare ptr @calloc(i64, i64)

define void @tree_motion_constants(ptr  %0, ptr %1, ptr %2) {
  %4 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 16
  %5 = load i64, ptr %4
  %6 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 7
  %7 = load i64, ptr %6
  %8 = shl i64 %7, 3
  %9 = add i64 %8, 8
  %10 = call ptr @malloc(i64 %9)
  %11 = bitcast ptr %10 to ptr
  %12 = icmp eq ptr %10, null
  %13 = xor i1 %12, true
  %14 = icmp sgt i64 %7, 0
  %15 = select i1 %13, i1 %14, i1 false
  br i1 %15, label %16, label %20

16:
  %17 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 8
  %18 = load ptr, ptr %17
  %19 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 9
  br label %24

20:
  %21 = icmp sgt i64 %5, 0
  br i1 %21, label %22, label %109

22:
  %23 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 10
  br label %113

24:
  %25 = phi i64 [ 0, %16 ], [ %107, %104 ]
  %26 = mul i64 %25, 3
  %27 = getelementptr i64, ptr %18, i64 %26
  %28 = load i64, ptr %27
  switch i64 %28, label %98 [
    i64 0, label %29
    i64 1, label %35
    i64 2, label %40
    i64 3, label %50
    i64 4, label %60
    i64 5, label %70
    i64 6, label %80
    i64 7, label %86
    i64 8, label %92
  ]

29:
  %30 = load ptr, ptr %19
  %31 = getelementptr i64, ptr %27, i64 1
  %32 = load i64, ptr %31
  %33 = getelementptr double, ptr %30, i64 %32
  %34 = load double, ptr %33
  br label %104

35:
  %36 = getelementptr i64, ptr %27, i64 1
  %37 = load i64, ptr %36
  %38 = getelementptr double, ptr %1, i64 %37
  %39 = load double, ptr %38
  br label %104

40:
  %41 = getelementptr i64, ptr %27, i64 1
  %42 = load i64, ptr %41
  %43 = getelementptr double, ptr %11, i64 %42
  %44 = load double, ptr %43
  %45 = getelementptr i64, ptr %27, i64 2
  %46 = load i64, ptr %45
  %47 = getelementptr double, ptr %11, i64 %46
  %48 = load double, ptr %47
  %49 = fadd double %44, %48
  br label %104

50:
  %51 = getelementptr i64, ptr %27, i64 1
  %52 = load i64, ptr %51
  %53 = getelementptr double, ptr %11, i64 %52
  %54 = load double, ptr %53
  %55 = getelementptr i64, ptr %27, i64 2
  %56 = load i64, ptr %55
  %57 = getelementptr double, ptr %11, i64 %56
  %58 = load double, ptr %57
  %59 = fsub double %54, %58
  br label %104

60:
  %61 = getelementptr i64, ptr %27, i64 1
  %62 = load i64, ptr %61
  %63 = getelementptr double, ptr %11, i64 %62
  %64 = load double, ptr %63
  %65 = getelementptr i64, ptr %27, i64 2
  %66 = load i64, ptr %65
  %67 = getelementptr double, ptr %11, i64 %66
  %68 = load double, ptr %67
  %69 = fmul double %64, %68
  br label %104

70:
  %71 = getelementptr i64, ptr %27, i64 1
  %72 = load i64, ptr %71
  %73 = getelementptr double, ptr %11, i64 %72
  %74 = load double, ptr %73
  %75 = getelementptr i64, ptr %27, i64 2
  %76 = load i64, ptr %75
  %77 = getelementptr double, ptr %11, i64 %76
  %78 = load double, ptr %77
  %79 = fdiv double %74, %78
  br label %104

80:
  %81 = getelementptr i64, ptr %27, i64 1
  %82 = load i64, ptr %81
  %83 = getelementptr double, ptr %11, i64 %82
  %84 = load double, ptr %83
  %85 = fneg double %84
  br label %104

86:
  %87 = getelementptr i64, ptr %27, i64 1
  %88 = load i64, ptr %87
  %89 = getelementptr double, ptr %11, i64 %88
  %90 = load double, ptr %89
  %91 = call double @llvm.sqrt.f64(double %90)
  br label %104

92:
  %93 = getelementptr i64, ptr %27, i64 1
  %94 = load i64, ptr %93
  %95 = getelementptr double, ptr %11, i64 %94
  %96 = load double, ptr %95
  %97 = call double @llvm.sin.f64(double %96)
  br label %104

98:
  %99 = getelementptr i64, ptr %27, i64 1
  %100 = load i64, ptr %99
  %101 = getelementptr double, ptr %11, i64 %100
  %102 = load double, ptr %101
  %103 = call double @llvm.cos.f64(double %102)
  br label %104

104:
  %105 = phi double [ %103, %98 ], [ %97, %92 ], [ %91, %86 ], [ %85, %80 ], [ %79, %70 ], [ %69, %60 ], [ %59, %50 ], [ %49, %40 ], [ %39, %35 ], [ %34, %29 ]
  %106 = getelementptr double, ptr %11, i64 %25
  store double %105, ptr %106
  %107 = add i64 %25, 1
  %108 = icmp slt i64 %107, %7
  br i1 %108, label %24, label %20

109:
  call void @free(ptr %10)
  %110 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
  %111 = load i64, ptr %110
  %112 = icmp sgt i64 %111, -1
  br i1 %112, label %128, label %289

113:
  %114 = phi i64 [ 0, %22 ], [ %126, %123 ]
  br i1 %12, label %123, label %115

115:
  %116 = load ptr, ptr %23
  %117 = getelementptr i64, ptr %116, i64 %114
  %118 = load i64, ptr %117
  %119 = icmp slt i64 %118, 0
  br i1 %119, label %123, label %120

120:
  %121 = getelementptr double, ptr %11, i64 %118
  %122 = load double, ptr %121
  br label %123

123:
  %124 = phi double [ 0x7FF8000000000000, %113 ], [ %122, %120 ], [ 0.000000e+00, %115 ]
  %125 = getelementptr double, ptr %2, i64 %114
  store double %124, ptr %125
  %126 = add i64 %114, 1
  %127 = icmp eq i64 %126, %5
  br i1 %127, label %109, label %113

128:
  %129 = getelementptr double, ptr %2, i64 %5
  %130 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %131 = load i64, ptr %130
  %132 = icmp sgt i64 %131, 0
  br i1 %132, label %133, label %285

133:
  %134 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %135 = load ptr, ptr %134
  %136 = getelementptr double, ptr %2, i64 4
  %137 = add i64 %111, 1
  %138 = urem i64 %137, 3
  %139 = add i64 %111, 2
  %140 = urem i64 %139, 3
  br label %141

141:
  %142 = phi i64 [ 0, %133 ], [ %279, %267 ]
  %143 = mul i64 %142, 6
  %144 = getelementptr i64, ptr %135, i64 %143
  %145 = load i64, ptr %144
  %146 = mul i64 %142, 36
  %147 = getelementptr double, ptr %136, i64 %146
  %148 = add i64 %145, -1
  %149 = mul i64 %148, 12
  %150 = getelementptr double, ptr %129, i64 %149
  %151 = icmp eq i64 %145, 0
  br i1 %151, label %175, label %152

152:
  %153 = getelementptr double, ptr %150, i64 8
  %154 = load double, ptr %153
  %155 = getelementptr double, ptr %150, i64 9
  %156 = load double, ptr %155
  %157 = sub i64 %148, %142
  %158 = mul i64 %157, 6
  %159 = getelementptr i64, ptr %144, i64 5
  %160 = getelementptr i64, ptr %159, i64 %158
  %161 = load i64, ptr %160
  %162 = srem i64 %161, 3
  %163 = icmp sgt i64 %161, 2
  %164 = select i1 %163, i64 254, i64 255
  %165 = select i1 %163, i64 2, i64 1
  %166 = add i64 %165, %162
  %167 = trunc i64 %166 to i8
  %168 = srem i8 %167, 3
  %169 = sext i8 %168 to i64
  %170 = add i64 %162, 3
  %171 = add i64 %170, %164
  %172 = trunc i64 %171 to i8
  %173 = srem i8 %172, 3
  %174 = sext i8 %173 to i64
  br label %178

175:
  %176 = sub i64 %148, %142
  %177 = mul i64 %176, 6
  br label %178

178:
  %179 = phi i64 [ %177, %175 ], [ %158, %152 ]
  %180 = phi double [ 0.000000e+00, %175 ], [ %156, %152 ]
  %181 = phi double [ 1.000000e+00, %175 ], [ %154, %152 ]
  %182 = phi i64 [ %138, %175 ], [ %169, %152 ]
  %183 = phi i64 [ %140, %175 ], [ %174, %152 ]
  %184 = phi i64 [ %111, %175 ], [ %162, %152 ]
  %185 = getelementptr i64, ptr %144, i64 5
  %186 = load i64, ptr %185
  %187 = srem i64 %186, 3
  %188 = icmp sgt i64 %186, 2
  %189 = select i1 %188, i64 254, i64 255
  %190 = select i1 %188, i64 2, i64 1
  %191 = add i64 %190, %187
  %192 = trunc i64 %191 to i8
  %193 = srem i8 %192, 3
  %194 = sext i8 %193 to i64
  %195 = add i64 %187, 3
  %196 = add i64 %195, %189
  %197 = trunc i64 %196 to i8
  %198 = srem i8 %197, 3
  %199 = sext i8 %198 to i64
  %200 = shl i64 %194, 2
  %201 = getelementptr double, ptr %147, i64 %200
  %202 = getelementptr double, ptr %147, i64 12
  %203 = getelementptr double, ptr %147, i64 16
  %204 = getelementptr double, ptr %201, i64 %182
  %205 = load double, ptr %204
  %206 = getelementptr double, ptr %201, i64 %183
  %207 = load double, ptr %206
  %208 = fneg double %180
  %209 = fmul double %207, %208
  %210 = call double @llvm.fmuladd.f64(double %181, double %205, double %209)
  %211 = fmul double %181, %207
  %212 = call double @llvm.fmuladd.f64(double %180, double %205, double %211)
  br i1 %151, label %218, label %213

213:
  %214 = getelementptr i64, ptr %185, i64 %179
  %215 = load i64, ptr %214
  %216 = icmp slt i64 %215, 3
  %217 = select i1 %216, double 1.000000e+00, double -1.000000e+00
  br label %218

218:
  %219 = phi double [ %217, %213 ], [ 1.000000e+00, %178 ]
  %220 = getelementptr double, ptr %202, i64 %184
  %221 = load double, ptr %220
  %222 = fmul double %219, %221
  %223 = icmp eq i8 %193, 2
  %224 = uitofp i1 %223 to double
  %225 = icmp eq i8 %198, 2
  %226 = uitofp i1 %225 to double
  %227 = mul i64 %142, 12
  %228 = getelementptr double, ptr %129, i64 %227
  %229 = getelementptr double, ptr %202, i64 %182
  %230 = load double, ptr %229
  %231 = getelementptr double, ptr %202, i64 %183
  %232 = load double, ptr %231
  %233 = fmul double %232, %208
  %234 = call double @llvm.fmuladd.f64(double %181, double %230, double %233)
  store double %234, ptr %228
  %235 = load double, ptr %229
  %236 = load double, ptr %231
  %237 = fmul double %181, %236
  %238 = call double @llvm.fmuladd.f64(double %180, double %235, double %237)
  %239 = getelementptr double, ptr %228, i64 1
  store double %238, ptr %239
  %240 = getelementptr double, ptr %203, i64 %194
  %241 = load double, ptr %240
  %242 = getelementptr double, ptr %203, i64 %199
  %243 = load double, ptr %242
  %244 = fneg double %212
  %245 = fmul double %243, %244
  %246 = call double @llvm.fmuladd.f64(double %210, double %241, double %245)
  %247 = getelementptr double, ptr %228, i64 2
  store double %246, ptr %247
  %248 = load double, ptr %240
  %249 = load double, ptr %242
  %250 = fmul double %210, %249
  %251 = call double @llvm.fmuladd.f64(double %212, double %248, double %250)
  %252 = getelementptr double, ptr %228, i64 3
  store double %251, ptr %252
  %253 = getelementptr double, ptr %147, i64 19
  %254 = load double, ptr %253
  %255 = getelementptr double, ptr %228, i64 4
  store double %254, ptr %255
  %256 = mul i64 %187, 5
  %257 = add i64 %256, 20
  %258 = getelementptr double, ptr %147, i64 %257
  %259 = load double, ptr %258
  %260 = getelementptr double, ptr %228, i64 5
  store double %259, ptr %260
  %261 = getelementptr double, ptr %147, i64 32
  %262 = load double, ptr %261
  %263 = getelementptr double, ptr %228, i64 6
  store double %262, ptr %263
  br i1 %151, label %267, label %264

264:
  %265 = getelementptr double, ptr %150, i64 7
  %266 = load double, ptr %265
  br label %267

267:
  %268 = phi double [ %266, %264 ], [ 0.000000e+00, %218 ]
  %269 = fadd double %222, %268
  %270 = getelementptr double, ptr %228, i64 7
  store double %269, ptr %270
  %271 = getelementptr double, ptr %228, i64 8
  store double %210, ptr %271
  %272 = getelementptr double, ptr %228, i64 9
  store double %212, ptr %272
  %273 = fmul double %244, %226
  %274 = call double @llvm.fmuladd.f64(double %210, double %224, double %273)
  %275 = getelementptr double, ptr %228, i64 10
  store double %274, ptr %275
  %276 = fmul double %210, %226
  %277 = call double @llvm.fmuladd.f64(double %212, double %224, double %276)
  %278 = getelementptr double, ptr %228, i64 11
  store double %277, ptr %278
  %279 = add i64 %142, 1
  %280 = icmp eq i64 %279, %131
  br i1 %280, label %281, label %141

281:
  %282 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 17
  %283 = load ptr, ptr %282
  %284 = icmp eq ptr %283, null
  br i1 %284, label %301, label %293

285:
  %286 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 17
  %287 = load ptr, ptr %286
  %288 = icmp eq ptr %287, null
  br i1 %288, label %301, label %293

289:
  %290 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 17
  %291 = load ptr, ptr %290
  %292 = icmp eq ptr %291, null
  br i1 %292, label %301, label %295

293:
  %294 = mul i64 %131, 12
  br label %295

295:
  %296 = phi i64 [ %294, %293 ], [ 0, %289 ]
  %297 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 18
  %298 = load ptr, ptr %297
  %299 = add i64 %296, %5
  %300 = getelementptr double, ptr %2, i64 %299
  call void %298(ptr %1, ptr %300)
  br label %301

301:
  ret void
}

declare ptr @malloc(i64)

declare double @llvm.sin.f64(double)

declare double @llvm.cos.f64(double)

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>)

declare double @llvm.sqrt.f64(double)

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)

define i64 @tree_loops_size(ptr  %0) {
  %2 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21
  %3 = load ptr, ptr %2
  %4 = icmp eq ptr %3, null
  br i1 %4, label %39, label %5

5:
  %6 = getelementptr %struct.tree_closing.1, ptr %3, i64 0, i32 17
  %7 = load i64, ptr %6
  %8 = shl i64 %7, 3
  %9 = getelementptr %struct.tree_closing.1, ptr %3, i64 0, i32 23
  %10 = load i64, ptr %9
  %11 = shl i64 %10, 2
  %12 = getelementptr %struct.tree_closing.1, ptr %3, i64 0, i32 15
  %13 = load i64, ptr %12
  %14 = getelementptr %struct.tree_closing.1, ptr %3, i64 0, i32 29
  %15 = load i64, ptr %14
  %16 = getelementptr %struct.tree_closing.1, ptr %3, i64 0, i32 8
  %17 = load i64, ptr %16
  %18 = mul i64 %17, 24
  %19 = getelementptr %struct.tree_closing.1, ptr %3, i64 0, i32 1
  %20 = load i64, ptr %19
  %21 = getelementptr %struct.tree_closing.1, ptr %3, i64 0, i32 0
  %22 = load i64, ptr %21
  %23 = shl i64 %22, 1
  %24 = getelementptr %struct.tree_closing.1, ptr %3, i64 0, i32 13
  %25 = load i64, ptr %24
  %26 = getelementptr %struct.tree_closing.1, ptr %3, i64 0, i32 12
  %27 = load i64, ptr %26
  %28 = shl i64 %13, 1
  %29 = add i64 %11, %8
  %30 = add i64 %29, %15
  %31 = add i64 %30, %28
  %32 = shl i64 %31, 2
  %33 = add i64 %18, 16
  %34 = add i64 %33, %20
  %35 = add i64 %34, %23
  %36 = add i64 %35, %25
  %37 = add i64 %36, %32
  %38 = add i64 %37, %27
  br label %39

39:
  %40 = phi i64 [ %38, %5 ], [ 0, %1 ]
  ret i64 %40
}

define void @tree_loops_solve(ptr %0, ptr %1, ptr %2, ptr %3, ptr  %4, ptr %5) {
  %7 = alloca [6 x <4 x double>], align 32
  %8 = alloca %struct.closing, align 8
  %9 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21
  %10 = load ptr, ptr %9
  %11 = bitcast ptr %8 to ptr
  %12 = getelementptr %struct.scratch, ptr %1, i64 0, i32 11
  %13 = load ptr, ptr %12
  %14 = ptrtoint ptr %13 to i64
  %15 = add i64 %14, 63
  %16 = and i64 %15, -64
  %17 = inttoptr i64 %16 to ptr
  %18 = getelementptr %struct.closing, ptr %8, i64 0, i32 0
  store ptr %17, ptr %18
  %19 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 17
  %20 = load i64, ptr %19
  %21 = mul i64 %20, 6
  %22 = getelementptr <4 x double>, ptr %17, i64 %21
  %23 = getelementptr %struct.closing, ptr %8, i64 0, i32 1
  store ptr %22, ptr %23
  %24 = getelementptr <4 x double>, ptr %22, i64 %20
  %25 = getelementptr %struct.closing, ptr %8, i64 0, i32 2
  store ptr %24, ptr %25
  %26 = getelementptr <4 x double>, ptr %24, i64 %20
  %27 = getelementptr %struct.closing, ptr %8, i64 0, i32 3
  store ptr %26, ptr %27
  %28 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 23
  %29 = load i64, ptr %28
  %30 = shl i64 %29, 2
  %31 = getelementptr <4 x double>, ptr %26, i64 %30
  %32 = getelementptr %struct.closing, ptr %8, i64 0, i32 4
  store ptr %31, ptr %32
  %33 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 15
  %34 = load i64, ptr %33
  %35 = getelementptr <4 x double>, ptr %31, i64 %34
  %36 = getelementptr %struct.closing, ptr %8, i64 0, i32 5
  store ptr %35, ptr %36
  %37 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 29
  %38 = load i64, ptr %37
  %39 = getelementptr <4 x double>, ptr %35, i64 %38
  %40 = getelementptr <4 x double>, ptr %39, i64 0, i64 0
  %41 = getelementptr %struct.closing, ptr %8, i64 0, i32 6
  store ptr %40, ptr %41
  %42 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 8
  %43 = load i64, ptr %42
  %44 = mul i64 %43, 18
  %45 = getelementptr <4 x double>, ptr %39, i64 0, i64 %44
  %46 = getelementptr %struct.closing, ptr %8, i64 0, i32 7
  store ptr %45, ptr %46
  %47 = mul i64 %43, 6
  %48 = getelementptr double, ptr %45, i64 %47
  %49 = getelementptr %struct.closing, ptr %8, i64 0, i32 8
  store ptr %48, ptr %49
  %50 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 1
  %51 = load i64, ptr %50
  %52 = getelementptr double, ptr %48, i64 %51
  %53 = getelementptr %struct.closing, ptr %8, i64 0, i32 9
  store ptr %52, ptr %53
  %54 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 0
  %55 = load i64, ptr %54
  %56 = getelementptr double, ptr %52, i64 %55
  %57 = getelementptr %struct.closing, ptr %8, i64 0, i32 10
  store ptr %56, ptr %57
  %58 = shl i64 %34, 2
  %59 = getelementptr double, ptr %56, i64 %58
  %60 = getelementptr %struct.closing, ptr %8, i64 0, i32 11
  store ptr %59, ptr %60
  %61 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 13
  %62 = load i64, ptr %61
  %63 = getelementptr double, ptr %59, i64 %62
  %64 = getelementptr %struct.closing, ptr %8, i64 0, i32 12
  store ptr %63, ptr %64
  %65 = getelementptr double, ptr %63, i64 %55
  %66 = getelementptr %struct.closing, ptr %8, i64 0, i32 13
  store ptr %65, ptr %66
  %67 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
  %68 = load i64, ptr %67
  %69 = icmp sgt i64 %68, -1
  %70 = inttoptr i64 %16 to ptr
  %71 = bitcast ptr %26 to ptr
  br i1 %69, label %72, label %1589

72:
  %73 = bitcast ptr %39 to ptr
  %74 = getelementptr %struct.call, ptr %3, i64 0, i32 4
  %75 = load ptr, ptr %74
  %76 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 16
  %77 = load i64, ptr %76
  %78 = getelementptr double, ptr %75, i64 %77
  %79 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %80 = load i64, ptr %79
  %81 = getelementptr %struct.scratch, ptr %1, i64 0, i32 2
  %82 = bitcast ptr %81 to ptr
  %83 = load ptr, ptr %82
  call void @tree_go_outward_flat(ptr %0, ptr %1, ptr %2, ptr %3)
  %84 = load ptr, ptr %9
  %85 = load i64, ptr %76
  %86 = getelementptr double, ptr %75, i64 %85
  %87 = load i64, ptr %67
  %88 = add i64 %87, 1
  %89 = srem i64 %88, 3
  %90 = add i64 %87, 2
  %91 = srem i64 %90, 3
  %92 = getelementptr %struct.tree_closing.1, ptr %84, i64 0, i32 8
  %93 = load i64, ptr %92
  %94 = mul i64 %93, 144
  call void @llvm.memset.p0.i64(ptr align 8 %73, i8 0, i64 %94, i1 false)
  %95 = load i64, ptr %92
  %96 = icmp sgt i64 %95, 0
  br i1 %96, label %97, label %172

97:
  %98 = getelementptr %struct.tree_closing.1, ptr %84, i64 0, i32 9
  %99 = load ptr, ptr %98
  %100 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %101 = load ptr, ptr %100
  %102 = add i64 %87, 3
  %103 = add i64 %89, 12
  %104 = add i64 %91, 12
  %105 = add i64 %87, 15
  %106 = getelementptr i64, ptr %101, i64 5
  br label %107

107:
  %108 = phi i64 [ 0, %97 ], [ %170, %107 ]
  %109 = getelementptr i64, ptr %99, i64 %108
  %110 = load i64, ptr %109
  %111 = add i64 %110, -1
  %112 = mul i64 %111, 6
  %113 = getelementptr i64, ptr %106, i64 %112
  %114 = load i64, ptr %113
  %115 = srem i64 %114, 3
  %116 = icmp sgt i64 %114, 2
  %117 = select i1 %116, i64 254, i64 255
  %118 = select i1 %116, i64 2, i64 1
  %119 = add i64 %118, %115
  %120 = trunc i64 %119 to i8
  %121 = srem i8 %120, 3
  %122 = add i64 %115, 3
  %123 = add i64 %122, %117
  %124 = trunc i64 %123 to i8
  %125 = srem i8 %124, 3
  %126 = mul i64 %108, 18
  %127 = getelementptr <4 x double>, ptr %39, i64 0, i64 %126
  %128 = getelementptr double, ptr %127, i64 3
  %129 = mul i8 %121, 3
  %130 = sext i8 %129 to i64
  %131 = getelementptr double, ptr %128, i64 %130
  %132 = mul i8 %125, 3
  %133 = sext i8 %132 to i64
  %134 = getelementptr double, ptr %128, i64 %133
  %135 = getelementptr %struct.flat, ptr %83, i64 %110, i32 2
  %136 = load double, ptr %135
  %137 = getelementptr double, ptr %127, i64 %89
  store double %136, ptr %137
  %138 = getelementptr %struct.flat, ptr %83, i64 %110, i32 3
  %139 = load double, ptr %138
  %140 = getelementptr double, ptr %127, i64 %91
  store double %139, ptr %140
  %141 = mul i64 %111, 12
  %142 = add i64 %141, 7
  %143 = getelementptr double, ptr %86, i64 %142
  %144 = load double, ptr %143
  %145 = getelementptr double, ptr %127, i64 %87
  store double %144, ptr %145
  %146 = getelementptr %struct.flat, ptr %83, i64 %110, i32 6
  %147 = load double, ptr %146
  %148 = getelementptr double, ptr %134, i64 %91
  store double %147, ptr %148
  %149 = getelementptr double, ptr %131, i64 %89
  store double %147, ptr %149
  %150 = getelementptr %struct.flat, ptr %83, i64 %110, i32 7
  %151 = load double, ptr %150
  %152 = getelementptr double, ptr %131, i64 %91
  store double %151, ptr %152
  %153 = load double, ptr %150
  %154 = fneg double %153
  %155 = getelementptr double, ptr %134, i64 %89
  store double %154, ptr %155
  %156 = icmp slt i64 %114, 3
  %157 = select i1 %156, double 1.000000e+00, double -1.000000e+00
  %158 = mul i64 %115, 3
  %159 = add i64 %102, %158
  %160 = getelementptr double, ptr %127, i64 %159
  store double %157, ptr %160
  %161 = getelementptr %struct.flat, ptr %83, i64 %110, i32 4
  %162 = load double, ptr %161
  %163 = getelementptr double, ptr %127, i64 %103
  store double %162, ptr %163
  %164 = getelementptr %struct.flat, ptr %83, i64 %110, i32 5
  %165 = load double, ptr %164
  %166 = getelementptr double, ptr %127, i64 %104
  store double %165, ptr %166
  %167 = getelementptr %struct.flat, ptr %83, i64 %110, i32 8
  %168 = load double, ptr %167
  %169 = getelementptr double, ptr %127, i64 %105
  store double %168, ptr %169
  %170 = add i64 %108, 1
  %171 = icmp eq i64 %170, %95
  br i1 %171, label %172, label %107

172:
  call void @find_rows(ptr %0, ptr %8, ptr %75)
  %173 = load ptr, ptr %9
  %174 = load i64, ptr %67
  %175 = add i64 %174, 1
  %176 = srem i64 %175, 3
  %177 = getelementptr double, ptr %75, i64 %176
  %178 = load double, ptr %177
  %179 = add i64 %174, 2
  %180 = srem i64 %179, 3
  %181 = getelementptr double, ptr %75, i64 %180
  %182 = load double, ptr %181
  %183 = inttoptr i64 %16 to ptr
  %184 = getelementptr %struct.tree_closing.1, ptr %173, i64 0, i32 17
  %185 = load i64, ptr %184
  %186 = mul i64 %185, 96
  call void @llvm.memset.p0.i64(ptr align 64 %183, i8 0, i64 %186, i1 false)
  %187 = getelementptr %struct.tree_closing.1, ptr %173, i64 0, i32 13
  %188 = load i64, ptr %187
  %189 = icmp sgt i64 %188, 0
  br i1 %189, label %190, label %193

190:
  %191 = getelementptr %struct.tree_closing.1, ptr %173, i64 0, i32 14
  %192 = load ptr, ptr %191
  br label %202

193:
  %194 = getelementptr %struct.tree_closing.1, ptr %173, i64 0, i32 8
  %195 = load i64, ptr %194
  %196 = icmp sgt i64 %195, 0
  br i1 %196, label %197, label %274

197:
  %198 = getelementptr %struct.tree_closing.1, ptr %173, i64 0, i32 9
  %199 = getelementptr %struct.tree_closing.1, ptr %173, i64 0, i32 18
  %200 = getelementptr %struct.tree_closing.1, ptr %173, i64 0, i32 20
  %201 = load ptr, ptr %199
  br label %214

202:
  %203 = phi i64 [ 0, %190 ], [ %212, %202 ]
  %204 = getelementptr double, ptr %59, i64 %203
  %205 = load double, ptr %204
  %206 = fneg double %205
  %207 = shl i64 %203, 2
  %208 = or i64 %207, 3
  %209 = getelementptr i64, ptr %192, i64 %208
  %210 = load i64, ptr %209
  %211 = getelementptr <4 x double>, ptr %17, i64 0, i64 %210
  store double %206, ptr %211
  %212 = add i64 %203, 1
  %213 = icmp eq i64 %212, %188
  br i1 %213, label %193, label %202

214:
  %215 = phi i64 [ %195, %197 ], [ %234, %233 ]
  %216 = phi ptr [ %201, %197 ], [ %235, %233 ]
  %217 = phi i64 [ 0, %197 ], [ %236, %233 ]
  %218 = load ptr, ptr %198
  %219 = getelementptr i64, ptr %218, i64 %217
  %220 = load i64, ptr %219
  %221 = getelementptr i64, ptr %216, i64 %220
  %222 = load i64, ptr %221
  %223 = add i64 %220, 1
  %224 = getelementptr i64, ptr %216, i64 %223
  %225 = load i64, ptr %224
  %226 = icmp slt i64 %222, %225
  br i1 %226, label %227, label %233

227:
  %228 = getelementptr %struct.flat, ptr %83, i64 %220, i32 10
  %229 = getelementptr %struct.flat, ptr %83, i64 %220, i32 11
  %230 = getelementptr %struct.flat, ptr %83, i64 %220, i32 9
  br label %238

231:
  %232 = load i64, ptr %194
  br label %233

233:
  %234 = phi i64 [ %232, %231 ], [ %215, %214 ]
  %235 = phi ptr [ %270, %231 ], [ %216, %214 ]
  %236 = add i64 %217, 1
  %237 = icmp slt i64 %236, %234
  br i1 %237, label %214, label %274

238:
  %239 = phi i64 [ %222, %227 ], [ %269, %238 ]
  %240 = mul i64 %239, 3
  %241 = getelementptr <4 x double>, ptr %17, i64 %240
  %242 = load <4 x double>, ptr %241, align 32
  %243 = load double, ptr %228
  %244 = fadd double %178, %243
  %245 = insertelement <4 x double> poison, double %244, i64 0
  %246 = shufflevector <4 x double> %245, <4 x double> poison, <4 x i32> zeroinitializer
  %247 = getelementptr <4 x double>, ptr %241, i64 1
  %248 = load <4 x double>, ptr %247, align 32
  %249 = load double, ptr %229
  %250 = fadd double %182, %249
  %251 = insertelement <4 x double> poison, double %250, i64 0
  %252 = shufflevector <4 x double> %251, <4 x double> poison, <4 x i32> zeroinitializer
  %253 = fmul <4 x double> %248, %252
  %254 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %242, <4 x double> %246, <4 x double> %253)
  %255 = getelementptr <4 x double>, ptr %241, i64 2
  %256 = load <4 x double>, ptr %255, align 32
  %257 = load double, ptr %230
  %258 = insertelement <4 x double> poison, double %257, i64 0
  %259 = shufflevector <4 x double> %258, <4 x double> poison, <4 x i32> zeroinitializer
  %260 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %256, <4 x double> %259, <4 x double> %254)
  %261 = load ptr, ptr %200
  %262 = getelementptr i64, ptr %261, i64 %239
  %263 = load i64, ptr %262
  %264 = shl i64 %263, 2
  %265 = getelementptr double, ptr %56, i64 %264
  %266 = bitcast ptr %265 to ptr
  %267 = load <4 x double>, ptr %266, align 8
  %268 = fadd <4 x double> %267, %260
  store <4 x double> %268, ptr %266, align 8
  %269 = add i64 %239, 1
  %270 = load ptr, ptr %199
  %271 = getelementptr i64, ptr %270, i64 %223
  %272 = load i64, ptr %271
  %273 = icmp slt i64 %269, %272
  br i1 %273, label %238, label %231

274:
  %275 = load i64, ptr %28
  %276 = shl i64 %275, 7
  call void @llvm.memset.p0.i64(ptr align 32 %71, i8 0, i64 %276, i1 false)
  %277 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %278 = load i64, ptr %277
  %279 = icmp sgt i64 %278, 0
  br i1 %279, label %280, label %288

280:
  %281 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %282 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 26
  %283 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 27
  %284 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 28
  %285 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 16
  %286 = icmp eq i64 %80, 0
  %287 = getelementptr %struct.scratch, ptr %1, i64 0, i32 6
  br label %645

288:
  %289 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 26
  %290 = load ptr, ptr %289
  %291 = load i64, ptr %290
  %292 = getelementptr i64, ptr %290, i64 1
  %293 = load i64, ptr %292
  %294 = icmp slt i64 %291, %293
  br i1 %294, label %295, label %497

295:
  %296 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 27
  %297 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 28
  %298 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 16
  br label %299

299:
  %300 = phi i64 [ %291, %295 ], [ %492, %491 ]
  %301 = load ptr, ptr %296
  %302 = mul i64 %300, 5
  %303 = getelementptr i64, ptr %301, i64 %302
  %304 = load i64, ptr %303
  %305 = getelementptr i64, ptr %303, i64 1
  %306 = load i64, ptr %305
  %307 = add i64 %306, %304
  %308 = getelementptr i64, ptr %303, i64 2
  %309 = load i64, ptr %308
  %310 = add i64 %306, 1
  %311 = load ptr, ptr %297
  %312 = getelementptr i64, ptr %303, i64 3
  %313 = load i64, ptr %312
  %314 = getelementptr i64, ptr %311, i64 %313
  %315 = load ptr, ptr %36
  %316 = getelementptr i64, ptr %303, i64 4
  %317 = load i64, ptr %316
  %318 = getelementptr <4 x double>, ptr %315, i64 %317
  %319 = getelementptr i64, ptr %314, i64 %307
  %320 = getelementptr i64, ptr %319, i64 %307
  %321 = add i64 %304, 1
  %322 = mul i64 %321, %304
  %323 = sdiv i64 %322, 2
  %324 = getelementptr i64, ptr %320, i64 %323
  %325 = mul i64 %309, %310
  %326 = getelementptr <4 x double>, ptr %318, i64 %325, i64 0
  %327 = icmp sgt i64 %304, 0
  br i1 %327, label %328, label %453

328:
  %329 = load ptr, ptr %298
  %330 = icmp sgt i64 %306, 0
  br label %331

331:
  %332 = phi ptr [ %329, %328 ], [ %364, %363 ]
  %333 = phi i64 [ 1, %328 ], [ %367, %363 ]
  %334 = phi ptr [ %318, %328 ], [ %366, %363 ]
  %335 = phi ptr [ %326, %328 ], [ %365, %363 ]
  %336 = phi i64 [ 0, %328 ], [ %350, %363 ]
  %337 = getelementptr i64, ptr %314, i64 %336
  %338 = load i64, ptr %337
  %339 = load ptr, ptr %18
  %340 = getelementptr i64, ptr %319, i64 %336
  %341 = load i64, ptr %340
  %342 = mul i64 %341, 3
  %343 = getelementptr <4 x double>, ptr %339, i64 %342
  %344 = load ptr, ptr %57
  %345 = shl i64 %338, 2
  %346 = getelementptr double, ptr %344, i64 %345
  %347 = getelementptr i64, ptr %332, i64 %338
  %348 = load i64, ptr %347
  %349 = icmp sgt i64 %348, 0
  %350 = add i64 %336, 1
  br i1 %349, label %351, label %363

351:
  %352 = mul i64 %350, %336
  %353 = lshr i64 %352, 1
  %354 = getelementptr <4 x double>, ptr %343, i64 1
  %355 = getelementptr <4 x double>, ptr %343, i64 2
  br label %356

356:
  %357 = phi ptr [ %332, %351 ], [ %412, %408 ]
  %358 = phi ptr [ %334, %351 ], [ %411, %408 ]
  %359 = phi ptr [ %335, %351 ], [ %410, %408 ]
  %360 = phi i64 [ 0, %351 ], [ %409, %408 ]
  %361 = load ptr, ptr %27
  %362 = getelementptr <4 x double>, ptr %361, i64 %360
  br label %382

363:
  %364 = phi ptr [ %332, %331 ], [ %412, %408 ]
  %365 = phi ptr [ %335, %331 ], [ %410, %408 ]
  %366 = phi ptr [ %334, %331 ], [ %411, %408 ]
  %367 = add i64 %333, 1
  %368 = icmp eq i64 %350, %304
  br i1 %368, label %453, label %331

369:
  %370 = load <4 x double>, ptr %343, align 32
  %371 = extractelement <4 x double> %370, i64 %360
  %372 = insertelement <4 x double> undef, double %371, i64 0
  %373 = load <4 x double>, ptr %354, align 32
  %374 = extractelement <4 x double> %373, i64 %360
  %375 = insertelement <4 x double> %372, double %374, i64 1
  %376 = load <4 x double>, ptr %355, align 32
  %377 = extractelement <4 x double> %376, i64 %360
  %378 = insertelement <4 x double> %375, double %377, i64 2
  %379 = getelementptr double, ptr %346, i64 %360
  %380 = load double, ptr %379
  %381 = insertelement <4 x double> %378, double %380, i64 3
  store <4 x double> %381, ptr %358, align 32
  br i1 %330, label %416, label %408

382:
  %383 = phi i64 [ 0, %356 ], [ %398, %396 ]
  %384 = phi i64 [ 0, %356 ], [ %397, %396 ]
  %385 = getelementptr i64, ptr %314, i64 %384
  %386 = load i64, ptr %385
  %387 = getelementptr i64, ptr %357, i64 %386
  %388 = load i64, ptr %387
  %389 = icmp sgt i64 %388, 0
  br i1 %389, label %390, label %396

390:
  %391 = add i64 %384, %353
  %392 = getelementptr i64, ptr %320, i64 %391
  %393 = load i64, ptr %392
  %394 = shl i64 %393, 2
  %395 = getelementptr <4 x double>, ptr %362, i64 %394
  br label %400

396:
  %397 = add i64 %384, 1
  %398 = add i64 %388, %383
  %399 = icmp eq i64 %397, %333
  br i1 %399, label %369, label %382

400:
  %401 = phi i64 [ 0, %390 ], [ %406, %400 ]
  %402 = load <4 x double>, ptr %395, align 32
  %403 = extractelement <4 x double> %402, i64 %401
  %404 = add i64 %401, %383
  %405 = getelementptr double, ptr %359, i64 %404
  store double %403, ptr %405
  %406 = add i64 %401, 1
  %407 = icmp eq i64 %406, %388
  br i1 %407, label %396, label %400

408:
  %409 = add i64 %360, 1
  %410 = getelementptr double, ptr %359, i64 %309
  %411 = getelementptr <4 x double>, ptr %358, i64 %310
  %412 = load ptr, ptr %298
  %413 = getelementptr i64, ptr %412, i64 %338
  %414 = load i64, ptr %413
  %415 = icmp slt i64 %409, %414
  br i1 %415, label %356, label %363

416:
  %417 = phi i64 [ %450, %448 ], [ 0, %369 ]
  %418 = load ptr, ptr %27
  %419 = mul i64 %417, %304
  %420 = add i64 %419, %336
  %421 = getelementptr i64, ptr %324, i64 %420
  %422 = load i64, ptr %421
  %423 = shl i64 %422, 2
  %424 = getelementptr <4 x double>, ptr %418, i64 %423
  %425 = add i64 %417, %304
  %426 = getelementptr i64, ptr %314, i64 %425
  %427 = load i64, ptr %426
  %428 = icmp sgt i64 %427, %338
  br i1 %428, label %429, label %445

429:
  %430 = load <4 x double>, ptr %424, align 32
  %431 = extractelement <4 x double> %430, i64 %360
  %432 = insertelement <4 x double> undef, double %431, i64 0
  %433 = getelementptr <4 x double>, ptr %424, i64 1
  %434 = load <4 x double>, ptr %433, align 32
  %435 = extractelement <4 x double> %434, i64 %360
  %436 = insertelement <4 x double> %432, double %435, i64 1
  %437 = getelementptr <4 x double>, ptr %424, i64 2
  %438 = load <4 x double>, ptr %437, align 32
  %439 = extractelement <4 x double> %438, i64 %360
  %440 = insertelement <4 x double> %436, double %439, i64 2
  %441 = getelementptr <4 x double>, ptr %424, i64 3
  %442 = load <4 x double>, ptr %441, align 32
  %443 = extractelement <4 x double> %442, i64 %360
  %444 = insertelement <4 x double> %440, double %443, i64 3
  br label %448

445:
  %446 = getelementptr <4 x double>, ptr %424, i64 %360
  %447 = load <4 x double>, ptr %446, align 32
  br label %448

448:
  %449 = phi <4 x double> [ %444, %429 ], [ %447, %445 ]
  %450 = add i64 %417, 1
  %451 = getelementptr <4 x double>, ptr %358, i64 %450
  store <4 x double> %449, ptr %451, align 32
  %452 = icmp eq i64 %450, %306
  br i1 %452, label %408, label %416

453:
  call void @factorize(ptr %326, i64 %309)
  %454 = icmp sgt i64 %309, 0
  br i1 %454, label %455, label %491

455:
  %456 = icmp ult i64 %306, 9223372036854775807
  br label %457

457:
  %458 = phi i64 [ %464, %463 ], [ 0, %455 ]
  %459 = phi ptr [ %466, %463 ], [ %326, %455 ]
  %460 = phi ptr [ %465, %463 ], [ %318, %455 ]
  br i1 %456, label %461, label %463

461:
  %462 = icmp eq i64 %458, 0
  br label %468

463:
  %464 = add i64 %458, 1
  %465 = getelementptr <4 x double>, ptr %460, i64 %310
  %466 = getelementptr double, ptr %459, i64 %309
  %467 = icmp eq i64 %464, %309
  br i1 %467, label %491, label %457

468:
  %469 = phi i64 [ 0, %461 ], [ %474, %472 ]
  %470 = getelementptr <4 x double>, ptr %460, i64 %469
  %471 = load <4 x double>, ptr %470, align 32
  br i1 %462, label %472, label %476

472:
  %473 = phi <4 x double> [ %471, %468 ], [ %488, %476 ]
  store <4 x double> %473, ptr %470, align 32
  %474 = add i64 %469, 1
  %475 = icmp eq i64 %469, %306
  br i1 %475, label %463, label %468

476:
  %477 = phi i64 [ %489, %476 ], [ 0, %468 ]
  %478 = phi <4 x double> [ %488, %476 ], [ %471, %468 ]
  %479 = getelementptr double, ptr %459, i64 %477
  %480 = load double, ptr %479
  %481 = insertelement <4 x double> poison, double %480, i64 0
  %482 = shufflevector <4 x double> %481, <4 x double> poison, <4 x i32> zeroinitializer
  %483 = mul i64 %477, %310
  %484 = add i64 %483, %469
  %485 = getelementptr <4 x double>, ptr %318, i64 %484
  %486 = load <4 x double>, ptr %485, align 32
  %487 = fneg <4 x double> %482
  %488 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %487, <4 x double> %486, <4 x double> %478)
  %489 = add i64 %477, 1
  %490 = icmp eq i64 %489, %458
  br i1 %490, label %472, label %476

491:
  %492 = add i64 %300, 1
  %493 = load ptr, ptr %289
  %494 = getelementptr i64, ptr %493, i64 1
  %495 = load i64, ptr %494
  %496 = icmp slt i64 %492, %495
  br i1 %496, label %299, label %497

497:
  %498 = getelementptr %struct.flat, ptr %83, i64 0, i32 10
  %499 = bitcast ptr %32 to ptr
  %500 = bitcast ptr %498 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %500, i8 0, i64 16, i1 false)
  %501 = load ptr, ptr %499
  %502 = load i64, ptr %33
  %503 = shl i64 %502, 5
  call void @llvm.memset.p0.i64(ptr align 32 %501, i8 0, i64 %503, i1 false)
  %504 = load ptr, ptr %289
  %505 = load i64, ptr %504
  %506 = getelementptr i64, ptr %504, i64 1
  %507 = load i64, ptr %506
  %508 = icmp slt i64 %505, %507
  %509 = bitcast ptr %501 to ptr
  br i1 %508, label %510, label %631

510:
  %511 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 27
  %512 = load ptr, ptr %511
  %513 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 28
  %514 = load ptr, ptr %513
  %515 = load ptr, ptr %36
  %516 = load ptr, ptr %64
  %517 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 16
  br label %518

518:
  %519 = phi i64 [ %505, %510 ], [ %616, %615 ]
  %520 = mul i64 %519, 5
  %521 = getelementptr i64, ptr %512, i64 %520
  %522 = load i64, ptr %521
  %523 = getelementptr i64, ptr %521, i64 1
  %524 = load i64, ptr %523
  %525 = getelementptr i64, ptr %521, i64 2
  %526 = load i64, ptr %525
  %527 = add i64 %524, 1
  %528 = getelementptr i64, ptr %521, i64 3
  %529 = load i64, ptr %528
  %530 = getelementptr i64, ptr %514, i64 %529
  %531 = getelementptr i64, ptr %521, i64 4
  %532 = load i64, ptr %531
  %533 = getelementptr <4 x double>, ptr %515, i64 %532
  %534 = mul i64 %526, %527
  %535 = getelementptr <4 x double>, ptr %533, i64 %534, i64 0
  %536 = icmp sgt i64 %526, 0
  br i1 %536, label %537, label %574

537:
  %538 = icmp sgt i64 %524, 0
  br label %539

539:
  %540 = phi i64 [ 0, %537 ], [ %591, %578 ]
  %541 = phi ptr [ %533, %537 ], [ %592, %578 ]
  br i1 %538, label %594, label %578

542:
  %543 = icmp sgt i64 %526, 1
  br i1 %543, label %557, label %574

544:
  %545 = phi i64 [ %553, %544 ], [ 0, %578 ]
  %546 = mul i64 %545, %526
  %547 = add i64 %546, %545
  %548 = getelementptr double, ptr %535, i64 %547
  %549 = load double, ptr %548
  %550 = getelementptr double, ptr %516, i64 %545
  %551 = load double, ptr %550
  %552 = fmul double %549, %551
  store double %552, ptr %550
  %553 = add i64 %545, 1
  %554 = icmp eq i64 %553, %526
  br i1 %554, label %542, label %544

555:
  %556 = icmp sgt i64 %558, 2
  br i1 %556, label %557, label %574

557:
  %558 = phi i64 [ %559, %555 ], [ %526, %542 ]
  %559 = add i64 %558, -1
  %560 = mul i64 %559, %526
  %561 = getelementptr double, ptr %516, i64 %559
  br label %562

562:
  %563 = phi i64 [ 0, %557 ], [ %572, %562 ]
  %564 = add i64 %563, %560
  %565 = getelementptr double, ptr %535, i64 %564
  %566 = load double, ptr %565
  %567 = load double, ptr %561
  %568 = getelementptr double, ptr %516, i64 %563
  %569 = load double, ptr %568
  %570 = fneg double %566
  %571 = call double @llvm.fmuladd.f64(double %570, double %567, double %569)
  store double %571, ptr %568
  %572 = add i64 %563, 1
  %573 = icmp eq i64 %572, %559
  br i1 %573, label %555, label %562

574:
  %575 = icmp sgt i64 %522, 0
  br i1 %575, label %576, label %615

576:
  %577 = load ptr, ptr %517
  br label %607

578:
  %579 = phi <4 x double> [ zeroinitializer, %539 ], [ %605, %594 ]
  %580 = getelementptr <4 x double>, ptr %541, i64 0, i64 3
  %581 = load double, ptr %580
  %582 = extractelement <4 x double> %579, i64 0
  %583 = extractelement <4 x double> %579, i64 1
  %584 = fadd double %582, %583
  %585 = extractelement <4 x double> %579, i64 2
  %586 = extractelement <4 x double> %579, i64 3
  %587 = fadd double %585, %586
  %588 = fadd double %584, %587
  %589 = fsub double %581, %588
  %590 = getelementptr double, ptr %516, i64 %540
  store double %589, ptr %590
  %591 = add i64 %540, 1
  %592 = getelementptr <4 x double>, ptr %541, i64 %527
  %593 = icmp eq i64 %591, %526
  br i1 %593, label %544, label %539

594:
  %595 = phi i64 [ %597, %594 ], [ 0, %539 ]
  %596 = phi <4 x double> [ %605, %594 ], [ zeroinitializer, %539 ]
  %597 = add i64 %595, 1
  %598 = getelementptr <4 x double>, ptr %541, i64 %597
  %599 = load <4 x double>, ptr %598, align 32
  %600 = add i64 %595, %522
  %601 = getelementptr i64, ptr %530, i64 %600
  %602 = load i64, ptr %601
  %603 = getelementptr <4 x double>, ptr %509, i64 %602
  %604 = load <4 x double>, ptr %603, align 32
  %605 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %599, <4 x double> %604, <4 x double> %596)
  %606 = icmp eq i64 %597, %524
  br i1 %606, label %578, label %594

607:
  %608 = phi i64 [ 0, %576 ], [ %619, %618 ]
  %609 = phi i64 [ 0, %576 ], [ %620, %618 ]
  %610 = getelementptr i64, ptr %530, i64 %609
  %611 = load i64, ptr %610
  %612 = getelementptr i64, ptr %577, i64 %611
  %613 = load i64, ptr %612
  %614 = icmp sgt i64 %613, 0
  br i1 %614, label %622, label %618

615:
  %616 = add i64 %519, 1
  %617 = icmp eq i64 %616, %507
  br i1 %617, label %631, label %518

618:
  %619 = phi i64 [ %608, %607 ], [ %625, %622 ]
  %620 = add i64 %609, 1
  %621 = icmp eq i64 %620, %522
  br i1 %621, label %615, label %607

622:
  %623 = phi i64 [ %629, %622 ], [ 0, %607 ]
  %624 = phi i64 [ %625, %622 ], [ %608, %607 ]
  %625 = add i64 %624, 1
  %626 = getelementptr double, ptr %516, i64 %624
  %627 = load double, ptr %626
  %628 = getelementptr <4 x double>, ptr %509, i64 %611, i64 %623
  store double %627, ptr %628
  %629 = add i64 %623, 1
  %630 = icmp eq i64 %629, %613
  br i1 %630, label %618, label %622

631:
  %632 = load i64, ptr %277
  %633 = icmp slt i64 %632, 1
  br i1 %633, label %3362, label %634

634:
  %635 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %636 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 18
  %637 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 19
  %638 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 20
  %639 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 27
  %640 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 28
  %641 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 16
  %642 = load ptr, ptr %23
  %643 = load ptr, ptr %36
  %644 = load ptr, ptr %64
  br label %1357

645:
  %646 = phi i64 [ %278, %280 ], [ %648, %1355 ]
  %647 = load ptr, ptr %281
  %648 = add i64 %646, -1
  %649 = mul i64 %648, 6
  %650 = getelementptr i64, ptr %647, i64 %649
  %651 = getelementptr %struct.flat, ptr %83, i64 %646
  %652 = load ptr, ptr %282
  %653 = getelementptr i64, ptr %652, i64 %646
  %654 = load i64, ptr %653
  %655 = add i64 %646, 1
  %656 = getelementptr i64, ptr %652, i64 %655
  %657 = load i64, ptr %656
  %658 = icmp slt i64 %654, %657
  br i1 %658, label %659, label %987

659:
  %660 = load ptr, ptr %82
  %661 = getelementptr %struct.flat, ptr %660, i64 %646, i32 12
  %662 = getelementptr %struct.flat, ptr %660, i64 %646, i32 13
  %663 = getelementptr %struct.flat, ptr %660, i64 %646, i32 14
  %664 = getelementptr %struct.flat, ptr %660, i64 %646, i32 15
  %665 = getelementptr %struct.flat, ptr %660, i64 %646, i32 16
  %666 = getelementptr %struct.flat, ptr %660, i64 %646, i32 17
  %667 = getelementptr %struct.flat, ptr %660, i64 %646, i32 18
  %668 = getelementptr %struct.flat, ptr %660, i64 %646, i32 19
  %669 = getelementptr %struct.flat, ptr %660, i64 %646, i32 20
  br label %670

670:
  %671 = phi i64 [ %654, %659 ], [ %982, %981 ]
  %672 = load ptr, ptr %283
  %673 = mul i64 %671, 5
  %674 = getelementptr i64, ptr %672, i64 %673
  %675 = load i64, ptr %674
  %676 = getelementptr i64, ptr %674, i64 1
  %677 = load i64, ptr %676
  %678 = add i64 %677, %675
  %679 = getelementptr i64, ptr %674, i64 2
  %680 = load i64, ptr %679
  %681 = add i64 %677, 1
  %682 = load ptr, ptr %284
  %683 = getelementptr i64, ptr %674, i64 3
  %684 = load i64, ptr %683
  %685 = getelementptr i64, ptr %682, i64 %684
  %686 = load ptr, ptr %36
  %687 = getelementptr i64, ptr %674, i64 4
  %688 = load i64, ptr %687
  %689 = getelementptr <4 x double>, ptr %686, i64 %688
  %690 = getelementptr i64, ptr %685, i64 %678
  %691 = getelementptr i64, ptr %690, i64 %678
  %692 = add i64 %675, 1
  %693 = mul i64 %692, %675
  %694 = sdiv i64 %693, 2
  %695 = getelementptr i64, ptr %691, i64 %694
  %696 = mul i64 %677, %675
  %697 = getelementptr i64, ptr %695, i64 %696
  %698 = mul i64 %680, %681
  %699 = getelementptr <4 x double>, ptr %689, i64 %698, i64 0
  %700 = icmp sgt i64 %675, 0
  br i1 %700, label %701, label %826

701:
  %702 = load ptr, ptr %285
  %703 = icmp sgt i64 %677, 0
  br label %704

704:
  %705 = phi ptr [ %702, %701 ], [ %737, %736 ]
  %706 = phi i64 [ 1, %701 ], [ %740, %736 ]
  %707 = phi ptr [ %689, %701 ], [ %739, %736 ]
  %708 = phi ptr [ %699, %701 ], [ %738, %736 ]
  %709 = phi i64 [ 0, %701 ], [ %723, %736 ]
  %710 = getelementptr i64, ptr %685, i64 %709
  %711 = load i64, ptr %710
  %712 = load ptr, ptr %18
  %713 = getelementptr i64, ptr %690, i64 %709
  %714 = load i64, ptr %713
  %715 = mul i64 %714, 3
  %716 = getelementptr <4 x double>, ptr %712, i64 %715
  %717 = load ptr, ptr %57
  %718 = shl i64 %711, 2
  %719 = getelementptr double, ptr %717, i64 %718
  %720 = getelementptr i64, ptr %705, i64 %711
  %721 = load i64, ptr %720
  %722 = icmp sgt i64 %721, 0
  %723 = add i64 %709, 1
  br i1 %722, label %724, label %736

724:
  %725 = mul i64 %723, %709
  %726 = lshr i64 %725, 1
  %727 = getelementptr <4 x double>, ptr %716, i64 1
  %728 = getelementptr <4 x double>, ptr %716, i64 2
  br label %729

729:
  %730 = phi ptr [ %705, %724 ], [ %785, %781 ]
  %731 = phi ptr [ %707, %724 ], [ %784, %781 ]
  %732 = phi ptr [ %708, %724 ], [ %783, %781 ]
  %733 = phi i64 [ 0, %724 ], [ %782, %781 ]
  %734 = load ptr, ptr %27
  %735 = getelementptr <4 x double>, ptr %734, i64 %733
  br label %755

736:
  %737 = phi ptr [ %705, %704 ], [ %785, %781 ]
  %738 = phi ptr [ %708, %704 ], [ %783, %781 ]
  %739 = phi ptr [ %707, %704 ], [ %784, %781 ]
  %740 = add i64 %706, 1
  %741 = icmp eq i64 %723, %675
  br i1 %741, label %826, label %704

742:
  %743 = load <4 x double>, ptr %716, align 32
  %744 = extractelement <4 x double> %743, i64 %733
  %745 = insertelement <4 x double> undef, double %744, i64 0
  %746 = load <4 x double>, ptr %727, align 32
  %747 = extractelement <4 x double> %746, i64 %733
  %748 = insertelement <4 x double> %745, double %747, i64 1
  %749 = load <4 x double>, ptr %728, align 32
  %750 = extractelement <4 x double> %749, i64 %733
  %751 = insertelement <4 x double> %748, double %750, i64 2
  %752 = getelementptr double, ptr %719, i64 %733
  %753 = load double, ptr %752
  %754 = insertelement <4 x double> %751, double %753, i64 3
  store <4 x double> %754, ptr %731, align 32
  br i1 %703, label %789, label %781

755:
  %756 = phi i64 [ 0, %729 ], [ %771, %769 ]
  %757 = phi i64 [ 0, %729 ], [ %770, %769 ]
  %758 = getelementptr i64, ptr %685, i64 %757
  %759 = load i64, ptr %758
  %760 = getelementptr i64, ptr %730, i64 %759
  %761 = load i64, ptr %760
  %762 = icmp sgt i64 %761, 0
  br i1 %762, label %763, label %769

763:
  %764 = add i64 %757, %726
  %765 = getelementptr i64, ptr %691, i64 %764
  %766 = load i64, ptr %765
  %767 = shl i64 %766, 2
  %768 = getelementptr <4 x double>, ptr %735, i64 %767
  br label %773

769:
  %770 = add i64 %757, 1
  %771 = add i64 %761, %756
  %772 = icmp eq i64 %770, %706
  br i1 %772, label %742, label %755

773:
  %774 = phi i64 [ 0, %763 ], [ %779, %773 ]
  %775 = load <4 x double>, ptr %768, align 32
  %776 = extractelement <4 x double> %775, i64 %774
  %777 = add i64 %774, %756
  %778 = getelementptr double, ptr %732, i64 %777
  store double %776, ptr %778
  %779 = add i64 %774, 1
  %780 = icmp eq i64 %779, %761
  br i1 %780, label %769, label %773

781:
  %782 = add i64 %733, 1
  %783 = getelementptr double, ptr %732, i64 %680
  %784 = getelementptr <4 x double>, ptr %731, i64 %681
  %785 = load ptr, ptr %285
  %786 = getelementptr i64, ptr %785, i64 %711
  %787 = load i64, ptr %786
  %788 = icmp slt i64 %782, %787
  br i1 %788, label %729, label %736

789:
  %790 = phi i64 [ %823, %821 ], [ 0, %742 ]
  %791 = load ptr, ptr %27
  %792 = mul i64 %790, %675
  %793 = add i64 %792, %709
  %794 = getelementptr i64, ptr %695, i64 %793
  %795 = load i64, ptr %794
  %796 = shl i64 %795, 2
  %797 = getelementptr <4 x double>, ptr %791, i64 %796
  %798 = add i64 %790, %675
  %799 = getelementptr i64, ptr %685, i64 %798
  %800 = load i64, ptr %799
  %801 = icmp sgt i64 %800, %711
  br i1 %801, label %802, label %818

802:
  %803 = load <4 x double>, ptr %797, align 32
  %804 = extractelement <4 x double> %803, i64 %733
  %805 = insertelement <4 x double> undef, double %804, i64 0
  %806 = getelementptr <4 x double>, ptr %797, i64 1
  %807 = load <4 x double>, ptr %806, align 32
  %808 = extractelement <4 x double> %807, i64 %733
  %809 = insertelement <4 x double> %805, double %808, i64 1
  %810 = getelementptr <4 x double>, ptr %797, i64 2
  %811 = load <4 x double>, ptr %810, align 32
  %812 = extractelement <4 x double> %811, i64 %733
  %813 = insertelement <4 x double> %809, double %812, i64 2
  %814 = getelementptr <4 x double>, ptr %797, i64 3
  %815 = load <4 x double>, ptr %814, align 32
  %816 = extractelement <4 x double> %815, i64 %733
  %817 = insertelement <4 x double> %813, double %816, i64 3
  br label %821

818:
  %819 = getelementptr <4 x double>, ptr %797, i64 %733
  %820 = load <4 x double>, ptr %819, align 32
  br label %821

821:
  %822 = phi <4 x double> [ %817, %802 ], [ %820, %818 ]
  %823 = add i64 %790, 1
  %824 = getelementptr <4 x double>, ptr %731, i64 %823
  store <4 x double> %822, ptr %824, align 32
  %825 = icmp eq i64 %823, %677
  br i1 %825, label %781, label %789

826:
  call void @factorize(ptr %699, i64 %680)
  %827 = icmp sgt i64 %680, 0
  br i1 %827, label %828, label %981

828:
  %829 = icmp ult i64 %677, 9223372036854775807
  br label %830

830:
  %831 = phi i64 [ %837, %836 ], [ 0, %828 ]
  %832 = phi ptr [ %839, %836 ], [ %699, %828 ]
  %833 = phi ptr [ %838, %836 ], [ %689, %828 ]
  br i1 %829, label %834, label %836

834:
  %835 = icmp eq i64 %831, 0
  br label %841

836:
  %837 = add i64 %831, 1
  %838 = getelementptr <4 x double>, ptr %833, i64 %681
  %839 = getelementptr double, ptr %832, i64 %680
  %840 = icmp eq i64 %837, %680
  br i1 %840, label %864, label %830

841:
  %842 = phi i64 [ 0, %834 ], [ %847, %845 ]
  %843 = getelementptr <4 x double>, ptr %833, i64 %842
  %844 = load <4 x double>, ptr %843, align 32
  br i1 %835, label %845, label %849

845:
  %846 = phi <4 x double> [ %844, %841 ], [ %861, %849 ]
  store <4 x double> %846, ptr %843, align 32
  %847 = add i64 %842, 1
  %848 = icmp eq i64 %842, %677
  br i1 %848, label %836, label %841

849:
  %850 = phi i64 [ %862, %849 ], [ 0, %841 ]
  %851 = phi <4 x double> [ %861, %849 ], [ %844, %841 ]
  %852 = getelementptr double, ptr %832, i64 %850
  %853 = load double, ptr %852
  %854 = insertelement <4 x double> poison, double %853, i64 0
  %855 = shufflevector <4 x double> %854, <4 x double> poison, <4 x i32> zeroinitializer
  %856 = mul i64 %850, %681
  %857 = add i64 %856, %842
  %858 = getelementptr <4 x double>, ptr %689, i64 %857
  %859 = load <4 x double>, ptr %858, align 32
  %860 = fneg <4 x double> %855
  %861 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %860, <4 x double> %859, <4 x double> %851)
  %862 = add i64 %850, 1
  %863 = icmp eq i64 %862, %831
  br i1 %863, label %845, label %849

864:
  %865 = add i64 %680, 1
  %866 = icmp sgt i64 %677, 0
  %867 = load ptr, ptr %18
  %868 = load ptr, ptr %57
  %869 = load ptr, ptr %27
  br label %870

870:
  %871 = phi ptr [ %689, %864 ], [ %918, %916 ]
  %872 = phi i64 [ 0, %864 ], [ %917, %916 ]
  %873 = mul i64 %872, %865
  %874 = getelementptr double, ptr %699, i64 %873
  %875 = load double, ptr %874
  %876 = load <4 x double>, ptr %871, align 32
  %877 = insertelement <4 x double> poison, double %875, i64 0
  %878 = shufflevector <4 x double> %877, <4 x double> poison, <4 x i32> zeroinitializer
  %879 = fmul <4 x double> %876, %878
  %880 = extractelement <4 x double> %879, i64 0
  %881 = extractelement <4 x double> %876, i64 0
  %882 = load double, ptr %661
  %883 = call double @llvm.fmuladd.f64(double %880, double %881, double %882)
  store double %883, ptr %661
  %884 = extractelement <4 x double> %876, i64 1
  %885 = load double, ptr %662
  %886 = call double @llvm.fmuladd.f64(double %880, double %884, double %885)
  store double %886, ptr %662
  %887 = extractelement <4 x double> %879, i64 1
  %888 = load double, ptr %663
  %889 = call double @llvm.fmuladd.f64(double %887, double %884, double %888)
  store double %889, ptr %663
  %890 = extractelement <4 x double> %879, i64 2
  %891 = load double, ptr %664
  %892 = call double @llvm.fmuladd.f64(double %890, double %881, double %891)
  store double %892, ptr %664
  %893 = load double, ptr %665
  %894 = call double @llvm.fmuladd.f64(double %890, double %884, double %893)
  store double %894, ptr %665
  %895 = extractelement <4 x double> %876, i64 2
  %896 = load double, ptr %666
  %897 = call double @llvm.fmuladd.f64(double %890, double %895, double %896)
  store double %897, ptr %666
  %898 = extractelement <4 x double> %879, i64 3
  %899 = load double, ptr %667
  %900 = call double @llvm.fmuladd.f64(double %898, double %881, double %899)
  store double %900, ptr %667
  %901 = load double, ptr %668
  %902 = call double @llvm.fmuladd.f64(double %898, double %884, double %901)
  store double %902, ptr %668
  %903 = load double, ptr %669
  %904 = call double @llvm.fmuladd.f64(double %898, double %895, double %903)
  store double %904, ptr %669
  br i1 %866, label %905, label %916

905:
  %906 = shufflevector <4 x double> %879, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %907 = fneg <4 x double> %906
  %908 = shufflevector <4 x double> %879, <4 x double> poison, <4 x i32> zeroinitializer
  %909 = fneg <4 x double> %908
  %910 = shufflevector <4 x double> %879, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %911 = fneg <4 x double> %910
  %912 = shufflevector <4 x double> %879, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %913 = fneg <4 x double> %912
  br label %920

914:
  %915 = icmp eq i64 %922, %677
  br i1 %915, label %916, label %920

916:
  %917 = add i64 %872, 1
  %918 = getelementptr <4 x double>, ptr %871, i64 %681
  %919 = icmp eq i64 %917, %680
  br i1 %919, label %981, label %870

920:
  %921 = phi i64 [ 0, %905 ], [ %922, %914 ]
  %922 = add i64 %921, 1
  %923 = getelementptr <4 x double>, ptr %871, i64 %922
  %924 = load <4 x double>, ptr %923, align 32
  %925 = add i64 %921, %675
  %926 = getelementptr i64, ptr %690, i64 %925
  %927 = load i64, ptr %926
  %928 = mul i64 %927, 3
  %929 = getelementptr <4 x double>, ptr %867, i64 %928
  %930 = getelementptr i64, ptr %685, i64 %925
  %931 = load i64, ptr %930
  %932 = shl i64 %931, 2
  %933 = load <4 x double>, ptr %929, align 32
  %934 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %909, <4 x double> %924, <4 x double> %933)
  store <4 x double> %934, ptr %929, align 32
  %935 = getelementptr <4 x double>, ptr %929, i64 1
  %936 = load <4 x double>, ptr %935, align 32
  %937 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %911, <4 x double> %924, <4 x double> %936)
  store <4 x double> %937, ptr %935, align 32
  %938 = getelementptr <4 x double>, ptr %929, i64 2
  %939 = load <4 x double>, ptr %938, align 32
  %940 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %913, <4 x double> %924, <4 x double> %939)
  store <4 x double> %940, ptr %938, align 32
  %941 = getelementptr double, ptr %868, i64 %932
  %942 = bitcast ptr %941 to ptr
  %943 = load <4 x double>, ptr %942, align 8
  %944 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %907, <4 x double> %924, <4 x double> %943)
  store <4 x double> %944, ptr %942, align 8
  %945 = fmul <4 x double> %878, %924
  %946 = mul i64 %922, %921
  %947 = lshr i64 %946, 1
  %948 = shufflevector <4 x double> %945, <4 x double> poison, <4 x i32> zeroinitializer
  %949 = fneg <4 x double> %948
  %950 = shufflevector <4 x double> %945, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %951 = fneg <4 x double> %950
  %952 = shufflevector <4 x double> %945, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %953 = fneg <4 x double> %952
  %954 = shufflevector <4 x double> %945, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %955 = fneg <4 x double> %954
  br label %956

956:
  %957 = phi i64 [ 0, %920 ], [ %963, %956 ]
  %958 = add i64 %957, %947
  %959 = getelementptr i64, ptr %697, i64 %958
  %960 = load i64, ptr %959
  %961 = shl i64 %960, 2
  %962 = getelementptr <4 x double>, ptr %869, i64 %961
  %963 = add i64 %957, 1
  %964 = getelementptr <4 x double>, ptr %871, i64 %963
  %965 = load <4 x double>, ptr %964, align 32
  %966 = load <4 x double>, ptr %962, align 32
  %967 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %949, <4 x double> %965, <4 x double> %966)
  store <4 x double> %967, ptr %962, align 32
  %968 = load <4 x double>, ptr %964, align 32
  %969 = getelementptr <4 x double>, ptr %962, i64 1
  %970 = load <4 x double>, ptr %969, align 32
  %971 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %951, <4 x double> %968, <4 x double> %970)
  store <4 x double> %971, ptr %969, align 32
  %972 = load <4 x double>, ptr %964, align 32
  %973 = getelementptr <4 x double>, ptr %962, i64 2
  %974 = load <4 x double>, ptr %973, align 32
  %975 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %953, <4 x double> %972, <4 x double> %974)
  store <4 x double> %975, ptr %973, align 32
  %976 = load <4 x double>, ptr %964, align 32
  %977 = getelementptr <4 x double>, ptr %962, i64 3
  %978 = load <4 x double>, ptr %977, align 32
  %979 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %955, <4 x double> %976, <4 x double> %978)
  store <4 x double> %979, ptr %977, align 32
  %980 = icmp eq i64 %957, %921
  br i1 %980, label %914, label %956

981:
  %982 = add i64 %671, 1
  %983 = load ptr, ptr %282
  %984 = getelementptr i64, ptr %983, i64 %655
  %985 = load i64, ptr %984
  %986 = icmp slt i64 %982, %985
  br i1 %986, label %670, label %987

987:
  %988 = mul i64 %648, 12
  %989 = add i64 %988, 6
  %990 = getelementptr double, ptr %78, i64 %989
  %991 = load double, ptr %990
  br i1 %286, label %997, label %992

992:
  %993 = load ptr, ptr %287
  %994 = mul i64 %648, %80
  %995 = getelementptr double, ptr %993, i64 %994
  %996 = load double, ptr %995
  br label %997

997:
  %998 = phi double [ %996, %992 ], [ 0.000000e+00, %987 ]
  %999 = getelementptr i64, ptr %650, i64 1
  %1000 = load i64, ptr %999
  %1001 = icmp eq i64 %1000, 1
  br i1 %1001, label %1051, label %1002

1002:
  %1003 = getelementptr %struct.flat, ptr %83, i64 %646, i32 17
  %1004 = load double, ptr %1003
  %1005 = fadd double %991, %1004
  %1006 = fcmp ogt double %1005, 0.000000e+00
  %1007 = fdiv double 1.000000e+00, %1005
  %1008 = select i1 %1006, double %1007, double 0x7FF8000000000000
  %1009 = getelementptr i64, ptr %650, i64 5
  %1010 = load i64, ptr %1009
  %1011 = icmp slt i64 %1010, 3
  %1012 = select i1 %1011, double 1.000000e+00, double -1.000000e+00
  %1013 = getelementptr %struct.flat, ptr %83, i64 %646, i32 20
  %1014 = load double, ptr %1013
  %1015 = fneg double %1014
  %1016 = call double @llvm.fmuladd.f64(double %1012, double %998, double %1015)
  %1017 = getelementptr %struct.flat, ptr %83, i64 %646, i32 15
  %1018 = load double, ptr %1017
  %1019 = fmul double %1018, %1008
  %1020 = getelementptr %struct.flat, ptr %83, i64 %646, i32 16
  %1021 = load double, ptr %1020
  %1022 = fmul double %1008, %1021
  %1023 = fmul double %991, %1008
  %1024 = getelementptr %struct.flat, ptr %83, i64 %646, i32 21
  store double %1018, ptr %1024
  %1025 = getelementptr %struct.flat, ptr %83, i64 %646, i32 22
  store double %1021, ptr %1025
  %1026 = getelementptr %struct.flat, ptr %83, i64 %646, i32 23
  store double %1004, ptr %1026
  %1027 = getelementptr %struct.flat, ptr %83, i64 %646, i32 24
  store double %1008, ptr %1027
  %1028 = getelementptr %struct.flat, ptr %83, i64 %646, i32 25
  store double %1016, ptr %1028
  %1029 = getelementptr %struct.flat, ptr %83, i64 %646, i32 12
  %1030 = load double, ptr %1029
  %1031 = fneg double %1019
  %1032 = call double @llvm.fmuladd.f64(double %1031, double %1018, double %1030)
  store double %1032, ptr %1029
  %1033 = getelementptr %struct.flat, ptr %83, i64 %646, i32 13
  %1034 = load double, ptr %1033
  %1035 = call double @llvm.fmuladd.f64(double %1031, double %1021, double %1034)
  store double %1035, ptr %1033
  %1036 = getelementptr %struct.flat, ptr %83, i64 %646, i32 14
  %1037 = load double, ptr %1036
  %1038 = fneg double %1022
  %1039 = call double @llvm.fmuladd.f64(double %1038, double %1021, double %1037)
  store double %1039, ptr %1036
  %1040 = getelementptr %struct.flat, ptr %83, i64 %646, i32 18
  %1041 = load double, ptr %1040
  %1042 = call double @llvm.fmuladd.f64(double %1019, double %1016, double %1041)
  store double %1042, ptr %1040
  %1043 = getelementptr %struct.flat, ptr %83, i64 %646, i32 19
  %1044 = load double, ptr %1043
  %1045 = call double @llvm.fmuladd.f64(double %1022, double %1016, double %1044)
  store double %1045, ptr %1043
  %1046 = fmul double %1004, %1008
  %1047 = call double @llvm.fmuladd.f64(double %1046, double %1016, double %1014)
  store double %1047, ptr %1013
  %1048 = fmul double %1018, %1023
  store double %1048, ptr %1017
  %1049 = fmul double %1021, %1023
  store double %1049, ptr %1020
  %1050 = fmul double %1004, %1023
  store double %1050, ptr %1003
  br label %1130

1051:
  %1052 = getelementptr %struct.flat, ptr %83, i64 %646, i32 26
  %1053 = load double, ptr %1052
  %1054 = getelementptr %struct.flat, ptr %83, i64 %646, i32 27
  %1055 = load double, ptr %1054
  %1056 = getelementptr %struct.flat, ptr %83, i64 %646, i32 12
  %1057 = load double, ptr %1056
  %1058 = getelementptr %struct.flat, ptr %83, i64 %646, i32 13
  %1059 = load double, ptr %1058
  %1060 = fmul double %1055, %1059
  %1061 = call double @llvm.fmuladd.f64(double %1057, double %1053, double %1060)
  %1062 = getelementptr %struct.flat, ptr %83, i64 %646, i32 14
  %1063 = load double, ptr %1062
  %1064 = fmul double %1055, %1063
  %1065 = call double @llvm.fmuladd.f64(double %1059, double %1053, double %1064)
  %1066 = getelementptr %struct.flat, ptr %83, i64 %646, i32 15
  %1067 = load double, ptr %1066
  %1068 = getelementptr %struct.flat, ptr %83, i64 %646, i32 16
  %1069 = load double, ptr %1068
  %1070 = fmul double %1055, %1069
  %1071 = call double @llvm.fmuladd.f64(double %1067, double %1053, double %1070)
  %1072 = fmul double %1055, %1065
  %1073 = call double @llvm.fmuladd.f64(double %1061, double %1053, double %1072)
  %1074 = fadd double %991, %1073
  %1075 = fcmp ogt double %1074, 0.000000e+00
  %1076 = fdiv double 1.000000e+00, %1074
  %1077 = select i1 %1075, double %1076, double 0x7FF8000000000000
  %1078 = getelementptr %struct.flat, ptr %83, i64 %646, i32 18
  %1079 = load double, ptr %1078
  %1080 = getelementptr %struct.flat, ptr %83, i64 %646, i32 19
  %1081 = load double, ptr %1080
  %1082 = fmul double %1055, %1081
  %1083 = call double @llvm.fmuladd.f64(double %1079, double %1053, double %1082)
  %1084 = fsub double %998, %1083
  %1085 = getelementptr %struct.flat, ptr %83, i64 %646, i32 21
  store double %1061, ptr %1085
  %1086 = getelementptr %struct.flat, ptr %83, i64 %646, i32 22
  store double %1065, ptr %1086
  %1087 = getelementptr %struct.flat, ptr %83, i64 %646, i32 23
  store double %1071, ptr %1087
  %1088 = getelementptr %struct.flat, ptr %83, i64 %646, i32 24
  store double %1077, ptr %1088
  %1089 = getelementptr %struct.flat, ptr %83, i64 %646, i32 25
  store double %1084, ptr %1089
  %1090 = fmul double %1061, %1077
  %1091 = call double @llvm.fmuladd.f64(double %1090, double %1084, double %1079)
  store double %1091, ptr %1078
  %1092 = fmul double %1065, %1077
  %1093 = call double @llvm.fmuladd.f64(double %1092, double %1084, double %1081)
  store double %1093, ptr %1080
  %1094 = fmul double %1071, %1077
  %1095 = getelementptr %struct.flat, ptr %83, i64 %646, i32 20
  %1096 = load double, ptr %1095
  %1097 = call double @llvm.fmuladd.f64(double %1094, double %1084, double %1096)
  store double %1097, ptr %1095
  %1098 = fneg double %1094
  %1099 = call double @llvm.fmuladd.f64(double %1098, double %1061, double %1067)
  store double %1099, ptr %1066
  %1100 = call double @llvm.fmuladd.f64(double %1098, double %1065, double %1069)
  store double %1100, ptr %1068
  %1101 = getelementptr %struct.flat, ptr %83, i64 %646, i32 17
  %1102 = load double, ptr %1101
  %1103 = call double @llvm.fmuladd.f64(double %1098, double %1071, double %1102)
  store double %1103, ptr %1101
  %1104 = fneg double %1090
  %1105 = call double @llvm.fmuladd.f64(double %1104, double %1061, double %1057)
  store double %1105, ptr %1056
  %1106 = call double @llvm.fmuladd.f64(double %1104, double %1065, double %1059)
  store double %1106, ptr %1058
  %1107 = fneg double %1092
  %1108 = call double @llvm.fmuladd.f64(double %1107, double %1065, double %1063)
  store double %1108, ptr %1062
  %1109 = fcmp oeq double %991, 0.000000e+00
  br i1 %1109, label %1110, label %1130

1110:
  %1111 = fmul double %1106, -2.000000e+00
  %1112 = fmul double %1053, %1111
  %1113 = call double @llvm.fmuladd.f64(double %1105, double %1055, double %1112)
  %1114 = fmul double %1053, %1108
  %1115 = fmul double %1053, %1114
  %1116 = call double @llvm.fmuladd.f64(double %1113, double %1055, double %1115)
  %1117 = fneg double %1099
  %1118 = fmul double %1055, %1117
  %1119 = call double @llvm.fmuladd.f64(double %1100, double %1053, double %1118)
  %1120 = fmul double %1055, %1116
  %1121 = fmul double %1055, %1120
  store double %1121, ptr %1056
  %1122 = fneg double %1116
  %1123 = fmul double %1053, %1122
  %1124 = fmul double %1055, %1123
  store double %1124, ptr %1058
  %1125 = fmul double %1053, %1116
  %1126 = fmul double %1053, %1125
  store double %1126, ptr %1062
  %1127 = fneg double %1119
  %1128 = fmul double %1055, %1127
  store double %1128, ptr %1066
  %1129 = fmul double %1053, %1119
  store double %1129, ptr %1068
  br label %1130

1130:
  %1131 = load ptr, ptr %9
  %1132 = load ptr, ptr %281
  %1133 = mul i64 %646, 6
  %1134 = add i64 %1133, -6
  %1135 = getelementptr i64, ptr %1132, i64 %1134
  %1136 = getelementptr %struct.tree_closing.1, ptr %1131, i64 0, i32 18
  %1137 = load ptr, ptr %1136
  %1138 = getelementptr i64, ptr %1137, i64 %646
  %1139 = load i64, ptr %1138
  %1140 = getelementptr %struct.tree_closing.1, ptr %1131, i64 0, i32 19
  %1141 = load ptr, ptr %1140
  %1142 = getelementptr i64, ptr %1141, i64 %646
  %1143 = load i64, ptr %1142
  %1144 = icmp sgt i64 %1143, 0
  br i1 %1144, label %1145, label %1289

1145:
  %1146 = getelementptr %struct.tree_closing.1, ptr %1131, i64 0, i32 25
  %1147 = load ptr, ptr %1146
  %1148 = getelementptr %struct.tree_closing.1, ptr %1131, i64 0, i32 24
  %1149 = load ptr, ptr %1148
  %1150 = getelementptr i64, ptr %1149, i64 %646
  %1151 = load i64, ptr %1150
  %1152 = getelementptr i64, ptr %1147, i64 %1151
  %1153 = getelementptr i64, ptr %1135, i64 1
  %1154 = getelementptr %struct.flat, ptr %83, i64 %646, i32 26
  %1155 = getelementptr %struct.flat, ptr %83, i64 %646, i32 27
  %1156 = getelementptr %struct.flat, ptr %83, i64 %646, i32 24
  %1157 = getelementptr %struct.tree_closing.1, ptr %1131, i64 0, i32 20
  %1158 = getelementptr %struct.flat, ptr %83, i64 %646, i32 25
  %1159 = getelementptr %struct.flat, ptr %83, i64 %646, i32 21
  %1160 = getelementptr %struct.flat, ptr %83, i64 %646, i32 22
  %1161 = getelementptr %struct.tree_closing.1, ptr %1131, i64 0, i32 21
  %1162 = getelementptr %struct.flat, ptr %83, i64 %646, i32 23
  %1163 = getelementptr %struct.flat, ptr %651, i64 0, i32 0
  %1164 = getelementptr %struct.flat, ptr %83, i64 %646, i32 1
  %1165 = load ptr, ptr %18
  %1166 = load ptr, ptr %57
  %1167 = load ptr, ptr %23
  %1168 = load ptr, ptr %27
  br label %1169

1169:
  %1170 = phi i64 [ 1, %1145 ], [ %1287, %1285 ]
  %1171 = phi ptr [ %1152, %1145 ], [ %1242, %1285 ]
  %1172 = phi i64 [ 0, %1145 ], [ %1286, %1285 ]
  %1173 = add i64 %1172, %1139
  %1174 = mul i64 %1173, 3
  %1175 = getelementptr <4 x double>, ptr %1165, i64 %1174
  %1176 = load i64, ptr %1153
  %1177 = icmp eq i64 %1176, 1
  br i1 %1177, label %1178, label %1192

1178:
  %1179 = load double, ptr %1154
  %1180 = fneg double %1179
  %1181 = insertelement <4 x double> poison, double %1180, i64 0
  %1182 = shufflevector <4 x double> %1181, <4 x double> poison, <4 x i32> zeroinitializer
  %1183 = load <4 x double>, ptr %1175, align 32
  %1184 = load double, ptr %1155
  %1185 = insertelement <4 x double> poison, double %1184, i64 0
  %1186 = shufflevector <4 x double> %1185, <4 x double> poison, <4 x i32> zeroinitializer
  %1187 = getelementptr <4 x double>, ptr %1175, i64 1
  %1188 = load <4 x double>, ptr %1187, align 32
  %1189 = fneg <4 x double> %1186
  %1190 = fmul <4 x double> %1188, %1189
  %1191 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1182, <4 x double> %1183, <4 x double> %1190)
  br label %1196

1192:
  %1193 = getelementptr <4 x double>, ptr %1175, i64 2
  %1194 = load <4 x double>, ptr %1193, align 32
  %1195 = fneg <4 x double> %1194
  br label %1196

1196:
  %1197 = phi <4 x double> [ %1191, %1178 ], [ %1195, %1192 ]
  %1198 = load double, ptr %1156
  %1199 = insertelement <4 x double> poison, double %1198, i64 0
  %1200 = shufflevector <4 x double> %1199, <4 x double> poison, <4 x i32> zeroinitializer
  %1201 = fmul <4 x double> %1197, %1200
  %1202 = load ptr, ptr %1157
  %1203 = getelementptr i64, ptr %1202, i64 %1173
  %1204 = load i64, ptr %1203
  %1205 = shl i64 %1204, 2
  %1206 = getelementptr double, ptr %1166, i64 %1205
  %1207 = getelementptr <4 x double>, ptr %1167, i64 %1173
  store <4 x double> %1197, ptr %1207, align 32
  %1208 = load double, ptr %1158
  %1209 = insertelement <4 x double> poison, double %1208, i64 0
  %1210 = shufflevector <4 x double> %1209, <4 x double> poison, <4 x i32> zeroinitializer
  %1211 = bitcast ptr %1206 to ptr
  %1212 = load <4 x double>, ptr %1211, align 8
  %1213 = fneg <4 x double> %1201
  %1214 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1213, <4 x double> %1210, <4 x double> %1212)
  store <4 x double> %1214, ptr %1211, align 8
  %1215 = shufflevector <4 x double> %1201, <4 x double> poison, <4 x i32> zeroinitializer
  %1216 = shufflevector <4 x double> %1201, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1217 = shufflevector <4 x double> %1201, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1218 = shufflevector <4 x double> %1201, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  br label %1222

1219:
  %1220 = load i64, ptr %1135
  %1221 = icmp eq i64 %1220, 0
  br i1 %1221, label %1285, label %1245

1222:
  %1223 = phi ptr [ %1171, %1196 ], [ %1242, %1222 ]
  %1224 = phi i64 [ 0, %1196 ], [ %1243, %1222 ]
  %1225 = load i64, ptr %1223
  %1226 = shl i64 %1225, 2
  %1227 = getelementptr <4 x double>, ptr %1168, i64 %1226
  %1228 = add i64 %1224, %1139
  %1229 = getelementptr <4 x double>, ptr %1167, i64 %1228
  %1230 = load <4 x double>, ptr %1229, align 32
  %1231 = load <4 x double>, ptr %1227, align 32
  %1232 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1215, <4 x double> %1230, <4 x double> %1231)
  store <4 x double> %1232, ptr %1227, align 32
  %1233 = getelementptr <4 x double>, ptr %1227, i64 1
  %1234 = load <4 x double>, ptr %1233, align 32
  %1235 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1216, <4 x double> %1230, <4 x double> %1234)
  store <4 x double> %1235, ptr %1233, align 32
  %1236 = getelementptr <4 x double>, ptr %1227, i64 2
  %1237 = load <4 x double>, ptr %1236, align 32
  %1238 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1217, <4 x double> %1230, <4 x double> %1237)
  store <4 x double> %1238, ptr %1236, align 32
  %1239 = getelementptr <4 x double>, ptr %1227, i64 3
  %1240 = load <4 x double>, ptr %1239, align 32
  %1241 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1218, <4 x double> %1230, <4 x double> %1240)
  store <4 x double> %1241, ptr %1239, align 32
  %1242 = getelementptr i64, ptr %1223, i64 1
  %1243 = add i64 %1224, 1
  %1244 = icmp eq i64 %1243, %1170
  br i1 %1244, label %1219, label %1222

1245:
  %1246 = load <4 x double>, ptr %1175, align 32
  %1247 = load double, ptr %1159
  %1248 = insertelement <4 x double> poison, double %1247, i64 0
  %1249 = shufflevector <4 x double> %1248, <4 x double> poison, <4 x i32> zeroinitializer
  %1250 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1249, <4 x double> %1201, <4 x double> %1246)
  %1251 = getelementptr <4 x double>, ptr %1175, i64 1
  %1252 = load <4 x double>, ptr %1251, align 32
  %1253 = load double, ptr %1160
  %1254 = insertelement <4 x double> poison, double %1253, i64 0
  %1255 = shufflevector <4 x double> %1254, <4 x double> poison, <4 x i32> zeroinitializer
  %1256 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1255, <4 x double> %1201, <4 x double> %1252)
  %1257 = load ptr, ptr %1161
  %1258 = getelementptr i64, ptr %1257, i64 %1173
  %1259 = load i64, ptr %1258
  %1260 = mul i64 %1259, 3
  %1261 = getelementptr <4 x double>, ptr %1165, i64 %1260
  %1262 = load <4 x double>, ptr %1261, align 32
  %1263 = fadd <4 x double> %1250, %1262
  store <4 x double> %1263, ptr %1261, align 32
  %1264 = getelementptr <4 x double>, ptr %1261, i64 1
  %1265 = load <4 x double>, ptr %1264, align 32
  %1266 = fadd <4 x double> %1256, %1265
  store <4 x double> %1266, ptr %1264, align 32
  %1267 = getelementptr <4 x double>, ptr %1175, i64 2
  %1268 = load <4 x double>, ptr %1267, align 32
  %1269 = load double, ptr %1162
  %1270 = insertelement <4 x double> poison, double %1269, i64 0
  %1271 = shufflevector <4 x double> %1270, <4 x double> poison, <4 x i32> zeroinitializer
  %1272 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1271, <4 x double> %1201, <4 x double> %1268)
  %1273 = load double, ptr %1163
  %1274 = insertelement <4 x double> poison, double %1273, i64 0
  %1275 = shufflevector <4 x double> %1274, <4 x double> poison, <4 x i32> zeroinitializer
  %1276 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1275, <4 x double> %1256, <4 x double> %1272)
  %1277 = load double, ptr %1164
  %1278 = insertelement <4 x double> poison, double %1277, i64 0
  %1279 = shufflevector <4 x double> %1278, <4 x double> poison, <4 x i32> zeroinitializer
  %1280 = fneg <4 x double> %1279
  %1281 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1280, <4 x double> %1250, <4 x double> %1276)
  %1282 = getelementptr <4 x double>, ptr %1261, i64 2
  %1283 = load <4 x double>, ptr %1282, align 32
  %1284 = fadd <4 x double> %1283, %1281
  store <4 x double> %1284, ptr %1282, align 32
  br label %1285

1285:
  %1286 = add i64 %1172, 1
  %1287 = add i64 %1170, 1
  %1288 = icmp eq i64 %1286, %1143
  br i1 %1288, label %1289, label %1169

1289:
  %1290 = load i64, ptr %650
  %1291 = icmp eq i64 %1290, 0
  br i1 %1291, label %1355, label %1292

1292:
  %1293 = getelementptr %struct.flat, ptr %651, i64 0, i32 0
  %1294 = load double, ptr %1293
  %1295 = getelementptr %struct.flat, ptr %83, i64 %646, i32 1
  %1296 = load double, ptr %1295
  %1297 = getelementptr %struct.flat, ptr %83, i64 %646, i32 15
  %1298 = load double, ptr %1297
  %1299 = getelementptr %struct.flat, ptr %83, i64 %646, i32 13
  %1300 = load double, ptr %1299
  %1301 = call double @llvm.fmuladd.f64(double %1294, double %1300, double %1298)
  %1302 = getelementptr %struct.flat, ptr %83, i64 %646, i32 12
  %1303 = load double, ptr %1302
  %1304 = fneg double %1296
  %1305 = call double @llvm.fmuladd.f64(double %1304, double %1303, double %1301)
  %1306 = getelementptr %struct.flat, ptr %83, i64 %646, i32 16
  %1307 = load double, ptr %1306
  %1308 = getelementptr %struct.flat, ptr %83, i64 %646, i32 14
  %1309 = load double, ptr %1308
  %1310 = call double @llvm.fmuladd.f64(double %1294, double %1309, double %1307)
  %1311 = call double @llvm.fmuladd.f64(double %1304, double %1300, double %1310)
  %1312 = getelementptr %struct.flat, ptr %83, i64 %646, i32 17
  %1313 = load double, ptr %1312
  %1314 = fadd double %1307, %1311
  %1315 = call double @llvm.fmuladd.f64(double %1294, double %1314, double %1313)
  %1316 = fadd double %1298, %1305
  %1317 = call double @llvm.fmuladd.f64(double %1304, double %1316, double %1315)
  %1318 = getelementptr %struct.flat, ptr %83, i64 %1290, i32 17
  %1319 = load double, ptr %1318
  %1320 = fadd double %1319, %1317
  store double %1320, ptr %1318
  %1321 = getelementptr %struct.flat, ptr %83, i64 %1290, i32 15
  %1322 = load double, ptr %1321
  %1323 = fadd double %1305, %1322
  store double %1323, ptr %1321
  %1324 = getelementptr %struct.flat, ptr %83, i64 %1290, i32 16
  %1325 = load double, ptr %1324
  %1326 = fadd double %1311, %1325
  store double %1326, ptr %1324
  %1327 = getelementptr %struct.flat, ptr %83, i64 %1290, i32 12
  %1328 = load double, ptr %1327
  %1329 = fadd double %1303, %1328
  store double %1329, ptr %1327
  %1330 = getelementptr %struct.flat, ptr %83, i64 %1290, i32 13
  %1331 = load double, ptr %1330
  %1332 = fadd double %1300, %1331
  store double %1332, ptr %1330
  %1333 = getelementptr %struct.flat, ptr %83, i64 %1290, i32 14
  %1334 = load double, ptr %1333
  %1335 = fadd double %1309, %1334
  store double %1335, ptr %1333
  %1336 = getelementptr %struct.flat, ptr %83, i64 %646, i32 18
  %1337 = load double, ptr %1336
  %1338 = getelementptr %struct.flat, ptr %83, i64 %1290, i32 18
  %1339 = load double, ptr %1338
  %1340 = fadd double %1337, %1339
  store double %1340, ptr %1338
  %1341 = getelementptr %struct.flat, ptr %83, i64 %646, i32 19
  %1342 = load double, ptr %1341
  %1343 = getelementptr %struct.flat, ptr %83, i64 %1290, i32 19
  %1344 = load double, ptr %1343
  %1345 = fadd double %1342, %1344
  store double %1345, ptr %1343
  %1346 = getelementptr %struct.flat, ptr %83, i64 %646, i32 20
  %1347 = load double, ptr %1346
  %1348 = load double, ptr %1341
  %1349 = call double @llvm.fmuladd.f64(double %1294, double %1348, double %1347)
  %1350 = load double, ptr %1336
  %1351 = call double @llvm.fmuladd.f64(double %1304, double %1350, double %1349)
  %1352 = getelementptr %struct.flat, ptr %83, i64 %1290, i32 20
  %1353 = load double, ptr %1352
  %1354 = fadd double %1353, %1351
  store double %1354, ptr %1352
  br label %1355

1355:
  %1356 = icmp sgt i64 %646, 1
  br i1 %1356, label %645, label %288

1357:
  %1358 = phi i64 [ 1, %634 ], [ %1443, %1574 ]
  %1359 = load ptr, ptr %635
  %1360 = mul i64 %1358, 6
  %1361 = add i64 %1360, -6
  %1362 = getelementptr i64, ptr %1359, i64 %1361
  %1363 = load ptr, ptr %636
  %1364 = getelementptr i64, ptr %1363, i64 %1358
  %1365 = load i64, ptr %1364
  %1366 = load ptr, ptr %637
  %1367 = getelementptr i64, ptr %1366, i64 %1358
  %1368 = load i64, ptr %1367
  %1369 = add i64 %1368, %1365
  %1370 = icmp sgt i64 %1368, 0
  br i1 %1370, label %1371, label %1373

1371:
  %1372 = load ptr, ptr %638
  br label %1577

1373:
  %1374 = phi <4 x double> [ zeroinitializer, %1357 ], [ %1586, %1577 ]
  %1375 = extractelement <4 x double> %1374, i64 0
  %1376 = extractelement <4 x double> %1374, i64 1
  %1377 = fadd double %1375, %1376
  %1378 = extractelement <4 x double> %1374, i64 2
  %1379 = extractelement <4 x double> %1374, i64 3
  %1380 = fadd double %1378, %1379
  %1381 = fadd double %1377, %1380
  %1382 = getelementptr %struct.flat, ptr %83, i64 %1358, i32 25
  %1383 = load double, ptr %1382
  %1384 = fadd double %1383, %1381
  store double %1384, ptr %1382
  %1385 = load i64, ptr %1362
  %1386 = getelementptr %struct.flat, ptr %83, i64 %1385, i32 9
  %1387 = load double, ptr %1386
  %1388 = getelementptr %struct.flat, ptr %83, i64 %1385, i32 10
  %1389 = load double, ptr %1388
  %1390 = getelementptr %struct.flat, ptr %83, i64 %1358, i32 1
  %1391 = load double, ptr %1390
  %1392 = fneg double %1387
  %1393 = call double @llvm.fmuladd.f64(double %1392, double %1391, double %1389)
  %1394 = getelementptr %struct.flat, ptr %83, i64 %1385, i32 11
  %1395 = load double, ptr %1394
  %1396 = getelementptr %struct.flat, ptr %83, i64 %1358, i32 0
  %1397 = load double, ptr %1396
  %1398 = call double @llvm.fmuladd.f64(double %1387, double %1397, double %1395)
  %1399 = getelementptr %struct.flat, ptr %83, i64 %1358, i32 23
  %1400 = load double, ptr %1399
  %1401 = getelementptr %struct.flat, ptr %83, i64 %1358, i32 21
  %1402 = load double, ptr %1401
  %1403 = fmul double %1393, %1402
  %1404 = call double @llvm.fmuladd.f64(double %1400, double %1387, double %1403)
  %1405 = getelementptr %struct.flat, ptr %83, i64 %1358, i32 22
  %1406 = load double, ptr %1405
  %1407 = call double @llvm.fmuladd.f64(double %1406, double %1398, double %1404)
  %1408 = getelementptr %struct.flat, ptr %83, i64 %1358, i32 24
  %1409 = load double, ptr %1408
  %1410 = fsub double %1384, %1407
  %1411 = fmul double %1409, %1410
  %1412 = getelementptr i64, ptr %1362, i64 1
  %1413 = load i64, ptr %1412
  %1414 = icmp eq i64 %1413, 1
  %1415 = select i1 %1414, double -0.000000e+00, double %1411
  %1416 = fadd double %1387, %1415
  %1417 = getelementptr %struct.flat, ptr %83, i64 %1358, i32 9
  store double %1416, ptr %1417
  br i1 %1414, label %1418, label %1425

1418:
  %1419 = getelementptr %struct.flat, ptr %83, i64 %1358, i32 26
  %1420 = load double, ptr %1419
  %1421 = call double @llvm.fmuladd.f64(double %1420, double %1411, double %1393)
  %1422 = getelementptr %struct.flat, ptr %83, i64 %1358, i32 27
  %1423 = load double, ptr %1422
  %1424 = call double @llvm.fmuladd.f64(double %1423, double %1411, double %1398)
  br label %1431

1425:
  %1426 = getelementptr i64, ptr %1362, i64 5
  %1427 = load i64, ptr %1426
  %1428 = icmp slt i64 %1427, 3
  %1429 = fneg double %1411
  %1430 = select i1 %1428, double %1411, double %1429
  br label %1431

1431:
  %1432 = phi double [ %1421, %1418 ], [ %1393, %1425 ]
  %1433 = phi double [ %1424, %1418 ], [ %1398, %1425 ]
  %1434 = phi double [ %1411, %1418 ], [ %1430, %1425 ]
  %1435 = getelementptr %struct.flat, ptr %83, i64 %1358, i32 10
  store double %1432, ptr %1435
  %1436 = getelementptr %struct.flat, ptr %83, i64 %1358, i32 11
  store double %1433, ptr %1436
  %1437 = getelementptr i64, ptr %1362, i64 3
  %1438 = load i64, ptr %1437
  %1439 = getelementptr double, ptr %4, i64 %1438
  store double %1434, ptr %1439
  %1440 = load ptr, ptr %289
  %1441 = getelementptr i64, ptr %1440, i64 %1358
  %1442 = load i64, ptr %1441
  %1443 = add i64 %1358, 1
  %1444 = getelementptr i64, ptr %1440, i64 %1443
  %1445 = load i64, ptr %1444
  %1446 = icmp slt i64 %1442, %1445
  br i1 %1446, label %1447, label %1574

1447:
  %1448 = load ptr, ptr %639
  %1449 = load ptr, ptr %640
  br label %1450

1450:
  %1451 = phi i64 [ %1442, %1447 ], [ %1559, %1558 ]
  %1452 = mul i64 %1451, 5
  %1453 = getelementptr i64, ptr %1448, i64 %1452
  %1454 = load i64, ptr %1453
  %1455 = getelementptr i64, ptr %1453, i64 1
  %1456 = load i64, ptr %1455
  %1457 = getelementptr i64, ptr %1453, i64 2
  %1458 = load i64, ptr %1457
  %1459 = add i64 %1456, 1
  %1460 = getelementptr i64, ptr %1453, i64 3
  %1461 = load i64, ptr %1460
  %1462 = getelementptr i64, ptr %1449, i64 %1461
  %1463 = getelementptr i64, ptr %1453, i64 4
  %1464 = load i64, ptr %1463
  %1465 = getelementptr <4 x double>, ptr %643, i64 %1464
  %1466 = mul i64 %1458, %1459
  %1467 = getelementptr <4 x double>, ptr %1465, i64 %1466, i64 0
  %1468 = icmp sgt i64 %1458, 0
  br i1 %1468, label %1469, label %1506

1469:
  %1470 = icmp sgt i64 %1456, 0
  br label %1471

1471:
  %1472 = phi i64 [ 0, %1469 ], [ %1534, %1510 ]
  %1473 = phi ptr [ %1465, %1469 ], [ %1535, %1510 ]
  br i1 %1470, label %1537, label %1510

1474:
  %1475 = icmp sgt i64 %1458, 1
  br i1 %1475, label %1489, label %1506

1476:
  %1477 = phi i64 [ %1485, %1476 ], [ 0, %1510 ]
  %1478 = mul i64 %1477, %1458
  %1479 = add i64 %1478, %1477
  %1480 = getelementptr double, ptr %1467, i64 %1479
  %1481 = load double, ptr %1480
  %1482 = getelementptr double, ptr %644, i64 %1477
  %1483 = load double, ptr %1482
  %1484 = fmul double %1481, %1483
  store double %1484, ptr %1482
  %1485 = add i64 %1477, 1
  %1486 = icmp eq i64 %1485, %1458
  br i1 %1486, label %1474, label %1476

1487:
  %1488 = icmp sgt i64 %1490, 2
  br i1 %1488, label %1489, label %1506

1489:
  %1490 = phi i64 [ %1491, %1487 ], [ %1458, %1474 ]
  %1491 = add i64 %1490, -1
  %1492 = mul i64 %1491, %1458
  %1493 = getelementptr double, ptr %644, i64 %1491
  br label %1494

1494:
  %1495 = phi i64 [ 0, %1489 ], [ %1504, %1494 ]
  %1496 = add i64 %1495, %1492
  %1497 = getelementptr double, ptr %1467, i64 %1496
  %1498 = load double, ptr %1497
  %1499 = load double, ptr %1493
  %1500 = getelementptr double, ptr %644, i64 %1495
  %1501 = load double, ptr %1500
  %1502 = fneg double %1498
  %1503 = call double @llvm.fmuladd.f64(double %1502, double %1499, double %1501)
  store double %1503, ptr %1500
  %1504 = add i64 %1495, 1
  %1505 = icmp eq i64 %1504, %1491
  br i1 %1505, label %1487, label %1494

1506:
  %1507 = icmp sgt i64 %1454, 0
  br i1 %1507, label %1508, label %1558

1508:
  %1509 = load ptr, ptr %641
  br label %1550

1510:
  %1511 = phi <4 x double> [ zeroinitializer, %1471 ], [ %1548, %1537 ]
  %1512 = getelementptr <4 x double>, ptr %1473, i64 0, i64 3
  %1513 = load double, ptr %1512
  %1514 = extractelement <4 x double> %1511, i64 0
  %1515 = extractelement <4 x double> %1511, i64 1
  %1516 = fadd double %1514, %1515
  %1517 = extractelement <4 x double> %1511, i64 2
  %1518 = extractelement <4 x double> %1511, i64 3
  %1519 = fadd double %1517, %1518
  %1520 = fadd double %1516, %1519
  %1521 = fsub double %1513, %1520
  %1522 = getelementptr double, ptr %644, i64 %1472
  store double %1521, ptr %1522
  %1523 = load <4 x double>, ptr %1473, align 32
  %1524 = extractelement <4 x double> %1523, i64 0
  %1525 = load double, ptr %1435
  %1526 = extractelement <4 x double> %1523, i64 1
  %1527 = load double, ptr %1436
  %1528 = fmul double %1526, %1527
  %1529 = call double @llvm.fmuladd.f64(double %1524, double %1525, double %1528)
  %1530 = extractelement <4 x double> %1523, i64 2
  %1531 = load double, ptr %1417
  %1532 = call double @llvm.fmuladd.f64(double %1530, double %1531, double %1529)
  %1533 = fadd double %1521, %1532
  store double %1533, ptr %1522
  %1534 = add i64 %1472, 1
  %1535 = getelementptr <4 x double>, ptr %1473, i64 %1459
  %1536 = icmp eq i64 %1534, %1458
  br i1 %1536, label %1476, label %1471

1537:
  %1538 = phi i64 [ %1540, %1537 ], [ 0, %1471 ]
  %1539 = phi <4 x double> [ %1548, %1537 ], [ zeroinitializer, %1471 ]
  %1540 = add i64 %1538, 1
  %1541 = getelementptr <4 x double>, ptr %1473, i64 %1540
  %1542 = load <4 x double>, ptr %1541, align 32
  %1543 = add i64 %1538, %1454
  %1544 = getelementptr i64, ptr %1462, i64 %1543
  %1545 = load i64, ptr %1544
  %1546 = getelementptr <4 x double>, ptr %509, i64 %1545
  %1547 = load <4 x double>, ptr %1546, align 32
  %1548 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1542, <4 x double> %1547, <4 x double> %1539)
  %1549 = icmp eq i64 %1540, %1456
  br i1 %1549, label %1510, label %1537

1550:
  %1551 = phi i64 [ 0, %1508 ], [ %1562, %1561 ]
  %1552 = phi i64 [ 0, %1508 ], [ %1563, %1561 ]
  %1553 = getelementptr i64, ptr %1462, i64 %1552
  %1554 = load i64, ptr %1553
  %1555 = getelementptr i64, ptr %1509, i64 %1554
  %1556 = load i64, ptr %1555
  %1557 = icmp sgt i64 %1556, 0
  br i1 %1557, label %1565, label %1561

1558:
  %1559 = add i64 %1451, 1
  %1560 = icmp eq i64 %1559, %1445
  br i1 %1560, label %1574, label %1450

1561:
  %1562 = phi i64 [ %1551, %1550 ], [ %1568, %1565 ]
  %1563 = add i64 %1552, 1
  %1564 = icmp eq i64 %1563, %1454
  br i1 %1564, label %1558, label %1550

1565:
  %1566 = phi i64 [ %1572, %1565 ], [ 0, %1550 ]
  %1567 = phi i64 [ %1568, %1565 ], [ %1551, %1550 ]
  %1568 = add i64 %1567, 1
  %1569 = getelementptr double, ptr %644, i64 %1567
  %1570 = load double, ptr %1569
  %1571 = getelementptr <4 x double>, ptr %509, i64 %1554, i64 %1566
  store double %1570, ptr %1571
  %1572 = add i64 %1566, 1
  %1573 = icmp eq i64 %1572, %1556
  br i1 %1573, label %1561, label %1565

1574:
  %1575 = load i64, ptr %277
  %1576 = icmp slt i64 %1358, %1575
  br i1 %1576, label %1357, label %3362

1577:
  %1578 = phi i64 [ %1365, %1371 ], [ %1587, %1577 ]
  %1579 = phi <4 x double> [ zeroinitializer, %1371 ], [ %1586, %1577 ]
  %1580 = getelementptr <4 x double>, ptr %642, i64 %1578
  %1581 = load <4 x double>, ptr %1580, align 32
  %1582 = getelementptr i64, ptr %1372, i64 %1578
  %1583 = load i64, ptr %1582
  %1584 = getelementptr <4 x double>, ptr %509, i64 %1583
  %1585 = load <4 x double>, ptr %1584, align 32
  %1586 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1581, <4 x double> %1585, <4 x double> %1579)
  %1587 = add i64 %1578, 1
  %1588 = icmp slt i64 %1587, %1369
  br i1 %1588, label %1577, label %1373

1589:
  %1590 = getelementptr %struct.call, ptr %3, i64 0, i32 4
  %1591 = load ptr, ptr %1590
  call void @tree_go_outward(ptr %0, ptr %1, ptr %2, ptr %1591)
  call void @tree_act(ptr %0, ptr %1, ptr %3)
  %1592 = getelementptr %struct.scratch, ptr %1, i64 0, i32 3
  %1593 = load ptr, ptr %1592
  call void @find_ends(ptr %10, ptr %8, ptr %1593)
  %1594 = load ptr, ptr %1590
  call void @find_rows(ptr %0, ptr %8, ptr %1594)
  %1595 = getelementptr %struct.scratch, ptr %1, i64 0, i32 2
  %1596 = load ptr, ptr %1595
  %1597 = load ptr, ptr %1592
  %1598 = load ptr, ptr %1590
  %1599 = bitcast ptr %1598 to ptr
  %1600 = load <4 x double>, ptr %1599, align 8
  %1601 = load i64, ptr %42
  %1602 = icmp sgt i64 %1601, 0
  br i1 %1602, label %1603, label %1606

1603:
  %1604 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 9
  %1605 = load ptr, ptr %1604
  br label %1612

1606:
  %1607 = load i64, ptr %61
  %1608 = icmp sgt i64 %1607, 0
  br i1 %1608, label %1609, label %1671

1609:
  %1610 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 14
  %1611 = load ptr, ptr %1610
  br label %1654

1612:
  %1613 = phi i64 [ 0, %1603 ], [ %1652, %1612 ]
  %1614 = getelementptr i64, ptr %1605, i64 %1613
  %1615 = load i64, ptr %1614
  %1616 = getelementptr %struct.place, ptr %1597, i64 %1615, i32 0, i32 0
  %1617 = load <4 x double>, ptr %1616, align 32
  %1618 = getelementptr %struct.place, ptr %1597, i64 %1615, i32 0, i32 1
  %1619 = load <4 x double>, ptr %1618, align 32
  %1620 = getelementptr %struct.place, ptr %1597, i64 %1615, i32 0, i32 2
  %1621 = load <4 x double>, ptr %1620, align 32
  %1622 = mul i64 %1613, 6
  %1623 = getelementptr double, ptr %45, i64 %1622
  %1624 = getelementptr %struct.body, ptr %1596, i64 %1615, i32 4
  %1625 = load <4 x double>, ptr %1624, align 32
  %1626 = shufflevector <4 x double> %1625, <4 x double> poison, <4 x i32> zeroinitializer
  %1627 = shufflevector <4 x double> %1625, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1628 = fmul <4 x double> %1619, %1627
  %1629 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1617, <4 x double> %1626, <4 x double> %1628)
  %1630 = shufflevector <4 x double> %1625, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1631 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1621, <4 x double> %1630, <4 x double> %1629)
  %1632 = fadd <4 x double> %1600, %1631
  %1633 = extractelement <4 x double> %1632, i64 0
  store double %1633, ptr %1623
  %1634 = extractelement <4 x double> %1632, i64 1
  %1635 = getelementptr double, ptr %1623, i64 1
  store double %1634, ptr %1635
  %1636 = extractelement <4 x double> %1632, i64 2
  %1637 = getelementptr double, ptr %1623, i64 2
  store double %1636, ptr %1637
  %1638 = getelementptr double, ptr %1623, i64 3
  %1639 = getelementptr %struct.body, ptr %1596, i64 %1615, i32 3
  %1640 = load <4 x double>, ptr %1639, align 32
  %1641 = shufflevector <4 x double> %1640, <4 x double> poison, <4 x i32> zeroinitializer
  %1642 = shufflevector <4 x double> %1640, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1643 = fmul <4 x double> %1619, %1642
  %1644 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1617, <4 x double> %1641, <4 x double> %1643)
  %1645 = shufflevector <4 x double> %1640, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1646 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1621, <4 x double> %1645, <4 x double> %1644)
  %1647 = extractelement <4 x double> %1646, i64 0
  store double %1647, ptr %1638
  %1648 = extractelement <4 x double> %1646, i64 1
  %1649 = getelementptr double, ptr %1638, i64 1
  store double %1648, ptr %1649
  %1650 = extractelement <4 x double> %1646, i64 2
  %1651 = getelementptr double, ptr %1638, i64 2
  store double %1650, ptr %1651
  %1652 = add i64 %1613, 1
  %1653 = icmp eq i64 %1652, %1601
  br i1 %1653, label %1606, label %1612

1654:
  %1655 = phi i64 [ 0, %1609 ], [ %1669, %1654 ]
  %1656 = shl i64 %1655, 2
  %1657 = getelementptr i64, ptr %1611, i64 %1656
  %1658 = getelementptr double, ptr %59, i64 %1655
  %1659 = load double, ptr %1658
  %1660 = getelementptr i64, ptr %1657, i64 1
  %1661 = load i64, ptr %1660
  %1662 = getelementptr double, ptr %45, i64 %1661
  %1663 = load double, ptr %1662
  %1664 = load i64, ptr %1657
  %1665 = getelementptr double, ptr %56, i64 %1664
  %1666 = load double, ptr %1665
  %1667 = fneg double %1659
  %1668 = call double @llvm.fmuladd.f64(double %1667, double %1663, double %1666)
  store double %1668, ptr %1665
  %1669 = add i64 %1655, 1
  %1670 = icmp eq i64 %1669, %1607
  br i1 %1670, label %1671, label %1654

1671:
  %1672 = load ptr, ptr %9
  %1673 = getelementptr double, ptr %1598, i64 4
  %1674 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %1675 = load i64, ptr %1674
  %1676 = getelementptr %struct.tree_closing.1, ptr %1672, i64 0, i32 17
  %1677 = load i64, ptr %1676
  %1678 = mul i64 %1677, 192
  call void @llvm.memset.p0.i64(ptr align 64 %70, i8 0, i64 %1678, i1 false)
  %1679 = getelementptr %struct.tree_closing.1, ptr %1672, i64 0, i32 23
  %1680 = load i64, ptr %1679
  %1681 = shl i64 %1680, 7
  call void @llvm.memset.p0.i64(ptr align 32 %71, i8 0, i64 %1681, i1 false)
  %1682 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %1683 = load i64, ptr %1682
  %1684 = icmp sgt i64 %1683, 0
  br i1 %1684, label %1685, label %1703

1685:
  %1686 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %1687 = getelementptr %struct.tree_closing.1, ptr %1672, i64 0, i32 18
  %1688 = getelementptr %struct.tree_closing.1, ptr %1672, i64 0, i32 22
  %1689 = bitcast ptr %7 to ptr
  %1690 = getelementptr %struct.tree_closing.1, ptr %1672, i64 0, i32 14
  %1691 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 0
  %1692 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 1
  %1693 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 2
  %1694 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 3
  %1695 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 4
  %1696 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 5
  %1697 = getelementptr %struct.tree_closing.1, ptr %1672, i64 0, i32 26
  %1698 = getelementptr %struct.tree_closing.1, ptr %1672, i64 0, i32 27
  %1699 = getelementptr %struct.tree_closing.1, ptr %1672, i64 0, i32 28
  %1700 = getelementptr %struct.tree_closing.1, ptr %1672, i64 0, i32 16
  %1701 = icmp eq i64 %1675, 0
  %1702 = getelementptr %struct.scratch, ptr %1, i64 0, i32 6
  br label %1926

1703:
  %1704 = getelementptr %struct.tree_closing.1, ptr %1672, i64 0, i32 26
  %1705 = load ptr, ptr %1704
  %1706 = load i64, ptr %1705
  %1707 = getelementptr i64, ptr %1705, i64 1
  %1708 = load i64, ptr %1707
  %1709 = icmp slt i64 %1706, %1708
  br i1 %1709, label %1710, label %2951

1710:
  %1711 = getelementptr %struct.tree_closing.1, ptr %1672, i64 0, i32 27
  %1712 = getelementptr %struct.tree_closing.1, ptr %1672, i64 0, i32 28
  %1713 = getelementptr %struct.tree_closing.1, ptr %1672, i64 0, i32 16
  br label %1714

1714:
  %1715 = phi i64 [ %1706, %1710 ], [ %1921, %1920 ]
  %1716 = load ptr, ptr %1711
  %1717 = mul i64 %1715, 5
  %1718 = getelementptr i64, ptr %1716, i64 %1717
  %1719 = load i64, ptr %1718
  %1720 = getelementptr i64, ptr %1718, i64 1
  %1721 = load i64, ptr %1720
  %1722 = add i64 %1721, %1719
  %1723 = getelementptr i64, ptr %1718, i64 2
  %1724 = load i64, ptr %1723
  %1725 = add i64 %1721, 2
  %1726 = load ptr, ptr %1712
  %1727 = getelementptr i64, ptr %1718, i64 3
  %1728 = load i64, ptr %1727
  %1729 = getelementptr i64, ptr %1726, i64 %1728
  %1730 = load ptr, ptr %36
  %1731 = getelementptr i64, ptr %1718, i64 4
  %1732 = load i64, ptr %1731
  %1733 = getelementptr <4 x double>, ptr %1730, i64 %1732
  %1734 = getelementptr i64, ptr %1729, i64 %1722
  %1735 = getelementptr i64, ptr %1734, i64 %1722
  %1736 = add i64 %1719, 1
  %1737 = mul i64 %1736, %1719
  %1738 = sdiv i64 %1737, 2
  %1739 = getelementptr i64, ptr %1735, i64 %1738
  %1740 = mul i64 %1724, %1725
  %1741 = getelementptr <4 x double>, ptr %1733, i64 %1740, i64 0
  %1742 = icmp sgt i64 %1719, 0
  br i1 %1742, label %1743, label %1882

1743:
  %1744 = load ptr, ptr %1713
  %1745 = icmp sgt i64 %1721, 0
  br label %1746

1746:
  %1747 = phi ptr [ %1744, %1743 ], [ %1782, %1781 ]
  %1748 = phi i64 [ 1, %1743 ], [ %1785, %1781 ]
  %1749 = phi ptr [ %1733, %1743 ], [ %1784, %1781 ]
  %1750 = phi ptr [ %1741, %1743 ], [ %1783, %1781 ]
  %1751 = phi i64 [ 0, %1743 ], [ %1765, %1781 ]
  %1752 = getelementptr i64, ptr %1729, i64 %1751
  %1753 = load i64, ptr %1752
  %1754 = load ptr, ptr %18
  %1755 = getelementptr i64, ptr %1734, i64 %1751
  %1756 = load i64, ptr %1755
  %1757 = mul i64 %1756, 6
  %1758 = getelementptr <4 x double>, ptr %1754, i64 %1757
  %1759 = load ptr, ptr %57
  %1760 = shl i64 %1753, 2
  %1761 = getelementptr double, ptr %1759, i64 %1760
  %1762 = getelementptr i64, ptr %1747, i64 %1753
  %1763 = load i64, ptr %1762
  %1764 = icmp sgt i64 %1763, 0
  %1765 = add i64 %1751, 1
  br i1 %1764, label %1766, label %1781

1766:
  %1767 = mul i64 %1765, %1751
  %1768 = lshr i64 %1767, 1
  %1769 = getelementptr <4 x double>, ptr %1758, i64 1
  %1770 = getelementptr <4 x double>, ptr %1758, i64 2
  %1771 = getelementptr <4 x double>, ptr %1758, i64 3
  %1772 = getelementptr <4 x double>, ptr %1758, i64 4
  %1773 = getelementptr <4 x double>, ptr %1758, i64 5
  br label %1774

1774:
  %1775 = phi ptr [ %1747, %1766 ], [ %1840, %1836 ]
  %1776 = phi ptr [ %1749, %1766 ], [ %1839, %1836 ]
  %1777 = phi ptr [ %1750, %1766 ], [ %1838, %1836 ]
  %1778 = phi i64 [ 0, %1766 ], [ %1837, %1836 ]
  %1779 = load ptr, ptr %27
  %1780 = getelementptr <4 x double>, ptr %1779, i64 %1778
  br label %1810

1781:
  %1782 = phi ptr [ %1747, %1746 ], [ %1840, %1836 ]
  %1783 = phi ptr [ %1750, %1746 ], [ %1838, %1836 ]
  %1784 = phi ptr [ %1749, %1746 ], [ %1839, %1836 ]
  %1785 = add i64 %1748, 1
  %1786 = icmp eq i64 %1765, %1719
  br i1 %1786, label %1882, label %1746

1787:
  %1788 = load <4 x double>, ptr %1758, align 32
  %1789 = extractelement <4 x double> %1788, i64 %1778
  %1790 = insertelement <4 x double> undef, double %1789, i64 0
  %1791 = load <4 x double>, ptr %1769, align 32
  %1792 = extractelement <4 x double> %1791, i64 %1778
  %1793 = insertelement <4 x double> %1790, double %1792, i64 1
  %1794 = load <4 x double>, ptr %1770, align 32
  %1795 = extractelement <4 x double> %1794, i64 %1778
  %1796 = insertelement <4 x double> %1793, double %1795, i64 2
  %1797 = getelementptr double, ptr %1761, i64 %1778
  %1798 = load double, ptr %1797
  %1799 = insertelement <4 x double> %1796, double %1798, i64 3
  store <4 x double> %1799, ptr %1776, align 32
  %1800 = load <4 x double>, ptr %1771, align 32
  %1801 = extractelement <4 x double> %1800, i64 %1778
  %1802 = load <4 x double>, ptr %1772, align 32
  %1803 = extractelement <4 x double> %1802, i64 %1778
  %1804 = load <4 x double>, ptr %1773, align 32
  %1805 = extractelement <4 x double> %1804, i64 %1778
  %1806 = insertelement <4 x double> <double poison, double poison, double poison, double 0.000000e+00>, double %1801, i64 0
  %1807 = insertelement <4 x double> %1806, double %1803, i64 1
  %1808 = insertelement <4 x double> %1807, double %1805, i64 2
  %1809 = getelementptr <4 x double>, ptr %1776, i64 1
  store <4 x double> %1808, ptr %1809, align 32
  br i1 %1745, label %1844, label %1836

1810:
  %1811 = phi i64 [ 0, %1774 ], [ %1826, %1824 ]
  %1812 = phi i64 [ 0, %1774 ], [ %1825, %1824 ]
  %1813 = getelementptr i64, ptr %1729, i64 %1812
  %1814 = load i64, ptr %1813
  %1815 = getelementptr i64, ptr %1775, i64 %1814
  %1816 = load i64, ptr %1815
  %1817 = icmp sgt i64 %1816, 0
  br i1 %1817, label %1818, label %1824

1818:
  %1819 = add i64 %1812, %1768
  %1820 = getelementptr i64, ptr %1735, i64 %1819
  %1821 = load i64, ptr %1820
  %1822 = shl i64 %1821, 2
  %1823 = getelementptr <4 x double>, ptr %1780, i64 %1822
  br label %1828

1824:
  %1825 = add i64 %1812, 1
  %1826 = add i64 %1816, %1811
  %1827 = icmp eq i64 %1825, %1748
  br i1 %1827, label %1787, label %1810

1828:
  %1829 = phi i64 [ 0, %1818 ], [ %1834, %1828 ]
  %1830 = load <4 x double>, ptr %1823, align 32
  %1831 = extractelement <4 x double> %1830, i64 %1829
  %1832 = add i64 %1829, %1811
  %1833 = getelementptr double, ptr %1777, i64 %1832
  store double %1831, ptr %1833
  %1834 = add i64 %1829, 1
  %1835 = icmp eq i64 %1834, %1816
  br i1 %1835, label %1824, label %1828

1836:
  %1837 = add i64 %1778, 1
  %1838 = getelementptr double, ptr %1777, i64 %1724
  %1839 = getelementptr <4 x double>, ptr %1776, i64 %1725
  %1840 = load ptr, ptr %1713
  %1841 = getelementptr i64, ptr %1840, i64 %1753
  %1842 = load i64, ptr %1841
  %1843 = icmp slt i64 %1837, %1842
  br i1 %1843, label %1774, label %1781

1844:
  %1845 = phi i64 [ %1880, %1876 ], [ 0, %1787 ]
  %1846 = load ptr, ptr %27
  %1847 = mul i64 %1845, %1719
  %1848 = add i64 %1847, %1751
  %1849 = getelementptr i64, ptr %1739, i64 %1848
  %1850 = load i64, ptr %1849
  %1851 = shl i64 %1850, 2
  %1852 = getelementptr <4 x double>, ptr %1846, i64 %1851
  %1853 = add i64 %1845, %1719
  %1854 = getelementptr i64, ptr %1729, i64 %1853
  %1855 = load i64, ptr %1854
  %1856 = icmp sgt i64 %1855, %1753
  br i1 %1856, label %1857, label %1873

1857:
  %1858 = load <4 x double>, ptr %1852, align 32
  %1859 = extractelement <4 x double> %1858, i64 %1778
  %1860 = insertelement <4 x double> undef, double %1859, i64 0
  %1861 = getelementptr <4 x double>, ptr %1852, i64 1
  %1862 = load <4 x double>, ptr %1861, align 32
  %1863 = extractelement <4 x double> %1862, i64 %1778
  %1864 = insertelement <4 x double> %1860, double %1863, i64 1
  %1865 = getelementptr <4 x double>, ptr %1852, i64 2
  %1866 = load <4 x double>, ptr %1865, align 32
  %1867 = extractelement <4 x double> %1866, i64 %1778
  %1868 = insertelement <4 x double> %1864, double %1867, i64 2
  %1869 = getelementptr <4 x double>, ptr %1852, i64 3
  %1870 = load <4 x double>, ptr %1869, align 32
  %1871 = extractelement <4 x double> %1870, i64 %1778
  %1872 = insertelement <4 x double> %1868, double %1871, i64 3
  br label %1876

1873:
  %1874 = getelementptr <4 x double>, ptr %1852, i64 %1778
  %1875 = load <4 x double>, ptr %1874, align 32
  br label %1876

1876:
  %1877 = phi <4 x double> [ %1872, %1857 ], [ %1875, %1873 ]
  %1878 = add i64 %1845, 2
  %1879 = getelementptr <4 x double>, ptr %1776, i64 %1878
  store <4 x double> %1877, ptr %1879, align 32
  %1880 = add i64 %1845, 1
  %1881 = icmp eq i64 %1880, %1721
  br i1 %1881, label %1836, label %1844

1882:
  call void @factorize(ptr %1741, i64 %1724)
  %1883 = icmp sgt i64 %1724, 0
  br i1 %1883, label %1884, label %1920

1884:
  %1885 = icmp sgt i64 %1725, 0
  br label %1886

1886:
  %1887 = phi i64 [ %1893, %1892 ], [ 0, %1884 ]
  %1888 = phi ptr [ %1895, %1892 ], [ %1741, %1884 ]
  %1889 = phi ptr [ %1894, %1892 ], [ %1733, %1884 ]
  br i1 %1885, label %1890, label %1892

1890:
  %1891 = icmp eq i64 %1887, 0
  br label %1897

1892:
  %1893 = add i64 %1887, 1
  %1894 = getelementptr <4 x double>, ptr %1889, i64 %1725
  %1895 = getelementptr double, ptr %1888, i64 %1724
  %1896 = icmp eq i64 %1893, %1724
  br i1 %1896, label %1920, label %1886

1897:
  %1898 = phi i64 [ 0, %1890 ], [ %1903, %1901 ]
  %1899 = getelementptr <4 x double>, ptr %1889, i64 %1898
  %1900 = load <4 x double>, ptr %1899, align 32
  br i1 %1891, label %1901, label %1905

1901:
  %1902 = phi <4 x double> [ %1900, %1897 ], [ %1917, %1905 ]
  store <4 x double> %1902, ptr %1899, align 32
  %1903 = add i64 %1898, 1
  %1904 = icmp eq i64 %1903, %1725
  br i1 %1904, label %1892, label %1897

1905:
  %1906 = phi i64 [ %1918, %1905 ], [ 0, %1897 ]
  %1907 = phi <4 x double> [ %1917, %1905 ], [ %1900, %1897 ]
  %1908 = getelementptr double, ptr %1888, i64 %1906
  %1909 = load double, ptr %1908
  %1910 = insertelement <4 x double> poison, double %1909, i64 0
  %1911 = shufflevector <4 x double> %1910, <4 x double> poison, <4 x i32> zeroinitializer
  %1912 = mul i64 %1906, %1725
  %1913 = add i64 %1912, %1898
  %1914 = getelementptr <4 x double>, ptr %1733, i64 %1913
  %1915 = load <4 x double>, ptr %1914, align 32
  %1916 = fneg <4 x double> %1911
  %1917 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1916, <4 x double> %1915, <4 x double> %1907)
  %1918 = add i64 %1906, 1
  %1919 = icmp eq i64 %1918, %1887
  br i1 %1919, label %1901, label %1905

1920:
  %1921 = add i64 %1715, 1
  %1922 = load ptr, ptr %1704
  %1923 = getelementptr i64, ptr %1922, i64 1
  %1924 = load i64, ptr %1923
  %1925 = icmp slt i64 %1921, %1924
  br i1 %1925, label %1714, label %2951

1926:
  %1927 = phi i64 [ %1683, %1685 ], [ %1929, %2949 ]
  %1928 = load ptr, ptr %1686
  %1929 = add i64 %1927, -1
  %1930 = mul i64 %1929, 6
  %1931 = getelementptr i64, ptr %1928, i64 %1930
  %1932 = getelementptr %struct.body, ptr %1596, i64 %1927
  %1933 = load ptr, ptr %1687
  %1934 = getelementptr i64, ptr %1933, i64 %1927
  %1935 = load i64, ptr %1934
  %1936 = add i64 %1927, 1
  %1937 = getelementptr i64, ptr %1933, i64 %1936
  %1938 = load i64, ptr %1937
  %1939 = icmp slt i64 %1935, %1938
  br i1 %1939, label %1940, label %1943

1940:
  %1941 = load ptr, ptr %18
  %1942 = load ptr, ptr %60
  br label %2325

1943:
  %1944 = load ptr, ptr %1697
  %1945 = getelementptr i64, ptr %1944, i64 %1927
  %1946 = load i64, ptr %1945
  %1947 = getelementptr i64, ptr %1944, i64 %1936
  %1948 = load i64, ptr %1947
  %1949 = icmp slt i64 %1946, %1948
  br i1 %1949, label %1950, label %2317

1950:
  %1951 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 6, i32 0
  %1952 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 6, i32 1
  %1953 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 6, i32 2
  %1954 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 7, i32 0
  %1955 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 7, i32 1
  %1956 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 7, i32 2
  %1957 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 8, i32 0
  %1958 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 8, i32 1
  %1959 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 8, i32 2
  %1960 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 9
  %1961 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 10
  br label %1962

1962:
  %1963 = phi i64 [ %1946, %1950 ], [ %2312, %2311 ]
  %1964 = load ptr, ptr %1698
  %1965 = mul i64 %1963, 5
  %1966 = getelementptr i64, ptr %1964, i64 %1965
  %1967 = load i64, ptr %1966
  %1968 = getelementptr i64, ptr %1966, i64 1
  %1969 = load i64, ptr %1968
  %1970 = add i64 %1969, %1967
  %1971 = getelementptr i64, ptr %1966, i64 2
  %1972 = load i64, ptr %1971
  %1973 = add i64 %1969, 2
  %1974 = load ptr, ptr %1699
  %1975 = getelementptr i64, ptr %1966, i64 3
  %1976 = load i64, ptr %1975
  %1977 = getelementptr i64, ptr %1974, i64 %1976
  %1978 = load ptr, ptr %36
  %1979 = getelementptr i64, ptr %1966, i64 4
  %1980 = load i64, ptr %1979
  %1981 = getelementptr <4 x double>, ptr %1978, i64 %1980
  %1982 = getelementptr i64, ptr %1977, i64 %1970
  %1983 = getelementptr i64, ptr %1982, i64 %1970
  %1984 = add i64 %1967, 1
  %1985 = mul i64 %1984, %1967
  %1986 = sdiv i64 %1985, 2
  %1987 = getelementptr i64, ptr %1983, i64 %1986
  %1988 = mul i64 %1969, %1967
  %1989 = getelementptr i64, ptr %1987, i64 %1988
  %1990 = mul i64 %1972, %1973
  %1991 = getelementptr <4 x double>, ptr %1981, i64 %1990, i64 0
  %1992 = icmp sgt i64 %1967, 0
  br i1 %1992, label %1993, label %2132

1993:
  %1994 = load ptr, ptr %1700
  %1995 = icmp sgt i64 %1969, 0
  br label %1996

1996:
  %1997 = phi ptr [ %1994, %1993 ], [ %2032, %2031 ]
  %1998 = phi i64 [ 1, %1993 ], [ %2035, %2031 ]
  %1999 = phi ptr [ %1981, %1993 ], [ %2034, %2031 ]
  %2000 = phi ptr [ %1991, %1993 ], [ %2033, %2031 ]
  %2001 = phi i64 [ 0, %1993 ], [ %2015, %2031 ]
  %2002 = getelementptr i64, ptr %1977, i64 %2001
  %2003 = load i64, ptr %2002
  %2004 = load ptr, ptr %18
  %2005 = getelementptr i64, ptr %1982, i64 %2001
  %2006 = load i64, ptr %2005
  %2007 = mul i64 %2006, 6
  %2008 = getelementptr <4 x double>, ptr %2004, i64 %2007
  %2009 = load ptr, ptr %57
  %2010 = shl i64 %2003, 2
  %2011 = getelementptr double, ptr %2009, i64 %2010
  %2012 = getelementptr i64, ptr %1997, i64 %2003
  %2013 = load i64, ptr %2012
  %2014 = icmp sgt i64 %2013, 0
  %2015 = add i64 %2001, 1
  br i1 %2014, label %2016, label %2031

2016:
  %2017 = mul i64 %2015, %2001
  %2018 = lshr i64 %2017, 1
  %2019 = getelementptr <4 x double>, ptr %2008, i64 1
  %2020 = getelementptr <4 x double>, ptr %2008, i64 2
  %2021 = getelementptr <4 x double>, ptr %2008, i64 3
  %2022 = getelementptr <4 x double>, ptr %2008, i64 4
  %2023 = getelementptr <4 x double>, ptr %2008, i64 5
  br label %2024

2024:
  %2025 = phi ptr [ %1997, %2016 ], [ %2090, %2086 ]
  %2026 = phi ptr [ %1999, %2016 ], [ %2089, %2086 ]
  %2027 = phi ptr [ %2000, %2016 ], [ %2088, %2086 ]
  %2028 = phi i64 [ 0, %2016 ], [ %2087, %2086 ]
  %2029 = load ptr, ptr %27
  %2030 = getelementptr <4 x double>, ptr %2029, i64 %2028
  br label %2060

2031:
  %2032 = phi ptr [ %1997, %1996 ], [ %2090, %2086 ]
  %2033 = phi ptr [ %2000, %1996 ], [ %2088, %2086 ]
  %2034 = phi ptr [ %1999, %1996 ], [ %2089, %2086 ]
  %2035 = add i64 %1998, 1
  %2036 = icmp eq i64 %2015, %1967
  br i1 %2036, label %2132, label %1996

2037:
  %2038 = load <4 x double>, ptr %2008, align 32
  %2039 = extractelement <4 x double> %2038, i64 %2028
  %2040 = insertelement <4 x double> undef, double %2039, i64 0
  %2041 = load <4 x double>, ptr %2019, align 32
  %2042 = extractelement <4 x double> %2041, i64 %2028
  %2043 = insertelement <4 x double> %2040, double %2042, i64 1
  %2044 = load <4 x double>, ptr %2020, align 32
  %2045 = extractelement <4 x double> %2044, i64 %2028
  %2046 = insertelement <4 x double> %2043, double %2045, i64 2
  %2047 = getelementptr double, ptr %2011, i64 %2028
  %2048 = load double, ptr %2047
  %2049 = insertelement <4 x double> %2046, double %2048, i64 3
  store <4 x double> %2049, ptr %2026, align 32
  %2050 = load <4 x double>, ptr %2021, align 32
  %2051 = extractelement <4 x double> %2050, i64 %2028
  %2052 = load <4 x double>, ptr %2022, align 32
  %2053 = extractelement <4 x double> %2052, i64 %2028
  %2054 = load <4 x double>, ptr %2023, align 32
  %2055 = extractelement <4 x double> %2054, i64 %2028
  %2056 = insertelement <4 x double> <double poison, double poison, double poison, double 0.000000e+00>, double %2051, i64 0
  %2057 = insertelement <4 x double> %2056, double %2053, i64 1
  %2058 = insertelement <4 x double> %2057, double %2055, i64 2
  %2059 = getelementptr <4 x double>, ptr %2026, i64 1
  store <4 x double> %2058, ptr %2059, align 32
  br i1 %1995, label %2094, label %2086

2060:
  %2061 = phi i64 [ 0, %2024 ], [ %2076, %2074 ]
  %2062 = phi i64 [ 0, %2024 ], [ %2075, %2074 ]
  %2063 = getelementptr i64, ptr %1977, i64 %2062
  %2064 = load i64, ptr %2063
  %2065 = getelementptr i64, ptr %2025, i64 %2064
  %2066 = load i64, ptr %2065
  %2067 = icmp sgt i64 %2066, 0
  br i1 %2067, label %2068, label %2074

2068:
  %2069 = add i64 %2062, %2018
  %2070 = getelementptr i64, ptr %1983, i64 %2069
  %2071 = load i64, ptr %2070
  %2072 = shl i64 %2071, 2
  %2073 = getelementptr <4 x double>, ptr %2030, i64 %2072
  br label %2078

2074:
  %2075 = add i64 %2062, 1
  %2076 = add i64 %2066, %2061
  %2077 = icmp eq i64 %2075, %1998
  br i1 %2077, label %2037, label %2060

2078:
  %2079 = phi i64 [ 0, %2068 ], [ %2084, %2078 ]
  %2080 = load <4 x double>, ptr %2073, align 32
  %2081 = extractelement <4 x double> %2080, i64 %2079
  %2082 = add i64 %2079, %2061
  %2083 = getelementptr double, ptr %2027, i64 %2082
  store double %2081, ptr %2083
  %2084 = add i64 %2079, 1
  %2085 = icmp eq i64 %2084, %2066
  br i1 %2085, label %2074, label %2078

2086:
  %2087 = add i64 %2028, 1
  %2088 = getelementptr double, ptr %2027, i64 %1972
  %2089 = getelementptr <4 x double>, ptr %2026, i64 %1973
  %2090 = load ptr, ptr %1700
  %2091 = getelementptr i64, ptr %2090, i64 %2003
  %2092 = load i64, ptr %2091
  %2093 = icmp slt i64 %2087, %2092
  br i1 %2093, label %2024, label %2031

2094:
  %2095 = phi i64 [ %2130, %2126 ], [ 0, %2037 ]
  %2096 = load ptr, ptr %27
  %2097 = mul i64 %2095, %1967
  %2098 = add i64 %2097, %2001
  %2099 = getelementptr i64, ptr %1987, i64 %2098
  %2100 = load i64, ptr %2099
  %2101 = shl i64 %2100, 2
  %2102 = getelementptr <4 x double>, ptr %2096, i64 %2101
  %2103 = add i64 %2095, %1967
  %2104 = getelementptr i64, ptr %1977, i64 %2103
  %2105 = load i64, ptr %2104
  %2106 = icmp sgt i64 %2105, %2003
  br i1 %2106, label %2107, label %2123

2107:
  %2108 = load <4 x double>, ptr %2102, align 32
  %2109 = extractelement <4 x double> %2108, i64 %2028
  %2110 = insertelement <4 x double> undef, double %2109, i64 0
  %2111 = getelementptr <4 x double>, ptr %2102, i64 1
  %2112 = load <4 x double>, ptr %2111, align 32
  %2113 = extractelement <4 x double> %2112, i64 %2028
  %2114 = insertelement <4 x double> %2110, double %2113, i64 1
  %2115 = getelementptr <4 x double>, ptr %2102, i64 2
  %2116 = load <4 x double>, ptr %2115, align 32
  %2117 = extractelement <4 x double> %2116, i64 %2028
  %2118 = insertelement <4 x double> %2114, double %2117, i64 2
  %2119 = getelementptr <4 x double>, ptr %2102, i64 3
  %2120 = load <4 x double>, ptr %2119, align 32
  %2121 = extractelement <4 x double> %2120, i64 %2028
  %2122 = insertelement <4 x double> %2118, double %2121, i64 3
  br label %2126

2123:
  %2124 = getelementptr <4 x double>, ptr %2102, i64 %2028
  %2125 = load <4 x double>, ptr %2124, align 32
  br label %2126

2126:
  %2127 = phi <4 x double> [ %2122, %2107 ], [ %2125, %2123 ]
  %2128 = add i64 %2095, 2
  %2129 = getelementptr <4 x double>, ptr %2026, i64 %2128
  store <4 x double> %2127, ptr %2129, align 32
  %2130 = add i64 %2095, 1
  %2131 = icmp eq i64 %2130, %1969
  br i1 %2131, label %2086, label %2094

2132:
  call void @factorize(ptr %1991, i64 %1972)
  %2133 = icmp sgt i64 %1972, 0
  br i1 %2133, label %2134, label %2311

2134:
  %2135 = icmp sgt i64 %1973, 0
  br label %2136

2136:
  %2137 = phi i64 [ %2143, %2142 ], [ 0, %2134 ]
  %2138 = phi ptr [ %2145, %2142 ], [ %1991, %2134 ]
  %2139 = phi ptr [ %2144, %2142 ], [ %1981, %2134 ]
  br i1 %2135, label %2140, label %2142

2140:
  %2141 = icmp eq i64 %2137, 0
  br label %2147

2142:
  %2143 = add i64 %2137, 1
  %2144 = getelementptr <4 x double>, ptr %2139, i64 %1973
  %2145 = getelementptr double, ptr %2138, i64 %1972
  %2146 = icmp eq i64 %2143, %1972
  br i1 %2146, label %2170, label %2136

2147:
  %2148 = phi i64 [ 0, %2140 ], [ %2153, %2151 ]
  %2149 = getelementptr <4 x double>, ptr %2139, i64 %2148
  %2150 = load <4 x double>, ptr %2149, align 32
  br i1 %2141, label %2151, label %2155

2151:
  %2152 = phi <4 x double> [ %2150, %2147 ], [ %2167, %2155 ]
  store <4 x double> %2152, ptr %2149, align 32
  %2153 = add i64 %2148, 1
  %2154 = icmp eq i64 %2153, %1973
  br i1 %2154, label %2142, label %2147

2155:
  %2156 = phi i64 [ %2168, %2155 ], [ 0, %2147 ]
  %2157 = phi <4 x double> [ %2167, %2155 ], [ %2150, %2147 ]
  %2158 = getelementptr double, ptr %2138, i64 %2156
  %2159 = load double, ptr %2158
  %2160 = insertelement <4 x double> poison, double %2159, i64 0
  %2161 = shufflevector <4 x double> %2160, <4 x double> poison, <4 x i32> zeroinitializer
  %2162 = mul i64 %2156, %1973
  %2163 = add i64 %2162, %2148
  %2164 = getelementptr <4 x double>, ptr %1981, i64 %2163
  %2165 = load <4 x double>, ptr %2164, align 32
  %2166 = fneg <4 x double> %2161
  %2167 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2166, <4 x double> %2165, <4 x double> %2157)
  %2168 = add i64 %2156, 1
  %2169 = icmp eq i64 %2168, %2137
  br i1 %2169, label %2151, label %2155

2170:
  %2171 = add i64 %1972, 1
  %2172 = icmp sgt i64 %1969, 0
  %2173 = load ptr, ptr %18
  %2174 = load ptr, ptr %57
  %2175 = load ptr, ptr %27
  br label %2176

2176:
  %2177 = phi ptr [ %1981, %2170 ], [ %2237, %2235 ]
  %2178 = phi i64 [ 0, %2170 ], [ %2236, %2235 ]
  %2179 = mul i64 %2178, %2171
  %2180 = getelementptr double, ptr %1991, i64 %2179
  %2181 = load double, ptr %2180
  %2182 = load <4 x double>, ptr %2177, align 32
  %2183 = getelementptr <4 x double>, ptr %2177, i64 1
  %2184 = load <4 x double>, ptr %2183, align 32
  %2185 = insertelement <4 x double> poison, double %2181, i64 0
  %2186 = shufflevector <4 x double> %2185, <4 x double> poison, <4 x i32> zeroinitializer
  %2187 = fmul <4 x double> %2182, %2186
  %2188 = fmul <4 x double> %2186, %2184
  %2189 = shufflevector <4 x double> %2184, <4 x double> poison, <4 x i32> zeroinitializer
  %2190 = load <4 x double>, ptr %1951, align 32
  %2191 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2189, <4 x double> %2188, <4 x double> %2190)
  store <4 x double> %2191, ptr %1951, align 32
  %2192 = shufflevector <4 x double> %2184, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2193 = load <4 x double>, ptr %1952, align 32
  %2194 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2192, <4 x double> %2188, <4 x double> %2193)
  store <4 x double> %2194, ptr %1952, align 32
  %2195 = shufflevector <4 x double> %2184, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2196 = load <4 x double>, ptr %1953, align 32
  %2197 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2195, <4 x double> %2188, <4 x double> %2196)
  store <4 x double> %2197, ptr %1953, align 32
  %2198 = shufflevector <4 x double> %2182, <4 x double> poison, <4 x i32> zeroinitializer
  %2199 = load <4 x double>, ptr %1954, align 32
  %2200 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2198, <4 x double> %2188, <4 x double> %2199)
  store <4 x double> %2200, ptr %1954, align 32
  %2201 = shufflevector <4 x double> %2182, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2202 = load <4 x double>, ptr %1955, align 32
  %2203 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2201, <4 x double> %2188, <4 x double> %2202)
  store <4 x double> %2203, ptr %1955, align 32
  %2204 = shufflevector <4 x double> %2182, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2205 = load <4 x double>, ptr %1956, align 32
  %2206 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2204, <4 x double> %2188, <4 x double> %2205)
  store <4 x double> %2206, ptr %1956, align 32
  %2207 = load <4 x double>, ptr %1957, align 32
  %2208 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2198, <4 x double> %2187, <4 x double> %2207)
  store <4 x double> %2208, ptr %1957, align 32
  %2209 = load <4 x double>, ptr %1958, align 32
  %2210 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2201, <4 x double> %2187, <4 x double> %2209)
  store <4 x double> %2210, ptr %1958, align 32
  %2211 = load <4 x double>, ptr %1959, align 32
  %2212 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2204, <4 x double> %2187, <4 x double> %2211)
  store <4 x double> %2212, ptr %1959, align 32
  %2213 = shufflevector <4 x double> %2182, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %2214 = load <4 x double>, ptr %1960, align 32
  %2215 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2213, <4 x double> %2187, <4 x double> %2214)
  store <4 x double> %2215, ptr %1960, align 32
  %2216 = load <4 x double>, ptr %1961, align 32
  %2217 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2213, <4 x double> %2188, <4 x double> %2216)
  store <4 x double> %2217, ptr %1961, align 32
  br i1 %2172, label %2218, label %2235

2218:
  %2219 = shufflevector <4 x double> %2187, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %2220 = fneg <4 x double> %2219
  %2221 = shufflevector <4 x double> %2187, <4 x double> poison, <4 x i32> zeroinitializer
  %2222 = fneg <4 x double> %2221
  %2223 = shufflevector <4 x double> %2188, <4 x double> poison, <4 x i32> zeroinitializer
  %2224 = fneg <4 x double> %2223
  %2225 = shufflevector <4 x double> %2187, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2226 = fneg <4 x double> %2225
  %2227 = shufflevector <4 x double> %2188, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2228 = fneg <4 x double> %2227
  %2229 = shufflevector <4 x double> %2187, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2230 = fneg <4 x double> %2229
  %2231 = shufflevector <4 x double> %2188, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2232 = fneg <4 x double> %2231
  br label %2239

2233:
  %2234 = icmp eq i64 %2274, %1969
  br i1 %2234, label %2235, label %2239

2235:
  %2236 = add i64 %2178, 1
  %2237 = getelementptr <4 x double>, ptr %2177, i64 %1973
  %2238 = icmp eq i64 %2236, %1972
  br i1 %2238, label %2311, label %2176

2239:
  %2240 = phi i64 [ 0, %2218 ], [ %2274, %2233 ]
  %2241 = add i64 %2240, 2
  %2242 = getelementptr <4 x double>, ptr %2177, i64 %2241
  %2243 = load <4 x double>, ptr %2242, align 32
  %2244 = add i64 %2240, %1967
  %2245 = getelementptr i64, ptr %1982, i64 %2244
  %2246 = load i64, ptr %2245
  %2247 = mul i64 %2246, 6
  %2248 = getelementptr <4 x double>, ptr %2173, i64 %2247
  %2249 = getelementptr i64, ptr %1977, i64 %2244
  %2250 = load i64, ptr %2249
  %2251 = shl i64 %2250, 2
  %2252 = load <4 x double>, ptr %2248, align 32
  %2253 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2222, <4 x double> %2243, <4 x double> %2252)
  store <4 x double> %2253, ptr %2248, align 32
  %2254 = getelementptr <4 x double>, ptr %2248, i64 3
  %2255 = load <4 x double>, ptr %2254, align 32
  %2256 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2224, <4 x double> %2243, <4 x double> %2255)
  store <4 x double> %2256, ptr %2254, align 32
  %2257 = getelementptr <4 x double>, ptr %2248, i64 1
  %2258 = load <4 x double>, ptr %2257, align 32
  %2259 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2226, <4 x double> %2243, <4 x double> %2258)
  store <4 x double> %2259, ptr %2257, align 32
  %2260 = getelementptr <4 x double>, ptr %2248, i64 4
  %2261 = load <4 x double>, ptr %2260, align 32
  %2262 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2228, <4 x double> %2243, <4 x double> %2261)
  store <4 x double> %2262, ptr %2260, align 32
  %2263 = getelementptr <4 x double>, ptr %2248, i64 2
  %2264 = load <4 x double>, ptr %2263, align 32
  %2265 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2230, <4 x double> %2243, <4 x double> %2264)
  store <4 x double> %2265, ptr %2263, align 32
  %2266 = getelementptr <4 x double>, ptr %2248, i64 5
  %2267 = load <4 x double>, ptr %2266, align 32
  %2268 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2232, <4 x double> %2243, <4 x double> %2267)
  store <4 x double> %2268, ptr %2266, align 32
  %2269 = getelementptr double, ptr %2174, i64 %2251
  %2270 = bitcast ptr %2269 to ptr
  %2271 = load <4 x double>, ptr %2270, align 8
  %2272 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2220, <4 x double> %2243, <4 x double> %2271)
  store <4 x double> %2272, ptr %2270, align 8
  %2273 = fmul <4 x double> %2186, %2243
  %2274 = add i64 %2240, 1
  %2275 = mul i64 %2274, %2240
  %2276 = lshr i64 %2275, 1
  %2277 = shufflevector <4 x double> %2273, <4 x double> poison, <4 x i32> zeroinitializer
  %2278 = fneg <4 x double> %2277
  %2279 = shufflevector <4 x double> %2273, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2280 = fneg <4 x double> %2279
  %2281 = shufflevector <4 x double> %2273, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2282 = fneg <4 x double> %2281
  %2283 = shufflevector <4 x double> %2273, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %2284 = fneg <4 x double> %2283
  br label %2285

2285:
  %2286 = phi i64 [ 0, %2239 ], [ %2309, %2285 ]
  %2287 = add i64 %2286, %2276
  %2288 = getelementptr i64, ptr %1989, i64 %2287
  %2289 = load i64, ptr %2288
  %2290 = shl i64 %2289, 2
  %2291 = getelementptr <4 x double>, ptr %2175, i64 %2290
  %2292 = add i64 %2286, 2
  %2293 = getelementptr <4 x double>, ptr %2177, i64 %2292
  %2294 = load <4 x double>, ptr %2293, align 32
  %2295 = load <4 x double>, ptr %2291, align 32
  %2296 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2278, <4 x double> %2294, <4 x double> %2295)
  store <4 x double> %2296, ptr %2291, align 32
  %2297 = load <4 x double>, ptr %2293, align 32
  %2298 = getelementptr <4 x double>, ptr %2291, i64 1
  %2299 = load <4 x double>, ptr %2298, align 32
  %2300 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2280, <4 x double> %2297, <4 x double> %2299)
  store <4 x double> %2300, ptr %2298, align 32
  %2301 = load <4 x double>, ptr %2293, align 32
  %2302 = getelementptr <4 x double>, ptr %2291, i64 2
  %2303 = load <4 x double>, ptr %2302, align 32
  %2304 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2282, <4 x double> %2301, <4 x double> %2303)
  store <4 x double> %2304, ptr %2302, align 32
  %2305 = load <4 x double>, ptr %2293, align 32
  %2306 = getelementptr <4 x double>, ptr %2291, i64 3
  %2307 = load <4 x double>, ptr %2306, align 32
  %2308 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2284, <4 x double> %2305, <4 x double> %2307)
  store <4 x double> %2308, ptr %2306, align 32
  %2309 = add i64 %2286, 1
  %2310 = icmp eq i64 %2286, %2240
  br i1 %2310, label %2233, label %2285

2311:
  %2312 = add i64 %1963, 1
  %2313 = load ptr, ptr %1697
  %2314 = getelementptr i64, ptr %2313, i64 %1936
  %2315 = load i64, ptr %2314
  %2316 = icmp slt i64 %2312, %2315
  br i1 %2316, label %1962, label %2317

2317:
  %2318 = getelementptr i64, ptr %1931, i64 1
  %2319 = load i64, ptr %2318
  %2320 = icmp eq i64 %2319, 1
  %2321 = mul i64 %1929, 36
  %2322 = add i64 %2321, 32
  %2323 = getelementptr double, ptr %1673, i64 %2322
  %2324 = load double, ptr %2323
  br i1 %1701, label %2437, label %2432

2325:
  %2326 = phi ptr [ %2428, %2427 ], [ %1933, %1940 ]
  %2327 = phi i64 [ %2330, %2427 ], [ %1935, %1940 ]
  %2328 = load ptr, ptr %1592
  %2329 = load ptr, ptr %1688
  %2330 = add i64 %2327, 1
  %2331 = getelementptr i64, ptr %2329, i64 %2330
  %2332 = load i64, ptr %2331
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %1689, i8 0, i64 192, i1 false)
  %2333 = mul i64 %2327, 6
  %2334 = getelementptr <4 x double>, ptr %1941, i64 %2333
  %2335 = getelementptr i64, ptr %2329, i64 %2327
  %2336 = load i64, ptr %2335
  %2337 = icmp eq i64 %2336, %2332
  br i1 %2337, label %2427, label %2338

2338:
  %2339 = icmp slt i64 %2336, %2332
  br i1 %2339, label %2340, label %2349

2340:
  %2341 = load ptr, ptr %1690
  br label %2407

2342:
  %2343 = load <4 x double>, ptr %1691, align 32
  %2344 = load <4 x double>, ptr %1692, align 32
  %2345 = load <4 x double>, ptr %1693, align 32
  %2346 = load <4 x double>, ptr %1694, align 32
  %2347 = load <4 x double>, ptr %1695, align 32
  %2348 = load <4 x double>, ptr %1696, align 32
  br label %2349

2349:
  %2350 = phi <4 x double> [ %2348, %2342 ], [ zeroinitializer, %2338 ]
  %2351 = phi <4 x double> [ %2347, %2342 ], [ zeroinitializer, %2338 ]
  %2352 = phi <4 x double> [ %2346, %2342 ], [ zeroinitializer, %2338 ]
  %2353 = phi <4 x double> [ %2345, %2342 ], [ zeroinitializer, %2338 ]
  %2354 = phi <4 x double> [ %2344, %2342 ], [ zeroinitializer, %2338 ]
  %2355 = phi <4 x double> [ %2343, %2342 ], [ zeroinitializer, %2338 ]
  %2356 = getelementptr %struct.place, ptr %2328, i64 %1927, i32 0, i32 0
  %2357 = load <4 x double>, ptr %2356, align 32
  %2358 = getelementptr %struct.place, ptr %2328, i64 %1927, i32 0, i32 1
  %2359 = load <4 x double>, ptr %2358, align 32
  %2360 = getelementptr %struct.place, ptr %2328, i64 %1927, i32 0, i32 2
  %2361 = load <4 x double>, ptr %2360, align 32
  %2362 = shufflevector <4 x double> %2357, <4 x double> poison, <4 x i32> zeroinitializer
  %2363 = shufflevector <4 x double> %2357, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2364 = shufflevector <4 x double> %2357, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2365 = fmul <4 x double> %2354, %2363
  %2366 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2362, <4 x double> %2355, <4 x double> %2365)
  %2367 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2364, <4 x double> %2353, <4 x double> %2366)
  %2368 = load <4 x double>, ptr %2334, align 32
  %2369 = fadd <4 x double> %2368, %2367
  store <4 x double> %2369, ptr %2334, align 32
  %2370 = fmul <4 x double> %2351, %2363
  %2371 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2362, <4 x double> %2352, <4 x double> %2370)
  %2372 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2364, <4 x double> %2350, <4 x double> %2371)
  %2373 = getelementptr <4 x double>, ptr %2334, i64 3
  %2374 = load <4 x double>, ptr %2373, align 32
  %2375 = fadd <4 x double> %2372, %2374
  store <4 x double> %2375, ptr %2373, align 32
  %2376 = shufflevector <4 x double> %2359, <4 x double> poison, <4 x i32> zeroinitializer
  %2377 = shufflevector <4 x double> %2359, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2378 = shufflevector <4 x double> %2359, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2379 = fmul <4 x double> %2354, %2377
  %2380 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2376, <4 x double> %2355, <4 x double> %2379)
  %2381 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2378, <4 x double> %2353, <4 x double> %2380)
  %2382 = getelementptr <4 x double>, ptr %2334, i64 1
  %2383 = load <4 x double>, ptr %2382, align 32
  %2384 = fadd <4 x double> %2381, %2383
  store <4 x double> %2384, ptr %2382, align 32
  %2385 = fmul <4 x double> %2351, %2377
  %2386 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2376, <4 x double> %2352, <4 x double> %2385)
  %2387 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2378, <4 x double> %2350, <4 x double> %2386)
  %2388 = getelementptr <4 x double>, ptr %2334, i64 4
  %2389 = load <4 x double>, ptr %2388, align 32
  %2390 = fadd <4 x double> %2387, %2389
  store <4 x double> %2390, ptr %2388, align 32
  %2391 = shufflevector <4 x double> %2361, <4 x double> poison, <4 x i32> zeroinitializer
  %2392 = shufflevector <4 x double> %2361, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2393 = shufflevector <4 x double> %2361, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2394 = fmul <4 x double> %2354, %2392
  %2395 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2391, <4 x double> %2355, <4 x double> %2394)
  %2396 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2393, <4 x double> %2353, <4 x double> %2395)
  %2397 = getelementptr <4 x double>, ptr %2334, i64 2
  %2398 = load <4 x double>, ptr %2397, align 32
  %2399 = fadd <4 x double> %2396, %2398
  store <4 x double> %2399, ptr %2397, align 32
  %2400 = fmul <4 x double> %2351, %2392
  %2401 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2391, <4 x double> %2352, <4 x double> %2400)
  %2402 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2393, <4 x double> %2350, <4 x double> %2401)
  %2403 = getelementptr <4 x double>, ptr %2334, i64 5
  %2404 = load <4 x double>, ptr %2403, align 32
  %2405 = fadd <4 x double> %2402, %2404
  store <4 x double> %2405, ptr %2403, align 32
  %2406 = load ptr, ptr %1687
  br label %2427

2407:
  %2408 = phi i64 [ %2336, %2340 ], [ %2425, %2407 ]
  %2409 = shl i64 %2408, 2
  %2410 = getelementptr i64, ptr %2341, i64 %2409
  %2411 = getelementptr double, ptr %1942, i64 %2408
  %2412 = load double, ptr %2411
  %2413 = insertelement <4 x double> poison, double %2412, i64 0
  %2414 = shufflevector <4 x double> %2413, <4 x double> poison, <4 x i32> zeroinitializer
  %2415 = load i64, ptr %2410
  %2416 = srem i64 %2415, 4
  %2417 = getelementptr [4 x <4 x double>], ptr @push.units, i64 0, i64 %2416
  %2418 = load <4 x double>, ptr %2417, align 32
  %2419 = getelementptr i64, ptr %2410, i64 2
  %2420 = load i64, ptr %2419
  %2421 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 %2420
  %2422 = load <4 x double>, ptr %2421, align 32
  %2423 = fneg <4 x double> %2414
  %2424 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2423, <4 x double> %2418, <4 x double> %2422)
  store <4 x double> %2424, ptr %2421, align 32
  %2425 = add i64 %2408, 1
  %2426 = icmp eq i64 %2425, %2332
  br i1 %2426, label %2342, label %2407

2427:
  %2428 = phi ptr [ %2326, %2325 ], [ %2406, %2349 ]
  %2429 = getelementptr i64, ptr %2428, i64 %1936
  %2430 = load i64, ptr %2429
  %2431 = icmp slt i64 %2330, %2430
  br i1 %2431, label %2325, label %1943

2432:
  %2433 = load ptr, ptr %1702
  %2434 = mul i64 %1929, %1675
  %2435 = getelementptr double, ptr %2433, i64 %2434
  %2436 = load double, ptr %2435
  br label %2437

2437:
  %2438 = phi double [ %2436, %2432 ], [ 0.000000e+00, %2317 ]
  %2439 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 7, i32 0
  %2440 = load <4 x double>, ptr %2439, align 32
  %2441 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 7, i32 1
  %2442 = load <4 x double>, ptr %2441, align 32
  %2443 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 7, i32 2
  %2444 = load <4 x double>, ptr %2443, align 32
  %2445 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 6, i32 2
  %2446 = select i1 %2320, ptr %2443, ptr %2445
  %2447 = load <4 x double>, ptr %2446, align 32
  br i1 %2320, label %2448, label %2457

2448:
  %2449 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 8, i32 2
  %2450 = load <4 x double>, ptr %2449, align 32
  %2451 = extractelement <4 x double> %2450, i64 2
  %2452 = fadd double %2324, %2451
  %2453 = fcmp ogt double %2452, 0.000000e+00
  %2454 = fdiv double 1.000000e+00, %2452
  %2455 = select i1 %2453, double %2454, double 0x7FF8000000000000
  %2456 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 9, i64 2
  br label %2468

2457:
  %2458 = shufflevector <4 x double> %2440, <4 x double> %2442, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %2459 = shufflevector <4 x double> %2458, <4 x double> %2444, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %2460 = extractelement <4 x double> %2447, i64 2
  %2461 = fadd double %2324, %2460
  %2462 = fcmp ogt double %2461, 0.000000e+00
  %2463 = fdiv double 1.000000e+00, %2461
  %2464 = select i1 %2462, double %2463, double 0x7FF8000000000000
  %2465 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 10, i64 2
  %2466 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 8, i32 2
  %2467 = load <4 x double>, ptr %2466, align 32
  br label %2468

2468:
  %2469 = phi <4 x double> [ %2450, %2448 ], [ %2467, %2457 ]
  %2470 = phi double [ %2455, %2448 ], [ %2464, %2457 ]
  %2471 = phi <4 x double> [ %2450, %2448 ], [ %2459, %2457 ]
  %2472 = phi ptr [ %2456, %2448 ], [ %2465, %2457 ]
  %2473 = load double, ptr %2472, align 16
  %2474 = fsub double %2438, %2473
  %2475 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 6
  %2476 = insertelement <4 x double> poison, double %2470, i64 0
  %2477 = shufflevector <4 x double> %2476, <4 x double> poison, <4 x i32> zeroinitializer
  %2478 = shufflevector <4 x double> %2447, <4 x double> poison, <4 x i32> zeroinitializer
  %2479 = getelementptr %struct.mat, ptr %2475, i64 0, i32 0
  %2480 = load <4 x double>, ptr %2479, align 32
  %2481 = fneg <4 x double> %2477
  %2482 = fmul <4 x double> %2447, %2481
  %2483 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2482, <4 x double> %2478, <4 x double> %2480)
  store <4 x double> %2483, ptr %2479, align 32
  %2484 = shufflevector <4 x double> %2447, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2485 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 6, i32 1
  %2486 = load <4 x double>, ptr %2485, align 32
  %2487 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2482, <4 x double> %2484, <4 x double> %2486)
  store <4 x double> %2487, ptr %2485, align 32
  %2488 = shufflevector <4 x double> %2447, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2489 = load <4 x double>, ptr %2445, align 32
  %2490 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2482, <4 x double> %2488, <4 x double> %2489)
  store <4 x double> %2490, ptr %2445, align 32
  %2491 = shufflevector <4 x double> %2471, <4 x double> poison, <4 x i32> zeroinitializer
  %2492 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2482, <4 x double> %2491, <4 x double> %2440)
  store <4 x double> %2492, ptr %2439, align 32
  %2493 = shufflevector <4 x double> %2471, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2494 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2482, <4 x double> %2493, <4 x double> %2442)
  store <4 x double> %2494, ptr %2441, align 32
  %2495 = shufflevector <4 x double> %2471, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2496 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2482, <4 x double> %2495, <4 x double> %2444)
  store <4 x double> %2496, ptr %2443, align 32
  %2497 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 8
  %2498 = getelementptr %struct.mat, ptr %2497, i64 0, i32 0
  %2499 = load <4 x double>, ptr %2498, align 32
  %2500 = fmul <4 x double> %2471, %2481
  %2501 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2500, <4 x double> %2491, <4 x double> %2499)
  store <4 x double> %2501, ptr %2498, align 32
  %2502 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 8, i32 1
  %2503 = load <4 x double>, ptr %2502, align 32
  %2504 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2500, <4 x double> %2493, <4 x double> %2503)
  store <4 x double> %2504, ptr %2502, align 32
  %2505 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 8, i32 2
  %2506 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2500, <4 x double> %2495, <4 x double> %2469)
  store <4 x double> %2506, ptr %2505, align 32
  %2507 = fcmp oeq double %2324, 0.000000e+00
  br i1 %2507, label %2508, label %2518

2508:
  %2509 = select i1 %2320, ptr %2497, ptr %2475
  %2510 = getelementptr %struct.mat, ptr %2509, i64 0, i32 1, i64 2
  store double 0.000000e+00, ptr %2510, align 16
  %2511 = getelementptr %struct.mat, ptr %2509, i64 0, i32 0, i64 2
  store double 0.000000e+00, ptr %2511, align 16
  %2512 = getelementptr %struct.mat, ptr %2509, i64 0, i32 2
  store <4 x double> zeroinitializer, ptr %2512, align 32
  br i1 %2320, label %2513, label %2514

2513:
  store <4 x double> zeroinitializer, ptr %2443, align 32
  br label %2518

2514:
  %2515 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 7, i32 2, i64 2
  store double 0.000000e+00, ptr %2515, align 16
  %2516 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 7, i32 1, i64 2
  store double 0.000000e+00, ptr %2516, align 16
  %2517 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 7, i32 0, i64 2
  store double 0.000000e+00, ptr %2517, align 16
  br label %2518

2518:
  %2519 = fmul double %2470, %2474
  %2520 = insertelement <4 x double> poison, double %2519, i64 0
  %2521 = shufflevector <4 x double> %2520, <4 x double> poison, <4 x i32> zeroinitializer
  %2522 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 10
  %2523 = load <4 x double>, ptr %2522, align 32
  %2524 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2521, <4 x double> %2447, <4 x double> %2523)
  store <4 x double> %2524, ptr %2522, align 32
  %2525 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 9
  %2526 = load <4 x double>, ptr %2525, align 32
  %2527 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2521, <4 x double> %2471, <4 x double> %2526)
  store <4 x double> %2527, ptr %2525, align 32
  %2528 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 11
  store <4 x double> %2447, ptr %2528, align 32
  %2529 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 12
  store <4 x double> %2471, ptr %2529, align 32
  %2530 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %2470, i64 0
  %2531 = insertelement <4 x double> %2530, double %2474, i64 1
  %2532 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 13
  store <4 x double> %2531, ptr %2532, align 32
  %2533 = load ptr, ptr %9
  %2534 = load ptr, ptr %1686
  %2535 = mul i64 %1927, 6
  %2536 = add i64 %2535, -6
  %2537 = getelementptr i64, ptr %2534, i64 %2536
  %2538 = getelementptr %struct.tree_closing.1, ptr %2533, i64 0, i32 18
  %2539 = load ptr, ptr %2538
  %2540 = getelementptr i64, ptr %2539, i64 %1927
  %2541 = load i64, ptr %2540
  %2542 = getelementptr %struct.tree_closing.1, ptr %2533, i64 0, i32 19
  %2543 = load ptr, ptr %2542
  %2544 = getelementptr i64, ptr %2543, i64 %1927
  %2545 = load i64, ptr %2544
  %2546 = icmp sgt i64 %2545, 0
  br i1 %2546, label %2547, label %2732

2547:
  %2548 = getelementptr %struct.tree_closing.1, ptr %2533, i64 0, i32 25
  %2549 = load ptr, ptr %2548
  %2550 = getelementptr %struct.tree_closing.1, ptr %2533, i64 0, i32 24
  %2551 = load ptr, ptr %2550
  %2552 = getelementptr i64, ptr %2551, i64 %1927
  %2553 = load i64, ptr %2552
  %2554 = getelementptr i64, ptr %2549, i64 %2553
  %2555 = getelementptr i64, ptr %2537, i64 1
  %2556 = getelementptr %struct.tree_closing.1, ptr %2533, i64 0, i32 20
  %2557 = getelementptr %struct.tree_closing.1, ptr %2533, i64 0, i32 21
  %2558 = getelementptr %struct.body, ptr %1932, i64 0, i32 0, i32 0
  %2559 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 0, i32 1
  %2560 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 0, i32 2
  %2561 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 1
  %2562 = load ptr, ptr %18
  %2563 = load ptr, ptr %23
  %2564 = load ptr, ptr %57
  %2565 = load ptr, ptr %27
  br label %2566

2566:
  %2567 = phi i64 [ 1, %2547 ], [ %2730, %2728 ]
  %2568 = phi ptr [ %2554, %2547 ], [ %2647, %2728 ]
  %2569 = phi i64 [ 0, %2547 ], [ %2729, %2728 ]
  %2570 = add i64 %2569, %2541
  %2571 = mul i64 %2570, 6
  %2572 = getelementptr <4 x double>, ptr %2562, i64 %2571
  %2573 = load i64, ptr %2555
  %2574 = icmp eq i64 %2573, 1
  %2575 = select i1 %2574, i64 2, i64 5
  %2576 = getelementptr <4 x double>, ptr %2572, i64 %2575
  %2577 = load <4 x double>, ptr %2576, align 32
  %2578 = fneg <4 x double> %2577
  %2579 = getelementptr <4 x double>, ptr %2563, i64 %2570
  store <4 x double> %2578, ptr %2579, align 32
  %2580 = load <4 x double>, ptr %2532, align 32
  %2581 = shufflevector <4 x double> %2580, <4 x double> poison, <4 x i32> zeroinitializer
  %2582 = fmul <4 x double> %2581, %2578
  %2583 = load ptr, ptr %2556
  %2584 = getelementptr i64, ptr %2583, i64 %2570
  %2585 = load i64, ptr %2584
  %2586 = shl i64 %2585, 2
  %2587 = load <4 x double>, ptr %2529, align 32
  %2588 = shufflevector <4 x double> %2587, <4 x double> poison, <4 x i32> zeroinitializer
  %2589 = load <4 x double>, ptr %2572, align 32
  %2590 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2588, <4 x double> %2582, <4 x double> %2589)
  store <4 x double> %2590, ptr %2572, align 32
  %2591 = load <4 x double>, ptr %2528, align 32
  %2592 = shufflevector <4 x double> %2591, <4 x double> poison, <4 x i32> zeroinitializer
  %2593 = getelementptr <4 x double>, ptr %2572, i64 3
  %2594 = load <4 x double>, ptr %2593, align 32
  %2595 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2592, <4 x double> %2582, <4 x double> %2594)
  store <4 x double> %2595, ptr %2593, align 32
  %2596 = load <4 x double>, ptr %2529, align 32
  %2597 = shufflevector <4 x double> %2596, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2598 = getelementptr <4 x double>, ptr %2572, i64 1
  %2599 = load <4 x double>, ptr %2598, align 32
  %2600 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2597, <4 x double> %2582, <4 x double> %2599)
  store <4 x double> %2600, ptr %2598, align 32
  %2601 = load <4 x double>, ptr %2528, align 32
  %2602 = shufflevector <4 x double> %2601, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2603 = getelementptr <4 x double>, ptr %2572, i64 4
  %2604 = load <4 x double>, ptr %2603, align 32
  %2605 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2602, <4 x double> %2582, <4 x double> %2604)
  store <4 x double> %2605, ptr %2603, align 32
  %2606 = load <4 x double>, ptr %2529, align 32
  %2607 = shufflevector <4 x double> %2606, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2608 = getelementptr <4 x double>, ptr %2572, i64 2
  %2609 = load <4 x double>, ptr %2608, align 32
  %2610 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2607, <4 x double> %2582, <4 x double> %2609)
  store <4 x double> %2610, ptr %2608, align 32
  %2611 = load <4 x double>, ptr %2528, align 32
  %2612 = shufflevector <4 x double> %2611, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2613 = getelementptr <4 x double>, ptr %2572, i64 5
  %2614 = load <4 x double>, ptr %2613, align 32
  %2615 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2612, <4 x double> %2582, <4 x double> %2614)
  store <4 x double> %2615, ptr %2613, align 32
  %2616 = getelementptr double, ptr %2564, i64 %2586
  %2617 = load <4 x double>, ptr %2532, align 32
  %2618 = shufflevector <4 x double> %2617, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2619 = bitcast ptr %2616 to ptr
  %2620 = load <4 x double>, ptr %2619, align 8
  %2621 = fneg <4 x double> %2582
  %2622 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2621, <4 x double> %2618, <4 x double> %2620)
  store <4 x double> %2622, ptr %2619, align 8
  %2623 = shufflevector <4 x double> %2582, <4 x double> poison, <4 x i32> zeroinitializer
  %2624 = shufflevector <4 x double> %2582, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2625 = shufflevector <4 x double> %2582, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2626 = shufflevector <4 x double> %2582, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  br label %2627

2627:
  %2628 = phi ptr [ %2568, %2566 ], [ %2647, %2627 ]
  %2629 = phi i64 [ 0, %2566 ], [ %2648, %2627 ]
  %2630 = load i64, ptr %2628
  %2631 = shl i64 %2630, 2
  %2632 = getelementptr <4 x double>, ptr %2565, i64 %2631
  %2633 = add i64 %2629, %2541
  %2634 = getelementptr <4 x double>, ptr %2563, i64 %2633
  %2635 = load <4 x double>, ptr %2634, align 32
  %2636 = load <4 x double>, ptr %2632, align 32
  %2637 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2623, <4 x double> %2635, <4 x double> %2636)
  store <4 x double> %2637, ptr %2632, align 32
  %2638 = getelementptr <4 x double>, ptr %2632, i64 1
  %2639 = load <4 x double>, ptr %2638, align 32
  %2640 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2624, <4 x double> %2635, <4 x double> %2639)
  store <4 x double> %2640, ptr %2638, align 32
  %2641 = getelementptr <4 x double>, ptr %2632, i64 2
  %2642 = load <4 x double>, ptr %2641, align 32
  %2643 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2625, <4 x double> %2635, <4 x double> %2642)
  store <4 x double> %2643, ptr %2641, align 32
  %2644 = getelementptr <4 x double>, ptr %2632, i64 3
  %2645 = load <4 x double>, ptr %2644, align 32
  %2646 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2626, <4 x double> %2635, <4 x double> %2645)
  store <4 x double> %2646, ptr %2644, align 32
  %2647 = getelementptr i64, ptr %2628, i64 1
  %2648 = add i64 %2629, 1
  %2649 = icmp eq i64 %2648, %2567
  br i1 %2649, label %2650, label %2627

2650:
  %2651 = load i64, ptr %2537
  %2652 = icmp eq i64 %2651, 0
  br i1 %2652, label %2728, label %2653

2653:
  %2654 = load ptr, ptr %2557
  %2655 = getelementptr i64, ptr %2654, i64 %2570
  %2656 = load i64, ptr %2655
  %2657 = mul i64 %2656, 6
  %2658 = getelementptr <4 x double>, ptr %2562, i64 %2657
  %2659 = load <4 x double>, ptr %2558, align 32
  %2660 = load <4 x double>, ptr %2559, align 32
  %2661 = load <4 x double>, ptr %2560, align 32
  %2662 = load <4 x double>, ptr %2561, align 32
  %2663 = load <4 x double>, ptr %2572, align 32
  %2664 = load <4 x double>, ptr %2598, align 32
  %2665 = load <4 x double>, ptr %2608, align 32
  %2666 = load <4 x double>, ptr %2593, align 32
  %2667 = load <4 x double>, ptr %2603, align 32
  %2668 = load <4 x double>, ptr %2613, align 32
  %2669 = shufflevector <4 x double> %2659, <4 x double> poison, <4 x i32> zeroinitializer
  %2670 = shufflevector <4 x double> %2660, <4 x double> poison, <4 x i32> zeroinitializer
  %2671 = fmul <4 x double> %2670, %2664
  %2672 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2669, <4 x double> %2663, <4 x double> %2671)
  %2673 = shufflevector <4 x double> %2661, <4 x double> poison, <4 x i32> zeroinitializer
  %2674 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2673, <4 x double> %2665, <4 x double> %2672)
  %2675 = fmul <4 x double> %2670, %2667
  %2676 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2669, <4 x double> %2666, <4 x double> %2675)
  %2677 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2673, <4 x double> %2668, <4 x double> %2676)
  %2678 = shufflevector <4 x double> %2659, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2679 = shufflevector <4 x double> %2660, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2680 = fmul <4 x double> %2679, %2664
  %2681 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2678, <4 x double> %2663, <4 x double> %2680)
  %2682 = shufflevector <4 x double> %2661, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2683 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2682, <4 x double> %2665, <4 x double> %2681)
  %2684 = fmul <4 x double> %2679, %2667
  %2685 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2678, <4 x double> %2666, <4 x double> %2684)
  %2686 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2682, <4 x double> %2668, <4 x double> %2685)
  %2687 = shufflevector <4 x double> %2659, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2688 = shufflevector <4 x double> %2660, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2689 = fmul <4 x double> %2688, %2664
  %2690 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2687, <4 x double> %2663, <4 x double> %2689)
  %2691 = shufflevector <4 x double> %2661, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2692 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2691, <4 x double> %2665, <4 x double> %2690)
  %2693 = fmul <4 x double> %2688, %2667
  %2694 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2687, <4 x double> %2666, <4 x double> %2693)
  %2695 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2691, <4 x double> %2668, <4 x double> %2694)
  %2696 = shufflevector <4 x double> %2662, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2697 = shufflevector <4 x double> %2662, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2698 = fneg <4 x double> %2697
  %2699 = fmul <4 x double> %2683, %2698
  %2700 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2696, <4 x double> %2692, <4 x double> %2699)
  %2701 = fadd <4 x double> %2700, %2677
  %2702 = shufflevector <4 x double> %2662, <4 x double> poison, <4 x i32> zeroinitializer
  %2703 = fneg <4 x double> %2702
  %2704 = fmul <4 x double> %2692, %2703
  %2705 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2697, <4 x double> %2674, <4 x double> %2704)
  %2706 = fadd <4 x double> %2705, %2686
  %2707 = fneg <4 x double> %2696
  %2708 = fmul <4 x double> %2674, %2707
  %2709 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2702, <4 x double> %2683, <4 x double> %2708)
  %2710 = fadd <4 x double> %2709, %2695
  %2711 = load <4 x double>, ptr %2658, align 32
  %2712 = fadd <4 x double> %2674, %2711
  store <4 x double> %2712, ptr %2658, align 32
  %2713 = getelementptr <4 x double>, ptr %2658, i64 3
  %2714 = load <4 x double>, ptr %2713, align 32
  %2715 = fadd <4 x double> %2701, %2714
  store <4 x double> %2715, ptr %2713, align 32
  %2716 = getelementptr <4 x double>, ptr %2658, i64 1
  %2717 = load <4 x double>, ptr %2716, align 32
  %2718 = fadd <4 x double> %2683, %2717
  store <4 x double> %2718, ptr %2716, align 32
  %2719 = getelementptr <4 x double>, ptr %2658, i64 4
  %2720 = load <4 x double>, ptr %2719, align 32
  %2721 = fadd <4 x double> %2706, %2720
  store <4 x double> %2721, ptr %2719, align 32
  %2722 = getelementptr <4 x double>, ptr %2658, i64 2
  %2723 = load <4 x double>, ptr %2722, align 32
  %2724 = fadd <4 x double> %2692, %2723
  store <4 x double> %2724, ptr %2722, align 32
  %2725 = getelementptr <4 x double>, ptr %2658, i64 5
  %2726 = load <4 x double>, ptr %2725, align 32
  %2727 = fadd <4 x double> %2710, %2726
  store <4 x double> %2727, ptr %2725, align 32
  br label %2728

2728:
  %2729 = add i64 %2569, 1
  %2730 = add i64 %2567, 1
  %2731 = icmp eq i64 %2729, %2545
  br i1 %2731, label %2732, label %2566

2732:
  %2733 = load i64, ptr %1931
  %2734 = icmp eq i64 %2733, 0
  br i1 %2734, label %2949, label %2735

2735:
  %2736 = getelementptr %struct.body, ptr %1932, i64 0, i32 0, i32 0
  %2737 = load <4 x double>, ptr %2736, align 32
  %2738 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 0, i32 1
  %2739 = load <4 x double>, ptr %2738, align 32
  %2740 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 0, i32 2
  %2741 = load <4 x double>, ptr %2740, align 32
  %2742 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 1
  %2743 = load <4 x double>, ptr %2742, align 32
  %2744 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 6, i32 0
  %2745 = load <4 x double>, ptr %2744, align 32
  %2746 = shufflevector <4 x double> %2745, <4 x double> poison, <4 x i32> zeroinitializer
  %2747 = shufflevector <4 x double> %2745, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2748 = fmul <4 x double> %2739, %2747
  %2749 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2737, <4 x double> %2746, <4 x double> %2748)
  %2750 = shufflevector <4 x double> %2745, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2751 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2741, <4 x double> %2750, <4 x double> %2749)
  %2752 = load <4 x double>, ptr %2485, align 32
  %2753 = shufflevector <4 x double> %2752, <4 x double> poison, <4 x i32> zeroinitializer
  %2754 = shufflevector <4 x double> %2752, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2755 = fmul <4 x double> %2739, %2754
  %2756 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2737, <4 x double> %2753, <4 x double> %2755)
  %2757 = shufflevector <4 x double> %2752, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2758 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2741, <4 x double> %2757, <4 x double> %2756)
  %2759 = load <4 x double>, ptr %2445, align 32
  %2760 = shufflevector <4 x double> %2759, <4 x double> poison, <4 x i32> zeroinitializer
  %2761 = shufflevector <4 x double> %2759, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2762 = fmul <4 x double> %2739, %2761
  %2763 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2737, <4 x double> %2760, <4 x double> %2762)
  %2764 = shufflevector <4 x double> %2759, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2765 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2741, <4 x double> %2764, <4 x double> %2763)
  %2766 = shufflevector <4 x double> %2737, <4 x double> poison, <4 x i32> zeroinitializer
  %2767 = shufflevector <4 x double> %2739, <4 x double> poison, <4 x i32> zeroinitializer
  %2768 = fmul <4 x double> %2767, %2758
  %2769 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2751, <4 x double> %2766, <4 x double> %2768)
  %2770 = shufflevector <4 x double> %2741, <4 x double> poison, <4 x i32> zeroinitializer
  %2771 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2765, <4 x double> %2770, <4 x double> %2769)
  %2772 = shufflevector <4 x double> %2737, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2773 = shufflevector <4 x double> %2739, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2774 = fmul <4 x double> %2773, %2758
  %2775 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2751, <4 x double> %2772, <4 x double> %2774)
  %2776 = shufflevector <4 x double> %2741, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2777 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2765, <4 x double> %2776, <4 x double> %2775)
  %2778 = shufflevector <4 x double> %2737, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2779 = shufflevector <4 x double> %2739, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2780 = fmul <4 x double> %2779, %2758
  %2781 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2751, <4 x double> %2778, <4 x double> %2780)
  %2782 = shufflevector <4 x double> %2741, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2783 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2765, <4 x double> %2782, <4 x double> %2781)
  %2784 = load <4 x double>, ptr %2439, align 32
  %2785 = shufflevector <4 x double> %2784, <4 x double> poison, <4 x i32> zeroinitializer
  %2786 = shufflevector <4 x double> %2784, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2787 = fmul <4 x double> %2739, %2786
  %2788 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2737, <4 x double> %2785, <4 x double> %2787)
  %2789 = shufflevector <4 x double> %2784, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2790 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2741, <4 x double> %2789, <4 x double> %2788)
  %2791 = load <4 x double>, ptr %2441, align 32
  %2792 = shufflevector <4 x double> %2791, <4 x double> poison, <4 x i32> zeroinitializer
  %2793 = shufflevector <4 x double> %2791, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2794 = fmul <4 x double> %2739, %2793
  %2795 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2737, <4 x double> %2792, <4 x double> %2794)
  %2796 = shufflevector <4 x double> %2791, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2797 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2741, <4 x double> %2796, <4 x double> %2795)
  %2798 = load <4 x double>, ptr %2443, align 32
  %2799 = shufflevector <4 x double> %2798, <4 x double> poison, <4 x i32> zeroinitializer
  %2800 = shufflevector <4 x double> %2798, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2801 = fmul <4 x double> %2739, %2800
  %2802 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2737, <4 x double> %2799, <4 x double> %2801)
  %2803 = shufflevector <4 x double> %2798, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2804 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2741, <4 x double> %2803, <4 x double> %2802)
  %2805 = fmul <4 x double> %2767, %2797
  %2806 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2790, <4 x double> %2766, <4 x double> %2805)
  %2807 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2804, <4 x double> %2770, <4 x double> %2806)
  %2808 = fmul <4 x double> %2773, %2797
  %2809 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2790, <4 x double> %2772, <4 x double> %2808)
  %2810 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2804, <4 x double> %2776, <4 x double> %2809)
  %2811 = fmul <4 x double> %2779, %2797
  %2812 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2790, <4 x double> %2778, <4 x double> %2811)
  %2813 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2804, <4 x double> %2782, <4 x double> %2812)
  %2814 = getelementptr %struct.body, ptr %1596, i64 %1927, i32 8, i32 0
  %2815 = load <4 x double>, ptr %2814, align 32
  %2816 = shufflevector <4 x double> %2815, <4 x double> poison, <4 x i32> zeroinitializer
  %2817 = shufflevector <4 x double> %2815, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2818 = fmul <4 x double> %2739, %2817
  %2819 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2737, <4 x double> %2816, <4 x double> %2818)
  %2820 = shufflevector <4 x double> %2815, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2821 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2741, <4 x double> %2820, <4 x double> %2819)
  %2822 = load <4 x double>, ptr %2502, align 32
  %2823 = shufflevector <4 x double> %2822, <4 x double> poison, <4 x i32> zeroinitializer
  %2824 = shufflevector <4 x double> %2822, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2825 = fmul <4 x double> %2739, %2824
  %2826 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2737, <4 x double> %2823, <4 x double> %2825)
  %2827 = shufflevector <4 x double> %2822, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2828 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2741, <4 x double> %2827, <4 x double> %2826)
  %2829 = load <4 x double>, ptr %2505, align 32
  %2830 = shufflevector <4 x double> %2829, <4 x double> poison, <4 x i32> zeroinitializer
  %2831 = shufflevector <4 x double> %2829, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2832 = fmul <4 x double> %2739, %2831
  %2833 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2737, <4 x double> %2830, <4 x double> %2832)
  %2834 = shufflevector <4 x double> %2829, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2835 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2741, <4 x double> %2834, <4 x double> %2833)
  %2836 = fmul <4 x double> %2767, %2828
  %2837 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2821, <4 x double> %2766, <4 x double> %2836)
  %2838 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2835, <4 x double> %2770, <4 x double> %2837)
  %2839 = fmul <4 x double> %2773, %2828
  %2840 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2821, <4 x double> %2772, <4 x double> %2839)
  %2841 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2835, <4 x double> %2776, <4 x double> %2840)
  %2842 = fmul <4 x double> %2779, %2828
  %2843 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2821, <4 x double> %2778, <4 x double> %2842)
  %2844 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2835, <4 x double> %2782, <4 x double> %2843)
  %2845 = shufflevector <4 x double> %2838, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %2846 = fmul <4 x double> %2743, %2845
  %2847 = shufflevector <4 x double> %2743, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %2848 = fmul <4 x double> %2847, %2838
  %2849 = fsub <4 x double> %2846, %2848
  %2850 = shufflevector <4 x double> %2849, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %2851 = shufflevector <4 x double> %2841, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %2852 = fmul <4 x double> %2743, %2851
  %2853 = fmul <4 x double> %2847, %2841
  %2854 = fsub <4 x double> %2852, %2853
  %2855 = shufflevector <4 x double> %2854, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %2856 = shufflevector <4 x double> %2844, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %2857 = fmul <4 x double> %2743, %2856
  %2858 = fmul <4 x double> %2847, %2844
  %2859 = fsub <4 x double> %2857, %2858
  %2860 = shufflevector <4 x double> %2859, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %2861 = fadd <4 x double> %2807, %2850
  %2862 = fadd <4 x double> %2810, %2855
  %2863 = fadd <4 x double> %2813, %2860
  %2864 = shufflevector <4 x double> %2743, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2865 = shufflevector <4 x double> %2743, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2866 = fneg <4 x double> %2810
  %2867 = fmul <4 x double> %2865, %2866
  %2868 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2813, <4 x double> %2864, <4 x double> %2867)
  %2869 = shufflevector <4 x double> %2743, <4 x double> poison, <4 x i32> zeroinitializer
  %2870 = fneg <4 x double> %2813
  %2871 = fmul <4 x double> %2869, %2870
  %2872 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2807, <4 x double> %2865, <4 x double> %2871)
  %2873 = fneg <4 x double> %2807
  %2874 = fmul <4 x double> %2864, %2873
  %2875 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2810, <4 x double> %2869, <4 x double> %2874)
  %2876 = shufflevector <4 x double> %2868, <4 x double> %2872, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %2877 = shufflevector <4 x double> %2868, <4 x double> %2872, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %2878 = shufflevector <4 x double> %2876, <4 x double> %2875, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %2879 = shufflevector <4 x double> %2876, <4 x double> %2875, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %2880 = shufflevector <4 x double> %2877, <4 x double> %2875, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %2881 = fneg <4 x double> %2862
  %2882 = fmul <4 x double> %2865, %2881
  %2883 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2863, <4 x double> %2864, <4 x double> %2882)
  %2884 = fneg <4 x double> %2863
  %2885 = fmul <4 x double> %2869, %2884
  %2886 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2861, <4 x double> %2865, <4 x double> %2885)
  %2887 = fneg <4 x double> %2861
  %2888 = fmul <4 x double> %2864, %2887
  %2889 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2862, <4 x double> %2869, <4 x double> %2888)
  %2890 = fadd <4 x double> %2878, %2883
  %2891 = fadd <4 x double> %2879, %2886
  %2892 = fadd <4 x double> %2880, %2889
  %2893 = fadd <4 x double> %2771, %2890
  %2894 = fadd <4 x double> %2777, %2891
  %2895 = fadd <4 x double> %2783, %2892
  %2896 = getelementptr %struct.body, ptr %1596, i64 %2733, i32 6, i32 0
  %2897 = load <4 x double>, ptr %2896, align 32
  %2898 = fadd <4 x double> %2897, %2893
  %2899 = getelementptr %struct.body, ptr %1596, i64 %2733, i32 6, i32 1
  %2900 = load <4 x double>, ptr %2899, align 32
  %2901 = fadd <4 x double> %2900, %2894
  %2902 = getelementptr %struct.body, ptr %1596, i64 %2733, i32 6, i32 2
  %2903 = load <4 x double>, ptr %2902, align 32
  %2904 = fadd <4 x double> %2903, %2895
  store <4 x double> %2898, ptr %2896, align 32
  store <4 x double> %2901, ptr %2899, align 32
  store <4 x double> %2904, ptr %2902, align 32
  %2905 = getelementptr %struct.body, ptr %1596, i64 %2733, i32 7, i32 0
  %2906 = load <4 x double>, ptr %2905, align 32
  %2907 = fadd <4 x double> %2906, %2861
  %2908 = getelementptr %struct.body, ptr %1596, i64 %2733, i32 7, i32 1
  %2909 = load <4 x double>, ptr %2908, align 32
  %2910 = fadd <4 x double> %2909, %2862
  %2911 = getelementptr %struct.body, ptr %1596, i64 %2733, i32 7, i32 2
  %2912 = load <4 x double>, ptr %2911, align 32
  %2913 = fadd <4 x double> %2912, %2863
  store <4 x double> %2907, ptr %2905, align 32
  store <4 x double> %2910, ptr %2908, align 32
  store <4 x double> %2913, ptr %2911, align 32
  %2914 = getelementptr %struct.body, ptr %1596, i64 %2733, i32 8, i32 0
  %2915 = load <4 x double>, ptr %2914, align 32
  %2916 = fadd <4 x double> %2838, %2915
  %2917 = getelementptr %struct.body, ptr %1596, i64 %2733, i32 8, i32 1
  %2918 = load <4 x double>, ptr %2917, align 32
  %2919 = fadd <4 x double> %2841, %2918
  %2920 = getelementptr %struct.body, ptr %1596, i64 %2733, i32 8, i32 2
  %2921 = load <4 x double>, ptr %2920, align 32
  %2922 = fadd <4 x double> %2844, %2921
  store <4 x double> %2916, ptr %2914, align 32
  store <4 x double> %2919, ptr %2917, align 32
  store <4 x double> %2922, ptr %2920, align 32
  %2923 = load <4 x double>, ptr %2525, align 32
  %2924 = shufflevector <4 x double> %2923, <4 x double> poison, <4 x i32> zeroinitializer
  %2925 = shufflevector <4 x double> %2923, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2926 = fmul <4 x double> %2739, %2925
  %2927 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2737, <4 x double> %2924, <4 x double> %2926)
  %2928 = shufflevector <4 x double> %2923, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2929 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2741, <4 x double> %2928, <4 x double> %2927)
  %2930 = getelementptr %struct.body, ptr %1596, i64 %2733, i32 9
  %2931 = load <4 x double>, ptr %2930, align 32
  %2932 = fadd <4 x double> %2931, %2929
  store <4 x double> %2932, ptr %2930, align 32
  %2933 = load <4 x double>, ptr %2522, align 32
  %2934 = shufflevector <4 x double> %2933, <4 x double> poison, <4 x i32> zeroinitializer
  %2935 = shufflevector <4 x double> %2933, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2936 = fmul <4 x double> %2739, %2935
  %2937 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2737, <4 x double> %2934, <4 x double> %2936)
  %2938 = shufflevector <4 x double> %2933, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2939 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2741, <4 x double> %2938, <4 x double> %2937)
  %2940 = shufflevector <4 x double> %2929, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %2941 = fmul <4 x double> %2743, %2940
  %2942 = fmul <4 x double> %2847, %2929
  %2943 = fsub <4 x double> %2941, %2942
  %2944 = shufflevector <4 x double> %2943, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %2945 = fadd <4 x double> %2939, %2944
  %2946 = getelementptr %struct.body, ptr %1596, i64 %2733, i32 10
  %2947 = load <4 x double>, ptr %2946, align 32
  %2948 = fadd <4 x double> %2947, %2945
  store <4 x double> %2948, ptr %2946, align 32
  br label %2949

2949:
  %2950 = icmp sgt i64 %1927, 1
  br i1 %2950, label %1926, label %1703

2951:
  %2952 = load ptr, ptr %1595
  %2953 = load ptr, ptr %9
  %2954 = getelementptr %struct.body, ptr %2952, i64 0, i32 3
  %2955 = bitcast ptr %32 to ptr
  %2956 = bitcast ptr %2954 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(64) %2956, i8 0, i64 64, i1 false)
  %2957 = load ptr, ptr %2955
  %2958 = getelementptr %struct.tree_closing.1, ptr %2953, i64 0, i32 15
  %2959 = load i64, ptr %2958
  %2960 = shl i64 %2959, 5
  call void @llvm.memset.p0.i64(ptr align 32 %2957, i8 0, i64 %2960, i1 false)
  %2961 = getelementptr %struct.tree_closing.1, ptr %2953, i64 0, i32 26
  %2962 = load ptr, ptr %2961
  %2963 = load i64, ptr %2962
  %2964 = getelementptr i64, ptr %2962, i64 1
  %2965 = load i64, ptr %2964
  %2966 = icmp slt i64 %2963, %2965
  %2967 = bitcast ptr %2957 to ptr
  br i1 %2966, label %2968, label %3090

2968:
  %2969 = getelementptr %struct.tree_closing.1, ptr %2953, i64 0, i32 27
  %2970 = load ptr, ptr %2969
  %2971 = getelementptr %struct.tree_closing.1, ptr %2953, i64 0, i32 28
  %2972 = load ptr, ptr %2971
  %2973 = load ptr, ptr %36
  %2974 = load ptr, ptr %64
  %2975 = getelementptr %struct.tree_closing.1, ptr %2953, i64 0, i32 16
  br label %2976

2976:
  %2977 = phi i64 [ %2963, %2968 ], [ %3075, %3074 ]
  %2978 = mul i64 %2977, 5
  %2979 = getelementptr i64, ptr %2970, i64 %2978
  %2980 = load i64, ptr %2979
  %2981 = getelementptr i64, ptr %2979, i64 1
  %2982 = load i64, ptr %2981
  %2983 = getelementptr i64, ptr %2979, i64 2
  %2984 = load i64, ptr %2983
  %2985 = add i64 %2982, 2
  %2986 = getelementptr i64, ptr %2979, i64 3
  %2987 = load i64, ptr %2986
  %2988 = getelementptr i64, ptr %2972, i64 %2987
  %2989 = getelementptr i64, ptr %2979, i64 4
  %2990 = load i64, ptr %2989
  %2991 = getelementptr <4 x double>, ptr %2973, i64 %2990
  %2992 = mul i64 %2984, %2985
  %2993 = getelementptr <4 x double>, ptr %2991, i64 %2992, i64 0
  %2994 = icmp sgt i64 %2984, 0
  br i1 %2994, label %2995, label %3032

2995:
  %2996 = icmp sgt i64 %2982, 0
  br label %2997

2997:
  %2998 = phi i64 [ 0, %2995 ], [ %3049, %3036 ]
  %2999 = phi ptr [ %2991, %2995 ], [ %3050, %3036 ]
  br i1 %2996, label %3052, label %3036

3000:
  %3001 = icmp sgt i64 %2984, 1
  br i1 %3001, label %3015, label %3032

3002:
  %3003 = phi i64 [ %3011, %3002 ], [ 0, %3036 ]
  %3004 = mul i64 %3003, %2984
  %3005 = add i64 %3004, %3003
  %3006 = getelementptr double, ptr %2993, i64 %3005
  %3007 = load double, ptr %3006
  %3008 = getelementptr double, ptr %2974, i64 %3003
  %3009 = load double, ptr %3008
  %3010 = fmul double %3007, %3009
  store double %3010, ptr %3008
  %3011 = add i64 %3003, 1
  %3012 = icmp eq i64 %3011, %2984
  br i1 %3012, label %3000, label %3002

3013:
  %3014 = icmp sgt i64 %3016, 2
  br i1 %3014, label %3015, label %3032

3015:
  %3016 = phi i64 [ %3017, %3013 ], [ %2984, %3000 ]
  %3017 = add i64 %3016, -1
  %3018 = mul i64 %3017, %2984
  %3019 = getelementptr double, ptr %2974, i64 %3017
  br label %3020

3020:
  %3021 = phi i64 [ 0, %3015 ], [ %3030, %3020 ]
  %3022 = add i64 %3021, %3018
  %3023 = getelementptr double, ptr %2993, i64 %3022
  %3024 = load double, ptr %3023
  %3025 = load double, ptr %3019
  %3026 = getelementptr double, ptr %2974, i64 %3021
  %3027 = load double, ptr %3026
  %3028 = fneg double %3024
  %3029 = call double @llvm.fmuladd.f64(double %3028, double %3025, double %3027)
  store double %3029, ptr %3026
  %3030 = add i64 %3021, 1
  %3031 = icmp eq i64 %3030, %3017
  br i1 %3031, label %3013, label %3020

3032:
  %3033 = icmp sgt i64 %2980, 0
  br i1 %3033, label %3034, label %3074

3034:
  %3035 = load ptr, ptr %2975
  br label %3066

3036:
  %3037 = phi <4 x double> [ zeroinitializer, %2997 ], [ %3063, %3052 ]
  %3038 = getelementptr <4 x double>, ptr %2999, i64 0, i64 3
  %3039 = load double, ptr %3038
  %3040 = extractelement <4 x double> %3037, i64 0
  %3041 = extractelement <4 x double> %3037, i64 1
  %3042 = fadd double %3040, %3041
  %3043 = extractelement <4 x double> %3037, i64 2
  %3044 = extractelement <4 x double> %3037, i64 3
  %3045 = fadd double %3043, %3044
  %3046 = fadd double %3042, %3045
  %3047 = fsub double %3039, %3046
  %3048 = getelementptr double, ptr %2974, i64 %2998
  store double %3047, ptr %3048
  %3049 = add i64 %2998, 1
  %3050 = getelementptr <4 x double>, ptr %2999, i64 %2985
  %3051 = icmp eq i64 %3049, %2984
  br i1 %3051, label %3002, label %2997

3052:
  %3053 = phi i64 [ %3064, %3052 ], [ 0, %2997 ]
  %3054 = phi <4 x double> [ %3063, %3052 ], [ zeroinitializer, %2997 ]
  %3055 = add i64 %3053, 2
  %3056 = getelementptr <4 x double>, ptr %2999, i64 %3055
  %3057 = load <4 x double>, ptr %3056, align 32
  %3058 = add i64 %3053, %2980
  %3059 = getelementptr i64, ptr %2988, i64 %3058
  %3060 = load i64, ptr %3059
  %3061 = getelementptr <4 x double>, ptr %2967, i64 %3060
  %3062 = load <4 x double>, ptr %3061, align 32
  %3063 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3057, <4 x double> %3062, <4 x double> %3054)
  %3064 = add i64 %3053, 1
  %3065 = icmp eq i64 %3064, %2982
  br i1 %3065, label %3036, label %3052

3066:
  %3067 = phi i64 [ 0, %3034 ], [ %3078, %3077 ]
  %3068 = phi i64 [ 0, %3034 ], [ %3079, %3077 ]
  %3069 = getelementptr i64, ptr %2988, i64 %3068
  %3070 = load i64, ptr %3069
  %3071 = getelementptr i64, ptr %3035, i64 %3070
  %3072 = load i64, ptr %3071
  %3073 = icmp sgt i64 %3072, 0
  br i1 %3073, label %3081, label %3077

3074:
  %3075 = add i64 %2977, 1
  %3076 = icmp eq i64 %3075, %2965
  br i1 %3076, label %3090, label %2976

3077:
  %3078 = phi i64 [ %3067, %3066 ], [ %3084, %3081 ]
  %3079 = add i64 %3068, 1
  %3080 = icmp eq i64 %3079, %2980
  br i1 %3080, label %3074, label %3066

3081:
  %3082 = phi i64 [ %3088, %3081 ], [ 0, %3066 ]
  %3083 = phi i64 [ %3084, %3081 ], [ %3067, %3066 ]
  %3084 = add i64 %3083, 1
  %3085 = getelementptr double, ptr %2974, i64 %3083
  %3086 = load double, ptr %3085
  %3087 = getelementptr <4 x double>, ptr %2967, i64 %3070, i64 %3082
  store double %3086, ptr %3087
  %3088 = add i64 %3082, 1
  %3089 = icmp eq i64 %3088, %3072
  br i1 %3089, label %3077, label %3081

3090:
  %3091 = load i64, ptr %1682
  %3092 = icmp slt i64 %3091, 1
  br i1 %3092, label %3362, label %3093

3093:
  %3094 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %3095 = getelementptr %struct.tree_closing.1, ptr %2953, i64 0, i32 18
  %3096 = getelementptr %struct.tree_closing.1, ptr %2953, i64 0, i32 19
  %3097 = getelementptr %struct.tree_closing.1, ptr %2953, i64 0, i32 20
  %3098 = getelementptr %struct.tree_closing.1, ptr %2953, i64 0, i32 27
  %3099 = getelementptr %struct.tree_closing.1, ptr %2953, i64 0, i32 28
  %3100 = getelementptr %struct.tree_closing.1, ptr %2953, i64 0, i32 16
  %3101 = load ptr, ptr %23
  %3102 = load ptr, ptr %36
  %3103 = load ptr, ptr %64
  br label %3104

3104:
  %3105 = phi i64 [ 1, %3093 ], [ %3207, %3347 ]
  %3106 = load ptr, ptr %3094
  %3107 = mul i64 %3105, 6
  %3108 = add i64 %3107, -6
  %3109 = getelementptr i64, ptr %3106, i64 %3108
  %3110 = load ptr, ptr %3095
  %3111 = getelementptr i64, ptr %3110, i64 %3105
  %3112 = load i64, ptr %3111
  %3113 = load ptr, ptr %3096
  %3114 = getelementptr i64, ptr %3113, i64 %3105
  %3115 = load i64, ptr %3114
  %3116 = add i64 %3115, %3112
  %3117 = icmp sgt i64 %3115, 0
  br i1 %3117, label %3118, label %3120

3118:
  %3119 = load ptr, ptr %3097
  br label %3350

3120:
  %3121 = phi <4 x double> [ zeroinitializer, %3104 ], [ %3359, %3350 ]
  %3122 = extractelement <4 x double> %3121, i64 0
  %3123 = extractelement <4 x double> %3121, i64 1
  %3124 = fadd double %3122, %3123
  %3125 = extractelement <4 x double> %3121, i64 2
  %3126 = extractelement <4 x double> %3121, i64 3
  %3127 = fadd double %3125, %3126
  %3128 = fadd double %3124, %3127
  %3129 = getelementptr %struct.body, ptr %2952, i64 %3105, i32 13
  %3130 = load <4 x double>, ptr %3129, align 32
  %3131 = extractelement <4 x double> %3130, i64 1
  %3132 = fadd double %3131, %3128
  %3133 = getelementptr %struct.body, ptr %2952, i64 %3105, i32 13, i64 1
  store double %3132, ptr %3133
  %3134 = load i64, ptr %3109
  %3135 = getelementptr i64, ptr %3109, i64 1
  %3136 = load i64, ptr %3135
  %3137 = icmp eq i64 %3136, 1
  %3138 = getelementptr %struct.body, ptr %2952, i64 %3105, i32 0, i32 0
  %3139 = load <4 x double>, ptr %3138, align 32
  %3140 = getelementptr %struct.body, ptr %2952, i64 %3105, i32 0, i32 1
  %3141 = load <4 x double>, ptr %3140, align 32
  %3142 = shufflevector <4 x double> %3139, <4 x double> %3141, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %3143 = shufflevector <4 x double> %3139, <4 x double> %3141, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %3144 = getelementptr %struct.body, ptr %2952, i64 %3105, i32 0, i32 2
  %3145 = load <4 x double>, ptr %3144, align 32
  %3146 = shufflevector <4 x double> %3142, <4 x double> %3145, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %3147 = shufflevector <4 x double> %3142, <4 x double> %3145, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %3148 = shufflevector <4 x double> %3143, <4 x double> %3145, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %3149 = getelementptr %struct.body, ptr %2952, i64 %3134, i32 3
  %3150 = load <4 x double>, ptr %3149, align 32
  %3151 = shufflevector <4 x double> %3150, <4 x double> poison, <4 x i32> zeroinitializer
  %3152 = shufflevector <4 x double> %3150, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3153 = fmul <4 x double> %3147, %3152
  %3154 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3146, <4 x double> %3151, <4 x double> %3153)
  %3155 = shufflevector <4 x double> %3150, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3156 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3148, <4 x double> %3155, <4 x double> %3154)
  %3157 = getelementptr %struct.body, ptr %2952, i64 %3134, i32 4
  %3158 = load <4 x double>, ptr %3157, align 32
  %3159 = getelementptr %struct.body, ptr %2952, i64 %3105, i32 1
  %3160 = load <4 x double>, ptr %3159, align 32
  %3161 = shufflevector <4 x double> %3160, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3162 = fmul <4 x double> %3150, %3161
  %3163 = shufflevector <4 x double> %3150, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3164 = fmul <4 x double> %3163, %3160
  %3165 = fsub <4 x double> %3162, %3164
  %3166 = shufflevector <4 x double> %3165, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3167 = fadd <4 x double> %3158, %3166
  %3168 = shufflevector <4 x double> %3167, <4 x double> poison, <4 x i32> zeroinitializer
  %3169 = shufflevector <4 x double> %3167, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3170 = fmul <4 x double> %3147, %3169
  %3171 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3146, <4 x double> %3168, <4 x double> %3170)
  %3172 = shufflevector <4 x double> %3167, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3173 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3148, <4 x double> %3172, <4 x double> %3171)
  %3174 = getelementptr %struct.body, ptr %2952, i64 %3105, i32 11
  %3175 = load <4 x double>, ptr %3174, align 32
  %3176 = fmul <4 x double> %3175, %3156
  %3177 = extractelement <4 x double> %3176, i64 0
  %3178 = extractelement <4 x double> %3176, i64 1
  %3179 = fadd double %3177, %3178
  %3180 = extractelement <4 x double> %3176, i64 2
  %3181 = fadd double %3180, %3179
  %3182 = getelementptr %struct.body, ptr %2952, i64 %3105, i32 12
  %3183 = load <4 x double>, ptr %3182, align 32
  %3184 = fmul <4 x double> %3183, %3173
  %3185 = extractelement <4 x double> %3184, i64 0
  %3186 = extractelement <4 x double> %3184, i64 1
  %3187 = fadd double %3185, %3186
  %3188 = extractelement <4 x double> %3184, i64 2
  %3189 = fadd double %3188, %3187
  %3190 = fadd double %3181, %3189
  %3191 = extractelement <4 x double> %3130, i64 0
  %3192 = fsub double %3132, %3190
  %3193 = fmul double %3191, %3192
  %3194 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %3193, i64 2
  %3195 = select i1 %3137, <4 x double> splat (double -0.000000e+00), <4 x double> %3194
  %3196 = fadd <4 x double> %3156, %3195
  %3197 = getelementptr %struct.body, ptr %2952, i64 %3105, i32 3
  store <4 x double> %3196, ptr %3197, align 32
  %3198 = select i1 %3137, <4 x double> %3194, <4 x double> splat (double -0.000000e+00)
  %3199 = fadd <4 x double> %3173, %3198
  %3200 = getelementptr %struct.body, ptr %2952, i64 %3105, i32 4
  store <4 x double> %3199, ptr %3200, align 32
  %3201 = getelementptr i64, ptr %3109, i64 3
  %3202 = load i64, ptr %3201
  %3203 = getelementptr double, ptr %4, i64 %3202
  store double %3193, ptr %3203
  %3204 = load ptr, ptr %2961
  %3205 = getelementptr i64, ptr %3204, i64 %3105
  %3206 = load i64, ptr %3205
  %3207 = add i64 %3105, 1
  %3208 = getelementptr i64, ptr %3204, i64 %3207
  %3209 = load i64, ptr %3208
  %3210 = icmp slt i64 %3206, %3209
  br i1 %3210, label %3211, label %3347

3211:
  %3212 = load ptr, ptr %3098
  %3213 = load ptr, ptr %3099
  br label %3214

3214:
  %3215 = phi i64 [ %3206, %3211 ], [ %3332, %3331 ]
  %3216 = mul i64 %3215, 5
  %3217 = getelementptr i64, ptr %3212, i64 %3216
  %3218 = load i64, ptr %3217
  %3219 = getelementptr i64, ptr %3217, i64 1
  %3220 = load i64, ptr %3219
  %3221 = getelementptr i64, ptr %3217, i64 2
  %3222 = load i64, ptr %3221
  %3223 = add i64 %3220, 2
  %3224 = getelementptr i64, ptr %3217, i64 3
  %3225 = load i64, ptr %3224
  %3226 = getelementptr i64, ptr %3213, i64 %3225
  %3227 = getelementptr i64, ptr %3217, i64 4
  %3228 = load i64, ptr %3227
  %3229 = getelementptr <4 x double>, ptr %3102, i64 %3228
  %3230 = mul i64 %3222, %3223
  %3231 = getelementptr <4 x double>, ptr %3229, i64 %3230, i64 0
  %3232 = icmp sgt i64 %3222, 0
  br i1 %3232, label %3233, label %3270

3233:
  %3234 = icmp sgt i64 %3220, 0
  br label %3235

3235:
  %3236 = phi i64 [ 0, %3233 ], [ %3306, %3274 ]
  %3237 = phi ptr [ %3229, %3233 ], [ %3307, %3274 ]
  br i1 %3234, label %3309, label %3274

3238:
  %3239 = icmp sgt i64 %3222, 1
  br i1 %3239, label %3253, label %3270

3240:
  %3241 = phi i64 [ %3249, %3240 ], [ 0, %3274 ]
  %3242 = mul i64 %3241, %3222
  %3243 = add i64 %3242, %3241
  %3244 = getelementptr double, ptr %3231, i64 %3243
  %3245 = load double, ptr %3244
  %3246 = getelementptr double, ptr %3103, i64 %3241
  %3247 = load double, ptr %3246
  %3248 = fmul double %3245, %3247
  store double %3248, ptr %3246
  %3249 = add i64 %3241, 1
  %3250 = icmp eq i64 %3249, %3222
  br i1 %3250, label %3238, label %3240

3251:
  %3252 = icmp sgt i64 %3254, 2
  br i1 %3252, label %3253, label %3270

3253:
  %3254 = phi i64 [ %3255, %3251 ], [ %3222, %3238 ]
  %3255 = add i64 %3254, -1
  %3256 = mul i64 %3255, %3222
  %3257 = getelementptr double, ptr %3103, i64 %3255
  br label %3258

3258:
  %3259 = phi i64 [ 0, %3253 ], [ %3268, %3258 ]
  %3260 = add i64 %3259, %3256
  %3261 = getelementptr double, ptr %3231, i64 %3260
  %3262 = load double, ptr %3261
  %3263 = load double, ptr %3257
  %3264 = getelementptr double, ptr %3103, i64 %3259
  %3265 = load double, ptr %3264
  %3266 = fneg double %3262
  %3267 = call double @llvm.fmuladd.f64(double %3266, double %3263, double %3265)
  store double %3267, ptr %3264
  %3268 = add i64 %3259, 1
  %3269 = icmp eq i64 %3268, %3255
  br i1 %3269, label %3251, label %3258

3270:
  %3271 = icmp sgt i64 %3218, 0
  br i1 %3271, label %3272, label %3331

3272:
  %3273 = load ptr, ptr %3100
  br label %3323

3274:
  %3275 = phi <4 x double> [ zeroinitializer, %3235 ], [ %3320, %3309 ]
  %3276 = getelementptr <4 x double>, ptr %3237, i64 0, i64 3
  %3277 = load double, ptr %3276
  %3278 = extractelement <4 x double> %3275, i64 0
  %3279 = extractelement <4 x double> %3275, i64 1
  %3280 = fadd double %3278, %3279
  %3281 = extractelement <4 x double> %3275, i64 2
  %3282 = extractelement <4 x double> %3275, i64 3
  %3283 = fadd double %3281, %3282
  %3284 = fadd double %3280, %3283
  %3285 = fsub double %3277, %3284
  %3286 = getelementptr double, ptr %3103, i64 %3236
  store double %3285, ptr %3286
  %3287 = load <4 x double>, ptr %3237, align 32
  %3288 = load <4 x double>, ptr %3200, align 32
  %3289 = fmul <4 x double> %3287, %3288
  %3290 = extractelement <4 x double> %3289, i64 0
  %3291 = extractelement <4 x double> %3289, i64 1
  %3292 = fadd double %3290, %3291
  %3293 = extractelement <4 x double> %3289, i64 2
  %3294 = fadd double %3293, %3292
  %3295 = getelementptr <4 x double>, ptr %3237, i64 1
  %3296 = load <4 x double>, ptr %3295, align 32
  %3297 = load <4 x double>, ptr %3197, align 32
  %3298 = fmul <4 x double> %3296, %3297
  %3299 = extractelement <4 x double> %3298, i64 0
  %3300 = extractelement <4 x double> %3298, i64 1
  %3301 = fadd double %3299, %3300
  %3302 = extractelement <4 x double> %3298, i64 2
  %3303 = fadd double %3302, %3301
  %3304 = fadd double %3294, %3303
  %3305 = fadd double %3285, %3304
  store double %3305, ptr %3286
  %3306 = add i64 %3236, 1
  %3307 = getelementptr <4 x double>, ptr %3237, i64 %3223
  %3308 = icmp eq i64 %3306, %3222
  br i1 %3308, label %3240, label %3235

3309:
  %3310 = phi i64 [ %3321, %3309 ], [ 0, %3235 ]
  %3311 = phi <4 x double> [ %3320, %3309 ], [ zeroinitializer, %3235 ]
  %3312 = add i64 %3310, 2
  %3313 = getelementptr <4 x double>, ptr %3237, i64 %3312
  %3314 = load <4 x double>, ptr %3313, align 32
  %3315 = add i64 %3310, %3218
  %3316 = getelementptr i64, ptr %3226, i64 %3315
  %3317 = load i64, ptr %3316
  %3318 = getelementptr <4 x double>, ptr %2967, i64 %3317
  %3319 = load <4 x double>, ptr %3318, align 32
  %3320 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3314, <4 x double> %3319, <4 x double> %3311)
  %3321 = add i64 %3310, 1
  %3322 = icmp eq i64 %3321, %3220
  br i1 %3322, label %3274, label %3309

3323:
  %3324 = phi i64 [ 0, %3272 ], [ %3335, %3334 ]
  %3325 = phi i64 [ 0, %3272 ], [ %3336, %3334 ]
  %3326 = getelementptr i64, ptr %3226, i64 %3325
  %3327 = load i64, ptr %3326
  %3328 = getelementptr i64, ptr %3273, i64 %3327
  %3329 = load i64, ptr %3328
  %3330 = icmp sgt i64 %3329, 0
  br i1 %3330, label %3338, label %3334

3331:
  %3332 = add i64 %3215, 1
  %3333 = icmp eq i64 %3332, %3209
  br i1 %3333, label %3347, label %3214

3334:
  %3335 = phi i64 [ %3324, %3323 ], [ %3341, %3338 ]
  %3336 = add i64 %3325, 1
  %3337 = icmp eq i64 %3336, %3218
  br i1 %3337, label %3331, label %3323

3338:
  %3339 = phi i64 [ %3345, %3338 ], [ 0, %3323 ]
  %3340 = phi i64 [ %3341, %3338 ], [ %3324, %3323 ]
  %3341 = add i64 %3340, 1
  %3342 = getelementptr double, ptr %3103, i64 %3340
  %3343 = load double, ptr %3342
  %3344 = getelementptr <4 x double>, ptr %2967, i64 %3327, i64 %3339
  store double %3343, ptr %3344
  %3345 = add i64 %3339, 1
  %3346 = icmp eq i64 %3345, %3329
  br i1 %3346, label %3334, label %3338

3347:
  %3348 = load i64, ptr %1682
  %3349 = icmp slt i64 %3105, %3348
  br i1 %3349, label %3104, label %3362

3350:
  %3351 = phi i64 [ %3112, %3118 ], [ %3360, %3350 ]
  %3352 = phi <4 x double> [ zeroinitializer, %3118 ], [ %3359, %3350 ]
  %3353 = getelementptr <4 x double>, ptr %3101, i64 %3351
  %3354 = load <4 x double>, ptr %3353, align 32
  %3355 = getelementptr i64, ptr %3119, i64 %3351
  %3356 = load i64, ptr %3355
  %3357 = getelementptr <4 x double>, ptr %2967, i64 %3356
  %3358 = load <4 x double>, ptr %3357, align 32
  %3359 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3354, <4 x double> %3358, <4 x double> %3352)
  %3360 = add i64 %3351, 1
  %3361 = icmp slt i64 %3360, %3116
  br i1 %3361, label %3350, label %3120

3362:
  %3363 = phi ptr [ %2957, %3090 ], [ %501, %631 ], [ %501, %1574 ], [ %2957, %3347 ]
  %3364 = bitcast ptr %3363 to ptr
  %3365 = icmp eq ptr %5, null
  br i1 %3365, label %3375, label %3366

3366:
  %3367 = load i64, ptr %54
  %3368 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 3
  %3369 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 2
  %3370 = call i64 @llvm.smax.i64(i64 %3367, i64 0)
  %3371 = icmp slt i64 %3367, 1
  br i1 %3371, label %3375, label %3372

3372:
  %3373 = load ptr, ptr %3368
  %3374 = load ptr, ptr %3369
  br label %3376

3375:
  ret void

3376:
  %3377 = phi i64 [ %3385, %3376 ], [ 0, %3372 ]
  %3378 = getelementptr i64, ptr %3373, i64 %3377
  %3379 = load i64, ptr %3378
  %3380 = getelementptr double, ptr %3364, i64 %3379
  %3381 = load double, ptr %3380
  %3382 = getelementptr i64, ptr %3374, i64 %3377
  %3383 = load i64, ptr %3382
  %3384 = getelementptr double, ptr %5, i64 %3383
  store double %3381, ptr %3384
  %3385 = add i64 %3377, 1
  %3386 = icmp eq i64 %3385, %3370
  br i1 %3386, label %3375, label %3376
}

define internal void @find_rows(ptr  %0, ptr  %1, ptr %2) {
  %4 = alloca [2 x ptr], align 16
  %5 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.closing, ptr %1, i64 0, i32 10
  %8 = bitcast ptr %7 to ptr
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.tree_closing.1, ptr %6, i64 0, i32 15
  %11 = load i64, ptr %10
  %12 = shl i64 %11, 5
  call void @llvm.memset.p0.i64(ptr align 8 %9, i8 0, i64 %12, i1 false)
  %13 = bitcast ptr %4 to ptr
  %14 = getelementptr [2 x ptr], ptr %4, i64 0, i64 0
  %15 = getelementptr %struct.closing, ptr %1, i64 0, i32 6
  %16 = load ptr, ptr %15
  store ptr %16, ptr %14, align 16
  %17 = getelementptr [2 x ptr], ptr %4, i64 0, i64 1
  %18 = getelementptr double, ptr %2, i64 4
  %19 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %20 = load i64, ptr %19
  %21 = mul i64 %20, 36
  %22 = getelementptr double, ptr %18, i64 %21
  store ptr %22, ptr %17
  %23 = getelementptr %struct.tree_closing.1, ptr %6, i64 0, i32 11
  %24 = getelementptr %struct.tree_closing.1, ptr %6, i64 0, i32 10
  %25 = load i64, ptr %24
  %26 = icmp sgt i64 %25, 0
  br i1 %26, label %27, label %31

27:
  %28 = load ptr, ptr %23
  %29 = getelementptr %struct.closing, ptr %1, i64 0, i32 13
  %30 = getelementptr %struct.closing, ptr %1, i64 0, i32 8
  br label %32

31:
  ret void

32:
  %33 = phi i64 [ %25, %27 ], [ %53, %52 ]
  %34 = phi ptr [ %28, %27 ], [ %54, %52 ]
  %35 = phi ptr [ %28, %27 ], [ %55, %52 ]
  %36 = load ptr, ptr %29
  %37 = getelementptr %struct.tree_loads, ptr %35, i64 0, i32 1
  %38 = load i64, ptr %37
  %39 = getelementptr double, ptr %36, i64 %38
  %40 = getelementptr %struct.tree_loads, ptr %35, i64 0, i32 0
  %41 = load i64, ptr %40
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %52

43:
  %44 = getelementptr %struct.tree_loads, ptr %35, i64 0, i32 3
  %45 = getelementptr %struct.tree_loads, ptr %35, i64 0, i32 4
  %46 = getelementptr %struct.tree_loads, ptr %35, i64 0, i32 2
  %47 = getelementptr %struct.tree_loads, ptr %35, i64 0, i32 5
  %48 = load i64, ptr %46
  br label %58

49:
  %50 = load ptr, ptr %23
  %51 = load i64, ptr %24
  br label %52

52:
  %53 = phi i64 [ %51, %49 ], [ %33, %32 ]
  %54 = phi ptr [ %50, %49 ], [ %34, %32 ]
  %55 = getelementptr %struct.tree_loads, ptr %35, i64 1
  %56 = getelementptr %struct.tree_loads, ptr %54, i64 %53
  %57 = icmp ult ptr %55, %56
  br i1 %57, label %32, label %31

58:
  %59 = phi i64 [ %48, %43 ], [ %71, %92 ]
  %60 = phi i64 [ %38, %43 ], [ %93, %92 ]
  %61 = phi i64 [ 0, %43 ], [ %89, %92 ]
  %62 = load ptr, ptr %44
  %63 = mul i64 %60, %61
  %64 = getelementptr i64, ptr %62, i64 %63
  %65 = load ptr, ptr %45
  %66 = mul i64 %59, %61
  %67 = getelementptr i64, ptr %65, i64 %66
  %68 = icmp sgt i64 %60, 0
  br i1 %68, label %75, label %69

69:
  %70 = load ptr, ptr %47
  call void %70(double 0.000000e+00, ptr %36, ptr null, ptr null, ptr null, ptr %39)
  %71 = load i64, ptr %46
  %72 = icmp sgt i64 %71, 0
  br i1 %72, label %73, label %88

73:
  %74 = load ptr, ptr %30
  br label %94

75:
  %76 = phi i64 [ %86, %75 ], [ 0, %58 ]
  %77 = getelementptr i64, ptr %64, i64 %76
  %78 = load i64, ptr %77
  %79 = and i64 %78, 1
  %80 = getelementptr [2 x ptr], ptr %4, i64 0, i64 %79
  %81 = load ptr, ptr %80
  %82 = ashr i64 %78, 1
  %83 = getelementptr double, ptr %81, i64 %82
  %84 = load double, ptr %83
  %85 = getelementptr double, ptr %36, i64 %76
  store double %84, ptr %85
  %86 = add i64 %76, 1
  %87 = icmp eq i64 %86, %60
  br i1 %87, label %69, label %75

88:
  %89 = add i64 %61, 1
  %90 = load i64, ptr %40
  %91 = icmp slt i64 %89, %90
  br i1 %91, label %92, label %49

92:
  %93 = load i64, ptr %37
  br label %58

94:
  %95 = phi i64 [ 0, %73 ], [ %101, %94 ]
  %96 = getelementptr double, ptr %39, i64 %95
  %97 = load double, ptr %96
  %98 = getelementptr i64, ptr %67, i64 %95
  %99 = load i64, ptr %98
  %100 = getelementptr double, ptr %74, i64 %99
  store double %97, ptr %100
  %101 = add i64 %95, 1
  %102 = icmp eq i64 %101, %71
  br i1 %102, label %88, label %94
}

define internal void @factorize(ptr  %0, i64 %1) {
  %3 = icmp sgt i64 %1, 0
  br i1 %3, label %5, label %4

4:
  ret void

5:
  %6 = phi i64 [ %89, %84 ], [ 0, %2 ]
  %7 = mul i64 %6, %1
  %8 = getelementptr double, ptr %0, i64 %7
  %9 = getelementptr double, ptr %8, i64 %6
  %10 = load double, ptr %9
  %11 = icmp ugt i64 %6, 1
  br i1 %11, label %14, label %12

12:
  %13 = icmp eq i64 %6, 0
  br i1 %13, label %84, label %91

14:
  %15 = phi i64 [ %82, %81 ], [ 1, %5 ]
  %16 = icmp ult i64 %15, 8
  %17 = mul i64 %15, %1
  br i1 %16, label %18, label %33

18:
  %19 = getelementptr double, ptr %8, i64 %15
  %20 = load double, ptr %19
  br label %21

21:
  %22 = phi double [ %20, %18 ], [ %30, %21 ]
  %23 = phi i64 [ 0, %18 ], [ %31, %21 ]
  %24 = getelementptr double, ptr %8, i64 %23
  %25 = load double, ptr %24
  %26 = add i64 %23, %17
  %27 = getelementptr double, ptr %0, i64 %26
  %28 = load double, ptr %27
  %29 = fneg double %25
  %30 = call double @llvm.fmuladd.f64(double %29, double %28, double %22)
  store double %30, ptr %19
  %31 = add i64 %23, 1
  %32 = icmp eq i64 %31, %15
  br i1 %32, label %81, label %21

33:
  %34 = getelementptr double, ptr %0, i64 %17
  br label %35

35:
  %36 = phi i64 [ %54, %35 ], [ 8, %33 ]
  %37 = phi <4 x double> [ %46, %35 ], [ zeroinitializer, %33 ]
  %38 = phi i64 [ %36, %35 ], [ 0, %33 ]
  %39 = phi <4 x double> [ %53, %35 ], [ zeroinitializer, %33 ]
  %40 = getelementptr double, ptr %8, i64 %38
  %41 = bitcast ptr %40 to ptr
  %42 = load <4 x double>, ptr %41, align 8
  %43 = getelementptr double, ptr %34, i64 %38
  %44 = bitcast ptr %43 to ptr
  %45 = load <4 x double>, ptr %44, align 8
  %46 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %42, <4 x double> %45, <4 x double> %37)
  %47 = getelementptr double, ptr %40, i64 4
  %48 = bitcast ptr %47 to ptr
  %49 = load <4 x double>, ptr %48, align 8
  %50 = getelementptr double, ptr %43, i64 4
  %51 = bitcast ptr %50 to ptr
  %52 = load <4 x double>, ptr %51, align 8
  %53 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %49, <4 x double> %52, <4 x double> %39)
  %54 = add i64 %36, 8
  %55 = icmp ugt i64 %54, %15
  br i1 %55, label %56, label %35

56:
  %57 = fadd <4 x double> %46, %53
  %58 = extractelement <4 x double> %57, i64 0
  %59 = extractelement <4 x double> %57, i64 1
  %60 = fadd double %58, %59
  %61 = extractelement <4 x double> %57, i64 2
  %62 = extractelement <4 x double> %57, i64 3
  %63 = fadd double %61, %62
  %64 = fadd double %60, %63
  %65 = icmp ult i64 %36, %15
  br i1 %65, label %66, label %76

66:
  %67 = phi double [ %73, %66 ], [ %64, %56 ]
  %68 = phi i64 [ %74, %66 ], [ %36, %56 ]
  %69 = getelementptr double, ptr %8, i64 %68
  %70 = load double, ptr %69
  %71 = getelementptr double, ptr %34, i64 %68
  %72 = load double, ptr %71
  %73 = call double @llvm.fmuladd.f64(double %70, double %72, double %67)
  %74 = add i64 %68, 1
  %75 = icmp eq i64 %74, %15
  br i1 %75, label %76, label %66

76:
  %77 = phi double [ %64, %56 ], [ %73, %66 ]
  %78 = getelementptr double, ptr %8, i64 %15
  %79 = load double, ptr %78
  %80 = fsub double %79, %77
  store double %80, ptr %78
  br label %81

81:
  %82 = add i64 %15, 1
  %83 = icmp eq i64 %82, %6
  br i1 %83, label %12, label %14

84:
  %85 = phi double [ %10, %12 ], [ %102, %91 ]
  %86 = fcmp ogt double %85, 0.000000e+00
  %87 = fdiv double 1.000000e+00, %85
  %88 = select i1 %86, double %87, double 0x7FF8000000000000
  store double %88, ptr %9
  %89 = add i64 %6, 1
  %90 = icmp eq i64 %89, %1
  br i1 %90, label %4, label %5

91:
  %92 = phi i64 [ %103, %91 ], [ 0, %12 ]
  %93 = phi double [ %102, %91 ], [ %10, %12 ]
  %94 = getelementptr double, ptr %8, i64 %92
  %95 = load double, ptr %94
  %96 = mul i64 %92, %1
  %97 = add i64 %96, %92
  %98 = getelementptr double, ptr %0, i64 %97
  %99 = load double, ptr %98
  %100 = fmul double %95, %99
  %101 = fneg double %95
  %102 = call double @llvm.fmuladd.f64(double %101, double %100, double %93)
  store double %100, ptr %94
  %103 = add i64 %92, 1
  %104 = icmp eq i64 %103, %6
  br i1 %104, label %84, label %91
}

define internal void @find_ends(ptr  %0, ptr  %1, ptr  %2) {
  %4 = getelementptr %struct.tree_closing.1, ptr %0, i64 0, i32 8
  %5 = load i64, ptr %4
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %12

7:
  %8 = getelementptr %struct.tree_closing.1, ptr %0, i64 0, i32 9
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.closing, ptr %1, i64 0, i32 6
  %11 = load ptr, ptr %10
  br label %13

12:
  ret void

13:
  %14 = phi i64 [ 0, %7 ], [ %84, %13 ]
  %15 = getelementptr i64, ptr %9, i64 %14
  %16 = load i64, ptr %15
  %17 = mul i64 %14, 18
  %18 = getelementptr double, ptr %11, i64 %17
  %19 = getelementptr %struct.place, ptr %2, i64 %16, i32 1
  %20 = load <4 x double>, ptr %19, align 32
  %21 = extractelement <4 x double> %20, i64 0
  store double %21, ptr %18
  %22 = extractelement <4 x double> %20, i64 1
  %23 = getelementptr double, ptr %18, i64 1
  store double %22, ptr %23
  %24 = extractelement <4 x double> %20, i64 2
  %25 = getelementptr double, ptr %18, i64 2
  store double %24, ptr %25
  %26 = getelementptr double, ptr %18, i64 3
  %27 = getelementptr %struct.place, ptr %2, i64 %16, i32 0, i32 0
  %28 = load <4 x double>, ptr %27, align 32
  %29 = extractelement <4 x double> %28, i64 0
  store double %29, ptr %26
  %30 = extractelement <4 x double> %28, i64 1
  %31 = getelementptr double, ptr %26, i64 1
  store double %30, ptr %31
  %32 = extractelement <4 x double> %28, i64 2
  %33 = getelementptr double, ptr %26, i64 2
  store double %32, ptr %33
  %34 = getelementptr double, ptr %26, i64 3
  %35 = getelementptr %struct.place, ptr %2, i64 %16, i32 0, i32 1
  %36 = load <4 x double>, ptr %35, align 32
  %37 = extractelement <4 x double> %36, i64 0
  store double %37, ptr %34
  %38 = extractelement <4 x double> %36, i64 1
  %39 = getelementptr double, ptr %34, i64 1
  store double %38, ptr %39
  %40 = extractelement <4 x double> %36, i64 2
  %41 = getelementptr double, ptr %34, i64 2
  store double %40, ptr %41
  %42 = getelementptr double, ptr %26, i64 6
  %43 = getelementptr %struct.place, ptr %2, i64 %16, i32 0, i32 2
  %44 = load <4 x double>, ptr %43, align 32
  %45 = extractelement <4 x double> %44, i64 0
  store double %45, ptr %42
  %46 = extractelement <4 x double> %44, i64 1
  %47 = getelementptr double, ptr %42, i64 1
  store double %46, ptr %47
  %48 = extractelement <4 x double> %44, i64 2
  %49 = getelementptr double, ptr %42, i64 2
  store double %48, ptr %49
  %50 = getelementptr double, ptr %18, i64 12
  %51 = getelementptr %struct.place, ptr %2, i64 %16, i32 2
  %52 = load <4 x double>, ptr %51, align 32
  %53 = load <4 x double>, ptr %27, align 32
  %54 = shufflevector <4 x double> %52, <4 x double> poison, <4 x i32> zeroinitializer
  %55 = load <4 x double>, ptr %35, align 32
  %56 = shufflevector <4 x double> %52, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %57 = fmul <4 x double> %56, %55
  %58 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %53, <4 x double> %54, <4 x double> %57)
  %59 = load <4 x double>, ptr %43, align 32
  %60 = shufflevector <4 x double> %52, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %61 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %59, <4 x double> %60, <4 x double> %58)
  %62 = extractelement <4 x double> %61, i64 0
  store double %62, ptr %50
  %63 = extractelement <4 x double> %61, i64 1
  %64 = getelementptr double, ptr %50, i64 1
  store double %63, ptr %64
  %65 = extractelement <4 x double> %61, i64 2
  %66 = getelementptr double, ptr %50, i64 2
  store double %65, ptr %66
  %67 = getelementptr double, ptr %50, i64 3
  %68 = getelementptr %struct.place, ptr %2, i64 %16, i32 3
  %69 = load <4 x double>, ptr %68, align 32
  %70 = load <4 x double>, ptr %27, align 32
  %71 = shufflevector <4 x double> %69, <4 x double> poison, <4 x i32> zeroinitializer
  %72 = load <4 x double>, ptr %35, align 32
  %73 = shufflevector <4 x double> %69, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %74 = fmul <4 x double> %73, %72
  %75 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %70, <4 x double> %71, <4 x double> %74)
  %76 = load <4 x double>, ptr %43, align 32
  %77 = shufflevector <4 x double> %69, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %78 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %76, <4 x double> %77, <4 x double> %75)
  %79 = extractelement <4 x double> %78, i64 0
  store double %79, ptr %67
  %80 = extractelement <4 x double> %78, i64 1
  %81 = getelementptr double, ptr %67, i64 1
  store double %80, ptr %81
  %82 = extractelement <4 x double> %78, i64 2
  %83 = getelementptr double, ptr %67, i64 2
  store double %82, ptr %83
  %84 = add i64 %14, 1
  %85 = icmp eq i64 %84, %5
  br i1 %85, label %12, label %13
}

define void @tree_motion_multipliers(ptr %0, double %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  %8 = alloca %struct.scratch, align 8
  %9 = alloca %struct.call, align 8
  %10 = alloca %struct.motion, align 8
  %11 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %12 = load i64, ptr %11
  %13 = shl i64 %12, 3
  %14 = add i64 %13, 8
  %15 = call ptr @malloc(i64 %14)
  %16 = bitcast ptr %15 to ptr
  %17 = bitcast ptr %8 to ptr
  %18 = call i32 @tree_take(ptr %0, ptr %8)
  %19 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21
  %20 = load ptr, ptr %19
  %21 = getelementptr %struct.tree_closing.1, ptr %20, i64 0, i32 1
  %22 = load i64, ptr %21
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %29

24:
  %25 = icmp ne i32 %18, 0
  %26 = icmp ne ptr %15, null
  %27 = and i1 %26, %25
  %28 = select i1 %27, double 0.000000e+00, double 0x7FF8000000000000
  br label %33

29:
  %30 = icmp ne i32 %18, 0
  %31 = icmp ne ptr %15, null
  %32 = and i1 %31, %30
  br i1 %32, label %38, label %46

33:
  %34 = phi i64 [ 0, %24 ], [ %36, %33 ]
  %35 = getelementptr double, ptr %6, i64 %34
  store double %28, ptr %35
  %36 = add i64 %34, 1
  %37 = icmp eq i64 %36, %22
  br i1 %37, label %29, label %33

38:
  %39 = bitcast ptr %9 to ptr
  %40 = getelementptr %struct.call, ptr %9, i64 0, i32 0
  store double %1, ptr %40
  %41 = getelementptr %struct.call, ptr %9, i64 0, i32 1
  store ptr %2, ptr %41
  %42 = getelementptr %struct.call, ptr %9, i64 0, i32 2
  store ptr %3, ptr %42
  %43 = getelementptr %struct.call, ptr %9, i64 0, i32 3
  store ptr %4, ptr %43
  %44 = getelementptr %struct.call, ptr %9, i64 0, i32 4
  store ptr %5, ptr %44
  call void @tree_find_given(ptr %0, ptr %8, ptr %9)
  %45 = bitcast ptr %10 to ptr
  call void @tree_motion_of(ptr sret(%struct.motion) align 8 %10, ptr %0, ptr %8, ptr %2)
  call void @tree_loops_solve(ptr %0, ptr %8, ptr %10, ptr %9, ptr %16, ptr %6)
  br label %46

46:
  call void @free(ptr %15)
  br i1 %30, label %47, label %48

47:
  call void @tree_give_back(ptr %0, ptr %8)
  br label %48

48:
  ret void
}

define void @tree_motion_correction(ptr %0, double %1, ptr %2, ptr  %3, ptr  %4, ptr %5, ptr  %6) {
  %8 = alloca %struct.motion, align 8
  %9 = alloca %struct.closing, align 8
  %10 = alloca %struct.part, align 8
  %11 = alloca %struct.scratch, align 8
  %12 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 1
  %15 = load i64, ptr %14
  %16 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %17 = load i64, ptr %16
  %18 = getelementptr %struct.tree_closing.1, ptr %13, i64 0, i32 38
  %19 = load i64, ptr %18
  %20 = getelementptr %struct.tree_closing.1, ptr %13, i64 0, i32 0
  %21 = load i64, ptr %20
  %22 = getelementptr %struct.tree_closing.1, ptr %13, i64 0, i32 39
  %23 = load i64, ptr %22
  %24 = add i64 %17, %15
  %25 = add i64 %24, %19
  %26 = add i64 %25, %21
  %27 = add i64 %26, %23
  %28 = shl i64 %27, 3
  %29 = call ptr @malloc(i64 %28)
  %30 = bitcast ptr %11 to ptr
  %31 = call i32 @tree_take(ptr %0, ptr %11)
  %32 = icmp ne i32 %31, 0
  %33 = icmp ne ptr %29, null
  %34 = and i1 %33, %32
  br i1 %34, label %35, label %557

35:
  %36 = bitcast ptr %29 to ptr
  %37 = load ptr, ptr %12
  %38 = load i64, ptr %14
  %39 = load i64, ptr %16
  %40 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 3
  %41 = load i64, ptr %40
  %42 = bitcast ptr %8 to ptr
  call void @tree_motion_of(ptr sret(%struct.motion) align 8 %8, ptr %0, ptr %11, ptr %2)
  %43 = bitcast ptr %9 to ptr
  %44 = getelementptr %struct.scratch, ptr %11, i64 0, i32 11
  %45 = load ptr, ptr %44
  %46 = ptrtoint ptr %45 to i64
  %47 = add i64 %46, 63
  %48 = and i64 %47, -64
  %49 = inttoptr i64 %48 to ptr
  %50 = getelementptr %struct.closing, ptr %9, i64 0, i32 0
  store ptr %49, ptr %50
  %51 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 17
  %52 = load i64, ptr %51
  %53 = mul i64 %52, 6
  %54 = getelementptr <4 x double>, ptr %49, i64 %53
  %55 = getelementptr %struct.closing, ptr %9, i64 0, i32 1
  store ptr %54, ptr %55
  %56 = getelementptr <4 x double>, ptr %54, i64 %52
  %57 = getelementptr %struct.closing, ptr %9, i64 0, i32 2
  store ptr %56, ptr %57
  %58 = getelementptr <4 x double>, ptr %56, i64 %52
  %59 = getelementptr %struct.closing, ptr %9, i64 0, i32 3
  store ptr %58, ptr %59
  %60 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 23
  %61 = load i64, ptr %60
  %62 = shl i64 %61, 2
  %63 = getelementptr <4 x double>, ptr %58, i64 %62
  %64 = getelementptr %struct.closing, ptr %9, i64 0, i32 4
  store ptr %63, ptr %64
  %65 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 15
  %66 = load i64, ptr %65
  %67 = getelementptr <4 x double>, ptr %63, i64 %66
  %68 = getelementptr %struct.closing, ptr %9, i64 0, i32 5
  store ptr %67, ptr %68
  %69 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 29
  %70 = load i64, ptr %69
  %71 = getelementptr <4 x double>, ptr %67, i64 %70
  %72 = getelementptr <4 x double>, ptr %71, i64 0, i64 0
  %73 = getelementptr %struct.closing, ptr %9, i64 0, i32 6
  store ptr %72, ptr %73
  %74 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 8
  %75 = load i64, ptr %74
  %76 = mul i64 %75, 18
  %77 = getelementptr double, ptr %72, i64 %76
  %78 = getelementptr %struct.closing, ptr %9, i64 0, i32 7
  store ptr %77, ptr %78
  %79 = mul i64 %75, 6
  %80 = getelementptr double, ptr %77, i64 %79
  %81 = getelementptr %struct.closing, ptr %9, i64 0, i32 8
  store ptr %80, ptr %81
  %82 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 1
  %83 = load i64, ptr %82
  %84 = getelementptr double, ptr %80, i64 %83
  %85 = getelementptr %struct.closing, ptr %9, i64 0, i32 9
  store ptr %84, ptr %85
  %86 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 0
  %87 = load i64, ptr %86
  %88 = getelementptr double, ptr %84, i64 %87
  %89 = getelementptr %struct.closing, ptr %9, i64 0, i32 10
  store ptr %88, ptr %89
  %90 = shl i64 %66, 2
  %91 = getelementptr double, ptr %88, i64 %90
  %92 = getelementptr %struct.closing, ptr %9, i64 0, i32 11
  store ptr %91, ptr %92
  %93 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 13
  %94 = load i64, ptr %93
  %95 = getelementptr double, ptr %91, i64 %94
  %96 = getelementptr %struct.closing, ptr %9, i64 0, i32 12
  store ptr %95, ptr %96
  %97 = getelementptr double, ptr %95, i64 %87
  %98 = getelementptr %struct.closing, ptr %9, i64 0, i32 13
  store ptr %97, ptr %98
  %99 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 38
  %100 = load i64, ptr %99
  %101 = getelementptr double, ptr %36, i64 %100
  %102 = getelementptr double, ptr %101, i64 %87
  %103 = getelementptr double, ptr %102, i64 %39
  %104 = getelementptr double, ptr %103, i64 %38
  call void @tree_go_outward(ptr %0, ptr %11, ptr %8, ptr %5)
  %105 = getelementptr %struct.scratch, ptr %11, i64 0, i32 3
  %106 = load ptr, ptr %105
  call void @find_ends(ptr %37, ptr %9, ptr %106)
  call void @find_rows(ptr %0, ptr %9, ptr %5)
  call void @find_along(ptr %0, ptr %9, ptr %11)
  %107 = load ptr, ptr %12
  %108 = getelementptr %struct.tree_closing.1, ptr %107, i64 0, i32 38
  %109 = load i64, ptr %108
  %110 = shl i64 %109, 3
  call void @llvm.memset.p0.i64(ptr align 8 %29, i8 0, i64 %110, i1 false)
  %111 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %112 = load i64, ptr %111
  %113 = icmp slt i64 %112, 1
  br i1 %113, label %178, label %114

114:
  %115 = getelementptr %struct.tree_closing.1, ptr %107, i64 0, i32 18
  %116 = load ptr, ptr %115
  %117 = getelementptr %struct.tree_closing.1, ptr %107, i64 0, i32 19
  %118 = load ptr, ptr %117
  %119 = getelementptr %struct.tree_closing.1, ptr %107, i64 0, i32 20
  %120 = getelementptr %struct.tree_closing.1, ptr %107, i64 0, i32 35
  %121 = getelementptr %struct.tree_closing.1, ptr %107, i64 0, i32 31
  %122 = getelementptr %struct.tree_closing.1, ptr %107, i64 0, i32 16
  %123 = getelementptr %struct.tree_closing.1, ptr %107, i64 0, i32 36
  %124 = getelementptr %struct.tree_closing.1, ptr %107, i64 0, i32 37
  br label %125

125:
  %126 = phi i64 [ 1, %114 ], [ %139, %138 ]
  %127 = getelementptr i64, ptr %116, i64 %126
  %128 = load i64, ptr %127
  %129 = getelementptr i64, ptr %118, i64 %126
  %130 = load i64, ptr %129
  %131 = add i64 %130, %128
  %132 = icmp sgt i64 %130, 0
  br i1 %132, label %133, label %138

133:
  %134 = load ptr, ptr %119
  %135 = load ptr, ptr %120
  %136 = load ptr, ptr %121
  %137 = load ptr, ptr %122
  br label %141

138:
  %139 = add i64 %126, 1
  %140 = icmp eq i64 %126, %112
  br i1 %140, label %178, label %125

141:
  %142 = phi i64 [ %128, %133 ], [ %166, %165 ]
  %143 = getelementptr i64, ptr %134, i64 %142
  %144 = load i64, ptr %143
  %145 = getelementptr i64, ptr %135, i64 %144
  %146 = load i64, ptr %145
  %147 = mul i64 %146, 5
  %148 = getelementptr i64, ptr %136, i64 %147
  %149 = getelementptr i64, ptr %148, i64 1
  %150 = load i64, ptr %149
  %151 = getelementptr i64, ptr %148, i64 4
  %152 = load i64, ptr %151
  %153 = getelementptr double, ptr %36, i64 %152
  %154 = getelementptr i64, ptr %137, i64 %144
  %155 = load i64, ptr %154
  %156 = icmp sgt i64 %155, 0
  br i1 %156, label %157, label %165

157:
  %158 = getelementptr <4 x double>, ptr %54, i64 %142
  %159 = load ptr, ptr %123
  %160 = getelementptr i64, ptr %159, i64 %144
  %161 = load i64, ptr %160
  %162 = load ptr, ptr %124
  %163 = getelementptr i64, ptr %162, i64 %142
  %164 = load i64, ptr %163
  br label %168

165:
  %166 = add i64 %142, 1
  %167 = icmp slt i64 %166, %131
  br i1 %167, label %141, label %138

168:
  %169 = phi i64 [ 0, %157 ], [ %176, %168 ]
  %170 = load <4 x double>, ptr %158, align 32
  %171 = extractelement <4 x double> %170, i64 %169
  %172 = add i64 %169, %161
  %173 = mul i64 %172, %150
  %174 = add i64 %173, %164
  %175 = getelementptr double, ptr %153, i64 %174
  store double %171, ptr %175
  %176 = add i64 %169, 1
  %177 = icmp eq i64 %176, %155
  br i1 %177, label %165, label %168

178:
  %179 = load i64, ptr %86
  %180 = icmp sgt i64 %179, 0
  br i1 %180, label %181, label %184

181:
  %182 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 2
  %183 = load ptr, ptr %182
  br label %209

184:
  %185 = bitcast ptr %6 to ptr
  %186 = bitcast ptr %2 to ptr
  %187 = add i64 %39, %38
  %188 = add i64 %187, %41
  %189 = shl i64 %188, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %185, ptr align 8 %186, i64 %189, i1 false)
  %190 = bitcast ptr %102 to ptr
  %191 = shl i64 %39, 3
  call void @llvm.memset.p0.i64(ptr align 8 %190, i8 0, i64 %191, i1 false)
  %192 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 30
  %193 = load i64, ptr %192
  %194 = icmp sgt i64 %193, 0
  br i1 %194, label %195, label %218

195:
  %196 = bitcast ptr %10 to ptr
  %197 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 31
  %198 = getelementptr %struct.part, ptr %10, i64 0, i32 0
  %199 = getelementptr %struct.part, ptr %10, i64 0, i32 1
  %200 = getelementptr %struct.part, ptr %10, i64 0, i32 2
  %201 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 32
  %202 = getelementptr %struct.part, ptr %10, i64 0, i32 3
  %203 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 33
  %204 = getelementptr %struct.part, ptr %10, i64 0, i32 4
  %205 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 34
  %206 = getelementptr %struct.part, ptr %10, i64 0, i32 5
  %207 = getelementptr double, ptr %6, i64 %38
  %208 = bitcast ptr %104 to ptr
  br label %221

209:
  %210 = phi i64 [ 0, %181 ], [ %216, %209 ]
  %211 = getelementptr i64, ptr %183, i64 %210
  %212 = load i64, ptr %211
  %213 = getelementptr double, ptr %80, i64 %212
  %214 = load double, ptr %213
  %215 = getelementptr double, ptr %101, i64 %210
  store double %214, ptr %215
  %216 = add i64 %210, 1
  %217 = icmp eq i64 %216, %179
  br i1 %217, label %184, label %209

218:
  %219 = phi double [ 0.000000e+00, %184 ], [ %437, %435 ]
  call void @tree_coordinate_rates(ptr %0, ptr %2, ptr %102, ptr %103)
  %220 = icmp sgt i64 %38, 0
  br i1 %220, label %543, label %499

221:
  %222 = phi double [ 0.000000e+00, %195 ], [ %437, %435 ]
  %223 = phi i64 [ 0, %195 ], [ %438, %435 ]
  %224 = load ptr, ptr %197
  %225 = mul i64 %223, 5
  %226 = getelementptr i64, ptr %224, i64 %225
  %227 = load i64, ptr %226
  store i64 %227, ptr %198
  %228 = getelementptr i64, ptr %226, i64 1
  %229 = load i64, ptr %228
  store i64 %229, ptr %199
  %230 = load ptr, ptr %201
  %231 = getelementptr i64, ptr %226, i64 2
  %232 = load i64, ptr %231
  %233 = getelementptr i64, ptr %230, i64 %232
  store ptr %233, ptr %200
  %234 = load ptr, ptr %203
  %235 = getelementptr i64, ptr %226, i64 3
  %236 = load i64, ptr %235
  %237 = getelementptr i64, ptr %234, i64 %236
  store ptr %237, ptr %202
  %238 = load ptr, ptr %205
  %239 = getelementptr i64, ptr %238, i64 %232
  store ptr %239, ptr %204
  %240 = getelementptr i64, ptr %226, i64 4
  %241 = load i64, ptr %240
  %242 = getelementptr double, ptr %36, i64 %241
  store ptr %242, ptr %206
  %243 = shl i64 %227, 1
  %244 = mul i64 %243, %227
  %245 = getelementptr double, ptr %104, i64 %244
  %246 = icmp sgt i64 %227, 0
  br i1 %246, label %247, label %255

247:
  %248 = icmp slt i64 %229, 8
  br label %249

249:
  %250 = phi i64 [ 1, %247 ], [ %443, %441 ]
  %251 = phi i64 [ 0, %247 ], [ %442, %441 ]
  %252 = mul i64 %251, %229
  %253 = getelementptr double, ptr %242, i64 %252
  %254 = mul i64 %251, %227
  br label %445

255:
  call void @factorize(ptr %104, i64 %227)
  call void @step_back(ptr %10, ptr %104, ptr %101, ptr %245, ptr %102)
  call void @step_back(ptr %10, ptr %104, ptr %84, ptr %245, ptr %207)
  %256 = sitofp i64 %227 to double
  %257 = fneg double %256
  %258 = shl i64 %227, 3
  %259 = mul i64 %258, %243
  call void @llvm.memset.p0.i64(ptr align 8 %208, i8 0, i64 %259, i1 false)
  br i1 %246, label %260, label %385

260:
  %261 = phi i64 [ %392, %388 ], [ 0, %255 ]
  %262 = mul i64 %261, %229
  %263 = mul i64 %261, %243
  br label %394

264:
  %265 = icmp sgt i64 %229, 0
  %266 = call i64 @llvm.smax.i64(i64 %243, i64 1)
  br label %269

267:
  %268 = icmp eq i64 %271, %227
  br i1 %268, label %385, label %269

269:
  %270 = phi i64 [ 0, %264 ], [ %271, %267 ]
  %271 = add i64 %270, 1
  %272 = icmp slt i64 %271, %227
  br i1 %272, label %278, label %309

273:
  %274 = icmp eq i64 %292, %270
  br i1 %274, label %309, label %275

275:
  %276 = mul i64 %270, %243
  %277 = mul i64 %292, %243
  br label %299

278:
  %279 = phi i64 [ %292, %278 ], [ %270, %269 ]
  %280 = phi i64 [ %293, %278 ], [ %271, %269 ]
  %281 = mul i64 %280, %243
  %282 = add i64 %281, %270
  %283 = getelementptr double, ptr %104, i64 %282
  %284 = load double, ptr %283
  %285 = call double @llvm.fabs.f64(double %284)
  %286 = mul i64 %279, %243
  %287 = add i64 %286, %270
  %288 = getelementptr double, ptr %104, i64 %287
  %289 = load double, ptr %288
  %290 = call double @llvm.fabs.f64(double %289)
  %291 = fcmp ogt double %285, %290
  %292 = select i1 %291, i64 %280, i64 %279
  %293 = add i64 %280, 1
  %294 = icmp slt i64 %293, %227
  br i1 %294, label %278, label %273

295:
  br i1 %265, label %296, label %309

296:
  %297 = mul i64 %270, %229
  %298 = mul i64 %292, %229
  br label %316

299:
  %300 = phi i64 [ 0, %275 ], [ %307, %299 ]
  %301 = add i64 %300, %276
  %302 = getelementptr double, ptr %104, i64 %301
  %303 = load double, ptr %302
  %304 = add i64 %300, %277
  %305 = getelementptr double, ptr %104, i64 %304
  %306 = load double, ptr %305
  store double %306, ptr %302
  store double %303, ptr %305
  %307 = add i64 %300, 1
  %308 = icmp eq i64 %307, %266
  br i1 %308, label %295, label %299

309:
  %310 = shl i64 %270, 1
  %311 = mul i64 %310, %227
  %312 = add i64 %311, %270
  %313 = getelementptr double, ptr %104, i64 %312
  %314 = load double, ptr %313
  %315 = fdiv double 1.000000e+00, %314
  br label %328

316:
  %317 = phi i64 [ 0, %296 ], [ %324, %316 ]
  %318 = add i64 %317, %297
  %319 = getelementptr double, ptr %242, i64 %318
  %320 = load double, ptr %319
  %321 = add i64 %317, %298
  %322 = getelementptr double, ptr %242, i64 %321
  %323 = load double, ptr %322
  store double %323, ptr %319
  store double %320, ptr %322
  %324 = add i64 %317, 1
  %325 = icmp eq i64 %324, %229
  br i1 %325, label %309, label %316

326:
  %327 = mul i64 %270, %229
  br i1 %265, label %336, label %344

328:
  %329 = phi i64 [ %334, %328 ], [ 0, %309 ]
  %330 = add i64 %329, %311
  %331 = getelementptr double, ptr %104, i64 %330
  %332 = load double, ptr %331
  %333 = fmul double %315, %332
  store double %333, ptr %331
  %334 = add i64 %329, 1
  %335 = icmp eq i64 %334, %266
  br i1 %335, label %326, label %328

336:
  %337 = phi i64 [ %342, %336 ], [ 0, %326 ]
  %338 = add i64 %337, %327
  %339 = getelementptr double, ptr %242, i64 %338
  %340 = load double, ptr %339
  %341 = fmul double %315, %340
  store double %341, ptr %339
  %342 = add i64 %337, 1
  %343 = icmp eq i64 %342, %229
  br i1 %343, label %344, label %336

344:
  br label %345

345:
  %346 = phi i64 [ %383, %382 ], [ 0, %344 ]
  %347 = shl i64 %346, 1
  %348 = mul i64 %347, %227
  %349 = add i64 %348, %270
  %350 = getelementptr double, ptr %104, i64 %349
  %351 = load double, ptr %350
  %352 = icmp eq i64 %346, %270
  %353 = fcmp oeq double %351, 0.000000e+00
  %354 = select i1 %352, i1 true, i1 %353
  br i1 %354, label %382, label %355

355:
  %356 = fneg double %351
  br label %360

357:
  br i1 %265, label %358, label %382

358:
  %359 = mul i64 %346, %229
  br label %371

360:
  %361 = phi i64 [ 0, %355 ], [ %369, %360 ]
  %362 = add i64 %361, %311
  %363 = getelementptr double, ptr %104, i64 %362
  %364 = load double, ptr %363
  %365 = add i64 %361, %348
  %366 = getelementptr double, ptr %104, i64 %365
  %367 = load double, ptr %366
  %368 = call double @llvm.fmuladd.f64(double %356, double %364, double %367)
  store double %368, ptr %366
  %369 = add i64 %361, 1
  %370 = icmp eq i64 %369, %266
  br i1 %370, label %357, label %360

371:
  %372 = phi i64 [ 0, %358 ], [ %380, %371 ]
  %373 = add i64 %372, %327
  %374 = getelementptr double, ptr %242, i64 %373
  %375 = load double, ptr %374
  %376 = add i64 %372, %359
  %377 = getelementptr double, ptr %242, i64 %376
  %378 = load double, ptr %377
  %379 = call double @llvm.fmuladd.f64(double %356, double %375, double %378)
  store double %379, ptr %377
  %380 = add i64 %372, 1
  %381 = icmp eq i64 %380, %229
  br i1 %381, label %382, label %371

382:
  %383 = add i64 %346, 1
  %384 = icmp eq i64 %383, %227
  br i1 %384, label %267, label %345

385:
  %386 = mul i64 %229, %227
  %387 = icmp sgt i64 %386, 0
  br i1 %387, label %409, label %405

388:
  %389 = add i64 %261, %227
  %390 = add i64 %389, %263
  %391 = getelementptr double, ptr %104, i64 %390
  store double 1.000000e+00, ptr %391
  %392 = add i64 %261, 1
  %393 = icmp eq i64 %392, %227
  br i1 %393, label %264, label %260

394:
  %395 = phi i64 [ 0, %260 ], [ %403, %394 ]
  %396 = getelementptr i64, ptr %239, i64 %395
  %397 = load i64, ptr %396
  %398 = add i64 %397, %262
  %399 = getelementptr double, ptr %242, i64 %398
  %400 = load double, ptr %399
  %401 = add i64 %395, %263
  %402 = getelementptr double, ptr %104, i64 %401
  store double %400, ptr %402
  %403 = add i64 %395, 1
  %404 = icmp eq i64 %403, %227
  br i1 %404, label %388, label %394

405:
  %406 = phi double [ %257, %385 ], [ %414, %409 ]
  br i1 %246, label %407, label %435

407:
  %408 = icmp slt i64 %227, %243
  br label %417

409:
  %410 = phi i64 [ %415, %409 ], [ 0, %385 ]
  %411 = phi double [ %414, %409 ], [ %257, %385 ]
  %412 = getelementptr double, ptr %242, i64 %410
  %413 = load double, ptr %412
  %414 = call double @llvm.fmuladd.f64(double %413, double %413, double %411)
  %415 = add i64 %410, 1
  %416 = icmp eq i64 %415, %386
  br i1 %416, label %405, label %409

417:
  %418 = phi i64 [ 0, %407 ], [ %424, %422 ]
  %419 = phi double [ %406, %407 ], [ %423, %422 ]
  br i1 %408, label %420, label %422

420:
  %421 = mul i64 %418, %243
  br label %426

422:
  %423 = phi double [ %419, %417 ], [ %432, %426 ]
  %424 = add i64 %418, 1
  %425 = icmp eq i64 %424, %227
  br i1 %425, label %435, label %417

426:
  %427 = phi i64 [ %227, %420 ], [ %433, %426 ]
  %428 = phi double [ %419, %420 ], [ %432, %426 ]
  %429 = add i64 %427, %421
  %430 = getelementptr double, ptr %104, i64 %429
  %431 = load double, ptr %430
  %432 = call double @llvm.fmuladd.f64(double %431, double %431, double %428)
  %433 = add i64 %427, 1
  %434 = icmp eq i64 %433, %243
  br i1 %434, label %422, label %426

435:
  %436 = phi double [ %406, %405 ], [ %423, %422 ]
  %437 = fadd double %222, %436
  %438 = add i64 %223, 1
  %439 = load i64, ptr %192
  %440 = icmp slt i64 %438, %439
  br i1 %440, label %221, label %218

441:
  %442 = add i64 %251, 1
  %443 = add i64 %250, 1
  %444 = icmp eq i64 %442, %227
  br i1 %444, label %255, label %249

445:
  %446 = phi i64 [ 0, %249 ], [ %497, %493 ]
  %447 = mul i64 %446, %229
  %448 = getelementptr double, ptr %242, i64 %447
  br i1 %248, label %472, label %449

449:
  %450 = phi i64 [ %468, %449 ], [ 8, %445 ]
  %451 = phi <4 x double> [ %460, %449 ], [ zeroinitializer, %445 ]
  %452 = phi i64 [ %450, %449 ], [ 0, %445 ]
  %453 = phi <4 x double> [ %467, %449 ], [ zeroinitializer, %445 ]
  %454 = getelementptr double, ptr %253, i64 %452
  %455 = bitcast ptr %454 to ptr
  %456 = load <4 x double>, ptr %455, align 8
  %457 = getelementptr double, ptr %448, i64 %452
  %458 = bitcast ptr %457 to ptr
  %459 = load <4 x double>, ptr %458, align 8
  %460 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %456, <4 x double> %459, <4 x double> %451)
  %461 = getelementptr double, ptr %454, i64 4
  %462 = bitcast ptr %461 to ptr
  %463 = load <4 x double>, ptr %462, align 8
  %464 = getelementptr double, ptr %457, i64 4
  %465 = bitcast ptr %464 to ptr
  %466 = load <4 x double>, ptr %465, align 8
  %467 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %463, <4 x double> %466, <4 x double> %453)
  %468 = add i64 %450, 8
  %469 = icmp sgt i64 %468, %229
  br i1 %469, label %470, label %449

470:
  %471 = fadd <4 x double> %460, %467
  br label %472

472:
  %473 = phi i64 [ 0, %445 ], [ %450, %470 ]
  %474 = phi <4 x double> [ zeroinitializer, %445 ], [ %471, %470 ]
  %475 = extractelement <4 x double> %474, i64 0
  %476 = extractelement <4 x double> %474, i64 1
  %477 = fadd double %475, %476
  %478 = extractelement <4 x double> %474, i64 2
  %479 = extractelement <4 x double> %474, i64 3
  %480 = fadd double %478, %479
  %481 = fadd double %477, %480
  %482 = icmp slt i64 %473, %229
  br i1 %482, label %483, label %493

483:
  %484 = phi double [ %490, %483 ], [ %481, %472 ]
  %485 = phi i64 [ %491, %483 ], [ %473, %472 ]
  %486 = getelementptr double, ptr %253, i64 %485
  %487 = load double, ptr %486
  %488 = getelementptr double, ptr %448, i64 %485
  %489 = load double, ptr %488
  %490 = call double @llvm.fmuladd.f64(double %487, double %489, double %484)
  %491 = add i64 %485, 1
  %492 = icmp eq i64 %491, %229
  br i1 %492, label %493, label %483

493:
  %494 = phi double [ %481, %472 ], [ %490, %483 ]
  %495 = add i64 %446, %254
  %496 = getelementptr double, ptr %104, i64 %495
  store double %494, ptr %496
  %497 = add i64 %446, 1
  %498 = icmp eq i64 %497, %250
  br i1 %498, label %441, label %445

499:
  %500 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 6
  %501 = load double, ptr %500
  %502 = fmul double %501, %501
  %503 = load i64, ptr %86
  %504 = icmp sgt i64 %503, 0
  br i1 %504, label %505, label %510

505:
  %506 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 7
  %507 = load double, ptr %506
  %508 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 2
  %509 = load ptr, ptr %508
  br label %518

510:
  %511 = phi double [ %502, %499 ], [ %526, %518 ]
  %512 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 4
  %513 = load i64, ptr %512
  %514 = icmp sgt i64 %513, 0
  br i1 %514, label %515, label %552

515:
  %516 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 5
  %517 = load ptr, ptr %516
  br label %531

518:
  %519 = phi double [ %502, %505 ], [ %526, %518 ]
  %520 = phi i64 [ 0, %505 ], [ %527, %518 ]
  %521 = getelementptr i64, ptr %509, i64 %520
  %522 = load i64, ptr %521
  %523 = getelementptr double, ptr %80, i64 %522
  %524 = load double, ptr %523
  %525 = fmul double %507, %524
  %526 = call double @llvm.fmuladd.f64(double %525, double %525, double %519)
  %527 = add i64 %520, 1
  %528 = icmp eq i64 %527, %503
  br i1 %528, label %510, label %518

529:
  %530 = icmp eq i64 %539, %513
  br i1 %530, label %552, label %531

531:
  %532 = phi i64 [ 0, %515 ], [ %539, %529 ]
  %533 = getelementptr i64, ptr %517, i64 %532
  %534 = load i64, ptr %533
  %535 = getelementptr double, ptr %80, i64 %534
  %536 = load double, ptr %535
  %537 = fmul double %536, %536
  %538 = fcmp olt double %511, %537
  %539 = add i64 %532, 1
  br i1 %538, label %540, label %529

540:
  %541 = sitofp i64 %534 to double
  %542 = fsub double -1.000000e+00, %541
  br label %552

543:
  %544 = phi i64 [ %550, %543 ], [ 0, %218 ]
  %545 = getelementptr double, ptr %103, i64 %544
  %546 = load double, ptr %545
  %547 = getelementptr double, ptr %6, i64 %544
  %548 = load double, ptr %547
  %549 = fadd double %546, %548
  store double %549, ptr %547
  %550 = add i64 %544, 1
  %551 = icmp eq i64 %550, %38
  br i1 %551, label %499, label %543

552:
  %553 = phi double [ %542, %540 ], [ 0.000000e+00, %510 ], [ 0.000000e+00, %529 ]
  %554 = fcmp olt double %553, 0.000000e+00
  %555 = select i1 %554, double %553, double %219
  %556 = getelementptr double, ptr %6, i64 %188
  store double %555, ptr %556
  br i1 %34, label %563, label %557

557:
  %558 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 3
  %559 = load i64, ptr %558
  %560 = add i64 %24, %559
  %561 = call i64 @llvm.smax.i64(i64 %560, i64 -1)
  %562 = icmp slt i64 %560, 0
  br i1 %562, label %563, label %564

563:
  call void @free(ptr %29)
  br i1 %32, label %569, label %570

564:
  %565 = phi i64 [ %567, %564 ], [ 0, %557 ]
  %566 = getelementptr double, ptr %6, i64 %565
  store double 0x7FF8000000000000, ptr %566
  %567 = add i64 %565, 1
  %568 = icmp eq i64 %565, %561
  br i1 %568, label %563, label %564

569:
  call void @tree_give_back(ptr %0, ptr %11)
  br label %570

570:
  ret void
}

define internal void @find_along(ptr  %0, ptr  %1, ptr  %2) {
  %4 = alloca [6 x <4 x double>], align 32
  %5 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21
  %6 = load ptr, ptr %5
  %7 = bitcast ptr %1 to ptr
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.tree_closing.1, ptr %6, i64 0, i32 17
  %10 = load i64, ptr %9
  %11 = mul i64 %10, 192
  call void @llvm.memset.p0.i64(ptr align 32 %8, i8 0, i64 %11, i1 false)
  %12 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %13 = load i64, ptr %12
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %32

15:
  %16 = getelementptr %struct.tree_closing.1, ptr %6, i64 0, i32 18
  %17 = getelementptr %struct.scratch, ptr %2, i64 0, i32 3
  %18 = getelementptr %struct.tree_closing.1, ptr %6, i64 0, i32 22
  %19 = bitcast ptr %4 to ptr
  %20 = getelementptr %struct.closing, ptr %1, i64 0, i32 0
  %21 = getelementptr %struct.tree_closing.1, ptr %6, i64 0, i32 14
  %22 = getelementptr %struct.closing, ptr %1, i64 0, i32 11
  %23 = getelementptr [6 x <4 x double>], ptr %4, i64 0, i64 0
  %24 = getelementptr [6 x <4 x double>], ptr %4, i64 0, i64 1
  %25 = getelementptr [6 x <4 x double>], ptr %4, i64 0, i64 2
  %26 = getelementptr [6 x <4 x double>], ptr %4, i64 0, i64 3
  %27 = getelementptr [6 x <4 x double>], ptr %4, i64 0, i64 4
  %28 = getelementptr [6 x <4 x double>], ptr %4, i64 0, i64 5
  %29 = getelementptr %struct.scratch, ptr %2, i64 0, i32 2
  %30 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %31 = getelementptr %struct.closing, ptr %1, i64 0, i32 1
  br label %33

32:
  ret void

33:
  %34 = phi i64 [ %13, %15 ], [ %166, %165 ]
  %35 = load ptr, ptr %16
  %36 = getelementptr i64, ptr %35, i64 %34
  %37 = load i64, ptr %36
  %38 = add i64 %34, 1
  %39 = getelementptr i64, ptr %35, i64 %38
  %40 = load i64, ptr %39
  %41 = icmp slt i64 %37, %40
  br i1 %41, label %168, label %42

42:
  %43 = load ptr, ptr %29
  %44 = load ptr, ptr %5
  %45 = load ptr, ptr %30
  %46 = mul i64 %34, 6
  %47 = add i64 %46, -6
  %48 = getelementptr i64, ptr %45, i64 %47
  %49 = getelementptr %struct.tree_closing.1, ptr %44, i64 0, i32 18
  %50 = load ptr, ptr %49
  %51 = getelementptr i64, ptr %50, i64 %34
  %52 = load i64, ptr %51
  %53 = getelementptr %struct.tree_closing.1, ptr %44, i64 0, i32 19
  %54 = load ptr, ptr %53
  %55 = getelementptr i64, ptr %54, i64 %34
  %56 = load i64, ptr %55
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %58, label %165

58:
  %59 = getelementptr i64, ptr %48, i64 1
  %60 = getelementptr %struct.tree_closing.1, ptr %44, i64 0, i32 21
  %61 = getelementptr %struct.body, ptr %43, i64 %34, i32 0, i32 0
  %62 = getelementptr %struct.body, ptr %43, i64 %34, i32 0, i32 1
  %63 = getelementptr %struct.body, ptr %43, i64 %34, i32 0, i32 2
  %64 = getelementptr %struct.body, ptr %43, i64 %34, i32 1
  br label %65

65:
  %66 = phi i64 [ 0, %58 ], [ %163, %162 ]
  %67 = add i64 %66, %52
  %68 = load ptr, ptr %20
  %69 = mul i64 %67, 6
  %70 = getelementptr <4 x double>, ptr %68, i64 %69
  %71 = load i64, ptr %59
  %72 = icmp eq i64 %71, 1
  %73 = select i1 %72, i64 2, i64 5
  %74 = getelementptr <4 x double>, ptr %70, i64 %73
  %75 = load <4 x double>, ptr %74, align 32
  %76 = fneg <4 x double> %75
  %77 = load ptr, ptr %31
  %78 = getelementptr <4 x double>, ptr %77, i64 %67
  store <4 x double> %76, ptr %78, align 32
  %79 = load i64, ptr %48
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %162, label %81

81:
  %82 = load ptr, ptr %20
  %83 = load ptr, ptr %60
  %84 = getelementptr i64, ptr %83, i64 %67
  %85 = load i64, ptr %84
  %86 = mul i64 %85, 6
  %87 = getelementptr <4 x double>, ptr %82, i64 %86
  %88 = load <4 x double>, ptr %61, align 32
  %89 = load <4 x double>, ptr %62, align 32
  %90 = load <4 x double>, ptr %63, align 32
  %91 = load <4 x double>, ptr %64, align 32
  %92 = load <4 x double>, ptr %70, align 32
  %93 = getelementptr <4 x double>, ptr %70, i64 1
  %94 = load <4 x double>, ptr %93, align 32
  %95 = getelementptr <4 x double>, ptr %70, i64 2
  %96 = load <4 x double>, ptr %95, align 32
  %97 = getelementptr <4 x double>, ptr %70, i64 3
  %98 = load <4 x double>, ptr %97, align 32
  %99 = getelementptr <4 x double>, ptr %70, i64 4
  %100 = load <4 x double>, ptr %99, align 32
  %101 = getelementptr <4 x double>, ptr %70, i64 5
  %102 = load <4 x double>, ptr %101, align 32
  %103 = shufflevector <4 x double> %88, <4 x double> poison, <4 x i32> zeroinitializer
  %104 = shufflevector <4 x double> %89, <4 x double> poison, <4 x i32> zeroinitializer
  %105 = fmul <4 x double> %104, %94
  %106 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %103, <4 x double> %92, <4 x double> %105)
  %107 = shufflevector <4 x double> %90, <4 x double> poison, <4 x i32> zeroinitializer
  %108 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %107, <4 x double> %96, <4 x double> %106)
  %109 = fmul <4 x double> %104, %100
  %110 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %103, <4 x double> %98, <4 x double> %109)
  %111 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %107, <4 x double> %102, <4 x double> %110)
  %112 = shufflevector <4 x double> %88, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %113 = shufflevector <4 x double> %89, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %114 = fmul <4 x double> %113, %94
  %115 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %112, <4 x double> %92, <4 x double> %114)
  %116 = shufflevector <4 x double> %90, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %117 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %116, <4 x double> %96, <4 x double> %115)
  %118 = fmul <4 x double> %113, %100
  %119 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %112, <4 x double> %98, <4 x double> %118)
  %120 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %116, <4 x double> %102, <4 x double> %119)
  %121 = shufflevector <4 x double> %88, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %122 = shufflevector <4 x double> %89, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %123 = fmul <4 x double> %122, %94
  %124 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %121, <4 x double> %92, <4 x double> %123)
  %125 = shufflevector <4 x double> %90, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %126 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %125, <4 x double> %96, <4 x double> %124)
  %127 = fmul <4 x double> %122, %100
  %128 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %121, <4 x double> %98, <4 x double> %127)
  %129 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %125, <4 x double> %102, <4 x double> %128)
  %130 = shufflevector <4 x double> %91, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %131 = shufflevector <4 x double> %91, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %132 = fneg <4 x double> %131
  %133 = fmul <4 x double> %117, %132
  %134 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %130, <4 x double> %126, <4 x double> %133)
  %135 = fadd <4 x double> %134, %111
  %136 = shufflevector <4 x double> %91, <4 x double> poison, <4 x i32> zeroinitializer
  %137 = fneg <4 x double> %136
  %138 = fmul <4 x double> %126, %137
  %139 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %131, <4 x double> %108, <4 x double> %138)
  %140 = fadd <4 x double> %139, %120
  %141 = fneg <4 x double> %130
  %142 = fmul <4 x double> %108, %141
  %143 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %136, <4 x double> %117, <4 x double> %142)
  %144 = fadd <4 x double> %143, %129
  %145 = load <4 x double>, ptr %87, align 32
  %146 = fadd <4 x double> %108, %145
  store <4 x double> %146, ptr %87, align 32
  %147 = getelementptr <4 x double>, ptr %87, i64 3
  %148 = load <4 x double>, ptr %147, align 32
  %149 = fadd <4 x double> %135, %148
  store <4 x double> %149, ptr %147, align 32
  %150 = getelementptr <4 x double>, ptr %87, i64 1
  %151 = load <4 x double>, ptr %150, align 32
  %152 = fadd <4 x double> %117, %151
  store <4 x double> %152, ptr %150, align 32
  %153 = getelementptr <4 x double>, ptr %87, i64 4
  %154 = load <4 x double>, ptr %153, align 32
  %155 = fadd <4 x double> %140, %154
  store <4 x double> %155, ptr %153, align 32
  %156 = getelementptr <4 x double>, ptr %87, i64 2
  %157 = load <4 x double>, ptr %156, align 32
  %158 = fadd <4 x double> %126, %157
  store <4 x double> %158, ptr %156, align 32
  %159 = getelementptr <4 x double>, ptr %87, i64 5
  %160 = load <4 x double>, ptr %159, align 32
  %161 = fadd <4 x double> %144, %160
  store <4 x double> %161, ptr %159, align 32
  br label %162

162:
  %163 = add i64 %66, 1
  %164 = icmp eq i64 %163, %56
  br i1 %164, label %165, label %65

165:
  %166 = add i64 %34, -1
  %167 = icmp sgt i64 %34, 1
  br i1 %167, label %33, label %32

168:
  %169 = phi ptr [ %273, %272 ], [ %35, %33 ]
  %170 = phi i64 [ %173, %272 ], [ %37, %33 ]
  %171 = load ptr, ptr %17
  %172 = load ptr, ptr %18
  %173 = add i64 %170, 1
  %174 = getelementptr i64, ptr %172, i64 %173
  %175 = load i64, ptr %174
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %19, i8 0, i64 192, i1 false)
  %176 = load ptr, ptr %20
  %177 = mul i64 %170, 6
  %178 = getelementptr <4 x double>, ptr %176, i64 %177
  %179 = getelementptr i64, ptr %172, i64 %170
  %180 = load i64, ptr %179
  %181 = icmp eq i64 %180, %175
  br i1 %181, label %272, label %182

182:
  %183 = icmp slt i64 %180, %175
  br i1 %183, label %184, label %194

184:
  %185 = load ptr, ptr %21
  %186 = load ptr, ptr %22
  br label %252

187:
  %188 = load <4 x double>, ptr %23, align 32
  %189 = load <4 x double>, ptr %24, align 32
  %190 = load <4 x double>, ptr %25, align 32
  %191 = load <4 x double>, ptr %26, align 32
  %192 = load <4 x double>, ptr %27, align 32
  %193 = load <4 x double>, ptr %28, align 32
  br label %194

194:
  %195 = phi <4 x double> [ %193, %187 ], [ zeroinitializer, %182 ]
  %196 = phi <4 x double> [ %192, %187 ], [ zeroinitializer, %182 ]
  %197 = phi <4 x double> [ %191, %187 ], [ zeroinitializer, %182 ]
  %198 = phi <4 x double> [ %190, %187 ], [ zeroinitializer, %182 ]
  %199 = phi <4 x double> [ %189, %187 ], [ zeroinitializer, %182 ]
  %200 = phi <4 x double> [ %188, %187 ], [ zeroinitializer, %182 ]
  %201 = getelementptr %struct.place, ptr %171, i64 %34, i32 0, i32 0
  %202 = load <4 x double>, ptr %201, align 32
  %203 = getelementptr %struct.place, ptr %171, i64 %34, i32 0, i32 1
  %204 = load <4 x double>, ptr %203, align 32
  %205 = getelementptr %struct.place, ptr %171, i64 %34, i32 0, i32 2
  %206 = load <4 x double>, ptr %205, align 32
  %207 = shufflevector <4 x double> %202, <4 x double> poison, <4 x i32> zeroinitializer
  %208 = shufflevector <4 x double> %202, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %209 = shufflevector <4 x double> %202, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %210 = fmul <4 x double> %199, %208
  %211 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %207, <4 x double> %200, <4 x double> %210)
  %212 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %209, <4 x double> %198, <4 x double> %211)
  %213 = load <4 x double>, ptr %178, align 32
  %214 = fadd <4 x double> %213, %212
  store <4 x double> %214, ptr %178, align 32
  %215 = fmul <4 x double> %208, %196
  %216 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %207, <4 x double> %197, <4 x double> %215)
  %217 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %209, <4 x double> %195, <4 x double> %216)
  %218 = getelementptr <4 x double>, ptr %178, i64 3
  %219 = load <4 x double>, ptr %218, align 32
  %220 = fadd <4 x double> %219, %217
  store <4 x double> %220, ptr %218, align 32
  %221 = shufflevector <4 x double> %204, <4 x double> poison, <4 x i32> zeroinitializer
  %222 = shufflevector <4 x double> %204, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %223 = shufflevector <4 x double> %204, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %224 = fmul <4 x double> %199, %222
  %225 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %221, <4 x double> %200, <4 x double> %224)
  %226 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %223, <4 x double> %198, <4 x double> %225)
  %227 = getelementptr <4 x double>, ptr %178, i64 1
  %228 = load <4 x double>, ptr %227, align 32
  %229 = fadd <4 x double> %228, %226
  store <4 x double> %229, ptr %227, align 32
  %230 = fmul <4 x double> %222, %196
  %231 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %221, <4 x double> %197, <4 x double> %230)
  %232 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %223, <4 x double> %195, <4 x double> %231)
  %233 = getelementptr <4 x double>, ptr %178, i64 4
  %234 = load <4 x double>, ptr %233, align 32
  %235 = fadd <4 x double> %232, %234
  store <4 x double> %235, ptr %233, align 32
  %236 = shufflevector <4 x double> %206, <4 x double> poison, <4 x i32> zeroinitializer
  %237 = shufflevector <4 x double> %206, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %238 = shufflevector <4 x double> %206, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %239 = fmul <4 x double> %199, %237
  %240 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %236, <4 x double> %200, <4 x double> %239)
  %241 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %238, <4 x double> %198, <4 x double> %240)
  %242 = getelementptr <4 x double>, ptr %178, i64 2
  %243 = load <4 x double>, ptr %242, align 32
  %244 = fadd <4 x double> %241, %243
  store <4 x double> %244, ptr %242, align 32
  %245 = fmul <4 x double> %237, %196
  %246 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %236, <4 x double> %197, <4 x double> %245)
  %247 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %238, <4 x double> %195, <4 x double> %246)
  %248 = getelementptr <4 x double>, ptr %178, i64 5
  %249 = load <4 x double>, ptr %248, align 32
  %250 = fadd <4 x double> %247, %249
  store <4 x double> %250, ptr %248, align 32
  %251 = load ptr, ptr %16
  br label %272

252:
  %253 = phi i64 [ %180, %184 ], [ %270, %252 ]
  %254 = shl i64 %253, 2
  %255 = getelementptr i64, ptr %185, i64 %254
  %256 = getelementptr double, ptr %186, i64 %253
  %257 = load double, ptr %256
  %258 = insertelement <4 x double> poison, double %257, i64 0
  %259 = shufflevector <4 x double> %258, <4 x double> poison, <4 x i32> zeroinitializer
  %260 = load i64, ptr %255
  %261 = srem i64 %260, 4
  %262 = getelementptr [4 x <4 x double>], ptr @push.units, i64 0, i64 %261
  %263 = load <4 x double>, ptr %262, align 32
  %264 = getelementptr i64, ptr %255, i64 2
  %265 = load i64, ptr %264
  %266 = getelementptr [6 x <4 x double>], ptr %4, i64 0, i64 %265
  %267 = load <4 x double>, ptr %266, align 32
  %268 = fneg <4 x double> %259
  %269 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %268, <4 x double> %263, <4 x double> %267)
  store <4 x double> %269, ptr %266, align 32
  %270 = add i64 %253, 1
  %271 = icmp eq i64 %270, %175
  br i1 %271, label %187, label %252

272:
  %273 = phi ptr [ %169, %168 ], [ %251, %194 ]
  %274 = getelementptr i64, ptr %273, i64 %38
  %275 = load i64, ptr %274
  %276 = icmp slt i64 %173, %275
  br i1 %276, label %168, label %42
}

define internal void @step_back(ptr  %0, ptr  %1, ptr  %2, ptr  %3, ptr  %4) {
  %6 = getelementptr %struct.part, ptr %0, i64 0, i32 0
  %7 = load i64, ptr %6
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %127

9:
  %10 = getelementptr %struct.part, ptr %0, i64 0, i32 2
  %11 = load ptr, ptr %10
  br label %111

12:
  %13 = icmp sgt i64 %7, 1
  br i1 %13, label %48, label %14

14:
  %15 = phi i1 [ false, %12 ], [ %13, %97 ]
  br i1 %8, label %17, label %127

16:
  br i1 %15, label %30, label %104

17:
  %18 = phi i64 [ %26, %17 ], [ 0, %14 ]
  %19 = mul i64 %18, %7
  %20 = add i64 %19, %18
  %21 = getelementptr double, ptr %1, i64 %20
  %22 = load double, ptr %21
  %23 = getelementptr double, ptr %3, i64 %18
  %24 = load double, ptr %23
  %25 = fmul double %22, %24
  store double %25, ptr %23
  %26 = add i64 %18, 1
  %27 = icmp eq i64 %26, %7
  br i1 %27, label %16, label %17

28:
  %29 = icmp sgt i64 %31, 2
  br i1 %29, label %30, label %104

30:
  %31 = phi i64 [ %32, %28 ], [ %7, %16 ]
  %32 = add i64 %31, -1
  %33 = call i64 @llvm.smax.i64(i64 %32, i64 1)
  %34 = mul i64 %32, %7
  %35 = getelementptr double, ptr %3, i64 %32
  br label %36

36:
  %37 = phi i64 [ 0, %30 ], [ %46, %36 ]
  %38 = add i64 %37, %34
  %39 = getelementptr double, ptr %1, i64 %38
  %40 = load double, ptr %39
  %41 = load double, ptr %35
  %42 = getelementptr double, ptr %3, i64 %37
  %43 = load double, ptr %42
  %44 = fneg double %40
  %45 = call double @llvm.fmuladd.f64(double %44, double %41, double %43)
  store double %45, ptr %42
  %46 = add i64 %37, 1
  %47 = icmp eq i64 %46, %33
  br i1 %47, label %28, label %36

48:
  %49 = phi i64 [ %102, %97 ], [ 1, %12 ]
  %50 = mul i64 %49, %7
  %51 = getelementptr double, ptr %1, i64 %50
  %52 = icmp ult i64 %49, 8
  br i1 %52, label %84, label %53

53:
  %54 = phi i64 [ %72, %53 ], [ 8, %48 ]
  %55 = phi <4 x double> [ %64, %53 ], [ zeroinitializer, %48 ]
  %56 = phi i64 [ %54, %53 ], [ 0, %48 ]
  %57 = phi <4 x double> [ %71, %53 ], [ zeroinitializer, %48 ]
  %58 = getelementptr double, ptr %51, i64 %56
  %59 = bitcast ptr %58 to ptr
  %60 = load <4 x double>, ptr %59, align 8
  %61 = getelementptr double, ptr %3, i64 %56
  %62 = bitcast ptr %61 to ptr
  %63 = load <4 x double>, ptr %62, align 8
  %64 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %60, <4 x double> %63, <4 x double> %55)
  %65 = getelementptr double, ptr %58, i64 4
  %66 = bitcast ptr %65 to ptr
  %67 = load <4 x double>, ptr %66, align 8
  %68 = getelementptr double, ptr %61, i64 4
  %69 = bitcast ptr %68 to ptr
  %70 = load <4 x double>, ptr %69, align 8
  %71 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %67, <4 x double> %70, <4 x double> %57)
  %72 = add i64 %54, 8
  %73 = icmp ugt i64 %72, %49
  br i1 %73, label %74, label %53

74:
  %75 = fadd <4 x double> %64, %71
  %76 = extractelement <4 x double> %75, i64 0
  %77 = extractelement <4 x double> %75, i64 1
  %78 = fadd double %76, %77
  %79 = extractelement <4 x double> %75, i64 2
  %80 = extractelement <4 x double> %75, i64 3
  %81 = fadd double %79, %80
  %82 = fadd double %78, %81
  %83 = icmp ult i64 %54, %49
  br i1 %83, label %84, label %97

84:
  %85 = phi double [ 0.000000e+00, %48 ], [ %82, %74 ]
  %86 = phi i64 [ 0, %48 ], [ %54, %74 ]
  br label %87

87:
  %88 = phi double [ %94, %87 ], [ %85, %84 ]
  %89 = phi i64 [ %95, %87 ], [ %86, %84 ]
  %90 = getelementptr double, ptr %51, i64 %89
  %91 = load double, ptr %90
  %92 = getelementptr double, ptr %3, i64 %89
  %93 = load double, ptr %92
  %94 = call double @llvm.fmuladd.f64(double %91, double %93, double %88)
  %95 = add i64 %89, 1
  %96 = icmp eq i64 %95, %49
  br i1 %96, label %97, label %87

97:
  %98 = phi double [ %82, %74 ], [ %94, %87 ]
  %99 = getelementptr double, ptr %3, i64 %49
  %100 = load double, ptr %99
  %101 = fsub double %100, %98
  store double %101, ptr %99
  %102 = add i64 %49, 1
  %103 = icmp eq i64 %102, %7
  br i1 %103, label %14, label %48

104:
  br i1 %8, label %105, label %127

105:
  %106 = getelementptr %struct.part, ptr %0, i64 0, i32 1
  %107 = load i64, ptr %106
  %108 = icmp sgt i64 %107, 0
  %109 = getelementptr %struct.part, ptr %0, i64 0, i32 5
  %110 = getelementptr %struct.part, ptr %0, i64 0, i32 3
  br label %120

111:
  %112 = phi i64 [ 0, %9 ], [ %118, %111 ]
  %113 = getelementptr i64, ptr %11, i64 %112
  %114 = load i64, ptr %113
  %115 = getelementptr double, ptr %2, i64 %114
  %116 = load double, ptr %115
  %117 = getelementptr double, ptr %3, i64 %112
  store double %116, ptr %117
  %118 = add i64 %112, 1
  %119 = icmp eq i64 %118, %7
  br i1 %119, label %12, label %111

120:
  %121 = phi i64 [ 0, %105 ], [ %129, %128 ]
  br i1 %108, label %122, label %128

122:
  %123 = load ptr, ptr %109
  %124 = mul i64 %107, %121
  %125 = getelementptr double, ptr %3, i64 %121
  %126 = load ptr, ptr %110
  br label %131

127:
  ret void

128:
  %129 = add i64 %121, 1
  %130 = icmp eq i64 %129, %7
  br i1 %130, label %127, label %120

131:
  %132 = phi i64 [ 0, %122 ], [ %143, %131 ]
  %133 = add i64 %124, %132
  %134 = getelementptr double, ptr %123, i64 %133
  %135 = load double, ptr %134
  %136 = load double, ptr %125
  %137 = getelementptr i64, ptr %126, i64 %132
  %138 = load i64, ptr %137
  %139 = getelementptr double, ptr %4, i64 %138
  %140 = load double, ptr %139
  %141 = fneg double %135
  %142 = call double @llvm.fmuladd.f64(double %141, double %136, double %140)
  store double %142, ptr %139
  %143 = add i64 %132, 1
  %144 = icmp eq i64 %143, %107
  br i1 %144, label %128, label %131
}

declare double @llvm.fabs.f64(double)

define void @tree_motion_rows(ptr %0, double %1, ptr %2, ptr  %3, ptr %4, ptr  %5, ptr %6) {
  %8 = alloca %struct.scratch, align 8
  %9 = alloca %struct.motion, align 8
  %10 = alloca %struct.closing, align 8
  %11 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21
  %12 = load ptr, ptr %11
  %13 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 0
  %14 = load i64, ptr %13
  %15 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %16 = load i64, ptr %15
  %17 = bitcast ptr %8 to ptr
  %18 = call i32 @tree_take(ptr %0, ptr %8)
  %19 = icmp sgt i64 %14, 0
  br i1 %19, label %26, label %20

20:
  %21 = mul i64 %16, %14
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %31

23:
  %24 = icmp eq i32 %18, 0
  %25 = select i1 %24, double 0x7FF8000000000000, double 0.000000e+00
  br label %33

26:
  %27 = phi i64 [ %29, %26 ], [ 0, %7 ]
  %28 = getelementptr double, ptr %5, i64 %27
  store double 0x7FF8000000000000, ptr %28
  %29 = add i64 %27, 1
  %30 = icmp eq i64 %29, %14
  br i1 %30, label %20, label %26

31:
  %32 = icmp eq i32 %18, 0
  br i1 %32, label %182, label %38

33:
  %34 = phi i64 [ 0, %23 ], [ %36, %33 ]
  %35 = getelementptr double, ptr %6, i64 %34
  store double %25, ptr %35
  %36 = add i64 %34, 1
  %37 = icmp eq i64 %36, %21
  br i1 %37, label %31, label %33

38:
  %39 = bitcast ptr %9 to ptr
  call void @tree_motion_of(ptr sret(%struct.motion) align 8 %9, ptr %0, ptr %8, ptr %2)
  %40 = bitcast ptr %10 to ptr
  %41 = getelementptr %struct.scratch, ptr %8, i64 0, i32 11
  %42 = load ptr, ptr %41
  %43 = ptrtoint ptr %42 to i64
  %44 = add i64 %43, 63
  %45 = and i64 %44, -64
  %46 = inttoptr i64 %45 to ptr
  %47 = getelementptr %struct.closing, ptr %10, i64 0, i32 0
  store ptr %46, ptr %47
  %48 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 17
  %49 = load i64, ptr %48
  %50 = mul i64 %49, 6
  %51 = getelementptr <4 x double>, ptr %46, i64 %50
  %52 = getelementptr %struct.closing, ptr %10, i64 0, i32 1
  store ptr %51, ptr %52
  %53 = getelementptr <4 x double>, ptr %51, i64 %49
  %54 = getelementptr %struct.closing, ptr %10, i64 0, i32 2
  store ptr %53, ptr %54
  %55 = getelementptr <4 x double>, ptr %53, i64 %49
  %56 = getelementptr %struct.closing, ptr %10, i64 0, i32 3
  store ptr %55, ptr %56
  %57 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 23
  %58 = load i64, ptr %57
  %59 = shl i64 %58, 2
  %60 = getelementptr <4 x double>, ptr %55, i64 %59
  %61 = getelementptr %struct.closing, ptr %10, i64 0, i32 4
  store ptr %60, ptr %61
  %62 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 15
  %63 = load i64, ptr %62
  %64 = getelementptr <4 x double>, ptr %60, i64 %63
  %65 = getelementptr %struct.closing, ptr %10, i64 0, i32 5
  store ptr %64, ptr %65
  %66 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 29
  %67 = load i64, ptr %66
  %68 = getelementptr <4 x double>, ptr %64, i64 %67
  %69 = getelementptr <4 x double>, ptr %68, i64 0, i64 0
  %70 = getelementptr %struct.closing, ptr %10, i64 0, i32 6
  store ptr %69, ptr %70
  %71 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 8
  %72 = load i64, ptr %71
  %73 = mul i64 %72, 18
  %74 = getelementptr double, ptr %69, i64 %73
  %75 = getelementptr %struct.closing, ptr %10, i64 0, i32 7
  store ptr %74, ptr %75
  %76 = mul i64 %72, 6
  %77 = getelementptr double, ptr %74, i64 %76
  %78 = getelementptr %struct.closing, ptr %10, i64 0, i32 8
  store ptr %77, ptr %78
  %79 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 1
  %80 = load i64, ptr %79
  %81 = getelementptr double, ptr %77, i64 %80
  %82 = getelementptr %struct.closing, ptr %10, i64 0, i32 9
  store ptr %81, ptr %82
  %83 = load i64, ptr %13
  %84 = getelementptr double, ptr %81, i64 %83
  %85 = getelementptr %struct.closing, ptr %10, i64 0, i32 10
  store ptr %84, ptr %85
  %86 = shl i64 %63, 2
  %87 = getelementptr double, ptr %84, i64 %86
  %88 = getelementptr %struct.closing, ptr %10, i64 0, i32 11
  store ptr %87, ptr %88
  %89 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 13
  %90 = load i64, ptr %89
  %91 = getelementptr double, ptr %87, i64 %90
  %92 = getelementptr %struct.closing, ptr %10, i64 0, i32 12
  store ptr %91, ptr %92
  %93 = getelementptr double, ptr %91, i64 %83
  %94 = getelementptr %struct.closing, ptr %10, i64 0, i32 13
  store ptr %93, ptr %94
  call void @tree_go_outward(ptr %0, ptr %8, ptr %9, ptr %4)
  %95 = getelementptr %struct.scratch, ptr %8, i64 0, i32 3
  %96 = load ptr, ptr %95
  call void @find_ends(ptr %12, ptr %10, ptr %96)
  call void @find_rows(ptr %0, ptr %10, ptr %4)
  call void @find_along(ptr %0, ptr %10, ptr %8)
  br i1 %19, label %97, label %100

97:
  %98 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 2
  %99 = load ptr, ptr %98
  br label %117

100:
  %101 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %102 = load i64, ptr %101
  %103 = icmp slt i64 %102, 1
  br i1 %103, label %126, label %104

104:
  %105 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %106 = load ptr, ptr %105
  %107 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 18
  %108 = load ptr, ptr %107
  %109 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 19
  %110 = load ptr, ptr %109
  %111 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 20
  %112 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 35
  %113 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 31
  %114 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 32
  %115 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 16
  %116 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 36
  br label %127

117:
  %118 = phi i64 [ 0, %97 ], [ %124, %117 ]
  %119 = getelementptr i64, ptr %99, i64 %118
  %120 = load i64, ptr %119
  %121 = getelementptr double, ptr %77, i64 %120
  %122 = load double, ptr %121
  %123 = getelementptr double, ptr %5, i64 %118
  store double %122, ptr %123
  %124 = add i64 %118, 1
  %125 = icmp eq i64 %124, %14
  br i1 %125, label %100, label %117

126:
  call void @tree_give_back(ptr %0, ptr %8)
  br label %182

127:
  %128 = phi i64 [ 1, %104 ], [ %147, %146 ]
  %129 = mul i64 %128, 6
  %130 = add i64 %129, -3
  %131 = getelementptr i64, ptr %106, i64 %130
  %132 = load i64, ptr %131
  %133 = getelementptr i64, ptr %108, i64 %128
  %134 = load i64, ptr %133
  %135 = getelementptr i64, ptr %110, i64 %128
  %136 = load i64, ptr %135
  %137 = add i64 %136, %134
  %138 = icmp sgt i64 %136, 0
  br i1 %138, label %139, label %146

139:
  %140 = load ptr, ptr %111
  %141 = load ptr, ptr %112
  %142 = load ptr, ptr %113
  %143 = load ptr, ptr %114
  %144 = load ptr, ptr %115
  %145 = getelementptr i64, ptr %142, i64 2
  br label %149

146:
  %147 = add i64 %128, 1
  %148 = icmp eq i64 %128, %102
  br i1 %148, label %126, label %127

149:
  %150 = phi i64 [ %134, %139 ], [ %168, %167 ]
  %151 = getelementptr i64, ptr %140, i64 %150
  %152 = load i64, ptr %151
  %153 = getelementptr i64, ptr %141, i64 %152
  %154 = load i64, ptr %153
  %155 = mul i64 %154, 5
  %156 = getelementptr i64, ptr %145, i64 %155
  %157 = load i64, ptr %156
  %158 = getelementptr i64, ptr %143, i64 %157
  %159 = getelementptr i64, ptr %144, i64 %152
  %160 = load i64, ptr %159
  %161 = icmp sgt i64 %160, 0
  br i1 %161, label %162, label %167

162:
  %163 = getelementptr <4 x double>, ptr %51, i64 %150
  %164 = load ptr, ptr %116
  %165 = getelementptr i64, ptr %164, i64 %152
  %166 = load i64, ptr %165
  br label %170

167:
  %168 = add i64 %150, 1
  %169 = icmp slt i64 %168, %137
  br i1 %169, label %149, label %146

170:
  %171 = phi i64 [ 0, %162 ], [ %180, %170 ]
  %172 = load <4 x double>, ptr %163, align 32
  %173 = extractelement <4 x double> %172, i64 %171
  %174 = add i64 %166, %171
  %175 = getelementptr i64, ptr %158, i64 %174
  %176 = load i64, ptr %175
  %177 = mul i64 %176, %16
  %178 = add i64 %177, %132
  %179 = getelementptr double, ptr %6, i64 %178
  store double %173, ptr %179
  %180 = add i64 %171, 1
  %181 = icmp eq i64 %180, %160
  br i1 %181, label %167, label %170

182:
  ret void
}
